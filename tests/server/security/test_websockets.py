"""WebSockets that send too much, or nothing that can be understood, against a real server with its limits."""

from __future__ import annotations

import contextlib
import json
import socket
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from branchline.server.base.rate_limits import USUAL
from branchline.server.process.worker import LARGEST_MESSAGE
from branchline.testing import ServerProcess
from tests.server.test_end_to_end import Guest, heard

CUT = 0  # whoever still talks when they are closed may not hear with which code


@pytest.fixture(scope="module")
def ana(guarded: ServerProcess) -> Guest:
    return Guest(guarded, "Ana")


@pytest.fixture(scope="module")
def table(ana: Guest) -> str:
    made = ana.http.post("/api/tables", json={"move_id": ana.move_id(), "board": "thistledown", "players": 2})
    return str(made.json()["id"])


def closed_with(connection: ClientConnection) -> int:
    """The code that it is closed with, whatever comes before."""
    return until_closed(lambda: connection.recv(timeout=30))


def until_closed(do: Callable[[], object]) -> int:
    """Do it again and again; returns the code with which that ends."""
    try:
        for _ in range(20_000):
            do()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else CUT
    raise AssertionError("never closed")


def goes_on(guarded: ServerProcess, ana: Guest, table: str) -> None:
    """Others are served as before."""
    with ana.socket(table) as other:
        assert heard(other, "update")["table"]["id"] == table


@pytest.mark.parametrize("message", ["x", '{"do":"ping"}', '{"do":"start","move_id":"some-move"}'])
def test_floods_are_answered_for_a_while_and_then_closed(
    guarded: ServerProcess, ana: Guest, table: str, message: str
) -> None:
    """Of what is no message, of pings, of commands; by somebody without a cookie just so."""
    address = f"{guarded.url.replace('http', 'ws')}/api/tables/{table}/live"
    with connect(address) as flood:
        answers: list[str] = []

        def say() -> None:
            flood.send(message)
            answers.append(json.loads(flood.recv(timeout=30)).get("code", "?"))

        assert until_closed(say) == 4029
    assert answers.count("too-many") >= 15
    assert len(answers) >= USUAL.commands.burst
    goes_on(guarded, ana, table)


def test_who_sends_and_never_reads_is_closed(guarded: ServerProcess, ana: Guest, table: str) -> None:
    with ana.socket(table) as flood:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(1000):
                flood.send("x" * 100)
        assert closed_with(flood) in (4008, 4029, CUT)
    goes_on(guarded, ana, table)


def test_too_large_a_message_closes_the_socket(guarded: ServerProcess, ana: Guest, table: str) -> None:
    with ana.socket(table) as one:
        one.send("x" * (LARGEST_MESSAGE + 1))
        assert closed_with(one) == 1009
    with ana.socket(table) as pieces:
        with contextlib.suppress(ConnectionClosed):
            pieces.send(["x" * 1000] * 1000)
        assert closed_with(pieces) in (1009, CUT)
    goes_on(guarded, ana, table)


def test_bytes_are_read_as_text_is(ana: Guest, table: str) -> None:
    with ana.socket(table) as one:
        one.send(b'{"do":"ping"}')
        assert heard(one, "beat")
        one.send(b"\xff\xfe\x00")
        assert heard(one, "refused")["code"] == "bad-message"


def test_text_that_is_no_utf8_closes_the_socket(guarded: ServerProcess, ana: Guest, table: str) -> None:
    with ana.socket(table) as one:
        one.send(b"\xff", text=True)
        assert closed_with(one) == 1007
    goes_on(guarded, ana, table)


@pytest.mark.parametrize("query", ["version=-1", "version=x", "line=1e9", "version=" + "9" * 40, "line=%00"])
def test_odd_numbers_are_turned_away(guarded: ServerProcess, table: str, query: str) -> None:
    with connect(f"{guarded.url.replace('http', 'ws')}/api/tables/{table}/live?{query}") as one:
        assert json.loads(one.recv(timeout=30))["code"] == "bad-message"
        assert closed_with(one) == 4011


@pytest.mark.parametrize("odd", ["nowhere", "%00", "%ff", "x" * 3000, "'--"])
def test_odd_tables_are_turned_away(guarded: ServerProcess, odd: str) -> None:
    with connect(f"{guarded.url.replace('http', 'ws')}/api/tables/{odd}/live") as one:
        assert json.loads(one.recv(timeout=30))["code"] == "no-such-table"
        assert closed_with(one) == 4004


def test_a_forgotten_device_does_nothing_more(guarded: ServerProcess, ana: Guest, table: str) -> None:
    code = ana.http.post("/api/me/transfer").json()["code"]
    other = Guest.__new__(Guest)
    other.server, other.moves, other.http = guarded, 0, type(ana.http)(base_url=guarded.url, timeout=30)
    assert other.http.post("/api/arrivals", json={"code": code}).status_code == 201
    with other.socket(table) as socket_of_other:
        heard(socket_of_other, "update")
        assert other.http.delete("/api/me").status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            heard(socket_of_other, "refused")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4003


def test_those_who_come_and_go_at_once_leave_nothing_in_the_log(guarded: ServerProcess, ana: Guest, table: str) -> None:
    head = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    post = "POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"
    odd = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"
    several = "GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 6
    for text in (head, post, odd, several, several + head, "\x00\r\n\r\n", "GET /\x01 HTTP/1.1\r\n\r\n"):
        for _ in range(5):
            with socket.create_connection(("127.0.0.1", guarded.port), timeout=30) as one:
                one.sendall(text.encode())
    goes_on(guarded, ana, table)
    assert guarded.log is not None
    assert "error" not in guarded.log.read_text()
    assert "warning" not in guarded.log.read_text()
