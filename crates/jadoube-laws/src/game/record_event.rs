//! Folding in what hands did and what people said, whatever the Laws say about it.

use jadoube_chess::{Side, Square};

use crate::game::turn::Displaced;
use crate::{
    Actor, BlindEvent, ConductEvent, Contact, Effect, Entry, Event, Format, Game, Incident,
    Permission, Question, QuickplayEvent, Ruling,
};

impl Game {
    /// Folds in what happened; returns the entry of the question that it answers.
    pub(crate) fn take_event(&mut self, entry: &Entry) -> Option<u32> {
        let (by, side) = (entry.by, entry.by.side());
        if self.turns_for(by, &entry.event) {
            self.change_turn();
        }
        if let Some(side) = side {
            self.take_pointing(side, entry.event == Event::ScreenPointedAt);
        }
        match &entry.event {
            Event::PieceTouched { on, contact, .. } => {
                self.handle(by, &entry.event);
                self.take_contact(side, on, *contact);
            }
            Event::PieceDisplaced { .. } => {
                self.handle(by, &entry.event);
                self.take_displacement(entry.at, side);
            }
            Event::PieceLifted { .. }
            | Event::PieceReleased { .. }
            | Event::PieceReleasedBeside { .. }
            | Event::PieceReleasedBetween { .. }
            | Event::PieceTakenOff { .. }
            | Event::PiecePut { .. }
            | Event::PieceHeld { .. }
            | Event::PiecePutBack { .. } => self.handle(by, &entry.event),
            Event::Said { text } => {
                self.take_answer(by);
                if side == Some(self.now.to_move()) {
                    self.turn.said = Some(text.clone());
                }
            }
            Event::ClockPressed { .. } => {
                self.turn.adjusting = self.turn.adjusting.filter(|who| Some(*who) != side);
                // One press belongs to the move that was put back.
                if self.format != Format::One && side == Some(self.now.to_move()) {
                    self.turn.put_back = false;
                }
            }
            Event::SheetWritten { text } => self.take_writing(entry, side, text),
            Event::Arrived => self.take_arrival(side),
            Event::Left => self.take_absence(side),
            Event::ArbiterDecided { choice, about } => {
                return self.take_choice(entry, *choice, *about);
            }
            Event::PenaltyGiven { side, about, .. } => {
                return self.take_penalty(entry, *side, *about);
            }
            Event::ClockSetByArbiter { .. } => self.close_questions_of_times(),
            Event::GameResumed => {
                self.clock_replaced = false;
                self.close(|question| matches!(question, Question::Stop { .. }));
            }
            Event::FlagFell { side } => self.take_flag(*side),
            Event::ResultSigned { score } => {
                side.into_iter().for_each(|side| self.conduct.signed[side] = Some(*score));
            }
            Event::DrawClaimed { .. } => self.conduct.claimed = side.or(self.conduct.claimed),
            Event::Appealed { against, .. } => self.conduct.take_appeal(entry, side, *against),
            Event::AppealUpheld { .. } | Event::AppealRejected => self.conduct.take_verdict(entry),
            Event::OfConduct(event) => self.take_event_of_conduct(entry, event),
            Event::OfSheet(event) => self.conduct.take_event_of_sheet(entry, *event),
            Event::OfAdjournment(event) => self.take_event_of_adjournment(event),
            // What follows from these is in the rulings.
            Event::OfQuickplay(
                QuickplayEvent::IncrementRequested
                | QuickplayEvent::Claimed { .. }
                | QuickplayEvent::PositionWritten { .. }
                | QuickplayEvent::Verified,
            )
            | Event::OfBlind(
                BlindEvent::TwoBoardsDemanded
                | BlindEvent::AssistantRequested
                | BlindEvent::AssistantRequestedFor { .. }
                | BlindEvent::InformationRequested,
            )
            | Event::SpareTouched { .. }
            | Event::AdjustingAnnounced
            | Event::ClockStopped { .. }
            | Event::ClockHandled { .. }
            | Event::ClockPlaced { .. }
            | Event::ScreenPointedAt
            | Event::Asked { .. }
            | Event::Announced { .. }
            | Event::MoveAnnounced { .. }
            | Event::MoveSealed { .. }
            | Event::EnvelopeOpened { .. }
            | Event::DrawOffered { .. }
            | Event::DrawAccepted
            | Event::DrawDeclined
            | Event::Resigned
            | Event::Claimed { .. }
            | Event::TakeBackAgreed { .. }
            | Event::ArbiterNoticed { .. }
            | Event::ControlSetByArbiter { .. }
            | Event::GameStarted
            | Event::GameInterrupted
            | Event::IncidentRecorded { .. }
            | Event::PressReported { .. }
            | Event::ActReported { .. }
            | Event::TimePassed => {}
        }
        None
    }

    fn take_event_of_conduct(&mut self, entry: &Entry, event: &ConductEvent) {
        let (side, conduct) = (entry.by.side(), &mut self.conduct);
        match event {
            ConductEvent::Recorded { who, what } => {
                let incident = Incident { at: entry.at, who: *who, what: what.clone() };
                conduct.incidents.push(incident);
            }
            ConductEvent::Permitted { who, what } => conduct.permissions.push((*who, *what)),
            ConductEvent::LeftArea => {
                conduct.use_permission(entry.by, Permission::LeaveArea);
                side.into_iter().for_each(|side| conduct.reported[side] = false);
                self.take_absence(side);
            }
            ConductEvent::LeftVenue => {
                conduct.use_permission(entry.by, Permission::LeaveVenue);
                self.take_absence(side);
            }
            ConductEvent::EnteredArea => conduct.use_permission(entry.by, Permission::EnterArea),
            ConductEvent::AbsenceReported => {
                side.into_iter().for_each(|side| conduct.reported[side] = true);
            }
            ConductEvent::Disturbed { .. } => conduct.disturbed = true,
            ConductEvent::TimeGranted { .. } => conduct.disturbed = false,
            ConductEvent::AssistantAppointed { arbiter } => conduct.assistants.push(*arbiter),
            ConductEvent::ExpulsionAgreed { side } => {
                conduct.expulsion_agreed[*side] |= entry.by == Actor::Organiser;
            }
            ConductEvent::Asked { .. } | ConductEvent::ToldArbiter { .. } => {}
        }
    }

    /// Notes what seems to have been touched by accident; what counts comes with its effect.
    fn take_contact(&mut self, side: Option<Side>, on: &[Square], contact: Contact) {
        match contact {
            Contact::Accidental if side == Some(self.now.to_move()) => {
                self.turn.contacts.extend(on);
            }
            Contact::Accidental | Contact::Deliberate => {}
        }
    }

    fn take_displacement(&mut self, at: u64, side: Option<Side>) {
        let Some(by) = side else { return };
        let opponent_ms = self.clocks_ms(at)[!by];
        self.displaced = Some(Displaced { by, opponent_ms });
    }

    fn take_arrival(&mut self, side: Option<Side>) {
        let Some(side) = side else { return };
        self.away[side] = false;
        self.missing[side] = false;
        self.adjournment.absent[side] = false;
    }

    fn take_absence(&mut self, side: Option<Side>) {
        side.into_iter().for_each(|side| self.away[side] = true);
    }

    /// What a player wrote goes on the player's sheet, unless it was refused; the arbiter has a
    /// separate sheet.
    fn take_writing(&mut self, entry: &Entry, side: Option<Side>, text: &str) {
        let refused = |ruling: &Ruling| ruling.effect == Effect::RequestRefused;
        match side {
            Some(side) if !entry.rulings.iter().any(refused) => self.sheets[side].write(text),
            None if entry.rulings.is_empty() => self.conduct.arbiters_sheet.push(text.to_owned()),
            Some(_) | None => {}
        }
    }

    /// Moves the pieces as hands did.
    fn handle(&mut self, by: Actor, event: &Event) {
        let board = self.board_handled(by).unwrap_or(Side::White);
        let is_move = by.side() == Some(self.now.to_move())
            && !matches!(event, Event::PieceDisplaced { .. } | Event::PiecePutBack { .. });
        if let (true, Event::PieceTouched { .. } | Event::PieceLifted { .. }) = (is_move, event) {
            self.turn.put_back = false;
        }
        let hand = self.hand(by);
        let table = self.tables.of_mut(board);
        match self.format {
            Format::One => {
                let side = by.side().unwrap_or(Side::White);
                table.take_in_first_format(side, event, is_move, &hand.stood);
            }
            Format::Two => *table = table.after(&hand, event),
        }
    }
}
