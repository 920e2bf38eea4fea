# What every game says alike.
ask-chance = Chance decides …
ask-draw = It is a draw.
effect-win = wins the match
effect-lose = loses the match
log-remember = Something was seen here: do you remember it?
role-red = Red
role-blue = Blue

# Options that mean the same in every game
option-seats = Players
value-random = random
