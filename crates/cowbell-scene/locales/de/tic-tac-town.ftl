# Tic Tac Town
ttt-cell = { $cell }
ttt-board = Tableau
ttt-pool = Würfelvorrat
ttt-hand = { $who ->
    [you] Deine Karten
   *[other] Karten von { $name }
}
ttt-done = { $who ->
    [you] Von dir erfüllt: { $count }
   *[other] Erfüllt von { $name }: { $count }
}
ttt-colour = { $colour ->
    [R] Rot
    [B] Blau
    [G] Grün
   *[Y] Gelb
}
ttt-any = beliebig
ttt-die = { $colour ->
    [R] rote
    [B] blaue
    [G] grüne
   *[Y] gelbe
} { $value }
ttt-card-colours = { $a }, { $b }, { $c }
ttt-card-sum = Summe { $sum } mit { $colour ->
    [R] einem roten
    [B] einem blauen
    [G] einem grünen
   *[Y] einem gelben
} Würfel
ttt-card-equation = { $a } { $op ->
    [plus] +
    [minus] −
    [times] ×
   *[over] :
} { $b } = { $c }
ttt-card = { $card } ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
ttt-back = { $kind ->
    [colours] Farbkarte
    [sum] Summenkarte
   *[equation] Gleichungskarte
} ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
ttt-pile = { $kind ->
    [colours] Farben
    [sum] Summen
   *[equation] Gleichungen
}: noch { $count }
ttt-ask-deal = Die ersten Karten werden verteilt …
ttt-ask-pile = { $left ->
    [0] Vor der letzten Runde
   *[other] Vor Runde { $round } von { $rounds }
}{ $who ->
    [you] , du bist am Zug: Wähle einen Stapel zum Ziehen.
   *[other] : { $name } wählt einen Stapel zum Ziehen.
}
ttt-ask-card = { $left ->
    [0] Vor der letzten Runde
   *[other] Vor Runde { $round } von { $rounds }
}{ $who ->
    [you] : Du ziehst eine Karte …
   *[other] : { $name } zieht eine Karte …
}
ttt-ask-roll = { $left ->
    [0] Letzte Runde ({ $round } von { $rounds })
   *[other] Runde { $round } von { $rounds }
}: Die Würfel rollen …
ttt-ask-reroll = { $left ->
    [0] Letzte Runde ({ $round } von { $rounds })
   *[other] Runde { $round } von { $rounds }
}{ $who ->
    [you] , du bist am Zug: Behalte den Wurf oder würfle alle zwölf neu.
   *[other] : { $name } behält den Wurf oder würfelt neu.
}
ttt-ask-place = { $left ->
    [0] Letzte Runde ({ $round } von { $rounds })
   *[other] Runde { $round } von { $rounds }
}{ $who ->
    [you] , du bist am Zug: Setze einen Würfel auf das Tableau.
   *[other] : { $name } setzt einen Würfel.
}
ttt-over = { $who ->
    [you] Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[other] { $name } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}
ttt-over-shared = Geteilter Sieg für { $names } mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
ttt-move-pile = { $kind ->
    [colours] Eine Farbkarte ziehen
    [sum] Eine Summenkarte ziehen
   *[equation] Eine Gleichungskarte ziehen
}
ttt-move-keep = Wurf behalten
ttt-move-reroll = Alle Würfel neu würfeln
ttt-move-place = { $die } auf { $cell }
ttt-effect-fulfil = erfüllt { $card } (+{ $points })
ttt-effect-bonus = Bonus für drei Karten einer Sorte (+{ $points })
ttt-effect-round = { $left ->
    [1] die Runde endet, nur noch die letzte folgt
   *[other] die Runde endet, noch { $left } folgen
}
ttt-effect-over = die Partie endet
ttt-row = { $kind ->
    [colours] erfüllte Farbkarten
    [sum] erfüllte Summenkarten
   *[equation] erfüllte Gleichungskarten
}
ttt-points = { $kind ->
    [colours] { $count ->
        [one] { $count } Farbkarte
       *[other] { $count } Farbkarten
    }
    [sum] { $count ->
        [one] { $count } Summenkarte
       *[other] { $count } Summenkarten
    }
   *[equation] { $count ->
        [one] { $count } Gleichungskarte
       *[other] { $count } Gleichungskarten
    }
}
ttt-points-bonus = Bonus für je drei einer Sorte
ttt-role-starter = Startspieler
ttt-and = { $first } und { $next }
ttt-then = { $first }; { $next }
ttt-fulfils = { $who ->
    [you] du erfüllst { $cards } (+{ $points })
   *[other] { $name } erfüllt { $cards } (+{ $points })
}
ttt-log-pile = { $who ->
    [you] Du wählst { $kind ->
        [colours] den Stapel der Farbkarten
        [sum] den Stapel der Summenkarten
       *[equation] den Stapel der Gleichungskarten
    }.
   *[other] { $name } wählt { $kind ->
        [colours] den Stapel der Farbkarten
        [sum] den Stapel der Summenkarten
       *[equation] den Stapel der Gleichungskarten
    }.
}
ttt-log-keep = { $who ->
    [you] Du behältst den Wurf.
   *[other] { $name } behält den Wurf.
}
ttt-log-reroll = { $who ->
    [you] Du würfelst alle Würfel neu.
   *[other] { $name } würfelt alle Würfel neu.
}
ttt-log-place = { $who ->
    [you] Du setzt die { $die } auf { $cell }.
   *[other] { $name } setzt die { $die } auf { $cell }.
}
ttt-log-result = { $who ->
    [you] Du setzt die { $die } auf { $cell }; { $results }.
   *[other] { $name } setzt die { $die } auf { $cell }; { $results }.
}
ttt-log-card = { $who ->
    [you] Du ziehst: { $card }.
   *[other] { $name } zieht: { $card }.
}
ttt-log-back = { $who ->
    [you] Du ziehst { $kind ->
        [colours] eine Farbkarte
        [sum] eine Summenkarte
       *[equation] eine Gleichungskarte
    }.
   *[other] { $name } zieht { $kind ->
        [colours] eine Farbkarte
        [sum] eine Summenkarte
       *[equation] eine Gleichungskarte
    }.
}
ttt-log-start = { $who ->
    [you] Du beginnst die erste Runde.
   *[other] { $name } beginnt die erste Runde.
}
ttt-log-roll = Die Würfel in { $colour } zeigen { $one }, { $two } und { $three }.
tic-tac-town-refuse-GAME_OVER = Die Partie ist zu Ende.
tic-tac-town-refuse-NOT_YOUR_TURN = Du bist nicht am Zug.
tic-tac-town-refuse-NOTHING_TO_REROLL = Es gibt gerade keinen Wurf, den du behalten oder wiederholen könntest.
tic-tac-town-refuse-WRONG_PHASE = Das geht jetzt noch nicht.
tic-tac-town-refuse-NO_SUCH_PILE = In dieser Partie wird ohne Gleichungskarten gespielt.
tic-tac-town-refuse-PILE_EMPTY = Dieser Stapel ist leer.
tic-tac-town-refuse-NO_SUCH_CELL = Das Tableau für zwei hat nur drei Zeilen und drei Spalten.
tic-tac-town-refuse-DIE_NOT_IN_POOL = Ein Würfel mit dieser Farbe und diesem Wert ist nicht mehr da.
tic-tac-town-refuse-CELL_TAKEN = Dort liegt schon ein Würfel.

# Was das Spiel ist
tic-tac-town-about = Bilde aus bunten Würfeln Dreierreihen und erfülle so deine geheimen Aufgabenkarten.
tic-tac-town-blurb = bunte Würfel, drei in einer Reihe, geheime Karten

# Optionen des Tisches
tic-tac-town-option-deck = Gleichungskarten
tic-tac-town-value-deck-graded = mit je zwei Farben
tic-tac-town-value-deck-single = mit je einer Farbe
tic-tac-town-option-equations = Mit Gleichungskarten spielen
tic-tac-town-option-starter = Wer beginnt

# Die erste Lektion: was zu tun ist und was es gezeigt hat
tic-tac-town-lesson-1 = Alle bauen auf demselben Tableau. Nimm einen Würfel und setze ihn auf ein freies Feld.
tic-tac-town-lesson-1-done = In jedem Zug setzt du einen Würfel. Er behält seinen Wert und bleibt bis zum Ende der Runde liegen.
tic-tac-town-lesson-2 = Eine deiner Karten braucht Rot, Blau und Grün in einer Reihe. Rot und Blau liegen schon. Vervollständige die Reihe.
tic-tac-town-lesson-2-done = Farbkarten bringen 1 Punkt. Eine Reihe ist eine Zeile oder Spalte, von beiden Seiten gelesen, aber nie eine Diagonale.
tic-tac-town-lesson-3 = Eine andere Karte braucht drei Würfel mit der Summe 7, einer davon gelb. Erfülle sie.
tic-tac-town-lesson-3-done = Summenkarten bringen 2 Punkte. Wer die Würfel gesetzt hat, spielt keine Rolle.
tic-tac-town-lesson-4 = Jetzt die Gleichungskarte: Rot plus Blau ergibt den dritten Würfel. Was ist 2 + 3?
tic-tac-town-lesson-4-done = Gleichungskarten bringen 3 Punkte; ein weißer Würfel auf der Karte steht für jede Farbe. Auch 5 3 2 würde zählen, von rechts nach links gelesen: Fang an, an welchem Ende du willst.
tic-tac-town-lesson-5 = Auch Spalten zählen. Die nächste Karte sagt: beliebiger Würfel − Grün = Blau. Lies diese Spalte von unten nach oben: ? − 2 = 4.
tic-tac-town-lesson-5-done = 6 − 2 = 4, von unten gelesen. Diagonalen zählen nie. Deine Würfel können auch Karten der anderen erfüllen: Die Rückseiten verraten ihre Sorte.
tic-tac-town-lesson-6 = Am Anfang einer Runde würfelt der Startspieler mit allen Würfeln: diesmal du. Behalte den Wurf oder würfle einmal alle neu.
tic-tac-town-lesson-6-done = Die Runde endet, wenn das Tableau voll ist; zu dritt oder zu viert, auf 4×4 Feldern, wenn alle zwölf Würfel gesetzt sind. Dann beginnt reihum der Nächste.

# What one is trying to do
tic-tac-town-aim = Ziel: drei Würfel in einer Reihe, die zu deinen Karten passen.
tic-tac-town-aim-alike = je 3 einer Sorte +3

# What things are, for those who touch them
tic-tac-town-what-placed = Ein Würfel auf dem Tableau bleibt bis zum Ende der Runde liegen. Er zählt für alle am Tisch.
tic-tac-town-what-cell = Wähle zuerst einen Würfel, dann ein freies Feld.
tic-tac-town-what-pile = Neue Karten gibt es zwischen den Runden, jede von einem Stapel deiner Wahl.
tic-tac-town-what-colours = Erfüllt, sobald drei benachbarte Würfel einer Zeile oder Spalte diese Farben in dieser Reihenfolge haben, vorwärts oder rückwärts: 1 Punkt.
tic-tac-town-what-sum = Erfüllt, sobald drei benachbarte Würfel einer Zeile oder Spalte diese Summe ergeben, mindestens einer davon in dieser Farbe: 2 Punkte.
tic-tac-town-what-equation = Erfüllt, sobald drei benachbarte Würfel einer Zeile oder Spalte diese Gleichung ergeben (weiß: jede Farbe), egal von welchem Ende gelesen: { $op ->
    [plus] 2 3 5 und 5 3 2 heißen beide 2 + 3 = 5
    [minus] 6 2 4 und 4 2 6 heißen beide 6 − 2 = 4
    [times] 2 3 6 und 6 3 2 heißen beide 2 × 3 = 6
   *[over] 6 2 3 und 3 2 6 heißen beide 6 : 2 = 3
}.
tic-tac-town-what-die = In deinem Zug setzt du einen dieser Würfel auf ein freies Feld.
tic-tac-town-why-rounds = Die letzte Runde ist gespielt; nicht erfüllte Karten zählen nichts.
tic-tac-town-round-dice = Alle 12 Würfel sind gesetzt.
tic-tac-town-round-full = Das Tableau ist voll.
tic-tac-town-break-round = Nächste Runde: Das Tableau wird abgeräumt, alle ziehen auf vier Karten nach, und jemand anderes beginnt.
tic-tac-town-preset-family = Nur Farben und Summen, ohne Gleichungen.
tic-tac-town-help-deck = Wie viele Farben eine Gleichungskarte verlangt.
tic-tac-town-help-equations = Gleichungskarten sind die schwersten und bringen drei Punkte.
tic-tac-town-help-starter = Wer in der ersten Runde den ersten Würfel setzt.

# What speaks for a move, when a hint says why

tic-tac-town-reason-points = bringt jetzt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tic-tac-town-reason-near = dann fehlt nur noch ein Würfel für: { $card }
tic-tac-town-reason-start = dann fehlen noch zwei Würfel für: { $card }
tic-tac-town-reason-open = danach sind noch { $count } deiner { $all } Karten erfüllbar
tic-tac-town-reason-idle = { $count ->
    [0] du hast in dieser Runde keine Karten mehr
   *[other] was du auch setzt: Keine deiner Karten ist in dieser Runde noch erfüllbar
}
tic-tac-town-reason-shut = lässt keine Reihe übrig, der nur ein Würfel fehlt
tic-tac-town-reason-roll = { $count ->
    [one] diese Würfel können eine deiner Karten erfüllen
   *[other] diese Würfel können { $count } deiner Karten erfüllen
}
tic-tac-town-reason-reroll = { $count ->
    [0] diese Würfel können keine deiner Karten erfüllen
    [one] diese Würfel können nur eine deiner Karten erfüllen
   *[other] diese Würfel können nur { $count } deiner Karten erfüllen
}
tic-tac-town-reason-third = noch eine Karte dieser Sorte bringt den Bonus
tic-tac-town-reason-worth = so eine Karte bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# The lesson goes on

tic-tac-town-lesson-7 = Ein Würfel kann zwei Karten erfüllen: Eine will Rot, Blau und Grün, die andere die Summe 5 mit einem roten Würfel. Finde ihn.
tic-tac-town-lesson-7-done = 3 Punkte mit einem Würfel. Sieh dir vor jedem Zug alle deine Karten an.
tic-tac-town-lesson-8 = Nach einer Runde wird das Tableau abgeräumt, und alle ziehen auf vier Karten nach, jede von einem beliebigen Stapel. Du hast zwei Farbkarten erfüllt: Ziehe noch eine.
tic-tac-town-lesson-8-done = Je drei erfüllte Karten einer Sorte bringen 3 Bonuspunkte. Nach der letzten Runde gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer mehr Gleichungskarten erfüllt hat.

# What a puzzle is about

tic-tac-town-theme-roll = Wurf behalten oder neu würfeln?
tic-tac-town-theme-pile = Ziehe vom richtigen Stapel
tic-tac-town-theme-bonus = Hol dir den Bonus
tic-tac-town-theme-equation = Erfülle eine Gleichungskarte
tic-tac-town-theme-sum = Erfülle eine Summenkarte
tic-tac-town-theme-colour = Erfülle eine Farbkarte
tic-tac-town-theme-cards = Erfülle zwei Karten auf einmal
tic-tac-town-theme-close = Lass nichts in Reichweite
tic-tac-town-theme-prepare = Bereite eine Karte vor
tic-tac-town-theme-ways = Bereite zwei Karten auf einmal vor
tic-tac-town-theme-ahead = Denk voraus

# More things that explain themselves
tic-tac-town-what-done = Erfüllte Karten bleiben bei ihrem Besitzer und bringen ihre Punkte. Je drei einer Sorte bringen 3 Bonuspunkte.
tic-tac-town-what-backs = Diese Karten sieht nur, wer sie hat. An den Rückseiten erkennen die anderen Sorte und Punkte.
tic-tac-town-what-points = Eine Farbkarte bringt 1 Punkt, eine Summenkarte 2, eine Gleichungskarte 3. Je drei erfüllte Karten einer Sorte bringen 3 Bonuspunkte.
tic-tac-town-what-round = Eine Runde endet, wenn das Tableau voll ist oder alle Würfel gesetzt sind. Nach der letzten Runde gewinnt, wer die meisten Punkte hat. Es zählen die erfüllten Karten und die Boni, Karten auf der Hand nicht.
tic-tac-town-aim-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tic-tac-town-aim-who = { $who ->
    [you] Du
   *[other] { $name }
}
tic-tac-town-aim-shut = diese Runde nicht
tic-tac-town-aim-missing = noch { $count } Würfel
tic-tac-town-aim-round = { $left ->
    [0] letzte Runde
   *[other] Runde { $round } von { $rounds }
}
tic-tac-town-aim-lacks = { $count ->
    [0] Keine Reihe kann sie in dieser Runde noch erfüllen.
    [one] Ein Würfel fehlt: Welcher, und wo?
   *[other] { $count } Würfel fehlen.
}

# What happens for the first time
tic-tac-town-first-fulfil = Drei Würfel in einer Reihe haben eine Karte erfüllt. Sie zählt für ihren Besitzer, egal wer die Würfel gesetzt hat.
tic-tac-town-first-bonus = Die dritte erfüllte Karte einer Sorte: Je drei bringen 3 Bonuspunkte.
tic-tac-town-first-reroll = Wer die Runde beginnt, darf vor dem ersten Zug einmal alle zwölf Würfel neu würfeln.
tic-tac-town-first-equation = Eine Gleichungskarte: Drei benachbarte Würfel einer Zeile oder Spalte haben die richtigen Farben, und von einem Ende aus gelesen stimmt die Gleichung. 3 Punkte.

# The lesson: other moves
tic-tac-town-lesson-2-other = Die Reihe ist nicht vollständig: Direkt neben dem blauen Würfel fehlt ein grüner.
tic-tac-town-lesson-3-other = Die rote 1 und die grüne 2 ergeben 3. Eine gelbe 4 daneben macht 7 daraus.
tic-tac-town-lesson-4-other = So geht die Gleichung nicht auf: Neben die rote 2 und die blaue 3 gehört eine 5.
tic-tac-town-lesson-5-other = So geht die Gleichung nicht auf: Unter die grüne 2 gehört eine 6 in beliebiger Farbe, denn 6 − 2 = 4.
tic-tac-town-lesson-7-other = Das erfüllt höchstens eine Karte. Die rote 1 und die blaue 3 ergeben 4: Welcher grüne Würfel macht 5 daraus?
tic-tac-town-lesson-8-other = Jeder Stapel ist erlaubt, aber nur eine dritte Farbkarte bringt den Bonus.

# What a score is made of, in a word
tic-tac-town-item-colours = Farben
tic-tac-town-item-sum = Summen
tic-tac-town-item-equation = Gleichungen
tic-tac-town-item-bonus = Bonus
