"""The component data that the rules read, filled in from components.toml by the engine."""

from bingma.kit.rules import table

# Worker cards (X2.1)
CARD_COLOUR = table("card_colour")
CARD_NUMBER = table("card_number")
CARD_COINS = table("card_coins")
CARD_CLAY = table("card_clay")
CARD_PIGMENTS = table("card_pigments")  # [card][colour]
CARD_HELPER = table("card_helper")  # or -1
CARD_HELPER_PP = table("card_helper_pp")  # [card][turn - 1]

# Equipment (X2.2)
EQUIPMENT_KIND = table("equipment_kind")
EQUIPMENT_COST = table("equipment_cost")
EQUIPMENT_CLAY = table("equipment_clay")
KIND_MATERIAL = table("kind_material")
KIND_SECTION = table("kind_section")

# The pit (X2.3, X2.4)
NEIGHBOUR_BITS = table("neighbour_bits")  # [space]: one bit for each orthogonal neighbour
SPACE_STATUE = table("space_statue")  # [section][face][place]: 1 starts with a raw statue
SPACE_PP = table("space_pp")
SPACE_COINS = table("space_coins")
SPACE_PIGMENT = table("space_pigment")  # colour, or -1

# Requests (X2.5)
REQUEST_COLOUR = table("request_colour")

# Prices, numbers of pieces and points
START_COINS = table("start_coins")  # [0]
START_CLAY = table("start_clay")  # [0]
START_PIGMENT = table("start_pigment")  # [starting tile - 1]
RAW_STATUES = table("raw_statues")  # [0]
PIGMENTS_PER_COLOUR = table("pigments_per_colour")  # [0]
WARRIORS_PER_PLAYER = table("warriors_per_player")  # [0]
SEALS_PER_PLAYER = table("seals_per_player")  # [0]
CRAFT_CLAY = table("craft_clay")  # [section]
PAIR_LIMIT = table("pair_limit")  # [players]
FEE_OF_TWO = table("fee_of_two")  # two players: [opposing builders]
MAJORITY_PP = table("majority_pp")  # [section][rank]
SET_PP = table("set_pp")  # [size of the set]
END_TILE_PP = table("end_tile_pp")  # [game-end tile]: for each thing that it counts
RESOURCES_MOST = table("resources_most")  # [0]: that can be returned
PRESTIGE_EACH = table("prestige_each")  # [0]: prestige for each of its points
