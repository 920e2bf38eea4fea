# ruff: noqa: D100
# %% [markdown]
# # A tour of Cowbell
# Five published board games with exact rules. Open this file in an editor that knows `# %%` cells, or run it.

# %%
import numpy as np

import cowbell

for card in cowbell.games():
    least, most = card["seats"]
    print(f"{card['name']:>14}: {least}-{most} seats, {card['moves']} moves, {card['features']} values")

# %% [markdown]
# ## One match
# A seed deals the same match on every machine. Moves are texts in the notation of the rules, or numbers.

# %%
game = cowbell.Match("te-kuiti", {"rounds": 1}, seed=7)
print(game)
print("seat", game.turn, "may play", game.legal_moves()[:8], "…")
game.play(game.legal_moves()[0])
game.play(game.legal_numbers()[0])

# %% [markdown]
# What is refused says why, names the rule, and changes nothing.

# %%
try:
    game.play("take a1+b1")
except cowbell.IllegalMove as refused:
    print(refused, refused.code, refused.clause)

# %% [markdown]
# ## What a seat may know
# Views, observations and information states hold exactly that. `resample` deals the rest again.

# %%
table = cowbell.Match("mow", {"seats": 3}, seed=1)
print("my hand:", table.view(0)["hand"])
print("what I was told:", table.information_state_string(0)[:90], "…")
world = table.resample(0, seed=5)
print("the same to me:", world.view(0) == table.view(0), "- another hand over there:", world.view(1)["hand"])
print("as numbers:", table.observation(0).shape, "legal:", np.flatnonzero(table.mask()))

# %% [markdown]
# ## Chance in your hands
# With explicit chance every outcome has its weight, for trees, solvers and set-ups.

# %%
open_chance = cowbell.Match("kuhlorado", {"sheet": "K01", "starter": 0}, explicit_chance=True)
print("chance:", open_chance.turn == cowbell.CHANCE, open_chance.chances()[:4], "…")
open_chance.settle("roll c3")
print(open_chance.legal_moves())

# %% [markdown]
# ## Bots and analysis

# %%
duel = cowbell.Match("tic-tac-moo", seed=3)
while not duel.is_over:
    duel.play(duel.bot("medium" if duel.turn == 0 else "easy", seed=duel.steps))
print("medium against easy:", duel.rewards())
duel.reset(4)
best = duel.analyse(iterations=300)["moves"][0]
print("the best move:", best["move"], "expected", round(best["value"], 2))

# %% [markdown]
# ## Records
# The same text as everywhere in Cowbell: the command `cowbell replay` reads it, and so does the server's check.

# %%
record = table.save(["Ada", "Bo", "Cleo"])
print(record.splitlines()[0])
print("back again:", cowbell.Match.load(record).position() == table.position())

# %% [markdown]
# ## Thousands at once
# The arrays are written in place; a match that ends is followed by the next.

# %%
batch = cowbell.VecMatch("mow", 2000, {"seats": 4}, seed=1, opponents={1: "random", 2: "random", 3: "random"})
ended = 0
for _ in range(100):
    batch.step(batch.sample())
    ended += int(batch.done.sum())
print("observations", batch.observation.shape, "matches ended:", ended)

# %% [markdown]
# ## A picture

# %%
print(game.render("svg")[:70], "…")
