"""What the server says when it does not do something."""

from __future__ import annotations

from typing import Any

from typing_extensions import TypedDict

from bingma.faults import Fault


class Problem(TypedDict):
    """What was wrong with a request: a key with values, and the same in English.

    values: `why` where the rules of the game say no, `fault` where what was sent is no good.
    """

    key: str
    values: dict[str, Any]
    message: str


class Refusal(Exception):
    """An answer with a fitting status, a key and values for any language, and an English text."""

    def __init__(self, status: int, key: str, message: str, **values: Any) -> None:
        self.status = status
        self.key = key
        self.values = values
        self.message = message
        super().__init__(key)

    def as_data(self) -> Problem:
        """The error as it is sent."""
        return {"key": self.key, "values": self.values, "message": self.message}


def refusal(status: int, key: str, fault: Fault, **values: Any) -> Refusal:
    """A fault of a layer below: its words in English, itself as `fault`, to be worded anywhere."""
    return Refusal(status, key, str(fault), **values, fault=fault.as_data())


def no_such_table() -> Refusal:
    """There is no such table."""
    return Refusal(404, "no-such-table", "There is no such table.")


def cannot_replay(fault: Fault) -> Refusal:
    """A stored table that the rules do not accept as it is stored."""
    text = "This game cannot be replayed by the rules of this server; its moves can be read."
    return Refusal(409, "cannot-replay", text, fault=fault.as_data())


def not_your_seat(seat: int) -> Refusal:
    """The request has not shown that the seat is its own."""
    return Refusal(403, "not-your-seat", f"Seat {seat} is not yours.", seat=seat)


def too_many_connections() -> Refusal:
    """A live connection over a limit; plain requests still work."""
    return Refusal(429, "too-many-connections", "Too many live connections.")


def too_many_tables(most: int) -> Refusal:
    """An owner has as many unfinished tables as one may have."""
    text = f"You have {most} unfinished tables; finish or forget some of them first."
    return Refusal(429, "too-many-tables", text, most=most)


class NotStored(Refusal):
    """The database does not answer: the request is to be sent again, with the same key."""

    def __init__(self) -> None:
        super().__init__(503, "storage", "This could not be stored just now; send it again.")


class Stale(Refusal):
    """The table has moved on since the request was made; the answer has the present state."""

    def __init__(self, seq: int) -> None:
        super().__init__(409, "stale", "The table has moved on since.", seq=seq)
