"""Deterministic simulation: clusters with faults keep every promise, planted bugs are found, seeds repeat exactly."""

from __future__ import annotations

import asyncio
import gc
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from branchline.server.base.metering import Accounts, charged_to
from branchline.server.base.rate_limits import Limits
from branchline.server.base.single_flight import SingleFlight
from branchline.testing import ManualClock
from branchline.testing.simulation import Template, simulate
from tests.server.simulation.planted import PLANTED, Planted
from tests.volume import LONG, long

HOURS = 20  # of each seed in `make test-long`
SLICE = 8  # hours of a seed in `make test`
BATCHES, BATCH = 50, 10  # tests of so many seeds, in `make test-long`: 10,000 hours
PLANTED_HOURS = 3  # of each seed with a planted bug
QUICK = frozenset({"stale chat audience", "reads from the cache", "rated twice"})  # in `make test`
ROOT = Path(__file__).parents[3]
FAULTS = {"crash", "freeze", "cut", "stall", "store", "bus", "lost note", "clock"}


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Template:
    return Template.make(tmp_path_factory.mktemp("simulation"))


def run(seeds: range, hours: int, template: Template) -> tuple[Counter[str], Counter[str]]:
    struck: Counter[str] = Counter()
    counts: Counter[str] = Counter()
    for seed in seeds:
        outcome = simulate(seed, hours, template)
        again = f"python -m tools.simulate --seeds 1 --first {seed} --hours {hours}"
        assert not outcome.violations, f"{outcome.violations[0]}: {again}"
        assert outcome.hours >= hours
        struck += outcome.struck
        counts += outcome.counts
    return struck, counts


def test_a_cluster_keeps_its_promises(template: Template) -> None:
    struck, counts = run(range(4, 5), SLICE, template)
    assert struck.keys() >= {"crash", "cut", "lost note", "bus"}
    assert counts["acknowledged"] > 5 * SLICE  # there is play in every hour
    assert counts["saw"] > 10 * SLICE
    assert counts["heard"] > SLICE
    assert counts["rated"] > 0


@long
@pytest.mark.parametrize("batch", range(BATCHES))
def test_clusters_keep_their_promises_for_ten_thousand_hours(batch: int, template: Template) -> None:
    struck, counts = run(range(1000 + batch * BATCH, 1000 + (batch + 1) * BATCH), HOURS, template)
    assert struck.keys() == FAULTS
    assert counts["acknowledged"] > 5 * HOURS * BATCH


@pytest.mark.parametrize(
    "planted", [pytest.param(each, id=each.name, marks=() if each.name in QUICK else long) for each in PLANTED]
)
def test_a_planted_bug_is_found(planted: Planted, template: Template, tmp_path: Path) -> None:
    """Within a bounded number of seeds; the same seed finds nothing in the real code."""
    if planted.prepare is not None:
        template = Template.make(tmp_path)
        planted.prepare(template.path)
    for seed in range(planted.most):
        with planted.plant():
            found = simulate(seed, PLANTED_HOURS, template).violations
        if any(violation.kind in planted.kinds for violation in found):
            assert simulate(seed, PLANTED_HOURS, template).violations == []
            return
    pytest.fail(f"not found in {planted.most} seeds")


def test_what_is_cancelled_before_it_begins_is_not_lost(recwarn: pytest.WarningsRecorder) -> None:
    """As when a worker crashes, or stops: Python would warn of a coroutine that was never awaited."""

    async def run() -> None:
        async def work() -> None:
            pass

        asking = asyncio.create_task(charged_to(account, SingleFlight[None]().do("key", work)))
        while len(asyncio.all_tasks()) < 3:
            await asyncio.sleep(0)  # now the work has a task that has not begun
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        await asyncio.wait([asking])

    account = Accounts(Limits(ManualClock())).of_bots("host")
    asyncio.run(run())
    gc.collect()
    assert [str(each.message) for each in recwarn] == []


def test_a_seed_repeats_exactly(template: Template) -> None:
    first, second = (simulate(5, 1, template) for _ in range(2))
    assert first.trace == second.trace
    assert first.counts == second.counts
    if LONG:
        assert simulate(6, 1, template).trace != first.trace
        # Another process has other hashes of strings.
        command = [sys.executable, "-m", "tools.simulate", "--seeds", "1", "--first", "5", "--hours", "1"]
        printed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        assert re.findall("trace: ([0-9a-f]+)", printed) == [first.trace]
