"""Players' results as messages: pages, histories, head-to-head, leaderboards; and records with the players' names."""

from __future__ import annotations

import asyncio
import io
import math
import zipfile
import zlib
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from typing import Any

import msgspec

from branchline.bots import LEVELS
from branchline.bots.seats import character_label
from branchline.game.record import Record
from branchline.server import wire
from branchline.server.base import DAY, RequestRefused
from branchline.server.base.fair_pool import yielding
from branchline.server.base.metering import out_of_debt
from branchline.server.people import ratings
from branchline.server.store import Person, Store, player_queries
from branchline.server.store.player_queries import Filter, PlayerRow, Row
from branchline.server.store.rows import BOT, PERSON, Skill
from branchline.texts import Texts

POINTS = 300  # of a chart, at most
TIMES, PAUSE = 60, 1.0  # how often a part of a download is tried, and seconds between


async def player_info(store: Store, player: PlayerRow, *, own: bool) -> wire.PlayerInfo:
    rows = await store.read(player_queries.summary, player.person)
    rated = await store.read(player_queries.ratings_of_person, player.person)
    boards = []
    for row in rows:
        entry = rated.get((row["board"], row["players"]))
        boards.append(
            wire.BoardResults(
                row["board"], row["players"], row["games"], int(row["wins"]), round(float(row["points"]), 1),
                row["best"], int(row["tickets"]), int(row["tickets_failed"]), row["longest"],
                round(float(row["accuracy"]), 1) if row["accuracy"] is not None else None,
                round(entry.shown, 1) if entry is not None else None,
                entry is not None and ratings.is_provisional(entry.skill),
                entry.games if entry is not None else 0,
            )
        )  # fmt: skip
    return wire.PlayerInfo(player.player, player.name, player.since, tuple(boards), own, player.private)


async def head_to_head(store: Store, player: PlayerRow, *, own: bool) -> wire.Rivals:
    rows = await store.read(player_queries.rivals, player.person)
    return wire.Rivals(
        tuple(
            wire.Rival(
                row["games"], row["ahead"], row["behind"], _name(row, row["name"], own=own), _public_id(row)
            )
            for row in rows
        )
    )  # fmt: skip


async def rating_history(store: Store, player: PlayerRow, board: str, players: int, *, own: bool) -> wire.RatingHistory:
    """A rating over time; of many games, a selection that is spread evenly and includes the latest."""
    points = await store.read(player_queries.rating_points, player.person, board, players, POINTS)
    shown = (
        wire.RatingPoint(_time(at, own=own), round(ratings.shown(Skill(mu, 0.0), players), 1)) for at, mu in points
    )
    return wire.RatingHistory(board, players, tuple(shown))


async def history(store: Store, player: PlayerRow, which: Filter, before: int | None, *, own: bool) -> wire.PlayedGames:
    """A player's games. Strangers see those at whose tables everybody saw the account."""
    if not own:
        which = which._replace(public=True, since=_limit(which.since), until=_limit(which.until))
    rows = await store.read(player_queries.history, player.person, which, before)
    seats = await store.read(player_queries.seats_of, [row["game"] for row in rows])
    games = tuple(_played_game(row, seats[row["game"]], own=own) for row in rows)
    return wire.PlayedGames(games, games[-1].number if len(games) == player_queries.PAGE else None)


def _played_game(row: Row, seats: Sequence[Row], *, own: bool) -> wire.PlayedGame:
    after = _shown(row["mu_after"], row["players"])
    before = _shown(row["mu"], row["players"])
    return wire.PlayedGame(
        row["seq"], row["board"], row["players"], _time(row["finished"], own=own), row["ending"], row["seat"],
        row["points"], row["tickets"], row["tickets_failed"], row["longest"],
        tuple(
            wire.GameSeat(
                each["seat"], each["points"], each["place"], _name(each, _name_now(each, seats), own=own),
                _public_id(each, own=own), each["bot"], each["left"],
            )
            for each in seats
        ),
        row["place"], row["left"], bool(row["rated"]), after,
        round(after - before, 1) if after is not None and before is not None else None, row["accuracy"],
        row["game"] if own and row["recorded"] else None,
    )  # fmt: skip


async def game_ratings(store: Store, game: str, person: Person | None) -> wire.GameRatings:
    """How a game that is over has changed ratings: empty if it was not rated. Those of private players are for those
    who have played.
    """
    seats = (await store.read(player_queries.seats_of, [game])).get(game, [])
    played = person is not None and person.id in [row["person"] for row in seats]
    return wire.GameRatings(
        tuple(
            wire.RatedSeat(
                row["seat"], after, round(after - before, 1),
                ratings.is_provisional(Skill(row["mu_after"], row["sigma_after"])),
            )
            for row in seats
            if (played or (row["shown"] and not row["private"]) or row["bot"] is not None)
            and (after := _shown(row["mu_after"], row["players"])) is not None
            and (before := _shown(row["mu"], row["players"])) is not None
        )
    )  # fmt: skip


async def leaderboard(
    store: Store, board: str, players: int, after: str | None, person: Person | None
) -> wire.Leaderboard:
    """A page of the leaderboard: the best, or those after a player."""
    cursor = None
    if after is not None and (last := await store.read(player_queries.player, after)) is not None:
        entry = await store.read(player_queries.listed_rating, last.person, board, players)
        cursor = (entry.shown, f"{PERSON}{last.person}") if entry is not None else None
    rows = await store.read(player_queries.leaders, board, players, cursor)
    above = await store.read(player_queries.rank_of, board, players, rows[0].shown) if rows else 0
    leaders: list[wire.Leader] = []
    for number, row in enumerate(rows):
        tied = number > 0 and rows[number - 1].shown == row.shown
        rank = leaders[-1].rank if tied else above + 1 + number
        leaders.append(wire.Leader(rank, row.player, row.name, round(row.shown, 1), row.games, row.wins))
    known = await store.read(player_queries.bot_ratings, tuple(LEVELS), board, players)
    bots = {
        level: known[level].skill if level in known else ratings.first_skill(f"{BOT}{level}", board, players)
        for level in LEVELS
    }
    return wire.Leaderboard(
        board, players, tuple(leaders),
        tuple(wire.BotRating(level, round(ratings.shown(skill, players), 1)) for level, skill in bots.items()),
        await store.read(player_queries.rank_of, board, players),
        await _own_place(store, board, players, person),
        rows[-1].player if len(rows) == player_queries.PAGE else None,
    )  # fmt: skip


async def _own_place(store: Store, board: str, players: int, person: Person | None) -> wire.Leader | None:
    if person is None or person.account is None:
        return None
    entry = await store.read(player_queries.listed_rating, person.id, board, players)
    if entry is None:
        return None
    rank = 1 + await store.read(player_queries.rank_of, board, players, entry.shown)
    return wire.Leader(rank, person.account, person.name, round(entry.shown, 1), entry.games, entry.wins)


async def compile_queries(store: Store) -> None:
    """Ask for the page, the history and the leaderboard of nobody: SQLAlchemy compiles each query the first time, which
    takes as long as running it.
    """
    nobody, board, players = PlayerRow("", "", "", 0.0, False), "", 2
    await player_info(store, nobody, own=False)
    await head_to_head(store, nobody, own=False)
    await rating_history(store, nobody, board, players, own=False)
    await history(store, nobody, Filter(), None, own=False)
    await leaderboard(store, board, players, None, None)


def _shown(mu: float | None, players: int) -> float | None:
    return round(ratings.shown(Skill(mu, 0.0), players), 1) if mu is not None else None


def _time(at: float, *, own: bool) -> float:
    """When a game ended: for strangers noon of that day, in UTC."""
    return at if own else at // DAY * DAY + DAY / 2


def _limit(at: float | None) -> float | None:
    """A limit of a search by strangers, so that they find what has such a time for them."""
    return math.ceil(at / DAY - 0.5) * DAY if at is not None else None


def _public_id(row: Row, *, own: bool = False) -> str | None:
    """The public id of an account, unless it is private, or the seat of a game did not show it to strangers."""
    known = own or row.get("shown", True)
    return row["account"] if row["account"] is not None and not row["private"] and known else None


def _name(row: Row, name: str | None, *, own: bool) -> str | None:
    """A name as it may be shown: to those who played, and otherwise only of bots and public accounts."""
    return name if own or row.get("bot") is not None or _public_id(row) is not None else None


def _name_now(seat: Row, seats: Sequence[Row]) -> str | None:
    """The name that somebody has now: they may have played as a guest and registered under another one.

    Friends on the same device have seats of the same person, under names of their own.
    """
    alone = sum(each["person"] == seat["person"] for each in seats) == 1
    name: str | None = seat["present_name"] if alone and seat["person"] is not None else seat["name"]
    return name


# Records.


def named_record(compressed: bytes, seats: Sequence[Row], language: str) -> str:
    """A stored record, with the names of its players as they are now: people who were erased have none."""
    texts = Texts(language)
    names = tuple(
        character_label(row["name"] or "", row["bot"], texts)
        if row["bot"] is not None
        else _name_now(row, seats) or texts("seat-number", number=row["seat"] + 1)
        for row in seats
    )
    record = Record.parse(zlib.decompress(compressed).decode())
    return str(msgspec.structs.replace(record, seats=names))


Run = Callable[[Callable[[], bytes]], Coroutine[Any, Any, bytes]]


async def all_records(store: Store, person: str, language: str, run: Run, pause: float = PAUSE) -> AsyncIterator[bytes]:
    """A ZIP file with all records of a person, piece by piece; `run` compresses them away from the event loop."""
    pieces = _Pieces()
    archive = zipfile.ZipFile(pieces, "w", zipfile.ZIP_DEFLATED)
    after = 0
    while rows := await store.read(player_queries.records, person, after):
        seats = await store.read(player_queries.seats_of, [game for _, game, _ in rows])

        def add(rows: Sequence[tuple[int, str, bytes]] = rows, seats: Mapping[str, Sequence[Row]] = seats) -> bytes:
            for number, game, compressed in yielding(rows):
                archive.writestr(f"{number:06d}-{game}.jsonl", named_record(compressed, seats[game], language))
            return pieces.taken()

        yield await run_later(run, add, pause)
        after = rows[-1][0]
    archive.close()
    yield pieces.taken()


async def run_later(run: Run, work: Callable[[], bytes], pause: float = PAUSE) -> bytes:
    """Run a part of a download that has begun, and can't be refused any more: it waits for its budget and its turn."""
    for _ in range(TIMES):
        await out_of_debt()
        try:
            return await run(work)
        except RequestRefused:
            await asyncio.sleep(pause)
    return await run(work)


class _Pieces(io.RawIOBase):
    """A file that can only be written: what was written can be taken away."""

    def __init__(self) -> None:
        self._written = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._written += data
        return len(data)

    def taken(self) -> bytes:
        found, self._written = bytes(self._written), bytearray()
        return found
