"""Solves a packet of five cards of MOW by counterfactual regret minimisation (CFR+), in plain Python.

The tree is that of the real rules from a late position (`cowbell.small`); what a seat knows is its information state.
Exploitability, what a perfect opponent could still win, is measured on the way and goes to zero.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from dataclasses import dataclass, field

import cowbell
from cowbell import small


@dataclass
class Node:
    """A node of the tree, walked once and kept."""

    turn: int
    key: str = ""
    chances: list[float] = field(default_factory=list)
    children: list[Node] = field(default_factory=list)
    value: float = 0.0


def grow(match: cowbell.Match) -> Node:
    """The whole tree below a match."""
    node = Node(match.turn)
    if match.turn == cowbell.OVER:
        node.value = match.rewards()[0]
    elif match.turn == cowbell.CHANCE:
        weights = [weight for _, weight in match.chances()]
        node.chances = [weight / sum(weights) for weight in weights]
        for index in range(len(weights)):
            child = match.clone()
            child.settle(index)
            node.children.append(grow(child))
    else:
        node.key = match.information_state_string(match.turn)
        for number in match.legal_numbers():
            child = match.clone()
            child.play(number)
            node.children.append(grow(child))
    return node


class Solver:
    """Regrets and average strategies by information state."""

    def __init__(self, root: Node) -> None:
        self.root = root
        self.regrets: dict[str, list[float]] = {}
        self.sums: dict[str, list[float]] = {}
        self.rounds = 0

    def strategy(self, node: Node) -> list[float]:
        """What the regrets say now."""
        regrets = self.regrets.setdefault(node.key, [0.0] * len(node.children))
        self.sums.setdefault(node.key, [0.0] * len(node.children))
        total = sum(regrets)
        return [regret / total for regret in regrets] if total > 0 else [1 / len(regrets)] * len(regrets)

    def average(self, node: Node) -> list[float]:
        """What has been played on the whole: this is what converges."""
        sums = self.sums.get(node.key, [])
        total = sum(sums)
        return [one / total for one in sums] if total > 0 else [1 / len(node.children)] * len(node.children)

    def iterate(self) -> None:
        """One round for each seat."""
        self.rounds += 1
        for seat in (0, 1):
            plays: dict[str, list[float]] = {}
            gains: dict[str, list[float]] = defaultdict(list)
            self.walk(self.root, seat, 1.0, 1.0, plays, gains)
            for key, gained in gains.items():
                regrets = self.regrets[key]
                self.regrets[key] = [max(0.0, old + new) for old, new in zip(regrets, gained, strict=True)]

    def walk(self, node: Node, seat: int, own: float, other: float, plays: dict, gains: dict) -> float:
        """The value for `seat`; adds regrets to `gains` and the strategy to the average."""
        if node.turn == cowbell.OVER:
            return node.value if seat == 0 else -node.value
        if node.turn == cowbell.CHANCE:
            return sum(
                chance * self.walk(child, seat, own, other * chance, plays, gains)
                for chance, child in zip(node.chances, node.children, strict=True)
            )
        mix = plays.setdefault(node.key, self.strategy(node))
        if node.turn != seat:
            return sum(
                share * self.walk(child, seat, own, other * share, plays, gains)
                for share, child in zip(mix, node.children, strict=True)
            )
        values = [
            self.walk(child, seat, own * share, other, plays, gains)
            for share, child in zip(mix, node.children, strict=True)
        ]
        mean = sum(share * value for share, value in zip(mix, values, strict=True))
        gained = gains[node.key] or [0.0] * len(values)
        gains[node.key] = [old + other * (value - mean) for old, value in zip(gained, values, strict=True)]
        sums = self.sums[node.key]
        self.sums[node.key] = [old + self.rounds * own * share for old, share in zip(sums, mix, strict=True)]
        return mean

    def exploitability(self) -> float:
        """What a best response wins against the average strategy, the mean of both seats."""
        return sum(self.best_response(seat) for seat in (0, 1)) / 2

    def best_response(self, seat: int) -> float:
        """The value of the best answer of `seat` to the average strategy of the other."""
        sets: dict[str, list[tuple[Node, float]]] = defaultdict(list)

        def reach(node: Node, weight: float) -> None:
            if node.turn == seat:
                sets[node.key].append((node, weight))
                shares = [1.0] * len(node.children)
            elif node.turn == cowbell.CHANCE:
                shares = node.chances
            else:
                shares = self.average(node) if node.children else []
            for child, share in zip(node.children, shares, strict=True):
                reach(child, weight * share)

        answers: dict[str, int] = {}

        def answer(key: str) -> int:
            if key not in answers:
                options = range(len(sets[key][0][0].children))
                worth = [sum(weight * value(node.children[at]) for node, weight in sets[key]) for at in options]
                answers[key] = worth.index(max(worth))
            return answers[key]

        def value(node: Node) -> float:
            if node.turn == cowbell.OVER:
                return node.value if seat == 0 else -node.value
            if node.turn == seat:
                return value(node.children[answer(node.key)])
            shares = node.chances if node.turn == cowbell.CHANCE else self.average(node)
            return sum(share * value(child) for share, child in zip(shares, node.children, strict=True))

        reach(self.root, 1.0)
        return value(self.root)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=100)
    args = parser.parse_args()

    deals = [grow(match) for match in small.mow().matches()]
    solver = Solver(Node(cowbell.CHANCE, chances=[1 / len(deals)] * len(deals), children=deals))
    print(f"round    0: exploitability {solver.exploitability():.4f}")
    for number in range(1, args.rounds + 1):
        solver.iterate()
        if number in (1, 3, 10, 30) or number == args.rounds:
            print(f"round {number:4}: exploitability {solver.exploitability():.4f}")
    print(f"{len(solver.sums)} information states; {solver.best_response(0):+.3f} for the first player")


if __name__ == "__main__":
    main()
