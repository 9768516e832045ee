"""`bingma replay`: what happened in a recorded game, for people or as JSON lines."""

from __future__ import annotations

import json
from pathlib import Path

from bingma.play.game import from_record
from bingma.play.records import BadRecord, OtherRules, load_record
from bingma.play.replay import replay_lines
from bingma.terminal.play import make_table, ranking_lines
from bingma.texts import Language, Texts, texts


def tell_json(file: Path, to: int | None, components: Path | None) -> None:
    """One JSON object a line."""
    record = load_record(file)
    try:
        for line in replay_lines(record, components, to):
            print(json.dumps(line, ensure_ascii=False))
    except BadRecord as fault:
        raise BadRecord("fault-in-file", file=str(file), fault=fault) from None


def tell(
    file: Path, to: int | None, components: Path | None, language: Language | None = None
) -> None:
    """A readable account."""
    record = load_record(file)
    words = texts(language)
    try:
        game = from_record(record, components, to)
        table = make_table(game, words)
    except OtherRules as fault:
        tell_as_written(fault, words)
        return
    except BadRecord as fault:
        raise BadRecord("fault-in-file", file=str(file), fault=fault) from None
    players = words.listed([f"{player.name} ({player.kind})" for player in table.players])
    print(words.say("replay-title", title=game.book.title, players=players))
    print()
    for line in table.log(game.lines(None), None):
        print(line.text)
    print()
    result = game.result()
    if result is None:
        print(words.say("replay-unfinished"))
        return
    for text in ranking_lines(table, result, plain=False):
        print(text)


def tell_as_written(fault: OtherRules, words: Texts) -> None:
    """A game of other rules: who played, the moves as they were written, and the result."""
    record = fault.record
    names = [seat["name"] for seat in record["seats"]]
    print(words.say(fault.key, **fault.values))
    players = words.listed([f"{seat['name']} ({seat['kind']})" for seat in record["seats"]])
    print(words.say("replay-title", title=fault.values["title"], players=players))
    print()
    for n, (seat, action) in enumerate(record["actions"], 1):
        name = names[seat] if 0 <= seat < len(names) else words.say("replay-draw")
        print(words.say("replay-move", n=n, name=name, action=action))
    print()
    result = record.get("result")
    scores = result.get("scores") if isinstance(result, dict) else None
    if not isinstance(scores, list):
        print(words.say("replay-unfinished"))
        return
    for name, score in zip(names, scores, strict=False):
        total = score.get("total") if isinstance(score, dict) else None
        print(words.say("replay-points", name=name, points=str(total)))
