"""Action encoding: converts between actions and the action numbers of the compiled rules, in a given position."""

from __future__ import annotations

from functools import cache

import numpy as np

from branchline.boards.model import CARDS, COLOURS, GREY, LOCOMOTIVE, Board, Route
from branchline.boards.payments import Payment
from branchline.game.actions import Action, Cards
from branchline.game.errors import IllegalAction
from branchline.rules.board_records import board_record, ordered_payments
from branchline.rules.records import (
    DECLINE,
    DRAW,
    DRAW_TICKETS,
    GIVE,
    KEEP,
    NO_COLOUR,
    PASS,
    PAY,
    STATION,
    STRICT_FERRIES,
    TAKE,
)


def action_for(board: Board, state: np.record, seat: int, number: int) -> Action:
    """Decodes a legal action number in this position."""
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
    route = int(record.action_route[number])
    payment_made = route_payments(board, route)[number - int(record.route_action[route])]
    colour = NO_COLOUR if payment_made.colour is None else COLOURS.index(payment_made.colour)
    return Action(
        kind="claim",
        route=board.routes[route].id,
        cards=laid_cards(colour, payment_made.cards, payment_made.locomotives),
        swaps=payment_made.swaps,
    )


def numbers_for(board: Board, state: np.record, seat: int, action: Action) -> list[int]:
    """Encodes an action, one number per decision. Raises IllegalAction if no hand of cards would make it legal here."""
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
    return _claim_numbers(board, state, action)


@cache
def route_payments(board: Board, route: int) -> list[Payment]:
    return ordered_payments(board, board.routes[route])


def next_station_cost(board: Board, state: np.record, seat: int) -> int:
    """E10: the cost of the seat's next station; 0 if it has none left."""
    built = int(state.stations[seat]).bit_count()
    return board.rules.station_costs[built] if built < len(board.rules.station_costs) else 0


def station_cards(board: Board, cost: int, payment: int) -> Cards:
    """The cards of a payment, given by its number, for a station of this cost."""
    record = board_record(board)
    colour, locomotives = divmod(payment, int(record.dearest_station))
    if payment == record.station_payments - 1:
        colour, locomotives = NO_COLOUR, cost
    return laid_cards(colour, cost - locomotives, locomotives)


def laid_cards(colour: int, count: int, locomotives: int) -> Cards:
    """`count` cards of a colour, given by its number, and some locomotives."""
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
                break  # there is no offer: the rules refuse it with the right reason
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
        return first  # no station left: the rules refuse it with the right reason
    if paid + locomotives != cost:
        ordinal = int(state.stations[seat]).bit_count() + 1
        raise IllegalAction("station-count", ordinal=ordinal, cost=cost, paid=paid + locomotives)
    if colour is None:
        return first + int(record.station_payments) - 1
    return first + COLOURS.index(colour) * int(record.dearest_station) + locomotives


def most_swaps(board: Board, state: np.record, route: Route) -> int:
    """How many symbols or spaces of a route substitutes may pay for at this table (N7, D15, N10)."""
    return route.most_swaps(board.rules, strict=bool(state.options & STRICT_FERRIES))


def _claim_numbers(board: Board, state: np.record, action: Action) -> list[int]:
    record = board_record(board)
    index = board.route_index[str(action.route)]
    route = board.routes[index]
    colour, paid, locomotives = _one_colour(action.cards)
    wanted = Payment(colour, paid, locomotives, action.swaps)
    payments = route_payments(board, index)
    most = most_swaps(board, state, route)
    if wanted not in payments or wanted.swaps > most:
        raise _wrong_payment(route, wanted, most)
    numbers = [int(record.route_action[index]) + payments.index(wanted)]
    if action.substitutes:
        needed = action.swaps * route.swap_price(board.rules)
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


def _wrong_payment(route: Route, payment: Payment, most: int) -> IllegalAction:
    """Explains why a payment is not valid for the route, if substitutes may pay for `most` symbols or spaces."""
    if payment.colour and route.colour not in (GREY, payment.colour):
        return IllegalAction("wrong-colour", route=route.id, colour=route.colour, card=payment.colour)
    if payment.swaps and not most:
        return IllegalAction("no-substitutes", route=route.id)
    if payment.swaps > most:
        return IllegalAction("too-many-swaps", route=route.id, most=most, swaps=payment.swaps)
    paid = payment.cards + payment.locomotives + payment.swaps
    if paid != route.cost:
        return IllegalAction("wrong-count", route=route.id, length=route.cost, paid=paid)
    if payment.locomotives + payment.swaps < route.symbols:
        return IllegalAction("needs-locomotives", route=route.id, symbols=route.symbols)
    return IllegalAction("no-locomotives", route=route.id)
