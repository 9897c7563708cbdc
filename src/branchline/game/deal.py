"""Commit-reveal deals: the seed is derived from a secret the server commits to and a nonce from every seat.

The server draws a secret and publishes its hash (the commitment) before anyone sits down. Each seat adds a nonce. The
seed is a hash of all of them, so the host can't fit the secret to the nonces and a player can't fit a nonce to the
secret. When the game is over, everything is revealed as a proof that is stored with the record of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated

import msgspec

SECRET = 32  # bytes
NONCE = 16
_TAG = b"branchline deal 1"
_SEED = 16

_Name = Annotated[str, msgspec.Meta(pattern=r"\A[!-~]{1,64}\Z")]
_Digest = Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{64}\Z")]
_Secret = Annotated[str, msgspec.Meta(pattern=rf"\A[0-9a-f]{{{2 * SECRET}}}\Z")]
_Nonce = Annotated[str, msgspec.Meta(pattern=rf"\A[0-9a-f]{{{2 * NONCE}}}\Z")]


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The inputs of a deal and the commitment published beforehand; bytes are written as hex."""

    table: _Name
    commitment: _Digest
    secret: _Secret
    nonces: tuple[_Nonce, ...]  # by seat

    @property
    def kept(self) -> bool:
        """Whether the secret matches the commitment."""
        return commitment(bytes.fromhex(self.secret)) == self.commitment

    @property
    def seed(self) -> int:
        """The seed derived from the proof."""
        return seed_of(self.table, bytes.fromhex(self.secret), [bytes.fromhex(nonce) for nonce in self.nonces])


def proof_of(table: str, shown: str, secret: bytes, nonces: Sequence[bytes]) -> Proof:
    """Builds the proof of a deal; `shown` is the commitment as the table published it."""
    return Proof(table, shown, secret.hex(), tuple(nonce.hex() for nonce in nonces))


def bot_nonce(secret: bytes, seat: int) -> bytes:
    """A bot's nonce. It is derived from the secret, so the server can't choose it after seeing the players' nonces."""
    return sha256(b"branchline bot" + secret + bytes([seat])).digest()[:NONCE]


def commitment(secret: bytes) -> str:
    """The commitment to a secret: its SHA-256 as hex."""
    return sha256(secret).hexdigest()


def seed_of(table: str, secret: bytes, nonces: Sequence[bytes]) -> int:
    """Derives the game's seed: 16 bytes of SHA-256 over a tag, the table, the secret and the nonces by seat.

    Each part is prefixed with its length, so that different inputs never hash the same bytes.
    """
    digest = sha256()
    for each in (_TAG, table.encode(), secret, *nonces):
        digest.update(part(each))
    return int.from_bytes(digest.digest()[:_SEED], "big")


def part(data: bytes) -> bytes:
    """Data preceded by its length, so that a list of them can't be read in two ways."""
    return len(data).to_bytes(4, "big") + data
