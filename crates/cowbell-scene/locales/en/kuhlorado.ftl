# Kuhlorado
kuh-role = { $face ->
    [x] Crosses
   *[o] Circles
}
kuh-mark = { $face ->
    [x] cross
   *[o] circle
}
kuh-face = { $face ->
    [c] a cow
   *[other] a { $face }
}
kuh-cell = { $cell }
kuh-cells = { $one } and { $two }
kuh-then = { $first }; { $next }
kuh-place = { $ground ->
    [trough] { $cell }, trough
    [border] { $cell }, { $print ->
        [c] cow
       *[other] { $print }
    }, border meadow
   *[inner] { $cell }, { $print ->
        [c] cow
       *[other] { $print }
    }
}
kuh-no-sheet = Sheet
kuh-sheet = Sheet { $sheet }: { $cows ->
    [one] { $cows } cow
   *[other] { $cows } cows
} and { $numbers ->
    [one] { $numbers } number
   *[other] { $numbers } numbers
} left. The match ends when no cows or only five numbers are left.
kuh-dice = Dice
kuh-die = Die { $die }: { $face }
kuh-where = { $where ->
    [north] north meadow
    [east] east meadow
    [south] south meadow
    [west] west meadow
   *[other] trough { $where }
}
kuh-contest = { $where }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: crosses { $crosses }, circles { $circles }
kuh-area = { $face ->
    [x] Area of crosses
   *[o] Area of circles
}: { $size ->
    [one] { $size } space
   *[other] { $size } spaces
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}; more at { $goal } spaces
kuh-area-largest = { $face ->
    [x] Area of crosses
   *[o] Area of circles
}: { $size ->
    [one] { $size } space
   *[other] { $size } spaces
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kuh-ask-roll = { $who ->
    [you] You roll the dice…
   *[other] { $name } rolls the dice…
}
kuh-ask-reroll = { $who ->
    [you] Your turn: { $one } and { $two }. Keep both, or choose dice to reroll.
   *[other] { $name } has { $one } and { $two } and may reroll.
}
kuh-ask-nowhere = { $who ->
    [you] Your turn: { $one } and { $two } fit nowhere. Choose dice to reroll, or keep both and pass.
   *[other] { $name } has { $one } and { $two }, which fit nowhere, and may reroll.
}
kuh-ask-cows = { $who ->
    [you] Your turn: mark two cows, anywhere.
   *[other] { $name } marks two cows.
}
kuh-ask-cow = { $who ->
    [you] Your turn: mark a cow.
   *[other] { $name } marks a cow.
}
kuh-ask-mixed = { $who ->
    [you] Your turn: mark a cow or a { $number }, or both with exactly one space between them.
   *[other] { $name } marks a cow, a { $number }, or both.
}
kuh-ask-number = { $who ->
    [you] Your turn: mark a { $number }.
   *[other] { $name } marks a { $number }.
}
kuh-ask-numbers = { $who ->
    [you] Your turn: mark a { $one } or a { $two }.
   *[other] { $name } marks a { $one } or a { $two }.
}
kuh-ask-pass = { $number ->
    [none] Neither number is free
   *[other] No { $number } is free
}: { $who ->
    [you] you have to pass.
   *[other] { $name } has to pass.
}
kuh-over = { $who ->
    [you] You win { $points } to { $others }!
   *[other] { $name } wins { $points } to { $others }.
}
kuh-button-keep = Keep both dice
kuh-button-keep-pass = Keep both dice and pass
kuh-button-roll = Reroll the selected dice
kuh-button-pass = Pass
kuh-move-reroll = { $dice ->
    [both] Reroll both dice
    [first] Reroll the first die
   *[other] Reroll the second die
}
kuh-move-mark = Mark { $cells }
kuh-effect-lead = +{ $points } ({ $where })
kuh-effect-break = { $who ->
    [you] −{ $points } for you ({ $where })
   *[other] −{ $points } for { $name } ({ $where })
}
kuh-effect-area = { $points } (area of { $size } { $size ->
    [one] space
   *[other] spaces
})
kuh-effect-interim = doubles score: crosses { $crosses }, circles { $circles }
kuh-effect-draw = ends the match in a draw
kuh-ends = the match ends
kuh-row-meadows = meadows, leading in { $led } of 4
kuh-row-troughs = troughs, leading at { $led } of 4
kuh-row-areas = areas, { $count } scoring, largest { $largest ->
    [one] { $largest } space
   *[other] { $largest } spaces
}
kuh-row-interim = doubles
kuh-row-cows = cows marked (doubles score at nine)
kuh-log-sheet = This match is played on sheet { $sheet }.
kuh-log-start = { $who ->
    [you] You go first.
   *[other] { $name } goes first.
}
kuh-log-roll = { $who ->
    [you] You roll { $one } and { $two }.
   *[other] { $name } rolls { $one } and { $two }.
}
kuh-log-die = { $who ->
    [you] You roll { $one }.
   *[other] { $name } rolls { $one }.
}
kuh-log-keep = { $who ->
    [you] You keep the dice.
   *[other] { $name } keeps the dice.
}
kuh-log-reroll = { $who ->
    [you] { $dice ->
        [both] You reroll both dice.
        [first] You reroll the first die.
       *[other] You reroll the second die.
    }
   *[other] { $dice ->
        [both] { $name } rerolls both dice.
        [first] { $name } rerolls the first die.
       *[other] { $name } rerolls the second die.
    }
}
kuh-log-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
kuh-log-marked = { $who ->
    [you] You mark { $cells }.
   *[other] { $name } marks { $cells }.
}
kuh-log-scored = { $who ->
    [you] You mark { $cells }: { $results }.
   *[other] { $name } marks { $cells }: { $results }.
}
kuhlorado-refuse-GAME_OVER = The match is over.
kuhlorado-refuse-NOT_YOUR_TURN = It’s not your turn.
kuhlorado-refuse-NOTHING_TO_REROLL = The roll is final.
kuhlorado-refuse-WRONG_PHASE = You can’t mark yet: the roll isn’t final.
kuhlorado-refuse-MUST_MARK = You must mark a space if you can.
kuhlorado-refuse-TROUGH = Troughs can’t be marked. They score for the player with more marks next to them.
kuhlorado-refuse-CELL_TAKEN = This space is already marked.
kuhlorado-refuse-SYMBOL_NOT_ROLLED = Neither die shows this.
kuhlorado-refuse-TWO_CELLS_DUE = You rolled two cows: mark two cows.
kuhlorado-refuse-ONE_CELL_ONLY = You rolled two numbers: mark only one space.
kuhlorado-refuse-ONE_OF_EACH = To mark two spaces, mark a cow and your number.
kuhlorado-refuse-NOT_ONE_CELL_APART = There must be exactly one space between the two, in a row, a column or a diagonal.

# What the game is
kuhlorado-about = Roll two dice, mark spaces on a shared sheet, and score with meadows, troughs and large areas.
kuhlorado-blurb = two dice, one sheet, crosses against circles

# Options of a table
kuhlorado-option-sheet = Sheet
kuhlorado-value-sheet-seed = generated sheet, number { $number }
kuhlorado-option-pro = Pro variant: doubles
kuhlorado-option-starter = Who goes first

# The first lesson: what to do, and what it showed
kuhlorado-lesson-1 = You rolled two numbers. Once a turn you may reroll one die or both. Try it.
kuhlorado-lesson-1-done = Now the roll is final. You don’t have to reroll: you may also keep the first roll.
kuhlorado-lesson-2 = Two numbers let you mark one space that shows either of them. Choose one.
kuhlorado-lesson-2-done = The mark is yours for good. If there is no such space left, you pass.
kuhlorado-lesson-3 = Two cows! Mark any two cows on the sheet.
kuhlorado-lesson-3-done = Cows are precious: when the last one is marked, the match ends.
kuhlorado-lesson-4 = A cow and a 3: mark both, with exactly one space between them.
kuhlorado-lesson-4-done = The two may be in a row, a column or a diagonal. It doesn’t matter what is on the space between them.
kuhlorado-lesson-5 = Each border meadow is worth 3 points and each trough 2 or 4, for the player with more marks there. Take the lead somewhere.
kuhlorado-lesson-5-done = Connected marks score too: an area of 5 is worth 2 points, one of 10 is worth 5, one of 15 is worth 12, and one of 20 is worth 20.

# What one is trying to do
kuhlorado-aim = Goal: score more points by leading in border meadows and at troughs, and with areas of 5 or more spaces.
kuhlorado-aim-left = Left:
kuhlorado-aim-areas = Areas: 5 spaces score 2 points, 10 score 5, 15 score 12, 20 score 20.

# What things are, for those who touch them
kuhlorado-what-die = Once each turn, you may reroll one die or both.
kuhlorado-what-trough = A trough scores for the player with more marks next to it. It can’t be marked itself.
kuhlorado-what-mark = A mark stays. Marks side by side form areas.
kuhlorado-what-border = A border meadow is worth 3 points to the player with more marks in it.
kuhlorado-what-cell = You can only mark a free space that matches your dice.
kuhlorado-why-cows = No cows are left to mark, so the match ends.
kuhlorado-why-numbers = Only { $count } numbers are left, so the match ends.
kuhlorado-help-sheet = The layout of cows and numbers. Every sheet plays differently.
kuhlorado-help-pro = When the ninth cow is marked, every area of exactly two spaces scores 2 points.
kuhlorado-help-starter = The player who goes first marks first; after that you take turns.

# What speaks for a move, when a hint says why

kuhlorado-reason-lead = takes the lead ({ $where }, +{ $points })
kuhlorado-reason-level = draws level ({ $where }): no points for the other player
kuhlorado-reason-secure = makes your lead safer ({ $where })
kuhlorado-reason-catch = gets closer to the lead ({ $where })
kuhlorado-reason-grow = your area grows to { $size } { $size ->
    [one] space
   *[other] spaces
}; { $goal } would score more
kuhlorado-reason-then = with this roll you can mark { $cells }: { $reason }
kuhlorado-reason-fresh = a new roll looks more promising
kuhlorado-reason-nowhere = this roll fits nowhere: keeping it means passing
kuhlorado-reason-with-cow = the cow stays, and a better number may come
kuhlorado-reason-for-cow = with a cow you could mark two spaces

# The lesson goes on

kuhlorado-lesson-6 = Your four crosses side by side are an area. Make it five spaces or more.
kuhlorado-lesson-6-done = Five spaces score 2 points. Ten, fifteen and twenty score more and more, so it pays to join areas.
kuhlorado-lesson-7 = One cow is left, and you are ahead if you mark it now. Finish the match.
kuhlorado-lesson-7-done = The match ends when the last cow is marked, or when only five numbers are left. Choosing that moment is half the game.
kuhlorado-preset-pro = Doubles also score once, as soon as nine cows are marked.
kuhlorado-preset-family = Always the same sheet, so that everyone can get to know it.
kuh-effect-stuck = { $number ->
    [none] neither number is free
   *[other] no { $number } is free
}, so you will have to pass

# The match of the day
kuhlorado-day = A new sheet every day. Score more points than the bot.

# What a puzzle is about

kuhlorado-theme-roll = Keep the roll or reroll?
kuhlorado-theme-finish = Finish at the right moment
kuhlorado-theme-save = Save the draw
kuhlorado-theme-double = Two birds with one stone
kuhlorado-theme-area = Make your area score more
kuhlorado-theme-lead = Take the lead
kuhlorado-theme-break = Break a lead
kuhlorado-theme-ahead = Think ahead

# More things that explain themselves
kuhlorado-what-left = The match ends at once when no cows or only five numbers are free.
kuhlorado-what-area = Your marks on spaces that share a side form an area. Only the highest level it reaches counts: 5 spaces score 2 points, 10 score 5, 15 score 12, 20 score 20.
kuhlorado-what-doubles = When nine cows are marked, every area of exactly two spaces scores 2 points, just this once.

# What happens for the first time
kuhlorado-first-lead = The player with more marks in a meadow or next to a trough gets its points. If the other player draws level, nobody gets them.
kuhlorado-first-pass = No free space shows either of the numbers rolled, so this turn was a pass.

# The lesson: other moves, and the rest of the game
kuhlorado-lesson-1-other = You may keep the dice, but try the reroll here: choose a die, then press the button.
kuhlorado-lesson-4-other = You may mark only one, but look for a pair here.
kuhlorado-lesson-5-other = That doesn’t give you the lead anywhere. Look for a meadow or a trough where one more mark is enough.
kuhlorado-lesson-6-other = That doesn’t make your area larger. Mark a space that shares a side with one of the four crosses.
kuhlorado-lesson-7-other = The last cow is still free, so the match goes on.
kuhlorado-lesson-8 = You rolled two 3s, but all the 3s are marked. There is only one thing left to do.
kuhlorado-lesson-8-done = You pass only when nothing can be marked. So before you keep the dice, check that they fit somewhere.

# What a score is made of, in a word
kuhlorado-item-meadows = meadows
kuhlorado-item-troughs = troughs
kuhlorado-item-areas = areas
kuhlorado-item-interim = doubles
kuhlorado-end-note = Every area of 5 or more spaces scores, not only the largest.

# What comes after the first of two spaces
kuhlorado-next-cow = First cow: { $cell }. Now tap the second one, anywhere.
kuhlorado-next-pair = First space: { $cell }. Now tap the second, { $face ->
    [c] a cow
   *[other] a { $face }
} { $count ->
    [one] at the end of the arrow
   *[other] at the end of one of the { $count } arrows
}.
kuhlorado-next-alone = Only { $cell }

# A note beside the dice
kuhlorado-note-meadow = For each border meadow where you have more marks
kuhlorado-note-trough = For each trough that has more of your marks around it
kuhlorado-note-areas = For each area, by its number of spaces
kuhlorado-note-end = The match ends when no cow or only five numbers are free.
