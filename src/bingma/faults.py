"""What people did wrong, or gave us wrong: a key with values, worded in any language.

Errors of programs (a rule without a table, a step after the end of an environment) are ordinary
exceptions with English texts.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Self

LONGEST_SHOWN = 80


class Fault(ValueError):
    """Something wrong that a person can mend; its text is the English sentence.

    The messages are in `locales/<language>/faults.ftl`. A value may be another fault, or a list of
    them: those are worded first.

    >>> print(Fault("fault-no-options", title="Xi'an"))
    Xi'an has no options.
    """

    def __init__(self, key: str, /, **values: Any) -> None:
        super().__init__(key)
        self.key = key
        self.values: Mapping[str, Any] = values

    @classmethod
    def at(cls, place: str, problem: str, /, **values: Any) -> Self:
        """What is wrong at a place inside a file or a record.

        >>> print(Fault.at("craft.clay.B", "problem-missing"))
        craft.clay.B: is missing.
        """
        return cls("fault-at", place=place, problem=Fault(problem, **values))

    def __str__(self) -> str:
        # Imported here because texts know faults, and most faults are never worded in English.
        from bingma.texts import texts

        return texts("en").say(self.key, **self.values)

    def __reduce__(self) -> tuple[Any, ...]:
        # Faults come back from other processes, and each kind is made in its own way.
        return _made_again, (type(self), self.__dict__)

    def as_data(self) -> dict[str, Any]:
        """The fault as plain data, to be sent and worded elsewhere."""
        return {"key": self.key, "values": {k: _as_data(v) for k, v in self.values.items()}}


def _made_again(kind: type[Fault], state: dict[str, Any]) -> Fault:
    fault = kind.__new__(kind)
    fault.__dict__.update(state)
    return fault


def _as_data(value: Any) -> Any:
    if isinstance(value, Fault):
        return value.as_data()
    if isinstance(value, list):
        return [_as_data(item) for item in value]
    return value


def shown(value: Any) -> str:
    """A value of a file as people wrote it, cut where it is long.

    >>> shown("text"), shown(True)
    ('"text"', 'true')
    """
    try:
        text = json.dumps(value, default=str, ensure_ascii=False)
    except ValueError:  # Python writes no number of thousands of digits
        return "…"
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN - 1]}…"
