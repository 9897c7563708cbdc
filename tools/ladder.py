"""Play the ladder of `docs/ladder.md`: bots against the next weaker ones, on every board, with every number of players.

    python tools/ladder.py [--players 2,3] [--boards usa,europe] [--match "neural – racer"] [--workers N]

The result of each finished match goes to `docs/ladder.json`, from which the page and its picture are written, and only
matches that are not there are played, the quick ones first. The games of an unfinished match are kept in a folder:
Ctrl-C loses nothing, and the same command goes on. A result says which version of its bots has played; `--again` plays
those of older versions too, and those with fewer games than planned (`--games`). `--write` plays nothing, and only
writes the page and the picture. Matches with a search get games by their price: those of the search with a time limit
take about eight hours of one core, and all others four.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter
from typing import TypeAlias

import msgspec
import numpy as np

from branchline.arena import RunFile, new_plan, new_worker_pool, play_match
from branchline.arena.blocks import Plan
from branchline.arena.games import Rows
from branchline.arena.live import live_standings
from branchline.arena.ratings import block_points, rate
from branchline.arena.workers import WorkerPool
from branchline.boards import Board, builtin_boards, load_board
from branchline.bots import parse_spec
from branchline.bots.policy.habits import NEWEST
from branchline.bots.search.player import VERSION

DOCS = Path(__file__).parent.parent / "docs"
RESULTS = DOCS / "ladder.json"
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
    ("search:seconds=1,clock=cpu", "racer"): TIMED_GAMES,
}
BOARDS = ("usa", "europe", "poland", "nordic", "thistledown")  # in the order in which they are played
EXTRA = ("thistledown",)  # not of a rule book: last
Key: TypeAlias = tuple[str, int, tuple[str, str]]  # a match: its board, number of players and pair
VERSIONS = {"racer": NEWEST, "search": VERSION}  # of bots that keep their older versions
BARS = ("#8a8f98", "#2b7bba", "#d1652a", "#b08a1c", "#c2185b", "#c2185b", "#58a68a", "#2e8b57", "#8e44ad")


@dataclass(frozen=True)
class Match:
    board: Board
    players: int
    pair: tuple[str, str]  # the stronger one first
    games: int

    @property
    def plan(self) -> Plan:
        return new_plan(self.board, self.pair, self.players, SEED)

    @property
    def key(self) -> Key:
        return self.board.id, self.players, self.pair

    def __str__(self) -> str:
        return f"{self.board.id}, {self.players} players: {title_of(self.pair)}"


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came of a finished match, for the first bot of the pair."""

    board: str
    players: int
    pair: tuple[str, str]
    games: int
    seed: int
    share: float
    elo: int
    low: int
    high: int
    bounded: bool  # otherwise the bot never lost, and its rating is only a lower bound
    versions: dict[str, int]  # of the bots that keep older ones, by name

    @property
    def key(self) -> Key:
        return self.board, self.players, self.pair

    @property
    def is_current(self) -> bool:
        return self.versions == versions_of(self.pair)


def versions_of(pair: tuple[str, str]) -> dict[str, int]:
    """The versions with which a pair plays now, as far as a spec does not name one."""
    specs = [parse_spec(bot) for bot in pair]
    return {spec.name: VERSIONS[spec.name] for spec in specs if spec.name in VERSIONS}


def title_of(pair: tuple[str, str]) -> str:
    return " – ".join(pair)


def matches() -> list[Match]:
    """All matches, the quick ones first."""
    found = []
    for pair, games in PAIRS.items():
        for name in builtin_boards():
            board = load_board(name)
            for players in range(board.rules.players[0], board.rules.players[1] + 1):
                found.append(Match(board, players, pair, games if isinstance(games, int) else games[players]))
    places = {pair: place for place, pair in enumerate(PAIRS)}
    return sorted(
        found,
        key=lambda one: (places[one.pair], one.board.id in EXTRA, one.players, BOARDS.index(one.board.id)),
    )


def read_finished() -> list[Result]:
    return msgspec.json.decode(RESULTS.read_bytes(), type=list[Result]) if RESULTS.exists() else []


def keep(result: Result) -> None:
    """Store a result in place of an older one of the same match."""
    kept = [one for one in read_finished() if one.key != result.key] + [result]
    order = [match.key for match in matches()]
    kept.sort(key=lambda one: order.index(one.key) if one.key in order else len(order))
    lines = ",\n".join(json.dumps(msgspec.to_builtins(one)) for one in kept)
    RESULTS.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def play_all(todo: Sequence[Match], folder: Path, workers: int | None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    pool = new_worker_pool(workers)
    try:
        for number, match in enumerate(todo, 1):
            title = f"{match} ({number} of {len(todo)})"
            began = perf_counter()
            path = folder / f"{match.board.id}-{match.players}-{list(PAIRS).index(match.pair)}.parquet"
            rows = play(match, path, pool, title)
            keep(result_of(match, rows))
            write_page()
            path.unlink()
            print(f"{title}: {perf_counter() - began:.0f} s", flush=True)
    finally:
        pool.stop()


def play(match: Match, path: Path, pool: WorkerPool, title: str) -> Rows:
    plan = match.plan
    blocks = plan.blocks(match.games)
    run_file = RunFile(path, plan, resume=True)
    with live_standings(plan, blocks, title=title, hidden=not sys.stderr.isatty()) as update:
        return play_match(match.board, run_file, blocks, pool, on_rows=update)


def result_of(match: Match, rows: Rows) -> Result:
    points = block_points(rows, 2)
    total = points.sum(axis=0)
    rating = rate(points, seed=SEED)[0]
    return Result(
        board=match.board.id,
        players=match.players,
        pair=match.pair,
        games=len(np.unique(rows[["block", "game"]])),
        seed=SEED,
        share=round(float(total[0, 1] / (total[0, 1] + total[1, 0])), 3),
        elo=round(rating.elo),
        low=round(rating.low),
        high=round(rating.high),
        bounded=rating.bounded,
        versions=versions_of(match.pair),
    )


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
        "plays what is missing in [ladder.json](ladder.json); with `--again`, also what older versions of bots have",
        "played, which are named. Games are repeated exactly, except those of searches with a time limit. This limits",
        "their CPU time (`clock=cpu`), so that a busy machine does not make them weaker.",
    ]
    if missing:
        told = "; ".join(
            f"`{title_of(pair)}` on {_listed(match for match in missing if match.pair == pair)}"
            for pair in PAIRS
            if pair in [match.pair for match in missing]
        )
        lines += ["", f"Not yet played: {told}."]
    for name in dict.fromkeys(result.board for result in results):
        of_board = [result for result in results if result.board == name]
        lines += ["", f"## {load_board(name).title}", "", "| players | match | games | share | Elo | 95% |"]
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
    return result.players, list(PAIRS).index(result.pair)


def _row(result: Result) -> str:
    elo, interval = f"{result.elo:+.0f}", f"{result.low:+.0f} to {result.high:+.0f}"
    if not result.bounded:
        elo, interval = f"over {result.elo:+.0f}", "never lost"
    match = title_of(result.pair)
    if not result.is_current:
        match += f" ({', '.join(f'{bot} version {number}' for bot, number in result.versions.items())})"
    return f"| {result.players} | {match} | {result.games} | {result.share:.1%} | {elo} | {interval} |"


def picture(results: Sequence[Result]) -> str:
    """Elo differences, a panel for each board, a row for each match."""
    left, wide, step, most = 250, 420, 20, 1000.0
    colours = dict(zip(PAIRS, BARS, strict=True))
    parts: list[str] = []
    top = 40.0
    for name in dict.fromkeys(result.board for result in results):
        of_board = sorted((result for result in results if result.board == name), key=_order)
        parts.append(f'<text class="board" x="16" y="{top:.0f}">{load_board(name).title}</text>')
        top += 12
        first = top
        for result in of_board:
            top += step if result is not of_board[0] and result.pair == next(iter(PAIRS)) else 0
            y = top + step / 2
            x, low, high = (left + wide * min(max(value, -200.0) + 200.0, most + 200.0) / (most + 200.0)
                            for value in (result.elo, result.low, result.high))  # fmt: skip
            high = max(high, x) if result.bounded else left + wide
            colour = colours[result.pair]
            label = f"{result.players} · {title_of(result.pair)}"
            told = f"{title_of(result.pair)}: {result.share:.1%} in {result.games} games"
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


def write_page() -> None:
    """Write the page and its picture from the results."""
    results, missing = finished_and_missing()
    (DOCS / "ladder.md").write_text(page(results, missing), encoding="utf-8")
    (DOCS / "images" / "ladder.svg").write_text(picture(results), encoding="utf-8")
    print(
        f"docs/ladder.md: {len(results)} matches" + (f", {len(missing)} still to play" if missing else ""), flush=True
    )


def finished_and_missing() -> tuple[list[Result], list[Match]]:
    """Results in the order of the page, and the matches that have none."""
    finished = {result.key: result for result in read_finished()}
    todo = [(match, finished.get(match.key)) for match in matches()]
    results = [result for _, result in todo if result is not None]
    results.sort(key=lambda result: builtin_boards().index(result.board))
    return results, [match for match, result in todo if result is None]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", metavar="N,M,…", help="only these numbers of players")
    parser.add_argument("--boards", metavar="A,B,…", help="only these boards")
    parser.add_argument("--match", metavar="A – B", action="append", help="only this match, as the page names it")
    parser.add_argument("--games", type=int, help="per match, if that is less than planned")
    parser.add_argument("--again", action="store_true", help="also what older bots, or too few games, have shown")
    parser.add_argument("--write", action="store_true", help="play nothing")
    parser.add_argument("--folder", type=Path, default=Path("ladder.cells"), help="for games of unfinished matches")
    parser.add_argument("--workers", type=int)
    options = parser.parse_args()
    titles = list(map(title_of, PAIRS))
    for title in options.match or ():
        if title not in titles:
            parser.error(f"no match {title!r}; there are {', '.join(titles)}")
    finished = {result.key: result for result in read_finished()}

    def is_to_play(match: Match) -> bool:
        result = finished.get(match.key)
        return (
            (options.players is None or str(match.players) in options.players.split(","))
            and (options.boards is None or match.board.id in options.boards.split(","))
            and (options.match is None or title_of(match.pair) in options.match)
            and (result is None or (options.again and not (result.is_current and result.games >= match.games)))
        )

    planned = [replace(match, games=min(match.games, options.games or match.games)) for match in matches()]
    todo = list(filter(is_to_play, planned))
    if not options.write:
        play_all(todo, options.folder, options.workers)
    write_page()


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        print("interrupted; the same command goes on", file=sys.stderr)
        sys.exit(130)
