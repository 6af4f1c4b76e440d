//! Every effect, fact, choice, penalty and illegality can be told, in every language.

mod conduct;

use std::collections::BTreeSet;

use jadoube_chess::{
    Attempt, Ending, Illegality, Kind, Piece, Placed, Position, Side, Square, Wing,
};
use jadoube_lawbook::{Locale, Message, Messages};
use jadoube_laws::{
    AdjournmentEffect, AdjournmentFact, AdjournmentQuestion, AssistantDuties, AssistantDuty,
    BlindEffect, BlindFact, BlindQuestion, LabelItem, NotationEffect, QuickplayEffect,
    QuickplayGround, QuickplayQuestion,
};
use jadoube_laws::{
    Choice, Class, ClockEffect, ClockFact, ClockPlace, Duty, Effect, Fact, Handling, Outcome,
    Penalty, Points, Question, Score, Standing, StartEffect, Supervision, Termination, Topic,
    Wrong, illegality_message,
};

const WHITE: Side = Side::White;
const E4: Square = Square::E4;

fn standing() -> Standing {
    Position::start().into()
}

fn duties() -> Vec<Duty> {
    vec![
        Duty::Free,
        Duty::Move { from: E4, kind: Kind::Pawn, barred: None },
        Duty::Take { on: E4 },
        Duty::TakeWith { from: E4, kind: Kind::Rook, on: Square::E5 },
        Duty::Castle(Wing::KingSide),
        Duty::Promote { on: Square::A8, kind: Kind::Queen },
        Duty::Finish { from: E4, to: Square::E5, promotion: None },
        Duty::Finish { from: E4, to: Square::E5, promotion: Some(Kind::Queen) },
        Duty::Play { from: E4, to: Square::E5, promotion: None },
        Duty::Play { from: E4, to: Square::E5, promotion: Some(Kind::Queen) },
    ]
}

fn questions() -> Vec<Question> {
    vec![
        Question::Clocks { white_ms: 0, black_ms: 0 },
        Question::Castling { side: WHITE },
        Question::Press { side: WHITE },
        Question::Touch { side: WHITE, on: E4 },
        Question::Report { side: WHITE, at: 0 },
        Question::Arrival { side: WHITE },
        Question::Agreement,
        Question::Penalty { side: WHITE },
        Question::Stop { side: WHITE },
        Question::Setting { white_ms: 0, black_ms: 0 },
        Question::Deduction { side: WHITE },
        Question::Defect,
        Question::BothFlags,
        Question::OfAdjournment(AdjournmentQuestion::Meaning { side: WHITE }),
        Question::OfAdjournment(AdjournmentQuestion::Late { side: WHITE }),
        Question::OfAdjournment(AdjournmentQuestion::Times { white_ms: 0, black_ms: 0 }),
        Question::OfBlind(BlindQuestion::Slip { side: WHITE }),
        Question::OfQuickplay(QuickplayQuestion::Increment { side: WHITE }),
        Question::OfQuickplay(QuickplayQuestion::Claim { side: WHITE }),
        Question::OfQuickplay(QuickplayQuestion::PutOff { side: WHITE }),
        Question::OfQuickplay(QuickplayQuestion::Referred { side: WHITE }),
        Question::Position,
    ]
    .into_iter()
    .chain(conduct::questions())
    .collect()
}

fn endings() -> Vec<Termination> {
    use Termination::*;
    vec![
        Checkmate,
        Stalemate,
        DeadPosition,
        Resignation,
        Agreement,
        Threefold,
        FiftyMoves,
        Fivefold,
        SeventyFiveMoves,
        Time,
        IllegalMoves,
        IllegalPosition,
        Default,
        SealedMove,
        Quickplay,
        Penalty,
        Arbiter,
        Appeal,
        Signature,
    ]
}

fn outcomes() -> Vec<Outcome> {
    let half = Score { white: Points::Draw, black: Points::Loss, forfeit: false };
    let scores =
        [Score::win(WHITE), Score::win(WHITE).by_forfeit(), Score::DRAW, Score::BOTH_LOSE, half];
    let of_scores = scores.map(|score| Outcome { score, termination: Termination::Penalty });
    let of_endings = endings().into_iter().map(|ending| Outcome::win(WHITE, ending));
    of_scores.into_iter().chain(of_endings).collect()
}

fn effects() -> Vec<Effect> {
    let attempt = Attempt::new(Square::E2, E4);
    let (side, after) = (WHITE, standing());
    let mut effects = vec![
        Effect::TouchCounted { on: vec![E4, Square::E5] },
        Effect::AdjustingAllowed { side },
        Effect::MoveMade { attempt: Some(attempt), wrong: None, after },
        Effect::MoveMade { attempt: None, wrong: None, after },
        Effect::MoveCompleted { side },
        Effect::ClockGoesOver { side, counted: true },
        Effect::ClockStarted { side },
        Effect::ClocksStopped,
        Effect::IllegalMovesCounted { side, count: 1, ply: None },
        Effect::OfferOpened { by: side },
        Effect::OfferLapsed,
        Effect::TakeBackAgreed { by: side, side, number: 3 },
        Effect::TurnReturned { kept: 0, standing: after },
        Effect::MoveSealed { by: side },
        Effect::AnnouncementTooLate,
        Effect::TouchAnnulled { left: Vec::new(), duty: None },
        Effect::MayNotAdjust { side },
        Effect::PositionRestored { kept: 0, standing: after, touched: Vec::new() },
        Effect::PositionTransferred,
        Effect::CastlingLost { side, wing: None, after },
        Effect::CastlingLost { side, wing: Some(Wing::QueenSide), after },
        Effect::MustRestore { side },
        Effect::MoveStands { side },
        Effect::BecomesQueen { on: Square::A8, after },
        Effect::TimeAdded { to: side, ms: 120_000 },
        Effect::TimeTaken { from: side, ms: 60_000 },
        Effect::ClockSet { side, from_ms: 1_000, to_ms: 2_000 },
        Effect::CounterSet { white: 3, black: 2 },
        Effect::ClockSettingStays,
        Effect::NoPenalty,
        Effect::Warned { side },
        Effect::ClaimCorrect,
        Effect::ClaimRejected,
        Effect::OfferNoLongerOpen,
        Effect::ConditionVoid,
        Effect::NoAgreement,
        Effect::MustWriteFirst { side },
        Effect::MustUpdateSheet { side },
        Effect::NeedNotRecord { side },
        Effect::RequestRefused,
        Effect::SealedMoveMade { attempt },
        Effect::MustSetBoard { side },
        Effect::ControlMet,
        Effect::StartedAnew { standing: after, colours_exchanged: false },
        Effect::StartedAnew { standing: after, colours_exchanged: true },
        Effect::ResultStands,
        Effect::ResultReplaced { was: None, now: Score::DRAW },
        Effect::ResultReplaced { was: Some(Score::win(side)), now: Score::DRAW },
        Effect::DecisionStands,
        Effect::DecisionReplaced { entry: 4 },
        Effect::AppealUpheld,
        Effect::AppealRejected,
        Effect::ArbiterWaits,
        Effect::SheetGiven { side },
        Effect::SheetShown { side },
        ClockEffect::PeriodBegun { side }.into(),
        ClockEffect::FlagPutUp { side }.into(),
        ClockEffect::Placed { place: ClockPlace::BlackRight }.into(),
        ClockEffect::Placed { place: ClockPlace::BlackLeft }.into(),
        ClockEffect::Replaced.into(),
        ClockEffect::ControlSet { controls: "90m, +30s".parse().unwrap() }.into(),
        AdjournmentEffect::MustSeal { side }.into(),
        AdjournmentEffect::MustSealMove { side, attempt }.into(),
        AdjournmentEffect::Adjourned.into(),
        AdjournmentEffect::Kept.into(),
        AdjournmentEffect::MustState { side }.into(),
        AdjournmentEffect::Resumed.into(),
        QuickplayEffect::Requested { side }.into(),
        QuickplayEffect::IncrementIntroduced { ms: 5_000 }.into(),
        QuickplayEffect::DelayIntroduced { ms: 5_000 }.into(),
        QuickplayEffect::PutOff { side }.into(),
        QuickplayEffect::PlayEnds { side, ground: QuickplayGround::NoEffort }.into(),
        QuickplayEffect::MustWritePosition { side }.into(),
        QuickplayEffect::MustVerify { side }.into(),
        BlindEffect::TwoBoards.into(),
        BlindEffect::AssistantAccepted { side, duties: AssistantDuties::default() }.into(),
        BlindEffect::AssistantAccepted {
            side,
            duties: AssistantDuties::new([AssistantDuty::Moves, AssistantDuty::Claims]),
        }
        .into(),
        BlindEffect::Heard { side, attempt: Some(attempt) }.into(),
        BlindEffect::Heard { side, attempt: None }.into(),
        BlindEffect::Repeated { side }.into(),
        BlindEffect::MustRepeat { side }.into(),
        BlindEffect::MustAnnounce { side }.into(),
        BlindEffect::NotYetMade { side }.into(),
        BlindEffect::Told { side, moves: 2, white_ms: 0, black_ms: 0 }.into(),
        NotationEffect::NoEvidence { side }.into(),
        NotationEffect::MustCorrect { side, entry: 1 }.into(),
        StartEffect::RoundBegun.into(),
        StartEffect::CannotStart.into(),
        StartEffect::SetUp { standing: after }.into(),
        StartEffect::SupervisionChosen { supervision: Supervision::Full }.into(),
        StartEffect::SupervisionChosen { supervision: Supervision::Limited }.into(),
        Effect::NoEffect,
    ];
    let show = |item| AdjournmentEffect::MustShow { item }.into();
    effects.extend(LabelItem::ALL.map(show));
    effects.extend(duties().into_iter().map(|duty| Effect::MustMove { side, duty }));
    effects.extend(outcomes().into_iter().map(Effect::GameEnded));
    let ask = |question| Effect::ArbiterMustDecide { question, choices: Vec::new() };
    effects.extend(questions().into_iter().map(ask));
    effects.extend(facts().into_iter().map(Effect::Known));
    effects.extend(conduct::effects());
    effects
}

fn facts() -> Vec<Fact> {
    let side = WHITE;
    vec![
        Fact::Move { side, number: 12 },
        Fact::TouchMove { side, number: 12 },
        Fact::Flag { side },
        Fact::Position,
        Fact::Man { on: E4 },
        Fact::BothKingsInCheck,
        Fact::PawnNotPromoted { on: Square::A8 },
        Fact::BothHands { side },
        Fact::PressedWithoutMove { side },
        Fact::InitialPosition,
        Fact::BoardTurned,
        Fact::Colours,
        Fact::ClockSetting,
        Fact::ClockFailed,
        Fact::Sheet { side },
        Fact::BoardsDiffer,
        Fact::Occurred { times: 3 },
        Fact::QuietMoves { moves: 50 },
        Fact::AdjustingAlone { side },
        Fact::OfferAtWrongTime { side },
        Fact::OfferRepeated { side },
        Fact::OtherHand { side },
        Fact::OfClock(ClockFact::Handled { side, how: Handling::Hit }),
        Fact::OfClock(ClockFact::Handled { side, how: Handling::Lifted }),
        Fact::OfClock(ClockFact::Handled { side, how: Handling::KnockedOver }),
        Fact::OfClock(ClockFact::Handled { side, how: Handling::Finger }),
        Fact::OfClock(ClockFact::Handled { side, how: Handling::Held }),
        Fact::OfAdjournment(AdjournmentFact::EnvelopeMissing),
        Fact::OfAdjournment(AdjournmentFact::PositionUnknown),
        Fact::OfAdjournment(AdjournmentFact::CameLate { side }),
        Fact::OfBlind(BlindFact::SpokeUnasked { side }),
        Fact::OfClock(ClockFact::CounterBehind),
        Fact::OfClock(ClockFact::ScheduleSuffers),
        Fact::OfClock(ClockFact::OrderUnknown),
        Fact::OfClock(ClockFact::Absent { side }),
        Fact::OfClock(ClockFact::Class { class: Class::Blitz }),
        Fact::OfClock(ClockFact::TimesDiffer),
        Fact::OfClock(ClockFact::TooManyGames),
        Fact::OfClock(ClockFact::NotRecorded),
    ]
}

fn others() -> Vec<Message> {
    use Choice::*;
    let choices = [
        ClocksStay,
        ClocksAsTheyWere,
        FinishCastling,
        IllegalMove,
        Accident,
        TouchCounts,
        TouchDoesNotCount,
        PlayOn,
        NewGame,
        Restore,
        Win(WHITE),
        Draw,
        NoPenalty,
        Warning,
        TakeReport,
        IgnoreReport,
        ReasonValid,
        ClocksBySetting,
        TenMinutesLess,
        ClockFailed,
        MeaningClear,
        MoveOnBoard,
        MoveAnnounced,
        Increment,
        Delay,
        NoIncrement,
        PutOff,
        PutOffWithTime,
        RejectClaim,
        PositionAfter { side: WHITE, number: 12 },
        Score(jadoube_laws::Score::DRAW),
        ResultStands,
        SendOut,
        TimeTaken,
    ];
    let penalties = [
        Penalty::Warning,
        Penalty::OpponentGains { ms: 120_000 },
        Penalty::Loses { ms: 60_000 },
        Penalty::OpponentFull,
        Penalty::Lowered,
        Penalty::Score(jadoube_laws::Score::DRAW),
        Penalty::Loss,
        Penalty::Fine,
        Penalty::Exclusion { rounds: 2 },
        Penalty::Expulsion,
    ];
    let wrongs = [
        Wrong::NoMove,
        Wrong::Unpromoted,
        Wrong::TouchMove(Duty::Free),
        Wrong::BothHands,
        Wrong::Pass,
    ];
    let choices = choices.into_iter().map(Choice::message);
    let penalties = penalties.into_iter().map(Penalty::message);
    let illegalities = illegalities().into_iter().map(|illegality| illegality_message(&illegality));
    choices
        .chain(penalties)
        .chain(wrongs.into_iter().map(Wrong::message))
        .chain(illegalities)
        .collect()
}

fn illegalities() -> Vec<Illegality> {
    let by = Placed { piece: Piece { side: Side::Black, kind: Kind::Rook }, on: Square::E8 };
    let wing = Wing::KingSide;
    vec![
        Illegality::GameOver(Ending::Checkmate),
        Illegality::GameOver(Ending::Stalemate),
        Illegality::EmptySquare { from: E4 },
        Illegality::OpponentsPiece(by),
        Illegality::NotMoved(by),
        Illegality::KingTaken(by),
        Illegality::OwnPiece(by),
        Illegality::NotHowItMoves { piece: by, to: E4 },
        Illegality::PathBlocked { kind: Kind::Rook, by },
        Illegality::PawnBlocked { by },
        Illegality::DoubleStepBlocked { by },
        Illegality::DoubleStepNotFirst { from: E4 },
        Illegality::NothingToCapture { to: E4 },
        Illegality::EnPassantNotPossible { pawn: by },
        Illegality::PromotionMissing { to: Square::A8 },
        Illegality::PromotionNotAllowed { kind: Kind::King },
        Illegality::PromotionNotDue { to: E4 },
        Illegality::CastlingRightLost { wing },
        Illegality::CastlingOutOfCheck { wing, by },
        Illegality::CastlingThroughAttack { wing, on: Square::F1, by },
        Illegality::CastlingIntoAttack { wing, on: Square::G1, by },
        Illegality::CastlingBlocked { wing, by },
        Illegality::KingLeftInCheck { by },
        Illegality::KingIntoCheck { on: E4, by },
        Illegality::KingExposed { by },
    ]
}

fn all() -> Vec<Message> {
    effects().iter().map(Effect::message).chain(others()).collect()
}

#[test]
fn everything_can_be_told_and_needs_all_its_arguments() {
    for locale in Locale::ALL {
        let messages = Messages::new(locale);
        for message in all() {
            messages.text(&message).unwrap_or_else(|error| panic!("{locale}: {error}"));
            for name in message.arguments.keys() {
                let mut fewer = message.clone();
                fewer.arguments.remove(name);
                assert!(
                    messages.text(&fewer).is_err(),
                    "{locale}: {} does not need {name}",
                    message.id
                );
            }
        }
    }
}

#[test]
fn the_samples_reach_every_message_of_the_files() {
    let reached: BTreeSet<String> =
        all().into_iter().map(|message| message.id.into_owned()).collect();
    // Parts of sentences, which other messages refer to.
    let parts = ["question", "ending"];
    let mut written = BTreeSet::new();
    for (name, text) in Locale::English.files() {
        if matches!(*name, "rulings.ftl" | "illegalities.ftl") {
            let ids =
                text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
            written
                .extend(ids.filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned()));
        }
    }
    written.retain(|id| !parts.contains(&id.as_str()));
    assert_eq!(reached, written);
}

#[test]
fn no_question_or_ending_falls_to_the_last_choice() {
    let text = |effect: &Effect| Messages::new(Locale::English).text(&effect.message()).unwrap();
    let ask = |question| text(&Effect::ArbiterMustDecide { question, choices: Vec::new() });
    let asked: BTreeSet<String> = questions().into_iter().map(ask).collect();
    assert_eq!(asked.len(), questions().len());
    let topics: BTreeSet<String> =
        questions().into_iter().map(|question| question.topic().to_string()).collect();
    assert_eq!(topics.len(), questions().len(), "each question has a name of its own");
    for topic in topics {
        assert_eq!(topic.parse::<Topic>().map(|read| read.to_string()), Ok(topic));
    }
    use jadoube_laws::{ConductEffect, Unlawful::*};
    let refusals = [
        NoClock,
        GameOver,
        NoTime,
        FullAlready,
        NothingLeft,
        NotLost,
        OpponentLoses,
        NotAScore,
        NotAnnounced,
        NoRound,
        NoConsent,
    ];
    let refuse = |because| text(&ConductEffect::PenaltyRefused { because }.into());
    let refused: BTreeSet<String> = refusals.into_iter().map(refuse).collect();
    assert_eq!(refused.len(), refusals.len());
    let end = |ending| text(&Effect::GameEnded(Outcome::win(WHITE, ending)));
    let ended: BTreeSet<String> = endings().into_iter().map(end).collect();
    assert_eq!(ended.len(), endings().len());
}

#[test]
fn a_ruling_reads_as_a_sentence() {
    let text = |effect: &Effect| Messages::new(Locale::English).text(&effect.message()).unwrap();
    let duty = Duty::Move { from: Square::E2, kind: Kind::Pawn, barred: None };
    assert_eq!(text(&Effect::MustMove { side: WHITE, duty }), "White must move the pawn on e2.");
    assert_eq!(text(&Effect::TimeAdded { to: Side::Black, ms: 120_000 }), "Black gains 2:00.");
    let mate = Outcome::win(Side::Black, Termination::Checkmate);
    assert_eq!(text(&Effect::GameEnded(mate)), "Black wins: checkmate.");
    let place = |place| text(&ClockEffect::Placed { place }.into());
    assert!(place(ClockPlace::BlackRight).contains("right"));
    assert!(place(ClockPlace::BlackLeft).contains("left"));
    let duties = AssistantDuties::new([AssistantDuty::Moves, AssistantDuty::Claims]);
    let accepted = text(&BlindEffect::AssistantAccepted { side: WHITE, duties }.into());
    assert!(accepted.contains("D.2.10.1, D.2.10.5"), "{accepted}");
    let touch = Question::Touch { side: WHITE, on: E4 };
    assert_eq!(
        text(&Effect::ArbiterMustDecide { question: touch, choices: Vec::new() }),
        "The arbiter must decide: did White mean to touch the piece on e4?"
    );
}
