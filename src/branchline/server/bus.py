"""Who is told that a table has moved on. The news is only a version: the store has the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]  # a table's id, and its version


class Bus(Protocol):
    """Carries news to all workers. Some may be lost: who must not miss any looks into the store now and then."""

    async def tell(self, table: str, version: int) -> None: ...

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Be told from now on; what is returned ends it."""
        ...


class LocalBus:
    """For one process."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    async def tell(self, table: str, version: int) -> None:
        for listener in tuple(self._listeners):
            listener(table, version)

    def listen(self, listener: Listener) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)
