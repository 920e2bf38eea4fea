# Le jeu dans le terminal
term-title = Cowbell : on joue à quoi ?
term-too-small = Agrandis un peu cette fenêtre, s’il te plaît : il faut { $columns } colonnes et { $rows } lignes. La partie t’attend.
term-leave = Quitter
term-begin = C’est parti
term-go-on = Continuer : { $game }
term-look-again = Revoir : { $game }
term-events = { $count ->
    [one] { $count } événement
   *[other] { $count } événements
}
term-blurb-tic-tac-moo = deux fermes, un pré, quatre espèces
term-blurb-kuhlorado = deux dés, une feuille, croix contre ronds
term-blurb-te-kuiti = des moutons à retenir, des clôtures à poser
term-blurb-tic-tac-town = des dés de couleur, trois à la suite, des cartes secrètes
term-blurb-mow = des vaches en ordre, des mouches pour qui les ramasse
term-name = { $who ->
    [you] Toi
   *[other] { $name }
}
term-number = { $name }
term-label = { $label } :
term-is = { $what } : { $how }
term-player = Joueur { $number }
term-bot = Robot { $number }
term-human = une personne ici
term-bot-level = robot, { $level }
term-level-random = au hasard
term-level-easy = facile
term-level-medium = moyen
term-level-hard = difficile
term-level-expert = expert
term-seat = Place { $number }
term-yes = oui
term-no = non
term-place = rang { $place }
term-cover = { $name }, c’est ton tour. Appuie sur Entrée quand tu es seul à voir l’écran.
term-advice = Conseil : { $what }
term-thinking = Je réfléchis …
term-undone = C’est repris.
term-no-undo = Impossible de reprendre : on a vu du nouveau depuis.
term-not-your-turn = Ce n’est pas ton tour.
term-not-now = Tu ne peux pas choisir cela maintenant. Ce que tu peux choisir est marqué ; m montre tous les coups.
term-not-a-move = Ce n’est pas un coup de ce jeu.
term-no-such = Il n’y a pas de { $what } ici.
term-nothing-here = Tu ne peux rien en faire maintenant.
term-you-may = Tu peux :
term-empty = vide
term-more = { $count ->
    [one] { $count } coup avec
   *[other] { $count } coups avec : continue à choisir
}
term-only-this = Seulement cela : { $what }
term-cannot-save = La partie ne peut pas être gardée : { $why }
term-kept = La partie est gardée pour toi. À bientôt !
term-which = Quel numéro ?
term-waiting = Une partie inachevée de ce jeu t’attend aussi : le menu te la propose.
term-eyes-all = vue par tous
term-eyes = vue par { $name }
term-wind-n = nord : { $what }
term-wind-ne = nord-est : { $what }
term-wind-e = est : { $what }
term-wind-se = sud-est : { $what }
term-wind-s = sud : { $what }
term-wind-sw = sud-ouest : { $what }
term-wind-w = ouest : { $what }
term-wind-nw = nord-ouest : { $what }
term-help = Touches
term-log = Ce qui s’est passé
term-scores = Points
term-moves = Ce que tu peux faire
term-answer = Réponse
term-keys-menu = ↑↓ choisir · Entrée ouvrir · d oublier une partie · q quitter
term-keys-setup = ↑↓ ligne · ←→ changer · Entrée changer ou commencer · Échap retour
term-keys-table = Flèches Entrée · h conseil · u reprendre · m coups · l récit · s points · ? · q
term-keys-over = r revoir · n rejouer · l récit · s points · ? touches · q quitter
term-keys-cover = Entrée je suis là · u reprendre · q quitter
term-keys-replay = ←→ pas · ↑↓ dix · Début Fin · Espace défile · v regard · l · s · q quitter
term-keys-line = un coup, ou ?c3, table, coups, récit, points, conseil, reprendre, fin · Échap
term-help-text =
    Flèches : déplacer le curseur. Tab : la chose suivante que tu peux choisir.
    Entrée ou Espace : choisir. Échap : reposer. La souris fait tout cela aussi.
    (x) peut être choisi, [x] est choisi, *x* est concerné, 'x' est nouveau, un conseil est entre accolades.
    h : conseil. u : reprendre, tant qu’on n’a rien vu de nouveau.
    m : tous les coups. s : les points et d’où ils viennent. l : ce qui s’est passé.
    : une ligne à taper : un coup comme on l’écrit, ou ?c3 pour demander ce qu’il y a en c3.
    q : quitter ; la partie est gardée et proposée de nouveau. Ctrl-C : quitter tout de suite.
    Après la fin : r revoir, n rejouer.
    En revoyant : flèches pour avancer, Début et Fin pour sauter, Espace défile, v change de regard.
term-plain-help = Tape un coup, ou ? pour tout ce que tu peux taper d’autre.
term-plain-words =
    Tape un coup comme on l’écrit. coups : tous les coups possibles.
    table : toute la table. ?c3 : ce qu’il y a en c3, autour, et ce que tu peux en faire.
    récit : ce qui s’est passé. points : les points et d’où ils viennent.
    conseil : un avis. reprendre : tant qu’on n’a rien vu de nouveau. fin : quitter ; la partie est gardée.
term-word-help = aide
term-word-look = table
term-word-moves = coups
term-word-log = récit
term-word-scores = points
term-word-hint = conseil
term-word-undo = reprendre
term-word-quit = fin
term-value-random = au sort
term-option-seats = Joueurs
term-option-starter = Qui commence
term-option-win-time = Une victoire compte
term-value-win-time-turn-end = à la fin du tour
term-value-win-time-immediate = aussitôt
term-option-win-check = Qui peut gagner en un tour
term-value-win-check-active = celui dont c’est le tour
term-value-win-check-both = les deux
term-option-supply-end = Tuiles épuisées
term-value-supply-end-both = fin quand les deux n’en ont plus
term-value-supply-end-first = fin quand l’un n’en a plus
term-option-fields = Champs
term-value-fields-diagonal = en diagonale
term-value-fields-adjacent = sud et nord
term-value-fields-columns = ouest et est
term-option-sheet = Feuille
term-option-pro = Variante pro
term-option-mode = Combien
term-value-mode-duel = l’un contre l’autre
term-value-mode-solo = tout seul
term-option-first-shepherd = Premier berger
term-option-rounds = Manches
term-option-final-phase = Phase finale
term-value-final-phase-latched = reste une fois commencée
term-value-final-phase-dynamic = peut s’arrêter
term-option-memory-aid = Tuiles vues
term-value-memory-aid-off = à retenir
term-value-memory-aid-last-turn = visibles un tour
term-value-memory-aid-all = restent connues
term-option-daisies = Pâquerettes
term-value-daisies-standard = normales
term-value-daisies-gentle = douces
term-option-take-enclosed = Prendre les paires encloses
term-option-deck = Cartes calcul
term-value-deck-graded = deux couleurs
term-value-deck-single = une couleur
term-option-equations = Avec équations
term-option-target = Mouches qui finissent la partie
term-option-next-start = La manche suivante commence
term-value-next-start-most-flies = par qui a le plus de mouches
term-value-next-start-rotate = par le suivant
term-option-first-starter = Qui commence
