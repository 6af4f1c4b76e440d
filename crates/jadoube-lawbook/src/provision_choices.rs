//! The choices that editions make, as types; each is a field of [`Provisions`](crate::Provisions).

/// Declares an enum that is a choice of the Laws.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize))]
        #[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
        pub enum $name { $($(#[$variant_doc])* $variant,)+ }
    };
}

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
    /// How it is found out whether a player can still win.
    MateTest {
        /// Only a player with nothing but the king cannot.
        LoneKing,
        /// He cannot if no series of legal moves leads to mate.
        AnySeries,
    }
}
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
    /// Until when something may be put right.
    Window {
        /// As long as the game lasts.
        WholeGame,
        /// Until the opponent has made his next move.
        UntilReply,
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
choice! {
    /// How a player claims a win on time, under limited supervision.
    ///
    /// Law: A.5.3
    TimeClaim {
        /// He must stop the clock, and his own flag must be up afterwards.
        MustStop,
        /// He may stop the clock.
        MayStop,
    }
}
choice! {
    /// What follows when both flags are down.
    ///
    /// Law: III.3.1
    BothFlags {
        /// The claim of either fails.
        ClaimFails,
        /// The flag that fell first counts; if that is not known, guideline III where it applies.
        FirstFallen,
    }
}
choice! {
    /// On what the players record.
    ///
    /// Law: 8.1.1
    Scoresheet {
        /// On paper.
        Paper,
        /// On paper, or on a certified electronic scoresheet.
        PaperOrElectronic,
    }
}
choice! {
    /// How the players confirm the result.
    ///
    /// Law: 8.7
    ResultConfirmation {
        /// By signing both scoresheets.
        Signatures,
        /// By signing, or by approving on the electronic scoresheet.
        SignaturesOrApproval,
    }
}
choice! {
    /// What a player with little time may ask for.
    ///
    /// Law: III.4
    QuickplayRequest {
        /// Five seconds a move for both, as delay or as increment, if possible.
        DelayOrIncrement,
        /// An increment of five seconds for both.
        Increment,
    }
}
choice! {
    /// What a move is sealed on.
    ///
    /// Law: I.1.1
    Sealing {
        /// The scoresheet.
        Scoresheet,
        /// A paper scoresheet, whatever was used before.
        PaperScoresheet,
    }
}
choice! {
    /// What the rules against cheating are called.
    ///
    /// Law: 12.2.7
    CheatingRules {
        /// Anti-cheating rules.
        AntiCheating,
        /// Fair-play rules.
        FairPlay,
    }
}
