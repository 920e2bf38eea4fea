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
kuh-then = { $first }; { $next }
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
kuh-contest = { $where }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: Kreuze { $crosses }, Kreise { $circles }
kuh-area = { $face ->
    [x] Gebiet der Kreuze
   *[o] Gebiet der Kreise
}: { $size ->
    [one] { $size } Feld
   *[other] { $size } Felder
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; mehr ab { $goal } Feldern
kuh-area-largest = { $face ->
    [x] Gebiet der Kreuze
   *[o] Gebiet der Kreise
}: { $size ->
    [one] { $size } Feld
   *[other] { $size } Felder
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
kuh-ask-roll = { $who ->
    [you] Du würfelst …
   *[other] { $name } würfelt …
}
kuh-ask-reroll = { $who ->
    [you] Du hast { $one } und { $two }: Behalte beide oder wähle, welche Würfel du neu würfelst.
   *[other] { $name } hat { $one } und { $two } und darf neu würfeln.
}
kuh-ask-nowhere = { $who ->
    [you] Du hast { $one } und { $two }, das passt nirgends: Wähle, welche Würfel du neu würfelst, oder behalte beide und passe.
   *[other] { $name } hat { $one } und { $two }, was nirgends passt, und darf neu würfeln.
}
kuh-ask-cows = { $who ->
    [you] Du bist am Zug: Markiere zwei Kühe, egal wo.
   *[other] { $name } markiert zwei Kühe.
}
kuh-ask-cow = { $who ->
    [you] Du bist am Zug: Markiere eine Kuh.
   *[other] { $name } markiert eine Kuh.
}
kuh-ask-mixed = { $who ->
    [you] Du bist am Zug: Markiere eine Kuh oder eine { $number } oder beide mit genau einem Feld dazwischen.
   *[other] { $name } markiert eine Kuh, eine { $number } oder beide.
}
kuh-ask-number = { $who ->
    [you] Du bist am Zug: Markiere eine { $number }.
   *[other] { $name } markiert eine { $number }.
}
kuh-ask-numbers = { $who ->
    [you] Du bist am Zug: Markiere eine { $one } oder eine { $two }.
   *[other] { $name } markiert eine { $one } oder eine { $two }.
}
kuh-ask-pass = { $number ->
    [none] Keine dieser Zahlen ist mehr frei
   *[other] Keine { $number } ist mehr frei
}: { $who ->
    [you] Du musst passen.
   *[other] { $name } muss passen.
}
kuh-over = { $who ->
    [you] Du gewinnst mit { $points } zu { $others }!
   *[other] { $name } gewinnt mit { $points } zu { $others }.
}
kuh-button-keep = Beide Würfel behalten
kuh-button-keep-pass = Beide behalten und passen
kuh-button-roll = Gewählte Würfel neu würfeln
kuh-button-pass = Passen
kuh-move-reroll = { $dice ->
    [both] Beide Würfel neu würfeln
    [first] Ersten Würfel neu würfeln
   *[other] Zweiten Würfel neu würfeln
}
kuh-move-mark = { $cells } markieren
kuh-effect-lead = { $where } +{ $points }
kuh-effect-break = { $who ->
    [you] { $where } −{ $points } für dich
   *[other] { $where } −{ $points } für { $name }
}
kuh-effect-area = Gebiet mit { $size } { $size ->
    [one] Feld
   *[other] Feldern
} { $points }
kuh-effect-interim = Doppel werden gewertet: Kreuze { $crosses }, Kreise { $circles }
kuh-effect-draw = beendet die Partie unentschieden
kuh-ends = Ende der Partie
kuh-row-meadows = Wiesen, auf { $led } von 4 vorn
kuh-row-troughs = Tröge, an { $led } von 4 vorn
kuh-row-areas = Gebiete, { $count ->
    [one] { $count } zählt
   *[other] { $count } zählen
}, größtes { $largest ->
    [one] { $largest } Feld
   *[other] { $largest } Felder
}
kuh-row-interim = Doppel
kuh-row-cows = markierte Kühe (Wertung der Doppel bei neun)
kuh-log-sheet = Gespielt wird auf Blatt { $sheet }.
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
        [both] Du würfelst beide Würfel neu.
        [first] Du würfelst den ersten Würfel neu.
       *[other] Du würfelst den zweiten Würfel neu.
    }
   *[other] { $dice ->
        [both] { $name } würfelt beide Würfel neu.
        [first] { $name } würfelt den ersten Würfel neu.
       *[other] { $name } würfelt den zweiten Würfel neu.
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
kuhlorado-refuse-NOT_YOUR_TURN = Du bist nicht am Zug.
kuhlorado-refuse-NOTHING_TO_REROLL = Der Wurf gilt und lässt sich nicht mehr ändern.
kuhlorado-refuse-WRONG_PHASE = Du kannst noch nichts markieren: Behalte erst den Wurf oder würfle neu.
kuhlorado-refuse-MUST_MARK = Solange du ein Feld markieren kannst, darfst du nicht passen.
kuhlorado-refuse-TROUGH = Tröge werden nicht markiert. Ihre Punkte bekommt, wer mehr Zeichen um sie herum hat.
kuhlorado-refuse-CELL_TAKEN = Dieses Feld ist schon markiert.
kuhlorado-refuse-SYMBOL_NOT_ROLLED = Das zeigt keiner der beiden Würfel.
kuhlorado-refuse-TWO_CELLS_DUE = Du hast zwei Kühe gewürfelt: Markiere auch zwei Kühe.
kuhlorado-refuse-ONE_CELL_ONLY = Du hast zwei Zahlen gewürfelt: Markiere nur ein Feld.
kuhlorado-refuse-ONE_OF_EACH = Wenn du zwei Felder markierst, dann eine Kuh und deine Zahl.
kuhlorado-refuse-NOT_ONE_CELL_APART = Zwischen den beiden muss genau ein Feld liegen, waagerecht, senkrecht oder diagonal.

# Was das Spiel ist
kuhlorado-about = Würfle, markiere Felder auf einem gemeinsamen Blatt und punkte mit Randwiesen, Trögen und großen Gebieten.
kuhlorado-blurb = zwei Würfel, ein Blatt, Kreuze gegen Kreise

# Optionen des Tisches
kuhlorado-option-sheet = Blatt
kuhlorado-value-sheet-seed = neues Blatt Nr. { $number }
kuhlorado-option-pro = Profi-Variante: Doppel
kuhlorado-option-starter = Wer beginnt

# Die erste Lektion: was zu tun ist und was es gezeigt hat
kuhlorado-lesson-1 = Du hast zwei Zahlen gewürfelt. Einmal pro Zug darfst du neu würfeln, mit einem Würfel oder mit beiden. Probier es aus.
kuhlorado-lesson-1-done = Jetzt gilt der Wurf. Du musst nicht neu würfeln: Du darfst auch den ersten Wurf behalten.
kuhlorado-lesson-2 = Mit zwei Zahlen markierst du ein Feld, das eine davon zeigt. Such dir eins aus.
kuhlorado-lesson-2-done = Dein Zeichen bleibt bis zum Ende. Ist kein passendes Feld mehr frei, musst du passen.
kuhlorado-lesson-3 = Zwei Kühe! Markiere zwei Kühe, egal wo.
kuhlorado-lesson-3-done = Kühe sind kostbar: Ist die letzte markiert, endet die Partie.
kuhlorado-lesson-4 = Eine Kuh und eine 3: Markiere beide, mit genau einem Feld dazwischen.
kuhlorado-lesson-4-done = Das gilt waagerecht, senkrecht und diagonal. Was auf dem Feld dazwischen ist, spielt keine Rolle.
kuhlorado-lesson-5 = Eine Randwiese bringt 3 Punkte, ein Trog 2 oder 4. Die Punkte bekommt, wer dort mehr Zeichen hat. Geh irgendwo in Führung.
kuhlorado-lesson-5-done = Auch verbundene Zeichen zählen: Ein Gebiet bringt ab 5 Feldern 2 Punkte, ab 10 Feldern 5, ab 15 Feldern 12 und ab 20 Feldern 20.

# What one is trying to do
kuhlorado-aim = Ziel: die meisten Punkte, für Mehrheiten auf Randwiesen und an Trögen und für Gebiete ab 5 Feldern.
kuhlorado-aim-left = Noch frei:
kuhlorado-aim-areas = Gebiete: ab 5 Feldern 2 Punkte, ab 10 Feldern 5, ab 15 Feldern 12, ab 20 Feldern 20.

# What things are, for those who touch them
kuhlorado-what-die = In jedem Zug darfst du einmal mit einem oder beiden Würfeln neu würfeln.
kuhlorado-what-trough = Die Punkte eines Trogs bekommt, wer mehr Zeichen um ihn herum hat. Er selbst wird nie markiert.
kuhlorado-what-mark = Ein Zeichen bleibt. Benachbarte gleiche Zeichen bilden Gebiete.
kuhlorado-what-border = Die 3 Punkte einer Randwiese bekommt, wer dort mehr Zeichen hat.
kuhlorado-what-cell = Du kannst nur freie Felder markieren, die zu deinem Wurf passen.
kuhlorado-why-cows = Es ist keine Kuh mehr frei, damit endet die Partie.
kuhlorado-why-numbers = Nur noch { $count } Zahlen sind frei, damit endet die Partie.
kuhlorado-help-sheet = Die Anordnung der Zahlen und Kühe; jedes Blatt ist eine neue Herausforderung.
kuhlorado-help-pro = Sobald neun Kühe markiert sind, gibt es einmal Punkte für Doppel: Gebiete aus genau zwei Feldern.
kuhlorado-help-starter = Wer beginnt, markiert zuerst; danach geht es abwechselnd weiter.

# What speaks for a move, when a hint says why

kuhlorado-reason-lead = geht in Führung ({ $where } +{ $points })
kuhlorado-reason-level = gleicht aus ({ $where }): keine Punkte für die andere Seite
kuhlorado-reason-secure = sichert deinen Vorsprung ({ $where })
kuhlorado-reason-catch = holt auf ({ $where })
kuhlorado-reason-grow = dein Gebiet wächst auf { $size } { $size ->
    [one] Feld
   *[other] Felder
}; ab { $goal } gibt es mehr Punkte
kuhlorado-reason-then = mit diesem Wurf kannst du { $cells } markieren: { $reason }
kuhlorado-reason-fresh = ein neuer Wurf verspricht mehr
kuhlorado-reason-nowhere = dieser Wurf passt nirgends: Behalten heißt passen
kuhlorado-reason-with-cow = die Kuh bleibt, und es kann eine bessere Zahl kommen
kuhlorado-reason-for-cow = mit einer Kuh könntest du zwei Felder markieren

# The lesson goes on

kuhlorado-lesson-6 = Deine vier Kreuze nebeneinander sind ein Gebiet. Mache fünf Felder oder mehr daraus.
kuhlorado-lesson-6-done = Fünf Felder bringen 2 Punkte. Zehn, fünfzehn und zwanzig bringen immer mehr: Es lohnt sich, Gebiete zu verbinden.
kuhlorado-lesson-7 = Eine Kuh ist noch frei, und wenn du sie jetzt markierst, liegst du vorn. Beende die Partie.
kuhlorado-lesson-7-done = Die Partie endet mit der letzten Kuh oder wenn nur noch fünf Zahlen frei sind. Den richtigen Moment zu wählen, ist das halbe Spiel.
kuhlorado-preset-pro = Auch Doppel werden einmal gewertet, sobald neun Kühe markiert sind.
kuhlorado-preset-family = Immer dasselbe Blatt, damit es alle kennenlernen können.
kuh-effect-stuck = { $number ->
    [none] keine dieser Zahlen ist mehr frei
   *[other] keine { $number } ist mehr frei
}, du musst dann passen

# The match of the day
kuhlorado-day = Jeden Tag ein neues Blatt. Hol mehr Punkte als der Bot.

# What a puzzle is about

kuhlorado-theme-roll = Wurf behalten oder neu würfeln?
kuhlorado-theme-finish = Beende die Partie im richtigen Moment
kuhlorado-theme-save = Rette das Unentschieden
kuhlorado-theme-double = Zwei Fliegen mit einer Klappe
kuhlorado-theme-area = Mach mehr aus deinem Gebiet
kuhlorado-theme-lead = Hol dir eine Mehrheit
kuhlorado-theme-break = Nimm der anderen Seite eine Mehrheit
kuhlorado-theme-ahead = Denk voraus

# More things that explain themselves
kuhlorado-what-left = Sobald keine Kuh mehr oder nur noch fünf Zahlen frei sind, endet die Partie.
kuhlorado-what-area = Gleiche Zeichen, die sich an einer Seite berühren, bilden ein Gebiet. Nur die höchste Stufe zählt: ab 5 Feldern 2 Punkte, ab 10 Feldern 5, ab 15 Feldern 12, ab 20 Feldern 20.
kuhlorado-what-doubles = Sind neun Kühe markiert, bringt jedes Gebiet aus genau zwei Feldern einmalig 2 Punkte.

# What happens for the first time
kuhlorado-first-lead = Wer auf einer Randwiese oder an einem Trog mehr Zeichen hat, bekommt die Punkte. Gleicht die andere Seite aus, bekommt sie niemand.
kuhlorado-first-pass = Kein freies Feld zeigt eine der gewürfelten Zahlen, also wurde gepasst.

# The lesson: other moves, and the rest of the game
kuhlorado-lesson-1-other = Behalten ist erlaubt, aber probier hier das Neuwürfeln aus: Tippe erst einen Würfel an, dann den Knopf.
kuhlorado-lesson-4-other = Du darfst auch nur eine markieren, aber such hier ein Paar.
kuhlorado-lesson-5-other = Damit führst du nirgends. Such eine Randwiese oder einen Trog, wo ein Zeichen mehr genügt.
kuhlorado-lesson-6-other = Dein Gebiet wird so nicht größer. Markiere ein Feld, das eines der vier Kreuze an einer Seite berührt.
kuhlorado-lesson-7-other = Die letzte Kuh ist noch frei, also geht die Partie weiter.
kuhlorado-lesson-8 = Du hast zwei Dreien gewürfelt, aber auf dem Blatt sind alle Dreien schon markiert. Da bleibt nur eins.
kuhlorado-lesson-8-done = Gepasst wird nur, wenn sich nichts markieren lässt. Sieh also nach, bevor du einen Wurf behältst, ob er irgendwo passt.

# What a score is made of, in a word
kuhlorado-item-meadows = Wiesen
kuhlorado-item-troughs = Tröge
kuhlorado-item-areas = Gebiete
kuhlorado-item-interim = Doppel
kuhlorado-end-note = Jedes Gebiet ab 5 Feldern zählt, nicht nur das größte.

# Was nach dem ersten von zwei Feldern kommt
kuhlorado-next-cow = Erste Kuh: { $cell }. Tippe jetzt die zweite an, egal wo.
kuhlorado-next-pair = Erstes Feld: { $cell }. Tippe jetzt als zweites { $face ->
    [c] eine Kuh
   *[other] eine { $face }
} an, { $count ->
    [one] am Ende des Pfeils
   *[other] am Ende eines der { $count } Pfeile
}.
kuhlorado-next-alone = Nur { $cell }

# Ein Zettel neben den Würfeln
kuhlorado-note-meadow = Für jede Randwiese, auf der du mehr Zeichen hast
kuhlorado-note-trough = Für jeden Trog, an dem du mehr Zeichen hast
kuhlorado-note-areas = Für jedes Gebiet, je nach Zahl der Felder
kuhlorado-note-end = Die Partie endet, wenn keine Kuh oder nur noch fünf Zahlen frei sind.
