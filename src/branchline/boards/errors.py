"""Errors of board files: a problem with its position, and the exception for a board that can't be loaded."""

from __future__ import annotations

from dataclasses import dataclass

from branchline.errors import BranchlineError


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
