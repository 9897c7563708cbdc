"""Determinization: deals what a seat can't know again, uniformly among all deals consistent with what it knows.

A deal assigns a place to every single card and ticket; two red cards are distinct. What a seat knows is in its blind
record (`knowledge`), and nothing else is read here: the complete list (a)–(d) in docs/decisions/state.md and all sizes.
"""

from __future__ import annotations

import numpy as np

from branchline.rules.bits import add, has, popcount
from branchline.rules.chance import roll, roll_word
from branchline.rules.compiling import inner
from branchline.rules.legal import least_kept
from branchline.rules.records import (
    BOTTOM,
    CARDS,
    COLOURS,
    NEVER_DEALT,
    OFFER,
    OVER,
    PAYING,
    RETURNED,
    START,
    TICKETS,
    UNSEEN,
)

# Where a ticket can be put: kind * PLACES + a seat, a slot of a seat's offer, or a position in the queue at the bottom.
IN_UNSEEN, IN_RETURNED, AT_BOTTOM, KEPT, OFFERED_AT, OUT = range(6)
PLACES = 256


@inner
def redeal(board: np.record, state: np.record, seat: int, rng: np.ndarray) -> None:
    """Fill the blanks of a blind record at random; `rng` is the state of the random generator and is advanced."""
    state.seed[0] = roll_word(rng)
    state.seed[1] = roll_word(rng)
    _deal_cards(board, state, seat, rng)
    _deal_tickets(board, state, seat, rng)
    if state.phase == START:
        for other in range(state.players):
            if other != seat and state.chosen[other] != 0:
                _choose(board, state, other, rng)


@inner
def _choose(board: np.record, state: np.record, other: int, rng: np.ndarray) -> None:
    """Draw one of the subsets that the seat may keep, uniformly at random."""
    least = least_kept(board, state, other)
    while True:
        chosen = 1 + roll(rng, (1 << int(state.offer_size[other])) - 1)
        if popcount(np.uint64(chosen)) >= least:
            state.chosen[other] = chosen
            return


# Cards.


@inner
def _deal_cards(board: np.record, state: np.record, seat: int, rng: np.ndarray) -> None:
    """Deal the cards: (a) known cards stay in their hands; (b), (c) the deck holds no more of a kind than it can."""
    free = np.empty(CARDS, np.int64)  # cards whose place the seat does not know: in the deck or in another hand
    forced = np.empty(CARDS, np.int64)  # the number of these that can't be in the deck
    bound = 0
    for card in range(CARDS):
        left = state.all_cards[card] - state.discards[card] - state.laid[card] - state.turned[card]
        most = int(state.deck_most[card])
        if seat >= 0:
            left -= state.hand[seat, card]
            most -= state.unseen_draws[seat, card]
        for other in range(state.players):
            if other != seat:
                left -= state.known[other, card]
                state.hand[other, card] = state.known[other, card]
        free[card] = left
        forced[card] = left - most
    for slot in range(state.face_up.size):
        if state.face_up[slot] >= 0:
            free[state.face_up[slot]] -= 1
            forced[state.face_up[slot]] -= 1
    for card in range(CARDS):
        forced[card] = max(forced[card], 0)
        bound += forced[card]
        state.deck[card] = free[card]
    places = 0  # unknown cards in the other hands
    for other in range(state.players):
        if other != seat:
            places += int(state.hand_size[other]) - _known(state, other)
    if bound > places:  # possible only in a position set up by hand
        bound = 0
        for card in range(CARDS):
            forced[card] = 0
    payer = int(state.turn) if state.phase == PAYING and state.turn != seat else -1
    paid = np.empty(CARDS, np.int64)
    if payer >= 0 or bound > 0:
        _share_out(board, state, payer, free, forced, paid, places - bound, rng)
        for card in range(CARDS):
            state.deck[card] -= free[card]
            if payer >= 0:
                state.hand[payer, card] += paid[card]
                free[card] -= paid[card]
        _fill_hands(state, seat, payer, free, rng)
        return
    _fill_hands(state, seat, -1, free, rng)
    for card in range(CARDS):  # the remaining cards form the deck
        state.deck[card] = free[card]


@inner
def _fill_hands(state: np.record, seat: int, payer: int, pool: np.ndarray, rng: np.ndarray) -> None:
    """Deal cards from a pool, which shrinks, into the other hands until they are complete."""
    cards = np.empty(128, np.int8)
    count = 0
    for card in range(CARDS):
        for _ in range(pool[card]):
            cards[count] = card
            count += 1
    for other in range(state.players):
        if other in (seat, payer):
            continue
        for _ in range(state.hand_size[other] - _known(state, other)):
            k = roll(rng, count)
            card = cards[k]
            count -= 1
            cards[k] = cards[count]
            state.hand[other, card] += 1
            pool[card] -= 1


@inner
def _known(state: np.record, seat: int) -> int:
    known = 0
    for card in range(CARDS):
        known += int(state.known[seat, card])
    return known


@inner
def _share_out(
    board: np.record,
    state: np.record,
    payer: int,
    free: np.ndarray,
    forced: np.ndarray,
    paid: np.ndarray,
    places: int,
    rng: np.ndarray,
) -> None:
    """Draw how many of the free cards of each kind are in the hands, and how many of these the payer holds.

    Writes them into `free` and `paid`; `places` counts the places in the hands beyond the forced cards. For a kind with
    f free cards, h of them in hands and x of those with the payer, there are C(f, h) C(h, x) ways. Dynamic programming:
    `ways` sums the products over the remaining kinds, indexed by how many cards are still to be placed. The payer must
    hold enough substitutes to complete the payment: the kinds that can be given come first, and after them every state
    with too few has no ways.
    """
    room, needed, last = 0, 0, CARDS
    if payer >= 0:
        room = int(state.hand_size[payer]) - _known(state, payer)
        needed = int(state.to_give)
        last = COLOURS + int(board.group_any[board.group[state.laid_route]])
    order = np.empty(CARDS, np.int64)
    count = 0
    for given in range(1, -1, -1):  # the kinds that can be given come first
        for card in range(CARDS):
            if (state.give_from <= card < last) == (given == 1):
                order[count] = card
                count += 1
        if given == 1:
            boundary = count
    for i in range(boundary):
        if payer >= 0:
            needed -= state.known[payer, order[i]]
    wide = places + 1
    size = (room + 1) * wide
    ways = np.zeros((CARDS + 1) * size, np.float64)
    ways[CARDS * size] = 1.0
    for i in range(CARDS - 1, -1, -1):
        card = order[i]
        for more in range(min(free[card] - forced[card], places) + 1):
            held = forced[card] + more
            weight = _choices(free[card], held)
            for x in range(min(held, room) + 1):
                both = weight * _choices(held, x)
                for left in range(x, room + 1):
                    to = i * size + left * wide
                    come = (i + 1) * size + (left - x) * wide - more
                    for k in range(more, wide):
                        ways[to + k] += both * ways[come + k]
        if i == boundary:
            for left in range(max(room - needed + 1, 0), room + 1):
                for k in range(wide):
                    ways[i * size + left * wide + k] = 0.0
    left, k = room, places
    for i in range(CARDS):
        card = order[i]
        chance = roll_word(rng) * 2.0**-64 * ways[i * size + left * wide + k]
        held, x = _pick(ways[(i + 1) * size : (i + 2) * size], wide, chance, free[card], forced[card], left, k)
        k -= held - forced[card]
        left -= x
        free[card] = held
        paid[card] = x


@inner
def _pick(ways: np.ndarray, wide: int, chance: float, free: int, forced: int, left: int, k: int) -> tuple[int, int]:
    """Sample the numbers of cards of one kind in the hands and with the payer, by inverting the cumulative weights."""
    held, x = forced, 0
    for more in range(min(free - forced, k) + 1):
        weight = _choices(free, forced + more)
        for paid in range(min(forced + more, left) + 1):
            here = weight * _choices(forced + more, paid) * ways[(left - paid) * wide + k - more]
            if here > 0.0:
                held, x = forced + more, paid
                chance -= here
                if chance < 0.0:
                    return held, x
    return held, x


@inner
def _choices(n: int, k: int) -> float:
    """Return the binomial coefficient C(n, k)."""
    ways = 1.0
    for i in range(k):
        ways = ways * (n - i) / (i + 1)
    return ways


# Tickets.


@inner
def _deal_tickets(board: np.record, state: np.record, seat: int, rng: np.ndarray) -> None:
    """Deal the tickets, with E2 for long ones.

    (d) Tickets that the seat put under the deck are still there unless somebody may have drawn them since.
    """
    regular = np.empty(TICKETS, np.int64)
    long = np.empty(TICKETS, np.int64)
    mine = np.empty(TICKETS, np.int64)  # tickets that the seat put under the deck at the start
    regulars, longs, mines = 0, 0, 0
    for ticket in range(board.ticket_count):
        if not has(state.tickets_in_game, ticket) or _is_known(state, seat, ticket):
            continue
        if seat >= 0 and has(state.put_under[seat], ticket):
            mine[mines] = ticket
            mines += 1
        elif has(board.long_tickets, ticket):
            long[longs] = ticket
            longs += 1
        else:
            regular[regulars] = ticket
            regulars += 1

    early = np.empty(TICKETS, np.int64)  # places that can't hold a ticket which was put under the deck
    late = np.empty(TICKETS, np.int64)  # places of tickets that were drawn from the deck in play
    earlies, lates = 0, 0
    strict = _long_rule_holds(board, state, seat, longs)
    _shuffle(long, longs, rng)
    dealt = 0
    for other in range(state.players):
        if other == seat:
            continue
        kept = 0 if state.phase == OVER else int(state.tickets_held[other])
        at_start = min(int(state.kept_at_start[other]), kept)
        returned = _out_at_start(board, state, other)
        in_kept, in_returned = 0, 0
        if strict and state.phase != START:
            for i in range(board.offer_long - _long_seen(board, state, other)):
                # The long ticket is equally likely to be any ticket of its opening offer.
                if roll(rng, at_start + returned - i) < at_start - in_kept:
                    add(state.tickets[other], long[dealt])
                    in_kept += 1
                else:
                    add(state.out[other], long[dealt])
                    in_returned += 1
                dealt += 1
        for _ in range(at_start - in_kept):
            early[earlies] = KEPT * PLACES + other
            earlies += 1
        for _ in range(returned - in_returned):
            early[earlies] = OUT * PLACES + other
            earlies += 1
        for _ in range(kept - at_start):
            late[lates] = KEPT * PLACES + other
            lates += 1
        for _ in range(state.out_size[other] - returned):
            late[lates] = OUT * PLACES + other
            lates += 1
        for i in range(state.offer_size[other]):
            place = OFFERED_AT * PLACES + other * OFFER + i
            if state.phase != START:
                late[lates] = place
                lates += 1
            elif strict and i < board.offer_long:
                state.offer[other, i] = long[dealt]
                dealt += 1
            else:
                early[earlies] = place
                earlies += 1
    for i in range(state.deck_tickets[BOTTOM]):
        if state.bottom_by[i] != seat:
            late[lates] = AT_BOTTOM * PLACES + i
            lates += 1
    for i in range(longs - dealt if strict else state.out_size[NEVER_DEALT]):
        if strict:
            add(state.out[NEVER_DEALT], long[dealt + i])
        else:
            early[earlies] = OUT * PLACES + NEVER_DEALT
            earlies += 1
    for _ in range(state.deck_tickets[UNSEEN]):
        early[earlies] = IN_UNSEEN * PLACES
        earlies += 1
    if not strict:
        for i in range(longs):
            regular[regulars] = long[i]
            regulars += 1

    _shuffle(late, lates, rng)
    under = _still_under(board, state, seat, mines, lates, rng)
    _shuffle(mine, mines, rng)
    for i in range(mines):
        if i < under:
            add(state.returned, mine[i])
        elif lates > 0:
            lates -= 1
            _put(state, late[lates], mine[i])
        else:  # possible only in a position set up by hand
            regular[regulars] = mine[i]
            regulars += 1
    _shuffle(regular, regulars, rng)
    for i in range(earlies):
        regulars -= 1
        _put(state, early[i], regular[regulars])
    for i in range(lates):
        regulars -= 1
        _put(state, late[i], regular[regulars])
    for i in range(regulars):
        add(state.returned, regular[i])


@inner
def _is_known(state: np.record, seat: int, ticket: int) -> bool:
    """Return whether the seat knows where a ticket is."""
    if state.phase == OVER:
        for other in range(state.players):
            if has(state.tickets[other], ticket):
                return True
    if seat < 0:
        return False
    if has(state.tickets[seat], ticket) or has(state.out[seat], ticket):
        return True
    for i in range(state.offer_size[seat]):
        if state.offer[seat, i] == ticket:
            return True
    for i in range(state.deck_tickets[BOTTOM]):
        if state.bottom_by[i] == seat and state.bottom[i] == ticket:
            return True
    return False


@inner
def _out_at_start(board: np.record, state: np.record, seat: int) -> int:
    """Return how many tickets of its opening offer a seat has removed from the game."""
    if state.phase == START or not board.start_returns_leave:
        return 0
    offered = board.offer_long + board.offer_regular
    return max(min(offered - int(state.kept_at_start[seat]), int(state.out_size[seat])), 0)


@inner
def _long_rule_holds(board: np.record, state: np.record, seat: int, longs: int) -> bool:
    """Return whether E2 holds: every seat was offered its long tickets, and the rest were never dealt.

    It may not hold in a position set up by hand.
    """
    hidden = int(state.out_size[NEVER_DEALT])
    for other in range(state.players):
        if other != seat:
            here = board.offer_long - _long_seen(board, state, other)
            hidden += here
            room = int(state.offer_size[other])
            if state.phase != START:
                kept = 0 if state.phase == OVER else int(state.kept_at_start[other])
                room = kept + _out_at_start(board, state, other)
            if here < 0 or here > room:
                return False
    return longs == hidden


@inner
def _long_seen(board: np.record, state: np.record, other: int) -> int:
    """Return how many long tickets of another seat are visible: those it kept, once the game is over."""
    return popcount(state.tickets[other, 0] & board.long_tickets[0]) + popcount(
        state.tickets[other, 1] & board.long_tickets[1]
    )


@inner
def _still_under(board: np.record, state: np.record, seat: int, mines: int, lates: int, rng: np.ndarray) -> int:
    """Draw how many of the tickets that the seat put under the deck at the start are still there."""
    layer = int(state.deck_tickets[RETURNED])
    others = 0  # number of tickets that the other seats put there
    for other in range(state.players):
        if other != seat:
            others += board.offer_long + board.offer_regular - state.kept_at_start[other]
    most = min(mines, layer)
    if state.deck_tickets[UNSEEN] > 0 or layer >= mines + others:  # nobody has drawn from this layer yet
        return most
    # Each ticket is equally likely to be in any place of the layer or in any place filled by drawing since.
    least = max(layer - others, mines - lates, 0)
    ways = 0.0
    for under in range(least, most + 1):
        ways += _choices(layer, under) * _choices(lates, mines - under)
    chance = roll_word(rng) * 2.0**-64 * ways
    for under in range(least, most):
        chance -= _choices(layer, under) * _choices(lates, mines - under)
        if chance < 0.0:
            return under
    return most


@inner
def _put(state: np.record, place: int, ticket: int) -> None:
    kind, where = place // PLACES, place % PLACES
    if kind == IN_UNSEEN:
        add(state.unseen_tickets, ticket)
    elif kind == KEPT:
        add(state.tickets[where], ticket)
    elif kind == OUT:
        add(state.out[where], ticket)
    elif kind == AT_BOTTOM:
        state.bottom[where] = ticket
    else:
        state.offer[where // OFFER, where % OFFER] = ticket


@inner
def _shuffle(numbers: np.ndarray, count: int, rng: np.ndarray) -> None:
    for i in range(count - 1, 0, -1):
        k = roll(rng, i + 1)
        numbers[i], numbers[k] = numbers[k], numbers[i]
