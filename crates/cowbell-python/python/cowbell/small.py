"""Variants small enough to solve: late positions of real matches, under exactly the same rules.

Nothing in the engines is bent. A variant is one game, its options, and one or more positions in which play may begin;
where there are several, chance deals one of them, each as likely as another, and every seat sees only its own cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from ._native import Match


@dataclass(frozen=True)
class Small:
    """A small variant."""

    name: str
    title: str
    game: str
    options: dict[str, Any]
    deals: tuple[str, ...] = field(repr=False)

    def matches(self) -> list[Match]:
        """A match for each deal, with explicit chance."""
        return [Match(self.game, self.options, 0, explicit_chance=True, position=position) for position in self.deals]


def _mow_deals(herds: str, cards: tuple[str, ...], hand: int) -> Iterator[str]:
    """Every way to give two farmers `hand` cards each; the rest is the deck."""
    for mine in combinations(range(len(cards)), hand):
        rest = [index for index in range(len(cards)) if index not in mine]
        for theirs in combinations(rest, hand):
            deck = [cards[index] for index in rest if index not in theirs]
            hands = [" ".join(cards[index] for index in held) for held in (mine, theirs)]
            yield f"{herds}\nhand0 {hands[0]}\nhand1 {hands[1]}\ndeck {' '.join(deck) or '-'}\ntaken 1 1\nflies 1 1\n"


def mow(cards: tuple[str, ...] = ("3.0", "5.1", "9.2", "11.1", "13.2"), hand: int = 2) -> Small:
    """The last cards of a round of MOW that decides the match: a packet of five, two in each hand."""
    herds = "herd0 4.0 8.1\nherd1 6.0 10.0\nherd2 7.0\nplace 0\nturn 0\nphase play"
    return Small(
        "small_mow",
        "MOW, a packet of five cards",
        "mow",
        {"seats": 2, "target": 1},
        tuple(_mow_deals(herds, cards, hand)),
    )


_TE_KUITI = """
round 1
shepherd 1
phase flip
5n +   +   +   +   +   +
5   .   .   .   .   .
4n +---+---+---+   +   +
4  |.  |.   .   .   .
3n +---+---+   +---+---+
3  |?   ?   ?  |.  |.  |
2n +   +   +   +---+---+
2  |T   ?   ?  |.  |.  |
1n +   +   +   +---+---+
1  |J   S   ?  |.  |.  |
1s +---+---+---+---+   +
taken D4 J2
bag J1 S1 T1 A3
"""


def te_kuiti() -> Small:
    """Te Kuiti on three by three cells: the last sheep turn, then the last fence. Three tiles are remembered."""
    options = {"rounds": 1, "first-shepherd": 1}
    return Small("small_te_kuiti", "Te Kuiti, three by three", "te-kuiti", options, (_TE_KUITI,))


_KUHLORADO = """
sheet K01
x a3 a4 b1 b4 b5 b6 b8 c2 c4 c8 d3 d4 d6 e1 e4 e6 e7 e8 f3 f8 g3 g4 g8 h6 h7
o a1 a2 a5 a7 a8 b2 c1 c5 c6 d1 d5 d7 d8 e3 f4 f6 g1 g2 g6 g7 h1 h2 h3 h4 h8
turn 0
phase mark
dice c2
"""


def kuhlorado() -> Small:
    """The last two turns of Kuhlorado: one cow and seven numbers are free, and seat 0 has thrown."""
    return Small("small_kuhlorado", "Kuhlorado, the last two turns", "kuhlorado", {"sheet": "K01"}, (_KUHLORADO,))


ALL: tuple[Small, ...] = (mow(), te_kuiti(), kuhlorado())
"""All of them."""
