# Het spel in de terminal
term-title = Cowbell: wat wil je spelen?
term-too-small = Maak dit venster groter: er zijn { $columns } kolommen en { $rows } regels nodig. Je partij is veilig.
term-leave = Stoppen
term-begin = Starten
term-go-on = Verderspelen: { $game }
term-look-again = Terugkijken: { $game }
term-events = { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
}
term-name = { $who ->
    [you] Jij
   *[other] { $name }
}
term-number = { $name }
term-label = { $label }:
term-bot = Bot { $number }
term-human = iemand op dit apparaat
term-bot-level = bot ({ $level })
term-level-random = toeval
term-level-easy = makkelijk
term-level-medium = gemiddeld
term-level-hard = sterk
term-level-expert = meester
term-level-master = grootmeester
term-place = { $place }e plaats
term-cover = { $name }, jij bent aan de beurt. Druk op Enter als alleen jij het scherm ziet.
term-advice = Tip: { $what }
term-thinking = Denkt na…
term-undone = Zet teruggenomen.
term-no-undo = Er is intussen iets onthuld: deze zet kun je niet meer terugnemen.
term-not-your-turn = Je bent niet aan de beurt.
term-not-now = Dat kun je nu niet kiezen. Wat wel kan, staat tussen haakjes; m toont alle zetten.
term-no-such = { $what } bestaat hier niet.
term-nothing-here = Daar kun je nu niets mee doen.
term-you-may = Je kunt:
term-empty = leeg
term-more = { $count ->
    [one] { $count } mogelijke zet
   *[other] { $count } mogelijke zetten: kies verder
}
term-only-this = Je enige zet: { $what }
term-cannot-save = De partij kan niet worden opgeslagen: { $why }
term-kept = Je partij is opgeslagen. Tot gauw!
term-which = Welk nummer?
term-waiting = Je hebt ook nog een onafgemaakte partij van dit spel: die staat in het menu.
term-eyes-all = zoals toeschouwers het zagen
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
term-log = Verloop
term-scores = Scores
term-moves = Mogelijke zetten
term-answer = Antwoord
term-keys-menu = ↑↓ kiezen · Enter openen · d partij verwijderen · q stoppen
term-keys-setup = ↑↓ regel · ←→ wijzigen · 0–9 getal · Enter wijzigen/starten · Esc terug
term-keys-table = Pijlen Tab Enter · h tip · u terug · m zetten · l verloop · s scores · ? · q
term-keys-over = r terugkijken · n nog eens · l verloop · s scores · ? toetsen · q stoppen
term-keys-cover = Enter ik ben er · u terugnemen · q stoppen
term-keys-replay = ←→ stap · ↑↓ tien · Home End · Spatie speelt af · v kijker · l · s · q
term-keys-line = een zet, of ?c3, tafel, zetten, verloop, scores, tip, terug, stop · Esc
term-help-text =
    Pijlen: de cursor verplaatsen. Tab: naar het volgende dat je kunt kiezen.
    Enter of Spatie: kiezen. Esc: annuleren. Het kan ook allemaal met de muis.
    (x) kun je kiezen, [x] is gekozen, *x* verandert mee, 'x' is nieuw, een tip staat tussen accolades.
    h: tip. u: zet terugnemen, zolang er niets nieuws is onthuld.
    m: alle zetten. s: scores en waar ze vandaan komen. l: het verloop.
    : een opdracht typen: een zet in notatie, of ?c3 om naar c3 te vragen.
    q: stoppen; de partij wordt opgeslagen en je kunt later verderspelen. Ctrl-C: meteen stoppen.
    Op een server, t: iets zeggen, het einde voorstellen, een bot laten spelen, opgeven.
    Na de partij: r terugkijken, n nog eens.
    Bij het terugkijken: pijlen voor stappen, Home en End springen, Spatie speelt af, v toont wat een ander zag.
term-plain-help = Typ een zet, of ? voor hulp.
term-plain-words =
    Typ een zet in notatie. zetten: alle zetten die je kunt doen.
    tafel: de hele tafel. ?c3: wat er op c3 en eromheen ligt, en wat je ermee kunt doen.
    verloop: wat er is gebeurd. scores: scores en waar ze vandaan komen.
    tip: een voorstel. terug: je zet terugnemen, zolang er niets nieuws is onthuld. stop: stoppen; de partij wordt opgeslagen.
    Op een server, meer: wat je nog meer kunt doen. meer 3: nummer 3 daarvan kiezen.
term-word-help = hulp
term-word-look = tafel
term-word-moves = zetten
term-word-log = verloop
term-word-scores = scores
term-word-hint = tip
term-word-undo = terug
term-word-more = meer
term-word-quit = stop
# Aan een tafel op een server
term-kept-far = De tafel wacht op je: kom terug met dezelfde link. Tot gauw!
term-waits = { $count ->
    [0] De partij gaat zo beginnen.
    [one] Wachten op spelers: er is nog één plaats vrij.
   *[other] Wachten op spelers: er zijn nog { $count } plaatsen vrij.
}
term-lost = Verbinding verbroken. Nieuwe poging…
term-back = Weer verbonden.
term-you-watch = Je kijkt toe.
term-away = { $who ->
    [you] Je bent er niet.
   *[other] { $name } is er niet.
}
term-stand-in = { $who ->
    [you] Een bot speelt voor jou.
   *[other] Een bot speelt voor { $name }.
}
term-taken = { $who ->
    [you] Je speelt weer zelf.
   *[other] { $name } speelt weer zelf.
}
term-offers = { $who ->
    [you] Je stelt voor om de partij te beëindigen.
   *[other] { $name } stelt voor om de partij te beëindigen.
}
term-withdrew = { $who ->
    [you] Je trekt je voorstel in.
   *[other] { $name } trekt het voorstel in.
}
term-sat = { $who ->
    [you] Je zit nu aan tafel.
   *[other] { $name } zit nu aan tafel.
}
term-rose = { $name } heeft de tafel verlaten.
term-took-back = { $who ->
    [you] Je neemt je laatste zet terug.
   *[other] { $name } neemt de laatste zet terug.
}
term-said = { $who ->
    [you] Jij: { $what }
   *[other] { $name }: { $what }
}
term-rematch-laid = De revanche staat klaar.
term-acts = Meer acties
term-keys-far = Pijlen Tab Enter · h tip · u terug · m zetten · l verloop · s scores · t · ? · q
term-keys-far-over = r terugkijken · n revanche · t meer · l verloop · s scores · ? · q stoppen
term-problem-NOT_A_MOVE = Dat is geen zet van dit spel.
term-problem-BAD_LINK = Dit is geen link naar een tafel. Zo’n link ziet eruit als http://host/t/TAFEL#PLAATS, of TAFEL#PLAATS met --server http://host.
term-problem-NOT_COWBELL = Daar antwoordt geen Cowbell-server.
term-problem-NO_TRUST = Deze computer vertrouwt het certificaat van de server niet.
term-problem-WRONG_VERSION = De server gebruikt een andere versie van het protocol: een van de twee programma’s is verouderd.
term-problem-BAD_REQUEST = De server begreep dit niet: een van de twee programma’s is verouderd.
term-clock = { $name }: { $time }
term-advice-why = Tip: { $what }. Waarom: { $why }.
term-mine-none = Je hebt geen lopende partijen.
term-problem-BAD_PERSON = Dit is geen persoonlijke link. Zo’n link ziet eruit als https://host/me#SLEUTEL.
term-seat-link = De link van je plaats, om terug te komen: { $link }
term-word-write = schrijf
term-word-mute = demp
term-word-report = meld
term-how-write = Aan de anderen schrijven: typ een dubbele punt, dan “schrijf” en je bericht
term-plain-words-chat = Aan een tafel op een server – demp 2: verbergen wat plaats 2 zegt, of weer tonen. meld 2 en de reden: de beheerders van de server inlichten. schrijf en je bericht: waar de tafel vrije tekst toestaat.
term-muted = Wat { $name } zegt, is verborgen.
term-unmuted = Wat { $name } zegt, is weer te zien.
term-quoted = “{ $text }”
term-word-block = blokkeer
term-how-write-plain = Aan de anderen schrijven: typ “schrijf” en je bericht
term-plain-words-block = blokkeer 2: verbergen wat de persoon op plaats 2 zegt, hier en elders; jullie worden ook nooit meer samen aan een tafel gezet.
term-blocked = { $name } is geblokkeerd: je ziet niets meer van wat deze persoon zegt, en jullie worden nooit meer samen aan een tafel gezet.
term-unblocked = { $name } is niet meer geblokkeerd.
term-invite-link = Link voor speler { $number }: { $link }
term-watch-link = Link om toe te kijken: { $link }
term-person-link = Je persoonlijke link, voor je andere apparaten: { $link }
term-person-none = Deze computer heeft nog geen persoonlijke sleutel voor deze server. “--mine --share” maakt er een; “--mine LINK” neemt die van een ander apparaat over.
term-delete-yes = ja
term-delete-sure = Alles verwijderen wat deze server van je bewaart: sleutel, naam, lijst van je partijen, instellingen, resultaten en geblokkeerde personen? Typ “{ $yes }” om het definitief te verwijderen:
term-deleted = Alles van jou is verwijderd.
term-not-deleted = Er is niets verwijderd.
term-record = { $game }, tegen { $against }: { $played } gespeeld, { $won } gewonnen
term-record-none = Nog geen van je partijen is afgelopen.
