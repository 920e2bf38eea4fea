# Tic Tac Moo
ttm-a-tile = { $species ->
    [C] une vache
    [P] un cochon
    [S] un mouton
   *[H] une poule
}
ttm-the-tile = { $species ->
    [C] la vache
    [P] le cochon
    [S] le mouton
   *[H] la poule
}
ttm-tile = { $species ->
    [C] vache
    [P] cochon
    [S] mouton
   *[H] poule
}
ttm-some = { $species ->
    [C] { $count ->
        [one] { $count } vache
       *[other] { $count } vaches
    }
    [P] { $count ->
        [one] { $count } cochon
       *[other] { $count } cochons
    }
    [S] { $count ->
        [one] { $count } mouton
       *[other] { $count } moutons
    }
   *[H] { $count ->
        [one] { $count } poule
       *[other] { $count } poules
    }
}
ttm-meadow = Prairie
ttm-place-ring = { $cell }, pourtour
ttm-place-field = { $cell }, { $who ->
    [you] ton pâturage
   *[other] pâturage ({ $name })
}
ttm-hand = { $who ->
    [you] Tes ouvriers
   *[other] Ouvriers ({ $name })
}
ttm-barn = { $who ->
    [you] Ton étable
   *[other] Étable ({ $name })
}
ttm-start = { $who ->
    [you] Tes tuiles de départ
   *[other] Tuiles de départ ({ $name })
}
ttm-taken = { $who ->
    [you] Animaux que tu as collectés
   *[other] Animaux collectés ({ $name })
}
ttm-supply = { $who ->
    [you] Ta réserve
   *[other] Réserve ({ $name })
}
ttm-ask-start = { $who ->
    [you] À toi : pose une tuile de départ dans un de tes pâturages vides.
   *[other] { $name } pose une tuile de départ.
}
ttm-ask-first = { $who ->
    [you] À toi : pose { $one } ou { $two } à côté d’{ $barn } (ton étable).
   *[other] { $name } pose une tuile à côté d’{ $barn }.
}
ttm-ask-second = { $who ->
    [you] À toi : pose maintenant ta seconde tuile, { $one }, à côté d’{ $barn }.
   *[other] { $name } pose une deuxième tuile à côté d’{ $barn }.
}
ttm-ask-twelve = { $who ->
    [you] Tu as { $count } animaux ! Pose encore { $one } à côté d’{ $barn } et tu gagnes.
   *[other] { $name } a { $count } animaux et gagne après une deuxième tuile à côté d’{ $barn }.
}
ttm-ask-full = { $who ->
    [you] Ton pâturage est complet ! Pose encore { $one } à côté d’{ $barn } : s’il reste complet, tu gagnes.
   *[other] { $name } a un pâturage complet et pose une deuxième tuile à côté d’{ $barn }.
}
ttm-ask-redraw = { $who ->
    [you] Aucune case libre ne touche l’espèce de ton étable : l’animal de l’étable est échangé.
   *[other] { $name } n’a aucune case libre à côté de l’espèce de son étable : l’animal de l’étable est échangé.
}
ttm-over-field = { $who ->
    [you] Tu gagnes avec un pâturage complet !
   *[other] { $name } gagne avec un pâturage complet.
}
ttm-over-collected = { $who ->
    [you] Tu gagnes avec { $count } animaux collectés !
   *[other] { $name } gagne avec { $count } animaux collectés.
}
ttm-over-supply = { $who ->
    [you] Il n’y a plus de tuiles. Tu as collecté le plus d’animaux : tu gagnes !
   *[other] Il n’y a plus de tuiles. { $name } a collecté le plus d’animaux et gagne.
}
ttm-over-stuck = { $who ->
    [you] Plus aucune tuile ne peut être posée. Tu as collecté le plus d’animaux : tu gagnes !
   *[other] Plus aucune tuile ne peut être posée. { $name } a collecté le plus d’animaux et gagne.
}
ttm-move = { $tile } en { $cell }
ttm-effect-collect = { $count ->
    [one] collecte { $count } animal
   *[other] collecte { $count } animaux
}
ttm-row-collected = animaux collectés
ttm-row-field = pâturage { $cell } : vaches { $cows }, cochons { $pigs }, moutons { $sheep }, poules { $hens }
    .state = { $state }
ttm-field-needs = il manque { $list }
ttm-field-last = n’importe quel animal le complète
ttm-field-full = complet
ttm-field-excess = { $count ->
    [one] { $count } animal de trop : plus assez de place pour deux de chaque espèce
   *[other] { $count } animaux de trop : plus assez de place pour deux de chaque espèce
}
ttm-list = { $first }, { $next }
ttm-row-supply = tuiles en réserve
ttm-log-laid = { $who ->
    [you] Tu poses { $tile } en { $cell }.
   *[other] { $name } pose { $tile } en { $cell }.
}
ttm-log-collected = { $who ->
    [you] Tu poses { $tile } en { $cell } et collectes { $count ->
        [one] { $count } animal
       *[other] { $count } animaux
    }.
   *[other] { $name } pose { $tile } en { $cell } et collecte { $count ->
        [one] { $count } animal
       *[other] { $count } animaux
    }.
}
ttm-log-draw = { $who ->
    [you] Tu pioches { $tile }.
   *[other] { $name } pioche { $tile }.
}
ttm-log-redraw = { $who ->
    [you] Dans ton étable, il y a maintenant { $tile }.
   *[other] { $name } a maintenant { $tile } dans son étable.
}
ttm-log-deal = Les tuiles de départ sont distribuées.
tic-tac-moo-refuse-GAME_OVER = La partie est terminée.
tic-tac-moo-refuse-NOT_YOUR_TURN = Ce n’est pas ton tour.
tic-tac-moo-refuse-NO_SUCH_SPACE = La prairie n’a pas de cases d’angle.
tic-tac-moo-refuse-TILE_NOT_AVAILABLE = Tu n’as pas cette tuile.
tic-tac-moo-refuse-OCCUPIED = Il y a déjà une tuile sur cette case.
tic-tac-moo-refuse-NOT_OWN_FIELD = Une tuile de départ se pose dans un de tes propres pâturages.
tic-tac-moo-refuse-FIELD_ALREADY_STARTED = Ta deuxième tuile de départ se pose dans ton autre pâturage.
tic-tac-moo-refuse-NOT_ADJACENT_TO_BARN_SPECIES = La case doit toucher un animal de l’espèce qui est dans ton étable.

# Le jeu en une phrase
tic-tac-moo-about = Pose tes animaux à côté d’un animal de l’espèce de ton étable et collecte des troupeaux de trois.
tic-tac-moo-blurb = deux fermes, une prairie, quatre espèces

# Options de la table
tic-tac-moo-option-win-time = Quand vérifier la victoire
tic-tac-moo-value-win-time-turn-end = à la fin du tour
tic-tac-moo-value-win-time-immediate = après chaque tuile
tic-tac-moo-option-win-check = Qui peut gagner
tic-tac-moo-value-win-check-active = la personne dont c’est le tour
tic-tac-moo-value-win-check-both = les deux
tic-tac-moo-option-supply-end = Fin faute de réserves
tic-tac-moo-value-supply-end-both = quand les deux sont vides
tic-tac-moo-value-supply-end-first = dès que l’une des deux est vide
tic-tac-moo-option-fields = Tes deux pâturages
tic-tac-moo-value-fields-diagonal = en diagonale
tic-tac-moo-value-fields-adjacent = côte à côte
tic-tac-moo-value-fields-columns = l’un au-dessus de l’autre

# La première leçon : quoi faire, et ce que cela montre
tic-tac-moo-lesson-1 = Il y a une vache dans ton étable. Pose la poule ou le cochon à côté d’une vache de la prairie.
tic-tac-moo-lesson-1-done = C’est ton étable qui décide : pose à côté de n’importe quel animal de la même espèce, peu importe qui l’a posé et dans quel pâturage. Un côté ou un coin suffit. Tes deux ouvriers tiennent les animaux de ce tour.
tic-tac-moo-lesson-2 = Deux poules sont côte à côte. Complète la ligne de trois et collecte le troupeau !
tic-tac-moo-lesson-2-done = Trois animaux identiques ou plus en ligne forment un troupeau. Tu collectes les autres ; celui que tu viens de poser reste dans la prairie.
tic-tac-moo-lesson-3 = Tu poses deux animaux par tour. Pose le second, le cochon, pour que trois cochons soient en diagonale.
tic-tac-moo-lesson-3-done = Rangées, colonnes et diagonales comptent. Après le second animal, celui de l’étable passe à un ouvrier. Tu pioches deux nouvelles tuiles : une pour l’autre ouvrier, une pour l’étable.
tic-tac-moo-lesson-4 = Tu as collecté dix animaux. Il en faut douze pour gagner : collecte encore un troupeau.
tic-tac-moo-lesson-4-done = Douze animaux collectés, c’est une façon de gagner. Si tu y arrives dès la première tuile, tu poses quand même la seconde : la victoire compte à la fin du tour.
tic-tac-moo-lesson-5 = Il y a huit animaux dans ton pâturage. Remplis la dernière case.
tic-tac-moo-lesson-5-done = L’autre façon de gagner : remplir un de tes deux pâturages, avec au moins deux animaux de chaque espèce. Si les tuiles s’épuisent avant, le plus grand nombre d’animaux collectés gagne.

# What one is trying to do
tic-tac-moo-aim = But : remplir un de tes pâturages avec au moins deux animaux de chaque espèce, ou collecter 12 animaux.

# What things are, for those who touch them
tic-tac-moo-what-barn = L’animal de ton étable décide où tu peux poser tes tuiles : à côté d’un animal de la même espèce.
tic-tac-moo-what-barn-theirs = L’animal dans l’étable adverse décide où l’autre personne peut poser ses tuiles : à côté d’un animal de la même espèce.
tic-tac-moo-what-hand = À chaque tour, tu poses les deux tuiles de tes ouvriers, dans l’ordre de ton choix.
tic-tac-moo-what-hand-theirs = L’autre personne pose ces deux tuiles à chaque tour.
tic-tac-moo-what-start = Tu poses une tuile de départ dans chacun de tes deux pâturages.
tic-tac-moo-what-tile = Trois animaux ou plus d’une même espèce en ligne droite forment un troupeau : la personne qui le complète le collecte.
tic-tac-moo-what-ring = Le pourtour n’appartient à personne. Tu peux y poser des tuiles, à côté d’un animal de l’espèce de ton étable.
tic-tac-moo-what-field = Remplis un de tes pâturages, avec au moins deux animaux de chaque espèce, et tu gagnes.
tic-tac-moo-why-even = Plus aucune tuile ne peut être posée, et chacun a collecté autant d’animaux que l’autre.
tic-tac-moo-preset-family = Tes deux pâturages sont côte à côte, et une victoire compte aussitôt.
tic-tac-moo-help-win-time = On pose deux tuiles par tour : la première peut-elle déjà faire gagner ?
tic-tac-moo-help-win-check = Ta tuile peut aussi compléter un pâturage adverse.
tic-tac-moo-help-supply-end = Le plus grand nombre d’animaux collectés l’emporte alors.
tic-tac-moo-help-fields = Chaque camp possède deux des quatre pâturages.
ttm-ask-alike = { $who ->
    [you] À toi : pose { $one } à côté d’{ $barn } ; tes deux tuiles sont identiques.
   *[other] { $name } pose une tuile à côté d’{ $barn }.
}

# What speaks for a move, when a hint says why

tic-tac-moo-reason-field = fait avancer ton pâturage : { $count ->
    [one] encore { $count } case
   *[other] encore { $count } cases
}
tic-tac-moo-reason-spoil = empêche l’autre de remplir facilement un pâturage
tic-tac-moo-reason-full = complète ton pâturage : s’il reste complet jusqu’à la fin du tour, tu gagnes
tic-tac-moo-reason-twelve = { $collects } : cela fait { $total }, et tu gagnes à la fin du tour
tic-tac-moo-reason-next = { $count ->
    [one] ensuite, tu peux collecter { $count } animal
   *[other] ensuite, tu peux collecter { $count } animaux
}
tic-tac-moo-reason-quiet = ta deuxième tuile peut alors empêcher l’autre de collecter avec sa prochaine tuile
tic-tac-moo-reason-leaves = { $count ->
    [0] avec sa prochaine tuile, l’autre ne collecte rien
    [one] avec sa prochaine tuile, l’autre collecte au plus { $count } animal
   *[other] avec sa prochaine tuile, l’autre collecte au plus { $count } animaux
}

# The lesson goes on

tic-tac-moo-lesson-6 = Un seul animal peut compléter deux troupeaux. Pose la poule là où les deux lignes se croisent.
tic-tac-moo-lesson-6-done = Tu collectes les deux troupeaux : quatre animaux avec une seule tuile.
tic-tac-moo-lesson-7 = Voici comment commence une partie : pose une de tes tuiles de départ dans l’un de tes deux pâturages.
tic-tac-moo-lesson-7-done = L’autre fait de même, puis chacun en pose une dans son second pâturage. Ensuite, les tours commencent.

# What a puzzle is about

tic-tac-moo-theme-fill = Remplis ton pâturage
tic-tac-moo-theme-win = Gagne tout de suite
tic-tac-moo-theme-herd = Collecte un troupeau
tic-tac-moo-theme-herds = Collecte deux troupeaux
tic-tac-moo-theme-spoil = Gâche le pâturage de l’autre
tic-tac-moo-theme-prepare = Prépare un troupeau
tic-tac-moo-theme-field = Fais avancer ton pâturage
tic-tac-moo-theme-starve = Ne laisse rien à collecter
tic-tac-moo-theme-ahead = Vois plus loin

# More things that explain themselves
tic-tac-moo-what-supply = Les tuiles cachées qui restent à piocher. Quand les deux réserves sont épuisées, le plus grand nombre d’animaux collectés gagne.
tic-tac-moo-what-taken = Les animaux collectés en troupeaux. Avec douze, on gagne la partie.

# What happens for the first time
tic-tac-moo-first-redraw = Aucune case libre ne touchait l’espèce de l’étable : l’animal de l’étable a été échangé contre un autre de la réserve.

# The lesson: other moves, and the rest of the game
tic-tac-moo-lesson-2-other = Pas de troupeau : la troisième poule doit être dans l’alignement des deux autres, juste à côté.
tic-tac-moo-lesson-3-other = Pas de troupeau : le troisième cochon doit être sur la diagonale des deux autres.
tic-tac-moo-lesson-4-other = Tu n’as rien collecté : le troisième mouton doit être dans l’alignement des deux autres.
tic-tac-moo-lesson-5-other = Il reste un trou dans ton pâturage. Seule une tuile à cet endroit te fait gagner.
tic-tac-moo-lesson-6-other = Cela complète un troupeau au plus. Une case est alignée avec les deux paires de poules.
tic-tac-moo-lesson-8 = Il ne reste qu’une case libre à côté de la vache. Pose une de tes tuiles à cet endroit.
tic-tac-moo-lesson-8-done = Maintenant, aucune case libre ne touche une vache. Dans ce cas, l’animal de ton étable est échangé contre un animal de ta réserve dont l’espèce a de la place. Tes ouvriers gardent les leurs.

# Une fois la tuile choisie
tic-tac-moo-next-start = Touche maintenant une case pour { $one }, dans un de tes pâturages vides.
tic-tac-moo-next-space = Touche maintenant une case pour { $one }, à côté d’{ $barn } : c’est l’animal de ton étable.

# Deux façons de gagner
tic-tac-moo-way-collect = Collecte douze animaux
tic-tac-moo-way-fill = Ou remplis un de tes pâturages : deux de chaque espèce et un de plus
