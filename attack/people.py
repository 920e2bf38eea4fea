"""Two people at one table after another, and a spectator who is shown scenes. They write down what the servers promise and show them."""

import hashlib
import random
import re
import threading
import time
from collections import Counter

from server import Bye, Server, Socket

# Refusals that a machine in trouble may give, and then the same is asked again.
AGAIN = ("STORAGE", "BUSY", "TOO_FAST", "QUOTA", "TOO_SLOW")
SEED = re.compile(r"\b[0-9a-f]{64}\b")


class Promises:
    """What one match was told: table, version, seat, move."""

    def __init__(self) -> None:
        self.acknowledged: list[tuple[str, int, int, str]] = []
        self.shown: list[tuple[str, int, int, str]] = []
        # Random events that only another seat may see, as they were shown: table, version, number, text.
        self.veiled: list[tuple[str, int, int, str]] = []
        # What could be the seed of its dice, seen before the end of the match.
        self.digests: dict[str, set[str]] = {}
        self.refused: Counter = Counter()
        self.wrong: list[str] = []
        self.times: list[tuple[float, float]] = []
        # Tables whose creation was acknowledged.
        self.tables: list[str] = []
        self.payloads = 0
        # Salts that were shown in time.
        self.salts = 0


class Table:
    """One table, with its seats."""

    def __init__(self, made: dict, dice: random.Random) -> None:
        self.id, self.links = made["table"], made["tokens"]
        # Chosen and kept before they are sent, so that an answer that is lost costs nothing.
        self.tokens = [f"{dice.getrandbits(160):040x}" for _ in self.links]
        self.salts = [f"{dice.getrandbits(128):032x}" if dice.random() < 0.7 else "" for _ in self.links]
        self.sockets: list[Socket | None] = [None, None, None]
        self.has_sat = [False, False]
        self.pending: list[dict | None] = [None, None]
        self.watched = 0


class Match(threading.Thread):
    """Two people and a spectator on an address of their own, at any of the servers."""

    def __init__(self, servers: list[Server], number: int, seed: int, end: float) -> None:
        super().__init__()
        self.servers, self.dice, self.end = servers, random.Random(seed * 100 + number), end
        self.source = f"127.0.1.{number + 1}"
        self.told = Promises()

    def run(self) -> None:
        while time.monotonic() < self.end:
            try:
                self.one()
            except (OSError, ValueError):
                time.sleep(0.05)

    def one(self) -> None:
        server = self.dice.choice(self.servers)
        status, games = server.ask("GET", "/api/v1/games", None, None, self.source)
        if status != 200:
            self.note(status, games)
            return
        game = self.dice.choice(games)
        # By default there may be other numbers of seats.
        has_seats = any(option["key"] == "seats" for option in game["options"])
        request = {"game": game["slug"], "options": {"seats": 2} if has_seats else {}, "spectators": True}
        status, made = server.ask("POST", "/api/v1/tables", None, request, self.source)
        if status != 200:
            self.note(status, made)
            time.sleep(0.2)
            return
        table = Table(made, self.dice)
        self.told.tables.append(table.id)
        while time.monotonic() < self.end:
            for seat in (0, 1, 2):
                try:
                    if self.step(table, seat):
                        return
                except TimeoutError:
                    pass
                except Bye as bye:
                    self.hung_up(table, seat, bye.code)
                except (OSError, ValueError):
                    # The same move is asked for again: if it was made, the server says so and does not make it twice.
                    table.sockets[seat] = None
                    time.sleep(0.05)

    def step(self, table: Table, seat: int) -> bool:
        """One thing that someone does. True when the match is over."""
        if table.sockets[seat] is None:
            table.sockets[seat] = self.connect(table, seat)
        client = table.sockets[seat]
        if seat == 2:
            self.watch(table, client)
        elif client.state is None:
            self.begin(table, seat, client)
        elif client.state["turn"] == "over":
            return True
        else:
            if table.pending[seat] is None and client.state["turn"].get("seat") == seat:
                move = self.dice.choice(client.state["legal"])
                table.pending[seat] = {"type": "play", "version": client.version, "move": move}
            if table.pending[seat] is None:
                self.read(table, seat, client)
            else:
                table.pending[seat] = self.play(table, seat, client, table.pending[seat])
        return False

    def connect(self, table: Table, seat: int) -> Socket:
        token = None if seat == 2 else table.tokens[seat] if table.has_sat[seat] else table.links[seat]
        show = "scene" if seat == 2 else "view"
        client = Socket(self.dice.choice(self.servers), table.id, token, self.source, show, patience=60)
        self.look(table, seat, client, client.head)
        table.watched = client.version if seat == 2 else table.watched
        return client

    def begin(self, table: Table, seat: int, client: Socket) -> None:
        salt = table.salts[seat]
        if not table.has_sat[seat]:
            promise = hashlib.sha256(salt.encode()).hexdigest() if salt else ""
            sit = {"type": "sit", "name": f"p{seat}", "promise": promise, "token": table.tokens[seat]}
            # Without an answer nobody knows which secret opens the seat: both are tried, see `hung_up`.
            table.has_sat[seat] = True
            answer = self.act(client, sit)
            if answer["type"] != "done":
                table.has_sat[seat] = False
                self.refuse(answer)
        elif salt:
            self.show(table, seat, client)
        else:
            self.read(table, seat, client)

    def show(self, table: Table, seat: int, client: Socket) -> None:
        """Shows the salt, once the others sit; asked too early, it is asked again."""
        answer = self.act(client, {"type": "reveal", "salt": table.salts[seat]})
        if answer["type"] == "done":
            self.told.salts += 1
        elif answer["problem"]["code"] == "TOO_EARLY":
            return self.read(table, seat, client)
        elif self.refuse(answer):
            return
        table.salts[seat] = ""

    def play(self, table: Table, seat: int, client: Socket, action: dict) -> dict | None:
        began = time.monotonic()
        answer = self.act(client, action)
        if answer["type"] == "done":
            self.told.acknowledged.append((table.id, answer["version"], seat, action["move"]))
            self.told.times.append((began, time.monotonic() - began))
            client.stream.settimeout(60)
            client.reach(answer["version"])
            return None
        return action if self.refuse(answer) else None

    def act(self, client: Socket, action: dict) -> dict:
        client.stream.settimeout(60)
        return client.act(action)

    def read(self, table: Table, seat: int, client: Socket) -> None:
        client.stream.settimeout(0.2)
        message = client.read()
        self.look(table, seat, client, message)
        for event in message.get("what", {}).get("events", []) if message["type"] == "news" else []:
            if "move" in event:
                self.told.shown.append((table.id, message["version"], event["seat"], event["move"]))

    def watch(self, table: Table, client: Socket) -> None:
        """The spectator is told every version, one after the other, or shown the whole table after a gap."""
        client.stream.settimeout(0.01)
        message = client.read()
        self.look(table, 2, client, message)
        if message["type"] == "news":
            if message["version"] != table.watched + 1:
                self.told.wrong.append(f"{table.id}: version {message['version']} was shown after {table.watched}")
        if message["type"] in ("news", "table"):
            table.watched = message["version"]

    def look(self, table: Table, seat: int, client: Socket, message: dict) -> None:
        """Whatever is shown, nobody is shown another's secret."""
        self.told.payloads += 1
        text = client.last
        for other in (0, 1):
            if other != seat and (table.tokens[other] in text or table.links[other] in text):
                self.told.wrong.append(f"{table.id}: seat {seat} is told the secret of seat {other}")
        events = message.get("what", {}).get("events", []) if message["type"] == "news" else []
        for number, event in enumerate(event for event in events if "chance" in event):
            if event.get("to", seat) != seat:
                self.told.veiled.append((table.id, message["version"], number, event["chance"]))
        if '"over"' not in text:
            self.told.digests.setdefault(table.id, set()).update(SEED.findall(text))

    def hung_up(self, table: Table, seat: int, code: str) -> None:
        table.sockets[seat] = None
        if code in ("NOT_YOURS", "LINK_USED") and seat < 2:
            table.has_sat[seat] = not table.has_sat[seat]
        else:
            self.told.refused[f"bye {code}"] += 1
        time.sleep(0.05)

    def refuse(self, answer: dict) -> bool:
        """Whether to ask again."""
        code = answer["problem"]["code"]
        self.told.refused[code] += 1
        if code == "BAD_SALT":
            self.told.wrong.append("a salt that was promised is refused")
        if code in AGAIN:
            time.sleep(0.1)
        return code in AGAIN

    def note(self, status: int, answer: object) -> None:
        code = answer.get("code") if isinstance(answer, dict) else None
        self.told.refused[code or status] += 1
        if status >= 500 and code not in ("STORAGE", "BUSY"):
            self.told.wrong.append(f"an error without a name: {status} {answer}")
