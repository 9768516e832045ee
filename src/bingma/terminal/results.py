"""`bingma results`: what was won and lost alone against automata, from the games kept here."""

from __future__ import annotations

import json
from pathlib import Path

from bingma.games import GAMES, rulebook
from bingma.play.game import POSITION
from bingma.play.records import BadRecord, check_record, load_record
from bingma.play.results import Played, SoloResult, solo_results
from bingma.terminal import saves
from bingma.texts import Language, Texts, texts


def tell(as_json: bool, language: Language | None) -> None:
    """Print the results, for people or for programs."""
    words, results = texts(language), kept_results()
    if as_json:
        print(json.dumps(results))
        return
    if not results:
        print(words.say("solo-none"))
    for game in dict.fromkeys(result["game"] for result in results):
        print(words.say("solo-title", title=rulebook(game).title))
        for result in results:
            if result["game"] == game:
                print(f"  {line(result, words)}")


def kept_results() -> list[SoloResult]:
    """The results of the games in the user's data folder.

    The saves are the only truth: nothing else is written that could say something else.
    """
    folder = saves.data_root() / "games"
    played = (_played(path) for path in sorted(folder.glob("*.json")))
    return solo_results(one for one in played if one is not None)


def line(result: SoloResult, words: Texts) -> str:
    """What was won and lost with some options."""
    book, options, lead = rulebook(result["game"]), result["options"], result["best_lead"]
    chosen = ", ".join(map(str, options))
    return words.say(
        "solo-line",
        difficulty=words.say(book.telling.level(options)["key"]),
        chosen=words.say("solo-options", options=chosen, count=len(options))
        if options
        else words.say("solo-plain"),
        won=result["won"],
        lost=result["lost"],
        lead=f"+{lead}" if lead > 0 else f"−{-lead}" if lead < 0 else "0",
    )


def _played(path: Path) -> Played | None:
    """A finished game of one person against automata; None for any other file.

    One that began in a chosen position, or was played beside a real box, does not count.
    """
    try:
        loaded = load_record(path)
        record = check_record(loaded)
        if saves.is_companion(loaded):
            return None
        kinds = [seat["kind"] for seat in record["seats"]]
        alone = kinds.count("human") == 1 and kinds.count("automaton") == len(kinds) - 1 > 0
        if not alone or record["result"] is None or record["game"] not in GAMES:
            return None
        if POSITION in record["setup"]:
            return None
        result = rulebook(record["game"]).read_result(record["result"])
        found = record["game"], record["setup"].get("options", []), result, kinds.index("human")
        solo_results([found])
    except (BadRecord, KeyError, IndexError, TypeError, ValueError, AttributeError):
        # A file that somebody has put there or changed: no result of ours.
        return None
    return found
