"""The layout checks find planted defects, and nothing wrong with what is right."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.page.layout import compare, load_checks

WORDS = "From Brambleford to Pennywhistle"
BUTTON = "position: absolute; left: 50px; top: 50px; width: 100px; height: 40px"

DEFECTS = {
    "text cut off": [
        f'<p style="width: 60px; overflow: hidden; white-space: nowrap">{WORDS}</p>',
        f'<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">{WORDS}</p>',
        f'<p style="width: 80px; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2;'
        f' overflow: hidden">{WORDS}</p>',
        f'<div style="height: 30px; overflow: hidden"><p>{WORDS}</p><p>{WORDS}</p></div>',
        f'<p style="margin-left: -60px">{WORDS}</p>',
        f'<div style="position: fixed; bottom: -12px">{WORDS}</div>',
        f'<select style="width: 60px"><option>{WORDS}</option></select>',
        f'<input placeholder="{WORDS}" style="width: 60px">',
        f'<svg width="60" height="30"><text y="20">{WORDS}</text></svg>',
    ],
    "texts overlap": [
        f'<p>{WORDS}</p><p style="margin-top: -30px">{WORDS}</p>',
        f'<div style="display: flex; width: 150px"><nobr style="width: 70px">{WORDS}</nobr><span>{WORDS}</span></div>',
    ],
    "text covered": [
        f'<p>{WORDS}</p><div style="position: absolute; top: 0; left: 0; width: 99px; height: 60px; background: red">',
        f'<p>{WORDS}</p><img style="position: absolute; top: 0; left: 0; width: 300px; height: 60px">',
        f'<div style="height: 2000px"></div><p>{WORDS}</p>'
        '<div style="position: fixed; bottom: 0; width: 100%; height: 70px; background: red; pointer-events: none">',
    ],
    "picture cut off": [
        '<div style="width: 50px; height: 50px; overflow: hidden"><svg width="80" height="50"></svg></div>',
        '<svg width="60" height="60"><g class="city"><circle cx="70" cy="30" r="9"/></g></svg>',
    ],
    "picture outside its frame": [
        '<figure style="width: 50px; height: 50px"><svg width="80" height="50"></svg></figure>',
    ],
    "picture too small": ['<button><svg width="0" height="20"></svg>Play</button>'],
    "target too small": [
        '<button style="width: 30px; height: 14px"></button><br><button style="width: 30px; height: 14px"></button>',
        '<ul><li><a href="/a" style="display: block; height: 15px">A</a><a href="/b">B</a></li></ul>',
    ],
    "target covered": [
        f'<button style="{BUTTON}">Play</button><div style="{BUTTON}; left: 100px"></div>',
        f'<button style="{BUTTON}">Play</button><button style="{BUTTON}; top: 60px">Stop</button>',
    ],
    "target cut off": [
        '<div style="width: 40px; height: 40px; overflow: hidden; position: relative">'
        '<button style="position: absolute; left: 20px; width: 40px; height: 40px"></button></div>',
        '<button style="position: fixed; right: -20px; width: 60px; height: 40px"></button>',
    ],
    "scrolls sideways": [
        '<div style="width: 90px; overflow: auto"><div style="width: 120px; height: 9px"></div></div>'
    ],
    "the page scrolls sideways": ['<div style="width: 700px; height: 9px"></div>'],
}

RIGHT = {
    "text that scrolls": f'<div style="height: 30px; overflow-y: auto"><p>{WORDS}</p><p>{WORDS}</p></div>',
    "a text for screen readers": f'<p style="width: 1px; height: 1px; overflow: hidden">{WORDS}</p>',
    "closed details": f'<details><summary style="height: 30px">More</summary><p>{WORDS}</p></details>',
    "a long page": f'<div style="height: 2000px"></div><p>{WORDS}</p><button style="height: 30px">Play</button>',
    "a transparent layer": f'<p>{WORDS}</p><div style="position: absolute; inset: 0; opacity: 0"></div>',
    "links in a sentence": '<p>Read <a href="/a">this</a> or <a href="/b">that</a>, whichever you like.</p>',
    "small targets apart": '<button style="width: 20px; height: 20px; margin: 30px"></button>'
    '<button style="width: 20px; height: 20px; margin: 30px"></button>',
    "a choice in its label": '<label style="display: block; height: 40px"><input type="radio"> Easy</label>',
    "a dialog over the page": f"<p>{WORDS}</p><dialog><p>{WORDS}</p></dialog><script>"
    'document.querySelector("dialog").showModal()</script>',
    "a list that snaps": '<div style="width: 90px; overflow: auto; scroll-snap-type: x proximity">'
    '<div style="width: 120px; height: 9px"></div></div>',
}


@pytest.fixture(scope="module")
def blank(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 600, "height": 400})
    yield page
    page.close()


def _problems(page: Page, body: str) -> set[str]:
    page.set_content(f"<!doctype html><style>body {{ margin: 8px; font: 16px/1.4 sans-serif }}</style>{body}")
    load_checks(page)
    return {what.split(":")[0] for what, _ in page.evaluate("() => layoutChecks.problems()")}


@pytest.mark.parametrize("kind", DEFECTS)
def test_a_planted_defect_is_found(blank: Page, kind: str) -> None:
    for body in DEFECTS[kind]:
        assert kind in _problems(blank, body), body


def test_what_is_right_is_not_reported(blank: Page) -> None:
    assert {name: found for name, body in RIGHT.items() if (found := _problems(blank, body))} == {}


def test_cities_that_are_out_of_view_or_covered(blank: Page) -> None:
    city = '<g data-city="{0}"><circle cx="{1}" cy="50" r="5"/></g>'.format
    blank.set_content(
        "<style>.area, .glass { position: absolute; inset: 0 } .area { right: 300px; overflow: hidden }</style>"
        f'<div class="area"><div class="holder"><svg width="600" height="100">{city("a", 50)}{city("b", 150)}'
        f'{city("c", 400)}</svg></div><div class="glass"></div>'
        '<div class="panel" style="position: absolute; left: 120px; top: 0; width: 60px; height: 100px"></div></div>'
        '<i data-offer="a/b"></i><i data-offer="a/c"></i>'
    )
    load_checks(blank)
    assert blank.evaluate("() => layoutChecks.hiddenCities()") == [
        "city covered: b by div.panel",
        "city out of view: c",
    ]


def test_a_changed_layout_is_noticed() -> None:
    recorded = {"header": [0, 0, 1000, 60], "section.board": [0, 60, 700, 600]}
    assert compare(recorded, {"header": [2, 0, 998, 61], "section.board": [0, 64, 705, 592]}, (1000, 800)) == []
    assert compare(recorded, {"header": [0, 0, 1000, 60]}, (1000, 800)) == ["section.board is not shown"]
    moved = compare(recorded, {"header": [0, 0, 1000, 60], "section.board": [90, 60, 700, 600]}, (1000, 800))
    assert moved == ["section.board: left is 90, was 0"]
