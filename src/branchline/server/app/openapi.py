"""OpenAPI document generated from the declared endpoints, and the same as an HTML page."""

from __future__ import annotations

import html
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from branchline import __version__
from branchline.server import wire
from branchline.server.app.api import ENDPOINTS
from branchline.server.app.http import Endpoint
from branchline.texts.languages import LANGUAGES

_REF = "#/components/schemas/{name}"
_ABOUT = (
    "Tables of Branchline on the network. Become a guest first: the cookie is who you are. What changes a table is a "
    "command with a `move_id` that you make up; sent again, it gets the same answer and happens once. The same "
    "commands go over the socket `/api/tables/{table}/live?version=V&line=L`, which also tells you what is new: "
    "see docs/server.md."
)
_REFUSALS = {
    400: "A message that is none",
    401: "Nobody: become a guest",
    403: "Not allowed",
    404: "Not there",
    408: "Too slow",
    409: "Not now; if the command came too late, with the table as it stands",
    413: "Too large",
    422: "The rules don't allow it",
    429: "Too often",
    500: "Something broke",
    503: "Try again",
}
_NUMBER = {"type": "integer", "minimum": 0, "maximum": 999_999_999}
_QUERY: dict[str, dict[str, Any]] = {
    "digest": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    **dict.fromkeys(("since", "wait", "seat", "at", "players"), _NUMBER),
    "seen": {"type": "string"},
    "status": {"type": "string", "enum": ["open", "running", "over"]},
    "pace": {"type": "string", "enum": ["none", "live", "days"]},
    "board": {"type": "string"},
    "language": {"type": "string", "enum": list(LANGUAGES)},
    "theme": {"type": "string", "enum": ["light", "dark"]},
    "audience": {"type": "string", "enum": ["players", "spectators"]},
    "queue": {"type": "string", "enum": ["open", "handled"]},
    "name": {"type": "string"},
    "network": {"type": "string"},
    **dict.fromkeys(("before", "from", "to"), _NUMBER),
    "after": {"type": "string"},
    "opponent": {"type": "string"},
    "result": {"type": "string", "enum": ["won", "lost", "left", "unfinished"]},
    "show": {"type": "string", "enum": ["claims", "wins"]},
}


@cache
def document() -> dict[str, Any]:
    """The OpenAPI document as JSON-compatible data."""
    types = [each for endpoint in ENDPOINTS for each in (endpoint.reply, endpoint.body) if each is not None]
    types += [wire.Health, wire.Refusal, wire.FromSocket, wire.ToSocket]
    schemas, components = msgspec.json.schema_components(types, ref_template=_REF)
    named = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, named)
    paths["/api/health"] = {"get": _health(named)}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Branchline", "version": __version__, "description": _ABOUT},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"guest": {"type": "apiKey", "in": "cookie", "name": wire.cookie_name(secure=False)}},
        },
    }


def _operation(endpoint: Endpoint, named: dict[str, Any]) -> dict[str, Any]:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in endpoint.parameters
    ]
    parameters += [{"name": name, "in": "query", "schema": _QUERY[name]} for name in endpoint.query]
    answer: dict[str, Any] = {"description": "Done"}
    if endpoint.reply is not None:
        answer["content"] = {"application/json": {"schema": named[repr(endpoint.reply)]}}
    elif endpoint.status != 204:
        kind = "object" if endpoint.media == "application/json" else "string"
        answer["content"] = {endpoint.media: {"schema": {"type": kind}}}
    refusal = {"application/json": {"schema": named[repr(wire.Refusal)]}}
    responses: dict[str, Any] = {str(endpoint.status): answer}
    if endpoint.kept:
        responses["304"] = {"description": "As you have it, by If-None-Match"}
    for status, description in _REFUSALS.items():
        responses[str(status)] = {"description": description, "content": refusal}
    if endpoint.path == "/api/ready":
        responses["503"] = {"description": "Not yet", "content": answer["content"]}
    found = {
        "summary": endpoint.summary, "operationId": endpoint.handler.__name__.strip("_"), "parameters": parameters,
        "responses": responses, "security": [{"guest": []}, {}],
    }  # fmt: skip
    if endpoint.body is not None:
        content = {"application/json": {"schema": named[repr(endpoint.body)]}}
        found["requestBody"] = {"required": True, "content": content}
    return found


def _health(named: dict[str, Any]) -> dict[str, Any]:
    """The health endpoint, which `app.py` serves itself, before the API is loaded."""
    answer = {"description": "Up", "content": {"application/json": {"schema": named[repr(wire.Health)]}}}
    return {
        "summary": "Whether the server is up", "operationId": "health", "parameters": [], "responses": {"200": answer},
        "security": [],
    }  # fmt: skip


@cache
def page() -> str:
    """The document as an HTML page without scripts."""
    found = document()
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>",
        "<title>Branchline API</title><link rel=stylesheet href='/api/docs.css'><main>",
        f"<h1>Branchline API</h1><p>{_code(found['info']['description'])}</p>",
        "<p>As data: <a href='/api/openapi.json'>openapi.json</a></p>",
        *_operations(found),
        "<h2>Types</h2>",
    ]
    for name, schema in sorted(found["components"]["schemas"].items()):
        text = html.escape(json.dumps(schema, indent=1, ensure_ascii=False))
        parts.append(f"<details id='{name}'><summary>{name}</summary><pre>{text}</pre></details>")
    return "\n".join(parts) + "</main></html>"


STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 56rem; margin: 2rem auto; padding: 0 1rem }
section { border-top: 1px solid #8884; padding: .5rem 0 }
code, pre { font-family: ui-monospace, monospace; font-size: .875rem }
h3 { margin: .25rem 0; font-size: 1rem }
pre { overflow: auto }
"""


def _operations(found: dict[str, Any]) -> Iterator[str]:
    for path, methods in found["paths"].items():
        for method, operation in methods.items():
            takes = _type_of(operation.get("requestBody", {}))
            gives = _type_of(next(iter(operation["responses"].values())))
            query = ", ".join(each["name"] for each in operation["parameters"] if each["in"] == "query")
            parts = {"Query: ": query, "Takes ": takes, "Gives ": gives}
            lines = [start + rest for start, rest in parts.items() if rest]
            yield (
                f"<section><h3><code>{method.upper()} {path}</code></h3><p>{operation['summary']}. "
                f"{'. '.join(lines)}</p></section>"
            )


def _type_of(holder: dict[str, Any]) -> str:
    schema = holder.get("content", {}).get("application/json", {}).get("schema", {})
    refs = [schema, *schema.get("anyOf", [])]
    names = [each["$ref"].rsplit("/", 1)[1] for each in refs if "$ref" in each]
    return " or ".join(f"<a href='#{name}'>{name}</a>" for name in names)


def _code(text: str) -> str:
    """Escapes text as HTML and turns backquoted parts into <code>."""
    parts = html.escape(text).split("`")
    return "".join(f"<code>{part}</code>" if number % 2 else part for number, part in enumerate(parts))
