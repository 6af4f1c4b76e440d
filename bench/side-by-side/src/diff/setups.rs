//! Setups corrupted at random: do the programs agree on which can be played?

use std::cmp::Reverse;

use super::Findings;
use super::cozy::Cozy;
use super::jadoube::Jadoube;
use super::known;
use super::shakmaty::Shakmaty;
use super::walk;
use crate::random::Random;

/// Corrupts the position and compares what the programs say about it.
pub(super) fn compare(fen: &str, random: &mut Random, findings: &mut Findings) {
    let mut sketch = Sketch::read(fen);
    for _ in 0..=random.below(3) {
        sketch.spoil(random);
    }
    let fen = sketch.fen();
    match verdicts(&fen) {
        Ok(Agreement::Valid) => {
            findings.valid_setups += 1;
            if let Err(disagreement) = walk::compare(&fen) {
                findings.disagreements.push(disagreement);
            }
        }
        Ok(Agreement::Invalid) => findings.invalid_setups += 1,
        Ok(Agreement::Explained) => findings.explained += 1,
        Err(disagreement) => findings.disagreements.push(disagreement),
    }
}

#[derive(Debug, PartialEq, Eq)]
pub(super) enum Agreement {
    Valid,
    Invalid,
    /// They differ, and we know why.
    Explained,
}

pub(super) fn verdicts(fen: &str) -> Result<Agreement, String> {
    let jadoube = Jadoube::read(fen);
    let shakmaty = Shakmaty::read(fen);
    let cozy = Cozy::read(fen);
    let valid = [jadoube.is_ok(), shakmaty.is_ok(), cozy.is_ok()];
    match valid {
        [true, true, true] => Ok(Agreement::Valid),
        [false, false, false] => Ok(Agreement::Invalid),
        _ if known::explains(&jadoube, &shakmaty, &cozy) => Ok(Agreement::Explained),
        _ => Err(format!(
            "validity of {fen}\n  jadoube: {:?}\n  shakmaty: {:?}\n  cozy-chess: {:?}",
            jadoube.err(),
            shakmaty.err(),
            cozy.err()
        )),
    }
}

/// A setup as text, open to any change.
struct Sketch {
    /// Rank by rank from the eighth, a dot for an empty square.
    squares: [char; 64],
    to_move: char,
    castling: String,
    en_passant: String,
    counters: String,
}

impl Sketch {
    fn read(fen: &str) -> Sketch {
        let mut fields = fen.splitn(5, ' ').map(str::to_owned);
        let mut field = || fields.next().expect("a FEN has six fields");
        let mut squares = ['.'; 64];
        let mut index = 0;
        for letter in field().chars().filter(|&letter| letter != '/') {
            match letter.to_digit(10) {
                Some(empty) => index += empty as usize,
                None => {
                    squares[index] = letter;
                    index += 1;
                }
            }
        }
        Sketch {
            squares,
            to_move: if field() == "w" { 'w' } else { 'b' },
            castling: field(),
            en_passant: field(),
            counters: field(),
        }
    }

    fn fen(&self) -> String {
        let ranks: Vec<String> = self.squares.chunks(8).map(rank_text).collect();
        let castling = if self.castling.is_empty() { "-" } else { &self.castling };
        format!(
            "{} {} {castling} {} {}",
            ranks.join("/"),
            self.to_move,
            self.en_passant,
            self.counters
        )
    }

    fn spoil(&mut self, random: &mut Random) {
        match random.below(7) {
            0 => self.squares[random.below(64)] = '.',
            1 => {
                self.squares[random.below(64)] =
                    *random.choose(&['Q', 'R', 'B', 'N', 'P', 'q', 'r', 'b', 'n', 'p'])
            }
            2 | 3 => self.squares.swap(random.below(64), random.below(64)),
            4 => self.to_move = if self.to_move == 'w' { 'b' } else { 'w' },
            5 => self.toggle_castling(random),
            _ => self.en_passant = random_en_passant(self.to_move, random),
        }
    }

    fn toggle_castling(&mut self, random: &mut Random) {
        let letter = *random.choose(&['A', 'B', 'G', 'H', 'a', 'b', 'g', 'h']);
        if self.castling == "-" {
            self.castling.clear();
        }
        let mut letters: Vec<char> = self.castling.chars().collect();
        match letters.iter().position(|&other| other == letter) {
            Some(index) => drop(letters.remove(index)),
            None => letters.push(letter),
        }
        // White's first and the king's side first: the order is a formality that is not tested
        // here.
        letters.sort_by_key(|letter| (letter.is_ascii_lowercase(), Reverse(*letter)));
        self.castling = letters.into_iter().collect();
    }
}

fn rank_text(rank: &[char]) -> String {
    let mut text = String::new();
    let mut empty = 0;
    for &letter in rank {
        if letter == '.' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
            empty = 0;
        }
        text.push(letter);
    }
    if empty > 0 {
        text.push_str(&empty.to_string());
    }
    text
}

fn random_en_passant(to_move: char, random: &mut Random) -> String {
    let file = *random.choose(&['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
    let rank = if to_move == 'w' { '6' } else { '3' };
    match random.below(4) {
        0 => "-".to_owned(),
        1 => format!("{file}{}", random.choose(&['3', '6'])),
        _ => format!("{file}{rank}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sketch_prints_what_it_read() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 b - e3 12 34",
        ] {
            assert_eq!(Sketch::read(fen).fen(), fen);
        }
    }
}
