"""Section 4: statements that any data must satisfy, and files that break them."""

from __future__ import annotations

import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from bingma.games import rulebook
from bingma.games.components import BadComponents
from bingma.games.terracotta import components, names
from bingma.games.terracotta.rules import state as is_
from tests.games.terracotta.positions import DATA

BUILT_IN = components.BUILT_IN.read_text(encoding="utf-8")


def inner(action: int) -> list[int]:
    pairs = zip(DATA["wheel_action"][0], DATA["wheel_number"][0], strict=True)
    return [number for found, number in pairs if found == action]


def test_S4_one_upgrade_slice_with_an_opposite() -> None:
    assert len(inner(is_.ON_UPGRADE)) == 1
    assert len(DATA["wheel_action"][0]) % 2 == 0


def test_S4_builds_stand_inside_and_cost_two_to_four() -> None:
    builds = inner(is_.ON_BUILD)
    assert min(builds) == 2
    assert 2 < max(builds) <= 4
    assert is_.ON_BUILD not in [*DATA["wheel_action"][1], *DATA["wheel_action"][2]]


def test_S4_masters_priority_and_weapons_stand_on_their_rings() -> None:
    middle = [*zip(DATA["wheel_action"][1], DATA["wheel_number"][1], strict=True)]
    assert all(middle.count((is_.ON_MASTER, m)) == 1 for m in range(6))
    assert [a for a, _ in middle].count(is_.ON_PRIORITY) == 1
    outer = [*zip(DATA["wheel_action"][2], DATA["wheel_number"][2], strict=True)]
    assert all((is_.ON_WEAPON, w) in outer for w in range(4))


def test_S4_values_and_prices() -> None:
    rack, tiles, d = DATA["rack"], [t for t, _ in DATA["tile_vp"]], DATA["inspector_vp"][0]
    assert rack[0] - rack[-1] >= 3
    assert tiles == sorted(set(tiles))
    assert max(tiles[:2]) < d < min(tiles[3:])
    assert max(tiles[3:]) < 2 * d
    for kind in (is_.HORSE, is_.MUSICIAN):
        prices = DATA["specialist_price"][kind]
        assert prices == sorted(set(prices))
        assert len(prices) > 1
    assert DATA["footman_vp"][0] == 8
    assert sorted(DATA["specialist_weapon"]) == [0, 1, 2, 3]
    assert DATA["specialist_weapon"][is_.HORSE] == is_.SWORD


def test_every_value_has_a_provenance() -> None:
    data = tomllib.loads(BUILT_IN)
    for section in components.SECTIONS:
        assert "provenance" in data[section]


def load_changed(tmp_path: Path, old: str, new: str) -> Any:
    assert BUILT_IN.count(old) == 1, f"{old} must stand in the file once"
    file = tmp_path / "changed.toml"
    file.write_text(BUILT_IN.replace(old, new), encoding="utf-8")
    return components.load(file)


BROKEN = [
    ('"upgrade", "build4"', '"soak", "build4"', "wheel.inner: must have upgrade once, not 0"),
    ('"clay2", "build3"', '"upgrade", "build3"', "wheel.inner: must have upgrade once, not 2"),
    ('"soak", "build2"', '"soak", "build3"', "wheel.inner: builds must cost 2 to 4"),
    ('"soak", "build2"', '"soak", "build5"', "wheel.inner: builds must cost 2 to 4"),
    ('"clay2", "build3"', '"clay0", "build3"', "wheel.inner[3]: must be one of"),
    ('"priority", "builder"', '"priority", "build3"', "wheel.middle[2]: must be one of"),
    ('"priority", "builder"', '"priority", "craftsman"', "must have builder once, not 0 times"),
    ('"priority", "builder"', '"coins1", "builder"', "must have priority once, not 0 times"),
    ("vp = [8, 7, 6, 5", "vp = [2, 2, 2, 2", "rack.vp: must not rise"),
    (
        "[8, 7, 6, 5, 4, 4, 3, 3, 2, 2, 1]",
        "[2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0]",
        "rack.vp: must fall",
    ),
    ("[[3, 1], [4, 2]", "[[4, 1], [4, 2]", "scoring.tiles: must grow by round"),
    ("[[3, 1], [4, 2], [5, 2]", "[[3, 1], [6, 2], [6, 2]", "scoring.tiles: must grow by round"),
    ("[4, 2], [5, 2]", "[5, 2], [6, 2]", "rounds 1 and 2 must be below"),
    ("[7, 3], [9, 4]]", "[7, 3], [10, 4]]", "rounds 4 and 5 must be above"),
    ("vp = [5, 2]", "vp = [5, 6]", "inspectors.vp: dominance must not be below presence"),
    ("footman = [8, 4]", "footman = [9, 4]", "scoring.footman[1]: must be 8, not 9"),
    ("workers = [5, 4, 3]", "workers = [4, 4, 3]", "start.workers[1]: must be 5"),
    ("workers = [5, 4, 3]", "workers = [5, 5, 3]", "start.workers[2]: 3 players with 5 workers"),
    (
        'horse = { weapon = "sword", prices = [2, 3',
        'horse = { weapon = "sword", prices = [3, 3',
        "specialists.horse.prices: must rise",
    ),
    (
        'horse = { weapon = "sword"',
        'horse = { weapon = "spear"',
        "must need four different weapons",
    ),
    ('"123333333"', '"113333333"', "priority.chart: must be 1 at the crossing"),
    ('"123333333"', '"923333333"', 'priority.chart[1]: must be 9 of "123456"'),
    ('weapons = ["sword", "halberd"', 'weapons = ["sword", "sword"', "must all be different"),
    ("clay = [3, 3, 2, 4]", "clay = [3, 3, 2]", "decrees.clay: must have 4 entries, not 3"),
    ("rotate_inner = [3,", "rotate_inner = [1,", "decrees.rotate_inner[1]: must be from 2 to 12"),
    ('column = "C"', 'column = "K"', "inspectors.column: must be one of A, B"),
    ("bases = 15", "bases = 16", "start.bases: must be from 1 to 15, not 16"),
    (
        "claymaker_clay = 3",
        'claymaker_clay = "3"',
        "masters.claymaker_clay: must be a whole number",
    ),
    ('keep_clay = ["claymaker"', 'keep_clay = ["builder"', "builder is in bring_coin already"),
    ("spear = { vp = 2, coins = 2 }", "spear = { vp = 2 }", "weapons.spear.coins: is missing"),
    ("musician = 1 #", "musican = 1 #", "scoring.musican: is not known here"),
    ('border = ["#########"', 'border = ["########"', "areas.border[1]: must be 9 of"),
    ('game = "terracotta-army"', 'game = "xian"', 'game: must be "terracotta-army"'),
    ('name = "Bingma reconstruction 1"', 'name = ""', "name: must be a text"),
    ("[rack]\nvp", "[rak]\nvp", "rack: is missing"),
    (
        ', 1]\nprovenance = "reconstructed"',
        ', 1]\nprovenance = "guess"',
        "rack.provenance: must be one of",
    ),
]


@pytest.mark.parametrize(("old", "new", "fault"), BROKEN)
def test_S4_a_broken_file_is_refused_with_its_fault(
    tmp_path: Path, old: str, new: str, fault: str
) -> None:
    with pytest.raises(BadComponents) as refused:
        load_changed(tmp_path, old, new)
    told = [str(line) for line in refused.value.faults or [refused.value]]
    assert any(fault in line for line in told), told


def test_S4_every_weapon_stands_on_the_outer_ring(tmp_path: Path) -> None:
    text = BUILT_IN.replace('"halberd", "spear", "specialist"', '"bow", "spear", "specialist"')
    text = text.replace('"spear", "halberd", "specialist"', '"spear", "bow", "specialist"')
    file = tmp_path / "changed.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadComponents, match=r"wheel\.outer: must have halberd"):
        components.load(file)


def test_all_faults_are_listed_at_once(tmp_path: Path) -> None:
    file = tmp_path / "empty.toml"
    file.write_text('game = "terracotta-army"\n[wheel]\ninner = 3\n', encoding="utf-8")
    with pytest.raises(BadComponents) as refused:
        components.load(file)
    faults = "\n".join(str(fault) for fault in refused.value.faults)
    for section in components.SECTIONS:
        assert section in faults
    assert "wheel.inner: must be a list of 12 entries" in faults


def test_another_good_file_makes_other_tables_and_another_identity(tmp_path: Path) -> None:
    changed = load_changed(tmp_path, "group = [3, 1]", "group = [4, 1]")
    assert changed.tables["group_vp"] == [4, 1]
    assert changed.identity != components.load().identity


def test_a_slice_is_named_as_the_file_names_it() -> None:
    data = tomllib.loads(BUILT_IN)["wheel"]
    for ring, name in enumerate(names.RINGS):
        shown = zip(DATA["wheel_action"][ring], DATA["wheel_number"][ring], strict=True)
        assert [names.shown_text(names.shown(a, n)) for a, n in shown] == data[name]


def extreme(rng: random.Random) -> dict[str, Any]:
    """Data that the checks let pass, with as many values as possible at a limit."""
    data = tomllib.loads(BUILT_IN)
    for ring, words in (("inner", ("build4", "coins9", "clay9", "soak")), ("middle", ())):
        fixed = (*names.MASTERS, "priority") if ring == "middle" else ("upgrade", "build2")
        more = [rng.choice(words or ("coins9", "clay9")) for _ in range(12 - len(fixed) - 1)]
        data["wheel"][ring] = rng.sample([*fixed, *more, "clay9" if words == () else "build3"], 12)
    free = {
        place: field
        for place, field in components.load().fields.items()
        if field["kind"] == "number" and not place.startswith(("scoring.tiles", "rack", "inspect"))
    }
    for place, field in rng.sample(sorted(free.items()), len(free)):
        *path, last = [int(s) - 1 if s.isdigit() else s for s in re.findall(r"\w+", place)]
        holder: Any = data
        for step in path:
            holder = holder[step]
        before, holder[last] = holder[last], rng.choice([field["low"], field["high"]])
        try:
            components.load(data)
        except BadComponents:
            holder[last] = before
    data["rack"]["vp"] = [20] * 10 + [rng.randrange(18)]
    data["inspectors"]["vp"] = [25, 25]
    data["scoring"]["tiles"] = [[1, 0], [24, 24], [25, 25], [26, 26], [49, 49]]
    data["areas"]["border"] = ["#" * 9] * 7
    return data


@pytest.mark.parametrize("number", range(3))
def test_whatever_the_checks_let_pass_can_be_played(number: int) -> None:
    """Visitors bring such data, and native rules believe what they get: every number must fit."""
    rng = random.Random(number)
    book = rulebook("terracotta-army", extreme(rng))
    assert book.components.digest != components.load().digest
    for players, options in ((1, (1, 3, 5, 8)), (4, ())):
        state = book.deal(players, options, number, 0)
        while not state.over:
            (seat,) = book.deciders(state)
            legal = book.legal(state, seat)
            assert 0 < len(legal) <= is_.LONGEST_LIST
            book.apply(state, seat, rng.choice(legal))
            for name, value in state.numbers():
                assert value in state.fields[name].range, name
