"""Master against expert at equal thinking time: how many iterations that is, and who wins.

    python training/compare.py target/release/cowbell --weights runs --seconds 200 tic-tac-moo=100:100:80 tic-tac-moo=0:100:60

Every contest is a game (with options after a question mark), and how far master trusts its network (or nothing, for the
game's default), with its iterations after an exclamation mark, and a folder of other weights after an @. A few matches on one core first tell how long a decision takes; master then gets the iterations that
take as long as the expert's, and pairs of matches are played on all cores until the time is over. The table has shares of
master's first places, with 95 % intervals from resampling pairs, and milliseconds of both.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Contest:
    """What is compared, and what came of it."""

    game: str
    options: str
    trust: str
    iterations: int
    weights: Path | None = None
    #: Whether the iterations are given and need no timing.
    is_given: bool = False
    #: Of each group of seatings: master's share.
    groups: list[float] = field(default_factory=list)
    #: Matches, and milliseconds of expert and master in each piece.
    matches: int = 0
    times: list[tuple[float, float]] = field(default_factory=list)

    def master(self) -> str:
        """As the arena reads it."""
        return f"master@{self.iterations}" + (f"/{self.trust}" if self.trust else "")

    def interval(self) -> tuple[float, float, float]:
        """The mean share and its 95 % interval."""
        dice, n = random.Random(1), len(self.groups)
        means = sorted(sum(dice.choices(self.groups, k=n)) / n for _ in range(2000))
        return sum(self.groups) / n, means[50], means[1949]


class Comparison:
    """All contests and the way to play them."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.contests = [self.read(text) for text in args.contests]

    def read(self, text: str) -> Contest:
        """A contest as it is written: `mow?seats=4=100:100:80`."""
        game, _, options = text.partition("?")
        trust = ""
        if ":" in (options or game):
            rest, _, trust = (options or game).rpartition("=")
            game, options = (game, rest) if options else (rest, "")
        trust, _, folder = trust.partition("@")
        weights = Path(folder) if folder else self.args.weights
        trust, _, given = trust.partition("!")
        return Contest(game, options, trust, int(given or self.args.expert // 2), weights, bool(given))

    def play(self, contest: Contest, matches: int, seed: int) -> dict[str, dict]:
        """One piece of a contest on one core: the rows of expert and master."""
        bots = [f"{self.args.opponent}@{self.args.expert}", contest.master()]
        if "seats=" in contest.options:
            # One master at a table of experts.
            bots.reverse()
        command = [self.args.binary, "arena", contest.game, "--bots", ",".join(bots), "--threads", "1", "--json"]
        command += ["--matches", str(matches), "--seed", str(seed)]
        if contest.options:
            command += ["--options", contest.options]
        if contest.weights:
            command += ["--weights", str(contest.weights / f"{contest.game}.bin")]
        report = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        rows = {row["bot"].split("@")[0].split("/")[0]: row for row in report["bots"]}
        return {"expert": rows[self.args.opponent], "master": rows["master"], "matches": report["matches"]}

    def time(self, contest: Contest) -> None:
        """Finds the iterations that take as long as the expert's."""
        for seed in () if contest.is_given else (71, 72):
            rows = self.play(contest, 2, seed)
            ratio = self.args.share * rows["expert"]["ms"][0] / rows["master"]["ms"][0]
            contest.iterations = max(1, round(contest.iterations * min(8, max(1 / 8, ratio))))

    def piece(self, task: tuple[Contest, int]) -> None:
        """One group of seatings, unless the time is over."""
        contest, seed = task
        if time.monotonic() > self.until:
            return
        rows = self.play(contest, 1, seed)
        contest.groups.append(rows["master"]["first"])
        contest.matches += rows["matches"]
        contest.times.append((rows["expert"]["ms"][0], rows["master"]["ms"][0]))
        if self.args.log:
            # What was played is not lost if the rest is cut short.
            with self.args.log.open("a") as log:
                log.write(json.dumps({"contest": f"{contest.game} {contest.options} {contest.master()}", "seed": seed, **rows}) + "\n")

    def run(self) -> None:
        """Times, plays and tells."""
        self.until = time.monotonic() + self.args.seconds
        with ThreadPoolExecutor(self.args.threads) as pool:
            list(pool.map(self.time, self.contests))
            tasks = [(c, self.args.seed + number) for number in range(self.args.groups) for c in self.contests]
            list(pool.map(self.piece, tasks))
        print("contest iterations matches share low high expert-ms master-ms")
        for contest in self.contests:
            if contest.groups:
                share, low, high = contest.interval()
                expert, master = (sum(times) / len(contest.times) for times in zip(*contest.times, strict=True))
                name = contest.game + (f"?{contest.options}" if contest.options else "")
                print(
                    f"{name} {contest.master()} {contest.weights or ''} {contest.matches} {share:.3f} {low:.3f} {high:.3f} {expert:.1f} {master:.1f}",
                    flush=True,
                )


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("contests", nargs="+")
    parser.add_argument("--weights", type=Path, help="a folder of weights instead of those built in")
    parser.add_argument("--opponent", default="expert")
    parser.add_argument("--expert", type=int, default=40_000, help="iterations of the opponent")
    parser.add_argument("--share", type=float, default=1.0, help="of the opponent's time that master has")
    parser.add_argument("--groups", type=int, default=200, help="seeds at most, each played in every seating")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=200_000)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--log", type=Path, help="a file that gets every piece as it is finished")
    Comparison(parser.parse_args()).run()


if __name__ == "__main__":
    main()
