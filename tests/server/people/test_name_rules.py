"""Rules for names: reserved ones, and words that operators and moderators forbid."""

from __future__ import annotations

import asyncio

import pytest

from branchline.server.people.names import (
    RESERVED,
    RULES_SECONDS,
    NameRules,
    listed_rules,
    name_key,
    name_rules,
    set_rule,
)
from branchline.server.store import AuditEntry, Store
from branchline.server.store import moderation_statements as moderation
from tests.server.in_process import GENEROUS, InProcessServer, code_of
from tests.server.people.test_moderation import moderator_of


@pytest.fixture
def worker(store: Store, loop: asyncio.Runner) -> InProcessServer:
    return InProcessServer(store, loop, GENEROUS)


def test_rules_for_names(worker: InProcessServer, store: Store) -> None:
    loop = worker.loop
    moderator = moderator_of(worker)
    before = loop.run(name_rules(store))
    assert isinstance(before, NameRules)
    assert {name_key(name) for name in ("moderator", "admin", "branchline")} <= before.names
    assert before.words == frozenset()
    added = moderator.post("/api/moderation/names", {"word": "V i-P er", "kind": "word"}).json()["rules"]
    assert {"word": "viper", "kind": "word"} in added
    assert loop.run(name_rules(store)).words == {name_key("viper")}
    assert moderator.ask("DELETE", "/api/moderation/names/viper").status_code == 204
    assert code_of(moderator.ask("DELETE", "/api/moderation/names/viper")) == "no-such-rule"
    assert moderator.ask("DELETE", "/api/moderation/names/admin").status_code == 204  # a reserved one is allowed
    assert loop.run(name_rules(store)) == NameRules(before.names - {name_key("admin")}, frozenset())
    assert moderator.post("/api/moderation/names", {"word": "admin", "kind": "name"}).status_code == 201
    assert loop.run(name_rules(store)) == before
    assert code_of(moderator.post("/api/moderation/names", {"word": " .", "kind": "name"})) == "name-empty"
    assert len(loop.run(listed_rules(store))) == len(RESERVED)


def test_another_worker_learns_of_new_rules_soon(store: Store, loop: asyncio.Runner) -> None:
    """After a few seconds, without asking the store each time."""
    entry = AuditEntry(0.0, "names")

    async def learn() -> tuple[NameRules, NameRules]:
        await name_rules(store)
        await store.write(moderation.set_name_rule, "viper", "word", 0.0)  # as another process does
        kept = await name_rules(store)
        clock = asyncio.get_running_loop()
        then = clock.time()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(clock, "time", lambda: then + RULES_SECONDS)
            return kept, await name_rules(store)

    kept, fresh = loop.run(learn())
    assert (kept.words, fresh.words) == (frozenset(), frozenset({name_key("viper")}))
    loop.run(set_rule(store, entry, "viper", None))
