"""How people find a table: strangers with the same wishes, the match of the day, their own matches."""
import json
import os
import re
import subprocess
import tempfile
import urllib.request

from house import PROGRAM, Server, eventually, refused


def anyone():
    """Two strangers who want the same game and clock; the lobby; the match of the day."""
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
    """One's own matches are listed, continued and exported with the personal key."""
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
