"""Position parser and validator: turns a dict, from `positions.to_dict` or written by hand, into a game state.

These keys may be left out: `deck` (defaults to all cards named nowhere else; if it is given, such cards are out of the
game), `ticket_deck` (likewise), `face_up` (turned up from the deck by the position's `seed`, which is 0 unless it is
given), hands and tickets (none), `final_turns` (none, or what follows if one seat has run out of trains), and all else
with an obvious default. `trains`, `points` and `stations_left` follow from what is built: a contradiction is refused,
like every position that can't occur in a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from branchline.boards.model import CARDS, COLOURS, LOCOMOTIVE, Board, Route
from branchline.boards.payments import Payment
from branchline.game.action_numbers import most_swaps, route_payments
from branchline.game.actions import find_city, find_route, find_ticket
from branchline.game.errors import InvalidAction, PositionError, SeedError
from branchline.game.position_checks import check_country_cards, last_turns
from branchline.game.position_values import card_counts, card_number, list_of, mapping_of, number_in
from branchline.game.positions import indexes
from branchline.game.setup import OPTIONS, option_bits, parse_seed
from branchline.rules import engine
from branchline.rules.records import (
    BOTTOM,
    COLOURS_FOR_RESET,
    ENDINGS,
    FACE_UP,
    GAP,
    IDLE_ROUNDS,
    LAST_TURNS,
    NEVER_DEALT,
    NO_COLOUR,
    OFFER,
    OFFERED,
    OVER,
    PAYING,
    PHASES,
    RETURNED,
    START,
    STREAMS,
    TICKETS,
    TUNNEL,
    UNKNOWN_TICKET,
    UNSEEN,
)

KEYS = (
    *("board", "options", "seed", "drawn", "players", "first", "phase", "turn", "face_up", "face_up_rests", "deck"),
    *("discards", "ticket_deck", "hands", "known", "knowledge", "tickets", "offers", "chosen", "trains"),
    *("stations_left", "points", "routes", "stations", "countries", "laid", "passes", "idle_turns", "final_turns"),
    "ending",
)
KNOWLEDGE = ("deck_most", "unseen_draws", "put_under", "bottom_by", "kept_at_start")


def from_dict(board: Board, position: Mapping[str, Any]) -> engine.States:
    """Parses a position into an array of one state. Raises PositionError if the position is invalid."""
    return _Reader(board, position).read()


class _Reader:
    """Reads one dict into one state; errors name the key at fault."""

    def __init__(self, board: Board, position: Mapping[str, Any]) -> None:
        if not isinstance(position, Mapping):
            raise PositionError("a position is a dict")
        unknown = [key for key in position if key not in KEYS]
        if unknown:
            raise PositionError(f"unknown key {unknown[0]!r}; a position has {', '.join(KEYS)}")
        self.board = board
        self.record = engine.board_record(board)
        self.position = position
        self.states = engine.new_states(1)
        self.state: np.record = self.states[0]
        self.tickets_placed: dict[str, str] = {}

    def read(self) -> engine.States:
        self._table()
        self._built()
        self._cards()
        self._tickets()
        self._laid()
        if "face_up" not in self.position:
            engine.turn_up_cards(self.record, self.state)
        self._check_flow()
        return self.states

    # The parts, each after those that it depends on.

    def _table(self) -> None:
        state, rules = self.state, self.board.rules
        lists = (self.position.get(key) for key in ("hands", "tickets"))
        default = next((len(value) for value in lists if value and isinstance(value, (list, tuple))), rules.players[0])
        state.players = self._number("players", default, rules.players[0], rules.players[1])
        last = int(state.players) - 1
        try:
            seed = parse_seed(self.position.get("seed", 0))
        except SeedError as error:
            raise PositionError(f"seed: {error}") from None
        state.seed[:] = seed & (1 << 64) - 1, seed >> 64
        drawn = mapping_of("drawn", self.position.get("drawn") or {}, STREAMS)
        for i, name in enumerate(STREAMS):
            state.drawn[i] = number_in(f"drawn.{name}", drawn.get(name, 0), 0, 2**32 - 1)
        choices = mapping_of("options", self.position.get("options") or {}, [option.name for option in OPTIONS])
        for option in OPTIONS:
            choice = choices.get(option.name)
            if option.name in choices and not (getattr(rules, option.offered) and isinstance(choice, bool)):
                raise PositionError(f"options.{option.name}: {choice!r} is no choice on this board")
        state.options = option_bits(choices)
        phase = self.position.get("phase", "turn")
        if phase not in PHASES:
            raise PositionError(f"phase: {phase!r} is none of {', '.join(PHASES)}")
        state.phase = PHASES.index(phase)
        state.first = self._number("first", 0, 0, last)
        state.turn = self._number("turn", int(state.first), 0, last)
        state.passes = self._number("passes", 0, 0, last + 1)
        state.idle_turns = self._number("idle_turns", 0, 0, IDLE_ROUNDS * (last + 1))
        ending = self.position.get("ending") or ("" if state.phase != OVER else ENDINGS[LAST_TURNS])
        if ending not in ENDINGS:
            raise PositionError(f"ending: {ending!r} is none of {', '.join(ENDINGS[1:])}")
        state.ending = ENDINGS.index(ending)

    def _built(self) -> None:
        state, board, rules = self.state, self.board, self.board.rules
        seats = int(state.players)
        for name, seat in mapping_of("routes", self.position.get("routes") or {}).items():
            route = board.route_index[self._named(f"routes.{name}", find_route, name)]
            owner = number_in(f"routes.{name}", seat, 0, seats - 1)
            if any(int(words[route >> 6]) >> (route & 63) & 1 for words in state.routes[:seats]):
                raise PositionError(f"routes.{name}: the route is named twice")
            state.routes[owner, route >> 6] |= np.uint64(1 << (route & 63))
        self._check_routes()
        for name, seat in mapping_of("stations", self.position.get("stations") or {}).items():
            city = board.city_index[self._named(f"stations.{name}", find_city, name)]
            owner = number_in(f"stations.{name}", seat, 0, seats - 1)
            if any(int(cities) >> city & 1 for cities in state.stations):
                raise PositionError(f"stations.{name}: the city is named twice")
            state.stations[owner] |= np.uint64(1 << city)
            if int(state.stations[owner]).bit_count() > len(rules.station_costs):
                raise PositionError(f"stations: seat {owner} has more than {len(rules.station_costs)}")
        engine.derive(self.record, state)
        for seat in range(seats):
            if sum(board.routes[i].length for i in indexes(state.routes[seat])) > rules.trains:
                raise PositionError(f"routes: seat {seat} has used more than {rules.trains} trains")
        self._country_cards()
        check_country_cards(board, state)
        final = self.position.get("final_turns")
        turns = None if final is None else number_in("final_turns", final, 0, seats)
        if turns == 0 and state.phase != OVER:
            raise PositionError("final_turns: with none left the game is over")
        state.final_turns = last_turns(board, state, turns, absent="final_turns" not in self.position)
        left = [len(rules.station_costs) - int(state.stations[seat]).bit_count() for seat in range(seats)]
        trains, points = (field[:seats].tolist() for field in (state.trains, state.points))
        for key, truth in (("trains", trains), ("points", points), ("stations_left", left)):
            given = self._per_seat(key, truth)
            for seat, value in enumerate(given):
                if value != truth[seat]:
                    raise PositionError(f"{key}[{seat}]: {value}, but what is built makes it {truth[seat]}")

    def _check_routes(self) -> None:
        """No seat may own two routes of a double route or into one country; no closed route is owned (G13, G14, P4)."""
        board, seats = self.board, int(self.state.players)
        owner = {i: seat for seat in range(seats) for i in indexes(self.state.routes[seat])}
        for i, seat in owner.items():
            route = board.routes[i]
            for j, other in owner.items():
                twin = board.routes[j]
                if j <= i:
                    continue
                if route.country is not None and route.country == twin.country and seat == other:
                    raise PositionError(f"routes: seat {seat} has two routes into {route.country}")
                if route.country is None and {route.a, route.b} == {twin.a, twin.b}:
                    if seat == other:
                        raise PositionError(f"routes: seat {seat} has both {route.id} and {twin.id}")
                    if seats <= board.rules.doubles_closed_up_to:
                        both = f"{route.id} and {twin.id}"
                        raise PositionError(f"routes: with {seats} players only one of {both} can be used")

    def _country_cards(self) -> None:
        state, board = self.state, self.board
        given = self._per_seat("countries", [{} for _ in range(state.players)])
        places = {c.id: sum(len(before.cards) for before in board.countries[:i]) for i, c in enumerate(board.countries)}
        left = {country.id: list(country.cards) for country in board.countries}
        owners: dict[str, list[tuple[int, int]]] = {country.id: [] for country in board.countries}
        for seat, taken in enumerate(given):
            for name, values in mapping_of(f"countries[{seat}]", taken, [c.id for c in board.countries]).items():
                for value in values if isinstance(values, list) else [values]:
                    if value not in left[name]:
                        raise PositionError(f"countries[{seat}].{name}: no card of {value!r} is left in that stack")
                    left[name].remove(value)
                    owners[name].append((seat, value))
        for country in board.countries:
            top = country.cards[: len(owners[country.id])]
            if sorted((value for _, value in owners[country.id]), reverse=True) != list(top):
                raise PositionError(f"countries: the cards of {country.id} are taken from the top: {list(top)}")
            free = list(range(len(top)))
            for seat, value in sorted(owners[country.id], key=lambda pair: -pair[1]):
                index = next(i for i in free if country.cards[i] == value)
                free.remove(index)
                state.country_cards[seat] |= np.uint64(1 << (places[country.id] + index))

    def _cards(self) -> None:
        state, rules = self.state, self.board.rules
        seats = int(state.players)
        all_cards = {card: rules.locomotives if card == LOCOMOTIVE else rules.each_colour for card in CARDS}
        for seat, hand in enumerate(self._per_seat("hands", [{} for _ in range(seats)])):
            state.hand[seat] = card_counts(f"hands[{seat}]", hand)
        state.discards[:] = card_counts("discards", self.position.get("discards") or {})
        state.face_up[:] = GAP
        face_up = self.position.get("face_up", [])
        if not isinstance(face_up, Sequence) or isinstance(face_up, str) or len(face_up) > FACE_UP:
            raise PositionError(f"face_up: a list of up to {FACE_UP} cards")
        for slot, card in enumerate(face_up):
            if card is not None:
                state.face_up[slot] = card_number(f"face_up[{slot}]", card)
        laid = mapping_of(
            "laid",
            self.position.get("laid") or {},
            ("route", "colour", "cards", "turned_up", "owed", "to_give", "give_from"),
        )
        state.laid[:] = card_counts("laid.cards", laid.get("cards") or {})
        state.turned[:] = card_counts("laid.turned_up", laid.get("turned_up") or {})
        named = state.hand[:seats].sum(axis=0) + state.discards + state.laid + state.turned
        for card in state.face_up:
            if card != GAP:
                named[card] += 1
        deck = self.position.get("deck")
        in_deck = [0] * len(CARDS) if deck is None else card_counts("deck", deck)
        for card, count in zip(CARDS, named + in_deck, strict=True):
            if count > all_cards[card]:
                raise PositionError(f"there are {all_cards[card]} {card} cards, and {count} are named")
        state.deck[:] = [all_cards[card] - n for card, n in zip(CARDS, named, strict=True)] if deck is None else in_deck
        state.deck_size = int(state.deck.sum())
        state.hand_size[:] = state.hand.sum(axis=1)
        state.all_cards[:] = named + state.deck
        if state.deck_size == 0 and state.discards.any():
            raise PositionError("discards: with an empty deck they would be the deck (G9)")
        if "face_up" in self.position and state.deck_size and GAP in list(state.face_up):
            raise PositionError("face_up: a gap stays open only over an empty deck (G9)")
        for seat, known in enumerate(self._per_seat("known", [{} for _ in range(seats)])):
            state.known[seat] = card_counts(f"known[{seat}]", known)
            if (state.known[seat] > state.hand[seat]).any():
                raise PositionError(f"known[{seat}]: more than the hand holds")
        self._card_knowledge(mapping_of("knowledge", self.position.get("knowledge") or {}, KNOWLEDGE))
        outside = state.deck[: len(COLOURS)].sum() + state.discards[: len(COLOURS)].sum()
        outside += sum(card not in (GAP, len(COLOURS)) for card in state.face_up)
        too_many = rules.face_up_reset_at and list(state.face_up).count(len(COLOURS)) >= rules.face_up_reset_at
        rests = self.position.get("face_up_rests", bool(too_many and outside >= COLOURS_FOR_RESET))
        if not isinstance(rests, bool):
            raise PositionError(f"face_up_rests: {rests!r} is neither true nor false")
        state.face_up_rests = rests

    def _card_knowledge(self, knowledge: Mapping[str, Any]) -> None:
        """What everyone may know of the deck. The default is as if the discards had never been reshuffled."""
        state = self.state
        seats = range(int(state.players))
        unseen = [state.hand[seat] - state.known[seat] for seat in seats]
        most = knowledge.get("deck_most")
        state.deck_most[:] = state.deck + sum(unseen) if most is None else card_counts("knowledge.deck_most", most)
        if (state.deck_most < state.deck).any():
            raise PositionError("knowledge.deck_most: less than the deck holds")
        for seat, cards in enumerate(self._seats("knowledge.unseen_draws", knowledge.get("unseen_draws"), unseen)):
            known = cards if cards is unseen[seat] else card_counts(f"knowledge.unseen_draws[{seat}]", cards)
            state.unseen_draws[seat] = known

    def _tickets(self) -> None:
        state, board = self.state, self.board
        seats = int(state.players)
        held = self._per_seat("tickets", [[] for _ in range(seats)])
        offers = self._per_seat("offers", [[] for _ in range(seats)])
        chosen = self._per_seat("chosen", [[] for _ in range(seats)])
        state.offer[:] = UNKNOWN_TICKET
        state.bottom[:] = UNKNOWN_TICKET
        state.bottom_by[:] = -1
        for seat in range(seats):
            state.tickets[seat] = self._ticket_set(f"tickets[{seat}]", held[seat])
            state.tickets_held[seat] = len(held[seat])
            offer = [self._ticket(f"offers[{seat}]", name) for name in list_of(f"offers[{seat}]", offers[seat])]
            if len(offer) > OFFER:
                raise PositionError(f"offers[{seat}]: more than {OFFER} tickets")
            state.offer[seat, : len(offer)] = offer
            state.offer_size[seat] = len(offer)
            names = [board.tickets[i].id for i in offer]
            for name in list_of(f"chosen[{seat}]", chosen[seat]):
                if name not in names:
                    raise PositionError(f"chosen[{seat}]: {name!r} is not offered")
                state.chosen[seat] |= np.uint8(1 << names.index(name))
        deck = mapping_of(
            "ticket_deck",
            self.position.get("ticket_deck") or {},
            ("unseen", "start_returned", "bottom", "out", "never_dealt"),
        )
        state.returned[:] = self._ticket_set("ticket_deck.start_returned", deck.get("start_returned") or [])
        bottom = list_of("ticket_deck.bottom", deck.get("bottom") or [])
        for i, name in enumerate(bottom):
            state.bottom[i] = self._ticket("ticket_deck.bottom", name)
        out = self._seats("ticket_deck.out", deck.get("out"), [[] for _ in range(seats)])
        for seat, names in enumerate(out):
            state.out[seat] = self._ticket_set(f"ticket_deck.out[{seat}]", names)
            state.out_size[seat] = len(names)
        never = deck.get("never_dealt")
        if never is None:
            dealt_apart = board.rules.offer_long and "unseen" not in deck
            never = self._unplaced(lambda ticket: ticket.long) if dealt_apart else []
        state.out[NEVER_DEALT] = self._ticket_set("ticket_deck.never_dealt", never)
        state.out_size[NEVER_DEALT] = len(never)
        unseen = deck.get("unseen")
        if unseen is None:
            unseen = self._unplaced(lambda ticket: True)
        state.unseen_tickets[:] = self._ticket_set("ticket_deck.unseen", unseen)
        for place in ("unseen", *(("start_returned", "bottom") if board.rules.start_returns_leave else ())):
            for name in deck.get(place) or []:
                if board.tickets[board.ticket_index[find_ticket(board, name)]].long:
                    raise PositionError(f"ticket_deck.{place}: {name} is a long ticket, dealt only at the start")
        state.deck_tickets[UNSEEN] = len(unseen)
        state.deck_tickets[RETURNED] = len(indexes(state.returned))
        state.deck_tickets[BOTTOM] = len(bottom)
        for name in self.tickets_placed:
            index = board.ticket_index[name]
            state.tickets_in_game[index >> 6] |= np.uint64(1 << (index & 63))
        self._ticket_knowledge(self.position.get("knowledge") or {}, len(bottom))

    def _ticket_knowledge(self, knowledge: Mapping[str, Any], bottom: int) -> None:
        state, seats = self.state, int(self.state.players)
        put_under = self._seats("knowledge.put_under", knowledge.get("put_under"), [[] for _ in range(seats)])
        for seat, names in enumerate(put_under):
            for name in list_of(f"knowledge.put_under[{seat}]", names):
                index = self.board.ticket_index[self._named("knowledge.put_under", find_ticket, name)]
                state.put_under[seat, index >> 6] |= np.uint64(1 << (index & 63))
        by = list_of("knowledge.bottom_by", knowledge.get("bottom_by") or [-1] * bottom)
        if len(by) != bottom:
            raise PositionError(f"knowledge.bottom_by: a seat for each of the {bottom} tickets at the bottom")
        for i, seat in enumerate(by):
            state.bottom_by[i] = number_in("knowledge.bottom_by", seat, -1, seats - 1)
        held = [0 if state.phase == START else int(state.tickets_held[seat]) for seat in range(seats)]
        kept = self._seats("knowledge.kept_at_start", knowledge.get("kept_at_start"), held)
        for seat in range(seats):
            state.kept_at_start[seat] = number_in(f"knowledge.kept_at_start[{seat}]", kept[seat], 0, TICKETS)

    def _laid(self) -> None:
        """A payment in progress: a tunnel that costs extra cards, or substitutes that are still to be given."""
        state, board = self.state, self.board
        laid = self.position.get("laid") or {}
        state.laid_route = -1
        state.laid_colour = NO_COLOUR
        if state.phase not in (TUNNEL, PAYING):
            if laid:
                raise PositionError(f"laid: nothing is laid in phase {PHASES[int(state.phase)]}")
            return
        if not laid.get("route"):
            raise PositionError(f"laid.route: phase {PHASES[int(state.phase)]} needs the route that is being paid for")
        route = board.route_index[self._named("laid.route", find_route, laid["route"])]
        state.laid_route = route
        if not int(state.open[state.turn, route >> 6]) >> (route & 63) & 1:
            raise PositionError(f"laid.route: {laid['route']} is not open to seat {int(state.turn)}")
        if board.routes[route].length > state.trains[state.turn]:
            raise PositionError(f"laid.route: {laid['route']} is longer than the trains of seat {int(state.turn)}")
        colours = [i for i in range(len(COLOURS)) if state.laid[i]]
        colour = laid.get("colour", CARDS[colours[0]] if len(colours) == 1 else None)
        if colour is not None:
            state.laid_colour = card_number("laid.colour", colour)
        if state.phase == TUNNEL:
            self._laid_in_tunnel(board.routes[route], laid)
        else:
            self._laid_for_substitutes(board.routes[route], laid)

    def _laid_in_tunnel(self, route: Route, laid: Mapping[str, Any]) -> None:
        state = self.state
        if not route.tunnel:
            raise PositionError(f"laid.route: {route.id} is no tunnel")
        if all(any(rest) or payment.swaps for payment, rest in self._payments_laid(route)):
            raise PositionError(f"laid.cards: {route.id} can't be paid for so")
        if state.turned.sum() > self.board.rules.tunnel_cards:
            raise PositionError(f"laid.turned_up: more than {self.board.rules.tunnel_cards} cards")
        matching = int(state.turned[len(COLOURS)])
        if state.laid_colour != NO_COLOUR:
            matching += int(state.turned[state.laid_colour])
        state.owed = number_in("laid.owed", laid.get("owed", matching), 1, self.board.rules.tunnel_cards)
        if state.owed != matching:
            raise PositionError(f"laid.owed: {int(state.owed)}, but the cards turned up make it {matching}")
        if state.turned.sum() < self.board.rules.tunnel_cards and state.deck_size:
            raise PositionError("laid.turned_up: fewer cards than the tunnel asks for, over a deck with more (E8)")

    def _laid_for_substitutes(self, route: Route, laid: Mapping[str, Any]) -> None:
        """Some of the cards laid are a payment with swaps; the others are substitutes given so far."""
        state, price = self.state, route.swap_price(self.board.rules)
        state.to_give = number_in("laid.to_give", laid.get("to_give", 0), 1, 120)
        last = card_number("laid.give_from", laid.get("give_from", CARDS[0]))
        state.give_from = last
        for payment, given in self._payments_laid(route):
            enough = sum(given) + int(state.to_give) == payment.swaps * price
            if payment.swaps and enough and not any(given[last + 1 :]) and (given[last] or last == 0):
                return
        raise PositionError(f"laid.cards: {route.id} can't be paid for so, with {int(state.to_give)} more to give")

    def _payments_laid(self, route: Route) -> Iterator[tuple[Payment, list[int]]]:
        """Yields the route's payments that the cards laid can contain, each with the remaining cards."""
        state = self.state
        colour = None if state.laid_colour == NO_COLOUR else CARDS[int(state.laid_colour)]
        most = most_swaps(self.board, state, route)
        for payment in route_payments(self.board, self.board.route_index[route.id]):
            rest = [int(n) for n in state.laid]
            rest[-1] -= payment.locomotives
            if payment.colour is not None:
                rest[CARDS.index(payment.colour)] -= payment.cards
            if payment.colour != colour or payment.swaps > most or min(rest) < 0:
                continue
            if LOCOMOTIVE in route.substitutes or rest[-1] == 0:
                yield payment, rest

    def _check_flow(self) -> None:
        """Checks that a game can reach this point of the start, of a turn or of the end."""
        state = self.state
        phase, seats = int(state.phase), int(state.players)
        name = PHASES[phase]
        self._check_offers()
        if phase == START and state.turn != state.first:
            raise PositionError(f"turn: seat {int(state.first)} begins when all have chosen")
        if phase == START and all(state.chosen[:seats]):
            raise PositionError("chosen: when all have chosen the start is over")
        if (phase == OVER) != (state.ending != 0):
            raise PositionError(f"ending: {ENDINGS[int(state.ending)]!r} in phase {name}")
        if phase != OVER and state.passes == seats:
            raise PositionError("passes: when all have passed the game is over")
        if phase != OVER and state.idle_turns == IDLE_ROUNDS * seats:
            raise PositionError(f"idle_turns: after {IDLE_ROUNDS} idle rounds the game is over")
        if phase not in (OVER, START) and not engine.legal_masks(self.record, self.states).any():
            raise PositionError(f"phase: seat {int(state.turn)} has nothing that it could do in phase {name}")

    def _check_offers(self) -> None:
        state, rules = self.state, self.board.rules
        phase = int(state.phase)
        name = PHASES[phase]
        most = rules.offer_long + rules.offer_regular if phase == START else rules.draw_tickets
        for seat in range(int(state.players)):
            size, chosen = int(state.offer_size[seat]), int(state.chosen[seat])
            wanted = phase == START or (phase == OFFERED and seat == state.turn)
            if bool(size) != wanted:
                raise PositionError(
                    f"offers[{seat}]: {'an offer belongs to' if wanted else 'there is no offer in'} phase {name}"
                )
            if size > most:
                raise PositionError(f"offers[{seat}]: more than {most} tickets")
            if chosen and phase != START:
                raise PositionError(f"chosen[{seat}]: tickets are chosen at once in phase {name}")
            least = engine.least_kept(self.record, state, seat)
            if chosen and chosen.bit_count() < least:
                raise PositionError(f"chosen[{seat}]: fewer than {least}")

    # Small readers that need the board or the position; `place` is the key that their error messages name.

    def _number(self, key: str, default: int, low: int, high: int) -> int:
        return number_in(key, self.position.get(key, default), low, high)

    def _per_seat(self, key: str, default: list[Any]) -> list[Any]:
        return self._seats(key, self.position.get(key), default)

    def _seats(self, place: str, value: object, default: list[Any]) -> list[Any]:
        values = default if value is None else list_of(place, value)
        if len(values) != self.state.players:
            raise PositionError(f"{place}: {len(values)} entries for {int(self.state.players)} seats")
        return values

    def _named(self, place: str, find: Callable[[Board, str], str], name: object) -> str:
        try:
            return find(self.board, str(name))
        except InvalidAction as error:
            raise PositionError(f"{place}: {error}") from None

    def _ticket(self, place: str, name: object) -> int:
        ticket = self._named(place, find_ticket, name)
        if ticket in self.tickets_placed:
            raise PositionError(f"{place}: {ticket} is already in {self.tickets_placed[ticket]}")
        self.tickets_placed[ticket] = place
        return self.board.ticket_index[ticket]

    def _ticket_set(self, place: str, names: object) -> tuple[np.uint64, np.uint64]:
        total = 0
        for name in list_of(place, names):
            total |= 1 << self._ticket(place, name)
        return np.uint64(total & (1 << 64) - 1), np.uint64(total >> 64)

    def _unplaced(self, wanted: Callable[[Any], bool]) -> list[str]:
        return [t.id for t in self.board.tickets if t.id not in self.tickets_placed and wanted(t)]
