"""The compiled half of the package."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, final

import numpy as np
from numpy.typing import NDArray

__all__ = ["CHANCE", "LEVELS", "OVER", "IllegalMove", "Match", "VecMatch", "games", "restore"]

CHANCE: Final[int]
"""`Match.turn` while a random event is pending."""

OVER: Final[int]
"""`Match.turn` after the end."""

LEVELS: Final[list[str]]
"""How well a bot can play, the weakest first."""

class IllegalMove(ValueError):
    """A move or outcome that cannot be. Nothing has changed."""

    code: str
    clause: str | None

def games() -> list[dict[str, Any]]:
    """Every game: `slug`, `name`, `seats` (fewest, most), `options`, `defaults`, `moves`, `features` and more."""

def restore(text: str) -> Match:
    """What `pickle` calls."""

@final
class Match:
    """One match. Moves are texts in the games' notation, or numbers from 0 to `num_moves - 1`."""

    def __new__(
        cls,
        game: str,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        *,
        explicit_chance: bool = False,
        position: str | None = None,
        rules: int | None = None,
    ) -> Match:
        """A new match. Equal seeds deal equally; without a seed one is drawn.

        With `explicit_chance`, random events wait for `settle` or `roll`; otherwise they happen by themselves.
        With `position`, play begins there. With `rules`, it is played by that version of the rules, else by the newest.
        """
    def reset(self, seed: int | None = None) -> None:
        """Begin again where the match began; without a seed, with one that follows from the last."""
    @property
    def game(self) -> str:
        """The name of the game."""
    @property
    def options(self) -> dict[str, Any]:
        """The options, with every default spelled out."""
    @property
    def rules(self) -> int:
        """The version of the rules that the match is played by."""
    @property
    def seats(self) -> int:
        """How many seats the table has."""
    @property
    def seed(self) -> int:
        """The seed of the dice."""
    @property
    def turn(self) -> int:
        """The seat to move, or `CHANCE`, or `OVER`."""
    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
    @property
    def steps(self) -> int:
        """How many events have happened, random ones included."""
    @property
    def longest(self) -> int:
        """An upper bound on the events of a whole match."""
    @property
    def num_moves(self) -> int:
        """How many move numbers the game has."""
    @property
    def num_features(self) -> int:
        """How many values an observation has."""
    def legal_moves(self) -> list[str]:
        """The legal moves of the seat to move, in notation."""
    def legal_numbers(self) -> list[int]:
        """The same as numbers, in the same order: ascending."""
    def move_number(self, text: str) -> int:
        """The number of a move."""
    def move_text(self, number: int) -> str:
        """The notation of a move."""
    def play(self, which: int | str) -> None:
        """Make a move of the seat to move; `IllegalMove` if it cannot be made."""
    def sample(self) -> int:
        """A legal move, each equally likely, from a stream of its own: it does not change what is dealt."""
    def step(self, number: int, observation: NDArray[np.float32], mask: NDArray[np.bool_]) -> int:
        """Make a move, write what the next seat to move sees and may do, and return `turn`."""
    def chances(self) -> list[tuple[str, int]]:
        """The outcomes of the pending random event with their weights."""
    def settle(self, which: int | str) -> None:
        """Let the pending random event turn out like this: in notation, or by its place in `chances()`."""
    def roll(self) -> None:
        """Settle random events from the seed until a seat is to move."""
    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, or what everyone may."""
    def log(self, seat: int | None = None) -> list[dict[str, Any]]:
        """Every event as a seat was told it when it happened, or as everyone was."""
    def information_state_string(self, seat: int) -> str:
        """All that a seat has ever been told or shown: equal texts, indistinguishable pasts."""
    def observation(self, seat: int | None = None, out: NDArray[np.float32] | None = None) -> NDArray[np.float32]:
        """What a seat (the one to move) may know as values from -1 to 1, the observer first."""
    def mask(self, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """Which moves are legal."""
    def scores(self) -> list[int] | None:
        """Points by seat, once the match is over."""
    def places(self) -> list[int] | None:
        """Places by seat, once the match is over: 1 has won, ties share."""
    def rewards(self) -> list[float]:
        """From 1 for a win to -1 for the last place, 0 in sum; zeros before the end. Alone: 1 or -1."""
    def clone(self) -> Match:
        """An independent copy, dice included."""
    def resample(self, seat: int, seed: int | None = None) -> Match:
        """A world that the seat cannot tell from this one, as likely as what it knows makes it."""
    def save(self, players: Sequence[str] = ...) -> str:
        """The record: JSON Lines, the same as everywhere in Cowbell."""
    @staticmethod
    def load(text: str, *, seed: int | None = None, explicit_chance: bool = False) -> Match:
        """Replay a record. What happens after its end is dealt from `seed`."""
    def position(self) -> str:
        """The state as text, for `Match(..., position=...)`. It shows everything."""
    def render(self, mode: Literal["text", "svg"] = "text", seat: int | None = None) -> str:
        """What a seat (everyone) may see, as text or as a picture."""
    def bot(self, level: str = "medium", seed: int = 0) -> str:
        """What a bot would play: one of `LEVELS`, or with iterations (and no clock) `hard@2000`."""
    def analyse(
        self, seat: int | None = None, iterations: int = 4000, threads: int = 1, seed: int = 0
    ) -> dict[str, Any]:
        """Rank the moves of the seat to move, as a seat sees it: `moves`, `values` by seat, `is_exact`."""
    def review(
        self,
        seconds: float = 10.0,
        *,
        passes: int | None = None,
        seed: int = 1,
        progress: Callable[[int, int, int], object] | None = None,
    ) -> dict[str, Any] | None:
        """What was luck and what was skill in the match so far: `items` with the loss of each decision and the luck of
        each random event, `players` with their sums, and `turning_point`. Seat by seat, start + luck + hidden +
        decisions = result. `points` has the same account in points, `None` if they do not decide the
        game. With `passes`, each twice the work of the one before, it does not depend on the clock.

        `progress` is called after every item with the pass (from 0), the items done in it, and all items. If it
        returns `False`, the answer is what is known by then; `events` says how far the first pass has come. `None` if
        not even the first item is done."""
    def judge(self, seat: int | None = None) -> dict[str, Any]:
        """What the network of the game thinks, from what a seat knows: `policy` as pairs of a move and its share,
        `values` and `points` by seat, and `hunch`, what it sees besides the observation (`None` if nothing).
        `ValueError` if no network has learned the game."""
    def __copy__(self) -> Match: ...
    def __deepcopy__(self, memo: Any, /) -> Match: ...

@final
class VecMatch:
    """Many matches of one game, stepped on all cores. A match that ends is followed by the next in its place.

    The arrays are written in place: the same objects after every step. Copy what you keep.
    """

    def __new__(
        cls,
        game: str,
        n: int,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        opponents: str | Mapping[int, str] | None = None,
        threads: int | None = None,
        watch: bool = False,
    ) -> VecMatch:
        """`n` matches. `opponents` are bots by seat (`{1: "medium"}`), or one level for all seats but the first.

        With `watch`, `watched` also shows each position to a seat that is not to move.
        """
    def reset(self, seed: int | None = None) -> None:
        """Begin again, from another seed or the same."""
    def step(self, moves: NDArray[np.int64] | Sequence[int]) -> None:
        """One move in each match, then chance and bots until a learner is to move again.

        If one of them is not legal, none is made.
        """
    def sample(self, out: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """A legal move for each match, each equally likely."""
    def __len__(self) -> int: ...
    @property
    def game(self) -> str:
        """The name of the game."""
    @property
    def n(self) -> int:
        """How many matches."""
    @property
    def seats(self) -> int:
        """How many seats each has."""
    @property
    def num_moves(self) -> int:
        """How many move numbers the game has."""
    @property
    def num_features(self) -> int:
        """How many values an observation has."""
    @property
    def observation(self) -> NDArray[np.float32]:
        """`[n, num_features]`: what the seat to move may know."""
    @property
    def mask(self) -> NDArray[np.bool_]:
        """`[n, num_moves]`: what it may do."""
    @property
    def reward(self) -> NDArray[np.float32]:
        """`[n, seats]`: of the match that ended in the last step, else zeros."""
    @property
    def done(self) -> NDArray[np.bool_]:
        """`[n]`: whether a match ended in the last step. What you observe then is the next one."""
    @property
    def to_move(self) -> NDArray[np.int32]:
        """`[n]`: the seat to move."""
    @property
    def final_observation(self) -> NDArray[np.float32]:
        """`[n, num_features]`: how the last match ended, seen by the seat that was asked last; only where `done`."""
    @property
    def seeds(self) -> NDArray[np.uint64]:
        """`[n]`: the seed of the current match. `Match(game, options, seed)` deals the same."""
    @property
    def score(self) -> NDArray[np.float32]:
        """`[n, seats]`: the points of the match that ended in the last step, else zeros."""
    @property
    def watcher(self) -> NDArray[np.int32]:
        """`[n]`: with `watch`, a seat that is not to move (alone: the only one), each in turn."""
    @property
    def watched(self) -> NDArray[np.float32]:
        """`[n, num_features]`: with `watch`, what `watcher` may know; without, `[n, 0]`."""
