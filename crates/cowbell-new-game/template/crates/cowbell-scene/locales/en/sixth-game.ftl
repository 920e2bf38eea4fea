# Sixth Game
sixth-game-die = Die
sixth-game-face = a { $face }
sixth-game-pot = Points this turn
sixth-game-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
sixth-game-roll = Roll
sixth-game-hold = Hold
sixth-game-ask = { $who ->
    [you] Your turn: roll or hold.
   *[other] { $name } rolls or holds.
}
sixth-game-ask-roll = { $who ->
    [you] Your turn: roll.
   *[other] { $name } rolls.
}
sixth-game-over = { $who ->
    [you] You win!
   *[other] { $name } wins.
}
sixth-game-effect-keep = { $count ->
    [one] keeps { $count } point
   *[other] keeps { $count } points
}
sixth-game-row-bank = Points kept
sixth-game-row-turns = Turns taken
sixth-game-log-start = { $who ->
    [you] You go first.
   *[other] { $name } goes first.
}
sixth-game-log-roll = { $who ->
    [you] You roll.
   *[other] { $name } rolls.
}
sixth-game-log-die = { $who ->
    [you] You get a { $face }.
   *[other] { $name } gets a { $face }.
}
sixth-game-log-bust = { $who ->
    [you] A { $face }! You lose this turn’s points.
   *[other] A { $face }! { $name } loses this turn’s points.
}
sixth-game-log-hold = { $who ->
    [you] { $count ->
        [one] You keep { $count } point.
       *[other] You keep { $count } points.
    }
   *[other] { $count ->
        [one] { $name } keeps { $count } point.
       *[other] { $name } keeps { $count } points.
    }
}

# Refusals
sixth-game-refuse-GAME_OVER = The match is over.
sixth-game-refuse-NOT_YOUR_TURN = It’s not your turn.
sixth-game-refuse-NOTHING_TO_HOLD = There are no points to hold yet: roll first.

# What the game is
sixth-game-about = Roll as often as you dare, and hold before a one takes it all.
sixth-game-blurb = one die, and the courage to roll again

# Options of a table
sixth-game-option-target = Points to win
sixth-game-option-starter = Who goes first
