"""Pairs of positions that differ only in what a seat can't know, and what the seat sees of both."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Set
from dataclasses import dataclass, field

import msgspec
import numpy as np

from branchline.boards import Board, load_board
from branchline.game.errors import OutcomeError
from branchline.game.events import Event
from branchline.game.game import Game
from branchline.rules import engine, records
from branchline.rules.records import STATE_FIELDS

STARTS = 8  # games of which the start is looked at, for one that is played to the end

Viewer = Callable[[Game, int | None], bytes]


class Leak(AssertionError):
    """A seat sees two positions apart that it can't tell apart."""


def seen(game: Game, seat: int | None) -> bytes:
    """Everything that reaches a seat: its view, its blind record, its legal actions."""
    view = msgspec.json.encode(game.view(seat))
    legal = [] if seat is None else game.legal(seat).numbers
    return b"\n".join([view, game.blind(seat).tobytes(), repr(legal).encode()])


def seen_events(events: list[Event], seat: int | None) -> bytes:
    return msgspec.json.encode([event.seen_by(seat) for event in events])


def hidden_fields(board: Board) -> set[str]:
    """The fields of a state that hold something to hide on this board."""
    rules = board.rules
    fields = {field.name for field in STATE_FIELDS if field.known_by != "all"}
    if rules.start_returns_leave:
        fields -= {"returned", "put_under"}
    elif not rules.drawn_returns_leave:
        fields.remove("out")
    if rules.drawn_returns_leave:
        fields.remove("bottom")
    return fields


@dataclass
class Tally:
    """What a run over many pairs has met."""

    pairs: int = 0
    acts: int = 0  # played on both of a pair
    differing: Counter[str] = field(default_factory=Counter)  # pairs that differ in a field


def dealt_anew(game: Game, seat: int | None, seed: int) -> Game:
    """A position that the seat can't tell from this one."""
    rng = np.array([seed], dtype=np.uint64)
    states = engine.redeal(engine.board_record(game.board), game._states, -1 if seat is None else seat, rng)
    return Game(game.board, states, {})


def look_at_pairs(
    name: str, players: int, tally: Tally, seed: int, viewer: Viewer = seen, wanted: Set[str] | None = None
) -> None:
    """Compare what every seat and a spectator see: at the start of some games, and throughout one.

    With `wanted`, only pairs that differ in one of these fields are looked at.
    """
    board = load_board(name)
    hidden = hidden_fields(board)
    chance = random.Random(seed)
    for number in range(STARTS):
        game = Game.new(board, players, seed=seed * STARTS + number)
        for step, (seat, action) in enumerate(play_by_kinds(game, chance)):
            starting = game.state.phase == records.START
            if number > 0 and not starting:
                break
            often = 3 if game.state.deck_tickets[records.BOTTOM] else 8
            for observer in (None, *range(players)):
                if starting or (step + (observer or 0)) % often == 0:
                    pair = dealt_anew(game, observer, chance.getrandbits(64))
                    if wanted is None or any(_differ(game, pair, field) for field in wanted):
                        tally.pairs += 1
                        tally.differing.update({field: _differ(game, pair, field) for field in hidden})
                        compare(game, pair, observer, seat, action, viewer, tally)


def play_by_kinds(game: Game, chance: random.Random) -> Iterator[tuple[int, int]]:
    """Random play that chooses a kind of action first, so that tickets are drawn and tunnels tried often enough."""
    claim = int(engine.board_record(game.board).claim)
    bounds = (records.DRAW, records.DRAW_TICKETS, records.PASS, records.STATION, claim)
    while not game.over:
        seat = chance.choice(game.actors)
        kinds: dict[int, list[int]] = {}
        for number in game.legal(seat).numbers:
            kinds.setdefault(sum(number >= bound for bound in bounds), []).append(number)
        number = chance.choice(kinds[chance.choice(list(kinds))])
        yield seat, number
        game.play(number, seat)


def _differ(game: Game, pair: Game, field: str) -> bool:
    return bool((game._states[field] != pair._states[field]).any())


def compare(
    game: Game, pair: Game, observer: int | None, actor: int, action: int, viewer: Viewer, tally: Tally
) -> None:
    """Raises Leak if the observer sees a difference between the two, now or after this action on both."""
    if viewer(game, observer) != viewer(pair, observer):
        raise Leak(f"{game!r}: {observer} sees the difference")
    after = played_on_both(game, pair, observer, actor, action)
    if after is None:
        return
    tally.acts += 1
    first, second, events, others = after
    if seen_events(events, observer) != seen_events(others, observer):
        raise Leak(f"{game!r}: {observer} is told the difference: {events} {others}")
    if viewer(first, observer) != viewer(second, observer):
        raise Leak(f"{game!r}: {observer} sees the difference after {action}")


def played_on_both(
    game: Game, pair: Game, observer: int | None, actor: int, action: int
) -> tuple[Game, Game, list[Event], list[Event]] | None:
    """The same action on copies of both, and the same outcomes where the observer sees them; None if it can't be."""
    board = engine.board_record(game.board)
    if engine.refusal(board, pair._states, action, actor)[0] != records.LEGAL:
        return None  # another hand, another list
    if game.state.phase == records.START and len(game.actors) == 1:
        numbers = [[int(n).bit_count() for n in each.state.chosen[: each.players]] for each in (game, pair)]
        if numbers[0] != numbers[1]:
            return None  # how many tickets each seat keeps is now for all to see
    states, _, _, events, drawn = game._try(action, actor, ())
    if states[0].phase == records.OVER:
        return None  # now all tickets lie open
    if action == records.DRAW_TICKETS and actor == observer and len(drawn) < len(events[0].tickets):
        return None  # it has got down to tickets that others put under the deck, and sees which they are
    private = action in (records.DRAW, records.DRAW_TICKETS) and actor != observer
    try:
        others, _, _, told, also = pair._try(action, actor, () if private else drawn)
    except OutcomeError:
        return None  # the other deck has no such card
    sweeps = [sum(event.code == "reset" for event in each) for each in (events, told)]
    if (also != drawn and not private) or sweeps[0] != sweeps[1]:
        return None  # whether face-up cards are swept may depend on the cards outside the hands, and all see it (D1)
    return Game(game.board, states, {}), Game(game.board, others, {}), events, told
