"""Command line: what several commands share, which is options, exit codes, printing and progress bars."""

from __future__ import annotations

import argparse
import codecs
import contextlib
import json
import signal
import sys
from collections.abc import Callable, Iterator
from types import FrameType
from typing import TypeAlias

from branchline._util import printable
from branchline.texts.languages import LANGUAGES, plain_letters

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # what a command is added to

# Exit codes.
FOUND_PROBLEMS = 1  # the command did its work, and what it checked is not good
BAD_INPUT = 2
INTERRUPTED = 130

INSIST_SECONDS = 3.0  # after which work that a signal should have ended is interrupted again

# For terminals without Unicode.
PLAIN_LETTERS = "branchline-plain"  # the error handler of their streams
_PLAIN_SIGNS = str.maketrans(
    {"“": '"', "”": '"', "„": '"', "‘": "'", "’": "'", "–": "-", "—": "-", "−": "-", "·": "-", "★": "*", "×": "x"}
    | {"─": "-", "│": "|"}
)


# --- options ---------------------------------------------------------------------------------------------------------


def add_board(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    help_text = "a board's id (see `branchline boards`) or its file"
    parser.add_argument("board", nargs="?" if optional else None, metavar="BOARD", help=help_text)


def add_own_board(parser: argparse.ArgumentParser) -> None:
    """For commands that read a record: it names its board, but not where the file of a custom board is."""
    parser.add_argument("--board", metavar="FILE", help="the file of the record's board, if it isn't built in")
    parser.add_argument("--boards", metavar="DIR", help="another folder to look for it in, besides your boards folder")


def add_players(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--players", type=int, metavar="N", help="number of players (default: the fewest the board allows)"
    )


def add_seed(parser: argparse.ArgumentParser, effect: str = "gives the same games") -> None:
    parser.add_argument("--seed", metavar="S", help=f"a number below 2^128, or hexadecimal: the same seed {effect}")


def add_parallel(parser: argparse.ArgumentParser, name: str = "--workers") -> None:
    """`--workers` (processes) or `--threads`."""
    metavar = name.removeprefix("--")[0].upper()
    parser.add_argument(name, type=int, metavar=metavar, help="default: one per core; doesn't change the results")


def add_language(parser: argparse.ArgumentParser, default: str = "the system's, or en") -> None:
    parser.add_argument("--language", choices=LANGUAGES, help=f"default: {default}")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the result as one JSON object")


# --- printing --------------------------------------------------------------------------------------------------------


def _in_plain_letters(error: UnicodeError) -> tuple[str, int]:
    """Replaces what can't be encoded by the nearest plain letters and signs: `„Łódź”` becomes `"Lodz"`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    plain = plain_letters(error.object[error.start : error.end].translate(_PLAIN_SIGNS))
    return "".join(letter if letter.isascii() else "?" for letter in plain), error.end


codecs.register_error(PLAIN_LETTERS, _in_plain_letters)


def show(what: object) -> None:
    """Prints text or a Rich table as it is, without markup."""
    from rich.console import Console

    Console(highlight=False, markup=False, emoji=False).print(what)


def print_error(message: str) -> int:
    """Prints an error as one line to standard error; returns the exit code."""
    print(f"branchline: {printable(' '.join(message.split()))}", file=sys.stderr)
    return BAD_INPUT


def print_json(value: object) -> None:
    """Prints a value as JSON on one line; characters that a terminal would obey are escaped."""
    print(printable_json(json.dumps(value, ensure_ascii=False)))


def printable_json(text: str) -> str:
    """JSON on one line, with escapes for the characters that a terminal would obey."""
    return "".join(letter if letter.isprintable() else json.dumps(letter)[1:-1] for letter in text)


def print_interrupted(consequence: str) -> int:
    """Says what Ctrl-C means for the work of a command; returns the exit code."""
    print(f"branchline: interrupted; {consequence}", file=sys.stderr)
    return INTERRUPTED


# --- signals ---------------------------------------------------------------------------------------------------------


class Stopped(KeyboardInterrupt):
    """A termination signal. It is a KeyboardInterrupt because event loops let no other exception through."""

    def __init__(self, number: int) -> None:
        self.code = 128 + number


@contextlib.contextmanager
def stop_signals(*, insist: bool = False) -> Iterator[None]:
    """Makes SIGTERM and SIGHUP (a closed terminal) interrupt the work as Ctrl-C does.

    With `insist`, the work is interrupted again every few seconds until it ends. Python raises the exception in
    whatever the main thread is running, and finalizers drop it, for example that of an HTTP response.
    """

    def stop(number: int, frame: FrameType | None) -> None:
        if insist and hasattr(signal, "setitimer"):
            _interrupt_again(number)
        raise Stopped(number)

    before = {}
    for name in ("SIGTERM", "SIGHUP", "SIGINT") if insist else ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            number = getattr(signal, name)
            before[number] = signal.signal(number, stop)
    if hasattr(signal, "setitimer"):
        before[signal.SIGALRM] = signal.getsignal(signal.SIGALRM)
    try:
        yield
    finally:
        _interrupt_no_more()
        for number, handler in before.items():
            signal.signal(number, handler)


def _interrupt_again(number: int) -> None:
    """Interrupts the main thread every few seconds from now on, as the signal of this number did."""

    def again(alarm: int, frame: FrameType | None) -> None:
        raise Stopped(number)

    signal.signal(signal.SIGALRM, again)
    signal.setitimer(signal.ITIMER_REAL, INSIST_SECONDS, INSIST_SECONDS)


def _interrupt_no_more() -> None:
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, 0)


@contextlib.contextmanager
def ignored_signals() -> Iterator[None]:
    """Ignores Ctrl-C and the signals of `stop_signals` during a short piece of work that should not be interrupted."""
    _interrupt_no_more()
    numbers = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.signal(number, signal.SIG_IGN) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def exit_code(stop: KeyboardInterrupt) -> int:
    """The exit code of a command that was interrupted by Ctrl-C or stopped by a signal."""
    return stop.code if isinstance(stop, Stopped) else INTERRUPTED


# --- progress bars ---------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def games_bar(games: int, hidden: bool = False, word: str = "games") -> Iterator[Callable[[int], None] | None]:
    """A progress bar on standard error if that is a terminal; it appears at the first call of the yielded function."""
    if hidden or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(word), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task("", total=games)

    def advance(more: int) -> None:
        bar.start()
        bar.advance(task, more)

    try:
        yield advance
    finally:
        bar.stop()


@contextlib.contextmanager
def share_bar(title: str) -> Iterator[Callable[[float], None]]:
    """A progress bar for work that knows which share of it is done, from 0 to 1; shown like `games_bar`."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=1.0)

        def report(part: float) -> None:
            bar.update(task, completed=part)

        yield report
