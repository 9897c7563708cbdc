"""Every bot, on every board and at every table: legal, fair, the same for the same seed."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from branchline import engine
from branchline.boards import Board, builtin_boards, load_board
from branchline.bots import BOTS, BotError, Player, Seen, new_player, parse_spec
from branchline.rules.layout import LEGAL, OVER, START

TABLES = [
    (name, players)
    for name in builtin_boards()
    for players in range(load_board(name).rules.players[0], load_board(name).rules.players[1] + 1)
]
GAMES = 2
SEARCH = "search:playouts=6"


def actor(states: engine.States) -> int:
    if states["phase"][0] == START:
        return int(np.flatnonzero(states["chosen"][0][: states["players"][0]] == 0)[0])
    return int(states["turn"][0])


def play(board: Board, players: list[Player], seed: int, *, watch: Counter[str] | None = None) -> engine.States:
    """A whole game; every choice is checked to be legal, and the same whatever its seat can't know."""
    record = engine.board_record(board)
    states = engine.new_states(1)
    engine.set_up(record, states, players=len(players), seed=seed)
    luck = np.full(1, seed, dtype=np.uint64)
    while states["phase"][0] != OVER:
        seat = actor(states)
        chosen = players[seat].choose(Seen.by(board, states, seat))
        if watch is not None and type(players[seat]).__name__ != "RandomPlayer":
            other = engine.redeal(record, states, seat, luck)
            assert players[seat].choose(Seen.by(board, other, seat)) == chosen
            watch["compared"] += 1
        assert engine.play(record, states, [chosen], seat)[0] == LEGAL
    return states


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("spec", [bot for bot in BOTS if bot != "search"])
def test_whole_games(spec: str, name: str, players: int) -> None:
    board = load_board(name)
    for seed in range(GAMES):
        compared: Counter[str] = Counter()
        seats = [new_player(spec, board=board, players=players, seed=10 * seed + seat) for seat in range(players)]
        play(board, seats, seed, watch=compared)
        assert spec == "random" or compared["compared"] > 20


@pytest.mark.parametrize("name", builtin_boards())
def test_whole_games_of_a_search(name: str) -> None:
    """With few playouts: what it may do and what it may know do not depend on their number."""
    board = load_board(name)
    players = board.rules.players[1]
    compared: Counter[str] = Counter()
    seats = [new_player(SEARCH, board=board, players=players, seed=seat) for seat in range(players)]
    play(board, seats, 1, watch=compared)
    assert compared["compared"] > 20


@pytest.mark.parametrize("spec", ["random", "racer", SEARCH])
def test_the_same_seed_plays_the_same(spec: str) -> None:
    board = load_board("thistledown")
    ends = [
        play(board, [new_player(spec, board=board, players=3, seed=seat) for seat in range(3)], 5).tobytes()
        for _ in range(2)
    ]
    assert ends[0] == ends[1]


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("nobody", "no bot 'nobody'; there are random"),
        ("", "names no bot"),
        (":a=1", "names no bot"),
        ("racer:rate", "settings are written key=value"),
        ("racer:speed=1", "no setting 'speed'; it has rate, card"),
        ("racer:rate=much", "rate is a number, not 'much'"),
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
    record = engine.board_record(board)
    for seed in range(3):
        seats = [new_player(name, board=board, players=3, seed=seed) for name in ("random", "racer", "random")]
        score = engine.counts(record, play(board, seats, seed))["score"][0]
        assert score[1][6] > max(score[0][6], score[2][6]) + 30
