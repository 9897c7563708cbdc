"""Random seeds: 128-bit numbers, written in decimal or hex."""

from __future__ import annotations

import secrets

from branchline.errors import CodedError

BITS = 128


class SeedError(CodedError):
    """The text or number is not a valid seed."""


def new_seed() -> int:
    """A new seed from the operating system's random source."""
    return secrets.randbits(BITS)


def parse_seed(seed: int | str | None) -> int:
    """Parses a seed given as a number, as decimal digits or as hex (`0x…`, or 32 digits). None gives a new seed."""
    if seed is None:
        return new_seed()
    number: int | None = None
    if isinstance(seed, int) and not isinstance(seed, bool):
        number = seed
    elif isinstance(seed, str):
        text = seed.strip().lower()
        hexadecimal = text.startswith("0x") or len(text) == BITS // 4 or not text.isdecimal()
        try:
            number = int(text, 16 if hexadecimal else 10)
        except ValueError:
            number = None
    if number is None or not 0 <= number < 1 << BITS:
        raise SeedError("bad-seed", text=seed, bits=BITS, digits=BITS // 4)
    return number


def seed_text(seed: int) -> str:
    """Formats a seed as 32 hex digits."""
    return f"{seed:0{BITS // 4}x}"
