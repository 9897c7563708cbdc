"""Chat at a table: the players among themselves, the spectators among themselves."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

import msgspec

from branchline.server.app.rate_limits import Limit
from branchline.server.app.refusals import Declined
from branchline.server.live.bus import Bus, Note
from branchline.server.people.identity import one_line
from branchline.server.process.clock import Clock
from branchline.server.store import Line, MissingTable, Person, Store, Table
from branchline.server.table.log import Summary
from branchline.server.table.state import Sitting, TableRefusal
from branchline.server.wire import Audience, Said, Say, Spoken

LATEST = 100  # lines that a client gets who comes


class _Words(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    seat: int | None = None
    text: str | None = None
    phrase: str | None = None


@dataclass
class Talk:
    store: Store
    bus: Bus
    clock: Clock
    limit: Limit  # for a person
    table_limit: Limit

    async def say(self, person: Person, sitting: Sitting, said: Say) -> Said:
        """Say something, once for a `move_id`, to those with whom one sits when it is written down."""
        if (said.text is None) == (said.phrase is None):
            raise Declined("bad-message", error="either a text or a phrase")
        text = _clean(said.text) if said.text is not None else None
        self.limit.check(person.id)
        self.table_limit.check(f"{sitting.id} {_audience(bool(sitting.seats_of(person.id)))}")
        move_id, now = f"{person.id} {said.move_id}", self.clock.now()

        def compose(table: Table, seat: int | None) -> Line:
            names = msgspec.json.decode(table.summary, type=Summary).names
            name = (names[seat] if seat is not None else None) or person.name
            words = msgspec.json.encode(_Words(name, seat, text, said.phrase))
            return Line(table.id, 0, _audience(seat is not None), person.id, move_id, words, now)

        try:
            seq = await self.store.add_line(sitting.id, person.id, move_id, compose)
        except MissingTable:
            raise TableRefusal("no-such-table") from None
        await self.bus.tell(Note(sitting.id, "line", seq))
        return Said(said.move_id, seq)

    async def spoken(self, table: str, person: Person | None, since: int) -> tuple[Spoken, ...]:
        """What somebody may hear, after a line; who comes late hears the last ones."""
        lines = await self.store.lines_heard(table, since, person.id if person is not None else None, LATEST)
        return tuple(_spoken(line) for line in lines)


def _audience(sits: bool) -> Audience:
    return "players" if sits else "spectators"


def _spoken(line: Line) -> Spoken:
    words = msgspec.json.decode(line.body, type=_Words)
    who = sha256(f"{line.table} {line.person}".encode()).hexdigest()[:8]
    return Spoken(line.seq, line.at, words.name, who, words.seat, words.text, words.phrase)


def _clean(text: str) -> str:
    clean = one_line(text)
    if not clean:
        raise Declined("bad-message", error="nothing was said")
    return clean
