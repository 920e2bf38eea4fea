"""What people at one table say to each other and ask of each other."""
import os
import re
import subprocess

from house import PROGRAM, Lines, Screen, Server, Typist, eventually, play_on, seat_tokens


def company():
    """Chat, hand over, offer, resign, rematch, watch."""
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
    ada.sees("That is not a move in this game.")
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


def host():
    """One person creates a table; what the two ask of each other; blocking; everything is deleted."""
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
