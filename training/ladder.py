"""Ratings of all levels in each game as one picture, from the table of neighbouring levels in STRENGTH.md.

    python training/ladder.py crates/cowbell-bots/STRENGTH.md crates/cowbell-bots/ladder.svg

A share of points is a distance on the Elo scale; half a draw is added to every pair, so that a bot that never lost has a rating too, as in the
arena. Distances add up from medium, which has 0; what is not known about them adds up as independent errors do.
It prints the ratings as a table.
"""

from __future__ import annotations

import math
import re
import sys
from pathlib import Path

LEVELS = ["random", "easy", "medium", "hard", "expert", "master"]
START = "medium"
WHOLE, LEFT, WIDTH, ROW, TOP = 720.0, 150.0, 360.0, 24.0, 40.0
CELL = re.compile(r"([\d.]+) % \[([\d.]+), ([\d.]+)\] \((\d+)\)")

#: A rating, and how far its interval reaches down and up.
Rating = tuple[float, float, float]


def distance(share: float, matches: int) -> float:
    """In Elo."""
    points = share / 100 * matches + 0.25
    return 400 * math.log10(points / (matches + 0.5 - points))


def step(cell: str) -> Rating:
    """How far the second of a pair is above the first."""
    share, low, high, matches = (float(part) for part in CELL.fullmatch(cell).groups())
    middle, low, high = (distance(part, int(matches)) for part in (share, low, high))
    return middle, middle - low, high - middle


def ratings(pairs: list[tuple[str, str]], cells: list[str]) -> dict[str, Rating]:
    """Of all levels that a chain of pairs leads to."""
    found = {START: (0.0, 0.0, 0.0)}
    for _ in pairs:
        for (lower, upper), cell in zip(pairs, cells, strict=True):
            gap, down, up = step(cell)
            if lower in found and upper not in found:
                at, below, above = found[lower]
                found[upper] = at + gap, math.hypot(below, down), math.hypot(above, up)
            elif upper in found and lower not in found:
                at, below, above = found[upper]
                found[lower] = at - gap, math.hypot(below, up), math.hypot(above, down)
    return {level: found[level] for level in LEVELS if level in found}


def read(text: str) -> dict[str, dict[str, Rating]]:
    """The ratings of every game."""
    lines = iter(text.splitlines())
    head = next(line for line in lines if line.startswith("| game | random, medium"))
    pairs = [tuple(word.strip().split(", ")) for word in head.split("|")[2:-1]]
    next(lines)
    games = {}
    for line in lines:
        if not line.startswith("|"):
            break
        game, *cells = (word.strip() for word in line.split("|")[1:-1])
        games[game] = ratings(pairs, cells)
    return games


def picture(games: dict[str, dict[str, Rating]]) -> str:
    """A panel for each game: a dot and an interval for each level, all on one scale."""
    ends = [end for rows in games.values() for at, below, above in rows.values() for end in (at - below, at + above)]
    low, high = (math.floor(min(ends) / 400) * 400, math.ceil(max(ends) / 400) * 400)
    x = lambda elo: LEFT + WIDTH * (elo - low) / (high - low)  # noqa: E731
    panel = TOP + ROW * len(LEVELS) + 30
    size = f"0 0 {WHOLE:.0f} {panel * len(games):.0f}"
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" font-family="system-ui, sans-serif" font-size="14" fill="#222">',
        "<title>Elo of all levels with 95 % intervals; medium is 0</title>",
        f'<rect width="{WHOLE:.0f}" height="{panel * len(games):.0f}" fill="#fff"/>',
    ]
    for number, (game, rows) in enumerate(games.items()):
        top = number * panel + TOP
        bottom = top + ROW * len(rows)
        out.append(f'<text x="20" y="{top - 14:.0f}" font-weight="600">{game}</text>')
        for tick in range(low, high + 1, 400):
            out.append(f'<path d="M{x(tick):.1f} {top:.0f}V{bottom:.0f}" stroke="{"#999" if tick == 0 else "#e2e2e2"}"/>')
            out.append(f'<text x="{x(tick):.1f}" y="{bottom + 16:.0f}" text-anchor="middle" font-size="11" fill="#666">{tick}</text>')
        for row, (level, (at, below, above)) in enumerate(rows.items()):
            y = top + ROW * (row + 0.5)
            out.append(f'<text x="20" y="{y + 5:.0f}">{level}</text>')
            ends = f"M{x(at - below):.1f} {y - 5:.0f}v10M{x(at + above):.1f} {y - 5:.0f}v10"
            out.append(f'<path d="M{x(at - below):.1f} {y:.0f}H{x(at + above):.1f}{ends}" stroke="#1f6feb" stroke-width="2"/>')
            out.append(f'<circle cx="{x(at):.1f}" cy="{y:.0f}" r="5" fill="#1f6feb"/>')
            out.append(f'<text x="{WHOLE - 20:.0f}" y="{y + 5:.0f}" text-anchor="end">{told((at, below, above))}</text>')
    return "\n".join([*out, "</svg>", ""])


def told(rating: Rating) -> str:
    """A rating with its interval."""
    at, below, above = rating
    text = f"{at:.0f}" if below == above == 0 else f"{at:.0f} [{at - below:.0f}, {at + above:.0f}]"
    return text.replace("-", "−")


def main() -> None:
    """The command."""
    games = read(Path(sys.argv[1]).read_text())
    Path(sys.argv[2]).write_text(picture(games))
    print("| game | " + " | ".join(LEVELS) + " |")
    print("|---" * (len(LEVELS) + 1) + "|")
    for game, rows in games.items():
        print(f"| {game} | " + " | ".join(told(rows[level]) if level in rows else "" for level in LEVELS) + " |")


if __name__ == "__main__":
    main()
