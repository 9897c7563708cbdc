"""Every kind of problem: its line and its words. `# HERE` in the broken text marks the line that must be named."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from branchline.boards import BoardError, check_board, check_file, load_board

PLAIN = '{ a = "ash", b = "elm", length = 2, colour = "green", any_cards = 2 },'
ROUTE = "  " + PLAIN + "\n"
TICKET = '  { a = "ash", b = "elm", points = 2 },\n'
CITY = '  { id = "elm", name = "Elm", lat = 4.0, lon = 4.0 },\n'
COUNTRY = '  { id = "north", name = "North", lat = 5.0, lon = 5.0, cards = [5, 3, 3] },\n'

# what it proves: (text to replace, replacement, message)
BROKEN: dict[str, tuple[str, str, str]] = {
    # a lesson
    "lesson without a seed": (
        'ties = ["completed tickets"]\n',
        'ties = ["completed tickets"]\n[lesson] # HERE\nplayers = 2\n',
        'lesson: missing "seed"',
    ),
    "lesson for too many": (
        'ties = ["completed tickets"]\n',
        'ties = ["completed tickets"]\n[lesson]\nplayers = 5 # HERE\nseed = 1\n',
        "lesson: players is 5, but the board is for 2 to 2",
    ),
    # shape
    "missing key": ("length = 3, ", "", 'routes: missing "length"'),
    "missing title": ('title = "Small"\n', "", 'missing "title"'),
    "missing points": ("points = { 1 = 1, 2 = 2, 3 = 4, 4 = 7 }\n", "", 'rules.routes: missing "points"'),
    "unknown key": (
        'length = 3, colour = "blue"',
        'length = 3, color = "blue", colour = "blue"',
        'routes: unknown key "color" (did you mean "colour"?); known keys: '
        "a, b, number, length, colour, tunnel, symbols, any_cards",
    ),
    "unknown top key": (
        'id = "small"',
        'id = "small"\nroute = 1 # HERE',
        'unknown key "route" (did you mean "routes"?); known keys: '
        "id, title, titles, note, notes, rules, cities, countries, routes, tickets, lesson",
    ),
    "key of an older file": (
        "hand = 4",
        "hand = 4\nrow_reset_at = 3 # HERE",
        'rules.cards: unknown key "row_reset_at" (it is called "face_up_reset_at" now); known keys: '
        "each_colour, locomotives, hand, face_up_reset_at, face_up_locomotive_ends_draw",
    ),
    "unknown rule": (
        "hand = 4",
        "hands = 4 # HERE",
        'rules.cards: unknown key "hands" (did you mean "hand"?); known keys: '
        "each_colour, locomotives, hand, face_up_reset_at, face_up_locomotive_ends_draw",
    ),
    "unknown rule like no other": (
        "costs = [1, 2]\n",
        "costs = [1, 2]\nnumber = 2 # HERE\n",
        'rules.stations: unknown key "number"; known keys: costs, points_unbuilt',
    ),
    "unknown rule table": (
        "[rules.cards]",
        "[rules.card] # HERE",
        'rules: unknown key "card" (did you mean "cards"?); known keys: '
        "players, trains, cards, routes, tickets, stations, end",
    ),
    "part below a table": (
        "last_turns_at = 2\n",
        "last_turns_at = 2\ncountries = [] # HERE\n",
        'rules.end: unknown key "countries" (it must stand above the first "[table]"); known keys: '
        "last_turns_at, longest_path, longest_path_optional, most_tickets, ties",
    ),
    "text for a number": (
        "length = 3",
        'length = "three"',
        'routes: length must be a whole number from 1 to 15, not "three"',
    ),
    "endless number": (
        "length = 3",
        "length = 0x" + "f" * 5000,
        "routes: length must be a whole number from 1 to 15, not so large a number",
    ),
    "flag for a number": (
        "length = 3",
        "length = true",
        "routes: length must be a whole number from 1 to 15, not true",
    ),
    "fraction for a number": (
        "length = 3",
        "length = 3.0",
        "routes: length must be a whole number from 1 to 15, not 3.0",
    ),
    "number for a flag": ("tunnel = true", "tunnel = 1", "routes: tunnel must be true or false, not 1"),
    "number for a text": ('title = "Small"', "title = 5 # HERE", "title must be a text, not 5"),
    "empty text": ('name = "Cedar"', 'name = " "', 'cities: name must be a text, not " "'),
    "array for a number": (
        "trains = 20",
        "trains = [20] # HERE",
        "rules: trains must be a whole number from 1 to 100, not an array",
    ),
    "number for an array": ("costs = [1, 2]", "costs = 3 # HERE", "rules.stations: costs must be an array, not 3"),
    "number for a table": (COUNTRY, COUNTRY + "  7, # HERE\n", "countries: must be a table, not 7"),
    # languages
    "title in an unknown language": (
        'title = "Small"',
        'title = "Small"\ntitles = { pl = "Mała", xx = "?" } # HERE',
        'titles has "xx" where one of "pl", "ro" should be',
    ),
    "title in English twice": (
        'title = "Small"',
        'title = "Small"\ntitles = { en = "Small" } # HERE',
        'titles has "en" where one of "pl", "ro" should be',
    ),
    "translations as a text": (
        'title = "Small"',
        'title = "Small"\ntitles = "Mała" # HERE',
        'titles must be a table of texts by language, such as { pl = "…" }, not "Mała"',
    ),
    "note without words": (
        'title = "Small"',
        'title = "Small"\nnotes.pl = " " # HERE',
        'notes for pl must be a text, not " "',
    ),
    "country's name as a number": (
        'name = "North"',
        'name = "North", names = { ro = 5 }',
        "countries: names for ro must be a text, not 5",
    ),
    # places
    "id in capitals": (
        'id = "small"',
        'id = "Small" # HERE',
        'id must be of small letters, digits and hyphens (a-z 0-9 -), not "Small"',
    ),
    "city id with a space": (
        '{ id = "cedar"',
        '{ id = "ce dar"',
        'cities: id must be of small letters, digits and hyphens (a-z 0-9 -), not "ce dar"',
    ),
    "id with a line break": (
        'id = "small"',
        'id = "small\\n" # HERE',
        r'id must be of small letters, digits and hyphens (a-z 0-9 -), not "small\n"',
    ),
    "second city": (CITY, CITY + CITY.replace("\n", " # HERE\n"), 'cities: a second place has the id "elm"'),
    "country like a city": (
        COUNTRY,
        COUNTRY.replace("north", "elm").replace("North", "South").replace("5.0", "6.0").replace("\n", " # HERE\n")
        + COUNTRY,
        'countries: a second place has the id "elm"',
    ),
    "city without routes": (
        CITY,
        CITY + CITY.replace("elm", "oak").replace("Elm", "Oak").replace("4.0", "6.0").replace("\n", " # HERE\n"),
        'cities: no route leads to "oak"',
    ),
    "another name that is taken": (
        CITY,
        CITY.replace(" },\n", ', names = { pl = "Wiąz" }, also = ["Orme", "Cedar"] }, # HERE\n'),
        'cities: "elm" has the same name as "cedar"',
    ),
    "too many other names": (
        CITY,
        CITY.replace(" },\n", ", also = [" + ", ".join(f'"{i}"' for i in range(13)) + "] }, # HERE\n"),
        "cities: also must have at most 12 elements, not 13",
    ),
    "two of one name": ('name = "Elm"', 'name = "CEDAR"', 'cities: "elm" has the same name as "cedar"'),
    "two at one place": (
        "lat = 3.0, lon = 3.0",
        "lat = 2, lon = 2.0",
        'cities: "cedar" has the same lat and lon as "birch"',
    ),
    "id of a built-in board": (
        'id = "small"',
        'id = "usa" # HERE',
        'id "usa" is that of a built-in board: choose another',
    ),
    "endless id": ('id = "small"', f'id = "{"x" * 41}" # HERE', "id must have at most 40 characters, not 41"),
    "endless name": ('"Cedar"', f'"{"x" * 41}"', "cities: name must have at most 40 characters, not 41"),
    "endless title": ('"Small"', f'"{"x" * 61}" # HERE', "title must have at most 60 characters, not 61"),
    "endless note": (
        'title = "Small"\n',
        f'title = "Small"\nnote = "{"x" * 401}" # HERE\n',
        "note must have at most 400 characters, not 401",
    ),
    "endless title in Polish": (
        'title = "Small"\n',
        f'title = "Small"\ntitles = {{ pl = "{"x" * 61}" }} # HERE\n',
        "titles for pl must have at most 60 characters, not 61",
    ),
    "terminal codes in a name": (
        '"Cedar"',
        '"Ce\\u001b[31mdar"',
        "cities: name must not contain the control character U+001B",
    ),
    "reversed writing in a title": (
        '"Small"',
        '"Sm\\u202eall" # HERE',
        "title must not contain the control character U+202E",
    ),
    "a line break in a name": (
        '"Cedar"',
        '"Ce\\ndar"',
        "cities: name must not contain the control character U+000A",
    ),
    "too far north": ("lat = 3.0", "lat = 90.5", "cities: lat must be a number from -90 to 90, not 90.5"),
    "too far east": ("lon = 3.0", "lon = 181", "cities: lon must be a number from -180 to 180, not 181"),
    "nowhere": ("lon = 3.0", "lon = nan", "cities: lon must be a number from -180 to 180, not NaN"),
    "country without a route": ('b = "north"', 'b = "birch"', 'countries: no route leads into "north"'),
    "country without cards": ("[5, 3, 3]", "[]", "countries: cards must have at least one card"),
    "cards not descending": (
        "[5, 3, 3]",
        "[3, 5]",
        "countries: cards must be in descending order: the highest lies on top (P3)",
    ),
    "card worth nothing": (
        "[5, 3, 3]",
        "[5, 0]",
        "countries: cards must be a whole number from 1 to 100, not 0 (element 2)",
    ),
    # routes
    "unknown city": (
        'b = "cedar", length',
        'b = "ceder", length',
        'routes: unknown city "ceder" (did you mean "cedar"?)',
    ),
    "route to itself": (
        'a = "birch", b = "cedar", length',
        'a = "cedar", b = "cedar", length',
        'routes: from "cedar" to itself',
    ),
    "length 0": ("length = 3", "length = 0", "routes: length must be a whole number from 1 to 15, not 0"),
    "length 16": ("length = 3", "length = 16", "routes: length must be a whole number from 1 to 15, not 16"),
    "length without points": (
        "length = 3",
        "length = 5",
        'routes: "birch/cedar" has length 5, which has no points in rules.routes',
    ),
    "gap in the points": (
        "length = 3, ",
        "length = 3, ",
        'routes: "birch/cedar" has length 3, which has no points in rules.routes',
    ),
    "longer than the trains": (
        "trains = 20",
        "trains = 3",
        'routes: "cedar/elm" has length 4, but a player has only 3 trains',
    ),
    "unknown colour": (
        'colour = "blue"',
        'colour = "gray"',
        'routes: colour must be one of "purple", "blue", "orange", "white", "green", "yellow", "black", "red", "grey", '
        'not "gray" (did you mean "grey"?)',
    ),
    "tunnel and ferry": (
        "tunnel = true",
        "tunnel = true, symbols = 1",
        'routes: "birch/cedar" is both a tunnel and a ferry',
    ),
    "tunnel for any cards": (
        "tunnel = true",
        "tunnel = true, any_cards = 3",
        'routes: "birch/cedar" is a tunnel: it can\'t take any cards as well',
    ),
    "ferry for any cards": (
        "tunnel = true",
        "symbols = 1, any_cards = 3",
        'routes: "birch/cedar" is a ferry: it can\'t take any cards as well',
    ),
    "more symbols than spaces": ("tunnel = true", "symbols = 4", 'routes: "birch/cedar" has 4 symbols on 3 spaces'),
    "tunnel without cards": (
        "tunnel_cards = 3",
        "tunnel_cards = 0",
        'routes: "birch/cedar" is a tunnel, but rules.routes has tunnel_cards = 0',
    ),
    "ferry without locomotives": (
        "hand = 4",
        "hand = 4\nlocomotives = 1",
        'routes: "cedar/elm" can\'t be paid with the cards of this board',
    ),
    "second route without a number": (
        ROUTE,
        ROUTE + '  { a = "elm", b = "ash", length = 2, colour = "black" }, # HERE\n',
        'routes: a second "ash/elm": routes with the same ends have numbers 1, 2 …',
    ),
    "second route 2": (
        ROUTE,
        ROUTE + '  { a = "ash", b = "birch", number = 2, length = 2, colour = "black" }, # HERE\n',
        'routes: a second "ash/birch:2": routes with the same ends have numbers 1, 2 …',
    ),
    "gap in the numbers": (
        ROUTE,
        ROUTE + '  { a = "ash", b = "elm", number = 3, length = 2, colour = "black" }, # HERE\n',
        'routes: "ash/elm:3", but there is no route 2 between its ends',
    ),
    "route 0": ("number = 2", "number = 0", "routes: number must be a whole number from 1 to 128, not 0"),
    "country to country": (
        COUNTRY,
        COUNTRY + COUNTRY.replace("north", "south"),
        'routes: "north/south" joins two countries: one end must be a city',
    ),
    # tickets
    "ticket to an unknown city": (TICKET, TICKET.replace("ash", "oak"), 'tickets: unknown city "oak"'),
    "ticket to a country": (
        TICKET,
        TICKET.replace("elm", "north"),
        'tickets: "north" is a country: a ticket joins two cities (D16)',
    ),
    "ticket to the same city": (TICKET, TICKET.replace("ash", "elm"), 'tickets: from "elm" to itself'),
    "second ticket": (
        TICKET,
        TICKET + TICKET.replace("ash", "x").replace("elm", "ash").replace("x", "elm").replace("\n", " # HERE\n"),
        'tickets: a second "ash/elm"',
    ),
    "ticket worth nothing": (
        TICKET,
        TICKET.replace("2", "0"),
        "tickets: points must be a whole number from 1 to 100, not 0",
    ),
    "ticket that no routes join": (
        CITY,
        CITY + CITY.replace("elm", "oak").replace("Elm", "Oak").replace("4.0", "6.0"),
        'tickets: no routes join "cedar" and "oak"',
    ),
    "ticket longer than the trains": (
        "trains = 20",
        "trains = 4",
        'tickets: "ash/cedar" needs 5 trains, but a player has only 4',
    ),
    "too few regular tickets": (
        TICKET,
        "",
        "tickets: the opening offers of 2 players need 4 regular tickets, but there are 3",
    ),
    "too few long tickets": (
        "offer_long = 1",
        "offer_long = 2",
        "tickets: the opening offers of 2 players need 4 long tickets, but there are 2",
    ),
    "long tickets never offered": (
        "offer_long = 1",
        "offer_long = 0",
        "tickets: a long ticket, but rules.tickets has offer_long = 0: it would never be offered",
    ),
    # rules
    "too many players": (
        "players = [2, 2]",
        "players = [2, 6] # HERE",
        "rules: players must be the fewest and the most, from 2 to 5, such as [2, 5]",
    ),
    "players the wrong way round": (
        "players = [2, 2]",
        "players = [3, 2] # HERE",
        "rules: players must be the fewest and the most, from 2 to 5, such as [2, 5]",
    ),
    "one number for players": (
        "players = [2, 2]",
        "players = 2 # HERE",
        "rules: players must be the fewest and the most, from 2 to 5, such as [2, 5]",
    ),
    "too many trains": (
        "trains = 20",
        "trains = 101 # HERE",
        "rules: trains must be a whole number from 1 to 100, not 101",
    ),
    "too many cards": (
        "hand = 4",
        "hand = 4\neach_colour = 15 # HERE",
        "rules.cards: each_colour and locomotives make 134 cards, more than 127",
    ),
    "too few cards": (
        "hand = 4",
        "hand = 53 # HERE",
        "rules.cards: hand 53 for 2 players and 5 face-up cards need 111 of 110 cards",
    ),
    "reset of the face-up cards": (
        "hand = 4",
        "face_up_reset_at = 6 # HERE",
        "rules.cards: face_up_reset_at must be a whole number from 0 to 5, not 6",
    ),
    "points for length 0": (
        "points = { 1 = 1, ",
        "points = { 0 = 1, 1 = 1, ",
        'rules.routes: points has "0" where a length from 1 to 15 should be',
    ),
    "points in words": (
        "points = { 1 = 1, ",
        'points = { 1 = "one", ',
        'rules.routes: points for length 1 must be a whole number from 1 to 100, not "one"',
    ),
    "points as an array": (
        "points = { 1 = 1, 2 = 2, 3 = 4, 4 = 7 }",
        "points = [1, 2, 4, 7] # HERE",
        "rules.routes: points must be a table of points by length, such as { 1 = 1, 2 = 2, 3 = 4 }, not an array",
    ),
    "too many tunnel cards": (
        "tunnel_cards = 3",
        "tunnel_cards = 6 # HERE",
        "rules.routes: tunnel_cards must be a whole number from 0 to 5, not 6",
    ),
    "too large an offer": (
        "offer_regular = 2",
        "offer_regular = 6 # HERE",
        "rules.tickets: offer_regular and offer_long make 7 tickets, not 1 to 6",
    ),
    "long tickets that come back": (
        'offer_long = 1\noffer_regular = 2\nreturned_at_start = "out of the game"',
        "offer_long = 1 # HERE\noffer_regular = 2",
        'rules.tickets: offer_long needs returned_at_start = "out of the game": later draws are of regular ones only',
    ),
    "keep more than the offer": (
        "keep_at_start = 2",
        "keep_at_start = 4 # HERE",
        "rules.tickets: keep_at_start is 4, but the offer is 3",
    ),
    "draw too many": (
        "keep_drawn = 1",
        "draw = 7 # HERE",
        "rules.tickets: draw must be a whole number from 1 to 6, not 7",
    ),
    "keep more than drawn": (
        "keep_drawn = 1",
        "keep_drawn = 4 # HERE",
        "rules.tickets: keep_drawn is 4, but 3 are drawn",
    ),
    "where tickets go": (
        "keep_drawn = 1",
        'returned_in_play = "out" # HERE',
        'rules.tickets: returned_in_play must be one of "under the deck", "out of the game", not "out"',
    ),
    "too many stations": (
        "costs = [1, 2]",
        "costs = [1, 1, 1, 1, 1, 1] # HERE",
        "rules.stations: costs must have at most 5 elements, not 6",
    ),
    "station too dear": (
        "costs = [1, 2]",
        "costs = [1, 5] # HERE",
        "rules.stations: costs must be a whole number from 1 to 4, not 5 (element 2)",
    ),
    "stations get cheaper": (
        "costs = [1, 2]",
        "costs = [2, 1] # HERE",
        "rules.stations: costs must not fall from one station to the next",
    ),
    "stations that nobody could pay": (
        "hand = 4",
        "hand = 1\neach_colour = 1\nlocomotives = 2",
        "rules.stations: costs are more than there are cards of a colour and locomotives",
    ),
    "points without stations": (
        "costs = [1, 2]\npoints_unbuilt = 4",
        "points_unbuilt = 4 # HERE",
        "rules.stations: points_unbuilt is given, but no costs: there are no stations",
    ),
    "the end at once": (
        "last_turns_at = 2",
        "last_turns_at = 20 # HERE",
        "rules.end: last_turns_at is 20, but a player starts with 20 trains",
    ),
    "substitutes for any locomotive, but none": (
        "tunnel_cards = 3",
        "tunnel_cards = 3\nsubstitutes_for_any_locomotive = true # HERE",
        "rules.routes: substitutes_for_any_locomotive is true, but ferry_substitute is 0: there are no substitutes",
    ),
    "an option of ferries that are strict anyway": (
        "tunnel_cards = 3",
        "tunnel_cards = 3\nferry_substitute = 3\nstrict_ferries_optional = true # HERE",
        "rules.routes: strict_ferries_optional is true, but substitutes_for_any_locomotive is not",
    ),
    "optional nothing": (
        "longest_path = 10",
        "longest_path_optional = true # HERE",
        "rules.end: longest_path_optional is true, but longest_path gives no points",
    ),
    "unknown tie-break": (
        'ties = ["completed tickets"]',
        'ties = ["longest path", "completed ticket"] # HERE',
        'rules.end: ties must be one of "completed tickets", "fewer stations", "longest-path bonus", "ticket points", '
        '"longest path", not "completed ticket" (did you mean "completed tickets"?) (element 2)',
    ),
    "tie-break twice": (
        'ties = ["completed tickets"]',
        'ties = ["longest path", "longest path"] # HERE',
        "rules.end: ties names a tie-break twice",
    ),
}

# Problems that need a second change; it must not bring a problem of its own.
ALSO = {
    "stations that nobody could pay": ("costs = [1, 2]", "costs = [1, 4] # HERE"),
    "gap in the points": ("3 = 4, ", ""),
    "country to country": ('{ a = "elm", b = "north"', '{ a = "south", b = "north"'),
    "ticket that no routes join": (
        ROUTE
        + '  { a = "elm", b = "north", length = 1, colour = "white" },\n]\ntickets = [\n  { a = "ash", b = "cedar"',
        ROUTE
        + '  { a = "oak", b = "north", length = 1, colour = "white" },\n]\ntickets = [\n  { a = "oak", b = "cedar"',
    ),
    "ticket longer than the trains": ("costs = [1, 2]\npoints_unbuilt = 4", ""),
}
# Where the line to be named is another than the changed one: a part of it.
AT = {
    "missing key": '{ a = "birch", b = "cedar"',
    "missing title": 'id = "small"',
    "missing points": "[rules.routes]",
    "country without a route": '{ id = "north"',
    "gap in the points": "length = 3",
    "longer than the trains": "length = 4",
    "tunnel without cards": "tunnel = true",
    "ferry without locomotives": "symbols = 2",
    "country to country": '{ a = "south"',
    "ticket that no routes join": '{ a = "oak", b = "cedar"',
    "ticket longer than the trains": '{ a = "ash", b = "cedar"',
    "too few regular tickets": "tickets = [",
    "too few long tickets": "tickets = [",
    "long tickets never offered": "long = true",
}
# What one mistake brings in its train.
SEVERAL = {
    "city id with a space",
    "longer than the trains",
    "country to country",
    "stations that nobody could pay",
    "too large an offer",
}


@pytest.mark.parametrize("name", BROKEN)
def test_problem(name: str, small: str) -> None:
    old, new, message = BROKEN[name]
    text = small
    for before, after in [(old, new)] + ([ALSO[name]] if name in ALSO else []):
        assert text.count(before) >= 1, before
        text = text.replace(before, after, 1)
    mark = AT.get(name) or ("# HERE" if "# HERE" in text else new.strip())
    line = next(number for number, line in enumerate(text.splitlines(), 1) if mark in line)
    problems = [str(problem) for problem in check_board(text, "small.toml")]
    assert f"small.toml:{line}: {message}" in problems
    assert len(problems) == 1 or name in SEVERAL, "one mistake, one message"


def test_no_problem(small: str) -> None:
    assert check_board(small) == []


@pytest.mark.parametrize("part", ["rules", "cities", "routes", "tickets"])
def test_missing_part(part: str, small: str) -> None:
    start = small.index(f"[{part}]" if part == "rules" else f"{part} = [")
    end = len(small) if part == "rules" else small.index("]\n", start) + 2
    messages = [str(problem) for problem in check_board(small[:start] + small[end:])]
    assert f'board.toml:1: missing "{part}"' in messages


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('id = "x"\ntitle\n', "2: not TOML: Expected '=' after a key in a key/value pair (column 6)"),
        ('id = "x"\nid = "y"\n', "2: not TOML: Cannot overwrite a value (column 9)"),
        ("cities = [\n", "1: not TOML: Invalid value (at the end of the file)"),
        ("a = " + "[" * 10_000, "1: not TOML: nested too deeply"),
        ("a = " + "9" * 10_000, "1: not TOML: a number has too many digits"),
    ],
)
def test_not_toml(text: str, problem: str) -> None:
    assert [str(found) for found in check_board(text, "x.toml")] == [f"x.toml:{problem}"]


def test_empty_file_misses_everything() -> None:
    missing = ["id", "title", "rules", "cities", "routes", "tickets"]
    assert [str(problem) for problem in check_board("")] == [f'board.toml:1: missing "{key}"' for key in missing]


def test_not_an_array_of_tables(small: str) -> None:
    text = 'routes = "none"\n' + small[: small.index("routes = [")] + small[small.index("tickets = [") :]
    assert [str(problem) for problem in check_board(text)] == [
        'board.toml:1: routes: must be an array of tables, not "none"'
    ]


def test_line_of_the_end_at_fault() -> None:
    """In the long form, the line is that of the end that is wrong, whichever comes first in the alphabet."""
    text = '[[routes]]\na = "zinnia"\nb = "aster"\nlength = 1\ncolour = "red"\n[[cities]]\nid = "aster"\n'
    problems = [str(problem) for problem in check_board(text) if "unknown city" in problem.message]
    assert problems == ['board.toml:2: routes: unknown city "zinnia"']


def test_long_form_is_the_same_board(small: str, tmp_path: Path) -> None:
    head, routes, rest = small[: small.index("routes = [")], small[small.index("routes = [") :], ""
    routes, rest = routes.split("]\n", 1)
    long_form = ""
    for entry in routes.splitlines()[1:]:
        long_form += "[[routes]]\n" + entry.strip(" {},").replace(", ", "\n").replace(" }", "") + "\n"
    (tmp_path / "short.toml").write_text(small)
    (tmp_path / "long.toml").write_text(head + rest + long_form)
    assert load_board(tmp_path / "short.toml") == load_board(tmp_path / "long.toml")


# --- limits ---


def _many(small: str, part: str, entries: list[str]) -> str:
    return small.replace(f"{part} = [\n", f"{part} = [\n" + "".join(f"  {entry},\n" for entry in entries))


def _cities(count: int) -> list[str]:
    return [f'{{ id = "c{i}", name = "C{i}", lat = {i / 10}, lon = 0 }}' for i in range(count)]


def _messages(text: str) -> list[str]:
    return [problem.message for problem in check_board(text)]


def test_limit_of_places(small: str) -> None:
    def with_cities(count: int) -> str:
        routes = [f'{{ a = "c{i}", b = "ash", length = 1, colour = "red" }}' for i in range(count)]
        return _many(_many(small, "cities", _cities(count)), "routes", routes)

    assert _messages(with_cities(59)) == []
    assert _messages(with_cities(60)) == ["countries: more than 64 cities and countries together"]


def test_limit_of_routes(small: str) -> None:
    routes = [f'{{ a = "birch", b = "elm", number = {n}, length = 1, colour = "red" }}' for n in range(1, 124)]
    assert _messages(_many(small, "routes", routes[:122])) == []
    text = _many(small, "routes", routes)
    assert [str(problem) for problem in check_board(text)] == [
        f"board.toml:{text.splitlines().index(routes_line(text)) + 1}: routes: more than 128"
    ]


def routes_line(text: str) -> str:
    """The route after the 128th."""
    start = text.splitlines().index("routes = [")
    return text.splitlines()[start + 129]


def test_limit_of_tickets(small: str) -> None:
    pairs = [(a, b) for a in range(17) for b in range(a)]
    tickets = [f'{{ a = "c{a}", b = "c{b}", points = 1 }}' for a, b in pairs]
    routes = [f'{{ a = "c0", b = "c{i}", length = 1, colour = "red" }}' for i in range(1, 17)]
    text = _many(_many(small, "cities", _cities(17)), "routes", routes)
    assert _messages(_many(text, "tickets", tickets[:122])) == []
    assert _messages(_many(text, "tickets", tickets[:123])) == ["tickets: more than 128"]


def test_limit_of_countries_and_their_cards(small: str) -> None:
    def with_countries(count: int, cards: int) -> str:
        countries = [
            f'{{ id = "x{i}", name = "X{i}", lat = 0, lon = {i}, cards = {[1] * cards} }}' for i in range(count)
        ]
        routes = [f'{{ a = "x{i}", b = "ash", length = 1, colour = "red" }}' for i in range(count)]
        return _many(_many(small, "countries", countries), "routes", routes)

    assert _messages(with_countries(15, 4)) == []
    assert _messages(with_countries(16, 3)) == ["countries: more than 16"]
    assert _messages(with_countries(15, 5)) == ["countries: more than 64 cards in all"]


def test_limit_of_actions(small: str) -> None:
    routes = [
        f'{{ a = "birch", b = "elm", number = {n}, length = 15, colour = "grey", any_cards = 1 }}' for n in range(1, 19)
    ]
    text = small.replace("4 = 7 }", "4 = 7, 15 = 50 }")
    assert _messages(_many(text, "routes", routes[:16])) == []
    (message,) = _messages(_many(text, "routes", routes))
    # 18 routes of 8 * 120 + 16 payments, 92 fixed actions, 4 cities with 17 ways for stations, 49 for the other routes
    assert message == ("routes: 17777 different actions in all, more than 16384: shorten the longest grey routes")


# --- files ---


def test_first_problem_and_how_many_more(small: str, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(small.replace("length = 3", "length = 0"))
    with pytest.raises(BoardError) as one:
        load_board(path)
    assert str(one.value) == f"{path}:15: routes: length must be a whole number from 1 to 15, not 0"
    path.write_text(small.replace("length = 3", "length = 0").replace("trains = 20", "trains = 0"))
    with pytest.raises(BoardError) as two:
        load_board(str(path))
    assert str(two.value) == f"{one.value} (and 1 more: branchline boards check {path})"
    assert len(two.value.problems) == 2


def test_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(b'id = "x"\ntitle = "\xff"\n')
    assert [str(problem) for problem in check_file(path)] == [f"{path}:2: not TOML: the file is not in UTF-8"]


def test_file_with_a_mark_and_windows_lines(small: str, tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(b"\xef\xbb\xbf" + small.replace("\n", "\r\n").encode())
    assert load_board(path).title == "Small"
    path.write_bytes(small.replace("length = 3", "length = 0").replace("\n", "\r\n").encode())
    assert [problem.line for problem in check_file(path)] == [15]


def test_file_that_cant_be_read(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match=r"can't be read: Is a directory$"):
        load_board(tmp_path)
    if os.geteuid():  # root may read everything
        path = tmp_path / "own.toml"
        path.write_text("")
        path.chmod(0)
        with pytest.raises(BoardError, match="can't be read: Permission denied"):
            load_board(path)
