//! Scenes and log entries of matches, including matches whose game is known only by name.

use core::mem::take;

use cowbell_catalog::{AnyMatch, Snapshot, typed};
use cowbell_rules::{EventOf, Game, Match, Seat, Turn, Viewer, step, tell};

use crate::entry::{Change, Entry};
use crate::packed::Packed;
use crate::reason::Reason;
use crate::recent;
use crate::scene::{Button, Choice, Scene};
use crate::text::Text;
use crate::update::Update;
use crate::visitor::{Visitor, visit_match};

/// A state as a viewer sees it. The view is made once, for the scene and for the log.
pub struct Seen<G: Game> {
    /// The state, with everything the viewer may not know.
    pub state: G,
    /// What the viewer may know of it.
    pub view: G::View,
    /// Who looks.
    pub viewer: Viewer,
}

impl<G: Game> Seen<G> {
    /// The state as `viewer` sees it.
    pub fn new(state: G, viewer: Viewer) -> Seen<G> {
        Seen { view: state.view(viewer), state, viewer }
    }

    /// The moves of the viewer: none unless it is their turn.
    pub fn moves(&self) -> Vec<G::Move> {
        let is_mover = matches!(self.state.turn(), Turn::Seat(seat) if self.viewer.is(seat));
        if is_mover { legal(&self.state) } else { Vec::new() }
    }
}

/// A game that can be shown. Implemented in `games/<game>.rs`.
pub trait Scenic: Game {
    /// What the viewer, who has these moves, sees now: everything but the choices. In a game without secrets all viewers
    /// see the same, except that only the seat to move has buttons and choices.
    fn drawn(seen: &Seen<Self>, moves: &[Self::Move]) -> Scene;

    /// One choice for each of these moves, in their order.
    fn choices(seen: &Seen<Self>, moves: &[Self::Move]) -> Vec<Choice>;

    /// The same choices as they are sent, with these buttons. A game with many choices that differ only in a place may say so
    /// at once.
    fn packed(seen: &Seen<Self>, moves: &[Self::Move], buttons: Vec<Button>) -> Option<Packed> {
        Packed::new(buttons, Self::choices(seen, moves))
    }

    /// What `viewer` sees and may do now.
    fn scene(&self, viewer: Viewer) -> Scene {
        let seen = Seen::new(self.clone(), viewer);
        let moves = seen.moves();
        Scene { choices: Self::choices(&seen, &moves), ..Self::drawn(&seen, &moves) }
    }

    /// Describes an event that led from `before` to `after`: the text, and what moved. `told` is the notation this
    /// viewer was told. If it differs from the event's own text, the description must not reveal more than `told`
    /// does.
    fn entry(
        before: &Seen<Self>,
        event: EventOf<Self>,
        after: &Seen<Self>,
        told: &str,
    ) -> (Text, Vec<Change>);

    /// The same event as the log shows it later, at state `now`. Memory games reveal less here.
    fn past(
        before: &Seen<Self>,
        event: EventOf<Self>,
        after: &Seen<Self>,
        told: &str,
        now: &Seen<Self>,
    ) -> (Text, Vec<Change>) {
        let _ = now;
        Self::entry(before, event, after, told)
    }

    /// What speaks for a move of `seat`, which is to move, as far as the seat can know. It is compared with what speaks for
    /// other moves (see [`reasons_of`](crate::reasons_of)); a game without this gives no reasons.
    fn reasons(&self, seat: Seat, mv: Self::Move) -> Vec<Reason> {
        let _ = (seat, mv);
        Vec::new()
    }

    /// What a puzzle is about in which this move of `seat` is the answer: the id of a message without arguments. It may use
    /// only what the seat can know. A game without this has puzzles without themes.
    fn theme(&self, seat: Seat, mv: Self::Move) -> Option<&'static str> {
        let _ = (seat, mv);
        None
    }
}

/// The state after a move, before any random event.
pub(crate) fn made<G: Game>(state: &G, mv: G::Move) -> G {
    let mut after = state.clone();
    after.apply(mv);
    after
}

/// The state when a seat is to move again, or at the end. Random events are assumed to have their most likely outcome.
pub(crate) fn likely<G: Game>(mut after: G) -> G {
    let mut chances = Vec::new();
    while after.turn() == Turn::Chance {
        after.chances(&mut chances);
        let (likely, _) = chances.iter().max_by_key(|(_, weight)| *weight).expect("chance has outcomes");
        after.settle(*likely);
    }
    after
}

/// Whether a move most likely ended the turn.
pub(crate) fn ended<G: Game>(state: &G, after: G) -> bool {
    likely(after).turn() != state.turn()
}

/// The moves of the seat to move.
pub(crate) fn legal<G: Game>(state: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    moves
}

/// The whole log in words, as `viewer` may read it now. In memory games it may leave out what was visible earlier.
pub fn history<G: Scenic>(game: &Match<G>, viewer: Viewer) -> Vec<Entry> {
    let recall = game.recall(viewer);
    let told = G::told(game, viewer);
    let now = Seen::new(game.state().clone(), viewer);
    let mut entries = Vec::new();
    let mut before = Seen::new(game.start().clone(), viewer);
    for (index, event) in game.log().iter().enumerate() {
        let after = stepped(&before, *event);
        let notation = told[index].text();
        let (text, changes) = if told[index] == recall[index] {
            G::past(&before, *event, &after, notation, &now)
        } else {
            // This was visible once and now has to be remembered, so the log does not say it.
            (Text::new("log-remember"), Vec::new())
        };
        entries.push(Entry { step: index + 1, seat: event.seat(), event: notation.into(), text, changes });
        before = after;
    }
    entries
}

/// The events after the first `since`, as `viewer` was told them when they happened. Use it only while they happen;
/// later viewers read the [`history`].
pub fn news<G: Scenic>(game: &Match<G>, since: usize, viewer: Viewer) -> Vec<Entry> {
    news_from(game, &Seen::new(game.state_at(since), viewer), since).0
}

/// The same if the state after the first `since` events is at hand: nothing is replayed. With the state after the last of
/// them, if there are any.
fn news_from<G: Scenic>(game: &Match<G>, start: &Seen<G>, since: usize) -> (Vec<Entry>, Option<Seen<G>>) {
    let (mut entries, mut last) = (Vec::new(), None);
    for (index, event) in game.log().iter().enumerate().skip(since) {
        let before = last.as_ref().unwrap_or(start);
        let after = stepped(before, *event);
        let told = tell(&before.state, *event, start.viewer);
        let (text, changes) = G::entry(before, *event, &after, told.text());
        let entry = Entry { step: index + 1, seat: event.seat(), event: told.text().into(), text, changes };
        entries.push(entry);
        last = Some(after);
    }
    (entries, last)
}

fn stepped<G: Scenic>(before: &Seen<G>, event: EventOf<G>) -> Seen<G> {
    let mut state = before.state.clone();
    step(&mut state, event);
    Seen::new(state, before.viewer)
}

/// What `viewer` sees of a match.
pub fn scene_of(game: &dyn AnyMatch, viewer: Viewer) -> Scene {
    struct SceneOf<'a>(&'a dyn AnyMatch, Viewer);
    impl Visitor for SceneOf<'_> {
        type Out = Scene;
        fn visit<G: Scenic>(&mut self) -> Scene {
            match_of::<G>(self.0).state().scene(self.1)
        }
    }
    visit_match(game, &mut SceneOf(game, viewer))
}

/// The events after the first `since`, as `viewer` was told them when they happened.
pub fn news_of(game: &dyn AnyMatch, since: usize, viewer: Viewer) -> Vec<Entry> {
    struct NewsOf<'a>(&'a dyn AnyMatch, usize, Viewer);
    impl Visitor for NewsOf<'_> {
        type Out = Vec<Entry>;
        fn visit<G: Scenic>(&mut self) -> Vec<Entry> {
            news(match_of::<G>(self.0), self.1, self.2)
        }
    }
    visit_match(game, &mut NewsOf(game, since, viewer))
}

/// What `viewer` may do now, as it is sent; none if there is nothing to do.
pub fn choices_of(game: &dyn AnyMatch, viewer: Viewer) -> Option<Packed> {
    let Scene { buttons, choices, .. } = scene_of(game, viewer);
    Packed::new(buttons, choices)
}

/// What has happened to a match since an earlier moment, for one viewer or for all who see the same.
pub struct Since {
    /// The events, as they are told when they happen; none if the match went back.
    pub entries: Vec<Entry>,
    /// What has changed since then.
    pub update: Update,
    /// What the viewer may do now, if anything.
    pub choices: Option<Packed>,
}

/// What has happened since `before`, as `viewer` is told it. It costs the same however long the match is.
pub fn since(game: &dyn AnyMatch, before: &Snapshot, viewer: Viewer) -> Since {
    struct SinceOf<'a>(&'a dyn AnyMatch, &'a Snapshot, Viewer);
    impl Visitor for SinceOf<'_> {
        type Out = Since;
        fn visit<G: Scenic>(&mut self) -> Since {
            let SinceOf(game, snapshot, viewer) = *self;
            let game = match_of::<G>(game);
            let before: &G = snapshot.state().expect("a snapshot of the same match");
            // In a game without secrets the scene may have been drawn for someone else: then the view is not the viewer's.
            let (old, drawn) = match recent::take(before, viewer) {
                Some((seen, scene)) if seen.viewer == viewer => (seen, Some(scene)),
                taken => (Seen::new(before.clone(), viewer), taken.map(|(_, scene)| scene)),
            };
            let (entries, last) = news_from(game, &old, snapshot.steps());
            let new = last.unwrap_or_else(|| Seen::new(game.state().clone(), viewer));
            let moves = new.moves();
            let before = drawn.unwrap_or_else(|| G::drawn(&old, &old.moves()));
            let mut after = G::drawn(&new, &moves);
            let choices = G::packed(&new, &moves, take(&mut after.buttons));
            let update = Update::between(&before, &after);
            recent::keep(new, after);
            Since { entries, update, choices }
        }
    }
    visit_match(game, &mut SinceOf(game, before, viewer))
}

/// The log of a match in words, as `viewer` may read it now.
pub fn story_of(game: &dyn AnyMatch, viewer: Viewer) -> Vec<Entry> {
    struct StoryOf<'a>(&'a dyn AnyMatch, Viewer);
    impl Visitor for StoryOf<'_> {
        type Out = Vec<Entry>;
        fn visit<G: Scenic>(&mut self) -> Vec<Entry> {
            history(match_of::<G>(self.0), self.1)
        }
    }
    visit_match(game, &mut StoryOf(game, viewer))
}

fn match_of<G: Scenic>(game: &dyn AnyMatch) -> &Match<G> {
    typed(game).expect("the game of this name has this type")
}
