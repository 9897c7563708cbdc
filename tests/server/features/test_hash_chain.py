"""Hash-chained logs: heads that players keep, the signed log in a record, and what `branchline verify` says of both."""

from __future__ import annotations

import hashlib
import hmac
import json
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from branchline.cli import main
from branchline.game.hash_chain import Entry, Head, entry_of, hashes_of, next_hash
from branchline.game.record import Record
from branchline.game.verify import findings, verify
from branchline.server.table.state import Acted, encode
from branchline.server.table.state import entry_of as logged_entry
from branchline.texts import Texts
from tests.server.features.games import act, alone, finish
from tests.server.in_process import NONCE, InProcessServer, Visitor, keep, playing


@pytest.fixture
def ended(local_server: InProcessServer) -> tuple[Record, list[Head]]:
    """A game that is over, and its signed heads: of its beginning, a little later, and of its end."""
    ana, table = alone(local_server)
    heads = [signed(ana, table)]
    act(local_server, ana, table)
    heads.append(signed(ana, table))
    finish(local_server, ana, table)
    heads.append(signed(ana, table))
    return Record.parse(ana.get(f"/api/tables/{table}/record").text), heads


def signed(visitor: Visitor, table: str) -> Head:
    return msgspec.json.decode(visitor.get(f"/api/tables/{table}/head").content, type=Head)


def problems(record: Record, *heads: Head) -> list[str]:
    return [problem.code for problem in verify(Record.parse(str(record)), heads=heads).problems]


def rewritten(record: Record, events: tuple[Entry, ...]) -> Record:
    """A log that fits its own hash, as a host makes it who edits history: only the signature is missing."""
    assert record.log is not None
    assert record.proof is not None
    *_, last = hashes_of(record.proof.table, bytes.fromhex(record.proof.secret), events)
    return replace(record, log=replace(record.log, events=events, hash=last.hex()))


# Heads.


def test_every_answer_carries_the_head(local_server: InProcessServer) -> None:
    """The same in the answer, in its repetition, in the table of every viewer, in the store, and computed anew."""
    ana, ola, table = playing(local_server)
    answer = keep(ana, table, 0)
    head = answer.json()["head"]
    again = ana.post(f"/api/tables/{table}/commands", json.loads(answer.request.content))
    shown = [visitor.see(table)["head"] for visitor in (ana, ola, local_server.visitor())]
    assert [again.json()["head"], *shown] == [head] * 4
    events = local_server.events(table)
    row = local_server.loop.run(local_server.store.table(table))
    assert row is not None
    entries = [entry_of(event.at, json.loads(event.body)) for event in events]
    assert [event.hash for event in events] == [*hashes_of(table, row.secret, entries)]
    found = signed(ola, table)
    assert (found.table, found.number, found.hash, found.is_signed) == (table, len(events), head, True)


def test_private_fields_are_not_hashed(local_server: InProcessServer) -> None:
    """A record must not contain them, and without them nobody could compute the hash."""
    ana, ola, table = playing(local_server)
    assert ana.do(table, "resign", seat=0).is_success
    assert ola.do(table, "rematch").is_success
    text = ana.get(f"/api/tables/{table}/record").text
    log = Record.parse(text).log
    assert log is not None
    assert [entry.what["event"] for entry in log.events] == ["made", "sat", "sat", "started", "resigned", "rematched"]
    known = local_server.services.log.cached(table)
    assert known is not None
    assert known.table_state.rematch is not None
    people = [seat.person for seat in known.table_state.seats]
    assert not any(str(secret) in text for secret in (*people, known.table_state.rematch.code))
    assert problems(Record.parse(text), signed(ana, table)) == []


def test_a_rival_can_not_try_what_was_kept(local_server: InProcessServer) -> None:
    """A seat keeps one of a few sets of tickets. Who knows everything but the secret finds none that gives the head."""
    ana, ola, table = playing(local_server)
    assert keep(ana, table, 0).is_success  # so that the next event is the only unknown one
    before = ola.see(table)
    offer = [ticket["ticket"] for ticket in ola.see(table, seat=1)["game"]["offer"]]
    assert keep(ola, table, 1).is_success
    after = ana.see(table)
    at = local_server.events(table)[-1].at
    assert local_server.services.log.cached(table) is not None
    row = local_server.loop.run(local_server.store.table(table))
    assert row is not None

    def hits(keys: list[bytes]) -> int:
        tried = 0
        for number in range(1, len(offer) + 1):
            for kept in combinations(offer, number):
                body = Acted(1, (f"keep {', '.join(kept)}",))
                entry = logged_entry(body, at)
                start = bytes.fromhex(before["head"])
                for key in keys:
                    plain = [key + start + encode(body), start + encode(body), encode(body)]
                    found = {hashlib.sha256(text).hexdigest() for text in plain}
                    found.add(hmac.digest(key, start + msgspec.json.encode(entry), "sha256").hex())
                    found.add(next_hash(key, start, after["version"], entry).hex())
                    tried += after["head"] in found
        return tried

    assert hits([row.secret]) == 1  # with the secret it would be easy
    assert hits([b"", bytes(32), table.encode(), bytes.fromhex(before["commitment"]), bytes(16)]) == 0


def test_delayed_spectators_get_the_head_of_what_they_see(local_server: InProcessServer) -> None:
    ana, ola, table = playing(local_server, watching="delayed", delay=5)
    assert keep(ana, table, 0).is_success
    stranger = local_server.visitor()
    seen, found = stranger.see(table), signed(stranger, table)
    events = local_server.events(table)
    assert seen["version"] == found.number < len(events)
    assert bytes.fromhex(seen["head"]) == bytes.fromhex(found.hash) == events[found.number - 1].hash
    assert signed(ola, table).number == len(events)


def test_two_workers_share_the_key(local_server: InProcessServer) -> None:
    other = InProcessServer(local_server.store, local_server.loop, seed=1)
    ana, _, table = playing(local_server)
    assert signed(ana, table).key == signed(other.visitor(), table).key


# The record, and kept heads.


def test_a_log_that_holds(ended: tuple[Record, list[Head]]) -> None:
    record, heads = ended
    assert problems(record, *heads) == []
    verdict = verify(record, heads=heads)
    assert (verdict.log_holds, verdict.kept_to) == (True, heads[-1].number)


def test_an_edited_history_is_found(ended: tuple[Record, list[Head]]) -> None:
    record, heads = ended
    assert record.log is not None
    events = record.log.events
    at = heads[0].number  # the first event after the first head
    later = replace(events[at], at=events[at].at + 1)
    edited = rewritten(record, (*events[:at], later, *events[at + 1 :]))
    assert problems(edited) == ["log-signature"]
    assert problems(edited, heads[0]) == ["log-signature"]
    assert problems(edited, heads[-1]) == ["log-signature", "head-edited"]
    unhashed = replace(record, log=replace(record.log, events=edited.log.events if edited.log else ()))
    assert problems(unhashed) == ["log-hash"]


def test_text_that_no_server_writes_is_a_wrong_log(ended: tuple[Record, list[Head]]) -> None:
    record, _ = ended
    assert record.log is not None
    odd = Entry(record.log.events[0].at, {**record.log.events[0].what, "board": "\ud800"})
    changed = replace(record, log=replace(record.log, events=(odd, *record.log.events[1:])))
    assert "log-hash" in [problem.code for problem in verify(changed).problems]


def test_a_reordered_history_is_found(ended: tuple[Record, list[Head]]) -> None:
    record, heads = ended
    assert record.log is not None
    first, second, *rest = record.log.events
    swapped = rewritten(record, (first, rest[0], second, *rest[1:]))
    assert "head-edited" in problems(swapped, heads[-1])


def test_a_history_that_was_cut_is_found(ended: tuple[Record, list[Head]]) -> None:
    record, heads = ended
    assert record.log is not None
    cut = rewritten(record, record.log.events[:-2])
    assert problems(cut, heads[-1]) == ["log-signature", "head-cut", "log-acts"]
    assert problems(cut, heads[0]) == ["log-signature", "log-acts"]


def test_a_log_must_fit_its_record(ended: tuple[Record, list[Head]]) -> None:
    record, heads = ended
    assert record.log is not None
    assert record.proof is not None
    nonces = ("ab" * 16, *record.proof.nonces[1:])
    assert "log-deal" in problems(replace(record, proof=replace(record.proof, nonces=nonces)))
    assert problems(replace(record, log=None), heads[0]) == ["head-no-log"]
    assert problems(record, replace(heads[0], table="another")) == ["head-table"]
    forged = replace(heads[0], hash="ab" * 32)
    assert problems(record, forged) == ["head-signature"]
    assert problems(record, replace(forged, key=None, signature=None)) == ["head-edited"]


def test_the_last_share_is_named(local_server: InProcessServer) -> None:
    """Whoever gives it can't be cheated by the server and all others together; a player may give theirs again."""
    ana, ola, table = playing(local_server, public=True)
    assert ola.do(table, "resign", seat=1).is_success
    texts = Texts("en")

    def said(text: str) -> str:
        return dict(findings(verify(Record.parse(text)), texts))["verify-last-share"]

    assert "from seat 1 (Ola)" in said(ana.get(f"/api/tables/{table}/record").text)
    again = ana.make(public=True)["id"]
    for player, seat in ((ana, 0), (ola, 1)):
        assert player.do(again, "sit", seat=seat, nonce=NONCE).is_success
    assert ana.do(again, "leave", seat=0).is_success
    assert ana.do(again, "sit", seat=0, nonce="ab" * 16).is_success
    assert ana.do(again, "start").is_success
    assert ola.do(again, "resign", seat=1).is_success
    record = ana.get(f"/api/tables/{again}/record").text
    assert "from seat 0 (Ana)" in said(record)
    assert problems(Record.parse(record)) == []


def test_odd_spelling_of_an_action_is_the_same_action(local_server: InProcessServer) -> None:
    ana, table = alone(local_server)
    offer = [ticket["ticket"] for ticket in ana.see(table)["game"]["offer"]]
    spelled = f"keep   {' ,  '.join(reversed(offer))}"
    act(local_server, ana, table, spelled)
    finish(local_server, ana, table)
    record = Record.parse(ana.get(f"/api/tables/{table}/record").text)
    assert record.acts[0].act != spelled or record.acts[1].act != spelled
    assert problems(record) == []


def test_the_command_compares_heads(
    ended: tuple[Record, list[Head]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, heads = ended

    def said(shown: Record, language: str = "en") -> tuple[int, str]:
        shown.save(tmp_path / "game.jsonl")
        (tmp_path / "heads.jsonl").write_text("".join(f"{head}\n" for head in heads))
        head = ["--head", str(tmp_path / "heads.jsonl"), "--language", language]
        code = main(["verify", str(tmp_path / "game.jsonl"), *head])
        return code, capsys.readouterr().out

    assert record.log is not None
    code, text = said(record)
    assert code == 0
    assert f"Up to event {heads[-1].number}, the history is the one the server handed out" in text
    code, text = said(rewritten(record, record.log.events[:-2]))
    assert code == 1
    assert "the history was cut" in text
    code, text = said(rewritten(record, (record.log.events[0], *record.log.events[2:])))
    assert code == 1
    assert "the history was edited or reordered" in text
    (tmp_path / "none").write_text("hello")
    assert main(["verify", str(tmp_path / "game.jsonl"), "--head", str(tmp_path / "none"), "--language", "en"]) == 2
    assert "not a file of heads" in capsys.readouterr().err


# Chains that were never stored.


def test_a_log_without_hashes_has_the_same_head(local_server: InProcessServer) -> None:
    """Tables from before there was a chain: their head is computed, and their record is complete."""
    ana, table = alone(local_server)
    head = ana.see(table)["head"]

    def forget(connection: Any) -> None:
        connection.exec_driver_sql("UPDATE events SET hash = NULL")

    local_server.loop.run(local_server.store.write(forget))
    other = InProcessServer(local_server.store, local_server.loop, seed=1)
    assert other.visitor().see(table)["head"] == head
