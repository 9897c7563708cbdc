"""Bot specs: parsing of a bot's name with its settings, as users write it.

racer | search:playouts=400,seconds=2     a built-in bot, or one from an installed package
./mine.py:MyBot | ./mine.py:MyBot:depth=3   a class or function in a file
exec:./mine --fast | exec:depth=3 ./mine    a program; words `key=value` before it are settings, as in a shell
prompt:./model --fast                       a program that gets a text prompt for each decision, and prints an action
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from branchline.bots.interface import BotError

EXEC = "exec:"
PROMPT = "prompt:"


class Spec(NamedTuple):
    """A parsed spec: which bot, and its settings as text. Its `str` parses to the same spec."""

    name: str
    settings: Mapping[str, str]

    def __str__(self) -> str:
        pairs = [f"{key}={value}" for key, value in sorted(self.settings.items())]
        if prefix := command_prefix(self.name):
            return f"{prefix}{' '.join([*map(shlex.quote, pairs), self.name.removeprefix(prefix)])}"
        return f"{self.name}:{','.join(pairs)}" if pairs else self.name

    @property
    def file(self) -> tuple[str, str] | None:
        """The path of the file and the name in it; None if the spec names no file."""
        path, _, name = self.name.rpartition(":")
        return (path, name) if is_file(self.name) else None

    @property
    def command(self) -> list[str] | None:
        """The words of the program's command line; None if the spec names no program."""
        prefix = command_prefix(self.name)
        return shlex.split(self.name.removeprefix(prefix)) if prefix else None

    @property
    def prompted(self) -> bool:
        """Whether its program gets text prompts instead of the bot protocol."""
        return command_prefix(self.name) == PROMPT


def command_prefix(text: str) -> str:
    """The prefix of a spec that names a program; an empty text for other specs."""
    return next((prefix for prefix in (EXEC, PROMPT) if text.startswith(prefix)), "")


def is_file(text: str) -> bool:
    """Whether a spec names a bot in a file: the part before the first colon looks like a path."""
    head = text.strip().partition(":")[0]
    return not command_prefix(text) and ("/" in head or head.endswith(".py"))


def parse_spec(text: str) -> Spec:
    """Parse a bot's name and its settings; BotError says what is wrong."""
    text = text.strip()
    if prefix := command_prefix(text):
        return _parse_command(text, prefix)
    name, _, rest = text.partition(":")
    if not name:
        raise BotError(f"{text!r} names no bot")
    if is_file(text):
        inside, _, rest = rest.partition(":")
        if not inside.isidentifier():
            raise BotError(f"{text!r}: the name of a class or function is missing, as in {name}:MyBot")
        name = f"{name}:{inside}"
    return Spec(name, _settings(text, rest.split(",") if rest else ()))


def _parse_command(text: str, prefix: str) -> Spec:
    try:
        words = shlex.split(text.removeprefix(prefix))
    except ValueError as error:
        raise BotError(f"{text!r}: {error}") from None
    first = next((i for i, word in enumerate(words) if not re.match(r"\w+=", word)), len(words))
    if first == len(words):
        raise BotError(f"{text!r}: the command is missing, as in {prefix}./mybot")
    return Spec(f"{prefix}{shlex.join(words[first:])}", _settings(text, words[:first]))


def _settings(text: str, pairs: Iterable[str]) -> dict[str, str]:
    settings: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = (part.strip() for part in pair.partition("="))
        if not key or not equals or not value:
            raise BotError(f"{text!r}: settings are written key=value, not {pair!r}")
        if key in settings:
            raise BotError(f"{text!r}: {key} is given twice")
        settings[key] = value
    return settings


def number_of(spec: Spec, key: str, usual: float, least: float, most: float) -> float:
    """A setting as a number within its bounds, or `usual` if it is not given."""
    if key not in spec.settings:
        return usual
    try:
        value = float(spec.settings[key])
    except ValueError:
        raise BotError(f"{spec}: {key} is a number, not {spec.settings[key]!r}") from None
    if not least <= value <= most:
        raise BotError(f"{spec}: {key} must be from {least:g} to {most:g}, not {value:g}")
    return value


def check_settings(spec: Spec, known: tuple[str, ...]) -> None:
    """Raise BotError if the bot does not have one of the settings."""
    for key in spec.settings:
        if key not in known:
            there = f"it has {', '.join(known)}" if known else "it has none"
            raise BotError(f"{spec}: no setting {key!r}; {there}")
