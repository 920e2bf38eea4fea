# The terminal client
term-title = Cowbell: what would you like to play?
term-too-small = Please make this window larger: it needs { $columns } columns and { $rows } rows. Your match is safe.
term-leave = Quit
term-begin = Start
term-go-on = Continue: { $game }
term-look-again = View again: { $game }
term-events = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
term-name = { $who ->
    [you] You
   *[other] { $name }
}
term-number = { $name }
term-label = { $label }:
term-bot = Bot { $number }
term-human = person at this screen
term-bot-level = { $level } bot
term-level-random = random
term-level-easy = easy
term-level-medium = medium
term-level-hard = hard
term-level-expert = expert
term-level-master = master
term-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
term-cover = { $name }, it’s your turn. When nobody else can see the screen, press Enter.
term-advice = Hint: { $what }
term-thinking = Thinking…
term-undone = Move undone.
term-no-undo = New information was revealed, so this can’t be undone.
term-not-your-turn = It’s not your turn.
term-not-now = You can’t choose that now. What you can choose is marked; m lists every move.
term-no-such = There is no { $what } here.
term-nothing-here = You can’t do anything with it now.
term-you-may = You can:
term-empty = empty
term-more = { $count ->
    [one] { $count } possible move
   *[other] { $count } possible moves: keep choosing
}
term-only-this = Your only move: { $what }
term-cannot-save = The match can’t be saved: { $why }
term-kept = Your match is saved. See you soon!
term-which = Which one?
term-waiting = You also have an unfinished match of this game: see the menu.
term-eyes-all = as spectators saw it
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
term-log = Log
term-scores = Scores
term-moves = Possible moves
term-answer = Answer
term-keys-menu = ↑↓ choose · Enter open · d delete a saved match · q quit
term-keys-setup = ↑↓ line · ←→ change · 0–9 number · Enter change or start · Esc back
term-keys-table = Arrows Tab Enter · h hint · u undo · m moves · l log · s scores · ? · q quit
term-keys-over = r replay · n play again · l log · s scores · ? keys · q quit
term-keys-cover = Enter I’m here · u undo · q quit
term-keys-replay = ←→ step · ↑↓ ten · Home End · Space play · v view · l log · s scores · q quit
term-keys-line = a move, or ?c3, look, moves, log, scores, hint, undo, quit · Esc back
term-help-text =
    Arrows: move the cursor. Tab: go to the next thing you can choose.
    Enter or Space: choose. Esc: cancel. You can also use the mouse.
    (x) can be chosen, [x] is chosen, *x* is affected, 'x' is new, a hint is in braces.
    h: hint. u: undo, unless something new was revealed.
    m: every move. s: scores and where they come from. l: the log.
    : type a command: a move in notation, or ?c3 to ask about c3.
    q: quit; the match is saved, and you can continue it later. Ctrl-C: quit at once.
    At an online table, t: chat, offer to end, hand over to a bot, resign.
    After the match: r replay, n play again.
    In a replay: arrows step, Home and End jump, Space plays, v switches viewpoint.
term-plain-help = Type a move, or ? for help.
term-plain-words =
    Type a move in notation. moves: every move you can make.
    look: the whole table. ?c3: what is on c3 and around it, and what you can do with it.
    log: what has happened. scores: scores and where they come from.
    hint: a suggestion. undo: undo your move, unless something new was revealed. quit: quit; the match is saved.
    At an online table, more: what else you can do. more 3: do number 3 on that list.
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
term-kept-far = The table is waiting for you: come back with the same link. See you soon!
term-waits = { $count ->
    [0] The match is about to start.
    [one] Waiting for players: one seat is free.
   *[other] Waiting for players: { $count } seats are free.
}
term-lost = Connection lost. Reconnecting…
term-back = Back online.
term-you-watch = You are watching.
term-away = { $who ->
    [you] You are away.
   *[other] { $name } is away.
}
term-stand-in = { $who ->
    [you] A bot is playing for you.
   *[other] A bot is playing for { $name }.
}
term-taken = { $who ->
    [you] You have taken over from the bot.
   *[other] { $name } has taken over from the bot.
}
term-offers = { $who ->
    [you] You offer to end the match.
   *[other] { $name } offers to end the match.
}
term-withdrew = { $who ->
    [you] You withdraw your offer.
   *[other] { $name } withdraws the offer.
}
term-sat = { $who ->
    [you] You have joined the table.
   *[other] { $name } has joined the table.
}
term-rose = { $name } has left the table.
term-took-back = { $who ->
    [you] You undo your last move.
   *[other] { $name } undoes the last move.
}
term-said = { $who ->
    [you] You: { $what }
   *[other] { $name }: { $what }
}
term-rematch-laid = A rematch is ready.
term-acts = More actions
term-keys-far = Arrows Tab Enter · h hint · u undo · m moves · l log · s scores · t chat · ? · q
term-keys-far-over = r replay · n rematch · t chat · l log · s scores · ? keys · q quit
term-problem-NOT_A_MOVE = That is not a move in this game.
term-problem-BAD_LINK = This is not a link to a table. A link looks like http://host/t/TABLE#SEAT, or TABLE#SEAT with --server http://host.
term-problem-NOT_COWBELL = The server at this address is not a Cowbell server.
term-problem-NO_TRUST = This computer does not trust the server’s certificate.
term-problem-WRONG_VERSION = The server uses another version of the protocol: one of the two programs is out of date.
term-problem-BAD_REQUEST = The server didn’t understand this: one of the two programs is out of date.
term-clock = { $name }: { $time }
term-advice-why = Hint: { $what }. Why: { $why }.
term-mine-none = You have no matches in progress.
term-problem-BAD_PERSON = This is not a personal link. A personal link looks like https://host/me#KEY.
term-seat-link = Use this link to come back: { $link }
term-word-write = write
term-word-mute = mute
term-word-report = report
term-how-write = Write to the others: type a colon, then “write” and your message
term-plain-words-chat = At an online table, mute 2: hide what seat 2 says, or show it again. report 2 and why: tell the operators of the server. write and your message: where the table allows free text.
term-muted = What { $name } says is hidden.
term-unmuted = What { $name } says is shown again.
term-quoted = “{ $text }”
term-word-block = block
term-how-write-plain = Write to the others: type “write” and your message
term-plain-words-block = block 2: hide what the person in seat 2 says, here and elsewhere; “Play with anyone” never pairs you with them again.
term-blocked = { $name } is blocked: you won’t see what this person says, and won’t be paired with them.
term-unblocked = { $name } is no longer blocked.
term-invite-link = Link for player { $number }: { $link }
term-watch-link = Link for spectators: { $link }
term-person-link = Your personal link, for your other devices: { $link }
term-person-none = This computer has no personal key for this server yet. “--mine --share” creates one; “--mine LINK” uses the key from another device.
term-delete-yes = yes
term-delete-sure = Delete everything this server keeps about you: your key, name, matches in your list, settings, results and blocked people? Type “{ $yes }” to delete it for good:
term-deleted = All your data has been deleted.
term-not-deleted = Nothing was deleted.
term-record = { $game }, against { $against }: { $played } played, { $won } won
term-record-none = You haven’t finished any matches yet.
