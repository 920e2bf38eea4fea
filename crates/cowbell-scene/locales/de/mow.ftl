# MOW
mow-card = { $sort ->
    [cow] { $number } { $flies ->
        [0] ohne Fliegen
        [1] mit einer Fliege
       *[other] mit { $flies } Fliegen
    }
    [blocker] Blocker { $number }
    [acrobat] Akrobatin { $number }
    [slowpoke] Nachzüglerin
    [calf] Kalb
    [thin] magere Kuh { $number }
    [dairy] Milchkuh { $number }
   *[mad] verrückte Kuh
}
mow-a-card = eine Karte
mow-back = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
mow-place = Zahl { $value }, Herde { $herd }
mow-herd = Herde, { $flies ->
    [0] keine Fliege
    [1] eine Fliege
   *[other] { $flies } Fliegen
}
mow-herd-of-three = Herde { $herd }, { $flies ->
    [0] keine Fliege
    [1] eine Fliege
   *[other] { $flies } Fliegen
}
mow-hand = { $who ->
    [you] Deine Hand
   *[other] Hand von { $name }
}
mow-shed = { $who ->
    [you] Dein Stall
   *[other] Stall von { $name }
}
mow-deck = Stapel
mow-arrow = Pfeil
mow-arrow-shows = { $way ->
    [clockwise] im Uhrzeigersinn
   *[other] gegen den Uhrzeigersinn
}
mow-take = Herde nehmen: { $flies ->
    [0] keine Fliege
    [1] eine Fliege
   *[other] { $flies } Fliegen
}
mow-keep = Pfeil behalten
mow-flip = Pfeil wenden
mow-low = am unteren Ende
mow-high = am oberen Ende
mow-next = { $who ->
    [you] du bist als Nächstes dran
   *[other] { $name } ist als Nächstes dran
}
mow-with = { $play }, { $word }
mow-name = { $who ->
    [you] du
   *[other] { $name }
}
mow-and = { $one } und { $two }
mow-then = { $first } { $then }
mow-sentence = { $text }.
mow-ask-start = Der Zufall entscheidet, wer beginnt …
mow-ask-deal = Die Karten werden verteilt …
mow-ask-draw = { $who ->
    [you] Du ziehst …
   *[other] { $name } zieht …
}
mow-ask-begin = { $who ->
    [you] Du bist dran: Beginne eine neue Herde.
   *[other] { $name } beginnt eine neue Herde.
}
mow-ask-play = { $who ->
    [you] Du bist dran: Lege eine Kuh an oder nimm die Herde.
   *[other] { $name } legt eine Kuh an oder nimmt die Herde.
}
mow-ask-take = { $who ->
    [you] Keine deiner Karten passt: Nimm die Herde.
   *[other] { $name } nimmt die Herde.
}
mow-ask-at = { $ask } (Herde { $herd })
mow-over = { $who ->
    [you] Du gewinnst mit den wenigsten Fliegen: { $flies }!
   *[other] { $name } gewinnt mit den wenigsten Fliegen: { $flies }.
}
mow-over-shared = Die wenigsten Fliegen, je { $flies }: Den Sieg teilen sich { $names }.
mow-effect-join = steht auf { $value }; die Herde hat dann { $flies ->
    [0] keine Fliege
    [1] eine Fliege
   *[other] { $flies } Fliegen
}
mow-effect-take = kostet { $flies ->
    [0] keine Fliege
    [1] eine Fliege
   *[other] { $flies } Fliegen
}
mow-effect-round = beendet die Runde
mow-effect-match = beendet die Partie
mow-role = Hof
mow-role-starter = Hof, hat diese Runde begonnen
mow-row-total = Fliegen insgesamt
mow-row-round = Fliegen in dieser Runde
mow-row-shed = Karten im Stall
mow-row-hand = Karten auf der Hand
mow-log-start = { $who ->
    [you] Du beginnst die erste Runde.
   *[other] { $name } beginnt die erste Runde.
}
mow-log-deal = { $who ->
    [you] Du bekommst: { $card }.
   *[other] { $name } bekommt { $card }.
}
mow-log-draw = { $who ->
    [you] Du ziehst: { $card }.
   *[other] { $name } zieht { $card }.
}
mow-log-play = { $who ->
    [you] Du spielst: { $card }
   *[other] { $name } spielt: { $card }
}
mow-log-play-at = { $who ->
    [you] Herde { $herd }: Du spielst: { $card }
   *[other] Herde { $herd }: { $name } spielt: { $card }
}
mow-log-back = { $who ->
    [you] Zurück auf deine Hand: { $card }.
   *[other] Zurück auf die Hand von { $name }: { $card }.
}
mow-log-take = { $who ->
    [you] Du nimmst die Herde, Karten: { $count }, Fliegen: { $flies }.
   *[other] { $name } nimmt die Herde, Karten: { $count }, Fliegen: { $flies }.
}
mow-log-take-at = { $who ->
    [you] Du nimmst Herde { $herd }, Karten: { $count }, Fliegen: { $flies }.
   *[other] { $name } nimmt Herde { $herd }, Karten: { $count }, Fliegen: { $flies }.
}
mow-log-round = Die Runde ist zu Ende; auch die Handkarten zählen.
mow-log-scored = { $who ->
    [you] Du: { $flies } in dieser Runde ({ $hand } auf der Hand), { $total } insgesamt.
   *[other] { $name }: { $flies } in dieser Runde ({ $hand } auf der Hand), { $total } insgesamt.
}
mow-log-next = { $who ->
    [you] Du beginnst die nächste Runde.
   *[other] { $name } beginnt die nächste Runde.
}
mow-log-pass = { $who ->
    [you] Du hast keine Karte, die eine Herde beginnen kann, und passt.
   *[other] { $name } hat keine Karte, die eine Herde beginnen kann, und passt.
}
mow-refuse-GAME_OVER = Die Partie ist zu Ende.
mow-refuse-NOT_YOUR_TURN = Du bist nicht dran.
mow-refuse-NOT_IN_HAND = Diese Karte hast du nicht.
mow-refuse-NOTHING_TO_TAKE = Es gibt keine Herde zu nehmen: Beginne eine.
mow-refuse-CANNOT_START_A_HERD = Diese Karte braucht andere Kühe und kann keine Herde beginnen.
mow-refuse-MAD_COW_FORBIDS_FLY_FREE = Zur Herde der verrückten Kuh darf keine Kuh ohne Fliegen.
mow-refuse-NOT_OUTSIDE_THE_ENDS = Eine Kuh muss niedriger oder höher sein als die ganze Herde.
mow-refuse-NO_COW_WITH_THAT_NUMBER = Keine Kuh der Herde trägt die Zahl der Akrobatin.
mow-refuse-NO_MISSING_NUMBER = Zwischen den Enden ist keine Zahl mehr für eine Nachzüglerin frei.
mow-refuse-END_COW_HAS_FLIES = Ein Kalb braucht am Ende eine Kuh ohne Fliegen.
mow-refuse-NO_EIGHT = Die Herde hat keine 8, die die verrückte Kuh ersetzen kann.
mow-refuse-NO_ARROW_CHOICE = Nur eine grüne Sonderkarte darf den Pfeil wenden.
mow-refuse-NO_NEXT_PLAYER_CHOICE = Nur eine gelbe Sonderkarte bestimmt, wer als Nächstes dran ist.
mow-refuse-NO_END_CHOICE = Nur das Kalb wählt sein Ende.
mow-refuse-NO_SUCH_SEAT = Als Nächstes muss jemand von diesem Tisch dran sein.
mow-refuse-CANNOT_CHOOSE_SELF = Als Nächstes muss jemand anderes dran sein.
mow-refuse-END_MUST_BE_CHOSEN = Das Kalb passt an beide Enden: Wähle eines.

# Was das Spiel ist
mow-about = Leg Kühe an beide Enden der Herde, oder nimm sie mit allen Fliegen.
mow-blurb = Kühe in Reih und Glied, Fliegen für den, der sie nimmt

# Optionen des Tisches
mow-option-target = Fliegen bis zum Ende
mow-option-next-start = Wer die nächste Runde beginnt
mow-value-next-start-most-flies = wer die meisten Fliegen hat
mow-value-next-start-rotate = der linke Nachbar
mow-option-first-starter = Wer die erste Runde beginnt

# Die erste Lektion: was zu tun ist und was es gezeigt hat
mow-lesson-1 = Die Herde steht von 7 bis 11. Leg eine Kuh an, die kleiner ist als alle, oder größer.
mow-lesson-1-done = Dazwischen geht nicht. Nach dem Ausspielen ziehst du eine Karte, und der Pfeil sagt, wer dran ist.
mow-lesson-2 = Eine Akrobatin mit einer 7 darf auf eine 7 in der Herde klettern. Spiel sie aus.
mow-lesson-2-done = In der Reihe nimmt sie keinen Platz ein. Grüne Sonderkühe haben fünf Fliegen, und mit ihnen darfst du den Pfeil drehen.
mow-lesson-3 = Eine Nachzüglerin füllt eine Lücke in der Herde. Spiel sie aus.
mow-lesson-3-done = Irgendwo zwischen den Enden muss eine Zahl fehlen: Dafür steht die Nachzüglerin.
mow-lesson-4 = Ein Blocker schließt sein Ende: Über 16 gibt es nichts. Spiel ihn aus und dreh den Pfeil.
mow-lesson-4-done = Jetzt ist der Nachbar auf der anderen Seite dran und kann nur noch unten anlegen.
mow-lesson-5 = Keine deiner Kühe passt. Dann musst du die Herde nehmen, mit allen Fliegen.
mow-lesson-5-done = Du beginnst sofort eine neue Herde. Wer am Ende die wenigsten Fliegen hat, gewinnt.

# What one is trying to do
mow-aim = Ziel: die wenigsten Fliegen haben.
mow-aim-take = { $flies ->
    [0] Nehmen kostet nichts
    [one] Nehmen kostet { $flies } Fliege
   *[other] Nehmen kostet { $flies } Fliegen
}
mow-aim-end = { $flies } Fliegen beenden die Partie

# What things are, for those who touch them
mow-what-cow = Eine Kuh passt, wenn sie niedriger oder höher als die ganze Herde ist.
mow-what-blocker = Das Schlusslicht schließt sein Ende: Nichts ist niedriger als 0 oder höher als 16. Fünf Fliegen.
mow-what-acrobat = Die Zirkuskuh klettert auf eine Kuh mit ihrer Zahl, wo immer die steht. Fünf Fliegen.
mow-what-slowpoke = Der Nachzügler nimmt den Platz einer fehlenden Zahl in der Herde ein. Fünf Fliegen.
mow-what-calf = Das Kalb stellt sich neben eine Kuh ohne Fliegen am Ende, als nächste Zahl. Fünf Fliegen.
mow-what-thin = Die dünne Kuh passt nach ihrer Zahl, doch wer sie spielt, zieht keine Karte. Fünf Fliegen.
mow-what-dairy = Die Milchkuh passt nach ihrer Zahl, und wer sie spielt, zieht zwei Karten. Fünf Fliegen.
mow-what-mad = Das Wahnrind ersetzt eine 8, und solange es dort steht, passt keine Kuh ohne Fliegen. Fünf Fliegen.
mow-why-flies = { $name } hat { $flies } Fliegen; bei { $goal } endet die Partie.
mow-break-round = Nächste Runde: Alle Karten werden gemischt und neu verteilt. Die Fliegen bleiben.
mow-preset-quick = Bei 40 Fliegen ist Schluss: eine oder zwei Runden.
mow-preset-family = Bei 60 Fliegen ist Schluss.
mow-help-target = Sobald jemand nach einer Runde so viele Fliegen hat, gewinnen die wenigsten.
mow-help-next-start = Wer beginnt, spielt die erste Karte der Runde.
