# Sixth Game
sixth-game-die = Dé
sixth-game-face = un { $face }
sixth-game-pot = Points de ce tour
sixth-game-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
sixth-game-roll = Lancer
sixth-game-hold = S’arrêter
sixth-game-ask = { $who ->
    [you] À toi : lance ou arrête-toi.
   *[other] { $name } lance ou s’arrête.
}
sixth-game-ask-roll = { $who ->
    [you] À toi : lance le dé.
   *[other] { $name } lance le dé.
}
sixth-game-over = { $who ->
    [you] Tu as gagné.
   *[other] { $name } a gagné.
}
sixth-game-effect-keep = { $count ->
    [one] garde { $count } point
   *[other] garde { $count } points
}
sixth-game-row-bank = Points gardés
sixth-game-row-turns = Tours joués
sixth-game-log-start = { $who ->
    [you] Tu commences.
   *[other] { $name } commence.
}
sixth-game-log-roll = { $who ->
    [you] Tu lances le dé.
   *[other] { $name } lance le dé.
}
sixth-game-log-die = { $who ->
    [you] Tu obtiens un { $face }.
   *[other] { $name } obtient un { $face }.
}
sixth-game-log-bust = { $who ->
    [you] Un { $face } ! Tu perds les points de ce tour.
   *[other] Un { $face } ! { $name } perd les points de ce tour.
}
sixth-game-log-hold = { $who ->
    [you] { $count ->
        [one] Tu gardes { $count } point.
       *[other] Tu gardes { $count } points.
    }
   *[other] { $count ->
        [one] { $name } garde { $count } point.
       *[other] { $name } garde { $count } points.
    }
}

# Refus
sixth-game-refuse-GAME_OVER = La partie est finie.
sixth-game-refuse-NOT_YOUR_TURN = Ce n’est pas ton tour.
sixth-game-refuse-NOTHING_TO_HOLD = Il n’y a pas encore de points à garder : lance d’abord.

# Le jeu en une phrase
sixth-game-about = Lance le dé tant que tu l’oses, et arrête-toi avant qu’un 1 ne prenne tout.
sixth-game-blurb = un dé, et le courage de relancer

# Options de la table
sixth-game-option-target = Points pour gagner
sixth-game-option-starter = Qui commence
