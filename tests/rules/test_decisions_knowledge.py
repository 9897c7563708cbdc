"""What is public and what is secret (D6, D7), and that tickets put under the deck tell nothing (D12)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from branchline.boards.model import CARDS
from branchline.game.game import Game
from branchline.game.positions import indexes
from branchline.rules.records import STATE_FIELDS
from tests.support import position, rule, texts

PUBLIC = [field.name for field in STATE_FIELDS if field.known_by == "all"]


def public(game: Game) -> dict[str, Any]:
    return {name: game.state[name].tolist() for name in PUBLIC}


def known(game: Game, seat: int) -> dict[str, int]:
    return {card: int(n) for card, n in zip(CARDS, game.state.known[seat], strict=True) if n}


# D6: ticket offers.


@rule("D6")
@pytest.mark.parametrize("board", ["usa", "europe", "poland", "nordic"])
def test_before_all_have_chosen_nothing_public_tells_how_many_a_seat_kept(board: str) -> None:
    dealt = Game.new(board, 2, seed=5, first=0)
    offer = dealt.offer(0)
    few, all_of_them = dealt.copy(), dealt.copy()
    few.play(f"keep {', '.join(offer[:2])}", 0)
    all_of_them.play(f"keep {', '.join(offer)}", 0)
    assert public(few) == public(all_of_them) == public(dealt)
    assert (few.phase, few.actors) == (all_of_them.phase, all_of_them.actors) == ("start", (1,))
    assert texts(few, 1) == texts(all_of_them, 1) == texts(dealt, 1)
    for game in (few, all_of_them):
        game.play(f"keep {', '.join(game.offer(1)[1:3])}", 1)
    assert few.state.tickets_held[:2].tolist() == few.state.kept_at_start[:2].tolist() == [2, 2]
    assert all_of_them.state.tickets_held[:2].tolist() == [len(offer), 2]  # now all see how many


@rule("D6")
@pytest.mark.parametrize(("board", "back"), [("usa", "under"), ("nordic", "out")])
def test_of_an_offer_in_play_the_others_see_only_how_many_were_kept(board: str, back: str) -> None:
    games = [position(board, {}, {"red": 3}) for _ in range(2)]
    names = [ticket.id for ticket in games[0].board.tickets]
    offers = [names[:3], names[7:10]]
    for game, offer in zip(games, offers, strict=True):
        game.play("tickets", outcomes=offer)
        assert [game.offer(0), game.offer(1)] == [offer, []]
    assert public(games[0]) == public(games[1])
    games[0].play(f"keep {', '.join(offers[0][:2])}")
    games[1].play(f"keep {', '.join(offers[1][1:])}")
    assert public(games[0]) == public(games[1])
    assert texts(games[0]) == texts(games[1])
    assert games[0].tickets(0) != games[1].tickets(0)
    state = games[0].state
    assert state.tickets_held[:2].tolist() == [2, 0]
    assert state.deck_tickets.tolist() == [len(names) - 3, 0, 1 if back == "under" else 0]


# D7: what everyone knows of the cards.


@rule("D7")
def test_an_unseen_card_shows_nothing_but_the_sizes() -> None:
    games = [position("usa") for _ in range(3)]
    before = public(games[0])
    for game, card in zip(games, ("red", "blue", "locomotive"), strict=True):  # any card of the deck may be the next
        game.play("draw", outcomes=[card])
        assert (game.hand(0), known(game, 0)) == ({card: 1}, {})
    assert public(games[0]) == public(games[1]) == public(games[2])
    now = public(games[0])
    assert (now.pop("deck_size"), now.pop("hand_size")[0], now.pop("phase")) == (104, 1, 2)
    assert now == {name: value for name, value in before.items() if name in now}


@rule("D7")
def test_the_deal_shows_nothing_of_the_hands_and_offers() -> None:
    face_up = ["red", "red", "blue", "blue", "white"]
    games = [Game.new("usa", 2, seed=9, first=0, outcomes=[*[card] * 8, *face_up]) for card in ("green", "black")]
    assert (games[0].hand(0), games[1].hand(0)) == ({"green": 4}, {"black": 4})
    assert public(games[0]) == public(games[1])


@rule("D7")
def test_a_face_up_card_taken_is_known_until_it_is_paid() -> None:
    game = position("usa", face_up=["red", "red", "white", "white", "white"])
    game.play("take red", outcomes=["blue"])
    game.play("draw", outcomes=["red"])
    assert (game.hand(0), known(game, 0)) == ({"red": 2}, {"red": 1})
    game.play("take white", outcomes=["green"])
    game.play("take white", outcomes=["green"])
    assert known(game, 1) == {"white": 2}
    game.play("claim atlanta/nashville with 1 red")
    assert (game.hand(0), known(game, 0)) == ({"red": 1}, {})
    assert game.to_dict()["discards"] == {"red": 1}


@rule("D7")
def test_payments_lie_open_in_the_discards() -> None:
    route = position("usa", {"red": 2, "locomotive": 1})
    route.play("claim boston/new-york with 1 red 1 locomotive")
    station = position("europe", {"red": 2, "locomotive": 1}, stations={"roma": 0})
    station.play("station paris with 1 red 1 locomotive")
    for game in (route, station):
        assert game.to_dict()["discards"] == {"red": 1, "locomotive": 1}
        assert (game.hand(0), game.state.hand_size[0]) == ({"red": 1}, 1)


@rule("D7")
def test_the_cards_that_replace_locomotives_on_a_ferry_are_public_as_they_are_laid() -> None:
    game = position("nordic", {"white": 5, "black": 3, "red": 1}, known=[{"white": 1, "red": 1}, {}])
    game.play("claim alborg/kristiansand for 2")
    for number, (card, left) in enumerate([("white", {"red": 1}), ("white", {"red": 1}), ("white", {"red": 1})], 1):
        game.play(f"give {card}")
        assert game.to_dict()["laid"]["cards"] == {"white": number}
        assert (known(game, 0), game.state.hand_size[0]) == (left, 9 - number)
    for card in ("white", "black", "red"):
        game.play(f"give {card}")
    assert (known(game, 0), game.hand(0)) == ({}, {"white": 1, "black": 2})
    assert game.to_dict()["discards"] == {"white": 4, "black": 1, "red": 1}


@rule("D7")
def test_the_payment_for_a_tunnel_is_public_even_if_it_goes_back() -> None:
    game = position("europe", {"blue": 3, "locomotive": 1, "red": 2}, known=[{"blue": 2, "red": 1}, {}])
    game.play("claim munchen/venezia with 1 blue 1 locomotive", outcomes=["blue", "white", "white"])
    assert game.to_dict()["laid"]["cards"] == {"blue": 1, "locomotive": 1}
    assert known(game, 0) == {"blue": 1, "red": 1}
    game.play("decline")
    assert known(game, 0) == {"blue": 2, "red": 1, "locomotive": 1}
    assert game.state.hand_size[0] == 6
    assert game.to_dict()["discards"] == {"blue": 1, "white": 2}


@rule("D7")
def test_returned_tickets_are_told_by_their_number_only() -> None:
    game = position("nordic")
    game.play("tickets")
    game.play(f"keep {game.offer(0)[0]}")
    assert (game.state.out_size[0], game.state.tickets_held[0]) == (2, 1)
    assert len(game.to_dict()["ticket_deck"]["out"][0]) == 2


@rule("D7")
@pytest.mark.parametrize(("board", "players"), [("usa", 2), ("europe", 3), ("poland", 2), ("nordic", 3)])
def test_the_public_sizes_always_equal_what_they_count(board: str, players: int) -> None:
    game = Game.new(board, players, seed=11)
    luck = random.Random(11)
    for _ in range(80):
        seat = game.actors[0]
        game.play(luck.choice(game.legal(seat).numbers), seat)
        state, seats = game.state, range(players)
        assert state.deck_size == state.deck.sum()
        assert [*state.hand_size[:players]] == [state.hand[seat].sum() for seat in seats]
        assert [*state.tickets_held[:players]] == [len(game.tickets(seat)) for seat in seats]
        layers = game.to_dict()["ticket_deck"]
        assert [*state.deck_tickets] == [len(layers[name]) for name in ("unseen", "start_returned", "bottom")]
        assert [*state.out_size[:players]] == [len(layers["out"][seat]) for seat in seats]
        routes = [[game.board.routes[i] for i in indexes(state.routes[seat])] for seat in seats]
        assert game.trains == [game.board.rules.trains - sum(route.length for route in routes[seat]) for seat in seats]
        assert game.points == [sum(game.board.rules.points[route.length] for route in routes[seat]) for seat in seats]
        assert all((state.known[seat] <= state.hand[seat] + state.laid).all() for seat in seats)
        assert (state.deck <= state.deck_most).all()


# D12: tickets under the deck.


@rule("D12")
@pytest.mark.parametrize("board", ["usa", "poland"])
def test_the_order_of_choosing_at_the_start_does_not_matter(board: str) -> None:
    games = [Game.new(board, 3, seed=2, first=0) for _ in range(2)]
    for game, order in zip(games, ([0, 1, 2], [2, 0, 1]), strict=True):
        for seat in order:
            game.play(f"keep {', '.join(game.offer(seat)[:2])}", seat)
    assert games[0] == games[1]


@rule("D12")
@pytest.mark.parametrize("board", ["usa", "poland"])
def test_tickets_returned_at_the_start_are_shuffled_together_under_the_deck(board: str) -> None:
    game = Game.new(board, 2, seed=2, first=0)
    returned = sorted(game.offer(0)[2:] + game.offer(1)[2:])
    for seat in (0, 1):
        game.play(f"keep {', '.join(game.offer(seat)[:2])}", seat)
    now = game.to_dict()
    assert now["ticket_deck"]["start_returned"] == returned
    assert now["ticket_deck"]["bottom"] == []
    assert not set(returned) & set(now["ticket_deck"]["unseen"])
    now["ticket_deck"]["unseen"] = []  # those above have all been drawn
    for wanted in returned:  # and now any of them may be the top one, whoever returned it
        drawn = Game.from_dict(now)
        drawn.play("tickets", outcomes=[wanted])
        assert drawn.offer(0)[0] == wanted


@rule("D12")
def test_tickets_returned_in_play_go_under_in_the_order_offered() -> None:
    top = ["los-angeles/seattle", "boston/miami", "denver/el-paso"]
    under = {"unseen": top, "start_returned": ["calgary/phoenix"], "bottom": ["dallas/new-york", "duluth/houston"]}
    game = position("usa", ticket_deck=under)
    game.play("tickets", outcomes=top)
    game.play("keep boston/miami")
    bottom = ["dallas/new-york", "duluth/houston", "los-angeles/seattle", "denver/el-paso"]
    assert game.to_dict()["ticket_deck"]["bottom"] == bottom
    assert game.to_dict()["knowledge"]["bottom_by"] == [-1, -1, 0, 0]
    game.play("tickets")
    assert game.offer(1) == ["calgary/phoenix", "dallas/new-york", "duluth/houston"]  # layer by layer, then in order
    game.play("keep dallas/new-york")
    game.play("tickets")
    assert game.offer(0) == ["los-angeles/seattle", "denver/el-paso", "calgary/phoenix"]
    game.play("keep denver/el-paso")
    assert game.to_dict()["ticket_deck"]["bottom"] == ["duluth/houston", "los-angeles/seattle", "calgary/phoenix"]
