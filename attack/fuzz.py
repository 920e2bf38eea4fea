"""Feeds the whole protocol with damaged requests and messages from several clients at once, between moves that are played properly.

    python3 attack/fuzz.py target/release/cowbell --seconds 60 --clients 8 --seed 1

Every route and every action in the server's own description of its protocol is attacked. Fails if one was left out, and if the server dies,
answers with an error of its own (500, or 503 with anything but BUSY), hangs up without saying why, does not answer at all, tells anyone the
secret of a seat that is not theirs, cannot play a match afterwards, or has written a journal that is not whole and legal. Pushes go nowhere
but to this machine.
"""

import argparse
import hashlib
import json
import random
import re
import sys
import threading
import time
from collections import Counter

from server import Bye, Gone, Server, Socket
from shapes import Shapes

NASTY = ["", "null", "[]", "{}", "-1", "1e999", "18446744073709551616", '"\\ud800"', "\u202e", "\x00", "9" * 400, "[" * 2000, "../" * 20, "%00", "\U0001f404" * 50]
# What looks like the secret of a seat.
SECRET = re.compile(r"[0-9a-f]{40}")


class Fuzzer:
    """One client. It knows the seats of its own tables, and nobody else's."""

    def __init__(self, server: Server, seed: int, found: Counter, problems: list[str], secrets: dict[str, int], document: dict) -> None:
        self.server, self.dice, self.number = server, random.Random(seed), seed
        self.found, self.problems, self.secrets = found, problems, secrets
        self.games = [game["slug"] for game in server.ask("GET", "/api/v1/games")[1]]
        self.shapes, self.asked, self.acted = Shapes(document, self.games, self.dice, server.port), Counter(), Counter()
        # The personal key of this client.
        self.person = self.secret()
        # Each table with the secrets that open its seats now.
        self.tables: list[tuple[str, list[str]]] = []
        self.doing = ""

    def run(self, end: float) -> None:
        steps = [self.create, self.request, self.request, self.message, self.message, self.play, self.join, self.bytes]
        while time.monotonic() < end and not self.problems:
            self.doing = ""
            step = self.dice.choice(steps)
            try:
                step()
            except Bye as bye:
                self.found[f"bye {bye.code}"] += 1
            except TimeoutError:
                self.problems.append(f"no answer: {step.__name__} {self.doing}")
            except (Gone, OSError) as gone:
                self.found["hung up"] += 1
                self.problems.append(f"hung up without a word: {step.__name__} {self.doing}: {gone!r}")
            if not self.server.is_alive():
                self.problems.append(f"the server is dead: {step.__name__} {self.doing}")

    def create(self) -> None:
        game = self.dice.choice(self.games)
        seats = self.dice.choice([[], ["link", "open"], ["link", {"bot": "random"}]])
        request = {"game": game, "seats": seats, "spectators": self.dice.random() < 0.5, "lobby": True}
        status, made = self.server.ask("POST", "/api/v1/tables", None, request)
        if status == 200:
            self.keep(made["table"], [token for token in made["tokens"] if token])
        self.judge(f"create {request}", status, None if status == 200 else made)

    def keep(self, table: str, tokens: list[str]) -> None:
        self.secrets.update(dict.fromkeys(tokens, self.number))
        self.tables = [*self.tables[-4:], (table, tokens)]

    def join(self) -> None:
        """Takes a seat at someone else's table."""
        status, lobby = self.server.ask("GET", "/api/v1/tables")
        self.judge("the lobby", status, lobby)
        rows = lobby.get("tables", []) if isinstance(lobby, dict) else []
        if rows:
            table, token = self.dice.choice(rows)["table"], self.secret()
            self.secrets[token] = self.number
            status, joined = self.server.ask("POST", f"/api/v1/tables/{table}/join", None, {"name": "Bo", "token": token})
            self.judge(f"join {table}", status, joined)
            if status == 200:
                self.keep(table, [token])

    def request(self) -> None:
        """Any route, mostly as it is described; any method, any body, damaged or not."""
        table, token = self.seat()
        method, route, parameters, shape = self.dice.choice(self.shapes.operations)
        self.asked[f"{method} {route}"] += 1
        path, body = self.shapes.path(route, parameters, table), self.shapes.body(shape, table)
        if route.startswith("/api/v1/me"):
            token = self.person
        if self.dice.random() < 0.2:
            method = self.dice.choice(["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "BREW"])
        if self.dice.random() < 0.15:
            path = self.damage(path).replace(" ", "%20").replace("\r", "").replace("\n", "")
            path = path if path.startswith("/") else f"/{path}"
        if self.dice.random() < 0.2:
            body = self.any_action()
        text = json.dumps(body) if body is not None else ""
        # The address of a push service stays as it is: damaged, it could be somewhere else.
        if self.dice.random() < 0.4 and "endpoint" not in text:
            text = self.damage(text)
        data = text.encode("utf-8", "surrogatepass")
        if self.dice.random() < 0.02 and "endpoint" not in text:
            data = data * self.dice.randrange(2, 400) or bytes(self.dice.randrange(600_000))
        self.doing = f"{method} {path} {data[:300]!r}"
        status, answer = self.server.ask(method, path, token if self.dice.random() < 0.8 else self.damage(token or ""), data)
        self.judge(self.doing, status, answer)

    def message(self) -> None:
        """Messages on a socket, the last of them a ping: the server answers it, or says why it hangs up."""
        table, token = self.seat()
        self.doing = f"hello {table} {token}"
        client = Socket(self.server, table, token, show=self.dice.choice(["view", "scene"]))
        self.read(client, client.head)
        try:
            is_whole = self.send(client, table)
        except (BrokenPipeError, ConnectionResetError, ConnectionAbortedError):
            is_whole = True  # it has hung up already, and has said why
        try:
            while self.read(client, client.read())["type"] != "pong":
                pass
        except Gone as gone:
            # Half a frame and then the end: there is nothing to answer.
            if is_whole or isinstance(gone, Bye):
                raise
            self.found["sockets that ended in half a frame"] += 1
        client.close()

    def send(self, client: Socket, table: str) -> bool:
        """A few messages and a ping. False if it ends with bytes that may be half a frame."""
        for _ in range(self.dice.randrange(1, 8)):
            message = {"type": "do", "id": self.dice.randrange(9), "action": self.deed(table)}
            message = self.dice.choice([message, message, {"type": "sync"}, {"type": "ping"}, {"type": "hello", "protocol": 1, "table": table}])
            text = self.damage(json.dumps(message)) if self.dice.random() < 0.6 else json.dumps(message)
            self.found["messages"] += 1
            if self.dice.random() < 0.05:
                frame = bytes(self.dice.randrange(256) for _ in range(self.dice.randrange(2, 40)))
                self.doing += f" raw {frame!r}"
                client.stream.sendall(frame)
                # What follows would belong to this frame, whatever it is: nobody knows where the next one begins.
                client.finish()
                return False
            kind, data = self.dice.choice([1, 1, 1, 1, 2, 9]), text.encode("utf-8", "surrogatepass")[: self.dice.choice([4000, 4000, 9000])]
            self.doing += f" {kind}:{data[:200]!r}({len(data)})"
            client.frame(kind, data)
        client.say({"type": "ping"})
        return True

    def read(self, client: Socket, message: dict) -> dict:
        self.judge("a socket", 200, message)
        return message

    def play(self) -> None:
        """A few proper moves, so that there is something behind the doors."""
        if not self.tables:
            return
        table, tokens = self.dice.choice(self.tables)
        self.doing = f"play {table}"
        clients, salts = [Socket(self.server, table, token) for token in tokens], {}
        for client, token in zip(clients, list(tokens), strict=True):
            if client.state is None:
                name, new, salt = self.dice.choice(["Ada", "Zo\u00eb", "\u674e", "Bo"]), self.secret(), self.secret()
                self.secrets[new] = self.number
                promise = hashlib.sha256(salt.encode()).hexdigest()
                if client.act({"type": "sit", "name": name, "token": new, "promise": promise})["type"] == "done":
                    tokens[tokens.index(token)] = new
                    salts[new] = salt
        for client, token in zip(clients, tokens, strict=True):
            # Refused while a seat is free; then the salt stays a secret.
            if token in salts:
                self.found["salts shown"] += client.act({"type": "reveal", "salt": salts[token]})["type"] == "done"
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
        self.doing = f"{text!r}"
        self.found["bytes"] += 1
        try:
            # Most of it is half a request, and the server waits for the rest.
            answer = self.server.raw(text + b"\r\n\r\n", patience=0.05)
        except TimeoutError:
            self.found["half a request"] += 1
            return
        words = answer.split(b" ", 2)
        if len(words) < 3:
            raise Gone(f"no answer to {text!r}: {answer!r}")
        self.judge(self.doing, int(words[1]), answer.decode("utf-8", "replace"))

    def seat(self) -> tuple[str, str | None]:
        if not self.tables or self.dice.random() < 0.1:
            return f"{self.dice.randrange(2**64):016x}", None
        table, tokens = self.dice.choice(self.tables)
        return table, self.dice.choice([*tokens, None])

    def secret(self) -> str:
        return f"{self.dice.getrandbits(160):040x}"

    def deed(self, table: str) -> object:
        """Any action, as it is described or worse."""
        deed = self.shapes.action(table) if self.dice.random() < 0.7 else self.any_action()
        if isinstance(deed, dict):
            self.acted[deed.get("type")] += 1
        return deed

    def any_action(self) -> object:
        dice = self.dice
        return dice.choice([
            {"type": "sit", "name": dice.choice(NASTY), "promise": dice.choice(["", "a", "0" * 64]), "token": dice.choice(["", "0" * 40, None])},
            {"type": "play", "version": dice.randrange(-3, 40), "move": dice.choice(["Hc3", "7.1", "pass", "draw C", *NASTY])},
            {"type": dice.choice(["resign", "offer", "withdraw", "take", "rise", "rematch"])},
            {"type": dice.choice(["undo", "ask", "allow"]), "version": dice.randrange(-3, 40)},
            {"type": "decline", "what": dice.choice(["end", "takeback", "x"])},
            {"type": "reveal", "salt": dice.choice(["", "a", "x" * 70])},
            {"type": "hand", "level": dice.choice(["easy", "random", "expert", "god", ""])},
            {"type": "say", "phrase": dice.choice(["hello", "asked-hint", "spam"])},
            {"game": dice.choice([*self.games, "chess"]), "options": {dice.choice(["seats", "target", "variant"]): dice.choice([-1, 0, 2, 11, "x", None])},
             "seats": [dice.choice(["link", "open", {"bot": "random"}, {"bot": "x"}, 7])] * dice.randrange(12),
             "clock": dice.choice([None, {"pace": {"live": {"time": dice.randrange(-1, 400), "increment": 5, "delay": 0}}, "out": "lose"}])},
            {"name": dice.choice(NASTY), "promise": ""}, {"level": "random"}, {"step": dice.randrange(-2, 99)}, dice.choice(NASTY), [], None,
        ])

    def damage(self, text: str) -> str:
        for _ in range(self.dice.randrange(4)):
            at = self.dice.randrange(len(text) + 1)
            text = self.dice.choice([text[:at], text[:at] + self.dice.choice(NASTY) + text[at:], text[:at] + text[at + 1 :], text[:at] + text[at:] * 2])[:9000]
        return text

    def judge(self, what: str, status: int, answer: object) -> None:
        self.found[f"status {status}"] += 1
        code = answer.get("code") if isinstance(answer, dict) else None
        if status >= 500 and not (status == 503 and code == "BUSY"):
            self.problems.append(f"{what}: {status} {answer}")
        text = answer if isinstance(answer, str) else json.dumps(answer)
        for word in SECRET.findall(text):
            if self.secrets.get(word, self.number) != self.number:
                self.problems.append(f"{what}: tells the secret of another's seat")


def left_out(fuzzers: list[Fuzzer]) -> list[str]:
    """Routes and actions that nobody has tried."""
    asked, acted, shapes = sum((one.asked for one in fuzzers), Counter()), sum((one.acted for one in fuzzers), Counter()), fuzzers[0].shapes
    routes = [f"{method} {path}" for method, path, _, _ in shapes.operations]
    least = min(*(asked[route] for route in routes), *(acted[action] for action in shapes.actions))
    print(f"{len(routes)} routes and {len(shapes.actions)} actions, each at least {least} times")
    return [f"never tried: {one}" for one in routes if not asked[one]] + [f"never tried: {one}" for one in shapes.actions if not acted[one]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--clients", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    server = Server(args.program, "--rate", "0", "--log", "warn", "--push", "anywhere")
    server.start()
    document = server.ask("GET", "/api/v1/openapi.json")[1]
    before = server.memory()
    found, problems, secrets = Counter(), [], {}
    end = time.monotonic() + args.seconds
    fuzzers = [Fuzzer(server, args.seed * 1000 + number, found, problems, secrets, document) for number in range(args.clients)]
    threads = [threading.Thread(target=fuzzer.run, args=(end,)) for fuzzer in fuzzers]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    if not problems and server.ask("GET", "/healthz")[0] != 200:
        problems.append("the server is not well")
    print(f"{args.seconds:.0f} s, {args.clients} clients:", ", ".join(f"{count} {what}" for what, count in sorted(found.items())))
    print(f"memory: {before} KiB at the start, {server.memory() if server.is_alive() else '-'} KiB at the end; {len(secrets)} secrets watched")
    problems += left_out(fuzzers)
    server.stop()
    checked = server.command("verify", str(server.data))
    print(checked.stdout.strip().splitlines()[-1:])
    if checked.returncode:
        problems.append(checked.stderr)
    if panic := server.panic():
        problems.append(panic)
    sys.exit("\n".join(problems[:5]) if problems else 0)


if __name__ == "__main__":
    main()
