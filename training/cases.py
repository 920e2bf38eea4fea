"""Writes what PyTorch makes of shipped weights in many positions, for the test that the bots get the same numbers.

    python training/cases.py crates/cowbell-bots/weights/mow.bin > crates/cowbell-bots/testdata/judgements-mow.json
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import cowbell
import torch
from export import unpack
from games import GAMES


@torch.no_grad()
def main() -> None:
    """The command."""
    path = Path(sys.argv[1])
    game, network, dice = GAMES[path.stem], unpack(path.read_bytes()), random.Random(5)
    cases = []
    for number, (options, _) in enumerate(2 * game.tables):
        match = cowbell.Match(game.slug, options, seed=number)
        for _ in range(dice.randrange(1, 40)):
            if match.is_over:
                match.reset()
            match.play(match.sample())
        if match.is_over:
            continue
        seat, seats = match.turn, match.seats
        # Some networks also see what hand-made judgement thinks.
        hunch = match.judge(seat)["hunch"]
        seen = torch.tensor([*match.observation(seat), *([] if hunch is None else [hunch])], dtype=torch.float32)
        logits, value, points = network(seen)
        numbers = match.legal_numbers()
        shares = torch.softmax(logits[numbers], dim=0).tolist()
        steps = [(other - seat) % seats for other in range(seats)]
        cases.append({
            "options": match.options,
            "position": match.position(),
            "seat": seat,
            "policy": [[move, round(share, 6)] for move, share in zip(match.legal_moves(), shares, strict=True)],
            "values": [round(torch.sigmoid(value[step]).item(), 6) for step in steps],
            "points": [round(points[step].item() * game.points, 4) for step in steps],
        })
    print(json.dumps(cases, indent=1))


if __name__ == "__main__":
    main()
