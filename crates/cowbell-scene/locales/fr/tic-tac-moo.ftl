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
ttm-meadow = Prairie
ttm-place-ring = { $cell }, bordure
ttm-place-field = { $cell }, { $who ->
    [you] ton champ
   *[other] champ de { $name }
}
ttm-hand = { $who ->
    [you] Tes valets
   *[other] Valets de { $name }
}
ttm-barn = { $who ->
    [you] Ta grange
   *[other] Grange de { $name }
}
ttm-start = { $who ->
    [you] Tes tuiles de départ
   *[other] Tuiles de départ de { $name }
}
ttm-taken = { $who ->
    [you] Ramassés par toi
   *[other] Ramassés par { $name }
}
ttm-supply = { $who ->
    [you] Ta réserve
   *[other] Réserve de { $name }
}
ttm-ask-start = { $who ->
    [you] À toi : pose une tuile de départ dans un de tes champs vides.
   *[other] { $name } pose une tuile de départ.
}
ttm-ask-first = { $who ->
    [you] À toi : pose { $one } ou { $two } près d’un animal de ta grange : { $barn }.
   *[other] { $name } pose une tuile près de l’animal de sa grange : { $barn }.
}
ttm-ask-second = { $who ->
    [you] À toi : pose { $one } près d’un animal de ta grange : { $barn }.
   *[other] { $name } pose une deuxième tuile près de l’animal de sa grange : { $barn }.
}
ttm-ask-redraw = { $who ->
    [you] L’animal de ta grange est enfermé : il est échangé.
   *[other] L’animal de la grange de { $name } est enfermé : il est échangé.
}
ttm-over-field = { $who ->
    [you] Tu gagnes avec un champ complet !
   *[other] { $name } gagne avec un champ complet.
}
ttm-over-collected = { $who ->
    [you] Tu gagnes avec douze animaux ramassés !
   *[other] { $name } gagne avec douze animaux ramassés.
}
ttm-over-supply = { $who ->
    [you] Il n’y a plus de tuiles : tu gagnes avec plus d’animaux ramassés !
   *[other] Il n’y a plus de tuiles : { $name } gagne avec plus d’animaux ramassés.
}
ttm-over-stuck = { $who ->
    [you] Plus rien ne peut être posé : tu gagnes avec plus d’animaux ramassés !
   *[other] Plus rien ne peut être posé : { $name } gagne avec plus d’animaux ramassés.
}
ttm-move = { $tile } en { $cell }
ttm-effect-collect = { $count ->
    [one] ramasse { $count } animal
   *[other] ramasse { $count } animaux
}
ttm-row-collected = ramassés
ttm-row-field = champ { $cell } : vaches { $cows }, cochons { $pigs }, moutons { $sheep }, poules { $hens }
ttm-row-supply = face cachée
ttm-log-laid = { $who ->
    [you] Tu poses { $tile } en { $cell }.
   *[other] { $name } pose { $tile } en { $cell }.
}
ttm-log-collected = { $who ->
    [you] Tu poses { $tile } en { $cell } et en ramasses { $count }.
   *[other] { $name } pose { $tile } en { $cell } et en ramasse { $count }.
}
ttm-log-draw = { $who ->
    [you] Tu tires { $tile }.
   *[other] { $name } tire { $tile }.
}
ttm-log-redraw = { $who ->
    [you] Ta grange montre maintenant { $tile }.
   *[other] La grange de { $name } montre maintenant { $tile }.
}
ttm-log-deal = Les tuiles de départ sont distribuées.
tic-tac-moo-refuse-GAME_OVER = La partie est finie.
tic-tac-moo-refuse-NOT_YOUR_TURN = Ce n’est pas ton tour.
tic-tac-moo-refuse-NO_SUCH_SPACE = La prairie n’a pas de cases d’angle.
tic-tac-moo-refuse-TILE_NOT_AVAILABLE = Tu n’as pas cette tuile.
tic-tac-moo-refuse-OCCUPIED = Une tuile s’y trouve déjà.
tic-tac-moo-refuse-NOT_OWN_FIELD = Une tuile de départ se pose dans un de tes propres champs.
tic-tac-moo-refuse-FIELD_ALREADY_STARTED = Ta deuxième tuile de départ se pose dans ton autre champ.
tic-tac-moo-refuse-NOT_ADJACENT_TO_BARN_SPECIES = La case doit toucher un animal de l’espèce qui est dans ta grange.

# Le jeu en une phrase
tic-tac-moo-about = Pose des animaux à côté de celui qui regarde de ta grange et récolte des troupeaux de trois.
tic-tac-moo-blurb = deux fermes, un pré, quatre espèces

# Options de la table
tic-tac-moo-option-win-time = Quand une victoire est vérifiée
tic-tac-moo-value-win-time-turn-end = à la fin du tour
tic-tac-moo-value-win-time-immediate = après chaque tuile
tic-tac-moo-option-win-check = Quelle victoire est vérifiée
tic-tac-moo-value-win-check-active = celle du joueur dont c’est le tour
tic-tac-moo-value-win-check-both = celle des deux
tic-tac-moo-option-supply-end = Fin par réserves vides
tic-tac-moo-value-supply-end-both = quand les deux sont vides
tic-tac-moo-value-supply-end-first = quand la première est vide
tic-tac-moo-option-fields = À qui sont les champs
tic-tac-moo-value-fields-diagonal = en diagonale
tic-tac-moo-value-fields-adjacent = côte à côte
tic-tac-moo-value-fields-columns = l’un au-dessus de l’autre

# La première leçon : quoi faire, et ce que cela montre
tic-tac-moo-lesson-1 = Une vache regarde de ta grange. Pose la poule ou le cochon à côté de la vache du pré.
tic-tac-moo-lesson-1-done = Tu ne poses qu’à côté de l’animal de ta propre grange, tout droit ou en diagonale. Tes deux valets tiennent les animaux de ce tour.
tic-tac-moo-lesson-2 = Deux poules sont côte à côte. Fais une ligne de trois et récolte le troupeau !
tic-tac-moo-lesson-2-done = Trois pareils ou plus en ligne forment un troupeau : tu prends les autres et tu les gardes. Celui que tu as posé reste sur le pré.
tic-tac-moo-lesson-3 = Tu poses deux animaux par tour. Pose le second, le cochon, pour que trois cochons soient en diagonale.
tic-tac-moo-lesson-3-done = Les lignes comptent dans tous les sens. Après le second animal tu pioches, et la grange reçoit aussi un nouvel animal.
tic-tac-moo-lesson-4 = Tu as récolté dix animaux. Douze font gagner : récolte encore un troupeau.
tic-tac-moo-lesson-4-done = Douze animaux récoltés, c’est une façon de gagner.
tic-tac-moo-lesson-5 = Huit animaux sont dans ton champ. Remplis la dernière case.
tic-tac-moo-lesson-5-done = Un de tes champs rempli, avec au moins deux animaux de chaque sorte, c’est l’autre façon de gagner.

# What one is trying to do
tic-tac-moo-aim = But : deux animaux de chaque espèce et un de plus dans l’un de tes pâturages, ou 12 animaux collectés.

# What things are, for those who touch them
tic-tac-moo-what-barn = L’animal dans l’étable décide où tu peux poser : à côté d’un animal de son espèce.
tic-tac-moo-what-hand = À chaque tour, les deux tuiles des ouvriers sont posées, dans l’ordre de ton choix.
tic-tac-moo-what-start = Une tuile de départ va dans un de tes pâturages, une dans chacun.
tic-tac-moo-what-tile = Trois animaux ou plus d’une même espèce alignés forment un troupeau : la personne qui le complète le collecte.
tic-tac-moo-what-ring = L’anneau n’appartient à personne. Tu peux y poser à côté de l’espèce de ton étable.
tic-tac-moo-what-field = Un pâturage plein où chaque espèce figure au moins deux fois fait gagner son propriétaire.
tic-tac-moo-preset-quick = Une victoire compte aussitôt, et la première réserve vide met fin à la partie.
tic-tac-moo-help-win-time = On pose deux tuiles par tour : la première peut-elle déjà gagner ?
tic-tac-moo-help-win-check = Ta tuile peut aussi compléter un pâturage adverse.
tic-tac-moo-help-supply-end = Alors la plus grande collecte gagne.
tic-tac-moo-help-fields = Chaque joueur possède deux des quatre pâturages.
ttm-ask-alike = { $who ->
    [you] À toi : pose { $one } près d’un animal de ton étable : { $barn }. Tes deux tuiles sont identiques.
   *[other] { $name } pose une tuile près de l’animal de son étable : { $barn }.
}
