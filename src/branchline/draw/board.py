"""SVG of the map itself: sea and land, routes with their spaces, cities, labels, countries."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from branchline.boards import Route
from branchline.draw.pieces import medallion, spaces_of, station, train
from branchline.draw.sheet import Sheet, route_key
from branchline.draw.svg import at, group, number, tag, text, use
from branchline.layout import Space

BASELINE = 0.79  # fraction of the line height that centres capitals and descenders in the line
Point = tuple[float, float]
TRAIN_SCALE = 1.15  # larger than its space, so that ownership is visible at a glance
STATION_SCALE, STATION_ABOVE, STATION_BELOW = 1.6, 14, 17  # it stands beside its city; also in board/board.css
_SHARES = {"start": 0.0, "middle": 0.5, "end": 1.0}  # where a label's anchor is, as a share of its width


def draw_map(sheet: Sheet) -> str:
    """Everything on the sheet, from the bottom layer to the top."""
    board, layout = sheet.board, sheet.layout
    owners = sheet.position.stations if sheet.position else {}
    size = layout.label_size if sheet.hits else None  # pages share one stylesheet for all boards
    return "".join(
        [
            tag("rect", class_="sea", x=0, y=0, width=layout.width, height=layout.height),
            _land(sheet),
            group(*(_track(sheet, route) for route in board.routes), class_="tracks"),
            group(*(_route(sheet, route) for route in board.routes), class_="routes"),
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
    """The land. The coast is defined once and used four times: three broad lines in the sea, then filled."""
    land, coast = sheet.layout.land, f"coast-{sheet.board.id}"  # a page may contain several boards
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


# --- routes -----------------------------------------------------------------------------------------------------------


def _track(sheet: Sheet, route: Route) -> str:
    """The line that joins a route's spaces. All tracks lie below all spaces, so none is drawn over another route."""
    points = _from_city_to_city(sheet, route, [(space.x, space.y) for space in sheet.layout.routes[route.id]])
    classes, data = ["track", route.kind, *_state(sheet, route)], _line(points)
    contour = "" if _owner(sheet, route) is None else tag("path", class_="contour", d=data)
    return contour + tag("path", id=f"track-{route_key(route)}", class_=" ".join(classes), data_route=route.id, d=data)


def _route(sheet: Sheet, route: Route) -> str:
    spaces, seat, key = sheet.layout.routes[route.id], _owner(sheet, route), route_key(route)
    parts = []
    angles = [_upright(space.angle) for space in spaces]
    for i, (space, angle, inside) in enumerate(zip(spaces, angles, spaces_of(route, angles), strict=True)):
        if seat is not None:
            inside += train(seat, f"scale({TRAIN_SCALE})")
        place = at(space.x, space.y, angle)
        parts.append(group(inside, id=f"space-{key}_{i + 1}", class_="space", transform=place))
    if sheet.heat and route.id in sheet.heat.routes:
        points = [point for space in spaces for point in _ends(sheet, space)]
        data = _line(_from_city_to_city(sheet, route, points))
        parts.append(tag("path", class_="heat", d=data, style=sheet.heat.route_style(sheet.theme, route.id)))
    if sheet.hits:
        parts.append(tag("path", class_="hit", d=f"{_line(list(sheet.hits[route.id]))}z"))
    classes = ["route", route.colour, route.kind, *_state(sheet, route)]
    return group(
        *parts,
        id=f"route-{key}",
        class_=" ".join(classes),
        data_route=route.id,
        data_length=route.length,
        data_seat=seat,
    )


def _owner(sheet: Sheet, route: Route) -> int | None:
    return sheet.position.routes.get(route.id) if sheet.position else None


def _state(sheet: Sheet, route: Route) -> list[str]:
    """The CSS classes for a route's state in a game."""
    if sheet.position is None:
        return []
    seat = _owner(sheet, route)
    return ["open"] if seat is None else ["claimed", f"seat-{seat}"]


def _from_city_to_city(sheet: Sheet, route: Route, points: list[Point]) -> list[Point]:
    """A line from the route's first city through these points to its second."""
    first, last = sheet.layout.places[route.a], sheet.layout.places[route.b]
    return [(first.x, first.y), *points, (last.x, last.y)]


def _ends(sheet: Sheet, space: Space) -> list[Point]:
    """The two ends of a line along a space, slightly inside it."""
    reach = sheet.layout.space_length / 2 - 4
    x, y = reach * cos(radians(space.angle)), reach * sin(radians(space.angle))
    return [(space.x - x, space.y - y), (space.x + x, space.y + y)]


def _line(points: list[Point]) -> str:
    return "M" + "L".join(f"{number(round(x, 1))} {number(round(y, 1))}" for x, y in points)


def _upright(angle: float) -> float:
    """The same line direction from -90 to 90 degrees, so that drawings on it are not upside down."""
    return (angle + 90) % 180 - 90


# --- places ----------------------------------------------------------------------------------------------------------


def _city(sheet: Sheet, city: str) -> str:
    place = sheet.layout.places[city]
    radius = sheet.layout.city_radius - 1.7  # half of the stroke lies outside
    disc = tag("circle", cx=place.x, cy=place.y, r=radius)
    if sheet.heat and city in sheet.heat.cities:
        radius, style = sheet.heat.city_look(sheet.theme, city, sheet.layout.city_radius)
        disc = tag("circle", class_="heat", cx=place.x, cy=place.y, r=radius, style=style)
    return group(disc, id=f"city-{city}", class_="city", data_city=city)


def _station(sheet: Sheet, city: str, seat: int) -> str:
    place = sheet.layout.places[city]
    named_above = place.label.top + place.label.height / 2 < place.y - sheet.layout.city_radius
    by = STATION_BELOW if named_above else -STATION_ABOVE
    beside = at(place.x, place.y + by * STATION_SCALE, scale=STATION_SCALE)
    return station(seat, beside, id=f"station-{city}", data_seat=seat)


def _label(sheet: Sheet, id: str, lines: Sequence[str]) -> str:
    """The lines of a place's name, centred vertically in its label box."""
    label, step = sheet.layout.places[id].label, sheet.layout.line_height
    x = label.left + label.width * _SHARES[label.anchor]
    first = label.top + (label.height - step * len(lines)) / 2
    rows = [text(line, x, first + step * (i + BASELINE), f"label {label.anchor}") for i, line in enumerate(lines)]
    return group(*rows, id=f"label-{id}", class_="name")


def _country(sheet: Sheet, country: str) -> str:
    """The top card of a country, its name, and the cards below the top one in a line next to the name."""
    place, cards = sheet.layout.places[country], _cards(sheet, country)
    disc = medallion(cards, place.x, place.y, sheet.layout.country_radius)
    name = _label(sheet, country, _country_lines(sheet, country))
    below = _stack(sheet, country, " ".join(map(str, cards[1:]))) if cards[1:] else ""
    return group(disc, name, below, id=f"country-{country}", class_="country", data_country=country)


def _stack(sheet: Sheet, country: str, values: str) -> str:
    """A line below the name, or above it where the country's disc is below."""
    place, step = sheet.layout.places[country], sheet.layout.line_height
    label = place.label
    x = label.left + label.width * _SHARES[label.anchor]
    first = label.top + (label.height - step * len(label.lines)) / 2
    row = -1 if label.top + label.height < place.y else len(label.lines)
    return text(values, x, first + step * (row + BASELINE), f"label stack {label.anchor}")


def _cards(sheet: Sheet, country: str) -> tuple[int, ...]:
    if sheet.position:
        return sheet.position.country_cards[country]
    return next(found.cards for found in sheet.board.countries if found.id == country)


def _country_lines(sheet: Sheet, country: str) -> Sequence[str]:
    """A country's name in the reader's language, with the layout's line breaks if the name is the same."""
    name, lines = sheet.texts.country(country), sheet.layout.places[country].label.lines
    return lines if " ".join(lines) == name else [name]
