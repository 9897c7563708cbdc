"""A finished table's game as a file."""

from __future__ import annotations

import msgspec

from branchline.game.deal import Proof, proof_of
from branchline.server.store import Status
from branchline.server.table.seat_names import seat_names
from branchline.server.table.state import Sitting, TableRefusal


def check_over(sitting: Sitting) -> None:
    """Before the end nobody sees everything."""
    if sitting.status is not Status.OVER or sitting.game is None:
        raise TableRefusal("table-not-over")


def record_text(sitting: Sitting, language: str) -> str:
    """The whole game, only once it is over: with the seed, it tells everything. Bots are named in a language."""
    check_over(sitting)
    assert sitting.game is not None
    return str(msgspec.structs.replace(sitting.game.record, seats=seat_names(sitting, language), proof=proof(sitting)))


def proof(sitting: Sitting) -> Proof:
    """What makes the deal checkable: secret and nonces, so only when all is over."""
    check_over(sitting)
    return proof_of(sitting.id, sitting.made.commitment, sitting.secret, [seat.nonce or b"" for seat in sitting.seats])
