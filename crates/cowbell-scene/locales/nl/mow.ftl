# MOW
mow-card = { $sort ->
    [cow] { $number } { $flies ->
        [0] zonder vliegen
        [1] met 1 vlieg
       *[other] met { $flies } vliegen
    }
    [blocker] blokkeerkoe { $number }
    [acrobat] acrobatische koe { $number }
    [slowpoke] treuzelkoe
    [calf] kalfje
    [thin] magere koe { $number }
    [dairy] melkkoe { $number }
   *[mad] gekke koe
}
mow-back = { $count ->
    [one] { $count } gedekte kaart
   *[other] { $count } gedekte kaarten
}
mow-place = getal { $value }, kudde { $herd }
mow-herd = { $cows ->
    [one] Kudde: { $low }
   *[other] Kudde van { $low } t/m { $high }
}, { $flies ->
    [0] geen vliegen
    [1] 1 vlieg
   *[other] { $flies } vliegen
}
mow-herd-of-three = { $cows ->
    [one] Kudde { $herd }: { $low }
   *[other] Kudde { $herd }: { $low } t/m { $high }
}, { $flies ->
    [0] geen vliegen
    [1] 1 vlieg
   *[other] { $flies } vliegen
}
mow-hand = { $who ->
    [you] Jouw hand
   *[other] Hand van { $name }
}
mow-shed = { $who ->
    [you] Jouw koeienstal
   *[other] Koeienstal van { $name }
}
mow-deck = Stapel
mow-arrow = Pijl
mow-arrow-shows = { $way ->
    [clockwise] met de klok mee
   *[other] tegen de klok in
}
mow-take = Kudde nemen: { $flies ->
    [0] geen vliegen
    [1] 1 vlieg
   *[other] { $flies } vliegen
}
mow-flip = pijl draaien
mow-flipped = pijl gedraaid
mow-low = aan de lage kant
mow-high = aan de hoge kant
mow-next = { $who ->
    [you] daarna ben jij aan de beurt
   *[other] daarna is { $name } aan de beurt
}
mow-with = { $play }, { $word }
mow-then = { $first } { $then }
mow-sentence = { $text }.
mow-ask-start = Het toeval beslist wie begint…
mow-ask-deal = De kaarten worden uitgedeeld…
mow-ask-draw = { $who ->
    [you] Je trekt…
   *[other] { $name } trekt…
}
mow-ask-begin = { $herd ->
    [0] { $who ->
        [you] Jouw beurt: begin een nieuwe kudde.
       *[other] { $name } begint een nieuwe kudde.
    }
   *[other] { $who ->
        [you] Jouw beurt: begin kudde { $herd }.
       *[other] { $name } begint kudde { $herd }.
    }
}
mow-ask-play = { $herd ->
    [0] { $who ->
        [you] Jouw beurt: leg een koe { $ends ->
            [above] boven { $high }
            [below] onder { $low }
            [one] onder of boven { $low }
           *[both] onder { $low } of boven { $high }
        } aan, of neem de kudde.
       *[other] { $name } legt een koe aan of neemt de kudde.
    }
   *[other] { $who ->
        [you] Jouw beurt: leg bij kudde { $herd } aan { $ends ->
            [above] boven { $high }
            [below] onder { $low }
            [one] onder of boven { $low }
           *[both] onder { $low } of boven { $high }
        }, of neem de kudde.
       *[other] { $name } legt bij kudde { $herd } een koe aan of neemt de kudde.
    }
}
mow-ask-special = { $herd ->
    [0] { $who ->
        [you] Jouw beurt: speel een speciale koe of neem de kudde.
       *[other] { $name } legt een koe aan of neemt de kudde.
    }
   *[other] { $who ->
        [you] Jouw beurt: speel bij kudde { $herd } een speciale koe of neem de kudde.
       *[other] { $name } legt bij kudde { $herd } een koe aan of neemt de kudde.
    }
}
mow-ask-take = { $herd ->
    [0] { $who ->
        [you] Geen van je kaarten past: neem de kudde.
       *[other] { $name } neemt de kudde.
    }
   *[other] { $who ->
        [you] Geen van je kaarten past: neem kudde { $herd }.
       *[other] { $name } neemt kudde { $herd }.
    }
}
mow-over = { $who ->
    [you] Je wint met de minste vliegen: { $flies }!
   *[other] { $name } wint met de minste vliegen: { $flies }.
}
mow-over-shared = Gedeelde overwinning voor { $names }, met elk { $flies ->
    [one] { $flies } vlieg
   *[other] { $flies } vliegen
}.
mow-effect-join = komt op { $value }; de kudde heeft dan { $flies ->
    [0] geen vliegen
    [1] 1 vlieg
   *[other] { $flies } vliegen
}
mow-effect-take = kost { $flies ->
    [0] geen vliegen
    [1] 1 vlieg
   *[other] { $flies } vliegen
}
mow-effect-round = beëindigt de ronde
mow-effect-match = beëindigt de partij
mow-role-starter = Begon de ronde
mow-row-total = vliegen in totaal
mow-row-round = vliegen deze ronde
mow-row-shed = kaarten in de koeienstal
mow-row-hand = kaarten in de hand
mow-log-start = { $who ->
    [you] Je begint de eerste ronde.
   *[other] { $name } begint de eerste ronde.
}
mow-log-deal = { $who ->
    [you] Je krijgt: { $card }.
   *[other] { $name } krijgt: { $card }.
}
mow-log-draw = { $who ->
    [you] Je trekt: { $card }.
   *[other] { $name } trekt: { $card }.
}
mow-log-play = { $who ->
    [you] Je speelt: { $card }
   *[other] { $name } speelt: { $card }
}
mow-log-play-at = { $who ->
    [you] Je speelt bij kudde { $herd }: { $card }
   *[other] { $name } speelt bij kudde { $herd }: { $card }
}
mow-log-back = { $who ->
    [you] Je neemt in je hand: { $card }.
   *[other] { $name } neemt in de hand: { $card }.
}
mow-log-take = { $who ->
    [you] Je neemt de kudde: { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }, { $flies ->
        [0] geen vliegen
        [one] { $flies } vlieg
       *[other] { $flies } vliegen
    }.
   *[other] { $name } neemt de kudde: { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }, { $flies ->
        [0] geen vliegen
        [one] { $flies } vlieg
       *[other] { $flies } vliegen
    }.
}
mow-log-take-at = { $who ->
    [you] Je neemt kudde { $herd }: { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }, { $flies ->
        [0] geen vliegen
        [one] { $flies } vlieg
       *[other] { $flies } vliegen
    }.
   *[other] { $name } neemt kudde { $herd }: { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }, { $flies ->
        [0] geen vliegen
        [one] { $flies } vlieg
       *[other] { $flies } vliegen
    }.
}
mow-log-round = De ronde is afgelopen. Ook de kaarten in de hand tellen.
mow-log-scored = { $who ->
    [you] Jij: { $flies ->
        [one] { $flies } vlieg
       *[other] { $flies } vliegen
    } deze ronde (waarvan { $hand } in de hand), { $total } in totaal.
   *[other] { $name }: { $flies ->
        [one] { $flies } vlieg
       *[other] { $flies } vliegen
    } deze ronde (waarvan { $hand } in de hand), { $total } in totaal.
}
mow-log-next = { $who ->
    [you] Je begint de volgende ronde.
   *[other] { $name } begint de volgende ronde.
}
mow-log-next-most = { $who ->
    [you] Je hebt de meeste vliegen en begint de volgende ronde.
   *[other] { $name } heeft de meeste vliegen en begint de volgende ronde.
}
mow-log-pass = { $who ->
    [you] Je hebt geen kaart waarmee je een kudde kunt beginnen, dus je past.
   *[other] { $name } heeft geen kaart om een kudde mee te beginnen en past.
}
mow-refuse-GAME_OVER = De partij is afgelopen.
mow-refuse-NOT_YOUR_TURN = Je bent niet aan de beurt.
mow-refuse-NOT_IN_HAND = Deze kaart heb je niet.
mow-refuse-NOTHING_TO_TAKE = Er is geen kudde om te nemen: begin er een.
mow-refuse-CANNOT_START_A_HERD = Met deze koe kun je geen kudde beginnen. Speel een andere kaart.
mow-refuse-MAD_COW_FORBIDS_FLY_FREE = Bij een kudde met de gekke koe kun je geen koe zonder vliegen aanleggen.
mow-refuse-NOT_OUTSIDE_THE_ENDS = Een koe moet lager of hoger zijn dan alle koeien van de kudde.
mow-refuse-NO_COW_WITH_THAT_NUMBER = In de kudde is geen koe met dit getal.
mow-refuse-NO_MISSING_NUMBER = Een treuzelkoe heeft een gat in de kudde nodig.
mow-refuse-END_COW_HAS_FLIES = Een kalfje past alleen naast een koe zonder vliegen.
mow-refuse-NO_EIGHT = De gekke koe vervangt een 8, en die is er niet in de kudde.
mow-refuse-NO_ARROW_CHOICE = Alleen met een groene speciale koe mag je de pijl draaien.
mow-refuse-NO_NEXT_PLAYER_CHOICE = Alleen met een gele speciale koe kies je wie daarna aan de beurt is.
mow-refuse-NO_END_CHOICE = Alleen bij een kalfje kies je een kant.
mow-refuse-NO_SUCH_SEAT = Kies iemand die aan deze tafel speelt.
mow-refuse-CANNOT_CHOOSE_SELF = Daarna moet iemand anders aan de beurt zijn.
mow-refuse-END_MUST_BE_CHOSEN = Het kalfje past aan beide kanten: kies er een.

# Wat het spel is
mow-about = Leg koeien aan het begin of het eind van de kudde, of neem de hele kudde, met vliegen en al.
mow-blurb = koeien op volgorde, vliegen voor wie ze neemt

# Opties van de tafel
mow-option-target = Vliegengrens
mow-option-next-start = Wie de volgende ronde begint
mow-value-next-start-most-flies = de boer met de meeste vliegen
mow-value-next-start-rotate = de linkerbuur van wie het laatst begon
mow-option-first-starter = Wie de eerste ronde begint

# De eerste les: wat te doen, en wat het liet zien
mow-lesson-1 = De kudde loopt van 7 tot en met 11. Leg een koe aan die lager is dan 7 of hoger dan 11.
mow-lesson-1-done = Ertussen mag niet. Daarna trek je een kaart, en de pijl wijst aan wie aan de beurt is. Houd een kaart ingedrukt, of klik er met de rechtermuisknop op, en je leest wat die kan.
mow-lesson-2 = Een acrobatische koe met een 7 springt op een 7 in de kudde. Speel die kaart.
mow-lesson-2-done = Zo’n koe neemt geen eigen plaats in de kudde in. Groene speciale koeien hebben vijf vliegen, en je mag er de pijl mee draaien.
mow-lesson-3 = Een treuzelkoe wringt zich in een gat in de kudde. Speel die kaart.
mow-lesson-3-done = Tussen de uiteinden moet een getal ontbreken: die plaats neemt de treuzelkoe in.
mow-lesson-4 = Een blokkeerkoe sluit een kant af: hoger dan 16 gaat het niet. Speel die kaart, en draai de pijl.
mow-lesson-4-done = Nu is je andere buur aan de beurt, en aan de hoge kant kan geen koe meer worden aangelegd.
mow-lesson-5 = Geen van je koeien past, dus je moet de kudde nemen, met vliegen en al.
mow-lesson-5-done = Je begint meteen een nieuwe kudde. Nemen mag ook als er wel een kaart past. Wie aan het eind de minste vliegen heeft, wint.

# What one is trying to do
mow-aim = Doel: aan het eind de minste vliegen hebben.
mow-aim-take = { $flies ->
    [0] nemen kost niets
    [one] nemen kost { $flies } vlieg
   *[other] nemen kost { $flies } vliegen
}
mow-aim-end = { $flies ->
    [one] einde partij: { $flies } vlieg
   *[other] einde partij: { $flies } vliegen
}

# What things are, for those who touch them
mow-what-cow = Een koe past als het getal lager of hoger is dan alle getallen in de kudde.
mow-what-blocker = De blokkeerkoe sluit een kant af: niets is lager dan 0 of hoger dan 16. Vijf vliegen.
mow-what-acrobat = De acrobatische koe springt op een koe met hetzelfde getal, waar die ook staat. Vijf vliegen.
mow-what-slowpoke = De treuzelkoe vult een gat: de plaats van een ontbrekend getal in de kudde. Vijf vliegen.
mow-what-calf = Het kalfje gaat naast een koe zonder vliegen aan een uiteinde staan, als volgend getal. Vijf vliegen.
mow-what-thin = De magere koe leg je aan zoals een gewone koe, maar je trekt geen kaart. Vijf vliegen.
mow-what-dairy = De melkkoe leg je aan zoals een gewone koe, en je trekt twee kaarten. Vijf vliegen.
mow-what-mad = De gekke koe vervangt een 8. Daarna mag er bij deze kudde geen koe zonder vliegen meer worden aangelegd. Vijf vliegen.
mow-why-flies = { $who ->
    [you] Je hebt
   *[other] { $name } heeft
} { $flies ->
    [one] { $flies } vlieg
   *[other] { $flies } vliegen
}; bij { $goal } is de partij afgelopen.
mow-break-round = Volgende ronde: alle kaarten worden geschud en opnieuw uitgedeeld. De vliegen blijven.
mow-preset-quick = De partij eindigt bij 40 vliegen: één tot drie rondes.
mow-preset-family = De partij eindigt bij 60 vliegen.
mow-help-target = Zodra iemand na een ronde zoveel vliegen heeft, wint wie de minste heeft.
mow-help-next-start = Wie begint, speelt de eerste kaart van de ronde.
mow-help-first-starter = Wie de allereerste kaart speelt.

# What speaks for a move, when a hint says why
mow-reason-take = { $flies ->
    [0] nemen kost nu niets
    [one] nemen kost nu { $flies } vlieg; later kan het meer worden
   *[other] nemen kost nu { $flies } vliegen; later kan het meer worden
}
mow-reason-rid = je raakt { $flies ->
    [one] { $flies } vlieg
   *[other] { $flies } vliegen
} kwijt
mow-reason-avoid = je hoeft { $flies ->
    [one] { $flies } vlieg
   *[other] { $flies } vliegen
} niet te nemen
mow-reason-narrow = { $low ->
    [0] { $high ->
        [16] dan past er geen gewone koe meer
       *[other] dan passen gewone koeien alleen boven { $high }
    }
   *[other] { $high ->
        [16] dan passen gewone koeien alleen onder { $low }
       *[other] dan passen gewone koeien alleen onder { $low } of boven { $high }
    }
}
mow-reason-still = { $count ->
    [one] { $count } van je andere gewone koeien past nog
   *[other] { $count } van je andere gewone koeien passen nog
}
mow-reason-save = bewaart je speciale koeien voor later

# The lesson goes on

mow-lesson-6 = De kudde is genomen, dus je begint een nieuwe. Kies een kaart waarmee dat mag: met een acrobatische koe of een treuzelkoe kan het niet.
mow-lesson-6-done = Hoe dichter bij het midden, hoe meer ruimte aan beide kanten, voor jou en voor de anderen.
mow-lesson-7 = De stapel is leeg, en geen van je kaarten past. Neem de kudde.
mow-lesson-7-done = Als de stapel leeg is, eindigt de ronde zodra iemand een kudde neemt. Alle vliegen tellen, ook die in je hand: raak ze op tijd kwijt. Eén boer heeft nu 100 vliegen of meer: de partij is voorbij, en jij wint met de minste. Meer hoef je met drie, vier of vijf boeren niet te weten.
mow-log-deal-hidden = { $who ->
    [you] Je krijgt een kaart.
   *[other] { $name } krijgt een kaart.
}
mow-log-draw-hidden = { $who ->
    [you] Je trekt een kaart.
   *[other] { $name } trekt een kaart.
}
mow-herd-empty = De kudde is leeg
mow-herd-of-three-empty = Kudde { $herd } is leeg
mow-card-special = { $card }, { $packet ->
    [green] groen
   *[yellow] geel
}, { $flies } vliegen

# What a puzzle is about

mow-theme-free = Neem de kudde zolang het niets kost
mow-theme-take = Kies het minste kwaad
mow-theme-squeeze = Laat een ander de kudde nemen
mow-theme-turn = Draai de pijl om
mow-theme-rid = Raak de vliegen kwijt
mow-theme-room = Houd ruimte voor je eigen kaarten
mow-theme-keep = Bewaar je speciale koeien
mow-theme-special = Zet een speciale koe in
mow-keep-seat = Spelen: dan { $name }
mow-flip-seat = Spelen en pijl draaien: dan { $name }
mow-keep-herd = Spelen: dan kudde { $herd }
mow-flip-herd = Spelen en pijl draaien: dan kudde { $herd }
mow-aim-after = { $who ->
    [you] Na jou: { $then }
   *[other] Na { $name }: { $then }
}
mow-aim-after-name = { $who ->
    [you] jij
   *[other] { $name }
}
mow-aim-after-herd = Hierna: kudde { $herd }
mow-aim-next = hierna
mow-aim-round = { $flies } deze ronde
mow-aim-gap = Welk gat het is, maakt niet uit.
mow-aim-herds = kuddes
mow-aim-hand = hand
mow-aim-total = totaal
mow-aim-before = eerder
mow-aim-last = stapel leeg: de ronde eindigt zodra iemand een kudde neemt

# More things that explain themselves
mow-what-deck = Na het spelen trek je hier een kaart. Is de stapel leeg, dan eindigt de ronde zodra iemand een kudde neemt.
mow-what-arrow = De pijl wijst aan wie hierna aan de beurt is. Met een groene speciale koe mag je hem draaien.
mow-what-arrow-herds = De pijl wijst aan welke kudde hierna komt. Met een groene speciale koe mag je hem draaien.
mow-what-shed = De vliegen tot nu toe. Aan het eind van de ronde komen de vliegen in de hand erbij.
mow-what-joined = Deze koe staat in de kudde. Wie de kudde neemt, krijgt alle vliegen.
mow-what-stand = Dit getal ontbreekt in de kudde. Tussen de twee uiteinden past alleen een treuzelkoe.
mow-what-hand = Iedereen ziet alleen de eigen kaarten. Vliegen in de hand tellen aan het eind van de ronde mee.
mow-what-take = Wie de kudde neemt, krijgt de vliegen. Dat mag elke beurt, en het moet als geen van je kaarten past.
mow-what-end = Heeft iemand na een ronde zoveel vliegen, dan eindigt de partij. Wie de minste heeft, wint.

# What happens for the first time
mow-first-take = Wie de kudde neemt, krijgt alle vliegen en begint meteen een nieuwe kudde, tenzij de stapel leeg is.
mow-first-turn = De pijl is gedraaid: vanaf nu gaat het de andere kant op.

# The lesson: other moves, and the rest of the game
mow-lesson-1-other = De kudde nemen mag, maar je hebt koeien die passen: lager dan 7 of hoger dan 11.
mow-lesson-2-other = Dat mag, maar hier gaat het om de acrobatische koe met de 7.
mow-lesson-3-other = De kudde nemen mag altijd, maar dan krijg je de vliegen. De treuzelkoe past in een gat.
mow-lesson-4-other = Zo draait de pijl niet. Speel de 16 en kies ervoor de pijl te draaien.
mow-lesson-8 = Vanaf zes boeren doen er gele speciale koeien mee. Speel de magere koe en kies wie hierna aan de beurt is.
mow-lesson-8-done = Met een gele speciale koe kies je de volgende boer; de pijl blijft zoals hij is.
mow-lesson-8-other = Dat mag, maar hier gaat het om de gele magere koe.
mow-lesson-9 = Met z’n tweeën spelen jullie met drie kuddes, de ene na de andere. Leg een koe aan bij kudde 1.
mow-lesson-9-done = De ander speelt nu bij kudde 2. De pijl bepaalt hier de volgorde van de kuddes, en je neemt alleen de huidige kudde.
mow-lesson-9-other = Nemen mag, maar je hebt kaarten die passen: een getal onder 5 of boven 9.
