# Kuhlorado
kuh-role = { $face ->
    [x] Kreuze
   *[o] Kreise
}
kuh-mark = { $face ->
    [x] Kreuz
   *[o] Kreis
}
kuh-face = { $face ->
    [c] eine Kuh
   *[other] eine { $face }
}
kuh-cell = { $cell }
kuh-cells = { $one } und { $two }
kuh-then = { $first }, { $next }
kuh-place = { $ground ->
    [trough] { $cell }, Trog
    [border] { $cell }, { $print ->
        [c] Kuh
       *[other] { $print }
    }, Randwiese
   *[inner] { $cell }, { $print ->
        [c] Kuh
       *[other] { $print }
    }
}
kuh-no-sheet = Blatt
kuh-sheet = Blatt { $sheet }: Frei sind noch { $cows ->
    [one] { $cows } Kuh
   *[other] { $cows } Kühe
} und { $numbers ->
    [one] { $numbers } Zahl
   *[other] { $numbers } Zahlen
}. Die Partie endet, wenn keine Kuh oder nur noch fünf Zahlen frei sind.
kuh-dice = Würfel
kuh-die = Würfel { $die }: { $face }
kuh-where = { $where ->
    [north] Nordwiese
    [east] Ostwiese
    [south] Südwiese
    [west] Westwiese
   *[other] Trog { $where }
}
kuh-contest = { $where }, { $points } Punkte: Kreuze { $crosses }, Kreise { $circles }
kuh-area = { $face ->
    [x] Gebiet der Kreuze
   *[o] Gebiet der Kreise
}: { $size } Felder, { $points } Punkte; mehr ab { $goal } Feldern
kuh-area-largest = { $face ->
    [x] Gebiet der Kreuze
   *[o] Gebiet der Kreise
}: { $size } Felder, { $points } Punkte
kuh-ask-roll = { $who ->
    [you] Du würfelst …
   *[other] { $name } würfelt …
}
kuh-ask-reroll = { $who ->
    [you] Du bist dran: Behalte { $one } und { $two } oder wähle die Würfel, die du noch einmal wirfst.
   *[other] { $name } hat { $one } und { $two } und darf noch einmal würfeln.
}
kuh-ask-cows = { $who ->
    [you] Du bist dran: Markiere zwei Kühe, egal wo.
   *[other] { $name } markiert zwei Kühe.
}
kuh-ask-cow = { $who ->
    [you] Du bist dran: Markiere eine Kuh.
   *[other] { $name } markiert eine Kuh.
}
kuh-ask-mixed = { $who ->
    [you] Du bist dran: Markiere eine Kuh oder eine { $number } oder beides mit genau einem Feld dazwischen.
   *[other] { $name } markiert eine Kuh, eine { $number } oder beides.
}
kuh-ask-number = { $who ->
    [you] Du bist dran: Markiere eine { $number }.
   *[other] { $name } markiert eine { $number }.
}
kuh-ask-numbers = { $who ->
    [you] Du bist dran: Markiere eine { $one } oder eine { $two }.
   *[other] { $name } markiert eine { $one } oder eine { $two }.
}
kuh-ask-pass = { $who ->
    [you] Keine dieser Zahlen ist mehr frei: Du musst passen.
   *[other] Keine dieser Zahlen ist mehr frei: { $name } muss passen.
}
kuh-over = { $who ->
    [you] Du gewinnst mit { $points } zu { $others } Punkten!
   *[other] { $name } gewinnt mit { $points } zu { $others } Punkten.
}
kuh-button-keep = Beide Würfel behalten
kuh-button-roll = Gewählte Würfel noch einmal werfen
kuh-button-pass = Passen
kuh-move-reroll = { $dice ->
    [both] Beide Würfel noch einmal werfen
   *[other] Würfel { $dice } noch einmal werfen
}
kuh-move-mark = { $cells } markieren
kuh-effect-lead = { $where } +{ $points }
kuh-effect-break = { $who ->
    [you] { $where } −{ $points } für dich
   *[other] { $where } −{ $points } für { $name }
}
kuh-effect-area = Gebiet mit { $size } Feldern { $points }
kuh-effect-interim = Doppel werden gewertet: Kreuze { $crosses }, Kreise { $circles }
kuh-effect-draw = beendet die Partie unentschieden
kuh-ends = die Partie endet
kuh-row-meadows = Wiesen, bei { $led } von 4 vorn
kuh-row-troughs = Tröge, bei { $led } von 4 vorn
kuh-row-areas = Gebiete, { $largest ->
    [one] das größte hat { $largest } Feld
   *[other] das größte hat { $largest } Felder
}
kuh-row-interim = Doppel
kuh-row-cows = markierte Kühe bis zur Wertung der Doppel
kuh-log-sheet = Blatt { $sheet } liegt auf dem Tisch.
kuh-log-start = { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
}
kuh-log-roll = { $who ->
    [you] Du würfelst { $one } und { $two }.
   *[other] { $name } würfelt { $one } und { $two }.
}
kuh-log-die = { $who ->
    [you] Du würfelst { $one }.
   *[other] { $name } würfelt { $one }.
}
kuh-log-keep = { $who ->
    [you] Du behältst die Würfel.
   *[other] { $name } behält die Würfel.
}
kuh-log-reroll = { $who ->
    [you] { $dice ->
        [both] Du wirfst beide Würfel noch einmal.
       *[other] Du wirfst Würfel { $dice } noch einmal.
    }
   *[other] { $dice ->
        [both] { $name } wirft beide Würfel noch einmal.
       *[other] { $name } wirft Würfel { $dice } noch einmal.
    }
}
kuh-log-pass = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
kuh-log-marked = { $who ->
    [you] Du markierst { $cells }.
   *[other] { $name } markiert { $cells }.
}
kuh-log-scored = { $who ->
    [you] Du markierst { $cells }: { $results }.
   *[other] { $name } markiert { $cells }: { $results }.
}
kuhlorado-refuse-GAME_OVER = Die Partie ist zu Ende.
kuhlorado-refuse-NOT_YOUR_TURN = Du bist nicht dran.
kuhlorado-refuse-NOTHING_TO_REROLL = Die Würfel stehen fest und können nicht noch einmal geworfen werden.
kuhlorado-refuse-WRONG_PHASE = Entscheide zuerst, welche Würfel du noch einmal wirfst.
kuhlorado-refuse-MUST_MARK = Du kannst ein Feld markieren, also musst du es.
kuhlorado-refuse-TROUGH = Tröge können nicht markiert werden.
kuhlorado-refuse-CELL_TAKEN = Dieses Feld ist schon markiert.
kuhlorado-refuse-SYMBOL_NOT_ROLLED = Das zeigt keiner der beiden Würfel.
kuhlorado-refuse-TWO_CELLS_DUE = Du hast zwei Kühe gewürfelt: Markiere zwei davon.
kuhlorado-refuse-ONE_CELL_ONLY = Du hast zwei Zahlen gewürfelt: Markiere nur ein Feld.
kuhlorado-refuse-ONE_OF_EACH = Von zwei Feldern muss eines die Kuh und eines die Zahl zeigen.
kuhlorado-refuse-NOT_ONE_CELL_APART = Zwischen den beiden muss genau ein Feld liegen, gerade oder schräg.

# Was das Spiel ist
kuhlorado-about = Wirf zwei Würfel, markiere Weiden auf einem gemeinsamen Blatt und gewinne Ränder und Tröge.
kuhlorado-blurb = zwei Würfel, ein Blatt, Kreuze gegen Kreise

# Optionen des Tisches
kuhlorado-option-sheet = Blatt
kuhlorado-value-sheet-seed = Blatt aus der Zahl { $number }
kuhlorado-option-pro = Profivariante (Doppel ab neun Kühen)
kuhlorado-option-starter = Wer beginnt

# Die erste Lektion: was zu tun ist und was es gezeigt hat
kuhlorado-lesson-1 = Du hast zwei Zahlen geworfen. Einmal im Zug darfst du neu werfen: einen Würfel oder beide. Versuch es.
kuhlorado-lesson-1-done = Nach dem zweiten Wurf gelten die Würfel. Du hättest auch den ersten behalten können.
kuhlorado-lesson-2 = Mit zwei Zahlen markierst du eine Zelle, die eine davon zeigt. Such dir eine aus.
kuhlorado-lesson-2-done = Die Marke bleibt für immer deine. Ist keine solche Zelle frei, passt du.
kuhlorado-lesson-3 = Zwei Kühe! Markiere zwei Kuhzellen, egal wo.
kuhlorado-lesson-3-done = Kühe sind selten: Ist die letzte markiert, endet die Partie.
kuhlorado-lesson-4 = Eine Kuh und eine 3: Markiere eine davon, oder eine Kuh und eine 3 mit genau einer Zelle dazwischen.
kuhlorado-lesson-4-done = Eine Zelle dazwischen, das gilt in der Reihe, in der Spalte oder schräg. Was dazwischenliegt, ist egal.
kuhlorado-lesson-5 = Jede Randweide bringt 3 Punkte, ein Trog 2 oder 4, wenn du dort mehr Marken hast. Markiere so, dass du irgendwo in Führung gehst.
kuhlorado-lesson-5-done = Auch verbundene Marken zählen: Ein Gebiet von 5 bringt 2 Punkte, 10 bringen 5, 15 bringen 12 und 20 bringen 20.

# What one is trying to do
kuhlorado-aim = Ziel: auf Wiesen und an Trögen führen und große Gebiete bilden.
kuhlorado-aim-left = Noch frei:
kuhlorado-aim-areas = Gebiete: 5 Felder bringen 2 Punkte, 10 bringen 5, 15 bringen 12, 20 bringen 20.

# What things are, for those who touch them
kuhlorado-what-die = Du darfst in jedem Zug einmal einen oder beide Würfel noch einmal werfen.
kuhlorado-what-trough = Die Punkte eines Trogs bekommt, wer mehr Markierungen um ihn herum hat. Er selbst wird nicht markiert.
kuhlorado-what-mark = Eine Markierung bleibt. Benachbarte Markierungen bilden Gebiete.
kuhlorado-what-border = Die 3 Punkte einer Randwiese bekommt, wer mehr Markierungen darin hat.
kuhlorado-what-cell = Du kannst nur ein freies Feld markieren, das zeigt, was deine Würfel zeigen.
kuhlorado-why-cows = Es ist keine Kuh mehr frei, damit endet die Partie.
kuhlorado-why-numbers = Nur noch { $count } Zahlen sind frei, damit endet die Partie.
kuhlorado-help-sheet = Die Anordnung der Zahlen und Kühe; jedes Blatt ist eine neue Aufgabe.
kuhlorado-help-pro = Sobald neun Kühe markiert sind, bringen markierte Nachbarpaare einmal Punkte.
