"""Contrasts: why one action rather than another, each a message code with plain data that can be checked.

A contrast is a fact of the position (what a route still lacks, which trains a ticket needs, who may take which card), a
count of simulated games that went both ways, or both. A fact of the position is told only if the simulated games agree
that it mattered. Where no fact explains the difference, that is said.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any

from branchline.boards.model import GREY, LOCOMOTIVE
from branchline.bots.explain.evidence import PARTS, Evidence, clearly_more, share
from branchline.bots.explain.reasons import Reason, reason
from branchline.bots.interface import SeatInput
from branchline.bots.policy.habits import Habits
from branchline.bots.policy.plans import Plan, plan_of
from branchline.game.actions import Action
from branchline.game.shortest_path import ShortestPath, shortest_path

DANGER = 0.15  # share of games in which rivals take a route, above which it was in danger
SERIOUS = 0.3  # the same, above which that is told before what the actions led to
WAITED = 0.75  # share of games in which a route is still built later, above which it could wait
SELDOM, OFTEN = 0.6, 0.7  # shares of games in which a ticket is completed
NEAR = 6  # trains beside those for other tickets, up to which a ticket lies near them
LEAST_POINTS, MANY_POINTS = 1.0, 5.0  # on average, above which a part of the score is told at all, and early
RARE = 0.5  # share of games in which a route is claimed later, below which that was hard
MOST = 3  # contrasts told


def contrasts(
    seen: SeatInput, habits: Habits, better: Action, played: Action, evidence: Evidence
) -> tuple[Reason, ...]:
    """Why the better action rather than the played one, the most telling contrast first; at least one."""
    told: list[Reason] = []
    for each in _Contrast(seen, habits, better, played, evidence).all():
        if len(told) < MOST and not any(_subjects(each) & _subjects(other) for other in told):
            told.append(each)
    return tuple(told) or (reason("rather-unexplained"),)


def _subjects(told: Reason) -> set[str]:
    """What a reason is about: a second one about the same route, ticket or part of the score says little more."""
    subjects = {*told.data.get("goals", ()), *(str(told.data[key]) for key in ("route", "part") if key in told.data)}
    return subjects | ({"tickets"} if told.code in ("rather-no-tickets", "rather-new-tickets") else set())


class _Contrast:
    """Two actions of a seat in a position."""

    def __init__(self, seen: SeatInput, habits: Habits, better: Action, played: Action, evidence: Evidence) -> None:
        self.seen, self.board, self.view = seen, seen.board, seen.view
        self.habits, self.better, self.played, self.evidence = habits, better, played, evidence

    def all(self) -> Iterable[Reason]:
        """First what can be seen on the board, then what it led to, then what only the simulated games say."""
        if self.played.kind == "keep" and self.better.kind == "keep":
            yield from self._returned()
            yield from self._kept()
        yield from self._last_turn()
        yield from self._completes()
        taken = list(self._taken())
        yield from (each for each in taken if each.code != "rather-taken" or each.data["percent"] >= 100 * SERIOUS)
        yield from self._trains()
        yield from self._wanted_card()
        if "tickets" in (self.played.kind, self.better.kind):
            yield from self._new_tickets()
        spent = self._spent()
        if spent is not None and spent.data["route"] != self.better.route:
            yield spent
        yield from self._off_way()
        yield from self._achieved()
        yield from taken
        if spent is not None:
            yield spent
        yield from self._unwanted_card()
        yield from self._routes()
        yield from self._parts()
        yield from self._waits()

    # --- what both actions share -------------------------------------------------------------------------------------

    @cached_property
    def plan(self) -> Plan:
        return plan_of(self.seen, self.habits)

    @cached_property
    def open_tickets(self) -> list[int]:
        """Tickets that are held and can still be completed, the most valuable first."""
        held = [self.board.ticket_index[each.ticket] for each in self.view.tickets if each.state == "open"]
        return sorted(held, key=lambda ticket: (-self.board.tickets[ticket].points, ticket))

    @cached_property
    def ways(self) -> frozenset[int]:
        """Routes of the plan, and those on the shortest ways of the open tickets."""
        paths = [self._path(ticket) for ticket in self.open_tickets]
        routes = {self.board.route_index[route] for path in paths if path for route in path.routes}
        return frozenset(routes | self.plan.routes)

    def _path(self, ticket: int, planned: Collection[str] = (), closed: Collection[str] = ()) -> ShortestPath | None:
        found = self.board.tickets[ticket]
        return shortest_path(self.board, self.view, found.a, found.b, planned, closed)

    def _parallel(self, route: str) -> frozenset[int]:
        """The routes between the ends of a route that the seat may still claim."""
        found = self.board.routes[self.board.route_index[route]]
        closed = {id for each in self.view.refused if each.code != "cards-short" for id in each.routes}
        return frozenset(
            number
            for number, other in enumerate(self.board.routes)
            if (other.a, other.b) == (found.a, found.b) and (other.id not in closed or other is found)
        )

    def _goals(self, *tickets: int) -> tuple[str, ...]:
        return tuple(self.board.tickets[ticket].id for ticket in tickets)

    @property
    def _claims_other(self) -> bool:
        """Whether the played action claims a route and the better one does not claim it too."""
        route = self.played.route
        if self.played.kind != "claim" or route is None:
            return False
        return self.better.route is None or self.board.route_index[self.better.route] not in self._parallel(route)

    # --- routes ------------------------------------------------------------------------------------------------------

    def _last_turn(self) -> Iterable[Reason]:
        """On the last turn of the seat (G17) only what scores counts."""
        if self.view.final_turns is None or self.better.kind != "claim" or self.played.kind not in ("draw", "take"):
            return
        points = self.board.rules.points[self.board.routes[self.board.route_index[str(self.better.route)]].length]
        if points:
            yield reason("rather-last-turn", points=points)

    def _completes(self) -> Iterable[Reason]:
        """The better action completes tickets that the played one often leaves open."""
        if self.better.kind != "claim" or self.board.routes[self.board.route_index[str(self.better.route)]].tunnel:
            return
        for ticket in self.open_tickets:
            path = self._path(ticket, [str(self.better.route)])
            if path is None or path.trains:
                continue
            now, later = self.evidence.completed(ticket)
            if clearly_more(now, later):
                yield reason("rather-completes", goals=self._goals(ticket), percent=share(later))
                return

    def _taken(self) -> Iterable[Reason]:
        """The better action claims a route that rivals often take otherwise."""
        if self.better.kind != "claim" or self.better.route is None:
            return
        route, routes = self.better.route, self._parallel(self.better.route)
        less, lost = self.evidence.taken(routes)
        if lost.mean() < DANGER or not clearly_more(lost, less):
            return
        facts = {"route": route, "percent": share(lost)}
        if self._claims_other:
            waits = str(self.played.route)
            other = self.evidence.taken(self._parallel(waits))[0]
            if clearly_more(lost, other, DANGER):
                yield reason("rather-urgent", **facts, waits=waits, number=share(other))
                return
        closed = [self.board.routes[number].id for number in routes]
        for ticket in self.open_tickets:
            path, detour = self._path(ticket), self._path(ticket, closed=closed)
            if path is None or not set(closed) & {*path.routes}:
                continue
            if detour is None:
                yield reason("rather-taken-only-way", **facts, goals=self._goals(ticket))
                return
            if detour.trains > path.trains:
                trains = detour.trains - path.trains
                yield reason("rather-taken-detour", **facts, goals=self._goals(ticket), trains=trains)
                return
        yield reason("rather-taken", **facts)

    def _trains(self) -> Iterable[Reason]:
        """The played claim leaves too few trains for a ticket."""
        if not self._claims_other:
            return
        waits = str(self.played.route)
        trains = self.view.seats[self.seen.seat].trains
        left = trains - self.board.routes[self.board.route_index[waits]].length
        for ticket in self.open_tickets:
            before, after = self._path(ticket), self._path(ticket, [waits])
            if before and after and before.trains <= trains and after.trains > left:
                yield reason("rather-trains", waits=waits, goals=self._goals(ticket), trains=after.trains, number=left)
                return

    def _spent(self) -> Reason | None:
        """The played claim pays with cards that a route on the way needs."""
        if self.played.kind != "claim" or self.played.route is None:
            return None
        gone = self._parallel(self.played.route)
        mine = self._parallel(self.better.route) if self.better.route else frozenset()
        with_better, with_played = (self._hand_after(action) for action in (self.better, self.played))
        if with_better is None or with_played is None:
            return None
        best: tuple[float, Reason] | None = None
        for route in sorted(self.ways | (mine if self._claims_other else set())):
            if route in gone or (route in mine and not self._claims_other):
                continue
            before = {} if route in mine else with_better.lacking(route)
            short = with_played.lacking(route)
            if sum(short.values()) <= sum(before.values()):
                continue
            built = self.evidence.built([route])
            more = float(built[0].mean() - built[1].mean())
            if clearly_more(*built) and (best is None or more > best[0]):
                best = more, self._lacks_then(route, before, short)
        return best[1] if best is not None else None

    def _lacks_then(self, route: int, before: Mapping[str, int], short: Mapping[str, int]) -> Reason:
        """What a route lacks once the cards are spent; a route of any colour may lack another one than before."""
        found, least = self.board.routes[route], sum(before.values())
        facts = {"route": found.id, **self._aim(route), "waits": self.played.route, "least": least}
        if found.colour == GREY:
            return reason("rather-spent-any", **facts, number=sum(short.values()))
        paid = Counter(self.played.cards) + Counter(self.played.substitutes)
        if not paid[found.colour]:
            return reason("rather-spent-locomotive", **facts, short=dict(short), number=paid[LOCOMOTIVE])
        return reason("rather-spent", **facts, short=dict(short))

    def _aim(self, route: int) -> dict[str, Any]:
        """What a route is good for: a ticket on whose shortest way it lies (None: no ticket), and its points."""
        found = self.board.routes[route]
        paths = {ticket: self._path(ticket) for ticket in self.open_tickets}
        ways = [self.board.tickets[ticket].id for ticket, path in paths.items() if path and found.id in path.routes]
        return {"ticket": ways[0] if ways else None, "points": self.board.rules.points[found.length]}

    def _hand_after(self, action: Action) -> Plan | None:
        """The plan with the hand that is left after paying; None if a payment is not complete."""
        if action.kind in ("claim", "station") and action.swaps and not action.substitutes:
            return None
        paid: Mapping[str, int] = action.cards if action.kind in ("claim", "station") else {}
        given = action.substitutes
        left = {card: held - paid.get(card, 0) - given.get(card, 0) for card, held in self.plan.hand.items()}
        return replace(self.plan, hand=left)

    def _off_way(self) -> Iterable[Reason]:
        """The played claim brings no ticket closer, and a ticket suffers."""
        if not self._claims_other or not self.open_tickets:
            return
        waits = str(self.played.route)
        if any(_trains(self._path(ticket)) != _trains(self._path(ticket, [waits])) for ticket in self.open_tickets):
            return
        for ticket in self.open_tickets:
            now, later = self.evidence.completed(ticket)
            if clearly_more(now, later):
                facts = {"goals": self._goals(ticket), "percent": share(now), "number": share(later)}
                yield reason("rather-off-way", waits=waits, **facts)
                return

    def _waits(self) -> Iterable[Reason]:
        """The played route is built later anyway."""
        if not self._claims_other:
            return
        waits = str(self.played.route)
        built = self.evidence.built(self._parallel(waits))[0]
        if built.mean() >= WAITED:
            yield reason("rather-wait", waits=waits, percent=share(built))

    # --- cards -------------------------------------------------------------------------------------------------------

    def _unwanted_card(self) -> Iterable[Reason]:
        """The card taken ends the turn, or fits nothing."""
        if self.played.kind != "take" or self.better.kind not in ("draw", "take"):
            return
        ends = self.played.card == LOCOMOTIVE and self.board.rules.face_up_locomotive_ends_draw
        if ends and self.view.phase == "turn" and self.better.card != LOCOMOTIVE:
            yield reason("rather-two-cards")
        elif self._useless(str(self.played.card)):
            yield reason("rather-useless", card=self.played.card)

    def _wanted_card(self) -> Iterable[Reason]:
        """A route that the better card brings closer, and that is built more often with it."""
        if self.better.kind != "take" or self.played.kind not in ("draw", "take"):
            return
        card = str(self.better.card)
        best: tuple[float, int] | None = None
        shares: tuple[int, int] = 0, 0
        closed = {id for each in self.view.refused if each.code != "cards-short" for id in each.routes}
        for route in range(len(self.board.routes)):
            if self.board.routes[route].id in closed or card not in self._short_of(route, card):
                continue
            if self.played.card is not None and self.played.card in self._short_of(route, self.played.card):
                continue
            built = self.evidence.built([route])
            more = float(built[0].mean() - built[1].mean())
            least = 0.05 if route in self.ways else 0.2  # of many routes, some differ by chance
            if clearly_more(*built, least) and (best is None or more > best[0]):
                best, shares = (more, route), (share(built[0]), share(built[1]))
        if best is None:
            return
        found, short = self.board.routes[best[1]], self._short_of(best[1], card)
        if sum(self.plan.lacking(best[1]).values()) == 1:
            yield reason("rather-last-card", route=found.id, card=card)
        elif self.played.kind == "draw" and card != LOCOMOTIVE:
            most = min(self.view.deck_most.get(card, 0), self.view.deck)
            facts = {"short": {card: short[card]}, "number": most, "deck": self.view.deck}
            yield reason("rather-face-up", route=found.id, card=card, **facts)
        else:
            facts = {"route": found.id, **self._aim(best[1]), "card": card}
            yield reason("rather-helps", **facts, percent=shares[0], number=shares[1])

    def _short_of(self, route: int, card: str) -> dict[str, int]:
        """What a route lacks, if a card would help to pay for it; for a locomotive it is counted as one."""
        short = self.plan.lacking(route)
        if card == LOCOMOTIVE and short and self.board.routes[route].takes_locomotives(self.board.rules):
            return {LOCOMOTIVE: sum(short.values())}
        return short

    def _useless(self, card: str) -> bool:
        """Whether a card helps to pay for none of the routes on the tickets' ways that lack cards."""
        lacking = [route for route in self.ways if self.plan.lacking(route)]
        return bool(lacking) and not any(card in self.plan.lacking_kinds(route) for route in lacking)

    # --- tickets -----------------------------------------------------------------------------------------------------

    def _returned(self) -> Iterable[Reason]:
        """A ticket that the played action keeps and the better one returns is seldom completed."""
        extra = [self.board.ticket_index[each] for each in self.played.tickets if each not in self.better.tickets]
        for ticket in sorted(extra, key=lambda each: self.evidence.completed(each)[1].mean()):
            done = self.evidence.completed(ticket)[1]
            trains = self._further_trains(ticket, self.better.tickets)
            if done.mean() <= SELDOM and trains:
                facts = {"goals": self._goals(ticket), "trains": trains, "percent": share(done)}
                yield reason("rather-return", **facts)
                return

    def _kept(self) -> Iterable[Reason]:
        """A ticket that only the better action keeps lies near the others, and is often completed."""
        missed = [self.board.ticket_index[each] for each in self.better.tickets if each not in self.played.tickets]
        for ticket in sorted(missed, key=lambda each: -self.board.tickets[each].points):
            done, id = self.evidence.completed(ticket)[0], self.board.tickets[ticket].id
            others = [each for each in self.better.tickets if each != id]
            trains = self._further_trains(ticket, others) if others or self.view.tickets else None
            if done.mean() >= OFTEN and trains is not None:
                facts = {"goals": self._goals(ticket), "percent": share(done)}
                if trains <= NEAR:
                    yield reason("rather-keep", **facts, trains=trains)
                else:
                    yield reason("rather-keep-far", **facts)
                return

    def _further_trains(self, ticket: int, others: Iterable[str]) -> int | None:
        """The trains that a ticket takes beside what is planned for others."""
        held = [self.board.ticket_index[each.ticket] for each in self.view.tickets]
        plan = plan_of(self.seen, self.habits, [*held, *(self.board.ticket_index[each] for each in others)])
        return _trains(self._path(ticket, [self.board.routes[route].id for route in plan.routes]))

    def _new_tickets(self) -> Iterable[Reason]:
        """What new tickets bring or cost on average."""
        points = self.evidence.gain("tickets")
        if points < LEAST_POINTS:
            return
        if self.played.kind == "tickets":
            yield reason("rather-no-tickets", points=round(points), turns=max(1, round(self.plan.turns_left)))
        else:
            yield reason("rather-new-tickets", points=round(points))

    def _achieved(self) -> Iterable[Reason]:
        """Tickets that are completed and bonuses that are won more often, and parts of the score, most points first."""
        found: list[tuple[float, Reason]] = []
        kept = [self.board.ticket_index[each] for each in self.better.tickets if each in self.played.tickets]
        for ticket in [*self.open_tickets, *kept]:
            done = self.evidence.completed(ticket)
            if clearly_more(*done):
                facts = {"goals": self._goals(ticket), "percent": share(done[0]), "number": share(done[1])}
                points = 2 * self.board.tickets[ticket].points * float(done[0].mean() - done[1].mean())
                found.append((points, reason("rather-ticket", **facts)))
        for part, bonus in (
            ("longest-path", self.board.rules.longest_path),
            ("most-tickets", self.board.rules.most_tickets),
        ):
            won = self.evidence.scored(part)
            if clearly_more(*won, DANGER):
                points = 2 * bonus * float(won[0].mean() - won[1].mean())
                facts = {"part": part, "percent": share(won[0]), "number": share(won[1])}
                found.append((points, reason("rather-bonus", **facts)))
        for part in ("tickets", "countries"):
            if (points := self.evidence.gain(part)) >= MANY_POINTS:
                found.append((points, reason("rather-points", part=part, points=round(points))))
        yield from (told for _, told in sorted(found, key=lambda each: -each[0]))

    # --- whatever was done -------------------------------------------------------------------------------------------

    def _routes(self) -> Iterable[Reason]:
        """The route that is built more often by most; of many candidates one differs by chance, so by a wide margin."""
        best: tuple[float, Reason] | None = None
        claimed = self.board.route_index[self.better.route] if self.better.route else None
        for number, route in enumerate(self.board.routes):
            built = self.evidence.built([number])
            more = float(built[0].mean() - built[1].mean()) * (route.length if number != claimed else 100)
            if not clearly_more(*built, least=0.2) or (best is not None and more <= best[0]):
                continue
            now, later = map(share, built)
            if number == claimed:
                if built[1].mean() <= RARE:
                    best = more, reason("rather-seldom", route=route.id, percent=later)
                continue
            less, lost = self.evidence.taken(self._parallel(route.id))
            if clearly_more(lost, less, DANGER):
                best = more, reason("rather-first", route=route.id, percent=share(lost), number=share(less))
            else:
                best = more, reason("rather-route", route=route.id, **self._aim(number), percent=now, number=later)
        if best is not None:
            yield best[1]

    def _parts(self) -> Iterable[Reason]:
        """The part of the score that grows most, or what the best rival loses."""
        gains = {part: self.evidence.gain(part) for part in PARTS} | {"rival": -self.evidence.gain("rival")}
        part, points = max(gains.items(), key=lambda each: each[1])
        if points >= LEAST_POINTS:
            yield reason("rather-points", part=part, points=round(points))


def _trains(path: ShortestPath | None) -> int | None:
    return None if path is None else path.trains
