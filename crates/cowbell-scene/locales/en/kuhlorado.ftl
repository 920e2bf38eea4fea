# Kuhlorado
kuh-role = { $face ->
    [x] crosses
   *[o] circles
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
kuh-then = { $first }, { $next }
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
} are free. The match ends when no cow or only five numbers are left.
kuh-dice = Dice
kuh-die = Die { $die }: { $face }
kuh-where = { $where ->
    [north] north meadow
    [east] east meadow
    [south] south meadow
    [west] west meadow
   *[other] trough { $where }
}
kuh-contest = { $where }, { $points } points: crosses { $crosses }, circles { $circles }
kuh-area = { $face ->
    [x] Area of crosses
   *[o] Area of circles
}: { $size } cells, { $points } points; more with { $goal } cells
kuh-area-largest = { $face ->
    [x] Area of crosses
   *[o] Area of circles
}: { $size } cells, { $points } points
kuh-ask-roll = { $who ->
    [you] You roll the dice …
   *[other] { $name } rolls the dice …
}
kuh-ask-reroll = { $who ->
    [you] Your turn: keep { $one } and { $two }, or choose the dice to roll again.
   *[other] { $name } has { $one } and { $two } and may roll again.
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
    [you] Your turn: mark a cow or a { $number }, or both with exactly one cell between them.
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
kuh-ask-pass = { $who ->
    [you] None of these numbers is free: you have to pass.
   *[other] None of these numbers is free: { $name } has to pass.
}
kuh-over = { $who ->
    [you] You win by { $points } to { $others } points!
   *[other] { $name } wins by { $points } to { $others } points.
}
kuh-button-keep = Keep both dice
kuh-button-roll = Roll the chosen dice again
kuh-button-pass = Pass
kuh-move-reroll = { $dice ->
    [both] Roll both dice again
   *[other] Roll die { $dice } again
}
kuh-move-mark = Mark { $cells }
kuh-effect-lead = { $where } +{ $points }
kuh-effect-break = { $who ->
    [you] { $where } −{ $points } for you
   *[other] { $where } −{ $points } for { $name }
}
kuh-effect-area = area of { $size } cells { $points }
kuh-effect-interim = doubles are scored: crosses { $crosses }, circles { $circles }
kuh-effect-draw = ends the match in a draw
kuh-ends = the match ends
kuh-row-meadows = meadows, { $led } of 4 led
kuh-row-troughs = troughs, { $led } of 4 led
kuh-row-areas = areas, { $largest ->
    [one] the largest has { $largest } cell
   *[other] the largest has { $largest } cells
}
kuh-row-interim = doubles
kuh-row-cows = marked cows until doubles are scored
kuh-log-sheet = Sheet { $sheet } is on the table.
kuh-log-start = { $who ->
    [you] You begin.
   *[other] { $name } begins.
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
        [both] You roll both dice again.
       *[other] You roll die { $dice } again.
    }
   *[other] { $dice ->
        [both] { $name } rolls both dice again.
       *[other] { $name } rolls die { $dice } again.
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
kuhlorado-refuse-NOT_YOUR_TURN = It is not your turn.
kuhlorado-refuse-NOTHING_TO_REROLL = The dice stand and cannot be rolled again.
kuhlorado-refuse-WRONG_PHASE = First decide which dice to roll again.
kuhlorado-refuse-MUST_MARK = You can mark a cell, so you must.
kuhlorado-refuse-TROUGH = Troughs cannot be marked.
kuhlorado-refuse-CELL_TAKEN = This cell is already marked.
kuhlorado-refuse-SYMBOL_NOT_ROLLED = Neither die shows this.
kuhlorado-refuse-TWO_CELLS_DUE = You rolled two cows: mark two of them.
kuhlorado-refuse-ONE_CELL_ONLY = You rolled two numbers: mark only one cell.
kuhlorado-refuse-ONE_OF_EACH = Of two cells, one must show the cow and one the number.
kuhlorado-refuse-NOT_ONE_CELL_APART = Exactly one cell must lie between the two, straight or diagonally.

# What the game is
kuhlorado-about = Roll two dice, mark pastures on one shared sheet and win the borders and troughs.
kuhlorado-blurb = two dice, one sheet, crosses against circles

# Options of a table
kuhlorado-option-sheet = Sheet
kuhlorado-value-sheet-seed = sheet from seed { $number }
kuhlorado-option-pro = Pro variant (doubles at nine cows)
kuhlorado-option-starter = Who begins

# The first lesson: what to do, and what it showed
kuhlorado-lesson-1 = You rolled two numbers. Once a turn you may throw again: one die or both. Try it.
kuhlorado-lesson-1-done = After the second throw the dice stand. You could also have kept the first one.
kuhlorado-lesson-2 = Two numbers let you mark one cell that shows one of them. Choose one.
kuhlorado-lesson-2-done = The mark is yours for ever. If no such cell is free, you pass.
kuhlorado-lesson-3 = Two cows! Mark two cow cells, wherever they are.
kuhlorado-lesson-3-done = Cows are rare: when the last one is marked, the match ends.
kuhlorado-lesson-4 = A cow and a 3: mark one of them, or a cow and a 3 that lie exactly one cell apart.
kuhlorado-lesson-4-done = One cell apart may be along a row, a column or a diagonal. What lies between does not matter.
kuhlorado-lesson-5 = Each border meadow is worth 3 points, a trough 2 or 4, to the player with more marks there. Mark so that you take the lead somewhere.
kuhlorado-lesson-5-done = Connected marks count too: an area of 5 brings 2 points, 10 bring 5, 15 bring 12 and 20 bring 20.

# What one is trying to do
kuhlorado-aim = Goal: lead meadows and troughs, and grow large areas.
kuhlorado-aim-left = Left:
kuhlorado-aim-areas = Areas: 5 cells bring 2 points, 10 bring 5, 15 bring 12, 20 bring 20.

# What things are, for those who touch them
kuhlorado-what-die = You may roll one or both dice again, once each turn.
kuhlorado-what-trough = A trough brings its points to the player with more marks around it. It cannot be marked itself.
kuhlorado-what-mark = A mark stays. Marks side by side form areas.
kuhlorado-what-border = A border meadow brings 3 points to the player with more marks in it.
kuhlorado-what-cell = You can only mark a free cell that shows what your dice show.
kuhlorado-why-cows = No cow is left to mark, so the match ends.
kuhlorado-why-numbers = Only { $count } numbers are left, so the match ends.
kuhlorado-help-sheet = The printed layout of numbers and cows; every sheet is a new puzzle.
kuhlorado-help-pro = When nine cows are marked, pairs of marked neighbours bring points once.
