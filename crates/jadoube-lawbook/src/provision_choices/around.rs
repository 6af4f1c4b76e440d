//! Flags, scoresheets, the guidelines and the rest.

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
choice! {
    /// What the permission to have a device stands with.
    ///
    /// Law: 11.3.2, 11.3.2.1
    DevicePermission {
        /// With the bag that holds it, in one clause.
        WithBag,
        /// It is one of its own.
        Apart,
    }
}
