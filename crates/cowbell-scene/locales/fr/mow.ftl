# MOW
mow-card = { $sort ->
    [cow] { $number } { $flies ->
        [0] sans mouche
        [1] avec une mouche
       *[other] avec { $flies } mouches
    }
    [blocker] bloqueuse { $number }
    [acrobat] acrobate { $number }
    [slowpoke] retardataire
    [calf] veau
    [thin] vache maigre { $number }
    [dairy] vache laitière { $number }
   *[mad] vache folle
}
mow-a-card = une carte
mow-back = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
mow-place = numéro { $value }, troupeau { $herd }
mow-herd = Troupeau, { $flies ->
    [0] aucune mouche
    [1] une mouche
   *[other] { $flies } mouches
}
mow-herd-of-three = Troupeau { $herd }, { $flies ->
    [0] aucune mouche
    [1] une mouche
   *[other] { $flies } mouches
}
mow-hand = { $who ->
    [you] Ta main
   *[other] Main de { $name }
}
mow-shed = { $who ->
    [you] Ton étable
   *[other] Étable de { $name }
}
mow-deck = Pioche
mow-arrow = Flèche
mow-arrow-shows = { $way ->
    [clockwise] dans le sens des aiguilles
   *[other] dans le sens inverse des aiguilles
}
mow-take = Prendre le troupeau : { $flies ->
    [0] aucune mouche
    [1] une mouche
   *[other] { $flies } mouches
}
mow-keep = garder la flèche
mow-flip = retourner la flèche
mow-low = du côté bas
mow-high = du côté haut
mow-next = { $who ->
    [you] c’est ensuite à toi
   *[other] c’est ensuite à { $name }
}
mow-with = { $play }, { $word }
mow-name = { $who ->
    [you] toi
   *[other] { $name }
}
mow-and = { $one } et { $two }
mow-then = { $first } { $then }
mow-sentence = { $text }.
mow-ask-start = Le hasard décide qui commence …
mow-ask-deal = On distribue les cartes …
mow-ask-draw = { $who ->
    [you] Tu pioches …
   *[other] { $name } pioche …
}
mow-ask-begin = { $who ->
    [you] À toi : commence un nouveau troupeau.
   *[other] { $name } commence un nouveau troupeau.
}
mow-ask-play = { $who ->
    [you] À toi : ajoute une vache ou prends le troupeau.
   *[other] { $name } ajoute une vache ou prend le troupeau.
}
mow-ask-take = { $who ->
    [you] Aucune de tes cartes ne convient : prends le troupeau.
   *[other] { $name } prend le troupeau.
}
mow-ask-at = { $ask } (troupeau { $herd })
mow-over = { $who ->
    [you] Tu gagnes avec le moins de mouches : { $flies } !
   *[other] { $name } gagne avec le moins de mouches : { $flies }.
}
mow-over-shared = Le moins de mouches, { $flies } chacun : victoire partagée par { $names }.
mow-effect-join = se place sur { $value } ; le troupeau a alors { $flies ->
    [0] aucune mouche
    [1] une mouche
   *[other] { $flies } mouches
}
mow-effect-take = coûte { $flies ->
    [0] aucune mouche
    [1] une mouche
   *[other] { $flies } mouches
}
mow-effect-round = termine la manche
mow-effect-match = termine la partie
mow-role = Ferme
mow-role-starter = Ferme, a commencé cette manche
mow-row-total = mouches en tout
mow-row-round = mouches dans cette manche
mow-row-shed = cartes dans l’étable
mow-row-hand = cartes en main
mow-log-start = { $who ->
    [you] Tu commences la première manche.
   *[other] { $name } commence la première manche.
}
mow-log-deal = { $who ->
    [you] Tu reçois : { $card }.
   *[other] { $name } reçoit { $card }.
}
mow-log-draw = { $who ->
    [you] Tu pioches : { $card }.
   *[other] { $name } pioche { $card }.
}
mow-log-play = { $who ->
    [you] Tu joues : { $card }
   *[other] { $name } joue : { $card }
}
mow-log-play-at = { $who ->
    [you] Troupeau { $herd } : tu joues : { $card }
   *[other] Troupeau { $herd } : { $name } joue : { $card }
}
mow-log-back = { $who ->
    [you] De retour dans ta main : { $card }.
   *[other] De retour dans la main de { $name } : { $card }.
}
mow-log-take = { $who ->
    [you] Tu prends le troupeau, cartes : { $count }, mouches : { $flies }.
   *[other] { $name } prend le troupeau, cartes : { $count }, mouches : { $flies }.
}
mow-log-take-at = { $who ->
    [you] Tu prends le troupeau { $herd }, cartes : { $count }, mouches : { $flies }.
   *[other] { $name } prend le troupeau { $herd }, cartes : { $count }, mouches : { $flies }.
}
mow-log-round = La manche est finie ; les cartes en main comptent aussi.
mow-log-scored = { $who ->
    [you] Toi : { $flies } dans cette manche ({ $hand } en main), { $total } en tout.
   *[other] { $name } : { $flies } dans cette manche ({ $hand } en main), { $total } en tout.
}
mow-log-next = { $who ->
    [you] Tu commences la manche suivante.
   *[other] { $name } commence la manche suivante.
}
mow-log-pass = { $who ->
    [you] Tu n’as aucune carte pour commencer un troupeau et tu passes.
   *[other] { $name } n’a aucune carte pour commencer un troupeau et passe.
}
mow-refuse-GAME_OVER = La partie est finie.
mow-refuse-NOT_YOUR_TURN = Ce n’est pas ton tour.
mow-refuse-NOT_IN_HAND = Tu n’as pas cette carte.
mow-refuse-NOTHING_TO_TAKE = Il n’y a pas de troupeau à prendre : commences-en un.
mow-refuse-CANNOT_START_A_HERD = Cette carte a besoin d’autres vaches et ne peut pas commencer un troupeau.
mow-refuse-MAD_COW_FORBIDS_FLY_FREE = Aucune vache sans mouche ne peut rejoindre le troupeau de la vache folle.
mow-refuse-NOT_OUTSIDE_THE_ENDS = Une vache doit être plus basse que tout le troupeau, ou plus haute.
mow-refuse-NO_COW_WITH_THAT_NUMBER = Aucune vache du troupeau ne porte le numéro de l’acrobate.
mow-refuse-NO_MISSING_NUMBER = Il ne manque plus de numéro entre les extrémités pour une retardataire.
mow-refuse-END_COW_HAS_FLIES = Le veau a besoin d’une vache sans mouche à son extrémité.
mow-refuse-NO_EIGHT = Le troupeau n’a pas de 8 que la vache folle puisse remplacer.
mow-refuse-NO_ARROW_CHOICE = Seule une carte spéciale verte peut retourner la flèche.
mow-refuse-NO_NEXT_PLAYER_CHOICE = Seule une carte spéciale jaune désigne qui joue ensuite.
mow-refuse-NO_END_CHOICE = Seul le veau choisit son extrémité.
mow-refuse-NO_SUCH_SEAT = La personne suivante doit être à cette table.
mow-refuse-CANNOT_CHOOSE_SELF = La personne suivante doit être quelqu’un d’autre.
mow-refuse-END_MUST_BE_CHOSEN = Le veau convient aux deux extrémités : choisis-en une.

# Le jeu en une phrase
mow-about = Ajoute des vaches aux deux bouts du troupeau, ou prends-le avec toutes ses mouches.
mow-blurb = des vaches en ordre, des mouches pour qui les ramasse

# Options de la table
mow-option-target = Mouches qui terminent la partie
mow-option-next-start = Qui commence la manche suivante
mow-value-next-start-most-flies = qui a le plus de mouches
mow-value-next-start-rotate = le voisin de gauche
mow-option-first-starter = Qui commence la première manche

# La première leçon : quoi faire, et ce que cela montre
mow-lesson-1 = Le troupeau va de 7 à 11. Ajoute une vache plus petite que toutes, ou plus grande.
mow-lesson-1-done = Entre les deux, ce n’est pas permis. Après avoir joué tu pioches une carte, et la flèche dit à qui le tour.
mow-lesson-2 = Une acrobate avec un 7 peut grimper sur un 7 du troupeau. Joue-la.
mow-lesson-2-done = Elle ne prend pas de place dans la ligne. Les vaches spéciales vertes ont cinq mouches, et elles te laissent tourner la flèche.
mow-lesson-3 = Une retardataire comble un trou dans le troupeau. Joue-la.
mow-lesson-3-done = Il faut qu’un nombre manque entre les bouts : la retardataire le remplace.
mow-lesson-4 = Une bloqueuse ferme son bout : rien ne dépasse 16. Joue-la, et tourne la flèche.
mow-lesson-4-done = Maintenant c’est au voisin de l’autre côté, et il ne peut ajouter qu’en bas.
mow-lesson-5 = Aucune de tes vaches ne convient. Alors tu dois prendre le troupeau, avec toutes ses mouches.
mow-lesson-5-done = Tu commences aussitôt un nouveau troupeau. Qui a le moins de mouches à la fin gagne.

# What one is trying to do
mow-aim = But : avoir le moins de mouches.
mow-aim-take = { $flies ->
    [0] prendre ne coûte rien
    [one] prendre coûte { $flies } mouche
   *[other] prendre coûte { $flies } mouches
}
mow-aim-end = { $flies } mouches terminent la partie

# What things are, for those who touch them
mow-what-cow = Une vache se joint au troupeau si elle est plus basse ou plus haute que toutes les autres.
mow-what-blocker = La serre-file ferme son bout : rien n’est plus bas que 0 ni plus haut que 16. Cinq mouches.
mow-what-acrobat = L’acrobate grimpe sur une vache de même numéro, où qu’elle soit. Cinq mouches.
mow-what-slowpoke = La retardataire prend la place d’un numéro manquant dans le troupeau. Cinq mouches.
mow-what-calf = Le veau se place à côté d’une vache sans mouche à un bout, comme numéro suivant. Cinq mouches.
mow-what-thin = La vache maigre se joue selon son numéro, mais sans piocher ensuite. Cinq mouches.
mow-what-dairy = La vache laitière se joue selon son numéro, et fait piocher deux cartes. Cinq mouches.
mow-what-mad = La vache folle remplace un 8, et tant qu’elle est là, aucune vache sans mouche ne peut entrer. Cinq mouches.
mow-why-flies = { $name } : { $flies } mouches ; la partie s’achève à { $goal }.
mow-break-round = Manche suivante : toutes les cartes sont mélangées et redistribuées. Les mouches restent.
mow-preset-quick = La partie s’achève à 40 mouches : une ou deux manches.
mow-preset-family = La partie s’achève à 60 mouches.
mow-help-target = Dès que quelqu’un atteint ce total après une manche, le moins de mouches gagne.
mow-help-next-start = La première carte de la manche lui revient.
