"""Measure whether win chances are right: ask for them in games between bots, and compare with how the games end.

    python tools/calibration.py [--games 30] [--seed 1] [--write]
    python tools/calibration.py --seed 2 --fit      # fit the corrections, on other games than those measured

On every board, with every number of players and at every kind of table (racers, planners, mixed), games are played, and
at some decisions the seat to act is asked for its chance. The calibration error (ECE) is the mean distance between
chance and result over ten bins of chances. A perfect forecaster has some too, by chance: it is simulated and shown.
`--write` writes docs/calibration.json and docs/images/calibration.svg; `--fit` writes the corrections that
`bots/search/calibration.py` applies.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import Progress

from branchline.boards import Board, load_board
from branchline.bots import SeatInput, new_player
from branchline.bots.search.calibration import (
    CALIBRATION_FILE,
    FACTS,
    NONE,
    Correction,
    Facts,
    corrected,
    correction_for,
    facts_of,
    smoothed,
    stored_corrections,
)
from branchline.bots.search.player import SearchPlayer
from branchline.rules import engine
from branchline.rules.records import OVER, START, WON

ROOT = Path(__file__).parent.parent
BOARDS = ("usa", "europe", "poland", "nordic")
TABLES = {"racers": ("racer",), "planners": ("planner",), "mixed": ("racer", "planner", "greedy")}
BINS = 10
STEPS, CLOSE = 50, 1e-6  # of Newton's method
RIDGE = 1.0  # pulls towards no correction: what few games say is not believed
COLOURS = {"racers": "#2b7bba", "planners": "#d1652a", "mixed": "#2e8b57"}


@dataclass(frozen=True)
class Cell:
    """Answers at one kind of table: the facts about the seats, who asked, and what all seats won in the end."""

    board: str
    players: int
    table: str
    facts: np.ndarray  # by question, seat and fact
    seats: np.ndarray  # who asked
    won: np.ndarray  # by question and seat: the share of the victory
    games: np.ndarray  # the game of each question

    def chances(self, correction: Correction) -> np.ndarray:
        chances: np.ndarray = corrected(self.facts, correction)[np.arange(len(self.seats)), self.seats]
        return chances

    @property
    def results(self) -> np.ndarray:
        """What those won who asked."""
        won: np.ndarray = self.won[np.arange(len(self.seats)), self.seats]
        return won


def ask(
    board: Board, players: int, table: str, options: argparse.Namespace
) -> Iterator[tuple[int, Facts, int, np.ndarray]]:
    """Play games and ask at some decisions; yields the game, the facts, who asked, and what all seats won."""
    record = engine.board_record(board)
    for game in range(options.games):
        seed = options.seed * 1_000_003 + game
        rng = np.random.default_rng([seed, players])
        specs = rng.permutation([TABLES[table][i % len(TABLES[table])] for i in range(players)])
        bots = [new_player(str(spec), board=board, players=players, seed=seed) for spec in specs]
        states = engine.new_states(1)
        engine.set_up(record, states, players=players, seed=seed)
        positions = []
        while states["phase"][0] != OVER:
            seat = engine.to_act(states)
            if states["phase"][0] != START:
                positions.append((engine.copy_states(states), seat))
            engine.play(record, states, bots[seat].choose(SeatInput.by(board, states, seat)), seat)
        won = engine.counts(record, states)["score"][0, :players, WON]
        asked = rng.choice(len(positions), size=min(options.questions, len(positions)), replace=False)
        for at in sorted(asked.tolist()):
            before, seat = positions[at]
            player = new_player("search", board=board, players=players, seed=seed)
            assert isinstance(player, SearchPlayer)
            seen = SeatInput.by(board, before, seat)
            shares = smoothed(player.victories(seen, options.playouts), options.playouts)
            yield game, facts_of(shares, seen), seat, won / won.sum()


def measure(name: str, players: int, table: str, options: argparse.Namespace) -> Cell:
    games, facts, seats, won = zip(*ask(load_board(name), players, table, options), strict=True)
    return Cell(name, players, table, np.array(facts), np.array(seats), np.array(won), np.array(games))


def fit(cells: Sequence[Cell]) -> Correction:
    """The correction that makes the results likeliest, by Newton's method: the likelihood is concave."""
    correction = NONE.copy()
    for _ in range(STEPS):
        slope = RIDGE * (correction - NONE)
        curvature = RIDGE * np.eye(len(FACTS))
        for cell in cells:
            chances = corrected(cell.facts, correction)
            apart = cell.facts - (chances[:, :, None] * cell.facts).sum(axis=1, keepdims=True)
            slope += ((chances - cell.won)[:, :, None] * cell.facts).sum(axis=(0, 1))
            curvature += np.einsum("qs,qsf,qsg->fg", chances, apart, apart)
        step = np.linalg.solve(curvature, slope)
        correction = correction - step
        if np.abs(step).max() < CLOSE:
            break
    return correction.round(3)


def curve(chances: np.ndarray, results: np.ndarray) -> list[tuple[float, float, int]]:
    """The reliability curve: mean chance, mean result and number of questions of each bin that has any."""
    bins = np.minimum((chances * BINS).astype(int), BINS - 1)
    return [
        (float(chances[bins == k].mean()), float(results[bins == k].mean()), int((bins == k).sum()))
        for k in range(BINS)
        if (bins == k).any()
    ]


def calibration_error(chances: np.ndarray, results: np.ndarray) -> float:
    """Expected calibration error: the mean distance of the curve from the diagonal."""
    return sum(abs(chance - result) * number for chance, result, number in curve(chances, results)) / len(chances)


def error_of_perfect(cells: Sequence[Cell], chances: np.ndarray) -> float:
    """The mean error that right chances would have in so many games: results are drawn by them, once per game."""
    rng = np.random.default_rng(1)
    keys = np.concatenate([cell.games + 10**6 * i for i, cell in enumerate(cells)])
    _, index = np.unique(keys, return_inverse=True)
    drawn = [(rng.random(index.max() + 1)[index] < chances).astype(float) for _ in range(200)]
    return float(np.mean([calibration_error(chances, results) for results in drawn]))


@dataclass(frozen=True)
class Summary:
    """Curve and errors of some cells together, before and after the correction."""

    questions: int
    error: float
    error_uncorrected: float
    error_of_perfect: float
    mean_chance: float
    mean_result: float
    curve: list[tuple[float, float, int]]


def summary(cells: Sequence[Cell], corrections: dict[str, Correction]) -> Summary:
    plain = np.concatenate([cell.chances(NONE) for cell in cells])
    chances = np.concatenate([cell.chances(corrections[cell.board]) for cell in cells])
    results = np.concatenate([cell.results for cell in cells])
    return Summary(
        questions=len(results),
        error=round(calibration_error(chances, results), 4),
        error_uncorrected=round(calibration_error(plain, results), 4),
        error_of_perfect=round(error_of_perfect(cells, chances), 4),
        mean_chance=round(float(chances.mean()), 4),
        mean_result=round(float(results.mean()), 4),
        curve=[(round(chance, 4), round(result, 4), number) for chance, result, number in curve(chances, results)],
    )


def picture(cells: Sequence[Cell], corrections: dict[str, Correction]) -> str:
    """Reliability curves: a panel for each board, a line for each kind of table."""
    side, gap = 200, 60
    parts = []
    for i, name in enumerate(dict.fromkeys(cell.board for cell in cells)):
        x0, y0 = 50 + i * (side + gap), 40
        parts.append(f'<text class="board" x="{x0}" y="{y0 - 14}">{load_board(name).title}</text>')
        parts.append(f'<rect class="frame" x="{x0}" y="{y0}" width="{side}" height="{side}"/>')
        parts.append(f'<line class="par" x1="{x0}" y1="{y0 + side}" x2="{x0 + side}" y2="{y0}"/>')
        for tick in (0, 50, 100):
            at = side * tick / 100
            parts.append(f'<text class="axis" x="{x0 + at}" y="{y0 + side + 14}" text-anchor="middle">{tick} %</text>')
            parts.append(f'<text class="axis" x="{x0 - 6}" y="{y0 + side - at + 4}" text-anchor="end">{tick}</text>')
        for k, table in enumerate(TABLES):
            chosen = [cell for cell in cells if (cell.board, cell.table) == (name, table)]
            if not chosen:
                continue
            chances = np.concatenate([cell.chances(corrections[cell.board]) for cell in chosen])
            results = np.concatenate([cell.results for cell in chosen])
            points = [(x0 + side * c, y0 + side * (1 - r), n) for c, r, n in curve(chances, results)]
            line = " ".join(f"{x:.1f},{y:.1f}" for x, y, _ in points)
            parts.append(f'<polyline points="{line}" fill="none" stroke="{COLOURS[table]}"/>')
            parts += [
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{1 + n**0.5 / 4:.1f}" fill="{COLOURS[table]}"/>'
                for x, y, n in points
            ]
            error = 100 * calibration_error(chances, results)
            told = f"{table}: error {error:.1f} points, {len(results):,} questions"
            y = y0 + side + 34 + 15 * k
            parts.append(f'<text x="{x0}" y="{y}" style="fill:{COLOURS[table]}">{told}</text>')
    style = (
        "text{font:12px system-ui,sans-serif;fill:#333}.board{font-size:15px;font-weight:600}.axis{font-size:10px;"
        "fill:#666}.frame{fill:none;stroke:#ddd}.par{stroke:#888;stroke-dasharray:4}svg{background:#fff}"
    )
    wide = 50 + len({cell.board for cell in cells}) * (side + gap)
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} 320">'
    return f"{start}<style>{style}</style>{''.join(parts)}</svg>\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", default=",".join(BOARDS))
    parser.add_argument("--players", help="numbers of players, e.g. 2,3 (default: all that the board allows)")
    parser.add_argument("--tables", default=",".join(TABLES))
    parser.add_argument("--games", type=int, default=30, help="for each board, number of players and kind of table")
    parser.add_argument("--questions", type=int, default=4, help="for each game")
    parser.add_argument("--playouts", type=int, default=40, help="for each question")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fit", action="store_true", help="fit the corrections and write them")
    parser.add_argument("--write", action="store_true", help="write the results and the picture into docs/")
    options = parser.parse_args()
    todo = []
    for name in options.boards.split(","):
        least, most = load_board(name).rules.players
        counts = map(int, options.players.split(",")) if options.players else range(least, most + 1)
        todo += [(name, n, table) for n in counts if least <= n <= most for table in options.tables.split(",")]
    cells = []
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty()) as progress:
        for name, players, table in progress.track(todo, description="games"):
            cells.append(measure(name, players, table, options))
    boards = list(dict.fromkeys(cell.board for cell in cells))
    if options.fit:
        write_corrections({name: fit([cell for cell in cells if cell.board == name]) for name in boards})
    report(cells, {name: correction_for(name) for name in boards}, options)


def write_corrections(found: dict[str, Correction]) -> None:
    stored = {
        name: dict(zip(FACTS, weights.tolist(), strict=True))
        for name, weights in (stored_corrections() | found).items()
    }
    CALIBRATION_FILE.write_text(json.dumps(stored, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    stored_corrections.cache_clear()


def report(cells: Sequence[Cell], corrections: dict[str, Correction], options: argparse.Namespace) -> None:
    """Print a line for each group of cells, and write the files if asked to."""
    groups: dict[str, list[Cell]] = {}
    for cell in cells:
        for label in (f"{cell.board}, {cell.players} players", f"{cell.board}, {cell.table}", cell.board, "all"):
            groups.setdefault(label, []).append(cell)
    results = {label: summary(groups[label], corrections) for label in sorted(groups)}
    for label, one in results.items():
        print(
            f"{label}: error {one.error:.1%} (uncorrected {one.error_uncorrected:.1%}, "
            f"perfect {one.error_of_perfect:.1%}), "
            f"{one.questions} questions, chance {one.mean_chance:.1%}, result {one.mean_result:.1%}"
        )
    if options.write:
        settings = {key: getattr(options, key) for key in ("seed", "games", "questions", "playouts")}
        text = json.dumps({"settings": settings, "results": {label: asdict(one) for label, one in results.items()}})
        (ROOT / "docs" / "calibration.json").write_text(text + "\n", encoding="utf-8")
        (ROOT / "docs" / "images" / "calibration.svg").write_text(picture(cells, corrections), encoding="utf-8")


if __name__ == "__main__":
    main()
