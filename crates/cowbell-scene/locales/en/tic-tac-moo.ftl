# Tic Tac Moo
ttm-a-tile = { $species ->
    [C] a cow
    [P] a pig
    [S] a sheep
   *[H] a chicken
}
ttm-the-tile = { $species ->
    [C] the cow
    [P] the pig
    [S] the sheep
   *[H] the chicken
}
ttm-tile = { $species ->
    [C] cow
    [P] pig
    [S] sheep
   *[H] chicken
}
ttm-some = { $species ->
    [C] { $count ->
        [one] { $count } cow
       *[other] { $count } cows
    }
    [P] { $count ->
        [one] { $count } pig
       *[other] { $count } pigs
    }
    [S] { $count } sheep
   *[H] { $count ->
        [one] { $count } chicken
       *[other] { $count } chickens
    }
}
ttm-meadow = Meadow
ttm-place-ring = { $cell }, ring
ttm-place-field = { $cell }, { $who ->
    [you] your field
   *[other] { $name }’s field
}
ttm-hand = { $who ->
    [you] Your farmhands
   *[other] { $name }’s farmhands
}
ttm-barn = { $who ->
    [you] Your barn
   *[other] { $name }’s barn
}
ttm-start = { $who ->
    [you] Your starting tiles
   *[other] { $name }’s starting tiles
}
ttm-taken = { $who ->
    [you] Collected by you
   *[other] Collected by { $name }
}
ttm-supply = { $who ->
    [you] Your supply
   *[other] { $name }’s supply
}
ttm-ask-start = { $who ->
    [you] Your turn: lay a starting tile in one of your empty fields.
   *[other] { $name } lays a starting tile.
}
ttm-ask-first = { $who ->
    [you] Your turn: lay { $one } or { $two } next to { $barn }, the animal in your barn.
   *[other] { $name } lays a tile next to { $barn }.
}
ttm-ask-second = { $who ->
    [you] Your turn: now lay your second tile, { $one }, next to { $barn }.
   *[other] { $name } lays a second tile next to { $barn }.
}
ttm-ask-twelve = { $who ->
    [you] You have { $count } animals! Lay { $one } next to { $barn }, and you win.
   *[other] { $name } has { $count } animals and wins after laying a second tile next to { $barn }.
}
ttm-ask-full = { $who ->
    [you] Your field is full! Lay { $one } next to { $barn }: if the field stays full, you win.
   *[other] { $name } has a full field and lays a second tile next to { $barn }.
}
ttm-ask-redraw = { $who ->
    [you] There is no room next to your barn animal: it is swapped.
   *[other] There is no room next to { $name }’s barn animal: it is swapped.
}
ttm-over-field = { $who ->
    [you] You win with a full field!
   *[other] { $name } wins with a full field.
}
ttm-over-collected = { $who ->
    [you] You win with { $count } animals collected!
   *[other] { $name } wins with { $count } animals collected.
}
ttm-over-supply = { $who ->
    [you] The tiles have run out. You have collected more animals, so you win!
   *[other] The tiles have run out. { $name } has collected more animals and wins.
}
ttm-over-stuck = { $who ->
    [you] No more tiles can be laid. You have collected more animals, so you win!
   *[other] No more tiles can be laid. { $name } has collected more animals and wins.
}
ttm-move = { $tile } on { $cell }
ttm-effect-collect = { $count ->
    [one] collects { $count } animal
   *[other] collects { $count } animals
}
ttm-row-collected = collected
ttm-row-field = field { $cell }: cows { $cows }, pigs { $pigs }, sheep { $sheep }, chickens { $hens }
    .state = { $state }
ttm-field-needs = still needs { $list }
ttm-field-last = any animal fills it
ttm-field-full = full
ttm-field-excess = { $count ->
    [one] { $count } animal too many: no room for two of each
   *[other] { $count } animals too many: no room for two of each
}
ttm-list = { $first }, { $next }
ttm-row-supply = tiles in supply
ttm-log-laid = { $who ->
    [you] You lay { $tile } on { $cell }.
   *[other] { $name } lays { $tile } on { $cell }.
}
ttm-log-collected = { $who ->
    [you] You lay { $tile } on { $cell } and collect { $count ->
        [one] { $count } animal
       *[other] { $count } animals
    }.
   *[other] { $name } lays { $tile } on { $cell } and collects { $count ->
        [one] { $count } animal
       *[other] { $count } animals
    }.
}
ttm-log-draw = { $who ->
    [you] You draw { $tile }.
   *[other] { $name } draws { $tile }.
}
ttm-log-redraw = { $who ->
    [you] There is now { $tile } in your barn.
   *[other] There is now { $tile } in { $name }’s barn.
}
ttm-log-deal = The starting tiles are dealt.
tic-tac-moo-refuse-GAME_OVER = The match is over.
tic-tac-moo-refuse-NOT_YOUR_TURN = It’s not your turn.
tic-tac-moo-refuse-NO_SUCH_SPACE = The meadow has no corner spaces.
tic-tac-moo-refuse-TILE_NOT_AVAILABLE = You don’t have this tile.
tic-tac-moo-refuse-OCCUPIED = There is already a tile on this space.
tic-tac-moo-refuse-NOT_OWN_FIELD = A starting tile must go in one of your own fields.
tic-tac-moo-refuse-FIELD_ALREADY_STARTED = Your second starting tile must go in your other field.
tic-tac-moo-refuse-NOT_ADJACENT_TO_BARN_SPECIES = The space must touch an animal of the kind in your barn.

# What the game is
tic-tac-moo-about = Lay tiles next to the kind of animal in your barn, and collect herds of three.
tic-tac-moo-blurb = two farms, one meadow, four kinds of animals

# Options of a table
tic-tac-moo-option-win-time = When a win is checked
tic-tac-moo-value-win-time-turn-end = at the end of the turn
tic-tac-moo-value-win-time-immediate = after every tile
tic-tac-moo-option-win-check = Who can win on a turn
tic-tac-moo-value-win-check-active = the player whose turn it is
tic-tac-moo-value-win-check-both = both players
tic-tac-moo-option-supply-end = When empty supplies end the match
tic-tac-moo-value-supply-end-both = when both are empty
tic-tac-moo-value-supply-end-first = when the first one is empty
tic-tac-moo-option-fields = Each player’s fields
tic-tac-moo-value-fields-diagonal = corner to corner
tic-tac-moo-value-fields-adjacent = side by side
tic-tac-moo-value-fields-columns = one above the other

# The first lesson: what to do, and what it showed
tic-tac-moo-lesson-1 = There is a cow in your barn. Lay the chicken or the pig next to a cow on the meadow.
tic-tac-moo-lesson-1-done = Your own barn decides: lay next to any animal of its kind, no matter who laid it or in whose field. A side or a corner is enough. Your two farmhands hold the animals for this turn.
tic-tac-moo-lesson-2 = Two chickens stand side by side. Make a row of three and collect the herd!
tic-tac-moo-lesson-2-done = Three or more of the same animal in a line are a herd. You collect the others, and the one you have just laid stays on the meadow.
tic-tac-moo-lesson-3 = You lay two animals each turn. Lay the second one, the pig, so that three pigs stand in a diagonal line.
tic-tac-moo-lesson-3-done = Rows, columns and diagonals all count. After your second animal, the one in your barn moves to a farmhand. You draw two new tiles: one for your other farmhand and one for your barn.
tic-tac-moo-lesson-4 = You have collected ten animals. Twelve win: collect one more herd.
tic-tac-moo-lesson-4-done = Collecting twelve animals is one way to win. If your first tile brings you to twelve, you still lay your second one: a win counts at the end of the turn.
tic-tac-moo-lesson-5 = There are eight animals in your field. Fill the last space.
tic-tac-moo-lesson-5-done = The other way to win is to fill one of your own two fields, with at least two of each animal. If the tiles run out first, the player with more collected animals wins.

# What one is trying to do
tic-tac-moo-aim = Goal: collect 12 animals, or fill one of your fields with two or more of each.

# What things are, for those who touch them
tic-tac-moo-what-barn = The animal in your barn decides where you may lay tiles: next to one of its kind.
tic-tac-moo-what-barn-theirs = The animal in the other player’s barn decides where they may lay tiles: next to one of its kind.
tic-tac-moo-what-hand = You lay both of your farmhands’ tiles each turn, in either order.
tic-tac-moo-what-hand-theirs = The other player lays both of these tiles each turn.
tic-tac-moo-what-start = Your starting tiles go in your own fields, one in each.
tic-tac-moo-what-tile = Three or more of the same animal in a straight line are a herd: the player who completes it collects it.
tic-tac-moo-what-ring = The ring belongs to nobody. You may lay a tile here, next to an animal of the kind in your barn.
tic-tac-moo-what-field = A full field with at least two of each animal wins the match for its owner.
tic-tac-moo-why-even = No more tiles can be laid, and both players have collected the same number of animals.
tic-tac-moo-preset-family = Your two fields lie side by side, and a win counts at once.
tic-tac-moo-help-win-time = You lay two tiles each turn: this decides whether the first one can already win.
tic-tac-moo-help-win-check = A tile of yours can also complete the other player’s field.
tic-tac-moo-help-supply-end = Then the player with more collected animals wins.
tic-tac-moo-help-fields = Each player owns two of the four fields.
ttm-ask-alike = { $who ->
    [you] Your turn: lay { $one } next to { $barn }; your two tiles are alike.
   *[other] { $name } lays a tile next to { $barn }.
}

# What speaks for a move, when a hint says why

tic-tac-moo-reason-field = helps fill your field: { $count ->
    [one] { $count } space left
   *[other] { $count } spaces left
}
tic-tac-moo-reason-spoil = makes it harder for the other player to fill a field
tic-tac-moo-reason-full = fills your field: you win if it stays full until the end of the turn
tic-tac-moo-reason-twelve = { $collects }: that makes { $total }, and you win at the end of the turn
tic-tac-moo-reason-next = { $count ->
    [one] then you can collect { $count } animal
   *[other] then you can collect { $count } animals
}
tic-tac-moo-reason-quiet = then your second tile can stop the other player’s next tile from collecting anything
tic-tac-moo-reason-leaves = { $count ->
    [0] the other player’s next tile collects nothing
    [one] the other player’s next tile collects at most { $count } animal
   *[other] the other player’s next tile collects at most { $count } animals
}

# The lesson goes on

tic-tac-moo-lesson-6 = One animal can complete two herds at once. Lay the chicken where the two lines meet.
tic-tac-moo-lesson-6-done = You collect both herds: four animals with a single tile.
tic-tac-moo-lesson-7 = This is how a match begins: lay one of your starting tiles in one of your own two fields.
tic-tac-moo-lesson-7-done = The other player does the same, then you each lay one in your second field. After that the turns begin.

# What a puzzle is about

tic-tac-moo-theme-fill = Fill your field
tic-tac-moo-theme-win = Win now
tic-tac-moo-theme-herd = Collect a herd
tic-tac-moo-theme-herds = Collect two herds
tic-tac-moo-theme-spoil = Spoil the other player’s field
tic-tac-moo-theme-prepare = Set up a herd
tic-tac-moo-theme-field = Make progress in your field
tic-tac-moo-theme-starve = Leave nothing to collect
tic-tac-moo-theme-ahead = Think ahead

# More things that explain themselves
tic-tac-moo-what-supply = Face-down tiles still to be drawn. When both supplies have run out, the player with more collected animals wins.
tic-tac-moo-what-taken = Animals collected as herds. Twelve of them win the match.

# What happens for the first time
tic-tac-moo-first-redraw = No free space touched this barn animal, so it was swapped for another one from the supply.

# The lesson: other moves, and the rest of the game
tic-tac-moo-lesson-2-other = No herd: the third chicken belongs in line with the other two, right next to one of them.
tic-tac-moo-lesson-3-other = No herd: the third pig belongs on the same diagonal as the other two.
tic-tac-moo-lesson-4-other = That collects nothing: the third sheep belongs in line with the other two.
tic-tac-moo-lesson-5-other = Your field still has a gap. Only a tile in that gap wins.
tic-tac-moo-lesson-6-other = That completes one herd at most. One space lies in line with both pairs of chickens.
tic-tac-moo-lesson-8 = Only one space next to the cow is free. Lay one of your tiles there.
tic-tac-moo-lesson-8-done = Now no free space touches a cow. When that happens, the animal in your barn is swapped for one from your supply that has room. Your farmhands keep theirs.

# Once a tile is chosen
tic-tac-moo-next-start = Now tap a space in one of your empty fields for { $one }.
tic-tac-moo-next-space = Now tap a space for { $one }. It must touch { $barn }, the animal in your barn.

# Two ways to win
tic-tac-moo-way-collect = Collect twelve animals
tic-tac-moo-way-fill = Or fill one of your fields: two of each and one more
