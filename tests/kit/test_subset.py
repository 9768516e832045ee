"""Rule modules keep to the subset of Python that `bingma.kit.rules` describes."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import bingma
from bingma.games import GAMES as NAMES
from bingma.games import rulebook
from bingma.kit.native.translate import translate

PACKAGE = Path(bingma.__file__).parent
KIT = [PACKAGE / "kit" / f"{name}.py" for name in ("random", "loops", "search", "learning")]
GAMES = sorted(path.parents[1] for path in (PACKAGE / "games").glob("*/rules/state.py"))
COMPILED = ("rules", "mind")  # the folders of a game whose modules are compiled

BUILT_INS = {"range", "len", "min", "max", "int", "bool", "abs"}

ALLOWED_INSIDE = (
    *(ast.arguments, ast.arg, ast.Return, ast.Assign, ast.AugAssign, ast.AnnAssign, ast.For),
    *(ast.While, ast.If, ast.Expr, ast.Pass, ast.Break, ast.Continue, ast.Call, ast.IfExp),
    *(ast.BoolOp, ast.And, ast.Or, ast.UnaryOp, ast.Not, ast.USub, ast.Invert),
    *(ast.BinOp, ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod),
    *(ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr, ast.BitXor),
    *(ast.Compare, ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE),
    *(ast.Constant, ast.Attribute, ast.Subscript, ast.Name, ast.Load, ast.Store),
)


def faults(source: str) -> list[str]:
    """Everything in a rule module that is outside the subset, with its line."""
    module = ast.parse(source)
    found: list[str] = []
    for i, node in enumerate(module.body):
        if isinstance(node, ast.FunctionDef):
            found += function_faults(node, names_of_module(module))
        elif isinstance(node, ast.ClassDef):
            found += class_faults(node)
        elif isinstance(node, ast.Assign):
            found += constant_faults(node)
        elif not isinstance(node, ast.ImportFrom) and not (i == 0 and is_text(node)):
            found.append(f"{node.lineno}: {type(node).__name__} at the top of a module")
    return found


def is_text(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def names_of_module(module: ast.Module) -> set[str]:
    """What a rule may read besides its own names: constants, tables and other rules."""
    names = set(BUILT_INS)
    for node in module.body:
        if isinstance(node, ast.ImportFrom):
            names |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.FunctionDef):
            names.add(node.name)
        else:
            names |= {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
    return names


def constant_faults(node: ast.Assign) -> Iterator[str]:
    """`NAME = 3`, `A, B = 0, 1`, `NAME = table("name")`, `name = needed("name")`."""
    value = node.value
    call = value.func.id if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) else ""
    for target in node.targets:
        for name in target.elts if isinstance(target, ast.Tuple) else [target]:
            if not isinstance(name, ast.Name) or not (name.id.isupper() or call == "needed"):
                yield f"{node.lineno}: a module holds constants in capitals only"
    if call in ("table", "needed"):
        assert isinstance(value, ast.Call)
        if len(value.args) != 1 or value.keywords or not isinstance(value.args[0], ast.Constant):
            yield f"{node.lineno}: {call}() takes a name"
        return
    allowed = (ast.Tuple, ast.Constant, ast.Name, ast.Load, ast.UnaryOp, ast.USub, ast.BinOp)
    for part in ast.walk(value):
        number = not isinstance(part, ast.Constant) or type(part.value) is int
        if not isinstance(part, (*allowed, ast.operator)) or not number:
            yield f"{node.lineno}: a constant is a whole number"


def class_faults(node: ast.ClassDef) -> Iterator[str]:
    """Only the declaration of the state."""
    if [ast.unparse(mark) for mark in node.decorator_list] != ["layout"]:
        yield f"{node.lineno}: a class that is not marked @layout"
    for i, item in enumerate(node.body):
        call = item.value if isinstance(item, ast.AnnAssign) else None
        field = isinstance(call, ast.Call) and ast.unparse(call.func) in ("i8", "i16", "i64")
        if not field and not (i == 0 and is_text(item)):
            yield f"{item.lineno}: a state has only fields i8(), i16() and i64()"


def function_faults(function: ast.FunctionDef, known: set[str]) -> Iterator[str]:
    """What a rule may not do."""
    line = function.lineno
    if [ast.unparse(mark) for mark in function.decorator_list] != ["rule"]:
        yield f"{line}: {function.name} is not marked @rule"
    given = function.args
    if given.vararg or given.kwarg or given.kwonlyargs or given.posonlyargs or given.defaults:
        yield f"{line}: {function.name} takes more than plain arguments"
    body = function.body[1:] if is_text(function.body[0]) else function.body
    own = {argument.arg for argument in given.args}
    for statement in body:
        for node in ast.walk(statement):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                own.add(node.id)
    annotations = {
        id(part)
        for statement in body
        for node in ast.walk(statement)
        if isinstance(node, ast.AnnAssign)
        for part in ast.walk(node.annotation)
    }
    for statement in body:
        for node in ast.walk(statement):
            if id(node) not in annotations:
                yield from node_faults(node, own | known)


def node_faults(node: ast.AST, readable: set[str]) -> Iterator[str]:
    line = getattr(node, "lineno", 0)
    if not isinstance(node, ALLOWED_INSIDE):
        yield f"{line}: {type(node).__name__}"
    elif isinstance(node, ast.Constant) and type(node.value) not in (int, bool):
        yield f"{line}: {node.value!r} is no whole number"
    elif isinstance(node, ast.Call):
        if node.keywords:
            yield f"{line}: a keyword argument"
        if not isinstance(node.func, ast.Name):
            yield f"{line}: a method is called"
    elif isinstance(node, ast.For):
        if not isinstance(node.iter, ast.Call) or ast.unparse(node.iter.func) != "range":
            yield f"{line}: for … in something other than range()"
        if node.orelse or not isinstance(node.target, ast.Name):
            yield f"{line}: a for with else or several names"
    elif isinstance(node, ast.Name) and node.id not in readable:
        yield f"{line}: {node.id} is not known to rules"


def calls(sources: list[str]) -> dict[str, set[str]]:
    """Which rule calls which, by name: names of rules are unique in a game."""
    graph: dict[str, set[str]] = {}
    for source in sources:
        module = ast.parse(source)
        real = {
            alias.asname or alias.name: alias.name
            for node in module.body
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        for function in module.body:
            if isinstance(function, ast.FunctionDef):
                graph[function.name] = {
                    real.get(node.func.id, node.func.id)
                    for node in ast.walk(function)
                    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
                }
    return graph


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Rules that call each other in a circle, [] if there are none."""
    done: set[str] = set()

    def visit(name: str, path: list[str]) -> list[str]:
        if name in path:
            return [*path[path.index(name) :], name]
        if name not in done:
            done.add(name)
            for callee in sorted(graph.get(name, ())):
                if found := visit(callee, [*path, name]):
                    return found
        return []

    for name in sorted(graph):
        if found := visit(name, []):
            return found
    return []


def rule_files(game: Path) -> list[Path]:
    files = [path for folder in COMPILED for path in sorted((game / folder).rglob("*.py"))]
    return [path for path in files if path.name != "__init__.py"]


def test_there_are_rules_to_check() -> None:
    assert [game.name for game in GAMES] == ["terracotta", "xian"]
    assert all(len(rule_files(game)) > 5 for game in GAMES)


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_every_module_of_a_rulebook_is_checked(game: Path) -> None:
    book = import_module(f"bingma.games.{game.name}.rulebook").BOOK
    bound = {Path(inspect.getfile(module)) for module in book.modules}
    assert bound <= {*KIT, *rule_files(game)}


@pytest.mark.parametrize(
    "path",
    [*KIT, *(path for game in GAMES for path in rule_files(game))],
    ids=lambda path: str(path.relative_to(PACKAGE)),
)
def test_rule_modules_keep_to_the_subset(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_no_rule_calls_itself_by_any_way(game: Path) -> None:
    files = [*KIT, *rule_files(game)]
    graph = calls([path.read_text(encoding="utf-8") for path in files])
    assert len(graph) > 50
    assert circle(graph) == []


GOOD = '''
"""A module."""
from typing import Any
from bingma.kit.rules import needed, rule, table

SIZE, HALF = 8, 4
LAST = SIZE - 1
COSTS = table("costs")
perform = needed("perform")

@rule
def total(s: Any, p: int) -> int:
    """All costs."""
    sum_so_far: int = 0
    for i in range(SIZE):
        if i != HALF and (s.coins[p] > 0 or s.seat == -1):
            sum_so_far += COSTS[i][p] if i < LAST else max(s.coins[p], 0)
    while sum_so_far > 9:
        sum_so_far //= 2
    perform(s, sum_so_far)
    return sum_so_far
'''


@pytest.mark.parametrize("name", NAMES)
def test_the_translator_takes_every_rule(name: str) -> None:
    """What it refuses besides: an order of evaluation that C leaves open, types that change."""
    text = translate(rulebook(name).source)
    assert "r_apply_action(" in text


def test_the_checker_accepts_the_subset() -> None:
    assert faults(GOOD) == []


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("x = 'text'", "no whole number"),
        ("x = 1.5", "no whole number"),
        ("x = None", "no whole number"),
        ("x = p / 2", "Div"),
        ("x = f'{p}'", "JoinedStr"),
        ("raise ValueError", "Raise"),
        ("assert p", "Assert"),
        ("try:\n        x = 1\n    finally:\n        pass", "Try"),
        ("with s:\n        pass", "With"),
        ("x = lambda: 1", "Lambda"),
        ("x = [1, 2]", "List"),
        ("x = (1, 2)", "Tuple"),
        ("x = {}", "Dict"),
        ("x = {1}", "Set"),
        ("x = [i for i in range(3)]", "ListComp"),
        ("x = len({i for i in range(3)})", "SetComp"),
        ("x = max(i for i in range(3))", "GeneratorExp"),
        ("x = max(1, 2, key=abs)", "keyword argument"),
        ("x = max(*s.coins)", "Starred"),
        ("x = s.coins[1:]", "Slice"),
        ("s.coins.append(1)", "a method is called"),
        ("for c in s.coins:\n        pass", "other than range"),
        ("for i in range(3):\n        pass\n    else:\n        pass", "for with else"),
        ("x = p in s.coins", "In"),
        ("x = s is p", "Is"),
        ("x = sum(s.coins)", "sum is not known"),
        ("print(p)", "print is not known"),
        ("global SIZE", "Global"),
        ("del s.coins", "Delete"),
        ("yield 1", "Yield"),
        ("import os", "Import"),
        ("def inner() -> int:\n        return p\n    x = inner()", "FunctionDef"),
        ("if (x := p) > 1:\n        pass", "NamedExpr"),
        ("match p:\n        case 1:\n            pass", "Match"),
    ],
)
def test_the_checker_finds_what_a_rule_may_not_do(line: str, fault: str) -> None:
    source = GOOD.replace("    perform(s, sum_so_far)\n", f"    {line}\n")
    assert any(fault in found for found in faults(source))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("@rule\n", "", "not marked @rule"),
        ("@rule\n", "@rule\n@cache\n", "not marked @rule"),
        ("p: int)", "p: int = 1)", "plain arguments"),
        ("p: int)", "*p: int)", "plain arguments"),
        ("SIZE, HALF = 8, 4", "SIZE, HALF = 8, 'four'", "whole number"),
        ("SIZE, HALF = 8, 4", "SIZE, HALF = 8, [4]", "whole number"),
        ("SIZE, HALF = 8, 4", "size, HALF = 8, 4", "capitals only"),
        ('table("costs")', "table(LAST)", "takes a name"),
        ("LAST = SIZE - 1", "print(1)", "Expr at the top"),
        ("LAST = SIZE - 1", "class Thing:\n    pass", "not marked @layout"),
        ("LAST = SIZE - 1", "if SIZE:\n    LAST = 1", "If at the top"),
    ],
)
def test_the_checker_finds_what_a_module_may_not_hold(old: str, new: str, fault: str) -> None:
    assert old in GOOD
    assert any(fault in found for found in faults(GOOD.replace(old, new, 1)))


def test_the_checker_finds_methods_in_a_state() -> None:
    state = "@layout\nclass State(Block):\n    coins: Row = i8(3)\n"
    assert faults(state) == []
    assert faults(state + "    def total(self):\n        return 1\n") != []


def test_the_checker_finds_circles() -> None:
    def module(**bodies: str) -> str:
        return "\n".join(f"def {name}(s):\n    {body}" for name, body in bodies.items())

    assert circle(calls([module(a="b(s)", b="c(s)"), module(c="pass")])) == []
    assert circle(calls([module(a="a(s)")])) == ["a", "a"]
    assert circle(calls([module(a="b(s)", b="c(s)"), module(c="a(s)")])) == ["a", "b", "c", "a"]
    renamed = "from x import a as again\n" + module(b="again(s)")
    assert circle(calls([module(a="b(s)"), renamed])) == ["a", "b", "a"]
