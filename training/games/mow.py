"""MOW as training sees it."""

from __future__ import annotations

from . import Game, shares

GAME = Game(
    "mow",
    shares({
        "": 0.4,
        "next-start=rotate": 0.05,
        "seats=3": 0.1,
        "seats=4": 0.15,
        "seats=5": 0.08,
        "seats=6": 0.06,
        "seats=7": 0.05,
        "seats=8": 0.04,
        "seats=9": 0.03,
        "seats=10": 0.04,
    }),
    seats=10,
    points=100,
    has_secrets=True,
)
