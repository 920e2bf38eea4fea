"""What is trained: for each game the tables that share one network, and the shape of its moves. One file per game.

A network serves every option and number of seats of its game, so self-play mixes tables by these shares. The scale
brings points to about one. `factors` says what moves have in common (a cell, a die), so that what is learnt about
one move helps others; the exported network has one plain row for each move.
"""

from __future__ import annotations

import importlib
import pkgutil
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
    #: The cells along a side of a board that can be turned and mirrored, if the game has one.
    side: int = 0
    #: What the first values of an observation stand for on such a board, as far as they turn with it.
    labels: Callable[[], list[tuple]] = list
    #: Whether the board is mirrored along its diagonal only.
    is_diagonal: bool = False

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


def planes(count: int, cells: list[tuple[int, int]]) -> list[tuple]:
    """Labels of planes, one after another, each with a value for every cell."""
    return [("plane", plane, *cell) for plane in range(count) for cell in cells]


def board(side: int) -> list[tuple[int, int]]:
    """Rows and columns of a square board."""
    return [(row, column) for row in range(side) for column in range(side)]


_MODULES = [importlib.import_module(f".{module.name}", __name__) for module in pkgutil.iter_modules(__path__)]
GAMES: dict[str, Game] = {module.GAME.slug: module.GAME for module in _MODULES}
