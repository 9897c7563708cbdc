"""Client session: signs in to a server as a guest, and finds or creates tables."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from os import PathLike
from pathlib import Path
from types import TracebackType

from branchline.client.calls import HttpClient
from branchline.client.errors import Refused
from branchline.client.links import find_place
from branchline.client.table import Table, new_id
from branchline.client.token_file import load_token, save_token
from branchline.errors import BranchlineError
from branchline.server import PORT
from branchline.server.wire import (
    BoardListed,
    Boards,
    Found,
    Level,
    Me,
    MeChange,
    NewGuest,
    NewTable,
    PaceAsked,
    Shown,
    TableListing,
    Tables,
    Watching,
)
from branchline.texts.languages import Language

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
    """Signs in to a server as a guest: a new one, or an earlier one by its `token` or by the token file `keep`.

    `patience` is for how many seconds requests to an unreachable server are retried. `sockets=False` uses long polling
    instead of WebSockets.
    """
    calls = HttpClient(url, patience)
    file = Path(keep) if keep is not None else None
    calls.token = token or (load_token(file, calls.server) if file is not None else None)
    me = _guest_of_token(calls, allow_unknown=token is None)  # a stored token that the server forgot is replaced
    if me is None:
        calls.token = None
        me = calls.post("/api/guests", NewGuest(name, language), Me)
    elif (me.name, me.language) != (name, language) and token is None:
        me = calls.patch("/api/me", MeChange(name, language), Me)
    if file is not None and calls.token is not None:
        save_token(file, calls.server, calls.token)
    return Guest(calls, me, sockets)


class Guest:
    """A guest of a server. All tables of a guest share one HTTP connection, so use one guest per thread."""

    def __init__(self, calls: HttpClient, me: Me, sockets: bool = True) -> None:
        self.name = me.name
        self.language = me.language
        self._calls = calls
        self._sockets = sockets
        self._tables: dict[str, Table] = {}

    @property
    def token(self) -> str:
        """The guest's credential: keep it secret."""
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
        """Creates a table with bots in some seats, without taking a seat. `players` defaults to the fewest possible.

        `invited` are the seats of a public table that need its code. `delay` is in minutes and applies if `watching` is
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
        """Finds a table by its code or by a link to it, without taking a seat."""
        found = find_place(place)
        if found.server is not None and found.server != self.server:
            raise BranchlineError(f"this link is to {found.server}, and you are at {self.server}")
        if found.table is not None:
            return self.table(found.table, code=found.code)
        table = self._calls.get(f"/api/codes/{found.code}", Found).table
        return self.table(table, code=found.code)

    def table(self, table: str, *, code: str | None = None) -> Table:
        """Returns a table by its id."""
        if table not in self._tables:
            self._tables[table] = Table(self._calls, table, sockets=self._sockets)
        found = self._tables[table]
        found.code = code or found.code
        return found

    def tables(
        self, status: str = "open", *, board: str | None = None, pace: str | None = None
    ) -> tuple[TableListing, ...]:
        """Lists public tables; `status` is open, running or over."""
        return self._calls.get("/api/tables", Tables, status=status, board=board, pace=pace).tables

    def my_tables(self) -> tuple[TableListing, ...]:
        return self._calls.get("/api/tables/mine", Tables).tables

    def boards(self) -> tuple[BoardListed, ...]:
        return self._calls.get("/api/boards", Boards).boards

    def close(self) -> None:
        """Closes all connections. The guest and its seats remain."""
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


def _guest_of_token(calls: HttpClient, *, allow_unknown: bool) -> Me | None:
    """The guest of the token; None if there is no token, or if `allow_unknown` and the server does not know it."""
    if calls.token is None:
        return None
    try:
        return calls.get("/api/me", Me)
    except Refused as refused:
        if refused.code != NO_GUEST or not allow_unknown:
            raise
        return None
