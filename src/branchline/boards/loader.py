"""Board loader: built-in boards by id, users' own boards by path."""

from __future__ import annotations

import os
from dataclasses import fields
from functools import cache
from hashlib import sha256
from pathlib import Path

from branchline.boards.check import examine_file
from branchline.boards.model import Board, Route, Rules, cost_order
from branchline.boards.problems import BoardError
from branchline.boards.reader import Draft, did_you_mean, show

_FOLDER = Path(__file__).parent


def load_board(name_or_path: str | Path) -> Board:
    """Load a built-in board by its id, or a board's TOML file by its path (a `Path` is never treated as an id)."""
    if isinstance(name_or_path, str) and name_or_path in builtin_boards():
        return _load_builtin(name_or_path)
    name = str(name_or_path)
    if not os.path.exists(name):  # unlike Path.exists, it accepts any text without raising
        known = builtin_boards()
        raise BoardError(
            f"no board {show(name)}: neither a file nor one of {', '.join(known)}{did_you_mean(name, known)}"
        )
    return _load_file(Path(name))


def builtin_boards() -> list[str]:
    """Return the ids of the boards that come with the package, in alphabetical order."""
    return sorted(path.stem for path in _FOLDER.glob("*.toml") if "." not in path.stem)  # skips europe.layout.toml


@cache
def _load_builtin(id: str) -> Board:
    return _load_file(_FOLDER / f"{id}.toml")


def _load_file(path: Path) -> Board:
    try:
        draft, problems = examine_file(path)
    except OSError as error:
        raise BoardError(f"{path}: can't be read: {error.strerror or error}") from None
    if problems:
        raise BoardError.of(problems)
    return _finish(draft, path)


def _finish(draft: Draft, path: Path) -> Board:
    """Build the board of a draft without problems. Everything is sorted, so games don't depend on the file's order."""
    assert draft.rules is not None, "a draft without problems has rules"
    rules = draft.rules
    return Board(
        id=draft.id,
        title=draft.title,
        rules=rules,
        cities=tuple(sorted((city for _, city in draft.cities), key=lambda city: city.id)),
        countries=tuple(sorted((country for _, country in draft.countries), key=lambda country: country.id)),
        routes=tuple(sorted((route for _, route in draft.routes), key=lambda route: cost_order(route, rules))),
        tickets=tuple(sorted((ticket for _, ticket in draft.tickets), key=lambda ticket: (ticket.a, ticket.b))),
        note=draft.note,
        titles=draft.titles,
        notes=draft.notes,
        lesson=draft.lesson,
        digest=sha256(_canonical_text(draft, rules).encode()).hexdigest()[:16],
        path=path,
    )


def _canonical_text(draft: Draft, rules: Rules) -> str:
    """Return a text that two boards share exactly if they play the same; names, positions and notes are left out.

    Settings that are off are left out too, so that adding a setting in a later version changes no existing digest.
    """
    lines = [f"rule {key.name} {getattr(rules, key.name)}" for key in fields(Rules) if getattr(rules, key.name)]
    lines += [f"city {city.id}" for _, city in draft.cities]
    lines += [f"country {country.id} {country.cards}" for _, country in draft.countries]
    lines += [_canonical_route(route) for _, route in draft.routes]
    lines += [f"ticket {ticket.id} {ticket.points} {ticket.long:d}" for _, ticket in draft.tickets]
    return "\n".join(sorted(lines))


_IN_EVERY_ROUTE = ("length", "colour", "tunnel", "symbols", "any_cards")  # written even if off, as digests began so
_IN_THE_ID = ("a", "b", "number", "country")


def _canonical_route(route: Route) -> str:
    values = [getattr(route, name) for name in _IN_EVERY_ROUTE]
    line = " ".join(["route", route.id, *(str(int(each) if isinstance(each, bool) else each) for each in values)])
    later = [key.name for key in fields(Route) if key.name not in (*_IN_EVERY_ROUTE, *_IN_THE_ID)]
    return line + "".join(f" {name} {getattr(route, name)}" for name in later if getattr(route, name))
