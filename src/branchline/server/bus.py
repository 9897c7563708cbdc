"""Who is told that something is new at a table. The news is only a number: the store has the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple, Protocol, TypeAlias

What: TypeAlias = Literal["version", "line", "here", "away"]


class Note(NamedTuple):
    """The number is the table's new version, the last line of its chat, or the seat whose player came or went."""

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
        """Be told of a table's notes from now on, this worker's own too."""
        ...

    async def unlisten(self, table: str, listener: Listener) -> None: ...


class LocalBus:
    """For one process."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Listener]] = {}

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        self._listeners.clear()

    async def tell(self, note: Note) -> None:
        for listener in tuple(self._listeners.get(note.table, ())):
            listener(note)

    async def listen(self, table: str, listener: Listener) -> None:
        self._listeners.setdefault(table, []).append(listener)

    async def unlisten(self, table: str, listener: Listener) -> None:
        listeners = self._listeners.get(table, [])
        if listener in listeners:
            listeners.remove(listener)
        if not listeners:
            self._listeners.pop(table, None)
