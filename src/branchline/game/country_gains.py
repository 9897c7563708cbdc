"""Country cards that a claim would bring (P6, P7), told to players before they claim.

A country that a seat has connected with another stays connected, because routes are never given up: what is new follows
from the routes that the seat has.
"""

from __future__ import annotations

from collections.abc import Iterable

from branchline.boards import Board
from branchline.game.views import View

Network = tuple[frozenset[str], frozenset[str]]  # cities and countries that are connected


def country_gains(board: Board, view: View) -> dict[str, dict[str, int]]:
    """For each route that the seat can claim now and that would bring country cards: their values, by country."""
    if not board.countries or view.seat is None:
        return {}
    claimable = dict.fromkeys(route for claims in view.legal.claims for route in claims.routes)
    if not claimable:
        return {}
    networks = _networks(board, view.seats[view.seat].routes)
    joined = frozenset(country for _, countries in networks if len(countries) > 1 for country in countries)
    left = _top_cards(board, view)
    gains = {}
    for route in claimable:
        countries = _with(board, networks, route)[1]
        if len(countries) > 1 and not countries <= joined:
            cards = {
                country.id: left[country.id] for country in board.countries if country.id in countries & left.keys()
            }
            if cards:
                gains[route] = cards
    return gains


def _networks(board: Board, routes: Iterable[str]) -> list[Network]:
    networks: list[Network] = []
    for route in routes:
        joined = _with(board, networks, route)
        networks = [each for each in networks if not each[0] <= joined[0]] + [joined]
    return networks


def _with(board: Board, networks: list[Network], id: str) -> Network:
    """The network that a route makes with those that it touches. Nothing is connected through a country."""
    route = board.routes[board.route_index[id]]
    cities = frozenset(end for end in (route.a, route.b) if end != route.country)
    countries = frozenset([route.country] if route.country is not None else ())
    touched = [each for each in networks if each[0] & cities]
    return cities.union(*(each[0] for each in touched)), countries.union(*(each[1] for each in touched))


def _top_cards(board: Board, view: View) -> dict[str, int]:
    """The highest card left of each country that has cards left."""
    found = {}
    for country in board.countries:
        cards = sorted(country.cards)
        for seat in view.seats:
            for value in seat.countries.get(country.id, ()):
                cards.remove(value)
        if cards:
            found[country.id] = cards[-1]
    return found
