"""Board records: converts a loaded `Board` into the flat record that the compiled rules read."""

from __future__ import annotations

from functools import cache

import numpy as np

from branchline.boards.model import COLOURS, GREY, Board, Route, cost_group
from branchline.boards.payments import Payment, payments, station_payments
from branchline.rules.records import (
    BOARD,
    CARDS,
    COMPLETED,
    LOCOMOTIVE,
    NO_COLOUR,
    PATH,
    PATH_BONUS,
    STATION,
    STATIONS_BUILT,
    TICKET_POINTS,
    TOTAL,
)

# Criteria that decide the winner, by their name in the board file: a column of the count, and whether the highest (1)
# or the lowest (-1) value is best.
TIES = {
    "points": (TOTAL, 1),  # G20
    "completed tickets": (COMPLETED, 1),
    "fewer stations": (STATIONS_BUILT, -1),
    "longest-path bonus": (PATH_BONUS, 1),
    "ticket points": (TICKET_POINTS, 1),  # D18
    "longest path": (PATH, 1),
}


@cache
def board_record(board: Board) -> np.record:
    """Return the record of a board. It is built once, cached and read-only."""
    table = np.zeros(1, dtype=BOARD)
    record = table[0]
    _write_settings(board, record)
    _write_routes(board, record)
    _write_tickets(board, record)
    _write_countries(board, record)
    table.flags.writeable = False
    return table[0]


def ordered_payments(board: Board, route: Route) -> list[Payment]:
    """List a route's payments in action-number order: by colour, swaps, locomotives; those without a colour last."""
    colour = {name: i for i, name in enumerate(COLOURS)}
    return sorted(
        payments(route, board.rules),
        key=lambda p: (NO_COLOUR if p.colour is None else colour[p.colour], p.swaps, p.locomotives),
    )


def _write_settings(board: Board, record: np.record) -> None:
    rules = board.rules
    record.all_cards[:] = rules.each_colour
    record.all_cards[LOCOMOTIVE] = rules.locomotives
    record.hand = rules.hand
    record.trains = rules.trains
    record.last_turns_at = rules.last_turns_at
    record.reset_at = rules.face_up_reset_at
    record.face_up_locomotive_ends_draw = rules.face_up_locomotive_ends_draw
    record.doubles_closed_up_to = rules.doubles_closed_up_to
    record.tunnel_cards = rules.tunnel_cards
    record.stations = len(rules.station_costs)
    record.station_cost[: len(rules.station_costs)] = rules.station_costs
    record.dearest_station = max(rules.station_costs, default=0)
    record.station_payments = station_payments(rules)
    record.station_points = rules.station_points
    record.offer_long = rules.offer_long
    record.offer_regular = rules.offer_regular
    record.keep_at_start = rules.keep_at_start
    record.draw_tickets = rules.draw_tickets
    record.keep_drawn = rules.keep_drawn
    record.start_returns_leave = rules.start_returns_leave
    record.drawn_returns_leave = rules.drawn_returns_leave
    record.longest_path = rules.longest_path
    record.most_tickets = rules.most_tickets
    record.points[: len(rules.points)] = rules.points
    for i, tie in enumerate(("points", *rules.ties)):
        record.ties[i] = TIES[tie]
    record.city_count = len(board.cities)
    record.cities_set = (1 << len(board.cities)) - 1
    record.claim = STATION + len(board.cities) * station_payments(rules)


def _write_routes(board: Board, record: np.record) -> None:
    rules = board.rules
    record.route_count = len(board.routes)
    record.country[:] = -1
    country = {c.id: i for i, c in enumerate(board.countries)}
    number = int(record.claim)
    payment_row = 0
    group = -1
    group_of: dict[tuple[object, ...], int] = {}
    for i, route in enumerate(board.routes):
        word, bit = i >> 6, np.uint64(1 << (i & 63))
        record.all_routes[word] |= bit
        record.ends[i] = board.city_index[route.a], board.city_index[route.b]
        record.length[i] = route.length
        record.tunnel[i] = route.tunnel
        if route.country is not None:
            record.dead_ends[word] |= bit
            record.country[i] = country[route.country]
            record.into[country[route.country], word] |= bit
        for j, other in enumerate(board.routes):
            if i != j and {route.a, route.b} == {other.a, other.b}:
                record.twins[i, j >> 6] |= np.uint64(1 << (j & 63))
        ways = ordered_payments(board, route)
        kind = cost_group(route, rules)
        if kind not in group_of:
            group += 1
            group_of[kind] = group
            record.group_first[group] = i
            record.group_payments[group] = len(ways)
            record.group_payment[group] = payment_row
            record.group_length[group] = route.length
            record.group_cost[group] = route.cost
            record.group_symbols[group] = route.symbols
            record.group_wild[group] = route.takes_locomotives(rules)
            record.group_grey[group] = route.colour == GREY
            record.group_price[group] = route.swap_price(rules)
            record.group_any[group] = route.any_cards > 0
            for way in ways:
                colour = NO_COLOUR if way.colour is None else COLOURS.index(way.colour)
                record.payments[payment_row] = colour, way.cards, way.locomotives, way.swaps
                payment_row += 1
        record.group[i] = group
        record.group_routes[group, word] |= bit
        record.route_action[i] = number
        record.action_route[number : number + len(ways)] = i
        number += len(ways)
    record.actions = number
    _write_colour_groups(board, record, group + 1)


def _write_colour_groups(board: Board, record: np.record, groups: int) -> None:
    """Write where the groups of each colour begin; groups with swaps come after all others."""
    section = []
    for group in range(groups):
        route = board.routes[int(record.group_first[group])]
        colour = len(COLOURS) if route.colour == GREY else COLOURS.index(route.colour)
        section.append(CARDS if record.group_price[group] else colour)
    if section != sorted(section):
        raise ValueError("routes are not in the order of their cost")
    for colour in range(CARDS + 2):
        record.colour_groups[colour] = sum(s < colour for s in section)


def _write_tickets(board: Board, record: np.record) -> None:
    record.ticket_count = len(board.tickets)
    for i, ticket in enumerate(board.tickets):
        kind = record.long_tickets if ticket.long else record.regular_tickets
        kind[i >> 6] |= np.uint64(1 << (i & 63))
        record.ticket_ends[i] = board.city_index[ticket.a], board.city_index[ticket.b]
        record.ticket_points[i] = ticket.points


def _write_countries(board: Board, record: np.record) -> None:
    record.country_count = len(board.countries)
    card = 0
    for i, country in enumerate(board.countries):
        for value in country.cards:
            record.stack[i] |= np.uint64(1 << card)
            record.card_points[card] = value
            card += 1
