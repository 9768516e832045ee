"""The command line: `bingma --help`.

Everything beyond reading the options is imported when it is needed, so that help answers at once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer

from bingma import __version__
from bingma.faults import Fault
from bingma.terminal.admin import app as admin_app
from bingma.terminal.signs import use_plainer_signs
from bingma.texts import LANGUAGES, Language, help_texts, own_language

_HELP = help_texts(own_language())
DEFAULT_GAME = "xian"

app = typer.Typer(
    help=_HELP["help-bingma"],
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
components_app = typer.Typer(
    help=_HELP["help-components-group"], no_args_is_help=True, rich_markup_mode=None
)
app.add_typer(components_app, name="components")
study_app = typer.Typer(help=_HELP["help-study-group"], no_args_is_help=True, rich_markup_mode=None)
app.add_typer(study_app, name="study")
app.add_typer(admin_app, name="admin")

LanguageOption = Annotated[Language | None, typer.Option("--language", help=_HELP["help-language"])]
GameOption = Annotated[str | None, typer.Option("--game", metavar="NAME", help=_HELP["help-game"])]
ComponentsOption = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help=_HELP["help-components"])
]
OptionsOption = Annotated[
    str, typer.Option("--options", metavar="N,N,…", help=_HELP["help-options"])
]
PlayersOption = Annotated[
    str, typer.Option("--players", metavar="N,N,…", help=_HELP["help-player-numbers"])
]
SeedOption = Annotated[int, typer.Option("--seed", metavar="N", help=_HELP["help-seed"])]
BudgetOption = Annotated[
    str | None, typer.Option("--budget", metavar="N or S.s", help=_HELP["help-budget"])
]
WorkersOption = Annotated[
    int | None, typer.Option("--workers", metavar="N", help=_HELP["help-workers"])
]
RayOption = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help=_HELP["help-ray"])]
OutOption = Annotated[str | None, typer.Option("--out", metavar="DIR", help=_HELP["help-out"])]
JsonOption = Annotated[bool, typer.Option("--json", help=_HELP["help-json"])]


def _version(shown: bool) -> None:
    if shown:
        typer.echo(f"bingma {__version__}")
        raise typer.Exit()


@app.callback()
def bingma(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help=_HELP["help-version"]),
    ] = False,
) -> None:
    """See help.ftl."""


@app.command(help=_HELP["help-serve"])
def serve(
    host: Annotated[str, typer.Option(help=_HELP["help-host"])] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help=_HELP["help-port"])] = 8000,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help=_HELP["help-data"])] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help=_HELP["help-database"])
    ] = None,
    lan: Annotated[bool, typer.Option("--lan", help=_HELP["help-lan"])] = False,
    name: Annotated[list[str] | None, typer.Option(metavar="NAME", help=_HELP["help-name"])] = None,
    workers: Annotated[
        int, typer.Option(metavar="N", min=1, max=64, help=_HELP["help-serve-workers"])
    ] = 1,
    metrics: Annotated[
        int | None, typer.Option(metavar="PORT", min=1, max=65535, help=_HELP["help-metrics"])
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help=_HELP["help-open"])] = False,
) -> None:
    """See help.ftl."""
    from bingma.server.serve import run
    from bingma.terminal.saves import data_root

    folder = data or data_root() / "server"
    host = "0.0.0.0" if lan else host
    run(host, port, folder, database, open_browser, name or (), workers, metrics)


@app.command(help=_HELP["help-play"])
def play(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help=_HELP["help-play-file"])
    ] = None,
    game: GameOption = None,
    players: Annotated[int | None, typer.Option(metavar="N", help=_HELP["help-players"])] = None,
    seats: Annotated[
        str | None, typer.Option(metavar="NAME,NAME,…", help=_HELP["help-seats"])
    ] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help=_HELP["help-seed"])] = None,
    plain: Annotated[bool, typer.Option("--plain", help=_HELP["help-plain"])] = False,
    pace: Annotated[str, typer.Option(metavar="all|step", help=_HELP["help-pace"])] = "all",
    no_confirm: Annotated[
        bool, typer.Option("--no-confirm", help=_HELP["help-no-confirm"])
    ] = False,
    components: ComponentsOption = None,
    options: OptionsOption = "",
    position: Annotated[
        str | None, typer.Option(metavar="TEXT", help=_HELP["help-position"])
    ] = None,
    companion: Annotated[bool, typer.Option("--companion", help=_HELP["help-companion"])] = False,
    resume: Annotated[bool, typer.Option("--resume", help=_HELP["help-resume"])] = False,
    language: LanguageOption = None,
) -> None:
    """See help.ftl."""
    from bingma.terminal import sitting

    manner = sitting.Manner(plain, pace, not no_confirm, language)
    if companion and (resume or file is not None or position is not None):
        raise Fault("fault-companion-new")
    if resume or file is not None:
        sitting.resume(file, components, manner)
    elif position is not None:
        for option, value in (("--game", game), ("--players", players), ("--options", options)):
            if value:
                raise Fault("fault-position-option", option=option)
        sitting.begin_in(position, seats, seed, components, manner)
    elif companion:
        for option, value in (("--players", players), ("--seats", seats), ("--seed", seed)):
            if value is not None:
                raise Fault("fault-companion-option", option=option)
        chosen = _numbers(options) if options else None
        sitting.begin_beside_box(_game(game, components), chosen, components, manner)
    else:
        game = _game(game, components)
        sitting.begin(game, players, seats, seed, components, _numbers(options), manner)


@app.command(help=_HELP["help-learn"])
def learn(
    game: GameOption = None,
    step: Annotated[int | None, typer.Option(metavar="N", help=_HELP["help-learn-step"])] = None,
    plain: Annotated[bool, typer.Option("--plain", help=_HELP["help-plain"])] = False,
    language: LanguageOption = None,
) -> None:
    """See help.ftl."""
    from bingma.terminal import sitting

    sitting.learn(game or DEFAULT_GAME, step, sitting.Manner(plain, language=language))


@app.command(help=_HELP["help-simulate"])
def simulate(
    game: GameOption = None,
    games: Annotated[int, typer.Option(metavar="N", help=_HELP["help-games"])] = 1000,
    players: Annotated[int, typer.Option(metavar="N", help=_HELP["help-players"])] = 4,
    seed: Annotated[int, typer.Option(metavar="N", help=_HELP["help-seed"])] = 0,
    bots: Annotated[str, typer.Option(metavar="NAME,NAME,…", help=_HELP["help-bots"])] = "random",
    records: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help=_HELP["help-records"])
    ] = None,
    json: Annotated[bool, typer.Option("--json", help=_HELP["help-json"])] = False,
    workers: WorkersOption = None,
    components: ComponentsOption = None,
    options: OptionsOption = "",
) -> None:
    """See help.ftl."""
    from bingma.arena.crew import Crew
    from bingma.terminal.simulate import run

    game, chosen = _game(game, components), _numbers(options)
    run(game, games, players, seed, bots, records, json, Crew(workers), chosen, components)


@app.command(help=_HELP["help-arena"])
def arena(
    bots: Annotated[str, typer.Option(metavar="NAME,NAME,…", help=_HELP["help-arena-bots"])],
    game: GameOption = None,
    players: PlayersOption = "2,3,4",
    games: Annotated[int, typer.Option(metavar="N", help=_HELP["help-arena-games"])] = 200,
    seed: SeedOption = 0,
    budget: BudgetOption = None,
    workers: WorkersOption = None,
    ray: RayOption = None,
    out: OutOption = None,
    json: JsonOption = False,
    components: ComponentsOption = None,
) -> None:
    """See help.ftl."""
    from bingma.arena.crew import Crew
    from bingma.arena.tournament import Tournament
    from bingma.terminal.arena import run

    game, numbers = _game(game, components), _player_numbers(players)
    tournament = Tournament(game, _words(bots), numbers, games, seed, budget, components)
    run(tournament, Crew(workers, ray), _folder(out), json)


@study_app.command("balance", help=_HELP["help-balance"])
def study_balance(
    bot: Annotated[str, typer.Option(metavar="NAME", help=_HELP["help-study-bot"])] = "greedy",
    game: GameOption = None,
    players: PlayersOption = "2,3,4",
    games: Annotated[int, typer.Option(metavar="N", help=_HELP["help-study-games"])] = 1000,
    seed: SeedOption = 0,
    budget: BudgetOption = None,
    workers: WorkersOption = None,
    ray: RayOption = None,
    out: OutOption = None,
    json: JsonOption = False,
    components: ComponentsOption = None,
) -> None:
    """See help.ftl."""
    from bingma.arena.balance import BalanceStudy
    from bingma.arena.crew import Crew
    from bingma.terminal.study import run

    game, numbers = _game(game, components), _player_numbers(players)
    study = BalanceStudy(game, bot, numbers, games, seed, budget, components)
    run(study, Crew(workers, ray), _folder(out), json)


# Typer cannot name the group's only command otherwise.
@study_app.callback()
def study_group() -> None:
    """See help.ftl."""


@app.command(help=_HELP["help-bots-command"])
def bots(
    json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """See help.ftl."""
    from bingma.terminal.bots import tell

    tell(json, language)


@app.command(help=_HELP["help-results"])
def results(
    json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """See help.ftl."""
    from bingma.terminal.results import tell

    tell(json, language)


@app.command(help=_HELP["help-replay"])
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=_HELP["help-replay-file"])],
    json: Annotated[bool, typer.Option("--json", help=_HELP["help-replay-json"])] = False,
    to: Annotated[int | None, typer.Option(metavar="N", min=0, help=_HELP["help-to"])] = None,
    components: Annotated[
        Path | None,
        typer.Option("--components", metavar="FILE", help=_HELP["help-replay-components"]),
    ] = None,
    language: LanguageOption = None,
) -> None:
    """See help.ftl."""
    from bingma.terminal.replay import tell, tell_json

    if json:
        tell_json(file, to, components)
    else:
        tell(file, to, components, language)


@components_app.command("check", help=_HELP["help-check"])
def check_components(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=_HELP["help-check-file"])],
    game: GameOption = None,
    language: LanguageOption = None,
) -> None:
    """See help.ftl."""
    from bingma.games import rulebook
    from bingma.texts import texts

    say = texts(language).say
    book = rulebook(_game(game, file), file)
    typer.echo(say("components-good", file=str(file)))
    identity = book.components.identity
    typer.echo(say("components-identity", game=book.title, identity=identity))


# Typer cannot name the group's only command otherwise.
@components_app.callback()
def components_group() -> None:
    """See help.ftl."""


@app.command(help=_HELP["help-rules"])
def rules(
    about: Annotated[
        list[str] | None, typer.Argument(metavar="[ID or WORD]", help=_HELP["help-rules-about"])
    ] = None,
    game: GameOption = None,
    language: LanguageOption = None,
) -> None:
    """See help.ftl."""
    from bingma.games import GAMES, rulebook
    from bingma.terminal import rules as text
    from bingma.texts import texts

    if game is not None:
        rulebook(game)  # a game that does not exist is told here
    words = texts(language)
    if not about:
        lines = text.contents(text.read_rules(game or DEFAULT_GAME, words.language))
    else:
        lines = text.look_up([game] if game else list(GAMES), " ".join(about), words)
    typer.echo("\n".join(lines))


def _game(game: str | None, components: Path | None) -> str:
    """The game that was named, or that the component file is for."""
    from bingma.games import game_of

    if game is None and components is not None:
        game = game_of(components)
    return game or DEFAULT_GAME


def _words(names: str) -> tuple[str, ...]:
    """Names with commas between."""
    return tuple(name.strip() for name in names.split(",") if name.strip())


def _folder(out: str | None) -> Path | None:
    """The folder of --out. An empty name, of a variable that is not set, would be this one."""
    if out == "":
        raise Fault("fault-out")
    return None if out is None else Path(out)


def _player_numbers(players: str) -> tuple[int, ...]:
    """The numbers of --players."""
    try:
        return tuple(int(number) for number in _words(players))
    except ValueError:
        raise Fault("fault-player-numbers", players=players) from None


def _numbers(options: str) -> tuple[int, ...]:
    """The numbers of --options."""
    try:
        return tuple(int(number) for number in options.split(",") if number.strip())
    except ValueError:
        raise Fault("fault-options", options=options) from None


def _asked_for(words: Sequence[str]) -> Language | None:
    """The language that a command names, also where the rest of it cannot be read."""
    parts = [part for word in words for part in word.split("=", 1)]
    for option, value in pairwise(parts):
        for language in LANGUAGES:
            if (option, value) == ("--language", language):
                return language
    return None


def main() -> None:
    """Run a command; whatever a user did wrong is one message and exit code 2."""
    use_plainer_signs()
    try:
        try:
            ended = app(prog_name="bingma", standalone_mode=False)
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        # Nobody reads any more. What is left to write goes nowhere, or Python would complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except typer.Abort:
        sys.exit(1)
    except Exception as error:
        from bingma.terminal.mistakes import fault_of

        fault = fault_of(error)
        if fault is None:
            raise
        from bingma.texts import texts

        words = texts(_asked_for(sys.argv))
        sys.stderr.write(words.say(fault.key, **fault.values) + "\n")
        sys.exit(2)
    # Typer answers with the exit code of what ended by itself, as --version does.
    sys.exit(ended if isinstance(ended, int) else 0)
