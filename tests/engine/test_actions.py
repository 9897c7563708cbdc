"""Actions as texts: what reads as what, what does not read, and what was probably meant."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from branchline.boards import builtin_boards, load_board
from branchline.boards.model import CARDS, COLOURS, Board
from branchline.game.actions import Action, cards_text, parse_action, parse_cards
from branchline.game.errors import InvalidAction

USA, EUROPE, NORDIC = load_board("usa"), load_board("europe"), load_board("nordic")

# What reads as what.


@pytest.mark.parametrize(
    ("board", "text", "action"),
    [
        (USA, "draw", Action(kind="draw")),
        (USA, "tickets", Action(kind="tickets")),
        (USA, "pass", Action(kind="pass")),
        (EUROPE, "decline", Action(kind="decline")),
        (USA, "take red", Action(kind="take", card="red")),
        (NORDIC, "give locomotive", Action(kind="give", card="locomotive")),
        (EUROPE, "pay 1 red 1 locomotive", Action(kind="pay", cards={"red": 1, "locomotive": 1})),
        (USA, "keep boston/miami", Action(kind="keep", tickets=("boston/miami",))),
        (USA, "keep boston/miami, calgary/phoenix", Action(kind="keep", tickets=("boston/miami", "calgary/phoenix"))),
        (EUROPE, "station essen with 2 red", Action(kind="station", city="essen", cards={"red": 2})),
        (USA, "claim dallas/el-paso with 4 red", Action(kind="claim", route="dallas/el-paso", cards={"red": 4})),
        (
            NORDIC,
            "claim helsinki/stockholm:2 with 3 yellow for 1",
            Action(kind="claim", route="helsinki/stockholm:2", cards={"yellow": 3}, swaps=1),
        ),
        (
            NORDIC,
            "claim helsinki/stockholm:2 with 3 yellow for 1: 2 white 1 red",
            Action(
                kind="claim",
                route="helsinki/stockholm:2",
                cards={"yellow": 3},
                swaps=1,
                substitutes={"white": 2, "red": 1},
            ),
        ),
        (
            NORDIC,
            "claim lieksa/murmansk for 9: 12 red 12 blue 12 white",
            Action(kind="claim", route="lieksa/murmansk", swaps=9, substitutes={"red": 12, "blue": 12, "white": 12}),
        ),
    ],
)
def test_a_text_is_an_action(board: Board, text: str, action: Action) -> None:
    assert parse_action(board, text) == action
    assert parse_action(board, str(action)) == action


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("  DRAW ", "draw"),
        ("Take Red", "take red"),
        ("take loco", "take locomotive"),
        ("take wild", "take locomotive"),
        ("take pink", "take purple"),
        ("keep miami/boston", "keep boston/miami"),
        ("keep boston/miami calgary/phoenix", "keep boston/miami, calgary/phoenix"),
        ("keep boston/miami ,  phoenix/calgary", "keep boston/miami, calgary/phoenix"),
        ("Claim El-Paso/Dallas WITH 3 Red 1 Loco", "claim dallas/el-paso with 3 red 1 locomotive"),
        ("claim dallas/el-paso with 1 locomotive and 3 red", "claim dallas/el-paso with 3 red 1 locomotive"),
        ("claim dallas/el-paso with 3 red, 1 locomotive,", "claim dallas/el-paso with 3 red 1 locomotive"),
        ("claim dallas/el-paso with red red red red", "claim dallas/el-paso with 4 red"),
        ("claim boston/new-york:1 with 2 red", "claim boston/new-york with 2 red"),
        ("claim new-york / boston:2 with 2 yellow", "claim boston/new-york:2 with 2 yellow"),
    ],
)
def test_a_text_may_be_written_freely(text: str, plain: str) -> None:
    assert str(parse_action(USA, text)) == plain


def test_equal_actions_hash_alike() -> None:
    one = Action(kind="claim", route="dallas/el-paso", cards={"red": 3, "locomotive": 1})
    other = Action(kind="claim", route="dallas/el-paso", cards={"locomotive": 1, "red": 3})
    assert one == other
    assert len({one, other}) == 1


# What does not read.


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "the action is empty; try: draw, take red, tickets, claim kansas-city/saint-louis:2 with 2 purple"),
        (" \t\n", "the action is empty; try: draw, take red, tickets, claim kansas-city/saint-louis:2 with 2 purple"),
        ("drwa", "unknown action “drwa” (did you mean “draw”?)"),
        ("clam boston/new-york with 2 red", "unknown action “clam” (did you mean “claim”?)"),
        ("fly to boston", "unknown action “fly”"),
        ("draw red", "nothing goes after “draw”; what does “red” mean?"),
        ("pass please", "nothing goes after “pass”; what does “please” mean?"),
        ("take", "“take” needs a card: take red"),
        (
            "take mauve",
            "“mauve” isn’t a card; the cards are purple, blue, orange, white, green, yellow, black, red and locomotive",
        ),
        (
            "take 2 red",
            "“2 red” isn’t a card; the cards are purple, blue, orange, white, green, yellow, black, red and locomotive",
        ),
        ("keep", "“keep” needs tickets: keep atlanta/montreal, atlanta/new-york"),
        ("keep boston/miama", "unknown ticket “boston/miama” (did you mean “boston/miami”?)"),
        ("keep all", "unknown ticket “all”"),
        ("keep boston/miami, miami/boston", "“boston/miami, miami/boston” names the same ticket twice"),
        ("pay", "no cards given; write them like this: 3 red 1 locomotive"),
        ("pay ,", "no cards given; write them like this: 3 red 1 locomotive"),
        ("pay 2", "“2”: 2 of what?"),
        ("pay 2 3 red", "“2 3 red”: 2 of what?"),
        ("pay 0 red", "“0 red”: 0 red pays for nothing"),
        ("pay -1 red", "“-1” isn’t a card; the cards are"),
        ("pay 1000 red", "“1000” isn’t a card; the cards are"),
        ("station", "“station” needs a city and cards: station atlanta with 1 red"),
        ("station boston", "“station” needs a city and cards: station atlanta with 1 red"),
        ("station bostn with 1 red", "unknown city “bostn” (did you mean “boston”?)"),
        ("claim", "“claim” needs a route and cards: claim kansas-city/saint-louis:2 with 2 purple"),
        ("claim boston/new-york", "“claim” needs a route and cards: claim"),
        ("claim boston/new-york with", "“claim” needs a route and cards: claim"),
        ("claim boston with 2 red", "“boston” isn’t a route; write one like this: kansas-city/saint-louis:2"),
        (
            "claim boston/new-york/miami with 2 red",
            "“boston/new-york/miami” isn’t a route; write one like this: kansas-city/saint-louis:2",
        ),
        ("claim bostn/new-york with 2 red", "unknown city “bostn” (did you mean “boston”?)"),
        ("claim boston/newyork with 2 red", "unknown city “newyork” (did you mean “new-york”?)"),
        (
            "claim boston/miami with 2 red",
            "no route connects boston and miami; from boston there are routes to montreal and new-york",
        ),
        (
            *("claim boston/new-york:3 with 2 red",),
            "there is no route “boston/new-york:3”, only boston/new-york and boston/new-york:2",
        ),
        ("claim boston/new-york:0 with 2 red", "there is no route “boston/new-york:0”, only"),
        ("claim boston/new-york:" + "9" * 5000 + " with 2 red", "“boston/new-york:99999"),
        ("claim boston/new-york with 2 mauve", "“mauve” isn’t a card; the cards are"),
        (
            "claim boston/new-york with 2 red for 0",
            "“boston/new-york with 2 red for 0”: 0 spaces need no substitutes; leave out “for 0”",
        ),
        ("claim boston/new-york with 2 red for 1: 3", "“3”: 3 of what?"),
    ],
)
def test_a_text_that_names_no_action_is_refused_with_what_would_be_right(text: str, reason: str) -> None:
    with pytest.raises(InvalidAction) as refused:
        parse_action(USA, text)
    assert str(refused.value).startswith(reason)
    assert "\n" not in str(refused.value)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(
    text=st.text(max_size=40) | st.from_regex(r"(claim|keep|pay|take|station|give) [a-z0-9/:, ]{0,30}", fullmatch=True)
)
def test_any_text_reads_or_is_refused_in_one_line(text: str) -> None:
    try:
        told = str(parse_action(EUROPE, text))
    except InvalidAction as error:
        told = str(error)
    assert len(told.splitlines()) == 1


# There and back.

counts = st.dictionaries(st.sampled_from(CARDS), st.integers(1, 99), min_size=1)


@settings(derandomize=True)
@given(cards=counts)
def test_cards_read_as_they_are_written(cards: dict[str, int]) -> None:
    assert parse_cards(cards_text(cards)) == cards


@st.composite
def actions(draw: st.DrawFn) -> tuple[Board, Action]:
    """Any action of any board, possible or not."""
    board = load_board(draw(st.sampled_from(builtin_boards())))
    routes, tickets, cities = ([thing.id for thing in things] for things in (board.routes, board.tickets, board.cities))
    swaps = draw(st.integers(0, 9))
    substitutes = draw(counts) if swaps and draw(st.booleans()) else {}
    cards = draw(counts)
    kept = draw(st.lists(st.sampled_from(tickets), min_size=1, max_size=6, unique=True))
    return board, draw(
        st.sampled_from(
            [
                *(Action(kind=kind) for kind in ("draw", "tickets", "decline", "pass")),
                Action(kind="take", card=draw(st.sampled_from(CARDS))),
                Action(kind="give", card=draw(st.sampled_from(COLOURS))),
                Action(kind="pay", cards=cards),
                Action(kind="keep", tickets=tuple(kept)),
                Action(kind="station", city=draw(st.sampled_from(cities)), cards=cards),
                Action(
                    kind="claim",
                    route=draw(st.sampled_from(routes)),
                    cards={} if swaps and draw(st.booleans()) else cards,
                    swaps=swaps,
                    substitutes=substitutes,
                ),
            ]
        )
    )


@settings(max_examples=300, deadline=None, derandomize=True)
@given(of_board=actions())
def test_every_action_reads_as_it_is_written(of_board: tuple[Board, Action]) -> None:
    board, action = of_board
    assert parse_action(board, str(action)) == action
    assert str(parse_action(board, str(action))) == str(action)


@pytest.mark.parametrize("name", builtin_boards())
def test_every_name_on_a_board_reads_from_both_sides(name: str) -> None:
    board = load_board(name)
    for route in board.routes:
        suffix = "" if route.number == 1 else f":{route.number}"
        for text in (route.id, f"{route.b}/{route.a}{suffix}"):
            assert parse_action(board, f"claim {text} with 1 red").route == route.id
    for ticket in board.tickets:
        for text in (ticket.id, f"{ticket.b}/{ticket.a}"):
            assert parse_action(board, f"keep {text}").tickets == (ticket.id,)
