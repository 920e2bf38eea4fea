# Te Kuiti
tek-end = Zug beenden
tek-field = Weide
tek-place = { $cell }
tek-edges = Seiten
tek-edge-place = Seite { $edge }
tek-edge = { $side ->
    [n] nördlich
    [e] östlich
    [s] südlich
   *[w] westlich
} von { $cell }
tek-a-tile = { $kind ->
    [J] ein Sonnenschein
    [S] eine Schlafmütze
    [T] ein Angsthase
    [A] ein Wüterich
    [D] ein Träumer
    [R] ein Schafbock
   *[H] ein Schäfer
}
tek-tile-down = verdecktes Plättchen
tek-fence = { $count ->
    [one] Zaun
   *[other] { $count } Zäune
}
tek-stock = Übrige Zäune
tek-taken = Genommene Schafe
tek-removed = Gefundene Schafböcke und Schäfer
tek-enclosed = eingezäunt: { $count } Plättchen
tek-pair = ein Paar zum Nehmen: { $kind ->
    [J] Sonnenschein
    [S] Schlafmütze
    [T] Angsthase
    [A] Wüterich
   *[D] Träumer
}
tek-ask-start = Der Zufall entscheidet, wer als Schäfer beginnt …
tek-ask-tile = Ein Plättchen wird aufgedeckt …
tek-ask-place = { $who ->
    [you] { $count ->
        [one] Du bist am Zug: Stelle noch einen Zaun auf.
       *[other] Du bist am Zug: Stelle { $count } Zäune auf.
    }
   *[other] { $count ->
        [one] { $name } stellt noch einen Zaun auf.
       *[other] { $name } stellt { $count } Zäune auf.
    }
}
tek-ask-late = { $who ->
    [you] { $count ->
        [one] Schlussphase: Stelle noch einen Zaun auf.
       *[other] Schlussphase: Stelle { $count } Zäune auf.
    }
   *[other] { $count ->
        [one] Schlussphase: { $name } stellt noch einen Zaun auf.
       *[other] Schlussphase: { $name } stellt { $count } Zäune auf.
    }
}
tek-ask-left = { $who ->
    [you] { $count ->
        [one] Schlussphase, und ein Paar liegt noch offen: Stelle noch einen Zaun auf.
       *[other] Schlussphase, und ein Paar liegt noch offen: Stelle { $count } Zäune auf.
    }
   *[other] { $count ->
        [one] Schlussphase, und ein Paar liegt noch offen: { $name } stellt noch einen Zaun auf.
       *[other] Schlussphase, und ein Paar liegt noch offen: { $name } stellt { $count } Zäune auf.
    }
}
tek-ask-last = { $who ->
    [you] { $count ->
        [one] Nichts lässt sich mehr aufdecken. Letzter Zug der Runde: Stelle noch einen Zaun auf.
       *[other] Nichts lässt sich mehr aufdecken. Letzter Zug der Runde: Stelle { $count } Zäune auf.
    }
   *[other] { $count ->
        [one] Letzter Zug der Runde: { $name } stellt noch einen Zaun auf.
       *[other] Letzter Zug der Runde: { $name } stellt { $count } Zäune auf.
    }
}
tek-ask-flip = { $who ->
    [you] { $flipped ->
        [0] Du bist am Zug: Decke ein Plättchen auf.
       *[other] Finde das Gegenstück: Decke noch ein Plättchen auf.
    }
   *[other] { $flipped ->
        [0] { $name } deckt ein Plättchen auf.
       *[other] { $name } deckt noch ein Plättchen auf.
    }
}
tek-ask-solo = { $who ->
    [you] { $flipped ->
        [0] Decke ein Plättchen auf.
       *[other] Finde das Gegenstück: Decke noch ein Plättchen auf.
    }
   *[other] { $flipped ->
        [0] { $name } deckt ein Plättchen auf.
       *[other] { $name } deckt noch ein Plättchen auf.
    }
}
tek-ask-final = { $who ->
    [you] { $flipped ->
        [0] Schlussphase: Decke ein Plättchen auf; Schafe bleiben offen liegen.
       *[other] Schlussphase: Decke noch ein Plättchen auf; Schafe bleiben offen liegen.
    }
   *[other] { $flipped ->
        [0] Schlussphase: { $name } deckt ein Plättchen auf.
       *[other] Schlussphase: { $name } deckt noch ein Plättchen auf.
    }
}
tek-ask-take = { $who ->
    [you] Schlussphase: Nimm das Paar oder decke ein Plättchen auf.
   *[other] Schlussphase: { $name } nimmt ein Paar oder deckt ein Plättchen auf.
}
tek-ask-end = { $who ->
    [you] Schlussphase: Nimm das Paar oder beende deinen Zug.
   *[other] Schlussphase: { $name } nimmt ein Paar oder beendet den Zug.
}
tek-ask-ram = { $who ->
    [you] Ein Schafbock! Wirf einen beliebigen Zaun um.
   *[other] Ein Schafbock! { $name } wirft einen Zaun um.
}
tek-ask-herd = { $who ->
    [you] Ein Schäfer! Stelle einen Zaun auf.
   *[other] Ein Schäfer! { $name } stellt einen Zaun auf.
}
tek-over = { $who ->
    [you] Du gewinnst mit { $more } zu { $fewer }!
   *[other] { $name } gewinnt mit { $more } zu { $fewer }.
}
tek-over-cleared = { $who ->
    [you] Du hast die Weide geleert und gewinnst!
   *[other] { $name } hat die Weide geleert und gewinnt.
}
tek-over-left = { $count ->
    [one] { $count } Plättchen liegt noch auf der Weide: Die Gänseblümchen gewinnen.
   *[other] { $count } Plättchen liegen noch auf der Weide: Die Gänseblümchen gewinnen.
}
tek-move-fence = Zaun { $edge }
tek-move-unfence = Zaun { $edge } umwerfen
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
tek-effect-final = leitet die Schlussphase ein
tek-effect-last = gibt dem Schäfer einen letzten Zug
tek-effect-leave = lässt ein Paar auf der Weide liegen
tek-row-round = Runde
tek-row-fences = übrige Zäune
tek-row-flipped = aufgedeckte Schafe
tek-row-gone = abgeräumte Plättchen
tek-row-enclosed = eingezäunt
tek-row-taken = genommene Schafe
tek-row-before = Punkte aus Runde 1
tek-role-alone = Solo gegen die Gänseblümchen
tek-role-open = noch keine Rolle
tek-role-shepherd = Schäfer
tek-role-sheep = Schafspieler
tek-then = { $first } { $then }
tek-log-start = { $who ->
    [you] Du beginnst als Schäfer.
   *[other] { $name } beginnt als Schäfer.
}
tek-log-fence = { $who ->
    [you] Du stellst einen Zaun { $edge } auf.
   *[other] { $name } stellt einen Zaun { $edge } auf.
}
tek-log-enclosed = { $count ->
    [one] Damit wird { $count } Plättchen eingezäunt.
   *[other] Damit werden { $count } Plättchen eingezäunt.
}
tek-log-unfence = { $who ->
    [you] Du wirfst den Zaun { $edge } um.
   *[other] { $name } wirft den Zaun { $edge } um.
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
tek-log-tile = Auf { $cell } liegt { $tile }.
tek-log-match = Das passt zum Schaf auf { $cell }: Das Paar kann genommen werden.
tek-log-take = { $who ->
    [you] Du nimmst das Paar auf { $one } und { $two }.
   *[other] { $name } nimmt das Paar auf { $one } und { $two }.
}
tek-log-end = { $who ->
    [you] Du beendest deinen Zug.
   *[other] { $name } beendet den Zug.
}
tek-log-left = Ein Paar bleibt offen liegen: Es kann später genommen werden, wenn kein Zaun es einzäunt.
tek-log-daisy = Das Gänseblümchen stellt einen Zaun { $edge } auf.
tek-log-pair = { $who ->
    [you] Ein Paar: Du nimmst beide Schafe.
   *[other] Ein Paar: { $name } nimmt beide Schafe.
}
tek-log-down = Kein Paar: Die Schafe werden wieder umgedreht.
tek-log-final = Die Schlussphase beginnt.
tek-log-last = Alle freien Plättchen liegen offen: Der Schäfer hat noch einen letzten Zug.
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
te-kuiti-refuse-NOT_YOUR_TURN = Du bist nicht am Zug.
te-kuiti-refuse-WRONG_PHASE = Das geht jetzt noch nicht.
te-kuiti-refuse-EDGE_TAKEN = Dort steht schon ein Zaun. Wähle eine freie Lücke.
te-kuiti-refuse-NO_FENCE_THERE = Dort steht kein Zaun. Wähle einen, der schon steht.
te-kuiti-refuse-FLIP_DUE = Decke weiter auf: zwei Schafe in jedem Zug, solange es etwas aufzudecken gibt.
te-kuiti-refuse-NO_FLIP_DUE = Du hast in diesem Zug schon zwei Schafe aufgedeckt.
te-kuiti-refuse-NOT_FINAL_PHASE = Selbst nehmen darfst du Paare nur in der Schlussphase.
te-kuiti-refuse-NO_TILE = Auf diesem Feld liegt kein Plättchen.
te-kuiti-refuse-TILE_ENCLOSED = Dieses Plättchen ist eingezäunt.
te-kuiti-refuse-TILE_FACE_UP = Dieses Plättchen liegt schon offen.
te-kuiti-refuse-TILE_FACE_DOWN = Dieses Plättchen liegt verdeckt.
te-kuiti-refuse-NOT_A_PAIR = Diese beiden Schafe passen nicht zusammen.

# Was das Spiel ist
te-kuiti-about = Baue Zäune um die Herde, oder finde Schafpaare, bevor sie eingezäunt sind.
te-kuiti-blurb = Schafe merken, Zäune bauen

# Optionen des Tisches
te-kuiti-option-mode = Modus
te-kuiti-value-mode-duel = zu zweit
te-kuiti-value-mode-solo = solo gegen die Gänseblümchen
te-kuiti-option-first-shepherd = Erster Schäfer
te-kuiti-option-rounds = Runden
te-kuiti-option-final-phase = Schlussphase
te-kuiti-value-final-phase-latched = bis zum Ende der Runde
te-kuiti-value-final-phase-dynamic = bei höchstens fünf freien Plättchen
te-kuiti-option-memory-aid = Gedächtnishilfe
te-kuiti-value-memory-aid-off = keine
te-kuiti-value-memory-aid-last-turn = der letzte Zug steht im Verlauf
te-kuiti-value-memory-aid-all = alles Gesehene bleibt sichtbar
te-kuiti-option-daisies = Gänseblümchen
te-kuiti-value-daisies-standard = alle
te-kuiti-value-daisies-gentle = weniger
te-kuiti-option-take-enclosed = Eben eingezäunte Paare nehmen

# Die erste Lektion: was zu tun ist und was es gezeigt hat
te-kuiti-lesson-1 = Zuerst bist du der Schäfer: Du stellst in jedem Zug zwei Zäune auf. Tippe auf eine Seite eines Plättchens.
te-kuiti-lesson-1-done = Zäune stehen zwischen Plättchen oder ganz außen. Du hast dreißig. Steht der letzte, ist die Runde zu Ende.
te-kuiti-lesson-2 = Zäune an allen vier Seiten schließen ein Plättchen ein. Am Eckplättchen fehlt noch einer: Stelle ihn auf.
te-kuiti-lesson-2-done = Eingezäunt! Niemand kann dieses Plättchen mehr aufdecken, und am Ende der Runde bringt es dir 1 Punkt. Der Rand der Weide ist kein Zaun: Auch die Ecke braucht vier.
te-kuiti-lesson-3 = Jetzt spielst du die Schafe und suchst Paare. Decke ein Plättchen auf.
te-kuiti-lesson-3-done = Decke auf, bis du zwei Schafe gesehen hast. Sind sie gleich, gehören sie dir. Wenn nicht, werden sie wieder umgedreht. Es gibt fünf Sorten mit je vier Schafen.
te-kuiti-lesson-4 = Auf b3 liegt eine Schlafmütze offen. Eine andere hast du schon auf b5 gesehen. Decke sie auf.
te-kuiti-lesson-4-done = Ein Paar! Du nimmst beide und bekommst je 1 Punkt; ihre Felder bleiben leer. Zwei Schafe sind aufgedeckt: Damit endet dein Zug.
te-kuiti-lesson-5 = Du hast einen Schafbock aufgedeckt. Wähle einen Zaun, den er umwirft.
te-kuiti-lesson-5-done = Schafböcke und Schäfer zählen nicht als Schafe: Danach deckst du weiter auf. Es gibt drei Schafböcke und zwei Schäfer; ein Schäfer bringt deinem Gegner einen zusätzlichen Zaun.

# What one is trying to do
te-kuiti-aim = Ziel: mehr Punkte holen. Der Schäfer zäunt Plättchen ein, der Schafspieler nimmt Paare.

# What things are, for those who touch them
te-kuiti-what-fence = Ein Zaun bleibt stehen, bis ein Schafbock ihn umwirft.
te-kuiti-what-edge = Zäune kommen an die Seiten der Plättchen, auch ganz außen. Zu zweit stellt sie der Schäfer auf, solo bringen sie die Gänseblümchen.
te-kuiti-what-gap = Auch ein leeres Feld kann eingezäunt werden, doch nur Plättchen zählen.
te-kuiti-what-enclosed = Dieses Plättchen ist eingezäunt: Es kann nicht aufgedeckt werden. Zu zweit zählt es für den Schäfer.
te-kuiti-what-ram = Ein Schafbock kommt aus dem Spiel und wirft einen Zaun um. Welchen, bestimmt der Schafspieler.
te-kuiti-what-shepherd = Ein Schäferplättchen kommt aus dem Spiel. Zu zweit stellt der Schäfer sofort einen zusätzlichen Zaun auf, solo bringt es nur den Zaun seines Gänseblümchens.
te-kuiti-what-sheep = Zwei gleiche Schafe sind ein Paar und bringen dem Schafspieler je einen Punkt.
te-kuiti-what-tile = Der Schafspieler deckt verdeckte Plättchen auf, die nicht eingezäunt sind.
te-kuiti-why-fences = Der letzte Zaun steht, damit endet die Partie.
te-kuiti-why-enclosed = Alle übrigen Plättchen sind eingezäunt, damit endet die Partie.
te-kuiti-why-seen = Alle freien Plättchen lagen offen, und der Schäfer hatte den letzten Zug.
te-kuiti-round-fences = Der letzte Zaun steht, damit endet die Runde.
te-kuiti-round-enclosed = Alle übrigen Plättchen sind eingezäunt, damit endet die Runde.
te-kuiti-round-seen = Alle freien Plättchen lagen offen, und der Schäfer hatte den letzten Zug.
te-kuiti-break-round = Jetzt werden die Rollen getauscht: Wer Schäfer war, spielt die Schafe, und umgekehrt. Die Plättchen sind neu gemischt, alle Zäune wieder da.
te-kuiti-break-final = Die Schlussphase beginnt: Höchstens fünf Plättchen sind noch frei. Schafe bleiben jetzt offen liegen, und der Schafspieler darf je zwei gleiche nehmen. Liegen alle freien Plättchen offen, hat der Schäfer einen letzten Zug, und die Runde endet.
te-kuiti-preset-quick = Nur eine Runde; die Rollen werden nicht getauscht.
te-kuiti-preset-family = Alles Gesehene bleibt sichtbar; solo gibt es weniger Gänseblümchen.
te-kuiti-help-rounds = In zwei Runden ist jeder einmal Schäfer.
te-kuiti-help-mode = Allein spielst du gegen die Gänseblümchen; zu zweit baut einer Zäune, und der andere sucht Schafe.
te-kuiti-help-first-shepherd = Der Schäfer baut die Zäune; bei zwei Runden wird getauscht.
te-kuiti-help-final-phase = In der Schlussphase bleiben Schafe offen liegen, und Paare dürfen jederzeit genommen werden.
te-kuiti-help-memory-aid = Wie viel sich der Tisch für dich merkt.
te-kuiti-help-daisies = Solo: Jedes Gänseblümchen bringt einen Zaun an seine Seite des Plättchens.
te-kuiti-help-take-enclosed = Solo: Ein Paar gehört dir auch dann, wenn es gerade eingezäunt wurde.

# What speaks for a move, when a hint says why

te-kuiti-reason-pen = { $missing ->
    [one] noch { $missing } Zaun, dann sind { $count } Plättchen eingezäunt
   *[other] noch { $missing } Zäune, dann sind { $count } Plättchen eingezäunt
}
te-kuiti-reason-gap = dann { $missing ->
    [one] fehlt { $missing } Zaun um { $count } Plättchen
   *[other] fehlen { $missing } Zäune um { $count } Plättchen
}
te-kuiti-reason-pair = vervollständigt ein Paar
te-kuiti-reason-seen = beide Schafe dieses Paars waren schon zu sehen
te-kuiti-reason-chance = { $count ->
    [0] { $all ->
        [one] das einzige noch unbekannte Plättchen passt nicht
       *[other] keins der { $all } noch unbekannten Plättchen passt
    }
    [one] { $all ->
        [one] das einzige noch unbekannte Plättchen passt
       *[other] eins der { $all } noch unbekannten Plättchen passt
    }
   *[other] { $count } der { $all } noch unbekannten Plättchen passen
}
te-kuiti-reason-new = dieses Plättchen kennt noch niemand
te-kuiti-reason-threat = { $missing ->
    [one] noch ein Zaun, und es wäre eingezäunt
   *[other] noch { $missing } Zäune, und es wäre eingezäunt
}

# The lesson goes on

te-kuiti-lesson-6 = Der Schafspieler hat ein Schäferplättchen aufgedeckt: Du stellst sofort einen zusätzlichen Zaun auf. Zäune so viele Plättchen ein, wie du kannst.
te-kuiti-lesson-6-done = Eingezäunte Plättchen gehören dir, und niemand kann sie mehr aufdecken. Das Schäferplättchen selbst kommt aus dem Spiel.
te-kuiti-lesson-7 = Später sind nur noch höchstens fünf Plättchen frei: die Schlussphase. Schafe bleiben jetzt offen liegen, und zwei gleiche darfst du nehmen. Nimm das Paar.
te-kuiti-lesson-7-done = Die Runde endet mit dem letzten Zaun oder, sobald alle freien Plättchen offen liegen, nach einem letzten Zug des Schäfers. Dann tauscht ihr die Rollen. Es gewinnt, wer in beiden Runden zusammen mehr Punkte hat.
te-kuiti-what-ram-alone = Ein Schafbock kommt aus dem Spiel, und du wirfst einen beliebigen Zaun um.
te-kuiti-what-sheep-alone = Zwei gleiche Schafe, die du im selben Zug aufdeckst, kommen aus dem Spiel. Du gewinnst, wenn die Weide leer ist.
te-kuiti-what-tile-alone = Du deckst verdeckte Plättchen auf, die nicht eingezäunt sind, bis zwei Schafe offen liegen.
te-kuiti-aim-alone = Ziel: die Weide leeren, bevor die Zäune ausgehen oder die letzten Plättchen eingezäunt sind.
te-kuiti-aim-left = { $count ->
    [one] { $count } freies Plättchen
   *[other] { $count } freie Plättchen
} (Schlussphase bei höchstens 5)
te-kuiti-aim-shepherd = Ziel: mehr Punkte. Du baust die Zäune: Jedes am Ende der Runde eingezäunte Plättchen bringt 1 Punkt.
te-kuiti-aim-sheep = Ziel: mehr Punkte. Du suchst Paare: Jedes genommene Schaf bringt 1 Punkt, eingezäunte sind verloren.
te-kuiti-aim-until = Die Runde endet, wenn der letzte Zaun steht oder kein Plättchen mehr frei ist. Liegen alle freien Plättchen offen, endet sie nach einem letzten Zug des Schäfers.
te-kuiti-aim-few = { $count } frei
te-kuiti-aim-final = { $count ->
    [0] Schlussphase: Alles Freie liegt offen
   *[other] Schlussphase: noch { $count } verdeckt
}
te-kuiti-aim-late = Schlussphase
te-kuiti-aim-last = Letzter Zug der Runde
te-kuiti-what-pair = Zwei gleiche Schafe liegen offen. In der Schlussphase darf der Schafspieler beide nehmen und bekommt je 1 Punkt, solange kein Zaun sie einzäunt.
tek-ask-shut = { $who ->
    [you] Dein Schaf ist jetzt eingezäunt, daraus wird kein Paar mehr. Decke noch ein Plättchen auf.
   *[other] Das Schaf ist jetzt eingezäunt. { $name } deckt noch ein Plättchen auf.
}
tek-log-shut = { $cell } ist eingezäunt, darum darf das Paar nicht genommen werden: Beide Schafe werden wieder umgedreht.

# The match of the day
te-kuiti-day = Das Solospiel: Räum so viele der 25 Plättchen ab, wie du kannst.

# What a puzzle is about

te-kuiti-theme-win = Gewinne sofort
te-kuiti-theme-part = Trenne ein bekanntes Paar
te-kuiti-theme-shut = Zäune ein Plättchen ein
te-kuiti-theme-pen = Schließ das Gehege
te-kuiti-theme-fork = Zwei Drohungen mit einem Zaun
te-kuiti-theme-threat = Drohe, ein Gehege zu schließen
te-kuiti-theme-build = Plane ein Gehege
te-kuiti-theme-open = Schaffe eine Lücke
te-kuiti-theme-take = Nimm das richtige Paar
te-kuiti-theme-pair = Vervollständige das Paar
te-kuiti-theme-recall = Beginne mit einem Paar, das du dir gemerkt hast
te-kuiti-theme-known = Decke auf, was du schon kennst
te-kuiti-theme-rescue = Sei schneller als der Zaun
te-kuiti-theme-partner = Finde das Gegenstück
te-kuiti-theme-new = Erkunde die Weide
te-kuiti-theme-final = Nutze die Schlussphase

# More things that explain themselves
te-kuiti-what-stock = Zäune, die noch übrig sind. Steht der letzte, ist die Runde zu Ende.
te-kuiti-what-stock-alone = Diese Zäune stellen die Gänseblümchen auf. Gehen sie aus, bevor die Weide leer ist, verlierst du.
te-kuiti-what-taken = Als Paar genommene Schafe: je ein Punkt für den Schafspieler.
te-kuiti-what-removed = Es gibt drei Schafböcke und zwei Schäfer. Ein Schafbock wirft einen Zaun um, ein Schäfer bringt einen dazu. Dann kommen sie aus dem Spiel und zählen für niemanden.
te-kuiti-what-round = In der zweiten Runde tauscht ihr die Rollen; die Punkte beider Runden werden addiert.
te-kuiti-what-score = Jedes eingezäunte Plättchen bringt dem Schäfer am Ende der Runde einen Punkt.
te-kuiti-what-gone = Plättchen, die aus dem Spiel sind. Sind alle 25 weg, gewinnst du.
te-kuiti-what-final = Sind höchstens fünf Plättchen frei, beginnt die Schlussphase: Schafe bleiben offen liegen, und je zwei gleiche dürfen genommen werden. Liegen alle freien Plättchen offen, hat der Schäfer einen letzten Zug, und die Runde endet.

# What happens for the first time
te-kuiti-first-ram = Ein Schafbock! Er kommt aus dem Spiel, und wer ihn aufgedeckt hat, wirft einen Zaun um.
te-kuiti-first-shepherd = Ein Schäfer! Das Plättchen kommt aus dem Spiel. Zu zweit stellt der Schäfer einen zusätzlichen Zaun auf.
te-kuiti-first-pair = Zwei gleiche Schafe in einem Zug sind ein Paar: Sie verlassen gemeinsam die Weide.
te-kuiti-first-down = Kein Paar: Beide Schafe werden wieder verdeckt. Merke dir, wo sie liegen!

# The lesson: other moves, and the rest of the game
te-kuiti-lesson-2-other = Das Eckplättchen hat noch einen Weg nach draußen: die Lücke an seiner Ostseite.
te-kuiti-lesson-4-other = Das ist ein anderes Plättchen. Die Schlafmütze, die du gesehen hast, liegt auf b5.
te-kuiti-lesson-6-other = So werden keine drei Plättchen eingezäunt. Schließe die Reihe an ihrem östlichen Ende.
te-kuiti-lesson-7-other = Aufdecken ginge auch, aber zwei Schlafmützen liegen schon offen. Nimm zuerst diese beiden.
te-kuiti-lesson-8 = Du kannst auch allein spielen, gegen die Gänseblümchen. Das Gänseblümchen auf c3 hat den Zaun an der Nordseite aufgestellt. Decke noch ein Plättchen auf.
te-kuiti-lesson-8-done = Jedes Gänseblümchen stellt an seiner Seite des Plättchens einen Zaun auf. Zwei gleiche Schafe kommen aus dem Spiel. Du gewinnst, wenn die Weide leer ist, bevor die Zäune ausgehen oder die letzten Plättchen eingezäunt sind.

# What a score is made of, in a word
te-kuiti-item-enclosed = eingezäunt
te-kuiti-item-taken = Schafe
te-kuiti-item-before = Runde 1
te-kuiti-item-gone = abgeräumt
