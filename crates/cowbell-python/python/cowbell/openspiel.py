"""Every game for OpenSpiel, chance explicit: `register()`, then `pyspiel.load_game("cowbell_mow(seats=3)")`.

The options of a game are its parameters, with `_` where the notation has `-`, and -1 for a random seat.
The small variants of `cowbell.small` are games of their own, such as `cowbell_small_mow`.

Utilities go from 1 for a win to -1 for the last place and sum to zero.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from . import small
from ._native import OVER, Match, games

MOST_OUTCOMES = 128
"""No random event of any game has more outcomes."""


def _is_seat(card: dict[str, Any], key: str) -> bool:
    return any(option["key"] == key and option["values"] == "seat" for option in card["options"])


def _parameters(card: dict[str, Any]) -> dict[str, Any]:
    """The options as parameters. OpenSpiel's have one type each: where a seat may be `random`, -1 says so."""
    return {key.replace("-", "_"): -1 if _is_seat(card, key) else value for key, value in card["defaults"].items()}


def _options(card: dict[str, Any], parameters: dict[str, Any]) -> dict[str, Any]:
    named = {key.replace("_", "-"): value for key, value in parameters.items()}
    return {key: "random" if _is_seat(card, key) and value == -1 else value for key, value in named.items()}


def _type(name: str, title: str, card: dict[str, Any], seats: tuple[int, int], parameters: dict[str, Any]) -> Any:
    kinds = pyspiel.GameType
    secret = card["has_secrets"]
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if secret else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if seats == (1, 1) else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats[1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game of Cowbell: one beginning, or several that chance chooses from."""

    def __init__(self, name: str, title: str, card: dict[str, Any], fresh: list[Match], parameters: dict[str, Any]):
        seats = fresh[0].seats
        is_solo = seats == 1
        self.fresh = fresh
        self.longest = fresh[0].longest + (len(fresh) > 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=fresh[0].num_moves,
            max_chance_outcomes=max(MOST_OUTCOMES, len(fresh)),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if is_solo else 0.0,
            max_game_length=self.longest,
        )
        # Seen from the table, not from the box: a solo table has nobody to win from.
        bounds = (1, 1) if is_solo else (2, max(2, card["seats"][1]))
        super().__init__(_type(name, title, card, bounds, parameters), info, parameters)

    def new_initial_state(self) -> State:
        """Before anything has happened."""
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        """No more than there are events."""
        return self.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player observes of a state, as OpenSpiel asks for it."""
        if params:
            raise ValueError(f"observers have no parameters; these were given: {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class State(pyspiel.State):  # type: ignore[misc]
    """One match. `match` is None until chance has dealt one of several beginnings."""

    def __init__(self, game: Game):
        super().__init__(game)
        self.match: Match | None = game.fresh[0].clone() if len(game.fresh) == 1 else None

    def current_player(self) -> int:
        """Who acts."""
        return pyspiel.PlayerId.CHANCE if self.match is None else self.match.turn

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal_numbers() if self.match is not None and player == self.match.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes by their place in the list, with their probabilities."""
        if self.match is None:
            deals = len(self.get_game().fresh)
            return [(index, 1.0 / deals) for index in range(deals)]
        weights = [weight for _, weight in self.match.chances()]
        total = sum(weights)
        return [(index, weight / total) for index, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = self.get_game().fresh[action].clone()
        elif self.match.turn == pyspiel.PlayerId.CHANCE:
            self.match.settle(action)
        else:
            self.match.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.match is None:
            return f"begin {action}"
        if player == pyspiel.PlayerId.CHANCE:
            return self.match.chances()[action][0]
        return self.match.move_text(action)

    def is_terminal(self) -> bool:
        """Whether the match has ended."""
        return self.match is not None and self.match.turn == OVER

    def returns(self) -> list[float]:
        """What the match is worth to each player."""
        return [0.0] * self.num_players() if self.match is None else self.match.rewards()

    def __str__(self) -> str:
        return "not dealt yet" if self.match is None else self.match.position()

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """A state that the player cannot tell from this one."""
        other: State = self.clone()
        if self.match is not None:
            other.match = self.match.resample(player, int(sampler() * 2**53))
        return other


class Observer:
    """What a player may know, as OpenSpiel asks for it."""

    def __init__(self, game: Game, kind: Any):
        self.is_memory = kind.perfect_recall
        self.is_whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(game.fresh[0].num_features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: State, player: int) -> None:
        """Write the player's observation."""
        if state.match is None:
            self.tensor.fill(0)
        else:
            state.match.observation(max(player, 0), self.tensor)

    def string_from(self, state: State, player: int) -> str | None:
        """Return the player's information state or observation; None for the halves that are not kept apart."""
        if not self.is_whole:
            return None
        if state.match is None:
            return "not dealt yet"
        if self.is_memory:
            return state.match.information_state_string(player)
        return json.dumps(state.match.view(player))


def _register_game(card: dict[str, Any]) -> None:
    name, parameters = f"cowbell_{card['slug'].replace('-', '_')}", _parameters(card)

    # OpenSpiel lets go of it after the interpreter has ended: a class survives that, a function does not.
    class Whole(Game):
        def __init__(self, given: dict[str, Any] | None = None):
            chosen = parameters | dict(given or {})
            fresh = Match(card["slug"], _options(card, chosen), 0, explicit_chance=True)
            super().__init__(name, card["name"], card, [fresh], chosen)

    least, most = card["seats"]
    pyspiel.register_game(_type(name, card["name"], card, (least, most), parameters), Whole)


def _register_small(variant: small.Small, card: dict[str, Any]) -> None:
    name, matches = f"cowbell_{variant.name}", variant.matches()

    class Part(Game):
        def __init__(self, given: dict[str, Any] | None = None):
            super().__init__(name, variant.title, card, matches, {})

    seats = matches[0].seats
    pyspiel.register_game(_type(name, variant.title, card, (seats, seats), {}), Part)


def register() -> list[str]:
    """Tell OpenSpiel of all games and small variants. Returns their names; the second time nothing else happens."""
    known = set(pyspiel.registered_names())
    cards = {card["slug"]: card for card in games()}
    for card in cards.values():
        if f"cowbell_{card['slug'].replace('-', '_')}" not in known:
            _register_game(card)
    for variant in small.ALL:
        if f"cowbell_{variant.name}" not in known:
            _register_small(variant, cards[variant.game])
    return sorted(name for name in pyspiel.registered_names() if name.startswith("cowbell_"))
