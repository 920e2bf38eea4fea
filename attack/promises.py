"""Afterwards: everything that was promised or shown is in the journals, once; every draw follows from its dice; no seed was told."""

import hashlib
import hmac
import json
import time
from collections import Counter

from people import Promises
from server import Server

Journals = dict[str, dict[int, dict]]


def check(told: list[Promises], journals: Journals) -> list[str]:
    wrong = [problem for promises in told for problem in promises.wrong]
    for table, journal in journals.items():
        if list(journal) != list(range(1, len(journal) + 1)):
            wrong.append(f"{table}: versions are missing")
    for promises in told:
        wrong.extend(f"{table} was created, and is gone" for table in promises.tables if table not in journals)
        for kind, moves in (("acknowledged", promises.acknowledged), ("shown", promises.shown)):
            for table, version, seat, move in moves:
                entry = journals.get(table, {}).get(version, {}).get("play")
                if not entry or (entry["seat"], entry["move"]) != (seat, move):
                    wrong.append(f"{table}: {move} of seat {seat} was {kind} as version {version}, but the journal has {entry}")
        promised = Counter((table, version) for table, version, _, _ in promises.acknowledged)
        wrong.extend(f"{table}: version {version} was acknowledged {count} times" for (table, version), count in promised.items() if count > 1)
        for table, version, number, text in promises.veiled:
            entry = journals.get(table, {}).get(version, {})
            if (entry.get("play") or entry.get("start"))["chance"][number] == text:
                wrong.append(f"{table}: version {version} shows another seat's {text}")
        for table, seen in promises.digests.items():
            seed = journals.get(table, {}).get(1, {}).get("open", {}).get("seed")
            if seed in seen:
                wrong.append(f"{table}: the seed of its dice was told before the end")
    return wrong


def derive(server: Server, tables: list[str], seconds: float) -> tuple[int, int, int, list[str]]:
    """Derives the draws of finished matches again, from what the server says about them: matches, draws, salts, what is wrong."""
    matches = draws = salts = 0
    wrong: list[str] = []
    end = time.monotonic() + seconds
    for table in tables:
        if time.monotonic() > end:
            break
        status, proof = server.ask("GET", f"/api/v1/tables/{table}/proof")
        if status == 200:
            matches += 1
            draws += len(proof["draws"])
            salts += sum(map(bool, proof["salts"]))
            problem = unfair(proof)
            if problem:
                wrong.append(f"{table}: {problem}")
    return matches, draws, salts, wrong


def unfair(proof: dict) -> str | None:
    """What is wrong with the dice; docs/fair-dice.md says how they work."""
    seed = bytes.fromhex(proof["seed"])
    if hashlib.sha256(seed).hexdigest() != proof["commitment"]:
        return "not the seed that was promised"
    for promise, salt in zip(proof["promises"], proof["salts"], strict=True):
        if salt and hashlib.sha256(salt.encode()).hexdigest() != promise:
            return "not the salt that was promised"
    seats = [f"{promise}:{salt}" for promise, salt in zip(proof["promises"], proof["salts"], strict=True)]
    key = mac(seed, "\n".join(["cowbell fair dice 2", *seats]))
    for draw in proof["draws"]:
        total = sum(weight for _, weight in draw["outcomes"])
        rest = next(word % total for word in words(key, draw["step"]) if word < 2**32 // total * total)
        for outcome, weight in draw["outcomes"]:
            if (rest := rest - weight) < 0:
                break
        if outcome != draw["outcome"]:
            return f"event {draw['step']}: the dice say {outcome}, the server says {draw['outcome']}"
    return None


def mac(key: bytes, text: str) -> bytes:
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


def words(key: bytes, step: int):
    for block in range(1 << 20):
        digest = mac(key, f"{step}:{block}")
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))


def journals_of(rows) -> Journals:
    """From rows of table, version and text."""
    journals: Journals = {}
    for table, version, text in rows:
        journals.setdefault(f"{int(table) % 2**64:016x}", {})[int(version)] = json.loads(text)
    return journals
