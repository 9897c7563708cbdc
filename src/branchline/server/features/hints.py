"""Hints and move analysis: what a bot would do in a seat, and why, now or in a finished game.

The bot gets only what the seat knows or knew at that time, so its reasons can't reveal more.
"""

from __future__ import annotations

import msgspec

from branchline.bots import LEVELS
from branchline.bots.explain.explanation import Explained, explain, numbers, routes_named, why
from branchline.bots.interface import seen_by
from branchline.game.action_numbers import action_for, numbers_for
from branchline.game.actions import parse_action
from branchline.game.errors import IllegalAction
from branchline.server import wire
from branchline.server.table import state
from branchline.server.table.history import LoggedEvent
from branchline.server.table.record import seat_names
from branchline.server.table.state import Acted, TableRefusal, TableState
from branchline.texts import Texts

MASTER = f"{LEVELS['master']},threads=1"  # one second of search
ADVISER = LEVELS["expert"]  # judges past moves: it is quick, and can explain itself


def check_hint(table_state: TableState, seat: int, person: str) -> None:
    """Refuses unless the person plays a friendly game against bots only, and it is the turn of this seat of theirs."""
    state.check_plays(table_state, seat, person)
    if table_state.settings.rated:
        raise TableRefusal("hints-rated")
    if any(other.person not in (None, person) for other in table_state.seats):
        raise TableRefusal("hints-off")
    assert table_state.game is not None
    if seat not in table_state.actors:
        raise IllegalAction("not-your-turn", seat=seat, turn=table_state.game.turn)


def ask_bot(table_state: TableState, seat: int, bot: str = MASTER) -> Explained:
    """Asks a bot for its action in a seat, with its reasons."""
    assert table_state.game is not None
    return explain(bot, seen_by(table_state.game, seat))


def advice_in_words(explained: Explained, table_state: TableState, seat: int, language: str) -> wire.Advice:
    """The bot's choice and its reasons, in words."""
    texts = _texts(table_state, seat, language)
    return wire.Advice(
        str(explained.action),
        texts.action(explained.action),
        tuple(why(explained, texts)),
        routes_named(explained),
        tuple(numbers(explained, texts)),
    )


def review_move(before: TableState, event: LoggedEvent, language: str) -> wire.MoveReview:
    """Compares the action of an event with what a bot would have done in the state before it."""
    if not isinstance(event.body, Acted) or before.game is None:
        return wire.MoveReview(event.seq)
    game, seat = before.game, event.body.seat
    number = numbers_for(game.board, game.state, seat, parse_action(game.board, event.body.actions[0]))[0]
    played = action_for(game.board, game.state, seat, number)
    acted = wire.MoveReview(event.seq, seat, str(played), _texts(before, seat, language).action(played))
    if len(game.legal(seat)) < 2:
        return acted
    explained = ask_bot(before, seat, ADVISER)
    advice = advice_in_words(explained, before, seat, language)
    return msgspec.structs.replace(acted, advice=advice, agreed=explained.number == number)


def _texts(table_state: TableState, seat: int, language: str) -> Texts:
    return Texts(language, table_state.board, seat_names(table_state, language), you=seat, numbered=False)
