"""What players are called at a table, in a reader's language: people by name, bots by level, as the page shows them."""

from __future__ import annotations

from branchline.server.table.state import Sitting
from branchline.texts import Texts


def seat_names(sitting: Sitting, language: str) -> tuple[str, ...]:
    """By seat; bots of the same level are numbered, and where nobody sits it is the seat's number."""
    texts = Texts(language)
    bots = [seat.bot if seat.name is None else None for seat in sitting.seats]
    names = []
    for number, seat in enumerate(sitting.seats):
        level = bots[number]
        if level is None:
            names.append(seat.name or texts("seat-number", number=number + 1))
        elif bots.count(level) == 1:
            names.append(texts(f"name-{level}"))
        else:
            names.append(f"{texts(f'name-{level}')} {bots[: number + 1].count(level)}")
    return tuple(names)
