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
