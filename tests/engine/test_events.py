"""What an action tells: events in the order of the table, in full and as each seat sees them."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from branchline.boards import builtin_boards, load_board
from branchline.game.events import PRIVATE, Code, Event
from branchline.game.game import Game
from tests.support import position
from tests.volume import volume

FERRY = "helsinki/stockholm:2"
TUNNEL = "marseille/zurich"  # purple, 2 spaces
MANY_ROUTES = (
    *("duluth/helena", "el-paso/houston", "portland/salt-lake-city", "calgary/winnipeg"),
    *("los-angeles/el-paso", "miami/new-orleans", "seattle/helena"),
)


def told(events: list[Event], seat: int | None = -1) -> list[dict[str, Any]]:
    """Events as JSON would have them: in full, or as a seat sees them."""
    seen = [event if seat == -1 else event.seen_by(seat) for event in events]
    return msgspec.json.decode(msgspec.json.encode(seen), type=list[dict[str, Any]])


def test_events_of_cards() -> None:
    game = position("usa", deck={"red": 5, "black": 5})
    events = game.play("draw", outcomes=["black"])
    assert told(events) == told(events, 0) == [{"code": "draw", "seat": 0, "card": "black"}]
    assert told(events, 1) == told(events, None) == [{"code": "draw", "seat": 0}]
    events = game.play("take purple", outcomes=["red"])
    assert (
        told(events)
        == told(events, 1)
        == [
            {"code": "take", "seat": 0, "card": "purple", "slot": 0},
            {"code": "turned-up", "card": "red", "slot": 0},
        ]
    )


def test_a_gap_that_stays_open_tells_nothing_more() -> None:
    game = position("usa", deck={})
    assert told(game.play("take orange")) == [{"code": "take", "seat": 0, "card": "orange", "slot": 2}]
    assert game.face_up[2] is None


def test_the_face_up_cards_are_discarded_and_replaced() -> None:
    game = position(
        "usa",
        deck={"red": 5, "locomotive": 1},
        discards={"blue": 3},
        face_up=["locomotive", "locomotive", "red", "red", "purple"],
    )
    events = told(game.play("take purple", outcomes=["locomotive"]))
    assert events[:3] == [
        {"code": "take", "seat": 0, "card": "purple", "slot": 4},
        {"code": "turned-up", "card": "locomotive", "slot": 4},
        {"code": "reset", "face_up": ["locomotive", "locomotive", "red", "red", "locomotive"]},
    ]
    assert events[3:8] == [{"code": "turned-up", "card": "red", "slot": slot} for slot in range(5)]
    assert events[8:] == [{"code": "reshuffle", "number": 8}]


def test_the_last_card_of_the_deck_brings_the_discards_back() -> None:
    game = position("usa", deck={"red": 1}, discards={"blue": 7, "red": 2})
    events = game.play("draw")
    assert told(events, 1) == [{"code": "draw", "seat": 0}, {"code": "reshuffle", "number": 9}]


def test_events_of_tickets() -> None:
    game = position("usa")
    offer = ["boston/miami", "calgary/phoenix", "dallas/new-york"]
    events = game.play("tickets", outcomes=offer)
    assert told(events, 0) == [{"code": "tickets", "seat": 0, "number": 3, "tickets": offer}]
    assert told(events, 1) == [{"code": "tickets", "seat": 0, "number": 3}]
    events = game.play("keep calgary/phoenix")
    kept = {"tickets": ["calgary/phoenix"], "returned": ["boston/miami", "dallas/new-york"]}
    assert told(events, 0) == [{"code": "keep", "seat": 0, "number": 1, **kept}]
    assert told(events, None) == [{"code": "keep", "seat": 0, "number": 1}]


def test_at_the_start_what_was_kept_is_told_when_all_have_chosen() -> None:
    game = Game.new("usa", 2, seed=7, first=0)
    offers = [game.offer(seat) for seat in range(2)]
    events = game.play(f"keep {', '.join(offers[1][:2])}", 1)
    assert told(events, 1) == [{"code": "keep", "seat": 1, "tickets": offers[1][:2], "returned": offers[1][2:]}]
    assert told(events, 0) == [{"code": "keep", "seat": 1}]
    events = game.play(f"keep {', '.join(offers[0])}", 0)
    assert [(event.code, event.seat, event.number) for event in events] == [
        ("keep", 0, None),
        ("kept", 0, 3),
        ("kept", 1, 2),
    ]
    assert sorted(events[1].tickets) == sorted(offers[0])
    assert sorted(events[2].tickets) == sorted(offers[1][:2])
    assert [event.tickets for event in events[1:]] != [event.seen_by(0).tickets for event in events[1:]]
    assert told(events, None)[1:] == [
        {"code": "kept", "seat": 0, "number": 3},
        {"code": "kept", "seat": 1, "number": 2},
    ]


def test_events_of_a_claim() -> None:
    game = position("usa", {"red": 3, "locomotive": 1})
    route = {"seat": 0, "route": "dallas/el-paso"}
    assert told(game.play("claim dallas/el-paso with 3 red 1 locomotive"), 1) == [
        {"code": "claim", **route, "cards": {"red": 3, "locomotive": 1}},
        {"code": "claimed", **route, "points": 7, "trains": 4},
    ]


def test_events_of_a_claim_with_substitutes() -> None:
    game = position("nordic", {"yellow": 3, "white": 2, "red": 1})
    route = {"seat": 0, "route": FERRY}
    assert told(game.play(f"claim {FERRY} with 3 yellow for 1: 2 white 1 red"), 1) == [
        {"code": "claim", **route, "cards": {"yellow": 3}, "swaps": 1},
        {"code": "give", "seat": 0, "card": "white"},
        {"code": "give", "seat": 0, "card": "white"},
        {"code": "give", "seat": 0, "card": "red"},
        {"code": "claimed", **route, "points": 7, "trains": 4},
    ]


def test_events_of_a_tunnel_that_is_paid() -> None:
    game = position("europe", {"purple": 5})
    events = game.play(f"claim {TUNNEL} with 2 purple", outcomes=["red", "purple", "blue"])
    assert told(events, 1) == [
        {"code": "claim", "seat": 0, "route": TUNNEL, "cards": {"purple": 2}},
        {"code": "tunnel", "seat": 0, "route": TUNNEL, "turned_up": ["red", "purple", "blue"], "owed": 1},
    ]
    events = game.play("pay 1 purple")
    assert [event.code for event in events] == ["pay", "claimed"]
    assert told(events, 1)[0] == {"code": "pay", "seat": 0, "cards": {"purple": 1}}


def test_events_of_a_tunnel_that_is_declined() -> None:
    game = position("europe", {"purple": 5})
    game.play(f"claim {TUNNEL} with 2 purple", outcomes=["locomotive", "red", "red"])
    assert told(game.play("decline"), 1) == [{"code": "decline", "seat": 0, "route": TUNNEL, "cards": {"purple": 2}}]


def test_a_tunnel_that_asks_for_nothing_tells_what_was_turned_up() -> None:
    game = position("europe", {"purple": 5})
    events = game.play(f"claim {TUNNEL} with 2 purple", outcomes=["red", "blue", "red"])
    assert told(events)[1] == {"code": "tunnel", "seat": 0, "route": TUNNEL, "turned_up": ["red", "blue", "red"]}
    assert [event.code for event in events] == ["claim", "tunnel", "claimed"]


def test_a_tunnel_with_few_cards_left_tells_no_more_than_was_turned_up() -> None:
    """What fills the gaps among the face-up cards afterwards was not turned up for the tunnel."""
    game = position("europe", {"purple": 4}, deck={}, face_up=["red", "red", "red", None, None])
    events = told(game.play(f"claim {TUNNEL} with 2 purple"))
    assert [event["code"] for event in events] == ["claim", "tunnel", "claimed", "reshuffle", "turned-up", "turned-up"]
    assert "turned_up" not in events[1]
    assert [event["slot"] for event in events[4:]] == [3, 4]


def test_a_reshuffle_between_the_cards_of_a_tunnel_is_told_before_them() -> None:
    game = position("europe", {"purple": 4}, deck={"red": 1}, discards={"blue": 5})
    events = told(game.play(f"claim {TUNNEL} with 2 purple"))
    assert events[1:3] == [
        {"code": "reshuffle", "number": 5},
        {"code": "tunnel", "seat": 0, "route": TUNNEL, "turned_up": ["red", "blue", "blue"]},
    ]


def test_events_of_a_station() -> None:
    game = position("europe", {"red": 1})
    assert told(game.play("station essen with 1 red"), 1) == [
        {"code": "station", "seat": 0, "city": "essen", "cards": {"red": 1}}
    ]


def test_events_of_country_cards() -> None:
    way = ["copperhythe/seal-skerry", "brambleford/copperhythe", "brambleford/tidewick", "foxglove-halt/tidewick"]
    game = position("thistledown", {"white": 1}, routes=dict.fromkeys([*way, "foxglove-halt/gullstone"], 0))
    events = told(game.play("claim gullstone/puffin-holm with 1 white"))
    assert {"code": "countries", "seat": 0, "countries": {"puffin-holm": [5], "seal-skerry": [6]}} in events


def test_events_of_the_end() -> None:
    game = position("usa", {"red": 2}, routes=dict.fromkeys(MANY_ROUTES, 0))
    assert told(game.play("claim boston/new-york with 2 red"))[-1] == {"code": "last-turns", "seat": 0, "turns": 2}
    events: list[Event] = []
    for _ in range(4):
        events = game.play("draw")
    assert game.over
    assert told(events, None)[-1] == {"code": "over", "ending": "last turns", "winners": list(game.winners)}


def test_events_of_passing() -> None:
    game = position("usa", deck={}, face_up=[None] * 5, ticket_deck={"unseen": []})
    assert told(game.play("pass")) == [{"code": "pass", "seat": 0}]
    assert told(game.play("pass")) == [
        {"code": "pass", "seat": 1},
        {"code": "over", "ending": "all passed", "winners": [0, 1]},
    ]


@pytest.mark.parametrize("name", builtin_boards())
def test_the_events_tell_all_changes_of_the_face_up_cards_and_routes(name: str) -> None:
    """Whole games: whoever follows the events knows the face-up cards and whose routes are whose."""
    board = load_board(name)
    told_codes = set()
    for seed in range(volume(4, 12)):
        game = Game.new(board, board.rules.players[1], seed=seed)
        face_up: list[str | None] = list(game.face_up)
        routes: dict[str | None, int | None] = {}
        step = seed
        while not game.over:
            step = step * 1103515245 + 12345 & 0x7FFFFFFF
            numbers = game.legal().numbers
            seat = game.actors[0]
            for event in game.play(numbers[(step >> 8) % len(numbers)], seat):
                told_codes.add(event.code)
                match event.code:
                    case "take":
                        assert face_up[event.slot or 0] == event.card
                        face_up[event.slot or 0] = None
                    case "turned-up":
                        assert face_up[event.slot or 0] is None
                        face_up[event.slot or 0] = event.card
                    case "reset":
                        assert [card for card in face_up if card] == list(event.face_up)
                        face_up = [None] * 5
                    case "claimed":
                        routes[event.route] = event.seat
            assert face_up == game.face_up
            assert routes == {route: seat for seat in range(game.players) for route in game.routes(seat)}
    assert {"draw", "take", "turned-up", "claim", "claimed", "over", "last-turns"} <= told_codes


def test_what_is_private_is_left_out_and_nothing_else_is() -> None:
    """Of every code, an event with all fields filled: another seat misses exactly what the table says."""
    full: dict[str, Any] = {
        **{
            "seat": 1,
            "card": "red",
            "slot": 2,
            "cards": {"red": 1},
            "route": "a/b",
            "swaps": 1,
            "city": "a",
            "number": 2,
        },
        **{"tickets": ("a/b",), "returned": ("b/c",), "turned_up": ("red",), "owed": 1, "points": 4, "trains": 3},
        **{"countries": {"x": [1]}, "face_up": ("red",), "turns": 2, "ending": "idle", "winners": (0,)},
    }
    assert set(full) == set(Event.__struct_fields__) - {"code"}
    for code in get_args(Code):
        event = Event(code, **full)
        assert event.seen_by(1) == event
        for other in (0, 2, None):
            seen = msgspec.to_builtins(event.seen_by(other))
            missing = set(msgspec.to_builtins(event)) - set(seen)
            assert missing == set(PRIVATE.get(code, ()))
