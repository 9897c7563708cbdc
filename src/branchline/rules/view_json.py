"""JSON serializer of views: writes what a seat or a spectator may know of a game (see `game.views.View`).

A server sends views of every seat after every action; building them from Python objects first would take five times as
long. Every member of a list or an object is followed by a comma, and the closing bracket overwrites the last comma.

A *pen* is the output buffer together with the names of a board: all their characters in one array, and the index at
which each name starts.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from branchline.boards import limits
from branchline.rules.bits import NONE, ONE, has, lowest, popcount
from branchline.rules.compiling import inner
from branchline.rules.legal import least_kept, may_act
from branchline.rules.records import (
    BOTTOM,
    CARDS,
    CARDS_SHORT,
    COUNTRIES,
    DECLINE,
    DRAW,
    DRAW_TICKETS,
    ENDINGS,
    FACE_UP,
    GAP,
    GIVE,
    GREY,
    KEEP,
    LEGAL,
    LOCOMOTIVE,
    NO_COLOUR,
    NO_LONGEST_PATH,
    OVER,
    PASS,
    PATH,
    PAY,
    PAYING,
    PHASES,
    REFUSALS,
    ROUTES,
    STATIONS,
    STRICT_FERRIES,
    TICKETS,
    TUNNEL,
    UNKNOWN_TICKET,
)

Pen: TypeAlias = tuple[np.ndarray, np.ndarray, np.ndarray]

# Where the names of each kind begin among all names. The payments of routes come last, because their number varies.
STATION_WAYS = CARDS * limits.STATION_COST + 1
TUNNEL_WAYS = limits.TUNNEL_CARDS + 1
BOARD_NAME = 0
ROUTE_NAMES = BOARD_NAME + 1
TICKET_NAMES = ROUTE_NAMES + ROUTES
CITY_NAMES = TICKET_NAMES + TICKETS
COUNTRY_NAMES = CITY_NAMES + limits.PLACES
CARD_NAMES = COUNTRY_NAMES + COUNTRIES
PHASE_NAMES = CARD_NAMES + CARDS
ENDING_NAMES = PHASE_NAMES + len(PHASES)
REFUSAL_NAMES = ENDING_NAMES + len(ENDINGS)
STATION_PAYMENTS = REFUSAL_NAMES + len(REFUSALS)  # by number of stations built, then by number of the payment
TUNNEL_PAYMENTS = STATION_PAYMENTS + STATIONS * STATION_WAYS  # by colour, its cards, and locomotives
ROUTE_PAYMENTS = TUNNEL_PAYMENTS + CARDS * TUNNEL_WAYS * TUNNEL_WAYS  # in the order of the board's record

COMMA = 44
REASONS = len(REFUSALS)


@inner
def write_public(board: np.record, state: np.record, count: np.record, pen: Pen) -> int:
    """Write what everybody may know, without a closing bracket; returns the end position.

    Of the tickets at the bottom of the deck it tells only who put them there.
    """
    at = _word(pen, _put(pen, 0, b"{"), BOARD_NAME)
    at = _word(pen, _put(pen, at, b'"phase":'), PHASE_NAMES + int(state.phase))
    at = _count(pen, at, b'"turn":', state.turn)
    at = _count(pen, at, b'"first":', state.first)
    at = _actors(state, pen, at)
    at = _face_up(state, pen, at)
    at = _count(pen, at, b'"deck":', state.deck_size)
    at = _cards(pen, _put(pen, at, b'"discards":'), state.discards)
    at = _cards(pen, _put(pen, at, b'"deck_most":'), state.deck_most)
    at = _numbers(pen, _put(pen, at, b'"tickets_left":'), state.deck_tickets, state.deck_tickets.size)
    at = _put(pen, at, b'"seats":[')
    for seat in range(state.players):
        at = _seat(board, state, seat, count.score[seat, PATH], pen, at)
    at = _end(pen, at, b"]")
    if state.deck_tickets[BOTTOM]:
        at = _numbers(pen, _put(pen, at, b'"bottom_by":'), state.bottom_by, state.deck_tickets[BOTTOM])
    if state.phase == TUNNEL or state.phase == PAYING:
        at = _laid(state, pen, at)
    if state.options & NO_LONGEST_PATH:
        at = _put(pen, at, b'"longest_path":false,')
    if state.options & STRICT_FERRIES:
        at = _put(pen, at, b'"strict_ferries":true,')
    at = _some(pen, at, b'"passes":', state.passes)
    at = _some(pen, at, b'"idle_turns":', state.idle_turns)
    if state.final_turns >= 0:
        at = _count(pen, at, b'"final_turns":', state.final_turns)
    if state.ending:
        at = _word(pen, _put(pen, at, b'"ending":'), ENDING_NAMES + int(state.ending))
    return at


@inner
def write_bottom(state: np.record, pen: Pen, at: int) -> int:
    """Write the tickets put under the deck in play, as far as they are known."""
    if state.deck_tickets[BOTTOM] == 0:
        return at
    at = _put(pen, at, b'"bottom":[')
    for i in range(state.deck_tickets[BOTTOM]):
        if state.bottom[i] == UNKNOWN_TICKET:
            at = _put(pen, at, b"null,")
        else:
            at = _word(pen, at, TICKET_NAMES + int(state.bottom[i]))
    return _end(pen, at, b"]")


@inner
def write_own(board: np.record, state: np.record, seat: int, complete: np.ndarray, found: np.record, pen: Pen) -> int:
    """Write what only the seat itself may know and what it may do, without an opening bracket."""
    at = _count(pen, 0, b'"seat":', seat)
    at = write_bottom(state, pen, at)
    at = _cards_if_any(pen, at, b'"hand":', state.hand[seat])
    at = _cards_if_any(pen, at, b'"unseen_draws":', state.unseen_draws[seat])
    at = _put(pen, at, b'"tickets":[')
    for ticket in range(board.ticket_count):
        if has(state.tickets[seat], ticket):
            at = _held(ticket, complete, found, pen, at)
    at = _put(pen, _end(pen, at, b"]"), b'"offer":[')
    for i in range(state.offer_size[seat]):
        at = _held(int(state.offer[seat, i]), complete, found, pen, at)
    at = _put(pen, _end(pen, at, b"]"), b'"chosen":[')
    for i in range(state.offer_size[seat]):
        if state.chosen[seat] >> i & 1:
            at = _word(pen, at, TICKET_NAMES + int(state.offer[seat, i]))
    at = _end(pen, at, b"]")
    at = _names_if_any(pen, at, b'"put_under":', TICKET_NAMES, state.put_under[seat])
    at = _names_if_any(pen, at, b'"returned":', TICKET_NAMES, state.out[seat])
    at = _refused(board, found, pen, at)
    if may_act(state, seat):
        at = _legal(board, state, seat, found, pen, at)
    return at


@inner
def write_end(pen: Pen, at: int) -> int:
    """Close a view; returns its length."""
    return _end(pen, at, b"}") - 1  # without the trailing comma


# Parts that everybody may know.


@inner
def _actors(state: np.record, pen: Pen, at: int) -> int:
    at = _put(pen, at, b'"actors":[')
    for seat in range(state.players):
        if may_act(state, seat):
            at = _count(pen, at, b"", seat)
    return _end(pen, at, b"]")


@inner
def _face_up(state: np.record, pen: Pen, at: int) -> int:
    at = _put(pen, at, b'"face_up":[')
    for i in range(FACE_UP):
        if state.face_up[i] == GAP:
            at = _put(pen, at, b"null,")
        else:
            at = _word(pen, at, CARD_NAMES + int(state.face_up[i]))
    return _end(pen, at, b"]")


@inner
def _seat(board: np.record, state: np.record, seat: int, path: int, pen: Pen, at: int) -> int:
    """Write what everybody may know of a seat."""
    at = _count(pen, at, b'{"cards":', state.hand_size[seat])
    at = _count(pen, at, b'"trains":', state.trains[seat])
    at = _count(pen, at, b'"points":', state.points[seat])
    at = _count(pen, at, b'"path":', path)
    at = _count(pen, at, b'"tickets":', state.tickets_held[seat])
    at = _cards_if_any(pen, at, b'"known":', state.known[seat])
    at = _some(pen, at, b'"kept_at_start":', state.kept_at_start[seat])
    at = _some(pen, at, b'"offered":', state.offer_size[seat])
    if state.chosen[seat]:
        at = _put(pen, at, b'"chosen":true,')
    at = _some(pen, at, b'"returned":', state.out_size[seat])
    at = _names_if_any(pen, at, b'"routes":', ROUTE_NAMES, state.routes[seat])
    if state.stations[seat] != NONE:
        at = _cities(pen, _put(pen, at, b'"stations":'), state.stations[seat])
    at = _some(pen, at, b'"stations_left":', int(board.stations) - popcount(state.stations[seat]))
    if state.country_cards[seat] != NONE:
        at = _countries(board, state.country_cards[seat], pen, at)
    if state.phase == OVER:
        at = _names_if_any(pen, at, b'"open_tickets":', TICKET_NAMES, state.tickets[seat])
    return _end(pen, at, b"}")


@inner
def _countries(board: np.record, cards: np.uint64, pen: Pen, at: int) -> int:
    """Write the values of country cards, by country."""
    at = _put(pen, at, b'"countries":{')
    for country in range(board.country_count):
        left = cards & board.stack[country]
        if left != NONE:
            at = _put(pen, _word(pen, at, COUNTRY_NAMES + country) - 1, b":[")
            while left != NONE:
                at = _count(pen, at, b"", board.card_points[lowest(left)])
                left &= left - ONE
            at = _end(pen, at, b"]")
    return _end(pen, at, b"}")


@inner
def _laid(state: np.record, pen: Pen, at: int) -> int:
    """Write the cards laid for a route that is being paid for."""
    at = _word(pen, _put(pen, at, b'"laid":{"route":'), ROUTE_NAMES + int(state.laid_route))
    at = _cards(pen, _put(pen, at, b'"cards":'), state.laid)
    if state.laid_colour != NO_COLOUR:
        at = _word(pen, _put(pen, at, b'"colour":'), CARD_NAMES + int(state.laid_colour))
    at = _cards_if_any(pen, at, b'"turned_up":', state.turned)
    at = _some(pen, at, b'"owed":', state.owed)
    at = _some(pen, at, b'"to_give":', state.to_give)
    return _end(pen, at, b"}")


# Parts that only the seat may know.


@inner
def _held(ticket: int, complete: np.ndarray, found: np.record, pen: Pen, at: int) -> int:
    """Write a ticket and whether its cities are connected, can still be, or can't be any more."""
    at = _word(pen, _put(pen, at, b'{"ticket":'), TICKET_NAMES + ticket)
    if has(complete, ticket):
        return _put(pen, at, b'"state":"done"},')
    if has(found.lost, ticket):
        return _put(pen, at, b'"state":"lost"},')
    return _put(pen, at, b'"state":"open"},')


@inner
def _refused(board: np.record, found: np.record, pen: Pen, at: int) -> int:
    """Write the routes that can't be claimed, by reason: first those that lack cards, by what is missing."""
    at = _put(pen, at, b'"refused":[')
    for group in range(board.colour_groups[GREY + 2]):
        if found.kinds[group] == CARDS_SHORT or found.kinds[group] < 0:
            first = int(board.group_first[group])
            before = at
            at = _put(pen, at, b'{"code":"cards-short",')
            empty = at = _put(pen, at, b'"routes":[')
            at = _routes_with(CARDS_SHORT, board, found, first, _past(board, first), pen, at)
            if at == empty:  # no route of the group is refused for lack of cards
                at = before
                continue
            at = _shortage(found.short[group], pen, _end(pen, at, b"]"))
    for reason in range(LEGAL + 1, REASONS):
        if reason != CARDS_SHORT:
            before = at
            at = _word(pen, _put(pen, at, b'{"code":'), REFUSAL_NAMES + reason)
            empty = at = _put(pen, at, b'"routes":[')
            at = _routes_with(reason, board, found, 0, int(board.route_count), pen, at)
            at = _end(pen, _end(pen, at, b"]"), b"}") if at > empty else before
    return _end(pen, at, b"]")


@inner
def _shortage(short: np.ndarray, pen: Pen, at: int) -> int:
    """Write what is missing: cards of a colour, locomotives and substitutes."""
    if short[1] + short[2]:
        at = _put(pen, at, b'"short":{')
        if short[1]:
            at = _named(pen, at, CARD_NAMES + int(short[0]), short[1])
        if short[2]:
            at = _named(pen, at, CARD_NAMES + LOCOMOTIVE, short[2])
        at = _end(pen, at, b"}")
    return _end(pen, _some(pen, at, b'"substitutes":', short[3]), b"}")


@inner
def _past(board: np.record, first: int) -> int:
    """Return the index after the last route of the group that begins with this route."""
    route = first
    while route < board.route_count and board.group[route] == board.group[first]:
        route += 1
    return route


@inner
def _routes_with(reason: int, board: np.record, found: np.record, first: int, past: int, pen: Pen, at: int) -> int:
    for route in range(first, past):
        if found.refusals[route] == reason:
            at = _word(pen, at, ROUTE_NAMES + route)
    return at


@inner
def _legal(board: np.record, state: np.record, seat: int, found: np.record, pen: Pen, at: int) -> int:
    """Write what a seat that may act can do, grouped the way people choose."""
    at = _put(pen, at, b'"legal":{')
    if found.plain and found.numbers[0] >= KEEP:
        at = _count(pen, at, b'"keep":', least_kept(board, state, seat))
    else:
        at = _plain(state, found, pen, at)
    if found.station_ways:
        at = _cities(pen, _put(pen, at, b'"stations":{"cities":'), found.cities)
        at = _put(pen, at, b'"payments":[')
        for i in range(found.station_ways):
            built = popcount(state.stations[seat])
            at = _word(pen, at, STATION_PAYMENTS + built * STATION_WAYS + int(found.station_payments[i]))
        at = _end(pen, _end(pen, at, b"]"), b"}")
    at = _put(pen, at, b'"claims":[')
    at = _claims(board, found, True, pen, at)
    at = _claims(board, found, False, pen, at)
    return _end(pen, _end(pen, at, b"]"), b"}")


@inner
def _plain(state: np.record, found: np.record, pen: Pen, at: int) -> int:
    """Write all actions other than keeping tickets, stations and claims."""
    at = _put(pen, at, b'"take":[')
    for i in range(found.plain):
        if found.numbers[i] < DRAW:
            at = _word(pen, at, CARD_NAMES + int(found.numbers[i]))
    at = _put(pen, _end(pen, at, b"]"), b'"give":[')
    for i in range(found.plain):
        if GIVE <= found.numbers[i] < PAY:
            at = _word(pen, at, CARD_NAMES + int(found.numbers[i]) - GIVE)
    at = _put(pen, _end(pen, at, b"]"), b'"pay":[')
    for i in range(found.plain):
        if PAY <= found.numbers[i] < KEEP:
            locomotives = int(found.numbers[i]) - PAY
            colour_cards = int(state.owed) - locomotives
            cards = (int(state.laid_colour) * TUNNEL_WAYS + colour_cards) * TUNNEL_WAYS + locomotives
            at = _word(pen, at, TUNNEL_PAYMENTS + cards)
    at = _end(pen, at, b"]")
    for i in range(found.plain):
        if found.numbers[i] == DRAW:
            at = _put(pen, at, b'"draw":true,')
        elif found.numbers[i] == DRAW_TICKETS:
            at = _put(pen, at, b'"tickets":true,')
        elif found.numbers[i] == PASS:
            at = _put(pen, at, b'"pass":true,')
        elif found.numbers[i] == DECLINE:
            at = _put(pen, at, b'"decline":true,')
    return at


@inner
def _claims(board: np.record, found: np.record, whole: bool, pen: Pen, at: int) -> int:
    """Write routes that can be claimed at the same price: groups claimable as a whole, or only in part."""
    for group in range(board.colour_groups[GREY + 2]):
        if found.ways[group] and (found.kinds[group] == LEGAL) == whole:
            first = int(board.group_first[group])
            at = _put(pen, at, b'{"routes":[')
            at = _routes_with(LEGAL, board, found, first, _past(board, first), pen, at)
            at = _put(pen, _end(pen, at, b"]"), b'"payments":[')
            payment = int(board.group_payment[group])
            for i in range(payment, payment + int(found.ways[group])):
                at = _word(pen, at, ROUTE_PAYMENTS + payment + int(found.payments[i]))
            at = _end(pen, _end(pen, at, b"]"), b"}")
    return at


# Primitives. All of them except `_put` end with a comma.


@inner
def _put(pen: Pen, at: int, text: bytes) -> int:
    for i in range(len(text)):
        pen[0][at + i] = text[i]
    return at + len(text)


@inner
def _end(pen: Pen, at: int, bracket: bytes) -> int:
    """Close a list or an object; the bracket replaces the last comma if there are any members."""
    at = _put(pen, at - 1 if pen[0][at - 1] == COMMA else at, bracket)
    pen[0][at] = COMMA
    return at + 1


@inner
def _word(pen: Pen, at: int, number: int) -> int:
    """Write a name from the string table; it is stored with its quotes."""
    start = int(pen[2][number])
    size = int(pen[2][number + 1]) - start
    for i in range(size):
        pen[0][at + i] = pen[1][start + i]
    pen[0][at + size] = COMMA
    return at + size + 1


@inner
def _count(pen: Pen, at: int, key: bytes, value: int) -> int:
    """Write a number after its key."""
    at = _put(pen, at, key)
    value = int(value)
    if value < 0:
        at = _put(pen, at, b"-")
        value = -value
    digits = 1
    power = 10
    while value >= power:
        digits += 1
        power *= 10
    for i in range(digits):
        pen[0][at + digits - 1 - i] = 48 + value % 10
        value //= 10
    pen[0][at + digits] = COMMA
    return at + digits + 1


@inner
def _some(pen: Pen, at: int, key: bytes, value: int) -> int:
    """Write a number unless it is 0."""
    return _count(pen, at, key, value) if value else at


@inner
def _named(pen: Pen, at: int, name: int, value: int) -> int:
    """Write a number whose key is a name from the string table."""
    return _count(pen, _word(pen, at, name) - 1, b":", value)


@inner
def _numbers(pen: Pen, at: int, values: np.ndarray, size: int) -> int:
    at = _put(pen, at, b"[")
    for i in range(size):
        at = _count(pen, at, b"", values[i])
    return _end(pen, at, b"]")


@inner
def _cards(pen: Pen, at: int, counts: np.ndarray) -> int:
    """Write the number of cards of each kind."""
    at = _put(pen, at, b"{")
    for card in range(CARDS):
        if counts[card]:
            at = _named(pen, at, CARD_NAMES + card, counts[card])
    return _end(pen, at, b"}")


@inner
def _cards_if_any(pen: Pen, at: int, key: bytes, counts: np.ndarray) -> int:
    for card in range(CARDS):
        if counts[card]:
            return _cards(pen, _put(pen, at, key), counts)
    return at


@inner
def _names_if_any(pen: Pen, at: int, key: bytes, first: int, words: np.ndarray) -> int:
    """Write the names of the members of a two-word set; `first` is the name of member 0."""
    if words[0] | words[1] == NONE:
        return at
    at = _put(pen, _put(pen, at, key), b"[")
    for word in range(2):
        left = words[word]
        while left != NONE:
            at = _word(pen, at, first + 64 * word + lowest(left))
            left &= left - ONE
    return _end(pen, at, b"]")


@inner
def _cities(pen: Pen, at: int, places: np.uint64) -> int:
    at = _put(pen, at, b"[")
    while places != NONE:
        at = _word(pen, at, CITY_NAMES + lowest(places))
        places &= places - ONE
    return _end(pen, at, b"]")
