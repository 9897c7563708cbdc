"""Searches messages for what their receiver may not know: cards, tickets, nonces, secrets, codes, tokens.

What somebody may know is taken from the state records of the replayed game, not from the code that builds views.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from branchline.boards import Board
from branchline.boards.model import CARDS
from branchline.server.store import Status
from branchline.server.table.state import TableState
from branchline.testing.checker.logs import Fold, Logged
from branchline.testing.checker.report import Kind, Violation


class Message(NamedTuple):
    """A message of the server, as a client received it."""

    client: str
    table: str
    data: bytes


class Receiver(NamedTuple):
    """Who a client is to the server, and what only it may know."""

    person: str
    token: str


def check_secrecy(
    messages: Sequence[Message],
    receivers: Mapping[str, Receiver],
    logs: Mapping[str, Logged],
    folds: Mapping[str, Fold],
) -> Iterator[Violation]:
    """`receivers` are all clients, by name."""
    tables = {table: _Table(logs[table], fold, receivers) for table, fold in folds.items()}
    for message in messages:
        if message.table in tables and message.client in receivers:
            yield from tables[message.table].check(message, receivers[message.client])


class _Table:
    def __init__(self, logged: Logged, fold: Fold, receivers: Mapping[str, Receiver]) -> None:
        self._fold = fold
        self._code = logged.row.code
        self._host = logged.row.host
        self._tickets = _pattern(fold.table_state.board)
        self._known: dict[tuple[str, int], set[str]] = {}
        nonces = {seat.nonce for state in fold.states for seat in state.seats if seat.nonce is not None}
        # Until the game is over, nobody may know these; a nonce is sent by its owner, and never sent back.
        self._hidden = [form for value in (fold.table_state.secret, *nonces) for form in _forms(value)]
        self._people = [each.person.encode() for each in receivers.values()]
        self._tokens = [each.token.encode() for each in receivers.values()]

    def check(self, message: Message, receiver: Receiver) -> Iterator[Violation]:
        """Checks one message."""
        data = message.data
        try:
            found: dict[str, Any] = msgspec.json.decode(data)
        except msgspec.DecodeError:  # a record, which only tables have whose game is over
            return
        shown = found["table"] if isinstance(found.get("table"), dict) else found  # an update, or a table by itself
        version = int(shown.get("version", 0))
        states = self._fold.states
        then = states[min(version, len(states)) - 1] if version else None
        over = then is not None and then.status is Status.OVER
        for what in self._strings(data, receiver, over=over):
            yield self._wrong(message, f"contains {what}")
        if then is None or over:
            return
        known = self._known_tickets(receiver.person, version)
        mentioned = {name.decode() for name in self._tickets.findall(data)}
        if mentioned - known:
            yield self._wrong(message, f"names the tickets {sorted(mentioned - known)} at version {version}")
        own = then.seats_of(receiver.person)
        if isinstance(shown.get("game"), dict):
            yield from self._cards(message, shown["game"], then, own)
        happened = found.get("happened", [])
        for entry in happened if isinstance(happened, list) else [happened]:
            yield from self._draws(message, entry, receiver.person)

    def _strings(self, data: bytes, receiver: Receiver, *, over: bool) -> Iterator[str]:
        if not over and any(each in data for each in self._hidden):
            yield "the secret or a nonce"
        if any(each in data for each in self._people):
            yield "a person's id"
        if any(each in data for each in self._tokens if each != receiver.token.encode()):
            yield "another's token"
        sat = receiver.person == self._host or any(state.seats_of(receiver.person) for state in self._fold.states)
        if self._code is not None and not sat and f'"{self._code}"'.encode() in data:
            yield "the table's code"

    def _known_tickets(self, person: str, version: int) -> set[str]:
        """The tickets that were ever offered to somebody, up to a version."""
        version = min(version, len(self._fold.states))
        if (person, version) not in self._known:
            known = set(self._known_tickets(person, version - 1)) if version > 1 else set()
            state = self._fold.states[version - 1]
            for seat in state.seats_of(person) if state.game is not None else ():
                known |= _tickets_of(state, seat)
            self._known[person, version] = known
        return self._known[person, version]

    def _cards(
        self, message: Message, game: dict[str, Any], then: TableState, own: Sequence[int]
    ) -> Iterator[Violation]:
        """Checks that a view shows the hand of a seat of the receiver, and of nobody else."""
        seat, hand = game.get("seat"), game.get("hand") or {}
        if seat is None:
            if hand or game.get("unseen_draws"):
                yield self._wrong(message, "shows a spectator somebody's cards")
        elif seat not in own:
            yield self._wrong(message, f"shows the view of seat {seat} at version {then.version}")
        elif then.game is not None:
            right = {name: int(count) for name, count in zip(CARDS, then.game.state.hand[seat], strict=True) if count}
            if hand != right:
                yield self._wrong(message, f"shows seat {seat} the cards {hand} at version {then.version}, not {right}")

    def _draws(self, message: Message, entry: dict[str, Any], person: str) -> Iterator[Violation]:
        """Checks that a card drawn unseen is told to nobody else."""
        states = self._fold.states
        if not 0 < entry.get("seq", 0) <= len(states):
            return
        for event in entry.get("events", ()):
            private = event["code"] == "draw" and "card" in event
            if private and event.get("seat") not in states[entry["seq"] - 1].seats_of(person):
                yield self._wrong(message, f"tells the card that seat {event.get('seat')} drew")

    def _wrong(self, message: Message, text: str) -> Violation:
        return Violation(Kind.SECRET, message.table, f"a message to {message.client} {text}")


def _tickets_of(state: TableState, seat: int) -> set[str]:
    """The tickets that a seat holds or is offered."""
    assert state.game is not None
    record, tickets = state.game.state, state.board.tickets
    offered = {int(number) for number in record.offer[seat][: int(record.offer_size[seat])]}
    held = {number for number in range(len(tickets)) if int(record.tickets[seat][number // 64]) >> number % 64 & 1}
    return {tickets[number].id for number in offered | held}


def _forms(value: bytes) -> tuple[bytes, ...]:
    """Bytes as they could be written in JSON."""
    return value.hex().encode(), base64.b64encode(value).rstrip(b"="), base64.urlsafe_b64encode(value).rstrip(b"=")


@cache
def _pattern(board: Board) -> re.Pattern[bytes]:
    """Finds the ids of tickets. Some are also the ids of routes, and can't be told apart."""
    routes = {route.id for route in board.routes}
    names = sorted(ticket.id for ticket in board.tickets if ticket.id not in routes)
    return re.compile(b'"(' + b"|".join(re.escape(name.encode()) for name in names) + b')"')
