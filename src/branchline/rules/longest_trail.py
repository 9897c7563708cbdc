"""The longest path of a network: the longest trail, each lane once, counted in trains (G19).

1. Dead ends are taken off one by one; each leaves its length as a *tail* on the city where it hung. A trail can only
   start or end in a dead end, so a forest is finished here.
2. What is left are *rings*: cities that all have two lanes or more. Plain circles are walked round.
3. A *bridge* is a lane that alone joins two pieces of the rings. A trail crosses it once at most, so a piece that hangs
   on one bridge is a dead end too: as a tail it counts with the longest trail that starts in it at the bridge.
4. In a piece without bridges the longest trail is searched for (`pieces`).

A word for each city holds: how many lanes it has (8 bits), the xor of their lengths (8) and of their other ends (8), so
that both are known of the last one left; its longest tail (16) and the second longest (16).
"""

from __future__ import annotations

import numpy as np

from branchline.rules.bits import NONE, ONE, lowest
from branchline.rules.compiled import inner, jit
from branchline.rules.trail_search import COUNT, EFFORT, NEVER, ORDER, SLOT, holds, longest_in_piece, only

LURE = 1 << 14  # above any sum of lengths: a tail so long that the longest trail must start with it

# A notebook of sets of cities: each city's neighbours; all cities behind it, and all their neighbours.
BEHIND = 64
AROUND = BEHIND + 64


@jit
def longest_path(ends: np.ndarray, length: np.ndarray, lanes: np.ndarray, effort: np.ndarray | None = None) -> int:
    """The trains on the longest trail in a set of lanes; `ends` and `length` tell each lane's two cities and trains.

    `effort`, if given, is an array of one number, to which is added what it cost, counted in entries of tables.
    """
    cities = np.empty(64, np.int64)
    for city in range(64):
        cities[city] = 0
    once = NONE
    twice = NONE
    for half in range(2):
        bits = lanes[half]
        while bits != NONE:
            lane = lowest(bits) + 64 * half
            bits &= bits - ONE
            a = int(ends[lane, 0])
            b = int(ends[lane, 1])
            trains = int(length[lane]) << 8
            cities[a] = (cities[a] + 1) ^ (trains | b << 16)
            cities[b] = (cities[b] + 1) ^ (trains | a << 16)
            at_a = only(a)
            at_b = only(b)
            twice |= once & at_a
            once |= at_a
            twice |= once & at_b
            once |= at_b
    rings, best = _strip(cities, once & ~twice, once)
    if _plain(cities, rings):
        return _circles(ends, length, lanes, cities, rings, best)

    near = np.empty(64 + 64 + 64, np.uint64)
    for city in range(64):
        near[city] = NONE
    work = np.empty(EFFORT + 1, np.int64)
    work[EFFORT] = 0
    count = 0
    for half in range(2):
        bits = lanes[half]
        while bits != NONE:
            lane = lowest(bits) + 64 * half
            bits &= bits - ONE
            a = int(ends[lane, 0])
            b = int(ends[lane, 1])
            if holds(rings, a) and holds(rings, b):
                near[a] |= only(b)
                near[b] |= only(a)
                work[count] = lane
                count += 1
    work[COUNT] = count
    while rings != NONE:
        piece, bridge = _piece(ends, rings, near, work)
        rings &= ~piece
        city, door, trains = -1, -1, 0
        if bridge >= 0:
            city, door, trains = int(ends[bridge, 0]), int(ends[bridge, 1]), int(length[bridge])
            if holds(piece, city):
                city, door = door, city
            cities[door] = (cities[door] - 1) ^ (trains << 8 | city << 16)
        beat = best
        while True:
            if _plain(cities, piece):
                beat = _circles(ends, length, lanes, cities, piece, beat)
            else:
                beat = longest_in_piece(ends, length, cities, piece, near, work, beat)
            if beat >= LURE or bridge < 0:
                break
            # Once more: the longest trail that starts at the door, for it is a tail of the city outside.
            best = beat
            tail = cities[door] >> 24 & 0xFFFF
            cities[door] = cities[door] & 0xFFFFFF | LURE << 24 | tail << 40
            beat = LURE + tail
        if bridge < 0:
            best = beat
            continue
        _take_off(cities, city, door, trains, beat - LURE + trains)
        best = max(best, (cities[city] >> 24 & 0xFFFF) + (cities[city] >> 40))
        if cities[city] & 255 == 1:
            rings, found = _strip(cities, only(city), rings)
            best = max(best, found)
    if effort is not None:
        effort[0] += work[EFFORT]
    return best


@inner
def _strip(cities: np.ndarray, leaves: np.uint64, rings: np.uint64) -> tuple[np.uint64, int]:
    """Take off dead ends, from these leaves on; returns the cities that are left, and the longest trail seen."""
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
            _take_off(cities, city, leaf, trains, (word >> 24 & 0xFFFF) + trains)
            word = cities[city]
            best = max(best, (word >> 24 & 0xFFFF) + (word >> 40))
            # Without branches: they would be guessed wrong as often as not.
            leaves = leaves & ~(ONE << at) | np.uint64(word & 255 == 1) << at
            rings &= ~(only(leaf) | np.uint64(word & 255 == 0) << at)
    return rings, best


@inner
def _take_off(cities: np.ndarray, city: int, other: int, trains: int, tail: int) -> None:
    """Take a lane off at one of its ends, and hang a tail there instead."""
    word = cities[city]
    first = word >> 24 & 0xFFFF
    second = max(word >> 40, min(first, tail))
    first = max(first, tail)
    cities[city] = ((word & 0xFFFFFF) - 1) ^ (trains << 8 | other << 16) | first << 24 | second << 40


@inner
def _plain(cities: np.ndarray, rings: np.uint64) -> bool:
    """Whether rings are circles, each city with two lanes."""
    more = 0
    while rings != NONE:
        more |= (cities[lowest(rings)] & 255) ^ 2
        rings &= rings - ONE
    return more == 0


@inner
def _circles(
    ends: np.ndarray, length: np.ndarray, lanes: np.ndarray, cities: np.ndarray, rings: np.uint64, best: int
) -> int:
    """The longest trail in circles with tails, if it is longer than `best`; else `best`."""
    half = 0
    bits = lanes[0]
    while rings != NONE:
        if bits == NONE:
            half = 1
            bits = lanes[1]
        lane = lowest(bits) + 64 * half
        bits &= bits - ONE
        last = int(ends[lane, 0])
        city = int(ends[lane, 1])
        if not (holds(rings, last) and holds(rings, city)):
            continue
        # Walk round. A trail goes either all the way, with both tails of a city, or from one city to another, on the
        # way walked or on the rest of the circle.
        trains = int(length[lane])
        walked = 0
        tails = 0
        way = NEVER  # the best tail behind, minus the way to it
        rest = NEVER  # the best tail behind, plus the way to it
        longest_way = NEVER
        longest_rest = NEVER
        while holds(rings, city):
            rings &= ~only(city)
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
def _piece(ends: np.ndarray, rings: np.uint64, near: np.ndarray, work: np.ndarray) -> tuple[np.uint64, int]:
    """A piece of the rings without bridges: one that hangs on a bridge, and that lane, or else a whole part, and -1.

    From some city on, each city is reached from another, its parent. A bridge is a lane to a parent that is the only
    way out for all cities behind it. They are looked at from the farthest on, so there is no bridge behind that one.
    """
    piece = rings & (~rings + ONE)
    work[ORDER] = lowest(piece)
    found = 1
    done = 0
    while done < found:
        city = work[ORDER + done]
        done += 1
        near[BEHIND + city] = only(city)
        near[AROUND + city] = near[city] & rings
        fresh = near[city] & rings & ~piece
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
                    bridge = work[i] if bridge == -1 else -2  # two lanes side by side are no bridge
            if bridge >= 0:
                return behind, bridge
        near[BEHIND + parent] |= behind
        near[AROUND + parent] |= near[AROUND + city]
    return piece, -1
