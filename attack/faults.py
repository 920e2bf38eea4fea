"""What can go wrong with a machine: a disk that is full or slow, a clock that jumps, strangers who flood the server."""

import glob
import random
import socket
import subprocess
import time
from pathlib import Path

from server import Server


class Disk:
    """A folder on a small disk of its own, which can be filled and slowed down."""

    def __init__(self, folder: Path, control: Path, size: str) -> None:
        self.folder, self.ballast, self.delay = folder, folder / "ballast", control / "slow-disk"
        mount = ["mount", "-t", "tmpfs", "-o", f"size={size},mode=0755", "cowbell", str(folder)]
        self.is_small = subprocess.run(mount, capture_output=True).returncode == 0
        self.library = control / "slow_disk.so"
        source = str(Path(__file__).with_name("slow_disk.c"))
        compile = ["cc", "-shared", "-fPIC", "-O1", "-o", str(self.library), source, "-ldl"]
        self.can_be_slow = subprocess.run(compile, capture_output=True).returncode == 0
        self.slow(0)

    def environment(self, *others: str) -> dict[str, str]:
        """What a program needs whose disk this is; other libraries may be preloaded with it."""
        libraries = [*others, str(self.library)] if self.can_be_slow else list(others)
        return {"LD_PRELOAD": ":".join(libraries), "SLOW_DISK": str(self.delay)}

    def fill(self) -> None:
        with self.ballast.open("wb", buffering=0) as ballast:
            for size in (1 << 20, 4096, 1):
                try:
                    while ballast.write(bytes(size)):
                        pass
                except OSError:
                    pass

    def empty(self) -> None:
        self.ballast.unlink(missing_ok=True)

    def slow(self, milliseconds: int) -> None:
        self.delay.write_text(f"{milliseconds}\n")
        self.delay.chmod(0o644)

    def unmount(self) -> None:
        if self.is_small:
            subprocess.run(["umount", "-l", str(self.folder)], check=False)


class Clock:
    """A wall clock that jumps; the monotonic clock is left alone, as it is when a real clock is set."""

    def __init__(self, control: Path) -> None:
        self.library = next(iter(glob.glob("/usr/lib/*/faketime/libfaketimeMT.so.1")), None)
        self.file = control / "clock"
        self.jump(0)

    def libraries(self) -> list[str]:
        return [self.library] if self.library else []

    def environment(self) -> dict[str, str]:
        return {"FAKETIME_TIMESTAMP_FILE": str(self.file), "FAKETIME_NO_CACHE": "1", "FAKETIME_DONT_FAKE_MONOTONIC": "1"}

    def jump(self, seconds: int) -> None:
        self.file.write_text(f"{seconds:+d}")


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
