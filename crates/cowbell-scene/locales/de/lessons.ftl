# Die ersten Lektionen: was zu tun ist und was es gezeigt hat.

web-lesson-tic-tac-moo-1 = Aus deinem Stall schaut eine Kuh. Leg das Huhn oder das Schwein neben die Kuh auf der Wiese.
web-lesson-tic-tac-moo-1-done = Du darfst nur neben das Tier deines eigenen Stalls legen, gerade oder schräg. Deine zwei Knechte halten die Tiere dieses Zugs.
web-lesson-tic-tac-moo-2 = Zwei Hühner stehen nebeneinander. Mach eine Dreierreihe daraus und sammle die Herde ein!
web-lesson-tic-tac-moo-2-done = Drei oder mehr gleiche in einer Linie sind eine Herde: Du nimmst die anderen von der Wiese und behältst sie. Das gelegte Tier bleibt stehen.
web-lesson-tic-tac-moo-3 = In jedem Zug legst du zwei Tiere. Leg das zweite, das Schwein, so, dass drei Schweine schräg in einer Linie stehen.
web-lesson-tic-tac-moo-3-done = Linien zählen in alle Richtungen. Nach dem zweiten Tier ziehst du nach, und auch in den Stall kommt ein neues Tier.
web-lesson-tic-tac-moo-4 = Du hast zehn Tiere gesammelt. Zwölf gewinnen: Sammle noch eine Herde.
web-lesson-tic-tac-moo-4-done = Zwölf gesammelte Tiere sind ein Weg zum Sieg.
web-lesson-tic-tac-moo-5 = In deinem Feld stehen acht Tiere. Füll die letzte Stelle.
web-lesson-tic-tac-moo-5-done = Ein eigenes volles Feld mit mindestens zwei von jedem Tier ist der andere Weg zum Sieg.

web-lesson-kuhlorado-1 = Du hast zwei Zahlen geworfen. Einmal im Zug darfst du neu werfen: einen Würfel oder beide. Versuch es.
web-lesson-kuhlorado-1-done = Nach dem zweiten Wurf gelten die Würfel. Du hättest auch den ersten behalten können.
web-lesson-kuhlorado-2 = Mit zwei Zahlen markierst du eine Zelle, die eine davon zeigt. Such dir eine aus.
web-lesson-kuhlorado-2-done = Die Marke bleibt für immer deine. Ist keine solche Zelle frei, passt du.
web-lesson-kuhlorado-3 = Zwei Kühe! Markiere zwei Kuhzellen, egal wo.
web-lesson-kuhlorado-3-done = Kühe sind selten: Ist die letzte markiert, endet die Partie.
web-lesson-kuhlorado-4 = Eine Kuh und eine 3: Markiere eine davon, oder eine Kuh und eine 3 mit genau einer Zelle dazwischen.
web-lesson-kuhlorado-4-done = Eine Zelle dazwischen, das gilt in der Reihe, in der Spalte oder schräg. Was dazwischenliegt, ist egal.
web-lesson-kuhlorado-5 = Jede Randweide bringt 3 Punkte, ein Trog 2 oder 4, wenn du dort mehr Marken hast. Markiere so, dass du irgendwo in Führung gehst.
web-lesson-kuhlorado-5-done = Auch verbundene Marken zählen: Ein Gebiet von 5 bringt 2 Punkte, 10 bringen 5, 15 bringen 12 und 20 bringen 20.

web-lesson-te-kuiti-1 = Du bist der Schäfer und stellst in jedem Zug zwei Zäune auf. Stell einen irgendwohin.
web-lesson-te-kuiti-1-done = Es gibt dreißig Zäune. Steht der letzte, ist die Runde vorbei.
web-lesson-te-kuiti-2 = Der Ecke fehlt ein Zaun. Schließ sie.
web-lesson-te-kuiti-2-done = Ein Plättchen, das nicht mehr hinauskommt, ist eingezäunt: Niemand kann es umdrehen, und am Ende zählt es für dich. Der Rand der Weide ist kein Zaun.
web-lesson-te-kuiti-3 = Jetzt hast du die Schafe. Dreh ein Plättchen um.
web-lesson-te-kuiti-3-done = Du drehst um, bis du zwei Schafe gesehen hast. Gleiche gehören dir; andere werden wieder verdeckt: Merk sie dir.
web-lesson-te-kuiti-4 = Auf b3 liegt ein schläfriges Schaf offen. Auf b5 hast du schon eines gesehen. Dreh es um.
web-lesson-te-kuiti-4-done = Ein Paar! Du nimmst beide, je ein Punkt, und ihre Plätze bleiben leer.
web-lesson-te-kuiti-5 = Du hast einen Widder aufgedeckt. Wähl einen Zaun, den er umstößt.
web-lesson-te-kuiti-5-done = Widder und Schäfer zählen nicht als Schafe: Danach drehst du weiter um. Ein Schäfer gibt dem anderen noch einen Zaun.

web-lesson-tic-tac-town-1 = Alle bauen auf einem Brett. Nimm einen Würfel und leg ihn auf eine leere Zelle.
web-lesson-tic-tac-town-1-done = Ein Würfel je Zug. Er behält seine Zahl und bleibt bis zum Ende der Runde liegen.
web-lesson-tic-tac-town-2 = Eine deiner Karten will Rot, Blau und Grün in einer Reihe. Rot und Blau liegen schon. Mach sie fertig.
web-lesson-tic-tac-town-2-done = Farbkarten bringen 1 Punkt. Eine Linie ist eine Reihe oder Spalte, von beiden Seiten gelesen, aber nie eine Diagonale.
web-lesson-tic-tac-town-3 = Eine andere Karte will drei Würfel mit der Summe 7, einer davon gelb. Erfülle sie.
web-lesson-tic-tac-town-3-done = Summenkarten bringen 2 Punkte. Wer die Würfel gelegt hat, ist egal.
web-lesson-tic-tac-town-4 = Die Gleichungskarte: Rot plus Blau ergibt den dritten Würfel. Was ist 2 + 3?
web-lesson-tic-tac-town-4-done = Gleichungskarten bringen 3 Punkte. Deine Würfel können auch Karten der anderen erfüllen, also achte darauf, was sie sammeln.
web-lesson-tic-tac-town-5 = Zu Beginn der Runde sieht der Startspieler alle Würfel. Behalte sie, oder wirf einmal alle neu.
web-lesson-tic-tac-town-5-done = Nach der Runde ziehen alle wieder auf vier Karten nach, von den Stapeln, die sie mögen.

web-lesson-mow-1 = Die Herde steht von 7 bis 11. Leg eine Kuh an, die kleiner ist als alle, oder größer.
web-lesson-mow-1-done = Dazwischen geht nicht. Nach dem Ausspielen ziehst du eine Karte, und der Pfeil sagt, wer dran ist.
web-lesson-mow-2 = Eine Akrobatin mit einer 7 darf auf eine 7 in der Herde klettern. Spiel sie aus.
web-lesson-mow-2-done = In der Reihe nimmt sie keinen Platz ein. Grüne Sonderkühe haben fünf Fliegen, und mit ihnen darfst du den Pfeil drehen.
web-lesson-mow-3 = Eine Nachzüglerin füllt eine Lücke in der Herde. Spiel sie aus.
web-lesson-mow-3-done = Irgendwo zwischen den Enden muss eine Zahl fehlen: Dafür steht die Nachzüglerin.
web-lesson-mow-4 = Ein Blocker schließt sein Ende: Über 16 gibt es nichts. Spiel ihn aus und dreh den Pfeil.
web-lesson-mow-4-done = Jetzt ist der Nachbar auf der anderen Seite dran und kann nur noch unten anlegen.
web-lesson-mow-5 = Keine deiner Kühe passt. Dann musst du die Herde nehmen, mit allen Fliegen.
web-lesson-mow-5-done = Du beginnst sofort eine neue Herde. Wer am Ende die wenigsten Fliegen hat, gewinnt.
