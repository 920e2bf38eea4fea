# Was alle Spiele gleich sagen.
ask-chance = Der Zufall entscheidet …
ask-draw = Unentschieden.
effect-win = gewinnt die Partie
effect-lose = verliert die Partie
log-remember = Hier war etwas zu sehen: Weißt du es noch?
role-red = Rot
role-blue = Blau

# Options that mean the same in every game
option-seats = Mitspieler
value-random = zufällig
