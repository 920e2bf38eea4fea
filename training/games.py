"""What is trained: for each game the tables that share one network, and the shape of its moves.

A network serves every option and number of seats of its game, so self-play mixes tables by these shares. The scale
brings points to about one. `factors` says what moves have in common (a cell, a die), so that what is learnt about
one move helps others; the exported network has one plain row for each move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np


@dataclass(frozen=True)
class Game:
    """One game as training sees it."""

    slug: str
    #: Options of a table and its share of the matches.
    tables: list[tuple[dict[str, Any], float]]
    #: The most seats: a network has a value for each.
    seats: int
    #: Points are divided by this.
    points: float
    #: Whether a seat holds what others may not see: then the value is also learnt from seats that wait.
    has_secrets: bool = False
    #: Names of what a move, by its text, has in common with others.
    factors: Callable[[str], list[str]] = field(default=lambda text: [])

    def factor_matrix(self, moves: list[str]) -> np.ndarray:
        """`[moves, factors]` of noughts and ones, from all moves as text."""
        named = [self.factors(text) for text in moves]
        names = sorted({name for names in named for name in names})
        matrix = np.zeros((len(named), len(names)), np.float32)
        for row, of in zip(matrix, named, strict=True):
            for name in of:
                row[names.index(name)] += 1
        return matrix


def cells(text: str) -> list[str]:
    """A pair of cells shares each with the pairs that also have it: `a1+b2`, `take a1+b2`."""
    return [*text.split()[-1].split("+"), "pair"] if "+" in text else []


def die_and_cell(text: str) -> list[str]:
    """A die placed: `R5b2` shares the die and the cell."""
    return [text[:2], text[2:]] if len(text) == 4 and text[0].isupper() else []


def shares(tables: Mapping[str, float]) -> list[tuple[dict[str, Any], float]]:
    """Tables from texts such as `seats=4,deck=single`."""

    def value(text: str) -> Any:
        return int(text) if text.isdigit() else {"true": True, "false": False}.get(text, text)

    def options(text: str) -> dict[str, Any]:
        return {key: value(word) for key, word in (pair.split("=") for pair in text.split(",") if pair)}

    return [(options(text), share) for text, share in tables.items()]


GAMES = {
    game.slug: game
    for game in [
        Game(
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
        ),
        Game("kuhlorado", shares({"": 0.75, "pro=true": 0.25}), seats=2, points=40, factors=cells),
        Game(
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
        ),
        Game(
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
        ),
        Game(
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
        ),
    ]
}
