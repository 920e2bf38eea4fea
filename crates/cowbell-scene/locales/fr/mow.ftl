# MOW
mow-card = { $sort ->
    [cow] { $number } { $flies ->
        [0] sans mouche
        [1] avec une mouche
       *[other] avec { $flies } mouches
    }
    [blocker] serre-file { $number }
    [acrobat] acrobate { $number }
    [slowpoke] retardataire
    [calf] veau
    [thin] vache maigre { $number }
    [dairy] vache laitière { $number }
   *[mad] vache folle
}
mow-back = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
mow-place = numéro { $value }, troupeau { $herd }
mow-herd = { $cows ->
    [one] Troupeau : { $low }
   *[other] Troupeau de { $low } à { $high }
}, { $flies ->
    [0] aucune mouche
    [1] une mouche
   *[other] { $flies } mouches
}
mow-herd-of-three = { $cows ->
    [one] Troupeau { $herd } : { $low }
   *[other] Troupeau { $herd } : de { $low } à { $high }
}, { $flies ->
    [0] aucune mouche
    [1] une mouche
   *[other] { $flies } mouches
}
mow-hand = { $who ->
    [you] Ta main
   *[other] Main ({ $name })
}
mow-shed = { $who ->
    [you] Ton étable
   *[other] Étable ({ $name })
}
mow-deck = Pioche
mow-arrow = Flèche
mow-arrow-shows = { $way ->
    [clockwise] dans le sens horaire
   *[other] dans le sens antihoraire
}
mow-take = Prendre le troupeau : { $flies ->
    [0] aucune mouche
    [1] une mouche
   *[other] { $flies } mouches
}
mow-flip = en retournant la flèche
mow-flipped = flèche retournée
mow-low = à l’extrémité basse
mow-high = à l’extrémité haute
mow-next = { $who ->
    [you] c’est ensuite à toi
   *[other] c’est ensuite à { $name }
}
mow-with = { $play }, { $word }
mow-then = { $first } { $then }
mow-sentence = { $text }.
mow-ask-start = Le hasard décide qui commence…
mow-ask-deal = Les cartes sont distribuées…
mow-ask-draw = { $who ->
    [you] Tu pioches…
   *[other] { $name } pioche…
}
mow-ask-begin = { $herd ->
    [0] { $who ->
        [you] À toi : commence un nouveau troupeau.
       *[other] { $name } commence un nouveau troupeau.
    }
   *[other] { $who ->
        [you] À toi : commence le troupeau { $herd }.
       *[other] { $name } commence le troupeau { $herd }.
    }
}
mow-ask-play = { $herd ->
    [0] { $who ->
        [you] À toi : joue { $ends ->
            [above] au-dessus du { $high }
            [below] sous le { $low }
            [one] sous le { $low } ou au-dessus
           *[both] sous le { $low } ou au-dessus du { $high }
        }, ou prends le troupeau.
       *[other] { $name } ajoute une vache ou prend le troupeau.
    }
   *[other] { $who ->
        [you] À toi : joue { $ends ->
            [above] au-dessus du { $high }
            [below] sous le { $low }
            [one] sous le { $low } ou au-dessus
           *[both] sous le { $low } ou au-dessus du { $high }
        }, ou prends le troupeau { $herd }.
       *[other] { $name } ajoute une vache au troupeau { $herd } ou le prend.
    }
}
mow-ask-special = { $herd ->
    [0] { $who ->
        [you] À toi : joue une vache spéciale ou prends le troupeau.
       *[other] { $name } ajoute une vache ou prend le troupeau.
    }
   *[other] { $who ->
        [you] À toi : joue une vache spéciale dans le troupeau { $herd } ou prends-le.
       *[other] { $name } ajoute une vache au troupeau { $herd } ou le prend.
    }
}
mow-ask-take = { $herd ->
    [0] { $who ->
        [you] Aucune de tes cartes ne convient : prends le troupeau.
       *[other] { $name } prend le troupeau.
    }
   *[other] { $who ->
        [you] Aucune de tes cartes ne convient : prends le troupeau { $herd }.
       *[other] { $name } prend le troupeau { $herd }.
    }
}
mow-over = { $who ->
    [you] Tu gagnes avec le moins de mouches : { $flies } !
   *[other] { $name } gagne avec le moins de mouches : { $flies }.
}
mow-over-shared = Victoire partagée : { $names }, avec { $flies ->
    [one] { $flies } mouche
   *[other] { $flies } mouches
}.
mow-effect-join = se place au numéro { $value } ; le troupeau { $flies ->
    [0] n’a alors aucune mouche
    [1] a alors une mouche
   *[other] a alors { $flies } mouches
}
mow-effect-take = { $flies ->
    [0] ne coûte aucune mouche
    [1] coûte une mouche
   *[other] coûte { $flies } mouches
}
mow-effect-round = termine la manche
mow-effect-match = termine la partie
mow-role-starter = A commencé la manche
mow-row-total = mouches en tout
mow-row-round = mouches dans cette manche
mow-row-shed = cartes dans l’étable
mow-row-hand = cartes en main
mow-log-start = { $who ->
    [you] Tu commences la première manche.
   *[other] { $name } commence la première manche.
}
mow-log-deal = { $who ->
    [you] Tu reçois : { $card }.
   *[other] { $name } reçoit : { $card }.
}
mow-log-draw = { $who ->
    [you] Tu pioches : { $card }.
   *[other] { $name } pioche : { $card }.
}
mow-log-play = { $who ->
    [you] Tu joues : { $card }
   *[other] { $name } joue : { $card }
}
mow-log-play-at = { $who ->
    [you] Tu joues sur le troupeau { $herd } : { $card }
   *[other] { $name } joue sur le troupeau { $herd } : { $card }
}
mow-log-back = { $who ->
    [you] Tu prends en main : { $card }.
   *[other] { $name } prend en main : { $card }.
}
mow-log-take = { $who ->
    [you] Tu prends le troupeau : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $flies ->
        [0] aucune mouche
        [one] { $flies } mouche
       *[other] { $flies } mouches
    }.
   *[other] { $name } prend le troupeau : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $flies ->
        [0] aucune mouche
        [one] { $flies } mouche
       *[other] { $flies } mouches
    }.
}
mow-log-take-at = { $who ->
    [you] Tu prends le troupeau { $herd } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $flies ->
        [0] aucune mouche
        [one] { $flies } mouche
       *[other] { $flies } mouches
    }.
   *[other] { $name } prend le troupeau { $herd } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $flies ->
        [0] aucune mouche
        [one] { $flies } mouche
       *[other] { $flies } mouches
    }.
}
mow-log-round = La manche est terminée. Les cartes en main comptent aussi.
mow-log-scored = { $who ->
    [you] Tes mouches : { $flies } dans cette manche (dont { $hand } en main), { $total } en tout.
   *[other] Mouches ({ $name }) : { $flies } dans cette manche (dont { $hand } en main), { $total } en tout.
}
mow-log-next = { $who ->
    [you] Tu commences la manche suivante.
   *[other] { $name } commence la manche suivante.
}
mow-log-next-most = { $who ->
    [you] Tu as le plus de mouches et tu commences la manche suivante.
   *[other] { $name } a le plus de mouches et commence la manche suivante.
}
mow-log-pass = { $who ->
    [you] Tu n’as aucune carte pour commencer un troupeau : tu passes.
   *[other] { $name } n’a aucune carte pour commencer un troupeau et passe.
}
mow-refuse-GAME_OVER = La partie est terminée.
mow-refuse-NOT_YOUR_TURN = Ce n’est pas ton tour.
mow-refuse-NOT_IN_HAND = Tu n’as pas cette carte.
mow-refuse-NOTHING_TO_TAKE = Il n’y a pas de troupeau à prendre : commences-en un.
mow-refuse-CANNOT_START_A_HERD = Cette vache ne peut pas commencer un troupeau. Joue une autre carte.
mow-refuse-MAD_COW_FORBIDS_FLY_FREE = Aucune vache sans mouche ne peut rejoindre un troupeau où se trouve la vache folle.
mow-refuse-NOT_OUTSIDE_THE_ENDS = Le numéro doit être plus petit que tous ceux du troupeau, ou plus grand.
mow-refuse-NO_COW_WITH_THAT_NUMBER = Aucune vache du troupeau ne porte ce numéro.
mow-refuse-NO_MISSING_NUMBER = Une retardataire a besoin d’un trou dans le troupeau.
mow-refuse-END_COW_HAS_FLIES = Le veau ne va qu’à côté d’une vache sans mouche.
mow-refuse-NO_EIGHT = Le troupeau n’a pas de 8 que la vache folle puisse remplacer.
mow-refuse-NO_ARROW_CHOICE = Seule une vache spéciale verte permet de retourner la flèche.
mow-refuse-NO_NEXT_PLAYER_CHOICE = Seule une vache spéciale jaune permet de choisir qui joue ensuite.
mow-refuse-NO_END_CHOICE = On ne choisit une extrémité que pour le veau.
mow-refuse-NO_SUCH_SEAT = La personne suivante doit être à cette table.
mow-refuse-CANNOT_CHOOSE_SELF = La personne suivante doit être quelqu’un d’autre.
mow-refuse-END_MUST_BE_CHOSEN = Le veau convient aux deux extrémités : choisis-en une.

# Le jeu en une phrase
mow-about = Ajoute des vaches aux deux extrémités du troupeau, ou prends-le avec toutes ses mouches.
mow-blurb = des vaches bien rangées, des mouches à éviter

# Options de la table
mow-option-target = Mouches pour finir la partie
mow-option-next-start = Qui commence la manche suivante
mow-value-next-start-most-flies = le fermier qui a le plus de mouches
mow-value-next-start-rotate = à tour de rôle
mow-option-first-starter = Qui commence la première manche

# La première leçon : quoi faire, et ce que cela montre
mow-lesson-1 = Le troupeau va de 7 à 11. Ajoute une vache plus petite que toutes les autres, ou plus grande.
mow-lesson-1-done = Entre les deux, c’est interdit. Ensuite, tu pioches une carte, et la flèche indique qui joue. Appuie longuement sur une carte, ou clique dessus avec le bouton droit, pour savoir ce qu’elle fait.
mow-lesson-2 = Une acrobate 7 saute sur un 7 du troupeau. Joue-la.
mow-lesson-2-done = Elle ne prend pas de place dans le troupeau. Les vaches spéciales vertes ont cinq mouches, et elles permettent de retourner la flèche.
mow-lesson-3 = Une retardataire se glisse dans un trou du troupeau. Joue-la.
mow-lesson-3-done = S’il manque un numéro entre les extrémités, la retardataire prend sa place.
mow-lesson-4 = Un serre-file ferme son extrémité : rien ne dépasse 16. Joue-le et retourne la flèche.
mow-lesson-4-done = La personne de l’autre côté joue maintenant, et plus aucune vache ne peut être ajoutée à l’extrémité haute.
mow-lesson-5 = Aucune de tes vaches ne convient : tu dois prendre le troupeau, mouches comprises.
mow-lesson-5-done = Tu commences aussitôt un nouveau troupeau. Tu peux aussi en prendre un quand une carte convient. À la fin, la personne qui a le moins de mouches gagne.

# What one is trying to do
mow-aim = But : avoir le moins de mouches à la fin.
mow-aim-take = { $flies ->
    [0] prendre ne coûte rien
    [one] prendre coûte { $flies } mouche
   *[other] prendre coûte { $flies } mouches
}
mow-aim-end = { $flies ->
    [one] fin à { $flies } mouche
   *[other] fin à { $flies } mouches
}

# What things are, for those who touch them
mow-what-cow = Une vache convient si son numéro est plus petit que tous ceux du troupeau, ou plus grand.
mow-what-blocker = Le serre-file ferme son extrémité : rien en dessous de 0, rien au-dessus de 16. Cinq mouches.
mow-what-acrobat = L’acrobate saute sur une vache du même numéro, où qu’elle soit dans le troupeau. Cinq mouches.
mow-what-slowpoke = La retardataire comble un trou : elle prend la place d’un numéro manquant. Cinq mouches.
mow-what-calf = Le veau se place à une extrémité, à côté d’une vache sans mouche : il vaut un de moins ou un de plus. Cinq mouches.
mow-what-thin = La vache maigre se joue selon son numéro, mais tu ne pioches pas. Cinq mouches.
mow-what-dairy = La vache laitière se joue selon son numéro, et tu pioches deux cartes. Cinq mouches.
mow-what-mad = La vache folle remplace un 8. Ensuite, aucune vache sans mouche ne peut rejoindre ce troupeau. Cinq mouches.
mow-why-flies = { $who ->
    [you] Toi :
   *[other] { $name } :
} { $flies ->
    [one] { $flies } mouche
   *[other] { $flies } mouches
} ; la partie s’achève à { $goal }.
mow-break-round = Manche suivante : toutes les cartes sont mélangées et redistribuées. Les mouches restent au compteur.
mow-preset-quick = La partie s’achève à 40 mouches : une à trois manches.
mow-preset-family = La partie s’achève à 60 mouches.
mow-help-target = Si quelqu’un atteint ce total à la fin d’une manche, la partie s’achève : la personne qui a le moins de mouches gagne.
mow-help-next-start = Cette personne joue la première carte de la manche.
mow-help-first-starter = Qui joue la toute première carte.

# What speaks for a move, when a hint says why
mow-reason-take = { $flies ->
    [0] prendre ne coûte rien maintenant
    [one] prendre coûte maintenant { $flies } mouche ; plus tard, ce sera peut-être davantage
   *[other] prendre coûte maintenant { $flies } mouches ; plus tard, ce sera peut-être davantage
}
mow-reason-rid = te débarrasse de { $flies ->
    [one] { $flies } mouche
   *[other] { $flies } mouches
}
mow-reason-avoid = t’évite de prendre { $flies ->
    [one] { $flies } mouche
   *[other] { $flies } mouches
}
mow-reason-narrow = { $low ->
    [0] { $high ->
        [16] ensuite, plus aucune vache ordinaire ne convient
       *[other] les vaches ordinaires devront ensuite dépasser { $high }
    }
   *[other] { $high ->
        [16] les vaches ordinaires devront ensuite être au-dessous de { $low }
       *[other] les vaches ordinaires devront ensuite être au-dessous de { $low } ou au-dessus de { $high }
    }
}
mow-reason-still = { $count ->
    [one] une de tes autres vaches ordinaires convient encore
   *[other] { $count } de tes autres vaches ordinaires conviennent encore
}
mow-reason-save = garde tes vaches spéciales pour plus tard

# The lesson goes on

mow-lesson-6 = Le troupeau a été pris : commences-en un nouveau avec une carte qui le permet, donc ni acrobate ni retardataire.
mow-lesson-6-done = Plus le numéro est proche du milieu, plus il reste de place aux deux extrémités, pour toi et pour les autres.
mow-lesson-7 = La pioche est vide, et aucune de tes cartes ne convient. Prends le troupeau.
mow-lesson-7-done = Quand la pioche est vide, prendre un troupeau termine la manche. Toutes les mouches comptent, même celles des cartes en main : débarrasse-t’en à temps. Un fermier a maintenant 100 mouches ou plus : la partie est finie, et tu gagnes avec le moins de mouches. C’est tout ce qu’il faut savoir pour jouer à trois, quatre ou cinq.
mow-log-deal-hidden = { $who ->
    [you] Tu reçois une carte.
   *[other] { $name } reçoit une carte.
}
mow-log-draw-hidden = { $who ->
    [you] Tu pioches une carte.
   *[other] { $name } pioche une carte.
}
mow-herd-empty = Le troupeau est vide
mow-herd-of-three-empty = Le troupeau { $herd } est vide
mow-card-special = { $card }, { $packet ->
    [green] carte verte
   *[yellow] carte jaune
}, { $flies } mouches

# What a puzzle is about

mow-theme-free = Prends le troupeau tant que c’est gratuit
mow-theme-take = Choisis le moindre mal
mow-theme-squeeze = Fais prendre le troupeau aux autres
mow-theme-turn = Retourne la flèche
mow-theme-rid = Débarrasse-toi des mouches
mow-theme-room = Garde de la place pour tes cartes
mow-theme-keep = Garde tes vaches spéciales
mow-theme-special = Utilise une vache spéciale
mow-keep-seat = Jouer, puis { $name }
mow-flip-seat = Jouer, flèche retournée, puis { $name }
mow-keep-herd = Jouer, puis troupeau { $herd }
mow-flip-herd = Jouer, flèche retournée, puis troupeau { $herd }
mow-aim-after = { $who ->
    [you] Après toi : { $then }
   *[other] Après { $name } : { $then }
}
mow-aim-after-name = { $who ->
    [you] toi
   *[other] { $name }
}
mow-aim-after-herd = Ensuite : troupeau { $herd }
mow-aim-next = ensuite
mow-aim-round = { $flies } cette manche
mow-aim-gap = N’importe quel trou : cela ne change rien.
mow-aim-herds = troupeaux
mow-aim-hand = main
mow-aim-total = total
mow-aim-before = avant
mow-aim-last = pioche vide : le prochain troupeau pris termine la manche

# More things that explain themselves
mow-what-deck = Après avoir joué, tu pioches ici une carte. Une fois la pioche vide, le prochain troupeau pris termine la manche.
mow-what-arrow = La flèche indique qui joue ensuite. Une vache spéciale verte permet de la retourner.
mow-what-arrow-herds = La flèche indique quel troupeau vient ensuite. Une vache spéciale verte permet de la retourner.
mow-what-shed = Les mouches reçues jusqu’ici. À la fin de la manche, celles des cartes en main s’y ajoutent.
mow-what-joined = Cette vache est dans le troupeau. Le fermier qui prend le troupeau en reçoit toutes les mouches.
mow-what-stand = Un numéro absent du troupeau. Entre les deux extrémités, seule une retardataire peut se placer.
mow-what-hand = Chacun ne voit que ses propres cartes. Les mouches encore en main comptent à la fin de la manche.
mow-what-take = Le fermier qui prend le troupeau en reçoit les mouches. Tu peux le prendre à chaque tour, et tu le dois si aucune de tes cartes ne convient.
mow-what-end = Dès qu’un fermier a ce nombre de mouches après une manche, la partie se termine. Le plus petit nombre gagne.

# What happens for the first time
mow-first-take = Le troupeau et toutes ses mouches vont au fermier qui le prend, et celui-ci en commence un nouveau, sauf si la pioche est vide.
mow-first-turn = La flèche a été retournée : à partir de maintenant, on joue dans l’autre sens.

# The lesson: other moves, and the rest of the game
mow-lesson-1-other = Tu peux prendre le troupeau, mais tu as des vaches qui conviennent : moins de 7 ou plus de 11.
mow-lesson-2-other = Ce coup est permis, mais cette étape porte sur l’acrobate 7.
mow-lesson-3-other = Tu peux toujours prendre le troupeau, mais tu reçois alors ses mouches. La retardataire a sa place dans un trou.
mow-lesson-4-other = La flèche n’a pas été retournée. Joue le 16 et retourne la flèche.
mow-lesson-8 = À partir de six fermiers, il y a des vaches spéciales jaunes. Joue la vache maigre et choisis qui joue ensuite.
mow-lesson-8-done = Une vache spéciale jaune te laisse choisir qui joue ensuite ; la flèche ne change pas.
mow-lesson-8-other = Ce coup est permis, mais cette étape porte sur la vache maigre jaune.
mow-lesson-9 = À deux, on joue avec trois troupeaux, l’un après l’autre. Ajoute une vache au troupeau 1.
mow-lesson-9-done = L’autre fermier joue maintenant sur le troupeau 2. Ici, la flèche donne l’ordre des troupeaux, et on ne prend que le troupeau actuel.
mow-lesson-9-other = Tu peux prendre le troupeau, mais tu as des cartes qui conviennent : moins de 5 ou plus de 9.
