"""How strong a policy is by itself: its best move, no search, against the levels of the ladder or another self."""

from __future__ import annotations

import math
from typing import Any

import cowbell
import torch
from games import Game
from network import Network


@torch.no_grad()
def against(
    game: Game,
    network: Network,
    level: str,
    matches: int,
    seed: int,
    threads: int,
    device: torch.device,
    options: dict[str, Any] | None = None,
) -> tuple[float, float]:
    """Its share of the points against a level on all other seats, each seat in turn, and the standard error."""
    shares: list[float] = []
    seats = cowbell.Match(game.slug, options, seed=0).seats
    each = max(1, matches // seats)
    for seat in range(seats):
        others = {other: level for other in range(seats) if other != seat}
        batch = cowbell.VecMatch(game.slug, each, options, seed=seed, opponents=others, threads=threads)
        # The first match of each row: counting whichever ends first would favour short ones.
        open_rows = set(range(each))
        while open_rows:
            observation = torch.from_numpy(batch.observation).to(device)
            logits = network(observation)[0].masked_fill(~torch.from_numpy(batch.mask).to(device), -1e9)
            batch.step(logits.argmax(dim=-1).cpu().numpy())
            for row in batch.done.nonzero()[0].tolist():
                if row in open_rows:
                    open_rows.discard(row)
                    shares.append((float(batch.reward[row, seat]) + 1) / 2)
    mean = sum(shares) / len(shares)
    spread = math.sqrt(sum((share - mean) ** 2 for share in shares) / max(1, len(shares) - 1))
    return mean, spread / math.sqrt(len(shares))
