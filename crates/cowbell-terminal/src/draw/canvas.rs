//! What a drawing needs to know: the scene, the voice, the theme, and which ids are marked how. Whatever is drawn for an
//! id leaves a [`Hit`], so that cursor and mouse find it; no drawing knows what a click does.

use std::collections::{BTreeMap, BTreeSet};

use cowbell_scene::{Piece, Scene, Text, Voice};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::glyph::{Glyph, glyph};
use crate::theme::{Theme, Tone};

/// Where something was drawn, and what it is: a place and the pieces on it, or a button.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Hit {
    /// Where.
    pub(crate) rect: Rect,
    /// Its ids, the place's first.
    pub(crate) ids: Vec<String>,
}

impl Hit {
    /// Whether it has this id.
    pub(crate) fn is(&self, id: &str) -> bool {
        self.ids.iter().any(|own| own == id)
    }
}

/// Which ids are special now.
#[derive(Clone, Default, Debug)]
pub(crate) struct Marks {
    /// Can be picked.
    pub(crate) open: BTreeSet<String>,
    /// Is picked.
    pub(crate) picked: Vec<String>,
    /// Under the cursor.
    pub(crate) cursor: Option<String>,
    /// Concerned by the previewed move.
    pub(crate) effects: BTreeSet<String>,
    /// Changed a moment ago.
    pub(crate) recent: BTreeSet<String>,
    /// Advised.
    pub(crate) hint: BTreeSet<String>,
    /// What a place showed a moment ago and shows no more: a tile turned down again.
    pub(crate) glimpse: BTreeMap<String, String>,
}

/// A scene as it is to be drawn.
pub(crate) struct Canvas<'a> {
    /// What there is.
    pub(crate) scene: &'a Scene,
    /// Who says it.
    pub(crate) voice: &'a Voice,
    /// How it looks.
    pub(crate) theme: Theme,
    /// What is marked.
    pub(crate) marks: &'a Marks,
}

impl<'a> Canvas<'a> {
    /// A text in the reader's language, in characters of this terminal.
    pub(crate) fn say(&self, text: &Text) -> String {
        self.theme.plain(&self.voice.say(text))
    }

    /// A name before what it names, with the colon of the language.
    pub(crate) fn label(&self, text: &Text) -> String {
        self.say(&Text::new("term-label").text("label", text.clone()))
    }

    /// The pieces on a place or in an area.
    pub(crate) fn at(&self, id: &str) -> impl Iterator<Item = &'a Piece> {
        self.scene.pieces.iter().filter(move |piece| piece.at == id)
    }

    /// A place and what lies on it.
    pub(crate) fn ids(&self, place: &str) -> Vec<String> {
        let pieces = self.at(place).map(|piece| piece.id.clone()).filter(|id| id != place);
        [place.to_string()].into_iter().chain(pieces).collect()
    }

    /// How a piece is drawn, with what was glimpsed where it lies.
    pub(crate) fn glyph(&self, piece: &Piece) -> Glyph {
        let face = match self.marks.glimpse.get(&piece.at) {
            Some(face) if piece.face.is_empty() => face,
            _ => &piece.face,
        };
        glyph(&self.scene.game, piece, face, self.theme)
    }

    /// The strongest mark of any of these ids.
    pub(crate) fn mark(&self, ids: &[String]) -> Option<Tone> {
        let marks = self.marks;
        let any = |has: &dyn Fn(&String) -> bool| ids.iter().any(has);
        if any(&|id| marks.cursor.as_ref() == Some(id)) {
            Some(Tone::Cursor)
        } else if any(&|id| marks.picked.contains(id)) {
            Some(Tone::Picked)
        } else if any(&|id| marks.hint.contains(id)) {
            Some(Tone::Hint)
        } else if any(&|id| marks.effects.contains(id)) {
            Some(Tone::Effect)
        } else if any(&|id| marks.open.contains(id)) {
            Some(Tone::Open)
        } else if any(&|id| marks.recent.contains(id) || marks.glimpse.contains_key(id)) {
            Some(Tone::Recent)
        } else {
            None
        }
    }

    /// The characters left and right of something marked so: what colour says, said without it. The cursor hides no
    /// other mark.
    pub(crate) fn brackets(&self, ids: &[String]) -> (char, char) {
        let marks = self.marks;
        let is = |set: &BTreeSet<String>| ids.iter().any(|id| set.contains(id));
        if ids.iter().any(|id| marks.picked.contains(id)) {
            ('[', ']')
        } else if is(&marks.hint) {
            ('{', '}')
        } else if is(&marks.effects) {
            ('*', '*')
        } else if is(&marks.open) {
            ('(', ')')
        } else if is(&marks.recent) {
            ('\'', '\'')
        } else if self.mark(ids) == Some(Tone::Cursor) {
            if self.theme.is_unicode { ('›', '‹') } else { ('>', '<') }
        } else {
            (' ', ' ')
        }
    }

    /// The style of something with this tone of its own, marked as it may be.
    pub(crate) fn style(&self, own: Tone, mark: Option<Tone>) -> Style {
        match mark {
            None => self.theme.style(own),
            // What can be picked, or changed, keeps its own colour and gains an attribute.
            Some(tone @ (Tone::Open | Tone::Recent)) if own != Tone::Plain => {
                let style = self.theme.style(tone);
                self.theme.style(own).add_modifier(style.add_modifier)
            }
            Some(tone) => self.theme.style(tone),
        }
    }
}
