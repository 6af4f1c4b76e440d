//! The questions that are open, and which of them a decision answers; nothing here asks a law.

use jadoube_chess::{BySide, Side};

use crate::game::Phase;
use crate::{Choice, ConductQuestion, Entry, Event, Game, Question, Topic};

/// A question that was put to the arbiter and has not been answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The question itself.
    pub question: Question,
    /// The lawful decisions.
    pub choices: Vec<Choice>,
    /// The entry that raised it.
    pub entry: u32,
}

/// What a decision answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answers {
    /// No open question.
    Nothing,
    /// One question, by its place among the open ones.
    One(usize),
    /// More than one question about different things; the decision must say which.
    Unclear,
}

impl Game {
    /// The questions that the arbiter has not answered and still can, the oldest first.
    pub fn questions(&self) -> impl Iterator<Item = &Asked> {
        self.questions.iter().filter(|asked| self.is_open(asked))
    }

    /// Whether a question is open. What was asked about the play is settled by the end of the game,
    /// and open again if the game goes on after an appeal.
    fn is_open(&self, asked: &Asked) -> bool {
        !self.is_over() || !is_about_play(&asked.question)
    }

    /// The event that decides an open question. It says what it is about if another open question
    /// leaves the same choice.
    pub fn deciding(&self, question: &Question, choice: Choice) -> Event {
        let unclear = self.answers(choice, None) == Answers::Unclear;
        Event::ArbiterDecided { choice, about: unclear.then(|| question.topic()) }
    }

    /// Which open question a decision answers: the oldest of those about the same thing.
    pub(crate) fn answers(&self, choice: Choice, about: Option<Topic>) -> Answers {
        let is_meant = |asked: &Asked| {
            asked.choices.contains(&choice)
                && about.is_none_or(|about| about == asked.question.topic())
                && self.is_open(asked)
        };
        let mut meant = self.questions.iter().enumerate().filter(|(_, asked)| is_meant(asked));
        let Some((first, asked)) = meant.next() else { return Answers::Nothing };
        let topic = asked.question.topic();
        match meant.any(|(_, other)| other.question.topic() != topic) {
            true => Answers::Unclear,
            false => Answers::One(first),
        }
    }

    /// Which open question a penalty answers: the oldest that asks for one.
    pub(crate) fn answered_by_penalty(&self, side: Side, about: Option<Topic>) -> Option<usize> {
        self.questions.iter().position(|asked| {
            asks_for_penalty(&asked.question, side)
                && about.is_none_or(|about| about == asked.question.topic())
        })
    }

    /// Closes the question that a decision answers; returns the entry that had raised it.
    pub(crate) fn take_choice(
        &mut self,
        entry: &Entry,
        choice: Choice,
        about: Option<Topic>,
    ) -> Option<u32> {
        let is_unclear = || entry.rulings.iter().any(|ruling| ruling.effect.is_unclear());
        match self.answers(choice, about) {
            Answers::One(index) => {
                let asked = self.questions.remove(index);
                // Play goes on in the next period, whichever flag had fallen.
                if asked.question == Question::BothFlags {
                    self.completed_at_flag = BySide::both(None);
                }
                return Some(asked.entry);
            }
            // Old records close all of them: there decisions could not say what they were about,
            // and one stood for all.
            Answers::Unclear if !is_unclear() => {
                self.questions.retain(|asked| !asked.choices.contains(&choice));
            }
            Answers::Unclear | Answers::Nothing => {}
        }
        None
    }

    /// Closes the question that a penalty answers, unless the penalty was refused.
    pub(crate) fn take_penalty(
        &mut self,
        entry: &Entry,
        side: Side,
        about: Option<Topic>,
    ) -> Option<u32> {
        if entry.rulings.iter().any(|ruling| ruling.effect.is_refused_penalty()) {
            return None;
        }
        let index = self.answered_by_penalty(side, about)?;
        Some(self.questions.remove(index).entry)
    }

    /// The arbiter has set the clocks: what was asked about their times is answered.
    pub(crate) fn close_questions_of_times(&mut self) {
        self.close(|question| {
            matches!(
                question,
                Question::Clocks { .. } | Question::Setting { .. } | Question::Deduction { .. }
            )
        });
    }

    /// Adds a question. If the same is asked again, it replaces the open one, unless each is about
    /// a separate event.
    pub(crate) fn take_question(&mut self, entry: u32, question: &Question, choices: &[Choice]) {
        if !question.stands_alone() {
            let topic = question.topic();
            self.close(|open| open.topic() == topic);
        }
        if *question == Question::OfConduct(ConductQuestion::BothRefuse) {
            self.close(|open| matches!(open, Question::OfConduct(ConductQuestion::Refusal { .. })));
        }
        if let Question::Clocks { .. } = question {
            self.stood_for_times = self.phase == Phase::Playing;
        }
        let (question, choices) = (*question, choices.to_vec());
        self.questions.push(Asked { question, choices, entry });
    }

    /// Closes the questions that are meant.
    pub(crate) fn close(&mut self, is_meant: impl Fn(&Question) -> bool) {
        self.questions.retain(|asked| !is_meant(&asked.question));
    }
}

/// Whether giving `side` a penalty answers this question.
fn asks_for_penalty(question: &Question, side: Side) -> bool {
    match question {
        Question::Penalty { side: asked } | Question::Stop { side: asked } => *asked == side,
        Question::OfConduct(question) => match question {
            ConductQuestion::Offence { side: asked, .. }
            | ConductQuestion::Refusal { side: asked } => *asked == side,
            ConductQuestion::Spectator { .. }
            | ConductQuestion::BothRefuse
            | ConductQuestion::TimePenalty { .. }
            | ConductQuestion::Expelled { .. }
            | ConductQuestion::Result { .. } => false,
        },
        Question::Clocks { .. }
        | Question::Castling { .. }
        | Question::Press { .. }
        | Question::Touch { .. }
        | Question::Report { .. }
        | Question::Arrival { .. }
        | Question::Agreement
        | Question::Setting { .. }
        | Question::Deduction { .. }
        | Question::Defect
        | Question::BothFlags
        | Question::OfAdjournment(_)
        | Question::OfQuickplay(_)
        | Question::OfBlind(_)
        | Question::Position => false,
    }
}

/// Whether a question is about the play, so that the end of the game settles it.
const fn is_about_play(question: &Question) -> bool {
    match question {
        Question::OfConduct(_) => false,
        Question::Clocks { .. }
        | Question::Castling { .. }
        | Question::Press { .. }
        | Question::Touch { .. }
        | Question::Report { .. }
        | Question::Arrival { .. }
        | Question::Agreement
        | Question::Penalty { .. }
        | Question::Stop { .. }
        | Question::Setting { .. }
        | Question::Deduction { .. }
        | Question::Defect
        | Question::BothFlags
        | Question::OfAdjournment(_)
        | Question::OfQuickplay(_)
        | Question::OfBlind(_)
        | Question::Position => true,
    }
}
