"""A walk through random games, compiled: at every decision it looks at all that must always be true of a game."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from branchline.boards import Board, load_board
from branchline.rules import engine
from branchline.rules.bits import NONE, ONE, add, has, lowest, popcount, size
from branchline.rules.compiling import COMPILER as RULES
from branchline.rules.compiling import PackageCompiler, wrapping
from branchline.rules.knowledge import blind
from branchline.rules.legal import TALLY, legal_actions, next_seat
from branchline.rules.records import (
    ACTIONS,
    BOTTOM,
    CARDS,
    COLOURS,
    COLOURS_FOR_RESET,
    COMPLETED,
    COUNTRY_POINTS,
    FACE_UP,
    GAP,
    LEGAL,
    LOCOMOTIVE,
    OFFER,
    OFFERED,
    OVER,
    PATH,
    PATH_BONUS,
    PAYING,
    RETURNED,
    ROUTE_POINTS,
    SEATS,
    START,
    STATION_POINTS,
    STRICT_FERRIES,
    TICKET_BONUS,
    TICKET_POINTS,
    TOTAL,
    TUNNEL,
    TURN,
    UNKNOWN_TICKET,
    UNSEEN,
    WON,
)
from branchline.rules.refusals import refusal

COMPILER = PackageCompiler("walk", [*RULES.sources, Path(__file__)])
inner = COMPILER.inner


LONGEST = 5_000  # decisions that no random game comes near
GREED = 0.95  # how often seats that gather cards do so
ASK_ALL = 40  # at each so many-th decision, every number of the table is asked about, for every seat

PROBLEMS = (
    "",
    "cards are lost or made",
    "a hand's size is not the number of its cards",
    "the deck's size is not the number of its cards",
    "more is known of a hand than it holds",
    "what everyone knows of the deck does not fit it",
    "the deck is empty, yet there are discards",
    "a gap among the face-up cards while the deck has cards",
    "too many locomotives among the face-up cards",
    "a ticket is lost, or in two places",
    "a number of tickets is not what it counts",
    "an offer, a choice or a payment lies about in the wrong phase",
    "a city has two stations, or a seat too many",
    "a country card is taken twice, or not from the top, or two at once",
    "a seat without trains has not brought the last turns",
    "a route belongs to two seats",
    "trains and spaces do not add up",
    "a seat has both routes of a double route",
    "a closed route of a double route is claimed",
    "a seat has two routes into a country",
    "open routes, points, trains or countries do not follow from the routes",
    "nobody can act, but the game is not over",
    "the list of legal actions is not in ascending order",
    "a listed action is refused",
    "an action that is not listed is accepted",
    "a seat may act out of turn",
    "a refused action changed something",
    "a random action is not an even draw from the list",
    "with what a seat can't know blanked, its legal actions are others",
    "an action changed nothing",
    "it is not the next seat's turn",
    "the game does not end",
    "the scores do not add up",
    "the winners have not won",
)
(
    FINE,
    CARDS_LOST,
    HAND_SIZE,
    DECK_SIZE,
    KNOWN_TOO_MUCH,
    DECK_KNOWLEDGE,
    DISCARDS_WITHOUT_DECK,
    FACE_UP_GAP,
    FACE_UP_LOCOMOTIVES,
    TICKETS_LOST,
    TICKET_SIZES,
    WRONG_PHASE,
    STATION_TWICE,
    COUNTRY_CARD,
    LAST_TURNS_MISSED,
    ROUTE_TWICE,
    TRAINS_LOST,
    DOUBLE_OWNED,
    CLOSED_CLAIMED,
    COUNTRY_TWICE,
    NOT_DERIVED,
    NOBODY_ACTS,
    LIST_ORDER,
    LISTED_REFUSED,
    UNLISTED_ACCEPTED,
    OUT_OF_TURN,
    REFUSED_CHANGED,
    UNEVEN,
    OTHERWISE_BLIND,
    NOTHING_CHANGED,
    TURN_ORDER,
    ENDLESS,
    SCORES,
    WINNERS,
) = range(len(PROBLEMS))


@dataclass(frozen=True)
class Walk:
    """How many decisions were drawn evenly and looked at, and the first thing that was wrong."""

    decisions: int
    problem: str = ""


def walk(board: Board, players: int, games: int, seed: int = 0) -> Walk:
    """Play games to the end, all of them in step, and look at each after every decision.

    Two of three games are played evenly at random. In the third, seats mostly do what comes first in their list, which
    is to take cards: hands grow and decks run out.
    """
    COMPILER.load()
    record = engine.board_record(board)
    states, rng = engine.new_states(games), engine.new_rng(games)
    before = engine.new_states(games)
    problems, draws, firsts = (np.zeros(games, dtype=np.int64) for _ in range(3))
    hidden = engine.new_states(1)
    tally, numbers = np.empty(TALLY, dtype=np.int32), np.empty((2, ACTIONS), dtype=np.int32)
    chance = np.random.default_rng(seed)
    engine.set_up(record, states, players=players, seed=seed, index=0, rng=rng)
    if board.rules.strict_ferries_optional:
        states["options"][1::2] |= STRICT_FERRIES  # D15: in every other game
    decisions = 0
    for step in range(LONGEST):
        _look(engine.array_of(record), states, before, hidden, rng, step, tally, numbers, problems, draws, firsts)
        actions = engine.random_actions(record, states, rng)
        problems[(problems == FINE) & (actions != draws)] = UNEVEN
        if problems.any():
            break
        if (actions < 0).all():
            problems[:] = [_scores(record, state, engine.count(record, state)) for state in states]
            break
        if step % ASK_ALL == 0:
            problems[_changed_by_refused(record, states, chance)] = REFUSED_CHANGED
        greedy = (np.arange(games) % 3 == 2) & (chance.random(games) < GREED)
        actions[greedy] = firsts[greedy]
        before[:] = states
        problems[engine.play(record, states, actions) != LEGAL] = LISTED_REFUSED
        decisions += int((~greedy & (actions >= 0)).sum())
    else:
        problems[states["phase"] != OVER] = ENDLESS
    wrong = np.flatnonzero(problems)
    if not wrong.size:
        return Walk(decisions)
    game = int(wrong[0])
    return Walk(decisions, f"{PROBLEMS[problems[game]]}: game {game} of seed {seed}, after {step} decisions")


def _changed_by_refused(board: np.record, states: engine.States, chance: np.random.Generator) -> npt.NDArray[np.bool_]:
    """Try numbers that are not on the list, whoever's turn it is."""
    masks = engine.legal_masks(board, states)
    actions = chance.integers(0, int(board.actions), states.size)
    actions[masks[np.arange(states.size), actions]] = -1
    tried = states.copy()
    refused = engine.play(board, tried, actions) != LEGAL
    same = tried.view(np.uint8).reshape(states.size, -1) == states.view(np.uint8).reshape(states.size, -1)
    changed: npt.NDArray[np.bool_] = ~same.all(axis=1) | (refused != (actions >= 0))
    return changed


@COMPILER.jit
def _look(
    boards: npt.NDArray[np.record],
    states: npt.NDArray[np.record],
    before: npt.NDArray[np.record],
    hidden: npt.NDArray[np.record],
    rng: npt.NDArray[np.uint64],
    step: int,
    tally: npt.NDArray[np.int32],
    numbers: npt.NDArray[np.int32],
    problems: npt.NDArray[np.int64],
    draws: npt.NDArray[np.int64],
    firsts: npt.NDArray[np.int64],
) -> None:
    """What is wrong with each game, which action `random_action` must draw in it, and the first that is legal."""
    board = boards[0]
    for i in range(states.size):
        state = states[i]
        draws[i] = firsts[i] = -1
        if before[i].phase == OVER:
            continue
        problem = _cards(board, state)
        if problem == FINE:
            problem = _tickets(board, state)
        if problem == FINE:
            problem = _table(board, state)
        if problem == FINE and step > 0:
            problem = _moved_on(board, state, before[i])
        if problem == FINE and _routes_changed(state, before[i]):
            problem = _routes(board, state)
        if problem == FINE and state.phase != OVER:
            seat = next_seat(state)
            n = legal_actions(board, state, seat, tally, numbers[0])
            problem = _asked(board, state, numbers[0], n, (i + step) % ASK_ALL == 0)
            draws[i] = numbers[0, _even(rng[i], n)]
            firsts[i] = numbers[0, 0]
            hidden[0] = states[i]
            blind(hidden[0], seat)
            if legal_actions(board, hidden[0], seat, tally, numbers[1]) != n:
                problem = OTHERWISE_BLIND
            for k in range(n):
                if numbers[0, k] != numbers[1, k]:
                    problem = OTHERWISE_BLIND
        problems[i] = problem


@inner
@wrapping
def _even(rng: np.uint64, n: int) -> int:
    """The place in a list of n that SplitMix64 draws from this state of rng."""
    z = rng + np.uint64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z ^= z >> np.uint64(31)
    return int(((z >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


# Legal actions.


@inner
def _asked(board: np.record, state: np.record, numbers: npt.NDArray[np.int32], n: int, ask_all: bool) -> int:
    """Whether what is listed is accepted; if all is asked, also whether all else is refused, whoever does it."""
    if n == 0:
        return NOBODY_ACTS
    for i in range(1, n):
        if numbers[i] <= numbers[i - 1]:
            return LIST_ORDER
    acting = next_seat(state)
    for seat in range(state.players if ask_all else 1):
        who = (acting + seat) % state.players
        if seat > 0 and state.phase == START and state.chosen[who] == 0:
            continue  # its list is another, and its time will come
        at = 0
        for k in range(board.actions + 2 if ask_all else n):
            action = k - 1 if ask_all else numbers[k]
            listed = seat == 0 and at < n and numbers[at] == action
            at += listed
            accepted = refusal(board, state, who, action) == LEGAL
            if listed and not accepted:
                return LISTED_REFUSED
            if accepted and not listed:
                return UNLISTED_ACCEPTED if seat == 0 else OUT_OF_TURN
    return FINE


@inner
def _moved_on(board: np.record, state: np.record, before: np.record) -> int:
    """An action moves the game on, turns go round, and of a country nobody takes two cards at once."""
    moved = state.phase != before.phase or state.turn != before.turn or state.to_give != before.to_give
    for seat in range(state.players):
        moved = moved or state.chosen[seat] != before.chosen[seat] or state.hand_size[seat] != before.hand_size[seat]
    if not moved:
        return NOTHING_CHANGED
    for country in range(board.country_count):
        cards = 0
        for seat in range(state.players):
            cards += popcount((state.country_cards[seat] ^ before.country_cards[seat]) & board.stack[country])
        if cards > 1:
            return COUNTRY_CARD
    new_turn = state.phase == TURN and before.phase != START
    turn = (before.turn + 1) % state.players if new_turn else before.turn
    return FINE if state.turn == turn else TURN_ORDER


# The position.


@inner
def _cards(board: np.record, state: np.record) -> int:
    deck = 0
    discards = 0
    face_up_locomotives = 0
    face_up_gaps = 0
    colours_outside = 0
    for slot in range(FACE_UP):
        face_up_gaps += state.face_up[slot] == GAP
        face_up_locomotives += state.face_up[slot] == LOCOMOTIVE
        colours_outside += state.face_up[slot] != GAP and state.face_up[slot] != LOCOMOTIVE
    for card in range(CARDS):
        deck += state.deck[card]
        discards += state.discards[card]
        if card < COLOURS:
            colours_outside += state.deck[card] + state.discards[card]
        total = state.deck[card] + state.discards[card] + state.laid[card] + state.turned[card]
        least = min(state.deck[card], state.discards[card], state.laid[card], state.turned[card])
        unseen = int(state.deck[card])
        for slot in range(FACE_UP):
            total += state.face_up[slot] == card
        for seat in range(SEATS):
            total += state.hand[seat, card]
            unseen += state.unseen_draws[seat, card]
            least = min(least, state.hand[seat, card], state.known[seat, card], state.unseen_draws[seat, card])
            if state.known[seat, card] > state.hand[seat, card]:
                return KNOWN_TOO_MUCH
        if total != board.all_cards[card] or state.all_cards[card] != board.all_cards[card] or least < 0:
            return CARDS_LOST
        if state.deck_most[card] != unseen:  # what was drawn unseen since the last reshuffle, and what still lies there
            return DECK_KNOWLEDGE
    for seat in range(SEATS):
        held = 0
        for card in range(CARDS):
            held += state.hand[seat, card]
        if state.hand_size[seat] != held:
            return HAND_SIZE
    if state.deck_size != deck:
        return DECK_SIZE
    if deck == 0 and discards:
        return DISCARDS_WITHOUT_DECK
    if deck and face_up_gaps:
        return FACE_UP_GAP
    too_many = board.reset_at and face_up_locomotives >= board.reset_at  # G8, N3
    if too_many and not state.face_up_rests and colours_outside >= COLOURS_FOR_RESET:  # D1
        return FACE_UP_LOCOMOTIVES
    return FINE


@inner
def _tickets(board: np.record, state: np.record) -> int:
    found = state.unseen_tickets | state.returned
    total = size(state.unseen_tickets) + size(state.returned)
    for seat in range(SEATS + 1):
        found |= state.out[seat]
        total += size(state.out[seat])
        if state.out_size[seat] != size(state.out[seat]):
            return TICKET_SIZES
    for seat in range(SEATS):
        found |= state.tickets[seat]
        total += size(state.tickets[seat])
        if state.tickets_held[seat] != size(state.tickets[seat]):
            return TICKET_SIZES
        for i in range(OFFER):
            ticket = int(state.offer[seat, i])
            if (ticket != UNKNOWN_TICKET) != (i < state.offer_size[seat]):
                return TICKET_SIZES
            if ticket != UNKNOWN_TICKET:
                total += 1
                add(found, ticket)
    for i in range(state.bottom.size):
        ticket = int(state.bottom[i])
        inside = i < state.deck_tickets[BOTTOM]
        if (ticket != UNKNOWN_TICKET) != inside or (state.bottom_by[i] >= 0) != inside:
            return TICKET_SIZES
        if ticket != UNKNOWN_TICKET:
            total += 1
            add(found, ticket)
    if state.deck_tickets[UNSEEN] != size(state.unseen_tickets) or state.deck_tickets[RETURNED] != size(state.returned):
        return TICKET_SIZES
    if total != board.ticket_count or (found != (board.long_tickets | board.regular_tickets)).any():
        return TICKETS_LOST
    return FINE


@inner
def _table(board: np.record, state: np.record) -> int:
    """Steps of a turn, stations, country cards, the last turns."""
    laid = 0
    turned = 0
    for card in range(CARDS):
        laid += state.laid[card]
        turned += state.turned[card]
    paying = state.phase == PAYING
    tunnel = state.phase == TUNNEL
    if (state.laid_route >= 0) != (paying or tunnel) or (laid > 0 and not paying and not tunnel):
        return WRONG_PHASE
    if (turned > 0) != tunnel or (state.owed > 0) != tunnel or (state.to_give > 0) != paying:
        return WRONG_PHASE
    stations = NONE
    built = 0
    taken = NONE
    cards_taken = 0
    for seat in range(SEATS):
        offered = state.phase == START or (state.phase == OFFERED and seat == state.turn)
        if (state.offer_size[seat] > 0) != (offered and seat < state.players):
            return WRONG_PHASE
        if state.chosen[seat] and state.phase != START:
            return WRONG_PHASE
        if popcount(state.stations[seat]) > board.stations:
            return STATION_TWICE
        stations |= state.stations[seat]
        built += popcount(state.stations[seat])
        taken |= state.country_cards[seat]
        cards_taken += popcount(state.country_cards[seat])
        if seat < state.players and state.final_turns < 0 and state.trains[seat] <= board.last_turns_at:
            return LAST_TURNS_MISSED
    if popcount(stations) != built or stations & ~board.cities_set != NONE:
        return STATION_TWICE
    for country in range(board.country_count):
        left = board.stack[country] & ~taken
        if left != NONE and (taken & board.stack[country]) >> np.uint64(lowest(left)) != NONE:
            return COUNTRY_CARD
    if popcount(taken) != cards_taken:
        return COUNTRY_CARD
    return FINE


# The routes.


@inner
def _routes_changed(state: np.record, before: np.record) -> bool:
    for seat in range(SEATS):
        for word in range(2):
            if state.routes[seat, word] != before.routes[seat, word]:
                return True
    return False


@inner
def _routes(board: np.record, state: np.record) -> int:
    """Looked at after every claim."""
    owners = np.full(board.route_count, -1)
    for seat in range(state.players):
        spaces = 0
        points = 0
        for route in range(board.route_count):
            if has(state.routes[seat], route):
                if owners[route] >= 0:
                    return ROUTE_TWICE
                owners[route] = seat
                spaces += board.length[route]
                points += board.points[board.length[route]]
        if state.trains[seat] + spaces != board.trains or state.trains[seat] < 0:
            return TRAINS_LOST
        if state.points[seat] != points or state.joined[seat] != _joined(board, state, seat):
            return NOT_DERIVED
    few = state.players <= board.doubles_closed_up_to
    closed = np.zeros((SEATS, board.route_count), dtype=np.bool_)
    for route in range(board.route_count):
        owner = owners[route]
        if owner < 0:
            continue
        closed[:, route] = True
        country = board.country[route]
        for other in range(board.route_count):
            if other == route:
                continue
            if country >= 0:
                if country == board.country[other]:
                    closed[owner, other] = True
                    if owners[other] == owner:
                        return COUNTRY_TWICE
            elif _join_the_same(board, route, other):
                closed[owner, other] = True
                if owners[other] == owner:
                    return DOUBLE_OWNED
                if few:
                    closed[:, other] = True
                    if owners[other] >= 0:
                        return CLOSED_CLAIMED
    for seat in range(state.players):
        for route in range(board.route_count):
            if has(state.open[seat], route) == closed[seat, route]:
                return NOT_DERIVED
    return FINE


@inner
def _join_the_same(board: np.record, route: int, other: int) -> bool:
    a, b = board.ends[route]
    c, d = board.ends[other]
    return bool((a == c and b == d) or (a == d and b == c))


@inner
def _joined(board: np.record, state: np.record, seat: int) -> int:
    """Countries that share a network of the seat with another, as a bit set."""
    network = np.arange(64)
    changed = True
    while changed:
        changed = False
        for route in range(board.route_count):
            if has(state.routes[seat], route):
                a, b = board.ends[route, 0], board.ends[route, 1]
                if network[a] != network[b]:
                    network[a] = network[b] = min(network[a], network[b])
                    changed = True
    joined = 0
    first = board.city_count
    for one in range(board.country_count):
        for other in range(one):
            if network[first + one] == network[first + other]:
                joined |= 1 << one | 1 << other
    return joined


# The count.


@COMPILER.jit
def _scores(board: np.record, state: np.record, count: np.record) -> int:
    best = -(1 << 30)
    won = 0
    longest = 0
    most = 0
    for seat in range(state.players):
        row = count.score[seat]
        best = max(best, row[TOTAL])
        won += row[WON]
        longest = max(longest, row[PATH])
        most = max(most, row[COMPLETED])
        tickets = 0
        completed = 0
        for ticket in range(board.ticket_count):
            if has(state.tickets[seat], ticket):
                done = has(count.complete[seat], ticket)
                tickets += board.ticket_points[ticket] if done else -board.ticket_points[ticket]
                completed += done
        countries = 0
        for card in range(64):
            if (state.country_cards[seat] >> np.uint64(card)) & ONE != NONE:
                countries += board.card_points[card]
        unbuilt = board.stations - popcount(state.stations[seat])
        if row[TICKET_POINTS] != tickets or row[COMPLETED] != completed or size(count.complete[seat]) != completed:
            return SCORES
        if row[ROUTE_POINTS] != state.points[seat] or row[COUNTRY_POINTS] != countries:
            return SCORES
        if row[STATION_POINTS] != unbuilt * board.station_points:
            return SCORES
        parts = row[ROUTE_POINTS] + row[TICKET_POINTS] + row[STATION_POINTS] + row[COUNTRY_POINTS]
        if row[TOTAL] != parts + row[PATH_BONUS] + row[TICKET_BONUS]:
            return SCORES
    for seat in range(state.players):
        row = count.score[seat]
        if row[PATH_BONUS] != (board.longest_path if row[PATH] == longest and longest else 0):
            return SCORES
        if row[TICKET_BONUS] != (board.most_tickets if row[COMPLETED] == most and most else 0):
            return SCORES
        if row[WON] and row[TOTAL] != best:
            return WINNERS
    return FINE if won else WINNERS


if __name__ == "__main__":
    for name, players in zip(sys.argv[1::2], sys.argv[2::2], strict=True):
        done = walk(load_board(name), int(players), 2)
        print(name, players, done.decisions, done.problem or "fine")
