"""Links that lead nowhere, servers that are something else, and TLS."""
import base64
import hashlib
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import tempfile
import threading

from house import Lines, Server, refused


def faults():
    """Whatever is wrong with a link or server is reported."""
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
    """Over TLS, with a trusted or an untrusted certificate."""
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
