"""Writes the types of the page: what the server takes and sends, and what a game puts into it.

The shell's types come from the server's OpenAPI document, those of a game's page from the game's
shapes (View, Printed and Event of `games/<game>/shapes.py`). A test fails when a file is out of
step. Usage: python tools/web_types.py [--check]
"""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from pydantic import ConfigDict, TypeAdapter, with_config
from typing_extensions import is_typeddict

from bingma.games import boxes, components, contract, telling
from bingma.play import results

WEB = Path(__file__).resolve().parent.parent / "web" / "src"
HEAD = "/** {about} Written by tools/web_types.py: do not edit. */\n"
WIDTH = 119
GAMES = ("xian", "terracotta")
SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}

Schema = dict[str, Any]


def shell_types() -> str:
    """The types of the shell."""
    for module in (telling, components, boxes, contract, results):
        _read_docstrings(module)
    # What these say of the fields is read when the server's answers are put together.
    from bingma.server import schemas
    from bingma.server.app import create_app
    from bingma.server.settings import Settings

    defined = create_app(Settings("sqlite://", b"")).openapi()["components"]["schemas"]
    head = HEAD.format(about="What the server takes and sends: its OpenAPI document.")
    return head + _types(defined, [*vars(telling), *vars(components), *vars(boxes), *vars(schemas)])


def game_types(game: str) -> str:
    """The types of a game's page."""
    shapes = import_module(f"bingma.games.{game}.shapes")
    _read_docstrings(shapes)
    adapters: list[tuple[str, Any, TypeAdapter[Any]]] = [
        (name, "serialization", TypeAdapter(getattr(shapes, name)))
        for name in ("View", "Printed", "Event")
    ]
    defined = TypeAdapter.json_schemas(adapters)[1]["$defs"]
    head = HEAD.format(about=f"What the server sends of this game: games/{game}/shapes.py.")
    return head + _types(defined, list(vars(shapes)))


def _read_docstrings(module: ModuleType) -> None:
    """Fields are described by the docstrings below them."""
    for shape in vars(module).values():
        if is_typeddict(shape):
            with_config(ConfigDict(use_attribute_docstrings=True))(shape)


def _types(defined: Schema, order: list[str]) -> str:
    """All types of a document, in the order of the source."""
    names = sorted(defined, key=lambda name: (order.index(name), name))
    return "".join("\n" + _type(name, defined[name]) for name in names)


def _type(name: str, schema: Schema) -> str:
    lines = _comment(schema.get("description", ""), "")
    if "properties" not in schema:
        options = _options(schema)
        whole = f"export type {name} = {' | '.join(options)};"
        if len(whole) > WIDTH:
            whole = f"export type {name} =" + "".join(f"\n  | {option}" for option in options) + ";"
        return "\n".join([*lines, whole, ""])
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for field, value in schema["properties"].items():
        lines += _comment(value.get("description", ""), "  ")
        mark = "" if field in required else "?"
        name = field if field.isidentifier() else json.dumps(field)
        lines.append(f"  {name}{mark}: {_expression(value)};")
    if schema.get("additionalProperties") is True:
        lines.append("  [name: string]: unknown;")
    return "\n".join([*lines, "}", ""])


def _comment(text: str, indent: str) -> list[str]:
    """A description as a comment; paragraphs stay apart."""
    if not text:
        return []
    paragraphs = [" ".join(part.split()) for part in text.split("\n\n")]
    one = f"{indent}/** {paragraphs[0]} */"
    if len(paragraphs) == 1 and len(one) <= WIDTH:
        return [one]
    lines = [
        line for part in paragraphs for line in ["", *textwrap.wrap(part, WIDTH - len(indent) - 3)]
    ]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines[1:]), f"{indent} */"]


def _expression(schema: Schema) -> str:
    return " | ".join(_options(schema))


def _options(schema: Schema) -> list[str]:
    """What a value may be: one type or several."""
    if "$ref" in schema:
        return [schema["$ref"].rpartition("/")[2]]
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return _unlike(option for part in schema[several] for option in _options(part))
    if "const" in schema:
        return [json.dumps(schema["const"])]
    if "enum" in schema:
        return [json.dumps(value) for value in schema["enum"]]
    kind = schema.get("type")
    if kind == "null":
        return ["null"]
    if kind == "array":
        return [_array(schema)]
    if kind == "object":
        return [_record(schema)]
    return [SIMPLE[kind] if kind else "unknown"]


def _unlike(options: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(options))


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(_expression, schema['prefixItems']))}]"
    items = _options(schema["items"])
    if (count := schema.get("maxItems")) is not None and count == schema.get("minItems"):
        return f"[{', '.join([' | '.join(items)] * count)}]"
    return f"({' | '.join(items)})[]" if len(items) > 1 else f"{items[0]}[]"


def _record(schema: Schema) -> str:
    """A dictionary; one by a closed set of names has all of them."""
    keys = _expression(schema["propertyNames"]) if "propertyNames" in schema else "string"
    values = schema.get("additionalProperties", True)
    return f"Record<{keys}, {'unknown' if values is True else _expression(values)}>"


def main() -> int:
    """Write the files, or tell which are out of step."""
    files = {WEB / "games" / game / "generated.ts": game_types(game) for game in GAMES}
    files[WEB / "app" / "generated.ts"] = shell_types()
    stale = [path for path, text in files.items() if not path.exists() or path.read_text() != text]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(WEB.parent.parent)} is out of step: tools/web_types.py")
        return 1 if stale else 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[path])
    return 0


if __name__ == "__main__":
    sys.exit(main())
