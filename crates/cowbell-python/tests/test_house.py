"""The package keeps its own rules: style, types, and stubs that say what is true."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize(
    "command",
    [
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        ["mypy", "python"],
        ["mypy.stubtest", "cowbell._native", "--mypy-config-file", "pyproject.toml"],
    ],
    ids=" ".join,
)
def test_clean(command):
    pytest.importorskip(command[0].split(".")[0])
    done = subprocess.run([sys.executable, "-m", *command], cwd=HERE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
