"""United States: what is in the box, the ticket offer, the tie-breaks (U1–U3)."""

from __future__ import annotations

import pytest

from branchline.game.errors import IllegalAction, TableError
from branchline.game.game import Game
from tests.support import position, rule, texts

CARDS = [*["red"] * 8, "purple", "blue", "orange", "white", "green"]  # two hands and the face-up cards
OFFERS = ["boston/miami", "calgary/phoenix", "denver/el-paso", "duluth/houston", "houston/winnipeg", "miami/toronto"]


@rule("U1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_2_to_5_players_have_45_trains_each(players: int) -> None:
    assert Game.new("usa", players, seed=1).trains == [45] * players


@rule("U1")
@pytest.mark.parametrize("players", [1, 6])
def test_no_more_and_no_fewer_can_play(players: int) -> None:
    with pytest.raises(TableError, match="2 to 5 players"):
        Game.new("usa", players, seed=1)


@rule("U1")
def test_there_are_30_tickets() -> None:
    game = Game.new("usa", 5, seed=1)
    offered = [ticket for seat in range(5) for ticket in game.offer(seat)]
    layers = game.to_dict()["ticket_deck"]
    assert (len(offered), len(layers["unseen"])) == (15, 15)
    assert len({*offered, *layers["unseen"]}) == 30
    assert (layers["start_returned"], layers["bottom"], layers["never_dealt"]) == ([], [], [])


@rule("U2")
def test_at_least_2_of_the_3_offered_are_kept() -> None:
    game = Game.new("usa", 2, seed=0, first=0, outcomes=[*CARDS, *OFFERS])
    assert texts(game, 0) == [
        "keep boston/miami, calgary/phoenix",
        "keep boston/miami, denver/el-paso",
        "keep calgary/phoenix, denver/el-paso",
        "keep boston/miami, calgary/phoenix, denver/el-paso",
    ]
    before = game.copy()
    with pytest.raises(IllegalAction) as refusal:
        game.play("keep boston/miami", 0)
    assert (refusal.value.code, game == before) == ("keep-more", True)


@rule("U2")
def test_the_returned_ones_come_up_again_below_all_that_nobody_has_seen() -> None:
    game = Game.new("usa", 2, seed=0, first=0, outcomes=[*CARDS, *OFFERS])
    game.play("keep boston/miami, calgary/phoenix", 0)
    game.play("keep duluth/houston, houston/winnipeg", 1)
    layers = game.to_dict()["ticket_deck"]
    assert len(layers["unseen"]) == 24
    assert layers["start_returned"] == ["denver/el-paso", "miami/toronto"]
    drawn: list[str] = []
    while len(drawn) < 24:
        game.play("tickets")
        drawn += game.offer(game.turn)
        game.play(game.legal()[-1])  # all of them
    assert sorted(drawn) == layers["unseen"]
    game.play("tickets")
    assert set(game.offer(game.turn)) == {"denver/el-paso", "miami/toronto"}


# --- ties ---


@rule("U3")
def test_among_equal_points_more_completed_tickets_win() -> None:
    """Seat 0 holds the longest path, but seat 1 has completed a ticket."""
    game = position(
        "usa",
        routes={
            "dallas/el-paso": 0,  # 7 points, 4 trains
            "dallas/houston": 0,  # 1
            "houston/new-orleans": 0,  # 2: a path of 7, 10 in all
            "denver/santa-fe": 1,  # 2
            "el-paso/santa-fe": 1,  # 2
            "salt-lake-city/san-francisco": 1,  # 10
            "boston/montreal": 1,  # 2
        },
        tickets=[[], ["denver/el-paso"]],  # 4
        phase="over",
    )
    assert [score.total for score in game.scores] == [20, 20]
    assert [score.longest_path for score in game.scores] == [10, 0]
    assert [len(score.completed) for score in game.scores] == [0, 1]
    assert game.winners == (1,)


@rule("U3")
def test_it_is_their_number_that_counts_not_their_points() -> None:
    """Seat 0 has completed one of 16 points and holds the longest path, seat 1 has completed two of 4 and 6 points."""
    game = position(
        "usa",
        routes={
            "los-angeles/phoenix": 0,  # 4 points
            "phoenix/santa-fe": 0,  # 4
            "oklahoma-city/santa-fe": 0,  # 4
            "kansas-city/oklahoma-city": 0,  # 2
            "kansas-city/saint-louis": 0,  # 2
            "chicago/saint-louis": 0,  # 2
            "denver/santa-fe": 1,  # 2
            "el-paso/santa-fe": 1,  # 2
            "dallas/el-paso": 1,  # 7
            "atlanta/raleigh": 1,  # 2
            "raleigh/washington": 1,  # 2
            "new-york/washington": 1,  # 2
            "calgary/winnipeg": 1,  # 15
            "boston/montreal": 1,  # 2
        },
        tickets=[["chicago/los-angeles"], ["denver/el-paso", "atlanta/new-york"]],
        phase="over",
    )
    assert [score.total for score in game.scores] == [18 + 16 + 10, 34 + 4 + 6]
    assert [len(score.completed) for score in game.scores] == [1, 2]
    assert game.winners == (1,)


@rule("U3")
def test_then_who_holds_the_longest_path_wins() -> None:
    game = position(
        "usa",
        routes={
            "dallas/el-paso": 0,  # 7 points, 4 trains
            "dallas/houston": 0,  # 1
            "houston/new-orleans": 0,  # 2: a path of 7
            "calgary/winnipeg": 1,  # 15, a path of 6
            "boston/montreal": 1,  # 2
            "denver/santa-fe": 1,  # 2
            "seattle/vancouver": 1,  # 1
        },
        phase="over",
    )
    assert [score.total for score in game.scores] == [20, 20]
    assert [score.path for score in game.scores] == [7, 6]
    assert game.winners == (0,)


@rule("U3")
def test_then_the_victory_is_shared() -> None:
    game = position("usa", routes={"calgary/winnipeg": 0, "el-paso/los-angeles": 1}, phase="over")
    assert game.winners == (0, 1)
    assert [(score.longest_path, score.total) for score in game.scores] == [(10, 25), (10, 25)]
