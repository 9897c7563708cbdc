"""Longest trail of a network (G19, the longest path): each route is used at most once, lengths are counted in trains.

1. Leaves (dead ends) are removed one by one. Each leaves its length as a *tail* on the city that it was attached to. A
   trail can only start or end in a dead end, so a forest is solved by this step alone.
2. What remains is the 2-core: every city has two or more routes. Simple cycles are solved by walking around them.
3. A *bridge* is a route that is the only connection between two pieces of the core. A trail crosses it at most once, so
   a piece attached by a single bridge is a dead end too: it becomes a tail as long as the longest trail that starts in
   it at the bridge.
4. In a piece without bridges the longest trail is found by branch and bound (`trail_search`).

One word per city packs: its number of routes (8 bits), the xor of their lengths (8) and of their other ends (8), so
that both are known for the last route left; its longest tail (16) and its second longest (16).
"""

from __future__ import annotations

import numpy as np

from branchline.rules.bits import NONE, ONE, lowest
from branchline.rules.compiling import inner, jit
from branchline.rules.trail_search import COUNT, EFFORT, NEVER, ORDER, SLOT, holds, longest_in_piece, only

LURE = 1 << 14  # larger than any sum of lengths: a tail so long that the longest trail must start with it

# Sections of the scratch array `near`, one set of cities per city: its neighbours; then all cities behind it in the
# search tree; then all neighbours of those.
BEHIND = 64
AROUND = BEHIND + 64


@jit
def longest_path(ends: np.ndarray, length: np.ndarray, routes: np.ndarray, effort: np.ndarray | None = None) -> int:
    """Return the length, in trains, of the longest trail in a set of routes.

    `ends` and `length` hold each route's two cities and its trains. If `effort` is given, the cost of the computation,
    measured in table entries, is added to its only element.
    """
    cities = np.empty(64, np.int64)
    for city in range(64):
        cities[city] = 0
    once = NONE
    twice = NONE
    for half in range(2):
        bits = routes[half]
        while bits != NONE:
            route = lowest(bits) + 64 * half
            bits &= bits - ONE
            a = int(ends[route, 0])
            b = int(ends[route, 1])
            trains = int(length[route]) << 8
            cities[a] = (cities[a] + 1) ^ (trains | b << 16)
            cities[b] = (cities[b] + 1) ^ (trains | a << 16)
            at_a = only(a)
            at_b = only(b)
            twice |= once & at_a
            once |= at_a
            twice |= once & at_b
            once |= at_b
    core, best = _strip_leaves(cities, once & ~twice, once)
    if _are_simple_cycles(cities, core):
        return _longest_in_cycles(ends, length, routes, cities, core, best)

    near = np.empty(64 + 64 + 64, np.uint64)
    for city in range(64):
        near[city] = NONE
    work = np.empty(EFFORT + 1, np.int64)
    work[EFFORT] = 0
    count = 0
    for half in range(2):
        bits = routes[half]
        while bits != NONE:
            route = lowest(bits) + 64 * half
            bits &= bits - ONE
            a = int(ends[route, 0])
            b = int(ends[route, 1])
            if holds(core, a) and holds(core, b):
                near[a] |= only(b)
                near[b] |= only(a)
                work[count] = route
                count += 1
    work[COUNT] = count
    while core != NONE:
        piece, bridge = _find_piece(ends, core, near, work)
        core &= ~piece
        city, door, trains = -1, -1, 0
        if bridge >= 0:
            city, door, trains = int(ends[bridge, 0]), int(ends[bridge, 1]), int(length[bridge])
            if holds(piece, city):
                city, door = door, city
            cities[door] = (cities[door] - 1) ^ (trains << 8 | city << 16)
        beat = best
        while True:
            if _are_simple_cycles(cities, piece):
                beat = _longest_in_cycles(ends, length, routes, cities, piece, beat)
            else:
                beat = longest_in_piece(ends, length, cities, piece, near, work, beat)
            if beat >= LURE or bridge < 0:
                break
            # Search again for the longest trail that starts at the door: it becomes a tail of the city outside.
            best = beat
            tail = cities[door] >> 24 & 0xFFFF
            cities[door] = cities[door] & 0xFFFFFF | LURE << 24 | tail << 40
            beat = LURE + tail
        if bridge < 0:
            best = beat
            continue
        _remove_route(cities, city, door, trains, beat - LURE + trains)
        best = max(best, (cities[city] >> 24 & 0xFFFF) + (cities[city] >> 40))
        if cities[city] & 255 == 1:
            core, found = _strip_leaves(cities, only(city), core)
            best = max(best, found)
    if effort is not None:
        effort[0] += work[EFFORT]
    return best


@inner
def _strip_leaves(cities: np.ndarray, leaves: np.uint64, core: np.uint64) -> tuple[np.uint64, int]:
    """Remove dead ends, starting with these leaves; returns the remaining cities and the longest trail found."""
    best = 0
    while leaves != NONE:
        batch = leaves
        leaves = NONE
        while batch != NONE:
            leaf = lowest(batch)
            word = cities[leaf]
            city = word >> 16 & 255
            trains = word >> 8 & 255
            at = np.uint64(city)
            batch &= (batch - ONE) & ~(ONE << at)
            _remove_route(cities, city, leaf, trains, (word >> 24 & 0xFFFF) + trains)
            word = cities[city]
            best = max(best, (word >> 24 & 0xFFFF) + (word >> 40))
            # Without branches, because they would be mispredicted about half of the time.
            leaves = leaves & ~(ONE << at) | np.uint64(word & 255 == 1) << at
            core &= ~(only(leaf) | np.uint64(word & 255 == 0) << at)
    return core, best


@inner
def _remove_route(cities: np.ndarray, city: int, other: int, trains: int, tail: int) -> None:
    """Remove a route at one of its ends and attach a tail there instead."""
    word = cities[city]
    first = word >> 24 & 0xFFFF
    second = max(word >> 40, min(first, tail))
    first = max(first, tail)
    cities[city] = ((word & 0xFFFFFF) - 1) ^ (trains << 8 | other << 16) | first << 24 | second << 40


@inner
def _are_simple_cycles(cities: np.ndarray, core: np.uint64) -> bool:
    """Return whether these cities form simple cycles, each city having two routes."""
    more = 0
    while core != NONE:
        more |= (cities[lowest(core)] & 255) ^ 2
        core &= core - ONE
    return more == 0


@inner
def _longest_in_cycles(
    ends: np.ndarray, length: np.ndarray, routes: np.ndarray, cities: np.ndarray, core: np.uint64, best: int
) -> int:
    """Return the longest trail in simple cycles with tails if it is longer than `best`, else `best`."""
    half = 0
    bits = routes[0]
    while core != NONE:
        if bits == NONE:
            half = 1
            bits = routes[1]
        route = lowest(bits) + 64 * half
        bits &= bits - ONE
        last = int(ends[route, 0])
        city = int(ends[route, 1])
        if not (holds(core, last) and holds(core, city)):
            continue
        # Walk around the cycle. A trail either goes all the way around and uses both tails of one city, or it goes from
        # one city to another, along the part already walked or along the rest of the cycle.
        trains = int(length[route])
        walked = 0
        tails = 0
        way = NEVER  # maximum over the cities passed: tail minus distance walked to it
        rest = NEVER  # maximum over the cities passed: tail plus distance walked to it
        longest_way = NEVER
        longest_rest = NEVER
        while holds(core, city):
            core &= ~only(city)
            word = cities[city]
            tail = word >> 24 & 0xFFFF
            walked += trains
            tails = max(tails, tail + (word >> 40))
            longest_way = max(longest_way, way + walked + tail)
            longest_rest = max(longest_rest, rest - walked + tail)
            way = max(way, tail - walked)
            rest = max(rest, tail + walked)
            trains ^= word >> 8 & 255
            last, city = city, (word >> 16 & 255) ^ last
        best = max(best, longest_way, walked + max(tails, longest_rest))
    return best


@inner
def _find_piece(ends: np.ndarray, core: np.uint64, near: np.ndarray, work: np.ndarray) -> tuple[np.uint64, int]:
    """Find a piece of the core without bridges: one attached by a bridge, and that route, or a whole component and -1.

    A breadth-first search gives each city a parent. A bridge is a route to a parent that is the only way out for all
    cities behind it. Cities are checked from the farthest one on, so no other bridge lies behind the one found.
    """
    piece = core & (~core + ONE)
    work[ORDER] = lowest(piece)
    found = 1
    done = 0
    while done < found:
        city = work[ORDER + done]
        done += 1
        near[BEHIND + city] = only(city)
        near[AROUND + city] = near[city] & core
        fresh = near[city] & core & ~piece
        piece |= fresh
        while fresh != NONE:
            work[ORDER + found] = lowest(fresh)
            work[SLOT + lowest(fresh)] = city
            fresh &= fresh - ONE
            found += 1
    while found > 1:
        found -= 1
        city = work[ORDER + found]
        parent = work[SLOT + city]
        behind = near[BEHIND + city]
        way_out = near[AROUND + city] & ~behind
        if way_out == only(parent) and near[parent] & behind == only(city):
            bridge = -1
            for i in range(work[COUNT]):
                a = int(ends[work[i], 0])
                b = int(ends[work[i], 1])
                if (a == city and b == parent) or (a == parent and b == city):
                    bridge = work[i] if bridge == -1 else -2  # a double route is not a bridge
            if bridge >= 0:
                return behind, bridge
        near[BEHIND + parent] |= behind
        near[AROUND + parent] |= near[AROUND + city]
    return piece, -1
