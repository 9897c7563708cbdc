"""Replay viewer: steps through a recorded game, forwards and backwards, with all hands open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from rich.console import RenderableType
from rich.text import Text

from branchline.boards import Board
from branchline.bots.seats import ME, seat_names
from branchline.errors import CodedError
from branchline.game.events import Event
from branchline.game.game import Game
from branchline.game.record import Record
from branchline.game.views import View
from branchline.terminal.final_scores import final_scores
from branchline.terminal.look import Look, cards_chips, flow, labelled
from branchline.terminal.screen import Screen
from branchline.terminal.table import table
from branchline.texts import Texts

KEYS = {"right": "n", "down": "n", "left": "p", "up": "p", "home": "0", "end": "end"}
KEYS |= {"pagedown": "+10", "pageup": "-10"}


class Step(NamedTuple):
    """The game after an act, and the events of that act."""

    game: Game
    events: list[Event]


def steps(record: Record, board: Board | None = None) -> Iterator[Step]:
    """The game step by step from its beginning; RecordError if the record is not a valid game."""
    Game.replay(record, board)
    game = Game.replay(msgspec.structs.replace(record, acts=(), result=None), board)
    yield Step(game.copy(), [])
    for act in record.acts:
        events = game.play(act.act, act.seat, act.outcomes)
        yield Step(game.copy(), events)


class Replay:
    """Shows the steps of a record interactively; without a terminal, prints all of them."""

    def __init__(self, record: Record, language: str, screen: Screen, board: Board | None = None) -> None:
        self.steps = list(steps(record, board))
        self.screen = screen
        self.board = self.steps[0].game.board
        players = self.steps[0].game.players
        names = seat_names(
            record.seats or [str(seat) for seat in range(players)], Texts(language), self.steps[0].game.seed
        )
        you = record.seats.index(ME) if record.seats.count(ME) == 1 else None
        self.texts = Texts(language, self.board, names if record.seats else (), you)

    def run(self) -> None:
        if not (self.screen.typed and self.screen.shown):
            return self._print_all()
        at = 0
        self._show(at)
        while True:
            try:
                line = self.screen.ask(history=self, keys=KEYS).strip().lower()
            except EOFError:
                return
            if line in ("q", "quit", "exit"):
                return
            try:
                at = self._go(at, line)
            except CodedError as error:
                self.screen.tell(self.texts.refusal(error), style="red")
                continue
            self._show(at)

    def _go(self, at: int, line: str) -> int:
        last = len(self.steps) - 1
        moves = {"": at + 1, "n": at + 1, "p": at - 1, "end": last, "+10": at + 10, "-10": at - 10}
        if line in moves:
            return min(max(moves[line], 0), last)
        if not line.isdecimal() or not 0 <= int(line[:6]) <= last:
            raise CodedError("replay-word", text=line, last=last)
        return int(line)

    def _show(self, at: int) -> None:
        self.screen.clear()
        self.screen.show(*self._frame(at, self.screen.look))
        self.screen.show(Text(f" {self.texts('replay-keys')}", style="dim"))

    def _frame(self, at: int, look: Look) -> list[RenderableType]:
        """The screen after a step."""
        game, events = self.steps[at]
        view = game.view(None)
        log = [self.texts.event(event) for event in events]
        head = look.head(self.texts("replay-step", number=at, last=len(self.steps) - 1))
        if game.over:
            return [head, *(Text(f" {line}") for line in log[:-1]), final_scores(self.board, view, self.texts, look)]
        return [table(self.board, view, self.texts, look, log), *self._hands(game, look), head]

    def _hands(self, game: Game, look: Look) -> Iterator[RenderableType]:
        for seat in range(game.players):
            yield from _open_hand(self.board, game.view(seat), self.texts, look)

    def _print_all(self) -> None:
        for at, step in enumerate(self.steps):
            for line in [self.texts.event(event) for event in step.events]:
                self.screen.show(Text(f"{at:>4}  {line}"))
        last = self.steps[-1].game
        if last.over:
            self.screen.show(final_scores(self.board, last.view(None), self.texts, self.screen.look))


def _open_hand(board: Board, view: View, texts: Texts, look: Look) -> Iterator[RenderableType]:
    """A seat's cards and tickets."""
    assert view.seat is not None
    yield look.head(texts.seat(view.seat))
    indent = 3
    chips = cards_chips(look, texts, view.hand) or [Text(look.marks["gap"])]
    yield labelled("", flow(chips, look.width, " ", indent), indent)
    tickets = [(held.ticket, held.state) for held in view.tickets or view.offer]
    parts = [
        Text(f"{look.marks[state]} {texts.ticket(ticket)} {board.tickets[board.ticket_index[ticket]].points}")
        for ticket, state in tickets
    ]
    if parts:
        yield labelled("", flow(parts, look.width, "  ", indent), indent)
