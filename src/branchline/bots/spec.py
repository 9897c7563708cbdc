"""A bot's name with its settings, as people write it: `racer`, `search:playouts=400,seed=3`, `./mine.py:MyBot`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from branchline.bots.errors import BotError


class Spec(NamedTuple):
    """A parsed spec: which bot, and its settings as text."""

    name: str
    settings: Mapping[str, str]

    def __str__(self) -> str:
        settings = ",".join(f"{key}={value}" for key, value in sorted(self.settings.items()))
        return f"{self.name}:{settings}" if settings else self.name


def parse_spec(text: str) -> Spec:
    """The name up to the first colon, then `key=value` pairs."""
    name, _, rest = text.strip().partition(":")
    if not name:
        raise BotError(f"{text!r} names no bot")
    settings: dict[str, str] = {}
    for pair in rest.split(",") if rest else ():
        key, equals, value = (part.strip() for part in pair.partition("="))
        if not key or not equals or not value:
            raise BotError(f"{text!r}: settings are written key=value, not {pair!r}")
        if key in settings:
            raise BotError(f"{text!r}: {key} is given twice")
        settings[key] = value
    return Spec(name, settings)


def number_of(spec: Spec, key: str, usual: float, least: float, most: float) -> float:
    """A setting as a number within its bounds."""
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
    """BotError if a setting is not one of those that the bot has."""
    for key in spec.settings:
        if key not in known:
            there = f"it has {', '.join(known)}" if known else "it has none"
            raise BotError(f"{spec}: no setting {key!r}; {there}")
