"""Names on maps are set as the typeface wants it, however small the map is shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from branchline.boards import load_board
from branchline.draw import draw_board
from branchline.testing import ServerProcess, start_game
from tests.page.conftest import Opener
from tests.page.layout import wait_for_camera
from tests.page.layout_shifts import load_fonts
from tests.volume import some_of

SIZES = {"phone": {"width": 360, "height": 640, "touch": True}, "desktop": {"width": 1440, "height": 900}}
TOLERANCE = 0.01  # of the size of the letters

# For each text of a drawing, how far the widest misplaced letter's advance is from the same letter's in a drawing that
# is eight times as large as its own units, as a part of the size of the letters.
_MISPLACED = """(selector) => {
  const svg = document.querySelector(selector);
  const large = svg.cloneNode(false);
  const { width, height } = svg.viewBox.baseVal;
  large.style.cssText = `position: absolute; visibility: hidden; width: ${8 * width}px; height: ${8 * height}px`;
  svg.parentElement.append(large);
  const advances = (text) =>
    Array.from({ length: text.getNumberOfChars() }, (_, i) => text.getSubStringLength(i, 1));
  const misplaced = [...svg.querySelectorAll("text")].map((text) => {
    const size = parseFloat(getComputedStyle(text).fontSize);
    const twin = text.cloneNode(true);
    for (const name of ["fontFamily", "fontWeight", "letterSpacing"]) twin.style[name] = getComputedStyle(text)[name];
    twin.style.fontSize = `${size}px`;
    large.append(twin);
    const natural = advances(twin);
    const worst = Math.max(...advances(text).map((advance, i) => Math.abs(advance - natural[i])));
    return [text.textContent, worst / size];
  });
  large.remove();
  return misplaced;
}"""


def _expect_natural(page: Page, selector: str, names: int) -> None:
    expect(page.locator(f"{selector} text").nth(names - 1)).to_be_attached()
    load_fonts(page)
    misplaced = page.evaluate(_MISPLACED, selector)
    assert len(misplaced) >= names
    assert [each for each in misplaced if each[1] > TOLERANCE] == []


@pytest.mark.parametrize("size", some_of(SIZES, ["phone"]))
@pytest.mark.parametrize("board", some_of(["europe", "poland"], ["europe"]))
def test_letters_on_the_board_keep_their_distances(open_page: Opener, board: str, size: str) -> None:
    page = open_page(f"/rules/{board}", **SIZES[size])
    _expect_natural(page, ".map svg:not(.ground)", len(load_board(board).cities))


@pytest.mark.parametrize("size", some_of(SIZES, ["phone"]))
def test_letters_in_the_illustrations_keep_their_distances(open_page: Opener, size: str) -> None:
    page = open_page("/rules/europe", **SIZES[size])
    _expect_natural(page, "figure svg[role=img]", 2)


@pytest.mark.parametrize("width", some_of([360, 1000], [360]))
def test_letters_of_a_drawing_keep_their_distances(open_page: Opener, width: int) -> None:
    """The package's own, with frame and legend."""
    page = open_page(None)
    page.set_content(f'<div style="width: {width}px">{draw_board(load_board("europe"))}</div>')
    _expect_natural(page, "svg", len(load_board("europe").cities))


# Cities in view without a name, pairs of names that overlap, and names that are not entirely in view.
_TROUBLE = """() => {
  const area = document.querySelector(".area").getBoundingClientRect();
  const drawn = document.querySelector(".holder svg:not(.ground)");
  const names = [...drawn.querySelectorAll(".name:not(.left-out)")].map((name) => [name.id.slice(6), name]);
  const boxes = names.map(([id, name]) => [id, name.getBoundingClientRect()]);
  const inside = (box) =>
    box.left >= area.left && box.right <= area.right && box.top >= area.top && box.bottom <= area.bottom;
  const clash = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const cities = [...drawn.querySelectorAll(".city")].filter((city) => inside(city.getBoundingClientRect()));
  return {
    unnamed: cities.map(({ dataset }) => dataset.city).filter((city) => !names.some(([id]) => id === city)),
    overlapping: boxes.flatMap(([a, first], i) =>
      boxes.slice(i + 1).filter(([, second]) => clash(first, second)).map(([b]) => `${a}, ${b}`)),
    cut: boxes.filter(([, box]) => !inside(box)).map(([id]) => id),
  };
}"""


@pytest.mark.parametrize("size", some_of([(360, 640), (390, 844), (1280, 720), (1440, 900)], [(360, 640), (1440, 900)]))
@pytest.mark.parametrize("language", some_of(["pl", "en", "ro"], ["pl"]))
def test_every_city_of_poland_has_its_name(
    server: ServerProcess, open_page: Opener, language: str, size: tuple[int, int]
) -> None:
    game = start_game(server, "poland")
    page = open_page(None, width=size[0], height=size[1], touch=size[0] < 1000, language=language)
    game.enter(page, f"/table/{game.table.id}")
    expect(page.locator(".city.lit-told").first).to_be_attached()
    load_fonts(page)
    game.keep_all_tickets()
    expect(page.locator(".city.lit-goal").first).to_be_attached()
    wait_for_camera(page)
    assert page.evaluate(_TROUBLE) == {"unnamed": [], "overlapping": [], "cut": []}
    for _ in range(3):  # nor is a name cut off in a part of the map
        page.locator(".tools button").first.evaluate("(button) => button.click()")
        wait_for_camera(page)
        assert page.evaluate(_TROUBLE)["cut"] == []
