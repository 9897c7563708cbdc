"""A language model, or any other program, that plays from text prompts (`prompt:COMMAND`).

For each decision, the command is started, reads a prompt from its standard input and prints its answer; the last line
that is an action counts. The prompt (`game/briefing.py`) is made from the seat's view alone.
"""

from __future__ import annotations

from collections.abc import Sequence

from branchline.boards import Board
from branchline.bots.external.answers import action_in, checked, numbers_of
from branchline.bots.external.program import Program
from branchline.bots.interface import Fault, SeatInput
from branchline.bots.spec import Spec, check_settings, number_of
from branchline.game.briefing import prompt

LIMIT = 60.0  # seconds for an answer, unless the setting `limit` says otherwise
LONGEST_LIMIT = 3600.0
TRIES = 2  # prompts for a decision: after an answer that can't be played, the model is told why and asked again
MOST_TRIES = 10
STRIKES = 3  # decisions lost to crashes and timeouts after which the rest of the game is forfeited


class PromptedPlayer:
    """A program in one seat of one game. Settings: `limit` (seconds for an answer), `tries` (prompts a decision)."""

    def __init__(self, spec: Spec, command: Sequence[str], board: Board) -> None:
        check_settings(spec, ("limit", "tries"))
        self.limit = number_of(spec, "limit", LIMIT, 0.01, LONGEST_LIMIT)
        self.tries = int(number_of(spec, "tries", TRIES, 1, MOST_TRIES))
        self._command = tuple(command)
        self._board = board
        self._strikes = 0
        self._queued: list[int] = []  # further decisions of an action that consists of several

    def choose(self, seen: SeatInput) -> int:
        if self._queued:
            return checked(seen, self._queued.pop(0))
        if self._strikes >= STRIKES:
            raise Fault("forfeited", f"the rest of a game, after {STRIKES} faults")
        question = prompt(self._board, seen.view)
        for left in reversed(range(self.tries)):
            try:
                answer = self._answer(question)
                first, *queued = numbers_of(seen, action_in(seen, answer))
                number = checked(seen, first)
            except Fault as fault:
                if fault.kind not in ("illegal", "garbage"):
                    self._strikes += 1
                    raise
                if not left:
                    raise
                question = f"{question}\n\nYour last answer can't be played. {fault.text}"
            else:
                self._queued = queued
                return number
        raise AssertionError("the last try returns or raises")

    def _answer(self, question: str) -> str:
        program = Program(self._command)
        try:
            return program.complete(question.encode(), self.limit).decode(errors="replace")
        finally:
            program.close()
