"""Games to look at afterwards: played through the server by a bot, then seen in a page by who has played them."""

from __future__ import annotations

import random
from dataclasses import dataclass

from playwright.sync_api import Page

from branchline.client import Guest, Table, connect
from branchline.client.bots import play_as
from tests.server.servers import Running


@dataclass
class Played:
    """Somebody, and a table where they sit in seat 0 against a bot."""

    me: Guest
    table: Table

    def finish(self) -> None:
        play_as(self.table, 0, "racer", seed=1)
        self.table.refresh()

    def play_until(self, trains: int) -> None:
        """Lanes at random, until so few trains are left."""
        luck = random.Random(1)
        for turn in self.table.turns([0]):
            if turn.view.seats[0].trains <= trains:
                return
            actions = list(turn.view.actions)
            claims = [action for action in actions if action.startswith("claim ")]
            turn.play(luck.choice(claims or actions))

    def enter(self, page: Page, path: str) -> None:
        """The page's person becomes the one who has played."""
        cookie = {"name": "branchline", "value": self.me.token, "url": self.me.server}
        page.context.add_cookies([cookie])  # type: ignore[list-item]
        page.goto(f"{self.me.server}{path}")


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
