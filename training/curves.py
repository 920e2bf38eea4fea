"""Draws the strength of bare policies against hours of training, a panel for each game, from cards.

python training/curves.py docs/learning/*.json crates/cowbell-bots/weights/*.json > docs/learning/curves.svg

Cards without such a curve are left out.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

WIDE, HIGH, EDGE = 250, 190, 36
COLOURS = {"medium": "#3c7a3c", "hard": "#1b6ca8"}


def panel(card: dict, left: float, longest: float) -> list[str]:
    """One game: the share of points against each level, by hours."""
    x = lambda seconds: left + EDGE + (WIDE - 1.5 * EDGE) * seconds / longest  # noqa: E731
    y = lambda share: HIGH - EDGE - (HIGH - 2 * EDGE) * share  # noqa: E731
    out = [f'<text x="{left + EDGE}" y="20">{card["game"]}</text>']
    for share in (0, 0.5, 1):
        out.append(f'<path d="M{left + EDGE} {y(share):.1f}H{x(longest):.1f}" stroke="#ddd"/>')
        out.append(f'<text x="{left + EDGE - 4}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    for tenths in range(int(longest / 360) + 1):
        out.append(f'<text x="{x(360 * tenths):.1f}" y="{HIGH - EDGE + 16}" text-anchor="middle">{tenths / 10:.1f} h</text>')
    for level, colour in COLOURS.items():
        points = [(x(point["seconds"]), y(point[level])) for point in card["curve"]]
        line = "L".join(f"{across:.1f} {up:.1f}" for across, up in points)
        out.append(f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        out += [f'<circle cx="{across:.1f}" cy="{up:.1f}" r="2.5" fill="{colour}"/>' for across, up in points]
    return out


def main() -> None:
    """The command."""
    cards = [json.loads(Path(file).read_text()) for file in sys.argv[1:]]
    cards = sorted((card for card in cards if "hard" in card["curve"][0]), key=lambda card: card["game"])
    longest = max(point["seconds"] for card in cards for point in card["curve"])
    print(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE * len(cards)} {HIGH}" font-family="sans-serif" font-size="11">')
    print(f'<rect width="{WIDE * len(cards)}" height="{HIGH}" fill="#fff"/>')
    for number, card in enumerate(cards):
        print("\n".join(panel(card, number * WIDE, longest)))
    for number, (level, colour) in enumerate(COLOURS.items()):
        print(f'<text x="{EDGE + 100 * number}" y="{HIGH - 4}" fill="{colour}">against {level}</text>')
    print("</svg>")


if __name__ == "__main__":
    main()
