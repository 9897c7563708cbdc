"""The mark of unread chat: shown for what others have written and nobody has seen, and for nothing else."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocket, expect

from branchline.client import connect
from branchline.testing import PlayedTable, ServerProcess, start_two_player_game, wait_until
from tests.page.conftest import Opener

MARK = "[role=tab] .dot"  # where log and chat have a place of their own
PHONE_MARK = "[data-sheet=chat].unread"


class Reader:
    """Somebody at a table whose page is looked at, and what it has been sent."""

    def __init__(self, game: PlayedTable, page: Page) -> None:
        self.page = page
        self.log, self.chat = page.get_by_role("tab").first, page.get_by_role("tab").last
        self._heard: list[str] = []
        page.on("websocket", self._listen)
        game.enter(page, f"/table/{game.table.id}")
        expect(page.locator("[data-menu]")).to_be_visible()

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._heard.append(str(frame)))

    def await_line(self, words: str) -> None:
        """Wait until the page was sent a line and has shown what follows from it, whether the chat is open or not."""
        wait_until(lambda: self.page.evaluate("1") and any(words in each for each in self._heard), f"no {words}")
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def read(self, words: str) -> None:
        self.chat.click()
        expect(self.page.locator(".chat li", has_text=words)).to_be_visible()
        self.log.click()

    def reload(self) -> None:
        self._heard.clear()
        self.page.reload()
        expect(self.page.locator("[data-menu]")).to_be_visible()


def test_lines_of_others_are_news_until_they_are_seen(server: ServerProcess, open_page: Opener) -> None:
    game = start_two_player_game(server, "thistledown")
    anna = Reader(game, open_page(None))
    mark = anna.page.locator(MARK)
    game.table.say("of my own")
    anna.await_line("of my own")
    expect(mark).to_have_count(0)
    game.other.say("hello")
    expect(mark).to_have_count(1)
    anna.read("hello")
    expect(mark).to_have_count(0)
    anna.chat.click()
    game.other.say("while it is open")
    anna.await_line("while it is open")
    anna.log.click()
    expect(mark).to_have_count(0)


def test_what_was_read_stays_read_when_the_page_is_opened_again(server: ServerProcess, open_page: Opener) -> None:
    game = start_two_player_game(server, "thistledown")
    anna = Reader(game, open_page(None))
    game.other.say("hello")
    anna.read("hello")
    anna.reload()
    anna.await_line("hello")
    expect(anna.page.locator(MARK)).to_have_count(0)
    game.other.say("more")
    expect(anna.page.locator(MARK)).to_have_count(1)
    anna.reload()
    expect(anna.page.locator(MARK)).to_have_count(1)


def test_on_a_phone_only_an_open_chat_is_read(server: ServerProcess, open_page: Opener) -> None:
    game = start_two_player_game(server, "thistledown")
    anna = Reader(game, open_page(None, width=390, height=844, touch=True))
    button = anna.page.locator("[data-sheet=chat]")
    button.tap()
    anna.log.tap()
    anna.chat.tap()
    game.other.say("hello")
    expect(anna.page.locator(".chat li", has_text="hello")).to_be_visible()
    expect(anna.page.locator(PHONE_MARK)).to_have_count(0)
    button.tap()
    expect(anna.page.locator(".part.up")).to_have_count(0)
    game.other.say("nobody sees this")
    expect(anna.page.locator(PHONE_MARK)).to_have_count(1)
    expect(anna.page.locator(".notices")).to_have_text("Ben: nobody sees this")
    button.tap()
    expect(anna.page.locator(".chat li", has_text="nobody sees this")).to_be_visible()
    expect(anna.page.locator(PHONE_MARK)).to_have_count(0)


def test_lines_of_muted_people_are_no_news(server: ServerProcess, open_page: Opener) -> None:
    game = start_two_player_game(server, "thistledown")
    anna = Reader(game, open_page(None))
    anna.chat.click()
    game.other.say("hello")
    anna.page.get_by_role("button", name="Mute Ben").focus()  # the offered tickets lie over it
    anna.page.keyboard.press("Enter")
    anna.log.click()
    game.other.say("are you there?")
    anna.await_line("are you there?")
    expect(anna.page.locator(MARK)).to_have_count(0)
    expect(anna.page.locator(".notices")).to_be_empty()


def test_what_a_spectator_writes_is_no_news_to_them(server: ServerProcess, open_page: Opener) -> None:
    game = start_two_player_game(server, "thistledown")
    game.me = connect(server.url, name="Cezara")
    page = open_page(None)
    page.context.add_init_script("localStorage.setItem('branchline.guest', 'yes')")
    cezara = Reader(game, page)
    cezara.chat.click()
    cezara.page.get_by_role("textbox").fill("nice game")
    cezara.page.keyboard.press("Enter")
    cezara.log.click()
    cezara.await_line("nice game")
    expect(cezara.page.locator(MARK)).to_have_count(0)
