"""MaskablePPO of sb3-contrib on any game, against bots, with its learning curve. Not run in CI: its wheels are huge.

`pip install sb3-contrib`, then `python maskable_ppo.py --game kuhlorado --opponents random`. The networks are small:
on a busy machine set OMP_NUM_THREADS=1.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import gymnasium
import numpy as np
from gymnasium import ObservationWrapper, spaces
from learn_kuhlorado import POINTS, draw
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from sb3_contrib.common.wrappers import ActionMasker
from stable_baselines3.common.monitor import Monitor

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
    parser.add_argument("--out", type=Path, default=Path("maskable-ppo-learning.svg"))
    args = parser.parse_args()

    name = f"cowbell/{args.game.title().replace('-', '')}-v0"
    env = gymnasium.make(name, opponents=args.opponents)
    env = Monitor(ActionMasker(Plain(env), lambda env: env.unwrapped.match.mask()))
    model = MaskablePPO("MlpPolicy", env)
    curve: list[tuple[int, float]] = []
    for point in range(POINTS + 1):
        if point:
            model.learn(args.steps // POINTS, reset_num_timesteps=False)
        mean, _ = evaluate_policy(model, env, n_eval_episodes=200, deterministic=False)
        curve.append((model.num_timesteps, (mean + 1) / 2))
        print(f"after {curve[-1][0]:7} steps: {curve[-1][1]:.3f} of the points against {args.opponents}", flush=True)
    args.out.write_text(draw(curve, f"{name}: share of the points against {args.opponents}", "steps"))
    print(f"from {curve[0][1]:.3f} to {curve[-1][1]:.3f}; the curve is in {args.out}")


if __name__ == "__main__":
    main()
