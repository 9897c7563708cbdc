"""Game record: the text file of a finished table's game, with the names of its players and the proof of its deal."""

from __future__ import annotations

import msgspec

from branchline.bots.seats import character_label
from branchline.game.deal import Proof, proof_of
from branchline.game.hash_chain import SignedLog
from branchline.server.store import Status
from branchline.server.table.state import TableRefusal, TableState
from branchline.texts import Texts


def check_over(table_state: TableState) -> None:
    """Refuse unless the game is over: until then nobody may see everything."""
    if table_state.status is not Status.OVER or table_state.game is None:
        raise TableRefusal("table-not-over")


def record_text(table_state: TableState, language: str, log: SignedLog | None = None) -> str:
    """The record of a finished game; it contains the seed, which reveals everything. Levels of bots are translated."""
    check_over(table_state)
    assert table_state.game is not None
    return str(
        msgspec.structs.replace(
            table_state.game.record, seats=seat_labels(table_state, language), proof=proof(table_state), log=log
        )
    )


def proof(table_state: TableState) -> Proof:
    """The proof of the deal (commit-reveal): it contains the secret and the nonces, so the game must be over."""
    check_over(table_state)
    return proof_of(
        table_state.id,
        table_state.made.commitment,
        table_state.secret,
        [seat.nonce or b"" for seat in table_state.seats],
    )


def seat_names(table_state: TableState, language: str) -> tuple[str, ...]:
    """The names by seat, the same as on the page; a free seat is called by its number."""
    texts = Texts(language)
    return tuple(
        seat.name or texts("seat-number", number=number) for number, seat in enumerate(table_state.seats, start=1)
    )


def seat_labels(table_state: TableState, language: str) -> tuple[str, ...]:
    """The names by seat, and beside a bot's name its level in the reader's language."""
    texts = Texts(language)
    names = zip(seat_names(table_state, language), table_state.seats, strict=True)
    return tuple(character_label(name, seat.bot, texts) if seat.bot is not None else name for name, seat in names)
