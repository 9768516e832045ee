"""`bingma replay`: what happened in a recorded game, for people or as JSON lines."""

from __future__ import annotations

import json
from pathlib import Path

from bingma.play.game import from_record
from bingma.play.records import BadRecord, load_record
from bingma.play.replay import replay_lines, replay_steps
from bingma.terminal.play import make_table, ranking_lines
from bingma.texts import Language, texts


def tell_json(file: Path, to: int | None, components: Path | None) -> None:
    """One JSON object a line."""
    record = load_record(file)
    try:
        for line in replay_lines(record, components, to):
            print(json.dumps(line, ensure_ascii=False))
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from None


def tell(
    file: Path, to: int | None, components: Path | None, language: Language | None = None
) -> None:
    """A readable account."""
    record = load_record(file)
    words = texts(language)
    try:
        game = from_record(record, components, to)
        table = make_table(game, words)
        events = [e for step in replay_steps(record, components, to) for e in step.events]
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from None
    players = words.listed([f"{player.name} ({player.kind})" for player in table.players])
    print(words.say("replay-title", title=game.book.title, players=players))
    print()
    for line in table.log(events):
        print(line.text)
    print()
    result = game.result()
    if result is None:
        print(words.say("replay-unfinished"))
        return
    for text in ranking_lines(table, result, plain=False):
        print(text)
