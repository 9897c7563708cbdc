"""How a view is made: of a blind record and nothing else, so it can't tell what the seat does not know."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
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


def view(board: Board, states: engine.States, seat: int | None) -> View:
    """The view of a seat, or for None a spectator's, of a game (an array of one state)."""
    me = -1 if seat is None else seat
    states = engine.blind(states, me)
    record = engine.board_record(board)
    state = fields(states)
    players, phase = state["players"][0], state["phase"][0]
    counts = engine.counts(record, states)
    over, under = phase == layout.OVER, state["pile_tickets"][layout.BOTTOM]
    stations = len(board.rules.station_costs)
    paths = counts["score"][0, :, layout.PATH].tolist()
    return View(
        board=board.id,
        digest=board.digest,
        seat=seat,
        phase=layout.PHASES[phase],
        turn=state["turn"][0],
        first=state["first"][0],
        actors=_actors(state),
        row=tuple([None if card == layout.GAP else CARDS[card] for card in state["row"]]),
        pile=state["pile_size"][0],
        discards=cards_of(state["discards"]),
        pile_most=cards_of(state["pile_most"]),
        tickets_left=state["pile_tickets"],
        seats=tuple([_seat_view(board, state, other, paths[other], stations) for other in range(players)]),
        bottom=tuple([None if t == layout.UNKNOWN_TICKET else board.tickets[t].id for t in state["bottom"][:under]]),
        bottom_by=state["bottom_by"][:under],
        laid=_laid(board, state) if phase in (layout.TUNNEL, layout.PAYING) else None,
        longest_path=not state["options"][0] & layout.NO_LONGEST_PATH,
        passes=state["passes"][0],
        idle_turns=state["idle_turns"][0],
        final_turns=None if state["final_turns"][0] < 0 else state["final_turns"][0],
        ending=layout.ENDINGS[state["ending"][0]] or None,
        scores=tuple(scores(board, states[0], counts[0])) if over else (),
        winners=winners(states[0], counts[0]) if over else (),
        **(_own(board, state, seat, counts, engine.survey(record, states, seat)) if seat is not None else {}),
    )


def _own(board: Board, state: Fields, seat: int, counts: engine.Counts, found: engine.Surveys) -> dict[str, Any]:
    """What only the seat itself may know."""
    done = members(counts["complete"][0, seat].tolist())
    lost = members(found["lost"][0].tolist())

    def held(ticket: int) -> HeldTicket:
        return HeldTicket(board.tickets[ticket].id, "done" if ticket in done else "lost" if ticket in lost else "open")

    offer = state["offer", seat][: state["offer_size"][seat]]
    chosen = state["chosen"][seat]
    claims, refused = _lanes(board, found)
    return {
        "hand": cards_of(state["hand", seat]),
        "unseen_draws": cards_of(state["unseen_draws", seat]),
        "tickets": tuple(held(ticket) for ticket in members(state["tickets", seat])),
        "offer": tuple(held(ticket) for ticket in offer),
        "chosen": tuple(board.tickets[ticket].id for i, ticket in enumerate(offer) if chosen >> i & 1),
        "put_under": _names(board.tickets, state["put_under", seat]),
        "returned": _names(board.tickets, state["out", seat]),
        "legal": _legal(board, state, seat, found, claims),
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
    refusals = found["refusals"][0].tolist()
    # Most often all lanes of a group can be claimed, or none.
    claims = [
        Claims(lanes, tuple(map(text, numbers[payment : payment + count])))
        for (_, lanes, payment, text), kind, count in zip(groups, kinds, ways, strict=True)
        if count and kind == layout.LEGAL
    ]
    refused: list[Refused] = []
    closed: defaultdict[int, list[str]] = defaultdict(list)
    for place, kind in enumerate(kinds):
        if kind == layout.LEGAL:
            continue
        group = groups[place]
        for reason, lanes in _apart(group, kind, refusals):
            if reason == layout.CARDS_SHORT:
                colour, cards, locomotives, substitutes = short[4 * place : 4 * place + 4]
                refused.append(Refused("cards-short", lanes, laid_cards(colour, cards, locomotives), substitutes))
            elif reason != layout.LEGAL:
                closed[reason] += lanes
            elif ways[place]:
                payments = numbers[group.payment : group.payment + ways[place]]
                claims.append(Claims(lanes, tuple(map(group.text, payments))))
    refused += [Refused(layout.REFUSALS[reason], tuple(names)) for reason, names in closed.items()]
    return tuple(claims), tuple(refused)


def _apart(group: _Group, kind: int, refusals: list[int]) -> Iterable[tuple[int, tuple[str, ...]]]:
    """The lanes of a group sorted by reason; `kind` is the reason if there is one for all."""
    if kind >= 0:
        return [(kind, group.lanes)]
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
    cities = members([state["stations"][seat]])
    return SeatView(
        cards=state["hand_size"][seat],
        known=cards_of(state["known", seat]),
        trains=state["trains"][seat],
        points=state["points"][seat],
        path=path,
        tickets=state["tickets_held"][seat],
        kept_at_start=state["kept_at_start"][seat],
        offered=state["offer_size"][seat],
        chosen=state["chosen"][seat] != 0,
        returned=state["out_size"][seat],
        lanes=_names(board.lanes, state["lanes", seat]),
        stations=tuple(board.cities[i].id for i in cities),
        stations_left=stations - len(cities),
        countries=country_cards(board, state["country_cards"][seat]) if board.countries else {},
        open_tickets=_names(board.tickets, state["tickets", seat]) if state["phase"][0] == layout.OVER else (),
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
