"""Feeds the whole protocol with damaged requests and messages from several clients at once, between moves that are played properly.

    python3 attack/fuzz.py target/release/cowbell --seconds 60 --clients 8 --seed 1

Fails if the server dies, answers with an error of its own (500, or 503 with anything but BUSY), tells anybody the secret of a seat that is
not theirs, cannot play a match afterwards, or has written a journal that is not whole and legal.
"""

import argparse
import json
import random
import sys
import threading
import time
from collections import Counter

from server import Gone, Server, Socket

GAMES = ["tic-tac-moo", "kuhlorado", "te-kuiti", "tic-tac-town", "mow"]
NASTY = ["", "null", "[]", "{}", "-1", "1e999", "18446744073709551616", '"\\ud800"', "\u202e", "\x00", "9" * 400, "[" * 2000, "../" * 20, "%00", "\U0001f404" * 50]


class Fuzzer:
    """One client. It knows the seats of its own tables, and nobody else's."""

    def __init__(self, server: Server, seed: int, found: Counter, problems: list[str], secrets: dict[str, int]) -> None:
        self.server, self.dice, self.number = server, random.Random(seed), seed
        self.found, self.problems, self.secrets = found, problems, secrets
        self.tables: list[tuple[str, list[str]]] = []
        self.known: list[str] = []

    def run(self, end: float) -> None:
        steps = [self.create, self.request, self.request, self.message, self.message, self.play, self.bytes]
        while time.monotonic() < end and not self.problems:
            try:
                self.dice.choice(steps)()
            except (Gone, OSError):
                self.found["hung up"] += 1
                if not self.server.is_alive():
                    self.problems.append("the server is dead")

    def create(self) -> None:
        game = self.dice.choice(GAMES)
        status, made = self.server.ask("POST", "/api/v1/tables", None, {"game": game, "spectators": self.dice.random() < 0.5, "lobby": True})
        if status == 200:
            tokens = [token for token in made["tokens"] if token]
            self.secrets.update(dict.fromkeys(tokens, self.number))
            self.known.append(made["table"])
            self.tables = [*self.tables[-4:], (made["table"], tokens)]

    def request(self) -> None:
        """Any route, any method, any body, damaged or not."""
        table, token = self.seat()
        route = self.dice.choice([
            "/games", "/phrases", "/tables", f"/tables/{table}", f"/tables/{table}/legal", f"/tables/{table}/log", f"/tables/{table}/history",
            f"/tables/{table}/scenes/{self.dice.randrange(-2, 9)}", f"/tables/{table}/analysis/0", f"/tables/{table}/branch", f"/tables/{table}/proof",
            f"/tables/{table}/record", f"/tables/{table}/join", f"/tables/{table}/actions", f"/tables/{table}/hint", "/look", "/records", "/socket",
            "/message", "/openapi.json",
        ])
        method = self.dice.choice(["GET", "GET", "POST", "POST", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "BREW"])
        path = "/api/v1" + (self.damage(route).replace(" ", "%20").replace("\r", "").replace("\n", "") if self.dice.random() < 0.2 else route)
        body = self.damage(json.dumps(self.wish())).encode("utf-8", "surrogatepass")
        status, answer = self.server.ask(method, path, token if self.dice.random() < 0.8 else self.damage(token or ""), body)
        self.judge(f"{method} {path} {body[:300]!r}", status, answer)

    def message(self) -> None:
        """Messages on a socket."""
        table, token = self.seat()
        client = Socket(self.server, table, token)
        for _ in range(self.dice.randrange(1, 8)):
            message = {"type": "do", "id": self.dice.randrange(9), "action": self.wish()}
            message = self.dice.choice([message, message, {"type": "sync"}, {"type": "ping"}, {"type": "hello", "protocol": 1, "table": table}])
            text = self.damage(json.dumps(message)) if self.dice.random() < 0.6 else json.dumps(message)
            client.frame(self.dice.choice([1, 1, 1, 1, 2, 9]), text.encode("utf-8", "surrogatepass")[:4000])
            self.found["messages"] += 1
        client.say({"type": "sync"})
        for _ in range(3):
            self.judge("a socket", 200, client.read())
        client.close()

    def play(self) -> None:
        """A few proper moves, so that there is something behind the doors."""
        if not self.tables:
            return
        table, tokens = self.dice.choice(self.tables)
        clients = [Socket(self.server, table, token) for token in tokens]
        for client, token in zip(clients, tokens, strict=True):
            if client.state is None:
                name = self.dice.choice(["Ada", "Zo\u00eb", "\u674e", "Bo"])
                client.act({"type": "sit", "name": name, "token": token})
        for client in clients:
            for _ in range(4):
                moves = (client.state or {}).get("legal") or []
                if moves:
                    done = client.act({"type": "play", "version": client.version, "move": self.dice.choice(moves)})
                    self.found["moves"] += done["type"] == "done"
            client.close()

    def bytes(self) -> None:
        """What is not even HTTP."""
        text = bytes(self.dice.randrange(256) for _ in range(self.dice.randrange(200)))
        if self.dice.random() < 0.5:
            text = b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + text
        # Most of it is half a request, and the server waits for the rest.
        self.server.raw(text + b"\r\n\r\n", patience=0.05)
        self.found["bytes"] += 1

    def seat(self) -> tuple[str, str | None]:
        if not self.tables or self.dice.random() < 0.1:
            return f"{self.dice.randrange(2**64):016x}", None
        table, tokens = self.dice.choice(self.tables)
        return table, self.dice.choice([*tokens, None])

    def wish(self) -> object:
        dice = self.dice
        return dice.choice([
            {"type": "sit", "name": dice.choice(NASTY), "promise": dice.choice(["", "a", "0" * 64]), "token": dice.choice(["", "0" * 40, None])},
            {"type": "play", "version": dice.randrange(-3, 40), "move": dice.choice(["Hc3", "7.1", "pass", "draw C", *NASTY])},
            {"type": dice.choice(["undo", "resign", "offer", "withdraw", "take", "rise", "rematch"])},
            {"type": "reveal", "salt": dice.choice(["", "a", "x" * 70])},
            {"type": "hand", "level": dice.choice(["easy", "random", "expert", "god", ""])},
            {"type": "say", "phrase": dice.choice(["hello", "asked-hint", "spam"])},
            {"game": dice.choice([*GAMES, "chess"]), "options": {dice.choice(["seats", "target", "variant"]): dice.choice([-1, 0, 2, 11, "x", None])},
             "seats": [dice.choice(["link", "open", {"bot": "random"}, {"bot": "x"}, 7])] * dice.randrange(12)},
            {"name": dice.choice(NASTY), "promise": ""}, {"level": "random"}, {"step": dice.randrange(-2, 99)}, dice.choice(NASTY), [], None,
        ])

    def damage(self, text: str) -> str:
        for _ in range(self.dice.randrange(4)):
            at = self.dice.randrange(len(text) + 1)
            text = self.dice.choice([text[:at], text[:at] + self.dice.choice(NASTY) + text[at:], text[:at] + text[at + 1 :], text[:at] + text[at:] * 2])[:6000]
        return text

    def judge(self, what: str, status: int, answer: object) -> None:
        self.found[f"status {status}"] += 1
        code = answer.get("code") if isinstance(answer, dict) else None
        if status >= 500 and not (status == 503 and code == "BUSY"):
            self.problems.append(f"{what}: {status} {answer}")
        text = answer if isinstance(answer, str) else json.dumps(answer)
        self.problems.extend(f"{what}: tells the secret of another's seat" for token, owner in list(self.secrets.items()) if owner != self.number and token in text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--clients", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    server = Server(args.program, "--rate", "0", "--log", "warn")
    server.start()
    before = server.memory()
    found, problems, secrets = Counter(), [], {}
    end = time.monotonic() + args.seconds
    fuzzers = [Fuzzer(server, args.seed * 1000 + number, found, problems, secrets) for number in range(args.clients)]
    threads = [threading.Thread(target=fuzzer.run, args=(end,)) for fuzzer in fuzzers]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    if not problems and server.ask("GET", "/healthz")[0] != 200:
        problems.append("the server is not well")
    print(f"{args.seconds:.0f} s, {args.clients} clients:", ", ".join(f"{count} {what}" for what, count in sorted(found.items())))
    print(f"memory: {before} KiB at the start, {server.memory() if server.is_alive() else '-'} KiB at the end; {len(secrets)} secrets watched")
    if server.is_alive():
        server.process.terminate()
        server.process.wait()
    checked = server.command("verify", str(server.data))
    print(checked.stdout.strip())
    if checked.returncode:
        problems.append(checked.stderr)
    log = (server.folder / "log").read_text()
    if "panicked" in log:
        problems.append(log[log.index("panicked") - 200 :][:2000])
    sys.exit("\n".join(problems[:5]) if problems else 0)


if __name__ == "__main__":
    main()
