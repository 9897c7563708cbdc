"""Publish/subscribe message bus between workers: hints that something is new at a table.

A hint carries only a number; the data itself is in the store.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, KeysView
from importlib.util import find_spec
from typing import Literal, NamedTuple, Protocol, TypeAlias

What: TypeAlias = Literal[
    "version", "line", "here", "away", "forgotten", "spent", "inbox", "bans", "where", "seen", "rewritten"
]

EVERYBODY = "-"  # the channel of notes that are about no table: all workers listen to it

_log = logging.getLogger(__name__)


def inbox_of(person: str) -> str:
    """The channel of notes for a person: "inbox" means that something waits for them."""
    return f"@{person}"


class Note(NamedTuple):
    """A hint. `number` is the table's new version, the last line of its chat, or the seat whose player came or went.

    Version 0 means that notes of any kind may have been lost, so the listener has to read the store. At EVERYBODY it is
    the beginning of the hash of a token that was revoked, or how much `who` has spent at the sender's (milliseconds).
    Other notes at EVERYBODY: the banned networks have changed (`bans`), where was the person `who` last (`where`), and
    the answer (`seen`): the person and the address.
    The log of a table was rewritten, because somebody was erased (`rewritten`): caches must not keep it.
    """

    table: str
    what: What
    number: int
    who: str = ""  # whose budget was charged, or who is looked for


Listener = Callable[[Note], None]


class Bus(Protocol):
    """Carries notes to all workers that listen. Some may be lost, so a listener must also check the store."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def publish(self, note: Note) -> None:
        """Publish a note. This never fails and never waits long: a note that can't be sent is dropped."""
        ...

    async def subscribe(self, table: str, listener: Listener) -> None:
        """Call the listener for each note of a table from now on, including this worker's own.

        A caller that reads the store afterwards misses nothing: if the bus can't receive notes yet, it sends version 0
        as soon as it can.
        """
        ...

    async def unsubscribe(self, table: str, listener: Listener) -> None: ...


def open_bus(url: str | None) -> Bus:
    """A bus in memory (None or `memory://`) or on `valkey://host:port/db` (`valkeys://` for TLS), not opened yet."""
    if url is None or url == "memory://":
        return LocalBus()
    kind = url.partition("://")[0]
    if kind not in ("valkey", "valkeys"):  # the URL may contain a password, so only its scheme is shown
        raise ValueError(f"a bus is memory://, valkey://HOST:PORT/DB or valkeys://HOST:PORT/DB, not {kind}://")
    if find_spec("valkey") is None:
        raise ValueError(f"{kind}:// needs one more package: pip install 'branchline[valkey]'")
    from branchline.server.base.valkey_bus import ValkeyBus

    return ValkeyBus(url)


class LocalBus:
    """A bus within one process."""

    def __init__(self) -> None:
        self._listeners = Listeners()

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        self._listeners.clear()

    async def publish(self, note: Note) -> None:
        self._listeners.publish(note)

    async def subscribe(self, table: str, listener: Listener) -> None:
        self._listeners.add(table, listener)

    async def unsubscribe(self, table: str, listener: Listener) -> None:
        self._listeners.remove(table, listener)


class Listeners:
    """The listeners of this worker, by table."""

    def __init__(self) -> None:
        self._by_table: dict[str, list[Listener]] = {}

    @property
    def tables(self) -> KeysView[str]:
        """The tables that have listeners."""
        return self._by_table.keys()

    def add(self, table: str, listener: Listener) -> None:
        self._by_table.setdefault(table, []).append(listener)

    def remove(self, table: str, listener: Listener) -> None:
        listeners = self._by_table.get(table, [])
        if listener in listeners:
            listeners.remove(listener)
        if not listeners:
            self._by_table.pop(table, None)

    def publish(self, note: Note) -> None:
        for listener in tuple(self._by_table.get(note.table, ())):
            try:
                listener(note)
            except Exception:  # a failing listener must affect neither the others nor the publisher
                _log.exception("a listener failed at %s", note)

    def clear(self) -> None:
        self._by_table.clear()
