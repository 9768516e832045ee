"""Tables with the numbers of somebody's own box: kept by value, played by, carried by records."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from bingma import from_record
from bingma.games import rulebook
from bingma.games.components import LARGEST
from bingma.kit.native.building import file_name
from bingma.server.app import create_app
from bingma.server.settings import Rate
from tests.server.conftest import settings_for
from tests.server.people import GREEDY, HUMAN, Person
from tests.server.test_companion import SETUP

GAME = "terracotta-army"
BUILT_IN = rulebook(GAME).components
CHECK = f"/games/{GAME}/components/check"
Serve = Callable[..., TestClient]


def own(**changes: Any) -> dict[str, Any]:
    """The data of an owner whose rack begins at 9 and whose fourth slice is another one."""
    data = copy.deepcopy(BUILT_IN.data)
    data["name"] = "My copy"
    data["rack"]["vp"][0] = 9
    data["wheel"]["inner"][2] = "coins1"
    data["mine"] = ["rack.vp[1]", "wheel.inner[3]"]
    return {**data, **changes}


def box(person: Person, *seats: Any, **more: Any) -> str:
    """A table with those numbers."""
    return person.table(*(seats or [HUMAN]), game=GAME, **{"components": own(), **more})


def test_the_form_has_every_value_with_its_place_limits_name_and_provenance(
    sqlite_server: TestClient,
) -> None:
    sheet = Person(sqlite_server).get(f"/games/{GAME}/components")
    fields = {field["place"]: field for field in sheet["fields"]}
    assert fields["start.coins"] == {
        "place": "start.coins",
        "kind": "number",
        "low": 0,
        "high": 20,
        "label": {"key": "ta-box-start-coins"},
    }
    assert fields["wheel.middle[1]"]["counted"] == ["coins", "clay"]
    assert "priority" in fields["wheel.middle[1]"]["words"]
    assert fields["priority.chart[7]"]["letters"] == "123456"
    assert sheet["sources"].keys() == fields.keys()
    assert sheet["sources"]["wheel.inner[1]"] == "reconstructed"
    assert sheet["sources"]["start.clay[2]"] == "book"
    assert sheet["data"] == BUILT_IN.data
    assert (sheet["faults"], sheet["digest"]) == ([], sheet["built_in"])


def test_a_wrong_value_is_told_by_its_place(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    data = own()
    data["start"]["coins"] = "many"
    data["rack"]["vp"][3] = None
    checked = ana.post(CHECK, {"data": data})
    assert [(fault["place"], fault["problem"]["key"]) for fault in checked["faults"]] == [
        ("start.coins", "problem-number"),
        ("rack.vp[4]", "problem-missing"),
    ]
    assert checked["digest"] is None
    assert checked["data"]["start"]["coins"] == "many"
    good = ana.post(CHECK, {"data": own()})
    assert (good["faults"], len(good["digest"])) == ([], 16)
    assert good["digest"] != BUILT_IN.digest
    assert good["sources"]["rack.vp[1]"] == "mine"
    assert good["sources"]["rack.vp[2]"] == "reconstructed"


def test_data_goes_out_as_toml_and_comes_back(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    for data in (own(), own(rack={"vp": ["", 'x\x7f"\n', 3.5, True, []], "strange key": {}})):
        answer = ana.ask("POST", f"/games/{GAME}/components/toml", json={"data": data})
        assert answer.headers["content-disposition"].endswith('"terracotta-army.toml"')
        back = ana.post(f"/games/{GAME}/components/read", {"text": answer.text})
        assert back["data"] == data
    wrong = ana.post(f"/games/{GAME}/components/read", {"text": "no toml"}, 422)["error"]
    assert wrong["key"] == "bad-components"
    assert wrong["values"]["fault"]["key"] == "fault-not-toml"


def test_a_table_is_played_by_its_numbers(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    table, usual = box(ana), ana.table(HUMAN, game=GAME)
    assert ana.get(f"/tables/{table}")["own_data"] == "My copy"
    assert ana.get(f"/tables/{usual}")["own_data"] is None
    printed = ana.get(f"/tables/{table}/printed")
    assert printed["rack"][0] == 9
    assert printed["rings"]["inner"][2] == {"name": "coins", "n": 1}
    assert ana.get(f"/tables/{usual}/printed") == ana.get(f"/games/{GAME}/printed")
    shown = ana.get(f"/tables/{table}/components")
    assert (shown["data"], shown["sources"]["wheel.inner[3]"]) == (own(), "mine")
    assert ana.get(f"/tables/{usual}/components") == ana.get(f"/games/{GAME}/components")
    # Li Si may have turned the ring already.
    ring = [each["inner"] for each in ana.state(table)["view"]["board"]["slices"]]
    assert any(ring[i:] + ring[:i] == printed["rings"]["inner"] for i in range(len(ring)))


def test_bots_play_by_it_and_the_record_replays_anywhere(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    searching = {"kind": "bot", "bot": "apprentice"}
    table = box(ana, HUMAN, GREEDY, searching)
    assert ana.play_on(table, random.Random(1))["table"]["status"] == "over"
    record = ana.get(f"/tables/{table}/record")
    assert record["components"] == own()
    assert record["data"].startswith("My copy ")
    replayed = from_record(json.loads(json.dumps(record)))
    assert replayed.book.components.tables["rack"][0] == 9
    assert replayed.result() == ana.get(f"/tables/{table}")["result"]
    imported = ana.post("/records", record, 201)["table"]
    assert imported["own_data"] == "My copy"
    assert ana.get(f"/tables/{imported['id']}/record")["components"] == own()


def test_the_next_game_and_one_played_on_keep_the_numbers(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    table = box(ana)
    ana.play_on(table, random.Random(2))
    branch = ana.post(f"/tables/{table}/branch", {"n": 3, "seats": [HUMAN]}, 201)["table"]["id"]
    anew = ana.post(f"/tables/{table}/rematch")["table"]["id"]
    ana.play_on(branch, random.Random(3))
    again = ana.post(f"/tables/{branch}/rematch", {"same_deal": True})["table"]["id"]
    for one in (branch, again, anew):
        assert ana.get(f"/tables/{one}/printed")["rack"][0] == 9
        assert ana.get(f"/tables/{one}/components")["data"] == own()


def test_beside_a_real_box(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    table = box(ana, companion={"setup": SETUP})
    info = ana.get(f"/tables/{table}")
    assert (info["companion"], info["own_data"]) == (True, "My copy")
    assert ana.get(f"/tables/{table}/printed")["rack"][0] == 9


def test_another_server_finds_the_numbers_in_the_database(database: str) -> None:
    with TestClient(create_app(settings_for(database))) as server:
        ana = Person(server)
        table = box(ana)
        ana.play_on(table, random.Random(4), until=20)
        before = ana.state(table)
    with TestClient(create_app(settings_for(database))) as server:
        again = Person(server)
        again.cookies = ana.cookies
        assert again.state(table)["view"] == before["view"]
        assert again.play_on(table, random.Random(5))["table"]["status"] == "over"


def test_nothing_is_built_for_it() -> None:
    """Tables are arguments of the native rules: those of any data are the same library."""
    mine, built_in = rulebook(GAME, own()), rulebook(GAME)
    assert mine.components.tables != built_in.components.tables
    assert file_name(mine.source) == file_name(built_in.source)


HOSTILE: list[Any] = [
    {},
    {"game": "xian"},
    {"game": GAME, "name": "x" * 500},
    own(name="a\nb"),
    own(name=" "),
    own(name=7),
    own(wheel=[]),
    own(wheel={"inner": None}),
    own(rack={"vp": [10**30] * 11, "provenance": "mine"}),
    own(rack={"vp": [1e308] * 11, "provenance": "mine"}),
    own(mine="rack"),
    own(mine=[None, 3, ["rack"], "wheel.inner[99]"]),
    own(mine=["rack"] * 3000),
    own(mine=["x"] * 100),
    own(extra={"deep": [[[[[[[[[[]]]]]]]]]]}),
    own(extra="x" * LARGEST),
    own(areas={"quad_nw": "#" * 63}),
    own(specialists={"horse": 3}),
]


@pytest.mark.parametrize("number", range(len(HOSTILE)))
def test_hostile_data_is_refused_with_a_reason(sqlite_server: TestClient, number: int) -> None:
    ana, data = Person(sqlite_server), HOSTILE[number]
    checked = ana.ask("POST", CHECK, json={"data": data})
    if checked.status_code == 200:
        assert checked.json()["faults"]
        assert checked.json()["digest"] is None
    else:
        assert (checked.status_code, checked.json()["error"]["key"]) == (413, "too-large")
    refused = ana.ask("POST", "/tables", json={"game": GAME, "seats": [HUMAN], "components": data})
    assert refused.json()["error"]["key"] in ("bad-components", "too-large")
    assert ana.get("/my/tables") == []


def test_half_of_a_letter_is_replaced(sqlite_server: TestClient) -> None:
    """Such a text cannot be sent, but written as an escape it can."""
    ana = Person(sqlite_server)
    sent = json.dumps({"data": own(name="a\ud800")})
    checked = ana.ask("POST", CHECK, content=sent, headers={"Content-Type": "application/json"})
    assert checked.json()["data"]["name"] == "a?"


@pytest.mark.parametrize(
    "text",
    [
        "[" * 5000,
        "a = " + "[" * 5000,
        "a." * 5000 + "a = 1",
        "a = " + "9" * 5000,
        "".join(f"a{n}.b = 1\n" for n in range(1000)),
        "d = 1979-05-27T07:32:00Z\nf = nan\ng = inf",
        'name = """\n' + "x\n" * 4000 + '"""',
    ],
)
def test_a_hostile_file_is_a_reason_too(sqlite_server: TestClient, text: str) -> None:
    ana = Person(sqlite_server)
    answer = ana.ask("POST", f"/games/{GAME}/components/read", json={"text": text})
    if answer.status_code == 200:
        assert answer.json()["faults"]
    else:
        assert (answer.status_code, answer.json()["error"]["key"]) == (422, "bad-components")


def test_a_record_with_hostile_data_is_refused(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    table = box(ana)
    ana.play_on(table, random.Random(6))
    record = ana.get(f"/tables/{table}/record")
    wrong: list[Any] = [
        3,
        [],
        {},
        own(rack={}),
        own(extra="x" * 300_000),
        own(mine=["rack"] * 9999),
    ]
    for components in wrong:
        body = {**record, "components": components}
        assert ana.refused("POST", "/records", 422, body) == "bad-record"
    other = copy.deepcopy(own())
    other["rack"]["vp"][0] = 10
    refused = ana.post("/records", {**record, "components": other}, 422)["error"]
    assert refused["values"]["fault"]["key"] == "fault-record-data"


def test_checks_are_limited(sqlite_url: str, serve: Serve) -> None:
    ana = Person(serve(sqlite_url, checking=Rate(0.001, 3)))
    for _ in range(3):
        ana.post(CHECK, {"data": own()})
    assert ana.refused("POST", CHECK, 429, {"data": own()}) == "too-many-requests"
    # Playing goes on.
    assert ana.state(ana.table(HUMAN, game=GAME))["legal"]


def test_a_game_that_is_not_there(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    assert ana.refused("GET", "/games/chess/components", 404) == "no-such-game"
    assert ana.refused("POST", "/games/chess/components/check", 404, {"data": {}}) == "no-such-game"
