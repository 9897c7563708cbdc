"""Whether a reason that a bot is said to have is true: found out in other ways than those of the explanation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any

import networkx

from branchline.boards.model import COLOURS, GREY, LOCOMOTIVE
from branchline.bots import SeatInput
from branchline.bots.explain.explanation import Explained
from branchline.bots.policy.habits import habits
from branchline.bots.policy.plans import Plan, plan_of, policy_choice
from branchline.bots.search.player import ActionResult
from branchline.game.path_cards import cards_held
from branchline.game.positions import members
from branchline.game.shortest_path import ShortestPath, shortest_path
from branchline.rules import engine
from branchline.rules.records import LEGAL

HABITS = habits({"close": 2.0, "block": 3.0})


class Check:
    """A position, and what follows from it by other ways than those of the explanation."""

    def __init__(
        self, seen: SeatInput, explained: Explained, states: engine.States, tried: tuple[ActionResult, ...] = ()
    ) -> None:
        self.seen, self.board, self.view = seen, seen.board, seen.view
        self.tried = tried
        self.action, self.number, self.states = explained.action, explained.number, states
        kept = tuple(self.board.ticket_index[ticket] for ticket in self.action.tickets)
        self.held = [self.board.ticket_index[ticket.ticket] for ticket in self.view.tickets]
        self.plan: Plan = plan_of(seen, HABITS, [*self.held, *kept] if kept else None)
        self.own = set(self.view.seats[seen.seat].routes)
        self.planned = {self.board.routes[route].id for route in self.plan.routes}
        self.hand = Counter(self.view.hand)

    def joined(self, ends: tuple[str, str], routes: set[str]) -> bool:
        graph = networkx.Graph()
        graph.add_nodes_from(self.board.city_index)
        for route in self.board.routes:
            if route.id in routes:
                graph.add_edge(route.a, route.b)
        return bool(networkx.has_path(graph, *ends))

    def ticket(self, ticket: str, routes: set[str]) -> bool:
        found = self.board.tickets[self.board.ticket_index[ticket]]
        return self.joined((found.a, found.b), routes)

    def fewest_trains(self, ticket: str, planned: Iterable[str] = ()) -> int:
        """The fewest trains that connect a ticket's cities if the planned routes cost none."""
        free, found = self.own | {*planned}, self.board.tickets[self.board.ticket_index[ticket]]
        graph = networkx.Graph()
        for route in self.board.routes:
            refused = self.view.why_not(route.id)
            if route.id not in free and refused is not None and refused.code != "cards-short":
                continue
            cost = 0 if route.id in free else route.length
            if route.country is None and cost < graph.get_edge_data(route.a, route.b, {"cost": 99})["cost"]:
                graph.add_edge(route.a, route.b, cost=cost)
        return int(networkx.shortest_path_length(graph, found.a, found.b, weight="cost"))

    def after(self) -> tuple[set[str], set[str]]:
        """Tickets completed before and after the action, by the final count."""
        record = engine.board_record(self.board)
        played = engine.copy_states(self.states)
        assert engine.play(record, played, [self.number], self.seen.seat)[0] == LEGAL
        done = []
        for states in (self.states, played):
            numbers = members(engine.counts(record, states)["complete"][0, self.seen.seat].tolist())
            done.append({self.board.tickets[number].id for number in numbers})
        return done[0], done[1]

    def short(self, route: str, colour: str) -> Counter[str]:
        """What a route lacks in a colour: of all ways to pay, that with the fewest cards missing."""
        found = self.board.routes[self.board.route_index[route]]
        wild = found.takes_locomotives(self.board.rules)
        ways = [
            Counter({colour: found.cost - locomotives, LOCOMOTIVE: locomotives}) - self.hand
            for locomotives in range(found.symbols, (found.cost if wild else 0) + 1)
        ]
        return min(ways, key=lambda way: (way.total(), way[LOCOMOTIVE]))


def completes(check: Check, data: Mapping[str, Any]) -> bool:
    routes = check.own | {data["route"]}
    joined = all(check.ticket(t, routes) and not check.ticket(t, check.own) for t in data["goals"])
    found = check.board.routes[check.board.route_index[data["route"]]]
    if check.action.kind == "claim" and not found.tunnel and not check.action.swaps:
        before, after = check.after()
        return joined and set(data["goals"]) <= after - before
    return joined


def with_and_without(check: Check, route: str) -> tuple[set[str], set[str]]:
    """Own routes and the plan's, with a route of it, or one beside a route of it, and without."""
    ends, _, _ = route.partition(":")
    beside = {other for other in check.planned if other.partition(":")[0] == ends}
    assert beside
    return check.own | check.planned - beside | {route}, check.own | check.planned - beside


def on_way(check: Check, data: Mapping[str, Any]) -> bool:
    """Own routes and the plan join the ticket's ends, without this route they don't."""
    whole, cut = with_and_without(check, data["route"])
    return all(check.ticket(t, whole) and not check.ticket(t, cut) for t in data["goals"])


def countries(check: Check, data: Mapping[str, Any]) -> bool:
    whole, cut = with_and_without(check, data["route"])
    pairs = list(combinations(data["countries"], 2))
    taken = Counter(c for seat in check.view.seats for c, cards in seat.countries.items() for _ in cards)
    now = {
        c
        for c in data["countries"]
        for other in data["countries"]
        if c != other and check.joined((c, other), check.own)
    }
    tops = {c.id: [*sorted(c.cards, reverse=True)[taken[c.id] :], 0][0] for c in check.board.countries}
    return (
        all(check.joined(pair, whole) for pair in pairs)
        and any(not check.joined(pair, cut) for pair in pairs)
        and bool({*data["countries"]} - now)  # else it would bring no card
        and all(cards == [tops[country]] for country, cards in data["countries"].items())
    )


def gives(check: Check, data: Mapping[str, Any]) -> bool:
    route = check.board.routes[check.board.route_index[data.get("route") or str(check.action.route)]]
    return bool(check.board.rules.points[route.length] == data["points"])


def points_spare(check: Check, data: Mapping[str, Any]) -> bool:
    lengths = {route.id: route.length for route in check.board.routes}
    left = check.view.seats[check.seen.seat].trains - lengths[str(check.action.route)]
    needed = sum(lengths[route] for route in check.planned)
    return gives(check, data) and needed <= left == data["trains"]


def lengthens(check: Check, data: Mapping[str, Any]) -> bool:
    found = check.board.routes[check.board.route_index[str(check.action.route)]]
    ends = {end for route in check.board.routes if route.id in check.own for end in (route.a, route.b)}
    return bool({found.a, found.b} & ends) and not check.joined((found.a, found.b), check.own)


def ahead(check: Check, data: Mapping[str, Any]) -> bool:
    points = [seat.points for seat in check.view.seats]
    return not check.planned and check.view.final_turns is None and points[check.seen.seat] == max(points)


def rivals(check: Check, data: Mapping[str, Any]) -> bool:
    found = check.board.routes[check.board.route_index[str(check.action.route)]]
    at: Counter[int] = Counter()
    for seat, other in enumerate(check.view.seats):
        built = [route for route in check.board.routes if route.id in other.routes and seat != check.seen.seat]
        at[seat] = all(any(end in (route.a, route.b) for route in built) for end in (found.a, found.b))
    return bool(at.total() == data["number"])


def tunnel(check: Check, data: Mapping[str, Any]) -> bool:
    left = check.hand - Counter(check.action.cards)
    kinds = {*check.action.cards, LOCOMOTIVE}
    return bool(sum(left[card] for card in kinds) == data["number"])


def station(check: Check, data: Mapping[str, Any]) -> bool:
    before, after = check.after()
    route = check.board.routes[check.board.route_index[data["route"]]]
    return (
        set(data["goals"]) <= after - before
        and data["route"] in check.view.seats[data["owner"]].routes
        and check.action.city in (route.a, route.b)
    )


def lacks(check: Check, data: Mapping[str, Any]) -> bool:
    """As many as the rules say, where no substitutes could be given."""
    found = check.board.routes[check.board.route_index[data["route"]]]
    colour = found.colour if found.colour != GREY else max(COLOURS, key=lambda each: check.hand[each])
    refused = check.view.why_not(data["route"])
    if refused and refused.code == "cards-short" and not refused.substitutes and found.colour != GREY:
        assert sum(refused.short.values()) <= sum(data["short"].values())
        assert found.symbols or found.any_cards or refused.short == data["short"]
    return check.short(data["route"], colour) == Counter(data["short"]) and bool(data["short"])


def lacks_any(check: Check, data: Mapping[str, Any]) -> bool:
    colour = str(check.action.card)
    spare = {each: check.hand[each] - check.plan.reserved[each] for each in COLOURS}
    return check.short(data["route"], colour) == Counter(data["short"]) and spare[colour] == max(spare.values())


def lacks_cards(check: Check, data: Mapping[str, Any]) -> bool:
    short = min((check.short(data["route"], colour) for colour in COLOURS), key=Counter.total)
    expected = Counter(data.get("short", {}))
    return short.total() - short[LOCOMOTIVE] == data["number"] and short[LOCOMOTIVE] == expected[LOCOMOTIVE]


def lacks_in_colour(check: Check, data: Mapping[str, Any]) -> bool:
    """A grey route in the colour of the card that is taken."""
    found = check.board.routes[check.board.route_index[data["route"]]]
    short = check.short(data["route"], str(check.action.card))
    return found.colour == GREY and short == Counter(data["short"]) and bool(short)


def shortest(check: Check, data: Mapping[str, Any]) -> bool:
    """The ticket is open, and with this route its way takes as many trains fewer as the route is long."""
    (ticket,) = data["goals"]
    ends = check.board.tickets[check.board.ticket_index[ticket]]
    length = check.board.routes[check.board.route_index[data["route"]]].length
    ways = [shortest_path(check.board, check.view, ends.a, ends.b, built) for built in ((), (data["route"],))]
    fewer = bool(None not in ways and ways[0].trains - ways[1].trains == length)  # type: ignore[union-attr]
    return fewer and ticket in {held.ticket for held in check.view.tickets if held.state == "open"}


def colour_in_all(check: Check, data: Mapping[str, Any]) -> bool:
    """All routes of the plan in the colour of the card, and what they cost; the hand has fewer."""
    card = str(check.action.card)
    routes = [check.board.routes[route] for route in check.plan.routes if check.board.routes[route].colour == card]
    cost = sum(route.cost - route.symbols for route in routes)
    return {route.id for route in routes} == {*data["routes"]} and check.hand[card] == data["held"] < cost == data[
        "number"
    ]


def tunnel_extra(check: Check, data: Mapping[str, Any]) -> bool:
    found = check.board.routes[check.board.route_index[data["route"]]]
    return found.tunnel and data["route"] in check.planned and check.action.card in (found.colour, LOCOMOTIVE)


def saves_locomotive(check: Check, data: Mapping[str, Any]) -> bool:
    """The route can be paid for with the locomotives in hand, and with the card it takes one of them fewer."""
    found = check.board.routes[check.board.route_index[data["route"]]]
    card, needed = str(check.action.card), []
    for held in (check.hand[card], check.hand[card] + 1):
        needed.append(found.symbols + max(0, found.cost - found.symbols - held))
    claimable = found.colour in (card, GREY) and found.takes_locomotives(check.board.rules)
    return claimable and check.hand[LOCOMOTIVE] >= needed[0] == needed[1] + 1


def not_face_up(check: Check, data: Mapping[str, Any]) -> bool:
    return not {*data["colours"]} & {*check.view.legal.take} and all(helps(check, card) for card in data["colours"])


def trains_for_tickets(check: Check, data: Mapping[str, Any]) -> bool:
    needed = sum(check.fewest_trains(held.ticket) for held in check.view.tickets if held.state == "open")
    return bool(check.view.seats[check.seen.seat].trains == data["trains"] > data["number"] >= needed)


def locomotive(check: Check, data: Mapping[str, Any]) -> bool:
    found = check.board.routes[check.board.route_index[data["route"]]]
    colours = COLOURS if found.colour == GREY else (found.colour,)
    return bool(min(check.short(data["route"], colour).total() for colour in colours) == data["number"] > 0)


def face_up_useless(check: Check, data: Mapping[str, Any]) -> bool:
    return not any(helps(check, card) for card in check.view.legal.take)


def face_up_locomotive(check: Check, data: Mapping[str, Any]) -> bool:
    """A locomotive would help, nothing else, and it takes the whole turn."""
    helping = {card for card in check.view.legal.take if helps(check, card)}
    return helping == {LOCOMOTIVE} and check.board.rules.face_up_locomotive_ends_draw


def helps(check: Check, card: str) -> bool:
    """Whether a card makes a route of the plan cheaper that lacks cards, or the shown way of an open ticket."""
    for way in open_ways(check):
        held = [cards_held(check.board, hand, way) for hand in (check.hand, check.hand + Counter([card]))]
        if sum(held[1].values()) > sum(held[0].values()):
            return True
    for route in check.plan.routes:
        found = check.board.routes[route]
        colours = COLOURS if found.colour == GREY else (found.colour,)
        before = {colour: check.short(found.id, colour).total() for colour in colours}
        check.hand[card] += 1
        after = {colour: check.short(found.id, colour).total() for colour in colours}
        check.hand[card] -= 1
        if min(after.values()) < min(before.values()):
            return True
    return False


def open_ways(check: Check) -> list[ShortestPath]:
    """The shortest paths of the tickets that still need routes."""
    ends = [check.board.tickets[check.board.ticket_index[h.ticket]] for h in check.view.tickets if h.state == "open"]
    paths = (shortest_path(check.board, check.view, each.a, each.b) for each in ends)
    return [path for path in paths if path is not None and path.routes]


def plan_done(check: Check, data: Mapping[str, Any]) -> bool:
    return not check.planned and not open_ways(check)


def nothing_lacks(check: Check, data: Mapping[str, Any]) -> bool:
    for route in check.plan.routes:
        found = check.board.routes[route]
        colours = COLOURS if found.colour == GREY else (found.colour,)
        if min(check.short(found.id, colour).total() for colour in colours):
            return False
    return True


def lacks_together(check: Check, data: Mapping[str, Any]) -> bool:
    """Each route can be paid for, but the coloured ones need more than the hand with its locomotives."""
    needed = Counter[str]()
    for route in check.plan.routes:
        found = check.board.routes[route]
        if found.colour != GREY:
            needed[found.colour] += found.cost
    return nothing_lacks(check, data) and (needed - check.hand).total() > check.hand[LOCOMOTIVE]


def can_wait(check: Check, data: Mapping[str, Any]) -> bool:
    return all(check.view.payments(route) and route in check.planned for route in data["routes"])


def give(check: Check, data: Mapping[str, Any]) -> bool:
    (card,) = data["cards"]
    routes = [check.board.routes[route] for route in check.plan.routes]
    needed = sum(route.cost for route in routes if route.colour == card)
    needed += sum(route.symbols for route in routes) if card == LOCOMOTIVE else 0
    return bool(data["cards"] == {card: check.hand[card]} and needed == data["number"])


def pay(check: Check, data: Mapping[str, Any]) -> bool:
    return bool(check.view.legal.pay and check.view.laid and check.view.laid.route == data["route"])


def cannot_pay(check: Check, data: Mapping[str, Any]) -> bool:
    return bool(not check.view.legal.pay and check.view.laid and check.view.laid.owed == data["number"])


def given_up(check: Check, data: Mapping[str, Any]) -> bool:
    states = {held.ticket: held.state for held in check.view.tickets}
    if any(states[ticket] == "done" for ticket in data["goals"]):
        return False
    if check.action.kind == "claim" and any(check.action.route in way.routes for way in open_ways(check)):
        return False
    return not check.planned and not any(check.ticket(ticket, check.own) for ticket in data["goals"])


def all_joined(check: Check, data: Mapping[str, Any]) -> bool:
    tickets = [held.ticket for held in check.view.tickets]
    return all(held.state == "done" for held in check.view.tickets) and len(tickets) == data["number"]


def turns_left(check: Check, data: Mapping[str, Any]) -> bool:
    return abs(check.plan.turns_left - float(data["turns"])) <= 0.5


def keep(check: Check, data: Mapping[str, Any]) -> bool:
    whole = check.own | check.planned
    joined = all(check.ticket(ticket, whole) and ticket in check.action.tickets for ticket in data["ways"])
    trains = {ticket: check.fewest_trains(ticket) for ticket in data["ways"]}
    return joined and trains == data["ways"] and abs(check.plan.turns - float(data["turns"])) <= 0.5


def playouts(check: Check, data: Mapping[str, Any]) -> bool:
    return bool(sum(tried.playouts for tried in check.tried) == data["number"])


TRUE: dict[str, Any] = {
    "because-playouts": playouts,
    "because-last-turn": lambda check, data: check.view.final_turns is not None,
    "because-completes": completes,
    "because-would-complete": completes,
    "because-on-way": on_way,
    "because-countries": countries,
    "because-points": gives,
    "because-points-done": lambda check, data: gives(check, data) and plan_done(check, data),
    "because-points-spare": points_spare,
    "because-would-give": gives,
    "because-lengthens": lengthens,
    "because-ahead": ahead,
    "because-rivals": rivals,
    "because-tunnel": tunnel,
    "because-station": station,
    "because-station-late": lambda check, data: turns_left(check, data) and check.plan.turns_left <= 3,
    "because-turns-for-tickets": turns_left,
    "because-lacks": lacks,
    "because-lacks-else": lambda check, data: lacks(check, data) and check.view.payments(data["route"]),
    "because-lacks-any": lacks_any,
    "because-lacks-cards": lacks_cards,
    "because-lacks-both": lacks_cards,
    "because-colour-lacks": lacks_in_colour,
    "because-shortest": shortest,
    "because-colour-in-all": colour_in_all,
    "because-tunnel-extra": tunnel_extra,
    "because-wild": lambda check, data: (
        check.board.rules.locomotives_on_plain_routes and check.action.card == LOCOMOTIVE
    ),
    "because-saves-locomotive": saves_locomotive,
    "because-not-face-up": not_face_up,
    "because-trains-for-tickets": trains_for_tickets,
    "because-decline": lambda check, data: check.view.legal.decline,
    "because-locomotive": locomotive,
    "because-nothing-lacks": nothing_lacks,
    "because-lacks-together": lacks_together,
    "because-plan-done": plan_done,
    "because-face-up-empty": lambda check, data: not check.view.legal.take,
    "because-face-up-useless": face_up_useless,
    "because-face-up-locomotive": face_up_locomotive,
    "because-locomotive-turn": lambda check, data: (
        LOCOMOTIVE in check.view.legal.take and check.board.rules.face_up_locomotive_ends_draw
    ),
    "because-locomotive-second": lambda check, data: (
        check.view.phase == "second_card" and LOCOMOTIVE in set(check.view.face_up) - {*check.view.legal.take}
    ),
    "because-deck-empty": lambda check, data: check.view.deck == 0,
    "because-can-wait": can_wait,
    "because-no-claim-pays": lambda check, data: check.view.legal.claims and check.action.kind == "draw",
    "because-no-claim": lambda check, data: check.view.phase == "turn" and not check.view.legal.claims,
    "because-give": give,
    "because-pay": pay,
    "because-cannot-pay": cannot_pay,
    "because-only-tickets": lambda check, data: check.view.actions == ["tickets"],
    "because-given-up": given_up,
    "because-all-joined": all_joined,
    "because-keep": keep,
    "because-keep-with-held": lambda check, data: keep(check, data) and check.held,
    "because-joined-already": lambda check, data: all(check.ticket(t, check.own) for t in data["goals"]),
    "because-nothing-better": lambda check, data: policy_choice(check.seen, HABITS) == check.number,
    "because-nothing-else": lambda check, data: check.view.actions == ["pass"],
}
