"""The map itself: sea and land, lanes with their spaces, cities, labels, countries."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from branchline.boards import Lane
from branchline.draw.countries import medallion
from branchline.draw.position import station, wagon
from branchline.draw.sheet import Sheet, lane_key
from branchline.draw.spaces import kind, space_shape, symbol_spaces
from branchline.draw.svg import at, group, number, tag, text, use
from branchline.layout import Space

BASELINE = 0.79  # of a line's height: there capitals and hanging letters fill the line evenly
Point = tuple[float, float]


def draw_map(sheet: Sheet) -> str:
    """All that lies on the sheet, from the bottom up."""
    board, layout = sheet.board, sheet.layout
    owners = sheet.standing.stations if sheet.standing else {}
    size = layout.label_size if sheet.hits else None  # one stylesheet is for the boards of all pages
    return "".join(
        [
            tag("rect", class_="sea", x=0, y=0, width=layout.width, height=layout.height),
            _land(sheet),
            group(*(_track(sheet, lane) for lane in board.lanes), class_="tracks"),
            group(*(_lane(sheet, lane) for lane in board.lanes), class_="lanes"),
            group(*(_city(sheet, city.id) for city in board.cities), class_="cities"),
            group(*(_station(sheet, city, seat) for city, seat in owners.items()), class_="stations"),
            group(
                *(_label(sheet, city.id, layout.places[city.id].label.lines) for city in board.cities),
                class_="labels",
                font_size=size,
            ),
            group(*(_country(sheet, country.id) for country in board.countries), class_="countries", font_size=size),
        ]
    )


# --- land ------------------------------------------------------------------------------------------------------------


def _land(sheet: Sheet) -> str:
    """The coast is given once and drawn four times: three times as a broad line in the sea, then filled."""
    land, coast = sheet.layout.land, f"coast-{sheet.board.id}"  # several boards may be drawn on one page
    parts = []
    if land.coast:
        parts.append(tag("defs", tag("path", id=coast, d=land.coast)))
        parts += [use(coast, f"ripple ripple-{i}") for i in (1, 2, 3)]
        parts.append(use(coast, "coast"))
    for name in ("divisions", "borders", "lakes"):
        data = getattr(land, name)
        if data:
            parts.append(tag("path", class_=name, d=data))
    return group(*parts, class_="land")


# --- lanes -----------------------------------------------------------------------------------------------------------


def _track(sheet: Sheet, lane: Lane) -> str:
    """The line that joins a lane's spaces. All of them lie under all spaces: none strikes through another lane."""
    points = _from_city_to_city(sheet, lane, [(space.x, space.y) for space in sheet.layout.lanes[lane.id]])
    classes = ["track", kind(lane), *_state(sheet, lane)]
    return tag("path", id=f"track-{lane_key(lane)}", class_=" ".join(classes), data_lane=lane.id, d=_line(points))


def _lane(sheet: Sheet, lane: Lane) -> str:
    spaces, seat, key = sheet.layout.lanes[lane.id], _owner(sheet, lane), lane_key(lane)
    symbols = symbol_spaces(lane)
    parts = []
    for i, space in enumerate(spaces):
        angle = _upright(space.angle)
        inside = space_shape(kind(lane), lane.colour, i in symbols, lane.any_cards > 0, angle)
        if seat is not None:
            inside += wagon(seat)
        place = at(space.x, space.y, angle)
        parts.append(group(inside, id=f"space-{key}_{i + 1}", class_="space", transform=place))
    if sheet.heat and lane.id in sheet.heat.lanes:
        points = [point for space in spaces for point in _ends(sheet, space)]
        data = _line(_from_city_to_city(sheet, lane, points))
        parts.append(tag("path", class_="heat", d=data, style=sheet.heat.lane_style(sheet.theme, lane.id)))
    if sheet.hits:
        parts.append(tag("path", class_="hit", d=f"{_line(list(sheet.hits[lane.id]))}z"))
    classes = ["lane", lane.colour, kind(lane), *_state(sheet, lane)]
    return group(
        *parts, id=f"lane-{key}", class_=" ".join(classes), data_lane=lane.id, data_length=lane.length, data_seat=seat
    )


def _owner(sheet: Sheet, lane: Lane) -> int | None:
    return sheet.standing.lanes.get(lane.id) if sheet.standing else None


def _state(sheet: Sheet, lane: Lane) -> list[str]:
    """The classes that say what a game has made of a lane."""
    if sheet.standing is None:
        return []
    seat = _owner(sheet, lane)
    return ["open"] if seat is None else ["claimed", f"seat-{seat}"]


def _from_city_to_city(sheet: Sheet, lane: Lane, points: list[Point]) -> list[Point]:
    """From the one city through these points to the other."""
    first, last = sheet.layout.places[lane.a], sheet.layout.places[lane.b]
    return [(first.x, first.y), *points, (last.x, last.y)]


def _ends(sheet: Sheet, space: Space) -> list[Point]:
    """Where a line through the space enters and leaves it, a little inside its ends."""
    reach = sheet.layout.space_length / 2 - 4
    x, y = reach * cos(radians(space.angle)), reach * sin(radians(space.angle))
    return [(space.x - x, space.y - y), (space.x + x, space.y + y)]


def _line(points: list[Point]) -> str:
    return "M" + "L".join(f"{number(round(x, 1))} {number(round(y, 1))}" for x, y in points)


def _upright(angle: float) -> float:
    """The same direction of a line, with what is drawn on it not upside down."""
    return (angle + 90) % 180 - 90


# --- places ----------------------------------------------------------------------------------------------------------


def _city(sheet: Sheet, city: str) -> str:
    place = sheet.layout.places[city]
    radius = sheet.layout.city_radius - 1.7  # half of the ring is outside
    disc = tag("circle", cx=place.x, cy=place.y, r=radius)
    if sheet.heat and city in sheet.heat.cities:
        radius, style = sheet.heat.city_look(sheet.theme, city, sheet.layout.city_radius)
        disc = tag("circle", class_="heat", cx=place.x, cy=place.y, r=radius, style=style)
    return group(disc, id=f"city-{city}", class_="city", data_city=city)


def _station(sheet: Sheet, city: str, seat: int) -> str:
    place = sheet.layout.places[city]
    above = at(place.x, place.y - sheet.layout.city_radius + 3)
    return station(seat, above, id=f"station-{city}", data_seat=seat)


def _label(sheet: Sheet, id: str, lines: Sequence[str]) -> str:
    """A place's name in lines, in the middle of the box that the layout has for it."""
    label, step = sheet.layout.places[id].label, sheet.layout.line_height
    x = label.left + label.width * {"start": 0.0, "middle": 0.5, "end": 1.0}[label.anchor]
    first = label.top + (label.height - step * len(lines)) / 2
    rows = [text(line, x, first + step * (i + BASELINE), f"label {label.anchor}") for i, line in enumerate(lines)]
    return group(*rows, id=f"label-{id}", class_="name")


def _country(sheet: Sheet, country: str) -> str:
    place = sheet.layout.places[country]
    disc = medallion(_cards(sheet, country), place.x, place.y, sheet.layout.country_radius)
    name = _label(sheet, country, _country_lines(sheet, country))
    return group(disc, name, id=f"country-{country}", class_="country", data_country=country)


def _cards(sheet: Sheet, country: str) -> tuple[int, ...]:
    if sheet.standing:
        return sheet.standing.country_cards[country]
    return next(found.cards for found in sheet.board.countries if found.id == country)


def _country_lines(sheet: Sheet, country: str) -> Sequence[str]:
    """Its name in the reader's language: as the layout breaks it into lines, where that is the same name."""
    name, lines = sheet.texts.country(country), sheet.layout.places[country].label.lines
    return lines if " ".join(lines) == name else [name]
