from __future__ import annotations

import warnings

import numpy as np
import pytest

from cases import CASES, IDS, SLUGS, underscored

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env

import cowbell.gymnasium  # noqa: F401

every = pytest.mark.parametrize(("game", "options"), CASES, ids=IDS)


def name(game: str) -> str:
    return f"cowbell/{game.title().replace('-', '')}-v0"


@every
def test_check_env(game, options):
    env = gymnasium.make(name(game), render_mode="ansi", **underscored(options))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


@every
def test_an_episode_ends(game, options):
    env = gymnasium.make(name(game), **underscored(options))
    seen, info = env.reset(seed=1)
    is_over, paid = False, 0.0
    while not is_over:
        assert (seen["action_mask"] == info["action_mask"]).all()
        seen, reward, is_over, was_cut, info = env.step(env.action_space.sample(seen["action_mask"]))
        assert not was_cut and env.observation_space.contains(seen)
        paid += reward
    assert paid == env.unwrapped.match.rewards()[0]


@pytest.mark.parametrize("game", SLUGS)
def test_many_at_once(game):
    many = gymnasium.make_vec(name(game), 16, vectorization_mode="vector_entry_point", opponents="random")
    seen, _ = many.reset(seed=1)
    ended = 0
    for _ in range(150):
        moves = np.array([np.random.default_rng(0).choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seen, reward, done, cut, info = many.step(moves)
        assert many.observation_space.contains(seen) and not cut.any()
        assert (reward[~done] == 0).all()
        if done.any():
            assert (info["_final_obs"] == done).all() and info["final_obs"][done].any()
        ended += int(done.sum())
    assert ended or game in ("te-kuiti", "mow")


@pytest.mark.parametrize("seat", [0, 1])
def test_any_seat_against_a_bot(seat):
    env = gymnasium.make(name("mow"), opponents="easy", seat=seat)
    env.reset(seed=2)
    assert env.unwrapped.match.turn == seat


def test_a_seat_without_a_player_is_refused():
    with pytest.raises(ValueError, match=r"nobody plays the seats \[2\]"):
        gymnasium.make(name("mow"), opponents={1: "easy"}, seats=3)
