"""Write what the page takes from Python: colours, shapes, and examples of sentences. `--check` only compares.

python -m tools.page
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import msgspec

from branchline import Game, load_board
from branchline.boards import Board, builtin_boards
from branchline.draw import marks
from branchline.draw.palette import PLAYERS, ROUTES, THEMES, Theme, edge, mark_on, outline
from branchline.game.actions import parse_action
from branchline.game.names import place_names
from branchline.texts import Texts
from branchline.texts.languages import LANGUAGES
from branchline.texts.typed_words import typed_words
from tools.generated_files import write_or_check

SOURCE = Path(__file__).parents[1] / "web" / "src"
NAMES = ("Anna", "Ben", "Cezar")


def palette() -> str:
    """Colours as CSS variables: those of cards and players, and each theme's."""
    common = [f"--route-{name}: {colour};" for name, colour in ROUTES.items()]
    common += [f"--on-route-{name}: {mark_on(colour)};" for name, colour in ROUTES.items()]
    common += [f"--player-{seat}: {colour};" for seat, colour in enumerate(PLAYERS)]
    common += [f"--on-player-{seat}: {mark_on(colour)};" for seat, colour in enumerate(PLAYERS)]
    rules = [(":root", common)]
    rules += [(f':root[data-theme="{name}"]', _theme(theme)) for name, theme in THEMES.items()]
    rules += [(f".hue-{name}", _hue(f"route-{name}")) for name in ROUTES]
    rules += [(f".hue-seat-{seat}", _hue(f"player-{seat}")) for seat in range(len(PLAYERS))]
    blocks = [f"{selector} {{\n" + "".join(f"  {line}\n" for line in lines) + "}\n" for selector, lines in rules]
    return "/* Made by tools/page.py from draw/palette.py. */\n" + "\n".join(blocks)


def _hue(name: str) -> list[str]:
    """What is painted with it, what is written on it, what is around it: whoever wears the class."""
    return [f"--face: var(--{name});", f"--on: var(--on-{name});", f"--edge: var(--edge-{name});"]


def _theme(theme: Theme) -> list[str]:
    plain = {field.name: getattr(theme, field.name) for field in fields(theme)}
    lines = [f"--{name.replace('_', '-')}: {value};" for name, value in plain.items() if str(value).startswith("#")]
    lines += [f"--edge-route-{name}: {edge(theme, colour)};" for name, colour in ROUTES.items()]
    return lines + [f"--edge-player-{seat}: {outline(theme, colour)};" for seat, colour in enumerate(PLAYERS)]


def shapes() -> str:
    """The shapes of draw/marks.py, for cards and pieces that lie beside the board."""
    found = {
        "MARKS": marks.MARKS,
        "LOCOMOTIVE_SHAPE": marks.LOCOMOTIVE,
        "TRAINS": marks.TRAINS,
        "TRIMS": marks.TRIMS,
        "STATION": marks.STATION,
        "EMBLEMS": marks.EMBLEMS,
    }
    kinds = {dict: "Record<string, string>", tuple: "readonly string[]", str: "string"}
    lines = [f"export const {name}: {kinds[type(value)]} = {json.dumps(value)};" for name, value in found.items()]
    return "// Made by tools/page.py from draw/marks.py.\n" + "\n".join(lines) + "\n"


def examples() -> str:
    """Sentences as Python tells them, with what they are told from: the page must tell the same."""
    found: dict[str, Any] = {"boards": {}, "sentences": []}
    for name in builtin_boards():
        board = load_board(name)
        found["boards"][name] = _named(board)
        for language in LANGUAGES:
            texts = Texts(language, board, NAMES, you=0)
            for kind, data, text in _told(board, texts):
                found["sentences"].append([language, name, kind, data, text])
    lines = (json.dumps(sentence, ensure_ascii=False) for sentence in found["sentences"])
    boards = json.dumps(found["boards"], ensure_ascii=False)
    return f'{{"names": {json.dumps(NAMES)},\n"boards": {boards},\n"sentences": [\n' + ",\n".join(lines) + "\n]}\n"


def _named(board: Board) -> dict[str, Any]:
    return {
        "cities": [{"id": city.id, "name": city.name, "names": dict(city.names)} for city in board.cities],
        "countries": [{"id": each.id, "names": {"en": each.name, **each.names}} for each in board.countries],
        "routes": [{"id": route.id, "a": route.a, "b": route.b, "number": route.number} for route in board.routes],
        "tickets": [{"id": each.id, "a": each.a, "b": each.b, "points": each.points} for each in board.tickets],
    }


def _told(board: Board, texts: Texts) -> Iterator[tuple[str, Any, str]]:
    """Of a game played at random: one event and one action of each make, and each reason against a route."""
    seen: set[Any] = set()
    game, chance = Game.new(board.id, players=min(board.rules.players[1], len(NAMES)), seed=5), random.Random(5)
    while not game.over:
        seat = game.actors[0]
        action = chance.choice(game.view(seat).actions)
        for event in game.play(action, seat=seat):
            for viewer in (0, 1):
                shown = event.seen_by(viewer)
                data = msgspec.to_builtins(shown)
                make = (event.code, event.seat == 0, tuple(data), data.get("owed"), data.get("points"))
                if make not in seen:
                    seen.add(make)
                    yield "event", data, texts.event(shown)
        parsed = parse_action(board, action)
        if (parsed.kind, len(parsed.cards), parsed.swaps) not in seen:
            seen.add((parsed.kind, len(parsed.cards), parsed.swaps))
            yield "action", msgspec.to_builtins(parsed), texts.action(parsed)
            yield "written", action, texts.written(action)
            for line in (texts.action(parsed), texts.written(action).upper()):
                yield "typed", line, typed_words(texts.language).notation(line, place_names(board))
        for refused in game.view(0).refused:
            if refused.code == "cards-short" and len(seen) % 7 == 0 and str(refused.short) not in seen:
                seen.add(str(refused.short))
                yield "lacking", refused.short, texts.cards(refused.short, "lacking")
    for city in board.cities:
        if city.names:
            yield "city", city.id, texts.full_city(city.id)
    for ticket in board.tickets[:2]:
        yield "goal", ticket.id, texts.goal(ticket.id)


FILES = {"components/palette.css": palette, "components/shapes.ts": shapes, "../tests/examples.json": examples}


def main() -> int:
    return write_or_check(__doc__, {SOURCE / name: make() for name, make in FILES.items()})


if __name__ == "__main__":
    sys.exit(main())
