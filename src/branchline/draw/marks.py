"""Shapes as SVG path data: a mark for each colour, the locomotive, players' trains, emblems and stations.

Marks and signs reach at most 0.56 from the origin, so that they stay inside their space when rotated. Beds, trains and
stations are in sheet units and fit into a space, which is 40 by 15.
"""

from __future__ import annotations

from branchline.draw.svg import tag

MARKS = {
    "purple": "M0-.5.42 0 0 .5-.42 0z",  # diamond
    "blue": "M.22-.43A.48.48 0 1 0 .22.43.5.5 0 0 1 .22-.43z",  # moon
    "orange": "M0-.54.48.28h-.96z",  # triangle
    "white": "M0-.48a.48.48 0 0 1 0 .96.48.48 0 0 1 0-.96zM0-.24a.24.24 0 0 0 0 .48.24.24 0 0 0 0-.48z",  # ring
    "green": "M-.16-.47h.32v.31h.31v.32h-.31v.31h-.32v-.31h-.31v-.32h.31z",  # cross
    "yellow": "M0-.5.14-.16.5-.13.22.1.31.46 0 .26-.31.46-.22.1-.5-.13-.14-.16z",  # star
    "black": "M-.39-.39h.78v.78h-.78z",  # square
    "red": "M-.36-.42h.26v.84h-.26zM.1-.42h.26v.84h-.26z",  # two bars
}
LOCOMOTIVE = (  # cab with a window, boiler, chimney, frame, two wheels
    "M-.5-.38h.42v.1h-.05v.4h-.32v-.4h-.05zM-.37-.22v.17h.16v-.17zM-.15-.16h.48a.15.15 0 0 1 0 .3h-.48z"
    "M.15-.38h.25v.1h-.05v.16h-.15v-.16h-.05zM-.46.08h.96v.09h-.96z"
    "M-.27.07a.155.155 0 0 1 0 .31.155.155 0 0 1 0-.31zM.23.07a.155.155 0 0 1 0 .31.155.155 0 0 1 0-.31z"
)
ANY_CARDS = (  # three cards, one behind the other
    "M-.36-.2h.4v.62h-.4zM-.21-.31h.4v.62h-.08v-.54h-.32zM-.06-.42h.4v.62h-.08v-.54h-.32z"
)

BEDS = {
    "plain": "M-17-6.9h34a2.4 2.4 0 0 1 2.4 2.4v9a2.4 2.4 0 0 1-2.4 2.4h-34"
    "a2.4 2.4 0 0 1-2.4-2.4v-9A2.4 2.4 0 0 1-17-6.9z",
    "tunnel": "M-14.2-5.2h28.4v10.4h-28.4z",
    "ferry": "M-18.9-5.9q2.7 2 5.4 0t5.4 0 5.4 0 5.4 0 5.4 0 5.4 0 5.4 0v11.8"
    "q-2.7-2-5.4 0t-5.4 0-5.4 0-5.4 0-5.4 0-5.4 0-5.4 0z",  # the waves bulge outwards where marks are
}
CASING = (  # around the bed of a tunnel, with a gap: a portal at each end, and four sleepers
    "M-17.4-7.5h2v15h-2a2.4 2.4 0 0 1-2.4-2.4v-10.2a2.4 2.4 0 0 1 2.4-2.4z"
    "M17.4-7.5h-2v15h2a2.4 2.4 0 0 0 2.4-2.4v-10.2a2.4 2.4 0 0 0-2.4-2.4z"
    "M-12.6-7.5h3.6v1.5h-3.6zM-5.4-7.5h3.6v1.5h-3.6zM1.8-7.5h3.6v1.5h-3.6zM9-7.5h3.6v1.5h-3.6z"
    "M-12.6 7.5h3.6v-1.5h-3.6zM-5.4 7.5h3.6v-1.5h-3.6zM1.8 7.5h3.6v-1.5h-3.6zM9 7.5h3.6v-1.5h-3.6z"
)
AIR = "M-15.8-6.2h31.6v12.4h-31.6z"  # the gap, drawn under the bed of a tunnel

TRAINS = (
    "M-16.6-5.7h33.2a2 2 0 0 1 2 2v7.4a2 2 0 0 1-2 2h-33.2a2 2 0 0 1-2-2v-7.4a2 2 0 0 1 2-2z",  # coach
    "M-12.9-5.7h25.8a5.7 5.7 0 0 1 0 11.4h-25.8a5.7 5.7 0 0 1 0-11.4z",  # tank
    "M-15.4-5.7h30.8v2.5h3.2v6.4h-3.2v2.5h-30.8v-2.5h-3.2v-6.4h3.2z",  # van with platforms
    "M-12.6-5.7h25.2l6.2 5.7-6.2 5.7h-25.2l-6.2-5.7z",  # pointed at both ends
    "M-18.6-5.7h13.6l1.8 2h6.4l1.8-2h13.6v11.4h-13.6l-1.8-2h-6.4l-1.8 2h-13.6z",  # waisted
)
TRIMS = (
    "M-14-1.2h28v2.4h-28z",
    "M0-3.4a3.4 3.4 0 0 1 0 6.8 3.4 3.4 0 0 1 0-6.8zM-11.5-.9h5v1.8h-5zM6.5-.9h5v1.8h-5z",
    "M-10.6-2.8h5.6v5.6h-5.6zM5-2.8h5.6v5.6h-5.6z",
    "M-4.6-2.7l1.7-1.4L0-1.6l2.9-2.5 1.7 1.4L1.8 0l2.8 2.7-1.7 1.4L0 1.6l-2.9 2.5-1.7-1.4L-1.8 0z",
    "M-11.6-2.7a2.7 2.7 0 0 1 0 5.4 2.7 2.7 0 0 1 0-5.4zM11.6-2.7a2.7 2.7 0 0 1 0 5.4 2.7 2.7 0 0 1 0-5.4z",
)
STATION = "M-8 9v-9h-3.2L0-10.5 11.2 0H8v9z"  # a house, centred slightly above the origin
EMBLEMS = (
    "M-5.4 1.9h10.8v2.6h-10.8z",
    "M0-.8a3.6 3.6 0 0 1 0 7.2 3.6 3.6 0 0 1 0-7.2z",
    "M-5.2.6h4.3v4.3h-4.3zM.9.6h4.3v4.3h-4.3z",
    "M-3.9.5l1.5-1.4L0 1.4l2.4-2.3 1.5 1.4L1.5 2.8l2.4 2.3-1.5 1.4L0 4.2l-2.4 2.3-1.5-1.4 2.4-2.3z",
    "M-3.1.6a2.2 2.2 0 0 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM3.1.6a2.2 2.2 0 0 1 0 4.4 2.2 2.2 0 0 1 0-4.4z",
)


def definitions() -> str:
    """Define all shapes for `use` by id: `mark-red`, `locomotive`, `any-cards`, `house`, and `train-0`, `trim-0` and
    `emblem-0` for each seat.

    The shapes have no classes, as they are styled by inheritance from the `use` element.
    """
    shapes = {f"mark-{colour}": data for colour, data in MARKS.items()}
    shapes |= {"locomotive": LOCOMOTIVE, "any-cards": ANY_CARDS, "house": STATION}
    for name, of_seats in (("train", TRAINS), ("trim", TRIMS), ("emblem", EMBLEMS)):
        shapes |= {f"{name}-{seat}": data for seat, data in enumerate(of_seats)}
    return tag("defs", *(tag("path", id=id, d=data) for id, data in shapes.items()))
