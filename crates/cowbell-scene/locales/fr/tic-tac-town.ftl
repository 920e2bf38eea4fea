# Tic Tac Town
ttt-cell = { $cell }
ttt-board = Plan de la ville
ttt-pool = Dés à placer
ttt-hand = { $who ->
    [you] Tes cartes
   *[other] Cartes de { $name }
}
ttt-done = { $who ->
    [you] Réalisées par toi : { $count }
   *[other] Réalisées par { $name } : { $count }
}
ttt-colour = { $colour ->
    [R] rouge
    [B] bleu
    [G] vert
   *[Y] jaune
}
ttt-any = au choix
ttt-die = { $colour ->
    [R] rouge
    [B] bleu
    [G] vert
   *[Y] jaune
} { $value }
ttt-card-colours = { $a } – { $b } – { $c }
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
   *[equation] Carte calcul
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
ttt-pile = { $kind ->
    [colours] Cartes couleur
    [sum] Cartes somme
   *[equation] Cartes calcul
} : il en reste { $count }
ttt-ask-deal = Les premières cartes sont distribuées …
ttt-ask-pile = { $who ->
    [you] À toi : choisis la pile de ta prochaine carte.
   *[other] { $name } choisit la pile de sa prochaine carte.
}
ttt-ask-card = { $who ->
    [you] Tu pioches une carte …
   *[other] { $name } pioche une carte …
}
ttt-ask-roll = Manche { $round } sur { $rounds } : les dés sont lancés …
ttt-ask-reroll = { $who ->
    [you] Manche { $round } sur { $rounds }, à toi : garde les dés ou relance les douze.
   *[other] Manche { $round } sur { $rounds } : { $name } garde les dés ou les relance.
}
ttt-ask-place = { $who ->
    [you] Manche { $round } sur { $rounds }, à toi : place un dé sur le plan.
   *[other] Manche { $round } sur { $rounds } : { $name } place un dé.
}
ttt-over = { $who ->
    [you] Tu gagnes avec { $points } points !
   *[other] { $name } gagne avec { $points } points.
}
ttt-over-shared = La victoire est partagée, avec { $points } points.
ttt-move-pile = { $kind ->
    [colours] Piocher une carte couleur
    [sum] Piocher une carte somme
   *[equation] Piocher une carte calcul
}
ttt-move-keep = Garder les dés
ttt-move-reroll = Relancer tous les dés
ttt-move-place = { $die } en { $cell }
ttt-effect-fulfil = réalise { $card } (+{ $points })
ttt-effect-bonus = bonus pour trois cartes du même type (+{ $points })
ttt-effect-round = la manche finit
ttt-effect-over = la partie finit
ttt-row = { $kind ->
    [colours] couleurs réalisées
    [sum] sommes réalisées
   *[equation] calculs réalisés
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
ttt-points-bonus = bonus pour trois identiques
ttt-role = joue
ttt-role-starter = commence la manche
ttt-and = { $first } et { $next }
ttt-then = { $first } ; { $next }
ttt-fulfils = { $who ->
    [you] tu réalises { $cards } (+{ $points })
   *[other] { $name } réalise { $cards } (+{ $points })
}
ttt-log-pile = { $who ->
    [you] Tu choisis { $kind ->
        [colours] la pile des couleurs
        [sum] la pile des sommes
       *[equation] la pile des calculs
    }.
   *[other] { $name } choisit { $kind ->
        [colours] la pile des couleurs
        [sum] la pile des sommes
       *[equation] la pile des calculs
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
    [you] Tu places { $die } en { $cell }.
   *[other] { $name } place { $die } en { $cell }.
}
ttt-log-result = { $who ->
    [you] Tu places { $die } en { $cell } : { $results }.
   *[other] { $name } place { $die } en { $cell } : { $results }.
}
ttt-log-card = { $who ->
    [you] Tu pioches : { $card }.
   *[other] { $name } pioche : { $card }.
}
ttt-log-back = { $who ->
    [you] Tu pioches { $kind ->
        [colours] une carte couleur
        [sum] une carte somme
       *[equation] une carte calcul
    }.
   *[other] { $name } pioche { $kind ->
        [colours] une carte couleur
        [sum] une carte somme
       *[equation] une carte calcul
    }.
}
ttt-log-start = { $who ->
    [you] Tu commences la première manche.
   *[other] { $name } commence la première manche.
}
ttt-log-roll = Dés de couleur { $colour } : { $one }, { $two } et { $three }.
tic-tac-town-refuse-GAME_OVER = La partie est finie.
tic-tac-town-refuse-NOT_YOUR_TURN = Ce n’est pas ton tour.
tic-tac-town-refuse-NOTHING_TO_REROLL = Il n’y a pas de lancer à garder ou à refaire maintenant.
tic-tac-town-refuse-WRONG_PHASE = Ce n’est pas ce qu’il faut faire maintenant.
tic-tac-town-refuse-NO_SUCH_PILE = À cette table on joue sans cartes calcul.
tic-tac-town-refuse-PILE_EMPTY = Cette pile est vide.
tic-tac-town-refuse-NO_SUCH_CELL = Le plan pour deux n’a que trois lignes et trois colonnes.
tic-tac-town-refuse-DIE_NOT_IN_POOL = Il ne reste pas de dé de cette couleur avec cette valeur.
tic-tac-town-refuse-CELL_TAKEN = Un dé s’y trouve déjà.

# Le jeu en une phrase
tic-tac-town-about = Pose des dés de couleur par lignes de trois et accomplis tes cartes secrètes.
tic-tac-town-blurb = des dés de couleur, trois à la suite, des cartes secrètes

# Options de la table
tic-tac-town-option-deck = Cartes calcul
tic-tac-town-value-deck-graded = à deux couleurs
tic-tac-town-value-deck-single = à une couleur
tic-tac-town-option-equations = Jouer avec les cartes calcul
tic-tac-town-option-starter = Qui commence

# La première leçon : quoi faire, et ce que cela montre
tic-tac-town-lesson-1 = Tout le monde construit sur un plateau. Prends un dé et pose-le sur une case vide.
tic-tac-town-lesson-1-done = Un dé par tour. Il garde sa valeur et reste là jusqu’à la fin de la manche.
tic-tac-town-lesson-2 = Une de tes cartes veut rouge, bleu et vert en ligne. Rouge et bleu y sont déjà. Termine-la.
tic-tac-town-lesson-2-done = Les cartes de couleur valent 1 point. Une ligne est une rangée ou une colonne, lue dans les deux sens, jamais une diagonale.
tic-tac-town-lesson-3 = Une autre carte veut trois dés dont la somme est 7, l’un d’eux jaune. Accomplis-la.
tic-tac-town-lesson-3-done = Les cartes de somme valent 2 points. Peu importe qui a posé les dés.
tic-tac-town-lesson-4 = La carte d’équation : rouge plus bleu donne le troisième dé. Combien font 2 + 3 ?
tic-tac-town-lesson-4-done = Les cartes d’équation valent 3 points. Tes dés peuvent aussi accomplir les cartes des autres : surveille ce qu’ils récoltent.
tic-tac-town-lesson-5 = Au début de la manche, le premier joueur voit tous les dés. Garde-les, ou relance-les tous, une fois.
tic-tac-town-lesson-5-done = Après la manche, chacun revient à quatre cartes, des piles de son choix.

# What one is trying to do
tic-tac-town-aim = But : aligner trois dés qui correspondent à tes cartes.
tic-tac-town-aim-alike = trois identiques +3

# What things are, for those who touch them
tic-tac-town-what-placed = Un dé posé reste jusqu’à la fin de la manche. Il peut servir à toutes les cartes.
tic-tac-town-what-cell = Choisis d’abord un dé, puis une case vide pour lui.
tic-tac-town-what-pile = Les nouvelles cartes se piochent entre les manches ; tu choisis la pile de chacune.
tic-tac-town-what-colours = Se réalise d’elle-même quand trois dés voisins d’une ligne ont ces couleurs dans cet ordre, dans un sens ou dans l’autre : 1 point.
tic-tac-town-what-sum = Se réalise d’elle-même quand trois dés voisins d’une ligne donnent cette somme, l’un d’eux de cette couleur : 2 points.
tic-tac-town-what-equation = Se réalise d’elle-même quand trois dés voisins d’une ligne vérifient cette équation avec ces couleurs : 3 points.
tic-tac-town-what-die = À ton tour, tu poses un dé de la réserve sur une case vide.
tic-tac-town-why-rounds = La dernière manche est jouée ; les cartes encore en main ne comptent pas.
tic-tac-town-break-round = Manche suivante : le plateau est vidé, chacun complète sa main à quatre cartes, et le premier joueur change.
tic-tac-town-preset-family = Couleurs et sommes seulement, sans équations.
tic-tac-town-help-deck = Combien de couleurs demande une carte équation.
tic-tac-town-help-equations = Les cartes équation sont les plus difficiles et rapportent trois points.
