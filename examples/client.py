"""A whole game against a running server, by REST alone: the smallest bot client.

bingma serve                        # in another terminal
python examples/client.py           # or: … client.py http://127.0.0.1:8000 terracotta-army 3 6
"""

import json
import random
import sys
import time
import uuid
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def main(server: str = "http://127.0.0.1:8000", game: str = "xian", *options: str) -> None:
    """Open a table with a bot, or alone where the game can be played so, and play it to the end."""
    secret: dict[str, str] = {}

    def ask(path: str, body: Any = None) -> Any:
        headers = {"Content-Type": "application/json", **secret}
        data = None if body is None else json.dumps(body).encode()
        while True:
            try:
                with urlopen(Request(f"{server}/api/v1{path}", data, headers)) as answer:
                    return json.load(answer)
            except HTTPError as error:
                if error.code != 429:
                    raise
                time.sleep(float(error.headers["Retry-After"]))  # we were too quick

    about = next(one for one in ask("/games") if one["name"] == game)
    bots = [{"kind": "bot", "bot": about["bots"][0]["name"]}] * (min(about["players"]) - 1)
    seats = [{"kind": "human", "name": "Example"}, *bots]
    wishes = {"pace": "off", "options": [int(option) for option in options]}
    opened = ask("/tables", {"game": game, "seats": seats, **wishes})
    table, link = opened["table"]["id"], opened["links"][0]
    secret["X-Seat-Token"] = link["token"]
    while (state := ask(f"/tables/{table}/state?seat={link['seat']}"))["table"]["status"] != "over":
        if not state["legal"]:
            time.sleep(0.05)  # the others decide
            continue
        choice = random.choice(state["legal"])["action"]
        action = {"seat": link["seat"], "action": choice, "expected_seq": state["seq"]}
        ask(f"/tables/{table}/actions", {**action, "key": uuid.uuid4().hex})
    print(json.dumps(state["table"]["result"]))


if __name__ == "__main__":
    main(*sys.argv[1:])
