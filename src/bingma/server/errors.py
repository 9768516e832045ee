"""What the server says when it does not do something."""

from __future__ import annotations

from typing import Any


class Refusal(Exception):
    """An answer with a fitting status, a key and values for any language, and an English text."""

    def __init__(self, status: int, key: str, message: str, **values: Any) -> None:
        self.status = status
        self.key = key
        self.values = values
        self.message = message
        super().__init__(key)

    def as_data(self) -> dict[str, Any]:
        """The error as it is sent."""
        return {"key": self.key, "values": self.values, "message": self.message}


def no_such_table() -> Refusal:
    """There is no such table."""
    return Refusal(404, "no-such-table", "There is no such table.")


def not_your_seat(seat: int) -> Refusal:
    """The request has not shown that the seat is its own."""
    return Refusal(403, "not-your-seat", f"Seat {seat} is not yours.", seat=seat)


class Stale(Refusal):
    """The table has moved on since the request was made; the answer has the present state."""

    def __init__(self, seq: int) -> None:
        super().__init__(409, "stale", "The table has moved on since.", seq=seq)
