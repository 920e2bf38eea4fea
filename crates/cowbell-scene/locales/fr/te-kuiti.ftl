# Te Kuiti
tek-end = Finir le tour
tek-field = Champ
tek-place = { $cell }
tek-edges = Côtés des tuiles
tek-edge-place = côté situé { $edge }
tek-edge = { $side ->
    [n] au nord
    [e] à l’est
    [s] au sud
   *[w] à l’ouest
} de la case { $cell }
tek-a-tile = { $kind ->
    [J] un mouton joyeux
    [S] un mouton dormeur
    [T] un mouton timide
    [A] un mouton coléreux
    [D] un mouton rêveur
    [R] un bélier
   *[H] un berger
}
tek-tile-down = tuile face cachée
tek-fence = { $count ->
    [one] barrière
   *[other] { $count } barrières
}
tek-stock = Barrières restantes
tek-taken = Moutons pris
tek-removed = Béliers et bergers trouvés
tek-enclosed = { $count ->
    [one] enclos : { $count } tuile
   *[other] enclos : { $count } tuiles
}
tek-pair = une paire à prendre : { $kind ->
    [J] moutons joyeux
    [S] moutons dormeurs
    [T] moutons timides
    [A] moutons coléreux
   *[D] moutons rêveurs
}
tek-ask-start = Le hasard décide qui commence comme berger…
tek-ask-tile = Une tuile est retournée…
tek-ask-place = { $who ->
    [you] { $count ->
        [one] À toi : pose encore une barrière.
       *[other] À toi : pose { $count } barrières.
    }
   *[other] { $count ->
        [one] { $name } pose encore une barrière.
       *[other] { $name } pose { $count } barrières.
    }
}
tek-ask-late = { $who ->
    [you] { $count ->
        [one] Phase finale : pose encore une barrière.
       *[other] Phase finale : pose { $count } barrières.
    }
   *[other] { $count ->
        [one] Phase finale : { $name } pose encore une barrière.
       *[other] Phase finale : { $name } pose { $count } barrières.
    }
}
tek-ask-left = { $who ->
    [you] { $count ->
        [one] Phase finale, et une paire est encore visible : pose encore une barrière.
       *[other] Phase finale, et une paire est encore visible : pose { $count } barrières.
    }
   *[other] { $count ->
        [one] Phase finale, et une paire est encore visible : { $name } pose encore une barrière.
       *[other] Phase finale, et une paire est encore visible : { $name } pose { $count } barrières.
    }
}
tek-ask-last = { $who ->
    [you] { $count ->
        [one] Il n’y a plus rien à retourner. Dernier tour de la manche : pose encore une barrière.
       *[other] Il n’y a plus rien à retourner. Dernier tour de la manche : pose { $count } barrières.
    }
   *[other] { $count ->
        [one] Dernier tour de la manche : { $name } pose encore une barrière.
       *[other] Dernier tour de la manche : { $name } pose { $count } barrières.
    }
}
tek-ask-flip = { $who ->
    [you] { $flipped ->
        [0] À toi : retourne une tuile.
       *[other] Trouve la paire : retourne encore une tuile.
    }
   *[other] { $flipped ->
        [0] { $name } retourne une tuile.
       *[other] { $name } retourne encore une tuile.
    }
}
tek-ask-solo = { $who ->
    [you] { $flipped ->
        [0] Retourne une tuile.
       *[other] Trouve la paire : retourne encore une tuile.
    }
   *[other] { $flipped ->
        [0] { $name } retourne une tuile.
       *[other] { $name } retourne encore une tuile.
    }
}
tek-ask-final = { $who ->
    [you] { $flipped ->
        [0] Phase finale : retourne une tuile ; les moutons restent visibles.
       *[other] Phase finale : retourne encore une tuile ; les moutons restent visibles.
    }
   *[other] { $flipped ->
        [0] Phase finale : { $name } retourne une tuile.
       *[other] Phase finale : { $name } retourne encore une tuile.
    }
}
tek-ask-take = { $who ->
    [you] Phase finale : prends la paire ou retourne une tuile.
   *[other] Phase finale : { $name } prend une paire ou retourne une tuile.
}
tek-ask-end = { $who ->
    [you] Phase finale : prends la paire ou finis ton tour.
   *[other] Phase finale : { $name } prend une paire ou finit son tour.
}
tek-ask-ram = { $who ->
    [you] Un bélier ! Renverse la barrière de ton choix.
   *[other] Un bélier ! { $name } renverse une barrière.
}
tek-ask-herd = { $who ->
    [you] Un berger ! Pose une barrière.
   *[other] Un berger ! { $name } pose une barrière.
}
tek-over = { $who ->
    [you] Tu gagnes { $more } à { $fewer } !
   *[other] { $name } gagne { $more } à { $fewer }.
}
tek-over-cleared = { $who ->
    [you] Tu as vidé le champ : tu gagnes !
   *[other] { $name } a vidé le champ et gagne.
}
tek-over-left = { $count ->
    [one] Il reste { $count } tuile dans le champ : les pâquerettes gagnent.
   *[other] Il reste { $count } tuiles dans le champ : les pâquerettes gagnent.
}
tek-move-fence = barrière { $edge }
tek-move-unfence = renverser la barrière { $edge }
tek-move-flip = retourner { $cell }
tek-move-take = prendre { $one } et { $two }
tek-effect-enclose = { $count ->
    [one] enferme { $count } tuile
   *[other] enferme { $count } tuiles
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
tek-effect-final = lance la phase finale
tek-effect-last = donne un dernier tour au berger
tek-effect-leave = laisse une paire dans le champ
tek-row-round = manche
tek-row-fences = barrières restantes
tek-row-flipped = moutons retournés
tek-row-gone = tuiles retirées
tek-row-enclosed = tuiles enfermées
tek-row-taken = moutons pris
tek-row-before = points de la manche 1
tek-role-alone = En solo contre les pâquerettes
tek-role-open = Pas encore de rôle
tek-role-shepherd = Berger
tek-role-sheep = Moutons
tek-then = { $first } { $then }
tek-log-start = { $who ->
    [you] Tu commences comme berger.
   *[other] { $name } commence comme berger.
}
tek-log-fence = { $who ->
    [you] Tu poses une barrière { $edge }.
   *[other] { $name } pose une barrière { $edge }.
}
tek-log-enclosed = { $count ->
    [one] Cela enferme { $count } tuile.
   *[other] Cela enferme { $count } tuiles.
}
tek-log-unfence = { $who ->
    [you] Tu renverses la barrière { $edge }.
   *[other] { $name } renverse la barrière { $edge }.
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
    [you] Tu retournes { $cell } : { $tile }.
   *[other] { $name } retourne { $cell } : { $tile }.
}
tek-log-tile = En { $cell }, il y a { $tile }.
tek-log-match = Il va avec le mouton en { $cell } : la paire peut être prise.
tek-log-take = { $who ->
    [you] Tu prends la paire en { $one } et { $two }.
   *[other] { $name } prend la paire en { $one } et { $two }.
}
tek-log-end = { $who ->
    [you] Tu finis ton tour.
   *[other] { $name } finit son tour.
}
tek-log-left = Une paire reste visible : on pourra la prendre plus tard, si aucune barrière ne l’enferme.
tek-log-daisy = Sa pâquerette dresse une barrière { $edge }.
tek-log-pair = { $who ->
    [you] Une paire : tu prends les deux moutons.
   *[other] Une paire : { $name } prend les deux moutons.
}
tek-log-down = Pas de paire : les moutons sont remis face cachée.
tek-log-final = La phase finale commence.
tek-log-last = Toutes les tuiles libres sont visibles : le berger joue un dernier tour.
tek-log-round = La manche { $round } est terminée.
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
te-kuiti-refuse-GAME_OVER = La partie est terminée.
te-kuiti-refuse-NOT_YOUR_TURN = Ce n’est pas ton tour.
te-kuiti-refuse-WRONG_PHASE = Tu ne peux pas encore faire cela.
te-kuiti-refuse-EDGE_TAKEN = Il y a déjà une barrière ici. Choisis un côté libre.
te-kuiti-refuse-NO_FENCE_THERE = Il n’y a pas de barrière ici. Choisis-en une qui est en place.
te-kuiti-refuse-FLIP_DUE = Retourne encore une tuile : il faut deux moutons par tour, si c’est possible.
te-kuiti-refuse-NO_FLIP_DUE = Tu as déjà retourné deux moutons ce tour-ci.
te-kuiti-refuse-NOT_FINAL_PHASE = Tu ne peux choisir les paires toi-même qu’en phase finale.
te-kuiti-refuse-NO_TILE = Il n’y a pas de tuile sur cette case.
te-kuiti-refuse-TILE_ENCLOSED = Cette tuile est enfermée.
te-kuiti-refuse-TILE_FACE_UP = Cette tuile est déjà face visible.
te-kuiti-refuse-TILE_FACE_DOWN = Cette tuile est face cachée.
te-kuiti-refuse-NOT_A_PAIR = Ces deux moutons sont différents.

# Le jeu en une phrase
te-kuiti-about = Dresse des barrières autour du troupeau, ou trouve les paires de moutons avant qu’ils ne soient enfermés.
te-kuiti-blurb = des moutons à retenir, des barrières à poser

# Options de la table
te-kuiti-option-mode = Mode
te-kuiti-value-mode-duel = à deux
te-kuiti-value-mode-solo = solo contre les pâquerettes
te-kuiti-option-first-shepherd = Premier berger
te-kuiti-option-rounds = Manches
te-kuiti-option-final-phase = Phase finale
te-kuiti-value-final-phase-latched = jusqu’à la fin de la manche
te-kuiti-value-final-phase-dynamic = tant qu’au plus cinq tuiles sont libres
te-kuiti-option-memory-aid = Aide-mémoire
te-kuiti-value-memory-aid-off = aucun
te-kuiti-value-memory-aid-last-turn = le dernier tour reste dans l’historique
te-kuiti-value-memory-aid-all = tout ce qui a été vu reste visible
te-kuiti-option-daisies = Pâquerettes
te-kuiti-value-daisies-standard = toutes
te-kuiti-value-daisies-gentle = moins
te-kuiti-option-take-enclosed = Prendre les paires enfermées

# La première leçon : quoi faire, et ce que cela montre
te-kuiti-lesson-1 = Tu commences comme berger : tu poses deux barrières par tour. Touche un côté d’une tuile.
te-kuiti-lesson-1-done = Les barrières se dressent entre les tuiles ou tout autour du champ. Tu en as trente : quand la dernière est posée, la manche est terminée.
te-kuiti-lesson-2 = Des barrières sur les quatre côtés enferment une tuile. Il en manque une à la tuile du coin : pose-la.
te-kuiti-lesson-2-done = Enfermée ! Personne ne peut plus retourner cette tuile, et elle te vaut 1 point à la fin de la manche. Le bord du champ n’est pas une barrière : le coin en voulait quatre.
te-kuiti-lesson-3 = Maintenant, tu joues les moutons : tu cherches des paires. Retourne une tuile.
te-kuiti-lesson-3-done = Retourne des tuiles jusqu’à voir deux moutons. Identiques, ils sont à toi ; sinon, ils sont remis face cachée. Il y a cinq sortes de moutons, quatre de chaque.
te-kuiti-lesson-4 = Un mouton dormeur est visible en b3. Tu en as vu un autre en b5. Retourne-le.
te-kuiti-lesson-4-done = Une paire ! Tu prends les deux, 1 point chacun, et leurs cases restent vides. Deux moutons sont retournés : ton tour est fini.
te-kuiti-lesson-5 = Tu as retourné un bélier. Choisis la barrière qu’il renverse.
te-kuiti-lesson-5-done = Béliers et bergers ne comptent pas comme des moutons : continue à retourner. Il y a trois béliers, et deux bergers qui donnent chacun une barrière de plus à l’autre.

# What one is trying to do
te-kuiti-aim = But : avoir le plus de points. Le berger enferme des tuiles, le joueur mouton prend des paires.

# What things are, for those who touch them
te-kuiti-what-fence = Une barrière reste en place, sauf si un bélier la renverse.
te-kuiti-what-edge = Les barrières se posent sur les côtés des tuiles, y compris tout autour du champ. À deux, c’est le berger qui les pose ; en solo, ce sont les pâquerettes.
te-kuiti-what-gap = Une case vide peut aussi être enfermée, mais seules les tuiles comptent.
te-kuiti-what-enclosed = Cette tuile est enfermée : on ne peut pas la retourner. À deux, elle compte pour le berger.
te-kuiti-what-ram = Un bélier quitte le champ et renverse une barrière, au choix du joueur mouton.
te-kuiti-what-shepherd = Une tuile berger quitte le champ. À deux, le berger pose aussitôt une barrière de plus ; en solo, elle n’ajoute que la barrière de sa pâquerette.
te-kuiti-what-sheep = Deux moutons identiques forment une paire : un point chacun pour le joueur mouton.
te-kuiti-what-tile = Le joueur mouton retourne les tuiles face cachée qui ne sont pas enfermées.
te-kuiti-why-fences = La dernière barrière est posée : la partie s’achève.
te-kuiti-why-enclosed = Toutes les tuiles restantes sont enfermées : la partie s’achève.
te-kuiti-why-seen = Toutes les tuiles libres étaient visibles, et le berger a joué le dernier tour.
te-kuiti-round-fences = La dernière barrière est posée : la manche s’achève.
te-kuiti-round-enclosed = Toutes les tuiles restantes sont enfermées : la manche s’achève.
te-kuiti-round-seen = Toutes les tuiles libres étaient visibles, et le berger a joué le dernier tour.
te-kuiti-break-round = On échange les rôles, on remélange les tuiles, et toutes les barrières reviennent : le berger joue les moutons, et inversement.
te-kuiti-break-final = La phase finale commence : il reste au plus cinq tuiles libres. Les moutons restent maintenant visibles, et le joueur mouton peut en prendre deux identiques. Quand toutes les tuiles libres sont visibles, le berger joue un dernier tour et la manche s’achève.
te-kuiti-preset-quick = Une seule manche, sans échange des rôles.
te-kuiti-preset-family = Tout ce qui a été vu reste visible, et il y a moins de pâquerettes en solo.
te-kuiti-help-rounds = En deux manches, chacun est berger une fois.
te-kuiti-help-mode = En solo, tu joues contre les pâquerettes ; à deux, l’un pose des barrières et l’autre cherche des moutons.
te-kuiti-help-first-shepherd = Le berger pose les barrières ; en deux manches, les rôles s’échangent.
te-kuiti-help-final-phase = En phase finale, les moutons restent visibles et les paires se prennent à tout moment.
te-kuiti-help-memory-aid = Ce que la table retient pour toi.
te-kuiti-help-daisies = En solo : chaque pâquerette pose une barrière de son côté de la tuile.
te-kuiti-help-take-enclosed = En solo : tu peux prendre une paire que ses pâquerettes viennent d’enfermer.

# What speaks for a move, when a hint says why

te-kuiti-reason-pen = { $missing ->
    [one] encore { $missing } barrière pour enfermer { $count } tuiles
   *[other] encore { $missing } barrières pour enfermer { $count } tuiles
}
te-kuiti-reason-gap = { $missing ->
    [one] il manque alors { $missing } barrière autour de { $count } tuiles
   *[other] il manque alors { $missing } barrières autour de { $count } tuiles
}
te-kuiti-reason-pair = complète une paire
te-kuiti-reason-seen = les deux moutons de cette paire ont déjà été vus
te-kuiti-reason-chance = { $count ->
    [0] { $all ->
        [one] la seule tuile encore inconnue ne convient pas
       *[other] aucune des { $all } tuiles encore inconnues ne convient
    }
    [one] { $all ->
        [one] la seule tuile encore inconnue convient
       *[other] une des { $all } tuiles encore inconnues convient
    }
   *[other] { $count } des { $all } tuiles encore inconnues conviennent
}
te-kuiti-reason-new = personne n’a encore vu cette tuile
te-kuiti-reason-threat = { $missing ->
    [one] une barrière de plus l’enfermerait
   *[other] { $missing } barrières de plus l’enfermeraient
}

# The lesson goes on

te-kuiti-lesson-6 = Le joueur mouton a retourné une tuile berger : tu poses aussitôt une barrière de plus. Enferme autant de tuiles que possible.
te-kuiti-lesson-6-done = Les tuiles enfermées sont à toi, et plus personne ne peut les retourner. La tuile berger, elle, quitte le champ.
te-kuiti-lesson-7 = Plus tard, il reste au plus cinq tuiles libres : c’est la phase finale. Les moutons restent visibles, et tu peux en prendre deux identiques. Prends la paire.
te-kuiti-lesson-7-done = La manche finit quand la dernière barrière est posée ou, une fois toutes les tuiles libres visibles, après un dernier tour du berger. Puis on échange les rôles. Le plus de points sur les deux manches gagne.
te-kuiti-what-ram-alone = Un bélier quitte le champ, et tu renverses la barrière de ton choix.
te-kuiti-what-sheep-alone = Deux moutons identiques retournés pendant le même tour quittent le champ. Vide le champ pour gagner.
te-kuiti-what-tile-alone = Tu retournes des tuiles face cachée qui ne sont pas enfermées, jusqu’à ce que deux moutons soient visibles.
te-kuiti-aim-alone = But : vider le champ avant que les barrières ne s’épuisent ou n’enferment les dernières tuiles.
te-kuiti-aim-left = { $count ->
    [one] { $count } tuile libre
   *[other] { $count } tuiles libres
} (phase finale à 5 ou moins)
te-kuiti-aim-shepherd = But : avoir le plus de points. Tu poses les barrières : chaque tuile enfermée à la fin de la manche vaut 1 point.
te-kuiti-aim-sheep = But : avoir le plus de points. Tu cherches des paires : chaque mouton pris vaut 1 point, un mouton enfermé est perdu.
te-kuiti-aim-until = La manche finit quand la dernière barrière est posée ou que plus aucune tuile n’est libre. Une fois toutes les tuiles libres visibles, le berger joue un dernier tour.
te-kuiti-aim-few = { $count ->
    [one] { $count } libre
   *[other] { $count } libres
}
te-kuiti-aim-final = { $count ->
    [0] Phase finale : plus rien de caché
    [one] Phase finale : encore { $count } tuile cachée
   *[other] Phase finale : encore { $count } tuiles cachées
}
te-kuiti-aim-late = Phase finale
te-kuiti-aim-last = Dernier tour de la manche
te-kuiti-what-pair = Deux moutons identiques sont visibles. En phase finale, le joueur mouton peut prendre les deux, 1 point chacun, tant qu’aucune barrière ne les enferme.
tek-ask-shut = { $who ->
    [you] Ton mouton est maintenant enfermé, il n’y aura pas de paire. Retourne encore une tuile.
   *[other] Le mouton est maintenant enfermé. { $name } retourne encore une tuile.
}
tek-log-shut = La case { $cell } est enfermée, la paire ne peut pas être prise : les deux moutons sont remis face cachée.

# The match of the day
te-kuiti-day = Le jeu en solo : retire le plus de tuiles possible, sur les 25.

# What a puzzle is about

te-kuiti-theme-win = Gagne tout de suite
te-kuiti-theme-part = Sépare une paire connue
te-kuiti-theme-shut = Enferme une tuile
te-kuiti-theme-pen = Ferme l’enclos
te-kuiti-theme-fork = Deux menaces avec une barrière
te-kuiti-theme-threat = Menace de fermer un enclos
te-kuiti-theme-build = Prépare un enclos
te-kuiti-theme-open = Ouvre une brèche
te-kuiti-theme-take = Prends la bonne paire
te-kuiti-theme-pair = Complète la paire
te-kuiti-theme-recall = Commence par une paire dont tu te souviens
te-kuiti-theme-known = Retourne ce que tu connais déjà
te-kuiti-theme-rescue = Devance la barrière
te-kuiti-theme-partner = Trouve l’autre mouton de la paire
te-kuiti-theme-new = Explore le champ
te-kuiti-theme-final = Profite de la phase finale

# More things that explain themselves
te-kuiti-what-stock = Les barrières qui restent à poser. Quand la dernière est posée, la manche est finie.
te-kuiti-what-stock-alone = Les pâquerettes posent ces barrières. Si elles s’épuisent avant que le champ soit vide, tu perds.
te-kuiti-what-taken = Moutons pris par paires : un point chacun pour le joueur mouton.
te-kuiti-what-removed = Il y a trois béliers et deux bergers. Un bélier renverse une barrière, un berger en ajoute une. Puis ils quittent le champ et ne rapportent rien à personne.
te-kuiti-what-round = À la deuxième manche, on échange les rôles ; les points des deux manches s’additionnent.
te-kuiti-what-score = Chaque tuile enfermée rapporte un point au berger à la fin de la manche.
te-kuiti-what-gone = Les tuiles qui ont quitté le champ. Tu gagnes quand les 25 sont parties.
te-kuiti-what-final = À cinq tuiles libres ou moins, la phase finale commence : les moutons restent visibles, et on peut en prendre deux identiques. Quand toutes les tuiles libres sont visibles, le berger joue un dernier tour et la manche s’achève.

# What happens for the first time
te-kuiti-first-ram = Un bélier ! Il quitte le champ, et la personne qui l’a retourné renverse une barrière.
te-kuiti-first-shepherd = Un berger ! La tuile quitte le champ. À deux, le berger pose une barrière de plus.
te-kuiti-first-pair = Deux moutons identiques retournés au même tour forment une paire : ils quittent le champ ensemble.
te-kuiti-first-down = Pas de paire : les deux moutons sont remis face cachée. Retiens où ils sont !

# The lesson: other moves, and the rest of the game
te-kuiti-lesson-2-other = La tuile du coin a encore une issue : il faut la fermer à l’est.
te-kuiti-lesson-4-other = C’est une autre tuile. Le mouton dormeur que tu as vu est en b5.
te-kuiti-lesson-6-other = Cela n’enferme pas trois tuiles. Ferme la rangée à l’est.
te-kuiti-lesson-7-other = Tu peux aussi retourner une tuile, mais deux moutons dormeurs sont déjà visibles. Prends d’abord ces deux-là.
te-kuiti-lesson-8 = Tu peux aussi jouer en solo, contre les pâquerettes. Le mouton en c3 en a une : elle a posé la barrière du côté nord. Retourne une autre tuile.
te-kuiti-lesson-8-done = Chaque pâquerette pose une barrière de son côté de la tuile. Deux moutons identiques quittent le champ. Tu gagnes si le champ est vide avant que les barrières s’épuisent ou enferment les dernières tuiles.

# What a score is made of, in a word
te-kuiti-item-enclosed = enfermées
te-kuiti-item-taken = pris
te-kuiti-item-before = manche 1
te-kuiti-item-gone = retirées
