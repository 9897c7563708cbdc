"""External bots: from a file, from an installed package's entry point, or as a program in any language.

Each bot runs in its own process and has a time limit for each decision. A forfeited decision is raised as a Fault;
after three crashes, timeouts or malformed answers the rest of its game is forfeited without waiting.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import NamedTuple

import branchline
from branchline.boards import Board
from branchline.bots.external import protocol
from branchline.bots.external.answers import checked, numbers_of
from branchline.bots.external.host import BOOT, ENTRY, FILE, GROUP
from branchline.bots.external.program import Program
from branchline.bots.external.prompted import PromptedPlayer
from branchline.bots.external.protocol import Answer, Settings, read_answer
from branchline.bots.interface import BotError, Fault, SeatInput
from branchline.bots.spec import Spec, command_prefix, is_file, number_of, parse_spec

LIMIT = 10.0  # seconds for a decision, unless the setting `limit` says otherwise
LONGEST_LIMIT = 3600.0
START = 60.0  # seconds to start and answer `ready`; more if the limit for a decision is longer
STRIKES = 3  # crashes, timeouts and malformed answers after which the rest of the game is forfeited
MOST_IDLE = 8  # programs kept running for another game


class Launch(NamedTuple):
    """How to start a bot's program; programs with equal launches are interchangeable."""

    command: tuple[str, ...]
    private: bool  # whether it is our own host
    folder: str
    changed: int  # modification time of its file


def is_external(name: str) -> bool:
    """Whether a spec names an external bot."""
    return runs_code(name) or name.partition(":")[0] in external_entries()


def runs_code(name: str) -> bool:
    """Whether a spec names a file or a program to run, rather than an installed bot."""
    return is_file(name) or bool(command_prefix(name))


def needs_trust(name: str) -> bool:
    """Whether a spec names a program, or may make a bot open a file: it has a setting that is no number."""
    if runs_code(name):
        return True
    try:
        settings = parse_spec(name).settings
    except BotError:  # said when the bot is made
        return False
    return any(not _is_number(value) for value in settings.values())


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True


@cache
def external_entries() -> dict[str, EntryPoint]:
    """Entry points of the bots from installed packages, by name."""
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def new_external_player(spec: Spec, board: Board, players: int, seed: int) -> ExternalPlayer | PromptedPlayer | None:
    """Create an external bot, not started yet; None if the spec names none. BotError if it cannot be started."""
    launch = _launch(spec)
    if launch is None:
        return None
    if os.name != "posix":
        raise BotError(f"{spec}: other people's bots need Linux or macOS")
    if spec.prompted:
        return PromptedPlayer(spec, launch.command, board)
    return ExternalPlayer(spec, launch, board, players, seed)


class ExternalPlayer:
    """An external bot in one seat of one game. Its program is started, or reused from an earlier game, when needed."""

    def __init__(self, spec: Spec, launch: Launch, board: Board, players: int, seed: int) -> None:
        self.limit = number_of(spec, "limit", LIMIT, 0.01, LONGEST_LIMIT)
        self._settings: Settings = {key: _setting_value(text) for key, text in spec.settings.items() if key != "limit"}
        self._spec, self._launch = spec, launch
        self._board, self._players, self._seed = board, players, seed
        self._program: Program | None = None
        self._greeted = False
        self._strikes = 0
        self._queued: list[int] = []  # further decisions of an action that consists of several

    def try_out(self) -> None:
        """Start the program for a game and release it; BotError if it does not get that far."""
        try:
            self.greet(seat=0)
        except Fault as fault:
            self._stop_program()
            raise BotError(f"{self._spec}: {fault.text}") from None
        self.leave()

    def choose(self, seen: SeatInput) -> int:
        if self._queued:
            return checked(seen, self._queued.pop(0))
        if self._strikes >= STRIKES:
            raise Fault("forfeited", f"the rest of a game, after {STRIKES} faults")
        answer = self._ask(seen)
        first, *self._queued = self._numbers(seen, answer)
        try:
            return checked(seen, first)
        except Fault:
            self._queued.clear()
            raise

    def over(self, seen: SeatInput) -> None:
        """Tell the bot how the game ended, and release its program."""
        if self._program is not None and self._greeted:
            private = self._launch.private
            self._program.tell(protocol.shown(seen, over=True) if private else protocol.over(seen))
        self.leave()

    def leave(self) -> None:
        """Release the program, which then waits for another game."""
        if self._program is not None:
            _keep_idle(self._launch, self._program)
        self._program, self._greeted = None, False

    def _ask(self, seen: SeatInput) -> Answer:
        """Ask the bot for a decision. A program that no longer answers properly is stopped, and later started again."""
        try:
            if not self._greeted:
                self.greet(seen.seat)
            assert self._program is not None
            question = protocol.shown(seen) if self._launch.private else protocol.choose(seen)
            answer = read_answer(self._program.ask(question, self.limit))
        except Fault:
            self._strikes += 1
            self._stop_program()
            raise
        if answer.error is not None:
            self._strikes += 1
            self._greeted = False
            raise Fault("crashed", answer.error)
        return answer

    def greet(self, seat: int) -> None:
        """Start a program for a game, or reuse an idle one; Fault if it does not answer `ready`."""
        if self._program is None:
            self._program = _take_idle(self._launch) or Program(self._launch.command, private=self._launch.private)
        line = protocol.hello(
            self._board,
            players=self._players,
            seat=seat,
            seed=self._seed,
            limit=self.limit,
            settings=self._settings,
        )
        answer = read_answer(self._program.ask(line, max(START, self.limit)))
        if answer.error is not None:
            raise Fault("crashed", answer.error)
        if answer.ready != protocol.VERSION:
            problem = "does not say ready" if answer.ready is None else f"speaks protocol {answer.ready}"
            raise Fault("garbage", f'{problem}: the answer to hello is {{"ready": {protocol.VERSION}}}')
        self._greeted = True

    def _stop_program(self) -> None:
        if self._program is not None:
            self._program.close()
        self._program, self._greeted = None, False

    def _numbers(self, seen: SeatInput, answer: Answer) -> list[int]:
        """The numbers of the action in an answer; Fault if there is none, or an impossible one."""
        if answer.number is not None:
            return [answer.number]
        text: object = answer.action
        if answer.index is not None:
            actions = seen.view.actions
            if not 0 <= answer.index < len(actions):
                raise Fault("illegal", f"index {answer.index}, but there are {len(actions)} actions")
            text = actions[answer.index]
        if text is None:
            problem = "an answer without" if answer.returned is None else f"choose returned {answer.returned}, not"
            raise Fault("garbage", f"{problem} an action")
        return numbers_of(seen, str(text))


# --- starting programs, and the pool of idle ones --------------------------------------------------------------------

_idle: list[tuple[Launch, Program]] = []


def _take_idle(launch: Launch) -> Program | None:
    """Take a program from the pool, the latest first. Programs that have exited or written unasked are closed."""
    for i in reversed(range(len(_idle))):
        if _idle[i][0] == launch:
            program = _idle.pop(i)[1]
            if program.quiet:
                return program
            program.close()
    return None


def _keep_idle(launch: Launch, program: Program) -> None:
    _idle.append((launch, program))
    while len(_idle) > MOST_IDLE:
        _idle.pop(0)[1].close()


def _launch(spec: Spec) -> Launch | None:
    if spec.file is not None:
        path, name = spec.file
        try:
            changed = os.stat(path).st_mtime_ns
            if not os.path.isfile(path):
                raise IsADirectoryError
        except (OSError, ValueError):
            raise BotError(f"{spec}: there is no file {path}") from None
        return _host_launch(spec, FILE, f"{path}:{name}", changed)
    if spec.command is not None:
        program = shutil.which(spec.command[0])
        if program is None:
            raise BotError(f"{spec}: there is no program {spec.command[0]}")
        return Launch((program, *spec.command[1:]), False, os.getcwd(), 0)
    return _host_launch(spec, ENTRY, spec.name, 0) if spec.name in external_entries() else None


def _host_launch(spec: Spec, where: str, what: str, changed: int) -> Launch:
    folder = str(Path(branchline.__file__).parents[1])
    command = (sys.executable, "-P", "-c", BOOT, folder, where, what)
    return Launch(command, True, os.getcwd(), changed)


def _setting_value(text: str) -> int | float | str:
    """A setting as a number, if every language can represent it exactly."""
    kinds: tuple[Callable[[str], int | float], ...] = (int, float)
    for kind in kinds:
        with contextlib.suppress(ValueError):
            if abs(value := kind(text)) <= protocol.EXACT:  # false for NaN too
                return value
    return text
