"""Supported languages and their message catalogs (Fluent): one per language, each message parsed when it is needed.

Board files may have their title, note and country names in these languages too.
"""

from __future__ import annotations

import os
import re
import threading
import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

Language: TypeAlias = Literal["en", "pl", "ro"]
LANGUAGES: tuple[str, ...] = get_args(Language)
FOLDER = Path(__file__).parent
MINUS = "−"  # a true minus sign; Babel and browsers write a hyphen
UNGROUPED = {"pl": 9999}  # largest number written without a thousands separator

# Letters without a decomposition in Unicode.
_LETTERS = {"ł": "l", "ø": "o", "đ": "d", "ð": "d", "æ": "ae", "œ": "oe", "þ": "th", "ı": "i"}
_PLAIN = str.maketrans(_LETTERS | {letter.upper(): plain.capitalize() for letter, plain in _LETTERS.items()})

# A message or a term of a Fluent file with its further lines, which are indented or close a brace.
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)


def choose_language(chosen: str | None, recorded: str | None = None) -> str:
    """The language that a command uses: the chosen one, else a record's if it is supported, else the system's."""
    return chosen or (recorded if recorded in LANGUAGES else language_of(os.environ))


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the POSIX locale variables if it is supported, else English."""
    locale_name = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    language = re.split("[_.@]", locale_name.lower())[0]
    return language if language in LANGUAGES else LANGUAGES[0]


def accepted_language(header: str) -> str:
    """The first language of an `Accept-Language` header that we support, else English."""
    for part in header.split(","):
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def plain_letters(text: str) -> str:
    """A text without diacritics: `Łódź` becomes `Lodz`."""
    letters = unicodedata.normalize("NFKD", text.translate(_PLAIN))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def format_message(language: str, key: str, variables: dict[str, Any]) -> str:
    """Formats a message or its attribute (`card-red.object`). KeyError if the text or a variable is missing."""
    catalog = _catalog(language)
    name, _, attribute = key.partition(".")
    message = catalog.message(name)
    pattern = message and (message.attributes.get(attribute) if attribute else message.value)
    if not pattern:
        raise KeyError(f"no text {key!r} in {language!r}")
    text, errors = catalog.bundle.format_pattern(pattern, _ungrouped(language, variables))
    if errors:
        raise KeyError(f"text {key!r} in {language!r}: {errors[0]}")
    negative = any(isinstance(value, int) and value < 0 for value in variables.values())
    return re.sub(r"-(?=\d)", MINUS, str(text)) if negative else str(text)


def _ungrouped(language: str, variables: dict[str, Any]) -> dict[str, Any]:
    """The variables; numbers that take no thousands separator are marked, because Babel writes one in all."""
    if language not in UNGROUPED:
        return variables
    from fluent.runtime.types import FluentInt

    return {
        name: FluentInt(value, useGrouping=False)
        if isinstance(value, int) and 1000 <= abs(value) <= UNGROUPED[language]
        else value
        for name, value in variables.items()
    }


def entries(file: str) -> dict[str, str]:
    """The sources of the messages and terms in the text of a Fluent file, by name (`-name` for a term)."""
    return {entry[1]: entry[0] for entry in _ENTRY.finditer(file)}


@cache
def _catalog(language: str) -> _Catalog:
    if language not in LANGUAGES:
        raise KeyError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    return _Catalog(language)


class _Catalog:
    """The messages of a language. Parsing all of them takes a third of a second, so each is parsed at its first use,
    together with the messages and terms that it refers to.
    """

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # imported here because it is slow to import

        self.bundle = FluentBundle([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for file in (FOLDER / language).glob("*.ftl"):
            self._sources |= entries(file.read_text(encoding="utf-8"))
        self._parsing = threading.Lock()

    def message(self, name: str) -> Any:
        """A message by its name; None if there is none."""
        if not self.bundle.has_message(name):
            with self._parsing:
                self._parse(name)
        return self.bundle.get_message(name) if self.bundle.has_message(name) else None

    def _parse(self, name: str) -> None:
        """Add an entry to the bundle, what it refers to first: another thread may use it as soon as it is there."""
        from fluent.runtime import FluentResource
        from fluent.syntax import ast, visitor

        class References(visitor.Visitor):  # type: ignore[misc]
            def visit_MessageReference(self, node: ast.MessageReference) -> None:
                parse(node.id.name)

            def visit_TermReference(self, node: ast.TermReference) -> None:
                parse(f"-{node.id.name}")
                self.generic_visit(node)

        parse = self._parse
        source = self._sources.pop(name, None)
        if source is not None:
            resource = FluentResource(source)
            References().visit(resource)
            self.bundle.add_resource(resource)
