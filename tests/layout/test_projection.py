"""The projection, against PROJ's."""

from __future__ import annotations

import numpy as np
import pytest
from pyproj import Proj

from branchline.layout.projection import Conic

SHEETS = {
    "north": ([36.5, 60.0, 45.2, 51.0], [-9.1, 41.3, 12.0, 0.1]),
    "south": ([-49.6, -45.2, -47.0, -48.0], [70.6, 78.2, 73.0, 75.0]),
    "equator": ([-10.0, 10.0, 3.0, -4.0], [-60.0, -40.0, -50.0, -45.0]),
    "one parallel": ([50.0, 50.0, 50.0, 50.0], [1.0, 2.0, 3.0, 4.0]),
    "date line": ([-36.9, -17.7, -13.8, -21.1], [174.8, 178.0, -171.8, -175.2]),
}


@pytest.mark.parametrize("name", SHEETS)
def test_as_proj_has_it(name: str) -> None:
    lats, lons = (np.array(values) for values in SHEETS[name])
    conic = Conic.around(lats, lons)
    proj = Proj(proj="lcc", lat_1=conic.south, lat_2=conic.north, lat_0=conic.centre_lat, lon_0=conic.centre_lon, R=1)
    x, y = proj(lons, lats)
    assert np.allclose(conic(lats, lons), np.stack([x, -np.array(y)], axis=1), atol=1e-12)


def test_the_date_line_does_not_part_a_sheet() -> None:
    lats, lons = SHEETS["date line"]
    points = Conic.around(lats, lons)(lats, lons)
    assert np.ptp(points[:, 0]) < 0.4  # radii of the earth: about 2,500 km
    assert points[0, 0] < points[1, 0] < points[3, 0] < points[2, 0]  # Auckland, Fiji, Tonga, Samoa: west to east


def test_it_keeps_angles() -> None:
    """A small square on the globe is a square on the sheet, whatever its size there."""
    conic = Conic.around([36, 60], [-9, 41])
    for lat, lon in ((37.0, -8.0), (48.0, 16.0), (59.0, 40.0)):
        step = 1e-5
        here, east, north = conic([lat, lat, lat + step], [lon, lon + step / np.cos(np.radians(lat)), lon])
        across, up = east - here, north - here
        assert abs(across @ up) < 1e-4 * (across @ across)
        assert np.hypot(*across) == pytest.approx(np.hypot(*up), rel=1e-4)
