"""Export and import of tables between databases; backups; and incomplete files."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import os
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest

import branchline
from branchline.server.admin.backup import backup
from branchline.server.store import Store, TableExport, open_store
from branchline.server.table.log import EXPIRE
from branchline.testing import service_on, started
from tests.server.admin.support import Admin, Place, play, refused
from tests.volume import some_of

SECONDS = 60.0
# What is wrong with a file depends on no database, so `make test` exports from one kind only.
FROM_SQLITE = pytest.mark.parametrize("place", some_of(["sqlite", "postgresql"], ["sqlite"]), indirect=True)
Lines: TypeAlias = list[dict[str, Any]]


@pytest.fixture(scope="session")
def other(
    place: Place, loop: asyncio.Runner, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, Store]]:
    """An empty database of the other kind."""
    if place.url.startswith("sqlite"):
        url: str = request.getfixturevalue("postgres").new_database("other")
    else:
        url = f"sqlite:///{tmp_path_factory.mktemp('other') / 'branchline.db'}"
    store = loop.run(open_store(url))
    try:
        yield url, store
    finally:
        loop.run(store.close())


def test_tables_go_from_one_database_to_another_as_they_are(
    place: Place, other: tuple[str, Store], loop: asyncio.Runner, admin: Admin, tmp_path: Path
) -> None:
    url, store = other
    file = tmp_path / "tables.jsonl"
    answer = admin(place.url, "export", "--all", "-o", str(file))
    assert answer.code == 0
    assert f"Exported 3 tables to {file}. The file contains hidden cards, deal secrets" in answer.out
    assert file.stat().st_mode & 0o077 == 0
    assert admin(url, "import", str(file)).out == "Imported 3 tables\n"
    for whole in place.wholes.values():
        assert loop.run(store.export_table(whole.table.id)) == whole
    assert admin(url, "check").code == 0
    assert loop.run(store.next_job_at([EXPIRE])) == 1000.0 + 2 * 86_400  # what the server has to do there is planned

    again = admin(url, "import", str(file))
    assert (again.code, again.err) == (1, "")
    assert again.out.splitlines() == [
        "Imported 0 tables",
        *(f"{table}: this table already exists here" for table in sorted(place.ids.values())),
    ]
    assert admin(url, "delete", "--yes", *place.ids.values()).code == 0
    refused(admin(place.url, "export", "--all", "-o", str(file)), "already exists")


def test_what_can_be_is_imported(
    place: Place, other: tuple[str, Store], loop: asyncio.Runner, admin: Admin, tmp_path: Path
) -> None:
    """A table that is here already, or whose code is taken, is refused; the others come."""
    url, store = other
    file = tmp_path / "tables.jsonl"
    admin(place.url, "export", *place.ids.values(), "-o", str(file))
    whole, ids = place.wholes["open"], place.ids
    taken = msgspec.structs.replace(whole.table, id="elsewhere")
    loop.run(store.import_table(TableExport(taken, whole.events, (), ()), {}))
    loop.run(store.import_table(place.wholes["over"], {}))
    answer = admin(url, "import", str(file))
    assert answer.code == 1
    assert sorted(answer.out.splitlines()) == sorted(
        [
            "Imported 1 table",
            f"{ids['open']}: another table already uses the code {whole.table.code}",
            f"{ids['over']}: this table already exists here",
        ]
    )
    assert sorted(loop.run(store.table_ids())) == sorted(["elsewhere", ids["over"], ids["running"]])
    admin(url, "delete", "--yes", "elsewhere", ids["over"], ids["running"])


def test_a_new_file_is_made_for_what_is_imported(place: Place, admin: Admin, tmp_path: Path) -> None:
    file, url = tmp_path / "tables.jsonl", f"sqlite:///{tmp_path / 'new' / 'branchline.db'}"
    admin(place.url, "export", place.ids["over"], "-o", str(file))
    assert admin(url, "import", str(file)).out == "Imported 1 table\n"
    assert admin(url, "check").out == "1 table checked, none damaged\n"


# Files that are not as they were written: nothing of them is taken.


@FROM_SQLITE
@pytest.mark.parametrize(
    ("harm", "why"),
    [
        (lambda text: text[: len(text) // 2], "the file is cut off"),
        (lambda text: text[:-2], "the file is cut off"),
        (lambda text: b"".join(text.splitlines(keepends=True)[:-1]), "the file is cut off"),
        (lambda text: b"".join(text.splitlines(keepends=True)[:1]), "the file is cut off"),
        (lambda text: text.replace(b'["draw"]', b'["take red"]', 1), "has changed since it was written"),
        (lambda text: text.replace(b'"seq":9,', b'"seq":10,', 1), "line 11 has changed since it was written"),
        (lambda text: _swapped(text, 9, 10), "line 10 has changed since it was written"),
        (lambda text: text + b"{}\n", "has changed since it was written"),
        (lambda text: b"\xff" + text, "not a file written by"),
        (lambda text: text.replace(b'"version":2}', b'"version":7}', 1), "written in format 7"),
        (lambda text: b"", "cut off"),
        (lambda text: b"[" * 100_000, "not a file written by"),
    ],
)
def test_a_damaged_file_is_refused(
    place: Place,
    other: tuple[str, Store],
    loop: asyncio.Runner,
    admin: Admin,
    tmp_path: Path,
    harm: Callable[[bytes], bytes],
    why: str,
) -> None:
    file = tmp_path / "tables.jsonl"
    admin(place.url, "export", place.ids["over"], "-o", str(file))
    written = file.read_bytes()
    file.write_bytes(harm(written))
    assert file.read_bytes() != written
    refused(admin(other[0], "import", str(file)), why)
    assert loop.run(other[1].table_ids()) == []
    refused(admin(f"sqlite:///{tmp_path / 'new.db'}", "import", str(file)), why)
    assert not (tmp_path / "new.db").exists()


def test_a_file_that_is_not_there(admin: Admin, tmp_path: Path) -> None:
    refused(admin(f"sqlite:///{tmp_path / 'new.db'}", "import", str(tmp_path / "no")), "no such file")
    refused(admin(f"sqlite:///{tmp_path / 'new.db'}", "import", str(tmp_path)), "can’t read the file")


# Files that somebody changed who knows how their lines are checked: the events must still make the table.


@FROM_SQLITE
@pytest.mark.parametrize(
    ("harm", "why"),
    [
        (lambda lines: _event(lines, 20)["body"].update(actions=["claim nowhere/here: red"]), "event 20 is impossible"),
        (lambda lines: _event(lines, 20)["body"].update(seat=7), "match its columns"),
        (lambda lines: _event(lines, 20).update(seat=None) or _event(lines, 20)["body"].update(seat=7), "seat 7"),
        (
            lambda lines: _event(lines, 9).update(seq=10) or _event(lines, 10).update(seq=9),
            "event 9 isn’t where it belongs in the log",
        ),
        (lambda lines: lines.pop(20), "isn’t where it belongs in the log"),
        (lambda lines: lines.pop(-4), "the log disagrees with the table’s stored data"),
        (lambda lines: _event(lines, 9).update(move_id="act9"), "a move is in the log twice"),
        (lambda lines: _event(lines, 1)["body"]["settings"].update(players=1_000_000_000), "players"),
        (lambda lines: _event(lines, 1)["body"].update(digest="0"), "has changed since"),
        (
            lambda lines: _event(lines, 1)["body"]["settings"].update(board="atlantis"),
            "isn’t one of the built-in boards",
        ),
        (lambda lines: lines[1]["what"].update(secret="AAAA"), "the secret doesn’t match the commitment"),
        (
            lambda lines: lines[1]["what"].update(status="open"),
            "the log disagrees with the table’s stored data: status",
        ),
        (lambda lines: lines[-2]["what"].update(seq=1), "the lines of the chat"),
        (lambda lines: lines[-2]["what"].update(seq=2**40), "the lines of the chat"),
        (lambda lines: lines[-2]["what"].update(person="a\0b"), "no database can store"),
        (lambda lines: _event(lines, 9).update(person="../p0"), "event 9 has a field that no server writes: person"),
        (lambda lines: _event(lines, 9).update(person="nobody"), "event 9 has a field that no server writes: person"),
        (lambda lines: _event(lines, 9).update(person=None), "event 9 has a field that no server writes: person"),
        (lambda lines: _event(lines, 9).update(move_id="a b"), "event 9 has a field that no server writes: move_id"),
        (lambda lines: _event(lines, 9).update(at=-1.0), "event 9 has a field that no server writes: at"),
        (lambda lines: _event(lines, 9).update(at=1e300), "event 9 has a field that no server writes: at"),
        (lambda lines: _event(lines, 9)["body"].update(outcomes=[[1]]), "has a field that no server writes: outcomes"),
        (lambda lines: _event(lines, 9)["body"].update(actions=[]), "has a field that no server writes: actions"),
        (lambda lines: _event(lines, 9)["body"].update(extra=1), "event 9 doesn’t match its columns"),
        (
            lambda lines: _event(lines, 2)["body"].update(name="Ana\x1b[2J"),
            "has a field that no server writes: name",
        ),
        (
            lambda lines: _event(lines, 2)["body"].update(name="an\u202eA"),  # written from right to left
            "has a field that no server writes: name",
        ),
        (
            lambda lines: _event(lines, 2)["body"].update(account="../moderation"),  # a part of links on the page
            "event 2 has a field that no server writes: account",
        ),
        (lambda lines: _event(lines, 2)["body"].update(nonce=""), "event 2 has a field that no server writes: nonce"),
        (
            lambda lines: _event(lines, 3)["body"].update(seat=0) or _event(lines, 3).update(seat=0),
            "event 3 can’t",
        ),
        (
            lambda lines: _event(lines, 4)["body"].update(outcomes=[0] * 3),
            "has a field that no server writes: outcomes",
        ),
        (
            lambda lines: _event(lines, 1)["body"]["settings"].update(invited=[7]),
            "has a field that no server writes: invited",
        ),
        (
            lambda lines: _event(lines, 1)["body"]["settings"].update(delay=-5),
            "has a field that no server writes: delay",
        ),
        (lambda lines: lines[1]["what"].update(id="../../etc"), "the table has a field that no server writes: id"),
        (lambda lines: lines[1]["what"].update(id="a\x1b[2J"), "the table has a field that no server writes: id"),
        (lambda lines: lines[1]["what"].update(code="a/b"), "the table has a field that no server writes: code"),
        (lambda lines: lines[1]["what"].update(host="p0 "), "the table has a field that no server writes: host"),
        (lambda lines: lines[-2]["what"].update(body="AAAA"), "line 2 of the chat"),
        (
            lambda lines: lines[-2]["what"].update(body=_chat_body(name="Ana", text="see \u202etxt.exe")),
            "line 2 of the chat",
        ),
        (lambda lines: lines[-2]["what"].update(body=_chat_body(name="An\u202ea", text="hi")), "line 2 of the chat"),
        (lambda lines: lines[-2]["what"].update(audience="all"), "line 2 of the chat"),
        (lambda lines: lines[-2]["what"].update(person="../p0"), "line 2 of the chat"),
    ],
)
def test_a_forged_file_is_refused(
    place: Place,
    other: tuple[str, Store],
    loop: asyncio.Runner,
    admin: Admin,
    tmp_path: Path,
    harm: Callable[[Lines], object],
    why: str,
) -> None:
    file = tmp_path / "tables.jsonl"
    admin(place.url, "export", place.ids["over"], "-o", str(file))
    lines = [json.loads(line) for line in file.read_bytes().splitlines()]
    assert _signed(lines) == file.read_bytes()
    harm(lines)
    file.write_bytes(_signed(lines))
    answer = admin(other[0], "import", str(file))
    refused(answer, why)
    assert f"{file}: nothing was imported, because of table " in answer.err
    assert "\x1b" not in answer.err
    assert loop.run(other[1].table_ids()) == []


@FROM_SQLITE
@pytest.mark.parametrize("kind", ["bot", "stood-in"])
@pytest.mark.parametrize("spec", ["exec", "file", "search:seconds=3600", "racer", "Hard", "", "\x1b[2J"])
def test_nobody_elses_bot_is_imported_or_run(
    kind: str,
    spec: str,
    place: Place,
    other: tuple[str, Store],
    loop: asyncio.Runner,
    admin: Admin,
    tmp_path: Path,
) -> None:
    """A spec may name a program. One such bot at the last table of a file, and no table of it is imported."""
    ran = tmp_path / "ran"
    written = _program(tmp_path, ran).get(spec, spec)
    file = tmp_path / "tables.jsonl"
    status = "open" if kind == "bot" else "running"
    admin(place.url, "export", place.ids["over"], place.ids[status], "-o", str(file))
    lines = [json.loads(line) for line in file.read_bytes().splitlines()]
    if kind == "bot":
        bot = next(line["what"] for line in lines if line["kind"] == "event" and line["what"]["kind"] == "bot")
        bot["body"]["spec"] = written
    else:
        last = lines[-2]["what"]
        lines[-1:-1] = [{"kind": "event", "what": _stood_in(last["seq"] + 1, last["at"], written)}]
        row = next(line["what"] for line in lines if line["what"].get("id") == place.ids[status])
        row["version"] += 1
    file.write_bytes(_signed(lines))
    refused(admin(other[0], "import", str(file)), "a bot of an unknown level")
    assert loop.run(other[1].table_ids()) == []
    new = tmp_path / "new.db"
    refused(admin(f"sqlite:///{new}", "import", str(file)), f"table {place.ids[status]}: event ")
    assert not new.exists()
    assert not ran.exists()


def _program(folder: Path, ran: Path) -> dict[str, str]:
    """Bots of somebody's own that leave a trace when they are run: as a program, and as a class in a file."""
    program, module = folder / "bot", folder / "mine.py"
    program.write_text(f"#!/bin/sh\ntouch {ran}\n")
    program.chmod(0o755)
    module.write_text(f"from pathlib import Path\nPath({str(ran)!r}).touch()\nclass Bot: pass\n")
    return {"exec": f"exec:{program}", "file": f"{module}:Bot"}


def _stood_in(seq: int, at: float, spec: str) -> dict[str, Any]:
    body = {"event": "stood-in", "seat": 0, "spec": spec, "why": "left"}
    return {"seq": seq, "move_id": "away", "kind": "stood-in", "body": body, "at": at, "seat": 0, "person": "p0"}


def test_a_forged_board_is_not_opened(place: Place, admin: Admin, tmp_path: Path) -> None:
    """A path is no board, even if a good board lies there."""
    board = tmp_path / "thistledown.toml"
    board.write_bytes((Path(branchline.__file__).parent / "boards" / "thistledown.toml").read_bytes())
    file = tmp_path / "tables.jsonl"
    for path in (str(board), "/dev/zero", "../thistledown", "thistledown.layout"):
        file.unlink(missing_ok=True)
        admin(place.url, "export", place.ids["over"], "-o", str(file))
        lines = [json.loads(line) for line in file.read_bytes().splitlines()]
        _event(lines, 1)["body"]["settings"]["board"] = lines[1]["what"]["board"] = path
        file.write_bytes(_signed(lines))
        refused(admin(f"sqlite:///{tmp_path / 'new.db'}", "import", str(file)), "isn’t one of the built-in boards")
    assert not (tmp_path / "new.db").exists()


def test_a_table_is_in_a_file_once(place: Place, admin: Admin, tmp_path: Path) -> None:
    file = tmp_path / "tables.jsonl"
    admin(place.url, "export", place.ids["over"], "-o", str(file))
    lines = [json.loads(line) for line in file.read_bytes().splitlines()]
    lines[-1]["what"]["tables"] = 2
    file.write_bytes(_signed([*lines[:-1], *lines[1:]]))
    refused(admin(f"sqlite:///{tmp_path / 'new.db'}", "import", str(file)), "the table is in the file twice")


def _chat_body(**fields: str) -> str:
    return base64.b64encode(json.dumps(fields).encode()).decode()


def _event(lines: Lines, seq: int) -> dict[str, Any]:
    event: dict[str, Any] = lines[seq + 1]["what"]
    return event


def _swapped(text: bytes, one: int, other: int) -> bytes:
    lines = text.splitlines(keepends=True)
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def _signed(lines: Lines) -> bytes:
    """The file of these lines, each with the check that it should have."""
    text, check = b"", ""
    for line in lines:
        what = msgspec.json.encode(line["what"])
        check = hashlib.sha256(f"{check} {line['kind']} ".encode() + what).hexdigest()[:16]
        text += msgspec.json.encode({"kind": line["kind"], "what": msgspec.Raw(what), "check": check}) + b"\n"
    return text


# Backups.


def test_a_backup_is_one_moment_of_a_database_that_is_written_to(
    tmp_path: Path, loop: asyncio.Runner, admin: Admin
) -> None:
    url, target = f"sqlite:///{tmp_path / 'busy.db'}", tmp_path / "copy.db"

    async def both() -> tuple[int, int, int]:
        store = await open_store(url)
        service = service_on(store)
        table_state = await started(service)
        playing = asyncio.create_task(play(service, table_state, acts=1000))
        while not await store.events_after(table_state.id, table_state.version):
            await asyncio.sleep(0)
        copied = await backup(url, target)
        last = (await playing).version
        await store.close()
        return copied, table_state.version, last

    copied, first, last = loop.run(asyncio.wait_for(both(), SECONDS))
    assert copied == 1
    kept = json.loads(admin(f"sqlite:///{target}", "list", "--json").out)["tables"][0]["version"]
    assert first < kept <= last
    assert admin(f"sqlite:///{target}", "check").out == "1 table checked, none damaged\n"


def test_a_backup_takes_no_others_place(place: Place, admin: Admin, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    if not place.url.startswith("sqlite"):
        refused(admin(place.url, "backup", str(target)), "pg_dump --format=custom")
        return
    assert admin(place.url, "backup", str(target)).out == f"{target} is a complete copy, with 3 tables\n"
    assert target.stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.iterdir()] == ["copy.db"]
    before = target.read_bytes()
    refused(admin(place.url, "backup", str(target)), "already exists")
    assert target.read_bytes() == before
    refused(admin(place.url, "backup", str(tmp_path / "no" / "where.db")), "can’t write the file")


def test_a_broken_database_is_no_backup(tmp_path: Path, loop: asyncio.Runner, admin: Admin) -> None:
    source, target = tmp_path / "branchline.db", tmp_path / "copy.db"
    loop.run(loop.run(open_store(f"sqlite:///{source}")).close())
    connection = sqlite3.connect(source)
    root = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'ix_members_person'").fetchone()[0]
    size = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.close()
    with source.open("rb+") as file:
        file.seek(size * (root - 1))
        file.write(bytes([255]) * size)
        os.fsync(file.fileno())
    refused(admin(f"sqlite:///{source}", "backup", str(target)), "can’t copy the database")
    assert not [*tmp_path.glob("*copy*")]
