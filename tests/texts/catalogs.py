"""The catalogs as data: what messages there are, and which variables they use and choose by."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast

from branchline.texts.languages import FOLDER


@dataclass
class Message:
    """A message, or an attribute of one."""

    file: str
    variables: set[str] = field(default_factory=set)
    selectors: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)


@cache
def messages(language: str) -> dict[str, Message]:
    """The messages of a language by key, attributes as `key.attribute`. Each is there once, and nothing is broken."""
    found: dict[str, Message] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                patterns = {entry.id.name: entry.value}
                patterns |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
                for key, pattern in patterns.items():
                    assert key not in found, f"{path}: {key} is there twice"
                    found[key] = Message(path.name)
                    _collect(pattern, found[key])
    return found


def all_variables(language: str, key: str) -> set[str]:
    """The variables of a message and of those that it refers to."""
    message = messages(language)[key]
    return message.variables.union(*(all_variables(language, reference) for reference in message.references))


def all_selectors(language: str, key: str) -> set[str]:
    message = messages(language)[key]
    return message.selectors.union(*(all_selectors(language, reference) for reference in message.references))


def _collect(node: Any, message: Message) -> None:
    if isinstance(node, list):
        for part in node:
            _collect(part, message)
    if not isinstance(node, ast.BaseNode):
        return
    if isinstance(node, ast.VariableReference):
        message.variables.add(node.id.name)
    elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
        message.selectors.add(node.selector.id.name)
    elif isinstance(node, ast.MessageReference):
        message.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))
    for value in vars(node).values():
        _collect(value, message)
