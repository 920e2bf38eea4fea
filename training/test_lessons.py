"""Lessons: boards turn without losing a move, rows read back, and a network learns what they show."""

from __future__ import annotations

import argparse
import json

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: training is not tested here")

from games import GAMES  # noqa: E402
from lessons import Lessons  # noqa: E402
from network import Network  # noqa: E402
from symmetry import moved, symmetries  # noqa: E402
from teach import examine, learn  # noqa: E402


def test_a_fence_turns_with_the_board():
    mirror = (False, False, True)
    assert moved(mirror, "fence a1w", 4) == "fence e1e"
    assert moved(mirror, "fence b2e", 4) == "fence c2e"
    assert moved((True, False, False), "take a2+c1", 4) == "take b1+a3"


@pytest.mark.parametrize("slug", ["kuhlorado", "tic-tac-town"])
def test_symmetries_lose_nothing(slug):
    side = GAMES[slug].side
    columns, rows = "abcdefgh"[:side], range(1, side + 1)
    cells = [f"{column}{row}" for row in rows for column in columns]
    pairs = [f"{one}+{other}" for at, one in enumerate(cells) for other in cells[at + 1 :]]
    found = symmetries(GAMES[slug], 700, [*cells, *pairs, "pass"])
    assert len({tuple(order) for order, _ in found}) == len(found) > 1
    for order, numbers in found:
        assert sorted(order) == list(range(700))
        assert sorted(numbers) == list(range(len(numbers)))


def test_what_lessons_show_is_learnt(tmp_path):
    game, features, moves, shown, n = GAMES["mow"], 20, 9, 2, 3000
    bytes_of = features + 6 * game.seats + 4 + 2 + 4 * shown
    dice = np.random.default_rng(1)
    rows = np.zeros((n, bytes_of), np.uint8)
    rows[:, :features] = dice.integers(0, 2, (n, features)) * 120
    # Who has the first value wins, and should make the third move.
    has_it = rows[:, 0] > 0
    wide = lambda values: values.astype("<u2").view(np.uint8).reshape(n, -1)  # noqa: E731
    results = np.zeros((n, game.seats), np.uint16)
    results[:, 0], results[:, 1] = has_it * 65535, ~has_it * 65535
    at = features
    rows[:, at : at + 2 * game.seats] = rows[:, at + 2 * game.seats : at + 4 * game.seats] = wide(results)
    at += 6 * game.seats
    rows[:, at : at + 3] = [2, 1, 1]
    rows[:, at + 4] = 0xFF
    rows[:, at + 6 :] = wide(np.stack([np.where(has_it, 3, 1), np.full(n, 65535), np.zeros(n), np.zeros(n)], axis=1))
    rows.tofile(tmp_path / "mow-0.rows")
    shape = {"features": features, "seats": game.seats, "moves": [str(move) for move in range(moves)], "shown": shown}
    (tmp_path / "mow.json").write_text(json.dumps({**shape, "bytes": bytes_of, "matches": 30}))
    torch.manual_seed(1)
    lessons = Lessons(game, [tmp_path], torch.device("cpu"))
    network = Network(features, moves, game.seats, torch.zeros(moves, 0), 32, 32)
    before = examine(network, lessons)
    curve = learn(network, lessons, argparse.Namespace(rate=3e-3, passes=12, batch=64, learn=60, policy=0.5))
    assert curve[0] == {"rows": 0, **before}
    assert curve[-1]["network"] < 0.1 < before["network"]
    assert curve[-1]["policy"] < 0.2 < before["policy"]
