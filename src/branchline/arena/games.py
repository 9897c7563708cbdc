"""Game runner: plays games between bots that see only what their seat may know; one result row per seat and game."""

from __future__ import annotations

import contextlib
import operator
from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeGuard

import numpy as np
import numpy.typing as npt

from branchline.arena.blocks import Block, bot_seed, seatings
from branchline.arena.faults import Faults
from branchline.boards import Board
from branchline.bots import EndObserver, ExternalPlayer, Fault, Player, SeatInput, new_player
from branchline.bots.parts import GAMES, POLICY
from branchline.bots.players import PolicyPlayer
from branchline.bots.policies import finish_and_log, finish_games
from branchline.rules import engine, records
from branchline.rules.parts import PLAY, SIMULATION
from branchline.rules.records import LEGAL, OVER, START, TURN
from branchline.rules.warmup import ensure_compiled

ROW = np.dtype(
    [
        ("block", "<i8"),
        ("game", "<i4"),  # within its block: the number of the seating
        ("seat", "i1"),
        ("bot", "i1"),  # its index in the plan
        ("first", "?"),  # whether this seat went first
        ("rank", "i1"),  # from 1; tied seats share a rank
        ("share", "<f8"),  # of the victory
        ("total", "<i2"),
        ("routes", "<i2"),
        ("tickets", "<i2"),
        ("stations", "<i2"),
        ("path_bonus", "<i2"),
        ("ticket_bonus", "<i2"),
        ("countries", "<i2"),
        ("completed", "<i2"),  # tickets
        ("held", "<i2"),  # tickets
        ("path", "<i2"),  # length of the longest path
        ("stations_built", "<i2"),
        ("turns", "<i4"),
        ("decisions", "<i4"),
        ("faults", "<i4"),  # decisions forfeited
        ("ending", "i1"),
    ]
)
Rows: TypeAlias = npt.NDArray[np.void]

_COUNTED = {
    "total": records.TOTAL,
    "routes": records.ROUTE_POINTS,
    "tickets": records.TICKET_POINTS,
    "stations": records.STATION_POINTS,
    "path_bonus": records.PATH_BONUS,
    "ticket_bonus": records.TICKET_BONUS,
    "countries": records.COUNTRY_POINTS,
    "completed": records.COMPLETED,
    "path": records.PATH,
    "stations_built": records.STATIONS_BUILT,
}


OnGame = Callable[[int, Sequence[int], list[int]], None]  # gets a game's number in its block, its bots, all actions


def play_block(
    board: Board,
    specs: Sequence[str],
    players: int,
    block: Block,
    faults: Faults | None = None,
    on_game: OnGame | None = None,
) -> Rows:
    """Play all games of a block, one for each seating; `faults` collects faults by bot, `on_game` gets each game."""
    games = []
    for game, seating in enumerate(seatings(len(specs), players)):
        seated = [
            new_player(specs[bot], board=board, players=players, seed=bot_seed(block, game, seat))
            for seat, bot in enumerate(seating)
        ]
        found: list[tuple[int, Fault]] = []
        actions: list[int] | None = None if on_game is None else []
        if _all_compiled(seated):
            rows = _play_compiled(board, seated, block, actions)
        else:
            rows = play_game(board, seated, block, found, actions)
        if on_game is not None and actions is not None:
            on_game(game, seating, actions)
        if faults is not None:
            for order, (seat, fault) in enumerate(found):
                faults.add(seating[seat], block.number, game, order, fault)
        rows["block"] = block.number
        rows["game"] = game
        rows["bot"] = seating
        games.append(rows)
    return np.concatenate(games)


def play_game(
    board: Board,
    seated: Sequence[Player],
    block: Block,
    faults: list[tuple[int, Fault]] | None = None,
    actions: list[int] | None = None,
) -> Rows:
    """Play one game with the deal of a block.

    A player that fails or chooses an illegal action forfeits that decision: a random legal action, each equally likely,
    is played instead, and the seat and its fault are added to `faults`. What was played is added to `actions`.
    """
    record = engine.board_record(board)
    states, rng = _new_game(record, len(seated), block)
    rows: Rows = np.zeros(len(seated), dtype=ROW)
    while (phase := states["phase"][0]) != OVER:
        seat = engine.to_act(states)
        played = _play_choice(board, record, states, seat, seated[seat])
        if isinstance(played, Fault):
            rows["faults"][seat] += 1
            if faults is not None:
                faults.append((seat, played))
            played = int(engine.random_actions(record, states, rng)[0])
            engine.play(record, states, played)
        if actions is not None:
            actions.append(played)
        rows["decisions"][seat] += 1
        if phase != START and states["phase"][0] in (TURN, OVER):
            rows["turns"][seat] += 1
    _count(record, states, rows)
    for seat, player in enumerate(seated):
        if isinstance(player, EndObserver):
            player.over(SeatInput.by(board, states, seat))
    return rows


def _all_compiled(seated: Sequence[Player]) -> TypeGuard[Sequence[PolicyPlayer]]:
    return all(type(player) is PolicyPlayer for player in seated)


def _play_compiled(
    board: Board, seated: Sequence[PolicyPlayer], block: Block, actions: list[int] | None = None
) -> Rows:
    """Play the same game without returning to Python for every decision: for policies, which make no faults."""
    record = engine.board_record(board)
    states = _new_game(record, len(seated), block)[0]
    habits = np.array([player.habits for player in seated])
    if actions is not None:
        actions += finish_and_log(record, engine.copy_states(states), habits).tolist()
    tally = finish_games(record, states, habits)
    rows: Rows = np.zeros(len(seated), dtype=ROW)
    rows["decisions"], rows["turns"] = tally[0, : len(seated)].T
    _count(record, states, rows)
    return rows


def _new_game(record: np.record, players: int, block: Block) -> tuple[engine.States, engine.Rng]:
    states, rng = engine.new_states(1), engine.new_rng(1)
    engine.set_up(record, states, players=players, seed=block.seed, index=block.number, rng=rng)
    return states, rng


def warm_up_bots(board: Board, specs: Sequence[str], players: int) -> None:
    """Let every bot make one decision, so that its code is compiled before several processes need it at once."""
    ensure_compiled(PLAY, SIMULATION)
    states = engine.new_states(1)
    engine.set_up(engine.board_record(board), states, players=players, seed=0)
    for spec in dict.fromkeys(specs):
        player = new_player(spec, board=board, players=players, seed=0)
        if isinstance(player, ExternalPlayer):
            continue  # was tried out already, and compiles nothing
        with contextlib.suppress(Exception):  # it will fail in its games too, and be reported there
            player.choose(SeatInput.by(board, states, 0))
        if _all_compiled([player]):
            ensure_compiled(POLICY, GAMES)


def _play_choice(board: Board, record: np.record, states: engine.States, seat: int, player: Player) -> Fault | int:
    """Play what the player chooses and return it, or its fault if that is impossible."""
    try:
        choice = player.choose(SeatInput.by(board, states, seat))
    except Fault as fault:
        return fault
    except Exception as error:  # any error inside a bot is that bot's fault, and the game goes on
        return Fault("crashed", f"{type(error).__name__}: {error}")
    try:
        action = operator.index(choice)
    except TypeError:
        return Fault("garbage", f"chose {choice!r}, not a number")
    if not 0 <= action < int(record.actions):
        return Fault("illegal", "there is no such action")
    code = int(engine.play(record, states, action, seat)[0])
    return action if code == LEGAL else Fault("illegal", f"action {action}: {records.REFUSALS[code]}")


def _count(record: np.record, states: engine.States, rows: Rows) -> None:
    players = len(rows)
    score = engine.counts(record, states)[0].score[:players]
    for name, column in _COUNTED.items():
        rows[name] = score[:, column]
    won, total = score[:, records.WON] != 0, score[:, records.TOTAL]
    ahead = (won[None, :] & ~won[:, None]) | ((won[None, :] == won[:, None]) & (total[None, :] > total[:, None]))
    ahead[won] = False  # several winners are tied: the tie-breaks did not separate them
    rows["rank"] = 1 + ahead.sum(axis=1)
    rows["share"] = won / won.sum()
    rows["seat"] = range(players)
    rows["first"] = np.arange(players) == states["first"][0]
    rows["held"] = states["tickets_held"][0][:players]
    rows["ending"] = states["ending"][0]
