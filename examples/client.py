"""A whole game against a running server, by REST alone: the smallest bot client.

bingma serve                        # in another terminal
python examples/client.py           # or: … client.py http://127.0.0.1:8000 xian
"""

import json
import random
import sys
import time
import uuid
from typing import Any
from urllib.request import Request, urlopen


def main(server: str = "http://127.0.0.1:8000", game: str = "xian") -> None:
    """Open a table with a bot, or alone where the game can be played so, and play it to the end."""
    secret: dict[str, str] = {}

    def ask(path: str, body: Any = None) -> Any:
        headers = {"Content-Type": "application/json", **secret}
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(f"{server}/api/v1{path}", data, headers)) as answer:
            return json.load(answer)

    about = next(one for one in ask("/games") if one["name"] == game)
    bots = [{"kind": "bot", "bot": about["bots"][-1]["name"]}] * (min(about["players"]) - 1)
    seats = [{"kind": "human", "name": "Example"}, *bots]
    opened = ask("/tables", {"game": game, "seats": seats, "pace": "off"})
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
