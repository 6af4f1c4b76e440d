//! A locked envelope is opened by the arbiter and the replying player together, and by nobody alone
//! (I.3, I.7).

use jadoube_chess::Position;
use jadoube_laws::{
    Actor, Bytes32, Edition, Effect, Envelope, Event, Game, Happening, Locked, OpenError, Reading,
    Regulations, Role, SealingClock, Side, art,
};
use jadoube_notation::{Language, Style};

const NOTHING: Bytes32 = Bytes32([0; 32]);

/// Bytes that look random and are the same every time.
fn bytes(seed: u64) -> [u8; 96] {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    [(); 96].map(|()| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state.to_le_bytes()[3]
    })
}

fn sealed(text: &str, seed: u64) -> (Locked, [Bytes32; 2]) {
    Locked::seal(text, bytes(seed)).expect("short enough")
}

/// Everything a player might write in the initial position.
fn possible_texts() -> Vec<String> {
    let position = Position::start();
    let style = Style::fide(Language::English);
    position.legal_moves().iter().map(|&mv| style.write(&position, mv).to_string()).collect()
}

#[test]
fn both_shares_together_open_it() {
    for (seed, text) in (1..).zip(possible_texts()) {
        let (locked, [arbiters, repliers]) = sealed(&text, seed);
        let reading = locked.open(arbiters, repliers).expect("both are there");
        assert_eq!(reading.text, text);
        assert!(locked.fits(&reading));
        // Which of the two is whose does not matter.
        assert_eq!(locked.open(repliers, arbiters), Ok(reading));
    }
}

#[test]
fn a_copy_of_the_record_alone_opens_nothing() {
    let (locked, _) = sealed("Nf3", 1);
    assert_eq!(locked.open(NOTHING, NOTHING), Err(OpenError::WrongShares));
    // Trying all moves does not help without the salt,
    for text in possible_texts() {
        let guess = |salt| Reading { text: text.clone(), salt };
        assert!(!locked.fits(&guess(None)));
        assert!(!locked.fits(&guess(Some(NOTHING))));
        assert!(!locked.fits(&guess(Some(locked.commitment))));
    }
    // and the same move sealed again looks like any other.
    let (again, _) = sealed("Nf3", 2);
    assert_ne!(again.commitment, locked.commitment);
    assert_ne!(again.ciphertext, locked.ciphertext);
    for (seed, text) in (3..).zip(possible_texts()) {
        assert_eq!(sealed(&text, seed).0.ciphertext.len(), locked.ciphertext.len());
    }
}

#[test]
fn one_share_alone_opens_nothing() {
    let (locked, [arbiters, repliers]) = sealed("Nf3", 1);
    let (_, [others, _]) = sealed("Nf3", 2);
    for share in [arbiters, repliers] {
        for with in [NOTHING, share, others, locked.commitment] {
            assert_eq!(locked.open(share, with), Err(OpenError::WrongShares));
            assert_eq!(locked.open(with, share), Err(OpenError::WrongShares));
        }
    }
}

#[test]
fn what_the_sealer_has_opens_nothing() {
    let (locked, _) = sealed("Nf3", 1);
    // The player knows the move and can seal it again, as often as desired.
    for seed in 2..50 {
        let (own, [one, other]) = sealed("Nf3", seed);
        assert_eq!(locked.open(one, other), Err(OpenError::WrongShares));
        let reading = own.open(one, other).expect("their own");
        assert!(!locked.fits(&reading), "their salt is not that of the envelope");
    }
}

#[test]
fn nothing_can_be_changed_afterwards() {
    let (mut locked, [arbiters, repliers]) = sealed("Nf3", 1);
    let right = locked.open(arbiters, repliers).expect("both are there");
    assert!(!locked.fits(&Reading { text: "Nc3".to_owned(), ..right.clone() }));
    let (other, _) = sealed("Nc3", 2);
    let whole = std::mem::replace(&mut locked.ciphertext, other.ciphertext);
    assert_eq!(locked.open(arbiters, repliers), Err(OpenError::WrongShares));
    locked.ciphertext = whole.replace(['0', '1'], "f");
    assert_eq!(locked.open(arbiters, repliers), Err(OpenError::WrongShares));
    locked.ciphertext = "no digits".to_owned();
    assert_eq!(locked.open(arbiters, repliers), Err(OpenError::WrongShares));
    assert_eq!(Locked::seal(&"x".repeat(64), [0; 96]), Err(OpenError::TooLong));
}

fn adjourned(envelope: Envelope) -> Game {
    let mut regulations = Regulations::standard(Edition::E2023);
    regulations.adjournment = true;
    let mut game = Game::new(regulations);
    let event = Event::MoveSealed { envelope, clock: SealingClock::Stopped };
    game.happen(Happening { at: 0, by: Actor::Player(Side::White), event });
    game
}

fn open(game: &mut Game, reading: Option<Reading>) {
    let event = Event::EnvelopeOpened { reading };
    game.happen(Happening { at: 0, by: Actor::Arbiter(1), event });
}

fn refused(game: &Game) -> bool {
    let rests = |ruling: &jadoube_laws::Ruling| {
        ruling.effect == Effect::RequestRefused && ruling.basis[0] == art!("I.7")
    };
    game.last_rulings().iter().any(rests)
}

#[test]
fn a_game_takes_only_the_words_that_were_locked() {
    let (locked, [arbiters, repliers]) = sealed("Nf3", 1);
    let right = locked.open(arbiters, repliers).expect("both are there");
    let mut game = adjourned(Envelope::Locked(locked));
    open(&mut game, None);
    assert!(refused(&game), "nothing was read");
    open(&mut game, Some(Reading { text: "Nc3".to_owned(), ..right.clone() }));
    assert!(refused(&game), "other words");
    open(&mut game, Some(Reading { salt: None, ..right.clone() }));
    assert!(refused(&game), "no proof");
    open(&mut game, Some(right));
    assert_eq!(game.line().len(), 1);
    assert_eq!(game.to_move(), Side::Black);
}

#[test]
fn a_lost_share_is_a_lost_envelope() {
    let (locked, _) = sealed("Nf3", 1);
    let mut game = adjourned(Envelope::Locked(locked));
    game.play("Arbiter notices the envelope is missing; White states the sealed move \"Nf3\"")
        .expect("these are words");
    assert_eq!(game.line().len(), 1);
    assert_eq!(game.last_rulings().last().map(|ruling| ruling.basis[0]), Some(art!("I.12.1")));
}

#[test]
fn the_words_on_paper_are_shown_to_nobody_but_the_sealer() {
    let mut regulations = Regulations::standard(Edition::E2023);
    regulations.adjournment = true;
    let mut game = Game::new(regulations);
    let event = "seals \"Nf3\"".parse::<Event>().expect("these are words");
    let entry = game.happen(Happening { at: 0, by: Actor::Player(Side::White), event });
    let seen = |role| {
        let view = entry.view(role).expect("everyone sees that a move was sealed");
        serde_json::to_string(&view).expect("views can be written").contains("Nf3")
    };
    assert!(seen(Role::Player(Side::White)));
    for role in [Role::Player(Side::Black), Role::Arbiter, Role::Spectator] {
        assert!(!seen(role), "{role:?}");
    }
}

#[test]
fn a_locked_envelope_is_read_as_it_is_written() {
    let (locked, [arbiters, repliers]) = sealed("Nf3", 1);
    let reading = locked.open(arbiters, repliers).expect("both are there");
    let events = [
        Event::MoveSealed { envelope: Envelope::Locked(locked), clock: SealingClock::Stopped },
        Event::EnvelopeOpened { reading: Some(reading) },
    ];
    for event in events {
        assert_eq!(event.to_string().parse(), Ok(event));
    }
}

/// A share whose bits are all the same does not make up for the other.
#[test]
fn no_share_is_so_strong_that_it_needs_no_other() {
    for byte in [0x00, 0xff] {
        let mut random = [0x5a; 96];
        random[..32].fill(byte);
        let (locked, [arbiters, repliers]) = Locked::seal("Nf3", random).unwrap();
        assert_eq!(locked.open(arbiters, repliers).unwrap().text, "Nf3");
        for other in [0x00, 0x0f, 0xff] {
            let wrong = locked.open(arbiters, Bytes32([other; 32]));
            assert_eq!(wrong, Err(OpenError::WrongShares), "{byte:x} {other:x}");
        }
    }
}

#[test]
fn bytes_are_shown_and_kept_as_hexadecimal_digits() {
    let bytes = Bytes32(std::array::from_fn(|n| n as u8));
    let digits = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    assert_eq!(bytes.to_string(), digits);
    assert_eq!(format!("{bytes:?}"), digits);
    assert_eq!(serde_json::to_string(&bytes).unwrap(), format!("\"{digits}\""));
    assert_eq!(digits.parse(), Ok(bytes));
    for wrong in ["", "00", &digits[1..], &digits.replace("1f", "xy")] {
        assert!(wrong.parse::<Bytes32>().is_err(), "{wrong}");
    }
}

#[test]
fn an_envelope_is_there_until_it_is_opened() {
    let mut regulations = Regulations::standard(Edition::E2023);
    regulations.adjournment = true;
    regulations.control = "2h/40 + 1h".parse().ok();
    let mut creation = jadoube_laws::Creation::new(regulations);
    creation.clock.running = Some(Side::White);
    let mut game = Game::create(creation);
    assert_eq!(game.envelope(), None);
    game.play("White seals \"Nf3\"").unwrap();
    let sealed = Envelope::Text("Nf3".to_owned());
    assert_eq!(game.envelope(), Some((Side::White, &sealed)));
    game.play("Arbiter opens the envelope").unwrap();
    assert_eq!(game.envelope(), None);
}
