"""Every game as a PettingZoo environment: `env(game, **options)` in turns, `parallel_env(game, **options)` at once.

The mask of legal moves stands in the observation (`action_mask`) and in the infos. An illegal move ends the match:
the agent that made it gets -1, the others 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ._native import Match

RENDER_MODES = ["human", "ansi"]


def spaces_of(match: Match) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
    """The spaces of a game: what is seen with its mask, and the move numbers."""
    observation = spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (match.num_features,), np.float32),
            "action_mask": spaces.Box(0, 1, (match.num_moves,), np.int8),
        }
    )
    return observation, spaces.Discrete(match.num_moves)


class _Table:
    """What both kinds of environment share: one match, its agents and spaces."""

    def __init__(self, game: str, render_mode: str | None, options: dict[str, Any]) -> None:
        self.match = Match(game, options, 0)
        self.metadata = {
            "name": f"cowbell_{game.replace('-', '_')}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.match.seats)]
        self.agents = self.possible_agents[:]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        pairs = {agent: spaces_of(self.match) for agent in self.possible_agents}
        self._observation = {agent: pair[0] for agent, pair in pairs.items()}
        self._action = {agent: pair[1] for agent, pair in pairs.items()}
        self._none = np.zeros(self.match.num_moves, np.int8)
        self._none.flags.writeable = False

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees, and its mask."""
        return self._observation[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        """The numbers of all moves."""
        return self._action[agent]

    def render(self) -> str | None:
        """The table as everyone sees it, as text."""
        if self.render_mode is None:
            return None
        text = self.match.render()
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class Turns(_Table, AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """A game in turns."""

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        _Table.__init__(self, game, render_mode, options)
        AECEnv.__init__(self)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new match."""
        self.match.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._none} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """The seat to move is selected, and its mask made."""
        self.agent_selection = agent = self.possible_agents[self.match.turn]
        self.infos[agent] = {"action_mask": self.match.mask().view(np.int8)}

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and do."""
        info = self.infos.get(agent)
        mask = self._none if info is None else info["action_mask"]
        return {"observation": self.match.observation(self._seat[agent]), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the selected agent's move."""
        agent = self.agent_selection
        if self.terminations[agent] or action is None:
            self._was_dead_step(action)
            return
        # Before the end every reward is zero, so what `last` returns has nothing to add.
        self._cumulative_rewards[agent] = 0.0
        if not self.infos[agent]["action_mask"][action]:
            self._end({other: -1.0 if other == agent else 0.0 for other in self.agents})
            return
        self.match.play(int(action))
        self.infos[agent] = {"action_mask": self._none}
        if self.match.is_over:
            self._end(dict(zip(self.agents, self.match.rewards(), strict=True)))
        else:
            self._ask()

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"action_mask": self._none} for agent in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()


class AtOnce(_Table, ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """A game in which all are asked and one is heard: the agent whose mask is not empty."""

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        _Table.__init__(self, game, render_mode, options)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        """Begin a new match."""
        self.match.reset(seed)
        self.agents = self.possible_agents[:]
        return self._look()

    def _look(self) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        turn, mask = self.match.turn, self.match.mask().view(np.int8)
        masks = {agent: mask if self._seat[agent] == turn else self._none for agent in self.agents}
        seen = {
            agent: {"observation": self.match.observation(self._seat[agent]), "action_mask": masks[agent]}
            for agent in self.agents
        }
        active = self.possible_agents[turn] if turn >= 0 else None
        return seen, {agent: {"action_mask": masks[agent], "active_agent": active} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Make the move of the agent to move; the others' actions are ignored."""
        agents = self.agents
        if not agents:
            return {}, {}, {}, {}, {}
        mover = self.possible_agents[self.match.turn]
        action = int(actions[mover])
        is_legal = 0 <= action < self.match.num_moves and bool(self.match.mask()[action])
        if is_legal:
            self.match.play(action)
            rewards = dict(zip(agents, self.match.rewards(), strict=True))
        else:
            rewards = {agent: -1.0 if agent == mover else 0.0 for agent in agents}
        seen, infos = self._look()
        is_over = not is_legal or self.match.is_over
        if is_over:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, False), infos


def env(game: str, render_mode: str | None = None, **options: Any) -> Turns:
    """A game in turns, with its options: `env("mow", seats=4)`."""
    return Turns(game, render_mode, **options)


raw_env = env


def parallel_env(game: str, render_mode: str | None = None, **options: Any) -> AtOnce:
    """A game at once, with its options."""
    return AtOnce(game, render_mode, **options)
