# Le jeu dans le terminal
term-title = Cowbell : à quoi veux-tu jouer ?
term-too-small = Agrandis cette fenêtre, s’il te plaît : il faut { $columns } colonnes et { $rows } lignes. Ta partie ne risque rien.
term-leave = Quitter
term-begin = Commencer
term-go-on = Continuer : { $game }
term-look-again = Revoir : { $game }
term-events = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
term-name = { $who ->
    [you] Toi
   *[other] { $name }
}
term-number = { $name }
term-label = { $label } :
term-bot = Bot { $number }
term-human = quelqu’un devant cet écran
term-bot-level = bot { $level }
term-level-random = aléatoire
term-level-easy = facile
term-level-medium = moyen
term-level-hard = fort
term-level-expert = expert
term-level-master = maître
term-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
term-cover = { $name }, c’est à toi. Appuie sur Entrée quand personne d’autre ne voit l’écran.
term-advice = Indice : { $what }
term-thinking = Réflexion…
term-undone = Coup annulé.
term-no-undo = Quelque chose a été révélé depuis : ce coup ne peut plus être annulé.
term-not-your-turn = Ce n’est pas ton tour.
term-not-now = Tu ne peux pas choisir cela maintenant. Les choix possibles sont marqués ; m montre tous les coups.
term-no-such = « { $what } » n’existe pas ici.
term-nothing-here = Tu ne peux rien en faire maintenant.
term-you-may = Tu peux :
term-empty = vide
term-more = { $count ->
    [one] { $count } coup possible
   *[other] { $count } coups possibles : continue à choisir
}
term-only-this = Ton seul coup : { $what }
term-cannot-save = La partie ne peut pas être enregistrée : { $why }
term-kept = Ta partie est enregistrée. À bientôt !
term-which = Quel numéro ?
term-waiting = Tu as aussi une partie inachevée de ce jeu : elle est dans le menu.
term-eyes-all = vue par le public
term-eyes = vue par { $name }
term-wind-n = nord : { $what }
term-wind-ne = nord-est : { $what }
term-wind-e = est : { $what }
term-wind-se = sud-est : { $what }
term-wind-s = sud : { $what }
term-wind-sw = sud-ouest : { $what }
term-wind-w = ouest : { $what }
term-wind-nw = nord-ouest : { $what }
term-help = Touches
term-log = Historique
term-scores = Scores
term-moves = Coups possibles
term-answer = Réponse
term-keys-menu = ↑↓ choisir · Entrée ouvrir · d supprimer une partie · q quitter
term-keys-setup = ↑↓ ligne · ←→ changer · 0–9 nombre · Entrée valider · Échap retour
term-keys-table = Flèches Tab Entrée · h indice · u annuler · m coups · l hist. · s score · ? · q
term-keys-over = r revoir · n rejouer · l historique · s scores · ? touches · q quitter
term-keys-cover = Entrée je suis là · u annuler · q quitter
term-keys-replay = ←→ étape · ↑↓ dix · Début Fin · Espace lecture · v vue · l · s · q quitter
term-keys-line = un coup, ou ?c3, table, coups, historique, scores, indice, annuler, fin · Échap
term-help-text =
    Flèches : déplacer le curseur. Tab : aller au choix suivant.
    Entrée ou Espace : choisir. Échap : annuler le choix. Tout cela se fait aussi à la souris.
    (x) peut être choisi, [x] est choisi, *x* change aussi, 'x' est nouveau, un indice est entre accolades.
    h : indice. u : annuler, tant que rien de nouveau n’a été révélé.
    m : tous les coups. s : les scores et d’où ils viennent. l : l’historique.
    Deux-points : taper une commande, un coup en notation ou ?c3 pour demander ce qu’il y a en c3.
    q : quitter ; la partie est enregistrée et tu pourras la continuer. Ctrl-C : quitter tout de suite.
    À une table en ligne, t : dire quelque chose, proposer d’arrêter, laisser jouer un bot, abandonner.
    Après la partie : r revoir, n rejouer.
    En revoyant la partie : flèches pour avancer ou reculer, Début et Fin pour sauter, Espace lance la lecture, v change de vue.
term-plain-help = Tape un coup, ou ? pour de l’aide.
term-plain-words =
    Tape un coup en notation. coups : tous les coups possibles.
    table : toute la table. ?c3 : ce qu’il y a en c3 et autour, et ce que tu peux en faire.
    historique : ce qui s’est passé. scores : les scores et d’où ils viennent.
    indice : une suggestion. annuler : annuler ton coup, tant que rien de nouveau n’a été révélé. fin : quitter ; la partie est enregistrée.
    À une table en ligne, plus : ce que tu peux faire d’autre. plus 3 : faire le numéro 3 de cette liste.
term-word-help = aide
term-word-look = table
term-word-moves = coups
term-word-log = historique
term-word-scores = scores
term-word-hint = indice
term-word-undo = annuler
term-word-more = plus
term-word-quit = fin
# À une table sur un serveur
term-kept-far = La table t’attend : reviens avec le même lien. À bientôt !
term-waits = { $count ->
    [0] La partie va commencer.
    [one] En attente de joueurs : une place est encore libre.
   *[other] En attente de joueurs : { $count } places sont encore libres.
}
term-lost = Connexion perdue. Nouvel essai…
term-back = Connexion rétablie.
term-you-watch = Tu regardes.
term-away = { $who ->
    [you] Tu n’es pas là.
   *[other] { $name } n’est pas là.
}
term-stand-in = { $who ->
    [you] Un bot joue pour toi.
   *[other] Un bot joue pour { $name }.
}
term-taken = { $who ->
    [you] Tu as repris la main.
   *[other] { $name } a repris la main.
}
term-offers = { $who ->
    [you] Tu proposes d’arrêter la partie.
   *[other] { $name } propose d’arrêter la partie.
}
term-withdrew = { $who ->
    [you] Tu retires ta proposition.
   *[other] { $name } retire sa proposition.
}
term-sat = { $who ->
    [you] Tu as rejoint la table.
   *[other] { $name } a rejoint la table.
}
term-rose = { $name } a quitté la table.
term-took-back = { $who ->
    [you] Tu annules ton dernier coup.
   *[other] { $name } annule son dernier coup.
}
term-said = { $who ->
    [you] Toi : { $what }
   *[other] { $name } : { $what }
}
term-rematch-laid = La revanche est prête.
term-acts = Autres actions
term-keys-far = Flèches Tab Entrée · h indice · u annuler · m coups · l hist. · s score · ? t q
term-keys-far-over = r revoir · n revanche · t plus · l historique · s scores · ? touches · q
term-problem-NOT_A_MOVE = Ce n’est pas un coup de ce jeu.
term-problem-BAD_LINK = Ce n’est pas un lien vers une table. Un tel lien ressemble à http://serveur/t/TABLE#PLACE, ou à TABLE#PLACE avec --server http://serveur.
term-problem-NOT_COWBELL = Le serveur qui répond n’est pas un serveur Cowbell.
term-problem-NO_TRUST = Cet ordinateur ne fait pas confiance au certificat du serveur.
term-problem-WRONG_VERSION = Le serveur utilise une autre version du protocole : l’un des deux programmes est trop ancien.
term-problem-BAD_REQUEST = Le serveur n’a pas compris : l’un des deux programmes est trop ancien.
term-clock = { $name } : { $time }
term-advice-why = Indice : { $what }. Pourquoi : { $why }.
term-mine-none = Tu n’as aucune partie en cours.
term-problem-BAD_PERSON = Ce n’est pas un lien personnel. Un tel lien ressemble à https://serveur/me#CLÉ.
term-seat-link = Le lien de ta place, pour revenir : { $link }
term-word-write = écris
term-word-mute = masque
term-word-report = signale
term-how-write = Écrire aux autres : tape deux-points, puis « écris » et ton message
term-plain-words-chat = À une table en ligne – masque 2 : masquer ce que dit la place 2, ou l’afficher de nouveau. signale 2 et la raison : prévenir les responsables du serveur. écris et ton message : là où la table permet le texte libre.
term-muted = Messages masqués : { $name }.
term-unmuted = Messages de nouveau affichés : { $name }.
term-quoted = « { $text } »
term-word-block = bloque
term-how-write-plain = Écrire aux autres : tape « écris » et ton message
term-plain-words-block = bloque 2 : masquer ce que dit la personne de la place 2, ici et ailleurs ; le hasard ne vous mettra plus jamais à la même table.
term-blocked = { $name } : personne bloquée. Tu ne verras plus ce qu’elle dit, et le hasard ne vous mettra plus jamais à la même table.
term-unblocked = { $name } : personne débloquée.
term-invite-link = Lien pour la place { $number } : { $link }
term-watch-link = Lien pour regarder la partie : { $link }
term-person-link = Ton lien personnel, pour tes autres appareils : { $link }
term-person-none = Cet ordinateur n’a pas encore de clé personnelle pour ce serveur. « --mine --share » en crée une ; « --mine LIEN » reprend celle d’un autre appareil.
term-delete-yes = oui
term-delete-sure = Supprimer tout ce que ce serveur conserve pour toi : clé, nom, liste de tes parties, réglages, résultats et personnes bloquées ? Tape « { $yes } » pour tout supprimer définitivement :
term-deleted = Tout est supprimé.
term-not-deleted = Rien n’a été supprimé.
term-record = { $game }, adversaires : { $against } – parties jouées : { $played }, gagnées : { $won }
term-record-none = Aucune de tes parties n’est encore terminée.
