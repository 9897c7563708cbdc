"""Bot registry: creates the player for one seat of one game from a spec string."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import SupportsIndex

import numpy as np

from branchline._util.threads import cores
from branchline.boards import Board
from branchline.bots.external.players import ExternalPlayer, external_entries, is_external, new_external_player
from branchline.bots.interface import BotError, Player, SeatInput
from branchline.bots.policies import Policy
from branchline.bots.policy.habits import NEWEST, Habits, bounds, habits, tuned
from branchline.bots.spec import Spec, check_settings, number_of, parse_spec
from branchline.game.setup import check_table, parse_seed
from branchline.rules import engine
from branchline.rules.records import DECLINE, DRAW, DRAW_TICKETS, GIVE, KEEP, PASS, PAY, STATION
from branchline.rules.warmup import ensure_compiled

# Difficulties, each about 150 to 250 Elo above the one before (docs/bots.md).
LEVELS = {
    "novice": "greedy",
    "easy": "racer:slip=0.5",
    "medium": "racer:slip=0.3",
    "hard": "racer:slip=0.15",
    "expert": "racer",
    "master": "search:seconds=1",
}


def is_bot(spec: str) -> bool:
    """Whether a spec names a bot or a level; its settings are not checked."""
    return spec in LEVELS or spec.partition(":")[0] in BOTS or is_external(spec)


def new_player(spec: str, *, board: Board, players: SupportsIndex, seed: SupportsIndex) -> Player:
    """Create the player for one seat of a table for `players`; `seed` seeds its own random choices.

    For an unknown name, BotError lists the bots that exist.
    """
    parsed = parse_spec(LEVELS.get(spec, spec))
    seats, _ = check_table(board, players)
    number = parse_seed(seed)
    if parsed.name in BOTS:
        return BOTS[parsed.name](parsed, board, seats, number)
    external = new_external_player(parsed, board, seats, number)
    if external is None:
        known = ", ".join(dict.fromkeys((*BOTS, *LEVELS, *external_entries())))
        raise BotError(f"no bot {parsed.name!r}; there are {known}, ./FILE.py:NAME, exec:COMMAND and prompt:COMMAND")
    return external


def check_bot(spec: str, *, board: Board, players: SupportsIndex) -> None:
    """Raise BotError if a bot cannot be created. External bots are started for this, since only they can tell."""
    player = new_player(spec, board=board, players=players, seed=0)
    if isinstance(player, ExternalPlayer):
        player.try_out()


class RandomPlayer:
    """Chooses a kind of action first, then one of that kind: otherwise hundreds of claims would crowd out draws."""

    def __init__(self, spec: Spec, board: Board, players: int, seed: int) -> None:
        check_settings(spec, ())
        self._rng = np.random.default_rng(seed)

    def choose(self, seen: SeatInput) -> int:
        board = engine.board_record(seen.board)
        legal = np.flatnonzero(engine.legal_masks(board, seen.states, seen.seat)[0])
        kinds = np.searchsorted((*_KINDS, int(board.claim)), legal, side="right")
        kind = self._rng.choice(np.unique(kinds))
        return int(self._rng.choice(legal[kinds == kind]))


_KINDS = (DRAW, DRAW_TICKETS, PASS, DECLINE, GIVE, PAY, KEEP, STATION)  # first action number of each kind, after TAKE


class PolicyPlayer:
    """A compiled policy with its habits (its weights). `more` names settings of the spec that are no habits."""

    def __init__(self, spec: Spec, usual: Habits, *more: str) -> None:
        limits = bounds()
        check_settings(spec, (*limits, *more))
        self.habits = np.array(
            [number_of(spec, key, float(value), *limits[key]) for key, value in zip(limits, usual, strict=True)]
        )
        self._policy = Policy(self.habits)

    def choose(self, seen: SeatInput) -> int:
        return self._policy.choose(engine.board_record(seen.board), seen.states, seen.seat)


class SlippingPlayer:
    """A policy that slips: in a share of its decisions, at random, it follows its impulse instead of its plan."""

    def __init__(self, planned: PolicyPlayer, impulse: PolicyPlayer, slip: float, seed: int) -> None:
        self._planned, self._impulse, self._slip = planned, impulse, slip
        self.habits = planned.habits  # those behind the last choice: it is explained by them
        self._rng = np.random.default_rng(seed)

    def choose(self, seen: SeatInput) -> int:
        followed = self._impulse if self._rng.random() < self._slip else self._planned
        self.habits = followed.habits
        return followed.choose(seen)


# Takes the points that it can have now.
GREEDY = {"tickets": 0.0, "draw": 0.0, "plan": 0.0, "contest": 0.0, "extend": 0.0, "ticket_turns": 40.0}
# Completes its tickets first, however many turns they take.
PLANNER = {
    "rate": 1.0,
    "held": 0.5,
    "grey": 1.0,
    "draw": 3.0,
    "ticket_turns": 8.0,
}


def _greedy(spec: Spec, board: Board, players: int, seed: int) -> Player:
    return PolicyPlayer(spec, habits(GREEDY))


def _planner(spec: Spec, board: Board, players: int, seed: int) -> Player:
    return PolicyPlayer(spec, habits(PLANNER))


def _racer(spec: Spec, board: Board, players: int, seed: int) -> Player:
    """With `slip`, a share of its decisions are those of `greedy`: weaker opponents for people."""
    version = number_of(spec, "version", NEWEST, 1.0, NEWEST)
    planned = PolicyPlayer(spec, tuned(board.id, players, version), "slip")
    slip = number_of(spec, "slip", 0.0, 0.0, 1.0)
    return SlippingPlayer(planned, PolicyPlayer(Spec("greedy", {}), habits(GREEDY)), slip, seed) if slip else planned


def _search(spec: Spec, board: Board, players: int, seed: int) -> Player:
    from branchline.bots.parts import POLICY, SEARCH
    from branchline.bots.search.player import CAUTION, CLOCKS, DEPTH, PLAYOUTS, VERSION, SearchPlayer

    ensure_compiled(POLICY, SEARCH)
    check_settings(spec, ("playouts", "seconds", "depth", "threads", "sure", "version", "clock"))
    playouts = int(number_of(spec, "playouts", PLAYOUTS, 1, 1_000_000))
    seconds = number_of(spec, "seconds", 0.0, 0.01, 3600.0)
    threads = int(number_of(spec, "threads", 1, 0, 1024)) or cores()
    depth = int(number_of(spec, "depth", DEPTH, 0, 1000))
    version = int(number_of(spec, "version", VERSION, 1, VERSION))
    sure = number_of(spec, "sure", CAUTION[version].sure, 0.0, 10.0)
    clock = spec.settings.get("clock", CLOCKS[0])
    if clock not in CLOCKS:
        raise BotError(f"{spec}: clock is {' or '.join(CLOCKS)}, not {clock!r}")
    return SearchPlayer(
        tuned(board.id, players, NEWEST if version >= 2 else NEWEST - 1),
        seed,
        playouts=playouts,
        seconds=seconds or None,
        depth=depth,
        threads=threads,
        sure=sure,
        version=version,
        clock=clock,
    )


def _neural(spec: Spec, board: Board, players: int, seed: int) -> Player:
    from branchline.bots.neural.player import NEURAL, NeuralPlayer
    from branchline.bots.neural.weights import FILE, HABITS_VERSION

    check_settings(spec, ("weights",))
    ensure_compiled(NEURAL)
    return NeuralPlayer(tuned(board.id, players, HABITS_VERSION), Path(spec.settings.get("weights", FILE)))


ABOUT = {
    "random": "any legal action, a kind of it first",
    "greedy": "the points that it can have now",
    "planner": "its tickets first, whatever turns they take",
    "racer": "plans and races, with habits tuned by self-play",
    "neural": "a trained network: the racer's plans, its own choices",
    "search": "tries things out in deals of what it can't know",
}

BOTS: dict[str, Callable[[Spec, Board, int, int], Player]] = {
    "random": RandomPlayer,
    "greedy": _greedy,
    "planner": _planner,
    "racer": _racer,
    "neural": _neural,
    "search": _search,
}
