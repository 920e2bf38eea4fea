# The terminal client
term-title = Cowbell: what shall we play?
term-too-small = Please make this window a little larger: { $columns } columns and { $rows } rows are needed. The match waits for you.
term-leave = Leave
term-begin = Begin
term-go-on = Go on: { $game }
term-look-again = Look again: { $game }
term-events = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
term-name = { $who ->
    [you] You
   *[other] { $name }
}
term-number = { $name }
term-label = { $label }:
term-is = { $what }: { $how }
term-player = Player { $number }
term-bot = Bot { $number }
term-human = a person here
term-bot-level = bot, { $level }
term-level-random = random
term-level-easy = easy
term-level-medium = medium
term-level-hard = hard
term-level-expert = expert
term-seat = Seat { $number }
term-yes = yes
term-no = no
term-place = place { $place }
term-cover = { $name }, it is your turn. When only you can see the screen, press Enter.
term-advice = Hint: { $what }
term-thinking = Let me think …
term-undone = Taken back.
term-no-undo = That cannot be taken back: something new has been seen since.
term-not-your-turn = It is not your turn.
term-not-now = That cannot be chosen now. The places you can choose are marked; m lists every move.
term-no-such = There is no { $what } here.
term-nothing-here = You can do nothing with it now.
term-you-may = You may:
term-empty = empty
term-more = { $count ->
    [one] { $count } move with it
   *[other] { $count } possible moves: keep choosing
}
term-only-this = Only this: { $what }
term-cannot-save = The match cannot be kept: { $why }
term-kept = The match is kept for you. See you soon!
term-which = Which one?
term-waiting = An unfinished match of this game waits for you too: the menu offers it.
term-eyes-all = as everybody saw it
term-eyes = as { $name } saw it
term-wind-n = north: { $what }
term-wind-ne = north-east: { $what }
term-wind-e = east: { $what }
term-wind-se = south-east: { $what }
term-wind-s = south: { $what }
term-wind-sw = south-west: { $what }
term-wind-w = west: { $what }
term-wind-nw = north-west: { $what }
term-help = Keys
term-log = What has happened
term-scores = Points
term-moves = What you can do
term-answer = Answer
term-keys-menu = ↑↓ choose · Enter open · d forget a kept match · q leave
term-keys-setup = ↑↓ line · ←→ change · 0–9 number · Enter change or begin · Esc back
term-keys-table = Arrows Tab Enter · h hint · u undo · m moves · l log · s points · ? · q leave
term-keys-over = r replay · n play again · l log · s points · ? keys · q leave
term-keys-cover = Enter I am here · u undo · q leave
term-keys-replay = ←→ step · ↑↓ ten · Home End · Space run · v eyes · l log · s points · q leave
term-keys-line = a move, or ?c3, look, moves, log, scores, hint, undo, quit · Esc back
term-help-text =
    Arrows: move the cursor. Tab: to the next thing you can choose.
    Enter or Space: choose. Esc: put back. The mouse does all of this too.
    (x) can be chosen, [x] is chosen, *x* is affected, 'x' is new, a hint is in braces.
    h: hint. u: undo, as long as nothing new was seen.
    m: every move. s: points and where they come from. l: what has happened.
    : a line to type in: a move as it is written, or ?c3 to ask about c3.
    q: leave; the match is kept and offered again. Ctrl-C: leave at once.
    At a server's table, t: talk, offer the end, hand your seat to a bot, give up.
    After the end: r replay, n play again.
    In a replay: arrows step, Home and End jump, Space runs, v changes whose eyes.
term-plain-help = Type a move, or ? for what else you can type.
term-plain-words =
    Type a move as it is written. moves: every move you can make.
    look: the whole table. ?c3: what is on c3, around it, and what you can do with it.
    log: what has happened. scores: points and where they come from.
    hint: advice. undo: take back, as long as nothing new was seen. quit: leave; the match is kept.
    At a server's table, more: what else you can do there. more 3: do the third of it.
term-word-help = help
term-word-look = look
term-word-moves = moves
term-word-log = log
term-word-scores = scores
term-word-hint = hint
term-word-undo = undo
term-word-more = more
term-word-quit = quit
# At a table on a server
term-kept-far = The table waits for you: come back with the same link. See you soon!
term-waits = { $count ->
    [0] The match is about to begin.
    [one] Waiting: one seat is still free.
   *[other] Waiting: { $count } seats are still free.
}
term-lost = No connection; trying again …
term-back = Connected again.
term-you-watch = you are watching
term-away = { $who ->
    [you] you are away
   *[other] { $name } is away
}
term-stand-in = { $who ->
    [you] a bot plays for you
   *[other] a bot plays for { $name }
}
term-taken = { $who ->
    [you] You play again yourself.
   *[other] { $name } plays again.
}
term-offers = { $who ->
    [you] you offer to end the match
   *[other] { $name } offers to end the match
}
term-withdrew = { $who ->
    [you] You take your offer back.
   *[other] { $name } takes the offer back.
}
term-sat = { $who ->
    [you] You have sat down.
   *[other] { $name } has sat down.
}
term-rose = { $name } has left the seat.
term-took-back = { $who ->
    [you] You take your last move back.
   *[other] { $name } takes the last move back.
}
term-resigned = { $who ->
    [you] You have given up.
   *[other] { $name } has given up.
}
term-said = { $who ->
    [you] You: { $what }
   *[other] { $name }: { $what }
}
term-rematch-laid = a rematch is laid
term-acts = What else you can do
term-keys-far = Arrows Tab Enter · h hint · u undo · m moves · l log · s points · t talk · ? · q
term-keys-far-over = r replay · n rematch · t talk · l log · s points · ? keys · q leave
term-problem-NOT_A_MOVE = That is not a move of this game.
term-problem-BAD_LINK = This is not a link to a table. It looks like http://host/t/TABLE#SEAT, or TABLE#SEAT with --server http://host.
term-problem-NOT_COWBELL = What answers there is not a Cowbell server.
term-problem-NO_TRUST = This machine does not trust the server's certificate.
term-problem-WRONG_VERSION = The server speaks another version of the protocol: one of the two programs is too old.
term-problem-BAD_REQUEST = The server did not understand this: one of the two programs is too old.
