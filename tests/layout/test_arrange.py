"""Arranging a board: what is settled by hand, what can't be done, what a user of the command sees."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from branchline import cli
from branchline.boards import Board, load_board
from branchline.layout import (
    Adjustments,
    LayoutError,
    adjustments,
    layout_for,
    layout_path,
    store_layout,
    stored_layout,
)
from branchline.layout.arrange import arrange
from branchline.layout.files import encode, made_from
from branchline.layout.model import Layout
from tests.layout.boards import EXAMPLES
from tests.volume import long

SMALL = """
id = "small"
title = "Small"
cities = [
  { id = "a", name = "Abbey",   lat = 10.0, lon = 10.0 },
  { id = "b", name = "Bridge",  lat = 10.0, lon = 12.0 },
  { id = "c", name = "Castle",  lat = 11.5, lon = 11.0 },
  { id = "d", name = "Dun Elm", lat = 8.5,  lon = 11.0 },
]
routes = [
  { a = "a", b = "b", length = 2, colour = "red" },
  { a = "a", b = "b", number = 2, length = 2, colour = "blue" },
  { a = "a", b = "c", length = 1, colour = "green" },
  { a = "b", b = "c", length = 2, colour = "grey", tunnel = true },
  { a = "a", b = "d", length = 2, colour = "white" },
  { a = "b", b = "d", length = 3, colour = "grey", symbols = 1 },
]
tickets = [
  { a = "a", b = "b", points = 2 }, { a = "a", b = "c", points = 1 }, { a = "a", b = "d", points = 2 },
  { a = "b", b = "c", points = 2 }, { a = "b", b = "d", points = 3 }, { a = "c", b = "d", points = 4 },
]
[rules]
players = [2, 2]
trains = 10
[rules.routes]
points = { 1 = 1, 2 = 2, 3 = 4 }
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "small.toml"
    path.write_text(SMALL)
    return path


@pytest.fixture
def board(file: Path) -> Board:
    return load_board(file)


def run(*words: object) -> int:
    return cli.main([str(word) for word in words])


@long
def test_the_same_every_time(board: Board) -> None:
    one, two = (arrange(board, Adjustments(), starts=1) for _ in range(2))
    assert encode(one) == encode(two)
    assert one.collisions == ()


def test_progress_goes_up_to_the_end(board: Board) -> None:
    told: list[float] = []
    arrange(board, Adjustments(), told.append, starts=2)
    assert told == sorted(told)
    assert len(told) > 50
    assert told[-1] == pytest.approx(1.0)


def test_what_is_settled_by_hand_stays(file: Path, board: Board) -> None:
    file.with_suffix(".layout.toml").write_text(
        "margins = [2.0, 1.0, 1.0, 1.0]\n[move]\na = [-1.0, 0.5]\nb = [1.0, 0.5]\n"
        '[labels]\nc = "left"\n[bend]\n"a/d" = [0.3, 0.3]\n'
    )
    by_hand = adjustments(board)
    layout = arrange(board, by_hand, starts=1)
    a, b, c = (layout.places[id] for id in "abc")
    free = arrange(board, Adjustments(), starts=1)
    assert b.y == pytest.approx(a.y, abs=0.2)  # both on one parallel, moved by the same step southwards
    wide, usual = b.x - a.x, free.places["b"].x - free.places["a"].x
    assert wide > usual + 40
    assert c.label.left + c.label.width < c.x
    assert min(place.label.top for place in layout.places.values()) >= 79
    first, last = layout.routes["a/d"]
    assert first.angle != pytest.approx(last.angle, abs=10)  # the bend
    assert made_from(board, by_hand) != made_from(board, Adjustments())


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[move]\nz = [1.0, 0.0]\n", 'no city "z"'),
        ('[bend]\n"a/z" = [0.1, 0.1]\n', 'no route "a/z"'),
        ('[labels]\na = "upwards"\n', "upwards"),
        ("colour = 1\n", "colour"),
        ("move = ", "small.layout.toml"),
    ],
)
def test_a_wrong_adjustment_is_one_clear_line(file: Path, board: Board, text: str, says: str) -> None:
    file.with_suffix(".layout.toml").write_text(text)
    with pytest.raises(LayoutError, match=r"small\.layout\.toml") as caught:
        adjustments(board)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_stored_layout_is_used_until_the_board_changes(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    board = load_board(file)
    assert stored_layout(board) is None
    assert run("boards", "layout", file, "--tries", 1) == 0
    told = capsys.readouterr()
    assert "small.layout.json: 4 places, 6 routes" in told.out
    assert "coasts are made up" in told.out
    layout = stored_layout(board)
    assert layout is not None
    assert layout.land.coast
    assert msgspec.json.decode(encode(layout), type=Layout) == layout

    assert run("draw", file, "-o", file.with_suffix(".svg")) == 0
    assert capsys.readouterr().err == ""
    file.write_text(SMALL.replace("length = 3", "length = 4").replace("3 = 4", "3 = 4, 4 = 7"))
    assert stored_layout(load_board(file)) is None
    assert run("draw", file, "-o", file.with_suffix(".svg")) == 0
    told = capsys.readouterr()
    assert "the layout of Small is out of date" in told.err
    assert f"branchline boards layout {file}" in told.err
    assert file.with_suffix(".svg").read_text().count('class="space"') == 2 + 2 + 1 + 2 + 2 + 4


def test_a_broken_layout_is_as_good_as_missing(board: Board) -> None:
    path = layout_path(board)
    assert path is not None
    path.write_text('{"board": "small"')
    assert stored_layout(board) is None
    path.write_text('{"board": "small", "format": 0}')
    assert stored_layout(board) is None


def test_a_board_without_a_layout_is_arranged_once(board: Board) -> None:
    assert layout_for(board) is layout_for(board)


@long
def test_what_collides_is_told_and_drawn_all_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Six towns of one neighbourhood, each joined to each by long double routes, held where they are."""
    names = "abcdef"
    file = tmp_path / "crowd.toml"
    cities = ",\n".join(
        f'{{ id = "{n}", name = "Town {n.upper()}", lat = {50 + i % 2}, lon = {10 + i} }}' for i, n in enumerate(names)
    )
    pairs = [(a, b) for a in names for b in names if a < b]
    routes = ",\n".join(
        f'{{ a = "{a}", b = "{b}", length = 6, colour = "grey" }},\n'
        f'{{ a = "{a}", b = "{b}", number = 2, length = 6, colour = "grey" }}'
        for a, b in pairs
    )
    tickets = ",\n".join(f'{{ a = "{a}", b = "{b}", points = 2 }}' for a, b in pairs)
    file.write_text(
        f'id = "crowd"\ntitle = "Crowd"\ncities = [\n{cities}\n]\nroutes = [\n{routes}\n]\ntickets = [\n{tickets}\n]\n'
        "[rules]\nplayers = [2, 2]\ntrains = 20\n[rules.routes]\npoints = { 6 = 15 }\n"
    )
    held = "\n".join(f"{n} = [0.0, 0.0]" for n in names)
    file.with_suffix(".layout.toml").write_text(f"scale = 0.3\n[move]\n{held}\n")
    assert run("boards", "layout", file, "--tries", 1) == 0
    told = capsys.readouterr().err
    assert "collides: a space of a/b" in told
    assert "more" in told
    picture = file.with_suffix(".png")
    assert run("draw", file, "-o", picture) == 0
    assert picture.stat().st_size > 10_000


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("nowhere",), 'no board "nowhere"'),
        (("europe", "--tries", "0"), "--tries must be at least 1"),
        (("europe", "--geography", "/nowhere"), "/nowhere/node_modules: no such folder"),
    ],
)
def test_bad_words(words: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("boards", "layout", *words) == 2
    told = capsys.readouterr().err
    assert says in told
    assert told.count("\n") == 1


def test_a_folder_that_can_not_be_written(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, data: bytes) -> int:
        raise PermissionError(13, "Permission denied")

    board = load_board(file)
    layout = layout_for(board)
    monkeypatch.setattr(Path, "write_bytes", refuse)
    with pytest.raises(LayoutError, match=r"small\.layout\.json: can't be written: Permission denied"):
        store_layout(board, layout)


def test_the_example_is_a_board_like_any_other(tmp_path: Path) -> None:
    file = shutil.copy(EXAMPLES / "amber-coast.toml", tmp_path)
    shutil.copy(EXAMPLES / "amber-coast.layout.json", tmp_path)
    assert stored_layout(load_board(Path(file))) == stored_layout(load_board(EXAMPLES / "amber-coast.toml"))
