# Tic Tac Town
ttt-cell = { $cell }
ttt-board = Stadtplan
ttt-pool = Würfel zum Setzen
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
    [R] Rot
    [B] Blau
    [G] Grün
   *[Y] Gelb
} { $value }
ttt-card-colours = { $a } – { $b } – { $c }
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
   *[equation] Rechenkarte
} ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
ttt-pile = { $kind ->
    [colours] Farbkarten
    [sum] Summenkarten
   *[equation] Rechenkarten
}: noch { $count }
ttt-ask-deal = Die ersten Karten werden verteilt …
ttt-ask-pile = { $who ->
    [you] Du bist dran: Wähle den Stapel für deine nächste Karte.
   *[other] { $name } wählt den Stapel für die nächste Karte.
}
ttt-ask-card = { $who ->
    [you] Du ziehst eine Karte …
   *[other] { $name } zieht eine Karte …
}
ttt-ask-roll = Runde { $round } von { $rounds }: Die Würfel fallen …
ttt-ask-reroll = { $who ->
    [you] Runde { $round } von { $rounds }, du bist dran: Behalte die Würfel oder wirf alle zwölf noch einmal.
   *[other] Runde { $round } von { $rounds }: { $name } behält die Würfel oder wirft sie noch einmal.
}
ttt-ask-place = { $who ->
    [you] Runde { $round } von { $rounds }, du bist dran: Setze einen Würfel auf den Plan.
   *[other] Runde { $round } von { $rounds }: { $name } setzt einen Würfel.
}
ttt-over = { $who ->
    [you] Du gewinnst mit { $points } Punkten!
   *[other] { $name } gewinnt mit { $points } Punkten.
}
ttt-over-shared = Geteilter Sieg mit { $points } Punkten.
ttt-move-pile = { $kind ->
    [colours] Eine Farbkarte ziehen
    [sum] Eine Summenkarte ziehen
   *[equation] Eine Rechenkarte ziehen
}
ttt-move-keep = Würfel behalten
ttt-move-reroll = Alle Würfel noch einmal werfen
ttt-move-place = { $die } auf { $cell }
ttt-effect-fulfil = erfüllt { $card } (+{ $points })
ttt-effect-bonus = Bonus für drei Karten einer Art (+{ $points })
ttt-effect-round = die Runde endet
ttt-effect-over = die Partie endet
ttt-row = { $kind ->
    [colours] Farben erfüllt
    [sum] Summen erfüllt
   *[equation] Rechnungen erfüllt
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
ttt-points-bonus = Bonus für drei gleiche
ttt-role = spielt mit
ttt-role-starter = beginnt die Runde
ttt-and = { $first } und { $next }
ttt-then = { $first }; { $next }
ttt-fulfils = { $who ->
    [you] du erfüllst { $cards } (+{ $points })
   *[other] { $name } erfüllt { $cards } (+{ $points })
}
ttt-log-pile = { $who ->
    [you] Du wählst { $kind ->
        [colours] den Stapel der Farben
        [sum] den Stapel der Summen
       *[equation] den Stapel der Rechnungen
    }.
   *[other] { $name } wählt { $kind ->
        [colours] den Stapel der Farben
        [sum] den Stapel der Summen
       *[equation] den Stapel der Rechnungen
    }.
}
ttt-log-keep = { $who ->
    [you] Du behältst die Würfel.
   *[other] { $name } behält die Würfel.
}
ttt-log-reroll = { $who ->
    [you] Du wirfst alle Würfel noch einmal.
   *[other] { $name } wirft alle Würfel noch einmal.
}
ttt-log-place = { $who ->
    [you] Du setzt { $die } auf { $cell }.
   *[other] { $name } setzt { $die } auf { $cell }.
}
ttt-log-result = { $who ->
    [you] Du setzt { $die } auf { $cell }: { $results }.
   *[other] { $name } setzt { $die } auf { $cell }: { $results }.
}
ttt-log-card = { $who ->
    [you] Du ziehst: { $card }.
   *[other] { $name } zieht: { $card }.
}
ttt-log-back = { $who ->
    [you] Du ziehst { $kind ->
        [colours] eine Farbkarte
        [sum] eine Summenkarte
       *[equation] eine Rechenkarte
    }.
   *[other] { $name } zieht { $kind ->
        [colours] eine Farbkarte
        [sum] eine Summenkarte
       *[equation] eine Rechenkarte
    }.
}
ttt-log-start = { $who ->
    [you] Du beginnst die erste Runde.
   *[other] { $name } beginnt die erste Runde.
}
ttt-log-roll = Die Würfel in { $colour } zeigen { $one }, { $two } und { $three }.
tic-tac-town-refuse-GAME_OVER = Die Partie ist zu Ende.
tic-tac-town-refuse-NOT_YOUR_TURN = Du bist nicht dran.
tic-tac-town-refuse-NOTHING_TO_REROLL = Es gibt gerade keinen Wurf zu behalten oder zu wiederholen.
tic-tac-town-refuse-WRONG_PHASE = Das ist jetzt nicht an der Reihe.
tic-tac-town-refuse-NO_SUCH_PILE = An diesem Tisch wird ohne Rechenkarten gespielt.
tic-tac-town-refuse-PILE_EMPTY = Dieser Stapel ist leer.
tic-tac-town-refuse-NO_SUCH_CELL = Der Plan für zwei hat nur drei Reihen und Spalten.
tic-tac-town-refuse-DIE_NOT_IN_POOL = Kein Würfel mit dieser Farbe und Zahl ist übrig.
tic-tac-town-refuse-CELL_TAKEN = Dort liegt schon ein Würfel.

# Was das Spiel ist
tic-tac-town-about = Leg bunte Würfel in Dreierreihen und erfülle deine geheimen Zielkarten.
tic-tac-town-blurb = bunte Würfel, drei in einer Reihe, geheime Karten

# Optionen des Tisches
tic-tac-town-option-deck = Rechenkarten
tic-tac-town-value-deck-graded = mit je zwei Farben
tic-tac-town-value-deck-single = mit je einer Farbe
tic-tac-town-option-equations = Mit Rechenkarten spielen
tic-tac-town-option-starter = Wer beginnt

# Die erste Lektion: was zu tun ist und was es gezeigt hat
tic-tac-town-lesson-1 = Alle bauen auf einem Brett. Nimm einen Würfel und leg ihn auf eine leere Zelle.
tic-tac-town-lesson-1-done = Ein Würfel je Zug. Er behält seine Zahl und bleibt bis zum Ende der Runde liegen.
tic-tac-town-lesson-2 = Eine deiner Karten will Rot, Blau und Grün in einer Reihe. Rot und Blau liegen schon. Mach sie fertig.
tic-tac-town-lesson-2-done = Farbkarten bringen 1 Punkt. Eine Linie ist eine Reihe oder Spalte, von beiden Seiten gelesen, aber nie eine Diagonale.
tic-tac-town-lesson-3 = Eine andere Karte will drei Würfel mit der Summe 7, einer davon gelb. Erfülle sie.
tic-tac-town-lesson-3-done = Summenkarten bringen 2 Punkte. Wer die Würfel gelegt hat, ist egal.
tic-tac-town-lesson-4 = Die Gleichungskarte: Rot plus Blau ergibt den dritten Würfel. Was ist 2 + 3?
tic-tac-town-lesson-4-done = Gleichungskarten bringen 3 Punkte. Deine Würfel können auch Karten der anderen erfüllen, also achte darauf, was sie sammeln.
tic-tac-town-lesson-5 = Zu Beginn der Runde sieht der Startspieler alle Würfel. Behalte sie, oder wirf einmal alle neu.
tic-tac-town-lesson-5-done = Nach der Runde ziehen alle wieder auf vier Karten nach, von den Stapeln, die sie mögen.

# What one is trying to do
tic-tac-town-aim = Ziel: drei Würfel in einer Reihe, die zu deinen Karten passen.
tic-tac-town-aim-alike = drei gleiche +3

# What things are, for those who touch them
tic-tac-town-what-placed = Ein Würfel auf dem Tableau bleibt bis zum Ende der Runde. Er zählt für alle Karten.
tic-tac-town-what-cell = Wähle zuerst einen Würfel, dann ein leeres Feld dafür.
tic-tac-town-what-pile = Neue Karten werden zwischen den Runden gezogen; du wählst jeweils den Stapel.
tic-tac-town-what-colours = Erfüllt sich von selbst, wenn drei benachbarte Würfel einer Reihe diese Farben in dieser Folge haben, vor- oder rückwärts: 1 Punkt.
tic-tac-town-what-sum = Erfüllt sich von selbst, wenn drei benachbarte Würfel einer Reihe diese Summe ergeben, einer davon in dieser Farbe: 2 Punkte.
tic-tac-town-what-equation = Erfüllt sich von selbst, wenn für drei benachbarte Würfel einer Reihe diese Gleichung mit diesen Farben stimmt: 3 Punkte.
tic-tac-town-what-die = In deinem Zug legst du einen Würfel aus dem Vorrat auf ein leeres Feld.
tic-tac-town-why-rounds = Die letzte Runde ist gespielt; Karten auf der Hand zählen nicht.
tic-tac-town-break-round = Nächste Runde: Das Tableau wird geräumt, alle ziehen auf vier Karten nach, und jemand anderes beginnt.
tic-tac-town-preset-family = Nur Farben und Summen, ohne Gleichungen.
tic-tac-town-help-deck = Wie viele Farben eine Gleichungskarte verlangt.
tic-tac-town-help-equations = Gleichungskarten sind die schwersten und bringen drei Punkte.
