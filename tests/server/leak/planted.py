"""Leaks, planted on purpose: each shows one hidden thing to somebody who may not know it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from sqlalchemy import ColumnElement

from branchline.bots.explain.explanation import Explained
from branchline.game.events import PRIVATE
from branchline.game.game import Game
from branchline.server.app import api, feature_endpoints
from branchline.server.app import http as http_room
from branchline.server.features import hints
from branchline.server.live import hub, seat_views
from branchline.server.live.hub import HOST
from branchline.server.store import Table, schema, statements
from branchline.server.table import log, record, state
from branchline.server.table.history import LoggedEvent
from branchline.server.table.state import Acted, Body, Sat, TableRefusal, TableState
from branchline.server.wire import LogEntry, TableView

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]

HIDDEN = 1  # a seat that is not the same in both games

# Of a view, what belongs to a seat alone.
OWN = ("hand", "unseen_draws", "tickets", "offer", "chosen", "put_under", "bottom", "returned", "legal", "refused")


def in_state(field: str) -> Plant:
    """A field of the state, for all to see."""

    def told(row: Table, table_state: TableState) -> object:
        return table_state.game.state[field].tolist() if table_state.game is not None else None

    return beside(told)


def beside(told: Callable[[Table, TableState], object]) -> Plant:
    """Something of a table beside what is shown of it."""

    def plant(patch: Patch) -> None:
        def leaky(row: Table, table_state: TableState, viewer: int | None, now: float) -> TableView:
            found = table_view(row, table_state, viewer, now)
            return msgspec.structs.replace(found, digest=f"{found.digest} {told(row, table_state)}")

        table_view = seat_views.table_view
        patch.setattr(seat_views, "table_view", leaky)  # what a host is shown
        patch.setattr(hub, "table_view", leaky)

    return plant


def of_another_seat(field: str) -> Plant:
    """A part of a view that shows what belongs to another seat."""

    def plant(patch: Patch) -> None:
        def leaky(game: Game, seat: int | None) -> bytes:
            other = game.view(HIDDEN if seat != HIDDEN else 0)
            return msgspec.json.encode(msgspec.structs.replace(game.view(seat), **{field: getattr(other, field)}))

        patch.setattr(Game, "view_json", leaky)

    return plant


def in_event(code: Any, field: str) -> Plant:
    """A part of an event that is not cut for the others."""

    def plant(patch: Patch) -> None:
        patch.setitem(PRIVATE, code, {name: value for name, value in PRIVATE[code].items() if name != field})

    return plant


def in_log_entry(field: Callable[[LoggedEvent], object]) -> Plant:
    """Something of the log's events, where a name could stand."""

    def plant(patch: Patch) -> None:
        def leaky(told: LoggedEvent, viewer: int | None) -> LogEntry:
            return msgspec.structs.replace(log_entry(told, viewer), name=str(field(told)))

        log_entry = seat_views._log_entry
        patch.setattr(seat_views, "_log_entry", leaky)

    return plant


def instead(room: Any, name: str, leaky: Any) -> Plant:
    return lambda patch: patch.setattr(room, name, leaky)


def all_of(*plants: Plant) -> Plant:
    def plant(patch: Patch) -> None:
        for each in plants:
            each(patch)

    return plant


def after_chance(table_state: TableState, acted: Acted) -> TableState:
    """Acts are tried to their end, and only then refused."""
    assert table_state.game is not None
    game = table_state.game.copy()
    for number, action in enumerate(acted.actions):
        game.play(action, acted.seat, acted.outcomes[number] if acted.outcomes else ())
    return act(table_state, acted)


def talkative(table_state: TableState, number: int, person: str) -> None:
    """A refusal that names the cards of the seat that is not one's own."""
    try:
        check_person(table_state, number, person)
    except TableRefusal as refusal:
        hand = table_state.game.hand(number) if table_state.game is not None else {}
        raise TableRefusal(refusal.code, **refusal.details, hand=hand) from None


def with_move_id(known: log.CachedTable, event: Any, then: TableState, body: Body, row: Table | None = None) -> None:
    """A table that keeps the move_id of its last event where the public digest is."""
    grow(known, event, then, body, row)
    made = msgspec.structs.replace(then.made, digest=event.move_id)
    known.table_state = replace(then, made=made)


def wrong_viewer(known: log.CachedTable, person: object) -> tuple[int, ...]:
    return (HIDDEN,)


async def host_sees_all(table_log: log.Log, known: log.CachedTable, viewer: hub.Viewer, now: float) -> TableState:
    """A host who does not sit at the table is not held back."""
    return known.table_state if viewer == HOST else await visible_state(table_log, known, viewer, now)


def everybody_sits(table: object, person: object) -> ColumnElement[bool]:
    """Whoever asks has a seat."""
    return schema.members.c.table == table


def in_chat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statements, "_sits", everybody_sits)
    monkeypatch.setattr(statements, "_CHAT_LINES", statements._chat_lines())  # it is compiled once


def quick_answer(table_state: TableState, seat: int) -> Explained:
    return ask_bot(table_state, seat, "racer")


def listed(row: Table, person: object) -> Any:
    people = msgspec.json.decode(row.summary, type=log.Summary).people
    return msgspec.structs.replace(list_row(row, None), names=people)


act, check_person, grow, list_row = state._act, state.check_person, log.CachedTable.grow, api._listed
visible_state, visible, ask_bot = hub.visible_state, seat_views.visible, hints.ask_bot

# What is found by comparing, in games that are the same for seat 0 and for all who watch.
IN_TWINS: dict[str, Plant] = {
    **{f"state {field}": in_state(field) for field in (
        "seed", "deck", "hand", "unseen_draws", "tickets", "offer", "chosen", "unseen_tickets", "out", "bottom",
    )},
    **{f"view {field}": of_another_seat(field) for field in OWN if field not in ("put_under", "chosen")},
    **{f"event {code} {field}": in_event(code, field) for code, fields in PRIVATE.items() for field in fields},
    "nonces": beside(lambda row, table_state: [seat.nonce for seat in table_state.seats]),
    "a nonce when somebody sits down": in_log_entry(
        lambda told: told.body.nonce if isinstance(told.body, Sat) else None
    ),
    "acts as they are in the log": in_log_entry(lambda told: told.body.actions if isinstance(told.body, Acted) else ""),
    "the record before the end": all_of(
        instead(record, "check_over", lambda table_state: None),
        instead(feature_endpoints, "check_over", lambda table_state: None),
    ),
    "a hint for another's seat": all_of(
        instead(hints, "check_hint", lambda table_state, seat, person: None), instead(hints, "ask_bot", quick_answer)
    ),
    "move_ids": instead(log.CachedTable, "grow", with_move_id),
    "a socket that sees as another seat": instead(hub, "viewer_of", wrong_viewer),
    "the answer to a stale command, as another seat sees it": instead(http_room, "viewer_of", wrong_viewer),
    "a refusal that names cards": instead(state, "check_person", talkative),
    "what players say": in_chat,
}  # fmt: skip

# What needs tickets that go back under the deck at the start, or many face-up cards taken.
ON_USA: dict[str, Plant] = {
    "what is tried after chance": instead(state, "_act", after_chance),
    "state returned": in_state("returned"),
    "state put_under": in_state("put_under"),
    "view put_under": of_another_seat("put_under"),
    "view chosen": of_another_seat("chosen"),
}

# What is the same in both games, and found by looking for it.
BY_SEARCH: dict[str, Plant] = {
    "secret": beside(lambda row, table_state: table_state.secret.hex()),
    "secret as bytes": beside(lambda row, table_state: table_state.secret),
    "people": beside(lambda row, table_state: [seat.person for seat in table_state.seats]),
    "host": beside(lambda row, table_state: row.host),
    "code": beside(lambda row, table_state: row.code),
    "people in lists": instead(api, "_listed", listed),
}

# What spectators must wait for.
HELD_BACK: dict[str, Plant] = {
    "the present": instead(TableState, "held_back", property(lambda table_state: False)),
    "the newest version": instead(hub, "visible", lambda table_state, times, now: table_state.version),
    "the present, for the host": instead(hub, "visible_state", host_sees_all),
    "a shorter delay": instead(
        hub, "visible", lambda table_state, times, now: visible(table_state, times, now + 100.0)
    ),
}
