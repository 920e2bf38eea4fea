//! The flags of `cowbell play` that are about tables on a server: a seat by its link, anyone, the lobby, a new table, one's own matches.

use std::path::PathBuf;

use cowbell_catalog::Options;
use cowbell_terminal::{Chat, Clock, Config, Errand, Level, NewTable, OutOfTime, SeatKind};

#[derive(clap::Args)]
#[command(next_help_heading = "On a server")]
pub(crate) struct Online {
    /// The server's address, http://host:7777 or https://host: for --anyone, --today, --create, --lobby and --mine, and for
    /// --seat if the link does not name it
    #[arg(long, value_name = "URL")]
    server: Option<String>,
    /// Your name at the server's table
    #[arg(long)]
    name: Option<String>,
    /// Play at a table: the link to your seat (http://host/t/TABLE#TOKEN), or only TABLE#TOKEN together with --server. A link
    /// without #TOKEN watches
    #[arg(long, value_name = "LINK", conflicts_with_all = ["game", "replay", "seats", "options", "seed"])]
    seat: Option<String>,
    /// Play with anyone who wants the same game with the same options; wait for someone if nobody is there
    #[arg(long, group = "opening", requires_all = ["game", "server"], conflicts_with_all = ["seat", "replay", "seats", "seed"])]
    anyone: bool,
    /// Play the match of the day: the same for everyone, with the same dice
    #[arg(long, requires_all = ["game", "server"], conflicts_with_all = ["seat", "opening", "replay", "seats", "options", "seed"])]
    today: bool,
    /// List the open tables and the matches you can watch, and choose one by number
    #[arg(long, requires = "server", conflicts_with_all = ["game", "seat", "opening", "today", "mine", "replay", "seats", "options", "seed"])]
    lobby: bool,
    /// Create a table for the game, take its first seat and print the links for the others. --seats then has one word for each
    /// seat: link (for someone with its link), open (for anyone) or the level of a bot [default: link for all]
    #[arg(long, group = "opening", requires_all = ["game", "server"], conflicts_with_all = ["seat", "replay", "seed"])]
    create: bool,
    /// The clock for --anyone and --create: minutes per player plus seconds added per move, like 10+5; minutes per player and
    /// free seconds for each move, like 5/20; or days for each move, like 3d [default: none]
    #[arg(long, requires = "opening", value_parser = cowbell_terminal::read_clock)]
    clock: Option<Clock>,
    /// With --clock: what happens when a player's time runs out, lose or the level of the bot that takes over
    #[arg(long, value_name = "lose|LEVEL", default_value = "lose", requires = "clock")]
    time_out: String,
    /// With --create: seconds that the match waits for a player who is away before the others may decide; 0 waits forever
    #[arg(long, value_name = "SECONDS", requires = "create")]
    patience: Option<u32>,
    /// With --create: list the table in the lobby (tables with an open seat always are)
    #[arg(long, requires = "create")]
    listed: bool,
    /// With --create: let anyone with the link watch
    #[arg(long, requires = "create")]
    watch: bool,
    /// With --create: keep spectators this many moves behind, in games with hidden information
    #[arg(long, value_name = "MOVES", requires = "create")]
    delay: Option<u8>,
    /// With --create: what can be said
    #[arg(long, value_enum, default_value = "phrases", requires = "create")]
    chat: Talk,
    /// With --create: allow hints even if several people play
    #[arg(long, requires = "create")]
    hints: bool,
    /// Continue one of your own matches: your personal link (https://host/me#KEY, from “My other devices” in the browser), or only
    /// KEY together with --server. From then on this computer plays there as you, and only --server is needed. Lists the
    /// matches with whose turn it is; choose one by number
    #[arg(long, value_name = "LINK", num_args = 0..=1, default_missing_value = "", conflicts_with_all = ["game", "seat", "opening", "today", "replay", "seats", "options", "seed"])]
    mine: Option<String>,
    /// With --mine: save everything that is kept under your key to this file
    #[arg(long, value_name = "FILE", requires = "mine", group = "errand")]
    export: Option<PathBuf>,
    /// With --mine: how many matches you have played and won, by game and opponent
    #[arg(long, requires = "mine", group = "errand")]
    results: bool,
    /// With --mine: list whom you have blocked; unblock someone by number
    #[arg(long, requires = "mine", group = "errand")]
    blocked: bool,
    /// With --mine: print the link that makes another device yours too
    #[arg(long, requires = "mine", group = "errand")]
    share: bool,
    /// With --mine: delete everything of yours on the server, after asking for confirmation
    #[arg(long, requires = "mine", group = "errand")]
    delete: bool,
}

/// What can be said at a table.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Talk {
    /// Phrases only
    Phrases,
    /// Free text, for the players
    Players,
    /// Free text, for spectators too
    Everyone,
}

impl Online {
    /// Puts the flags into the settings; `seats` and `options` are those of the game.
    pub(crate) fn set(&self, config: &mut Config, game: Option<&str>, seats: &[String], options: &Options) {
        config.server = self.server.clone();
        config.name = self.name.clone();
        config.seat = self.seat.clone();
        config.is_seeking = self.anyone;
        config.is_today = self.today;
        config.is_in_lobby = self.lobby;
        config.clock = self.clock();
        config.mine = self.mine.clone();
        config.errand = self.errand();
        config.create = game.filter(|_| self.create).map(|game| self.new_table(game, seats, options));
    }

    /// The clock, with what happens when time runs out.
    fn clock(&self) -> Option<Clock> {
        let out = match self.time_out.as_str() {
            "lose" => OutOfTime::Lose,
            level => OutOfTime::Bot(Level::new(level)),
        };
        self.clock.clone().map(|clock| Clock { out, ..clock })
    }

    fn errand(&self) -> Errand {
        match (&self.export, self.results, self.blocked, self.share, self.delete) {
            (Some(file), ..) => Errand::Export(file.clone()),
            (_, true, ..) => Errand::Results,
            (_, _, true, ..) => Errand::Blocked,
            (.., true, _) => Errand::Share,
            (.., true) => Errand::Delete,
            _ => Errand::Play,
        }
    }

    fn new_table(&self, game: &str, seats: &[String], options: &Options) -> NewTable {
        let kind = |word: &String| match word.as_str() {
            "link" => SeatKind::Link,
            "open" => SeatKind::Open,
            level => SeatKind::Bot(Level::new(level)),
        };
        let seats: Vec<SeatKind> = seats.iter().map(kind).collect();
        NewTable {
            game: game.to_string(),
            options: options.clone(),
            lobby: self.listed || seats.contains(&SeatKind::Open),
            seats,
            spectators: self.watch,
            hints: self.hints,
            chat: match self.chat {
                Talk::Phrases => Chat::Phrases,
                Talk::Players => Chat::Players,
                Talk::Everyone => Chat::Everyone,
            },
            delay: self.delay,
            clock: self.clock(),
            patience: self.patience,
        }
    }
}
