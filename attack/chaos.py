"""People who play all the time, and everything that can go wrong with a machine: servers are killed and frozen, the disk is full or slow,
clocks jump, and strangers flood the servers. Afterwards every promise is checked against the journals.

    python3 attack/chaos.py target/release/cowbell --seconds 120 --seed 1              one server with SQLite
    python3 attack/chaos.py target/release/cowbell --seconds 120 --seed 1 --nodes 3    three with PostgreSQL and NATS, which crash too

Needs root and `mount` for the full disk, a C compiler for the slow one, and Debian's faketime for the clocks; without them these faults
are left out, and said so. What happens when the network between nodes fails is in crates/cowbell/tests/cluster.
"""

import argparse
import os
import random
import sys
import time
from collections import Counter

from faults import flood
from house import Alone, Cluster, House
from people import Match
from promises import check, derive


def hurt(house: House, dice: random.Random, end: float, done: Counter, floods: list) -> None:
    faults = ["kill", "kill", "freeze", "full", "slow", "clock", "flood"]
    if isinstance(house, Cluster):
        faults += ["database", "bus"]
    while time.monotonic() < end:
        server = dice.choice(house.servers)
        match dice.choice(faults):
            case "kill":
                house.kill(server, dice)
                done["servers killed"] += 1
            case "freeze":
                house.freeze(server, dice.uniform(0.3, 7))
                done["servers frozen"] += 1
            case "full" if house.disk.is_small:
                house.disk.fill()
                time.sleep(dice.uniform(0.5, 4))
                done["full disks that /healthz told of"] += is_unwell(server)
                house.disk.empty()
                house.repair()
                done["disks full"] += 1
            case "slow" if house.disk.can_be_slow:
                house.disk.slow(dice.choice([20, 100, 500, 2000]))
                time.sleep(dice.uniform(1, 5))
                house.disk.slow(0)
                done["disks slow"] += 1
            case "clock" if house.clocks[0].library:
                dice.choice(house.clocks).jump(dice.randrange(-100_000_000, 100_000_000))
                done["clocks set"] += 1
            case "flood":
                began = time.monotonic()
                flood(server, dice, dice.uniform(1, 4))
                floods.append((began, time.monotonic()))
                done["floods"] += 1
            case "database":
                house.crash_database(dice.uniform(0.1, 3))
                done["databases crashed"] += 1
            case "bus":
                house.crash_bus(dice.uniform(0.1, 3))
                done["buses crashed"] += 1
        time.sleep(dice.uniform(0.1, 1))


def is_unwell(server) -> bool:
    try:
        return server.ask("GET", "/healthz")[0] == 503
    except OSError:
        return False


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--nodes", type=int, default=1)
    parser.add_argument("--matches", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    house = Alone(args.program) if args.nodes == 1 else Cluster(args.program, args.nodes)
    able = {"full disk": house.disk.is_small, "slow disk": house.disk.can_be_slow, "clock": house.clocks[0].library}
    if left_out := [what for what, is_there in able.items() if not is_there]:
        print("left out, because something is missing:", ", ".join(left_out))
    try:
        house.start()
        end = time.monotonic() + args.seconds
        matches = [Match(house.servers, number, args.seed, end) for number in range(args.matches)]
        [match.start() for match in matches]
        done, floods = Counter(), []
        hurt(house, random.Random(args.seed), end, done, floods)
        is_well = house.well()
        [match.join() for match in matches]
        report(args, matches, done, floods)
        wrong = judge(house, matches) + ([] if is_well else ["the servers are not well in the end"])
    finally:
        house.close()
    wrong += [panic for server in house.servers if (panic := server.panic())]
    acknowledged = sum(len(match.told.acknowledged) for match in matches)
    if acknowledged < args.seconds:
        wrong.append(f"only {acknowledged} moves")
    if not any(match.told.salts for match in matches):
        wrong.append("no salt was ever shown")
    print(f"{len(wrong)} promises broken")
    sys.exit("\n".join(wrong[:50]) if wrong else 0)


def judge(house: House, matches: list[Match]) -> list[str]:
    for server in house.servers:
        server.stop()
    wrong = check([match.told for match in matches], house.journals())
    server = house.servers[0]
    verified = server.command("verify", house.store)
    print(*verified.stdout.strip().splitlines()[-1:])
    if verified.returncode:
        wrong.append(verified.stderr)
    # One server without faults and limits says how the draws of the finished matches came about.
    server.settings = (*server.settings, "--rate", "0")
    server.start()
    count, draws, salts, unfair = derive(server, [table for match in matches for table in match.told.tables], seconds=120)
    server.stop()
    print(f"{draws} draws of {count} finished matches derived again, with {salts} salts")
    return wrong + unfair


def report(args: argparse.Namespace, matches: list[Match], done: Counter, floods: list) -> None:
    told = [match.told for match in matches]
    times = [(began, took) for promises in told for began, took in promises.times]
    refused = sum((promises.refused for promises in told), Counter())
    in_flood = sorted(took for began, took in times if any(start <= began <= end for start, end in floods))
    calm = sorted(took for began, took in times if not any(start <= began <= end for start, end in floods))
    middle = lambda values: f"{1000 * values[len(values) // 2]:.1f} ms" if values else "-"
    print(f"{args.seconds:.0f} s, {args.nodes} nodes, seed {args.seed}:", ", ".join(f"{count} {what}" for what, count in sorted(done.items())))
    print(f"{sum(len(promises.tables) for promises in told)} tables, {len(times)} moves acknowledged, {sum(len(promises.shown) for promises in told)} shown to others; {sum(promises.salts for promises in told)} salts shown")
    print(f"{sum(promises.payloads for promises in told)} payloads searched for secrets; refused: {dict(refused)}")
    print(f"a move takes {middle(calm)} (median), and {middle(in_flood)} during a flood ({len(in_flood)} moves); load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
