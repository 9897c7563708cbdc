"""Boards of the operator's own: from a file in the folder to a finished game, on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import zlib
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from branchline.boards import Board, load_board, parse_board
from branchline.boards.limits import FILE_SIZE
from branchline.layout import files
from branchline.server.base import DAY
from branchline.server.features import board_folder
from branchline.server.features.board_folder import LEASE, MOST_FILES, BoardFolder
from branchline.server.store import Store, StoredBoard
from branchline.testing import ManualClock
from tests.server.features.games import answer_bots, finish
from tests.server.in_process import GENEROUS, NONCE, InProcessServer, Visitor, code_of
from tests.volume import some_of

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "amber-coast.toml"
GUIDE = EXAMPLE.parents[1] / "adding-a-board.md"
ID = "amber-coast"

# Tests that take seconds: in `make test` on one kind of database.
SQLITE = pytest.mark.parametrize("url", some_of(["sqlite", "postgresql"], ["sqlite"]), indirect=True)


@pytest.fixture
def here(store: Store, loop: asyncio.Runner) -> InProcessServer:
    return InProcessServer(store, loop, GENEROUS)


@pytest.fixture
def folder(here: InProcessServer, tmp_path: Path) -> Iterator[Folder]:
    found = Folder(tmp_path / "boards", here)
    try:
        yield found
    finally:
        here.loop.run(found.watcher.close())


class Folder:
    """The operator's folder, and the worker that watches it."""

    def __init__(self, path: Path, here: InProcessServer) -> None:
        self.path, self.here = path, here
        path.mkdir()
        self.watcher = BoardFolder(path, here.store, here.clock)

    def put(self, name: str = ID, *changes: tuple[str, str], layout: bool = True) -> Path:
        text = EXAMPLE.read_text("utf-8")
        for change in changes:
            assert change[0] in text
            text = text.replace(*change)
        file = self.path / f"{name}.toml"
        file.write_text(text, "utf-8")
        if layout:
            data = EXAMPLE.with_suffix(".layout.json").read_bytes()
            file.with_suffix(".layout.json").write_bytes(data)
        # Long ago, and another time for another text.
        for each in (file, file.with_suffix(".layout.json")):
            if each.exists():
                os.utime(each, (1e9, 1e9 + zlib.crc32(text.encode()) % 1000))
        return file

    def look(self, times: int = 1) -> None:
        async def look() -> None:
            for _ in range(times):
                await self.watcher.look()
            self.here.services.boards._read_at = float("-inf")  # as if a second had passed

        self.here.loop.run(look())

    def offered(self) -> dict[str, str]:
        """The digests of the boards that are offered besides the built-in ones, by id."""
        boards = self.here.visitor().get("/api/boards").json()["boards"]
        return {each["id"]: each["digest"] for each in boards[5:] if each["offered"]}


def example() -> Board:
    return load_board(EXAMPLE)


# From a file to a finished game.


def test_a_board_in_the_folder_is_listed_and_drawn(here: InProcessServer, folder: Folder) -> None:
    assert folder.offered() == {}
    folder.put()
    folder.look()
    assert folder.offered() == {ID: example().digest}
    visitor = here.visitor()
    shown = visitor.get(f"/api/boards/{ID}").json()
    assert shown["titles"] == {"en": "The Amber Coast", "pl": "Bursztynowe Wybrzeże", "ro": "Coasta de Chihlimbar"}
    assert len(shown["cities"]) == len(example().cities)
    for path in ("drawing?language=pl", "miniature?theme=light", "miniature?theme=dark"):
        answer = visitor.get(f"/api/boards/{ID}/{path}")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
        assert ElementTree.fromstring(answer.text).tag.endswith("svg")
    assert visitor.get(f"/api/boards/{ID}/rules", players=4).status_code == 200
    file = visitor.get(f"/api/boards/{ID}/file")
    assert parse_board(file.text).digest == example().digest


@SQLITE
def test_a_game_on_it_is_played_to_the_end_and_looked_at_again(here: InProcessServer, folder: Folder) -> None:
    folder.put()
    folder.look()
    guest = here.guest()
    table = play(here, guest, make(guest))
    record = guest.get(f"/api/tables/{table}/record").text
    assert guest.get(f"/api/tables/{table}/replay", at=20).status_code == 200
    assert len(guest.get(f"/api/tables/{table}/course").json()["steps"]) > 20
    assert guest.get(f"/api/tables/{table}/why", at=9).status_code == 200
    for picture in ("picture.svg", "picture.png"):
        assert guest.get(f"/api/tables/{table}/{picture}").status_code == 200
    brought = guest.post("/api/records", {"text": record})
    assert (brought.status_code, brought.json()["digest"]) == (201, example().digest)
    assert guest.get(f"/api/records/{brought.json()['id']}/replay", at=9).status_code == 200
    assert guest.post("/api/verify", {"text": record}).json()["holds"]


@SQLITE
def test_a_table_goes_on_when_the_file_changes_and_when_it_is_gone(here: InProcessServer, folder: Folder) -> None:
    file = folder.put()
    folder.look()
    guest = here.guest()
    older = make(guest)
    folder.put(ID, ("trains = 25", "trains = 24"))
    folder.look()
    newer = make(guest)
    digests = [guest.get(f"/api/tables/{table}").json()["table"]["digest"] for table in (older, newer)]
    assert digests == [example().digest, folder.offered()[ID]]
    assert digests[0] != digests[1]
    for digest, trains in zip(digests, (25, 24), strict=True):
        assert guest.get(f"/api/boards/{ID}", digest=digest).json()["rules"]["trains"] == trains
    file.unlink()
    folder.look()
    assert folder.offered() == {}
    assert code_of(guest.post("/api/tables", new_table(guest))) == "no-such-board"
    other = InProcessServer(here.store, here.loop, GENEROUS, moves=here.moves)  # a worker that has never seen the file
    assert [each["id"] for each in other.visitor().get("/api/boards").json()["boards"] if not each["offered"]] == [ID]
    assert other.visitor().get(f"/api/boards/{ID}/drawing", digest=digests[0]).status_code == 200
    visitor = other.visitor()
    visitor.token = guest.token or ""
    for table, digest in zip((older, newer), digests, strict=True):
        play(other, visitor, table)
        assert f'"digest": "{digest}"' in visitor.get(f"/api/tables/{table}/record").text


def test_names_are_corrected_without_a_new_version(here: InProcessServer, folder: Folder) -> None:
    """The digest is of what affects play. The layout beside the file no longer fits, so the board waits for another."""
    folder.put()
    folder.look()
    folder.put(ID, ("The Amber Coast", "The Golden Coast"))
    folder.look()
    assert folder.offered() == {ID: example().digest}
    assert here.visitor().get(f"/api/boards/{ID}").json()["titles"]["en"] == "The Golden Coast"


def test_a_repeated_command_gets_its_table_after_the_board_is_gone(here: InProcessServer, folder: Folder) -> None:
    file = folder.put()
    folder.look()
    guest = here.guest()
    asked = new_table(guest)
    table = guest.post("/api/tables", asked).json()["id"]
    file.unlink()
    folder.look()
    again = guest.post("/api/tables", asked)
    assert (again.status_code, again.json()["id"]) == (201, table)


@SQLITE
def test_a_board_from_an_import_is_laid_out_in_the_background(
    here: InProcessServer, folder: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is in the store, with a table perhaps, but without a layout: by a real child process, on a small board."""
    monkeypatch.setattr(files, "_remembered", {})  # of the other database's test
    (text,) = re.findall(r"```toml\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    board = parse_board(text)
    here.loop.run(here.store.put_board(StoredBoard(board.id, board.digest, text)))
    visitor = here.visitor()
    assert code_of(visitor.get(f"/api/boards/{board.id}")) == "try-again"
    folder.look()
    here.loop.run(folder.watcher.settle())
    folder.look()
    assert folder.offered() == {}  # it has no file in the folder
    for path in ("", "/drawing", "/miniature"):
        assert visitor.get(f"/api/boards/{board.id}{path}").status_code == 200


def test_a_board_that_nothing_needs_is_deleted(here: InProcessServer, folder: Folder) -> None:
    file = folder.put()
    folder.look()
    guest = here.guest()
    table = make(guest)
    file.unlink()
    folder.look()
    later = here.clock.at + 3 * DAY
    assert here.loop.run(here.store.delete_unused_boards(later)) == 0  # there is a table
    assert here.loop.run(here.store.delete_table(table))
    assert here.loop.run(here.store.delete_unused_boards(here.clock.at)) == 0  # too soon
    assert here.loop.run(here.store.delete_unused_boards(later)) == 1
    folder.put()
    folder.look()
    assert here.loop.run(here.store.delete_unused_boards(later)) == 0  # it is offered
    assert folder.offered() == {ID: example().digest}


# What is left out.


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (('id = "amber-coast"', 'id = "usa"'), 'id "usa" is that of a built-in board'),
        (("trains = 25", "trains = 0"), "rules: trains must be a whole number from 1 to 100, not 0"),
        (("[rules]", "[rules"), "not TOML"),
        (("id = ", "# " + "x" * FILE_SIZE + "\nid = "), "larger than"),
    ],
)
def test_a_faulty_file_is_logged_once_and_offered_nowhere(
    folder: Folder, change: tuple[str, str], problem: str, caplog: pytest.LogCaptureFixture
) -> None:
    folder.put("good")
    folder.put("faulty", ('id = "amber-coast"', 'id = "amber-coast"'), change)
    with caplog.at_level(logging.WARNING):
        folder.look(3)
    assert folder.offered() == {ID: example().digest}
    told = [each.getMessage() for each in caplog.records]
    assert len(told) == 1
    assert "faulty.toml: left out" in told[0]
    assert problem in told[0]


def test_a_file_that_becomes_faulty_is_no_longer_offered(folder: Folder) -> None:
    folder.put()
    folder.look()
    folder.put(ID, ("trains = 25", "trains = 0"))
    folder.look()
    assert folder.offered() == {}
    folder.put()
    folder.look()
    assert folder.offered() == {ID: example().digest}


def test_of_two_files_with_one_id_the_first_by_name_counts(folder: Folder, caplog: pytest.LogCaptureFixture) -> None:
    folder.put("b", ("trains = 25", "trains = 24"))
    folder.put("a")
    folder.look(2)
    assert folder.offered() == {ID: example().digest}
    told = [each.getMessage() for each in caplog.records if each.levelno == logging.WARNING]
    assert len(told) == 1
    assert told[0].endswith('b.toml: left out, because a.toml has the same id "amber-coast"')


def test_a_file_being_written_is_read_when_it_is_complete(folder: Folder, caplog: pytest.LogCaptureFixture) -> None:
    file = folder.put()
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])  # now
    folder.look()
    assert folder.offered() == {}
    file.write_bytes(whole)
    folder.look(2)
    assert folder.offered() == {ID: example().digest}
    assert not [each for each in caplog.records if each.levelno == logging.WARNING]


def test_a_board_stays_offered_while_its_file_is_written_anew(folder: Folder) -> None:
    file = folder.put()
    folder.look()
    changed = file.read_text("utf-8").replace("trains = 25", "trains = 24")
    file.write_text(changed[: len(changed) // 2], "utf-8")  # now
    folder.look()
    assert folder.offered() == {ID: example().digest}
    file.write_text(changed, "utf-8")
    folder.look(2)
    assert folder.offered() == {ID: load_board(file).digest}


def test_there_is_a_limit_to_the_number_of_files(folder: Folder, caplog: pytest.LogCaptureFixture) -> None:
    for number in range(MOST_FILES):
        (folder.path / f"a{number}.toml").write_text("")
    folder.put("b")
    folder.look(3)
    assert folder.offered() == {}
    assert f"more than {MOST_FILES} boards" in caplog.text


def test_hostile_names_are_only_words(here: InProcessServer, folder: Folder) -> None:
    evil = '<script>alert(1)</script>&\\"'
    shown = '<script>alert(1)</script>&"'
    folder.put(ID, ("The Amber Coast", evil), ('title = "', 'note = "</style><img src=x onerror=alert(1)>"\ntitle = "'))
    folder.look()
    visitor = here.visitor()
    assert visitor.get(f"/api/boards/{ID}").json()["titles"]["en"] == shown
    for path in ("drawing?language=en", "miniature?theme=light"):
        tree = ElementTree.fromstring(visitor.get(f"/api/boards/{ID}/{path}").text)
        assert not [each for each in tree.iter() if each.tag.endswith(("script", "img"))]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('"coast": "M', '"coast": "\\"/><script>alert(1)</script>M'),
        ('"width": ', '"width": 1e300, "x": '),
        ('"ashgrove": ', '"elsewhere": '),
        ('"Ashgrove"', '"Someone else"'),
    ],
)
def test_a_layout_that_is_none_is_not_used(
    folder: Folder, before: str, after: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A new one would be made instead: the child process is not needed here."""
    monkeypatch.setattr(board_folder, "COMMAND", ("false",))
    file = folder.put()
    layout = file.with_suffix(".layout.json")
    text = layout.read_text("utf-8")
    assert before in text
    layout.write_text(text.replace(before, after, 1), "utf-8")
    os.utime(layout, (1e9, 1e9))
    folder.look()
    folder.here.loop.run(folder.watcher.settle())
    folder.look()
    assert folder.offered() == {}
    assert "layout.json: not used, a new layout is made: not a layout" in caplog.text
    assert "can't be laid out, and is left out" in caplog.text


# Several workers.


def test_one_worker_of_all_watches_and_another_takes_over(here: InProcessServer, folder: Folder) -> None:
    folder.put()
    clock = ManualClock()
    second = BoardFolder(folder.path, here.store, clock)
    folder.look()
    here.loop.run(second.look())
    assert not second._leased_until
    clock.at += LEASE
    here.loop.run(second.look())
    assert second._leased_until
    here.loop.run(second.close())
    here.clock.at = clock.at
    folder.look()
    assert folder.watcher._leased_until


def test_an_empty_folder_writes_nothing(here: InProcessServer, folder: Folder) -> None:
    folder.look(2)
    assert here.loop.run(here.store.take_lease("boards", "somebody else", 0.0, 1.0))


# Help.


def new_table(guest: Visitor) -> dict[str, object]:
    return {"move_id": guest.move_id(), "board": ID, "players": 2, "bots": {"1": "easy"}}


def make(guest: Visitor) -> str:
    answer = guest.post("/api/tables", new_table(guest))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def play(here: InProcessServer, guest: Visitor, table: str) -> str:
    """Plays a table to its end."""
    assert guest.do(table, "sit", seat=0, nonce=NONCE).is_success
    assert guest.do(table, "start").is_success
    answer_bots(here)
    finish(here, guest, table)
    return table
