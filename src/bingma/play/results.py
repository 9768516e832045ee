"""What somebody has won and lost alone against the automaton of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from typing_extensions import TypedDict

from bingma.games.contract import Result


class SoloResult(TypedDict):
    """Games won and lost alone against the automaton of a game, with the same options."""

    game: str
    options: list[int]
    won: int
    lost: int
    best_lead: int
    """The largest lead; below 0, the smallest arrears."""


Played = tuple[str, Sequence[int], Result, int]
"""A finished game: which, its options, its result, the own seat."""


def solo_results(played: Iterable[Played]) -> list[SoloResult]:
    """Finished games counted by game and options.

    >>> def over(mine: int, his: int) -> Result:
    ...     ranking = [[1], [0]] if mine > his else [[0], [1]]
    ...     return {"ranking": ranking, "scores": [{"total": his}, {"total": mine}]}
    >>> solo_results([("army", [6], over(90, 80), 1), ("army", [6], over(70, 85), 1)])
    [{'game': 'army', 'options': [6], 'won': 1, 'lost': 1, 'best_lead': 10}]
    """
    counted: dict[tuple[str, tuple[int, ...]], SoloResult] = {}
    for game, options, result, seat in played:
        totals = [scores["total"] for scores in result["scores"]]
        lead = totals[seat] - max(total for n, total in enumerate(totals) if n != seat)
        line = counted.setdefault(
            (game, tuple(options)),
            {"game": game, "options": [*options], "won": 0, "lost": 0, "best_lead": lead},
        )
        line["won" if seat in result["ranking"][0] else "lost"] += 1
        line["best_lead"] = max(line["best_lead"], lead)
    return [counted[key] for key in sorted(counted, key=lambda key: (key[0], len(key[1]), key[1]))]
