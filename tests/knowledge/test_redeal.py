"""Fair re-dealing, against every deal that agrees with what a seat knows, counted one by one."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from branchline.boards.model import CARDS
from branchline.game.game import Game
from branchline.rules import engine, records
from branchline.rules.compiling import INTERPRETED
from tests.engine.playing import SOME_TABLES
from tests.engine.test_chance import assert_follows
from tests.support import position
from tests.volume import some_of, volume

SAMPLES = 200 if INTERPRETED else volume(20_000, 40_000)
CARD_FIELDS = ("deck", "hand")
TICKET_FIELDS = ("tickets", "offer", "chosen", "unseen_tickets", "returned", "bottom", "out")

Deal = bytes


def dealt(game: Game, seat: int, fields: tuple[str, ...]) -> Counter[Deal]:
    """Many re-deals: how often each came up, told by these fields."""
    states = engine.copy_states(game._states)
    many = engine.new_states(SAMPLES)
    many[:] = states[0]
    rng = np.random.default_rng(5).integers(0, 1 << 63, SAMPLES, dtype=np.uint64)
    many = engine.redeal(engine.board_record(game.board), many, seat, rng)
    return Counter(_told(many, fields))


def as_told(game: Game, fields: tuple[str, ...], write: Callable[[np.record], None]) -> Deal:
    """A deal in the words of `dealt`: a state in which it is written down."""
    states = engine.copy_states(game._states)
    for field in fields:
        states[field] = records.UNKNOWN_TICKET if field in ("offer", "bottom") else 0
    write(states[0])
    return _told(states, fields)[0]


def _told(states: engine.States, fields: tuple[str, ...]) -> list[Deal]:
    """For each state the bytes of these fields."""
    rows = np.column_stack([np.ascontiguousarray(states[f]).reshape(states.size, -1).view(np.uint8) for f in fields])
    return [row.tobytes() for row in rows]


def assert_agrees(observed: Counter[Deal], expected: dict[Deal, float]) -> None:
    """No other deals than these, as often as they should; rare ones are counted together, some at a time."""
    assert set(observed) <= set(expected), "a deal that can't be"
    seen: Counter[int] = Counter()
    chances: dict[int, float] = {}
    bin_ = 0
    for deal in sorted(expected):
        chances[bin_] = chances.get(bin_, 0) + expected[deal]
        seen[bin_] += observed[deal]
        bin_ += chances[bin_] * SAMPLES > 40
    if len(chances) > 1:
        if chances[max(chances)] * SAMPLES <= 5 and not INTERPRETED:  # what is left over joins the one before
            last = max(chances)
            chances[last - 1] += chances.pop(last)
            seen[last - 1] += seen.pop(last)
        assert_follows(seen, chances)


# Cards.


def card_deals(game: Game, seat: int) -> dict[Deal, float]:
    """Every deal of single cards that agrees with (a), (b), (c) and all sizes, with its chance.

    The cards that a hand is known to hold are those very cards; where all the others are is open.
    """
    state = game.state
    others = [other for other in range(game.players) if other != seat]
    unknown: list[int] = []
    for card in range(len(CARDS)):
        seen = state.discards[card] + state.laid[card] + state.turned[card] + (state.face_up == card).sum()
        own = state.hand[seat, card] if seat >= 0 else 0
        known = sum(state.known[other, card] for other in others)
        unknown += [card] * int(state.all_cards[card] - seen - own - known)
    own_draws = state.unseen_draws[seat] if seat >= 0 else np.zeros(len(CARDS), np.int8)
    ways: Counter[tuple[Any, ...]] = Counter()
    sizes = [int(state.hand_size[other] - state.known[other].sum()) for other in others]
    for hands in _shares(range(len(unknown)), sizes):
        deck = set(range(len(unknown))).difference(*hands)
        rest = _counts([unknown[i] for i in deck])
        if (rest > state.deck_most - own_draws).any():
            continue
        counts = [
            state.known[other] + _counts([unknown[i] for i in held]) for other, held in zip(others, hands, strict=True)
        ]
        if state.phase == records.PAYING and int(state.turn) in others:
            route = game.board.routes[int(state.laid_route)]
            given = counts[others.index(int(state.turn))][int(state.give_from) : 9 if route.any_cards else 8]
            if given.sum() < state.to_give:
                continue
        ways[(tuple(rest.tolist()), *(tuple(count.tolist()) for count in counts))] += 1
    deals = {}
    for (rest_told, *counts_told), number in ways.items():

        def write(record: np.record, rest: Any = rest_told, counts: Any = counts_told) -> None:
            record.deck[:] = rest
            if seat >= 0:
                record.hand[seat] = state.hand[seat]
            for other, count in zip(others, counts, strict=True):
                record.hand[other] = count

        deals[as_told(game, CARD_FIELDS, write)] = number / ways.total()
    return deals


def _shares(things: Any, sizes: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """All ways to hand out so many of some things to each, one after another."""
    if not sizes:
        yield []
        return
    for first in itertools.combinations(sorted(things), sizes[0]):
        for rest in _shares(set(things) - set(first), sizes[1:]):
            yield [first, *rest]


def _counts(cards: list[int]) -> npt.NDArray[np.int64]:
    return np.bincount(np.array(cards, dtype=np.int64), minlength=len(CARDS))


def before_a_reshuffle(players: int) -> Game:
    hands = [{"red": 1, "blue": 1}, {"red": 1, "green": 1, "locomotive": 1}, {"blue": 1, "green": 1}][:players]
    game = position(
        "usa",
        *hands,
        deck={"red": 2, "blue": 2, "green": 1},
        known=[{}, {"green": 1}, {"blue": 1}][:players],
    )
    game.play("draw", outcomes=["red"])
    game.play("draw", outcomes=["blue"])
    return game


def after_a_reshuffle(players: int) -> Game:
    """Everyone has cards from before; then the discards became the deck, and each has drawn from it."""
    hands = [{"red": 1, "blue": 1}, {"red": 1, "green": 1}, {"blue": 1}][:players]
    game = position("usa", *hands, deck={"green": 1}, discards={"red": 2, "blue": 2, "white": 2})
    game.play("draw")
    for card in ("red", "blue", "white")[: players - 1]:
        game.play("draw", outcomes=[card])
    assert game.state.deck_most.sum() == 6
    return game


def paying() -> Game:
    game = position("nordic", {"red": 1, "blue": 1}, {"yellow": 4, "white": 2, "red": 1}, turn=1, deck={"red": 2})
    game.play("claim helsinki/stockholm:2 with 3 yellow for 1")
    return game


def paying_with_sets_alone() -> Game:
    """D15: two sets of three for a ferry of two spaces and one symbol."""
    game = position("nordic", {"red": 1, "blue": 1}, {"white": 4, "blue": 2, "red": 1}, turn=1, deck={"red": 2})
    game.play("claim alborg/kristiansand for 2")
    game.play("give blue")
    game.play("give white")
    return game


def paying_on_after_a_reshuffle() -> Game:
    game = position(
        "nordic",
        {"red": 1},
        {"yellow": 3, "white": 2, "red": 2},
        turn=0,
        deck={"black": 1},
        discards={"red": 2, "black": 1, "white": 1},
    )
    game.play("draw")
    game.play("draw", outcomes=["red"])
    game.play("claim helsinki/stockholm:2 with 3 yellow for 1")
    game.play("give white")
    return game


CARD_CASES = {
    "before, 2 players": lambda: before_a_reshuffle(2),
    "before, 3 players": lambda: before_a_reshuffle(3),
    "after, 2 players": lambda: after_a_reshuffle(2),
    "after, 3 players": lambda: after_a_reshuffle(3),
    "paying": paying,
    "paying with sets alone": paying_with_sets_alone,
    "paying, after": paying_on_after_a_reshuffle,
}


@pytest.mark.parametrize("case", some_of(CARD_CASES, set(CARD_CASES) - {"after, 3 players"}))
def test_cards_are_dealt_evenly_among_all_deals_that_agree(case: str) -> None:
    game = CARD_CASES[case]()
    told_apart = 0
    for seat in range(-1, game.players):
        expected = card_deals(game, seat)
        observed = dealt(game, seat, CARD_FIELDS)
        assert_agrees(observed, expected)
        told_apart += len(expected)
        assert expected[_told(game._states, CARD_FIELDS)[0]] > 0
    assert told_apart >= 20


def test_after_a_reshuffle_the_deck_is_what_was_discarded() -> None:
    """Without (b) and (c) many more deals would do."""
    game = after_a_reshuffle(2)
    known = len(card_deals(game, 0))
    game._states["deck_most"] = game._states["all_cards"]
    assert known < len(card_deals(game, 0))


# Tickets.


def ticket_deals(game: Game, seat: int) -> dict[Deal, float]:
    """Every deal of tickets that agrees with (d), with E2 and all sizes, with its chance.

    What a seat kept at the start and what it kept later are different places: a long ticket can only be in the one.
    """
    state, board, rules = game.state, game.board, game.board.rules
    over, start = state.phase == records.OVER, state.phase == records.START
    offered = rules.offer_long + rules.offer_regular
    own: set[int] = set()
    under: set[int] = set()
    if seat >= 0:
        own = _members(state.tickets[seat]) | _members(state.out[seat])
        own |= {int(ticket) for ticket in state.offer[seat][: state.offer_size[seat]]}
        under = _members(state.put_under[seat])
    bottom = int(state.deck_tickets[records.BOTTOM])
    own |= {int(state.bottom[i]) for i in range(bottom) if state.bottom_by[i] == seat}
    unknown = _members(state.tickets_in_game) - own
    long = {i for i, ticket in enumerate(board.tickets) if ticket.long}
    others = [other for other in range(game.players) if other != seat]
    assert not over

    places: list[tuple[tuple[Any, ...], int]] = [
        (("unseen",), int(state.deck_tickets[records.UNSEEN])),
        (("returned",), int(state.deck_tickets[records.RETURNED])),
        (("never",), int(state.out_size[records.NEVER_DEALT])),
    ]
    places += [(("bottom", i), 1) for i in range(bottom) if state.bottom_by[i] != seat]
    for other in others:
        kept = int(state.kept_at_start[other])
        sent = offered - kept if rules.start_returns_leave and not start else 0
        places += [
            (("kept", other), kept),
            (("kept later", other), int(state.tickets_held[other]) - kept),
            (("out", other), sent),
            (("out later", other), int(state.out_size[other]) - sent),
        ]
        places += [(("offer", other, i), 1) for i in range(int(state.offer_size[other]))]
    put_by_others = sum(offered - int(state.kept_at_start[other]) for other in others)
    untouched = state.deck_tickets[records.UNSEEN] > 0 or (
        state.deck_tickets[records.RETURNED] == len(under) + put_by_others
    )

    def agrees(deal: dict[tuple[Any, ...], set[int]]) -> bool:
        for place, tickets in deal.items():
            longs = tickets & long
            if place[0] == "never" and tickets - long:
                return False
            if place[0] in ("unseen", "returned", "bottom", "kept later", "out later") and longs:
                return False
            if place[0] == "offer" and bool(longs) != (start and place[2] < rules.offer_long):
                return False
            late = place[0] in ("kept later", "out later", "bottom") or (place[0] == "offer" and not start)
            if tickets & under and place[0] != "returned" and (untouched or not late):
                return False
        for other in others:
            if not start and len((deal[("kept", other)] | deal[("out", other)]) & long) != rules.offer_long:
                return False
        return len(deal[("returned",)] - under) <= put_by_others

    ways: Counter[Deal] = Counter()
    names = [place for place, _ in places]
    for shares in _shares(unknown, [size for _, size in places]):
        deal = {name: set(share) for name, share in zip(names, shares, strict=True)}
        if agrees(deal):
            for chosen in itertools.product(*(_choices(game, other) for other in others)):
                ways[_written(game, seat, deal, dict(zip(others, chosen, strict=True)))] += 1
    return {deal: number / ways.total() for deal, number in ways.items()}


def _choices(game: Game, seat: int) -> list[int]:
    """What a seat that has chosen at the start may have chosen."""
    if not game.state.chosen[seat]:
        return [0]
    subsets = range(1, 1 << int(game.state.offer_size[seat]))
    return [subset for subset in subsets if subset.bit_count() >= game.board.rules.keep_at_start]


def _written(game: Game, seat: int, deal: dict[tuple[Any, ...], set[int]], chosen: dict[int, int]) -> Deal:
    def write(record: np.record) -> None:
        state = game.state
        if seat >= 0:
            for field in ("tickets", "out", "offer", "chosen"):
                record[field][seat] = state[field][seat]
        for i in range(int(state.deck_tickets[records.BOTTOM])):
            if state.bottom_by[i] == seat:
                record.bottom[i] = state.bottom[i]
        for other, subset in chosen.items():
            record.chosen[other] = subset
        for place, tickets in deal.items():
            word = sum(1 << ticket for ticket in tickets)
            words = np.array([word & (1 << 64) - 1, word >> 64], dtype=np.uint64)
            match place[0]:
                case "unseen":
                    record.unseen_tickets[:] = words
                case "returned":
                    record.returned[:] = words
                case "never":
                    record.out[records.NEVER_DEALT] = words
                case "bottom":
                    record.bottom[place[1]] = min(tickets)
                case "offer":
                    record.offer[place[1], place[2]] = min(tickets)
                case "kept" | "kept later":
                    record.tickets[place[1]] |= words
                case "out" | "out later":
                    record.out[place[1]] |= words

    return as_told(game, TICKET_FIELDS, write)


def _members(words: Any) -> set[int]:
    number = int(words[0]) | int(words[1]) << 64
    return {i for i in range(128) if number >> i & 1}


USA = [
    *("boston/miami", "calgary/phoenix", "dallas/new-york", "denver/el-paso", "helena/los-angeles"),
    *("kansas-city/houston", "los-angeles/chicago", "los-angeles/miami", "los-angeles/new-york", "seattle/new-york"),
]


def untouched_tickets(players: int) -> Game:
    """Each has put a ticket under at the start, and nobody has drawn since."""
    return position(
        "usa",
        players=players,
        tickets=[USA[0:2], USA[2:4], USA[6:8]][:players],
        ticket_deck={"unseen": USA[4:5], "start_returned": USA[8:10] if players == 2 else [*USA[8:10], USA[5]]},
        knowledge={
            "put_under": [[USA[8]], [USA[9]], [USA[5]]][:players],
            "kept_at_start": [2] * players,
        },
    )


def drawn_into(players: int) -> Game:
    """The top layer is gone, and seat 1 has drawn from what was put under; it has put one at the bottom."""
    return position(
        "usa",
        players=players,
        tickets=[USA[0:2], USA[2:5], USA[7:9]][:players],
        ticket_deck={"unseen": [], "start_returned": [USA[5]], "bottom": [USA[6]]},
        knowledge={
            "put_under": [[USA[5]], [], []][:players],
            "bottom_by": [1],
            "kept_at_start": [2] * players,
        },
    )


def long_tickets(players: int) -> Game:
    """Seat 1 kept two of its four at the start, and one later; two went out of the game."""
    board = position("europe").board
    long = [ticket.id for ticket in board.tickets if ticket.long][:3]
    some = [ticket.id for ticket in board.tickets if not ticket.long][:8]
    return position(
        "europe",
        tickets=[[long[0], some[0]], [long[1], some[1], some[2]]],
        ticket_deck={
            "unseen": some[7:8],
            "start_returned": [],
            "out": [some[3:5], some[5:7]],
            "never_dealt": [long[2]],
        },
        knowledge={"kept_at_start": [2, 2]},
    )


def choosing() -> Game:
    """The start: two of three have chosen."""
    board = position("usa").board
    some = [ticket.id for ticket in board.tickets][:7]
    return Game.from_dict(
        {
            "board": "usa",
            "players": 2,
            "phase": "start",
            "hands": [{"red": 1}, {"red": 1}],
            "face_up": ["purple", "blue", "orange", "white", "green"],
            "tickets": [[], []],
            "offers": [some[:3], some[3:6]],
            "chosen": [[], some[3:5]],
            "ticket_deck": {"unseen": some[6:], "start_returned": []},
        }
    )


TICKET_CASES = {
    "untouched, 2 players": lambda: untouched_tickets(2),
    "untouched, 3 players": lambda: untouched_tickets(3),
    "drawn into, 2 players": lambda: drawn_into(2),
    "drawn into, 3 players": lambda: drawn_into(3),
    "long tickets": lambda: long_tickets(2),
    "choosing": choosing,
}


@pytest.mark.parametrize("case", TICKET_CASES)
def test_tickets_are_dealt_evenly_among_all_deals_that_agree(case: str) -> None:
    game = TICKET_CASES[case]()
    for seat in range(game.players):
        expected = ticket_deals(game, seat)
        observed = dealt(game, seat, TICKET_FIELDS)
        assert len(expected) > 1
        assert _told(game._states, TICKET_FIELDS)[0] in expected
        assert_agrees(observed, expected)


# Whole games.


@pytest.mark.parametrize(("name", "players"), SOME_TABLES)
def test_no_deal_contradicts_what_the_seat_knows(name: str, players: int) -> None:
    """Throughout random games: the seat knows as much of the new deal as of the old one, and it is a position."""
    games = 4 if INTERPRETED else 60
    board = engine.board_record(Game.new(name, players, seed=1).board)
    states, rng = engine.new_states(games), engine.new_rng(games)
    engine.set_up(board, states, players=players, seed=players, index=0, rng=rng)
    more_luck = engine.new_rng(games)
    while True:
        for seat in range(-1, players):
            new = engine.redeal(board, states, seat, more_luck)
            hidden = engine.blind(states, seat)
            assert engine.blind(new, seat).tobytes() == hidden.tobytes()
            again = more_luck - np.uint64(0)
            assert engine.redeal(board, hidden, seat, more_luck).tobytes() == (
                engine.redeal(board, states, seat, again).tobytes()
            )
            _check_positions(new)
            if seat >= 0:
                assert (engine.legal_masks(board, new, seat) == engine.legal_masks(board, states, seat)).all()
        actions = engine.random_actions(board, states, rng)
        if (actions < 0).all():
            return
        engine.play(board, states, actions)


def _check_positions(states: engine.States) -> None:
    """Cards and tickets are all there, and every size is what it counts."""
    cards = sum(states[field].astype(int) for field in ("deck", "discards", "laid", "turned"))
    cards = cards + states["hand"].sum(axis=1) + (states["face_up"][:, :, None] == np.arange(9)).sum(axis=1)
    assert (cards == states["all_cards"]).all()
    assert (states["deck"].sum(axis=1) == states["deck_size"]).all()
    assert (states["hand"].sum(axis=2) == states["hand_size"]).all()
    assert (states["hand"] >= states["known"]).all()
    assert (states["deck"] >= 0).all()
    assert (states["deck"] <= states["deck_most"]).all()
    everywhere = np.concatenate(
        [states["tickets"], states["out"], states["unseen_tickets"][:, None], states["returned"][:, None]], axis=1
    )
    total = np.bitwise_count(everywhere).sum(axis=(1, 2))
    total = total + states["offer_size"].sum(axis=1) + states["deck_tickets"][:, records.BOTTOM]
    assert (total == np.bitwise_count(states["tickets_in_game"]).sum(axis=1)).all()
    union = np.bitwise_or.reduce(everywhere, axis=1)
    assert (np.bitwise_count(union).sum(axis=1) == np.bitwise_count(everywhere).sum(axis=(1, 2))).all()
    for tickets, size in (("tickets", "tickets_held"), ("out", "out_size")):
        assert (np.bitwise_count(states[tickets]).sum(axis=2) == states[size]).all()
    for layer, place in (("unseen_tickets", records.UNSEEN), ("returned", records.RETURNED)):
        assert (np.bitwise_count(states[layer]).sum(axis=1) == states["deck_tickets"][:, place]).all()
