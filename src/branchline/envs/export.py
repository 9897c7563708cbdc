"""Data sets for offline learning: every decision of bot games as Parquet files, in a folder that can be resumed.

A file holds a chunk of games. `plan.json` says what the games are; a folder of another plan is refused.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, SupportsIndex

import msgspec
import numpy as np
import numpy.typing as npt

from branchline import __version__
from branchline._util.files import error_reason, write_atomically
from branchline._util.threads import cores, parallel_tasks
from branchline.arena.blocks import Block, bot_seed
from branchline.arena.results import parquet_modules, write_parquet
from branchline.boards import Board
from branchline.bots import SeatInput, check_bot, new_player, parse_spec
from branchline.bots.parts import GAMES, POLICY
from branchline.bots.players import PolicyPlayer
from branchline.bots.policies import finish_and_log
from branchline.errors import BranchlineError
from branchline.game.observations import VERSION, observation_layout
from branchline.game.scores import final_rewards
from branchline.game.setup import check_table, parse_seed, seed_text, shown, whole_number
from branchline.rules import engine
from branchline.rules.parts import PLAY, SIMULATION
from branchline.rules.records import LEGAL, OVER, TOTAL, WON
from branchline.rules.vector.engine import VECTOR, advance, new_games, new_scratch
from branchline.rules.vector.entries import LIST, OBSERVE, OBSERVER
from branchline.rules.warmup import ensure_compiled

CHUNK = 50  # games per file
MOST_GAMES = 10**8
PLAN_FILE = "plan.json"
PLAN_KEY = "branchline.export"  # in the metadata of each file


class ExportError(BranchlineError):
    """A data set can't be written as requested. Files written by then are kept."""


class ExportPlan(msgspec.Struct, frozen=True):
    """What determines the games of a data set and the meaning of its columns."""

    board: str
    digest: str
    players: int
    bots: tuple[str, ...]
    seed: str
    observation: int = VERSION
    version: str = __version__


def new_export_plan(
    board: Board, bots: Sequence[str], players: SupportsIndex | None, seed: SupportsIndex | str | None
) -> ExportPlan:
    """The plan of a data set; anything wrong with it is reported here, before a game is played."""
    seats, _ = check_table(board, players)
    if not 1 <= len(bots) <= seats:
        raise ExportError(f"a table of {seats} is for 1 to {seats} bots, not {len(bots)}")
    for bot in bots:
        check_bot(bot, board=board, players=seats)
    specs = tuple(str(parse_spec(bot)) for bot in bots)
    return ExportPlan(board.id, board.digest, seats, specs, seed_text(parse_seed(seed)))


def export(
    board: Board,
    plan: ExportPlan,
    games: SupportsIndex,
    folder: Path,
    *,
    resume: bool = False,
    progress: Callable[[int], None] | None = None,
) -> int:
    """Write the missing files of a data set of this many games; returns the number of games that were played now."""
    number = whole_number(games)
    if number is None or not 1 <= number <= MOST_GAMES:
        raise ExportError(f"the number of games must be from 1 to {MOST_GAMES:,}, not {shown(games)}")
    _open(folder, plan, resume)
    ensure_compiled(PLAY, SIMULATION, VECTOR, POLICY, GAMES)
    missing = []
    for start in range(0, number, CHUNK):
        stop = min(start + CHUNK, number)
        if file_of(folder, start, stop).exists():
            if progress is not None:
                progress(stop - start)
        else:
            missing.append((start, stop))
    played = 0

    def work(part: tuple[int, int]) -> int:
        write_games(folder, board, plan, *part)
        return part[1] - part[0]

    with contextlib.closing(parallel_tasks(work, missing, cores())) as done:
        for more in done:
            played += more
            if progress is not None:
                progress(more)
    return played


def file_of(folder: Path, start: int, stop: int) -> Path:
    """The file of the games from `start` up to `stop`."""
    return folder / f"games-{start:08}-{stop - 1:08}.parquet"


def write_games(folder: Path, board: Board, plan: ExportPlan, start: int, stop: int) -> None:
    """Play some games and write their decisions to a file, all or nothing."""
    core, _ = parquet_modules()
    decisions = [_Decisions(board, plan, number) for number in range(start, stop)]
    columns: dict[str, Any] = {
        name: core.Array.from_numpy(np.concatenate([getattr(each, name) for each in decisions]))
        for name in ("game", "decision", "seat", "action", "win", "margin", "points", "chance")
    }
    rows = np.concatenate([each.observations for each in decisions])
    columns["observation"] = core.fixed_size_list_array(core.Array.from_numpy(rows.reshape(-1)), rows.shape[1])
    masks = np.concatenate([each.masks for each in decisions])
    legal = np.nonzero(masks)[1].astype(np.int16)
    offsets = np.concatenate([[0], np.cumsum(masks.sum(axis=1))]).astype(np.int32)
    columns["legal"] = core.list_array(core.Array.from_numpy(offsets), core.Array.from_numpy(legal))
    metadata = {PLAN_KEY: msgspec.json.encode(plan).decode()}
    write_parquet(file_of(folder, start, stop), columns, plan.version, metadata, ExportError)


class _Decisions:
    """The decisions of one game, column by column."""

    def __init__(self, board: Board, plan: ExportPlan, number: int) -> None:
        record, block = engine.board_record(board), Block(int(plan.seed, 16), number)
        self._board, self._record, self._players = board, record, plan.players
        seats = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(plan.players)]
        states = engine.new_states(1)
        engine.set_up(record, states, players=plan.players, seed=block.seed, index=number)
        actions, chances = self._play(engine.copy_states(states), seats, block)
        size = len(actions)
        self.game = np.full(size, number, dtype=np.int64)
        self.decision = np.arange(size, dtype=np.int32)
        self.action = np.array(actions, dtype=np.int16)
        self.chance = np.array(chances, dtype=np.float32)
        self.seat = np.zeros(size, dtype=np.int8)
        layout = observation_layout(board, plan.players)
        self.observations = np.zeros((size, layout.size), dtype=np.int16)
        self.masks = np.zeros((size, int(record.actions)), dtype=np.bool_)
        self._observe(states, layout.size)
        score = engine.counts(record, states)["score"][:, : plan.players]
        for reward in ("win", "margin", "points"):
            final = final_rewards(score[..., TOTAL], score[..., WON] != 0, reward)[0]
            setattr(self, reward, final[self.seat].astype(np.float32))

    win: npt.NDArray[np.float32]
    margin: npt.NDArray[np.float32]
    points: npt.NDArray[np.float32]

    def _play(self, states: engine.States, seats: list[str], block: Block) -> tuple[list[int], list[float]]:
        """All actions, and the bots' own estimates of their chance to win where they have one."""
        players = [
            new_player(spec, board=self._board, players=self._players, seed=bot_seed(block, 0, seat))
            for seat, spec in enumerate(seats)
        ]
        if all(isinstance(player, PolicyPlayer) for player in players):
            habits = np.array([player.habits for player in players if isinstance(player, PolicyPlayer)])
            actions = finish_and_log(self._record, states, habits).tolist()
            return actions, [float("nan")] * len(actions)
        actions, chances = [], []
        while states["phase"][0] != OVER:
            seat = engine.to_act(states)
            action = int(players[seat].choose(SeatInput.by(self._board, states, seat)))
            if int(engine.play(self._record, states, action, seat)[0]) != LEGAL:
                raise ExportError(f"{seats[seat]} chose {action}, which is not legal, in game {block.number}")
            actions.append(action)
            tried = {each.action: each.chance for each in getattr(players[seat], "tried", ())}
            chances.append(tried.get(action, float("nan")))
        return actions, chances

    def _observe(self, states: engine.States, size: int) -> None:
        """Play the actions again and note what the seat to act saw before each."""
        games, scratch = new_games(states, self.masks.shape[1], size, 1), new_scratch()
        games.table[0, OBSERVER] = -1
        for i, action in enumerate(self.action.tolist()):
            self.seat[i] = engine.to_act(states)
            one = games._replace(observations=self.observations[i : i + 1], masks=self.masks[i : i + 1])
            advance(self._record, one, scratch, LIST | OBSERVE)
            engine.play(self._record, states, action)


def _open(folder: Path, plan: ExportPlan, resume: bool) -> None:
    """Create the folder, or check that it is of the same plan."""
    path = folder / PLAN_FILE
    try:
        if path.exists():
            if not resume:
                raise ExportError(f"{folder} is there already: --resume goes on with it")
            found = msgspec.json.decode(path.read_bytes(), type=ExportPlan)
            for name in ExportPlan.__struct_fields__:
                if getattr(found, name) != getattr(plan, name):
                    raise ExportError(f"{folder} is of another data set: its {name} is {getattr(found, name)}")
            return
        folder.mkdir(exist_ok=True)
        if any(folder.iterdir()):
            raise ExportError(f"{folder} has other files in it: choose a new folder")
        write_atomically(path, msgspec.json.encode(plan))
    except (OSError, msgspec.DecodeError) as error:
        raise ExportError(f"{path}: can't be used: {error_reason(error)}") from None


def saved_seed(folder: Path) -> str | None:
    """The seed of the data set in a folder; None if there is none."""
    with contextlib.suppress(OSError, msgspec.DecodeError):
        return msgspec.json.decode((folder / PLAN_FILE).read_bytes(), type=ExportPlan).seed
    return None
