"""Tic Tac Town as training sees it."""

from __future__ import annotations

from . import Game, board, die_and_cell, shares

SIDE = 4

GAME = Game(
    "tic-tac-town",
    shares({
        "": 0.45,
        "seats=3": 0.14,
        "seats=4": 0.21,
        "deck=single": 0.05,
        "equations=false": 0.05,
        "seats=3,deck=single": 0.03,
        "seats=4,deck=single": 0.04,
        "seats=4,equations=false": 0.03,
    }),
    seats=4,
    points=20,
    has_secrets=True,
    factors=die_and_cell,
    side=SIDE,
    labels=lambda: [("plane", plane, *cell) for cell in board(SIDE) for plane in range(6)],
    # This serves boards of three and of four cells.
    is_diagonal=True,
)
