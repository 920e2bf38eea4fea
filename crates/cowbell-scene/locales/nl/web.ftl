# De webclient: alles rond de borden.

# Overal
web-skip = Naar de inhoud
web-pages = Hoofdmenu
web-home = Alle spellen
web-lobby = Lobby
web-mine = Mijn partijen
web-language = Taal
web-settings = Instellingen
web-loading = Een ogenblik…
web-nowhere = Pagina niet gevonden
web-close = Sluiten
web-learn = Leren
web-rules = Regels
web-rule = Regel { $clause }
web-guest = Gast
web-name = Naam
web-your-name = Je naam
web-you = jij
web-player = Speler { $number }
web-seat = Plaats { $number }
web-bot-random = Toevalsbot
web-bot-easy = Makkelijke bot
web-bot-medium = Gemiddelde bot
web-bot-hard = Sterke bot
web-bot-expert = Meesterbot
web-bot-master = Grootmeesterbot
web-about-master = De grootmeester denkt tot twee keer zo lang na als de meester en gebruikt die tijd beter. Waar dat helpt, oordeelt hij ook met een klein neuraal netwerk dat heeft geleerd van partijen tussen bots.

# Voorpagina
web-welcome = { $count ->
    [5] Vijf spellen, één tafel
   *[other] { $count } spellen, één tafel
}
web-welcome-more = Speel meteen tegen een bot, of stuur je vrienden een link. Geen account, niets te installeren.
web-running = Lopende partijen
web-finished = Afgelopen partijen
web-phase-waiting = wacht op spelers
web-phase-playing = bezig
web-phase-over = afgelopen
web-facts = { $minutes ->
    [0] { $seats ->
        [one] { $seats } speler
       *[other] { $seats } spelers
    }
   *[other] { $seats ->
        [one] { $seats } speler
       *[other] { $seats } spelers
    } · ongeveer { $minutes } minuten
}
web-opponents = Tegenstanders
web-play-now = Nu spelen
web-play-now-game = Nu spelen: { $game }
web-with-friends = Met vrienden
web-with-friends-game = Met vrienden: { $game }
web-learn-game = Leren: { $game }
web-rules-game = Regels: { $game }
web-company = Meer manieren om te spelen
web-company-more = Schuif aan bij een open tafel, kijk toe bij een partij of ga terug naar een van je eigen partijen.

# Een tafel openen
web-new-table = { $game }: nieuwe tafel
web-new-any = Nieuwe tafel
web-who-plays = Wie speelt er mee?
web-sitter-me = Ik
web-sitter-link = Iemand via een link
web-sitter-here = Iemand op dit apparaat
web-sitter-open = Iemand uit de lobby
web-allow-spectators = Iedereen met de link mag toekijken
web-allow-hints = Tips ook toestaan als er meerdere mensen spelen (iedereen ziet wie er een vraagt)
web-options = Opties
web-number = Getal
web-lay-table = Tafel openen

# Lobby en mijn partijen
web-lobby-empty = Er is nu geen tafel open. Open er een: anderen zien hem dan hier.
web-free-seat = Vrije plaats
web-sit-down = Meespelen
web-watch = Toekijken
web-mine-empty = Je hebt hier nog geen partij gespeeld.
web-go-on = Verderspelen
web-replay = Terugkijken
web-analysis = Analyse
web-forget = Uit de lijst verwijderen
web-bring = Partij importeren
web-bring-more = Een partijbestand (.jsonl), van hier of van een andere server

# Instellingen
web-theme = Weergave
web-theme-auto = volgt het systeem
web-theme-light = licht
web-theme-dark = donker
web-motion = Animaties
web-motion-auto = volgen het systeem
web-motion-none = uit
web-sound = Geluiden
web-confirm = Om bevestiging vragen voordat mijn beurt eindigt
web-text-mode = Tekstmodus: opdrachten typen
web-allow-notices = Geef een melding als ik aan de beurt ben
web-settings-more = De instellingen gelden alleen in deze browser.
web-waiting = Wachten op spelers
web-waiting-more = De partij begint zodra alle plaatsen bezet zijn.
web-in-lobby = voor iedereen open in de lobby
web-link-of = Link voor plaats { $number }
web-spectator-link = Link om toe te kijken
web-leave-seat = Mijn plaats verlaten
web-copied = Gekopieerd
web-share = Delen
web-qr = QR-code
web-qr-alt = QR-code voor deze link
web-no-table = Tafel niet gevonden

# Aan tafel
web-actions = Acties
web-board = Bord
# With a soft hyphen (U+00AD): on a phone the button is narrower than the word.
web-undo = Terug­nemen
web-hint = Tip
web-thinking = Denkt na…
web-hint-is = Tip: { $move }
web-scores = Scores
web-log = Verloop
web-log-empty = Nog geen zetten.
web-look-back = Deze stelling bekijken
web-looking-back = Terugblik: stap { $step }
web-to-now = Terug naar de partij
web-more = Meer
web-keys = Sneltoetsen
web-your-turn = Jouw beurt
web-to-move = aan de beurt
web-stand-in = een bot valt in
web-away = afwezig
web-absent = { $name } is er even niet. Wacht, of kom later terug: er gaat niets verloren.
web-place = { $place }e
web-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-play-this = Deze zet doen
web-back-out = Annuleren
web-bot-plays = Een bot speelt voor jou.
web-take-back = Zelf verderspelen
web-hand-over = Een bot voor mij laten spelen
web-offer-end = Voorstellen om de partij te beëindigen
web-withdraw = Voorstel intrekken
web-offered = { $count ->
    [one] { $names } stelt voor om de partij te beëindigen.
   *[other] { $names } stellen voor om de partij te beëindigen.
}
web-agree = Akkoord
web-resign = Opgeven
web-resign-sure = Ja, opgeven
web-my-link = Verderspelen op een ander apparaat
web-my-link-more = Houd deze link voor jezelf: wie hem heeft, kan voor jou spelen.
web-leave-table = Tafel verlaten
web-watching = { $count ->
    [one] Eén persoon kijkt toe.
   *[other] { $count } personen kijken toe.
}
web-fair = Eerlijke dobbelstenen: de startwaarde is vóór de eerste worp verzegeld (zegel { $hash }…). Na de partij wordt die bekendgemaakt.
web-cover = { $name }, jij bent aan de beurt
web-cover-more = Kijken alle anderen even weg?
web-cover-show = Ik ben { $name }: toon mijn kaarten
web-lost = Verbinding verbroken. Nieuwe poging…
web-back-same = Weer verbonden. Je hebt niets gemist.
web-back-news = { $count ->
    [one] Weer verbonden. Je hebt één stap gemist: die staat in het verloop.
   *[other] Weer verbonden. Je hebt { $count } stappen gemist: die staan in het verloop.
}
web-result = Uitslag
web-over-won = Je hebt gewonnen!
web-over-lost = Volgende keer beter!
web-over-draw = Gelijkspel!
web-over-agreed = De spelers hebben afgesproken om de partij te beëindigen.
web-over-resigned = { $who ->
    [you] Je hebt opgegeven.
   *[other] { $name } heeft opgegeven.
}
web-rematch = Revanche
web-to-rematch = Naar de revanche
web-key-arrows = over het bord en je kaarten bewegen
web-key-enter = selecteren
web-key-yes = de getoonde zet doen
web-key-escape = annuleren
web-key-hint = tip
web-key-undo = zet terugnemen
web-key-log = verloop
web-key-scores = scores
web-key-help = uitleg bij het gekozen onderdeel; nog een keer: dit overzicht
web-name-of-enter = Enter
web-name-of-escape = Esc
web-name-next = Kies nu wie hierna aan de beurt is.

# The strip over the board, and others’ moves
web-aim-what = Wat is het doel?
web-meanwhile = { $count ->
    [one] Eén stap is overgeslagen.
   *[other] { $count } stappen zijn overgeslagen.
}
web-new-here = Eerste keer? De les duurt drie minuten.
web-no-lesson = Geen les, bedankt
web-lesson-yes = Les van drie minuten
web-lesson-back = Daarna kom je meteen terug bij deze partij.
web-back-to-match = Terug naar de partij
web-show-me = Laat zien
web-show-again = Nog eens tonen
web-to-board = Terug naar het bord
web-pace = Tempo van andermans zetten
web-pace-slow = langzaam
web-pace-normal = normaal
web-pace-fast = snel
web-pace-off = zonder animatie

# Zinnen
web-chat = Iets zeggen
web-phrase-hello = Hallo!
web-phrase-have-fun = Veel plezier!
web-phrase-nice-move = Mooie zet!
web-phrase-oh-no = O nee!
web-phrase-well-played = Goed gespeeld!
web-phrase-asked-hint = Ik heb een tip gevraagd.
web-phrase-lucky = Geluksvogel!
web-phrase-thanks = Bedankt!
web-phrase-oops = Oeps, dat was een vergissing.
web-phrase-one-moment = Een ogenblik, alsjeblieft.
web-phrase-your-turn = Jij bent aan de beurt.
web-phrase-one-more = Nog een partij?
web-phrase-goodbye = Tot ziens!

# De tafel in woorden
web-text-ask = Typ een vakje (c3), een zet, of: { web-word-moves }, { web-word-scores }, { web-word-areas }
web-text-answer = Antwoord
web-ask-empty = leeg
web-ask-unknown = “{ $words }” is geen vakje en geen zet. Probeer c3, { web-word-moves }, { web-word-scores } of { web-word-areas }.
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
web-replay-begin = De partij begint.
web-first = Naar het begin
web-previous = Stap terug
web-next = Stap vooruit
web-last = Naar het eind
web-autoplay = Automatisch afspelen
web-pause = Pauze
web-from-seat = Kijken als
web-view-as = Kijken als { $name }
web-spectator = toeschouwer
web-branch = Vanaf hier verderspelen
web-branch-as = Als { $name } tegen bots
web-download = Partij downloaden
web-verify = Dobbelstenen controleren
web-fair-none = Er is geen bewijs voor de dobbelstenen van deze partij.
web-fair-how = Vóór de partij verzegelt de server een geheime startwaarde. Wie aanschuift, belooft een geheime tekst voor de dobbelstenen en toont die zodra alle plaatsen bezet zijn. Elke worp en trekking volgt uit de startwaarde, die teksten en het nummer van de stap. Na de partij wordt de startwaarde getoond en kan iedereen alles narekenen.
web-problem-BAD_PROMISE = De server heeft je tekst voor de dobbelstenen niet begrepen. Open de tafel opnieuw.
web-problem-TOO_EARLY = Nog niet: er ontbreekt nog iemand.
web-seal = Zegel
web-seed = Startwaarde
web-not-over = Terugkijken kan zodra de partij is afgelopen.

# Leren
web-learn-title = Zo speel je { $game }
web-lesson = Eerste les
web-lesson-step = Stap { $step } van { $steps }
web-lesson-next = Volgende
web-lesson-done = Klaar! Je weet genoeg voor je eerste partij.
web-lesson-again = Nog een keer
web-lesson-right = Precies!
web-lesson-tried = Jouw keuze: “{ $move }”.
web-example = Voorbeeld
web-all-rules = Alle regels
web-rules-language = Deze regels zijn nog niet vertaald; daarom staan ze hier in het Engels.
web-contents = Inhoud
web-find-rules = Zoeken in de regels
web-found-rules = { $count ->
    [0] Niets gevonden
    [one] Op één plaats gevonden
   *[other] Op { $count } plaatsen gevonden
}
web-exact-rules = Exacte regels
web-exact-title = { $game }: de exacte regels
web-exact-more = Elke regel met zijn nummer, tot en met het zeldzaamste geval, met voorbeelden in beeld.
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
web-problem-WRONG_VERSION = De server is nieuwer dan deze pagina. Laad de pagina opnieuw.
web-problem-BAD_OPTIONS = Deze opties gaan niet samen.
web-problem-BAD_NAME = Kies een naam van 1 tot 40 tekens.
web-problem-BAD_SALT = De tekst voor de dobbelstenen is niet de tekst die was beloofd. Open de tafel opnieuw.
web-problem-BAD_RECORD = Dit partijbestand kan niet worden afgespeeld.
web-problem-NOT_YOURS = Bij deze link hoort geen plaats aan deze tafel.
web-problem-NO_SPECTATORS = Aan deze tafel zijn geen toeschouwers toegestaan.
web-problem-FOREIGN_ORIGIN = Verzoeken van andere sites worden geweigerd.
web-problem-NO_SUCH_GAME = Dit spel bestaat niet.
web-problem-NO_SUCH_TABLE = Deze tafel bestaat niet. Misschien is de partij allang afgelopen en verwijderd.
web-problem-NO_SUCH_STEP = Zoveel stappen heeft de partij niet.
web-problem-NO_SUCH_PAGE = Hier is niets.
web-problem-NO_FREE_SEAT = Te laat: iemand anders heeft de laatste plaats genomen.
web-problem-NOT_STARTED = De partij is nog niet begonnen.
web-problem-STARTED = De partij is al begonnen.
web-problem-IS_OVER = De partij is afgelopen.
web-problem-NOT_OVER = De partij is nog niet afgelopen.
web-problem-NOT_YOUR_TURN = Je bent niet aan de beurt.
web-problem-STALE = De tafel is intussen veranderd. Probeer het nog eens.
web-problem-NOTHING_TO_UNDO = Je hebt geen zet om terug te nemen.
web-problem-REVEALED = Er is intussen iets onthuld: deze zet kun je niet meer terugnemen.
web-problem-NO_SUCH_LEVEL = Dit botniveau bestaat niet.
web-problem-BOT_PLAYS = Op deze plaats speelt een bot. Neem het eerst zelf weer over.
web-problem-REMEMBER = Dat kun je niet opzoeken: onthouden hoort bij het spel.
web-problem-TOO_LARGE = Dat is te groot.
web-problem-TOO_FAST = Dat ging te snel. Wacht even.
web-problem-BANNED = Je netwerkadres is op deze server geblokkeerd.
web-problem-HINTS_OFF = Aan deze tafel zijn er geen tips, omdat er meerdere mensen spelen.
web-problem-QUOTA = Je netwerkadres heeft te veel tafels, bots of verbindingen. Beëindig er eerst een paar.
web-problem-TABLE_FULL = Aan deze tafel is zoveel gebeurd dat je alleen nog zetten kunt doen.
web-problem-TOO_SLOW = De verbinding is te traag.
web-problem-STORAGE = De server kan nu niets opslaan. Er is niets veranderd.
web-problem-CORRUPT = De gegevens van deze tafel zijn beschadigd. De tafel kan niet worden geopend.
web-problem-BUSY = De server is overbelast. Probeer het nog eens.

# Rounds and endings
web-bot-number = Bot { $number }
web-between = Pauze in de partij
web-continue = Verder
web-last-move = De laatste zet: { $move }
web-deciding-move = De beslissende zet: { $move }
web-rounds-before = eerdere rondes
web-link-copied = Link gekopieerd
web-share-by-hand = Iedereen met deze link kan de partij bekijken:
web-play-level = Nu tegen: { $bot }

# Doors: new tables, invitations, my matches
web-players = Spelers
web-players-count = { $count ->
    [one] Eén speler
   *[other] { $count } spelers
}
web-fewer-players = Eén speler minder
web-more-players = Eén speler meer
web-fill-bots = Aanvullen met bots
web-which-rules = Welke regels?
web-preset-printed = Zoals in de doos
web-preset-printed-more = Precies volgens de spelregels.
web-preset-quick = Snel
web-preset-family = Familie
web-invitation = Speel { $game } met mij
web-invited-by = { $name } nodigt je uit om { $game } te spelen
web-invited-to = Je bent uitgenodigd om { $game } te spelen
web-lesson-meanwhile = Leer intussen het spel
web-finished-place = { $place }e plaats, { $scores }
web-turn-of = { $name } is aan de beurt
web-speed = Snelheid
web-share-moment = Dit moment delen
web-theme-contrast = hoog contrast
web-hint-of = de beste van { $count } vergeleken zetten
web-over-closed = De beheerder van deze server heeft de tafel gesloten.
web-word-moves = zetten
web-word-scores = scores
web-word-areas = gebieden
web-labelled = { $label }: { $text }
web-joined = { $first }; { $next }
web-problem-UNKNOWN_RULES = Deze partij is gespeeld volgens versie { $version } van de regels. Deze server kent die versie niet: daarvoor is een nieuwere Cowbell nodig.

# De analyse van een afgelopen partij
web-review = Partij analyseren
web-review-more = Wat was geluk, wat goed spel, en wat had beter gekund? Het eerste resultaat is er na een paar seconden.
web-review-improving = De analyse loopt nog: de cijfers worden nauwkeuriger.
web-review-pick = Hier is geen betere zet te tonen. Kies een ander moment uit de analyse.
web-review-closer = Misschien: { $move }
web-review-best-move = Beste zet: { $move }
web-review-done = De analyse is klaar.
web-review-first = De kansen worden berekend. De oordelen volgen over een paar seconden.
web-review-chances-of = { $kind ->
    [places] Verwachte plaats van
   *[other] Winstkansen van
}
web-review-graph = { $kind ->
    [places] Verwachte plaats van { $name } in de loop van de partij: 100% is de eerste plaats, 0% de laatste.
   *[other] Winstkansen van { $name } in de loop van de partij.
}
web-review-point = Na stap { $step }: { $percent }%.
web-review-accuracy = Nauwkeurigheid
web-review-loss = Weggegeven per zet
web-review-luck = Geluk
web-review-decisions = Beslissingen
web-review-equal-luck = Bij evenveel geluk
web-review-error = Het geluk in een partij is gemeten met een foutmarge van ongeveer { $percent }%. Zetten worden beoordeeld op wat je toen kon weten.
web-review-figures = Alle cijfers
web-review-turning = Keerpunt
web-review-marks = { $count ->
    [0] Niets opvallends
    [one] Eén opvallend moment
   *[other] { $count } opvallende momenten
}
web-mark-brilliant = Briljant.
web-mark-good = Goed gevonden.
web-mark-inaccurate = Onnauwkeurig.
web-mark-mistake = Fout.
web-mark-blunder = Blunder.
web-mark-lucky = Geluk.
web-mark-unlucky = Pech.
web-review-gives-up = { $who ->
    [you] Jij
   *[other] { $name }
}: “{ $move }” geeft { $percent }% weg. Beter: “{ $better }”.
web-review-only = { $who ->
    [you] Jij
   *[other] { $name }
}: “{ $move }” is de beste zet, { $percent }% beter dan de op één na beste.
web-review-forced = { $who ->
    [you] Jij
   *[other] { $name }
}: “{ $move }” was de enige toegestane zet.
web-review-hidden = { $who ->
    [you] Jij: “{ $move }”. Kaarten die je niet kon zien, bepaalden wat ervan terechtkwam.
   *[other] { $name }: “{ $move }”. Kaarten die { $name } niet kon zien, bepaalden wat ervan terechtkwam.
}
web-review-lucky = { $who ->
    [you] { $percent }% gunstiger voor jou dan gemiddeld.
   *[other] { $percent }% gunstiger voor { $name } dan gemiddeld.
}
web-review-unlucky = { $who ->
    [you] { $percent }% ongunstiger voor jou dan gemiddeld.
   *[other] { $percent }% ongunstiger voor { $name } dan gemiddeld.
}
web-review-change = { $kind ->
    [places] { $who ->
        [you] Je verwachte plaats verbeterde van { $from } naar { $to }.
       *[other] De verwachte plaats van { $name } verbeterde van { $from } naar { $to }.
    }
   *[other] { $who ->
        [you] Je winstkansen stegen van { $from } naar { $to }.
       *[other] De winstkansen van { $name } stegen van { $from } naar { $to }.
    }
}
web-review-exact = Doorgerekend tot het einde van de partij.
web-review-noise = Foutmarge: { $percent }%.

# Puzzels
web-puzzles = Puzzels
web-puzzles-more = Stellingen uit echte partijen tussen bots, met één zet die duidelijk de beste is. Elke puzzel is gecontroleerd met tien keer zoveel denktijd als normaal.
web-puzzle-today = Puzzel van de dag: { $game }
web-puzzle-start = Puzzel oplossen
web-puzzle-start-of = Puzzel oplossen: { $game }
web-puzzle-of = { $game }: puzzel
web-puzzle-you = jij
web-puzzle-ask = Jouw beurt: vind de beste zet.
web-puzzle-right = Goed!
web-puzzle-wrong = Niet de beste zet. Beter: { $move }
web-puzzle-lead = De beste zet is { $percent }% beter dan elke andere.
web-puzzle-lead-exact = De beste zet is { $percent }% beter dan elke andere, doorgerekend tot het einde van de partij.
web-puzzle-found = Gevonden door de bots: makkelijk { $easy }%, gemiddeld { $medium }%, sterk { $hard }%, meester { $expert }%.
web-puzzle-next = Volgende puzzel
web-puzzle-rating = Moeilijkheid { $rating }
web-puzzle-streak = Goed op rij: { $streak }, langste reeks: { $longest }
web-puzzle-count = { $count ->
    [one] één puzzel
   *[other] { $count } puzzels
}; jouw niveau: { $rating }
web-problem-BAD_TOKEN = De sleutel van je plaats ontbreekt. Open de tafel opnieuw.
web-problem-LINK_USED = Op deze plaats zit al iemand, dus deze link werkt niet meer. Voor een tweede apparaat gebruik je “{ web-my-link }” in het menu van het eerste.

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
web-problem-ASKED_ENOUGH = Je hebt dit in deze partij al te vaak gevraagd.

# Klokken
web-clock = Klok
web-clock-none = Geen klok
web-clock-live = { $minutes } min + { $seconds } s per zet
web-clock-delay = { $seconds } s per zet, { $minutes } min reserve
web-clock-days = { $days ->
    [one] { $days } dag per zet
   *[other] { $days } dagen per zet
}
web-clock-out = Als de tijd om is
web-clock-out-lose = verliest de speler
web-clock-out-bot = speelt een bot verder
web-clock-left = { $minutes ->
    [0] { $seconds ->
        [one] nog { $seconds } seconde
       *[other] nog { $seconds } seconden
    }
   *[other] nog { $minutes } min { $seconds } s
}
web-clock-left-days = { $days } d { $hours } u
web-clock-hurry = { $seconds ->
    [one] Je hebt nog { $seconds } seconde.
   *[other] Je hebt nog { $seconds } seconden.
}
web-time-up = { $who ->
    [you] Je tijd is om.
   *[other] De tijd van { $name } is om.
}
web-is-out = Je doet niet meer mee. Een bot speelt voor je verder.
web-resign-many = Opgeven en een bot laten verderspelen
web-problem-BAD_CLOCK = Mogelijk zijn 5 seconden tot 3 uur bedenktijd, of 1 tot 14 dagen per zet.
web-problem-OUT_OF_TIME = Je tijd is om.
web-problem-IS_OUT = Je doet niet meer mee aan deze partij.
web-fair-checked = { $draws ->
    [one] Eerlijke dobbelstenen: je browser heeft de enige trekking zelf nagerekend, en die volgt uit de verzegelde startwaarde.
   *[other] Eerlijke dobbelstenen: je browser heeft alle { $draws } trekkingen zelf nagerekend, en ze volgen uit de verzegelde startwaarde.
}
web-fair-partly = { $draws ->
    [one] Je browser heeft de enige trekking zelf nagerekend en niets verkeerds gevonden, maar kon niet alles controleren.
   *[other] Je browser heeft alle { $draws } trekkingen zelf nagerekend en niets verkeerds gevonden, maar kon niet alles controleren.
}
web-fair-witness = Zegel, beloften en je eigen tekst komen overeen met wat deze browser vóór de eerste trekking heeft gezien: niemand kon de dobbelstenen kiezen.
web-fair-no-witness = Deze browser heeft het zegel niet vóór de eerste trekking gezien. Of de startwaarde toen al vaststond, kan hij niet zeggen.
web-fair-watched = Trekkingen die deze browser tijdens de partij heeft gezien en die onveranderd zijn: { $seen } van { $draws }.
web-fair-unwatched = Deze browser heeft de trekkingen niet tijdens de partij gezien. Hij heeft ze vergeleken met de partij zoals de server die nu toont.
web-fair-outcomes = Elke trekking komt uit wat er nog over was in het spel: dobbelstenen, kaartjes en kaarten kloppen.
web-fair-no-outcomes = Deze partij gaat verder waar een andere gebleven was. Daarom weet deze browser niet wat er nog over was.
web-fair-withheld = { $name } heeft een tekst voor de dobbelstenen beloofd, maar niet op tijd getoond. Die is weggelaten.
web-fair-first-dice = Oudere werkwijze: de server en wie als laatste aanschoof, hadden de dobbelstenen samen kunnen kiezen.
web-fair-uncheckable = Deze pagina kwam niet via https, dus je browser kan de dobbelstenen niet controleren. Bewaar de partij en gebruik “cowbell verify”.
web-fair-page = Deze pagina komt van dezelfde server. Wil je op geen van beide vertrouwen, bewaar dan de partij en gebruik “cowbell verify” op je eigen computer.
web-fair-wrong-seal = De startwaarde past niet bij het zegel.
web-fair-wrong-seal-changed = Het zegel is niet het zegel dat deze browser vóór de partij heeft gezien.
web-fair-wrong-salts = Een tekst past niet bij zijn belofte.
web-fair-wrong-my-salt = Je eigen tekst ontbreekt, hoewel deze browser hem heeft getoond.
web-fair-wrong-not-asked = Je eigen tekst zit niet in de dobbelstenen: deze browser was weg toen de tekst nodig was, of er is nooit om gevraagd.
web-fair-wrong-promises-changed = De beloften wijken af van wat deze browser zag voordat hij zijn tekst toonde.
web-fair-wrong-draws = Een trekking volgt niet uit de verzegelde startwaarde.
web-fair-wrong-match = De trekkingen die de server bewijst, zijn niet die van deze partij.
web-fair-wrong-seen = Tijdens de partij heeft deze browser een andere trekking gezien.
web-fair-wrong-outcomes = Een trekking komt niet uit wat er nog over was in het spel.

# Spelers die weggaan
web-patience = Als iemand weggaat
web-patience-minutes = { $minutes ->
    [one] beslissen de anderen na één minuut
   *[other] beslissen de anderen na { $minutes } minuten
}
web-patience-ever = wacht de partij
web-absent-until = { $name } is er niet. Over { $time } kun je beslissen hoe het verdergaat.
web-gone = { $name } is al een tijdje weg. Hoe wil je verder?
web-replace = Een bot laten spelen
web-end-without = Partij beëindigen
web-go-on-waiting = Blijven wachten
web-decide = Beslissen
web-replaced = { $who ->
    [you] Je was weg, dus een bot speelt voor jou.
   *[other] Een bot speelt voor { $name }.
}
web-left = { $who ->
    [you] Je was te lang weg.
   *[other] { $name } heeft de partij verlaten.
}
web-problem-NOT_AWAY = Deze speler is er, of is nog niet lang genoeg weg.
web-problem-BAD_PATIENCE = Een partij wacht 10 seconden tot 24 uur op een speler, of onbeperkt.

# Met iedereen spelen
web-anyone = Met iemand online spelen
web-anyone-more = Kies een spel en hoelang je wilt nadenken. De partij begint zodra anderen hetzelfde willen spelen.
web-which-game = Spel
web-find-players = Spelers zoeken
web-seeking = Spelers zoeken
web-seeking-more = De partij begint zodra er genoeg mensen zijn. Je kunt deze pagina herladen of er via “{ web-mine }” naar terugkeren, maar je wordt alleen gevonden zolang die openstaat.
web-seeking-long = Er zijn nog niet genoeg spelers. Je kunt blijven wachten of bots op de vrije plaatsen laten spelen.
web-seek-fill = Nu met bots spelen
web-stop-seeking = Stoppen met zoeken
web-lobby-open = Open tafels
web-lobby-running = Partijen om naar te kijken

# Dezelfde persoon op meer apparaten
web-person = Mijn andere apparaten
web-person-more = Je naam, partijen, instellingen en resultaten kunnen op al je apparaten staan, zonder account. De server bewaart ze onder een sleutel die alleen je apparaten kennen.
web-person-begin = Ook op een ander apparaat spelen
web-person-link = Mijn persoonlijke link
web-person-link-more = Open deze link op een ander apparaat, of scan hem daar: dan zijn je naam, partijen en instellingen er ook.
web-person-keep = Bewaar deze link goed en houd hem voor jezelf. Wie hem heeft, kan voor jou spelen, en zonder de link kan niemand je partijen terughalen.
web-person-adopt = Dit is een persoonlijke link. De naam, partijen en instellingen van die persoon op dit apparaat zetten?
web-person-adopt-yes = Ja, dat ben ik
web-person-data = Mijn gegevens
web-person-export = Alles als bestand opslaan
web-person-delete = Alles verwijderen
web-person-delete-sure = Ja, alles voorgoed verwijderen
web-person-delete-more = Verwijdert je sleutel en wat eronder bewaard wordt, en alles wat deze browser weet. De partijen blijven bij degenen met wie je speelde.
web-person-deleted = Alles wat onder je persoonlijke link werd bewaard, is op een ander apparaat verwijderd. Wat deze browser weet, blijft hier, en alleen hier.
web-record = Mijn resultaten
web-record-against = Tegen
web-record-people = mensen
web-record-played = Gespeeld
web-record-won = Gewonnen
web-problem-NO_SUCH_PERSON = Onder deze sleutel is niets bewaard. Misschien is het verwijderd.
web-turning-wait = Het keerpunt wordt gezocht…
web-turning-look = Dit moment bekijken
web-turning-none = Er was niet één zet die deze partij besliste.
web-turning-played = { $who ->
    [you] Je speelde “{ $move }”.
   *[other] { $name } speelde “{ $move }”.
}
web-turning-best = { $who ->
    [you] Je speelde “{ $move }”, de beste zet.
   *[other] { $name } speelde “{ $move }”, de beste zet.
}
web-turning-better = { $who ->
    [you] Je speelde “{ $move }”.
   *[other] { $name } speelde “{ $move }”.
} Beter was “{ $better }”.
web-training = Training: kansen tonen en waarschuwen voor grote fouten
web-chances = Kansen:
web-coach-warns = Zeker weten? Dit kost ongeveer { $percent }%.
web-coach-better = Beter: { $move }
web-coach-anyway = Toch spelen
web-line-play = Laat zien wat er had kunnen volgen
web-line-shown = Wat er na “{ $move }” had kunnen volgen: stap { $step } van { $steps }. Bots spelen verder, met nieuwe worpen of trekkingen.
web-line-back = Terug naar de partij
web-preset-pro = Prof
web-your-seat = Jouw plaats
web-bring-choose = Bestand kiezen

# Herinneringen als er geen pagina openstaat
web-push-turn = Jij bent aan de beurt bij { $game }
web-push-begun = Je partij { $game } is begonnen
web-push-rematch = Revanche bij { $game }?
web-push-over = Je partij { $game } is afgelopen
web-push-out = Je tijd bij { $game } is om
web-push-other-out = De tijd van { $name } bij { $game } is om
web-push-with = Met { $names }
web-push-more = Ook als Cowbell gesloten is, bij al je partijen.
web-push-open-only = Deze browser kan je alleen een melding geven zolang er een tafel openstaat, niet als Cowbell gesloten is.
web-push-blocked = Deze browser blokkeert meldingen van deze site. Je kunt ze toestaan in de instellingen van de browser.

# Vrije tekst in de chat, dempen, blokkeren, melden
web-chat-choice = Chat
web-chat-phrases = Alleen vaste zinnen
web-chat-players = Vrije tekst, alleen voor de spelers
web-chat-everyone = Vrije tekst, die toeschouwers ook lezen
web-chat-told-players = Aan deze tafel mag je vrij schrijven. Toeschouwers lezen niet mee.
web-chat-told-everyone = Aan deze tafel mag je vrij schrijven, en toeschouwers lezen mee.
web-write = Bericht
web-send = Versturen
web-about-player = { $name }: dempen, blokkeren of melden
web-mute = Dempen
web-unmute = Niet meer dempen
web-muted = gedempt
web-block = Blokkeren
web-blocked = geblokkeerd
web-block-more = Je ziet niets meer van wat deze persoon zegt, en jullie worden nooit meer samen aan een tafel gezet.
web-report = Melden
web-report-why = Wat is er aan de hand? (niet verplicht)
web-report-more = De beheerders van deze server krijgen je melding en de laatste berichten uit deze chat.
web-report-send = Melding versturen
web-reported = De beheerders zijn op de hoogte.
web-blocked-people = Geblokkeerde personen
web-blocked-nobody = Je hebt niemand geblokkeerd.
web-unblock = { $name } niet meer blokkeren
web-problem-BAD_TEXT = Een bericht moet 1 tot 200 zichtbare tekens hebben.
web-problem-CHAT_OFF = Aan deze tafel zijn alleen de vaste zinnen toegestaan.
web-problem-BLOCKED = Je kunt niet aan deze tafel gaan zitten: je hebt daar iemand geblokkeerd, of iemand heeft jou geblokkeerd.
web-problem-BAD_DELAY = Toeschouwers kunnen 0 tot 20 zetten achterlopen.
web-problem-UNKNOWN = Deze persoon speelt zonder persoonlijke sleutel en kan daarom niet worden geblokkeerd. Dempen kan wel.

# Toeschouwers die achterlopen
web-delay = Toeschouwers zien de zetten
web-delay-usual = zoals op deze server gebruikelijk
web-delay-none = meteen
web-delay-moves = { $moves ->
    [one] één zet later
   *[other] { $moves } zetten later
}
web-watch-late = { $moves ->
    [one] Toeschouwers zien deze partij één zet later.
   *[other] Toeschouwers zien deze partij { $moves } zetten later.
}

# De partij van de dag
web-day = Partij van de dag
web-day-more = Voor iedereen dezelfde partij: dezelfde zetten leiden altijd tot dezelfde worpen, kaartjes en antwoorden van de bot. Je eerste poging telt; daarna speel je zo vaak als je wilt. Niemand wordt bij naam genoemd.
web-day-opponent = Tegenstander: { $bot }
web-day-par = Richtscore: { $par }, wat de sterke bot meestal haalt
web-day-again = Nog een keer proberen
web-day-again-of = Nog een keer proberen: { $game }
web-day-no-more = Een volgende poging telt niet.
web-day-elsewhere = Je bent deze partij op een ander apparaat begonnen. Daar kun je die afmaken; een poging hier telt niet.
web-day-no-result = Je eerste poging stopte voortijdig en heeft daarom geen uitslag.
web-day-won = { $points ->
    [one] Je hebt met één punt verschil gewonnen.
   *[other] Je hebt met { $points } punten verschil gewonnen.
}
web-day-lost = { $points ->
    [one] Je hebt met één punt verschil verloren.
   *[other] Je hebt met { $points } punten verschil verloren.
}
web-day-drew = Je hebt gelijkgespeeld.
web-day-scored = { $points ->
    [one] Je hebt één punt gehaald.
   *[other] Je hebt { $points } punten gehaald.
}
web-day-better = Beter dan { $percent } van de anderen.
web-day-players = { $count ->
    [0] Nog niemand heeft de partij afgemaakt.
    [one] Eén speler heeft de partij afgemaakt.
   *[other] { $count } spelers hebben de partij afgemaakt.
}
web-day-results = Uitslagen op deze server
web-day-head-result = Uitslag
web-day-head-players = Spelers
web-day-head-bots = Bots
web-day-range = { $from } t/m { $to }
web-day-bots-wait = De bots spelen nog.
web-day-bot = { $bot }: van { $low } tot { $high }, meestal { $middle }
web-day-over = Deze dag is voorbij.
web-day-to-today = Naar de partij van vandaag
web-day-share = Mijn uitslag delen
web-day-shared = Partij van de dag, { $date }. { $game }: { $result }
web-day-shared-better = Partij van de dag, { $date }. { $game }: { $result }, beter dan { $percent } van de anderen
web-day-others = Hoe anderen het deden
web-day-counts = Partij van de dag: deze poging telt.
web-day-counts-not = Partij van de dag: een volgende poging, die niet telt.
web-day-dice = De dobbelstenen van de partij van de dag volgen uit de datum. Ze zijn voor iedereen hetzelfde en geen geheim.
web-problem-MATCH_OF_DAY = De partij van de dag speel je zonder hulp: zonder tips of training, zonder bot in jouw plaats en zonder zetten terug te nemen.
web-problem-DAY_OVER = Deze dag is voorbij. Vandaag is er een nieuwe partij.

# The analysis in words
web-review-why = Waarom
web-review-equal-luck-of = { $who ->
    [you] Bij evenveel geluk had je in { $percent } van de gevallen gewonnen.
   *[other] Bij evenveel geluk had { $name } in { $percent } van de gevallen gewonnen.
}
web-puzzle-theme = Thema: { $theme }
web-puzzle-shared = Puzzel van de dag, { $date }. { $game }: { $solved ->
    [yes] in één keer opgelost
   *[no] niet in één keer opgelost
}
web-puzzle-people = { $people ->
    [0] Op deze server heeft nog niemand geantwoord.
    [one] Op deze server heeft één speler geantwoord.
   *[other] In één keer gevonden door { $found } van de { $people } spelers op deze server: { $percent }.
}
web-puzzle-chosen = { $people ->
    [0] niemand
    [one] één speler
   *[other] { $people } spelers
}
web-puzzle-other-moves = Andere zetten
web-puzzle-not-counted = Dit antwoord telt niet.
web-day-puzzle = Puzzel van de dag: { $game }
web-day-puzzle-right = Je hebt de beste zet in één keer gevonden.
web-day-puzzle-wrong = Je hebt de beste zet niet in één keer gevonden.
web-day-puzzle-open = Naar de puzzel

# Wachten op vrienden, en wat een nieuwe tafel nodig heeft
web-invite-friend = { $count ->
    [one] Stuur deze link naar degene met wie je wilt spelen. De partij begint zodra die meedoet.
   *[other] Stuur iedereen een van deze links. De partij begint zodra iedereen meedoet.
}
web-copy-link = Link kopiëren
web-copy-by-hand = Je browser laat deze pagina niets kopiëren. De link is geselecteerd, dus je kunt hem zelf kopiëren.
web-instead-bots = { $count ->
    [one] Toch liever tegen een bot
   *[other] Toch liever tegen bots
}
web-table-options = Klok, toeschouwers, chat
web-about-minutes = ongeveer { $minutes } minuten
web-lobby-new-more = Kies een spel en de regels, en geef een plaats aan “{ web-sitter-open }”. Je tafel staat hier tot er iemand meedoet.

# Voorstellen om te stoppen, en wat een vroeg einde betekent
web-offered-own = Je hebt voorgesteld om de partij te beëindigen. Wachten op { $names }.
web-offered-means = Ga je akkoord, dan wint niemand en telt de partij niet mee.
web-keep-playing = Doorspelen
web-over-uncounted = Niemand wint en de partij telt niet mee.
web-over-wins = { $who ->
    [you] Je wint.
   *[other] { $name } wint.
}
web-finished-uncounted = telt niet mee, { $scores }
web-talk = Chat
web-unread = { $count ->
    [one] één nieuw bericht
   *[other] { $count } nieuwe berichten
}

# De analyse uitgelegd
web-review-accuracy-more = hoe dicht de zetten bij de beste kwamen
web-review-loss-more = { $kind ->
    [places] weggegeven verwachte plaats, gemiddeld
   *[other] weggegeven winstkansen, gemiddeld
}
web-review-luck-more = wat het toeval veranderde
web-review-decisions-more = wat ieders zetten veranderden
web-review-equal-luck-more = { $kind ->
    [places] verwachte plaats als het geluk niemand had bevoordeeld
   *[other] winstkansen als het geluk niemand had bevoordeeld
}
web-review-bars = Wat elke stap veranderde:
web-review-begin = Begin
web-review-end = Einde
web-review-answer = { $who ->
    [you] Je beste antwoord: “{ $move }”.
   *[other] Beste antwoord van { $name }: “{ $move }”.
}
web-review-short = In het kort
web-review-best = Beste beslissing.
web-review-closest = Kleinste verschil.
web-review-clean = { $who ->
    [you] Geen van je zetten was duidelijk een fout.
   *[other] { $name } deed geen zet die duidelijk een fout was.
}
web-review-costliest = { $who ->
    [you] Je duurste fout: “{ $move }” gaf { $percent }% weg.
   *[other] Duurste fout van { $name }: “{ $move }” gaf { $percent }% weg.
}
web-review-balance = { $kind ->
    [places] Over de hele partij veranderde het geluk { $who ->
        [you] je verwachte plaats
       *[other] de verwachte plaats van { $name }
    } met { $luck }, ieders zetten met { $moves }.
   *[other] Over de hele partij veranderde het geluk { $who ->
        [you] je winstkansen
       *[other] de winstkansen van { $name }
    } met { $luck }, ieders zetten met { $moves }.
}
web-review-blurred = Geluk en zetten zijn in deze partij niet uit elkaar te houden.
web-review-close = { $who ->
    [you] Jij
   *[other] { $name }
}: “{ $move }”. “{ $better }” lijkt { $percent }% beter, maar niet zo duidelijk dat dit een fout was.
web-review-places = 100% betekent eerste plaats, 0% laatste plaats.
web-review-points = In punten
web-review-points-fewer = In punten (minder is beter)
web-review-points-start = Verwacht aan het begin
web-review-points-result = Eindstand
web-review-points-loss = Weggegeven per zet
web-review-points-loss-more = punten verloren ten opzichte van de anderen, gemiddeld
web-review-points-error = Het geluk in punten is gemeten met een foutmarge van ongeveer { $points }: elk punt uitrekenen duurt langer dan uitrekenen wie wint.
web-review-costs-points = Dat kost { $points } punten.
web-review-longer = Langer analyseren ({ $seconds } seconden)
web-review-part = Er was alleen tijd voor de eerste { $events } van de { $steps } stappen.
web-branch-end = Hier is de partij afgelopen. Ga terug naar een eerdere stap om daar verder te spelen.
web-verify-cards = Kaarten controleren
web-verify-draws = Trekkingen controleren

# Things explain themselves
web-first-order = De kleine bolletjes met een nummer laten zien in welke volgorde de anderen hebben gespeeld sinds jouw laatste beurt.
web-then-tap = Kies nu wat oplicht.
web-what-open = Dit kun je nu kiezen.
web-guide = Nieuwe dingen uitleggen in partijen tegen bots
