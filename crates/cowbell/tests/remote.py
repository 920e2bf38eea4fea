"""Plays at a real server with the real client, in pseudo-terminals and through pipes.

remote.py screens PROGRAM GAME OPTIONS  two people on their screens play each other to the end
remote.py crash PROGRAM                 the same while the server is killed and started again
remote.py rules PROGRAM                 a refusal names its clause; a move is undone
remote.py lines PROGRAM GAME OPTIONS    one person in line mode against bots, each time in another language
remote.py secrets PROGRAM GAME          what one player holds is never said or shown to the other
remote.py company PROGRAM               chat, hand over, offer, resign, rematch, watch
remote.py faults PROGRAM                whatever is wrong with a link or server is reported
remote.py tls PROGRAM                   over TLS, with a trusted or an untrusted certificate
"""
import base64
import hashlib
import json
import os
import random
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import threading

from house import PROGRAM, Lines, Screen, Server, Typist, eventually, play_on, seat_tokens


def screens(game, options):
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
    play_on(server, table, tokens, people, lambda state: state["state"]["undo"])
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


def held(client):
    """The player's own hand, in the words of the client, and the rest of the table."""
    said = client.ask("look", lambda said: "Your cards:" in said or "Your hand:" in said and said.count("\n") > 5)
    lines = said[max(said.rfind("Herd 1,"), said.rfind("Board:")):].splitlines()
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


def company():
    server = Server()
    table, tokens = server.create_table("kuhlorado", {"starter": 0}, ["link", "link"], hints=True)
    ada = Screen(server.link(table, tokens[0]), "Ada")
    ada.sees("Waiting for players: one seat is free.")
    watcher = Lines(server.link(table))
    bo = Lines(f"{table}#{tokens[1]}", "--server", server.base, "--name", "Bo")
    # Before the match has begun there is nothing to resign.
    bo.until(lambda _: "Ada rolls" in bo.all)
    ada.sees("Bo has joined the table")
    watcher.until(lambda said: "You are watching" in said)
    # Bo says hello, and everybody sees it.
    said = bo.ask("more", lambda said: "Resign" in said)
    # A line may begin with the prompt it answers.
    number = lambda what: next(line.lstrip("> ").split(".")[0] for line in said.splitlines() if what in line)
    bo.ask(f"more {number('Hello!')}", lambda said: "You: Hello!" in said)
    ada.sees("Bo: Hello!")
    watcher.until(lambda said: "Bo: Hello!" in said)
    ada.sees("Your turn")
    ada.type("h9")
    ada.sees("That is not a move of this game.")
    ada.send(b"h")
    ada.sees("Hint:", seconds=40)
    # Nobody gets a hint in secret.
    bo.until(lambda said: "Ada: I asked for a hint." in said)
    # A bot plays for Bo, and Bo takes the seat back.
    bo.ask(f"more {number('Let a bot play')}", lambda said: "A bot is playing for you" in said)
    ada.sees("A bot is playing for Bo")
    said = bo.ask("more", lambda said: "Resign" in said)
    bo.ask(f"more {number('Take over from the bot')}", lambda said: "You have taken over from the bot." in said)
    bo.ask(f"more {number('Offer to end')}", lambda said: "You offer to end the match" in said)
    ada.sees("Bo offers to end the match")
    said = bo.ask("more", lambda said: "Resign" in said)
    bo.ask(f"more {number('Withdraw the offer')}", lambda said: "You withdraw your offer." in said)
    # Bo's terminal is closed and comes back with the same link.
    bo.process.kill()
    ada.sees("Bo is away")
    bo = Lines(server.link(table, tokens[1]), "--name", "Bo")
    bo.until(lambda said: "Kuhlorado." in said)
    said = bo.ask("more", lambda said: "Resign" in said)
    bo.ask(f"more {number('Resign')}", lambda said: "place" in said)
    ada.sees("Bo resigned.", "n rematch")
    watcher.until(lambda said: "Bo resigned." in said)
    assert watcher.end() == 0
    # A rematch, with everybody one seat further.
    ada.send(b"n")
    bo.until(lambda said: "A rematch is ready" in said)
    said = bo.ask("more", lambda said: "Goodbye!" in said)
    bo.ask(f"more {number('Rematch')}", lambda said: "You have joined the table." in said)
    following = server.ask(f"/tables/{table}", tokens[0])["rematch"]
    eventually(lambda: server.ask(f"/tables/{following}", tokens[0])["phase"] == "playing")
    assert server.ask(f"/tables/{following}", tokens[0])["you"] == 1
    play_on(server, following, [tokens[1], tokens[0]], [Typist(bo), ada])
    ada.sees("n rematch")
    assert bo.ask("quit", lambda said: "come back with the same link" in said)
    assert bo.end() == 0
    ada.leave()
    # A client that opens a finished table sees how it ended.
    late = Lines(server.link(following, seat_tokens(tokens[0])[1]), "--save", os.path.join(server.data, "late.jsonl"))
    late.until(lambda said: "1st place" in said)
    eventually(lambda: late.read() and os.path.exists(os.path.join(server.data, "late.jsonl")))
    assert late.end() == 0
    subprocess.run([PROGRAM, "verify", os.path.join(server.data, "late.jsonl")], check=True, capture_output=True)
    server.close()


def refused(*args, lang="en"):
    """The output of a client that cannot play."""
    command = [PROGRAM, "play", "--lang", lang, *args]
    answer = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=30, check=False)
    assert answer.returncode == 1, answer
    return answer.stderr.decode()


def faults():
    server = Server()
    table, tokens = server.create_table("mow", {"seats": 2}, ["link", "link"])
    hidden = server.ask("/tables", None, {"game": "mow", "options": {"seats": 2}})["table"]
    assert "There is no such table." in refused("--seat", server.link("nonsense", tokens[0]))
    assert "does not open a seat" in refused("--seat", server.link(table, "0" * len(tokens[0])))
    assert "doesn’t allow spectators" in refused("--seat", server.link(hidden))
    assert "not a link to a table" in refused("--seat", "what")
    assert "Das ist kein Link" in refused("--seat", "what", lang="de")
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    nobody = f"http://127.0.0.1:{listener.getsockname()[1]}/t/{table}#{tokens[0]}"
    for lang, sentence in [("en", "Can’t reach the server"), ("de", "nicht erreichbar"), ("fr", "ne répond pas"), ("nl", "niet bereikbaar")]:
        said = refused("--seat", nobody, lang=lang)
        assert sentence in said and tokens[0] not in said, said
    # Something else answers at this address, or a server with another protocol version.
    listener.listen()
    bye = json.dumps({"type": "bye", "problem": {"code": "WRONG_VERSION", "message": "Version 2, please."}}).encode()
    is_later = []

    def serve():
        while True:
            line, _ = listener.accept()
            asked = line.recv(4096)
            if is_later:
                key = re.search(rb"(?i)sec-websocket-key: (\S+)", asked)[1]
                accept = base64.b64encode(hashlib.sha1(key + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest())
                line.sendall(b"HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                             b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n")
                line.recv(4096)
                line.sendall(b"\x81" + bytes([len(bye)]) + bye)
                line.recv(4096)
            else:
                line.sendall(b"HTTP/1.1 404 Not Found\r\nContent-Length: 5\r\n\r\nhello")
            line.close()

    threading.Thread(target=serve, daemon=True).start()
    assert "not a Cowbell server" in refused("--seat", nobody)
    is_later.append(True)
    for lang, sentence in [("en", "another version"), ("de", "andere Version"), ("fr", "autre version"), ("nl", "andere versie")]:
        assert sentence in refused("--seat", nobody, lang=lang)
    server.close()
    assert "Can’t reach the server" in refused("--seat", server.link(table, tokens[0]))


def tls():
    server = Server()
    table, tokens = server.create_table("tic-tac-moo", {}, ["link", {"bot": "random"}])
    folder = tempfile.mkdtemp()
    cert, key = os.path.join(folder, "cert.pem"), os.path.join(folder, "key.pem")
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", key,
                    "-out", cert, "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
                    "-addext", "basicConstraints=critical,CA:FALSE"], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(cert, key)
    listener = socket.create_server(("127.0.0.1", 0))

    def pump(one, other):
        try:
            while data := one.recv(65536):
                other.sendall(data)
        except OSError:
            pass
        for end in (one, other):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def meet(raw):
        try:
            line = context.wrap_socket(raw, server_side=True)
        except (ssl.SSLError, OSError):
            return
        behind = socket.create_connection(("127.0.0.1", server.port))
        threading.Thread(target=pump, args=(behind, line), daemon=True).start()
        pump(line, behind)

    def serve():
        while True:
            raw, _ = listener.accept()
            threading.Thread(target=meet, args=(raw,), daemon=True).start()

    threading.Thread(target=serve, daemon=True).start()
    link = f"https://localhost:{listener.getsockname()[1]}/t/{table}#{tokens[0]}"
    assert "does not trust" in refused("--seat", link)
    os.environ["SSL_CERT_FILE"] = cert
    client = Lines(link, "--name", "Ada")
    client.until(lambda said: said.endswith("> "))
    listed = [line.split(" – ")[0] for line in client.ask("moves").splitlines() if " – " in line]
    said = client.ask(listed[0])
    assert "You lay" in said, said
    assert client.end() == 0
    shutil.rmtree(folder)
    server.close()


if __name__ == "__main__":
    globals()[sys.argv[1]](*sys.argv[3:])
