"""The API as it is documented: any request that fits, or nearly fits, is answered without a 5xx."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter
from schemathesis.core.result import Ok

from bingma.games import telling
from bingma.server import schemas
from bingma.server.app import create_app
from tests.server.conftest import settings_for
from tests.server.people import HUMAN, OPEN, Person, until

EXAMPLES = 5  # requests for each operation


def operations(app: Any) -> list[Any]:
    """Every operation of the API."""
    schema = schemathesis.openapi.from_dict(app.openapi())
    found = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(found) >= 20
    return found


def test_everything_is_documented(tmp_path: Path) -> None:
    app = create_app(settings_for(f"sqlite:///{tmp_path}/x.sqlite"))
    documented = app.openapi()["paths"]
    assert len(documented) >= 20
    for path, methods in documented.items():
        for about in methods.values():
            assert about["description"], path
            assert about["tags"], path
    assert documented["/api/v1/tables"]["post"]["requestBody"]["required"]


@pytest.mark.slow
def test_no_request_breaks_the_server(sqlite_url: str, serve: Callable[..., TestClient]) -> None:
    server = serve(sqlite_url, cached_tables=20)
    ana = Person(server)
    tables = [ana.table(HUMAN, HUMAN), ana.table(HUMAN, OPEN, OPEN)]
    every = operations(server.app)
    asked: set[str] = set()

    def ask(operation: Any, data: st.DataObject) -> None:
        case = data.draw(operation.as_strategy())
        if "table" in case.path_parameters:
            case.path_parameters["table"] = data.draw(
                st.sampled_from([*tables, case.path_parameters["table"]])
            )
        request = case.as_transport_kwargs(base_url="http://testserver")
        headers = {k: v for k, v in (request.get("headers") or {}).items() if k != "Cookie"}
        if data.draw(st.booleans()):
            headers["Cookie"] = f"bingma={ana.cookies['bingma']}"
        answer = server.request(
            request["method"],
            request["url"],
            headers=headers,
            params=request.get("params"),
            json=request.get("json"),
        )
        asked.add(operation.label)
        assert answer.status_code < 500, (operation.label, answer.text)

    several = settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    for operation in every:
        several(given(operation=st.just(operation), data=st.data())(ask))()
    assert asked == {operation.label for operation in every}


TABLES: list[dict[str, Any]] = [
    {"seats": [HUMAN, HUMAN]},
    {"seats": [HUMAN], "game": "terracotta-army", "options": [6]},
]


@pytest.mark.parametrize("wish", TABLES, ids=["xian", "terracotta-army"])
def test_what_is_sent_is_as_documented(ana: Person, wish: dict[str, Any]) -> None:
    waiting = ana.open([HUMAN, OPEN])["table"]["id"]
    fits(schemas.State, ana.state(waiting))
    table = ana.open(**wish)["table"]["id"]
    seat = ana.state(table)["seat"]
    with ana.live(table, seat) as socket:
        fits(schemas.LiveState, until(socket, "state"))
        for _ in range(8):
            state = ana.state(table)
            fits(schemas.State, state)
            fits(schemas.State, ana.play(table, state["seat"]))
            fits(schemas.LiveUpdate, until(socket, "update"))
        socket.send_json({"type": "action", "action": "nonsense", "expected_seq": 0, "key": "k"})
        fits(schemas.LiveError, until(socket, "error"))
    at = f"/tables/{table}"
    fits(schemas.Lines, ana.get(f"{at}/lines"))
    fits(list[telling.Section], ana.get(f"{at}/words"))
    fits(list[schemas.LogEntry], ana.get(f"{at}/log"))
    fits(schemas.Moment, ana.get(f"{at}/at/3"))
    legal = ana.state(table, seat)["legal"]
    asked = legal[0]["action"] if legal else "pass"
    fits(schemas.Why, ana.get(f"{at}/why?seat={seat}&action={asked}"))
    entry = ana.get(f"{at}/lines")["lines"][-1]["last"]
    fits(schemas.Boards, ana.get(f"{at}/boards/{entry}"))


def fits(shape: Any, data: Any) -> None:
    """It has every field of a shape, of the right type, and no other."""
    checked = TypeAdapter(shape)
    assert checked.dump_python(checked.validate_python(data, strict=True)) == data
