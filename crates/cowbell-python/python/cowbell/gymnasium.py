"""Every game as a Gymnasium environment: one learner against bots.

Importing this module registers every game of the catalog by its name: `cowbell/TeKuiti-v0` and so on,
each also as a vector environment::

    import cowbell.gymnasium
    import gymnasium

    env = gymnasium.make("cowbell/TeKuiti-v0", opponents="easy", rounds=1)
    many = gymnasium.make_vec("cowbell/TeKuiti-v0", 256, vectorization_mode="vector_entry_point")

The mask of legal moves stands in the observation and in the infos. An illegal move ends the match with -1.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ._native import Match, VecMatch, games

Seen = dict[str, NDArray[Any]]


def _spaces(match: Match) -> tuple[Any, Any]:
    observation = spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (match.num_features,), np.float32),
            "action_mask": spaces.Box(0, 1, (match.num_moves,), np.int8),
        }
    )
    return observation, spaces.Discrete(match.num_moves)


def _bots(opponents: str | dict[int, str], seat: int, seats: int) -> dict[int, str]:
    if isinstance(opponents, str):
        return {other: opponents for other in range(seats) if other != seat}
    return {int(other): level for other, level in opponents.items() if other != seat}


class Against(gymnasium.Env[Seen, Any]):
    """One learner on `seat` against bots."""

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: str | dict[int, str] = "random",
        seat: int = 0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.match = Match(game, options, 0)
        if not 0 <= seat < self.match.seats:
            raise ValueError(f"the seats are 0 to {self.match.seats - 1}")
        self.seat = seat
        self.bots = _bots(opponents, seat, self.match.seats)
        if missing := set(range(self.match.seats)) - self.bots.keys() - {seat}:
            raise ValueError(f"nobody plays the seats {sorted(missing)}")
        self.render_mode = render_mode
        self.observation_space, self.action_space = _spaces(self.match)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin a new match."""
        super().reset(seed=seed)
        while True:
            self.match.reset(int(self.np_random.integers(2**63)))
            self._go_on()
            # A match of bots alone is no episode.
            if not self.match.is_over:
                return self._look()

    def _go_on(self) -> None:
        while (turn := self.match.turn) >= 0 and turn != self.seat:
            self.match.play(self.match.bot(self.bots[turn], int(self.np_random.integers(2**63))))

    def _look(self) -> tuple[Seen, dict[str, Any]]:
        mask = self.match.mask().view(np.int8)
        return {"observation": self.match.observation(self.seat), "action_mask": mask}, {"action_mask": mask.copy()}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Make a move, and let the bots make theirs."""
        number = int(action)
        if self.match.is_over or not self.match.mask()[number]:
            seen, info = self._look()
            return seen, -1.0, True, False, info | {"is_illegal": True}
        self.match.play(number)
        self._go_on()
        seen, info = self._look()
        return seen, float(self.match.rewards()[self.seat]), self.match.is_over, False, info

    def render(self) -> Any:
        """The table as the learner sees it, as text."""
        text = self.match.render("text", self.seat)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None


class ManyAgainst(VectorEnv[Seen, NDArray[Any], NDArray[Any]]):
    """Many learners on the same seat against bots, all inside compiled code. A match that ends is followed at once."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "",
        opponents: str | dict[int, str] = "random",
        seat: int = 0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        match = Match(game, options, 0)
        self.num_envs = num_envs
        self.seat = seat
        self.render_mode = render_mode
        self.batch = VecMatch(game, num_envs, options, 0, _bots(opponents, seat, match.seats))
        self.single_observation_space, self.single_action_space = _spaces(match)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begin new matches."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**63)))
        seen = self._look()
        return seen, {"action_mask": seen["action_mask"].copy()}

    def _look(self) -> Seen:
        return {"observation": self.batch.observation.copy(), "action_mask": self.batch.mask.copy().view(np.int8)}

    def step(self, actions: NDArray[Any]) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Make one legal move in each match; `IllegalMove` if one of them is not."""
        self.batch.step(actions)
        seen, done = self._look(), self.batch.done.copy()
        info: dict[str, Any] = {"action_mask": seen["action_mask"].copy()}
        if done.any():
            info |= {"final_obs": self.batch.final_observation.copy(), "_final_obs": done.copy()}
        return seen, self.batch.reward[:, self.seat].astype(np.float64), done, np.zeros(self.num_envs, bool), info


for _card in games():
    gymnasium.register(
        id=f"cowbell/{_card['slug'].title().replace('-', '')}-v0",
        entry_point="cowbell.gymnasium:Against",
        vector_entry_point="cowbell.gymnasium:ManyAgainst",
        kwargs={"game": _card["slug"]},
    )
