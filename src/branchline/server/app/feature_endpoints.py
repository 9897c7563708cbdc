"""REST API of the features around a game: boards, hints, replays, uploaded records, pictures and the lesson."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache, lru_cache

import msgspec
from msgspec.json import Decoder

from branchline.boards import Board
from branchline.game.record import Record
from branchline.server import wire
from branchline.server.app.documents import Document
from branchline.server.app.http import JSON, ApiRequest, Endpoint, JsonBody, Reply
from branchline.server.base import RequestRefused
from branchline.server.base.metering import children_milliseconds, current, current_group, idle
from branchline.server.features import boards, hints, lesson, pictures, records, replay
from branchline.server.features.records import LARGEST_RECORD, UploadedRecord
from branchline.server.live.hub import viewer_of, visible_state
from branchline.server.table.history import LoggedEvent
from branchline.server.table.record import check_over, record_text
from branchline.server.table.state import TableState
from branchline.texts import Texts

SVG, PNG, CSS, TOML = "image/svg+xml", "image/png", "text/css", "application/toml"
DOCUMENTS = 512  # of each kind in memory
THEMES = ("light", "dark")

# Content-Security-Policy: a picture contains its own styles and fonts, and may run nothing, wherever it is opened.
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox"


# Boards: documents that are the same for everybody, cached for good.


async def _boards(ask: ApiRequest) -> Reply:
    return Reply(boards.list_boards(await ask.services.boards.listed()))


async def _board(ask: ApiRequest) -> Reply:
    board = await _board_asked_for(ask)
    return Reply(await ask.services.background.document(lambda: _board_document(board, boards.layout_version(board))))


async def _drawing(ask: ApiRequest) -> Reply:
    board, language = await _board_asked_for(ask), ask.asked_language()
    return Reply(
        await ask.services.background.document(lambda: _drawing_document(board, language, boards.layout_version(board)))
    )


async def _miniature(ask: ApiRequest) -> Reply:
    board, theme = await _board_asked_for(ask), _theme(ask)
    found = await ask.services.background.document(
        lambda: _miniature_document(board, theme, boards.layout_version(board))
    )
    return Reply(found, headers={"Content-Security-Policy": PICTURE_POLICY})


async def _file(ask: ApiRequest) -> Reply:
    board = await _board_asked_for(ask)
    text = await ask.services.boards.text(board)
    name = f'attachment; filename="{board.id}.toml"'
    return Reply(Document.of(text, TOML), headers={"Content-Disposition": name})


async def _drawing_style(ask: ApiRequest) -> Reply:
    return Reply(await ask.services.background.document(_style_document))


async def _rules(ask: ApiRequest) -> Reply:
    board, language = await _board_asked_for(ask), ask.asked_language()
    low, high = board.rules.players
    players = ask.number("players", low)
    if not low <= players <= high:
        raise RequestRefused("bad-message", error=f"players is from {low} to {high}")
    return Reply(await ask.services.background.document(_rules_document, board, players, language))


BOARDS = (
    Endpoint("GET", "/api/boards", _boards, "All boards", wire.Boards, ready=False),
    Endpoint("GET", "/api/boards/{board}", _board, "What is printed on a board", wire.BoardInfo, query=("digest",),
             ready=False, kept=True),
    Endpoint("GET", "/api/boards/{board}/drawing", _drawing, "A board's map, to be put into a page", None,
             query=("language", "digest"), ready=False, media=SVG, kept=True),
    Endpoint("GET", "/api/boards/{board}/miniature", _miniature, "A small picture of a board", None,
             query=("theme", "digest"), ready=False, media=SVG, kept=True),
    Endpoint("GET", "/api/boards/{board}/rules", _rules, "A board's rules in sentences", wire.RulesInfo,
             query=("players", "language", "digest"), ready=False, kept=True),
    Endpoint("GET", "/api/boards/{board}/file", _file, "A board's file", None, query=("digest",), ready=False,
             media=TOML, kept=True),
    Endpoint("GET", "/api/drawing.css", _drawing_style, "The stylesheet of all drawings", None, ready=False,
             media=CSS, kept=True),
)  # fmt: skip


async def _board_asked_for(ask: ApiRequest) -> Board:
    """The present version of a board, or the one with the digest that is asked for."""
    if (digest := ask.query.get("digest")) is not None:
        return await ask.services.boards.version(ask.path["board"], digest)
    return await ask.services.boards.newest(ask.path["board"])


# In the following, `layout` is the tag of the board's layout: a new layout needs new documents.


@lru_cache(DOCUMENTS)
def _board_document(board: Board, layout: str) -> Document:
    return Document.of(msgspec.json.encode(boards.board_info(board)), JSON)


@lru_cache(DOCUMENTS)
def _miniature_document(board: Board, theme: str, layout: str) -> Document:
    from branchline.draw import draw_miniature

    return Document.of(draw_miniature(board, theme), SVG)


@lru_cache(DOCUMENTS)
def _drawing_document(board: Board, language: str, layout: str) -> Document:
    from branchline.draw import draw_for_page

    return Document.of(draw_for_page(board, language=language), SVG)


@cache
def _style_document() -> Document:
    from branchline.draw import page_style

    return Document.of(page_style(), CSS)


@lru_cache(DOCUMENTS)
def _rules_document(board: Board, players: int, language: str) -> Document:
    return Document.of(msgspec.json.encode(boards.rules_in_words(board, players, language)), JSON)


# Hints.


async def _hint(ask: ApiRequest, asked: wire.HintAsked) -> Reply:
    person, seat = ask.someone, asked.seat
    table_state = (await ask.services.log.read(ask.path["table"])).table_state
    hints.check_hint(table_state, seat, person.id)
    key = (table_state.id, table_state.version, seat)
    found = ask.services.background.hints.get(key)
    if found is None:
        ask.services.limits.check_hint(ask.source)
        found = await ask.services.background.think(hints.ask_bot, table_state, seat)
        ask.services.background.hints.put(key, found)
    advice = hints.advice_in_words(found, table_state, seat, ask.language)
    return Reply(wire.Hint(table_state.version, seat, advice))


HINTS = (
    Endpoint("POST", "/api/tables/{table}/hint", JsonBody(Decoder(wire.HintAsked), _hint),
             "What the strongest bot would do in my place, and why", wire.Hint),
)  # fmt: skip


# Replay of finished tables.


async def _record(ask: ApiRequest) -> Reply:
    table_state = (await ask.services.log.read(ask.path["table"])).table_state
    check_over(table_state)
    log = await ask.services.signer.sign_log(table_state, ask.services.log)
    text = await ask.services.log.in_thread(record_text, table_state, ask.language, log)
    name = f'attachment; filename="{table_state.settings.board}-{table_state.id}.jsonl"'
    return Reply(text.encode(), media="application/jsonl", headers={"Content-Disposition": name})


async def _head(ask: ApiRequest) -> Reply:
    """The signed head of the log, as far as the viewer may see it."""
    cached = await ask.services.log.read(ask.path["table"])
    viewer = viewer_of(cached, ask.person)[0]
    table_state = await visible_state(ask.services.log, cached, viewer, ask.services.clock.now())
    return Reply(await ask.services.signer.sign(table_state))


async def _replay(ask: ApiRequest) -> Reply:
    """A finished table at some version, as each seat saw it."""
    cached = await ask.services.log.read(ask.path["table"])
    check_over(cached.table_state)
    at = _version(ask, cached.table_state.version)
    table_state = await ask.services.log.as_of(cached.row.id, at)
    logged = await ask.services.log.history(cached.row.id, at - 1, at)
    return Reply(replay.replay_at(cached.row, table_state, logged, ask.services.clock.now()))


async def _overview(ask: ApiRequest) -> Reply:
    cached = await ask.services.log.read(ask.path["table"])
    check_over(cached.table_state)
    first = await ask.services.log.as_of(cached.row.id, 1)
    logged = await ask.services.log.history(cached.row.id, 0, cached.table_state.version)
    return Reply(await _overview_of(ask, cached.table_state, first, logged))


async def _review(ask: ApiRequest) -> Reply:
    cached = await ask.services.log.read(ask.path["table"])
    check_over(cached.table_state)
    at = _version(ask, cached.table_state.version)
    if at == 1:
        return Reply(wire.MoveReview(1))
    before = await ask.services.log.as_of(cached.row.id, at - 1)
    logged = await ask.services.log.history(cached.row.id, at - 1, at)
    return Reply(await ask.services.background.think(hints.review_move, before, logged[0], ask.language))


# Uploaded records.


async def _upload(ask: ApiRequest, given: wire.RecordGiven) -> Reply:
    ask.services.limits.records.check(ask.source)
    record, board = await _recorded(ask, given.text)
    found = await ask.services.background.run(records.read_upload, given.text, record, board)
    ask.services.background.records.put(found.row.id, found)
    return Reply(found.info, 201)


async def _uploaded_replay(ask: ApiRequest) -> Reply:
    found = _uploaded(ask, ask.path["record"])
    at = _version(ask, found.history.last.version)
    return Reply(await ask.services.background.run(found.replay_at, at, ask.services.clock.now()))


async def _uploaded_overview(ask: ApiRequest) -> Reply:
    history = _uploaded(ask, ask.path["record"]).history
    return Reply(await _overview_of(ask, history.last, history.at(1), history.events))


async def _uploaded_review(ask: ApiRequest) -> Reply:
    history = _uploaded(ask, ask.path["record"]).history
    at = _version(ask, history.last.version)
    if at == 1:
        return Reply(wire.MoveReview(1))
    logged = history.events[at - 1]
    return Reply(
        await ask.services.background.think(lambda: hints.review_move(history.at(at - 1), logged, ask.language))
    )


REPLAY = (
    Endpoint("GET", "/api/tables/{table}/record", _record, "The whole game as a file, once it is over", None),
    Endpoint("GET", "/api/tables/{table}/head", _head, "The signed head of a table's log", wire.Head),
    Endpoint("GET", "/api/tables/{table}/replay", _replay, "A game that is over, as it was, with all hands",
             wire.Replay, query=("at",)),
    Endpoint("GET", "/api/tables/{table}/course", _overview, "A game that is over at a glance", wire.GameOverview),
    Endpoint("GET", "/api/tables/{table}/why", _review, "An act of a game that is over, and what a bot would have done",
             wire.MoveReview, query=("at",)),
    Endpoint("POST", "/api/records", JsonBody(Decoder(wire.RecordGiven), _upload),
             "Bring a record along, to look at it", wire.RecordInfo, status=201, largest=LARGEST_RECORD),
    Endpoint("GET", "/api/records/{record}/replay", _uploaded_replay, "A record's game as it was, with all hands",
             wire.Replay, query=("at",)),
    Endpoint("GET", "/api/records/{record}/course", _uploaded_overview, "A record's game at a glance",
             wire.GameOverview),
    Endpoint("GET", "/api/records/{record}/why", _uploaded_review, "An act of a record, and what a bot would have done",
             wire.MoveReview, query=("at",)),
)  # fmt: skip


def _version(ask: ApiRequest, last: int) -> int:
    at = ask.number("at", 1)
    if not 1 <= at <= last:
        raise RequestRefused("bad-message", error=f"at is from 1 to {last}")
    return at


async def _overview_of(
    ask: ApiRequest, last: TableState, first: TableState, logged: Sequence[LoggedEvent]
) -> wire.GameOverview:
    """The overview from the cache, or computed: that takes as long as replaying the game."""
    key = (last.id, last.version)
    found = ask.services.background.overviews.get(key)
    if found is None:
        found = await ask.services.background.run(replay.game_overview, first, logged)
        ask.services.background.overviews.put(key, found)
    return found


async def _recorded(ask: ApiRequest, text: str) -> tuple[Record, Board]:
    """A record from its text, and its board: a built-in one or one of this server, in the version of the record."""
    record = await ask.services.background.run(Record.parse, text)
    try:
        return record, await ask.services.boards.version(record.board, record.digest)
    except RequestRefused:
        raise RequestRefused("no-record-board", board=record.board, digest=record.digest) from None


def _uploaded(ask: ApiRequest, id: str) -> UploadedRecord:
    found = ask.services.background.records.get(id)
    if found is None:
        raise RequestRefused("no-such-record")
    return found


# Pictures.


async def _svg(ask: ApiRequest) -> Reply:
    return await _picture(ask, SVG)


async def _png(ask: ApiRequest) -> Reply:
    return await _picture(ask, PNG)


PICTURES = (
    Endpoint("GET", "/api/tables/{table}/picture.svg", _svg, "A game that is over, as a drawing", None,
             query=("language", "theme"), media=SVG, kept=True),
    Endpoint("GET", "/api/tables/{table}/picture.png", _png, "A game that is over, as a picture", None,
             query=("language", "theme"), media=PNG, kept=True),
)  # fmt: skip


async def _picture(ask: ApiRequest, media: str) -> Reply:
    table_state = (await ask.services.log.read(ask.path["table"])).table_state
    check_over(table_state)
    language, theme = ask.asked_language(ask.language), _theme(ask)
    key = (table_state.id, language, theme, media)
    found = ask.services.background.pictures.get(key)
    if found is None:
        ask.services.limits.pictures.check(ask.source)
        svg = await ask.services.background.run(pictures.draw_svg, table_state, language, theme)
        found = svg.encode() if media == SVG else await _png_of(ask, svg)
        ask.services.background.pictures.put(key, found)
    return Reply(Document.of(found, media, pack=False), headers={"Content-Security-Policy": PICTURE_POLICY})


def _theme(ask: ApiRequest) -> str:
    theme = ask.query.get("theme", THEMES[0])
    if theme not in THEMES:
        raise RequestRefused("bad-message", error="theme is light or dark")
    return theme


async def _png_of(ask: ApiRequest, svg: str) -> bytes:
    account = current()
    payer = account.for_thinking() if account is not None else None
    if payer is not None:
        payer.check_budget()
    async with idle(), ask.services.background.rendering.place(current_group()):
        clock, before = asyncio.get_running_loop().time, children_milliseconds()
        began = clock()
        try:
            return await pictures.render_png(svg)
        finally:
            if payer is not None:  # at most the time that it took: another child may have ended meanwhile
                payer.charge(min(children_milliseconds() - before, 1000 * (clock() - began)))


# Verification of deals.


async def _verify(ask: ApiRequest, asked: wire.ToVerify) -> Reply:
    if (asked.text is None) == (asked.record is None):
        raise RequestRefused("bad-message", error="text, or the id of a record")
    text = asked.text if asked.record is None else str(_uploaded(ask, asked.record).record)
    ask.services.limits.records.check(ask.source)
    record, board = await _recorded(ask, text or "")
    return Reply(await ask.services.background.run(records.verify_record, record, board, ask.language))


VERIFICATION = (
    Endpoint("POST", "/api/verify", JsonBody(Decoder(wire.ToVerify), _verify),
             "Whether a record holds, and nobody chose its deal", wire.Verified, largest=LARGEST_RECORD),
)  # fmt: skip


# The lesson.


async def _lesson(ask: ApiRequest, asked: wire.LessonStep) -> Reply:
    ask.services.limits.lessons.check(ask.source)
    actions = asked.actions
    name = ask.person.name if ask.person is not None else Texts(ask.language)("lesson-you")
    before = ask.services.background.lessons.get((name, actions[:-1])) if actions else None
    table_state, update = await ask.services.background.run(lesson.lesson_step, name, actions, before)
    ask.services.background.lessons.put((name, actions), table_state)
    return Reply(update)


LESSON = (
    Endpoint("POST", "/api/lesson", JsonBody(Decoder(wire.LessonStep), _lesson),
             "A first game: what comes of all that the learner has done", wire.Update),
)  # fmt: skip
