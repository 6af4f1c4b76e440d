//! Reading what comes after the squares: promotion, signs, a draw offer, annotations.

use jadoube_chess::Kind;

use crate::coordinates::CAPTURES;
use crate::cursor::Cursor;
use crate::language::{Case, figurine_kind};
use crate::parse::strange_letter;
use crate::{Body, Doubt, Language, Written, WrittenCheck, WrittenError};

/// Annotation signs, longer ones before their own beginnings.
const ANNOTATIONS: &[&str] = &[
    "+/-", "-/+", "+/=", "=/+", "+/−", "−/+", "+−", "−+", "+–", "–+", "+—", "—+", "+-", "-+", "+=",
    "=+", "!", "?", "±", "∓", "⩲", "⩱", "∞", "=", "~", "□", "⨀", "⊙", "⟳", "→", "↑", "⇆", "⇄", "∆",
    "⌓", "‼", "⁇", "⁈", "⁉",
];

/// Signs of check and checkmate, longer ones before their own beginnings.
const CHECKS: &[(&str, WrittenCheck)] = &[
    ("++", WrittenCheck::TwoPluses),
    ("+", WrittenCheck::Check),
    ("#", WrittenCheck::Mate),
    ("†", WrittenCheck::Check),
    ("‡", WrittenCheck::Mate),
    ("≠", WrittenCheck::Mate),
    ("check", WrittenCheck::Check),
    ("ch.", WrittenCheck::Check),
    ("ch", WrittenCheck::Check),
    ("mate", WrittenCheck::Mate),
    ("mat", WrittenCheck::Mate),
];

/// How a promotion may be written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Promotion {
    /// With or without a sign.
    Usual,
    /// Like that, or as in UCI: a small English letter directly after two squares.
    Uci,
    /// Only with a sign: after squares in capitals a letter may be a file of descriptive notation,
    /// `D1R`.
    WithSign,
}

impl Written {
    /// Reads what comes after the squares.
    pub(crate) fn with_tail(
        mut self,
        mut cursor: Cursor<'_>,
        language: Language,
        promotion: Promotion,
    ) -> Result<Self, WrittenError> {
        if promotion == Promotion::Uci {
            self.take_uci_promotion(&mut cursor, language);
        }
        let sign_needed = promotion == Promotion::WithSign;
        loop {
            cursor.skip_spaces();
            if cursor.is_at_end() {
                return Ok(self);
            }
            let taken = self.take_draw_offer(&mut cursor)
                || self.take_en_passant(&mut cursor)
                || self.take_check(&mut cursor)
                || self.take_promotion(&mut cursor, language, sign_needed)
                || take_annotation(&mut cursor)
                || self.take_capture(&mut cursor);
            if !taken {
                return Err(strange(&cursor, language));
            }
        }
    }

    /// Law: C.12
    fn take_draw_offer(&mut self, cursor: &mut Cursor<'_>) -> bool {
        let offer = cursor.attempt(|cursor| {
            for part in ['(', '=', ')'] {
                cursor.skip_spaces();
                cursor.take_any(&[part]).then_some(())?;
            }
            Some(())
        });
        self.offers_draw |= offer.is_some();
        offer.is_some()
    }

    /// Law: C.13.6
    fn take_en_passant(&mut self, cursor: &mut Cursor<'_>) -> bool {
        let written = cursor.take_first(&["e.p.", "e. p.", "e.p", "ep.", "ep"]);
        self.en_passant |= written;
        written
    }

    /// Law: C.13.4, C.13.5
    fn take_check(&mut self, cursor: &mut Cursor<'_>) -> bool {
        let rest = cursor.rest();
        // A plus in front of an evaluation: `Qh5++-` is a check, and White is winning.
        let before_evaluation = rest.starts_with("++-") || rest.starts_with("++/");
        let evaluation = ANNOTATIONS.iter().any(|sign| sign.len() > 1 && rest.starts_with(sign));
        let sign = if before_evaluation {
            cursor.advance(1);
            WrittenCheck::Check
        } else if evaluation {
            return false;
        } else if cursor.take_any(&['X', 'Х']) {
            WrittenCheck::Mate
        } else {
            match CHECKS.iter().find(|(sign, _)| cursor.take_first(&[sign])) {
                Some((_, sign)) => *sign,
                None => return false,
            }
        };
        self.check = self.check.max(sign);
        true
    }

    /// Takes a small English letter directly after two squares.
    fn take_uci_promotion(&mut self, cursor: &mut Cursor<'_>, language: Language) {
        let in_language = language.letter_at(cursor.rest());
        let promotion = cursor.take(|next| match next {
            'q' | 'r' | 'b' | 'n' => Kind::from_letter(next),
            _ => None,
        });
        if promotion.is_some() {
            self.promotion = promotion;
            if in_language.is_some_and(|(kind, ..)| promotion != Some(kind)) {
                self.doubt(Doubt::SmallPieceLetter);
            }
        }
    }

    /// `Q`, `=Q`, `(Q)`, `=(Q)` or `/Q`.
    ///
    /// Law: C.11
    fn take_promotion(
        &mut self,
        cursor: &mut Cursor<'_>,
        language: Language,
        sign_needed: bool,
    ) -> bool {
        if self.promotion.is_some() || matches!(self.body, Body::Castling(_)) {
            return false;
        }
        let promotion = cursor.attempt(|cursor| {
            let sign = cursor.take_any(&['=', '/']);
            if sign {
                cursor.skip_spaces();
            }
            let bracket = cursor.take_any(&['(']);
            if sign_needed && !sign && !bracket {
                return None;
            }
            let promotion = piece(cursor, language)?;
            (!bracket || cursor.take_any(&[')'])).then_some(promotion)
        });
        if let Some((kind, case)) = promotion {
            self.promotion = Some(kind);
            if case == Case::Small {
                self.doubt(Doubt::SmallPieceLetter);
            }
        }
        promotion.is_some()
    }

    /// Takes the sign of a capture after the square, `ed5:`.
    fn take_capture(&mut self, cursor: &mut Cursor<'_>) -> bool {
        let written = cursor.take_any(CAPTURES);
        self.captures |= written;
        written
    }
}

fn piece(cursor: &mut Cursor<'_>, language: Language) -> Option<(Kind, Case)> {
    if let Some(kind) = cursor.take(figurine_kind) {
        return Some((kind, Case::Capital));
    }
    let (kind, length, case) = language.letter_at(cursor.rest())?;
    cursor.advance(length);
    Some((kind, case))
}

/// Takes an annotation: one of the usual signs or a PGN glyph such as `$1`.
fn take_annotation(cursor: &mut Cursor<'_>) -> bool {
    if cursor.take_first(ANNOTATIONS) {
        return true;
    }
    let glyph = cursor.attempt(|cursor| {
        cursor.take_any(&['$']).then_some(())?;
        cursor.take(|next| next.to_digit(10))?;
        while cursor.take(|next| next.to_digit(10)).is_some() {}
        Some(())
    });
    glyph.is_some()
}

/// The error about something that has no meaning here.
fn strange(cursor: &Cursor<'_>, language: Language) -> WrittenError {
    let mut letter = *cursor;
    letter.take_any(&['=', '/', '(']);
    match letter.peek() {
        Some(next) if next.is_uppercase() && language.letter_at(letter.rest()).is_none() => {
            strange_letter(&letter, language, next)
        }
        _ => WrittenError::Unexpected {
            text: cursor.text().to_owned(),
            at: cursor.at(),
            expected: "the piece of a promotion, a sign or the end",
        },
    }
}
