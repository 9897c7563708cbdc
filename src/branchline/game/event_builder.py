"""Event builder: derives events from the states before and after a decision and the rules' log of chance outcomes."""

from __future__ import annotations

from collections.abc import Iterator

from branchline.boards.model import CARDS, Board
from branchline.game.actions import Action
from branchline.game.events import Event
from branchline.game.positions import cards_dict, country_cards, indexes, offer_names, ticket_names
from branchline.game.scores import winners
from branchline.rules import engine
from branchline.rules.chance import FACE_UP_RESET
from branchline.rules.records import ENDINGS, GAP, OVER, START


def events_between(
    board: Board, before: engine.States, after: engine.States, seat: int, action: Action, log: list[int]
) -> list[Event]:
    """The events of one decision. States are arrays of length one; `log` holds the chance outcomes of the decision."""
    # The event of the action itself already contains the cards or tickets that it drew.
    entries = iter(log[1:] if action.kind == "draw" else [] if action.kind == "tickets" else log)
    events = [_action_event(board, before, after, seat, action, log)]
    phase = after["phase"][0]
    if before["phase"][0] == START and phase != START:
        for other in range(int(after["players"][0])):
            kept = tuple(ticket_names(board, after["tickets"][0, other]))
            events.append(Event("kept", other, number=len(kept), tickets=kept))
    if action.kind == "claim" and board.routes[board.route_index[str(action.route)]].tunnel:
        events += _tunnel(board, before, after, seat, action, entries)
    new = (after["routes"][0, seat] & ~before["routes"][0, seat]).tolist()
    if any(new):
        points = int(after["points"][0, seat]) - int(before["points"][0, seat])
        trains = int(before["trains"][0, seat]) - int(after["trains"][0, seat])
        events += [Event("claimed", seat, route=board.routes[i].id, points=points, trains=trains) for i in indexes(new)]
        cards = after["country_cards"][0, seat] & ~before["country_cards"][0, seat]
        if cards:
            events.append(Event("countries", seat, countries=country_cards(board, cards)))
    events += _face_up_events(before, events[0].slot, entries)
    if after["final_turns"][0] >= 0 and before["final_turns"][0] < 0:
        events.append(Event("last-turns", seat, turns=int(after["final_turns"][0])))
    if phase == OVER:
        counted = engine.counts(engine.board_record(board), after)[0]
        events.append(Event("over", ending=ENDINGS[after["ending"][0]], winners=winners(after[0], counted)))
    return events


def _action_event(
    board: Board, before: engine.States, after: engine.States, seat: int, action: Action, log: list[int]
) -> Event:
    """The event of the action itself, with what the seat got from it."""
    match action.kind:
        case "draw":
            return Event("draw", seat, card=CARDS[log[0]])
        case "take":
            slot = before["face_up"][0].tolist().index(CARDS.index(str(action.card)))
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
            return Event("claim", seat, route=action.route, cards=action.cards, swaps=action.swaps)
        case "station":
            return Event("station", seat, city=action.city, cards=action.cards)
        case "pay":
            return Event("pay", seat, cards=action.cards)
        case "decline":
            route = board.routes[int(before["laid_route"][0])].id
            return Event("decline", seat, route=route, cards=cards_dict(before["laid"][0]))
        case "pass":
            return Event("pass", seat)


def _tunnel(
    board: Board, before: engine.States, after: engine.States, seat: int, action: Action, entries: Iterator[int]
) -> list[Event]:
    """The cards turned up for a tunnel, after the reshuffles that this took (E4, E8)."""
    turned_up: list[str] = []
    reshuffles = []
    most = min(board.rules.tunnel_cards, int(before["deck_size"][0]) + int(before["discards"][0].sum()))
    while len(turned_up) < most:
        entry = next(entries)
        if entry < FACE_UP_RESET:
            reshuffles.append(_reshuffle(entry))
        else:
            turned_up.append(CARDS[entry])
    tunnel = Event("tunnel", seat, route=action.route, turned_up=tuple(turned_up), owed=int(after["owed"][0]))
    return [*reshuffles, tunnel]


def _face_up_events(before: engine.States, taken: int | None, entries: Iterator[int]) -> list[Event]:
    """The changes of the face-up cards. The rules fill the lowest gap first."""
    events = []
    face_up = before["face_up"][0].tolist()
    if taken is not None:
        face_up[taken] = GAP
    for entry in entries:
        if entry == FACE_UP_RESET:
            events.append(Event("reset", face_up=tuple(CARDS[card] for card in face_up if card != GAP)))
            face_up = [GAP] * len(face_up)
        elif entry < FACE_UP_RESET:
            events.append(_reshuffle(entry))
        else:
            slot = face_up.index(GAP)
            face_up[slot] = entry
            events.append(Event("turned-up", card=CARDS[entry], slot=slot))
    return events


def _reshuffle(entry: int) -> Event:
    return Event("reshuffle", number=FACE_UP_RESET - entry)
