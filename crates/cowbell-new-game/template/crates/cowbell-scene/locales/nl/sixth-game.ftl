# Sixth Game
sixth-game-die = Dobbelsteen
sixth-game-face = een { $face }
sixth-game-pot = Punten van deze beurt
sixth-game-points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
sixth-game-roll = Gooien
sixth-game-hold = Stoppen
sixth-game-ask = { $who ->
    [you] Jouw beurt: gooi of stop.
   *[other] { $name } gooit of stopt.
}
sixth-game-ask-roll = { $who ->
    [you] Jouw beurt: gooi.
   *[other] { $name } gooit.
}
sixth-game-over = { $who ->
    [you] Je hebt gewonnen.
   *[other] { $name } heeft gewonnen.
}
sixth-game-effect-keep = { $count ->
    [one] houdt { $count } punt
   *[other] houdt { $count } punten
}
sixth-game-row-bank = Punten
sixth-game-row-turns = Beurten
sixth-game-log-start = { $who ->
    [you] Jij begint.
   *[other] { $name } begint.
}
sixth-game-log-roll = { $who ->
    [you] Je gooit.
   *[other] { $name } gooit.
}
sixth-game-log-die = { $who ->
    [you] Je gooit een { $face }.
   *[other] { $name } gooit een { $face }.
}
sixth-game-log-bust = { $who ->
    [you] Een { $face }! Je verliest de punten van deze beurt.
   *[other] Een { $face }! { $name } verliest de punten van deze beurt.
}
sixth-game-log-hold = { $who ->
    [you] { $count ->
        [one] Je houdt { $count } punt.
       *[other] Je houdt { $count } punten.
    }
   *[other] { $count ->
        [one] { $name } houdt { $count } punt.
       *[other] { $name } houdt { $count } punten.
    }
}

# Weigeringen
sixth-game-refuse-GAME_OVER = De partij is afgelopen.
sixth-game-refuse-NOT_YOUR_TURN = Je bent niet aan de beurt.
sixth-game-refuse-NOTHING_TO_HOLD = Er zijn nog geen punten om te houden: gooi eerst.

# Wat het spel is
sixth-game-about = Gooi zo vaak je durft, en stop voordat een één je alles kost.
sixth-game-blurb = één dobbelsteen en de moed om nog eens te gooien

# Opties van de tafel
sixth-game-option-target = Punten om te winnen
sixth-game-option-starter = Wie begint
