# Tic Tac Town
ttt-cell = { $cell }
ttt-board = Town board
ttt-pool = Dice to place
ttt-hand = { $who ->
    [you] Your cards
   *[other] Cards of { $name }
}
ttt-done = { $who ->
    [you] Fulfilled by you: { $count }
   *[other] Fulfilled by { $name }: { $count }
}
ttt-colour = { $colour ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
}
ttt-any = any
ttt-die = { $colour ->
    [R] red
    [B] blue
    [G] green
   *[Y] yellow
} { $value }
ttt-card-colours = { $a } – { $b } – { $c }
ttt-card-sum = sum { $sum } with { $colour ->
    [R] a red
    [B] a blue
    [G] a green
   *[Y] a yellow
} die
ttt-card-equation = { $a } { $op ->
    [plus] +
    [minus] −
    [times] ×
   *[over] ÷
} { $b } = { $c }
ttt-card = { $card } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
ttt-back = { $kind ->
    [colours] Colour card
    [sum] Sum card
   *[equation] Equation card
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
ttt-pile = { $kind ->
    [colours] Colour cards
    [sum] Sum cards
   *[equation] Equation cards
}: { $count } left
ttt-ask-deal = The first cards are dealt …
ttt-ask-pile = { $who ->
    [you] Your turn: choose the pile for your next card.
   *[other] { $name } chooses the pile for the next card.
}
ttt-ask-card = { $who ->
    [you] You draw a card …
   *[other] { $name } draws a card …
}
ttt-ask-roll = Round { $round } of { $rounds }: the dice are rolled …
ttt-ask-reroll = { $who ->
    [you] Round { $round } of { $rounds }, your turn: keep the dice or roll all twelve again.
   *[other] Round { $round } of { $rounds }: { $name } keeps the dice or rolls them again.
}
ttt-ask-place = { $who ->
    [you] Round { $round } of { $rounds }, your turn: place a die on the board.
   *[other] Round { $round } of { $rounds }: { $name } places a die.
}
ttt-over = { $who ->
    [you] You win with { $points } points!
   *[other] { $name } wins with { $points } points.
}
ttt-over-shared = The victory is shared, with { $points } points.
ttt-move-pile = { $kind ->
    [colours] Draw a colour card
    [sum] Draw a sum card
   *[equation] Draw an equation card
}
ttt-move-keep = Keep the dice
ttt-move-reroll = Roll all dice again
ttt-move-place = { $die } on { $cell }
ttt-effect-fulfil = fulfils { $card } (+{ $points })
ttt-effect-bonus = bonus for three cards of a kind (+{ $points })
ttt-effect-round = the round ends
ttt-effect-over = the match ends
ttt-row = { $kind ->
    [colours] colours fulfilled
    [sum] sums fulfilled
   *[equation] equations fulfilled
}
ttt-points = { $kind ->
    [colours] { $count ->
        [one] { $count } colour card
       *[other] { $count } colour cards
    }
    [sum] { $count ->
        [one] { $count } sum card
       *[other] { $count } sum cards
    }
   *[equation] { $count ->
        [one] { $count } equation card
       *[other] { $count } equation cards
    }
}
ttt-points-bonus = bonus for three alike
ttt-role = player
ttt-role-starter = starting player
ttt-and = { $first } and { $next }
ttt-then = { $first }; { $next }
ttt-fulfils = { $who ->
    [you] you fulfil { $cards } (+{ $points })
   *[other] { $name } fulfils { $cards } (+{ $points })
}
ttt-log-pile = { $who ->
    [you] You choose { $kind ->
        [colours] the colour pile
        [sum] the sum pile
       *[equation] the equation pile
    }.
   *[other] { $name } chooses { $kind ->
        [colours] the colour pile
        [sum] the sum pile
       *[equation] the equation pile
    }.
}
ttt-log-keep = { $who ->
    [you] You keep the dice.
   *[other] { $name } keeps the dice.
}
ttt-log-reroll = { $who ->
    [you] You roll all dice again.
   *[other] { $name } rolls all dice again.
}
ttt-log-place = { $who ->
    [you] You place { $die } on { $cell }.
   *[other] { $name } places { $die } on { $cell }.
}
ttt-log-result = { $who ->
    [you] You place { $die } on { $cell }: { $results }.
   *[other] { $name } places { $die } on { $cell }: { $results }.
}
ttt-log-card = { $who ->
    [you] You draw: { $card }.
   *[other] { $name } draws: { $card }.
}
ttt-log-back = { $who ->
    [you] You draw { $kind ->
        [colours] a colour card
        [sum] a sum card
       *[equation] an equation card
    }.
   *[other] { $name } draws { $kind ->
        [colours] a colour card
        [sum] a sum card
       *[equation] an equation card
    }.
}
ttt-log-start = { $who ->
    [you] You start the first round.
   *[other] { $name } starts the first round.
}
ttt-log-roll = The dice in { $colour } show { $one }, { $two } and { $three }.
tic-tac-town-refuse-GAME_OVER = The match is over.
tic-tac-town-refuse-NOT_YOUR_TURN = It is not your turn.
tic-tac-town-refuse-NOTHING_TO_REROLL = There is no roll to keep or to repeat now.
tic-tac-town-refuse-WRONG_PHASE = This is not what is to be done now.
tic-tac-town-refuse-NO_SUCH_PILE = This table plays without equation cards.
tic-tac-town-refuse-PILE_EMPTY = This pile is empty.
tic-tac-town-refuse-NO_SUCH_CELL = The board for two has only three rows and columns.
tic-tac-town-refuse-DIE_NOT_IN_POOL = No die of this colour and value is left.
tic-tac-town-refuse-CELL_TAKEN = A die already lies there.

# What the game is
tic-tac-town-about = Place coloured dice in rows of three and fulfil your secret goal cards.
tic-tac-town-blurb = coloured dice, three in a row, secret cards

# Options of a table
tic-tac-town-option-deck = Equation cards
tic-tac-town-value-deck-graded = two colours each
tic-tac-town-value-deck-single = one colour each
tic-tac-town-option-equations = Play with equation cards
tic-tac-town-option-starter = Who begins

# The first lesson: what to do, and what it showed
tic-tac-town-lesson-1 = Everybody builds on one board. Take a die and put it on any empty cell.
tic-tac-town-lesson-1-done = One die a turn. It keeps its value and stays where it is until the round is over.
tic-tac-town-lesson-2 = One of your cards wants red, blue and green in a row. Red and blue lie there already. Finish it.
tic-tac-town-lesson-2-done = Colour cards bring 1 point. A line may be a row or a column, read from either side, but never a diagonal.
tic-tac-town-lesson-3 = Another card wants three dice with the sum 7, one of them yellow. Complete it.
tic-tac-town-lesson-3-done = Sum cards bring 2 points. It does not matter who placed the dice.
tic-tac-town-lesson-4 = The equation card: red plus blue is the third die. What is 2 + 3?
tic-tac-town-lesson-4-done = Equation cards bring 3 points. Your dice may fulfil other players’ cards too, so watch what they collect.
tic-tac-town-lesson-5 = At the start of a round the starter sees all dice. Keep them, or roll all of them again, once.
tic-tac-town-lesson-5-done = After the round everybody draws back to four cards, from the piles they like.

# What one is trying to do
tic-tac-town-aim = Goal: three dice in a line that match your cards.
tic-tac-town-aim-alike = three alike +3

# What things are, for those who touch them
tic-tac-town-what-placed = A die on the board stays there until the round ends. Anybody’s cards may use it.
tic-tac-town-what-cell = Choose a die first, then an empty space for it.
tic-tac-town-what-pile = New cards are drawn between rounds; you choose the pile of each.
tic-tac-town-what-colours = Fulfilled by itself when three neighbouring dice in a line have these colours in this order, either way round: 1 point.
tic-tac-town-what-sum = Fulfilled by itself when three neighbouring dice in a line add up to this, one of them in this colour: 2 points.
tic-tac-town-what-equation = Fulfilled by itself when three neighbouring dice in a line make this sum come true, with these colours: 3 points.
tic-tac-town-what-die = In your turn you put one die of the pool on an empty space.
tic-tac-town-why-rounds = The last round has been played; cards still in hand count nothing.
tic-tac-town-break-round = Next round: the board is cleared, everyone draws back to four cards, and another player starts.
tic-tac-town-preset-family = Colours and sums only, without equations.
tic-tac-town-help-deck = How many colours an equation card asks for.
tic-tac-town-help-equations = Equation cards are the hardest and bring three points.
