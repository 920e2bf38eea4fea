# MOW
mow-card = { $sort ->
    [cow] { $number } { $flies ->
        [0] zonder vliegen
        [1] met één vlieg
       *[other] met { $flies } vliegen
    }
    [blocker] blokkeerkoe { $number }
    [acrobat] acrobaat { $number }
    [slowpoke] treuzelaar
    [calf] kalf
    [thin] magere koe { $number }
    [dairy] melkkoe { $number }
   *[mad] dolle koe
}
mow-a-card = een kaart
mow-back = { $count ->
    [one] { $count } gedekte kaart
   *[other] { $count } gedekte kaarten
}
mow-place = getal { $value }, kudde { $herd }
mow-herd = Kudde, { $flies ->
    [0] geen vliegen
    [1] één vlieg
   *[other] { $flies } vliegen
}
mow-herd-of-three = Kudde { $herd }, { $flies ->
    [0] geen vliegen
    [1] één vlieg
   *[other] { $flies } vliegen
}
mow-hand = { $who ->
    [you] Jouw hand
   *[other] Hand van { $name }
}
mow-shed = { $who ->
    [you] Jouw stal
   *[other] Stal van { $name }
}
mow-deck = Stapel
mow-arrow = Pijl
mow-arrow-shows = { $way ->
    [clockwise] met de klok mee
   *[other] tegen de klok in
}
mow-take = Kudde pakken: { $flies ->
    [0] geen vliegen
    [1] één vlieg
   *[other] { $flies } vliegen
}
mow-keep = pijl laten liggen
mow-flip = pijl omdraaien
mow-low = aan de lage kant
mow-high = aan de hoge kant
mow-next = { $who ->
    [you] daarna ben jij
   *[other] daarna is het aan { $name }
}
mow-with = { $play }, { $word }
mow-name = { $who ->
    [you] jou
   *[other] { $name }
}
mow-and = { $one } en { $two }
mow-then = { $first } { $then }
mow-sentence = { $text }.
mow-ask-start = Het toeval beslist wie begint …
mow-ask-deal = De kaarten worden gedeeld …
mow-ask-draw = { $who ->
    [you] Je trekt …
   *[other] { $name } trekt …
}
mow-ask-begin = { $who ->
    [you] Jouw beurt: begin een nieuwe kudde.
   *[other] { $name } begint een nieuwe kudde.
}
mow-ask-play = { $who ->
    [you] Jouw beurt: leg een koe aan of pak de kudde.
   *[other] { $name } legt een koe aan of pakt de kudde.
}
mow-ask-take = { $who ->
    [you] Geen van je kaarten past: pak de kudde.
   *[other] { $name } pakt de kudde.
}
mow-ask-at = { $ask } (kudde { $herd })
mow-over = { $who ->
    [you] Je wint met de minste vliegen: { $flies }!
   *[other] { $name } wint met de minste vliegen: { $flies }.
}
mow-over-shared = De minste vliegen, elk { $flies }: een gedeelde overwinning van { $names }.
mow-effect-join = staat op { $value }; de kudde heeft dan { $flies ->
    [0] geen vliegen
    [1] één vlieg
   *[other] { $flies } vliegen
}
mow-effect-take = kost { $flies ->
    [0] geen vliegen
    [1] één vlieg
   *[other] { $flies } vliegen
}
mow-effect-round = beëindigt de ronde
mow-effect-match = beëindigt de partij
mow-role = Boerderij
mow-role-starter = Boerderij, begon deze ronde
mow-row-total = vliegen in totaal
mow-row-round = vliegen deze ronde
mow-row-shed = kaarten in de stal
mow-row-hand = kaarten in de hand
mow-log-start = { $who ->
    [you] Je begint de eerste ronde.
   *[other] { $name } begint de eerste ronde.
}
mow-log-deal = { $who ->
    [you] Je krijgt: { $card }.
   *[other] { $name } krijgt { $card }.
}
mow-log-draw = { $who ->
    [you] Je trekt: { $card }.
   *[other] { $name } trekt { $card }.
}
mow-log-play = { $who ->
    [you] Je speelt: { $card }
   *[other] { $name } speelt: { $card }
}
mow-log-play-at = { $who ->
    [you] Kudde { $herd }: je speelt: { $card }
   *[other] Kudde { $herd }: { $name } speelt: { $card }
}
mow-log-back = { $who ->
    [you] Terug in jouw hand: { $card }.
   *[other] Terug in de hand van { $name }: { $card }.
}
mow-log-take = { $who ->
    [you] Je pakt de kudde, kaarten: { $count }, vliegen: { $flies }.
   *[other] { $name } pakt de kudde, kaarten: { $count }, vliegen: { $flies }.
}
mow-log-take-at = { $who ->
    [you] Je pakt kudde { $herd }, kaarten: { $count }, vliegen: { $flies }.
   *[other] { $name } pakt kudde { $herd }, kaarten: { $count }, vliegen: { $flies }.
}
mow-log-round = De ronde is afgelopen; ook de kaarten in de hand tellen.
mow-log-scored = { $who ->
    [you] Jij: { $flies } deze ronde ({ $hand } in de hand), { $total } in totaal.
   *[other] { $name }: { $flies } deze ronde ({ $hand } in de hand), { $total } in totaal.
}
mow-log-next = { $who ->
    [you] Je begint de volgende ronde.
   *[other] { $name } begint de volgende ronde.
}
mow-log-pass = { $who ->
    [you] Je hebt geen kaart die een kudde kan beginnen en past.
   *[other] { $name } heeft geen kaart die een kudde kan beginnen en past.
}
mow-refuse-GAME_OVER = De partij is afgelopen.
mow-refuse-NOT_YOUR_TURN = Jij bent niet aan de beurt.
mow-refuse-NOT_IN_HAND = Deze kaart heb je niet.
mow-refuse-NOTHING_TO_TAKE = Er is geen kudde om te pakken: begin er een.
mow-refuse-CANNOT_START_A_HERD = Deze kaart heeft andere koeien nodig en kan geen kudde beginnen.
mow-refuse-MAD_COW_FORBIDS_FLY_FREE = Bij de kudde van de dolle koe mag geen koe zonder vliegen.
mow-refuse-NOT_OUTSIDE_THE_ENDS = Een koe moet lager of hoger zijn dan de hele kudde.
mow-refuse-NO_COW_WITH_THAT_NUMBER = Geen koe van de kudde heeft het getal van de acrobaat.
mow-refuse-NO_MISSING_NUMBER = Tussen de uiteinden is geen getal meer vrij voor een treuzelaar.
mow-refuse-END_COW_HAS_FLIES = Een kalf heeft aan zijn kant een koe zonder vliegen nodig.
mow-refuse-NO_EIGHT = De kudde heeft geen 8 die de dolle koe kan vervangen.
mow-refuse-NO_ARROW_CHOICE = Alleen een groene speciale kaart mag de pijl omdraaien.
mow-refuse-NO_NEXT_PLAYER_CHOICE = Alleen een gele speciale kaart bepaalt wie daarna aan de beurt is.
mow-refuse-NO_END_CHOICE = Alleen het kalf kiest zijn kant.
mow-refuse-NO_SUCH_SEAT = Daarna moet iemand van deze tafel aan de beurt zijn.
mow-refuse-CANNOT_CHOOSE_SELF = Daarna moet iemand anders aan de beurt zijn.
mow-refuse-END_MUST_BE_CHOSEN = Het kalf past aan beide kanten: kies er een.

# Wat het spel is
mow-about = Leg koeien aan beide einden van de kudde, of neem haar met alle vliegen.
mow-blurb = koeien op volgorde, vliegen voor wie ze pakt

# Opties van de tafel
mow-option-target = Vliegen tot het einde
mow-option-next-start = Wie de volgende ronde begint
mow-value-next-start-most-flies = wie de meeste vliegen heeft
mow-value-next-start-rotate = de linkerbuur
mow-option-first-starter = Wie de eerste ronde begint

# De eerste les: wat te doen, en wat het liet zien
mow-lesson-1 = De kudde staat van 7 tot 11. Leg een koe aan die lager is dan alle, of hoger.
mow-lesson-1-done = Ertussen mag niet. Na het spelen trek je een kaart, en de pijl zegt wie aan de beurt is.
mow-lesson-2 = Een acrobaat met een 7 mag op een 7 in de kudde klimmen. Speel hem.
mow-lesson-2-done = Hij neemt geen plaats in de rij. Groene speciale koeien hebben vijf vliegen, en je mag er de pijl mee draaien.
mow-lesson-3 = Een treuzelaar vult een gat in de kudde. Speel hem.
mow-lesson-3-done = Ergens tussen de einden moet een getal ontbreken: daar staat de treuzelaar voor.
mow-lesson-4 = Een blokkeerkoe sluit haar eind: hoger dan 16 is er niets. Speel haar, en draai de pijl.
mow-lesson-4-done = Nu is de buur aan de andere kant aan de beurt, en die kan alleen onderaan aanleggen.
mow-lesson-5 = Geen van je koeien past. Dan moet je de kudde nemen, met alle vliegen.
mow-lesson-5-done = Je begint meteen een nieuwe kudde. Wie aan het eind de minste vliegen heeft, wint.

# What one is trying to do
mow-aim = Doel: de minste vliegen hebben.
mow-aim-take = { $flies ->
    [0] pakken kost niets
    [one] pakken kost { $flies } vlieg
   *[other] pakken kost { $flies } vliegen
}
mow-aim-end = { $flies } vliegen beëindigen de partij

# What things are, for those who touch them
mow-what-cow = Een koe past als ze lager of hoger is dan de hele kudde.
mow-what-blocker = De blokkeerkoe sluit haar kant: niets is lager dan 0 of hoger dan 16. Vijf vliegen.
mow-what-acrobat = De acrobatische koe klimt op een koe met hetzelfde getal, waar die ook staat. Vijf vliegen.
mow-what-slowpoke = De treuzelkoe neemt de plaats in van een ontbrekend getal in de kudde. Vijf vliegen.
mow-what-calf = Het kalf gaat naast een koe zonder vliegen aan het uiteinde staan, als volgend getal. Vijf vliegen.
mow-what-thin = De magere koe past volgens haar getal, maar je trekt daarna geen kaart. Vijf vliegen.
mow-what-dairy = De melkkoe past volgens haar getal, en je trekt daarna twee kaarten. Vijf vliegen.
mow-what-mad = De gekke koe vervangt een 8, en zolang ze er staat mag er geen koe zonder vliegen bij. Vijf vliegen.
mow-why-flies = { $name } heeft { $flies } vliegen; bij { $goal } is de partij afgelopen.
mow-break-round = Volgende ronde: alle kaarten worden geschud en opnieuw gedeeld. De vliegen blijven.
mow-preset-quick = De partij eindigt bij 40 vliegen: een of twee rondes.
mow-preset-family = De partij eindigt bij 60 vliegen.
mow-help-target = Zodra iemand na een ronde zoveel vliegen heeft, wint wie de minste heeft.
mow-help-next-start = Wie begint, speelt de eerste kaart van de ronde.
