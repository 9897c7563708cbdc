"""`Game`: the object-oriented Python API of one game, on top of the compiled rules.

    game = Game.new("europe", players=3, seed=7)
    game.play("keep essen/marseille, palermo/moskva", seat=0)

An illegal action raises an exception with a one-line message and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, SupportsIndex, overload

import numpy as np

from branchline.boards import Board, load_board
from branchline.boards.model import CARDS
from branchline.game.action_numbers import action_for, numbers_for
from branchline.game.actions import Action, Cards, find_ticket, parse_action
from branchline.game.errors import IllegalAction, InvalidAction, OutcomeError, PositionError
from branchline.game.event_builder import events_between
from branchline.game.events import Event
from branchline.game.position_reader import from_dict
from branchline.game.positions import bits, cards_dict, country_cards, indexes, offer_names, ticket_names, to_dict
from branchline.game.refusal_details import reason
from branchline.game.scores import Score as Score
from branchline.game.scores import scores, winners
from branchline.game.setup import check_table, new_seed, option_bits, parse_seed, seed_text, shown, whole_number
from branchline.game.view_builder import Shared, view, view_json
from branchline.game.views import View
from branchline.rules import engine, records
from branchline.rules.chance import FIRST, GIVEN, IMPOSSIBLE, LOG, LOGGED, USED, new_outcomes

if TYPE_CHECKING:
    from branchline.game.record import Record


class LegalActions(Sequence[Action]):
    """The legal actions of a seat: a sequence ordered by action number. `in` also accepts texts and numbers."""

    def __init__(self, game: Game, seat: int, numbers: list[int]) -> None:
        self._game = game
        self._seat = seat
        self.numbers = numbers

    def __len__(self) -> int:
        return len(self.numbers)

    @overload
    def __getitem__(self, at: int) -> Action: ...

    @overload
    def __getitem__(self, at: slice) -> list[Action]: ...

    def __getitem__(self, at: int | slice) -> Action | list[Action]:
        if isinstance(at, slice):
            return [self._action(number) for number in self.numbers[at]]
        return self._action(self.numbers[at])

    def __iter__(self) -> Iterator[Action]:
        return (self._action(number) for number in self.numbers)

    def __contains__(self, action: object) -> bool:
        number = whole_number(action)
        if number is not None:
            return number in self.numbers
        return isinstance(action, (str, Action)) and self._game.why(action, self._seat) is None

    def __repr__(self) -> str:
        first = ", ".join(str(action) for action in self[:6])
        return f"<{len(self)} legal actions of seat {self._seat}: {first}{' …' if len(self) > 6 else ''}>"

    def _action(self, number: int) -> Action:
        return action_for(self._game.board, self._game.state, self._seat, number)


class Game:
    """A game on one board. Only `play` changes it; `copy` returns a game that shares no memory with it."""

    def __init__(self, board: Board, states: engine.States, start: Mapping[str, Any]) -> None:
        """Use `Game.new`, `Game.from_dict` or `Game.replay`."""
        self.board = board
        self.acts: list[tuple[int, str, tuple[int, ...]]] = []  # seat, action, chance outcomes
        self._states = states
        self._start = start
        self._shared: tuple[engine.States, Shared] | None = None  # cache, valid for exactly these states

    @classmethod
    def new(
        cls,
        board: str | Board,
        players: SupportsIndex | None = None,
        *,
        seed: SupportsIndex | str | None = None,
        first: SupportsIndex | None = None,
        longest_path: bool | None = None,
        strict_ferries: bool | None = None,
        outcomes: Sequence[SupportsIndex | str] = (),
    ) -> Game:
        """Starts a new game.

        `seed` is a number below 2**128 or hex; without one, the operating system provides it. `first` is the seat that
        begins; without one, it is drawn. `longest_path=False` drops that bonus on boards where it is optional (D9).
        `strict_ferries=True` allows substitutes only for a ferry's symbols, on boards that offer it (D15). `outcomes`
        are as in `play`.
        """
        board = board if isinstance(board, Board) else load_board(board)
        players, first = check_table(board, players, first, longest_path, strict_ferries)
        choices = {"longest_path": longest_path, "strict_ferries": strict_ferries}
        number = new_seed() if seed is None else parse_seed(seed)
        states = engine.new_states(1)
        chance = new_outcomes(_outcome_numbers(board, outcomes))
        engine.set_up(
            engine.board_record(board),
            states,
            players=players,
            seed=number,
            first=-1 if first is None else first,
            options=option_bits(choices),
            outcomes=chance,
        )
        _check_outcomes(chance)
        start: dict[str, Any] = {"players": players, "seed": seed_text(number), "first": first}
        start |= {name: choice for name, choice in choices.items() if choice is not None}
        if outcomes:
            start["outcomes"] = _outcome_numbers(board, outcomes)
        return cls(board, states, start)

    @classmethod
    def from_dict(cls, position: Mapping[str, Any], board: Board | None = None) -> Game:
        """Continues a game from a position (see `to_dict`). Pass a custom board, or give its path in the position."""
        if not isinstance(position, Mapping):
            raise PositionError(f"a position is a dict, not {position!r}")
        if board is None:
            if not isinstance(position.get("board"), str):
                raise PositionError("board: a position names its board")
            board = load_board(position["board"])
        elif position.get("board", board.id) != board.id:
            raise PositionError(f"board: a position on {position['board']!r}, not on {board.id!r}")
        states = from_dict(board, position)
        return cls(board, states, {"position": to_dict(board, states[0])})

    @classmethod
    def replay(cls, record: Record | str, board: Board | None = None) -> Game:
        """Replays a record, or the text of one. RecordError names the line that can't be replayed."""
        from branchline.game.record import replay

        return replay(record, board)

    # The state of the game.

    @property
    def state(self) -> np.record:
        """The raw state record of the game. Don't write to it."""
        state: np.record = self._states[0]
        return state

    @property
    def players(self) -> int:
        return int(self._states["players"][0])

    @property
    def seed(self) -> str:
        return seed_text(int(self.state.seed[0]) | int(self.state.seed[1]) << 64)

    @property
    def first(self) -> int:
        return int(self.state.first)

    @property
    def phase(self) -> str:
        return records.PHASES[int(self.state.phase)]

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return int(self.state.turn)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now: several while tickets are chosen at the start, then one, and none at the end."""
        return engine.actors(self._states)

    @property
    def over(self) -> bool:
        return bool(self._states["phase"][0] == records.OVER)

    @property
    def drawn(self) -> tuple[int, int, int]:
        """How many random numbers each stream has used: train cards, tickets, seating."""
        cards, tickets, seating = self._states["drawn"][0].tolist()
        return cards, tickets, seating

    @property
    def ending(self) -> str | None:
        """Why the game is over (one of `records.ENDINGS`); None before that."""
        return records.ENDINGS[int(self.state.ending)] or None

    @property
    def face_up(self) -> list[str | None]:
        return [None if card == records.GAP else CARDS[card] for card in self.state.face_up]

    def hand(self, seat: SupportsIndex) -> Cards:
        return cards_dict(self.state.hand[self._seat(seat)])

    def tickets(self, seat: SupportsIndex) -> list[str]:
        return ticket_names(self.board, self.state.tickets[self._seat(seat)])

    def offer(self, seat: SupportsIndex) -> list[str]:
        return offer_names(self.board, self.state, self._seat(seat))

    def routes(self, seat: SupportsIndex) -> list[str]:
        return [self.board.routes[i].id for i in indexes(self.state.routes[self._seat(seat)])]

    def stations(self, seat: SupportsIndex) -> list[str]:
        return [self.board.cities[i].id for i in bits(self.state.stations[self._seat(seat)])]

    def countries(self, seat: SupportsIndex) -> dict[str, list[int]]:
        return country_cards(self.board, self.state.country_cards[self._seat(seat)])

    @property
    def trains(self) -> list[int]:
        return [int(n) for n in self.state.trains[: self.players]]

    @property
    def points(self) -> list[int]:
        """The route points of every seat so far."""
        return [int(n) for n in self.state.points[: self.players]]

    @property
    def scores(self) -> list[Score]:
        """The score of every seat: final when the game is over, before that as if it ended now."""
        counted = engine.count(engine.board_record(self.board), self.state)
        return scores(self.board, self.state, counted)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; several if they share the victory, none before the game is over."""
        if not self.over:
            return ()
        counted = engine.count(engine.board_record(self.board), self.state)
        return winners(self.state, counted)

    # Actions and views.

    def legal(self, seat: SupportsIndex | None = None) -> LegalActions:
        """The legal actions of a seat. The default is the seat that may act; at the start, the lowest of them."""
        if seat is None:
            seat = self.actors[0] if self.actors else 0
        seat = self._seat(seat)
        masks = engine.legal_masks(engine.board_record(self.board), self._states, seat)
        now = Game(self.board, self._states, self._start)  # a snapshot: the list must not change when the game goes on
        return LegalActions(now, seat, [int(number) for number in np.flatnonzero(masks[0])])

    def why(self, action: Action | str | SupportsIndex, seat: SupportsIndex | None = None) -> IllegalAction | None:
        """The reason why an action is not legal now; None if it is legal.

        The reason is an `InvalidAction`, a kind of `IllegalAction`, if the action can't be read: `why` returns what
        `play` would raise.
        """
        try:
            self._try(action, seat, ())
        except IllegalAction as refusal:
            return refusal
        return None

    def play(
        self,
        action: Action | str | SupportsIndex,
        seat: SupportsIndex | None = None,
        outcomes: Sequence[SupportsIndex | str] = (),
    ) -> list[Event]:
        """Plays an action and returns its events. IllegalAction says why it can't be played; then nothing has changed.

        `outcomes` are the results of chance to use, in order, as names of cards or tickets; further ones are drawn.
        """
        states, seat, act, events, drawn = self._try(action, seat, outcomes)
        self._states = states
        self.acts.append((seat, str(act), drawn if outcomes else ()))
        return events

    def copy(self) -> Game:
        """An independent copy. `copy.copy` and `copy.deepcopy` do the same; a game can be pickled, too."""
        game = Game(self.board, engine.copy_states(self._states), self._start)
        game.acts = list(self.acts)
        return game

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __getstate__(self) -> tuple[Board, bytes, Mapping[str, Any], list[tuple[int, str, tuple[int, ...]]]]:
        return self.board, self._states.tobytes(), self._start, self.acts

    def __setstate__(self, saved: tuple[Board, bytes, Mapping[str, Any], list[Any]]) -> None:
        board, states, start, acts = saved
        self.__init__(board, engine.states_from(states), start)  # type: ignore[misc]
        self.acts = acts

    def view(self, seat: SupportsIndex | None) -> View:
        """Everything that a seat may know and do, JSON-serializable. None gives the view of a spectator."""
        return view(self.board, self._states, seat if seat is None else self._seat(seat), self._shared_view())

    def view_json(self, seat: SupportsIndex | None) -> bytes:
        """The view as JSON, faster than encoding a `View`: for servers that send many views after each action."""
        return view_json(self.board, self._states, seat if seat is None else self._seat(seat), self._shared_view())

    def redeal(self, seat: SupportsIndex | None, seed: SupportsIndex | str) -> Game:
        """Determinization for searches: a copy in which everything the seat can't know is dealt again, uniformly."""
        rng = np.array([parse_seed(seed) & (1 << 64) - 1], dtype=np.uint64)
        states = engine.redeal(engine.board_record(self.board), self._states, self._viewer_number(seat), rng)
        return Game(self.board, states, {"position": to_dict(self.board, states[0])})

    def blind(self, seat: SupportsIndex | None) -> np.record:
        """The state record with everything blanked that the seat can't know (docs/decisions/state.md)."""
        state: np.record = engine.blind(self._states, self._viewer_number(seat))[0]
        return state

    # Serialization.

    def to_dict(self) -> dict[str, Any]:
        """The whole position in readable form, with all hands and decks: never show it to a player."""
        return to_dict(self.board, self.state)

    @property
    def record(self) -> Record:
        """The game so far as seed and actions. `str()` of it is the text of a file that `Game.replay` reads."""
        from branchline.game.record import record_of

        return record_of(self)

    @property
    def start(self) -> Mapping[str, Any]:
        """How the game started: players, seed, first seat and options, or a position."""
        return self._start

    def __eq__(self, other: object) -> bool:
        """Games are equal if their positions are, whatever led to them."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.board.digest == other.board.digest and self._states.tobytes() == other._states.tobytes()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        who = f"seat {self.turn}" if len(self.actors) == 1 else f"seats {', '.join(map(str, self.actors)) or 'none'}"
        return f"<Game on {self.board.title}, {self.players} players, phase {self.phase}, to act: {who}>"

    def _repr_svg_(self) -> str:
        """The drawing that Jupyter notebooks display."""
        from branchline.draw import draw_game

        return draw_game(self)

    # Implementation.

    def _shared_view(self) -> Shared:
        """The public part of all views, built once per state."""
        if self._shared is None or self._shared[0] is not self._states:
            self._shared = (self._states, Shared(self.board, self._states))
        return self._shared[1]

    def _try(
        self, action: Action | str | SupportsIndex, seat: SupportsIndex | None, outcomes: Sequence[SupportsIndex | str]
    ) -> tuple[engine.States, int, Action, list[Event], tuple[int, ...]]:
        """Plays an action on a copy of the state, completely or not at all."""
        board, seat = engine.board_record(self.board), self._acting_seat(seat)
        named: Action | None = None
        number = whole_number(action)
        if number is not None:
            numbers = [number]
            if not 0 <= number < board.actions:
                raise IllegalAction("no-such-action")
        else:
            named = parse_action(self.board, _action_text(action))
            numbers = self._numbers(named, seat)
        states = self._states
        chance = new_outcomes(_outcome_numbers(self.board, outcomes))
        decisions: list[Action] = []
        events: list[Event] = []
        for number in numbers:
            before, states = states, engine.copy_states(states)
            logged = chance[LOGGED]
            refused = int(engine.play(board, states, number, seat, outcomes=chance)[0])
            if refused:
                raise self._refusal(refused, before, seat, number, None if decisions else named)
            decisions.append(named if named and not decisions else action_for(self.board, before[0], seat, number))
            log = chance[LOG + logged : LOG + chance[LOGGED]].tolist()
            events += events_between(self.board, before, states, seat, decisions[-1], log)
        _check_outcomes(chance)
        return states, seat, decisions[0], events, tuple(int(n) for n in chance[FIRST : FIRST + chance[USED]])

    def _numbers(self, action: Action, seat: int) -> list[int]:
        try:
            return numbers_for(self.board, self.state, seat, action)
        except IllegalAction:
            # If there are several reasons, give the simplest: it is not this seat's turn, or not the right phase.
            if seat not in self.actors:
                raise self._not_your_turn(seat) from None
            phases = {"claim": "turn", "station": "turn", "pay": "tunnel", "keep": "offer"}
            if self.phase not in (phases.get(action.kind), "start" if action.kind == "keep" else None):
                raise IllegalAction("not-now", action=action.kind, phase=self.phase) from None
            if action.kind == "claim":
                self._refuse_route(seat, action)
            raise

    def _refusal(
        self, refused: int, states: engine.States, seat: int, number: int, action: Action | None
    ) -> IllegalAction:
        """The rules' refusal of an action number, with all details."""
        if refused == records.NOT_YOUR_TURN:
            return self._not_your_turn(seat)
        return reason(self.board, records.REFUSALS[refused], states[0], seat, number, action)

    def _refuse_route(self, seat: int, action: Action) -> None:
        """Raises IllegalAction if the seat can't claim the route with any payment."""
        board = engine.board_record(self.board)
        first = int(board.route_action[self.board.route_index[str(action.route)]])
        refused = int(engine.refusal(board, self._states, first, seat)[0])
        if refused not in (records.LEGAL, records.CARDS_SHORT):
            raise self._refusal(refused, self._states, seat, first, action)

    def _not_your_turn(self, seat: int) -> IllegalAction:
        if self.over:
            return IllegalAction("game-over")
        if self.phase == "start":
            return IllegalAction("already-chosen", seat=seat)
        return IllegalAction("not-your-turn", seat=seat, turn=self.turn)

    def _acting_seat(self, seat: SupportsIndex | None) -> int:
        if seat is not None:
            return self._seat(seat)
        actors = self.actors
        if not actors:
            raise IllegalAction("game-over")
        if len(actors) > 1:
            raise IllegalAction("which-seat", seats=actors)
        return actors[0]

    def _viewer_number(self, seat: SupportsIndex | None) -> int:
        return -1 if seat is None else self._seat(seat)

    def _seat(self, seat: SupportsIndex) -> int:
        number = whole_number(seat)
        if number is None or not 0 <= number < self.players:
            raise IllegalAction("no-such-seat", number=shown(seat), last=self.players - 1)
        return number


def _action_text(action: object) -> str:
    """The text of an action to parse. An `Action` built by hand is parsed too, because it may be invalid."""
    if isinstance(action, (str, Action)):
        try:
            return str(action)
        except (TypeError, AttributeError):  # one of its fields has the wrong type
            pass
    raise InvalidAction("unknown-action", text=shown(action), near=())


def _outcome_numbers(board: Board, outcomes: Sequence[SupportsIndex | str]) -> list[int]:
    """Converts outcomes (a card, a ticket or a seat, by name or number) to numbers."""
    numbers = []
    for outcome in outcomes:
        number = whole_number(outcome)
        if number is not None:
            numbers.append(number)
        elif outcome in CARDS:
            numbers.append(CARDS.index(outcome))
        else:
            try:
                numbers.append(board.ticket_index[find_ticket(board, str(outcome))])
            except InvalidAction:
                raise OutcomeError(f"outcome {outcome!r} is not a card, a ticket or a number") from None
    if len(numbers) > 200 or any(not 0 <= n < 128 for n in numbers):
        raise OutcomeError("outcomes are at most 200 numbers from 0 to 127")
    return numbers


def _check_outcomes(chance: engine.Outcomes) -> None:
    if chance[IMPOSSIBLE]:
        raise OutcomeError("one of the outcomes given is not in the deck")
    if chance[USED] < chance[GIVEN]:
        raise OutcomeError(f"{int(chance[GIVEN])} outcomes were given, but only {int(chance[USED])} were drawn")
