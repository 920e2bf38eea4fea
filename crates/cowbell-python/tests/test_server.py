"""A match at a running server, and the same match here: one seed, one list of moves, one record."""

from __future__ import annotations

import json
import secrets
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest

import cowbell
from cases import CASES, IDS
from cowbell.fair import Fair, promise
from test_records import binary


class Server:
    def __init__(self, address: str) -> None:
        self.api = address.rstrip("/") + "/api/v1"

    def ask(self, path: str, token: str = "", body: dict[str, Any] | None = None) -> str:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.api + path, data, {"Content-Type": "application/json"})
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return answer.read().decode()
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from error


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[Server]:
    command = [binary(), "serve", "--port", "0", "--rate", "0", "--data", tmp_path_factory.mktemp("data")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        address = next(word for line in process.stdout for word in line.split() if word.startswith("http://"))
        yield Server(address)
        process.terminate()


@pytest.mark.parametrize(("game", "options"), CASES, ids=IDS)
def test_the_server_deals_what_is_dealt_here(server, game, options):
    seats = cowbell.Match(game, options).seats
    table = json.loads(server.ask("/tables", body={"game": game, "options": options, "seats": ["link"] * seats}))
    path, tokens = f"/tables/{table['table']}", table["tokens"]
    salts = [f"salt-{seat}" for seat in range(seats)]
    for seat, token in enumerate(tokens):
        own = secrets.token_hex(20)
        sit = {"type": "sit", "name": f"Seat {seat}", "promise": promise(salts[seat]), "token": own}
        server.ask(f"{path}/actions", token, sit)
        tokens[seat] = own
    for seat, token in enumerate(tokens):
        server.ask(f"{path}/actions", token, {"type": "reveal", "salt": salts[seat]})
    # The seat to move takes the move in the middle of the list.
    seat, moves = 0, []
    while "over" not in (state := (now := json.loads(server.ask(path, tokens[seat])))["state"]):
        if (mover := state["turn"]["seat"]) == seat:
            moves.append(state["legal"][len(state["legal"]) // 2])
            move = {"type": "play", "version": now["version"], "move": moves[-1]}
            server.ask(f"{path}/actions", tokens[seat], move)
        seat = mover
    record = server.ask(f"{path}/record", tokens[0])
    header = json.loads(record.splitlines()[0])
    assert header["commitment"] == table["commitment"] and header["salts"] == salts

    ours = cowbell.Match(game, options, explicit_chance=True)
    dice = Fair(bytes.fromhex(header["seed"]), salts, header["promises"])
    assert dice.commitment == table["commitment"], "the seed is the one that was promised"
    dice.roll(ours)
    for text in moves:
        ours.play(text)
        dice.roll(ours)
    kept, here = record.splitlines(), ours.save(header["players"]).splitlines()
    assert here[1:] == kept[1:], "event by event"
    assert json.loads(here[0]).items() <= header.items()
    again = cowbell.Match.load(record)
    assert again.is_over and again.scores() == ours.scores()
