# Sixth Game
sixth-game-die = Würfel
sixth-game-face = eine { $face }
sixth-game-pot = Punkte dieses Zuges
sixth-game-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
sixth-game-roll = Würfeln
sixth-game-hold = Aufhören
sixth-game-ask = { $who ->
    [you] Du bist am Zug: Würfle oder hör auf.
   *[other] { $name } würfelt oder hört auf.
}
sixth-game-ask-roll = { $who ->
    [you] Du bist am Zug: Würfle.
   *[other] { $name } würfelt.
}
sixth-game-over = { $who ->
    [you] Du hast gewonnen.
   *[other] { $name } hat gewonnen.
}
sixth-game-effect-keep = { $count ->
    [one] behält { $count } Punkt
   *[other] behält { $count } Punkte
}
sixth-game-row-bank = Punkte
sixth-game-row-turns = Züge
sixth-game-log-start = { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
}
sixth-game-log-roll = { $who ->
    [you] Du würfelst.
   *[other] { $name } würfelt.
}
sixth-game-log-die = { $who ->
    [you] Du hast eine { $face }.
   *[other] { $name } hat eine { $face }.
}
sixth-game-log-bust = { $who ->
    [you] Eine { $face }! Du verlierst die Punkte dieses Zuges.
   *[other] Eine { $face }! { $name } verliert die Punkte dieses Zuges.
}
sixth-game-log-hold = { $who ->
    [you] { $count ->
        [one] Du behältst { $count } Punkt.
       *[other] Du behältst { $count } Punkte.
    }
   *[other] { $count ->
        [one] { $name } behält { $count } Punkt.
       *[other] { $name } behält { $count } Punkte.
    }
}

# Ablehnungen
sixth-game-refuse-GAME_OVER = Die Partie ist zu Ende.
sixth-game-refuse-NOT_YOUR_TURN = Du bist nicht am Zug.
sixth-game-refuse-NOTHING_TO_HOLD = Noch hast du keine Punkte, die du behalten könntest: Würfle zuerst.

# Was das Spiel ist
sixth-game-about = Würfle, so oft du dich traust, und hör auf, bevor eine Eins alles nimmt.
sixth-game-blurb = ein Würfel und der Mut zum nächsten Wurf

# Optionen des Tisches
sixth-game-option-target = Punkte zum Sieg
sixth-game-option-starter = Wer beginnt
