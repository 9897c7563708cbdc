"""Storage quotas in the store: writes what was counted, and reads what other workers have counted."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from branchline.server.base.metering import current
from branchline.server.base.quotas import DailyQuota
from branchline.server.store.base import Store
from branchline.server.store.rows import StoreDown

FLUSH_SECONDS = 5.0


@dataclass
class StorageQuotas:
    store: Store
    quota: DailyQuota

    async def check(self, *, new: bool) -> None:
        """Refuses if whoever sent the present request has stored too much today: see `DailyQuota.check`."""
        account = current()
        if account is None:
            return
        unknown = self.quota.unknown(account.names)
        if unknown:
            self.quota.written(await self.store.usage_of(self.quota.day, unknown))
        self.quota.check(account.names, new=new)

    async def flush(self) -> None:
        """Writes what was counted since the last time."""
        day, pending = self.quota.day, self.quota.take_pending()
        if not pending:
            return
        try:
            self.quota.written(await self.store.add_usage(day, pending))
        except StoreDown:
            self.quota.not_written(pending)

    async def run(self) -> None:
        """Flushes regularly until cancelled."""
        try:
            while True:
                await asyncio.sleep(FLUSH_SECONDS)
                await self.flush()
        finally:
            await self.flush()
