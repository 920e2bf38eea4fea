"""What is attacked: one server with SQLite, or three with PostgreSQL and NATS. Each knows how it can be hurt and what it has stored."""

import glob
import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time
from contextlib import closing
from pathlib import Path

from faults import Clock, Disk
from promises import Journals, journals_of
from server import Server, free_port


class House:
    """Servers that share a store on a disk."""

    servers: list[Server]
    clocks: list[Clock]
    disk: Disk

    def kill(self, server: Server, dice: random.Random) -> None:
        server.kill()
        time.sleep(dice.uniform(0, 1))
        server.start()

    def freeze(self, server: Server, seconds: float) -> None:
        server.process.send_signal(signal.SIGSTOP)
        time.sleep(seconds)
        server.process.send_signal(signal.SIGCONT)

    def repair(self) -> None:
        """After a full disk, which may have ended something for good."""

    def well(self) -> bool:
        """Waits until all servers are well."""
        end = time.monotonic() + 120
        while time.monotonic() < end:
            try:
                if all(server.ask("GET", "/healthz")[0] == 200 for server in self.servers):
                    return True
            except OSError:
                pass
            time.sleep(0.2)
        return False

    def close(self) -> None:
        for server in self.servers:
            server.kill()
        self.disk.unmount()


class Alone(House):
    def __init__(self, program: str) -> None:
        server = Server(program, "--log", "warn")
        self.servers, self.clocks, self.disk = [server], [Clock(server.folder)], Disk(server.data, server.folder, "1g")
        server.environment = {**self.disk.environment(*self.clocks[0].libraries()), **self.clocks[0].environment()}
        self.store = str(server.data)

    def start(self) -> None:
        self.servers[0].start()

    def journals(self) -> Journals:
        with closing(sqlite3.connect(Path(self.store) / "cowbell.db")) as store:
            return journals_of(store.execute("SELECT id, version, text FROM journal JOIN tables USING (num) ORDER BY id, version"))


class Cluster(House):
    """Needs Debian's postgresql and nats-server."""

    def __init__(self, program: str, nodes: int) -> None:
        self.programs = Path(sorted(glob.glob("/usr/lib/postgresql/*/bin"))[-1])
        self.folder = Path(tempfile.mkdtemp(prefix="cowbell-attack-"))
        self.folder.chmod(0o755)
        data = self.folder / "disk"
        data.mkdir()
        self.disk = Disk(data, self.folder, "2g")
        shutil.chown(data, "postgres")
        self.port, self.bus_port = free_port(), free_port()
        self.store = f"postgres://postgres@127.0.0.1:{self.port}/postgres"
        self.database = self.bus = None
        settings = ["--store", self.store, "--bus", f"nats://127.0.0.1:{self.bus_port}", "--bots", "1", "--log", "warn"]
        self.servers = [Server(program, *settings) for _ in range(nodes)]
        self.clocks = [Clock(server.folder) for server in self.servers]
        for server, clock in zip(self.servers, self.clocks, strict=True):
            server.environment = {"LD_PRELOAD": ":".join(clock.libraries()), **clock.environment()}

    def start(self) -> None:
        folder = str(self.disk.folder / "store")
        initdb = [*self.as_postgres("initdb"), "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "-D", folder]
        subprocess.run(initdb, check=True, capture_output=True, cwd="/")
        self.start_database()
        self.start_bus()
        for server in self.servers:
            server.start()

    def as_postgres(self, program: str) -> list[str]:
        return ["setpriv", "--reuid", "postgres", "--regid", "postgres", "--clear-groups", str(self.programs / program)]

    def start_database(self) -> None:
        """Starts it, as often as it takes."""
        end = time.monotonic() + 600
        # A machine that is busy with other things may take its time to answer.
        ready = [str(self.programs / "pg_isready"), "-q", "-t", "30", "-h", "127.0.0.1", "-p", str(self.port)]
        while subprocess.run(ready).returncode != 0:
            if time.monotonic() > end:
                raise SystemExit("PostgreSQL does not start")
            if self.database is None or self.database.poll() is not None:
                command = [*self.as_postgres("postgres"), "-D", str(self.disk.folder / "store"), "-p", str(self.port), "-k", "", "-c", "listen_addresses=127.0.0.1"]
                with (self.folder / "database.log").open("ab") as log:
                    self.database = subprocess.Popen(
                        command, stdout=subprocess.DEVNULL, stderr=log, cwd="/", env={**os.environ, **self.disk.environment()}
                    )
            time.sleep(0.1)

    def start_bus(self) -> None:
        command = ["nats-server", "-a", "127.0.0.1", "-p", str(self.bus_port)]
        self.bus = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def crash_database(self, seconds: float) -> None:
        """As if the power had failed."""
        self.database.send_signal(signal.SIGQUIT)
        self.database.wait()
        time.sleep(seconds)
        self.start_database()

    def crash_bus(self, seconds: float) -> None:
        self.bus.kill()
        self.bus.wait()
        time.sleep(seconds)
        self.start_bus()

    def repair(self) -> None:
        self.start_database()

    def journals(self) -> Journals:
        query = "SELECT json_build_array(id, version, text) FROM journal ORDER BY id, version"
        ask = [str(self.programs / "psql"), "-qtAX", "-d", self.store, "-c", query]
        lines = subprocess.run(ask, check=True, capture_output=True, text=True).stdout.splitlines()
        return journals_of(json.loads(line) for line in lines)

    def close(self) -> None:
        for server in self.servers:
            server.kill()
        for process in (self.database, self.bus):
            if process and process.poll() is None:
                process.send_signal(signal.SIGQUIT if process is self.database else signal.SIGKILL)
                process.wait()
        self.disk.unmount()
