"""Plays at a real server with the real client, in pseudo-terminals and through pipes.

remote.py screens PROGRAM GAME OPTIONS  two people on their screens play each other to the end
remote.py crash PROGRAM                 the same while the server is killed and started again
remote.py rules PROGRAM                 a refusal names its clause; a move is undone
remote.py lines PROGRAM GAME OPTIONS    one person in line mode against bots, each time in another language
remote.py secrets PROGRAM GAME          what one player holds is never said or shown to the other
remote.py company PROGRAM               chat, hand over, offer, resign, rematch, watch
remote.py anyone PROGRAM                two strangers who want the same game and clock
remote.py mine PROGRAM                  one's own matches are listed, continued and exported with the personal key
remote.py host PROGRAM                  one person creates a table; what the two ask of each other; blocking; everything is deleted
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
import urllib.request

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
    # Bo says hello, and everyone sees it.
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
    bo.ask(f"more {number('Withdraw my offer')}", lambda said: "You withdraw your offer." in said)
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
    # A rematch, with everyone one seat further.
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


def anyone():
    server = Server()
    command = [PROGRAM, "play", "kuhlorado", "--plain", "--lang", "en", "--anyone", "--server", server.base, "--clock", "5+3", "--time-out", "hard", "--name", "Ada"]
    ada = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    row = eventually(lambda: server.ask("/tables")["tables"])[0]
    assert row["clock"] == {"pace": {"live": {"time": 300, "increment": 3, "delay": 0}}, "out": {"bot": "hard"}}, row
    # The lobby shows it to others, who can only watch once the match has begun.
    lobby = [PROGRAM, "play", "--plain", "--lang", "en", "--lobby", "--server", server.base]
    listed = subprocess.run(lobby, input="\n", capture_output=True, text=True, timeout=60, check=True).stdout
    assert listed == "1. Join – Kuhlorado (Ada, Free seat) – 5 min + 3 s per move\nWhich one? ", listed
    # How strong a bot would take over does not matter.
    found = server.ask("/seeks", None, {"game": "kuhlorado", "name": "Bo", "clock": {**row["clock"], "out": {"bot": "easy"}}})
    assert found["table"] == row["table"], "the same game with the same clock is the same table"
    eventually(lambda: server.ask(f"/tables/{found['table']}", found["token"])["phase"] == "playing")
    watched = subprocess.run(lobby, input="1\nquit\n", capture_output=True, text=True, timeout=60, check=True).stdout
    assert watched.startswith("1. Watch – Kuhlorado (Ada, Bo) – 5 min + 3 s per move"), watched
    assert "Which one? Kuhlorado." in watched, watched
    server.ask("/tables", None, {"game": "mow", "options": {"seats": 3, "target": 20}, "seats": ["link", "open", {"bot": "random"}], "lobby": True})
    taken = subprocess.run(lobby, input="1\nquit\n", capture_output=True, text=True, timeout=60, check=True).stdout
    assert taken.startswith("1. Join – MOW (Free seat, Free seat, Bot 3) – "), taken
    assert re.search(r"to come back: http://\S+/t/\w+#\w{40}\n", taken), taken
    said, _ = ada.communicate("quit\n", timeout=60)
    assert ada.returncode == 0 and "Kuhlorado." in said, said
    # The match of the day is played against a bot; the first try from this machine counts.
    with tempfile.TemporaryDirectory() as data:
        today = [PROGRAM, "play", "kuhlorado", "--plain", "--lang", "en", "--today", "--server", server.base, "--data", data]
        for counts in ["this try counts.", "this is another try and doesn’t count."]:
            played = subprocess.run(today, input="quit\n", capture_output=True, text=True, timeout=60, check=True).stdout
            assert played.startswith(f"Match of the day: {counts}\n"), played
            assert re.search(r"to come back: http://\S+/t/\w+#\w{40}\n", played) and "Kuhlorado." in played, played
    server.close()


def mine():
    server = Server()
    key = "0123456789" * 4
    link = f"{server.base}/me#{key}"
    assert "Nothing is kept" in refused("--mine", link)
    assert "not a personal link" in refused("--mine", "what")
    waiting, waits = server.create_table("mow", {"seats": 2}, ["link", "link"])
    playing, tokens = server.create_table("kuhlorado", {"starter": 0}, ["link", {"bot": "random"}])
    server.ask(f"/tables/{playing}/actions", tokens[0], {"type": "sit", "name": "Ada", "token": "a5" * 20})
    own = lambda table, token, phase="playing": {"table": table, "tokens": [token, None], "own": [0], "phase": phase}
    tables = [own(playing, "a5" * 20), own(waiting, waits[0], "waiting"), own("0" * 16, tokens[0]), own("1" * 16, None, "over")]
    body = json.dumps({"revision": 0, "data": {"tables": tables, "name": "Ada"}}).encode()
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {key}"}
    urllib.request.urlopen(urllib.request.Request(f"{server.base}/api/v1/me", body, headers, method="PUT"), timeout=20)
    play = [PROGRAM, "play", "--plain", "--lang", "en", "--mine"]
    file = os.path.join(os.environ["COWBELL_DATA"], "all.json")
    subprocess.run([*play, key, "--server", server.base, "--export", file], check=True, timeout=60)
    assert json.load(open(file)) == {"tables": tables, "name": "Ada"}
    said = subprocess.run([*play, link], input="7\n1\nmoves\n", capture_output=True, text=True, timeout=60)
    assert said.returncode == 0, said.stderr
    lines = said.stdout.splitlines()
    assert lines[0] == "1. Kuhlorado (Bot 2) – Your turn", lines
    assert lines[1] == "2. MOW – waiting for players", lines
    assert lines[2].startswith("Which one? Which one? Kuhlorado."), lines
    assert key not in said.stdout, "a secret is not printed"
    server.close()


def host():
    server = Server()
    data = {name: os.path.join(os.environ["COWBELL_DATA"], name) for name in ["Ada", "Bo"]}
    for folder in data.values():
        os.mkdir(folder)

    def mine(*args, typed="", name="Ada"):
        command = [PROGRAM, "play", "--lang", "en", "--server", server.base, "--mine", *args]
        env = os.environ | {"COWBELL_DATA": data[name]}
        return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=60, env=env)

    assert "--mine --share" in mine().stderr, "without a key there is nothing to list"
    shared = mine("--share").stdout
    link = re.search(r"devices: (http://\S+/me#\w{40})\n", shared)[1]
    assert "Keep this link safe" in shared, shared
    assert mine("--share").stdout == shared, "the key stays the same"
    arguments = ["kuhlorado", "--create", "--server", server.base, "--name", "Ada", "--options", "starter=0", "--seats", "link,open",
            "--clock", "5/20", "--time-out", "medium", "--chat", "players", "--patience", "60", "--watch"]
    ada = Lines(None, *arguments, data=data["Ada"])
    said = ada.until(lambda said: "Kuhlorado." in said)
    row = server.ask("/tables")["tables"][0]
    assert row["clock"] == {"pace": {"live": {"time": 300, "increment": 0, "delay": 20}}, "out": {"bot": "medium"}}, row
    assert (row["chat"], row["spectators"]) == ("players", True), row
    assert f"Link for spectators: {server.link(row['table'])}\n" in said, said
    bo = Lines(re.search(r"Link for player 2: (\S+)", said)[1], "--name", "Bo", data=data["Bo"])
    # Both sit, and have said who they are.
    eventually(lambda: (ada.read(0.01), bo.read(0.01)) and all("Ada rolls" in one.all or "You roll" in one.all for one in [ada, bo]))

    def do(client, what, wanted):
        """Chooses something from the list of actions."""
        listed = client.ask("more", lambda said: "Resign" in said or "Rematch" in said and "Goodbye" in said)
        number = next(line.lstrip("> ").split(".")[0] for line in listed.splitlines() if what in line)
        client.ask(f"more {number}", lambda said: wanted in said)

    bo.ask("write Good evening, Ada", lambda said: "You: Good evening, Ada" in said)
    ada.until(lambda _: "Bo: Good evening, Ada" in ada.all)
    assert "type “write”" in ada.ask("more", lambda said: "Resign" in said), "a colon is for the screen"
    do(bo, "Offer to end the match", "You offer to end the match.")
    ada.until(lambda _: "Bo offers to end the match." in ada.all)
    do(ada, "Decline", "You want to keep playing.")
    bo.until(lambda _: "Ada wants to keep playing." in bo.all)
    token = next(line.split()[2] for line in open(os.path.join(data["Ada"], "seats")) if line.startswith(row["table"]))
    while server.ask(f"/tables/{row['table']}", token)["state"]["turn"] == {"seat": 0}:
        step = server.ask(f"/tables/{row['table']}", token)["state"]["step"]
        Typist(ada).type(server.ask(f"/tables/{row['table']}/legal", token)["moves"][0])
        eventually(lambda step=step: ada.read(0.01) and server.ask(f"/tables/{row['table']}", token)["state"]["step"] > step)
    do(ada, "Ask to take back", "take back your last move")
    bo.until(lambda _: "Ada asks to take back" in bo.all)
    do(bo, "Allow", "Ada took a move back.")
    # What someone says who is blocked is hidden; what they do is not.
    eventually(lambda: "Bo is blocked" in ada.ask("block 2", lambda said: "Bo is blocked" in said or "can’t be blocked" in said))
    do(bo, "Hello!", "You: Hello!")
    do(bo, "Let a bot play for me", "A bot is playing for you.")
    ada.until(lambda _: "A bot is playing for Bo." in ada.all)
    assert "Bo: Hello!" not in ada.all
    do(ada, "Resign", "place")
    assert [client.end() for client in [ada, bo]] == [0, 0]

    # The two are not seated together until the block is lifted; then those who wait find each other.
    seek = ["kuhlorado", "--anyone", "--server", server.base]
    ada, bo = [Lines(None, *seek, "--name", name, data=data[name]) for name in ["Ada", "Bo"]]
    waiting = lambda: [table for table in server.ask("/tables")["tables"] if table["phase"] == "waiting"]
    eventually(lambda: (ada.read(0.01), bo.read(0.01)) and len(waiting()) == 2)
    lifted = mine("--blocked", typed="1\n")
    assert lifted.stdout.startswith("1. Unblock Bo\nWhich one? Bo is no longer blocked."), lifted
    assert mine("--blocked").stdout == "You haven’t blocked anyone.\n"

    # The matches are kept with those of the person's other devices, and their results.
    own = [PROGRAM, "play", "--plain", "--lang", "en", "--mine", link]
    listed = lambda: subprocess.run(own, input="\n", capture_output=True, text=True, timeout=60, check=True).stdout
    eventually(lambda: (ada.read(0.01), bo.read(0.01)) and listed().startswith("1. Kuhlorado (Bo) – "))
    assert [client.end() for client in [ada, bo]] == [0, 0]
    assert mine("--results").stdout == "Kuhlorado, against people: 1 played, 0 won\n"
    assert "Nothing was deleted." in mine("--delete", typed="no\n").stdout
    assert "has been deleted." in mine("--delete", typed="yes\n").stdout
    assert "Nothing is kept" in mine(link).stderr
    server.close()


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
