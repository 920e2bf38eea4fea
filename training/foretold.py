"""Draws how well a network predicts results while it learns, beside the search and the hand-written evaluation, from cards.

python training/foretold.py docs/learning/lessons/*.json > docs/learning/foretold.svg
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

WIDE, HIGH, EDGE = 250, 170, 34
COLOURS = {"network": "#1b6ca8", "search": "#3c7a3c", "hunch": "#b3541e"}
NAMES = {"network": "network", "search": "search", "hunch": "by hand"}


def panel(card: dict, left: float) -> list[str]:
    """One game: cross-entropy of results kept apart, by millions of positions learnt from."""
    curve = card["curve"][1:]
    most = max(point["rows"] for point in curve) / 1e6
    values = [point[name] for point in curve for name in COLOURS]
    low, high = min(values) - 0.01, max(values) + 0.01
    x = lambda rows: left + EDGE + (WIDE - 1.5 * EDGE) * rows / 1e6 / most  # noqa: E731
    y = lambda value: HIGH - EDGE - (HIGH - 2 * EDGE) * (value - low) / (high - low)  # noqa: E731
    out = [f'<text x="{left + EDGE}" y="20">{card["game"]}</text>']
    for value in (low + 0.01, high - 0.01):
        out.append(f'<text x="{left + EDGE - 4}" y="{y(value) + 4:.1f}" text-anchor="end">{value:.2f}</text>')
    out.append(f'<text x="{x(most * 1e6):.1f}" y="{HIGH - EDGE + 16}" text-anchor="end">{most:.0f} M</text>')
    for name, colour in COLOURS.items():
        line = "L".join(f"{x(point['rows']):.1f} {y(point[name]):.1f}" for point in curve)
        out.append(f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
    return out


def main() -> None:
    """The command."""
    cards = [json.loads(Path(file).read_text()) for file in sys.argv[1:]]
    size = f"0 0 {WIDE * len(cards)} {HIGH}"
    print(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}" font-family="sans-serif" font-size="11">')
    print(f'<rect width="{WIDE * len(cards)}" height="{HIGH}" fill="#fff"/>')
    for number, card in enumerate(cards):
        print("\n".join(panel(card, number * WIDE)))
    for number, (name, colour) in enumerate(COLOURS.items()):
        print(f'<text x="{EDGE + 70 * number}" y="{HIGH - 6}" fill="{colour}">{NAMES[name]}</text>')
    print("</svg>")


if __name__ == "__main__":
    main()
