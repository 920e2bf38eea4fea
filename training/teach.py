"""Teaches one game's network what the expert's search found, and writes weights with their card.

    python training/teach.py kuhlorado --play 300 --processes 4 --out runs

It first plays lessons for `--play` seconds (or takes those that are there), then learns from them for `--learn` seconds,
going on from `runs/kuhlorado.pt` if `train.py` has left one. The last twentieth of the lessons is kept apart: what
is learnt must hold there, too.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from pathlib import Path

import torch
from evaluate import against
from export import card, pack
from games import GAMES, Game
from learn import judgement
from lessons import collect, load
from network import Network
from selfplay import masked, relative
from train import fresh

#: How much of a value is what the match came to, the rest being what the search expected.
RESULT = 0.4
BATCH = 1024


class Lessons:
    """Lessons on the device."""

    def __init__(self, game: Game, folder: Path, device: torch.device) -> None:
        arrays, self.matches = load(game.slug, folder)
        data = {name: torch.as_tensor(array).to(device) for name, array in arrays.items()}
        target = RESULT * data["result"] + (1 - RESULT) * data["value"].float()
        seat, seats = data["seat"], data["seats"]
        self.data = {
            "observation": data["observation"],
            "mask": data["mask"],
            "share": data["share"],
            "seats": seats,
            "target": relative(target, seat, seats),
            "points": relative(data["points"], seat, seats),
        }
        self.rows = len(seat)
        self.kept_apart = max(1, self.rows // 20)

    def batch(self, rows: torch.Tensor) -> dict[str, torch.Tensor]:
        """Some of them."""
        return {name: tensor[rows] for name, tensor in self.data.items()}


def loss(network: Network, of: dict[str, torch.Tensor]) -> tuple[torch.Tensor, torch.Tensor]:
    """What is to fall, and its parts: policy, value, points."""
    logits, value, points = network(of["observation"].float())
    bits = torch.arange(7, -1, -1, device=logits.device, dtype=torch.uint8)
    mask = ((of["mask"][..., None] >> bits) & 1).flatten(1)[:, : logits.shape[1]].bool()
    decides = mask.any(-1)
    chances = masked(logits, mask | ~decides[:, None])
    share = of["share"].float()
    policy = -(share * chances.clamp(min=-50)).sum(-1)[decides].mean()
    judged = judgement(value, points, of["target"], of["points"], of["seats"])
    parts = torch.stack([policy, judged[0], judged[1]])
    return policy + 2 * judged[0] + 0.5 * judged[1], parts.detach()


@torch.no_grad()
def examine(network: Network, lessons: Lessons, device: torch.device) -> list[float]:
    """The parts of the loss where nothing was learnt from."""
    rows = torch.arange(lessons.rows - lessons.kept_apart, lessons.rows, device=device)
    parts = [loss(network, lessons.batch(piece))[1] for piece in rows.split(BATCH)]
    return [round(part, 4) for part in torch.stack(parts).mean(0).tolist()]


def learn(network: Network, lessons: Lessons, seconds: float, passes: int, rate: float, device: torch.device) -> list[dict]:
    """Learns for so long or so many passes, whichever is over first; gives the curve."""
    optimiser = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=0.02)
    learnt = lessons.rows - lessons.kept_apart
    began = time.monotonic()
    curve = [{"pass": 0, "examined": examine(network, lessons, device)}]
    for number in range(passes):
        total, count = torch.zeros(3, device=device), 0
        for rows in torch.randperm(learnt, device=device).split(BATCH):
            part = max((number + count * BATCH / learnt) / passes, (time.monotonic() - began) / seconds)
            for group in optimiser.param_groups:
                group["lr"] = rate * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * min(1.0, part))))
            wrong, parts = loss(network, lessons.batch(rows))
            optimiser.zero_grad(set_to_none=True)
            wrong.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
            total += parts
            count += 1
            if time.monotonic() - began > seconds:
                break
        curve.append({
            "pass": number + 1,
            "seconds": round(time.monotonic() - began, 1),
            "learnt": [round(part, 4) for part in (total / count).tolist()],
            "examined": examine(network, lessons, device),
        })
        print(json.dumps(curve[-1]), flush=True)
        if time.monotonic() - began > seconds:
            break
    return curve


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--out", type=Path, default=Path("runs"))
    parser.add_argument("--resume", type=Path, help="a folder with a checkpoint to start from")
    parser.add_argument("--play", type=float, default=0, help="seconds to play lessons first")
    parser.add_argument("--processes", type=int, default=2, help="that play lessons")
    parser.add_argument("--iterations", type=int, default=800, help="of the search at each decision of a lesson")
    parser.add_argument("--learn", type=float, default=60, help="seconds to learn at most")
    parser.add_argument("--passes", type=int, default=12, help="over the lessons at most")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1, help="of the first process that plays")
    parser.add_argument("--ladder", nargs="*", default=["medium", "hard"], help="levels to be measured against")
    parser.add_argument("--measure", type=int, default=100, help="matches against each")
    parser.add_argument("--threads", type=int, default=2)
    args = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    game, folder = GAMES[args.game], args.out / "lessons"
    if args.play:
        collect(game.slug, args.processes, args.play, args.iterations, folder, args.seed)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    network = fresh(game, device)
    before = {}
    for path in (args.out / f"{game.slug}.pt", args.resume and args.resume / f"{game.slug}.pt"):
        if path and path.exists():
            state = torch.load(path, map_location=device, weights_only=True)
            network.load_state_dict(state["mean"])
            before = {"self-play": {**state["total"], "curve": state["curve"]}}
            break
    lessons = Lessons(game, folder, device)
    print(f"{game.slug}: {lessons.rows} positions of {lessons.matches} matches", flush=True)
    curve = learn(network, lessons, args.learn, args.passes, args.rate, device)
    weights = pack(network, game)
    (args.out / f"{game.slug}.bin").write_bytes(weights)
    levels = {}
    for level in args.ladder:
        share, error = against(game, network, level, args.measure, 60_000 + args.seed, args.threads, device)
        levels[level] = [round(share, 3), round(error, 3)]
    print(f"{game.slug}: the bare policy against {levels}", flush=True)
    about = card(game, weights, {"lessons": lessons.rows, "lesson_matches": lessons.matches}, args.seed, curve)
    about = {**about, **before, "bare_policy": levels, "iterations_of_lessons": args.iterations}
    (args.out / f"{game.slug}.json").write_text(json.dumps(about, indent=1) + "\n")


if __name__ == "__main__":
    main()
