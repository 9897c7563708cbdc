"""Per-viewer projection: what a seat or a spectator may see of a table. Only what is built here leaves the server.

Everything is built from the viewer's own view: a hidden card is never encoded for anyone who may not know it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import cast

import msgspec

from branchline.game.path_cards import cards_held, with_best_twins
from branchline.game.shortest_path import NetworkView, ticket_paths
from branchline.game.view_builder import country_gains, forced_substitutes
from branchline.game.views import View
from branchline.server.base.fair_pool import yielding
from branchline.server.store import Status, Table
from branchline.server.table.history import LoggedEvent
from branchline.server.table.log import expires, undo_until
from branchline.server.table.record import proof
from branchline.server.table.state import Body, Rematched, Seat, TableState, deadline
from branchline.server.wire import LogEntry, RematchInfo, SeatInfo, TableView, TicketPath, kind_of

TABLES = 256  # size of the LRU cache of encoded seats

_decode = msgspec.json.Decoder(View).decode
_decode_network = msgspec.json.Decoder(NetworkView).decode


def table_view(
    row: Table, table_state: TableState, viewer: int | None, now: float, undo_pause: float = 0.0
) -> TableView:
    """The table as a seat sees it, or a spectator (None)."""
    person = table_state.seats[viewer].person if viewer is not None else None
    clock = deadline(table_state)
    undo = viewer is not None and table_state.undoable is not None and table_state.undoable[0] == viewer
    over = table_state.status is Status.OVER and table_state.game is not None
    view = table_state.game.view_json(viewer) if table_state.game is not None else None
    return TableView(
        id=table_state.id,
        version=table_state.version,
        now=now,
        status=table_state.status,
        settings=table_state.settings,
        digest=table_state.made.digest,
        commitment=table_state.made.commitment,
        seats=_seats(table_state.seats),
        touched=table_state.touched,
        head=table_state.head.hex(),
        seat=viewer,
        yours=table_state.seats_of(person) if person is not None else (),
        host=person is not None and person == row.host and table_state.settings.quick is None,
        host_seat=_host_seat(row, table_state),
        code=row.code if person is not None else None,
        actors=table_state.actors,
        undo=undo,
        undo_until=undo_until(table_state, undo_pause) if undo and undo_pause else None,
        deadline=clock[0] if clock is not None else None,
        expires=expires(table_state),
        # Ready-made JSON: it is sent as it is, and decoded only for what is found out from it.
        game=cast(View, msgspec.Raw(view)) if view is not None else None,
        paths=_paths(table_state, view) if view is not None and viewer is not None else (),
        gains=_gains(table_state, view) if view is not None and viewer is not None else {},
        forced=_forced(table_state, view) if view is not None and viewer in table_state.actors else {},
        ending=table_state.ending,
        winners=table_state.winners,
        scores=tuple(table_state.game.scores) if over and table_state.game is not None else (),
        proof=proof(table_state) if over else None,
        rematch=_rematch(table_state.rematch, viewer),
    )


def _host_seat(row: Table, table_state: TableState) -> int | None:
    """Where the host sits before the game; nobody hosts the tables of quick match."""
    if table_state.status is not Status.OPEN or table_state.settings.quick is not None:
        return None
    return next(iter(table_state.seats_of(row.host)), None)


def _gains(table_state: TableState, view: bytes) -> dict[str, dict[str, int]]:
    """The country cards that the viewer's claims would bring."""
    assert table_state.game is not None
    return country_gains(table_state.game, _decode(view)) if table_state.game.board.countries else {}


def _forced(table_state: TableState, view: bytes) -> dict[str, tuple[str, ...]]:
    """The substitutes of the viewer's claims that leave no choice of them."""
    game = table_state.game
    assert game is not None
    if not any(route.swap_price(game.board.rules) for route in game.board.routes):
        return {}
    return forced_substitutes(game, _decode(view))


def _paths(table_state: TableState, view: bytes) -> tuple[TicketPath, ...]:
    """The paths of the viewer's tickets."""
    assert table_state.game is not None
    board, seen = table_state.game.board, _decode_network(view)
    paths = {ticket: with_best_twins(board, seen, path) for ticket, path in ticket_paths(board, seen).items()}
    return tuple(
        TicketPath(
            *(ticket, path.trains, path.routes, path.built, path.trains_by_colour),
            held=cards_held(board, seen.hand, path),
        )
        for ticket, path in paths.items()
    )


@lru_cache(TABLES)
def _seats(seats: tuple[Seat, ...]) -> tuple[SeatInfo, ...]:
    """The seats, which are the same for all viewers."""
    return tuple(
        SeatInfo(seat.name, seat.bot, seat.stand_in, seat.resigned, seat.wants_end, seat.bank, seat.since, seat.account)
        for seat in seats
    )


def view_with_code(row: Table, table_state: TableState, now: float, *, host: bool) -> TableView:
    """A spectator's view plus the code, for a host or an invited player who has no seat yet."""
    return msgspec.structs.replace(table_view(row, table_state, None, now), host=host, code=row.code)


def replay_view(row: Table, table_state: TableState, seat: int, now: float) -> TableView:
    """A finished table as a seat saw it, for anybody: without what is meant only for the person in that seat."""
    found = table_view(row, table_state, seat, now)
    rematch = RematchInfo(found.rematch.table) if found.rematch is not None else None
    return msgspec.structs.replace(found, yours=(), host=False, code=None, undo=False, undo_until=None, rematch=rematch)


def log_entries(logged: Iterable[LoggedEvent], viewer: int | None) -> tuple[LogEntry, ...]:
    """Events of the log as a viewer may see them."""
    return tuple(_log_entry(each, viewer) for each in yielding(logged))


def visible(table_state: TableState, times: Sequence[float], now: float) -> int:
    """The version that spectators may see now, given the time of each; at least the one before the game started."""
    if not table_state.held_back or table_state.began is None:
        return table_state.version
    if table_state.settings.watching == "end":
        return table_state.began - 1
    then = now - 60 * table_state.settings.delay
    return max(bisect_right(times, then, 0, table_state.version), table_state.began - 1)


def _log_entry(logged: LoggedEvent, viewer: int | None) -> LogEntry:
    entry = LogEntry(
        logged.seq,
        logged.at,
        kind_of(logged.body),
        events=tuple(event.seen_by(viewer) for event in logged.game_events),
    )
    public = {name: getattr(logged.body, name) for name in _public_fields(type(logged.body))}
    return msgspec.structs.replace(entry, **public)


@cache
def _public_fields(kind: type[Body]) -> tuple[str, ...]:
    """The fields of a kind of event that everybody may know: those that a LogEntry has too."""
    return tuple(name for name in kind.__struct_fields__ if name in LogEntry.__struct_fields__)


def _rematch(made: Rematched | None, viewer: int | None) -> RematchInfo | None:
    if made is None:
        return None
    return RematchInfo(made.table, made.code if viewer is not None else None)
