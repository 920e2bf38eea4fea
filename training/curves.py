"""Draws the strength of bare policies against minutes of training, from cards.

python training/curves.py hard docs/learning/*.json crates/cowbell-bots/weights/*.json > docs/learning/curves.svg
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

COLOURS = ["#1b6ca8", "#b3541e", "#3c7a3c", "#7a3c8a", "#8a6d1b"]
WIDE, HIGH, EDGE = 640, 320, 44


def main() -> None:
    """The command."""
    level, *files = sys.argv[1:]
    cards = [json.loads(Path(file).read_text()) for file in files]
    longest = max(point["seconds"] for card in cards for point in card["curve"]) / 60
    x = lambda seconds: EDGE + (WIDE - 170 - EDGE) * seconds / 60 / longest  # noqa: E731
    y = lambda share: HIGH - EDGE - (HIGH - 2 * EDGE) * share  # noqa: E731
    print(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">')
    print(f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>')
    print(f'<text x="{EDGE}" y="22">Bare policy against {level}: share of points by minutes of training</text>')
    for share in (0, 0.25, 0.5, 0.75, 1):
        print(f'<path d="M{EDGE} {y(share):.1f}H{x(60 * longest):.1f}" stroke="#ddd"/>')
        print(f'<text x="{EDGE - 6}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    for minute in range(0, int(longest) + 1, 2):
        print(f'<text x="{x(60 * minute):.1f}" y="{HIGH - EDGE + 18}" text-anchor="middle">{minute}</text>')
    for card, colour, row in zip(cards, COLOURS, range(len(cards)), strict=False):
        points = [(x(point["seconds"]), y(point[level])) for point in card["curve"] if level in point]
        line = "L".join(f"{across:.1f} {up:.1f}" for across, up in points)
        print(f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        print(f'<text x="{WIDE - 120}" y="{60 + 20 * row}" fill="{colour}">{card["game"]}</text>')
    print("</svg>")


if __name__ == "__main__":
    main()
