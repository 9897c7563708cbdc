"""Board loader: built-in boards by id, users' own boards by path, and the board of a record by its digest."""

from __future__ import annotations

import os
from dataclasses import fields
from functools import cache
from hashlib import sha256
from pathlib import Path

from branchline.boards import limits
from branchline.boards.check import examine, examine_file, too_large
from branchline.boards.folders import BUILTIN, builtin_boards, candidates, own_boards, played_boards
from branchline.boards.model import Board, Route, Rules, cost_order
from branchline.boards.problems import BoardError, Problem
from branchline.boards.reader import Draft, did_you_mean, show
from branchline.errors import CodedError


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


def parse_board(text: str, file: str = "board.toml") -> Board:
    """Return the board with this TOML text; `file` is the name used in messages."""
    if len(text.encode(errors="surrogatepass")) > limits.FILE_SIZE:
        raise BoardError.of([too_large(file)])
    return _checked(*examine(text, file), None)


def find_board(id: str, digest: str, *, file: str | None = None, folder: str | None = None) -> Board:
    """Return the board that a record names: a built-in one, or one of the user's own by its id and digest.

    The user may say where it is, by its file or a folder. Otherwise the user's boards folder is searched, and the
    copies of boards on which games were saved. The id is never used as a path. CodedError says how to provide a board
    that is not found.
    """
    if file:
        given = load_board(file)
        if given.id != id:
            raise CodedError("board-other", path=file, board=given.id, text=id)
        if given.digest != digest and id not in builtin_boards():
            raise CodedError("board-changed", text=id, digest=digest, path=file, ours=given.digest)
        return given
    if id in builtin_boards():
        return _load_builtin(id)
    for path in candidates(id, digest, [*([Path(folder)] if folder else []), own_boards(), played_boards()]):
        try:
            board = _load_file(path)
        except BoardError:
            continue
        if (board.id, board.digest) == (id, digest):
            return board
    raise CodedError("board-missing", text=id, digest=digest, path=str(own_boards()))


@cache
def _load_builtin(id: str) -> Board:
    return _load_file(BUILTIN / f"{id}.toml")


def _load_file(path: Path) -> Board:
    try:
        draft, problems = examine_file(path)
    except OSError as error:
        raise BoardError(f"{path}: can't be read: {error.strerror or error}") from None
    return _checked(draft, problems, path)


def _checked(draft: Draft, problems: list[Problem], path: Path | None) -> Board:
    if problems:
        raise BoardError.of(problems)
    return _finish(draft, path)


def _finish(draft: Draft, path: Path | None) -> Board:
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
