"""Trains one game: plays against itself, learns, measures itself on the ladder, and writes weights with their card.

    python training/train.py kuhlorado --minutes 10 --out runs

One command does it all, on a graphics card if there is one. It writes `runs/kuhlorado.pt` every minute and continues from
there when it is started again; at the end it writes `kuhlorado.bin`, the weights as the bots read them, and
`kuhlorado.json`, their card. On two cores `--minutes 3 --matches 256` already beats medium in some games.
"""

from __future__ import annotations

import argparse
import copy
import json
import math
import os
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch
from evaluate import against
from export import card, pack
from games import GAMES, Game
from learn import Learner
from network import Network
from selfplay import Tables, play

#: Earlier selves that are kept as opponents.
SELVES = 8
#: What is measured and written is the mean of the last weights: each update counts this much less than the next.
MEAN = 0.995


def fresh(game: Game, device: torch.device) -> Network:
    """A network that knows nothing."""
    import cowbell

    match = cowbell.Match(game.slug, seed=0)
    moves = [match.move_text(number) for number in range(match.num_moves)]
    factors = torch.as_tensor(game.factor_matrix(moves))
    return Network(match.num_features, match.num_moves, game.seats, factors).to(device)


class Run:
    """A training that can be left and taken up again."""

    def __init__(self, game: Game, args: argparse.Namespace) -> None:
        self.game, self.args = game, args
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(args.seed)
        self.learner = Learner(fresh(game, self.device))
        self.mean = copy.deepcopy(self.learner.network)
        self.selves: list[dict[str, torch.Tensor]] = []
        self.old: Network | None = None
        self.curve: list[dict[str, Any]] = []
        self.total = {"seconds": 0.0, "updates": 0, "decisions": 0, "matches": 0}
        self.file: Path = args.out / f"{game.slug}.pt"
        for path in (self.file, args.resume and args.resume / self.file.name):
            if path and path.exists():
                self.load(path)
                break

    def load(self, path: Path) -> None:
        """Goes on from a checkpoint."""
        state = torch.load(path, map_location=self.device, weights_only=True)
        self.learner.network.load_state_dict(state["network"])
        self.mean.load_state_dict(state["mean"])
        self.learner.optimiser.load_state_dict(state["optimiser"])
        self.selves, self.curve, self.total = state["selves"], state["curve"], state["total"]
        print(f"{self.game.slug}: goes on after {self.total['seconds']:.0f} s", flush=True)

    def save(self) -> None:
        """Writes a checkpoint, whole or not at all."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        half = [{name: tensor.half() for name, tensor in one.items()} for one in self.selves]
        state = {
            "network": self.learner.network.state_dict(),
            "mean": self.mean.state_dict(),
            "optimiser": self.learner.optimiser.state_dict(),
            "selves": half,
            "curve": self.curve,
            "total": self.total,
        }
        part = self.file.with_suffix(".part")
        torch.save(state, part)
        part.replace(self.file)

    def pick_opponent(self) -> None:
        """An earlier self, each as likely."""
        if self.selves:
            self.old = self.old or copy.deepcopy(self.learner.network)
            pick = int(torch.randint(len(self.selves), ()))
            self.old.load_state_dict({name: part.float() for name, part in self.selves[pick].items()})

    @torch.no_grad()
    def average(self) -> None:
        """Moves the mean a little towards the weights; quickly while there are few to be the mean of."""
        keep = min(MEAN, 1 - 1 / (1 + self.total["updates"] / 10))
        for mean, now in zip(self.mean.parameters(), self.learner.network.parameters(), strict=True):
            mean.lerp_(now, 1 - keep)

    def keep_self(self) -> None:
        """Remembers how it plays now; of many, every other old one is let go."""
        state = {name: part.detach().clone() for name, part in self.learner.network.state_dict().items()}
        self.selves.append(state)
        if len(self.selves) > SELVES:
            self.selves = self.selves[0 : SELVES // 2 : 2] + self.selves[SELVES // 2 :]

    def measure(self, levels: list[str]) -> dict[str, float]:
        """The share of points of the bare policy against each level."""
        found = {}
        for level in levels:
            matches = self.args.measure
            seed = 50_000 + self.total["updates"]
            share, _ = against(
                self.game, self.mean, level, matches, seed, self.args.threads, self.device
            )
            found[level] = round(share, 4)
        return found

    def run(self) -> None:
        """Trains for as long as it may."""
        args, total = self.args, self.total
        tables = Tables(self.game, args.matches, args.seed + 7919 * total["updates"], args.threads, self.device)
        began, before = time.monotonic(), total["seconds"]
        saved = measured = kept = began
        limit, plan = 60 * args.minutes, 60 * (args.plan or args.minutes)
        spent = {"play": 0.0, "learn": 0.0, "measure": 0.0}
        while (now := time.monotonic()) - began < limit and total["updates"] < args.updates:
            total["seconds"] = before + now - began
            # How much of the whole plan is over decides how boldly it still learns.
            part = min(1.0, max(total["seconds"] / plan, total["updates"] / args.updates))
            rate = args.rate * (0.05 + 0.95 * 0.5 * (1 + math.cos(math.pi * part)))
            entropy = 0.03 * (1 - part) + 0.004
            if total["updates"] % 8 == 0:
                self.pick_opponent()
            played = play(tables, self.learner.network, self.old, args.steps)
            middle = time.monotonic()
            losses = self.learner.learn(tables, played, rate, entropy)
            self.average()
            spent["play"] += middle - now
            spent["learn"] += time.monotonic() - middle
            total["updates"] += 1
            total["decisions"] += played.seat.numel()
            total["matches"] += int(played.done.sum())
            now = time.monotonic()
            if now - kept > limit / SELVES:
                kept = now
                self.keep_self()
            if now - measured > limit / args.points or total["updates"] == 1:
                found = self.measure(args.ladder)
                measured = time.monotonic()
                spent["measure"] += measured - now
                self.note(losses, found)
            if now - saved > 60:
                saved = now
                self.save()
        self.note(losses, self.measure(args.ladder))
        self.save()
        whole = sum(spent.values())
        print(f"{self.game.slug}: " + ", ".join(f"{name} {part / whole:.0%}" for name, part in spent.items()))
        weights = pack(self.mean, self.game)
        (args.out / f"{self.game.slug}.bin").write_bytes(weights)
        method = "PPO with values for all seats, opponents from earlier selves"
        about = card(self.game, weights, method, {**total, **spent}, args.seed, self.curve)
        (args.out / f"{self.game.slug}.json").write_text(json.dumps(about, indent=1) + "\n")

    def note(self, losses: Any, found: dict[str, float]) -> None:
        """A point of the curve."""
        point = {**{name: round(part, 4) for name, part in asdict(losses).items()}, **found, **self.total}
        self.curve.append(point)
        print(f"{self.game.slug}: {json.dumps(point)}", flush=True)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--minutes", type=float, default=10, help="of this run")
    parser.add_argument("--updates", type=int, default=10**9, help="of all runs together at most, however long they take")
    parser.add_argument("--plan", type=float, help="minutes of all runs together, if there are several")
    parser.add_argument("--out", type=Path, default=Path("runs"))
    parser.add_argument("--resume", type=Path, help="a folder with a checkpoint to start from")
    parser.add_argument("--matches", type=int, default=4096, help="played side by side")
    parser.add_argument("--steps", type=int, default=32, help="decisions of each match between two updates")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=max(1, (os.cpu_count() or 1)))
    parser.add_argument("--ladder", nargs="*", default=["random", "medium"], help="levels to be measured against")
    parser.add_argument("--measure", type=int, default=200, help="matches against each")
    parser.add_argument("--points", type=int, default=8, help="of the curve")
    args = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    # The matrices are small: on a processor more threads only get in each other's way.
    torch.set_num_threads(1)
    Run(GAMES[args.game], args).run()


if __name__ == "__main__":
    main()
