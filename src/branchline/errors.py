"""Base exceptions: errors that users can fix, with one-line messages."""

from __future__ import annotations

from typing import Any


class BranchlineError(Exception):
    """An error that the caller can fix. `str(error)` is one line that says what was wrong."""


class CodedError(BranchlineError):
    """An error for players: a stable code with plain data, which `texts` turns into a sentence in any language.

    `str(error)` is the English sentence, with ids as in the notation. It is built on demand, so that raising is cheap.
    """

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        from branchline.texts import Texts

        return Texts("en").refusal(self)

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.code, self.details))


def _rebuild(kind: type[CodedError], code: str, details: dict[str, Any]) -> CodedError:
    return kind(code, **details)
