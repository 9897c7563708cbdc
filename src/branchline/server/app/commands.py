"""Command dispatch: carries out client commands, identically for HTTP and WebSocket."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from branchline.server.base import metrics
from branchline.server.base.rate_limits import Limits
from branchline.server.live.seat_views import happenings
from branchline.server.people.identity import clean_name
from branchline.server.store import Person
from branchline.server.table.log import Done
from branchline.server.table.service import Service
from branchline.server.wire import (
    Act,
    Answer,
    AskRematch,
    ComeBack,
    Command,
    Dismiss,
    Leave,
    Resign,
    SeatBot,
    Sit,
    StandIn,
    Start,
    Undo,
    Vote,
)


async def execute(service: Service, person: Person, table: str, command: Command) -> Answer:
    """Executes a command. Idempotent by `move_id`: repeating it returns the same answer."""
    try:
        done = await _do(service, person, table, command)
    except Exception as error:
        metrics.COMMANDS.labels(kind_of(command), getattr(error, "code", type(error).__name__)).inc()
        raise
    metrics.COMMANDS.labels(kind_of(command), "repeated" if done.repeated else "done").inc()
    logged = await service.log.history(table, done.seq - 1, done.seq)
    viewer = getattr(command, "seat", None)
    if viewer not in done.table_state.seats_of(person.id):
        viewer = None  # the person no longer plays this seat: it was left, or given to a bot
    return Answer(command.move_id, done.seq, happenings(logged, viewer)[0])


def kind_of(command: Command) -> str:
    return str(command.__struct_config__.tag)


@contextlib.contextmanager
def rate_limited(limits: Limits, person: Person, address: str, command: Command) -> Iterator[None]:
    """Applies the rate limits around a command, including those on guessing codes and making tables."""
    limits.commands.check(person.id)
    with contextlib.ExitStack() as stack:
        if isinstance(command, Sit) and command.code is not None:
            stack.enter_context(limits.guess(address))
        if isinstance(command, AskRematch):
            limits.check_table(person.id, address)
        yield


async def _do(service: Service, person: Person, table: str, command: Command) -> Done:
    who, move_id = person.id, command.move_id
    match command:
        case Sit():
            name = clean_name(command.name) if command.name is not None else person.name
            return await service.sit(
                who, table, move_id, command.seat, name, bytes.fromhex(command.nonce), command.code
            )
        case SeatBot():
            return await service.seat_bot(who, table, move_id, command.seat, command.level)
        case Leave():
            return await service.leave(who, table, move_id, command.seat)
        case Dismiss():
            return await service.dismiss(who, table, move_id, command.seat)
        case Start():
            return await service.start(who, table, move_id)
        case Act():
            return await service.act(who, table, move_id, command.seat, command.seen, command.actions)
        case Undo():
            return await service.undo(who, table, move_id, command.seat, command.seen)
        case Resign():
            return await service.resign(who, table, move_id, command.seat)
        case Vote():
            return await service.vote(who, table, move_id, command.seat, command.end)
        case StandIn():
            return await service.stand_in(who, table, move_id, command.seat)
        case ComeBack():
            return await service.come_back(who, table, move_id, command.seat)
        case AskRematch():
            return await service.rematch(who, table, move_id)
