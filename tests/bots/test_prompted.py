"""Bots that play from text prompts: what a prompt says, which answers count, and what a hopeless model costs."""

from __future__ import annotations

import random
import stat
import sys
from itertools import product
from pathlib import Path

import pytest

from branchline.boards import builtin_boards, load_board
from branchline.bots import BotError, Fault, SeatInput, check_bot, new_player, parse_spec
from branchline.bots.external.answers import action_in
from branchline.bots.interface import seen_by
from branchline.game import briefing
from branchline.game.game import Game
from tests.bots.external_bots import EXAMPLES

MODEL = f"prompt:{sys.executable} {EXAMPLES / 'model.py'}"
DECISIONS = 120


def positions(board: str, players: int, seed: int = 5) -> list[SeatInput]:
    """What the acting seats know along a random game."""
    game, luck, found = Game.new(board, players=players, seed=seed), random.Random(seed), []
    for _ in range(DECISIONS):
        if game.over:
            break
        seat = game.actors[0]
        found.append(seen_by(game, seat))
        game.play(luck.choice(game.legal(seat)), seat=seat)
    return found


def written_out(line: str) -> list[str]:
    """The actions of a line of the listing, with the choices in braces written out."""
    parts = [part.split("}") for part in line.split("{")]
    choices = [[parts[0][0]], *([choice + rest for choice in inside.split(" | ")] for inside, rest in parts[1:])]
    return ["".join(chosen) for chosen in product(*choices)]


def program(folder: Path, body: str) -> str:
    """The spec of a model that is a Python program."""
    file = folder / "model.py"
    file.write_text(f"#!{sys.executable} -IS\n{body}\n")
    file.chmod(file.stat().st_mode | stat.S_IXUSR)
    return f"prompt:limit=20 {file}"


@pytest.mark.parametrize("board", builtin_boards())
def test_the_listing_is_exactly_the_legal_actions(board: str) -> None:
    for seen in positions(board, load_board(board).rules.players[1]):
        lines = briefing.actions_text(seen.view).splitlines()[1:]
        listed = [action for line in lines for action in written_out(line.removeprefix("- "))]
        assert sorted(listed) == sorted(seen.view.actions)


@pytest.mark.parametrize("board", builtin_boards())
def test_a_prompt_has_only_what_the_seat_may_know(board: str) -> None:
    """Redealing what a seat can't know changes no letter of its prompt."""
    game, luck = Game.new(board, players=2, seed=8), random.Random(8)
    for number in range(DECISIONS):
        seat = game.actors[0]
        if number % 10 == 0:
            other = game.redeal(seat, seed=number)
            assert briefing.prompt(game.board, other.view(seat)) == briefing.prompt(game.board, game.view(seat))
        game.play(luck.choice(game.legal(seat)), seat=seat)
        if game.over:
            break


def test_a_prompt_names_every_route_and_ticket() -> None:
    board = load_board("nordic")
    text = briefing.prompt(board, Game.new(board, players=2, seed=1).view(0))
    lines = text.splitlines()
    assert {route.id for route in board.routes} <= {line.partition(": ")[0] for line in lines}
    assert "stockholm/tallinn: 4 green, ferry, at least 2 locomotives" in lines
    assert "kobenhavn/murmansk: 24 points" in lines
    assert text.endswith(briefing.HOW_TO_ANSWER)


@pytest.mark.parametrize(
    ("answer", "meant"),
    [
        ("draw", "draw"),
        ("I could claim something.\n\nBut first:\n**draw**\n", "draw"),
        ("draw\nNo, wait.\nACTION: `take red`", "take red"),
        ("- claim paris/zurich with 3 red.", "claim paris/zurich with 3 red"),
    ],
)
def test_the_last_line_that_is_an_action_counts(answer: str, meant: str) -> None:
    seen = seen_by(Game.new("europe", players=2, seed=1), 0)
    assert action_in(seen, answer) == meant


@pytest.mark.parametrize("answer", ["", "I resign.", "maybe draw?", "🙂" * 9000])
def test_nonsense_is_no_action(answer: str) -> None:
    seen = seen_by(Game.new("europe", players=2, seed=1), 0)
    with pytest.raises(Fault, match=r"no action in the answer|an empty answer"):
        action_in(seen, answer)


def test_a_model_plays_a_game() -> None:
    """The example of the docs plays, and every choice of it is legal."""
    game = Game.new("thistledown", players=2, seed=3)
    bots = [
        new_player(MODEL, board=game.board, players=2, seed=1),
        new_player("greedy", board=game.board, players=2, seed=2),
    ]
    for _ in range(60):
        if game.over:
            break
        seat = game.actors[0]
        game.play(bots[seat].choose(seen_by(game, seat)), seat=seat)
    assert game.points[0] > 0


def test_a_model_is_told_why_and_asked_again(tmp_path: Path) -> None:
    body = """
import sys
prompt = sys.stdin.read()
first = next(line for line in prompt.splitlines() if line.startswith("- keep "))
print(first if "can't be played" in prompt else "claim nowhere/else with 3 red")
"""
    seen = seen_by(Game.new("europe", players=2, seed=1), 0)
    spec = program(tmp_path, body)
    number = new_player(spec, board=seen.board, players=2, seed=1).choose(seen)
    assert number >= 0
    once = spec.replace("limit=20", "limit=20 tries=1")
    with pytest.raises(Fault) as fault:
        new_player(once, board=seen.board, players=2, seed=1).choose(seen)
    assert fault.value.kind in ("illegal", "garbage")


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("import sys; sys.exit('out of tokens')", "crashed"),
        ("import time; time.sleep(600)", "timed-out"),
        ("print('x' * 2_000_000)", "garbage"),
        ("pass", "garbage"),
    ],
)
def test_a_model_that_fails_forfeits_its_decision(tmp_path: Path, body: str, kind: str) -> None:
    seen = seen_by(Game.new("europe", players=2, seed=1), 0)
    spec = program(tmp_path, body).replace("limit=20", "limit=1 tries=1" if kind == "timed-out" else "limit=20 tries=1")
    player = new_player(spec, board=seen.board, players=2, seed=1)
    with pytest.raises(Fault) as fault:
        player.choose(seen)
    assert fault.value.kind == kind
    if kind == "crashed":
        assert "out of tokens" in fault.value.text
        for _ in range(2):
            with pytest.raises(Fault, match="out of tokens"):
                player.choose(seen)
        with pytest.raises(Fault, match="the rest of a game"):
            player.choose(seen)


def test_specs_of_models() -> None:
    spec = parse_spec("prompt:limit=3 ./model --fast")
    assert (spec.prompted, spec.command, dict(spec.settings)) == (True, ["./model", "--fast"], {"limit": "3"})
    assert parse_spec(str(spec)) == spec
    board = load_board("usa")
    with pytest.raises(BotError, match="there is no program"):
        check_bot("prompt:./no-such-model", board=board, players=2)
    with pytest.raises(BotError, match="no setting 'depth'; it has limit, tries"):
        check_bot(f"prompt:depth=3 {sys.executable}", board=board, players=2)
