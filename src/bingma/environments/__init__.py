"""Games for learners: the interfaces that researchers know, all over the same numbers.

- `vector`      thousands of games in NumPy arrays; needs nothing else
- `pettingzoo`  one game for several agents: `pip install bingma[pettingzoo]`
- `gymnasium`   one seat against bots: `pip install bingma[gymnasium]`
- `openspiel`   a Python game of OpenSpiel: `pip install bingma[openspiel]`

`docs/environments.md` tells what the numbers mean.
"""


class MissingPackage(ImportError):
    """An environment whose package is not installed."""

    def __init__(self, package: str, extra: str, note: str = "") -> None:
        super().__init__(
            f"bingma.environments.{extra} needs the package '{package}': "
            f"pip install 'bingma[{extra}]'{note}"
        )
