"""How many steps a second one core makes from Python, with others beside us in the same run.

A second is a second of processor time, so that a busy machine or hidden threads do not change the figures. A step is
one decision, chosen at random, with what the next player sees and may do. Peers that are not installed are passed
over: `pip install open_spiel pettingzoo pygame rlcard pgx jax`.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

import cowbell

Work = Callable[[], int]
"""Makes some steps and says how many."""

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("tic-tac-moo", {}),
    ("kuhlorado", {}),
    ("te-kuiti", {}),
    ("tic-tac-town", {}),
    ("mow", {}),
    ("mow", {"seats": 5}),
]


def single(game: str, options: dict[str, Any]) -> Work:
    """One match, observation and mask written in place."""
    match = cowbell.Match(game, options, 1)
    seen, mask = np.zeros(match.num_features, np.float32), np.zeros(match.num_moves, bool)

    def work() -> int:
        step, sample, reset = match.step, match.sample, match.reset
        for _ in range(2000):
            if step(sample(), seen, mask) < 0:
                reset()
        return 2000

    return work


def fresh(game: str, options: dict[str, Any]) -> Work:
    """One match, with new arrays for every observation and mask."""
    match = cowbell.Match(game, options, 1)

    def work() -> int:
        for _ in range(2000):
            match.play(match.sample())
            if match.is_over:
                match.reset()
            match.observation()
            match.mask()
        return 2000

    return work


def turns(game: str, options: dict[str, Any]) -> Work:
    """PettingZoo's interface: `last`, then `step`."""
    from cowbell import pettingzoo

    env = pettingzoo.env(game, **options)
    env.reset(seed=1)
    sample = env.match.sample

    def work() -> int:
        steps = 0
        for _ in range(2000):
            _, _, is_over, _, _ = env.last()
            if is_over:
                env.reset()
            else:
                env.step(sample())
                steps += 1
        return steps

    return work


def batch(game: str, options: dict[str, Any]) -> Work:
    """1,024 matches at once, on one thread."""
    many = cowbell.VecMatch(game, 1024, options, seed=1, threads=1)
    moves = many.sample()

    def work() -> int:
        for _ in range(20):
            many.sample(moves)
            many.step(moves)
        return 20 * 1024

    return work


def open_spiel(name: str) -> Work:
    """OpenSpiel's own games, in C++, from Python."""
    import pyspiel

    game = pyspiel.load_game(name)
    state = game.new_initial_state()

    def work() -> int:
        nonlocal state
        steps = 0
        while steps < 500:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(random.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
                if not state.is_terminal() and not state.is_chance_node():
                    state.observation_tensor()
                    state.legal_actions_mask()
        return steps

    return work


def zoo(module: str) -> Work:
    """PettingZoo's own games."""
    env = importlib.import_module(f"pettingzoo.classic.{module}").raw_env()
    env.reset(seed=1)

    def work() -> int:
        steps = 0
        while steps < 200:
            seen, _, is_over, was_cut, _ = env.last()
            if is_over or was_cut:
                env.reset()
            else:
                env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                steps += 1
        return steps

    return work


def rlcard(name: str) -> Work:
    """RLCard's own games."""
    import rlcard as library

    env = library.make(name, config={"seed": 1})
    state, player = env.reset()

    def work() -> int:
        nonlocal state, player
        for _ in range(200):
            state, player = env.step(random.choice(list(state["legal_actions"])))
            if env.is_over():
                state, player = env.reset()
        return 200

    return work


def pgx(name: str) -> Work:
    """Pgx's own games: 1,024 at once, compiled by XLA."""
    import jax
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make(name)
    step = auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        move = jax.random.categorical(key, jax.numpy.where(state.legal_action_mask, 0.0, -1e9))
        return step(state, move, key)

    @jax.jit
    def play(state: Any, key: Any) -> Any:
        keys = jax.random.split(key, 20)
        return jax.lax.scan(lambda s, k: (jax.vmap(one)(s, jax.random.split(k, 1024)), None), state, keys)[0]

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), 1024))
    count = 0

    def work() -> int:
        nonlocal state, count
        count += 1
        state = jax.block_until_ready(play(state, jax.random.PRNGKey(count)))
        return 20 * 1024

    return work


def peers() -> Iterator[tuple[str, Callable[[], Work]]]:
    """Whoever is installed."""
    if importlib.util.find_spec("pyspiel"):
        for name in ("connect_four", "backgammon", "leduc_poker", "gin_rummy"):
            yield f"OpenSpiel {name}", partial(open_spiel, name)
    if importlib.util.find_spec("pettingzoo") and importlib.util.find_spec("pygame"):
        for module in ("tictactoe_v3", "connect_four_v3"):
            yield f"PettingZoo {module}", partial(zoo, module)
    if importlib.util.find_spec("rlcard"):
        for name in ("leduc-holdem", "uno"):
            yield f"RLCard {name}", partial(rlcard, name)
    if importlib.util.find_spec("pgx"):
        for name in ("connect_four", "backgammon"):
            yield f"Pgx {name}, batch of 1,024", partial(pgx, name)


def measure(work: Work, seconds: float) -> float:
    """Steps per second of processor time, after a warm-up."""
    work()
    steps, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        steps += work()
    return steps / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()

    kinds: dict[str, Callable[[str, dict[str, Any]], Work]] = {"single": single, "new arrays": fresh, "batch": batch}
    if importlib.util.find_spec("pettingzoo"):
        kinds["AEC"] = turns
    found: dict[str, float] = {}
    for game, options in TABLES:
        table = game + "".join(f" {key}={value}" for key, value in options.items())
        for kind, make in kinds.items():
            found[f"{table}, {kind}"] = measure(make(game, options), args.seconds)
    for name, make_peer in peers():
        try:
            found[name] = measure(make_peer(), args.seconds)
        except Exception as error:  # A peer that breaks is its own affair.
            print(f"{name}: {type(error).__name__}: {error}")
    if args.json:
        print(json.dumps({name: round(rate) for name, rate in found.items()}))
    else:
        for name, rate in found.items():
            print(f"{name:>36} {rate:>12,.0f} steps/s")


if __name__ == "__main__":
    main()
