"""The deal that nobody can choose: made of a secret that was fixed first, and of what every seat adds to it.

The server draws a secret and shows its hash before anyone sits down. Each seat brings a nonce. The seed is a hash of
all of them: the host can't fit the secret to the nonces, nor a player a nonce to the secret. At the end all is shown,
as a proof that goes with the record of the game.
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
    """What a deal was made of, and what was shown of it beforehand; bytes as hex."""

    table: _Name
    commitment: _Digest
    secret: _Secret
    nonces: tuple[_Nonce, ...]  # by seat

    @property
    def kept(self) -> bool:
        """Whether the secret is the one that was promised."""
        return commitment(bytes.fromhex(self.secret)) == self.commitment

    @property
    def seed(self) -> int:
        """The seed that comes of it."""
        return seed_of(self.table, bytes.fromhex(self.secret), [bytes.fromhex(nonce) for nonce in self.nonces])


def proof_of(table: str, shown: str, secret: bytes, nonces: Sequence[bytes]) -> Proof:
    """The proof of a deal; `shown` is the commitment as the table showed it."""
    return Proof(table, shown, secret.hex(), tuple(nonce.hex() for nonce in nonces))


def bot_nonce(secret: bytes, seat: int) -> bytes:
    """A bot's share: of the secret itself, so that there is nothing to try out once the others' shares are known."""
    return sha256(b"branchline bot" + secret + bytes([seat])).digest()[:NONCE]


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
