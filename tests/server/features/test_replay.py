"""Replay of tables and records: the course of the game, reasons, all hands."""

from __future__ import annotations

import itertools
import json

import msgspec
import pytest

from branchline.boards import builtin_boards
from branchline.game.actions import parse_action
from branchline.game.game import Game
from branchline.game.record import Record, record_of
from branchline.server import wire
from branchline.server.base.bus import EVERYBODY, Note
from branchline.server.base.rate_limits import USUAL
from branchline.server.features.records import LONGEST_NAME, read_upload
from tests.server.features.games import act, alone, finish, played
from tests.server.in_process import InProcessServer, Visitor, code_of, playing


def test_a_table_is_looked_back_at(local_server: InProcessServer) -> None:
    ana, table = alone(local_server)
    act(local_server, ana, table)
    for what in ("course", "why?at=3"):
        assert code_of(ana.get(f"/api/tables/{table}/{what}")) == "table-not-over"
    finish(local_server, ana, table)
    eve = local_server.visitor()
    course = msgspec.json.decode(eve.get(f"/api/tables/{table}/course").content, type=wire.GameOverview)
    last = ana.see(table)
    assert [step.at for step in course.steps] == list(range(1, last["version"] + 1))
    assert [step.what for step in course.steps[:4]] == ["made", "bot", "sat", "started"]
    assert course.steps[0].points == ()
    assert list(course.steps[-1].points) == [seat["points"] for seat in last["game"]["seats"]]
    assert list(course.steps[-1].trains) == [seat["trains"] for seat in last["game"]["seats"]]
    turns = [step.turn for step in course.steps]
    assert turns == sorted(turns)
    assert {later - sooner for sooner, later in itertools.pairwise(turns)} == {0, 1}
    for step in course.steps[::17]:
        shown = eve.get(f"/api/tables/{table}/replay", at=step.at).json()["seats"][0]["table"]
        seats = shown.get("game", {}).get("seats", [])
        assert [seat["points"] for seat in seats] == list(step.points)
        judged = msgspec.json.decode(eve.get(f"/api/tables/{table}/why", at=step.at).content, type=wire.MoveReview)
        assert (judged.at, judged.seat) == (step.at, step.seat if step.what == "acted" else None)
        if judged.advice is not None:
            assert judged.advice.why
            assert judged.agreed == (judged.advice.action == judged.played)
    for at in (0, last["version"] + 1):
        assert code_of(eve.get(f"/api/tables/{table}/why", at=at)) == "bad-message"


def test_turns_are_counted_with_what_is_taken_back(local_server: InProcessServer) -> None:
    """A claim ends a turn; taken back, it is the same turn again."""
    ana, ola, table = playing(local_server)
    for player, seat in ((ana, 0), (ola, 1)):
        act(local_server, player, table, seat=seat)
    game = _game(local_server, table)
    claimed = 0
    while claimed < 1:
        seat = game.turn
        claims = [str(each) for each in game.legal(seat) if each.kind == "claim" and not _tunnel(game, each.route)]
        player = (ana, ola)[seat]
        act(local_server, player, table, claims[0] if claims else "draw", seat=seat)
        if claims:
            claimed += 1
            seen = player.see(table)["version"]
            assert player.do(table, "undo", seat=seat, seen=seen).is_success
        game = _game(local_server, table)
    ana.do(table, "resign", seat=0)
    steps = ana.get(f"/api/tables/{table}/course").json()["steps"]
    before, claim, undone = steps[-4:-1]
    assert (claim["what"], undone["what"]) == ("acted", "undone")
    assert (claim["turn"], undone["turn"]) == (before["turn"] + 1, before["turn"])


@pytest.mark.parametrize("board", builtin_boards())
def test_a_record_is_looked_at_as_a_table_is(local_server: InProcessServer, board: str) -> None:
    game = played(board, players=2)
    record = msgspec.structs.replace(record_of(game), seats=("Ana", "planner"))
    answer = local_server.visitor().post("/api/records", {"text": str(record)})
    assert answer.status_code == 201, answer.text
    brought = answer.json()
    assert (brought["board"], brought["names"], brought["over"]) == (board, ["Ana", "planner"], True)
    assert brought["versions"] == len(record.acts) + 1
    path = f"/api/records/{brought['id']}"
    eve = local_server.visitor()
    course = eve.get(f"{path}/course").json()["steps"]
    assert len(course) == brought["versions"]
    assert course[-1]["points"] == game.points
    for at in (1, 2, len(course) // 2, len(course)):
        updates = eve.get(f"{path}/replay", at=at).json()["seats"]
        assert [update["table"]["seat"] for update in updates] == [0, 1]
        result = record.result if at == len(course) else None
        then = Game.replay(msgspec.structs.replace(record, acts=record.acts[: at - 1], result=result))
        assert [update["table"]["game"].get("hand", {}) for update in updates] == [then.hand(seat) for seat in (0, 1)]
        assert [seat["name"] for seat in updates[0]["table"]["seats"]] == ["Ana", "planner"]
        judged = eve.get(f"{path}/why", at=at).json()
        if at > 1:
            assert parse_action(game.board, judged["played"]) == parse_action(game.board, record.acts[at - 2].act)
    assert updates[0]["table"]["status"] == "over"
    assert "proof" not in updates[0]["table"]


def test_the_record_of_a_table_has_its_proof(local_server: InProcessServer) -> None:
    ana, table = alone(local_server)
    finish(local_server, ana, table)
    text = ana.get(f"/api/tables/{table}/record").text
    brought = ana.post("/api/records", {"text": text}).json()
    assert brought["proof"]["table"] == table
    assert brought["names"] == ["Ana", f"{ana.see(table)['seats'][1]['name']} (easy)"]
    shown = ana.get(f"/api/records/{brought['id']}/replay", at=brought["versions"]).json()["seats"][0]["table"]
    assert shown["proof"] == brought["proof"]


def test_long_names_in_a_record_make_no_answer_long(local_server: InProcessServer) -> None:
    """A replay has a view for each seat, and each has all names."""
    record = msgspec.structs.replace(record_of(played()), seats=("x" * 90_000,) * 2)
    brought = local_server.visitor().post("/api/records", {"text": str(record)}).json()
    assert brought["names"] == ["x" * LONGEST_NAME] * 2
    assert len(local_server.visitor().get(f"/api/records/{brought['id']}/replay", at=1).content) < 50_000


def test_records_that_are_none(local_server: InProcessServer) -> None:
    game = played()
    text = str(record_of(game))
    changed = text.replace('"seat": 0', '"seat": 1', 1)
    other = str(msgspec.structs.replace(record_of(game), board="/etc/passwd"))
    digest = str(msgspec.structs.replace(record_of(game), digest="0" * 16))
    codes = {"": "bad-message", "{": "record-cut-line", changed: "record-changed", digest: "record-other-board"}
    codes |= {other: "no-record-board", "x" * 199_000: "record-cut-line", "x" * 300_000: "too-large"}
    for given, code in codes.items():
        assert code_of(local_server.visitor().post("/api/records", {"text": given})) == code
    for more in ("replay", "course", "why"):
        assert code_of(local_server.visitor().get(f"/api/records/0123/{more}")) == "no-such-record"


@pytest.mark.parametrize(
    "start",
    [
        {"players": 10**30, "seed": "1"}, {"players": "2", "seed": "1"}, {"players": 2, "seed": -1},
        {"players": 2, "seed": "1", "first": 10**30}, {"players": 2, "seed": "1", "outcomes": [10**30] * 9},
        {"players": 2, "seed": "1", "outcomes": [{}]}, {"players": 2, "seed": "1", "board": "usa"},
        {"position": {"board": "thistledown", "hands": [10**30]}}, {"position": 3}, {"position": {}},
        {"players": [], "seed": [], "longest_path": {}}, {"players": 2.5, "seed": "1"}, {},
    ],
)  # fmt: skip
def test_odd_records_are_refused(local_server: InProcessServer, start: dict[str, object]) -> None:
    record = msgspec.structs.replace(record_of(played()), start=start, acts=(), result=None)
    answer = local_server.visitor().post("/api/records", {"text": str(record)})
    assert answer.status_code in (201, 422), answer.text
    if answer.status_code == 422:
        assert code_of(answer).startswith("record-")


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
def test_odd_acts_are_refused(local_server: InProcessServer, seat: int) -> None:
    record = record_of(played())
    odd = msgspec.structs.replace(record.acts[0], seat=seat)
    text = str(msgspec.structs.replace(record, acts=(odd, *record.acts[1:])))
    assert code_of(local_server.visitor().post("/api/records", {"text": text})).startswith("record-")


def test_records_are_kept_for_a_while_and_read_not_too_often(rate_limited_server: InProcessServer) -> None:
    visitor = rate_limited_server.visitor()
    first = _bring(visitor, str(record_of(played())))
    for number in range(int(USUAL.records.burst) - 1):
        _bring(visitor, str(msgspec.structs.replace(record_of(played()), seats=(f"a{number}", "b"))))
    answer = visitor.post("/api/records", {"text": str(record_of(played()))})
    assert code_of(answer) == "too-many"
    newest = read_upload(str(record_of(played())), record_of(played()), played().board)
    for number in range(40):
        rate_limited_server.services.background.records.put(str(number), newest)
    assert code_of(visitor.get(f"/api/records/{first}/course")) == "no-such-record"


def test_a_table_that_is_rewritten_drops_only_what_was_cached_of_it(local_server: InProcessServer) -> None:
    """Somebody signs in, or is erased: what others look at need not be made anew."""
    services = local_server.services
    local_server.loop.run(services.open(work=False))

    def kept() -> list[str]:
        return [table for table in ("t1", "t2") if services.background.pictures.get((table, "en", "light", "svg"))]

    for table in ("t1", "t2"):
        services.background.pictures.put((table, "en", "light", "svg"), b"picture")
    local_server.loop.run(services.bus.publish(Note(EVERYBODY, "rewritten", 0, "t1")))
    assert kept() == ["t2"]
    local_server.loop.run(services.bus.publish(Note(EVERYBODY, "version", 0)))  # notes may have been lost
    assert kept() == []


def test_one_network_does_not_push_out_the_records_of_others(local_server: InProcessServer) -> None:
    ana = local_server.visitor("192.0.2.1")
    first = _bring(ana, str(record_of(played())))
    uploaded = read_upload(str(record_of(played())), record_of(played()), played().board)
    for number in range(40):
        local_server.services.background.records.put(str(number), uploaded, "mob")
    assert ana.get(f"/api/records/{first}/course").is_success
    assert local_server.services.background.records.get("0") is None


def _bring(visitor: Visitor, text: str) -> str:
    answer = visitor.post("/api/records", {"text": text})
    assert answer.status_code == 201, answer.text
    return str(json.loads(answer.content)["id"])


def _game(local_server: InProcessServer, table: str) -> Game:
    known = local_server.services.log.cached(table)
    assert known is not None
    assert known.table_state.game is not None
    return known.table_state.game


def _tunnel(game: Game, route: str | None) -> bool:
    return route is not None and game.board.routes[game.board.route_index[route]].tunnel


def test_an_uploaded_record_keeps_the_options_of_its_table() -> None:
    strict = Game.new("nordic", 2, seed=1, strict_ferries=True)
    plain = Game.new("nordic", 2, seed=1)
    without = Game.from_dict(Game.new("poland", 2, seed=1, longest_path=False).to_dict())  # given as a position
    settings = []
    for game in (strict, plain, without):
        text = str(record_of(game))
        settings.append(read_upload(text, Record.parse(text), game.board).history.last.settings)
    assert [each.strict_ferries for each in settings] == [True, None, None]
    assert [each.longest_path for each in settings] == [None, None, False]
