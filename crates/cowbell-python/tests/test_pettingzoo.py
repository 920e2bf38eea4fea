from __future__ import annotations

import io
import sys
import warnings
from contextlib import redirect_stdout
from time import perf_counter
from types import SimpleNamespace

import pytest

from cases import CASES, IDS, SLUGS, underscored

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, render_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test

from cowbell import pettingzoo

# The suite knows by name which environments may have a dictionary for an observation, and ours are not among them.
ITS_OWN = ["Observation is not a NumPy array", "Observation space for each agent probably should be"]

every = pytest.mark.parametrize(("game", "options"), CASES, ids=IDS)


def quietly(test, *arguments, **more):
    """Run a test of the suite; any other warning fails."""
    with warnings.catch_warnings(record=True) as caught, redirect_stdout(io.StringIO()):
        warnings.simplefilter("always")
        test(*arguments, **more)
    ours = [str(warning.message) for warning in caught]
    assert not [text for text in ours if not any(text.startswith(known) for known in ITS_OWN)], ours


@every
def test_api(game, options):
    quietly(api_test, pettingzoo.env(game, **underscored(options)), num_cycles=60)


@every
def test_seed(game, options):
    quietly(seed_test, lambda: pettingzoo.env(game, **underscored(options)), num_cycles=30)


@every
def test_render(game, options):
    quietly(render_test, lambda render_mode: pettingzoo.env(game, render_mode, **underscored(options)))


@every
def test_parallel(game, options):
    quietly(parallel_api_test, pettingzoo.parallel_env(game, **underscored(options)), num_cycles=120)
    quietly(parallel_seed_test, lambda: pettingzoo.parallel_env(game, **underscored(options)), num_cycles=40)


@every
def test_performance_benchmark(game, options, monkeypatch):
    """The suite's own benchmark. It measures for five seconds: here its clock runs fifty times as fast."""
    suite = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(suite, "time", SimpleNamespace(time=lambda: 50 * perf_counter()))
    out = io.StringIO()
    with redirect_stdout(out):
        performance_benchmark(pettingzoo.env(game, **underscored(options)))
    assert "Finished" in out.getvalue() and float(out.getvalue().split("\n")[1].split()[0]) > 0


@pytest.mark.parametrize("game", SLUGS)
def test_the_mask_is_in_both_places_and_illegal_moves_lose(game):
    env = pettingzoo.env(game)
    env.reset(seed=1)
    seen, _, _, _, info = env.last()
    assert (seen["action_mask"] == info["action_mask"]).all() and seen["action_mask"].any()
    mover = env.agent_selection
    other = next(agent for agent in env.agents if agent != mover)
    assert not env.observe(other)["action_mask"].any()
    env.step(int((seen["action_mask"] == 0).argmax()))
    assert env.rewards == {mover: -1.0, other: 0.0} and all(env.terminations.values())


@pytest.mark.parametrize("game", SLUGS)
def test_a_whole_match_pays_once(game):
    env = pettingzoo.env(game)
    env.reset(seed=3)
    paid = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, is_over, _, _ = env.last()
        paid[agent] += reward
        env.step(None if is_over else env.match.sample())
    assert list(paid.values()) == env.match.rewards()
