"""The server's fair dice, version 1: every draw follows from a seed promised beforehand and from the players' salts.

With them a match played here comes out as it would on a server, draw by draw, and a server's record can be proved::

    game = cowbell.Match("mow", explicit_chance=True)
    dice = cowbell.fair.Fair(bytes.fromhex(seed), salts=["", ""])
    dice.roll(game)
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence

from ._native import CHANCE, Match


class Fair:
    """The dice of one match."""

    def __init__(self, seed: bytes, salts: Sequence[str]) -> None:
        """From a seed of 32 bytes, and a salt for each seat, which may be empty."""
        text = "\n".join(["cowbell fair dice 1", *salts])
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
