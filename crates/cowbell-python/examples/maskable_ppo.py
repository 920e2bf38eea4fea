"""MaskablePPO of sb3-contrib on any game, against bots. Not run in CI: its wheels are huge.

`pip install sb3-contrib`, then `python maskable_ppo.py --game kuhlorado --opponents random`.
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np
from gymnasium import ObservationWrapper, spaces
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from sb3_contrib.common.wrappers import ActionMasker

import cowbell.gymnasium  # noqa: F401


class Plain(ObservationWrapper):
    """The observation alone: the mask goes another way."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        self.observation_space: spaces.Box = env.observation_space["observation"]

    def observation(self, observation: dict[str, np.ndarray]) -> np.ndarray:
        """Without the mask."""
        return observation["observation"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="kuhlorado")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--steps", type=int, default=200_000)
    args = parser.parse_args()

    name = f"cowbell/{args.game.title().replace('-', '')}-v0"
    env = gymnasium.make(name, opponents=args.opponents)
    env = ActionMasker(Plain(env), lambda env: env.unwrapped.match.mask())
    model = MaskablePPO("MlpPolicy", env, verbose=1)
    for _ in range(5):
        mean, spread = evaluate_policy(model, env, n_eval_episodes=100)
        print(f"mean reward {mean:+.3f} ± {spread / 10:.3f}")
        model.learn(args.steps // 5)


if __name__ == "__main__":
    main()
