//! Writes what can be done now.

use super::write::Writer;
use crate::packed::{Packed, PackedChoice, Pattern};
use crate::scene::Button;

impl Writer<'_> {
    pub(super) fn choices(&mut self, packed: &Packed) {
        let Packed { buttons, patterns, effects, list } = packed;
        self.within(b"{}", |own| {
            if !buttons.is_empty() {
                own.key("buttons");
                own.list(buttons, |own, Button { id, label }| {
                    own.within(b"[]", |own| {
                        own.string(id);
                        own.text(label);
                    });
                });
            }
            own.key("patterns");
            own.list(patterns, |own, Pattern(mv, steps, label, ends)| {
                own.within(b"[]", |own| {
                    own.string(mv);
                    own.list(steps, |own, ids| own.string(ids));
                    own.text(label);
                    own.number(*ends);
                });
            });
            if !effects.is_empty() {
                own.key("effects");
                own.list(effects, |own, (kind, at, amount, label)| {
                    own.within(b"[]", |own| {
                        own.string(kind);
                        own.string(at);
                        own.number(*amount);
                        own.text(label);
                    });
                });
            }
            own.key("list");
            own.list(list, |own, PackedChoice(number, last, effects)| {
                own.within(b"[]", |own| {
                    own.number(*number as i64);
                    own.string(last);
                    effects.iter().for_each(|effect| own.number(*effect as i64));
                });
            });
        });
    }
}
