"""How many positions a second ONNX Runtime judges with the same weights, one at a time on one core.

    python training/onnx_speed.py crates/cowbell-bots/weights/*.bin

The observation is ready and all moves are judged; `cargo run --release -p cowbell-bots --example evaluations` is
the bots' own speed, which writes the observation and judges the legal moves only.
"""

from __future__ import annotations

import io
import sys
import time
from pathlib import Path

import numpy as np
import onnxruntime
import torch
from export import unpack


def measure(path: Path) -> float:
    """Evaluations a second with one file of weights."""
    network = unpack(path.read_bytes())
    features = network.first.in_features
    file = io.BytesIO()
    torch.onnx.export(network, (torch.zeros(1, features),), file, input_names=["observation"], dynamo=False)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(file.getvalue(), options, providers=["CPUExecutionProvider"])
    dice = np.random.default_rng(1)
    rows = (dice.random((200, 1, features)) < 0.1).astype(np.float32)
    session.run(None, {"observation": rows[0]})
    began, count = time.perf_counter(), 0
    while time.perf_counter() - began < 2:
        for row in rows:
            session.run(None, {"observation": row})
        count += len(rows)
    return count / (time.perf_counter() - began)


def main() -> None:
    """The command."""
    for file in sys.argv[1:]:
        path = Path(file)
        print(f"{path.stem}: {measure(path):.0f} evaluations a second by ONNX Runtime {onnxruntime.__version__}")


if __name__ == "__main__":
    main()
