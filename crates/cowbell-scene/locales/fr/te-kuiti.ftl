# Te Kuiti
tek-end = Finir le tour
tek-field = Pré
tek-place = { $cell }
tek-edges = Emplacements des clôtures
tek-edge-place = emplacement { $edge }
tek-edge = { $side ->
    [n] au nord
    [e] à l’est
    [s] au sud
   *[w] à l’ouest
} de { $cell }
tek-a-tile = { $kind ->
    [J] un mouton joyeux
    [S] un mouton endormi
    [T] un mouton timide
    [A] un mouton fâché
    [D] un mouton rêveur
    [R] un bélier
   *[H] un berger
}
tek-tile-down = tuile face cachée
tek-fence = { $count ->
    [one] clôture
   *[other] { $count } clôtures
}
tek-stock = Clôtures restantes
tek-taken = Moutons pris
tek-removed = Béliers et bergers partis
tek-enclosed = { $count ->
    [one] enclos : { $count } tuile
   *[other] enclos : { $count } tuiles
}
tek-ask-start = Le hasard décide qui commence comme berger …
tek-ask-tile = On retourne une tuile …
tek-ask-place = { $who ->
    [you] { $count ->
        [one] À toi : pose encore une clôture.
       *[other] À toi : pose { $count } clôtures.
    }
   *[other] { $count ->
        [one] { $name } pose encore une clôture.
       *[other] { $name } pose { $count } clôtures.
    }
}
tek-ask-last = { $who ->
    [you] { $count ->
        [one] Dernier tour de la manche : pose encore une clôture.
       *[other] Dernier tour de la manche : pose { $count } clôtures.
    }
   *[other] { $count ->
        [one] Dernier tour de la manche : { $name } pose encore une clôture.
       *[other] Dernier tour de la manche : { $name } pose { $count } clôtures.
    }
}
tek-ask-flip = { $who ->
    [you] { $flipped ->
        [0] À toi : retourne une tuile.
       *[other] Trouve la paire : retourne encore une tuile.
    }
   *[other] { $flipped ->
        [0] { $name } retourne une tuile.
       *[other] { $name } retourne encore une tuile.
    }
}
tek-ask-solo = { $who ->
    [you] { $flipped ->
        [0] Retourne une tuile.
       *[other] Trouve la paire : retourne encore une tuile.
    }
   *[other] { $flipped ->
        [0] { $name } retourne une tuile.
       *[other] { $name } retourne encore une tuile.
    }
}
tek-ask-final = { $who ->
    [you] { $flipped ->
        [0] Phase finale : retourne une tuile ; elle reste visible.
       *[other] Phase finale : retourne encore une tuile ; elle reste visible.
    }
   *[other] { $flipped ->
        [0] Phase finale : { $name } retourne une tuile.
       *[other] Phase finale : { $name } retourne encore une tuile.
    }
}
tek-ask-take = { $who ->
    [you] Phase finale : prends une paire ou retourne une tuile.
   *[other] Phase finale : { $name } prend une paire ou retourne une tuile.
}
tek-ask-end = { $who ->
    [you] Phase finale : prends une paire ou finis ton tour.
   *[other] Phase finale : { $name } prend une paire ou finit son tour.
}
tek-ask-ram = { $who ->
    [you] Un bélier ! Enlève une clôture.
   *[other] Un bélier ! { $name } enlève une clôture.
}
tek-ask-herd = { $who ->
    [you] Un berger ! Pose une clôture.
   *[other] Un berger ! { $name } pose une clôture.
}
tek-over = { $who ->
    [you] Tu gagnes { $more } à { $fewer } !
   *[other] { $name } gagne { $more } à { $fewer }.
}
tek-over-cleared = { $who ->
    [you] Tu as vidé le pré : tu gagnes !
   *[other] { $name } a vidé le pré et gagne.
}
tek-over-left = { $count ->
    [one] Il reste { $count } tuile : les pâquerettes gagnent.
   *[other] Il reste { $count } tuiles : les pâquerettes gagnent.
}
tek-move-fence = clôture { $edge }
tek-move-unfence = enlever la clôture { $edge }
tek-move-flip = retourner { $cell }
tek-move-take = prendre { $one } et { $two }
tek-effect-enclose = { $count ->
    [one] enclôt { $count } tuile
   *[other] enclôt { $count } tuiles
}
tek-effect-open = { $count ->
    [one] libère { $count } tuile
   *[other] libère { $count } tuiles
}
tek-effect-collect = { $count ->
    [one] prend { $count } mouton
   *[other] prend { $count } moutons
}
tek-effect-round = termine la manche
tek-effect-draw = termine la partie à égalité
tek-effect-final = commence la phase finale
tek-effect-last = laisse un dernier tour au berger
tek-row-round = manche
tek-row-fences = clôtures restantes
tek-row-flipped = moutons retournés
tek-row-gone = tuiles enlevées
tek-row-enclosed = tuiles encloses
tek-row-taken = moutons pris
tek-row-before = première manche
tek-role-alone = En solo contre les pâquerettes
tek-role-open = Joueur
tek-role-shepherd = Berger
tek-role-sheep = Moutons
tek-then = { $first } { $then }
tek-log-start = { $who ->
    [you] Tu commences comme berger.
   *[other] { $name } commence comme berger.
}
tek-log-fence = { $who ->
    [you] Tu poses une clôture { $edge }.
   *[other] { $name } pose une clôture { $edge }.
}
tek-log-enclosed = { $count ->
    [one] Cela enclôt { $count } tuile.
   *[other] Cela enclôt { $count } tuiles.
}
tek-log-unfence = { $who ->
    [you] Tu enlèves la clôture { $edge }.
   *[other] { $name } enlève la clôture { $edge }.
}
tek-log-opened = { $count ->
    [one] Cela libère { $count } tuile.
   *[other] Cela libère { $count } tuiles.
}
tek-log-flip = { $who ->
    [you] Tu retournes { $cell }.
   *[other] { $name } retourne { $cell }.
}
tek-log-again = { $who ->
    [you] Tu retournes { $cell } : { $tile }.
   *[other] { $name } retourne { $cell } : { $tile }.
}
tek-log-tile = En { $cell } : { $tile }.
tek-log-take = { $who ->
    [you] Tu prends la paire en { $one } et { $two }.
   *[other] { $name } prend la paire en { $one } et { $two }.
}
tek-log-end = { $who ->
    [you] Tu finis ton tour.
   *[other] { $name } finit son tour.
}
tek-log-daisy = Sa pâquerette pose une clôture { $edge }.
tek-log-pair = { $who ->
    [you] Une paire : tu prends les deux.
   *[other] Une paire : { $name } prend les deux.
}
tek-log-down = Pas de paire : de nouveau face cachée.
tek-log-final = La phase finale commence.
tek-log-round = La manche { $round } est finie.
tek-log-points = { $who ->
    [you] { $count ->
        [one] Tu as { $count } point.
       *[other] Tu as { $count } points.
    }
   *[other] { $count ->
        [one] { $name } a { $count } point.
       *[other] { $name } a { $count } points.
    }
}
te-kuiti-refuse-GAME_OVER = La partie est finie.
te-kuiti-refuse-NOT_YOUR_TURN = Ce n’est pas ton tour.
te-kuiti-refuse-WRONG_PHASE = C’est autre chose qui est à faire maintenant.
te-kuiti-refuse-EDGE_TAKEN = Une clôture s’y trouve déjà.
te-kuiti-refuse-NO_FENCE_THERE = Il n’y a pas de clôture ici.
te-kuiti-refuse-FLIP_DUE = Tu dois encore retourner : deux moutons par tour, tant qu’une tuile peut l’être.
te-kuiti-refuse-NO_FLIP_DUE = Tu as déjà retourné deux moutons dans ce tour.
te-kuiti-refuse-NOT_FINAL_PHASE = On ne prend les paires soi-même que dans la phase finale.
te-kuiti-refuse-NO_TILE = Il n’y a pas de tuile sur cette case.
te-kuiti-refuse-TILE_ENCLOSED = Cette tuile est enclose.
te-kuiti-refuse-TILE_FACE_UP = Cette tuile est déjà visible.
te-kuiti-refuse-TILE_FACE_DOWN = Cette tuile est face cachée.
te-kuiti-refuse-NOT_A_PAIR = Ces deux moutons sont différents.

# Le jeu en une phrase
te-kuiti-about = Dresse des clôtures autour du troupeau, ou trouve les paires de moutons avant qu’ils soient enfermés.
te-kuiti-blurb = des moutons à retenir, des clôtures à poser

# Options de la table
te-kuiti-option-mode = Mode
te-kuiti-value-mode-duel = à deux
te-kuiti-value-mode-solo = seul contre les pâquerettes
te-kuiti-option-first-shepherd = Premier berger
te-kuiti-option-rounds = Manches
te-kuiti-option-final-phase = Phase finale
te-kuiti-value-final-phase-latched = dure jusqu’à la fin de la manche
te-kuiti-value-final-phase-dynamic = tant qu’il reste au plus cinq tuiles
te-kuiti-option-memory-aid = Aide-mémoire
te-kuiti-value-memory-aid-off = aucune : se souvenir, c’est le jeu
te-kuiti-value-memory-aid-last-turn = le journal nomme le dernier tour
te-kuiti-value-memory-aid-all = tout ce qui a été vu reste visible
te-kuiti-option-daisies = Pâquerettes
te-kuiti-value-daisies-standard = toutes
te-kuiti-value-daisies-gentle = moins
te-kuiti-option-take-enclosed = Prendre les paires encloses

# La première leçon : quoi faire, et ce que cela montre
te-kuiti-lesson-1 = Tu es le berger et tu poses deux clôtures par tour. Poses-en une où tu veux.
te-kuiti-lesson-1-done = Il y a trente clôtures. Quand la dernière est posée, la manche est finie.
te-kuiti-lesson-2 = Il manque une clôture au coin. Ferme-le.
te-kuiti-lesson-2-done = Une tuile qui ne peut plus sortir est enfermée : personne ne peut la retourner, et elle compte pour toi à la fin. Le bord du champ n’est pas une clôture.
te-kuiti-lesson-3 = Maintenant tu joues les moutons. Retourne une tuile.
te-kuiti-lesson-3-done = Tu retournes jusqu’à voir deux moutons. Pareils, ils sont à toi ; sinon on les cache de nouveau : retiens-les.
te-kuiti-lesson-4 = Un mouton endormi est visible en b3. Tu en as vu un autre en b5. Retourne-le.
te-kuiti-lesson-4-done = Une paire ! Tu prends les deux, un point chacun, et leurs places restent vides.
te-kuiti-lesson-5 = Tu as retourné un bélier. Choisis la clôture qu’il renverse.
te-kuiti-lesson-5-done = Béliers et bergers ne comptent pas comme moutons : tu continues à retourner. Un berger donne une clôture de plus à l’autre joueur.

# What one is trying to do
te-kuiti-aim = But : gagner le plus de tuiles en deux manches : enfermées par le berger, prises par paires par les moutons.

# What things are, for those who touch them
te-kuiti-what-fence = Une barrière reste en place. Seul un bélier permet aux moutons d’en retirer une.
te-kuiti-what-edge = Les barrières se placent entre les tuiles et autour du champ ; c’est le berger qui les pose.
te-kuiti-what-gap = Une case vide reste du terrain : elle peut être enfermée, mais seules les tuiles comptent.
te-kuiti-what-enclosed = Cette tuile est enfermée : on ne peut pas la retourner, et elle compte pour le berger.
te-kuiti-what-ram = Un bélier quitte le champ, et les moutons retirent une barrière au choix.
te-kuiti-what-shepherd = Un berger quitte le champ, et le joueur berger pose une barrière.
te-kuiti-what-sheep = Deux moutons identiques forment une paire : un point chacun pour les moutons.
te-kuiti-what-tile = Les moutons retournent des tuiles cachées qui ne sont pas enfermées.
te-kuiti-why-fences = La dernière barrière est posée : la partie s’achève.
te-kuiti-why-enclosed = Toutes les tuiles restantes sont enfermées : la partie s’achève.
te-kuiti-why-seen = Toutes les tuiles hors des enclos étaient visibles, et le berger a joué le dernier tour.
te-kuiti-break-round = Les rôles s’échangent, avec de nouvelles tuiles et toutes les barrières : le berger joue les moutons, et inversement.
te-kuiti-break-final = La phase finale commence : les moutons restent visibles, et le joueur des moutons peut prendre toute paire visible.
te-kuiti-preset-quick = Une seule manche, sans échange des rôles.
te-kuiti-preset-family = Tout ce qui a été vu reste visible, et les pâquerettes sont douces.
te-kuiti-help-rounds = En deux manches, chacun est berger une fois.
te-kuiti-help-final-phase = En phase finale, les moutons restent visibles et les paires se prennent à tout moment.
te-kuiti-help-memory-aid = Ce que la table retient pour toi.
te-kuiti-help-daisies = En solo : chaque pâquerette pose une barrière de son côté de la tuile.
te-kuiti-help-take-enclosed = En solo : les paires enfermées peuvent aussi être prises.
