"""Writes the rules of one game as one C file.

Every rule that an entry point reaches is written out, once for each mixture of array types that it
is called with. Rules keep their names, their first line of comment and their shape, and each line
of C says which line of Python it stands for, so that the C can be read beside the rules and a
debugger shows them. Tables are no part of it: every function gets them as its first argument, so
that one library serves every component file.

The file needs nothing: no library, no header. Whoever includes it may define

- `RULE` and `ENTRY`: what stands before a rule and before an entry point;
- `NATURAL_ALIGNMENT`: the state is not laid out like a NumPy record (a GPU reads no odd places);
- `NUMBER`: the type of numbers, where 32 bits are enough for a game; generators keep theirs;
- `COPY_STATE(to, from)`;
- `FAULT(file, line, index, length)`: what to do about a bad subscript; it must not come back.
  Without it the program is stopped. A checked build looks at every subscript and every divisor, the
  usual one at the rows of the caller only.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import FunctionType, ModuleType

from bingma.kit import random
from bingma.kit.binding import is_rule, rules_of
from bingma.kit.game import BadGame
from bingma.kit.native.entries import ENTRIES, Entry
from bingma.kit.native.source import Game
from bingma.kit.native.statements import Statements
from bingma.kit.native.types import (
    Line,
    Name,
    NotTranslated,
    Type,
    declared,
    lengths,
    parameters,
    safe,
)
from bingma.kit.rules import Needed, Table

# Blank lines that are written rather than a directive.
SMALL_GAP = 6

HEAD = """\
typedef signed char i8;
typedef float f32;
#ifdef NATURAL_ALIGNMENT
#define PACKED
typedef short i16;
typedef long long i64;
#else
/* The state is laid out as NumPy lays out a record: without gaps. Pointers into it say so too. */
#define PACKED __attribute__((packed))
typedef short i16 __attribute__((aligned(1)));
typedef long long i64 __attribute__((aligned(1)));
#endif
#ifndef NUMBER
#define NUMBER long long
#endif
typedef NUMBER num;              /* every number that is computed with */
typedef unsigned NUMBER unum;
typedef long long word;          /* elements of rows: generators, trees, logs, tables */

#ifndef RULE
#define RULE static
#endif
#ifndef ENTRY
#define ENTRY __attribute__((visibility("default")))
#endif
"""

CHECKS = """\
#ifndef FAULT
#define FAULT(file, line, index, length) __builtin_trap()
#endif
RULE inline num at(num index, num length, const char *file, int line) {
    if (__builtin_expect((unum)index >= (unum)length, 0)) FAULT(file, line, index, length);
    return index;
}
RULE inline num divisor(num b, const char *file, int line) {
    if (b == 0) FAULT(file, line, b, 0);
    return b;
}
#define AT(index, length) at(index, length, __FILE__, __LINE__)
"""

# Where it is not checked, dividing by nothing makes nothing.
DIVISION = """\
#define FLOOR_DIV(a, b) floor_div(a, b)
#define FLOOR_MOD(a, b) floor_mod(a, b)
"""
CHECKED_DIVISION = """\
#define FLOOR_DIV(a, b) floor_div(a, divisor(b, __FILE__, __LINE__))
#define FLOOR_MOD(a, b) floor_mod(a, divisor(b, __FILE__, __LINE__))
"""

ARITHMETIC = """\
#define SHIFT_LEFT(a, b) ((num)((unum)(a) << (b)))

RULE inline num floor_div(num a, num b) {
    if (b == 0) return 0;
    num quotient = a / b;
    return quotient - ((a % b != 0) & ((a ^ b) < 0));
}
RULE inline num floor_mod(num a, num b) {
    if (b == 0) return 0;
    num rest = a % b;
    return rest + ((rest != 0) & ((rest ^ b) < 0) ? b : 0);
}
RULE inline num smaller(num a, num b) { return b < a ? b : a; }
RULE inline num larger(num a, num b) { return b > a ? b : a; }
RULE inline num magnitude(num a) { return a < 0 ? -a : a; }
"""

# gcc copies a structure of this size with an instruction that takes twice as long.
COPY = """\
#ifndef COPY_STATE
#if defined(__GNUC__) && defined(__x86_64__) && !defined(__clang__) && !defined(__CUDACC__)
typedef long long piece __attribute__((vector_size(16), aligned(1), may_alias));
RULE inline void copy_pieces(char *to, const char *from) {
    #pragma GCC unroll 128
    for (int i = 0; i < STATE_BYTES / 16; i++) ((piece *)to)[i] = ((const piece *)from)[i];
    int at = STATE_BYTES / 16 * 16; /* then what is left, without going over anything twice */
    for (int size = 8; size > 0; size /= 2)
        if (STATE_BYTES & size) {
            __builtin_memcpy(to + at, from + at, size);
            at += size;
        }
}
#define COPY_STATE(to, from) copy_pieces((char *)(to), (const char *)(from))
#else
#define COPY_STATE(to, from) (*(to) = *(from))
#endif
#endif
"""


@dataclass(frozen=True)
class Rule:
    """A rule as Python reads it."""

    name: str
    module: ModuleType
    tree: ast.FunctionDef

    @property
    def file(self) -> str:
        """Where it is, the same on every machine."""
        return self.module.__name__.replace(".", "/") + ".py"

    def place(self, node: ast.AST) -> str:
        """File and line of a part of it."""
        return f"{self.file}:{getattr(node, 'lineno', self.tree.lineno)}"

    @cached_property
    def arguments(self) -> tuple[str, ...]:
        """The names of its arguments."""
        return tuple(argument.arg for argument in self.tree.args.args)

    @cached_property
    def returns(self) -> str:
        """The type that it returns, as it is written."""
        return "None" if self.tree.returns is None else ast.unparse(self.tree.returns)

    @staticmethod
    def lengths(name: str, kind: Type) -> tuple[str, ...]:
        """The lengths of an argument."""
        return lengths(name, kind)


class Translator:
    """Everything about one game; `text()` is the C file."""

    def __init__(
        self, game: Game, checked: bool = False, entries: Mapping[str, Entry] = ENTRIES
    ) -> None:
        self.game = game
        self.checked = checked
        self.fields = game.state.fields
        self.tables = dict(sorted(game.shapes.items()))
        self.rules = _read_rules(game)
        self.impure = self._impure()
        self.entries = {name: entry for name, entry in entries.items() if name in self.rules}
        self._constants: dict[tuple[str, int], str] = {}
        self._names: dict[tuple[str, tuple[Type, ...]], str] = {}
        self._open: list[str] = []
        self._written: list[str] = []

    def text(self) -> str:
        """The C file: types, constants, rules in the order in which they need each other."""
        entries = [self._entry(name) for name in self.entries]
        return "\n".join(
            [
                f"/* The rules of {self.game.name}, written from Python: not to be edited. */",
                HEAD,
                ARITHMETIC,
                CHECKS,
                CHECKED_DIVISION if self.checked else DIVISION,
                self._struct(),
                self._tables_struct(),
                COPY,
                self._constants_text(),
                *self._written,
                '#line 1 "entries"',
                *entries,
            ]
        )

    # What stands before the rules

    def _struct(self) -> str:
        lines = ["typedef struct PACKED State {"]
        for name, place in self.fields.items():
            lines.append(f"    i{8 * place.width} {safe(name)}{_brackets(place.shape)};")
        size = sum(place.width * _count(place.shape) for place in self.fields.values())
        lines += [
            "} State;",
            f"enum {{ STATE_BYTES = {size} }};",
            "#ifndef NATURAL_ALIGNMENT",
            "typedef char as_numpy_lays_it_out[sizeof(State) == STATE_BYTES ? 1 : -1];",
            "#endif",
            "",
        ]
        return "\n".join(lines)

    def _tables_struct(self) -> str:
        lines = [f"    word {safe(name)}{_brackets(shape)};" for name, shape in self.tables.items()]
        return "\n".join(["typedef struct Tables {", *lines, "} Tables;", ""])

    def _constants_text(self) -> str:
        numbers = {name: value for (_, value), name in sorted(self._constants.items())}
        small = [f"    {n} = {v}," for n, v in numbers.items() if abs(v) < 2**31]
        large = [f"#define {n} {v}LL" for n, v in numbers.items() if abs(v) >= 2**31]
        return "\n".join(["enum {", *small, "};", *large, ""] if small else [*large, ""])

    # Names

    def look_up(self, rule: Rule, name: str) -> int | Name | None:
        """What a name of a module means in a rule: a constant, a table or a rule."""
        item = vars(rule.module).get(name)
        if isinstance(item, int):
            return int(item)
        if isinstance(item, Needed | Table):
            return Name(item.name)
        return Name(item.__name__) if item is not None and is_rule(item) else None

    def constant_name(self, name: str, value: int) -> str:
        """The name of a constant in C; another one of the same name in Python gets a number."""
        key = (name, value)
        if key not in self._constants:
            again = sum(other == name for other, _ in self._constants)
            self._constants[key] = safe(name) + (f"_{again + 1}" if again else "")
        return self._constants[key]

    def _impure(self) -> set[str]:
        """The rules that change anything but their own variables."""
        impure: set[str] = set()
        calls: dict[str, set[str]] = {}
        for name, rule in self.rules.items():
            calls[name] = set()
            for node in ast.walk(rule.tree):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    called = self.look_up(rule, node.func.id)
                    if isinstance(called, Name):
                        calls[name].add(called.name)
                elif isinstance(node, ast.Attribute | ast.Subscript) and isinstance(
                    node.ctx, ast.Store
                ):
                    impure.add(name)
        while more := {name for name in calls if name not in impure and calls[name] & impure}:
            impure |= more
        return impure

    # Functions

    def function(self, rule: Rule, kinds: tuple[Type, ...]) -> str:
        """The name of the function for these types, which is written when first asked for."""
        key = (rule.name, kinds)
        if rule.name in self._open:
            raise NotTranslated(f"{rule.place(rule.tree)}: {rule.name} calls itself")
        if key not in self._names:
            versions = sum(name == rule.name for name, _ in self._names)
            name = f"r_{rule.name}" + (f"_{versions + 1}" if versions else "")
            self._open.append(rule.name)
            self._written.append(self._function(rule, kinds, name))
            self._open.pop()
            self._names[key] = name
        return self._names[key]

    def _function(self, rule: Rule, kinds: tuple[Type, ...], name: str) -> str:
        if rule.returns not in ("None", "int", "bool"):
            raise NotTranslated(f"{rule.place(rule.tree)}: {rule.name} returns no number")
        statements = Statements(self, rule, kinds)
        lines = statements.body()
        own = [
            f"{declared(variable, kind)} = 0;"
            for variable, kind in statements.types.items()
            if variable not in rule.arguments
        ]
        kind = "void" if rule.returns == "None" else "num"
        head = f"RULE {kind} {name}({parameters(rule.arguments, kinds)}) {{"
        first = Line(rule.tree.lineno, 0, head)
        text = ast.get_docstring(rule.tree)
        if text is not None:
            words = text.splitlines()[0].replace("*/", "")
            own.insert(0, f"/* {words} */")
            number = rule.tree.body[0].lineno
        else:
            number = rule.tree.lineno
        if own:
            lines.insert(0, Line(number, 1, " ".join(own)))
        lines = [first, *lines]
        lines[-1].text += "\n}"
        written = _beside(lines, rule.file)
        # A generator computes with 64 bits, whatever is enough for the rules.
        return re.sub(r"\bnum\b", "word", written) if rule.module is random else written

    def _entry(self, name: str) -> str:
        rule = self.rules[name]
        kinds = tuple(argument.type for argument in self.entries[name].arguments)
        if len(kinds) != len(rule.arguments):
            raise BadGame(f"{self.game.name}: '{name}' takes {len(kinds)} arguments")
        passed = ["t"]
        for argument, kind in zip(rule.arguments, kinds, strict=True):
            passed += [safe(argument), *lengths(argument, kind)]
        call = f"{self.function(rule, kinds)}({', '.join(passed)});"
        returned = "void" if rule.returns == "None" else "num"
        return (
            f"ENTRY {returned} entry_{name}({parameters(rule.arguments, kinds)}) {{\n"
            f"    {'' if returned == 'void' else 'return '}{call}\n}}\n"
        )


def _read_rules(game: Game) -> dict[str, Rule]:
    """All rules of a game, each with the body that it has when compiled."""
    trees: dict[str, dict[str, ast.FunctionDef]] = {}
    for module in game.every_module:
        parsed = ast.parse(inspect.getsource(module))
        trees[module.__name__] = {
            node.name: node for node in parsed.body if isinstance(node, ast.FunctionDef)
        }
    by_name = {module.__name__: module for module in game.every_module}
    found = {}
    for name, original in rules_of(game.name, game.every_module, game.shapes).items():
        body: FunctionType = getattr(original, "compiled_body", original)
        tree = trees[original.__module__][body.__name__]
        found[name] = Rule(name, by_name[original.__module__], tree)
    return found


def _beside(lines: Sequence[Line], file: str) -> str:
    """Lines of C with the numbers of the lines of Python that they stand for."""
    text = [f'#line {lines[0].number} "{file}"']
    at = lines[0].number
    for line in lines:
        gap = line.number - at
        if 0 <= gap <= SMALL_GAP:
            text += [""] * gap
        else:
            text.append(f"#line {line.number}")
        text.append("    " * line.depth + line.text)
        at = line.number + 1
    return "\n".join(text) + "\n"


def _brackets(shape: Sequence[int]) -> str:
    return "".join(f"[{n}]" for n in shape)


def _count(shape: Sequence[int]) -> int:
    count = 1
    for n in shape:
        count *= n
    return count


def translate(game: Game, checked: bool = False, entries: Mapping[str, Entry] = ENTRIES) -> str:
    """The C file of a game, with those of these entry points that it has rules for."""
    return Translator(game, checked, entries).text()
