# Das Spiel im Terminal
term-title = Cowbell: Was spielen wir?
term-too-small = Bitte mach dieses Fenster etwas größer: Es braucht { $columns } Spalten und { $rows } Zeilen. Die Partie wartet auf dich.
term-leave = Beenden
term-begin = Los geht’s
term-go-on = Weiter: { $game }
term-look-again = Noch einmal ansehen: { $game }
term-events = { $count ->
    [one] { $count } Ereignis
   *[other] { $count } Ereignisse
}
term-name = { $who ->
    [you] Du
   *[other] { $name }
}
term-number = { $name }
term-label = { $label }:
term-is = { $what }: { $how }
term-player = Spieler { $number }
term-bot = Bot { $number }
term-human = jemand hier
term-bot-level = Bot, { $level }
term-level-random = zufällig
term-level-easy = leicht
term-level-medium = mittel
term-level-hard = schwer
term-level-expert = Experte
term-seat = Platz { $number }
term-yes = ja
term-no = nein
term-place = Platz { $place }
term-cover = { $name }, du bist dran. Drück Enter, wenn nur du den Bildschirm siehst.
term-advice = Tipp: { $what }
term-thinking = Ich denke nach …
term-undone = Zurückgenommen.
term-no-undo = Das lässt sich nicht zurücknehmen: Seitdem war etwas Neues zu sehen.
term-not-your-turn = Du bist nicht dran.
term-not-now = Das kannst du jetzt nicht wählen. Was du wählen kannst, ist markiert; m zeigt alle Züge.
term-no-such = { $what } gibt es hier nicht.
term-nothing-here = Damit kannst du jetzt nichts tun.
term-you-may = Du kannst:
term-empty = leer
term-more = { $count ->
    [one] { $count } Zug damit
   *[other] { $count } Züge damit: Wähle weiter
}
term-only-this = Nur das: { $what }
term-cannot-save = Die Partie kann nicht aufbewahrt werden: { $why }
term-kept = Die Partie wird für dich aufbewahrt. Bis bald!
term-which = Welche Nummer?
term-waiting = Eine unfertige Partie dieses Spiels wartet auch noch: Das Menü bietet sie an.
term-eyes-all = wie alle es sahen
term-eyes = wie { $name } es sah
term-wind-n = Norden: { $what }
term-wind-ne = Nordosten: { $what }
term-wind-e = Osten: { $what }
term-wind-se = Südosten: { $what }
term-wind-s = Süden: { $what }
term-wind-sw = Südwesten: { $what }
term-wind-w = Westen: { $what }
term-wind-nw = Nordwesten: { $what }
term-help = Tasten
term-log = Was geschehen ist
term-scores = Punkte
term-moves = Was du tun kannst
term-answer = Antwort
term-keys-menu = ↑↓ wählen · Enter öffnen · d Partie vergessen · q beenden
term-keys-setup = ↑↓ Zeile · ←→ ändern · 0–9 Zahl · Enter ändern oder los · Esc zurück
term-keys-table = Pfeile Tab Enter · h Tipp · u zurück · m Züge · l Log · s Punkte · ? · q Ende
term-keys-over = r ansehen · n noch einmal · l Verlauf · s Punkte · ? Tasten · q Ende
term-keys-cover = Enter ich bin da · u zurücknehmen · q Ende
term-keys-replay = ←→ Schritt · ↑↓ zehn · Pos1 Ende · Leertaste läuft · v Sicht · l · s · q Ende
term-keys-line = ein Zug, oder ?c3, tisch, züge, verlauf, punkte, tipp, zurück, ende · Esc
term-help-text =
    Pfeile: Zeiger bewegen. Tab: zum nächsten, das du wählen kannst.
    Enter oder Leertaste: wählen. Esc: zurücklegen. Die Maus kann das alles auch.
    (x) kannst du wählen, [x] ist gewählt, *x* ist betroffen, 'x' ist neu, ein Tipp steht in geschweiften Klammern.
    h: Tipp. u: zurücknehmen, solange nichts Neues zu sehen war.
    m: alle Züge. s: Punkte und woher sie kommen. l: was geschehen ist.
    : eine Zeile zum Tippen: ein Zug, wie man ihn schreibt, oder ?c3, um nach c3 zu fragen.
    q: beenden; die Partie wird aufbewahrt und wieder angeboten. Strg-C: sofort beenden.
    Am Tisch eines Servers, t: etwas sagen, das Ende anbieten, einen Bot spielen lassen, aufgeben.
    Nach dem Ende: r ansehen, n noch einmal.
    Beim Ansehen: Pfeile für Schritte, Pos1 und Ende springen, Leertaste läuft, v wechselt die Sicht.
term-plain-help = Tipp einen Zug, oder ? für alles andere, was du tippen kannst.
term-plain-words =
    Tipp einen Zug, wie man ihn schreibt. züge: alle Züge, die du machen kannst.
    tisch: der ganze Tisch. ?c3: was auf c3 liegt, was darum herum, und was du damit tun kannst.
    verlauf: was geschehen ist. punkte: Punkte und woher sie kommen.
    tipp: ein Rat. zurück: zurücknehmen, solange nichts Neues zu sehen war. ende: beenden; die Partie wird aufbewahrt.
    Am Tisch eines Servers, mehr: was du dort sonst noch tun kannst. mehr 3: das dritte davon tun.
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
    [one] Warten: Ein Platz ist noch frei.
   *[other] Warten: { $count } Plätze sind noch frei.
}
term-lost = Keine Verbindung; neuer Versuch …
term-back = Wieder verbunden.
term-you-watch = du schaust zu
term-away = { $who ->
    [you] du bist nicht da
   *[other] { $name } ist nicht da
}
term-stand-in = { $who ->
    [you] ein Bot spielt für dich
   *[other] ein Bot spielt für { $name }
}
term-taken = { $who ->
    [you] Du spielst wieder selbst.
   *[other] { $name } spielt wieder selbst.
}
term-offers = { $who ->
    [you] du bietest das Ende an
   *[other] { $name } bietet das Ende an
}
term-withdrew = { $who ->
    [you] Du nimmst dein Angebot zurück.
   *[other] { $name } nimmt das Angebot zurück.
}
term-sat = { $who ->
    [you] Du sitzt am Tisch.
   *[other] { $name } sitzt am Tisch.
}
term-rose = { $name } hat den Platz verlassen.
term-took-back = { $who ->
    [you] Du nimmst deinen letzten Zug zurück.
   *[other] { $name } nimmt den letzten Zug zurück.
}
term-resigned = { $who ->
    [you] Du hast aufgegeben.
   *[other] { $name } hat aufgegeben.
}
term-said = { $who ->
    [you] Du: { $what }
   *[other] { $name }: { $what }
}
term-rematch-laid = eine Revanche liegt bereit
term-acts = Was du sonst noch tun kannst
term-keys-far = Pfeile Tab Enter · h Tipp · u zurück · m Züge · l Log · s Punkte · t mehr · q
term-keys-far-over = r ansehen · n Revanche · t mehr · l Verlauf · s Punkte · ? Tasten · q Ende
term-problem-NOT_A_MOVE = Das ist kein Zug dieses Spiels.
term-problem-BAD_LINK = Das ist kein Link zu einem Tisch. Er sieht aus wie http://host/t/TISCH#PLATZ, oder TISCH#PLATZ mit --server http://host.
term-problem-NOT_COWBELL = Was dort antwortet, ist kein Cowbell-Server.
term-problem-NO_TRUST = Dieser Rechner vertraut dem Zertifikat des Servers nicht.
term-problem-WRONG_VERSION = Der Server spricht eine andere Version des Protokolls: Eines der beiden Programme ist zu alt.
term-problem-BAD_REQUEST = Der Server hat das nicht verstanden: Eines der beiden Programme ist zu alt.
