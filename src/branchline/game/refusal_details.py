"""From the rules' plain no to what a person wants to know: whose lane it is, how many cards are missing."""

from __future__ import annotations

from typing import Any

import numpy as np

from branchline.boards.model import CARDS, COLOURS, LOCOMOTIVE, Board
from branchline.game.action_numbers import action_for, lane_payments, swap_price
from branchline.game.actions import Action, Cards
from branchline.game.positions import cards_dict, indexes
from branchline.game.refusals import IllegalAction
from branchline.rules import records
from branchline.rules.board_records import board_record


def reason(board: Board, code: str, state: np.record, seat: int, number: int, action: Action | None) -> IllegalAction:
    """The refusal of a number in this position, with all that its sentence may name."""
    record, rules = board_record(board), board.rules
    seats = range(int(state.players))
    if code == "cards-short":
        return _cards_short(board, state, seat, number)
    least = rules.keep_at_start if state.phase == records.START else rules.keep_drawn
    details: dict[str, Any] = {
        "action": action.kind if action else None,
        "phase": records.PHASES[int(state.phase)],
        "players": int(state.players),
        "offered": int(state.offer_size[seat]),
        "least": min(least, int(state.offer_size[seat])),
        "ticket": None,
        "stations": len(rules.station_costs),
    }
    if number < records.DRAW:
        details["card"] = CARDS[number]
    elif records.GIVE <= number < records.PAY:
        details |= {"card": CARDS[number - records.GIVE], "to_give": int(state.to_give)}
    elif number >= record.claim:
        place = int(record.action_lane[number])
        lane = board.lanes[place]
        owner = next((s for s in seats if place in indexes(state.lanes[s])), None)
        details |= {"lane": lane.id, "length": lane.length, "trains": int(state.trains[seat])}
        details |= {"owner": owner, "country": lane.country}
    elif code == "station-there":
        city = (number - records.STATION) // int(record.station_payments)
        owner = next(s for s in seats if int(state.stations[s]) >> city & 1)
        details |= {"city": board.cities[city].id, "owner": owner}
    return IllegalAction(code, **details)


def _cards_short(board: Board, state: np.record, seat: int, number: int) -> IllegalAction:
    """What is missing in the hand for a payment: cards, or if these are there, substitutes."""
    record = board_record(board)
    hand = cards_dict(state.hand[seat])
    needed: Cards = {}
    extra = 0
    if number >= record.claim:
        place = int(record.action_lane[number])
        lane = board.lanes[place]
        payment = lane_payments(board, place)[number - int(record.lane_action[place])]
        wanted = ((payment.colour, payment.cards), (LOCOMOTIVE, payment.locomotives))
        needed = {card: n for card, n in wanted if card and n}
        left = sum(hand.values()) if lane.any_cards else sum(hand.get(c, 0) for c in COLOURS)
        spent = payment.cards + (payment.locomotives if lane.any_cards else 0)
        extra = max(0, payment.swaps * swap_price(board, lane) - (left - spent))
    elif records.GIVE <= number < records.PAY:
        needed = {CARDS[number - records.GIVE]: 1}
    else:
        needed = action_for(board, state, seat, number).cards
    short = {card: n - hand.get(card, 0) for card, n in needed.items() if n > hand.get(card, 0)}
    return IllegalAction("cards-short", short=short) if short else IllegalAction("substitutes-short", number=extra)
