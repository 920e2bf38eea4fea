# Tic Tac Town
ttt-cell = { $cell }
ttt-board = Bord
ttt-pool = Nog te zetten dobbelstenen
ttt-hand = { $who ->
    [you] Jouw kaarten
   *[other] Kaarten van { $name }
}
ttt-done = { $who ->
    [you] Door jou voltooid: { $count }
   *[other] Voltooid door { $name }: { $count }
}
ttt-colour = { $colour ->
    [R] rood
    [B] blauw
    [G] groen
   *[Y] geel
}
ttt-any = vrije kleur
ttt-die = { $colour ->
    [R] rode
    [B] blauwe
    [G] groene
   *[Y] gele
} { $value }
ttt-card-colours = { $a }, { $b }, { $c }
ttt-card-sum = som { $sum } met { $colour ->
    [R] een rode
    [B] een blauwe
    [G] een groene
   *[Y] een gele
} dobbelsteen
ttt-card-equation = { $a } { $op ->
    [plus] +
    [minus] −
    [times] ×
   *[over] :
} { $b } = { $c }
ttt-card = { $card } ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
})
ttt-back = { $kind ->
    [colours] Kleurkaart
    [sum] Somkaart
   *[equation] Rekenkaart
} ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
})
ttt-pile = { $kind ->
    [colours] Kleurkaarten
    [sum] Somkaarten
   *[equation] Rekenkaarten
}: nog { $count }
ttt-ask-deal = De eerste kaarten worden uitgedeeld…
ttt-ask-pile = { $left ->
    [0] Voor de laatste ronde
   *[other] Voor ronde { $round } van { $rounds }
}{ $who ->
    [you] , jouw beurt: kies een stapel om van te trekken.
   *[other] : { $name } kiest een stapel om van te trekken.
}
ttt-ask-card = { $left ->
    [0] Voor de laatste ronde
   *[other] Voor ronde { $round } van { $rounds }
}{ $who ->
    [you] : je trekt een kaart…
   *[other] : { $name } trekt een kaart…
}
ttt-ask-roll = { $left ->
    [0] Laatste ronde ({ $round } van { $rounds })
   *[other] Ronde { $round } van { $rounds }
}: de dobbelstenen worden gegooid…
ttt-ask-reroll = { $left ->
    [0] Laatste ronde ({ $round } van { $rounds })
   *[other] Ronde { $round } van { $rounds }
}{ $who ->
    [you] , jouw beurt: houd de worp of gooi alles opnieuw.
   *[other] : { $name } houdt de worp of gooit opnieuw.
}
ttt-ask-place = { $left ->
    [0] Laatste ronde ({ $round } van { $rounds })
   *[other] Ronde { $round } van { $rounds }
}{ $who ->
    [you] , jouw beurt: zet een dobbelsteen op het bord.
   *[other] : { $name } zet een dobbelsteen.
}
ttt-over = { $who ->
    [you] Je wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }!
   *[other] { $name } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
ttt-over-shared = Gedeelde overwinning voor { $names }, met elk { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
ttt-move-pile = { $kind ->
    [colours] Een kleurkaart trekken
    [sum] Een somkaart trekken
   *[equation] Een rekenkaart trekken
}
ttt-move-keep = Worp houden
ttt-move-reroll = Alle dobbelstenen opnieuw gooien
ttt-move-place = { $die } op { $cell }
ttt-effect-fulfil = voltooit { $card } (+{ $points })
ttt-effect-bonus = bonus voor drie kaarten van één soort (+{ $points })
ttt-effect-round = { $left ->
    [1] de ronde eindigt, alleen de laatste komt nog
   *[other] de ronde eindigt, er volgen er nog { $left }
}
ttt-effect-over = de partij eindigt
ttt-row = { $kind ->
    [colours] voltooide kleurkaarten
    [sum] voltooide somkaarten
   *[equation] voltooide rekenkaarten
}
ttt-points = { $kind ->
    [colours] { $count ->
        [one] { $count } kleurkaart
       *[other] { $count } kleurkaarten
    }
    [sum] { $count ->
        [one] { $count } somkaart
       *[other] { $count } somkaarten
    }
   *[equation] { $count ->
        [one] { $count } rekenkaart
       *[other] { $count } rekenkaarten
    }
}
ttt-points-bonus = bonus voor elke drie van één soort
ttt-role-starter = Startspeler
ttt-and = { $first } en { $next }
ttt-then = { $first }; { $next }
ttt-fulfils = { $who ->
    [you] jij voltooit { $cards } (+{ $points })
   *[other] { $name } voltooit { $cards } (+{ $points })
}
ttt-log-pile = { $who ->
    [you] Je kiest { $kind ->
        [colours] de stapel kleurkaarten
        [sum] de stapel somkaarten
       *[equation] de stapel rekenkaarten
    }.
   *[other] { $name } kiest { $kind ->
        [colours] de stapel kleurkaarten
        [sum] de stapel somkaarten
       *[equation] de stapel rekenkaarten
    }.
}
ttt-log-keep = { $who ->
    [you] Je houdt de worp.
   *[other] { $name } houdt de worp.
}
ttt-log-reroll = { $who ->
    [you] Je gooit alle dobbelstenen opnieuw.
   *[other] { $name } gooit alle dobbelstenen opnieuw.
}
ttt-log-place = { $who ->
    [you] Je zet de { $die } op { $cell }.
   *[other] { $name } zet de { $die } op { $cell }.
}
ttt-log-result = { $who ->
    [you] Je zet de { $die } op { $cell }: { $results }.
   *[other] { $name } zet de { $die } op { $cell }: { $results }.
}
ttt-log-card = { $who ->
    [you] Je trekt: { $card }.
   *[other] { $name } trekt: { $card }.
}
ttt-log-back = { $who ->
    [you] Je trekt { $kind ->
        [colours] een kleurkaart
        [sum] een somkaart
       *[equation] een rekenkaart
    }.
   *[other] { $name } trekt { $kind ->
        [colours] een kleurkaart
        [sum] een somkaart
       *[equation] een rekenkaart
    }.
}
ttt-log-start = { $who ->
    [you] Jij begint de eerste ronde.
   *[other] { $name } begint de eerste ronde.
}
ttt-log-roll = Gegooid met { $colour }: { $one }, { $two } en { $three }.
tic-tac-town-refuse-GAME_OVER = De partij is afgelopen.
tic-tac-town-refuse-NOT_YOUR_TURN = Je bent niet aan de beurt.
tic-tac-town-refuse-NOTHING_TO_REROLL = Er is nu geen worp om te houden of over te doen.
tic-tac-town-refuse-WRONG_PHASE = Dat kan nog niet.
tic-tac-town-refuse-NO_SUCH_PILE = Deze partij wordt zonder rekenkaarten gespeeld.
tic-tac-town-refuse-PILE_EMPTY = Deze stapel is leeg.
tic-tac-town-refuse-NO_SUCH_CELL = Het bord voor twee heeft maar drie rijen en drie kolommen.
tic-tac-town-refuse-DIE_NOT_IN_POOL = Er is geen dobbelsteen meer met deze kleur en waarde.
tic-tac-town-refuse-CELL_TAKEN = Daar staat al een dobbelsteen.

# Wat het spel is
tic-tac-town-about = Zet gekleurde dobbelstenen, maak rijen van drie en voltooi je geheime opdrachtkaarten.
tic-tac-town-blurb = gekleurde dobbelstenen, drie op een rij, geheime kaarten

# Opties van de tafel
tic-tac-town-option-deck = Rekenkaarten
tic-tac-town-value-deck-graded = met elk twee kleuren
tic-tac-town-value-deck-single = met elk één kleur
tic-tac-town-option-equations = Met rekenkaarten spelen
tic-tac-town-option-starter = Wie begint

# De eerste les: wat te doen, en wat het liet zien
tic-tac-town-lesson-1 = Iedereen bouwt op hetzelfde bord. Neem een dobbelsteen en zet hem op een leeg vakje.
tic-tac-town-lesson-1-done = Je zet één dobbelsteen per beurt. Hij houdt zijn waarde en blijft staan tot de ronde voorbij is.
tic-tac-town-lesson-2 = Een van je kaarten vraagt om rood, blauw en groen op een rij. Rood en blauw staan er al. Maak de rij af.
tic-tac-town-lesson-2-done = Kleurkaarten geven 1 punt. Een rij mag horizontaal of verticaal lopen en je mag van beide kanten lezen, maar diagonalen tellen nooit.
tic-tac-town-lesson-3 = Een andere kaart vraagt om drie dobbelstenen met de som 7, waarvan één geel. Voltooi hem.
tic-tac-town-lesson-3-done = Somkaarten geven 2 punten. Het maakt niet uit wie de dobbelstenen heeft gezet.
tic-tac-town-lesson-4 = Nu de rekenkaart: rood plus blauw is de derde dobbelsteen. Hoeveel is 2 + 3?
tic-tac-town-lesson-4-done = Rekenkaarten geven 3 punten; een witte dobbelsteen op de kaart staat voor elke kleur. Ook 5 3 2 telt, van rechts naar links gelezen: begin aan het eind dat je wilt.
tic-tac-town-lesson-5 = Kolommen tellen ook. De volgende kaart zegt: een willekeurige dobbelsteen − groen = blauw. Lees deze kolom van onder naar boven: ? − 2 = 4.
tic-tac-town-lesson-5-done = 6 − 2 = 4, van onder af gelezen. Diagonalen tellen nooit. Jouw dobbelstenen kunnen ook kaarten van anderen voltooien: aan de achterkant zie je welke soorten zij hebben.
tic-tac-town-lesson-6 = Aan het begin van een ronde worden alle dobbelstenen gegooid. De startspeler houdt de worp, of gooit alles één keer opnieuw.
tic-tac-town-lesson-6-done = De ronde eindigt als het bord vol is; met drie of vier spelers, op 4 × 4 vakjes, als alle twaalf dobbelstenen gezet zijn. Dan start de volgende speler.

# What one is trying to do
tic-tac-town-aim = Doel: drie dobbelstenen op een rij die bij je kaarten passen.
tic-tac-town-aim-alike = per 3 van één soort +3

# What things are, for those who touch them
tic-tac-town-what-placed = Een dobbelsteen op het bord blijft staan tot het einde van de ronde. Hij telt voor ieders kaarten.
tic-tac-town-what-cell = Kies eerst een dobbelsteen, dan een leeg vakje.
tic-tac-town-what-pile = Nieuwe kaarten trek je tussen de rondes, elk van een stapel naar keuze.
tic-tac-town-what-colours = Voltooid zodra drie aangrenzende dobbelstenen in een rij of kolom deze kleuren in deze volgorde hebben, in een van beide richtingen: 1 punt.
tic-tac-town-what-sum = Voltooid zodra drie aangrenzende dobbelstenen in een rij of kolom samen dit getal zijn, met minstens één in deze kleur: 2 punten.
tic-tac-town-what-equation = Voor drie aangrenzende dobbelstenen in een rij of kolom moet dit kloppen (wit: elke kleur), van een van beide kanten gelezen: { $op ->
    [plus] 2 3 5 en 5 3 2 zijn allebei 2 + 3 = 5
    [minus] 6 2 4 en 4 2 6 zijn allebei 6 − 2 = 4
    [times] 2 3 6 en 6 3 2 zijn allebei 2 × 3 = 6
   *[over] 6 2 3 en 3 2 6 zijn allebei 6 : 2 = 3
}.
tic-tac-town-what-die = In je beurt zet je een van deze dobbelstenen op een leeg vakje.
tic-tac-town-why-rounds = De laatste ronde is gespeeld; kaarten in de hand tellen niet.
tic-tac-town-round-dice = Alle 12 dobbelstenen zijn gezet.
tic-tac-town-round-full = Het bord is vol.
tic-tac-town-break-round = Volgende ronde: het bord wordt leeggemaakt, iedereen vult aan tot vier kaarten, en een ander begint.
tic-tac-town-preset-family = Alleen kleurkaarten en somkaarten, geen rekenkaarten.
tic-tac-town-help-deck = Om hoeveel kleuren een rekenkaart vraagt.
tic-tac-town-help-equations = Rekenkaarten zijn het moeilijkst en leveren drie punten op.
tic-tac-town-help-starter = Wie in de eerste ronde de eerste dobbelsteen zet.

# What speaks for a move, when a hint says why

tic-tac-town-reason-points = levert nu { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op
tic-tac-town-reason-near = dan is er nog één dobbelsteen nodig voor { $card }
tic-tac-town-reason-start = dan zijn er nog twee dobbelstenen nodig voor { $card }
tic-tac-town-reason-open = { $count ->
    [one] daarna is nog { $count } van je { $all } kaarten mogelijk
   *[other] daarna zijn nog { $count } van je { $all } kaarten mogelijk
}
tic-tac-town-reason-idle = { $count ->
    [0] je hebt in deze ronde geen kaarten meer
   *[other] wat je ook zet: geen van je kaarten is in deze ronde nog mogelijk
}
tic-tac-town-reason-shut = laat geen rij over waar nog maar één dobbelsteen ontbreekt
tic-tac-town-reason-roll = { $count ->
    [one] deze dobbelstenen kunnen { $count } van je kaarten voltooien
   *[other] deze dobbelstenen kunnen { $count } van je kaarten voltooien
}
tic-tac-town-reason-reroll = { $count ->
    [0] deze dobbelstenen voltooien geen van je kaarten
   *[other] deze dobbelstenen kunnen maar { $count } van je kaarten voltooien
}
tic-tac-town-reason-third = nog een kaart van deze soort geeft de bonus
tic-tac-town-reason-worth = zo’n kaart is { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} waard

# The lesson goes on

tic-tac-town-lesson-7 = Eén dobbelsteen kan twee kaarten voltooien: de ene wil rood, blauw en groen, de andere een som van 5 met een rode. Zoek die ene dobbelsteen.
tic-tac-town-lesson-7-done = 3 punten met één dobbelsteen. Kijk voor elke zet naar al je kaarten.
tic-tac-town-lesson-8 = Na een ronde wordt het bord leeggemaakt en vult iedereen aan tot vier kaarten, elk van een stapel naar keuze. Je hebt twee kleurkaarten voltooid: trek er nog een.
tic-tac-town-lesson-8-done = Elke drie voltooide kaarten van één soort geven 3 bonuspunten. Na de laatste ronde wint de hoogste score, bij gelijke stand wie de meeste rekenkaarten heeft voltooid.

# What a puzzle is about

tic-tac-town-theme-roll = Worp houden of opnieuw gooien?
tic-tac-town-theme-pile = Trek van de juiste stapel
tic-tac-town-theme-bonus = Haal de bonus binnen
tic-tac-town-theme-equation = Voltooi een rekenkaart
tic-tac-town-theme-sum = Voltooi een somkaart
tic-tac-town-theme-colour = Voltooi een kleurkaart
tic-tac-town-theme-cards = Voltooi twee kaarten tegelijk
tic-tac-town-theme-close = Geef niets weg
tic-tac-town-theme-prepare = Bereid een kaart voor
tic-tac-town-theme-ways = Bereid twee kaarten tegelijk voor
tic-tac-town-theme-ahead = Denk vooruit

# More things that explain themselves
tic-tac-town-what-done = Voltooide kaarten blijven liggen en geven hun waarde. Elke drie van één soort geven 3 bonuspunten.
tic-tac-town-what-backs = Alleen wie ze in handen heeft, ziet deze kaarten. De achterkant toont de anderen de soort en de punten.
tic-tac-town-what-points = Een kleurkaart geeft 1 punt, een somkaart 2, een rekenkaart 3. Elke drie voltooide kaarten van één soort geven 3 bonuspunten.
tic-tac-town-what-round = Een ronde eindigt als het bord vol is of alle dobbelstenen zijn gezet. Na de laatste ronde wint wie de meeste punten heeft: die van de voltooide kaarten en de bonussen. Kaarten in de hand tellen niet.
tic-tac-town-aim-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
tic-tac-town-aim-who = { $who ->
    [you] Jij
   *[other] { $name }
}
tic-tac-town-aim-shut = niet deze ronde
tic-tac-town-aim-missing = { $count ->
    [one] nog { $count } steen
   *[other] nog { $count } stenen
}
tic-tac-town-aim-round = { $left ->
    [0] laatste ronde
   *[other] ronde { $round } van { $rounds }
}
tic-tac-town-aim-lacks = { $count ->
    [0] Geen rij kan hem in deze ronde nog voltooien.
    [one] Er ontbreekt één dobbelsteen: welke, en waar?
   *[other] Er ontbreken { $count } dobbelstenen.
}

# What happens for the first time
tic-tac-town-first-fulfil = Drie dobbelstenen op een rij hebben een kaart voltooid. Die telt voor de eigenaar, wie de dobbelstenen ook heeft gezet.
tic-tac-town-first-bonus = De derde voltooide kaart van één soort: elke drie geven 3 bonuspunten.
tic-tac-town-first-reroll = Eén keer per ronde, voordat de eerste dobbelsteen wordt gezet, mag de startspeler alle twaalf dobbelstenen opnieuw gooien.
tic-tac-town-first-equation = Een rekenkaart: van één kant gelezen kloppen rekensom en kleuren bij drie aangrenzende dobbelstenen in een rij of kolom. 3 punten.

# The lesson: other moves
tic-tac-town-lesson-2-other = De rij is niet af: vlak naast de blauwe dobbelsteen ontbreekt een groene.
tic-tac-town-lesson-3-other = De rode 1 en de groene 2 zijn samen 3. Een gele 4 ernaast maakt er 7 van.
tic-tac-town-lesson-4-other = Zo klopt de rekensom niet: naast de rode 2 en de blauwe 3 hoort een 5.
tic-tac-town-lesson-5-other = Zo klopt de rekensom niet: onder de groene 2 hoort een 6 in welke kleur dan ook, want 6 − 2 = 4.
tic-tac-town-lesson-7-other = Dat voltooit hoogstens één kaart. De rode 1 en de blauwe 3 zijn samen 4: welke groene maakt er 5 van?
tic-tac-town-lesson-8-other = Elke stapel mag, maar alleen een derde kleurkaart geeft de bonus.

# What a score is made of, in a word
tic-tac-town-item-colours = kleuren
tic-tac-town-item-sum = sommen
tic-tac-town-item-equation = rekenen
tic-tac-town-item-bonus = bonus
