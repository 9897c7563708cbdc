"""OpenSpiel game: sequential play with explicit chance nodes and information states. See docs/openspiel.md.

import pyspiel
from branchline.envs import spiel
spiel.register()
game = pyspiel.load_game("branchline(board=usa,players=3)")
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
import pyspiel

from branchline.boards import Board, load_board
from branchline.boards.model import CARDS
from branchline.envs.chance_nodes import SEAT, TICKET, Draw, next_draw
from branchline.game.action_numbers import action_for
from branchline.game.event_builder import events_between
from branchline.game.observations import VERSION, observation_layout
from branchline.game.scores import Reward, check_reward, final_rewards
from branchline.game.setup import check_table
from branchline.game.view_builder import Shared, view_json
from branchline.rules import engine
from branchline.rules.chance import LOG, LOGGED, USED, new_outcomes
from branchline.rules.parts import PLAY
from branchline.rules.records import IDLE_ROUNDS, LEGAL, OVER, REFUSALS, TOTAL, WON
from branchline.rules.vector.engine import VECTOR, advance, new_games, new_scratch
from branchline.rules.vector.entries import OBSERVE, OBSERVER
from branchline.rules.warmup import ensure_compiled

NAME = "branchline"
HIGHEST = 1000.0  # bound of scores and margins
_DEFAULTS: dict[str, Any] = {"board": "usa", "players": 2, "reward": "win"}


def _game_type(reward: str) -> pyspiel.GameType:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=NAME,
        long_name=f"Branchline, version {VERSION}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if reward == "points" else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_DEFAULTS,
    )


@cache
def register() -> None:
    """Registers the game with OpenSpiel; further calls do nothing."""
    pyspiel.register_game(_game_type("win"), BranchlineGame)


class _Table:
    """What all states of a game share. It is never copied: OpenSpiel copies states deeply."""

    def __init__(self, board: Board, players: int, reward: Reward) -> None:
        ensure_compiled(PLAY, VECTOR)
        self.board, self.players, self.reward = board, players, reward
        self.record = engine.board_record(board)
        self.layout = observation_layout(board, players)
        self._games = new_games(engine.new_states(1), 1, self.layout.size, 1)
        self._scratch = new_scratch()

    def __deepcopy__(self, memo: dict[int, Any]) -> _Table:
        return self

    def observe(self, states: engine.States, seat: int) -> npt.NDArray[np.int16]:
        games = self._games._replace(states=states)
        games.table[0, OBSERVER] = seat
        advance(self.record, games, self._scratch, OBSERVE)
        return games.observations[0]


class BranchlineGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters: board, players and reward (win, margin or points)."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = _DEFAULTS | (params or {})
        board = load_board(given["board"])
        players, _ = check_table(board, given["players"])
        check_reward(given["reward"])
        self.table = _Table(board, players, given["reward"])
        high = 1.0 if given["reward"] == "win" else HIGHEST
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.table.record.actions),
            max_chance_outcomes=max(len(CARDS), len(board.tickets), players),
            num_players=players,
            min_utility=-high,
            max_utility=high,
            utility_sum=None if given["reward"] == "points" else 0.0,
            max_game_length=_longest_game(board, players),
        )
        super().__init__(_game_type(given["reward"]), info, given)

    def new_initial_state(self) -> BranchlineState:
        return BranchlineState(self, self.table)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> BranchlineObserver:
        if params:
            raise ValueError(f"the observer takes no parameters, not {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return BranchlineObserver(self.table, perfect_recall=recall)


def _longest_game(board: Board, players: int) -> int:
    """An upper bound of the number of decisions.

    A turn that is not idle draws a card, claims, builds or draws tickets. Cards can be drawn again only after they were
    spent, at most four for a train. A turn takes at most eight decisions.
    """
    rules = board.rules
    deck = rules.each_colour * (len(CARDS) - 1) + rules.locomotives
    spent = players * (4 * rules.trains + sum(rules.station_costs))
    active = deck + spent + players * (rules.trains + len(rules.station_costs)) + len(board.tickets)
    return 8 * active * (1 + IDLE_ROUNDS * players)


class BranchlineState(pyspiel.State):  # type: ignore[misc]
    """A position, or a chance node: an action of which not all outcomes are drawn yet."""

    def __init__(self, game: pyspiel.Game, table: _Table) -> None:
        super().__init__(game)
        self._table = table
        self._position = b""  # the state record; empty until the game is dealt
        self._pending: tuple[int, int] | None = None  # seat and action
        self._outcomes: tuple[int, ...] = ()  # of the deal, or of the pending action
        self._seen: tuple[str, ...] = ("",) * table.players  # what each seat has seen so far
        self._draw: Draw | None = None  # what is drawn next
        self._continue()

    # OpenSpiel's interface.

    def current_player(self) -> int:
        if self._draw is not None:
            return int(pyspiel.PlayerId.CHANCE)
        states = self._states()
        return int(pyspiel.PlayerId.TERMINAL) if states["phase"][0] == OVER else engine.to_act(states)

    def _legal_actions(self, player: int) -> list[int]:
        states = self._states()
        if self._draw is not None or player != engine.to_act(states):
            return []
        numbers: list[int] = np.flatnonzero(engine.legal_masks(self._table.record, states, player)[0]).tolist()
        return numbers

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self._draw is not None
        total = sum(self._draw.weights.values())
        return [(outcome, weight / total) for outcome, weight in sorted(self._draw.weights.items())]

    def _apply_action(self, action: int) -> None:
        if self._draw is not None:
            if action not in self._draw.weights:
                raise pyspiel.SpielError(f"outcome {action} is not in the deck")
            self._outcomes += (action,)
        else:
            states = self._states()
            refused = int(engine.refusal(self._table.record, states, action)[0])
            if refused != LEGAL or action < 0:
                raise pyspiel.SpielError(f"action {action} is not legal: {REFUSALS[refused]}")
            self._pending, self._outcomes = (engine.to_act(states), action), ()
        self._continue()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            kind = self._draw.kind if self._draw is not None else ""
            names: Sequence[str] = CARDS
            if kind == TICKET:
                names = [ticket.id for ticket in self._table.board.tickets]
            return f"seat {action} begins" if kind == SEAT else f"drawn: {names[action]}"
        return str(action_for(self._table.board, self._states()[0], player, action))

    def is_terminal(self) -> bool:
        return self._draw is None and bool(self._states()["phase"][0] == OVER)

    def returns(self) -> list[float]:
        players = self._table.players
        if not self.is_terminal():
            return [0.0] * players
        score = engine.counts(self._table.record, self._states())["score"][:, :players]
        found: list[float] = final_rewards(score[..., TOTAL], score[..., WON] != 0, self._table.reward)[0].tolist()
        return found

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that a player has seen since the deal, one line for the deal and one for each decision."""
        return self._seen[self.current_player() if player is None else player]

    def __str__(self) -> str:
        where = "deal" if self._pending is None and self._draw is not None else "position"
        drawn = f", drawing a {self._draw.kind} after {list(self._outcomes)}" if self._draw is not None else ""
        return f"{where} {len(self.history())}{drawn}"

    # Implementation.

    def _states(self) -> engine.States:
        return engine.states_from(self._position) if self._position else engine.new_states(1)

    def _continue(self) -> None:
        """Play the pending action, or deal, if all outcomes are known; otherwise find out what is drawn next."""
        table = self._table
        before = self._states()
        after, chance = engine.copy_states(before), new_outcomes(self._outcomes)
        if self._pending is None:
            engine.set_up(table.record, after, players=table.players, seed=0, outcomes=chance)
        else:
            engine.play(table.record, after, self._pending[1], self._pending[0], outcomes=chance)
        if chance[USED] > len(self._outcomes):
            action = None if self._pending is None else self._pending[1]
            self._draw = next_draw(table.board, table.players, before, after, action, len(self._outcomes), chance)
            return
        self._note(before, after, chance)
        self._position, self._draw, self._pending, self._outcomes = after.tobytes(), None, None, ()

    def _note(self, before: engine.States, after: engine.States, chance: engine.Outcomes) -> None:
        """Add what each seat sees of this."""
        board = self._table.board
        if self._pending is None:
            shared = Shared(board, after)
            lines = [view_json(board, after, seat, shared).decode() for seat in range(self._table.players)]
        else:
            seat, number = self._pending
            log = chance[LOG : LOG + chance[LOGGED]].tolist()
            events = events_between(board, before, after, seat, action_for(board, before[0], seat, number), log)
            lines = [
                msgspec.json.encode([event.seen_by(each) for event in events]).decode()
                for each in range(self._table.players)
            ]
        self._seen = tuple(f"{seen}{line}\n" for seen, line in zip(self._seen, lines, strict=True))

    def observation(self, player: int) -> npt.NDArray[np.int16]:
        """What a player may know now, as a row of numbers; zeros during the deal."""
        if not self._position:
            return np.zeros(self._table.layout.size, dtype=np.int16)
        return self._table.observe(self._states(), player)

    def view(self, player: int) -> str:
        """What a player may know now, as JSON; empty during the deal."""
        if not self._position:
            return ""
        states = self._states()
        return view_json(self._table.board, states, player, Shared(self._table.board, states)).decode()


class BranchlineObserver:
    """Observations as tensors with named parts; with perfect recall, only the string of the information state."""

    def __init__(self, table: _Table, *, perfect_recall: bool) -> None:
        self._recall = perfect_recall
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if not perfect_recall:
            self.tensor = np.zeros(table.layout.size, dtype=np.float32)
            self.dict = table.layout.split(self.tensor)

    def set_from(self, state: BranchlineState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.observation(player)

    def string_from(self, state: BranchlineState, player: int) -> str:
        return state.information_state_string(player) if self._recall else state.view(player)
