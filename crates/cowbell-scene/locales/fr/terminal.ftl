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
term-keys-setup = ↑↓ ligne · ←→ changer · 0–9 nombre · Entrée changer ou commencer · Échap retour
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
    À la table d’un serveur, t : parler, proposer d’arrêter, laisser jouer un robot, abandonner.
    Après la fin : r revoir, n rejouer.
    En revoyant : flèches pour avancer, Début et Fin pour sauter, Espace défile, v change de regard.
term-plain-help = Tape un coup, ou ? pour tout ce que tu peux taper d’autre.
term-plain-words =
    Tape un coup comme on l’écrit. coups : tous les coups possibles.
    table : toute la table. ?c3 : ce qu’il y a en c3, autour, et ce que tu peux en faire.
    récit : ce qui s’est passé. points : les points et d’où ils viennent.
    conseil : un avis. reprendre : tant qu’on n’a rien vu de nouveau. fin : quitter ; la partie est gardée.
    À la table d’un serveur, plus : ce que tu peux y faire d’autre. plus 3 : en faire la troisième.
term-word-help = aide
term-word-look = table
term-word-moves = coups
term-word-log = récit
term-word-scores = points
term-word-hint = conseil
term-word-undo = reprendre
term-word-more = plus
term-word-quit = fin
# À une table sur un serveur
term-kept-far = La table t’attend : reviens avec le même lien. À bientôt !
term-waits = { $count ->
    [0] La partie va commencer.
    [one] On attend : une place est encore libre.
   *[other] On attend : { $count } places sont encore libres.
}
term-lost = Pas de connexion ; nouvel essai …
term-back = De nouveau connecté.
term-you-watch = tu regardes
term-away = { $who ->
    [you] tu es absent
   *[other] { $name } n’est pas là
}
term-stand-in = { $who ->
    [you] un robot joue pour toi
   *[other] un robot joue pour { $name }
}
term-taken = { $who ->
    [you] Tu joues de nouveau toi-même.
   *[other] { $name } joue de nouveau.
}
term-offers = { $who ->
    [you] tu proposes d’arrêter la partie
   *[other] { $name } propose d’arrêter la partie
}
term-withdrew = { $who ->
    [you] Tu retires ta proposition.
   *[other] { $name } retire sa proposition.
}
term-sat = { $who ->
    [you] Tu as pris place.
   *[other] { $name } a pris place.
}
term-rose = { $name } a quitté sa place.
term-took-back = { $who ->
    [you] Tu reprends ton dernier coup.
   *[other] { $name } reprend son dernier coup.
}
term-resigned = { $who ->
    [you] Tu as abandonné.
   *[other] { $name } a abandonné.
}
term-said = { $who ->
    [you] Toi : { $what }
   *[other] { $name } : { $what }
}
term-rematch-laid = une revanche est prête
term-acts = Ce que tu peux faire d’autre
term-keys-far = Flèches Tab Entrée · h · u annuler · m coups · l log · s points · t plus · ? · q
term-keys-far-over = r revoir · n revanche · t plus · l journal · s points · ? touches · q quitter
term-problem-NOT_A_MOVE = Ce n’est pas un coup de ce jeu.
term-problem-BAD_LINK = Ce n’est pas un lien vers une table. Il ressemble à http://host/t/TABLE#PLACE, ou TABLE#PLACE avec --server http://host.
term-problem-NOT_COWBELL = Ce qui répond là n’est pas un serveur Cowbell.
term-problem-NO_TRUST = Cette machine ne fait pas confiance au certificat du serveur.
term-problem-WRONG_VERSION = Le serveur parle une autre version du protocole : l’un des deux programmes est trop ancien.
term-problem-BAD_REQUEST = Le serveur n’a pas compris : l’un des deux programmes est trop ancien.
