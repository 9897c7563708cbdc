"""Play the ladder of `docs/ladder.md`: each bot against the next, on every board and with every number of players.

    python tools/ladder.py [--folder ladder.cells] [--workers N]

Matches are kept in the folder. Ctrl-C loses nothing, and the same command goes on; `--write` only writes the page and
its picture from what is there. Matches with a search get games by their price, so that all
takes less than three hours.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from time import perf_counter

import numpy as np

from branchline.arena import RunFile, new_plan, new_worker_pool, play_match, read_results
from branchline.arena.blocks import Plan
from branchline.arena.live import live_standings
from branchline.arena.ratings import Rating, block_points, rate
from branchline.boards import Board, load_board

ROOT = Path(__file__).parent.parent
SEED = 20261116  # habits were tuned with another
BOARDS = ("usa", "europe", "poland", "nordic")
BOTS = ("random", "greedy", "planner", "racer")
SEARCH = "search:playouts=300"
TIMED = "search:seconds=1"  # on the boards named here, at 2 players
TIMED_BOARDS = ("usa", "europe")
GAMES = 400
SEARCH_GAMES = {2: 60, 3: 48, 4: 24, 5: 30}
TIMED_GAMES = 30


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


def matches(folder: Path) -> list[Match]:
    """The quick ones first."""
    found = []
    for name in BOARDS:
        board = load_board(name)
        for players in range(board.rules.players[0], board.rules.players[1] + 1):
            for low, high in pairwise((*BOTS, SEARCH)):
                games = SEARCH_GAMES[players] if high == SEARCH else GAMES
                found.append(Match(board, players, (high, low), games, _path(folder, name, players, high)))
        if name in TIMED_BOARDS:
            found.append(Match(board, 2, (TIMED, BOTS[-1]), TIMED_GAMES, _path(folder, name, 2, TIMED)))
    return sorted(found, key=lambda match: (match.pair[0] in (SEARCH, TIMED), match.players, match.pair[0] == TIMED))


def _path(folder: Path, board: str, players: int, bot: str) -> Path:
    return folder / f"{board}-{players}-{bot.replace(':', '-').replace('=', '-')}.parquet"


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
        "Each bot plays against the next weaker one, on every board and with every number of players. *Share* is",
        "the share of the points (a tie is half a point; at larger tables every pair of seats counts, by rank),",
        "and *Elo* is the rating difference that it amounts to, with 95% bootstrap intervals over deals. Every",
        "deal is played from all seats. The deals are not those on which the racer was tuned.",
        "",
        "![Elo above the next weaker bot, with 95% intervals](images/ladder.svg)",
        "",
        "    python tools/ladder.py",
        "",
        "repeats the matches with the same games, except those of searches with a time limit.",
    ]
    if missing:
        told = ", ".join(f"{match.pair[0]} on {match.board.title} with {match.players}" for match in missing)
        lines += ["", f"Not yet played: {told}."]
    for name in dict.fromkeys(result.match.board.id for result in results):
        of_board = [result for result in results if result.match.board.id == name]
        lines += ["", f"## {of_board[0].match.board.title}", "", "| players | match | games | share | Elo | 95% |"]
        lines.append("|---:|---|---:|---:|---:|---|")
        lines += [_row(result) for result in sorted(of_board, key=_order)]
    return "\n".join(lines) + "\n"


def _order(result: Result) -> tuple[int, int]:
    bots = (*BOTS, SEARCH, TIMED)
    return result.match.players, bots.index(result.match.pair[0])


def _row(result: Result) -> str:
    high, low = result.match.pair
    rating = result.rating
    elo, interval = f"{rating.elo:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}"
    if not rating.bounded:
        elo, interval = f"over {rating.elo:+.0f}", "never lost"
    return f"| {result.match.players} | {high} – {low} | {result.games} | {result.share:.1%} | {elo} | {interval} |"


def picture(results: Sequence[Result]) -> str:
    """Elo above the next weaker bot, a panel for each board, a row for each match."""
    left, wide, step, most = 210, 420, 20, 1000.0
    bots = (*BOTS[1:], SEARCH, TIMED)
    colours = dict(zip(bots, ("#8a8f98", "#2b7bba", "#d1652a", "#2e8b57", "#8e44ad"), strict=True))
    parts: list[str] = []
    top = 40.0
    for name in dict.fromkeys(result.match.board.id for result in results):
        of_board = sorted((result for result in results if result.match.board.id == name), key=_order)
        parts.append(f'<text class="board" x="16" y="{top:.0f}">{of_board[0].match.board.title}</text>')
        top += 12
        first = top
        for result in of_board:
            top += step if result is not of_board[0] and result.match.pair[0] == bots[0] else 0
            rating = result.rating
            y = top + step / 2
            x, low, high = (left + wide * min(max(value, -200.0) + 200.0, most + 200.0) / (most + 200.0)
                            for value in (rating.elo, rating.low, rating.high))  # fmt: skip
            high = max(high, x) if rating.bounded else left + wide
            colour = colours[result.match.pair[0]]
            label = f"{result.match.players} · {result.match.pair[0]}"
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
    parser.add_argument("--write", action="store_true", help="play nothing")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    todo = matches(options.folder)
    if not options.write:
        play_all(todo, options.workers)
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
