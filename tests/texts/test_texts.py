"""Sentences as players read them: plurals, cases, names, *you*."""

from __future__ import annotations

import re
import subprocess
import sys

import msgspec
import pytest

from branchline.boards import Board, builtin_boards, load_board
from branchline.errors import BranchlineError
from branchline.game.actions import parse_action
from branchline.game.errors import IllegalAction
from branchline.game.game import Game
from branchline.texts import Texts
from branchline.texts.languages import LANGUAGES
from tests.support import position

EUROPE, NORDIC, POLAND, ISLE = (load_board(name) for name in ("europe", "nordic", "poland", "thistledown"))


class Told(msgspec.Struct, frozen=True):
    """An event as far as a sentence needs it."""

    code: str
    seat: int | None = None
    card: str | None = None
    slot: int | None = None
    tickets: tuple[str, ...] = ()
    returned: tuple[str, ...] = ()
    number: int | None = None
    route: str | None = None
    cards: dict[str, int] = {}
    swaps: int = 0
    turned_up: tuple[str, ...] = ()
    owed: int | None = None
    points: int | None = None
    trains: int | None = None
    city: str | None = None
    countries: dict[str, list[int]] = {}
    face_up: tuple[str | None, ...] = ()
    turns: int | None = None
    ending: str | None = None
    winners: tuple[int, ...] = ()


# Plurals.


@pytest.mark.parametrize(
    ("number", "nominative", "accusative", "genitive"),
    [
        (0, "0 czerwonych kart", "0 czerwonych kart", "0 czerwonych kart"),
        (1, "1 czerwona karta", "1 czerwoną kartę", "1 czerwonej karty"),
        (2, "2 czerwone karty", "2 czerwone karty", "2 czerwonych kart"),
        (5, "5 czerwonych kart", "5 czerwonych kart", "5 czerwonych kart"),
        (12, "12 czerwonych kart", "12 czerwonych kart", "12 czerwonych kart"),
        (21, "21 czerwonych kart", "21 czerwonych kart", "21 czerwonych kart"),
        (22, "22 czerwone karty", "22 czerwone karty", "22 czerwonych kart"),
        (25, "25 czerwonych kart", "25 czerwonych kart", "25 czerwonych kart"),
    ],
)
def test_polish_cards_agree(number: int, nominative: str, accusative: str, genitive: str) -> None:
    texts = Texts("pl")
    assert texts("cards-red", number=number) == nominative
    assert texts("cards-red.object", number=number) == accusative
    assert texts("cards-red.lacking", number=number) == genitive


@pytest.mark.parametrize(
    ("number", "cards"),
    [
        (0, "0 cărți roșii"),
        (1, "1 carte roșie"),
        (2, "2 cărți roșii"),
        (19, "19 cărți roșii"),
        (20, "20 de cărți roșii"),
        (101, "101 cărți roșii"),
        (120, "120 de cărți roșii"),
    ],
)
def test_romanian_cards_have_de_from_twenty_on(number: int, cards: str) -> None:
    assert Texts("ro")("cards-red", number=number) == cards


POLISH_FORMS = [(0, 2), (1, 0), (2, 1), (5, 2), (12, 2), (21, 2), (22, 1), (25, 2)]
ROMANIAN_FORMS = [(0, 1), (1, 0), (2, 1), (19, 1), (20, 2), (101, 1)]


@pytest.mark.parametrize(
    ("language", "code", "words", "forms"),
    [
        ("pl", "rule-trains", ("wagon", "wagony", "wagonów"), POLISH_FORMS),
        ("pl", "rule-longest-path", ("punkt", "punkty", "punktów"), POLISH_FORMS),
        ("pl", "event-reshuffle", ("karta", "karty", "kart"), POLISH_FORMS),
        ("ro", "rule-trains", ("vagon", "vagoane", "de vagoane"), ROMANIAN_FORMS),
        ("ro", "rule-longest-path", ("punct", "puncte", "de puncte"), ROMANIAN_FORMS),
        ("ro", "event-reshuffle", ("carte", "cărți", "de cărți"), ROMANIAN_FORMS),
    ],
)
def test_words_follow_their_number(
    language: str, code: str, words: tuple[str, ...], forms: list[tuple[int, int]]
) -> None:
    for number, form in forms:
        told = Texts(language)(code, number=number, trains=number, points=number)
        assert re.search(rf"\b{number} {words[form]}(?!\w)", told)


@pytest.mark.parametrize(
    ("language", "points", "told"),
    [
        ("en", -8, "−8 points"),
        ("pl", -8, "−8 punktów"),
        ("en", -1284, "−1,284 points"),
        ("pl", 1284, "1284 punkty"),
        ("pl", 12840, "12\N{NO-BREAK SPACE}840 punktów"),
        ("ro", 1284, "1.284 de puncte"),
    ],
)
def test_numbers_are_written_as_in_the_language(language: str, points: int, told: str) -> None:
    assert Texts(language)("number-points", points=points) == told


def test_a_hyphen_before_a_digit_is_not_always_a_minus_sign() -> None:
    assert Texts("en")("refusal-no-table", text="a-1") == "there is no table a-1"


# Words.


@pytest.mark.parametrize(
    ("language", "cards"),
    [
        ("en", "1 blue card, 2 red cards and 1 locomotive"),
        ("pl", "1 niebieska karta, 2 czerwone karty i 1 lokomotywa"),
        ("ro", "1 carte albastră, 2 cărți roșii și 1 locomotivă"),
    ],
)
def test_cards_are_listed_in_their_order(language: str, cards: str) -> None:
    assert Texts(language).cards({"locomotive": 1, "red": 2, "blue": 1, "white": 0}) == cards


def test_a_colour_agrees_with_its_route() -> None:
    told = [Texts(language)("page-route", colour="white", kind="ferry", length=2) for language in LANGUAGES]
    assert told == ["white route, ferry, 2 spaces", "białe połączenie, prom, 2 pola", "rută albă, feribot, 2 câmpuri"]


def test_names_are_the_boards_where_there_is_one() -> None:
    plain, texts = Texts("pl"), Texts("pl", board=POLAND)
    assert plain.route("zielona-gora/germany:2") == "zielona-gora/germany:2"
    assert texts.route("zielona-gora/germany:2") == "Zielona Góra – Niemcy (2)"
    assert Texts("en", POLAND).route("zielona-gora/germany") == "Zielona Góra – Germany"
    assert (plain.city("lodz"), texts.city("lodz")) == ("lodz", "Łódź")
    assert (plain.country("germany"), Texts("ro", POLAND).country("germany")) == ("germany", "Germania")
    ticket = POLAND.tickets[0]
    assert plain.ticket(ticket.id) == ticket.id
    assert texts.ticket(ticket.id) == f"{texts.city(ticket.a)} – {texts.city(ticket.b)}"


def test_seats_are_players_where_they_have_names() -> None:
    assert [Texts(language).seat(0) for language in LANGUAGES] == ["seat 0", "miejsce 0", "locul 0"]
    assert Texts("pl", names=("Anna", "Ben")).seat(1) == "Ben"


@pytest.mark.parametrize("name", builtin_boards())
def test_every_board_is_told_in_every_language(name: str) -> None:
    board = load_board(name)
    assert set(board.titles) == {"pl", "ro"}
    assert set(board.notes) == ({"pl", "ro"} if board.note else set())
    assert Texts("en").title(board) == board.title
    assert [Texts("pl").note(board), Texts("en").note(board)] == [board.notes.get("pl", ""), board.note]
    if name == "poland":
        assert all(set(country.names) == {"pl", "ro"} for country in board.countries)


# Actions.


@pytest.mark.parametrize(
    ("board", "action", "told"),
    [
        (
            *(EUROPE, "claim berlin/warszawa with 4 purple"),
            (
                "claim Berlin – Warszawa with 4 purple cards",
                "zajmij połączenie Berlin – Warszawa za 4 fioletowe karty",
                "ocupă ruta Berlin – Warszawa cu 4 cărți mov",
            ),
        ),
        (
            *(EUROPE, "take orange"),
            (
                "take an orange card from the face-up cards",
                "weź pomarańczową kartę spośród odkrytych",
                "ia o carte portocalie dintre cele la vedere",
            ),
        ),
        (
            *(NORDIC, "claim helsinki/stockholm:2 with 3 yellow for 1: 2 white 1 red"),
            (
                "claim Helsinki – Stockholm (2) with 3 yellow cards and substitutes for 1 space: "
                "2 white cards and 1 red card",
                "zajmij połączenie Helsinki – Stockholm (2) za 3 żółte karty, oddając karty zastępcze za 1 pole: "
                "2 białe karty i 1 czerwoną kartę",
                "ocupă ruta Helsinki – Stockholm (2) cu 3 cărți galbene plus cărți înlocuitoare pentru 1 câmp: "
                "2 cărți albe și 1 carte roșie",
            ),
        ),
    ],
)
def test_an_action_in_words(board: Board, action: str, told: tuple[str, ...]) -> None:
    read = parse_action(board, action)
    assert tuple(Texts(language, board=board).action(read) for language in LANGUAGES) == told


# Events.

TOLD: list[tuple[Told, str, str, str, str, str, str]] = [
    (
        Told("draw", 0, card="red"),
        *("You draw a red card from the deck", "Anna draws a red card from the deck"),
        *("Dobierasz czerwoną kartę ze stosu", "Anna dobiera czerwoną kartę ze stosu"),
        *("Tragi o carte roșie din teanc", "Anna trage o carte roșie din teanc"),
    ),
    (
        Told("draw", 0),
        *("You draw a card from the deck", "Anna draws a card from the deck"),
        *("Dobierasz kartę ze stosu", "Anna dobiera kartę ze stosu"),
        *("Tragi o carte din teanc", "Anna trage o carte din teanc"),
    ),
    (
        Told("keep", 0, tickets=("berlin/roma",), returned=("athina/wilno",), number=1),
        *("You keep Berlin – Roma and return Athína – Wilno", "Anna keeps Berlin – Roma and returns Athína – Wilno"),
        *(
            "Zatrzymujesz Berlin – Roma, a zwracasz Athína – Wilno",
            "Anna zatrzymuje Berlin – Roma, a zwraca Athína – Wilno",
        ),
        *(
            "Păstrezi Berlin – Roma și înapoiezi Athína – Wilno",
            "Anna păstrează Berlin – Roma și înapoiază Athína – Wilno",
        ),
    ),
    (
        Told("keep", 0),
        *("You have chosen your tickets", "Anna has chosen tickets"),
        *("Masz już wybrane bilety", "Anna ma już wybrane bilety"),
        *("Ți-ai ales biletele", "Anna și-a ales biletele"),
    ),
    (
        Told("claimed", 0, route="berlin/warszawa", points=7, trains=4),
        *(
            "You place 4 trains on Berlin – Warszawa for 7 points",
            "Anna places 4 trains on Berlin – Warszawa for 7 points",
        ),
        *(
            "Stawiasz 4 wagony na połączeniu Berlin – Warszawa i zdobywasz 7 punktów",
            "Anna stawia 4 wagony na połączeniu Berlin – Warszawa i zdobywa 7 punktów",
        ),
        *(
            "Așezi 4 vagoane pe ruta Berlin – Warszawa și primești 7 puncte",
            "Anna așază 4 vagoane pe ruta Berlin – Warszawa și primește 7 puncte",
        ),
    ),
    (
        Told("tunnel", 0, route="marseille/zurich", turned_up=("red", "locomotive", "red"), owed=0),
        *(
            "You turn up 2 red cards and 1 locomotive for the tunnel Marseille – Zürich: nothing more to pay",
            "Anna turns up 2 red cards and 1 locomotive for the tunnel Marseille – Zürich: nothing more to pay",
        ),
        *(
            "Odkrywasz 2 czerwone karty i 1 lokomotywę w tunelu Marseille – Zürich: bez dopłaty",
            "Anna odkrywa 2 czerwone karty i 1 lokomotywę w tunelu Marseille – Zürich: bez dopłaty",
        ),
        *(
            "Întorci 2 cărți roșii și 1 locomotivă pentru tunelul Marseille – Zürich: nimic de plătit în plus",
            "Anna întoarce 2 cărți roșii și 1 locomotivă pentru tunelul Marseille – Zürich: nimic de plătit în plus",
        ),
    ),
    (
        Told("over", ending="last turns", winners=(0,)),
        *("The game is over: you win", "The game is over: Anna wins"),
        *("Koniec gry: wygrywasz", "Koniec gry: wygrywa Anna"),
        *("Partida s-a încheiat: ai câștigat", "Partida s-a încheiat: a câștigat Anna"),
    ),
]


@pytest.mark.parametrize("told", TOLD, ids=[told[0].code for told in TOLD])
def test_an_event_is_told_to_its_seat_and_to_the_others(told: tuple[Told, str, str, str, str, str, str]) -> None:
    event, *sentences = told
    found = [
        Texts(language, board=EUROPE, names=("Anna", "Ben"), you=you).event(event)
        for language in LANGUAGES
        for you in (0, 1)
    ]
    assert found == sentences


def test_a_shared_victory_names_all() -> None:
    event = Told("over", ending="all passed", winners=(0, 2))
    texts = Texts("pl", names=("Anna", "Ben", "Cezar"), you=0)
    assert texts.event(event) == "Koniec gry, bo wszyscy spasowali: zwycięstwem dzielą się Anna i Cezar"


def test_country_cards_are_told_with_their_values() -> None:
    event = Told("countries", 1, countries={"germany": [7], "russia": [4]})
    assert Texts("pl", POLAND, ("Anna", "Ben")).event(event) == "Ben bierze karty krajów: Niemcy (7) i Rosja (4)"


def test_without_names_a_sentence_begins_with_a_capital() -> None:
    assert Texts("en").event(Told("pass", 1)) == "Seat 1 passes"
    assert Texts("en", names=("anna", "ben")).event(Told("pass", 1)) == "ben passes"


def test_an_event_that_is_none_is_an_error() -> None:
    with pytest.raises(KeyError):
        Texts("en").event(Told("earthquake"))


# Refusals.


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "not enough cards: you still need 3 red cards"),
        ("pl", "za mało kart: brakuje 3 czerwonych kart"),
        ("ro", "nu ai destule cărți: îți mai trebuie 3 cărți roșii"),
    ],
)
def test_a_refusal_speaks_the_readers_language(language: str, sentence: str) -> None:
    refusal = position("usa", {"red": 1}).why("claim dallas/el-paso with 4 red")
    assert refusal is not None
    assert refusal.details == {"short": {"red": 3}}
    assert Texts(language).refusal(refusal) == sentence


def test_a_refusal_knows_whose_route_it_is() -> None:
    refusal = IllegalAction("route-taken", route="berlin/warszawa", owner=1)
    names = ("Anna", "Ben")
    assert Texts("en", EUROPE, names, you=0).refusal(refusal) == "Berlin – Warszawa belongs to Ben"
    assert Texts("pl", EUROPE, names, you=0).refusal(refusal) == "połączenie Berlin – Warszawa jest już zajęte (Ben)"
    assert Texts("ro", EUROPE, names, you=1).refusal(refusal) == "ruta Berlin – Warszawa este deja a ta"
    assert str(refusal) == "berlin/warszawa belongs to seat 1"


def test_an_error_within_a_record_is_told_in_the_same_language() -> None:
    game = Game.new("thistledown", 2, seed=5)
    record = msgspec.structs.replace(game.record, start={"players": 9, "seed": 1})
    with pytest.raises(BranchlineError) as refused:
        Game.replay(record)
    told = Texts("pl", board=ISLE).refusal(refused.value)
    assert told == "zapis, wiersz 1: Wyspa Thistledown: gra dla 2–4 graczy, a nie dla 9"


def test_an_error_without_a_code_is_told_as_it_stands() -> None:
    assert Texts("pl").refusal(BranchlineError("as it is")) == "as it is"


def test_what_was_typed_stays_in_one_line_and_short() -> None:
    error = IllegalAction("unknown-city", text="a\nb" + "x" * 10_000, near=())
    assert str(error).startswith("unknown city “a\\nbxxx")
    assert len(str(error)) < 120


def test_english_is_english_in_any_locale() -> None:
    """And neither a version nor a raised error needs the catalogs."""
    program = """
import sys
from branchline.game.errors import IllegalAction
import branchline.cli, branchline.texts
error = IllegalAction("needs-locomotives", route="a/b", symbols=2000)
assert not [name for name in sys.modules if name.split(".")[0] in ("fluent", "babel")]
print(error)
"""
    environment = {"LC_ALL": "pl_PL.UTF-8", "LANG": "pl_PL.UTF-8", "LANGUAGE": "pl", "PYTHONPATH": ":".join(sys.path)}
    run = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert run.stdout == "a/b needs 2,000 locomotives\n"


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "The longest path of the other player: Urso 15.", "The longest paths of the others: Urso 15."),
        ("pl", "Najdłuższa trasa rywala: Urso 15.", "Najdłuższe trasy pozostałych: Urso 15."),
        (
            "ro",
            "Cel mai lung traseu al celuilalt jucător: Urso 15.",
            "Cele mai lungi trasee ale celorlalți: Urso 15.",
        ),
    ],
)
def test_one_opponent_is_not_spoken_of_as_many(language: str, one: str, several: str) -> None:
    texts = Texts(language)
    assert texts("page-end-bonus-path-others", number=1, text="Urso 15") == one
    assert texts("page-end-bonus-path-others", number=2, text="Urso 15") == several


@pytest.mark.parametrize(
    ("number", "told"),
    [(0, "takes one of yours."), (1, "takes one of yours, or any colour card."), (3, "or any 3 colour cards.")],
)
def test_a_ferry_tip_says_what_holds_on_the_board(number: int, told: str) -> None:
    tip = Texts("en", load_board("europe"))("page-tip-ferry", route="amsterdam/london", number=number)
    assert told in tip, tip
