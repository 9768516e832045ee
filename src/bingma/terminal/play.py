"""The play loop: asks people, lets bots play, saves after each action. It knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bingma.bots import BOTS, Bot, make_bot
from bingma.games.contract import BadNotation
from bingma.play.game import Action, Game, IllegalAction, NotUndoable
from bingma.terminal import rules, saves
from bingma.terminal.screens import Scene, Screen, keyed
from bingma.terminal.table import LogLine, Player, Table
from bingma.texts import Texts

COMMANDS = (
    "undo",
    "restart",
    "why",
    "hint",
    "table",
    "choices",
    "log",
    "rules",
    "confirm",
    "save",
    "help",
    "quit",
)
HUMAN = "human"
BOT = "bot:"
AUTOMATON = "automaton"
ADVISER = "minister"
YES, NO = ("", "y", "yes"), ("n", "no")


class Quit(Exception):
    """The player leaves the game."""


def make_table(game: Game, texts: Texts) -> Table:
    """The table of a game with its players."""
    colours = game.book.seat_colours
    players = [
        Player(seat.name, seat.kind.removeprefix(BOT), colours[p])
        for p, seat in enumerate(game.seats)
    ]
    table: Table = game.book.table().TABLE(game.book, players, texts)
    return table


class Play:
    """One sitting: a game, its players, a screen and the file it is saved in."""

    def __init__(
        self,
        game: Game,
        screen: Screen,
        texts: Texts,
        seed: int,
        save: Path,
        resumed: bool = False,
        stepwise: bool = False,
        confirm: bool = True,
    ) -> None:
        self.game = game
        self.screen = screen
        self.table = screen.table
        self.texts = texts
        self.say = texts.say
        self.seed = seed
        self.save_path = save
        self.resumed = resumed
        self.stepwise = stepwise  # wait after each line of what others did
        self.confirm = confirm  # ask before an action that cannot be taken back
        self.commands = [name for name in COMMANDS if name != "confirm" or self.table.asks_before]
        self.people = [p for p, seat in enumerate(game.seats) if seat.kind == HUMAN]
        self.bots: dict[int, Bot] = {
            p: make_bot(seat.kind.removeprefix(BOT), game.book, p, seed)
            for p, seat in enumerate(game.seats)
            if seat.kind.startswith(BOT)
        }
        self.viewer: int | None = None  # whose secrets may be on the screen
        self.seen: dict[int, Scene] = {}  # the last scene of each person
        # How many log entries each person has been told; after a break those up to their own last.
        self.told = {p: self._last_of(p) if resumed else 0 for p in self.people}
        self.recap_from = dict.fromkeys(self.people, 0)
        self.unsaved: str | None = None
        self.notice: list[str] = []

    # The loop

    def run(self) -> None:
        """Play to the end, or until the player leaves; the game is saved either way."""
        self.screen.open()
        left = False
        try:
            self.save()
            self.notice = [*self._greeting(), *self.notice]
            while not self.game.over:
                self._next()
            if self.viewer is not None:
                self._tell_story(self.viewer)
        except (Quit, EOFError):
            left = True
        finally:
            self.screen.close()
            if not self.game.over:
                self.save()  # an interrupt may have come before the last action was saved
                key = "left-unsaved" if self.unsaved else "left"
                self.screen.tell(["", self.say(key)] if not left else [self.say(key)])
        if self.game.over:
            self.screen.finish(self.game.view(None), self._ending())

    def _greeting(self) -> list[str]:
        if self.resumed:
            return [self.say("resumed")]
        title = self.game.book.title
        lines = [self.say("welcome", title=title, players=len(self.people) + len(self.bots))]
        if self.screen.plain:
            lines += [
                self.say("seated", name=player.name, who=self._who(player.kind))
                for player in self.table.players
            ]
        return lines

    def _who(self, kind: str) -> str:
        """Who sits at a seat; a bot with its character."""
        who = self.say(f"bot-{kind}")
        return f"{who}. {self.say(f'bot-{kind}-character')}" if kind in BOTS else f"{who}."

    def _next(self) -> None:
        """One decision. Where all decide at once people choose first, and bots think then."""
        deciding = self.game.deciding
        people = [seat for seat in deciding if seat in self.people]
        if not people:
            seat = deciding[0]
            bot = self.bots[seat]
            seconds = bot.kind.patience(self.game.is_within_go(seat))
            self.game.play(bot.choose(self.game.view(seat), seconds), seat)
            self.save()
            return
        # Stay with the person at the keyboard where several have to decide.
        seat = self.viewer if self.viewer in people else people[0]
        if self._pass_keyboard(seat):
            self._ask(seat)

    def _pass_keyboard(self, seat: int) -> bool:
        """Let another person take the seat at the keyboard; False if something was undone."""
        if self.viewer == seat:
            return True
        before, self.viewer = self.viewer, seat
        if len(self.people) < 2:
            return True
        name = self.table.name(seat)
        lines = [self.say("curtain", name=name), self.say("curtain-enter", name=name)]
        undoable = before if before is not None and self.game.can_undo(before) else None
        if undoable is not None:
            lines.append(self.say("curtain-undo", name=self.table.name(undoable)))
        self.screen.curtain(lines)
        typed = self.screen.ask(self.say("curtain-prompt") + " ")
        if undoable is None or typed.lower() != "undo":
            return True
        self.game.undo(undoable)
        self.save()
        self.viewer = None  # the other one has to come back to the keyboard first
        return False

    def _ask(self, seat: int) -> None:
        """Ask a person until the game changes."""
        if self._tell_story(seat):
            self.told[seat] = len(self.game.log)
        scene = self.seen[seat] = self.scene(seat)
        self.screen.show(scene)
        self.told[seat] = len(self.game.log)
        completions = [*(choice.action for choice in scene.choices), *self.commands]
        while True:
            typed = self.screen.ask(self.screen.prompt(scene), completions)
            if typed and self._obey(seat, scene, typed):
                self.save()
                return

    def _tell_story(self, seat: int) -> bool:
        """Line by line what others did since this person was last asked; False if not wanted."""
        lines = self.table.log(self.game.events(seat, self.told[seat])) if self.stepwise else []
        others = [i for i, line in enumerate(lines) if line.seat != seat]
        if not others:
            return False
        scene = self.seen.get(seat) or self.scene(seat)
        if self.screen.plain:
            self.screen.tell([line.text for line in lines[: others[0]]])
        for i in range(others[0], len(lines)):
            self.screen.story(scene, lines[: i + 1])
            while (typed := self.screen.ask(self.say("story-prompt") + " ").lower()) == "why":
                self.screen.page(self._told_more(lines[i : i + 1]) or [self.say("why-no-more")])
                self.screen.story(scene, lines[: i + 1])
            if typed.startswith("q"):
                if self.screen.plain:
                    self.screen.tell([line.text for line in lines[i + 1 :]])
                break
        return True

    def _told_more(self, lines: Sequence[LogLine]) -> list[str]:
        """What is behind the lines that have more to tell."""
        told = []
        for line in lines:
            if line.more:
                told += [line.text, *(f"  {more}" for more in line.more)]
        return told

    def scene(self, seat: int) -> Scene:
        """What a person sees now."""
        view = self.game.view(seat)
        actions = self.game.legal(seat)
        previews = [self.game.preview(action, seat) for action in actions]
        entries = self.game.log
        # The recap goes back to the player's last action before others acted.
        if entries and entries[-1].seat != seat:
            self.recap_from[seat] = self._last_of(seat)
        self.told[seat] = min(self.told[seat], len(entries))
        scene = Scene(
            view=view,
            seat=seat,
            question=self.table.question(view),
            choices=self.table.choices(view, actions, previews),
            recap=self.table.log(self.game.events(seat, self.recap_from[seat])),
            fresh=self.table.log(self.game.events(seat, self.told[seat])),
            notice=self.notice,
        )
        self.notice = []
        return scene

    def _last_of(self, seat: int) -> int:
        """The place in the log of a player's last action; 0 if there is none."""
        places = [i for i, entry in enumerate(self.game.log) if entry.seat == seat]
        return places[-1] if places else 0

    # What is typed

    def _obey(self, seat: int, scene: Scene, typed: str) -> bool:
        """Do what was typed; True if the game has changed."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        match word.lower():
            case "undo" | "restart" as command:
                return self._take_back(seat, scene, command == "restart")
            case "why" if not rest and (told := self._told_more(scene.recap)):
                self.screen.page(told)
                self.screen.answer(scene, [])
            case "why":
                self.screen.answer(scene, [self._why(seat, scene, rest)])
            case "hint":
                self.screen.answer(scene, [self._hint(seat)])
            case "confirm" if self.table.asks_before:
                self.confirm = not self.confirm
                key = "confirm-on" if self.confirm else "confirm-off"
                self.screen.answer(scene, [self.say(key)])
            case "table":
                self.screen.show_table(scene)
            case "choices":
                self.screen.show_choices(scene)
            case "log":
                lines = [line.text for line in self.table.log(self.game.events(seat))]
                self.screen.page(lines or [self.say("log-empty")])
                self.screen.answer(scene, [])
            case "rules":
                self._rules(scene, rest)
            case "save":
                self.screen.answer(scene, [self._save_to(rest)])
            case "help" | "?":
                self.screen.page(self._help())
                self.screen.answer(scene, [])
            case "quit" | "exit":
                raise Quit
            case _:
                return self._act(seat, scene, typed)
        return False

    def _act(self, seat: int, scene: Scene, typed: str) -> bool:
        """Play a choice by its number or its notation."""
        try:
            action = self._action(seat, scene, typed)
            question = self.table.last_word(scene.view, str(action)) if self.confirm else None
            if question is not None:
                self.screen.answer(scene, [question])
                answer = self.screen.ask(self.say("confirm-prompt") + " ")
                if answer.lower() not in YES:
                    return self._withdraw(seat, scene, answer)
            self.game.play(action, seat)
        except IllegalAction as error:
            reason = self.table.reason(error.reason)
            self.screen.answer(scene, [self.say("refused", action=error.action, reason=reason)])
            return False
        except BadNotation as error:
            self.screen.answer(scene, [self.say("not-an-action", detail=_sentence(error))])
            return False
        return True

    def _withdraw(self, seat: int, scene: Scene, typed: str) -> bool:
        """The player does not want that action; what was typed may be another one."""
        if typed.lower() in NO:
            self.screen.answer(scene, [])
            return False
        return self._obey(seat, scene, typed)

    def _action(self, seat: int, scene: Scene, typed: str) -> str | Action:
        """The action that something typed means; raises BadNotation."""
        by_key = {key.lower(): choice for key, choice in keyed(scene.choices).items()}
        if typed.lower() in by_key:
            return by_key[typed.lower()].action
        # `B3` will do for `craft B3`.
        ends = [c.action for c in scene.choices if c.action.lower().endswith(f" {typed.lower()}")]
        if len(ends) == 1:
            return ends[0]
        # Written as the list has it, however it was typed.
        words = " ".join(typed.lower().split())
        return next((c.action for c in scene.choices if c.action.lower() == words), typed)

    def _why(self, seat: int, scene: Scene, typed: str) -> str:
        if not typed:
            return self.say("why-what", example=scene.choices[0].action)
        try:
            action = self._action(seat, scene, typed)
            reason = self.game.why_not(action, seat)
        except BadNotation as error:
            return self.say("not-an-action", detail=_sentence(error))
        if reason is not None:
            return self.say("refused", action=str(action), reason=self.table.reason(reason))
        for choice in scene.choices:
            if choice.action.lower() == str(action).lower() and choice.effect:
                return self.say("allowed-effect", action=choice.action, effect=choice.effect)
        return self.say("allowed", action=str(action))

    def _hint(self, seat: int) -> str:
        """What a good bot would do in this place, and why."""
        adviser = make_bot(ADVISER, self.game.book, seat, self.seed, len(self.game.log))
        adviser.choose(self.game.view(seat))
        why = adviser.why()
        plan = self.say("list-clauses").join(why.values["plan"])
        return self.say(why.key, **{**why.values, "plan": plan})

    def _take_back(self, seat: int, scene: Scene, whole_go: bool) -> bool:
        try:
            taken = self.game.restart_go(seat) if whole_go else [self.game.undo(seat)]
        except NotUndoable:
            self.screen.answer(scene, [self.say("nothing-to-undo")])
            return False
        actions = ", ".join(str(action) for action in reversed(taken))
        self.notice = [self.say("taken-back", actions=actions)]
        return True

    def _rules(self, scene: Scene, about: str) -> None:
        if not about:
            example = rules.example(self.game.name, self.texts)
            self.screen.answer(scene, [self.say("rules-what", example=example)])
            return
        lines = rules.look_up(self.game.name, about, self.texts)
        if lines is None:
            self.screen.answer(scene, [self.say("fault-rules", about=about)])
            return
        self.screen.page(lines)
        self.screen.answer(scene, [])

    def _help(self) -> list[str]:
        usages = [self.say(f"command-{name}") for name in self.commands]
        width = max(len(usage) for usage in usages) + 2
        lines = [
            self.say("help-title"),
            *(
                f"  {usage.ljust(width)}{self.say(f'command-{name}-help')}"
                for usage, name in zip(usages, self.commands, strict=True)
            ),
        ]
        if not self.screen.plain:
            lines += ["", *self.table.legend()]
        return lines

    # Saving

    def record(self) -> dict[str, Any]:
        """The record of the game with what is needed to resume it."""
        path = self.game.book.components_path
        play = {"seed": self.seed, "components": None if path is None else str(path)}
        return {**self.game.record(), "play": play}

    def save(self) -> None:
        """Keep the game as it stands; a game that cannot be kept is still played."""
        try:
            saves.write_json(self.save_path, self.record())
        except OSError as error:
            if self.unsaved is None:
                self.unsaved = error.strerror or str(error)
                self.notice.append(self.say("not-autosaved", problem=self.unsaved))
        else:
            self.unsaved = None

    def _save_to(self, name: str) -> str:
        if not name:
            return self.say("save-what")
        path = Path(name).expanduser()
        if not saves.may_overwrite(path):
            return self.say("not-saved", file=name, problem=self.say("other-file"))
        try:
            saves.write_json(path, self.record())
        except (OSError, ValueError) as error:  # ValueError: a name that no file can have
            problem = getattr(error, "strerror", None) or str(error)
            return self.say("not-saved", file=name, problem=problem)
        return self.say("saved", file=name)

    # The end

    def _ending(self) -> list[str]:
        lines: list[str] = []
        if self.viewer is not None:
            seat = self.viewer if len(self.people) == 1 else None
            events = self.game.events(seat, self.told[self.viewer])
            lines += [line.text for line in self.table.log(events)]
        result = self.game.result()
        assert result is not None
        lines += ["", *ranking_lines(self.table, result, self.screen.plain)]
        lines.append("")
        if not self.unsaved:
            lines.append(self.say("record-kept", file=str(self.save_path)))
        lines.append(self.say("seed-was", seed=str(self.seed)))
        return lines


def ranking_lines(table: Table, result: dict[str, Any], plain: bool) -> list[str]:
    """Who won, and where everybody's points came from."""
    say = table.say
    scores = result["scores"]
    # A place is one seat, or several that share it.
    places = [[place] if isinstance(place, int) else place for place in result["ranking"]]
    winner = table.outcome(result)
    ranked = [(n + 1, seat) for n, seats in enumerate(places) for seat in seats]
    parts = [part for part in scores[0] if part != "total"]
    if plain:
        lines = [say("over"), winner]
        for place, seat in ranked:
            player = table.players[seat]
            points = table.points(scores[seat]["total"])
            lines.append(
                say("place", place=place, name=player.name, kind=player.kind, points=points)
            )
            shares = [
                say("score-part", part=table.part(part), points=scores[seat][part])
                for part in parts
            ]
            lines.append(say("scores-of", name=player.name, parts=", ".join(shares)))
        return lines
    rows = [
        ["", *(f"{place}. {table.name(seat)}" for place, seat in ranked)],
        ["", *(table.players[seat].kind for _, seat in ranked)],
    ]
    for part in (*parts, "total"):
        words = say("total") if part == "total" else table.part(part)
        rows.append([words, *(str(scores[seat][part]) for _, seat in ranked)])
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return [
        winner,
        "",
        *(
            "  ".join(
                cell.rjust(width) if i else cell.ljust(width)
                for i, (cell, width) in enumerate(zip(row, widths, strict=True))
            ).rstrip()
            for row in rows
        ),
    ]


def _sentence(error: Exception) -> str:
    text = str(error)
    return text[:1].upper() + text[1:]
