"""The end of a game in the page: the count, who has won and why, and what can be done next."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from branchline.game.hash_chain import load_heads
from branchline.game.record import Record
from branchline.game.verify import verify
from branchline.testing import ServerProcess, finished_game, start_game
from tests.page.conftest import Opener
from tests.page.layout import SIZES, resize

# Notes where the winner's train is in each frame, from now on.
WATCH_THE_TRAIN = """() => {
  window.places = [];
  const look = () => {
    const train = document.querySelector('.celebration > .train');
    if (train) window.places.push(train.getBoundingClientRect().x);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_the_count_is_a_ceremony_that_can_be_skipped(server: ServerProcess, open_page: Opener) -> None:
    played = start_game(server)
    assert played.play_until(trains=8)
    page = open_page(None, still=False)
    played.enter(page, f"/table/{played.table.id}")
    expect(page.locator("[data-status=running]")).to_be_visible()
    played.finish()
    expect(page.get_by_role("heading", name="Final scoring")).to_be_visible()
    slips = page.locator(".slip")
    first = slips.inner_text()
    expect(slips).not_to_have_text(first)  # the next follows by itself
    page.evaluate(WATCH_THE_TRAIN)
    page.get_by_role("button", name="Skip to the result").click()
    if 0 in played.table.view.winners:
        page.wait_for_function("() => Math.max(...places) > Math.min(...places) + 50")
    expect(page.locator(".celebration")).to_have_count(0)  # after a few seconds
    _shows_the_scores(page, [score.total for score in played.table.view.scores])


def test_who_resigns_alone_is_told_that_it_ends_the_game_and_that_they_did(
    server: ServerProcess, open_page: Opener
) -> None:
    played = start_game(server)
    page = open_page(None)
    played.enter(page, f"/table/{played.table.id}")
    page.locator("[data-menu]").click()
    page.locator("[data-resign]").click()
    asked = page.get_by_role("dialog", name="Resign from this game?")
    expect(asked).to_contain_text("The game ends at once.")
    asked.get_by_role("button", name="Resign").click()
    expect(page.get_by_text("You resigned.")).to_be_visible()
    expect(page.get_by_text("Everyone else resigned.")).to_have_count(0)


def test_what_has_been_counted_is_shown_at_once_to_who_comes_later(server: ServerProcess, open_page: Opener) -> None:
    """With why who has won, the tickets, and their ways on the board."""
    played = finished_game(server)
    page = open_page(None, still=False)
    played.enter(page, f"/table/{played.table.id}")
    shown = played.table.view
    _shows_the_scores(page, [score.total for score in shown.scores])
    bot = shown.seats[1].name
    titles: dict[tuple[int, ...], str] = {(0,): "You win!", (1,): f"{bot} wins!"}
    title = titles.get(shown.winners, f"Anna and {bot} share the victory!")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    low, high = sorted(score.total for score in shown.scores)
    lead = "ahead of" if 0 in shown.winners else "behind first place"
    why = rf"{high - low} points? {lead}" if high > low else "^Equal points"
    expect(page.get_by_text(re.compile(why))).to_be_visible()
    order = sorted(range(2), key=lambda seat: (seat not in shown.winners, -shown.scores[seat].total))
    names = [shown.seats[seat].name or "" for seat in order]
    rows = page.locator("[data-place]")
    for row, name in zip(rows.all(), names, strict=True):
        expect(row).to_contain_text(name)
    expect(rows.filter(has_text="Anna")).to_contain_text("you")
    expect(page.get_by_role("region", name="What went well")).to_be_visible()
    expect(page.locator(".celebration")).to_have_count(0)  # it was over before
    mine = page.locator("details[open] li button")
    assert mine.count() == len(shown.scores[0].completed) + len(shown.scores[0].failed)
    mine.first.hover()
    expect(page.locator(".city.lit-told")).to_have_count(2)
    joined = expect(page.locator(".route.lit-own"))
    joined.not_to_have_count(0) if shown.scores[0].completed else joined.to_have_count(0)
    page.mouse.move(0, 0)
    expect(page.locator(".city.lit-told")).to_have_count(0)


def test_what_can_be_done_next_is_in_view_on_every_screen_and_covers_nothing(
    server: ServerProcess, open_page: Opener
) -> None:
    played = finished_game(server, bots=("easy", "easy", "easy"))
    page = open_page(None)
    played.enter(page, f"/table/{played.table.id}")
    again, total = page.get_by_role("button", name="Play again"), page.locator("tfoot td").last
    steps = page.get_by_role("navigation", name="What next").locator("a, button")
    for width, height in SIZES:
        resize(page, width, height)
        expect(steps).to_have_count(4)  # play again, review, replay, picture
        for step in steps.all():
            expect(step).to_be_in_viewport(ratio=1)
            assert step.evaluate(ON_TOP), f"{width}×{height}"
        headline = page.get_by_role("heading", level=1)
        expect(headline).to_be_in_viewport(ratio=1)
        if width < height:  # a phone or a tablet: most of it is for the result
            assert page.locator(".end > .board").bounding_box()["height"] < 0.36 * height  # type: ignore[index]
        total.scroll_into_view_if_needed()
        expect(total).to_be_in_viewport(ratio=0.9)
        assert total.evaluate(ON_TOP), f"{width}×{height}"
        expect(again).to_be_in_viewport(ratio=1)
        headline.scroll_into_view_if_needed()


def test_the_map_beside_a_result_on_a_phone_is_as_large_as_one_wants(server: ServerProcess, open_page: Opener) -> None:
    played = finished_game(server)
    page = open_page(None, width=390, height=844, touch=True)
    played.enter(page, f"/table/{played.table.id}")
    area = page.locator(".end > .board")
    page.get_by_role("button", name="Larger map").tap()
    expect(page.get_by_role("button", name="Smaller map")).to_be_visible()
    assert area.bounding_box()["height"] > 0.5 * 844  # type: ignore[index]
    page.get_by_role("button", name="Smaller map").tap()
    expect(page.get_by_role("button", name="Larger map")).to_be_visible()
    assert area.bounding_box()["height"] < 0.25 * 844  # type: ignore[index]


def test_bonuses_are_told_in_sentences(server: ServerProcess, open_page: Opener) -> None:
    """Who has the longest path, how long it is, and what it brings."""
    played = finished_game(server)
    page = open_page(None)
    played.enter(page, f"/table/{played.table.id}")
    shown = played.table.view
    walkers = [seat for seat, score in enumerate(shown.scores) if score.longest_path]
    names = " and ".join(shown.seats[seat].name or "" for seat in walkers)
    subject = "You have" if walkers == [0] else f"{names} has" if len(walkers) == 1 else f"{names} share"
    trains, points = shown.scores[walkers[0]].path, shown.scores[walkers[0]].longest_path
    told = f"{subject} the longest path, {trains} trains long: it brings {points} points"
    expect(page.locator("[data-bonus=path]")).to_contain_text(told)


# Whether nothing lies over an element.
ON_TOP = """(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


# On a slow device, work that was left for a later frame can come due after its table was left.
SLOW_FRAMES = """
    window.requestAnimationFrame = (work) => setTimeout(() => work(performance.now()), 400);
    window.cancelAnimationFrame = clearTimeout;
"""
LATER_FRAMES = "async () => { for (let i = 0; i < 4; i++) await new Promise(requestAnimationFrame) }"


def test_a_rematch_begins_at_once_against_bots(server: ServerProcess, open_page: Opener) -> None:
    played = finished_game(server)
    page = open_page(None)
    page.add_init_script(SLOW_FRAMES)
    played.enter(page, f"/table/{played.table.id}")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("[data-status=running]")).to_be_visible()
    assert played.table.id not in page.url
    while page.locator("[data-offer][aria-pressed=false]").count():
        page.locator("[data-offer][aria-pressed=false]").first.click()
    page.locator("[data-keep]").click()
    expect(page.locator("[data-keep]")).to_have_count(0)
    page.go_back()
    expect(page.get_by_role("link", name="Go to the new table")).to_be_visible()
    page.evaluate(LATER_FRAMES)
    stranger = open_page(f"/table/{played.table.id}")  # by a shared link
    expect(stranger.get_by_role("link", name="Play too")).to_have_attribute("href", "/")
    expect(stranger.get_by_text("railway board games in your browser")).to_be_visible()
    expect(stranger.get_by_role("link", name="Go to the new table")).to_have_count(0)


def test_the_shuffle_is_proven_in_the_page(server: ServerProcess, open_page: Opener) -> None:
    played = finished_game(server)
    page = open_page(None)
    played.enter(page, f"/table/{played.table.id}")
    page.get_by_role("button", name="Check the shuffle").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Everything checks out")).to_be_visible()
    dialog.locator("summary").click()
    assert played.table.view.proof is not None
    expect(dialog.get_by_text(played.table.view.proof.secret)).to_be_visible()
    expect(dialog.get_by_text("The game’s history matches the fingerprint your browser kept")).to_be_visible()
    with page.expect_download() as saved:
        dialog.get_by_role("link", name="Save them").click()
    heads = [*load_heads(saved.value.path()), played.table.head]
    assert verify(Record.parse(played.table.record()), heads=heads).problems == ()
    planted = {"table": played.table.id, "number": 5, "hash": "00" * 32}
    store = "([name, heads]) => localStorage.setItem(`branchline.heads.${name}`, JSON.stringify(heads))"
    page.evaluate(store, [played.table.id, {"latest": None, "signed": [planted]}])
    page.reload()
    page.get_by_role("button", name="Check the shuffle").click()
    expect(dialog.get_by_text("The history was changed after the game: up to event 5")).to_be_visible()
    expect(dialog.get_by_text("Something doesn’t check out")).to_be_visible()


def test_a_proof_that_does_not_hold_is_called_so(server: ServerProcess, open_page: Opener) -> None:
    """Another secret than the one that was promised, on its way to the page."""
    played = finished_game(server)
    page = open_page("/")
    secret = played.table.view.proof.secret if played.table.view.proof else ""
    page.route_web_socket(
        re.compile("/live"),
        lambda socket: socket.connect_to_server().on_message(
            lambda message: socket.send(str(message).replace(secret, secret[::-1]))
        ),
    )
    played.enter(page, f"/table/{played.table.id}")
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.get_by_text("doesn’t match the fingerprint")).to_be_visible()
    expect(page.get_by_text("Something doesn’t check out")).to_be_visible()


def test_a_picture_and_a_record_can_be_taken_along(server: ServerProcess, open_page: Opener) -> None:
    played = finished_game(server)
    page = open_page(None)
    played.enter(page, f"/table/{played.table.id}")
    with page.expect_download() as record:
        page.get_by_role("link", name="Download the record").click()
    assert record.value.path().read_text("utf-8") == played.table.record()
    page.get_by_role("button", name="Picture").click()
    page.wait_for_function("() => document.querySelector('dialog img')?.naturalWidth > 100")


def _shows_the_scores(page: Page, totals: list[int]) -> None:
    expect(page.locator("tfoot td")).to_have_text([str(total).replace("-", "−") for total in totals])
