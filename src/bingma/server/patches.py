"""What changed from one value to the next, so that a message need not tell everything again.

A patch is told against a value that the other side has:

- an object: of each part that changed, the patch, by key; of a list, by number;
- an object with the one key `=`: instead of what was there, the value behind it;
- anything else: the new value itself.
"""

from __future__ import annotations

from typing import Any

WHOLE = "="


def whole(value: Any) -> Any:
    """A patch that puts a value in the place of whatever was there."""
    return {WHOLE: value} if isinstance(value, dict) else value


def patch(old: Any, new: Any) -> Any:
    """What makes `new` out of `old`; they are not the same.

    >>> patch({"a": 1, "b": [{"c": 2}, {"c": 3}]}, {"a": 1, "b": [{"c": 2}, {"c": 4}]})
    {'b': {'1': {'c': 4}}}
    >>> patch({"a": {"b": 1}}, {"a": {"c": 1}})
    {'a': {'=': {'c': 1}}}
    """
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() <= new.keys():
        return {
            key: patch(old[key], value) if key in old else whole(value)
            for key, value in new.items()
            if key not in old or old[key] != value
        }
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = list(zip(old, new, strict=True))
        if all(isinstance(a, dict) and isinstance(b, dict) for a, b in pairs):
            return {str(n): patch(a, b) for n, (a, b) in enumerate(pairs) if a != b}
    return whole(new)


def patched(old: Any, change: Any) -> Any:
    """A value after a patch; what did not change is shared with the old one.

    >>> patched({"a": 1, "b": [{"c": 2}, {"c": 3}]}, {"b": {"1": {"c": 4}}})
    {'a': 1, 'b': [{'c': 2}, {'c': 4}]}
    """
    if not isinstance(change, dict):
        return change
    if WHOLE in change:
        return change[WHOLE]
    if isinstance(old, list):
        return [patched(v, change[str(n)]) if str(n) in change else v for n, v in enumerate(old)]
    new = {key: patched(old.get(key), part) for key, part in change.items()}
    return {**old, **new}
