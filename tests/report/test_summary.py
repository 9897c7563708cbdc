"""Numbers against plain counting, game by game."""

from __future__ import annotations

import json
from math import isclose
from statistics import mean

import numpy as np
import pytest

from branchline.report import Run, Summary, as_json, summarise
from branchline.report.estimates import mean_of, ratio, share, z_for
from branchline.report.scores import PARTS
from branchline.report.tickets import LEAST_CASES
from branchline.rules.records import TOTAL, WON
from tests.report.replay import Seen, board_of, records_of, watch

BOARD, PLAYERS, GAMES = "thistledown", 3, 12


@pytest.fixture(scope="module")
def summary() -> Summary:
    return summarise(board_of(BOARD), PLAYERS, records_of(BOARD, PLAYERS, GAMES))


@pytest.fixture(scope="module")
def seen() -> list[Seen]:
    return [watch(BOARD, PLAYERS, index) for index in range(GAMES)]


def won(game: Seen, seat: int) -> float:
    winners = game.game.winners
    return 1 / len(winners) if seat in winners else 0.0


def test_routes(summary: Summary, seen: list[Seen]) -> None:
    for route in summary.routes:
        claims = [(game, *game.claims[route.id]) for game in seen if route.id in game.claims]
        assert isclose(route.used.mean, len(claims) / GAMES)
        assert isclose(route.contested.mean, sum(rivals > 0 for *_, rivals in claims) / GAMES)
        if claims:
            assert isclose(route.round.mean, mean(round_ for _, _, round_, _ in claims))
            assert isclose(route.won.mean, mean(won(game, seat) for game, seat, _, _ in claims))
    assert isclose(summary.claims.a_game.mean, mean(len(game.claims) for game in seen))
    contested = sum(rivals > 0 for game in seen for _, _, rivals in game.claims.values())
    assert isclose(summary.claims.contested.mean, contested / sum(len(game.claims) for game in seen))
    routes = board_of(BOARD).routes
    for length, used in summary.claims.by_length.items():
        alike = [route.id for route in routes if route.length == length]
        assert isclose(used.mean, mean(id in game.claims for game in seen for id in alike))


def test_cities(summary: Summary, seen: list[Seen]) -> None:
    board = board_of(BOARD)
    for city in summary.cities:
        at = {route.id for route in board.routes if city.id in (route.a, route.b)}
        seats = [sum(bool(at & set(game.game.routes(seat))) for seat in range(PLAYERS)) for game in seen]
        assert isclose(city.touched.mean, sum(seats) / GAMES / PLAYERS)
        assert isclose(city.shared.mean, mean(number > 1 for number in seats))
        stations = [any(city.id in game.game.stations(seat) for seat in range(PLAYERS)) for game in seen]
        assert isclose(city.station.mean, mean(stations))


def test_tickets(summary: Summary, seen: list[Seen]) -> None:
    seats = [(game, seat) for game in seen for seat in range(PLAYERS)]
    for ticket in summary.tickets:
        offered = [ticket.id in game.kept[seat] for game, seat in seats if ticket.id in game.offered[seat]]
        held = [
            ticket.id in game.game.scores[seat].completed
            for game, seat in seats
            if ticket.id in game.game.tickets(seat)
        ]
        kept = [won(game, seat) for game, seat in seats if ticket.id in game.kept[seat]]
        assert (ticket.kept.number, ticket.completed.number, ticket.won.number) == (len(offered), len(held), len(kept))
        if offered:
            assert isclose(ticket.kept.mean, mean(offered))
        if held:
            assert isclose(ticket.completed.mean, mean(held))
            assert isclose(ticket.value.mean, mean(ticket.points if done else -ticket.points for done in held))
        if kept:
            assert isclose(ticket.won.mean, mean(kept))
    for number, part in summary.openings.kept.items():
        alike = [won(game, seat) for game, seat in seats if len(game.kept[seat]) == number]
        assert isclose(part.mean, len(alike) / len(seats))
        assert isclose(summary.openings.won[number].mean, mean(alike))
    held_by = [len(game.game.tickets(seat)) for game, seat in seats]
    assert isclose(summary.holding.held.mean, mean(held_by))
    done = sum(len(game.game.scores[seat].completed) for game, seat in seats)
    assert isclose(summary.holding.completed.mean, done / sum(held_by))


def test_pairs_that_were_kept_often_enough() -> None:
    records = records_of(BOARD, 2, 200)
    pairs = summarise(board_of(BOARD), 2, records).openings.pairs
    assert pairs
    lows = [pair.won.low for pair in pairs]
    assert lows == sorted(lows, reverse=True)
    index = board_of(BOARD).ticket_index
    for pair in pairs:
        mask = np.uint64(sum(1 << index[id] for id in pair.ids))
        both = (records["kept"][:, :2, 0] & mask) == mask
        wins = records["score"][:, :2, WON] / records["score"][:, :2, WON].sum(axis=1, keepdims=True)
        assert pair.won.number == both.sum() >= LEAST_CASES
        assert isclose(pair.won.mean, wins[both].mean())


def test_places_scores_and_turns(summary: Summary, seen: list[Seen]) -> None:
    for i, place in enumerate(summary.places):
        seats = [(game, (game.game.first + i) % PLAYERS) for game in seen]
        assert isclose(place.won.mean, mean(won(game, seat) for game, seat in seats))
        assert isclose(place.score.mean, mean(game.game.scores[seat].total for game, seat in seats))
    assert isclose(sum(place.won.mean for place in summary.places), 1)
    totals = [score.total for game in seen for score in game.game.scores]
    assert summary.scores.all == {total: totals.count(total) for total in sorted(set(totals))}
    best = [sorted((score.total for score in game.game.scores), reverse=True) for game in seen]
    assert sum(value * number for value, number in summary.scores.margin.items()) == sum(a - b for a, b, *_ in best)
    assert isclose(summary.scores.winner.mean, mean(a for a, *_ in best))
    winners = [game.game.scores[seat].total for game in seen for seat in game.game.winners]
    assert isclose(sum(part for part, _ in summary.scores.parts.values()), mean(winners))
    rounds = [-(-game.turns // PLAYERS) for game in seen]
    assert isclose(summary.turns.mean.mean, mean(rounds))
    for name, turns in summary.turns.uses.items():
        assert isclose(turns, mean(uses.get(name, 0) for game in seen for uses in game.uses), abs_tol=1e-12)
    assert sum(summary.turns.endings.values()) == GAMES


def test_what_only_some_boards_have(summary: Summary, seen: list[Seen]) -> None:
    specials = summary.specials
    assert sum(specials.stations.values()) == GAMES * PLAYERS
    built = sum(len(game.game.stations(seat)) for game in seen for seat in range(PLAYERS))
    assert sum(number * seats for number, seats in specials.stations.items()) == built
    for cards, number in specials.tunnels.items():
        assert number == sum(game.asked.get(cards, 0) for game in seen)
    for country, points in specials.countries.items():
        found = [sum(game.game.countries(seat).get(country, [])) for game in seen for seat in range(PLAYERS)]
        assert isclose(points.mean, mean(found), abs_tol=1e-12)
    plain = summarise(board_of("usa"), 2, records_of("usa", 2, 2)).specials
    assert (plain.stations, plain.tunnels, plain.countries) == ({}, {}, {})


def test_parts_are_all_of_the_total() -> None:
    score = records_of("europe", 3, 3)["score"][:, :3]
    assert np.array_equal(score[:, :, [*PARTS.values()]].sum(axis=2), score[:, :, TOTAL])


def test_intervals() -> None:
    half = share(500, 1000)
    assert isclose(half.low, 0.4690696, abs_tol=1e-6)  # Wilson's, by hand
    assert isclose(half.error, 0.0309304, abs_tol=1e-6)
    assert share(0, 10).low == 0 < share(0, 10).high < 0.3
    assert share(0, 0).number == 0
    assert (share(0, 0).low, share(0, 0).high) == (0, 1)
    assert z_for(1) < z_for(46) < 4
    apart, together = ratio([1, 0, 1, 0] * 10, [1] * 40), ratio([2, 0, 2, 0] * 5, [2] * 20)
    assert apart.mean == together.mean == 0.5
    assert together.error > apart.error  # the same cases, but games of two that are alike
    assert mean_of([3.0]).error == 0


def test_json_has_the_same_numbers(summary: Summary) -> None:
    told = json.loads(json.dumps(as_json(board_of(BOARD), Run("racer", "0" * 32, GAMES), [summary])))
    assert (told["board"], told["bot"], told["games"]) == (BOARD, "racer", GAMES)
    (table,) = told["players"]
    assert table["players"] == PLAYERS
    assert table["places"][0]["won"]["mean"] == summary.places[0].won.mean
    assert [route["id"] for route in table["routes"]] == [route.id for route in board_of(BOARD).routes]
