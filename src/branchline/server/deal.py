"""The deal that nobody can choose: made of a secret that was fixed first, and of what every seat adds to it.

The server draws a secret and shows its hash before anyone sits down. Each seat brings a nonce. The seed is a hash of
all of them: the host can't fit the secret to the nonces, nor a player a nonce to the secret. At the end all is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from hmac import compare_digest

SECRET = 32  # bytes
NONCE = 16
_TAG = b"branchline deal 1"
_SEED = 16


def commitment(secret: bytes) -> str:
    """What is shown of a secret beforehand: its SHA-256, as hex."""
    return sha256(secret).hexdigest()


def seed_of(table: str, secret: bytes, nonces: Sequence[bytes]) -> int:
    """The game's seed: 16 bytes of SHA-256 over a tag, the table, the secret and the nonces by seat.

    Each part comes after its length, so that no two deals are the same bytes.
    """
    digest = sha256()
    for part in (_TAG, table.encode(), secret, *nonces):
        digest.update(len(part).to_bytes(4, "big"))
        digest.update(part)
    return int.from_bytes(digest.digest()[:_SEED], "big")


def is_fair(table: str, shown: str, secret: bytes, nonces: Sequence[bytes], seed: int) -> bool:
    """Whether a secret is the one that was promised, and gives this seed."""
    return compare_digest(commitment(secret), shown) and seed_of(table, secret, nonces) == seed
