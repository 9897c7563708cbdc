"""How a view is made: of a blind record and nothing else, so it can't tell what the seat does not know."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from functools import cache, cached_property, lru_cache
from typing import Any, NamedTuple

import msgspec
import numpy as np

from branchline import engine
from branchline.actions import Cards, cards_text
from branchline.boards.model import CARDS, LOCOMOTIVE, Board
from branchline.counting import scores, winners
from branchline.fields import Fields, Name, cards_of, fields, members, raw_fields
from branchline.numbering import laid_cards, lane_payments, station_cards
from branchline.position import country_cards
from branchline.rules import layout
from branchline.views import Claims, HeldTicket, Laid, Legal, Refused, SeatView, Stations, View

MEMORY = 8192  # parts of views that are kept: they are the same for all eyes, or for many turns


Part = dict[str, Any]  # some of a view's fields

_encode = msgspec.json.Encoder().encode


class Shared:
    """What all views of a game (an array of one state) have in common: who needs several of them makes it once."""

    def __init__(self, board: Board, states: engine.States) -> None:
        self.public = _public(board, states)
        self.state = states.tobytes()  # of the game itself: only to tell whether what a seat knows has changed

    @cached_property
    def json(self) -> bytes:
        return _encode(View(**self.public))

    @cached_property
    def json_without_bottom(self) -> bytes:
        """Each seat knows of that part of the ticket pile what it has put there."""
        return _encode(View(**self.public | {"bottom": ()}))


def view(board: Board, states: engine.States, seat: int | None, common: Shared | None = None) -> View:
    """The view of a seat, or for None a spectator's."""
    common = Shared(board, states) if common is None else common
    if seat is None:
        return View(**common.public)
    with _Knowledge(board, seat, common, states) as knowledge:
        own = common.public | _own(knowledge)
        if seat in common.public["actors"]:
            own["legal"] = _legal(knowledge)
        return View(**own)


def view_json(board: Board, states: engine.States, seat: int | None, common: Shared) -> bytes:
    """The same as it is sent. Most of what a seat knows has not changed since it was last written."""
    if seat is None:
        return common.json
    with _Knowledge(board, seat, common, states) as knowledge:
        parts = [common.json_without_bottom[:-1], _own_json(knowledge)[1:-1]]
        if seat in common.public["actors"]:
            parts.append(b'"legal":' + _encode(_legal(knowledge)))
        return b",".join(parts) + b"}"


def _public(board: Board, states: engine.States) -> Part:
    """What everybody may know: all that a spectator sees."""
    states = engine.blind(states, -1)
    state = fields(states, _PUBLIC_FIELDS)
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


_SEAT_FIELDS = (
    *("hand_size", "trains", "points", "tickets_held", "kept_at_start", "offer_size", "chosen", "out_size"),
    *("stations", "country_cards"),
)
_PUBLIC_FIELDS: tuple[Name, ...] = (
    *("players", "phase", "turn", "first", "options", "passes", "idle_turns", "final_turns", "ending"),
    *("row", "pile_size", "discards", "pile_most", "pile_tickets", "bottom", "bottom_by"),
    *("laid_lane", "laid_colour", "laid", "turned", "owed", "to_give"),
    *_SEAT_FIELDS,
    *[(name, seat) for name in ("known", "lanes", "tickets") for seat in range(layout.SEATS)],
)


def _bottom(board: Board, state: Fields) -> tuple[str | None, ...]:
    """Tickets put under the pile in play, as far as they are known."""
    under = state["bottom"][: state["pile_tickets"][layout.BOTTOM]]
    return tuple([None if ticket == layout.UNKNOWN_TICKET else board.tickets[ticket].id for ticket in under])


class _Knowledge:
    """What a seat knows of a game. The same in two games if all is the same that it depends on.

    While others draw cards nothing changes of it: what is made from it is remembered, so it must be let go of.
    """

    def __init__(self, board: Board, seat: int, common: Shared, states: engine.States) -> None:
        self.board = board
        self.seat = seat
        self._key = (board.digest, seat, raw_fields(common.state, _own_fields(seat)))
        self._states: engine.States | None = states
        self._known: engine.States | None = None
        self._found: engine.Surveys | None = None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Knowledge) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def states(self) -> engine.States:
        """The game, blind for the seat."""
        if self._known is None:
            assert self._states is not None
            self._known = engine.blind(self._states, self.seat)
        return self._known

    @property
    def found(self) -> engine.Surveys:
        """What the seat can do, and what it lacks."""
        if self._found is None:
            self._found = engine.survey(engine.board_record(self.board), self.states, self.seat)
        return self._found

    def __enter__(self) -> _Knowledge:
        return self

    def __exit__(self, *_: object) -> None:
        self._states = self._known = self._found = None


@cache
def _own_fields(seat: int) -> tuple[Name, ...]:
    """All that what a seat knows, or can reach, may depend on."""
    of_all = ("players", "options", "lanes", "trains", "stations", "laid_lane")
    of_pile = ("pile_tickets", "bottom", "bottom_by")
    own = ("hand", "unseen_draws", "tickets", "offer", "offer_size", "chosen", "put_under", "out")
    return (*of_all, *of_pile, *[(name, seat) for name in own])


@lru_cache(MEMORY)
def _own(knowledge: _Knowledge) -> Part:
    return _made_own(knowledge)


@lru_cache(MEMORY)
def _own_json(knowledge: _Knowledge) -> bytes:
    return _encode(_Own(**_made_own(knowledge)))


def _made_own(knowledge: _Knowledge) -> Part:
    """What only the seat itself may know."""
    board, seat, found = knowledge.board, knowledge.seat, knowledge.found
    state = fields(knowledge.states, _own_fields(seat))
    counts = engine.counts(engine.board_record(board), knowledge.states)
    done = members(counts["complete"][0, seat].tolist())
    lost = members(found["lost"][0].tolist())

    def held(ticket: int) -> HeldTicket:
        return HeldTicket(board.tickets[ticket].id, "done" if ticket in done else "lost" if ticket in lost else "open")

    offer = state["offer", seat][: state["offer_size", seat][0]]
    chosen = state["chosen", seat][0]
    return {
        "seat": seat,
        "bottom": _bottom(board, state),
        "hand": cards_of(state["hand", seat]),
        "unseen_draws": cards_of(state["unseen_draws", seat]),
        "tickets": tuple([held(ticket) for ticket in members(state["tickets", seat])]),
        "offer": tuple([held(ticket) for ticket in offer]),
        "chosen": tuple([board.tickets[ticket].id for i, ticket in enumerate(offer) if chosen >> i & 1]),
        "put_under": _ticket_names(board, state["put_under", seat]),
        "returned": _ticket_names(board, state["out", seat]),
        "refused": _refused(board, found),
    }


_OWN = {"seat", "bottom", "hand", "unseen_draws", "tickets", "offer", "chosen", "put_under", "returned", "refused"}
_Own = msgspec.defstruct(
    "_Own",
    [
        (each.name, each.type, {} if each.default is msgspec.NODEFAULT else each.default)
        for each in msgspec.structs.fields(View)
        if each.name in _OWN
    ],
    omit_defaults=True,
)


def _legal(knowledge: _Knowledge) -> Legal:
    """What a seat that may act can do."""
    board, seat, found = knowledge.board, knowledge.seat, knowledge.found
    if not found["legal"][0]:
        return Legal()
    state = fields(knowledge.states, ("phase", "offer_size", "laid_colour", "owed", "stations"))
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
        claims=_claimable(board, found),
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


def _claimable(board: Board, found: engine.Surveys) -> tuple[Claims, ...]:
    """Lanes that can be claimed, by price. Most often all lanes of a group can, or none."""
    groups = _groups(board)
    kinds = found["kinds"][0, : len(groups)].tolist()
    ways = found["ways"][0, : len(groups)].tolist()
    refusals = found["refusals"].tobytes()
    numbers = found["payments"][0, : groups[-1].payment + ways[-1]].tolist()
    whole: list[Claims] = []
    mixed: list[Claims] = []
    for place in [place for place, count in enumerate(ways) if count]:
        group = groups[place]
        payments = numbers[group.payment : group.payment + ways[place]]
        if kinds[place] == layout.LEGAL:
            whole.append(_claims(board, place, group.lanes, *payments))
        elif lanes := _apart(group.lanes, refusals[group.refusals], layout.LEGAL):
            mixed.append(_claims(board, place, lanes, *payments))
    return (*whole, *mixed)


def _refused(board: Board, found: engine.Surveys) -> tuple[Refused, ...]:
    """Lanes that can't be claimed, by reason; first those for which cards are missing."""
    groups = _groups(board)
    kinds = found["kinds"][0, : len(groups)].tolist()
    shortages = found["short"][0, : len(groups)].view(np.int64).ravel().tolist()  # four numbers in one
    reasons = found["refusals"][0, : len(board.lanes)]
    refusals = reasons.tobytes()
    lacking: list[Refused] = []
    for group, kind, shortage in zip(groups, kinds, shortages, strict=True):
        if kind == layout.CARDS_SHORT:
            lacking.append(group.short[shortage])
        elif kind < 0 and (lanes := _apart(group.lanes, refusals[group.refusals], layout.CARDS_SHORT)):
            lacking.append(_short(lanes, shortage))
    return (*lacking, *_closed(board, np.where(reasons == layout.CARDS_SHORT, layout.LEGAL, reasons).tobytes()))


@lru_cache(MEMORY)
def _closed(board: Board, refusals: bytes) -> tuple[Refused, ...]:
    """Lanes that no cards could buy, by reason."""
    closed: defaultdict[int, list[str]] = defaultdict(list)
    for name, reason in zip(board.lane_index, _reasons(refusals), strict=True):
        if reason != layout.LEGAL:
            closed[reason].append(name)
    return tuple([Refused(layout.REFUSALS[reason], tuple(names)) for reason, names in closed.items()])


@lru_cache(MEMORY)
def _apart(lanes: tuple[str, ...], refusals: bytes, reason: int) -> tuple[str, ...]:
    """Those of a group's lanes that have this reason, where not all have the same."""
    return tuple([name for name, found in zip(lanes, _reasons(refusals), strict=True) if found == reason])


def _reasons(refusals: bytes) -> list[int]:
    reasons: list[int] = np.frombuffer(refusals, _REASON).tolist()
    return reasons


_REASON, _SHORT = layout.SURVEY["refusals"].base, layout.SURVEY["short"].base


@lru_cache(MEMORY)
def _claims(board: Board, place: int, lanes: tuple[str, ...], *payments: int) -> Claims:
    return Claims(lanes, tuple(map(_groups(board)[place].text, payments)))


@lru_cache(MEMORY)
def _short(lanes: tuple[str, ...], shortage: int) -> Refused:
    colour, cards, locomotives, substitutes = np.array([shortage]).view(_SHORT).tolist()
    return Refused("cards-short", lanes, laid_cards(colour, cards, locomotives), substitutes)


class _Shortages(dict[int, Refused]):
    """What is missing for a group's lanes, by the numbers of a survey."""

    def __init__(self, lanes: tuple[str, ...]) -> None:
        self.lanes = lanes

    def __missing__(self, shortage: int) -> Refused:
        self[shortage] = made = _short(self.lanes, shortage)
        return made


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

    lanes: tuple[str, ...]
    short: _Shortages
    refusals: slice  # theirs, in the bytes of a survey's
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
        refusals = slice(first * _REASON.itemsize, (first + len(lanes)) * _REASON.itemsize)
        groups.append(_Group(lanes, _Shortages(lanes), refusals, int(record.group_payment[group]), texts.__getitem__))
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
