"""Label placement: choose for each name the candidate box beside its city that is least in the way (local search)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from branchline.layout.curves import DISC_RADIUS, Arrangement, Corridors, Discs, Floats, jit, track_points
from branchline.layout.files import Side
from branchline.layout.model import LABEL_SIZE, LINE_HEIGHT
from branchline.layout.separation import CLEARANCE, into_box

NEAR = 4.0  # distance between a city's disc and its name
DISLIKE = 20.0  # cost, in square units of overlap, of one point of `Candidate.dislike`
ON_TRACK = 60.0  # cost, in the same unit, of covering a route's track
ROUNDS = 6  # maximum number of passes over all names


class Candidate(NamedTuple):
    """One way to place a name: its box relative to the city, its lines, and how bad it looks there (0 is best)."""

    box: tuple[float, float, float, float]
    lines: tuple[str, ...]
    anchor: str
    side: Side
    dislike: float


def candidates(names: tuple[str, ...], radius: float, side: Side | None) -> list[Candidate]:
    """All ways to place a label beside a disc. `names` are one place's names in all languages: the box fits each."""
    found = []
    for lines in _line_breaks(names):
        width = max(text_width(line, LABEL_SIZE) for line in lines)
        if len(lines) == 1:
            width = max(text_width(name, LABEL_SIZE) for name in names)
        height = LINE_HEIGHT * len(lines)
        for place, left, top, anchor, dislike in _positions_around(width, height, radius):
            if side is None or place == side:
                extra = 3.0 * (len(lines) - 1)
                found.append(Candidate((left, top, left + width, top + height), lines, anchor, place, dislike + extra))
    return found


def _line_breaks(names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    yield (names[0],)
    if len(set(names)) > 1:
        return
    words = names[0].replace("-", "-\0").replace(" ", "\0").split("\0")
    if len(words) > 1:
        breaks = [(_joined(words[:i]), _joined(words[i:])) for i in range(1, len(words))]
        yield min(breaks, key=lambda lines: max(text_width(line, LABEL_SIZE) for line in lines))


def _joined(words: list[str]) -> str:
    return " ".join(words).replace("- ", "-")


def _positions_around(width: float, height: float, radius: float) -> Iterator[tuple[Side, float, float, str, float]]:
    """Candidate positions of a box around a disc: side, left, top, text anchor, dislike."""
    gap = radius + NEAR
    for shift in (0.0, -0.35, 0.35, -0.7, 0.7):
        dislike = abs(shift) * 2.0
        yield "right", gap - abs(shift) * 3.0, -height / 2 + shift * height, "start", dislike
        yield "left", -gap + abs(shift) * 3.0 - width, -height / 2 + shift * height, "end", 0.5 + dislike
    corner = gap * 0.72
    for up, name in ((True, "above"), (False, "below")):
        top = -gap - height + 3.0 if up else gap - 3.0
        for part in (0.0, -0.2, 0.2, -0.4, 0.4):
            yield name, -width / 2 + part * width, top, "middle", 1.0 + abs(part) * 2.0  # type: ignore[misc]
        top = -corner - height + 2.0 if up else corner - 2.0
        yield f"{name} right", corner, top, "start", 1.0  # type: ignore[misc]
        yield f"{name} left", -corner - width, top, "end", 1.5  # type: ignore[misc]


def choose(
    ways: list[list[Candidate]],
    dislikes: list[Floats],
    chosen: list[int],
    radii: Floats,
    corridors: Corridors,
    sheet: Arrangement,
    discs: Discs,
) -> Floats:
    """Update `chosen` until no single label would improve by moving, or for ROUNDS passes. Return the label boxes.

    In each pass every place takes its cheapest candidate, given the current labels of the others.
    """
    tracks = track_points(corridors, sheet)
    tables = [np.array([candidate.box for candidate in way]) for way in ways]
    boxes = np.array([table[i] for table, i in zip(tables, chosen, strict=True)])
    for _ in range(ROUNDS):
        moved = False
        for place, table in enumerate(tables):
            costs = _costs(place, table, boxes, radii, sheet, discs, tracks) + dislikes[place] * DISLIKE
            best = int(np.argmin(costs))
            if costs[best] < costs[chosen[place]] - 1e-9:
                chosen[place] = best
                boxes[place] = table[best]
                moved = True
        if not moved:
            break
    return boxes


@jit
def _costs(
    place: int, table: Floats, boxes: Floats, radii: Floats, sheet: Arrangement, discs: Discs, tracks: Floats
) -> Floats:
    """The cost of each candidate of a place: overlaps with spaces, tracks, cities and other labels."""
    costs = np.zeros(len(table))
    places = sheet.places
    for way in range(len(table)):
        left, top = places[place, 0] + table[way, 0], places[place, 1] + table[way, 1]
        right, bottom = places[place, 0] + table[way, 2], places[place, 1] + table[way, 3]
        for disc in range(len(discs.at)):
            x, y = discs.at[disc, 0], discs.at[disc, 1]
            costs[way] += into_box(left, top, right, bottom, x, y, DISC_RADIUS + CLEARANCE.name)[0] ** 2
        for x, y in tracks:
            if left < x < right and top < y < bottom:
                costs[way] += ON_TRACK
        for other in range(len(places)):
            if other == place:
                continue
            x, y = places[other, 0], places[other, 1]
            costs[way] += 4 * into_box(left, top, right, bottom, x, y, radii[other] + CLEARANCE.name_city)[0] ** 2
            over_x = min(right, x + boxes[other, 2]) - max(left, x + boxes[other, 0]) + CLEARANCE.names
            over_y = min(bottom, y + boxes[other, 3]) - max(top, y + boxes[other, 1]) + CLEARANCE.names
            if over_x > 0.0 and over_y > 0.0:
                costs[way] += 4 * min(over_x, over_y) ** 2
    return costs


# --- text width ------------------------------------------------------------------------------------------------------


UNKNOWN = 600  # advance width, in thousandths of the font size, of a letter that the font lacks


@cache
def _widths() -> dict[str, int]:
    widths: dict[str, int] = json.loads(Path(__file__).with_name("letters.json").read_text("utf-8"))
    return widths


def text_width(text: str, size: float) -> float:
    """The width of a text, from the advance widths of the boards' font."""
    widths = _widths()
    return sum(widths.get(letter, UNKNOWN) for letter in text) * size / 1000
