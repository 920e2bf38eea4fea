"""Weights as the bots read them, and the card that says where they come from.

A file is: `COWBELL1`, then features, wide, narrow, moves, seats and the scale of points (32-bit, little-endian), then
each layer as a scale and 16-bit whole numbers, then its biases likewise. The first, second and third layer have a row
for each input, so that a bot adds up rows; behind them come a row for each value, points and move.
"""

from __future__ import annotations

import hashlib
import struct
from typing import Any

import numpy as np
import torch
from games import Game
from network import Network

MAGIC = b"COWBELL1"
MOST = 32_767


def whole(values: torch.Tensor) -> bytes:
    """A scale and whole numbers."""
    array = values.detach().float().cpu().numpy().ravel()
    scale = np.float32(max(float(np.abs(array).max()), 1e-12) / MOST)
    return struct.pack("<f", scale) + np.rint(array / scale).astype("<i2").tobytes()


def pack(network: Network, game: Game) -> bytes:
    """The file."""
    rows, biases = network.policy_rows()
    sizes = (network.first.in_features, *network.second.weight.T.shape, rows.shape[0], network.seats)
    parts = [MAGIC, struct.pack("<5If", *sizes, game.points)]
    for layer in (network.first, network.second, network.third):
        parts += [whole(layer.weight.T.contiguous()), whole(layer.bias)]
    parts += [whole(network.judge.weight), whole(network.judge.bias), whole(rows), whole(biases)]
    return b"".join(parts)


def unpack(weights: bytes) -> Network:
    """The network in a file, with one plain row for each move."""
    features, wide, narrow, moves, seats = struct.unpack_from("<5I", weights, len(MAGIC))
    if not weights.startswith(MAGIC):
        raise ValueError("these are not weights")
    network = Network(features, moves, seats, torch.zeros(moves, 0), wide, narrow)
    at = len(MAGIC) + 24

    def take(*shape: int) -> torch.Tensor:
        nonlocal at
        count = int(np.prod(shape))
        scale = np.frombuffer(weights, "<f4", 1, at)[0]
        numbers = np.frombuffer(weights, "<i2", count, at + 4).astype(np.float32)
        at += 4 + 2 * count
        return torch.from_numpy(numbers * scale).reshape(shape)

    with torch.no_grad():
        for layer in (network.first, network.second, network.third):
            layer.weight.copy_(take(layer.in_features, layer.out_features).T)
            layer.bias.copy_(take(layer.out_features))
        for head in (network.judge, network.move):
            head.weight.copy_(take(head.out_features, narrow))
            head.bias.copy_(take(head.out_features))
    return network


def card(
    game: Game, weights: bytes, method: str, total: dict[str, Any], seed: int, curve: list[dict[str, Any]]
) -> dict[str, Any]:
    """What anyone should know about the weights."""
    return {
        "game": game.slug,
        "sha256": hashlib.sha256(weights).hexdigest(),
        "bytes": len(weights),
        "licence": "MIT OR Apache-2.0",
        "origin": "self-play of Cowbell's own engine; no human or foreign matches",
        "method": method,
        "tables": [{"options": options, "share": share} for options, share in game.tables],
        "seed": seed,
        **{name: round(part, 1) for name, part in total.items()},
        "curve": curve,
    }
