# Tic Tac Moo
ttm-a-tile = { $species ->
    [C] eine Kuh
    [P] ein Schwein
    [S] ein Schaf
   *[H] ein Huhn
}
ttm-the-tile = { $species ->
    [C] die Kuh
    [P] das Schwein
    [S] das Schaf
   *[H] das Huhn
}
ttm-tile = { $species ->
    [C] Kuh
    [P] Schwein
    [S] Schaf
   *[H] Huhn
}
ttm-some = { $species ->
    [C] { $count ->
        [one] { $count } Kuh
       *[other] { $count } Kühe
    }
    [P] { $count ->
        [one] { $count } Schwein
       *[other] { $count } Schweine
    }
    [S] { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    }
   *[H] { $count ->
        [one] { $count } Huhn
       *[other] { $count } Hühner
    }
}
ttm-meadow = Wiese
ttm-place-ring = { $cell }, Rand
ttm-place-field = { $cell }, { $who ->
    [you] deine Weidefläche
   *[other] Weidefläche von { $name }
}
ttm-hand = { $who ->
    [you] Deine Stallknechte
   *[other] Stallknechte von { $name }
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
    [you] Du bist am Zug: Lege ein Startplättchen auf eine deiner leeren Weideflächen.
   *[other] { $name } legt ein Startplättchen.
}
ttm-ask-first = { $who ->
    [you] Du bist am Zug: Lege { $one } oder { $two } neben { $barn } (die Tierart in deiner Scheune).
   *[other] { $name } legt ein Tier neben { $barn }.
}
ttm-ask-second = { $who ->
    [you] Du bist am Zug: Lege jetzt dein zweites Plättchen, { $one }, neben { $barn }.
   *[other] { $name } legt ein zweites Tier neben { $barn }.
}
ttm-ask-twelve = { $who ->
    [you] Du hast { $count } Tiere! Lege noch { $one } neben { $barn }, dann gewinnst du.
   *[other] { $name } hat { $count } Tiere, legt noch ein Tier neben { $barn } und gewinnt.
}
ttm-ask-full = { $who ->
    [you] Deine Weidefläche ist voll! Lege noch { $one } neben { $barn }: Bleibt sie voll, gewinnst du.
   *[other] { $name } hat eine volle Weidefläche und legt ein zweites Tier neben { $barn }.
}
ttm-ask-redraw = { $who ->
    [you] Neben der Tierart in deiner Scheune ist kein Feld frei: Das Tier dort wird getauscht.
   *[other] Neben der Tierart in der Scheune von { $name } ist kein Feld frei: Das Tier dort wird getauscht.
}
ttm-over-field = { $who ->
    [you] Du gewinnst mit einer vollen Weidefläche!
   *[other] { $name } gewinnt mit einer vollen Weidefläche.
}
ttm-over-collected = { $who ->
    [you] Du gewinnst mit { $count } gesammelten Tieren!
   *[other] { $name } gewinnt mit { $count } gesammelten Tieren.
}
ttm-over-supply = { $who ->
    [you] Die Plättchen sind aufgebraucht. Du hast mehr Tiere gesammelt und gewinnst!
   *[other] Die Plättchen sind aufgebraucht. { $name } hat mehr Tiere gesammelt und gewinnt.
}
ttm-over-stuck = { $who ->
    [you] Kein Plättchen lässt sich mehr legen. Du hast mehr Tiere gesammelt und gewinnst!
   *[other] Kein Plättchen lässt sich mehr legen. { $name } hat mehr Tiere gesammelt und gewinnt.
}
ttm-move = { $tile } auf { $cell }
ttm-effect-collect = { $count ->
    [one] sammelt { $count } Tier
   *[other] sammelt { $count } Tiere
}
ttm-row-collected = gesammelt
ttm-row-field = Weidefläche { $cell }: Kühe { $cows }, Schweine { $pigs }, Schafe { $sheep }, Hühner { $hens }
    .state = { $state }
ttm-field-needs = noch nötig: { $list }
ttm-field-last = jedes Tier macht sie voll
ttm-field-full = voll
ttm-field-excess = { $count ->
    [one] { $count } Tier zu viel: kein Platz für zwei von jeder Art
   *[other] { $count } Tiere zu viel: kein Platz für zwei von jeder Art
}
ttm-list = { $first }, { $next }
ttm-row-supply = Plättchen im Vorrat
ttm-log-laid = { $who ->
    [you] Du legst { $tile } auf { $cell }.
   *[other] { $name } legt { $tile } auf { $cell }.
}
ttm-log-collected = { $who ->
    [you] Du legst { $tile } auf { $cell } und sammelst { $count ->
        [one] { $count } Tier
       *[other] { $count } Tiere
    }.
   *[other] { $name } legt { $tile } auf { $cell } und sammelt { $count ->
        [one] { $count } Tier
       *[other] { $count } Tiere
    }.
}
ttm-log-draw = { $who ->
    [you] Du ziehst { $tile }.
   *[other] { $name } zieht { $tile }.
}
ttm-log-redraw = { $who ->
    [you] In deiner Scheune ist jetzt { $tile }.
   *[other] In der Scheune von { $name } ist jetzt { $tile }.
}
ttm-log-deal = Die Startplättchen werden verteilt.
tic-tac-moo-refuse-GAME_OVER = Die Partie ist zu Ende.
tic-tac-moo-refuse-NOT_YOUR_TURN = Du bist nicht am Zug.
tic-tac-moo-refuse-NO_SUCH_SPACE = Die Wiese hat keine Eckfelder.
tic-tac-moo-refuse-TILE_NOT_AVAILABLE = Dieses Plättchen hast du nicht.
tic-tac-moo-refuse-OCCUPIED = Dort liegt schon ein Plättchen.
tic-tac-moo-refuse-NOT_OWN_FIELD = Ein Startplättchen muss auf eine deiner eigenen Weideflächen.
tic-tac-moo-refuse-FIELD_ALREADY_STARTED = Dein zweites Startplättchen muss auf deine andere Weidefläche.
tic-tac-moo-refuse-NOT_ADJACENT_TO_BARN_SPECIES = Das Feld muss ein Tier der Art berühren, die in deiner Scheune ist.

# Was das Spiel ist
tic-tac-moo-about = Lege Tiere neben die Tierart in deiner Scheune und sammle Herden ab drei Tieren.
tic-tac-moo-blurb = zwei Höfe, eine Wiese, vier Tierarten

# Optionen des Tisches
tic-tac-moo-option-win-time = Wann ein Sieg zählt
tic-tac-moo-value-win-time-turn-end = am Ende des Zuges
tic-tac-moo-value-win-time-immediate = nach jedem Plättchen
tic-tac-moo-option-win-check = Wer gewinnen kann
tic-tac-moo-value-win-check-active = nur, wer am Zug ist
tic-tac-moo-value-win-check-both = beide
tic-tac-moo-option-supply-end = Wann leere Vorräte die Partie beenden
tic-tac-moo-value-supply-end-both = wenn beide leer sind
tic-tac-moo-value-supply-end-first = wenn der erste leer ist
tic-tac-moo-option-fields = Wem welche Weideflächen gehören
tic-tac-moo-value-fields-diagonal = diagonal
tic-tac-moo-value-fields-adjacent = nebeneinander
tic-tac-moo-value-fields-columns = übereinander

# Die erste Lektion: was zu tun ist und was es gezeigt hat
tic-tac-moo-lesson-1 = In deiner Scheune ist eine Kuh. Lege das Huhn oder das Schwein neben eine Kuh auf der Wiese.
tic-tac-moo-lesson-1-done = Deine eigene Scheune entscheidet: Lege neben irgendein Tier derselben Art, egal wer es gelegt hat und auf wessen Weidefläche. Eine Seite oder eine Ecke genügt. Deine beiden Stallknechte halten die Tiere dieses Zuges.
tic-tac-moo-lesson-2 = Zwei Hühner liegen nebeneinander. Mache eine Dreierreihe daraus und sammle die Herde!
tic-tac-moo-lesson-2-done = Drei oder mehr Tiere einer Art in einer Reihe sind eine Herde. Du sammelst die anderen, das eben gelegte Tier bleibt liegen.
tic-tac-moo-lesson-3 = In jedem Zug legst du zwei Tiere. Lege das zweite, das Schwein, so, dass drei Schweine in einer Diagonale liegen.
tic-tac-moo-lesson-3-done = Waagerecht, senkrecht und diagonal zählen. Nach dem zweiten Tier wandert das Tier aus der Scheune zu einem Stallknecht. Du ziehst zwei neue Plättchen: eines für den anderen Stallknecht, eines für die Scheune.
tic-tac-moo-lesson-4 = Du hast zehn Tiere gesammelt. Mit zwölf gewinnst du: Sammle noch eine Herde.
tic-tac-moo-lesson-4-done = Zwölf gesammelte Tiere sind ein Weg zum Sieg. Hast du sie schon mit dem ersten Plättchen, legst du trotzdem noch das zweite: Der Sieg zählt am Ende des Zuges.
tic-tac-moo-lesson-5 = Auf deiner Weidefläche liegen acht Tiere. Fülle das letzte Feld.
tic-tac-moo-lesson-5-done = Der andere Weg zum Sieg: eine deiner beiden eigenen Weideflächen, voll belegt, mit mindestens zwei Tieren jeder Art. Gehen vorher die Plättchen aus, gewinnt, wer mehr Tiere gesammelt hat.

# What one is trying to do
tic-tac-moo-aim = Ziel: eine eigene Weidefläche mit mindestens zwei Tieren jeder Art füllen oder 12 Tiere sammeln.

# What things are, for those who touch them
tic-tac-moo-what-barn = Das Tier in deiner Scheune bestimmt, wo du legen darfst: neben ein Tier seiner Art.
tic-tac-moo-what-barn-theirs = Das Tier in der Scheune der anderen Person bestimmt, wo sie legen darf: neben ein Tier derselben Art.
tic-tac-moo-what-hand = In jedem Zug legst du beide Plättchen deiner Stallknechte, in beliebiger Reihenfolge.
tic-tac-moo-what-hand-theirs = Die andere Person legt in jedem Zug diese beiden Plättchen.
tic-tac-moo-what-start = Auf jede deiner beiden Weideflächen kommt ein Startplättchen.
tic-tac-moo-what-tile = Drei oder mehr Tiere einer Art in gerader Reihe sind eine Herde: Wer sie vervollständigt, sammelt sie ein.
tic-tac-moo-what-ring = Der Rand gehört niemandem. Auch hierhin darfst du legen, neben die Tierart in deiner Scheune.
tic-tac-moo-what-field = Wer eine eigene Weidefläche mit mindestens zwei Tieren jeder Art füllt, gewinnt.
tic-tac-moo-why-even = Kein Plättchen lässt sich mehr legen, und beide haben gleich viele Tiere gesammelt.
tic-tac-moo-preset-family = Deine beiden Weideflächen liegen nebeneinander, und ein Sieg zählt sofort.
tic-tac-moo-help-win-time = In einem Zug legst du zwei Plättchen: Hier legst du fest, ob schon das erste gewinnen kann.
tic-tac-moo-help-win-check = Ob dein Gegner schon in deinem Zug gewinnt, wenn du eine seiner Weideflächen füllst.
tic-tac-moo-help-supply-end = Dann gewinnt, wer mehr Tiere gesammelt hat.
tic-tac-moo-help-fields = Jedem gehören zwei der vier Weideflächen.
ttm-ask-alike = { $who ->
    [you] Du bist am Zug: Lege { $one } neben { $barn }; deine beiden Plättchen sind gleich.
   *[other] { $name } legt ein Tier neben { $barn }.
}

# What speaks for a move, when a hint says why

tic-tac-moo-reason-field = bringt deine Weidefläche voran: noch { $count ->
    [one] { $count } Feld frei
   *[other] { $count } Felder frei
}
tic-tac-moo-reason-spoil = macht es der anderen Seite schwerer, eine Weidefläche zu füllen
tic-tac-moo-reason-full = füllt deine Weidefläche: Bleibt sie bis zum Ende des Zuges voll, gewinnst du
tic-tac-moo-reason-twelve = { $collects }: Das macht { $total }, und du gewinnst am Ende des Zuges
tic-tac-moo-reason-next = danach kannst du { $count ->
    [one] { $count } Tier sammeln
   *[other] { $count } Tiere sammeln
}
tic-tac-moo-reason-quiet = dann kann dein zweites Plättchen dafür sorgen, dass die andere Seite mit dem nächsten nichts sammelt
tic-tac-moo-reason-leaves = { $count ->
    [0] mit dem nächsten Plättchen sammelt die andere Seite nichts
    [one] mit dem nächsten Plättchen sammelt die andere Seite höchstens { $count } Tier
   *[other] mit dem nächsten Plättchen sammelt die andere Seite höchstens { $count } Tiere
}

# The lesson goes on

tic-tac-moo-lesson-6 = Ein einziges Tier kann zwei Herden vervollständigen. Lege das Huhn dorthin, wo sich die beiden Reihen treffen.
tic-tac-moo-lesson-6-done = Du sammelst beide Herden: vier Tiere mit einem einzigen Plättchen.
tic-tac-moo-lesson-7 = So beginnt eine Partie: Lege eines deiner Startplättchen auf eine deiner beiden Weideflächen.
tic-tac-moo-lesson-7-done = Die andere Seite macht es ebenso, dann legt ihr je eines auf die zweite Weidefläche. Danach beginnen die Züge.

# What a puzzle is about

tic-tac-moo-theme-fill = Fülle deine Weidefläche
tic-tac-moo-theme-win = Gewinne sofort
tic-tac-moo-theme-herd = Sammle eine Herde
tic-tac-moo-theme-herds = Sammle zwei Herden
tic-tac-moo-theme-spoil = Verdirb der anderen Seite die Weidefläche
tic-tac-moo-theme-prepare = Bereite eine Herde vor
tic-tac-moo-theme-field = Bring deine Weidefläche voran
tic-tac-moo-theme-starve = Lass nichts zum Sammeln übrig
tic-tac-moo-theme-ahead = Denk voraus

# More things that explain themselves
tic-tac-moo-what-supply = Verdeckte Plättchen, die noch gezogen werden. Sind beide Vorräte aufgebraucht, gewinnt, wer mehr Tiere gesammelt hat.
tic-tac-moo-what-taken = Als Herden gesammelte Tiere. Mit zwölf gewinnst du die Partie.

# What happens for the first time
tic-tac-moo-first-redraw = Neben der Tierart in dieser Scheune war kein Feld mehr frei, also wurde das Tier gegen ein anderes aus dem Vorrat getauscht.

# The lesson: other moves, and the rest of the game
tic-tac-moo-lesson-2-other = Keine Herde: Das dritte Huhn gehört in eine Linie mit den beiden anderen, direkt daneben.
tic-tac-moo-lesson-3-other = Keine Herde: Das dritte Schwein gehört auf die Diagonale der beiden anderen.
tic-tac-moo-lesson-4-other = So sammelst du nichts: Das dritte Schaf gehört in eine Linie mit den beiden anderen.
tic-tac-moo-lesson-5-other = Auf deiner Weidefläche ist noch eine Lücke. Du gewinnst nur, wenn du sie füllst.
tic-tac-moo-lesson-6-other = Das ergibt höchstens eine Herde. Ein Feld liegt in einer Linie mit beiden Hühnerpaaren.
tic-tac-moo-lesson-8 = Neben der Kuh ist nur noch ein Feld frei. Lege eines deiner Plättchen dorthin.
tic-tac-moo-lesson-8-done = Jetzt ist neben der Kuh kein Platz mehr. Dann wird das Tier in deiner Scheune gegen eines aus dem Vorrat getauscht, neben dessen Art noch Platz ist. Deine Stallknechte behalten ihre Tiere.

# Sobald ein Plättchen gewählt ist
tic-tac-moo-next-start = Tippe jetzt ein Feld auf einer deiner leeren Weideflächen an: Dorthin kommt { $one }.
tic-tac-moo-next-space = Tippe jetzt ein Feld an: Dort muss { $one } { $barn } berühren (die Tierart in deiner Scheune).

# Zwei Wege zum Sieg
tic-tac-moo-way-collect = Sammle zwölf Tiere
tic-tac-moo-way-fill = Oder fülle eine deiner Weideflächen: zwei Tiere jeder Art und ein weiteres
