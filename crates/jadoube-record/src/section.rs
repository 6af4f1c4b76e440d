//! Which table of `cases/README.md` a word stands in.

use jadoube_record_derive::Word;

/// The table of `cases/README.md` in which a word stands.
#[derive(Word, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Section {
    /// What an organiser chose.
    #[word("settings")]
    Settings,
    /// What hands do to pieces and clock.
    #[word("what hands do")]
    Hands,
    /// What players do otherwise.
    #[word("what players do otherwise")]
    Players,
    /// What officials and the clock do.
    #[word("what officials and the clock do")]
    Officials,
    /// What is done with scoresheets.
    #[word("scoresheets")]
    Scoresheets,
    /// What happens around the board.
    #[word("around the board")]
    AroundTheBoard,
    /// What is done to adjourn and resume a game.
    #[word("adjourning")]
    Adjourning,
    /// What players do in a quickplay finish.
    #[word("quickplay finish")]
    QuickplayFinish,
    /// What is done in games of visually disabled players.
    #[word("visually disabled players")]
    VisuallyDisabled,
    /// What somebody was seen to do.
    #[word("incidents")]
    Incidents,
    /// What an arbiter notices or is told.
    #[word("facts")]
    Facts,
    /// What an arbiter is only told.
    #[word("facts that are only told")]
    FactsOnlyTold,
    /// What an arbiter decides.
    #[word("decisions")]
    Decisions,
    /// What a decision is about.
    #[word("what a decision is about")]
    Topics,
    /// The penalties.
    #[word("penalties")]
    Penalties,
    /// Rulings on touched pieces.
    #[word("rulings on touched pieces")]
    OnTouching,
    /// Rulings on moves and on the position.
    #[word("rulings on moves")]
    OnPosition,
    /// Rulings on clocks and time controls.
    #[word("rulings on clocks")]
    OnClocks,
    /// Rulings on claims and draw offers.
    #[word("rulings on claims")]
    OnClaims,
    /// Rulings on scoresheets.
    #[word("rulings on scoresheets")]
    OnScoresheets,
    /// Rulings before a game begins.
    #[word("rulings before the game")]
    OnStart,
    /// Rulings on adjourned games.
    #[word("rulings on adjourned games")]
    OnAdjournment,
    /// Rulings in a quickplay finish.
    #[word("rulings in a quickplay finish")]
    OnQuickplay,
    /// Rulings in games of visually disabled players.
    #[word("rulings for visually disabled players")]
    OnBlind,
    /// Rulings on conduct and penalties.
    #[word("rulings on conduct")]
    OnConduct,
    /// Rulings on results.
    #[word("rulings on results")]
    OnResult,
    /// Rulings on appeals.
    #[word("rulings on appeals")]
    OnAppeals,
    /// What is asked, answered or left as it is.
    #[word("rulings on questions")]
    OnQuestions,
}
