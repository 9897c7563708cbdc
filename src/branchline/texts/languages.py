"""Supported languages. Board files may have their title, note and country names in them too."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args

Language: TypeAlias = Literal["en", "pl", "ro"]
LANGUAGES: tuple[str, ...] = get_args(Language)


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the POSIX locale variables if it is supported, else English."""
    locale_name = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    language = re.split("[_.@]", locale_name.lower())[0]
    return language if language in LANGUAGES else LANGUAGES[0]
