"""One game at one terminal: shows people the table, takes what they type, lets bots play, and saves all the time."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import msgspec
from rich.text import Text

from branchline.bots import Fault, Seen
from branchline.bots.external.players import runs_code
from branchline.bots.seats import bot_action, is_person, random_action, seat_bots, seat_names
from branchline.errors import BranchlineError, CodedError
from branchline.game.events import Event
from branchline.game.game import Game
from branchline.game.record import Record
from branchline.game.views import View
from branchline.rules import engine
from branchline.terminal import answers
from branchline.terminal.commands import ACTIONS, Typed, actions_meant, command_words, read
from branchline.terminal.completion import Completion, completions
from branchline.terminal.ending import ending
from branchline.terminal.external_bots import FaultNote, Guests
from branchline.terminal.menu import numbered
from branchline.terminal.saves import read_save, write_save
from branchline.terminal.screen import Screen
from branchline.terminal.table import option_lines, prompt, table
from branchline.texts import Texts

LAST_EVENTS = 8  # are shown above the scores
ALLOW_BOTS = "--allow-bots"  # the option that lets a save start programs


class Leave(Exception):
    """A person has had enough for now; `to` is a saved game to go on with instead."""

    def __init__(self, to: Path | None = None) -> None:
        self.to = to


class Session:
    """A game with who sits where. What people see is their view and events cut for them, nothing else."""

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
        self.names = seat_names(seats, Texts(language))
        self.people = [seat for seat, who in enumerate(seats) if is_person(who)]
        self._open: int | None = None  # whose hand is, or was, on the screen
        self._began = dict.fromkeys(self.people, 0)  # where in the events each person's turn began
        self._since = dict.fromkeys(self.people, 0)  # and the one before
        self._fresh = True  # what is on the screen shall stay there
        self._menu: list[str] = []  # ways to do what was typed, to be chosen by number
        self._save_failed = False

    # The game.

    def run(self) -> None:
        """Play to the end; Leave if a person leaves, EOFError if the input ends."""
        seat_bots(self.game, self.seats)
        guests = Guests(self.game, self.seats)
        self.save()
        if self.game.acts:
            self._began = dict.fromkeys(self.people, max(0, len(self.events) - 4 * len(self.seats)))
        else:
            self._open_game()
        while not self.game.over:
            seat = self._next()
            if is_person(self.seats[seat]):
                self._turn(seat)
            elif seat in guests:
                self.events += self._guest_turn(guests, seat)
            else:
                self.events += self.game.play(bot_action(self.game, seat, self.seats[seat]), seat)
        guests.over(self.game)
        self.save()
        self._end()

    def save(self) -> None:
        """Write the game to its file. What goes wrong is told once: the game goes on."""
        try:
            write_save(self.path, self._record())
            self._save_failed = False
        except CodedError as error:
            if not self._save_failed:
                self._tell(self._texts(None).refusal(error))
            self._save_failed = True

    def goodbye(self) -> None:
        """Say where the game is, and how to go on."""
        self._save_failed = False  # told again, as it matters now
        self.save()
        if not self._save_failed:
            needed = f" {ALLOW_BOTS}" if any(map(runs_code, self.seats)) else ""
            self._tell(self._texts(None)("saved-go-on", path=shlex.quote(str(self.path)) + needed))

    def _next(self) -> int:
        """Who acts now; when several may, bots first, then people in their order."""
        return sorted(self.game.actors, key=lambda seat: is_person(self.seats[seat]))[0]

    def _guest_turn(self, guests: Guests, seat: int) -> list[Event | FaultNote]:
        """Let somebody's bot act once; what it forfeits is drawn, and told."""
        try:
            return [*self.game.play(guests.action(self.game, seat), seat)]
        except Fault as fault:
            return [FaultNote.of(seat, fault), *self.game.play(random_action(self.game, seat), seat)]

    def _turn(self, seat: int) -> None:
        """Let a person act once."""
        view = self.game.view(seat)
        if view.phase in ("turn", "start"):
            self._since[seat], self._began[seat] = self._began[seat], len(self.events)
        self._uncover(seat)
        self._show_table(view)
        acts = len(self.game.acts)
        while len(self.game.acts) == acts:
            line = self.screen.ask(self._completions(view), history=seat)
            try:
                self._obey(seat, view, line)
            except BranchlineError as error:
                self._refuse(seat, error)
        self.save()
        if self._covers and seat not in self.game.actors and not self.game.over:
            self._tell_deed(seat)

    def _obey(self, seat: int, view: View, line: str) -> None:
        """Do what a line says."""
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
        self._fresh = False

    def _answer(self, seat: int, view: View, typed: Typed) -> None:
        """Show what was asked for, or do what concerns the terminal."""
        board, texts, look = self.game.board, self._texts(seat), self.screen.look
        show = self.screen.show
        match typed.verb:
            case "help":
                show(*answers.possible(board, view, texts, look))
            case "hint":
                show(answers.advice(Seen(board, engine.boards_of(self.game.blind(seat)), seat), texts))
            case "why":
                self._why(seat, view, typed.rest)
            case "lanes":
                show(*answers.all_lanes(board, view, texts, look, typed.rest))
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
                raise Leave(self._given(typed))
            case "replay":
                self._replay(self._given(typed))
                self._show_table(view)
            case "quit":
                raise Leave

    def _why(self, seat: int, view: View, text: str) -> None:
        """Why a lane can't be claimed, or any other action can't be done."""
        board, texts = self.game.board, self._texts(seat)
        if not text:
            raise CodedError("why-what", example=f"{command_words('why', texts)[0]} {board.lanes[0].id}")
        verb, _, rest = text.partition(" ")
        if verb == "claim":
            text = rest.partition(" with ")[0]
        if verb not in ACTIONS or verb == "claim":
            if text.isdigit() and (lane := numbered(board, view).get(int(text), "")).startswith("claim "):
                text = lane.removeprefix("claim ")
            return self.screen.show(answers.why(board, view, texts, self.screen.look, text))
        for action in actions_meant(board, view, texts, Typed(verb, rest))[:1]:
            refusal = self.game.why(action, seat)
            self._tell(answers.told(texts, refusal) if refusal else texts("why-legal", text=action))

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

    def _given(self, typed: Typed) -> Path:
        """The file that was named, if a game is in it."""
        if not typed.rest:
            word = command_words(typed.verb, self._texts(None))[0]
            raise CodedError("which-file", example=f"{word} {self.path.name}")
        path = Path(typed.rest).expanduser()
        read_save(path)
        return path

    # The screen.

    @property
    def _covers(self) -> bool:
        """Several people at one keyboard must not see each other's hands. Who pipes commands in sees everything."""
        return len(self.people) > 1 and self.screen.typed

    def _open_game(self) -> None:
        texts, board = self._texts(self.people[0] if self.people else None), self.game.board
        self.screen.show(self.screen.look.head(texts.title(board)))
        if note := texts.note(board):
            self.screen.show(Text(note, style="italic"))
        self._tell(texts("opening"))

    def _uncover(self, seat: int) -> None:
        """Cover the screen until only this person looks."""
        if not self._covers or self._open == seat:
            return
        if self._open is not None or not self._fresh:
            self.screen.clear()
        self._tell(self._texts(None)("cover", text=self.names[seat]))
        self._pause()
        self.screen.clear()
        self._open, self._fresh = seat, True

    def _tell_deed(self, seat: int) -> None:
        """Let a person see what came of the last deed before the next one takes the seat."""
        texts = self._texts(seat)
        for line in answers.sentences(self.events[self._began[seat] :], texts, seat, short=True):
            self._tell(line)
        self._tell(texts("press-enter"))
        self._pause()
        self.screen.clear()

    def _pause(self) -> None:
        """Wait for Enter; whoever wants to leave may."""
        if self.screen.ask().strip().lower() in command_words("quit", self._texts(None)):
            raise Leave

    def _show_table(self, view: View) -> None:
        assert view.seat is not None
        texts = self._texts(view.seat)
        log = answers.sentences(self.events[self._since[view.seat] :], texts, view.seat, short=True)
        deeds = answers.last_deeds(self.events, texts, view.seat)
        if not self._fresh:
            self.screen.clear()
        self._fresh = False
        self.screen.show(table(self.game.board, view, texts, self.screen.look, log, deeds))
        self.screen.show(Text(f" {prompt(view, texts)}", style="bold"))

    def _refuse(self, seat: int, error: BranchlineError) -> None:
        text = answers.told(self._texts(seat), error) if isinstance(error, CodedError) else str(error)
        self.screen.tell(text, style="red")

    def _tell(self, text: str) -> None:
        self.screen.tell(text)

    def _end(self) -> None:
        """The scores, for all eyes."""
        you = self.people[0] if len(self.people) == 1 else None
        texts, look = self._texts(you), self.screen.look
        if self.screen.typed:
            self.screen.clear()
        for line in answers.sentences(self.events[-LAST_EVENTS:-1], texts, you, short=True):  # the scores tell the last
            self._tell(line)
        self.screen.show(ending(self.game.board, self.game.view(None), texts, look))
        if not self._save_failed:
            self._tell(texts("finished-replay", path=shlex.quote(str(self.path))))

    def _texts(self, seat: int | None) -> Texts:
        return Texts(self.language, self.game.board, self.names, seat)

    def _completions(self, view: View) -> Callable[[str], list[Completion]]:
        texts = self._texts(view.seat)
        return lambda line: completions(line, self.game.board, view, texts)

    def _record(self) -> Record:
        return msgspec.structs.replace(self.game.record, seats=self.seats, language=self.language)
