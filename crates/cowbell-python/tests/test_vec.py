from __future__ import annotations

import numpy as np
import pytest

import cowbell
from cases import CASES, IDS, SLUGS

every = pytest.mark.parametrize(("game", "options"), CASES, ids=IDS)
each_game = pytest.mark.parametrize("game", SLUGS)


@every
def test_a_batch_is_several_matches(game, options):
    """Each row is the match with its seed: the same turns, observations, masks and rewards."""
    batch = cowbell.VecMatch(game, 3, options, seed=21, threads=1)
    arrays = (batch.observation, batch.mask, batch.to_move)
    matches = [cowbell.Match(game, options, int(seed)) for seed in batch.seeds]
    ended = steps = 0
    while steps < 150 or ended < 3:
        steps += 1
        for row, match in enumerate(matches):
            assert batch.to_move[row] == match.turn
            assert (batch.mask[row] == match.mask()).all()
            assert (batch.observation[row] == match.observation()).all()
        moves = batch.sample()
        batch.step(moves)
        for row, match in enumerate(matches):
            match.play(int(moves[row]))
            assert batch.done[row] == match.is_over
            assert batch.reward[row] == pytest.approx(match.rewards())
            if match.is_over:
                ended += 1
                matches[row] = cowbell.Match(game, options, int(batch.seeds[row]))
    assert all(one is other for one, other in zip(arrays, (batch.observation, batch.mask, batch.to_move), strict=True))


@each_game
def test_threads_change_nothing(game):
    one, many = (cowbell.VecMatch(game, 300, seed=2, threads=threads) for threads in (1, 4))
    for _ in range(60):
        moves = one.sample()
        assert (moves == many.sample()).all()
        one.step(moves)
        many.step(moves)
        for name in ("observation", "mask", "reward", "done", "to_move", "seeds"):
            assert (getattr(one, name) == getattr(many, name)).all()


@each_game
def test_one_illegal_move_stops_all(game):
    batch = cowbell.VecMatch(game, 8, seed=2)
    before = batch.observation.copy(), batch.seeds.copy()
    moves = batch.sample()
    for wrong in (-1, batch.num_moves, int(np.flatnonzero(~batch.mask[5])[0])):
        bad = moves.copy()
        bad[5] = wrong
        with pytest.raises(cowbell.IllegalMove, match="match 5"):
            batch.step(bad)
        assert (batch.observation == before[0]).all() and (batch.seeds == before[1]).all()
    with pytest.raises(ValueError, match="7 moves for 8 matches"):
        batch.step(moves[:7])
    batch.step([int(move) for move in moves])


@every
def test_only_the_mask_may_be_played(game, options):
    """In every phase: what is sampled is in the mask, and what is not in it is refused."""
    batch, random = cowbell.VecMatch(game, 4, options, seed=5, threads=1), np.random.default_rng(5)
    for _ in range(60):
        moves = batch.sample()
        assert batch.mask[np.arange(4), moves].all()
        for wrong in random.choice(np.flatnonzero(~batch.mask[2]), 3):
            with pytest.raises(cowbell.IllegalMove, match="match 2"):
                batch.step(np.where(np.arange(4) == 2, wrong, moves))
        batch.step(moves)


@each_game
def test_seeds_reset_and_differ(game):
    batch = cowbell.VecMatch(game, 50, seed=4)
    first, seeds = batch.observation.copy(), batch.seeds.copy()
    assert len(set(seeds.tolist())) == 50
    batch.step(batch.sample())
    batch.reset()
    assert (batch.observation == first).all()
    batch.reset(5)
    assert not set(batch.seeds.tolist()) & set(seeds.tolist())


@each_game
def test_bots_play_the_other_seats(game):
    batches = [cowbell.VecMatch(game, 20, seed=7, opponents="easy") for _ in range(2)]
    for _ in range(25):
        moves = batches[0].sample()
        for batch in batches:
            batch.step(moves)
            assert (batch.to_move == 0).all()
        assert (batches[0].observation == batches[1].observation).all()
        for row in np.flatnonzero(batches[0].done):
            assert batches[0].final_observation[row].any()


def test_a_better_bot_wins_more():
    """A learner that plays at random loses to `medium` and holds its own against `random`."""
    results = {}
    for level in ("random", "medium"):
        batch = cowbell.VecMatch("tic-tac-moo", 64, seed=3, opponents=level)
        rewards = []
        while len(rewards) < 200:
            batch.step(batch.sample())
            rewards += batch.reward[batch.done, 0].tolist()
        results[level] = np.mean(rewards)
    assert abs(results["random"]) < 0.3
    assert results["medium"] < -0.6
