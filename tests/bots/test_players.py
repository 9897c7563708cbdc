"""Every bot, on every board and at every table: legal, fair, the same for the same seed."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from branchline.arena import new_plan, play_block
from branchline.arena.ratings import block_points
from branchline.boards import builtin_boards, load_board
from branchline.bots import BOTS, LEVELS, BotError, new_player, parse_spec
from branchline.bots.interface import seen_by
from branchline.bots.players import PolicyPlayer
from branchline.bots.policy.habits import NEWEST, tuned
from branchline.bots.search.player import SearchPlayer
from branchline.game.action_numbers import action_for
from branchline.testing import check_choices, final_totals, play_game, seat_players
from tests.engine.playing import TABLES
from tests.support import in_last_turns, position
from tests.volume import some_of

GAMES = 2
SEARCH = "search:playouts=4"


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("spec", [bot for bot in BOTS if bot != "search"])
def test_whole_games(spec: str, name: str, players: int) -> None:
    board = load_board(name)
    for seed in range(GAMES):
        assert check_choices(board, [spec] * players, seed) > 20


@pytest.mark.parametrize("name", some_of(builtin_boards(), ["thistledown"]))
def test_whole_games_of_a_search(name: str) -> None:
    """With few playouts: what it may do and what it may know do not depend on their number."""
    board = load_board(name)
    players = min(3, board.rules.players[1])
    assert check_choices(board, [SEARCH] * players, 1) > 20


@pytest.mark.parametrize(("slip", "spec"), [(0, "racer"), (1, "greedy")])
def test_a_racer_that_never_or_always_slips(slip: int, spec: str) -> None:
    board = load_board("europe")
    ends = [play_game(board, seat_players(board, [each] * 3, 5), 5) for each in (f"racer:slip={slip}", spec)]
    assert ends[0].tobytes() == ends[1].tobytes()


def test_older_versions_can_still_be_played() -> None:
    """They have the habits that were tuned for them, and an older search has no strategies but its own."""
    board = load_board("nordic")
    new, old = (new_player(f"racer:version={version}", board=board, players=2, seed=1) for version in (NEWEST, 2))
    assert isinstance(new, PolicyPlayer)
    assert isinstance(old, PolicyPlayer)
    assert new.habits.tolist() == tuned("nordic", 2).tolist()
    assert old.habits.tolist() == tuned("nordic", 2, 2).tolist() != new.habits.tolist()
    players = [new_player(spec, board=board, players=2, seed=1) for spec in ("search:version=1", "search")]
    for player, habits, others in zip(players, (old.habits, new.habits), (False, True), strict=True):
        assert isinstance(player, SearchPlayer)
        assert player.habits[0].tolist() == habits.tolist()
        assert (len(player.habits) > player.kinds) == others


@pytest.mark.parametrize("name", some_of(builtin_boards(), ["usa"]))
def test_each_level_beats_the_one_below(name: str) -> None:
    """All but the strongest, which searches; `tools.strengths` measures by how much. A share of 0.5 would be even.

    On the small island luck counts for more, and a step is 36 to 90 Elo (docs/bots.md).
    """
    board, least = load_board(name), 0.5 if name == "thistledown" else 0.6
    levels = [*LEVELS.values()][:-1]
    for pair in pairwise(levels):
        plan = new_plan(board, pair, 2, seed=3)
        rows = [play_block(board, pair, 2, plan.block(number)) for number in range(plan.blocks(100))]
        points = block_points(np.concatenate(rows), 2).sum(axis=0)
        assert points[1, 0] > least * (points[1, 0] + points[0, 1]), pair


@pytest.mark.parametrize("spec", ["random", "racer", "racer:slip=0.3", "neural", SEARCH])
def test_the_same_seed_plays_the_same(spec: str) -> None:
    board = load_board("thistledown")
    ends = [play_game(board, seat_players(board, [spec] * 3, 5), 5).tobytes() for _ in range(2)]
    assert ends[0] == ends[1]


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("nobody", "no bot 'nobody'; there are random"),
        ("", "names no bot"),
        (":a=1", "names no bot"),
        ("racer:rate", "settings are written key=value"),
        ("racer:speed=1", "no setting 'speed'; it has rate, card"),
        ("search:clock=sun", "clock is wall or cpu, not 'sun'"),
        ("racer:rate=much", "rate is a number, not 'much'"),
        ("racer:slip=2", "slip must be from 0 to 1, not 2"),
        ("racer:rate=99", "rate must be from 0.2 to 10, not 99"),
        ("racer:rate=1,rate=2", "rate is given twice"),
        ("random:rate=1", "no setting 'rate'; it has none"),
    ],
)
def test_a_wrong_spec_is_one_clear_line(spec: str, says: str) -> None:
    with pytest.raises(BotError) as caught:
        new_player(spec, board=load_board("thistledown"), players=2, seed=1)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_specs_are_written_in_one_way() -> None:
    assert str(parse_spec(" racer:rate=2.5, card=0.5 ")) == "racer:card=0.5,rate=2.5"
    assert str(parse_spec("random")) == "random"


def test_a_racer_beats_random_players() -> None:
    board = load_board("europe")
    for seed in range(3):
        points = final_totals(board, play_game(board, seat_players(board, ["random", "racer", "random"], seed), seed))
        assert points[1] > max(points[0], points[2]) + 30


@pytest.mark.parametrize("spec", ["planner", "racer"])
@pytest.mark.parametrize("strict", [False, True])
def test_a_bot_pays_for_a_ferry_with_sets_alone_where_the_table_allows_it(spec: str, strict: bool) -> None:
    """D15: in its last turn, a ticket hangs on a blue ferry, and there is neither a blue card nor a locomotive."""
    built = ["lillehammer/trondheim", "lillehammer/oslo", "orebro/oslo", "orebro/stockholm"]
    hand = {"purple": 2, "orange": 2, "white": 2, "green": 1, "black": 1, "red": 1}
    game = position(
        in_last_turns("nordic"),
        hand,
        routes=dict.fromkeys(built, 0) | {"helsinki/turku": 1, "tampere/turku": 1},
        tickets=[["trondheim/turku"], []],
        final_turns=2,
        options={"strict_ferries": strict},
    )
    bot = new_player(spec, board=game.board, players=2, seed=0)
    first = str(action_for(game.board, game.state, 0, bot.choose(seen_by(game, 0))))
    assert (first == "claim stockholm/turku for 3") == (not strict)
    while game.turn == 0:
        game.play(bot.choose(seen_by(game, 0)))
    assert ("stockholm/turku" in game.routes(0)) == (not strict)
