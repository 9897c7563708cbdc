"""Checks results and ratings: each finished game in the logs is stored once, as it was, and the ratings follow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from branchline.server.people import ratings
from branchline.server.store import open_store, result_statements, schema
from branchline.server.store.rows import FinishedGame
from branchline.server.table.finished import finished_game
from branchline.testing.checker.logs import Fold
from branchline.testing.checker.report import Kind, Violation

COMPARED = ("seat", "person", "name", "bot", "place", "points", "tickets", "tickets_failed", "longest", "left")


class StoredResults(NamedTuple):
    """Everything that is stored about finished games."""

    games: list[dict[str, Any]]
    seats: dict[str, list[dict[str, Any]]]  # by game
    differences: list[str]  # between the stored ratings and those that the games make


def all_results(connection: Connection) -> StoredResults:
    games = [dict(row) for row in connection.execute(select(schema.games).order_by(schema.games.c.seq)).mappings()]
    seats: dict[str, list[dict[str, Any]]] = {}
    for row in connection.execute(select(schema.results).order_by(schema.results.c.seat)).mappings():
        seats.setdefault(row["game"], []).append(dict(row))
    return StoredResults(games, seats, result_statements.rating_differences(connection, ratings)[1])


async def read_results(url: str) -> StoredResults:
    store = await open_store(url, migrate=False)
    try:
        return await store.read_snapshot(all_results)
    finally:
        await store.close()


def check_results(stored: StoredResults, folds: Mapping[str, Fold]) -> Iterator[Violation]:
    """What is missing, there twice or different from what the logs make of it."""
    numbers = [game["seq"] for game in stored.games]
    if numbers != [*range(1, len(numbers) + 1)]:
        yield Violation(Kind.RESULTS, "", f"finished games have the numbers {numbers}")
    found = {game["id"]: game for game in stored.games}
    for table, fold in folds.items():
        right = _finished(fold)
        if right is None:
            if table in found:
                yield Violation(Kind.RESULTS, table, "has a result, and its game is not over")
        elif table not in found:
            yield Violation(Kind.RESULTS, table, "the game is over, and has no result")
        elif _shape(right) != _stored_shape(found[table], stored.seats.get(table, [])):
            yield Violation(Kind.RESULTS, table, f"the result is {found[table]}, and the log says {right}")
    for text in stored.differences:
        yield Violation(Kind.RESULTS, "", f"a rating is not what the games make of it: {text}")


def _finished(fold: Fold) -> FinishedGame | None:
    """The result of a game by its log: computed at the event that ended it."""
    for before, then in zip(fold.states, fold.states[1:], strict=False):
        if (found := finished_game(before, then)) is not None:
            return found
    return None


def _shape(game: FinishedGame) -> object:
    seats = [tuple(getattr(seat, name) for name in COMPARED) for seat in game.seats]
    return game.board, game.players, game.rated, game.ending, game.finished, game.record, seats


def _stored_shape(game: Mapping[str, Any], rows: list[dict[str, Any]]) -> object:
    seats = [tuple(row[name] for name in COMPARED) for row in rows]
    return game["board"], game["players"], game["rated"], game["ending"], game["finished"], game["record"], seats
