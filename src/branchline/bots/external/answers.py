"""Answers of external bots: from text to the numbers of legal actions. A Fault says what is wrong with an answer."""

from __future__ import annotations

from collections.abc import Iterator

from branchline.bots.interface import Fault, SeatInput
from branchline.errors import BranchlineError
from branchline.game.action_numbers import action_for, numbers_for
from branchline.game.actions import parse_action
from branchline.game.refusal_details import reason
from branchline.rules import engine, records

LONGEST_ACTION = 500  # characters
MOST_LINES = 200  # lines of a longer text that are searched for an action, the last ones
_AROUND = " \t`*_\"'“”‘’>-.•"  # what models put around an action


def numbers_of(seen: SeatInput, text: str) -> list[int]:
    """The numbers of an action, one for each decision that it consists of; Fault if it is none."""
    if len(text) > LONGEST_ACTION:
        raise Fault("illegal", f"an action of more than {LONGEST_ACTION} letters")
    try:
        return numbers_for(seen.board, seen.states[0], seen.seat, parse_action(seen.board, text))
    except BranchlineError as error:
        raise Fault("illegal", f"{text}: {error}") from None


def checked(seen: SeatInput, number: int) -> int:
    """Return the number of an action if it is legal; otherwise raise a Fault with the reason."""
    record = engine.board_record(seen.board)
    if not 0 <= number < int(record.actions):
        raise Fault("illegal", f"there is no action {number}")
    code = records.REFUSALS[int(engine.refusal(record, seen.states, number, seen.seat)[0])]
    if code == "legal":
        return number
    try:
        action = action_for(seen.board, seen.states[0], seen.seat, number)
        why = str(reason(seen.board, code, seen.states[0], seen.seat, number, action))
    except Exception:  # the number may mean nothing in this position
        raise Fault("illegal", f"action {number}: {code}") from None
    raise Fault("illegal", f"{action}: {why}")


def action_in(seen: SeatInput, text: str) -> str:
    """The action in a model's answer: the last line that is one, apart from the marks around it.

    Models reason before they answer, so only whole lines count. Fault if there is none.
    """
    for line in _candidates(text):
        try:
            parse_action(seen.board, line)
        except BranchlineError:
            continue
        return line
    lines = text.strip().splitlines()
    raise Fault("garbage", f"no action in the answer: {lines[-1]}" if lines else "an empty answer")


def _candidates(text: str) -> Iterator[str]:
    for line in reversed(text.splitlines()[-MOST_LINES:]):
        line = line.strip(_AROUND)
        if line.lower().startswith("action:"):
            line = line[len("action:") :].strip(_AROUND)
        if 0 < len(line) <= LONGEST_ACTION:
            yield line
