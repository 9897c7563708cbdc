"""Chance nodes: what is drawn next within an action, and with which probabilities.

The rules draw cards and tickets while they play an action. Played with the outcomes that are known so far, an action
draws the others at random and notes all of them. The deck as it was before the first random one follows from that.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from branchline.boards import Board
from branchline.game.positions import indexes
from branchline.rules import engine
from branchline.rules.chance import FACE_UP_RESET, FIRST, LOG, LOGGED, USED
from branchline.rules.records import DRAW_TICKETS, UNSEEN

CARD, TICKET, SEAT = "card", "ticket", "seat"


class Draw(NamedTuple):
    """A chance node: what is drawn, and the weight of each outcome, by its number."""

    kind: str
    weights: dict[int, int]


def next_draw(
    board: Board,
    players: int,
    before: engine.States,
    after: engine.States,
    action: int | None,
    known: int,
    chance: engine.Outcomes,
) -> Draw:
    """The first draw whose outcome is not known. `action` is None for the deal; `chance` is from playing it."""
    drawn = chance[FIRST : FIRST + chance[USED]].tolist()
    if action is None:
        tickets = players * (board.rules.offer_long + board.rules.offer_regular)
        cards = len(drawn) - tickets - 1
        if known == len(drawn) - 1:
            return Draw(SEAT, dict.fromkeys(range(players), 1))
        if known >= cards:
            return Draw(TICKET, _dealt_tickets(board, drawn[cards:known]))
        return Draw(CARD, _deck(after, chance, known, cards))
    if action == DRAW_TICKETS:
        return Draw(TICKET, _drawn_tickets(before, drawn[:known]))
    return Draw(CARD, _deck(after, chance, known, len(drawn)))


def _deck(after: engine.States, chance: engine.Outcomes, known: int, cards: int) -> dict[int, int]:
    """The deck before draw number `known`, of `cards` draws of cards in all.

    A deck from which all cards were drawn, so that the discards were shuffled, consisted of just these cards.
    Otherwise the cards drawn since are added to what is left.
    """
    since: Counter[int] = Counter()
    draws = 0
    for entry in chance[LOG : LOG + chance[LOGGED]].tolist():
        if entry >= 0:
            if known <= draws < cards:
                since[entry] += 1
            draws += 1
        elif entry < FACE_UP_RESET and since:
            return dict(since)
    left = Counter({card: number for card, number in enumerate(after["deck"][0].tolist()) if number > 0})
    return dict(since + left)


def _dealt_tickets(board: Board, dealt: list[int]) -> dict[int, int]:
    """The tickets from which the next one of the opening offers is dealt (G3, E2)."""
    rules = board.rules
    long = len(dealt) % (rules.offer_long + rules.offer_regular) < rules.offer_long
    left = [i for i, ticket in enumerate(board.tickets) if ticket.long == long and i not in dealt]
    return dict.fromkeys(left, 1)


def _drawn_tickets(before: engine.States, drawn: list[int]) -> dict[int, int]:
    """The tickets from which the next one of an offer is drawn: unseen ones first, then those returned at the start."""
    unseen = int(before["deck_tickets"][0, UNSEEN])
    layer = "unseen_tickets" if len(drawn) < unseen else "returned"
    return {i: 1 for i in indexes(before[layer][0]) if i not in drawn}
