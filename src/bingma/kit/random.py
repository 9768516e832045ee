"""The random generator sfc32: four 32-bit words in whole numbers, the same on every machine.

`rng` is a list (interpreted) or an int64 array (compiled) of four words.
"""

from __future__ import annotations

from bingma.kit.layout import Row
from bingma.kit.rules import rule

WORD = 0xFFFFFFFF


@rule
def next_word(rng: Row) -> int:
    """The next 32 random bits."""
    word = (rng[0] + rng[1] + rng[3]) & WORD
    rng[3] = (rng[3] + 1) & WORD
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & WORD
    rng[2] = ((((rng[2] << 21) & WORD) | (rng[2] >> 11)) + word) & WORD
    return int(word)


@rule
def seed_random(rng: Row, seed: int, stream: int) -> None:
    """Start the generator; each `stream` of a seed is a sequence of its own."""
    rng[0] = seed & WORD
    rng[1] = (seed >> 32) & WORD
    rng[2] = stream & WORD
    rng[3] = 1
    for _ in range(15):
        next_word(rng)


@rule
def below(rng: Row, n: int) -> int:
    """A random whole number from 0 to n - 1."""
    return (next_word(rng) * n) >> 32


@rule
def shuffle(rng: Row, row: Row, n: int) -> None:
    """Put the first n numbers of a row in random order."""
    for i in range(n - 1, 0, -1):
        j = below(rng, i + 1)
        kept = row[i]
        row[i] = row[j]
        row[j] = kept
