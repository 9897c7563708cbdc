"""The table of state fields is the truth about who knows what: `blind` and the documentation agree with it."""

from __future__ import annotations

import numpy as np
import pytest

from branchline.game import Game
from branchline.rules import engine
from branchline.rules.records import NEVER_DEALT, STATE, STATE_FIELDS, UNKNOWN_TICKET
from tools.state_table import PAGE, page_with_table


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
    assert PAGE.read_text(encoding="utf-8") == page_with_table(), "run python -m tools.state_table"


def test_a_field_that_blind_forgets_is_found() -> None:
    """The comparison above has teeth: a hidden field of a real game is not blank before it is blinded."""
    game = Game.new("europe", 3, seed=1)
    filled = {field.name for field in STATE_FIELDS if field.known_by != "all" and np.any(game.state[field.name])}
    assert {"seed", "deck", "hand", "offer", "unseen_tickets", "drawn"} <= filled
