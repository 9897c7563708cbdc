"""Several people at one keyboard: nobody sees another's hand."""

from __future__ import annotations

import re
from pathlib import Path

from branchline.boards import load_board
from branchline.game.game import Game
from branchline.game.record import Record
from branchline.terminal.look import Look, cards_chips
from branchline.texts import Texts
from tests.terminal.driver import CLEAR, Person

BOARD = load_board("europe")
NAMES = ("Anna", "Ben", "Random")
PLAIN = re.compile("\x1b\\[[0-9;?]*[a-zA-Z]")


ROUNDS: tuple[dict[int, list[str]], ...] = (
    {0: ["?", "", "1 2"], 1: ["\x1b[A", "1 2"]},  # an older line: there is none of Ben's
    {0: ["log", "", "take 1", "draw"], 1: ["hint", "tickets", "log", "", "1"]},
    {0: ["draw", "draw"], 1: ["board", "", "take 2", "draw"]},
)


def test_the_screen_is_covered_between_hands(tmp_path: Path) -> None:
    person = Person(tmp_path, "play", "europe", "--seats", "anna,ben,random", "--seed", "5", "--no-colour")
    for lines in ROUNDS:
        for seat in lines:
            assert covers(person, NAMES[seat])
            person.type("")
            assert CLEAR in person.written
            sees_only(seat, person, tmp_path)
            for line in lines[seat]:
                person.type(line)
                sees_only(seat, person, tmp_path)
            assert Texts("en")("press-enter") in person.shown
            person.type("")
            assert CLEAR in person.written
            assert "\x1b[3J" in person.written  # nor can one scroll back
    person.type("quit")
    assert person.code == 0


def covers(person: Person, name: str) -> bool:
    """Only the cover is on the screen, whatever was written before."""
    shown = person.shown.strip().splitlines()
    return f"{name}, press Enter when nobody else is looking" in shown[-2] and "Hand" not in person.shown


def sees_only(seat: int, person: Person, home: Path) -> None:
    """All that has been written since the last line is what this seat may know; its own hand is on each table."""
    (saved,) = (home / "branchline" / "saves").glob("*.jsonl")
    game = Game.replay(Record.load(saved))
    texts = Texts("en", BOARD, NAMES)
    own, other = game.view(seat), game.view(1 - seat)
    if CLEAR in person.written:
        chips = " ".join(chip.plain for chip in cards_chips(Look(colours=False), texts, own.hand))
        assert f"Hand     {chips}" in person.shown
    known = {held.ticket for held in (*own.tickets, *own.offer)} | set(own.returned) | set(own.put_under)
    secret = {held.ticket for held in (*other.tickets, *other.offer)} - known
    assert secret
    written = PLAIN.sub("", person.written)
    assert not [ticket for ticket in secret if texts.ticket(ticket) in written]
