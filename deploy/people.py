"""Two players who play a match over WebSockets through a load balancer and reconnect when their node dies.

Uses only the standard library: `python3 people.py HOST PORT`.
"""

import base64
import json
import os
import random
import select
import socket
import sys
import time
import urllib.request

HOST, PORT = sys.argv[1], int(sys.argv[2])
BASE = f"http://{HOST}:{PORT}/api/v1"


class Socket:
    """One connection to a table."""

    def __init__(self, table: str, token: str) -> None:
        self.stream = socket.create_connection((HOST, PORT), timeout=30)
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(
            f"GET /api/v1/socket HTTP/1.1\r\nHost: {HOST}\r\nOrigin: http://{HOST}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.take(1)
        if b" 101 " not in head:
            raise ConnectionError(head.decode())
        self.version, self.state = 0, None
        self.say({"type": "hello", "protocol": 1, "table": table, "token": token})
        self.seat = self.read()["you"]

    def take(self, count: int) -> bytes:
        data = b""
        while len(data) < count:
            more = self.stream.recv(count - len(data))
            if not more:
                raise ConnectionError("the node is gone")
            data += more
        return data

    def say(self, message: dict) -> None:
        text = json.dumps(message).encode()
        size = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0xFE]) + len(text).to_bytes(2, "big")
        self.stream.sendall(b"\x81" + size + bytes(4) + text)

    def read(self) -> dict:
        pieces = b""
        while True:
            kind, size = self.take(2)
            if size > 125:
                size = int.from_bytes(self.take(2 if size == 126 else 8), "big")
            data = self.take(size)
            if kind & 15 < 2:
                # A long message comes in several frames; only the last one has the highest bit.
                pieces += data
                if kind < 0x80:
                    continue
                message, pieces = json.loads(pieces), b""
                if message["type"] == "bye":
                    raise ConnectionError(str(message))
                if message["type"] in ("table", "news"):
                    self.version = message["version"]
                    self.state = message.get("state") or self.state
                return message

    def act(self, action: dict) -> dict:
        self.say({"type": "do", "id": 1, "action": action})
        while (answer := self.read())["type"] not in ("done", "refused"):
            pass
        return answer


def lay() -> dict:
    body = json.dumps({"game": "tic-tac-moo"}).encode()
    request = urllib.request.Request(f"{BASE}/tables", body, {"Content-Type": "application/json"})
    return json.load(urllib.request.urlopen(request))


def main() -> None:
    laid = lay()
    people: list = [None, None]
    asked: list = [None, None]
    own = [os.urandom(20).hex() for _ in people]
    # What opens a seat: its link until the player has sat down with a secret of their own.
    keys = [[laid["tokens"][seat], own[seat]] for seat in (0, 1)]
    lost = moves = 0
    end = time.monotonic() + 120
    while time.monotonic() < end:
        for seat in (0, 1):
            try:
                if people[seat] is None:
                    people[seat] = Socket(laid["table"], keys[seat][0])
                one = people[seat]
                if one.state is None:
                    one.act({"type": "sit", "name": f"p{seat}", "token": own[seat]})
                    continue
                if one.state["turn"] == "over":
                    print(f"{moves} moves, {lost} connections lost and reopened")
                    return
                if asked[seat] is None and one.state["turn"]["seat"] == seat:
                    asked[seat] = {"type": "play", "version": one.version, "move": random.choice(one.state["legal"])}
                if asked[seat] is not None:
                    answer = one.act(asked[seat])
                    if answer["type"] == "refused" and answer["problem"]["code"] != "STALE":
                        raise ConnectionError(str(answer))
                    moves += answer["type"] == "done"
                    asked[seat] = None
                    while one.version < answer.get("version", 0):
                        one.read()
                    time.sleep(0.15)
                elif select.select([one.stream], [], [], 0.2)[0]:
                    one.read()
            except OSError as gone:
                # Ask for the same move again: if it was made, the server says so and does not make it twice.
                people[seat] = None
                if any(code in str(gone) for code in ("LINK_USED", "NOT_YOURS")):
                    keys[seat].reverse()
                    continue
                lost += 1
                print(f"seat {seat}: {gone}", file=sys.stderr)
                time.sleep(0.2)
    sys.exit("the match did not end in time")


if __name__ == "__main__":
    main()
