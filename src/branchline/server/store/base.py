"""Store interface (repository): each operation is a function on a connection, run by a database-specific subclass."""

from __future__ import annotations

import contextlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Concatenate, ParamSpec, TypeVar, Unpack

from sqlalchemy import Connection

from branchline.server.store import (
    account_statements,
    admin_queries,
    audit_statements,
    board_statements,
    gone_statements,
    inactive_statements,
    job_statements,
    refusal_statements,
    statements,
    usage_statements,
)
from branchline.server.store.admin_queries import Filter
from branchline.server.store.revisions import check_schema
from branchline.server.store.rows import (
    AuditEntry,
    BoardEntry,
    Change,
    ChatReader,
    Event,
    Job,
    Line,
    Person,
    PersonChanges,
    Status,
    StoredBoard,
    StoreDown,
    Table,
    TableExport,
)
from branchline.server.store.statements import Taken

P = ParamSpec("P")
R = TypeVar("R")


class Store(ABC):
    """All persistent data. A write that has returned is durable: it is on disk."""

    failing: bool = False  # whether the last write failed, because the database can't be reached or can't write

    @abstractmethod
    async def read(self, work: Callable[Concatenate[Connection, P], R], *arguments: P.args, **more: P.kwargs) -> R:
        """Run a read; each statement sees a consistent snapshot."""

    async def read_snapshot(
        self, work: Callable[Concatenate[Connection, P], R], *arguments: P.args, **more: P.kwargs
    ) -> R:
        """Run a read in which all statements see the same snapshot. By default, every `read` does that."""
        return await self.read(work, *arguments, **more)

    @abstractmethod
    async def write(self, work: Callable[Concatenate[Connection, P], R], *arguments: P.args, **more: P.kwargs) -> R:
        """Run a write atomically and return when it is on disk. StoreDown if that is not certain."""

    async def check(self) -> None:
        """StoreDown unless the database answers and its schema is recent enough for this version of Branchline."""
        await self.read(check_schema)

    async def check_writes(self, now: float) -> None:
        """StoreDown unless a write can be committed."""
        with contextlib.suppress(Taken):  # another worker is writing the same row, which shows the same
            await self.write(audit_statements.write_probe, now)

    async def scrub(self) -> None:  # noqa: B027 - a database that overwrites what was deleted need do nothing
        """Overwrite what was deleted, where the database would keep it in its files for some time."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending work and disconnect from the database."""

    async def add_person(self, person: Person, token_hash: bytes) -> None:
        await self.write(statements.add_person, person, token_hash)

    async def drop_device(self, token_hash: bytes) -> bool:
        return await self.write(statements.drop_device, token_hash)

    async def person_by_token(self, token_hash: bytes) -> Person | None:
        return await self.read(statements.person_by_token, token_hash)

    async def valid_devices(self, token_hashes: Sequence[bytes]) -> set[bytes]:
        return await self.read(statements.valid_devices, token_hashes)

    async def person(self, person_id: str) -> Person | None:
        return await self.read(statements.person, person_id)

    async def change_person(self, person_id: str, **changes: Unpack[PersonChanges]) -> None:
        await self.write(statements.change_person, person_id, changes)

    async def delete_inactive_people(self, before: float) -> int | None:
        """Delete some guests last seen before a time, unless they have a seat, host a table or are banned; how many:
        None if none are left.
        """
        found = await self.read(inactive_statements.inactive_people, before)
        return await self.write(inactive_statements.delete_inactive_people, before, found) if found else None

    async def add_transfer(self, code_hash: bytes, person_id: str, until: float, device: bytes | None = None) -> None:
        """Add a code for another device; Unknown if the device that asks is signed out."""
        await self.write(account_statements.add_transfer, code_hash, person_id, until, device)

    async def redeem_transfer(self, code_hash: bytes, token_hash: bytes, now: float) -> Person | None:
        return await self.write(account_statements.redeem_transfer, code_hash, token_hash, now)

    async def delete_expired_transfers(self, before: float) -> int | None:
        """Delete some codes for other devices that have expired; how many: None if none are left."""
        return await self.write(account_statements.delete_expired_transfers, before)

    async def add_table(self, change: Change) -> bool:
        """Add a table; False if its id or its code is already taken."""
        return await self._unless_taken(statements.add_table, change)

    async def append(self, change: Change) -> bool:
        """Append events (optimistic locking); False if the log has grown meanwhile or contains one of the move_ids."""
        return await self._unless_taken(statements.append, change)

    async def events_after(self, table_id: str, seq: int = 0) -> list[Event]:
        return await self.read(statements.events_after, table_id, seq)

    async def table(self, table_id: str) -> Table | None:
        return await self.read(statements.table, table_id)

    async def table_by_code(self, code: str) -> Table | None:
        return await self.read(statements.table_by_code, code)

    async def public_tables(
        self, statuses: Sequence[Status], *, board: str | None = None, pace: str | None = None, most: int = 100
    ) -> list[Table]:
        return await self.read(statements.public_tables, statuses, board, pace, most)

    async def tables_of(self, person_id: str, most: int = 100) -> list[Table]:
        return await self.read(statements.tables_of, person_id, most)

    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        return await self.read(statements.versions, table_ids)

    async def unfinished(self, person_id: str) -> int:
        """How many open or running tables a person hosts."""
        return await self.read(statements.unfinished, person_id)

    async def delete_gone_tables(self, before: float) -> int | None:
        """Delete some tables that expired before a time; how many: None if none are left."""
        return await self.write(gone_statements.delete_gone_tables, before)

    async def delete_old_refusals(self, before: float) -> int | None:
        """Delete some refusals of commands from before a time; how many: None if none are left."""
        return await self.write(refusal_statements.delete_old_refusals, before)

    async def delete_table(self, table_id: str) -> bool:
        return await self.write(statements.delete_table, table_id)

    async def lease_jobs(self, kinds: Sequence[str], now: float, until: float, most: int = 20) -> list[Job]:
        return await self.write(job_statements.lease_jobs, kinds, now, until, most)

    async def extend_leases(self, table_ids: Sequence[str], kind: str, until: float) -> None:
        await self.write(job_statements.extend_leases, table_ids, kind, until)

    async def delete_job(self, job: Job) -> None:
        await self.write(job_statements.delete_job, job)

    async def postpone_job(self, job: Job, at: float) -> None:
        await self.write(job_statements.postpone_job, job, at)

    async def next_job_at(self, kinds: Sequence[str]) -> float | None:
        return await self.read(job_statements.next_job_at, kinds)

    async def add_line(
        self,
        table_id: str,
        person_id: str,
        move_id: str,
        compose: Callable[[Table, int | None], Line],
        device: bytes | None = None,
    ) -> int:
        """Add a line of chat and return its number. `compose` gets the table and the speaker's seat, as they are in the
        same transaction.
        """
        return await self.write(statements.add_line, table_id, person_id, move_id, compose, device)

    async def chat_lines(self, table_id: str, readers: Sequence[ChatReader], most: int = 200) -> list[list[Line]]:
        """For each reader: see `statements.chat_lines`. Reading all at once takes a tenth of the time."""
        return await self.read(lambda db: [statements.chat_lines(db, table_id, reader, most) for reader in readers])

    async def save_last_seen(self, signs: Sequence[tuple[str, int, float]]) -> None:
        await self.write(statements.save_last_seen, signs)

    async def last_seen(self, table_id: str) -> dict[int, float]:
        return await self.read(statements.last_seen, table_id)

    # Storage quotas.

    async def add_usage(self, day: int, sizes: Mapping[str, int], more: Sequence[str] = ()) -> dict[str, int]:
        """Add what visitors have stored on a day; returns the totals of these visitors, and of some more."""
        return await self.write(usage_statements.add_usage, day, sizes, more)

    async def usage_of(self, day: int, names: Sequence[str]) -> dict[str, int]:
        return await self.read(usage_statements.add_usage, day, {}, names)

    async def usage_on(self, day: int, most: int) -> list[tuple[str, int]]:
        """Who has stored how much on a day, the most first."""
        return await self.read(usage_statements.usage_on, day, most)

    async def delete_usage(self, before: int) -> int | None:
        """Delete some of what was counted before a day; how many rows: None if none are left, nor the days' keys."""
        return await self.write(usage_statements.delete_usage, before)

    # Boards of the operator's own.

    async def board_entries(self) -> list[BoardEntry]:
        return await self.read(board_statements.board_entries)

    async def board(self, board_id: str, digest: str) -> StoredBoard | None:
        return await self.read(board_statements.stored_board, board_id, digest)

    async def put_board(self, board: StoredBoard) -> None:
        await self.write(board_statements.put_board, board)

    async def lay_out_board(self, board_id: str, digest: str, layout: bytes, now: float) -> None:
        await self.write(board_statements.lay_out_board, board_id, digest, layout, now)

    async def offer_boards(self, offered: Collection[tuple[str, str]], now: float) -> None:
        """Offer these boards, by id and digest, for new tables, and no others."""
        await self.write(board_statements.offer_boards, offered, now)

    async def delete_unused_boards(self, before: float) -> int:
        return await self.write(board_statements.delete_unused_boards, before)

    async def take_lease(self, name: str, holder: str, now: float, until: float) -> bool:
        """Take or renew the lease on work that one worker of all does; False if another worker holds it."""
        try:
            return await self.write(board_statements.take_lease, name, holder, now, until)
        except Taken:
            return False

    async def drop_lease(self, name: str, holder: str) -> None:
        await self.write(board_statements.drop_lease, name, holder)

    # Reviews of finished games.

    async def review(self, table_id: str, version: int) -> bytes | None:
        """The stored review of a table's game by this version of the coach."""
        return await self.read(board_statements.stored_review, table_id, version)

    async def put_review(self, table_id: str, version: int, body: bytes, now: float) -> None:
        with contextlib.suppress(Taken):
            await self.write(board_statements.put_review, table_id, version, body, now)

    # The key that signs heads, and the audit log.

    async def key(self, name: str) -> bytes | None:
        """A secret of the server's own."""
        return await self.read(audit_statements.key, name)

    async def add_key(self, name: str, private: bytes, now: float) -> bytes:
        """Store a key, unless there is one; returns the one that is stored."""
        with contextlib.suppress(Taken):
            await self.write(audit_statements.add_key, name, private, now)
        found = await self.key(name)
        assert found is not None
        return found

    async def audited(
        self,
        entry: AuditEntry,
        work: Callable[Concatenate[Connection, P], R],
        *arguments: P.args,
        **more: P.kwargs,
    ) -> R:
        """Run a write that is entered in the audit log, in the same transaction."""

        def run(connection: Connection) -> R:
            result = work(connection, *arguments, **more)
            statements.add_audit(connection, entry)
            return result

        return await self.write(run)

    async def add_audit(self, entry: AuditEntry) -> None:
        """Enter something in the audit log that changed nothing in the database."""
        await self.write(statements.add_audit, entry)

    async def audit_entries(
        self, most: int, *, table: str | None = None, person: str | None = None
    ) -> list[AuditEntry]:
        return await self.read(audit_statements.audit_entries, most, table, person)

    async def delete_old_audit(self, before: float) -> int | None:
        """Delete some old entries of the audit log; how many: None if none are left."""
        return await self.write(audit_statements.delete_old_audit, before)

    async def names_of(self, people: Sequence[str]) -> dict[str, str]:
        """The names of those people who still exist, by id."""
        return await self.read(audit_statements.known_people, people)

    # Administration.

    async def all_tables(self, which: Filter) -> list[Table]:
        return await self.read(admin_queries.all_tables, which)

    async def table_ids(self) -> list[str]:
        return await self.read(admin_queries.table_ids)

    async def all_people(self) -> list[tuple[Person, int]]:
        """Everyone, with the number of tables where they have a seat."""
        return await self.read(admin_queries.all_people)

    async def export_table(self, table_id: str) -> TableExport | None:
        return await self.read_snapshot(admin_queries.export_table, table_id)

    async def import_table(self, whole: TableExport, due: dict[str, float | None]) -> None:
        """Import a table; CodedError if its id or its code is already taken."""
        await self.write(admin_queries.import_table, whole, due)

    async def write_retrying(
        self, work: Callable[Concatenate[Connection, P], R], *arguments: P.args, **more: P.kwargs
    ) -> R:
        """Run a write, and once more if another worker has just written the same row; StoreDown if that fails too."""
        with contextlib.suppress(Taken):
            return await self.write(work, *arguments, **more)
        try:
            return await self.write(work, *arguments, **more)
        except Taken as error:
            raise StoreDown("other workers write the same row") from error

    async def _unless_taken(self, work: Callable[[Connection, Change], None], change: Change) -> bool:
        try:
            await self.write(work, change)
        except Taken:
            return False
        return True
