"""Lessons: matches that the expert's search plays against itself, and what it found in every position.

A policy that learnt by playing only itself judges positions by how such a policy goes on. Searched matches show what
strong play makes of a position, and which moves deserved the search. Every process plays matches of its own and writes
them to one file.
"""

from __future__ import annotations

import random
import time
from multiprocessing import get_context
from pathlib import Path

import cowbell
import numpy as np
from games import GAMES, Game

#: One in this many decisions is drawn from the search's shares, so that lessons leave the beaten track.
STRAY = 4


def play(game: Game, options: dict, seed: int, iterations: int) -> dict[str, np.ndarray]:
    """One match: a row for each decision, and where hands are secret one for a seat that waits."""
    match = cowbell.Match(game.slug, options, seed=seed)
    dice = random.Random(seed)
    observed, seats, masks, shares, values = [], [], [], [], []
    while not match.is_over:
        seat = match.turn
        found = match.analyse(seat, iterations=iterations, seed=dice.getrandbits(32))
        share = np.zeros(match.num_moves, np.float16)
        for ranked in found["moves"]:
            share[match.move_number(ranked["move"])] = ranked["share"]
        observed.append(match.observation(seat).astype(np.float16))
        seats.append(seat)
        masks.append(np.packbits(match.mask()))
        shares.append(share)
        values.append(np.pad(np.asarray(found["values"], np.float16), (0, game.seats - match.seats)))
        if game.has_secrets and match.seats > 1:
            waits = (seat + dice.randrange(1, match.seats)) % match.seats
            observed.append(match.observation(waits).astype(np.float16))
            seats.append(waits)
            masks.append(np.zeros_like(masks[-1]))
            shares.append(np.zeros_like(share))
            values.append(values[-1])
        moves = [ranked["move"] for ranked in found["moves"]]
        weights = [max(ranked["share"], 1e-6) for ranked in found["moves"]]
        match.play(dice.choices(moves, weights)[0] if dice.randrange(STRAY) == 0 else moves[0])
    rows = len(seats)
    result = (np.asarray(match.rewards(), np.float32) + 1) / 2
    points = np.asarray(match.scores(), np.float32) / game.points
    pad = (0, game.seats - match.seats)
    return {
        "observation": np.stack(observed),
        "seat": np.asarray(seats, np.int64),
        "seats": np.full(rows, match.seats),
        "mask": np.stack(masks),
        "share": np.stack(shares),
        "value": np.stack(values).astype(np.float32),
        "result": np.tile(np.pad(result, pad), (rows, 1)),
        "points": np.tile(np.pad(points, pad), (rows, 1)),
    }


def work(slug: str, number: int, until: float, iterations: int, folder: str) -> None:
    """Plays until the time is over and writes what was played."""
    game = GAMES[slug]
    tables, weights = zip(*game.tables, strict=True)
    dice = random.Random(number)
    matches = []
    while time.time() < until or not matches:
        matches.append(play(game, dice.choices(tables, weights)[0], number * 1_000_000 + len(matches), iterations))
    whole = {name: np.concatenate([match[name] for match in matches]) for name in matches[0]}
    np.savez(Path(folder) / f"{slug}-{number}.npz", matches=len(matches), **whole)


def collect(slug: str, processes: int, seconds: float, iterations: int, folder: Path, first: int = 1) -> None:
    """Lessons of one game from several processes."""
    folder.mkdir(parents=True, exist_ok=True)
    context, until = get_context("spawn"), time.time() + seconds
    numbers = range(first, first + processes)
    workers = [
        context.Process(target=work, args=(slug, number, until, iterations, str(folder))) for number in numbers
    ]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()


def load(slug: str, folder: Path) -> tuple[dict[str, np.ndarray], int]:
    """All lessons of a game, and how many matches they are of."""
    parts = [np.load(file) for file in sorted(folder.glob(f"{slug}-*.npz"))]
    if not parts:
        raise FileNotFoundError(f"{folder} holds no lessons of {slug}")
    names = [name for name in parts[0].files if name != "matches"]
    return {name: np.concatenate([part[name] for part in parts]) for name in names}, sum(int(p["matches"]) for p in parts)
