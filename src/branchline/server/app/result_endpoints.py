"""REST API of results: player pages, histories and records, leaderboards, and the statistics of the site."""

from __future__ import annotations

import zlib

from branchline.server import wire
from branchline.server.app.documents import Document
from branchline.server.app.feature_endpoints import PICTURE_POLICY
from branchline.server.app.http import ApiRequest, Endpoint, Reply
from branchline.server.base import RequestRefused
from branchline.server.features.pictures import draw_heat_map
from branchline.server.people import results, statistics
from branchline.server.store import player_queries
from branchline.server.store.player_queries import Filter, PlayerRow

RECORD, ZIP, SVG = "application/jsonl", "application/zip", "image/svg+xml"
RESULTS_OF_GAMES = ("won", "lost", "left", "unfinished")
LONGEST_SEARCH = 32  # letters


# Player pages.


async def _player(ask: ApiRequest) -> Reply:
    player, own = await _found(ask)
    return Reply(await results.player_info(ask.services.store, player, own=own))


async def _rivals(ask: ApiRequest) -> Reply:
    player, own = await _found(ask)
    return Reply(await results.head_to_head(ask.services.store, player, own=own))


async def _rating(ask: ApiRequest) -> Reply:
    player, own = await _found(ask)
    board, players = _pool(ask)
    return Reply(await results.rating_history(ask.services.store, player, board, players, own=own))


async def _games(ask: ApiRequest) -> Reply:
    player, own = await _found(ask)
    before = ask.number("before") if "before" in ask.query else None
    return Reply(await results.history(ask.services.store, player, _filter(ask), before, own=own))


async def _found(ask: ApiRequest) -> tuple[PlayerRow, bool]:
    """The player whose page it is, and whether that is the person who asks. Private pages are only for their owners."""
    player = await ask.services.store.read(player_queries.player, ask.path["player"])
    if player is None:
        raise RequestRefused("no-such-player")
    own = ask.person is not None and ask.person.id == player.person
    if player.private and not own:
        raise RequestRefused("player-private")
    return player, own


def _filter(ask: ApiRequest) -> Filter:
    query = ask.query
    result = query.get("result")
    if result is not None and result not in RESULTS_OF_GAMES:
        raise RequestRefused("bad-message", error=f"result is {', '.join(RESULTS_OF_GAMES)}")
    opponent = query.get("opponent", "").strip()
    if len(opponent) > LONGEST_SEARCH:
        raise RequestRefused("bad-message", error=f"opponent has at most {LONGEST_SEARCH} letters")
    return Filter(
        query.get("board"),
        ask.number("players") if "players" in query else None,
        opponent or None,
        result,
        _time(ask, "from"),
        _time(ask, "to"),
    )


def _time(ask: ApiRequest, name: str) -> float | None:
    """A time in seconds since 1970 from the query string."""
    text = ask.query.get(name)
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 11:
        raise RequestRefused("bad-message", error=f"{name} is a time in seconds")
    return float(text)


def _pool(ask: ApiRequest) -> tuple[str, int]:
    board, players = ask.query.get("board"), ask.number("players")
    if board is None or not 2 <= players <= 5:
        raise RequestRefused("bad-message", error="board and players (2 to 5) are needed")
    return board, players


# Records.


async def _own_record(ask: ApiRequest) -> Reply:
    game, person = ask.path["game"], ask.someone
    compressed = await ask.services.store.read(player_queries.record, person.id, game)
    if compressed is None:
        raise RequestRefused("no-such-game")
    ask.services.limits.records.check(ask.source)
    seats = (await ask.services.store.read(player_queries.seats_of, [game]))[game]
    text = await ask.services.background.run(results.named_record, compressed, seats, ask.language)
    name = f'attachment; filename="{seats[0]["board"]}-{game}.jsonl"'
    return Reply(text.encode(), media=RECORD, headers={"Content-Disposition": name})


async def _records(ask: ApiRequest) -> Reply:
    person = ask.someone
    ask.services.limits.records.check(ask.source)
    pieces = results.all_records(ask.services.store, person.id, ask.language, ask.services.background.run)
    name = 'attachment; filename="branchline-games.zip"'
    return Reply(pieces, media=ZIP, headers={"Content-Disposition": name})


async def _ratings(ask: ApiRequest) -> Reply:
    return Reply(await results.game_ratings(ask.services.store, ask.path["table"], ask.person))


# Leaderboards and statistics.


async def _leaderboard(ask: ApiRequest) -> Reply:
    board, players = _pool(ask)
    return Reply(await results.leaderboard(ask.services.store, board, players, ask.query.get("after"), ask.person))


async def _statistics(ask: ApiRequest) -> Reply:
    return Reply(await ask.services.statistics.found())


async def _heat(ask: ApiRequest) -> Reply:
    """A heat map of a board: how often routes are claimed, or with what success."""
    board = await ask.services.boards.newest(ask.path["board"])
    players = ask.number("players") if "players" in ask.query else None
    language, theme = ask.asked_language(ask.language), ask.query.get("theme", "light")
    wins = ask.query.get("show", "claims") == "wins"
    if theme not in ("light", "dark"):
        raise RequestRefused("bad-message", error="theme is light or dark")
    numbers = await statistics.route_heat(ask.services.store, board, players, wins=wins)
    if not numbers:
        raise RequestRefused("few-games")
    tag = zlib.crc32(repr((wins, sorted(numbers.items()))).encode())
    key = (f"heat {board.id} {board.digest} {tag}", language, theme, SVG)
    found = ask.services.background.pictures.get(key)
    if found is None:
        ask.services.limits.pictures.check(ask.source)
        found = (await ask.services.background.run(draw_heat_map, board, numbers, language, theme, wins=wins)).encode()
        ask.services.background.pictures.put(key, found)
    return Reply(Document.of(found, SVG), headers={"Content-Security-Policy": PICTURE_POLICY})


RESULTS = (
    Endpoint("GET", "/api/players/{player}", _player, "A player's results by board and number of players",
             wire.PlayerInfo, ready=False),
    Endpoint("GET", "/api/players/{player}/rivals", _rivals, "With whom a player has played, and how often ahead",
             wire.Rivals, ready=False),
    Endpoint("GET", "/api/players/{player}/rating", _rating, "A player's rating over time", wire.RatingHistory,
             query=("board", "players"), ready=False),
    Endpoint("GET", "/api/players/{player}/games", _games, "A player's finished games, the latest first",
             wire.PlayedGames, query=("before", "board", "players", "opponent", "result", "from", "to"), ready=False),
    Endpoint("GET", "/api/games/{game}/record", _own_record, "The record of a game of mine", None, ready=False),
    Endpoint("GET", "/api/me/records", _records, "The records of all my games, as a ZIP file", None, media=ZIP,
             ready=False),
    Endpoint("GET", "/api/tables/{table}/ratings", _ratings, "How a rated game has changed ratings", wire.GameRatings,
             ready=False),
    Endpoint("GET", "/api/leaderboard", _leaderboard, "The best players on a board", wire.Leaderboard,
             query=("board", "players", "after"), ready=False),
    Endpoint("GET", "/api/statistics", _statistics, "Statistics of this site", wire.Statistics, ready=False),
    Endpoint("GET", "/api/statistics/{board}/heat.svg", _heat, "How often each route of a board is claimed", None,
             query=("players", "show", "language", "theme"), media=SVG, kept=True),
)  # fmt: skip
