"""Games to look at afterwards: played through the server by a bot, then seen in a page by who has played them."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from branchline.client import Guest, Table, connect
from branchline.client.bots import play_as
from tests.server.servers import Running

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RUN = """() => axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations
  .filter(({ impact }) => impact === "serious" || impact === "critical")
  .map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html.slice(0, 200))]))"""


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


def found_by_axe(page: Page) -> list[Any]:
    """What keeps people out, seriously. The script comes in as the console would: the policy forbids all else."""
    page.evaluate(AXE.read_text(encoding="utf-8") + "; true")
    found: list[Any] = page.evaluate(_RUN)
    return found
