# Der Webclient: alles rund um die Spielbretter.

# Überall
web-skip = Zum Inhalt springen
web-pages = Hauptmenü
web-home = Alle Spiele
web-lobby = Lobby
web-mine = Meine Partien
web-language = Sprache
web-settings = Einstellungen
web-loading = Einen Moment …
web-nowhere = Diese Seite gibt es nicht.
web-close = Schließen
web-learn = Lernen
web-rules = Regeln
web-rule = Regel { $clause }
web-guest = Gast
web-name = Name
web-your-name = Dein Name
web-you = du
web-player = Spieler { $number }
web-seat = Platz { $number }
web-bot-random = Bot (Zufall)
web-bot-easy = Bot (leicht)
web-bot-medium = Bot (mittel)
web-bot-hard = Bot (stark)
web-bot-expert = Bot (Meister)
web-bot-master = Bot (Großmeister)
web-about-master = Der Großmeister denkt bis zu doppelt so lange nach wie der Meister und nutzt die Zeit besser. Wo es hilft, bewertet er Stellungen auch mit einem kleinen neuronalen Netz, das aus Partien zwischen Bots gelernt hat.

# Startseite
web-welcome = { $count ->
    [5] Fünf Spiele, ein Tisch
   *[other] { $count } Spiele, ein Tisch
}
web-welcome-more = Spiel sofort gegen einen Bot oder schick deinen Freunden einen Link. Ohne Konto, ohne Installation.
web-running = Laufende Partien
web-finished = Beendete Partien
web-phase-waiting = wartet auf Mitspieler
web-phase-playing = läuft
web-phase-over = beendet
web-facts = { $minutes ->
    [0] { $seats } Spieler
   *[other] { $seats } Spieler · etwa { $minutes } Minuten
}
web-opponents = Gegner
web-play-now = Jetzt spielen
web-play-now-game = Jetzt spielen: { $game }
web-with-friends = Mit Freunden
web-with-friends-game = Mit Freunden: { $game }
web-learn-game = Lernen: { $game }
web-rules-game = Regeln: { $game }
web-company = Noch mehr Möglichkeiten
web-company-more = Setz dich an einen offenen Tisch, schau bei einer Partie zu oder kehr zu einer deiner Partien zurück.

# Einen Tisch decken
web-new-table = { $game }: neuer Tisch
web-new-any = Neuer Tisch
web-who-plays = Wer spielt mit?
web-sitter-me = Ich
web-sitter-link = Jemand per Link
web-sitter-here = Jemand an diesem Bildschirm
web-sitter-open = Jemand aus der Lobby
web-allow-spectators = Wer den Link hat, darf zuschauen
web-allow-hints = Tipps auch dann erlauben, wenn mehrere Personen mitspielen (alle sehen, wer einen benutzt)
web-options = Optionen
web-number = Zahl
web-lay-table = Tisch eröffnen

# Lobby und meine Partien
web-lobby-empty = Gerade ist kein Tisch offen. Eröffne einen: Andere sehen ihn dann hier.
web-free-seat = Freier Platz
web-sit-down = Mitspielen
web-watch = Zuschauen
web-mine-empty = Du hast hier noch keine Partie gespielt.
web-go-on = Weiterspielen
web-replay = Wiederholung
web-analysis = Analyse
web-forget = Aus der Liste entfernen
web-bring = Partie importieren
web-bring-more = Eine Partiedatei (.jsonl), von hier oder anderswo

# Einstellungen
web-theme = Darstellung
web-theme-auto = wie im System
web-theme-light = hell
web-theme-dark = dunkel
web-motion = Animationen
web-motion-auto = wie im System
web-motion-none = aus
web-sound = Töne
web-confirm = Nachfragen, bevor ich meinen Zug beende
web-text-mode = Textmodus: Befehle eintippen
web-allow-notices = Benachrichtigen, wenn ich am Zug bin
web-settings-more = Die Einstellungen gelten nur in diesem Browser.
web-waiting = Warten auf Mitspieler
web-waiting-more = Die Partie beginnt, sobald alle Plätze besetzt sind.
web-in-lobby = in der Lobby für alle offen
web-link-of = Link für Platz { $number }
web-spectator-link = Link zum Zuschauen
web-leave-seat = Meinen Platz verlassen
web-copied = Kopiert
web-share = Teilen
web-qr = QR-Code
web-qr-alt = QR-Code für diesen Link
web-no-table = Tisch nicht gefunden

# Am Tisch
web-actions = Aktionen
web-board = Spielplan
web-undo = Zug zurück
web-hint = Tipp
web-thinking = Denkt nach …
web-hint-is = Tipp: { $move }
web-scores = Punkte
web-log = Verlauf
web-log-empty = Noch keine Züge.
web-look-back = Diese Stellung ansehen
web-looking-back = Rückblick: Schritt { $step }
web-to-now = Zurück zur Partie
web-more = Mehr
web-keys = Tastenkürzel
web-your-turn = Du bist am Zug
web-to-move = am Zug
web-stand-in = ein Bot springt ein
web-away = nicht da
web-absent = { $name } ist gerade nicht da. Warte oder komm später wieder: Es geht nichts verloren.
web-place = { $place }.
web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-play-this = Zug spielen
web-back-out = Abbrechen
web-bot-plays = Ein Bot spielt für dich.
web-take-back = Selbst weiterspielen
web-hand-over = Einen Bot für mich spielen lassen
web-offer-end = Anbieten, die Partie zu beenden
web-withdraw = Angebot zurücknehmen
web-offered = { $count ->
    [one] { $names } bietet an, die Partie zu beenden.
   *[other] { $names } bieten an, die Partie zu beenden.
}
web-agree = Einverstanden
web-resign = Aufgeben
web-resign-sure = Ja, aufgeben
web-my-link = Auf einem anderen Gerät weiterspielen
web-my-link-more = Behalte diesen Link für dich: Wer ihn hat, kann für dich spielen.
web-leave-table = Tisch verlassen
web-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
web-fair = Fairer Zufall: Der Startwert wurde vorab versiegelt (Siegel { $hash }…). Nach der Partie wird er offengelegt.
web-cover = { $name }, du bist am Zug
web-cover-more = Alle anderen bitte kurz wegschauen.
web-cover-show = Ich bin { $name }: Hand zeigen
web-lost = Verbindung verloren. Neuer Versuch …
web-back-same = Wieder verbunden. Du hast nichts verpasst.
web-back-news = { $count ->
    [one] Wieder verbunden. Du hast einen Schritt verpasst: Er steht im Verlauf.
   *[other] Wieder verbunden. Du hast { $count } Schritte verpasst: Sie stehen im Verlauf.
}
web-result = Ergebnis
web-over-won = Du hast gewonnen!
web-over-lost = Diesmal leider nicht.
web-over-draw = Unentschieden!
web-over-agreed = Alle haben sich darauf geeinigt, die Partie zu beenden.
web-over-resigned = { $who ->
    [you] Du hast aufgegeben.
   *[other] { $name } hat aufgegeben.
}
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-key-arrows = Feld oder Karte ansteuern
web-key-enter = auswählen
web-key-yes = den gezeigten Zug spielen
web-key-escape = abbrechen
web-key-hint = Tipp
web-key-undo = rückgängig
web-key-log = Verlauf
web-key-scores = Punkte
web-key-help = erklären, was gerade im Fokus ist; noch einmal: diese Übersicht
web-name-of-enter = Enter
web-name-of-escape = Esc
web-name-next = Wähle jetzt, wer als Nächstes am Zug sein soll.

# The strip over the board, and others’ moves
web-aim-what = Was ist das Ziel?
web-meanwhile = { $count ->
    [one] Ein Schritt wurde übersprungen.
   *[other] { $count } Schritte wurden übersprungen.
}
web-new-here = Zum ersten Mal dabei? Die Lektion dauert drei Minuten.
web-no-lesson = Keine Lektion, danke
web-lesson-yes = Drei-Minuten-Lektion
web-lesson-back = Danach kommst du gleich zu dieser Partie zurück.
web-back-to-match = Zurück zur Partie
web-show-me = Ansehen
web-show-again = Noch einmal zeigen
web-to-board = Zum Spielplan
web-pace = Züge der anderen
web-pace-slow = langsam
web-pace-normal = normal
web-pace-fast = schnell
web-pace-off = ohne Animation

# Sätze
web-chat = Etwas sagen
web-phrase-hello = Hallo!
web-phrase-have-fun = Viel Spaß!
web-phrase-nice-move = Schöner Zug!
web-phrase-oh-no = Oh nein!
web-phrase-well-played = Gut gespielt!
web-phrase-asked-hint = Ich habe einen Tipp benutzt.
web-phrase-lucky = Glück gehabt!
web-phrase-thanks = Danke!
web-phrase-oops = Ups, das war ein Versehen.
web-phrase-one-moment = Einen Moment, bitte.
web-phrase-your-turn = Du bist am Zug.
web-phrase-one-more = Noch eine Partie?
web-phrase-goodbye = Tschüss!

# Der Tisch in Worten
web-text-ask = Gib ein Feld (c3) oder einen Zug ein, oder: { web-word-moves }, { web-word-scores }, { web-word-areas }
web-text-answer = Antwort
web-ask-empty = leer
web-ask-unknown = „{ $words }“ ist weder ein Feld noch ein Zug. Versuch es mit c3, { web-word-moves }, { web-word-scores } oder { web-word-areas }.
web-wind-north = Norden
web-wind-northeast = Nordosten
web-wind-east = Osten
web-wind-southeast = Südosten
web-wind-south = Süden
web-wind-southwest = Südwesten
web-wind-west = Westen
web-wind-northwest = Nordwesten

# Nachspielen
web-step-of = Schritt { $step } von { $steps }
web-replay-begin = Die Partie beginnt.
web-first = Zum Anfang
web-previous = Einen Schritt zurück
web-next = Einen Schritt vor
web-last = Zum Ende
web-autoplay = Automatisch abspielen
web-pause = Pause
web-from-seat = Aus Sicht von
web-view-as = Aus Sicht von { $name }
web-spectator = Zuschauern
web-branch = Von hier aus weiterspielen
web-branch-as = Als { $name } gegen Bots
web-download = Partie herunterladen
web-verify = Zufall prüfen
web-fair-none = Für den Zufall in dieser Partie fehlt der Nachweis.
web-fair-how = Vor der Partie versiegelt der Server einen geheimen Startwert. Wer sich an den Tisch setzt, legt sich mit einer Zusage auf einen Zufallszusatz fest, also auf einen zufälligen Text. Offengelegt wird er erst, wenn alle Plätze besetzt sind. Jedes Zufallsergebnis folgt aus dem Startwert, den Zusätzen und der Nummer des Schritts. Nach der Partie wird der Startwert offengelegt, und alle können jedes Ergebnis nachrechnen.
web-problem-BAD_PROMISE = Der Server hat deinen Zufallszusatz nicht verstanden. Bitte öffne den Tisch noch einmal.
web-problem-TOO_EARLY = Das geht noch nicht: Es sind noch nicht alle da.
web-seal = Siegel
web-seed = Startwert
web-not-over = Die Wiederholung gibt es, sobald die Partie zu Ende ist.

# Lernen
web-learn-title = So spielt man { $game }
web-lesson = Erste Lektion
web-lesson-step = Schritt { $step } von { $steps }
web-lesson-next = Weiter
web-lesson-done = Geschafft! Jetzt bist du bereit für deine erste Partie.
web-lesson-again = Noch einmal
web-lesson-right = Genau!
web-lesson-tried = Deine Wahl: „{ $move }“.
web-example = Beispiel
web-all-rules = Alle Regeln
web-rules-language = Diese Regeln sind noch nicht übersetzt, daher stehen sie hier auf Englisch.
web-contents = Inhalt
web-find-rules = In den Regeln suchen
web-found-rules = { $count ->
    [0] Nichts gefunden
    [one] An einer Stelle gefunden
   *[other] An { $count } Stellen gefunden
}
web-exact-rules = Genaue Regeln
web-exact-title = { $game }: die genauen Regeln
web-exact-more = Alle Regeln mit Nummern, bis hin zum seltensten Fall, mit Beispielen in Bildern.
web-exact-rule = Genaue Regel { $clause }
web-examples = { $count ->
    [one] Beispiel zeigen
   *[other] { $count } Beispiele zeigen
}
web-picture-play = Beispiel abspielen
web-print = Drucken

# Probleme
web-problem-OFFLINE = Der Server ist nicht erreichbar.
web-problem-NOT_NOW = Das kannst du jetzt nicht wählen.
web-problem-BAD_REQUEST = Der Server hat das nicht verstanden. Bitte lade die Seite neu.
web-problem-WRONG_VERSION = Der Server ist neuer als diese Seite. Bitte lade sie neu.
web-problem-BAD_OPTIONS = Diese Optionen passen nicht zusammen.
web-problem-BAD_NAME = Bitte wähle einen Namen mit 1 bis 40 Zeichen.
web-problem-BAD_SALT = Der Zufallszusatz stimmt nicht mit der Zusage überein. Bitte öffne den Tisch noch einmal.
web-problem-BAD_RECORD = Diese Partiedatei lässt sich nicht abspielen.
web-problem-NOT_YOURS = Dieser Link gehört zu keinem Platz an diesem Tisch.
web-problem-NO_SPECTATORS = An diesem Tisch sind keine Zuschauer erlaubt.
web-problem-FOREIGN_ORIGIN = Anfragen von anderen Seiten werden abgelehnt.
web-problem-NO_SUCH_GAME = Dieses Spiel gibt es nicht.
web-problem-NO_SUCH_TABLE = Diesen Tisch gibt es nicht. Vielleicht ist die Partie längst zu Ende und wurde gelöscht.
web-problem-NO_SUCH_STEP = So viele Schritte hat diese Partie nicht.
web-problem-NO_SUCH_PAGE = Hier ist nichts.
web-problem-NO_FREE_SEAT = Zu spät: Jemand anderes hat den letzten Platz genommen.
web-problem-NOT_STARTED = Die Partie hat noch nicht begonnen.
web-problem-STARTED = Die Partie hat schon begonnen.
web-problem-IS_OVER = Die Partie ist zu Ende.
web-problem-NOT_OVER = Die Partie ist noch nicht zu Ende.
web-problem-NOT_YOUR_TURN = Du bist nicht am Zug.
web-problem-STALE = Inzwischen hat sich am Tisch etwas geändert. Bitte versuch es noch einmal.
web-problem-NOTHING_TO_UNDO = Du hast keinen Zug, den du rückgängig machen könntest.
web-problem-REVEALED = Inzwischen wurde etwas aufgedeckt: Der Zug lässt sich nicht mehr rückgängig machen.
web-problem-NO_SUCH_LEVEL = Diese Spielstärke gibt es nicht.
web-problem-BOT_PLAYS = Auf diesem Platz spielt ein Bot. Übernimm zuerst wieder selbst.
web-problem-REMEMBER = Das lässt sich nicht nachsehen: Erinnern gehört zum Spiel.
web-problem-TOO_LARGE = Das ist zu groß.
web-problem-TOO_FAST = Das war zu schnell. Bitte warte einen Moment.
web-problem-BANNED = Deine Netzwerkadresse ist auf diesem Server gesperrt.
web-problem-HINTS_OFF = An diesem Tisch gibt es keine Tipps, weil mehrere Personen mitspielen.
web-problem-QUOTA = Von deiner Netzwerkadresse aus gibt es schon zu viele Tische, Bots oder Verbindungen. Beende zuerst etwas davon.
web-problem-TABLE_FULL = An diesem Tisch ist so viel geschehen, dass nur noch Züge möglich sind.
web-problem-TOO_SLOW = Die Verbindung ist zu langsam.
web-problem-STORAGE = Der Server kann gerade nicht speichern. Es hat sich nichts geändert.
web-problem-CORRUPT = Die Daten dieses Tisches sind beschädigt. Er lässt sich nicht öffnen.
web-problem-BUSY = Der Server ist überlastet. Bitte versuch es noch einmal.

# Rounds and endings
web-bot-number = Bot { $number }
web-between = Pause in der Partie
web-continue = Weiter
web-last-move = Der letzte Zug: { $move }
web-deciding-move = Der entscheidende Zug: { $move }
web-rounds-before = frühere Runden
web-link-copied = Link kopiert
web-share-by-hand = Wer diesen Link hat, kann die Partie ansehen:
web-play-level = Jetzt gegen: { $bot }

# Doors: new tables, invitations, my matches
web-players = Spielerzahl
web-players-count = { $count ->
    [one] Eine Person
   *[other] { $count } Personen
}
web-fewer-players = Eine Person weniger
web-more-players = Eine Person mehr
web-fill-bots = Mit Bots auffüllen
web-which-rules = Welche Regeln?
web-preset-printed = Wie in der Anleitung
web-preset-printed-more = Die Regeln aus der Schachtel.
web-preset-quick = Schnell
web-preset-family = Familie
web-invitation = Spiel { $game } mit mir
web-invited-by = { $name } lädt dich zu { $game } ein
web-invited-to = Du bist zu { $game } eingeladen
web-lesson-meanwhile = Das Spiel kennenlernen
web-finished-place = { $place }. Platz, { $scores }
web-turn-of = { $name } ist am Zug
web-speed = Tempo
web-share-moment = Diesen Moment teilen
web-theme-contrast = hoher Kontrast
web-hint-of = der beste von { $count } verglichenen Zügen
web-over-closed = Der Betreiber dieses Servers hat den Tisch geschlossen.
web-word-moves = züge
web-word-scores = punkte
web-word-areas = bereiche
web-labelled = { $label }: { $text }
web-joined = { $first }; { $next }
web-problem-UNKNOWN_RULES = Diese Partie wurde nach Version { $version } der Regeln gespielt. Dieser Server kennt sie nicht: Er braucht eine neuere Version von Cowbell.

# Die Analyse einer beendeten Partie
web-review = Partie analysieren
web-review-more = Was Glück war, was Können und was besser gewesen wäre. Das erste Ergebnis kommt nach ein paar Sekunden.
web-review-improving = Die Analyse läuft noch: Die Zahlen werden genauer.
web-review-pick = Hier gibt es keinen besseren Zug. Wähle einen anderen Moment der Analyse.
web-review-closer = Vielleicht: { $move }
web-review-best-move = Bester Zug: { $move }
web-review-done = Die Analyse ist fertig.
web-review-first = Die Chancen werden berechnet. Die Urteile folgen in ein paar Sekunden.
web-review-chances-of = { $kind ->
    [places] Erwartete Platzierung von
   *[other] Chancen von
}
web-review-graph = { $kind ->
    [places] Erwartete Platzierung von { $name } im Lauf der Partie: 100 % ist der erste Platz, 0 % der letzte.
   *[other] Chancen von { $name } im Lauf der Partie.
}
web-review-point = Schritt { $step }: { $percent } %.
web-review-accuracy = Genauigkeit
web-review-loss = Verschenkt pro Zug
web-review-luck = Glück
web-review-decisions = Entscheidungen
web-review-equal-luck = Bei gleichem Glück
web-review-error = Das Glück in einer Partie lässt sich auf etwa { $percent } % genau messen. Züge werden danach beurteilt, was man wissen konnte.
web-review-figures = Alle Zahlen
web-review-turning = Wendepunkt
web-review-marks = { $count ->
    [0] Nichts Auffälliges
    [one] Ein auffälliger Moment
   *[other] { $count } auffällige Momente
}
web-mark-brilliant = Brillant.
web-mark-good = Gut gefunden.
web-mark-inaccurate = Ungenau.
web-mark-mistake = Fehler.
web-mark-blunder = Grober Fehler.
web-mark-lucky = Glück.
web-mark-unlucky = Pech.
web-review-gives-up = { $who ->
    [you] Du
   *[other] { $name }
}: „{ $move }“ verschenkt { $percent } %. Besser: „{ $better }“.
web-review-only = { $who ->
    [you] Du
   *[other] { $name }
}: „{ $move }“ ist der beste Zug, { $percent } % vor dem nächstbesten.
web-review-forced = { $who ->
    [you] Du
   *[other] { $name }
}: „{ $move }“ war der einzige erlaubte Zug.
web-review-hidden = { $who ->
    [you] Du: „{ $move }“. Was daraus wurde, hing von Karten ab, die du nicht sehen konntest.
   *[other] { $name }: „{ $move }“. Was daraus wurde, hing von Karten ab, die { $name } nicht sehen konnte.
}
web-review-lucky = { $who ->
    [you] { $percent } % mehr für dich als im Durchschnitt.
   *[other] { $percent } % mehr für { $name } als im Durchschnitt.
}
web-review-unlucky = { $who ->
    [you] { $percent } % weniger für dich als im Durchschnitt.
   *[other] { $percent } % weniger für { $name } als im Durchschnitt.
}
web-review-change = { $kind ->
    [places] { $who ->
        [you] Deine erwartete Platzierung stieg von { $from } auf { $to }.
       *[other] Die erwartete Platzierung von { $name } stieg von { $from } auf { $to }.
    }
   *[other] { $who ->
        [you] Deine Siegchancen stiegen von { $from } auf { $to }.
       *[other] Die Siegchancen von { $name } stiegen von { $from } auf { $to }.
    }
}
web-review-exact = Bis zum Ende der Partie ausgerechnet.
web-review-noise = Auf etwa { $percent } % genau.

# Aufgaben
web-puzzles = Rätsel
web-puzzles-more = Stellungen aus echten Partien zwischen Bots, mit einem Zug, der klar der beste ist. Jede Stellung wurde mit der zehnfachen Bedenkzeit nachgeprüft.
web-puzzle-today = Rätsel des Tages: { $game }
web-puzzle-start = Rätsel lösen
web-puzzle-start-of = Rätsel lösen: { $game }
web-puzzle-of = { $game }: Rätsel
web-puzzle-you = du
web-puzzle-ask = Du bist am Zug: Finde den besten Zug.
web-puzzle-right = Richtig!
web-puzzle-wrong = Nicht der beste Zug. Besser: { $move }
web-puzzle-lead = Der beste Zug liegt { $percent } % vor jedem anderen.
web-puzzle-lead-exact = Der beste Zug liegt { $percent } % vor jedem anderen, bis zum Ende der Partie ausgerechnet.
web-puzzle-found = Gelöst von den Bots: leicht { $easy } %, mittel { $medium } %, stark { $hard } %, Meister { $expert } %.
web-puzzle-next = Nächstes Rätsel
web-puzzle-rating = Schwierigkeit { $rating }
web-puzzle-streak = Aktuelle Serie: { $streak }, längste: { $longest }
web-puzzle-count = { $count ->
    [one] ein Rätsel
   *[other] { $count } Rätsel
}; deine Wertung: { $rating }
web-problem-BAD_TOKEN = Der geheime Schlüssel zu deinem Platz fehlt. Bitte öffne den Tisch noch einmal.
web-problem-LINK_USED = Hier hat schon jemand Platz genommen, deshalb gilt dieser Link nicht mehr. Für ein zweites Gerät gibt es im Menü des ersten „{ web-my-link }“.

# Die anderen fragen
web-ask-takeback = Um Rücknahme bitten
web-asks-takeback = { $who ->
    [you] Du bittest darum, deinen letzten Zug zurücknehmen zu dürfen.
   *[other] { $name } möchte den letzten Zug zurücknehmen.
}
web-allow = Erlauben
web-decline = Ablehnen
web-allow-takeback = Rücknahme erlauben
web-decline-takeback = Rücknahme ablehnen
web-decline-end = Weiterspielen, Partie nicht beenden
web-allowed = { $who ->
    [you] Du erlaubst es.
   *[other] { $name } erlaubt es.
}
web-declined-end = { $who ->
    [you] Du möchtest weiterspielen.
   *[other] { $name } möchte weiterspielen.
}
web-declined-takeback = { $who ->
    [you] Du hast es nicht erlaubt.
   *[other] { $name } hat es nicht erlaubt.
}
web-took-back = { $who ->
    [you] Dein Zug wurde zurückgenommen.
   *[other] { $name } hat einen Zug zurückgenommen.
}
web-problem-NOTHING_ASKED = Gerade ist keine Anfrage offen.
web-problem-ASKED_ALREADY = Diese Anfrage gab es gerade schon. Nach dem nächsten Zug kannst du sie wieder stellen.
web-problem-ASKED_ENOUGH = Diese Anfrage hast du in dieser Partie schon zu oft gestellt.

# Uhren
web-clock = Uhr
web-clock-none = Ohne Uhr
web-clock-live = { $minutes } min + { $seconds } s pro Zug
web-clock-delay = { $seconds } s pro Zug, { $minutes } min Reserve
web-clock-days = { $days ->
    [one] { $days } Tag pro Zug
   *[other] { $days } Tage pro Zug
}
web-clock-out = Wenn die Zeit um ist
web-clock-out-lose = verliert man
web-clock-out-bot = spielt ein Bot weiter
web-clock-left = { $minutes ->
    [0] { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }
   *[other] noch { $minutes } min { $seconds } s
}
web-clock-left-days = { $days } T { $hours } h
web-clock-hurry = { $seconds ->
    [one] Du hast noch { $seconds } Sekunde.
   *[other] Du hast noch { $seconds } Sekunden.
}
web-time-up = { $who ->
    [you] Deine Zeit ist um.
   *[other] { $name }: Die Zeit ist um.
}
web-is-out = Du bist aus der Partie ausgeschieden. Ein Bot spielt für dich weiter.
web-resign-many = Aufgeben und einen Bot weiterspielen lassen
web-problem-BAD_CLOCK = Möglich sind 5 Sekunden bis 3 Stunden Bedenkzeit oder, in einer Fernpartie, 1 bis 14 Tage pro Zug.
web-problem-OUT_OF_TIME = Deine Zeit ist um.
web-problem-IS_OUT = Du bist aus dieser Partie ausgeschieden.
web-fair-checked = { $draws ->
    [one] Fairer Zufall: Dein Browser hat das eine Zufallsergebnis selbst nachgerechnet. Es folgt aus dem versiegelten Startwert.
   *[other] Fairer Zufall: Dein Browser hat alle { $draws } Zufallsergebnisse selbst nachgerechnet. Sie folgen aus dem versiegelten Startwert.
}
web-fair-partly = { $draws ->
    [one] Dein Browser hat das eine Zufallsergebnis selbst nachgerechnet und nichts Falsches gefunden, konnte aber nicht alles prüfen.
   *[other] Dein Browser hat alle { $draws } Zufallsergebnisse selbst nachgerechnet und nichts Falsches gefunden, konnte aber nicht alles prüfen.
}
web-fair-witness = Siegel, Zusagen und dein eigener Zufallszusatz sind noch dieselben, die dieser Browser vor dem ersten Zufallsergebnis gesehen hat: Niemand konnte den Zufall steuern.
web-fair-no-witness = Dieser Browser hat das Siegel nicht schon vor dem ersten Zufallsergebnis gesehen. Ob der Startwert da bereits feststand, kann er nicht sagen.
web-fair-watched = Während der Partie selbst gesehen und unverändert: { $seen } von { $draws } Zufallsergebnissen.
web-fair-unwatched = Dieser Browser hat die Zufallsergebnisse nicht während der Partie gesehen. Er hat sie mit der Partie verglichen, wie der Server sie jetzt zeigt.
web-fair-outcomes = Jedes Ergebnis stammt aus dem, was im Spiel noch übrig war: Würfel, Plättchen und Karten stimmen.
web-fair-no-outcomes = Diese Partie setzt eine andere fort. Deshalb weiß dieser Browser nicht, was noch übrig war.
web-fair-withheld = { $name } hat einen Zufallszusatz zugesagt, aber nicht rechtzeitig offengelegt. Er wurde weggelassen.
web-fair-first-dice = Älteres Verfahren: Der Server und die Person, die zuletzt Platz nahm, hätten den Zufall gemeinsam steuern können.
web-fair-uncheckable = Diese Seite wurde nicht über https geladen, deshalb kann dein Browser den Zufall nicht prüfen. Lade die Partie herunter und prüfe sie mit „cowbell verify“.
web-fair-page = Auch diese Seite kommt vom Server. Wenn du dich auf keins von beiden verlassen willst, lade die Partie herunter und prüfe sie mit „cowbell verify“ auf deinem Rechner.
web-fair-wrong-seal = Der Startwert passt nicht zu seinem Siegel.
web-fair-wrong-seal-changed = Das Siegel ist ein anderes als das, das dieser Browser vor der Partie gesehen hat.
web-fair-wrong-salts = Ein Zufallszusatz passt nicht zu seiner Zusage.
web-fair-wrong-my-salt = Dein eigener Zufallszusatz wurde nicht verwendet, obwohl dieser Browser ihn offengelegt hat.
web-fair-wrong-not-asked = Dein eigener Zufallszusatz wurde nicht verwendet: Dieser Browser war nicht da, als er gebraucht wurde, oder wurde nie danach gefragt.
web-fair-wrong-promises-changed = Die Zusagen sind andere als die, die dieser Browser gesehen hat, bevor er seinen Zufallszusatz offenlegte.
web-fair-wrong-draws = Ein Zufallsergebnis folgt nicht aus dem versiegelten Startwert.
web-fair-wrong-match = Die Zufallsergebnisse, die der Server nachweist, sind nicht die dieser Partie.
web-fair-wrong-seen = Während der Partie hat dieser Browser ein anderes Zufallsergebnis gesehen.
web-fair-wrong-outcomes = Ein Zufallsergebnis stammt nicht aus dem, was im Spiel noch übrig war.

# Wer die Partie verlässt
web-patience = Wenn jemand weggeht
web-patience-minutes = { $minutes ->
    [one] entscheiden nach einer Minute die anderen
   *[other] entscheiden nach { $minutes } Minuten die anderen
}
web-patience-ever = wartet die Partie
web-absent-until = { $name } ist nicht da. In { $time } kannst du entscheiden, wie es weitergeht.
web-gone = { $name } ist schon eine Weile weg. Wie soll es weitergehen?
web-replace = Bot spielen lassen
web-end-without = Partie beenden
web-go-on-waiting = Weiter warten
web-decide = Entscheiden
web-replaced = { $who ->
    [you] Du warst weg, darum spielt ein Bot für dich.
   *[other] Ein Bot spielt für { $name }.
}
web-left = { $who ->
    [you] Du warst zu lange weg.
   *[other] { $name } hat die Partie verlassen.
}
web-problem-NOT_AWAY = Diese Person ist da oder noch nicht lange genug weg.
web-problem-BAD_PATIENCE = Eine Partie wartet 10 Sekunden bis 24 Stunden oder unbegrenzt auf jemanden.

# Mit irgendwem spielen
web-anyone = Mit irgendwem spielen
web-anyone-more = Wähle ein Spiel und wie lange du nachdenken möchtest. Die Partie beginnt, sobald andere dasselbe spielen wollen.
web-which-game = Spiel
web-find-players = Mitspieler suchen
web-seeking = Suche nach Mitspielern
web-seeking-more = Die Partie beginnt, sobald genug Leute da sind. Du kannst diese Seite neu laden oder über „{ web-mine }“ zurückkommen, aber gefunden wirst du nur, solange sie offen ist.
web-seeking-long = Noch fehlen Mitspieler. Du kannst weiter warten oder die freien Plätze mit Bots besetzen.
web-seek-fill = Jetzt mit Bots spielen
web-stop-seeking = Nicht mehr suchen
web-lobby-open = Offene Tische
web-lobby-running = Partien zum Zuschauen

# Dieselbe Person auf mehreren Geräten
web-person = Meine anderen Geräte
web-person-more = Du kannst deinen Namen, deine Partien, Einstellungen und Ergebnisse auf allen deinen Geräten haben, ohne Konto. Der Server speichert sie unter einem Schlüssel, den nur deine Geräte kennen.
web-person-begin = Auch auf einem anderen Gerät spielen
web-person-link = Mein persönlicher Link
web-person-link-more = Öffne diesen Link auf einem anderen Gerät oder scanne ihn dort: Dann sind dein Name, deine Partien und Einstellungen auch da.
web-person-keep = Bewahr diesen Link gut auf und gib ihn nicht weiter. Wer ihn hat, kann für dich spielen, und ohne ihn kann niemand deine Partien zurückholen.
web-person-adopt = Das ist ein persönlicher Link. Sollen Name, Partien und Einstellungen dieser Person auf dieses Gerät übertragen werden?
web-person-adopt-yes = Ja, das bin ich
web-person-data = Meine Daten
web-person-export = Alles als Datei speichern
web-person-delete = Alles löschen
web-person-delete-sure = Ja, alles endgültig löschen
web-person-delete-more = Löscht deinen Schlüssel und alles, was unter ihm und in diesem Browser gespeichert ist. Die Partien bleiben bei denen, mit denen du gespielt hast.
web-person-deleted = Auf einem anderen Gerät wurde alles gelöscht, was unter deinem persönlichen Link gespeichert war. Was in diesem Browser gespeichert ist, bleibt hier, und nur hier.
web-record = Meine Bilanz
web-record-against = Gegen
web-record-people = Menschen
web-record-played = Gespielt
web-record-won = Gewonnen
web-problem-NO_SUCH_PERSON = Unter diesem Schlüssel ist nichts gespeichert. Vielleicht wurde es gelöscht.
web-turning-wait = Der Wendepunkt wird gesucht …
web-turning-look = Diesen Moment ansehen
web-turning-none = Kein einzelner Zug hat diese Partie entschieden.
web-turning-played = { $who ->
    [you] Du hast „{ $move }“ gespielt.
   *[other] { $name } hat „{ $move }“ gespielt.
}
web-turning-best = { $who ->
    [you] Du hast „{ $move }“ gespielt, den besten Zug.
   *[other] { $name } hat „{ $move }“ gespielt, den besten Zug.
}
web-turning-better = { $who ->
    [you] Du hast „{ $move }“ gespielt.
   *[other] { $name } hat „{ $move }“ gespielt.
} Besser war „{ $better }“.
web-training = Training: Chancen zeigen und vor großen Fehlern warnen
web-chances = Chancen:
web-coach-warns = Sicher? Das verschenkt etwa { $percent } %.
web-coach-better = Besser: { $move }
web-coach-anyway = Trotzdem spielen
web-line-play = Zeigen, wie es hätte weitergehen können
web-line-shown = So hätte es nach „{ $move }“ weitergehen können: Schritt { $step } von { $steps }. Bots spielen weiter, mit neuem Zufall.
web-line-back = Zurück zur Partie
web-preset-pro = Profi
web-your-seat = Dein Platz
web-bring-choose = Datei auswählen

# Erinnerungen, wenn keine Seite offen ist
web-push-turn = Du bist bei { $game } am Zug
web-push-begun = Deine Partie { $game } hat begonnen
web-push-rematch = Revanche bei { $game }?
web-push-over = Deine Partie { $game } ist zu Ende
web-push-out = Deine Zeit bei { $game } ist abgelaufen
web-push-other-out = Die Zeit von { $name } bei { $game } ist abgelaufen
web-push-with = Mit { $names }
web-push-more = Auch wenn Cowbell geschlossen ist, bei allen deinen Partien.
web-push-open-only = Dieser Browser kann dich nur benachrichtigen, solange ein Tisch offen ist, nicht wenn Cowbell geschlossen ist.
web-push-blocked = Dieser Browser blockiert Benachrichtigungen von dieser Seite. Du kannst sie in den Einstellungen des Browsers erlauben.

# Freier Text im Chat, stummschalten, blockieren, melden
web-chat-choice = Chat
web-chat-phrases = Nur vorgegebene Sätze
web-chat-players = Freier Text, nur für die Mitspieler
web-chat-everyone = Freier Text, den auch Zuschauer lesen
web-chat-told-players = An diesem Tisch kann man frei schreiben. Zuschauer lesen nicht mit.
web-chat-told-everyone = An diesem Tisch kann man frei schreiben, und Zuschauer lesen mit.
web-write = Nachricht
web-send = Senden
web-about-player = { $name }: stummschalten, blockieren oder melden
web-mute = Stummschalten
web-unmute = Nicht mehr stummschalten
web-muted = stummgeschaltet
web-block = Blockieren
web-blocked = blockiert
web-block-more = Du siehst nichts mehr von dem, was diese Person sagt, und ihr werdet nicht mehr zufällig zusammen an einen Tisch gesetzt.
web-report = Melden
web-report-why = Was ist passiert? (freiwillig)
web-report-more = Die Betreiber dieses Servers bekommen deine Meldung und die letzten Nachrichten aus diesem Chat.
web-report-send = Meldung senden
web-reported = Die Betreiber wissen Bescheid.
web-blocked-people = Blockierte Personen
web-blocked-nobody = Du hast niemanden blockiert.
web-unblock = { $name } nicht mehr blockieren
web-problem-BAD_TEXT = Eine Nachricht muss 1 bis 200 sichtbare Zeichen haben.
web-problem-CHAT_OFF = An diesem Tisch gibt es nur die vorgegebenen Sätze.
web-problem-BLOCKED = An diesen Tisch kannst du dich nicht setzen: Du hast dort jemanden blockiert, oder jemand hat dich blockiert.
web-problem-BAD_DELAY = Zuschauer können die Züge sofort oder bis zu 20 Züge später sehen.
web-problem-UNKNOWN = Diese Person spielt ohne persönlichen Schlüssel und kann deshalb nicht blockiert werden. Du kannst sie stummschalten.

# Zuschauer, die zurückliegen
web-delay = Zuschauer sehen die Züge
web-delay-usual = wie auf diesem Server üblich
web-delay-none = sofort
web-delay-moves = { $moves ->
    [one] einen Zug später
   *[other] { $moves } Züge später
}
web-watch-late = { $moves ->
    [one] Zuschauer sehen diese Partie einen Zug später.
   *[other] Zuschauer sehen diese Partie { $moves } Züge später.
}

# Die Partie des Tages
web-day = Partie des Tages
web-day-more = Für alle dieselbe Partie: Gleiche Züge führen immer zu denselben Würfen, Plättchen und Antworten des Bots. Dein erster Versuch zählt; danach kannst du sie spielen, so oft du magst. Niemand wird mit Namen genannt.
web-day-opponent = Gegner: { $bot }
web-day-par = Richtwert: { $par }, das übliche Ergebnis des starken Bots
web-day-again = Noch einmal versuchen
web-day-again-of = Noch einmal versuchen: { $game }
web-day-no-more = Weitere Versuche zählen nicht.
web-day-elsewhere = Du hast diese Partie auf einem anderen Gerät begonnen. Dort kannst du sie beenden; ein Versuch hier zählt nicht.
web-day-no-result = Dein erster Versuch endete vorzeitig und hat deshalb kein Ergebnis.
web-day-won = { $points ->
    [one] Du hast mit einem Punkt Vorsprung gewonnen.
   *[other] Du hast mit { $points } Punkten Vorsprung gewonnen.
}
web-day-lost = { $points ->
    [one] Du hast mit einem Punkt Rückstand verloren.
   *[other] Du hast mit { $points } Punkten Rückstand verloren.
}
web-day-drew = Du hast unentschieden gespielt.
web-day-scored = { $points ->
    [one] Du hast einen Punkt erreicht.
   *[other] Du hast { $points } Punkte erreicht.
}
web-day-better = Besser als { $percent } der anderen.
web-day-players = { $count ->
    [0] Noch niemand hat sie beendet.
    [one] Eine Person hat sie beendet.
   *[other] { $count } Personen haben sie beendet.
}
web-day-results = Ergebnisse auf diesem Server
web-day-head-result = Ergebnis
web-day-head-players = Personen
web-day-head-bots = Bots
web-day-range = { $from } bis { $to }
web-day-bots-wait = Die Bots spielen noch.
web-day-bot = { $bot }: von { $low } bis { $high }, meist { $middle }
web-day-over = Dieser Tag ist vorbei.
web-day-to-today = Zur heutigen Partie
web-day-share = Mein Ergebnis teilen
web-day-shared = Partie des Tages, { $date }. { $game }: { $result }
web-day-shared-better = Partie des Tages, { $date }. { $game }: { $result }, besser als { $percent } der anderen
web-day-others = So spielten andere
web-day-counts = Partie des Tages: Dieser Versuch zählt.
web-day-counts-not = Partie des Tages: ein weiterer Versuch, der nicht zählt.
web-day-dice = In der Partie des Tages folgt der Zufall aus dem Datum. Er ist für alle gleich und kein Geheimnis.
web-problem-MATCH_OF_DAY = Die Partie des Tages spielst du ohne Hilfe: ohne Tipps und Training, ohne Bot an deiner Stelle und ohne zurückgenommene Züge.
web-problem-DAY_OVER = Dieser Tag ist vorbei. Heute gibt es eine neue Partie.

# The analysis in words
web-review-why = Warum
web-review-equal-luck-of = { $who ->
    [you] Bei gleichem Glück hättest du in { $percent } der Fälle gewonnen.
   *[other] Bei gleichem Glück hätte { $name } in { $percent } der Fälle gewonnen.
}
web-puzzle-theme = Thema: { $theme }
web-puzzle-shared = Rätsel des Tages, { $date }. { $game }: { $solved ->
    [yes] im ersten Versuch gelöst
   *[no] nicht im ersten Versuch gelöst
}
web-puzzle-people = { $people ->
    [0] Auf diesem Server hat noch niemand geantwortet.
    [one] Auf diesem Server hat eine Person geantwortet.
   *[other] Im ersten Versuch gefunden von { $found } der { $people } Personen auf diesem Server: { $percent }.
}
web-puzzle-chosen = { $people ->
    [0] niemand
    [one] eine Person
   *[other] { $people } Personen
}
web-puzzle-other-moves = Andere Züge
web-puzzle-not-counted = Diese Antwort zählt nicht.
web-day-puzzle = Rätsel des Tages: { $game }
web-day-puzzle-right = Du hast den besten Zug im ersten Versuch gefunden.
web-day-puzzle-wrong = Du hast den besten Zug nicht im ersten Versuch gefunden.
web-day-puzzle-open = Zum Rätsel

# Warten auf Freunde, und was ein neuer Tisch braucht
web-invite-friend = { $count ->
    [one] Verschick diesen Link. Die Partie beginnt, sobald jemand ihn öffnet und mitspielt.
   *[other] Verschick diese Links, jeden an eine andere Person. Die Partie beginnt, sobald alle mitspielen.
}
web-copy-link = Link kopieren
web-copy-by-hand = Dein Browser lässt diese Seite nichts kopieren. Der Link ist markiert, du kannst ihn selbst kopieren.
web-instead-bots = { $count ->
    [one] Lieber gegen einen Bot spielen
   *[other] Lieber gegen Bots spielen
}
web-table-options = Uhr, Zuschauer, Chat
web-about-minutes = etwa { $minutes } Minuten
web-lobby-new-more = Such dir ein Spiel und die Regeln aus und wähle für einen Platz „{ web-sitter-open }“. Dein Tisch steht hier, bis jemand dazukommt.

# Angebote, die Partie zu beenden, und was ein vorzeitiges Ende bedeutet
web-offered-own = Du hast angeboten, die Partie zu beenden. Warten auf { $names }.
web-offered-means = Stimmst du zu, gewinnt niemand, und die Partie zählt nicht.
web-keep-playing = Weiterspielen
web-over-uncounted = Niemand gewinnt, und die Partie zählt nicht.
web-over-wins = { $who ->
    [you] Du gewinnst.
   *[other] { $name } gewinnt.
}
web-finished-uncounted = nicht gewertet, { $scores }
web-talk = Chat
web-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}

# Die Analyse erklärt
web-review-accuracy-more = wie nah die Züge an den besten waren
web-review-loss-more = { $kind ->
    [places] im Durchschnitt verschenkt, gemessen an der erwarteten Platzierung
   *[other] im Durchschnitt verschenkte Siegchancen
}
web-review-luck-more = was der Zufall verändert hat
web-review-decisions-more = was die Züge aller Beteiligten verändert haben
web-review-equal-luck-more = { $kind ->
    [places] erwartete Platzierung, wenn das Glück niemanden bevorzugt hätte
   *[other] Siegchancen, wenn das Glück niemanden bevorzugt hätte
}
web-review-bars = Was jeder Schritt verändert hat:
web-review-begin = Anfang
web-review-end = Ende
web-review-answer = { $who ->
    [you] Deine beste Antwort: „{ $move }“.
   *[other] Beste Antwort von { $name }: „{ $move }“.
}
web-review-short = Kurz gesagt
web-review-best = Beste Entscheidung.
web-review-closest = Knappste Entscheidung.
web-review-clean = { $who ->
    [you] Keiner deiner Züge war eindeutig ein Fehler.
   *[other] { $name }: kein Zug, der eindeutig ein Fehler war.
}
web-review-costliest = { $who ->
    [you] Dein teuerster Fehler: „{ $move }“ hat { $percent } % verschenkt.
   *[other] Teuerster Fehler von { $name }: „{ $move }“ hat { $percent } % verschenkt.
}
web-review-balance = { $kind ->
    [places] Über die ganze Partie hat das Glück { $who ->
        [you] deine erwartete Platzierung
       *[other] die erwartete Platzierung von { $name }
    } um { $luck } verändert, die Züge aller um { $moves }.
   *[other] Über die ganze Partie hat das Glück { $who ->
        [you] deine Siegchancen
       *[other] die Siegchancen von { $name }
    } um { $luck } verändert, die Züge aller um { $moves }.
}
web-review-blurred = Was Glück war und was an den Zügen lag, lässt sich in dieser Partie nicht trennen.
web-review-close = { $who ->
    [you] Du
   *[other] { $name }
}: „{ $move }“. „{ $better }“ sieht { $percent } % besser aus, aber nicht so klar, dass dies ein Fehler war.
web-review-places = 100 % bedeutet erster Platz, 0 % letzter Platz.
web-review-points = In Punkten
web-review-points-fewer = In Punkten (weniger ist besser)
web-review-points-start = Zu Beginn erwartet
web-review-points-result = Endstand
web-review-points-loss = Verschenkt pro Zug
web-review-points-loss-more = im Durchschnitt an die anderen verlorene Punkte
web-review-points-error = In Punkten lässt sich das Glück auf etwa { $points } genau messen: Wer gewinnt, steht in der Rechnung früher fest als jeder einzelne Punkt.
web-review-costs-points = Das kostet { $points } Punkte.
web-review-longer = Länger analysieren ({ $seconds } Sekunden)
web-review-part = Die Zeit reichte nur für die ersten { $events } von { $steps } Schritten.
web-branch-end = Hier ist die Partie zu Ende. Geh zu einem früheren Schritt zurück, um von dort weiterzuspielen.
web-verify-cards = Karten prüfen
web-verify-draws = Ziehungen prüfen

# Things explain themselves
web-first-order = Die kleinen Scheiben mit Zahlen zeigen, in welcher Reihenfolge die anderen seit deinem letzten Zug gespielt haben.
web-then-tap = Wähle jetzt etwas aus, das leuchtet.
web-what-open = Du kannst es jetzt wählen.
web-guide = In Partien gegen Bots erklären, was neu ist
