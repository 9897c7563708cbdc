"""How a view is made: of a blind record and nothing else, so it can't tell what the seat does not know."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any, NamedTuple

from branchline import engine
from branchline.actions import Cards, cards_text
from branchline.boards.model import CARDS, LOCOMOTIVE, Board
from branchline.counting import scores, winners
from branchline.fields import Fields, cards_of, fields, members
from branchline.numbering import laid_cards, lane_payments, station_cards
from branchline.position import country_cards
from branchline.rules import layout
from branchline.views import Claims, HeldTicket, Laid, Legal, Refused, SeatView, Stations, View

MEMORY = 8192  # parts of views that are kept: they are the same for all eyes, or for many turns


Part = dict[str, Any]  # some of a view's fields


class Shared(NamedTuple):
    """What all views of a game have in common."""

    public: Part
    state: Fields  # of the game itself: only to tell whether what a seat knows has changed


def shared(board: Board, states: engine.States) -> Shared:
    return Shared(_public(board, states), fields(states))


def view(board: Board, states: engine.States, seat: int | None, common: Shared | None = None) -> View:
    """The view of a seat, or for None a spectator's, of a game (an array of one state).

    Who needs several views of a game makes what they have in common once.
    """
    common = shared(board, states) if common is None else common
    if seat is None:
        return View(**common.public)
    if seat in common.public["actors"]:
        return View(**common.public | _acting(board, engine.blind(states, seat), seat))
    key = tuple([common.state[name] for name in _waiting_fields(seat)])
    return View(**common.public | _waiting(_Waiting(board, seat, key, states)))


def _public(board: Board, states: engine.States) -> Part:
    """What everybody may know: all that a spectator sees."""
    states = engine.blind(states, -1)
    state = fields(states)
    players, phase = state["players"][0], state["phase"][0]
    counts = engine.counts(engine.board_record(board), states)
    over = phase == layout.OVER
    stations = len(board.rules.station_costs)
    paths = counts["score"][0, :, layout.PATH].tolist()
    return {
        "board": board.id,
        "digest": board.digest,
        "phase": layout.PHASES[phase],
        "turn": state["turn"][0],
        "first": state["first"][0],
        "actors": _actors(state),
        "row": tuple([None if card == layout.GAP else CARDS[card] for card in state["row"]]),
        "pile": state["pile_size"][0],
        "discards": cards_of(state["discards"]),
        "pile_most": cards_of(state["pile_most"]),
        "tickets_left": state["pile_tickets"],
        "seats": tuple([_seat_view(board, state, other, paths[other], stations) for other in range(players)]),
        "bottom": _bottom(board, state),
        "bottom_by": state["bottom_by"][: state["pile_tickets"][layout.BOTTOM]],
        "laid": _laid(board, state) if phase in (layout.TUNNEL, layout.PAYING) else None,
        "longest_path": not state["options"][0] & layout.NO_LONGEST_PATH,
        "passes": state["passes"][0],
        "idle_turns": state["idle_turns"][0],
        "final_turns": None if state["final_turns"][0] < 0 else state["final_turns"][0],
        "ending": layout.ENDINGS[state["ending"][0]] or None,
        "scores": tuple(scores(board, states[0], counts[0])) if over else (),
        "winners": winners(states[0], counts[0]) if over else (),
    }


def _bottom(board: Board, state: Fields) -> tuple[str | None, ...]:
    """Tickets put under the pile in play, as far as they are known."""
    under = state["bottom"][: state["pile_tickets"][layout.BOTTOM]]
    return tuple([None if ticket == layout.UNKNOWN_TICKET else board.tickets[ticket].id for ticket in under])


def _acting(board: Board, states: engine.States, seat: int) -> Part:
    """What a seat that may act knows besides; `states` is blind for it."""
    state = fields(states)
    found = engine.survey(engine.board_record(board), states, seat)
    claims, refused = _lanes(board, found)
    return _own(board, states, state, seat, found, refused) | {"legal": _legal(board, state, seat, found, claims)}


@dataclass(frozen=True)
class _Waiting:
    """A seat that has to wait. While others draw cards, nothing changes of what only it knows."""

    board: Board
    seat: int
    key: tuple[tuple[int, ...], ...]
    states: engine.States = field(compare=False)


@cache
def _waiting_fields(seat: int) -> tuple[str | tuple[str, int], ...]:
    """All that what a seat knows, or can reach, may depend on."""
    of_all = ("players", "options", "phase", "lanes", "trains", "stations", "laid_lane", "offer_size", "chosen")
    of_pile = ("pile_tickets", "bottom", "bottom_by")
    own = ("hand", "unseen_draws", "tickets", "offer", "put_under", "out")
    return (*of_all, *of_pile, *[(name, seat) for name in own])


@lru_cache(MEMORY)
def _waiting(waiting: _Waiting) -> Part:
    states = engine.blind(waiting.states, waiting.seat)
    found = engine.survey(engine.board_record(waiting.board), states, waiting.seat)
    refused = _lanes(waiting.board, found)[1]
    return _own(waiting.board, states, fields(states), waiting.seat, found, refused) | {"legal": Legal()}


def _own(
    board: Board,
    states: engine.States,
    state: Fields,
    seat: int,
    found: engine.Surveys,
    refused: tuple[Refused, ...],
) -> Part:
    """What only the seat itself may know; `states` and `state` are blind for it."""
    counts = engine.counts(engine.board_record(board), states)
    done = members(counts["complete"][0, seat].tolist())
    lost = members(found["lost"][0].tolist())

    def held(ticket: int) -> HeldTicket:
        return HeldTicket(board.tickets[ticket].id, "done" if ticket in done else "lost" if ticket in lost else "open")

    offer = state["offer", seat][: state["offer_size"][seat]]
    chosen = state["chosen"][seat]
    return {
        "seat": seat,
        "bottom": _bottom(board, state),
        "hand": cards_of(state["hand", seat]),
        "unseen_draws": cards_of(state["unseen_draws", seat]),
        "tickets": tuple(held(ticket) for ticket in members(state["tickets", seat])),
        "offer": tuple(held(ticket) for ticket in offer),
        "chosen": tuple(board.tickets[ticket].id for i, ticket in enumerate(offer) if chosen >> i & 1),
        "put_under": _ticket_names(board, state["put_under", seat]),
        "returned": _ticket_names(board, state["out", seat]),
        "refused": refused,
    }


def _legal(board: Board, state: Fields, seat: int, found: engine.Surveys, claims: tuple[Claims, ...]) -> Legal:
    if not found["legal"][0]:
        return Legal()
    plain = found["numbers"][0, : found["plain"][0]].tolist()
    keep = 0
    if plain and plain[0] >= layout.KEEP:
        least = board.rules.keep_at_start if state["phase"][0] == layout.START else board.rules.keep_drawn
        keep = min(least, state["offer_size"][seat])
        plain = []
    colour = state["laid_colour"][0]
    return Legal(
        take=tuple(CARDS[number] for number in plain if number < layout.DRAW),
        draw=layout.DRAW in plain,
        tickets=layout.DRAW_TICKETS in plain,
        keep=keep,
        claims=claims,
        stations=_stations(board, state, seat, found),
        pay=tuple(
            cards_text(laid_cards(colour, state["owed"][0] - (number - layout.PAY), number - layout.PAY))
            for number in plain
            if layout.PAY <= number < layout.KEEP
        ),
        decline=layout.DECLINE in plain,
        give=tuple(CARDS[number - layout.GIVE] for number in plain if layout.GIVE <= number < layout.PAY),
        pass_=layout.PASS in plain,
    )


def _lanes(board: Board, found: engine.Surveys) -> tuple[tuple[Claims, ...], tuple[Refused, ...]]:
    """Lanes that can be claimed, by price; those that can't, by reason."""
    groups = _groups(board)
    kinds = found["kinds"][0, : len(groups)].tolist()
    ways = found["ways"][0, : len(groups)].tolist()
    short = found["short"][0, : len(groups)].ravel().tolist()
    numbers = found["payments"][0, : groups[-1].payment + ways[-1]].tolist()
    claims: list[Claims] = []
    mixed: list[Claims] = []
    refused: list[Refused] = []
    closed: defaultdict[int, list[str]] = defaultdict(list)
    for place, (group, kind, count) in enumerate(zip(groups, kinds, ways, strict=True)):
        if kind == layout.LEGAL:  # most often all lanes of a group can be claimed, or none
            if count:
                claims.append(_claims(board, place, group.lanes, *numbers[group.payment : group.payment + count]))
        elif kind == layout.CARDS_SHORT:
            refused.append(_short(group.lanes, *short[4 * place : 4 * place + 4]))
        elif kind >= 0:
            closed[kind] += group.lanes
        else:
            for reason, lanes in _apart(group, found["refusals"][0].tolist()):
                if reason == layout.CARDS_SHORT:
                    refused.append(_short(lanes, *short[4 * place : 4 * place + 4]))
                elif reason != layout.LEGAL:
                    closed[reason] += lanes
                elif count:
                    mixed.append(_claims(board, place, lanes, *numbers[group.payment : group.payment + count]))
    refused += [Refused(layout.REFUSALS[reason], tuple(names)) for reason, names in closed.items()]
    return (*claims, *mixed), tuple(refused)


@lru_cache(MEMORY)
def _claims(board: Board, place: int, lanes: tuple[str, ...], *payments: int) -> Claims:
    return Claims(lanes, tuple(map(_groups(board)[place].text, payments)))


@lru_cache(MEMORY)
def _short(lanes: tuple[str, ...], colour: int, cards: int, locomotives: int, substitutes: int) -> Refused:
    return Refused("cards-short", lanes, laid_cards(colour, cards, locomotives), substitutes)


def _apart(group: _Group, refusals: list[int]) -> Iterable[tuple[int, tuple[str, ...]]]:
    """The lanes of a group sorted by reason."""
    apart: defaultdict[int, list[str]] = defaultdict(list)
    for name, reason in zip(group.lanes, refusals[group.first : group.first + len(group.lanes)], strict=True):
        apart[reason].append(name)
    return [(reason, tuple(names)) for reason, names in apart.items()]


def _stations(board: Board, state: Fields, seat: int, found: engine.Surveys) -> Stations | None:
    ways = int(found["station_ways"][0])
    if not ways:
        return None
    texts = _station_texts(board, board.rules.station_costs[state["stations"][seat].bit_count()])
    return Stations(
        _cities(board, int(found["cities"][0])),
        tuple([texts[number] for number in found["station_payments"][0, :ways].tolist()]),
    )


def _seat_view(board: Board, state: Fields, seat: int, path: int, stations: int) -> SeatView:
    open_tickets = state["tickets", seat] if state["phase"][0] == layout.OVER else ()
    return _seat_shown(
        board,
        stations,
        path,
        state["known", seat],
        state["lanes", seat],
        open_tickets,
        *[state[name][seat] for name in _SEAT_FIELDS],
    )


_SEAT_FIELDS = (
    *("hand_size", "trains", "points", "tickets_held", "kept_at_start", "offer_size", "chosen", "out_size"),
    *("stations", "country_cards"),
)


@lru_cache(MEMORY)
def _seat_shown(
    board: Board,
    stations: int,
    path: int,
    known: tuple[int, ...],
    lanes: tuple[int, ...],
    open_tickets: tuple[int, ...],
    cards: int,
    trains: int,
    points: int,
    tickets: int,
    kept_at_start: int,
    offered: int,
    chosen: int,
    returned: int,
    cities: int,
    country: int,
) -> SeatView:
    """All eyes see the same of a seat, and most of it stays as it is for many turns."""
    return SeatView(
        cards=cards,
        known=cards_of(known),
        trains=trains,
        points=points,
        path=path,
        tickets=tickets,
        kept_at_start=kept_at_start,
        offered=offered,
        chosen=chosen != 0,
        returned=returned,
        lanes=_names(board.lanes, lanes),
        stations=_cities(board, cities),
        stations_left=stations - cities.bit_count(),
        countries=country_cards(board, country) if board.countries else {},
        open_tickets=_names(board.tickets, open_tickets),
    )


def _laid(board: Board, state: Fields) -> Laid:
    colour = state["laid_colour"][0]
    return Laid(
        lane=board.lanes[state["laid_lane"][0]].id,
        colour=None if colour == layout.NO_COLOUR else CARDS[colour],
        cards=cards_of(state["laid"]),
        turned_up=cards_of(state["turned"]),
        owed=state["owed"][0],
        to_give=state["to_give"][0],
    )


def _actors(state: Fields) -> tuple[int, ...]:
    if state["phase"][0] == layout.OVER:
        return ()
    if state["phase"][0] == layout.START:
        return tuple(seat for seat in range(state["players"][0]) if not state["chosen"][seat])
    return (state["turn"][0],)


def _names(things: Any, words: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([things[i].id for i in members(words)]) if any(words) else ()


@lru_cache(MEMORY)
def _ticket_names(board: Board, words: tuple[int, ...]) -> tuple[str, ...]:
    return _names(board.tickets, words)


@lru_cache(256)
def _cities(board: Board, places: int) -> tuple[str, ...]:
    """Cities by name; where a station can be built is the same for all seats, and seldom changes."""
    return tuple(board.cities[i].id for i in members([places]))


class _Group(NamedTuple):
    """Lanes that cost the same, side by side on the board."""

    first: int  # of the lanes
    lanes: tuple[str, ...]
    payment: int  # the first of theirs in the board's record
    text: Callable[[int], str]  # of a payment, counted from that one


@cache
def _groups(board: Board) -> list[_Group]:
    record = engine.board_record(board)
    groups: list[_Group] = []
    numbers = [int(record.group[place]) for place in range(len(board.lanes))]
    for group in range(numbers[-1] + 1):
        first = numbers.index(group)
        lanes = tuple(lane.id for lane, number in zip(board.lanes, numbers, strict=True) if number == group)
        texts = [_payment(p.colour, p.cards, p.locomotives, p.swaps) for p in lane_payments(board, first)]
        groups.append(_Group(first, lanes, int(record.group_payment[group]), texts.__getitem__))
    return groups


def _payment(colour: str | None, cards: int, locomotives: int, swaps: int) -> str:
    laid: Cards = {colour: cards} if colour and cards else {}
    if locomotives:
        laid[LOCOMOTIVE] = locomotives
    return " ".join(["with " + cards_text(laid)] * bool(laid) + [f"for {swaps}"] * bool(swaps))


@cache
def _station_texts(board: Board, cost: int) -> list[str]:
    """The payments for a station of this cost; those that no such station has are never asked for."""
    ways = int(engine.board_record(board).station_payments)
    return [f"with {cards_text(station_cards(board, cost, number))}" for number in range(ways)]
