"""Training at the size of a laptop: the loss falls and strength over random rises; weights come back as they went.

It needs PyTorch, which the package's own tests do not: `pytest training` says so and skips where there is none.
"""

from __future__ import annotations

import argparse
import json

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: training is not tested here")

from export import pack, unpack  # noqa: E402
from games import GAMES  # noqa: E402
from learn import returns  # noqa: E402
from selfplay import absolute, relative  # noqa: E402
from train import Run, fresh  # noqa: E402


def test_a_little_training_makes_it_stronger(tmp_path):
    # As `train.py` has it: more threads only wait for each other where a machine has other things to do.
    torch.set_num_threads(1)
    # Updates end it and not the time, so that a busy machine learns as much.
    args = argparse.Namespace(
        minutes=60.0, plan=None, out=tmp_path, resume=None, matches=256, steps=32, rate=1e-3, seed=1, threads=1,
        ladder=["medium"], measure=100, points=2, updates=40,
    )
    Run(GAMES["mow"], args).run()
    card = json.loads((tmp_path / "mow.json").read_text())
    first, last = card["curve"][0], card["curve"][-1]
    assert last["value"] < first["value"] - 0.01
    # A network that knows nothing beats random already, because it always prefers the same moves.
    assert last["medium"] > first["medium"] + 0.1
    # It goes on from where it was.
    again = Run(GAMES["mow"], args)
    assert again.total["updates"] == card["updates"]


def test_weights_come_back():
    game = GAMES["te-kuiti"]
    torch.manual_seed(1)
    network = fresh(game, torch.device("cpu"))
    again = unpack(pack(network, game))
    observation = torch.rand(5, network.first.in_features)
    for ours, theirs in zip(network(observation), again(observation), strict=True):
        assert torch.allclose(ours, theirs, atol=1e-3)


def test_returns_end_with_the_match():
    ahead = torch.full((3, 1, 2), 0.5)
    done = torch.tensor([[False], [True]])
    end = torch.tensor([[[0.0, 0.0]], [[1.0, 0.0]]])
    found = returns(ahead, done, end)
    assert torch.equal(found[1, 0], torch.tensor([1.0, 0.0]))
    assert torch.allclose(found[0, 0], torch.tensor([0.975, 0.025]))


def test_seats_turn_and_turn_back():
    values = torch.rand(4, 3)
    seat, seats = torch.tensor([0, 1, 2, 0]), torch.tensor([3, 3, 3, 3])
    assert torch.equal(absolute(relative(values, seat, seats), seat, seats), values)
