"""The languages that Branchline speaks. Boards may have their title, note and countries in them too."""

from __future__ import annotations

import re
from collections.abc import Mapping

LANGUAGES = ("en", "pl", "ro")


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the system speaks, if it is one of ours, else English."""
    spoken = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    language = re.split("[_.@]", spoken.lower())[0]
    return language if language in LANGUAGES else LANGUAGES[0]
