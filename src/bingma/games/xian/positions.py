"""The text of a position of Xi'an: one line that can be read and written by hand.

See `docs/positions.md`. What follows from the rest (stocks, seals, warriors left, the Prime
Minister's bonus, how often something was done) is not in the text.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from types import SimpleNamespace

from bingma.faults import shown
from bingma.games.components import Tables
from bingma.games.contract import BadPosition
from bingma.games.positions import MOST, UNKNOWN, Group, cards, field, read_groups
from bingma.games.xian import names
from bingma.games.xian.rules.state import (
    AFTER,
    BUILD,
    CRAFT,
    DECK,
    DISCOUNT,
    DISPLAY,
    EMPTY,
    EXTRA,
    FAVOUR,
    FORGE,
    GIVE,
    HAND,
    KEEP,
    MAX_PLAYERS,
    NONE,
    NOT_TAKEN,
    NOTHING,
    PAINT,
    PAINTED,
    PAY,
    PLAN,
    RAW,
    REQUEST_SPACES,
    REQUESTS,
    ROUNDS,
    SEAL,
    SECTION_A,
    SECTION_SPACES,
    SECTIONS,
    TAKE,
    TRACK_END,
    TURNS,
    UNUSED,
    USED,
    WORK,
    State,
)

GAME = "xian"
OVER = "over"
EXAMPLE = "t3r1 build@0"
DISCOUNTED = "discounted"

# As in names.DECISIONS, but giving and taking are told apart.
DECISIONS = tuple(
    {GIVE: "give", TAKE: "take"}.get(i, str(name)) for i, name in enumerate(names.DECISIONS[:-1])
)
STEPS = {WORK: "work", BUILD: "build", AFTER: "after"}
TOKENS = tuple(str(token + 1) for token in range(REQUESTS))
END_TILES_IN_PLAY = 4
CAN_BE_DISCOUNTED = (BUILD, AFTER, CRAFT, SEAL, PAINT, PAY, FORGE)

_MOMENT = re.compile(r"t([1-6])(?:r([12]))?")
_DECISION = re.compile(r"([a-z]+)(?:@([0-3]))?")
_SPACE = re.compile(r"\.|r(?:\*[0-3])?|[0-3]\*?")


def rounds_gone(state: State) -> int:
    """How many rounds are behind; each has put two cards of every player away."""
    return ROUNDS * (state.turn - 1) + max(state.stage - 1, 0) + state.over


def is_going(state: State) -> bool:
    """Whether a go is under way: everybody's pair lies open."""
    return not state.over and state.decision not in (FAVOUR, PLAN)


# Writing


def write(state: State) -> str:
    """The text of a state; `?` for what it does not know."""
    groups = [[GAME, *_moment(state), *_table(state)]]
    groups += [_player(state, p) for p in range(state.players)]
    return " / ".join(" ".join(group) for group in groups)


def _moment(state: State) -> list[str]:
    """Turn and round, the decision, and where a go stands."""
    if state.over:
        return [OVER]
    word = DECISIONS[state.decision]
    if state.decision == FAVOUR:
        return [f"t{state.turn}", word]
    moment = f"t{state.turn}r{state.stage}"
    if state.decision == PLAN:
        return [moment, word]
    written = [moment, f"{word}@{state.seat}"]
    if state.discounted:
        written.append(DISCOUNTED)
    if state.decision not in STEPS:
        written.append(field("then", [STEPS[state.step]]))
    if state.decision in (SEAL, PAY):
        written.append(field("on", [names.SPACES[state.place]]))
    if state.decision in (GIVE, TAKE):
        written.append(field("left", [state.exchanges]))
    return [*written, field("order", state.order[: state.players])]


def _table(state: State) -> list[str]:
    places = sorted(range(len(names.BUILDINGS)), key=lambda b: state.place_of[b])
    builders = [
        f"{names.BUILDINGS[b]}={''.join(map(str, state.builders[b][: state.builders_n[b]]))}"
        for b in places
        if state.builders_n[b]
    ]
    owned = {card for p in range(state.players) for card in state.equipment[p]}
    gone = [c for c in state.equipment_deck[: state.equipment_next] if c not in owned]
    gone = [card for card in gone if card not in state.display]
    optional = {
        "builders": builders,
        "fulfilled": [TOKENS[token] for token in state.turn_track if token != NONE],
        "discarded": [names.EQUIPMENT_CARDS[card] for card in gone],
    }
    written = [
        field("faces", [face + 1 for face in state.face]),
        field("buildings", [names.BUILDINGS[b] for b in places]),
        field("builders", optional["builders"]),
        field("minister", [names.BUILDINGS[state.minister]]),
        field("requests", [TOKENS[token] for token in state.request]),
        field("fulfilled", optional["fulfilled"]),
        field("request-stack", cards(state.request_deck[state.request_next :], TOKENS)),
        field("display", ["-" if c == NONE else names.EQUIPMENT_CARDS[c] for c in state.display]),
        field("discarded", optional["discarded"]),
        field(
            "equipment-stack",
            cards(state.equipment_deck[state.equipment_next :], names.EQUIPMENT_CARDS),
        ),
        field("ends", [name for i, name in enumerate(names.END_TILES) if state.end_tiles[i]]),
        field("track", _track(state)),
        field("pit", _pit(state)),
    ]
    return [text for text in written if optional.get(text.partition(":")[0], True)]


def _track(state: State) -> list[str]:
    """The supervisors on spaces 0 to 5, from the top of a stack down."""
    seats = sorted(range(state.players), key=lambda p: -state.height[p])
    return [
        "".join(str(p) for p in seats if state.supervisor[p] == space) or "-"
        for space in range(TRACK_END + 1)
    ]


def _pit(state: State) -> list[str]:
    """The spaces of each section: `.` empty, `r` raw, a seat painted; `*` a seal under it."""

    def space(i: int) -> str:
        if state.pit[i] == EMPTY:
            return "."
        if state.pit[i] == RAW:
            return "r" if state.seal[i] == NONE else f"r*{state.seal[i]}"
        return f"{state.pit[i] - PAINTED}{'' if state.seal[i] == NONE else '*'}"

    return [
        "".join(space(SECTION_SPACES * section + i) for i in range(SECTION_SPACES))
        for section in range(SECTIONS)
    ]


def _player(state: State, p: int) -> list[str]:
    """What lies in front of a player, and the cards. What there is none of is left out."""
    worker = names.WORKER_CARDS
    tiles = [names.BONUS_TILES[i] for i, tile in enumerate(state.tiles[p]) if tile == UNUSED]
    written = [field("coins", [state.coins[p]]), field("clay", [state.clay[p]])]
    pigments = "".join(c * n for c, n in zip(names.COLOURS, state.pigments[p], strict=True))
    optional: dict[str, Sequence[object]] = {
        "pigments": [pigments] if pigments else [],
        "prestige": [state.pp[p]] if state.pp[p] else [],
        "unused": tiles,
        "keeps": [] if state.end_tile[p] == NONE else [names.END_TILES[state.end_tile[p]]],
        "helpers": [name for i, name in enumerate(names.HELPERS) if state.helper[p][i]],
        "equipment": cards(state.equipment[p][: state.equipment_n[p]], names.EQUIPMENT_CARDS),
        "favoured": [state.favoured[p]] if state.favoured[p] else [],
    }
    written += [field(name, values) for name, values in optional.items() if values]
    if state.decision == FAVOUR and state.decided[p]:
        written.append(field("favour", _favour(state, p)))
    if is_going(state) or (state.decision == PLAN and state.decided[p]):
        pair = (state.top[p], state.bottom[p])
        written.append(field("plan", [UNKNOWN if NONE in pair else _pair(pair)]))
    if state.hand_n[p]:
        written.append(field("hand", cards(state.hand[p][: state.hand_n[p]], worker)))
    played = state.deck[p][: 2 * rounds_gone(state)]
    if NONE in played:
        written.append(field("played", [UNKNOWN]))
    elif played:
        written.append(field("played", map(_pair, zip(played[::2], played[1::2], strict=True))))
    if state.turn < TURNS:
        written.append(field("deck", cards(state.deck[p][HAND * state.turn :], worker)))
    return written


def _pair(pair: tuple[int, int]) -> str:
    return "/".join(names.WORKER_CARDS[card] for card in pair)


def _favour(state: State, p: int) -> list[str]:
    if state.favour[p] == NONE:
        return [UNKNOWN]
    chosen = [state.hand[p][i] for i in range(HAND) if state.favour[p] >> i & 1]
    return [names.WORKER_CARDS[card] for card in chosen]


# Reading


def read(text: str, rules: SimpleNamespace, tables: Tables) -> State:
    """The state of a text, with NONE for what is not known; every part is checked."""
    table, *people = read_groups(text, GAME)
    if not 2 <= len(people) <= MAX_PLAYERS:
        raise BadPosition("problem-position-seats", title=names.TITLE, seats=len(people))
    state = State()
    state.players = len(people)
    rules.clear(state)
    _read_moment(state, table)
    _read_buildings(state, table)
    _read_pit(state, table, tables)
    _read_track(state, table)
    for p, group in enumerate(people):
        _read_goods(state, p, group, tables)
        _read_tiles(state, p, group)
        _read_cards(state, p, group)
    if not is_going(state) and not state.over:
        if 0 not in state.decided[: state.players]:
            raise table.fault(table.words[1], "problem-all-decided")
        state.seat = state.decided.index(0)
    _read_end_tiles(state, table)
    _read_requests(state, table, tables)
    _read_equipment(state, table, people)
    if is_going(state):
        _read_go(state, table, rules, tables)
    _read_helpers(state, people, tables)
    for group in (table, *people):
        group.finish()
    _check_goes(state, table, people)
    goes = state.order_at + 1 if is_going(state) else 0
    state.go = rounds_gone(state) * (state.players + 1) + goes
    if not state.over:
        state.legal_n = rules.list_actions(state, state.seat, state.legal)
        # Listing tries some actions that it leaves out then.
        state.legal[state.legal_n :] = [0] * (len(state.legal) - state.legal_n)
        if state.legal_n < (1 if state.announced else 2):
            raise table.fault(table.words[1], "problem-nothing-to-choose")
    return state


def _read_moment(state: State, table: Group) -> None:
    """`t3r1 build@0`: where the game stands, and who decides what."""
    words = table.words
    if words == [OVER]:
        state.over, state.turn, state.stage = 1, TURNS, ROUNDS
        state.decision, state.seat = NOTHING, NONE
        state.decided[: state.players] = [1] * state.players
        return
    moment = _MOMENT.fullmatch(words[0]) if words else None
    if moment is None or len(words) < 2:
        raise BadPosition("problem-moment", example=EXAMPLE)
    decision = _DECISION.fullmatch(words[1])
    if decision is None or decision[1] not in DECISIONS:
        raise table.fault(
            words[1], "problem-one-of", known=", ".join(DECISIONS), value=shown(words[1])
        )
    state.turn, state.stage = int(moment[1]), int(moment[2] or 0)
    state.decision = DECISIONS.index(decision[1])
    at_start = state.decision == FAVOUR
    if at_start != (moment[2] is None) or (at_start and state.turn > 1):
        raise table.fault(words[0], "problem-favour-first")
    if is_going(state) != (decision[2] is not None):
        raise table.fault(words[1], "problem-names-seat")
    if is_going(state):
        state.seat = int(decision[2])
        state.decided[: state.players] = [1] * state.players
        if state.seat >= state.players:
            raise table.fault(words[1], "problem-only-seats", count=state.players)
    for word in words[2:]:
        if word != DISCOUNTED or state.decision not in CAN_BE_DISCOUNTED or state.discounted:
            raise table.meaningless(word)
        state.discounted = 1


def _read_buildings(state: State, table: Group) -> None:
    state.face = [face - 1 for face in table.numbers("faces", SECTIONS, most=4, least=1)]
    for place, b in enumerate(table.all("buildings", names.BUILDINGS)):
        state.place_of[b] = place
    for name, seats in table.pairs("builders"):
        b = table.place("builders", name, names.BUILDINGS)
        if state.builders_n[b]:
            raise table.fault("builders", "problem-twice", value=name)
        if len(seats) > len(state.builders[b]):
            most = len(state.builders[b])
            raise table.fault("builders", "problem-at-most", what=name, most=most)
        for i, seat in enumerate(seats):
            state.builders[b][i] = table.to_number("builders", seat, 0, state.players - 1)
        state.builders_n[b] = len(seats)


def _read_pit(state: State, table: Group, tables: Tables) -> None:
    """Statues stay: where a face has one there is one, raw or painted."""
    sections = table.values("pit")
    icons = [tables["space_statue"][i][face] for i, face in enumerate(state.face)]
    if not sections:
        sections = ["".join("r" if icon else "." for icon in row) for row in icons]
    if len(sections) != SECTIONS:
        raise table.wrong_count("pit", SECTIONS, len(sections))
    for section, text in enumerate(sections):
        found = _SPACE.findall(text.lower())
        if "".join(found) != text.lower() or len(found) != SECTION_SPACES:
            raise table.fault("pit", "problem-pit", value=text, count=SECTION_SPACES)
        for i, word in enumerate(found):
            space = SECTION_SPACES * section + i
            state.seal[space] = NONE
            state.pit[space] = EMPTY
            if word[0] == "r":
                state.pit[space] = RAW
                state.seal[space] = int(word[2]) if len(word) > 1 else NONE
            elif word != ".":
                state.pit[space] = PAINTED + int(word[0])
                state.seal[space] = int(word[0]) if len(word) > 1 else NONE
            if max(state.pit[space] - PAINTED, state.seal[space]) >= state.players:
                raise table.fault("pit", "problem-only-seats", count=state.players)
            if icons[section][i] and state.pit[space] == EMPTY:
                raise table.fault("pit", "problem-has-statue", space=names.SPACES[space])
    state.raw_stock -= state.pit.count(RAW)
    if state.raw_stock < 0:
        raise table.fault("pit", "problem-only-of", most=tables["raw_statues"][0], what="r")
    for p in range(state.players):
        state.warriors[p] = tables["warriors_per_player"][0] - state.pit.count(PAINTED + p)
        state.seals[p] = tables["seals_per_player"][0] - state.seal.count(p)
        if state.warriors[p] < 0 or state.seals[p] < 0:
            what = "warriors" if state.warriors[p] < 0 else "seals"
            raise table.fault("pit", "problem-too-few", seat=p, what=what)


def _read_track(state: State, table: Group) -> None:
    stacks = table.values("track")
    if not stacks:
        stacks = ["".join(map(str, range(state.players))), *["-"] * TRACK_END]
    if len(stacks) != TRACK_END + 1:
        raise table.wrong_count("track", TRACK_END + 1, len(stacks))
    found = []
    for space, stack in enumerate(stacks):
        seats = "" if stack == "-" else stack
        for i, word in enumerate(seats):
            p = table.to_number("track", word, 0, state.players - 1)
            state.supervisor[p], state.height[p] = space, len(seats) - 1 - i
            found.append(p)
    if sorted(found) != [*range(state.players)]:
        raise table.fault("track", "problem-every-seat")


def _read_goods(state: State, p: int, group: Group, tables: Tables) -> None:
    state.coins[p], state.clay[p] = group.number("coins"), group.number("clay")
    state.pp[p] = group.number("prestige", least=-MOST) if "prestige" in group else 0
    for letter in "".join(group.values("pigments")):
        colour = group.place("pigments", letter, names.COLOURS)
        state.pigments[p][colour] += 1
        state.pigment_stock[colour] -= 1
        if state.pigment_stock[colour] < 0:
            most = tables["pigments_per_colour"][0]
            what = names.COLOURS[colour]
            raise group.fault("pigments", "problem-only-of", most=most, what=what)


def _read_tiles(state: State, p: int, group: Group) -> None:
    """Every tile up to the supervisor's space was taken; those not named were used."""
    at = state.supervisor[p]
    state.tiles[p] = [USED if tile < at else NOT_TAKEN for tile in range(len(names.BONUS_TILES))]
    for tile in group.some("unused", names.BONUS_TILES):
        if tile >= at:
            raise group.fault("unused", "problem-not-come", tile=names.BONUS_TILES[tile])
        state.tiles[p][tile] = UNUSED
    chooses = state.decision == KEEP and state.seat == p
    if "keeps" in group:
        state.end_tile[p] = group.one("keeps", names.END_TILES)
    if (state.end_tile[p] != NONE) != (at == TRACK_END and not chooses):
        raise group.fault("keeps", "problem-keeps")


def _read_end_tiles(state: State, table: Group) -> None:
    tiles = table.some("ends", names.END_TILES)
    kept = [tile for tile in state.end_tile if tile != NONE]
    table.different("ends", [*tiles, *kept], names.END_TILES)
    if len(tiles) + len(kept) != END_TILES_IN_PLAY:
        raise table.fault("ends", "problem-ends", count=END_TILES_IN_PLAY)
    for tile in tiles:
        state.end_tiles[tile] = 1


def _read_cards(state: State, p: int, group: Group) -> None:
    """A player's 24 cards: played, planned, in hand, in the deck."""
    worker = names.WORKER_CARDS
    rounds = rounds_gone(state)
    state.deck[p] = [NONE] * DECK
    if group.values("played") not in ([], [UNKNOWN]):
        pairs = [_two_cards(group, "played", text) for text in group.values("played")]
        if len(pairs) != rounds:
            raise group.wrong_count("played", rounds, len(pairs))
        state.deck[p][: 2 * rounds] = [card for pair in pairs for card in pair]
    in_hand = 0 if state.over else HAND - 2 * (max(state.stage - 1, 0) + is_going(state))
    state.hand_n[p] = in_hand
    state.hand[p][:in_hand] = group.cards("hand", worker, in_hand)
    state.deck[p][HAND * state.turn :] = group.cards("deck", worker, DECK - HAND * state.turn)
    if state.decision != FAVOUR:
        state.favoured[p] = group.number("favoured", most=HAND)
    elif "favour" in group:
        state.decided[p] = 1
        state.favour[p] = _read_favour(state, p, group)
    if is_going(state) or (state.decision == PLAN and "plan" in group):
        _read_plan(state, p, group)
    known = [*state.deck[p], *state.hand[p]]
    if state.decision != PLAN:
        known += [state.top[p], state.bottom[p]]
    group.different("cards", known, worker)


def _read_favour(state: State, p: int, group: Group) -> int:
    if group.values("favour") == [UNKNOWN]:
        return NONE
    chosen = group.some("favour", names.WORKER_CARDS)
    for card in chosen:
        if card not in state.hand[p]:
            raise group.fault("favour", "problem-not-in-hand", card=names.WORKER_CARDS[card])
    return sum(1 << state.hand[p].index(card) for card in chosen)


def _read_plan(state: State, p: int, group: Group) -> None:
    """A pair that lies open, or one chosen in secret, whose cards are still in hand."""
    values = group.values("plan")
    state.decided[p] = 1
    if values == [UNKNOWN] and state.decision == PLAN:
        return
    pair = _two_cards(group, "plan", ",".join(values) or "-")
    state.top[p], state.bottom[p] = pair
    hand = state.hand[p][: state.hand_n[p]]
    for card in pair if state.decision == PLAN else ():
        if card not in hand:
            if NONE not in hand:
                raise group.fault("plan", "problem-not-in-hand", card=names.WORKER_CARDS[card])
            hand[hand.index(NONE)] = card
    state.hand[p][: state.hand_n[p]] = hand


def _two_cards(group: Group, name: str, text: str) -> tuple[int, int]:
    words = text.split("/")
    if len(words) != 2:
        raise group.fault(name, "problem-two-cards", value=text)
    top, bottom = (group.place(name, word, names.WORKER_CARDS) for word in words)
    group.different(name, [top, bottom], names.WORKER_CARDS)
    return top, bottom


def _read_helpers(state: State, people: Sequence[Group], tables: Tables) -> None:
    """A recruited helper was played on top; it is put there if the cards played are not known."""
    for p, group in enumerate(people):
        tops = [*range(0, 2 * rounds_gone(state), 2)]
        seen = [state.deck[p][at] for at in tops]
        if is_going(state) and _has_worked(state, p):
            seen.append(state.top[p])
        for helper in group.some("helpers", names.HELPERS):
            state.helper[p][helper] = 1
            own = [card for card, kind in enumerate(tables["card_helper"]) if kind == helper]
            if any(card in seen for card in own):
                continue
            elsewhere = {*state.hand[p], *state.deck[p], state.top[p], state.bottom[p]}
            free = [card for card in own if card not in elsewhere]
            if NONE not in seen or not free:
                raise group.fault("helpers", "problem-not-on-top", helper=names.HELPERS[helper])
            state.deck[p][tops[seen.index(NONE)]] = free[0]
            seen[seen.index(NONE)] = free[0]


def _has_worked(state: State, p: int) -> bool:
    """Whether a player's worker action of this round is over."""
    at = state.order.index(p)
    return at < state.order_at or (at == state.order_at and state.step != WORK)


def _read_requests(state: State, table: Group, tables: Tables) -> None:
    """Tokens drawn before the open ones lie on the turn track."""
    state.request = table.cards("requests", TOKENS, REQUEST_SPACES)
    track = table.cards("fulfilled", TOKENS, state.turn - 1)
    for name, tokens in (("requests", state.request), ("fulfilled", track)):
        if NONE in tokens:
            raise table.fault(name, "problem-lie-open")
    state.turn_track[: state.turn - 1] = track
    state.request_next = len(track) + REQUEST_SPACES
    stack = _stack(table, "request-stack", TOKENS, state.request_next)
    state.request_deck = table.different("requests", [*track, *state.request, *stack], TOKENS)
    called = track[-1] if track else max(state.request)
    state.minister = tables["request_colour"][called]
    if "minister" in table:
        state.minister = table.one("minister", names.BUILDINGS)
    state.minister_bonus = int(state.builders_n[state.minister] == 0)


def _read_equipment(state: State, table: Group, people: Sequence[Group]) -> None:
    """Every card that has left the stack lies on the display, with a player, or is discarded."""
    known = names.EQUIPMENT_CARDS
    slots = table.values("display") or ["-"] * DISPLAY
    if len(slots) != DISPLAY:
        raise table.wrong_count("display", DISPLAY, len(slots))
    state.display = [NONE if slot == "-" else table.place("display", slot, known) for slot in slots]
    drawn = table.some("discarded", known)
    for p, group in enumerate(people):
        owned = group.some("equipment", known)
        if len(owned) > len(state.equipment[p]):
            most = len(state.equipment[p])
            raise group.fault("equipment", "problem-most-cards", most=most)
        state.equipment[p][: len(owned)] = owned
        state.equipment_n[p] = len(owned)
        drawn += owned
    drawn += [card for card in state.display if card != NONE]
    state.equipment_next = len(table.different("equipment", drawn, known))
    stack = _stack(table, "equipment-stack", known, len(drawn))
    state.equipment_deck = table.different("equipment-stack", [*drawn, *stack], known)


def _stack(table: Group, name: str, known: Sequence[str], drawn: int) -> list[int]:
    """The rest of a stack. Only what is under the known cards may be unknown."""
    stack = table.cards(name, known, len(known) - drawn)
    if NONE in stack and set(stack[stack.index(NONE) :]) != {NONE}:
        raise table.fault(name, "problem-below-unknown")
    return stack


def _read_go(state: State, table: Group, rules: SimpleNamespace, tables: Tables) -> None:
    """The order of the round, and where the go of the seat that decides stands."""
    seats = range(state.players)
    by_card = sorted(
        seats, key=lambda p: sum(rules.acts_before(state, q, p) for q in seats if q != p)
    )
    words = [str(p) for p in seats]
    order = table.all("order", words) if "order" in table else by_card
    numbers = [tables["card_number"][state.bottom[p]] for p in order]
    if numbers != sorted(numbers, reverse=True):
        raise table.fault("order", "problem-higher-first")
    state.order[: state.players] = order
    state.order_at = order.index(state.seat)
    p, decision = state.seat, state.decision
    state.step = decision if decision in STEPS else AFTER
    if "then" in table and decision not in STEPS:
        state.step = [*STEPS][table.one("then", [*STEPS.values()])]
        if state.step == WORK and decision not in (GIVE, TAKE):
            raise table.fault("then", "problem-after-work")
    if decision in (SEAL, PAY):
        state.place = table.one("on", names.SPACES)
        if state.pit[state.place] != RAW or state.seal[state.place] not in (NONE, p):
            raise table.fault("on", "problem-no-raw")
    if decision == SEAL and (state.seals[p] == 0 or state.seal[state.place] != NONE):
        raise table.fault("on", "problem-no-seal")
    if decision == PAY and not state.discounted and state.place // SECTION_SPACES != SECTION_A:
        raise table.fault("on", "problem-no-choice")
    if decision in (PAINT, PAY) and state.warriors[p] == 0:
        raise table.fault(table.words[1], "problem-none-left")
    if decision == CRAFT and state.raw_stock == 0:
        raise table.fault(table.words[1], "problem-none-left")
    if decision in (GIVE, TAKE):
        state.exchanges = table.number("left", least=1, most=2)
        state.may_stop = int(state.exchanges == 1)
    if state.discounted and state.tiles[p][DISCOUNT] != USED:
        raise table.fault(DISCOUNTED, "problem-not-used", seat=p)
    state.announced = int(state.discounted and decision in (BUILD, AFTER))


def _check_goes(state: State, table: Group, people: Sequence[Group]) -> None:
    """One builder for each go, and one card for each go and extra action (X6.1, X7.3)."""
    for p, group in enumerate(people):
        entered = 0
        if is_going(state):
            at = state.order.index(p)
            now = at == state.order_at and state.step == AFTER
            entered = int(at < state.order_at or now)
        builders = sum(
            row[:n].count(p) for row, n in zip(state.builders, state.builders_n, strict=True)
        )
        this_turn = ROUNDS if state.over else max(state.stage - 1, 0) + entered
        if builders > this_turn:
            raise table.fault("builders", "problem-sent", seat=p, most=this_turn)
        forging = state.decision == FORGE and state.seat == p
        most = rounds_gone(state) + entered + (state.tiles[p][EXTRA] == USED) - forging
        if state.equipment_n[p] > most:
            raise group.fault("equipment", "problem-most-cards", most=most)
