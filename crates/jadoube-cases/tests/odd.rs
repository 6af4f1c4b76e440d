//! Whatever was said, written or chosen, the game can be written as a case that reads back.

use jadoube_cases::Page;
use jadoube_laws::{
    Actor, AdjournmentEvent, BySide, Class, ConductEvent, Creation, DrawGround, DrawOffers,
    Edition, Envelope, EnvelopeItem, Event, Game, Happening, Inquiry, Misconduct, Reading,
    Regulations, Scoring, SealingClock, Side, Start, Supervision,
};
use proptest::prelude::*;

use crate::transcript::check;

/// Texts made of what could end a line, a text or a case, and of anything else.
fn odd_text() -> impl Strategy<Value = String> {
    let pieces = [
        "\n",
        "\r",
        "\r\n",
        "\t",
        "\"",
        "\\",
        "\\n",
        "\\\"",
        "\\u{",
        "}",
        "\0",
        "\u{1b}",
        "\u{85}",
        "\u{2028}",
        "\u{202e}",
        "\u{feff}",
        "\u{a0}",
        " ",
        "  ",
        "```",
        "=> ",
        "== ",
        "## ",
        " about ",
        " because ",
        "ago:",
        "ż",
        "🙂",
        "with salt",
        "with the clock running",
        "e4",
        ";",
        ":",
        "'",
    ];
    let piece = prop_oneof![
        3 => prop::sample::select(pieces.to_vec()).prop_map(str::to_owned),
        1 => any::<String>(),
        1 => "[a-z]{0,6}",
    ];
    prop::collection::vec(piece, 0..6).prop_map(|pieces| pieces.concat())
}

/// Everything that holds a text, as its words could be.
fn with_text(text: &str) -> Vec<(Actor, Event)> {
    let (white, black) = (Actor::Player(Side::White), Actor::Player(Side::Black));
    let arbiter = Actor::Arbiter(1);
    let text = || text.to_owned();
    let adjourned = |item| Event::OfAdjournment(AdjournmentEvent::Labelled(item));
    vec![
        (white, Event::Said { text: text() }),
        (black, Event::MoveAnnounced { text: text() }),
        (white, Event::SheetWritten { text: text() }),
        (black, Event::ClockStopped { because: Some(text()) }),
        (white, Event::DrawOffered { condition: Some(text()) }),
        (white, Event::DrawClaimed { ground: DrawGround::Threefold, writing: Some(text()) }),
        (black, Event::Appealed { because: Some(text()), against: None }),
        (arbiter, Event::IncidentRecorded { text: text() }),
        (Actor::Clock, Event::ActReported { by: white, ago_ms: 12_000, act: text() }),
        (white, Event::OfConduct(ConductEvent::ToldArbiter { text: text() })),
        (arbiter, Event::OfConduct(ConductEvent::Disturbed { text: text() })),
        (black, Event::OfConduct(ConductEvent::Asked { inquiry: Inquiry::Move(text()) })),
        (
            arbiter,
            Event::OfConduct(ConductEvent::Recorded {
                who: white,
                what: Misconduct::Other(text()),
            }),
        ),
        (white, adjourned(EnvelopeItem::Names(text()))),
        (white, adjourned(EnvelopeItem::Resumption(text()))),
        (white, Event::OfAdjournment(AdjournmentEvent::Stated { text: text() })),
        (
            white,
            Event::MoveSealed { envelope: Envelope::Text(text()), clock: SealingClock::Running },
        ),
        (arbiter, Event::EnvelopeOpened { reading: Some(Reading { text: text(), salt: None }) }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_said_reads_back(text in odd_text(), title in odd_text(), ago in 0..i64::MAX) {
        for (_, event) in with_text(&text) {
            let written = event.to_string();
            prop_assert!(!written.chars().any(char::is_control), "{written:?}");
            prop_assert_eq!(written.parse(), Ok(event), "{}", written);
        }
        let mut regulations = Regulations::standard(Edition::E2023);
        regulations.control = Some("90m".parse().expect("a control"));
        regulations.adjournment = true;
        let creation = Creation::new(regulations);
        let mut game = Game::create(creation.clone());
        let mut entries = Vec::new();
        for (number, (by, event)) in (0..).zip(with_text(&text)) {
            let happening = Happening::new(number * 10, by, event).expect("theirs to do");
            entries.push(game.happen(happening));
        }
        // A long time passes, which no clock shows.
        let at = entries.len() as u64 * 10;
        let stop = Happening::new(at, Actor::Arbiter(1), Event::GameInterrupted);
        entries.push(game.happen(stop.expect("an arbiter's")));
        let by = Actor::Player(Side::Black);
        let late = Event::ActReported { by, ago_ms: ago, act: "presses".to_owned() };
        let at = at + 40_000_000_000;
        entries.push(game.happen(Happening::new(at, Actor::Clock, late).expect("a report")));
        check(&title, &creation, &entries);
    }

    #[test]
    fn whatever_was_chosen_reads_back(creation in odd_creation()) {
        let text = check("A game not begun", &creation, &[]);
        let page = Page::read("game.md", text).expect("a page");
        let read = page.cases[0].header.creation(creation.regulations.edition).expect("a header");
        prop_assert_eq!(read.standing(), creation.standing());
        let (mut one, mut other) = (Game::create(read), Game::create(creation));
        prop_assert_eq!(one.clocks_ms(0), other.clocks_ms(0));
        for line in ["Arbiter starts", "White completes e2e4", "Black completes e7e5"] {
            // Whatever happens must be the same for both.
            prop_assert_eq!(one.play(line).is_ok(), other.play(line).is_ok());
            prop_assert_eq!(one.last_rulings(), other.last_rulings(), "{}", line);
        }
    }
}

const BARE_KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9";

fn odd_creation() -> impl Strategy<Value = Creation> {
    let fen = || prop::sample::select(vec![BARE_KINGS, CASTLING]);
    let start = prop_oneof![
        Just(Start::Standard),
        (0..960_u16).prop_map(Start::Chess960),
        fen().prop_map(|fen| Start::Position(fen.parse().expect("a FEN"))),
    ];
    let duties = ["moves", "announcements", "score_and_clock", "information", "claims"];
    let duties = move || prop::collection::vec(prop::sample::select(duties.to_vec()), 0..4);
    let sides = || prop::collection::vec(prop::sample::select(Side::ALL.to_vec()), 0..3);
    let language = || prop::sample::select(vec!["en", "pl", "sk", "xx", "", "x\ny"]);
    let control = prop::option::of(prop::sample::select(vec![
        "90m",
        "90m/40 + 30m, +30s",
        "White 5m/60 + 0s (+3s); Black 4m/60 + 0s (+3s)",
    ]));
    let chosen = (start, [duties(), duties()], sides(), sides(), [language(), language()], control);
    let numbers = (any::<[u8; 4]>(), any::<[Option<i64>; 2]>(), any::<Option<u32>>(), any::<u32>());
    let about = (any::<[bool; 6]>(), prop::option::of(fen()), any::<[u8; 2]>());
    (chosen, numbers, about).prop_map(|(chosen, numbers, (flags, set_up, illegal_moves))| {
        let (start, duties, disabled, assistants, languages, control) = chosen;
        let ([win, draw, loss, forfeit], [white_ms, black_ms], move_number, number) = numbers;
        let class = if flags[0] { Class::Rapid } else { Class::Standard };
        let mut regulations = Regulations::of_class(Edition::E2023, class, Supervision::Full);
        regulations.start = start;
        let [white, black] =
            duties.map(|named| serde_json::from_value(serde_json::json!(named)).expect("duties"));
        regulations.assistant_duties = BySide::new(white, black);
        regulations.assistants = assistants;
        regulations.disabled = disabled.clone();
        regulations.hearing_impaired = disabled;
        let [white, black] = languages.map(str::to_owned);
        regulations.languages = BySide::new(white, black);
        regulations.control = control.map(|control| control.parse().expect("a control"));
        regulations.scoring = Scoring { win, draw, loss, forfeit };
        regulations.default_time_ms = Some(number);
        regulations.fifty_limit = move_number;
        regulations.draw_offers = DrawOffers::FromMove(number);
        regulations.conduct.appeal_deadline_ms = Some(number);
        regulations.games_recorded = Some(flags[1]);
        let mut creation = Creation::new(regulations);
        creation.set_up = set_up.map(|fen| fen.parse().expect("a FEN"));
        creation.colours_exchanged = flags[2];
        creation.board_turned = flags[3];
        creation.absent = BySide::new(flags[4], flags[5]);
        creation.illegal_moves = BySide::new(illegal_moves[0], illegal_moves[1]);
        creation.clock.white_ms = white_ms;
        creation.clock.black_ms = black_ms;
        creation.clock.move_number = move_number;
        creation.clock.running = flags[5].then_some(Side::White);
        creation
    })
}
