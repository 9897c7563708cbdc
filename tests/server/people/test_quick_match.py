"""Quick match by two workers: everybody gets a seat, games start by themselves, and bots fill in."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from branchline.server.base.rate_limits import Rate
from branchline.server.people.identity import hash_of
from branchline.server.store import Status, Store, schema
from branchline.server.table.state import BotSat, Started, TableState, decode
from tests.server.in_process import GENEROUS, NONCE, InProcessServer, Visitor, code_of
from tests.server.people.test_friends import Workers


@pytest.fixture
def workers(store: Store, loop: asyncio.Runner) -> Workers:
    return Workers(store, loop)


def wish(visitor: Visitor, **more: Any) -> dict[str, Any]:
    return {"move_id": visitor.move_id(), "nonce": NONCE, "board": "thistledown", "players": 2, **more}


def match(visitor: Visitor, **more: Any) -> str:
    answer = visitor.post("/api/match", wish(visitor, **more))
    assert answer.is_success, answer.text
    return str(answer.json()["table"])


def work(workers: Workers) -> None:
    """Let both workers do what is due, at the same time."""

    async def run() -> None:
        runners = [server.services.job_runner for server in (workers.one, workers.other)]
        await asyncio.gather(*(runner.once() for runner in runners))
        await asyncio.gather(*(runner.settle() for runner in runners))

    workers.loop.run(run())


def state_of(workers: Workers, table: str) -> TableState:
    return workers.loop.run(workers.one.services.service.table_state(table))


def later(workers: Workers, seconds: float) -> None:
    workers.one.clock.at += seconds
    workers.other.clock.at = workers.one.clock.at


def test_two_people_meet_and_the_game_starts_by_itself(workers: Workers) -> None:
    ana, ola = workers.guest("Ana"), workers.guest("Ola")
    table = match(ana)
    assert match(workers.there(ola)) == table
    assert state_of(workers, table).status is Status.OPEN
    work(workers)
    started = state_of(workers, table)
    assert started.status is Status.RUNNING
    assert [seat.name for seat in started.seats] == ["Ana", "Ola"]
    assert match(workers.guest("Eva")) != table


def test_a_repeated_request_gets_the_same_seat(workers: Workers) -> None:
    ana, ola = workers.guest("Ana"), workers.guest("Ola")
    asked = wish(ana)
    first = ana.post("/api/match", asked).json()
    match(ola)
    work(workers)
    assert workers.there(ana).post("/api/match", asked).json() == first
    assert len(workers.loop.run(workers.store.tables_of(state_of(workers, first["table"]).seats[0].person or ""))) == 1


def test_people_may_choose_the_same_idempotency_key(workers: Workers) -> None:
    ana, ola = workers.guest("Ana"), workers.guest("Ola")
    asked = wish(ana)
    first = ana.post("/api/match", asked).json()
    assert ola.post("/api/match", asked).json() == {**first, "seat": 1}
    assert ana.do(first["table"], "leave", seat=0).is_success
    again = ana.post("/api/match", asked).json()  # by the same key as a seat that was left
    assert again["table"] != first["table"]


def test_many_at_once_all_get_into_a_game(workers: Workers) -> None:
    visitors = [workers.guest(f"Guest {number}") for number in range(12)]
    asked = [wish(visitor, players=3) for visitor in visitors]
    clients = [visitor if number % 2 else workers.there(visitor) for number, visitor in enumerate(visitors)]

    async def everybody() -> list[str]:
        requests = (each.http.post("/api/match", json=body) for each, body in zip(clients, asked, strict=True))
        answers = await asyncio.gather(*requests)
        assert all(answer.is_success for answer in answers), [answer.text for answer in answers]
        return [answer.json()["table"] for answer in answers]

    tables = set(workers.loop.run(everybody()))
    work(workers)
    found = [state_of(workers, table) for table in tables]
    seated = [seat.person for table_state in found for seat in table_state.seats]
    assert len(seated) == len(set(seated)) == 12
    assert {table_state.status for table_state in found} == {Status.RUNNING}


def test_wishes_that_do_not_fit_are_not_matched(workers: Workers) -> None:
    live = {"kind": "live", "bank": 600, "increment": 10}
    first = match(workers.guest("Ana"))
    later(workers, 1)
    others = [
        match(workers.guest("Ola"), players=3),
        match(workers.guest("Eva"), pace=live),
        match(workers.guest("Jan"), board="europe"),
        match(workers.member("Ion"), rated=True),
    ]
    assert len({first, *others}) == 5
    assert match(workers.guest("Any"), board=None, players=None) == first
    assert code_of(workers.guest("Iza").post("/api/match", wish(workers.guest("Iza"), rated=True))) == "account-needed"


def test_blocked_people_are_not_matched(workers: Workers) -> None:
    ana, ola, eva = workers.member("Ana"), workers.member("Ola"), workers.member("Eva")
    assert ana.post("/api/blocks", {"player": "ola"}).status_code == 204
    assert eva.post("/api/blocks", {"player": "ana", "kind": "mute"}).status_code == 204
    table = match(ana)
    later(workers, 1)
    assert match(workers.there(ola)) != table
    assert match(eva) == table


def test_equally_strong_players_meet_in_rated_games(workers: Workers) -> None:
    weak, strong = workers.member("Weak"), workers.member("Strong")
    first, second = match(weak, rated=True), ""
    rating = "INSERT INTO ratings VALUES (:who, 'thistledown', 2, :mu, 2, 9, 5, 1500, :listed, 1)"

    def rate(connection: Any, who: str, mu: float) -> None:
        from sqlalchemy import text

        connection.execute(text(rating), {"who": f"p:{who}", "mu": mu, "listed": True})

    def id_of(table: str) -> str:
        return state_of(workers, table).seats[0].person or ""

    workers.loop.run(workers.store.write(rate, id_of(first), 15.0))
    block = strong.post("/api/blocks", {"player": "weak"})
    assert block.status_code == 204
    second = match(strong, rated=True)
    workers.loop.run(workers.store.write(rate, id_of(second), 35.0))
    newcomer = workers.member("Champion")
    own = match(newcomer, rated=True, players=3)
    workers.loop.run(workers.store.write(rate, id_of(own), 34.0))
    assert match(newcomer, rated=True) == second
    assert match(workers.member("Other"), rated=True) == first


def test_bots_take_the_free_seats_after_a_while(workers: Workers) -> None:
    ana = workers.guest("Ana")
    table = match(ana, players=3, bots_after=30)
    later(workers, 29)
    work(workers)
    assert state_of(workers, table).status is Status.OPEN
    later(workers, 1)
    work(workers)
    started = state_of(workers, table)
    assert [seat.bot for seat in started.seats] == [None, "medium", "medium"]
    kinds = [type(decode(event.body)) for event in workers.one.events(table)]
    assert kinds[-3:] == [BotSat, BotSat, Started]
    assert match(workers.guest("Ola"), players=3, bots_after=30) != table


def test_who_wants_no_bots_takes_only_a_last_seat(workers: Workers) -> None:
    with_bots = match(workers.guest("Ana"), players=3, bots_after=30)
    patient = match(workers.guest("Ola"), players=3)
    assert patient != with_bots
    assert match(workers.guest("Eva"), players=3, bots_after=30) == with_bots
    assert match(workers.guest("Jan"), players=3) == with_bots


def test_nobody_owns_the_table_and_it_ends_when_all_have_left(workers: Workers) -> None:
    ana, ola = workers.guest("Ana"), workers.guest("Ola")
    table = match(ana, players=3)
    assert match(ola, players=3) == table
    assert not ana.see(table).get("host", False)
    for command, more in (("start", {}), ("bot", {"seat": 2, "level": "hard"}), ("dismiss", {"seat": 1})):
        assert code_of(ana.do(table, command, **more)) == "quick-no-host"
    assert code_of(ana.do(table, "sit", seat=2, nonce=NONCE)) == "quick-one-seat"
    assert ana.do(table, "leave", seat=0).is_success
    work(workers)
    assert state_of(workers, table).status is Status.OPEN
    assert ana.get("/api/tables/mine").json() == {"tables": []}
    assert match(workers.there(ana), players=3) == table
    for visitor, seat in ((ana, 0), (ola, 1)):
        assert visitor.do(table, "leave", seat=seat).is_success
    work(workers)
    assert state_of(workers, table).status is Status.GONE
    assert match(ana, players=3) != table


def test_who_waits_alone_moves_to_where_others_wait(workers: Workers) -> None:
    ana, ola, eva = workers.guest("Ana"), workers.guest("Ola"), workers.guest("Eva")
    alone = match(ana, board=None, players=None)
    later(workers, 1)
    busy = match(ola, players=3)
    assert busy not in (alone, match(workers.guest("Jan"), players=4))
    assert match(ana, board=None, players=None) == alone  # not for one person who came later
    assert match(eva, players=3) == busy
    assert match(workers.there(ana), board=None, players=None) == busy
    work(workers)
    assert state_of(workers, busy).status is Status.RUNNING
    assert state_of(workers, alone).status is Status.GONE


def test_nobody_keeps_others_at_a_table_of_quick_match(workers: Workers) -> None:
    """By using the idempotency key with which they leave when they look for another game: it can't be known."""
    ana, eve = workers.guest("Ana"), workers.guest("Eve")
    table = match(ana, players=3)
    version = ana.see(table)["version"]
    while version < 11:  # keys have at least eight characters
        for do, more in (("sit", {"nonce": NONCE}), ("leave", {})):
            body = {"do": do, "move_id": f"quick-{version + 8}", "seat": 1, **more}
            answer = eve.post(f"/api/tables/{table}/commands", body)
            assert answer.is_success, answer.text
            version = answer.json()["version"]
    assert match(ana, players=2) != table
    assert "yours" not in ana.see(table)


def test_tables_of_quick_match_count_as_tables_that_are_made(store: Store, loop: asyncio.Runner) -> None:
    server = InProcessServer(store, loop, GENEROUS._replace(tables=Rate(2, 1 / 30)))
    ana, ola = server.guest("Ana"), server.guest("Ola")
    for players in (2, 2, 3):  # asking again makes no other table
        match(ana, board="europe", players=players)
    assert code_of(ana.post("/api/match", wish(ana, board="europe", players=4))) == "too-many"
    open_table = match(ola, board="europe", players=4)
    assert match(ana, board="europe", players=4) == open_table  # somebody else's


def test_one_network_takes_only_so_many_seats_at_a_table_of_quick_match(store: Store, loop: asyncio.Runner) -> None:
    """To sit down and leave again and again would wear somebody's table out, so that nobody could join them."""
    server = InProcessServer(store, loop, GENEROUS._replace(sits=Rate(3, 1 / 60)))
    waiting = match(server.guest("Ana", "9.9.9.9"), players=3)
    tables = []
    for number in range(5):
        mallory = server.guest(f"Mallory {number}", f"8.8.8.{number}")
        table = match(mallory, players=3)
        tables.append(table)
        assert mallory.do(table, "leave", seat=mallory.see(table)["yours"][0]).is_success
    assert [table == waiting for table in tables] == [True, True, True, False, False]
    assert match(server.guest("Ola", "1.1.1.1"), players=3) == waiting


def test_a_rematch_of_a_quick_match_has_a_host(workers: Workers) -> None:
    ana, ola = workers.guest("Ana"), workers.guest("Ola")
    table = match(ana)
    match(ola)
    work(workers)
    assert ola.do(table, "resign", seat=1).is_success
    assert ana.do(table, "rematch").is_success
    again = ana.see(ana.see(table)["rematch"]["table"])
    assert again["host"]
    assert "quick" not in again["settings"]


def test_everybody_gets_the_trains_they_prefer_if_they_are_free(workers: Workers) -> None:
    """The colour and shape of trains are those of the seat."""

    def prefer(connection: Connection, person: str, train: int) -> None:
        connection.execute(insert(schema.accounts).values(person=person, key=person, created=1.0, colour=str(train)))

    found = []
    for name, train in (("Ana", 2), ("Ola", 2), ("Eva", 1)):
        visitor = workers.member(name)
        person = workers.loop.run(workers.store.person_by_token(hash_of(visitor.token or "")))
        assert person is not None
        workers.loop.run(workers.store.write(prefer, person.id, train))
        found.append(match(visitor, board="europe", players=3))
    assert len(set(found)) == 1
    assert [seat.name for seat in state_of(workers, found[0]).seats] == ["Ola", "Eva", "Ana"]
