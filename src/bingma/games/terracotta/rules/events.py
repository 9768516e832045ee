"""What the rules tell about: numbers here, worded as data in `bingma.games.terracotta.events`.

Each is emitted as (kind, seat, a, b, c); the comment says what a, b, c are.

Steps of the Prime Minister and of scoring (T7.10) are told in parts: what was considered, what else
belongs to the choice and its effects come first; the event that names the rule closes it.
"""

ACTED = 1  # action id, 1 if automatic, what the slice shows; seat CHANCE: the outcome of a draw
ROUND_BEGAN = 2  # round
TURN_BEGAN = 3
GAINED = 4  # resource, amount
PAID = 5  # resource, amount
SCORED = 6  # points, source
BUILT = 7  # type, space
SPECIALIST_PUT = 8  # kind, space, direction or NONE
DRIED = 9  # amount
SCORING_BEGAN = 10
GAME_ENDED = 11
RING_TURNED = 12  # ring
WORKER_PLACED = 13  # 1 for an artisan, slice
SOAKED = 14  # amount
UPGRADED = 15  # slice
WEAPON_TURNED = 16  # weapon, 1 if active now
HIRED = 17  # master
PRIORITY_TAKEN = 18
INSPECTOR_SENT = 19  # inspector, steps, place
STORED = 20  # type, change of the clay in its warehouse

COINS, WET_CLAY, DRY_CLAY = 0, 1, 2  # resources
MOST_SHOWN = 16  # what a slice shows is told as MOST_SHOWN * action + number

# Parts: what was considered.
FIRST_PART = 30
SLICE_SEEN = 30  # slice
SLICE_SKIPPED = 31  # of the seat's worker: slice, 1 for an artisan
SUM_SEEN = 32  # sum of two dice
ROW_SEEN = 33  # decree row, its turns of the inner and the middle ring
REASON_SEEN = 34  # reason (below)
NEED_SEEN = 35  # needed, owned
LACK_SEEN = 36  # what is missing for a build (below)
MASTER_SEEN = 37  # master
WEAPON_SEEN = 38  # weapon, 1 if available
STACK_SEEN = 39  # type, clay
KIND_SEEN = 40  # specialist, reason, price or NONE
TYPE_SEEN = 41  # type, VP on the rack, 1 if its weapon is available
TYPES_KEPT = 42  # step (below), types as bits, round of the tile
GROUP_SEEN = 43  # letter or NONE, type, first space
GROUP_WARRIORS = 44  # of the group just seen: the Prime Minister's, the human's
GROUP_STRENGTHS = 45  # the same with kneeling archers
SPACE_SEEN = 46  # space, what it is worth to the step; for a specialist two such numbers
MOVE_SEEN = 47  # inspector, steps, swing
COUNT_SEEN = 48  # of the seat: count
WORKER_SEEN = 49  # of the seat: slice, 1 for an artisan
WARRIOR_SEEN = 50  # of the seat: type, space
SEAT_SEEN = 51  # the seat itself

# Parts: more than one thing chosen.
GROUP_KEPT = 52  # type, first space
SPACE_KEPT = 53  # space
STACK_KEPT = 54  # type
FACED = 55  # direction

# Parts: effects.
COINS_CHANGED = 56  # amount
CLAY_CHANGED = 57  # amount
POINTS_CHANGED = 58  # amount
SWING = 59  # amount
POINTS_OF = 60  # of the seat: amount

# Rules, which close an event.
FIRST_RULE = 70
OVERSEER_MOVED = 70  # slice, where it was
DECREE_MARKED = 71  # row, or NONE
WORKER_SENT = 72  # 1 for an artisan, slice, why (below)
ACTION_DONE = 73  # what the slice shows: action, number; for an upgrade the slice
MASTER_USED = 74  # master
MASTER_COPIED = 75  # what the slice shows: action, number
WEAPON_READIED = 76  # weapon, the weapon shown
FAILED = 77  # what the slice shows: action, number
SPARE_TAKEN = 78  # resource, why (below)
RINGS_TURNED = 79  # inner, middle
ROW_RESOLVED = 80  # row, weapon or NONE, clay; for a weapon: 1 if it is available already
ROW_WEAPON = 81  # weapon
ROW_SCORED = 82  # points
SPECIALIST_SENT = 83  # kind or NONE, space, weapon
TYPE_CHOSEN = 84  # type, 1 if built with weapons
GROUP_CHOSEN = 85  # letter, or NONE for a new group; then 1 if all spaces touch the type
KEPT_PRIORITY = 86  # up to which
KEPT_TILE = 87  # tile, its round
KEPT_BEST_PRIORITY = 88  # priority
KEPT_MUSICIANS = 89
KEPT_FOOTMAN = 90
WARRIOR_BUILT = 91  # type, space
WEAPON_USED = 92  # weapon
INSPECTOR_MOVED = 93  # inspector, steps (0: stays), place
SURPRISE_PAID = 94  # resource
MASTER_GIVEN = 95  # master
INSPECTORS_SCORED = 96  # column, row
MUSICIAN_SCORED = 97  # space
TILE_SCORED = 98  # tile, round
FOOTMAN_SCORED = 99  # space
GROUP_SCORED = 100  # type, first space, warriors
LEFTOVER_SCORED = 101

# The same, of what T7.10 does not list.
DECREE_ROLLED = 102  # why (below), the slice that is blocked, whose craftsman
RING_BEGAN = 103  # ring, slice, what it shows as MOST_SHOWN * action + number
SPECIALIST_CHOSEN = 104  # kind, weapon, 1 if the sword is the only one
STEP_LEFT_OUT = 105  # KEPT_PRIORITY … KEPT_FOOTMAN, its number, round of the tile
STEP_KEPT_ALL = 106  # the same
WORKERS_HOME = 107
WHEEL_TURNED = 108  # inner, middle
INSPECTORS_WENT_ON = 109  # column, row
ORDER_SET = 110
LONE_REMOVED = 111

# Why an action failed, why a spare action is taken, why a specialist is passed over.
NO_CLAY, NO_COINS, NO_ROOM, ALREADY_ARTISAN = 0, 1, 2, 3
NO_MASTER, NO_STACK, NOTHING_TO_SOAK, ALL_AVAILABLE, BY_PRIORITY, BY_DECREE = 4, 5, 6, 7, 8, 9
SOLD_OUT, UNWILLING, WILLING = 10, 11, 12

NO_BASE_LEFT, NO_WARRIOR_LEFT, NO_SPACE_LEFT = 0, 1, 2  # why there is no room
SLICE_EMPTY, NO_CRAFTSMAN, BESIDE_CRAFTSMAN, AFTER_BLOCK = 0, 1, 2, 3  # why this worker, there
BY_BLOCK, BY_ACTION, BY_OPTION = 0, 1, 2  # why a decree is rolled though nothing failed
BY_TILE, BY_MUCH_CLAY, BY_CUSTOM = 0, 1, 2  # why a spare action brings this good
# How a type was chosen, step by step (T5.10).
BY_WEAPON, BY_MUCH_MORE, BY_POINTS, BY_SOONEST_TILE, BY_ROW = 0, 1, 2, 3, 4
