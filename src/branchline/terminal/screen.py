"""Terminal input and output: capabilities, line editing or piped input, clearing the screen between players."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from branchline.errors import CodedError
from branchline.terminal.completion import Completion
from branchline.terminal.look import Look

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

NARROWEST = 60
WIDEST = 160  # wider lines are hard to read
TALL = 40  # lines, if the height is unknown
PROMPT = "> "

Complete = Callable[[str], Iterable[Completion]]


class Screen:
    """Standard input and output. CodedError if the terminal is too narrow for a table."""

    def __init__(self, colour: bool = True) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False, no_color=None if colour else True)
        self.shown = self.console.is_terminal
        self.typed = sys.stdin.isatty()
        self._editing = self.shown and self.typed and os.environ.get("TERM") not in (None, "dumb", "unknown")
        self._sessions: dict[object, PromptSession[str]] = {}
        if self.shown and self.console.width < NARROWEST:
            raise CodedError("narrow-terminal", columns=self.console.width, least=NARROWEST)

    @property
    def look(self) -> Look:
        """The current capabilities; a window may change its size."""
        lines = shutil.get_terminal_size((80, TALL)).lines if self.shown else TALL
        colours = self.console.color_system is not None and not self.console.no_color
        letters = "utf" in (self.console.encoding or "").lower()
        width = min(max(self.console.width, NARROWEST), WIDEST)
        # The last column stays free, because some terminals wrap the line there.
        return Look(width=width - 1, lines=lines, colours=colours, letters=letters)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, width=self.look.width)

    def tell(self, sentence: str, style: str = "") -> None:
        """Prints a sentence. One with a path is left for the terminal to wrap, so that the path can be copied."""
        if " /" in sentence:
            self.console.print(Text(f" {sentence}", style=style), soft_wrap=True)
        else:
            self.show(Padding(Text(sentence, style=style), (0, 0, 0, 1), expand=False))

    def clear(self) -> None:
        """Clears the screen and the scrollback."""
        if self._editing:
            sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")
            sys.stdout.flush()
        elif self.shown:
            self.console.print("\n" * self.look.lines)

    def ask(
        self, complete: Complete = lambda line: (), history: object = None, keys: Mapping[str, str] | None = None
    ) -> str:
        """Reads a line; EOFError at the end of input. Each `history` key has its own input history (one per player).

        `keys` maps keys to lines that they submit if the line is empty.
        """
        sys.stdout.flush()
        if self._editing:
            return self._edit(complete, history, keys or {})
        print(PROMPT, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        if not self.typed:
            print(line.rstrip("\n"))  # so that a transcript shows the input
        return line.rstrip("\n")

    def _edit(self, complete: Complete, history: object, keys: Mapping[str, str]) -> str:
        """Reads a line with prompt_toolkit, with completion and history."""
        from prompt_toolkit import PromptSession
        from prompt_toolkit.output import ColorDepth

        if history not in self._sessions:
            depth = None if self.look.colours else ColorDepth.DEPTH_1_BIT
            self._sessions[history] = PromptSession(complete_while_typing=False, color_depth=depth)
        session = self._sessions[history]
        return session.prompt(
            PROMPT, completer=_completer(complete), key_bindings=_bindings(keys), reserve_space_for_menu=6
        )


def _completer(complete: Complete) -> Any:
    from prompt_toolkit.completion import Completer
    from prompt_toolkit.completion import Completion as Shown

    class FromView(Completer):
        def get_completions(self, document: Any, complete_event: Any) -> Iterable[Any]:
            for found in complete(document.text_before_cursor):
                yield Shown(found.text, start_position=-found.replaced, display=found.shown)

    return FromView()


def _bindings(keys: Mapping[str, str]) -> Any:
    from prompt_toolkit.application import get_app
    from prompt_toolkit.filters import Condition
    from prompt_toolkit.key_binding import KeyBindings

    bindings = KeyBindings()
    empty = Condition(lambda: not get_app().current_buffer.text)
    for key, line in keys.items():

        def press(event: Any, line: str = line) -> None:
            event.app.exit(result=line)

        bindings.add(key, filter=empty, eager=True)(press)
    return bindings
