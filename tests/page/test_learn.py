"""Learning by playing, and the rules as a page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from branchline.boards import builtin_boards, load_board
from branchline.testing import ServerProcess, start_game
from branchline.texts import Texts
from branchline.texts.languages import LANGUAGES
from tests.page.clicker import Clicker
from tests.page.conftest import Opener
from tests.page.layout import resize
from tests.page.layout_shifts import load_fonts
from tests.volume import long, some_of

# What is wrong with the rings around the controls that the coach points at: they overlap, or are cut off.
_WRONG_RINGS = """() => {
  const rings = [...document.querySelectorAll(".coached")].map((marked) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(marked);
    const more = outlineStyle === "none" ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const box = marked.getBoundingClientRect();
    const ring = { left: box.left - more, top: box.top - more, right: box.right + more, bottom: box.bottom + more };
    return { marked, name: marked.textContent.trim() || marked.getAttribute("aria-label"), ...ring };
  });
  const inside = (a, b) => a.left >= b.left && a.top >= b.top && a.right <= b.right && a.bottom <= b.bottom;
  const wrong = rings.length ? [] : ["nothing is marked"];
  rings.forEach((a, i) => {
    if (a.right - a.left < 24 || a.bottom - a.top < 24) wrong.push(`${a.name}: too small`);
    for (let each = a.marked.parentElement; each; each = each.parentElement) {
      if (getComputedStyle(each).overflow === "visible") continue;
      const frame = each.getBoundingClientRect();
      if (inside(a.marked.getBoundingClientRect(), frame) && !inside(a, frame)) wrong.push(`${a.name}: cut off`);
    }
    for (const b of rings.slice(0, i))
      if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        wrong.push(`${a.name}: over ${b.name}`);
  });
  return wrong;
}"""


@pytest.mark.parametrize(
    "phone",
    [None, pytest.param((360, 640), marks=long), pytest.param((740, 360), marks=long)],
    ids=["desktop", "portrait", "landscape"],
)
def test_the_first_game_teaches_by_doing(open_page: Opener, phone: tuple[int, int] | None) -> None:
    """Each step waits for what it asks for; the rest is the learner's own, to the end."""
    page = open_page("/learn", width=phone[0], height=phone[1], touch=True) if phone else open_page("/learn")
    coach = page.locator("[data-stage]")
    expect(coach).to_contain_text("Whoever has the most points at the end wins.")
    load_fonts(page)
    height = _height(coach)
    _go_on(page, "tickets")
    assert _height(coach) == height
    _points_clearly(page)
    for offer in page.locator("[data-offer]").all():
        offer.click()
    page.locator("[data-keep]").click()
    expect(coach).to_have_attribute("data-stage", "hand")
    expect(coach).to_contain_text("2 orange cards")
    assert _height(coach) == height
    _points_clearly(page)
    _go_on(page, "claim")
    expect(coach).to_contain_text("Brambleford – Pennywhistle")
    route = page.locator(".route.lit-told[data-route]")
    expect(route).to_have_count(1)
    box = route.locator(".space").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(coach).to_contain_text("Choose how to pay")
    assert _height(coach) == height
    page.locator("[data-payment]").first.click()
    expect(coach).to_have_attribute("data-stage", "claimed")
    expect(coach).to_contain_text("Then the bot took Otterquay – Wrensea")
    assert _height(coach) == height
    _go_on(page, "draw")
    _points_clearly(page)
    page.locator("[data-deck]").click()
    expect(coach).to_contain_text("Now a second card")
    assert _height(coach) == height
    page.locator("[data-deck]").click()
    expect(coach).to_have_attribute("data-stage", "ways")
    _points_clearly(page)
    _go_on(page, "countries")
    assert _height(coach) == height
    expect(coach).to_contain_text("Puffin Holm (5) and Seal Skerry (6)")
    expect(page.locator(".glow.lit-told")).to_have_count(5)  # the routes there
    expect(page.locator("[data-sheet='tickets']")).to_have_attribute("aria-expanded", "false")  # closed again
    _go_on(page, "free")
    assert _height(coach) == height
    if phone:
        return
    page.locator(".route[data-route='gullstone/tidewick']").focus()
    page.keyboard.press("Enter")
    expect(coach).to_contain_text("you need one of your own, or any 3 colour cards.")
    page.keyboard.press("Escape")
    Clicker(page).play()
    expect(coach).to_have_attribute("data-stage", "over")
    expect(page.locator("[data-closing]")).to_be_visible()
    told = re.search(r"(\d+) to (−?\d+)", coach.inner_text())
    assert told is not None, coach.inner_text()
    mine, others = (told[1], told[2]) if "You win" in coach.inner_text() else (told[2], told[1])
    expect(page.locator("tfoot td")).to_have_text([mine, others])
    expect(page.get_by_role("listitem").filter(has_text="You").first).to_contain_text(mine)
    for useless in ("Play again", "Watch the replay", "Download the record"):
        expect(page.get_by_text(useless)).to_have_count(0)
    expect(page.locator("tfoot")).to_be_visible()
    page.locator("[data-closing]").click()
    _closes_well(page, told[0])
    page.get_by_role("link", name="Branchline, home").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    expect(page.locator(".start header").get_by_role("link", name="Play the lesson")).to_have_count(0)


def _closes_well(page: Page, result: str) -> None:
    """The closing page sums up, leads back to the final board, and on to a game, to rules and to friends."""
    closing = page.locator("[data-closing-page]")
    expect(closing).to_contain_text(result)
    expect(closing.get_by_role("listitem")).to_have_count(5)
    page.get_by_role("button", name="See the final board").click()
    expect(page.locator("tfoot")).to_be_visible()  # counted already
    page.locator("[data-closing]").click()
    expect(closing.get_by_role("link", name="How to play")).to_have_attribute("href", "/rules/europe?players=3")
    expect(closing.get_by_role("link", name="New table")).to_have_attribute("href", "/new")
    load_fonts(page)
    for width, height in SIZES:
        resize(page, width, height)
        assert page.evaluate(_CUT.replace(", label", "")) == [], (width, height)  # boards are in a row that scrolls
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)
    different = closing.locator("[data-different]")
    expect(different).to_have_count(0)  # on that board, nothing that the lesson has taught
    closing.get_by_role("radio", name=load_board("nordic").title, exact=True).check(force=True)
    expect(different).to_contain_text("A face-up locomotive is drawn like any other card.")
    assert 2 <= different.get_by_role("listitem").count() <= 8
    closing.get_by_role("radio", name=load_board("europe").title, exact=True).check(force=True)
    closing.get_by_role("button", name="Play against easy bots").click()
    expect(page.get_by_text("Choose your tickets").first).to_be_visible()
    expect(page.locator("[data-seat]")).to_have_count(3)


def _height(coach: Locator) -> float | None:
    """The coach's height, which the places of board and buttons depend on; in landscape it varies with the text."""
    height: float = coach.evaluate("(coach) => coach.getBoundingClientRect().height")
    size = coach.page.viewport_size
    assert size is not None
    return None if size["height"] < 480 else height


def test_the_coach_on_a_phone_hides_nothing_and_shows_how_far_it_is(open_page: Opener) -> None:
    page = open_page("/learn", width=390, height=844, touch=True)
    progress, hide = page.locator("[data-stage] progress"), page.get_by_role("button", name="Hide", exact=True)
    onwards = page.get_by_role("button", name="Continue")
    expect(onwards).to_be_visible()
    left, right = hide.bounding_box(), onwards.bounding_box()
    assert left is not None
    assert right is not None
    assert left["x"] + left["width"] + 100 < right["x"]  # not hit by mistake
    expect(progress).to_have_css("appearance", "none")  # the browser's own bar is too thin to show anything
    assert progress.evaluate("(bar) => bar.position > 0 && bar.clientWidth > 80 && bar.clientHeight >= 6")
    expect(page.locator(".tools")).to_be_hidden()  # it would lie on names that the coach speaks of
    hide.click()
    expect(page.locator("[data-stage]")).not_to_contain_text("Welcome")
    page.get_by_role("button", name="Show text").click()
    expect(page.locator("[data-stage]")).to_contain_text("Welcome")


def test_the_lesson_can_be_skipped_at_any_time(open_page: Opener) -> None:
    page = open_page("/rules/nordic")
    page.get_by_role("link", name="Learn by playing").first.click()
    expect(page.locator("[data-stage=welcome]")).to_contain_text("Some rules of Nordic")
    page.get_by_role("link", name="Skip the lesson").click()
    expect(page.locator("[data-stage]")).to_have_count(0)
    assert page.evaluate("location.pathname") == "/"
    lesson = page.get_by_role("link", name="Play the lesson")
    expect(lesson).to_have_count(1)  # below, among the rules: it is not offered again


# What is wrong with the layout of the illustrations: a drawing outside its frame, a frame over something else.
_MISPLACED = """() => {
  const boxOf = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const inside = (a, b) =>
    a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
  const overlap = (a, b) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const page = boxOf(document.querySelector("article"));
  const svgs = [...document.querySelectorAll("figure svg[role=img]")];
  const frames = svgs.map((svg) => svg.parentElement);
  const texts = [...document.querySelectorAll("article :is(h1, h2, li, p, figcaption, fieldset, table, .map, .cards)")];
  const wrong = [];
  svgs.forEach((svg, i) => {
    const name = svg.getAttribute("aria-label");
    const frame = boxOf(frames[i]);
    if (!inside(frame, page)) wrong.push(`${name}: the frame is outside the page`);
    if (frame.right - frame.left < 150 || frame.bottom - frame.top < 90) wrong.push(`${name}: the frame is too small`);
    for (const part of [svg, ...svg.querySelectorAll(".route .space, .city circle, .label")])
      if (!inside(boxOf(part), frame)) wrong.push(`${name}: ${part.getAttribute("class")} is outside its frame`);
    if (boxOf(svg).right - boxOf(svg).left < (frame.right - frame.left) * 0.9) wrong.push(`${name}: it is too small`);
    for (const other of [...frames.slice(0, i), ...texts])
      if (overlap(boxOf(svg), boxOf(other)) || overlap(frame, boxOf(other)))
        wrong.push(`${name}: over "${other.textContent.slice(0, 40)}"`);
  });
  return wrong;
}"""


# Text that does not fit: wider than its box, or beyond the edge of the window.
_CUT = """() => [...document.querySelectorAll("article :is(h1, h2, li, p, a, th, td, caption, label)")]
  .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== "inline"
    || part.getBoundingClientRect().right > innerWidth + 1)
  .map((part) => part.textContent)"""

SIZES = ((1440, 900), (1280, 720), (820, 1180), (390, 844), (360, 640), (844, 390))


READERS = [f"{name} {language}" for name in builtin_boards() for language in LANGUAGES]


@pytest.mark.parametrize("reader", some_of(READERS, ["europe pl"]))
def test_the_rules_with_pictures_fit_every_screen(open_page: Opener, reader: str) -> None:
    name, language = reader.split()
    page = open_page(f"/rules/{name}", language=language)
    board, texts = load_board(name), Texts(language)
    sections = texts.rules(board, board.rules.players[0])
    expect(page.locator("article h2")).to_have_text([section.title for section in sections])
    expect(page).to_have_title(f"{texts('page-rules-of', title=texts.title(board))} – Branchline")
    pictures = [text for section in sections for _, text in section.examples]
    expect(page.locator("figure svg[role=img]")).to_have_count(len(pictures))
    expect(page.locator("figcaption p:last-child")).to_have_text(pictures)
    (points,) = [section.points for section in sections if section.points]
    expect(page.locator("article table td")).to_have_text([str(n) for row in zip(*points, strict=True) for n in row])
    load_fonts(page)
    for width, height in SIZES:
        resize(page, width, height)
        assert page.evaluate(_MISPLACED) == [], (width, height)
        assert page.evaluate(_CUT) == [], (width, height)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)


# Waits until the page scrolls no further.
_UNTIL_IT_RESTS = """() => new Promise((done) => {
  let [last, since] = [-1, 0];
  const look = () => {
    since = scrollY === last ? since + 1 : 0;
    last = scrollY;
    since > 5 ? done() : setTimeout(look, 50);
  };
  look();
})"""


def test_a_swipe_over_the_whole_map_scrolls_the_rules(open_page: Opener) -> None:
    """The text begins on the first screen, below the map; enlarged, the map itself follows the finger."""
    page = open_page("/rules/nordic", width=360, height=640, touch=True, language="ro")
    page.locator("article .map svg.ground").last.wait_for()
    expect(page.locator("article nav a").first).to_be_in_viewport(ratio=1)
    _swipe(page)
    page.wait_for_function("scrollY > 100")
    page.evaluate(_UNTIL_IT_RESTS)
    page.locator("article .area").focus()
    page.keyboard.press("+")
    before = page.evaluate("scrollY"), page.locator(".map .holder").get_attribute("style")
    _swipe(page)
    expect(page.locator(".map .holder")).not_to_have_attribute("style", before[1] or "")
    assert page.evaluate("scrollY") == before[0]


def _swipe(page: Page) -> None:
    """Upwards over the map."""
    box = page.locator("article .map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = page.context.new_cdp_session(page)
    for way in (0, *range(20, 160, 10)):
        kind = "touchMove" if way else "touchStart"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y - way}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_from_the_first_screen_to_the_rules_and_into_a_game(open_page: Opener) -> None:
    """The rules show how a turn is played here, and lead to a game with as many players as they are read for."""
    page = open_page("/", width=360, height=640, touch=True)
    page.get_by_role("radio", name="Isle of Thistledown", exact=True).check(force=True)
    page.get_by_role("link", name="How to play").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Isle of Thistledown")
    expect(page.locator("fieldset label.on")).to_have_text("3")
    expect(page.get_by_role("region", name="How to play a turn here").get_by_role("listitem")).to_have_count(7)
    play = page.get_by_role("button", name="Play on this board")
    expect(play).to_have_count(2)
    expect(play.first).to_be_in_viewport(ratio=1)
    play.last.click()
    expect(page.get_by_text("Choose your tickets").first).to_be_visible()
    expect(page.locator("[data-seat]")).to_have_count(3)


def test_from_a_table_to_the_rules_and_back(server: ServerProcess, open_page: Opener) -> None:
    """The rules are those for its number of players; the contents lead to each part, a link to the complete rules."""
    played = start_game(server, bots=("easy", "easy"))
    page = open_page(None, language="pl", width=390, height=844, touch=True)
    played.enter(page, f"/table/{played.table.id}")
    page.locator("[data-menu]").click()
    page.get_by_role("link", name="Zasady tej planszy").click()
    expect(page.locator("fieldset label.on")).to_have_text("3")
    page.get_by_role("navigation", name="Spis treści").get_by_role("link", name="Tunele").click()
    expect(page.get_by_role("heading", name="Tunele")).to_be_in_viewport()
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_be_in_viewport()
    page.get_by_role("link", name="Pełne zasady").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Zasady gry Branchline")
    expect(page.locator("tr[id=D22]")).to_contain_text("trasa")
    load_fonts(page)
    for width, height in SIZES:
        resize(page, width, height)
        assert page.evaluate(_CUT) == [], (width, height)
    page.locator("article > a.button").click()
    page.get_by_role("link", name="Wróć do gry").first.click()
    expect(page.locator(".table")).to_be_visible()
    assert page.evaluate("location.pathname") == f"/table/{played.table.id}"


def test_the_rules_of_no_board(open_page: Opener) -> None:
    page = open_page("/rules/atlantis", refused=True)
    expect(page.get_by_role("alert")).to_contain_text("atlantis")


def _points_clearly(page: Page) -> None:
    page.wait_for_function("() => document.querySelector('.coached') !== null")
    assert page.evaluate(_WRONG_RINGS) == []


def _go_on(page: Page, stage: str) -> None:
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("[data-stage]")).to_have_attribute("data-stage", stage)
