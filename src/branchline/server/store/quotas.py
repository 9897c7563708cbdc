"""Storage quotas in the store: writes what was counted, and reads what other workers have counted."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from branchline.server.base import DAY
from branchline.server.base.metering import current
from branchline.server.base.quotas import USAGE_KEY, DailyQuota, stored_name
from branchline.server.store.base import Store
from branchline.server.store.batches import BATCH, PAUSE
from branchline.server.store.rows import StoreDown

FLUSH_SECONDS = 5.0
KEY = 32  # bytes


@dataclass
class StorageQuotas:
    store: Store
    quota: DailyQuota
    _key: tuple[int, bytes] | None = None  # of a day

    async def check(self, *, new: bool) -> None:
        """Refuses if whoever sent the present request has stored too much today: see `DailyQuota.check`."""
        account = current()
        if account is None:
            return
        unknown = self.quota.unknown(account.names)
        if unknown:
            day = self.quota.day
            stored = await self._stored_names(day, unknown)
            self._note(stored, await self.store.usage_of(day, list(stored)))
        self.quota.check(account.names, new=new)

    async def flush(self) -> None:
        """Writes what was counted since the last time, in small transactions, so that moves need not wait."""
        for _ in range(0, self.quota.waiting, BATCH):
            day, pending = self.quota.day, self.quota.take_pending(BATCH)
            try:
                stored = await self._stored_names(day, pending)
                sizes = {name: pending[counted] for name, counted in stored.items()}
                self._note(stored, await self.store.add_usage(day, sizes))
            except StoreDown:
                self.quota.not_written(pending)
                return
            await asyncio.sleep(PAUSE)

    def _note(self, stored: Mapping[str, str], totals: Mapping[str, int]) -> None:
        self.quota.written({stored[name]: total for name, total in totals.items()})

    async def _stored_names(self, day: int, counted: Iterable[str]) -> dict[str, str]:
        """Names in the store, and what they are called here."""
        if self._key is None or self._key[0] != day:
            name = f"{USAGE_KEY}{day}"
            self._key = (day, await self.store.key(name) or await self._new_key(name, day))
        return {stored_name(name, self._key[1]): name for name in counted}

    async def _new_key(self, name: str, day: int) -> bytes:
        return await self.store.add_key(name, secrets.token_bytes(KEY), day * DAY)

    async def run(self) -> None:
        """Flushes regularly until cancelled."""
        try:
            while True:
                await asyncio.sleep(FLUSH_SECONDS)
                await self.flush()
        finally:
            await self.flush()
