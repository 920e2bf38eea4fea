"""Every game, every seat count, every value of every option once: read from the games themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import cowbell


def values(option: dict[str, Any]) -> list[Any]:
    kind = option["values"]
    if kind == "seat":
        return ["random", 1]
    ((name, what),) = kind.items()
    match name:
        case "words":
            return list(what)
        case "words-or":
            return [what[0][0], what[0][-1], what[1]]
        case "numbers":
            return list(what)
        case "flag":
            return [what, not what]
        case "whole":
            least, most = what["least"], what["most"]
            return [what["default"], *range(least, most + 1)] if most - least < 20 else [what["default"], 30]
    raise AssertionError(f"{option} has values of no known kind")


def cases() -> Iterator[tuple[str, dict[str, Any]]]:
    for card in cowbell.games():
        yield card["slug"], {}
        for option in card["options"]:
            default, *others = values(option)
            for value in dict.fromkeys(others):
                if value != default:
                    yield card["slug"], {option["key"]: value}
        if card["slug"] == "te-kuiti":
            yield "te-kuiti", {"mode": "solo", "daisies": "gentle", "take-enclosed": True}


CASES = list(cases())
IDS = [f"{game}{''.join(f'-{key}={value}' for key, value in options.items())}" for game, options in CASES]
SLUGS = [card["slug"] for card in cowbell.games()]
SECRETS = [card["slug"] for card in cowbell.games() if card["has_secrets"]]


def underscored(options: dict[str, Any]) -> dict[str, Any]:
    return {key.replace("-", "_"): value for key, value in options.items()}


def played(game: str, options: dict[str, Any], seed: int, moves: int = 10_000, **more: Any) -> cowbell.Match:
    """A match played at random, to its end or for a number of moves."""
    match = cowbell.Match(game, options, seed, **more)
    while moves and not match.is_over:
        match.play(match.sample())
        moves -= 1
    return match
