# Le client web : tout ce qui entoure les plateaux.

# Partout
web-skip = Aller au contenu
web-pages = Menu principal
web-home = Tous les jeux
web-lobby = Salon
web-mine = Mes parties
web-language = Langue
web-settings = Réglages
web-loading = Un instant…
web-nowhere = Cette page n’existe pas.
web-close = Fermer
web-learn = Apprendre
web-rules = Règles
web-rule = Règle { $clause }
web-guest = Anonyme
web-name = Nom
web-your-name = Ton nom
web-you = toi
web-player = Joueur { $number }
web-seat = Place { $number }
web-bot-random = Bot aléatoire
web-bot-easy = Bot facile
web-bot-medium = Bot moyen
web-bot-hard = Bot fort
web-bot-expert = Bot expert
web-bot-master = Bot maître
web-about-master = Le bot maître réfléchit jusqu’à deux fois plus longtemps que le bot expert et utilise mieux son temps. Là où c’est utile, il évalue aussi les positions avec un petit réseau de neurones entraîné sur des parties entre bots.

# Accueil
web-welcome = { $count ->
    [5] Cinq jeux, une table
   *[other] { $count } jeux, une table
}
web-welcome-more = Joue tout de suite contre un bot, ou envoie un lien à tes amis. Sans compte, sans rien installer.
web-running = Parties en cours
web-finished = Parties terminées
web-phase-waiting = en attente de joueurs
web-phase-playing = en cours
web-phase-over = terminée
web-facts = { $minutes ->
    [0] { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }
   *[other] { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    } · environ { $minutes } minutes
}
web-opponents = Adversaires
web-play-now = Jouer
web-play-now-game = Jouer : { $game }
web-with-friends = Entre amis
web-with-friends-game = Entre amis : { $game }
web-learn-game = Apprendre : { $game }
web-rules-game = Règles : { $game }
web-company = D’autres façons de jouer
web-company-more = Rejoins une table ouverte, regarde une partie ou reprends l’une des tiennes.

# Dresser une table
web-new-table = { $game } : nouvelle table
web-new-any = Nouvelle table
web-who-plays = Qui joue ?
web-sitter-me = Moi
web-sitter-link = Quelqu’un, par un lien
web-sitter-here = Quelqu’un devant cet écran
web-sitter-open = Quelqu’un du salon
web-allow-spectators = Toute personne ayant le lien peut regarder
web-allow-hints = Autoriser les indices même si vous êtes plusieurs (les autres voient qui en demande)
web-options = Options
web-number = Numéro
web-lay-table = Créer la table

# Salon et mes parties
web-lobby-empty = Aucune table ouverte pour l’instant. Crées-en une : les autres la verront ici.
web-free-seat = Place libre
web-sit-down = Rejoindre
web-watch = Regarder
web-mine-empty = Tu n’as encore joué aucune partie ici.
web-go-on = Continuer
web-replay = Revoir
web-analysis = Analyse
web-forget = Retirer de la liste
web-bring = Importer une partie
web-bring-more = Un fichier de partie (.jsonl), d’ici ou d’ailleurs

# Réglages
web-theme = Apparence
web-theme-auto = comme le système
web-theme-light = claire
web-theme-dark = sombre
web-motion = Animations
web-motion-auto = comme le système
web-motion-none = aucune
web-sound = Sons
web-confirm = Confirmer les coups qui terminent mon tour
web-text-mode = Mode texte : taper des commandes
web-allow-notices = M’avertir quand c’est mon tour
web-settings-more = Ces réglages ne valent que pour ce navigateur.

# Avant le début
web-waiting = En attente de joueurs
web-waiting-more = La partie commence dès que toutes les places sont prises.
web-in-lobby = ouverte dans le salon
web-link-of = Lien pour la place { $number }
web-spectator-link = Lien pour regarder
web-leave-seat = Quitter ma place
web-copied = Copié
web-share = Partager
web-qr = Code QR
web-qr-alt = Code QR de ce lien
web-no-table = Table introuvable

# À la table
web-actions = Actions
web-board = Plateau
web-undo = Annuler
web-hint = Indice
web-thinking = Réflexion…
web-hint-is = Indice : { $move }
web-scores = Scores
web-log = Historique
web-log-empty = Aucun coup pour l’instant.
web-look-back = Voir cette position
web-looking-back = Tu revois l’étape { $step }
web-to-now = Revenir à la partie
web-more = Plus
web-keys = Raccourcis clavier
web-your-turn = À toi de jouer
web-to-move = en train de jouer
web-stand-in = un bot joue
web-away = pas là
web-absent = { $name } n’est pas là. Tu peux attendre ou revenir plus tard : rien ne sera perdu.
web-place = { $place ->
    [1] 1re
   *[other] { $place }e
}
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-play-this = Jouer ce coup
web-back-out = Finalement non
web-bot-plays = Un bot joue pour toi.
web-take-back = Reprendre la main
web-hand-over = Laisser un bot jouer pour moi
web-offer-end = Proposer d’arrêter la partie
web-withdraw = Retirer la proposition
web-offered = { $count ->
    [one] { $names } propose d’arrêter la partie.
   *[other] { $names } proposent d’arrêter la partie.
}
web-agree = D’accord
web-resign = Abandonner
web-resign-sure = Oui, abandonner
web-my-link = Continuer sur un autre appareil
web-my-link-more = Garde ce lien pour toi : toute personne qui l’a peut jouer à ta place.
web-leave-table = Quitter la table
web-watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-fair = Dés équitables : la graine aléatoire a été scellée avant le premier lancer (sceau { $hash }…). Elle est révélée après la partie.
web-cover = { $name }, c’est à toi
web-cover-more = Les autres, regardez ailleurs un instant.
web-cover-show = Je suis { $name } : montrer ma main
web-lost = Connexion perdue. Nouvel essai…
web-back-same = Connexion rétablie. Tu n’as rien manqué.
web-back-news = { $count ->
    [one] Connexion rétablie. Tu as manqué une étape : elle est dans l’historique.
   *[other] Connexion rétablie. Tu as manqué { $count } étapes : elles sont dans l’historique.
}
web-result = Résultat
web-over-won = Tu as gagné !
web-over-lost = Ce sera pour la prochaine fois !
web-over-draw = Égalité !
web-over-agreed = La partie a été arrêtée d’un commun accord.
web-over-resigned = { $who ->
    [you] Tu as abandonné.
   *[other] { $name } a abandonné.
}
web-rematch = Revanche
web-to-rematch = Aller à la revanche
web-key-arrows = se déplacer sur le plateau et dans ta main
web-key-enter = choisir
web-key-yes = jouer le coup montré
web-key-escape = annuler le choix
web-key-hint = indice
web-key-undo = annuler le coup
web-key-log = historique
web-key-scores = scores
web-key-help = expliquer ce qui est sélectionné ; encore une fois : ces raccourcis
web-name-of-enter = Entrée
web-name-of-escape = Échap
web-name-next = Choisis maintenant qui joue ensuite.

# The strip over the board, and others’ moves
web-aim-what = Quel est le but ?
web-meanwhile = { $count ->
    [one] Une étape a été sautée.
   *[other] { $count } étapes ont été sautées.
}
web-new-here = Première fois ? La leçon dure trois minutes.
web-no-lesson = Pas de leçon, merci
web-lesson-yes = Leçon de trois minutes
web-lesson-back = Ensuite, tu reviens directement à cette partie.
web-back-to-match = Retour à la partie
web-show-me = Montrer
web-show-again = Montrer encore une fois
web-to-board = Revenir au plateau
web-pace = Coups des autres
web-pace-slow = lents
web-pace-normal = à vitesse normale
web-pace-fast = rapides
web-pace-off = sans animation

# Phrases
web-chat = Dire quelque chose
web-phrase-hello = Bonjour !
web-phrase-have-fun = Bonne partie !
web-phrase-nice-move = Joli coup !
web-phrase-oh-no = Oh non !
web-phrase-well-played = Bien joué !
web-phrase-asked-hint = J’ai demandé un indice.
web-phrase-lucky = Quelle chance !
web-phrase-thanks = Merci !
web-phrase-oops = Oups, c’était une erreur.
web-phrase-one-moment = Un instant, s’il te plaît.
web-phrase-your-turn = C’est à toi.
web-phrase-one-more = Encore une partie ?
web-phrase-goodbye = Au revoir !

# La table en mots
web-text-ask = Tape une case (c3), un coup, ou bien : { web-word-moves }, { web-word-scores }, { web-word-areas }
web-text-answer = Réponse
web-ask-empty = vide
web-ask-unknown = « { $words } » n’est ni une case ni un coup. Essaie c3, { web-word-moves }, { web-word-scores } ou { web-word-areas }.
web-wind-north = Nord
web-wind-northeast = Nord-est
web-wind-east = Est
web-wind-southeast = Sud-est
web-wind-south = Sud
web-wind-southwest = Sud-ouest
web-wind-west = Ouest
web-wind-northwest = Nord-ouest

# Revoir
web-step-of = Étape { $step } sur { $steps }
web-replay-begin = La partie commence.
web-first = Aller au début
web-previous = Étape précédente
web-next = Étape suivante
web-last = Aller à la fin
web-autoplay = Lecture automatique
web-pause = Pause
web-from-seat = Vu par
web-view-as = Vu par { $name }
web-spectator = le public
web-branch = Continuer à partir d’ici
web-branch-as = Jouer pour { $name }, contre des bots
web-download = Télécharger la partie
web-verify = Vérifier les dés
web-fair-none = Il n’y a pas de preuve pour les dés de cette partie.
web-fair-how = Avant la partie, le serveur scelle une graine secrète. En rejoignant la table, chacun promet un texte aléatoire, qui sera ajouté au calcul des dés, et le révèle quand tout le monde est là. Chaque lancer et chaque tirage découlent de la graine, de ces textes et du numéro de l’étape. À la fin, la graine est révélée, et tout le monde peut refaire le calcul.
web-problem-BAD_PROMISE = Le serveur n’a pas compris ton texte ajouté aux dés. Ouvre la table à nouveau.
web-problem-TOO_EARLY = Pas encore : il manque quelqu’un.
web-seal = Sceau
web-seed = Graine
web-not-over = Tu pourras revoir la partie quand elle sera terminée.

# Apprendre
web-learn-title = Comment jouer à { $game }
web-lesson = Première leçon
web-lesson-step = Étape { $step } sur { $steps }
web-lesson-next = Suivant
web-lesson-done = Bravo ! Tu en sais assez pour ta première partie.
web-lesson-again = Recommencer
web-lesson-right = Exactement !
web-lesson-tried = Ton choix : « { $move } ».
web-example = Exemple
web-all-rules = Toutes les règles
web-rules-language = Ces règles ne sont pas encore traduites : les voici en anglais.
web-contents = Sommaire
web-find-rules = Chercher dans les règles
web-found-rules = { $count ->
    [0] Aucun résultat
    [one] Un résultat
   *[other] { $count } résultats
}
web-exact-rules = Règles exactes
web-exact-title = { $game } : les règles exactes
web-exact-more = Chaque règle avec son numéro, jusqu’au cas le plus rare, avec des exemples en images.
web-exact-rule = Règle exacte { $clause }
web-examples = { $count ->
    [one] Afficher l’exemple
   *[other] Afficher { $count } exemples
}
web-picture-play = Voir l’exemple
web-print = Imprimer

# Problèmes
web-problem-OFFLINE = Le serveur ne répond pas.
web-problem-NOT_NOW = Tu ne peux pas choisir cela maintenant.
web-problem-BAD_REQUEST = Le serveur n’a pas compris. Recharge la page.
web-problem-WRONG_VERSION = Le serveur est plus récent que cette page. Recharge-la.
web-problem-BAD_OPTIONS = Ces options ne vont pas ensemble.
web-problem-BAD_NAME = Choisis un nom de 1 à 40 caractères.
web-problem-BAD_SALT = Le texte ajouté aux dés n’est pas celui qui a été promis. Ouvre la table à nouveau.
web-problem-BAD_RECORD = Ce fichier de partie ne peut pas être lu.
web-problem-NOT_YOURS = Ce lien ne donne aucune place à cette table.
web-problem-NO_SPECTATORS = On ne peut pas regarder cette partie.
web-problem-FOREIGN_ORIGIN = Les requêtes qui viennent d’autres sites sont refusées.
web-problem-NO_SUCH_GAME = Ce jeu n’existe pas.
web-problem-NO_SUCH_TABLE = Cette table n’existe pas. La partie est peut-être finie depuis longtemps et a été supprimée.
web-problem-NO_SUCH_STEP = La partie n’a pas autant d’étapes.
web-problem-NO_SUCH_PAGE = Il n’y a rien ici.
web-problem-NO_FREE_SEAT = Trop tard : quelqu’un a pris la dernière place.
web-problem-NOT_STARTED = La partie n’a pas encore commencé.
web-problem-STARTED = La partie a déjà commencé.
web-problem-IS_OVER = La partie est terminée.
web-problem-NOT_OVER = La partie n’est pas encore terminée.
web-problem-NOT_YOUR_TURN = Ce n’est pas ton tour.
web-problem-STALE = La table a changé entre-temps. Réessaie.
web-problem-NOTHING_TO_UNDO = Tu n’as aucun coup à annuler.
web-problem-REVEALED = Quelque chose a été révélé depuis : ce coup ne peut plus être annulé.
web-problem-NO_SUCH_LEVEL = Ce niveau de bot n’existe pas.
web-problem-BOT_PLAYS = Un bot joue à cette place. Reprends d’abord la main.
web-problem-REMEMBER = Impossible de revoir cela : s’en souvenir fait partie du jeu.
web-problem-TOO_LARGE = C’est trop volumineux.
web-problem-TOO_FAST = Pas si vite. Attends un instant.
web-problem-BANNED = Cette adresse est bannie de ce serveur.
web-problem-HINTS_OFF = Il n’y a pas d’indices à cette table, car plusieurs personnes jouent.
web-problem-QUOTA = Il y a trop de tables, de bots ou de connexions depuis cette adresse. Termine ou quitte d’abord quelques parties.
web-problem-TABLE_FULL = Il s’est passé trop de choses à cette table : on peut encore jouer des coups, mais rien d’autre.
web-problem-TOO_SLOW = La connexion est trop lente.
web-problem-STORAGE = Le serveur ne peut rien enregistrer pour l’instant. Rien n’a changé.
web-problem-CORRUPT = Les données de cette table sont endommagées : elle ne peut pas être ouverte.
web-problem-BUSY = Le serveur est surchargé. Réessaie.

# Rounds and endings
web-bot-number = Bot { $number }
web-between = Pause dans la partie
web-continue = Continuer
web-last-move = Dernier coup. { $move }
web-deciding-move = Coup décisif. { $move }
web-rounds-before = manches précédentes
web-link-copied = Lien copié
web-share-by-hand = Toute personne ayant ce lien peut revoir la partie :
web-play-level = Maintenant contre : { $bot }

# Doors: new tables, invitations, my matches
web-players = Nombre de joueurs
web-players-count = { $count ->
    [one] Un joueur
   *[other] { $count } joueurs
}
web-fewer-players = Un joueur de moins
web-more-players = Un joueur de plus
web-fill-bots = Compléter avec des bots
web-which-rules = Quelles règles ?
web-preset-printed = Comme dans la boîte
web-preset-printed-more = Les règles du livret imprimé.
web-preset-quick = Rapide
web-preset-family = En famille
web-invitation = Joue à { $game } avec moi
web-invited-by = { $name } t’invite à jouer à { $game }
web-invited-to = Invitation à jouer à { $game }
web-lesson-meanwhile = Apprendre le jeu en attendant
web-finished-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}, { $scores }
web-turn-of = C’est à { $name } de jouer
web-speed = Vitesse
web-share-moment = Partager ce moment
web-theme-contrast = contraste élevé
web-hint-of = le meilleur des { $count } coups comparés
web-over-closed = Les responsables de ce serveur ont fermé la table.
web-word-moves = coups
web-word-scores = scores
web-word-areas = zones
web-labelled = { $label } : { $text }
web-joined = { $first } ; { $next }
web-problem-UNKNOWN_RULES = Cette partie a été jouée selon la version { $version } des règles. Ce serveur ne la connaît pas : il faut une version plus récente de Cowbell.

# L’analyse d’une partie terminée
web-review = Analyser la partie
web-review-more = La part de la chance, celle des décisions, et ce qui aurait été mieux. Un premier résultat arrive en quelques secondes.
web-review-improving = L’analyse continue : les chiffres vont s’affiner.
web-review-pick = Pas de meilleur coup à montrer ici. Choisis un autre moment de l’analyse.
web-review-closer = Peut-être : { $move }
web-review-best-move = Meilleur coup : { $move }
web-review-done = L’analyse est terminée.
web-review-first = Calcul des chances en cours. L’évaluation des coups suivra dans quelques secondes.
web-review-chances-of = { $kind ->
    [places] Classement attendu pour
   *[other] Chances pour
}
web-review-graph = { $kind ->
    [places] Évolution du classement attendu pour { $name } : 100 % pour la première place, 0 % pour la dernière.
   *[other] Évolution des chances pour { $name }.
}
web-review-point = Après l’étape { $step } : { $percent } %.
web-review-accuracy = Précision
web-review-loss = Perte par décision
web-review-luck = Chance
web-review-decisions = Décisions
web-review-equal-luck = À chance égale
web-review-error = La chance d’une partie est mesurée à { $percent } % près environ. Les coups sont jugés d’après ce que l’on pouvait savoir.
web-review-figures = Tous les chiffres
web-review-turning = Tournant de la partie
web-review-marks = { $count ->
    [0] Rien de remarquable
    [one] Un moment remarquable
   *[other] { $count } moments remarquables
}
web-mark-brilliant = Brillant.
web-mark-good = Bien vu.
web-mark-inaccurate = Imprécis.
web-mark-mistake = Erreur.
web-mark-blunder = Grosse erreur.
web-mark-lucky = Chance.
web-mark-unlucky = Malchance.
web-review-gives-up = { $who ->
    [you] Toi
   *[other] { $name }
} : « { $move } » coûte { $percent } %. Mieux : « { $better } ».
web-review-only = { $who ->
    [you] Toi
   *[other] { $name }
} : « { $move } » est le meilleur coup, avec { $percent } % d’avance sur le suivant.
web-review-forced = { $who ->
    [you] Toi
   *[other] { $name }
} : « { $move } » était le seul coup possible.
web-review-hidden = { $who ->
    [you] Toi : « { $move } ». Des cartes que tu ne pouvais pas voir ont décidé de la suite.
   *[other] { $name } : « { $move } ». Des cartes invisibles pour { $name } ont décidé de la suite.
}
web-review-lucky = { $who ->
    [you] Toi : { $percent } % de plus que la moyenne.
   *[other] { $name } : { $percent } % de plus que la moyenne.
}
web-review-unlucky = { $who ->
    [you] Toi : { $percent } % de moins que la moyenne.
   *[other] { $name } : { $percent } % de moins que la moyenne.
}
web-review-change = { $kind ->
    [places] { $who ->
        [you] Ton classement attendu passe de { $from } à { $to }.
       *[other] Classement attendu pour { $name } : de { $from } à { $to }.
    }
   *[other] { $who ->
        [you] Tes chances de gagner passent de { $from } à { $to }.
       *[other] Chances de gagner pour { $name } : de { $from } à { $to }.
    }
}
web-review-exact = Calculé jusqu’à la fin de la partie.
web-review-noise = À { $percent } % près.

# Problèmes
web-puzzles = Problèmes
web-puzzles-more = Des positions de vraies parties entre bots, avec un coup nettement meilleur que les autres. Chacune a été vérifiée par une analyse dix fois plus longue que d’ordinaire.
web-puzzle-today = Problème du jour : { $game }
web-puzzle-start = Résoudre un problème
web-puzzle-start-of = Résoudre un problème : { $game }
web-puzzle-of = { $game } : problème
web-puzzle-you = toi
web-puzzle-ask = À toi : trouve le meilleur coup.
web-puzzle-right = Bravo !
web-puzzle-wrong = Ce n’est pas le meilleur. Mieux : { $move }
web-puzzle-lead = Le meilleur coup a { $percent } % d’avance sur tous les autres.
web-puzzle-lead-exact = Le meilleur coup a { $percent } % d’avance sur tous les autres, d’après un calcul mené jusqu’à la fin de la partie.
web-puzzle-found = Trouvé par les bots : facile { $easy } %, moyen { $medium } %, fort { $hard } %, expert { $expert } %.
web-puzzle-next = Problème suivant
web-puzzle-rating = Difficulté { $rating }
web-puzzle-streak = Série : { $streak }, record : { $longest }
web-puzzle-count = { $count ->
    [one] un problème
   *[other] { $count } problèmes
} ; ton niveau : { $rating }
web-problem-BAD_TOKEN = La clé de ta place est introuvable. Ouvre la table à nouveau.
web-problem-LINK_USED = Cette place est déjà prise : ce lien n’est plus valable. Pour jouer sur un deuxième appareil, utilise « { web-my-link } » dans le menu du premier.

# Demander aux autres
web-ask-takeback = Demander à annuler mon coup
web-asks-takeback = { $who ->
    [you] Tu demandes à annuler ton dernier coup.
   *[other] { $name } demande à annuler son dernier coup.
}
web-allow = Accepter
web-decline = Refuser
web-allow-takeback = Accepter l’annulation
web-decline-takeback = Refuser l’annulation
web-decline-end = Continuer, ne pas arrêter la partie
web-allowed = { $who ->
    [you] Tu acceptes.
   *[other] { $name } accepte.
}
web-declined-end = { $who ->
    [you] Tu préfères continuer.
   *[other] { $name } préfère continuer.
}
web-declined-takeback = { $who ->
    [you] Tu as refusé.
   *[other] { $name } a refusé.
}
web-took-back = { $who ->
    [you] Ton coup a été annulé.
   *[other] { $name } a annulé un coup.
}
web-problem-NOTHING_ASKED = Personne ne demande rien pour l’instant.
web-problem-ASKED_ALREADY = C’est déjà demandé. Tu pourras redemander après le prochain coup.
web-problem-ASKED_ENOUGH = Tu l’as déjà demandé trop souvent dans cette partie.

# Pendules
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-live = { $minutes } min + { $seconds } s par coup
web-clock-delay = { $seconds } s par coup, { $minutes } min de réserve
web-clock-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
web-clock-out = Quand le temps est écoulé
web-clock-out-lose = la partie est perdue
web-clock-out-bot = un bot prend le relais
web-clock-left = { $minutes ->
    [0] il reste { $seconds } s
   *[other] il reste { $minutes } min { $seconds } s
}
web-clock-left-days = { $days } j { $hours } h
web-clock-hurry = { $seconds ->
    [one] Il te reste { $seconds } seconde.
   *[other] Il te reste { $seconds } secondes.
}
web-time-up = { $who ->
    [you] Ton temps est écoulé.
   *[other] { $name } : temps écoulé.
}
web-is-out = Tu ne participes plus à la partie. Un bot joue à ta place.
web-resign-many = Abandonner et laisser un bot continuer
web-problem-BAD_CLOCK = En direct, la pendule va de 5 secondes à 3 heures. Par correspondance, chaque coup peut prendre de 1 à 14 jours.
web-problem-OUT_OF_TIME = Ton temps est écoulé.
web-problem-IS_OUT = Tu ne participes plus à cette partie.
web-fair-checked = { $draws ->
    [0] Dés équitables : il n’y a eu aucun tirage dans cette partie.
    [one] Dés équitables : ton navigateur a recalculé lui-même le seul tirage, qui découle bien de la graine scellée.
   *[other] Dés équitables : ton navigateur a recalculé lui-même les { $draws } tirages, qui découlent bien de la graine scellée.
}
web-fair-partly = { $draws ->
    [0] Il n’y a eu aucun tirage dans cette partie.
    [one] Ton navigateur a recalculé lui-même le seul tirage sans trouver d’erreur, mais il n’a pas pu tout vérifier.
   *[other] Ton navigateur a recalculé lui-même les { $draws } tirages sans trouver d’erreur, mais il n’a pas pu tout vérifier.
}
web-fair-witness = Le sceau, les promesses et ton texte ajouté sont ceux que ce navigateur a vus avant le premier tirage : personne ne pouvait choisir les dés.
web-fair-no-witness = Ce navigateur n’a pas vu le sceau avant le premier tirage. Il ne peut donc pas dire si la graine était déjà fixée.
web-fair-watched = Tirages que ce navigateur a vus pendant la partie et retrouve inchangés : { $seen } sur { $draws }.
web-fair-unwatched = Ce navigateur n’a pas vu les tirages pendant la partie. Il les a comparés à la partie telle que le serveur la montre maintenant.
web-fair-outcomes = Chaque tirage vient de ce qui restait dans le jeu : dés, tuiles et cartes, le compte y est.
web-fair-no-outcomes = Cette partie en continue une autre. Ce navigateur ne sait donc pas ce qui restait à tirer.
web-fair-withheld = { $name } a promis un texte ajouté et ne l’a pas révélé à temps. Ce texte n’a pas compté.
web-fair-first-dice = Ancienne version des dés : le serveur et la dernière personne arrivée auraient pu les choisir ensemble.
web-fair-uncheckable = Cette page n’a pas été chargée en https : ton navigateur ne peut donc pas vérifier les dés. Télécharge la partie et utilise « cowbell verify ».
web-fair-page = Cette page vient du même serveur. Pour ne dépendre ni de l’un ni de l’autre, télécharge la partie et utilise « cowbell verify » sur ton ordinateur.
web-fair-wrong-seal = La graine ne correspond pas à son sceau.
web-fair-wrong-seal-changed = Le sceau n’est pas celui que ce navigateur a vu avant la partie.
web-fair-wrong-salts = Un texte ajouté ne correspond pas à sa promesse.
web-fair-wrong-my-salt = Ton texte ajouté manque dans les dés, alors que ce navigateur l’a révélé.
web-fair-wrong-not-asked = Ton texte ajouté manque dans les dés : ce navigateur était absent au moment voulu, ou on ne le lui a jamais demandé.
web-fair-wrong-promises-changed = Les promesses ne sont pas celles que ce navigateur a vues avant de révéler son texte.
web-fair-wrong-draws = Un tirage ne découle pas de la graine scellée.
web-fair-wrong-match = Les tirages dont le serveur donne la preuve ne sont pas ceux de cette partie.
web-fair-wrong-seen = Pendant la partie, ce navigateur a vu un autre tirage.
web-fair-wrong-outcomes = Un tirage ne vient pas de ce qui restait dans le jeu.

# Quand quelqu’un s’en va
web-patience = Si quelqu’un s’en va
web-patience-minutes = { $minutes ->
    [one] après une minute, les autres décident
   *[other] après { $minutes } minutes, les autres décident
}
web-patience-ever = la partie attend
web-absent-until = { $name } n’est pas là. Dans { $time }, tu pourras décider de la suite.
web-gone = { $name } n’est plus là depuis un moment. Comment veux-tu continuer ?
web-replace = Laisser jouer un bot
web-end-without = Arrêter la partie
web-go-on-waiting = Continuer d’attendre
web-decide = Décider
web-replaced = { $who ->
    [you] Tu n’étais plus là : un bot joue pour toi.
   *[other] Un bot joue pour { $name }.
}
web-left = { $who ->
    [you] Ton absence a été trop longue.
   *[other] { $name } a quitté la partie.
}
web-problem-NOT_AWAY = Cette personne est là, ou n’est pas partie depuis assez longtemps.
web-problem-BAD_PATIENCE = Une partie peut attendre une personne absente pendant 10 secondes au moins et 24 heures au plus, ou sans limite.

# Trouver une partie
web-anyone = Trouver une partie
web-anyone-more = Choisis un jeu et ton temps de réflexion. La partie commence dès que d’autres veulent jouer à la même chose.
web-which-game = Jeu
web-find-players = Chercher des joueurs
web-seeking = Recherche de joueurs
web-seeking-more = La partie commence dès qu’il y a assez de monde. Tu peux recharger cette page ou y revenir par « { web-mine } », mais elle doit rester ouverte pour qu’on te trouve.
web-seeking-long = Il manque encore du monde. Tu peux patienter ou laisser des bots prendre les places libres.
web-seek-fill = Jouer tout de suite avec des bots
web-stop-seeking = Ne plus chercher
web-lobby-open = Tables ouvertes
web-lobby-running = Parties à regarder

# La même personne sur plusieurs appareils
web-person = Mes autres appareils
web-person-more = Ton nom, tes parties, tes réglages et tes résultats peuvent te suivre sur tous tes appareils, sans compte. Le serveur les garde sous une clé que seuls tes appareils connaissent.
web-person-begin = Jouer aussi sur un autre appareil
web-person-link = Mon lien personnel
web-person-link-more = Ouvre ce lien sur un autre appareil, ou scanne son code QR : ton nom, tes parties et tes réglages y seront aussi.
web-person-keep = Garde bien ce lien, et garde-le pour toi. Toute personne qui l’a peut jouer à ta place, et sans lui personne ne peut te rendre tes parties.
web-person-adopt = C’est un lien personnel. Reprendre le nom, les parties et les réglages de cette personne sur cet appareil ?
web-person-adopt-yes = Oui, c’est moi
web-person-data = Mes données
web-person-export = Tout enregistrer dans un fichier
web-person-delete = Tout supprimer
web-person-delete-sure = Oui, tout supprimer pour de bon
web-person-delete-more = Cela supprime ta clé et tout ce qui est gardé sous cette clé, ainsi que tout ce que ce navigateur a enregistré. Les parties restent chez les personnes avec qui tu as joué.
web-person-deleted = Tout ce qui était gardé sous ton lien personnel a été supprimé sur un autre appareil. Ce que ce navigateur a enregistré reste ici, et seulement ici.
web-record = Mon bilan
web-record-against = Contre
web-record-people = d’autres personnes
web-record-played = Jouées
web-record-won = Gagnées
web-problem-NO_SUCH_PERSON = Rien n’est gardé sous cette clé. Tout a peut-être été supprimé.
web-turning-wait = Recherche du tournant de la partie…
web-turning-look = Revoir ce moment
web-turning-none = Aucun coup n’a décidé de la partie à lui seul.
web-turning-played = { $who ->
    [you] Tu as joué « { $move } ».
   *[other] { $name } a joué « { $move } ».
}
web-turning-best = { $who ->
    [you] Tu as joué « { $move } », le meilleur coup.
   *[other] { $name } a joué « { $move } », le meilleur coup.
}
web-turning-better = { $who ->
    [you] Tu as joué « { $move } ».
   *[other] { $name } a joué « { $move } ».
} Mieux : « { $better } ».
web-training = Entraînement : afficher les chances et m’avertir avant une grosse erreur
web-chances = Chances :
web-coach-warns = Vraiment ? Ce coup coûte environ { $percent } %.
web-coach-better = Mieux : { $move }
web-coach-anyway = Jouer quand même
web-line-play = Voir ce qui aurait pu suivre
web-line-shown = Ce qui aurait pu se passer après « { $move } » : étape { $step } sur { $steps }. Des bots continuent, avec de nouveaux tirages.
web-line-back = Retour à la partie
web-preset-pro = Pro
web-your-seat = Ta place
web-bring-choose = Choisir un fichier

# Rappels quand aucune page n’est ouverte
web-push-turn = C’est à toi de jouer à { $game }
web-push-begun = Ta partie de { $game } a commencé
web-push-rematch = Une revanche à { $game } ?
web-push-over = Ta partie de { $game } est terminée
web-push-out = { $game } : ton temps est écoulé
web-push-other-out = { $game } : temps écoulé ({ $name })
web-push-with = Avec { $names }
web-push-more = Même quand Cowbell est fermé, pour toutes tes parties.
web-push-open-only = Ce navigateur ne peut pas t’avertir quand Cowbell est fermé, seulement tant qu’une table est ouverte.
web-push-blocked = Ce navigateur bloque les notifications de ce site. Tu peux les autoriser dans les réglages du navigateur.

# Texte libre dans la discussion, masquer, bloquer, signaler
web-chat-choice = Discussion
web-chat-phrases = Phrases toutes faites seulement
web-chat-players = Texte libre, entre les personnes qui jouent
web-chat-everyone = Texte libre, lisible aussi par le public
web-chat-told-players = À cette table, on peut écrire librement. Le public ne peut pas lire les messages.
web-chat-told-everyone = À cette table, on peut écrire librement, et le public peut lire les messages.
web-write = Message
web-send = Envoyer
web-about-player = { $name } : masquer, bloquer ou signaler
web-mute = Masquer les messages
web-unmute = Afficher les messages
web-muted = messages masqués
web-block = Bloquer
web-blocked = personne bloquée
web-block-more = Tu ne verras plus rien de ce que dit cette personne, et le hasard ne vous mettra plus jamais à la même table.
web-report = Signaler
web-report-why = Que se passe-t-il ? (facultatif)
web-report-more = Les responsables de ce serveur reçoivent ton signalement et les derniers messages de cette discussion.
web-report-send = Envoyer le signalement
web-reported = Les responsables du serveur ont été prévenus.
web-blocked-people = Personnes bloquées
web-blocked-nobody = Tu n’as bloqué personne.
web-unblock = Débloquer { $name }
web-problem-BAD_TEXT = Un message doit compter de 1 à 200 caractères visibles.
web-problem-CHAT_OFF = À cette table, seules les phrases toutes faites sont permises.
web-problem-BLOCKED = Tu ne peux pas rejoindre cette table : tu bloques une personne qui s’y trouve, ou elle te bloque.
web-problem-BAD_DELAY = Le public peut avoir de 0 à 20 coups de retard.
web-problem-UNKNOWN = Cette personne joue sans clé personnelle : impossible de la bloquer. Tu peux masquer ses messages.

# Un public en retard
web-delay = Le public voit les coups
web-delay-usual = selon le réglage du serveur
web-delay-none = tout de suite
web-delay-moves = { $moves ->
    [one] avec un coup de retard
   *[other] avec { $moves } coups de retard
}
web-watch-late = { $moves ->
    [one] Le public voit cette partie avec un coup de retard.
   *[other] Le public voit cette partie avec { $moves } coups de retard.
}

# La partie du jour
web-day = Partie du jour
web-day-more = La même partie pour tout le monde : les mêmes coups amènent toujours les mêmes dés, les mêmes tuiles et les mêmes réponses du bot. Ton premier essai compte ; ensuite, rejoue-la autant que tu veux. Aucun nom n’est affiché.
web-day-opponent = Adversaire : { $bot }
web-day-par = Référence : { $par }, le résultat habituel du bot fort
web-day-again = Réessayer
web-day-again-of = Réessayer : { $game }
web-day-no-more = Les essais suivants ne comptent pas.
web-day-elsewhere = Tu as commencé cette partie sur un autre appareil. Tu peux la terminer là-bas ; un essai ici ne compte pas.
web-day-no-result = Ton premier essai s’est arrêté avant la fin : il n’a pas de résultat.
web-day-won = { $points ->
    [one] Tu as gagné avec { $points } point d’avance.
   *[other] Tu as gagné avec { $points } points d’avance.
}
web-day-lost = { $points ->
    [one] Tu as perdu avec { $points } point de retard.
   *[other] Tu as perdu avec { $points } points de retard.
}
web-day-drew = Égalité.
web-day-scored = { $points ->
    [one] Tu as marqué { $points } point.
   *[other] Tu as marqué { $points } points.
}
web-day-better = Mieux que { $percent } des autres.
web-day-players = { $count ->
    [0] Personne ne l’a encore terminée.
    [one] Une personne l’a terminée.
   *[other] { $count } personnes l’ont terminée.
}
web-day-results = Résultats sur ce serveur
web-day-head-result = Résultat
web-day-head-players = Personnes
web-day-head-bots = Bots
web-day-range = de { $from } à { $to }
web-day-bots-wait = Les bots n’ont pas encore fini de jouer.
web-day-bot = { $bot } : de { $low } à { $high }, le plus souvent { $middle }
web-day-over = Cette journée est terminée.
web-day-to-today = La partie d’aujourd’hui
web-day-share = Partager mon résultat
web-day-shared = Partie du jour, { $date }. { $game } : { $result }
web-day-shared-better = Partie du jour, { $date }. { $game } : { $result }, mieux que { $percent } des autres
web-day-others = Les résultats des autres
web-day-counts = Partie du jour : cet essai compte.
web-day-counts-not = Partie du jour : un nouvel essai, qui ne compte pas.
web-day-dice = Les dés de la partie du jour découlent de la date : ils sont les mêmes pour tout le monde et n’ont rien de secret.
web-problem-MATCH_OF_DAY = La partie du jour se joue sans aide : ni indices, ni entraînement, ni bot à ta place, ni coups annulés.
web-problem-DAY_OVER = Cette journée est terminée. Il y a une nouvelle partie aujourd’hui.

# The analysis in words
web-review-why = Pourquoi
web-review-equal-luck-of = { $who ->
    [you] À chance égale, tu aurais gagné dans { $percent } des cas.
   *[other] À chance égale, { $name } aurait gagné dans { $percent } des cas.
}
web-puzzle-theme = Thème : { $theme }
web-puzzle-shared = Problème du jour, { $date }. { $game } : { $solved ->
    [yes] résolu du premier coup
   *[no] pas résolu du premier coup
}
web-puzzle-people = { $people ->
    [0] Personne n’y a encore répondu sur ce serveur.
    [one] Une personne y a répondu sur ce serveur.
   *[other] Trouvé au premier essai sur ce serveur : { $found } sur { $people }, soit { $percent }.
}
web-puzzle-chosen = { $people ->
    [0] personne
    [one] une personne
   *[other] { $people } personnes
}
web-puzzle-other-moves = Autres coups
web-puzzle-not-counted = Cette réponse ne compte pas.
web-day-puzzle = Problème du jour : { $game }
web-day-puzzle-right = Tu as trouvé le meilleur coup dès le premier essai.
web-day-puzzle-wrong = Tu n’as pas trouvé le meilleur coup au premier essai.
web-day-puzzle-open = Voir le problème

# En attendant des amis, et ce qu’il faut à une nouvelle table
web-invite-friend = { $count ->
    [one] Envoie ce lien à la personne avec qui tu veux jouer. La partie commence dès qu’elle a pris place.
   *[other] Envoie un de ces liens à chaque personne. La partie commence dès que tout le monde a pris place.
}
web-copy-link = Copier le lien
web-copy-by-hand = Ton navigateur empêche cette page de copier. Le lien est sélectionné : tu peux le copier toi-même.
web-instead-bots = { $count ->
    [one] Jouer plutôt contre un bot
   *[other] Jouer plutôt contre des bots
}
web-table-options = Pendule, public, discussion
web-about-minutes = environ { $minutes } minutes
web-lobby-new-more = Choisis un jeu et ses règles, et laisse une place à « { web-sitter-open } ». Ta table est affichée ici jusqu’à ce que quelqu’un s’y installe.

# Propositions d’arrêter la partie, et ce que cela veut dire
web-offered-own = Tu as proposé d’arrêter la partie. On attend encore : { $names }.
web-offered-means = Si tu acceptes, personne ne gagne et la partie ne compte pas.
web-keep-playing = Continuer à jouer
web-over-uncounted = Personne ne gagne et la partie ne compte pas.
web-over-wins = { $who ->
    [you] Tu gagnes.
   *[other] { $name } gagne.
}
web-finished-uncounted = non comptée, { $scores }
web-talk = Discuter
web-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}

# L’analyse expliquée
web-review-accuracy-more = à quel point les coups étaient proches des meilleurs
web-review-loss-more = { $kind ->
    [places] baisse du classement attendu, en moyenne
   *[other] chances de gagner perdues, en moyenne
}
web-review-luck-more = ce que le hasard a changé
web-review-decisions-more = ce que les coups de tout le monde ont changé
web-review-equal-luck-more = { $kind ->
    [places] classement attendu si la chance n’avait favorisé personne
   *[other] chances de gagner si la chance n’avait favorisé personne
}
web-review-bars = Ce que chaque étape a changé :
web-review-begin = Début
web-review-end = Fin
web-review-answer = { $who ->
    [you] Ta meilleure réponse : « { $move } ».
   *[other] Meilleure réponse ({ $name }) : « { $move } ».
}
web-review-short = En bref
web-review-best = Meilleure décision.
web-review-closest = Décision la plus serrée.
web-review-clean = { $who ->
    [you] Aucun de tes coups n’était clairement une erreur.
   *[other] { $name } : aucun coup n’était clairement une erreur.
}
web-review-costliest = { $who ->
    [you] Ton erreur la plus chère : « { $move } » a coûté { $percent } %.
   *[other] Erreur la plus chère ({ $name }) : « { $move } » a coûté { $percent } %.
}
web-review-balance = { $kind ->
    [places] Bilan { $who ->
        [you] de ton classement attendu
       *[other] du classement attendu pour { $name }
    } : { $luck } dus au hasard, { $moves } dus aux coups de tout le monde.
   *[other] Bilan { $who ->
        [you] de tes chances de gagner
       *[other] des chances de gagner pour { $name }
    } : { $luck } dus au hasard, { $moves } dus aux coups de tout le monde.
}
web-review-blurred = Dans cette partie, impossible de démêler la part de la chance et celle des coups.
web-review-close = { $who ->
    [you] Toi
   *[other] { $name }
} : « { $move } ». « { $better } » paraît meilleur de { $percent } %, mais pas assez nettement pour parler d’erreur.
web-review-places = 100 % correspond à la première place, 0 % à la dernière.
web-review-points = En points
web-review-points-fewer = En points (moins il y en a, mieux c’est)
web-review-points-start = Attendus au début
web-review-points-result = Score final
web-review-points-loss = Perte par décision
web-review-points-loss-more = points perdus par rapport aux autres, en moyenne
web-review-points-error = La chance en points est mesurée à { $points } près environ : il faut plus de temps pour estimer chaque point que pour savoir qui gagne.
web-review-costs-points = Coût en points : { $points }.
web-review-longer = Analyser plus longtemps ({ $seconds } secondes)
web-review-part = Le temps a manqué : l’analyse s’arrête à l’étape { $events } sur { $steps }.
web-branch-end = La partie est finie ici. Reviens à une étape précédente pour reprendre à partir de là.
web-verify-cards = Vérifier les cartes
web-verify-draws = Vérifier les tirages

# Things explain themselves
web-first-order = Les petites pastilles numérotées montrent dans quel ordre les autres ont joué depuis ton dernier tour.
web-then-tap = Choisis maintenant ce qui brille.
web-what-open = Tu peux choisir cela maintenant.
web-guide = Dans les parties contre des bots, expliquer ce qui est nouveau
