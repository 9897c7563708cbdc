"""The bot contract: our bots and the examples of the manual keep it, and bots that break it are found."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from branchline.bots import BOTS, BotError, SeatInput
from branchline.rules import engine
from branchline.testing import ContractViolation, check_bot_contract
from tests.bots.external_bots import EXAMPLES, misbehaving
from tests.volume import some_of

SPECS = ("random", "racer", "search:playouts=2", "./mybot.py:MyBot:eager=2", "exec:./plain.py", "exec:sh last.sh")


@pytest.mark.parametrize("spec", some_of(SPECS, ["racer", "./mybot.py:MyBot:eager=2", "exec:./plain.py"]))
def test_bots_keep_the_contract(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    assert check_bot_contract(spec, boards=["thistledown"]) > 10


def test_an_illegal_action_is_a_violation() -> None:
    with pytest.raises(ContractViolation, match=r"^seat 1 on thistledown: illegal: give red: "):
        check_bot_contract(misbehaving("illegal"), boards=["thistledown"])


def test_choices_that_depend_on_more_than_the_seed_are_a_violation(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "import random\nluck = random.SystemRandom()\n\ndef choose(view):\n    return luck.choice(view.actions)\n"
    )
    with pytest.raises(ContractViolation, match="at the same decision with the same seed it chooses action"):
        check_bot_contract(f"{tmp_path / 'mine.py'}:choose", boards=["thistledown"])


class Peeking:
    """Chooses by the whole record that it gets."""

    def choose(self, seen: SeatInput) -> int:
        legal = np.flatnonzero(engine.legal_masks(engine.board_record(seen.board), seen.states, seen.seat)[0])
        return int(legal[sum(seen.states.tobytes()) % len(legal)])


@pytest.mark.parametrize("blind", [True, False])
def test_choices_that_depend_on_hidden_cards_are_a_violation(blind: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "peeking", lambda spec, board, players, seed: Peeking())
    monkeypatch.setattr("branchline.testing.bot_contract.check_unknown_setting", lambda spec, board: None)
    if blind:
        assert check_bot_contract("peeking", boards=["thistledown"]) > 10
        return
    monkeypatch.setattr(engine, "blind", lambda states, seat: states)
    with pytest.raises(ContractViolation, match="when only what it can't know is different"):
        check_bot_contract("peeking", boards=["thistledown"])


def test_unknown_settings_must_be_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "easygoing", lambda spec, board, players, seed: Peeking())
    with pytest.raises(ContractViolation, match=r"^easygoing accepts a setting that it does not have$"):
        check_bot_contract("easygoing", boards=["thistledown"])
    with pytest.raises(BotError, match="no bot 'nobody'"):
        check_bot_contract("nobody", boards=["thistledown"])
