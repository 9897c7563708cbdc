"""Display names of seats in the reader's language: people by name, bots by level, the same as on the page."""

from __future__ import annotations

from branchline.server.table.state import TableState
from branchline.texts import Texts


def seat_names(table_state: TableState, language: str) -> tuple[str, ...]:
    """The names by seat. Bots of the same level are numbered; a free seat is called by its number."""
    texts = Texts(language)
    bots = [seat.bot if seat.name is None else None for seat in table_state.seats]
    names = []
    for number, seat in enumerate(table_state.seats):
        level = bots[number]
        if level is None:
            names.append(seat.name or texts("seat-number", number=number + 1))
        elif bots.count(level) == 1:
            names.append(texts(f"name-{level}"))
        else:
            names.append(f"{texts(f'name-{level}')} {bots[: number + 1].count(level)}")
    return tuple(names)
