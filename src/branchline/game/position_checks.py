"""Consistency checks of a position: country cards against connected countries, the last turns against trains.

Each raises PositionError with one line. With the checks of `position_reader` they refuse what no game can reach.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

import numpy as np

from branchline.boards.model import Board
from branchline.game.errors import PositionError
from branchline.game.positions import country_cards, indexes
from branchline.rules.records import OVER, START


def check_country_cards(board: Board, state: np.record) -> None:
    """Raises PositionError if a seat can't have taken its country cards by connecting its countries (P6, P7, D8)."""
    taken = [country_cards(board, state.country_cards[seat]) for seat in range(int(state.players))]
    used = Counter(country for cards in taken for country, values in cards.items() for _ in values)
    empty = {country.id for country in board.countries if used[country.id] == len(country.cards)}
    for seat, cards in enumerate(taken):
        networks = _connected_countries(board, state, seat)
        for network in networks:
            lacking = [country for country in network if country not in cards and country not in empty]
            if lacking:
                names = ", ".join(network)
                raise PositionError(f"countries[{seat}]: connecting {names} brought a card of {lacking[0]}")
            numbers = {country: len(cards.get(country, ())) for country in network}
            if not _possible(numbers, empty):
                held = ", ".join(f"{number} of {country}" for country, number in numbers.items())
                raise PositionError(f"countries[{seat}]: {held} can't have been taken for connecting them")
        connected = {country for network in networks for country in network}
        if alone := [country for country in cards if country not in connected]:
            raise PositionError(f"countries[{seat}].{alone[0]}: the seat has not connected it with another country")


def _connected_countries(board: Board, state: np.record, seat: int) -> list[list[str]]:
    """The countries of each network of the seat that has more than one."""
    network = {place: {place} for place in board.city_index}
    for i in indexes(state.routes[seat]):
        route = board.routes[i]
        joined = network[route.a] | network[route.b]
        for place in joined:
            network[place] = joined
    found = {id(places): places for places in network.values()}
    countries = [[country.id for country in board.countries if country.id in places] for places in found.values()]
    return [names for names in countries if len(names) > 1]


def _possible(numbers: dict[str, int], empty: set[str]) -> bool:
    """Whether connecting these countries in some order brings so many cards; an empty stack may give fewer."""
    exact = Counter(number for country, number in numbers.items() if country not in empty)
    at_most = sorted(number for country, number in numbers.items() if country in empty)
    for brought in _cards_brought(len(numbers)):
        rest = Counter(brought)
        rest.subtract(exact)
        if min(rest.values()) >= 0 and all(a <= b for a, b in zip(at_most, sorted(rest.elements()), strict=True)):
            return True
    return False


@cache
def _cards_brought(countries: int) -> frozenset[tuple[int, ...]]:
    """The numbers of cards, one for each country, that a network with so many countries can have brought.

    A claim connects two networks. If one of them has a single country, which is new, every country of both gives a
    card (P6); if both have more, no country is new (P7).
    """
    if countries == 1:
        return frozenset({(0,)})
    found = {tuple(sorted(number + 1 for number in (*before, 0))) for before in _cards_brought(countries - 1)}
    for part in range(2, countries // 2 + 1):
        others = _cards_brought(countries - part)
        found |= {tuple(sorted((*one, *other))) for one in _cards_brought(part) for other in others}
    return frozenset(found)


def last_turns(board: Board, state: np.record, given: int | None, *, absent: bool) -> int:
    """The turns left in the end of the game (G17), -1 before it. `given` is checked; if it is absent, it is derived."""
    phase, turn, seats = int(state.phase), int(state.turn), int(state.players)
    few = board.rules.last_turns_at
    short = [seat for seat in range(seats) if int(state.trains[seat]) <= few] if phase != START else []
    now = turn if phase == OVER else turn - 1  # the last seat that has finished a turn
    if given is not None:
        starter = (now + given) % seats
        if starter not in short:
            raise PositionError(f"final_turns: {given} left means that seat {starter} has {few} trains or fewer")
        return given
    if absent and phase == OVER:
        return 0 if turn in short else -1
    if not short:
        return -1
    names = ", ".join(map(str, short))
    if not absent or len(short) > 1:
        raise PositionError(f"final_turns: a number, because {few} trains or fewer (seat {names}) begin the last turns")
    return (short[0] - now) % seats or seats
