# MOW
mow-card = { $sort ->
    [cow] { $number } { $flies ->
        [0] without flies
        [1] with 1 fly
       *[other] with { $flies } flies
    }
    [blocker] blocking cow { $number }
    [acrobat] acrobatic cow { $number }
    [slowpoke] slowpoke
    [calf] calf
    [thin] thin cow { $number }
    [dairy] dairy cow { $number }
   *[mad] mad cow
}
mow-back = { $count ->
    [one] { $count } face-down card
   *[other] { $count } face-down cards
}
mow-place = number { $value }, herd { $herd }
mow-herd = { $cows ->
    [one] Herd: { $low }
   *[other] Herd from { $low } to { $high }
}, { $flies ->
    [0] no flies
    [1] 1 fly
   *[other] { $flies } flies
}
mow-herd-of-three = { $cows ->
    [one] Herd { $herd }: { $low }
   *[other] Herd { $herd } from { $low } to { $high }
}, { $flies ->
    [0] no flies
    [1] 1 fly
   *[other] { $flies } flies
}
mow-hand = { $who ->
    [you] Your hand
   *[other] { $name }’s hand
}
mow-shed = { $who ->
    [you] Your cowshed
   *[other] { $name }’s cowshed
}
mow-deck = Deck
mow-arrow = Arrow
mow-arrow-shows = { $way ->
    [clockwise] clockwise
   *[other] anticlockwise
}
mow-take = Take the herd: { $flies ->
    [0] no flies
    [1] 1 fly
   *[other] { $flies } flies
}
mow-flip = the arrow turns
mow-flipped = arrow turned
mow-low = at the low end
mow-high = at the high end
mow-next = { $who ->
    [you] you are next
   *[other] { $name } is next
}
mow-with = { $play }, { $word }
mow-then = { $first } { $then }
mow-sentence = { $text }.
mow-ask-start = Choosing who starts…
mow-ask-deal = Dealing the cards…
mow-ask-draw = { $who ->
    [you] You draw…
   *[other] { $name } draws…
}
mow-ask-begin = { $herd ->
    [0] { $who ->
        [you] Your turn: start a new herd.
       *[other] { $name } starts a new herd.
    }
   *[other] { $who ->
        [you] Your turn: start herd { $herd }.
       *[other] { $name } starts herd { $herd }.
    }
}
mow-ask-play = { $herd ->
    [0] { $who ->
        [you] Your turn: add a cow { $ends ->
            [above] above { $high }
            [below] below { $low }
            [one] below or above { $low }
           *[both] below { $low } or above { $high }
        }, or take the herd.
       *[other] { $name } adds a cow or takes the herd.
    }
   *[other] { $who ->
        [you] Your turn: add a cow { $ends ->
            [above] above { $high }
            [below] below { $low }
            [one] below or above { $low }
           *[both] below { $low } or above { $high }
        } to herd { $herd }, or take it.
       *[other] { $name } adds a cow to herd { $herd } or takes it.
    }
}
mow-ask-special = { $herd ->
    [0] { $who ->
        [you] Your turn: play a special cow, or take the herd.
       *[other] { $name } adds a cow or takes the herd.
    }
   *[other] { $who ->
        [you] Your turn: play a special cow at herd { $herd }, or take it.
       *[other] { $name } adds a cow to herd { $herd } or takes it.
    }
}
mow-ask-take = { $herd ->
    [0] { $who ->
        [you] None of your cards fits: take the herd.
       *[other] { $name } takes the herd.
    }
   *[other] { $who ->
        [you] None of your cards fits: take herd { $herd }.
       *[other] { $name } takes herd { $herd }.
    }
}
mow-over = { $who ->
    [you] You win with the fewest flies: { $flies }!
   *[other] { $name } wins with the fewest flies: { $flies }.
}
mow-over-shared = A shared victory for { $names }, with { $flies ->
    [one] { $flies } fly
   *[other] { $flies } flies
} each.
mow-effect-join = joins at { $value }; the herd then has { $flies ->
    [0] no flies
    [1] 1 fly
   *[other] { $flies } flies
}
mow-effect-take = costs { $flies ->
    [0] no flies
    [1] 1 fly
   *[other] { $flies } flies
}
mow-effect-round = ends the round
mow-effect-match = ends the match
mow-role-starter = Started the round
mow-row-total = total flies
mow-row-round = flies this round
mow-row-shed = cards in the cowshed
mow-row-hand = cards in hand
mow-log-start = { $who ->
    [you] You start the first round.
   *[other] { $name } starts the first round.
}
mow-log-deal = { $who ->
    [you] You are dealt: { $card }.
   *[other] { $name } is dealt: { $card }.
}
mow-log-draw = { $who ->
    [you] You draw: { $card }.
   *[other] { $name } draws: { $card }.
}
mow-log-play = { $who ->
    [you] You play: { $card }
   *[other] { $name } plays: { $card }
}
mow-log-play-at = { $who ->
    [you] You play at herd { $herd }: { $card }
   *[other] { $name } plays at herd { $herd }: { $card }
}
mow-log-back = { $who ->
    [you] You pick up: { $card }.
   *[other] { $name } picks up: { $card }.
}
mow-log-take = { $who ->
    [you] You take the herd: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $flies ->
        [0] no flies
        [one] { $flies } fly
       *[other] { $flies } flies
    }.
   *[other] { $name } takes the herd: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $flies ->
        [0] no flies
        [one] { $flies } fly
       *[other] { $flies } flies
    }.
}
mow-log-take-at = { $who ->
    [you] You take herd { $herd }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $flies ->
        [0] no flies
        [one] { $flies } fly
       *[other] { $flies } flies
    }.
   *[other] { $name } takes herd { $herd }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $flies ->
        [0] no flies
        [one] { $flies } fly
       *[other] { $flies } flies
    }.
}
mow-log-round = The round is over. Cards still in hand count too.
mow-log-scored = { $who ->
    [you] You: { $flies ->
        [one] { $flies } fly
       *[other] { $flies } flies
    } this round ({ $hand } in hand), { $total } in total.
   *[other] { $name }: { $flies ->
        [one] { $flies } fly
       *[other] { $flies } flies
    } this round ({ $hand } in hand), { $total } in total.
}
mow-log-next = { $who ->
    [you] You start the next round.
   *[other] { $name } starts the next round.
}
mow-log-next-most = { $who ->
    [you] You have the most flies, so you start the next round.
   *[other] { $name } has the most flies and starts the next round.
}
mow-log-pass = { $who ->
    [you] You have no card that can start a herd, so you pass.
   *[other] { $name } has no card that can start a herd and passes.
}
mow-refuse-GAME_OVER = The match is over.
mow-refuse-NOT_YOUR_TURN = It’s not your turn.
mow-refuse-NOT_IN_HAND = You don’t have this card.
mow-refuse-NOTHING_TO_TAKE = There is no herd to take: start one.
mow-refuse-CANNOT_START_A_HERD = This cow can’t start a herd. Play another card.
mow-refuse-MAD_COW_FORBIDS_FLY_FREE = No cow without flies may join a herd with the mad cow in it.
mow-refuse-NOT_OUTSIDE_THE_ENDS = A cow must go below the lowest cow in the herd or above the highest.
mow-refuse-NO_COW_WITH_THAT_NUMBER = There is no cow with this number in the herd.
mow-refuse-NO_MISSING_NUMBER = A slowpoke needs a gap in the herd.
mow-refuse-END_COW_HAS_FLIES = A calf can only join next to a cow without flies.
mow-refuse-NO_EIGHT = There is no 8 in the herd for the mad cow to replace.
mow-refuse-NO_ARROW_CHOICE = Only a green special cow lets you turn the arrow.
mow-refuse-NO_NEXT_PLAYER_CHOICE = Only a yellow special cow lets you choose the next farmer.
mow-refuse-NO_END_CHOICE = Only a calf lets you choose an end.
mow-refuse-NO_SUCH_SEAT = The next farmer must be at this table.
mow-refuse-CANNOT_CHOOSE_SELF = The next farmer must be someone else.
mow-refuse-END_MUST_BE_CHOSEN = The calf fits at both ends: choose one.

# What the game is
mow-about = Add cows at either end of the herd, or take it, flies and all.
mow-blurb = cows in line, and flies that nobody wants

# Options of a table
mow-option-target = Flies that end the match
mow-option-next-start = Who starts the next round
mow-value-next-start-most-flies = the farmer with the most flies
mow-value-next-start-rotate = the next farmer to the left
mow-option-first-starter = Who starts the first round

# The first lesson: what to do, and what it showed
mow-lesson-1 = The herd runs from 7 to 11. Add a cow that is lower than 7 or higher than 11.
mow-lesson-1-done = Cows in between don’t fit. After playing you draw a card, and the arrow shows who is next. Press and hold a card, or right-click it, to see what it can do.
mow-lesson-2 = An acrobatic 7 can jump onto a 7 in the herd. Play it.
mow-lesson-2-done = It doesn’t take a place of its own in the herd. Green special cows have five flies, and they let you turn the arrow.
mow-lesson-3 = A slowpoke squeezes into a gap in the herd. Play it.
mow-lesson-3-done = There must be a number missing between the ends: the slowpoke takes its place.
mow-lesson-4 = A blocking cow closes its end: nothing is higher than 16. Play it, and turn the arrow.
mow-lesson-4-done = Now the farmer on your other side is next, and no cow can be added at the high end.
mow-lesson-5 = None of your cows fits, so you have to take the herd, flies and all.
mow-lesson-5-done = You start a new herd at once. You may also take a herd when one of your cards fits. In the end, the farmer with the fewest flies wins.

# What one is trying to do
mow-aim = Goal: have the fewest flies at the end.
mow-aim-take = { $flies ->
    [0] taking costs nothing
    [one] taking costs { $flies } fly
   *[other] taking costs { $flies } flies
}
mow-aim-end = { $flies ->
    [one] { $flies } fly ends the match
   *[other] { $flies } flies end the match
}

# What things are, for those who touch them
mow-what-cow = A cow can join if its number is below the lowest in the herd or above the highest.
mow-what-blocker = The blocking cow closes its end: nothing is lower than 0 or higher than 16. Five flies.
mow-what-acrobat = The acrobatic cow jumps onto a cow with the same number, anywhere in the herd. Five flies.
mow-what-slowpoke = The slowpoke fills a gap: it takes the place of a missing number in the herd. Five flies.
mow-what-calf = The calf joins next to an end cow without flies, as the next number. Five flies.
mow-what-thin = The thin cow joins by its number, but you don’t draw a card. Five flies.
mow-what-dairy = The dairy cow joins by its number, and you draw two cards. Five flies.
mow-what-mad = The mad cow replaces an 8. After that, no cow without flies can join this herd. Five flies.
mow-why-flies = { $who ->
    [you] You have
   *[other] { $name } has
} { $flies ->
    [one] { $flies } fly
   *[other] { $flies } flies
}. The match ends at { $goal }.
mow-break-round = Next round: all cards are shuffled and dealt again. You keep your flies.
mow-preset-quick = The match ends at 40 flies: one to three rounds.
mow-preset-family = The match ends at 60 flies.
mow-help-target = If someone has this many flies after a round, the farmer with the fewest wins.
mow-help-next-start = The farmer who starts plays the first card of the round.
mow-help-first-starter = Who plays the very first card.

# What speaks for a move, when a hint says why
mow-reason-take = { $flies ->
    [0] taking it costs nothing now
    [one] taking it now costs { $flies } fly; later it may cost more
   *[other] taking it now costs { $flies } flies; later it may cost more
}
mow-reason-rid = gets rid of { $flies ->
    [one] { $flies } fly
   *[other] { $flies } flies
}
mow-reason-avoid = avoids taking { $flies ->
    [one] { $flies } fly
   *[other] { $flies } flies
}
mow-reason-narrow = { $low ->
    [0] { $high ->
        [16] then no ordinary cow fits
       *[other] then ordinary cows fit only above { $high }
    }
   *[other] { $high ->
        [16] then ordinary cows fit only below { $low }
       *[other] then ordinary cows fit only below { $low } or above { $high }
    }
}
mow-reason-still = { $count ->
    [one] { $count } of your other ordinary cows still fits
   *[other] { $count } of your other ordinary cows still fit
}
mow-reason-save = keeps your special cows for later

# The lesson goes on

mow-lesson-6 = You have taken the herd, so start a new one. Acrobatic cows and slowpokes can’t start a herd.
mow-lesson-6-done = The closer its number is to the middle, the more room there is at both ends, for you and for the others.
mow-lesson-7 = The deck is empty, and none of your cards fits. Take the herd.
mow-lesson-7-done = With an empty deck, taking a herd ends the round. All flies count, including those on cards still in hand, so get rid of them in time. One farmer now has 100 flies or more: the match is over, and you win with the fewest. That’s all you need at a table of three to five.
mow-log-deal-hidden = { $who ->
    [you] You are dealt a card.
   *[other] { $name } is dealt a card.
}
mow-log-draw-hidden = { $who ->
    [you] You draw a card.
   *[other] { $name } draws a card.
}
mow-herd-empty = The herd is empty
mow-herd-of-three-empty = Herd { $herd } is empty
mow-card-special = { $card }, { $packet ->
    [green] green
   *[yellow] yellow
}, { $flies } flies

# What a puzzle is about

mow-theme-free = Take it while it’s free
mow-theme-take = Choose the lesser evil
mow-theme-squeeze = Make them take it
mow-theme-turn = Turn the arrow
mow-theme-rid = Get rid of the flies
mow-theme-room = Leave room for your own cards
mow-theme-keep = Save your special cows
mow-theme-special = Use a special cow
mow-keep-seat = Play: { $name } is next
mow-flip-seat = Play and turn the arrow: { $name } is next
mow-keep-herd = Play: herd { $herd } is next
mow-flip-herd = Play and turn the arrow: herd { $herd } is next
mow-aim-after = { $who ->
    [you] After you: { $then }
   *[other] After { $name }: { $then }
}
mow-aim-after-name = { $who ->
    [you] you
   *[other] { $name }
}
mow-aim-after-herd = Next: herd { $herd }
mow-aim-next = next
mow-aim-round = { $flies } this round
mow-aim-gap = Which gap it is makes no difference.
mow-aim-herds = herds
mow-aim-hand = hand
mow-aim-total = total
mow-aim-before = before
mow-aim-last = deck empty: the next herd taken ends the round

# More things that explain themselves
mow-what-deck = After playing a card, you draw one from the deck. Once it is empty, the next herd that is taken ends the round.
mow-what-arrow = The arrow shows who is next. A green special cow lets you turn it.
mow-what-arrow-herds = The arrow shows which herd is next. A green special cow lets you turn it.
mow-what-shed = Flies taken so far. At the end of the round, the flies on cards still in hand are added.
mow-what-joined = This cow is in the herd. The farmer who takes the herd gets all its flies.
mow-what-stand = A number that is not in the herd. Between the two ends, only a slowpoke fits.
mow-what-hand = Each farmer sees only their own cards. Flies still in hand count at the end of the round.
mow-what-take = The farmer who takes the herd gets its flies. You may take it on any turn, and you must if none of your cards fits.
mow-what-end = Once a farmer has this many flies after a round, the match ends. The fewest flies win.

# What happens for the first time
mow-first-take = The herd and all its flies go to the farmer who takes it. Unless the deck is empty, that farmer then starts a new one.
mow-first-turn = The arrow has been turned: from now on, play goes the other way.

# The lesson: other moves, and the rest of the game
mow-lesson-1-other = You may take it, but you have cows that fit: lower than 7 or higher than 11.
mow-lesson-2-other = You may do that, but this step is about the acrobatic 7.
mow-lesson-3-other = You may always take the herd, but it costs you its flies. The slowpoke fits into a gap.
mow-lesson-4-other = The same farmer is still next, or you took the herd. Play the 16, and choose to turn the arrow.
mow-lesson-8 = With six or more farmers, yellow special cows are in play. Play the thin cow, and choose who is next.
mow-lesson-8-done = A yellow special cow lets you choose the next farmer; the arrow stays as it is.
mow-lesson-8-other = You may do that, but this step is about the yellow thin cow.
mow-lesson-9 = Two farmers play with three herds and visit them in turn. Add a cow to herd 1.
mow-lesson-9-done = The other farmer now plays at herd 2. Turning the arrow changes the order of the herds, and you can only take the current herd.
mow-lesson-9-other = You may take it, but you have cards that fit: a number below 5 or above 9.
