"""A program as a guest of a server."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from os import PathLike
from pathlib import Path
from types import TracebackType

from branchline.client.calls import Calls
from branchline.client.errors import Refused
from branchline.client.links import find_place
from branchline.client.table import Table, new_id
from branchline.client.token_file import keep_token, kept_token
from branchline.errors import BranchlineError
from branchline.server.process.command import PORT
from branchline.server.table.events import Watching
from branchline.server.wire import (
    BoardListed,
    Boards,
    Found,
    Language,
    Level,
    Listed,
    Me,
    MeChange,
    NewGuest,
    NewTable,
    PaceAsked,
    Shown,
    Tables,
)

LOCAL = f"http://127.0.0.1:{PORT}"
NO_GUEST = "no-guest"
PATIENCE = 60.0


def connect(
    url: str = LOCAL,
    *,
    name: str = "Guest",
    language: Language = "en",
    token: str | None = None,
    keep: str | PathLike[str] | None = None,
    patience: float = PATIENCE,
    sockets: bool = True,
) -> Guest:
    """Become a guest of a server; one that was there before, with the `token` from then, or the file that `keep` names.

    `patience`: for how many seconds a server that can't be reached is tried again. `sockets`: without, what is new is
    asked for.
    """
    calls = Calls(url, patience)
    file = Path(keep) if keep is not None else None
    calls.token = token or (kept_token(file, calls.server) if file is not None else None)
    me = _known(calls, forgotten=token is None)
    if me is None:
        calls.token = None
        me = calls.post("/api/guests", NewGuest(name, language), Me)
    elif (me.name, me.language) != (name, language) and token is None:
        me = calls.patch("/api/me", MeChange(name, language), Me)
    if file is not None and calls.token is not None:
        keep_token(file, calls.server, calls.token)
    return Guest(calls, me, sockets)


class Guest:
    """Somebody at a server. All tables of a guest share one connection: use one guest a thread."""

    def __init__(self, calls: Calls, me: Me, sockets: bool = True) -> None:
        self.name = me.name
        self.language = me.language
        self._calls = calls
        self._sockets = sockets
        self._tables: dict[str, Table] = {}

    @property
    def token(self) -> str:
        """Whoever has it is this person: keep it secret."""
        assert self._calls.token is not None
        return self._calls.token

    @property
    def server(self) -> str:
        return self._calls.server

    def new_table(
        self,
        board: str,
        players: int | None = None,
        *,
        bots: Mapping[int, Level] = {},
        public: bool = False,
        pace: PaceAsked | None = None,
        invited: Collection[int] = (),
        longest_path: bool | None = None,
        watching: Watching = "live",
        delay: int = 5,
    ) -> Table:
        """Make a table, with bots in some seats; with as few seats as there can be, unless told. One does not sit yet.

        `invited`: seats of a public table for those alone who have its code. `delay`: minutes, if `watching` is
        "delayed".
        """
        asked = NewTable(
            new_id(),
            board,
            players or self._fewest(board, bots),
            public,
            pace or PaceAsked(),
            {str(seat): level for seat, level in bots.items()},  # type: ignore[misc]  # the server checks seats
            tuple(invited),
            longest_path,
            watching,
            delay,
        )
        made = self._calls.post("/api/tables", asked, Shown)
        return self.table(made.id, code=made.code)

    def join(self, place: str) -> Table:
        """The table with a code, or behind a link that somebody has sent. One does not sit yet."""
        found = find_place(place)
        if found.server is not None and found.server != self.server:
            raise BranchlineError(f"this link is to {found.server}, and you are at {self.server}")
        if found.table is not None:
            return self.table(found.table, code=found.code)
        table = self._calls.get(f"/api/codes/{found.code}", Found).table
        return self.table(table, code=found.code)

    def table(self, table: str, *, code: str | None = None) -> Table:
        """A table by its id."""
        if table not in self._tables:
            self._tables[table] = Table(self._calls, table, sockets=self._sockets)
        found = self._tables[table]
        found.code = code or found.code
        return found

    def tables(self, status: str = "open", *, board: str | None = None, pace: str | None = None) -> tuple[Listed, ...]:
        """Public tables: open, running or over."""
        return self._calls.get("/api/tables", Tables, status=status, board=board, pace=pace).tables

    def my_tables(self) -> tuple[Listed, ...]:
        return self._calls.get("/api/tables/mine", Tables).tables

    def boards(self) -> tuple[BoardListed, ...]:
        return self._calls.get("/api/boards", Boards).boards

    def close(self) -> None:
        """Hang up. One stays who one is, and keeps one's seats."""
        for table in self._tables.values():
            table.close()
        self._calls.close()

    def __enter__(self) -> Guest:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _fewest(self, board: str, bots: Mapping[int, Level]) -> int:
        fewest = next((each.players[0] for each in self.boards() if each.id == board), 2)
        return max(fewest, *(seat + 1 for seat in bots)) if bots else fewest


def _known(calls: Calls, *, forgotten: bool) -> Me | None:
    """Who one is by the token; None: nobody yet. A token that was given must be good, one that was kept need not."""
    if calls.token is None:
        return None
    try:
        return calls.get("/api/me", Me)
    except Refused as refused:
        if refused.code != NO_GUEST or not forgotten:
            raise
        return None
