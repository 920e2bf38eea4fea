# What every game says alike.
ask-chance = Leaving it to chance…
ask-draw = It’s a draw.
effect-win = wins the match
effect-lose = loses the match
log-remember = Something was revealed here. Do you remember what?
role-red = Red
role-blue = Blue

# Options that mean the same in every game
option-seats = Players
value-random = random
