"""Statements of the rules in C: every line of Python is a line of C."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from bingma.kit.native.expressions import OPERATORS, Expressions
from bingma.kit.native.types import (
    FRACTION,
    NUMBER,
    POOL,
    STATE,
    TRUTH,
    Array,
    Line,
    Type,
    Value,
    safe,
)


class Statements(Expressions):
    """The body of one function."""

    def body(self) -> list[Line]:
        """All lines of the function."""
        statements = self.rule.tree.body
        if ast.get_docstring(self.rule.tree) is not None:
            statements = statements[1:]
        self.own_counters = self._own_counters()
        return self.block(statements, 1)

    def block(self, statements: Sequence[ast.stmt], depth: int) -> list[Line]:
        """Statements one after the other."""
        lines: list[Line] = []
        for statement in statements:
            lines += self.statement(statement, depth)
            if self.before:
                raise self.refuse(statement, "the order of evaluation was lost")
        return lines

    def line(self, node: ast.stmt, depth: int, text: str) -> Line:
        """One line; what must run before it is written before it."""
        before, self.before = self.before, []
        return Line(node.lineno, depth, " ".join([*before, text]))

    def statement(self, node: ast.stmt, depth: int) -> list[Line]:
        """Any statement."""
        match node:
            case ast.Pass():
                return []
            case ast.Break():
                return [self.line(node, depth, "break;")]
            case ast.Continue():
                return [self.line(node, depth, "continue;")]
            case ast.Return(value=None):
                return [self.line(node, depth, "return;")]
            case ast.Return(value=ast.expr() as given):
                made = self.number(given)
                return [self.line(node, depth, f"return {made.code};")]
            case ast.Expr(value=ast.Call() as call):
                made = self.expression(call)
                return [self.line(node, depth, f"{made.code};")]
            case ast.Assign(targets=[target], value=given):
                return [self.assign(node, target, given, depth)]
            case ast.AnnAssign(target=target, value=ast.expr() as given):
                return [self.assign(node, target, given, depth)]
            case ast.AugAssign():
                return [self.augment(node, depth)]
            case ast.If():
                return self.if_else(node, depth, "")
            case ast.While(orelse=[]):
                self.conditional += 1
                test = self.truth(node.test)
                self.conditional -= 1
                head = self.line(node, depth, f"while ({test.code}) {{")
                return closed([head, *self.block(node.body, depth + 1)])
            case ast.For():
                return self.loop(node, depth)
        raise self.refuse(node, f"{type(node).__name__} has no translation")

    def if_else(self, node: ast.If, depth: int, word: str) -> list[Line]:
        """`if`, `elif` and `else`; `word` is "else " where one goes on."""
        test = self.truth(node.test)
        if word and self.before:
            # What runs before this question runs only where the ones before were answered with no.
            first = Line(node.lineno, depth, f"{word}{{")
            self.before.insert(0, first.text)
            head = self.line(node, depth, f"if ({test.code}) {{")
            return closed(self._branches(node, head, depth))
        return self._branches(node, self.line(node, depth, f"{word}if ({test.code}) {{"), depth)

    def _branches(self, node: ast.If, head: Line, depth: int) -> list[Line]:
        lines = closed([head, *self.block(node.body, depth + 1)])
        match node.orelse:
            case []:
                return lines
            case [ast.If() as other] if other.col_offset == node.col_offset:
                return lines + self.if_else(other, depth, "else ")
        begin = Line(max(lines[-1].number, node.orelse[0].lineno - 1), depth, "else {")
        return lines + closed([begin, *self.block(node.orelse, depth + 1)])

    def loop(self, node: ast.For, depth: int) -> list[Line]:
        """`for i in range(…)`: the range is found once, whatever the body does."""
        match node:
            case ast.For(
                target=ast.Name(id=name),
                iter=ast.Call(func=ast.Name(id="range"), args=[_, *_] as args, keywords=[]),
                orelse=[],
            ) if len(args) <= 3:
                pass
            case _:
                raise self.refuse(node, "a loop that is not over a range")
        step = self.number(args[2]).known if len(args) == 3 else 1
        if not step:
            raise self.refuse(node, "the step of a range must be a constant")
        found = self.in_order(args[:2])
        given = [self.a_number(n, v) for n, v in zip(args[:2], found, strict=True)]
        first = given[0].code if len(given) > 1 else "0"
        last = given[-1]
        self.temporaries += 1
        counter, end = f"at{self.temporaries}_", last.bracketed
        own = name in self.own_counters
        if own:
            counter = safe(name)
        elif self.types.setdefault(name, NUMBER) is not NUMBER:
            raise self.refuse(node, f"'{name}' is of two types")
        begin = f"num {counter} = {first}"
        if last.known is None:
            end = f"end{self.temporaries}_"
            begin += f", {end} = {last.code}"
        move = f"{counter}++" if step == 1 else f"{counter} += {step}"
        text = f"for ({begin}; {counter} {'<' if step > 0 else '>'} {end}; {move}) {{"
        if not own:
            text += f" {safe(name)} = {counter};"
        head = self.line(node, depth, text)
        outer = self.types.get(name)
        if own:
            self.types[name] = NUMBER
        lines = closed([head, *self.block(node.body, depth + 1)])
        if own and outer is None:
            del self.types[name]
        return lines

    def _own_counters(self) -> set[str]:
        """Names that only count loops: nothing else sets them, and nobody reads them afterwards."""
        counters: set[str] = set()
        others: set[str] = set(self.rule.arguments)

        def visit(node: ast.AST, counting: frozenset[str]) -> None:
            match node:
                case ast.For(target=ast.Name(id=name)):
                    (others if name in counting else counters).add(name)
                    visit(node.iter, counting)
                    for statement in node.body:
                        visit(statement, counting | {name})
                    return
                case ast.Name(id=name, ctx=ctx):
                    if isinstance(ctx, ast.Store) or name not in counting:
                        others.add(name)
            for part in ast.iter_child_nodes(node):
                visit(part, counting)

        visit(ast.Module(self.rule.tree.body, []), frozenset())
        return counters - others

    def assign(self, node: ast.stmt, target: ast.expr, given: ast.expr, depth: int) -> Line:
        """`a = b`: in Python b comes first, then the place of a."""
        made = self.expression(given)
        if isinstance(target, ast.Name):
            self.remember(node, target.id, made)
            return self.line(node, depth, f"{safe(target.id)} = {self.pointer(made)};")
        (reads, changes), (place_reads, place_changes) = (
            self.effects(given),
            self.effects_of_place(target),
        )
        if (changes and place_reads) or (place_changes and reads):
            made = self.keep(given, made)
        place = self.expression(target)
        if place.type is STATE and made.type is STATE:
            return self.line(node, depth, f"COPY_STATE({place.code}, {made.code});")
        if place.type is not FRACTION:
            self.a_number(target, place)
        self.a_number(given, made)
        return self.line(node, depth, f"{place.code} = {made.code};")

    def remember(self, node: ast.stmt, name: str, made: Value) -> None:
        """The type of a name, which is that of the first thing put into it."""
        kind: Type = NUMBER if made.type is TRUTH else made.type
        known = name in self.types
        if self.types.setdefault(name, kind) is not kind and self.types[name] != kind:
            raise self.refuse(node, f"'{name}' is of two types")
        if isinstance(kind, Array) or kind is POOL:
            if known and self.shapes.get(name) != made.shape:
                raise self.refuse(node, f"'{name}' is of two lengths")
            self.shapes[name] = made.shape

    def augment(self, node: ast.AugAssign, depth: int) -> Line:
        """`a += b`: in Python a is read first, then b, and the place of a is found once."""
        place = self.a_number(node.target, self.expression(node.target))
        in_memory = not isinstance(node.target, ast.Name)
        place_reads, place_changes = self.effects_of_place(node.target)
        value_changes = self.effects(node.value)[1]
        if place_changes or (value_changes and place_reads):
            raise self.refuse(node, "the order of evaluation matters between these subscripts")
        before = self.keep(node.target, place) if in_memory and value_changes else place
        value = self.number(node.value)
        if before is place and type(node.op) in OPERATORS:
            return self.line(node, depth, f"{place.code} {OPERATORS[type(node.op)]}= {value.code};")
        made = self.combine(node, node.op, before, value)
        return self.line(node, depth, f"{place.code} = {made.code};")


def closed(lines: list[Line]) -> list[Line]:
    """A block with its end, on the last line: lines of C and Python stay beside each other."""
    lines[-1].text += " }"
    return lines
