//! Decisions: each open question is answered separately, and an appeal that is upheld undoes them.

use jadoube_laws::{Edition, Entry, Event, Game, Happening, Question, Regulations, Side, Topic};

use crate::simulation::chance::Chance;
use crate::simulation::unruly;

fn game() -> Game {
    let mut regulations = Regulations::standard(Edition::E2023);
    regulations.control = "90m".parse().ok();
    Game::new(regulations)
}

#[test]
fn an_upheld_appeal_gives_back_the_rounds_to_come() {
    let mut game = game();
    game.play("Arbiter gives White exclusion from 3 rounds; Arbiter gives Black expulsion")
        .unwrap();
    assert_eq!(game.rounds_excluded(Side::White), 3);
    assert!(game.is_expelled(Side::Black));
    game.play("White appeals against the exclusion; Appeals upholds the appeal").unwrap();
    assert_eq!(game.rounds_excluded(Side::White), 0);
    assert!(game.is_expelled(Side::Black));
    game.play("Black appeals against the expulsion; Appeals upholds the appeal").unwrap();
    assert!(!game.is_expelled(Side::Black));
}

#[test]
fn a_decision_closes_one_question_and_says_which_where_it_must() {
    let mut game = game();
    let asked = |game: &Game| -> Vec<Topic> {
        game.questions().map(|asked| asked.question.topic()).collect()
    };
    game.play("Arbiter records White distracts the opponent; Arbiter records Black uses notes")
        .unwrap();
    assert_eq!(asked(&game).len(), 2);
    for _ in 0..2 {
        let question = game.questions().last().expect("it is open").question;
        let choice = game.questions().last().expect("it is open").choices[0];
        let is_alone = game.questions().count() == 1;
        let decision = game.deciding(&question, choice);
        assert_eq!(matches!(decision, Event::ArbiterDecided { about: None, .. }), is_alone);
        let left = game.questions().count() - 1;
        game.happen(Happening::new(0, "Arbiter".parse().unwrap(), decision).unwrap());
        assert_eq!(asked(&game).len(), left);
        assert!(!asked(&game).contains(&question.topic()));
    }
}

#[test]
fn what_was_asked_about_the_play_is_settled_by_its_end() {
    let mut game = game();
    game.play("White stops the clock").unwrap();
    assert_eq!(game.questions().count(), 1, "whether there was a reason");
    game.play("Arbiter records White uses notes; Black resigns").unwrap();
    let open: Vec<_> = game.questions().map(|asked| asked.question.topic().to_string()).collect();
    assert_eq!(open.len(), 1, "{open:?}");
    assert!(open[0].contains("offence"), "{open:?}");
}

/// What was stored before decisions could say what they are about is read and folded as before.
#[test]
fn old_records_are_read_and_close_all_that_leaves_the_choice() {
    let mut game = game();
    game.play("Arbiter records White distracts the opponent; Arbiter records Black uses notes")
        .unwrap();
    let old = r#"{"arbiter_decided":{"choice":"warning"}}"#;
    let event: Event = serde_json::from_str(old).unwrap();
    assert_eq!(event.to_string(), "decides a warning");
    assert_eq!(serde_json::to_string(&event).unwrap(), old);
    let mut clone = game.clone();
    let entry = clone.happen(Happening::new(0, "Arbiter".parse().unwrap(), event).unwrap());
    assert_eq!(clone.questions().count(), 2, "today it answers neither");
    let old = Entry { rulings: Vec::new(), ..entry };
    game.record(&old);
    assert_eq!(game.questions().count(), 0);
}

#[test]
fn every_topic_of_a_question_is_read_as_it_is_written() {
    let mut topics = 0;
    for seed in 0..150 {
        let mut chance = Chance::new(seed);
        let mut game = Game::create(unruly::creation(&mut chance));
        for _ in 0..60 {
            for happening in unruly::next(&mut chance, &game) {
                game.happen(happening);
            }
            for asked in game.questions() {
                let topic = asked.question.topic();
                assert_eq!(topic.to_string().parse(), Ok(topic));
                topics += 1;
            }
        }
    }
    assert!(topics > 100, "{topics}");
    for wrong in ["the weather", "White's hat", "White's offence against 99.9", ""] {
        assert!(wrong.parse::<Topic>().is_err(), "{wrong}");
    }
    assert_ne!(Question::Defect.topic(), Question::Setting { white_ms: 0, black_ms: 0 }.topic());
}

/// What a penalty leaves behind: result, times, warnings and the following rounds.
fn traces(game: &Game) -> impl PartialEq + std::fmt::Debug + use<> {
    let of_sides = Side::ALL
        .map(|side| (game.warnings(side), game.rounds_excluded(side), game.is_expelled(side)));
    let score = game.outcome().map(|outcome| outcome.score);
    (score, game.clocks_ms(game.at()), of_sides, game.line().len(), game.is_over())
}

/// An appeal that is upheld leaves nothing of any penalty, whoever got it, before the end or after.
#[test]
fn an_upheld_appeal_leaves_nothing_of_any_penalty() {
    for (side, ended) in Side::ALL.into_iter().flat_map(|side| [(side, false), (side, true)]) {
        let mut before = game();
        before.play("White completes e2e4; Black completes e7e5").unwrap();
        if ended {
            before.play("White offers a draw; Black accepts").unwrap();
        }
        for (penalty, why_not) in before.penalties(0, side) {
            let mut game = before.clone();
            game.play(&format!("Arbiter gives {side} {penalty}")).unwrap();
            if why_not.is_some() {
                assert_eq!(traces(&game), traces(&before), "{penalty}");
                continue;
            }
            game.play(&format!("{side} appeals; Appeals upholds the appeal")).unwrap();
            assert_eq!(traces(&game), traces(&before), "{side} {penalty}, ended: {ended}");
            // Nor does anything wait for the result.
            game.play("Arbiter resumes; White resigns").unwrap();
            if !ended {
                assert_eq!(game.outcome().map(|it| it.score.to_string()), Some("0-1".to_owned()));
            }
        }
    }
}

/// A result says by whom it was changed.
#[test]
fn a_changed_result_says_why() {
    use jadoube_laws::Termination;
    let because = |acts: &str| {
        let mut game = game();
        game.play(acts).unwrap();
        game.outcome().map(|outcome| (outcome.score.to_string(), outcome.termination))
    };
    let ended = |score: &str, why| Some((score.to_owned(), why));
    assert_eq!(because("White resigns"), ended("0-1", Termination::Resignation));
    assert_eq!(
        because("White resigns; White signs 1/2-1/2; Black signs 1/2-1/2"),
        ended("1/2-1/2", Termination::Signature)
    );
    assert_eq!(
        because("White resigns; Arbiter decides 1/2-1/2"),
        ended("1/2-1/2", Termination::Arbiter)
    );
    assert_eq!(
        because("White resigns; Arbiter gives Black a lower score"),
        ended("0-1/2", Termination::Penalty)
    );
    assert_eq!(
        because("Arbiter gives White the loss; White appeals; Appeals upholds the appeal: 1/2-1/2"),
        ended("1/2-1/2", Termination::Appeal)
    );
}

/// Times that the arbiter sets answer what was asked about times, and nothing else.
#[test]
fn setting_the_clock_answers_what_was_asked_about_it() {
    let mut regulations = Regulations::standard(Edition::E2023);
    regulations.control = "90m".parse().ok();
    regulations.observer = jadoube_laws::Observer::Arbiter;
    let mut game = Game::new(regulations);
    game.play("Arbiter starts; White completes e2e5; Black completes e7e6").unwrap();
    game.play("Arbiter notices White's move 1; Arbiter records White uses notes").unwrap();
    let asked = |game: &Game| -> Vec<String> {
        game.questions().map(|asked| asked.question.topic().to_string()).collect()
    };
    let [clocks, offence] = &asked(&game)[..] else { panic!("{:?}", asked(&game)) };
    assert_eq!(clocks, "the clocks");
    game.play("Arbiter sets clock White 10:00, Black 10:00").unwrap();
    assert_eq!(&asked(&game), std::slice::from_ref(offence));
}

/// The reason for stopping a clock is asked once, and no longer when play goes on.
#[test]
fn a_stop_is_asked_about_until_play_goes_on() {
    let mut game = game();
    game.play("Arbiter starts; Arbiter records White uses notes; White stops the clock").unwrap();
    assert_eq!(game.questions().count(), 2);
    game.play("White stops the clock").unwrap();
    assert_eq!(game.questions().count(), 2);
    game.play("Arbiter resumes").unwrap();
    assert_eq!(game.questions().count(), 1);
}
