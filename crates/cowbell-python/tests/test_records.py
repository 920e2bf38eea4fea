"""One seed and one list of moves are one match, in Rust, in Python and on the server."""

from __future__ import annotations

import hashlib
import json
import os
import pickle
import subprocess
from itertools import takewhile
from pathlib import Path

import pytest

import cowbell
from cases import CASES, IDS, SECRETS, SLUGS
from cowbell.fair import Fair, promise

ROOT = Path(__file__).resolve().parents[3]
PLAYTHROUGHS = sorted(ROOT.glob("crates/cowbell-*/testdata/playthroughs/*.txt"))


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: f"{file.parts[-4]}/{file.stem}")
def test_the_golden_playthroughs_replay(file):
    """What the engines recorded event by event comes out the same here, position by position."""
    lines = file.read_text().splitlines()
    head = dict(line.split(" ", 1) for line in lines[: lines.index("")])
    game, options, rules = head["game"], json.loads(head["options"]), int(head.get("rules", 1))
    if game not in SLUGS:
        pytest.skip("a game of the test kit")
    match, checked = cowbell.Match(game, options, explicit_chance=True, rules=rules), 0
    assert (match.options, match.rules) == (options, rules)
    for index, line in enumerate(lines):
        word, _, rest = line.partition(" ")
        if word == "chance":
            match.settle(rest)
        elif word == "play":
            seat, _, move = rest.partition(": ")
            assert int(seat) == match.turn
            match.play(move)
        elif word == "position":
            block = takewhile(lambda line: line.startswith("  "), lines[index + 1 :])
            assert match.position().splitlines() == [line[2:] for line in block]
            checked += 1
        elif word == "scores":
            assert match.scores() == [int(score) for score in rest.split()]
    assert match.is_over and checked > 1


def test_the_version_of_the_rules_stays_with_the_match():
    """Red has filled a field and cannot go on: by version 1 the count decides, since version 2 the field (TTM-27)."""
    rows = ["4 . C H . . . . .", "3 C P S H . . . .", "2 H S C P . . . .", "1   H P . . . ."]
    sides = ["hand0 PC", "barn0 S", "supply0 SS", "taken0 C", "hand1 CC", "barn1 C", "supply1 CC", "taken1 CC"]
    for rules, places in [(1, [2, 1]), (2, [1, 2]), (None, [1, 2])]:
        match = cowbell.Match("tic-tac-moo", position="\n".join(rows + sides), rules=rules)
        match.play("Pd4")
        assert match.places() == places
    old = cowbell.Match("tic-tac-moo", seed=1, rules=1)
    assert cowbell.Match.load(old.save()).rules == 1
    assert pickle.loads(pickle.dumps(old)).rules == 1
    assert old.clone().rules == 1
    assert cowbell.Match("tic-tac-moo").rules == 2


def test_rules_of_the_future_are_named():
    future = '{"cowbell":1,"game":"tic-tac-moo","rules":99,"options":{"not-yet":true}}'
    with pytest.raises(ValueError, match="version 99 of the rules of Tic Tac Moo"):
        cowbell.Match.load(future)
    with pytest.raises(ValueError, match="version 3 of the rules"):
        cowbell.Match("tic-tac-moo", rules=3)


def binary() -> Path:
    """The command `cowbell`: `COWBELL_BIN`, or what was built in this checkout."""
    named = [Path(os.environ["COWBELL_BIN"])] if "COWBELL_BIN" in os.environ else []
    built = [ROOT / "target" / profile / "cowbell" for profile in ("release", "debug")]
    for file in [*named, *built]:
        if file.is_file():
            return file
    pytest.skip("the command `cowbell` has not been built")


@pytest.mark.parametrize(("game", "options"), CASES, ids=IDS)
def test_the_command_deals_with_the_fair_dice_of_its_seed(game, options, tmp_path):
    ours = cowbell.Match(game, options, 77, explicit_chance=True)
    dice = Fair(hashlib.sha256(b"cowbell seed 77").digest(), [""] * ours.seats)
    dice.roll(ours)
    while not ours.is_over:
        ours.play(ours.sample())
        dice.roll(ours)
    lines, last = [], None
    for event in (event for event in ours.log() if "move" in event):
        if event["seat"] != last and game in SECRETS:
            lines.append("")  # where hands are secret, people at one keyboard uncover theirs first
        lines.append(event["move"])
        last = event["seat"]
    humans, file = ["human"] * ours.seats, tmp_path / "record"
    chosen = ",".join(f"{key}={json.dumps(value).strip(chr(34))}" for key, value in options.items())
    command = [binary(), "play", game, "--seed", "77", "--seats", ",".join(humans), "--save", file]
    command += ["--options", chosen] if chosen else []
    subprocess.run(command, input="\n".join(lines) + "\n", text=True, check=True, capture_output=True)
    assert file.read_text() == ours.save(humans)


@pytest.mark.parametrize(("game", "options"), CASES, ids=IDS)
def test_the_server_proves_what_was_dealt_here(game, options, tmp_path):
    """A match with the server's dice, played here, passes the server's own check of every draw."""
    match = cowbell.Match(game, options, 5, explicit_chance=True)
    salts = [f"salt-{seat}" for seat in range(match.seats)]
    salts[-1] = ""  # promised and withheld
    promises = [promise(f"salt-{seat}") for seat in range(match.seats)]
    dice = Fair(bytes(range(32)), salts, promises)
    dice.roll(match)
    while not match.is_over:
        match.play(match.sample())
        dice.roll(match)
    header, *events = match.save().splitlines()
    proof = {"dice": 2, "commitment": dice.commitment, "promises": promises, "salts": salts, "seed": dice.seed.hex()}
    proof["withheld"] = [match.seats - 1]

    def verify(lines: list[str]) -> subprocess.CompletedProcess[str]:
        file = tmp_path / "record"
        file.write_text("\n".join(lines) + "\n")
        return subprocess.run([binary(), "verify", file], text=True, capture_output=True, check=False)

    fair = verify([json.dumps(json.loads(header) | proof), *events])
    assert fair.returncode == 0, fair
    assert "every draw follows from the seed" in fair.stdout
    assert f"seat {match.seats - 1} promised a salt and withheld it" in fair.stdout
    others = {"salts": ["other"] * match.seats, "withheld": []}
    foul = verify([json.dumps(json.loads(header) | proof | others), *events])
    assert foul.returncode == 1 and "WRONG_PROMISE" in foul.stderr, foul
