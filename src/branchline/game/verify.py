"""`branchline verify`: replays recorded games, checks the proofs of their deals (commit-reveal) and the signed logs.

`verify` replays one record and, if it contains a proof of its deal, checks that nobody can have chosen the deal. If it
contains the table's log, its hash chain is checked too, and compared with heads that a player kept.
`verify_files` is the command: it reports a verdict for each file, as text or as JSON. docs/fairness.md explains what
the proof shows and what it doesn't.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from branchline._util import printable
from branchline._util.command_line import print_error, print_json
from branchline.boards import Board, find_board, load_board
from branchline.errors import CodedError
from branchline.game.errors import RecordError, SeedError
from branchline.game.game import Game
from branchline.game.hash_chain import Head, acts_of, erased_names, last_share, load_heads, log_problems
from branchline.game.record import Act, Record, replay
from branchline.game.setup import OPTIONS, parse_seed
from branchline.texts import Texts
from branchline.texts.languages import choose_language

HOLDS, FAILS, UNREADABLE = 0, 1, 2  # exit codes
STANDARD_INPUT = "-"
# Start keys that are allowed if the seed alone deals the game.
_NOT_CHANCE = {"players", "seed", *(option.name for option in OPTIONS)}


@dataclass(frozen=True)
class Verdict:
    """The result of reading and checking a record."""

    record: Record | None  # None: it can't be read
    game: Game | None  # None: it can't be replayed
    problems: tuple[CodedError, ...]  # the first problem of the game, all problems of the deal and of the log
    deal_holds: bool = False
    log_holds: bool = False
    kept_to: int = 0  # the last event up to which history is what the given heads say

    @property
    def code(self) -> int:
        if not self.problems:
            return HOLDS
        return FAILS if all(isinstance(problem, RecordError) for problem in self.problems) else UNREADABLE


def verify(record: Record, board: Board | None = None, heads: Sequence[Head] = ()) -> Verdict:
    """Replays a record and checks its proof and its log. A custom board is used only if the record names it.

    `heads` are those that the server handed out during the game: the log must agree with each.
    """
    game, game_problems = None, []
    try:
        game = replay(record, board if board and board.id == record.board else None)
    except RecordError as error:
        game_problems = [error]
    deal_problems = list(_deal_problems(record))
    log_problems = list(_log_problems(record, game, heads))
    return Verdict(
        record,
        game,
        (*game_problems, *deal_problems, *log_problems),
        record.proof is not None and not deal_problems,
        record.log is not None and not log_problems,
        max((head.number for head in heads), default=0) if not log_problems else 0,
    )


def verify_files(
    files: Sequence[str],
    *,
    board: str | None = None,
    boards: str | None = None,
    language: str | None = None,
    as_json: bool = False,
    heads: str | None = None,
) -> int:
    """Prints the verdict on each file; returns the highest (worst) exit code. `board` and `boards`: see find_board.

    `heads` is a file with heads that a player kept.
    """
    texts = Texts(choose_language(language))
    given = load_board(board) if board else None
    kept = load_heads(heads) if heads is not None else []
    verdicts = [(file, _verdict(file, given, boards, kept)) for file in files]
    if as_json:
        reports = [_as_dict(file, verdict, texts) for file, verdict in verdicts]
        holds = all(verdict.code == HOLDS for _, verdict in verdicts)
        print_json({"holds": holds, "files": reports})
    else:
        for file, verdict in verdicts:
            if verdict.code == UNREADABLE:
                sys.stdout.flush()  # keeps stdout and stderr in the order of the files
                print_error(texts.refusal(verdict.problems[0]))
            else:
                print("\n".join(_as_lines(file, verdict, texts)))
    return max(verdict.code for _, verdict in verdicts)


# --- the deal --------------------------------------------------------------------------------------------------------


def _deal_problems(record: Record) -> Iterator[RecordError]:
    proof, line = record.proof, record.proof_line
    if proof is None:
        return
    if not proof.kept:
        yield RecordError("deal-secret", line=line)
    players = record.start.get("players")
    if players != len(proof.nonces):  # whoever adds an extra nonce could try values until they like the seed
        yield RecordError("deal-nonces", line=line, number=len(proof.nonces), players=players)
    if _recorded_seed(record) != proof.seed:
        yield RecordError("deal-seed", line=line)
    if given := _supplied_outcome_line(record):
        yield RecordError("deal-given", line=given)


def _recorded_seed(record: Record) -> int | None:
    seed = record.start.get("seed")
    try:
        return None if seed is None else parse_seed(seed)
    except SeedError:
        return None


def _supplied_outcome_line(record: Record) -> int | None:
    """The first line that supplies what the seed should have drawn: a position, the first seat, or outcomes."""
    if {name for name, value in record.start.items() if value is not None} - _NOT_CHANCE:
        return 1
    return next((line for line, act in enumerate(record.acts, start=2) if act.outcomes), None)


# --- the log ---------------------------------------------------------------------------------------------------------


def _log_problems(record: Record, game: Game | None, heads: Sequence[Head]) -> Iterator[RecordError]:
    log, proof = record.log, record.proof
    if log is None or proof is None:
        if heads:
            yield RecordError("head-no-log", line=record.last_line)
        return
    yield from log_problems(log, proof, record.log_line, heads)
    if game is not None and not _has_acts(record, game):
        yield RecordError("log-acts", line=record.log_line)


def _has_acts(record: Record, game: Game) -> bool:
    """Whether the log leaves the acts of the record. Players may have written them otherwise than a record does."""
    assert record.log is not None
    logged = acts_of(record.log.events)
    if logged == [(act.seat, act.act) for act in record.acts]:
        return True
    try:
        acts = tuple(Act(seat, text) for seat, text in logged)
        return replay(msgspec.structs.replace(record, acts=acts), game.board).acts == game.acts
    except CodedError:
        return False


# --- files -----------------------------------------------------------------------------------------------------------


def _verdict(file: str, given: Board | None, boards: str | None, heads: Sequence[Head]) -> Verdict:
    """Reads and checks one record. The given board is used for the records that name it."""
    try:
        record = _load(file)
        path = str(given.path) if given is not None and given.id == record.board else None
        return verify(record, find_board(record.board, record.digest, file=path, folder=boards), heads)
    except CodedError as error:
        return Verdict(None, None, (error,))


def _load(file: str) -> Record:
    if file != STANDARD_INPUT:
        return Record.load(file)
    try:
        return Record.parse(sys.stdin.buffer.read().decode("utf-8"))
    except UnicodeDecodeError:
        raise CodedError("file-not-text", path=file) from None


# --- output ----------------------------------------------------------------------------------------------------------


def findings(verdict: Verdict, texts: Texts) -> Iterator[tuple[str, str]]:
    """Yields what was checked and what that means, as message codes with sentences."""
    record, game = verdict.record, verdict.game
    if game is not None:
        counts = {"players": game.players, "number": len(game.acts)}
        yield "verify-game", texts("verify-game", title=texts.title(game.board), **counts)
        code = "verify-game-over" if game.over else "verify-game-open"
        yield code, texts(code)
    if record is not None and record.proof is None:
        yield "verify-no-proof", texts("verify-no-proof")
    if verdict.deal_holds:
        yield "verify-deal", texts("verify-deal")
    if verdict.log_holds and record is not None and record.log is not None:
        yield "verify-log", texts("verify-log", number=len(record.log.events), text=record.log.key)
        if erased := erased_names(record.log.events):
            yield "verify-erased", texts("verify-erased", number=erased)
        if (last := last_share(record.log.events)) is not None:
            yield "verify-last-share", texts("verify-last-share", number=last[0], name=last[1])
        code = "verify-kept" if verdict.kept_to else "verify-no-head"
        yield code, texts(code, number=verdict.kept_to)
    if verdict.deal_holds:
        yield "verify-compare", texts("verify-compare")


def _as_lines(file: str, verdict: Verdict, texts: Texts) -> list[str]:
    """Lines of text: the verdict, the problems, the findings and, if the proof holds, its values."""
    record = verdict.record
    lines = [texts("verify-fails" if verdict.problems else "verify-holds", path=file)]
    lines += [f"  {printable(texts.refusal(problem))}" for problem in verdict.problems]
    lines += [f"  {sentence}" for _, sentence in findings(verdict, texts)]
    if record is not None and record.proof is not None and verdict.deal_holds:
        shown = {texts("verify-table"): record.proof.table, texts("verify-commitment"): record.proof.commitment}
        shown |= {texts("verify-nonce", number=seat): nonce for seat, nonce in enumerate(record.proof.nonces)}
        width = max(map(len, shown))
        lines += [f"    {name:{width}}  {printable(value)}" for name, value in shown.items()]
    return lines


def _as_dict(file: str, verdict: Verdict, texts: Texts) -> dict[str, Any]:
    record, game = verdict.record, verdict.game
    report: dict[str, Any] = {"file": file, "holds": verdict.code == HOLDS, "game_holds": game is not None}
    if record is not None:
        report |= {"board": record.board, "acts": len(record.acts), "result": record.result}
    report["proof"] = None
    if record is not None and record.proof is not None:
        proof = record.proof
        report["proof"] = {
            "holds": verdict.deal_holds,
            "table": proof.table,
            "commitment": proof.commitment,
            "secret": proof.secret,
            "nonces": list(proof.nonces),
        }
    report["log"] = None
    if record is not None and record.log is not None:
        log = record.log
        report["log"] = {"holds": verdict.log_holds, "events": len(log.events), "hash": log.hash, "key": log.key}
        report["log"]["kept_to"] = verdict.kept_to
    report["problems"] = [
        {"code": problem.code, "line": problem.details.get("line"), "text": texts.refusal(problem)}
        for problem in verdict.problems
    ]
    return report
