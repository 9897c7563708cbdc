"""Who is told that something is new at a table. The news is only a number: the store has the rest."""

from __future__ import annotations

import logging
from collections.abc import Callable, KeysView
from importlib.util import find_spec
from typing import Literal, NamedTuple, Protocol, TypeAlias

What: TypeAlias = Literal["version", "line", "here", "away"]

_log = logging.getLogger(__name__)


class Note(NamedTuple):
    """The number is the table's new version, the last line of its chat, or the seat whose player came or went.

    Version 0 says that notes of any kind may have been lost: look for yourself.
    """

    table: str
    what: What
    number: int


Listener = Callable[[Note], None]


class Bus(Protocol):
    """Carries notes to all workers that listen. Some may be lost: who must not miss any looks into the store too."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def tell(self, note: Note) -> None:
        """Never fails, and never waits long: a note that can't be sent is lost."""
        ...

    async def listen(self, table: str, listener: Listener) -> None:
        """Be told of a table's notes from now on, this worker's own too.

        Who looks into the store after this misses nothing: if notes can't be had yet, version 0 is told once they can.
        """
        ...

    async def unlisten(self, table: str, listener: Listener) -> None: ...


def open_bus(url: str | None) -> Bus:
    """In memory (None or `memory://`), or `valkey://host:port/db`; `valkeys://` with TLS. To be opened before use."""
    if url is None or url == "memory://":
        return LocalBus()
    kind = url.partition("://")[0]
    if kind not in ("valkey", "valkeys"):  # an address may hold a password: only its kind is shown
        raise ValueError(f"a bus is memory://, valkey://HOST:PORT/DB or valkeys://HOST:PORT/DB, not {kind}://")
    if find_spec("valkey") is None:
        raise ValueError(f"{kind}:// needs one more package: pip install 'branchline[valkey]'")
    from branchline.server.live.valkey_bus import ValkeyBus

    return ValkeyBus(url)


class LocalBus:
    """For one process."""

    def __init__(self) -> None:
        self._listeners = Listeners()

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        self._listeners.clear()

    async def tell(self, note: Note) -> None:
        self._listeners.tell(note)

    async def listen(self, table: str, listener: Listener) -> None:
        self._listeners.add(table, listener)

    async def unlisten(self, table: str, listener: Listener) -> None:
        self._listeners.remove(table, listener)


class Listeners:
    """Those of this worker, by table."""

    def __init__(self) -> None:
        self._of: dict[str, list[Listener]] = {}

    @property
    def tables(self) -> KeysView[str]:
        """The tables that somebody listens to."""
        return self._of.keys()

    def add(self, table: str, listener: Listener) -> None:
        self._of.setdefault(table, []).append(listener)

    def remove(self, table: str, listener: Listener) -> None:
        listeners = self._of.get(table, [])
        if listener in listeners:
            listeners.remove(listener)
        if not listeners:
            self._of.pop(table, None)

    def tell(self, note: Note) -> None:
        for listener in tuple(self._of.get(note.table, ())):
            try:
                listener(note)
            except Exception:  # one that fails takes neither the others nor the teller along
                _log.exception("a listener failed at %s", note)

    def clear(self) -> None:
        self._of.clear()
