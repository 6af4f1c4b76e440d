//! Counts of lines of play against published ones; sources in data/README.md.

use jadoube_chess::{Fen, Flaw, Irregular, Move, Position, Setup, Side};

/// Counts the obvious way, move by move.
fn count_slowly(position: &Position, depth: u32) -> u64 {
    match depth {
        0 => 1,
        _ => position
            .legal_moves()
            .into_iter()
            .map(|mv| count_slowly(&position.play(mv), depth - 1))
            .sum(),
    }
}

/// Compares counts of at most `limit` nodes, and counts small ones the obvious way as well. Returns
/// how many were compared.
fn check(position: &Position, counts: &[(u32, u64)], limit: u64, slow_limit: u64) -> usize {
    let mut compared = 0;
    for (at, &(depth, nodes)) in counts.iter().enumerate() {
        if nodes <= limit || at == 0 {
            assert_eq!(position.perft(depth), nodes, "{position} to depth {depth}");
            compared += 1;
        }
        if nodes <= slow_limit {
            assert_eq!(count_slowly(position, depth), nodes, "{position} to depth {depth}");
        }
    }
    compared
}

/// What was compared in a file: rows, rows whose position cannot be reached, counts.
#[derive(Debug, Default, PartialEq, Eq)]
struct Compared {
    rows: usize,
    unreachable: usize,
    counts: usize,
}

/// Compares a file of lines `FEN ;D1 20 ;D2 400`.
fn check_epd(text: &str, limit: u64, slow_limit: u64) -> Compared {
    let mut compared = Compared::default();
    for line in text.lines() {
        let mut parts = line.split(';');
        let setup = Setup::from_fen(parts.next().unwrap().trim()).unwrap();
        let counts: Vec<(u32, u64)> =
            parts.map(|part| pair(part.trim().strip_prefix('D').unwrap())).collect();
        let (position, flaws) = Position::allowing_unreachable(setup).unwrap();
        compared.rows += 1;
        compared.unreachable += usize::from(!flaws.is_empty());
        compared.counts += check(&position, &counts, limit, slow_limit);
    }
    compared
}

/// Depth and nodes, with a space between.
fn pair(text: &str) -> (u32, u64) {
    let (depth, nodes) = text.split_once(' ').unwrap();
    (depth.parse().unwrap(), nodes.parse().unwrap())
}

#[test]
fn ordinary_positions_have_the_published_counts() {
    let text = include_str!("data/perft/standard.epd");
    let compared = check_epd(text, 1_000_000, 10_000);
    assert_eq!(compared, Compared { rows: 128, unreachable: 1, counts: 678 });
}

#[test]
fn chess960_positions_have_the_published_counts() {
    let text = include_str!("data/perft/chess960.epd");
    let compared = check_epd(text, 100_000, 2_000);
    assert_eq!(compared, Compared { rows: 960, unreachable: 0, counts: 2887 });
}

#[test]
fn positions_with_two_different_starting_ranks_have_the_published_counts() {
    let text = include_str!("data/perft/chessie_dfrc960.epd");
    let compared = check_epd(text, u64::MAX, 2_000);
    assert_eq!(compared, Compared { rows: 8, unreachable: 0, counts: 24 });
}

/// Positions that are meant to trip move generators; many of them cannot be reached.
#[test]
fn tricky_positions_have_the_published_counts() {
    let mut compared = Compared::default();
    for block in include_str!("data/perft/tricky.perft").split("\nid ").skip(1) {
        let after = |word| block.lines().filter_map(move |line| line.strip_prefix(word));
        let (fen, _) = Fen::lenient(after("epd ").next().unwrap()).unwrap();
        let (position, flaws) = Position::allowing_unreachable(*fen.setup()).unwrap();
        let counts: Vec<(u32, u64)> = after("perft ").map(pair).collect();
        compared.rows += 1;
        compared.unreachable += usize::from(!flaws.is_empty());
        compared.counts += check(&position, &counts, u64::MAX, 10_000);
    }
    assert_eq!(compared, Compared { rows: 26, unreachable: 11, counts: 88 });
}

/// The last of the tricky ones has more pieces than a set; the slow way finds the same moves.
#[test]
fn too_much_material_has_the_published_counts() {
    let setup = Setup::from_fen("kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1").unwrap();
    assert!(setup.flaws().iter().any(|flaw| *flaw == Flaw::TooManyMen(Side::White, 28)));
    let irregular = Irregular::try_from(setup).unwrap();
    let moves = irregular.legal_moves();
    assert_eq!(moves.len(), 270);
    assert!(moves.into_iter().all(|mv| irregular.play(mv).legal_moves().is_empty()));
}

/// What the last moves of all lines of a given length are.
#[derive(Debug, Default, PartialEq, Eq)]
struct LastMoves {
    nodes: u64,
    captures: u64,
    en_passants: u64,
    castlings: u64,
    promotions: u64,
    /// Checks that are not mate.
    checks: u64,
    mates: u64,
}

impl LastMoves {
    fn of(position: &Position, depth: u32) -> Self {
        let mut found = Self::default();
        found.follow(position, depth);
        found
    }

    fn follow(&mut self, position: &Position, depth: u32) {
        for mv in position.legal_moves() {
            let after = position.play(mv);
            if depth > 1 {
                self.follow(&after, depth - 1);
            } else {
                self.add(mv, &after);
            }
        }
    }

    fn add(&mut self, mv: Move, after: &Position) {
        self.nodes += 1;
        self.captures += u64::from(mv.captured().is_some());
        self.en_passants += u64::from(mv.is_en_passant());
        self.castlings += u64::from(mv.castling().is_some());
        self.promotions += u64::from(mv.promotion().is_some());
        self.checks += u64::from(after.is_check() && !after.is_checkmate());
        self.mates += u64::from(after.is_checkmate());
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const SYMMETRIC: &str = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";

/// Depth, nodes, captures, en passant, castling, promotions, checks that are not mate,
/// mates; the totals of
/// <https://github.com/Timmoth/grandchesstree>.
const LAST_MOVES: [(&str, u32, [u64; 7]); 9] = [
    (START, 2, [400, 0, 0, 0, 0, 0, 0]),
    (START, 3, [8_902, 34, 0, 0, 0, 12, 0]),
    (START, 4, [197_281, 1_576, 0, 0, 0, 461, 8]),
    (KIWIPETE, 1, [48, 8, 0, 2, 0, 0, 0]),
    (KIWIPETE, 2, [2_039, 351, 1, 91, 0, 3, 0]),
    (KIWIPETE, 3, [97_862, 17_102, 45, 3_162, 0, 992, 1]),
    (KIWIPETE, 4, [4_085_603, 757_163, 1_929, 128_013, 15_172, 25_480, 43]),
    (SYMMETRIC, 2, [2_079, 203, 0, 0, 0, 40, 0]),
    (SYMMETRIC, 3, [89_890, 9_470, 0, 0, 0, 1_783, 0]),
];

#[test]
fn last_moves_are_of_the_published_kinds() {
    for (fen, depth, counts) in LAST_MOVES {
        let [nodes, captures, en_passants, castlings, promotions, checks, mates] = counts;
        let published =
            LastMoves { nodes, captures, en_passants, castlings, promotions, checks, mates };
        let position = Position::from_fen(fen).unwrap();
        assert_eq!(LastMoves::of(&position, depth), published, "{fen} to depth {depth}");
    }
}

/// The deeper totals of the same source, nodes alone.
#[test]
fn deeper_counts_are_the_published_ones() {
    for (fen, depth, nodes) in
        [(START, 5, 4_865_609), (KIWIPETE, 4, 4_085_603), (SYMMETRIC, 4, 3_894_594)]
    {
        assert_eq!(Position::from_fen(fen).unwrap().perft(depth), nodes, "{fen}");
    }
}
