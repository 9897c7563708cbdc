"""Catalogue of boards: the built-in ones, and the operator's own, which any worker loads from the store by digest.

A table is played on the version of its board that it was made on, whatever happens to the board's file later. The
folder with the files is read elsewhere (`features/board_folder.py`); here only the store counts.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import NamedTuple

from branchline.boards import Board, BoardError, builtin_boards, load_board, parse_board
from branchline.layout import LayoutError, remember_layout
from branchline.server.base import RequestRefused
from branchline.server.store import BoardEntry, Store, StoredBoard

FRESH = 1.0  # seconds for which the list of stored boards is not read again
MOST_RETIRED = 100  # boards that are no longer offered, but listed because old tables may be played on them

Key = tuple[str, str]  # id and digest

_ID = re.compile("[a-z0-9-]{1,40}")
_DIGEST = re.compile("[0-9a-f]{16}")
_log = logging.getLogger("branchline.boards")


class Listed(NamedTuple):
    board: Board
    offered: bool  # whether new tables may be made on it


@dataclass
class Boards:
    """A worker's boards."""

    store: Store
    _entries: list[BoardEntry] = field(default_factory=list)
    _read_at: float = float("-inf")
    _loaded: dict[Key, tuple[float, Board]] = field(default_factory=dict)  # with the time of the row's last change
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def newest(self, id: str, *, offered: bool = False) -> Board:
        """The present version of a board; with `offered`, only if new tables may be made on it."""
        if id in builtin_boards():
            return load_board(id)
        entry = await self._newest_entry(id)
        if entry is None or (offered and not entry.offered):
            raise RequestRefused("no-such-board", board=id)
        return await self._load(entry.id, entry.digest, entry.changed)

    async def version(self, id: str, digest: str) -> Board:
        """A version of a board: a stored one by its digest, a built-in one as it is now. The id is never a path."""
        if id in builtin_boards() and load_board(id).digest == digest:
            return load_board(id)
        if _ID.fullmatch(id) and _DIGEST.fullmatch(digest):
            if (id, digest) in self._loaded and (entry := await self._entry(id, digest)) is not None:
                return await self._load(id, digest, entry.changed)
            if (row := await self.store.board(id, digest)) is not None:
                return self._parse(row)
        if id in builtin_boards():
            return load_board(id)
        raise RequestRefused("no-such-board", board=id)

    async def text(self, board: Board) -> str:
        """The text of a board's file."""
        if board.path is not None:
            return _file_text(board.path)
        row = await self.store.board(board.id, board.digest)
        if row is None:
            raise RequestRefused("no-such-board", board=board.id)
        return row.text

    async def listed(self) -> list[Listed]:
        """All boards: the built-in ones, then the operator's own by title, then those that are no longer offered."""
        own: dict[str, Listed] = {}
        for entry in await self._fresh_entries():
            if entry.id in own or entry.id in builtin_boards():
                continue
            newest = await self._newest_entry(entry.id)
            if newest is not None and (newest.offered or len(own) < MOST_RETIRED):
                with contextlib.suppress(RequestRefused):  # logged
                    board = await self._load(newest.id, newest.digest, newest.changed)
                    own[entry.id] = Listed(board, newest.offered)
        ordered = sorted(own.values(), key=lambda each: (not each.offered, each.board.title.casefold(), each.board.id))
        return [*(Listed(load_board(id), True) for id in builtin_boards()), *ordered]

    async def known(self, id: str) -> bool:
        """Whether there is such a board, offered or not."""
        return id in builtin_boards() or await self._newest_entry(id) is not None

    # Details.

    async def _newest_entry(self, id: str) -> BoardEntry | None:
        """The offered version of a board, else the one that changed last."""
        found = [entry for entry in await self._fresh_entries() if entry.id == id]
        return next((entry for entry in found if entry.offered), found[0] if found else None)

    async def _entry(self, id: str, digest: str) -> BoardEntry | None:
        entries = await self._fresh_entries()
        return next((entry for entry in entries if (entry.id, entry.digest) == (id, digest)), None)

    async def _fresh_entries(self) -> list[BoardEntry]:
        async with self._lock:
            if asyncio.get_running_loop().time() - self._read_at > FRESH:
                self._entries = await self.store.board_entries()
                self._read_at = asyncio.get_running_loop().time()
        return self._entries

    async def _load(self, id: str, digest: str, changed: float) -> Board:
        loaded = self._loaded.get((id, digest))
        if loaded is not None and loaded[0] == changed:
            return loaded[1]
        row = await self.store.board(id, digest)
        if row is None:
            raise RequestRefused("no-such-board", board=id)
        return self._parse(row)

    def _parse(self, row: StoredBoard) -> Board:
        try:
            board = board_of(row)
        except BoardError as error:
            _log.error("board %s (%s) in the store can't be read: %s", row.id, row.digest, error)
            raise RequestRefused("no-such-board", board=row.id) from error
        if row.layout is not None:
            try:
                remember_layout(board, row.layout)
            except LayoutError as error:
                _log.error("the layout of board %s (%s) in the store can't be used: %s", row.id, row.digest, error)
        self._loaded[row.id, row.digest] = (row.changed, board)
        return board


def board_of(row: StoredBoard) -> Board:
    """The board in a row of the store. BoardError if the text is not that of a board with this id and digest."""
    board = parse_board(row.text, f"{row.id}.toml")
    if (board.id, board.digest) != (row.id, row.digest):
        raise BoardError(f"the stored board {row.id} ({row.digest}) has the text of {board.id} ({board.digest})")
    return board


@cache
def _file_text(path: Path) -> str:
    """The file of a built-in board, which doesn't change while the server runs."""
    return path.read_text("utf-8")
