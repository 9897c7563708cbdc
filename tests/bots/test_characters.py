"""Bots at a table play under names of their own, no two the same, and the same for everybody."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from branchline.bots import LEVELS
from branchline.bots.seats import CHARACTERS, LONGEST_NAME, character_label, choose_character
from branchline.bots.seats import seat_labels as local_labels
from branchline.bots.seats import seat_names as local_names
from branchline.texts import LANGUAGES, Texts

FACES = Path(__file__).parents[2] / "web" / "src" / "components" / "faces.ts"


def names_of(table: str, bots: int, people: tuple[str, ...] = ()) -> list[str]:
    taken = [*people]
    for _ in range(bots):
        taken.append(choose_character(table, taken))
    return taken[len(people) :]


def test_a_table_of_five_bots_has_five_names_and_each_table_others() -> None:
    tables = [names_of(f"table {number}", 5) for number in range(40)]
    assert all(len(set(names)) == 5 for names in tables)
    assert {names[0] for names in tables} == set(CHARACTERS)
    assert tables[0] == names_of("table 0", 5)


def test_nobody_has_the_name_of_a_person_at_the_table() -> None:
    first = choose_character("a table")
    assert choose_character("a table", [first.upper()]) != first
    assert set(names_of("a table", 5, (first.lower(),))) <= set(CHARACTERS) - {first}


def test_the_page_has_a_face_for_each() -> None:
    drawn = FACES.read_text("utf-8").partition("FACES:")[2]
    assert {*re.findall(r"^  (\w+): \{$", drawn, re.M)} == {*CHARACTERS}


def test_when_all_names_are_taken_there_is_still_one() -> None:
    assert choose_character("a table", CHARACTERS) in CHARACTERS


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_with_levels_fit_where_names_of_people_do(language: str) -> None:
    texts = Texts(language)
    labels = [character_label(name, level, texts) for name in CHARACTERS for level in LEVELS]
    assert len(set(labels)) == len(LEVELS) * len(CHARACTERS)
    assert max(map(len, labels)) <= LONGEST_NAME


def test_levels_of_a_local_game_have_names_by_its_seed() -> None:
    seats, texts = ("me", "hard", "hard", "random"), Texts("pl")
    you, first, second, random = local_names(seats, texts, "7")
    assert (you, random) == ("Ty", "Losowy")
    assert {first, second} < set(CHARACTERS)
    assert first != second
    assert local_labels(seats, texts, "7") == ["Ty", f"{first} (trudny)", f"{second} (trudny)", "Losowy"]
    assert len({tuple(local_names(seats, texts, str(seed))) for seed in range(20)}) > 5
