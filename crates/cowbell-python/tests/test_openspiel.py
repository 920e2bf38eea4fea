from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cases import CASES, IDS, SECRETS, SLUGS, underscored

pyspiel = pytest.importorskip("pyspiel")

from absl.testing import parameterized
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, get_all_states, ismcts, mcts
from open_spiel.python.algorithms.minimax import expectiminimax

import cowbell
from cowbell import openspiel, small

NAMES = openspiel.register()
SMALL = [f"cowbell_{variant.name}" for variant in small.ALL]
every = pytest.mark.parametrize(("game", "options"), CASES, ids=IDS)
each_name = pytest.mark.parametrize("name", NAMES)
each_small = pytest.mark.parametrize("name", SMALL)


def spelled(game: str, options: dict[str, Any]) -> str:
    """The game as OpenSpiel writes it."""
    parameters = {key: str(value) for key, value in underscored(options).items()}
    inside = ",".join(f"{key}={value}" for key, value in parameters.items())
    return f"cowbell_{game.replace('-', '_')}({inside})"


def test_all_games_and_variants_are_registered_once():
    assert len(NAMES) == len(SLUGS) + len(small.ALL)
    assert openspiel.register() == NAMES


@every
def test_random_simulation_with_serialisation(game, options):
    loaded = pyspiel.load_game(spelled(game, options))
    assert loaded.num_players() == cowbell.Match(game, options, 0).seats
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@each_small
def test_random_simulation_of_small_variants(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=20, serialize=True, verbose=False)


def run_suite(base: type, name: str, methods: list[str]) -> None:
    """OpenSpiel's own tests on one of our games."""
    of_this = type("OfThis", (base,), {"game": pyspiel.load_game(name), "game_name": name})
    of_this.setUpClass()
    for method in methods:
        getattr(of_this(method), method)()


def methods_of(base: type, *without: str) -> list[str]:
    found = [name for name in dir(base) if name.startswith("test_") and name not in without]
    assert len(found) >= 4
    return found


@each_name
def test_integration_api(name):
    base = api_test.EnforceAPIOnPartialTreeBase
    assert issubclass(base, parameterized.TestCase)
    run_suite(base, name, methods_of(base))


# The counts are those of OpenSpiel's own games; ours are below. Overlap is also asked of a tensor that we do not offer.
NOT_OURS = ["test_number_of_nodes", "test_game_is_perfect_recall"]
TENSOR = "test_current_player_infosets_no_overlap_between_players"


@each_small
def test_integration_api_on_the_whole_tree(name):
    base = api_test.EnforceAPIOnFullTreeBase
    run_suite(base, name, methods_of(base, *NOT_OURS, TENSOR))


@each_small
def test_perfect_recall(name):
    readme = (Path(__file__).parent.parent / "README.md").read_text()
    row = next(line for line in readme.splitlines() if f"`small.{name.removeprefix('cowbell_small_')}()`" in line)
    sets = int(row.split("|")[4].replace(",", ""))
    assert len(api_test._assert_is_perfect_recall(pyspiel.load_game(name))) == sets


@each_small
def test_information_states_of_two_players_never_meet(name):
    seen: dict[str, int] = {}
    game = pyspiel.load_game(name)
    for state in get_all_states.get_all_states(game, -1, False, False).values():
        player = state.current_player()
        assert seen.setdefault(state.information_state_string(player), player) == player


@each_name
def test_a_playthrough_replays_to_the_letter(name):
    first = generate_playthrough.playthrough(name, None, seed=5)
    actions = [int(found) for found in re.findall(r"^action: (\d+)$", first, re.MULTILINE)]
    assert actions
    assert generate_playthrough.playthrough(name, actions) == first


@each_name
def test_a_state_clones_and_serialises_with_its_past(name):
    game = pyspiel.load_game(name)
    state, random = game.new_initial_state(), np.random.RandomState(3)
    for _ in range(20):
        if state.is_terminal():
            break
        other = game.deserialize_state(state.serialize())
        for copy in (state.clone(), other):
            assert str(copy) == str(state)
            assert copy.history() == state.history()
            for player in range(game.num_players()):
                assert copy.information_state_string(player) == state.information_state_string(player)
        state.apply_action(random.choice(state.legal_actions()))


@pytest.mark.parametrize("name", ["cowbell_mow", "cowbell_mow(seats=4)", "cowbell_tic_tac_town", "cowbell_small_mow"])
def test_resampling_keeps_what_a_player_knows(name):
    game = pyspiel.load_game(name)
    state, random = game.new_initial_state(), np.random.RandomState(1)
    differ = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            player = state.current_player()
            for _ in range(5):
                other = state.resample_from_infostate(player, random.uniform)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.legal_actions() == state.legal_actions()
                differ += str(other) != str(state)
        state.apply_action(random.choice(state.legal_actions()))
    assert differ


@pytest.mark.parametrize("name", [spelled(slug, {}) for slug in SLUGS if slug not in SECRETS])
def test_mcts_plays(name):
    game = pyspiel.load_game(name)
    state, random = game.new_initial_state(), np.random.RandomState(2)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = mcts.MCTSBot(game, 1.0, 20, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", [*(spelled(slug, {}) for slug in SECRETS), "cowbell_small_mow"])
def test_is_mcts_plays(name):
    game = pyspiel.load_game(name)
    state, random = game.new_initial_state(), np.random.RandomState(2)
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        uct_c=1.0,
        max_simulations=40,
        random_state=random,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.NORMALIZED_VISITED_COUNT,
    )
    policy, move = bot.step_with_policy(state)
    assert move in state.legal_actions()
    # The worlds it searched are one node to the player: their visits are spread over its moves.
    assert sum(chance > 0 for _, chance in policy) == len(state.legal_actions()) > 1


def test_cfr_solves_the_small_packet():
    game = pyspiel.load_game("cowbell_small_mow")
    solver, found = cfr.CFRPlusSolver(game), []
    for _ in range(12):
        solver.evaluate_and_update_policy()
        found.append(exploitability.nash_conv(game, solver.average_policy()))
    assert found[-1] < 0.1 * found[0]
    assert found[-1] < 0.04


@pytest.mark.parametrize(
    ("name", "value"), [("cowbell_small_te_kuiti", 0.4), ("cowbell_small_kuhlorado", -0.3935185185)]
)
def test_expectiminimax_solves_the_open_variants(name, value):
    game = pyspiel.load_game(name)
    found, _ = expectiminimax(game.new_initial_state(), 100, None, 0)
    assert found == pytest.approx(value)
