"""Clients in the seats of a real server's tables: games to look at in a page, begun or played to the end."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from branchline.client import Guest, Table, connect
from branchline.client.bots import play_as
from branchline.game.views import View
from branchline.testing.browser import sign_in
from branchline.testing.servers import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import Page


@dataclass
class PlayedTable:
    """A table where a client sits in seat 0."""

    me: Guest
    table: Table

    def finish(self) -> None:
        """Play to the end, as a racer would."""
        play_as(self.table, 0, "racer", seed=1)
        self.table.refresh()

    def play_until(self, trains: int) -> bool:
        """Claim routes at random until so few trains are left; False if the game is over before."""
        luck = random.Random(1)
        for turn in self.table.turns([0]):
            if turn.view.seats[0].trains <= trains:
                return True
            actions = list(turn.view.actions)
            claims = [action for action in actions if action.startswith("claim ")]
            turn.play(luck.choice(claims or actions))
        return False

    def enter(self, page: Page, path: str) -> None:
        """Open a page as the client of seat 0."""
        sign_in(page.context, self.me)
        page.goto(f"{self.me.server}{path}")


@dataclass
class TwoPlayerTable(PlayedTable):
    """A table of two clients. The other one does nothing but draw."""

    other: Table

    def play_on(self, until: Callable[[View], bool], choose: Callable[[View], str]) -> bool:
        """Play until seat 0 sees something; False if the game is over before."""
        while not self.table.over:
            (seat, *_) = self.table.refresh().actors
            turn = next((self.table, self.other)[seat].turns([seat]))
            if seat == 0 and until(turn.view):
                return True
            turn.play(choose(turn.view) if seat == 0 else draw_or_first(turn.view))
        return False


def draw_or_first(view: View) -> str:
    return "draw" if "draw" in view.actions else view.actions[0]


def start_two_player_game(server: ServerProcess, board: str) -> TwoPlayerTable:
    anna, ben = (connect(server.url, name=name) for name in ("Anna", "Ben"))
    table = anna.new_table(board, 2, public=True)
    other = ben.table(table.id)
    table.sit(0)
    other.sit(1)
    table.start()
    return TwoPlayerTable(anna, table, other)


def start_game(server: ServerProcess, board: str = "thistledown", *, bots: Sequence[str] = ("easy",)) -> PlayedTable:
    """A game against bots that has begun."""
    me = connect(server.url, name="Anna")
    table = me.new_table(board, bots=dict(enumerate(bots, start=1)))  # type: ignore[arg-type]
    table.sit(0)
    table.start()
    return PlayedTable(me, table)


def finished_game(server: ServerProcess, board: str = "thistledown", *, bots: Sequence[str] = ("easy",)) -> PlayedTable:
    """A game against bots that is over."""
    played = start_game(server, board, bots=bots)
    played.finish()
    return played
