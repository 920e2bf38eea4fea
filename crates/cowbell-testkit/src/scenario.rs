//! Scenarios: rules as executable Markdown.
//!
//! A scenario is a fenced block whose info string begins with `scenario`, followed by the clauses it shows:
//!
//! ````markdown
//! ```scenario TTM-22 TTM-23
//! game tic-tac-moo
//! options win-time=immediate
//! position
//!   3 . . H . . . . .
//!   turn 0
//! legal Hb2 Hb3 Pb2 Pb3
//! play Hb3
//! refuse Pf4 NOT_ADJACENT_TO_BARN_SPECIES TTM-22
//! ```
//! ````
//!
//! | line | does |
//! |---|---|
//! | `game SLUG` | names the game; a file may say it once, in its first block, for all that follow |
//! | `options KEY=VALUE …` | the table's options; values are JSON, words need no quotes |
//! | `position` + indented lines | starts from this position (whole or partial) instead of a new match |
//! | `play MOVE` | the seat to move makes this move; `play 1: MOVE` names the seat |
//! | `chance OUTCOME` | a random event turns out like this |
//! | `chance any` | settles pending random events, first outcome each, until a seat is to move |
//! | `legal MOVE, MOVE …` | these are exactly the legal moves (commas or single blanks between them; `-` for none) |
//! | `legal has MOVE, …` · `legal lacks MOVE, …` | these are, or are not, among them |
//! | `legal count N` | there are N |
//! | `chances OUTCOME WEIGHT, …` | these are exactly the outcomes, with these weights up to a common factor |
//! | `chances count N` | there are N |
//! | `refuse MOVE CODE [CLAUSE]` | the move is refused so; `refuse 1: …` names the seat; MOVE may contain blanks |
//! | `refuse chance OUTCOME` | the outcome cannot occur now: NOT_A_CHANCE |
//! | `refuse options KEY=VALUE …` | these options are refused |
//! | `refuse position` + indented lines | this position is refused |
//! | `turn 0` · `turn chance` · `turn over` | who acts |
//! | `scores 12 4` · `places 1 2` | the standing at the end |
//! | `has` + indented lines | each line stands in the printed position (blanks do not matter) |
//! | `lacks` + indented lines | none of them does |
//! | `view SEAT has TEXT` · `view SEAT lacks TEXT` | the JSON of the view contains the text or not; `view - …` for a spectator |
//! | `told SEAT TEXT` | how the last event reads in this viewer's log |
//!
//! `#` begins a comment line. After `play` nothing is drawn by itself: chance is always explicit.
