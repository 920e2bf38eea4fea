# Was alle Spiele gleich sagen.
ask-chance = Der Zufall entscheidet …
ask-draw = Unentschieden.
effect-win = gewinnt die Partie
effect-lose = verliert die Partie
log-remember = Hier wurde etwas aufgedeckt. Weißt du noch, was?
role-none = { "" }
role-red = Rot
role-blue = Blau

# Players who share a victory
shared-name = { $who ->
    [you] dich
   *[other] { $name }
}
shared-comma = { $one }, { $two }
shared-and = { $one } und { $two }

# Options that mean the same in every game
option-seats = Spielerzahl
value-random = zufällig
value-true = ja
value-false = nein

# Why a hint is the best move
reason-ahead = { $kind ->
    [places] erwartete Platzierung { $percent } % (100 % ist der erste Platz), mit dem nächstbesten Zug { $next } %
   *[other] Siegchancen { $percent } %, mit dem nächstbesten Zug { $next } %
}
reason-even = mehrere Züge sind etwa gleich gut
reason-won = die Partie ist so gut wie gewonnen: Mehrere Züge ändern daran nichts
reason-lost = die Partie ist kaum noch zu gewinnen, egal was du spielst
reason-only = es ist der einzig mögliche Zug
