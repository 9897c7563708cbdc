"""Player pages, histories, records, leaderboards and statistics over HTTP; what is private stays private."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, event, insert, select, update

from branchline.boards import load_board
from branchline.game.record import Record
from branchline.server import wire
from branchline.server.base import DAY, RequestRefused
from branchline.server.base.metering import Account, charged_to, current
from branchline.server.base.quotas import PERSON_PREFIX, RESULT
from branchline.server.base.sources import source_at
from branchline.server.people import ratings, results
from branchline.server.people.identity import hash_of
from branchline.server.people.statistics import FEWEST, SiteStatistics
from branchline.server.store import player_queries, result_statements, schema
from tests.server.in_process import NONCE, InProcessServer, Visitor, code_of, playing
from tests.server.people.test_ratings import game_of

HEN = {"name": "Hen"}


def register(local_server: InProcessServer, visitor: Visitor) -> str:
    """Give a guest an account; returns its public id."""
    name = visitor.get("/api/me").json()["name"]

    def add_account(connection: Connection) -> str:
        people = schema.people.c
        person = connection.execute(select(people.id).where(people.name == name)).scalar_one()
        connection.execute(update(schema.people).where(people.id == person).values(account=f"id-{name.lower()}"))
        connection.execute(insert(schema.accounts).values(person=person, key=name.lower(), created=1.0))
        return f"id-{name.lower()}"

    return local_server.loop.run(local_server.store.write(add_account))


def hide(local_server: InProcessServer, player: str, *, private: bool) -> None:
    def change(connection: Connection) -> None:
        person = connection.execute(select(schema.people.c.id).where(schema.people.c.account == player)).scalar_one()
        accounts = schema.accounts
        connection.execute(update(accounts).where(accounts.c.person == person).values(private=private))
        result_statements.list_ratings(connection, person, ratings, private=private)

    local_server.loop.run(local_server.store.write(change))


def rated_game(local_server: InProcessServer) -> tuple[Visitor, Visitor, str, str, str]:
    """Two people with accounts, and a rated game of theirs that the second one has resigned."""
    ana, ola = local_server.guest("Ana"), local_server.guest("Ola")
    first, second = register(local_server, ana), register(local_server, ola)
    made = ana.make(rated=True)
    assert ana.do(made["id"], "sit", seat=0, nonce=NONCE).is_success
    assert ola.do(made["id"], "sit", seat=1, nonce=NONCE, code=made["code"]).is_success
    assert ana.do(made["id"], "start").is_success
    assert ola.do(made["id"], "resign", seat=1).is_success
    return ana, ola, first, second, made["id"]


def resigned_game(ana: Visitor, ola: Visitor, **named: str) -> str:
    """A game of two people that the second one has resigned; `named`: the first one's name there."""
    made = ana.make(public=True)
    assert ana.do(made["id"], "sit", seat=0, nonce=NONCE, **named).is_success
    assert ola.do(made["id"], "sit", seat=1, nonce=NONCE).is_success
    assert ana.do(made["id"], "start").is_success
    assert ola.do(made["id"], "resign", seat=1).is_success
    return str(made["id"])


def add_games(local_server: InProcessServer, person: str, number: int) -> None:
    """Rated games on the small board against a bot; a person has won every other one."""

    def add(connection: Connection) -> None:
        for each in range(number):
            game = game_of(each, "thistledown", [(person, None), (None, "medium")], [1 + each % 2, 2 - each % 2])
            result_statements.add_finished_game(connection, game)

    local_server.loop.run(local_server.store.write(add))


def person_of(local_server: InProcessServer, player: str) -> str:
    found = select(schema.people.c.id).where(schema.people.c.account == player)
    person: str = local_server.loop.run(
        local_server.store.read(lambda connection: connection.execute(found).scalar_one())
    )
    return person


def test_a_rated_game_is_on_both_pages_and_its_record_can_be_downloaded(local_server: InProcessServer) -> None:
    ana, ola, first, second, table = rated_game(local_server)
    page = ana.get(f"/api/players/{first}").json()
    assert (page["name"], page["own"]) == ("Ana", True)
    (board,) = page["boards"]
    assert (board["board"], board["players"], board["games"], board["wins"]) == ("thistledown", 2, 1, 1)
    assert board["rating"] > 1500
    assert board["provisional"]
    (game,) = ola.get(f"/api/players/{second}/games").json()["games"]
    assert (game["place"], game["left"], game["rated"], game["ending"]) == (2, "resigned", True, "resigned")
    assert game["change"] < 0
    assert [seat["name"] for seat in game["seats"]] == ["Ana", "Ola"]
    assert game["game"] == table
    record = Record.parse(ola.get(f"/api/games/{table}/record").text)
    assert record.seats == ("Ana", "Ola")
    rivals = ana.get(f"/api/players/{first}/rivals").json()["rivals"]
    assert [(each["player"], each["games"], each["ahead"], each["behind"]) for each in rivals] == [(second, 1, 1, 0)]
    points = ana.get(f"/api/players/{first}/rating", board="thistledown", players=2).json()["points"]
    assert [point["rating"] for point in points] == [board["rating"]]
    seats = local_server.visitor().get(f"/api/tables/{table}/ratings").json()["seats"]
    assert [seat["change"] > 0 for seat in seats] == [True, False]


def test_a_result_counts_as_stored_by_who_ended_the_game(local_server: InProcessServer) -> None:
    *_, first, second, table = rated_game(local_server)
    compressed = local_server.loop.run(
        local_server.store.read(player_queries.record, person_of(local_server, first), table)
    )
    counted = local_server.services.limits.storage.take_pending(100)
    assert counted[PERSON_PREFIX + person_of(local_server, second)] > len(compressed or b"") + 2 * RESULT > 2 * RESULT


def test_head_to_head_counts_games_with_people_and_not_bots(local_server: InProcessServer) -> None:
    ana, _, first, second, _ = rated_game(local_server)
    person = person_of(local_server, first)

    def add(connection: Connection) -> None:
        """A game against two bots of one level, who are not two rivals."""
        seats = [(person, None), (None, "easy"), (None, "easy")]
        result_statements.add_finished_game(connection, game_of(1, "thistledown", seats, [1, 2, 3]))

    local_server.loop.run(local_server.store.write(add))
    rivals = ana.get(f"/api/players/{first}/rivals").json()["rivals"]
    assert [(each["player"], each["games"]) for each in rivals] == [(second, 1)]


def test_strangers_see_public_pages_without_ids_of_games_and_names_of_guests(local_server: InProcessServer) -> None:
    ana, ola = local_server.guest("Ana"), local_server.guest("Ola")
    first = register(local_server, ana)
    table = resigned_game(ana, ola)
    stranger = local_server.guest("Eve")
    (game,) = stranger.get(f"/api/players/{first}/games").json()["games"]
    assert "game" not in game
    assert [seat.get("name") for seat in game["seats"]] == ["Ana", None]
    (rival,) = stranger.get(f"/api/players/{first}/rivals").json()["rivals"]
    assert rival.get("name") is None
    assert ana.get(f"/api/players/{first}/rivals").json()["rivals"][0]["name"] == "Ola"
    searched = {"opponent": "Ol"}  # a hit would tell letter by letter what the guest is called
    assert stranger.get(f"/api/players/{first}/games", **searched).json()["games"] == []
    assert len(ana.get(f"/api/players/{first}/games", **searched).json()["games"]) == 1
    assert code_of(stranger.get(f"/api/games/{table}/record")) == "no-such-game"
    assert code_of(local_server.visitor().get(f"/api/games/{table}/record")) == "no-guest"
    assert ola.get(f"/api/games/{table}/record").is_success  # a guest who played it
    text = stranger.get(f"/api/players/{first}").text + stranger.get(f"/api/players/{first}/games").text
    assert person_of(local_server, first) not in text


def test_a_private_page_is_only_for_its_owner(local_server: InProcessServer) -> None:
    ana, ola, first, second, table = rated_game(local_server)
    stranger = local_server.visitor()
    assert len(stranger.get(f"/api/players/{second}/games", opponent="ana").json()["games"]) == 1
    hide(local_server, first, private=True)
    assert stranger.get(f"/api/players/{second}/games", opponent="ana").json()["games"] == []
    seats = [
        [seat["seat"] for seat in who.get(f"/api/tables/{table}/ratings").json()["seats"]] for who in (ola, stranger)
    ]
    assert seats == [[0, 1], [1]]
    for part in ("", "/games", "/rivals", "/rating"):
        of_board = {"board": "thistledown", "players": 2}
        assert code_of(ola.get(f"/api/players/{first}{part}", **of_board)) == "player-private"
        assert ana.get(f"/api/players/{first}{part}", **of_board).is_success
    (rival,) = ola.get(f"/api/players/{second}/rivals").json()["rivals"]
    assert "player" not in rival
    assert code_of(ana.get("/api/players/nobody")) == "no-such-player"


def test_history_is_paged_and_filtered(local_server: InProcessServer) -> None:
    ana, _, first, _, _ = rated_game(local_server)
    add_games(local_server, person_of(local_server, first), 60)
    page = ana.get(f"/api/players/{first}/games").json()
    assert len(page["games"]) == 50
    rest = ana.get(f"/api/players/{first}/games", before=page["next"]).json()
    assert len(rest["games"]) == 11
    numbers = [game["number"] for game in page["games"] + rest["games"]]
    assert numbers == list(range(61, 0, -1))

    def count(**query: Any) -> int:
        return len(ana.get(f"/api/players/{first}/games", **query).json()["games"])

    assert count(opponent="oL") == 1
    assert count(opponent="%") == 0
    assert count(result="lost") == 30
    assert count(board="usa") == 0
    assert count(players=2, **{"from": 1000, "to": 1011}) == 12
    assert code_of(ana.get(f"/api/players/{first}/games", result="nice")) == "bad-message"


def test_who_has_another_name_now_is_called_so_in_histories_and_records(local_server: InProcessServer) -> None:
    ana, ola, table = playing(local_server)
    ola.do(table, "resign", seat=1)
    assert ola.ask("PATCH", "/api/me", json={"name": "Olga"}).is_success
    first, second = register(local_server, ana), register(local_server, ola)
    (game,) = ana.get(f"/api/players/{first}/games").json()["games"]
    assert [seat["name"] for seat in game["seats"]] == ["Ana", "Olga"]
    assert Record.parse(ana.get(f"/api/games/{table}/record").text).seats == ("Ana", "Olga")
    (rival,) = ana.get(f"/api/players/{first}/rivals").json()["rivals"]
    assert (rival["name"], rival["player"]) == ("Olga", second)
    for name in ("olga", "ola"):  # the present name, and the one that they had in the game
        assert len(ana.get(f"/api/players/{first}/games", opponent=name).json()["games"]) == 1
    (listed,) = ola.get("/api/tables/mine").json()["tables"]
    assert (listed["names"], listed["yours"]) == (["Ana", "Ola"], [1])


def test_strangers_find_nobody_by_an_earlier_name(on_each: InProcessServer) -> None:
    """It is not shown to them, and a hit would tell it letter by letter: that of a guest, or one that was replaced."""
    ana, ola = on_each.guest("Ana"), on_each.guest("Ola")
    first = register(on_each, ana)
    resigned_game(ana, ola)
    assert ola.ask("PATCH", "/api/me", json={"name": "Fey"}).is_success
    register(on_each, ola)
    stranger = on_each.guest("Eve")

    def found(who: Visitor, name: str) -> int:
        return len(who.get(f"/api/players/{first}/games", opponent=name).json()["games"])

    assert [found(who, name) for name in ("Fey", "Ol") for who in (ana, stranger)] == [1, 0, 1, 0]


def test_strangers_learn_from_no_page_under_which_other_names_somebody_hasplayed_out(on_each: InProcessServer) -> None:
    ana, ola, fox = on_each.guest("Ana"), on_each.guest("Ola"), on_each.guest("Fox")
    first, second = register(on_each, ana), register(on_each, ola)
    on_each.clock.at = 5 * DAY + 12345.678
    shown, masked, guests = (resigned_game(who, ola, **named) for who, named in ((ana, {}), (ana, HEN), (fox, {})))
    on_each.clock.at += 3600
    on_each.loop.run(_take_along(on_each, fox, first))
    stranger = on_each.visitor()

    def games(who: Visitor, of: str, **query: Any) -> list[Any]:
        found: list[Any] = who.get(f"/api/players/{of}/games", **query).json()["games"]
        return found

    (game,) = games(stranger, first)
    assert game["finished"] == 5.5 * DAY
    assert game["seats"][0]["player"] == first
    assert [len(games(stranger, first, **{"from": int(5.5 * DAY) + more})) for more in (-1, 0, 1)] == [1, 1, 0]
    assert [each["game"] for each in games(ana, first)] == [guests, masked, shown]
    assert {each["finished"] for each in games(ana, first)} == {5 * DAY + 12345.678}
    seats = [each["seats"][0].get("player") for each in games(stranger, second)]
    assert seats == [None, None, first]
    assert len(games(stranger, second, opponent="Ana")) == 1


def test_strangers_get_the_days_of_ratings(local_server: InProcessServer) -> None:
    local_server.clock.at = 5 * DAY + 12345.678
    ana, _, first, _, _ = rated_game(local_server)
    of_board = {"board": "thistledown", "players": 2}
    times = [
        [point["at"] for point in who.get(f"/api/players/{first}/rating", **of_board).json()["points"]]
        for who in (ana, local_server.visitor())
    ]
    assert times == [[5 * DAY + 12345.678], [5.5 * DAY]]


def test_tables_do_not_tell_when_their_players_have_signed_in(on_each: InProcessServer) -> None:
    """Nor their logs: the same time at several tables would tell that the names there are one person's."""
    ola, fox = on_each.guest("Ola"), on_each.guest("Fox")
    account = register(on_each, on_each.guest("Ana"))
    table = resigned_game(fox, ola)
    on_each.clock.at += 3600
    on_each.loop.run(_take_along(on_each, fox, account))
    stranger = on_each.visitor()
    seen = stranger.get(f"/api/tables/{table}", since=1).json()
    *_, before, last = seen["happened"]
    assert (last["what"], last["at"], seen["table"]["touched"]) == ("reassigned", before["at"], before["at"])
    (listed,) = stranger.get("/api/tables", status="over").json()["tables"]
    assert listed["touched"] == before["at"]


async def _take_along(server: InProcessServer, guest: Visitor, account: str) -> None:
    """Give everything of a guest to an account, as when they sign in."""
    store = server.store
    person, owner = (
        await store.person_by_token(hash_of(guest.token or "")),
        await store.read(player_queries.player, account),
    )
    assert person is not None
    assert owner is not None
    into = await store.person(owner.person)
    assert into is not None
    await server.services.personal_data.merge(person, into)


def test_strangers_find_bots_by_their_names_and_nobody_by_another_name(on_each: InProcessServer) -> None:
    ana, ola = on_each.guest("Ana"), on_each.guest("Ola")
    first, _ = register(on_each, ana), register(on_each, ola)
    made = ana.make(players=4, bots={"3": "easy"})
    assert ana.do(made["id"], "sit", seat=0, nonce=NONCE).is_success
    for seat, name in enumerate(("Ola", "Ben"), 1):
        assert ola.do(made["id"], "sit", seat=seat, nonce=NONCE, name=name, code=made["code"]).is_success
    assert ana.do(made["id"], "start").is_success
    for visitor, seat in ((ana, 0), (ola, 1), (ola, 2)):
        visitor.do(made["id"], "resign", seat=seat)
    stranger = on_each.guest("Eve")
    (game,) = stranger.get(f"/api/players/{first}/games").json()["games"]
    names = [seat.get("name") for seat in game["seats"]]
    assert names[:3] == ["Ana", "Ola", None]  # under another name, nobody learns whose account it is
    for name, found in (("Ola", 1), ("Ben", 0), (names[3], 1)):
        assert len(stranger.get(f"/api/players/{first}/games", opponent=name).json()["games"]) == found


def test_friends_on_the_same_device_keep_their_names_in_the_history(local_server: InProcessServer) -> None:
    ana = local_server.guest("Ana")
    made = ana.make()
    for seat, name in enumerate((None, "Ben")):
        assert ana.do(made["id"], "sit", seat=seat, nonce=NONCE, name=name).is_success
    assert ana.do(made["id"], "start").is_success
    assert ana.do(made["id"], "resign", seat=1).is_success
    first = register(local_server, ana)
    games = ana.get(f"/api/players/{first}/games").json()["games"]
    assert {tuple(seat["name"] for seat in game["seats"]) for game in games} == {("Ana", "Ben")}


def test_all_records_come_as_one_file(local_server: InProcessServer) -> None:
    ana, _, _, _, table = rated_game(local_server)
    answer = ana.get("/api/me/records")
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        (name,) = archive.namelist()
        assert table in name
        assert Record.parse(archive.read(name).decode()).seats == ("Ana", "Ola")
    assert code_of(local_server.visitor().get("/api/me/records")) == "no-guest"


def test_a_download_that_has_begun_waits_for_its_turn(local_server: InProcessServer) -> None:
    *_, table = rated_game(local_server)
    turns = iter((False, False, True))

    async def run(work: Callable[[], bytes]) -> bytes:
        if not next(turns):
            raise RequestRefused("try-again")
        return work()

    async def download() -> bytes:
        person = (await local_server.store.read(player_queries.seats_of, [table]))[table][0]["person"]
        pieces = results.all_records(local_server.store, person, "en", run, pause=0.0)
        return b"".join([piece async for piece in pieces])

    with zipfile.ZipFile(io.BytesIO(local_server.loop.run(download()))) as archive:
        assert len(archive.namelist()) == 1


def test_statistics_are_computed_once_for_all_who_ask(
    local_server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    computed: list[Account | None] = []
    compute = SiteStatistics._computed

    async def counted(self: SiteStatistics, now: float) -> wire.Statistics:
        computed.append(current())
        return await compute(self, now)

    async def ask() -> None:
        await asyncio.gather(*(local_server.services.statistics.found() for _ in range(3)))

    monkeypatch.setattr(SiteStatistics, "_computed", counted)
    account = local_server.services.accounts.of_source(source_at("192.0.2.1"))
    local_server.loop.run(charged_to(account, ask()))
    assert computed == [None]  # in nobody's name


def test_the_leaderboard_lists_certain_ratings_with_ranks_and_bots(local_server: InProcessServer) -> None:
    ana, _, first, second, _ = rated_game(local_server)

    def listed() -> dict[str, Any]:
        found: dict[str, Any] = ana.get("/api/leaderboard", board="thistledown", players=2).json()
        return found

    assert listed()["leaders"] == []  # after one game nothing is certain
    assert [bot["level"] for bot in listed()["bots"]] == ["novice", "easy", "medium", "hard", "expert", "master"]
    add_games(local_server, person_of(local_server, first), 30)
    board = listed()
    assert [(each["rank"], each["player"]) for each in board["leaders"]] == [(1, first)]
    assert board["own"]["rank"] == 1
    assert ana.get("/api/leaderboard", board="thistledown", players=2, after=first).json()["leaders"] == []
    hide(local_server, first, private=True)
    assert listed()["leaders"] == []
    hide(local_server, first, private=False)
    assert listed()["leaders"][0]["player"] == first
    assert code_of(ana.get("/api/leaderboard", board="thistledown", players=9)) == "bad-message"
    assert second


def test_statistics_have_no_personal_data_and_few_games_are_not_shown(local_server: InProcessServer) -> None:
    rated_game(local_server)
    stranger = local_server.visitor()
    shown = stranger.get("/api/statistics").json()
    assert (shown["games"], shown["rated"], shown["endings"]) == (1, 1, {"resigned": 1})
    assert shown.get("boards", []) == []
    assert code_of(stranger.get("/api/statistics/thistledown/heat.svg")) == "few-games"

    def add(connection: Connection, numbers: range) -> None:
        for number in numbers:
            game = game_of(number, "thistledown", [("p1", None), (None, "hard")], [1, 2])
            result_statements.add_finished_game(connection, played_out(game))

    local_server.loop.run(local_server.store.write(add, range(FEWEST - 1)))
    assert code_of(stranger.get("/api/statistics/thistledown/heat.svg")) == "few-games"  # however many routes
    local_server.loop.run(local_server.store.write(add, range(FEWEST - 1, FEWEST)))
    assert stranger.get("/api/statistics").json() == shown  # cached
    local_server.clock.at += 601
    later = stranger.get("/api/statistics").json()
    assert later["games"] == 1 + FEWEST
    (board,) = later["boards"]
    assert (board["games"], board["winning_points"], board["points"]) == (FEWEST, 90.0, 85.0)
    picture = stranger.get("/api/statistics/thistledown/heat.svg", theme="dark", language="pl")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert "<svg" in picture.text
    assert stranger.get("/api/statistics/thistledown/heat.svg", show="wins").is_success


def played_out(game: Any) -> Any:
    """A simulated game as if it had been played on the board: with a record, and claims of all routes."""
    board = load_board(game.board)
    routes = tuple((route.id, number % 3 > 0) for number, route in enumerate(board.routes))
    return msgspec.structs.replace(game, digest=board.digest, record=b"record", routes=routes)


def test_hints_are_refused_in_rated_games(local_server: InProcessServer) -> None:
    ana = local_server.guest("Ana")
    assert code_of(ana.post("/api/tables", _rated(ana))) == "account-needed"
    register(local_server, ana)
    made = ana.make(rated=True, bots={"1": "easy"})
    assert ana.do(made["id"], "sit", seat=0, nonce=NONCE).is_success
    assert ana.do(made["id"], "start").is_success
    assert code_of(ana.post(f"/api/tables/{made['id']}/hint", {"seat": 0})) == "hints-rated"
    assert any(each.get("rated") for each in ana.get("/api/tables/mine").json()["tables"])


def _rated(ana: Visitor) -> dict[str, Any]:
    return {"move_id": ana.move_id(), "board": "thistledown", "players": 2, "rated": True}


def test_a_chart_has_evenly_spread_points_and_the_latest(on_each: InProcessServer) -> None:
    add_games(on_each, "p0", 60)
    read = on_each.store.read
    every = on_each.loop.run(read(player_queries.rating_points, "p0", "thistledown", 2, 60))
    assert len(every) == 60
    assert [at for at, _ in every] == sorted({at for at, _ in every})
    for most, step in ((59, 2), (10, 6), (9, 7), (1, 60)):
        some = on_each.loop.run(read(player_queries.rating_points, "p0", "thistledown", 2, most))
        assert some == every[59 % step :: step], most
    assert on_each.loop.run(read(player_queries.rating_points, "p0", "europe", 2, 10)) == []


def test_a_page_of_many_games_is_read_from_one_index(local_server: InProcessServer) -> None:
    """The sums and the chart of somebody with 10,000 games take a few milliseconds only without a look at each row."""
    plans: dict[str, list[str]] = {}

    def explained(connection: Connection, name: str, read: Callable[[Connection], object]) -> None:
        asked: list[tuple[str, Any]] = []

        def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
            asked.append((statement, parameters))

        event.listen(connection, "before_cursor_execute", note)
        read(connection)
        event.remove(connection, "before_cursor_execute", note)
        for statement, parameters in asked:
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
            plans.setdefault(name, []).extend(row[3] for row in plan if "results" in row[3])

    def look(connection: Connection) -> None:
        explained(connection, "sums", lambda c: player_queries.summary(c, "p0"))
        explained(connection, "chart", lambda c: player_queries.rating_points(c, "p0", "thistledown", 2, 300))

    local_server.loop.run(local_server.store.read(look))
    assert set(plans) == {"sums", "chart"}
    for name, plan in plans.items():
        assert plan, name
        assert all("COVERING INDEX ix_results_page" in line for line in plan), (name, plan)
