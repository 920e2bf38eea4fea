# What every game says alike.
ask-chance = Leaving it to chance…
ask-draw = It’s a draw.
effect-win = wins the match
effect-lose = loses the match
log-remember = Something was revealed here. Do you remember what?
role-none = { "" }
role-red = Red
role-blue = Blue

# Players who share a victory
shared-name = { $who ->
    [you] you
   *[other] { $name }
}
shared-comma = { $one }, { $two }
shared-and = { $one } and { $two }

# Options that mean the same in every game
option-seats = Players
value-random = random
value-true = yes
value-false = no

# Why a hint is the best move
reason-ahead = { $kind ->
    [places] expected placing { $percent }% (100% is first place), against { $next }% for the next best move
   *[other] winning chances { $percent }%, against { $next }% for the next best move
}
reason-even = several moves are about equally good
reason-won = the match is as good as won: several moves keep it so
reason-lost = the match can hardly be won any more, whatever you play
reason-only = it is the only possible move
