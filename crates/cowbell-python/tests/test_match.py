from __future__ import annotations

import copy
import pickle
import signal
import threading
from pathlib import Path

import numpy as np
import pytest

import cowbell
from cases import CASES, IDS, SECRETS, SLUGS, played

every = pytest.mark.parametrize(("game", "options"), CASES, ids=IDS)
each_game = pytest.mark.parametrize("game", SLUGS)


def test_every_game_of_the_house_is_listed():
    crates = Path(__file__).resolve().parents[2]
    homes = crates.glob("cowbell-*/RULES.md")
    assert sorted(SLUGS) == sorted(home.parent.name.removeprefix("cowbell-") for home in homes)


@every
def test_a_match_plays_to_its_end(game, options):
    match = cowbell.Match(game, options, 5)
    mask, seen = np.zeros(match.num_moves, bool), np.zeros(match.num_features, np.float32)
    while not match.is_over:
        legal, numbers = match.legal_moves(), match.legal_numbers()
        assert numbers == sorted(set(numbers))
        assert numbers == [match.move_number(text) for text in legal]
        assert legal == [match.move_text(number) for number in numbers]
        assert np.flatnonzero(match.mask()).tolist() == numbers
        turn = match.step(match.sample(), seen, mask)
        assert turn == match.turn
        if turn >= 0:
            assert (seen == match.observation()).all()
            assert (mask == match.mask()).all()
            assert np.abs(seen).max() <= 1
    assert not mask.any()
    assert len(match.scores()) == len(match.places()) == match.seats
    assert min(match.places()) >= 1
    if match.seats > 1:
        assert sum(match.rewards()) == pytest.approx(0, abs=1e-12)
        assert [reward == max(match.rewards()) for reward in match.rewards()] == [p == 1 for p in match.places()]
    assert match.steps <= match.longest


@every
def test_what_is_kept_comes_back(game, options):
    match = played(game, options, 11, 20)
    for other in (match.clone(), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        while not other.is_over:
            other.play(other.sample())
        whole = played(game, options, 11)
        assert other.save() == whole.save()
        assert cowbell.Match.load(whole.save()).save() == whole.save()
    assert match.steps < other.steps, "a copy does not touch the original"
    again = cowbell.Match(game, options, position=match.position(), explicit_chance=True)
    assert again.position() == match.position()
    assert again.legal_moves() == match.legal_moves()


@each_game
def test_options_are_spelled_as_python_likes(game):
    for name, options in CASES:
        if name == game:
            spelled = {key.replace("-", "_"): value for key, value in options.items()}
            assert cowbell.Match(game, spelled, 1).options == cowbell.Match(game, options, 1).options


@each_game
def test_seeds_are_kept_and_resets_repeat(game):
    match = played(game, {}, 3)
    first = match.save()
    match.reset(3)
    assert (match.seed, match.steps) == (3, cowbell.Match(game, seed=3).steps)
    while not match.is_over:
        match.play(match.sample())
    assert match.save() == first
    match.reset()
    assert match.seed != 3


@each_game
def test_explicit_chance_tells_the_same_story(game):
    seeded = played(game, {}, 9)
    match = cowbell.Match(game, explicit_chance=True)
    for event in seeded.log():
        if match.turn == cowbell.CHANCE:
            outcomes = match.chances()
            assert all(weight > 0 for _, weight in outcomes)
            whole = next(line for line in _events(seeded)[match.steps : match.steps + 1])
            match.settle([text for text, _ in outcomes].index(whole["chance"]))
        else:
            assert match.turn == event["seat"]
            match.play(event["move"])
    assert match.save() == seeded.save()


def _events(match):
    import json

    return [json.loads(line) for line in match.save().splitlines()[1:]]


def test_roll_settles_what_waits():
    match = cowbell.Match("mow", seed=4, explicit_chance=True)
    assert match.turn == cowbell.CHANCE
    match.roll()
    assert match.position() == cowbell.Match("mow", seed=4).position()


@each_game
def test_what_is_illegal_changes_nothing(game):
    match = played(game, {}, 2, 8)
    before = match.save()
    illegal = next(number for number in range(match.num_moves) if number not in match.legal_numbers())
    for wrong in (illegal, match.move_text(illegal), match.num_moves, "nonsense"):
        with pytest.raises(cowbell.IllegalMove) as refused:
            match.play(wrong)
        assert refused.value.code.isupper()
    with pytest.raises(cowbell.IllegalMove):
        match.settle("nonsense")
    assert match.save() == before


@pytest.mark.parametrize(
    ("call", "reason"),
    [
        (lambda: cowbell.Match("chess"), "there is no game `chess`"),
        (lambda: cowbell.Match("mow", {"seats": 11}), "2 to 10"),
        (lambda: cowbell.Match("mow", {"cows": 1}), "unknown field"),
        (lambda: cowbell.Match("mow", position="nonsense 3"), "line 1"),
        (lambda: cowbell.Match("mow", seed=1).observation(2), "the seats are 0 to 1"),
        (lambda: cowbell.Match("mow", seed=1).observation(out=np.zeros(3, np.float32)), "444 places"),
        (lambda: cowbell.Match("mow", seed=1).bot("godlike"), "random, easy, medium, hard, expert or master"),
        (lambda: cowbell.Match("mow", seed=1).render("png"), "text or svg"),
        (lambda: cowbell.Match.load("{}"), "line 1"),
        (lambda: cowbell.VecMatch("mow", 0), "at least one"),
        (lambda: cowbell.VecMatch("mow", 2, opponents={0: "easy", 1: "easy"}), "nobody is left"),
    ],
)
def test_errors_say_what_would_be_right(call, reason):
    with pytest.raises(ValueError, match=reason):
        call()


@each_game
def test_bots_of_every_level_play_legally(game):
    match = played(game, {}, 6, 10)
    for level in [*cowbell.LEVELS[:3], "hard@20", "expert@20"]:
        assert match.bot(level, 1) in match.legal_moves()
        assert match.bot(level, 1) == match.bot(level, 1)


@each_game
def test_an_analysis_ranks_all_moves(game):
    match = played(game, {}, 6, 10)
    found = match.analyse(iterations=50)
    assert sorted(ranked["move"] for ranked in found["moves"]) == sorted(match.legal_moves())
    assert len(found["values"]) == match.seats


@each_game
def test_a_review_adds_up(game):
    match = played(game, {}, 6, 8)
    review = match.review(passes=1)
    for seat, player in enumerate(review["players"]):
        total = review["start"][seat] + player["luck"] + player["hidden"] + player["decisions"]
        assert total == pytest.approx(review["result"][seat], abs=1e-3)
    if points := review["points"]:
        for seat, player in enumerate(points["players"]):
            total = points["start"][seat] + player["luck"] + player["hidden"] + player["decisions"]
            assert total == pytest.approx(points["result"][seat], abs=1e-2)
    assert (points is None) == (game == "tic-tac-moo"), "points decide every other game"
    decisions = [item for item in review["items"] if item["kind"] == "decision"]
    assert decisions and all(item["loss"] >= 0 for item in decisions)
    assert review == match.review(passes=1)
    with pytest.raises(ValueError):
        match.review(0)


def test_a_review_tells_its_progress_and_can_be_stopped():
    match = played("tic-tac-moo", {}, 6, 12)
    told = []
    whole = match.review(passes=2, progress=lambda *now: told.append(now))
    assert [done for run, done, _ in told if run == 0] == list(range(1, len(whole["items"]) + 1))
    assert {run for run, _, _ in told} == {0, 1} and whole["passes"] == 2
    # Stopped after three items: those are known, and they add up.
    part = match.review(passes=2, progress=lambda _, done, items: done < 3)
    assert (len(part["items"]), part["passes"], part["is_over"]) == (3, 0, False)
    assert part["events"] < whole["events"] == match.steps
    for seat, player in enumerate(part["players"]):
        total = part["start"][seat] + player["luck"] + player["hidden"] + player["decisions"]
        assert total == pytest.approx(part["result"][seat], abs=1e-3)
    # What goes wrong in the callback, Ctrl-C included, goes to the caller.
    for error in (KeyboardInterrupt, ZeroDivisionError):

        def fail(*_, error=error):
            raise error

        with pytest.raises(error):
            match.review(passes=2, progress=fail)
    assert match.review(1e-9) is None


def test_ctrl_c_ends_a_review():
    match = played("mow", {}, 6, 12)
    thread = threading.Thread(target=signal.raise_signal, args=[signal.SIGINT])
    with pytest.raises(KeyboardInterrupt):
        thread.start()
        match.review(600)
    thread.join()


@every
def test_pictures_show_what_a_seat_may_see(game, options):
    match = played(game, options, 6, 12)
    for seat in [None, *range(match.seats)]:
        assert match.render("text", seat).strip()
        svg = match.render("svg", seat)
        assert svg.startswith("<svg") and svg.endswith("</svg>\n")
    import xml.etree.ElementTree as tree

    assert tree.fromstring(svg).tag.endswith("svg")


SECRET = [case for case in CASES if case[0] in SECRETS]


@pytest.mark.parametrize(("game", "options"), SECRET, ids=[str(case) for case in SECRET])
def test_worlds_that_a_seat_cannot_tell_apart_look_equal_to_it(game, options):
    match = played(game, options, 8, 14)
    differ = 0
    for seat in range(match.seats):
        for seed in range(6):
            world = match.resample(seat, seed)
            assert world.view(seat) == match.view(seat)
            assert world.render("text", seat) == match.render("text", seat)
            assert (world.observation(seat) == match.observation(seat)).all()
            assert world.information_state_string(seat) == match.information_state_string(seat)
            differ += world.position() != match.position()
    assert differ, "secrets are dealt again"


def test_an_information_state_tells_only_what_its_seat_knows():
    cards = {}
    for seed in range(40):
        match = cowbell.Match("mow", {"first-starter": 0}, seed)
        cards.setdefault(match.information_state_string(0), []).append(match.view(1)["hand"])
        mine = " ".join(match.view(1)["hand"])
        assert "deal ?>1" in match.information_state_string(0)
        assert f"deal {mine.split()[0]}>1" not in match.information_state_string(0)
    assert len(cards) == 40


def test_a_match_from_a_position_has_no_record():
    match = cowbell.Match("mow", position=cowbell.Match("mow", seed=1).position(), explicit_chance=True)
    with pytest.raises(ValueError, match="began from a position"):
        match.save()
    assert pickle.loads(pickle.dumps(match)).position() == match.position()


def test_a_network_judges_what_a_seat_knows():
    match = cowbell.Match("mow", {"seats": 3}, seed=4)
    judged = match.judge()
    assert [move for move, _ in judged["policy"]] == match.legal_moves()
    assert sum(share for _, share in judged["policy"]) == pytest.approx(1, abs=1e-4)
    assert len(judged["values"]) == len(judged["points"]) == 3
    assert all(0 < value < 1 for value in judged["values"])
    # Another world that the seat cannot tell from this one is judged alike.
    assert match.resample(match.turn, seed=9).judge() == judged
    waits = (match.turn + 1) % 3
    assert match.judge(waits)["policy"] == []
    with pytest.raises(ValueError, match="no network has learned kuhlorado"):
        cowbell.Match("kuhlorado", seed=1).judge()
