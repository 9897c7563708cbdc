"""Table chat, with separate audiences: players read only players, spectators read only spectators."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

import msgspec

from branchline.server.base import Clock, RequestRefused
from branchline.server.base.bus import Bus, Note
from branchline.server.base.metering import current_group, stored
from branchline.server.base.quotas import LINE
from branchline.server.base.rate_limits import Limit
from branchline.server.people.identity import one_line
from branchline.server.people.names import check_name
from branchline.server.store import ChatReader, Line, MissingTable, Person, Store, Table, Unknown
from branchline.server.table.log import Summary
from branchline.server.table.state import TableRefusal, TableState
from branchline.server.wire import Audience, ChatLine, Lines, Said, Say

LATEST = 100  # lines sent to a client that joins


class _LineBody(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    seat: int | None = None
    text: str | None = None
    phrase: str | None = None


@dataclass
class Chat:
    store: Store
    bus: Bus
    clock: Clock
    limit: Limit  # per person
    table_limit: Limit

    async def say(self, person: Person, table_state: TableState, said: Say, device: bytes | None = None) -> Said:
        """Add a line, once per `move_id`. Its audience is the one the speaker belongs to when the line is stored.

        `device`: the hash of the speaker's token, which must still be valid then.
        """
        if (said.text is None) == (said.phrase is None):
            raise RequestRefused("bad-message", error="either a text or a phrase")
        text = _clean(said.text) if said.text is not None else None
        self.limit.check(person.id)
        self._check_table(table_state, person)
        if not table_state.seats_of(person.id):  # they speak by their own name, which may be another one by now
            person = await self.store.person(person.id) or person
            await check_name(self.store, person.name, person)
        move_id, now = f"{person.id} {said.move_id}", self.clock.now()

        def compose(table: Table, seat: int | None) -> Line:
            names = msgspec.json.decode(table.summary, type=Summary).names
            name = (names[seat] if seat is not None else None) or person.name
            body = msgspec.json.encode(_LineBody(name, seat, text, said.phrase))
            return Line(table.id, 0, _audience(seat is not None), person.id, move_id, body, now)

        try:
            seq = await self.store.add_line(table_state.id, person.id, move_id, compose, device)
        except Unknown:
            raise RequestRefused("no-guest") from None
        except MissingTable:
            raise TableRefusal("no-such-table") from None
        stored(LINE + 4 * len(text or "") + len(move_id))
        await self.bus.publish(Note(table_state.id, "line", seq))
        return Said(said.move_id, seq)

    def _check_table(self, table_state: TableState, person: Person) -> None:
        """Anybody may watch: one network with many guests could silence all other spectators. Players may share one."""
        sits = bool(table_state.seats_of(person.id))
        audience = f"{table_state.id} {_audience(sits)}"
        if sits:
            self.table_limit.check(audience)
        else:
            self.table_limit.check_share(audience, current_group())

    async def spoken(self, table: str, person: Person | None, since: int, seen: Audience | None = None) -> Lines:
        """The lines after number `since` that a person may read; only the latest, if there are many.

        Each audience counts its own lines. `seen` is the one that `since` belongs to, if the client says so.
        """
        reader = ChatReader(person.id if person is not None else None, since, seen)
        return (await self.spoken_to(table, [reader]))[0]

    async def spoken_to(self, table: str, readers: Sequence[ChatReader]) -> list[Lines]:
        """What `spoken` returns, for several readers at once."""
        found = await self.store.chat_lines(table, readers, LATEST)
        return [_lines(lines, reader.seen) for lines, reader in zip(found, readers, strict=True)]


def _lines(found: Sequence[Line], seen: str | None) -> Lines:
    audience = msgspec.convert(found[-1].audience if found else seen, Audience | None)
    lines = (decode_line(line) for line in found)
    return Lines(tuple(line for line in lines if line.text or line.phrase), audience)  # not those of the erased


def _audience(sits: bool) -> Audience:
    return "players" if sits else "spectators"


def decode_line(line: Line) -> ChatLine:
    """A stored line as it is sent to clients."""
    body = msgspec.json.decode(line.body, type=_LineBody)
    # With the name: when a guest signs in, nobody learns by their lines which account is theirs.
    who = sha256(f"{line.table} {line.person} {body.name}".encode()).hexdigest()[:8]
    return ChatLine(line.seq, line.at, body.name, who, body.seat, body.text, body.phrase)


def _clean(text: str) -> str:
    clean = one_line(text)
    if not clean:
        raise RequestRefused("bad-message", error="nothing was said")
    return clean
