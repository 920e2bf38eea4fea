# De webclient: alles rond de borden.

# Overal
web-skip = Naar de inhoud
web-pages = Pagina’s
web-home = Alle spellen
web-lobby = Lobby
web-mine = Mijn partijen
web-language = Taal
web-settings = Instellingen
web-loading = Een ogenblik …
web-nowhere = Deze pagina bestaat niet.
web-close = Sluiten
web-learn = Leren
web-rules = Regels
web-rule = Regel { $clause }
web-guest = Gast
web-name = Naam
web-your-name = Jouw naam
web-you = jij
web-player = Speler { $number }
web-seat = Plaats { $number }
web-bot-random = Dobbelbot
web-bot-easy = Makkelijke bot
web-bot-medium = Gemiddelde bot
web-bot-hard = Sterke bot
web-bot-expert = Meesterbot

# Voorpagina
web-welcome = { $count ->
    [5] Vijf spellen, één tafel
   *[other] { $count } spellen, één tafel
}
web-welcome-more = Speel meteen tegen een bot, of stuur je vrienden een link. Geen account, niets te installeren.
web-running = Nog op tafel
web-finished = Afgelopen
web-phase-waiting = wacht op spelers
web-phase-playing = bezig
web-phase-over = afgelopen
web-facts = { $minutes ->
    [0] { $seats } spelers
   *[other] { $seats } spelers · ongeveer { $minutes } minuten
}
web-opponents = Bots tegen wie je speelt
web-play-now = Nu spelen
web-play-now-game = Nu spelen: { $game }
web-with-friends = Met vrienden
web-with-friends-game = Met vrienden: { $game }
web-learn-game = Leren: { $game }
web-company = Meer gezelschap
web-company-more = Schuif aan bij een open tafel, kijk toe bij anderen of ga terug naar een van je partijen.

# Een tafel dekken
web-new-table = { $game }: tafel dekken
web-new-any = Tafel dekken
web-who-plays = Wie speelt er mee?
web-sitter-me = Ik
web-sitter-link = Iemand met een link
web-sitter-here = Iemand aan dit scherm
web-sitter-open = Iemand uit de lobby
web-sitter-easy = Makkelijke bot
web-sitter-medium = Gemiddelde bot
web-sitter-hard = Sterke bot
web-sitter-expert = Meesterbot
web-allow-spectators = Wie de link van de tafel heeft, mag toekijken
web-options = Opties
web-number = Getal
web-lay-table = Tafel dekken

# Lobby en mijn partijen
web-lobby-empty = Er is nu geen tafel open. Dek er een: anderen zien hem hier.
web-free-seat = Vrije plaats
web-sit-down = Ga zitten
web-watch = Toekijken
web-mine-empty = Je hebt hier nog niet gespeeld.
web-go-on = Verder
web-replay = Naspelen
web-forget = Deze partij vergeten
web-bring = Partij meebrengen
web-bring-more = Een partijbestand van hier of elders (.jsonl)

# Instellingen
web-theme = Kleuren
web-theme-auto = zoals het systeem
web-theme-light = dag
web-theme-dark = avond
web-motion = Beweging
web-motion-auto = zoals het systeem
web-motion-none = geen
web-sound = Zachte geluiden
web-confirm = Vragen voor de zet waarmee mijn beurt eindigt
web-text-mode = Tekstmodus met opdrachtregel
web-allow-notices = Waarschuw me als ik aan de beurt ben
web-settings-more = Dit blijft allemaal in deze browser.

# Voor de start
web-invited = Je bent uitgenodigd
web-waiting = Wachten op de anderen
web-waiting-more = De partij begint vanzelf zodra alle plaatsen bezet zijn.
web-in-lobby = open in de lobby
web-link-of = Link voor plaats { $number }
web-spectator-link = Link om toe te kijken
web-leave-seat = Mijn plaats verlaten
web-copy = Kopiëren
web-copied = Gekopieerd
web-share = Delen
web-qr = QR-code
web-qr-alt = QR-code van de link
web-no-table = Deze tafel is hier niet

# Aan tafel
web-actions = Acties
web-board = Bord
web-undo = Terug
web-hint = Tip
web-thinking = Denkt na …
web-hint-is = Tip: { $move }
web-scores = Punten
web-log = Verslag
web-log-empty = Er is nog niets gebeurd.
web-look-back = Terugkijken naar dit moment
web-looking-back = Terugblik op stap { $step }
web-to-now = Terug naar nu
web-more = Meer
web-keys = Toetsen
web-your-turn = Jij bent aan de beurt
web-to-move = aan de beurt
web-stand-in = een bot speelt
web-away = niet hier
web-absent = { $name } is er nu even niet. Je kunt wachten of later terugkomen: de tafel onthoudt alles.
web-place = { $place }.
web-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-play-this = Dit spelen
web-back-out = Toch niet
web-bot-plays = Een bot speelt voor jou.
web-take-back = Zelf weer spelen
web-hand-over = Een bot voor mij laten spelen
web-offer-end = Voorstellen om te stoppen
web-withdraw = Voorstel intrekken
web-offered = { $names } wil de partij graag stoppen.
web-agree = Akkoord
web-resign = Opgeven
web-resign-sure = Echt opgeven
web-my-link = Mijn plaats op een ander apparaat
web-my-link-more = Hou deze link voor jezelf: hij opent jouw plaats.
web-leave-table = Tafel verlaten
web-watching = { $count ->
    [one] Eén persoon kijkt toe.
   *[other] { $count } personen kijken toe.
}
web-fair = Eerlijke dobbelstenen: de startwaarde is voor de eerste worp verzegeld (zegel { $hash }…) en wordt na afloop getoond.
web-cover = { $name }, jij bent aan de beurt
web-cover-more = Alle anderen kijken even weg.
web-cover-show = Ik ben { $name }: toon mijn hand
web-lost = De verbinding is weg. We blijven het proberen …
web-back-same = Weer verbonden. Intussen is er niets gebeurd.
web-back-news = { $count ->
    [one] Weer verbonden. Intussen is er één ding gebeurd: het staat in het verslag.
   *[other] Weer verbonden. Intussen zijn er { $count } dingen gebeurd: ze staan in het verslag.
}
web-result = Uitslag
web-over-won = Je hebt gewonnen!
web-over-lost = Deze keer niet.
web-over-draw = Gelijkspel
web-over-agreed = De partij is in overleg gestopt.
web-over-resigned = { $name } heeft opgegeven.
web-rematch = Revanche
web-to-rematch = Naar de revanche
web-key-arrows = over het bord en je hand bewegen
web-key-enter = kiezen
web-key-yes = de getoonde zet spelen
web-key-escape = terug
web-key-hint = tip
web-key-undo = zet terugnemen
web-key-log = verslag
web-key-scores = punten
web-key-help = deze toetsen
web-name-next = Tik nu op de boer die hierna komt.

# The strip over the board, and others’ moves
web-aim-what = Wat is het doel?
web-meanwhile = { $count ->
    [one] Er is één stap gebeurd.
   *[other] Er zijn { $count } stappen gebeurd.
}
web-new-here = Voor het eerst? De les duurt drie minuten.
web-no-lesson = Geen les, bedankt
web-show-me = Laat zien
web-show-again = Nog eens laten zien wat er gebeurde
web-to-board = Naar het bord
web-pace = Zetten van anderen
web-pace-slow = langzaam tonen
web-pace-normal = in normaal tempo tonen
web-pace-fast = snel tonen
web-pace-off = meteen tonen

# Zinnen
web-chat = Iets zeggen
web-phrase-hello = Hallo!
web-phrase-have-fun = Veel plezier!
web-phrase-nice-move = Mooie zet!
web-phrase-oh-no = O nee!
web-phrase-well-played = Goed gespeeld.
web-phrase-lucky = Geluk gehad!
web-phrase-thanks = Dank je.
web-phrase-oops = Sorry, dat was een vergissing.
web-phrase-one-moment = Een ogenblik, alsjeblieft.
web-phrase-your-turn = Jij bent.
web-phrase-one-more = Nog eentje?
web-phrase-goodbye = Tot ziens!

# De tafel in woorden
web-text-ask = Vraag naar een vakje (c3), naar moves (zetten), scores (punten) of areas (gebieden), of typ een zet
web-text-answer = Antwoord
web-ask-empty = leeg
web-ask-unknown = “{ $words }” is geen vakje en geen zet. Probeer: c3, moves, scores, areas.
web-wind-north = Noord
web-wind-northeast = Noordoost
web-wind-east = Oost
web-wind-southeast = Zuidoost
web-wind-south = Zuid
web-wind-southwest = Zuidwest
web-wind-west = West
web-wind-northwest = Noordwest

# Naspelen
web-step-of = Stap { $step } van { $steps }
web-first = Naar het begin
web-previous = Een stap terug
web-next = Een stap verder
web-last = Naar het eind
web-autoplay = Vanzelf afspelen
web-pause = Pauze
web-from-seat = Gezien door
web-spectator = een toeschouwer
web-analysis = Analyse
web-analysis-more = Hoe een sterke bot elke stelling beoordeelt.
web-chances = Kansen
web-chance-of = { $name }: { $percent } %
web-bot-would = De bot zou spelen: { $move }
web-bot-agrees = De bot had hetzelfde gespeeld.
web-branch = Vanaf hier verder spelen
web-branch-as = als { $name } tegen een bot
web-download = Partij downloaden
web-verify = Dobbelstenen controleren
web-fair-yes = Eerlijke dobbelstenen: alle { $draws } trekkingen volgen uit de verzegelde startwaarde.
web-fair-no = Deze dobbelstenen volgen niet uit de verzegelde startwaarde.
web-fair-none = Deze partij draagt geen bewijs van haar dobbelstenen.
web-fair-how = Voor de eerste worp heeft de server een zegel gepubliceerd: de SHA-256 van een geheime startwaarde. Elke worp en trekking volgt uit die startwaarde, het zout van de spelers en het nummer van de stap. Na afloop wordt de startwaarde getoond, zodat iedereen elke trekking kan narekenen.
web-seal = Zegel
web-seed = Startwaarde
web-not-over = Naspelen kan zodra de partij is afgelopen.

# Leren
web-learn-title = { $game }: zo speel je het
web-lesson = Eerste les
web-lesson-step = Stap { $step } van { $steps }
web-lesson-next = Verder
web-lesson-done = Klaar! Je weet genoeg voor een eerste partij.
web-lesson-again = Nog een keer
web-lesson-right = Precies.
web-lesson-other = Dat mag, maar deze stap gaat over iets anders. Probeer het nog eens.
web-example = Voorbeeld
web-all-rules = Alle regels
web-rules-language = Deze regels zijn nog niet vertaald. Hier staan ze in het Engels.
web-contents = Inhoud
web-find-rules = Zoeken in de regels
web-found-rules = { $count ->
    [0] Niets gevonden
    [one] Op één plaats gevonden
   *[other] Op { $count } plaatsen gevonden
}
web-exact-rules = Exacte regels
web-exact-title = { $game }: de exacte regels
web-exact-more = Elke regel met zijn nummer, tot het zeldzaamste geval, met voorbeelden als plaatje.
web-exact-rule = Exacte regel { $clause }
web-examples = { $count ->
    [one] Voorbeeld tonen
   *[other] { $count } voorbeelden tonen
}
web-picture-play = Voorbeeld afspelen
web-print = Afdrukken

# Problemen
web-problem-OFFLINE = De server is niet bereikbaar.
web-problem-NOT_NOW = Dat kun je nu niet kiezen.
web-problem-BAD_REQUEST = De server heeft dit niet begrepen. Laad de pagina opnieuw.
web-problem-WRONG_VERSION = De server is nieuwer dan deze pagina. Laad haar opnieuw.
web-problem-BAD_OPTIONS = Deze opties zijn zo niet te spelen.
web-problem-BAD_NAME = Een naam heeft 1 tot 40 tekens.
web-problem-BAD_SALT = De toevoeging aan de dobbelstenen is te lang.
web-problem-BAD_RECORD = Deze partij kan niet worden nagespeeld.
web-problem-NOT_YOURS = Deze link opent geen plaats aan deze tafel.
web-problem-NO_SPECTATORS = Aan deze tafel kan niemand toekijken.
web-problem-FOREIGN_ORIGIN = Verzoeken van andere sites worden geweigerd.
web-problem-NO_SUCH_GAME = Dit spel bestaat niet.
web-problem-NO_SUCH_TABLE = Deze tafel bestaat niet. Misschien is ze allang klaar en afgeruimd.
web-problem-NO_SUCH_STEP = De partij heeft deze stap niet.
web-problem-NO_SUCH_PAGE = Hier is niets.
web-problem-NO_FREE_SEAT = Iemand was sneller: er is geen plaats meer vrij.
web-problem-NOT_STARTED = De partij is nog niet begonnen.
web-problem-STARTED = De partij is al begonnen.
web-problem-IS_OVER = De partij is afgelopen.
web-problem-NOT_OVER = De partij is nog niet afgelopen.
web-problem-NOT_YOUR_TURN = Je bent niet aan de beurt.
web-problem-STALE = De tafel is intussen veranderd. Kijk nog eens.
web-problem-NOTHING_TO_UNDO = Er is geen zet van jou om terug te nemen.
web-problem-REVEALED = Iemand is intussen iets te weten gekomen: de zet blijft staan.
web-problem-NO_SUCH_LEVEL = Dit botniveau bestaat niet.
web-problem-BOT_PLAYS = Op deze plaats speelt een bot. Neem haar eerst terug.
web-problem-REMEMBER = Op dit moment was er iets te zien: weet je het nog?
web-problem-TOO_LARGE = Dat is te groot.
web-problem-TOO_FAST = Dat was te snel. Wacht even.
web-problem-TOO_SLOW = De verbinding kon het niet bijhouden.
web-problem-STORAGE = De server kan niet naar zijn schijf schrijven. Er is niets veranderd.
web-problem-CORRUPT = Het verslag van deze tafel is beschadigd. Het blijft onaangeroerd.
web-problem-BUSY = De server is bezig. Probeer het nog eens.
web-problem-UNKNOWN_RULES = Deze partij is gespeeld volgens versie { $version } van de regels. Deze server kent die versie niet: hij heeft een nieuwere Cowbell nodig.

# De anderen iets vragen
web-ask-takeback = Vragen of ik mijn zet mag terugnemen
web-asks-takeback = { $who ->
    [you] Je vraagt of je je laatste zet mag terugnemen.
   *[other] { $name } wil de laatste zet terugnemen.
}
web-allow = Toestaan
web-decline = Weigeren
web-allow-takeback = Terugnemen toestaan
web-decline-takeback = Terugnemen weigeren
web-decline-end = Doorspelen, de partij niet beëindigen
web-allowed = { $who ->
    [you] Je staat het toe.
   *[other] { $name } staat het toe.
}
web-declined-end = { $who ->
    [you] Je wilt doorspelen.
   *[other] { $name } wil doorspelen.
}
web-declined-takeback = { $who ->
    [you] Je hebt het niet toegestaan.
   *[other] { $name } heeft het niet toegestaan.
}
web-took-back = { $who ->
    [you] Je zet is teruggenomen.
   *[other] { $name } heeft een zet teruggenomen.
}
web-problem-NOTHING_ASKED = Niemand vraagt nu iets.
web-problem-ASKED_ALREADY = Dit is al gevraagd. Na de volgende zet kun je het weer vragen.
web-problem-ASKED_ENOUGH = Je hebt dit in deze partij vaak genoeg gevraagd.
