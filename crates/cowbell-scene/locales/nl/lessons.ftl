# De eerste lessen: wat je doet, en wat je ervan leert.

web-lesson-tic-tac-moo-1 = Uit jouw stal kijkt een koe. Leg de kip of het varken naast de koe op de wei.
web-lesson-tic-tac-moo-1-done = Je legt alleen naast het dier uit je eigen stal, recht of schuin. Je twee knechten houden de dieren van deze beurt vast.
web-lesson-tic-tac-moo-2 = Twee kippen staan naast elkaar. Maak een rij van drie en verzamel de kudde!
web-lesson-tic-tac-moo-2-done = Drie of meer dezelfde op een lijn zijn een kudde: je neemt de andere van de wei en houdt ze. Het dier dat je legde, blijft staan.
web-lesson-tic-tac-moo-3 = Elke beurt leg je twee dieren. Leg het tweede, het varken, zo dat er drie varkens schuin op een lijn staan.
web-lesson-tic-tac-moo-3-done = Lijnen tellen in alle richtingen. Na het tweede dier vul je aan, en ook de stal krijgt een nieuw dier.
web-lesson-tic-tac-moo-4 = Je hebt tien dieren verzameld. Twaalf winnen: verzamel nog een kudde.
web-lesson-tic-tac-moo-4-done = Twaalf verzamelde dieren zijn één manier om te winnen.
web-lesson-tic-tac-moo-5 = In jouw veld staan acht dieren. Vul de laatste plek.
web-lesson-tic-tac-moo-5-done = Een vol eigen veld met minstens twee van elk dier is de andere manier om te winnen.

web-lesson-kuhlorado-1 = Je hebt twee getallen gegooid. Eén keer per beurt mag je opnieuw gooien: één dobbelsteen of allebei. Probeer het.
web-lesson-kuhlorado-1-done = Na de tweede worp liggen de dobbelstenen vast. Je had de eerste ook mogen houden.
web-lesson-kuhlorado-2 = Met twee getallen kruis je één vakje aan dat een van beide toont. Kies er een.
web-lesson-kuhlorado-2-done = Het teken blijft voor altijd van jou. Is zo’n vakje niet vrij, dan pas je.
web-lesson-kuhlorado-3 = Twee koeien! Kruis twee koeienvakjes aan, waar je wilt.
web-lesson-kuhlorado-3-done = Koeien zijn schaars: is de laatste aangekruist, dan eindigt de partij.
web-lesson-kuhlorado-4 = Een koe en een 3: kruis een van beide aan, of een koe en een 3 met precies één vakje ertussen.
web-lesson-kuhlorado-4-done = Eén vakje ertussen mag in een rij, een kolom of schuin. Wat ertussen ligt, maakt niet uit.
web-lesson-kuhlorado-5 = Elke randweide is 3 punten waard, een trog 2 of 4, voor wie er de meeste tekens heeft. Kruis zo aan dat je ergens de leiding neemt.
web-lesson-kuhlorado-5-done = Ook verbonden tekens tellen: een gebied van 5 geeft 2 punten, 10 geven 5, 15 geven 12 en 20 geven 20.

web-lesson-te-kuiti-1 = Jij bent de herder en zet elke beurt twee hekken neer. Zet er ergens een.
web-lesson-te-kuiti-1-done = Er zijn dertig hekken. Staat het laatste, dan is de ronde voorbij.
web-lesson-te-kuiti-2 = De hoek mist nog één hek. Sluit hem.
web-lesson-te-kuiti-2-done = Een tegel die niet meer naar buiten kan, is ingesloten: niemand kan hem omdraaien, en aan het eind telt hij voor jou. De rand van het veld is geen hek.
web-lesson-te-kuiti-3 = Nu heb jij de schapen. Draai een tegel om.
web-lesson-te-kuiti-3-done = Je draait om tot je twee schapen hebt gezien. Gelijke zijn van jou; andere gaan weer dicht: onthoud ze.
web-lesson-te-kuiti-4 = Op b3 ligt een slaperig schaap open. Op b5 heb je er al een gezien. Draai het om.
web-lesson-te-kuiti-4-done = Een paar! Je neemt ze allebei, elk één punt, en hun plekken blijven leeg.
web-lesson-te-kuiti-5 = Je hebt een ram omgedraaid. Kies een hek dat hij omver stoot.
web-lesson-te-kuiti-5-done = Rammen en herders tellen niet als schapen: daarna draai je verder om. Een herder geeft de ander nog een hek.

web-lesson-tic-tac-town-1 = Iedereen bouwt op één bord. Neem een dobbelsteen en leg hem op een leeg vakje.
web-lesson-tic-tac-town-1-done = Eén dobbelsteen per beurt. Hij houdt zijn waarde en blijft liggen tot de ronde voorbij is.
web-lesson-tic-tac-town-2 = Een van je kaarten wil rood, blauw en groen op een rij. Rood en blauw liggen er al. Maak hem af.
web-lesson-tic-tac-town-2-done = Kleurkaarten geven 1 punt. Een lijn is een rij of kolom, van beide kanten gelezen, maar nooit een diagonaal.
web-lesson-tic-tac-town-3 = Een andere kaart wil drie dobbelstenen met som 7, waarvan één geel. Vervul hem.
web-lesson-tic-tac-town-3-done = Somkaarten geven 2 punten. Het maakt niet uit wie de dobbelstenen heeft gelegd.
web-lesson-tic-tac-town-4 = De rekenkaart: rood plus blauw is de derde dobbelsteen. Hoeveel is 2 + 3?
web-lesson-tic-tac-town-4-done = Vergelijkingskaarten geven 3 punten. Jouw dobbelstenen kunnen ook kaarten van anderen vervullen, dus let op wat zij verzamelen.
web-lesson-tic-tac-town-5 = Aan het begin van de ronde ziet de startspeler alle dobbelstenen. Hou ze, of gooi ze één keer allemaal opnieuw.
web-lesson-tic-tac-town-5-done = Na de ronde vult iedereen aan tot vier kaarten, van de stapels die hij wil.

web-lesson-mow-1 = De kudde staat van 7 tot 11. Leg een koe aan die lager is dan alle, of hoger.
web-lesson-mow-1-done = Ertussen mag niet. Na het spelen trek je een kaart, en de pijl zegt wie aan de beurt is.
web-lesson-mow-2 = Een acrobaat met een 7 mag op een 7 in de kudde klimmen. Speel hem.
web-lesson-mow-2-done = Hij neemt geen plaats in de rij. Groene speciale koeien hebben vijf vliegen, en je mag er de pijl mee draaien.
web-lesson-mow-3 = Een treuzelaar vult een gat in de kudde. Speel hem.
web-lesson-mow-3-done = Ergens tussen de einden moet een getal ontbreken: daar staat de treuzelaar voor.
web-lesson-mow-4 = Een blokkeerkoe sluit haar eind: hoger dan 16 is er niets. Speel haar, en draai de pijl.
web-lesson-mow-4-done = Nu is de buur aan de andere kant aan de beurt, en die kan alleen onderaan aanleggen.
web-lesson-mow-5 = Geen van je koeien past. Dan moet je de kudde nemen, met alle vliegen.
web-lesson-mow-5-done = Je begint meteen een nieuwe kudde. Wie aan het eind de minste vliegen heeft, wint.
