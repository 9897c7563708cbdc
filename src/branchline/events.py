"""What an action did, told as events: seen by comparing the position before with the one after."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from branchline.actions import Action
from branchline.boards.model import CARDS, Board
from branchline.position import cards_dict, country_cards, indexes, offer_names, ticket_names
from branchline.rules.layout import ENDINGS, GAP, OVER, START


class Event(msgspec.Struct, frozen=True):
    """Something that happened: a stable code, to which seat, and the particulars. Told in full: not for all eyes."""

    code: str
    seat: int | None = None
    data: dict[str, Any] = {}


def events_between(
    board: Board, before: np.record, after: np.record, seat: int, action: Action, chance: list[int]
) -> list[Event]:
    """The events of one decision, in the order in which they happen at the table; `chance` is what it brought."""
    events = [_deed(board, before, after, seat, action)]
    if before.phase == START and after.phase != START:
        for other in range(int(after.players)):
            events.append(Event("kept", other, {"tickets": ticket_names(board, after.tickets[other])}))
    if action.kind == "claim" and board.lanes[board.lane_index[str(action.lane)]].tunnel:
        turned = _turned_up(board, before, chance)
        events.append(Event("tunnel", seat, {"turned_up": cards_dict(turned), "owed": int(after.owed)}))
    for lane in indexes(after.lanes[seat] & ~before.lanes[seat]):
        points = int(after.points[seat]) - int(before.points[seat])
        events.append(Event("claimed", seat, {"lane": board.lanes[lane].id, "points": points}))
    if after.country_cards[seat] != before.country_cards[seat]:
        new = country_cards(board, after.country_cards[seat] & ~before.country_cards[seat])
        events.append(Event("countries", seat, {"cards": new}))
    if (after.row != before.row).any():
        row = [None if card == GAP else CARDS[card] for card in after.row]
        events.append(Event("row", None, {"row": row}))
    if after.final_turns >= 0 and before.final_turns < 0:
        events.append(Event("last-turns", seat, {"turns": int(after.final_turns)}))
    if after.phase == OVER:
        events.append(Event("over", None, {"ending": ENDINGS[int(after.ending)]}))
    return events


def _turned_up(board: Board, before: np.record, chance: list[int]) -> list[int]:
    """What a tunnel turned up: the first that chance brought. If nothing is owed, it lies in the discards already."""
    most = min(board.rules.tunnel_cards, int(before.pile_size) + int(before.discards.sum()))  # E8
    return [chance[:most].count(card) for card in range(len(CARDS))]


def _deed(board: Board, before: np.record, after: np.record, seat: int, action: Action) -> Event:
    """The action itself, with what came of it for the seat."""
    match action.kind:
        case "draw":
            gained = after.hand[seat] - before.hand[seat]
            return Event("draw", seat, {"card": CARDS[int(gained.argmax())]})
        case "take" | "give":
            return Event(action.kind, seat, {"card": action.card})
        case "tickets":
            return Event("tickets", seat, {"offer": offer_names(board, after, seat)})
        case "keep":
            left = [t for t in offer_names(board, before, seat) if t not in action.tickets]
            return Event("keep", seat, {"tickets": list(action.tickets), "returned": left})
        case "claim":
            return Event("claim", seat, {"lane": action.lane, "cards": action.cards, "swaps": action.swaps})
        case "station":
            return Event("station", seat, {"city": action.city, "cards": action.cards})
        case "pay":
            return Event("pay", seat, {"cards": action.cards})
        case "decline":
            return Event("decline", seat, {"cards": cards_dict(before.laid)})
    return Event(action.kind, seat)
