"""Server configuration, passed to workers through the environment; and the default location of the database."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

import msgspec
from platformdirs import user_data_dir

UNDO = 3.0  # seconds for which bots wait after a move that its player may undo
WATCHDOG = 60.0  # seconds of silence after which a worker hangs, and is replaced
AWAY = 180.0  # seconds of absence after which the other players may let a bot play for somebody

VARIABLE = "BRANCHLINE_SERVER"  # the environment variable that carries the configuration
DATABASE_VARIABLE = "BRANCHLINE_DATABASE"  # the environment variable with the URL of the database


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
    undo: float = UNDO
    watchdog: float = WATCHDOG  # 0: no watchdog
    boards: str | None = None  # the folder with the operator's own boards
    limits: dict[str, tuple[float, ...]] = {}  # those that differ from the usual ones: see `rate_limits.Rates`
    accounts: Literal["guests", "open", "invited", "closed"] = "open"  # who may make an account
    no_limits: bool = False  # no rate limits and no connection limits: for load tests
    no_accounting: bool = False  # nobody is charged for CPU time: to measure what charging costs

    def to_environment(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> Config:
        return msgspec.json.decode(os.environ[VARIABLE], type=cls)


def default_database() -> str:
    """The URL in the environment variable, else a SQLite file in the user's data folder."""
    return os.environ.get(DATABASE_VARIABLE) or f"sqlite:///{default_folder() / 'branchline.db'}"


def default_folder() -> Path:
    """Branchline's folder inside the user's data folder."""
    return Path(user_data_dir("branchline", appauthor=False))


def sqlite_path(url: str) -> Path:
    """The file of a `sqlite:///…` URL: relative, or absolute with a fourth slash."""
    rest = url.partition("://")[2]
    return Path(rest[1:] if rest.startswith("//") else rest.removeprefix("/"))
