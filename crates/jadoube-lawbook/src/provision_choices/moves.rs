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
        /// made their next move.
        OnPressOrEndOrNextMove,
    }
}
choice! {
    /// The kind of touch that binds a player.
    ///
    /// Law: 4.2.2, 4.3
    Touch {
        /// A deliberate touch.
        Deliberate,
        /// A touch with the intention of moving or capturing.
        WithIntent,
        /// Any touch that is not clearly accidental.
        UnlessAccidental,
    }
}
choice! {
    /// What is required if pieces of both colours were touched.
    ///
    /// Law: 4.3.3
    BothColours {
        /// There is only a rule for one piece of each colour.
        OneOfEach,
        /// The first touched of each count, however many were touched.
        FirstOfEach,
    }
}
choice! {
    /// What is required if king and rook were touched and castling is legal.
    ///
    /// Law: 4.4.1
    KingAndRook {
        /// Nothing is provided.
        NoRule,
        /// Castling on that side.
        MustCastle,
    }
}
choice! {
    /// What is ruled out by touching a rook before the king.
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
    /// What is required if castling was intended but is illegal.
    ///
    /// Law: 4.4.3
    CastlingIllegal {
        /// Another move of the king, including castling on the other side.
        KingMove,
        /// Another move of the king, or any legal move if the king has none.
        KingMoveElseAny,
    }
}
choice! {
    /// What is required if the king was released as if castling, and castling there is illegal.
    ///
    /// Law: 4.7.2
    KingReleased {
        /// Nothing is provided.
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
    /// The consequence of using two hands on the pieces in one move.
    ///
    /// Law: 4.1, 7.5.4
    TwoHands {
        /// None.
        Allowed,
        /// It is an illegal move, once the clock is pressed.
        IllegalMove,
    }
}
choice! {
    /// The consequence of leaving a pawn on the last rank.
    ///
    /// Law: 7.5.2
    UnpromotedPawn {
        /// The move is not completed, and the pawn may not be moved elsewhere.
        MoveNotCompleted,
        /// It is an illegal move once the clock is pressed; the pawn becomes a queen.
        BecomesQueen,
    }
}
