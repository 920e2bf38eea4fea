# Der Webclient: alles rund um die Spielbretter.

# Überall
web-skip = Zum Inhalt springen
web-pages = Seiten
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
web-bot-random = Würfelbot
web-bot-easy = Leichter Bot
web-bot-medium = Mittlerer Bot
web-bot-hard = Starker Bot
web-bot-expert = Meisterbot

# Startseite
web-welcome = { $count ->
    [5] Fünf Spiele, ein Tisch
   *[other] { $count } Spiele, ein Tisch
}
web-welcome-more = Spiel sofort gegen einen Bot oder schick deinen Freunden einen Link. Kein Konto, nichts zu installieren.
web-running = Noch auf dem Tisch
web-finished = Beendet
web-phase-waiting = wartet auf Mitspieler
web-phase-playing = läuft
web-phase-over = beendet
web-facts = { $minutes ->
    [0] { $seats } Spieler
   *[other] { $seats } Spieler · etwa { $minutes } Minuten
}
web-opponents = Bots, gegen die du spielst
web-play-now = Jetzt spielen
web-play-now-game = Jetzt spielen: { $game }
web-with-friends = Mit Freunden
web-with-friends-game = Mit Freunden: { $game }
web-learn-game = Lernen: { $game }
web-company = Mehr Gesellschaft
web-company-more = Setz dich an einen offenen Tisch, schau anderen zu oder kehr zu einer deiner Partien zurück.

# Einen Tisch decken
web-new-table = { $game }: Tisch decken
web-new-any = Tisch decken
web-who-plays = Wer spielt mit?
web-sitter-me = Ich
web-sitter-link = Jemand mit Link
web-sitter-here = Jemand an diesem Bildschirm
web-sitter-open = Irgendwer aus der Lobby
web-sitter-easy = Leichter Bot
web-sitter-medium = Mittlerer Bot
web-sitter-hard = Starker Bot
web-sitter-expert = Meisterbot
web-allow-spectators = Wer den Link des Tisches hat, darf zuschauen
web-options = Optionen
web-number = Zahl
web-lay-table = Tisch decken

# Lobby und meine Partien
web-lobby-empty = Gerade ist kein Tisch offen. Deck einen: Andere sehen ihn hier.
web-free-seat = Freier Platz
web-sit-down = Platz nehmen
web-watch = Zuschauen
web-mine-empty = Du hast hier noch nicht gespielt.
web-go-on = Weiter
web-replay = Nachspielen
web-forget = Diese Partie vergessen
web-bring = Partie mitbringen
web-bring-more = Eine Partiedatei von hier oder anderswo (.jsonl)

# Einstellungen
web-theme = Farben
web-theme-auto = wie das System
web-theme-light = Tag
web-theme-dark = Abend
web-motion = Bewegung
web-motion-auto = wie das System
web-motion-none = keine
web-sound = Leise Töne
web-confirm = Vor dem Zug nachfragen, mit dem ich fertig bin
web-text-mode = Textmodus mit Befehlszeile
web-allow-notices = Benachrichtigen, wenn ich am Zug bin
web-settings-more = All das bleibt in diesem Browser.

# Vor dem Start
web-invited = Du bist eingeladen
web-waiting = Warten auf die anderen
web-waiting-more = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
web-in-lobby = offen in der Lobby
web-link-of = Link für Platz { $number }
web-spectator-link = Link zum Zuschauen
web-leave-seat = Meinen Platz verlassen
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-qr = QR-Code
web-qr-alt = QR-Code des Links
web-no-table = Diesen Tisch gibt es hier nicht

# Am Tisch
web-actions = Aktionen
web-board = Spielbrett
web-undo = Zurück
web-hint = Tipp
web-thinking = Überlegt …
web-hint-is = Tipp: { $move }
web-scores = Punkte
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-look-back = Auf diesen Moment zurückschauen
web-looking-back = Rückblick auf Schritt { $step }
web-to-now = Zurück ins Jetzt
web-more = Mehr
web-keys = Tasten
web-your-turn = Du bist am Zug
web-to-move = am Zug
web-stand-in = ein Bot spielt
web-away = nicht da
web-absent = { $name } ist gerade nicht da. Du kannst warten oder später wiederkommen: Der Tisch merkt sich alles.
web-place = { $place }.
web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-play-this = Das spielen
web-back-out = Doch nicht
web-bot-plays = Ein Bot spielt für dich.
web-take-back = Wieder selbst spielen
web-hand-over = Einen Bot für mich spielen lassen
web-offer-end = Anbieten, die Partie zu beenden
web-withdraw = Angebot zurücknehmen
web-offered = { $names } möchte die Partie beenden.
web-agree = Einverstanden
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben
web-my-link = Mein Platz auf einem anderen Gerät
web-my-link-more = Behalte diesen Link für dich: Er öffnet deinen Platz.
web-leave-table = Tisch verlassen
web-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
web-fair = Faire Würfel: Der Startwert wurde vor dem ersten Wurf versiegelt (Siegel { $hash }…) und wird nach dem Ende gezeigt.
web-cover = { $name }, du bist am Zug
web-cover-more = Alle anderen schauen kurz weg.
web-cover-show = Ich bin { $name }: Zeig meine Hand
web-lost = Die Verbindung ist weg. Wir versuchen es weiter …
web-back-same = Wieder verbunden. Inzwischen ist nichts geschehen.
web-back-news = { $count ->
    [one] Wieder verbunden. Inzwischen ist eine Sache geschehen: Sie steht im Verlauf.
   *[other] Wieder verbunden. Inzwischen sind { $count } Dinge geschehen: Sie stehen im Verlauf.
}
web-result = Ergebnis
web-over-won = Du hast gewonnen!
web-over-lost = Diesmal nicht.
web-over-draw = Unentschieden
web-over-agreed = Die Partie wurde einvernehmlich beendet.
web-over-resigned = { $name } hat aufgegeben.
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-key-arrows = über das Brett und deine Hand wandern
web-key-enter = wählen
web-key-yes = den gezeigten Zug spielen
web-key-escape = zurück
web-key-hint = Tipp
web-key-undo = Zug zurücknehmen
web-key-log = Verlauf
web-key-scores = Punkte
web-key-help = diese Tasten
web-name-next = Tippe jetzt an, wer als Nächstes dran ist.

# The strip over the board, and others’ moves
web-aim-what = Was ist das Ziel?
web-meanwhile = { $count ->
    [one] Ein Schritt ist geschehen.
   *[other] { $count } Schritte sind geschehen.
}
web-new-here = Zum ersten Mal hier? Die Lektion dauert drei Minuten.
web-no-lesson = Keine Lektion, danke
web-show-me = Zeigen
web-show-again = Noch einmal zeigen, was geschah
web-to-board = Zum Spielbrett
web-pace = Züge der anderen
web-pace-slow = langsam zeigen
web-pace-normal = in normalem Tempo zeigen
web-pace-fast = schnell zeigen
web-pace-off = sofort zeigen

# Sätze
web-chat = Etwas sagen
web-phrase-hello = Hallo!
web-phrase-have-fun = Viel Spaß!
web-phrase-nice-move = Schöner Zug!
web-phrase-oh-no = Oh nein!
web-phrase-well-played = Gut gespielt.
web-phrase-lucky = Glück gehabt!
web-phrase-thanks = Danke.
web-phrase-oops = Entschuldige, das war ein Versehen.
web-phrase-one-moment = Einen Moment, bitte.
web-phrase-your-turn = Du bist dran.
web-phrase-one-more = Noch eine?
web-phrase-goodbye = Tschüss!

# Der Tisch in Worten
web-text-ask = Frag nach einer Stelle (c3), nach moves (Zügen), scores (Punkten) oder areas (Bereichen), oder tippe einen Zug
web-text-answer = Antwort
web-ask-empty = leer
web-ask-unknown = „{ $words }“ ist weder eine Stelle noch ein Zug. Versuch: c3, moves, scores, areas.
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
web-autoplay = Von selbst abspielen
web-pause = Anhalten
web-from-seat = Gesehen von
web-spectator = einem Zuschauer
web-analysis = Analyse
web-analysis-more = Wie ein starker Bot jede Stellung beurteilt.
web-chances = Aussichten
web-chance-of = { $name }: { $percent } %
web-bot-would = Der Bot würde spielen: { $move }
web-bot-agrees = Der Bot hätte dasselbe gespielt.
web-branch = Von hier aus weiterspielen
web-branch-as = als { $name } gegen einen Bot
web-download = Partie herunterladen
web-verify = Würfel prüfen
web-fair-yes = Faire Würfel: Alle { $draws } Zufälle folgen aus dem versiegelten Startwert.
web-fair-no = Diese Würfel folgen nicht aus dem versiegelten Startwert.
web-fair-none = Diese Partie trägt keinen Beweis ihrer Würfel.
web-fair-how = Vor dem ersten Wurf hat der Server ein Siegel veröffentlicht: den SHA-256 eines geheimen Startwerts. Jeder Wurf und jedes Ziehen folgt aus diesem Startwert, den Zutaten der Spieler und der Nummer des Schritts. Nach dem Ende wird der Startwert gezeigt, damit alle jeden Zufall nachrechnen können.
web-seal = Siegel
web-seed = Startwert
web-not-over = Nachspielen kann man, sobald die Partie zu Ende ist.

# Lernen
web-learn-title = { $game }: So wird gespielt
web-lesson = Erste Lektion
web-lesson-step = Schritt { $step } von { $steps }
web-lesson-next = Weiter
web-lesson-done = Geschafft! Du weißt genug für eine erste Partie.
web-lesson-again = Noch einmal
web-lesson-right = Genau.
web-lesson-other = Das ist erlaubt, aber in diesem Schritt geht es um etwas anderes. Versuch es noch einmal.
web-example = Beispiel
web-all-rules = Alle Regeln
web-rules-language = Diese Regeln sind noch nicht übersetzt. Hier stehen sie auf Englisch.
web-contents = Inhalt
web-find-rules = In den Regeln suchen
web-found-rules = { $count ->
    [0] Nichts gefunden
    [one] An einer Stelle gefunden
   *[other] An { $count } Stellen gefunden
}
web-exact-rules = Genaue Regeln
web-exact-title = { $game }: die genauen Regeln
web-exact-more = Jede Regel mit ihrer Nummer, bis zum seltensten Fall, mit Beispielen als Bild.
web-exact-rule = Genaue Regel { $clause }
web-examples = { $count ->
    [one] Beispiel zeigen
   *[other] { $count } Beispiele zeigen
}
web-picture-play = Beispiel abspielen
web-print = Drucken

# Probleme
web-problem-OFFLINE = Der Server ist nicht erreichbar.
web-problem-NOT_NOW = Das lässt sich jetzt nicht wählen.
web-problem-BAD_REQUEST = Der Server hat das nicht verstanden. Lade die Seite neu.
web-problem-WRONG_VERSION = Der Server ist neuer als diese Seite. Lade sie neu.
web-problem-BAD_OPTIONS = Diese Optionen lassen sich so nicht spielen.
web-problem-BAD_NAME = Ein Name hat 1 bis 40 Zeichen.
web-problem-BAD_SALT = Die Zutat für die Würfel ist zu lang.
web-problem-BAD_RECORD = Diese Partie lässt sich nicht nachspielen.
web-problem-NOT_YOURS = Dieser Link öffnet keinen Platz an diesem Tisch.
web-problem-NO_SPECTATORS = An diesem Tisch kann niemand zuschauen.
web-problem-FOREIGN_ORIGIN = Anfragen von anderen Seiten werden abgelehnt.
web-problem-NO_SUCH_GAME = Dieses Spiel gibt es nicht.
web-problem-NO_SUCH_TABLE = Diesen Tisch gibt es nicht. Vielleicht ist er längst fertig und abgeräumt.
web-problem-NO_SUCH_STEP = Diesen Schritt hat die Partie nicht.
web-problem-NO_SUCH_PAGE = Hier ist nichts.
web-problem-NO_FREE_SEAT = Jemand war schneller: Es ist kein Platz mehr frei.
web-problem-NOT_STARTED = Die Partie hat noch nicht begonnen.
web-problem-STARTED = Die Partie hat schon begonnen.
web-problem-IS_OVER = Die Partie ist zu Ende.
web-problem-NOT_OVER = Die Partie ist noch nicht zu Ende.
web-problem-NOT_YOUR_TURN = Du bist nicht am Zug.
web-problem-STALE = Der Tisch hat sich inzwischen verändert. Schau noch einmal hin.
web-problem-NOTHING_TO_UNDO = Es gibt keinen Zug von dir zurückzunehmen.
web-problem-REVEALED = Inzwischen hat jemand etwas erfahren: Der Zug gilt.
web-problem-NO_SUCH_LEVEL = Diese Spielstärke gibt es nicht.
web-problem-BOT_PLAYS = Auf diesem Platz spielt ein Bot. Übernimm ihn erst wieder.
web-problem-REMEMBER = In diesem Moment war etwas zu sehen: Weißt du es noch?
web-problem-TOO_LARGE = Das ist zu groß.
web-problem-TOO_FAST = Das war zu schnell. Warte ein wenig.
web-problem-TOO_SLOW = Die Verbindung kam nicht nach.
web-problem-STORAGE = Der Server kann nicht auf seine Platte schreiben. Nichts hat sich geändert.
web-problem-CORRUPT = Die Aufzeichnung dieses Tisches ist beschädigt. Sie bleibt unangetastet.
web-problem-BUSY = Der Server ist beschäftigt. Versuch es noch einmal.
web-problem-UNKNOWN_RULES = Diese Partie wurde nach Version { $version } der Regeln gespielt. Dieser Server kennt sie nicht: Er braucht ein neueres Cowbell.

# Die anderen fragen
web-ask-takeback = Um Rücknahme meines Zugs bitten
web-asks-takeback = { $who ->
    [you] Du bittest darum, deinen letzten Zug zurückzunehmen.
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
web-problem-NOTHING_ASKED = Gerade fragt niemand etwas.
web-problem-ASKED_ALREADY = Das wurde schon gefragt. Nach dem nächsten Zug kannst du wieder fragen.
web-problem-ASKED_ENOUGH = Danach hast du in dieser Partie oft genug gefragt.
