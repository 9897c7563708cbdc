"""The first game: what docs/server.md says of it is so."""

from __future__ import annotations

import msgspec

from branchline.bots import new_player
from branchline.bots.interface import seen_by
from branchline.bots.seats import CHARACTERS
from branchline.game.action_numbers import action_for
from branchline.server import wire
from branchline.server.base.rate_limits import USUAL
from branchline.server.features.lesson import lesson_board, lesson_step
from tests.server.in_process import InProcessServer, code_of

PLAYED = (
    "keep otterquay/tidewick, brambleford/wrensea, pennywhistle/tidewick",
    "claim brambleford/pennywhistle with 2 orange",
)


def _update(local_server: InProcessServer, actions: list[str]) -> wire.Update:
    answer = local_server.visitor().post("/api/lesson", {"actions": actions})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=wire.Update)


def test_it_begins_as_it_teaches(local_server: InProcessServer) -> None:
    first = _update(local_server, [])
    assert [happening.what for happening in first.happened] == ["started", "acted"]
    assert first.table.settings.board == lesson_board().id
    assert (first.table.seat, first.table.yours, first.table.actors) == (0, (0,), (0,))
    game = first.table.game
    assert game is not None
    assert game.hand == {"blue": 1, "orange": 2, "locomotive": 1}
    assert game.face_up.count("locomotive") == 1
    assert {ticket.ticket for ticket in game.offer} == {
        "otterquay/tidewick", "pennywhistle/tidewick", "brambleford/wrensea",
    }  # fmt: skip
    second = _update(local_server, list(PLAYED[:1]))
    assert second.table.game is not None
    assert "with 2 orange" in second.table.game.payments("brambleford/pennywhistle")
    third = _update(local_server, list(PLAYED))
    assert third.since == second.table.version
    codes = [event.code for happening in third.happened for event in happening.events]
    assert codes[:2] == ["claim", "claimed"]
    assert third.happened[-1].seat == 1
    assert third.happened[-1].events[-1].route == "otterquay/wrensea"
    assert third.table.actors == (0,)


def test_it_is_the_same_each_time_and_tells_nothing_hidden(local_server: InProcessServer) -> None:
    """Step by step or all at once; and the rival's cards are not in it."""
    stepwise = [_update(local_server, list(PLAYED[:number])) for number in range(3)]
    at_once = [msgspec.json.encode(lesson_step("You", PLAYED[:number])[1]) for number in range(3)]
    assert [msgspec.json.decode(each, type=wire.Update) for each in at_once] == stepwise
    for update in stepwise:
        assert update.table.proof is None
        events = [event for happening in update.happened for event in happening.events if event.seat == 1]
        assert not [
            event for event in events if event.code in ("keep", "kept", "draw") and (event.tickets or event.card)
        ]


def test_who_plays_as_advised_wins(local_server: InProcessServer) -> None:
    """To the end, by a bot in the learner's place; a ferry and a tunnel are among what it claims."""
    board, kinds = lesson_board(), set()
    actions: list[str] = []
    adviser = new_player("racer", board=board, players=2, seed=0)
    table_state, update = lesson_step("You", actions)
    while update.table.status == "running":
        assert table_state.game is not None
        number = adviser.choose(seen_by(table_state.game, 0))
        actions.append(str(action_for(board, table_state.game.state, 0, number)))
        table_state, update = lesson_step("You", actions, table_state)
        for event in (event for happening in update.happened for event in happening.events):
            if event.code == "claimed" and event.seat == 0 and event.route is not None:
                route = board.routes[board.route_index[event.route]]
                kinds.add("tunnel" if route.tunnel else "ferry" if route.symbols else "plain")
    assert kinds == {"plain", "tunnel", "ferry"}
    assert len(actions) <= 60
    assert update.table.winners == (0,)
    mine, theirs = update.table.scores
    assert mine.total - theirs.total > 30
    assert not mine.failed
    assert _update(local_server, actions).table.scores == update.table.scores
    assert code_of(local_server.visitor().post("/api/lesson", {"actions": [*actions, "draw"]})) == "table-over"


def test_what_can_not_be_done(local_server: InProcessServer) -> None:
    visitor = local_server.visitor()
    assert code_of(visitor.post("/api/lesson", {"actions": ["draw"]})) in ("wrong-phase", "not-now", "not-your-turn")
    assert code_of(visitor.post("/api/lesson", {"actions": ["nonsense"]}))
    assert code_of(visitor.post("/api/lesson", {"actions": ["draw"] * 201})) == "bad-message"
    assert code_of(visitor.post("/api/lesson", {"actions": ["draw"], "seed": 3})) == "bad-message"


def test_a_guest_is_called_by_name(local_server: InProcessServer) -> None:
    answer = local_server.guest("Ana").post("/api/lesson", {})
    ana, rival = answer.json()["table"]["seats"]
    assert (ana["name"], rival["bot"], rival["name"] in CHARACTERS) == ("Ana", "novice", True)


def test_it_is_not_for_hammering(rate_limited_server: InProcessServer) -> None:
    visitor = rate_limited_server.visitor()
    for _ in range(int(USUAL.lessons.burst)):
        assert visitor.post("/api/lesson", {}).status_code == 200
    assert code_of(visitor.post("/api/lesson", {})) == "too-many"
