"""Names as people type them: what is found, what is ambiguous, what was probably meant."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from branchline.boards import Board, builtin_boards, load_board
from branchline.game.errors import InvalidAction
from branchline.game.names import find_city, find_route, find_ticket, fold

EUROPE, NORDIC, POLAND, USA = (load_board(name) for name in ("europe", "nordic", "poland", "usa"))


@pytest.mark.parametrize("text", ["zurich", "Zürich", "ZÜRICH", "  zürich ", "zu", "Zür"])
def test_a_city_is_found_however_it_is_written(text: str) -> None:
    assert find_city(EUROPE, text) == "zurich"


@pytest.mark.parametrize(
    ("text", "city"),
    [("Łódź", "lodz"), ("lodz", "lodz"), ("ZIELONA GÓRA", "zielona-gora"), ("wars", "warszawa"), ("Zamosc", "zamosc")],
)
def test_polish_cities_are_found(text: str, city: str) -> None:
    assert find_city(POLAND, text) == city


@pytest.mark.parametrize(
    ("text", "city"),
    [
        *(
            ("gdańsk", "danzig"),
            ("Viena", "wien"),
            ("wieden", "wien"),
            ("Bucharest", "bucuresti"),
            ("bukar", "bucuresti"),
        ),
        *(
            ("București", "bucuresti"),
            ("Kiev", "kyiv"),
            ("KIJÓW", "kyiv"),
            ("copenhaga", "kobenhavn"),
            ("vil", "wilno"),
        ),
        *(("v", "venezia"), ("ve", "venezia")),  # printed names go first
    ],
)
def test_a_city_is_found_by_its_other_names(text: str, city: str) -> None:
    assert find_city(EUROPE, text) == city


def test_a_name_that_begins_another_is_that_name() -> None:
    assert find_city(EUROPE, "brest") == "brest"


@pytest.mark.parametrize("name", builtin_boards())
def test_every_printed_name_finds_its_city(name: str) -> None:
    board = load_board(name)
    for city in board.cities:
        assert {find_city(board, city.name), find_city(board, city.name.upper())} == {city.id}
    places = {city.id: city.name for city in board.cities} | {country.id: country.name for country in board.countries}
    for route in board.routes:
        number = f" ({route.number})" if route.number > 1 else ""
        assert find_route(board, f"{places[route.b]} – {places[route.a]}{number}") == route.id
    for ticket in board.tickets:
        assert find_ticket(board, f"{places[ticket.b]} / {places[ticket.a]}") == ticket.id


@pytest.mark.parametrize(
    ("text", "route"),
    [("berl/warsz", "berlin/warszawa"), ("bu/wie:2", "budapest/wien:2"), ("WIEN – Budapest (2)", "budapest/wien:2")],
)
def test_a_route_is_found_by_the_beginnings_of_its_ends(text: str, route: str) -> None:
    assert find_route(EUROPE, text) == route


def test_a_route_into_a_country_is_found_in_every_language() -> None:
    for country in ("Germany", "Niemcy", "germania", "niem"):
        assert find_route(POLAND, f"{country}/zielona gora") == "zielona-gora/germany"


def test_a_ticket_is_found_by_the_beginnings_of_its_ends() -> None:
    assert find_ticket(EUROPE, "petro/brest") == "brest/petrograd"


@pytest.mark.parametrize(
    ("find", "text", "code", "choices"),
    [
        (find_city, "m", "ambiguous-city", ["madrid", "marseille", "moskva", "munchen"]),
        (find_route, "b/w", "ambiguous-route", ["berlin/warszawa", "berlin/wien", "budapest/wien"]),
        (find_route, "paris/m:2", "no-such-route", None),
        (find_route, "edinburgh/m", "ambiguous-city", ["madrid", "marseille", "moskva", "munchen"]),
        (find_ticket, "berlin/", "unknown-ticket", None),
        (find_ticket, "b/m", "ambiguous-ticket", None),
    ],
)
def test_what_may_be_several_things_lists_them(
    find: Callable[[Board, str], str], text: str, code: str, choices: list[str] | None
) -> None:
    with pytest.raises(InvalidAction) as refused:
        find(EUROPE, text)
    assert refused.value.code == code
    if choices:
        assert refused.value.details["choices"] == choices
        assert str(refused.value).endswith(f"could be {', '.join(choices[:-1])} or {choices[-1]}: type more letters")


def test_a_long_list_of_choices_is_cut() -> None:
    with pytest.raises(InvalidAction) as refused:
        find_city(USA, "s")
    choices = refused.value.details["choices"]
    assert len(choices) <= 9


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ("berln", ["berlin"]),
        ("Zuricch", ["zurich"]),
        ("wiedn", ["wien"]),
        ("Wrszawa", ["warszawa"]),
        ("xyzzy", []),
        ("", []),
    ],
)
def test_an_unknown_city_is_refused_with_what_was_meant(text: str, near: list[str]) -> None:
    with pytest.raises(InvalidAction) as refused:
        find_city(EUROPE, text)
    assert (refused.value.code, refused.value.details["near"]) == ("unknown-city", near)


def test_at_most_three_are_suggested() -> None:
    with pytest.raises(InvalidAction) as refused:
        find_ticket(USA, "new-yrok/los-angelos")
    assert 1 <= len(refused.value.details["near"]) <= 3


@pytest.mark.parametrize(
    ("text", "folded"),
    [("Ålborg", "alborg"), ("Tromsø", "tromso"), ("St. Louis", "st-louis"), ("ŁÓDŹ", "lodz"), ("Æbelø ß", "aebelo-ss")],
)
def test_folding(text: str, folded: str) -> None:
    assert fold(text) == folded
