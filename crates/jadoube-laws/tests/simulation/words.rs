use jadoube_laws::{Actor, Event, Game, Side};

use super::chance::Chance;

/// What players do besides moving, in the words of law cases.
const OF_PLAYERS: [&str; 23] = [
    "hits the clock",
    "points to the screen",
    "asks for a scoresheet",
    "asks to see the scoresheet",
    "hands in the original",
    "hands in the copy",
    "asks for the opponent's scoresheet",
    "gives back the opponent's scoresheet",
    "leaves the playing area",
    "enters the playing area",
    "reports leaving",
    "asks how many moves were made",
    "asks to have 3.8.2 explained",
    "asks whether \"O-O\" is allowed",
    "tells the arbiter \"the flag is down\"",
    "asks for five seconds a move",
    "claims no normal means",
    "claims no effort",
    "claims accident",
    "claims initial position",
    "states the sealed move \"Nf3\"",
    "announces \"Eva 2 Eva 4\"",
    "signs 1-0",
];

/// What officials do.
const OF_ARBITERS: [&str; 19] = [
    "replaces White's scoresheet",
    "has the game reconstructed",
    "ends the reconstruction: 43 moves",
    "ends the reconstruction: nobody knows",
    "records White uses notes",
    "records White distracts the opponent",
    "records Black carries a device",
    "records Black hides the scoresheet",
    "records White refuses to check the claim",
    "records a disturbance \"fire alarm\"",
    "grants White 6:00, Black 6:00",
    "permits White to leave the playing area",
    "orders the adjournment",
    "checks the envelope",
    "opens the envelope",
    "announces the round",
    "notices White's scoresheet",
    "notices Black's time",
    "records \"noise\"",
];

/// One of these acts.
pub(crate) fn act(chance: &mut Chance, game: &Game, side: Side) -> (Actor, Vec<Event>) {
    let (by, words) = match chance.once_in(2) {
        true => (Actor::Player(side), chance.one_of(&OF_PLAYERS)),
        false => (Actor::Arbiter(1), chance.one_of(&OF_ARBITERS)),
    };
    let events = game.acts(by, words).unwrap_or_else(|error| panic!("{by} {words}: {error}"));
    (by, events)
}
