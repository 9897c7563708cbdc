"""The deal: everyone has a share in it, and everyone can check it."""

from __future__ import annotations

import hashlib

from hypothesis import given
from hypothesis import strategies as st

from branchline.server.deal import NONCE, SECRET, commitment, is_fair, seed_of

NONCES = st.lists(st.binary(min_size=NONCE, max_size=NONCE), min_size=2, max_size=5)


def test_the_seed_is_a_hash_that_anyone_can_make() -> None:
    parts = [b"branchline deal 1", b"t1", bytes(SECRET), b"\1" * NONCE, b"\2" * NONCE]
    whole = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    assert seed_of("t1", parts[2], parts[3:]) == int(hashlib.sha256(whole).hexdigest()[:32], 16)


@given(st.text(max_size=12), st.binary(min_size=SECRET, max_size=SECRET), NONCES, st.data())
def test_every_part_counts(table: str, secret: bytes, nonces: list[bytes], data: st.DataObject) -> None:
    seed = seed_of(table, secret, nonces)
    assert 0 <= seed < 2**128
    assert is_fair(table, commitment(secret), secret, nonces, seed)
    at = data.draw(st.integers(0, len(nonces) - 1))
    bit = data.draw(st.integers(0, 8 * NONCE - 1))
    other = (int.from_bytes(nonces[at], "big") ^ (1 << bit)).to_bytes(NONCE, "big")
    changed = [*nonces[:at], other, *nonces[at + 1 :]]
    assert not is_fair(table, commitment(secret), secret, changed, seed)
    assert not is_fair(table + "x", commitment(secret), secret, nonces, seed)
    assert not is_fair(table, commitment(secret), secret, nonces[:-1], seed)
    assert not is_fair(table, commitment(secret + b"x"), secret, nonces, seed)


def test_parts_can_not_be_moved_over_their_borders() -> None:
    assert seed_of("t", b"ab", [b"c"]) != seed_of("t", b"a", [b"bc"])
    assert seed_of("ta", b"b", [b"c"]) != seed_of("t", b"ab", [b"c"])
