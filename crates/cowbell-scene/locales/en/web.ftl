# The web client: everything around the boards.

# Everywhere
web-skip = Skip to content
web-pages = Main menu
web-home = All games
web-lobby = Lobby
web-mine = My matches
web-language = Language
web-settings = Settings
web-loading = One moment…
web-nowhere = Page not found
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
web-bot-master = Master bot
web-about-master = The master bot thinks up to twice as long as the expert bot and makes better use of the time. Where that helps, it also judges positions with a small neural network that learned from matches between bots.

# Front page
web-welcome = { $count ->
    [5] Five games, one table
   *[other] { $count } games, one table
}
web-welcome-more = Play against a bot right away, or send your friends a link. No account, nothing to install.
web-running = In progress
web-finished = Finished
web-phase-waiting = waiting for players
web-phase-playing = in progress
web-phase-over = finished
web-facts = { $minutes ->
    [0] { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
   *[other] { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    } · about { $minutes } minutes
}
web-opponents = Opponents
web-play-now = Play now
web-play-now-game = Play now: { $game }
web-with-friends = With friends
web-with-friends-game = With friends: { $game }
web-learn-game = Learn: { $game }
web-rules-game = Rules: { $game }
web-company = More ways to play
web-company-more = Join an open table, watch a match, or go back to one of yours.

# Creating a table
web-new-table = { $game }: new table
web-new-any = New table
web-who-plays = Who’s playing?
web-sitter-me = Me
web-sitter-link = A friend, by link
web-sitter-here = Someone at this screen
web-sitter-open = Anyone from the lobby
web-allow-spectators = Anyone with the link can watch
web-allow-hints = Allow hints even with several people (others see who asks)
web-options = Options
web-number = Number
web-lay-table = Create the table

# Lobby and my matches
web-lobby-empty = There are no open tables right now. Create one, and others will see it here.
web-free-seat = Free seat
web-sit-down = Join
web-watch = Watch
web-mine-empty = You haven’t played any matches here yet.
web-go-on = Continue
web-replay = Replay
web-analysis = Analysis
web-forget = Remove from this list
web-bring = Import a match
web-bring-more = A match file (.jsonl), from this site or another

# Settings
web-theme = Theme
web-theme-auto = match system
web-theme-light = light
web-theme-dark = dark
web-motion = Animations
web-motion-auto = match system
web-motion-none = off
web-sound = Sounds
web-confirm = Confirm moves that end my turn
web-text-mode = Text mode: type commands
web-allow-notices = Notify me when it’s my turn
web-settings-more = Settings are saved in this browser only.

# Before the start
web-waiting = Waiting for players
web-waiting-more = The match starts as soon as every seat is taken.
web-in-lobby = open to anyone in the lobby
web-link-of = Link for seat { $number }
web-spectator-link = Link for spectators
web-leave-seat = Leave my seat
web-copied = Copied
web-share = Share
web-qr = QR code
web-qr-alt = QR code for this link
web-no-table = Table not found

# At the table
web-actions = Actions
web-board = Board
web-undo = Undo
web-hint = Hint
web-thinking = Thinking…
web-hint-is = Hint: { $move }
web-scores = Scores
web-log = Log
web-log-empty = No moves yet.
web-look-back = View this position
web-looking-back = Viewing step { $step }
web-to-now = Back to now
web-more = More
web-keys = Keyboard shortcuts
web-your-turn = Your turn
web-to-move = to move
web-stand-in = played by a bot
web-away = away
web-absent = { $name } is away. You can wait or come back later: nothing will be lost.
web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-play-this = Play this
web-back-out = Cancel
web-bot-plays = A bot is playing for you.
web-take-back = Take over from the bot
web-hand-over = Let a bot play for me
web-offer-end = Offer to end the match
web-withdraw = Withdraw my offer
web-offered = { $count ->
    [one] { $names } offers to end the match.
   *[other] { $names } offer to end the match.
}
web-agree = Agree
web-resign = Resign
web-resign-sure = Yes, resign
web-my-link = Continue on another device
web-my-link-more = Keep this link to yourself: anyone who has it can play for you.
web-leave-table = Leave the table
web-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-fair = Fair dice: the random seed was sealed before the first roll or draw (seal { $hash }…). It is revealed when the match is over.
web-cover = { $name }, it’s your turn
web-cover-more = Everyone else, please look away.
web-cover-show = I’m { $name }: show my hand
web-lost = Connection lost. Reconnecting…
web-back-same = Back online. You didn’t miss anything.
web-back-news = { $count ->
    [one] Back online. You missed one step: see the log.
   *[other] Back online. You missed { $count } steps: see the log.
}
web-result = Result
web-over-won = You win!
web-over-lost = Better luck next time!
web-over-draw = It’s a draw!
web-over-agreed = The players agreed to end the match.
web-over-resigned = { $who ->
    [you] You resigned.
   *[other] { $name } resigned.
}
web-rematch = Rematch
web-to-rematch = Go to the rematch
web-key-arrows = move around the board and your hand
web-key-enter = select
web-key-yes = play the move shown
web-key-escape = cancel
web-key-hint = hint
web-key-undo = undo
web-key-log = log
web-key-scores = scores
web-key-help = explain the item in focus; press again for these shortcuts
web-name-of-enter = Enter
web-name-of-escape = Esc
web-name-next = Now choose the farmer who plays next.

# The strip over the board, and others’ moves
web-aim-what = What’s the goal?
web-meanwhile = { $count ->
    [one] One step was skipped.
   *[other] { $count } steps were skipped.
}
web-new-here = First time? The lesson takes three minutes.
web-no-lesson = No lesson, thanks
web-lesson-yes = Three-minute lesson
web-lesson-back = Afterwards you come straight back to this match.
web-back-to-match = Back to the match
web-show-me = Show me
web-show-again = Show that again
web-to-board = Back to the board
web-pace = Other players’ moves
web-pace-slow = slow
web-pace-normal = normal speed
web-pace-fast = fast
web-pace-off = not animated

# Phrases
web-chat = Say something
web-phrase-hello = Hello!
web-phrase-have-fun = Have fun!
web-phrase-nice-move = Nice move!
web-phrase-oh-no = Oh no!
web-phrase-well-played = Well played!
web-phrase-asked-hint = I asked for a hint.
web-phrase-lucky = Lucky!
web-phrase-thanks = Thanks!
web-phrase-oops = Oops, that was a mistake.
web-phrase-one-moment = One moment, please.
web-phrase-your-turn = It’s your turn.
web-phrase-one-more = One more game?
web-phrase-goodbye = Goodbye!

# The table in words
web-text-ask = Type the name of a space (c3), a move, or: { web-word-moves }, { web-word-scores }, { web-word-areas }
web-text-answer = Answer
web-ask-empty = empty
web-ask-unknown = “{ $words }” is neither a space nor a move. Try c3, { web-word-moves }, { web-word-scores } or { web-word-areas }.
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
web-replay-begin = The match begins.
web-first = Go to the start
web-previous = Step back
web-next = Step forward
web-last = Go to the end
web-autoplay = Autoplay
web-pause = Pause
web-from-seat = View as
web-view-as = View as { $name }
web-spectator = spectator
web-branch = Continue from here
web-branch-as = Play as { $name } against bots
web-download = Download the match
web-verify = Check the dice
web-fair-none = There is no proof that the rolls and draws of this match were fair.
web-fair-how = Before the match, the server seals a secret seed. On joining, each player promises a dice salt, which is random text, and reveals it once everyone has joined. Every roll and draw follows from the seed, the salts and the step number. After the match the seed is revealed, so anyone can work out every draw again.
web-problem-BAD_PROMISE = The server didn’t understand your dice salt. Please open the table again.
web-problem-TOO_EARLY = Not yet: a seat is still free.
web-seal = Seal
web-seed = Seed
web-not-over = You can watch the replay once the match is over.

# Learning
web-learn-title = How to play { $game }
web-lesson = First lesson
web-lesson-step = Step { $step } of { $steps }
web-lesson-next = Next
web-lesson-done = Done! Now you’re ready for your first match.
web-lesson-again = Try again
web-lesson-right = Exactly.
web-lesson-tried = Your choice: “{ $move }”.
web-example = Example
web-all-rules = All rules
web-rules-language = These rules have not been translated yet, so here they are in English.
web-contents = Contents
web-find-rules = Find in the rules
web-found-rules = { $count ->
    [0] Nothing found
    [one] Found in one place
   *[other] Found in { $count } places
}
web-exact-rules = Exact rules
web-exact-title = { $game }: exact rules
web-exact-more = Every rule, numbered, down to the rarest case, with illustrated examples.
web-exact-rule = Exact rule { $clause }
web-examples = { $count ->
    [one] Show the example
   *[other] Show { $count } examples
}
web-picture-play = Play the example
web-print = Print

# Problems
web-problem-OFFLINE = Can’t reach the server.
web-problem-NOT_NOW = You can’t choose this now.
web-problem-BAD_REQUEST = The server didn’t understand this. Please reload the page.
web-problem-WRONG_VERSION = The server is newer than this page. Please reload it.
web-problem-BAD_OPTIONS = These options don’t go together.
web-problem-BAD_NAME = Please choose a name of 1 to 40 characters.
web-problem-BAD_SALT = The dice salt is not the one that was promised. Please open the table again.
web-problem-BAD_RECORD = This match file can’t be replayed.
web-problem-NOT_YOURS = This link does not open a seat at this table.
web-problem-NO_SPECTATORS = This table doesn’t allow spectators.
web-problem-FOREIGN_ORIGIN = Requests from other sites are blocked.
web-problem-NO_SUCH_GAME = There is no such game.
web-problem-NO_SUCH_TABLE = There is no such table. Its match may have ended long ago and been deleted.
web-problem-NO_SUCH_STEP = The match has no such step.
web-problem-NO_SUCH_PAGE = There is nothing here.
web-problem-NO_FREE_SEAT = Too late: someone else took the last seat.
web-problem-NOT_STARTED = The match has not started yet.
web-problem-STARTED = The match has already started.
web-problem-IS_OVER = The match is over.
web-problem-NOT_OVER = The match is not over yet.
web-problem-NOT_YOUR_TURN = It’s not your turn.
web-problem-STALE = The table has changed in the meantime. Please try again.
web-problem-NOTHING_TO_UNDO = You have no move to undo.
web-problem-REVEALED = New information was revealed, so this can’t be undone.
web-problem-NO_SUCH_LEVEL = There is no bot at this level.
web-problem-BOT_PLAYS = A bot is playing in this seat. Take over from it first.
web-problem-REMEMBER = You can’t look this up: remembering is part of the game.
web-problem-TOO_LARGE = That is too large.
web-problem-TOO_FAST = That was too fast. Please wait a moment.
web-problem-BANNED = Your network address is banned from this server.
web-problem-HINTS_OFF = There are no hints at this table, because several people are playing.
web-problem-QUOTA = Your network address has too many tables, bots or connections. Finish or leave some first.
web-problem-TABLE_FULL = So much has happened at this table that only moves are possible now.
web-problem-TOO_SLOW = The connection is too slow.
web-problem-STORAGE = The server can’t save right now. Nothing has changed.
web-problem-CORRUPT = This table’s data is damaged, so it can’t be opened.
web-problem-BUSY = The server is busy. Please try again.

# Rounds and endings
web-bot-number = Bot { $number }
web-between = Pause in the match
web-continue = Continue
web-last-move = Last move: { $move }
web-deciding-move = Deciding move: { $move }
web-rounds-before = earlier rounds
web-link-copied = Link copied
web-share-by-hand = Anyone with this link can watch the match:
web-play-level = Now try: { $bot }

# Doors: new tables, invitations, my matches
web-players = Players
web-players-count = { $count ->
    [one] One player
   *[other] { $count } players
}
web-fewer-players = One fewer player
web-more-players = One more player
web-fill-bots = Fill with bots
web-which-rules = Which rules?
web-preset-printed = As printed
web-preset-printed-more = The same rules as in the box.
web-preset-quick = Quick
web-preset-family = Family
web-invitation = Play { $game } with me
web-invited-by = { $name } invites you to play { $game }
web-invited-to = You’re invited to play { $game }
web-lesson-meanwhile = Learn the game while you wait
web-finished-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place, { $scores }
web-turn-of = It’s { $name }’s turn
web-speed = Speed
web-share-moment = Share this moment
web-theme-contrast = high contrast
web-hint-of = best of the { $count } moves compared
web-over-closed = The operator of this server has closed the table.
web-word-moves = moves
web-word-scores = scores
web-word-areas = areas
web-labelled = { $label }: { $text }
web-joined = { $first }; { $next }
web-problem-UNKNOWN_RULES = This match was played under version { $version } of the rules. This server doesn’t know that version: it needs a newer Cowbell.

# The analysis of a finished match
web-review = Analyse the match
web-review-more = What was luck, what was skill, and what would have been better. The first results take a few seconds.
web-review-improving = Still thinking: the figures will become more precise.
web-review-pick = No better move to show here. Choose another moment in the analysis.
web-review-closer = Perhaps: { $move }
web-review-best-move = Best move: { $move }
web-review-done = The analysis is complete.
web-review-first = Working out the chances. The verdicts follow in a few seconds.
web-review-chances-of = { $kind ->
    [places] Expected placing of
   *[other] Winning chances for
}
web-review-graph = { $kind ->
    [places] { $name }’s expected placing over the match: 100% is first place, 0% is last.
   *[other] { $name }’s winning chances over the match.
}
web-review-point = { $step ->
    [one] After { $step } step: { $percent }%.
   *[other] After { $step } steps: { $percent }%.
}
web-review-accuracy = Accuracy
web-review-loss = Loss per decision
web-review-luck = Luck
web-review-decisions = Decisions
web-review-equal-luck = With equal luck
web-review-error = Luck is measured to within about { $percent }%. Moves are judged by what the player could know at the time.
web-review-figures = All figures
web-review-turning = Turning point
web-review-marks = { $count ->
    [0] No key moments
    [one] One key moment
   *[other] { $count } key moments
}
web-mark-brilliant = Brilliant.
web-mark-good = Well spotted.
web-mark-inaccurate = Inaccurate.
web-mark-mistake = Mistake.
web-mark-blunder = Blunder.
web-mark-lucky = Lucky.
web-mark-unlucky = Unlucky.
web-review-gives-up = { $who ->
    [you] You
   *[other] { $name }
}: “{ $move }” gives up { $percent }%. Better: “{ $better }”.
web-review-only = { $who ->
    [you] You
   *[other] { $name }
}: “{ $move }” is the best move, { $percent }% ahead of the next.
web-review-forced = { $who ->
    [you] You
   *[other] { $name }
}: “{ $move }” was the only legal move.
web-review-hidden = { $who ->
    [you] You: “{ $move }”. Cards that you could not see decided what came of it.
   *[other] { $name }: “{ $move }”. Cards that { $name } could not see decided what came of it.
}
web-review-lucky = { $who ->
    [you] { $percent }% better for you than average.
   *[other] { $percent }% better for { $name } than average.
}
web-review-unlucky = { $who ->
    [you] { $percent }% worse for you than average.
   *[other] { $percent }% worse for { $name } than average.
}
web-review-change = { $kind ->
    [places] { $who ->
        [you] Your expected placing improved from { $from } to { $to }.
       *[other] { $name }’s expected placing improved from { $from } to { $to }.
    }
   *[other] { $who ->
        [you] Your winning chances rose from { $from } to { $to }.
       *[other] { $name }’s winning chances rose from { $from } to { $to }.
    }
}
web-review-exact = Calculated to the end of the match.
web-review-noise = Give or take { $percent }%.

# Puzzles
web-puzzles = Puzzles
web-puzzles-more = Positions from real matches between bots, with one move that is clearly best. Each was checked with ten times the usual thinking time.
web-puzzle-today = Today’s puzzle: { $game }
web-puzzle-start = Solve a puzzle
web-puzzle-start-of = Solve a puzzle: { $game }
web-puzzle-of = { $game }: puzzle
web-puzzle-you = you
web-puzzle-ask = Your turn: find the best move.
web-puzzle-right = Right!
web-puzzle-wrong = Not the best move. Better: { $move }
web-puzzle-lead = It’s { $percent }% better than any other move.
web-puzzle-lead-exact = It’s { $percent }% better than any other move, calculated to the end of the match.
web-puzzle-found = Solved by the bots: easy { $easy }%, medium { $medium }%, hard { $hard }%, expert { $expert }%.
web-puzzle-next = Next puzzle
web-puzzle-rating = Difficulty { $rating }
web-puzzle-streak = Current streak: { $streak }, best: { $longest }
web-puzzle-count = { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}; your rating: { $rating }
web-problem-BAD_TOKEN = The key to your seat is missing. Please open the table again.
web-problem-LINK_USED = Someone has already taken this seat, so this link no longer works. To play on a second device, use “{ web-my-link }” in the menu on the first.

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
web-decline-end = Decline and keep playing
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
web-problem-NOTHING_ASKED = Nobody is asking for anything right now.
web-problem-ASKED_ALREADY = This has already been requested. You can ask again after the next move.
web-problem-ASKED_ENOUGH = You have already asked for this too many times in this match.

# Clocks
web-clock = Clock
web-clock-none = No clock
web-clock-live = { $minutes } min + { $seconds } s per move
web-clock-delay = { $seconds } s per move, { $minutes } min in reserve
web-clock-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
web-clock-out = When time runs out
web-clock-out-lose = the player loses
web-clock-out-bot = a bot takes over
web-clock-left = { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
   *[other] { $minutes } min { $seconds } s left
}
web-clock-left-days = { $days } d { $hours } h
web-clock-hurry = { $seconds ->
    [one] You have { $seconds } second left.
   *[other] You have { $seconds } seconds left.
}
web-time-up = { $who ->
    [you] Your time is up.
   *[other] { $name } ran out of time.
}
web-is-out = You are out of the match. A bot is playing for you.
web-resign-many = Resign and let a bot play on
web-problem-BAD_CLOCK = A live clock can be set from 5 seconds to 3 hours. For correspondence play, choose 1 to 14 days per move.
web-problem-OUT_OF_TIME = Your time is up.
web-problem-IS_OUT = You are out of this match.
web-fair-checked = { $draws ->
    [one] Fair dice: your browser worked out the one draw itself, and it follows from the sealed seed.
   *[other] Fair dice: your browser worked out all { $draws } draws itself, and they follow from the sealed seed.
}
web-fair-partly = { $draws ->
    [one] Your browser worked out the one draw itself and found nothing wrong, but it could not check everything.
   *[other] Your browser worked out all { $draws } draws itself and found nothing wrong, but it could not check everything.
}
web-fair-witness = The seal, the promises and your own salt are the ones this browser saw before the first draw, so nobody could have chosen the dice.
web-fair-no-witness = This browser did not see the seal before the first draw, so it can’t tell whether the seed was fixed by then.
web-fair-watched = Draws that this browser saw during the match and finds unchanged: { $seen } of { $draws }.
web-fair-unwatched = This browser did not see the draws as they were made. It compared them with the match as the server shows it now.
web-fair-outcomes = Every draw was made from what the game still had left: all the dice, tiles and cards are accounted for.
web-fair-no-outcomes = This match continues another one, so this browser does not know what was left to draw from.
web-fair-withheld = { $name } promised a dice salt but didn’t reveal it in time, so it was left out.
web-fair-first-dice = This match used an older kind of dice: the server and the last player to join could have chosen them together.
web-fair-uncheckable = This page was not loaded over HTTPS, so your browser can’t check the draws. Download the match and use “cowbell verify”.
web-fair-page = This page comes from the same server. To check without relying on either, download the match and run “cowbell verify” on your own computer.
web-fair-wrong-seal = The seed does not match its seal.
web-fair-wrong-seal-changed = The seal is not the one this browser saw before the match.
web-fair-wrong-salts = A salt does not match its promise.
web-fair-wrong-my-salt = Your own salt is not in the dice, although this browser revealed it.
web-fair-wrong-not-asked = Your own salt is not in the dice: this browser was away when it was needed, or was never asked for it.
web-fair-wrong-promises-changed = The promises are not the ones this browser saw before it revealed its salt.
web-fair-wrong-draws = A draw does not follow from the sealed seed.
web-fair-wrong-match = The draws in the server’s proof are not the ones in this match.
web-fair-wrong-seen = This browser saw something else being drawn during the match.
web-fair-wrong-outcomes = A draw was not made from what the game still had left.

# Players who leave
web-patience = If a player leaves
web-patience-minutes = { $minutes ->
    [one] after one minute the others decide
   *[other] after { $minutes } minutes the others decide
}
web-patience-ever = the match waits
web-absent-until = { $name } is away. In { $time } you can decide what to do.
web-gone = { $name } has been away for a while. What would you like to do?
web-replace = Let a bot play
web-end-without = End the match
web-go-on-waiting = Keep waiting
web-decide = Decide
web-replaced = { $who ->
    [you] You were away, so a bot is playing for you.
   *[other] A bot is playing for { $name }.
}
web-left = { $who ->
    [you] You were away for too long.
   *[other] { $name } has left the match.
}
web-problem-NOT_AWAY = This player is here, or hasn’t been away long enough.
web-problem-BAD_PATIENCE = A match waits between 10 seconds and 24 hours for a player, or for as long as it takes.

# Playing with anyone
web-anyone = Play with anyone
web-anyone-more = Choose a game and how much time you want. The match starts as soon as enough others choose the same.
web-which-game = Game
web-find-players = Find players
web-seeking = Looking for players
web-seeking-more = The match starts as soon as enough people are here. You can reload this page or come back to it from “{ web-mine }”, but other players can only find you while it is open.
web-seeking-long = There are not enough players yet. You can keep waiting, or let bots take the free seats.
web-seek-fill = Play with bots now
web-stop-seeking = Stop looking
web-lobby-open = Open tables
web-lobby-running = Matches to watch

# The same person on several devices
web-person = My other devices
web-person-more = Your name, matches, settings and results can be on all your devices, without an account. The server keeps them under a key that only your devices know.
web-person-begin = Use another device too
web-person-link = My personal link
web-person-link-more = Open this link on another device, or scan its QR code, and your name, matches and settings will be there too.
web-person-keep = Keep this link safe and to yourself. Anyone who has it can play for you, and without it your matches can’t be recovered.
web-person-adopt = This is a personal link. Bring that person’s name, matches and settings to this device?
web-person-adopt-yes = Yes, that’s me
web-person-data = My data
web-person-export = Save everything as a file
web-person-delete = Delete everything
web-person-delete-sure = Yes, delete everything for good
web-person-delete-more = Deletes your key and what is kept under it, and everything that this browser knows. The people you played with can still see the matches.
web-person-deleted = Everything kept under your personal link was deleted on another device. What this browser knows stays here, and only here.
web-record = My record
web-record-against = Against
web-record-people = people
web-record-played = Played
web-record-won = Won
web-problem-NO_SUCH_PERSON = Nothing is kept under this key. It may have been deleted.
web-turning-wait = Looking for the turning point…
web-turning-look = Watch this moment
web-turning-none = No single move decided this match.
web-turning-played = { $who ->
    [you] You played “{ $move }”.
   *[other] { $name } played “{ $move }”.
}
web-turning-best = { $who ->
    [you] You played “{ $move }”, the best move.
   *[other] { $name } played “{ $move }”, the best move.
}
web-turning-better = { $who ->
    [you] You played “{ $move }”.
   *[other] { $name } played “{ $move }”.
} Better: “{ $better }”.
web-training = Training: show the chances and warn me before a big mistake
web-chances = Chances:
web-coach-warns = Are you sure? This gives up about { $percent }%.
web-coach-better = Better: { $move }
web-coach-anyway = Play it anyway
web-line-play = Show what might have followed
web-line-shown = What might have followed “{ $move }”: step { $step } of { $steps }. Bots play on, with new rolls and draws.
web-line-back = Back to the match
web-preset-pro = Pro
web-your-seat = Your seat
web-bring-choose = Choose a file

# Reminders while no page is open
web-push-turn = It’s your turn in { $game }
web-push-begun = Your match of { $game } has begun
web-push-rematch = A rematch in { $game }?
web-push-over = Your match of { $game } is over
web-push-out = Your time ran out in { $game }
web-push-other-out = { $name } ran out of time in { $game }
web-push-with = With { $names }
web-push-more = Even when Cowbell is closed, for all your matches.
web-push-open-only = This browser can’t notify you while Cowbell is closed, only while a table is open.
web-push-blocked = This browser blocks notifications from this site. You can allow them in the browser’s settings.

# Free text in the chat, muting, blocking, reports
web-chat-choice = Chat
web-chat-phrases = Preset phrases only
web-chat-players = Free text, only for the players
web-chat-everyone = Free text, which spectators can read
web-chat-told-players = Players can write freely at this table. Spectators can’t read it.
web-chat-told-everyone = Players can write freely at this table, and spectators can read it.
web-write = Message
web-send = Send
web-about-player = { $name }: mute, block or report
web-mute = Mute
web-unmute = Unmute
web-muted = muted
web-block = Block
web-blocked = blocked
web-block-more = You won’t see anything this person says, and “Play with anyone” will never pair you with them.
web-report = Report
web-report-why = What’s wrong? (optional)
web-report-more = The operators of this server get your note and the most recent messages in this chat.
web-report-send = Send the report
web-reported = The operators have been told.
web-blocked-people = Blocked people
web-blocked-nobody = You haven’t blocked anyone.
web-unblock = Unblock { $name }
web-problem-BAD_TEXT = A message must have 1 to 200 visible characters.
web-problem-CHAT_OFF = Only the preset phrases are allowed at this table.
web-problem-BLOCKED = You can’t join this table: you have blocked someone there, or someone there has blocked you.
web-problem-BAD_DELAY = Spectators can be 0 to 20 moves behind.
web-problem-UNKNOWN = This player can’t be blocked, because they play without a personal key. You can mute them.

# Spectators who are behind
web-delay = Spectators see the moves
web-delay-usual = as set for this server
web-delay-none = at once
web-delay-moves = { $moves ->
    [one] one move late
   *[other] { $moves } moves late
}
web-watch-late = { $moves ->
    [one] Spectators see this match one move late.
   *[other] Spectators see this match { $moves } moves late.
}

# The match of the day
web-day = Match of the day
web-day-more = The same match for everyone: the same moves always lead to the same dice, tiles and replies from the bot. Your first try counts; after that, play it again as often as you like. Nobody is listed by name.
web-day-opponent = Opponent: { $bot }
web-day-par = Par: { $par }, the hard bot’s usual result
web-day-again = Try again
web-day-again-of = Try again: { $game }
web-day-no-more = Further tries don’t count.
web-day-elsewhere = You started this match on another device. You can finish it there; a try here doesn’t count.
web-day-no-result = Your first try ended early, so it has no result.
web-day-won = { $points ->
    [one] You won by one point.
   *[other] You won by { $points } points.
}
web-day-lost = { $points ->
    [one] You lost by one point.
   *[other] You lost by { $points } points.
}
web-day-drew = You drew.
web-day-scored = { $points ->
    [one] You scored one point.
   *[other] You scored { $points } points.
}
web-day-better = Better than { $percent } of the others.
web-day-players = { $count ->
    [0] Nobody has finished it yet.
    [one] One player has finished it.
   *[other] { $count } players have finished it.
}
web-day-results = Results on this server
web-day-head-result = Result
web-day-head-players = Players
web-day-head-bots = Bots
web-day-range = { $from } to { $to }
web-day-bots-wait = The bots are still playing.
web-day-bot = { $bot }: from { $low } to { $high }, usually { $middle }
web-day-over = This day is over.
web-day-to-today = Today’s match
web-day-share = Share my result
web-day-shared = Match of the day, { $date }. { $game }: { $result }
web-day-shared-better = Match of the day, { $date }. { $game }: { $result }, better than { $percent } of the others
web-day-others = How others did
web-day-counts = Match of the day: this try counts.
web-day-counts-not = Match of the day: this is another try and doesn’t count.
web-day-dice = All rolls and draws in the match of the day follow from the date, so they’re the same for everyone and not a secret.
web-problem-MATCH_OF_DAY = The match of the day is played without help: no hints, no training, no bot in your place, and no moves taken back.
web-problem-DAY_OVER = That day is over. There’s a new match today.

# The analysis in words
web-review-why = Why
web-review-equal-luck-of = { $who ->
    [you] With equal luck you would have won { $percent } of the time.
   *[other] With equal luck { $name } would have won { $percent } of the time.
}
web-puzzle-theme = Theme: { $theme }
web-puzzle-shared = Puzzle of the day, { $date }. { $game }: { $solved ->
    [yes] solved on the first try
   *[no] not solved on the first try
}
web-puzzle-people = { $people ->
    [0] Nobody on this server has answered it yet.
    [one] One player on this server has answered it.
   *[other] Found on the first try by { $found } of { $people } players on this server: { $percent }.
}
web-puzzle-chosen = { $people ->
    [0] nobody
    [one] one player
   *[other] { $people } players
}
web-puzzle-other-moves = Other moves
web-puzzle-not-counted = This answer doesn’t count.
web-day-puzzle = Puzzle of the day: { $game }
web-day-puzzle-right = You found the best move on the first try.
web-day-puzzle-wrong = You didn’t find the best move on the first try.
web-day-puzzle-open = Go to the puzzle

# Waiting for friends, and what a new table needs
web-invite-friend = { $count ->
    [one] Send this link to your friend. The match starts as soon as they join.
   *[other] Send each friend one of these links. The match starts as soon as everyone has joined.
}
web-copy-link = Copy the link
web-copy-by-hand = Your browser doesn’t let this page copy the link. It is selected, so you can copy it yourself.
web-instead-bots = { $count ->
    [one] Play against a bot instead
   *[other] Play against bots instead
}
web-table-options = Clock, spectators, chat
web-about-minutes = about { $minutes } minutes
web-lobby-new-more = Choose a game and the rules, and give a seat to “{ web-sitter-open }”. Your table is listed here until someone joins.

# Offers to end the match, and what an early end means
web-offered-own = You offered to end the match. Waiting for { $names }.
web-offered-means = If you agree, nobody wins and the match doesn’t count.
web-keep-playing = Keep playing
web-over-uncounted = Nobody wins, and the match doesn’t count.
web-over-wins = { $who ->
    [you] You win.
   *[other] { $name } wins.
}
web-finished-uncounted = not counted, { $scores }
web-talk = Chat
web-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}

# The analysis explained
web-review-accuracy-more = how close the moves came to the best ones
web-review-loss-more = { $kind ->
    [places] expected placing given up, on average
   *[other] winning chances given up, on average
}
web-review-luck-more = what luck changed
web-review-decisions-more = what everyone’s moves changed
web-review-equal-luck-more = { $kind ->
    [places] expected placing if luck had favoured nobody
   *[other] winning chances if luck had favoured nobody
}
web-review-bars = What each step changed:
web-review-begin = Start
web-review-end = End
web-review-answer = { $who ->
    [you] Your best reply: “{ $move }”.
   *[other] { $name }’s best reply: “{ $move }”.
}
web-review-short = In short
web-review-best = Best decision.
web-review-closest = Closest call.
web-review-clean = { $who ->
    [you] You made no move that was clearly a mistake.
   *[other] { $name } made no move that was clearly a mistake.
}
web-review-costliest = { $who ->
    [you] Your costliest mistake: “{ $move }” gave up { $percent }%.
   *[other] { $name }’s costliest mistake: “{ $move }” gave up { $percent }%.
}
web-review-balance = { $kind ->
    [places] Over the whole match luck changed { $who ->
        [you] your
       *[other] { $name }’s
    } expected placing by { $luck }, everyone’s moves by { $moves }.
   *[other] Over the whole match luck changed { $who ->
        [you] your
       *[other] { $name }’s
    } winning chances by { $luck }, everyone’s moves by { $moves }.
}
web-review-blurred = Luck and moves can’t be told apart in this match.
web-review-close = { $who ->
    [you] You
   *[other] { $name }
}: “{ $move }”. “{ $better }” looks { $percent }% better, but not clearly enough to call this a mistake.
web-review-places = 100% means first place, 0% means last place.
web-review-points = In points
web-review-points-fewer = In points (fewer is better)
web-review-points-start = Expected at the start
web-review-points-result = Final score
web-review-points-loss = Loss per decision
web-review-points-loss-more = points lost to the others, on average
web-review-points-error = Luck in points is measured to within about { $points }: working out every point takes longer than working out who wins.
web-review-costs-points = It costs { $points } points.
web-review-longer = Think longer ({ $seconds } seconds)
web-review-part = Time ran out: only the first { $events } of { $steps } steps were analysed.
web-branch-end = The match is over here. Go back to an earlier step to continue from there.
web-verify-cards = Check the cards
web-verify-draws = Check the draws

# Things explain themselves
web-first-order = The small discs with numbers show the order in which the others have moved since your last turn.
web-then-tap = Now choose what’s glowing.
web-what-open = You can choose it now.
web-guide = Explain new things as they come up in matches against bots
