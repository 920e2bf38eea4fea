"""Lessons: matches that a bot's search plays against itself, and what it found in every position.

`cowbell lessons` plays them on all cores and writes rows of bytes (crates/cowbell-bots/src/lessons says how); here they are
played, and read as tensors.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import torch
from games import Game
from symmetry import symmetries

#: One as a whole number in a row.
ONE = 120


def collect(game: Game, binary: str, bot: str, seconds: float, threads: int, folder: Path, seed: int, weights: Path | None) -> None:
    """Plays lessons into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    command = [binary, "lessons", game.slug, "--bot", bot, "--seconds", str(seconds), "--threads", str(threads)]
    command += ["--out", str(folder), "--seed", str(seed)]
    for options, share in game.tables:
        text = ",".join(f"{key}={str(value).lower() if isinstance(value, bool) else value}" for key, value in options.items())
        command += ["--table", f"{share} {text}"]
    if weights:
        command += ["--weights", str(weights)]
    subprocess.run(command, check=True)


class Rows:
    """Lessons as tensors on a device."""

    def __init__(self, parts: list[dict[str, torch.Tensor]]) -> None:
        self.of = {name: torch.cat([part[name] for part in parts]) for name in parts[0]}
        #: Rows that show moves.
        self.showing = self.of["shows"].nonzero()[:, 0]

    def __len__(self) -> int:
        return len(self.of["seats"])


class Lessons:
    """The rows of one or several folders on a device."""

    def __init__(self, game: Game, folders: list[Path], device: torch.device, has_hunch: bool = True) -> None:
        self.shape: dict[str, Any] = json.loads((folders[0] / f"{game.slug}.json").read_text())
        self.matches = sum(json.loads((folder / f"{game.slug}.json").read_text())["matches"] for folder in folders)
        self.seats, self.moves = self.shape["seats"], self.shape["moves"]
        self.features = self.shape["features"] - (not has_hunch)
        self.device, self.scale = device, game.points
        learnt, apart = [], []
        for folder in folders:
            for file in sorted(folder.glob(f"{game.slug}-*.rows")):
                if file.stat().st_size:
                    rows = torch.from_numpy(np.fromfile(file, np.uint8).reshape(-1, self.shape["bytes"])).to(device)
                    # Whole matches follow each other: the end of each file is kept apart.
                    cut = len(rows) - len(rows) // 25
                    learnt.append(self.read(rows[:cut]))
                    apart.append(self.read(rows[cut:]))
        self.learnt, self.apart = Rows(learnt), Rows(apart)
        self.bits = torch.arange(8, device=device, dtype=torch.uint8)
        turns = symmetries(game, self.shape["features"], self.moves)
        self.turns = [(torch.from_numpy(order).to(device), torch.from_numpy(numbers).to(device)) for order, numbers in turns]

    def read(self, rows: torch.Tensor) -> dict[str, torch.Tensor]:
        """Rows of bytes as tensors."""
        at = 0

        def take(count: int) -> torch.Tensor:
            nonlocal at
            at += count
            return rows[:, at - count : at].contiguous()

        def wide(count: int) -> torch.Tensor:
            return take(2 * count).view(torch.int16)

        observation = take(self.shape["features"]).view(torch.int8)
        value, result = ((wide(self.seats).int() & 0xFFFF).float() / 65535 for _ in range(2))
        points = wide(self.seats).float() / self.scale
        seats, counts, shows, _ = take(4).unbind(1)
        legal = take((len(self.moves) + 7) // 8)
        shown = wide(2 * self.shape["shown"]).int() & 0xFFFF
        return {
            "observation": observation,
            "value": value,
            "result": result,
            "points": points,
            "seats": seats.clone(),
            "counts": counts.bool(),
            "shows": shows.bool(),
            "legal": legal,
            "number": shown[:, 0::2].short(),
            "share": (shown[:, 1::2].float() / 65535).half(),
        }

    def observed(self, rows: Rows, at: torch.Tensor, turn: int = 0) -> torch.Tensor:
        """What was seen, on a turned board."""
        order = self.turns[turn][0][: self.features]
        return rows.of["observation"][at][:, order].float() / ONE

    def shown(self, rows: Rows, at: torch.Tensor, turn: int = 0) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Which moves were legal on a turned board, and the numbers and shares of those searched most."""
        numbers = self.turns[turn][1]
        plain = ((rows.of["legal"][at][..., None] >> self.bits) & 1).flatten(1)[:, : len(self.moves)].bool()
        turned = torch.empty_like(plain)
        turned[:, numbers] = plain
        return turned, numbers[rows.of["number"][at].long()], rows.of["share"][at].float()
