//! The cover between two people at one keyboard: nothing is shown until the next person sits down.

use cowbell_scene::Text;
use ratatui::buffer::Buffer;

use crate::app::App;
use crate::play::Play;

/// Draws the cover, with the name of the person who is next.
pub(crate) fn draw(app: &App, play: &Play, buffer: &mut Buffer) {
    super::title(app, buffer, play.table.info().name);
    if let Some(seat) = play.expected() {
        let text = play.voice.say(&Text::new("term-cover").seat(seat));
        super::centred(app, buffer, buffer.area, &text);
    }
    super::keys(app, buffer, &app.voice.say(&Text::new("term-keys-cover")));
}
