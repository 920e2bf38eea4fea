"""Te Kuiti as training sees it."""

from __future__ import annotations

from symmetry import edge

from . import Game, board, cells, planes, shares

SIDE = 5


def labels() -> list[tuple]:
    """Fences and daisies turn with the board."""
    field = board(SIDE)
    names = planes(15, field) + [("side", side, *cell) for side in "nesw" for cell in field]
    south = [edge(0, column, "s") for column in range(SIDE)]
    west = [edge(row, 0, "w") for row in range(SIDE)]
    names += [("edge", name) for name in south + [edge(*cell, "n") for cell in field]]
    return names + [("edge", name) for name in [edge(*cell, "e") for cell in field] + west]


GAME = Game(
    "te-kuiti",
    shares({
        "": 0.65,
        "rounds=1": 0.1,
        "final-phase=dynamic": 0.1,
        "mode=solo": 0.05,
        "mode=solo,daisies=gentle": 0.025,
        "mode=solo,take-enclosed=true": 0.05,
        "mode=solo,daisies=gentle,take-enclosed=true": 0.025,
    }),
    seats=2,
    points=20,
    factors=cells,
    side=SIDE,
    labels=labels,
)
