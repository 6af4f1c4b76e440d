//! What is done about irregularities (Articles 7 and A.5).

/// The penalty for an illegal move.
///
/// Law: 7.5.5, A.3
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct IllegalMovePenalty {
    /// What the opponent gains each time.
    pub opponent_gains_ms: u32,
    /// The illegal move of a player that loses the game (or draws it, if the opponent cannot mate);
    /// none does if there is no number.
    pub loses_on: Option<u8>,
}

choice! {
    /// Until when something may be put right.
    Window {
        /// As long as the game lasts.
        WholeGame,
        /// Until the opponent has made his next move.
        UntilReply,
    }
}
choice! {
    /// What the arbiter does about a position in which both kings are in check or a pawn stands on
    /// the last rank, under limited supervision.
    ///
    /// Law: A.5.4
    IllegalPosition {
        /// Nothing is laid down.
        NoRule,
        /// He waits for the next completed move; if the position is still illegal, it is a draw.
        DrawAfterNextMove,
    }
}
choice! {
    /// What is done about displaced pieces.
    ///
    /// Law: 7.4
    DisplacedPieces {
        /// The position before is set up again.
        EarlierPosition,
        /// Whoever displaced them puts them right in his own time, and may be punished.
        DisplacerRestores,
    }
}
choice! {
    /// What is done where the position before an irregularity is not known.
    ///
    /// Law: 7.5.1, 7.6
    UnknownPosition {
        /// The game is void and a new one is played.
        NewGame,
        /// Play goes on from the last position that can be identified.
        LastIdentifiable,
    }
}
