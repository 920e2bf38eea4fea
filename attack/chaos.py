"""One node with SQLite, people who play all the time, and everything that can go wrong with a machine: the server is killed and frozen, its
disk is full, its clock jumps, and strangers flood it. Afterwards every promise is checked against the journals on the disk.

    python3 attack/chaos.py target/release/cowbell --seconds 120 --seed 1

Three nodes are hurt by `cargo test -p cowbell --features postgres,nats --test cluster faults` (see docs/deployment.md).
Needs root and `mount` for the disk, and Debian's faketime for the clock; without them these faults are left out, and said so.
"""

import argparse
import glob
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections import Counter, defaultdict
from contextlib import closing

from server import Gone, Server, Socket

GAMES = ["tic-tac-moo", "mow"]


class Match:
    """Two people at one table after another, on an address of their own. They write down what the server has promised them."""

    def __init__(self, server: Server, number: int, seed: int) -> None:
        self.server, self.dice = server, random.Random(seed * 100 + number)
        self.source = f"127.0.1.{number + 1}"
        # What was acknowledged and what was shown: table, version, seat, move.
        self.acknowledged: list[tuple[str, int, int, str]] = []
        self.shown: list[tuple[str, int, int, str]] = []
        self.refused: Counter = Counter()
        self.times: list[tuple[float, float]] = []

    def run(self, end: float) -> None:
        while time.monotonic() < end:
            try:
                self.one(end)
            except OSError:
                time.sleep(0.05)

    def one(self, end: float) -> None:
        status, made = self.server.ask("POST", "/api/v1/tables", None, {"game": self.dice.choice(GAMES), "spectators": True}, self.source)
        if status != 200:
            self.refused[made.get("code", status) if isinstance(made, dict) else status] += 1
            time.sleep(0.2)
            return
        seats: list[Socket | None] = [None, None]
        pending: list[dict | None] = [None, None]
        while time.monotonic() < end:
            for seat in (0, 1):
                try:
                    if seats[seat] is None:
                        seats[seat] = self.connect(made, seat)
                    client = seats[seat]
                    if client.state is None:
                        client.act({"type": "sit", "name": f"p{seat}", "token": made["tokens"][seat]})
                        client.stream.settimeout(0.2)
                        continue
                    if client.state["turn"] == "over":
                        return
                    if pending[seat] is None and client.state["turn"].get("seat") == seat:
                        pending[seat] = {"type": "play", "version": client.version, "move": self.dice.choice(client.state["legal"])}
                    if pending[seat] is None:
                        self.read(made["table"], client)
                    else:
                        pending[seat] = self.play(made["table"], seat, client, pending[seat])
                except TimeoutError:
                    pass
                except (OSError, KeyError, ValueError):
                    # The same move is asked for again: if it was made, the server says so and does not make it twice.
                    seats[seat] = None
                    time.sleep(0.05)

    def connect(self, made: dict, seat: int) -> Socket:
        client = Socket(self.server, made["table"], made["tokens"][seat], self.source)
        client.stream.settimeout(20)
        return client

    def play(self, table: str, seat: int, client: Socket, action: dict) -> dict | None:
        client.stream.settimeout(20)
        began = time.monotonic()
        answer = client.act(action)
        if answer["type"] == "done":
            self.acknowledged.append((table, answer["version"], seat, action["move"]))
            self.times.append((began, time.monotonic() - began))
            client.reach(answer["version"])
        elif answer["problem"]["code"] in ("STORAGE", "BUSY", "TOO_FAST", "QUOTA"):
            self.refused[answer["problem"]["code"]] += 1
            time.sleep(0.1)
            return action
        client.stream.settimeout(0.2)
        return None

    def read(self, table: str, client: Socket) -> None:
        client.stream.settimeout(0.2)
        message = client.read()
        for event in message.get("what", {}).get("events", []) if message["type"] == "news" else []:
            if "move" in event:
                self.shown.append((table, message["version"], event["seat"], event["move"]))


class Disk:
    """The data folder on a small disk of its own, filled and emptied."""

    def __init__(self, server: Server) -> None:
        self.ballast = server.data / "ballast"
        mount = ["mount", "-t", "tmpfs", "-o", "size=64m", "cowbell", str(server.data)]
        self.is_mounted = subprocess.run(mount, capture_output=True).returncode == 0
        self.data = server.data

    def fill(self) -> None:
        try:
            with self.ballast.open("wb", buffering=0) as ballast:
                while ballast.write(bytes(4096)):
                    pass
        except OSError:
            pass

    def empty(self) -> None:
        self.ballast.unlink(missing_ok=True)

    def unmount(self) -> None:
        if self.is_mounted:
            subprocess.run(["umount", str(self.data)], check=False)


def flood(server: Server, dice: random.Random, seconds: float) -> None:
    """Strangers from many addresses: silent connections, half-sent requests, and requests as fast as they can."""
    end, held = time.monotonic() + seconds, []
    while time.monotonic() < end:
        source = f"127.{dice.randrange(2, 250)}.{dice.randrange(250)}.{dice.randrange(1, 250)}"
        try:
            stream = socket.create_connection(("127.0.0.1", server.port), 2, (source, 0))
            if dice.random() < 0.3:
                stream.sendall(b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
            elif dice.random() < 0.6:
                stream.sendall(b'POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n{"game":"mow"}')
            held = [*held[-400:], stream]
        except OSError:
            time.sleep(0.01)


def hurt(server: Server, disk: Disk, clock: str | None, dice: random.Random, end: float, done: Counter, floods: list) -> None:
    while time.monotonic() < end:
        match dice.randrange(5):
            case 0:
                server.process.kill()
                server.process.wait()
                time.sleep(dice.uniform(0, 1))
                server.start()
                done["killed"] += 1
            case 1:
                server.process.send_signal(signal.SIGSTOP)
                time.sleep(dice.uniform(0.3, 4))
                server.process.send_signal(signal.SIGCONT)
                done["frozen"] += 1
            case 2 if disk.is_mounted:
                disk.fill()
                time.sleep(dice.uniform(0.3, 2))
                if server.ask("GET", "/healthz")[0] == 503:
                    done["full disks that /healthz told of"] += 1
                disk.empty()
                done["disk full"] += 1
            case 3 if clock:
                with open(clock, "w") as file:
                    file.write(f"{dice.randrange(-100_000_000, 100_000_000):+d}")
                done["clock set"] += 1
            case 4:
                began = time.monotonic()
                flood(server, dice, dice.uniform(1, 4))
                floods.append((began, time.monotonic()))
                done["floods"] += 1
        time.sleep(dice.uniform(0.1, 1))


def check(server: Server, matches: list[Match]) -> list[str]:
    """Everything that was promised or shown is in the journals, once."""
    wrong: list[str] = []
    journals: dict[str, dict[int, dict]] = defaultdict(dict)
    with closing(sqlite3.connect(server.data / "cowbell.db")) as store:
        for table, version, text in store.execute("SELECT id, version, text FROM journal JOIN tables USING (num) ORDER BY id, version"):
            journals[f"{table % 2**64:016x}"][version] = json.loads(text)
    for table, journal in journals.items():
        if list(journal) != list(range(1, len(journal) + 1)):
            wrong.append(f"{table}: versions are missing")
    for match in matches:
        for kind, told in (("acknowledged", match.acknowledged), ("shown", match.shown)):
            for table, version, seat, move in told:
                entry = journals[table].get(version, {}).get("play")
                if not entry or (entry["seat"], entry["move"]) != (seat, move):
                    wrong.append(f"{table}: {move} of seat {seat} was {kind} as version {version}, but the journal has {entry}")
        promised = Counter((table, version) for table, version, _, _ in match.acknowledged)
        wrong.extend(f"{table}: version {version} was acknowledged {count} times" for (table, version), count in promised.items() if count > 1)
    verified = server.command("verify", str(server.data))
    print(verified.stdout.strip())
    return wrong + ([verified.stderr] if verified.returncode else [])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--matches", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    library = next(iter(glob.glob("/usr/lib/*/faketime/libfaketimeMT.so.1")), None)
    server = Server(args.program, "--log", "warn")
    clock = str(server.folder / "clock") if library else None
    if clock:
        with open(clock, "w") as file:
            file.write("+0")
        server.environment = {"LD_PRELOAD": library, "FAKETIME_TIMESTAMP_FILE": clock, "FAKETIME_NO_CACHE": "1", "FAKETIME_DONT_FAKE_MONOTONIC": "1"}
    disk = Disk(server)
    left_out = [what for what, is_there in (("full disk", disk.is_mounted), ("clock", clock)) if not is_there]
    if left_out:
        print("left out, because something is missing:", ", ".join(left_out))
    try:
        server.start()
        end = time.monotonic() + args.seconds
        matches = [Match(server, number, args.seed) for number in range(args.matches)]
        threads = [threading.Thread(target=match.run, args=(end,)) for match in matches]
        [thread.start() for thread in threads]
        done, floods = Counter(), []
        hurt(server, disk, clock, random.Random(args.seed), end, done, floods)
        [thread.join() for thread in threads]
        is_well = server.ask("GET", "/healthz")[0] == 200
        server.process.terminate()
        server.process.wait()
        wrong = check(server, matches) + ([] if is_well else ["the server is not well in the end"])
        report(args, matches, done, floods)
    finally:
        if server.is_alive():
            server.process.kill()
            server.process.wait()
        disk.unmount()
    if "panicked" in (log := (server.folder / "log").read_text()):
        wrong.append(log[log.index("panicked") - 200 :][:2000])
    acknowledged = sum(len(match.acknowledged) for match in matches)
    if acknowledged < args.seconds:
        wrong.append(f"only {acknowledged} moves")
    sys.exit("\n".join(wrong[:10]) if wrong else 0)


def report(args: argparse.Namespace, matches: list[Match], done: Counter, floods: list) -> None:
    times = [(began, took) for match in matches for began, took in match.times]
    refused = sum((match.refused for match in matches), Counter())
    in_flood = sorted(took for began, took in times if any(start <= began <= end for start, end in floods))
    calm = sorted(took for began, took in times if not any(start <= began <= end for start, end in floods))
    middle = lambda values: f"{1000 * values[len(values) // 2]:.1f} ms" if values else "-"
    print(f"{args.seconds:.0f} s, seed {args.seed}:", ", ".join(f"{count} {what}" for what, count in sorted(done.items())))
    print(f"{len(times)} moves acknowledged, {sum(len(match.shown) for match in matches)} shown to others; refused: {dict(refused)}")
    print(f"a move takes {middle(calm)} (median), and {middle(in_flood)} during a flood ({len(in_flood)} moves); load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
