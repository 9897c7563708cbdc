"""Fluent message catalogs: one bundle per language, loaded lazily and cached."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from branchline.texts.languages import LANGUAGES

FOLDER = Path(__file__).parent


def format_message(language: str, key: str, variables: dict[str, Any]) -> str:
    """Formats a message or its attribute (`card-red.object`). KeyError if the text or a variable is missing."""
    bundle = _bundle(language)
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name) if bundle.has_message(name) else None
    pattern = message and (message.attributes.get(attribute) if attribute else message.value)
    if not pattern:
        raise KeyError(f"no text {key!r} in {language!r}")
    text, errors = bundle.format_pattern(pattern, variables)
    if errors:
        raise KeyError(f"text {key!r} in {language!r}: {errors[0]}")
    return str(text)


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # imported here because it is slow to import

    if language not in LANGUAGES:
        raise KeyError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
