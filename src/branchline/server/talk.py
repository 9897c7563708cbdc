"""Chat at a table: the players among themselves, the spectators among themselves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

import msgspec

from branchline.server.bus import Bus, Note
from branchline.server.limits import Limit
from branchline.server.outside import Clock
from branchline.server.people import one_line
from branchline.server.refusals import Declined
from branchline.server.store import Line, Person, Store
from branchline.server.tables import Sitting
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
        """Say something, once for a `move_id`."""
        if (said.text is None) == (said.phrase is None):
            raise Declined("bad-message", error="either a text or a phrase")
        text = _clean(said.text) if said.text is not None else None
        self.limit.check(person.id)
        self.table_limit.check(f"{sitting.id} {audience(sitting, person)}")
        seats = sitting.seats_of(person.id)
        name = (sitting.seats[seats[0]].name if seats else None) or person.name
        words = _Words(name, seats[0] if seats else None, text, said.phrase)
        line = Line(
            sitting.id, 0, audience(sitting, person), person.id, f"{person.id} {said.move_id}",
            msgspec.json.encode(words), self.clock.now(),
        )  # fmt: skip
        seq = await self.store.add_line(line)
        await self.bus.tell(Note(sitting.id, "line", seq))
        return Said(said.move_id, seq)

    async def spoken(self, sitting: Sitting, person: Person | None, since: int) -> tuple[Spoken, ...]:
        """What somebody may hear, after a line; who comes late hears the last ones."""
        to: Sequence[str] = [audience(sitting, person)]
        lines = await self.store.lines_after(sitting.id, since, audiences=to, most=LATEST)
        return tuple(_spoken(line) for line in lines)


def audience(sitting: Sitting, person: Person | None) -> Audience:
    return "players" if person is not None and sitting.seats_of(person.id) else "spectators"


def _spoken(line: Line) -> Spoken:
    words = msgspec.json.decode(line.body, type=_Words)
    who = sha256(f"{line.table} {line.person}".encode()).hexdigest()[:8]
    return Spoken(line.seq, line.at, words.name, who, words.seat, words.text, words.phrase)


def _clean(text: str) -> str:
    clean = one_line(text)
    if not clean:
        raise Declined("bad-message", error="nothing was said")
    return clean
