"""Command execution with rate limits, metrics and an answer, identical for HTTP and WebSocket."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from branchline.server.base import metrics
from branchline.server.base.rate_limits import Limits
from branchline.server.base.sources import Source
from branchline.server.live.seat_views import log_entries
from branchline.server.store import Person
from branchline.server.table.service import Service
from branchline.server.wire import (
    Answer,
    Command,
    Rematch,
    SeatBot,
    Sit,
    StandIn,
    Undo,
    Vote,
    code_guessed,
    kind_of,
    seat_of,
)


async def execute(
    service: Service, person: Person, table: str, command: Command, device: bytes | None = None
) -> Answer:
    """Executes a command. Idempotent by `move_id`: repeating it returns the same answer. `device`: see `Log.do`."""
    try:
        done = await service.do(person, table, command, device)
    except Exception as error:
        metrics.COMMANDS.labels(kind_of(command), getattr(error, "code", type(error).__name__)).inc()
        raise
    metrics.COMMANDS.labels(kind_of(command), "repeated" if done.repeated else "done").inc()
    logged = await service.log.history(table, done.seq - 1, done.seq)
    viewer = seat_of(command)
    if viewer not in done.table_state.seats_of(person.id):
        viewer = None  # the person no longer plays this seat: it was left, or given to a bot
    return Answer(command.move_id, done.seq, log_entries(logged, viewer)[0], logged[0].head.hex())


def is_new(command: Command) -> bool:
    """Whether a command is not needed to go on with a game: it is refused first when a storage quota is used up."""
    return isinstance(command, (Sit, SeatBot, Vote, Undo, StandIn, Rematch))


@contextlib.contextmanager
def rate_limited(limits: Limits, person: Person, source: Source, table: str, command: Command) -> Iterator[None]:
    """Applies the rate limits around a command, including those on guessing codes and making tables."""
    limits.commands.check(person.id)
    if command.makes_table:
        limits.check_table(person.id, source)
    if isinstance(command, Sit):
        limits.sits.check(Source(f"{table} {source.group}"))
    with limits.guess(source) if code_guessed(command) is not None else contextlib.nullcontext():
        yield
