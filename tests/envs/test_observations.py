"""Observations say what a view says, in numbers, and nothing that the seat can't know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from branchline import Batch, builtin_boards, load_board
from branchline.boards.model import CARDS
from branchline.game.errors import BatchError
from branchline.game.observations import observation_layout
from branchline.rules import engine
from branchline.rules.compiling import INTERPRETED
from branchline.rules.records import DRAW, DRAW_TICKETS, KEEP, LEGAL, OVER, PHASES, SECOND_CARD, STATION, TURN
from branchline.rules.vector import engine as vector_engine
from tests.volume import volume
from tools.observation_tables import PAGE, page_with_tables

TABLES = [(name, players) for name in builtin_boards() for players in {*load_board(name).rules.players}]
STEPS = 4 if INTERPRETED else volume(220, 400)


def walk(name: str, players: int, steps: int, games: int = 2) -> Iterator[Batch]:
    """Games after each of some actions, which are of a random kind first, so that all phases occur."""
    batch = Batch(name, players, games, seed=7, threads=1, lost=True)
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
def test_a_ticket_is_lost_or_connected_when_the_view_says_so(name: str) -> None:
    """In games to their end, for held and offered tickets, in every phase of the last turns too."""

    def named(row: npt.NDArray[np.int16]) -> list[str]:
        return [batch.board.tickets[k].id for k in np.flatnonzero(row)]

    seen: set[str] = set()
    fewest, most = load_board(name).rules.players
    for players in (fewest, most):
        batch = Batch(name, players, 1 if INTERPRETED else 12, seed=3, threads=1, lost=True)
        assert not batch.layout.split(Batch(name, players, 1, seed=3).observe(0))["lost"].any()  # unless asked for
        step = 0
        while not batch.over.all() and step < (STEPS if INTERPRETED else 10_000):
            batch.step(batch.random())
            step += 1
            late = (batch.states["final_turns"] >= 0).any()
            if step % 25 and not late and not batch.ended.any():
                continue
            for seat in range(players):
                parts = batch.layout.split(batch.observe(seat))
                for i in range(len(batch)):
                    if step % 25 == 0 or batch.states["final_turns"][i] >= 0 or batch.ended[i]:
                        view = batch._position(i).view(seat)
                        held = [*view.tickets, *view.offer]
                        expected = {each.ticket for each in held if each.state == "lost"}
                        assert named(parts["lost"][i]) == [t.id for t in batch.board.tickets if t.id in expected]
                        if not batch.states["stations"][i, seat]:  # otherwise a borrowed route may complete it
                            done = {each.ticket for each in view.tickets if each.state == "done"}
                            assert {*named(parts["connected"][i])} == done
                        seen |= {each.state for each in held}
    assert INTERPRETED or seen == {"done", "open", "lost"}


@pytest.mark.parametrize("name", builtin_boards())
def test_every_number_is_within_its_bounds_and_every_field_is_used(name: str) -> None:
    """In games to their end; the row has exactly the length of its layout."""
    fewest, most = load_board(name).rules.players
    used: set[str] = set()
    for players in (fewest, most):
        batch = Batch(name, players, 2 if INTERPRETED else 100, seed=1, threads=1, lost=True)
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
    """Own offers, cards and choices are in it, from the deal on; what others drew and chose is not."""
    batch = Batch("europe", 3, 3, seed=7)
    events, rows = batch.history(1)
    parts = batch.history_layout.split(events)
    assert rows.tolist() == [1, 1, 1]
    assert (parts["actor"] == -1).all()
    assert (parts["hand"][:, 0] == batch.states["hand"][:, 1]).all()
    assert (parts["offer"][:, 0, :4] == batch.states["offer"][:, 1, :4]).all()
    batch = played("europe", 3, 1 if INTERPRETED else 60, games=3)
    for seat in range(3):
        events, rows = batch.history(seat)
        assert events.shape == (3, int(rows.max()), batch.history_layout.size)
        assert (rows == batch.decisions + 1).all()
        parts = batch.history_layout.split(events)
        for i in range(3):
            log = batch._games.log[i, : rows[i] - 1]
            actors, actions = (parts[name][i, 1 : rows[i], 0] for name in ("actor", "action"))
            assert (actions[actors == 0] == log[actors == 0]).all()
            kept = (log >= KEEP) & (log < STATION) & (actors != 0)
            assert (actions == np.where(kept, KEEP, log)).all()
            assert (events[i, rows[i] :] == -1).all()
    with pytest.raises(BatchError, match="redealt"):
        batch.redeal(0, 1).history()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_row_of_a_history_is_what_the_seat_knew_then(name: str, players: int) -> None:
    """The last row agrees with the observation after each action, within its bounds; earlier rows never change."""
    before = [np.zeros((2, 0, 0), dtype=np.int16)] * players
    same = ("deck_size", "hand_sizes", "tickets_held", "discards", "turned", "hand")
    for steps, batch in enumerate(walk(name, players, STEPS)):
        if steps > 20 and steps % 10:
            continue
        low, high = batch.history_layout.bounds()
        for seat in range(players):
            events, rows = batch.history(seat)
            if steps:
                past = min(before[seat].shape[1], int(rows.min()))
                assert (events[:, :past] == before[seat][:, :past]).all()
            before[seat] = events
            seen = batch.layout.split(batch.observe(seat))
            for i, last in enumerate(rows - 1):
                row = events[i, last]
                parts = batch.history_layout.split(row)
                assert ((row >= low) & (row <= high)).all()
                assert all((parts[part] == seen[part][i]).all() for part in same)
                offered = parts["offer"][parts["offer"] >= 0]
                assert (seen["offer"][i, offered] == np.arange(len(offered)) + 1).all()
                assert len(offered) == np.count_nonzero(seen["offer"][i])
                cards = parts["face_up"][parts["face_up"] >= 0]
                assert (np.bincount(cards, minlength=len(CARDS)) == seen["face_up"][i]).all()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_seat_can_not_know_changes_no_history(name: str, players: int) -> None:
    """Fairness: what other seats hold, keep and draw unseen may differ; the seat's history is the same, to the byte."""
    games = 2 if INTERPRETED else 16
    batch = Batch(name, players, games, seed=5, threads=1)
    record, differ = batch._record, 0
    for seat in range(players):
        actual = batch.states.copy()
        other = batch.redeal(seat, 9).states
        logs = np.zeros((2, games, 60), dtype=np.int16)
        histories = []
        length = 0
        for i in range(games):
            length = _play_out_of_sight(batch, actual[i : i + 1].copy(), other[i : i + 1].copy(), seat, logs[:, i])
            lengths = np.array([length])
            for starts, log in ((actual, logs[0]), (other, logs[1])):
                events = np.empty((1, length + 1, batch.history_layout.size), dtype=np.int16)
                vector_engine.history(
                    record, starts[i : i + 1].copy(), np.array([seat]), log[i : i + 1], lengths, events
                )
                histories.append(events)
            assert length >= players
            assert histories[-1].tobytes() == histories[-2].tobytes()
            differ += (logs[0, i] != logs[1, i]).any()
    assert INTERPRETED or differ


def _play_out_of_sight(
    batch: Batch, actual: engine.States, other: engine.States, seat: int, logs: npt.NDArray[np.int16]
) -> int:
    """Play two games of which a seat sees the same, until it draws a card; returns the number of decisions.

    Tickets are chosen: the seat keeps the same ones, others different ones of the same number. Then others draw cards
    and tickets from their decks, until it is the seat's turn.
    """
    for k in range(logs.shape[1]):
        actor = engine.to_act(actual)
        assert actor == engine.to_act(other)
        if actual["phase"][0] == TURN and actor == seat:
            return k
        legal = np.flatnonzero(engine.legal_masks(batch._record, actual, actor)[0])
        if actual["phase"][0] == TURN:
            chosen = drawn = DRAW_TICKETS if k % 3 == 0 and DRAW_TICKETS in legal else DRAW
        elif actual["phase"][0] == SECOND_CARD:
            chosen = drawn = DRAW
        else:
            chosen = drawn = int(legal[k % legal.size])
            if actor != seat:
                sizes = [int(number - KEEP).bit_count() for number in legal.tolist()]
                same = [n for n, size in zip(legal, sizes, strict=True) if size == int(chosen - KEEP).bit_count()]
                drawn = int(same[-1] if same[-1] != chosen else same[0])
        for states, number, log in ((actual, chosen, logs[0]), (other, drawn, logs[1])):
            assert engine.refusal(batch._record, states, number)[0] == LEGAL
            engine.play(batch._record, states, number, actor)
            log[k] = number
    raise AssertionError("the seat never came to its turn")


def test_histories_are_written_to_the_callers_buffer() -> None:
    batch = played("usa", 2, 12, games=3)
    events, rows = batch.history(1)
    out = np.zeros((3, int(rows.max()) + 5, batch.history_layout.size), dtype=np.int16)
    found, again = batch.history(1, out=out)
    assert found is out
    assert (again == rows).all()
    assert (out[:, : events.shape[1]] == events).all()
    assert (out[:, events.shape[1] :] == -1).all()
    wrong: Any
    for wrong in (out[:, :3].copy(), out.astype(np.int32), out[:2], out[:, :, :-1], events.tolist()):
        with pytest.raises(BatchError, match="contiguous int16 array of shape \\(3, 13 or more, 45\\)"):
            batch.history(1, out=wrong)


def test_rows_are_written_to_the_callers_buffer() -> None:
    batch = Batch("usa", 2, 3, seed=1)
    out = np.zeros((3, batch.layout.size), dtype=np.int16)
    assert batch.observe(out=out) is out
    assert (out == batch.observe()).all()
    wrong: Any
    for wrong in (out[:2], out.astype(np.float32), np.zeros((3, 2 * batch.layout.size), dtype=np.int16)[:, ::2]):
        with pytest.raises(BatchError, match="contiguous int16 array of shape"):
            batch.observe(out=wrong)
    with pytest.raises(ValueError, match="have 656 numbers"):
        batch.layout.split(out[:, 1:])


def test_the_layout_has_a_version_and_named_parts() -> None:
    layout = observation_layout(load_board("usa"), 2)
    assert (layout.version, layout.size) == (2, 656)
    assert len({field.name for field in layout.fields}) == len(layout.fields)


def test_the_tables_of_the_documentation_are_those_of_the_code() -> None:
    assert PAGE.read_text(encoding="utf-8") == page_with_tables(), "run python -m tools.observation_tables"
