"""What a view says is what is so: legal actions, reasons, tickets, against the game and against NetworkX."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from pathlib import Path

import jsonschema
import msgspec
import pytest

from branchline.boards.model import CARDS, COLOURS, GREY, LOCOMOTIVE
from branchline.boards.payments import payments
from branchline.game import view_builder
from branchline.game.actions import cards_text, parse_action
from branchline.game.errors import IllegalAction
from branchline.game.events import Event
from branchline.game.game import Game
from branchline.game.view_builder import forced_substitutes
from branchline.game.views import View
from branchline.rules import records
from branchline.rules.compiling import INTERPRETED
from tests.engine.playing import SOME_TABLES
from tests.knowledge.indistinguishable import play_by_kinds
from tests.support import position, rule, texts
from tests.volume import volume

ROOT = Path(__file__).parents[2]


def positions(name: str, players: int, games: int = 2) -> Iterator[Game]:
    """Every position of some games of varied play."""
    for seed in range(1 if INTERPRETED else games):
        game = Game.new(name, players, seed=seed)
        for step, _ in enumerate(play_by_kinds(game, random.Random(seed))):
            if INTERPRETED and step > 12:
                break
            yield game
        yield game


@pytest.mark.parametrize(("name", "players"), SOME_TABLES)
def test_a_view_lists_the_legal_actions(name: str, players: int) -> None:
    """The same as the game's own list, each text once, and each can be played as it is written."""
    for step, game in enumerate(positions(name, players, games=1)):
        for seat in range(players) if step % 8 == 0 else game.actors:
            actions = game.view(seat).actions
            assert len(set(actions)) == len(actions)
            assert sorted(actions) == sorted(texts(game, seat))
        assert game.view(None).actions == []


@pytest.mark.parametrize(("name", "players"), SOME_TABLES)
def test_a_view_says_why_a_route_can_not_be_claimed(name: str, players: int) -> None:
    """Each route is either payable, somebody's, or refused with the reason that the game gives for each payment."""
    for step, game in enumerate(positions(name, players, games=1)):
        if step % 25 or game.phase != "turn":
            continue
        seat = game.turn
        view = game.view(seat)
        for place, route in enumerate(game.board.routes):
            refused = view.why_not(route.id)
            if refused is None:
                assert view.payments(route.id)
                continue
            assert view.payments(route.id) == ()
            reasons = {_refusal(game, number) for number in _numbers(game, place)}
            if refused.code == "cards-short":
                assert reasons <= {"cards-short", "substitutes-short"}
                assert sum(refused.short.values()) + refused.substitutes == _fewest_missing(game, seat, route.id)
            else:
                assert reasons == {refused.code}


def _numbers(game: Game, place: int) -> range:
    from branchline.rules.board_records import board_record

    record = board_record(game.board)
    first = int(record.route_action[place])
    return range(first, first + len(list(payments(game.board.routes[place], game.board.rules))))


def _refusal(game: Game, number: int) -> str:
    with pytest.raises(IllegalAction) as refused:
        game.play(number)
    return refused.value.code


def _fewest_missing(game: Game, seat: int, name: str) -> int:
    """Worked out plainly: over all payments, the cards of the set and the substitutes that are missing."""
    route = game.board.routes[game.board.route_index[name]]
    hand = game.hand(seat)
    fewest = 1000
    for payment in payments(route, game.board.rules):
        laid = min(payment.cards, hand.get(payment.colour or "", 0))
        wild = min(payment.locomotives, hand.get(LOCOMOTIVE, 0))
        left = {**hand, payment.colour or "": hand.get(payment.colour or "", 0) - laid}
        left[LOCOMOTIVE] = left.get(LOCOMOTIVE, 0) - wild
        spare = sum(left.get(card, 0) for card in (CARDS if route.any_cards else COLOURS))
        substitutes = max(0, payment.swaps * route.swap_price(game.board.rules) - spare)
        fewest = min(fewest, payment.cards - laid + payment.locomotives - wild + substitutes)
    return fewest


def test_tickets_that_are_done_open_and_out_of_reach() -> None:
    game = position(
        "usa",
        routes={"boston/new-york": 0, "miami/charleston": 1, "miami/atlanta": 1, "miami/new-orleans": 1},
        tickets=[["boston/miami"], []],
        offers=[["los-angeles/new-york", "new-york/atlanta", "denver/el-paso"], []],
        phase="offer",
    )
    view = game.view(0)
    assert [(held.ticket, held.state) for held in view.tickets] == [("boston/miami", "lost")]
    assert {held.state for held in view.offer} == {"open"}
    done = position("usa", routes={"dallas/el-paso": 0, "denver/oklahoma-city": 0}, tickets=[["denver/el-paso"], []])
    assert done.view(0).tickets[0].state == "open"
    routes = {"el-paso/oklahoma-city": 0, "denver/oklahoma-city": 0}
    assert position("usa", routes=routes, tickets=[["denver/el-paso"], []]).view(0).tickets[0].state == "done"


def test_a_view_of_ones_own_things() -> None:
    game = position("usa", {"red": 3, "locomotive": 1}, {"blue": 2}, tickets=[["boston/miami"], ["denver/el-paso"]])
    view = game.view(0)
    assert (view.hand, [t.ticket for t in view.tickets]) == ({"red": 3, "locomotive": 1}, ["boston/miami"])
    assert [(seat.cards, seat.tickets, seat.trains) for seat in view.seats] == [(4, 1, 45), (2, 1, 45)]
    other = game.view(1)
    assert (other.hand, [t.ticket for t in other.tickets]) == ({"blue": 2}, ["denver/el-paso"])
    nobody = game.view(None)
    assert (nobody.seat, nobody.hand, nobody.tickets, nobody.refused) == (None, {}, (), ())
    assert "boston/miami" not in str(msgspec.json.encode(nobody))


def test_a_view_in_the_middle_of_a_tunnel_and_of_a_payment() -> None:
    game = position("europe", {"purple": 4})
    game.play("claim marseille/zurich with 2 purple", outcomes=["purple", "red", "red"])
    laid = game.view(1).laid
    assert laid is not None
    assert (laid.route, laid.cards, laid.turned_up, laid.owed) == (
        *("marseille/zurich", {"purple": 2}),
        *({"purple": 1, "red": 2}, 1),
    )
    assert game.view(0).legal.pay == ("1 purple",)
    game = position("nordic", {"yellow": 3, "white": 2, "red": 1})
    game.play("claim helsinki/stockholm:2 with 3 yellow for 1")
    laid = game.view(1).laid
    assert laid is not None
    assert (laid.to_give, laid.colour, game.view(0).legal.give) == (3, "yellow", ("white",))


def test_a_view_at_the_end_lays_all_open() -> None:
    game = position("usa", tickets=[["boston/miami"], ["denver/el-paso"]], phase="over")
    for seat in (None, 0, 1):
        view = game.view(seat)
        assert [each.open_tickets for each in view.seats] == [("boston/miami",), ("denver/el-paso",)]
        assert (view.scores, view.winners) == (tuple(game.scores), game.winners)
        assert view.actions == []


# The wire.


def test_the_committed_schema_is_that_of_the_structs() -> None:
    done = subprocess.run([sys.executable, "-m", "tools.schema", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(("name", "players"), SOME_TABLES)
def test_views_events_and_actions_keep_to_their_schema(name: str, players: int) -> None:
    """By a validator of another make; and what is decoded is what was encoded."""
    schemas = {
        kind: jsonschema.Draft202012Validator(
            json.loads((ROOT / "src" / "branchline" / "game" / "schema" / f"{kind}.json").read_text(encoding="utf-8"))
        )
        for kind in ("action", "event", "view")
    }
    game = Game.new(name, players, seed=3)
    for step, (seat, number) in enumerate(play_by_kinds(game, random.Random(3))):
        if INTERPRETED and step > 12:
            break
        if step % 9 == 0:
            for observer in (None, *range(players)):
                view = game.view(observer)
                encoded = msgspec.json.encode(view)
                schemas["view"].validate(json.loads(encoded))
                assert msgspec.json.decode(encoded, type=View) == view
            for event in game.copy().play(number, seat):
                encoded = msgspec.json.encode(event)
                schemas["event"].validate(json.loads(encoded))
                assert msgspec.json.decode(encoded, type=Event) == event
        action = game.legal(seat)[0]
        schemas["action"].validate(json.loads(msgspec.json.encode(action)))
        assert parse_action(game.board, str(action)) == action


def test_a_schema_refuses_what_it_should() -> None:
    schema = json.loads((ROOT / "src" / "branchline" / "game" / "schema" / "event.json").read_text(encoding="utf-8"))
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.Draft202012Validator(schema).validate({"code": "explode"})


def test_grey_routes_name_the_colour_that_lacks_least() -> None:
    game = position("usa", {"red": 2, "blue": 1})
    route = next(route for route in game.board.routes if route.colour == GREY and route.length == 3)
    refused = game.view(0).why_not(route.id)
    assert refused is not None
    assert (refused.code, refused.short) == ("cards-short", {"red": 1})
    assert records.REFUSALS[records.CARDS_SHORT] == "cards-short"


@pytest.mark.parametrize(("name", "players"), SOME_TABLES)
def test_a_view_as_it_is_sent(name: str, players: int) -> None:
    """JSON of the view and nothing else, each part of it in its place once, and no longer than it may be."""
    for game in positions(name, players, games=1):
        for viewer in (*range(players), None):
            sent = game.view_json(viewer)
            assert msgspec.json.decode(sent, type=View, strict=True) == game.view(viewer)
            assert json.loads(sent, object_pairs_hook=_each_once).keys() <= set(View.__struct_fields__)
            assert len(sent) <= view_builder.words_of(game.board).room


def _each_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    assert len({name for name, _ in pairs}) == len(pairs)
    return dict(pairs)


@rule("D15")
@pytest.mark.parametrize("board", ["nordic", "thistledown"])
def test_substitutes_without_a_choice_are_those_that_are_accepted(board: str) -> None:
    rng, forced = random.Random(5), 0
    for _ in range(volume(20, 200)):
        game = position(board, dict(Counter(rng.choices([*COLOURS[:4], LOCOMOTIVE], k=6))), {})
        claims = [action for action in game.legal(0) if action.kind == "claim" and action.swaps]
        only = {}
        for claim in claims:
            price = game.board.routes[game.board.route_index[str(claim.route)]].swap_price(game.board.rules)
            kinds = combinations_with_replacement(CARDS, claim.swaps * price)
            ways = [cards for cards in kinds if game.why(f"{claim}: {cards_text(Counter(cards))}", 0) is None]
            if len(ways) == 1:
                only[str(claim)] = ways[0]
        assert forced_substitutes(game, game.view(0)) == only
        forced += len(only)
    assert forced
