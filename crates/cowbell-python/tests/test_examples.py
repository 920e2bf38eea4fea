"""The examples run, and do what they say."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"


def run(name: str, *arguments: object) -> str:
    command = [sys.executable, str(EXAMPLES / name), *map(str, arguments)]
    # Small matrices: several threads of BLAS only wait for each other, for minutes on a busy machine.
    env = os.environ | {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False, env=env)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_random_play():
    out = run("random_play.py")
    assert out.count("mean reward by seat") == 5


def test_tournament():
    out = run("tournament.py", "--bots", "random", "medium", "--rounds", 6)
    assert out.split()[0] == "medium", "the better bot is first"


def test_the_learner_gets_better(tmp_path):
    picture = tmp_path / "curve.svg"
    out = run("learn_kuhlorado.py", "--matches", 2000, "--out", picture)
    before, after = map(float, re.search(r"from ([\d.]+) to ([\d.]+)", out).groups())
    assert before < 0.56 and after > 0.65, out
    assert picture.read_text().count("<circle") == 7


def test_cfr_converges():
    found = [float(one) for one in re.findall(r"exploitability ([\d.]+)", run("solve_small_mow.py", "--rounds", 60))]
    assert found[0] > 0.2 and found[-1] < 0.01, found
    assert found == sorted(found, reverse=True)


def test_tour():
    assert "matches ended" in run("tour.py")
