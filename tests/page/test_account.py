"""Accounts in the browser: registering with a password, and a passkey that a second device uses."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, expect

from branchline.bots.seats import CHARACTERS
from branchline.testing import ServerProcess
from tests.page.conftest import WAIT, Opener
from tests.page.prepared_people import open_as
from tests.page.test_start import choose, go, introduce
from tests.volume import some_of

KEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def authenticator(context: BrowserContext) -> tuple[CDPSession, str]:
    """A device with a virtual authenticator, as a phone has one."""
    session = context.new_cdp_session(context.new_page())
    session.send("WebAuthn.enable")
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})["authenticatorId"]


@pytest.mark.browser
def test_a_passkey_of_one_device_signs_in_on_another(browser: Browser, server: ServerProcess) -> None:
    """A synchronized passkey: what the first device's authenticator has made is on the second one, too."""
    address = server.url.replace("127.0.0.1", "localhost")
    first, second = browser.new_context(), browser.new_context()
    try:
        session, key = authenticator(first)
        page = first.pages[0]
        page.goto(f"{address}/register")
        page.locator("input[autocomplete=username]").fill("Passkey Pat")
        page.get_by_role("button", name="Use a passkey instead").click()
        expect(page.locator("[data-codes] li")).to_have_count(8, timeout=WAIT)
        made = session.send("WebAuthn.getCredentials", {"authenticatorId": key})["credentials"]
        assert len(made) == 1
        other_session, other = authenticator(second)
        other_session.send("WebAuthn.addCredential", {"authenticatorId": other, "credential": made[0]})
        phone = second.pages[0]
        phone.goto(f"{address}/sign-in")
        phone.get_by_role("button", name="Use a passkey").click()
        expect(phone.locator("[data-sessions] li")).to_have_count(2, timeout=WAIT)
        expect(phone.locator("header .me")).to_contain_text("Passkey Pat")
    finally:
        first.close()
        second.close()


def test_nothing_of_the_profile_moves_when_the_offer_of_an_account_comes_late(
    server: ServerProcess, open_page: Opener
) -> None:
    page = open_page(None)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.route("**/api/registration", lambda route: None)  # no answer
    with page.expect_request("**/api/registration"):
        page.goto(f"{server.url}/me")
    expect(page.locator(".waiting")).to_be_attached()
    expect(page.get_by_role("radio", name="Dark")).to_have_count(0)
    page.unroute("**/api/registration")  # which lets them through
    expect(page.get_by_role("radio", name="Dark")).to_be_attached()
    assert page.get_by_role("heading", name="Create an account").is_visible()
    assert sum(url.endswith("/api/registration") for url in asked) == 1  # for the header and the profile


def test_why_signing_in_failed_is_told_at_the_form_until_it_succeeds(open_page: Opener) -> None:
    page = open_page("/register", refused=True)
    page.get_by_label("Your name").fill("Pass Paula")
    page.get_by_label("Password", exact=True).fill("four words that differ")
    page.get_by_role("main").get_by_role("button", name="Create an account").click()
    expect(page.locator("[data-codes] li")).to_have_count(8)
    expect(page.get_by_role("heading", level=1)).to_have_text("Your account is ready, Pass Paula.")
    expect(page.get_by_text("If you lose your password, you can sign in")).to_be_visible()  # there is no passkey
    other = open_page("/sign-in", refused=True)
    other.get_by_label("Your name").fill("Pass Paula")
    for password in ("not this one", "four words that differ"):
        other.get_by_label("Password", exact=True).fill(password)
        other.get_by_role("main").get_by_role("button", name="Sign in", exact=True).click()
        if password == "not this one":
            expect(other.locator("form").get_by_role("alert")).not_to_be_empty()
            expect(other.locator(".notices .trouble")).to_have_count(0)
    expect(other.locator("header .me")).to_contain_text("Pass Paula")
    expect(other.get_by_role("alert").filter(visible=True)).to_have_count(0)


def test_who_registers_under_another_name_is_not_their_own_opponent(open_page: Opener) -> None:
    page = open_page("/")
    choose(page, "Isle of Thistledown")
    introduce(page, "Guest Greta")
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_text("Choose your tickets").first).to_be_visible()
    go(page, "/register")
    page.get_by_label("Your name").fill("Account Ada")
    page.get_by_label("Password", exact=True).fill("four words that differ")
    page.get_by_role("main").get_by_role("button", name="Create an account").click()
    expect(page.locator("[data-codes] li")).to_have_count(8)
    go(page, "/")
    company = page.locator(".going .company")
    expect(company).to_have_count(1)
    expect(company).not_to_contain_text("Guest Greta")
    assert {*company.inner_text().split(", ")} < {*CHARACTERS}


def test_the_profile_opens_with_the_player_and_folds_the_account_away(
    server: ServerProcess, open_page: Opener, xenia: str
) -> None:
    page = open_page(None, width=390, height=844)
    open_as(page, server, xenia)
    go(page, "/me")
    for shown in (page.get_by_text("Xenia", exact=True).last, page.get_by_role("link", name="My games")):
        expect(shown).to_be_in_viewport(ratio=1)
    expect(page.locator("dl")).to_contain_text("Rating: Isle of Thistledown, 3 players")
    for name in ("Games", "Won", "Rating", "Longest path"):
        expect(page.locator("dt").filter(has_text=name).first).to_be_in_viewport(ratio=1)
    password = page.locator("input[autocomplete=new-password]")
    expect(password).to_be_hidden()
    page.get_by_role("heading", name="Password", exact=True).click()
    expect(password).to_be_visible()
    expect(page.locator("[data-sessions] li").first).to_be_hidden()
    page.get_by_role("heading", name="Where you are signed in").click()
    expect(page.locator("[data-sessions] li").first).to_be_visible()


SHOW = {"en": "Show password", "pl": "Pokaż hasło", "ro": "Arată parola"}


@pytest.mark.parametrize("language", some_of(list(SHOW), {"pl"}))
def test_a_password_can_be_read_while_it_is_typed(server: ServerProcess, open_page: Opener, language: str) -> None:
    page = open_page(None, language=language)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    for path, purpose in {"/sign-in": "current-password", "/register": "new-password"}.items():
        page.goto(f"{server.url}{path}")
        field = page.locator(f"input[autocomplete={purpose}]")
        show = page.get_by_role("button", name=SHOW[language])
        field.fill("four words that differ")
        for pressed, kind in (("false", "password"), ("true", "text"), ("false", "password")):
            expect(show).to_have_attribute("aria-pressed", pressed)
            expect(field).to_have_attribute("type", kind)
            expect(field).to_have_value("four words that differ")
            show.click()
        box = show.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24
    assert sent == []


def test_the_forms_are_in_the_middle_of_a_wide_window(server: ServerProcess, open_page: Opener) -> None:
    page = open_page(None, width=1440, height=900)
    for path in ("/sign-in", "/register"):
        page.goto(f"{server.url}{path}")
        expect(page.locator("form")).to_be_visible()
        box = page.locator("form").bounding_box()
        assert box is not None
        assert abs(box["x"] + box["width"] / 2 - 720) < 10
        assert box["width"] < 520
