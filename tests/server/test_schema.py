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
from schemathesis.core.result import Ok

from bingma.server.app import create_app
from tests.server.conftest import settings_for
from tests.server.people import HUMAN, OPEN, Person

EXAMPLES = 250


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
    asked: dict[str, int] = {}

    @given(data=st.data())
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def ask(data: st.DataObject) -> None:
        operation = data.draw(st.sampled_from(every))
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
        asked[operation.path] = max(asked.get(operation.path, 0), answer.status_code)
        assert answer.status_code < 500, answer.text

    ask()
    assert len(asked) >= len(every) * 2 // 3
