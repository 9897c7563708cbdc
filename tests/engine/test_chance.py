"""Chance: the hash behind it, the exact distributions, outcomes given from outside, and streams that keep apart."""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import numba
import numpy as np
import pytest
import siphash24

from branchline.boards.model import CARDS
from branchline.game.errors import OutcomeError
from branchline.game.game import Game
from branchline.game.positions import indexes
from branchline.rules import engine, records
from branchline.rules.chance import FIRST, USED, new_outcomes, siphash
from branchline.rules.compiling import INTERPRETED
from tests.support import position, rule

SAMPLES = 200 if INTERPRETED else 40_000
_WORD = (1 << 64) - 1

_hash: Callable[[np.uint64, np.uint64, np.uint64], int] = numba.njit(lambda k0, k1, word: siphash(k0, k1, word))


def hashed(key: int, word: int) -> int:
    return int(_hash(np.uint64(key & _WORD), np.uint64(key >> 64), np.uint64(word)))


def reference(key: int, word: int) -> int:
    """SipHash-2-4 by the package of that name."""
    digest = siphash24.siphash24(word.to_bytes(8, "little"), key=key.to_bytes(16, "little")).digest()
    return int.from_bytes(digest, "little")


# The hash.


def test_siphash_gives_the_vector_of_its_authors() -> None:
    key = int.from_bytes(bytes(range(16)), "little")
    word = int.from_bytes(bytes(range(8)), "little")
    assert hashed(key, word).to_bytes(8, "little") == bytes.fromhex("6224939a79f5f593")


def test_siphash_agrees_with_another_implementation() -> None:
    chance = random.Random(1)
    for _ in range(1000):
        key, word = chance.getrandbits(128), chance.getrandbits(64)
        assert hashed(key, word) == reference(key, word)


@rule("G2", "G3", "G4")
@pytest.mark.parametrize("seed", [0, 1, 2**64, 2**128 - 1, 0x0123456789ABCDEF0011223344556677])
def test_the_deal_is_what_the_streams_of_the_seed_say(seed: int) -> None:
    """docs/decisions/state.md, worked out by hand: four cards a seat, the face-up cards, the offers, the first seat."""
    drawn = Counter[int]()

    def below(stream: int, n: int) -> int:
        number = reference(seed, drawn[stream] + (stream << 56))
        drawn[stream] += 1
        return (number >> 32) * n >> 32

    game = Game.new("usa", 3, seed=seed)
    deck = [card for card in CARDS for _ in range(14 if card == "locomotive" else 12)]
    hands = [Counter(deck.pop(below(0, len(deck))) for _ in range(4)) for _ in range(3)]
    face_up = [deck.pop(below(0, len(deck))) for _ in range(5)]
    while face_up.count("locomotive") >= 3:
        face_up = [deck.pop(below(0, len(deck))) for _ in range(5)]
    tickets = [ticket.id for ticket in game.board.tickets]
    offers = [[tickets.pop(below(1, len(tickets))) for _ in range(3)] for _ in range(3)]
    assert [Counter(game.hand(seat)) for seat in range(3)] == hands
    assert game.face_up == face_up
    assert [game.offer(seat) for seat in range(3)] == offers
    assert game.first == below(2, 3)
    assert list(game.state.drawn) == [drawn[0], drawn[1], drawn[2]]


# Distributions.


def assert_follows(observed: Counter[Any], expected: Mapping[Any, float]) -> None:
    """Chi-square of counts against exact chances; a p-value below one in a million is not chance."""
    total = observed.total()
    assert math.isclose(sum(expected.values()), 1)
    assert set(observed) <= {key for key, chance in expected.items() if chance > 0}, "something impossible was drawn"
    if INTERPRETED:
        return  # too few for statistics
    assert min(chance for chance in expected.values() if chance) * total > 5, "too few samples for a chi-square"
    statistic = sum((observed[key] - total * p) ** 2 / (total * p) for key, p in expected.items() if p)
    freedom = sum(p > 0 for p in expected.values()) - 1
    z = ((statistic / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom))  # Wilson–Hilferty
    assert math.erfc(z / math.sqrt(2)) / 2 > 1e-6


def in_order(things: Mapping[str, int], draws: int) -> dict[tuple[str, ...], float]:
    """The chance of each sequence that draws without putting back can bring."""
    chances: dict[tuple[str, ...], float] = {}
    for drawn in itertools.product(things, repeat=draws):
        left = dict(things)
        chance = 1.0
        for thing in drawn:
            chance *= left[thing] / sum(left.values())
            left[thing] -= 1
        if chance > 0:
            chances[drawn] = chance
    return chances


def many(game: Game, seed: int = 0) -> engine.States:
    """The same position many times over, each with a seed of its own."""
    states = engine.new_states(SAMPLES)
    states[:] = game.state
    states["seed"] = np.random.default_rng(seed).integers(0, _WORD, (SAMPLES, 2), dtype=np.uint64, endpoint=True)
    return states


def drawn_cards(game: Game, draws: int, seed: int = 0) -> Counter[Any]:
    """What seat 0 draws from the deck, in order, over many seeds."""
    board, states = engine.board_record(game.board), many(game, seed)
    drawn = []
    for _ in range(draws):
        before = states["hand"][:, 0].copy()
        assert not engine.play(board, states, records.DRAW).any()
        drawn.append((states["hand"][:, 0] - before).argmax(axis=1))
    return Counter(tuple(CARDS[card] for card in cards) for cards in zip(*drawn, strict=True))


@rule("G1", "G2")
def test_the_first_deal_follows_the_exact_distribution() -> None:
    board = Game.new("usa", seed=0).board
    states = engine.new_states(SAMPLES)
    engine.set_up(engine.board_record(board), states, players=5, seed=99, index=0)
    chances = {n: math.comb(14, n) * math.comb(96, 4 - n) / math.comb(110, 4) for n in range(4)}
    rest = 1 - sum(chances.values())
    locomotives = Counter(min(int(n), 3) for n in states["hand"][:, 3, records.LOCOMOTIVE])
    assert_follows(locomotives, {**chances, 3: chances[3] + rest})
    # The reset of the face-up cards makes locomotives rarer there, and leaves the colours alike.
    colours = Counter(int(card) for card in states["face_up"][:, 4] if card != records.LOCOMOTIVE)
    assert_follows(colours, dict.fromkeys(range(8), 1 / 8))


@rule("G6")
def test_draws_from_the_deck_follow_the_exact_distribution() -> None:
    deck = {"red": 4, "blue": 2, "white": 1, "locomotive": 3}
    game = position("usa", deck=deck)
    assert_follows(drawn_cards(game, draws=2), in_order(deck, 2))


@rule("G9")
def test_draws_after_a_reshuffle_follow_the_distribution_of_the_discards() -> None:
    discards = {"green": 5, "black": 3, "locomotive": 2}
    game = position("usa", deck={"red": 1}, discards=discards)
    expected = {("red", *cards): chance for cards, chance in in_order(discards, 1).items()}
    assert_follows(drawn_cards(game, draws=2), expected)


@rule("G9")
def test_reshuffled_discards_replace_a_face_up_card_in_the_same_action() -> None:
    """The last card of the deck replaces the first one taken; the second is replaced from the new deck."""
    discards = {"yellow": 6, "black": 2}
    game = position("usa", deck={"red": 1}, discards=discards)
    board, states = engine.board_record(game.board), many(game)
    for card in ("purple", "blue"):
        assert not engine.play(board, states, CARDS.index(card)).any()
    assert (states["face_up"][:, 0] == CARDS.index("red")).all()
    turned = Counter((CARDS[card],) for card in states["face_up"][:, 1])
    assert_follows(turned, in_order(discards, 1))


@rule("E4")
def test_a_tunnel_turns_up_cards_by_the_exact_distribution() -> None:
    deck = {"red": 3, "blue": 2, "green": 4, "locomotive": 1}
    game = position("europe", {"red": 5}, deck=deck)
    tunnel = next(route for route in game.board.routes if route.tunnel and route.colour == "red" and route.length <= 5)
    claim = f"claim {tunnel.id} with {tunnel.length} red"
    board, states = engine.board_record(game.board), many(game)
    number = next(n for n, action in zip(game.legal().numbers, game.legal(), strict=True) if str(action) == claim)
    assert not engine.play(board, states, number).any()
    owed = Counter(int(n) for n in states["owed"])
    match = {n: math.comb(4, n) * math.comb(6, 3 - n) / math.comb(10, 3) for n in range(4)}
    assert_follows(owed, match)


def drawn_tickets(game: Game, seed: int = 0) -> tuple[engine.States, Counter[Any]]:
    """What an offer in play brings, in order, over many seeds."""
    states = many(game, seed)
    assert not engine.play(engine.board_record(game.board), states, records.DRAW_TICKETS).any()
    seat = game.turn
    offers = states["offer"][:, seat, : int(states["offer_size"][0, seat])]
    return states, Counter(tuple(game.board.tickets[t].id for t in offer) for offer in offers)


@rule("G16")
def test_tickets_never_seen_come_in_any_order() -> None:
    names = [ticket.id for ticket in Game.new("usa", seed=0).board.tickets][:5]
    game = position("usa", ticket_deck={"unseen": names})
    _, offers = drawn_tickets(game)
    assert_follows(offers, in_order(dict.fromkeys(names, 1), 3))


@rule("G16", "D12")
def test_the_layers_of_the_ticket_deck_come_in_their_order() -> None:
    """First what nobody has seen, then what was returned at the start, shuffled, then what was returned in play."""
    names = [ticket.id for ticket in Game.new("usa", seed=0).board.tickets]
    unseen, returned, bottom = names[:1], names[1:5], [names[9], names[6], names[8]]
    layers = {"unseen": unseen, "start_returned": returned, "bottom": bottom}
    game = position("usa", ticket_deck=layers)
    states, offers = drawn_tickets(game)
    expected = {(unseen[0], *pair): chance for pair, chance in in_order(dict.fromkeys(returned, 1), 2).items()}
    assert_follows(offers, expected)
    board = engine.board_record(game.board)
    assert not engine.play(board, states, records.KEEP + 0b111).any()
    assert not engine.play(board, states, records.DRAW_TICKETS).any()
    second = Counter(tuple(names[t] for t in offer) for offer in states["offer"][:, 1, :3])
    assert {offer[2] for offer in second} == {bottom[0]}
    pairs = Counter({offer[:2]: n for offer, n in second.items()})
    assert_follows(pairs, in_order(dict.fromkeys(returned, 1), 2))
    assert not engine.play(board, states, records.KEEP + 0b001).any()
    assert not engine.play(board, states, records.DRAW_TICKETS).any()
    third = {tuple(names[t] for t in offer) for offer in states["offer"][:, 0, :3]}
    assert {offer[:2] for offer in third} == {tuple(bottom[1:])}


@rule("G16", "D12")
def test_tickets_returned_in_play_go_under_in_the_order_of_the_offer() -> None:
    game = position("usa", seed=3)
    game.play("tickets")
    offer = game.offer(0)
    game.play(f"keep {offer[1]}")
    assert game.to_dict()["ticket_deck"]["bottom"] == [offer[0], offer[2]]
    game.play("tickets")
    second = game.offer(1)
    game.play(f"keep {second[0]}")
    assert game.to_dict()["ticket_deck"]["bottom"] == [offer[0], offer[2], second[1], second[2]]


@rule("U2", "P2", "D12")
@pytest.mark.parametrize("board", ["usa", "poland"])
def test_tickets_returned_at_the_start_are_shuffled_whoever_returned_them(board: str) -> None:
    """The order in which seats choose does not matter, and each returned ticket is as likely to lie on top."""
    returned, tops = [], []
    for order in ((0, 1), (1, 0)):
        game = Game.new(board, 2, seed=6, first=0)
        for seat in order:
            game.play(f"keep {', '.join(game.offer(seat)[:2])}", seat)
        returned = game.to_dict()["ticket_deck"]["start_returned"]
        one_layer = Game.from_dict({**game.to_dict(), "ticket_deck": {"unseen": [], "start_returned": returned}})
        _, offers = drawn_tickets(one_layer)
        draws = len(next(iter(offers)))
        assert_follows(offers, in_order(dict.fromkeys(returned, 1), draws))
        tops.append(offers)
    assert tops[0] == tops[1]


@rule("G4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_seat_is_as_likely_to_begin(players: int) -> None:
    board = engine.board_record(Game.new("usa", seed=0).board)
    states = engine.new_states(SAMPLES)
    engine.set_up(board, states, players=players, seed=5, index=0)
    assert_follows(Counter(int(seat) for seat in states["first"]), dict.fromkeys(range(players), 1 / players))


# Outcomes given from outside.


def test_given_outcomes_happen() -> None:
    game = position("usa", deck={"red": 1, "blue": 10})
    game.play("draw", outcomes=["red"])
    assert game.hand(0) == {"red": 1}
    game.play("take purple", outcomes=["blue"])
    assert game.face_up[0] == "blue"


def test_given_tickets_are_offered_in_their_order() -> None:
    game = position("usa", seed=1)
    wanted = ["boston/miami", "calgary/phoenix", "dallas/new-york"]
    game.play("tickets", outcomes=wanted)
    assert game.offer(0) == wanted


def test_what_is_not_given_is_drawn_as_if_nothing_had_been() -> None:
    """A given outcome uses up its number of the stream: what follows is the draw that it would have been."""
    deck = {"red": 1, "blue": 1, "black": 10}
    plain = position("usa", deck=deck, seed=9)
    given = position("usa", deck=deck, seed=9)
    drawn = plain.play("draw")[0].card
    other = "blue" if drawn == "red" else "red"
    assert given.play("draw", outcomes=[other])[0].card == other
    assert list(given.state.drawn) == list(plain.state.drawn)
    assert given.play("draw")[0].card == "black" == plain.play("draw")[0].card


def test_a_set_up_takes_outcomes_too() -> None:
    plain = Game.new("usa", 2, seed=5)
    hands = [card for seat in range(2) for card, n in plain.hand(seat).items() for _ in range(n)]
    cards = [*hands, *(card for card in plain.face_up if card is not None)]
    tickets = [ticket for seat in range(2) for ticket in plain.offer(seat)]
    given = Game.new("usa", 2, seed=5, outcomes=[*cards, *tickets, plain.first])
    assert given == plain
    swapped = Game.new("usa", 2, seed=5, outcomes=[*cards, *tickets, 1 - plain.first])
    assert (swapped.first, swapped.offer(0)) == (1 - plain.first, plain.offer(0))


@pytest.mark.parametrize(
    ("action", "outcomes", "reason"),
    [
        ("draw", ["green"], "one of the outcomes given is not in the deck"),
        ("draw", ["boston/miami"], "one of the outcomes given is not in the deck"),
        ("draw", [100], "one of the outcomes given is not in the deck"),
        ("tickets", ["calgary/phoenix"], "one of the outcomes given is not in the deck"),
        ("draw", ["red", "red"], "2 outcomes were given, but only 1 were drawn"),
        ("take purple", ["red", "blue"], "2 outcomes were given, but only 1 were drawn"),
        ("draw", ["pink"], "outcome 'pink' is not a card, a ticket or a number"),
        ("tickets", ["boston/nowhere"], "outcome 'boston/nowhere' is not a card, a ticket or a number"),
        ("draw", [128], "outcomes are at most 200 numbers from 0 to 127"),
        ("draw", [-1], "outcomes are at most 200 numbers from 0 to 127"),
        ("draw", ["red"] * 201, "outcomes are at most 200 numbers from 0 to 127"),
    ],
)
def test_impossible_outcomes_are_refused_and_change_nothing(action: str, outcomes: list[Any], reason: str) -> None:
    game = position("usa", deck={"red": 1, "blue": 3}, tickets=[["calgary/phoenix"], []])
    before = game.state.tobytes()
    with pytest.raises(OutcomeError) as refused:
        game.play(action, outcomes=outcomes)
    assert str(refused.value) == reason
    assert game.state.tobytes() == before
    assert game.acts == []


@pytest.mark.parametrize("board", ["usa", "europe", "nordic"])
def test_a_game_replayed_with_its_own_outcomes_is_the_same_to_the_bit(board: str) -> None:
    """Outcomes are recorded as they fell, and bring the same game under any seed but for the seed itself."""
    chance = random.Random(2)
    game = Game.new(board, 2, seed=12)
    shadow = game.copy()
    for _ in range(120):
        if game.over:
            break
        seat = game.actors[0]
        number = chance.choice(game.legal(seat).numbers)
        outcomes = outcomes_of(game, number, seat)
        game.play(number, seat)
        shadow.play(number, seat, outcomes)
        assert shadow == game
    assert Game.replay(str(shadow.record)) == game


def outcomes_of(game: Game, number: int, seat: int) -> list[int]:
    """What chance is about to bring if the number is played."""
    states, outcomes = game.copy()._states, new_outcomes()
    assert not engine.play(engine.board_record(game.board), states, number, seat, outcomes=outcomes).any()
    return [int(n) for n in outcomes[FIRST : FIRST + outcomes[USED]]]


# Streams.


def test_one_seed_gives_one_order_of_cards_whoever_draws() -> None:
    """Tickets, the first seat and who draws don't touch the order of the deck."""
    orders = []
    for first, with_tickets in ((0, False), (1, False), (0, True), (2, True)):
        game = Game.new("usa", 3, seed=77, first=first)
        for seat in range(3):
            game.play(game.legal(seat)[0], seat)
        cards = []
        for turn in range(12):
            if with_tickets and turn % 3 == 1:
                game.play("tickets")
                game.play(game.legal()[0])
                continue
            cards += [game.play("draw")[0].card for _ in range(2)]
        orders.append(cards[:16])
    assert orders[0] == orders[1] == orders[2] == orders[3]


def test_the_first_seat_named_or_drawn_leaves_cards_and_tickets_alone() -> None:
    drawn = Game.new("usa", 4, seed=31)
    named = Game.new("usa", 4, seed=31, first=(drawn.first + 1) % 4)
    for seat in range(4):
        assert drawn.hand(seat) == named.hand(seat)
        assert drawn.offer(seat) == named.offer(seat)
    assert drawn.face_up == named.face_up


def test_nearby_seeds_give_games_that_have_nothing_in_common() -> None:
    deals = {tuple(indexes(Game.new("usa", seed=seed).state.unseen_tickets)) for seed in range(50)}
    assert len(deals) == 50
