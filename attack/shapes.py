"""Requests and messages as the server's own description of the protocol (`/api/v1/openapi.json`) has them: a route that is new is attacked
from the day it is described."""

import base64
import random
import urllib.parse

MOVES = ["Hc3", "7.1", "pass", "draw C", "keep", "reroll", "end", "pile 2"]
LEVELS = ["random", "easy", "medium", "expert", "god", ""]


class Shapes:
    """What can be asked, and with what."""

    def __init__(self, document: dict, games: list[str], dice: random.Random, port: int) -> None:
        self.schemas, self.games, self.dice, self.port = document["components"]["schemas"], games, dice, port
        # Method, path, its parameters, the shape of its body.
        self.operations = [
            (method.upper(), path, operation.get("parameters", []), body_of(operation))
            for path, methods in sorted(document["paths"].items())
            for method, operation in sorted(methods.items())
        ]
        self.actions = [shape["properties"]["type"]["enum"][0] for shape in self.schemas["Action"]["oneOf"]]

    def path(self, path: str, parameters: list[dict], table: str) -> str:
        """A path with something in the place of its parameters, and some of the parameters of its query."""
        query = {}
        for parameter in parameters:
            name, value = parameter["name"], self.parameter(parameter["name"], table)
            if f"{{{name}}}" in path:
                path = path.replace(f"{{{name}}}", urllib.parse.quote(value, safe=""))
            elif self.dice.random() < 0.3:
                query[name] = value
        return f"{path}?{urllib.parse.urlencode(query)}" if query else path

    def parameter(self, name: str, table: str) -> str:
        dice = self.dice
        number = dice.choice([str(dice.randrange(-2, 9)), "99999", "x"])
        # Waiting for news is for tests of waiting.
        values = {"table": [table], "wait": ["0", "-1", "x"], "game": [*self.games, "chess"], "show": ["view", "scene", "x"], "day": [*days(dice), "today"]}
        return dice.choice(values.get(name, [number, self.secret()]))

    def body(self, shape: dict | None, table: str) -> object:
        return None if shape is None else self.value(shape, "", table)

    def action(self, table: str) -> object:
        return self.value(self.schemas["Action"], "", table)

    def value(self, shape: dict, name: str, table: str) -> object:
        """A value of a shape, mostly one that makes sense."""
        dice = self.dice
        if "$ref" in shape:
            word = shape["$ref"].rsplit("/", 1)[1]
            return dice.choice(LEVELS) if word == "Level" else self.value(self.schemas[word], name, table)
        if several := shape.get("oneOf") or shape.get("anyOf"):
            return self.value(dice.choice(several), name, table)
        if parts := shape.get("allOf"):
            return {key: value for part in parts for key, value in (self.value(part, name, table) or {}).items()}
        if "enum" in shape:
            return dice.choice(shape["enum"])
        kind = shape.get("type", "object")
        if isinstance(kind, list):
            kind = dice.choice(kind)
        match kind:
            case "object":
                if name == "options":
                    return {dice.choice(["seats", "target", "mode", "sheet"]): dice.choice([2, 3, 11, -1, "x", None])} if dice.random() < 0.3 else {}
                needed, all_of_it = shape.get("required", []), shape.get("properties", {})
                return {key: self.value(one, key, table) for key, one in all_of_it.items() if key in needed or dice.random() < 0.5}
            case "array":
                return [self.value(shape.get("items", {}), name, table) for _ in range(dice.choice([0, 1, 2, 2, 2, 12]))]
            case "string":
                return self.text(name, table)
            case "integer":
                return dice.choice([dice.randrange(4), dice.randrange(60), -1, 2**31, 2**64])
            case "number":
                return dice.choice([0.5, -1, 1e300])
            case "boolean":
                return dice.random() < 0.5
        return None

    def text(self, name: str, table: str) -> str:
        dice, key = self.dice, self.secret()
        here = f"http://127.0.0.1:{self.port}"
        values = {
            "table": [table], "game": self.games, "move": MOVES, "person": [key], "token": [key, ""], "promise": [key + key[:24], ""], "salt": [key],
            "name": ["Ada", "Zo\u00eb", "\u674e"], "language": ["en", "de", "xx"], "p256dh": [point(dice)], "auth": [dice.randbytes(16)],
            # Never an address elsewhere: whatever the server sends stays on this machine.
            "endpoint": [f"{here}/api/v1/tables", f"{here}/{key}", "http://127.0.0.1:9/x", "ftp://127.0.0.1/", "http://[::1]:9/", "nowhere", ""],
        }
        found = dice.choice(values.get(name, ["x", "", key, "Hello, cows!", "\u202ex", "0" * 600]))
        return base64.urlsafe_b64encode(found).rstrip(b"=").decode() if isinstance(found, bytes) else found

    def secret(self) -> str:
        return f"{self.dice.getrandbits(160):040x}"


def body_of(operation: dict) -> dict | None:
    content = operation.get("requestBody", {}).get("content", {})
    return next(iter(content.values()))["schema"] if content else None


def days(dice: random.Random) -> list[str]:
    return [f"{dice.choice([2026, 2026, 9999])}-{dice.randrange(14):02}-{dice.randrange(33):02}"]


def point(dice: random.Random) -> bytes:
    """What looks like a public key; once in a while it is one."""
    generator = "046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c2964fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"
    return bytes.fromhex(generator) if dice.random() < 0.5 else b"\x04" + dice.randbytes(64)
