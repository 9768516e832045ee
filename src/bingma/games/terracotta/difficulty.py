"""How hard Li Si is with his options (T5.14), by what was measured: see docs/li-si.md."""

from __future__ import annotations

from math import log

from bingma.games.contract import Difficulty

# How many of 1,000 games the simple player wins, without options and with one.
PLAIN = 362
WITH_ONE = {1: 11, 2: 11, 3: 120, 4: 340, 5: 206, 6: 104, 7: 266, 8: 134}

# A level begins where that player would win no more than so many of 1,000.
LEVELS = (300, 180, 80, 20, 2)


def _weight(wins: int) -> int:
    """How much harder than plain it is: tenths of the logarithm of the odds, which add up."""
    return round(10 * (log((1000 - wins) / wins) - log((1000 - PLAIN) / PLAIN)))


OF_LI_SI = Difficulty(
    weights={option: _weight(wins) for option, wins in WITH_ONE.items()},
    steps=[_weight(wins) for wins in LEVELS],
)
