"""Connection limits: how many connections, sockets and long polls are open at a time. Networks share them fairly.

Connections are held for hours, so a part that is reserved for newcomers would fill up too. Instead, whoever comes when
all places are taken gets one of the network that holds most: so everybody has as much as the number of networks allows.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Hashable
from dataclasses import dataclass, field

from branchline.server.base import RequestRefused
from branchline.server.base.sources import Source

FOLLOWERS = (200, 5000)  # open sockets plus long polls: per address, in total

Evict = Callable[[], None]  # ends a connection whose place was given to another network


class Ranking:
    """Counts by name, and the name with the highest one. Every operation takes the same time however many there are."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}
        self._names: dict[int, dict[str, None]] = {}  # by count
        self.most = 0

    def __getitem__(self, name: str) -> int:
        return self._counts.get(name, 0)

    def add(self, name: str, step: int) -> None:
        """Count one more or one less: `step` is 1 or -1."""
        before = self._counts.pop(name, 0)
        now = before + step
        if before:
            del self._names[before][name]
            if not self._names[before]:
                del self._names[before]
        if now:
            self._counts[name] = now
            self._names.setdefault(now, {})[name] = None
        if now > self.most or self.most not in self._names:
            self.most = now

    def first(self) -> str:
        """A name with the highest count."""
        return next(iter(self._names[self.most]))


@dataclass
class ConnectionLimit:
    """Limits how many connections are open at a time: per address and network, and in total."""

    each: int | None  # limit per address; None: unlimited
    all: int | None  # limit in total; None: unlimited
    total: int = 0  # connected now
    left: int = 0  # how many have disconnected so far
    # How many each network and address has, by the network around it; the widest ones are in "".
    _ranking: dict[str, Ranking] = field(default_factory=lambda: {"": Ranking()})
    _places: dict[str, dict[Hashable, tuple[Source, Evict]]] = field(default_factory=dict)  # by address

    def enter(self, source: Source, key: Hashable, evict: Evict, *, limited: bool = True) -> bool:
        """Takes a place and returns True, or returns False if a limit is reached. `evict` is called if the place is
        given to another network. Who is not `limited` has no limit of their own, such as a reverse proxy.
        """
        path = _path(source)
        if (
            limited
            and self.each is not None
            and any(self._count(around, name) >= self.each * factor for around, name, factor in path)
        ):
            return False
        if self.all is not None and self.total >= self.all:
            if self._ranking[""].most <= self._ranking[""][source.group] + 1:
                return False  # nobody has more, or they would only take it from each other in turns
            self._evict_one()
        for around, name, _ in path:
            self._ranking.setdefault(around, Ranking()).add(name, 1)
        self._places.setdefault(source.address, {})[key] = source, evict
        self.total += 1
        return True

    def leave(self, source: Source, key: Hashable, *, ended: bool = True) -> None:
        """Gives a place back, unless it was given to another network already. `ended`: and not to take another one."""
        places = self._places.get(source.address, {})
        if key not in places:
            return
        del places[key]
        if not places:
            del self._places[source.address]
        for around, name, _ in _path(source):
            self._ranking[around].add(name, -1)
            if around and not self._ranking[around].most:
                del self._ranking[around]
        self.total -= 1
        self.left += ended

    def _evict_one(self) -> None:
        """Ends the newest connection of the address with most, in the network with most."""
        name = self._ranking[""].first()
        while name and name in self._ranking:  # no name: of who has no address
            name = self._ranking[name].first()
        key, (source, evict) = next(reversed(self._places[name].items()))
        self.leave(source, key)
        evict()

    def _count(self, around: str, name: str) -> int:
        ranking = self._ranking.get(around)
        return ranking[name] if ranking is not None else 0


def _path(source: Source) -> list[tuple[str, str, float]]:
    """The networks of a source from the widest to its address: the one around each, its name, and its factor."""
    names = [*reversed(source.networks), (source.address, 1.0)]
    return [(around, name, factor) for around, (name, factor) in zip(["", *(n for n, _ in names)], names, strict=False)]


@contextlib.asynccontextmanager
async def place(connections: ConnectionLimit, source: Source) -> AsyncIterator[None]:
    """Holds a place for the duration of the block, which ends with "too-many" if another network gets the place."""
    key, loop = object(), asyncio.get_running_loop()
    try:
        async with asyncio.timeout(None) as until:
            if not connections.enter(source, key, lambda: until.reschedule(loop.time())):
                raise RequestRefused("too-many")
            try:
                yield
            finally:
                connections.leave(source, key)
    except TimeoutError:
        if until.expired():
            raise RequestRefused("too-many") from None
        raise
