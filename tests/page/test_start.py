"""The first screens, as somebody new meets them: a game at once, tables with others, one device for two, oneself."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from branchline.bots.seats import CHARACTERS
from tests.page.conftest import Opener
from tests.page.layout import resize

SMALL = {"width": 360, "height": 640, "touch": True}


def choose(page: Page, name: str) -> None:
    """One of a few that lie side by side."""
    page.get_by_role("radio", name=name, exact=True).check(force=True)


def go(page: Page, path: str) -> None:
    """As by a link in the page."""
    page.evaluate("(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }", path)


def unfold(page: Page) -> None:
    """Open all parts that are folded away."""
    page.locator("details").evaluate_all("(folds) => folds.forEach((fold) => { fold.open = true; })")


def introduce(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="Your name").fill(name)


def make_table(page: Page) -> str:
    """Creates the table that was chosen. Returns the link to it."""
    page.get_by_role("button", name="Create table").click()
    link = page.get_by_label("Link to this table")
    expect(link).to_have_value(re.compile(r"/code/\w{6}$"))
    return link.input_value()


def path_of(link: str) -> str:
    return "/" + link.split("/", 3)[3]


def test_every_screen_says_what_this_is(open_page: Opener) -> None:
    page = open_page("/", touch=True)
    for width, height in ((360, 640), (640, 360), (390, 844), (820, 1180), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_text("A railway board game")).to_be_in_viewport(ratio=1)


def test_a_long_dialog_keeps_its_button_to_close_and_the_page_behind_it_in_place(open_page: Opener) -> None:
    page = open_page("/", width=640, height=360, touch=True)
    page.get_by_role("button", name="Settings").click()
    last = page.get_by_text("for screen readers and keyboards")
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport()
    close = page.get_by_role("dialog").get_by_role("button", name="Close")
    expect(close).to_be_in_viewport(ratio=1)
    assert page.evaluate("getComputedStyle(document.documentElement).overflowY") == "hidden"
    close.click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_two_clicks_from_nothing_to_a_game(open_page: Opener) -> None:
    page = open_page("/")
    page.get_by_text("Isle of Thistledown").first.click()
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_text("Choose your tickets").first).to_be_visible()
    expect(page).to_have_title(re.compile("Your turn – Isle of Thistledown"))
    expect(page.locator('link[rel="icon"]')).to_have_attribute("href", "/icons/icon-turn.svg")
    page.reload()
    expect(page.get_by_text("Choose your tickets").first).to_be_visible()


def test_what_was_played_last_is_offered_next_time(open_page: Opener) -> None:
    page = open_page("/")
    choose(page, "Isle of Thistledown")
    page.get_by_role("group", name="Opponents").get_by_role("radio", name="3").check(force=True)
    slider = page.get_by_role("slider", name="Level")
    expect(slider).to_have_attribute("aria-valuetext", "Medium (3 of 6)")
    slider.press("ArrowRight")
    introduce(page, "Anna")
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_text("Choose your tickets").first).to_be_visible()
    page.goto(page.url.split("/table")[0])
    game = page.get_by_role("link", name="Isle of Thistledown").first
    bots = game.locator(".company").inner_text().split(", ")
    assert len({*bots}) == 3
    assert {*bots} < {*CHARACTERS}
    expect(game).to_contain_text("Your turn")
    for chosen in ("Isle of Thistledown", "3"):
        expect(page.locator(".ticket").get_by_role("radio", name=chosen, exact=True)).to_be_checked()
    expect(page.locator(".ticket output")).to_have_text("Hard (4 of 6)")


def test_on_a_small_phone_all_of_it_is_in_view(open_page: Opener) -> None:
    page = open_page("/", **SMALL, language="pl")
    expect(page.get_by_role("heading", level=1)).to_have_text("Dokąd jedziemy?")
    expect(page.get_by_role("button", name="Graj")).to_be_in_viewport(ratio=1)
    page.get_by_role("textbox", name="Twój nick").fill("Somebody With a Very Long Name 32")
    page.get_by_role("button", name="Graj").click()
    expect(page.get_by_text("Wybierz bilety").first).to_be_visible()
    for path in ("/", "/new", "/tables", "/me", "/nowhere"):
        go(page, path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        if path == "/":
            expect(page.get_by_role("heading", name="Twoje gry")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"], path


# Which pictures of boards are cut off: those that fill their frame, instead of fitting into it.
_CROPPED = """() => {
  const pictures = [...document.querySelectorAll(".ticket img")].filter((image) => image.checkVisibility());
  const whole = (image) => ["contain", "scale-down"].includes(getComputedStyle(image).objectFit);
  return pictures.length < 5 ? "too few" : pictures.filter((image) => !whole(image)).map((image) => image.src);
}"""


def test_a_game_the_lesson_and_the_rules_are_in_view_on_every_screen(open_page: Opener) -> None:
    """For somebody new, and for somebody who has a game going on, which comes first."""
    page = open_page("/", width=390, height=844, touch=True)
    play, how, lesson = (
        page.get_by_role("button", name="Play"),
        page.get_by_role("link", name="How to play"),
        offer_of(page),
    )
    sizes = [(360, 640), (844, 390), (820, 1180), (1440, 900), (390, 844)]
    for known in (False, True):
        for width, height in sizes:
            resize(page, width, height)
            expect(play).to_be_in_viewport(ratio=1)
            expect(how).to_be_in_viewport(ratio=1)
            expect(lesson).to_be_in_viewport(ratio=1)
            assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(_CROPPED) == []
        if known:
            break
        choose(page, "Isle of Thistledown")
        play.click()
        expect(page.get_by_text("Choose your tickets").first).to_be_visible()
        page.goto(page.url.split("/table")[0])
        game = page.locator("a.table", has_text="Your turn")
        expect(game).to_be_in_viewport(ratio=1)
        assert top_of(game) < top_of(play)


def test_the_first_lesson_is_offered_to_newcomers_only(open_page: Opener) -> None:
    page = open_page("/")
    offer = offer_of(page)
    choose(page, "Isle of Thistledown")
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_text("Choose your tickets").first).to_be_visible()
    shown = {"board": "thistledown", "players": 2, "free": 0, "pace": "none", "touched": 1.0, "status": "over"}
    known: list[dict[str, object]] = []
    page.route("**/api/tables/mine", lambda route: route.fulfill(json={"tables": known}))
    page.goto(page.url.split("/table")[0])
    expect(offer).to_be_visible()
    known.append({"id": "table0", "names": ["Anna", "Leporo"], **shown})
    page.reload()
    expect(page.get_by_role("heading", name="Finished games")).to_be_visible()
    expect(offer).to_have_count(0)
    expect(page.get_by_role("link", name="Play the lesson")).to_have_attribute("href", "/learn")  # among the rules
    known.clear()
    page.reload()  # this is remembered: nothing appears for a moment
    expect(page.get_by_role("heading", name="Rules")).to_be_visible()
    expect(offer).to_have_count(0)


def offer_of(page: Page) -> Locator:
    """The lesson, as it is offered to newcomers above everything else."""
    return page.locator(".start header").get_by_role("link", name="Play the lesson")


def top_of(element: Locator) -> float:
    box = element.bounding_box()
    assert box is not None
    return box["y"]


def test_a_friend_comes_by_a_link(open_page: Opener) -> None:
    anna = open_page("/new")
    choose(anna, "Isle of Thistledown")
    choose(anna, "3")
    introduce(anna, "Anna")
    link = make_table(anna)
    ben = open_page(path_of(link), **SMALL)
    introduce(ben, "Ben")
    ben.get_by_role("button", name="Sit here").first.click()
    seats = anna.get_by_role("list", name="Who’s playing").get_by_role("listitem")
    expect(seats.nth(1)).to_contain_text("Ben")
    expect(seats.nth(1)).to_contain_text("Here")
    ben.get_by_role("textbox", name="Say something").fill("Here I am")
    ben.keyboard.press("Enter")
    expect(anna.get_by_text("Here I am")).to_be_visible()
    anna.get_by_role("button", name="Fill", exact=True).click()
    anna.get_by_role("button", name="Easy").click()
    expect(seats.nth(2)).to_contain_text("Bot, easy")
    bot = seats.nth(2).locator("[data-face]").get_attribute("data-face") or ""
    assert bot in CHARACTERS
    for page in (anna, ben):
        expect(page.get_by_role("list", name="Who’s playing").get_by_role("listitem").nth(2)).to_contain_text(bot)
    anna.get_by_role("button", name="Start the game").click()
    for page in (anna, ben):
        expect(page.get_by_text("Choose your tickets").first).to_be_visible()


RULES = re.compile(r"^/rules/thistledown\?.*players=4")


def test_an_invitation_says_who_invites_to_what_and_has_one_main_button(open_page: Opener) -> None:
    anna = open_page("/new")
    choose(anna, "Isle of Thistledown")
    choose(anna, "4")
    introduce(anna, "Anna")
    link = make_table(anna)
    ben = open_page(path_of(link), **SMALL)
    expect(ben.get_by_role("heading", level=1)).to_have_text("Anna invites you to a game")
    for fact in ("Isle of Thistledown", "1 of 4 seats taken", "No clock"):
        expect(ben.locator("main header")).to_contain_text(fact)
    expect(ben.get_by_role("region", name="Chat")).to_have_count(0)  # nobody would read it
    expect(ben.get_by_text("Only spectators can read this")).to_have_count(0)
    join = ben.get_by_role("button", name="Join the game")
    expect(join).to_be_in_viewport(ratio=1)
    expect(ben.locator("main .button.main")).to_have_count(1)
    about = ben.locator("[data-about]")
    expect(about).to_contain_text("Collect cards")
    expect(about.get_by_role("link", name="Rules of this board")).to_have_attribute("href", RULES)
    expect(about.get_by_role("link", name="Play the lesson")).to_have_attribute("href", "/learn")
    expect(ben.locator("main code")).to_be_hidden()
    introduce(ben, "Ben")
    join.click()
    expect(ben.get_by_role("list", name="Who’s playing").get_by_role("listitem").nth(1)).to_contain_text("Your seat")
    expect(ben.get_by_role("heading", level=1)).to_have_text("Isle of Thistledown")
    expect(ben.locator("main header p")).not_to_contain_text("Isle of Thistledown")
    expect(join).to_have_count(0)
    expect(ben.get_by_role("textbox", name="Say something")).to_be_visible()


def test_a_host_removes_somebody(open_page: Opener) -> None:
    anna = open_page("/new")
    choose(anna, "Isle of Thistledown")
    ben = open_page(path_of(make_table(anna)), refused=True)
    introduce(ben, "Ben")
    ben.get_by_role("button", name="Sit here").click()
    anna.get_by_role("button", name="Remove Ben").click()
    ben.get_by_role("button", name="Sit here").click()
    expect(ben.get_by_text("removed you")).to_be_visible()


def test_somebody_is_muted_and_unmuted(open_page: Opener) -> None:
    anna = open_page("/new")
    choose(anna, "Isle of Thistledown")
    ben = open_page(path_of(make_table(anna)))
    introduce(ben, "Ben")
    ben.get_by_role("button", name="Sit here").click()
    ben.get_by_role("button", name="Quick phrases").click()
    ben.get_by_role("button", name="Good luck!").click()
    line = anna.get_by_text("Good luck!")
    expect(line).to_be_visible()
    anna.get_by_role("button", name="Mute Ben").click()
    expect(line).to_be_hidden()
    anna.get_by_role("button", name="Unmute").click()
    expect(line).to_be_visible()


def test_a_public_table_is_in_the_list_of_its_kind(open_page: Opener) -> None:
    anna = open_page("/new")
    choose(anna, "Nordic Countries")
    introduce(anna, "Anna in the list")
    anna.get_by_role("switch", name="Anyone can join").click()
    anna.get_by_text("Clock and other options").click()
    choose(anna, "Correspondence")
    make_table(anna)
    ben = open_page("/tables")
    listed = ben.get_by_role("link", name="Anna in the list")
    expect(listed).to_contain_text("1 free seat")
    ben.get_by_label("Clock").select_option("live")
    expect(listed).to_be_hidden()
    ben.get_by_label("Clock").select_option("days")
    listed.click()
    introduce(ben, "Ben")
    ben.get_by_role("button", name="Sit here").click()
    expect(anna.get_by_role("list", name="Who’s playing")).to_contain_text("Ben")


def test_the_host_may_choose_strict_ferries_where_the_board_offers_it(open_page: Opener) -> None:
    anna = open_page("/new")
    choose(anna, "Europe")
    anna.get_by_text("Clock and other options").click()
    strict = anna.get_by_role("switch", name="Strict ferries")
    expect(strict).to_be_hidden()
    choose(anna, "Nordic Countries")
    expect(strict).not_to_be_checked()
    strict.click()
    expect(strict).to_be_checked()
    make_table(anna)
    expect(anna.get_by_text("Strict ferries: substitutes only for the locomotives shown")).to_be_visible()


def test_a_lobby_shows_whole_names_and_tells_who_comes_too_late(open_page: Opener) -> None:
    anna = open_page("/new")
    choose(anna, "Isle of Thistledown")
    introduce(anna, "Anna")
    path = path_of(make_table(anna))
    ben = open_page(path, **SMALL)
    introduce(ben, "Somebody With a Very Long Name")
    ben.get_by_role("button", name="Join the game").click()
    expect(ben.get_by_text("the host can start the game")).to_be_visible()
    own = ben.locator("li.mine .name")
    assert own.evaluate("(name) => name.scrollWidth <= name.clientWidth")
    cora = open_page(path, **SMALL)
    expect(cora.get_by_text("All seats are taken. Stay to watch the game")).to_be_visible()
    anna.get_by_role("button", name="Start the game").click()
    expect(anna.get_by_text("Choose your tickets").first).to_be_visible()
    expect(anna.locator(".table").get_by_text("away")).to_have_count(0)


# What is written on the table, frame by frame, after something was clicked.
_FRAMES_AFTER = """(selector) => new Promise((done) => {
  const seen = [];
  document.querySelector(selector).click();
  const look = () => {
    seen.push(document.querySelector(".table").innerText);
    if (seen.length < 12) requestAnimationFrame(look);
    else done(seen);
  };
  requestAnimationFrame(look);
})"""


def keep_all(page: Page) -> None:
    expect(page.locator("[data-offer]").first).to_be_visible()
    for offered in page.locator("[data-offer]").all():
        offered.click()
    page.locator("[data-keep]").click()


def test_two_at_one_device_never_see_the_other_hand(open_page: Opener) -> None:
    page = open_page("/new")
    choose(page, "Isle of Thistledown")
    introduce(page, "Anna")
    page.get_by_role("combobox", name="Seat 2").select_option("friend")
    page.get_by_role("textbox", name="Friend’s name").fill("Ben")
    page.get_by_role("button", name="Start the game").click()
    for name in ("Anna", "Ben"):
        curtain = page.get_by_role("alertdialog")
        expect(curtain).to_contain_text(name)
        expect(page.locator("section.dock")).to_have_attribute("inert", "")
        page.locator("[data-curtain]").click()
        expect(curtain).to_be_hidden()
        keep_all(page)
        hand_over = page.locator("[data-handover]")
        expect(hand_over.or_(page.locator("[data-deck]:enabled")).first).to_be_visible()
        if name == "Anna":  # has second thoughts, before the curtain and after it
            page.locator("[data-undo]").click()
            keep_all(page)
            hand_over.click()
            page.locator("[data-undo-handover]").click()
            expect(curtain).to_be_hidden()
            keep_all(page)
        if hand_over.is_visible():  # it is for chance to say who begins
            hand_over.click()
    curtain = page.get_by_role("alertdialog")
    if curtain.is_visible():
        page.locator("[data-curtain]").click()
    first, second = ("Anna", "Ben") if page.locator("[data-seat='0'].you").count() else ("Ben", "Anna")
    for drawn in (1, 2):
        page.locator("[data-deck]").click()
        expect(page.locator(".told li", has_text="You draw")).to_have_count(drawn)
    expect(curtain).to_be_hidden()  # the second card can be seen
    numbers = page.locator(".dock [data-stack] .number").all_inner_texts()
    assert sum(int(each) for each in numbers if each) == 6
    page.locator("[data-handover]").click()
    expect(curtain).to_contain_text(second)
    seen = page.evaluate(_FRAMES_AFTER, "[data-curtain]")
    assert f"{first} draws a card from the deck" in seen[-1]
    assert not any("You draw" in each for each in seen)  # not for a moment: those are words for the other


def test_a_game_that_is_shown_at_its_end_says_so(open_page: Opener) -> None:
    anna = open_page("/new")
    choose(anna, "Isle of Thistledown")
    anna.get_by_role("combobox", name="Seat 2").select_option("bot-easy")
    anna.get_by_text("Clock and other options").click()
    choose(anna, "At the end")
    anna.get_by_role("button", name="Start the game").click()
    expect(anna.get_by_text("Choose your tickets").first).to_be_visible()
    ben = open_page(anna.url[anna.url.index("/table/") :])
    expect(ben.get_by_text("The players have chosen to show their game later")).to_be_visible()
    expect(ben.get_by_role("button", name="Sit here")).to_have_count(0)


def test_one_is_the_same_person_on_another_device(open_page: Opener) -> None:
    anna = open_page("/me")
    introduce(anna, "Anna")
    anna.get_by_role("button", name="Save").click()
    anna.get_by_role("button", name="Show a code").click()
    code = anna.locator("p.code").inner_text()
    elsewhere = open_page("/me", **SMALL)
    elsewhere.get_by_role("textbox", name="Code from your other device").fill(code)
    elsewhere.get_by_role("button", name="Sign in").click()
    expect(elsewhere.get_by_role("textbox", name="Your name")).to_have_value("Anna")
    elsewhere.get_by_role("button", name="Close").click()  # the notice
    elsewhere.get_by_role("heading", name="Sign out on this device").click()
    elsewhere.get_by_role("button", name="Sign out on this device").click()
    elsewhere.get_by_role("dialog").get_by_role("button", name="Sign out on this device").click()
    expect(elsewhere.get_by_text("You are signed out on this device.")).to_be_visible()
    anna.reload()
    expect(anna.get_by_role("textbox", name="Your name")).to_have_value("Anna")


def test_choices_are_at_work_at_once_and_kept(open_page: Opener) -> None:
    page = open_page("/me")
    choose(page, "Română")
    expect(page.get_by_role("heading", level=1)).to_have_text("Tu")
    choose(page, "Închisă")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Oprește sunetele").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("button", name="Pornește sunetele")).to_be_visible()


def test_it_can_be_installed_and_keeps_nothing_of_the_servers(open_page: Opener) -> None:
    page = open_page("/", worker=True)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    kept = page.evaluate(
        "caches.keys().then((names) => caches.open(names[0])).then((kept) => kept.keys())"
        ".then((all) => all.map(({ url }) => new URL(url).pathname))"
    )
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api")]
    manifest = page.request.get(page.url + "manifest.webmanifest").json()
    assert {icon.get("purpose", "any") for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        assert page.request.get(page.url.rstrip("/") + icon["src"]).ok
