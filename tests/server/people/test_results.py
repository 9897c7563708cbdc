"""Results of games: written with the last event, once, and rated by who won and who left."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import zlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert, select, update

from branchline.errors import CodedError
from branchline.game.record import Record
from branchline.game.verify import verify
from branchline.server.people import ratings
from branchline.server.store import (
    Person,
    Status,
    Store,
    erasure_statements,
    meeting_statements,
    result_statements,
    schema,
    statements,
)
from branchline.server.store.rows import Skill
from branchline.server.table.log import IDLE_DAYS
from branchline.server.table.service import Service
from branchline.server.table.state import Acted, Gone, TableState
from branchline.server.wire import Act, ComeBack, Rematch, Resign, SeatBot, Settings, Sit, StandIn, Start, Vote
from branchline.testing import NONCE, ManualClock, any_action, service_on

BOARD = "thistledown"


def account(id: str) -> Person:
    return Person(id, f"Name {id}", "en", 1.0, 1.0, account=f"public-{id}")


def add_people(connection: Connection, *ids: str) -> None:
    """Put people with accounts into the store."""
    for id in ids:
        statements.add_person(connection, account(id), f"token {id}".encode())
        connection.execute(insert(schema.accounts).values(person=id, key=f"name{id}", created=1.0))


async def begun(service: Service, people: int, bots: int = 0, *, rated: bool = True) -> TableState:
    """A running game of the people p0, p1 …, and of bots in the last seats."""
    players = people + bots
    made = Settings(BOARD, players, public=True, rated=rated)
    levels = dict.fromkeys(range(people, players), "easy")
    table_state = await service.make("p0", f"make {service.random.bytes(8).hex()}", made, levels)
    for seat in range(people):
        await service.do(account(f"p{seat}"), table_state.id, Sit(f"sit-{seat}", seat, NONCE))
    return (await service.do(account("p0"), table_state.id, Start("start-it"))).table_state


async def played(service: Service, table_state: TableState, luck: random.Random) -> TableState:
    """Play on at random until the game is over; bots' and stand-ins' moves too."""
    while table_state.status is Status.RUNNING:
        seat, action = any_action(table_state, luck)
        body = Acted(seat, (action,))
        done = await service.append(table_state.id, f"bot:{table_state.version}:{seat}", table_state.version, body)
        table_state = done.table_state
    return table_state


def results_of(connection: Connection, game: str) -> list[dict[str, Any]]:
    found = select(schema.results).where(schema.results.c.game == game).order_by(schema.results.c.seat)
    return [dict(row) for row in connection.execute(found).mappings()]


def game_row(connection: Connection, game: str) -> dict[str, Any] | None:
    row = connection.execute(select(schema.games).where(schema.games.c.id == game)).mappings().first()
    return dict(row) if row is not None else None


def check(store: Store, loop: asyncio.Runner, games: int) -> None:
    assert loop.run(store.read(result_statements.rating_differences, ratings)) == (games, [])


def test_a_played_game_is_stored_with_its_scores_its_record_and_its_ratings(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    over = loop.run(played(service, loop.run(begun(service, 2, 1)), random.Random(1)))
    assert over.game is not None
    row, results = loop.run(store.read(game_row, over.id)), loop.run(store.read(results_of, over.id))
    assert row is not None
    assert (row["seq"], row["board"], row["players"], row["rated"], row["ending"]) == (1, BOARD, 3, True, "played")
    assert [(each["person"], each["bot"]) for each in results] == [("p0", None), ("p1", None), (None, "easy")]
    assert [each["points"] for each in results] == [score.total for score in over.game.scores]
    assert [each["longest"] for each in results] == [score.path for score in over.game.scores]
    assert {each["seat"] for each in results if each["place"] == 1} == set(over.winners)
    right = ratings.rate(
        [Skill(ratings.START, ratings.DOUBT)] * 2 + [ratings.first_skill("b:easy", BOARD, 3)],
        [each["place"] for each in results],
    )
    assert [Skill(each["mu_after"], each["sigma_after"]) for each in results] == right
    record = Record.parse(zlib.decompress(row["record"]).decode())
    assert record.seats == ()  # names are kept only in the results
    assert not verify(record).problems
    routes = loop.run(store.read(lambda connection: connection.execute(select(schema.route_counts)).mappings().all()))
    assert sum(each["claims"] for each in routes) == sum(len(over.game.routes(seat)) for seat in range(3))
    check(store, loop, 1)


def test_games_are_numbered_in_order_and_a_friendly_one_changes_no_rating(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    tables = [loop.run(begun(service, 2, rated=rated)) for rated in (True, False, True)]
    for number, table_state in enumerate(tables, 1):
        over = loop.run(played(service, table_state, random.Random(number)))
        row = loop.run(store.read(game_row, over.id))
        assert row is not None
        assert (row["seq"], row["rated"]) == (number, number != 2)
    friendly = loop.run(store.read(results_of, tables[1].id))
    assert all(each["mu"] is None and each["place"] is not None for each in friendly)
    check(store, loop, 2)


def test_who_resigns_is_last_even_if_the_bot_wins_for_them(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    table_state = loop.run(begun(service, 2, 1))
    table_state = loop.run(service.do(account("p0"), table_state.id, Resign("resigning", 0))).table_state
    over = loop.run(played(service, table_state, random.Random(2)))
    results = loop.run(store.read(results_of, over.id))
    assert (results[0]["left"], results[0]["place"]) == ("resigned", 3)
    assert sorted(each["place"] for each in results[1:]) in ([1, 2], [1, 1])
    assert results[0]["mu_after"] < results[0]["mu"]
    check(store, loop, 1)


@pytest.mark.parametrize("returns", [False, True])
def test_a_game_that_a_stand_in_finishes_counts_as_lost(returns: bool, store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    table_state = loop.run(begun(service, 2))
    table_state = loop.run(service.do(account("p1"), table_state.id, StandIn("stand-in", 1))).table_state
    if returns:
        table_state = loop.run(service.do(account("p1"), table_state.id, ComeBack("back-again", 1))).table_state
    over = loop.run(played(service, table_state, random.Random(3)))
    result = loop.run(store.read(results_of, over.id))[1]
    if returns:
        assert result["left"] is None
        assert (result["place"] == 1) == (1 in over.winners)
    else:
        assert (result["left"], result["place"]) == ("stand-in", 2)


def test_the_last_one_who_stays_wins(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    table_state = loop.run(begun(service, 2))
    over = loop.run(service.do(account("p1"), table_state.id, Resign("resigning", 1))).table_state
    row, results = loop.run(store.read(game_row, over.id)), loop.run(store.read(results_of, over.id))
    assert row is not None
    assert (row["ending"], [each["place"] for each in results]) == ("resigned", [1, 2])
    check(store, loop, 1)


def test_an_agreed_end_is_not_rated_and_has_no_places(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    table_state = loop.run(begun(service, 2))
    for seat in range(2):
        loop.run(service.do(account(f"p{seat}"), table_state.id, Vote(f"vote-{seat}", seat, True)))
    row, results = loop.run(store.read(game_row, table_state.id)), loop.run(store.read(results_of, table_state.id))
    assert row is not None
    assert (row["ending"], row["rated"]) == ("agreed", False)
    assert [each["place"] for each in results] == [None, None]
    check(store, loop, 0)


@pytest.mark.parametrize("resigned", [False, True])
def test_who_ends_a_rated_game_alone_has_left_it(resigned: bool, store: Store, loop: asyncio.Runner) -> None:
    """A vote that nobody else takes part in is no way out of a game against bots that is being lost."""
    service = service_on(store)
    table_state = loop.run(begun(service, 2 if resigned else 1, 1))
    if resigned:
        loop.run(service.do(account("p1"), table_state.id, Resign("resigning", 1)))
    loop.run(service.do(account("p0"), table_state.id, Vote("vote-alone", 0, True)))
    row, results = loop.run(store.read(game_row, table_state.id)), loop.run(store.read(results_of, table_state.id))
    assert row is not None
    assert (row["ending"], row["rated"]) == ("agreed", True)
    assert [each["place"] for each in results] == ([2, 2, 1] if resigned else [2, 1])
    assert results[0]["mu_after"] < results[0]["mu"]
    check(store, loop, 1)


@pytest.mark.parametrize("rated", [False, True])
def test_who_lets_a_bot_play_most_of_a_rated_game_has_left_it(rated: bool, store: Store, loop: asyncio.Runner) -> None:
    """Also who comes back for the last turn: the bot would be better than the hints that rated games don't have."""
    service, luck = service_on(store), random.Random(3)
    table_state = loop.run(begun(service, 2, rated=rated))
    table_state = loop.run(service.do(account("p1"), table_state.id, StandIn("stand-in", 1))).table_state
    while table_state.status is Status.RUNNING and table_state.seats[1].acts_by_stand_in < 20:
        seat, action = any_action(table_state, luck)
        body, move_id = Acted(seat, (action,)), f"bot:{table_state.version}:{seat}"
        table_state = loop.run(service.append(table_state.id, move_id, table_state.version, body)).table_state
    table_state = loop.run(service.do(account("p1"), table_state.id, ComeBack("back-again", 1))).table_state
    over = loop.run(played(service, table_state, luck))
    assert over.game is not None
    assert over.seats[1].acts_by_stand_in == 20 > sum(seat == 1 for seat, *_ in over.game.acts) / 4
    results = loop.run(store.read(results_of, over.id))
    if rated:
        assert [(each["left"], each["place"]) for each in results] == [(None, 1), ("stand-in", 2)]
    else:
        assert results[1]["left"] is None


@pytest.mark.parametrize("rated", [False, True])
def test_who_lets_a_game_expire_is_last_if_it_is_rated(rated: bool, store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    table_state = loop.run(begun(service, 2, rated=rated))
    while len(table_state.actors) != 1:  # until somebody's turn
        seat, action = any_action(table_state, random.Random(4))
        move = Act(f"act-{table_state.version:08d}", seat, table_state.version, (action,))
        table_state = loop.run(service.do(account(f"p{seat}"), table_state.id, move)).table_state
    awaited = table_state.actors[0]
    assert isinstance(service.log.clock, ManualClock)
    service.log.clock.at += IDLE_DAYS * 86_400 + 1
    loop.run(service.append(table_state.id, f"gone:{table_state.version}", table_state.version, Gone()))
    row, results = loop.run(store.read(game_row, table_state.id)), loop.run(store.read(results_of, table_state.id))
    assert row is not None
    assert (row["ending"], row["rated"], row["record"]) == ("abandoned", rated, None)
    places = [2 if seat == awaited else 1 for seat in range(2)] if rated else [None, None]
    assert [each["place"] for each in results] == places
    check(store, loop, int(rated))


def test_a_finished_table_that_expires_keeps_its_one_result(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    over = loop.run(played(service, loop.run(begun(service, 2)), random.Random(5)))
    loop.run(service.append(over.id, f"gone:{over.version}", over.version, Gone()))
    loop.run(store.delete_table(over.id))
    assert loop.run(store.read(game_row, over.id)) is not None
    assert len(loop.run(store.read(results_of, over.id))) == 2
    check(store, loop, 1)


def test_a_rated_table_is_for_people_with_accounts_with_one_seat_each(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    table_state = loop.run(service.make("p0", "make", Settings(BOARD, 3, public=True, rated=True)))
    guest = Person("guest", "Ana", "en", 1.0, 1.0)
    with pytest.raises(CodedError, match="that needs an account"):
        loop.run(service.do(guest, table_state.id, Sit("sit-guest", 0, NONCE)))
    loop.run(service.do(account("p0"), table_state.id, Sit("sit-first", 0, NONCE, name="Somebody else")))
    with pytest.raises(CodedError, match="everybody has only one seat"):
        loop.run(service.do(account("p0"), table_state.id, Sit("sit-second", 1, NONCE)))
    assert loop.run(service.table_state(table_state.id)).seats[0].name == "Name p0"
    loop.run(service.do(account("p0"), table_state.id, SeatBot("bot-one1", 1, "easy")))
    loop.run(service.do(account("p1"), table_state.id, Sit("sit-other", 2, NONCE)))
    table_state = loop.run(service.do(account("p0"), table_state.id, Start("start-it"))).table_state
    over = loop.run(played(service, table_state, random.Random(6)))
    again = loop.run(service.do(account("p1"), over.id, Rematch("rematch1"))).table_state.rematch
    assert again is not None
    assert loop.run(service.table_state(again.table)).settings.rated


def test_games_of_bots_alone_have_neither_ratings_nor_records(store: Store, loop: asyncio.Runner) -> None:
    service = service_on(store)
    over = loop.run(played(service, loop.run(_bots_only(service)), random.Random(7)))
    row = loop.run(store.read(game_row, over.id))
    assert row is not None
    assert (row["rated"], row["record"]) == (False, None)
    assert loop.run(store.read(lambda connection: connection.execute(select(schema.route_counts)).all())) == []


async def _bots_only(service: Service) -> TableState:
    made = Settings(BOARD, 2, rated=True)
    table_state = await service.make("p0", "make bots", made, {0: "easy", 1: "hard"})
    return (await service.do(account("p0"), table_state.id, Start("start-it"))).table_state


def test_recomputed_ratings_are_identical_and_damage_is_found(store: Store, loop: asyncio.Runner) -> None:
    loop.run(store.write(add_people, "p0", "p1"))
    service = service_on(store)
    for seed in range(4):
        loop.run(played(service, loop.run(begun(service, 2, seed % 2)), random.Random(seed)))

    def everything(connection: Connection) -> list[object]:
        tables = (schema.ratings, schema.results)
        return [
            tuple(row) for table in tables for row in connection.execute(select(table).order_by(*table.primary_key))
        ]

    stored = loop.run(store.read(everything))
    assert loop.run(store.write(result_statements.recompute_ratings, ratings)) == 4
    assert loop.run(store.read(everything)) == stored
    check(store, loop, 4)
    # One more time with a person who was erased: the skills of the blank seat are kept.
    people = select(schema.people.c.id).where(schema.people.c.id == "p1")
    loop.run(store.write(result_statements.forget_in_results, people))
    check(store, loop, 4)
    of_first = schema.ratings.c.subject == "p:p0"
    loop.run(store.write(lambda connection: connection.execute(update(schema.ratings).where(of_first).values(mu=99.0))))
    assert len(loop.run(store.read(result_statements.rating_differences, ratings))[1]) == 2


def test_meetings_follow_from_results_when_people_are_merged_and_erased(store: Store, loop: asyncio.Runner) -> None:
    loop.run(store.write(add_people, "p0", "p1", "p2"))
    service = service_on(store)
    for people, bots in ((3, 0), (2, 1), (3, 1)):
        over = loop.run(played(service, loop.run(begun(service, people, bots, rated=False)), random.Random(people)))
    loop.run(service.do(account("p0"), over.id, Rematch("play-again")))

    def met(connection: Connection) -> dict[tuple[str, str], int]:
        return {(row.person, row.other): row.games for row in connection.execute(select(schema.meetings))}

    before = loop.run(store.read(met))
    assert (before["p0", "p:p1"], before["p1", "p:p2"], before["p2", "b:easy"]) == (3, 2, 1)
    for change in (
        lambda connection: erasure_statements.merge(connection, "p2", "p0"),
        lambda connection: erasure_statements.erase(connection, "p1", lambda: "somebody"),
    ):
        read: list[str] = []
        loop.run(store.write(_traced, change, read))
        assert [step for step in read if step.split()[1] in ("events", "lines", "results", "meetings")] == []
        assert loop.run(store.read(meeting_statements.meeting_differences)) == []
    assert loop.run(store.read(met)) == {("p0", "b:easy"): before["p0", "b:easy"] + before["p2", "b:easy"]}


def _traced(connection: Connection, change: Callable[[Connection], object], read: list[str]) -> None:
    """Make a change. On SQLite, collects the steps of its queries that read a whole table."""
    driver = connection.connection.driver_connection
    if not isinstance(driver, sqlite3.Connection):
        change(connection)
        return
    queries: list[str] = []
    driver.set_trace_callback(queries.append)
    change(connection)
    driver.set_trace_callback(None)
    for query in queries:
        if query.startswith(("SELECT", "UPDATE", "DELETE")):
            steps = [str(row[3]) for row in driver.execute(f"EXPLAIN QUERY PLAN {query}")]
            read += [step for step in steps if step.startswith("SCAN")]


def test_a_private_account_is_on_no_leaderboard(store: Store, loop: asyncio.Runner) -> None:
    loop.run(store.write(add_people, "p0", "p1"))
    skill = Skill(30.0, 1.0)
    row = {"board": BOARD, "players": 2, "mu": 30.0, "sigma": 1.0, "games": 9, "wins": 5, "changed": 1.0}
    shown = ratings.shown(skill, 2)

    def rated(connection: Connection) -> None:
        connection.execute(insert(schema.ratings).values(subject="p:p0", shown=shown, listed=True, **row))

    def listed(connection: Connection) -> bool:
        return bool(connection.execute(select(schema.ratings.c.listed)).scalar_one())

    loop.run(store.write(rated))
    for private in (True, False):
        loop.run(store.write(result_statements.list_ratings, "p0", ratings, private=private))
        assert loop.run(store.read(listed)) is not private


def test_settings_from_before_are_friendly() -> None:
    assert not msgspec.json.decode(b'{"board":"usa","players":2}', type=Settings).rated
