"""`branchline analyse`: a recorded game, decision by decision."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from branchline._util.command_line import print_error
from branchline.bots.explain import Decision, decisions, summaries
from branchline.bots.explain.explanation import Explained
from branchline.bots.seats import bot_action
from branchline.cli import main
from branchline.client import Refused
from branchline.game.actions import Action
from branchline.game.game import Game
from branchline.game.record import Record
from branchline.server.wire import Refusal
from tests.cli.conftest import Run
from tests.support import position

Tell = Callable[..., tuple[int, str, str]]


def recorded(board: str, specs: tuple[str, ...], acts: int | None = None) -> Record:
    """A game of bots, or its first acts, as if people had played it."""
    game = Game.new(board, len(specs), seed=5)
    while not game.over and (acts is None or len(game.acts) < acts):
        seat = game.actors[0]
        game.play(bot_action(game, seat, specs[seat]), seat)
    return msgspec.structs.replace(game.record, seats=("Ana", "Ben"))


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Tell:
    """The command in this process: its exit code, and what it wrote."""
    monkeypatch.setenv("COLUMNS", "200")

    def tell(*arguments: str) -> tuple[int, str, str]:
        code = main(arguments)
        return code, *capsys.readouterr()

    return tell


@pytest.fixture(scope="module")
def finished() -> Record:
    return recorded("thistledown", ("racer", "random"))


ESCAPES = "\x1b]0;owned\x07\x1b[31m\x9b31m\u202e"


@pytest.mark.parametrize("command", ["verify", "analyse", "replay"])
@pytest.mark.parametrize("where", ["names", "start", "board", "digest", "act", "position"])
def test_a_file_cant_give_orders_to_the_terminal_or_open_other_files(
    told: Tell, finished: Record, tmp_path: Path, command: str, where: str
) -> None:
    """Escape sequences are written out; a board is found by id and digest, and a path is none."""
    act = msgspec.structs.replace(finished.acts[0], act=f"keep {ESCAPES}")
    changed: dict[str, dict[str, Any]] = {
        "names": {"seats": (f"Ev{ESCAPES}", "Ben")},
        "start": {"start": {**finished.start, ESCAPES: 1}},
        "board": {"board": "/dev/zero"},
        "digest": {"digest": ESCAPES},
        "act": {"acts": (act, *finished.acts[1:])},
        "position": {"start": {"position": {"board": "/dev/zero", "seed": ESCAPES, ESCAPES: ESCAPES}}},
    }
    file = tmp_path / "record.jsonl"
    file.write_text(str(msgspec.structs.replace(finished, **changed[where])))
    for more in ((), ("--json",)) if command != "replay" else ((),):
        _, out, err = told(command, str(file), *more)
        assert "".join((out + err).split("\n")).isprintable()
        assert "Traceback" not in err


def test_nor_can_a_server_by_what_it_answers(capsys: pytest.CaptureFixture[str]) -> None:
    print_error(str(Refused(Refusal("odd", f"no {ESCAPES}"), 409)))
    assert capsys.readouterr().err.rstrip("\n").isprintable()


def test_a_bot_agrees_with_itself(finished: Record) -> None:
    told = list(decisions(finished, "racer"))
    own, other = summaries(told)
    assert (own.seat, own.agreed, own.loss, own.mistakes) == (0, own.decisions, None, ())
    assert other.agreed < other.decisions
    assert all(decision.bot.reasons for decision in told)


def test_what_leaves_no_choice_is_no_decision() -> None:
    game = position("europe", {}, {}, face_up=[None] * 5, deck={}, ticket_deck={"unseen": []})
    assert [str(action) for action in game.legal(0)] == ["pass"]
    game.play("pass", 0)
    assert list(decisions(game.record, "racer")) == []


def test_only_what_the_seat_knew_then_is_used(finished: Record) -> None:
    """What comes later does not change what is said before."""
    told = list(decisions(finished, "racer", seat=0))
    half = msgspec.structs.replace(finished, acts=finished.acts[: len(finished.acts) // 2], result=None)
    early = list(decisions(half, "racer", seat=0))
    assert 3 < len(early) < len(told)
    assert told[: len(early)] == early
    assert {decision.seat for decision in told} == {0}


def test_each_card_given_is_a_decision() -> None:
    """Also where the record has them in one act with the claim."""
    hand = {"purple": 2, "blue": 2, "white": 2, "green": 2, "locomotive": 1}
    game = position("nordic", hand, {})
    route = next(route for route in game.board.routes if route.symbols == 1 and route.length == 2)
    claim = next(a for a in game.legal(0) if a.kind == "claim" and a.route == route.id and a.swaps == 1)
    left = {card: number - claim.cards.get(card, 0) for card, number in hand.items()}
    given = {card: 1 for card in ("purple", "blue", "white") if left[card]}
    game.play(f"{claim}: {' '.join(f'1 {card}' for card in given)}", 0)
    told = list(decisions(game.record, "racer"))
    assert [decision.act for decision in told] == [1] * len(told)
    assert [decision.played.kind for decision in told][:2] == ["claim", "give"]


def test_a_search_measures_mistakes() -> None:
    told = list(decisions(recorded("thistledown", ("random", "random"), acts=40), "search:playouts=60"))
    assert all(decision.loss == 0 for decision in told if decision.agreed)
    losses = [decision.loss for decision in told if decision.loss is not None]
    assert len(losses) == len(told)
    assert sum(losses) / len(losses) > 0.02  # random players are no match for it
    mistakes = [mistake for summary in summaries(told) for mistake in summary.mistakes]
    assert max(losses) in [mistake.loss for mistake in mistakes]
    assert told == list(decisions(recorded("thistledown", ("random", "random"), acts=40), "search:playouts=60"))


def test_the_biggest_mistakes_are_told() -> None:
    draw, tickets = Action(kind="draw"), Action(kind="tickets")
    bot = Explained(9, draw, ())
    losses = (0.0, 0.15, -0.02, 0.3, 0.2, 0.1)
    told = [Decision(act, 0, tickets if loss else draw, bot, loss) for act, loss in enumerate(losses)]
    (summary,) = summaries(told)
    assert (summary.decisions, summary.agreed) == (6, 1)
    assert [mistake.act for mistake in summary.mistakes] == [3, 4, 1]
    assert summary.loss == pytest.approx(sum(losses) / 6)
    assert summaries([Decision(1, 0, draw, bot)])[0].loss is None


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", ("Ana: keep", "Ana: agreed with the bot on ", "decisions (100%)", "The bot would")),
        ("pl", ("Ana: zatrzymaj", "(100%)", "Bot radzi:")),
        ("ro", ("Ana: păstrează", "(100%)", "Sfatul botului:")),
    ],
)
def test_the_command_speaks_every_language(
    finished: Record, told: Tell, tmp_path: Path, language: str, says: tuple[str, ...]
) -> None:
    file = tmp_path / "game.jsonl"
    finished.save(file)
    code, out, error = told("analyse", str(file), "--language", language)
    assert (code, error) == (0, "")
    assert all(each in out for each in says)


def test_json(finished: Record, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    finished.save(file)
    told = json.loads(run("analyse", str(file), "--json", "--seat", "1", "--bot", "planner").stdout)
    assert (told["board"], told["bot"], [seat["name"] for seat in told["seats"]]) == ("thistledown", "planner", ["Ben"])
    assert told["seats"][0]["agreed"] == sum(decision["agreed"] for decision in told["decisions"])
    acts = finished.acts
    for decision in told["decisions"]:
        assert acts[decision["act"] - 1].act.startswith(decision["played"])
        assert decision["agreed"] == (decision["played"] == decision["bot"])
        assert len(decision["words"]) == len(decision["reasons"]) > 0


def test_a_game_that_goes_on_is_told_for_one_seat(told: Tell, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    recorded("thistledown", ("racer", "random"), acts=12).save(file)
    code, out, error = told("analyse", str(file))
    assert (code, out) == (2, "")
    assert "isn’t a finished game: choose whose decisions to show with --seat" in error
    code, out, _ = told("analyse", str(file), "--seat", "1")
    assert code == 0
    assert "Ben: " in out
    assert "Ana: " not in out


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (("--seat", "2"), "there is no seat 2"),
        (("--bot", "nobody"), "no bot 'nobody'"),
        (("--bot", "racer:speed=1"), "no setting 'speed'"),
    ],
)
def test_what_can_not_be_is_one_line(
    finished: Record, told: Tell, tmp_path: Path, more: tuple[str, ...], says: str
) -> None:
    file = tmp_path / "game.jsonl"
    finished.save(file)
    code, out, error = told("analyse", str(file), *more)
    assert (code, out, error.count("\n")) == (2, "", 1)
    assert says in error
