"""Tic Tac Moo as training sees it."""

from __future__ import annotations

from . import Game, board, planes, shares

SIDE = 8


def labels() -> list[tuple]:
    """The corners are no cells."""
    return planes(5, [cell for cell in board(SIDE) if not {*cell} <= {0, SIDE - 1}])


GAME = Game(
    "tic-tac-moo",
    shares({
        "": 0.6,
        "win-time=immediate": 0.08,
        "win-check=both": 0.08,
        "supply-end=first": 0.08,
        "fields=adjacent": 0.08,
        "fields=columns": 0.08,
    }),
    seats=2,
    points=14,
    side=SIDE,
    labels=labels,
)
