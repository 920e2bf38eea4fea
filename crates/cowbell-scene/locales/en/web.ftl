# The web client: everything around the boards.

# Everywhere
web-skip = Skip to the page
web-pages = Pages
web-home = All games
web-lobby = Lobby
web-mine = My matches
web-language = Language
web-settings = Settings
web-loading = One moment …
web-nowhere = There is no such page.
web-close = Close
web-learn = Learn
web-rules = Rules
web-rule = Rule { $clause }
web-guest = Guest
web-name = Name
web-your-name = Your name
web-you = you
web-player = Player { $number }
web-seat = Seat { $number }
web-bot-random = Random bot
web-bot-easy = Easy bot
web-bot-medium = Medium bot
web-bot-hard = Hard bot
web-bot-expert = Expert bot

# Front page
web-welcome = { $count ->
    [5] Five games, one table
   *[other] { $count } games, one table
}
web-welcome-more = Play at once against a bot, or send your friends a link. No account, nothing to install.
web-running = Still on the table
web-finished = Finished
web-phase-waiting = waiting for players
web-phase-playing = in play
web-phase-over = finished
web-facts = { $minutes ->
    [0] { $seats } players
   *[other] { $seats } players · about { $minutes } minutes
}
web-opponents = Bots you play against
web-play-now = Play now
web-play-now-game = Play now: { $game }
web-with-friends = With friends
web-with-friends-game = With friends: { $game }
web-learn-game = Learn: { $game }
web-company = More company
web-company-more = Sit down at an open table, watch others, or go back to a match of yours.

# Laying a table
web-new-table = { $game }: new table
web-new-any = New table
web-who-plays = Who plays?
web-sitter-me = Me
web-sitter-link = A friend, by link
web-sitter-here = Somebody at this screen
web-sitter-open = Anybody from the lobby
web-sitter-easy = Easy bot
web-sitter-medium = Medium bot
web-sitter-hard = Hard bot
web-sitter-expert = Expert bot
web-allow-spectators = Anyone with the link can watch
web-options = Options
web-number = Number
web-lay-table = Create the table

# Lobby and my matches
web-lobby-empty = No open table at the moment. Lay one: others will see it here.
web-free-seat = Free seat
web-sit-down = Sit down
web-watch = Watch
web-mine-empty = You have not played here yet.
web-go-on = Go on
web-replay = Replay
web-forget = Forget this match
web-bring = Import a match
web-bring-more = A match file from here or elsewhere (.jsonl)

# Settings
web-theme = Colours
web-theme-auto = match system
web-theme-light = day
web-theme-dark = evening
web-motion = Motion
web-motion-auto = match system
web-motion-none = none
web-sound = Soft sounds
web-confirm = Ask before the move that ends my turn
web-text-mode = Text mode with a command line
web-allow-notices = Allow notifications when it is my turn
web-settings-more = All of this stays in this browser.

# Before the start
web-invited = You are invited
web-waiting = Waiting for the others
web-waiting-more = The match starts by itself as soon as every seat is taken.
web-in-lobby = open in the lobby
web-link-of = Link for seat { $number }
web-spectator-link = Link for watching
web-leave-seat = Leave my seat
web-copy = Copy
web-copied = Copied
web-share = Share
web-qr = QR code
web-qr-alt = QR code of the link
web-no-table = Table not found

# At the table
web-actions = Actions
web-board = Board
web-undo = Undo
web-hint = Hint
web-thinking = Thinking …
web-hint-is = Hint: { $move }
web-scores = Scores
web-log = Log
web-log-empty = Nothing has happened yet.
web-look-back = Look back at this moment
web-looking-back = Looking back at step { $step }
web-to-now = Back to now
web-more = More
web-keys = Keys
web-your-turn = Your turn
web-to-move = to move
web-stand-in = a bot plays
web-away = away
web-absent = { $name } is away just now. You can wait or come back later: the table keeps everything.
web-place = { $place }.
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-play-this = Play this
web-back-out = Cancel
web-bot-plays = A bot plays for you.
web-take-back = Play again myself
web-hand-over = Let a bot play for me
web-offer-end = Offer to end the match
web-withdraw = Take the offer back
web-offered = { $names } would like to end the match.
web-agree = Agree
web-resign = Give up
web-resign-sure = Really give up
web-my-link = My seat on another device
web-my-link-more = Keep this link to yourself: it opens your seat.
web-leave-table = Leave the table
web-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-fair = Fair dice: the seed was sealed before the first roll (seal { $hash }…) and is shown after the end.
web-cover = { $name }, it is your turn
web-cover-more = Everybody else looks away for a moment.
web-cover-show = I am { $name }: show my hand
web-lost = The connection is gone. We keep trying …
web-back-same = Connected again. Nothing has happened meanwhile.
web-back-news = { $count ->
    [one] Connected again. One thing has happened meanwhile: it is in the log.
   *[other] Connected again. { $count } things have happened meanwhile: they are in the log.
}
web-result = Result
web-over-won = You have won!
web-over-lost = Not this time.
web-over-draw = A draw
web-over-agreed = The match was ended by agreement.
web-over-resigned = { $name } has given up.
web-rematch = Rematch
web-to-rematch = To the rematch
web-key-arrows = move over the board and your hand
web-key-enter = choose
web-key-yes = play the move that is shown
web-key-escape = back out
web-key-hint = hint
web-key-undo = undo
web-key-log = log
web-key-scores = scores
web-key-help = these keys
web-name-next = Now tap the farmer who is next.

# The strip over the board, and others’ moves
web-aim-what = What is the goal?
web-meanwhile = { $count ->
    [one] One step has happened.
   *[other] { $count } steps have happened.
}
web-new-here = First time? The lesson takes three minutes.
web-no-lesson = No lesson, thank you
web-show-me = Show me
web-show-again = Show again what happened
web-to-board = Look at the board
web-pace = Others’ moves
web-pace-slow = shown slowly
web-pace-normal = at a normal pace
web-pace-fast = shown quickly
web-pace-off = shown at once

# Phrases
web-chat = Say something
web-phrase-hello = Hello!
web-phrase-have-fun = Have fun!
web-phrase-nice-move = Nice move!
web-phrase-oh-no = Oh no!
web-phrase-well-played = Well played.
web-phrase-lucky = Lucky!
web-phrase-thanks = Thank you.
web-phrase-oops = Sorry, that was a slip.
web-phrase-one-moment = One moment, please.
web-phrase-your-turn = Your turn.
web-phrase-one-more = One more?
web-phrase-goodbye = Goodbye!

# The table in words
web-text-ask = Ask about a space (c3), ask for moves, scores or areas, or type a move
web-text-answer = Answer
web-ask-empty = empty
web-ask-unknown = “{ $words }” is neither a space nor a move. Try: c3, moves, scores, areas.
web-wind-north = North
web-wind-northeast = North-east
web-wind-east = East
web-wind-southeast = South-east
web-wind-south = South
web-wind-southwest = South-west
web-wind-west = West
web-wind-northwest = North-west

# Replay
web-step-of = Step { $step } of { $steps }
web-first = To the start
web-previous = One step back
web-next = One step on
web-last = To the end
web-autoplay = Autoplay
web-pause = Pause
web-from-seat = Seen by
web-spectator = a spectator
web-analysis = Analysis
web-analysis-more = How a strong bot judges every position.
web-chances = Chances
web-chance-of = { $name }: { $percent } %
web-bot-would = The bot would play: { $move }
web-bot-agrees = The bot would have played the same.
web-branch = Play on from here
web-branch-as = as { $name } against a bot
web-download = Download the record
web-verify = Check the dice
web-fair-yes = Fair dice: all { $draws } draws follow from the sealed seed.
web-fair-no = These dice do not follow from the sealed seed.
web-fair-none = This record carries no proof of its dice.
web-fair-how = Before the first roll the server published a seal: the SHA-256 of a secret seed. Every roll and draw follows from that seed, the players’ own salts and the number of the step. After the end the seed is shown, so that anybody can derive every draw again.
web-seal = Seal
web-seed = Seed
web-not-over = The replay opens when the match is over.

# Learning
web-learn-title = { $game }: how it is played
web-lesson = First lesson
web-lesson-step = Step { $step } of { $steps }
web-lesson-next = Next
web-lesson-done = Done! You know enough for a first match.
web-lesson-again = Try again
web-lesson-right = Exactly.
web-lesson-other = That is allowed, but this step is about something else. Try once more.
web-example = Example
web-all-rules = All rules
web-rules-language = These rules are not translated yet. Here they are in English.
web-contents = Contents
web-find-rules = Find in the rules
web-found-rules = { $count ->
    [0] Nothing found
    [one] Found in one place
   *[other] Found in { $count } places
}
web-exact-rules = Exact rules
web-exact-title = { $game }: exact rules
web-exact-more = Every rule by its number, down to the rarest case, with examples as pictures.
web-exact-rule = Exact rule { $clause }
web-examples = { $count ->
    [one] Show the example
   *[other] Show { $count } examples
}
web-picture-play = Play the example
web-print = Print

# Problems
web-problem-OFFLINE = The server cannot be reached.
web-problem-NOT_NOW = This cannot be chosen now.
web-problem-BAD_REQUEST = The server did not understand this. Reload the page.
web-problem-WRONG_VERSION = The server is newer than this page. Reload it.
web-problem-BAD_OPTIONS = These options cannot be played together.
web-problem-BAD_NAME = A name has 1 to 40 characters.
web-problem-BAD_SALT = The addition to the dice is too long.
web-problem-BAD_RECORD = This record cannot be replayed.
web-problem-NOT_YOURS = This link does not open a seat at this table.
web-problem-NO_SPECTATORS = This table is not open to spectators.
web-problem-FOREIGN_ORIGIN = Requests from other sites are refused.
web-problem-NO_SUCH_GAME = There is no such game.
web-problem-NO_SUCH_TABLE = There is no such table. Perhaps it is long finished and was cleared away.
web-problem-NO_SUCH_STEP = The match has no such step.
web-problem-NO_SUCH_PAGE = There is nothing here.
web-problem-NO_FREE_SEAT = Somebody was quicker: no seat is free any more.
web-problem-NOT_STARTED = The match has not started.
web-problem-STARTED = The match has already started.
web-problem-IS_OVER = The match is over.
web-problem-NOT_OVER = The match is not over.
web-problem-NOT_YOUR_TURN = It is not your turn.
web-problem-STALE = The table has changed meanwhile. Look again.
web-problem-NOTHING_TO_UNDO = There is no move of yours to take back.
web-problem-REVEALED = New information was revealed, so this can’t be undone.
web-problem-NO_SUCH_LEVEL = There is no bot of this level.
web-problem-BOT_PLAYS = A bot plays for this seat. Take it back first.
web-problem-REMEMBER = Something was seen at this moment: do you remember it?
web-problem-TOO_LARGE = This is too large.
web-problem-TOO_FAST = That was too fast. Wait a little.
web-problem-TOO_SLOW = The connection did not keep up.
web-problem-STORAGE = The server cannot write to its disk. Nothing has changed.
web-problem-CORRUPT = The record of this table is damaged. It is left untouched.
web-problem-BUSY = The server is busy. Try again.
web-problem-UNKNOWN_RULES = This match was played by version { $version } of the rules. This server does not know that version: it needs a newer Cowbell.

# Asking the others
web-ask-takeback = Ask to take back my move
web-asks-takeback = { $who ->
    [you] You are asking to take back your last move.
   *[other] { $name } asks to take back the last move.
}
web-allow = Allow
web-decline = Decline
web-allow-takeback = Allow the takeback
web-decline-takeback = Don’t allow the takeback
web-decline-end = Keep playing, don’t end the match
web-allowed = { $who ->
    [you] You allow it.
   *[other] { $name } allows it.
}
web-declined-end = { $who ->
    [you] You want to keep playing.
   *[other] { $name } wants to keep playing.
}
web-declined-takeback = { $who ->
    [you] You did not allow it.
   *[other] { $name } did not allow it.
}
web-took-back = { $who ->
    [you] Your move was taken back.
   *[other] { $name } took a move back.
}
web-problem-NOTHING_ASKED = Nobody is asking for anything now.
web-problem-ASKED_ALREADY = This was already asked. You can ask again after the next move.
web-problem-ASKED_ENOUGH = You have asked for this often enough in one match.
