"""How many steps a second one core makes from Python, with others beside us in the same run.

A second is a second of processor time, so that a busy machine or hidden threads do not change the figures; a figure is
the median of several measurements. A step is one decision, with what the next player sees and may do. Moves are chosen
at random, and choosing them counts too. Peers that are not installed are passed over:
`pip install open_spiel pettingzoo pygame rlcard pgx jax`.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

import cowbell

Work = Callable[[], int]
"""Makes some steps and says how many."""

TABLES: list[tuple[str, dict[str, Any]]] = [
    *((card["slug"], {}) for card in cowbell.games()),
    ("mow", {"seats": 5}),
]


GOALS = {"single": 800_000, "AEC": 200_000, "batch": 5_000_000}
"""Steps a second that every table makes at least, on one core of a small cloud machine."""

LIKE = {"OpenSpiel": "single", "PettingZoo": "AEC", "RLCard": "new arrays", "Pgx": "batch"}
"""What of ours a peer is compared with."""


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
    """1,024 matches at once, on one thread: moves are sampled and checked, and all arrays written again."""
    many = cowbell.VecMatch(game, 1024, options, seed=1, threads=1)
    moves = many.sample()

    def work() -> int:
        for _ in range(20):
            many.sample(moves)
            many.step(moves)
        return 20 * 1024

    return work


KINDS = {"single": single, "new arrays": fresh, "AEC": turns, "batch": batch}
"""The ways to play that are measured."""


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


def peers() -> Iterator[tuple[str, Work]]:
    """The peers that are installed. One that breaks does not stop the others."""
    games: dict[str, tuple[str, Callable[[str], Work], tuple[str, ...]]] = {
        "OpenSpiel": ("pyspiel", open_spiel, ("connect_four", "backgammon", "leduc_poker", "gin_rummy")),
        "PettingZoo": ("pygame", zoo, ("tictactoe_v3", "connect_four_v3")),
        "RLCard": ("rlcard", rlcard, ("leduc-holdem", "uno")),
        "Pgx": ("pgx", pgx, ("connect_four", "backgammon")),
    }
    for peer, (module, make, names) in games.items():
        if importlib.util.find_spec(module):
            for name in names:
                try:
                    work = make(name)
                    work()
                    yield f"{peer} {name}", work
                except Exception as error:
                    print(f"{peer} {name}: {type(error).__name__}: {error}", file=sys.stderr)


def measure(works: dict[str, Work], seconds: float, rounds: int = 9) -> dict[str, float]:
    """Steps per second of processor time, the median of several rounds, so that one slow moment does not count."""
    rates: dict[str, list[float]] = {name: [] for name in works}
    for work in works.values():
        work()
    for _ in range(rounds):
        for name, work in works.items():
            steps, begin = 0, time.process_time()
            while (spent := time.process_time() - begin) < seconds / rounds:
                steps += work()
            rates[name].append(steps / spent)
    return {name: statistics.median(found) for name, found in rates.items()}


def ours() -> Iterator[tuple[str, str, Work]]:
    """Every table, in every way that is installed."""
    for kind, make in KINDS.items():
        if kind != "AEC" or importlib.util.find_spec("pettingzoo"):
            for game, options in TABLES:
                table = " ".join([game, *(f"{key}={value}" for key, value in options.items())])
                yield kind, f"{table}, {kind}", make(game, options)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--assert", action="store_true", dest="strict", help="fail where a goal is missed")
    args = parser.parse_args()

    works: dict[str, Work] = {}
    names: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for kind, name, work in ours():
        works[name] = work
        names[kind].append(name)
    # Ours first: a peer may bring threads of its own, whose time would count.
    rates = measure(works, args.seconds)
    others = dict(peers())
    rates |= measure(others, args.seconds)
    if args.json:
        print(json.dumps({name: round(rate) for name, rate in rates.items()}))
    else:
        for name, rate in rates.items():
            kind = LIKE[name.split()[0]] if name in others else None
            times = min(rates[ours] for ours in names[kind]) / rate if kind else 0
            beside = f"; our slowest table, {kind}: {times:,.1f} times as fast" if kind else ""
            print(f"{name:>36} {rate:>12,.0f} steps/s{beside}")
    missed = [
        f"{name}: {rates.get(name, 0):,.0f} steps/s, and should make {goal:,}"
        for kind, goal in GOALS.items()
        for name in names[kind] or [f"{kind}, whose library is missing"]
        if rates.get(name, 0) < goal
    ]
    if args.strict and missed:
        sys.exit("\n".join(missed))


if __name__ == "__main__":
    main()
