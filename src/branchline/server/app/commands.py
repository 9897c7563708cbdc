"""What clients ask for, carried out: the same over HTTP and over a socket."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from branchline.server.app.rate_limits import Limits
from branchline.server.live.seat_views import happenings
from branchline.server.people.identity import clean_name
from branchline.server.process import metrics
from branchline.server.store import Person
from branchline.server.table.log import Done
from branchline.server.table.service import Service
from branchline.server.wire import (
    Act,
    Answer,
    AskRematch,
    ComeBack,
    Deed,
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


async def carry_out(service: Service, person: Person, table: str, deed: Deed) -> Answer:
    """Do it; the answer is the same however often it is asked for."""
    try:
        done = await _do(service, person, table, deed)
    except Exception as error:
        metrics.DEEDS.labels(kind_of(deed), getattr(error, "code", type(error).__name__)).inc()
        raise
    metrics.DEEDS.labels(kind_of(deed), "repeated" if done.repeated else "done").inc()
    told = await service.log.history(table, done.seq - 1, done.seq)
    eyes = getattr(deed, "seat", None)
    if eyes not in done.sitting.seats_of(person.id):
        eyes = None  # of a seat that was left, or given to a bot
    return Answer(deed.move_id, done.seq, happenings(told, eyes)[0])


def kind_of(deed: Deed) -> str:
    return str(deed.__struct_config__.tag)


@contextlib.contextmanager
def not_too_often(limits: Limits, person: Person, address: str, deed: Deed) -> Iterator[None]:
    """Around a deed: codes may be guessed, and tables made, only so often."""
    limits.deeds.check(person.id)
    with contextlib.ExitStack() as stack:
        if isinstance(deed, Sit) and deed.code is not None:
            stack.enter_context(limits.guess(address))
        if isinstance(deed, AskRematch):
            limits.check_table(person.id, address)
        yield


async def _do(service: Service, person: Person, table: str, deed: Deed) -> Done:
    who, move_id = person.id, deed.move_id
    match deed:
        case Sit():
            name = clean_name(deed.name) if deed.name is not None else person.name
            return await service.sit(who, table, move_id, deed.seat, name, bytes.fromhex(deed.nonce), deed.code)
        case SeatBot():
            return await service.seat_bot(who, table, move_id, deed.seat, deed.level)
        case Leave():
            return await service.leave(who, table, move_id, deed.seat)
        case Dismiss():
            return await service.dismiss(who, table, move_id, deed.seat)
        case Start():
            return await service.start(who, table, move_id)
        case Act():
            return await service.act(who, table, move_id, deed.seat, deed.seen, deed.actions)
        case Undo():
            return await service.undo(who, table, move_id, deed.seat, deed.seen)
        case Resign():
            return await service.resign(who, table, move_id, deed.seat)
        case Vote():
            return await service.vote(who, table, move_id, deed.seat, deed.end)
        case StandIn():
            return await service.stand_in(who, table, move_id, deed.seat)
        case ComeBack():
            return await service.come_back(who, table, move_id, deed.seat)
        case AskRematch():
            return await service.rematch(who, table, move_id)
