"""Parallel self-play for reports: compiled policies in a thread pool, other bots in a process pool.

The actions of other bots are replayed by the same compiled recorder, so there is only one implementation of recording.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import SupportsIndex

import numpy as np

from branchline._util.processes import Processes
from branchline._util.threads import cores, parallel_tasks
from branchline.boards import Board, builtin_boards, load_board
from branchline.bots import EndObserver, Player, SeatInput, check_bot, new_player
from branchline.bots.players import PolicyPlayer
from branchline.bots.policies import finish_and_log
from branchline.bots.policy.habits import Habits
from branchline.errors import BranchlineError
from branchline.game.setup import check_table, parse_seed, shown, whole_number
from branchline.report import game_recorder
from branchline.report.game_recorder import COMPILER, GAME_RECORD, GameRecords
from branchline.rules import engine
from branchline.rules.parts import PLAY
from branchline.rules.records import LEGAL, OVER
from branchline.rules.warmup import Example, Part, ensure_compiled

MOST_GAMES = 200_000  # a game's record takes about a kilobyte
QUICK, SLOW = 64, 2  # games per progress report: compiled, and not compiled


class ReportError(BranchlineError):
    """The report can't be made as requested."""


def gather(
    board: Board,
    bot: str,
    players: SupportsIndex,
    games: SupportsIndex,
    *,
    seed: SupportsIndex | str,
    workers: SupportsIndex | None = None,
    progress: Callable[[int], None] | None = None,
) -> GameRecords:
    """Records of games 0, 1 … of a run with a bot in every seat. `progress` is called with the number of new games."""
    seats, number, at_once = check_gathering(board, bot, players, games, workers)
    run = parse_seed(seed)
    ensure_compiled(PLAY, RECORDER)
    player = new_player(bot, board=board, players=seats, seed=0)
    records = new_records(number)
    if isinstance(player, PolicyPlayer):
        parts = _parts(number, max(1, min(QUICK, number // (4 * at_once))))
        done = _in_threads(board, player.habits, seats, run, parts, records, at_once)
    else:
        done = _in_processes(board, bot, seats, run, _parts(number, SLOW), records, at_once)
    with contextlib.closing(done):  # if interrupted, stop all workers
        for part in done:
            if progress is not None:
                progress(part.stop - part.start)
    return records


def _parts(games: int, size: int) -> list[slice]:
    return [slice(start, min(start + size, games)) for start in range(0, games, size)]


def check_gathering(
    board: Board, bot: str, players: SupportsIndex, games: SupportsIndex, workers: SupportsIndex | None = None
) -> tuple[int, int, int]:
    """Raise an error for invalid arguments before any game is played. Returns the numbers of players, games, workers.

    Without a number of workers, there is one per core.
    """
    seats, _ = check_table(board, players)
    number = whole_number(games)
    if number is None or not 1 <= number <= MOST_GAMES:
        raise ReportError(f"the number of games must be from 1 to {MOST_GAMES:,}, not {shown(games)}")
    at_once = cores() if workers is None else whole_number(workers)
    if at_once is None or at_once < 1:
        raise ReportError(f"the number of workers must be 1 or more, not {shown(workers)}")
    check_bot(bot, board=board, players=seats)
    return seats, number, at_once


def new_records(games: int) -> GameRecords:
    """An array of blank game records, with all bytes zero (padding too)."""
    blank: GameRecords = np.ndarray(games, GAME_RECORD, bytearray(games * GAME_RECORD.itemsize))
    return blank


# --- policies --------------------------------------------------------------------------------------------------------


def _in_threads(
    board: Board, row: Habits, players: int, seed: int, parts: list[slice], records: GameRecords, workers: int
) -> Generator[slice, None, None]:
    """Play compiled games in threads."""
    rows = np.tile(row, (players, 1))

    def work(part: slice) -> slice:
        states = engine.new_states(part.stop - part.start)
        engine.set_up(engine.board_record(board), states, players=players, seed=seed, index=part.start)
        actions = finish_and_log(engine.board_record(board), states, rows)
        record_part(board, players, seed, part.start, records[part], actions)
        return part

    return parallel_tasks(work, parts, workers)


def record_part(
    board: Board,
    players: int,
    seed: int,
    index: int,
    records: GameRecords,
    actions: engine.Numbers,
) -> None:
    """Record the games of a run from number `index` on, in which these actions were played, game by game."""
    game_recorder.record_games(
        engine.array_of(engine.board_record(board)),
        engine.run_of(players=players, seed=seed),
        index,
        engine.new_memory(),
        actions,
        records,
    )


# --- other bots ------------------------------------------------------------------------------------------------------


def _in_processes(
    board: Board, bot: str, players: int, seed: int, parts: list[slice], records: GameRecords, workers: int
) -> Generator[slice, None, None]:
    if workers == 1:
        for part in parts:
            records[part] = play_slowly(board, bot, players, seed, part.start, part.stop)
            yield part
        return
    processes = Processes(workers)
    try:
        running: dict[Future[GameRecords], slice] = {}
        waiting = iter(parts)
        while True:
            for part in islice(waiting, 2 * workers - len(running)):
                running[processes.submit(play_slowly, board, bot, players, seed, part.start, part.stop)] = part
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                part = running.pop(future)
                records[part] = future.result()
                yield part
    except BrokenProcessPool:
        raise ReportError("a worker process died (out of memory, or killed)") from None
    finally:
        processes.stop()


def play_slowly(board: Board, bot: str, players: int, seed: int, start: int, stop: int) -> GameRecords:
    """Play games of a run decision by decision; every bot gets only the information that its seat may have."""
    ensure_compiled(PLAY, RECORDER)
    records = new_records(stop - start)
    for index in range(start, stop):
        actions = np.array(choices(board, bot, players, seed, index), dtype=np.int64)
        record_part(board, players, seed, index, records[index - start : index - start + 1], actions)
    return records


def choices(board: Board, bot: str, players: int, seed: int, index: int) -> list[int]:
    """All actions of one game. An illegal choice aborts the report, since its statistics would not be the bot's."""
    record = engine.board_record(board)
    states = engine.new_states(1)
    engine.set_up(record, states, players=players, seed=seed, index=index)
    seated = [new_player(bot, board=board, players=players, seed=_bot_seed(seed, index, s)) for s in range(players)]
    actions: list[int] = []
    while states["phase"][0] != OVER:
        seat = engine.to_act(states)
        action = _choice(bot, seated[seat], SeatInput.by(board, states, seat))
        if not 0 <= action < int(record.actions) or int(engine.play(record, states, action, seat)[0]) != LEGAL:
            raise ReportError(f"{bot} chose {action}, which is not legal, in game {index} of the run")
        actions.append(action)
    for seat, player in enumerate(seated):
        if isinstance(player, EndObserver):
            player.over(SeatInput.by(board, states, seat))
    return actions


def _choice(bot: str, player: Player, seen: SeatInput) -> int:
    try:
        return int(player.choose(seen))
    except Exception as error:  # bots may raise anything
        raise ReportError(f"{bot} failed: {type(error).__name__}: {error}") from error


def _bot_seed(seed: int, index: int, seat: int) -> int:
    """The 64-bit random seed of the bot in one seat of one game."""
    text = f"branchline report {seed:032x} {index} {seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little")


def _recorder_examples() -> Sequence[Example]:
    boards = engine.array_of(engine.board_record(load_board(builtin_boards()[0])))
    run, actions = engine.run_of(players=2, seed=0), np.empty(0, dtype=np.int64)
    return [(game_recorder.record_games, (boards, run, 0, engine.new_memory(), actions, new_records(1)))]


RECORDER = Part("branchline.report.play:RECORDER", COMPILER, _recorder_examples)
