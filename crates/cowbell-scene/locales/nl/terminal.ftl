# Het spel in de terminal
term-title = Cowbell: wat gaan we spelen?
term-too-small = Maak dit venster een beetje groter: er zijn { $columns } kolommen en { $rows } regels nodig. De partij wacht op je.
term-leave = Stoppen
term-begin = Beginnen
term-go-on = Verder: { $game }
term-look-again = Terugkijken: { $game }
term-events = { $count ->
    [one] { $count } gebeurtenis
   *[other] { $count } gebeurtenissen
}
term-name = { $who ->
    [you] Jij
   *[other] { $name }
}
term-number = { $name }
term-label = { $label }:
term-is = { $what }: { $how }
term-player = Speler { $number }
term-bot = Bot { $number }
term-human = iemand hier
term-bot-level = bot, { $level }
term-level-random = willekeurig
term-level-easy = makkelijk
term-level-medium = gemiddeld
term-level-hard = moeilijk
term-level-expert = expert
term-seat = Plaats { $number }
term-yes = ja
term-no = nee
term-place = plaats { $place }
term-cover = { $name }, jij bent aan de beurt. Druk op Enter als alleen jij het scherm ziet.
term-advice = Tip: { $what }
term-thinking = Even denken …
term-undone = Teruggenomen.
term-no-undo = Dat kan niet terug: er is sindsdien iets nieuws te zien geweest.
term-not-your-turn = Je bent niet aan de beurt.
term-not-now = Dat kun je nu niet kiezen. Wat je kunt kiezen is gemerkt; m toont alle zetten.
term-no-such = Er is hier geen { $what }.
term-nothing-here = Daar kun je nu niets mee.
term-you-may = Je kunt:
term-empty = leeg
term-more = { $count ->
    [one] { $count } zet ermee
   *[other] { $count } zetten ermee: kies verder
}
term-only-this = Alleen dit: { $what }
term-cannot-save = De partij kan niet bewaard worden: { $why }
term-kept = De partij wordt voor je bewaard. Tot gauw!
term-which = Welk nummer?
term-waiting = Er wacht ook nog een onafgemaakte partij van dit spel: het menu biedt haar aan.
term-eyes-all = zoals iedereen het zag
term-eyes = zoals { $name } het zag
term-wind-n = noord: { $what }
term-wind-ne = noordoost: { $what }
term-wind-e = oost: { $what }
term-wind-se = zuidoost: { $what }
term-wind-s = zuid: { $what }
term-wind-sw = zuidwest: { $what }
term-wind-w = west: { $what }
term-wind-nw = noordwest: { $what }
term-help = Toetsen
term-log = Wat er is gebeurd
term-scores = Punten
term-moves = Wat je kunt doen
term-answer = Antwoord
term-keys-menu = ↑↓ kiezen · Enter openen · d partij vergeten · q stoppen
term-keys-setup = ↑↓ regel · ←→ veranderen · 0–9 getal · Enter veranderen of beginnen · Esc terug
term-keys-table = Pijlen Tab Enter · h tip · u terug · m zetten · l log · s punten · ? · q stop
term-keys-over = r terugkijken · n nog eens · l verloop · s punten · ? toetsen · q stoppen
term-keys-cover = Enter ik ben er · u terugnemen · q stoppen
term-keys-replay = ←→ stap · ↑↓ tien · Home End · Spatie loopt · v blik · l · s · q stoppen
term-keys-line = een zet, of ?c3, tafel, zetten, verloop, punten, tip, terug, stop · Esc
term-help-text =
    Pijlen: de cursor verplaatsen. Tab: naar het volgende dat je kunt kiezen.
    Enter of Spatie: kiezen. Esc: terugleggen. De muis kan dit ook allemaal.
    (x) kun je kiezen, [x] is gekozen, *x* hoort erbij, 'x' is nieuw, een tip staat tussen accolades.
    h: tip. u: terugnemen, zolang er niets nieuws te zien was.
    m: alle zetten. s: punten en waar ze vandaan komen. l: wat er is gebeurd.
    : een regel om te typen: een zet zoals je hem schrijft, of ?c3 om naar c3 te vragen.
    q: stoppen; de partij wordt bewaard en weer aangeboden. Ctrl-C: meteen stoppen.
    Aan de tafel van een server, t: iets zeggen, stoppen voorstellen, een bot laten spelen, opgeven.
    Na het einde: r terugkijken, n nog eens.
    Bij het terugkijken: pijlen voor stappen, Home en End springen, Spatie loopt, v wisselt van blik.
term-plain-help = Typ een zet, of ? voor wat je verder kunt typen.
term-plain-words =
    Typ een zet zoals je hem schrijft. zetten: alle zetten die je kunt doen.
    tafel: de hele tafel. ?c3: wat er op c3 ligt, eromheen, en wat je ermee kunt.
    verloop: wat er is gebeurd. punten: punten en waar ze vandaan komen.
    tip: raad. terug: terugnemen, zolang er niets nieuws te zien was. stop: stoppen; de partij wordt bewaard.
    Aan de tafel van een server, meer: wat je daar nog meer kunt doen. meer 3: het derde daarvan doen.
term-word-help = hulp
term-word-look = tafel
term-word-moves = zetten
term-word-log = verloop
term-word-scores = punten
term-word-hint = tip
term-word-undo = terug
term-word-more = meer
term-word-quit = stop
# Aan een tafel op een server
term-kept-far = De tafel wacht op je: kom terug met dezelfde link. Tot gauw!
term-waits = { $count ->
    [0] De partij gaat zo beginnen.
    [one] Wachten: er is nog één plaats vrij.
   *[other] Wachten: er zijn nog { $count } plaatsen vrij.
}
term-lost = Geen verbinding; we proberen het opnieuw …
term-back = Weer verbonden.
term-you-watch = je kijkt toe
term-away = { $who ->
    [you] je bent er niet
   *[other] { $name } is er niet
}
term-stand-in = { $who ->
    [you] een bot speelt voor jou
   *[other] een bot speelt voor { $name }
}
term-taken = { $who ->
    [you] Je speelt weer zelf.
   *[other] { $name } speelt weer zelf.
}
term-offers = { $who ->
    [you] je stelt voor om te stoppen
   *[other] { $name } stelt voor om te stoppen
}
term-withdrew = { $who ->
    [you] Je trekt je voorstel in.
   *[other] { $name } trekt het voorstel in.
}
term-sat = { $who ->
    [you] Je zit aan tafel.
   *[other] { $name } zit aan tafel.
}
term-rose = { $name } heeft de plaats verlaten.
term-took-back = { $who ->
    [you] Je neemt je laatste zet terug.
   *[other] { $name } neemt de laatste zet terug.
}
term-resigned = { $who ->
    [you] Je hebt opgegeven.
   *[other] { $name } heeft opgegeven.
}
term-said = { $who ->
    [you] Jij: { $what }
   *[other] { $name }: { $what }
}
term-rematch-laid = er ligt een revanche klaar
term-acts = Wat je nog meer kunt doen
term-keys-far = Pijlen Tab Enter · h hint · u terug · m zetten · l log · s punten · t meer · q
term-keys-far-over = r terugzien · n revanche · t meer · l verslag · s punten · ? toetsen · q weg
term-problem-NOT_A_MOVE = Dat is geen zet van dit spel.
term-problem-BAD_LINK = Dit is geen link naar een tafel. Hij ziet eruit als http://host/t/TAFEL#PLAATS, of TAFEL#PLAATS met --server http://host.
term-problem-NOT_COWBELL = Wat daar antwoordt, is geen Cowbell-server.
term-problem-NO_TRUST = Deze computer vertrouwt het certificaat van de server niet.
term-problem-WRONG_VERSION = De server spreekt een andere versie van het protocol: een van de twee programma’s is te oud.
term-problem-BAD_REQUEST = De server begreep dit niet: een van de twee programma’s is te oud.
