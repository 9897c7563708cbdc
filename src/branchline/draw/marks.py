"""Shapes as path data: a mark for each colour, the locomotive, players' wagons, emblems and stations.

Marks fill a box of one unit around the origin. Beds, wagons and stations are in the sheet's units: a space is 40 by 15.
"""

from __future__ import annotations

from branchline.draw.svg import tag

MARKS = {
    "purple": "M0-.5.42 0 0 .5-.42 0z",  # diamond
    "blue": "M.22-.43A.48.48 0 1 0 .22.43.5.5 0 0 1 .22-.43z",  # moon
    "orange": "M0-.46.52.42h-1.04z",  # triangle
    "white": "M0-.47a.47.47 0 0 1 0 .94.47.47 0 0 1 0-.94zM0-.23a.23.23 0 0 0 0 .46.23.23 0 0 0 0-.46z",  # ring
    "green": "M-.16-.47h.32v.31h.31v.32h-.31v.31h-.32v-.31h-.31v-.32h.31z",  # cross
    "yellow": "M0-.5.14-.16.5-.13.22.1.31.46 0 .26-.31.46-.22.1-.5-.13-.14-.16z",  # star
    "black": "M-.39-.39h.78v.78h-.78z",  # square
    "red": "M-.4-.44h.28v.88h-.28zM.12-.44h.28v.88h-.28z",  # two bars
}
LOCOMOTIVE = (
    "M-.5-.38h.38v.08h-.05v.44h-.28v-.44h-.05zM-.38-.24v.16h.14v-.16zM-.18-.12h.54a.13.13 0 0 1 0 .26h-.54z"
    "M.18-.38h.2v.08h-.04v.2h-.12v-.2h-.04zM-.06-.11a.08.08 0 0 1 .16 0zM-.45.1h.93v.07h-.93z"
    "M-.31.12a.13.13 0 0 1 0 .26.13.13 0 0 1 0-.26zM0 .12a.13.13 0 0 1 0 .26.13.13 0 0 1 0-.26z"
    "M.31.12a.13.13 0 0 1 0 .26.13.13 0 0 1 0-.26z"
)
ANY_CARDS = (  # three cards, one behind the other
    "M-.44-.24h.46v.72h-.46zM-.28-.36h.46v.72h-.09v-.63h-.37zM-.12-.48h.46v.72h-.09v-.63h-.37z"
)

BEDS = {
    "plain": "M-17-6.9h34a2.4 2.4 0 0 1 2.4 2.4v9a2.4 2.4 0 0 1-2.4 2.4h-34"
    "a2.4 2.4 0 0 1-2.4-2.4v-9A2.4 2.4 0 0 1-17-6.9z",
    "tunnel": "M-18.6-4.7h37.2v9.4h-37.2z",
    "ferry": "M-19-5.4q2.38-3 4.75 0t4.75 0 4.75 0 4.75 0 4.75 0 4.75 0 4.75 0 4.75 0v10.8"
    "q-2.38 3-4.75 0t-4.75 0-4.75 0-4.75 0-4.75 0-4.75 0-4.75 0-4.75 0z",
}
BADGE = "M-8.2-6.7h16.4a2 2 0 0 1 2 2v9.4a2 2 0 0 1-2 2h-16.4a2 2 0 0 1-2-2v-9.4a2 2 0 0 1 2-2z"
SLEEPERS = "M-19.6 0h39.2"  # a broad line in dashes, under the bed of a tunnel

WAGONS = (
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
STATION = "M-8 9v-9h-3.2L0-10.5 11.2 0H8v9z"  # a house, its middle a little above the origin
EMBLEMS = (
    "M-5.4 1.9h10.8v2.6h-10.8z",
    "M0-.8a3.6 3.6 0 0 1 0 7.2 3.6 3.6 0 0 1 0-7.2z",
    "M-5.2.6h4.3v4.3h-4.3zM.9.6h4.3v4.3h-4.3z",
    "M-3.9.5l1.5-1.4L0 1.4l2.4-2.3 1.5 1.4L1.5 2.8l2.4 2.3-1.5 1.4L0 4.2l-2.4 2.3-1.5-1.4 2.4-2.3z",
    "M-3.1.6a2.2 2.2 0 0 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM3.1.6a2.2 2.2 0 0 1 0 4.4 2.2 2.2 0 0 1 0-4.4z",
)


def definitions() -> str:
    """All shapes once, to be used by id: `mark-red`, `locomotive`, `any-cards`, `house`, and `wagon-0`, `trim-0`,
    `emblem-0` for each seat.

    None has a class: browsers style what is used only by what it inherits from where it is used.
    """
    shapes = {f"mark-{colour}": data for colour, data in MARKS.items()}
    shapes |= {"locomotive": LOCOMOTIVE, "any-cards": ANY_CARDS, "house": STATION}
    for name, of_seats in (("wagon", WAGONS), ("trim", TRIMS), ("emblem", EMBLEMS)):
        shapes |= {f"{name}-{seat}": data for seat, data in enumerate(of_seats)}
    return tag("defs", *(tag("path", id=id, d=data) for id, data in shapes.items()))
