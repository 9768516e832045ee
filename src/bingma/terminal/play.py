"""The play loop: asks people, lets bots play, saves after each action. It knows no game."""

from __future__ import annotations

import secrets
import textwrap
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from bingma.bots import BOTS, Bot, make_bot
from bingma.faults import Fault
from bingma.files import problem_of
from bingma.games.contract import BadNotation, Result
from bingma.games.drawing import Player
from bingma.play.game import POSITION, Action, Game, IllegalAction, NotUndoable
from bingma.terminal import results, rules, saves
from bingma.terminal.screens import Scene, Screen, keyed
from bingma.terminal.table import LogLine, Table
from bingma.terminal.words import Quit, Words
from bingma.texts import Texts

COMMANDS = (
    "draw",
    "undo",
    "restart",
    "why",
    "hint",
    "ahead",
    "table",
    "choices",
    "log",
    "rules",
    "position",
    "confirm",
    "save",
    "help",
    "quit",
)
HUMAN = "human"
BOT = "bot:"
AUTOMATON = "automaton"
ADVISER = "minister"
POSITION_WIDTH = 80


def make_table(game: Game, texts: Texts) -> Table:
    """The table of a game with its players."""
    colours = game.book.seat_colours
    players = [
        Player(seat.name, seat.kind.removeprefix(BOT), colours[p])
        for p, seat in enumerate(game.seats)
    ]
    return Table(game.book, players, texts)


class Play:
    """One sitting: a game, its players, a screen and the file it is saved in."""

    def __init__(
        self,
        game: Game,
        screen: Screen,
        texts: Texts,
        seed: int,
        save: Path,
        again: str = "bingma play --resume",
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
        self.again = again  # the command that goes on with this game
        self.resumed = resumed
        self.stepwise = stepwise  # wait after each line of what others did
        # Ask before an action that cannot be taken back; beside a real box there is none.
        self.confirm = confirm and not game.companion
        self.commands = [name for name in COMMANDS if self._has_command(name)]
        self.words = Words(texts, self.commands)
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
        self.unsaved = False
        self.notice: list[str] = []

    def _has_command(self, name: str) -> bool:
        alone = any(seat.kind == AUTOMATON for seat in self.game.seats)
        match name:
            case "draw":
                return self.game.companion
            case "restart":
                return not self.game.companion
            case "ahead":
                return alone
            case "confirm":
                return alone and not self.game.companion
        return True

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
                words = self.say(key, command=self.again)
                self.screen.tell(["", words] if not left else [words])
        if self.game.over:
            self.screen.finish(self.game.view(None), self._ending())

    def _greeting(self) -> list[str]:
        if self.resumed:
            return [self.say("resumed")]
        title = self.game.book.title
        lines = [self.say("welcome", title=title, players=len(self.people) + len(self.bots))]
        if self.game.options:
            lines.append(self._played_with())
        if self.screen.plain:
            lines += [
                self.say("seated", name=player.name, who=self._who(player.kind))
                for player in self.table.players
            ]
        return lines

    def _played_with(self) -> str:
        """The game's options in words, under the name of how hard they make it."""
        book, options = self.game.book, self.game.options
        words = [self.table.word(book.telling.option(option)) for option in options]
        level = book.telling.level(options)
        return self.say(
            "played-with", difficulty=self.table.word(level), options=self.texts.clauses(words)
        )

    def _who(self, kind: str) -> str:
        """Who sits at a seat; a bot with its character."""
        who = self.say(f"bot-{kind}")
        return f"{who}. {self.say(f'bot-{kind}-character')}" if kind in BOTS else f"{who}."

    def _next(self) -> None:
        """One decision. Where all decide at once people choose first, and bots think then."""
        deciding = self.game.deciding
        people = [p for p in self.people if p in deciding or self.game.tells_draw(p)]
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
        if len(self.people) < 2 or not self.game.book.has_secrets:
            return True
        name = self.table.name(seat)
        lines = [self.say("curtain", name=name), self.say("curtain-enter", name=name)]
        undoable = before if before is not None and self.game.can_undo(before) else None
        if undoable is not None:
            lines.append(self.say("curtain-undo", name=self.table.name(undoable)))
        self.screen.curtain(lines)
        typed = self.screen.ask(self.say("curtain-prompt") + " ")
        if undoable is None or self.words.command(typed) != "undo":
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
        completions = [*(choice.action for choice in scene.choices), *self.words.commands]
        while True:
            typed = self.screen.ask(self.screen.prompt(scene), completions)
            if not typed:
                self.screen.answer(scene, [])  # the line end has moved what is drawn
            elif self._obey(seat, scene, typed):
                self.save()
                return

    def _tell_story(self, seat: int) -> bool:
        """Line by line what others did since this person was last asked; False if not wanted."""
        lines = self._log(seat, self.told[seat]) if self.stepwise else []
        others = [i for i, line in enumerate(lines) if line.seat != seat]
        if not others:
            return False
        scene = self.seen.get(seat) or self.scene(seat)
        if self.screen.plain:
            self.screen.tell([line.text for line in lines[: others[0]]])
        begin = others[0]
        for i in range(begin, len(lines)):
            if lines[i].level and i + 1 < len(lines):
                continue  # a heading is told with what is under it
            scene = self._as_it_was(scene, lines[i])
            self.screen.story(scene, lines[: i + 1], begin)
            while (
                self.words.command(typed := self.screen.ask(self.say("story-prompt") + " "))
                == "why"
            ):
                self.screen.page(self._told_more(lines[i : i + 1]) or [self.say("why-no-more")])
                self.screen.story(scene, lines[: i + 1], i)
            begin = i + 1
            if typed.lower().startswith("q"):
                if self.screen.plain:
                    self.screen.tell([line.text for line in lines[begin:]])
                break
        return True

    def _as_it_was(self, scene: Scene, line: LogLine) -> Scene:
        """What a person saw when that happened, where the game has the board of the moment."""
        if line.board is None or self.screen.plain:
            return scene
        entry, event = line.board
        _, boards = self.game.boards(entry, scene.seat, [event])
        return replace(scene, view=boards[event])

    def _told_more(self, lines: Sequence[LogLine]) -> list[str]:
        """What is behind the lines that have more to tell."""
        told = []
        for line in lines:
            if line.more:
                told += [line.text, *(f"  {more}" for more in line.more)]
        return told

    def scene(self, seat: int) -> Scene:
        """What a person sees now."""
        entries = self.game.log
        # The recap goes back to the player's last action before others acted.
        if entries and entries[-1].seat != seat:
            self.recap_from[seat] = self._last_of(seat)
        self.told[seat] = min(self.told[seat], len(entries))
        self.recap_from[seat] = min(self.recap_from[seat], len(entries))
        now = self.game.situation(seat)
        if self.game.tells_draw(seat):
            choices = self.table.outcomes(now.choices, seat)
            help = self.say("draw-how", example=next(iter(keyed(choices))))
        else:
            choices = self.table.choices(now.choices, seat)
            help = self.table.help(now.question, seat)
        scene = Scene(
            view=now.view,
            seat=seat,
            question=self.table.question(now.question, seat),
            help=help,
            choices=choices,
            recap=self._log(seat, self.recap_from[seat]),
            fresh=self._log(seat, self.told[seat]),
            notice=self.notice,
        )
        self.notice = []
        return scene

    def _log(self, seat: int | None, since: int = 0) -> list[LogLine]:
        """What happened after entry `since` of the log, as somebody may know it."""
        lines = [line for line in self.game.lines(seat) if line["last"] > since or not since]
        return self.table.log(lines, seat)

    def _last_of(self, seat: int) -> int:
        """The place in the log of a player's last action; 0 if there is none."""
        places = [i for i, entry in enumerate(self.game.log) if entry.seat == seat]
        return places[-1] if places else 0

    # What is typed

    def _obey(self, seat: int, scene: Scene, typed: str) -> bool:
        """Do what was typed; True if the game has changed."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        match self.words.command(word):
            case "draw":
                return self._draw(scene)
            case "undo" | "restart" as command:
                return self._take_back(seat, scene, command == "restart")
            case "why" if not rest and (told := self._told_more(scene.recap)):
                self.screen.page(told)
                self.screen.answer(scene, [])
            case "why":
                self.screen.answer(scene, [self._why(seat, scene, rest)])
            case "hint":
                self.screen.answer(scene, self._hint(seat, scene))
            case "ahead":
                self.screen.page(self._ahead(seat))
                self.screen.answer(scene, [])
            case "confirm":
                self.confirm = not self.confirm
                key = "confirm-on" if self.confirm else "confirm-off"
                self.screen.answer(scene, [self.say(key)])
            case "table":
                self.screen.show_table(scene)
            case "choices":
                self.screen.show_choices(scene)
            case "log":
                self.screen.page([line.text for line in self._log(seat)])
                self.screen.answer(scene, [])
            case "rules":
                self._rules(scene, rest)
            case "position":
                self.screen.page(self._position(seat))
                self.screen.answer(scene, [])
            case "save":
                self.screen.answer(scene, [self._save_to(rest)])
            case "help":
                self.screen.page(self._help())
                self.screen.answer(scene, [])
            case "quit":
                raise Quit
            case _:
                return self._act(seat, scene, typed)
        return False

    def _ahead(self, seat: int) -> list[str]:
        """What whom the rules play would do if their turn came now."""
        wording, told = self.table.wording(seat), self.game.ahead(seat)
        lines = [wording.word(told["title"])]
        for prospect in told["prospects"]:
            lines.append(wording.word(prospect["saying"]))
            lines += [f"  {wording.line(line)}" for line in prospect["lines"]]
            lines += [f"  {wording.word(prospect['open'])}"] if "open" in prospect else []
        return lines

    def _draw(self, scene: Scene) -> bool:
        """Have the program draw what is due."""
        try:
            drawn = self.game.draw_once(secrets.token_bytes(16))
        except Fault as fault:
            self.screen.answer(scene, [self.say(fault.key, **fault.values)])
            return False
        told = {choice.action: choice.effect for choice in scene.choices}
        self.notice = [self.say("drawn", outcome=told[drawn])]
        return True

    def _act(self, seat: int, scene: Scene, typed: str) -> bool:
        """Play a choice by its number or its notation."""
        try:
            action = self._action(seat, scene, typed)
            asked = [c.last_word for c in scene.choices if c.action == action and c.last_word]
            if asked and self.confirm:
                self.screen.answer(scene, asked)
                answer = self.screen.ask(self.say("confirm-prompt") + " ")
                if answer and not self.words.means_yes(answer):
                    return self._withdraw(seat, scene, answer)
            self._play(action, seat)
        except IllegalAction as error:
            reason = self.table.reason(error.reason, seat)
            self.screen.answer(scene, [self.say("refused", action=error.action, reason=reason)])
            return False
        except BadNotation as fault:
            self.screen.answer(scene, [self.say("not-an-action", fault=fault)])
            return False
        return True

    def _play(self, action: str | Action, seat: int) -> None:
        self.game.play(action, seat)

    def _withdraw(self, seat: int, scene: Scene, typed: str) -> bool:
        """The player does not want that action; what was typed may be another one."""
        if self.words.means_no(typed):
            self.screen.answer(scene, [])
            return False
        return self._obey(seat, scene, typed)

    def _action(self, seat: int, scene: Scene, typed: str) -> str | Action:
        """The action that something typed means; raises BadNotation."""
        by_key = {key.lower(): choice for key, choice in keyed(scene.choices).items()}
        # `35` will do for `3 5`.
        by_key |= {key.replace(" ", ""): choice for key, choice in by_key.items() if " " in key}
        if typed.lower() in by_key:
            return by_key[typed.lower()].action
        # `B3` will do for `craft B3`.
        ends = [c.action for c in scene.choices if c.action.lower().endswith(f" {typed.lower()}")]
        if len(ends) == 1:
            return ends[0]
        # Written as the list has it, however it was typed.
        words = " ".join(typed.lower().split())
        for choice in scene.choices:
            if choice.action.lower() == words:
                return choice.action
        return self._refused_end(seat, scene, words) or typed

    def _refused_end(self, seat: int, scene: Scene, typed: str) -> str | None:
        """The action that an end like `7` means where no choice has it, so that `why` knows it."""
        ends = [str(action) for action, _ in self.game.refused(seat)]
        ends += [f"{c.action.rpartition(' ')[0]} {typed}" for c in scene.choices if " " in c.action]
        for action in dict.fromkeys(ends):
            if action.lower().endswith(f" {typed}"):
                with suppress(BadNotation):
                    self.game.why_not(action, seat)
                    return action
        return None

    def _why(self, seat: int, scene: Scene, typed: str) -> str:
        if not typed:
            key = "why-what-else" if scene.recap else "why-what"
            return self.say(key, example=scene.choices[0].action)
        try:
            action = self._action(seat, scene, typed)
            reason = self.game.why_not(action, seat)
        except BadNotation as fault:
            return self.say("not-an-action", fault=fault)
        if reason is not None:
            return self.say("refused", action=str(action), reason=self.table.reason(reason, seat))
        for choice in scene.choices:
            if choice.action.lower() == str(action).lower() and choice.effect:
                return self.say("allowed-effect", action=choice.action, effect=choice.effect)
        return self.say("allowed", action=str(action))

    def _hint(self, seat: int, scene: Scene) -> list[str]:
        """What a good bot would do in this place, what that brings, and what it plans."""
        if self.game.tells_draw(seat):
            return [self.say("hint-draw")]
        adviser = make_bot(ADVISER, self.game.book, seat, self.seed, len(self.game.log))
        view = self.game.view(seat)
        advised = self.game.book.write_action(view.knowledge, seat, adviser.choose(view))
        lines = [
            self.say("hint-effect", action=choice.action, effect=choice.effect)
            for choice in scene.choices
            if choice.action == advised and choice.effect
        ] or [self.say("hint", action=advised)]
        why = adviser.why()
        plan = self.texts.clauses(why.values["plan"])
        return [*lines, self.say(why.key, **{**why.values, "plan": plan})]

    def _take_back(self, seat: int, scene: Scene, whole_go: bool) -> bool:
        if self._without_curtain(seat):
            seat = self.game.log[-1].seat
        try:
            taken = self.game.restart_go(seat) if whole_go else [self.game.undo(seat)]
        except NotUndoable as fault:
            self.screen.answer(scene, [self.say(fault.key, **fault.values)])
            return False
        actions = ", ".join(str(action) for action in reversed(taken))
        self.notice = [self.say("taken-back", actions=actions)]
        return True

    def _without_curtain(self, seat: int) -> bool:
        """Whether the person before, whom no curtain asked, is the one who can take back."""
        if self.game.book.has_secrets or self.game.can_undo(seat) or not self.game.log:
            return False
        before = self.game.log[-1].seat
        return before in self.people and self.game.can_undo(before)

    def _rules(self, scene: Scene, about: str) -> None:
        if not about:
            example = rules.example(self.game.name, self.texts)
            self.screen.answer(scene, [self.say("rules-what", example=example)])
            return
        try:
            lines = rules.look_up([self.game.name], about, self.texts)
        except Fault as fault:
            self.screen.answer(scene, [self.say(fault.key, **fault.values)])
            return
        self.screen.page(lines)
        self.screen.answer(scene, [])

    def _position(self, seat: int) -> list[str]:
        """The text of the position as the seat knows it; on a drawn screen in short lines."""
        text = self.game.position_text(seat)
        if self.screen.plain:
            return [text]
        # It can be read again with a space after each comma.
        return textwrap.wrap(text.replace(",", ", "), POSITION_WIDTH, break_on_hyphens=False)

    def _help(self) -> list[str]:
        usages = [self.say(f"command-{name}") for name in self.commands]
        width = max(len(usage) for usage in usages) + 2
        told = [self._command_help(name) for name in self.commands]
        lines = [
            self.say("help-title"),
            *(f"  {usage.ljust(width)}{help}" for usage, help in zip(usages, told, strict=True)),
        ]
        if self.game.options:
            lines += ["", self._played_with()]
        if not self.screen.plain:
            lines += ["", *self.table.legend()]
        return lines

    def _command_help(self, name: str) -> str:
        if name == "undo" and self.game.companion:
            return self.say("undo-anything")
        return self.say(f"command-{name}-help", command=self.again)

    # Saving

    def record(self) -> dict[str, Any]:
        """The record of the game with what is needed to resume it."""
        play = {"seed": self.seed, **({"companion": True} if self.game.companion else {})}
        return {**self.game.record(), "play": play}

    def save(self) -> None:
        """Keep the game as it stands; a game that cannot be kept is still played."""
        try:
            saves.write_json(self.save_path, self.record())
        except OSError as error:
            if not self.unsaved:
                self.unsaved = True
                self.notice.append(self.say("not-autosaved", problem=problem_of(error)))
        else:
            self.unsaved = False

    def _save_to(self, name: str) -> str:
        if not name:
            return self.say("save-what")
        path = Path(name).expanduser()
        if not saves.may_overwrite(path):
            return self.say("not-saved", file=name, problem=self.say("other-file"))
        try:
            saves.write_json(path, self.record())
        except OSError as error:
            return self.say("not-saved", file=name, problem=problem_of(error))
        except ValueError as error:  # a name that no file can have
            return self.say("not-saved", file=name, problem=str(error))
        return self.say("saved-secrets" if self.game.book.has_secrets else "saved", file=name)

    # The end

    def _ending(self) -> list[str | Path]:
        lines: list[str | Path] = []
        if self.viewer is not None:
            seat = self.viewer if len(self.people) == 1 else None
            lines += [line.text for line in self._log(seat, self.told[self.viewer])]
        result = self.game.result()
        assert result is not None
        lines += ["", *ranking_lines(self.table, result, self.screen.plain)]
        lines.append("")
        if not self.unsaved:
            lines += [*self._solo_results(), self.say("record-kept"), self.save_path]
        if not self.game.companion:
            lines.append(self.say("seed-was", seed=str(self.seed)))
        return lines

    def _solo_results(self) -> list[str]:
        """What was won and lost with these options, if this game counts there."""
        alone = bool(self.game.book.automata(len(self.people)))
        kept_here = self.save_path.parent == saves.data_root() / "games"
        dealt_here = not self.game.companion and POSITION not in self.record()["setup"]
        if not alone or not kept_here or not dealt_here:
            return []
        mine = (self.game.name, self.game.options)
        return [
            results.line(result, self.texts)
            for result in results.kept_results()
            if (result["game"], result["options"]) == mine
        ]


def ranking_lines(table: Table, result: Result, plain: bool) -> list[str]:
    """Who won, and where everybody's points came from."""
    say = table.say
    scores = result["scores"]
    winner = table.outcome(result)
    ranked = [(n + 1, seat) for n, seats in enumerate(result["ranking"]) for seat in seats]
    parts = [part for part in scores[0] if part != "total"]
    if plain:
        lines = [winner]
        for place, seat in ranked:
            player = table.players[seat]
            points = table.word(table.book.telling.points(scores[seat]["total"]))
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
