"""A policy's plan as people read it: what it wants to build, for which tickets, and what that still lacks.

The plan is the policy's own: the policy is asked for its choice, and this reads the memory that it worked in.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from branchline.boards import Board
from branchline.boards.model import CARDS, COLOURS, GREY, LOCOMOTIVE, Lane
from branchline.bots.policy.habits import CLOSE, TICKETS, Habits
from branchline.bots.policy.scratch import new_scratch
from branchline.bots.seat_input import Seen
from branchline.bots.warmup import POLICY, ensure_bots
from branchline.game.positions import members
from branchline.rules import engine
from branchline.rules.records import TUNNEL, TURN


@dataclass(frozen=True)
class Wish:
    """A lane that cards are wanted for."""

    lane: Lane
    short: int  # cards that it lacks; locomotives in hand count where they may pay
    cards: tuple[str, ...]  # each of these would bring it nearer
    worth: float  # how much that is wanted


@dataclass(frozen=True)
class Plan:
    """What a policy has in mind. Lanes and tickets are numbers of the board's."""

    board: Board
    hand: dict[str, int]
    trains_held: int
    own: frozenset[int]  # lanes built
    countries: frozenset[str]  # that have been joined with others
    held: tuple[int, ...]  # tickets planned for
    lanes: frozenset[int]  # still to be built, for tickets and countries
    free: frozenset[int]  # lanes beside those that may be claimed, with the trains that the plan leaves
    wanted: frozenset[int]  # tickets that are joined, or would be by the plan
    trains: int  # that the plan takes
    turns: float
    turns_left: float  # that the policy expects to have
    value: float  # points of the tickets wanted, less those of the others
    cost: float
    need: dict[str, float]  # how much each card is wanted
    reserved: dict[str, float]  # cards that the plan takes in all
    cares: bool  # about tickets at all
    closes: bool  # the game, when it is ahead

    @cached_property
    def pieces(self) -> list[int]:
        """The network of own lanes that each place belongs to."""
        return networks(self.board, self.own)

    def ids(self, tickets: Iterable[int]) -> tuple[str, ...]:
        return tuple(self.board.tickets[ticket].id for ticket in tickets)

    def joins(self, ticket: int, lanes: Iterable[int] = ()) -> bool:
        """Whether a ticket's ends are joined by own lanes and these."""
        found = self.board.tickets[ticket]
        places = networks(self.board, [*self.own, *lanes])
        return places[self.board.city_index[found.a]] == places[self.board.city_index[found.b]]

    def in_place(self, lane: int) -> frozenset[int] | None:
        """The plan's lanes with this one among them: its own, or beside one of them; None: it is no part of it."""
        if lane in self.lanes:
            return self.lanes
        beside = next((other for other in self.lanes if _ends(self.board, other) == _ends(self.board, lane)), None)
        return None if beside is None else self.lanes - {beside} | {lane}

    def tickets_over(self, lane: int) -> tuple[int, ...]:
        """Tickets whose ways in the plan need a lane, the worthiest first."""
        planned = self.in_place(lane)
        if planned is None:
            return ()
        open_ones = [ticket for ticket in self.held if ticket in self.wanted and not self.joins(ticket)]
        over = [t for t in open_ones if self.joins(t, planned) and not self.joins(t, planned - {lane})]
        return tuple(sorted(over, key=lambda ticket: (-self.board.tickets[ticket].points, ticket)))

    def countries_over(self, lane: int) -> tuple[str, ...]:
        """Countries that the plan joins by this lane, if that brings cards (P6)."""
        planned = self.in_place(lane)
        if planned is None or not self.board.countries:
            return ()
        places = networks(self.board, self.own | planned - {lane})
        a, b = (places[end] for end in _ends(self.board, lane))
        sides = [[c.id for c in self.board.countries if places[self.board.city_index[c.id]] == end] for end in (a, b)]
        countries = {country for side in sides for country in side}
        if a == b or not all(sides) or countries <= self.countries:
            return ()
        return tuple(country.id for country in self.board.countries if country.id in countries)

    def lacks(self, lane: int) -> int:
        """How many cards a lane lacks as the policy counts: of its colour, or of the best one for a grey lane."""
        found = self.board.lanes[lane]
        colours = COLOURS if found.colour == GREY else (found.colour,)
        held = max(self.hand[colour] for colour in colours)
        if takes_locomotives(self.board, found):
            held += self.hand[LOCOMOTIVE]
        substitutes = found.any_cards or self.board.rules.ferry_substitute
        symbols = 0 if substitutes else found.symbols - self.hand[LOCOMOTIVE]
        return max(0, found.length - held, symbols)

    def lacking(self, lane: int, colour: str | None = None) -> dict[str, int]:
        """What a lane lacks by the rules, symbols included, if no substitutes are given.

        A grey lane is counted in a colour, in the one held most unless one is given.
        """
        found = self.board.lanes[lane]
        if found.colour != GREY:
            colour = found.colour
        elif colour is None:
            colour = max(COLOURS, key=lambda each: self.hand[each])
        locomotives = self.hand[LOCOMOTIVE] if takes_locomotives(self.board, found) else 0
        spare = max(0, locomotives - found.symbols)
        short = {
            colour: found.length - found.symbols - self.hand[colour] - spare,
            LOCOMOTIVE: found.symbols - locomotives,
        }
        return {card: number for card, number in short.items() if number > 0}

    def lacking_kinds(self, lane: int) -> set[str]:
        """The cards of which another would help to pay for a lane that lacks some."""
        found, short = self.board.lanes[lane], self.lacking(lane)
        colours = {*COLOURS} if found.colour == GREY else {found.colour}
        kinds = colours if any(card != LOCOMOTIVE for card in short) else set()
        return kinds | ({LOCOMOTIVE} if takes_locomotives(self.board, found) else set())

    @cached_property
    def wishes(self) -> tuple[Wish, ...]:
        """Lanes of the plan that lack cards, the one that counts most first."""
        found = [self._wish(lane) for lane in sorted(self.lanes) if self.lacks(lane)]
        return tuple(sorted(found, key=lambda wish: -wish.worth))

    def beyond(self, card: str | None = None) -> int | None:
        """The lane beyond the plan that gives most for the cards it lacks, if it lacks some, of this kind if given."""
        best: tuple[float, int] | None = None
        for lane in sorted(self.free):
            colour = card if card in COLOURS else None
            short = sum(self.lacking(lane, colour).values())
            if short and (card is None or card in self.lacking_kinds(lane)):
                pace = self.board.rules.points[self.board.lanes[lane].length] / (1 + short / 2)
                if best is None or pace > best[0]:
                    best = pace, lane
        return best[1] if best else None

    def _wish(self, lane: int) -> Wish:
        found, short = self.board.lanes[lane], self.lacks(lane)
        cards = [found.colour] if self.hand.get(found.colour, 0) < found.length - found.symbols else []
        if found.colour == GREY:
            spare = {colour: int(self.hand[colour] - self.reserved[colour]) for colour in COLOURS}
            most = max(0, *spare.values())
            cards = [colour for colour in COLOURS if spare[colour] >= most]
        if takes_locomotives(self.board, found):
            cards.append(LOCOMOTIVE)
        return Wish(found, short, tuple(cards), 1 / short)


def plan_of(seen: Seen, habits: Habits, tickets: Sequence[int] | None = None) -> Plan:
    """The plan of a policy with these habits; with other tickets than those held, as if these were.

    While a tunnel is paid for, the plan is that from before: the cards laid count as held.
    """
    seat, states = seen.seat, engine.copy_states(seen.states)
    state = states[0]
    if state.phase == TUNNEL:
        state.hand[seat] += state.laid
        state.hand_size[seat] += state.laid.sum()
        state.laid[:] = 0
    state.phase = TURN  # a policy plans at every turn, but not in all other phases
    if tickets is not None:
        state.tickets[seat] = [sum(1 << t - base for t in tickets if base <= t < base + 64) for base in (0, 64)]
    _, left = _ask(seen.board, states, seat, habits)
    planned = frozenset(members(left.plan.tolist()))
    still_open = frozenset(members(state.open[seat].tolist()))
    spare = int(state.trains[seat]) - int(left.plan_trains)
    return Plan(
        board=seen.board,
        hand={card: int(count) for card, count in zip(CARDS, state.hand[seat], strict=True)},
        trains_held=int(state.trains[seat]),
        own=frozenset(members(state.lanes[seat].tolist())),
        countries=frozenset(c.id for i, c in enumerate(seen.board.countries) if int(state.joined[seat]) >> i & 1),
        held=tuple(members(state.tickets[seat].tolist())),
        lanes=planned,
        free=frozenset(lane for lane in still_open - planned if seen.board.lanes[lane].length <= spare),
        wanted=frozenset(members(left.wanted.tolist())),
        trains=int(left.plan_trains),
        turns=float(left.plan_turns),
        turns_left=float(left.turns_left),
        value=float(left.plan_value),
        cost=float(left.plan_cost),
        need={card: float(wish) for card, wish in zip(CARDS, left.need, strict=True)},
        reserved={card: float(count) for card, count in zip(CARDS, left.reserved, strict=True)},
        cares=bool(habits[TICKETS] > 0),
        closes=bool(habits[CLOSE] > 0),
    )


def policy_choice(seen: Seen, habits: Habits) -> int:
    """What a policy with these habits would do."""
    return _ask(seen.board, seen.states, seen.seat, habits)[0]


def _ask(board: Board, states: engine.States, seat: int, habits: Habits) -> tuple[int, np.record]:
    """A policy's choice, and the memory that it leaves."""
    from branchline.bots import entries

    ensure_bots(POLICY)
    work, action = new_scratch(), np.zeros(1, dtype=np.int64)
    boards = engine.boards_of(engine.board_record(board))
    entries.choose_batch(boards, states, np.array([seat], dtype=np.int64), habits, work, action)
    left: np.record = work[0]
    return int(action[0]), left


def takes_locomotives(board: Board, lane: Lane) -> bool:
    """Whether locomotives may pay for a lane at all (N4)."""
    return board.rules.locomotives_on_plain_lanes or lane.tunnel or lane.symbols > 0


def networks(board: Board, lanes: Iterable[int]) -> list[int]:
    """Each place labelled with one place of the network that these lanes make."""
    label = list(range(len(board.city_index)))

    def root(place: int) -> int:
        while label[place] != place:
            place = label[place]
        return place

    for lane in lanes:
        a, b = _ends(board, lane)
        label[root(a)] = root(b)
    return [root(place) for place in range(len(label))]


def _ends(board: Board, lane: int) -> tuple[int, int]:
    found = board.lanes[lane]
    return board.city_index[found.a], board.city_index[found.b]
