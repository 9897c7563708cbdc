"""Write the JSON Schema of what goes over a wire: actions, events, views, talk with bots, all messages of the server.
`--check` only compares.

python -m tools.schema
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from branchline.bots.external.protocol import Answer, Choose, Hello, Over
from branchline.game.actions import Action
from branchline.game.events import Event
from branchline.game.views import View
from branchline.server import wire
from tools.generated_files import write_or_check

DIALECT = "https://json-schema.org/draft/2020-12/schema"
PACKAGE = Path(__file__).parents[1] / "src" / "branchline"
KINDS: dict[str, Any] = {
    "game/schema/action": Action,
    "game/schema/event": Event,
    "game/schema/view": View,
    "bots/external/schema/message": Hello | Choose | Over,  # what a table says to somebody's bot
    "bots/external/schema/answer": Answer,
}
UNIONS = ("Command", "FromSocket", "ToSocket")
WHOLE = ("Rules",)  # always sent with all its fields


def schema_text(kind: Any) -> str:
    return _text({"$schema": DIALECT, **msgspec.json.schema(kind)})


def wire_text() -> str:
    """All messages by name, in one file: types of other languages are made from it.

    It is written as such makers understand it: unions have names too, a tag is a `const`, a tuple is a list of so
    many, and what would only be another name for the same, or a union of all lengths, is left out.
    """
    unions: dict[str, Any] = {name: getattr(wire, name) for name in UNIONS}
    structs = [each for each in vars(wire).values() if _is_message(each) and each is not wire.Closed]
    _, found = msgspec.json.schema_components([*structs, *unions.values()], ref_template="#/$defs/{name}")
    named, _ = msgspec.json.schema_components(unions.values(), ref_template="#/$defs/{name}")
    for name, schema in zip(unions, named, strict=True):
        found[name] = {"title": name, "anyOf": schema["anyOf"]}
    for name in WHOLE:
        found[name]["required"] = list(found[name]["properties"])
    every = {"title": "Message", "anyOf": [{"$ref": f"#/$defs/{name}"} for name in sorted(found)]}
    return _text({"$schema": DIALECT, **every, "$defs": {name: _plain(found[name]) for name in sorted(found)}})


def _is_message(found: Any) -> bool:
    return isinstance(found, type) and issubclass(found, msgspec.Struct) and not found.__name__.startswith("_")


def _plain(schema: Any) -> Any:
    match schema:
        case {"enum": [only]}:
            return {"const": only}
        case {"prefixItems": [first, *rest], **others} if all(each == first for each in rest):
            kept = {name: value for name, value in others.items() if name != "items"}
            return {**kept, "items": _plain(first)}
        case {"$ref": ref}:
            return {"$ref": ref}  # without its default
        case {"type": "array", **others} if others.get("minItems") != others.get("maxItems"):
            return _plain({name: value for name, value in schema.items() if name not in ("minItems", "maxItems")})
        case dict():
            return {name: _plain(value) for name, value in schema.items()}
        case list():
            return [_plain(each) for each in schema]
    return schema


def _text(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def main() -> int:
    texts = {**{name: schema_text(kind) for name, kind in KINDS.items()}, "server/wire/schema": wire_text()}
    return write_or_check(__doc__, {PACKAGE / f"{name}.json": text for name, text in texts.items()})


if __name__ == "__main__":
    sys.exit(main())
