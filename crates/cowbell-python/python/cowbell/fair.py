"""The server's fair dice: every draw follows from a seed and from the players' salts, all of them promised beforehand.

With them a match played here comes out as it would on a server, draw by draw, and a server's record can be proved::

    game = cowbell.Match("mow", explicit_chance=True)
    dice = cowbell.fair.Fair(bytes.fromhex(seed), salts=["", ""], promises=["", ""])
    dice.roll(game)
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence

from ._native import CHANCE, Match


def promise(salt: str) -> str:
    """What a seat that sits down says of its salt, before anyone shows one."""
    return hashlib.sha256(salt.encode()).hexdigest()


class Fair:
    """The dice of one match."""

    def __init__(self, seed: bytes, salts: Sequence[str], promises: Sequence[str] | None = None) -> None:
        """From a seed of 32 bytes, and for each seat its salt and its promise, which may be empty.

        A promise without a salt was withheld. Without any promises, these are the dice of version 1.
        """
        seats = list(salts)
        if promises is not None:
            for seat, (said, salt) in enumerate(zip(promises, salts, strict=True)):
                if salt and promise(salt) != said:
                    raise ValueError(f"the salt of seat {seat} is not the one that was promised")
            seats = [f"{said}:{salt}" for said, salt in zip(promises, salts, strict=True)]
        text = "\n".join([f"cowbell fair dice {1 if promises is None else 2}", *seats])
        self.seed = seed
        self.commitment = hashlib.sha256(seed).hexdigest()
        self._key = hmac.digest(seed, text.encode(), "sha256")

    def _words(self, step: int) -> Iterator[int]:
        block = 0
        while True:
            digest = hmac.digest(self._key, f"{step}:{block}".encode(), "sha256")
            yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
            block += 1

    def below(self, n: int, step: int) -> int:
        """A number below n, for the event with this number."""
        limit = 2**32 // n * n
        return next(word for word in self._words(step) if word < limit) % n

    def roll(self, match: Match) -> None:
        """Settle random events until a seat is to move. The match has explicit chance."""
        while match.turn == CHANCE:
            outcomes = match.chances()
            rest = self.below(sum(weight for _, weight in outcomes), match.steps)
            for index, (_, weight) in enumerate(outcomes):
                if rest < weight:
                    match.settle(index)
                    break
                rest -= weight
