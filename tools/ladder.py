"""Play the ladder of `docs/ladder.md`: bots against the next weaker ones, on every board, with every number of players.

    python tools/ladder.py [--folder ladder.cells] [--workers N] [--pairs N]

Matches are kept in the folder, the quick ones first. Ctrl-C loses nothing, and the same command goes on; `--write` only
writes the page and its picture from what is there. Matches with a search get games by their price: on two cores, those
of the search with a time limit take about six hours, and all others two. `--pairs` plays the first pairs only.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import numpy as np

from branchline.arena import RunFile, new_plan, new_worker_pool, play_match, read_results
from branchline.arena.blocks import Plan
from branchline.arena.live import live_standings
from branchline.arena.ratings import Rating, block_points, rate
from branchline.boards import Board, builtin_boards, load_board

ROOT = Path(__file__).parent.parent
SEED = 20261119  # habits were tuned with another
GAMES = 400
SEARCH_GAMES = {2: 60, 3: 48, 4: 24, 5: 30}
TIMED_GAMES = {2: 40, 3: 24, 4: 16, 5: 20}
# The stronger one first; the quick ones first.
PAIRS: dict[tuple[str, str], int | dict[int, int]] = {
    ("greedy", "random"): GAMES,
    ("planner", "greedy"): GAMES,
    ("racer", "planner"): GAMES,
    ("racer", "racer:version=1"): GAMES,
    ("neural", "planner"): GAMES,
    ("neural", "racer"): GAMES,
    ("search:playouts=50", "racer"): 120,
    ("search:playouts=300", "racer"): SEARCH_GAMES,
    ("search:seconds=1", "racer"): TIMED_GAMES,
}
BARS = ("#8a8f98", "#2b7bba", "#d1652a", "#b08a1c", "#c2185b", "#c2185b", "#58a68a", "#2e8b57", "#8e44ad")


@dataclass(frozen=True)
class Match:
    board: Board
    players: int
    pair: tuple[str, str]  # the stronger one first
    games: int
    path: Path

    @property
    def plan(self) -> Plan:
        return new_plan(self.board, self.pair, self.players, SEED)


@dataclass(frozen=True)
class Result:
    match: Match
    games: int
    share: float
    rating: Rating


def matches(folder: Path, pairs: int = len(PAIRS)) -> list[Match]:
    """The quick ones first."""
    found = []
    for number, (pair, games) in enumerate(list(PAIRS.items())[:pairs]):
        for name in builtin_boards():
            board = load_board(name)
            for players in range(board.rules.players[0], board.rules.players[1] + 1):
                path = folder / f"{name}-{players}-{number}.parquet"
                found.append(Match(board, players, pair, games if isinstance(games, int) else games[players], path))
    return sorted(found, key=lambda match: (list(PAIRS).index(match.pair), match.players))


def play_all(todo: Sequence[Match], workers: int | None) -> None:
    pool = new_worker_pool(workers)
    try:
        for number, match in enumerate(todo, 1):
            plan = match.plan
            run_file = RunFile(match.path, plan, resume=True)
            blocks = plan.blocks(match.games)
            title = f"{match.board.id}, {match.players} players: {' – '.join(match.pair)} ({number} of {len(todo)})"
            began = perf_counter()
            with live_standings(plan, blocks, title=title, hidden=not sys.stderr.isatty()) as update:
                play_match(match.board, run_file, blocks, pool, on_rows=update)
            print(f"{title}: {perf_counter() - began:.0f} s", flush=True)
    finally:
        pool.stop()


def result_of(match: Match) -> Result | None:
    """What came of a match; None: it is not finished."""
    if not match.path.exists():
        return None
    rows = read_results(match.path)[1]
    points = block_points(rows, 2)
    total = points.sum(axis=0)
    share = float(total[0, 1] / (total[0, 1] + total[1, 0]))
    return Result(match, len(np.unique(rows[["block", "game"]])), share, rate(points, seed=SEED)[0])


def page(results: Sequence[Result], missing: Sequence[Match]) -> str:
    """The ladder as Markdown: a table for each board."""
    lines = [
        "# The ladder",
        "",
        "Bots play against the next weaker ones, on every board and with every number of players; at larger tables the",
        "two bots alternate in the seats. *Share* is the share of the points (a tie is half a point; at larger tables",
        "every pair of seats with different bots counts, by rank, so that par is always 50%), and *Elo* is the rating",
        "difference that it amounts to, with 95% bootstrap intervals over deals. Every deal is played from all seats.",
        "The deals are not those on which the racer was tuned. What the bots are is described in [bots.md](bots.md)",
        "and [neural.md](neural.md); `racer:version=1` is an older racer.",
        "",
        "![Elo difference of each pair, with 95% intervals](images/ladder.svg)",
        "",
        "    python tools/ladder.py",
        "",
        "repeats the matches with the same games, except those of searches with a time limit.",
    ]
    if missing:
        told = "; ".join(
            f"`{' – '.join(pair)}` on {_listed(match for match in missing if match.pair == pair)}"
            for pair in PAIRS
            if pair in [match.pair for match in missing]
        )
        lines += ["", f"Not yet played: {told}."]
    for name in dict.fromkeys(result.match.board.id for result in results):
        of_board = [result for result in results if result.match.board.id == name]
        lines += ["", f"## {of_board[0].match.board.title}", "", "| players | match | games | share | Elo | 95% |"]
        lines.append("|---:|---|---:|---:|---:|---|")
        lines += [_row(result) for result in sorted(of_board, key=_order)]
    return "\n".join(lines) + "\n"


def _listed(matches: Iterable[Match]) -> str:
    """Boards and numbers of players."""
    players: dict[str, list[str]] = {}
    for match in matches:
        players.setdefault(match.board.title, []).append(str(match.players))
    return ", ".join(f"{board} ({', '.join(numbers)})" for board, numbers in players.items())


def _order(result: Result) -> tuple[int, int]:
    return result.match.players, list(PAIRS).index(result.match.pair)


def _row(result: Result) -> str:
    high, low = result.match.pair
    rating = result.rating
    elo, interval = f"{rating.elo:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}"
    if not rating.bounded:
        elo, interval = f"over {rating.elo:+.0f}", "never lost"
    return f"| {result.match.players} | {high} – {low} | {result.games} | {result.share:.1%} | {elo} | {interval} |"


def picture(results: Sequence[Result]) -> str:
    """Elo differences, a panel for each board, a row for each match."""
    left, wide, step, most = 250, 420, 20, 1000.0
    colours = dict(zip(PAIRS, BARS, strict=True))
    parts: list[str] = []
    top = 40.0
    for name in dict.fromkeys(result.match.board.id for result in results):
        of_board = sorted((result for result in results if result.match.board.id == name), key=_order)
        parts.append(f'<text class="board" x="16" y="{top:.0f}">{of_board[0].match.board.title}</text>')
        top += 12
        first = top
        for result in of_board:
            top += step if result is not of_board[0] and result.match.pair == next(iter(PAIRS)) else 0
            rating = result.rating
            y = top + step / 2
            x, low, high = (left + wide * min(max(value, -200.0) + 200.0, most + 200.0) / (most + 200.0)
                            for value in (rating.elo, rating.low, rating.high))  # fmt: skip
            high = max(high, x) if rating.bounded else left + wide
            colour = colours[result.match.pair]
            label = f"{result.match.players} · {' – '.join(result.match.pair)}"
            told = f"{result.match.pair[0]} – {result.match.pair[1]}: {result.share:.1%} in {result.games} games"
            parts.append(
                f'<g><title>{told}</title><text x="{left - 10}" y="{y + 4:.0f}" text-anchor="end">{label}</text>'
                f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}" stroke="{colour}" stroke-width="3"/>'
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{colour}"/></g>'
            )
            top += step
        for elo in range(-200, int(most) + 1, 200):
            x = left + wide * (elo + 200) / (most + 200)
            parts.insert(
                0,
                f'<line class="{"par" if elo == 0 else "grid"}" x1="{x:.1f}" x2="{x:.1f}" y1="{first:.0f}" '
                f'y2="{top:.0f}"/>',
            )
            parts.append(f'<text class="axis" x="{x:.1f}" y="{top + 14:.0f}" text-anchor="middle">{elo:+d}</text>')
        top += 50
    style = (
        "text{font:12px system-ui,sans-serif;fill:#333}.board{font-size:15px;font-weight:600}.axis{font-size:10px;"
        "fill:#666}.grid{stroke:#ddd}.par{stroke:#888}svg{background:#fff}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + wide + 30} {top:.0f}">'
        f"<style>{style}</style>{''.join(parts)}</svg>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=Path("ladder.cells"))
    parser.add_argument("--workers", type=int)
    parser.add_argument("--pairs", type=int, default=len(PAIRS), help="play the first pairs only")
    parser.add_argument("--write", action="store_true", help="play nothing")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    if not options.write:
        play_all(matches(options.folder, options.pairs), options.workers)
    todo = matches(options.folder)
    results = [result for match in todo if (result := result_of(match)) is not None]
    missing = [match for match in todo if match not in [result.match for result in results]]
    (ROOT / "docs" / "ladder.md").write_text(page(results, missing), encoding="utf-8")
    (ROOT / "docs" / "images" / "ladder.svg").write_text(picture(results), encoding="utf-8")
    print(f"docs/ladder.md: {len(results)} matches" + (f", {len(missing)} still to play" if missing else ""))


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        print("interrupted; the same command goes on", file=sys.stderr)
        sys.exit(130)
