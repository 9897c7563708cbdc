"""Records that prove their deal: what is said of a true one, and that nothing in it can be changed unnoticed."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from branchline.errors import CodedError
from branchline.game.deal import Proof, commitment, proof_of
from branchline.game.errors import RecordError
from branchline.game.game import Game
from branchline.game.hash_chain import Entry, hashes_of
from branchline.game.record import Record
from branchline.game.setup import OPTIONS
from branchline.game.verify import FAILS, HOLDS, verify
from tests.engine.playing import played_on
from tests.engine.test_record import checked
from tests.support import position

SECRET = bytes(range(32))
NONCES = (b"\1" * 16, b"\2" * 16)
RECIPE = Path(__file__).parents[2] / "docs" / "fairness.md"


@cache
def proof() -> Proof:
    return proof_of("k3v9x0", commitment(SECRET), SECRET, NONCES)


@cache
def proven() -> Record:
    game = played_on(Game.new("thistledown", 2, seed=proof().seed), 10_000)
    return replace(game.record, proof=proof())


def found(record: Record) -> list[tuple[str, int]]:
    """The codes of what does not fit and their lines, after the record was written and read again."""
    verdict = verify(Record.parse(str(record)))
    assert verdict.code == (FAILS if verdict.problems else HOLDS)
    return [(problem.code, problem.details["line"]) for problem in verdict.problems]


# What holds.


def test_a_proof_has_its_own_line_before_the_last() -> None:
    lines = str(proven()).splitlines()
    assert lines[proven().proof_line - 1].startswith('{"proof": {"table": "k3v9x0", "commitment": "630dcd29')
    assert len(lines) == proven().last_line
    assert Record.parse(str(proven())) == proven()


def test_a_record_without_one_is_written_as_before() -> None:
    plain = replace(proven(), proof=None)
    assert "proof" not in str(plain)
    assert Record.parse(str(plain)) == plain


def test_a_true_record_holds() -> None:
    verdict = verify(proven())
    assert (verdict.code, verdict.problems, verdict.deal_holds) == (HOLDS, (), True)
    assert verdict.game == Game.replay(proven())


def test_a_record_without_a_proof_holds_as_a_game() -> None:
    verdict = verify(replace(proven(), proof=None))
    assert (verdict.code, verdict.deal_holds) == (HOLDS, False)


def test_a_game_that_was_given_up_can_be_proven() -> None:
    half = Game.new("thistledown", 2, seed=proof().seed)
    assert found(replace(played_on(half, 20).record, proof=proof())) == []


@pytest.mark.parametrize(("block", "command"), [("sh", "sh"), ("js", "node")])
def test_anybody_can_reckon_the_deal_by_the_recipe(block: str, command: str) -> None:
    needed = {"sh": ("sh", "xxd", "sha256sum", "od"), "js": ("node",)}[block]
    if not all(map(shutil.which, needed)):
        pytest.skip(f"needs {', '.join(needed)}")
    text = RECIPE.read_text(encoding="utf-8")
    code, answer = (re.findall(rf"```{kind}\n(.*?)```", text, re.DOTALL)[0] for kind in (block, "text"))
    done = subprocess.run([command], input=code, capture_output=True, text=True, timeout=60, check=False)
    assert (done.stdout, done.stderr) == (answer, "")
    assert answer.split() == [proof().commitment, proven().start["seed"]]


@pytest.mark.skipif(shutil.which("xxd") is None, reason="the recipe needs xxd")
def test_the_recipe_for_hashes_is_that_of_the_code() -> None:
    text = RECIPE.read_text(encoding="utf-8")
    code, answer = (re.findall(rf"```{kind}\n(.*?)```", text, re.DOTALL)[1] for kind in ("sh", "text"))
    done = subprocess.run(["sh"], input=code, capture_output=True, text=True, timeout=60, check=False)
    assert (done.stdout, done.stderr) == (answer, "")
    events = re.findall(r"^(\d+),(\{.*\})$", code, re.MULTILINE)
    entries = [Entry(int(at), json.loads(what)) for at, what in events]
    assert answer.split() == [each.hex() for each in hashes_of(proof().table, SECRET, entries)]


# What does not.


def flipped(text: str) -> str:
    return text[:-1] + ("0" if text[-1] != "0" else "1")


def with_proof(**changed: Any) -> Record:
    return replace(proven(), proof=replace(proof(), **changed))


def with_start(**changed: Any) -> Record:
    return replace(proven(), start={**proven().start, **changed})


TAMPERED: dict[str, tuple[Callable[[], Record], set[str]]] = {
    "a nonce": (lambda: with_proof(nonces=(flipped(proof().nonces[0]), proof().nonces[1])), {"deal-seed"}),
    "nonces in another order": (lambda: with_proof(nonces=proof().nonces[::-1]), {"deal-seed"}),
    "the secret": (lambda: with_proof(secret=flipped(proof().secret)), {"deal-secret", "deal-seed"}),
    "the commitment": (lambda: with_proof(commitment=flipped(proof().commitment)), {"deal-secret"}),
    "the table": (lambda: with_proof(table="k3v9x1"), {"deal-seed"}),
    "no nonces": (lambda: with_proof(nonces=()), {"deal-seed", "deal-nonces"}),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_a_changed_proof_is_found_and_the_game_still_told(what: str) -> None:
    made, codes = TAMPERED[what]
    record = made()
    assert {(code, line) for code, line in found(record)} == {(code, record.proof_line) for code in codes}
    verdict = verify(record)
    assert verdict.game is not None
    assert not verdict.deal_holds


def test_a_promise_that_fits_another_secret_and_another_seed_is_not_the_games() -> None:
    """Whoever makes secret and commitment anew has another seed."""
    other = SECRET[::-1]
    record = replace(proven(), proof=proof_of("k3v9x0", commitment(other), other, NONCES))
    assert found(record) == [("deal-seed", record.proof_line)]


def test_one_nonce_too_many_is_found_though_the_seed_fits() -> None:
    """A nonce that belongs to nobody could be tried until the deal pleases."""
    more = proof_of("k3v9x0", commitment(SECRET), SECRET, (*NONCES, b"\3" * 16))
    game = played_on(Game.new("thistledown", 2, seed=more.seed), 30)
    assert found(replace(game.record, proof=more)) == [("deal-nonces", len(game.acts) + 2)]


def test_another_seed_is_neither_the_games_nor_the_proofs() -> None:
    codes = dict(found(with_start(seed=flipped(proven().start["seed"]))))
    assert set(codes) == {"record-act", "deal-seed"}


def test_a_seed_that_is_none_is_told() -> None:
    for seed, code in (("lucky", "record-start"), (None, "record-seedless")):
        assert found(with_start(seed=seed)) == [(code, 1), ("deal-seed", proven().proof_line)]


def test_an_act_that_cannot_be_is_told_with_its_line() -> None:
    acts = proven().acts
    for at in (0, 1, len(acts) // 2, len(acts) - 1):
        changed = (*acts[:at], replace(acts[at], act="decline"), *acts[at + 1 :])
        assert found(replace(proven(), acts=changed)) == [("record-act", at + 2)]


@pytest.mark.parametrize("at", [0, 3, 10, 40])
def test_an_act_that_could_be_another_makes_another_game(at: int) -> None:
    acts = proven().acts
    game = Game.replay(replace(proven(), acts=acts[:at], result=None))
    other = next(str(action) for action in game.legal(acts[at].seat) if str(action) != acts[at].act)
    changed = (*acts[:at], replace(acts[at], act=other), *acts[at + 1 :])
    [(code, line)] = found(replace(proven(), acts=changed))
    assert code in ("record-act", "record-end")
    assert line > at + 2


@pytest.mark.parametrize("result", [None, {"ending": "last turns", "totals": [999, 0], "winners": [0]}])
def test_another_result_is_told_with_its_line(result: dict[str, Any] | None) -> None:
    assert found(replace(proven(), result=result)) == [("record-end", proven().last_line)]


def test_what_was_given_was_not_dealt() -> None:
    """The seed proves nothing about cards that it did not draw."""
    begun = Game.new("thistledown", 2, seed=proof().seed, first=1)
    assert found(replace(played_on(begun, 10).record, proof=proof())) == [("deal-given", 1)]

    game = played_on(Game.new("thistledown", 2, seed=proof().seed), 10)
    while game.why("draw") is not None:
        game.play(game.legal()[0])
    game.play("draw", outcomes=["locomotive"])
    assert found(replace(game.record, proof=proof())) == [("deal-given", len(game.acts) + 1)]

    placed = position("thistledown", {"red": 3}).record
    codes = {code for code, _ in found(replace(placed, proof=proof()))}
    assert codes == {"deal-given", "deal-seed", "deal-nonces"}


def test_a_position_that_would_draw_a_new_seed_is_refused() -> None:
    record = position("thistledown", {"red": 3}).record
    start = {"position": {**record.start["position"], "seed": None}}
    assert found(replace(record, start=start)) == [("record-seedless", 1)]


# What is no proof.

HEAD: dict[str, Any] = {"branchline": 2, "board": "usa", "digest": "", "start": {}}
GOOD: dict[str, Any] = {"table": "t", "commitment": "0" * 64, "secret": "0" * 64, "nonces": ["0" * 32] * 2}


@pytest.mark.parametrize(
    "part",
    [
        None,
        {},
        {**GOOD, "secret": "0" * 62},
        {**GOOD, "secret": "A" * 64},
        {**GOOD, "secret": "0" * 64 + "\n"},
        {**GOOD, "commitment": " " + "0" * 63},
        {**GOOD, "commitment": 7},
        {**GOOD, "nonces": ["0" * 32, "0" * 31 + "g"]},
        {**GOOD, "nonces": "0" * 32},
        {**GOOD, "table": ""},
        {**GOOD, "table": "\x1b[2J"},
        {**GOOD, "luck": 1},
    ],
)
def test_a_proof_of_the_wrong_shape_names_its_line(part: Mapping[str, Any] | None) -> None:
    with pytest.raises(RecordError) as error:
        Record.parse(checked(HEAD, {"proof": part}, {"acts": 0}))
    assert (error.value.code, error.value.line) == ("record-fields", 2)


@pytest.mark.parametrize("at", [1, 2, 3])
def test_half_a_letter_is_refused_in_its_line(at: int) -> None:
    """JSON can write it, and its check fits; no text of ours can hold it."""
    parts: list[dict[str, Any]] = [HEAD, {"seat": 0, "act": "draw"}, {"acts": 1, "result": None}]
    parts[at - 1] = parts[at - 1] | {"start": "\ud800", "seat": "\ud800", "result": "\ud800"}
    text, check = "", ""
    for part in parts:
        whole = (check + json.dumps(part, sort_keys=True, ensure_ascii=False)).encode(errors="surrogatepass")
        check = hashlib.sha256(whole).hexdigest()[:12]
        text += json.dumps({**part, "check": check}) + "\n"
    with pytest.raises(RecordError) as error:
        Record.parse(text)
    assert (error.value.code, error.value.line) == ("record-fields", at)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("more", [{"proof": GOOD}, {"seat": 0, "act": "draw"}])
def test_only_the_last_line_comes_after_the_proof(more: dict[str, Any]) -> None:
    with pytest.raises(RecordError) as error:
        Record.parse(checked(HEAD, {"proof": GOOD}, more, {"acts": 0}))
    assert (error.value.code, error.value.line) == ("record-after-proof", 3)


def test_a_proof_in_the_first_line_is_none() -> None:
    assert Record.parse(checked({**HEAD, "proof": GOOD}, {"acts": 0})).proof is None


# Any change at all.


@cache
def written() -> bytes:
    return str(proven()).encode()


@settings(max_examples=400, deadline=None, derandomize=True)
@given(place=st.integers(0, len(written()) - 1), flip=st.integers(1, 255))
def test_any_changed_byte_is_refused_or_means_nothing(place: int, flip: int) -> None:
    changed = bytearray(written())
    changed[place] ^= flip
    try:
        record = Record.parse(changed.decode())
    except (RecordError, UnicodeDecodeError):
        return
    assert record == proven()  # another kind of blank


CHOICES = [option.name for option in OPTIONS]
VALUES = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=5), st.lists(st.integers()))


@settings(max_examples=80, deadline=None, derandomize=True)
@given(st.sampled_from(["players", "seed", "first", *CHOICES, "outcomes", "position", "x"]), VALUES)
def test_whatever_stands_in_the_start_there_is_a_verdict(name: str, value: Any) -> None:
    """Also in a record that was made whole again after the change, and never an error of another kind."""
    verdict = verify(replace(proven(), start={**proven().start, name: value}))
    assert all(isinstance(problem, CodedError) and "\n" not in str(problem) for problem in verdict.problems)
    harmless = value is None or name in CHOICES or value == proven().start.get(name)
    assert not verdict.deal_holds or harmless
