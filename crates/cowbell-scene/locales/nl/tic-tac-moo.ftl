# Tic Tac Moo
ttm-a-tile = { $species ->
    [C] een koe
    [P] een varken
    [S] een schaap
   *[H] een kip
}
ttm-the-tile = { $species ->
    [C] de koe
    [P] het varken
    [S] het schaap
   *[H] de kip
}
ttm-tile = { $species ->
    [C] koe
    [P] varken
    [S] schaap
   *[H] kip
}
ttm-meadow = Weide
ttm-place-ring = { $cell }, rand
ttm-place-field = { $cell }, { $who ->
    [you] jouw veld
   *[other] veld van { $name }
}
ttm-hand = { $who ->
    [you] Jouw knechten
   *[other] Knechten van { $name }
}
ttm-barn = { $who ->
    [you] Jouw schuur
   *[other] Schuur van { $name }
}
ttm-start = { $who ->
    [you] Jouw starttegels
   *[other] Starttegels van { $name }
}
ttm-taken = { $who ->
    [you] Door jou verzameld
   *[other] Verzameld door { $name }
}
ttm-supply = { $who ->
    [you] Jouw voorraad
   *[other] Voorraad van { $name }
}
ttm-ask-start = { $who ->
    [you] Jij bent: leg een starttegel in een van je lege velden.
   *[other] { $name } legt een starttegel.
}
ttm-ask-first = { $who ->
    [you] Jij bent: leg { $one } of { $two } naast { $barn }.
   *[other] { $name } legt een dier naast { $barn }.
}
ttm-ask-second = { $who ->
    [you] Jij bent: leg { $one } naast { $barn }.
   *[other] { $name } legt een tweede dier naast { $barn }.
}
ttm-ask-redraw = { $who ->
    [you] Het dier in jouw schuur is ingesloten: het wordt geruild.
   *[other] Het dier in de schuur van { $name } is ingesloten: het wordt geruild.
}
ttm-over-field = { $who ->
    [you] Je wint met een vol veld!
   *[other] { $name } wint met een vol veld.
}
ttm-over-collected = { $who ->
    [you] Je wint met twaalf verzamelde dieren!
   *[other] { $name } wint met twaalf verzamelde dieren.
}
ttm-over-supply = { $who ->
    [you] De tegels zijn op: je wint met meer verzamelde dieren!
   *[other] De tegels zijn op: { $name } wint met meer verzamelde dieren.
}
ttm-over-stuck = { $who ->
    [you] Er kan niets meer gelegd worden: je wint met meer verzamelde dieren!
   *[other] Er kan niets meer gelegd worden: { $name } wint met meer verzamelde dieren.
}
ttm-move = { $tile } op { $cell }
ttm-effect-collect = { $count ->
    [one] verzamelt { $count } dier
   *[other] verzamelt { $count } dieren
}
ttm-row-collected = verzameld
ttm-row-field = veld { $cell }: koeien { $cows }, varkens { $pigs }, schapen { $sheep }, kippen { $hens }
ttm-row-supply = gedekt
ttm-log-laid = { $who ->
    [you] Je legt { $tile } op { $cell }.
   *[other] { $name } legt { $tile } op { $cell }.
}
ttm-log-collected = { $who ->
    [you] Je legt { $tile } op { $cell } en verzamelt er { $count }.
   *[other] { $name } legt { $tile } op { $cell } en verzamelt er { $count }.
}
ttm-log-draw = { $who ->
    [you] Je trekt { $tile }.
   *[other] { $name } trekt { $tile }.
}
ttm-log-redraw = { $who ->
    [you] Jouw schuur toont nu { $tile }.
   *[other] De schuur van { $name } toont nu { $tile }.
}
ttm-log-deal = De starttegels worden gedeeld.
tic-tac-moo-refuse-GAME_OVER = De partij is afgelopen.
tic-tac-moo-refuse-NOT_YOUR_TURN = Jij bent niet aan de beurt.
tic-tac-moo-refuse-NO_SUCH_SPACE = De weide heeft geen hoekvakken.
tic-tac-moo-refuse-TILE_NOT_AVAILABLE = Deze tegel heb je niet.
tic-tac-moo-refuse-OCCUPIED = Daar ligt al een tegel.
tic-tac-moo-refuse-NOT_OWN_FIELD = Een starttegel moet in een van je eigen velden liggen.
tic-tac-moo-refuse-FIELD_ALREADY_STARTED = Je tweede starttegel moet in je andere veld liggen.
tic-tac-moo-refuse-NOT_ADJACENT_TO_BARN_SPECIES = Het vak moet een dier raken van de soort in jouw schuur.

# Wat het spel is
tic-tac-moo-about = Leg dieren naast het dier dat uit jouw schuur kijkt en verzamel kuddes van drie.
tic-tac-moo-blurb = twee boerderijen, één wei, vier soorten dieren

# Opties van de tafel
tic-tac-moo-option-win-time = Wanneer winst wordt gecontroleerd
tic-tac-moo-value-win-time-turn-end = aan het eind van de beurt
tic-tac-moo-value-win-time-immediate = na elke tegel
tic-tac-moo-option-win-check = Wiens winst wordt gecontroleerd
tic-tac-moo-value-win-check-active = alleen van wie aan de beurt is
tic-tac-moo-value-win-check-both = van allebei
tic-tac-moo-option-supply-end = Einde door lege voorraden
tic-tac-moo-value-supply-end-both = als beide leeg zijn
tic-tac-moo-value-supply-end-first = als de eerste leeg is
tic-tac-moo-option-fields = Van wie welke velden zijn
tic-tac-moo-value-fields-diagonal = schuin tegenover elkaar
tic-tac-moo-value-fields-adjacent = naast elkaar
tic-tac-moo-value-fields-columns = boven elkaar

# De eerste les: wat te doen, en wat het liet zien
tic-tac-moo-lesson-1 = Uit jouw stal kijkt een koe. Leg de kip of het varken naast de koe op de wei.
tic-tac-moo-lesson-1-done = Je legt alleen naast het dier uit je eigen stal, recht of schuin. Je twee knechten houden de dieren van deze beurt vast.
tic-tac-moo-lesson-2 = Twee kippen staan naast elkaar. Maak een rij van drie en verzamel de kudde!
tic-tac-moo-lesson-2-done = Drie of meer dezelfde op een lijn zijn een kudde: je neemt de andere van de wei en houdt ze. Het dier dat je legde, blijft staan.
tic-tac-moo-lesson-3 = Elke beurt leg je twee dieren. Leg het tweede, het varken, zo dat er drie varkens schuin op een lijn staan.
tic-tac-moo-lesson-3-done = Lijnen tellen in alle richtingen. Na het tweede dier vul je aan, en ook de stal krijgt een nieuw dier.
tic-tac-moo-lesson-4 = Je hebt tien dieren verzameld. Twaalf winnen: verzamel nog een kudde.
tic-tac-moo-lesson-4-done = Twaalf verzamelde dieren zijn één manier om te winnen.
tic-tac-moo-lesson-5 = In jouw veld staan acht dieren. Vul de laatste plek.
tic-tac-moo-lesson-5-done = Een vol eigen veld met minstens twee van elk dier is de andere manier om te winnen.

# What one is trying to do
tic-tac-moo-aim = Doel: twee van elke soort en nog één dier in een van je weilanden, of 12 verzamelde dieren.

# What things are, for those who touch them
tic-tac-moo-what-barn = Het dier in de stal bepaalt waar je mag leggen: naast een dier van dezelfde soort.
tic-tac-moo-what-hand = Elke beurt leg je beide kaartjes bij de medewerkers, in willekeurige volgorde.
tic-tac-moo-what-start = Een startkaartje gaat in een eigen weiland, in elk één.
tic-tac-moo-what-tile = Drie of meer van een soort op een rechte lijn vormen een kudde: wie die voltooit, verzamelt hem.
tic-tac-moo-what-ring = De ring is van niemand. Naast de soort in je stal mag je ook hier leggen.
tic-tac-moo-what-field = Een vol weiland met elke soort minstens twee keer wint voor de eigenaar.
tic-tac-moo-preset-quick = Winst telt meteen, en de eerste lege voorraad beëindigt de partij.
tic-tac-moo-help-win-time = In een beurt leg je twee kaartjes: kan het eerste al winnen?
tic-tac-moo-help-win-check = Jouw kaartje kan ook een weiland van de ander voltooien.
tic-tac-moo-help-supply-end = Dan wint wie meer dieren heeft verzameld.
tic-tac-moo-help-fields = Elke speler heeft twee van de vier weilanden.
ttm-ask-alike = { $who ->
    [you] Jouw beurt: leg { $one } naast { $barn }; je twee kaartjes zijn gelijk.
   *[other] { $name } legt een dier naast { $barn }.
}
