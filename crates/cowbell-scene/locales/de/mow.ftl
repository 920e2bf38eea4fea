# MOW
mow-card = { $sort ->
    [cow] { $number } { $flies ->
        [0] ohne Fliegen
        [1] mit einer Fliege
       *[other] mit { $flies } Fliegen
    }
    [blocker] Schlusslicht { $number }
    [acrobat] Zirkuskuh { $number }
    [slowpoke] Nachzügler
    [calf] Kälbchen
    [thin] Magerkuh { $number }
    [dairy] Milchkuh { $number }
   *[mad] Wahnrind
}
mow-back = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
mow-place = Zahl { $value }, Herde { $herd }
mow-herd = { $cows ->
    [one] Herde: { $low }
   *[other] Herde von { $low } bis { $high }
} ({ $flies ->
    [0] keine Fliegen
    [1] eine Fliege
   *[other] { $flies } Fliegen
})
mow-herd-of-three = { $cows ->
    [one] Herde { $herd }: { $low }
   *[other] Herde { $herd } von { $low } bis { $high }
} ({ $flies ->
    [0] keine Fliegen
    [1] eine Fliege
   *[other] { $flies } Fliegen
})
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
    [0] keine Fliegen
    [1] eine Fliege
   *[other] { $flies } Fliegen
}
mow-flip = Pfeil drehen
mow-flipped = Pfeil gedreht
mow-low = am unteren Ende
mow-high = am oberen Ende
mow-next = { $who ->
    [you] du bist als Nächstes am Zug
   *[other] { $name } ist als Nächstes am Zug
}
mow-with = { $play }, { $word }
mow-then = { $first } { $then }
mow-sentence = { $text }.
mow-ask-start = Der Zufall entscheidet, wer beginnt …
mow-ask-deal = Die Karten werden verteilt …
mow-ask-draw = { $who ->
    [you] Du ziehst …
   *[other] { $name } zieht …
}
mow-ask-begin = { $herd ->
    [0] { $who ->
        [you] Du bist am Zug: Beginne eine neue Herde.
       *[other] { $name } beginnt eine neue Herde.
    }
   *[other] { $who ->
        [you] Du bist am Zug: Beginne Herde { $herd }.
       *[other] { $name } beginnt Herde { $herd }.
    }
}
mow-ask-play = { $herd ->
    [0] { $who ->
        [you] Du bist am Zug: Lege { $ends ->
            [above] über { $high }
            [below] unter { $low }
            [one] unter oder über { $low }
           *[both] unter { $low } oder über { $high }
        } an oder nimm die Herde.
       *[other] { $name } legt eine Kuh an oder nimmt die Herde.
    }
   *[other] { $who ->
        [you] Du bist am Zug: Lege { $ends ->
            [above] über { $high }
            [below] unter { $low }
            [one] unter oder über { $low }
           *[both] unter { $low } oder über { $high }
        } an Herde { $herd } an oder nimm sie.
       *[other] { $name } legt eine Kuh an Herde { $herd } an oder nimmt die Herde.
    }
}
mow-ask-special = { $herd ->
    [0] { $who ->
        [you] Du bist am Zug: Spiel eine Spezialkuh oder nimm die Herde.
       *[other] { $name } legt eine Kuh an oder nimmt die Herde.
    }
   *[other] { $who ->
        [you] Du bist am Zug: Spiel eine Spezialkuh an Herde { $herd } oder nimm die Herde.
       *[other] { $name } legt eine Kuh an Herde { $herd } an oder nimmt die Herde.
    }
}
mow-ask-take = { $herd ->
    [0] { $who ->
        [you] Keine deiner Karten passt: Nimm die Herde.
       *[other] { $name } nimmt die Herde.
    }
   *[other] { $who ->
        [you] Keine deiner Karten passt: Nimm Herde { $herd }.
       *[other] { $name } nimmt Herde { $herd }.
    }
}
mow-over = { $who ->
    [you] Du gewinnst mit den wenigsten Fliegen: { $flies }!
   *[other] { $name } gewinnt mit den wenigsten Fliegen: { $flies }.
}
mow-over-shared = Geteilter Sieg für { $names } mit je { $flies ->
    [one] { $flies } Fliege
   *[other] { $flies } Fliegen
}.
mow-effect-join = steht auf { $value }; die Herde hat dann { $flies ->
    [0] keine Fliegen
    [1] eine Fliege
   *[other] { $flies } Fliegen
}
mow-effect-take = kostet { $flies ->
    [0] keine Fliegen
    [1] eine Fliege
   *[other] { $flies } Fliegen
}
mow-effect-round = beendet die Runde
mow-effect-match = beendet die Partie
mow-role-starter = Startspieler
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
   *[other] { $name } bekommt: { $card }.
}
mow-log-draw = { $who ->
    [you] Du ziehst: { $card }.
   *[other] { $name } zieht: { $card }.
}
mow-log-play = { $who ->
    [you] Du spielst: { $card }
   *[other] { $name } spielt: { $card }
}
mow-log-play-at = { $who ->
    [you] Du spielst an Herde { $herd }: { $card }
   *[other] { $name } spielt an Herde { $herd }: { $card }
}
mow-log-back = { $who ->
    [you] Du nimmst auf die Hand: { $card }.
   *[other] { $name } nimmt auf die Hand: { $card }.
}
mow-log-take = { $who ->
    [you] Du nimmst die Herde: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }, { $flies ->
        [0] keine Fliegen
        [one] { $flies } Fliege
       *[other] { $flies } Fliegen
    }.
   *[other] { $name } nimmt die Herde: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }, { $flies ->
        [0] keine Fliegen
        [one] { $flies } Fliege
       *[other] { $flies } Fliegen
    }.
}
mow-log-take-at = { $who ->
    [you] Du nimmst Herde { $herd }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }, { $flies ->
        [0] keine Fliegen
        [one] { $flies } Fliege
       *[other] { $flies } Fliegen
    }.
   *[other] { $name } nimmt Herde { $herd }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }, { $flies ->
        [0] keine Fliegen
        [one] { $flies } Fliege
       *[other] { $flies } Fliegen
    }.
}
mow-log-round = Die Runde ist zu Ende. Auch die Handkarten zählen.
mow-log-scored = { $who ->
    [you] Deine Fliegen: { $flies } in dieser Runde (davon { $hand } auf der Hand), { $total } insgesamt.
   *[other] Fliegen von { $name }: { $flies } in dieser Runde (davon { $hand } auf der Hand), { $total } insgesamt.
}
mow-log-next = { $who ->
    [you] Du beginnst die nächste Runde.
   *[other] { $name } beginnt die nächste Runde.
}
mow-log-next-most = { $who ->
    [you] Du hast die meisten Fliegen und beginnst die nächste Runde.
   *[other] { $name } hat die meisten Fliegen und beginnt die nächste Runde.
}
mow-log-pass = { $who ->
    [you] Du hast keine Karte, mit der du eine Herde beginnen kannst, und passt.
   *[other] { $name } kann mit keiner Karte eine Herde beginnen und passt.
}
mow-refuse-GAME_OVER = Die Partie ist zu Ende.
mow-refuse-NOT_YOUR_TURN = Du bist nicht am Zug.
mow-refuse-NOT_IN_HAND = Diese Karte hast du nicht.
mow-refuse-NOTHING_TO_TAKE = Es gibt noch keine Herde, die du nehmen kannst: Beginne eine.
mow-refuse-CANNOT_START_A_HERD = Mit dieser Kuh kannst du keine Herde beginnen. Spiele eine andere Karte aus.
mow-refuse-MAD_COW_FORBIDS_FLY_FREE = Steht ein Wahnrind in der Herde, darfst du keine Kuh ohne Fliegen anlegen.
mow-refuse-NOT_OUTSIDE_THE_ENDS = Eine Kuh muss niedriger oder höher sein als alle Kühe der Herde.
mow-refuse-NO_COW_WITH_THAT_NUMBER = In der Herde ist keine Kuh mit dieser Zahl.
mow-refuse-NO_MISSING_NUMBER = Ein Nachzügler braucht eine Lücke in der Herde.
mow-refuse-END_COW_HAS_FLIES = Ein Kälbchen passt nur neben eine Kuh ohne Fliegen.
mow-refuse-NO_EIGHT = In der Herde ist keine 8, die das Wahnrind ersetzen könnte.
mow-refuse-NO_ARROW_CHOICE = Nur mit einer grünen Spezialkuh darfst du den Pfeil drehen.
mow-refuse-NO_NEXT_PLAYER_CHOICE = Nur mit einer gelben Spezialkuh bestimmst du, wer als Nächstes am Zug ist.
mow-refuse-NO_END_CHOICE = Nur beim Kälbchen wählst du ein Ende.
mow-refuse-NO_SUCH_SEAT = Als Nächstes muss jemand von diesem Tisch am Zug sein.
mow-refuse-CANNOT_CHOOSE_SELF = Als Nächstes muss jemand anderes am Zug sein.
mow-refuse-END_MUST_BE_CHOSEN = Das Kälbchen passt an beide Enden: Wähle eins.

# Was das Spiel ist
mow-about = Lege Kühe an die Enden der Herde an, oder nimm die ganze Herde samt Fliegen.
mow-blurb = Kühe in einer Reihe und Fliegen, die keiner will

# Optionen des Tisches
mow-option-target = Fliegen bis zum Ende der Partie
mow-option-next-start = Wer die nächste Runde beginnt
mow-value-next-start-most-flies = der Bauer mit den meisten Fliegen
mow-value-next-start-rotate = der nächste Bauer zur Linken
mow-option-first-starter = Wer die erste Runde beginnt

# Die erste Lektion: was zu tun ist und was es gezeigt hat
mow-lesson-1 = Die Herde reicht von 7 bis 11. Lege eine Kuh an, die niedriger oder höher ist als alle anderen.
mow-lesson-1-done = Zahlen dazwischen passen nicht. Danach ziehst du eine Karte nach, und der Pfeil zeigt, wer als Nächstes am Zug ist. Was eine Karte kann, siehst du, wenn du sie gedrückt hältst oder mit der rechten Maustaste anklickst.
mow-lesson-2 = Eine Zirkuskuh mit einer 7 springt auf eine 7 in der Herde. Spiele sie aus.
mow-lesson-2-done = Sie braucht keinen eigenen Platz in der Herde. Grüne Spezialkühe haben fünf Fliegen, und mit ihnen darfst du den Pfeil drehen.
mow-lesson-3 = Ein Nachzügler drängt sich in eine Lücke der Herde. Spiele ihn aus.
mow-lesson-3-done = Zwischen den Enden muss eine Zahl fehlen: Diesen Platz nimmt der Nachzügler ein.
mow-lesson-4 = Ein Schlusslicht schließt sein Ende: Höher als 16 geht es nicht. Spiele es aus und drehe den Pfeil.
mow-lesson-4-done = Jetzt ist dein anderer Nachbar am Zug, und am oberen Ende kann keine Kuh mehr angelegt werden.
mow-lesson-5 = Keine deiner Kühe passt, also musst du die Herde nehmen, samt Fliegen.
mow-lesson-5-done = Du beginnst sofort eine neue Herde. Nehmen darfst du auch, wenn eine Karte passt. Wer am Ende die wenigsten Fliegen hat, gewinnt.

# What one is trying to do
mow-aim = Ziel: am Ende die wenigsten Fliegen haben.
mow-aim-take = { $flies ->
    [0] Nehmen kostet nichts
    [one] Nehmen kostet { $flies } Fliege
   *[other] Nehmen kostet { $flies } Fliegen
}
mow-aim-end = { $flies ->
    [one] Ende bei { $flies } Fliege
   *[other] Ende bei { $flies } Fliegen
}

# What things are, for those who touch them
mow-what-cow = Eine Kuh passt, wenn sie niedriger oder höher ist als alle Kühe der Herde.
mow-what-blocker = Das Schlusslicht schließt sein Ende: Nichts ist niedriger als 0 oder höher als 16. Fünf Fliegen.
mow-what-acrobat = Die Zirkuskuh springt auf eine Kuh mit derselben Zahl, wo immer sie steht. Fünf Fliegen.
mow-what-slowpoke = Der Nachzügler füllt eine Lücke: den Platz einer fehlenden Zahl in der Herde. Fünf Fliegen.
mow-what-calf = Das Kälbchen stellt sich an ein Ende, dessen Kuh keine Fliegen hat, und zählt als nächste Zahl. Fünf Fliegen.
mow-what-thin = Die Magerkuh legst du wie eine gewöhnliche Kuh an, ziehst aber keine Karte nach. Fünf Fliegen.
mow-what-dairy = Die Milchkuh legst du wie eine gewöhnliche Kuh an und ziehst zwei Karten nach. Fünf Fliegen.
mow-what-mad = Das Wahnrind ersetzt eine 8. Danach darf an diese Herde keine Kuh ohne Fliegen mehr angelegt werden. Fünf Fliegen.
mow-why-flies = { $who ->
    [you] Du hast
   *[other] { $name } hat
} { $flies ->
    [one] { $flies } Fliege
   *[other] { $flies } Fliegen
}; bei { $goal } endet die Partie.
mow-break-round = Nächste Runde: Alle Karten werden gemischt und neu verteilt. Die Fliegen bleiben.
mow-preset-quick = Bei 40 Fliegen ist Schluss: ein bis drei Runden.
mow-preset-family = Bei 60 Fliegen ist Schluss.
mow-help-target = Sobald jemand nach einer Runde so viele Fliegen hat, gewinnt, wer die wenigsten hat.
mow-help-next-start = Wer beginnt, spielt die erste Karte der Runde.
mow-help-first-starter = Wer die allererste Karte spielt.

# What speaks for a move, when a hint says why
mow-reason-take = { $flies ->
    [0] Nehmen kostet jetzt nichts
    [one] Nehmen kostet jetzt { $flies } Fliege; später können es mehr werden
   *[other] Nehmen kostet jetzt { $flies } Fliegen; später können es mehr werden
}
mow-reason-rid = du wirst { $flies ->
    [one] { $flies } Fliege
   *[other] { $flies } Fliegen
} los
mow-reason-avoid = du musst { $flies ->
    [one] { $flies } Fliege
   *[other] { $flies } Fliegen
} nicht nehmen
mow-reason-narrow = { $low ->
    [0] { $high ->
        [16] dann passt keine gewöhnliche Kuh mehr
       *[other] dann passen gewöhnliche Kühe nur noch über { $high }
    }
   *[other] { $high ->
        [16] dann passen gewöhnliche Kühe nur noch unter { $low }
       *[other] dann passen gewöhnliche Kühe nur noch unter { $low } oder über { $high }
    }
}
mow-reason-still = { $count ->
    [one] eine deiner anderen gewöhnlichen Kühe passt noch
   *[other] { $count } deiner anderen gewöhnlichen Kühe passen noch
}
mow-reason-save = hebt deine Spezialkühe für später auf

# The lesson goes on

mow-lesson-6 = Du hast die Herde genommen, also beginne eine neue. Mit Zirkuskühen und Nachzüglern geht das nicht.
mow-lesson-6-done = Je näher an der Mitte, desto mehr Platz bleibt an beiden Enden, für dich und für die anderen.
mow-lesson-7 = Der Stapel ist leer, und keine deiner Karten passt. Nimm die Herde.
mow-lesson-7-done = Ist der Stapel leer, beendet das Nehmen einer Herde die Runde. Alle Fliegen zählen, auch die auf der Hand: Werde sie rechtzeitig los. Ein Bauer hat jetzt 100 Fliegen oder mehr: Die Partie ist vorbei, und du gewinnst mit den wenigsten. Mehr brauchst du zu dritt, viert oder fünft nicht zu wissen.
mow-log-deal-hidden = { $who ->
    [you] Du bekommst eine Karte.
   *[other] { $name } bekommt eine Karte.
}
mow-log-draw-hidden = { $who ->
    [you] Du ziehst eine Karte.
   *[other] { $name } zieht eine Karte.
}
mow-herd-empty = Die Herde ist leer
mow-herd-of-three-empty = Herde { $herd } ist leer
mow-card-special = { $card }, { $packet ->
    [green] grün
   *[yellow] gelb
}, { $flies } Fliegen

# What a puzzle is about

mow-theme-free = Nimm die Herde, solange sie nichts kostet
mow-theme-take = Wähle das kleinere Übel
mow-theme-squeeze = Lass andere die Herde nehmen
mow-theme-turn = Drehe den Pfeil um
mow-theme-rid = Werde die Fliegen los
mow-theme-room = Lass Platz für deine eigenen Karten
mow-theme-keep = Heb deine Spezialkühe auf
mow-theme-special = Setze eine Spezialkuh ein
mow-keep-seat = Ausspielen: dann { $name }
mow-flip-seat = Ausspielen und Pfeil drehen: dann { $name }
mow-keep-herd = Ausspielen: dann Herde { $herd }
mow-flip-herd = Ausspielen und Pfeil drehen: dann Herde { $herd }
mow-aim-after = { $who ->
    [you] Nach dir: { $then }
   *[other] Nach { $name }: { $then }
}
mow-aim-after-name = { $who ->
    [you] du
   *[other] { $name }
}
mow-aim-after-herd = Als Nächstes: Herde { $herd }
mow-aim-next = danach
mow-aim-round = { $flies } diese Runde
mow-aim-gap = Welche Lücke es ist, spielt keine Rolle.
mow-aim-herds = Herden
mow-aim-hand = Hand
mow-aim-total = gesamt
mow-aim-before = bisher
mow-aim-last = Stapel leer: Die nächste genommene Herde beendet die Runde

# More things that explain themselves
mow-what-deck = Nach dem Ausspielen ziehst du von hier eine Karte nach. Ist der Stapel leer, beendet die nächste genommene Herde die Runde.
mow-what-arrow = Der Pfeil zeigt, wer als Nächstes am Zug ist. Mit einer grünen Spezialkuh darfst du ihn drehen.
mow-what-arrow-herds = Der Pfeil zeigt, welche Herde als Nächstes kommt. Mit einer grünen Spezialkuh darfst du ihn drehen.
mow-what-shed = Die Fliegen bisher. Am Ende der Runde kommen die Fliegen auf der Hand dazu.
mow-what-joined = Diese Kuh steht in der Herde. Wer die Herde nimmt, bekommt alle ihre Fliegen.
mow-what-stand = Diese Zahl fehlt in der Herde. Zwischen die beiden Enden passen nur Nachzügler.
mow-what-hand = Jeder sieht nur die eigenen Karten. Fliegen auf der Hand zählen am Ende der Runde mit.
mow-what-take = Wer die Herde nimmt, bekommt ihre Fliegen. Nehmen darfst du sie in jedem Zug, und du musst, wenn keine deiner Karten passt.
mow-what-end = Hat jemand nach einer Runde so viele Fliegen, endet die Partie. Wer die wenigsten hat, gewinnt.

# What happens for the first time
mow-first-take = Wer die Herde nimmt, bekommt alle ihre Fliegen und beginnt gleich eine neue, es sei denn, der Stapel ist leer.
mow-first-turn = Der Pfeil wurde gedreht: Von jetzt an geht es andersherum weiter.

# The lesson: other moves, and the rest of the game
mow-lesson-1-other = Nehmen darfst du die Herde, aber du hast passende Kühe: unter 7 oder über 11.
mow-lesson-2-other = Das darfst du, aber hier geht es um die Zirkuskuh mit der 7.
mow-lesson-3-other = Die Herde darfst du immer nehmen, aber das kostet dich ihre Fliegen. Der Nachzügler passt in eine Lücke.
mow-lesson-4-other = So dreht sich der Pfeil nicht. Spiele die 16 und drehe dabei den Pfeil.
mow-lesson-8 = Ab sechs Bauern sind gelbe Spezialkühe dabei. Spiele die Magerkuh aus und bestimme, wer als Nächstes am Zug ist.
mow-lesson-8-done = Mit einer gelben Spezialkuh bestimmst du, wer als Nächstes am Zug ist; der Pfeil bleibt, wie er ist.
mow-lesson-8-other = Das darfst du, aber hier geht es um die gelbe Magerkuh.
mow-lesson-9 = Zu zweit spielt ihr reihum an drei Herden. Lege eine Kuh an Herde 1 an.
mow-lesson-9-done = Jetzt spielt der andere an Herde 2. Der Pfeil bestimmt hier die Reihenfolge der Herden, und nehmen kannst du nur die aktuelle.
mow-lesson-9-other = Nehmen darfst du sie, aber du hast passende Karten: Zahlen unter 5 oder über 9.
