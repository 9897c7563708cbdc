"""View builder: serializes a blind state record to JSON, so a view can't contain what its seat may not know.

Compiled code (rules/view_json.py) writes the JSON, using the table of names from here. `view` parses it into an object.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from branchline.boards.model import CARDS, LOCOMOTIVE, Board
from branchline.game.action_numbers import laid_cards, route_payments, station_cards
from branchline.game.actions import Cards, cards_text, parse_action
from branchline.game.positions import country_cards
from branchline.game.scores import scores, winners
from branchline.game.views import View
from branchline.rules import engine, records
from branchline.rules import view_json as writing

if TYPE_CHECKING:
    from branchline.game.game import Game

TIMES = 4  # the most often that one name occurs in a view
OTHERS = 1 << 15  # the most bytes in a view that are not names

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(View).decode


class Shared:
    """The public part of all views of a game (an array of one state). Build it once if you need several views."""

    def __init__(self, board: Board, states: engine.States) -> None:
        self.json, size = engine.public_view(engine.board_record(board), words_of(board), states)
        self.beginning = self.json[:size] + b","
        if states["phase"][0] == records.OVER:
            counted = _counted(board, states)
            self.json = self.json[:-1] + b"," + counted + b"}"
            self.beginning += counted + b","


def view(board: Board, states: engine.States, seat: int | None, common: Shared | None = None) -> View:
    """The view of a seat; None gives the view of a spectator."""
    return _decode(view_json(board, states, seat, Shared(board, states) if common is None else common))


def view_json(board: Board, states: engine.States, seat: int | None, common: Shared) -> bytes:
    """The view as JSON."""
    if seat is None:
        return common.json
    return common.beginning + engine.own_view(engine.board_record(board), words_of(board), states, seat)


def country_gains(game: Game, view: View) -> dict[str, dict[str, int]]:
    """Country cards that claims would bring the seat of a view now (P6, P7): by route, the card's value by country."""
    claimable = dict.fromkeys(route for claims in view.legal.claims for route in claims.routes)
    if not game.board.countries or not claimable or view.seat is None:
        return {}
    gains = engine.country_gains(engine.board_record(game.board), game.blind(view.seat), view.seat)
    cards = {route: country_cards(game.board, gains[game.board.route_index[route]]) for route in claimable}
    return {route: {country: top for country, (top,) in found.items()} for route, found in cards.items() if found}


def forced_substitutes(game: Game, view: View) -> dict[str, tuple[str, ...]]:
    """Claims of the seat of a view that leave no choice of substitutes (D15, N10): by action, the cards to give.

    The rules decide: each claim for which the cards are so few is played, and what follows as long as one action only
    is legal.
    """
    forced: dict[str, tuple[str, ...]] = {}
    if view.seat is None:
        return forced
    for claims in view.legal.claims:
        swapped = [payment for payment in claims.payments if " for " in f" {payment}"]
        for route in claims.routes if swapped else ():
            for payment in swapped:
                cards = _only_substitutes(game, view.seat, f"claim {route} {payment}")
                if cards:
                    forced[f"claim {route} {payment}"] = cards
    return forced


def _only_substitutes(game: Game, seat: int, claim: str) -> tuple[str, ...]:
    action = parse_action(game.board, claim)
    found = game.board.routes[game.board.route_index[str(action.route)]]
    left = Counter(game.hand(seat)) - Counter(action.cards)
    kinds = [count for card, count in left.items() if card != LOCOMOTIVE or found.any_cards]
    if found.tunnel or (len(kinds) > 1 and sum(kinds) > action.swaps * found.swap_price(game.board.rules)):
        return ()
    game, given = game.copy(), []
    game.play(action, seat)
    while not game.over and game.phase == "paying":
        legal = game.legal(seat)
        if len(legal) > 1:
            return ()
        given.append(str(legal[0].card))
        game.play(legal[0], seat)
    return tuple(given)


@cache
def words_of(board: Board) -> engine.StringTable:
    """All names of a board as JSON strings, at the indexes where the compiled code looks them up."""
    named = [
        _padded([f'"board":"{board.id}","digest":"{board.digest}"'], 1),
        _quoted((route.id for route in board.routes), records.ROUTES),
        _quoted((ticket.id for ticket in board.tickets), records.TICKETS),
        _quoted((city.id for city in board.cities), writing.COUNTRY_NAMES - writing.CITY_NAMES),
        _quoted((country.id for country in board.countries), records.COUNTRIES),
        _quoted(CARDS),
        _quoted(records.PHASES),
        _quoted(records.ENDINGS),
        _quoted(records.REFUSALS),
        _quoted(_station_payments(board)),
        _quoted(_tunnel_payments()),
        _quoted(_route_payments(board)),
    ]
    texts = [text.encode() for each in named for text in each]
    return engine.new_string_table(texts, TIMES * sum(len(text) + 1 for text in texts) + OTHERS)


def _counted(board: Board, states: engine.States) -> bytes:
    """Scores and winners as JSON members: only for a game that is over."""
    count = engine.counts(engine.board_record(board), states)[0]
    return _encode({"scores": scores(board, states[0], count), "winners": winners(states[0], count)})[1:-1]


def _station_payments(board: Board) -> Iterable[str]:
    """Ordered by the number of stations built, then by payment number; unused entries are empty."""
    ways = int(engine.board_record(board).station_payments)
    for built in range(records.STATIONS):
        cost = board.rules.station_costs[built] if built < len(board.rules.station_costs) else 0
        texts = [f"with {cards_text(station_cards(board, cost, number))}" for number in range(ways if cost else 0)]
        yield from _padded(texts, writing.STATION_WAYS)


def _tunnel_payments() -> Iterable[str]:
    """Ordered by colour, number of cards of that colour, and number of locomotives."""
    for colour in range(records.CARDS):
        for cards in range(writing.TUNNEL_WAYS):
            for locomotives in range(writing.TUNNEL_WAYS):
                yield cards_text(laid_cards(colour, cards, locomotives))


def _route_payments(board: Board) -> Iterable[str]:
    """The payments of each group's first route, in the order of the board record: all routes of a group share them."""
    record = engine.board_record(board)
    for group in range(int(record.colour_groups[records.GREY + 2])):
        for payment in route_payments(board, int(record.group_first[group])):
            yield _payment(payment.colour, payment.cards, payment.locomotives, payment.swaps)


def _payment(colour: str | None, cards: int, locomotives: int, swaps: int) -> str:
    laid: Cards = {colour: cards} if colour and cards else {}
    if locomotives:
        laid[LOCOMOTIVE] = locomotives
    return " ".join(["with " + cards_text(laid)] * bool(laid) + [f"for {swaps}"] * bool(swaps))


def _quoted(texts: Iterable[str], size: int = 0) -> list[str]:
    return _padded([_encode(text).decode() for text in texts], size)


def _padded(texts: Sequence[str], size: int) -> list[str]:
    return [*texts, *[""] * (size - len(texts))]
