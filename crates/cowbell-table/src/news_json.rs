//! News as JSON: the same as [`ServerMessage::News`]. What is equal for several viewers is made once, and a view is written
//! straight into the text: going through a value would copy it twice. A test compares both ways.

use cowbell_protocol::{Phase, ServerMessage, Show};
use cowbell_rules::{Turn, Viewer};
use cowbell_scene::{Packed, Whose, wire};
use serde::Serialize;

use crate::entry::Entry;
use crate::table::{Step, Table};

/// Tells the viewers of a table about its latest step.
pub struct Telling<'a> {
    table: &'a Table,
    step: &'a Step,
    /// In a game without secrets: the message with a scene as everyone gets it, and as the seat to move gets it.
    scene: Option<(Option<String>, Option<String>)>,
}

impl Table {
    /// The messages about one of the latest steps.
    pub fn telling<'a>(&'a self, step: &'a Step) -> Telling<'a> {
        Telling { table: self, step, scene: None }
    }

    /// The message that tells a viewer about one of the latest steps, as sent; none if the viewer is not told.
    pub fn told(&self, step: &Step, viewer: Viewer, show: Show) -> Option<String> {
        self.telling(step).to(viewer, show)
    }
}

impl Telling<'_> {
    /// The message for a viewer, as sent; none if the viewer is not told.
    pub fn to(&mut self, viewer: Viewer, show: Show) -> Option<String> {
        match show {
            Show::View => self.with_view(viewer),
            Show::Scene if self.step.before.is_none() => self.plain(viewer, show),
            Show::Scene if self.table.is_open_to_all() => {
                let mover = match self.table.game.turn() {
                    Turn::Seat(seat) => Viewer::Seat(seat),
                    Turn::Chance | Turn::Over => Viewer::Spectator,
                };
                let (everyone, own) =
                    self.scene.get_or_insert_with(|| self.table.told_once(self.step, mover));
                if viewer == mover && own.is_some() { own.clone() } else { everyone.clone() }
            }
            Show::Scene => {
                let (mut out, choices) = self.table.write_update(self.step, viewer)?;
                self.table.write_end(&mut out, choices.as_ref());
                Some(utf8(out))
            }
        }
    }

    fn plain(&self, viewer: Viewer, show: Show) -> Option<String> {
        let news = self.table.news_as(self.step, viewer, show)?;
        Some(text(&ServerMessage::News(Box::new(news))))
    }

    fn with_view(&self, viewer: Viewer) -> Option<String> {
        let Telling { table, step, .. } = self;
        let Some((what, true)) = table.fair.is_some().then(|| table.what(step, viewer)).flatten() else {
            return self.plain(viewer, Show::View);
        };
        // The fields of `News` and `State`, in their order.
        let mut out = Vec::with_capacity(2048);
        field(&mut out, br#"{"type":"news","version":"#, &step.row.version);
        field(&mut out, br#","what":"#, &what);
        if let Some(head) = &step.head {
            field(&mut out, br#","head":"#, head);
        }
        field(&mut out, br#","state":{"step":"#, &table.game.steps());
        field(&mut out, br#","turn":"#, &table.turn());
        out.extend_from_slice(br#","view":"#);
        table.game.write_view(viewer, &mut out);
        out.extend_from_slice(br#","legal":"#);
        if table.may_know_legal(viewer) {
            table.game.write_legal(&mut out);
        } else {
            out.extend_from_slice(b"[]");
        }
        table.write_rest(&mut out);
        out.extend_from_slice(b"}}");
        Some(utf8(out))
    }
}

impl Table {
    /// The message with a scene in a game without secrets: all see the same, and only the seat to move has choices.
    fn told_once(&self, step: &Step, mover: Viewer) -> (Option<String>, Option<String>) {
        let Some((mut out, choices)) = self.write_update(step, mover) else { return (None, None) };
        let own = choices.map(|choices| {
            let mut own = out.clone();
            self.write_end(&mut own, Some(&choices));
            utf8(own)
        });
        self.write_end(&mut out, None);
        (Some(utf8(out)), own)
    }

    /// What has changed for a viewer who is shown scenes and knows the version before: the message up to the choices, which
    /// come last.
    fn write_update(&self, step: &Step, viewer: Viewer) -> Option<(Vec<u8>, Option<Packed>)> {
        let (before, is_late) = (step.before.as_ref()?, !core::ptr::eq(self.seen_by(viewer), self));
        // The entries say what was played, and more.
        let what = match &step.entry {
            _ if is_late => return None,
            Entry::Play { .. } => None,
            _ => Some(self.what(step, viewer)?.0),
        };
        let since = cowbell_scene::since(self.game(), before, viewer);
        // The fields of `News` and `State`, in their order.
        let mut out = Vec::with_capacity(2048);
        field(&mut out, br#"{"type":"news","version":"#, &step.row.version);
        if let Some(what) = &what {
            field(&mut out, br#","what":"#, what);
        }
        if let Some(head) = &step.head {
            field(&mut out, br#","head":"#, head);
        }
        if !since.entries.is_empty() {
            out.extend_from_slice(br#","entries":"#);
            wire::write_entries(&mut out, self.forms(), &since.entries);
        }
        field(&mut out, br#","state":{"step":"#, &self.game.steps());
        field(&mut out, br#","turn":"#, &self.turn());
        out.extend_from_slice(br#","update":"#);
        wire::write_update(&mut out, self.forms(), Whose(self.turn()), &since.update);
        self.write_rest(&mut out);
        Some((out, since.choices.filter(|_| self.phase() == Phase::Playing)))
    }
}

impl Table {
    /// The fields of `State` after the legal moves that all messages have, in their order.
    fn write_rest(&self, out: &mut Vec<u8>) {
        let (takebacks, unmoved) = self.takebacks();
        if self.may_undo() {
            out.extend_from_slice(br#","undo":true"#);
        }
        if !takebacks.is_empty() {
            field(out, br#","takebacks":"#, &takebacks);
        }
        if !unmoved.is_empty() {
            field(out, br#","unmoved":"#, &unmoved);
        }
        if let Some(over) = self.over() {
            field(out, br#","over":"#, &over);
        }
    }

    /// Ends a message with a scene.
    fn write_end(&self, out: &mut Vec<u8>, choices: Option<&Packed>) {
        if let Some(choices) = choices {
            out.extend_from_slice(br#","choices":"#);
            wire::write_choices(out, self.forms(), choices);
        }
        out.extend_from_slice(b"}}");
    }
}

fn field(out: &mut Vec<u8>, name: &[u8], value: &impl Serialize) {
    out.extend_from_slice(name);
    serde_json::to_writer(out, value).expect("a message is plain data");
}

/// A message as sent.
pub fn text(message: &impl Serialize) -> String {
    let mut out = Vec::with_capacity(2048);
    serde_json::to_writer(&mut out, message).expect("a message is plain data");
    utf8(out)
}

fn utf8(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("JSON is UTF-8")
}
