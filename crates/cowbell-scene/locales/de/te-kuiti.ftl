# Te Kuiti
tek-end = Zug beenden
tek-field = Weide
tek-place = { $cell }
tek-edges = Plätze für Zäune
tek-edge-place = Zaunplatz { $edge }
tek-edge = { $side ->
    [n] nördlich
    [e] östlich
    [s] südlich
   *[w] westlich
} von { $cell }
tek-a-tile = { $kind ->
    [J] ein fröhliches Schaf
    [S] ein schläfriges Schaf
    [T] ein schüchternes Schaf
    [A] ein wütendes Schaf
    [D] ein verträumtes Schaf
    [R] ein Widder
   *[H] ein Schäfer
}
tek-tile-down = verdecktes Plättchen
tek-fence = { $count ->
    [one] Zaun
   *[other] { $count } Zäune
}
tek-stock = Zäune übrig
tek-taken = Genommene Schafe
tek-removed = Widder und Schäfer aus dem Spiel
tek-enclosed = eingezäunt: { $count } Plättchen
tek-ask-start = Der Zufall entscheidet, wer als Schäfer beginnt …
tek-ask-tile = Ein Plättchen wird umgedreht …
tek-ask-place = { $who ->
    [you] { $count ->
        [one] Du bist dran: Setze noch einen Zaun.
       *[other] Du bist dran: Setze { $count } Zäune.
    }
   *[other] { $count ->
        [one] { $name } setzt noch einen Zaun.
       *[other] { $name } setzt { $count } Zäune.
    }
}
tek-ask-last = { $who ->
    [you] { $count ->
        [one] Letzter Zug der Runde: Setze noch einen Zaun.
       *[other] Letzter Zug der Runde: Setze { $count } Zäune.
    }
   *[other] { $count ->
        [one] Letzter Zug der Runde: { $name } setzt noch einen Zaun.
       *[other] Letzter Zug der Runde: { $name } setzt { $count } Zäune.
    }
}
tek-ask-flip = { $who ->
    [you] { $flipped ->
        [0] Du bist dran: Decke ein Plättchen auf.
       *[other] Finde das zweite: Decke noch ein Plättchen auf.
    }
   *[other] { $flipped ->
        [0] { $name } deckt ein Plättchen auf.
       *[other] { $name } deckt noch ein Plättchen auf.
    }
}
tek-ask-solo = { $who ->
    [you] { $flipped ->
        [0] Decke ein Plättchen auf.
       *[other] Finde das zweite: Decke noch ein Plättchen auf.
    }
   *[other] { $flipped ->
        [0] { $name } deckt ein Plättchen auf.
       *[other] { $name } deckt noch ein Plättchen auf.
    }
}
tek-ask-final = { $who ->
    [you] { $flipped ->
        [0] Schlussphase: Decke ein Plättchen auf; es bleibt offen liegen.
       *[other] Schlussphase: Decke noch ein Plättchen auf; es bleibt offen liegen.
    }
   *[other] { $flipped ->
        [0] Schlussphase: { $name } deckt ein Plättchen auf.
       *[other] Schlussphase: { $name } deckt noch ein Plättchen auf.
    }
}
tek-ask-take = { $who ->
    [you] Schlussphase: Nimm ein Paar oder decke ein Plättchen auf.
   *[other] Schlussphase: { $name } nimmt ein Paar oder deckt ein Plättchen auf.
}
tek-ask-end = { $who ->
    [you] Schlussphase: Nimm ein Paar oder beende deinen Zug.
   *[other] Schlussphase: { $name } nimmt ein Paar oder beendet den Zug.
}
tek-ask-ram = { $who ->
    [you] Ein Widder! Nimm einen Zaun weg.
   *[other] Ein Widder! { $name } nimmt einen Zaun weg.
}
tek-ask-herd = { $who ->
    [you] Ein Schäfer! Setze einen Zaun.
   *[other] Ein Schäfer! { $name } setzt einen Zaun.
}
tek-over = { $who ->
    [you] Du gewinnst { $more } zu { $fewer }!
   *[other] { $name } gewinnt { $more } zu { $fewer }.
}
tek-over-cleared = { $who ->
    [you] Du hast die Weide abgeräumt: Du gewinnst!
   *[other] { $name } hat die Weide abgeräumt und gewinnt.
}
tek-over-left = { $count ->
    [one] { $count } Plättchen ist übrig: Die Gänseblümchen gewinnen.
   *[other] { $count } Plättchen sind übrig: Die Gänseblümchen gewinnen.
}
tek-move-fence = Zaun { $edge }
tek-move-unfence = den Zaun { $edge } wegnehmen
tek-move-flip = { $cell } aufdecken
tek-move-take = { $one } und { $two } nehmen
tek-effect-enclose = zäunt { $count } Plättchen ein
tek-effect-open = befreit { $count } Plättchen
tek-effect-collect = { $count ->
    [one] nimmt { $count } Schaf
   *[other] nimmt { $count } Schafe
}
tek-effect-round = beendet die Runde
tek-effect-draw = beendet die Partie unentschieden
tek-effect-final = beginnt die Schlussphase
tek-effect-last = lässt dem Schäfer einen letzten Zug
tek-row-round = Runde
tek-row-fences = Zäune übrig
tek-row-flipped = Schafe aufgedeckt
tek-row-gone = Plättchen abgeräumt
tek-row-enclosed = Plättchen eingezäunt
tek-row-taken = Schafe genommen
tek-row-before = erste Runde
tek-role-alone = Allein mit den Gänseblümchen
tek-role-open = Spieler
tek-role-shepherd = Schäfer
tek-role-sheep = Schafe
tek-then = { $first } { $then }
tek-log-start = { $who ->
    [you] Du beginnst als Schäfer.
   *[other] { $name } beginnt als Schäfer.
}
tek-log-fence = { $who ->
    [you] Du setzt einen Zaun { $edge }.
   *[other] { $name } setzt einen Zaun { $edge }.
}
tek-log-enclosed = { $count ->
    [one] Damit ist { $count } Plättchen eingezäunt.
   *[other] Damit sind { $count } Plättchen eingezäunt.
}
tek-log-unfence = { $who ->
    [you] Du nimmst den Zaun { $edge } weg.
   *[other] { $name } nimmt den Zaun { $edge } weg.
}
tek-log-opened = { $count ->
    [one] Damit ist { $count } Plättchen befreit.
   *[other] Damit sind { $count } Plättchen befreit.
}
tek-log-flip = { $who ->
    [you] Du deckst { $cell } auf.
   *[other] { $name } deckt { $cell } auf.
}
tek-log-again = { $who ->
    [you] Du deckst { $cell } auf: { $tile }.
   *[other] { $name } deckt { $cell } auf: { $tile }.
}
tek-log-tile = Auf { $cell }: { $tile }.
tek-log-take = { $who ->
    [you] Du nimmst das Paar auf { $one } und { $two }.
   *[other] { $name } nimmt das Paar auf { $one } und { $two }.
}
tek-log-end = { $who ->
    [you] Du beendest deinen Zug.
   *[other] { $name } beendet den Zug.
}
tek-log-daisy = Sein Gänseblümchen setzt einen Zaun { $edge }.
tek-log-pair = { $who ->
    [you] Ein Paar: Du nimmst beide.
   *[other] Ein Paar: { $name } nimmt beide.
}
tek-log-down = Kein Paar: wieder verdeckt.
tek-log-final = Die Schlussphase beginnt.
tek-log-round = Runde { $round } ist zu Ende.
tek-log-points = { $who ->
    [you] { $count ->
        [one] Du hast { $count } Punkt.
       *[other] Du hast { $count } Punkte.
    }
   *[other] { $count ->
        [one] { $name } hat { $count } Punkt.
       *[other] { $name } hat { $count } Punkte.
    }
}
te-kuiti-refuse-GAME_OVER = Die Partie ist zu Ende.
te-kuiti-refuse-NOT_YOUR_TURN = Du bist nicht dran.
te-kuiti-refuse-WRONG_PHASE = Jetzt ist etwas anderes dran.
te-kuiti-refuse-EDGE_TAKEN = Dort steht schon ein Zaun.
te-kuiti-refuse-NO_FENCE_THERE = Dort steht kein Zaun.
te-kuiti-refuse-FLIP_DUE = Du musst weiter aufdecken: zwei Schafe in jedem Zug, solange es geht.
te-kuiti-refuse-NO_FLIP_DUE = Du hast in diesem Zug schon zwei Schafe aufgedeckt.
te-kuiti-refuse-NOT_FINAL_PHASE = Paare nimmst du nur in der Schlussphase selbst.
te-kuiti-refuse-NO_TILE = Auf diesem Platz liegt kein Plättchen.
te-kuiti-refuse-TILE_ENCLOSED = Dieses Plättchen ist eingezäunt.
te-kuiti-refuse-TILE_FACE_UP = Dieses Plättchen liegt schon offen.
te-kuiti-refuse-TILE_FACE_DOWN = Dieses Plättchen liegt verdeckt.
te-kuiti-refuse-NOT_A_PAIR = Diese zwei Schafe sind verschieden.

# Was das Spiel ist
te-kuiti-about = Stell Zäune um die Herde, oder finde Schafpaare, bevor sie eingesperrt sind.
te-kuiti-blurb = Schafe merken, Zäune bauen

# Optionen des Tisches
te-kuiti-option-mode = Spielart
te-kuiti-value-mode-duel = zu zweit
te-kuiti-value-mode-solo = allein gegen die Gänseblümchen
te-kuiti-option-first-shepherd = Erster Schäfer
te-kuiti-option-rounds = Runden
te-kuiti-option-final-phase = Schlussphase
te-kuiti-value-final-phase-latched = bleibt bis zum Rundenende
te-kuiti-value-final-phase-dynamic = solange höchstens fünf Plättchen frei sind
te-kuiti-option-memory-aid = Gedächtnishilfe
te-kuiti-value-memory-aid-off = keine: Merken ist das Spiel
te-kuiti-value-memory-aid-last-turn = das Protokoll nennt den letzten Zug
te-kuiti-value-memory-aid-all = alles Gesehene bleibt sichtbar
te-kuiti-option-daisies = Gänseblümchen
te-kuiti-value-daisies-standard = alle
te-kuiti-value-daisies-gentle = weniger
te-kuiti-option-take-enclosed = Eingezäunte Paare nehmen

# Die erste Lektion: was zu tun ist und was es gezeigt hat
te-kuiti-lesson-1 = Du bist der Schäfer und stellst in jedem Zug zwei Zäune auf. Stell einen irgendwohin.
te-kuiti-lesson-1-done = Es gibt dreißig Zäune. Steht der letzte, ist die Runde vorbei.
te-kuiti-lesson-2 = Der Ecke fehlt ein Zaun. Schließ sie.
te-kuiti-lesson-2-done = Ein Plättchen, das nicht mehr hinauskommt, ist eingezäunt: Niemand kann es umdrehen, und am Ende zählt es für dich. Der Rand der Weide ist kein Zaun.
te-kuiti-lesson-3 = Jetzt hast du die Schafe. Dreh ein Plättchen um.
te-kuiti-lesson-3-done = Du drehst um, bis du zwei Schafe gesehen hast. Gleiche gehören dir; andere werden wieder verdeckt: Merk sie dir.
te-kuiti-lesson-4 = Auf b3 liegt ein schläfriges Schaf offen. Auf b5 hast du schon eines gesehen. Dreh es um.
te-kuiti-lesson-4-done = Ein Paar! Du nimmst beide, je ein Punkt, und ihre Plätze bleiben leer.
te-kuiti-lesson-5 = Du hast einen Widder aufgedeckt. Wähl einen Zaun, den er umstößt.
te-kuiti-lesson-5-done = Widder und Schäfer zählen nicht als Schafe: Danach drehst du weiter um. Ein Schäfer gibt dem anderen noch einen Zaun.

# What one is trying to do
te-kuiti-aim = Ziel: in zwei Runden die meisten Plättchen: eingezäunt als Hirte, als Paare genommen mit den Schafen.

# What things are, for those who touch them
te-kuiti-what-fence = Ein Zaun bleibt stehen. Nur ein Schafbock lässt die Schafspielerin oder den Schafspieler einen wegnehmen.
te-kuiti-what-edge = Zäune stehen zwischen den Plättchen und um das Feld; wer den Hirten spielt, setzt sie.
te-kuiti-what-gap = Ein leeres Feld bleibt Boden: Es kann eingezäunt werden, doch nur Plättchen zählen.
te-kuiti-what-enclosed = Dieses Plättchen ist eingezäunt: Es kann nicht aufgedeckt werden und zählt für den Hirten.
te-kuiti-what-ram = Ein Schafbock verlässt das Feld, und die Schafe nehmen einen beliebigen Zaun weg.
te-kuiti-what-shepherd = Ein Hirte verlässt das Feld, und wer den Hirten spielt, setzt einen Zaun.
te-kuiti-what-sheep = Zwei gleiche sind ein Paar: je ein Punkt für die Schafe.
te-kuiti-what-tile = Die Schafe decken verdeckte Plättchen auf, die nicht eingezäunt sind.
te-kuiti-why-fences = Der letzte Zaun steht, damit endet die Partie.
te-kuiti-why-enclosed = Alle übrigen Plättchen sind eingezäunt, damit endet die Partie.
te-kuiti-why-seen = Alle Plättchen außerhalb der Zäune lagen offen, und der Hirte hatte den letzten Zug.
te-kuiti-break-round = Jetzt werden die Rollen getauscht, mit neuen Plättchen und allen Zäunen: Wer Hirte war, spielt die Schafe, und umgekehrt.
te-kuiti-break-final = Die Schlussphase beginnt: Schafe bleiben jetzt offen liegen, und die Schafe dürfen jedes sichtbare Paar nehmen.
te-kuiti-preset-quick = Nur eine Runde; die Rollen werden nicht getauscht.
te-kuiti-preset-family = Alles Gesehene bleibt sichtbar, und die Gänseblümchen sind sanft.
te-kuiti-help-rounds = Mit zwei Runden ist jede Seite einmal Hirte.
te-kuiti-help-final-phase = In der Schlussphase bleiben Schafe offen, und Paare dürfen jederzeit genommen werden.
te-kuiti-help-memory-aid = Wie viel sich der Tisch für dich merkt.
te-kuiti-help-daisies = Solo: Jedes Gänseblümchen setzt einen Zaun auf seiner Seite des Plättchens.
te-kuiti-help-take-enclosed = Solo: Auch eingezäunte Paare dürfen genommen werden.
