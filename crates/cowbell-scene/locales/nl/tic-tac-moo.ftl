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
ttm-some = { $species ->
    [C] { $count ->
        [one] { $count } koe
       *[other] { $count } koeien
    }
    [P] { $count ->
        [one] { $count } varken
       *[other] { $count } varkens
    }
    [S] { $count ->
        [one] { $count } schaap
       *[other] { $count } schapen
    }
   *[H] { $count ->
        [one] { $count } kip
       *[other] { $count } kippen
    }
}
ttm-meadow = Wei
ttm-place-ring = { $cell }, rand
ttm-place-field = { $cell }, { $who ->
    [you] jouw weiland
   *[other] weiland van { $name }
}
ttm-hand = { $who ->
    [you] Jouw medewerkers
   *[other] Medewerkers van { $name }
}
ttm-barn = { $who ->
    [you] Jouw stal
   *[other] Stal van { $name }
}
ttm-start = { $who ->
    [you] Jouw startkaartjes
   *[other] Startkaartjes van { $name }
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
    [you] Jouw beurt: leg een startkaartje op een eigen weiland dat nog leeg is.
   *[other] { $name } legt een startkaartje.
}
ttm-ask-first = { $who ->
    [you] Jouw beurt: leg { $one } of { $two } naast { $barn }, het dier in jouw stal.
   *[other] { $name } legt een dier naast { $barn }.
}
ttm-ask-second = { $who ->
    [you] Jouw beurt: leg nu je tweede kaartje, { $one }, naast { $barn }.
   *[other] { $name } legt een tweede dier naast { $barn }.
}
ttm-ask-twelve = { $who ->
    [you] Je hebt { $count } dieren! Leg nog { $one } naast { $barn }, dan win je.
   *[other] { $name } heeft { $count } dieren, legt er nog een naast { $barn } en wint.
}
ttm-ask-full = { $who ->
    [you] Je weiland is vol! Leg nog { $one } naast { $barn }: als het vol blijft, win je.
   *[other] { $name } heeft een vol weiland en legt een tweede dier naast { $barn }.
}
ttm-ask-redraw = { $who ->
    [you] Op de wei is geen vakje vrij naast de diersoort in jouw stal: je staldier wordt geruild.
   *[other] Op de wei is geen vakje vrij naast de diersoort in de stal van { $name }: het staldier wordt geruild.
}
ttm-over-field = { $who ->
    [you] Je wint met een vol weiland!
   *[other] { $name } wint met een vol weiland.
}
ttm-over-collected = { $who ->
    [you] Je wint met { $count } verzamelde dieren!
   *[other] { $name } wint met { $count } verzamelde dieren.
}
ttm-over-supply = { $who ->
    [you] De kaartjes zijn op. Je hebt meer dieren verzameld, dus je wint!
   *[other] De kaartjes zijn op. { $name } heeft meer dieren verzameld en wint.
}
ttm-over-stuck = { $who ->
    [you] Er kan geen kaartje meer worden gelegd. Je hebt meer dieren verzameld, dus je wint!
   *[other] Er kan geen kaartje meer worden gelegd. { $name } heeft meer dieren verzameld en wint.
}
ttm-move = { $tile } op { $cell }
ttm-effect-collect = { $count ->
    [one] verzamelt { $count } dier
   *[other] verzamelt { $count } dieren
}
ttm-row-collected = verzameld
ttm-row-field = weiland { $cell }: koeien { $cows }, varkens { $pigs }, schapen { $sheep }, kippen { $hens }
    .state = { $state }
ttm-field-needs = nog nodig: { $list }
ttm-field-last = elk dier maakt het vol
ttm-field-full = vol
ttm-field-excess = { $count ->
    [one] { $count } dier te veel: geen plaats voor twee van elke soort
   *[other] { $count } dieren te veel: geen plaats voor twee van elke soort
}
ttm-list = { $first }, { $next }
ttm-row-supply = kaartjes in voorraad
ttm-log-laid = { $who ->
    [you] Je legt { $tile } op { $cell }.
   *[other] { $name } legt { $tile } op { $cell }.
}
ttm-log-collected = { $who ->
    [you] Je legt { $tile } op { $cell } en verzamelt { $count ->
        [one] { $count } dier
       *[other] { $count } dieren
    }.
   *[other] { $name } legt { $tile } op { $cell } en verzamelt { $count ->
        [one] { $count } dier
       *[other] { $count } dieren
    }.
}
ttm-log-draw = { $who ->
    [you] Je trekt { $tile }.
   *[other] { $name } trekt { $tile }.
}
ttm-log-redraw = { $who ->
    [you] In jouw stal staat nu { $tile }.
   *[other] In de stal van { $name } staat nu { $tile }.
}
ttm-log-deal = De startkaartjes worden uitgedeeld.
tic-tac-moo-refuse-GAME_OVER = De partij is afgelopen.
tic-tac-moo-refuse-NOT_YOUR_TURN = Je bent niet aan de beurt.
tic-tac-moo-refuse-NO_SUCH_SPACE = De wei heeft geen hoekvakjes.
tic-tac-moo-refuse-TILE_NOT_AVAILABLE = Dit kaartje heb je niet.
tic-tac-moo-refuse-OCCUPIED = Daar ligt al een kaartje.
tic-tac-moo-refuse-NOT_OWN_FIELD = Een startkaartje moet op een van je eigen weilanden.
tic-tac-moo-refuse-FIELD_ALREADY_STARTED = Je tweede startkaartje moet op je andere weiland.
tic-tac-moo-refuse-NOT_ADJACENT_TO_BARN_SPECIES = Het vakje moet een dier raken van de soort in jouw stal.

# Wat het spel is
tic-tac-moo-about = Leg dieren naast soortgenoten van het dier in jouw stal en verzamel kuddes van drie.
tic-tac-moo-blurb = twee boerderijen, één wei, vier soorten dieren

# Opties van de tafel
tic-tac-moo-option-win-time = Wanneer je kunt winnen
tic-tac-moo-value-win-time-turn-end = aan het eind van de beurt
tic-tac-moo-value-win-time-immediate = na elk kaartje
tic-tac-moo-option-win-check = Wie er dan kan winnen
tic-tac-moo-value-win-check-active = wie aan de beurt is
tic-tac-moo-value-win-check-both = beide spelers
tic-tac-moo-option-supply-end = Einde bij lege voorraad
tic-tac-moo-value-supply-end-both = als beide leeg zijn
tic-tac-moo-value-supply-end-first = als de eerste leeg is
tic-tac-moo-option-fields = Wie welke weilanden heeft
tic-tac-moo-value-fields-diagonal = hoek aan hoek
tic-tac-moo-value-fields-adjacent = naast elkaar
tic-tac-moo-value-fields-columns = boven elkaar

# De eerste les: wat te doen, en wat het liet zien
tic-tac-moo-lesson-1 = In jouw stal staat een koe. Leg de kip of het varken naast een koe op de wei.
tic-tac-moo-lesson-1-done = Je eigen stal bepaalt het: leg naast een dier van dezelfde soort, wie het ook heeft gelegd en op wiens weiland het ook ligt. Een zijde of een hoek is genoeg. Je twee medewerkers houden de dieren van deze beurt vast.
tic-tac-moo-lesson-2 = Twee kippen liggen naast elkaar. Maak een rij van drie en verzamel de kudde!
tic-tac-moo-lesson-2-done = Drie of meer dieren van dezelfde soort op een rij zijn een kudde. Je verzamelt de andere; het dier dat je net hebt gelegd, blijft liggen.
tic-tac-moo-lesson-3 = Elke beurt leg je twee dieren. Leg het tweede, het varken, zo dat er drie varkens op een diagonaal liggen.
tic-tac-moo-lesson-3-done = Horizontaal, verticaal en diagonaal tellen allemaal. Na het tweede dier gaat het dier uit je stal naar een medewerker. Je trekt twee nieuwe kaartjes: een voor je andere medewerker en een voor je stal.
tic-tac-moo-lesson-4 = Je hebt tien dieren verzameld. Met twaalf win je: verzamel nog een kudde.
tic-tac-moo-lesson-4-done = Twaalf dieren verzamelen is één manier om te winnen. Heb je ze al met je eerste kaartje, dan leg je toch nog het tweede: de winst telt aan het einde van de beurt.
tic-tac-moo-lesson-5 = Op jouw weiland liggen acht dieren. Vul het laatste vakje.
tic-tac-moo-lesson-5-done = De andere manier om te winnen: een van je twee eigen weilanden vullen, met minstens twee dieren van elke soort. Raken de kaartjes eerder op, dan wint wie de meeste dieren heeft verzameld.

# What one is trying to do
tic-tac-moo-aim = Doel: een eigen weiland vullen met minstens twee dieren van elke soort, of 12 dieren verzamelen.

# What things are, for those who touch them
tic-tac-moo-what-barn = Het dier in jouw stal bepaalt waar je een kaartje mag leggen: naast een dier van dezelfde soort.
tic-tac-moo-what-barn-theirs = Het dier in de stal van de ander bepaalt waar die een kaartje mag leggen: naast een dier van dezelfde soort.
tic-tac-moo-what-hand = Elke beurt leg je de kaartjes van je beide medewerkers, in de volgorde die je wilt.
tic-tac-moo-what-hand-theirs = De ander legt elke beurt deze beide kaartjes.
tic-tac-moo-what-start = Een startkaartje gaat op een eigen weiland, op elk weiland één.
tic-tac-moo-what-tile = Drie of meer dieren van dezelfde soort op een rechte lijn zijn een kudde: wie hem compleet maakt, verzamelt hem.
tic-tac-moo-what-ring = De rand is van niemand. Ook hier mag je kaartjes leggen, naast de diersoort in jouw stal.
tic-tac-moo-what-field = Wie een eigen weiland vult met minstens twee dieren van elke soort, wint.
tic-tac-moo-why-even = Er kan geen kaartje meer worden gelegd, en beide spelers hebben evenveel dieren verzameld.
tic-tac-moo-preset-family = Je twee weilanden liggen naast elkaar, en winst telt meteen.
tic-tac-moo-help-win-time = In een beurt leg je twee kaartjes: kun je met het eerste al winnen?
tic-tac-moo-help-win-check = Jouw kaartje kan ook een weiland van de ander volmaken.
tic-tac-moo-help-supply-end = Dan wint wie meer dieren heeft verzameld.
tic-tac-moo-help-fields = Elke speler heeft twee van de vier weilanden.
ttm-ask-alike = { $who ->
    [you] Jouw beurt: leg { $one } naast { $barn }; je twee kaartjes zijn gelijk.
   *[other] { $name } legt een dier naast { $barn }.
}

# What speaks for a move, when a hint says why

tic-tac-moo-reason-field = brengt een vol weiland dichterbij: nog { $count ->
    [one] { $count } vakje
   *[other] { $count } vakjes
}
tic-tac-moo-reason-spoil = maakt het de ander lastiger om een weiland te vullen
tic-tac-moo-reason-full = vult je weiland: als het tot het einde van je beurt vol blijft, win je
tic-tac-moo-reason-twelve = { $collects }: dan heb je er { $total } en win je aan het einde van je beurt
tic-tac-moo-reason-next = daarna kun je { $count ->
    [one] { $count } dier verzamelen
   *[other] { $count } dieren verzamelen
}
tic-tac-moo-reason-quiet = dan kan je tweede kaartje ervoor zorgen dat de ander met het volgende kaartje niets verzamelt
tic-tac-moo-reason-leaves = { $count ->
    [0] met het volgende kaartje verzamelt de ander niets
    [one] met het volgende kaartje verzamelt de ander hoogstens { $count } dier
   *[other] met het volgende kaartje verzamelt de ander hoogstens { $count } dieren
}

# The lesson goes on

tic-tac-moo-lesson-6 = Eén dier kan twee kuddes tegelijk compleet maken. Leg de kip waar de twee rijen samenkomen.
tic-tac-moo-lesson-6-done = Je verzamelt beide kuddes: vier dieren met één kaartje.
tic-tac-moo-lesson-7 = Zo begint een partij: leg een van je startkaartjes op een van je twee weilanden.
tic-tac-moo-lesson-7-done = De ander doet hetzelfde; daarna leggen jullie er ieder een op het andere eigen weiland. Dan beginnen de beurten.

# What a puzzle is about

tic-tac-moo-theme-fill = Vul je weiland
tic-tac-moo-theme-win = Win meteen
tic-tac-moo-theme-herd = Verzamel een kudde
tic-tac-moo-theme-herds = Verzamel twee kuddes
tic-tac-moo-theme-spoil = Verpest het weiland van de ander
tic-tac-moo-theme-prepare = Bereid een kudde voor
tic-tac-moo-theme-field = Breng een vol weiland dichterbij
tic-tac-moo-theme-starve = Laat de ander niets verzamelen
tic-tac-moo-theme-ahead = Denk vooruit

# More things that explain themselves
tic-tac-moo-what-supply = Gedekte kaartjes die nog getrokken worden. Zijn beide voorraden op, dan wint wie de meeste dieren heeft verzameld.
tic-tac-moo-what-taken = Dieren die als kudde zijn verzameld. Met twaalf win je de partij.

# What happens for the first time
tic-tac-moo-first-redraw = Naast de diersoort in de stal was geen vakje vrij, dus is het staldier geruild voor een ander uit de voorraad.

# The lesson: other moves, and the rest of the game
tic-tac-moo-lesson-2-other = Geen kudde: de derde kip hoort in het verlengde van de andere twee, vlak ernaast.
tic-tac-moo-lesson-3-other = Geen kudde: het derde varken hoort op de diagonaal van de andere twee.
tic-tac-moo-lesson-4-other = Zo verzamel je niets: het derde schaap hoort in het verlengde van de andere twee.
tic-tac-moo-lesson-5-other = Er zit nog een gat in je weiland. Alleen als je daar een kaartje legt, win je.
tic-tac-moo-lesson-6-other = Dat maakt hoogstens één kudde compleet. Eén vakje ligt in het verlengde van beide paren kippen.
tic-tac-moo-lesson-8 = Naast de koe is nog maar één vakje vrij. Leg een van je kaartjes daar.
tic-tac-moo-lesson-8-done = Nu raakt geen vrij vakje een koe. Dan wordt het dier in je stal geruild voor een dier uit je voorraad, van een soort waarnaast wel plaats is. Je medewerkers houden hun dieren.

# Zodra een kaartje gekozen is
tic-tac-moo-next-start = Tik nu een vakje aan op een van je lege weilanden: daar komt { $one }.
tic-tac-moo-next-space = Tik nu een vakje aan voor { $one }, naast { $barn }: dat is het dier in jouw stal.

# Twee manieren om te winnen
tic-tac-moo-way-collect = Verzamel twaalf dieren
tic-tac-moo-way-fill = Of vul een van je weilanden: twee van elke soort en nog een
