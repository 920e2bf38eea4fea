//! Everything needed for drawing: the scene, the voice, the theme, and the marked ids. Everything drawn for an id is
//! recorded as a [`Hit`], so that cursor and mouse can find it; drawing code does not know what a click does.

use std::collections::{BTreeMap, BTreeSet};

use cowbell_scene::{Piece, Scene, Text, Voice, Word};
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::glyph::{Glyph, glyph};
use crate::theme::{Theme, Tone};

/// Where something was drawn and what it is: a place with the pieces on it, or a button.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Hit {
    /// The rectangle on the screen.
    pub(crate) rect: Rect,
    /// Its ids; the place comes first.
    pub(crate) ids: Vec<Word>,
}

impl Hit {
    /// Whether it has this id.
    pub(crate) fn is(&self, id: &str) -> bool {
        self.ids.iter().any(|own| own == id)
    }
}

/// The ids that are highlighted now.
#[derive(Clone, Default, Debug)]
pub(crate) struct Marks {
    /// Can be picked.
    pub(crate) open: BTreeSet<Word>,
    /// Is picked.
    pub(crate) picked: Vec<Word>,
    /// Under the cursor.
    pub(crate) cursor: Option<Word>,
    /// Affected by the previewed move.
    pub(crate) effects: BTreeSet<Word>,
    /// Changed a moment ago.
    pub(crate) recent: BTreeSet<Word>,
    /// Suggested by a hint.
    pub(crate) hint: BTreeSet<Word>,
    /// Faces that places showed a moment ago but no longer show, such as a tile turned down again.
    pub(crate) glimpse: BTreeMap<Word, Word>,
}

/// A scene to be drawn.
pub(crate) struct Canvas<'a> {
    /// What to draw.
    pub(crate) scene: &'a Scene,
    /// Formats the texts.
    pub(crate) voice: &'a Voice,
    /// Colours and characters.
    pub(crate) theme: Theme,
    /// What is highlighted.
    pub(crate) marks: &'a Marks,
}

impl<'a> Canvas<'a> {
    /// Formats a text in the reader's language, in characters that this terminal can show.
    pub(crate) fn say(&self, text: &Text) -> String {
        self.theme.plain(&self.voice.say(text))
    }

    /// Formats a label, followed by a colon as the language writes it.
    pub(crate) fn label(&self, text: &Text) -> String {
        self.say(&Text::new("term-label").text("label", text.clone()))
    }

    /// The pieces on a place or in an area.
    pub(crate) fn at(&self, id: &str) -> impl Iterator<Item = &'a Piece> {
        self.scene.pieces.iter().filter(move |piece| piece.at == id)
    }

    /// The ids of a place and of the pieces on it.
    pub(crate) fn ids(&self, place: &str) -> Vec<Word> {
        let pieces = self.at(place).map(|piece| piece.id.clone()).filter(|id| id != place);
        [place.into()].into_iter().chain(pieces).collect()
    }

    /// How a piece is drawn. If its place shows a glimpse, the glimpsed face is used.
    pub(crate) fn glyph(&self, piece: &Piece) -> Glyph {
        let face = match self.marks.glimpse.get(&piece.at) {
            Some(face) if piece.face.is_empty() => face,
            _ => &piece.face,
        };
        glyph(piece, face, self.theme)
    }

    /// The most important mark of any of these ids.
    pub(crate) fn mark(&self, ids: &[Word]) -> Option<Tone> {
        let marks = self.marks;
        let any = |has: &dyn Fn(&Word) -> bool| ids.iter().any(has);
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

    /// The characters to the left and right of something, which show its mark without colours. The cursor never hides
    /// another mark.
    pub(crate) fn brackets(&self, ids: &[Word]) -> (char, char) {
        let marks = self.marks;
        let is = |set: &BTreeSet<Word>| ids.iter().any(|id| set.contains(id));
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

    /// The style of something with its own tone and an optional mark.
    pub(crate) fn style(&self, own: Tone, mark: Option<Tone>) -> Style {
        match mark {
            None => self.theme.style(own),
            // Things that can be picked or have changed keep their own colour and gain an attribute.
            Some(tone @ (Tone::Open | Tone::Recent)) if own != Tone::Plain => {
                let style = self.theme.style(tone);
                self.theme.style(own).add_modifier(style.add_modifier)
            }
            Some(tone) => self.theme.style(tone),
        }
    }
}
