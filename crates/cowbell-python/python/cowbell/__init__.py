"""Five published board games for research: Tic Tac Moo, Kuhlorado, Te Kuiti, Tic Tac Town and MOW.

A match is options, a log of events and the state they lead to; the rules are compiled code::

    import cowbell

    game = cowbell.Match("te-kuiti", seed=7)
    while not game.is_over:
        game.play(game.bot("easy"))
    print(game.scores())

`Match` is one match, `VecMatch` thousands of them on all cores. The adapters are extras and are imported by name:
`cowbell.gymnasium`, `cowbell.pettingzoo`, `cowbell.openspiel`. `cowbell.small` has variants small enough to solve,
`cowbell.fair` the dice of the server.
"""

from . import fair, small
from ._native import CHANCE, LEVELS, OVER, IllegalMove, Match, VecMatch, games

__all__ = ["CHANCE", "LEVELS", "OVER", "IllegalMove", "Match", "VecMatch", "fair", "games", "small"]
