"""Seeds: a number of 128 bits, written as such or as hex."""

from __future__ import annotations

import secrets

from branchline.errors import CodedError

BITS = 128


class SeedError(CodedError):
    """A seed that is none."""


def new_seed() -> int:
    """A seed from the operating system."""
    return secrets.randbits(BITS)


def parse_seed(seed: int | str | None) -> int:
    """A seed given as a number, as decimal digits, or as hex (`0x…`, or 32 digits); none: a new one."""
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
    """The seed as 32 hex digits."""
    return f"{seed:0{BITS // 4}x}"
