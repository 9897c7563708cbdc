"""MCP server (Model Context Protocol): lets language models play at a server's tables, as guests like any other.

A model calls tools: create or join a table, look, list legal actions, act, wait for its turn, read the rules, get a
picture. It knows what its seat may know, and the game server's limits apply to it. One process plays at one table at a
time; its identity can be kept in a file, so that a new process goes on where the old one stopped.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from mcp.server.mcpserver import Image, MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from branchline import __version__
from branchline.boards import builtin_boards, load_board
from branchline.client.guest import Guest, connect
from branchline.client.http_client import Refused
from branchline.client.table import STALE, Table
from branchline.draw import draw_view, to_png
from branchline.errors import BranchlineError
from branchline.game import briefing
from branchline.game.names import find_route
from branchline.game.views import View
from branchline.server.wire import Level, Status, TableView
from branchline.terminal.commands import refusal_of
from branchline.texts import Texts

P = ParamSpec("P")
R = TypeVar("R")

RETRY_SECONDS = 5.0  # how long an unreachable server is retried before a tool answers
LONGEST_WAIT = 60.0  # seconds that `wait_for_turn` waits at most: clients give up on tools that take longer
STALE_TRIES = 5  # how often an action is sent again because the table had changed
PICTURE_WIDTH = 1200  # pixels

INSTRUCTIONS = """\
Play railway board games at the tables of a Branchline server. Read the rules once (read_rules), create or join a \
table, then repeat: wait_for_turn, think, act. Actions are texts such as "draw", "take red" or "claim a/b with 3 red"; \
legal_actions lists all of them, and why_not explains why a route can't be claimed."""


class TableSession:
    """The guest of this process and the table where it plays. Tools run in threads, so calls take turns."""

    def __init__(self, server: str, name: str, keep: str | None) -> None:
        self._server, self._name, self._keep = server, name, keep
        self._guest: Guest | None = None
        self._table: Table | None = None
        self.lock = threading.Lock()

    @property
    def guest(self) -> Guest:
        """The guest; signs in when it is first needed, so that the tools can be listed without a server."""
        if self._guest is None:
            self._guest = connect(self._server, name=self._name, keep=self._keep, retry_seconds=RETRY_SECONDS)
        return self._guest

    @property
    def table(self) -> Table:
        """The current table: the one created or joined last, else the guest's only running game."""
        if self._table is None:
            running = [each for each in self.guest.my_tables() if each.status is not Status.OVER]
            if len(running) != 1:
                raise BranchlineError("you are at no table: create_table or join_table first")
            self._table = self.guest.table(running[0].id)
        return self._table

    @table.setter
    def table(self, table: Table) -> None:
        self._table = table

    @property
    def seat(self) -> int:
        yours = self.table.view.yours
        if not yours:
            raise BranchlineError("you have no seat at this table")
        return yours[0]

    def game(self) -> View:
        """The current view of the game."""
        view = self.table.refresh()
        if view.game is None:
            raise BranchlineError("the game has not started yet")
        return view.game

    def close(self) -> None:
        if self._guest is not None:
            self._guest.close()


def mcp_server(session: TableSession) -> MCPServer:
    """The MCP server with its tools; `run` serves it on standard input and output."""
    server = MCPServer("branchline", "Branchline", instructions=INSTRUCTIONS, version=__version__, log_level="ERROR")

    def tool(function: Callable[P, R]) -> Callable[P, R]:
        """Registers a tool. Calls take turns, and errors that the model can fix are told in one line."""

        @wraps(function)
        def call(*arguments: P.args, **named: P.kwargs) -> R:
            with session.lock:
                try:
                    return function(*arguments, **named)
                except BranchlineError as error:
                    raise ToolError(str(error)) from None

        server.add_tool(call, structured_output=False)
        return function

    @tool
    def list_boards() -> str:
        """Lists the boards that the server offers, with their numbers of players."""
        boards = session.guest.boards()
        return "\n".join(f"{each.id}: {each.title}, {each.players[0]} to {each.players[1]} players" for each in boards)

    @tool
    def read_rules(board: str = "", players: int = 2) -> str:
        """Returns the rules, all routes and all tickets of a board; by default, of the board of your table."""
        if board and board not in builtin_boards():  # never the name of a file: others may talk the model into it
            raise BranchlineError(f"no rules of {board!r} here: join a table on it, and leave out the board")
        found = load_board(board) if board else session.table.board
        if not board:
            players = session.table.view.settings.players
        return f"{briefing.rules_text(found, players)}\n\n{briefing.board_text(found)}"

    @tool
    def list_tables() -> str:
        """Lists your own tables, and the public tables with free seats. Join one by its id or code."""
        mine = [f"yours: {each.id} ({each.board}, {each.status.value})" for each in session.guest.my_tables()]
        public = (each for each in session.guest.tables() if each.free)
        free = [f"open: {each.id} ({each.board}, {each.free} seats free)" for each in public]
        return "\n".join(mine + free) or "There are none."

    @tool
    def create_table(board: str, players: int = 2, bots: list[Level] | None = None) -> str:
        """Creates a table and takes its first seat.

        `bots` are levels for the next seats: novice, easy, medium, hard, expert or master. The game starts at once if
        no seat is left; otherwise give the table's code to others, and call start_table when all have sat down.
        """
        levels = bots or []
        if len(levels) >= players:
            raise BranchlineError(f"a table for {players} has room for {players - 1} bots beside you")
        table = session.guest.new_table(board, players, bots=dict(enumerate(levels, 1)))
        session.table = table
        table.sit(0)
        if len(levels) == players - 1:
            table.start()
        return _table_text(session)

    @tool
    def join_table(table: str, seat: int | None = None) -> str:
        """Joins a table by its link, code or id and takes a free seat, or goes on in the seat that you have there."""
        found = session.guest.table(table) if _is_id(table) else session.guest.join(table)
        session.table = found
        if not found.view.yours:
            found.sit(seat)
        return _table_text(session)

    @tool
    def start_table() -> str:
        """Starts the game of a table that you created."""
        session.table.start()
        return _table_text(session)

    @tool
    def look() -> str:
        """Describes your table: who plays, whose turn it is, and everything that you may know of the game."""
        return _table_text(session)

    @tool
    def legal_actions() -> str:
        """Lists everything that you can do now."""
        game = session.game()
        if game.seat not in game.actors:
            return "It is not your turn: wait_for_turn."
        return briefing.actions_text(game)

    @tool
    def why_not(route: str) -> str:
        """Says why you can't claim a route now, or that nothing but the turn prevents it."""
        game, board = session.game(), session.table.board
        found = find_route(board, route)
        refusal = refusal_of(board, game, found)
        if refusal is None:
            return f"{found} can be claimed on your turn: {', '.join(game.payments(found)) or 'you have the cards'}"
        return Texts("en", board, _names(session.table.view), you=game.seat).refusal(refusal)

    @tool
    def act(action: str) -> str:
        """Plays one action, for example "draw", "take red", "keep a/b, c/d" or "claim a/b with 3 red"."""
        for _ in range(STALE_TRIES):  # others may choose their tickets, leave or come back at the same time
            try:
                session.table.act(session.seat, action)
            except Refused as refused:
                if refused.code != STALE:
                    raise
            else:
                return _table_text(session)
        raise BranchlineError("the table changes too quickly: look, then act again")

    @tool
    def wait_for_turn(seconds: float = 30.0) -> str:
        """Waits until you have to decide something, the game is over, or the time is up (60 seconds at most)."""
        turn = session.table.next_turn(min(max(seconds, 0.0), LONGEST_WAIT))
        if turn is not None:
            return f"{_table_text(session)}\n\n{briefing.actions_text(turn.view)}"
        return _table_text(session)

    @tool
    def picture() -> Image:
        """Draws the board with everybody's trains, as a PNG."""
        drawing = draw_view(session.table.board, session.game(), names=_names(session.table.view))
        return Image(data=to_png(drawing, width=PICTURE_WIDTH), format="png")

    @tool
    def leave_table() -> str:
        """Leaves your table: before the start the seat becomes free, later a bot plays on for you."""
        table, seat = session.table, session.seat
        (table.leave if table.view.status is Status.OPEN else table.stand_in)(seat)
        return "You have left. join_table brings you back."

    return server


def _table_text(session: TableSession) -> str:
    table = session.table
    view = table.refresh()
    code = f", code {view.code}" if view.code else ""
    lines = [f"Table {view.id}, board {view.settings.board}, {view.status.value}{code}."]
    if view.game is None:
        lines += [f"seat {seat}: {name or 'free'}" for seat, name in enumerate(_names(view))]
        return "\n".join(lines)
    return "\n".join([*lines, briefing.view_text(table.board, view.game, _names(view))])


def _names(view: TableView) -> list[str]:
    return [each.name or "" for each in view.seats]


def _is_id(text: str) -> bool:
    return len(text) == 12 and "/" not in text
