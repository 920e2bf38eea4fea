"""A tournament of bots: every pair plays at a table of two, both ways round; then the table of results."""

from __future__ import annotations

import argparse
from itertools import permutations

import cowbell


def result(game: str, bots: tuple[str, str], seed: int) -> float:
    """What the match was worth to the first bot: 1 for a win, 0.5 for a draw, 0."""
    match = cowbell.Match(game, seed=seed)
    while not match.is_over:
        match.play(match.bot(bots[match.turn], seed + match.steps))
    return (match.rewards()[0] + 1) / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="tic-tac-moo")
    parser.add_argument("--bots", nargs="+", default=["random", "easy", "medium", "hard@100"])
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()

    points = dict.fromkeys(args.bots, 0.0)
    for one, other in permutations(args.bots, 2):
        for seed in range(args.rounds):
            won = result(args.game, (one, other), seed)
            points[one] += won
            points[other] += 1 - won
    most = 2 * args.rounds * (len(args.bots) - 1)
    for bot, won in sorted(points.items(), key=lambda item: -item[1]):
        print(f"{bot:>12} {won:6.1f} of {most}  {'#' * round(40 * won / most)}")


if __name__ == "__main__":
    main()
