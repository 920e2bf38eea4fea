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

# Was das Spiel ist
tic-tac-moo-about = Leg Tiere neben das, das aus deiner Scheune schaut, und sammle Herden zu dritt.
tic-tac-moo-blurb = zwei Höfe, eine Wiese, vier Tierarten

# Optionen des Tisches
tic-tac-moo-option-win-time = Wann ein Sieg geprüft wird
tic-tac-moo-value-win-time-turn-end = am Ende des Zugs
tic-tac-moo-value-win-time-immediate = nach jedem Plättchen
tic-tac-moo-option-win-check = Wessen Sieg geprüft wird
tic-tac-moo-value-win-check-active = nur von dem, der am Zug ist
tic-tac-moo-value-win-check-both = von beiden
tic-tac-moo-option-supply-end = Wann leere Vorräte die Partie beenden
tic-tac-moo-value-supply-end-both = wenn beide leer sind
tic-tac-moo-value-supply-end-first = wenn der erste leer ist
tic-tac-moo-option-fields = Wem welche Felder gehören
tic-tac-moo-value-fields-diagonal = über Eck
tic-tac-moo-value-fields-adjacent = nebeneinander
tic-tac-moo-value-fields-columns = übereinander

# Die erste Lektion: was zu tun ist und was es gezeigt hat
tic-tac-moo-lesson-1 = Aus deinem Stall schaut eine Kuh. Leg das Huhn oder das Schwein neben die Kuh auf der Wiese.
tic-tac-moo-lesson-1-done = Du darfst nur neben das Tier deines eigenen Stalls legen, gerade oder schräg. Deine zwei Knechte halten die Tiere dieses Zugs.
tic-tac-moo-lesson-2 = Zwei Hühner stehen nebeneinander. Mach eine Dreierreihe daraus und sammle die Herde ein!
tic-tac-moo-lesson-2-done = Drei oder mehr gleiche in einer Linie sind eine Herde: Du nimmst die anderen von der Wiese und behältst sie. Das gelegte Tier bleibt stehen.
tic-tac-moo-lesson-3 = In jedem Zug legst du zwei Tiere. Leg das zweite, das Schwein, so, dass drei Schweine schräg in einer Linie stehen.
tic-tac-moo-lesson-3-done = Linien zählen in alle Richtungen. Nach dem zweiten Tier ziehst du nach, und auch in den Stall kommt ein neues Tier.
tic-tac-moo-lesson-4 = Du hast zehn Tiere gesammelt. Zwölf gewinnen: Sammle noch eine Herde.
tic-tac-moo-lesson-4-done = Zwölf gesammelte Tiere sind ein Weg zum Sieg.
tic-tac-moo-lesson-5 = In deinem Feld stehen acht Tiere. Füll die letzte Stelle.
tic-tac-moo-lesson-5-done = Ein eigenes volles Feld mit mindestens zwei von jedem Tier ist der andere Weg zum Sieg.

# What one is trying to do
tic-tac-moo-aim = Ziel: zwei von jeder Art und ein weiteres Tier in einer deiner Weideflächen, oder 12 gesammelte Tiere.

# What things are, for those who touch them
tic-tac-moo-what-barn = Das Tier in der Scheune bestimmt, wohin du legen darfst: neben eines seiner Art.
tic-tac-moo-what-hand = In jedem Zug werden beide Plättchen bei den Stallknechten gelegt, in beliebiger Reihenfolge.
tic-tac-moo-what-start = Ein Startplättchen kommt in eine eigene Weidefläche, in jede eines.
tic-tac-moo-what-tile = Drei oder mehr einer Art in gerader Linie sind eine Herde: Wer sie vollendet, sammelt sie.
tic-tac-moo-what-ring = Der Ring gehört niemandem. Neben der Art in deiner Scheune darfst du auch hierhin legen.
tic-tac-moo-what-field = Eine volle Weidefläche mit jeder Art mindestens zweimal gewinnt für ihren Besitzer.
tic-tac-moo-preset-quick = Ein Sieg zählt sofort, und der erste leere Vorrat beendet die Partie.
tic-tac-moo-help-win-time = In einem Zug legst du zwei Plättchen: Hier steht, ob schon das erste gewinnen kann.
tic-tac-moo-help-win-check = Dein Plättchen kann auch die Weidefläche der anderen Seite vollenden.
tic-tac-moo-help-supply-end = Dann gewinnt, wer mehr Tiere gesammelt hat.
tic-tac-moo-help-fields = Jeder Seite gehören zwei der vier Weideflächen.
ttm-ask-alike = { $who ->
    [you] Du bist dran: Lege { $one } neben { $barn }; deine beiden Plättchen sind gleich.
   *[other] { $name } legt ein Tier neben { $barn }.
}
