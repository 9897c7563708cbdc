"""Problems of board files: errors with line numbers, and a TOML scanner that finds the line of each key.

tomllib does not report where a value was found. It has already parsed the text, so the text is valid: this scanner only
finds where things begin, and leaves their values and all errors to tomllib.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from dataclasses import dataclass

from branchline.errors import BranchlineError

Place = tuple[str | int, ...]  # path of keys and array indices, e.g. ("routes", 3, "length")


@dataclass(frozen=True, slots=True)
class Problem:
    """One problem in a board file. `str(problem)` is `FILE:LINE: SECTION: what is wrong`."""

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


class BoardError(BranchlineError):
    """Raised if there is no such board, its file can't be read, or the file has problems (`error.problems`)."""

    def __init__(self, message: str, problems: tuple[Problem, ...] = ()) -> None:
        super().__init__(message)
        self.problems = problems

    @classmethod
    def of(cls, problems: list[Problem]) -> BoardError:
        first, more = problems[0], len(problems) - 1
        rest = f" (and {more} more: branchline boards check {first.file})" if more else ""
        return cls(f"{first}{rest}", tuple(problems))


class Positions:
    """The line numbers of all places in a valid TOML text."""

    def __init__(self, text: str) -> None:
        self._lines = _Scanner(text).scan()

    def line(self, place: Place) -> int:
        """Return the line of a place, or that of the nearest enclosing table if the place itself is not in the text."""
        while place and place not in self._lines:
            place = place[:-1]
        return self._lines.get(place, 1)

    def __len__(self) -> int:
        return len(self._lines)


_SPACE = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
_BLANK = re.compile(r"[ \t]*")
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_STRING = re.compile(
    r'"""(?:\\.|[^\\])*?"""(?:"{0,2})'  # up to two more quotes belong to the text
    r"|'''.*?'''(?:'{0,2})"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'",
    re.DOTALL,
)
_SCALAR = re.compile(r"[^,\]}#\n]+")


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n")  # as tomllib does
        self.at = 0
        self.line_starts = [0, *(match.end() for match in re.finditer("\n", self.text))]
        self.lines: dict[Place, int] = {}
        self.tables: dict[Place, int] = {}  # arrays of [[tables]]: number of tables so far

    def scan(self) -> dict[Place, int]:
        table: Place = ()
        self._skip(_SPACE)
        while self.at < len(self.text):
            if self._next("["):
                table = self._header()
            else:
                self._pair(table)
            self._skip(_SPACE)
        return self.lines

    def _header(self) -> Place:
        start = self.at
        many = self.text.startswith("[[", start)
        self.at += 2 if many else 1
        keys = self._key()
        self.at += 2 if many else 1
        place: Place = ()
        for key in keys[:-1]:
            place = self._note((*place, key), start)
            if place in self.tables:  # [routes.extra] refers to the last of the [[routes]]
                place = (*place, self.tables[place] - 1)
        place = self._note((*place, keys[-1]), start)
        if many:
            number = self.tables.get(place, 0)
            self.tables[place] = number + 1
            place = self._note((*place, number), start)
        return place

    def _pair(self, table: Place) -> None:
        start = self.at
        place = table
        for key in self._key():
            place = self._note((*place, key), start)
        self.at += 1  # the equals sign
        self._skip(_BLANK)
        self._value(place)

    def _key(self) -> list[str]:
        """Read a dotted key and the spaces around it."""
        keys = []
        while True:
            self._skip(_BLANK)
            quoted = self._next('"') or self._next("'")
            word = self._take(_STRING if quoted else _BARE_KEY)
            keys.append(tomllib.loads(f"key = {word}")["key"] if quoted else word)
            self._skip(_BLANK)
            if not self._next("."):
                return keys
            self.at += 1

    def _value(self, place: Place) -> None:
        if self._next("["):
            self._elements("]", place)
        elif self._next("{"):
            self._elements("}", place)
        elif self._next('"') or self._next("'"):
            self._take(_STRING)
        else:
            self._take(_SCALAR)

    def _elements(self, end: str, place: Place) -> None:
        self.at += 1
        number = 0
        self._skip(_SPACE)
        while not self._next(end):
            if end == "]":
                self._value(self._note((*place, number), self.at))
                number += 1
            else:
                self._pair(place)
            self._skip(_SPACE)
            if self._next(","):
                self.at += 1
                self._skip(_SPACE)
        self.at += 1

    def _note(self, place: Place, offset: int) -> Place:
        self.lines.setdefault(place, bisect_right(self.line_starts, offset))
        return place

    def _next(self, char: str) -> bool:
        return self.text.startswith(char, self.at)

    def _skip(self, pattern: re.Pattern[str]) -> None:
        self._take(pattern)

    def _take(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self.at)
        assert match is not None, f"not TOML at offset {self.at}, though tomllib has read it"
        self.at = match.end()
        return match[0]
