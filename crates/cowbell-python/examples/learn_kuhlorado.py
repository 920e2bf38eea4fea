"""A learner in plain NumPy that teaches itself Kuhlorado within a minute, and draws its learning curve.

The policy looks at the three by three cells around each cell with one set of weights, adds up what the cells of a move
are worth, and plays by the softmax of that. It plays both sides of a batch of matches and follows the policy gradient
(REINFORCE) with Adam. How good it is, matches against a random player show.

On a busy machine set OPENBLAS_NUM_THREADS=1: the matrices are small.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np

import cowbell

SIDE, PLANES, EXTRAS = 8, 9, 5
SIZE = 9 * PLANES + 1 + EXTRAS
POINTS = 6


def moves_by_cell() -> tuple[np.ndarray, np.ndarray]:
    """For every move number the cells it marks, and its kind: keep, three rerolls, two cells."""
    match = cowbell.Match("kuhlorado", seed=0)
    cells = np.zeros((match.num_moves, SIDE * SIDE), np.float32)
    kinds = np.zeros((match.num_moves, EXTRAS), np.float32)
    rolls = ["keep", "reroll 1", "reroll 2", "reroll both"]
    for number in range(match.num_moves):
        text = match.move_text(number)
        if text in rolls:
            kinds[number, rolls.index(text)] = 1
        elif text != "pass":
            for cell in text.split("+"):
                cells[number, (int(cell[1]) - 1) * SIDE + ord(cell[0]) - ord("a")] = 1
            kinds[number, 4] = "+" in text
    return cells, kinds


CELLS, KINDS = moves_by_cell()


def around(observation: np.ndarray) -> np.ndarray:
    """What lies around each cell: [n, 64, 9 * PLANES + 1]."""
    n = len(observation)
    planes = observation[:, : PLANES * SIDE * SIDE].reshape(n, PLANES, SIDE, SIDE)
    padded = np.pad(planes, ((0, 0), (0, 0), (1, 1), (1, 1)))
    parts = [padded[:, :, row : row + SIDE, column : column + SIDE] for row in range(3) for column in range(3)]
    stacked = np.concatenate(parts, axis=1).reshape(n, 9 * PLANES, SIDE * SIDE).transpose(0, 2, 1)
    return np.concatenate([stacked, np.ones((n, SIDE * SIDE, 1), np.float32)], axis=2)


class Learner:
    """The weights, and how they change."""

    def __init__(self, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.weights = np.zeros(SIZE, np.float32)
        self.first, self.second, self.updates = np.zeros(SIZE), np.zeros(SIZE), 0

    def act(self, batch: cowbell.VecMatch) -> tuple[np.ndarray, np.ndarray]:
        """A move for each match, and the gradient of its log-probability."""
        local = around(batch.observation)
        worth = local @ self.weights[:-EXTRAS]
        logits = np.where(batch.mask, worth @ CELLS.T + KINDS @ self.weights[-EXTRAS:], -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        sums = chances.cumsum(axis=1)
        moves = (sums < self.random.random((len(sums), 1)) * sums[:, -1:]).sum(axis=1)
        surprise = CELLS[moves] - chances @ CELLS
        gradient = np.einsum("nc,ncf->nf", surprise, local, optimize=True)
        return moves, np.concatenate([gradient, KINDS[moves] - chances @ KINDS], axis=1)

    def learn(self, gradient: np.ndarray, rate: float = 0.03) -> None:
        """One step of Adam, uphill."""
        self.updates += 1
        self.first = 0.9 * self.first + 0.1 * gradient
        self.second = 0.99 * self.second + 0.01 * gradient**2
        first = self.first / (1 - 0.9**self.updates)
        second = self.second / (1 - 0.99**self.updates)
        self.weights += (rate * first / (np.sqrt(second) + 1e-8)).astype(np.float32)

    def strength(self, matches: int = 400) -> float:
        """Its share of the points against a random player."""
        batch = cowbell.VecMatch("kuhlorado", 200, seed=999, opponents={1: "random"})
        results: list[float] = []
        while len(results) < matches:
            moves, _ = self.act(batch)
            batch.step(moves)
            results += ((batch.reward[batch.done, 0] + 1) / 2).tolist()
        return float(np.mean(results))


def train(matches: int, n: int = 128, seed: int = 1) -> list[tuple[int, float]]:
    """Learn from a number of matches; returns (matches played, strength) on the way."""
    learner, batch = Learner(seed), cowbell.VecMatch("kuhlorado", n, seed=seed)
    traces = np.zeros((n, 2, SIZE))
    curve, played = [(0, learner.strength())], 0
    gradient, count = np.zeros(SIZE), 0
    while played < matches:
        moves, slopes = learner.act(batch)
        traces[np.arange(n), batch.to_move] += slopes
        batch.step(moves)
        for row in np.flatnonzero(batch.done):
            gradient += batch.reward[row] @ traces[row]
            traces[row] = 0
            count += 1
        if count >= n:
            learner.learn(gradient / count)
            played += count
            gradient, count = np.zeros(SIZE), 0
            if played >= matches * len(curve) / POINTS:
                curve.append((played, learner.strength()))
                print(f"after {played:6} matches: {curve[-1][1]:.3f} of the points against random play")
    return curve


def draw(curve: list[tuple[int, float]], title: str, unit: str) -> str:
    """The curve as SVG: the share of the points by how long it has learnt."""
    most = max(length for length, _ in curve) or 1
    points = [(60 + 500 * length / most, 260 - 220 * share) for length, share in curve]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#8c2d19"/>' for x, y in points)
    labels = "".join(
        f'<text x="{x:.1f}" y="{y - 10:.1f}">{share:.2f}</text><text x="{x:.1f}" y="278">{length:,}</text>'
        for (x, y), (length, share) in zip(points, curve, strict=True)
    )
    rules = "".join(
        f'<line x1="60" x2="560" y1="{y}" y2="{y}" stroke="{colour}"/>'
        f'<text x="46" y="{y + 4}" text-anchor="end">{share}</text>'
        for y, share, colour in (
            (260, "0", "#888"),
            (205, "0.25", "#ddd"),
            (150, "0.5", "#bbb"),
            (95, "0.75", "#ddd"),
            (40, "1", "#ddd"),
        )
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 310" font-family="sans-serif" font-size="12">'
        '<rect width="600" height="310" fill="#fff"/>'
        f'{rules}<polyline points="{line}" fill="none" stroke="#6b8f4e" stroke-width="3"/>{dots}'
        f'<g text-anchor="middle" fill="#444">{labels}<text x="310" y="299">{unit}</text></g>'
        f'<text x="60" y="22" font-size="15">{title}</text></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=5000)
    parser.add_argument("--out", type=Path, default=Path("kuhlorado-learning.svg"))
    args = parser.parse_args()
    begin = time.process_time()
    curve = train(args.matches)
    title = "Kuhlorado: share of the points against random play"
    args.out.write_text(draw(curve, title, "matches of self-play"))
    print(f"from {curve[0][1]:.3f} to {curve[-1][1]:.3f}; the curve is in {args.out}")
    print(f"{time.process_time() - begin:.0f} seconds of processor time")


if __name__ == "__main__":
    main()
