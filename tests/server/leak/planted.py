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
from branchline.server.app import api
from branchline.server.app import http as http_room
from branchline.server.features import hints, replay
from branchline.server.live import hub, seat_views
from branchline.server.live.hub import HOST
from branchline.server.store import Table, schema, statements
from branchline.server.table import log, record, state
from branchline.server.table.events import Acted, Body, Sat
from branchline.server.table.history import Told
from branchline.server.table.state import Sitting, TableRefusal
from branchline.server.wire import Happening, Shown

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]

HIDDEN = 1  # a seat that is not the same in both games

# Of a view, what belongs to a seat alone.
OWN = ("hand", "unseen_draws", "tickets", "offer", "chosen", "put_under", "bottom", "returned", "legal", "refused")


def in_state(field: str) -> Plant:
    """A field of the state, for all to see."""

    def told(row: Table, sitting: Sitting) -> object:
        return sitting.game.state[field].tolist() if sitting.game is not None else None

    return beside(told)


def beside(told: Callable[[Table, Sitting], object]) -> Plant:
    """Something of a table beside what is shown of it."""

    def plant(patch: Patch) -> None:
        def leaky(row: Table, sitting: Sitting, eyes: int | None, now: float) -> Shown:
            found = shown(row, sitting, eyes, now)
            return msgspec.structs.replace(found, digest=f"{found.digest} {told(row, sitting)}")

        shown = seat_views.shown
        patch.setattr(seat_views, "shown", leaky)  # a host's eyes
        patch.setattr(hub, "shown", leaky)

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


def in_happening(field: Callable[[Told], object]) -> Plant:
    """Something of the log's events, where a name could stand."""

    def plant(patch: Patch) -> None:
        def leaky(told: Told, eyes: int | None) -> Happening:
            return msgspec.structs.replace(happening(told, eyes), name=str(field(told)))

        happening = seat_views._happening
        patch.setattr(seat_views, "_happening", leaky)

    return plant


def instead(room: Any, name: str, leaky: Any) -> Plant:
    return lambda patch: patch.setattr(room, name, leaky)


def all_of(*plants: Plant) -> Plant:
    def plant(patch: Patch) -> None:
        for each in plants:
            each(patch)

    return plant


def after_chance(sitting: Sitting, acted: Acted) -> Sitting:
    """Acts are tried to their end, and only then refused."""
    assert sitting.game is not None
    game = sitting.game.copy()
    for number, action in enumerate(acted.actions):
        game.play(action, acted.seat, acted.outcomes[number] if acted.outcomes else ())
    return act(sitting, acted)


def talkative(sitting: Sitting, number: int, person: str) -> None:
    """A refusal that names the cards of the seat that is not one's own."""
    try:
        check_person(sitting, number, person)
    except TableRefusal as refusal:
        hand = sitting.game.hand(number) if sitting.game is not None else {}
        raise TableRefusal(refusal.code, **refusal.details, hand=hand) from None


def with_move_id(known: log.Known, event: Any, then: Sitting, body: Body, row: Table | None = None) -> None:
    """A table that keeps the move_id of its last event where the public digest is."""
    grow(known, event, then, body, row)
    made = msgspec.structs.replace(then.made, digest=event.move_id)
    known.sitting = replace(then, made=made)


def wrong_eyes(known: log.Known, person: object) -> tuple[int, ...]:
    return (HIDDEN,)


async def host_sees_all(table_log: log.Log, known: log.Known, eyes: hub.Eyes, now: float) -> Sitting:
    """A host who does not sit at the table is not held back."""
    return known.sitting if eyes == HOST else await sight(table_log, known, eyes, now)


def everybody_sits(table: str, person: str | None) -> ColumnElement[bool]:
    """Whoever asks has a seat."""
    return schema.members.c.table == table


def quick_thought(sitting: Sitting, seat: int) -> Explained:
    return think(sitting, seat, "racer")


def listed(row: Table, person: object) -> Any:
    people = msgspec.json.decode(row.summary, type=log.Summary).people
    return msgspec.structs.replace(list_row(row, None), names=people)


act, check_person, grow, list_row = state._act, state.check_person, log.Known.grow, api._listed
sight, visible, think = hub.sight, seat_views.visible, hints.thought

# What is found by comparing, in games that are the same for seat 0 and for all who watch.
IN_TWINS: dict[str, Plant] = {
    **{f"state {field}": in_state(field) for field in (
        "seed", "pile", "hand", "unseen_draws", "tickets", "offer", "chosen", "unseen_tickets", "out", "bottom",
    )},
    **{f"view {field}": of_another_seat(field) for field in OWN if field not in ("put_under", "chosen")},
    **{f"event {code} {field}": in_event(code, field) for code, fields in PRIVATE.items() for field in fields},
    "nonces": beside(lambda row, sitting: [seat.nonce for seat in sitting.seats]),
    "a nonce when somebody sits down": in_happening(
        lambda told: told.body.nonce if isinstance(told.body, Sat) else None
    ),
    "acts as they are in the log": in_happening(lambda told: told.body.actions if isinstance(told.body, Acted) else ""),
    "the record before the end": all_of(
        instead(record, "check_over", lambda sitting: None), instead(replay, "check_over", lambda sitting: None)
    ),
    "a hint for another's seat": all_of(
        instead(hints, "check_hint", lambda sitting, seat, person: None), instead(hints, "thought", quick_thought)
    ),
    "move_ids": instead(log.Known, "grow", with_move_id),
    "a socket with another's eyes": instead(hub, "eyes_of", wrong_eyes),
    "what came too late, with another's eyes": instead(http_room, "eyes_of", wrong_eyes),
    "a refusal that names cards": instead(state, "check_person", talkative),
    "what players say": instead(statements, "_sits", everybody_sits),
}  # fmt: skip

# What needs tickets that go back under the pile at the start, or many cards taken from the row.
ON_USA: dict[str, Plant] = {
    "what is tried after chance": instead(state, "_act", after_chance),
    "state returned": in_state("returned"),
    "state put_under": in_state("put_under"),
    "view put_under": of_another_seat("put_under"),
    "view chosen": of_another_seat("chosen"),
}

# What is the same in both games, and found by looking for it.
BY_SEARCH: dict[str, Plant] = {
    "secret": beside(lambda row, sitting: sitting.secret.hex()),
    "secret as bytes": beside(lambda row, sitting: sitting.secret),
    "people": beside(lambda row, sitting: [seat.person for seat in sitting.seats]),
    "host": beside(lambda row, sitting: row.host),
    "code": beside(lambda row, sitting: row.code),
    "people in lists": instead(api, "_listed", listed),
}

# What spectators must wait for.
HELD_BACK: dict[str, Plant] = {
    "the present": instead(Sitting, "held_back", property(lambda sitting: False)),
    "the newest version": instead(hub, "visible", lambda sitting, times, now: sitting.version),
    "the present, for the host": instead(hub, "sight", host_sees_all),
    "a shorter delay": instead(hub, "visible", lambda sitting, times, now: visible(sitting, times, now + 100.0)),
}
