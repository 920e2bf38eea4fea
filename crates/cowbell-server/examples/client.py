"""A bot in a few lines, with nothing but Python's standard library.

    python3 client.py [--server http://127.0.0.1:7777] [--game tic-tac-moo] [--clock SECONDS] [--link http://HOST/t/TABLE#TOKEN]

With --link it takes the seat of that link; otherwise it creates a table, takes the first seat, and gives the others to
the server's bots. It plays the move that `choose` likes best: replace that with something clever.
"""
import argparse
import hashlib
import json
import random
import secrets
import urllib.error
import urllib.request


def choose(view, legal, seconds):
    """What this bot plays: the game's own view, the legal moves in notation, and the time left, or None without a clock."""
    return random.choice(legal)


def time_left(clocks):
    """The seconds that the seat to move still has."""
    return clocks and (clocks["left"][clocks["running"]] + clocks["free"] - clocks["used"]) / 1000


class Server:
    def __init__(self, address):
        self.api = address.rstrip("/") + "/api/v1"

    def ask(self, method, path, token=None, body=None):
        """One request. A refusal comes back as (False, {"code": …, "message": …})."""
        request = urllib.request.Request(self.api + path, method=method)
        if token:
            # The secret of a seat travels in a header, never in the address.
            request.add_header("Authorization", "Bearer " + token)
        data = None
        if body is not None:
            request.add_header("Content-Type", "application/json")
            data = json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, data, timeout=60) as answer:
                return True, json.load(answer)
        except urllib.error.HTTPError as error:
            return False, json.load(error)


def play(server, table, token):
    path = f"/tables/{table}"
    salt = secrets.token_hex(16)  # our own part in the dice: promised now, shown when every seat is taken
    promise = hashlib.sha256(salt.encode()).hexdigest()
    own = secrets.token_hex(20)  # opens the seat from now on, instead of the link that others may have seen
    sit = {"type": "sit", "name": "Python", "promise": promise, "token": own}
    ok, answer = server.ask("POST", path + "/actions", token, sit)
    assert ok, answer
    token = own
    version = 0
    while True:
        # Waits until something has happened, instead of asking again and again.
        ok, now = server.ask("GET", f"{path}?after={version}&wait=25", token)
        assert ok, now
        version, state = now["version"], now["state"]
        if now["phase"] == "waiting" and all(seat["player"] for seat in now["seats"]):
            ok, answer = server.ask("POST", path + "/actions", token, {"type": "reveal", "salt": salt})
            assert ok or answer["code"] == "STARTED", answer
        if state and "over" in state:
            return state["over"]
        if state and state["turn"] == {"seat": now["you"]}:
            move = {"type": "play", "version": version, "move": choose(state["view"], state["legal"], time_left(now["clocks"]))}
            ok, answer = server.ask("POST", path + "/actions", token, move)
            # STALE: the table has changed meanwhile, so look again. A move sent twice is only made once.
            # OUT_OF_TIME: the clock has decided, which is news too.
            assert ok or answer["code"] in ("STALE", "OUT_OF_TIME"), answer


if __name__ == "__main__":
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("--server", default="http://127.0.0.1:7777")
    args.add_argument("--game", default="tic-tac-moo")
    args.add_argument("--clock", type=int, help="seconds for each player; none without it")
    args.add_argument("--link", help="the secret link of a seat")
    args = args.parse_args()
    if args.link:
        address, _, rest = args.link.partition("/t/")
        server, (table, _, token) = Server(address), rest.partition("#")
    else:
        server = Server(args.server)
        games = {game["slug"]: game for game in server.ask("GET", "/games")[1]}
        bots = [{"bot": "random"}] * (games[args.game]["seats"][0] - 1)
        clock = {"pace": {"live": {"time": args.clock, "increment": 2}}} if args.clock else None
        ok, created = server.ask("POST", "/tables", body={"game": args.game, "seats": ["link"] + bots, "clock": clock})
        assert ok, created
        table, token = created["table"], created["tokens"][0]
    over = play(server, table, token)
    print(json.dumps(over))
