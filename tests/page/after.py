"""Games to look at: played through the server, seen in a page by who has played them."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

from branchline.client import Guest, Table, connect
from branchline.client.bots import play_as
from branchline.game.views import View
from tests.server.servers import Running


@dataclass
class Played:
    """Somebody, and a table where they sit in seat 0 against a bot."""

    me: Guest
    table: Table

    def finish(self) -> None:
        play_as(self.table, 0, "racer", seed=1)
        self.table.refresh()

    def play_until(self, trains: int) -> bool:
        """Routes at random, until so few trains are left. Says whether it has come to that before the game was over."""
        luck = random.Random(1)
        for turn in self.table.turns([0]):
            if turn.view.seats[0].trains <= trains:
                return True
            actions = list(turn.view.actions)
            claims = [action for action in actions if action.startswith("claim ")]
            turn.play(luck.choice(claims or actions))
        return False

    def enter(self, page: Page, path: str) -> None:
        """The page's person becomes the one who has played."""
        cookie = {"name": "branchline", "value": self.me.token, "url": self.me.server}
        page.context.add_cookies([cookie])  # type: ignore[list-item]
        page.goto(f"{self.me.server}{path}")


@dataclass
class Two(Played):
    """Against somebody who does nothing but draw."""

    other: Table

    def play_on(self, until: Callable[[View], bool], choose: Callable[[View], str]) -> bool:
        """Says whether it has come to that before the game was over."""
        while not self.table.over:
            (seat, *_) = self.table.refresh().actors
            turn = next((self.table, self.other)[seat].turns([seat]))
            if seat == 0 and until(turn.view):
                return True
            turn.play(choose(turn.view) if seat == 0 else draw_or_first(turn.view))
        return False


def draw_or_first(view: View) -> str:
    return "draw" if "draw" in view.actions else view.actions[0]


def two(server: Running, board: str) -> Two:
    anna, ben = (connect(server.url, name=name) for name in ("Anna", "Ben"))
    table = anna.new_table(board, 2, public=True)
    other = ben.table(table.id)
    table.sit(0)
    other.sit(1)
    table.start()
    return Two(anna, table, other)


def begun(server: Running, board: str = "thistledown", *, bots: tuple[str, ...] = ("easy",)) -> Played:
    me = connect(server.url, name="Anna")
    table = me.new_table(board, bots=dict(enumerate(bots, start=1)))  # type: ignore[arg-type]
    table.sit(0)
    table.start()
    return Played(me, table)


def finished(server: Running, board: str = "thistledown", *, bots: tuple[str, ...] = ("easy",)) -> Played:
    played = begun(server, board, bots=bots)
    played.finish()
    return played
