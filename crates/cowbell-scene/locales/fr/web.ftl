# Le client web : tout ce qui entoure les plateaux.

# Partout
web-skip = Aller au contenu
web-pages = Pages
web-home = Tous les jeux
web-lobby = Salon
web-mine = Mes parties
web-language = Langue
web-settings = Réglages
web-loading = Un instant …
web-nowhere = Cette page n’existe pas.
web-close = Fermer
web-learn = Apprendre
web-rules = Règles
web-rule = Règle { $clause }
web-guest = Invité
web-name = Nom
web-your-name = Ton nom
web-you = toi
web-player = Joueur { $number }
web-seat = Place { $number }
web-bot-random = Robot à dés
web-bot-easy = Robot facile
web-bot-medium = Robot moyen
web-bot-hard = Robot fort
web-bot-expert = Robot expert

# Accueil
web-welcome = { $count ->
    [5] Cinq jeux, une table
   *[other] { $count } jeux, une table
}
web-welcome-more = Joue tout de suite contre un robot, ou envoie un lien à tes amis. Pas de compte, rien à installer.
web-running = Encore sur la table
web-finished = Terminées
web-phase-waiting = attend des joueurs
web-phase-playing = en cours
web-phase-over = terminée
web-facts = { $minutes ->
    [0] { $seats } joueurs
   *[other] { $seats } joueurs · environ { $minutes } minutes
}
web-opponents = Robots contre qui tu joues
web-play-now = Jouer
web-play-now-game = Jouer : { $game }
web-with-friends = Avec des amis
web-with-friends-game = Avec des amis : { $game }
web-learn-game = Apprendre : { $game }
web-company = De la compagnie
web-company-more = Assieds-toi à une table ouverte, regarde les autres ou reviens à une de tes parties.

# Dresser une table
web-new-table = { $game } : dresser une table
web-new-any = Dresser une table
web-who-plays = Qui joue ?
web-sitter-me = Moi
web-sitter-link = Quelqu’un, par un lien
web-sitter-here = Quelqu’un devant cet écran
web-sitter-open = N’importe qui du salon
web-sitter-easy = Robot facile
web-sitter-medium = Robot moyen
web-sitter-hard = Robot fort
web-sitter-expert = Robot expert
web-allow-spectators = Qui a le lien de la table peut regarder
web-options = Options
web-number = Nombre
web-lay-table = Dresser la table

# Salon et mes parties
web-lobby-empty = Aucune table ouverte pour l’instant. Dresses-en une : les autres la verront ici.
web-free-seat = Place libre
web-sit-down = S’asseoir
web-watch = Regarder
web-mine-empty = Tu n’as pas encore joué ici.
web-go-on = Continuer
web-replay = Revoir
web-forget = Oublier cette partie
web-bring = Apporter une partie
web-bring-more = Un fichier de partie, d’ici ou d’ailleurs (.jsonl)

# Réglages
web-theme = Couleurs
web-theme-auto = comme le système
web-theme-light = jour
web-theme-dark = soir
web-motion = Mouvement
web-motion-auto = comme le système
web-motion-none = aucun
web-sound = Sons doux
web-confirm = Demander avant le coup qui termine mon tour
web-text-mode = Mode texte avec ligne de commande
web-allow-notices = M’avertir quand c’est à moi
web-settings-more = Tout cela reste dans ce navigateur.

# Avant le début
web-invited = Tu es invité
web-waiting = On attend les autres
web-waiting-more = La partie commence d’elle-même dès que toutes les places sont prises.
web-in-lobby = ouverte dans le salon
web-link-of = Lien pour la place { $number }
web-spectator-link = Lien pour regarder
web-leave-seat = Quitter ma place
web-copy = Copier
web-copied = Copié
web-share = Partager
web-qr = Code QR
web-qr-alt = Code QR du lien
web-no-table = Cette table n’est pas ici

# À la table
web-actions = Actions
web-board = Plateau
web-undo = Annuler
web-hint = Conseil
web-thinking = Réfléchit …
web-hint-is = Conseil : { $move }
web-scores = Points
web-log = Journal
web-log-empty = Rien ne s’est encore passé.
web-look-back = Revenir à ce moment
web-looking-back = Retour sur l’étape { $step }
web-to-now = Revenir au présent
web-more = Plus
web-keys = Touches
web-your-turn = À toi
web-to-move = doit jouer
web-stand-in = un robot joue
web-away = absent
web-absent = { $name } n’est pas là pour l’instant. Tu peux attendre ou revenir plus tard : la table garde tout.
web-place = { $place }.
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-play-this = Jouer cela
web-back-out = Pas cela
web-bot-plays = Un robot joue pour toi.
web-take-back = Rejouer moi-même
web-hand-over = Laisser un robot jouer pour moi
web-offer-end = Proposer d’arrêter la partie
web-withdraw = Retirer la proposition
web-offered = { $names } aimerait arrêter la partie.
web-agree = D’accord
web-resign = Abandonner
web-resign-sure = Vraiment abandonner
web-my-link = Ma place sur un autre appareil
web-my-link-more = Garde ce lien pour toi : il ouvre ta place.
web-leave-table = Quitter la table
web-watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
web-fair = Dés honnêtes : la graine a été scellée avant le premier lancer (sceau { $hash }…) et sera montrée à la fin.
web-cover = { $name }, c’est à toi
web-cover-more = Les autres regardent ailleurs un instant.
web-cover-show = Je suis { $name } : montre ma main
web-lost = La connexion est coupée. On réessaie …
web-back-same = De nouveau connecté. Rien ne s’est passé entre-temps.
web-back-news = { $count ->
    [one] De nouveau connecté. Une chose s’est passée : elle est dans le journal.
   *[other] De nouveau connecté. { $count } choses se sont passées : elles sont dans le journal.
}
web-result = Résultat
web-over-won = Tu as gagné !
web-over-lost = Pas cette fois.
web-over-draw = Égalité
web-over-agreed = La partie a été arrêtée d’un commun accord.
web-over-resigned = { $name } a abandonné.
web-rematch = Revanche
web-to-rematch = À la revanche
web-key-arrows = se déplacer sur le plateau et dans ta main
web-key-enter = choisir
web-key-yes = jouer le coup montré
web-key-escape = revenir en arrière
web-key-hint = conseil
web-key-undo = annuler
web-key-log = journal
web-key-scores = points
web-key-help = ces touches
web-name-next = Touche maintenant le fermier suivant.

# The strip over the board, and others’ moves
web-aim-what = Quel est le but ?
web-meanwhile = { $count ->
    [one] Une étape a eu lieu.
   *[other] { $count } étapes ont eu lieu.
}
web-new-here = Première fois ? La leçon dure trois minutes.
web-no-lesson = Pas de leçon, merci
web-show-me = Montrer
web-show-again = Montrer à nouveau ce qui s’est passé
web-to-board = Voir le plateau
web-pace = Coups des autres
web-pace-slow = montrés lentement
web-pace-normal = à un rythme normal
web-pace-fast = montrés rapidement
web-pace-off = montrés d’un coup

# Phrases
web-chat = Dire quelque chose
web-phrase-hello = Bonjour !
web-phrase-have-fun = Amuse-toi bien !
web-phrase-nice-move = Joli coup !
web-phrase-oh-no = Oh non !
web-phrase-well-played = Bien joué.
web-phrase-lucky = Quelle chance !
web-phrase-thanks = Merci.
web-phrase-oops = Pardon, c’était une erreur.
web-phrase-one-moment = Un instant, s’il te plaît.
web-phrase-your-turn = À toi.
web-phrase-one-more = Encore une ?
web-phrase-goodbye = Au revoir !

# La table en mots
web-text-ask = Demande une case (c3), moves (les coups), scores (les points) ou areas (les zones), ou tape un coup
web-text-answer = Réponse
web-ask-empty = vide
web-ask-unknown = « { $words } » n’est ni une case ni un coup. Essaie : c3, moves, scores, areas.
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
web-first = Au début
web-previous = Une étape en arrière
web-next = Une étape en avant
web-last = À la fin
web-autoplay = Dérouler tout seul
web-pause = Pause
web-from-seat = Vu par
web-spectator = un spectateur
web-analysis = Analyse
web-analysis-more = Comment un robot fort juge chaque position.
web-chances = Chances
web-chance-of = { $name } : { $percent } %
web-bot-would = Le robot jouerait : { $move }
web-bot-agrees = Le robot aurait joué la même chose.
web-branch = Continuer à jouer d’ici
web-branch-as = à la place de { $name }, contre un robot
web-download = Télécharger la partie
web-verify = Vérifier les dés
web-fair-yes = Dés honnêtes : les { $draws } tirages découlent tous de la graine scellée.
web-fair-no = Ces dés ne découlent pas de la graine scellée.
web-fair-none = Cette partie ne porte pas de preuve de ses dés.
web-fair-how = Avant le premier lancer, le serveur a publié un sceau : le SHA-256 d’une graine secrète. Chaque lancer et chaque tirage découle de cette graine, du sel des joueurs et du numéro de l’étape. À la fin la graine est montrée, et chacun peut refaire tous les tirages.
web-seal = Sceau
web-seed = Graine
web-not-over = On peut revoir la partie quand elle est terminée.

# Apprendre
web-learn-title = { $game } : comment on joue
web-lesson = Première leçon
web-lesson-step = Étape { $step } sur { $steps }
web-lesson-next = Suite
web-lesson-done = Bravo ! Tu en sais assez pour une première partie.
web-lesson-again = Recommencer
web-lesson-right = Exactement.
web-lesson-other = C’est permis, mais cette étape parle d’autre chose. Essaie encore.
web-example = Exemple
web-all-rules = Toutes les règles
web-rules-language = Ces règles ne sont pas encore traduites. Les voici en anglais.
web-contents = Sommaire
web-find-rules = Chercher dans les règles
web-found-rules = { $count ->
    [0] Rien trouvé
    [one] Trouvé à un endroit
   *[other] Trouvé à { $count } endroits
}
web-exact-rules = Règles exactes
web-exact-title = { $game } : les règles exactes
web-exact-more = Chaque règle avec son numéro, jusqu’au cas le plus rare, avec des exemples en images.
web-exact-rule = Règle exacte { $clause }
web-examples = { $count ->
    [one] Montrer l’exemple
   *[other] Montrer { $count } exemples
}
web-picture-play = Jouer l’exemple
web-print = Imprimer

# Problèmes
web-problem-OFFLINE = Le serveur ne répond pas.
web-problem-NOT_NOW = On ne peut pas choisir cela maintenant.
web-problem-BAD_REQUEST = Le serveur n’a pas compris. Recharge la page.
web-problem-WRONG_VERSION = Le serveur est plus récent que cette page. Recharge-la.
web-problem-BAD_OPTIONS = Ces options ne vont pas ensemble.
web-problem-BAD_NAME = Un nom a de 1 à 40 caractères.
web-problem-BAD_SALT = L’ajout aux dés est trop long.
web-problem-BAD_RECORD = Cette partie ne peut pas être revue.
web-problem-NOT_YOURS = Ce lien n’ouvre aucune place à cette table.
web-problem-NO_SPECTATORS = Cette table n’est pas ouverte aux spectateurs.
web-problem-FOREIGN_ORIGIN = Les demandes d’autres sites sont refusées.
web-problem-NO_SUCH_GAME = Ce jeu n’existe pas.
web-problem-NO_SUCH_TABLE = Cette table n’existe pas. Peut-être est-elle finie depuis longtemps et débarrassée.
web-problem-NO_SUCH_STEP = La partie n’a pas cette étape.
web-problem-NO_SUCH_PAGE = Il n’y a rien ici.
web-problem-NO_FREE_SEAT = Quelqu’un a été plus rapide : plus de place libre.
web-problem-NOT_STARTED = La partie n’a pas commencé.
web-problem-STARTED = La partie a déjà commencé.
web-problem-IS_OVER = La partie est finie.
web-problem-NOT_OVER = La partie n’est pas finie.
web-problem-NOT_YOUR_TURN = Ce n’est pas à toi.
web-problem-STALE = La table a changé entre-temps. Regarde encore.
web-problem-NOTHING_TO_UNDO = Tu n’as aucun coup à reprendre.
web-problem-REVEALED = Quelqu’un a appris quelque chose depuis : le coup reste.
web-problem-NO_SUCH_LEVEL = Ce niveau de robot n’existe pas.
web-problem-BOT_PLAYS = Un robot joue à cette place. Reprends-la d’abord.
web-problem-REMEMBER = On a vu quelque chose à ce moment : t’en souviens-tu ?
web-problem-TOO_LARGE = C’est trop grand.
web-problem-TOO_FAST = C’était trop rapide. Attends un peu.
web-problem-TOO_SLOW = La connexion n’a pas suivi.
web-problem-STORAGE = Le serveur ne peut pas écrire sur son disque. Rien n’a changé.
web-problem-CORRUPT = L’enregistrement de cette table est abîmé. On n’y touche pas.
web-problem-BUSY = Le serveur est occupé. Réessaie.
web-problem-UNKNOWN_RULES = Cette partie a été jouée selon la version { $version } des règles. Ce serveur ne la connaît pas : il lui faut un Cowbell plus récent.

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
web-problem-ASKED_ENOUGH = Tu l’as demandé assez souvent dans cette partie.
