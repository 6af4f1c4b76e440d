//! How a game ends, and who can still win (Articles 5 and 9).

choice! {
    /// The test of whether a player can still win.
    MateTest {
        /// Only a player who has nothing but the king cannot win.
        LoneKing,
        /// A player cannot win if no series of legal moves leads to mate.
        AnySeries,
    }
}
choice! {
    /// The moves that can end the game by mate, stalemate or a dead position.
    ///
    /// Law: 5.1.1, 5.2.1, 5.2.2
    EndingMove {
        /// Any move.
        Any,
        /// Moves made in accordance with Article 3 and 4.2 to 4.7.
        ProperlyMade,
    }
}
choice! {
    /// The positions that are dead.
    ///
    /// Law: 5.2.2
    DeadPosition {
        /// Four endings: bare kings, one bishop or one knight more, bishops on squares of one
        /// colour.
        ClosedList,
        /// All in which neither side can mate by any series of legal moves.
        AnySeries,
    }
}
choice! {
    /// How a player announces the move that would complete a claim.
    ///
    /// Law: 9.2.1, 9.3.1
    AnnouncedMove {
        /// In any way.
        AnyWay,
        /// Written on the scoresheet.
        Written,
        /// Written on the scoresheet, or entered on an electronic one.
        WrittenOrEntered,
    }
}
choice! {
    /// The fifth occurrence of a position that ends the game.
    ///
    /// Law: 9.6.1
    Fivefold {
        /// None: there is no such rule.
        Absent,
        /// Only if the five came four half-moves apart.
        Consecutive,
        /// Any fifth occurrence.
        AnyTime,
    }
}
choice! {
    /// How fifty moves without a capture or pawn move lead to a draw.
    ///
    /// Law: 9.3
    FiftyMoves {
        /// At the request of a player who proves it; longer limits may have been announced.
        OnProof,
        /// By a claim, also with an announced move.
        OnClaim,
    }
}
