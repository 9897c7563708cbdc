"""The coach: win chances that add up, blunders found, nobody blamed for hidden cards, the same numbers every time."""

from __future__ import annotations

import itertools
import json
from functools import cache

import msgspec
import pytest

from branchline import Game
from branchline.bots import new_player
from branchline.bots.coach import output
from branchline.bots.coach.accuracy import LEAST_LOSS, STRETCH, accuracy, turning_points
from branchline.bots.coach.retry import try_again
from branchline.bots.coach.review import ActReview, Moment, Review, Reviewer, game_digest, review
from branchline.bots.interface import seen_by
from branchline.errors import CodedError
from branchline.game.errors import IllegalAction, RecordError
from branchline.game.record import Act, Record
from branchline.texts import Texts
from branchline.texts.languages import LANGUAGES
from tests.volume import long

FEW = 16  # playouts per act: enough for positions near the end


def racers(game: Game, acts: int = 10_000) -> Game:
    """Let racers play on, for at most so many acts."""
    players = [new_player("racer", board=game.board, players=game.players, seed=0) for _ in range(game.players)]
    while not game.over and acts > 0:
        seat, acts = game.actors[0], acts - 1
        game.play(players[seat].choose(seen_by(game, seat)), seat)
    return game


@cache
def late_position() -> Game:
    """The beginning of the last turns of a game between racers, as a game that starts there."""
    game = Game.new("usa", players=2, seed=3)
    while min(game.trains) > 6:
        racers(game, 1)
    while game.phase != "turn":
        racers(game, 1)
    return Game.from_dict(game.to_dict())


@cache
def ending() -> Record:
    return racers(late_position().copy()).record


@cache
def reviewed() -> Review:
    return review(ending(), playouts=FEW)


def test_the_chances_of_all_seats_add_up_to_one_after_every_act_and_end_with_the_result() -> None:
    found = reviewed()
    assert [act.act for act in found.acts] == list(range(1, len(ending().acts) + 1))
    for chances in (found.start, *(act.chances for act in found.acts)):
        assert sum(chances) == pytest.approx(1.0, abs=0.001)
    winners = (ending().result or {})["winners"]
    assert found.acts[-1].chances == tuple(1.0 / len(winners) * (seat in winners) for seat in range(2))


def test_luck_and_choice_together_are_what_the_act_changed() -> None:
    found = reviewed()
    before = found.start
    for act in found.acts:
        if act.luck or act.choice:
            # The chance before an act is measured again, with more playouts, where it changes much.
            assert act.luck + act.choice == pytest.approx(act.chances[act.seat] - before[act.seat], abs=0.5)
        before = act.chances


def test_a_claim_is_all_choice_and_a_forced_act_all_luck() -> None:
    claims = [act for act in reviewed().acts if act.played.startswith("claim") and act.best is not None]
    assert claims
    assert all(act.luck == 0.0 for act in claims)


def test_a_racer_that_plays_like_the_policy_makes_no_difference_by_choice() -> None:
    assert all(act.choice == 0.0 for act in reviewed().acts)


def test_the_same_record_gives_the_same_review_and_another_name_changes_nothing() -> None:
    named = msgspec.structs.replace(ending(), seats=("Ada", "racer"), language="pl")
    assert game_digest(named) == game_digest(ending())
    assert review(named, playouts=FEW) == reviewed()


def test_a_review_survives_json() -> None:
    text = msgspec.json.encode(reviewed())
    assert msgspec.json.decode(text, type=Review) == reviewed()


def blunder() -> tuple[Record, int]:
    """Whoever is ahead draws tickets at the end and keeps them all; returns the act with which that begins."""
    game = late_position().copy()
    ahead = max(range(2), key=lambda seat: game.scores[seat].total)
    while game.turn != ahead or game.phase != "turn":
        racers(game, 1)
    number = len(game.acts) + 1
    game.play("tickets", ahead)
    game.play(f"keep {', '.join(game.offer(ahead))}", ahead)
    return racers(game).record, number


@cache
def blundered() -> tuple[Review, Record, int]:
    record, number = blunder()
    return review(record, playouts=2 * FEW), record, number


def test_a_planted_blunder_is_the_first_turning_point() -> None:
    found, _, number = blundered()
    assert found.turning_points
    assert found.turning_points[0] in (number, number + 1)
    blunderer = found.acts[number - 1].seat
    assert found.seats[blunderer].turning_points[0] == found.turning_points[0]
    own = found.seats[blunderer].accuracy
    assert own is not None
    assert own < 90.0
    costliest = max(found.acts, key=lambda act: act.loss)  # nobody made a bigger mistake
    assert costliest.act == found.turning_points[0]


def test_a_seat_hears_of_its_own_choices(capsys: pytest.CaptureFixture[str]) -> None:
    """The winner too, of whom no turning point tells: their best moment, or that nothing stood out."""
    found, record, number = blundered()
    winner = 1 - found.acts[number - 1].seat
    board = Game.replay(record).board
    texts = Texts("en", board, ["Ada", "Bo"])
    assert all(seat.accuracy != 100.0 for seat in found.seats if seat.turning_points)
    told = {point.seat for point in found.details if point.act in found.turning_points}
    output.show(found, texts)
    said = capsys.readouterr().out
    assert {seat for seat in range(2) if f"Own choices of {texts.seat(seat)}" in said} == {0, 1} - told
    for chosen in (None, winner):
        for nothing in (False, True):
            moment = None if nothing else Moment(number, winner, "draw", "tickets", 0.25)
            seats = [
                msgspec.structs.replace(seat, best_moment=moment, turning_points=()) if seat.seat == winner else seat
                for seat in found.seats
            ]
            turns = tuple(act for act in found.turning_points if found.acts[act - 1].seat != winner)
            changed = msgspec.structs.replace(found, seats=tuple(seats), turning_points=turns)
            output.show(changed, texts, chosen)
            said = " ".join(capsys.readouterr().out.split())
            assert ("Nothing stood out" in said) is nothing
            assert (
                "it won about 25 more out of 100 games than the next best move (draw tickets)" in said
            ) is not nothing
            made = output.as_json(changed, texts, winner)["seats"][0]["best_moment"]
            assert (made is None) is nothing


def test_a_best_moment_gains_more_than_noise() -> None:
    moments = [seat.best_moment for found in (reviewed(), blundered()[0]) for seat in found.seats]
    for moment in moments:
        if moment is not None:
            assert moment.gain >= LEAST_LOSS
            assert moment.other != moment.played


def test_a_best_moment_is_better_than_every_alternative() -> None:
    """Not only than the one that looked best in the few deals in which all were tried."""
    game = Game.new("thistledown", players=2, seed=4)
    players = [new_player("racer:slip=0.5", board=game.board, players=2, seed=4) for _ in range(2)]
    while not game.over:
        game.play(players[game.actors[0]].choose(seen_by(game, game.actors[0])), game.actors[0])
    reviewer = Reviewer(game.record, playouts=FEW)
    moments = [seat.best_moment for seat in reviewer.run().seats if seat.best_moment is not None]
    assert moments
    for moment in moments:
        seen, played = reviewer.seen(moment.act), reviewer.steps(moment.act, moment.played)
        others = [(number,) for number in reviewer.simulator.candidates(seen) if number != played[0]]
        mine, *found = reviewer.judge.compare(seen, [played, *others])
        assert moment.gain == pytest.approx(mine.chance - max(option.chance for option in found), abs=0.001)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turning_point_is_explained_in_sentences(language: str) -> None:
    found, record, _ = blundered()
    texts = Texts(language, Game.replay(record).board, ["Ada", "Bo"])
    assert found.details
    for point in found.details:
        words = output.sentences(point, texts)
        assert all(line.endswith(".") and line[0] == line[0].upper() for line in words)
        again = msgspec.json.decode(msgspec.json.encode(point), type=type(point))
        assert output.sentences(again, texts) == words


def test_trying_again_compares_with_the_played_and_the_best_action() -> None:
    found, record, number = blundered()
    first = found.turning_points[0]
    best = found.acts[first - 1].best
    assert best is not None
    better = try_again(record, first, best, best, playouts=FEW)
    assert better.verdict == "best"
    assert better.chance >= better.played_chance
    same = try_again(record, first, record.acts[first - 1].act, best, playouts=FEW)
    assert same.verdict == "equal"
    assert same.chance == same.played_chance < same.best_chance
    with pytest.raises(IllegalAction):
        try_again(record, number, "decline", best, playouts=FEW)
    with pytest.raises(CodedError, match="no action 0"):
        try_again(record, 0, "draw", best)


def test_choices_are_judged_by_what_the_seat_knew() -> None:
    """With another deal of what the seat can't know, the judgement is the same."""
    reviewer = Reviewer(ending(), playouts=FEW)
    number = next(act.act for act in reviewed().acts if act.best is not None)
    seat, steps = ending().acts[number - 1].seat, reviewer.steps(number, ending().acts[number - 1].act)
    before = racers(late_position().copy(), number - 1)
    other = before.redeal(seat, 99)
    assert other.to_dict() != before.to_dict()
    assert reviewer.judge.judge(seen_by(other, seat), steps) == reviewer.judge.judge(seen_by(before, seat), steps)


def test_an_unfinished_game_is_refused() -> None:
    with pytest.raises(CodedError, match="isn’t over"):
        review(racers(late_position().copy(), 2).record)


def test_a_record_with_an_illegal_act_is_refused_with_its_line() -> None:
    acts = (*ending().acts[:2], Act(ending().acts[2].seat, "claim boston/montreal with 9 red"), *ending().acts[2:])
    with pytest.raises(RecordError) as error:
        review(msgspec.structs.replace(ending(), acts=acts))
    assert error.value.line == 4


@pytest.mark.parametrize("playouts", [0, 7, 1001])
def test_a_number_of_playouts_out_of_range_is_refused(playouts: int) -> None:
    with pytest.raises(CodedError, match="from 8 to 1,000"):
        review(ending(), playouts=playouts)


# --- accuracy --------------------------------------------------------------------------------------------------------


def judged(act: int, loss: float, *, chance: float = 0.5, error: float = 0.0, seat: int = 0) -> ActReview:
    return ActReview(act, seat, "draw", (0.5, 0.5), best="take red", chance=chance, loss=loss, error=error)


def test_accuracy_is_100_without_a_loss_and_falls_with_every_loss() -> None:
    assert accuracy([judged(1, 0.0), judged(2, 0.0)]) == 100.0
    values = [accuracy([judged(1, loss), judged(2, 0.0)]) for loss in (0.0, 0.02, 0.1, 0.5)]
    assert all(a is not None and b is not None and a > b for a, b in itertools.pairwise(values))


def test_accuracy_spreads_usual_games() -> None:
    """One serious mistake among twenty decisions is seen, and more of them always mean less."""
    good, bad = [judged(act, 0.0) for act in range(1, 20)], judged(20, 0.2)
    values = [accuracy([*good[number:], *[bad] * (number + 1)]) or 0.0 for number in range(4)]
    assert 85.0 < values[0] < 92.0
    assert all(more > less for more, less in itertools.pairwise(values))
    assert values[3] < 70.0


def test_noise_is_no_loss_and_a_decided_game_does_not_count() -> None:
    assert accuracy([judged(1, 0.03, error=0.05)]) == 100.0
    open_game, decided = judged(1, 0.1), judged(2, 0.0, chance=1.0)
    assert accuracy([open_game, decided]) == accuracy([open_game])
    assert accuracy([decided]) is None
    assert accuracy([]) is None


def test_a_blunder_in_a_won_position_counts_even_though_the_position_was_decided() -> None:
    value = accuracy([judged(1, 0.9, chance=0.1), judged(20, 0.0, chance=1.0)])
    assert value is not None
    assert value < 1.0


def test_accuracy_is_100_only_without_a_loss() -> None:
    """However many decisions hide it: there may be a turning point."""
    many = [judged(act, 0.0) for act in range(2, 1000)]
    assert accuracy(many) == 100.0
    assert accuracy([judged(1, LEAST_LOSS), *many]) == 99.9


def test_turning_points_are_the_biggest_certain_losses_in_stretches_of_their_own() -> None:
    losses = [judged(1, 0.2), judged(2, 0.5), judged(20, 0.3, error=0.2), judged(40, 0.1), judged(60, LEAST_LOSS / 2)]
    assert turning_points(losses) == [2, 40]
    many = [judged(1 + (STRETCH + 1) * i, 0.1 + i / 100) for i in range(5)]
    assert turning_points(many) == [many[i].act for i in (4, 3, 2)]


# --- whole games -----------------------------------------------------------------------------------------------------


@long
@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_is_reviewed(players: int) -> None:
    game = racers(Game.new("europe", players=players, seed=8))
    found = review(game.record, playouts=FEW)
    assert len(found.acts) == len(game.acts)
    assert len(found.seats) == players
    assert all(seat.accuracy is not None and 0.0 <= seat.accuracy <= 100.0 for seat in found.seats)
    assert json.dumps(output.as_json(found, Texts("en", game.board, [""] * players)))
