# Tic Tac Moo
ttm-a-tile = { $species ->
    [C] a cow
    [P] a pig
    [S] a sheep
   *[H] a hen
}
ttm-the-tile = { $species ->
    [C] the cow
    [P] the pig
    [S] the sheep
   *[H] the hen
}
ttm-tile = { $species ->
    [C] cow
    [P] pig
    [S] sheep
   *[H] hen
}
ttm-meadow = Meadow
ttm-place-ring = { $cell }, ring
ttm-place-field = { $cell }, { $who ->
    [you] your field
   *[other] field of { $name }
}
ttm-hand = { $who ->
    [you] Your farmhands
   *[other] Farmhands of { $name }
}
ttm-barn = { $who ->
    [you] Your barn
   *[other] Barn of { $name }
}
ttm-start = { $who ->
    [you] Your starting tiles
   *[other] Starting tiles of { $name }
}
ttm-taken = { $who ->
    [you] Collected by you
   *[other] Collected by { $name }
}
ttm-supply = { $who ->
    [you] Your supply
   *[other] Supply of { $name }
}
ttm-ask-start = { $who ->
    [you] Your turn: lay a starting tile in one of your empty fields.
   *[other] { $name } lays a starting tile.
}
ttm-ask-first = { $who ->
    [you] Your turn: lay { $one } or { $two } next to { $barn }.
   *[other] { $name } lays a tile next to { $barn }.
}
ttm-ask-second = { $who ->
    [you] Your turn: lay { $one } next to { $barn }.
   *[other] { $name } lays a second tile next to { $barn }.
}
ttm-ask-redraw = { $who ->
    [you] Your barn animal is walled in: it is exchanged.
   *[other] The barn animal of { $name } is walled in: it is exchanged.
}
ttm-over-field = { $who ->
    [you] You win with a full field!
   *[other] { $name } wins with a full field.
}
ttm-over-collected = { $who ->
    [you] You win with twelve collected animals!
   *[other] { $name } wins with twelve collected animals.
}
ttm-over-supply = { $who ->
    [you] The tiles are used up: you win with more collected animals!
   *[other] The tiles are used up: { $name } wins with more collected animals.
}
ttm-over-stuck = { $who ->
    [you] Nothing can be laid any more: you win with more collected animals!
   *[other] Nothing can be laid any more: { $name } wins with more collected animals.
}
ttm-move = { $tile } on { $cell }
ttm-effect-collect = { $count ->
    [one] collects { $count } animal
   *[other] collects { $count } animals
}
ttm-row-collected = collected
ttm-row-field = field { $cell }: cows { $cows }, pigs { $pigs }, sheep { $sheep }, hens { $hens }
ttm-row-supply = face down
ttm-log-laid = { $who ->
    [you] You lay { $tile } on { $cell }.
   *[other] { $name } lays { $tile } on { $cell }.
}
ttm-log-collected = { $who ->
    [you] You lay { $tile } on { $cell } and collect { $count }.
   *[other] { $name } lays { $tile } on { $cell } and collects { $count }.
}
ttm-log-draw = { $who ->
    [you] You draw { $tile }.
   *[other] { $name } draws { $tile }.
}
ttm-log-redraw = { $who ->
    [you] Your barn now shows { $tile }.
   *[other] The barn of { $name } now shows { $tile }.
}
ttm-log-deal = The starting tiles are dealt.
tic-tac-moo-refuse-GAME_OVER = The match is over.
tic-tac-moo-refuse-NOT_YOUR_TURN = It is not your turn.
tic-tac-moo-refuse-NO_SUCH_SPACE = The meadow has no corner spaces.
tic-tac-moo-refuse-TILE_NOT_AVAILABLE = You do not have this tile.
tic-tac-moo-refuse-OCCUPIED = A tile already lies there.
tic-tac-moo-refuse-NOT_OWN_FIELD = A starting tile must lie in one of your own fields.
tic-tac-moo-refuse-FIELD_ALREADY_STARTED = Your second starting tile must lie in your other field.
tic-tac-moo-refuse-NOT_ADJACENT_TO_BARN_SPECIES = The space must touch a tile of the species in your barn.

# What the game is
tic-tac-moo-about = Lay animals next to the one that looks out of your barn and collect herds of three.
tic-tac-moo-blurb = two farms, one meadow, four kinds of animals

# Options of a table
tic-tac-moo-option-win-time = When a win is checked
tic-tac-moo-value-win-time-turn-end = at the end of the turn
tic-tac-moo-value-win-time-immediate = after every tile
tic-tac-moo-option-win-check = Whose win is checked
tic-tac-moo-value-win-check-active = of the player whose turn it is
tic-tac-moo-value-win-check-both = of both players
tic-tac-moo-option-supply-end = When empty supplies end the match
tic-tac-moo-value-supply-end-both = when both are empty
tic-tac-moo-value-supply-end-first = when the first is empty
tic-tac-moo-option-fields = Who owns which fields
tic-tac-moo-value-fields-diagonal = diagonal
tic-tac-moo-value-fields-adjacent = side by side
tic-tac-moo-value-fields-columns = one above the other

# The first lesson: what to do, and what it showed
tic-tac-moo-lesson-1 = A cow looks out of your barn. Lay the hen or the pig next to the cow on the meadow.
tic-tac-moo-lesson-1-done = You may lay only next to the animal in your own barn, straight or diagonally. Your two farmhands hold the animals of this turn.
tic-tac-moo-lesson-2 = Two hens stand side by side. Make a row of three and collect the herd!
tic-tac-moo-lesson-2-done = Three or more of a kind in a line are a herd: you take the others and keep them. The one you laid stays on the meadow.
tic-tac-moo-lesson-3 = You lay two animals each turn. Lay the second one, the pig, so that three pigs stand in a diagonal line.
tic-tac-moo-lesson-3-done = Lines count in all directions. After the second animal you draw new ones, and the barn gets a new animal too.
tic-tac-moo-lesson-4 = You have collected ten animals. Twelve win: collect one more herd.
tic-tac-moo-lesson-4-done = Twelve collected animals are one way to win.
tic-tac-moo-lesson-5 = Eight animals stand in your field. Fill the last space.
tic-tac-moo-lesson-5-done = One of your own fields filled with at least two of each animal is the other way to win.

# What one is trying to do
tic-tac-moo-aim = Goal: two of each kind and one more in one of your fields, or 12 animals collected.

# What things are, for those who touch them
tic-tac-moo-what-barn = The barn animal decides where you may lay: next to one of its species.
tic-tac-moo-what-hand = Each turn both tiles with the farmhands are laid, in any order.
tic-tac-moo-what-start = A starting tile goes into one of your own fields, one into each.
tic-tac-moo-what-tile = Three or more of a species in a straight line are a herd: the player who completes it collects it.
tic-tac-moo-what-ring = The ring belongs to nobody. You may lay here next to your barn’s species.
tic-tac-moo-what-field = A full field with every species at least twice wins for its owner.
tic-tac-moo-preset-quick = A win counts at once, and the first empty supply ends the match.
tic-tac-moo-help-win-time = In a turn you place two tiles: this decides whether the first can already win.
tic-tac-moo-help-win-check = A tile of yours can also complete the other player’s field.
tic-tac-moo-help-supply-end = Then the player with more collected animals wins.
tic-tac-moo-help-fields = Each player owns two of the four fields.
ttm-ask-alike = { $who ->
    [you] Your turn: lay { $one } next to { $barn }; both of your tiles are alike.
   *[other] { $name } lays a tile next to { $barn }.
}
