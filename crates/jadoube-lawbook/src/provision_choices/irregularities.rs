//! What is done about irregularities (Articles 7 and A.5).

/// The penalty for an illegal move.
///
/// Law: 7.5.5, A.3
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct IllegalMovePenalty {
    /// The time that the opponent gains each time.
    pub opponent_gains_ms: u32,
    /// The number of the player's illegal move that loses the game (or draws it, if the opponent
    /// cannot mate); `None` if none does.
    pub loses_on: Option<u8>,
}

choice! {
    /// How long something may be corrected.
    Window {
        /// As long as the game lasts.
        WholeGame,
        /// Until the opponent has made their next move.
        UntilReply,
    }
}
choice! {
    /// What the arbiter does about a position in which both kings are in check or a pawn stands on
    /// the last rank, under limited supervision.
    ///
    /// Law: A.5.4
    IllegalPosition {
        /// Nothing is provided.
        NoRule,
        /// The arbiter waits for the next completed move; if the position is still illegal, the
        /// game is drawn.
        DrawAfterNextMove,
    }
}
choice! {
    /// What is done about displaced pieces.
    ///
    /// Law: 7.4
    DisplacedPieces {
        /// The previous position is set up again.
        EarlierPosition,
        /// The player who displaced them re-establishes the position in their own time, and may be
        /// penalised.
        DisplacerRestores,
    }
}
choice! {
    /// What is done if the position before an irregularity is not known.
    ///
    /// Law: 7.5.1, 7.6
    UnknownPosition {
        /// The game is void and a new one is played.
        NewGame,
        /// Play goes on from the last position that can be identified.
        LastIdentifiable,
    }
}
