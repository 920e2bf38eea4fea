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
web-nowhere = Deze pagina bestaat niet.
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
    [0] { $seats } spelers
   *[other] { $seats } spelers · ongeveer { $minutes } minuten
}
web-opponents = Tegenstanders
web-play-now = Nu spelen
web-play-now-game = Nu spelen: { $game }
web-with-friends = Met vrienden
web-with-friends-game = Met vrienden: { $game }
web-learn-game = Leren: { $game }
web-company = Meer manieren om te spelen
web-company-more = Schuif aan bij een open tafel, kijk mee met een partij of ga terug naar een van je eigen partijen.

# Een tafel openen
web-new-table = { $game }: nieuwe tafel
web-new-any = Nieuwe tafel
web-who-plays = Wie speelt er mee?
web-sitter-me = Ik
web-sitter-link = Iemand via een link
web-sitter-here = Iemand op dit apparaat
web-sitter-open = Iemand uit de lobby
web-allow-spectators = Iedereen met de link mag toekijken
web-allow-hints = Tips ook toestaan als er meerdere mensen spelen (iedereen krijgt dat te zien)
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
web-forget = Uit de lijst verwijderen
web-bring = Partij importeren
web-bring-more = Een partijbestand (.jsonl), van hier of van een andere server

# Instellingen
web-theme = Weergave
web-theme-auto = volgt het systeem
web-theme-light = licht
web-theme-dark = donker
web-motion = Animaties
web-motion-auto = volgt het systeem
web-motion-none = uit
web-sound = Geluiden
web-confirm = Bevestigen voordat ik mijn beurt beëindig
web-text-mode = Tekstmodus: opdrachten typen
web-allow-notices = Geef een melding als ik aan de beurt ben
web-settings-more = De instellingen gelden alleen in deze browser.
web-waiting = Wachten op spelers
web-waiting-more = De partij begint zodra alle plaatsen bezet zijn.
web-in-lobby = voor iedereen open in de lobby
web-link-of = Link voor plaats { $number }
web-spectator-link = Link om toe te kijken
web-leave-seat = Mijn plaats verlaten
web-copy = Kopiëren
web-copied = Gekopieerd
web-share = Delen
web-qr = QR-code
web-qr-alt = QR-code voor deze link
web-no-table = Tafel niet gevonden

# Aan tafel
web-actions = Acties
web-board = Bord
web-undo = Zet terug
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
web-place = { $place }.
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
web-over-agreed = Jullie hebben afgesproken om de partij te beëindigen.
web-over-resigned = { $name } heeft opgegeven.
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
web-key-help = dit overzicht
web-name-next = Tik nu aan wie hierna aan de beurt is.

# The strip over the board, and others’ moves
web-aim-what = Wat is het doel?
web-meanwhile = { $count ->
    [one] Eén stap is overgeslagen.
   *[other] { $count } stappen zijn overgeslagen.
}
web-new-here = Eerste keer? De les duurt drie minuten.
web-no-lesson = Geen les, bedankt
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
web-first = Naar het begin
web-previous = Stap terug
web-next = Stap vooruit
web-last = Naar het eind
web-autoplay = Automatisch afspelen
web-pause = Pauze
web-from-seat = Kijken als
web-spectator = toeschouwer
web-branch = Vanaf hier verderspelen
web-branch-as = Als { $name } tegen bots
web-download = Partij downloaden
web-verify = Dobbelstenen controleren
web-fair-none = Er is geen bewijs voor de dobbelstenen van deze partij.
web-fair-how = Vóór de partij verzegelt de server een geheime startwaarde. Wie aanschuift, belooft een geheime tekst voor de dobbelstenen en toont die zodra alle plaatsen bezet zijn. Elke worp en trekking volgt uit de startwaarde, die teksten en het nummer van de stap. Na de partij wordt de startwaarde getoond en kan iedereen alles narekenen.
web-problem-BAD_PROMISE = De server heeft de bijdrage van je browser aan de dobbelstenen niet begrepen. Laad de pagina opnieuw.
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
web-lesson-other = Deze zet mag, maar hier gaat het om iets anders. Probeer het nog eens.
web-example = Voorbeeld
web-all-rules = Alle regels
web-rules-language = Deze regels zijn nog niet vertaald, daarom staan ze hier in het Engels.
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
web-problem-BAD_SALT = De tekst voor de dobbelstenen is niet de tekst die was beloofd. Laad de pagina opnieuw.
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
web-problem-BANNED = Dit adres is op deze server geblokkeerd.
web-problem-HINTS_OFF = Aan deze tafel zijn er geen tips, omdat er meerdere mensen spelen.
web-problem-QUOTA = Dit adres heeft te veel tafels, bots of verbindingen. Rond er eerst een paar af.
web-problem-TABLE_FULL = Aan deze tafel is zoveel gebeurd dat je alleen nog zetten kunt doen.
web-problem-TOO_SLOW = De verbinding is te traag.
web-problem-STORAGE = De server kan nu niets opslaan. Er is niets veranderd.
web-problem-CORRUPT = De gegevens van deze tafel zijn beschadigd. De tafel kan niet worden geopend.
web-problem-BUSY = De server is overbelast. Probeer het nog eens.

# Rounds and endings
web-bot-number = Bot { $number }
web-between = Tussen twee rondes
web-continue = Verder
web-last-move = De laatste zet: { $move }
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
web-problem-UNKNOWN_RULES = Deze partij is gespeeld volgens versie { $version } van de regels. Deze server kent die versie niet: daarvoor is een nieuwere Cowbell nodig.

# De analyse van een afgelopen partij
web-review = Partij analyseren
web-review-more = Wat was geluk, wat goed spel, en wat had beter gekund? Het eerste resultaat is er na een paar seconden.
web-review-improving = De analyse loopt nog: de cijfers worden nauwkeuriger.
web-review-chances-of = Kansen van
web-review-graph = Kansen van { $name } in de loop van de partij.
web-review-point = Na stap { $step }: { $percent }%.
web-review-accuracy = Nauwkeurigheid
web-review-loss = Weggegeven per zet
web-review-luck = Geluk
web-review-decisions = Beslissingen
web-review-equal-luck = Bij gelijk geluk
web-review-error = Het geluk in een partij is gemeten met een foutmarge van ongeveer { $percent }%. Zetten worden beoordeeld op wat je toen kon weten.
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
web-review-gives-up = { $name }: “{ $move }” geeft { $percent }% weg. Beter: “{ $better }”.
web-review-only = { $name }: “{ $move }” is de beste zet, { $percent }% beter dan de op één na beste.
web-review-forced = { $name }: “{ $move }” was de enige toegestane zet.
web-review-lucky = { $percent }% gunstiger voor { $name } dan gemiddeld.
web-review-unlucky = { $percent }% ongunstiger voor { $name } dan gemiddeld.
web-review-change = Dat veranderde de kansen van { $name } met { $percent }%.
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
web-puzzle-lead = Die is { $percent }% beter dan elke andere zet.
web-puzzle-lead-exact = Die is { $percent }% beter dan elke andere zet, doorgerekend tot het einde van de partij.
web-puzzle-found = Gevonden door de bots: makkelijk { $easy }%, gemiddeld { $medium }%, sterk { $hard }%, meester { $expert }%.
web-puzzle-next = Volgende puzzel
web-puzzle-rating = Moeilijkheid { $rating }
web-puzzle-streak = Goed op rij: { $streak }, langste reeks: { $longest }
web-puzzle-count = { $count ->
    [one] één puzzel
   *[other] { $count } puzzels
}; jouw niveau: { $rating }
web-problem-BAD_TOKEN = De sleutel van je plaats ontbreekt. Laad de pagina opnieuw.
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
web-problem-BAD_CLOCK = Een klok geeft 5 seconden tot 3 uur, of 1 tot 14 dagen per zet.
web-problem-OUT_OF_TIME = Je tijd is om.
web-problem-IS_OUT = Je doet niet meer mee aan deze partij.
web-fair-checked = { $draws ->
    [one] Eerlijke dobbelstenen: je browser heeft de enige trekking zelf nagerekend, en die volgt uit de verzegelde startwaarde.
   *[other] Eerlijke dobbelstenen: je browser heeft alle { $draws } trekkingen zelf nagerekend, en ze volgen uit de verzegelde startwaarde.
}
web-fair-witness = Zegel, beloften en je eigen tekst komen overeen met wat deze browser vóór de eerste trekking heeft gezien: niemand kon de dobbelstenen kiezen.
web-fair-no-witness = Deze browser heeft het zegel niet vóór de eerste trekking gezien. Of de startwaarde toen al vaststond, kan hij niet zeggen.
web-fair-withheld = { $name } heeft een tekst voor de dobbelstenen beloofd, maar niet op tijd getoond. Die is weggelaten.
web-fair-first-dice = Oudere werkwijze: de server en wie als laatste aanschoof, hadden de dobbelstenen samen kunnen kiezen.
web-fair-uncheckable = Deze pagina kwam niet via https, dus je browser kan de dobbelstenen niet controleren. Bewaar de partij en gebruik “cowbell verify”.
web-fair-wrong-seal = De startwaarde past niet bij het zegel.
web-fair-wrong-seal-changed = Het zegel is niet het zegel dat deze browser vóór de partij heeft gezien.
web-fair-wrong-salts = Een tekst past niet bij zijn belofte.
web-fair-wrong-my-salt = Je eigen tekst ontbreekt, hoewel deze browser hem heeft getoond.
web-fair-wrong-promises-changed = De beloften wijken af van wat deze browser zag voordat hij zijn tekst toonde.
web-fair-wrong-draws = Een trekking volgt niet uit de verzegelde startwaarde.

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
web-problem-BAD_PATIENCE = Een partij wacht 30 seconden tot 24 uur op een speler, of altijd.

# Met iedereen spelen
web-anyone = Met iemand online spelen
web-anyone-more = Kies een spel en hoelang je wilt nadenken. De partij begint zodra anderen hetzelfde willen spelen.
web-which-game = Spel
web-find-players = Spelers zoeken
web-seeking = Spelers zoeken
web-seeking-more = De partij begint zodra er genoeg mensen zijn. Je kunt deze pagina herladen of er via “{ web-mine }” naar terugkeren, maar je wordt alleen gevonden zolang die openstaat.
web-seeking-long = Er is nog niemand gekomen. Je kunt blijven wachten of bots op de vrije plaatsen laten spelen.
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
web-person-keep = Bewaar deze link goed en voor jezelf. Wie hem heeft, kan voor jou spelen, en zonder hem kan niemand je partijen terughalen.
web-person-adopt = Dit is een persoonlijke link. De naam, partijen en instellingen van die persoon op dit apparaat zetten?
web-person-adopt-yes = Ja, dat ben ik
web-person-data = Mijn gegevens
web-person-export = Alles als bestand opslaan
web-person-delete = Alles verwijderen
web-person-delete-sure = Ja, alles voorgoed verwijderen
web-person-delete-more = Verwijdert je sleutel en wat eronder bewaard wordt, en alles wat deze browser weet. De partijen blijven bij degenen met wie je speelde.
web-record = Mijn resultaten
web-record-against = Tegen
web-record-people = mensen
web-record-played = Gespeeld
web-record-won = Gewonnen
web-problem-NO_SUCH_PERSON = Onder deze sleutel is niets bewaard. Misschien is het verwijderd.
web-turning-wait = Het keerpunt wordt gezocht…
web-turning-look = Dit moment bekijken
web-training = Training: kansen tonen en waarschuwen voor grote fouten
web-chances = Kansen:
web-coach-warns = Zeker weten? Dit kost ongeveer { $percent }%.
web-coach-better = Beter: { $move }
web-coach-anyway = Toch spelen
web-line-play = Laat zien wat er had kunnen volgen
web-line-shown = Wat er na “{ $move }” had kunnen volgen: stap { $step } van { $steps }. Bots spelen verder, met nieuwe worpen.
web-line-back = Terug naar de partij
web-preset-pro = Prof
