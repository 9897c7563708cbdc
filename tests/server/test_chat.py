"""Chat with several workers: the table as it is now decides who gets a line, not a worker's cache."""

from __future__ import annotations

import asyncio

import pytest

from branchline.server.base import RequestRefused
from branchline.server.people.identity import hash_of
from branchline.server.store import Store
from branchline.server.wire import Leave, Say
from tests.server.in_process import GENEROUS, NONCE, InProcessServer, Visitor


@pytest.fixture
def local_servers(store: Store, loop: asyncio.Runner) -> tuple[InProcessServer, InProcessServer]:
    """Two workers on one store. Neither hears what the other does."""
    one = InProcessServer(store, loop, GENEROUS)
    return one, InProcessServer(store, loop, GENEROUS, seed=1, moves=one.moves)


def by(local_server: InProcessServer, visitor: Visitor) -> Visitor:
    """The same person, by another worker."""
    found = local_server.visitor()
    assert visitor.token is not None
    found.token = visitor.token
    return found


def say(visitor: Visitor, table: str, text: str) -> None:
    answer = visitor.post(f"/api/tables/{table}/lines", {"do": "say", "move_id": visitor.move_id(), "text": text})
    assert answer.status_code == 201, answer.text


def heard(visitor: Visitor, table: str) -> list[tuple[str, int | None, str]]:
    lines = visitor.get(f"/api/tables/{table}/lines").json()["lines"]
    return [(line["name"], line.get("seat"), line["text"]) for line in lines]


def test_who_has_just_sat_down_speaks_to_the_players(local_servers: tuple[InProcessServer, InProcessServer]) -> None:
    one, other = local_servers
    ana, ola, eva = one.guest("Ana"), one.guest("Ola"), one.guest("Eva")
    table = ana.make(public=True)["id"]
    ana.do(table, "sit", seat=0, nonce=NONCE)
    ola_there = by(other, ola)
    ola_there.see(table)  # the other worker knows her as a spectator
    assert ola.do(table, "sit", seat=1, nonce=NONCE, name="Aleksandra").is_success
    say(ola_there, table, "for the players")
    assert heard(ana, table) == [("Aleksandra", 1, "for the players")]
    assert heard(ola_there, table) == heard(ana, table)
    for watcher in (eva, by(other, eva), one.visitor(), other.visitor()):
        assert heard(watcher, table) == []


def test_who_has_been_sent_away_neither_hears_nor_speaks_to_the_players(
    local_servers: tuple[InProcessServer, InProcessServer],
) -> None:
    one, other = local_servers
    ana, ola = one.guest("Ana"), one.guest("Ola")
    table = ana.make(public=True)["id"]
    ana.do(table, "sit", seat=0, nonce=NONCE)
    ola.do(table, "sit", seat=1, nonce=NONCE)
    ola_there = by(other, ola)
    ola_there.see(table)  # the other worker knows her as a player
    assert ana.do(table, "dismiss", seat=1).is_success
    say(ana, table, "at last")
    assert heard(ola_there, table) == []
    say(ola_there, table, "oh")
    assert heard(ana, table) == [("Ana", 0, "at last")]
    assert heard(ola_there, table) == [("Ola", None, "oh")]


def test_a_table_that_has_been_deleted(
    local_servers: tuple[InProcessServer, InProcessServer], loop: asyncio.Runner, store: Store
) -> None:
    one, _ = local_servers
    ana = one.guest("Ana")
    table = ana.make(public=True)["id"]
    loop.run(store.delete_table(table))
    answer = ana.post(f"/api/tables/{table}/lines", {"do": "say", "move_id": ana.move_id(), "text": "hello?"})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


def test_the_audience_is_chosen_when_the_line_is_written(
    local_servers: tuple[InProcessServer, InProcessServer], loop: asyncio.Runner
) -> None:
    """Even if somebody sat down after the worker looked at the table."""
    one, other = local_servers
    ana, ola, eva = one.guest("Ana"), one.guest("Ola"), one.guest("Eva")
    table = ana.make(public=True)["id"]
    ana.do(table, "sit", seat=0, nonce=NONCE)
    before = loop.run(other.services.service.table_state(table))
    ola.do(table, "sit", seat=1, nonce=NONCE)
    person = loop.run(other.services.people.find(ola.token))
    loop.run(other.services.chat.say(person, before, Say(ola.move_id(), "for the players")))
    assert heard(ana, table) == [("Ola", 1, "for the players")]
    assert heard(eva, table) == []


def test_each_audience_counts_its_own_lines(local_servers: tuple[InProcessServer, InProcessServer]) -> None:
    """Spectators can't tell by the numbers whether the players talk."""
    one, _ = local_servers
    ana, eva = one.guest("Ana"), one.guest("Eva")
    table = ana.make(public=True)["id"]
    ana.do(table, "sit", seat=0, nonce=NONCE)
    say(eva, table, "before")
    for number in range(3):
        say(ana, table, f"for the players {number}")
    answer = eva.post(f"/api/tables/{table}/lines", {"do": "say", "move_id": eva.move_id(), "text": "after"})
    assert answer.json()["seq"] == 2
    lines = eva.get(f"/api/tables/{table}/lines").json()
    assert ([line["seq"] for line in lines["lines"]], lines["audience"]) == ([1, 2], "spectators")
    players = ana.get(f"/api/tables/{table}/lines", since=1, audience="players").json()
    assert [line["seq"] for line in players["lines"]] == [2, 3]
    # Who sits down gets the players' lines from the start, whatever the number of the last line was before.
    eva.do(table, "sit", seat=1, nonce=NONCE)
    changed = eva.get(f"/api/tables/{table}/lines", since=2, audience="spectators").json()
    assert ([line["seq"] for line in changed["lines"]], changed["audience"]) == ([1, 2, 3], "players")


def test_a_forgotten_device_is_forgotten_at_every_worker_at_once(
    local_servers: tuple[InProcessServer, InProcessServer], loop: asyncio.Runner
) -> None:
    """Although the other worker has just seen it, and hears nothing of what this one does."""
    one, other = local_servers
    ana = one.guest("Ana")
    table = ana.make(public=True)["id"]
    there, token = by(other, ana), ana.token
    assert token is not None
    assert there.do(table, "sit", seat=0, nonce=NONCE).is_success
    person, device = loop.run(other.services.people.find(token, cached=True)), hash_of(token)
    assert ana.ask("DELETE", "/api/me").is_success
    before = one.events(table)
    for answer in (there.get("/api/me"), there.do(table, "leave", seat=0), there.get("/api/tables/mine")):
        assert answer.json()["code"] == "no-guest"
    # As by a socket, which remembers the person: the transaction decides.
    assert loop.run(other.services.people.find(token, cached=True)) == person
    with pytest.raises(RequestRefused) as left:
        loop.run(other.services.service.do(person, table, Leave(ana.move_id(), 0), device))
    state = loop.run(other.services.service.table_state(table))
    with pytest.raises(RequestRefused) as said:
        loop.run(other.services.chat.say(person, state, Say(ana.move_id(), "still here"), device))
    assert (left.value.code, said.value.code) == ("no-guest", "no-guest")
    assert one.events(table) == before
