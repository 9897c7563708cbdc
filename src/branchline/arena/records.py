"""Records of an arena's games: one file per game, named after its block and its number in it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from branchline.arena.blocks import ArenaError, Block, Plan
from branchline.arena.games import OnGame
from branchline.boards import Board
from branchline.game.action_numbers import action_for
from branchline.game.record import Act, Record
from branchline.game.scores import winners
from branchline.game.setup import seed_text
from branchline.rules import engine
from branchline.rules.records import ENDINGS, OVER, TOTAL


def record_path(folder: Path, block: int, game: int) -> Path:
    """The file of a game: `branchline replay` and `branchline analyse` read it."""
    return folder / f"{block}-{game}.jsonl"


def record_writer(folder: Path, board: Board, plan: Plan, number: int) -> OnGame:
    """A function that saves a game of a block."""

    def save(game: int, seating: Sequence[int], actions: list[int]) -> None:
        record = record_of_actions(board, plan.block(number), [plan.bots[bot] for bot in seating], actions)
        path = record_path(folder, number, game)
        try:
            record.save(path)
        except OSError as error:
            raise ArenaError(f"{path}: can't be written: {error.strerror or error}") from None

    return save


def record_of_actions(board: Board, block: Block, seats: Sequence[str], actions: Sequence[int]) -> Record:
    """The record of a game with the deal of a block in which these actions were played."""
    record, states = engine.board_record(board), engine.new_states(1)
    engine.set_up(record, states, players=len(seats), seed=block.seed, index=block.number)
    low, high = states["seed"][0].tolist()
    start = {"players": len(seats), "seed": seed_text(low | high << 64), "first": None}
    acts = []
    for number in actions:
        seat = engine.to_act(states)
        acts.append(Act(seat, str(action_for(board, states[0], seat, number))))
        engine.play(record, states, number, seat)
    result = None
    if states["phase"][0] == OVER:
        counted = engine.count(record, states[0])
        totals = counted.score[: len(seats), TOTAL].tolist()
        ending = ENDINGS[int(states["ending"][0])]
        result = {"ending": ending, "totals": totals, "winners": list(winners(states[0], counted))}
    return Record(board.id, board.digest, start, tuple(acts), result, seats=tuple(seats))


def new_records_folder(path: Path) -> Path:
    """Create the folder for records if it is not there; ArenaError if that is impossible."""
    try:
        path.mkdir(exist_ok=True)
    except OSError as error:
        raise ArenaError(f"{path}: can't be made a folder: {error.strerror or error}") from None
    return path
