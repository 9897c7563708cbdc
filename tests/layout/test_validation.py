"""Layouts from elsewhere: what fits its board is accepted, nothing else; and the child process that makes one."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from branchline.boards import Board, parse_board
from branchline.layout import LayoutError, layout_for, layout_tag, remember_layout, stored_layout
from branchline.layout.files import encode
from branchline.layout.model import Land, Layout
from branchline.layout.validation import LARGEST_FILE, decode_layout
from tests.layout.boards import DRAWN, EXAMPLES, drawn_board

GUIDE = EXAMPLES.parent / "adding-a-board.md"


@pytest.fixture(scope="module")
def board() -> Board:
    return parse_board((EXAMPLES / "amber-coast.toml").read_text("utf-8"))


@pytest.fixture(scope="module")
def layout() -> Layout:
    found = stored_layout(drawn_board("amber-coast.toml"))
    assert found is not None
    return found


@pytest.mark.parametrize("name", DRAWN)
def test_every_stored_layout_is_valid(name: str) -> None:
    drawn = drawn_board(name)
    assert drawn.path is not None
    data = drawn.path.with_suffix(".layout.json").read_bytes()
    assert decode_layout(drawn, data) == stored_layout(drawn)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"format": 1}, "its format is 1"),
        ({"width": -1.0}, "a size is -1"),
        ({"space_length": 0.0}, "a size is 0"),
        ({"height": 1e9}, "is no place on a sheet"),
        ({"places": {}}, "its places are others"),
        ({"routes": {}}, "its routes are others"),
        ({"land": Land(coast='M0 0"/><script>')}, "its coast are not path data"),
        ({"land": Land(borders="url(#x)")}, "its borders are not path data"),
    ],
)
def test_what_does_not_fit_is_refused(board: Board, layout: Layout, change: dict[str, object], problem: str) -> None:
    with pytest.raises(LayoutError, match=re.escape(problem)):
        decode_layout(board, encode(msgspec.structs.replace(layout, **change)))


def test_a_name_is_that_of_the_board(board: Board, layout: Layout) -> None:
    place = layout.places["ashgrove"]
    for label, problem in (
        (msgspec.structs.replace(place.label, lines=("Elsewhere",)), '"ashgrove" has another name'),
        (msgspec.structs.replace(place.label, anchor='"><'), "aligned in an unknown way"),
    ):
        places = {**layout.places, "ashgrove": msgspec.structs.replace(place, label=label)}
        with pytest.raises(LayoutError, match=problem):
            decode_layout(board, encode(msgspec.structs.replace(layout, places=places)))


@pytest.mark.parametrize("data", [b"", b"[]", b'{"board": 1}', b"\xff", b" " * (LARGEST_FILE + 1)])
def test_what_is_no_layout_is_refused(board: Board, data: bytes) -> None:
    with pytest.raises(LayoutError):
        decode_layout(board, data)


def test_a_remembered_layout_is_used_and_its_tag_changes_with_it(board: Board, layout: Layout) -> None:
    tags = []
    for width in (layout.width, layout.width + 1):
        remember_layout(board, encode(msgspec.structs.replace(layout, width=width)))
        assert layout_for(board).width == width
        tags.append(layout_tag(board))
    assert None not in tags
    assert len(set(tags)) == 2


def test_the_child_process_does_without_land_if_its_packages_are_missing(tmp_path: Path) -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    code = "import sys; sys.modules['shapely'] = None\nfrom branchline.layout.child import main\nsys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", code], input=json.dumps({"text": text}).encode(), capture_output=True, timeout=300,
        check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, b"")
    assert decode_layout(parse_board(text), done.stdout).land == Land()


@pytest.mark.parametrize(
    ("request_", "error"),
    [
        ({"text": "id = 1"}, "id must be"),
        ({"text": (EXAMPLES / "amber-coast.toml").read_text("utf-8"), "adjustments": "wings = 2"}, "wings"),
    ],
)
def test_the_child_process_says_what_is_wrong(request_: dict[str, str], error: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "branchline.layout.child"], input=json.dumps(request_).encode(), capture_output=True,
        timeout=300, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (1, b"")
    assert error in done.stderr.decode().splitlines()[-1]
