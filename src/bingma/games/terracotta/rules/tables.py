"""The component data that the rules read, filled in from components.toml by the engine."""

from bingma.kit.rules import table

# The grid (T1.2). A set of spaces has one bit for each space.
LINE = table("line")  # [COLUMN or ROW][place]: its spaces
AROUND = table("around")  # [space]: the spaces that touch it, 8 in the middle
TILE_AREA = table("tile_area")  # [tile]: its spaces; 0 for tiles that are no area
RANKED = table("ranked")  # [inspected row][inspected column][priority 1 to 6]: spaces (T5.11)

# The wheel (T3.3), as the rings stand at the start
WHEEL_ACTION = table("wheel_action")  # [ring][slice]: ON_COINS …
WHEEL_NUMBER = table("wheel_number")  # [ring][slice]: amount, master or weapon
OVERSEER_START = table("overseer_start")  # [0]: opposite the upgrade action

# Set-up (section 2)
WORKERS = table("workers")  # [players]
START_COINS = table("start_coins")  # [0]
START_CLAY = table("start_clay")  # [place in the turn order]
BASES = table("bases")  # [0]
INSPECTOR_START = table("inspector_start")  # [COLUMN or ROW]

# Prices
ROTATE_COST = table("rotate_cost")  # [0]
MASTER_COST = table("master_cost")  # [tokens placed]
SPECIALIST_PRICE = table("specialist_price")  # [kind][number built]
SPECIALIST_WEAPON = table("specialist_weapon")  # [kind]
WEAPON_SPECIALIST = table("weapon_specialist")  # [weapon]

# Points
RACK = table("rack")  # [warriors of the type taken]
WEAPON_VP = table("weapon_vp")  # [weapon]: at once, per statue (halberd), per space (bow)
WEAPON_COINS = table("weapon_coins")  # [weapon]
INSPECTOR_VP = table("inspector_vp")  # dominance, presence
TILE_VP = table("tile_vp")  # [round - 1]: dominance, presence
FOOTMAN_VP = table("footman_vp")  # dominance, presence
GROUP_VP = table("group_vp")  # dominance, presence, for each warrior of the group
MUSICIAN_VP = table("musician_vp")  # [0]
LEFTOVER_PER_VP = table("leftover_per_vp")  # [0]

# Masters and clean-up
CLAYMAKER_CLAY = table("claymaker_clay")  # [0]
INSPECTOR_STEPS = table("inspector_steps")  # [0]
CRAFTSMAN_STACKS = table("craftsman_stacks")  # [0]
GIVES_COIN = table("gives_coin")  # [master]
KEEPS_CLAY = table("keeps_clay")  # [master]
PRIORITY_TOKENS = table("priority_tokens")  # [0]
CLEANUP_STEP = table("cleanup_step")  # [0]

# The decree chart (T5.8), by row
DECREE_WEAPON = table("decree_weapon")  # or -1
DECREE_BUILD = table("decree_build")  # clay, or 0
DECREE_TURNS = table("decree_turns")  # [inner or middle ring][row]
