//! What is played on the boards of the demonstration, and what happens there.

use jadoube_laws::{Class, ClockAtStart, Edition, Regulations, Side, Supervision};

use crate::LinkRole;

/// One board.
pub(crate) struct Plan {
    edition: Edition,
    class: Class,
    supervision: Supervision,
    control: &'static str,
    /// A setting in the words of the law cases.
    set: Option<&'static str>,
    /// The clock at the beginning.
    pub(crate) clock: ClockAtStart,
    /// Whether the arbiter has started the game.
    pub(crate) is_started: bool,
    /// So many plies are played at once, so that there is something to see.
    pub(crate) hurries: usize,
    /// What happens before which ply of the script, in order.
    pub(crate) happens: &'static [(usize, Happens)],
}

/// What happens on a board besides moves.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Happens {
    /// The player moves the piece of the script to where it cannot go, and presses.
    IllegalMove,
    /// Somebody does something.
    Act(LinkRole, &'static str),
    /// The player does something between the move and the press.
    WithTheMove(&'static str),
    /// The player thinks for so long that the flag falls.
    DeepThought,
    /// Somebody does something when the game is over.
    AtTheEnd(LinkRole, &'static str),
}

impl Plan {
    pub(crate) fn regulations(&self) -> Regulations {
        let mut regulations = Regulations::of_class(self.edition, self.class, self.supervision);
        // The texts are part of the program; a test reads them all.
        regulations.control = self.control.parse().ok();
        if let Some(words) = self.set {
            regulations.set(words).expect("a setting");
        }
        regulations
    }
}

const WHITE: LinkRole = LinkRole::Player(Side::White);
const BLACK: LinkRole = LinkRole::Player(Side::Black);
pub(crate) const ARBITER: LinkRole = LinkRole::Arbiter(1);

const FULL: ClockAtStart =
    ClockAtStart { white_ms: None, black_ms: None, move_number: None, running: None };

const fn showing(white_s: i64, black_s: i64) -> ClockAtStart {
    ClockAtStart { white_ms: Some(white_s * 1000), black_ms: Some(black_s * 1000), ..FULL }
}

const STANDARD: Plan = Plan {
    edition: Edition::E2023,
    class: Class::Standard,
    supervision: Supervision::Full,
    control: "90m/40 + 30m, +30s",
    set: None,
    clock: FULL,
    is_started: true,
    hurries: 20,
    happens: &[],
};
const RAPID: Plan = Plan { class: Class::Rapid, control: "15m, +10s", ..STANDARD };
const BLITZ: Plan = Plan { class: Class::Blitz, control: "3m, +2s", ..STANDARD };

/// The boards, in the order of the games.
pub(crate) const BOARDS: [Plan; 12] = [
    Plan { happens: &[(24, Happens::WithTheMove("offers a draw"))], ..STANDARD },
    Plan { hurries: 22, happens: &[(26, Happens::IllegalMove)], ..STANDARD },
    // The arbiter is not at every board: what the program sees it tells the arbiter alone.
    Plan {
        supervision: Supervision::Limited,
        hurries: 28,
        happens: &[(30, Happens::IllegalMove)],
        ..RAPID
    },
    Plan {
        supervision: Supervision::Limited,
        clock: showing(35, 58),
        hurries: 36,
        happens: &[(38, Happens::DeepThought)],
        ..BLITZ
    },
    Plan {
        hurries: 30,
        happens: &[(
            33,
            Happens::Act(WHITE, "stops the clock because a phone rang at the next table"),
        )],
        ..STANDARD
    },
    Plan {
        edition: Edition::E2018,
        clock: showing(1510, 1204),
        hurries: 30,
        happens: &[(34, Happens::Act(WHITE, "claims threefold"))],
        ..STANDARD
    },
    Plan {
        edition: Edition::E2014,
        control: "25m, +10s",
        set: Some("draw-offers by-arbiter"),
        clock: showing(702, 655),
        hurries: 36,
        happens: &[
            (40, Happens::WithTheMove("offers a draw")),
            (41, Happens::Act(BLACK, "accepts")),
        ],
        ..RAPID
    },
    Plan {
        clock: showing(3312, 2890),
        hurries: 26,
        happens: &[
            (29, Happens::Act(ARBITER, "records a disturbance \"fire alarm in the building\"")),
            (29, Happens::Act(ARBITER, "interrupts")),
        ],
        ..STANDARD
    },
    Plan { clock: showing(222, 251), hurries: 50, ..RAPID },
    Plan { clock: showing(95, 88), hurries: 40, ..BLITZ },
    // The second illegal move loses, and the player appeals.
    Plan {
        control: "5m, +3s",
        clock: showing(190, 205),
        hurries: 30,
        happens: &[
            (32, Happens::IllegalMove),
            (36, Happens::IllegalMove),
            (
                usize::MAX,
                Happens::AtTheEnd(WHITE, "appeals because the second move was never completed"),
            ),
        ],
        ..BLITZ
    },
    Plan { edition: Edition::E1993, control: "2h/40 + 1h", is_started: false, ..STANDARD },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_has_its_control() {
        for plan in &BOARDS {
            assert!(plan.regulations().control.is_some(), "{}", plan.control);
        }
    }
}
