"""The table of state fields is the truth about who knows what: `blind` and the documentation agree with it."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from branchline.game import Game
from branchline.rules import engine
from branchline.rules.records import NEVER_DEALT, STATE, STATE_FIELDS, UNKNOWN_TICKET

PAGE = Path(__file__).parents[2] / "docs" / "decisions" / "state.md"
ROW = re.compile(r"^\| (`[^|]+) \| [^|]+ \| ([^|]+) \|", re.MULTILINE)  # fields, what they are, who knows them


def test_the_record_has_exactly_these_fields() -> None:
    assert STATE.names == (*(field.name for field in STATE_FIELDS), "spare")
    assert all(field.meaning for field in STATE_FIELDS)


@pytest.mark.parametrize("seat", [-1, 0, 1, 4])
def test_blind_keeps_what_all_know_and_blanks_the_rest(seat: int) -> None:
    """In a state whose every byte is set, so that nothing is blank by chance."""
    states = engine.new_states(1)
    for field in STATE_FIELDS:
        states[field.name] = 3
    states["phase"], states["deck_tickets"] = 1, 2
    blind = engine.blind(states, seat)
    for field in STATE_FIELDS:
        before, after = states[field.name][0], blind[field.name][0]
        if field.known_by == "all":
            assert (after == before).all(), field.name
        elif field.known_by == "nobody":
            assert not np.any(after), field.name
        elif field.name == "bottom":
            assert (after[:2] == UNKNOWN_TICKET).all()  # they were put there by seat 3
        else:
            hidden = {"offer": UNKNOWN_TICKET, "chosen": 1}.get(field.name, 0)  # 1: that it has chosen is public
            for other in range(len(after)):
                kept = other == seat and other != NEVER_DEALT
                assert (after[other] == (before[other] if kept else hidden)).all(), (field.name, other)


def test_the_documentation_lists_every_field_with_who_knows_it() -> None:
    table = PAGE.read_text(encoding="utf-8").partition("| field |")[2].partition("\n\n")[0]
    known_by: dict[str, str] = {}
    for names, who in ROW.findall(table):
        for name in re.findall(r"`(\w+)`", names):
            known_by[name] = who
    assert set(known_by) == {field.name for field in STATE_FIELDS}
    for field in STATE_FIELDS:
        words = {"all": "all", "seat": "seat", "nobody": "nobody"}[field.known_by]
        assert words in known_by[field.name], (field.name, known_by[field.name])


def test_a_field_that_blind_forgets_is_found() -> None:
    """The comparison above has teeth: a hidden field of a real game is not blank before it is blinded."""
    game = Game.new("europe", 3, seed=1)
    filled = {field.name for field in STATE_FIELDS if field.known_by != "all" and np.any(game.state[field.name])}
    assert {"seed", "deck", "hand", "offer", "unseen_tickets", "drawn"} <= filled
