"""Drawings that several tests look at, and ways to look at them."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

from branchline import Game, builtin_boards, load_board
from branchline.boards import Board, Route
from branchline.draw import draw_board

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "amber-coast.toml"
BOARDS = [*builtin_boards(), EXAMPLE.stem]
NAMES = ("Anna", "Ben <3", "Cezar", "Dorota", "Émile")


def board_of(name: str) -> Board:
    """A built-in board, or the example, by its id."""
    return load_board(EXAMPLE if name == EXAMPLE.stem else name)


@cache
def drawn(board: str, theme: str = "light", language: str = "en") -> str:
    return draw_board(board_of(board), theme=theme, language=language, embed_font=False)


@cache
def finished(board: str, players: int, seed: int = 5) -> Game:
    """A game of random play that claims whenever it can; look at it, don't play on."""
    game, luck = Game.new(board_of(board), players, seed=seed), Random(seed)
    while not game.over:
        seat = game.actors[0]
        actions = [str(action) for action in game.legal(seat)]
        building = [action for action in actions if action.startswith(("claim", "station"))]
        game.play(luck.choice(building or actions), seat)
    return game


def parsed(svg: str) -> dict[str, ET.Element]:
    """The elements with an id, by it. No id is there twice."""
    found: dict[str, ET.Element] = {}
    for element in elements(svg):
        if "id" in element.attrib:
            assert element.attrib["id"] not in found, element.attrib["id"]
            found[element.attrib["id"]] = element
    return found


def elements(svg: str) -> Iterator[ET.Element]:
    return ET.fromstring(svg).iter()


def classes(element: ET.Element) -> set[str]:
    return set(element.attrib.get("class", "").split())


def words(svg: str) -> str:
    """All that is written on a drawing."""
    return "\n".join(element.text or "" for element in elements(svg) if element.tag.endswith("}text"))


def key(route: Route) -> str:
    return f"{route.a}_{route.b}_{route.number}"
