"""A real server, and real clients in pseudo-terminals and with pipes. The program is the second argument."""
import atexit
import json
import os
import random
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../../../cowbell-terminal/tests"))
from session import PATIENCE, Session  # noqa: E402

PROGRAM = sys.argv[2]
# The clients keep the secrets of their seats here.
os.environ["COWBELL_DATA"] = tempfile.mkdtemp()
atexit.register(shutil.rmtree, os.environ["COWBELL_DATA"], True)


def seat_tokens(link):
    """A link, what a client has replaced it by, and so on through the rematches."""
    found, file = [link], os.path.join(os.environ["COWBELL_DATA"], "seats")
    for line in open(file).read().splitlines() if os.path.exists(file) else []:
        _, old, new = line.split()
        if old in found:
            found.append(new)
    return found


class Server:
    def __init__(self):
        self.data = tempfile.mkdtemp()
        self.port = 0
        self.start()

    def start(self):
        command = [PROGRAM, "serve", "--port", str(self.port), "--data", self.data, "--rate", "0", "--log", "error"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE)
        atexit.register(self.process.kill)
        self.base = self.process.stdout.readline().decode().strip().rstrip("/")
        assert self.base.startswith("http://"), "the server prints its address"
        self.port = int(self.base.rsplit(":", 1)[1])

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self):
        self.kill()
        shutil.rmtree(self.data)

    def ask(self, path, token=None, body=None):
        data = json.dumps(body).encode() if body is not None else None
        # A client may sit down between our reading its secrets and asking with one of them: then they are read once more.
        for attempt in range(2):
            for key in reversed(seat_tokens(token)):
                headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
                request = urllib.request.Request(f"{self.base}/api/v1{path}", data, headers)
                try:
                    with urllib.request.urlopen(request, timeout=20) as answer:
                        return json.loads(answer.read())
                except urllib.error.HTTPError as error:
                    if error.code != 403 or (key == token and attempt == 1):
                        raise

    def create_table(self, game, options, seats, hints=False):
        request = {"game": game, "options": options, "seats": seats, "spectators": True, "hints": hints}
        created = self.ask("/tables", None, request)
        return created["table"], created["tokens"]

    def link(self, table, token=None):
        return f"{self.base}/t/{table}" + (f"#{token}" if token else "")


def eventually(what, seconds=PATIENCE):
    end = time.time() + seconds
    while True:
        found = what()
        if found:
            return found
        assert time.time() < end, "timed out"
        time.sleep(0.02)


class Screen(Session):
    """A client in a pseudo-terminal."""

    def __init__(self, link, name, *more):
        super().__init__([PROGRAM, "play", "--seat", link, "--name", name, "--lang", "en", *more])

    def type(self, line):
        self.send(b":" + line.encode() + b"\r")

    def leave(self):
        self.send(b"q")
        assert self.wait() == 0
        self.is_sane()


class Lines:
    """A client with pipes, in line mode, at the seat of a link or with other arguments; with a data folder of its own if given."""

    def __init__(self, link, *more, lang="en", data=None):
        place = ["--seat", link] if link else []
        command = [PROGRAM, "play", "--plain", "--lang", lang, *place, *more]
        env = os.environ | ({"COWBELL_DATA": data} if data else {})
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env)
        atexit.register(self.process.kill)
        self.fd = self.process.stdout.fileno()
        self.all = ""
        self.bytes = b""

    def read(self, seconds=0.05):
        if select.select([self.fd], [], [], seconds)[0]:
            more = os.read(self.fd, 65536)
            self.bytes += more
            self.all = self.bytes.decode("utf-8", "replace")
            return bool(more)
        return True

    def until(self, wanted, seconds=PATIENCE):
        """Reads until the condition holds, and returns what was printed."""
        start, end = len(self.all), time.time() + seconds
        while not wanted(self.all[start:]):
            assert self.read() and time.time() < end, f"no more output: {self.all[-1500:]}"
        return self.all[start:]

    def ask(self, line, wanted=lambda said: said.endswith("\n> ") or said == "> "):
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()
        return self.until(wanted)

    def end(self):
        self.process.stdin.close()
        end = time.time() + PATIENCE
        while self.process.poll() is None:
            self.read(0.1)
            assert time.time() < end, f"the client does not end: {self.all[-1500:]}"
        while select.select([self.fd], [], [], 0)[0] and self.read():
            pass
        return self.process.wait()


class Typist:
    """Types moves into a client in line mode, with the interface of a screen."""

    def __init__(self, lines):
        self.lines = lines

    def send(self, keys):
        pass

    def type(self, line):
        self.lines.process.stdin.write(line.encode() + b"\n")
        self.lines.process.stdin.flush()

    def read(self, seconds):
        self.lines.read(seconds)


def play_on(server, table, tokens, screens, until=lambda state: False, dice=None):
    """Plays until the match is over or `until` holds; the seat to move types or picks its move."""
    dice = dice or random.Random(3)
    while True:
        state = server.ask(f"/tables/{table}", tokens[0])
        if state["phase"] == "over" or until(state):
            return
        if state["phase"] == "waiting" or "seat" not in state["state"]["turn"]:
            time.sleep(0.05)
            continue
        seat = state["state"]["turn"]["seat"]
        if seat >= len(screens):
            time.sleep(0.02)
            continue
        legal = server.ask(f"/tables/{table}/legal", tokens[seat])
        if legal["version"] != state["version"]:
            continue
        mv = dice.choice(legal["moves"])
        end, tries = time.time() + PATIENCE, 0
        while server.ask(f"/tables/{table}", tokens[0])["version"] == state["version"]:
            assert time.time() < end, f"{mv} was not played: {screens[seat].screen()}"
            if tries == 0 and dice.random() < 0.2:
                screens[seat].send(b"\t" * dice.randrange(1, 6) + b"\r")
            elif tries % 8 == 1 or tries == 0:
                screens[seat].send(b"\x7f")
                screens[seat].type(mv)
            tries += 1
            for screen in screens:
                screen.read(0.03)


def refused(*args, lang="en"):
    """The output of a client that cannot play."""
    command = [PROGRAM, "play", "--lang", lang, *args]
    answer = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=30, check=False)
    assert answer.returncode == 1, answer
    return answer.stderr.decode()
