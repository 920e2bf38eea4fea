"""Teaches one game's network what searches found, and writes weights with their card.

    python training/teach.py kuhlorado --binary target/release/cowbell --play 300 --out runs

It first plays lessons for `--play` seconds with `cowbell lessons` (or takes those that are there), then learns from them for
`--learn` seconds. `--bot master@100/50:100:60 --weights runs/kuhlorado.bin` plays the next generation, in a folder of its own.
One row in 25 is kept apart, by whole matches: what is learnt must hold there, too.
"""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import time
from pathlib import Path

import torch
from export import card, pack
from games import GAMES
from lessons import ONE, Lessons, Rows, collect
from network import NARROW, WIDE, Network
from torch.nn import functional

#: How much of a value is what the match came to, the rest being what the search expected.
RESULT = 0.6


def wrong(logits: torch.Tensor, target: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
    """How wrong values are, row by row: the observer's own counts as much as those of all others."""
    plays = torch.arange(logits.shape[-1], device=logits.device) < seats[:, None]
    weight = plays / seats[:, None]
    weight = torch.cat([torch.full_like(weight[:, :1], 0.5), weight[:, 1:]], dim=1)
    return (functional.binary_cross_entropy_with_logits(logits, target.clamp(0, 1), reduction="none") * weight).sum(-1)


def judge_loss(network: Network, lessons: Lessons, rows: Rows, at: torch.Tensor, turn: int) -> tuple[torch.Tensor, torch.Tensor]:
    """How wrong values and points are."""
    value, points = network.values(network.body(lessons.observed(rows, at, turn)))
    seats, counts = rows.of["seats"][at], rows.of["counts"][at][:, None]
    searched = rows.of["value"][at]
    target = torch.where(counts, RESULT * rows.of["result"][at] + (1 - RESULT) * searched, searched)
    plays = (torch.arange(points.shape[-1], device=points.device) < seats[:, None]) & counts
    off = functional.smooth_l1_loss(points, rows.of["points"][at], reduction="none") * plays
    return wrong(value, target, seats).mean(), off.sum() / plays.sum().clamp(min=1)


def policy_loss(network: Network, lessons: Lessons, rows: Rows, at: torch.Tensor, turn: int) -> torch.Tensor:
    """How wrong the shares of moves are."""
    legal, numbers, share = lessons.shown(rows, at, turn)
    weight, bias = network.policy_rows()
    logits = functional.linear(network.body(lessons.observed(rows, at, turn)), weight, bias)
    chances = logits.masked_fill(~legal, -1e9).log_softmax(-1)
    return -(share * chances.gather(1, numbers).clamp(min=-50)).sum(-1).mean()


@torch.no_grad()
def examine(network: Network, lessons: Lessons) -> dict[str, float]:
    """On the lessons kept apart: parts of the loss, and how well results are foretold by whom."""
    rows, sums, count = lessons.apart, torch.zeros(6, device=lessons.device), torch.zeros(6, device=lessons.device)
    for at in torch.arange(len(rows), device=lessons.device).split(16_384):
        judged, off = judge_loss(network, lessons, rows, at, 0)
        sums[1:3] += torch.stack([judged, off]) * len(at)
        count[1:3] += len(at)
        at = at[rows.of["counts"][at]]
        own, searched = rows.of["result"][at, 0], rows.of["value"][at, 0].clamp(0.01, 0.99)
        ours = network.values(network.body(lessons.observed(rows, at)))[0][:, 0]
        hunch = 5 * rows.of["observation"][at, -1].float() / ONE
        guesses = [ours, (searched / (1 - searched)).log(), hunch]
        sums[3:] += torch.stack([functional.binary_cross_entropy_with_logits(g, own, reduction="sum") for g in guesses])
        count[3:] += len(at)
    for at in rows.showing.split(4096):
        sums[0] += policy_loss(network, lessons, rows, at, 0) * len(at)
        count[0] += len(at)
    names = ["policy", "value", "points", "network", "search", "hunch"]
    return {name: round(part, 4) for name, part in zip(names, (sums / count.clamp(min=1)).tolist(), strict=True)}


def learn(network: Network, lessons: Lessons, args: argparse.Namespace) -> list[dict]:
    """Learns until the time or the passes are over; gives the curve."""
    optimiser = torch.optim.AdamW(network.parameters(), lr=args.rate, weight_decay=0.01, fused=lessons.device.type == "cuda")
    began, rows, steps = time.monotonic(), lessons.learnt, 0
    whole = args.passes * len(rows)
    curve = [{"rows": 0, **examine(network, lessons)}]
    part = 0.0
    while part < 1:
        for at in torch.randperm(len(rows), device=lessons.device).split(args.batch):
            part = max(steps * args.batch / whole, (time.monotonic() - began) / args.learn)
            if part >= 1:
                break
            for group in optimiser.param_groups:
                group["lr"] = args.rate * min(1, (steps + 1) / 300) * (0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * part)))
            turn = steps % len(lessons.turns)
            judged, off = judge_loss(network, lessons, rows, at, turn)
            total = 2 * judged + 0.3 * off
            if args.policy and len(rows.showing):
                drawn = torch.randint(len(rows.showing), (args.batch // 4,), device=lessons.device)
                total = total + args.policy * policy_loss(network, lessons, rows, rows.showing[drawn], turn)
            optimiser.zero_grad(set_to_none=True)
            total.backward()
            optimiser.step()
            steps += 1
            if part > len(curve) / 8:
                curve.append({"rows": steps * args.batch, "seconds": round(time.monotonic() - began, 1), **examine(network, lessons)})
                print(json.dumps(curve[-1]), flush=True)
    curve.append({"rows": steps * args.batch, "seconds": round(time.monotonic() - began, 1), **examine(network, lessons)})
    print(json.dumps(curve[-1]), flush=True)
    return curve


def climb(args: argparse.Namespace, weights: Path) -> dict[str, float]:
    """The share of first places of a master with these weights and few iterations, against each level of the ladder."""
    found = {}
    for level in args.ladder:
        command = [args.binary, "arena", args.game, "--bots", f"{level},{args.climber}", "--matches", str(args.measure)]
        command += ["--threads", str(args.threads), "--seed", str(60_000 + args.seed), "--weights", str(weights), "--json"]
        report = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        found[level] = next(row["first"] for row in report["bots"] if row["bot"].startswith("master"))
    return found


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--out", type=Path, default=Path("runs"))
    parser.add_argument("--lessons", type=Path, nargs="+", help="folders of lessons; the first is played into [default: OUT/lessons]")
    parser.add_argument("--binary", default="cowbell", help="that plays lessons")
    parser.add_argument("--bot", default="expert@48", help="that plays lessons")
    parser.add_argument("--weights", type=Path, help="of a master that plays lessons")
    parser.add_argument("--play", type=float, default=0, help="seconds to play lessons first")
    parser.add_argument("--threads", type=int, default=2, help="that play lessons")
    parser.add_argument("--resume", type=Path, help="a checkpoint to continue from")
    parser.add_argument("--learn", type=float, default=60, help="seconds to learn at most")
    parser.add_argument("--passes", type=float, default=3, help="over the lessons at most")
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--wide", type=int, default=WIDE, help="neurons of the first layer")
    parser.add_argument("--narrow", type=int, default=NARROW, help="neurons of the other layers")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--policy", type=float, default=0.5, help="the weight of moves in what is learnt")
    parser.add_argument("--no-hunch", action="store_true", help="do not show the hand-written evaluation to the network")
    parser.add_argument("--ladder", nargs="*", default=[], help="levels to be measured against afterwards: medium hard")
    parser.add_argument("--climber", default="master@400/0:100:60", help="what is measured: few iterations, so that the network decides")
    parser.add_argument("--measure", type=int, default=100, help="matches against each")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    game = GAMES[args.game]
    folders = args.lessons or [args.out / "lessons"]
    args.out.mkdir(parents=True, exist_ok=True)
    if args.play:
        collect(game, args.binary, args.bot, args.play, args.threads, folders[0], args.seed, args.weights)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    lessons = Lessons(game, folders, device, has_hunch=not args.no_hunch)
    factors = torch.as_tensor(game.factor_matrix(lessons.moves))
    network = Network(lessons.features, len(lessons.moves), lessons.seats, factors, args.wide, args.narrow).to(device)
    # Lessons come with sure answers: there is no need to begin as cautiously as in self-play.
    torch.nn.init.xavier_uniform_(network.judge.weight)
    if args.resume:
        network.load_state_dict(torch.load(args.resume, map_location=device, weights_only=True))
    print(f"{game.slug}: {len(lessons.learnt)} positions of {lessons.matches} matches", flush=True)
    curve = learn(network, lessons, args)
    torch.save(network.state_dict(), args.out / f"{game.slug}.pt")
    weights = pack(network, game)
    file = args.out / f"{game.slug}.bin"
    file.write_bytes(weights)
    ladder = climb(args, file)
    if ladder:
        print(f"{game.slug}: {args.climber} against {ladder}", flush=True)
    total = {"positions": len(lessons.learnt), "matches": lessons.matches}
    method = "lessons: searches with few iterations play each other, the network learns what they found and how matches ended"
    about = {**card(game, weights, method, total, args.seed, curve), "climber": args.climber, "ladder": ladder}
    (args.out / f"{game.slug}.json").write_text(json.dumps(about, indent=1) + "\n")


if __name__ == "__main__":
    main()
