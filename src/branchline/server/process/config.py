"""Server configuration: built from the command line, passed to workers through the environment."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

import msgspec

AWAY = 180.0  # seconds of absence after which the other players may let a bot play for somebody

VARIABLE = "BRANCHLINE_SERVER"  # the environment variable that carries the configuration


def sqlite_path(url: str) -> Path:
    """The file of a `sqlite:///…` URL: relative, or absolute with a fourth slash."""
    rest = url.partition("://")[2]
    return Path(rest[1:] if rest.startswith("//") else rest.removeprefix("/"))


class Config(msgspec.Struct, frozen=True, omit_defaults=True):
    database: str
    bus: str | None = None
    migrate: bool = True
    origins: tuple[str, ...] = ()  # allowed in addition to the server's own
    secure: bool = False  # people connect over HTTPS
    local: bool = False  # only this machine may connect, by IP address or as localhost
    proxies: tuple[str, ...] = ()  # addresses whose forwarded headers are trusted
    log_format: Literal["plain", "json"] = "plain"
    away: float = AWAY
    generous: bool = False  # no rate limits: for load tests

    def to_environment(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> Config:
        return msgspec.json.decode(os.environ[VARIABLE], type=cls)
