"""A policy's plan in readable form: the routes it wants to build, for which tickets, and the cards they lack.

It is the policy's real plan: the policy is asked for its choice, and the plan is read from its scratch memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from branchline.boards import Board
from branchline.boards.model import CARDS, COLOURS, GREY, LOCOMOTIVE, Route
from branchline.bots.interface import SeatInput
from branchline.bots.policies import Policy
from branchline.bots.policy.habits import CLOSE, TICKETS, Habits
from branchline.game.positions import members
from branchline.rules import engine
from branchline.rules.records import TUNNEL, TURN


@dataclass(frozen=True)
class Wish:
    """A planned route for which cards are wanted."""

    route: Route
    short: int  # cards that it lacks; locomotives in hand count if they may pay
    cards: tuple[str, ...]  # kinds of card that would help
    worth: float  # how much they are wanted


@dataclass(frozen=True)
class Plan:
    """A policy's plan. Routes and tickets are numbers on the board."""

    board: Board
    hand: dict[str, int]
    trains_held: int
    own: frozenset[int]  # routes built
    countries: frozenset[str]  # already connected to others
    held: tuple[int, ...]  # tickets planned for
    routes: frozenset[int]  # still to be built, for tickets and countries
    missing: tuple[int, ...]  # cards that each open route lacks
    free: frozenset[int]  # other routes that may be claimed with the trains that the plan leaves
    wanted: frozenset[int]  # tickets that are connected, or would be by the plan
    trains: int  # that the plan uses
    turns: float
    turns_left: float  # that the policy expects to have
    value: float  # points of the wanted tickets minus those of the others
    cost: float
    need: dict[str, float]  # how much each card is wanted
    reserved: dict[str, float]  # cards that the plan needs in total
    cares: bool  # whether the policy considers tickets at all
    closes: bool  # whether the policy hurries to end the game when it is ahead

    @cached_property
    def pieces(self) -> list[int]:
        """The network of own routes that each place belongs to."""
        return networks(self.board, self.own)

    def ids(self, tickets: Iterable[int]) -> tuple[str, ...]:
        return tuple(self.board.tickets[ticket].id for ticket in tickets)

    def joins(self, ticket: int, routes: Iterable[int] = ()) -> bool:
        """Whether own routes and these connect a ticket's cities."""
        found = self.board.tickets[ticket]
        places = networks(self.board, [*self.own, *routes])
        return places[self.board.city_index[found.a]] == places[self.board.city_index[found.b]]

    def in_place(self, route: int) -> frozenset[int] | None:
        """The plan's routes including this one, as planned or in place of its twin; None if it is not in the plan."""
        if route in self.routes:
            return self.routes
        beside = next((other for other in self.routes if _ends(self.board, other) == _ends(self.board, route)), None)
        return None if beside is None else self.routes - {beside} | {route}

    def tickets_over(self, route: int) -> tuple[int, ...]:
        """Tickets whose paths in the plan need a route, the most valuable first."""
        planned = self.in_place(route)
        if planned is None:
            return ()
        open_ones = [ticket for ticket in self.held if ticket in self.wanted and not self.joins(ticket)]
        over = [t for t in open_ones if self.joins(t, planned) and not self.joins(t, planned - {route})]
        return tuple(sorted(over, key=lambda ticket: (-self.board.tickets[ticket].points, ticket)))

    def countries_over(self, route: int) -> tuple[str, ...]:
        """Countries that the plan connects by this route, if that brings cards (P6)."""
        planned = self.in_place(route)
        if planned is None or not self.board.countries:
            return ()
        places = networks(self.board, self.own | planned - {route})
        a, b = (places[end] for end in _ends(self.board, route))
        sides = [[c.id for c in self.board.countries if places[self.board.city_index[c.id]] == end] for end in (a, b)]
        countries = {country for side in sides for country in side}
        if a == b or not all(sides) or countries <= self.countries:
            return ()
        return tuple(country.id for country in self.board.countries if country.id in countries)

    def lacks(self, route: int) -> int:
        """How many cards an open route lacks by the policy's count: of its colour, or of the best one for a grey route.

        Where a ferry can be paid for with sets of other cards, and the policy would do so, none are missing (D15).
        """
        return self.missing[route]

    def lacking(self, route: int, colour: str | None = None) -> dict[str, int]:
        """The cards that a route lacks by the rules, including locomotive symbols, if no substitutes are given.

        A grey route is counted in `colour`, by default the colour held most.
        """
        found = self.board.routes[route]
        if found.colour != GREY:
            colour = found.colour
        elif colour is None:
            colour = max(COLOURS, key=lambda each: self.hand[each])
        locomotives = self.hand[LOCOMOTIVE] if found.takes_locomotives(self.board.rules) else 0
        spare = max(0, locomotives - found.symbols)
        short = {
            colour: found.cost - found.symbols - self.hand[colour] - spare,
            LOCOMOTIVE: found.symbols - locomotives,
        }
        return {card: number for card, number in short.items() if number > 0}

    @property
    def lacks_together(self) -> bool:
        """Whether the hand can't pay for all coloured routes of the plan, even with every locomotive."""
        short = 0
        for colour in COLOURS:
            planned = (self.board.routes[route] for route in self.routes)
            short += max(0, sum(route.cost for route in planned if route.colour == colour) - self.hand[colour])
        return short > self.hand[LOCOMOTIVE]

    def lacking_kinds(self, route: int) -> set[str]:
        """The kinds of card that would help to pay for a route that lacks some."""
        found, short = self.board.routes[route], self.lacking(route)
        colours = {*COLOURS} if found.colour == GREY else {found.colour}
        kinds = colours if any(card != LOCOMOTIVE for card in short) else set()
        return kinds | ({LOCOMOTIVE} if found.takes_locomotives(self.board.rules) else set())

    @cached_property
    def wishes(self) -> tuple[Wish, ...]:
        """Routes of the plan that lack cards, the most wanted first."""
        found = [self._wish(route) for route in sorted(self.routes) if self.lacks(route)]
        return tuple(sorted(found, key=lambda wish: -wish.worth))

    def beyond(self, card: str | None = None) -> int | None:
        """The route outside the plan with most points for the cards it lacks; if `card` is given, it must help."""
        best: tuple[float, int] | None = None
        for route in sorted(self.free):
            colour = card if card in COLOURS else None
            short = sum(self.lacking(route, colour).values())
            if short and (card is None or card in self.lacking_kinds(route)):
                pace = self.board.rules.points[self.board.routes[route].length] / (1 + short / 2)
                if best is None or pace > best[0]:
                    best = pace, route
        return best[1] if best else None

    def _wish(self, route: int) -> Wish:
        found, short = self.board.routes[route], self.lacks(route)
        cards = [found.colour] if self.hand.get(found.colour, 0) < found.cost - found.symbols else []
        if found.colour == GREY:
            spare = {colour: int(self.hand[colour] - self.reserved[colour]) for colour in COLOURS}
            most = max(0, *spare.values())
            cards = [colour for colour in COLOURS if spare[colour] >= most]
        if found.takes_locomotives(self.board.rules):
            cards.append(LOCOMOTIVE)
        return Wish(found, short, tuple(cards), 1 / short)


def plan_of(seen: SeatInput, habits: Habits, tickets: Sequence[int] | None = None) -> Plan:
    """The plan of a policy with these habits, for the tickets held or for `tickets` instead.

    While a tunnel is being paid for, the plan is the one from before: the cards laid count as held.
    """
    seat, states = seen.seat, engine.copy_states(seen.states)
    state = states[0]
    if state.phase == TUNNEL:
        state.hand[seat] += state.laid
        state.hand_size[seat] += state.laid.sum()
        state.laid[:] = 0
    state.phase = TURN  # a policy plans on every turn, but not in all other phases
    if tickets is not None:
        state.tickets[seat] = [sum(1 << t - base for t in tickets if base <= t < base + 64) for base in (0, 64)]
    policy = Policy(habits)
    board = engine.board_record(seen.board)
    policy.choose(board, states, seat)
    left = policy.scratch
    planned = frozenset(members(left.plan.tolist()))
    still_open = frozenset(members(state.open[seat].tolist()))
    spare = int(state.trains[seat]) - int(left.plan_trains)
    return Plan(
        board=seen.board,
        hand={card: int(count) for card, count in zip(CARDS, state.hand[seat], strict=True)},
        trains_held=int(state.trains[seat]),
        own=frozenset(members(state.routes[seat].tolist())),
        countries=frozenset(c.id for i, c in enumerate(seen.board.countries) if int(state.joined[seat]) >> i & 1),
        held=tuple(members(state.tickets[seat].tolist())),
        routes=planned,
        missing=tuple(int(number) for number in left.missing[board.group[: len(seen.board.routes)]]),
        free=frozenset(route for route in still_open - planned if seen.board.routes[route].length <= spare),
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


def policy_choice(seen: SeatInput, habits: Habits) -> int:
    """The choice of a policy with these habits."""
    return Policy(habits).choose(engine.board_record(seen.board), seen.states, seen.seat)


def networks(board: Board, routes: Iterable[int]) -> list[int]:
    """Label each place with one place of its network in these routes (union-find)."""
    label = list(range(len(board.city_index)))

    def root(place: int) -> int:
        while label[place] != place:
            place = label[place]
        return place

    for route in routes:
        a, b = _ends(board, route)
        label[root(a)] = root(b)
    return [root(place) for place in range(len(label))]


def _ends(board: Board, route: int) -> tuple[int, int]:
    found = board.routes[route]
    return board.city_index[found.a], board.city_index[found.b]
