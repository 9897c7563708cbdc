"""Moderation: reports, sanctions and their end, banned networks, reliability."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import Connection, delete, insert, update

from branchline.server.base.sources import source_at
from branchline.server.people.identity import hash_of
from branchline.server.people.moderation import REPORT_DAYS
from branchline.server.people.names import (
    name_key,
)
from branchline.server.store import Store, schema, statements
from branchline.server.store import moderation_statements as moderation
from tests.server.in_process import GENEROUS, NONCE, InProcessServer, Visitor, code_of, playing

DAY = 86_400.0
FOREIGN = "203.0.113.7"


@pytest.fixture
def worker(store: Store, loop: asyncio.Runner) -> InProcessServer:
    return InProcessServer(store, loop, GENEROUS)


def person_of(worker: InProcessServer, visitor: Visitor) -> str:
    found = worker.loop.run(worker.store.person_by_token(hash_of(visitor.token or "")))
    assert found is not None
    return found.id


def give_account(worker: InProcessServer, visitor: Visitor, name: str, *, moderator: bool = False) -> str:
    """Gives a guest an account, as the sign-up would; returns the person's id."""
    person = person_of(worker, visitor)
    account = {"person": person, "key": name_key(name), "created": 0.0, "private": False, "moderator": moderator}

    def add(connection: Connection) -> None:
        connection.execute(update(schema.people).where(schema.people.c.id == person).values(account=f"id-{name}"))
        connection.execute(insert(schema.accounts).values(**account))

    worker.loop.run(worker.store.write(add))
    return person


def moderator_of(worker: InProcessServer, name: str = "Mira", address: str = "127.0.0.1") -> Visitor:
    found = worker.guest(name, address)
    give_account(worker, found, name, moderator=True)
    return found


def say(visitor: Visitor, table: str, text: str) -> Any:
    return visitor.post(f"/api/tables/{table}/lines", {"do": "say", "move_id": visitor.move_id(), "text": text})


def report(visitor: Visitor, table: str, **more: Any) -> Any:
    return visitor.post(f"/api/tables/{table}/reports", {"reason": "insults", **more})


def queue(moderator: Visitor, status: str = "open") -> list[dict[str, Any]]:
    answer = moderator.get("/api/moderation/reports", queue=status)
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()["reports"]
    return found


def impose(moderator: Visitor, report: str, kind: str, duration: str = "day", reason: str = "be kind") -> Any:
    body = {"do": "sanction", "kind": kind, "duration": duration, "reason": reason}
    return moderator.post(f"/api/moderation/reports/{report}", body)


@pytest.fixture
def reported(worker: InProcessServer) -> tuple[Visitor, Visitor, str, Visitor, str]:
    """Ana has reported Ola, with whom she plays: Ana, Ola, the table, a moderator, the report's id."""
    ana, ola, table = playing(worker)
    assert say(ola, table, "you fool").status_code == 201
    assert report(ana, table, seat=1, lines=[1]).status_code == 201
    moderator = moderator_of(worker)
    (found,) = queue(moderator)
    return ana, ola, table, moderator, found["id"]


# Reports.


def test_a_report_keeps_the_lines_with_those_around_them(worker: InProcessServer) -> None:
    ana, ola, table = playing(worker)
    for number in range(1, 11):
        assert say(ola if number % 2 else ana, table, f"line {number}").status_code == 201
    answer = report(ana, table, line=5, lines=[5, 7], text="Look\nat this.")
    assert (answer.status_code, list(answer.json())) == (201, ["at"])
    worker.loop.run(worker.store.delete_table(table))  # the report does not need it any more
    moderator = moderator_of(worker)
    (found,) = queue(moderator)
    assert (found["name"], found["reporter"], found["reason"], found["text"]) == (
        "Ola",
        "Ana",
        "insults",
        "Look at this.",
    )
    assert [line["text"] for line in found["lines"]] == [f"line {number}" for number in range(2, 11)]
    assert [line["text"] for line in found["lines"] if line.get("chosen")] == ["line 5", "line 7"]
    assert {line["name"] for line in found["lines"] if line.get("accused")} == {"Ola"}
    assert "person" not in found


def test_what_can_be_reported(worker: InProcessServer) -> None:
    ana, ola, table = playing(worker)
    bots = ana.make(bots={"1": "easy"})["id"]
    assert code_of(report(ana, bots, seat=1)) == "nobody-to-report"
    assert code_of(report(ana, table, seat=0)) == "report-self"
    assert code_of(report(ana, table, seat=4)) == "nobody-to-report"
    assert code_of(report(ana, table, line=1)) == "nobody-to-report"
    assert code_of(report(ana, table)) == "bad-message"
    assert code_of(report(ana, table, seat=1, line=1)) == "bad-message"
    assert code_of(report(worker.visitor(), table, seat=1)) == "no-guest"
    assert code_of(report(ana, "nowhere", seat=1)) == "no-such-table"
    assert report(ana, table, seat=1).status_code == 201
    assert report(ola, table, seat=0).status_code == 201


def test_reports_are_limited(store: Store, loop: asyncio.Runner) -> None:
    worker = InProcessServer(store, loop)
    ana, _, table = playing(worker)
    codes = [code_of(report(ana, table, seat=4)) for _ in range(11)]
    assert codes == ["nobody-to-report"] * 10 + ["too-many"]
    # In total too: a quarter is kept for networks that have reported nobody lately.
    while worker.services.limits.all_reports.take(source_at("9.9.9.9")):
        pass
    eva, ion = worker.guest("Eva", "9.9.9.9"), worker.guest("Ion", "8.8.8.8")
    assert [code_of(report(each, table, seat=4)) for each in (eva, ion)] == ["too-many", "nobody-to-report"]


def test_a_report_shows_only_lines_that_its_reporter_can_read(worker: InProcessServer) -> None:
    """Spectators report by the numbers of their own chat; the players' lines with the same numbers stay hidden."""
    ana, _, table = playing(worker, public=True)
    eva, ion = worker.guest("Eva"), worker.guest("Ion")
    for number in range(1, 4):
        assert say(ana, table, f"for players {number}").status_code == 201
    assert code_of(report(eva, table, line=1)) == "nobody-to-report"
    assert say(ion, table, "for spectators").status_code == 201
    assert report(eva, table, line=1, lines=[1, 2, 3]).status_code == 201
    worker.clock.at += 1
    assert report(eva, table, seat=0, lines=[1, 2, 3]).status_code == 201
    found = queue(moderator_of(worker))
    assert [each["name"] for each in found] == ["Ion", "Ana"]
    assert [[line["text"] for line in each["lines"]] for each in found] == [["for spectators"]] * 2


def test_a_dismissed_report_can_be_reopened(reported: tuple[Visitor, Visitor, str, Visitor, str]) -> None:
    ana, _, table, moderator, id = reported
    path = f"/api/moderation/reports/{id}"
    assert moderator.post(path, {"do": "dismiss"}).json()["outcome"] == "dismissed"
    assert (queue(moderator), [each["id"] for each in queue(moderator, "handled")]) == ([], [id])
    assert report(ana, table, seat=1).status_code == 201  # only one at a time has to be open
    assert moderator.post(path, {"do": "reopen"}).status_code == 200
    assert {each["id"] for each in queue(moderator)} >= {id}
    assert [each["reports"] for each in queue(moderator)] == [1, 1]
    assert code_of(moderator.post("/api/moderation/reports/nothing", {"do": "dismiss"})) == "no-such-report"


def test_old_reports_are_deleted(worker: InProcessServer, reported: tuple[Visitor, Visitor, str, Visitor, str]) -> None:
    _, _, _, moderator, id = reported
    later = worker.clock.now() + REPORT_DAYS * DAY
    assert worker.loop.run(worker.store.write(moderation.delete_old_reports, later)) is None  # it is open
    moderator.post(f"/api/moderation/reports/{id}", {"do": "dismiss"})
    assert worker.loop.run(worker.store.write(moderation.delete_old_reports, later)) == 1


# Sanctions.


def test_a_mute_ends_by_the_clock_or_by_its_undo(
    worker: InProcessServer, reported: tuple[Visitor, Visitor, str, Visitor, str]
) -> None:
    _, ola, table, moderator, id = reported
    done = impose(moderator, id, "mute", "hour").json()
    assert (done["outcome"], done["moderator"]) == ("mute", "Mira")
    refused = say(ola, table, "what?")
    assert (refused.status_code, code_of(refused)) == (403, "muted")
    assert refused.json()["details"]["until"] == int(worker.clock.now() + 3600)
    assert "UTC" in refused.json()["text"]
    (own,) = ola.get("/api/me/sanctions").json()["sanctions"]
    assert (own["kind"], own["reason"]) == ("mute", "be kind")
    assert "moderator" not in own
    worker.clock.at += 3601
    assert say(ola, table, "again").status_code == 201
    assert ola.get("/api/me/sanctions").json()["sanctions"] == []
    assert impose(moderator, id, "mute", "forever").status_code == 200
    assert say(ola, table, "what?").json()["details"]["until"] == 0
    (active,) = moderator.get("/api/moderation/sanctions").json()["sanctions"]
    path = f"/api/moderation/sanctions/{active['id']}"
    assert moderator.ask("DELETE", path).status_code == 204
    assert code_of(moderator.ask("DELETE", path)) == "no-such-sanction"
    assert say(ola, table, "at last").status_code == 201


def test_the_longest_sanction_counts(
    worker: InProcessServer, reported: tuple[Visitor, Visitor, str, Visitor, str]
) -> None:
    _, ola, table, moderator, id = reported
    impose(moderator, id, "mute", "week")
    impose(moderator, id, "mute", "hour")
    assert say(ola, table, "what?").json()["details"]["until"] == int(worker.clock.now() + 7 * DAY)
    hour, week = (each["id"] for each in sorted(moderator.get("/api/moderation/sanctions").json()["sanctions"],
                                                key=lambda each: each["until"]))  # fmt: skip
    assert moderator.ask("DELETE", f"/api/moderation/sanctions/{week}").status_code == 204
    assert say(ola, table, "what?").json()["details"]["until"] == int(worker.clock.now() + 3600)
    assert moderator.ask("DELETE", f"/api/moderation/sanctions/{hour}").status_code == 204
    assert say(ola, table, "now").status_code == 201


def test_who_is_suspended_finishes_games_but_begins_none(
    worker: InProcessServer, reported: tuple[Visitor, Visitor, str, Visitor, str]
) -> None:
    _, ola, table, moderator, id = reported
    eva = worker.guest("Eva")
    other = eva.make(public=True)["id"]
    assert impose(moderator, id, "suspend").status_code == 200
    assert code_of(ola.do(other, "sit", seat=0, nonce=NONCE)) == "suspended"
    assert code_of(say(ola, table, "hello")) == "suspended"
    made = {"move_id": ola.move_id(), "board": "thistledown", "players": 2}
    assert code_of(ola.post("/api/tables", made)) == "suspended"
    assert ola.do(table, "resign", seat=1).is_success  # a running game goes on until its end
    assert code_of(ola.do(table, "rematch")) in ("suspended", "table-not-over")
    worker.clock.at += DAY + 1
    assert ola.do(other, "sit", seat=0, nonce=NONCE).is_success


def test_a_ban_is_explained_and_ends_by_the_clock(
    worker: InProcessServer, reported: tuple[Visitor, Visitor, str, Visitor, str]
) -> None:
    _, ola, _, moderator, id = reported
    impose(moderator, id, "ban", "week", "threats")
    refused = ola.get("/api/me")
    assert (refused.status_code, code_of(refused)) == (403, "banned")
    assert refused.json()["details"]["reason"] == "threats"
    assert "until" in refused.json()["text"]
    worker.clock.at += 7 * DAY + 1
    assert ola.get("/api/me").status_code == 200
    assert ola.get("/api/tables/mine").status_code == 200
    impose(moderator, id, "ban", "forever")
    worker.clock.at += 1000 * DAY
    assert code_of(ola.get("/api/me")) == "banned"
    (active,) = moderator.get("/api/moderation/sanctions").json()["sanctions"]
    moderator.ask("DELETE", f"/api/moderation/sanctions/{active['id']}")
    assert ola.get("/api/me").status_code == 200


def test_a_ban_from_before_sanctions_stays(worker: InProcessServer) -> None:
    ana = worker.guest("Ana")
    worker.loop.run(worker.store.change_person(person_of(worker, ana), banned=True))
    assert ana.get("/api/me").json()["details"] == {"until": 0, "time": ""}
    worker.clock.at += 1000 * DAY
    assert code_of(ana.get("/api/me")) == "banned"


def test_an_offensive_name_is_replaced_and_the_former_one_restored(
    worker: InProcessServer, reported: tuple[Visitor, Visitor, str, Visitor, str]
) -> None:
    _, ola, _, moderator, id = reported
    person = give_account(worker, ola, "Ola")
    ola.ask("PATCH", "/api/me", json={"language": "pl"})
    assert moderator.post(f"/api/moderation/reports/{id}", {"do": "rename"}).json()["outcome"] == "rename"
    name = ola.get("/api/me").json()["name"]
    assert name.startswith("Gracz ")
    key = worker.loop.run(worker.store.read(moderation.account_by_name, name_key(name), ""))
    assert key is not None
    assert key.id == person
    (renamed,) = moderator.get("/api/moderation/sanctions").json()["sanctions"]
    assert (renamed["kind"], renamed["reason"]) == ("rename", "Ola")
    eva = worker.guest("Eva")
    give_account(worker, eva, "O l a")  # somebody takes the name meanwhile
    path = f"/api/moderation/sanctions/{renamed['id']}"
    assert code_of(moderator.ask("DELETE", path)) == "name-taken-now"
    worker.loop.run(worker.store.write(statements.change_person, person_of(worker, eva), {"name": "Eva"}))
    worker.loop.run(worker.store.write(_drop_account, person_of(worker, eva)))
    assert moderator.ask("DELETE", path).status_code == 204
    assert ola.get("/api/me").json()["name"] == "Ola"


def _drop_account(connection: Connection, person: str) -> None:
    connection.execute(delete(schema.accounts).where(schema.accounts.c.person == person))


def test_moderators_find_people_by_name_and_spare_each_other(worker: InProcessServer) -> None:
    moderator, other = moderator_of(worker), moderator_of(worker, "Radu")
    give_account(worker, worker.guest("Łucja"), "Łucja")
    (found,) = moderator.get("/api/moderation/players", name="łucja ").json()["players"]
    assert (found["player"], found["name"]) == ("id-Łucja", "Łucja")
    assert moderator.get("/api/moderation/players", name="nobody").json()["players"] == []
    body = {"do": "sanction", "kind": "suspend", "duration": "month", "reason": "two accounts"}
    (done,) = moderator.post("/api/moderation/players/id-Łucja", body).json()["sanctions"]
    assert (done["kind"], done["moderator"]) == ("suspend", "Mira")
    assert code_of(moderator.post("/api/moderation/players/id-Radu", body)) == "is-moderator"
    assert code_of(moderator.post("/api/moderation/players/nobody", body)) == "person-gone"
    for answer in (other.get("/api/me"), other.ask("PATCH", "/api/me", json={"language": "ro"})):
        assert answer.json()["moderator"] is True


def test_everything_is_in_the_audit_log(
    worker: InProcessServer, reported: tuple[Visitor, Visitor, str, Visitor, str]
) -> None:
    ana, ola, _, moderator, id = reported
    impose(moderator, id, "mute")
    (active,) = moderator.get("/api/moderation/sanctions").json()["sanctions"]
    moderator.ask("DELETE", f"/api/moderation/sanctions/{active['id']}")
    moderator.post(f"/api/moderation/reports/{id}", {"do": "dismiss"})
    moderator.post("/api/moderation/networks", {"network": "203.0.113.0/24", "duration": "day", "reason": "spam"})
    moderator.ask("DELETE", "/api/moderation/networks", params={"network": "203.0.113.0/24"})
    moderator.post("/api/moderation/names", {"word": "Viper", "kind": "word"})
    moderator.get(f"/api/moderation/reports/{id}/network")
    mod, who = person_of(worker, moderator), person_of(worker, ola)
    entries = [(each.action, each.actor, each.person) for each in worker.loop.run(worker.store.audit_entries(50))]
    assert entries == [
        ("report", person_of(worker, ana), None), ("mute", mod, who), ("lift", mod, who),
        ("report-dismissed", mod, who), ("ban-network", mod, None), ("lift-network", mod, None), ("names", mod, None),
        ("look-up-network", mod, who),
    ]  # fmt: skip


# Networks.


def test_banned_networks_are_refused(worker: InProcessServer) -> None:
    moderator = moderator_of(worker, address="198.51.100.1")
    ola, near, far = worker.guest("Ola", FOREIGN), worker.visitor("203.0.113.200"), worker.visitor("203.0.114.1")
    body = {"network": "203.0.113.77/24", "duration": "day", "reason": "spam"}
    (ban,) = moderator.post("/api/moderation/networks", body).json()["networks"]
    assert (ban["network"], ban["moderator"]) == ("203.0.113.0/24", "Mira")
    for visitor in (ola, near, worker.visitor(f"::ffff:{FOREIGN}")):
        refused = visitor.get("/api/tables")
        assert (refused.status_code, code_of(refused)) == (403, "address-banned")
    assert far.get("/api/tables").status_code == 200
    assert worker.visitor("testclient").get("/api/tables").status_code == 200
    worker.clock.at += DAY + 1
    worker.loop.run(worker.services.moderation.load_bans())
    assert ola.get("/api/tables").status_code == 200
    v6 = {"network": "2001:db8:1::/48", "duration": "forever", "reason": "spam"}
    assert moderator.post("/api/moderation/networks", v6).status_code == 201
    assert code_of(worker.visitor("2001:db8:1:2::9").get("/api/tables")) == "address-banned"
    assert worker.visitor("2001:db8:2::9").get("/api/tables").status_code == 200
    lifted = {"network": "2001:db8:1::/48"}
    assert moderator.ask("DELETE", "/api/moderation/networks", params=lifted).status_code == 204
    assert code_of(moderator.ask("DELETE", "/api/moderation/networks", params=lifted)) == "no-such-sanction"
    assert worker.visitor("2001:db8:1:2::9").get("/api/tables").status_code == 200


@pytest.mark.parametrize(
    ("network", "code"),
    [("203.0.113.0/7", "network-too-wide"), ("2001:db8::/15", "network-too-wide"), ("198.51.0.0/16", "network-own"),
     ("127.0.0.0/24", "network-own"), ("::1", "network-own"), ("example.org", "bad-network"), ("", "bad-message")],
)  # fmt: skip
def test_networks_that_cant_be_banned(worker: InProcessServer, network: str, code: str) -> None:
    moderator = moderator_of(worker, address="198.51.100.1")
    body = {"network": network, "duration": "day", "reason": "spam"}
    assert code_of(moderator.post("/api/moderation/networks", body)) == code


def test_where_a_person_was_is_known_from_memory_only(worker: InProcessServer, store: Store) -> None:
    moderator, ana = moderator_of(worker), worker.guest("Ana", "192.0.2.9")
    ola = worker.guest("Ola", "8.8.4.4")
    table = ana.make(public=True)["id"]
    assert ola.do(table, "sit", seat=0, nonce=NONCE).is_success
    assert report(ana, table, seat=0).status_code == 201
    (found,) = queue(moderator)
    path = f"/api/moderation/reports/{found['id']}/network"
    assert moderator.get(path).json()["networks"] == ["8.8.4.4/32", "8.8.4.0/24"]
    restarted = InProcessServer(store, worker.loop, GENEROUS)
    again = restarted.visitor()
    again.token = moderator.token or ""
    assert again.get(path).json()["networks"] == []


# Reliability.


def add_games(worker: InProcessServer, number: int, seats: list[tuple[str | None, str | None, int]], *,
              rated: bool = True, first: int = 0) -> None:  # fmt: skip
    """Finished games with these seats: the person, how they left, their place."""

    def add(connection: Connection) -> None:
        for game in range(first, first + number):
            common = {"board": "europe", "players": len(seats), "rated": rated, "finished": float(game), "seq": game}
            of_game = {"id": f"game{game}", "digest": "", "pace": "none", "ending": "played"}
            connection.execute(insert(schema.games).values(**of_game, **common))
            for seat, (person, left, place) in enumerate(seats):
                counts = {"points": 0, "tickets": 0, "tickets_failed": 0, "longest": 0}
                who = {"person": person, "bot": None if person else "easy", "left": left, "place": place}
                connection.execute(
                    insert(schema.results).values(game=f"game{game}", seat=seat, **who, **counts, **common)
                )

    worker.loop.run(worker.store.write(add))


def test_reliability_at_the_table(worker: InProcessServer) -> None:
    ana, ola, table = playing(worker, players=3, bots={"2": "easy"})
    one, two = person_of(worker, ana), person_of(worker, ola)
    path = f"/api/tables/{table}/reliability"
    add_games(worker, 60, [(one, "resigned", 2), (None, None, 1)])  # games against bots don't count
    assert worker.visitor().get(path).json()["seats"] == ["new", "new", None]
    add_games(worker, 2, [(one, "resigned", 2), (two, None, 1)], first=60)
    add_games(worker, 8, [(one, None, 2), (two, "stand-in", 1)], first=62)
    assert ana.get(path).json()["seats"] == ["new", "new", None]  # a worker keeps what it found for a while
    worker.clock.at += 301
    assert ana.get(path).json()["seats"] == ["reliable", "leaves", None]
    add_games(worker, 50, [(one, None, 1), (two, None, 2)], first=70)  # only the latest count
    worker.clock.at += 301
    assert ana.get(path).json()["seats"] == ["reliable", "reliable", None]
    assert code_of(ana.get("/api/tables/nowhere/reliability")) == "no-such-table"


# Two accounts of one person.


def test_two_accounts_in_one_browser_at_a_rated_table_are_reported(worker: InProcessServer) -> None:
    ana, ola, moderator = worker.guest("Ana"), worker.guest("Ola"), moderator_of(worker)
    one, two = give_account(worker, ana, "Ana"), person_of(worker, ola)
    credentials = {"name": "Ola", "password": "five coloured carriages"}
    assert ola.post("/api/accounts", credentials).status_code == 201
    assert ana.post("/api/sign-in", credentials).is_success  # Ana's browser is Ola's now
    add_games(worker, 1, [(one, None, 1), (two, None, 2)], rated=False)
    worker.loop.run(worker.services.moderation.check_table("game0"))
    assert queue(moderator) == []
    add_games(worker, 1, [(one, None, 1), (two, None, 2)], first=1)
    for _ in range(2):  # reported once
        worker.loop.run(worker.services.moderation.check_table("game1"))
    (found,) = queue(moderator)
    assert found["reason"] == "same-person"
    assert {found["name"], found["reporter"]} == {"Ana", "Ola"}
    assert found["text"] in ("device 1 1", "device 1 0")
    moderator.post(f"/api/moderation/reports/{found['id']}", {"do": "dismiss"})
    worker.loop.run(worker.services.moderation.check_table("game1"))
    assert queue(moderator) == []  # a moderator has decided


@pytest.mark.parametrize(("wins", "network", "flagged"), [
    ((8, 0), FOREIGN, True), ((4, 4), FOREIGN, False), ((6, 2), FOREIGN, False), ((7, 0), FOREIGN, False),
    ((8, 0), "198.51.100.1", False),
])  # fmt: skip
def test_a_one_sided_series_in_one_network_is_reported_but_a_family_is_not(
    worker: InProcessServer, wins: tuple[int, int], network: str, flagged: bool
) -> None:
    ana, ola, moderator = worker.guest("Ana", FOREIGN), worker.guest("Ola", network), moderator_of(worker)
    one, two = give_account(worker, ana, "Ana"), give_account(worker, ola, "Ola")
    for visitor in (ana, ola):
        visitor.get("/api/me")
    add_games(worker, wins[0], [(one, None, 1), (two, None, 2)])
    if wins[1]:
        add_games(worker, wins[1], [(one, None, 2), (two, None, 1)], first=wins[0])
    worker.services.moderation.note_finished("game0")
    worker.loop.run(worker.services.moderation.check_finished())
    found = queue(moderator)
    assert [each["reason"] for each in found] == (["same-person"] if flagged else [])
    assert all(FOREIGN not in str(each) for each in found)


def test_a_deleted_person_leaves_no_sanctions(
    worker: InProcessServer, reported: tuple[Visitor, Visitor, str, Visitor, str]
) -> None:
    _, ola, table, moderator, id = reported
    impose(moderator, id, "mute")
    who = person_of(worker, ola)
    worker.loop.run(worker.store.delete_table(table))
    worker.clock.at += 400 * DAY
    moderator.get("/api/me")  # seen lately
    deleted = worker.loop.run(worker.store.delete_inactive_people(worker.clock.now() - DAY))
    assert deleted == 2
    assert worker.loop.run(worker.store.read(moderation.sanctions_of, [who])) == []
    (found,) = queue(moderator, "handled")
    assert "name" not in found
    assert code_of(impose(moderator, id, "ban")) == "person-gone"
