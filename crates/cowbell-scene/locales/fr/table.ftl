# Ce que tous les jeux disent de la même façon.
ask-chance = Le hasard décide …
ask-draw = Égalité.
effect-win = gagne la partie
effect-lose = perd la partie
log-remember = On a vu quelque chose ici : t’en souviens-tu ?
role-red = Rouge
role-blue = Bleu

# Options that mean the same in every game
option-seats = Joueurs
value-random = au hasard
