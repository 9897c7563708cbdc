"""What is drawn of a view: nothing is wider than the terminal, on any board, in any language, at any moment."""

from __future__ import annotations

from functools import cache
from io import StringIO
from itertools import product
from random import Random

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from branchline.boards import builtin_boards, load_board
from branchline.bots import SeatInput
from branchline.bots.seats import choose_at_random, seat_names
from branchline.game.events import Event
from branchline.game.game import Game
from branchline.game.scores import Score
from branchline.rules import engine
from branchline.terminal import answers
from branchline.terminal.final_scores import final_scores, tie_breaks
from branchline.terminal.look import Look
from branchline.terminal.menu import numbered
from branchline.terminal.table import prompt, table
from branchline.texts import Texts
from branchline.texts.languages import LANGUAGES
from tests.support import position
from tests.volume import some_of

WIDTHS = (60, 80, 140)
SEATS = ("me", "maximiliana-rose", "random", "random", "random")


def drawn(thing: RenderableType, look: Look) -> list[str]:
    """The lines of a renderable, as on a terminal that would break what is too wide."""
    file = StringIO()
    console = Console(file=file, width=300, no_color=True, highlight=False, markup=False, legacy_windows=False)
    console.print(thing, width=look.width)
    return [line.rstrip() for line in file.getvalue().splitlines()]


@cache
def moments(name: str) -> list[tuple[Game, list[Event]]]:
    """A random game at its start, its end, at choices that are rare, and now and then between."""
    game = Game.new(name, load_board(name).rules.players[1], seed=23)
    luck = Random(1)
    events: list[Event] = []
    found = [(game.copy(), list(events))]
    phases = {game.phase}
    while not game.over:
        seat = game.actors[0]
        events += game.play(choose_at_random(game.view(seat), luck), seat)
        if game.phase not in phases or len(game.acts) % 120 == 0:
            phases.add(game.phase)
            found.append((game.copy(), list(events)))
    return found


SAMPLE = {(name, LANGUAGES[i % len(LANGUAGES)]) for i, name in enumerate(builtin_boards())}


@pytest.mark.parametrize("shown", some_of(product(builtin_boards(), LANGUAGES), SAMPLE), ids="-".join)
def test_nothing_is_wider_than_the_terminal(shown: tuple[str, str]) -> None:
    name, language = shown
    board = load_board(name)
    assert len(moments(name)) > 4
    for game, events in moments(name):
        seat = game.actors[0] if game.actors else 0
        texts = Texts(language, board, seat_names(SEATS[: game.players], Texts(language)), you=seat)
        view = game.view(seat)
        log = answers.sentences(events[-20:], texts, seat, short=True)
        for width in WIDTHS:
            look = Look(width=width, lines=40, colours=width != 80)
            things = [table(board, view, texts, look, log, answers.last_moves(events, texts, seat))]
            if width == min(WIDTHS):
                things += answers.possible(board, view, texts, look)
                things += [answers.advice(SeatInput.by(board, engine.array_of(game.state), seat), texts)] * (
                    not game.over
                )
                things += answers.all_routes(board, view, texts, look, board.cities[0].id)
            if game.over:
                things += [final_scores(board, view, texts, look), *answers.whole_board(board, view, texts, look)]
            for thing in things:
                wide = [line for line in drawn(thing, look) if cell_len(line) > width]
                assert not wide, (width, game.phase)


@pytest.mark.parametrize("name", builtin_boards())
def test_a_screen_is_enough_for_the_table(name: str) -> None:
    board = load_board(name)
    for game, events in moments(name):
        seat = game.actors[0] if game.actors else 0
        texts = Texts("en", board, seat_names(SEATS[: game.players], Texts("en")), you=seat)
        log = answers.sentences(events[-20:], texts, seat, short=True)
        for look in (Look(width=79, lines=45), Look(width=139, lines=40)):
            assert len(drawn(table(board, game.view(seat), texts, look, log), look)) < look.lines


def test_all_that_a_player_needs_is_on_the_table() -> None:
    game = position(
        "europe",
        {"red": 3, "locomotive": 2},
        {"blue": 1},
        tickets=[["berlin/roma"], ["athina/wilno"]],
        routes={"berlin/essen": 1},
    )
    board, view = game.board, game.view(0)
    texts = Texts("en", board, ("Anna", "Ben"), you=0)
    shown = "\n".join(drawn(table(board, view, texts, Look(colours=False), ["Ben claims something"]), Look()))
    for text in ("▶ Anna", "Ben", "[red ×3] [locomotive ×2]", "[1 purple] [2 blue]", "Berlin – Roma", "9  needs "):
        assert text in shown
    assert "Ben claims something" in shown
    assert "Athína – Wilno" not in shown
    assert prompt(view, texts) == "Your turn"


def test_without_many_letters_the_marks_are_plain() -> None:
    game = position("thistledown", {"red": 3}, tickets=[["copperhythe/wrensea"], []])
    look = Look(letters=False, colours=False)
    texts = Texts("en", game.board, ("A", "B"), you=0)
    shown = "".join(drawn(table(game.board, game.view(0), texts, look), look))
    assert not set(shown) & set("▶✓✗★─")


def test_every_number_on_the_screen_stands_for_one_thing() -> None:
    for name in builtin_boards():
        for game, _ in moments(name):
            for seat in game.actors[:1]:
                view = game.view(seat)
                options = numbered(game.board, view)
                routes = [route for claims in view.legal.claims for route in claims.routes]
                assert {text for text in options.values() if text.startswith("claim ")} == {
                    f"claim {x}" for x in routes
                }


def test_a_tie_names_what_broke_it() -> None:
    game, _ = moments("usa")[-1]
    view = game.view(None)
    first, second = (msgspec.structs.replace(score, total=90) for score in view.scores[:2])
    ties = game.board.rules.ties
    assert ties == ("completed tickets", "longest-path bonus")

    def broken(winners: tuple[int, ...], *scores: Score) -> list[str]:
        return tie_breaks(game.board, msgspec.structs.replace(view, scores=scores, winners=winners))

    more = msgspec.structs.replace(first, completed=("a", "b"))
    fewer = msgspec.structs.replace(second, completed=("c",))
    longer = msgspec.structs.replace(fewer, completed=("c", "d"), longest_path=10)
    shorter = msgspec.structs.replace(more, longest_path=0)
    assert broken((0,), more, fewer) == [ties[0]]
    assert broken((1,), shorter, longer) == [ties[1]]
    assert broken((0, 1), more, more) == []
    assert broken((0,), more, msgspec.structs.replace(longer, total=80)) == []
