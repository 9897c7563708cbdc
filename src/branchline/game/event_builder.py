"""How events are told: from the games before and after a decision, and what the rules wrote down of chance."""

from __future__ import annotations

from collections.abc import Iterator

from branchline.boards.model import CARDS, Board
from branchline.game.actions import Action
from branchline.game.events import Event
from branchline.game.positions import cards_dict, country_cards, indexes, offer_names, ticket_names
from branchline.game.scores import winners
from branchline.rules import engine
from branchline.rules.chance import ROW_RESET
from branchline.rules.records import ENDINGS, GAP, OVER, START


def events_between(
    board: Board, before: engine.States, after: engine.States, seat: int, action: Action, log: list[int]
) -> list[Event]:
    """The events of one decision (states are arrays of one); `log` is what the rules wrote down of chance meanwhile."""
    # Cards and tickets that are drawn are told in the deed.
    happened = iter(log[1:] if action.kind == "draw" else [] if action.kind == "tickets" else log)
    events = [_deed(board, before, after, seat, action, log)]
    phase = after["phase"][0]
    if before["phase"][0] == START and phase != START:
        for other in range(int(after["players"][0])):
            kept = tuple(ticket_names(board, after["tickets"][0, other]))
            events.append(Event("kept", other, number=len(kept), tickets=kept))
    if action.kind == "claim" and board.lanes[board.lane_index[str(action.lane)]].tunnel:
        events += _tunnel(board, before, after, seat, action, happened)
    new = (after["lanes"][0, seat] & ~before["lanes"][0, seat]).tolist()
    if any(new):
        points = int(after["points"][0, seat]) - int(before["points"][0, seat])
        trains = int(before["trains"][0, seat]) - int(after["trains"][0, seat])
        events += [Event("claimed", seat, lane=board.lanes[i].id, points=points, trains=trains) for i in indexes(new)]
        cards = after["country_cards"][0, seat] & ~before["country_cards"][0, seat]
        if cards:
            events.append(Event("countries", seat, countries=country_cards(board, cards)))
    events += _row(before, events[0].slot, happened)
    if after["final_turns"][0] >= 0 and before["final_turns"][0] < 0:
        events.append(Event("last-turns", seat, turns=int(after["final_turns"][0])))
    if phase == OVER:
        counted = engine.counts(engine.board_record(board), after)[0]
        events.append(Event("over", ending=ENDINGS[after["ending"][0]], winners=winners(after[0], counted)))
    return events


def _deed(
    board: Board, before: engine.States, after: engine.States, seat: int, action: Action, log: list[int]
) -> Event:
    """The action itself, with what came of it for the seat."""
    match action.kind:
        case "draw":
            return Event("draw", seat, card=CARDS[log[0]])
        case "take":
            slot = before["row"][0].tolist().index(CARDS.index(str(action.card)))
            return Event("take", seat, card=action.card, slot=slot)
        case "give":
            return Event("give", seat, card=action.card)
        case "tickets":
            offer = tuple(offer_names(board, after[0], seat))
            return Event("tickets", seat, number=len(offer), tickets=offer)
        case "keep":
            returned = tuple(t for t in offer_names(board, before[0], seat) if t not in action.tickets)
            number = None if before["phase"][0] == START else len(action.tickets)
            return Event("keep", seat, number=number, tickets=action.tickets, returned=returned)
        case "claim":
            return Event("claim", seat, lane=action.lane, cards=action.cards, swaps=action.swaps)
        case "station":
            return Event("station", seat, city=action.city, cards=action.cards)
        case "pay":
            return Event("pay", seat, cards=action.cards)
        case "decline":
            lane = board.lanes[int(before["laid_lane"][0])].id
            return Event("decline", seat, lane=lane, cards=cards_dict(before["laid"][0]))
        case "pass":
            return Event("pass", seat)


def _tunnel(
    board: Board, before: engine.States, after: engine.States, seat: int, action: Action, happened: Iterator[int]
) -> list[Event]:
    """What was turned up, and the reshuffles that it took (E4, E8)."""
    turned_up: list[str] = []
    reshuffles = []
    most = min(board.rules.tunnel_cards, int(before["pile_size"][0]) + int(before["discards"][0].sum()))
    while len(turned_up) < most:
        what = next(happened)
        if what < ROW_RESET:
            reshuffles.append(_reshuffle(what))
        else:
            turned_up.append(CARDS[what])
    tunnel = Event("tunnel", seat, lane=action.lane, turned_up=tuple(turned_up), owed=int(after["owed"][0]))
    return [*reshuffles, tunnel]


def _row(before: engine.States, taken: int | None, happened: Iterator[int]) -> list[Event]:
    """What became of the row: the rules fill its lowest gap first."""
    events = []
    row = before["row"][0].tolist()
    if taken is not None:
        row[taken] = GAP
    for what in happened:
        if what == ROW_RESET:
            events.append(Event("reset", row=tuple(CARDS[card] for card in row if card != GAP)))
            row = [GAP] * len(row)
        elif what < ROW_RESET:
            events.append(_reshuffle(what))
        else:
            slot = row.index(GAP)
            row[slot] = what
            events.append(Event("turned-up", card=CARDS[what], slot=slot))
    return events


def _reshuffle(what: int) -> Event:
    return Event("reshuffle", number=ROW_RESET - what)
