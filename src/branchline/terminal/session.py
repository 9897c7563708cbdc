"""Game loop of a terminal session: shows the table, executes typed commands, plays the bots, saves after each move."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import msgspec
from rich.text import Text

from branchline.bots import LEVELS, Fault
from branchline.bots.external.players import needs_trust
from branchline.bots.interface import seen_by
from branchline.bots.parts import SEARCH
from branchline.bots.seats import bot_action, is_person, random_action, seat_bots, seat_labels, seat_names
from branchline.errors import BranchlineError, CodedError
from branchline.game.events import Event
from branchline.game.game import Game
from branchline.game.names import place_names
from branchline.game.record import Record
from branchline.game.views import View
from branchline.rules.compiling import INTERPRETED
from branchline.rules.warmup import is_compiled
from branchline.terminal import answers
from branchline.terminal.commands import ACTIONS, Typed, actions_meant, command_words, read
from branchline.terminal.completion import Completion, completions
from branchline.terminal.external_bots import ExternalBots, FaultNote
from branchline.terminal.final_scores import final_scores
from branchline.terminal.menu import numbered
from branchline.terminal.saves import read_save, write_save
from branchline.terminal.screen import Screen
from branchline.terminal.table import option_lines, prompt, table
from branchline.texts import Texts
from branchline.texts.typed_words import typed_words

LAST_EVENTS = 8  # events shown above the final scores
ALLOW_BOTS = "--allow-bots"  # the option that lets a saved game start programs


class Leave(Exception):
    """A person leaves the game; `to` is a saved game to continue with instead."""

    def __init__(self, to: Path | None = None) -> None:
        self.to = to


class Session:
    """A game and its seats. People see only their seat's view and the events as their seat may know them."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        language: str,
        screen: Screen,
        path: Path,
        events: Iterable[Event] = (),
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.language = language
        self.screen = screen
        self.path = path
        self.events: list[Event | FaultNote] = list(events)
        self.names = seat_names(seats, Texts(language), game.seed)
        self.people = [seat for seat, who in enumerate(seats) if is_person(who)]
        self._hand_shown: int | None = None  # the seat whose hand is, or was last, on the screen
        self._began = dict.fromkeys(self.people, 0)  # index in `events` at which each person's turn began
        self._since = dict.fromkeys(self.people, 0)  # and their turn before that
        self._keep_screen = True  # the screen must not be cleared before the next table
        self._menu: list[str] = []  # actions that the last line may mean, to choose from by number
        self._save_failed = False

    # The game.

    def run(self) -> None:
        """Plays to the end; raises Leave if a person leaves, EOFError if the input ends."""
        seat_bots(self.game, self.seats)
        external_players = ExternalBots(self.game, self.seats)
        self.save()
        if self.game.acts:
            self._began = dict.fromkeys(self.people, max(0, len(self.events) - 4 * len(self.seats)))
        else:
            self._open_game()
        self._note_warm_up()
        while not self.game.over:
            seat = self._next()
            if is_person(self.seats[seat]):
                self._turn(seat)
            elif seat in external_players:
                self.events += self._external_bot_turn(external_players, seat)
            else:
                self.events += self.game.play(bot_action(self.game, seat, self.seats[seat]), seat)
        external_players.over(self.game)
        self.save()
        self._end()

    def _note_warm_up(self) -> None:
        """Says which bots don't have their full strength yet, because their search is not compiled."""
        if not INTERPRETED and not is_compiled(SEARCH):
            for seat, name in zip(self.seats, self.names, strict=True):
                if LEVELS.get(seat, seat).startswith("search:seconds"):
                    self._tell(self._texts(None)("warming-up", text=name))

    def save(self) -> None:
        """Saves the game. A failure is reported once, and the game goes on."""
        try:
            write_save(self.path, self._record())
            self._save_failed = False
        except CodedError as error:
            if not self._save_failed:
                self._tell(self._texts(None).refusal(error))
            self._save_failed = True

    def goodbye(self) -> None:
        """Saves the game, and says where it is and how to resume it."""
        self._save_failed = False  # report a failure again, as it matters now
        self.save()
        if not self._save_failed:
            needed = f" {ALLOW_BOTS}" if any(map(needs_trust, self.seats)) else ""
            self._tell(self._texts(None)("saved-go-on", path=shlex.quote(str(self.path)) + needed))

    def _next(self) -> int:
        """The seat that acts next; if several may, bots first, then people in seat order."""
        return sorted(self.game.actors, key=lambda seat: is_person(self.seats[seat]))[0]

    def _external_bot_turn(self, external_players: ExternalBots, seat: int) -> list[Event | FaultNote]:
        """Lets an external bot act once; if it fails, a random action is played and a note goes to the log."""
        try:
            return [*self.game.play(external_players.action(self.game, seat), seat)]
        except Fault as fault:
            return [FaultNote.of(seat, fault), *self.game.play(random_action(self.game, seat), seat)]

    def _turn(self, seat: int) -> None:
        """Lets a person act once."""
        view = self.game.view(seat)
        if view.phase in ("turn", "start"):
            self._since[seat], self._began[seat] = self._began[seat], len(self.events)
        self._uncover(seat)
        self._show_table(view)
        acts = len(self.game.acts)
        while len(self.game.acts) == acts:
            line = self.screen.ask(self._completions(view), history=seat)
            try:
                self._execute(seat, view, line)
            except BranchlineError as error:
                self._refuse(seat, error)
        self.save()
        if self._covers and seat not in self.game.actors and not self.game.over:
            self._show_move(seat)

    def _execute(self, seat: int, view: View, line: str) -> None:
        """Executes a typed line."""
        chosen, self._menu = self._menu, []
        if not line.strip():
            return self._show_table(view)
        texts = self._texts(seat)
        if chosen and line.strip().isdigit():
            if not 1 <= int(line) <= len(chosen):
                self._menu = chosen
                raise CodedError("no-such-number", text=line.strip())
            return self._play(seat, chosen[int(line) - 1])
        typed = read(line, view, texts)
        if typed.verb in ACTIONS or not typed.verb:
            actions = actions_meant(self.game.board, view, texts, typed)
            if len(actions) == 1:
                return self._play(seat, actions[0])
            self._menu = actions
            self.screen.show(*option_lines(dict(enumerate(actions, start=1)), texts, self.screen.look))
            return self._tell(texts("choose-by-number"))
        return self._answer(seat, view, typed)

    def _play(self, seat: int, action: str) -> None:
        self.events += self.game.play(action, seat)
        self._keep_screen = False

    def _answer(self, seat: int, view: View, typed: Typed) -> None:
        """Executes a terminal command."""
        board, texts, look = self.game.board, self._texts(seat), self.screen.look
        show = self.screen.show
        match typed.verb:
            case "help":
                show(*answers.possible(board, view, texts, look))
            case "hint":
                show(answers.advice(seen_by(self.game, seat), texts))
            case "why":
                self._why(seat, view, typed.rest)
            case "routes":
                show(*answers.all_routes(board, view, texts, look, typed.rest))
            case "board":
                show(*answers.whole_board(board, view, texts, look))
            case "log":
                show(look.head(texts("head-log")))
                show(*(Text(f" {line}") for line in answers.sentences(self.events, texts, seat)))
            case "rules":
                show(*answers.rules(board, len(self.seats), texts, look))
            case "table":
                self._show_table(view)
            case "save":
                self._save_as(typed.rest)
            case "resume":
                raise Leave(self._named_file(typed))
            case "replay":
                self._replay(self._named_file(typed))
                self._show_table(view)
            case "quit":
                raise Leave

    def _why(self, seat: int, view: View, text: str) -> None:
        """Why a route can't be claimed, or any other action can't be done."""
        board, texts = self.game.board, self._texts(seat)
        if not text:
            raise CodedError("why-what", example=f"{command_words('why', texts)[0]} {board.routes[0].id}")
        text = typed_words(texts.language).notation(text, place_names(board))
        verb, _, rest = text.partition(" ")
        if verb == "claim":
            text = rest.partition(" with ")[0]
        if verb not in ACTIONS or verb == "claim":
            if text.isdigit() and (route := numbered(board, view).get(int(text), "")).startswith("claim "):
                text = route.removeprefix("claim ")
            return self.screen.show(answers.why(board, view, texts, self.screen.look, text))
        for action in actions_meant(board, view, texts, Typed(verb, rest))[:1]:
            refusal = self.game.why(action, seat)
            self._tell(answers.told(texts, refusal) if refusal else texts("why-legal", text=texts.written(action)))

    def _save_as(self, name: str) -> None:
        path = Path(name).expanduser() if name else self.path
        write_save(path, self._record())
        self._tell(self._texts(None)("saved", path=str(path)))

    def _replay(self, path: Path) -> None:
        from branchline.terminal.replay import Replay

        record = read_save(path)
        if record.result is None:
            raise CodedError("replay-unfinished", path=str(path))
        Replay(record, self.language, self.screen).run()

    def _named_file(self, typed: Typed) -> Path:
        """The file named in a command, if it contains a game."""
        if not typed.rest:
            word = command_words(typed.verb, self._texts(None))[0]
            raise CodedError("which-file", example=f"{word} {self.path.name}")
        path = Path(typed.rest).expanduser()
        read_save(path)
        return path

    # The screen.

    @property
    def _covers(self) -> bool:
        """Whether to hide hands between turns: several people share the keyboard. Piped input hides nothing."""
        return len(self.people) > 1 and self.screen.typed

    def _open_game(self) -> None:
        texts, board = self._texts(self.people[0] if self.people else None), self.game.board
        self.screen.show(self.screen.look.head(texts.title(board)))
        if note := texts.note(board):
            self.screen.show(Text(note, style="italic"))
        if any(seat in LEVELS for seat in self.seats):
            self._tell(texts("at-table", words=seat_labels(self.seats, Texts(self.language), self.game.seed)))
        self._tell(texts("opening"))

    def _uncover(self, seat: int) -> None:
        """Covers the screen until this person confirms to be the only one looking."""
        if not self._covers or self._hand_shown == seat:
            return
        if self._hand_shown is not None or not self._keep_screen:
            self.screen.clear()
        self._tell(self._texts(None)("cover", text=self.names[seat]))
        self._pause()
        self.screen.clear()
        self._hand_shown, self._keep_screen = seat, True

    def _show_move(self, seat: int) -> None:
        """Shows a person the result of their move before the next person takes over."""
        texts = self._texts(seat)
        for line in answers.sentences(self.events[self._began[seat] :], texts, seat, short=True):
            self._tell(line)
        self._tell(texts("press-enter"))
        self._pause()
        self.screen.clear()

    def _pause(self) -> None:
        """Waits for Enter; "quit" leaves the game."""
        if self.screen.ask().strip().lower() in command_words("quit", self._texts(None)):
            raise Leave

    def _show_table(self, view: View) -> None:
        assert view.seat is not None
        texts = self._texts(view.seat)
        log = answers.sentences(self.events[self._since[view.seat] :], texts, view.seat, short=True)
        moves = answers.last_moves(self.events, texts, view.seat)
        if not self._keep_screen:
            self.screen.clear()
        self._keep_screen = False
        self.screen.show(table(self.game.board, view, texts, self.screen.look, log, moves))
        self.screen.show(Text(f" {prompt(view, texts)}", style="bold"))

    def _refuse(self, seat: int, error: BranchlineError) -> None:
        text = answers.told(self._texts(seat), error) if isinstance(error, CodedError) else str(error)
        self.screen.tell(text, style="red")

    def _tell(self, text: str) -> None:
        self.screen.tell(text)

    def _end(self) -> None:
        """Shows the final scores, from no particular seat's view."""
        you = self.people[0] if len(self.people) == 1 else None
        texts, look = self._texts(you), self.screen.look
        if self.screen.typed:
            self.screen.clear()
        # Without the last event, which the scores show.
        for line in answers.sentences(self.events[-LAST_EVENTS:-1], texts, you, short=True):
            self._tell(line)
        self.screen.show(final_scores(self.game.board, self.game.view(None), texts, look))
        if not self._save_failed:
            self._tell(texts("finished-replay", path=shlex.quote(str(self.path))))

    def _texts(self, seat: int | None) -> Texts:
        return Texts(self.language, self.game.board, self.names, seat)

    def _completions(self, view: View) -> Callable[[str], list[Completion]]:
        texts = self._texts(view.seat)
        return lambda line: completions(line, self.game.board, view, texts)

    def _record(self) -> Record:
        return msgspec.structs.replace(self.game.record, seats=self.seats, language=self.language)
