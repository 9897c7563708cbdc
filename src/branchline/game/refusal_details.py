"""Refusal details: adds what a player wants to know to a refusal code, such as a route's owner or the missing cards."""

from __future__ import annotations

from typing import Any

import numpy as np

from branchline.boards.model import CARDS, LOCOMOTIVE, Board
from branchline.game.action_numbers import action_for, most_swaps, route_payments
from branchline.game.actions import Action, Cards
from branchline.game.errors import IllegalAction
from branchline.game.positions import cards_dict, indexes
from branchline.rules import engine, records
from branchline.rules.board_records import board_record


def reason(board: Board, code: str, state: np.record, seat: int, number: int, action: Action | None) -> IllegalAction:
    """The refusal of an action number in this position, with every detail that its message may mention."""
    record, rules = board_record(board), board.rules
    seats = range(int(state.players))
    if code == "cards-short":
        return _cards_short(board, state, seat, number)
    details: dict[str, Any] = {
        "action": action.kind if action else None,
        "phase": records.PHASES[int(state.phase)],
        "players": int(state.players),
        "offered": int(state.offer_size[seat]),
        "least": engine.least_kept(record, state, seat),
        "ticket": None,
        "stations": len(rules.station_costs),
    }
    if number < records.DRAW:
        details["card"] = CARDS[number]
    elif records.GIVE <= number < records.PAY:
        details |= {"card": CARDS[number - records.GIVE], "to_give": int(state.to_give)}
    elif number >= record.claim:
        place = int(record.action_route[number])
        route = board.routes[place]
        owner = next((s for s in seats if place in indexes(state.routes[s])), None)
        details |= {"route": route.id, "length": route.length, "trains": int(state.trains[seat])}
        details |= {"owner": owner, "country": route.country, "most": most_swaps(board, state, route)}
        details["swaps"] = route_payments(board, place)[number - int(record.route_action[place])].swaps
    elif code == "station-there":
        city = (number - records.STATION) // int(record.station_payments)
        owner = next(s for s in seats if int(state.stations[s]) >> city & 1)
        details |= {"city": board.cities[city].id, "owner": owner}
    return IllegalAction(code, **details)


def _cards_short(board: Board, state: np.record, seat: int, number: int) -> IllegalAction:
    """The refusal that lists the cards missing for a payment or, if only substitutes are missing, how many."""
    record = board_record(board)
    hand = cards_dict(state.hand[seat])
    needed: Cards = {}
    extra = 0
    if number >= record.claim:
        place = int(record.action_route[number])
        route = board.routes[place]
        payment = route_payments(board, place)[number - int(record.route_action[place])]
        wanted = ((payment.colour, payment.cards), (LOCOMOTIVE, payment.locomotives))
        needed = {card: n for card, n in wanted if card and n}
        spent = payment.cards + (payment.locomotives if LOCOMOTIVE in route.substitutes else 0)
        left = sum(hand.get(card, 0) for card in route.substitutes) - spent
        extra = max(0, payment.swaps * route.swap_price(board.rules) - left)
    elif records.GIVE <= number < records.PAY:
        needed = {CARDS[number - records.GIVE]: 1}
    else:
        needed = action_for(board, state, seat, number).cards
    short = {card: n - hand.get(card, 0) for card, n in needed.items() if n > hand.get(card, 0)}
    return IllegalAction("cards-short", short=short) if short else IllegalAction("substitutes-short", number=extra)
