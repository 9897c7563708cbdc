"""Who a program is, what it is told when something is refused, how it finds tables."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from branchline.client import Refused, Unreachable, connect
from branchline.client.guest import Invitation, parse_invitation
from branchline.client.http_client import _refused, read
from branchline.errors import BranchlineError
from branchline.server.wire import Me, Status
from branchline.testing import ServerProcess, free_port, wait_until


@pytest.mark.parametrize("server", ["embedded"], indirect=True)
def test_a_kept_guest_is_the_same_person_again(server: ServerProcess, tmp_path: Path) -> None:
    file = tmp_path / "deep" / "guests.json"
    with connect(server.url, name="Robo", keep=file) as me:
        table = me.new_table("thistledown", bots={1: "medium"})
        table.sit(0)
        token = me.token
    assert file.stat().st_mode & 0o777 == 0o600
    with connect(server.url, name="Robot", keep=file) as me:
        assert (me.name, me.token) == ("Robot", token)
        assert [each.id for each in me.my_tables()] == [table.id]
        assert me.table(table.id).view.yours == (0,)
    with connect(server.url.replace("127.0.0.1", "localhost"), keep=file) as other:  # a token is for its server alone
        assert other.token != token
    with connect(server.url, token=token) as me:
        assert me.name == "Robot"
    with pytest.raises(Refused, match="choose a name first") as refused:
        connect(server.url, token="nonsense")
    assert (refused.value.code, refused.value.status) == ("no-guest", 401)


@pytest.mark.parametrize("server", ["embedded"], indirect=True)
def test_refusals_have_a_code_and_a_sentence(server: ServerProcess) -> None:
    with connect(server.url, name="Ana") as ana, connect(server.url, name="Ola", language="pl") as ola:
        table = ana.new_table("thistledown")
        table.sit(0)
        other = ola.table(table.id)
        with pytest.raises(Refused, match="kodu") as refused:
            other.sit(1)
        assert (refused.value.code, refused.value.status) == ("code-needed", 403)
        joined = ola.join(str(table.view.code).lower())
        assert joined.sit() == 1
        with pytest.raises(Refused) as refused:
            joined.sit()
        assert (refused.value.code, refused.value.details) == ("seat-taken", {"seat": 0})
        table.start()
        turn = next(table.turns())
        with pytest.raises(Refused) as refused:
            turn.play("draw")
        assert (refused.value.code, refused.value.status) == ("not-now", 422)
        table.say("hi")
        assert [line.text for line in joined.lines()] == ["hi"]
        joined.vote(1)
        assert turn.play(turn.view.actions[0]) is False  # it came too late: what was seen is old
        assert table.view.seats[1].wants_end
        with pytest.raises(Refused) as refused:
            table.act(0, turn.view.actions[0], seen=turn.version)
        assert refused.value.table is not None
        assert ana.new_table("thistledown", bots={2: "easy"}).view.settings.players == 3


@pytest.mark.parametrize("server", ["embedded"], indirect=True)
def test_a_table_asked_for_again_is_not_an_old_one(server: ServerProcess) -> None:
    with connect(server.url, name="Ana") as ana, connect(server.url, name="Ola") as ola:
        table = ana.new_table("thistledown")
        table.sit(0)
        before = table.view
        joined = ola.join(str(before.code))
        joined.sit(1)
        assert table.view is before  # what the client knows; it has not been told yet
        assert ana.table(table.id) is table
        assert [seat.name for seat in ana.table(table.id).view.seats] == ["Ana", "Ola"]
        joined.leave(1)
        assert [seat.name for seat in table.refresh().seats] == ["Ana", None]
        assert table.view.seats[1].name is None
        joined.sit(np.int64(1))
        assert ana.join(str(before.code)).view.seats[1].name == "Ola"


def test_without_a_server_retries_end_in_one_line() -> None:
    with pytest.raises(Unreachable, match=r"127\.0\.0\.1:\d+ can't be reached: ") as error:
        connect(f"http://127.0.0.1:{free_port()}", retry_seconds=0.2)
    assert "\n" not in str(error.value)
    with pytest.raises(BranchlineError, match="a server is named as in"):
        connect("127.0.0.1")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (" abc-234 ", Invitation(None, None, "ABC234")),
        ("http://127.0.0.1:8421/t/0123456789ab", Invitation("http://127.0.0.1:8421", "0123456789ab", None)),
        (
            "https://localhost/#/table/0123456789ab?code=ABC234",
            Invitation("https://localhost", "0123456789ab", "ABC234"),
        ),
        ("http://127.0.0.1:8421/ABC234", Invitation("http://127.0.0.1:8421", None, "ABC234")),
    ],
)
def test_a_table_is_found_by_its_code_or_a_link(text: str, found: Invitation) -> None:
    assert parse_invitation(text) == found


@pytest.mark.parametrize("text", ["", "ABC", "http://127.0.0.1:8421/", "ftp://127.0.0.1/ABC234", "http://[::1/ABC234"])
def test_what_is_no_place_is_refused(text: str) -> None:
    with pytest.raises(BranchlineError, match=r"."):
        parse_invitation(text)


def test_the_client_loads_no_compiler() -> None:
    heavy = {"numba", "numpy", "sqlalchemy", "starlette"}
    code = f"import sys, branchline.client.guest; print({heavy} & {{*sys.modules}})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert done.stdout == "set()\n"


@pytest.mark.parametrize("server", ["embedded"], indirect=True)
def test_a_game_that_a_bot_has_finished_meanwhile_has_no_more_turns(server: ServerProcess) -> None:
    """What the program knows last is that a bot stands in for it."""
    with connect(server.url, name="Robo") as me, connect(server.url, token=me.token) as elsewhere:
        table = me.new_table("thistledown", bots={1: "easy"})
        table.sit(0)
        table.start()
        table.stand_in(0)
        assert table.refresh().seats[0].stand_in is not None
        same = elsewhere.table(table.id)
        wait_until(lambda: same.refresh().status is Status.OVER, "the bots do not play")
        assert list(table.turns()) == []
        assert table.over


@pytest.mark.parametrize("answer", [b'{"more": ' + b"[" * 100_000, b'{"name": "\xff"}', b"nonsense"])
def test_what_a_server_should_not_say_is_said_in_one_line(answer: bytes) -> None:
    with pytest.raises(BranchlineError, match="does not understand") as told:
        read(answer, Me)
    assert "\n" not in str(told.value)
    assert _refused(502, answer).code == "http-502"
