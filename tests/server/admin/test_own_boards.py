"""Tables on a board of the operator's own: exported with its text, imported only if that is right, and checked."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from sqlalchemy import delete, update

from branchline.boards import load_board
from branchline.server.store import Store, StoredBoard, open_store
from branchline.server.store.schema import boards
from branchline.server.wire import Status
from branchline.testing import service_on, started
from tests.server.admin.support import Admin, play, refused
from tests.volume import some_of

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "amber-coast.toml"
ID, DIGEST = "amber-coast", load_board(EXAMPLE).digest
Lines: TypeAlias = list[dict[str, Any]]


@pytest.fixture
def table(store: Store, loop: asyncio.Runner) -> str:
    """A game that was played to its end on a board of the operator's own."""

    async def made() -> str:
        layout = EXAMPLE.with_suffix(".layout.json").read_bytes()
        await store.put_board(StoredBoard(ID, DIGEST, EXAMPLE.read_text("utf-8"), layout, True, 1.0))
        service = service_on(store)
        over = await play(service, await started(service, board=ID), acts=1000)
        assert over.status is Status.OVER
        return over.id

    return loop.run(made())


@pytest.fixture
def exported(table: str, url: str, admin: Admin, tmp_path: Path) -> Path:
    file = tmp_path / "tables.jsonl"
    assert admin(url, "export", table, "-o", str(file)).code == 0
    return file


def test_a_table_takes_its_board_along(exported: Path, admin: Admin, loop: asyncio.Runner, tmp_path: Path) -> None:
    new = f"sqlite:///{tmp_path / 'new.db'}"
    assert admin(new, "import", str(exported)).out == "Imported 1 table\n"
    assert admin(new, "check").out == "1 table checked, none damaged\n"

    async def stored() -> StoredBoard | None:
        store = await open_store(new)
        try:
            return await store.board(ID, DIGEST)
        finally:
            await store.close()

    found = loop.run(stored())
    assert found is not None
    assert (found.text, found.layout, found.offered) == (EXAMPLE.read_text("utf-8"), None, False)


def test_what_is_here_stays_as_it_is(
    table: str, exported: Path, url: str, store: Store, admin: Admin, loop: asyncio.Runner
) -> None:
    before = loop.run(store.board(ID, DIGEST))
    assert admin(url, "delete", "--yes", table).code == 0
    assert admin(url, "import", str(exported)).code == 0
    assert loop.run(store.board(ID, DIGEST)) == before


def test_a_backup_has_the_boards(table: str, url: str, admin: Admin, tmp_path: Path) -> None:
    if not url.startswith("sqlite"):
        refused(admin(url, "backup", str(tmp_path / "copy.db")), "PostgreSQL")
        return
    assert admin(url, "backup", str(tmp_path / "copy.db")).code == 0
    assert admin(f"sqlite:///{tmp_path / 'copy.db'}", "check").out == "1 table checked, none damaged\n"


def _without_board(lines: Lines) -> Lines:
    return [line for line in lines if line["kind"] != "board"]


def _with(**changes: str) -> Callable[[Lines], Lines]:
    def change(lines: Lines) -> Lines:
        next(line for line in lines if line["kind"] == "board")["what"].update(changes)
        return lines

    return change


def _twice(lines: Lines) -> Lines:
    return [*lines[:3], lines[2], *lines[3:]]


def _more_text(lines: Lines) -> Lines:
    board = next(line for line in lines if line["kind"] == "board")["what"]
    board["text"] += "\n#" + " " * 300_000
    return lines


def _layout(lines: Lines) -> Lines:
    next(line for line in lines if line["kind"] == "board")["what"]["layout"] = "{}"
    return lines


def _builtin(lines: Lines) -> Lines:
    event = next(line for line in lines if line["kind"] == "event")["what"]["body"]
    event["settings"]["board"] = lines[1]["what"]["board"] = "thistledown"
    return lines


TEXT = EXAMPLE.read_text("utf-8")


@pytest.mark.parametrize("url", some_of(["sqlite", "postgresql"], ["sqlite"]), indirect=True)
@pytest.mark.parametrize(
    ("forge", "why"),
    [
        (_without_board, "isn’t one of the built-in boards, and its text is missing"),
        (_with(text=TEXT.replace("trains = 25", "trains = 24")), "the text of the board amber-coast is invalid"),
        (_with(text=TEXT.replace("trains = 25", "trains = 0")), "the text of the board amber-coast is invalid"),
        (_with(text="/etc/passwd"), "the text of the board amber-coast is invalid"),
        (_with(text=TEXT + "# \ud800"), "has changed since it was written"),
        (_with(digest="0" * 16), "comes with the board amber-coast, but is played on another one"),
        (_with(id="other"), "comes with the board other, but is played on another one"),
        (_builtin, "comes with the board amber-coast, but is played on another one"),
        (_more_text, "larger than"),
        (_twice, "has changed since it was written"),
        (_layout, "has changed since it was written"),
    ],
)
def test_a_forged_file_is_refused(
    forge: Callable[[Lines], Lines], why: str, exported: Path, admin: Admin, tmp_path: Path
) -> None:
    lines = forge([json.loads(line) for line in exported.read_bytes().splitlines()])
    exported.write_bytes(_signed(lines))
    answer = admin(f"sqlite:///{tmp_path / 'new.db'}", "import", str(exported))
    assert (answer.code, answer.out) == (2, "")
    assert why in answer.err
    assert not (tmp_path / "new.db").exists()


def test_a_check_finds_what_is_wrong_with_a_board(
    table: str, url: str, store: Store, admin: Admin, loop: asyncio.Runner
) -> None:
    loop.run(store.write(lambda connection: connection.execute(update(boards).values(text="id = 1")) and None))
    assert f"{table}: the text of the board amber-coast is invalid" in admin(url, "check").out
    loop.run(store.write(lambda connection: connection.execute(delete(boards)) and None))
    answer = admin(url, "check")
    assert answer.code == 1
    assert f"{table}: the board amber-coast isn’t one of the built-in boards, and its text is missing" in answer.out


def _signed(lines: Lines) -> bytes:
    """The lines with the hashes that they should have."""
    text, check = b"", ""
    for line in lines:
        what = json.dumps(line["what"], ensure_ascii=False, separators=(",", ":")).encode(errors="surrogatepass")
        check = hashlib.sha256(f"{check} {line['kind']} ".encode() + what).hexdigest()[:16]
        text += b'{"kind":"%s","what":%s,"check":"%s"}\n' % (line["kind"].encode(), what, check.encode())
    return text
