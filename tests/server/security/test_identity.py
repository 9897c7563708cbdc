"""Nobody acts for another: not without a cookie, not with a wrong, old or stolen one, not by another's move."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.security.door import NONCE, Door, code_of, keep, playing

# Every command that is somebody's own, and how a stranger is refused it at a running table.
OTHERS_COMMANDS: list[tuple[str, dict[str, Any], str]] = [
    ("act", {"seat": 1, "seen": 4, "actions": ["draw"]}, "seat-not-yours"),
    ("act", {"seat": 1, "seen": 2, "actions": ["draw"]}, "seat-not-yours"),
    ("undo", {"seat": 1, "seen": 4}, "seat-not-yours"),
    ("undo", {"seat": 1, "seen": 999}, "seat-not-yours"),
    ("resign", {"seat": 1}, "seat-not-yours"),
    ("vote", {"seat": 1, "end": True}, "seat-not-yours"),
    ("stand-in", {"seat": 1}, "seat-not-yours"),
    ("come-back", {"seat": 1}, "seat-not-yours"),
    ("sit", {"seat": 1, "nonce": NONCE}, "table-not-open"),
    ("leave", {"seat": 1}, "table-not-open"),
    ("dismiss", {"seat": 1}, "not-host"),
    ("bot", {"seat": 1, "level": "easy"}, "not-host"),
    ("start", {}, "not-host"),
    ("rematch", {}, "table-not-over"),
    ("resign", {"seat": 9}, "no-such-seat"),
]


def test_no_command_for_anothers_seat(door: Door) -> None:
    """Neither by somebody at the table, nor by a stranger, nor by nobody; and nothing is written."""
    ana, _, table = playing(door)
    eva, nobody = door.guest("Eva"), door.visitor()
    before = door.events(table)
    for do, more, code in OTHERS_COMMANDS:
        assert code_of(eva.do(table, do, **more)) == code
        assert code_of(nobody.do(table, do, **more)) == "no-guest"
        if code == "seat-not-yours":  # for somebody who is away, players may seat a bot; nobody is, yet
            assert code_of(ana.do(table, do, **more)) == ("seat-not-away" if do == "stand-in" else code)
    assert door.events(table) == before


def test_before_the_start_seats_are_safe_too(door: Door) -> None:
    ana, ola, eva = door.guest("Ana"), door.guest("Ola"), door.guest("Eva")
    table = ana.make(public=True, players=3, bots={"2": "easy"})["id"]
    assert ola.do(table, "sit", seat=1, nonce=NONCE).is_success
    before = door.events(table)
    assert code_of(eva.do(table, "sit", seat=1, nonce=NONCE)) == "seat-taken"
    assert code_of(eva.do(table, "leave", seat=1)) == "seat-not-yours"
    assert code_of(ana.do(table, "leave", seat=1)) == "seat-not-yours"
    assert code_of(eva.do(table, "leave", seat=2)) == "not-host"
    assert code_of(ola.do(table, "bot", seat=0, level="easy")) == "not-host"
    assert door.events(table) == before


def test_a_cookie_is_right_or_nobodys(door: Door) -> None:
    ana, ola, table = playing(door)
    assert ana.token is not None
    thief, before = door.visitor(), door.events(table)
    flipped = ("A" if ana.token[0] != "A" else "B") + ana.token[1:]
    for token in (
        ana.token[:-1],
        ana.token + "=",
        ana.token.lower(),
        flipped,
        "",
        " ",
        "x" * 4000,
        "' or 1=1 --",
        "%00",
    ):
        thief.token = token
        assert code_of(thief.do(table, "resign", seat=0)) == "no-guest", token
        assert code_of(thief.get("/api/me")) == "no-guest"
    assert ola.token is not None
    thief.token = ola.token  # somebody's, but not of this seat
    assert code_of(thief.do(table, "resign", seat=0)) == "seat-not-yours"
    assert door.events(table) == before


def test_a_forgotten_device_is_nobodys_and_others_stay(door: Door) -> None:
    ana, _, table = playing(door)
    code = ana.post("/api/me/transfer", None).json()["code"]
    other = door.visitor()
    assert other.post("/api/arrivals", {"code": code}).status_code == 201
    assert code_of(door.visitor().post("/api/arrivals", {"code": code})) == "wrong-code"
    token = other.token
    assert other.ask("DELETE", "/api/me").status_code == 204
    assert token is not None
    other.token = token
    assert code_of(other.do(table, "resign", seat=0)) == "no-guest"
    assert ana.do(table, "vote", seat=0, end=True).is_success


def test_a_transfer_ends_with_its_time_and_with_the_next_one(door: Door) -> None:
    ana, other = door.guest(), door.visitor()
    first, second = (ana.post("/api/me/transfer", None).json() for _ in range(2))
    assert code_of(other.post("/api/arrivals", {"code": first["code"]})) == "wrong-code"
    door.clock.at = second["until"] + 1
    assert code_of(other.post("/api/arrivals", {"code": second["code"]})) == "wrong-code"
    assert other.token is None


def test_whoever_is_banned_does_nothing(door: Door) -> None:
    ana, _, table = playing(door)
    person = door.events(table)[1].person
    assert person is not None
    door.loop.run(door.store.change_person(person, banned=True))
    door.clock.at += 60
    before = door.events(table)
    name = {"name": "Ana"}
    asked = (("POST", "/api/guests", name), ("PATCH", "/api/me", name), ("GET", f"/api/tables/{table}", None))
    for answer in (
        ana.do(table, "resign", seat=0),
        *(ana.ask(method, path, json=body) for method, path, body in asked),
    ):
        assert (answer.status_code, code_of(answer)) == (403, "banned")
    assert door.events(table) == before


def test_anothers_move_id_gets_nothing_of_their_move(door: Door) -> None:
    ana, ola, table = playing(door)
    done = keep(ana, table, 0).json()
    stolen = {"do": "vote", "move_id": done["move_id"], "seat": 1, "end": True}
    before = door.events(table)
    refusal = ola.post(f"/api/tables/{table}/commands", stolen)
    assert code_of(refusal) == "move-id-taken"
    assert "events" not in refusal.text
    assert door.events(table) == before


@pytest.mark.parametrize("seat", [1, 9])
def test_ones_own_move_id_for_another_seat_shows_no_more_than_a_spectator_sees(door: Door, seat: int) -> None:
    ana, _, table = playing(door)
    done = keep(ana, table, 0).json()
    assert "tickets" in done["happened"]["events"][0]
    again = {"do": "vote", "move_id": done["move_id"], "seat": seat, "end": True}
    answer = ana.post(f"/api/tables/{table}/commands", again)
    assert answer.status_code == 200
    assert answer.json()["version"] == done["version"]
    assert "tickets" not in answer.json()["happened"]["events"][0]


def test_moves_of_the_server_itself_cant_be_named(door: Door) -> None:
    """What bots and clocks do has ids that no client may send."""
    ana, _, table = playing(door)
    for move_id in ("bot:4:0", "clock:4:0", "made", "gone:4", "abcdefgh\n", "", "x" * 65):
        command = {"do": "vote", "move_id": move_id, "seat": 0, "end": True}
        assert code_of(ana.post(f"/api/tables/{table}/commands", command)) == "bad-message", move_id


def test_two_seats_of_one_person_are_not_mixed_up(door: Door) -> None:
    """Each seat's view has its own hand, and an act is the seat's that it names."""
    ana = door.guest()
    table = ana.make()["id"]
    for seat in (0, 1):
        assert ana.do(table, "sit", seat=seat, nonce=NONCE, name=f"Seat {seat}").is_success
    assert ana.do(table, "start").is_success
    offers = [ana.see(table, seat=seat)["game"]["offer"] for seat in (0, 1)]
    assert offers[0] != offers[1]
    theirs = ", ".join(ticket["ticket"] for ticket in offers[1])
    wrong = ana.do(table, "act", seat=0, seen=4, actions=[f"keep {theirs}"])
    assert wrong.status_code == 422
    assert len(door.events(table)) == 4
    assert code_of(ana.get(f"/api/tables/{table}", seat=2)) == "seat-not-yours"


def test_a_rematch_is_for_those_who_played(door: Door) -> None:
    ana, ola, table = playing(door)
    ana.do(table, "resign", seat=0)
    eva, before = door.guest("Eva"), door.events(table)
    assert code_of(eva.do(table, "rematch")) == "not-player"
    assert door.events(table) == before
    assert ola.do(table, "rematch").is_success
    new = ola.see(table)["rematch"]
    assert code_of(eva.do(new["table"], "sit", seat=0, nonce=NONCE)) == "code-needed"
    assert new["code"]
    assert eva.see(table)["rematch"]["code"] is None
