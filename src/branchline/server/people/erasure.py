"""Personal data: export, permanent erasure, and taking a guest's games along into an account.

What is stored about a person is rewritten in small transactions, because others wait for the writer. Before that, each
of their tables gets an event by which all workers' caches become stale (`Reassigned`), so that none of them can write
the old name or id again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Protocol

from branchline.server.base import ID, ID_LETTERS, Clock, RandomSource, RequestRefused, letters
from branchline.server.people.data_export import exported
from branchline.server.people.results import Run
from branchline.server.store import (
    Person,
    Store,
    StoreDown,
    account_statements,
    block_statements,
    erasure_statements,
    invitation_statements,
    meeting_statements,
    refusal_statements,
    result_statements,
    unfinished_statements,
)
from branchline.server.store.batches import PAUSE
from branchline.server.store.erasure_statements import Owner, Quoting
from branchline.server.store.unfinished_statements import ERASE, MERGE

TABLES, RESULTS, REPORTS, REFUSALS, BLOCKS, TRACES = 10, 500, 20, 500, 500, 500  # that are rewritten in one transaction
LEASE, RESUME_SECONDS = 900.0, 300.0  # that an erasure or a merge has, and after which what was interrupted goes on
ROWS = 1000  # events and lines after which a transaction rewrites no more tables

_log = logging.getLogger("branchline.erasure")


class Seats(Protocol):
    """What the tables do for this: see `table/service.py`."""

    async def depart(self, person: Person, tables: Iterable[str]) -> None: ...

    async def reassign(self, table: str, before: str, person: str, *, erased: bool) -> None: ...


@dataclass
class PersonalData:
    store: Store
    clock: Clock
    random: RandomSource
    seats: Seats
    # Tells all workers which tokens were revoked, and which tables were rewritten.
    announce: Callable[[Iterable[bytes], Iterable[str]], Awaitable[None]]

    async def export(self, person: Person, run: Run) -> AsyncIterator[bytes]:
        """Everything stored about a person, as JSON, piece by piece: see `exported`."""
        return await exported(self.store, person, self.clock.now(), run)

    async def erase(self, person: Person, confirmed: str, device: bytes | None = None) -> None:
        """Delete a person. They leave their tables; other players' records keep a blank seat.

        If it is interrupted, any worker goes on with it later: each step may happen twice. `device`: see `_begin`.
        """
        if " ".join(confirmed.split()).casefold() != person.name.casefold():
            raise RequestRefused("erase-unsure", name=person.name)
        revoked = await self._begin(unfinished_statements.name_of(ERASE, person.id), person, device)
        if revoked is None:  # signed out on another device, or a guest's games are being taken along
            raise RequestRefused("try-again")
        tables = await self.store.read(account_statements.tables_with, person.id)
        await self.seats.depart(person, tables)
        for table in tables:
            await self.seats.reassign(table, person.id, self._new_id(), erased=True)
        quoting = await self._erase_in_reports(person, None)
        rewritten = await self._rewrite(person.id, lambda: Owner(self._new_id(), erased=True), None)
        await asyncio.sleep(PAUSE)
        quoting = await self._erase_in_reports(person, quoting)  # what has been reported meanwhile
        rewritten += await self.store.write(erasure_statements.erase, person.id, self._new_id, quoting)
        await self.store.scrub()
        await self.announce(revoked, rewritten)

    async def _rewrite(self, before: str, owner: Callable[[], Owner], person_id: str | None) -> list[str]:
        """Give what a person has at tables and in results to others, in small transactions, so that moves need not
        wait; returns the tables.
        """
        named = await self.store.read(erasure_statements.tables_naming, before)
        tables = await self.store.read(erasure_statements.tables_of, before, named)
        done = 0
        while done < len(tables):
            if done:
                await asyncio.sleep(PAUSE)
            owners = {table: owner() for table in tables[done : done + TABLES]}
            done += await self.store.write(erasure_statements.rewrite_tables, before, owners, ROWS)
        while await self.store.write(result_statements.rewrite_results, before, person_id, RESULTS) == RESULTS:
            await asyncio.sleep(PAUSE)
        while await self.store.write(refusal_statements.delete_refusals_of, before, REFUSALS) == REFUSALS:
            await asyncio.sleep(PAUSE)  # nobody can send a copy of those commands any more
        while await self._rewrite_blocks(before, person_id) == BLOCKS:
            await asyncio.sleep(PAUSE)
        for step in (
            meeting_statements.rewrite_meetings, erasure_statements.rewrite_traces,
            invitation_statements.rewrite_invitations,
        ):  # fmt: skip
            while await self.store.write(step, before, person_id, TRACES) == TRACES:
                await asyncio.sleep(PAUSE)
        return tables

    async def _rewrite_blocks(self, before: str, person_id: str | None) -> int:
        if person_id is None:
            return await self.store.write(block_statements.delete_blocks_of, before, BLOCKS)
        return await self.store.write(block_statements.merge_blocks, before, person_id, BLOCKS)

    async def _erase_in_reports(self, person: Person, before: Quoting | None) -> Quoting:
        """Erase what somebody has said in reports, in small transactions; returns the reports that were searched.

        `before` are those that have been searched earlier. Who is not at the tables any more can't be quoted again.
        """
        found = await self.store.read(erasure_statements.reports_quoting, person.id, before)
        for start in range(0, len(found.quoting), REPORTS):
            some = found.quoting[start : start + REPORTS]
            await self.store.write(erasure_statements.erase_in_reports, person.id, some, found.names)
            await asyncio.sleep(PAUSE)
        return found

    async def merge(self, guest: Person, person: Person, device: bytes | None = None) -> None:
        """Take everything along that a guest has played, into the account of the person who has signed in.

        If it is interrupted, any worker goes on with it later: each step may happen twice. `device`: see `_begin`.
        """
        revoked = await self._begin(unfinished_statements.name_of(MERGE, guest.id, person.id), guest, device)
        if revoked is None:  # the guest has registered, or is signing in elsewhere; or the account is being erased
            raise RequestRefused("try-again")
        for table in await self.store.read(account_statements.tables_with, guest.id):
            await self.seats.reassign(table, guest.id, person.id, erased=False)
        rewritten = await self._rewrite(guest.id, lambda: Owner(person.id), person.id)
        rewritten += await self.store.write(erasure_statements.merge, guest.id, person.id)
        await self.announce(revoked, rewritten)

    async def _begin(self, name: str, person: Person, device: bytes | None) -> list[bytes] | None:
        """From now on nothing can be written in the person's name: every write checks the token. `device` is the hash
        of the token of who asks; None if it is not valid any more.
        """
        now = self.clock.now()
        return await self.store.write_retrying(
            unfinished_statements.begin, name, person.id, self._new_id(), now, now + LEASE, device
        )

    # What was interrupted, because a worker or the database has stopped.

    async def run(self) -> None:
        """Go on with what was interrupted, until cancelled."""
        while True:
            await asyncio.sleep(RESUME_SECONDS)
            with contextlib.suppress(StoreDown):
                await self.resume()

    async def resume(self) -> None:
        """Go on with erasures and merges that no worker does any more."""
        now = self.clock.now()
        for name in await self.store.read(unfinished_statements.unfinished, now):
            if await self.store.take_lease(name, self._new_id(), now, now + LEASE):
                try:
                    await self._finish(*name.split())
                except StoreDown:
                    raise
                except Exception as error:  # of any kind: the others go on
                    _log.error("an erasure or a merge can't be finished: %s", type(error).__name__)

    async def _finish(self, what: str, one: str, *others: str) -> None:
        people = [await self.store.person(each) for each in (one, *others)]
        person, account = people[0], people[-1]
        if person is None or account is None:  # there is nobody any more to whom it could be given, or from whom
            await self.store.write(unfinished_statements.forget, one)
        elif what == ERASE:
            await self.erase(person, person.name)
        else:
            await self.merge(person, account)

    def _new_id(self) -> str:
        return letters(self.random.bytes(ID), ID_LETTERS)
