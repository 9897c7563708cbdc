"""Responses: headers, cookies and error bodies that every response has, and what none may have."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from starlette.types import Message, Receive, Scope, Send

from branchline.server.app import pages
from branchline.server.app.middleware import POLICY, ROUTE, Failures
from branchline.server.base.config import Config
from branchline.server.base.sources import source_at
from tests.server.in_process import GENEROUS, InProcessServer, Visitor, code_of, playing

ALWAYS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


def looks_right(answer: httpx.Response) -> None:
    for name, value in ALWAYS.items():
        assert answer.headers.get_list(name) == [value]
    assert not [name for name in answer.headers if name.startswith("access-control-")]
    assert "server" not in answer.headers
    assert "Traceback" not in answer.text
    assert answer.headers["cache-control"] in ("no-store", "no-cache")


def test_all_answers_are_guarded(local_server: InProcessServer) -> None:
    ana, _, table = playing(local_server)
    paths = (
        "/api/me", "/api/boards", "/api/tables", "/api/tables/mine", f"/api/tables/{table}", "/api/openapi.json",
        "/api/docs", "/api/docs.css", "/api/nowhere", f"/api/tables/{table}/record", "/api/tables/", "/api//tables",
        "/api/health", "/api/ready", "/api/admin", "/api/people", "/api/../etc/passwd",
    )  # fmt: skip
    for path in paths:
        for method in ("GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "CONNECT", "BREW"):
            if (method, path) == ("DELETE", "/api/me"):
                continue
            answer = ana.ask(method, path, headers={"Origin": "http://evil.test"} if method == "OPTIONS" else {})
            looks_right(answer)
            assert answer.status_code in (200, 404, 405, 409), (method, path)
            assert not answer.is_redirect
            if method == "HEAD":
                assert answer.content == b""
            elif answer.status_code == 405:
                assert code_of(answer) == "no-such-method"
                assert method not in answer.headers["allow"]
            elif method != "GET":
                assert answer.status_code == 404


def test_only_json_and_the_documents_are_served(local_server: InProcessServer) -> None:
    ana, _, table = playing(local_server)
    for path in ("/api/me", f"/api/tables/{table}", "/api/nowhere"):
        assert ana.get(path).headers["content-type"] == "application/json"


def test_an_error_of_ours_tells_nothing(local_server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("secret words at /root/path")

    ana = local_server.guest()
    monkeypatch.setattr(local_server.services.store, "tables_of", broken)
    answer = ana.get("/api/tables/mine")
    assert (answer.status_code, code_of(answer)) == (500, "trouble")
    looks_right(answer)
    assert "secret" not in answer.text


def test_an_error_of_ours_in_a_page_is_answered_and_paid_for(
    local_server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("secret words at /root/path")

    ana = local_server.visitor()
    bucket = local_server.services.accounts.of_source(source_at("127.0.0.1")).buckets[0]
    before = bucket.left
    monkeypatch.setattr(pages, "_found", broken)
    answer = ana.get("/join")
    assert (answer.status_code, code_of(answer)) == (500, "trouble")
    looks_right(answer)
    assert "secret" not in answer.text
    assert bucket.left < before


def test_unexpected_errors_are_logged_once_a_second_without_what_was_sent(
    loop: asyncio.Runner, caplog: pytest.LogCaptureFixture
) -> None:
    """Visitors can repeat them as often as they like, and a message may contain what they sent."""
    now, sent = 100.0, list[Message]()

    async def broken(scope: Scope, receive: Receive, send: Send) -> None:
        scope[ROUTE] = "/api/tables/{table}"
        raise OSError(36, f"File name too long: {scope['path']}")

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        sent.append(message)

    app = Failures(broken, lambda: now)
    for kind in ("http", "http", "websocket", "http"):
        loop.run(app({"type": kind, "path": "/their words", "headers": []}, receive, send))
    now += 1.0
    loop.run(app({"type": "http", "path": "/their words", "headers": []}, receive, send))
    assert [each.get("status", each.get("code")) for each in sent if each["type"] != "http.response.body"] == [
        500, 500, 1011, 500, 500,
    ]  # fmt: skip
    first, second = caplog.messages
    assert first.startswith("OSError at /api/tables/{table} (middleware.py:")
    assert second.endswith("; 3 more since the last such line")
    assert "their words" not in caplog.text
    assert "Traceback" not in caplog.text


def _cookie(visitor: Visitor) -> set[str]:
    answer = visitor.post("/api/guests", {"name": "Ana"})
    looks_right(answer)
    name, *flags = answer.headers["set-cookie"].split(";")
    return {f"name={name.partition('=')[0]}", *(flag.strip().lower() for flag in flags)}


def test_the_cookie_is_for_us_alone(local_server: InProcessServer) -> None:
    flags = _cookie(local_server.visitor())
    assert {"name=branchline", "httponly", "samesite=lax", "path=/"} <= flags
    assert "secure" not in flags
    assert not any(flag.startswith("domain") for flag in flags)
    safe = InProcessServer(local_server.store, local_server.loop, GENEROUS, Config("", secure=True), seed=1)
    assert {"name=__Host-branchline", "secure", "path=/"} <= _cookie(safe.visitor())
    assert "strict-transport-security" in safe.visitor().get("/api/boards").headers


def test_a_records_file_name_is_plain(local_server: InProcessServer) -> None:
    ana, _, table = playing(local_server)
    assert code_of(ana.get(f"/api/tables/{table}/record")) == "table-not-over"
    ana.do(table, "resign", seat=0)
    answer = ana.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="thistledown-{table}.jsonl"'
    looks_right(answer)


@pytest.mark.parametrize("name", ["X-Forwarded-For", "Forwarded", "X-Real-IP"])
def test_the_numbers_are_for_this_machine(local_server: InProcessServer, name: str) -> None:
    """Not for those for whom a proxy on it asks, nor for others."""
    assert local_server.visitor().get("/api/metrics").status_code == 200
    assert local_server.visitor().ask("GET", "/api/metrics", headers={name: "127.0.0.1"}).status_code == 403
    assert local_server.visitor("fd00::1").get("/api/metrics").status_code == 403
