"""Supported languages and their message catalogs (Fluent): one bundle per language, loaded lazily and cached.

Board files may have their title, note and country names in these languages too.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

Language: TypeAlias = Literal["en", "pl", "ro"]
LANGUAGES: tuple[str, ...] = get_args(Language)
FOLDER = Path(__file__).parent
MINUS = "−"  # a true minus sign; Babel and browsers write a hyphen
UNGROUPED = {"pl": 9999}  # largest number written without a thousands separator


def choose_language(chosen: str | None, recorded: str | None = None) -> str:
    """The language that a command uses: the chosen one, else a record's if it is supported, else the system's."""
    return chosen or (recorded if recorded in LANGUAGES else language_of(os.environ))


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the POSIX locale variables if it is supported, else English."""
    locale_name = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    language = re.split("[_.@]", locale_name.lower())[0]
    return language if language in LANGUAGES else LANGUAGES[0]


def format_message(language: str, key: str, variables: dict[str, Any]) -> str:
    """Formats a message or its attribute (`card-red.object`). KeyError if the text or a variable is missing."""
    bundle = _bundle(language)
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name) if bundle.has_message(name) else None
    pattern = message and (message.attributes.get(attribute) if attribute else message.value)
    if not pattern:
        raise KeyError(f"no text {key!r} in {language!r}")
    text, errors = bundle.format_pattern(pattern, _ungrouped(language, variables))
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


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # imported here because it is slow to import

    if language not in LANGUAGES:
        raise KeyError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
