"""The result of a game that has just ended, computed from the table's state. It is stored with the last event."""

from __future__ import annotations

import zlib

import msgspec

from branchline.game.views import Score
from branchline.server.base.quotas import GAME, RESULT
from branchline.server.people import ratings
from branchline.server.store import Status
from branchline.server.store.rows import FinishedGame, SeatResult
from branchline.server.table.record import proof
from branchline.server.table.state import TableState

ABSENT = 0.25  # part of a seat's acts; who lets a bot play more of a rated game has left it


def finished_game(before: TableState, then: TableState) -> FinishedGame | None:
    """The result, if the event between two states of a table has ended its game: also if nobody went on with it."""
    if before.status is not Status.RUNNING or then.status is Status.RUNNING:
        return None
    assert then.game is not None
    ending = then.ending or "abandoned"
    people = any(seat.person is not None for seat in then.seats)
    rated = then.settings.rated and people and (ending != "agreed" or _ended_alone(then))
    scores = then.game.scores
    awaited = tuple(number for number in before.actors if before.seats[number].player is None)
    places = _places(then, scores, awaited, rated=rated)
    return FinishedGame(
        id=then.id,
        board=then.board.id,
        digest=then.made.digest,
        players=len(then.seats),
        pace=then.settings.pace.kind,
        rated=rated and places is not None,
        ending=ending,
        finished=then.touched,
        seats=tuple(_seat_result(then, number, scores[number], places) for number in range(len(then.seats))),
        rater=ratings,
        record=_record(then) if people and ending != "abandoned" else None,
        routes=_routes(then, places) if people and ending == "played" and places is not None else (),
    )


def _places(
    table_state: TableState, scores: list[Score], awaited: tuple[int, ...], *, rated: bool
) -> tuple[int, ...] | None:
    """The places by seat, from 1; equal if tied. None if nobody won: the players agreed, or nobody went on.

    Who resigned, or let a bot play much of the game or its end, ranks last, however well the bot did: leaving never
    pays. In a rated game that nobody went on with, those who were awaited rank last, and so does who ended it alone.
    """
    seats = range(len(scores))
    gone = {number for number in seats if _left(table_state, number) is not None}
    match table_state.ending:
        case "played":
            better = [(number in table_state.winners, scores[number].total) for number in seats]
            # Several winners are tied, whatever their points: the tie-breaks did not separate them.
            keys = [(won, 0 if won else total) for won, total in better]
        case "resigned":
            keys = [(number in table_state.winners, 0) for number in seats]
        case "agreed" if rated:
            gone |= {number for number in seats if table_state.seats[number].person is not None}
            keys = [(True, 0)] * len(scores)
        case None if rated and awaited:
            gone |= set(awaited)
            keys = [(True, 0)] * len(scores)
        case _:
            return None
    ranked = [(number not in gone, *(keys[number] if number not in gone else (False, 0))) for number in seats]
    return tuple(1 + sum(other > own for other in ranked) for own in ranked)


def _ended_alone(table_state: TableState) -> bool:
    """Whether nobody else had a say when a game ended by agreement: that is no agreement, but leaving."""
    return len({seat.person for seat in table_state.seats if seat.person is not None and not seat.resigned}) == 1


def _left(table_state: TableState, number: int) -> str | None:
    seat = table_state.seats[number]
    if seat.resigned:
        return "resigned"
    return "stand-in" if seat.stand_in is not None or _was_absent(table_state, number) else None


def _was_absent(table_state: TableState, number: int) -> bool:
    """Whether a bot has played so much of a rated game for a player that the result is not theirs: there are no hints
    in rated games, and a stand-in would be better than hints for who comes back before the end.
    """
    if not table_state.settings.rated or table_state.game is None:
        return False
    acts = sum(actor == number for actor, *_ in table_state.game.acts)
    return table_state.seats[number].acts_by_stand_in > ABSENT * acts


def _seat_result(table_state: TableState, number: int, score: Score, places: tuple[int, ...] | None) -> SeatResult:
    seat = table_state.seats[number]
    return SeatResult(
        number, seat.person, seat.name, seat.bot, places[number] if places is not None else None, score.total,
        len(score.completed), len(score.failed), score.path, _left(table_state, number),
        seat.account is not None,
    )  # fmt: skip


def _record(table_state: TableState) -> bytes:
    """The record without names, so that nobody has to be erased from it: they are added when it is downloaded."""
    assert table_state.game is not None
    nameless = msgspec.structs.replace(table_state.game.record, seats=(), proof=proof(table_state))
    return zlib.compress(str(nameless).encode())


def _routes(table_state: TableState, places: tuple[int, ...]) -> tuple[tuple[str, bool], ...]:
    """The routes that were claimed, and whether by a winner."""
    assert table_state.game is not None
    game = table_state.game
    return tuple((route, places[seat] == 1) for seat in range(len(places)) for route in game.routes(seat))


def stored_size(game: FinishedGame | None) -> int:
    """Bytes that a result takes in the store, for the quotas: it stays when the table has expired."""
    return GAME + len(game.record or b"") + RESULT * len(game.seats) if game is not None else 0
