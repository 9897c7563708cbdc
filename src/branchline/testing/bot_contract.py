"""Bot contract: what every bot promises, as checks that a bot's author can run.

A bot plays whole games and chooses only legal actions; the same seed gives the same choices; what its seat can't know
makes no difference; and a setting that it does not have is refused in one line. In a test of your own:

    def test_my_bot() -> None:
        check_bot_contract("./mybot.py:MyBot")

A bot that stops thinking by the clock can't promise the same choices: give it a fixed number of steps for the check.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence

import numpy as np

from branchline.boards import Board, builtin_boards, load_board
from branchline.bots import BotError, EndObserver, Fault, Player, SeatInput, check_bot, new_player, parse_spec
from branchline.rules import engine
from branchline.rules.records import LEGAL, OVER, REFUSALS, TOTAL

Watch = Callable[[engine.States, int, int], None]  # before each action: the game, the seat, the number of the action


class ContractViolation(AssertionError):
    """A bot breaks its contract; the message says how, on one line."""


def check_bot_contract(spec: str, *, boards: Iterable[str] | None = None, seed: int = 1) -> int:
    """Check a bot against random ones on all boards, or on these, at the smallest and the largest table.

    Returns the number of decisions that were compared. Raises ContractViolation, or BotError if there is no such bot.
    """
    compared = 0
    for board in map(load_board, boards if boards is not None else builtin_boards()):
        check_unknown_setting(spec, board)
        for players in sorted(set(board.rules.players)):
            seats = ["random"] * players
            seats[seed % players] = spec
            compared += check_choices(board, seats, seed)
    return compared


def check_unknown_setting(spec: str, board: Board) -> None:
    """Check that a setting which the bot does not have is refused before the game. Programs may ignore them."""
    parsed = parse_spec(spec)
    if parsed.command is not None:
        return
    wrong = str(parsed._replace(settings={**parsed.settings, "no_such_setting": "1"}))
    try:
        check_bot(wrong, board=board, players=board.rules.players[0])
    except BotError as error:
        if "\n" in str(error):
            raise ContractViolation(f"{spec} refuses an unknown setting in several lines") from None
    else:
        raise ContractViolation(f"{spec} accepts a setting that it does not have")


def check_choices(board: Board, specs: Sequence[str], seed: int) -> int:
    """Play a game in which every choice is made twice: by a second player too, after the hidden cards are redealt.

    Returns the number of choices.
    """
    record = engine.board_record(board)
    luck = np.full(1, seed, dtype=np.uint64)
    twins = seat_players(board, specs, seed)
    compared = 0

    def compare(states: engine.States, seat: int, chosen: int) -> None:
        nonlocal compared
        other = _choice(board, twins[seat], engine.redeal(record, states, seat, luck), seat)
        if other != chosen:
            raise ContractViolation(
                f"{specs[seat]} on {board.id}, seed {seed}: at the same decision with the same seed it chooses action "
                f"{chosen}, and action {other} when only what it can't know is different"
            )
        compared += 1

    end = play_game(board, seat_players(board, specs, seed), seed, compare)
    _finish(board, twins, end)
    return compared


def seat_players(board: Board, specs: Sequence[str], seed: int) -> list[Player]:
    """The players of a table, each with a seed of its own."""
    return [new_player(spec, board=board, players=len(specs), seed=10 * seed + i) for i, spec in enumerate(specs)]


def play_game(board: Board, players: Sequence[Player], seed: int, watch: Watch | None = None) -> engine.States:
    """Play a whole game; ContractViolation if a choice is not legal, or none is made. Returns the final state."""
    record = engine.board_record(board)
    states = engine.new_states(1)
    engine.set_up(record, states, players=len(players), seed=seed)
    while states["phase"][0] != OVER:
        seat = engine.to_act(states)
        chosen = _choice(board, players[seat], states, seat)
        if watch is not None:
            watch(states, seat, chosen)
        code = int(engine.play(record, states, [chosen], seat)[0])
        if code != LEGAL:
            raise ContractViolation(f"seat {seat} on {board.id}, seed {seed}: action {chosen}: {REFUSALS[code]}")
    _finish(board, players, states)
    return states


def final_totals(board: Board, states: engine.States) -> list[int]:
    """The players' points at the end of a game."""
    score = engine.counts(engine.board_record(board), states)["score"][0]
    return [int(points) for points in score[: states["players"][0], TOTAL]]


def _choice(board: Board, player: Player, states: engine.States, seat: int) -> int:
    """What a player chooses: the number of an action of the board, legal or not."""
    try:
        chosen = operator.index(player.choose(SeatInput.by(board, states, seat)))
    except Fault as fault:
        raise ContractViolation(f"seat {seat} on {board.id}: {fault.kind}: {fault.text}") from None
    if not 0 <= chosen < int(engine.board_record(board).actions):
        raise ContractViolation(f"seat {seat} on {board.id}: there is no action {chosen}")
    return chosen


def _finish(board: Board, players: Sequence[Player], states: engine.States) -> None:
    for seat, player in enumerate(players):
        if isinstance(player, EndObserver):
            player.over(SeatInput.by(board, states, seat))
