"""Expressions of the rules in C, in the order in which Python evaluates them.

C leaves open what Python does not, so it is made explicit: numbers are computed with all their bits
(`num`), `//` and `%` round down, shifts to the left go through unsigned numbers, and operands that
have effects on each other are put into variables one after the other.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bingma.kit.native.types import (
    FRACTION,
    NARROW,
    NUMBER,
    NUMBERS,
    POOL,
    STATE,
    TRUTH,
    Array,
    Name,
    NotTranslated,
    Type,
    Value,
    declared,
    safe,
)

if TYPE_CHECKING:
    from bingma.kit.native.translate import Rule, Translator

OPERATORS = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
}
COMPARISONS = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
LARGEST_INT = 2**31 - 1  # of C
LARGEST = 2**63 - 1


class Expressions:
    """The names of one function, and expressions over them."""

    def __init__(self, translator: Translator, rule: Rule, kinds: Sequence[Type]) -> None:
        self.translator = translator
        self.rule = rule
        self.types: dict[str, Type] = {}
        self.shapes: dict[str, tuple[str, ...]] = {}
        for name, kind in zip(rule.arguments, kinds, strict=True):
            self.types[name] = kind
            self.shapes[name] = rule.lengths(name, kind)
        self.before: list[str] = []  # what must run before the statement being written
        self.conditional = 0  # more than 0: inside an operand that may not be evaluated at all
        self.temporaries = 0
        self._effects: dict[ast.AST, tuple[bool, bool]] = {}

    def refuse(self, node: ast.AST, why: str) -> NotTranslated:
        """The error for something that has no translation."""
        return NotTranslated(f"{self.rule.place(node)}: {self.rule.name}: {why}")

    # The order of evaluation

    def effects(self, node: ast.AST) -> tuple[bool, bool]:
        """Whether evaluating reads memory that others may change, and whether it changes any."""
        if node not in self._effects:
            reads = isinstance(node, ast.Attribute | ast.Subscript)
            changes = False
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                called = self.translator.look_up(self.rule, node.func.id)
                reads = isinstance(called, Name)
                changes = isinstance(called, Name) and called.name in self.translator.impure
            for part in ast.iter_child_nodes(node):
                more = self.effects(part)
                reads, changes = reads or more[0], changes or more[1]
            self._effects[node] = reads, changes
        return self._effects[node]

    def effects_of_place(self, target: ast.expr) -> tuple[bool, bool]:
        """The same of finding a place in memory, which is not yet reading it."""
        reads = changes = False
        while isinstance(target, ast.Subscript | ast.Attribute):
            if isinstance(target, ast.Subscript):
                more = self.effects(target.slice)
                reads, changes = reads or more[0], changes or more[1]
            target = target.value
        return reads, changes

    def in_order(self, operands: Sequence[ast.expr]) -> list[Value]:
        """Operands that C may evaluate in any order: kept in variables where it matters."""
        found = [self.effects(operand) for operand in operands]
        reading = [i for i, (reads, _) in enumerate(found) if reads]
        matters = len(reading) > 1 and any(changes for _, changes in found)
        values = []
        for i, operand in enumerate(operands):
            value = self.expression(operand)
            values.append(self.keep(operand, value) if matters and i in reading else value)
        return values

    def keep(self, node: ast.expr, value: Value) -> Value:
        """A value in a variable of its own, evaluated before the statement."""
        if self.conditional:
            raise self.refuse(node, "the order of evaluation matters inside a condition")
        self.temporaries += 1
        name = f"keep{self.temporaries}_"
        kind = NUMBER if value.type is TRUTH else value.type
        self.before.append(f"{declared(name, kind)} = {self.pointer(value)};")
        return Value(name, value.type, simple=True, shape=value.shape)

    # Expressions

    def number(self, node: ast.expr) -> Value:
        """An expression that must be a number."""
        return self.a_number(node, self.expression(node))

    def a_number(self, node: ast.AST, value: Value) -> Value:
        """A value that must be a number."""
        if value.type not in NUMBERS:
            raise self.refuse(node, f"a number is expected, not `{ast.unparse(node)}`")
        return value

    def expression(self, node: ast.expr) -> Value:
        """Any expression."""
        match node:
            case ast.Constant(value=bool() as given):
                return Value(str(int(given)), TRUTH, narrow=True, simple=True, known=int(given))
            case ast.Constant(value=int() as given):
                return self.constant(node, given)
            case ast.Name():
                return self.named(node)
            case ast.Attribute(value=owner, attr=name):
                return self.field(node, self.expression(owner), name)
            case ast.Subscript():
                return self.element(node)
            case ast.BinOp(left=left, op=op, right=right):
                one, other = self.in_order([left, right])
                return self.combine(node, op, self.a_number(left, one), self.a_number(right, other))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return Value(f"!{self.truth(operand).bracketed}", TRUTH, narrow=True, simple=True)
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() as given)):
                return self.constant(node, -given)
            case ast.UnaryOp(op=ast.USub() | ast.Invert() as op, operand=operand):
                sign = "-" if isinstance(op, ast.USub) else "~"
                return Value(f"{sign}{self.wide(self.number(operand)).bracketed}")
            case ast.BoolOp():
                return self.both(node)
            case ast.Compare():
                return self.compare(node)
            case ast.IfExp():
                return self.choice(node)
            case ast.Call(func=ast.Name(id=name), keywords=[]):
                return self.call(node, name)
        raise self.refuse(node, f"`{ast.unparse(node)}` has no translation")

    def constant(self, node: ast.AST, given: int) -> Value:
        """A number as it is written."""
        if not -LARGEST <= given <= LARGEST:
            raise self.refuse(node, f"{given} does not fit into 64 bits")
        wide = abs(given) > LARGEST_INT
        code = f"{given}LL" if wide else str(given)
        return Value(code, narrow=not wide, simple=given >= 0, known=given)

    def named(self, node: ast.Name) -> Value:
        """A variable, a constant or a table."""
        if node.id in self.types:
            kind = self.types[node.id]
            return Value(safe(node.id), kind, simple=True, shape=self.shapes.get(node.id, ()))
        given = self.translator.look_up(self.rule, node.id)
        if isinstance(given, int):
            value = self.constant(node, given)
            code = self.translator.constant_name(node.id, given)
            return Value(code, value.type, value.narrow, simple=True, known=given)
        if given is None or given.name not in self.translator.tables:
            raise self.refuse(node, f"'{node.id}' is not known here")
        shape = self.translator.tables[given.name]
        kind = Array("const word", len(shape)) if shape else NUMBER
        code = f"t->{safe(given.name)}"
        return Value(code, kind, simple=True, shape=tuple(map(str, shape)), nested=True)

    def field(self, node: ast.Attribute, owner: Value, name: str) -> Value:
        """A field of a state."""
        if owner.type is not STATE:
            raise self.refuse(node, f"`{ast.unparse(node.value)}` is no state")
        place = self.translator.fields.get(name)
        if place is None:
            raise self.refuse(node, f"the state has no field '{name}'")
        element = f"i{8 * place.width}"
        kind = Array(element, len(place.shape)) if place.shape else NUMBER
        return Value(
            f"{owner.bracketed}->{safe(name)}",
            kind,
            narrow=element in NARROW,
            simple=True,
            shape=tuple(map(str, place.shape)),
            nested=True,
        )

    def element(self, node: ast.Subscript) -> Value:
        """`a[i]`: a number, a row, or a state of a pool."""
        changes = self.effects(node.slice)[1], self.effects_of_place(node.value)[1]
        reads = self.effects(node.slice)[0], self.effects_of_place(node.value)[0]
        if any(changes) and all(reads):
            raise self.refuse(node, "the order of evaluation matters between these subscripts")
        inner, index = self.expression(node.value), self.number(node.slice)
        if inner.type is not POOL and not isinstance(inner.type, Array):
            raise self.refuse(node, f"`{ast.unparse(node.value)}` is no array")
        if inner.type is POOL:
            at = self.checked(index, inner.shape[0])
            return Value(f"({inner.code} + {at.bracketed})", STATE, simple=True)
        assert isinstance(inner.type, Array)
        name, dims = inner.type.element, inner.type.dims - 1
        # Rows of the caller are always looked at: it costs nothing beside what is done with them,
        # and numbers of theirs (a tree, a log) lead from one to the next.
        at = self.checked(index, inner.shape[0], always=dims > 0 and not inner.nested)
        if inner.nested or dims == 0:
            code = f"{inner.bracketed}[{at.code}]"
        else:
            code = f"({inner.code} + {self.wide(at).bracketed} * {inner.shape[1]})"
        if dims > 0:
            shape = inner.shape[1:]
            return Value(code, Array(name, dims), simple=True, shape=shape, nested=inner.nested)
        kind = FRACTION if name == "f32" else NUMBER
        return Value(code, kind, narrow=name in NARROW, simple=True)

    def checked(self, index: Value, length: str, always: bool = False) -> Value:
        """A subscript; in a checked build it is looked at first."""
        if not (always or self.translator.checked):
            return index
        return Value(f"AT({index.code}, {length})", simple=True)

    def wide(self, value: Value) -> Value:
        """As a `num`, so that C computes with all its bits."""
        if not value.narrow:
            return value
        return Value(f"(num){value.bracketed}", value.type, simple=True, known=value.known)

    def pointer(self, value: Value) -> str:
        """What is handed on of a value: an array as a pointer to its first element."""
        if value.nested and isinstance(value.type, Array):
            if value.type.dims > 2:
                raise NotTranslated(f"{self.rule.file}: {value.code} has too many dimensions")
            return f"&{value.code}[0][0]" if value.type.dims == 2 else value.code
        return value.code

    def combine(self, node: ast.AST, op: ast.operator, left: Value, right: Value) -> Value:
        """Two numbers and what stands between them."""
        power = right.known is not None and right.known > 0 and not right.known & (right.known - 1)
        match op:
            case ast.LShift():
                return Value(f"SHIFT_LEFT({left.code}, {right.code})", simple=True)
            case ast.RShift():
                return Value(f"{self.wide(left).bracketed} >> {right.bracketed}")
            case ast.FloorDiv() if power:
                assert right.known is not None
                return Value(f"{self.wide(left).bracketed} >> {right.known.bit_length() - 1}")
            case ast.Mod() if power:
                return Value(f"{self.wide(left).bracketed} & ({right.code} - 1)")
            case ast.FloorDiv() | ast.Mod():
                name = "FLOOR_DIV" if isinstance(op, ast.FloorDiv) else "FLOOR_MOD"
                return Value(f"{name}({left.code}, {right.code})", simple=True)
        if type(op) not in OPERATORS:
            raise self.refuse(node, f"{type(op).__name__} has no translation")
        if left.narrow and right.narrow:
            left = self.wide(left)
        return Value(f"{left.bracketed} {OPERATORS[type(op)]} {right.bracketed}")

    def truth(self, node: ast.expr) -> Value:
        """An expression of which only matters whether it is zero."""
        return self.both(node, True) if isinstance(node, ast.BoolOp) else self.number(node)

    def both(self, node: ast.BoolOp, only_truth: bool = False) -> Value:
        """`and`, `or`: in C always 0 or 1, in Python one of the operands."""
        made = [self.truth(node.values[0])]
        self.conditional += 1
        made += [self.truth(value) for value in node.values[1:]]
        self.conditional -= 1
        if not only_truth and any(value.type is not TRUTH for value in made):
            raise self.refuse(node, "`and` or `or` of numbers that are not true or false")
        sign = " && " if isinstance(node.op, ast.And) else " || "
        return Value(sign.join(value.bracketed for value in made), TRUTH, narrow=True)

    def choice(self, node: ast.IfExp) -> Value:
        """`a if x else b`."""
        asked = self.truth(node.test)
        self.conditional += 1
        yes, no = self.number(node.body), self.number(node.orelse)
        self.conditional -= 1
        kind = TRUTH if yes.type is no.type is TRUTH else NUMBER
        return Value(f"{asked.bracketed} ? {yes.bracketed} : {no.bracketed}", kind, narrow=True)

    def compare(self, node: ast.Compare) -> Value:
        """One comparison, or several in a row."""
        parts = [node.left, *node.comparators]
        if len(parts) > 2 and any(self.effects(part)[1] for part in parts):
            raise self.refuse(node, "a chain of comparisons with effects")
        found = self.in_order(parts)
        operands = [self.a_number(part, made) for part, made in zip(parts, found, strict=True)]
        pairs = []
        for i, op in enumerate(node.ops):
            if type(op) not in COMPARISONS:
                raise self.refuse(node, f"{type(op).__name__} has no translation")
            sign = COMPARISONS[type(op)]
            pairs.append(f"{operands[i].bracketed} {sign} {operands[i + 1].bracketed}")
        code = pairs[0] if len(pairs) == 1 else " && ".join(f"({pair})" for pair in pairs)
        return Value(code, TRUTH, narrow=True)

    def call(self, node: ast.Call, name: str) -> Value:
        """A call of another rule, or of the few functions of Python that rules may use."""
        called = self.translator.look_up(self.rule, name)
        if not isinstance(called, Name):
            return self.built_in(node, name)
        if called.name not in self.translator.rules:
            raise self.refuse(node, f"'{name}' is no rule")
        given = self.in_order(node.args)
        rule = self.translator.rules[called.name]
        if len(given) != len(rule.arguments):
            raise self.refuse(node, f"{name} takes {len(rule.arguments)} arguments")
        kinds = [NUMBER if value.type is TRUTH else value.type for value in given]
        passed = ["t"]
        for value in given:
            passed += [self.pointer(value), *value.shape]
        code = f"{self.translator.function(rule, tuple(kinds))}({', '.join(passed)})"
        return Value(code, TRUTH if rule.returns == "bool" else NUMBER, simple=True)

    def built_in(self, node: ast.Call, name: str) -> Value:
        """`len`, `int`, `bool`, `abs`, `min` and `max`."""
        if name == "len" and len(node.args) == 1:
            shape = self.expression(node.args[0]).shape
            if not shape:
                raise self.refuse(node, f"`{ast.unparse(node.args[0])}` has no length")
            known = int(shape[0]) if shape[0].isdigit() else None
            return Value(shape[0], narrow=known is not None, simple=True, known=known)
        if name in ("int", "bool", "abs", "min", "max"):
            found = self.in_order(node.args)
            given = [self.a_number(n, v) for n, v in zip(node.args, found, strict=True)]
            match name, given:
                case "int", [one]:
                    return Value(one.code, NUMBER, one.narrow, one.simple, one.known)
                case "bool", [one]:
                    return Value(f"{one.bracketed} != 0", TRUTH, narrow=True)
                case "abs", [one]:
                    return Value(f"magnitude({one.code})", simple=True)
                case "min" | "max", [first, _, *_]:
                    code = first.code
                    for other in given[1:]:
                        code = f"{'smaller' if name == 'min' else 'larger'}({code}, {other.code})"
                    return Value(code, simple=True)
        raise self.refuse(node, f"`{ast.unparse(node)}` has no translation")
