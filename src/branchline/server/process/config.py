"""How a server is set up: from the command line, or from the environment of its workers."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

import msgspec

AWAY = 180.0  # seconds without a sign of life after which players may seat a bot for one whom they wait for

VARIABLE = "BRANCHLINE_SERVER"  # how the parent tells its workers


def sqlite_path(url: str) -> Path:
    """The file that `sqlite:///…` names; with a fourth slash, from the root."""
    rest = url.partition("://")[2]
    return Path(rest[1:] if rest.startswith("//") else rest.removeprefix("/"))


class Config(msgspec.Struct, frozen=True, omit_defaults=True):
    database: str
    bus: str | None = None
    migrate: bool = True
    origins: tuple[str, ...] = ()  # besides the server's own
    secure: bool = False  # people come by HTTPS
    local: bool = False  # only this machine, by an address or as localhost
    proxies: tuple[str, ...] = ()  # whose word on who somebody is counts
    log_format: Literal["plain", "json"] = "plain"
    away: float = AWAY
    generous: bool = False  # no limits on how often: for load tests

    def to_environment(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> Config:
        return msgspec.json.decode(os.environ[VARIABLE], type=cls)
