"""Commit-reveal verification over HTTP: what `branchline verify` finds in a game record."""

from __future__ import annotations

from branchline.game.setup import seed_text
from branchline.game.verify import findings, verify
from branchline.server import wire
from branchline.server.app.http import ApiRequest, Endpoint, Reply
from branchline.server.app.refusals import RequestRefused
from branchline.server.features.replay import LARGEST_RECORD, brought, parsed
from branchline.texts import Texts


async def _verify(ask: ApiRequest) -> Reply:
    asked: wire.ToVerify = ask.body
    if (asked.text is None) == (asked.record is None):
        raise RequestRefused("bad-message", error="text, or the id of a record")
    text = asked.text if asked.record is None else str(brought(ask, asked.record).record)
    ask.services.limits.records.check(ask.address)
    return Reply(await ask.services.study.think(verified, text or "", ask.language))


PROVING = (
    Endpoint("POST", "/api/verify", _verify, "Whether a record holds, and nobody chose its deal", wire.Verified,
             wire.ToVerify, largest=LARGEST_RECORD),
)  # fmt: skip


def verified(text: str, language: str) -> wire.Verified:
    """Verifies a record; lists the problems first, then what was confirmed."""
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
