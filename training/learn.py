"""Learning from what was played: PPO, with one value for every seat from every position.

The return of a decision is the λ-return over all decisions of the match, no matter who made them, so that every position
teaches the value of every seat. Where hands are secret, a seat that waits learns its value from what it sees, too:
a search asks for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import torch
from network import Network
from selfplay import Played, Tables, masked, relative
from torch.nn import functional

TRACE = 0.95
CLIP = 0.2
#: A stretch is learnt in this many pieces, or in more if they would be larger than this.
PIECES, LARGEST = 8, 16_384


def returns(ahead: torch.Tensor, done: torch.Tensor, end: torch.Tensor) -> torch.Tensor:
    """λ-returns `[steps, n, seats]` from estimates `[steps + 1, n, seats]` and what ended matches brought."""
    out = torch.empty_like(end)
    later = ahead[-1]
    for step in reversed(range(len(end))):
        going_on = (1 - TRACE) * ahead[step + 1] + TRACE * later
        later = torch.where(done[step][:, None], end[step], going_on)
        out[step] = later
    return out


@dataclass
class Losses:
    """What an update came to, in the mean."""

    policy: float
    value: float
    points: float
    entropy: float


class Learner:
    """A network and how it changes."""

    def __init__(self, network: Network, rounds: int = 2) -> None:
        self.network = network
        self.rounds = rounds
        self.optimiser = torch.optim.Adam(network.parameters(), lr=1e-3, eps=1e-5)

    def learn(self, tables: Tables, played: Played, rate: float, entropy: float) -> Losses:
        """Several passes over one stretch."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        target = returns(played.value, played.done, played.result)
        points = returns(played.points, played.done, played.score)
        steps, n = played.seat.shape
        seats = tables.seats.expand(steps, n)
        own = played.seat[..., None]
        gain = target.gather(-1, own) - played.value[:-1].gather(-1, own)
        is_ours = (tables.learner < 0) | (tables.learner == played.seat)
        gain = (gain[..., 0] - gain[..., 0][is_ours].mean()) / (gain[..., 0][is_ours].std() + 1e-4)
        flat = {
            "observation": played.observation,
            "mask": played.mask,
            "move": played.move,
            "chance": played.chance,
            "gain": gain * is_ours,
            "ours": is_ours,
            "seats": seats,
            "target": relative(target, played.seat, seats),
            "points": relative(points, played.seat, seats),
        }
        if played.watched is not None and played.watcher is not None:
            flat["watched"] = played.watched
            flat["watched_target"] = relative(target, played.watcher, seats)
            flat["watched_points"] = relative(points, played.watcher, seats)
        flat = {name: tensor.flatten(0, 1) for name, tensor in flat.items()}
        total = torch.zeros(4, device=target.device)
        count = 0
        for piece in self.cut(steps * n, target.device):
            loss, parts = self.loss({name: tensor[piece] for name, tensor in flat.items()}, entropy)
            self.optimiser.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
            self.optimiser.step()
            total += parts
            count += 1
        return Losses(*(total / count).tolist())

    def cut(self, size: int, device: torch.device) -> Iterator[torch.Tensor]:
        """Every sample once a round, in random pieces."""
        for _ in range(self.rounds):
            yield from torch.randperm(size, device=device).chunk(max(PIECES, size // LARGEST))

    def loss(self, of: dict[str, torch.Tensor], entropy: float) -> tuple[torch.Tensor, torch.Tensor]:
        """What is to fall, and its parts."""
        logits, value, points = self.network(of["observation"].float())
        chances = masked(logits, of["mask"])
        chance = chances.gather(-1, of["move"][:, None])[:, 0]
        ratio = (chance - of["chance"]).exp()
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        ours = of["ours"].sum().clamp(min=1)
        policy = -torch.minimum(ratio * of["gain"], clipped * of["gain"]).sum() / ours
        spread = -(chances.exp() * chances).masked_fill(~of["mask"], 0).sum(-1).mean()
        judged = judgement(value, points, of["target"], of["points"], of["seats"])
        loss = policy + judged[0] + 0.5 * judged[1] - entropy * spread
        if "watched" in of:
            watched = self.network.values(self.network.body(of["watched"].float()))
            more = judgement(*watched, of["watched_target"], of["watched_points"], of["seats"])
            loss = loss + 0.5 * more[0] + 0.25 * more[1]
        return loss, torch.stack([policy, judged[0], judged[1], spread]).detach()


def judgement(
    value: torch.Tensor, points: torch.Tensor, target: torch.Tensor, scored: torch.Tensor, seats: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor]:
    """How wrong values and points are, in the mean over the seats that play."""
    plays = torch.arange(value.shape[-1], device=value.device) < seats[:, None]
    weight = plays / seats[:, None]
    # The observer's own value counts as much as those of all others.
    weight = torch.cat([weight[:, :1] * 0 + 0.5, weight[:, 1:]], dim=1)
    wrong = functional.binary_cross_entropy_with_logits(value, target.clamp(0, 1), reduction="none")
    off = functional.smooth_l1_loss(points, scored, reduction="none")
    return (wrong * weight).sum(-1).mean(), (off * weight).sum(-1).mean()
