"""Set-up of a game: the number of players, the first seat, options, and the random seed (a 128-bit number)."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from operator import index
from typing import NamedTuple, SupportsIndex

from branchline.boards import Board
from branchline.game.errors import SeedError, TableError
from branchline.rules.records import NO_LONGEST_PATH, STRICT_FERRIES

BITS = 128


class Option(NamedTuple):
    """An option of a table. `None` stands for the board's default."""

    name: str
    bit: int  # of `options` in the state record
    when: bool  # the choice that sets this bit; the other one is the default
    offered: str  # the setting of boards that offer the option
    refusal: str  # why other boards refuse it


OPTIONS = (
    Option("longest_path", NO_LONGEST_PATH, False, "longest_path_optional", "no-path-choice"),  # D9
    Option("strict_ferries", STRICT_FERRIES, True, "strict_ferries_optional", "no-ferry-choice"),  # D15
)


def check_table(
    board: Board,
    players: SupportsIndex | None,
    first: SupportsIndex | None = None,
    longest_path: bool | None = None,
    strict_ferries: bool | None = None,
) -> tuple[int, int | None]:
    """Raises TableError unless the board allows this setup. Returns the number of players and the first seat.

    Without a number of players, it is the lowest that the board allows.
    """
    low, high = board.rules.players
    number = low if players is None else whole_number(players)
    if number is None or not low <= number <= high:
        raise TableError("wrong-players", title=board.title, low=low, high=high, players=shown(players))
    begins = whole_number(first)
    if first is not None and (begins is None or not 0 <= begins < number):
        raise TableError("no-first-seat", number=shown(first), last=number - 1)
    choices = {"longest_path": longest_path, "strict_ferries": strict_ferries}
    for option in OPTIONS:
        if choices[option.name] is not None and not getattr(board.rules, option.offered):
            raise TableError(option.refusal, title=board.title)
    return number, begins


def option_bits(choices: Mapping[str, bool | None]) -> int:
    """The `options` of a state record for these choices, by the name of the option."""
    return sum(option.bit for option in OPTIONS if choices.get(option.name) is option.when)


def option_choices(bits: int) -> dict[str, bool]:
    """The choices other than the defaults that the `options` of a state record stand for."""
    return {option.name: option.when for option in OPTIONS if bits & option.bit}


def whole_number(value: object) -> int | None:
    """An integer of any type, such as NumPy's, as an `int`; None for everything else, also for booleans."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def thread_count(threads: object) -> int:
    """A number of threads, at least 1; TableError for everything else."""
    number = whole_number(threads)
    if number is None or number < 1:
        raise TableError("wrong-threads", threads=shown(threads))
    return number


def shown(value: object) -> str:
    """A value as its caller gave it, for a message: `40921`, `'3'`, `2.5`, `None`."""
    number = whole_number(value)
    return repr(value) if number is None else f"{number}" if abs(number) < 10**80 else "…"


def new_seed() -> int:
    """A new seed from the operating system's random source."""
    return secrets.randbits(BITS)


def parse_seed(seed: SupportsIndex | str | None) -> int:
    """Parses a seed given as a number, as decimal digits or as hex (`0x…`, or 32 digits). None gives a new seed."""
    if seed is None:
        return new_seed()
    number = whole_number(seed)
    if isinstance(seed, str):
        text = seed.strip().lower()
        hexadecimal = text.startswith("0x") or len(text) == BITS // 4 or not text.isdecimal()
        try:
            number = int(text, 16 if hexadecimal else 10)
        except ValueError:
            number = None
    if number is None or not 0 <= number < 1 << BITS:
        raise SeedError("bad-seed", text=seed if isinstance(seed, str) else shown(seed), bits=BITS, digits=BITS // 4)
    return number


def seed_text(seed: int) -> str:
    """Formats a seed as 32 hex digits."""
    return f"{seed:0{BITS // 4}x}"
