"""Matches by the thousand: all tables of a game as one batch on the device, and what was played as tensors.

The engines step on the processor; observations, masks and the choice of moves stay on the device, because drawing
moves in NumPy costs twenty times as much.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass

import cowbell
import numpy as np
import torch
from games import Game
from network import Network

#: One in this many matches is played against an earlier self.
LEAGUE = 4


class Tables:
    """All tables of a game, one row a match."""

    def __init__(self, game: Game, n: int, seed: int, threads: int, device: torch.device) -> None:
        self.game, self.device = game, device
        counts = [max(LEAGUE, int(n * share)) for _, share in game.tables]
        watch = game.has_secrets
        self.batches = [
            cowbell.VecMatch(game.slug, count, options, seed=seed * 1000 + index, threads=threads, watch=watch)
            for index, ((options, _), count) in enumerate(zip(game.tables, counts, strict=True))
        ]
        self.n = sum(counts)
        self.ends = np.cumsum(counts)[:-1]
        seats = [np.full(len(batch), batch.seats) for batch in self.batches]
        self.seats = torch.as_tensor(np.concatenate(seats), device=device)
        # The last rows of each table meet earlier selves on all seats but one.
        row = np.concatenate([np.arange(count) for count in counts])
        is_league = np.concatenate([np.arange(count) >= count - count // LEAGUE for count in counts])
        learner = np.where(is_league, row % np.concatenate(seats), -1)
        self.learner = torch.as_tensor(learner, device=device)
        self.league = torch.as_tensor(np.flatnonzero(is_league), device=device)
        if device.type == "cuda":
            for batch in self.batches:
                for array in (batch.observation, batch.mask, batch.watched):
                    # Pinned memory only makes copies faster.
                    with suppress(Exception):
                        if array.size:
                            torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)

    def gather(self, name: str) -> torch.Tensor:
        """An array of all batches as one tensor on the device."""
        parts = [torch.from_numpy(getattr(batch, name)) for batch in self.batches]
        # A copy must have happened before the arrays are written again: the choice of moves waits for it.
        return torch.cat([part.to(self.device, non_blocking=True) for part in parts])

    def results(self, name: str) -> torch.Tensor:
        """An array by seat, padded to the most seats of the game."""
        whole = np.zeros((self.n, self.game.seats), np.float32)
        at = 0
        for batch in self.batches:
            whole[at : at + len(batch), : batch.seats] = getattr(batch, name)
            at += len(batch)
        return torch.as_tensor(whole, device=self.device)

    def step(self, moves: torch.Tensor) -> None:
        """One move in each match."""
        for batch, part in zip(self.batches, np.split(moves.cpu().numpy(), self.ends), strict=True):
            batch.step(part)


@dataclass
class Played:
    """A stretch of all matches, `[steps, n, …]`; what speaks of seats is absolute."""

    observation: torch.Tensor
    mask: torch.Tensor
    seat: torch.Tensor
    move: torch.Tensor
    chance: torch.Tensor
    value: torch.Tensor
    points: torch.Tensor
    done: torch.Tensor
    result: torch.Tensor
    score: torch.Tensor
    watcher: torch.Tensor | None
    watched: torch.Tensor | None


def absolute(relative: torch.Tensor, seat: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
    """Values by relative seat as values by absolute seat."""
    place = torch.arange(relative.shape[-1], device=relative.device)
    return relative.gather(-1, (place - seat[..., None]) % seats[..., None])


def relative(absolute: torch.Tensor, seat: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
    """The inverse."""
    place = torch.arange(absolute.shape[-1], device=absolute.device)
    return absolute.gather(-1, (place + seat[..., None]) % seats[..., None])


def masked(logits: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """Log-probabilities of legal moves; all others are far below."""
    return torch.log_softmax(logits.masked_fill(~mask, -1e9), dim=-1)


def draw(logits: torch.Tensor) -> torch.Tensor:
    """A move by its probability (the Gumbel trick: no sums, no search)."""
    noise = torch.empty_like(logits).exponential_().log_()
    return (logits - noise).argmax(dim=-1)


@torch.no_grad()
def play(tables: Tables, network: Network, old: Network | None, steps: int) -> Played:
    """Lets all matches go on for a number of decisions."""
    kept: dict[str, list[torch.Tensor]] = {name: [] for name in Played.__dataclass_fields__}
    for _ in range(steps):
        observation, mask = tables.gather("observation").half(), tables.gather("mask")
        seat = tables.gather("to_move").long()
        logits, value, points = network(observation.float())
        chances = masked(logits, mask)
        move = draw(chances)
        if old is not None:
            league = tables.league
            theirs = draw(masked(old(observation[league].float())[0], mask[league]))
            is_old = tables.learner[league] != seat[league]
            move[league] = torch.where(is_old, theirs, move[league])
        keep = {
            "observation": observation,
            "mask": mask,
            "seat": seat,
            "move": move,
            "chance": chances.gather(-1, move[:, None])[:, 0],
            "value": absolute(torch.sigmoid(value), seat, tables.seats),
            "points": absolute(points, seat, tables.seats),
        }
        if tables.game.has_secrets:
            keep["watcher"] = tables.gather("watcher").long()
            keep["watched"] = tables.gather("watched").half()
        tables.step(move)
        keep["done"] = tables.gather("done")
        keep["result"] = (tables.results("reward") + 1) / 2
        keep["score"] = tables.results("score") / tables.game.points
        for name, tensor in keep.items():
            kept[name].append(tensor)
    observation, seat = tables.gather("observation").float(), tables.gather("to_move").long()
    _, value, points = network(observation)
    kept["value"].append(absolute(torch.sigmoid(value), seat, tables.seats))
    kept["points"].append(absolute(points, seat, tables.seats))
    return Played(**{name: torch.stack(tensors) if tensors else None for name, tensors in kept.items()})
