"""Searches: what they guess, what they try, and whom they beat."""

from __future__ import annotations

import itertools
from functools import partial
from hashlib import sha256

import networkx as nx
import numpy as np
import pytest

from branchline.boards import Board, load_board
from branchline.bots import Player, SeatInput, new_player, parse_spec
from branchline.bots.compiling import jit
from branchline.bots.players import PolicyPlayer
from branchline.bots.policies import Policy
from branchline.bots.policy.habits import RIVALS, habits, tuned
from branchline.bots.policy.scratch import new_scratch
from branchline.bots.search.determinization import deal
from branchline.bots.search.player import CAUTION, SPREAD, DecisionTrial, SearchPlayer, candidates_of
from branchline.bots.search.rollouts import weigh_rivals
from branchline.rules import engine
from branchline.rules.records import SEATS, SECOND_CARD, START, TICKETS, TURN
from branchline.testing import final_totals, play_game, seat_players
from tests.volume import long


def search(board: Board, players: int, spec: str) -> SearchPlayer:
    player = new_player(spec, board=board, players=players, seed=3)
    assert isinstance(player, SearchPlayer)
    return player


def positions(name: str, players: int, every: int) -> list[tuple[engine.States, int]]:
    """Decisions of a game of racers, and whose they are."""
    board = load_board(name)
    found: list[tuple[engine.States, int]] = []
    play_game(
        board,
        seat_players(board, ["racer"] * players, 1),
        1,
        watch=lambda states, mover, _: found.append((engine.copy_states(states), mover)),
    )
    return found[::every]


@pytest.mark.parametrize(("name", "players"), [("usa", 2), ("europe", 3), ("poland", 4)])
def test_threads_change_no_choice(name: str, players: int) -> None:
    board = load_board(name)
    for states, mover in positions(name, players, 40):
        seen = SeatInput.by(board, states, mover)
        alone, together = (search(board, players, f"search:playouts=40,threads={n}") for n in (1, 2))
        assert alone.choose(seen) == together.choose(seen)
        assert alone.tried == together.tried


def test_search_results_are_reported() -> None:
    board = load_board("europe")
    told = 0
    for states, mover in positions("europe", 2, 8):
        player = search(board, 2, "search:playouts=30")
        chosen = player.choose(SeatInput.by(board, states, mover))
        assert player.done == sum(one.playouts for one in player.tried)
        assert all(0.0 <= one.chance <= 1.0 for one in player.tried)
        if player.tried:
            told += 1
            assert chosen in [one.action for one in player.tried]
            assert len({one.action for one in player.tried}) == len(player.tried)
            assert player.rate > 0
    assert told > 10


def test_the_first_action_of_another_strategy_is_tried_and_goes_on_with_its_habits() -> None:
    """Results of an action that is tried with two strategies are reported together."""
    board = load_board("usa")
    player = search(board, 2, "search:playouts=60")
    tried = 0
    for states, mover in positions("usa", 2, 6):
        trial = DecisionTrial(player, SeatInput.by(board, states, mover))
        firsts = {(int(action), int(row)) for action, row in zip(trial.actions, trial.strategies, strict=True) if row}
        for action, row in firsts:
            assert (
                Policy(player.habits[row]).choose(engine.board_record(board), engine.blind(states, mover), mover)
                == action
            )
            assert action != trial.actions[0]
        tried += len(firsts)
        trial.play(2)
        assert sum(one.playouts for one in trial.tried()) == trial.playouts == 2 * len(trial.actions)
    assert tried > 3


def test_a_search_stops_when_it_is_decided() -> None:
    """All alternatives are much worse, or the last one is much better."""
    board = load_board("usa")
    states, mover = positions("usa", 2, 30)[1]
    player = search(board, 2, "search:playouts=60")
    legal = np.flatnonzero(engine.legal_masks(engine.board_record(board), states, mover)[0])
    trial = DecisionTrial(player, SeatInput.by(board, states, mover), legal[:2])
    noise = np.random.default_rng(1).normal(0, 0.1, 60)
    for ahead, decided in ((0.0, False), (-0.3, True), (0.3, True)):
        trial.results = np.column_stack([0.5 + noise, 0.5 + ahead - noise])
        assert trial.is_decided() == decided


@pytest.mark.parametrize(("deals", "deviates"), [(9, False), (400, True)])
def test_few_deals_must_say_more_for_another_action(deals: int, deviates: bool) -> None:
    """It is better by one standard error. Version 2 wants more, however many deals there are."""
    board = load_board("usa")
    states, mover = positions("usa", 2, 30)[1]
    legal = np.flatnonzero(engine.legal_masks(engine.board_record(board), states, mover)[0])
    trial = DecisionTrial(search(board, 2, "search:playouts=60"), SeatInput.by(board, states, mover), legal[:2])
    noise = np.random.default_rng(1).normal(0, SPREAD, deals)
    noise -= noise.mean()
    trial.results = np.column_stack([np.full(deals, 0.5), 0.5 + noise + SPREAD / np.sqrt(deals)])
    assert trial.surely_best(CAUTION[3]) == legal[int(deviates)]
    assert trial.surely_best(CAUTION[2]) == legal[0]


def test_tickets_get_more_playouts_than_second_cards() -> None:
    """Few decisions are about tickets, and much is at stake; the mean stays about the same."""
    board = load_board("usa")
    spent: dict[int, list[int]] = {}
    for states, mover in positions("usa", 2, 1)[:30]:
        player = search(board, 2, "search:playouts=40")
        player.choose(SeatInput.by(board, states, mover))
        spent.setdefault(int(states["phase"][0]), []).append(player.done)
    means = {phase: np.mean(counts) for phase, counts in spent.items()}
    assert 0 < means[SECOND_CARD] <= 20 < means[TURN] <= 40 < means[START] <= 160


@pytest.mark.parametrize(
    ("version", "name", "players", "digest"),
    [
        (1, "usa", 2, "b8480b969440b337"),
        (2, "usa", 2, "c2e46c1cbf77ec00"),
        (3, "usa", 2, "27f7fdceffdb9bcf"),
        (4, "europe", 3, "391c4929b669795a"),
        (4, "nordic", 2, "9a73718b82a53721"),
    ],
)
def test_every_version_chooses_as_it_did(version: int, name: str, players: int, digest: str) -> None:
    board = load_board(name)
    chosen = [
        search(board, players, f"search:playouts=40,version={version}").choose(SeatInput.by(board, states, mover))
        for states, mover in positions(name, players, 6)
    ]
    assert sha256(str(chosen).encode()).hexdigest()[:16] == digest


def test_every_claim_is_a_candidate_in_the_last_round() -> None:
    board = load_board("usa")
    record = engine.board_record(board)
    states, mover = next((each, mover) for each, mover in positions("usa", 2, 1)[::-1] if each["phase"][0] == TURN)
    assert states["final_turns"][0] >= 0
    states["hand"][0][mover] = 2
    states["trains"][0][mover] = 2
    numbers = np.flatnonzero(engine.legal_masks(record, states, mover)[0])
    first = record.route_action[: record.route_count]
    routes = set(np.searchsorted(first, numbers[numbers >= record.claim], side="right").tolist())
    found = candidates_of(engine.array_of(record), SeatInput.by(board, states, mover), tuned("usa", 2))
    claims = found[found >= record.claim]
    assert set(np.searchsorted(first, claims, side="right").tolist()) == routes
    assert len(routes) > 10


@pytest.mark.parametrize(
    ("clock", "read", "ignored"),
    [
        ("wall", "perf_counter", None),
        ("cpu", "thread_time", "perf_counter"),
    ],
)
def test_more_seconds_are_more_playouts(
    clock: str, read: str, ignored: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Threads read the clock every few deals and stop when the time is up. This clock advances when it is read.

    A busy machine does not shorten a search that counts the time of its threads: the time that passes is not read.
    """
    monkeypatch.setattr(f"branchline.bots.search.player.{read}", partial(next, itertools.count(0.0, 0.001)))
    if ignored:
        monkeypatch.delattr(f"branchline.bots.search.player.{ignored}")
    board = load_board("usa")
    states, mover = positions("usa", 2, 30)[1]
    short, longer = (search(board, 2, f"search:seconds={seconds},clock={clock}") for seconds in (0.02, 0.1))
    for player in (short, longer):
        player.choose(SeatInput.by(board, states, mover))
    assert longer.done > short.done > 0


@pytest.mark.parametrize("name", ["usa", "europe", "nordic", "poland"])
def test_tickets_are_weighed_by_the_way_that_is_done(name: str) -> None:
    """The share of a ticket's shortest way that a rival's own routes save, against NetworkX."""
    board = load_board(name)
    record = engine.board_record(board)
    states, mover = positions(name, 2, 1)[-8]
    rival = 1 - mover
    fit = np.zeros((SEATS, TICKETS))
    weigh_rivals(engine.array_of(record), engine.blind(states, mover), mover, new_scratch(), fit)
    before, now = nx.MultiGraph(), nx.MultiGraph()
    for graph in (before, now):
        graph.add_nodes_from(range(record.city_count + record.country_count))
    for route in range(record.route_count):
        a, b = (int(end) for end in record.ends[route])
        if b >= record.city_count:
            continue  # a country is a dead end, and no ticket leads there
        before.add_edge(a, b, weight=float(record.length[route]))
        if _has(states["routes"][0][rival], route):
            now.add_edge(a, b, weight=0.0)
        elif _has(states["open"][0][rival], route):
            now.add_edge(a, b, weight=float(record.length[route]))
    shares = set()
    for ticket in range(record.ticket_count):
        a, b = (int(end) for end in record.ticket_ends[ticket])
        if b >= record.city_count or a >= record.city_count:
            continue
        way = nx.shortest_path_length(before, a, b, "weight")
        left = nx.shortest_path_length(now, a, b, "weight") if nx.has_path(now, a, b) else 40.0
        assert fit[rival, ticket] == pytest.approx(max((way - min(left, 40.0)) / way, -1.0))
        shares.add(round(float(fit[rival, ticket]), 3))
    assert len(shares) > 5


@jit
def _deal(board: np.ndarray, states: np.ndarray, seat: int, fit: np.ndarray, rng: np.ndarray) -> None:
    deal(board[0], states, seat, fit, rng)


@pytest.mark.parametrize("name", ["usa", "europe", "nordic", "poland"])
def test_tickets_are_drawn_again_within_what_the_seat_knows(name: str) -> None:
    """Every place keeps its number of tickets, and long tickets are swapped for long ones only (E2)."""
    board = load_board(name)
    record = engine.board_record(board)
    states, mover = positions(name, 2, 1)[-20]
    room = engine.new_states(3)
    room[:1] = engine.blind(states, mover)
    fit = np.random.default_rng(1).uniform(-1, 1, (SEATS, TICKETS))
    rng = np.full(1, 5, dtype=np.uint64)
    drawn = set()
    for _ in range(20):
        _deal(engine.array_of(record), room, mover, fit, rng)
        dealt = room[1]
        assert dealt.tickets[mover].tolist() == states[0].tickets[mover].tolist()
        for field in ("tickets", "out", "unseen_tickets", "returned"):
            assert np.bitwise_count(dealt[field]).sum() == np.bitwise_count(states[0][field]).sum()
        everywhere = [dealt["unseen_tickets"], dealt["returned"], *dealt["out"], *dealt["tickets"]]
        assert (
            sum(np.bitwise_count(words).sum() for words in everywhere)
            == np.bitwise_count(np.bitwise_or.reduce(np.array(everywhere), axis=0)).sum()
        )
        longs = np.bitwise_count(dealt.tickets[1 - mover] & record.long_tickets).sum()
        assert longs <= max(1, int(states[0].kept_at_start[1 - mover]))
        drawn.add(tuple(dealt.tickets[1 - mover].tolist()))
    assert len(drawn) > 5


@long
def test_likely_tickets_are_guessed_more_often() -> None:
    """One of a rival's possible tickets is made likely: it must come up far more often than by even chance."""
    board = load_board("usa")
    record = engine.board_record(board)
    states, mover = next((states, mover) for states, mover in positions("usa", 2, 1) if states["phase"][0] != START)
    rival = 1 - mover
    room = engine.new_states(3)
    room[:1] = engine.blind(states, mover)
    held = {False: 0, True: 0}
    favourite = next(t for t in range(record.ticket_count) if not _has(states["tickets"][0][mover], t))
    for likely in (False, True):
        fit = np.zeros((SEATS, TICKETS))
        fit[rival, favourite] = 1.0 if likely else 0.0
        rng = np.full(1, 5, dtype=np.uint64)
        for _ in range(400):
            _deal(engine.array_of(record), room, mover, fit, rng)
            held[likely] += _has(room["tickets"][1][rival], favourite)
            assert room["tickets_held"][1][rival] == states["tickets_held"][0][rival]
    assert 3 * held[False] < held[True]


@long
@pytest.mark.parametrize("rival", ["blocker", "hoarder", "glutton"])
@pytest.mark.parametrize("name", ["usa", "europe"])
def test_the_gauntlet(name: str, rival: str) -> None:
    """Rivals that play otherwise than the racer in its playouts: a search must beat them too, in four games of six.

    The fourth victory decides it, and the rest is not played; in points, too, it must be ahead by then.
    """
    board = load_board(name)
    margins: list[int] = []
    for seed, place in itertools.product(range(3), range(2)):
        players: list[Player] = [PolicyPlayer(parse_spec(rival), habits(RIVALS[rival]))]
        players.insert(place, search(board, 2, "search:playouts=80"))
        points = final_totals(board, play_game(board, players, seed))
        margins.append(points[place] - points[1 - place])
        if sum(margin > 0 for margin in margins) == 4:
            break
    assert sum(margin > 0 for margin in margins) == 4
    assert sum(margins) > 0


def _has(words: np.ndarray, index: int) -> bool:
    return bool((int(words[index >> 6]) >> (index & 63)) & 1)
