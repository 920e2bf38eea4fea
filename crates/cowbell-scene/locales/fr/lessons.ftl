# Les premières leçons : quoi faire, et ce que cela a montré.

web-lesson-tic-tac-moo-1 = Une vache regarde de ta grange. Pose la poule ou le cochon à côté de la vache du pré.
web-lesson-tic-tac-moo-1-done = Tu ne poses qu’à côté de l’animal de ta propre grange, tout droit ou en diagonale. Tes deux valets tiennent les animaux de ce tour.
web-lesson-tic-tac-moo-2 = Deux poules sont côte à côte. Fais une ligne de trois et récolte le troupeau !
web-lesson-tic-tac-moo-2-done = Trois pareils ou plus en ligne forment un troupeau : tu prends les autres et tu les gardes. Celui que tu as posé reste sur le pré.
web-lesson-tic-tac-moo-3 = Tu poses deux animaux par tour. Pose le second, le cochon, pour que trois cochons soient en diagonale.
web-lesson-tic-tac-moo-3-done = Les lignes comptent dans tous les sens. Après le second animal tu pioches, et la grange reçoit aussi un nouvel animal.
web-lesson-tic-tac-moo-4 = Tu as récolté dix animaux. Douze font gagner : récolte encore un troupeau.
web-lesson-tic-tac-moo-4-done = Douze animaux récoltés, c’est une façon de gagner.
web-lesson-tic-tac-moo-5 = Huit animaux sont dans ton champ. Remplis la dernière case.
web-lesson-tic-tac-moo-5-done = Un de tes champs rempli, avec au moins deux animaux de chaque sorte, c’est l’autre façon de gagner.

web-lesson-kuhlorado-1 = Tu as lancé deux nombres. Une fois par tour tu peux relancer : un dé ou les deux. Essaie.
web-lesson-kuhlorado-1-done = Après le second lancer, les dés restent. Tu aurais aussi pu garder le premier.
web-lesson-kuhlorado-2 = Avec deux nombres, tu coches une case qui montre l’un des deux. Choisis-en une.
web-lesson-kuhlorado-2-done = La marque est à toi pour toujours. Si aucune de ces cases n’est libre, tu passes.
web-lesson-kuhlorado-3 = Deux vaches ! Coche deux cases à vache, n’importe où.
web-lesson-kuhlorado-3-done = Les vaches sont rares : quand la dernière est cochée, la partie finit.
web-lesson-kuhlorado-4 = Une vache et un 3 : coche l’un des deux, ou une vache et un 3 séparés d’exactement une case.
web-lesson-kuhlorado-4-done = Une case entre les deux : sur une ligne, une colonne ou une diagonale. Peu importe ce qui est entre.
web-lesson-kuhlorado-5 = Chaque pré du bord vaut 3 points, un abreuvoir 2 ou 4, pour qui y a le plus de marques. Coche pour passer en tête quelque part.
web-lesson-kuhlorado-5-done = Les marques reliées comptent aussi : une zone de 5 vaut 2 points, 10 en valent 5, 15 en valent 12 et 20 en valent 20.

web-lesson-te-kuiti-1 = Tu es le berger et tu poses deux clôtures par tour. Poses-en une où tu veux.
web-lesson-te-kuiti-1-done = Il y a trente clôtures. Quand la dernière est posée, la manche est finie.
web-lesson-te-kuiti-2 = Il manque une clôture au coin. Ferme-le.
web-lesson-te-kuiti-2-done = Une tuile qui ne peut plus sortir est enfermée : personne ne peut la retourner, et elle compte pour toi à la fin. Le bord du champ n’est pas une clôture.
web-lesson-te-kuiti-3 = Maintenant tu joues les moutons. Retourne une tuile.
web-lesson-te-kuiti-3-done = Tu retournes jusqu’à voir deux moutons. Pareils, ils sont à toi ; sinon on les cache de nouveau : retiens-les.
web-lesson-te-kuiti-4 = Un mouton endormi est visible en b3. Tu en as vu un autre en b5. Retourne-le.
web-lesson-te-kuiti-4-done = Une paire ! Tu prends les deux, un point chacun, et leurs places restent vides.
web-lesson-te-kuiti-5 = Tu as retourné un bélier. Choisis la clôture qu’il renverse.
web-lesson-te-kuiti-5-done = Béliers et bergers ne comptent pas comme moutons : tu continues à retourner. Un berger donne une clôture de plus à l’autre joueur.

web-lesson-tic-tac-town-1 = Tout le monde construit sur un plateau. Prends un dé et pose-le sur une case vide.
web-lesson-tic-tac-town-1-done = Un dé par tour. Il garde sa valeur et reste là jusqu’à la fin de la manche.
web-lesson-tic-tac-town-2 = Une de tes cartes veut rouge, bleu et vert en ligne. Rouge et bleu y sont déjà. Termine-la.
web-lesson-tic-tac-town-2-done = Les cartes de couleur valent 1 point. Une ligne est une rangée ou une colonne, lue dans les deux sens, jamais une diagonale.
web-lesson-tic-tac-town-3 = Une autre carte veut trois dés dont la somme est 7, l’un d’eux jaune. Accomplis-la.
web-lesson-tic-tac-town-3-done = Les cartes de somme valent 2 points. Peu importe qui a posé les dés.
web-lesson-tic-tac-town-4 = La carte d’équation : rouge plus bleu donne le troisième dé. Combien font 2 + 3 ?
web-lesson-tic-tac-town-4-done = Les cartes d’équation valent 3 points. Tes dés peuvent aussi accomplir les cartes des autres : surveille ce qu’ils récoltent.
web-lesson-tic-tac-town-5 = Au début de la manche, le premier joueur voit tous les dés. Garde-les, ou relance-les tous, une fois.
web-lesson-tic-tac-town-5-done = Après la manche, chacun revient à quatre cartes, des piles de son choix.

web-lesson-mow-1 = Le troupeau va de 7 à 11. Ajoute une vache plus petite que toutes, ou plus grande.
web-lesson-mow-1-done = Entre les deux, ce n’est pas permis. Après avoir joué tu pioches une carte, et la flèche dit à qui le tour.
web-lesson-mow-2 = Une acrobate avec un 7 peut grimper sur un 7 du troupeau. Joue-la.
web-lesson-mow-2-done = Elle ne prend pas de place dans la ligne. Les vaches spéciales vertes ont cinq mouches, et elles te laissent tourner la flèche.
web-lesson-mow-3 = Une retardataire comble un trou dans le troupeau. Joue-la.
web-lesson-mow-3-done = Il faut qu’un nombre manque entre les bouts : la retardataire le remplace.
web-lesson-mow-4 = Une bloqueuse ferme son bout : rien ne dépasse 16. Joue-la, et tourne la flèche.
web-lesson-mow-4-done = Maintenant c’est au voisin de l’autre côté, et il ne peut ajouter qu’en bas.
web-lesson-mow-5 = Aucune de tes vaches ne convient. Alors tu dois prendre le troupeau, avec toutes ses mouches.
web-lesson-mow-5-done = Tu commences aussitôt un nouveau troupeau. Qui a le moins de mouches à la fin gagne.
