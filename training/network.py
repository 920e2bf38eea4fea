"""The network: an observation in, a value and points for each seat and a weight for each move out.

Three small layers, made to be evaluated one position at a time on one core: an observation is mostly zeros, so the
wide first layer only adds up the columns of what is there. The third layer adds to the second.
"""

from __future__ import annotations

import torch
from torch import nn

WIDE, NARROW = 256, 64


class Network(nn.Module):
    """Values and points come by relative seat: the observer first."""

    def __init__(
        self, features: int, moves: int, seats: int, factors: torch.Tensor, wide: int = WIDE, narrow: int = NARROW
    ) -> None:
        super().__init__()
        self.first = nn.Linear(features, wide)
        self.second = nn.Linear(wide, narrow)
        self.third = nn.Linear(narrow, narrow)
        self.judge = nn.Linear(narrow, 2 * seats)
        self.move = nn.Linear(narrow, moves)
        self.shared = nn.Linear(narrow, max(1, factors.shape[1]))
        self.register_buffer("factors", factors, persistent=False)
        self.seats = seats
        for head in (self.judge, self.move, self.shared):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def body(self, observation: torch.Tensor) -> torch.Tensor:
        """What the heads look at."""
        narrow = torch.relu(self.second(torch.relu(self.first(observation))))
        return narrow + torch.relu(self.third(narrow))

    def policy_rows(self) -> tuple[torch.Tensor, torch.Tensor]:
        """A plain row of weights and a bias for each move."""
        if self.factors.shape[1] == 0:
            return self.move.weight, self.move.bias
        return (
            self.move.weight + self.factors @ self.shared.weight,
            self.move.bias + self.factors @ self.shared.bias,
        )

    def values(self, body: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logits of the result and scaled points, by relative seat."""
        judged = self.judge(body)
        return judged[..., : self.seats], judged[..., self.seats :]

    def forward(self, observation: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Logits of all moves, logits of the result, points."""
        body = self.body(observation)
        weight, bias = self.policy_rows()
        return nn.functional.linear(body, weight, bias), *self.values(body)
