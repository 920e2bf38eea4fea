"""Which manner suits a master best, game by game: many settings against expert at equal thinking time.

    python training/choose.py target/release/cowbell settings.json --expert 4000 --seconds 300 --out chosen.json

`settings.json` has for each game (with options after a question mark) a list of settings: `0:0:60+stop40`, or with a file of weights
behind an @. The first pieces of a setting only find out how many iterations take as long as the expert's. Then settings that
have done well are played more often (top-two Thompson sampling), until the time is over. The best of many settings is flattered by luck:
measure it again with `compare.py` and other seeds.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

#: Pieces that only find out the pace.
TIMING = 2


@dataclass
class Setting:
    """One manner of a master, and what came of it."""

    text: str
    iterations: float
    won: float = 0.0
    matches: int = 0
    pieces: int = 0
    #: Milliseconds of expert and master.
    times: list[float] = field(default_factory=lambda: [0.0, 0.0])

    def ready(self) -> bool:
        """Whether its weights are there."""
        return "@" not in self.text or Path(self.text.partition("@")[2]).exists()

    def draw(self, dice: random.Random) -> float:
        """How good it may be."""
        return dice.betavariate(2 + self.won, 2 + self.matches - self.won)


class Choice:
    """All settings of all games."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.games = {game: [Setting(text, args.expert) for text in texts] for game, texts in json.loads(args.settings.read_text()).items()}
        for game, known in (json.loads(args.known.read_text()) if args.known else {}).items():
            for one in self.games.get(game, []):
                one.iterations = args.expert * known.get(one.text, 1.0)
        self.spent = dict.fromkeys(self.games, 0.0)
        self.timing = 0 if args.known else TIMING
        self.seed, self.lock, self.dice = args.seed, threading.Lock(), random.Random(args.seed)
        self.until = time.monotonic() + args.seconds

    def next(self) -> tuple[str, Setting, int]:
        """What is played next: in the game that has had least time, one of the two that may be the best."""
        with self.lock:
            game = min(self.spent, key=lambda one: self.spent[one])
            settings = [one for one in self.games[game] if one.ready()]
            fresh = [one for one in settings if one.pieces < self.timing + 2]
            drawn = sorted(settings, key=lambda one: one.draw(self.dice))[-2:]
            chosen = min(fresh, key=lambda one: one.pieces) if fresh else self.dice.choice(drawn)
            chosen.pieces += 1
            self.seed += 1
            # A guess, until the piece is over, so that not all cores take the same game.
            self.spent[game] += 1.0
            return game, chosen, self.seed

    def play(self, game: str, setting: Setting, seed: int) -> None:
        """One seed in every seating, on one core."""
        slug, _, options = game.partition("?")
        trust, _, weights = setting.text.partition("@")
        bots = [f"expert@{self.args.expert}", f"master@{max(1, round(setting.iterations))}/{trust}"]
        if options:
            bots.reverse()
        command = [self.args.binary, "arena", slug, "--bots", ",".join(bots), "--threads", "1", "--json", "--matches", "1", "--seed", str(seed)]
        command += (["--options", options] if options else []) + (["--weights", weights] if weights else [])
        began = time.monotonic()
        report = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        rows = {row["bot"].split("@")[0]: row for row in report["bots"]}
        with self.lock:
            self.spent[game] += time.monotonic() - began - 1.0
            ms = [rows[bot]["ms"][0] for bot in ("expert", "master")]
            if self.timing and setting.pieces <= self.timing + 1:
                setting.iterations *= min(4.0, max(0.25, ms[0] / ms[1]))
                return
            setting.times = [old + new for old, new in zip(setting.times, ms, strict=True)]
            # The pace is found better and better.
            setting.iterations *= min(1.1, max(0.9, setting.times[0] / setting.times[1])) ** 0.2
            setting.won += rows["master"]["first"] * report["matches"]
            setting.matches += report["matches"]

    def work(self) -> None:
        """Plays until the time is over."""
        while time.monotonic() < self.until:
            game, setting, seed = self.next()
            try:
                self.play(game, setting, seed)
            except subprocess.CalledProcessError as error:
                print(game, setting.text, error.stderr[-300:], flush=True)
                # As good as lost, so that it is not tried again and again.
                setting.matches += 100

    def tell(self) -> None:
        """Writes what is known."""
        with self.lock:
            told = {
                game: [
                    {
                        "setting": one.text,
                        "pace": round(one.iterations / self.args.expert, 3),
                        "matches": one.matches,
                        "share": round(one.won / max(1, one.matches), 4),
                        "ms": [round(part / max(1, one.pieces - self.timing), 2) for part in one.times],
                    }
                    for one in sorted(settings, key=lambda one: -one.won / max(1, one.matches))
                ]
                for game, settings in self.games.items()
            }
        self.args.out.write_text(json.dumps(told, indent=1) + "\n")

    def run(self) -> None:
        """Plays on all cores."""
        workers = [threading.Thread(target=self.work) for _ in range(self.args.threads)]
        for worker in workers:
            worker.start()
        while any(worker.is_alive() for worker in workers):
            time.sleep(1)
            self.tell()
        for game, settings in json.loads(self.args.out.read_text()).items():
            for one in settings:
                print(game, one["setting"], one["pace"], one["matches"], one["share"], one["ms"], flush=True)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("settings", type=Path)
    parser.add_argument("--known", type=Path, help="paces that are known, by game and setting")
    parser.add_argument("--expert", type=int, default=4000, help="iterations of the opponent")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=300_000)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=Path("chosen.json"))
    Choice(parser.parse_args()).run()


if __name__ == "__main__":
    main()
