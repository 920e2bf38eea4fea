# Kuhlorado
kuh-role = { $face ->
    [x] Croix
   *[o] Cercles
}
kuh-mark = { $face ->
    [x] croix
   *[o] cercle
}
kuh-face = { $face ->
    [c] une vache
   *[other] un { $face }
}
kuh-cell = { $cell }
kuh-cells = { $one } et { $two }
kuh-then = { $first } ; { $next }
kuh-place = { $ground ->
    [trough] { $cell }, abreuvoir
    [border] { $cell }, { $print ->
        [c] vache
       *[other] { $print }
    }, pré du pourtour
   *[inner] { $cell }, { $print ->
        [c] vache
       *[other] { $print }
    }
}
kuh-no-sheet = Feuille
kuh-sheet = Feuille { $sheet } : il reste { $cows ->
    [one] { $cows } vache
   *[other] { $cows } vaches
} et { $numbers ->
    [one] { $numbers } chiffre
   *[other] { $numbers } chiffres
}. La partie se termine quand il ne reste aucune vache ou qu’il ne reste que cinq chiffres.
kuh-dice = Dés
kuh-die = Dé { $die } : { $face }
kuh-where = { $where ->
    [north] pré du nord
    [east] pré de l’est
    [south] pré du sud
    [west] pré de l’ouest
   *[other] abreuvoir { $where }
}
kuh-contest = { $where }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : croix { $crosses }, cercles { $circles }
kuh-area = { $face ->
    [x] Terrain des croix
   *[o] Terrain des cercles
} : { $size ->
    [one] { $size } case
   *[other] { $size } cases
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; palier suivant : { $goal } cases
kuh-area-largest = { $face ->
    [x] Terrain des croix
   *[o] Terrain des cercles
} : { $size ->
    [one] { $size } case
   *[other] { $size } cases
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kuh-ask-roll = { $who ->
    [you] Tu lances les dés…
   *[other] { $name } lance les dés…
}
kuh-ask-reroll = { $who ->
    [you] À toi : { $one } et { $two }. Garde les deux, ou choisis les dés à relancer.
   *[other] { $name } a { $one } et { $two } et peut relancer.
}
kuh-ask-nowhere = { $who ->
    [you] À toi : { $one } et { $two } ne conviennent nulle part. Choisis les dés à relancer, ou garde les deux et passe.
   *[other] { $name } a { $one } et { $two }, qui ne conviennent nulle part, et peut relancer.
}
kuh-ask-cows = { $who ->
    [you] À toi : marque deux vaches, où tu veux.
   *[other] { $name } marque deux vaches.
}
kuh-ask-cow = { $who ->
    [you] À toi : marque une vache.
   *[other] { $name } marque une vache.
}
kuh-ask-mixed = { $who ->
    [you] À toi : marque une vache ou un { $number }, ou les deux s’il y a exactement une case entre eux.
   *[other] { $name } marque une vache, un { $number }, ou les deux.
}
kuh-ask-number = { $who ->
    [you] À toi : marque un { $number }.
   *[other] { $name } marque un { $number }.
}
kuh-ask-numbers = { $who ->
    [you] À toi : marque un { $one } ou un { $two }.
   *[other] { $name } marque un { $one } ou un { $two }.
}
kuh-ask-pass = { $number ->
    [none] Aucun de ces chiffres n’est libre
   *[other] Aucun { $number } n’est libre
} : { $who ->
    [you] tu dois passer.
   *[other] { $name } doit passer.
}
kuh-over = { $who ->
    [you] Tu gagnes { $points } à { $others } !
   *[other] { $name } gagne { $points } à { $others }.
}
kuh-button-keep = Garder les deux dés
kuh-button-keep-pass = Garder les deux et passer
kuh-button-roll = Relancer les dés choisis
kuh-button-pass = Passer
kuh-move-reroll = { $dice ->
    [both] Relancer les deux dés
    [first] Relancer le premier dé
   *[other] Relancer le second dé
}
kuh-move-mark = Marquer { $cells }
kuh-effect-lead = +{ $points } ({ $where })
kuh-effect-break = { $who ->
    [you] −{ $points } pour toi ({ $where })
   *[other] −{ $points } pour { $name } ({ $where })
}
kuh-effect-area = { $points } (terrain de { $size } { $size ->
    [one] case
   *[other] cases
})
kuh-effect-interim = les cases doubles comptent : croix { $crosses }, cercles { $circles }
kuh-effect-draw = termine la partie à égalité
kuh-ends = la partie se termine
kuh-row-meadows = prés, en tête dans { $led } sur 4
kuh-row-troughs = abreuvoirs, en tête pour { $led } sur 4
kuh-row-areas = terrains, { $count ->
    [0] aucun ne compte
    [1] { $count } compte
   *[other] { $count } comptent
}, le plus grand de { $largest ->
    [one] { $largest } case
   *[other] { $largest } cases
}
kuh-row-interim = cases doubles
kuh-row-cows = vaches marquées (à 9 : cases doubles)
kuh-log-sheet = On joue sur la feuille { $sheet }.
kuh-log-start = { $who ->
    [you] Tu commences.
   *[other] { $name } commence.
}
kuh-log-roll = { $who ->
    [you] Tu obtiens { $one } et { $two }.
   *[other] { $name } obtient { $one } et { $two }.
}
kuh-log-die = { $who ->
    [you] Tu obtiens { $one }.
   *[other] { $name } obtient { $one }.
}
kuh-log-keep = { $who ->
    [you] Tu gardes les dés.
   *[other] { $name } garde les dés.
}
kuh-log-reroll = { $who ->
    [you] { $dice ->
        [both] Tu relances les deux dés.
        [first] Tu relances le premier dé.
       *[other] Tu relances le second dé.
    }
   *[other] { $dice ->
        [both] { $name } relance les deux dés.
        [first] { $name } relance le premier dé.
       *[other] { $name } relance le second dé.
    }
}
kuh-log-pass = { $who ->
    [you] Tu passes.
   *[other] { $name } passe.
}
kuh-log-marked = { $who ->
    [you] Tu marques { $cells }.
   *[other] { $name } marque { $cells }.
}
kuh-log-scored = { $who ->
    [you] Tu marques { $cells } : { $results }.
   *[other] { $name } marque { $cells } : { $results }.
}
kuhlorado-refuse-GAME_OVER = La partie est terminée.
kuhlorado-refuse-NOT_YOUR_TURN = Ce n’est pas ton tour.
kuhlorado-refuse-NOTHING_TO_REROLL = Le lancer est définitif.
kuhlorado-refuse-WRONG_PHASE = Tu ne peux pas encore marquer : le lancer n’est pas définitif.
kuhlorado-refuse-MUST_MARK = Si tu peux marquer une case, tu dois le faire.
kuhlorado-refuse-TROUGH = On ne marque pas un abreuvoir. Il rapporte des points à qui a le plus de marques autour.
kuhlorado-refuse-CELL_TAKEN = Cette case est déjà marquée.
kuhlorado-refuse-SYMBOL_NOT_ROLLED = Cette case ne correspond à aucun de tes dés.
kuhlorado-refuse-TWO_CELLS_DUE = Tu as obtenu deux vaches : marque deux vaches.
kuhlorado-refuse-ONE_CELL_ONLY = Tu as obtenu deux chiffres : marque une seule case.
kuhlorado-refuse-ONE_OF_EACH = Si tu marques deux cases, il faut une vache et ton chiffre.
kuhlorado-refuse-NOT_ONE_CELL_APART = Il faut exactement une case entre les deux, sur une rangée, une colonne ou une diagonale.

# Le jeu en une phrase
kuhlorado-about = Lance deux dés et marque des cases d’une feuille commune : prés, abreuvoirs et terrains rapportent des points.
kuhlorado-blurb = deux dés, une feuille, croix contre cercles

# Options de la table
kuhlorado-option-sheet = Feuille
kuhlorado-value-sheet-seed = feuille générée n° { $number }
kuhlorado-option-pro = Variante pro : cases doubles
kuhlorado-option-starter = Qui commence

# La première leçon : quoi faire, et ce que cela montre
kuhlorado-lesson-1 = Tu as obtenu deux chiffres. Une fois par tour, tu peux relancer un dé ou les deux. Essaie.
kuhlorado-lesson-1-done = Maintenant, le lancer est définitif. Relancer n’est pas obligatoire : tu peux aussi garder le premier lancer.
kuhlorado-lesson-2 = Avec deux chiffres, tu marques une case qui montre l’un des deux. Choisis-en une.
kuhlorado-lesson-2-done = Ta marque reste jusqu’à la fin. Si aucune case n’est possible, tu passes.
kuhlorado-lesson-3 = Deux vaches ! Marque deux vaches, où tu veux.
kuhlorado-lesson-3-done = Les vaches sont précieuses : quand la dernière est marquée, la partie se termine.
kuhlorado-lesson-4 = Une vache et un 3 : marque les deux, avec exactement une case entre eux.
kuhlorado-lesson-4-done = Cela vaut sur une rangée, une colonne ou une diagonale. Peu importe ce qu’il y a sur la case du milieu.
kuhlorado-lesson-5 = Chaque pré du pourtour vaut 3 points et chaque abreuvoir 2 ou 4, si tu y as le plus de marques. Prends la tête quelque part.
kuhlorado-lesson-5-done = Les marques reliées comptent aussi : un terrain vaut 2 points dès 5 cases, 5 points dès 10, 12 points dès 15 et 20 points dès 20.

# What one is trying to do
kuhlorado-aim = But : le plus de points, grâce aux prés et abreuvoirs où tu es en tête et aux terrains d’au moins 5 cases.
kuhlorado-aim-left = Restent :
kuhlorado-aim-areas = Terrains : 2 points dès 5 cases, 5 dès 10, 12 dès 15, 20 dès 20.

# What things are, for those who touch them
kuhlorado-what-die = Une fois par tour, tu peux relancer un dé ou les deux.
kuhlorado-what-trough = Un abreuvoir te rapporte ses points si tu as le plus de marques autour. On ne marque jamais un abreuvoir.
kuhlorado-what-mark = Une marque reste jusqu’à la fin. Les marques voisines forment des terrains.
kuhlorado-what-border = Un pré du pourtour te rapporte 3 points si tu y as le plus de marques.
kuhlorado-what-cell = Tu ne peux marquer que les cases libres qui correspondent à tes dés.
kuhlorado-why-cows = Il ne reste aucune vache à marquer : la partie s’achève.
kuhlorado-why-numbers = Il ne reste que { $count } chiffres : la partie s’achève.
kuhlorado-help-sheet = La disposition des chiffres et des vaches ; chaque feuille est un nouveau défi.
kuhlorado-help-pro = Dès que neuf vaches sont marquées, chaque terrain d’exactement deux cases rapporte 2 points, une seule fois.
kuhlorado-help-starter = La personne qui commence marque en premier ; ensuite, chacun son tour.

# What speaks for a move, when a hint says why

kuhlorado-reason-lead = prend la tête ({ $where }, +{ $points })
kuhlorado-reason-level = égalise ({ $where }) : aucun point pour l’autre
kuhlorado-reason-secure = conforte ton avance ({ $where })
kuhlorado-reason-catch = réduit ton retard ({ $where })
kuhlorado-reason-grow = ton terrain passe à { $size } { $size ->
    [one] case
   *[other] cases
} ; à { $goal }, il rapportera davantage
kuhlorado-reason-then = avec ces dés, tu peux marquer { $cells } : { $reason }
kuhlorado-reason-fresh = un nouveau lancer promet mieux
kuhlorado-reason-nowhere = ces dés ne conviennent nulle part : les garder, c’est passer
kuhlorado-reason-with-cow = la vache reste, et un meilleur chiffre peut sortir
kuhlorado-reason-for-cow = avec une vache, tu pourrais marquer deux cases

# The lesson goes on

kuhlorado-lesson-6 = Tes quatre croix côte à côte forment un terrain. Porte-le à cinq cases ou plus.
kuhlorado-lesson-6-done = Cinq cases rapportent 2 points. Dix, quinze et vingt rapportent de plus en plus : relier des terrains est payant.
kuhlorado-lesson-7 = Il reste une vache, et si tu la marques maintenant, tu es devant. Termine la partie.
kuhlorado-lesson-7-done = La partie se termine avec la dernière vache, ou quand il ne reste que cinq chiffres. Bien choisir ce moment, c’est la moitié du jeu.
kuhlorado-preset-pro = Les cases doubles comptent aussi une fois, dès que neuf vaches sont marquées.
kuhlorado-preset-family = Toujours la même feuille, pour que tout le monde apprenne à la connaître.
kuh-effect-stuck = { $number ->
    [none] aucun de ces chiffres n’est libre
   *[other] aucun { $number } n’est libre
}, tu devras passer

# The match of the day
kuhlorado-day = Une nouvelle feuille chaque jour. Marque plus de points que le bot.

# What a puzzle is about

kuhlorado-theme-roll = Garder les dés ou relancer ?
kuhlorado-theme-finish = Termine au bon moment
kuhlorado-theme-save = Arrache l’égalité
kuhlorado-theme-double = Fais d’une pierre deux coups
kuhlorado-theme-area = Fais fructifier ton terrain
kuhlorado-theme-lead = Prends la tête
kuhlorado-theme-break = Annule une avance
kuhlorado-theme-ahead = Vois plus loin

# More things that explain themselves
kuhlorado-what-left = Quand il ne reste aucune vache libre, ou seulement cinq chiffres, la partie se termine aussitôt.
kuhlorado-what-area = Tes marques qui se touchent par un côté forment un terrain. Seul le plus haut palier compte : 5 cases valent 2 points, 10 en valent 5, 15 en valent 12, 20 en valent 20.
kuhlorado-what-doubles = Quand neuf vaches sont marquées, chaque terrain d’exactement deux cases vaut 2 points, une seule fois.

# What happens for the first time
kuhlorado-first-lead = Un pré du pourtour ou un abreuvoir rapporte ses points à la personne qui y a le plus de marques. En cas d’égalité, personne ne les reçoit.
kuhlorado-first-pass = Aucune case libre ne montre l’un des chiffres obtenus : il a fallu passer.

# The lesson: other moves, and the rest of the game
kuhlorado-lesson-1-other = Tu peux garder les dés, mais essaie ici de relancer : touche un dé, puis le bouton.
kuhlorado-lesson-4-other = Tu peux n’en marquer qu’un, mais cherche ici une paire.
kuhlorado-lesson-5-other = Ainsi, tu ne prends la tête nulle part. Cherche un pré du pourtour ou un abreuvoir où une marque de plus suffit.
kuhlorado-lesson-6-other = Ton terrain ne grandit pas. Marque une case qui touche par un côté l’une des quatre croix.
kuhlorado-lesson-7-other = La dernière vache est encore libre : la partie continue.
kuhlorado-lesson-8 = Tu as obtenu deux 3, mais tous les 3 sont marqués. Il ne reste qu’une chose à faire.
kuhlorado-lesson-8-done = On ne passe que si rien ne peut être marqué. Avant de garder les dés, regarde donc s’ils conviennent quelque part.

# What a score is made of, in a word
kuhlorado-item-meadows = prés
kuhlorado-item-troughs = abreuvoirs
kuhlorado-item-areas = terrains
kuhlorado-item-interim = doubles
kuhlorado-end-note = Chaque terrain d’au moins 5 cases compte, pas seulement le plus grand.

# Après la première de deux cases
kuhlorado-next-cow = Première vache : { $cell }. Touche maintenant la seconde, où tu veux.
kuhlorado-next-pair = Première case : { $cell }. Touche maintenant la seconde, { $face ->
    [c] une vache
   *[other] un { $face }
} { $count ->
    [one] au bout de la flèche
   *[other] au bout de l’une des { $count } flèches
}.
kuhlorado-next-alone = Juste { $cell }

# Un aide-mémoire près des dés
kuhlorado-note-meadow = Pour chaque pré du pourtour où tu as le plus de marques
kuhlorado-note-trough = Pour chaque abreuvoir, si tu as le plus de marques autour
kuhlorado-note-areas = Pour chaque terrain, selon le nombre de cases
kuhlorado-note-end = La partie se termine quand il ne reste plus de vache, ou plus que cinq chiffres.
