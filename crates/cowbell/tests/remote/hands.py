"""What one player holds is never said or shown to the other."""
import random
import re

from house import Lines, Screen, Server, Typist, eventually


def held(client):
    """The player's own hand, in the words of the client, and the rest of the table."""
    said = client.ask("look", lambda said: "Your cards:" in said or "Your hand:" in said and said.count("\n") > 5)
    begin = [found.end() for found in re.finditer(r"(?m)^(?:> )*(?=Herd 1|Board:)", said)][-1]
    lines = said[begin:].splitlines()
    own = next(line for line in lines if line.startswith(("Your cards:", "Your hand:")))
    lines.remove(own)
    return set(own.split(": ", 1)[1].split("; ")) - {"empty"}, "\n".join(lines)


def is_shown(face, screen):
    """Whether these words occur as whole words."""
    return re.search(rf"(?<![\w.]){re.escape(face)}(?![\w.])", screen) is not None


def face_of(piece):
    """What the screen shows of a card: its number and flies, or the pattern after its name."""
    name, _, pattern = piece["face"].partition(" ")
    return pattern.replace(" ", "") or name


def secrets(game):
    server = Server()
    table, tokens = server.create_table(game, {}, ["link", "link"])
    people = [Lines(server.link(table, token), "--name", name) for token, name in zip(tokens, ["Ada", "Bo"])]
    eventually(lambda: server.ask(f"/tables/{table}", tokens[0])["phase"] == "playing")
    # A second device of Ada's. It opens the seat with the secret that the first one has kept.
    screen = Screen(server.link(table, tokens[0]), "Ada", "--ascii")
    dice, hidden, own = random.Random(5), 0, 0
    for _ in range(16):
        state = server.ask(f"/tables/{table}?show=scene", tokens[0])
        if state["phase"] == "over":
            break
        (mine, said), (theirs, public) = held(people[0]), held(people[1])
        for words in theirs - mine:
            # Another card of this kind may lie face up.
            if not is_shown(words, public):
                hidden += 1
                assert not is_shown(words, said), f"Bo's {words} is told to Ada: {said}"
        log = people[0].ask("log", lambda said: "\n" in said)
        for line in [line for line in log.splitlines() if "draws" in line and not line.startswith("You")]:
            assert not any(words in line for words in theirs), line
        scenes = [server.ask(f"/tables/{table}?show=scene", token)["state"]["scene"] for token in tokens]
        known = {face_of(piece) for piece in scenes[0]["pieces"]}
        shown = screen.screen()
        own += sum(is_shown(face_of(piece), shown) for piece in scenes[0]["pieces"] if piece.get("owner") == 0)
        for face in {face_of(piece) for piece in scenes[1]["pieces"]} - known:
            assert not is_shown(face, shown), f"Bo's {face} is shown to Ada: {shown}"
        seat = state["state"]["turn"]["seat"]
        legal = server.ask(f"/tables/{table}/legal", tokens[seat])["moves"]
        Typist(people[seat]).type(dice.choice(legal))
        eventually(lambda version=state["version"]: [client.read(0.02) for client in [*people, screen]]
                   and server.ask(f"/tables/{table}", tokens[0])["version"] > version)
    assert hidden > 10 and own > 10, f"only {hidden} secret things and {own} own things were checked"
    assert not any(token.encode() in screen.output for token in tokens)
    for client in people:
        assert client.end() == 0
        assert not any(token in client.all for token in tokens), "a token is never printed"
    screen.leave()
    server.close()
