# Te Kuiti
tek-end = End turn
tek-field = Field
tek-place = { $cell }
tek-edges = Edges
tek-edge-place = edge { $edge }
tek-edge = { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
} of { $cell }
tek-a-tile = { $kind ->
    [J] a joyful sheep
    [S] a sleepy sheep
    [T] a timid sheep
    [A] an angry sheep
    [D] a dreamy sheep
    [R] a ram
   *[H] a shepherd
}
tek-tile-down = face-down tile
tek-fence = { $count ->
    [one] fence
   *[other] { $count } fences
}
tek-stock = Fences left
tek-taken = Sheep taken
tek-removed = Rams and shepherds found
tek-enclosed = { $count ->
    [one] enclosed: { $count } tile
   *[other] enclosed: { $count } tiles
}
tek-pair = a pair to take: { $kind ->
    [J] joyful sheep
    [S] sleepy sheep
    [T] timid sheep
    [A] angry sheep
   *[D] dreamy sheep
}
tek-ask-start = Choosing who starts as the shepherd player…
tek-ask-tile = Flipping a tile…
tek-ask-place = { $who ->
    [you] { $count ->
        [one] Your turn: place one more fence.
       *[other] Your turn: place { $count } fences.
    }
   *[other] { $count ->
        [one] { $name } places one more fence.
       *[other] { $name } places { $count } fences.
    }
}
tek-ask-late = { $who ->
    [you] { $count ->
        [one] Final phase: place one more fence.
       *[other] Final phase: place { $count } fences.
    }
   *[other] { $count ->
        [one] Final phase: { $name } places one more fence.
       *[other] Final phase: { $name } places { $count } fences.
    }
}
tek-ask-left = { $who ->
    [you] { $count ->
        [one] Final phase, and a pair is still face up: place one more fence.
       *[other] Final phase, and a pair is still face up: place { $count } fences.
    }
   *[other] { $count ->
        [one] Final phase, and a pair is still face up: { $name } places one more fence.
       *[other] Final phase, and a pair is still face up: { $name } places { $count } fences.
    }
}
tek-ask-last = { $who ->
    [you] { $count ->
        [one] Nothing is left to flip. Last turn of the round: place one more fence.
       *[other] Nothing is left to flip. Last turn of the round: place { $count } fences.
    }
   *[other] { $count ->
        [one] Last turn of the round: { $name } places one more fence.
       *[other] Last turn of the round: { $name } places { $count } fences.
    }
}
tek-ask-flip = { $who ->
    [you] { $flipped ->
        [0] Your turn: flip a tile.
       *[other] Find its match: flip another tile.
    }
   *[other] { $flipped ->
        [0] { $name } flips a tile.
       *[other] { $name } flips another tile.
    }
}
tek-ask-solo = { $who ->
    [you] { $flipped ->
        [0] Flip a tile.
       *[other] Find its match: flip another tile.
    }
   *[other] { $flipped ->
        [0] { $name } flips a tile.
       *[other] { $name } flips another tile.
    }
}
tek-ask-final = { $who ->
    [you] { $flipped ->
        [0] Final phase: flip a tile; sheep stay face up.
       *[other] Final phase: flip another tile; sheep stay face up.
    }
   *[other] { $flipped ->
        [0] Final phase: { $name } flips a tile.
       *[other] Final phase: { $name } flips another tile.
    }
}
tek-ask-take = { $who ->
    [you] Final phase: take the pair, or flip a tile.
   *[other] Final phase: { $name } takes a pair or flips a tile.
}
tek-ask-end = { $who ->
    [you] Final phase: take the pair, or end your turn.
   *[other] Final phase: { $name } takes a pair or ends the turn.
}
tek-ask-ram = { $who ->
    [you] A ram! Knock down any fence you like.
   *[other] A ram! { $name } knocks down a fence.
}
tek-ask-herd = { $who ->
    [you] A shepherd! Place a fence.
   *[other] A shepherd! { $name } places a fence.
}
tek-over = { $who ->
    [you] You win { $more } to { $fewer }!
   *[other] { $name } wins { $more } to { $fewer }.
}
tek-over-cleared = { $who ->
    [you] You have cleared the field: you win!
   *[other] { $name } has cleared the field and wins.
}
tek-over-left = { $count ->
    [one] { $count } tile is left on the field: the daisies win.
   *[other] { $count } tiles are left on the field: the daisies win.
}
tek-move-fence = fence { $edge }
tek-move-unfence = knock down the fence { $edge }
tek-move-flip = flip { $cell }
tek-move-take = take { $one } and { $two }
tek-effect-enclose = { $count ->
    [one] encloses { $count } tile
   *[other] encloses { $count } tiles
}
tek-effect-open = { $count ->
    [one] frees { $count } tile
   *[other] frees { $count } tiles
}
tek-effect-collect = takes { $count } sheep
tek-effect-round = ends the round
tek-effect-draw = ends the match in a draw
tek-effect-final = starts the final phase
tek-effect-last = gives the shepherd player one last turn
tek-effect-leave = leaves a pair on the field
tek-row-round = round
tek-row-fences = fences left
tek-row-flipped = sheep flipped
tek-row-gone = tiles removed
tek-row-enclosed = tiles enclosed
tek-row-taken = sheep taken
tek-row-before = points from round one
tek-role-alone = Solo against the daisies
tek-role-open = No role yet
tek-role-shepherd = Shepherd
tek-role-sheep = Sheep
tek-then = { $first } { $then }
tek-log-start = { $who ->
    [you] You start as the shepherd player.
   *[other] { $name } starts as the shepherd player.
}
tek-log-fence = { $who ->
    [you] You place a fence { $edge }.
   *[other] { $name } places a fence { $edge }.
}
tek-log-enclosed = { $count ->
    [one] That encloses { $count } tile.
   *[other] That encloses { $count } tiles.
}
tek-log-unfence = { $who ->
    [you] You knock down the fence { $edge }.
   *[other] { $name } knocks down the fence { $edge }.
}
tek-log-opened = { $count ->
    [one] That frees { $count } tile.
   *[other] That frees { $count } tiles.
}
tek-log-flip = { $who ->
    [you] You flip { $cell }.
   *[other] { $name } flips { $cell }.
}
tek-log-again = { $who ->
    [you] You flip { $cell }: { $tile }.
   *[other] { $name } flips { $cell }: { $tile }.
}
tek-log-tile = { $cell } is { $tile }.
tek-log-match = It matches the sheep on { $cell }: the pair can be taken.
tek-log-take = { $who ->
    [you] You take the pair on { $one } and { $two }.
   *[other] { $name } takes the pair on { $one } and { $two }.
}
tek-log-end = { $who ->
    [you] You end your turn.
   *[other] { $name } ends the turn.
}
tek-log-left = A pair stays face up: it can be taken later, unless a fence encloses it.
tek-log-daisy = Its daisy puts up a fence { $edge }.
tek-log-pair = { $who ->
    [you] A pair: you take both sheep.
   *[other] A pair: { $name } takes both sheep.
}
tek-log-down = No pair taken: the sheep are turned face down again.
tek-log-final = The final phase begins.
tek-log-last = Every open tile is face up: the shepherd player has one last turn.
tek-log-round = Round { $round } is over.
tek-log-points = { $who ->
    [you] { $count ->
        [one] You have { $count } point.
       *[other] You have { $count } points.
    }
   *[other] { $count ->
        [one] { $name } has { $count } point.
       *[other] { $name } has { $count } points.
    }
}
te-kuiti-refuse-GAME_OVER = The match is over.
te-kuiti-refuse-NOT_YOUR_TURN = It’s not your turn.
te-kuiti-refuse-WRONG_PHASE = You can’t do that yet.
te-kuiti-refuse-EDGE_TAKEN = There is already a fence here. Choose a free edge.
te-kuiti-refuse-NO_FENCE_THERE = There is no fence here. Choose one that is standing.
te-kuiti-refuse-FLIP_DUE = Keep flipping: two sheep each turn, as long as there is a tile to flip.
te-kuiti-refuse-NO_FLIP_DUE = You have already flipped two sheep this turn.
te-kuiti-refuse-NOT_FINAL_PHASE = You can only choose pairs yourself in the final phase.
te-kuiti-refuse-NO_TILE = There is no tile on this space.
te-kuiti-refuse-TILE_ENCLOSED = This tile is enclosed.
te-kuiti-refuse-TILE_FACE_UP = This tile is already face up.
te-kuiti-refuse-TILE_FACE_DOWN = This tile is face down.
te-kuiti-refuse-NOT_A_PAIR = These two sheep don’t match.

# What the game is
te-kuiti-about = Build fences around the flock, or find pairs of sheep before they are enclosed.
te-kuiti-blurb = sheep to remember, fences to build

# Options of a table
te-kuiti-option-mode = Mode
te-kuiti-value-mode-duel = two players
te-kuiti-value-mode-solo = solo against the daisies
te-kuiti-option-first-shepherd = First shepherd
te-kuiti-option-rounds = Rounds
te-kuiti-option-final-phase = Final phase
te-kuiti-value-final-phase-latched = until the round ends
te-kuiti-value-final-phase-dynamic = while five or fewer tiles are open
te-kuiti-option-memory-aid = Memory aid
te-kuiti-value-memory-aid-off = none
te-kuiti-value-memory-aid-last-turn = the log shows the last turn
te-kuiti-value-memory-aid-all = everything seen stays visible
te-kuiti-option-daisies = Daisies
te-kuiti-value-daisies-standard = all of them
te-kuiti-value-daisies-gentle = fewer
te-kuiti-option-take-enclosed = Pairs just enclosed can be taken

# The first lesson: what to do, and what it showed
te-kuiti-lesson-1 = You begin as the shepherd player, who places two fences each turn. Tap any edge of a tile.
te-kuiti-lesson-1-done = Fences stand between tiles, or on the outside of the field. You have thirty: when the last one is placed, the round is over.
te-kuiti-lesson-2 = Fences on all four sides enclose a tile. One is missing at the corner tile: place it.
te-kuiti-lesson-2-done = Enclosed! Nobody can flip this tile now, and it is 1 point for you when the round ends. The border of the field is not a fence: the corner needed four.
te-kuiti-lesson-3 = Now you are the sheep player, who looks for pairs. Flip a tile.
te-kuiti-lesson-3-done = You keep flipping until you have seen two sheep. If they match, both are yours; if not, they are turned face down again. There are five types, with four sheep of each.
te-kuiti-lesson-4 = A sleepy sheep is face up on b3. You have seen another one on b5. Flip it.
te-kuiti-lesson-4-done = A pair! You take both, for 1 point each, and their spaces stay empty. You have flipped two sheep, so your turn ends.
te-kuiti-lesson-5 = You have flipped a ram, which knocks down a fence. Choose one.
te-kuiti-lesson-5-done = Rams and shepherds don’t count as sheep, so you keep flipping. There are three rams, and two shepherds, which give the other player an extra fence.

# What one is trying to do
te-kuiti-aim = Goal: score more points. Shepherd: enclose tiles. Sheep: take pairs.

# What things are, for those who touch them
te-kuiti-what-fence = A fence stays where it is, unless a ram knocks it down.
te-kuiti-what-edge = Fences go on the edges of tiles, including the outer edges of the field. With two players, the shepherd player places them; solo, the daisies do.
te-kuiti-what-gap = An empty space can be enclosed too, but only tiles score.
te-kuiti-what-enclosed = This tile is enclosed: it can’t be flipped. With two players, it scores for the shepherd player.
te-kuiti-what-ram = A ram leaves the field, and the sheep player knocks down any fence they like.
te-kuiti-what-shepherd = A shepherd leaves the field. With two players, the shepherd player places an extra fence; solo, the only fence it adds is its daisy’s.
te-kuiti-what-sheep = Two matching sheep are a pair: one point each for the sheep player.
te-kuiti-what-tile = The sheep player flips face-down tiles that are not enclosed.
te-kuiti-why-fences = The last fence has been placed, so the match ends.
te-kuiti-why-enclosed = Every tile left is enclosed, so the match ends.
te-kuiti-why-seen = Every open tile was face up, and the shepherd player has had one last turn.
te-kuiti-round-fences = The last fence has been placed, so the round ends.
te-kuiti-round-enclosed = Every tile left is enclosed, so the round ends.
te-kuiti-round-seen = Every open tile was face up, and the shepherd player has had one last turn.
te-kuiti-break-round = Now you swap roles. The tiles are shuffled, and the new shepherd player gets all the fences.
te-kuiti-break-final = The final phase begins: five or fewer open tiles are left. Sheep now stay face up, and the sheep player may take any two that match. Once every open tile is face up, the shepherd player has one last turn, and the round ends.
te-kuiti-preset-quick = One round only; the roles are not swapped.
te-kuiti-preset-family = Everything seen stays visible, and solo has fewer daisies.
te-kuiti-help-rounds = With two rounds, each of you is the shepherd player once.
te-kuiti-help-mode = Solo, you play against the daisies; with two players, one puts up fences and the other looks for sheep.
te-kuiti-help-first-shepherd = The shepherd player puts up the fences; with two rounds you swap.
te-kuiti-help-final-phase = In the final phase, sheep stay face up and pairs can be taken at any time.
te-kuiti-help-memory-aid = How much the table remembers for you.
te-kuiti-help-daisies = Solo: each daisy puts up a fence on its edge of the tile.
te-kuiti-help-take-enclosed = Solo: a pair can be taken even if a fence has just enclosed it.

# What speaks for a move, when a hint says why

te-kuiti-reason-pen = { $missing ->
    [one] { $missing } more fence encloses { $count } tiles
   *[other] { $missing } more fences enclose { $count } tiles
}
te-kuiti-reason-gap = then { $missing ->
    [one] { $missing } fence is missing around { $count } tiles
   *[other] { $missing } fences are missing around { $count } tiles
}
te-kuiti-reason-pair = completes a pair
te-kuiti-reason-seen = both sheep of this pair have been seen
te-kuiti-reason-chance = { $count ->
    [one] { $all ->
        [one] the only tile not seen yet matches
       *[other] { $count } of the { $all } tiles not seen yet matches
    }
   *[other] { $all ->
        [one] the only tile not seen yet does not match
       *[other] { $count } of the { $all } tiles not seen yet match
    }
}
te-kuiti-reason-new = nobody has seen this tile yet
te-kuiti-reason-threat = { $missing ->
    [one] one more fence would enclose it
   *[other] { $missing } more fences would enclose it
}

# The lesson goes on

te-kuiti-lesson-6 = The sheep player has flipped a shepherd tile: that gives you an extra fence. Enclose as many tiles as you can.
te-kuiti-lesson-6-done = Enclosed tiles are yours, and nobody can flip them any more. The shepherd tile itself leaves the field.
te-kuiti-lesson-7 = Later, five or fewer open tiles are left: the final phase. Sheep now stay face up, and you may take two that match. Take the pair.
te-kuiti-lesson-7-done = The round ends with the last fence, or after one last shepherd turn once every open tile is face up. Then you swap roles. The player with more points over both rounds wins.
te-kuiti-what-ram-alone = A ram leaves the field, and you knock down any fence you like.
te-kuiti-what-sheep-alone = Two matching sheep flipped in the same turn leave the field. Clear the field to win.
te-kuiti-what-tile-alone = You flip face-down tiles that are not enclosed, until two sheep are face up.
te-kuiti-aim-alone = Goal: clear the field before the fences run out or enclose the last tiles.
te-kuiti-aim-left = { $count ->
    [one] { $count } open tile
   *[other] { $count } open tiles
} (final phase at 5 or fewer)
te-kuiti-aim-shepherd = Goal: more points. You place the fences: each tile enclosed when the round ends is 1 point.
te-kuiti-aim-sheep = Goal: more points. You look for pairs: each sheep you take is 1 point. Enclosed sheep can’t be taken.
te-kuiti-aim-until = The round ends with the last fence, when no open tile is left, or after one last shepherd turn once every open tile is face up.
te-kuiti-aim-few = { $count } open
te-kuiti-aim-final = { $count ->
    [0] Final phase: every open tile is face up
    [one] Final phase: { $count } open tile is face down
   *[other] Final phase: { $count } open tiles are face down
}
te-kuiti-aim-late = Final phase
te-kuiti-aim-last = Last turn of the round
te-kuiti-what-pair = Two matching sheep are face up. In the final phase the sheep player may take both, for 1 point each, as long as no fence encloses them.
tek-ask-shut = { $who ->
    [you] Your sheep has been enclosed, so there will be no pair. Flip one more tile.
   *[other] { $name }’s sheep has been enclosed. { $name } flips one more tile.
}
tek-log-shut = { $cell } is enclosed, so the pair can’t be taken: both sheep are turned face down again.

# The match of the day
te-kuiti-day = The solo game: clear as many of the 25 tiles as you can.

# What a puzzle is about

te-kuiti-theme-win = Win now
te-kuiti-theme-part = Split a known pair
te-kuiti-theme-shut = Enclose a tile
te-kuiti-theme-pen = Close the pen
te-kuiti-theme-fork = Two threats with one fence
te-kuiti-theme-threat = Threaten to close a pen
te-kuiti-theme-build = Plan a pen
te-kuiti-theme-open = Open a gap
te-kuiti-theme-take = Take the right pair
te-kuiti-theme-pair = Complete the pair
te-kuiti-theme-recall = Start with a pair you remember
te-kuiti-theme-known = Flip what you already know
te-kuiti-theme-rescue = Be quicker than the fence
te-kuiti-theme-partner = Find its partner
te-kuiti-theme-new = Explore
te-kuiti-theme-final = Use the final phase

# More things that explain themselves
te-kuiti-what-stock = Fences still to be placed. When the last one is placed, the round is over.
te-kuiti-what-stock-alone = The daisies put up these fences. You lose if they run out before the field is cleared.
te-kuiti-what-taken = Sheep taken in pairs: one point each for the sheep player.
te-kuiti-what-removed = There are three rams and two shepherds. A ram knocks down a fence, a shepherd adds one. Then they leave the field and score for nobody.
te-kuiti-what-round = In the second round you swap roles, and the points of both rounds are added up.
te-kuiti-what-score = Each enclosed tile is one point for the shepherd player when the round ends.
te-kuiti-what-gone = Tiles that have left the field. You win when all 25 are gone.
te-kuiti-what-final = With five or fewer open tiles, the final phase begins: sheep stay face up, and any two that match can be taken. Once every open tile is face up, the shepherd player has one last turn, and the round ends.

# What happens for the first time
te-kuiti-first-ram = A ram! It leaves the field, and the player who flipped it knocks down one fence.
te-kuiti-first-shepherd = A shepherd! It leaves the field. With two players, the shepherd player places an extra fence.
te-kuiti-first-pair = Two matching sheep in one turn are a pair: they leave the field together.
te-kuiti-first-down = No pair: both sheep are turned face down again. Remember where they are!

# The lesson: other moves, and the rest of the game
te-kuiti-lesson-2-other = The corner tile still has a way out: the gap on its east side.
te-kuiti-lesson-4-other = That’s a different tile. The sleepy sheep you have seen is on b5.
te-kuiti-lesson-6-other = That encloses fewer than three tiles. Close the row at its east end.
te-kuiti-lesson-7-other = You may also flip a tile, but two sleepy sheep are already face up. Take those two first.
te-kuiti-lesson-8 = You can also play alone, against the daisies. The sheep on c3 has a daisy, which has put up the fence north of it. Flip another tile.
te-kuiti-lesson-8-done = Each daisy puts up a fence on its edge of the tile. Two matching sheep leave the field. You win if you clear the field before the fences run out or enclose the last tiles.

# What a score is made of, in a word
te-kuiti-item-enclosed = enclosed
te-kuiti-item-taken = taken
te-kuiti-item-before = round 1
te-kuiti-item-gone = removed
