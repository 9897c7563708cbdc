"""Storage quotas: how many bytes a person, an address and a network may make the server store in a day (UTC).

Counted in memory and written to the store every few seconds (`store/quotas.py`), which also returns what the other
workers have counted, so restarts and further workers give nobody more. Addresses are not stored: see `stored_name`.
"""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import islice

from branchline.server.base import DAY, Clock, RequestRefused
from branchline.server.base.sources import Source, factor_of

# Bytes of a row and its index entries, besides its texts; of a seat's result, with what is counted of it elsewhere.
EVENT, LINE, TABLE, PERSON, GAME, RESULT, REFUSAL, CHALLENGE = 120, 160, 700, 300, 300, 700, 160, 200
# From this part of a quota on, only what goes on with a game is stored. A game that was begun can be finished.
MOST_NEW = 0.7
ADDRESS, NETWORK, PERSON_PREFIX = "a/", "n/", "p/"
USAGE_KEY = "usage "  # the names of the keys begin with it; there is one for each day
DIGEST = 12  # bytes
KEPT = 100_000  # totals in memory


def stored_name(name: str, key: bytes) -> str:
    """The name of a quota in the store: people by their id, addresses and networks as a keyed digest (HMAC).

    The key is random, and deleted with what was counted on its day. From then on nobody can tell whether an address is
    the one that was counted.
    """
    if name.startswith(PERSON_PREFIX):
        return name
    return name[:2] + hmac.digest(key, name.encode(), "sha256")[:DIGEST].hex()


@dataclass
class DailyQuota:
    clock: Clock
    each_person: float
    each_address: float
    _day: int = 0
    _totals: dict[str, int] = field(default_factory=dict)  # stored today, as far as the store has told
    _pending: Counter[str] = field(default_factory=Counter)  # counted here and not in the store yet

    def names(self, person: str | None, source: Source | None) -> tuple[str, ...]:
        """Whose quotas are charged: those of a person, their address, and the networks around it."""
        people = (PERSON_PREFIX + person,) if person else ()
        if source is None:
            return people
        return (*people, ADDRESS + source.address, *(NETWORK + name for name, _ in source.networks))

    def add(self, names: tuple[str, ...], size: int) -> None:
        self._turn_day()
        for name in names:
            self._pending[name] += size

    def check(self, names: tuple[str, ...], *, new: bool) -> None:
        """Refuses if a quota is used up. `new`: not part of a game that has begun."""
        self._turn_day()
        for name in names:
            if self._totals.get(name, 0) + self._pending[name] >= self._most(name) * (MOST_NEW if new else 1.0):
                raise RequestRefused("stored-too-much")

    def unknown(self, names: tuple[str, ...]) -> list[str]:
        """Those whose total the store has not told yet."""
        self._turn_day()
        return [name for name in names if name not in self._totals]

    @property
    def day(self) -> int:
        return int(self.clock.now() // DAY)

    @property
    def waiting(self) -> int:
        """Whose counts have to be written: how many."""
        self._turn_day()
        return len(self._pending)

    def take_pending(self, most: int) -> dict[str, int]:
        """What has to be written, of some; `written` or `not_written` must follow."""
        self._turn_day()
        return {name: self._pending.pop(name) for name in list(islice(self._pending, most))}

    def written(self, totals: Mapping[str, int]) -> None:
        if len(self._totals) > KEPT:  # who moves through the addresses of a network has thousands
            self._totals.clear()  # the store tells them again: see `unknown`
        self._totals.update(totals)

    def not_written(self, pending: Mapping[str, int]) -> None:
        self._pending.update(pending)

    def _most(self, name: str) -> float:
        if name.startswith(PERSON_PREFIX):
            return self.each_person
        return self.each_address * (factor_of(name) if name.startswith(NETWORK) else 1.0)

    def _turn_day(self) -> None:
        if self.day != self._day:
            self._day = self.day
            self._totals.clear()
            self._pending.clear()
