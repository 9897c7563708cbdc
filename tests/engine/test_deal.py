"""The deal: everyone has a share in it, and everyone can check it."""

from __future__ import annotations

import hashlib

from hypothesis import given
from hypothesis import strategies as st

from branchline.game.deal import NONCE, SECRET, commitment, proof_of, seed_of

TABLES = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=12)
NONCES = st.lists(st.binary(min_size=NONCE, max_size=NONCE), min_size=2, max_size=5)


def test_the_seed_is_a_hash_that_anyone_can_make() -> None:
    parts = [b"branchline deal 1", b"t1", bytes(SECRET), b"\1" * NONCE, b"\2" * NONCE]
    whole = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    assert seed_of("t1", parts[2], parts[3:]) == int(hashlib.sha256(whole).hexdigest()[:32], 16)


def test_a_known_deal() -> None:
    """Reckoned by `sha256sum`, as docs/fairness.md tells; a deal that changes breaks every proof there is."""
    proof = proof_of("t1", commitment(bytes(SECRET)), bytes(SECRET), [b"\1" * NONCE, b"\2" * NONCE])
    assert proof.commitment == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
    assert f"{proof.seed:032x}" == "21ae6db7b16a1227a0efd16e2d6e7fa9"
    assert proof.kept


@given(TABLES, st.binary(min_size=SECRET, max_size=SECRET), NONCES, st.data())
def test_every_part_counts(table: str, secret: bytes, nonces: list[bytes], data: st.DataObject) -> None:
    proof = proof_of(table, commitment(secret), secret, nonces)
    assert proof.kept
    assert 0 <= proof.seed == seed_of(table, secret, nonces) < 2**128
    at = data.draw(st.integers(0, len(nonces) - 1))
    bit = data.draw(st.integers(0, 8 * NONCE - 1))
    other = (int.from_bytes(nonces[at], "big") ^ (1 << bit)).to_bytes(NONCE, "big")
    assert seed_of(table, secret, [*nonces[:at], other, *nonces[at + 1 :]]) != proof.seed
    assert seed_of(table + "x", secret, nonces) != proof.seed
    assert seed_of(table, secret, nonces[:-1]) != proof.seed
    assert not proof_of(table, commitment(secret[::-1] + b"x"), secret, nonces).kept


def test_parts_can_not_be_moved_over_their_borders() -> None:
    assert seed_of("t", b"ab", [b"c"]) != seed_of("t", b"a", [b"bc"])
    assert seed_of("ta", b"b", [b"c"]) != seed_of("t", b"ab", [b"c"])
