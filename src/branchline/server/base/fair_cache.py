"""LRU cache that one network can't fill: whoever has most in it loses the entry that was used least recently."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

from branchline.server.base.metering import current_group

K = TypeVar("K")
V = TypeVar("V")


class FairCache(Generic[K, V]):
    """Entries belong to the network of whose request put them in, also if others use them."""

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._entries: OrderedDict[K, tuple[V, str]] = OrderedDict()  # with the network
        self._numbers: Counter[str] = Counter()  # of entries, by network

    def get(self, key: K) -> V | None:
        found = self._entries.get(key)
        if found is None:
            return None
        self._entries.move_to_end(key)
        return found[0]

    def put(self, key: K, value: V, group: str | None = None) -> None:
        """Put an entry in, for the network of the present request unless another is given."""
        self.remove(key)
        owner = current_group() if group is None else group
        self._entries[key] = value, owner
        self._numbers[owner] += 1
        if len(self._entries) > self._capacity:
            most = max(self._numbers.values())
            self.remove(next(key for key, (_, owner) in self._entries.items() if self._numbers[owner] == most))

    def remove(self, key: K) -> None:
        found = self._entries.pop(key, None)
        if found is not None:
            self._numbers[found[1]] -= 1
            if not self._numbers[found[1]]:
                del self._numbers[found[1]]

    def remove_where(self, matches: Callable[[K], bool]) -> None:
        for key in [key for key in self._entries if matches(key)]:
            self.remove(key)

    def clear(self) -> None:
        self._entries.clear()
        self._numbers.clear()
