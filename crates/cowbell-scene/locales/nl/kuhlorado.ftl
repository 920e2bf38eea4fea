# Kuhlorado
kuh-role = { $face ->
    [x] Kruisjes
   *[o] Rondjes
}
kuh-mark = { $face ->
    [x] kruisje
   *[o] rondje
}
kuh-face = { $face ->
    [c] een koe
   *[other] een { $face }
}
kuh-cell = { $cell }
kuh-cells = { $one } en { $two }
kuh-then = { $first }; { $next }
kuh-place = { $ground ->
    [trough] { $cell }, trog
    [border] { $cell }, { $print ->
        [c] koe
       *[other] { $print }
    }, randweide
   *[inner] { $cell }, { $print ->
        [c] koe
       *[other] { $print }
    }
}
kuh-no-sheet = Blad
kuh-sheet = Blad { $sheet }: nog { $cows ->
    [one] { $cows } koe
   *[other] { $cows } koeien
} en { $numbers ->
    [one] { $numbers } getal
   *[other] { $numbers } getallen
} vrij. De partij eindigt zodra er geen koe meer vrij is, of nog maar vijf getallen.
kuh-dice = Dobbelstenen
kuh-die = Dobbelsteen { $die }: { $face }
kuh-where = { $where ->
    [north] noordweide
    [east] oostweide
    [south] zuidweide
    [west] westweide
   *[other] trog { $where }
}
kuh-contest = { $where }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}: kruisjes { $crosses }, rondjes { $circles }
kuh-area = { $face ->
    [x] Gebied van de kruisjes
   *[o] Gebied van de rondjes
}: { $size ->
    [one] { $size } vakje
   *[other] { $size } vakjes
}, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; meer vanaf { $goal } vakjes
kuh-area-largest = { $face ->
    [x] Gebied van de kruisjes
   *[o] Gebied van de rondjes
}: { $size ->
    [one] { $size } vakje
   *[other] { $size } vakjes
}, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
kuh-ask-roll = { $who ->
    [you] Je gooit de dobbelstenen…
   *[other] { $name } gooit de dobbelstenen…
}
kuh-ask-reroll = { $who ->
    [you] Jouw beurt: { $one } en { $two }. Houd ze, of kies wat je opnieuw gooit.
   *[other] { $name } heeft { $one } en { $two } en mag opnieuw gooien.
}
kuh-ask-nowhere = { $who ->
    [you] Jouw beurt: { $one } en { $two } passen nergens. Opnieuw gooien of passen?
   *[other] { $name } heeft { $one } en { $two }, die nergens passen, en mag opnieuw gooien.
}
kuh-ask-cows = { $who ->
    [you] Jouw beurt: markeer twee koeien, waar je maar wilt.
   *[other] { $name } markeert twee koeien.
}
kuh-ask-cow = { $who ->
    [you] Jouw beurt: markeer een koe.
   *[other] { $name } markeert een koe.
}
kuh-ask-mixed = { $who ->
    [you] Jouw beurt: markeer een koe of een { $number }, of allebei met één vakje ertussen.
   *[other] { $name } markeert een koe, een { $number } of allebei.
}
kuh-ask-number = { $who ->
    [you] Jouw beurt: markeer een { $number }.
   *[other] { $name } markeert een { $number }.
}
kuh-ask-numbers = { $who ->
    [you] Jouw beurt: markeer een { $one } of een { $two }.
   *[other] { $name } markeert een { $one } of een { $two }.
}
kuh-ask-pass = { $number ->
    [none] Geen van deze getallen is vrij
   *[other] Er is geen { $number } meer vrij
}: { $who ->
    [you] je moet passen.
   *[other] { $name } moet passen.
}
kuh-over = { $who ->
    [you] Je wint met { $points } tegen { $others }!
   *[other] { $name } wint met { $points } tegen { $others }.
}
kuh-button-keep = Beide dobbelstenen houden
kuh-button-keep-pass = Beide houden en passen
kuh-button-roll = Gekozen dobbelstenen opnieuw gooien
kuh-button-pass = Passen
kuh-move-reroll = { $dice ->
    [both] Beide dobbelstenen opnieuw gooien
    [first] Eerste dobbelsteen opnieuw gooien
   *[other] Tweede dobbelsteen opnieuw gooien
}
kuh-move-mark = { $cells } markeren
kuh-effect-lead = { $where } +{ $points }
kuh-effect-break = { $who ->
    [you] { $where } −{ $points } voor jou
   *[other] { $where } −{ $points } voor { $name }
}
kuh-effect-area = gebied van { $size } { $size ->
    [one] vakje
   *[other] vakjes
} { $points }
kuh-effect-interim = de dubbels tellen: kruisjes { $crosses }, rondjes { $circles }
kuh-effect-draw = de partij eindigt in gelijkspel
kuh-ends = de partij eindigt
kuh-row-meadows = weiden, voorsprong op { $led } van de 4
kuh-row-troughs = troggen, voorsprong bij { $led } van de 4
kuh-row-areas = gebieden, { $count ->
    [one] { $count } telt
   *[other] { $count } tellen
}, grootste { $largest ->
    [one] { $largest } vakje
   *[other] { $largest } vakjes
}
kuh-row-interim = dubbels
kuh-row-cows = gemarkeerde koeien (dubbels tellen bij negen)
kuh-log-sheet = Er wordt gespeeld op blad { $sheet }.
kuh-log-start = { $who ->
    [you] Jij begint.
   *[other] { $name } begint.
}
kuh-log-roll = { $who ->
    [you] Je gooit { $one } en { $two }.
   *[other] { $name } gooit { $one } en { $two }.
}
kuh-log-die = { $who ->
    [you] Je gooit { $one }.
   *[other] { $name } gooit { $one }.
}
kuh-log-keep = { $who ->
    [you] Je houdt de dobbelstenen.
   *[other] { $name } houdt de dobbelstenen.
}
kuh-log-reroll = { $who ->
    [you] { $dice ->
        [both] Je gooit beide dobbelstenen opnieuw.
        [first] Je gooit de eerste dobbelsteen opnieuw.
       *[other] Je gooit de tweede dobbelsteen opnieuw.
    }
   *[other] { $dice ->
        [both] { $name } gooit beide dobbelstenen opnieuw.
        [first] { $name } gooit de eerste dobbelsteen opnieuw.
       *[other] { $name } gooit de tweede dobbelsteen opnieuw.
    }
}
kuh-log-pass = { $who ->
    [you] Je past.
   *[other] { $name } past.
}
kuh-log-marked = { $who ->
    [you] Je markeert { $cells }.
   *[other] { $name } markeert { $cells }.
}
kuh-log-scored = { $who ->
    [you] Je markeert { $cells }: { $results }.
   *[other] { $name } markeert { $cells }: { $results }.
}
kuhlorado-refuse-GAME_OVER = De partij is afgelopen.
kuhlorado-refuse-NOT_YOUR_TURN = Je bent niet aan de beurt.
kuhlorado-refuse-NOTHING_TO_REROLL = De worp staat vast.
kuhlorado-refuse-WRONG_PHASE = Je kunt nog niet markeren: de worp staat nog niet vast.
kuhlorado-refuse-MUST_MARK = Kun je een vakje markeren, dan moet je dat ook doen.
kuhlorado-refuse-TROUGH = Een trog kun je niet markeren. Hij telt voor wie er meer tekens omheen heeft.
kuhlorado-refuse-CELL_TAKEN = Dit vakje is al gemarkeerd.
kuhlorado-refuse-SYMBOL_NOT_ROLLED = Wat er op dit vakje staat, heb je niet gegooid.
kuhlorado-refuse-TWO_CELLS_DUE = Je hebt twee koeien gegooid: markeer er twee.
kuhlorado-refuse-ONE_CELL_ONLY = Je hebt twee getallen gegooid: markeer maar één vakje.
kuhlorado-refuse-ONE_OF_EACH = Markeer je twee vakjes, dan moeten dat een koe en het gegooide getal zijn.
kuhlorado-refuse-NOT_ONE_CELL_APART = Er moet precies één vakje tussen de twee liggen, horizontaal, verticaal of diagonaal.

# Wat het spel is
kuhlorado-about = Gooi met twee dobbelstenen, markeer vakjes op één gedeeld blad en scoor met randweiden, troggen en gebieden.
kuhlorado-blurb = twee dobbelstenen, één blad, kruisjes tegen rondjes

# Opties van de tafel
kuhlorado-option-sheet = Blad
kuhlorado-value-sheet-seed = nieuw blad met nummer { $number }
kuhlorado-option-pro = Profvariant: dubbels
kuhlorado-option-starter = Wie begint

# De eerste les: wat te doen, en wat het liet zien
kuhlorado-lesson-1 = Je hebt twee getallen gegooid. Eén keer per beurt mag je opnieuw gooien, met één dobbelsteen of met allebei. Probeer het.
kuhlorado-lesson-1-done = Nu staat de worp vast. Opnieuw gooien hoeft niet: je mag de eerste worp ook houden.
kuhlorado-lesson-2 = Met twee getallen markeer je één vakje met een van die getallen. Kies er een.
kuhlorado-lesson-2-done = Jouw teken blijft tot het eind staan. Is er geen passend vakje meer vrij, dan pas je.
kuhlorado-lesson-3 = Twee koeien! Markeer twee koeien, waar je maar wilt.
kuhlorado-lesson-3-done = Koeien zijn kostbaar: is de laatste gemarkeerd, dan eindigt de partij.
kuhlorado-lesson-4 = Een koe en een 3: markeer ze allebei, met precies één vakje ertussen.
kuhlorado-lesson-4-done = Dat mag horizontaal, verticaal en diagonaal. Wat er op het vakje ertussen staat, maakt niet uit.
kuhlorado-lesson-5 = Elke randweide geeft 3 punten en elke trog 2 of 4, aan wie daar meer tekens heeft. Neem ergens de leiding.
kuhlorado-lesson-5-done = Ook verbonden tekens tellen: een gebied van 5 vakjes geeft 2 punten, van 10 vakjes 5, van 15 vakjes 12 en van 20 vakjes 20.

# What one is trying to do
kuhlorado-aim = Doel: de meeste punten, met meer tekens op randweiden en rond troggen en met gebieden vanaf 5 vakjes.
kuhlorado-aim-left = Nog vrij:
kuhlorado-aim-areas = Gebieden: 5 vakjes geven 2 punten, 10 geven er 5, 15 geven er 12, 20 geven er 20.

# What things are, for those who touch them
kuhlorado-what-die = Elke beurt mag je één keer opnieuw gooien, met één dobbelsteen of met allebei.
kuhlorado-what-trough = Een trog geeft zijn punten aan wie er meer tekens omheen heeft. De trog zelf kun je niet markeren.
kuhlorado-what-mark = Een teken blijft staan. Gelijke tekens naast elkaar vormen gebieden.
kuhlorado-what-border = Een randweide geeft 3 punten aan wie er meer tekens heeft.
kuhlorado-what-cell = Je kunt alleen vrije vakjes markeren die bij je worp passen.
kuhlorado-why-cows = Er is geen koe meer vrij: de partij is afgelopen.
kuhlorado-why-numbers = Er zijn nog maar { $count } getallen vrij: de partij is afgelopen.
kuhlorado-help-sheet = De indeling van getallen en koeien; elk blad is een nieuwe puzzel.
kuhlorado-help-pro = Zodra negen koeien zijn gemarkeerd, leveren dubbels (gebieden van twee vakjes) één keer punten op.
kuhlorado-help-starter = Wie begint, markeert als eerste; daarna om de beurt.

# What speaks for a move, when a hint says why

kuhlorado-reason-lead = neemt de leiding, { $where } +{ $points }
kuhlorado-reason-level = komt gelijk, { $where }: geen punten voor de ander
kuhlorado-reason-secure = maakt je voorsprong veiliger, { $where }
kuhlorado-reason-catch = verkleint je achterstand, { $where }
kuhlorado-reason-grow = je gebied groeit tot { $size } { $size ->
    [one] vakje
   *[other] vakjes
}; vanaf { $goal } levert het meer op
kuhlorado-reason-then = met deze worp kun je { $cells } markeren: { $reason }
kuhlorado-reason-fresh = een nieuwe worp belooft meer
kuhlorado-reason-nowhere = deze worp past nergens: houden betekent passen
kuhlorado-reason-with-cow = de koe blijft, en er kan een beter getal komen
kuhlorado-reason-for-cow = met een koe zou je twee vakjes kunnen markeren

# The lesson goes on

kuhlorado-lesson-6 = Je vier kruisjes naast elkaar vormen een gebied. Maak er vijf vakjes of meer van.
kuhlorado-lesson-6-done = Vijf vakjes geven 2 punten. Tien, vijftien en twintig geven steeds meer: gebieden verbinden loont.
kuhlorado-lesson-7 = Er is nog één koe over, en als je die nu markeert, sta je voor. Beëindig de partij.
kuhlorado-lesson-7-done = De partij eindigt met de laatste koe, of als er nog maar vijf getallen over zijn. Dat moment goed kiezen is het halve spel.
kuhlorado-preset-pro = Dubbels tellen ook één keer mee, zodra negen koeien gemarkeerd zijn.
kuhlorado-preset-family = Altijd hetzelfde blad, zodat iedereen het leert kennen.
kuh-effect-stuck = { $number ->
    [none] geen van deze getallen is vrij
   *[other] er is geen { $number } meer vrij
}, dus dan moet je passen

# The match of the day
kuhlorado-day = Elke dag een nieuw blad. Haal meer punten dan de bot.

# What a puzzle is about

kuhlorado-theme-roll = Worp houden of opnieuw gooien?
kuhlorado-theme-finish = Maak de partij op het juiste moment af
kuhlorado-theme-save = Red het gelijkspel
kuhlorado-theme-double = Twee vliegen in één klap
kuhlorado-theme-area = Haal meer uit je gebied
kuhlorado-theme-lead = Neem de leiding
kuhlorado-theme-break = Maak een voorsprong ongedaan
kuhlorado-theme-ahead = Denk vooruit

# More things that explain themselves
kuhlorado-what-left = Is er geen koe meer vrij, of nog maar vijf getallen, dan eindigt de partij meteen.
kuhlorado-what-area = Gelijke tekens die elkaar met een zijde raken, vormen een gebied. Alleen de hoogste waarde die het haalt, telt: 2 punten vanaf 5 vakjes, 5 vanaf 10, 12 vanaf 15 en 20 vanaf 20.
kuhlorado-what-doubles = Zijn er negen koeien gemarkeerd, dan geeft elk gebied van precies twee vakjes 2 punten, deze ene keer.

# What happens for the first time
kuhlorado-first-lead = Wie op een randweide of rond een trog meer tekens heeft dan de ander, krijgt de punten. Bij een gelijke stand krijgt niemand ze.
kuhlorado-first-pass = Er is geen vrij vakje met een van de gegooide getallen, dus er wordt gepast.

# The lesson: other moves, and the rest of the game
kuhlorado-lesson-1-other = Houden mag, maar probeer hier eens opnieuw te gooien: kies een dobbelsteen en druk op de knop.
kuhlorado-lesson-4-other = Je mag er ook maar één markeren, maar zoek hier een paar.
kuhlorado-lesson-5-other = Daarmee neem je nergens de leiding. Zoek een randweide of een trog waar één teken meer genoeg is.
kuhlorado-lesson-6-other = Je gebied wordt zo niet groter. Markeer een vakje dat met een zijde aan een van de vier kruisjes grenst.
kuhlorado-lesson-7-other = De laatste koe is nog vrij, dus de partij gaat door.
kuhlorado-lesson-8 = Je hebt twee drieën gegooid, maar alle drieën zijn al gemarkeerd. Er zit maar één ding op.
kuhlorado-lesson-8-done = Je past alleen als er niets te markeren is. Kijk dus of een worp ergens past voordat je hem houdt.

# What a score is made of, in a word
kuhlorado-item-meadows = weiden
kuhlorado-item-troughs = troggen
kuhlorado-item-areas = gebieden
kuhlorado-item-interim = dubbels
kuhlorado-end-note = Elk gebied vanaf 5 vakjes telt, niet alleen het grootste.

# Na het eerste van twee vakjes
kuhlorado-next-cow = Eerste koe: { $cell }. Tik nu de tweede aan, waar je maar wilt.
kuhlorado-next-pair = Eerste vakje: { $cell }. Tik nu het tweede aan, { $face ->
    [c] een koe
   *[other] een { $face }
} { $count ->
    [one] aan het eind van de pijl
   *[other] aan het eind van een van de { $count } pijlen
}.
kuhlorado-next-alone = Alleen { $cell }

# Een briefje naast de dobbelstenen
kuhlorado-note-meadow = Voor elke randweide waar je meer tekens hebt
kuhlorado-note-trough = Voor elke trog waar je meer tekens omheen hebt
kuhlorado-note-areas = Voor elk gebied, naar het aantal vakjes
kuhlorado-note-end = De partij eindigt als er geen koe meer vrij is, of nog maar vijf getallen.
