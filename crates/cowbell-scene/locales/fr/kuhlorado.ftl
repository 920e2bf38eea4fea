# Kuhlorado
kuh-role = { $face ->
    [x] croix
   *[o] ronds
}
kuh-mark = { $face ->
    [x] croix
   *[o] rond
}
kuh-face = { $face ->
    [c] une vache
   *[other] un { $face }
}
kuh-cell = { $cell }
kuh-cells = { $one } et { $two }
kuh-then = { $first }, { $next }
kuh-place = { $ground ->
    [trough] { $cell }, abreuvoir
    [border] { $cell }, { $print ->
        [c] vache
       *[other] { $print }
    }, pré de bordure
   *[inner] { $cell }, { $print ->
        [c] vache
       *[other] { $print }
    }
}
kuh-no-sheet = Feuille
kuh-sheet = Feuille { $sheet } : il reste { $cows ->
    [one] { $cows } vache libre
   *[other] { $cows } vaches libres
} et { $numbers ->
    [one] { $numbers } nombre libre
   *[other] { $numbers } nombres libres
}. La partie finit quand il ne reste aucune vache ou seulement cinq nombres.
kuh-dice = Dés
kuh-die = Dé { $die } : { $face }
kuh-where = { $where ->
    [north] pré du nord
    [east] pré de l’est
    [south] pré du sud
    [west] pré de l’ouest
   *[other] abreuvoir { $where }
}
kuh-contest = { $where }, { $points } points : croix { $crosses }, ronds { $circles }
kuh-area = { $face ->
    [x] Zone des croix
   *[o] Zone des ronds
} : { $size } cases, { $points } points ; plus à partir de { $goal } cases
kuh-area-largest = { $face ->
    [x] Zone des croix
   *[o] Zone des ronds
} : { $size } cases, { $points } points
kuh-ask-roll = { $who ->
    [you] Tu lances les dés …
   *[other] { $name } lance les dés …
}
kuh-ask-reroll = { $who ->
    [you] À toi : garde { $one } et { $two }, ou choisis les dés à relancer.
   *[other] { $name } a { $one } et { $two } et peut relancer.
}
kuh-ask-cows = { $who ->
    [you] À toi : marque deux vaches, où tu veux.
   *[other] { $name } marque deux vaches.
}
kuh-ask-cow = { $who ->
    [you] À toi : marque une vache.
   *[other] { $name } marque une vache.
}
kuh-ask-mixed = { $who ->
    [you] À toi : marque une vache ou un { $number }, ou les deux avec exactement une case entre eux.
   *[other] { $name } marque une vache, un { $number }, ou les deux.
}
kuh-ask-number = { $who ->
    [you] À toi : marque un { $number }.
   *[other] { $name } marque un { $number }.
}
kuh-ask-numbers = { $who ->
    [you] À toi : marque un { $one } ou un { $two }.
   *[other] { $name } marque un { $one } ou un { $two }.
}
kuh-ask-pass = { $who ->
    [you] Aucun de ces nombres n’est libre : tu dois passer.
   *[other] Aucun de ces nombres n’est libre : { $name } doit passer.
}
kuh-over = { $who ->
    [you] Tu gagnes par { $points } points à { $others } !
   *[other] { $name } gagne par { $points } points à { $others }.
}
kuh-button-keep = Garder les deux dés
kuh-button-roll = Relancer les dés choisis
kuh-button-pass = Passer
kuh-move-reroll = { $dice ->
    [both] Relancer les deux dés
   *[other] Relancer le dé { $dice }
}
kuh-move-mark = Marquer { $cells }
kuh-effect-lead = { $where } +{ $points }
kuh-effect-break = { $who ->
    [you] { $where } −{ $points } pour toi
   *[other] { $where } −{ $points } pour { $name }
}
kuh-effect-area = zone de { $size } cases { $points }
kuh-effect-interim = les doubles sont comptés : croix { $crosses }, ronds { $circles }
kuh-effect-draw = finit la partie à égalité
kuh-ends = la partie finit
kuh-row-meadows = prés, { $led } sur 4 en tête
kuh-row-troughs = abreuvoirs, { $led } sur 4 en tête
kuh-row-areas = zones, { $largest ->
    [one] la plus grande a { $largest } case
   *[other] la plus grande a { $largest } cases
}
kuh-row-interim = doubles
kuh-row-cows = vaches marquées avant le compte des doubles
kuh-log-sheet = La feuille { $sheet } est sur la table.
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
       *[other] Tu relances le dé { $dice }.
    }
   *[other] { $dice ->
        [both] { $name } relance les deux dés.
       *[other] { $name } relance le dé { $dice }.
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
    [you] Tu marques { $cells } : { $results }.
   *[other] { $name } marque { $cells } : { $results }.
}
kuhlorado-refuse-GAME_OVER = La partie est finie.
kuhlorado-refuse-NOT_YOUR_TURN = Ce n’est pas ton tour.
kuhlorado-refuse-NOTHING_TO_REROLL = Les dés ne peuvent plus être relancés.
kuhlorado-refuse-WRONG_PHASE = Décide d’abord quels dés tu relances.
kuhlorado-refuse-MUST_MARK = Tu peux marquer une case, donc tu dois le faire.
kuhlorado-refuse-TROUGH = Un abreuvoir ne peut pas être marqué.
kuhlorado-refuse-CELL_TAKEN = Cette case est déjà marquée.
kuhlorado-refuse-SYMBOL_NOT_ROLLED = Aucun des deux dés ne montre cela.
kuhlorado-refuse-TWO_CELLS_DUE = Tu as deux vaches : marque deux vaches.
kuhlorado-refuse-ONE_CELL_ONLY = Tu as deux nombres : marque une seule case.
kuhlorado-refuse-ONE_OF_EACH = De deux cases, l’une doit montrer la vache et l’autre le nombre.
kuhlorado-refuse-NOT_ONE_CELL_APART = Il faut exactement une case entre les deux, en ligne droite ou en diagonale.

# Le jeu en une phrase
kuhlorado-about = Lance deux dés, coche des prés sur une feuille commune et gagne les bords et les abreuvoirs.
kuhlorado-blurb = deux dés, une feuille, croix contre ronds

# Options de la table
kuhlorado-option-sheet = Feuille
kuhlorado-value-sheet-seed = feuille tirée du nombre { $number }
kuhlorado-option-pro = Variante pro (doubles à neuf vaches)
kuhlorado-option-starter = Qui commence

# La première leçon : quoi faire, et ce que cela montre
kuhlorado-lesson-1 = Tu as lancé deux nombres. Une fois par tour tu peux relancer : un dé ou les deux. Essaie.
kuhlorado-lesson-1-done = Après le second lancer, les dés restent. Tu aurais aussi pu garder le premier.
kuhlorado-lesson-2 = Avec deux nombres, tu coches une case qui montre l’un des deux. Choisis-en une.
kuhlorado-lesson-2-done = La marque est à toi pour toujours. Si aucune de ces cases n’est libre, tu passes.
kuhlorado-lesson-3 = Deux vaches ! Coche deux cases à vache, n’importe où.
kuhlorado-lesson-3-done = Les vaches sont rares : quand la dernière est cochée, la partie finit.
kuhlorado-lesson-4 = Une vache et un 3 : coche l’un des deux, ou une vache et un 3 séparés d’exactement une case.
kuhlorado-lesson-4-done = Une case entre les deux : sur une ligne, une colonne ou une diagonale. Peu importe ce qui est entre.
kuhlorado-lesson-5 = Chaque pré du bord vaut 3 points, un abreuvoir 2 ou 4, pour qui y a le plus de marques. Coche pour passer en tête quelque part.
kuhlorado-lesson-5-done = Les marques reliées comptent aussi : une zone de 5 vaut 2 points, 10 en valent 5, 15 en valent 12 et 20 en valent 20.

# What one is trying to do
kuhlorado-aim = But : dominer les prés et les abreuvoirs, et former de grands terrains.
kuhlorado-aim-left = Restent :
kuhlorado-aim-areas = Terrains : 5 cases rapportent 2 points, 10 en rapportent 5, 15 en rapportent 12, 20 en rapportent 20.

# What things are, for those who touch them
kuhlorado-what-die = Tu peux relancer un ou deux dés, une fois par tour.
kuhlorado-what-trough = Un abreuvoir rapporte ses points à qui a le plus de marques autour. Lui-même ne se marque pas.
kuhlorado-what-mark = Une marque reste. Les marques voisines forment des terrains.
kuhlorado-what-border = Un pré du pourtour rapporte 3 points à qui y a le plus de marques.
kuhlorado-what-cell = Tu ne peux marquer qu’une case libre qui montre ce que montrent tes dés.
kuhlorado-why-cows = Il ne reste aucune vache à marquer : la partie s’achève.
kuhlorado-why-numbers = Il ne reste que { $count } nombres : la partie s’achève.
kuhlorado-help-sheet = La disposition des nombres et des vaches ; chaque feuille est un nouveau défi.
kuhlorado-help-pro = Dès que neuf vaches sont marquées, les cases doubles rapportent des points, une fois.
