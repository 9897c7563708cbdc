"""Nobody sees what they may not: positions that a seat can't tell apart look the same to it, to the byte."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from branchline.boards import builtin_boards, load_board
from branchline.game.game import Game
from branchline.rules.compiling import INTERPRETED
from tests.knowledge.indistinguishable import (
    Leak,
    Tally,
    Viewer,
    compare,
    dealt_anew,
    hidden_fields,
    look_at_pairs,
    seen,
)
from tests.support import position
from tests.volume import volume

ENOUGH = volume(80, 1000)  # pairs that differ in each hidden field, on each board


@pytest.mark.parametrize("name", builtin_boards())
def test_what_a_seat_can_not_know_changes_nothing_that_it_sees(name: str) -> None:
    """Views, events, legal actions and blind records, for every seat and a spectator, at every number of players.

    At first all pairs are looked at, then those that differ in a field of which there are not enough yet.
    """
    board = load_board(name)
    fewest, most = board.rules.players
    tally = Tally()
    wanted = None
    for seed in range(100):
        for players in range(fewest, most + 1):
            look_at_pairs(name, players, tally, seed, wanted=wanted)
        scarce = {field for field, pairs in tally.differing.items() if pairs < ENOUGH}
        if INTERPRETED or (not scarce and tally.acts >= ENOUGH):
            break
        wanted = scarce or hidden_fields(board)
    assert set(tally.differing) == hidden_fields(board)
    if not INTERPRETED:
        assert min(tally.differing.values()) >= ENOUGH, tally
        assert tally.acts >= ENOUGH


@pytest.mark.parametrize(
    ("name", "field"),
    [(name, field) for name in builtin_boards() for field in sorted(hidden_fields(load_board(name)))],
)
def test_a_hidden_field_planted_into_the_view_is_found(name: str, field: str) -> None:
    """The test above has teeth: it fails if what a seat sees holds anything of a hidden field."""

    def leaky(game: Game, seat: int | None) -> bytes:
        view = msgspec.to_builtins(game.view(seat))
        view["leak"] = game.state[field].tolist()
        return msgspec.json.encode(view)

    players = load_board(name).rules.players[1]
    assert any(leaks(name, players, seed, leaky) for seed in range(20))


@pytest.mark.parametrize(
    ("claim", "given"),
    [
        ("claim stockholm/turku for 3", ["purple"] * 2 + ["orange"] * 3 + ["white"] * 2 + ["red"] * 2),
        ("claim stockholm/turku with 1 locomotive for 2", ["purple"] * 3 + ["orange", "white", "red"]),
        ("claim stockholm/turku with 1 blue for 2", ["orange"] * 4 + ["red"] * 2),
    ],
)
def test_sets_for_a_ferrys_locomotives_tell_only_the_cards_that_are_laid(claim: str, given: list[str]) -> None:
    """D7, D15: the payment is public card by card; whatever else the payer holds changes nothing for the others."""
    hand = {"purple": 3, "blue": 2, "orange": 4, "white": 3, "red": 3, "locomotive": 1}
    game = position("nordic", hand, {"red": 2, "green": 3}, {"yellow": 2, "locomotive": 1})
    tally = Tally()
    for action in [claim, *(f"give {card}" for card in given)]:
        number = game.legal().numbers[[str(each) for each in game.legal()].index(action)]
        for observer in (None, 0, 1, 2):
            for seed in range(ENOUGH // 20):
                pair = dealt_anew(game, observer, seed)
                tally.differing.update({"hand": bool((game._states["hand"] != pair._states["hand"]).any())})
                compare(game, pair, observer, 0, number, seen, tally)
        game.play(action)
        views = [game.view(seat) for seat in (None, 0, 1, 2)]
        shown = [view.laid.cards if view.laid else view.discards for view in views]
        played = given[: len(given) - (views[0].laid.to_give if views[0].laid else 0)]
        assert shown == [shown[0]] * 4
        assert Counter(played) <= Counter(shown[0])
    assert game.routes(0) == ["stockholm/turku"]
    assert tally.acts >= ENOUGH // 4
    assert tally.differing["hand"] >= ENOUGH // 4


def leaks(name: str, players: int, seed: int, viewer: Viewer) -> bool:
    try:
        look_at_pairs(name, players, Tally(), seed, viewer)
    except Leak:
        return True
    return False


def test_what_is_seen_is_compared_in_full() -> None:
    """A single letter of a view, a byte of a record and a legal action all make a difference."""
    game = Game.new("usa", 2, seed=1)
    view, record, legal = seen(game, 0).split(b"\n", 1)[0], game.blind(0).tobytes(), repr(game.legal(0).numbers)
    assert seen(game, 0) == b"\n".join([view, record, legal.encode()])
    assert len({seen(game, 0), seen(game, 1), seen(game, None)}) == 3
