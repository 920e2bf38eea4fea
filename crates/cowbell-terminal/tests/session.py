"""Plays a table in a pseudo-terminal with nothing but keys, and looks at what it leaves behind.

session.py play PROGRAM ARGS…        plays to the end: Tab and Enter, Ctrl-L to read the whole screen
session.py end SIGNAL PROGRAM ARGS…  ends it by TERM, HUP, INT (Ctrl-C) or GONE (the terminal is closed)
session.py panic FILE PROGRAM ARGS…  begins a match from the menu, springs the trap and leaves to the menu
"""
import fcntl
import os
import pty
import random
import re
import select
import signal
import struct
import sys
import termios
import time

# How long anything may take on the slowest machine.
PATIENCE = 60
FRAME = re.compile(rb"\x1b\[2J(.*?)\x1b\[\?25[hl]", re.DOTALL)
ESCAPE = re.compile(rb"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[()][A-Z0-9]|\x1b[=>]")


class Session:
    def __init__(self, command):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM="xterm-256color", LANG="en_US.UTF-8")
            os.execv(command[0], command)
        self.resize(80, 24)
        self.before = termios.tcgetattr(self.fd)
        self.output = b""
        self.until(b"\x1b[?1049h")

    def resize(self, columns, rows):
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read(self, seconds):
        """What comes until nothing comes for so long."""
        got = b""
        while select.select([self.fd], [], [], seconds)[0]:
            try:
                more = os.read(self.fd, 65536)
            except OSError:
                break
            if not more:
                break
            got += more
        self.output += got
        return got

    def until(self, wanted, seconds=PATIENCE):
        end = time.time() + seconds
        while wanted not in self.output:
            assert time.time() < end, f"{wanted} never came: {self.output[-2000:]}"
            self.read(0.05)

    def send(self, keys):
        os.write(self.fd, keys)

    def press(self, keys):
        """Sends keys that change what is on the screen, and waits until it does."""
        self.read(0.05)
        self.send(keys)
        assert select.select([self.fd], [], [], PATIENCE)[0], f"nothing happens: {self.output[-2000:]}"
        self.read(0.02)

    def screen(self):
        """The whole screen as text, drawn again. A drawing begins by clearing the screen and ends by hiding or placing the cursor."""
        self.read(0.02)
        self.send(b"\x0c")
        end, got = time.time() + PATIENCE, b""
        while not (frames := FRAME.findall(got)):
            assert time.time() < end, f"it no longer draws {os.waitpid(self.pid, os.WNOHANG)}: {self.output[-3000:]}"
            got += self.read(0.03)
        return ESCAPE.sub(b" ", frames[-1]).decode("utf-8", "replace")

    def sees(self, *wanted, seconds=PATIENCE):
        """The screen once it shows all of this."""
        end = time.time() + seconds
        while True:
            screen = " ".join(self.screen().split())
            if all(text in screen for text in wanted):
                return screen
            assert time.time() < end, f"{wanted} is not to be seen: {screen}"

    def wait(self, seconds=PATIENCE):
        end = time.time() + seconds
        while time.time() < end:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                if self.fd is not None:
                    self.read(0.05)
                return os.waitstatus_to_exitcode(status)
            if self.fd is not None:
                self.read(0.02)
            time.sleep(0.01)
        raise AssertionError("it does not end")

    def is_sane(self):
        """The terminal is as it was: cooked, its own screen, cursor shown, mouse free."""
        now = termios.tcgetattr(self.fd)
        assert now == self.before, "the terminal stays raw"
        last = {mode: switch for mode, switch in re.findall(rb"\x1b\[\?(\d+)([hl])", self.output)}
        assert last.pop(b"25") == b"h", "the cursor stays hidden"
        assert {b"1049", b"1000", b"1003", b"1006"} <= last.keys(), f"what was never on: {last}"
        assert set(last.values()) == {b"l"}, f"not everything was switched off: {last}"


def play(command):
    session = Session(command)
    dice = random.Random(7)
    session.resize(60, 20)
    session.sees("80")  # A small window is told how large it should be.
    session.resize(100, 30)
    for press in range(6000):
        session.send(b"\t" * dice.randrange(1, 8) + b"\r")
        if press % 12 == 0:
            if "play again" in session.screen():
                break
            columns, rows = dice.choice([(80, 24), (120, 40), (90, 25)])
            session.resize(columns, rows)
    else:
        raise AssertionError("the match does not end: " + session.screen())
    session.send(b"l")
    session.screen()
    # Escape and a letter at once would be another key: the letter comes when the program has reacted.
    session.press(b"\x1b")
    session.send(b"q")
    assert session.wait() == 0
    session.is_sane()


def end(how, command):
    session = Session(command)
    session.screen()
    if how == "GONE":
        os.close(session.fd)
        session.fd = None
        assert session.wait() in (129, 1), "it notices that nobody is there"
        return
    if how == "INT":
        session.send(b"\x03")
        assert session.wait() == 0
    else:
        number = getattr(signal, "SIG" + how)
        os.kill(session.pid, number)
        assert session.wait() == 128 + number
    session.is_sane()


def panic(trap, command):
    session = Session(command)
    for keys in [b"\r", b"\r", b"\t\r"]:
        session.send(keys)
        session.screen()
    open(trap, "w").close()
    session.press(b"q")
    session.send(b"\x1b[B")
    assert session.wait() == 101
    session.is_sane()
    _, said = session.output.rsplit(b"\x1b[?1049l", 1)
    assert b"the trap has sprung" in said, "what went wrong is said where it can be read"


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play(sys.argv[2:])
    elif sys.argv[1] == "panic":
        panic(sys.argv[2], sys.argv[3:])
    else:
        end(sys.argv[2], sys.argv[3:])
