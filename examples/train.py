"""Train the network of the neural bot: imitation of the racer, then self-play (PPO). Needs `branchline[train]`.

    python examples/train.py --minutes 30 --weights weights.npz --curve curve.csv --plot curve.svg
    branchline arena neural:weights=weights.npz planner --board usa --games 400

Imitation uses DAgger: after the first round the network plays, and the racer says what it would have done. Self-play
is proximal policy optimization (PPO) with the network's own value as the baseline; in a third of the games the other
seats are racers. One set of weights serves all boards and all numbers of players.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional

from branchline.boards import Board, builtin_boards, load_board
from branchline.bots.neural.network import Network
from branchline.bots.neural.training import BEST, RIVAL, SAMPLED, TEACHER, Lessons, record
from branchline.bots.neural.weights import load_network, new_network, save_network
from branchline.bots.players import GREEDY, PLANNER
from branchline.bots.policy.habits import habits, tuned

BATCH = 2048  # decisions
CLIP = 0.2  # PPO: how far probabilities may move in one round
TRACE = 0.97  # lambda of generalized advantage estimation
ENTROPY = 0.003


class Model:
    """The network as tensors that can be trained; the layout of the weights is that of `Network`."""

    def __init__(self, net: Network, rate: float) -> None:
        self.weights = Network(*(torch.tensor(array, requires_grad=True) for array in net))
        self.optimizer = torch.optim.Adam(list(self.weights), lr=rate)

    def network(self) -> Network:
        return Network(*(tensor.detach().numpy().copy() for tensor in self.weights))  # type: ignore[attr-defined]

    def set_rate(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def forward(self, positions: torch.Tensor, actions: torch.Tensor, owner: torch.Tensor) -> tuple[torch.Tensor, ...]:
        """Logarithms of the candidates' probabilities, and the values of the positions."""
        w = self.weights
        shared = positions @ w.position + w.bias
        hidden = functional.relu(shared[owner] + actions @ w.action)
        second = functional.relu(hidden @ w.second + w.second_bias)
        logits = second @ w.score
        count = len(positions)
        top = torch.full((count,), -1e9).scatter_reduce(0, owner, logits.detach(), "amax")
        total = torch.zeros(count).index_add(0, owner, torch.exp(logits - top[owner]))
        chances = logits - top[owner] - torch.log(total)[owner]
        side = functional.relu(positions @ w.value + w.value_bias)
        return chances, torch.tanh(side @ w.result[:-1] + w.result[-1])


class Part:
    """Some decisions of a recording as tensors."""

    def __init__(self, lessons: Lessons, which: np.ndarray) -> None:
        first, sizes = lessons.starts[which], np.diff(lessons.starts)[which]
        self.begin = torch.from_numpy(np.concatenate(([0], np.cumsum(sizes)[:-1])))
        rows = np.repeat(first - self.begin.numpy(), sizes) + np.arange(sizes.sum())
        self.positions = torch.from_numpy(lessons.positions[which])
        self.actions = torch.from_numpy(lessons.actions[rows])
        self.owner = torch.from_numpy(np.repeat(np.arange(len(which)), sizes))
        self.played = self.begin + torch.from_numpy(lessons.played[which])
        self.taught = torch.from_numpy(lessons.taught[which])
        self.chances = torch.from_numpy(lessons.chances[which])
        self.results = torch.from_numpy(lessons.results[which])


def parts(lessons: Lessons, rng: np.random.Generator) -> Iterator[tuple[Part, np.ndarray]]:
    """All decisions once, in random order."""
    order = rng.permutation(len(lessons.played))
    for start in range(0, len(order), BATCH):
        yield Part(lessons, order[start : start + BATCH]), order[start : start + BATCH]


def imitate(model: Model, lessons: Lessons, rng: np.random.Generator) -> float:
    """One pass over the lessons; returns how often the network agreed with the teacher."""
    right = total = 0
    for part, _ in parts(lessons, rng):
        chances, values = model.forward(part.positions, part.actions, part.owner)
        known = part.taught >= 0
        target = (part.begin + part.taught)[known]
        loss = -chances[target].mean() + 0.5 * functional.mse_loss(values, part.results)
        step(model, loss)
        top = torch.full((len(part.begin),), -1e9).scatter_reduce(0, part.owner, chances.detach(), "amax")
        right += int((chances.detach()[target] >= top[known]).sum())
        total += len(target)
    return right / total


def improve(model: Model, lessons: Lessons, rng: np.random.Generator) -> float:
    """One pass of PPO; returns the share of decisions in which the probabilities were clipped."""
    advantages = torch.from_numpy(advantages_of(lessons))
    clipped = total = 0.0
    for part, which in parts(lessons, rng):
        chances, values = model.forward(part.positions, part.actions, part.owner)
        ratio = torch.exp(chances[part.played] - part.chances)
        gain = advantages[torch.from_numpy(which)]
        surrogate = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        entropy = -(torch.exp(chances) * chances).sum() / len(which)
        step(model, -surrogate + 0.5 * functional.mse_loss(values, part.results) - ENTROPY * entropy)
        clipped += float(((ratio - 1).abs() > CLIP).sum())
        total += len(which)
    return clipped / total


def step(model: Model, loss: torch.Tensor) -> None:
    model.optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(list(model.weights), 0.5)
    model.optimizer.step()


def advantages_of(lessons: Lessons) -> np.ndarray:
    """Generalized advantage estimation: the only reward is the result at the end. Normalized."""
    found = np.zeros(len(lessons.played), np.float32)
    later: dict[int, tuple[float, float]] = {}  # by seat: the value and the advantage of its next decision
    for i in range(len(found) - 1, -1, -1):
        seat, value = int(lessons.seats[i]), float(lessons.values[i])
        if seat in later:
            following, after = later[seat]
            found[i] = following - value + TRACE * after
        else:
            found[i] = float(lessons.results[i]) - value
        later[seat] = value, float(found[i])
    found -= found.mean()
    found /= found.std() + 1e-6
    return found


def joined(recordings: list[Lessons]) -> Lessons:
    """Several recordings as one."""
    offsets = np.cumsum([0] + [len(each.actions) for each in recordings])
    starts = [each.starts[:-1] + offset for each, offset in zip(recordings, offsets, strict=False)]
    columns = [np.concatenate(column) for column in zip(*recordings, strict=True)]
    together = Lessons(*columns)
    seats = np.concatenate([each.seats + 10_000_000 * i for i, each in enumerate(recordings)])
    return together._replace(starts=np.concatenate([*starts, offsets[-1:]]), seats=seats)


def share_won(net: Network, board: Board, rival: np.ndarray, games: int) -> float:
    """The share of games that the network wins against a policy at two players; a tie is half a victory."""
    mix = np.full((games, 2), BEST)
    mix[::2, 1] = RIVAL
    mix[1::2, 0] = RIVAL
    lessons = record(board, net, mix, seed=99, rival=rival)
    last = {int(seat): float(result) for seat, result in zip(lessons.seats, lessons.results, strict=True)}
    return float(np.mean([0.5 + 0.5 * np.sign(result) for result in last.values()]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", default="", help="comma-separated; default: all boards of the package")
    parser.add_argument("--minutes", type=float, default=30.0, help="time limit")
    parser.add_argument("--rounds", type=int, default=4, help="of imitation")
    parser.add_argument("--stop-after", type=int, default=1_000_000, help="rounds, of imitation and self-play")
    parser.add_argument(
        "--games", type=int, default=160, help="for each board in a round of imitation; half as many in self-play"
    )
    parser.add_argument("--start", type=Path, help="weights to continue with")
    parser.add_argument("--weights", type=Path, default=Path("weights.npz"))
    parser.add_argument("--curve", type=Path, default=Path("curve.csv"))
    parser.add_argument("--plot", type=Path, default=Path("curve.svg"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(options.seed)
    train(options)


def train(options: argparse.Namespace) -> None:
    """Train until the time is over. The weights that did best against racers in an evaluation are written."""
    rng = np.random.default_rng(options.seed)
    boards = [load_board(name) for name in options.boards.split(",") if name] or [*map(load_board, builtin_boards())]
    model = Model(load_network(options.start) if options.start else new_network(options.seed), 2e-3)
    began, spent = time.monotonic(), time.process_time()
    curve: list[dict[str, str]] = []
    played = 0
    number = 0
    while number < options.stop_after and time.monotonic() - began < 60 * options.minutes:
        net = model.network()
        imitating = number < options.rounds
        recordings = []
        for board in boards:
            mix = seating(rng, board, number, options)
            recordings.append(
                record(board, net, mix, seed=options.seed, index=played, rival=tuned(board.id, mix.shape[1]))
            )
            played += len(mix)
        lessons = joined(recordings)
        if imitating:
            model.set_rate(2e-3 * 0.6**number)
            note = [imitate(model, lessons, rng) for _ in range(2)][-1]
        else:
            model.set_rate(1e-3)
            note = [improve(model, lessons, rng) for _ in range(3)][-1]
        number += 1
        stage = "imitation" if imitating else "self-play"
        print(f"{number} {stage} {time.monotonic() - began:.0f} s, {played} games, {note:.3f}", flush=True)
        if number in (1, 2, 4) or number % 10 == 0:
            row = evaluated(model.network(), boards)
            row |= {"round": str(number), "stage": stage, "games": str(played)}
            row["cpu_minutes"] = f"{(time.process_time() - spent) / 60:.2f}"
            curve.append(row)
            print(row, flush=True)
            if float(row["racer"]) >= max(float(each["racer"]) for each in curve):
                save_network(model.network(), options.weights)
            save_curve(curve, options)


def seating(rng: np.random.Generator, board: Board, number: int, options: argparse.Namespace) -> np.ndarray:
    """Who plays the seats in the games of a round: at two players in most rounds."""
    least, most = board.rules.players
    players = least if number % 4 else int(rng.integers(least, most + 1))
    if number >= options.rounds:
        mix = np.full((options.games // 2, players), SAMPLED)
        for game in range(0, len(mix), 3):
            mix[game] = RIVAL
            mix[game, rng.integers(players)] = SAMPLED
        return mix
    mix = np.full((options.games * 2 // players, players), TEACHER)
    if number:
        mix[::2] = rng.choice([BEST, SAMPLED], size=(len(mix[::2]), players))
    return mix


def evaluated(net: Network, boards: list[Board]) -> dict[str, str]:
    """Shares of games won at two players against policies, on the first board and over all boards."""
    against = {"greedy": habits(GREEDY), "planner": habits(PLANNER)}
    row = {}
    for name, rival in against.items():
        row[name] = f"{np.mean([share_won(net, board, rival, 40) for board in boards]):.3f}"
    row["racer"] = f"{np.mean([share_won(net, board, tuned(board.id, 2), 80) for board in boards]):.3f}"
    return row


def save_curve(curve: list[dict[str, str]], options: argparse.Namespace) -> None:
    with options.curve.open("w", newline="") as file:
        columns = ["round", "stage", "games", "cpu_minutes", "greedy", "planner", "racer"]
        writer = csv.DictWriter(file, columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(curve)
    options.plot.write_text(plot(curve), encoding="utf-8")


def plot(curve: list[dict[str, str]]) -> str:
    """The learning curve as SVG: shares of games won over CPU minutes."""
    left, top, wide, high = 44.0, 16.0, 520.0, 240.0
    most = max(float(row["cpu_minutes"]) for row in curve) or 1.0
    parts = []
    for percent in range(0, 101, 25):
        y = top + high * (1 - percent / 100)
        parts.append(f'<line class="grid" x1="{left}" x2="{left + wide}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end">{percent}%</text>')
    for name, colour in (("greedy", "#8a8f98"), ("planner", "#2b7bba"), ("racer", "#d1652a")):
        points = [
            (left + wide * float(row["cpu_minutes"]) / most, top + high * (1 - float(row[name]))) for row in curve
        ]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="{left + wide + 6}" y="{points[-1][1] + 4:.1f}" fill="{colour}">{name}</text>')
    for minutes in range(0, int(most) + 1, max(1, int(most) // 8)):
        x = left + wide * minutes / most
        parts.append(f'<text x="{x:.1f}" y="{top + high + 18}" text-anchor="middle">{minutes}</text>')
    parts.append(f'<text x="{left + wide / 2}" y="{top + high + 36}" text-anchor="middle">CPU minutes</text>')
    style = "text{font:12px system-ui,sans-serif}.grid{stroke:#ddd}svg{background:#fff}"
    size = f"{left + wide + 70:.0f} {top + high + 46:.0f}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}"><title>Games won by the network</title>'
        f"<style>{style}</style>{''.join(parts)}</svg>\n"
    )


if __name__ == "__main__":
    main()
