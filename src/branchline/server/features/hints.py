"""What a bot would do in somebody's place, and why: asked for now, or of an act of a game that is over.

A bot is only shown what the seat knows, or knew: its reasons can't tell more than that.
"""

from __future__ import annotations

import msgspec

from branchline.bots import LEVELS
from branchline.bots.explain.explanation import Explained, explain, words
from branchline.bots.seat_input import seen_by
from branchline.game.action_numbers import action_for, numbers_for
from branchline.game.actions import parse_action
from branchline.game.refusals import IllegalAction
from branchline.server import wire
from branchline.server.app.http import Ask, Endpoint, Reply
from branchline.server.table import state
from branchline.server.table.events import Acted
from branchline.server.table.history import Told
from branchline.server.table.seat_names import seat_names
from branchline.server.table.state import Sitting, TableRefusal
from branchline.texts import Texts

EXPERT = f"{LEVELS['expert']},threads=1"  # a second of thinking
ADVISER = LEVELS["hard"]  # looks back: it is quick, and can say why


async def _hint(ask: Ask) -> Reply:
    person, seat = ask.someone, ask.body.seat
    sitting = (await ask.desk.log.read(ask.path["table"])).sitting
    check_hint(sitting, seat, person.id)
    key = (sitting.id, sitting.version, seat)
    found: Explained | None = ask.desk.study.hints.get(key)
    if found is None:
        ask.desk.limits.check_hint(ask.address)
        found = await ask.desk.study.think(thought, sitting, seat)
        ask.desk.study.hints.put(key, found)
    return Reply(wire.Hint(sitting.version, seat, told(found, sitting, seat, ask.language)))


HINTS = (
    Endpoint("POST", "/api/tables/{table}/hint", _hint, "What an expert would do in my place, and why", wire.Hint,
             wire.HintAsked),
)  # fmt: skip


def check_hint(sitting: Sitting, seat: int, person: str) -> None:
    """Who plays against bots alone may be helped, for a seat of theirs whose turn it is."""
    state.check_act(sitting, seat, person)
    if any(other.person not in (None, person) for other in sitting.seats):
        raise TableRefusal("hints-off")
    assert sitting.game is not None
    if seat not in sitting.actors:
        raise IllegalAction("not-your-turn", seat=seat, turn=sitting.game.turn)


def thought(sitting: Sitting, seat: int, bot: str = EXPERT) -> Explained:
    """What a bot would do in a seat, and why."""
    assert sitting.game is not None
    return explain(bot, seen_by(sitting.game, seat))


def told(explained: Explained, sitting: Sitting, seat: int, language: str) -> wire.Advice:
    """The same in words."""
    texts = _texts(sitting, seat, language)
    return wire.Advice(str(explained.action), texts.action(explained.action), tuple(words(explained, texts)))


def judge(before: Sitting, event: Told, language: str) -> wire.Judged:
    """What was done at a table as it was, and what a bot would have done there."""
    if not isinstance(event.body, Acted) or before.game is None:
        return wire.Judged(event.seq)
    game, seat = before.game, event.body.seat
    number = numbers_for(game.board, game.state, seat, parse_action(game.board, event.body.actions[0]))[0]
    played = action_for(game.board, game.state, seat, number)
    acted = wire.Judged(event.seq, seat, str(played), _texts(before, seat, language).action(played))
    if len(game.legal(seat)) < 2:
        return acted
    explained = thought(before, seat, ADVISER)
    advice = told(explained, before, seat, language)
    return msgspec.structs.replace(acted, advice=advice, agreed=explained.number == number)


def _texts(sitting: Sitting, seat: int, language: str) -> Texts:
    return Texts(language, sitting.board, seat_names(sitting, language), you=seat)
