# Kuhlorado
kuh-role = { $face ->
    [x] kruisjes
   *[o] rondjes
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
kuh-then = { $first }, { $next }
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
} vrij. Het spel eindigt als er geen koe of nog maar vijf getallen vrij zijn.
kuh-dice = Dobbelstenen
kuh-die = Dobbelsteen { $die }: { $face }
kuh-where = { $where ->
    [north] noordweide
    [east] oostweide
    [south] zuidweide
    [west] westweide
   *[other] trog { $where }
}
kuh-contest = { $where }, { $points } punten: kruisjes { $crosses }, rondjes { $circles }
kuh-area = { $face ->
    [x] Gebied van de kruisjes
   *[o] Gebied van de rondjes
}: { $size } vakken, { $points } punten; meer vanaf { $goal } vakken
kuh-area-largest = { $face ->
    [x] Gebied van de kruisjes
   *[o] Gebied van de rondjes
}: { $size } vakken, { $points } punten
kuh-ask-roll = { $who ->
    [you] Je gooit de dobbelstenen …
   *[other] { $name } gooit de dobbelstenen …
}
kuh-ask-reroll = { $who ->
    [you] Jij bent aan de beurt: houd { $one } en { $two }, of kies de dobbelstenen die je opnieuw gooit.
   *[other] { $name } heeft { $one } en { $two } en mag opnieuw gooien.
}
kuh-ask-cows = { $who ->
    [you] Jij bent aan de beurt: markeer twee koeien, waar je wilt.
   *[other] { $name } markeert twee koeien.
}
kuh-ask-cow = { $who ->
    [you] Jij bent aan de beurt: markeer een koe.
   *[other] { $name } markeert een koe.
}
kuh-ask-mixed = { $who ->
    [you] Jij bent aan de beurt: markeer een koe of een { $number }, of allebei met precies één vak ertussen.
   *[other] { $name } markeert een koe, een { $number } of allebei.
}
kuh-ask-number = { $who ->
    [you] Jij bent aan de beurt: markeer een { $number }.
   *[other] { $name } markeert een { $number }.
}
kuh-ask-numbers = { $who ->
    [you] Jij bent aan de beurt: markeer een { $one } of een { $two }.
   *[other] { $name } markeert een { $one } of een { $two }.
}
kuh-ask-pass = { $who ->
    [you] Geen van deze getallen is vrij: je moet passen.
   *[other] Geen van deze getallen is vrij: { $name } moet passen.
}
kuh-over = { $who ->
    [you] Je wint met { $points } tegen { $others } punten!
   *[other] { $name } wint met { $points } tegen { $others } punten.
}
kuh-button-keep = Beide dobbelstenen houden
kuh-button-roll = Gekozen dobbelstenen opnieuw gooien
kuh-button-pass = Passen
kuh-move-reroll = { $dice ->
    [both] Beide dobbelstenen opnieuw gooien
   *[other] Dobbelsteen { $dice } opnieuw gooien
}
kuh-move-mark = { $cells } markeren
kuh-effect-lead = { $where } +{ $points }
kuh-effect-break = { $who ->
    [you] { $where } −{ $points } voor jou
   *[other] { $where } −{ $points } voor { $name }
}
kuh-effect-area = gebied van { $size } vakken { $points }
kuh-effect-interim = dubbels worden geteld: kruisjes { $crosses }, rondjes { $circles }
kuh-effect-draw = eindigt het spel in gelijkspel
kuh-ends = het spel eindigt
kuh-row-meadows = weiden, bij { $led } van 4 voor
kuh-row-troughs = troggen, bij { $led } van 4 voor
kuh-row-areas = gebieden, { $largest ->
    [one] het grootste heeft { $largest } vak
   *[other] het grootste heeft { $largest } vakken
}
kuh-row-interim = dubbels
kuh-row-cows = gemarkeerde koeien tot de telling van de dubbels
kuh-log-sheet = Blad { $sheet } ligt op tafel.
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
       *[other] Je gooit dobbelsteen { $dice } opnieuw.
    }
   *[other] { $dice ->
        [both] { $name } gooit beide dobbelstenen opnieuw.
       *[other] { $name } gooit dobbelsteen { $dice } opnieuw.
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
kuhlorado-refuse-GAME_OVER = Het spel is afgelopen.
kuhlorado-refuse-NOT_YOUR_TURN = Je bent niet aan de beurt.
kuhlorado-refuse-NOTHING_TO_REROLL = De dobbelstenen liggen vast en kunnen niet opnieuw worden gegooid.
kuhlorado-refuse-WRONG_PHASE = Beslis eerst welke dobbelstenen je opnieuw gooit.
kuhlorado-refuse-MUST_MARK = Je kunt een vak markeren, dus je moet.
kuhlorado-refuse-TROUGH = Troggen kunnen niet worden gemarkeerd.
kuhlorado-refuse-CELL_TAKEN = Dit vak is al gemarkeerd.
kuhlorado-refuse-SYMBOL_NOT_ROLLED = Geen van beide dobbelstenen toont dit.
kuhlorado-refuse-TWO_CELLS_DUE = Je gooide twee koeien: markeer er twee.
kuhlorado-refuse-ONE_CELL_ONLY = Je gooide twee getallen: markeer maar één vak.
kuhlorado-refuse-ONE_OF_EACH = Van twee vakken moet er één de koe en één het getal tonen.
kuhlorado-refuse-NOT_ONE_CELL_APART = Er moet precies één vak tussen de twee liggen, recht of schuin.

# Wat het spel is
kuhlorado-about = Gooi twee dobbelstenen, kruis weiden aan op één gedeeld blad en win de randen en troggen.
kuhlorado-blurb = twee dobbelstenen, één blad, kruisjes tegen rondjes

# Opties van de tafel
kuhlorado-option-sheet = Blad
kuhlorado-value-sheet-seed = blad uit getal { $number }
kuhlorado-option-pro = Provariant (dubbels bij negen koeien)
kuhlorado-option-starter = Wie begint

# De eerste les: wat te doen, en wat het liet zien
kuhlorado-lesson-1 = Je hebt twee getallen gegooid. Eén keer per beurt mag je opnieuw gooien: één dobbelsteen of allebei. Probeer het.
kuhlorado-lesson-1-done = Na de tweede worp liggen de dobbelstenen vast. Je had de eerste ook mogen houden.
kuhlorado-lesson-2 = Met twee getallen kruis je één vakje aan dat een van beide toont. Kies er een.
kuhlorado-lesson-2-done = Het teken blijft voor altijd van jou. Is zo’n vakje niet vrij, dan pas je.
kuhlorado-lesson-3 = Twee koeien! Kruis twee koeienvakjes aan, waar je wilt.
kuhlorado-lesson-3-done = Koeien zijn schaars: is de laatste aangekruist, dan eindigt de partij.
kuhlorado-lesson-4 = Een koe en een 3: kruis een van beide aan, of een koe en een 3 met precies één vakje ertussen.
kuhlorado-lesson-4-done = Eén vakje ertussen mag in een rij, een kolom of schuin. Wat ertussen ligt, maakt niet uit.
kuhlorado-lesson-5 = Elke randweide is 3 punten waard, een trog 2 of 4, voor wie er de meeste tekens heeft. Kruis zo aan dat je ergens de leiding neemt.
kuhlorado-lesson-5-done = Ook verbonden tekens tellen: een gebied van 5 geeft 2 punten, 10 geven 5, 15 geven 12 en 20 geven 20.

# What one is trying to do
kuhlorado-aim = Doel: de meeste tekens in weides en bij troggen hebben, en grote gebieden vormen.
kuhlorado-aim-left = Nog vrij:
kuhlorado-aim-areas = Gebieden: 5 vakjes leveren 2 punten op, 10 leveren er 5 op, 15 leveren er 12 op, 20 leveren er 20 op.

# What things are, for those who touch them
kuhlorado-what-die = Je mag elke beurt één keer een of beide dobbelstenen opnieuw gooien.
kuhlorado-what-trough = Een trog levert zijn punten op voor wie er de meeste tekens omheen heeft. De trog zelf kun je niet markeren.
kuhlorado-what-mark = Een teken blijft staan. Tekens naast elkaar vormen gebieden.
kuhlorado-what-border = Een randweide levert 3 punten op voor wie er de meeste tekens in heeft.
kuhlorado-what-cell = Je kunt alleen een vrij vakje markeren dat toont wat je dobbelstenen tonen.
kuhlorado-why-cows = Er is geen koe meer vrij: de partij is afgelopen.
kuhlorado-why-numbers = Er zijn nog maar { $count } getallen vrij: de partij is afgelopen.
kuhlorado-help-sheet = De indeling van getallen en koeien; elk blad is een nieuwe puzzel.
kuhlorado-help-pro = Zodra negen koeien zijn gemarkeerd, leveren dubbels één keer punten op.
