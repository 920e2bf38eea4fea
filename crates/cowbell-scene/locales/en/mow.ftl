# MOW
mow-card = { $sort ->
    [cow] { $number } { $flies ->
        [0] without flies
        [1] with one fly
       *[other] with { $flies } flies
    }
    [blocker] blocker { $number }
    [acrobat] acrobat { $number }
    [slowpoke] slowpoke
    [calf] calf
    [thin] thin cow { $number }
    [dairy] dairy cow { $number }
   *[mad] mad cow
}
mow-a-card = a card
mow-back = { $count ->
    [one] { $count } face-down card
   *[other] { $count } face-down cards
}
mow-place = number { $value }, herd { $herd }
mow-herd = Herd, { $flies ->
    [0] no flies
    [1] one fly
   *[other] { $flies } flies
}
mow-herd-of-three = Herd { $herd }, { $flies ->
    [0] no flies
    [1] one fly
   *[other] { $flies } flies
}
mow-hand = { $who ->
    [you] Your hand
   *[other] Hand of { $name }
}
mow-shed = { $who ->
    [you] Your shed
   *[other] Shed of { $name }
}
mow-deck = Deck
mow-arrow = Arrow
mow-arrow-shows = { $way ->
    [clockwise] clockwise
   *[other] counter-clockwise
}
mow-take = Take the herd: { $flies ->
    [0] no flies
    [1] one fly
   *[other] { $flies } flies
}
mow-keep = keep the arrow
mow-flip = turn the arrow
mow-low = at the low end
mow-high = at the high end
mow-next = { $who ->
    [you] you are next
   *[other] { $name } is next
}
mow-with = { $play }, { $word }
mow-name = { $who ->
    [you] you
   *[other] { $name }
}
mow-and = { $one } and { $two }
mow-then = { $first } { $then }
mow-sentence = { $text }.
mow-ask-start = Chance decides who starts …
mow-ask-deal = The cards are dealt …
mow-ask-draw = { $who ->
    [you] You draw …
   *[other] { $name } draws …
}
mow-ask-begin = { $who ->
    [you] Your turn: start a new herd.
   *[other] { $name } starts a new herd.
}
mow-ask-play = { $who ->
    [you] Your turn: add a cow, or take the herd.
   *[other] { $name } adds a cow or takes the herd.
}
mow-ask-take = { $who ->
    [you] None of your cards fits: take the herd.
   *[other] { $name } takes the herd.
}
mow-ask-at = { $ask } (herd { $herd })
mow-over = { $who ->
    [you] You win with the fewest flies: { $flies }!
   *[other] { $name } wins with the fewest flies: { $flies }.
}
mow-over-shared = The fewest flies, { $flies } each: a win shared by { $names }.
mow-effect-join = stands at { $value }; the herd then has { $flies ->
    [0] no flies
    [1] one fly
   *[other] { $flies } flies
}
mow-effect-take = costs { $flies ->
    [0] no flies
    [1] one fly
   *[other] { $flies } flies
}
mow-effect-round = ends the round
mow-effect-match = ends the match
mow-role = Farmer
mow-role-starter = Farmer, started this round
mow-row-total = flies in all
mow-row-round = flies this round
mow-row-shed = cards in the shed
mow-row-hand = cards in hand
mow-log-start = { $who ->
    [you] You start the first round.
   *[other] { $name } starts the first round.
}
mow-log-deal = { $who ->
    [you] You are dealt: { $card }.
   *[other] { $name } is dealt { $card }.
}
mow-log-draw = { $who ->
    [you] You draw: { $card }.
   *[other] { $name } draws { $card }.
}
mow-log-play = { $who ->
    [you] You play: { $card }
   *[other] { $name } plays: { $card }
}
mow-log-play-at = { $who ->
    [you] Herd { $herd }: you play: { $card }
   *[other] Herd { $herd }: { $name } plays: { $card }
}
mow-log-back = { $who ->
    [you] Back to your hand: { $card }.
   *[other] Back to the hand of { $name }: { $card }.
}
mow-log-take = { $who ->
    [you] You take the herd, cards: { $count }, flies: { $flies }.
   *[other] { $name } takes the herd, cards: { $count }, flies: { $flies }.
}
mow-log-take-at = { $who ->
    [you] You take herd { $herd }, cards: { $count }, flies: { $flies }.
   *[other] { $name } takes herd { $herd }, cards: { $count }, flies: { $flies }.
}
mow-log-round = The round is over; what is left in hand counts too.
mow-log-scored = { $who ->
    [you] You: { $flies } this round ({ $hand } in hand), { $total } in all.
   *[other] { $name }: { $flies } this round ({ $hand } in hand), { $total } in all.
}
mow-log-next = { $who ->
    [you] You start the next round.
   *[other] { $name } starts the next round.
}
mow-log-pass = { $who ->
    [you] You hold no card that can start a herd and pass.
   *[other] { $name } holds no card that can start a herd and passes.
}
mow-refuse-GAME_OVER = The match is over.
mow-refuse-NOT_YOUR_TURN = It is not your turn.
mow-refuse-NOT_IN_HAND = You do not hold this card.
mow-refuse-NOTHING_TO_TAKE = There is no herd to take: start one.
mow-refuse-CANNOT_START_A_HERD = This card needs other cows and cannot start a herd.
mow-refuse-MAD_COW_FORBIDS_FLY_FREE = No cow without flies may join the mad cow’s herd.
mow-refuse-NOT_OUTSIDE_THE_ENDS = A cow must be lower than the whole herd, or higher.
mow-refuse-NO_COW_WITH_THAT_NUMBER = No cow of the herd bears the acrobat’s number.
mow-refuse-NO_MISSING_NUMBER = No number between the ends is left for a slowpoke.
mow-refuse-END_COW_HAS_FLIES = A calf needs a cow without flies at its end.
mow-refuse-NO_EIGHT = The herd has no 8 for the mad cow to replace.
mow-refuse-NO_ARROW_CHOICE = Only a green special may turn the arrow.
mow-refuse-NO_NEXT_PLAYER_CHOICE = Only a yellow special may name the next farmer.
mow-refuse-NO_END_CHOICE = Only a calf chooses its end.
mow-refuse-NO_SUCH_SEAT = The next farmer must be one of this table.
mow-refuse-CANNOT_CHOOSE_SELF = The next farmer must be somebody else.
mow-refuse-END_MUST_BE_CHOSEN = The calf fits at both ends: choose one.

# What the game is
mow-about = Add cows to both ends of the herd, or take it with all its flies.
mow-blurb = cows in order, and flies for the one who takes them

# Options of a table
mow-option-target = Flies that end the match
mow-option-next-start = Who starts the next round
mow-value-next-start-most-flies = the farmer with the most flies
mow-value-next-start-rotate = the next on the left
mow-option-first-starter = Who starts the first round

# The first lesson: what to do, and what it showed
mow-lesson-1 = The herd stands from 7 to 11. Add a cow that is lower than all of them, or higher.
mow-lesson-1-done = In between is not allowed. After playing you draw a card, and the arrow says who is next.
mow-lesson-2 = An acrobat with a 7 may climb onto a 7 in the herd. Play it.
mow-lesson-2-done = It takes no place in the line. Green specials have five flies, and they let you turn the arrow.
mow-lesson-3 = A slowpoke fills a gap inside the herd. Play it.
mow-lesson-3-done = Somewhere a number must be missing between the ends: the slowpoke stands for it.
mow-lesson-4 = A blocker closes its end: nothing is higher than 16. Play it, and turn the arrow.
mow-lesson-4-done = Now the neighbour on the other side is next, and can only add at the low end.
mow-lesson-5 = None of your cows fits. Then you have to take the herd, flies and all.
mow-lesson-5-done = You start a new herd at once. The farmer with the fewest flies in the end wins.

# What one is trying to do
mow-aim = Goal: have the fewest flies.
mow-aim-take = { $flies ->
    [0] taking costs nothing
    [one] taking costs { $flies } fly
   *[other] taking costs { $flies } flies
}
mow-aim-end = { $flies } flies end the match

# What things are, for those who touch them
mow-what-cow = A cow joins if it is lower or higher than the whole herd.
mow-what-blocker = The blocking cow closes its end: nothing is lower than 0 or higher than 16. Five flies.
mow-what-acrobat = The acrobatic cow climbs onto a cow with its own number, wherever that stands. Five flies.
mow-what-slowpoke = The slowpoke takes the place of a missing number inside the herd. Five flies.
mow-what-calf = The calf stands beside an end cow without flies, as the next number. Five flies.
mow-what-thin = The thin cow joins by its number, but its player draws no card. Five flies.
mow-what-dairy = The dairy cow joins by its number, and its player draws two cards. Five flies.
mow-what-mad = The mad cow replaces an 8, and no cow without flies may join while it stands there. Five flies.
mow-why-flies = { $name } has { $flies } flies; { $goal } end the match.
mow-break-round = Next round: all cards are shuffled and dealt again. The flies stay with you.
mow-preset-quick = The match ends at 40 flies: one or two rounds.
mow-preset-family = The match ends at 60 flies.
mow-help-target = As soon as somebody has this many flies after a round, the fewest flies win.
mow-help-next-start = The starter plays the first card of the round.
