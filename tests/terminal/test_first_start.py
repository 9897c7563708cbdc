"""The first game on a machine where nothing is compiled yet: nobody waits for the compiler."""

from __future__ import annotations

from pathlib import Path

from branchline.testing.uncompiled import uncompiled
from tests.terminal.driver import Person


def test_a_game_is_played_while_nothing_is_compiled(tmp_path: Path) -> None:
    with uncompiled(tmp_path / "cache") as machine:
        arguments = ("play", "thistledown", "--seats", "me,master", "--seed", "1")
        person = Person(tmp_path, *arguments, BRANCHLINE_CACHE=str(machine.folder))
        assert "is still warming up" in person.written
        person.type("keep 1, 2")
        for _ in range(3):
            shown = person.type("draw")
        assert "deck" in shown
        assert not person.over
        person.type("quit")
        assert person.over
