# Te Kuiti
tek-end = Beurt beëindigen
tek-field = Weide
tek-place = { $cell }
tek-edges = Zijden
tek-edge-place = zijde { $edge }
tek-edge = ten { $side ->
    [n] noorden
    [e] oosten
    [s] zuiden
   *[w] westen
} van { $cell }
tek-a-tile = { $kind ->
    [J] een vrolijk schaap
    [S] een slaperig schaap
    [T] een verlegen schaap
    [A] een boos schaap
    [D] een dromerig schaap
    [R] een ram
   *[H] een herder
}
tek-tile-down = gedekt kaartje
tek-fence = { $count ->
    [one] hek
   *[other] { $count } hekken
}
tek-stock = Hekken over
tek-taken = Genomen schapen
tek-removed = Gevonden rammen en herders
tek-enclosed = { $count ->
    [one] omheind: { $count } kaartje
   *[other] omheind: { $count } kaartjes
}
tek-pair = een paar om te nemen: { $kind ->
    [J] vrolijke schapen
    [S] slaperige schapen
    [T] verlegen schapen
    [A] boze schapen
   *[D] dromerige schapen
}
tek-ask-start = Het toeval beslist wie als herder begint…
tek-ask-tile = Er wordt een kaartje omgedraaid…
tek-ask-place = { $who ->
    [you] { $count ->
        [one] Jouw beurt: zet nog één hek.
       *[other] Jouw beurt: zet { $count } hekken.
    }
   *[other] { $count ->
        [one] { $name } zet nog één hek.
       *[other] { $name } zet { $count } hekken.
    }
}
tek-ask-late = { $who ->
    [you] { $count ->
        [one] Slotfase: zet nog een hek.
       *[other] Slotfase: zet { $count } hekken.
    }
   *[other] { $count ->
        [one] Slotfase: { $name } zet nog een hek.
       *[other] Slotfase: { $name } zet { $count } hekken.
    }
}
tek-ask-left = { $who ->
    [you] { $count ->
        [one] Slotfase, en er ligt nog een paar open: zet nog een hek.
       *[other] Slotfase, en er ligt nog een paar open: zet { $count } hekken.
    }
   *[other] { $count ->
        [one] Slotfase, en er ligt nog een paar open: { $name } zet nog een hek.
       *[other] Slotfase, en er ligt nog een paar open: { $name } zet { $count } hekken.
    }
}
tek-ask-last = { $who ->
    [you] { $count ->
        [one] Er valt niets meer om te draaien. Laatste beurt van de ronde: zet nog één hek.
       *[other] Er valt niets meer om te draaien. Laatste beurt van de ronde: zet { $count } hekken.
    }
   *[other] { $count ->
        [one] Laatste beurt van de ronde: { $name } zet nog één hek.
       *[other] Laatste beurt van de ronde: { $name } zet { $count } hekken.
    }
}
tek-ask-flip = { $who ->
    [you] { $flipped ->
        [0] Jouw beurt: draai een kaartje om.
       *[other] Zoek het tweede schaap: draai nog een kaartje om.
    }
   *[other] { $flipped ->
        [0] { $name } draait een kaartje om.
       *[other] { $name } draait nog een kaartje om.
    }
}
tek-ask-solo = { $who ->
    [you] { $flipped ->
        [0] Draai een kaartje om.
       *[other] Zoek het tweede schaap: draai nog een kaartje om.
    }
   *[other] { $flipped ->
        [0] { $name } draait een kaartje om.
       *[other] { $name } draait nog een kaartje om.
    }
}
tek-ask-final = { $who ->
    [you] { $flipped ->
        [0] Slotfase: draai een kaartje om; schapen blijven open liggen.
       *[other] Slotfase: draai nog een kaartje om; schapen blijven open liggen.
    }
   *[other] { $flipped ->
        [0] Slotfase: { $name } draait een kaartje om.
       *[other] Slotfase: { $name } draait nog een kaartje om.
    }
}
tek-ask-take = { $who ->
    [you] Slotfase: neem het paar of draai een kaartje om.
   *[other] Slotfase: { $name } neemt een paar of draait een kaartje om.
}
tek-ask-end = { $who ->
    [you] Slotfase: neem het paar of beëindig je beurt.
   *[other] Slotfase: { $name } neemt een paar of beëindigt de beurt.
}
tek-ask-ram = { $who ->
    [you] Een ram! Gooi een hek naar keuze om.
   *[other] Een ram! { $name } gooit een hek om.
}
tek-ask-herd = { $who ->
    [you] Een herder! Zet een hek.
   *[other] Een herder! { $name } zet een hek.
}
tek-over = { $who ->
    [you] Je wint met { $more } tegen { $fewer }!
   *[other] { $name } wint met { $more } tegen { $fewer }.
}
tek-over-cleared = { $who ->
    [you] Je hebt de weide leeggemaakt: je wint!
   *[other] { $name } heeft de weide leeggemaakt en wint.
}
tek-over-left = { $count ->
    [one] Er ligt nog { $count } kaartje op de weide: de madeliefjes winnen.
   *[other] Er liggen nog { $count } kaartjes op de weide: de madeliefjes winnen.
}
tek-move-fence = hek { $edge }
tek-move-unfence = het hek { $edge } omgooien
tek-move-flip = { $cell } omdraaien
tek-move-take = { $one } en { $two } nemen
tek-effect-enclose = { $count ->
    [one] omheint { $count } kaartje
   *[other] omheint { $count } kaartjes
}
tek-effect-open = { $count ->
    [one] bevrijdt { $count } kaartje
   *[other] bevrijdt { $count } kaartjes
}
tek-effect-collect = { $count ->
    [one] neemt { $count } schaap
   *[other] neemt { $count } schapen
}
tek-effect-round = beëindigt de ronde
tek-effect-draw = de partij eindigt in gelijkspel
tek-effect-final = luidt de slotfase in
tek-effect-last = geeft de herder nog één beurt
tek-effect-leave = laat een paar op de weide liggen
tek-row-round = ronde
tek-row-fences = hekken over
tek-row-flipped = omgedraaide schapen
tek-row-gone = weggehaalde kaartjes
tek-row-enclosed = omheinde kaartjes
tek-row-taken = genomen schapen
tek-row-before = punten uit ronde 1
tek-role-alone = Solo tegen de madeliefjes
tek-role-open = Nog geen rol
tek-role-shepherd = Herder
tek-role-sheep = Schapenspeler
tek-then = { $first } { $then }
tek-log-start = { $who ->
    [you] Je begint als herder.
   *[other] { $name } begint als herder.
}
tek-log-fence = { $who ->
    [you] Je zet een hek { $edge }.
   *[other] { $name } zet een hek { $edge }.
}
tek-log-enclosed = { $count ->
    [one] Daarmee wordt { $count } kaartje omheind.
   *[other] Daarmee worden { $count } kaartjes omheind.
}
tek-log-unfence = { $who ->
    [you] Je gooit het hek { $edge } om.
   *[other] { $name } gooit het hek { $edge } om.
}
tek-log-opened = { $count ->
    [one] Daarmee is { $count } kaartje bevrijd.
   *[other] Daarmee zijn { $count } kaartjes bevrijd.
}
tek-log-flip = { $who ->
    [you] Je draait { $cell } om.
   *[other] { $name } draait { $cell } om.
}
tek-log-again = { $who ->
    [you] Je draait { $cell } om: { $tile }.
   *[other] { $name } draait { $cell } om: { $tile }.
}
tek-log-tile = Op { $cell } ligt { $tile }.
tek-log-match = Het past bij het schaap op { $cell }: het paar kan genomen worden.
tek-log-take = { $who ->
    [you] Je neemt het paar op { $one } en { $two }.
   *[other] { $name } neemt het paar op { $one } en { $two }.
}
tek-log-end = { $who ->
    [you] Je beëindigt je beurt.
   *[other] { $name } beëindigt de beurt.
}
tek-log-left = Er blijft een paar open liggen: het kan later genomen worden, tenzij een hek het omheint.
tek-log-daisy = Het madeliefje zet een hek { $edge }.
tek-log-pair = { $who ->
    [you] Een paar: je neemt beide schapen.
   *[other] Een paar: { $name } neemt beide schapen.
}
tek-log-down = Geen paar: de schapen worden weer omgedraaid.
tek-log-final = De slotfase begint.
tek-log-last = Alle vrije kaartjes liggen open: de herder heeft nog één laatste beurt.
tek-log-round = Ronde { $round } is afgelopen.
tek-log-points = { $who ->
    [you] { $count ->
        [one] Je hebt { $count } punt.
       *[other] Je hebt { $count } punten.
    }
   *[other] { $count ->
        [one] { $name } heeft { $count } punt.
       *[other] { $name } heeft { $count } punten.
    }
}
te-kuiti-refuse-GAME_OVER = De partij is afgelopen.
te-kuiti-refuse-NOT_YOUR_TURN = Je bent niet aan de beurt.
te-kuiti-refuse-WRONG_PHASE = Dat kan nog niet.
te-kuiti-refuse-EDGE_TAKEN = Daar staat al een hek. Kies een vrije opening.
te-kuiti-refuse-NO_FENCE_THERE = Daar staat geen hek. Kies er een dat al staat.
te-kuiti-refuse-FLIP_DUE = Draai nog een kaartje om: twee schapen per beurt, zolang er iets om te draaien valt.
te-kuiti-refuse-NO_FLIP_DUE = Je hebt deze beurt al twee schapen omgedraaid.
te-kuiti-refuse-NOT_FINAL_PHASE = Zelf paren nemen mag je alleen in de slotfase.
te-kuiti-refuse-NO_TILE = Op dit vakje ligt geen kaartje.
te-kuiti-refuse-TILE_ENCLOSED = Dit kaartje is omheind.
te-kuiti-refuse-TILE_FACE_UP = Dit kaartje ligt al open.
te-kuiti-refuse-TILE_FACE_DOWN = Dit kaartje ligt gedekt.
te-kuiti-refuse-NOT_A_PAIR = Deze twee schapen zijn geen paar.

# Wat het spel is
te-kuiti-about = Zet hekken om de kudde, of vind paren schapen voordat ze omheind zijn.
te-kuiti-blurb = schapen onthouden, hekken bouwen

# Opties van de tafel
te-kuiti-option-mode = Modus
te-kuiti-value-mode-duel = met z’n tweeën
te-kuiti-value-mode-solo = solo tegen de madeliefjes
te-kuiti-option-first-shepherd = Eerste herder
te-kuiti-option-rounds = Rondes
te-kuiti-option-final-phase = Slotfase
te-kuiti-value-final-phase-latched = tot het einde van de ronde
te-kuiti-value-final-phase-dynamic = zolang er hoogstens vijf kaartjes vrij zijn
te-kuiti-option-memory-aid = Geheugensteun
te-kuiti-value-memory-aid-off = geen
te-kuiti-value-memory-aid-last-turn = de laatste beurt staat in het verloop
te-kuiti-value-memory-aid-all = alles wat gezien is, blijft zichtbaar
te-kuiti-option-daisies = Madeliefjes
te-kuiti-value-daisies-standard = allemaal
te-kuiti-value-daisies-gentle = minder
te-kuiti-option-take-enclosed = Net omheinde paren nemen

# De eerste les: wat te doen, en wat het liet zien
te-kuiti-lesson-1 = Eerst ben jij de herder: je zet elke beurt twee hekken. Tik op een zijde van een kaartje.
te-kuiti-lesson-1-done = Hekken staan tussen kaartjes of aan de buitenkant van de weide. Je hebt er dertig: staat het laatste, dan is de ronde voorbij.
te-kuiti-lesson-2 = Hekken aan alle vier de zijden omheinen een kaartje. Bij het hoekkaartje ontbreekt er nog een: zet het neer.
te-kuiti-lesson-2-done = Omheind! Niemand kan dit kaartje nog omdraaien, en aan het eind van de ronde is het 1 punt voor jou. De rand van de weide is geen hek: ook de hoek heeft er vier nodig.
te-kuiti-lesson-3 = Nu speel jij de schapen en zoek je paren. Draai een kaartje om.
te-kuiti-lesson-3-done = Je draait kaartjes om tot je twee schapen hebt gezien. Zijn ze gelijk, dan zijn ze van jou. Zo niet, dan worden ze weer omgedraaid. Er zijn vijf soorten, van elk vier.
te-kuiti-lesson-4 = Op b3 ligt een slaperig schaap open. Op b5 heb je al net zo’n schaap gezien. Draai dat om.
te-kuiti-lesson-4-done = Een paar! Je neemt ze allebei, elk 1 punt, en hun vakjes blijven leeg. Er zijn twee schapen omgedraaid, dus je beurt is voorbij.
te-kuiti-lesson-5 = Je hebt een ram omgedraaid. Kies een hek dat hij omgooit.
te-kuiti-lesson-5-done = Rammen en herders tellen niet als schapen: daarna ga je verder met omdraaien. Er zijn drie rammen en twee herders; bij een herder zet de ander een extra hek.

# What one is trying to do
te-kuiti-aim = Doel: de meeste punten. Herder: omhein kaartjes. Schapenspeler: neem paren.

# What things are, for those who touch them
te-kuiti-what-fence = Een hek blijft staan, tenzij een ram het omgooit.
te-kuiti-what-edge = Hekken staan aan de zijden van kaartjes, ook aan de buitenkant van de weide. Met z’n tweeën zet de herder ze neer, solo doen de madeliefjes dat.
te-kuiti-what-gap = Ook een leeg vakje kan omheind worden, maar alleen kaartjes tellen.
te-kuiti-what-enclosed = Dit kaartje is omheind: het kan niet omgedraaid worden. Met z’n tweeën telt het voor de herder.
te-kuiti-what-ram = Een ram verlaat de weide en gooit een hek om; de schapenspeler kiest welk.
te-kuiti-what-shepherd = Een herderskaartje verlaat de weide. Met z’n tweeën zet de herder meteen een extra hek; solo komt alleen het hek van zijn madeliefje erbij.
te-kuiti-what-sheep = Twee gelijke schapen zijn een paar: elk één punt voor de schapenspeler.
te-kuiti-what-tile = De schapenspeler draait gedekte kaartjes om die niet omheind zijn.
te-kuiti-why-fences = Het laatste hek staat: de partij is afgelopen.
te-kuiti-why-enclosed = Alle overgebleven kaartjes zijn omheind: de partij is afgelopen.
te-kuiti-why-seen = Alle vrije kaartjes lagen open, en de herder heeft de laatste beurt gehad.
te-kuiti-round-fences = Het laatste hek staat: de ronde is afgelopen.
te-kuiti-round-enclosed = Alle overgebleven kaartjes zijn omheind: de ronde is afgelopen.
te-kuiti-round-seen = Alle vrije kaartjes lagen open, en de herder heeft de laatste beurt gehad.
te-kuiti-break-round = Nu wisselen jullie van rol. De kaartjes worden geschud, en de nieuwe herder krijgt alle hekken.
te-kuiti-break-final = De slotfase begint: er zijn nog hoogstens vijf kaartjes vrij. Schapen blijven nu open liggen, en de schapenspeler mag telkens twee gelijke nemen. Liggen alle vrije kaartjes open, dan heeft de herder nog één beurt en is de ronde voorbij.
te-kuiti-preset-quick = Eén ronde; de rollen wisselen niet.
te-kuiti-preset-family = Alles wat gezien is, blijft zichtbaar; solo zijn er minder madeliefjes.
te-kuiti-help-rounds = In twee rondes is iedereen één keer de herder.
te-kuiti-help-mode = Solo speel je tegen de madeliefjes; met z’n tweeën zet de een hekken en zoekt de ander schapen.
te-kuiti-help-first-shepherd = De herder zet de hekken; bij twee rondes wisselen jullie.
te-kuiti-help-final-phase = In de slotfase blijven schapen open liggen en mag je altijd paren nemen.
te-kuiti-help-memory-aid = Hoeveel de tafel voor je onthoudt.
te-kuiti-help-daisies = Solo: elk madeliefje zet een hek aan zijn zijde van het kaartje.
te-kuiti-help-take-enclosed = Solo: ook net omheinde paren mag je nemen.

# What speaks for a move, when a hint says why

te-kuiti-reason-pen = { $missing ->
    [one] nog { $missing } hek omheint { $count } kaartjes
   *[other] nog { $missing } hekken omheinen { $count } kaartjes
}
te-kuiti-reason-gap = dan { $missing ->
    [one] ontbreekt er { $missing } hek rond { $count } kaartjes
   *[other] ontbreken er { $missing } hekken rond { $count } kaartjes
}
te-kuiti-reason-pair = maakt een paar compleet
te-kuiti-reason-seen = beide schapen van dit paar zijn al gezien
te-kuiti-reason-chance = { $all ->
    [one] { $count ->
        [one] het enige nog onbekende kaartje past
       *[other] het enige nog onbekende kaartje past niet
    }
   *[other] kans op een paar: { $count } van de { $all } nog onbekende kaartjes
}
te-kuiti-reason-new = nog niemand heeft dit kaartje gezien
te-kuiti-reason-threat = { $missing ->
    [one] nog één hek zou het omheinen
   *[other] nog { $missing } hekken zouden het omheinen
}

# The lesson goes on

te-kuiti-lesson-6 = De schapenspeler heeft een herderskaartje omgedraaid: je krijgt een extra hek. Omhein zoveel kaartjes als je kunt.
te-kuiti-lesson-6-done = Omheinde kaartjes zijn van jou, en niemand kan ze nog omdraaien. Het herderskaartje zelf verdwijnt van de weide.
te-kuiti-lesson-7 = Later zijn er nog hoogstens vijf kaartjes vrij: de slotfase. Schapen blijven nu open liggen, en twee gelijke mag je nemen. Neem het paar.
te-kuiti-lesson-7-done = De ronde eindigt met het laatste hek, of na nog één beurt van de herder zodra alle vrije kaartjes open liggen. Daarna wisselen jullie van rol. Wie in beide rondes samen de meeste punten heeft, wint.
te-kuiti-what-ram-alone = Een ram verlaat de weide, en je gooit een hek naar keuze om.
te-kuiti-what-sheep-alone = Twee gelijke schapen die je in dezelfde beurt omdraait, verlaten de weide. Je wint als de weide leeg is.
te-kuiti-what-tile-alone = Je draait gedekte kaartjes om die niet omheind zijn, tot er twee schapen open liggen.
te-kuiti-aim-alone = Doel: maak de weide leeg voordat de hekken op zijn of de laatste kaartjes omheind zijn.
te-kuiti-aim-left = { $count ->
    [one] { $count } vrij kaartje
   *[other] { $count } vrije kaartjes
} (slotfase bij 5 of minder)
te-kuiti-aim-shepherd = Doel: de meeste punten. Jij zet de hekken: elk kaartje dat aan het eind van de ronde omheind is, is 1 punt.
te-kuiti-aim-sheep = Doel: de meeste punten. Jij zoekt paren: elk schaap dat je neemt, is 1 punt; omheinde ben je kwijt.
te-kuiti-aim-until = De ronde eindigt met het laatste hek, als er geen kaartje meer vrij is, of na nog één beurt van de herder zodra alle vrije kaartjes open liggen.
te-kuiti-aim-few = { $count } vrij
te-kuiti-aim-final = { $count ->
    [0] Slotfase: alles wat vrij is, ligt open
   *[other] Slotfase: nog { $count } gedekt
}
te-kuiti-aim-late = Slotfase
te-kuiti-aim-last = Laatste beurt van de ronde
te-kuiti-what-pair = Er liggen twee gelijke schapen open. In de slotfase mag de schapenspeler ze allebei nemen, elk 1 punt, zolang geen hek ze omheint.
tek-ask-shut = { $who ->
    [you] Je schaap is nu omheind, dus er komt geen paar. Draai nog een kaartje om.
   *[other] Het schaap is nu omheind. { $name } draait nog een kaartje om.
}
tek-log-shut = { $cell } is omheind, dus het paar kan niet genomen worden: beide schapen worden weer omgedraaid.

# The match of the day
te-kuiti-day = Het solospel: haal zoveel mogelijk van de 25 kaartjes weg.

# What a puzzle is about

te-kuiti-theme-win = Win meteen
te-kuiti-theme-part = Scheid een bekend paar
te-kuiti-theme-shut = Omhein een kaartje
te-kuiti-theme-pen = Sluit de omheining
te-kuiti-theme-fork = Twee dreigingen met één hek
te-kuiti-theme-threat = Dreig een omheining te sluiten
te-kuiti-theme-build = Bereid een omheining voor
te-kuiti-theme-open = Maak een opening
te-kuiti-theme-take = Neem het juiste paar
te-kuiti-theme-pair = Maak het paar compleet
te-kuiti-theme-recall = Begin met een paar dat je onthouden hebt
te-kuiti-theme-known = Draai om wat je al kent
te-kuiti-theme-rescue = Wees het hek voor
te-kuiti-theme-partner = Zoek het andere schaap van het paar
te-kuiti-theme-new = Verken de weide
te-kuiti-theme-final = Benut de slotfase

# More things that explain themselves
te-kuiti-what-stock = Hekken die nog niet staan. Staat het laatste, dan is de ronde voorbij.
te-kuiti-what-stock-alone = Deze hekken zetten de madeliefjes neer. Zijn ze op voordat de weide leeg is, dan verlies je.
te-kuiti-what-taken = Schapen die als paar zijn genomen: elk één punt voor de schapenspeler.
te-kuiti-what-removed = Er zijn drie rammen en twee herders. Een ram gooit een hek om, een herder zet er een bij. Daarna verlaten ze de weide en tellen ze voor niemand.
te-kuiti-what-round = In de tweede ronde wisselen jullie van rol; de punten van beide rondes worden opgeteld.
te-kuiti-what-score = Elk omheind kaartje is aan het eind van de ronde één punt voor de herder.
te-kuiti-what-gone = Kaartjes die van de weide af zijn. Zijn alle 25 weg, dan win je.
te-kuiti-what-final = Met vijf vrije kaartjes of minder begint de slotfase: schapen blijven open liggen, en twee gelijke mogen genomen worden. Liggen alle vrije kaartjes open, dan heeft de herder nog één beurt en is de ronde voorbij.

# What happens for the first time
te-kuiti-first-ram = Een ram! Hij verlaat de weide, en wie hem omdraaide, gooit een hek om.
te-kuiti-first-shepherd = Een herder! Het kaartje verlaat de weide. Met z’n tweeën zet de herder een extra hek.
te-kuiti-first-pair = Twee gelijke schapen in één beurt zijn een paar: ze verlaten samen de weide.
te-kuiti-first-down = Geen paar: beide schapen worden weer omgedraaid. Onthoud waar ze liggen!

# The lesson: other moves, and the rest of the game
te-kuiti-lesson-2-other = Het hoekkaartje heeft nog een weg naar buiten: het gat aan de oostkant.
te-kuiti-lesson-4-other = Dat is een ander kaartje. Het slaperige schaap dat je hebt gezien, ligt op b5.
te-kuiti-lesson-6-other = Zo worden er geen drie kaartjes omheind. Sluit de rij aan het oostelijke uiteinde.
te-kuiti-lesson-7-other = Omdraaien mag ook, maar er liggen al twee slaperige schapen open. Neem eerst die twee.
te-kuiti-lesson-8 = Je kunt ook solo spelen, tegen de madeliefjes. Het madeliefje van het schaap op c3 heeft het hek aan de noordkant gezet. Draai nog een kaartje om.
te-kuiti-lesson-8-done = Elk madeliefje zet een hek aan zijn zijde van het kaartje. Twee gelijke schapen verlaten de weide. Je wint als de weide leeg is voordat de hekken op zijn of de laatste kaartjes omheind zijn.

# What a score is made of, in a word
te-kuiti-item-enclosed = omheind
te-kuiti-item-taken = genomen
te-kuiti-item-before = ronde 1
te-kuiti-item-gone = weggehaald
