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

COINS, WET_CLAY, DRY_CLAY = 0, 1, 2  # resources
MOST_SHOWN = 16  # what a slice shows is told as MOST_SHOWN * action + number

# Considered.
SLICE_SEEN = 20  # slice
SUM_SEEN = 21  # sum of two dice
ROW_SEEN = 22  # decree row
REASON_SEEN = 23  # reason (below)
KIND_SEEN = 24  # specialist, reason
TYPE_SEEN = 25  # type, VP on the rack
GROUP_SEEN = 26  # letter, type, first space
SPACE_SEEN = 27  # space
MOVE_SEEN = 28  # inspector, steps, swing
COUNT_SEEN = 29  # of the seat: count

# More than one thing chosen.
GROUP_KEPT = 30  # type, first space
SPACE_KEPT = 31  # space
STACK_KEPT = 32  # type

# Effects.
COINS_CHANGED = 33  # amount
CLAY_CHANGED = 34  # amount
POINTS_CHANGED = 35  # amount
SWING = 36  # amount
POINTS_OF = 37  # of the seat: amount

# Rules, which close an event.
OVERSEER_MOVED = 40  # slice
DECREE_MARKED = 41  # row, or NONE
WORKER_SENT = 42  # 1 for an artisan, slice
ACTION_DONE = 43  # what the slice shows: action, number
MASTER_USED = 44  # master
MASTER_COPIED = 45  # what the slice shows: action, number
WEAPON_READIED = 46  # weapon
FAILED = 47
SPARE_TAKEN = 48  # resource
RINGS_TURNED = 49  # inner, middle
ROW_RESOLVED = 50  # row
ROW_WEAPON = 51  # weapon
ROW_SCORED = 52  # points
SPECIALIST_SENT = 53  # kind or NONE, space, weapon
TYPE_CHOSEN = 54  # type
GROUP_CHOSEN = 55  # letter, or NONE for a new group
KEPT_PRIORITY = 56  # up to which
KEPT_TILE = 57  # tile
KEPT_BEST_PRIORITY = 58  # priority
KEPT_MUSICIANS = 59
KEPT_FOOTMAN = 60
WARRIOR_BUILT = 61  # type, space
WEAPON_USED = 62  # weapon
INSPECTOR_MOVED = 63  # inspector, steps (0: stays)
SURPRISE_PAID = 64  # resource
MASTER_GIVEN = 65  # master
INSPECTORS_SCORED = 66  # column, row
MUSICIAN_SCORED = 67  # space
TILE_SCORED = 68  # tile
FOOTMAN_SCORED = 69  # space
GROUP_SCORED = 70  # type, first space
LEFTOVER_SCORED = 71

# Why an action failed, why a spare action is taken, why a specialist is passed over.
NO_CLAY, NO_COINS, NO_ROOM, ALREADY_ARTISAN = 0, 1, 2, 3
NO_MASTER, NO_STACK, NOTHING_TO_SOAK, ALL_AVAILABLE, BY_PRIORITY, BY_DECREE = 4, 5, 6, 7, 8, 9
SOLD_OUT, UNWILLING, WILLING = 10, 11, 12
