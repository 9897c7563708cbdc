"""Folder of the operator's own boards: watched while the server runs; good files are laid out and offered to players.

Every worker polls the folder's lease, and the one that holds it polls the folder. A board is checked, laid out in a
child process if there is no current layout beside its file or in the store, and stored by id and digest; then all
workers offer it. A faulty file is logged once and offered nowhere. Of two files with the same id, the first by file
name counts. Boards that came into the store without a layout (`branchline admin import`) are laid out here too.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import msgspec

from branchline.boards import Board, BoardError, limits, parse_board
from branchline.boards.folders import board_files
from branchline.layout.files import Adjustments, LayoutError, made_from, parse_adjustments
from branchline.layout.validation import LARGEST_FILE, decode_layout
from branchline.server.base import Clock
from branchline.server.store import Store, StoredBoard, StoreDown

POLL = 2.0  # seconds between two looks at the folder
LEASE, RENEW = 15.0, 5.0  # seconds that a lease lasts, and before its end at which it is renewed
SETTLED = 1.0  # seconds without a change after which a file is taken to be complete
MOST_FILES = 50
SHOWN = 20  # problems of a file that are logged
LAYOUT_SECONDS = 300.0
LEASE_NAME = "boards"
COMMAND = (sys.executable, "-m", "branchline.layout.child")

_log = logging.getLogger("branchline.boards")

Stamp = tuple[tuple[int, int], ...]  # time of the last change and size of a board's file and the two beside it


class Candidate(NamedTuple):
    """A board file that was read without problems."""

    path: Path
    text: str
    board: Board
    layout: bytes | None  # from the file beside it, if it is current
    adjustments: str | None
    made_from: str  # of its layout

    @property
    def key(self) -> tuple[str, str]:
        return self.board.id, self.board.digest


class LayoutJob(NamedTuple):
    """A board that has to be laid out."""

    text: str
    adjustments: str | None
    made_from: str
    key: tuple[str, str]


@dataclass
class BoardFolder:
    """Watches the folder and keeps the offered boards in the store up to date."""

    folder: Path
    store: Store
    clock: Clock
    _holder: str = field(default_factory=lambda: secrets.token_hex(8))
    _leased_until: float = 0.0
    _read: dict[Path, tuple[Stamp, Candidate | None]] = field(default_factory=dict)
    _seen: dict[Path, Stamp] = field(default_factory=dict)  # at the last look
    _told: set[tuple[object, ...]] = field(default_factory=set)  # what was logged, so that it is logged once
    _layout: asyncio.Task[None] | None = None
    _wake: asyncio.Event = field(default_factory=asyncio.Event)  # set when a layout is done: it can be offered
    _failed: set[str] = field(default_factory=set)  # layouts, by `made_from`, that can't be computed
    _stored: dict[tuple[str, str], Candidate] = field(default_factory=dict)  # as this worker has stored them

    async def run(self) -> None:
        """Watches until cancelled."""
        try:
            while True:
                try:
                    await self.look()
                except StoreDown:
                    pass  # the next look will do it
                except Exception:  # the loop must survive
                    _log.exception("looking at %s failed", self.folder)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), POLL)
                self._wake.clear()
        finally:
            await self.close()

    async def close(self) -> None:
        """Stops the child process, and lets another worker take over at once."""
        if self._layout is not None:
            self._layout.cancel()
            await asyncio.gather(self._layout, return_exceptions=True)
        if self._leased_until:
            with contextlib.suppress(StoreDown, asyncio.CancelledError):
                await self.store.drop_lease(LEASE_NAME, self._holder)

    async def look(self) -> None:
        """Looks at the folder once. At most one layout is computed at a time, in the background."""
        files = await asyncio.to_thread(board_files, self.folder)
        if not files and not await self.store.board_entries():
            return  # nothing to do: no lease is needed
        if not await self._leads():
            return
        candidates = await asyncio.to_thread(self._candidates)
        entries = {(entry.id, entry.digest): entry for entry in await self.store.board_entries()}
        before = {key for key, entry in entries.items() if entry.offered}
        offered: set[tuple[str, str]] = set()
        jobs: list[LayoutJob] = []
        for each in candidates:
            if each.key in entries and self._stored.get(each.key) is each:
                offered.add(each.key)
            elif (layout := each.layout or await self._stored_layout(each)) is not None:
                await self._store(each, layout)
                offered.add(each.key)
            elif each.made_from not in self._failed:
                jobs.append(LayoutJob(each.text, each.adjustments, each.made_from, each.key))
                offered |= {key for key in before if key[0] == each.board.id}  # the version so far, until then
        if offered != before:
            await self.store.offer_boards(offered, self.clock.now())
            self._tell_offers(offered, before)
        for key, entry in entries.items():
            if not entry.laid_out and all(each.key != key for each in candidates):
                jobs += await self._job_of_stored(key)
        if jobs and (self._layout is None or self._layout.done()):
            self._layout = asyncio.create_task(self._lay_out(jobs[0]))

    async def settle(self) -> None:
        """Waits for the layout that is being computed."""
        if self._layout is not None:
            await asyncio.wait([self._layout])

    # The lease.

    async def _leads(self) -> bool:
        now = self.clock.now()
        if now < self._leased_until - LEASE + RENEW:
            return True
        leads = await self.store.take_lease(LEASE_NAME, self._holder, now, now + LEASE)
        self._leased_until = now + LEASE if leads else 0.0
        if not leads:
            self._stored.clear()
        return leads

    # Files.

    def _candidates(self) -> list[Candidate]:
        """The good boards in the folder, one for each id. Runs in a thread."""
        files = board_files(self.folder)
        if len(files) > MOST_FILES:
            self._tell_once(("many",), "%s: more than %d boards; the rest is left out", self.folder, MOST_FILES)
        found: dict[str, Candidate] = {}
        seen = dict(self._seen)
        self._seen = {path: _stamp(path) for path in files[:MOST_FILES]}
        for path, stamp in self._seen.items():
            before, candidate = self._read.get(path, (None, None))
            # A file that has just changed may be half-written: it counts as it was, and is looked at again soon.
            if before != stamp and (seen.get(path) == stamp or _is_settled(stamp)):
                candidate = self._read_file(path)
                self._read[path] = (stamp, candidate)
            if candidate is None:
                continue
            other = found.setdefault(candidate.board.id, candidate)
            if other is not candidate:
                message = '%s: left out, because %s has the same id "%s"'
                self._tell_once(("twice", path, stamp), message, path, other.path.name, candidate.board.id)
        self._read = {path: read for path, read in self._read.items() if path in self._seen}
        return list(found.values())

    def _read_file(self, path: Path) -> Candidate | None:
        try:
            text = _bytes(path, limits.FILE_SIZE).decode("utf-8-sig")
            board = parse_board(text, str(path))
            by_hand = _text_beside(path, ".layout.toml")
            adjustments = Adjustments()
            if by_hand is not None:
                adjustments = parse_adjustments(board, by_hand, str(path.with_suffix(".layout.toml")))
        except BoardError as error:
            problems = "".join(f"\n  {problem}" for problem in error.problems[:SHOWN]) or f" {error}"
            _log.warning("%s: left out, because it is faulty:%s", path, problems)
            return None
        except UnicodeDecodeError:
            _log.warning("%s: left out, because it is not in UTF-8", path)
            return None
        except (LayoutError, OSError) as error:
            _log.warning("%s: left out: %s", path, error)
            return None
        layout_id = made_from(board, adjustments)
        return Candidate(path, text, board, _layout_beside(path, board, layout_id), by_hand, layout_id)

    # The store.

    async def _stored_layout(self, candidate: Candidate) -> bytes | None:
        """The layout in the store, if it was made from the same places, names, routes and adjustments."""
        row = await self.store.board(*candidate.key)
        if row is None or row.layout is None:
            return None
        try:
            layout = decode_layout(candidate.board, row.layout)
        except LayoutError:
            return None
        return row.layout if layout.made_from == candidate.made_from else None

    async def _store(self, candidate: Candidate, layout: bytes) -> None:
        """Stores a board unless it is there, with the same text and layout."""
        row = await self.store.board(*candidate.key)
        if row is None or (row.text, row.layout) != (candidate.text, layout):
            offered = row is not None and row.offered
            new = StoredBoard(*candidate.key, candidate.text, layout, offered, self.clock.now())
            await self.store.put_board(new)
        self._stored[candidate.key] = candidate

    async def _job_of_stored(self, key: tuple[str, str]) -> list[LayoutJob]:
        """The job for a board in the store that has no layout and no file in the folder."""
        row = await self.store.board(*key)
        if row is None:
            return []
        try:
            layout_id = made_from(parse_board(row.text), Adjustments())
        except BoardError:
            return []
        return [LayoutJob(row.text, None, layout_id, key)] if layout_id not in self._failed else []

    def _tell_offers(self, now: set[tuple[str, str]], before: set[tuple[str, str]]) -> None:
        for id, digest in sorted(now - before):
            _log.info("board %s (%s) is offered", id, digest)
        for id in sorted({id for id, _ in before} - {id for id, _ in now}):
            _log.info("board %s is no longer offered", id)

    # Layouts.

    async def _lay_out(self, job: LayoutJob) -> None:
        """Computes a layout in a child process, and stores the board with it. It is offered at the next look."""
        _log.info("board %s is being laid out", job.key[0])
        try:
            layout = await _compute_layout(job)
            decode_layout(parse_board(job.text), layout)
            row = await self.store.board(*job.key)
            offered = row is not None and row.offered
            await self.store.put_board(StoredBoard(*job.key, job.text, layout, offered, self.clock.now()))
            self._wake.set()
        except StoreDown:
            return  # computed again when the store is back
        except (LayoutError, BoardError) as error:
            self._failed.add(job.made_from)
            _log.error("board %s can't be laid out, and is left out: %s", job.key[0], error)

    def _tell_once(self, key: tuple[object, ...], message: str, *details: object) -> None:
        if key not in self._told:
            self._told.add(key)
            _log.warning(message, *details)


async def _compute_layout(job: LayoutJob) -> bytes:
    pipe = asyncio.subprocess.PIPE
    request = msgspec.json.encode({"text": job.text, "adjustments": job.adjustments})
    child = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, stderr=pipe)
    try:
        async with asyncio.timeout(LAYOUT_SECONDS):
            layout, said = await child.communicate(request)
    except TimeoutError:
        raise LayoutError(f"not within {LAYOUT_SECONDS:.0f} s") from None
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
    if child.returncode != 0:
        lines = said.decode(errors="replace").strip().splitlines()
        raise LayoutError(lines[-1] if lines else f"the child process ended with {child.returncode}")
    return layout


def _stamp(path: Path) -> Stamp:
    found = []
    for suffix in (".toml", ".layout.json", ".layout.toml"):
        try:
            state = path.with_suffix(suffix).stat()
            found.append((state.st_mtime_ns, state.st_size))
        except OSError:
            found.append((0, -1))
    return tuple(found)


def _is_settled(stamp: Stamp) -> bool:
    """Whether nothing has changed for a while. Files with a time in the future are judged by the next look instead."""
    return 0 <= max(changed for changed, _ in stamp) <= time.time_ns() - SETTLED * 1e9


def _bytes(path: Path, most: int) -> bytes:
    with path.open("rb") as file:
        return file.read(most + 1)


def _text_beside(path: Path, suffix: str) -> str | None:
    beside = path.with_suffix(suffix)
    return _bytes(beside, limits.FILE_SIZE).decode("utf-8-sig") if beside.is_file() else None


def _layout_beside(path: Path, board: Board, layout_id: str) -> bytes | None:
    """The layout in the file beside a board's file, if it is current; None if one has to be made."""
    beside = path.with_suffix(".layout.json")
    try:
        data = _bytes(beside, LARGEST_FILE)
        layout = decode_layout(board, data)
    except FileNotFoundError:
        return None
    except (OSError, LayoutError) as error:
        _log.warning("%s: not used, a new layout is made: %s", beside, error)
        return None
    if layout.made_from != layout_id:
        _log.warning("%s: not used, a new layout is made: it is out of date", beside)
        return None
    return data
