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
web-bot-random = Zufallsbot
web-bot-easy = Leichter Bot
web-bot-medium = Mittlerer Bot
web-bot-hard = Starker Bot
web-bot-expert = Meisterbot

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
web-copy = Kopieren
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
web-over-agreed = Ihr habt euch darauf geeinigt, die Partie zu beenden.
web-over-resigned = { $name } hat aufgegeben.
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
web-key-help = diese Übersicht
web-name-next = Tippe jetzt an, wer als Nächstes am Zug sein soll.

# The strip over the board, and others’ moves
web-aim-what = Was ist das Ziel?
web-meanwhile = { $count ->
    [one] Ein Schritt wurde übersprungen.
   *[other] { $count } Schritte wurden übersprungen.
}
web-new-here = Zum ersten Mal dabei? Die Lektion dauert drei Minuten.
web-no-lesson = Keine Lektion, danke
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
web-first = Zum Anfang
web-previous = Einen Schritt zurück
web-next = Einen Schritt vor
web-last = Zum Ende
web-autoplay = Automatisch abspielen
web-pause = Pause
web-from-seat = Aus Sicht von
web-spectator = Zuschauern
web-branch = Von hier aus weiterspielen
web-branch-as = Als { $name } gegen Bots
web-download = Partie herunterladen
web-verify = Zufall prüfen
web-fair-none = Für den Zufall in dieser Partie fehlt der Nachweis.
web-fair-how = Vor der Partie versiegelt der Server einen geheimen Startwert. Wer sich an den Tisch setzt, sagt einen Zufallszusatz zu, also einen zufälligen Text. Offengelegt wird er erst, wenn alle Plätze besetzt sind. Jedes Zufallsergebnis folgt aus dem Startwert, den Zusätzen und der Nummer des Schritts. Nach der Partie wird der Startwert offengelegt, und alle können jedes Ergebnis nachrechnen.
web-problem-BAD_PROMISE = Der Server hat den Beitrag deines Browsers zum Zufall nicht verstanden. Bitte lade die Seite neu.
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
web-lesson-other = Dieser Zug ist erlaubt, aber hier geht es um etwas anderes. Versuch es noch einmal.
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
web-problem-BAD_SALT = Der Zufallszusatz stimmt nicht mit der Zusage überein. Bitte lade die Seite neu.
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
web-problem-BANNED = Diese Adresse ist auf diesem Server gesperrt.
web-problem-HINTS_OFF = An diesem Tisch gibt es keine Tipps, weil mehrere Personen mitspielen.
web-problem-QUOTA = Von dieser Adresse aus gibt es schon zu viele Tische, Bots oder Verbindungen. Beende zuerst etwas davon.
web-problem-TABLE_FULL = An diesem Tisch ist so viel geschehen, dass nur noch Züge möglich sind.
web-problem-TOO_SLOW = Die Verbindung ist zu langsam.
web-problem-STORAGE = Der Server kann gerade nicht speichern. Es hat sich nichts geändert.
web-problem-CORRUPT = Die Daten dieses Tisches sind beschädigt. Er lässt sich nicht öffnen.
web-problem-BUSY = Der Server ist überlastet. Bitte versuch es noch einmal.

# Rounds and endings
web-bot-number = Bot { $number }
web-between = Zwischen zwei Runden
web-continue = Weiter
web-last-move = Der letzte Zug: { $move }
web-rounds-before = frühere Runden
web-link-copied = Link kopiert
web-share-by-hand = Wer diesen Link hat, kann die Partie ansehen:
web-play-level = Jetzt gegen: { $bot }

# Doors: new tables, invitations, my matches
web-players = Mitspieler
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
web-problem-UNKNOWN_RULES = Diese Partie wurde nach Version { $version } der Regeln gespielt. Dieser Server kennt sie nicht: Er braucht ein neueres Cowbell.

# Die Analyse einer beendeten Partie
web-review = Partie analysieren
web-review-more = Was Glück war, was Können und was besser gewesen wäre. Das erste Ergebnis kommt nach ein paar Sekunden.
web-review-improving = Die Analyse läuft noch: Die Zahlen werden genauer.
web-review-chances-of = Chancen von
web-review-graph = Chancen von { $name } im Lauf der Partie.
web-review-point = Schritt { $step }: { $percent } %.
web-review-accuracy = Genauigkeit
web-review-loss = Verschenkt pro Zug
web-review-luck = Glück
web-review-decisions = Entscheidungen
web-review-equal-luck = Bei gleichem Glück
web-review-error = Das Glück in einer Partie lässt sich auf etwa { $percent } % genau messen. Züge werden danach beurteilt, was man wissen konnte.
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
web-review-gives-up = { $name }: „{ $move }“ verschenkt { $percent } %. Besser: „{ $better }“.
web-review-only = { $name }: „{ $move }“ ist der beste Zug, { $percent } % vor dem nächsten.
web-review-forced = { $name }: „{ $move }“ war der einzige erlaubte Zug.
web-review-lucky = { $percent } % mehr für { $name } als im Durchschnitt.
web-review-unlucky = { $percent } % weniger für { $name } als im Durchschnitt.
web-review-change = Das veränderte die Chancen von { $name } um { $percent } %.
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
web-puzzle-lead = Er liegt { $percent } % vor jedem anderen Zug.
web-puzzle-lead-exact = Er liegt { $percent } % vor jedem anderen Zug, bis zum Ende der Partie ausgerechnet.
web-puzzle-found = Gelöst von den Bots: leicht { $easy } %, mittel { $medium } %, stark { $hard } %, Meister { $expert } %.
web-puzzle-next = Nächstes Rätsel
web-puzzle-rating = Schwierigkeit { $rating }
web-puzzle-streak = Aktuelle Serie: { $streak }, längste: { $longest }
web-puzzle-count = { $count ->
    [one] ein Rätsel
   *[other] { $count } Rätsel
}; deine Wertung: { $rating }
web-problem-BAD_TOKEN = Der geheime Schlüssel zu deinem Platz fehlt. Bitte lade die Seite neu.
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
web-problem-ASKED_ALREADY = Danach hast du schon gefragt. Nach dem nächsten Zug kannst du es wieder tun.
web-problem-ASKED_ENOUGH = Das hast du in dieser Partie schon zu oft gefragt.

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
web-clock-left-days = { $days } T. { $hours } Std.
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
web-fair-witness = Siegel, Zusagen und dein eigener Zufallszusatz sind noch dieselben, die dieser Browser vor dem ersten Zufallsergebnis gesehen hat: Niemand konnte den Zufall steuern.
web-fair-no-witness = Dieser Browser hat das Siegel nicht schon vor dem ersten Zufallsergebnis gesehen. Ob der Startwert da bereits feststand, kann er nicht sagen.
web-fair-withheld = { $name } hat einen Zufallszusatz zugesagt, aber nicht rechtzeitig offengelegt. Er wurde weggelassen.
web-fair-first-dice = Älteres Verfahren: Der Server und wer zuletzt Platz nahm, hätten den Zufall gemeinsam steuern können.
web-fair-uncheckable = Diese Seite wurde nicht über https geladen, deshalb kann dein Browser den Zufall nicht prüfen. Lade die Partie herunter und prüfe sie mit „cowbell verify“.
web-fair-wrong-seal = Der Startwert passt nicht zu seinem Siegel.
web-fair-wrong-seal-changed = Das Siegel ist ein anderes als das, das dieser Browser vor der Partie gesehen hat.
web-fair-wrong-salts = Ein Zufallszusatz passt nicht zu seiner Zusage.
web-fair-wrong-my-salt = Dein eigener Zufallszusatz wurde nicht verwendet, obwohl dieser Browser ihn offengelegt hat.
web-fair-wrong-promises-changed = Die Zusagen sind andere als die, die dieser Browser gesehen hat, bevor er seinen Zufallszusatz offenlegte.
web-fair-wrong-draws = Ein Zufallsergebnis folgt nicht aus dem versiegelten Startwert.

# Wer die Partie verlässt
web-patience = Wenn jemand weggeht
web-patience-minutes = { $minutes ->
    [one] entscheiden die anderen nach einer Minute
   *[other] entscheiden die anderen nach { $minutes } Minuten
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
web-problem-BAD_PATIENCE = Eine Partie wartet 30 Sekunden bis 24 Stunden auf jemanden, oder immer.

# Mit irgendwem spielen
web-anyone = Mit irgendwem spielen
web-anyone-more = Wähl ein Spiel und wie lange du nachdenken möchtest. Die Partie beginnt, sobald andere dasselbe spielen wollen.
web-which-game = Spiel
web-find-players = Mitspieler suchen
web-seeking = Suche nach Mitspielern
web-seeking-more = Die Partie beginnt, sobald genug Leute da sind. Du kannst diese Seite neu laden oder über „{ web-mine }“ zurückkommen, aber gefunden wirst du nur, solange sie offen ist.
web-seeking-long = Noch ist niemand gekommen. Du kannst weiter warten oder die freien Plätze mit Bots besetzen.
web-seek-fill = Jetzt mit Bots spielen
web-stop-seeking = Nicht mehr suchen
web-lobby-open = Offene Tische
web-lobby-running = Partien zum Zuschauen

# Dieselbe Person auf mehreren Geräten
web-person = Meine anderen Geräte
web-person-more = Dein Name, deine Partien, Einstellungen und Ergebnisse können auf all deinen Geräten sein, ohne Konto. Der Server bewahrt sie unter einem Schlüssel auf, den nur deine Geräte kennen.
web-person-begin = Auch auf einem anderen Gerät spielen
web-person-link = Mein persönlicher Link
web-person-link-more = Öffne diesen Link auf einem anderen Gerät oder scanne ihn dort: Dann sind dein Name, deine Partien und Einstellungen auch da.
web-person-keep = Bewahr diesen Link gut auf und gib ihn nicht weiter. Wer ihn hat, kann für dich spielen, und ohne ihn kann niemand deine Partien zurückholen.
web-person-adopt = Das ist ein persönlicher Link. Sollen Name, Partien und Einstellungen dieser Person auf dieses Gerät?
web-person-adopt-yes = Ja, das bin ich
web-person-data = Meine Daten
web-person-export = Alles als Datei speichern
web-person-delete = Alles löschen
web-person-delete-sure = Ja, alles endgültig löschen
web-person-delete-more = Löscht deinen Schlüssel und alles, was darunter aufbewahrt wird, und alles, was dieser Browser weiß. Die Partien bleiben bei denen, mit denen du gespielt hast.
web-record = Meine Bilanz
web-record-against = Gegen
web-record-people = Menschen
web-record-played = Gespielt
web-record-won = Gewonnen
web-problem-NO_SUCH_PERSON = Unter diesem Schlüssel ist nichts aufbewahrt. Vielleicht wurde es gelöscht.
web-turning-wait = Der Wendepunkt wird gesucht …
web-turning-look = Diesen Moment ansehen
web-training = Training: Chancen zeigen und vor großen Fehlern warnen
web-chances = Chancen:
web-coach-warns = Sicher? Das verschenkt etwa { $percent } %.
web-coach-better = Besser: { $move }
web-coach-anyway = Trotzdem spielen
web-line-play = Zeigen, wie es hätte weitergehen können
web-line-shown = So hätte es nach „{ $move }“ weitergehen können: Schritt { $step } von { $steps }. Bots spielen weiter, mit neuem Zufall.
web-line-back = Zurück zur Partie
web-preset-pro = Profi
