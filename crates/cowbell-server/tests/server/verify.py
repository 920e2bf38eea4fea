"""Were the dice fair?  verify.py MATCH.jsonl CHANCES.jsonl  (the second: before each event, its outcomes and weights)"""
import hashlib
import hmac
import json
import sys

header, *events = [json.loads(line) for line in open(sys.argv[1])]
outcomes = [json.loads(line) for line in open(sys.argv[2])]
seed = bytes.fromhex(header["seed"])
assert hashlib.sha256(seed).hexdigest() == header["commitment"], "not the seed that was promised"
mac = lambda key, text: hmac.new(key, text.encode(), hashlib.sha256).digest()
for promise, salt in zip(header["promises"], header["salts"]):
    assert not salt or hashlib.sha256(salt.encode()).hexdigest() == promise, "not the salt that was promised"
seats = [f"{promise}:{salt}" for promise, salt in zip(header["promises"], header["salts"])]
key = mac(seed, "\n".join(["cowbell fair dice 2"] + seats))

def words(step):
    for block in range(1 << 20):
        digest = mac(key, f"{step}:{block}")
        yield from (int.from_bytes(digest[at:at + 4], "big") for at in range(0, 32, 4))

draws = [(step, event["chance"]) for step, event in enumerate(events) if "chance" in event]
for step, drawn in draws:
    total = sum(weight for _, weight in outcomes[step])
    rest = next(word % total for word in words(step) if word < 2**32 // total * total)
    for outcome, weight in outcomes[step]:
        if (rest := rest - weight) < 0:
            break
    assert outcome == drawn, f"event {step}: the dice say {outcome}, the record says {drawn}"
print(f"fair: {len(draws)} draws")
