"""Game record files (JSON Lines): how the game started, every action, and the result, protected by a hash chain.

    {"branchline": 2, "board": "usa", "digest": "…", "start": {"players": 2, "seed": "…", "first": null}, "check": "…"}
    {"seat": 0, "act": "keep boston/miami, calgary/phoenix", "check": "…"}
    …
    {"proof": {"table": "…", "commitment": "…", "secret": "…", "nonces": ["…", "…"]}, "check": "…"}
    {"log": {"events": [[1794822162600, {"event": "made", …}], …], "hash": "…", "key": "…", "signature": "…"}, …}
    {"acts": 161, "result": {"ending": "last turns", "totals": [97, 88], "winners": [0]}, "check": "…"}

Each line's `check` is a hash over the line and all lines before it, so an error can name the line that was changed.
The first line may also say who sits where (`"seats": ["me", "random"]`) and the `language` of the table; neither
affects play. If a server dealt, the record contains the proof of the deal (see `deal.py`) and the signed log of the
table (see `hash_chain.py`); `verify.py` checks both.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from branchline.boards import Board, find_board
from branchline.errors import BranchlineError, CodedError
from branchline.game.deal import Proof
from branchline.game.errors import RecordError
from branchline.game.game import Game
from branchline.game.hash_chain import SignedLog

VERSION = 2

T = TypeVar("T")


class Act(msgspec.Struct, frozen=True):
    """An action of a seat as text, with the chance outcomes if the caller supplied them."""

    seat: int
    act: str
    outcomes: tuple[int, ...] = ()


class _ProofLine(msgspec.Struct, frozen=True):
    """The line after the acts, if the deal has a proof."""

    proof: Proof


class _LogLine(msgspec.Struct, frozen=True):
    """The line after the proof, if there is a log."""

    log: SignedLog


class _EndLine(msgspec.Struct, frozen=True):
    """The last line."""

    acts: int
    result: dict[str, Any] | None = None


class Record(msgspec.Struct, frozen=True):
    """A recorded game. `str(record)` is the text of its file, which `Record.parse` reads."""

    board: str
    digest: str
    start: Mapping[str, Any]
    acts: tuple[Act, ...]
    result: dict[str, Any] | None = None  # None: the game is not over
    seats: tuple[str, ...] = ()  # name of the person or bot in each seat
    language: str = ""
    proof: Proof | None = None  # proves that nobody chose the deal
    log: SignedLog | None = None  # the table's log; only together with a proof

    @property
    def proof_line(self) -> int:
        """The line number of the proof, if there is one."""
        return len(self.acts) + 2

    @property
    def log_line(self) -> int:
        """The line number of the log, if there is one."""
        return len(self.acts) + 3

    @property
    def last_line(self) -> int:
        return len(self.acts) + 2 + (self.proof is not None) + (self.log is not None)

    def __str__(self) -> str:
        head: dict[str, Any] = {"branchline": VERSION, "board": self.board, "digest": self.digest}
        head["start"] = dict(self.start)
        if self.seats:
            head["seats"] = list(self.seats)
        if self.language:
            head["language"] = self.language
        lines = [head]
        for act in self.acts:
            line: dict[str, Any] = {"seat": act.seat, "act": act.act}
            if act.outcomes:
                line["outcomes"] = list(act.outcomes)
            lines.append(line)
        if self.proof is not None:
            lines.append({"proof": msgspec.to_builtins(self.proof)})
        if self.log is not None:
            lines.append({"log": msgspec.to_builtins(self.log)})
        lines.append({"acts": len(self.acts), "result": self.result})
        check = ""
        text = ""
        for line in lines:
            check = _check(check, line)
            text += json.dumps(line | {"check": check}, ensure_ascii=False) + "\n"
        return text

    def save(self, path: str | Path) -> None:
        Path(path).write_text(str(self), encoding="utf-8")

    @classmethod
    def load(cls, path: str | Path) -> Record:
        try:
            return cls.parse(Path(path).read_text(encoding="utf-8"))
        except OSError as error:
            if isinstance(error, FileNotFoundError):
                raise CodedError("file-missing", path=str(path)) from None
            raise CodedError("file-unreadable", path=str(path), error=error.strerror or str(error)) from None
        except UnicodeDecodeError:
            raise CodedError("file-not-text", path=str(path)) from None

    @classmethod
    def parse(cls, text: str) -> Record:
        """Parses a record. RecordError names the line that is broken, changed or missing."""
        lines = text.splitlines()
        head = _line(lines, 1)
        if "branchline" not in head:
            raise RecordError("record-not-one", line=1)
        if head["branchline"] != VERSION:
            raise RecordError("record-version", line=1, version=head["branchline"], ours=VERSION)
        check = _verify(1, "", head)
        acts: list[Act] = []
        proof: Proof | None = None
        log: SignedLog | None = None
        for number in range(2, len(lines) + 2):
            line = _line(lines, number)
            check = _verify(number, check, line)
            if "acts" in line:
                if number < len(lines):
                    raise RecordError("record-goes-on", line=number + 1)
                end = _typed(number, line, _EndLine)
                if end.acts != len(acts):
                    raise RecordError("record-acts", line=number, announced=end.acts, found=len(acts))
                return _typed(1, {**head, "acts": acts, "result": end.result, "proof": proof, "log": log}, Record)
            if proof is not None and log is None and "log" in line:
                log = _typed(number, line, _LogLine).log
                continue
            if proof is not None:
                raise RecordError("record-after-proof", line=number)
            if "proof" in line:
                proof = _typed(number, line, _ProofLine).proof
                continue
            acts.append(_typed(number, line, Act))
        raise AssertionError("the loop ends by the record's last line or by an error")


def record_of(game: Game) -> Record:
    """The record of a game so far."""
    result = None
    if game.over:
        totals = [score.total for score in game.scores]
        result = {"ending": game.ending, "totals": totals, "winners": list(game.winners)}
    acts = tuple(Act(seat, text, outcomes) for seat, text, outcomes in game.acts)
    return Record(game.board.id, game.board.digest, game.start, acts, result)


def replay(record: Record | str, board: Board | None = None) -> Game:
    """Replays a record. RecordError names the line that can't be replayed.

    Without `board`, it is a built-in one or a board of the user's own; CodedError says how to provide a missing one.
    """
    if isinstance(record, str):
        record = Record.parse(record)
    board = board or find_board(record.board, record.digest)
    if board.digest != record.digest:
        raise RecordError("record-other-board", line=1, text=record.board, digest=record.digest, ours=board.digest)
    if _lacks_seed(record.start):
        raise RecordError("record-seedless", line=1)
    try:
        if "position" in record.start:
            game = Game.from_dict(record.start["position"], board)
        else:
            game = Game.new(board, **record.start)
    except (BranchlineError, TypeError) as error:
        raise RecordError("record-start", line=1, error=error) from None
    if record.seats and len(record.seats) != game.players:
        raise RecordError("record-seats", line=1, number=len(record.seats), players=game.players)
    for number, act in enumerate(record.acts, start=2):
        try:
            game.play(act.act, act.seat, act.outcomes)
        except BranchlineError as error:
            raise RecordError("record-act", line=number, text=act.act, error=error) from None
    if record_of(game).result != record.result:
        raise RecordError("record-end", line=record.last_line)
    return game


def _lacks_seed(start: Mapping[str, Any]) -> bool:
    """Whether the start lacks a seed, so that every replay would draw a new one and play a different game."""
    if "position" not in start:
        return start.get("seed") is None
    position = start["position"]
    return isinstance(position, Mapping) and position.get("seed", 0) is None


def _line(lines: list[str], number: int) -> dict[str, Any]:
    if number > len(lines):
        raise RecordError("record-cut", line=number)
    try:
        line = json.loads(lines[number - 1])
    except (ValueError, RecursionError):  # not JSON, a number with too many digits, or nested too deeply
        last = number == len(lines)
        raise RecordError("record-cut-line" if last else "record-no-line", line=number) from None
    if not isinstance(line, dict):
        raise RecordError("record-no-line", line=number)
    return line


def _verify(number: int, check: str, line: dict[str, Any]) -> str:
    claimed = line.pop("check", None)
    check = _check(check, line)
    if claimed != check:
        raise RecordError("record-changed", line=number)
    return check


def _check(before: str, line: dict[str, Any]) -> str:
    text = before + json.dumps(line, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()[:12]


def _typed(number: int, line: dict[str, Any], kind: type[T]) -> T:
    try:
        return msgspec.convert(line, kind)
    except (msgspec.ValidationError, UnicodeEncodeError) as error:  # JSON may contain unpaired surrogates
        raise RecordError("record-fields", line=number, error=str(error)) from None
