# Te Kuiti
tek-end = Beurt beëindigen
tek-field = Weide
tek-place = { $cell }
tek-edges = Plaatsen voor hekken
tek-edge-place = hekplaats { $edge }
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
tek-tile-down = gedekte tegel
tek-fence = { $count ->
    [one] hek
   *[other] { $count } hekken
}
tek-stock = Hekken over
tek-taken = Gepakte schapen
tek-removed = Rammen en herders die weg zijn
tek-enclosed = { $count ->
    [one] omheind: { $count } tegel
   *[other] omheind: { $count } tegels
}
tek-ask-start = Het toeval beslist wie als herder begint …
tek-ask-tile = Er wordt een tegel omgedraaid …
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
tek-ask-last = { $who ->
    [you] { $count ->
        [one] Laatste beurt van de ronde: zet nog één hek.
       *[other] Laatste beurt van de ronde: zet { $count } hekken.
    }
   *[other] { $count ->
        [one] Laatste beurt van de ronde: { $name } zet nog één hek.
       *[other] Laatste beurt van de ronde: { $name } zet { $count } hekken.
    }
}
tek-ask-flip = { $who ->
    [you] { $flipped ->
        [0] Jouw beurt: draai een tegel om.
       *[other] Zoek de tweede: draai nog een tegel om.
    }
   *[other] { $flipped ->
        [0] { $name } draait een tegel om.
       *[other] { $name } draait nog een tegel om.
    }
}
tek-ask-solo = { $who ->
    [you] { $flipped ->
        [0] Draai een tegel om.
       *[other] Zoek de tweede: draai nog een tegel om.
    }
   *[other] { $flipped ->
        [0] { $name } draait een tegel om.
       *[other] { $name } draait nog een tegel om.
    }
}
tek-ask-final = { $who ->
    [you] { $flipped ->
        [0] Slotfase: draai een tegel om; die blijft open liggen.
       *[other] Slotfase: draai nog een tegel om; die blijft open liggen.
    }
   *[other] { $flipped ->
        [0] Slotfase: { $name } draait een tegel om.
       *[other] Slotfase: { $name } draait nog een tegel om.
    }
}
tek-ask-take = { $who ->
    [you] Slotfase: pak een paar of draai een tegel om.
   *[other] Slotfase: { $name } pakt een paar of draait een tegel om.
}
tek-ask-end = { $who ->
    [you] Slotfase: pak een paar of beëindig je beurt.
   *[other] Slotfase: { $name } pakt een paar of beëindigt de beurt.
}
tek-ask-ram = { $who ->
    [you] Een ram! Haal één hek weg.
   *[other] Een ram! { $name } haalt één hek weg.
}
tek-ask-herd = { $who ->
    [you] Een herder! Zet één hek.
   *[other] Een herder! { $name } zet één hek.
}
tek-over = { $who ->
    [you] Je wint met { $more } tegen { $fewer }!
   *[other] { $name } wint met { $more } tegen { $fewer }.
}
tek-over-cleared = { $who ->
    [you] Je hebt de weide leeggehaald: je wint!
   *[other] { $name } heeft de weide leeggehaald en wint.
}
tek-over-left = { $count ->
    [one] Er is { $count } tegel over: de madeliefjes winnen.
   *[other] Er zijn { $count } tegels over: de madeliefjes winnen.
}
tek-move-fence = hek { $edge }
tek-move-unfence = het hek { $edge } weghalen
tek-move-flip = { $cell } omdraaien
tek-move-take = { $one } en { $two } pakken
tek-effect-enclose = { $count ->
    [one] omheint { $count } tegel
   *[other] omheint { $count } tegels
}
tek-effect-open = { $count ->
    [one] bevrijdt { $count } tegel
   *[other] bevrijdt { $count } tegels
}
tek-effect-collect = { $count ->
    [one] pakt { $count } schaap
   *[other] pakt { $count } schapen
}
tek-effect-round = beëindigt de ronde
tek-effect-draw = beëindigt de partij in gelijkspel
tek-effect-final = begint de slotfase
tek-effect-last = laat de herder nog één beurt
tek-row-round = ronde
tek-row-fences = hekken over
tek-row-flipped = schapen omgedraaid
tek-row-gone = tegels opgeruimd
tek-row-enclosed = tegels omheind
tek-row-taken = schapen gepakt
tek-row-before = eerste ronde
tek-role-alone = Alleen met de madeliefjes
tek-role-open = Speler
tek-role-shepherd = Herder
tek-role-sheep = Schapen
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
    [one] Daarmee is { $count } tegel omheind.
   *[other] Daarmee zijn { $count } tegels omheind.
}
tek-log-unfence = { $who ->
    [you] Je haalt het hek { $edge } weg.
   *[other] { $name } haalt het hek { $edge } weg.
}
tek-log-opened = { $count ->
    [one] Daarmee is { $count } tegel bevrijd.
   *[other] Daarmee zijn { $count } tegels bevrijd.
}
tek-log-flip = { $who ->
    [you] Je draait { $cell } om.
   *[other] { $name } draait { $cell } om.
}
tek-log-again = { $who ->
    [you] Je draait { $cell } om: { $tile }.
   *[other] { $name } draait { $cell } om: { $tile }.
}
tek-log-tile = Op { $cell }: { $tile }.
tek-log-take = { $who ->
    [you] Je pakt het paar op { $one } en { $two }.
   *[other] { $name } pakt het paar op { $one } en { $two }.
}
tek-log-end = { $who ->
    [you] Je beëindigt je beurt.
   *[other] { $name } beëindigt de beurt.
}
tek-log-daisy = Het madeliefje zet een hek { $edge }.
tek-log-pair = { $who ->
    [you] Een paar: je pakt ze allebei.
   *[other] Een paar: { $name } pakt ze allebei.
}
tek-log-down = Geen paar: weer gedekt.
tek-log-final = De slotfase begint.
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
te-kuiti-refuse-NOT_YOUR_TURN = Jij bent niet aan de beurt.
te-kuiti-refuse-WRONG_PHASE = Nu moet er iets anders gebeuren.
te-kuiti-refuse-EDGE_TAKEN = Daar staat al een hek.
te-kuiti-refuse-NO_FENCE_THERE = Daar staat geen hek.
te-kuiti-refuse-FLIP_DUE = Je moet verder omdraaien: twee schapen per beurt, zolang het kan.
te-kuiti-refuse-NO_FLIP_DUE = Je hebt deze beurt al twee schapen omgedraaid.
te-kuiti-refuse-NOT_FINAL_PHASE = Paren pak je alleen in de slotfase zelf.
te-kuiti-refuse-NO_TILE = Op dit vak ligt geen tegel.
te-kuiti-refuse-TILE_ENCLOSED = Deze tegel is omheind.
te-kuiti-refuse-TILE_FACE_UP = Deze tegel ligt al open.
te-kuiti-refuse-TILE_FACE_DOWN = Deze tegel ligt gedekt.
te-kuiti-refuse-NOT_A_PAIR = Deze twee schapen verschillen.

# Wat het spel is
te-kuiti-about = Zet hekken om de kudde, of vind de schapenparen voor ze opgesloten zijn.
te-kuiti-blurb = schapen onthouden, hekken bouwen

# Opties van de tafel
te-kuiti-option-mode = Spelvorm
te-kuiti-value-mode-duel = met z’n tweeën
te-kuiti-value-mode-solo = alleen tegen de madeliefjes
te-kuiti-option-first-shepherd = Eerste herder
te-kuiti-option-rounds = Rondes
te-kuiti-option-final-phase = Slotfase
te-kuiti-value-final-phase-latched = duurt tot het eind van de ronde
te-kuiti-value-final-phase-dynamic = zolang er hoogstens vijf tegels vrij zijn
te-kuiti-option-memory-aid = Geheugensteun
te-kuiti-value-memory-aid-off = geen: onthouden is het spel
te-kuiti-value-memory-aid-last-turn = het verslag noemt de laatste beurt
te-kuiti-value-memory-aid-all = alles wat gezien is, blijft zichtbaar
te-kuiti-option-daisies = Madeliefjes
te-kuiti-value-daisies-standard = allemaal
te-kuiti-value-daisies-gentle = minder
te-kuiti-option-take-enclosed = Ingesloten paren pakken

# De eerste les: wat te doen, en wat het liet zien
te-kuiti-lesson-1 = Jij bent de herder en zet elke beurt twee hekken neer. Zet er ergens een.
te-kuiti-lesson-1-done = Er zijn dertig hekken. Staat het laatste, dan is de ronde voorbij.
te-kuiti-lesson-2 = De hoek mist nog één hek. Sluit hem.
te-kuiti-lesson-2-done = Een tegel die niet meer naar buiten kan, is ingesloten: niemand kan hem omdraaien, en aan het eind telt hij voor jou. De rand van het veld is geen hek.
te-kuiti-lesson-3 = Nu heb jij de schapen. Draai een tegel om.
te-kuiti-lesson-3-done = Je draait om tot je twee schapen hebt gezien. Gelijke zijn van jou; andere gaan weer dicht: onthoud ze.
te-kuiti-lesson-4 = Op b3 ligt een slaperig schaap open. Op b5 heb je er al een gezien. Draai het om.
te-kuiti-lesson-4-done = Een paar! Je neemt ze allebei, elk één punt, en hun plekken blijven leeg.
te-kuiti-lesson-5 = Je hebt een ram omgedraaid. Kies een hek dat hij omver stoot.
te-kuiti-lesson-5-done = Rammen en herders tellen niet als schapen: daarna draai je verder om. Een herder geeft de ander nog een hek.

# What one is trying to do
te-kuiti-aim = Doel: in twee rondes de meeste kaartjes: omheind als herder, als paren gepakt met de schapen.

# What things are, for those who touch them
te-kuiti-what-fence = Een hek blijft staan. Alleen een ram laat de schapenspeler er een weghalen.
te-kuiti-what-edge = Hekken staan tussen de kaartjes en om het veld; de herder plaatst ze.
te-kuiti-what-gap = Een leeg vakje blijft grond: het kan omheind worden, maar alleen kaartjes tellen.
te-kuiti-what-enclosed = Dit kaartje is omheind: het kan niet omgedraaid worden en telt voor de herder.
te-kuiti-what-ram = Een ram verlaat het veld, en de schapen halen een hek naar keuze weg.
te-kuiti-what-shepherd = Een herder verlaat het veld, en de herdersspeler plaatst een hek.
te-kuiti-what-sheep = Twee dezelfde zijn een paar: elk één punt voor de schapen.
te-kuiti-what-tile = De schapen draaien gesloten kaartjes om die niet omheind zijn.
te-kuiti-why-fences = Het laatste hek staat: de partij is afgelopen.
te-kuiti-why-enclosed = Alle overgebleven kaartjes zijn omheind: de partij is afgelopen.
te-kuiti-why-seen = Alle kaartjes buiten de hekken lagen open, en de herder heeft de laatste beurt gehad.
te-kuiti-break-round = Nu wisselen de rollen, met nieuwe kaartjes en alle hekken: de herder speelt de schapen, en andersom.
te-kuiti-break-final = De slotfase begint: schapen blijven nu open liggen, en de schapenspeler mag elk zichtbaar paar pakken.
te-kuiti-preset-quick = Eén ronde; de rollen wisselen niet.
te-kuiti-preset-family = Alles wat gezien is blijft zichtbaar, en de madeliefjes zijn mild.
te-kuiti-help-rounds = In twee rondes is iedereen één keer de herder.
te-kuiti-help-final-phase = In de slotfase blijven schapen open liggen en mag je altijd paren pakken.
te-kuiti-help-memory-aid = Hoeveel de tafel voor je onthoudt.
te-kuiti-help-daisies = Solo: elk madeliefje zet een hek aan zijn kant van het kaartje.
te-kuiti-help-take-enclosed = Solo: ook omheinde paren mag je pakken.
