# Ce que tous les jeux disent de la même façon.
ask-chance = Le hasard décide…
ask-draw = Égalité.
effect-win = gagne la partie
effect-lose = perd la partie
log-remember = Quelque chose a été révélé ici. Te souviens-tu de ce que c’était ?
role-none = { "" }
role-red = Rouge
role-blue = Bleu

# Players who share a victory
shared-name = { $who ->
    [you] toi
   *[other] { $name }
}
shared-comma = { $one }, { $two }
shared-and = { $one } et { $two }

# Options that mean the same in every game
option-seats = Nombre de joueurs
value-random = au hasard
value-true = oui
value-false = non

# Why a hint is the best move
reason-ahead = { $kind ->
    [places] classement attendu : { $percent } % (100 %, c’est la première place), et { $next } % avec le deuxième meilleur coup
   *[other] chances de gagner : { $percent } %, et { $next } % avec le deuxième meilleur coup
}
reason-even = plusieurs coups se valent à peu près
reason-won = la partie est pour ainsi dire gagnée : plusieurs coups n’y changent rien
reason-lost = la partie n’est presque plus gagnable, quoi que tu joues
reason-only = c’est le seul coup possible
