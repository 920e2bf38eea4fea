"""A Cowbell server to attack, and the two ways to talk to it: requests and sockets. Only the standard library."""

import base64
import json
import os
import socket
import subprocess
import tempfile
import time
from pathlib import Path

# Seconds that anything may take on a busy machine.
PATIENCE = 120


class Gone(OSError):
    """The server has hung up without a word, or cannot be reached."""


class Bye(Gone):
    """The server has said why it hangs up."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Server:
    """A real process with a data folder of its own."""

    def __init__(self, program: str, *settings: str) -> None:
        self.program = str(Path(program).resolve())
        self.folder = Path(tempfile.mkdtemp(prefix="cowbell-attack-"))
        self.data = self.folder / "data"
        self.data.mkdir()
        self.settings, self.environment = settings, {}
        self.port = free_port()
        self.process: subprocess.Popen | None = None

    def start(self) -> None:
        """Starts it and waits until it answers. One whose store is out of reach gives up, and is started again."""
        end = time.monotonic() + 120
        while time.monotonic() < end:
            if not self.is_alive():
                self.spawn()
            try:
                if self.ask("GET", "/healthz")[0] in (200, 503):
                    return
            except OSError:
                time.sleep(0.05)
        raise SystemExit(f"the server does not start: {self.log()[-2000:]}")

    def spawn(self) -> None:
        command = [self.program, "serve", "--port", str(self.port), "--metrics", "none", "--data", str(self.data)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self.settings], stdout=subprocess.DEVNULL, stderr=log, env={**os.environ, **self.environment}
            )

    def kill(self) -> None:
        if self.is_alive():
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        """Asks it to end."""
        if self.is_alive():
            self.process.terminate()
            self.process.wait()

    def log(self) -> str:
        return (self.folder / "log").read_text(errors="replace")

    def panic(self) -> str | None:
        """What it said when it panicked."""
        log = self.log()
        return log[max(log.index("panicked") - 200, 0) :][:2000] if "panicked" in log else None

    def is_alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def memory(self) -> int:
        """What it holds in memory, in KiB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))

    def command(self, *words: str) -> subprocess.CompletedProcess:
        return subprocess.run([self.program, *words], capture_output=True, text=True)

    def ask(self, method: str, path: str, token: str | None = None, body=None, source: str = "127.0.0.1"):
        """One request: its status and its body, as JSON where it is JSON."""
        text = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{bearer}Content-Type: application/json\r\n"
            f"Content-Length: {len(text)}\r\nConnection: close\r\n\r\n"
        )
        answer = self.raw(head.encode("utf-8", "surrogatepass") + text, source)
        head, _, body = answer.partition(b"\r\n\r\n")
        words = head.split(b" ", 2)
        if len(words) < 3 or not words[1].isdigit():
            raise Gone(f"no answer: {answer[:80]!r}")
        try:
            return int(words[1]), json.loads(body)
        except ValueError:
            return int(words[1]), body.decode("utf-8", "replace")

    def raw(self, request: bytes, source: str = "127.0.0.1", patience: float = PATIENCE) -> bytes:
        """Sends bytes and reads until the server hangs up."""
        answer = b""
        with socket.create_connection(("127.0.0.1", self.port), patience, (source, 0)) as stream:
            try:
                stream.sendall(request)
            except (ConnectionResetError, BrokenPipeError):
                pass  # it may have answered already
            try:
                while more := stream.recv(65536):
                    answer += more
            except (ConnectionResetError, BrokenPipeError):
                pass
        return answer


class Socket:
    """One seat's connection to its table."""

    def __init__(
        self, server: Server, table: str, token: str | None, source: str = "127.0.0.1", show: str = "view", patience: float = PATIENCE
    ) -> None:
        self.stream = socket.create_connection(("127.0.0.1", server.port), patience, (source, 0))
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(
            f"GET /api/v1/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.take(1)
        if b" 101 " not in head:
            raise Bye(head.split(b" ", 2)[1].decode())
        self.version, self.state, self.next, self.last = 0, None, 0, ""
        hello = {"type": "hello", "protocol": 1, "table": table, "show": show}
        self.say({**hello, "token": token} if token else hello)
        self.head = self.read()

    def take(self, count: int) -> bytes:
        data = b""
        while len(data) < count:
            more = self.stream.recv(count - len(data))
            if not more:
                raise Gone("the server has hung up")
            data += more
        return data

    def frame(self, kind: int, data: bytes) -> None:
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + size.to_bytes(2, "big")
        self.stream.sendall(bytes([0x80 | kind]) + length + bytes(4) + data)

    def say(self, message) -> None:
        self.frame(1, json.dumps(message).encode())

    def read(self) -> dict:
        pieces = b""
        while True:
            kind, size = self.take(2)
            if size > 125:
                size = int.from_bytes(self.take(2 if size == 126 else 8), "big")
            data = self.take(size)
            if kind & 15 == 8:
                raise Bye(f"close {int.from_bytes(data[:2], 'big')}") if data else Gone("a close frame without a reason")
            if kind & 15 == 9:
                self.frame(10, data)
            if kind & 15 < 2:
                # A long message comes in several frames; only the last one has the highest bit.
                pieces += data
                if kind < 0x80:
                    continue
                self.last, pieces = pieces.decode(), b""
                message = json.loads(self.last)
                if message["type"] == "bye":
                    raise Bye(message["problem"]["code"])
                if message["type"] in ("table", "news"):
                    self.version = message["version"]
                    self.state = message.get("state") or self.state
                return message

    def act(self, action: dict) -> dict:
        """Does something, and returns the answer: `done` or `refused`."""
        self.next += 1
        self.say({"type": "do", "id": self.next, "action": action})
        while True:
            answer = self.read()
            if answer["type"] in ("done", "refused") and answer["id"] == self.next:
                return answer

    def reach(self, version: int) -> None:
        while self.version < version:
            self.read()

    def finish(self) -> None:
        """Says that nothing more comes."""
        try:
            self.stream.shutdown(socket.SHUT_WR)
        except OSError:
            pass  # the server was faster

    def close(self) -> None:
        self.stream.close()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]
