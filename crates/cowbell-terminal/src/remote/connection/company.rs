//! Who plays at the table besides: the player introduces themselves, hides the words of those they have blocked, and looks for
//! strangers while they wait for some.

use std::thread;
use std::time::{Duration, Instant};

use cowbell_protocol::{Action, Phase, Player, Seek, Table, Waiting};

use super::{Connection, End, Heard};
use crate::remote::person::keep_up;

/// How often a player who waits for anyone asks again.
const AGAIN: Duration = Duration::from_secs(4);

impl Connection {
    /// Says who plays here, learns whose words to hide, and keeps the match with the player's others: once when the player
    /// comes, and again when the match is over.
    pub(super) fn settle_in(&mut self, is_over: bool) {
        let settled = format!("{}{}", self.link.table, if is_over { " over" } else { "" });
        if std::mem::replace(&mut self.settled, settled.clone()) == settled {
            return;
        }
        let is_due = self.has_company && !is_over;
        match is_due.then(|| self.keys.own_person(&self.link.base())).flatten() {
            // By the socket: after a request the player would count as present without one.
            Some(person) => self.introduction = Some(Action::Introduce { person }),
            None => self.keep_up(),
        }
    }

    /// The part of that which takes requests. Meanwhile the connection goes on; leaving waits for it a moment, as for all that still
    /// holds the sender.
    pub(super) fn keep_up(&self) {
        let (http, keys, link, heard) =
            (self.http.clone(), self.keys.clone(), self.link.clone(), self.heard.clone());
        let has_company = self.has_company;
        thread::spawn(move || {
            if let Some(blocks) = keep_up(&http, &keys, &link, has_company) {
                let _ = heard.send(Heard::Blocks(blocks));
            }
        });
    }

    /// While a player waits for anyone: perhaps someone else waits at another table since.
    pub(super) fn seek_again(&mut self) -> Result<(), End> {
        let Some((request, asked)) = &mut self.seek else { return Ok(()) };
        let Some(token) = self.link.token.clone().filter(|_| asked.elapsed() > AGAIN) else { return Ok(()) };
        *asked = Instant::now();
        request.waiting = Some(Waiting { table: self.link.table.clone(), token });
        request.person = self.keys.own_person(&self.link.base());
        // What is refused now may be possible the next time.
        let Ok(sought) = self.http.seek(request) else { return Ok(()) };
        if sought.table == self.link.table {
            return Ok(());
        }
        self.http.visit(&sought.table);
        self.tokens = vec![sought.token];
        self.link.table = sought.table;
        self.rekey();
        self.tell(Heard::Found(self.link.whole()))?;
        Err(End::Moved)
    }
}

/// What a player waits for who sits at a table where anyone can sit down.
pub(super) fn sought_at(table: &Table) -> Option<Seek> {
    let you = table.seats.get(usize::from(table.you?))?;
    let Some(Player::Human(name)) = &you.player else { return None };
    let is_waiting = table.seek && table.phase == Phase::Waiting;
    let (game, options) = (table.game.clone(), table.options.clone());
    let (clock, name) = (table.clock.clone(), name.clone());
    is_waiting.then(|| Seek { game, options, clock, name, ..Seek::default() })
}
