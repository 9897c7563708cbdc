"""REST API of the coach: ask for the review of a finished game, look at it, and try another action in a position."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.json import Decoder

from branchline.boards import Board
from branchline.game.record import Record
from branchline.server import wire
from branchline.server.app.http import ApiRequest, Endpoint, JsonBody, Reply
from branchline.server.base import RequestRefused
from branchline.server.base.metering import idle
from branchline.server.features import coach
from branchline.server.table.record import check_over, seat_names
from branchline.server.table.state import TableRefusal


class _Finished(NamedTuple):
    """A finished game: a table's or an uploaded record's."""

    key: str
    record: Record
    board: Board
    names: tuple[str, ...]
    kept: bool  # whether its review is stored with the table


async def _look(ask: ApiRequest) -> Reply:
    return await _coached(ask, await _finished(ask))


async def _ask(ask: ApiRequest) -> Reply:
    game = await _finished(ask)
    if await ask.services.coach.found(game.key, kept=game.kept) is None:
        await ask.services.coach.ask(game.key, game.record, game.board, kept=game.kept)
    return await _coached(ask, game)


async def _try(ask: ApiRequest, tried: wire.TriedAgain) -> Reply:
    game = await _finished(ask)
    if tried.act > len(game.record.acts):
        raise RequestRefused("coach-no-act", number=tried.act, last=len(game.record.acts))
    review = await ask.services.coach.found(game.key, kept=game.kept)
    best = review.acts[tried.act - 1].best if review is not None else None
    async with idle():
        found = await ask.services.coach.try_again(game.record, game.board, tried.act, tried.action, best)
    return Reply(coach.answer_in_words(found, game.board, ask.language))


async def _coached(ask: ApiRequest, game: _Finished) -> Reply:
    found = await ask.services.coach.found(game.key, kept=game.kept)
    if found is None:
        state, done, total = ask.services.coach.progress(game.key)
        return Reply(wire.Coached(state, done, total))
    words = await ask.services.background.run(coach.in_words, found, game.board, game.names, ask.language)
    return Reply(wire.Coached("ready", review=words))


async def _finished(ask: ApiRequest) -> _Finished:
    """The game that is asked for; a game that is not over is refused, because a review would reveal hidden cards."""
    if "record" in ask.path:
        uploaded = ask.services.background.records.get(ask.path["record"])
        if uploaded is None:
            raise RequestRefused("no-such-record")
        last = uploaded.history.last
        if last.game is None or not last.game.over:
            raise RequestRefused("coach-unfinished")
        return _Finished(uploaded.row.id, uploaded.record, last.board, seat_names(last, ask.language), False)
    table_state = (await ask.services.log.read(ask.path["table"])).table_state
    check_over(table_state)
    if table_state.game is None or not table_state.game.over:  # players agreed on the end
        raise TableRefusal("coach-unfinished")
    names = seat_names(table_state, ask.language)
    return _Finished(table_state.id, table_state.game.record, table_state.board, names, True)


COACH = tuple(
    endpoint
    for where, what in (("tables/{table}", "a game that is over"), ("records/{record}", "a record"))
    for endpoint in (
        Endpoint("GET", f"/api/{where}/coach", _look, f"The coach's review of {what}, as far as it is", wire.Coached),
        Endpoint("POST", f"/api/{where}/coach", _ask, f"Ask the coach to review {what}", wire.Coached),
        Endpoint("POST", f"/api/{where}/coach/try", JsonBody(Decoder(wire.TriedAgain), _try),
                 f"Another action in {what}, and what the coach says to it", wire.CoachAnswer),
    )
)  # fmt: skip
