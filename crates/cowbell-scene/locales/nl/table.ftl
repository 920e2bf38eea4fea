# Wat alle spellen op dezelfde manier zeggen.
ask-chance = Het toeval beslist…
ask-draw = Gelijkspel.
effect-win = wint de partij
effect-lose = verliest de partij
log-remember = Hier is iets onthuld. Weet je nog wat?
role-none = { "" }
role-red = Rood
role-blue = Blauw

# Players who share a victory
shared-name = { $who ->
    [you] jou
   *[other] { $name }
}
shared-comma = { $one }, { $two }
shared-and = { $one } en { $two }

# Options that mean the same in every game
option-seats = Aantal spelers
value-random = willekeurig
value-true = ja
value-false = nee

# Why a hint is the best move
reason-ahead = { $kind ->
    [places] verwachte plaats { $percent }% (100% is de eerste plaats), met de op één na beste zet { $next }%
   *[other] winstkans { $percent }%, met de op één na beste zet { $next }%
}
reason-even = meerdere zetten zijn ongeveer even goed
reason-won = de partij is zo goed als gewonnen: met meerdere zetten blijft dat zo
reason-lost = de partij is bijna niet meer te winnen, wat je ook speelt
reason-only = het is de enige mogelijke zet
