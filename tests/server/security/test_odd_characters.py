"""Characters that a database refuses are the sender's mistake: the database is not down because of them."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from branchline.server.app.api import ENDPOINTS
from branchline.server.people.passkeys import clean_label
from branchline.server.store import Store
from tests.server.in_process import GENEROUS, InProcessServer, code_of

NUL = "%00"  # PostgreSQL has no text with it


@pytest.mark.parametrize("method", ["GET", "DELETE"])
def test_no_path_and_no_query_breaks_a_request(method: str, store: Store, loop: asyncio.Runner) -> None:
    server = InProcessServer(store, loop, GENEROUS)
    ana = server.guest("Ana")
    asked = [endpoint for endpoint in ENDPOINTS if endpoint.method == method]
    broken = []
    for endpoint, bad in itertools.product(asked, (NUL, "%ED%A0%80", "%FF")):
        path = endpoint.path
        for name in endpoint.parameters:
            path = path.replace(f"{{{name}}}", bad)
        query = "&".join(f"{name}={bad}" for name in endpoint.query if name not in ("wait",))
        answer = ana.ask(method, f"{path}?{query}")
        if answer.status_code >= 500:
            broken.append((endpoint.path, bad, answer.status_code))
    assert broken == []
    assert not store.failing


def test_a_name_and_a_label_without_letters(store: Store, loop: asyncio.Runner) -> None:
    server = InProcessServer(store, loop, GENEROUS)
    answer = server.visitor().post("/api/sign-in", {"name": "\0", "password": "something"})
    assert code_of(answer) == "wrong-sign-in"
    assert clean_label("my\0 \x1b[2Jkey") == "my [2Jkey"
    assert clean_label("\0") == "Passkey"
