"""Branch and bound for the longest trail in a piece without bridges, with bounds from a frontier dynamic program.

This is the last step of `longest_trail`. The routes of a trail form a connected set in which at most two cities, its
ends, have an odd number of routes, and every such set is a trail (Euler). So routes are decided one after another, used
or not, in an order that keeps the *border* (frontier) narrow: the cities with both decided and undecided routes. Each
of them has a *slot*, a bit in the parity of the routes used so far. Without the condition "connected", a table indexed
by step, parity and number of ends placed would give the optimum: how much the remaining steps can still add. This
relaxation is the upper bound in a depth-first search for connected sets. Usually the first descent reaches it.
"""

from __future__ import annotations

import numpy as np

from branchline.rules.bits import NONE, ONE, lowest, popcount
from branchline.rules.compiling import inner, wrapping

NEVER = -20_000  # minus infinity: below any sum of lengths, while sums with it still fit 16 bits
LEAVE = 64  # in place of a step's second slot: all routes of the city in its first slot are decided
# The slots of a wider border share the table's last bit, their joint parity: a weaker bound, but the same result.
TABLE_SLOTS = 16
MEMO_SLOTS = 16  # a wider border does not fit the memo's keys
MEMO_AFTER = 200  # number of backtracks after which the search starts to memoize its states
MEMO_BITS = 13

KNOWN = (1 << (TABLE_SLOTS - 1)) - 1

# Choices left to try at a step.
ANY, LESS, MORE, NEITHER = 3, 0, 1, 2

# Sections of the scratch array `work`: the routes of the core, cities in order, a number for each city, the steps; then
# the number of routes, and the effort.
ORDER = 128
SLOT = ORDER + 64
STEPS = SLOT + 64
COUNT = STEPS + 128 + 64
EFFORT = COUNT + 1


@inner
def longest_in_piece(
    ends: np.ndarray,
    length: np.ndarray,
    cities: np.ndarray,
    piece: np.uint64,
    near: np.ndarray,
    work: np.ndarray,
    best: int,
) -> int:
    """Return the longest trail in a piece without bridges if it is longer than `best`, else `best`."""
    steps, slots = _plan(ends, length, cities, piece, near, work, best)
    if steps == 0:
        return best
    table = np.empty((steps + 1) << (min(slots, TABLE_SLOTS) + 1), np.int16)
    _fill(work, steps, slots, table)
    return _search(work, steps, slots, table, best)


@inner
def _search(work: np.ndarray, steps: int, slots: int, table: np.ndarray, best: int) -> int:
    """Search depth-first for connected sets, as long as the table's bound exceeds `best`."""
    work[EFFORT] += len(table)
    if table[0] <= best:
        return best
    wide = min(slots, TABLE_SLOTS)
    # A frame is a state to backtrack to. For each slot it has the slots that are connected with it, including itself,
    # or 0 if no route is used there yet. Then come the parity; the slots where a route is used; and, packed into one
    # number, the step, trains, ends placed and the choice left to try.
    size = slots + 3
    frames = np.empty((steps + 1) * size, np.int64)
    for i in range(slots):
        frames[i] = 0
    frame = 0
    step = 0
    trains = 0
    parity = 0
    known = 0  # the parity as the table indexes it
    begun = 0
    placed = 0
    choice = ANY
    looked = 0
    turned = 0
    memo = frames
    remember = False
    while True:
        looked += 1
        word = work[STEPS + step]
        s = word & 255
        t = word >> 8 & 255
        gain = word >> 40
        both = word >> 16 & 0xFFFF
        at = 1 << s
        to = 0
        flip = 1 << min(s, TABLE_SLOTS - 1)
        step += 1
        after = (step << wide + 1) + known
        less = NEVER  # upper bound without the route; at a LEAVE step, without both ends in the city
        more = NEVER  # upper bound with the route; at a LEAVE step, with both ends in the city
        if choice == NEITHER:
            pass
        elif t != LEAVE:
            to = 1 << t
            flip ^= 1 << min(t, TABLE_SLOTS - 1)
            after += placed >> 1 << wide
            less = trains + table[after]
            more = trains + gain + table[after ^ flip]
        elif frames[frame + s] == at:
            if begun == at:  # no other slot is in use: the trail is complete
                if parity & at:
                    trains += gain
                elif placed == 0:
                    trains += both
                best = max(best, trains)
        elif parity & at:
            if placed < 2 and gain >= 0:
                less = trains + gain + table[(after ^ flip) + (placed << wide)]
        else:
            less = trains + table[after + (placed >> 1 << wide)]
            if placed == 0 and both > 0 and frames[frame + s] != 0:
                more = trains + both + table[after + (1 << wide)]
        if choice == LESS:
            more = NEVER
        elif choice == MORE:
            less = NEVER
        if max(less, more) <= best:
            if frame == 0:
                work[EFFORT] += 16 * looked  # a step takes about as long as 16 table entries
                return best
            frame -= size
            parity = frames[frame + slots]
            known = parity & KNOWN | (popcount(np.uint64(parity & ~KNOWN)) & 1) << (TABLE_SLOTS - 1)
            begun = frames[frame + slots + 1]
            word = frames[frame + slots + 2]
            step = word >> 20
            trains = word >> 4 & 0xFFFF
            placed = word >> 2 & 3
            choice = word & 3
            turned += 1
            if turned == MEMO_AFTER and slots <= MEMO_SLOTS:
                memo = np.empty(2 << MEMO_BITS, np.int64)
                for i in range(len(memo)):
                    memo[i] = 0
                remember = True
            continue
        take = more >= less
        choice = ANY
        if min(less, more) > best:
            frames[frame + slots] = parity
            frames[frame + slots + 1] = begun
            frames[frame + slots + 2] = ((step - 1 << 16 | trains) << 2 | placed) << 2 | (LESS if take else MORE)
            for i in range(slots):
                frames[frame + size + i] = frames[frame + i]
            frame += size
        if t != LEAVE:
            if take:
                trains += gain
                parity ^= at ^ to
                known ^= flip
                begun |= at | to
                _join(frames, frame, frames[frame + s] | frames[frame + t] | at | to)
        else:
            if take:
                trains += both
                placed = 2
            elif parity & at:
                trains += gain
                placed += 1
                parity ^= at
                known ^= flip
            begun &= ~at
            _join(frames, frame, frames[frame + s] & ~at)
            frames[frame + s] = 0
        if remember:
            labels = 0  # for each slot, the lowest slot connected with it; for slot 0 that is always 0
            for i in range(1, slots):
                if (begun >> i) & 1:
                    labels |= lowest(np.uint64(frames[frame + i])) << 4 * (i - 1)
            key = ((step << 2 | placed) << 16 | parity) << 16 | begun
            cell = 2 * int(_mixed(np.uint64(labels ^ key << 20)) >> np.uint64(64 - MEMO_BITS))
            if memo[cell] == labels and memo[cell + 1] >> 16 == key and memo[cell + 1] & 0xFFFF >= trains:
                choice = NEITHER  # this state was visited before with at least as many trains
            else:
                memo[cell] = labels
                memo[cell + 1] = key << 16 | trains


@inner
@wrapping
def _mixed(key: np.uint64) -> np.uint64:
    """Hash a key; the upper bits select the cell of the memo."""
    return key * np.uint64(0x9E3779B97F4A7C15)


@inner
def _join(frames: np.ndarray, frame: int, group: int) -> None:
    """Record in a frame that these slots are connected."""
    bits = np.uint64(group)
    while bits != NONE:
        frames[frame + lowest(bits)] = group
        bits &= bits - ONE


@inner
def _plan(
    ends: np.ndarray,
    length: np.ndarray,
    cities: np.ndarray,
    piece: np.uint64,
    near: np.ndarray,
    work: np.ndarray,
    best: int,
) -> tuple[int, int]:
    """Write the steps that decide the routes of a piece; returns the numbers of steps and of slots that they need.

    There are no steps if the piece can't beat `best` even with all its routes and its two longest tails.
    """
    first = 0
    second = 0
    bits = piece
    while bits != NONE:
        word = cities[lowest(bits)]
        bits &= bits - ONE
        tail = word >> 24 & 0xFFFF
        second = max(second, min(first, tail), word >> 40)
        first = max(first, tail)
    most = first + second
    for i in range(work[COUNT]):
        if holds(piece, ends[work[i], 0]) and holds(piece, ends[work[i], 1]):
            most += int(length[work[i]])
    if most <= best:
        return 0, 0

    n = popcount(piece)
    if _order(near, piece, lowest(piece), work) > n * n * n // 4:  # trying every other start costs less than this table
        work[EFFORT] += 2 * n * n * n
        least = 1 << 62
        start = 0
        bits = piece
        while bits != NONE:
            city = lowest(bits)
            bits &= bits - ONE
            cost = _order(near, piece, city, work)
            if cost < least:
                least = cost
                start = city
        _order(near, piece, start, work)
    used = NONE
    new = piece
    ahead = piece
    slots = 0
    end = STEPS
    for i in range(n):
        city = work[ORDER + i]
        at = only(city)
        fresh = (near[city] | at) & new
        new &= ~fresh
        while fresh != NONE:
            slot = lowest(~used)
            used |= only(slot)
            work[SLOT + lowest(fresh)] = slot
            fresh &= fresh - ONE
        width = 1
        while used >> np.uint64(width) != NONE:
            width += 1
        slots = max(slots, width)
        slot = work[SLOT + city]
        for j in range(work[COUNT]):
            route = work[j]
            a = int(ends[route, 0])
            b = int(ends[route, 1])
            if (a == city or b == city) and holds(ahead, a ^ b ^ city):
                work[end] = int(length[route]) << 40 | width << 32 | work[SLOT + (a ^ b ^ city)] << 8 | slot
                end += 1
        gain = cities[city] >> 24 & 0xFFFF
        both = gain + (cities[city] >> 40)
        # A trail that stops where it could continue is not the longest. So a city without a tail can be an end only if
        # all its routes are used and their number is odd.
        if gain == 0 and cities[city] & 1 == 0:
            gain = NEVER
        work[end] = gain << 40 | width << 32 | both << 16 | LEAVE << 8 | slot
        end += 1
        used &= ~only(slot)
        ahead &= ~at
    return end - STEPS, slots


@inner
def _order(near: np.ndarray, piece: np.uint64, start: int, work: np.ndarray) -> int:
    """Write the cities of a piece in the order in which their routes are decided; returns the cost of the table."""
    border = only(start)
    ahead = piece
    cost = 0
    count = ORDER
    while border != NONE:
        fewest = 9999
        chosen = start
        bits = ahead if count > ORDER else border
        while bits != NONE:
            city = lowest(bits)
            bits &= bits - ONE
            beyond = near[city] | only(city)
            new = 64 * popcount(beyond & ahead & ~border) + popcount(beyond & ahead)
            if new < fewest:
                fewest = new
                chosen = city
        work[count] = chosen
        count += 1
        border |= (near[chosen] | only(chosen)) & ahead
        cost += 1 << popcount(border)
        gone = ~only(chosen)
        border &= gone
        ahead &= gone
    return cost


@inner
def _fill(work: np.ndarray, steps: int, slots: int, table: np.ndarray) -> None:
    """Fill the table of how much the remaining steps can still add, from the last step to the first.

    The number of ends placed is odd exactly when the parity is odd. So two rows per step are enough: fewer than two
    ends placed, and two.
    """
    for i in range(len(table)):
        table[i] = 0
    wide = min(slots, TABLE_SLOTS)
    half = 1 << wide
    after = steps * 2 * half
    for step in range(steps - 1, -1, -1):
        here = after - 2 * half
        word = work[STEPS + step]
        s = word & 255
        t = word >> 8 & 255
        gain = word >> 40
        both = word >> 16 & 0xFFFF
        at = 1 << min(s, TABLE_SLOTS - 1)
        shared = s >= TABLE_SLOTS - 1
        if t != LEAVE:
            flip = at ^ 1 << min(t, TABLE_SLOTS - 1)
            for p in range(1 << min(word >> 32 & 255, wide)):
                table[here + p] = max(table[after + p], gain + table[after + (p ^ flip)])
                table[here + half + p] = max(table[after + half + p], gain + table[after + half + (p ^ flip)])
        else:
            for p in range(1 << min(word >> 32 & 255, wide)):
                odd = popcount(np.uint64(p)) & 1
                fewer = int(table[after + p])
                two = int(table[after + half + p])
                if p & at or shared:
                    end = max(NEVER, gain + int(table[after + (p ^ at) + (half if odd else 0)]))
                if p & at and not shared:
                    fewer = end
                    two = NEVER
                elif not odd:
                    fewer = max(fewer, both + two)
                if shared:
                    fewer = max(fewer, end)
                table[here + p] = fewer
                table[here + half + p] = two
        after = here


@inner
def only(place: int) -> np.uint64:
    """Return the set that contains only this city or slot."""
    return ONE << np.uint64(place)


@inner
def holds(places: np.uint64, place: int) -> bool:
    return (places >> np.uint64(place)) & ONE != NONE
