# Tic Tac Town
ttt-cell = { $cell }
ttt-board = Board
ttt-pool = Dice to place
ttt-hand = { $who ->
    [you] Your cards
   *[other] { $name }’s cards
}
ttt-done = { $who ->
    [you] Fulfilled by you ({ $count })
   *[other] Fulfilled by { $name } ({ $count })
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
ttt-card-colours = { $a }, { $b }, { $c }
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
} ({ $count } left)
ttt-ask-deal = Dealing the first cards…
ttt-ask-pile = { $left ->
    [0] Before the last round
   *[other] Before round { $round } of { $rounds }
}{ $who ->
    [you] , your turn: choose a pile to draw from.
   *[other] : { $name } chooses a pile to draw from.
}
ttt-ask-card = { $left ->
    [0] Before the last round
   *[other] Before round { $round } of { $rounds }
}{ $who ->
    [you] : you draw a card…
   *[other] : { $name } draws a card…
}
ttt-ask-roll = { $left ->
    [0] Last round ({ $round } of { $rounds })
   *[other] Round { $round } of { $rounds }
}: rolling the dice…
ttt-ask-reroll = { $left ->
    [0] Last round ({ $round } of { $rounds })
   *[other] Round { $round } of { $rounds }
}{ $who ->
    [you] , your turn: keep the dice, or reroll all twelve.
   *[other] : { $name } keeps the dice or rerolls them.
}
ttt-ask-place = { $left ->
    [0] Last round ({ $round } of { $rounds })
   *[other] Round { $round } of { $rounds }
}{ $who ->
    [you] , your turn: place a die on the board.
   *[other] : { $name } places a die.
}
ttt-over = { $who ->
    [you] You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
   *[other] { $name } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
ttt-over-shared = A shared victory for { $names }, with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
ttt-move-pile = { $kind ->
    [colours] Draw a colour card
    [sum] Draw a sum card
   *[equation] Draw an equation card
}
ttt-move-keep = Keep the dice
ttt-move-reroll = Reroll all dice
ttt-move-place = { $die } on { $cell }
ttt-effect-fulfil = fulfils { $card } (+{ $points })
ttt-effect-bonus = bonus for three cards of one type (+{ $points })
ttt-effect-round = { $left ->
    [1] the round ends, only the last one is left
   *[other] the round ends, { $left } more to come
}
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
ttt-points-bonus = bonus for every three of one type
ttt-role-starter = Start player
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
    [you] You reroll all the dice.
   *[other] { $name } rerolls all the dice.
}
ttt-log-place = { $who ->
    [you] You place a { $die } on { $cell }.
   *[other] { $name } places a { $die } on { $cell }.
}
ttt-log-result = { $who ->
    [you] You place a { $die } on { $cell }: { $results }.
   *[other] { $name } places a { $die } on { $cell }: { $results }.
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
ttt-log-roll = The { $colour } dice show { $one }, { $two } and { $three }.
tic-tac-town-refuse-GAME_OVER = The match is over.
tic-tac-town-refuse-NOT_YOUR_TURN = It’s not your turn.
tic-tac-town-refuse-NOTHING_TO_REROLL = There is no roll to keep or reroll now.
tic-tac-town-refuse-WRONG_PHASE = You can’t do that yet.
tic-tac-town-refuse-NO_SUCH_PILE = This match is played without equation cards.
tic-tac-town-refuse-PILE_EMPTY = This pile is empty.
tic-tac-town-refuse-NO_SUCH_CELL = The board for two players has only three rows and three columns.
tic-tac-town-refuse-DIE_NOT_IN_POOL = There is no die of this colour and value left.
tic-tac-town-refuse-CELL_TAKEN = There is already a die on this space.

# What the game is
tic-tac-town-about = Line up coloured dice, three in a row, to fulfil your secret goal cards.
tic-tac-town-blurb = coloured dice, three in a row, secret cards

# Options of a table
tic-tac-town-option-deck = Equation cards
tic-tac-town-value-deck-graded = two colours each
tic-tac-town-value-deck-single = one colour each
tic-tac-town-option-equations = Play with equation cards
tic-tac-town-option-starter = Who starts

# The first lesson: what to do, and what it showed
tic-tac-town-lesson-1 = Everyone builds on the same board. Take a die and place it on any empty space.
tic-tac-town-lesson-1-done = You place one die each turn. It keeps its value and stays there until the round is over.
tic-tac-town-lesson-2 = One of your cards needs red, blue and green in a line. Red and blue are already there. Finish the line.
tic-tac-town-lesson-2-done = Colour cards score 1 point. A line is a row or a column, read from either end, but never a diagonal.
tic-tac-town-lesson-3 = Another card needs three dice that add up to 7, one of them yellow. Fulfil it.
tic-tac-town-lesson-3-done = Sum cards score 2 points. It doesn’t matter who placed the dice.
tic-tac-town-lesson-4 = Now the equation card: red plus blue equals the third die. What is 2 + 3?
tic-tac-town-lesson-4-done = Equation cards score 3 points; a white die on the card stands for any colour. 5 3 2 would count too, read from right to left: begin at either end.
tic-tac-town-lesson-5 = Columns count too. The next card says: any die − green = blue. Read this column from the bottom up: ? − 2 = 4.
tic-tac-town-lesson-5-done = 6 − 2 = 4, read upwards. Diagonals never count. Your dice can fulfil other players’ cards too: the backs of those cards show their types.
tic-tac-town-lesson-6 = At the beginning of a round, the start player rolls all the dice. Keep them, or reroll all of them once.
tic-tac-town-lesson-6-done = The round ends when the board is full; with three or four players, on a 4×4 board, when all twelve dice are placed. Then the next player starts.

# What one is trying to do
tic-tac-town-aim = Goal: line up three dice that match your cards.
tic-tac-town-aim-alike = every 3 of a type: +3

# What things are, for those who touch them
tic-tac-town-what-placed = A die on the board stays there until the round ends. It counts for everyone’s cards.
tic-tac-town-what-cell = Choose a die first, then an empty space for it.
tic-tac-town-what-pile = New cards are drawn between rounds, each from a pile of your choice.
tic-tac-town-what-colours = Fulfilled as soon as three neighbouring dice in a row or column have these colours in this order, from either end: 1 point.
tic-tac-town-what-sum = Fulfilled as soon as three neighbouring dice in a row or column add up to this, at least one of them in this colour: 2 points.
tic-tac-town-what-equation = Three neighbouring dice in a row or column must make this true (white: any colour), read from either end: { $op ->
    [plus] 2 3 5 and 5 3 2 both say 2 + 3 = 5
    [minus] 6 2 4 and 4 2 6 both say 6 − 2 = 4
    [times] 2 3 6 and 6 3 2 both say 2 × 3 = 6
   *[over] 6 2 3 and 3 2 6 both say 6 ÷ 2 = 3
}.
tic-tac-town-what-die = On your turn you place one of these dice on an empty space.
tic-tac-town-why-rounds = The last round has been played. Cards still in hand count for nothing.
tic-tac-town-round-dice = All 12 dice are placed.
tic-tac-town-round-full = The board is full.
tic-tac-town-break-round = Next round: the board is cleared, everyone draws back up to four cards, and the next player starts.
tic-tac-town-preset-family = Colours and sums only, without equations.
tic-tac-town-help-deck = How many colours an equation card asks for.
tic-tac-town-help-equations = Equation cards are the hardest and score three points.
tic-tac-town-help-starter = Who places the first die of the first round.

# What speaks for a move, when a hint says why

tic-tac-town-reason-points = scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} now
tic-tac-town-reason-near = then one more die fulfils { $card }
tic-tac-town-reason-start = then two more dice can fulfil { $card }
tic-tac-town-reason-open = { $count } of your { $all } cards can still be fulfilled after it
tic-tac-town-reason-idle = { $count ->
    [0] you have no cards left in this round
   *[other] none of your cards can be fulfilled in this round any more, whatever you place
}
tic-tac-town-reason-shut = leaves no line that lacks only one die
tic-tac-town-reason-roll = { $count ->
    [one] these dice can fulfil { $count } of your cards
   *[other] these dice can fulfil { $count } of your cards
}
tic-tac-town-reason-reroll = { $count ->
    [0] these dice can’t fulfil any of your cards
   *[other] these dice can fulfil only { $count } of your cards
}
tic-tac-town-reason-third = one more card of this type earns the bonus
tic-tac-town-reason-worth = such a card scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# The lesson goes on

tic-tac-town-lesson-7 = One die can fulfil two cards: one needs red, blue and green, the other a sum of 5 with a red die. Find it.
tic-tac-town-lesson-7-done = 3 points with one die. Before you place a die, look at all your cards.
tic-tac-town-lesson-8 = After a round the board is cleared, and everyone draws back up to four cards, each from any pile. You have fulfilled two colour cards: draw another one.
tic-tac-town-lesson-8-done = Every three fulfilled cards of one type earn 3 bonus points. After the last round the player with the most points wins; if tied, the one with more equation cards.

# What a puzzle is about

tic-tac-town-theme-roll = Keep the roll or reroll?
tic-tac-town-theme-pile = Draw from the right pile
tic-tac-town-theme-bonus = Get the bonus
tic-tac-town-theme-equation = Fulfil an equation card
tic-tac-town-theme-sum = Fulfil a sum card
tic-tac-town-theme-colour = Fulfil a colour card
tic-tac-town-theme-cards = Fulfil two cards at once
tic-tac-town-theme-close = Leave nothing within reach
tic-tac-town-theme-prepare = Prepare a card
tic-tac-town-theme-ways = Prepare two cards at once
tic-tac-town-theme-ahead = Think ahead

# More things that explain themselves
tic-tac-town-what-done = Fulfilled cards stay with their owner and score their value. Every three of one type earn 3 bonus points.
tic-tac-town-what-backs = Only the owner sees these cards. Their backs tell the others the type and the points.
tic-tac-town-what-points = A colour card scores 1 point, a sum card 2, an equation card 3. Every three fulfilled cards of one type earn 3 bonus points.
tic-tac-town-what-round = A round ends when the board is full or all dice are placed. After the last round, the player with the most points from fulfilled cards and bonuses wins. Cards still in hand count for nothing.
tic-tac-town-aim-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tic-tac-town-aim-who = { $who ->
    [you] You
   *[other] { $name }
}
tic-tac-town-aim-shut = not this round
tic-tac-town-aim-missing = { $count ->
    [one] { $count } more die
   *[other] { $count } more dice
}
tic-tac-town-aim-round = { $left ->
    [0] last round
   *[other] round { $round } of { $rounds }
}
tic-tac-town-aim-lacks = { $count ->
    [0] No line can fulfil it in this round any more.
    [one] One die is missing: which one, and where?
   *[other] { $count } dice are missing.
}

# What happens for the first time
tic-tac-town-first-fulfil = Three dice in a line have fulfilled a card. It scores for its owner, no matter who placed the dice.
tic-tac-town-first-bonus = The third fulfilled card of one type: every three earn 3 bonus points.
tic-tac-town-first-reroll = Once a round, before the first die is placed, the start player may reroll all twelve.
tic-tac-town-first-equation = An equation card: read from one end, three neighbouring dice in a row or column made it true, in these colours. 3 points.

# The lesson: other moves
tic-tac-town-lesson-2-other = The line isn’t complete: a green die is missing right next to the blue one.
tic-tac-town-lesson-3-other = Red 1 and green 2 make 3. A yellow 4 next to them makes 7.
tic-tac-town-lesson-4-other = That doesn’t solve it: a 5 belongs next to the red 2 and the blue 3.
tic-tac-town-lesson-5-other = That doesn’t solve it: a 6 of any colour belongs below the green 2, because 6 − 2 = 4.
tic-tac-town-lesson-7-other = That fulfils one card at most. Red 1 and blue 3 make 4: which green die makes 5?
tic-tac-town-lesson-8-other = You may draw from any pile, but only a third colour card earns the bonus.

# What a score is made of, in a word
tic-tac-town-item-colours = colours
tic-tac-town-item-sum = sums
tic-tac-town-item-equation = equations
tic-tac-town-item-bonus = bonus
