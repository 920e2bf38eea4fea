# Tic Tac Town
ttt-cell = { $cell }
ttt-board = Plateau
ttt-pool = Dés à placer
ttt-hand = { $who ->
    [you] Tes cartes
   *[other] Cartes ({ $name })
}
ttt-done = { $who ->
    [you] Réalisées par toi : { $count }
   *[other] Réalisées par { $name } : { $count }
}
ttt-colour = { $colour ->
    [R] rouge
    [B] bleu
    [G] vert
   *[Y] jaune
}
ttt-any = au choix
ttt-die = { $value } { $colour ->
    [R] rouge
    [B] bleu
    [G] vert
   *[Y] jaune
}
ttt-card-colours = { $a }, { $b }, { $c }
ttt-card-sum = somme { $sum } avec un dé { $colour ->
    [R] rouge
    [B] bleu
    [G] vert
   *[Y] jaune
}
ttt-card-equation = { $a } { $op ->
    [plus] +
    [minus] −
    [times] ×
   *[over] ÷
} { $b } = { $c }
ttt-card = { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
ttt-back = { $kind ->
    [colours] Carte couleur
    [sum] Carte somme
   *[equation] Carte équation
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
ttt-pile = { $kind ->
    [colours] Cartes couleur
    [sum] Cartes somme
   *[equation] Cartes équation
} : il en reste { $count }
ttt-ask-deal = Les premières cartes sont distribuées…
ttt-ask-pile = { $left ->
    [0] Avant la dernière manche
   *[other] Avant la manche { $round } sur { $rounds }
}{ $who ->
    [you] , à toi : choisis une pile où piocher.
   *[other]  : { $name } choisit une pile où piocher.
}
ttt-ask-card = { $left ->
    [0] Avant la dernière manche
   *[other] Avant la manche { $round } sur { $rounds }
}{ $who ->
    [you]  : tu pioches une carte…
   *[other]  : { $name } pioche une carte…
}
ttt-ask-roll = { $left ->
    [0] Dernière manche ({ $round } sur { $rounds })
   *[other] Manche { $round } sur { $rounds }
} : les dés sont lancés…
ttt-ask-reroll = { $left ->
    [0] Dernière manche ({ $round } sur { $rounds })
   *[other] Manche { $round } sur { $rounds }
}{ $who ->
    [you] , à toi : garde les dés ou relance les douze.
   *[other]  : { $name } garde les dés ou les relance.
}
ttt-ask-place = { $left ->
    [0] Dernière manche ({ $round } sur { $rounds })
   *[other] Manche { $round } sur { $rounds }
}{ $who ->
    [you] , à toi : place un dé sur le plateau.
   *[other]  : { $name } place un dé.
}
ttt-over = { $who ->
    [you] Tu gagnes avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
   *[other] { $name } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
ttt-over-shared = Victoire partagée : { $names }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
ttt-move-pile = { $kind ->
    [colours] Piocher une carte couleur
    [sum] Piocher une carte somme
   *[equation] Piocher une carte équation
}
ttt-move-keep = Garder les dés
ttt-move-reroll = Relancer tous les dés
ttt-move-place = { $die } en { $cell }
ttt-effect-fulfil = réalise « { $card } » (+{ $points })
ttt-effect-bonus = bonus pour trois cartes du même type (+{ $points })
ttt-effect-round = { $left ->
    [1] la manche se termine, il ne reste que la dernière
   *[other] la manche se termine, il en reste { $left }
}
ttt-effect-over = la partie se termine
ttt-row = { $kind ->
    [colours] cartes couleur réalisées
    [sum] cartes somme réalisées
   *[equation] cartes équation réalisées
}
ttt-points = { $kind ->
    [colours] { $count ->
        [one] { $count } carte couleur
       *[other] { $count } cartes couleur
    }
    [sum] { $count ->
        [one] { $count } carte somme
       *[other] { $count } cartes somme
    }
   *[equation] { $count ->
        [one] { $count } carte équation
       *[other] { $count } cartes équation
    }
}
ttt-points-bonus = bonus par lot de trois du même type
ttt-role-starter = Commence
ttt-and = { $first } » et « { $next }
ttt-then = { $first } ; { $next }
ttt-fulfils = { $who ->
    [you] tu réalises « { $cards } » (+{ $points })
   *[other] { $name } réalise « { $cards } » (+{ $points })
}
ttt-log-pile = { $who ->
    [you] Tu choisis { $kind ->
        [colours] la pile des cartes couleur
        [sum] la pile des cartes somme
       *[equation] la pile des cartes équation
    }.
   *[other] { $name } choisit { $kind ->
        [colours] la pile des cartes couleur
        [sum] la pile des cartes somme
       *[equation] la pile des cartes équation
    }.
}
ttt-log-keep = { $who ->
    [you] Tu gardes les dés.
   *[other] { $name } garde les dés.
}
ttt-log-reroll = { $who ->
    [you] Tu relances tous les dés.
   *[other] { $name } relance tous les dés.
}
ttt-log-place = { $who ->
    [you] Tu places le { $die } en { $cell }.
   *[other] { $name } place le { $die } en { $cell }.
}
ttt-log-result = { $who ->
    [you] Tu places le { $die } en { $cell } : { $results }.
   *[other] { $name } place le { $die } en { $cell } : { $results }.
}
ttt-log-card = { $who ->
    [you] Tu pioches : { $card }.
   *[other] { $name } pioche : { $card }.
}
ttt-log-back = { $who ->
    [you] Tu pioches { $kind ->
        [colours] une carte couleur
        [sum] une carte somme
       *[equation] une carte équation
    }.
   *[other] { $name } pioche { $kind ->
        [colours] une carte couleur
        [sum] une carte somme
       *[equation] une carte équation
    }.
}
ttt-log-start = { $who ->
    [you] Tu commences la première manche.
   *[other] { $name } commence la première manche.
}
ttt-log-roll = En { $colour } : { $one }, { $two } et { $three }.
tic-tac-town-refuse-GAME_OVER = La partie est terminée.
tic-tac-town-refuse-NOT_YOUR_TURN = Ce n’est pas ton tour.
tic-tac-town-refuse-NOTHING_TO_REROLL = Il n’y a pas de lancer à garder ou à refaire pour l’instant.
tic-tac-town-refuse-WRONG_PHASE = Tu ne peux pas encore faire cela.
tic-tac-town-refuse-NO_SUCH_PILE = Cette partie se joue sans cartes équation.
tic-tac-town-refuse-PILE_EMPTY = Cette pile est vide.
tic-tac-town-refuse-NO_SUCH_CELL = Le plateau pour deux n’a que trois rangées et trois colonnes.
tic-tac-town-refuse-DIE_NOT_IN_POOL = Il n’y a plus de dé de cette couleur et de cette valeur.
tic-tac-town-refuse-CELL_TAKEN = Il y a déjà un dé sur cette case.

# Le jeu en une phrase
tic-tac-town-about = Aligne trois dés de couleur et réalise tes cartes objectif secrètes.
tic-tac-town-blurb = des dés de couleur à aligner, des cartes secrètes

# Options de la table
tic-tac-town-option-deck = Cartes équation
tic-tac-town-value-deck-graded = à deux couleurs
tic-tac-town-value-deck-single = à une couleur
tic-tac-town-option-equations = Jouer avec les cartes équation
tic-tac-town-option-starter = Qui commence

# La première leçon : quoi faire, et ce que cela montre
tic-tac-town-lesson-1 = Tout le monde construit sur le même plateau. Prends un dé et place-le sur une case vide.
tic-tac-town-lesson-1-done = Tu places un dé par tour. Il garde sa valeur et reste là jusqu’à la fin de la manche.
tic-tac-town-lesson-2 = Une de tes cartes demande rouge, bleu et vert en ligne. Rouge et bleu y sont déjà. Complète la ligne.
tic-tac-town-lesson-2-done = Les cartes couleur rapportent 1 point. Une ligne est une rangée ou une colonne, lue dans les deux sens, mais jamais une diagonale.
tic-tac-town-lesson-3 = Une autre carte demande trois dés qui totalisent 7, dont un jaune. Réalise-la.
tic-tac-town-lesson-3-done = Les cartes somme rapportent 2 points. Peu importe qui a placé les dés.
tic-tac-town-lesson-4 = Voici la carte équation : rouge plus bleu égale le troisième dé. Combien font 2 + 3 ?
tic-tac-town-lesson-4-done = Les cartes équation rapportent 3 points ; un dé blanc sur la carte vaut pour toutes les couleurs. 5 3 2 compterait aussi, lu de droite à gauche : on commence par le bout qu’on veut.
tic-tac-town-lesson-5 = Les colonnes comptent aussi. La carte suivante dit : n’importe quel dé − vert = bleu. Lis cette colonne de bas en haut : combien − 2 = 4 ?
tic-tac-town-lesson-5-done = 6 − 2 = 4, lu de bas en haut. Les diagonales ne comptent jamais. Tes dés peuvent aussi réaliser les cartes des autres : leur dos montre de quel type elles sont.
tic-tac-town-lesson-6 = Au début d’une manche, la personne qui commence lance tous les dés. Garde-les, ou relance-les tous une fois.
tic-tac-town-lesson-6-done = La manche se termine quand le plateau est plein ; à trois ou quatre, sur 4 × 4 cases, quand les douze dés sont placés. La personne suivante commence la nouvelle manche.

# What one is trying to do
tic-tac-town-aim = But : aligner trois dés qui correspondent à tes cartes.
tic-tac-town-aim-alike = par 3 du même type : +3

# What things are, for those who touch them
tic-tac-town-what-placed = Un dé placé reste jusqu’à la fin de la manche. Il compte pour les cartes de tout le monde.
tic-tac-town-what-cell = Choisis d’abord un dé, puis une case vide.
tic-tac-town-what-pile = Les nouvelles cartes se piochent entre les manches, chacune dans la pile de ton choix.
tic-tac-town-what-colours = Réalisée dès que trois dés voisins d’une rangée ou d’une colonne ont ces couleurs dans cet ordre, dans un sens ou dans l’autre : 1 point.
tic-tac-town-what-sum = Réalisée dès que trois dés voisins d’une rangée ou d’une colonne, dont au moins un de cette couleur, donnent cette somme : 2 points.
tic-tac-town-what-equation = Trois dés voisins d’une rangée ou d’une colonne doivent la vérifier (blanc : au choix), lus à partir d’un bout ou de l’autre : { $op ->
    [plus] 2 3 5 et 5 3 2 disent tous deux 2 + 3 = 5
    [minus] 6 2 4 et 4 2 6 disent tous deux 6 − 2 = 4
    [times] 2 3 6 et 6 3 2 disent tous deux 2 × 3 = 6
   *[over] 6 2 3 et 3 2 6 disent tous deux 6 ÷ 2 = 3
}.
tic-tac-town-what-die = À ton tour, tu places un de ces dés sur une case vide.
tic-tac-town-why-rounds = La dernière manche est jouée ; les cartes encore en main ne comptent pas.
tic-tac-town-round-dice = Les 12 dés sont placés.
tic-tac-town-round-full = Le plateau est plein.
tic-tac-town-break-round = Manche suivante : on vide le plateau, tout le monde complète sa main à quatre cartes, et une autre personne commence.
tic-tac-town-preset-family = Couleurs et sommes seulement, sans équations.
tic-tac-town-help-deck = Le nombre de couleurs imposées par une carte équation.
tic-tac-town-help-equations = Les cartes équation sont les plus difficiles et rapportent trois points.
tic-tac-town-help-starter = Qui place le premier dé de la première manche.

# What speaks for a move, when a hint says why

tic-tac-town-reason-points = rapporte tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tic-tac-town-reason-near = un dé suffit alors pour réaliser « { $card } »
tic-tac-town-reason-start = deux dés suffisent alors pour réaliser « { $card } »
tic-tac-town-reason-open = ensuite, tes cartes encore réalisables sont { $count } sur { $all }
tic-tac-town-reason-idle = { $count ->
    [0] tu n’as plus de cartes dans cette manche
   *[other] quoi que tu places, aucune de tes cartes n’est plus réalisable dans cette manche
}
tic-tac-town-reason-shut = ne laisse aucune ligne à laquelle il ne manque qu’un dé
tic-tac-town-reason-roll = { $count ->
    [0] ces dés ne peuvent réaliser aucune de tes cartes
    [one] ces dés peuvent réaliser une de tes cartes
   *[other] ces dés peuvent réaliser { $count } de tes cartes
}
tic-tac-town-reason-reroll = { $count ->
    [0] ces dés ne peuvent réaliser aucune de tes cartes
    [one] ces dés ne peuvent réaliser qu’une de tes cartes
   *[other] ces dés ne peuvent réaliser que { $count } de tes cartes
}
tic-tac-town-reason-third = une carte de plus de ce type donne le bonus
tic-tac-town-reason-worth = cette carte rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# The lesson goes on

tic-tac-town-lesson-7 = Un seul dé peut réaliser deux cartes : l’une veut rouge, bleu et vert, l’autre une somme de 5 avec un dé rouge. Trouve-le.
tic-tac-town-lesson-7-done = 3 points avec un seul dé. Avant de placer un dé, regarde toutes tes cartes.
tic-tac-town-lesson-8 = Après une manche, on vide le plateau et tout le monde complète sa main à quatre cartes, prises dans les piles de son choix. Tu as réalisé deux cartes couleur : pioches-en encore une.
tic-tac-town-lesson-8-done = Chaque lot de trois cartes réalisées du même type donne 3 points de bonus. Après la dernière manche, la personne qui a le plus de points gagne ; à égalité, celle qui a réalisé le plus de cartes équation.

# What a puzzle is about

tic-tac-town-theme-roll = Garder les dés ou relancer ?
tic-tac-town-theme-pile = Pioche dans la bonne pile
tic-tac-town-theme-bonus = Décroche le bonus
tic-tac-town-theme-equation = Réalise une carte équation
tic-tac-town-theme-sum = Réalise une carte somme
tic-tac-town-theme-colour = Réalise une carte couleur
tic-tac-town-theme-cards = Réalise deux cartes d’un coup
tic-tac-town-theme-close = Ne laisse rien à portée
tic-tac-town-theme-prepare = Prépare une carte
tic-tac-town-theme-ways = Prépare deux cartes à la fois
tic-tac-town-theme-ahead = Vois plus loin

# More things that explain themselves
tic-tac-town-what-done = Les cartes réalisées restent à la personne qui les avait en main et rapportent leur valeur. Chaque lot de trois du même type donne 3 points de bonus.
tic-tac-town-what-backs = Seule la personne qui les a en main voit ces cartes. Leur dos montre aux autres le type et les points.
tic-tac-town-what-points = Une carte couleur vaut 1 point, une carte somme 2, une carte équation 3. Chaque lot de trois cartes réalisées du même type donne 3 points de bonus.
tic-tac-town-what-round = Une manche se termine quand le plateau est plein ou que tous les dés sont placés. Après la dernière, le plus de points gagne : ceux des cartes réalisées et les bonus. Les cartes encore en main ne comptent pas.
tic-tac-town-aim-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tic-tac-town-aim-who = { $who ->
    [you] Toi
   *[other] { $name }
}
tic-tac-town-aim-shut = pas cette manche
tic-tac-town-aim-missing = encore { $count } { $count ->
    [one] dé
   *[other] dés
}
tic-tac-town-aim-round = { $left ->
    [0] dernière manche
   *[other] manche { $round } sur { $rounds }
}
tic-tac-town-aim-lacks = { $count ->
    [0] Aucune ligne ne peut plus la réaliser dans cette manche.
    [one] Il manque un dé : lequel, et où ?
   *[other] Il manque { $count } dés.
}

# What happens for the first time
tic-tac-town-first-fulfil = Trois dés alignés ont réalisé une carte. Elle compte pour la personne qui l’avait, peu importe qui a placé les dés.
tic-tac-town-first-bonus = La troisième carte réalisée du même type : chaque lot de trois donne 3 points de bonus.
tic-tac-town-first-reroll = Une fois par manche, avant le premier dé placé, la personne qui commence peut relancer les douze dés.
tic-tac-town-first-equation = Une carte équation : lus à partir d’un bout, trois dés voisins d’une rangée ou d’une colonne la vérifient avec ces couleurs. 3 points.

# The lesson: other moves
tic-tac-town-lesson-2-other = La ligne n’est pas complète : il manque un dé vert juste à côté du bleu.
tic-tac-town-lesson-3-other = Le 1 rouge et le 2 vert font 3. Un 4 jaune à côté donne 7.
tic-tac-town-lesson-4-other = L’équation n’est pas juste : à côté du 2 rouge et du 3 bleu, il faut un 5.
tic-tac-town-lesson-5-other = L’équation n’est pas juste : sous le 2 vert, il faut un 6 de n’importe quelle couleur, car 6 − 2 = 4.
tic-tac-town-lesson-7-other = Cela réalise une carte au plus. Le 1 rouge et le 3 bleu font 4 : quel dé vert donne 5 ?
tic-tac-town-lesson-8-other = Toutes les piles sont permises, mais seule une troisième carte couleur donne le bonus.

# What a score is made of, in a word
tic-tac-town-item-colours = couleurs
tic-tac-town-item-sum = sommes
tic-tac-town-item-equation = équations
tic-tac-town-item-bonus = bonus
