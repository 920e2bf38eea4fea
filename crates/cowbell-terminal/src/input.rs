//! Translates keys and mouse events to actions. Each screen decides what an action does.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};

/// An input by the user.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    /// An arrow key: columns to the right, rows down.
    Move(i8, i8),
    /// Go to the next thing that can be picked (1), or to the previous one (-1).
    Next(i8),
    /// Confirm.
    Enter,
    /// Go back.
    Back,
    /// Go to the first or the last item.
    Edge(i8),
    /// Go one page up or down.
    Page(i8),
    /// A letter or another character.
    Key(char),
    /// Delete the last character typed.
    Erase,
    /// The mouse moved here.
    Point(u16, u16),
    /// The mouse was clicked here.
    Click(u16, u16),
    /// The mouse wheel was turned; down is positive.
    Wheel(i8),
    /// Quit at once.
    Leave,
    /// The window was resized.
    Resize,
    /// Redraw everything, because another program wrote on the screen.
    Redraw,
}

/// Translates a terminal event to an action.
pub(crate) fn action(event: &Event) -> Option<Action> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => pressed(key),
        Event::Resize(..) => Some(Action::Resize),
        Event::Mouse(mouse) => match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => Some(Action::Click(mouse.column, mouse.row)),
            MouseEventKind::Down(_) => Some(Action::Back),
            MouseEventKind::Moved | MouseEventKind::Drag(_) => Some(Action::Point(mouse.column, mouse.row)),
            MouseEventKind::ScrollUp => Some(Action::Wheel(-1)),
            MouseEventKind::ScrollDown => Some(Action::Wheel(1)),
            _ => None,
        },
        _ => None,
    }
}

fn pressed(key: &KeyEvent) -> Option<Action> {
    let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
    Some(match key.code {
        KeyCode::Char('c' | 'd') if is_control => Action::Leave,
        KeyCode::Char('l') if is_control => Action::Redraw,
        KeyCode::Char(_) if is_control => return None,
        KeyCode::Up => Action::Move(0, -1),
        KeyCode::Down => Action::Move(0, 1),
        KeyCode::Left => Action::Move(-1, 0),
        KeyCode::Right => Action::Move(1, 0),
        KeyCode::Tab => Action::Next(1),
        KeyCode::BackTab => Action::Next(-1),
        KeyCode::Enter => Action::Enter,
        KeyCode::Esc => Action::Back,
        KeyCode::Backspace => Action::Erase,
        KeyCode::Home => Action::Edge(-1),
        KeyCode::End => Action::Edge(1),
        KeyCode::PageUp => Action::Page(-1),
        KeyCode::PageDown => Action::Page(1),
        KeyCode::Char(letter) => Action::Key(letter),
        _ => return None,
    })
}
