"""Boards by id and by path, their fixed order, and the digest that names what is played."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from branchline.boards import Board, BoardError, Rules, builtin_boards, load_board
from branchline.boards.model import cost_order
from branchline.boards.reader import RULE_SECTIONS, RULES
from branchline.errors import BranchlineError


def _load(text: str, folder: Path) -> Board:
    path = folder / "own.toml"
    path.write_text(text)
    return load_board(path)


def test_builtin_boards() -> None:
    assert builtin_boards() == ["europe", "nordic", "poland", "thistledown", "usa"]
    for id in builtin_boards():
        assert load_board(id).id == id
        assert load_board(id) is load_board(id)


def test_path_of_a_builtin_file() -> None:
    import branchline.boards

    path = Path(branchline.boards.__file__).parent / "usa.toml"
    assert load_board(path) == load_board(str(path)) == load_board("usa")


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("eurpe", ' (did you mean "europe"?)'),
        (Path("usa"), ' (did you mean "usa"?)'),
        ("atlantis.toml", ""),
        ("", ""),
        ("no\0thing", ""),
    ],
)
def test_no_such_board(name: str | Path, near: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BoardError) as error:
        load_board(name)
    known = "europe, nordic, poland, thistledown, usa"
    assert str(error.value) == f"no board {json.dumps(str(name))}: neither a file nor one of {known}{near}"
    assert isinstance(error.value, BranchlineError)


def test_import_is_light() -> None:
    heavy = "{'numpy', 'numba', 'msgspec'}"
    code = f"import sys, branchline.boards as b; b.load_board('usa'); print({heavy} & sys.modules.keys())"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "set()\n"


@pytest.mark.parametrize("id", builtin_boards())
def test_fixed_order(id: str) -> None:
    board = load_board(id)
    assert list(board.routes) == sorted(board.routes, key=lambda route: cost_order(route, board.rules))
    for places in (board.cities, board.countries):
        assert [place.id for place in places] == sorted(place.id for place in places)
    assert [(t.a, t.b) for t in board.tickets] == sorted((t.a, t.b) for t in board.tickets)
    countries = {country.id for country in board.countries}
    for route in board.routes:
        assert route.country == (route.b if route.b in countries else None)
        assert route.a not in countries
        assert route.country or route.a < route.b
    assert len(board.city_index) == len(board.cities) + len(board.countries)
    assert len(board.route_index) == len(board.routes)
    assert len(board.ticket_index) == len(board.tickets)


def test_order_and_ends_in_the_file_do_not_matter(small: str, tmp_path: Path) -> None:
    board = _load(small, tmp_path)
    lines = small.splitlines()
    entries = [i for i, line in enumerate(lines) if line.startswith("  {")]
    for seed in range(5):
        mixed = list(lines)
        groups: dict[str, list[int]] = {}
        part = ""
        for i, line in enumerate(lines):
            part = line if line.endswith("= [") else part
            if i in entries:
                groups.setdefault(part, []).append(i)
        for group in groups.values():
            for i, j in zip(group, random.Random(seed).sample(group, len(group)), strict=True):
                mixed[i] = lines[j].replace("{ a =", "{ x =").replace(" b =", " a =").replace("{ x =", "{ b =")
        assert _load("\n".join(mixed), tmp_path) == board


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('id = "small"', 'id = "other"'),
        ('title = "Small"', 'title = "Other"\nnote = "Mind the gap."'),
        ('title = "Small"', 'title = "Small"\ntitles = { pl = "Mała" }\nnotes = { ro = "Atenție." }'),
        ('name = "North"', 'name = "North", names = { pl = "Północ", ro = "Nord" }'),
        ('name = "Ash", lat = 1.0', 'name = "Oak", lat = 9.5'),
        ("hand = 4", "hand = 4\neach_colour = 12 # the default"),
        ("tunnel = true", "tunnel = true, symbols = 0, any_cards = 0, number = 1"),
    ],
)
def test_digest_stays(old: str, new: str, small: str, tmp_path: Path) -> None:
    assert _load(small.replace(old, new, 1), tmp_path).digest == _load(small, tmp_path).digest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("cards = [5, 3, 3]", "cards = [5, 3, 2]"),
        ("points = 5 }", "points = 6 }"),
        ("points = 2, long = true }", "points = 2, long = true }, { a = 'ash', b = 'cedar', points = 1 }"),
        ('colour = "red"', 'colour = "black"'),
        ("tunnel = true", "tunnel = false"),
        ("symbols = 2", "symbols = 1"),
        ("any_cards = 2", "any_cards = 3"),
        ('"elm", name', '"oak", name'),
        ("hand = 4", "hand = 3"),
        ("longest_path = 10", "longest_path = 10\nlongest_path_optional = true"),
        ("tunnel_cards = 3", "tunnel_cards = 3\nferry_substitute = 3"),
        ("tunnel_cards = 3", "tunnel_cards = 3\nferry_substitute = 3\nsubstitutes_for_any_locomotive = true"),
        ('ties = ["completed tickets"]', "ties = []"),
    ],
)
def test_digest_changes(old: str, new: str, small: str, tmp_path: Path) -> None:
    changed = small.replace(old, new, 1)
    if "oak" in new:
        changed = changed.replace('"elm"', '"oak"')
    if "cedar" in new:
        changed = small.replace('{ a = "ash", b = "cedar", points = 5 },', "").replace(old, new)
    assert _load(changed, tmp_path).digest != _load(small, tmp_path).digest


def test_digests_of_the_builtin_boards_differ() -> None:
    digests = {load_board(id).digest for id in builtin_boards()}
    assert len(digests) == len(builtin_boards())
    assert all(len(digest) == 16 and int(digest, 16) >= 0 for digest in digests)


def test_every_setting_has_a_key() -> None:
    sections = [RULES, *RULE_SECTIONS.values()]
    settings = [key.field or name for keys in sections for name, key in keys.items()]
    assert sorted(settings) == sorted(field.name for field in fields(Rules))


def test_every_setting_is_read(small: str, tmp_path: Path) -> None:
    text = (
        small[: small.index("[rules]")]
        + """
[rules]
players = [2, 2]
trains = 21
[rules.cards]
each_colour = 11
locomotives = 13
hand = 5
face_up_reset_at = 2
face_up_locomotive_ends_draw = false
[rules.routes]
points = { 1 = 1, 2 = 3, 3 = 5, 4 = 8, 7 = 18 }
locomotives_on_plain_routes = false
doubles_closed_up_to = 4
tunnel_cards = 2
ferry_substitute = 4
substitutes_for_any_locomotive = true
strict_ferries_optional = true
[rules.tickets]
offer_long = 1
offer_regular = 2
keep_at_start = 3
returned_at_start = "out of the game"
draw = 4
keep_drawn = 2
returned_in_play = "out of the game"
[rules.stations]
costs = [1, 1, 3]
points_unbuilt = 3
[rules.end]
last_turns_at = 1
longest_path = 9
longest_path_optional = true
most_tickets = 8
ties = ["fewer stations", "longest path"]
"""
    )
    assert _load(text, tmp_path).rules == Rules(
        players=(2, 2),
        trains=21,
        points=(0, 1, 3, 5, 8, 0, 0, 18),
        each_colour=11,
        locomotives=13,
        hand=5,
        face_up_reset_at=2,
        face_up_locomotive_ends_draw=False,
        locomotives_on_plain_routes=False,
        doubles_closed_up_to=4,
        tunnel_cards=2,
        ferry_substitute=4,
        substitutes_for_any_locomotive=True,
        strict_ferries_optional=True,
        station_costs=(1, 1, 3),
        station_points=3,
        offer_long=1,
        offer_regular=2,
        keep_at_start=3,
        draw_tickets=4,
        keep_drawn=2,
        start_returns_leave=True,
        drawn_returns_leave=True,
        last_turns_at=1,
        longest_path=9,
        longest_path_optional=True,
        most_tickets=8,
        ties=("fewer stations", "longest path"),
    )


def test_settings_left_out_have_the_defaults_of_the_model(small: str, tmp_path: Path) -> None:
    regular = small.replace(", long = true", "")
    text = regular[: regular.index("[rules]")] + "[rules]\nplayers = [2, 2]\ntrains = 20\n"
    text += "routes = { points = { 1 = 1, 2 = 2, 3 = 4, 4 = 7 } }\n"
    assert _load(text, tmp_path).rules == Rules(players=(2, 2), trains=20, points=(0, 1, 2, 4, 7))
