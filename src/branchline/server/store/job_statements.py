"""SQL statements of the job queue: timed work that workers lease.

The caller opens and ends the transaction. Those that append events schedule jobs (`statements.append`).
"""

from __future__ import annotations

from collections.abc import Sequence
from sys import float_info

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    and_,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)

from branchline.server.store import schema
from branchline.server.store.prepared import CompiledStatement, one_row
from branchline.server.store.rows import Job

_OF_KIND = (schema.jobs.c.table == bindparam("of_table"), schema.jobs.c.kind == bindparam("of_kind"))
RESCHEDULE_JOB = CompiledStatement(update(schema.jobs).where(*_OF_KIND), ("at", "version", "leased_until"))
DELETE_JOB = CompiledStatement(delete(schema.jobs).where(*_OF_KIND))
ADD_JOB = CompiledStatement(insert(schema.jobs))
LOOKED_AT = 2000  # jobs that are due, of which some are leased in turns: looking at all could take long
_ANY_KIND = schema.jobs.c.kind.in_(bindparam("kinds", expanding=True))
_NOW: BindParameter[float] = bindparam("now")
_IS_DUE = _ANY_KIND, schema.jobs.c.at <= _NOW, schema.jobs.c.leased_until <= _NOW
_JOBS = select(schema.jobs, schema.tables.c.host).join(schema.tables, schema.tables.c.id == schema.jobs.c.table)
_IN_ORDER = schema.jobs.c.at, schema.jobs.c.table, schema.jobs.c.kind
_DUE_JOBS = (
    _JOBS.where(*_IS_DUE)
    .order_by(*_IN_ORDER)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True, of=schema.jobs)
)
# Of the first that are due, the first of each host, then the second of each, and so on.
_FIRST = _JOBS.where(*_IS_DUE).order_by(*_IN_ORDER).limit(bindparam("first")).subquery()
_TURN = func.row_number().over(partition_by=_FIRST.c.host, order_by=(_FIRST.c.at, _FIRST.c.table, _FIRST.c.kind))
_TURNS = select(_FIRST.c.table, _FIRST.c.kind, _TURN.label("turn")).subquery()
_DUE_IN_TURN = (
    _JOBS.join(_TURNS, and_(_TURNS.c.table == schema.jobs.c.table, _TURNS.c.kind == schema.jobs.c.kind))
    .where(*_IS_DUE)  # once more, because another worker may have leased them meanwhile
    .order_by(_TURNS.c.turn, *_IN_ORDER)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True, of=schema.jobs)
)
_LEASE_JOB = CompiledStatement(update(schema.jobs).where(*_OF_KIND), ("leased_until",))
# Each table has a job: of tens of thousands, only those that are leased are looked at, the first by the index.
_FREE = _ANY_KIND, schema.jobs.c.leased_until <= schema.jobs.c.at
_NEXT_FREE = select(schema.jobs.c.at).where(*_FREE).order_by(schema.jobs.c.at).limit(1).scalar_subquery()
_BEFORE_IT = schema.jobs.c.at < func.coalesce(_NEXT_FREE, float_info.max)
_NEXT_JOB = select(
    _NEXT_FREE, select(func.min(schema.jobs.c.leased_until)).where(_ANY_KIND, _BEFORE_IT).scalar_subquery()
)


def lease_jobs(connection: Connection, kinds: Sequence[str], now: float, until: float, most: int) -> list[Job]:
    """Lease jobs that are due and not leased, until a time, after which another worker may take them.

    If there are more, hosts take turns: whoever has hundreds of tables where something is due holds up only those.
    """
    asked = {"kinds": kinds, "now": now, "most": most}
    due = connection.execute(_DUE_JOBS, asked).mappings().all()
    if len(due) == most:
        due = connection.execute(_DUE_IN_TURN, {**asked, "first": LOOKED_AT}).mappings().all()
    taken = [one_row(row, Job) for row in due]
    for job in taken:
        _LEASE_JOB(connection, {"of_table": job.table, "of_kind": job.kind, "leased_until": until})
    return taken


def extend_leases(connection: Connection, table_ids: Sequence[str], kind: str, until: float) -> None:
    """Extend this worker's leases on the jobs of some tables."""
    columns = schema.jobs.c
    of_tables = (columns.table.in_(sorted(table_ids)), columns.kind == kind, columns.leased_until < until)
    connection.execute(update(schema.jobs).where(*of_tables).values(leased_until=until))


def delete_job(connection: Connection, job: Job) -> None:
    """Delete a job that is no longer needed, unless it has been rescheduled."""
    connection.execute(delete(schema.jobs).where(_is_job(job)))


def postpone_job(connection: Connection, job: Job, at: float) -> None:
    """Move a job to a later time, unless it has been rescheduled."""
    connection.execute(update(schema.jobs).where(_is_job(job)).values(at=at, leased_until=0.0))


def next_job_at(connection: Connection, kinds: Sequence[str]) -> float | None:
    """When the next job can be leased. Those that come before the first one without a lease are leased."""
    found = connection.execute(_NEXT_JOB, {"kinds": kinds}).one()
    return min((each for each in found if each is not None), default=None)


def _is_job(job: Job) -> ColumnElement[bool]:
    """The row of a job, unless it has been rescheduled: then it has another version."""
    columns = schema.jobs.c
    return and_(columns.table == job.table, columns.kind == job.kind, columns.version == job.version)
