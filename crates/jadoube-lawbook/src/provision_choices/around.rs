//! Flags, scoresheets, the guidelines and the rest.

choice! {
    /// How a player claims a win on time, under limited supervision.
    ///
    /// Law: A.5.3
    TimeClaim {
        /// The player must stop the clock, and their own flag must not have fallen afterwards.
        MustStop,
        /// The player may stop the clock.
        MayStop,
    }
}
choice! {
    /// What follows if both flags have fallen.
    ///
    /// Law: III.3.1
    BothFlags {
        /// The claim of either player fails.
        ClaimFails,
        /// The flag that fell first counts; if that is not known, guideline III if it applies.
        FirstFallen,
    }
}
choice! {
    /// What the players record on.
    ///
    /// Law: 8.1.1
    Scoresheet {
        /// Only paper.
        Paper,
        /// Paper, or a certified electronic scoresheet.
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
        /// Five seconds per move for both players, as delay or as increment, if possible.
        DelayOrIncrement,
        /// An increment of five seconds for both players.
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
    /// Where the permission to have a device is given.
    ///
    /// Law: 11.3.2, 11.3.2.1
    DevicePermission {
        /// In one clause with the bag that holds the device.
        WithBag,
        /// In a clause of its own.
        Apart,
    }
}
