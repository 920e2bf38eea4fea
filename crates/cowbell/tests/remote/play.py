"""A match at a server's table, in every game."""
import json
import random

from house import Lines, Screen, Server, eventually, play_on


def screens(game, options):
    """Two people on their screens play each other to the end."""
    server = Server()
    table, tokens = server.create_table(game, json.loads(options), ["link", "link"])
    people = [Screen(server.link(table, tokens[0]), "Ada"), Screen(server.link(table, tokens[1]), "Bo")]
    play_on(server, table, tokens, people)
    for screen in people:
        screen.sees("n rematch")
        # The record arrives a moment after the end; until then there is nothing to replay.
        eventually(lambda screen=screen: screen.send(b"r") or "Space play" in " ".join(screen.screen().split()))
        screen.leave()
    server.close()


def crash():
    """The same while the server is killed and started again."""
    server = Server()
    table, tokens = server.create_table("tic-tac-moo", {}, ["link", "link"])
    people = [Screen(server.link(table, tokens[0]), "Ada"), Screen(server.link(table, tokens[1]), "Bo")]
    for moves in [6, 14]:
        play_on(server, table, tokens, people, lambda state, moves=moves: state["state"] and state["state"]["step"] > 10 + moves)
        before = server.ask(f"/tables/{table}/log", tokens[0])
        server.kill()
        people[0].sees("Connection lost")
        people[0].type("Cc3")
        people[0].sees("Can’t reach the server.")
        server.start()
        assert server.ask(f"/tables/{table}/log", tokens[0])["events"] == before["events"], "acknowledged events remain"
        for screen in people:
            screen.sees("Back online.")
    play_on(server, table, tokens, people)
    events = server.ask(f"/tables/{table}/log", tokens[0])["events"]
    for screen in people:
        screen.sees("n rematch")
        screen.leave()
    assert len(events) > 20
    server.close()


def rules():
    """A refusal names its clause; a move is undone."""
    server = Server()
    table, tokens = server.create_table("tic-tac-moo", {}, ["link", "link"])
    people = [Screen(server.link(table, tokens[0]), "Ada"), Screen(server.link(table, tokens[1]), "Bo")]
    state = eventually(lambda: server.ask(f"/tables/{table}", tokens[0])["state"])
    # A starting tile may never be placed on the ring, whichever tile it is.
    seat = state["turn"]["seat"]
    people[seat].sees("Your turn")
    people[seat].type(server.ask(f"/tables/{table}/legal", tokens[seat])["moves"][0][0] + "a4")
    people[seat].sees("(TTM-12)")
    assert server.ask(f"/tables/{table}", tokens[0])["state"]["step"] == state["step"], "a refused move changes nothing"
    play_on(server, table, tokens, people, lambda state: state["state"].get("undo"))
    state = server.ask(f"/tables/{table}", tokens[0])["state"]
    seat, name = state["turn"]["seat"], ["Ada", "Bo"][state["turn"]["seat"]]
    # The screen may lag a moment behind the server.
    while server.ask(f"/tables/{table}", tokens[0])["state"]["step"] == state["step"]:
        people[seat].send(b"u")
        people[seat].read(0.5)
    assert server.ask(f"/tables/{table}", tokens[0])["state"]["step"] == state["step"] - 1
    people[seat].sees("You undo your last move.")
    people[1 - seat].sees(f"{name} undoes the last move.")
    for screen in people:
        screen.leave()
    server.close()


def lines(game, options):
    """One person in line mode against bots, each game in another language."""
    server = Server()
    options = json.loads(options)
    seats = ["link"] + [{"bot": "random"}] * (options.get("seats", 2) - 1)
    if options.get("mode") == "solo":
        seats = ["link"]
    table, tokens = server.create_table(game, options, seats)
    # Each game is played in one of the languages, so that all of them are used.
    spoken = {"en": ("moves", "quit"), "de": ("züge", "ende"), "fr": ("coups", "quitter"), "nl": ("zetten", "stop")}
    lang = list(spoken)[sum(map(ord, game)) % len(spoken)]
    words = spoken[lang]
    client = Lines(server.link(table, tokens[0]), "--name", "Ada", lang=lang)
    dice = random.Random(3)
    client.until(lambda said: said.endswith("> "))
    for _ in range(3000):
        if server.ask(f"/tables/{table}", tokens[0])["phase"] == "over":
            break
        listed = [line.split(" – ")[0].strip() for line in client.ask(words[0]).splitlines() if " – " in line]
        if listed:
            client.ask(dice.choice(listed))
    else:
        raise AssertionError("the match does not end")
    # The end is reported without being asked for; the table stays open for a rematch until the input ends.
    assert client.end() == 0, client.process.stderr.read()
    assert "term-" not in client.all and "web-" not in client.all, "a message id was printed instead of its text"
    events = server.ask(f"/tables/{table}/history", tokens[0])["entries"]
    assert len(events) > 10
    server.close()
