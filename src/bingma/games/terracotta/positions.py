"""The text of a position of Terracotta Army: one line that can be read and written by hand.

See `docs/positions.md`. What follows from the rest (the rack, bases, specialists left, craftsmen at
hand, how many turns were played, the spaces that Li Si leaves to choose from) is not in the text.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from types import SimpleNamespace

from bingma.faults import shown
from bingma.games.components import Tables
from bingma.games.contract import BadPosition
from bingma.games.positions import Group, field, read_groups
from bingma.games.terracotta import names
from bingma.games.terracotta.records import OPTIONS, masters_of, options_of, score_parts
from bingma.games.terracotta.rules.state import (
    BEGIN_TURN,
    CHANCE,
    COLUMN,
    COLUMNS,
    DECREE,
    DICE,
    FACE,
    FIRST_DECREE_ROW,
    FIRST_SPECIALIST,
    HORSE,
    HUMAN,
    INNER,
    INSPECT,
    KNEELING_ARCHER,
    LAST_DECREE_ROW,
    M_BUILDER,
    M_CRAFTSMAN,
    M_INSPECTOR,
    MAX_PLAYERS,
    MUSICIAN,
    NEW_MASTER,
    NEXT_RING,
    NOBODY,
    NONE,
    ON_BUILD,
    ON_MASTER,
    ON_PRIORITY,
    ON_SPECIALIST,
    OUTER,
    PLACE,
    PM,
    PM_FACE,
    PM_GOES_ON,
    PM_NEXT_RING,
    PM_NEXT_ROW,
    PM_ROTATION,
    PM_SPACE,
    PM_SURPRISE,
    RINGS,
    ROUNDS,
    ROW,
    SLICES,
    SPACE,
    SPACES,
    STACK,
    TYPES,
    USE,
    WARRIORS_OF_A_TYPE,
    WEAPONS,
    WHICH_INSPECTOR,
    State,
)

GAME = "terracotta-army"
OVER = "over"
EXAMPLE = "r3 place@1"
ROTATED, BLOCKED, EXTRA = "rotated", "blocked", "extra"
ARTISAN = "a"
TOWARDS = ">"
FIGURES = (*names.TYPES, *names.SPECIALISTS)
SEATS = tuple(str(p) for p in range(MAX_PLAYERS))
ROWS = tuple(str(row) for row in range(FIRST_DECREE_ROW, LAST_DECREE_ROW + 1))

# Decisions of players are written with their seat, draws without.
DECIDED = {word: i for i, word in enumerate(names.DECISIONS[:DICE])}
DRAWN = {word: i for i, word in enumerate(names.DECISIONS) if DICE <= i < NOBODY}
SURPRISES = 4
# T5.12: how far an inspector may go instead of one step, with the master and with the sword.
STEP_OF_THE_MASTER, STEP_OF_THE_SWORD = 2, -1

# Where a turn stands, by decision: which steps of the game it may belong to.
STEPS = {
    DICE: (BEGIN_TURN,),
    DECREE: (PM_NEXT_RING, PM_GOES_ON, PM_ROTATION),
    WHICH_INSPECTOR: (PM_NEXT_RING, PM_NEXT_ROW),
    STACK: (PM_NEXT_RING,),
    NEW_MASTER: (PM_SURPRISE,),
    PM_SPACE: (PM_NEXT_RING, PM_NEXT_ROW, PM_SURPRISE),
    PM_FACE: (PM_NEXT_RING,),
}

_ROUND = re.compile(r"r([1-5])")
_DECISION = re.compile(r"([a-z-]+)(?:@([0-3]))?")
_WORKER = re.compile(rf"([0-3])({ARTISAN}?)")


def on_wheel(state: State) -> bool:
    """Whether the action of a ring is being resolved."""
    return not state.over and state.ring in range(RINGS)


# Writing


def write(state: State) -> str:
    """The text of a state."""
    groups = [[GAME, *_moment(state), *_table(state)]]
    groups += [_player(state, p) for p in range(state.players)]
    return " / ".join(" ".join(group) for group in groups)


def _moment(state: State) -> list[str]:
    """Round, decision, and where a turn stands."""
    if state.over:
        return [OVER]
    decision = state.decision
    word = str(names.DECISIONS[decision])
    written = [f"r{state.round_no}", word if state.seat == CHANCE else f"{word}@{state.seat}"]
    if decision == PLACE and state.rotated:
        written.append(ROTATED)
    if decision == DECREE and state.step == PM_GOES_ON:
        written.append(BLOCKED)
    if decision == DECREE and state.step == PM_ROTATION:
        written.append(EXTRA)
    if on_wheel(state):
        written.append(field("slice", [state.slice]))
        if not INNER <= decision <= OUTER:
            written.append(field("ring", [names.RINGS[state.ring]]))
    if state.step == PM_NEXT_ROW:
        written.append(field("row", [state.decree_row]))
    if state.step == PM_SURPRISE and decision == PM_SPACE:
        written.append(field("surprise", [state.surprises]))
    if decision in (SPACE, FACE, PM_SPACE):
        written.append(field("figure", [FIGURES[state.figure]]))
    if decision in (FACE, USE, PM_FACE):
        written.append(field("space", [names.SPACES[state.space]]))
    if decision in (PM_SPACE, PM_FACE) and state.figure >= FIRST_SPECIALIST:
        written.append(field("paid", [names.WEAPONS[state.paid_weapon]]))
    if decision == STACK and state.taken_stack != NONE:
        written.append(field("taken", [f"{names.TYPES[state.taken_stack]}={state.taken_clay}"]))
    return written


def _table(state: State) -> list[str]:
    """What lies on the table. What there is none of is left out."""
    column, row = state.inspector
    seats = range(state.players)
    written = [] if state.solo else [field("order", state.order[: state.players])]
    if state.solo:
        written.append(field("solo", options_of(state)))
    written += [
        field("tiles", [names.TILES[tile] for tile in state.tiles]),
        field("rings", state.turned),
        field("inspectors", [names.SPACES[COLUMNS * row + column]]),
    ]
    if state.solo:
        written.append(field("overseer", [state.overseer]))
    kneeling = [
        f"{names.SPACES[space]}{TOWARDS}{direction}"
        for space in range(SPACES)
        for i, direction in enumerate(names.DIRECTIONS)
        if state.archers[i] >> space & 1
    ]
    optional: dict[str, Sequence[object]] = {
        "decrees": [row for row in ROWS if state.decrees >> int(row) & 1],
        "priority": state.priority[: state.priority_n],
        "wheel": [
            f"{at}={p}{mark}"
            for at in range(SLICES)
            for mark, workers in (("", state.craftsman_on), (ARTISAN, state.artisan_on))
            for p in seats
            if workers[at] == p
        ],
        "warehouses": state.warehouse if any(state.warehouse) else [],
        "musician": _spaces(state.musicians),
        "footman": _spaces(state.footmen),
        "kneeling_archer": kneeling,
    }
    return written + [field(name, values) for name, values in optional.items() if values]


def _spaces(found: int) -> list[str]:
    return [name for i, name in enumerate(names.SPACES) if found >> i & 1]


def _player(state: State, p: int) -> list[str]:
    written = [field("coins", [state.coins[p]])]
    if state.solo and p == PM:
        written.append(field("clay", [state.wet[p]]))
        written.append(field("row", [names.WEAPONS[weapon] for weapon in state.row]))
    else:
        written += [field("wet", [state.wet[p]]), field("dry", [state.dry[p]])]
    points = {part: n for part, n in score_parts(state, p).items() if n}
    optional: dict[str, Sequence[object]] = {
        "points": [f"{part}={n}" for part, n in points.items()],
        "artisans": [state.artisans[p]] if state.artisans[p] else [],
        "weapons": [name for i, name in enumerate(names.WEAPONS) if state.active[p][i]],
        "masters": masters_of(state, p),
    }
    for kind, name in enumerate(names.TYPES):
        optional[name] = _warriors(state, state.of_seat[p] & state.of_type[kind] & state.heads)
    return written + [field(name, values) for name, values in optional.items() if values]


def _warriors(state: State, heads: int) -> list[str]:
    """Warriors by space, with the direction of a horse."""
    found = []
    for space in (i for i in range(SPACES) if heads >> i & 1):
        horse = [
            f"{TOWARDS}{name}"
            for i, name in enumerate(names.DIRECTIONS)
            if state.mounted[i] >> space & 1
        ]
        found.append("".join([names.SPACES[space], *horse]))
    return found


# Reading


def read(text: str, rules: SimpleNamespace, tables: Tables) -> State:
    """The state of a text; every part is checked."""
    table, *people = read_groups(text, GAME)
    seats = len(people)
    if "solo" in table and seats != 2:
        raise BadPosition("problem-position-solo-seats", seats=seats)
    if not 2 <= seats <= MAX_PLAYERS:
        raise BadPosition("problem-position-seats", title=names.TITLE, seats=seats)
    state = State()
    state.players = seats
    state.solo = int("solo" in table)
    rules.clear(state)
    state.row = [*range(WEAPONS)]
    _read_moment(state, table)
    _read_table(state, table, tables)
    _read_people(state, people, rules, tables)
    _read_grid(state, table, people, rules, tables)
    _read_wheel(state, table, people, tables)
    if not state.over:
        _read_step(state, table)
    _count_turns(state, table, tables)
    if on_wheel(state):
        _read_slice(state, table)
    if not state.over:
        _read_details(state, table, rules, tables)
    for group in (table, *people):
        group.finish()
    _check_warehouses(state, table)
    state.tally = [0] * MAX_PLAYERS
    if not state.over:
        state.legal_n = rules.list_actions(state, state.seat, state.legal)
        if state.legal_n < 2:
            raise table.fault(table.words[1], "problem-nothing-to-choose")
    return state


def _read_moment(state: State, table: Group) -> None:
    """`r3 place@1`: where the game stands, and who decides what."""
    words = table.words
    if words == [OVER]:
        state.over, state.round_no, state.seat, state.decision = 1, ROUNDS, NONE, NOBODY
        return
    moment = _ROUND.fullmatch(words[0]) if words else None
    if moment is None or len(words) < 2:
        raise BadPosition("problem-moment", example=EXAMPLE)
    state.round_no = int(moment[1])
    decision = _DECISION.fullmatch(words[1])
    known = DECIDED if decision is not None and decision[2] else DRAWN
    if decision is None or decision[1] not in known:
        all_known = ", ".join([*(f"{word}@1" for word in DECIDED), *map(str, DRAWN)])
        raise table.fault(words[1], "problem-one-of", known=all_known, value=shown(words[1]))
    state.decision = known[decision[1]]
    state.seat = int(decision[2]) if decision[2] else CHANCE
    minister = state.decision >= PM_SPACE
    if state.seat >= state.players or (state.solo and state.seat == PM):
        raise table.fault(words[1], "problem-nobody", seat=state.seat)
    if minister and not state.solo:
        raise table.fault(words[1], "problem-solo")
    for word in words[2:]:
        if (word, state.decision) == (ROTATED, PLACE):
            state.rotated = 1
        elif word not in (BLOCKED, EXTRA) or state.decision != DECREE or len(words) > 3:
            raise table.meaningless(word)


def _read_table(state: State, table: Group, tables: Tables) -> None:
    seats = SEATS[: state.players]
    if state.solo:
        options = table.some("solo", [str(option) for option in OPTIONS])
        state.options = sum(1 << option for option in options)
        state.overseer = tables["overseer_start"][0]
        if "overseer" in table:
            state.overseer = table.number("overseer", most=SLICES - 1)
        for row in table.some("decrees", ROWS):
            state.decrees |= 1 << int(ROWS[row])
    else:
        order = table.all("order", seats)
        takers = table.some("priority", seats)
        if len(takers) > tables["priority_tokens"][0]:
            most = tables["priority_tokens"][0]
            raise table.fault("priority", "problem-most-entries", most=most)
        state.priority[: len(takers)] = takers
        state.priority_n = len(takers)
    state.order = [*range(MAX_PLAYERS)]
    state.order[: state.players] = [*range(state.players)] if state.solo else order
    state.tiles = table.some("tiles", names.TILES)
    if len(state.tiles) != ROUNDS:
        raise table.wrong_count("tiles", ROUNDS, len(state.tiles))
    state.turned = table.numbers("rings", 2, most=SLICES - 1)
    state.warehouse = table.numbers("warehouses", TYPES)
    if "inspectors" in table:
        row, column = divmod(table.one("inspectors", names.SPACES), COLUMNS)
        state.inspector[COLUMN], state.inspector[ROW] = column, row


def _read_people(
    state: State, people: Sequence[Group], rules: SimpleNamespace, tables: Tables
) -> None:
    for p, group in enumerate(people):
        state.coins[p] = group.number("coins")
        state.bases[p] = tables["bases"][0]
        for part, n in group.pairs("points"):
            source = group.place("points", part, names.SCORE_PARTS)
            state.points[p][source] += group.to_number("points", n, 0, 999)
        parts = [part for part, _ in group.pairs("points")]
        for part in parts:
            if parts.count(part) > 1:
                raise group.fault("points", "problem-twice", value=part)
        for weapon in group.some("weapons", names.WEAPONS):
            state.active[p][weapon] = 1
        for i, master in enumerate(group.some("masters", names.MASTERS)):
            state.master[p][master] = i + 1
        if state.solo and p == PM:
            state.wet[p] = group.number("clay")
            state.row = group.all("row", names.WEAPONS)
            wanted = rules.masters_at_start(state) + state.round_no - 1
            if sum(map(bool, state.master[p])) != wanted:
                raise group.fault("masters", "problem-masters", count=wanted)
        else:
            state.wet[p], state.dry[p] = group.number("wet"), group.number("dry")


def _read_grid(
    state: State,
    table: Group,
    people: Sequence[Group],
    rules: SimpleNamespace,
    tables: Tables,
) -> None:
    """Warriors first, then their horses, then what stands beside them."""
    horses = []
    for p, group in enumerate(people):
        for kind, name in enumerate(names.TYPES):
            for space, direction in _places(group, name):
                if rules.occupied(state) >> space & 1:
                    raise group.fault(name, "problem-taken", space=names.SPACES[space])
                if state.rack[kind] == 0 or state.bases[p] == 0:
                    most = WARRIORS_OF_A_TYPE if state.rack[kind] == 0 else tables["bases"][0]
                    raise group.fault(name, "problem-only-of", most=most, what=name)
                rules.put_warrior(state, p, kind, space)
                if direction != NONE:
                    horses.append((group, name, space, direction))
    if state.solo:
        state.specialists[HORSE] -= 1
        state.specialists[MUSICIAN] -= 1
    for group, name, space, direction in horses:
        one = rules.shifted(1 << space, direction)
        two = rules.shifted(one, direction)
        if two == 0 or (one | two) & rules.occupied(state):
            raise group.fault(name, "problem-no-horse-room", space=names.SPACES[space])
        _put(state, group, HORSE, space, direction, rules)
    for kind in range(MUSICIAN, KNEELING_ARCHER + 1):
        figure = names.SPECIALISTS[kind]
        for space, direction in _places(table, figure):
            there = 1 << space
            if rules.occupied(state) & there:
                raise table.fault(figure, "problem-taken", space=names.SPACES[space])
            if kind == KNEELING_ARCHER and direction == NONE:
                raise table.fault(figure, "problem-direction", example=f"A1{TOWARDS}north")
            if kind != KNEELING_ARCHER and direction != NONE:
                raise table.fault(figure, "problem-no-direction")
            if kind == KNEELING_ARCHER:
                faced = rules.shifted(there, direction)
                if not faced & rules.all_warriors(state) or faced & rules.aimed_at(state):
                    raise table.fault(figure, "problem-faces-nobody", space=names.SPACES[space])
            _put(state, table, kind, space, direction, rules)


def _put(
    state: State, group: Group, kind: int, space: int, direction: int, rules: SimpleNamespace
) -> None:
    if state.specialists[kind] == 0:
        raise group.fault(names.SPECIALISTS[kind], "problem-too-many")
    rules.put_specialist(state, kind, space, direction)


def _places(group: Group, name: str) -> Iterable[tuple[int, int]]:
    """Spaces, and directions where they are named: `C4`, `C4>east`."""
    for value in group.values(name):
        space, towards, direction = value.partition(TOWARDS)
        yield (
            group.place(name, space, names.SPACES),
            group.place(name, direction, names.DIRECTIONS) if towards else NONE,
        )


def _read_wheel(state: State, table: Group, people: Sequence[Group], tables: Tables) -> None:
    """Everybody has the same number of workers; those not on the wheel are at hand."""
    for at, worker in table.pairs("wheel"):
        slice_ = table.to_number("wheel", at, 0, SLICES - 1)
        found = _WORKER.fullmatch(worker.lower())
        if found is None or int(found[1]) >= state.players:
            raise table.fault("wheel", "problem-worker", value=worker)
        there = state.artisan_on if found[2] else state.craftsman_on
        if there[slice_] != NONE:
            raise table.fault("wheel", "problem-two-workers", slice=slice_)
        there[slice_] = int(found[1])
    for p, group in enumerate(people):
        placed = state.craftsman_on.count(p) + state.artisan_on.count(p)
        state.artisans[p] = group.number("artisans")
        state.craftsmen[p] = tables["workers"][state.players] - placed - state.artisans[p]
        if state.craftsmen[p] < 0:
            most = tables["workers"][state.players]
            raise group.fault("artisans", "problem-only-workers", most=most)


def _read_step(state: State, table: Group) -> None:
    """Where the game goes on after the decision: on the wheel, in a decree, or between turns."""
    decision = state.decision
    steps = STEPS.get(decision, (NEXT_RING,))
    state.step = steps[0]
    if BLOCKED in table.words:
        state.step = PM_GOES_ON
    elif EXTRA in table.words:
        state.step = PM_ROTATION
    elif "row" in table and PM_NEXT_ROW in steps:
        state.step = PM_NEXT_ROW
        state.decree_row = int(ROWS[table.one("row", ROWS)])
    elif "surprise" in table and decision == PM_SPACE:
        state.step = PM_SURPRISE
        state.surprises = table.number("surprise", least=1, most=SURPRISES)
    state.ring = NONE
    if INNER <= decision <= OUTER:
        state.ring = decision - INNER
    elif state.step in (NEXT_RING, PM_NEXT_RING) and decision != PLACE:
        state.ring = table.one("ring", names.RINGS)
    elif state.step in (PM_ROTATION, PM_NEXT_ROW, PM_SURPRISE):
        state.ring = RINGS
    in_his_turn = state.step in (PM_GOES_ON, PM_NEXT_RING, PM_ROTATION, PM_NEXT_ROW)
    if state.decrees and not in_his_turn:
        raise table.fault("decrees", "problem-marks")
    if state.step == PM_NEXT_ROW and not state.decrees >> state.decree_row & 1:
        raise table.fault("row", "problem-not-marked")
    if state.step == PM_ROTATION and (state.decrees or not state.options & 1):
        raise table.fault(EXTRA, "problem-extra")


def _count_turns(state: State, table: Group, tables: Tables) -> None:
    """Seats place workers in turn, so those on the wheel tell whose turn it is."""
    seats, workers = state.players, tables["workers"][state.players]
    placed = [state.craftsman_on.count(p) + state.artisan_on.count(p) for p in state.order[:seats]]
    in_turn = on_wheel(state) or state.step in (PM_ROTATION, PM_NEXT_ROW)
    done = sum(placed) - in_turn
    due = [done // seats + (i < done % seats) for i in range(seats)]
    if in_turn:
        due[done % seats] += 1
    if placed != due or done < 0:
        raise table.fault("wheel", "problem-in-turn")
    if state.decision == NEW_MASTER:
        if done:
            raise table.fault("wheel", "problem-workers-back")
        done = seats * workers
    between = state.over or state.step == PM_SURPRISE
    if between != (done == seats * workers):
        raise table.fault("wheel", "problem-round-goes-on")
    state.order_at = done % seats
    state.go = (state.round_no - 1) * seats * workers + done
    if state.over:
        state.step, state.ring = PM_SURPRISE, RINGS
        return
    his = state.decision >= PM_SPACE
    if state.order[state.order_at] != (PM if his else state.seat):
        raise table.fault("wheel", "problem-seats-turn", seat=state.order[state.order_at])
    if his and state.seat not in (CHANCE, HUMAN):
        raise table.fault(table.words[1], "problem-seat-decides", seat=HUMAN)


def _read_slice(state: State, table: Group) -> None:
    p = state.order[state.order_at]
    if "slice" not in table:
        raise table.fault("slice", "problem-slice")
    state.slice = table.number("slice", most=SLICES - 1)
    # An artisan comes after a craftsman where both are the same player's.
    state.placed_artisan = int(state.artisan_on[state.slice] == p)
    if not state.placed_artisan and state.craftsman_on[state.slice] != p:
        raise table.fault("slice", "problem-no-worker", seat=p)


def _read_details(state: State, table: Group, rules: SimpleNamespace, tables: Tables) -> None:
    """What the decision is about, and that the rules could ask it here."""
    decision = state.decision
    p = state.order[state.order_at]
    action = rules.offered_action(state, p) if on_wheel(state) else NONE
    number = rules.offered_number(state, p) if on_wheel(state) else NONE
    master = number if action == ON_MASTER and state.master[p][number] > 0 else NONE
    state.rolled = int(decision == DECREE or state.decrees != 0)
    if decision in (SPACE, PM_SPACE, FACE, PM_FACE):
        _read_figure(state, table, rules, action, master, tables)
    elif decision == USE:
        state.space = table.one("space", names.SPACES)
        state.figure = rules.type_at(state, state.space)
        own = state.of_seat[p] & state.heads
        if not own >> state.space & 1 or action != ON_BUILD:
            raise table.fault("space", "problem-not-built", seat=p)
        state.with_weapon = 1
        if not state.active[p][state.figure] or rules.best_weapon_points(state) == 0:
            raise table.fault("space", "problem-no-weapon")
    elif decision == INSPECT and action != ON_BUILD:
        raise table.fault("ring", "problem-no-sword")
    elif decision == DECREE:
        state.owes_spare = int(action == ON_PRIORITY)
        crowded = state.craftsman_on[state.overseer] == HUMAN and state.artisans[PM] == 0
        if state.step == PM_GOES_ON and not crowded:
            raise table.fault(BLOCKED, "problem-overseer-free")
    elif decision == WHICH_INSPECTOR:
        state.other_step = STEP_OF_THE_MASTER if master == M_INSPECTOR else STEP_OF_THE_SWORD
        built = action == ON_BUILD or tables["decree_build"][state.decree_row] > 0
        steps = rules.preferred_step(state)
        swings = {rules.move_swing(state, which, steps) for which in (COLUMN, ROW)}
        if (master != M_INSPECTOR and not built) or steps == 0 or len(swings) > 1:
            raise table.fault(table.words[1], "problem-no-tie")
    elif decision == STACK:
        if master != M_CRAFTSMAN:
            raise table.fault("ring", "problem-no-craftsman")
        for kind, clay in table.pairs("taken"):
            state.taken_stack = table.place("taken", kind, names.TYPES)
            state.taken_clay = table.to_number("taken", clay, 1, WARRIORS_OF_A_TYPE)
            if state.warehouse[state.taken_stack]:
                raise table.fault("taken", "problem-still-there", stack=kind)


def _read_figure(
    state: State,
    table: Group,
    rules: SimpleNamespace,
    action: int,
    master: int,
    tables: Tables,
) -> None:
    """What is being put on the grid, and by what right."""
    p, decision = state.order[state.order_at], state.decision
    if state.step == PM_SURPRISE:
        p = PM
    state.figure = FIRST_SPECIALIST + KNEELING_ARCHER
    if decision != PM_FACE:
        state.figure = table.one("figure", FIGURES)
    kind = state.figure - FIRST_SPECIALIST
    if kind < 0:
        paid = action == ON_BUILD or tables["decree_build"][state.decree_row] > 0
        if not (paid or master == M_BUILDER or state.step == PM_SURPRISE):
            raise table.fault("figure", "problem-cannot-place")
        if state.rack[state.figure] == 0 or not rules.can_build_at_all(state, p):
            raise table.fault("figure", "problem-cannot-place")
        state.with_weapon = int(paid)
    elif action != ON_SPECIALIST or state.specialists[kind] == 0:
        raise table.fault("figure", "problem-cannot-place")
    if decision == PM_SPACE:
        if kind == HORSE:
            raise table.fault("figure", "problem-cannot-place")
        state.choices = (
            rules.willing_spaces(state, kind)
            if kind >= 0
            else rules.narrow_spaces(state, rules.group_spaces(state, state.figure))
        )
    if decision in (PM_SPACE, PM_FACE) and kind >= 0:
        state.paid_weapon = table.one("paid", names.WEAPONS)
    if decision in (FACE, PM_FACE):
        state.space = table.one("space", names.SPACES)
        possible = (
            rules.specialist_spaces(state, p, kind)
            if kind >= 0 and decision == FACE
            else rules.willing_spaces(state, KNEELING_ARCHER)
        )
        if kind not in (HORSE, KNEELING_ARCHER) or not possible >> state.space & 1:
            raise table.fault("space", "problem-no-direction")


def _check_warehouses(state: State, table: Group) -> None:
    """A warehouse holds at most one clay for each warrior of its type that was built."""
    for kind, name in enumerate(names.TYPES):
        building = state.decision in (SPACE, PM_SPACE) and state.figure == kind
        built = WARRIORS_OF_A_TYPE - state.rack[kind] + (building and state.with_weapon)
        if state.warehouse[kind] > built:
            raise table.fault("warehouses", "problem-at-most", what=name, most=built)
