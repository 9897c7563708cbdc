"""Proving the shuffle: what `branchline verify` finds in a record, for those who have no terminal."""

from __future__ import annotations

from branchline.game.seeds import seed_text
from branchline.game.verify import findings, verify
from branchline.server import wire
from branchline.server.app.http import Ask, Endpoint, Reply
from branchline.server.app.refusals import Declined
from branchline.server.features.replay import LARGEST_RECORD, brought, parsed
from branchline.texts import Texts


async def _verify(ask: Ask) -> Reply:
    asked: wire.ToVerify = ask.body
    if (asked.text is None) == (asked.record is None):
        raise Declined("bad-message", error="text, or the id of a record")
    text = asked.text if asked.record is None else str(brought(ask, asked.record).record)
    ask.desk.limits.records.check(ask.address)
    return Reply(await ask.desk.study.think(verified, text or "", ask.language))


PROVING = (
    Endpoint("POST", "/api/verify", _verify, "Whether a record holds, and nobody chose its deal", wire.Verified,
             wire.ToVerify, largest=LARGEST_RECORD),
)  # fmt: skip


def verified(text: str, language: str) -> wire.Verified:
    """What does not fit first, then what does."""
    record = parsed(text)
    verdict, texts = verify(record), Texts(language)
    wrong = [
        wire.Finding(problem.code, texts.refusal(problem), False, problem.details.get("line"))
        for problem in verdict.problems
    ]
    right = [wire.Finding(code, sentence) for code, sentence in findings(verdict, texts)]
    seed = seed_text(record.proof.seed) if record.proof is not None else None
    return wire.Verified(
        not verdict.problems, verdict.game is not None, verdict.deal_holds, (*wrong, *right), record.proof, seed
    )
