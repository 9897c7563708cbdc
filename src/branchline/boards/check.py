"""Board validation: finds every problem of a board file and reports it as one line with its position.

`check_board` and `check_file` list all problems; `examine` also returns what could be read, for the loader.
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from heapq import heappop, heappush
from pathlib import Path

from branchline.boards import limits
from branchline.boards.folders import builtin_boards, is_builtin
from branchline.boards.model import COLOURS, Board, City, Country, Route, Rules, Ticket
from branchline.boards.payments import action_count, payments
from branchline.boards.problems import Problem
from branchline.boards.reader import Draft, Report, did_you_mean, read_board


def check_board(text: str, file: str = "board.toml") -> list[Problem]:
    """Return the problems of a board's TOML text, in the order of its lines; `file` is the name used in messages."""
    return examine(text, file)[1]


def check_file(path: str | Path) -> list[Problem]:
    """Return the problems of a board file. Raises OSError if the file can't be read at all."""
    return examine_file(Path(path))[1]


def examine_file(path: Path) -> tuple[Draft, list[Problem]]:
    with path.open("rb") as file:
        raw = file.read(limits.FILE_SIZE + 1)
    if len(raw) > limits.FILE_SIZE:
        return Draft(), [too_large(str(path))]
    try:
        text = raw.decode("utf-8-sig")  # some editors on Windows write a byte order mark
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        return Draft(), [Problem(str(path), line, "not TOML: the file is not in UTF-8")]
    return examine(text, str(path), builtin=is_builtin(path))


def too_large(file: str) -> Problem:
    return Problem(file, 1, f"larger than {limits.FILE_SIZE:,} bytes")


def examine(text: str, file: str, *, builtin: bool = False) -> tuple[Draft, list[Problem]]:
    """Return what could be read of a board's text, and its problems. Only a built-in board may have a built-in id."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return Draft(), [_not_toml(str(error), text, file)]
    except ValueError:  # Python limits the number of digits in a decimal number
        return Draft(), [Problem(file, 1, "not TOML: a number has too many digits")]
    except RecursionError:
        return Draft(), [Problem(file, 1, "not TOML: nested too deeply")]
    report = Report()
    draft = read_board(document, report)
    if not builtin and draft.id in builtin_boards():
        report.add((), f'id "{draft.id}" is that of a built-in board: choose another', "id")
    _check_sense(draft, report)
    try:
        return draft, report.problems(text, file)
    except RecursionError:  # not deep enough for tomllib to fail, but too deep for the position scanner
        return Draft(), [Problem(file, 1, "nested too deeply")]


def _not_toml(error: str, text: str, file: str) -> Problem:
    """Parse tomllib's message, such as `Expected '=' after a key (at line 3, column 7)` or `… (at end of document)`."""
    at = re.fullmatch(r"(?s)(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", error)
    message, line, column = at.groups() if at else (error, None, None)
    where = f" (column {column})" if column else " (at the end of the file)"
    return Problem(file, int(line) if line else max(1, len(text.splitlines())), f"not TOML: {message}{where}")


def _check_sense(draft: Draft, report: Report) -> None:
    _check_places(draft, report)
    _check_routes(draft, report)
    _check_tickets(draft, report)
    if draft.rules is not None:
        _check_rules(draft.rules, report)
        _check_offers(draft, draft.rules, report)
        _check_actions(draft, draft.rules, report)
        _check_lesson(draft, draft.rules, report)


def _check_lesson(draft: Draft, rules: Rules, report: Report) -> None:
    low, high = rules.players
    if draft.lesson is not None and not low <= draft.lesson.players <= high:
        report.add(("lesson",), f"players is {draft.lesson.players}, but the board is for {low} to {high}", "players")


# --- places ----------------------------------------------------------------------------------------------------------


def _check_places(draft: Draft, report: Report) -> None:
    seen: set[str] = set()
    places = [("cities", at, city.id) for at, city in draft.cities]
    places += [("countries", at, country.id) for at, country in draft.countries]
    for count, (array, at, id) in enumerate(places, 1):
        if id in seen:
            report.add((array, at), f'a second place has the id "{id}"', "id")
        if count == limits.PLACES + 1:
            report.add((array, at), f"more than {limits.PLACES} cities and countries together")
        seen.add(id)
    if len(draft.countries) > limits.COUNTRIES:
        report.add(("countries", draft.countries[limits.COUNTRIES][0]), f"more than {limits.COUNTRIES}")
    if sum(len(country.cards) for _, country in draft.countries) > limits.COUNTRY_CARDS:
        report.add(("countries",), f"more than {limits.COUNTRY_CARDS} cards in all")
    _check_same(draft, report)
    if "routes" not in draft.incomplete:
        reached = _ends(draft)
        for at, city in draft.cities:
            if city.id not in reached:
                report.add(("cities", at), f'no route leads to "{city.id}"')
        for at, country in draft.countries:
            if country.id not in reached | draft.city_ids:
                report.add(("countries", at), f'no route leads into "{country.id}"')


def _ends(draft: Draft) -> set[str]:
    """Return the places that have a route."""
    return {end for _, route in draft.routes for end in (route.a, route.b)}


def _check_same(draft: Draft, report: Report) -> None:
    """Check that no two places have the same name or the same position: nobody could tell them apart."""
    names: dict[str, str] = {}
    positions: dict[tuple[float, float], str] = {}
    places: list[tuple[str, int, City | Country]] = [("cities", at, city) for at, city in draft.cities]
    places += [("countries", at, country) for at, country in draft.countries]
    for array, at, place in places:
        for key, name in (("name", place.name), *(("also", name) for name in (*place.names.values(), *place.also))):
            other = names.setdefault(name.casefold(), place.id)
            if other != place.id:
                report.add((array, at), f'"{place.id}" has the same name as "{other}"', key)
        other = positions.setdefault((place.lat, place.lon), place.id)
        if other != place.id:
            report.add((array, at), f'"{place.id}" has the same lat and lon as "{other}"', "lat")


# --- routes ----------------------------------------------------------------------------------------------------------


def _check_routes(draft: Draft, report: Report) -> None:
    if len(draft.routes) > limits.ROUTES:
        report.add(("routes", draft.routes[limits.ROUTES][0]), f"more than {limits.ROUTES}")
    for at, route in draft.routes:
        _check_ends("routes", at, route, draft, report)
        for message, key in _kind_problems(route) or _cost_problems(route, draft.rules):
            report.add(("routes", at), f'"{route.id}" {message}', key)
        if route.a in draft.country_ids and route.a != route.b:
            report.add(("routes", at), f'"{route.id}" joins two countries: one end must be a city')
    _check_numbers(draft, report)


def _check_ends(array: str, at: int, entry: Route | Ticket, draft: Draft, report: Report) -> None:
    known = draft.city_ids if array == "tickets" else draft.city_ids | draft.country_ids
    if entry.a == entry.b:
        report.add((array, at), f'from "{entry.a}" to itself', "a")
    for end in sorted({entry.a, entry.b} - known):
        key = "a" if draft.document[array][at]["a"] == end else "b"  # the model has sorted the ends; the file has not
        if end in draft.country_ids:
            report.add((array, at), f'"{end}" is a country: a ticket joins two cities (D16)', key)
        else:
            report.add((array, at), f'unknown city "{end}"{did_you_mean(end, known)}', key)


def _kind_problems(route: Route) -> list[tuple[str, str]]:
    """Return contradictions in the kind of the route, each with the key at fault."""
    found = []
    if route.tunnel and route.symbols:
        found.append(("is both a tunnel and a ferry", "symbols"))
    if route.any_cards and (route.tunnel or route.symbols):
        found.append((f"is a {'tunnel' if route.tunnel else 'ferry'}: it can't take any cards as well", "any_cards"))
    if route.symbols > route.length:
        found.append((f"has {route.symbols} symbols on {route.length} spaces", "symbols"))
    return found


def _cost_problems(route: Route, rules: Rules | None) -> list[tuple[str, str]]:
    """Return reasons why nobody could claim the route or why it would score nothing, each with the key at fault."""
    if rules is None:
        return []
    found = []
    if route.length >= len(rules.points) or not rules.points[route.length]:
        found.append((f"has length {route.length}, which has no points in rules.routes", "length"))
    if route.length > rules.trains:
        found.append((f"has length {route.length}, but a player has only {rules.trains} trains", "length"))
    elif not _payable(route, rules):
        found.append(("can't be paid with the cards of this board", "length"))
    if route.tunnel and not rules.tunnel_cards:
        found.append(("is a tunnel, but rules.routes has tunnel_cards = 0", "tunnel"))
    return found


def _payable(route: Route, rules: Rules) -> bool:
    price = route.swap_price(rules)
    return any(
        payment.cards <= rules.each_colour
        and payment.locomotives <= rules.locomotives
        and payment.cards + payment.locomotives + payment.swaps * price <= _deck(rules)
        for payment in payments(route, rules)
    )


def _deck(rules: Rules) -> int:
    return rules.each_colour * len(COLOURS) + rules.locomotives


def _check_numbers(draft: Draft, report: Report) -> None:
    numbers: defaultdict[tuple[str, str], set[int]] = defaultdict(set)
    for at, route in draft.routes:
        if route.number in numbers[route.a, route.b]:
            report.add(
                ("routes", at), f'a second "{route.id}": routes with the same ends have numbers 1, 2 …', "number"
            )
        numbers[route.a, route.b].add(route.number)
    if "routes" in draft.incomplete:
        return  # the missing route may be in the file, with another problem
    for at, route in draft.routes:
        if route.number > 1 and route.number - 1 not in numbers[route.a, route.b]:
            report.add(
                ("routes", at), f'"{route.id}", but there is no route {route.number - 1} between its ends', "number"
            )


# --- tickets ---------------------------------------------------------------------------------------------------------


def _check_tickets(draft: Draft, report: Report) -> None:
    if len(draft.tickets) > limits.TICKETS:
        report.add(("tickets", draft.tickets[limits.TICKETS][0]), f"more than {limits.TICKETS}")
    seen = set()
    for at, ticket in draft.tickets:
        _check_ends("tickets", at, ticket, draft, report)
        if ticket.id in seen:
            report.add(("tickets", at), f'a second "{ticket.id}"')
        seen.add(ticket.id)
    if "routes" not in draft.incomplete:
        _check_ways(draft, report)


def _check_ways(draft: Draft, report: Report) -> None:
    """Check that each ticket can be completed: routes join its cities; without stations, a player's trains suffice."""
    ways = _ways(draft)
    reached = _ends(draft)
    lengths = {city: _lengths_from(city, ways) for city in {ticket.a for _, ticket in draft.tickets}}
    for at, ticket in draft.tickets:
        if ticket.a == ticket.b or not {ticket.a, ticket.b} <= draft.city_ids & reached:
            continue  # already reported
        length = lengths[ticket.a].get(ticket.b)
        if length is None:
            report.add(("tickets", at), f'no routes join "{ticket.a}" and "{ticket.b}"')
        elif draft.rules and not draft.rules.station_costs and length > draft.rules.trains:
            trains = draft.rules.trains
            report.add(("tickets", at), f'"{ticket.id}" needs {length} trains, but a player has only {trains}')


def _ways(draft: Draft) -> dict[str, list[tuple[str, int]]]:
    """Return the neighbours of each city and the lengths of the routes to them. A country is a dead end (D16)."""
    ways = defaultdict(list)
    for _, route in draft.routes:
        if route.country is None:
            ways[route.a].append((route.b, route.length))
            ways[route.b].append((route.a, route.length))
    return ways


def _lengths_from(city: str, ways: dict[str, list[tuple[str, int]]]) -> dict[str, int]:
    """Return the lengths of the shortest paths from a city (Dijkstra's algorithm)."""
    lengths: dict[str, int] = {}
    queue = [(0, city)]
    while queue:
        length, here = heappop(queue)
        if here in lengths:
            continue
        lengths[here] = length
        for there, more in ways.get(here, ()):
            heappush(queue, (length + more, there))
    return lengths


# --- rules -----------------------------------------------------------------------------------------------------------


def _check_rules(rules: Rules, report: Report) -> None:
    def add(section: str, key: str, message: str) -> None:
        report.add(("rules", section), f"{key} {message}", key)

    players, deck = rules.players[1], _deck(rules)
    dealt = players * rules.hand + limits.FACE_UP
    if deck > limits.CARDS:
        add("cards", "each_colour", f"and locomotives make {deck} cards, more than {limits.CARDS}")
    elif deck < dealt:
        add(
            "cards",
            "hand",
            f"{rules.hand} for {players} players and {limits.FACE_UP} face-up cards need {dealt} of {deck} cards",
        )
    if rules.substitutes_for_any_locomotive and not rules.ferry_substitute:
        add("routes", "substitutes_for_any_locomotive", "is true, but ferry_substitute is 0: there are no substitutes")
    if rules.strict_ferries_optional and not rules.substitutes_for_any_locomotive:
        add("routes", "strict_ferries_optional", "is true, but substitutes_for_any_locomotive is not")
    offer = rules.offer_long + rules.offer_regular
    if not 1 <= offer <= limits.OFFER:
        add("tickets", "offer_regular", f"and offer_long make {offer} tickets, not 1 to {limits.OFFER}")
    elif rules.keep_at_start > offer:
        add("tickets", "keep_at_start", f"is {rules.keep_at_start}, but the offer is {offer}")
    if rules.offer_long and not rules.start_returns_leave:
        leave = 'returned_at_start = "out of the game"'
        add("tickets", "offer_long", f"needs {leave}: later draws are of regular ones only")
    if rules.keep_drawn > rules.draw_tickets:
        add("tickets", "keep_drawn", f"is {rules.keep_drawn}, but {rules.draw_tickets} are drawn")
    if rules.station_points and not rules.station_costs:
        add("stations", "points_unbuilt", "is given, but no costs: there are no stations")
    if max(rules.station_costs, default=0) > rules.each_colour + rules.locomotives:
        add("stations", "costs", "are more than there are cards of a colour and locomotives")
    if rules.last_turns_at >= rules.trains:
        add("end", "last_turns_at", f"is {rules.last_turns_at}, but a player starts with {rules.trains} trains")
    if rules.longest_path_optional and not rules.longest_path:
        add("end", "longest_path_optional", "is true, but longest_path gives no points")


def _check_offers(draft: Draft, rules: Rules, report: Report) -> None:
    """Check that there are enough tickets for the opening offers of all players, and none that is never offered."""
    if "tickets" in draft.incomplete:
        return
    long = sum(ticket.long for _, ticket in draft.tickets)
    for kind, offered, there in (
        ("long", rules.offer_long, long),
        ("regular", rules.offer_regular, len(draft.tickets) - long),
    ):
        needed = offered * rules.players[1]
        if there < needed:
            what = f"opening offers of {rules.players[1]} players need {needed} {kind} tickets"
            report.add(("tickets",), f"the {what}, but there are {there}")
    if long and not rules.offer_long:
        at = next(at for at, ticket in draft.tickets if ticket.long)
        report.add(
            ("tickets", at), "a long ticket, but rules.tickets has offer_long = 0: it would never be offered", "long"
        )


def _check_actions(draft: Draft, rules: Rules, report: Report) -> None:
    routes = tuple(route for _, route in draft.routes)
    if len(routes) > limits.ROUTES or len(draft.cities) > limits.PLACES:
        return  # already reported
    board = Board(draft.id, draft.title, rules, tuple(city for _, city in draft.cities), (), routes, ())
    count = action_count(board)
    if count > limits.ACTIONS:
        report.add(
            ("routes",),
            f"{count} different actions in all, more than {limits.ACTIONS}: shorten the longest grey routes",
        )
