"""Plays every game at random, once with a log in words and a thousand times for the average."""

from __future__ import annotations

import numpy as np

import cowbell


def main() -> None:
    for card in cowbell.games():
        match = cowbell.Match(card["slug"], seed=2026)
        while not match.is_over:
            match.play(match.sample())
        log = " ".join(event.get("move", event.get("chance", "")) for event in match.log()[:8])
        print(f"{card['name']}: {log} … {match.steps} events, scores {match.scores()}, places {match.places()}")

        batch = cowbell.VecMatch(card["slug"], 1000, seed=2026)
        ended, rewards = 0, np.zeros(batch.seats)
        while ended < 1000:
            batch.step(batch.sample())
            ended += int(batch.done.sum())
            rewards += batch.reward.sum(axis=0)
        print(f"    {ended} matches; mean reward by seat {np.round(rewards / ended, 3)}")


if __name__ == "__main__":
    main()
