"""From an action to its numbers in the board's table, and back, in a given position."""

from __future__ import annotations

from functools import cache

import numpy as np

from branchline.boards.model import CARDS, COLOURS, GREY, LOCOMOTIVE, Board, Lane
from branchline.boards.payments import Payment
from branchline.game.actions import Action, Cards
from branchline.game.refusals import IllegalAction
from branchline.rules.board_records import board_record, ordered_payments
from branchline.rules.records import DECLINE, DRAW, DRAW_TICKETS, GIVE, KEEP, NO_COLOUR, PASS, PAY, STATION, TAKE


def action_for(board: Board, state: np.record, seat: int, number: int) -> Action:
    """The action that a legal number stands for in this position."""
    record = board_record(board)
    if number < DRAW:
        return Action(kind="take", card=CARDS[number - TAKE])
    if number == DRAW:
        return Action(kind="draw")
    if number == DRAW_TICKETS:
        return Action(kind="tickets")
    if number == PASS:
        return Action(kind="pass")
    if number == DECLINE:
        return Action(kind="decline")
    if number < PAY:
        return Action(kind="give", card=CARDS[number - GIVE])
    if number < KEEP:
        return Action(
            kind="pay", cards=laid_cards(int(state.laid_colour), int(state.owed) - (number - PAY), number - PAY)
        )
    if number < STATION:
        chosen = [int(state.offer[seat, i]) for i in range(state.offer_size[seat]) if (number - KEEP) >> i & 1]
        return Action(kind="keep", tickets=tuple(board.tickets[ticket].id for ticket in chosen))
    if number < record.claim:
        city, payment = divmod(number - STATION, int(record.station_payments))
        cards = station_cards(board, next_station_cost(board, state, seat), payment)
        return Action(kind="station", city=board.cities[city].id, cards=cards)
    lane = int(record.action_lane[number])
    payment_made = lane_payments(board, lane)[number - int(record.lane_action[lane])]
    colour = NO_COLOUR if payment_made.colour is None else COLOURS.index(payment_made.colour)
    return Action(
        kind="claim",
        lane=board.lanes[lane].id,
        cards=laid_cards(colour, payment_made.cards, payment_made.locomotives),
        swaps=payment_made.swaps,
    )


def numbers_for(board: Board, state: np.record, seat: int, action: Action) -> list[int]:
    """The numbers that carry out an action, one a decision; IllegalAction if no hand could ever do it here."""
    match action.kind:
        case "take":
            return [TAKE + CARDS.index(str(action.card))]
        case "draw":
            return [DRAW]
        case "tickets":
            return [DRAW_TICKETS]
        case "pass":
            return [PASS]
        case "decline":
            return [DECLINE]
        case "give":
            return [GIVE + CARDS.index(str(action.card))]
        case "pay":
            return [PAY + _tunnel_locomotives(state, action.cards)]
        case "keep":
            return [KEEP + _subset(board, state, seat, action.tickets)]
        case "station":
            return [_station_number(board, state, seat, action)]
    return _claim_numbers(board, action)


@cache
def lane_payments(board: Board, lane: int) -> list[Payment]:
    return ordered_payments(board, board.lanes[lane])


def next_station_cost(board: Board, state: np.record, seat: int) -> int:
    """E10: what the seat's next station costs; 0 if there is none left."""
    built = int(state.stations[seat]).bit_count()
    return board.rules.station_costs[built] if built < len(board.rules.station_costs) else 0


def station_cards(board: Board, cost: int, payment: int) -> Cards:
    """What is laid for a station of this cost, by the number of its payment."""
    record = board_record(board)
    colour, locomotives = divmod(payment, int(record.dearest_station))
    if payment == record.station_payments - 1:
        colour, locomotives = NO_COLOUR, cost
    return laid_cards(colour, cost - locomotives, locomotives)


def swap_price(board: Board, lane: Lane) -> int:
    """How many cards stand in for one symbol or space (N7, N10)."""
    return lane.any_cards or (board.rules.ferry_substitute if lane.symbols else 0)


def laid_cards(colour: int, count: int, locomotives: int) -> Cards:
    """So many cards of a colour, by its number, and so many locomotives."""
    cards: Cards = {}
    if count:
        cards[CARDS[colour]] = count
    if locomotives:
        cards[LOCOMOTIVE] = locomotives
    return cards


def _tunnel_locomotives(state: np.record, cards: Cards) -> int:
    owed = int(state.owed)
    if owed:
        paid = sum(cards.values())
        colour = int(state.laid_colour)
        for card in cards:
            if card != LOCOMOTIVE and colour == NO_COLOUR:
                raise IllegalAction("tunnel-colour")  # E6
            if card not in (LOCOMOTIVE, CARDS[colour]):
                raise IllegalAction("tunnel-wrong-card", asked=CARDS[colour], card=card)
        if paid != owed:
            raise IllegalAction("tunnel-count", owed=owed, paid=paid)
    return min(cards.get(LOCOMOTIVE, 0), KEEP - PAY - 1)


def _subset(board: Board, state: np.record, seat: int, tickets: tuple[str, ...]) -> int:
    offered = [board.tickets[int(state.offer[seat, i])].id for i in range(state.offer_size[seat])]
    chosen = 0
    for ticket in tickets:
        if ticket not in offered:
            if not offered:
                break  # no offer at all: the rules say so
            raise IllegalAction("not-offered", ticket=ticket)
        chosen |= 1 << offered.index(ticket)
    return chosen


def _station_number(board: Board, state: np.record, seat: int, action: Action) -> int:
    record = board_record(board)
    if not board.rules.station_costs:
        raise IllegalAction("no-stations")
    first = STATION + board.city_index[str(action.city)] * int(record.station_payments)
    cost = next_station_cost(board, state, seat)
    colour, paid, locomotives = _one_colour(action.cards)
    if not cost:
        return first  # none left: the rules say so
    if paid + locomotives != cost:
        ordinal = int(state.stations[seat]).bit_count() + 1
        raise IllegalAction("station-count", ordinal=ordinal, cost=cost, paid=paid + locomotives)
    if colour is None:
        return first + int(record.station_payments) - 1
    return first + COLOURS.index(colour) * int(record.dearest_station) + locomotives


def _claim_numbers(board: Board, action: Action) -> list[int]:
    record = board_record(board)
    index = board.lane_index[str(action.lane)]
    lane = board.lanes[index]
    colour, paid, locomotives = _one_colour(action.cards)
    wanted = Payment(colour, paid, locomotives, action.swaps)
    payments = lane_payments(board, index)
    if wanted not in payments:
        raise _wrong_payment(board, lane, wanted)
    numbers = [int(record.lane_action[index]) + payments.index(wanted)]
    if action.substitutes:
        needed = action.swaps * swap_price(board, lane)
        given = sum(action.substitutes.values())
        if given != needed:
            raise IllegalAction("substitute-count", swaps=action.swaps, needed=needed, given=given)
        for i, card in enumerate(CARDS):
            numbers += [GIVE + i] * action.substitutes.get(card, 0)
    return numbers


def _one_colour(cards: Cards) -> tuple[str | None, int, int]:
    colours = [card for card in cards if card != LOCOMOTIVE]
    if len(colours) > 1:
        raise IllegalAction("one-colour", cards={c: cards[c] for c in colours})
    colour = colours[0] if colours else None
    return colour, cards.get(colour, 0) if colour else 0, cards.get(LOCOMOTIVE, 0)


def _wrong_payment(board: Board, lane: Lane, payment: Payment) -> IllegalAction:
    """What is wrong with a payment that is none of the lane's."""
    price = swap_price(board, lane)
    most = lane.length if lane.any_cards else lane.symbols
    if payment.colour and lane.colour not in (GREY, payment.colour):
        return IllegalAction("wrong-colour", lane=lane.id, colour=lane.colour, card=payment.colour)
    if payment.swaps and not price:
        return IllegalAction("no-substitutes", lane=lane.id)
    if payment.swaps > most:
        return IllegalAction("too-many-swaps", lane=lane.id, most=most, swaps=payment.swaps)
    paid = payment.cards + payment.locomotives + payment.swaps
    if paid != lane.length:
        return IllegalAction("wrong-count", lane=lane.id, length=lane.length, paid=paid)
    if payment.locomotives + payment.swaps < lane.symbols:
        return IllegalAction("needs-locomotives", lane=lane.id, symbols=lane.symbols)
    return IllegalAction("no-locomotives", lane=lane.id)
