//! The trees to count.

use clap::builder::PossibleValuesParser;

pub(crate) struct TestPosition {
    pub(crate) name: &'static str,
    pub(crate) fen: &'static str,
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
    pub(crate) chess960: bool,
}

const ALL: [TestPosition; 5] = [
    TestPosition {
        name: "start",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        depth: 6,
        nodes: 119_060_324,
        chess960: false,
    },
    TestPosition {
        name: "kiwipete",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        depth: 5,
        nodes: 193_690_690,
        chess960: false,
    },
    TestPosition {
        name: "ending",
        fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        depth: 7,
        nodes: 178_633_661,
        chess960: false,
    },
    TestPosition {
        name: "promotion",
        fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        depth: 6,
        nodes: 706_045_033,
        chess960: false,
    },
    TestPosition {
        name: "chess960",
        fen: "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        depth: 6,
        nodes: 227_689_589,
        chess960: true,
    },
];

pub(super) fn names() -> PossibleValuesParser {
    ALL.map(|position| position.name).into()
}

/// The positions with these names, or all of them if no name is given.
pub(super) fn chosen(names: &[String]) -> Vec<TestPosition> {
    let mut positions = Vec::from(ALL);
    positions.retain(|position| names.is_empty() || names.iter().any(|name| name == position.name));
    positions
}
