"""How long bots wait for an undo is shown, without anything that ticks or is read out again and again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from branchline.testing import ServerProcess, start_game
from tests.page.conftest import Opener

PATIENCE = 60.0  # seconds for which its bots wait


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(f"sqlite:///{tmp_path_factory.mktemp('patient') / 'branchline.db'}", undo=PATIENCE)
    try:
        server.start()
        yield server
    finally:
        server.stop()


def _show_a_move_to_undo(page: Page, server: ServerProcess) -> None:
    """The page is there before the move is made: the time to undo it must not pass meanwhile."""
    game = start_game(server)
    game.enter(page, f"/table/{game.table.id}")
    expect(page.locator("[data-undo]")).to_be_attached()
    for turn in game.table.turns([0]):
        actions = turn.view.actions
        turn.play(next((each for each in actions if each.startswith(("keep ", "claim "))), "draw"))
        if game.table.refresh().undo_until is not None:
            return
    raise AssertionError("there is never anything to undo")


def test_a_bar_runs_out_on_the_undo_button(patient: ServerProcess, open_page: Opener) -> None:
    page = open_page(None, still=False)
    _show_a_move_to_undo(page, patient)
    bar = page.locator("[data-undo] [data-undo-left]")
    expect(bar).to_be_visible()
    seconds, name = bar.evaluate(
        "(bar) => [getComputedStyle(bar).animationDuration, getComputedStyle(bar).animationName]"
    )
    assert 0 < float(seconds.removesuffix("s")) <= PATIENCE
    assert name != "none"
    assert bar.evaluate("(bar) => bar.closest('[aria-live], [role=status], [role=alert]')") is None
    page.locator("[data-undo]").click()
    expect(page.locator("[data-undo]")).to_be_disabled()
    expect(bar).to_have_count(0)


def test_without_motion_the_seconds_are_a_text_that_stays(patient: ServerProcess, open_page: Opener) -> None:
    page = open_page(None)
    _show_a_move_to_undo(page, patient)
    left = page.locator("[data-undo] [data-undo-left]")
    expect(left).to_be_visible()
    assert left.inner_text().endswith(" s")
    assert page.locator("[data-undo]").get_attribute("title") == f"Undo ({left.inner_text()} left)"
    assert left.evaluate("(left) => getComputedStyle(left).animationName") == "none"
