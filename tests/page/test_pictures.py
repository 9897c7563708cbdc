"""The page's small pictures are drawn from what they show now."""

from __future__ import annotations

from tools import icons, miniatures


def test_the_small_pictures_of_boards_are_current() -> None:
    drawn = miniatures.pictures()
    assert {name: (miniatures.FOLDER / name).read_text(encoding="utf-8") for name in drawn} == drawn, (
        "python -m tools.miniatures"
    )


def test_the_icons_are_current() -> None:
    drawn = icons.drawings()
    assert {name: (icons.FOLDER / name).read_text(encoding="utf-8") for name in drawn} == drawn, "python -m tools.icons"
