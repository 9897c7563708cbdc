"""Client session: signs in to a server as a guest, and finds or creates tables.

A token file keeps the tokens of guests, one per server, so that a program can be the same guest again.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from operator import index
from os import PathLike
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, SupportsIndex

import msgspec

from branchline._util.files import error_reason, write_atomically
from branchline.client.http_client import HttpClient, Refused, server_of
from branchline.client.table import Table, new_id
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
    TableListing,
    Tables,
    TableView,
    Watching,
)
from branchline.texts.languages import Language

LOCAL = f"http://127.0.0.1:{PORT}"
NO_GUEST = "no-guest"
RETRY_SECONDS = 60.0

_CODE = re.compile(r"(?<![0-9A-Za-z])[2-9A-HJ-NP-Z]{6}(?![0-9A-Za-z])")
_ID = re.compile(r"(?<![0-9A-Za-z])[0-9a-hjkmnp-tv-z]{12}(?![0-9A-Za-z])")


def connect(
    url: str = LOCAL,
    *,
    name: str = "Guest",
    language: Language = "en",
    token: str | None = None,
    keep: str | PathLike[str] | None = None,
    retry_seconds: float = RETRY_SECONDS,
    sockets: bool = True,
) -> Guest:
    """Signs in to a server as a guest: a new one, or an earlier one by its `token` or by the token file `keep`.

    `retry_seconds` is how long requests to an unreachable server are retried. `sockets=False` uses long polling
    instead of WebSockets.
    """
    http = HttpClient(url, retry_seconds)
    file = Path(keep) if keep is not None else None
    http.token = token or (load_token(file, http.server) if file is not None else None)
    me = _guest_of_token(http, allow_unknown=token is None)  # a stored token that the server forgot is replaced
    if me is None:
        http.token = None
        me = http.post("/api/guests", NewGuest(name, language), Me)
    elif (me.name, me.language) != (name, language) and token is None:
        me = http.patch("/api/me", MeChange(name, language), Me)
    if file is not None and http.token is not None:
        save_token(file, http.server, http.token)
    return Guest(http, me, sockets)


class Guest:
    """A guest of a server. All tables of a guest share one HTTP connection, so use one guest per thread."""

    def __init__(self, http: HttpClient, me: Me, sockets: bool = True) -> None:
        self.name = me.name
        self.language = me.language
        self._http = http
        self._sockets = sockets
        self._tables: dict[str, Table] = {}

    @property
    def token(self) -> str:
        """The guest's credential: keep it secret."""
        assert self._http.token is not None
        return self._http.token

    @property
    def server(self) -> str:
        return self._http.server

    def new_table(
        self,
        board: str,
        players: SupportsIndex | None = None,
        *,
        bots: Mapping[int, Level] = {},
        public: bool = False,
        pace: PaceAsked | None = None,
        invited: Collection[int] = (),
        longest_path: bool | None = None,
        watching: Watching = "live",
        delay: int = 5,
        strict_ferries: bool | None = None,
    ) -> Table:
        """Creates a table with bots in some seats, without taking a seat. `players` defaults to the fewest possible.

        `invited` are the seats of a public table that need its code. `delay` is in minutes and applies if `watching` is
        "delayed".
        """
        asked = NewTable(
            new_id(),
            board,
            self._fewest(board, bots) if players is None else index(players),
            public,
            pace or PaceAsked(),
            {str(index(seat)): level for seat, level in bots.items()},  # type: ignore[misc]  # the server checks seats
            tuple(map(index, invited)),
            longest_path,
            watching,
            delay,
            strict_ferries,
        )
        made = self._http.post("/api/tables", asked, TableView)
        return self.table(made.id, code=made.code)

    def join(self, invitation: str) -> Table:
        """Finds a table by its code or by a link to it, without taking a seat."""
        found = parse_invitation(invitation)
        if found.server is not None and found.server != self.server:
            raise BranchlineError(f"this link is to {found.server}, and you are at {self.server}")
        if found.table is not None:
            return self.table(found.table, code=found.code)
        table = self._http.get(f"/api/codes/{found.code}", Found).table
        return self.table(table, code=found.code)

    def table(self, table: str, *, code: str | None = None) -> Table:
        """Returns a table by its id. Its view is fetched when it is first read, so it is never an old one."""
        if table not in self._tables:
            self._tables[table] = Table(self._http, table, sockets=self._sockets)
        found = self._tables[table]
        found.code = code or found.code
        found.expire()
        return found

    def tables(
        self, status: str = "open", *, board: str | None = None, pace: str | None = None
    ) -> tuple[TableListing, ...]:
        """Lists public tables; `status` is open, running or over."""
        return self._http.get("/api/tables", Tables, status=status, board=board, pace=pace).tables

    def my_tables(self) -> tuple[TableListing, ...]:
        return self._http.get("/api/tables/mine", Tables).tables

    def boards(self) -> tuple[BoardListed, ...]:
        return self._http.get("/api/boards", Boards).boards

    def close(self) -> None:
        """Closes all connections. The guest and its seats remain."""
        for table in self._tables.values():
            table.close()
        self._http.close()

    def __enter__(self) -> Guest:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _fewest(self, board: str, bots: Mapping[int, Level]) -> int:
        fewest = next((each.players[0] for each in self.boards() if each.id == board), 2)
        return max(fewest, *(seat + 1 for seat in bots)) if bots else fewest


def _guest_of_token(http: HttpClient, *, allow_unknown: bool) -> Me | None:
    """The guest of the token; None if there is no token, or if `allow_unknown` and the server does not know it."""
    if http.token is None:
        return None
    try:
        return http.get("/api/me", Me)
    except Refused as refused:
        if refused.code != NO_GUEST or not allow_unknown:
            raise
        return None


# Invitations.


class Invitation(NamedTuple):
    """A code, or a table's id and perhaps its code; from a link also the server."""

    server: str | None
    table: str | None
    code: str | None


def parse_invitation(text: str) -> Invitation:
    """Finds the table in the code or the link that people send each other."""
    text = text.strip()
    if "://" not in text:
        code = text.upper().replace("-", "").replace(" ", "")
        if not _CODE.fullmatch(code):
            raise BranchlineError(f"a table's code has six letters and digits, as in ABC234; {text!r} is none")
        return Invitation(None, None, code)
    server = server_of(text)
    rest = text[text.index("://") + 3 :].partition("/")[2]
    tables, codes = _ID.findall(rest), _CODE.findall(rest)
    if not tables and not codes:
        raise BranchlineError(f"{text} leads to no table: its id or its code is missing")
    return Invitation(server, tables[-1] if tables else None, codes[-1] if codes else None)


# The token file.


def load_token(file: Path, server: str) -> str | None:
    """The stored token of a server, or None. A token is never sent to another server."""
    return _read_tokens(file).get(server)


def save_token(file: Path, server: str, token: str) -> None:
    """Adds a token to the file. The file is replaced atomically, and only its owner may read it."""
    tokens = {**_read_tokens(file), server: token}
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(file, msgspec.json.format(msgspec.json.encode(tokens)))
    except OSError as error:
        raise BranchlineError(f"{file}: can't be written: {error_reason(error)}") from None


def _read_tokens(file: Path) -> dict[str, str]:
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, str])
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise BranchlineError(f"{file}: can't be read: {error_reason(error)}") from None
    except msgspec.DecodeError:
        raise BranchlineError(f"{file}: this is not a file with tokens of servers") from None
