//! How a game ends, and who can still win (Articles 5 and 9).

choice! {
    /// How it is found out whether a player can still win.
    MateTest {
        /// Only a player with nothing but the king cannot.
        LoneKing,
        /// He cannot if no series of legal moves leads to mate.
        AnySeries,
    }
}
choice! {
    /// Which moves end the game by mate, stalemate or a dead position.
    ///
    /// Law: 5.1.1, 5.2.1, 5.2.2
    EndingMove {
        /// Any.
        Any,
        /// Those made as Article 3 and 4.2 to 4.7 demand.
        ProperlyMade,
    }
}
choice! {
    /// Which positions are dead.
    ///
    /// Law: 5.2.2
    DeadPosition {
        /// Four endings: bare kings, a bishop or a knight more, bishops on one square colour.
        ClosedList,
        /// All in which neither side can mate by any series of legal moves.
        AnySeries,
    }
}
choice! {
    /// How the move is announced that would complete a claim.
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
    /// Which fifth occurrence of a position ends the game.
    ///
    /// Law: 9.6.1
    Fivefold {
        /// None.
        Absent,
        /// One of five that came four half-moves apart.
        Consecutive,
        /// Any.
        AnyTime,
    }
}
choice! {
    /// How fifty moves without capture and pawn move give a draw.
    ///
    /// Law: 9.3
    FiftyMoves {
        /// On request of a player who shows it; longer limits may have been announced.
        OnProof,
        /// On claim, also with a move announced.
        OnClaim,
    }
}
