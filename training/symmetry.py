"""Boards turned and mirrored: the same position again, from which there is as much to learn.

A symmetry is an order of the values of an observation and one of the moves. A game says what its values stand for.
"""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from games import Game

CELL = re.compile(r"([a-h])([1-8])([nesw])?")
WAYS = {"n": (1, 0), "e": (0, 1), "s": (-1, 0), "w": (0, -1)}

Turn = tuple[bool, bool, bool]


def turned(turn: Turn, row: int, column: int, last: int) -> tuple[int, int]:
    """Where a cell goes; with `last` 0, where a way goes."""
    across, up, along = turn
    row, column = (last - row if up else row), (last - column if along else column)
    return (column, row) if across else (row, column)


def way(turn: Turn, side: str) -> str:
    """Where a side of a cell goes."""
    there = turned(turn, *WAYS[side], 0)
    return next(name for name, of in WAYS.items() if of == there)


def edge(row: int, column: int, side: str) -> str:
    """The name of a fence's place: north or east of a cell where there is one."""
    if side == "s" and row > 0:
        row, side = row - 1, "n"
    if side == "w" and column > 0:
        column, side = column - 1, "e"
    return f"{'abcdefgh'[column]}{row + 1}{side}"


def moved(turn: Turn, text: str, last: int) -> str:
    """A move on the turned board."""

    def cell(found: re.Match[str]) -> str:
        row, column = turned(turn, int(found[2]) - 1, "abcdefgh".index(found[1]), last)
        return edge(row, column, way(turn, found[3])) if found[3] else f"{'abcdefgh'[column]}{row + 1}"

    return CELL.sub(cell, text)


def relabelled(turn: Turn, label: tuple, last: int) -> tuple:
    """The value that stands there on the turned board."""
    match label:
        case ("plane", plane, row, column):
            return ("plane", plane, *turned(turn, row, column, last))
        case ("side", side, row, column):
            return ("side", way(turn, side), *turned(turn, row, column, last))
        case ("edge", name):
            return ("edge", moved(turn, name, last))
        case _:
            return label


def symmetries(game: Game, features: int, moves: list[str]) -> list[tuple[np.ndarray, np.ndarray]]:
    """For each symmetry: which value of an observation comes where, and the number that each move gets."""
    plain = np.arange(features), np.arange(len(moves))
    if not game.side:
        return [plain]
    turns = [(False,) * 3, (True, False, False)] if game.is_diagonal else list(product((False, True), repeat=3))
    last, names = game.side - 1, game.labels()
    # What follows the board in an observation stays as it is.
    names += [("plain", number) for number in range(features - len(names))]
    places = {name: number for number, name in enumerate(names)}
    numbers = {text: number for number, text in enumerate(moves)}

    def number(text: str) -> int:
        if text in numbers:
            return numbers[text]
        # A pair has its lower cell first.
        head, _, pair = text.rpartition(" ")
        return numbers[" ".join(part for part in (head, "+".join(reversed(pair.split("+")))) if part)]

    found = []
    for turn in turns:
        order = np.empty(features, np.int64)
        for place, name in enumerate(names):
            order[places[relabelled(turn, name, last)]] = place
        found.append((order, np.asarray([number(moved(turn, text, last)) for text in moves])))
    return found
