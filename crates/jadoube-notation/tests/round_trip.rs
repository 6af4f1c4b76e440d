//! What is written is read back: every legal move of random positions, in every language and form.

use jadoube_notation::{
    AnnouncementLanguage, Announcer, CaptureSign, CastlingSign, CheckSign, EnPassantSign, Form,
    Language, MateSign, PawnNaming, PromotionSign, Signs, SpokenSigns, Style, hear, read_move,
};

use crate::walk::{Dice, visit};

fn any<T: Copy>(dice: &mut Dice, of: &[T]) -> T {
    of[dice.roll(of.len())]
}

#[test]
fn every_legal_move_is_read_as_it_was_written() {
    let languages: Vec<_> = Language::all().collect();
    let mut dice = Dice::new(2023);
    let mut turn = 0;
    let mut text = String::new();
    visit(100_000, 1, |position, moves| {
        // Languages and forms in turn, so that each pair has its share; the signs are random.
        let language = languages[turn % languages.len()];
        let form = Form::ALL[turn / languages.len() % Form::ALL.len()];
        turn += 1;
        let signs = Signs {
            capture: any(&mut dice, CaptureSign::ALL),
            check: any(&mut dice, CheckSign::ALL),
            mate: any(&mut dice, MateSign::ALL),
            en_passant: any(&mut dice, EnPassantSign::ALL),
            promotion: any(&mut dice, PromotionSign::ALL),
            castling: any(&mut dice, CastlingSign::ALL),
        };
        let style = Style { language, form, signs };
        for &mv in moves {
            use std::fmt::Write as _;
            text.clear();
            write!(text, "{}", style.write(position, mv)).expect("a String takes all");
            let read = read_move(&text, position, language);
            let read = read.unwrap_or_else(|error| panic!("{error} in {position}, {style:?}"));
            assert_eq!(read.mv, mv, "{text} in {position}, {style:?}");
            assert!(!read.offers_draw, "{text}");
            let clean = read.doubts.is_empty() || form == Form::Uci;
            assert!(clean, "{text} in {position}, {style:?}: {:?}", read.doubts);
        }
    });
}

#[test]
fn every_announcement_is_understood() {
    let pawns = [PawnNaming::Never, PawnNaming::AtPromotion, PawnNaming::Always];
    let spoken = [SpokenSigns::Unspoken, SpokenSigns::Spoken];
    let mut dice = Dice::new(8);
    let mut turn = 0;
    visit(20_000, 2, |position, moves| {
        let language = AnnouncementLanguage::ALL[turn % 4];
        turn += 1;
        let announcer =
            Announcer { language, pawns: any(&mut dice, &pawns), signs: any(&mut dice, &spoken) };
        for &mv in moves {
            let announced = announcer.announce(position, mv);
            assert_eq!(hear(&announced, position, language), Ok(mv), "{announced} in {position}");
        }
    });
}

#[test]
fn a_draw_offer_stands_behind_the_move() {
    visit(200, 3, |position, moves| {
        for (language, &mv) in Language::all().zip(moves) {
            let text = Style::fide(language).write(position, mv).offering_draw().to_string();
            let read = read_move(&text, position, language).expect("what we write we read");
            assert_eq!((read.mv, read.offers_draw), (mv, true), "{text}");
        }
    });
}
