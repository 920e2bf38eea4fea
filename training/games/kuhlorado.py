"""Kuhlorado as training sees it."""

from __future__ import annotations

from . import Game, board, cells, planes, shares

GAME = Game(
    "kuhlorado",
    shares({"": 0.75, "pro=true": 0.25}),
    seats=2,
    points=40,
    factors=cells,
    side=8,
    labels=lambda: planes(9, board(8)),
)
