# Das Spiel im Terminal
term-title = Cowbell: Was möchtest du spielen?
term-too-small = Bitte mach dieses Fenster größer: Es braucht { $columns } Spalten und { $rows } Zeilen. Deine Partie ist sicher.
term-leave = Beenden
term-begin = Starten
term-go-on = Weiterspielen: { $game }
term-look-again = Noch einmal ansehen: { $game }
term-events = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
term-name = { $who ->
    [you] Du
   *[other] { $name }
}
term-number = { $name }
term-label = { $label }:
term-bot = Bot { $number }
term-human = Person an diesem Bildschirm
term-bot-level = Bot ({ $level })
term-level-random = Zufall
term-level-easy = leicht
term-level-medium = mittel
term-level-hard = stark
term-level-expert = Meister
term-level-master = Großmeister
term-place = { $place }. Platz
term-cover = { $name }, du bist am Zug. Drück Enter, wenn nur du den Bildschirm siehst.
term-advice = Tipp: { $what }
term-thinking = Denkt nach …
term-undone = Rückgängig gemacht.
term-no-undo = Inzwischen wurde etwas aufgedeckt: Der Zug lässt sich nicht mehr rückgängig machen.
term-not-your-turn = Du bist nicht am Zug.
term-not-now = Das kannst du jetzt nicht wählen. Was geht, ist markiert; m zeigt alle Züge.
term-no-such = { $what } gibt es hier nicht.
term-nothing-here = Damit kannst du jetzt nichts machen.
term-you-may = Du kannst:
term-empty = leer
term-more = { $count ->
    [one] { $count } möglicher Zug
   *[other] { $count } mögliche Züge: Wähle weiter
}
term-only-this = Dein einziger Zug: { $what }
term-cannot-save = Die Partie kann nicht gespeichert werden: { $why }
term-kept = Deine Partie ist gespeichert. Bis bald!
term-which = Welche Nummer?
term-waiting = Du hast noch eine angefangene Partie dieses Spiels: Sie steht im Menü.
term-eyes-all = aus Sicht der Zuschauer
term-eyes = aus Sicht von { $name }
term-wind-n = Norden: { $what }
term-wind-ne = Nordosten: { $what }
term-wind-e = Osten: { $what }
term-wind-se = Südosten: { $what }
term-wind-s = Süden: { $what }
term-wind-sw = Südwesten: { $what }
term-wind-w = Westen: { $what }
term-wind-nw = Nordwesten: { $what }
term-help = Tasten
term-log = Verlauf
term-scores = Punkte
term-moves = Mögliche Züge
term-answer = Antwort
term-keys-menu = ↑↓ wählen · Enter öffnen · d Partie löschen · q beenden
term-keys-setup = ↑↓ Zeile · ←→ ändern · 0–9 Zahl · Enter ändern/starten · Esc zurück
term-keys-table = Pfeile Tab Enter · h Tipp · u zurück · m Züge · l Verlauf · s Punkte · ? · q
term-keys-over = r Wiederholung · n noch einmal · l Verlauf · s Punkte · ? Tasten · q Ende
term-keys-cover = Enter ich bin da · u rückgängig · q Ende
term-keys-replay = ←→ Schritt · ↑↓ zehn · Pos1 Ende · Leertaste spielt · v Sicht · l · s · q
term-keys-line = ein Zug oder ?c3, tisch, züge, verlauf, punkte, tipp, zurück, ende · Esc
term-help-text =
    Pfeile: Zeiger bewegen. Tab: zum Nächsten, was du wählen kannst.
    Enter oder Leertaste: wählen. Esc: abbrechen. Das alles geht auch mit der Maus.
    (x) kannst du wählen, [x] ist gewählt, *x* ist betroffen, 'x' ist neu, ein Tipp steht in geschweiften Klammern.
    h: Tipp. u: rückgängig, solange nichts Neues aufgedeckt wurde.
    m: alle Züge. s: Punkte und woher sie kommen. l: Verlauf.
    : Befehl eintippen: ein Zug in Notation oder ?c3, um nach c3 zu fragen.
    q: beenden; die Partie wird gespeichert, du kannst später weiterspielen. Strg+C: sofort beenden.
    t (nur am Tisch eines Servers): etwas sagen, das Ende anbieten, einen Bot spielen lassen, aufgeben.
    Nach der Partie: r Wiederholung, n noch einmal.
    In der Wiederholung: Pfeile für Schritte, Pos1 und Ende springen, Leertaste spielt ab, v wechselt die Sicht.
term-plain-help = Tippe einen Zug oder ? für Hilfe.
term-plain-words =
    Tippe einen Zug in Notation. züge: alle Züge, die du machen kannst.
    tisch: der ganze Tisch. ?c3: was auf c3 und ringsum liegt und was du damit tun kannst.
    verlauf: was bisher geschah. punkte: Punkte und woher sie kommen.
    tipp: ein Vorschlag. zurück: Zug rückgängig machen, solange nichts Neues aufgedeckt wurde. ende: beenden; die Partie wird gespeichert.
    mehr (nur am Tisch eines Servers): was du sonst noch tun kannst. mehr 3: Nummer 3 davon ausführen.
term-word-help = hilfe
term-word-look = tisch
term-word-moves = züge
term-word-log = verlauf
term-word-scores = punkte
term-word-hint = tipp
term-word-undo = zurück
term-word-more = mehr
term-word-quit = ende
# An einem Tisch auf einem Server
term-kept-far = Der Tisch wartet auf dich: Komm mit demselben Link wieder. Bis bald!
term-waits = { $count ->
    [0] Gleich geht es los.
    [one] Warten auf Mitspieler: Ein Platz ist noch frei.
   *[other] Warten auf Mitspieler: { $count } Plätze sind noch frei.
}
term-lost = Verbindung verloren. Neuer Versuch …
term-back = Wieder verbunden.
term-you-watch = Du schaust zu.
term-away = { $who ->
    [you] Du bist nicht da.
   *[other] { $name } ist nicht da.
}
term-stand-in = { $who ->
    [you] Ein Bot spielt für dich.
   *[other] Ein Bot spielt für { $name }.
}
term-taken = { $who ->
    [you] Du spielst wieder selbst.
   *[other] { $name } spielt wieder selbst.
}
term-offers = { $who ->
    [you] Du bietest an, die Partie zu beenden.
   *[other] { $name } bietet an, die Partie zu beenden.
}
term-withdrew = { $who ->
    [you] Du nimmst dein Angebot zurück.
   *[other] { $name } nimmt das Angebot zurück.
}
term-sat = { $who ->
    [you] Du sitzt jetzt am Tisch.
   *[other] { $name } sitzt jetzt am Tisch.
}
term-rose = { $name } hat den Tisch verlassen.
term-took-back = { $who ->
    [you] Du machst deinen letzten Zug rückgängig.
   *[other] { $name } macht den letzten Zug rückgängig.
}
term-said = { $who ->
    [you] Du: { $what }
   *[other] { $name }: { $what }
}
term-rematch-laid = Die Revanche ist bereit.
term-acts = Weitere Aktionen
term-keys-far = Pfeile Tab Enter · h Tipp · u zurück · m Züge · l Verlauf · s Punkte · t · ? · q
term-keys-far-over = r Wiederholung · n Revanche · t mehr · l Verlauf · s Punkte · ? · q Ende
term-problem-NOT_A_MOVE = Das ist kein Zug dieses Spiels.
term-problem-BAD_LINK = Das ist kein Link zu einem Tisch. So sieht einer aus: http://host/t/TISCH#PLATZ oder TISCH#PLATZ mit --server http://host.
term-problem-NOT_COWBELL = Dort antwortet kein Cowbell-Server.
term-problem-NO_TRUST = Dieser Rechner vertraut dem Zertifikat des Servers nicht.
term-problem-WRONG_VERSION = Der Server spricht eine andere Version des Protokolls: Eines der beiden Programme ist veraltet.
term-problem-BAD_REQUEST = Der Server hat das nicht verstanden: Eines der beiden Programme ist veraltet.
term-clock = { $name }: { $time }
term-advice-why = Tipp: { $what }. Warum: { $why }.
term-mine-none = Du hast keine laufenden Partien.
term-problem-BAD_PERSON = Das ist kein persönlicher Link. So sieht einer aus: https://host/me#SCHLÜSSEL.
term-seat-link = Der Link zu deinem Platz, um zurückzukommen: { $link }
term-word-write = schreib
term-word-mute = stumm
term-word-report = melde
term-how-write = Den anderen schreiben: Doppelpunkt tippen, dann „schreib“ und die Nachricht
term-plain-words-chat = Am Tisch eines Servers – stumm 2: ausblenden, was Platz 2 sagt, oder wieder zeigen. melde 2 und der Grund: den Betreibern des Servers melden. schreib und deine Nachricht: wo der Tisch freien Text erlaubt.
term-muted = Was { $name } sagt, ist ausgeblendet.
term-unmuted = Was { $name } sagt, ist wieder zu sehen.
term-quoted = „{ $text }“
term-word-block = blockiere
term-how-write-plain = Den anderen schreiben: „schreib“ und die Nachricht tippen
term-plain-words-block = blockiere 2: ausblenden, was die Person auf Platz 2 sagt, hier und anderswo; ihr werdet auch nicht mehr zufällig zusammen an einen Tisch gesetzt.
term-blocked = { $name } ist blockiert: Du siehst nichts mehr von dem, was diese Person sagt, und ihr werdet nicht mehr zufällig zusammen an einen Tisch gesetzt.
term-unblocked = { $name } ist nicht mehr blockiert.
term-invite-link = Link für Spieler { $number }: { $link }
term-watch-link = Link zum Zuschauen: { $link }
term-person-link = Dein persönlicher Link für deine anderen Geräte: { $link }
term-person-none = Auf diesem Rechner gibt es noch keinen persönlichen Schlüssel für diesen Server. „--mine --share“ erzeugt einen, „--mine LINK“ übernimmt den eines anderen Geräts.
term-delete-yes = ja
term-delete-sure = Alles löschen, was dieser Server von dir gespeichert hat: Schlüssel, Name, Liste deiner Partien, Einstellungen, Ergebnisse und blockierte Personen? Tippe „{ $yes }“, um es endgültig zu löschen:
term-deleted = Alle deine Daten sind gelöscht.
term-not-deleted = Es wurde nichts gelöscht.
term-record = { $game }, gegen { $against }: { $played } gespielt, { $won } gewonnen
term-record-none = Noch keine deiner Partien ist zu Ende.
