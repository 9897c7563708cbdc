"""Sockets that are told anything at all: each message is answered once, or the socket is closed; the server goes on."""

from __future__ import annotations

import contextlib
import json
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import Phase, given, seed, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from branchline.server.wire import FromSocket, Ping, kind_of
from branchline.testing import ServerProcess
from tests.server.test_end_to_end import NONCE, Guest, heard
from tests.volume import long

pytestmark = long  # every test starts processes of its own, or plays whole games

OURS = (4003, 4004, 4008, 4011, 4012, 4029, 1007, 1009)  # codes that a socket may be closed with
UNASKED = ("update", "lines", "present")  # what comes by itself; a beat does too, and is also the answer to a ping

_odd = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=50), st.just([]), st.just({}),
    st.recursive(st.integers(), lambda inner: st.lists(inner, max_size=3), max_leaves=10),
)  # fmt: skip
_good: dict[str, st.SearchStrategy[Any]] = {
    "move_id": st.from_regex(r"\A[A-Za-z0-9_-]{8,64}\Z"),
    "seat": st.integers(0, 9),
    "seen": st.integers(0, 40),
    "nonce": st.just(NONCE),
    "code": st.text(min_size=1, max_size=16),
    "name": st.text(min_size=1, max_size=32),
    "level": st.sampled_from(["easy", "medium"]),
    "actions": st.lists(
        st.one_of(st.sampled_from(["draw", "pass", "draw red", "keep", "offer", "claim"]), st.text(min_size=1)),
        min_size=1, max_size=16,
    ),
    "end": st.booleans(),
    "text": st.text(min_size=1, max_size=300),
    "phrase": st.sampled_from(["hello", "oops"]),
}  # fmt: skip
_kinds = {kind_of(kind): msgspec.structs.fields(kind) for kind in get_args(FromSocket)}


def _right(field: msgspec.structs.FieldInfo) -> st.SearchStrategy[Any]:
    """Values that a field may have: chosen above by its name, or whatever its type allows."""
    return _good[field.name] if field.name in _good else st.from_type(field.type)


@st.composite
def _message(draw: st.DrawFn) -> dict[str, Any]:
    """A message of a right type; now and then with a field that is wrong, missing or too many."""
    do = draw(st.sampled_from(sorted(_kinds)))
    found = {field.name: draw(_right(field)) for field in _kinds[do] if field.required or draw(st.booleans())}
    found["do"] = do
    match draw(st.sampled_from(("right", "right", "right", "wrong", "missing", "more"))):
        case "wrong":
            found[draw(st.sampled_from(sorted(found)))] = draw(_odd)
        case "missing":
            del found[draw(st.sampled_from(sorted(found)))]
        case "more":
            found[draw(st.sampled_from([*_good, "x", ""]))] = draw(_odd)
    return found


def _cut(text: str, at: float, byte: int) -> bytes:
    """A message with one byte changed."""
    data = bytearray(text.encode("utf-8", "surrogatepass"))
    data[int(at * (len(data) - 1))] = byte
    return bytes(data)


_whole = _message().map(lambda message: json.dumps(message).encode())
_changed = st.builds(_cut, _message().map(json.dumps), st.floats(0, 1), st.integers(0, 255))
_anything = ((_whole, 70), (_changed, 20), (st.binary(max_size=200), 10))  # and how many of them


class _Line:
    """A socket that is opened again when it was closed."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest, self.table = guest, table
        self.codes: list[int] = []
        self.socket: ClientConnection | None = None
        self.open = contextlib.ExitStack()

    def tell(self, data: bytes, as_text: bool) -> None:
        """Say something, and a mark after it: there is one answer to each, in this order."""
        if self.socket is None:
            self.socket = self.open.enter_context(self.guest.socket(self.table))
        try:
            self.socket.send(data, text=as_text)
            assert self._answer(UNASKED if _is_ping(data) else (*UNASKED, "beat"))
            self.socket.send('{"do":"ping"}')
            assert self._answer(UNASKED) == "beat"
        except ConnectionClosed as closed:
            self.codes.append(closed.rcvd.code if closed.rcvd is not None else 0)
            self.socket = None

    def _answer(self, others: tuple[str, ...]) -> str:
        """The kind of the next message that is none of the others."""
        assert self.socket is not None
        for _ in range(100):
            kind = str(json.loads(self.socket.recv(timeout=30))["type"])
            if kind not in others:
                return kind
        raise AssertionError("no answer")


def _understood(data: bytes) -> FromSocket | None:
    try:
        found: FromSocket = msgspec.json.decode(data, type=FromSocket)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return found


def _is_ping(data: bytes) -> bool:
    return isinstance(_understood(data), Ping)


@pytest.mark.parametrize("sits", [True, False], ids=["player", "stranger"])
def test_a_socket_is_told_anything(server: ServerProcess, sits: bool) -> None:
    ana, eva = Guest(server, "Ana"), Guest(server, "Eva")
    asked = {"move_id": ana.move_id(), "board": "thistledown", "players": 2, "public": True}
    table = ana.http.post("/api/tables", json=asked).json()["id"]
    line = _Line(ana if sits else eva, table)
    understood = 0

    def tell(data: bytes, as_text: bool) -> None:
        nonlocal understood
        understood += _understood(data) is not None
        line.tell(data, as_text)

    before = server.log.read_text() if server.log is not None else ""
    with line.open:
        for messages, count in _anything:
            bounded = settings(max_examples=count, phases=[Phase.generate], deadline=None, database=None)
            seed(1)(bounded(given(messages, st.booleans())(tell)))()
    assert set(line.codes) <= set(OURS)
    assert understood > 20
    with ana.socket(table) as one:
        assert heard(one, "update")["table"]["id"] == table
    assert server.log is not None
    assert "Traceback" not in server.log.read_text()[len(before) :]
