"""Pages of other sites change nothing, whatever they call themselves."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.sync.client import connect

from branchline.server.base.config import Config
from branchline.testing import ServerProcess
from tests.server.in_process import GENEROUS, HOME, InProcessServer, code_of, playing

OTHERS: list[dict[str, str]] = [
    {"Origin": "http://evil.test"},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "http://"},
    {"Origin": "file://"},
    {"Origin": "here.test"},
    {"Origin": "http://here.test:81"},
    {"Origin": "http://here.test.evil.test"},
    {"Origin": "http://evil.test/here.test"},
    {"Origin": "http://evil.test@here.test"},
    {"Origin": "http://sub.here.test"},
    {"Origin": "ftp://here.test"},
    {"Origin": "http://here.test/"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Origin": "http://evil.test", "Sec-Fetch-Site": "same-origin"},
    {"Origin": "http://evil.test", "X-Forwarded-Host": "evil.test"},
]
OURS: list[dict[str, str]] = [
    {},
    {"Origin": HOME},
    {"Origin": HOME, "Sec-Fetch-Site": "same-origin"},
    {"Sec-Fetch-Site": "same-origin"},
    {"Sec-Fetch-Site": "none"},
]


def test_pages_of_others_change_nothing(local_server: InProcessServer) -> None:
    ana, _, table = playing(local_server)
    before = local_server.events(table)
    command = {"do": "resign", "move_id": "some-move", "seat": 0}
    asks: tuple[tuple[str, str, Any], ...] = (
        ("POST", f"/api/tables/{table}/commands", command), ("POST", "/api/guests", {"name": "Eva"}),
        ("POST", "/api/me/transfer", None), ("PATCH", "/api/me", {"name": "Eva"}), ("DELETE", "/api/me", None),
        ("POST", "/api/arrivals", {"code": "X"}), ("POST", f"/api/tables/{table}/lines", {}),
    )  # fmt: skip
    for headers in OTHERS:
        for method, path, body in asks:
            answer = ana.ask(method, path, json=body, headers=headers)
            assert (answer.status_code, code_of(answer)) == (403, "other-origin"), headers
            assert "set-cookie" not in answer.headers
    assert local_server.events(table) == before
    assert ana.get("/api/me").json()["name"] == "Ana"


def test_pages_of_others_use_up_no_limits(rate_limited_server: InProcessServer) -> None:
    """A picture, a frame or a window that a page opens is enough to try codes in the name of whoever visits it."""
    victim, honest = rate_limited_server.visitor(), rate_limited_server.guest("Honest")
    code = honest.make()["code"]
    for dest in ("image", "iframe", "empty", "document"):
        for site in ("cross-site", "same-site"):
            for last in "ABCDEF":
                headers = {"Sec-Fetch-Site": site, "Sec-Fetch-Dest": dest}
                for path in (f"/api/codes/AAAAA{last}", f"/api/friends/link/AAAAA{last}"):
                    assert code_of(victim.ask("GET", path, headers=headers)) == "other-origin"
    assert honest.get(f"/api/codes/{code}").is_success
    followed = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "document"}
    assert victim.ask("GET", "/api/statistics", headers=followed).is_success


def test_our_own_pages_and_programs_may(local_server: InProcessServer) -> None:
    ana = local_server.guest()
    for headers in OURS:
        assert ana.ask("PATCH", "/api/me", json={"name": "Ana"}, headers=headers).is_success, headers


def test_behind_https_pages_come_by_it(local_server: InProcessServer) -> None:
    safe = InProcessServer(
        local_server.store,
        local_server.loop,
        GENEROUS,
        Config("", secure=True, origins=("https://other.test",)),
        seed=1,
    )
    eva = safe.visitor()
    for origin, status in (("http://here.test", 403), ("https://here.test", 201), ("https://other.test", 201)):
        assert eva.ask("POST", "/api/guests", json={"name": "Eva"}, headers={"Origin": origin}).status_code == status
        eva.http.cookies.clear()


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1:8421", 200), ("localhost:8421", 200), ("[::1]:8421", 200),
        ("evil.test:8421", 403), ("localhost.evil.test", 403), ("127.0.0.1.evil.test", 403), ("evil.test", 403),
    ],
)  # fmt: skip
def test_a_server_for_one_machine_is_not_reached_by_names_of_others(
    local_server: InProcessServer, host: str, status: int
) -> None:
    """A site may let its own name point at this machine: then its pages are of the same origin as ours."""
    local = InProcessServer(local_server.store, local_server.loop, GENEROUS, Config("", local=True), seed=1)
    answer = local.visitor().ask("GET", "/api/tables", headers={"Host": host})
    assert answer.status_code == status
    made = local.visitor().ask(
        "POST", "/api/guests", json={"name": "Eva"}, headers={"Host": host, "Origin": f"http://{host}"}
    )
    assert made.is_success == (status == 200)


@pytest.mark.parametrize(
    "origin", ["http://evil.test", "null", "https://127.0.0.1", "http://127.0.0.1:1", "http://localhost"]
)
def test_sockets_of_other_pages_are_closed(guarded: ServerProcess, origin: str) -> None:
    address = guarded.url.replace("http", "ws") + "/api/tables/abcdefghijkl/live"
    with connect(address, additional_headers={"Origin": origin}) as socket:
        assert '"other-origin"' in str(socket.recv(timeout=30))
        with pytest.raises(Exception, match="4003"):
            socket.recv(timeout=30)
