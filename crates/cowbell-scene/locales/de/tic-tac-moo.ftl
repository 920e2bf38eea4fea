# Tic Tac Moo
ttm-a-tile = { $species ->
    [C] eine Kuh
    [P] ein Schwein
    [S] ein Schaf
   *[H] eine Henne
}
ttm-the-tile = { $species ->
    [C] die Kuh
    [P] das Schwein
    [S] das Schaf
   *[H] die Henne
}
ttm-tile = { $species ->
    [C] Kuh
    [P] Schwein
    [S] Schaf
   *[H] Henne
}
ttm-meadow = Wiese
ttm-place-ring = { $cell }, Rand
ttm-place-field = { $cell }, { $who ->
    [you] dein Feld
   *[other] Feld von { $name }
}
ttm-hand = { $who ->
    [you] Deine Knechte
   *[other] Knechte von { $name }
}
ttm-barn = { $who ->
    [you] Deine Scheune
   *[other] Scheune von { $name }
}
ttm-start = { $who ->
    [you] Deine Startplättchen
   *[other] Startplättchen von { $name }
}
ttm-taken = { $who ->
    [you] Von dir gesammelt
   *[other] Gesammelt von { $name }
}
ttm-supply = { $who ->
    [you] Dein Vorrat
   *[other] Vorrat von { $name }
}
ttm-ask-start = { $who ->
    [you] Du bist dran: Lege ein Startplättchen in eines deiner leeren Felder.
   *[other] { $name } legt ein Startplättchen.
}
ttm-ask-first = { $who ->
    [you] Du bist dran: Lege { $one } oder { $two } neben { $barn }.
   *[other] { $name } legt ein Tier neben { $barn }.
}
ttm-ask-second = { $who ->
    [you] Du bist dran: Lege { $one } neben { $barn }.
   *[other] { $name } legt ein zweites Tier neben { $barn }.
}
ttm-ask-redraw = { $who ->
    [you] Dein Scheunentier ist eingeschlossen: Es wird getauscht.
   *[other] Das Scheunentier von { $name } ist eingeschlossen: Es wird getauscht.
}
ttm-over-field = { $who ->
    [you] Du gewinnst mit einem vollen Feld!
   *[other] { $name } gewinnt mit einem vollen Feld.
}
ttm-over-collected = { $who ->
    [you] Du gewinnst mit zwölf gesammelten Tieren!
   *[other] { $name } gewinnt mit zwölf gesammelten Tieren.
}
ttm-over-supply = { $who ->
    [you] Die Plättchen sind aufgebraucht: Du gewinnst mit mehr gesammelten Tieren!
   *[other] Die Plättchen sind aufgebraucht: { $name } gewinnt mit mehr gesammelten Tieren.
}
ttm-over-stuck = { $who ->
    [you] Nichts kann mehr gelegt werden: Du gewinnst mit mehr gesammelten Tieren!
   *[other] Nichts kann mehr gelegt werden: { $name } gewinnt mit mehr gesammelten Tieren.
}
ttm-move = { $tile } auf { $cell }
ttm-effect-collect = { $count ->
    [one] sammelt { $count } Tier
   *[other] sammelt { $count } Tiere
}
ttm-row-collected = gesammelt
ttm-row-field = Feld { $cell }: Kühe { $cows }, Schweine { $pigs }, Schafe { $sheep }, Hennen { $hens }
ttm-row-supply = verdeckt
ttm-log-laid = { $who ->
    [you] Du legst { $tile } auf { $cell }.
   *[other] { $name } legt { $tile } auf { $cell }.
}
ttm-log-collected = { $who ->
    [you] Du legst { $tile } auf { $cell } und sammelst { $count }.
   *[other] { $name } legt { $tile } auf { $cell } und sammelt { $count }.
}
ttm-log-draw = { $who ->
    [you] Du ziehst { $tile }.
   *[other] { $name } zieht { $tile }.
}
ttm-log-redraw = { $who ->
    [you] Deine Scheune zeigt jetzt { $tile }.
   *[other] Die Scheune von { $name } zeigt jetzt { $tile }.
}
ttm-log-deal = Die Startplättchen werden verteilt.
tic-tac-moo-refuse-GAME_OVER = Die Partie ist zu Ende.
tic-tac-moo-refuse-NOT_YOUR_TURN = Du bist nicht dran.
tic-tac-moo-refuse-NO_SUCH_SPACE = Die Wiese hat keine Eckfelder.
tic-tac-moo-refuse-TILE_NOT_AVAILABLE = Dieses Plättchen hast du nicht.
tic-tac-moo-refuse-OCCUPIED = Dort liegt schon ein Plättchen.
tic-tac-moo-refuse-NOT_OWN_FIELD = Ein Startplättchen muss in einem deiner eigenen Felder liegen.
tic-tac-moo-refuse-FIELD_ALREADY_STARTED = Dein zweites Startplättchen muss in deinem anderen Feld liegen.
tic-tac-moo-refuse-NOT_ADJACENT_TO_BARN_SPECIES = Der Platz muss ein Tier der Art in deiner Scheune berühren.
