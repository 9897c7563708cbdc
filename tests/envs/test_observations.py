"""Observations say what a view says, in numbers, and nothing that the seat can't know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from branchline import Batch, builtin_boards, load_board
from branchline.boards.model import CARDS
from branchline.game.errors import BatchError
from branchline.game.observations import observation_layout
from branchline.rules.compiling import INTERPRETED
from branchline.rules.records import OVER, PHASES
from tests.volume import volume
from tools.observation_tables import PAGE, page_with_tables

TABLES = [(name, players) for name in builtin_boards() for players in {*load_board(name).rules.players}]
STEPS = 4 if INTERPRETED else volume(220, 400)


def walk(name: str, players: int, steps: int, games: int = 2) -> Iterator[Batch]:
    """Games after each of some actions, which are of a random kind first, so that all phases occur."""
    batch = Batch(name, players, games, seed=7, threads=1)
    rng = np.random.default_rng(7)
    yield batch
    for _ in range(steps):
        offsets, numbers = batch.legal()
        actions = np.full(games, -1)
        for i in range(games):
            legal = numbers[offsets[i] : offsets[i + 1]]
            if legal.size:
                kinds = np.searchsorted((9, 10, 11, 12, 13, 22, 28, 92, int(batch._record.claim)), legal, side="right")
                actions[i] = rng.choice(legal[kinds == rng.choice(np.unique(kinds))])
        batch.check(batch.step(actions))
        yield batch


def played(name: str, players: int, steps: int, games: int) -> Batch:
    *_, batch = walk(name, players, steps, games)
    return batch


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_observation_agrees_with_the_view(name: str, players: int) -> None:
    for steps, batch in enumerate(walk(name, players, STEPS, games=1)):
        if steps % 40:
            continue
        board, game = batch.board, batch.game(0)
        for seat in range(players):
            view, parts = game.view(seat), {k: v[0] for k, v in batch.layout.split(batch.observe(seat)).items()}
            order = [(seat + k) % players for k in range(players)]
            assert PHASES[int(parts["phase"].argmax())] == game.phase
            assert order[int(parts["turn"].argmax())] == game.turn
            assert order[int(parts["first"].argmax())] == game.first
            assert {card: n for card, n in zip(CARDS, parts["hand"].tolist(), strict=True) if n} == game.hand(seat)
            assert sorted(np.repeat(CARDS, parts["face_up"])) == sorted(card for card in game.face_up if card)
            assert parts["trains"].tolist() == [game.trains[other] for other in order]
            assert parts["points"].tolist() == [game.points[other] for other in order]
            assert parts["hand_sizes"].tolist() == [sum(game.hand(other).values()) for other in order]
            for k, other in enumerate(order):
                owned = [board.routes[i].id for i in np.flatnonzero(parts["routes"][k])]
                assert owned == game.routes(other)
                if "stations" in parts:
                    assert [board.cities[i].id for i in np.flatnonzero(parts["stations"][k])] == game.stations(other)
            assert [board.tickets[i].id for i in np.flatnonzero(parts["tickets"])] == game.tickets(seat)
            offered = sorted(np.flatnonzero(parts["offer"]), key=lambda i: int(parts["offer"][i]))
            assert [board.tickets[i].id for i in offered] == game.offer(seat)
            assert view.seat == seat


@pytest.mark.parametrize("name", builtin_boards())
def test_every_number_is_within_its_bounds_and_every_field_is_used(name: str) -> None:
    """In games to their end; the row has exactly the length of its layout."""
    fewest, most = load_board(name).rules.players
    used: set[str] = set()
    for players in (fewest, most):
        batch = Batch(name, players, 2 if INTERPRETED else 100, seed=1, threads=1)
        low, high = batch.layout.bounds()
        for step in range(STEPS * 4):
            if step % 3 and step > 9:
                batch.step(batch.random())
                continue
            rows = batch.observe(step % players)
            assert ((rows >= low) & (rows <= high)).all()
            used |= {part for part, values in batch.layout.split(rows).items() if values.any()}
            batch.step(batch.random())
            if batch.over.all():
                break
    if not INTERPRETED:
        rare = {"passes", "turned", "owed", "to_give", "laid", "paying", "idle_turns", "returned", "joined"}
        rare |= {"country_cards"} if name == "thistledown" else set()
        rare |= set() if batch.board.rules.station_costs else {"stations_left"}
        assert {field.name for field in batch.layout.fields} - used <= rare


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_seat_can_not_know_changes_no_observation_mask_text_or_history(name: str, players: int) -> None:
    """Fairness: redealt positions, in all phases, look the same to the seat, to the byte."""
    phases: set[int] = set()
    for steps, batch in enumerate(walk(name, players, STEPS)):
        found = set(batch.states["phase"].tolist()) - {OVER}
        if not found or (found <= phases and steps % 8):
            continue
        phases |= found
        for seat in range(players):
            other = batch.redeal(seat, steps)
            ours = batch.to_act == seat
            assert (batch.observe(seat) == other.observe(seat)).all()
            assert (batch.masks()[ours] == other.masks()[ours]).all()
            for i in np.flatnonzero(ours)[:1]:
                for action in np.flatnonzero(batch.masks()[i])[:3]:
                    assert batch.text(i, action) == other.text(i, action)
    assert INTERPRETED or len(phases) >= 4


def test_a_history_is_what_the_seat_saw() -> None:
    """Own offers, cards and choices are in it; what others drew and chose is not."""
    batch = played("europe", 3, 1 if INTERPRETED else 60, games=3)
    for seat in range(3):
        events, lengths = batch.history(seat)
        assert events.shape[:2] == (3, int(lengths.max()))
        for i in range(3):
            log = batch._games.log[i, : lengths[i]]
            own = events[i, : lengths[i], 0] == 0
            assert (events[i, : lengths[i], 1][own] == log[own]).all()
            kept = (log >= 28) & (log < 92) & ~own
            assert (events[i, : lengths[i], 1][kept] == 28).all()
            hand = events[i, lengths[i] - 1, 3 + 6 + 5 + 18 : 3 + 6 + 5 + 27]
            assert hand.tolist() == batch.states["hand"][i, seat].tolist()
            assert (events[i, lengths[i] :] == -1).all()
    with pytest.raises(BatchError, match="redealt"):
        batch.redeal(0, 1).history()


def test_rows_are_written_to_the_callers_buffer() -> None:
    batch = Batch("usa", 2, 3, seed=1)
    out = np.zeros((3, batch.layout.size), dtype=np.int16)
    assert batch.observe(out=out) is out
    assert (out == batch.observe()).all()
    wrong: Any
    for wrong in (out[:2], out.astype(np.float32), np.zeros((3, 2 * batch.layout.size), dtype=np.int16)[:, ::2]):
        with pytest.raises(BatchError, match="contiguous int16 array of shape"):
            batch.observe(out=wrong)
    with pytest.raises(ValueError, match="have 626 numbers"):
        batch.layout.split(out[:, 1:])


def test_the_layout_has_a_version_and_named_parts() -> None:
    layout = observation_layout(load_board("usa"), 2)
    assert (layout.version, layout.size) == (1, 626)
    assert len({field.name for field in layout.fields}) == len(layout.fields)


def test_the_tables_of_the_documentation_are_those_of_the_code() -> None:
    assert PAGE.read_text(encoding="utf-8") == page_with_tables(), "run python -m tools.observation_tables"
