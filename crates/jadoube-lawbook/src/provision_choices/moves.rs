//! What moving a piece means: touch, castling, promotion, completion (Articles 4 and 6.2.1).

choice! {
    /// When a move is completed.
    ///
    /// Law: 6.2.1
    Completion {
        /// When the piece is released.
        OnRelease,
        /// When the clock is pressed.
        OnPress,
        /// When the clock is pressed, or if the move ends the game, or once the same player has
        /// made his next move.
        OnPressOrEndOrNextMove,
    }
}
choice! {
    /// Which touch binds a player.
    ///
    /// Law: 4.2.2, 4.3
    Touch {
        /// A deliberate one.
        Deliberate,
        /// One with the intention of moving or capturing.
        WithIntent,
        /// Any that is not clearly accidental.
        UnlessAccidental,
    }
}
choice! {
    /// What is due where pieces of both colours were touched.
    ///
    /// Law: 4.3.3
    BothColours {
        /// There is a rule for one piece of each only.
        OneOfEach,
        /// The first touched of each count, however many were touched.
        FirstOfEach,
    }
}
choice! {
    /// What is due where king and rook were touched and castling is legal.
    ///
    /// Law: 4.4.1
    KingAndRook {
        /// It is not laid down.
        NoRule,
        /// Castling on that side.
        MustCastle,
    }
}
choice! {
    /// What a rook touched before the king rules out.
    ///
    /// Law: 4.4.2
    RookBeforeKing {
        /// Castling with that rook; the rules on touched pieces apply.
        NotWithThatRook,
        /// Castling on that side; the first touched piece must move.
        NotOnThatSide,
    }
}
choice! {
    /// What is due where castling was meant and is illegal.
    ///
    /// Law: 4.4.3
    CastlingIllegal {
        /// Another move of the king, castling on the other side included.
        KingMove,
        /// The same, or any legal move if the king has none.
        KingMoveElseAny,
    }
}
choice! {
    /// What is due where the king was released as if castling, and castling there is illegal.
    ///
    /// Law: 4.7.2
    KingReleased {
        /// It is not laid down.
        NoRule,
        /// Another move of the king, or any legal move if it has none.
        KingMoveElseAny,
    }
}
choice! {
    /// When the choice of the new piece is final.
    ///
    /// Law: 4.4.4
    PromotionChoice {
        /// When the new piece is released.
        OnRelease,
        /// When the new piece has touched the square of promotion.
        OnTouchingSquare,
    }
}
choice! {
    /// What two hands on the pieces in one move mean.
    ///
    /// Law: 4.1, 7.5.4
    TwoHands {
        /// Nothing.
        Allowed,
        /// An illegal move, once the clock is pressed.
        IllegalMove,
    }
}
choice! {
    /// What a pawn left on the last rank means.
    ///
    /// Law: 7.5.2
    UnpromotedPawn {
        /// The move is not completed, and the pawn may go nowhere else.
        MoveNotCompleted,
        /// An illegal move once the clock is pressed; the pawn becomes a queen.
        BecomesQueen,
    }
}
