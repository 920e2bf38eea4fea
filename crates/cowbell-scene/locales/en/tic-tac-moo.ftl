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
