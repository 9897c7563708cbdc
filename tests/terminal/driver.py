"""A person at a terminal: types into a real pseudo-terminal, and reads what a terminal of that size would show."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Any

import pexpect
import pyte

from branchline.boards import Board
from branchline.boards.model import CARDS
from branchline.texts import Texts

CLEAR = "\x1b[H\x1b[2J"
PROMPT = "\x1b\\[\\?2004h[^>]*>.*?\x1b\\[\\?25h"  # the line editor is ready
TIMEOUT = 60


def environment(home: Path, **more: str) -> dict[str, str]:
    """Nothing of the machine's own settings that would change what is shown."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES", "LC_ALL")}
    plain = {"TERM": "xterm-256color", "COLORTERM": "", "LANG": "C.UTF-8", "PROMPT_TOOLKIT_NO_CPR": "1"}
    return {**kept, **plain, "XDG_DATA_HOME": str(home), **more}


class Person:
    """One run of the command in a terminal. `written` is all that was written since the last line was typed."""

    def __init__(
        self, home: Path, *arguments: str, size: tuple[int, int] = (50, 80), codec_errors: str = "strict", **more: str
    ) -> None:
        self.screen = pyte.Screen(size[1], size[0])
        self.stream = pyte.Stream(self.screen)
        self.written = ""
        self._shown: str | None = None
        self.over = False
        self.child: Any = pexpect.spawn(
            sys.executable,
            ["-m", "branchline.cli", *arguments],
            env=environment(home, **more),
            dimensions=size,
            encoding="utf-8",
            codec_errors=codec_errors,
            timeout=TIMEOUT,
            maxread=1 << 16,
        )
        self.child.delaybeforesend = None
        self.wait()

    def wait(self) -> None:
        """Wait until a line is asked for, or the program has ended."""
        found = self.child.expect([PROMPT, pexpect.EOF])
        self.over = found == 1
        self.written = self.child.before + ("" if self.over else self.child.after)
        self._feed(self.written[max(0, self.written.rfind(CLEAR)) :])
        if self.over:
            self.child.wait()

    def type(self, line: str) -> str:
        """Type a line; returns the screen."""
        return self.press(f"{line}\r")

    def press(self, keys: str) -> str:
        self.child.send(keys)
        self.wait()
        return self.shown

    def complete(self, line: str, whole: str) -> None:
        """Type the beginning of a line and a tab, wait until the line is whole, and take it back."""
        self.child.send(f"{line}\t")
        while f"> {whole}" not in self.shown.splitlines():
            self.child.expect("(?s).+")
            self._feed(self.child.after)
        self.child.send("\x15")

    @property
    def shown(self) -> str:
        """What is on the screen."""
        if self._shown is None:
            self._shown = "\n".join(line.rstrip() for line in self.screen.display).rstrip()
        return self._shown

    def _feed(self, text: str) -> None:
        self.stream.feed(text)
        self._shown = None

    @property
    def code(self) -> int:
        assert self.over
        return int(self.child.exitstatus)

    @property
    def accepted(self) -> bool:
        """The last line was done: the table is drawn anew."""
        return CLEAR in self.written or self.over


def next_lines(board: Board, texts: Texts, shown: str) -> list[str]:
    """What a person would type who looks at this screen and wants to get on: the best first."""
    if texts("head-offer") in shown:
        return ["1 2", "1 2 3", "1"]
    if texts("head-laid", route=board.routes[0].id).split(":")[0] in shown:
        return ["1"]
    routes = re.findall(r"(?<!\S)([0-9]+) \S[^\n]*? – ", shown.split(texts("label-face-up"))[0])
    claims = [f"claim {number}" for number in routes if int(number) > 5]
    cards = [f"take {texts.colour(card)}" for card in CARDS if texts.colour(card) in shown]
    if texts("prompt-second_card", seat=0) in shown:
        claims = []
    return [*claims[:1], "draw", *cards, "tickets", "pass"]


def play_on(person: Person, board: Board, texts: Texts, most: int = 1000) -> int:
    """Play until the program ends, or for so many lines; returns how many were typed."""
    typed = 0
    while not person.over and typed < most:
        for line in next_lines(board, texts, person.shown):
            person.type(line)
            typed += 1
            if not person.over and texts("choose-by-number") in person.written:
                person.type("1")
                typed += 1
            if person.accepted:
                break
        else:
            raise AssertionError(f"nothing that was typed was accepted:\n{person.shown}")
    return typed
