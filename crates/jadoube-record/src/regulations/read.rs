//! The organiser's choices in words, as the header of a law case sets them.

use jadoube_notation::Language;

use crate::words::Words;
use crate::{AssistantDuties, DrawOffers, ParseWordsError, Recording, Regulations, Scoring, Start};

impl Regulations {
    /// Sets a field by its name and value in words, as the law cases do: `default-time 0:30:00`.
    pub fn set(&mut self, text: &str) -> Result<(), ParseWordsError> {
        let mut words = Words::new(text);
        match words.word() {
            "default-time" => {
                self.default_time_ms = Some(u32::try_from(words.time()?).unwrap_or(u32::MAX));
            }
            "draw-offers" => self.draw_offers = draw_offers(&mut words)?,
            "recording" => {
                self.recording = match words.word() {
                    "players" => Recording::Players,
                    "automatic" => Recording::Automatic,
                    word => return Err(ParseWordsError::new(word, "players or automatic")),
                };
            }
            "next-period" => self.next_period = words.parsed("at-move or at-flag")?,
            "guideline-1" => self.adjournment = on(&mut words)?,
            "guideline-3" => self.quickplay = on(&mut words)?,
            "visually-disabled" => self.visually_disabled.push(words.side()?),
            "assistant" => {
                let side = words.side()?;
                self.assistants.push(side);
                self.assistant_duties[side] = AssistantDuties::read(&mut words)?;
            }
            "assistant-duties" => {
                let side = words.side()?;
                self.assistant_duties[side] = AssistantDuties::read(&mut words)?;
            }
            "blitz-full-minutes" => self.blitz_full_minutes = Some(words.number()?),
            "blitz-full-recording" => self.blitz_full_recording = on(&mut words)?,
            "fifty-limit" => self.fifty_limit = Some(words.number()?),
            "bonus-after-touch" => self.bonus_after_touch = on(&mut words)?,
            "assistance" => self.assistance = on(&mut words)?,
            "scoring" => self.scoring = scoring(words.word())?,
            "language" => {
                let side = words.side()?;
                let code = words.word();
                if !Language::all().any(|language| language.code() == code) {
                    return Err(ParseWordsError::new(code, "the code of a language such as pl"));
                }
                self.languages[side] = code.to_owned();
            }
            "start" => {
                self.start = match words.word() {
                    "standard" => Start::Standard,
                    "start960" => Start::Chess960(words.number()?),
                    "position" => {
                        let fen = words.take_rest();
                        let wrong = || ParseWordsError::new(fen, "a FEN of six fields");
                        Start::Position(fen.parse().map_err(|_| wrong())?)
                    }
                    word => {
                        let wanted = "standard, start960 N or position FEN";
                        return Err(ParseWordsError::new(word, wanted));
                    }
                };
            }
            name if self.set_of_clock(name, &mut words)? => {}
            name if self.conduct.set(name, &mut words)? => {}
            name if self.set_of_guidelines(name, &mut words)? => {}
            word => return Err(ParseWordsError::new(word, SETTINGS)),
        }
        words.end()
    }
}

const SETTINGS: &str = "a setting: default-time, draw-offers, recording, next-period, guideline-1, \
    guideline-3, visually-disabled, assistant, assistant-duties, blitz-full-minutes, blitz-full-recording, \
    fifty-limit, bonus-after-touch, assistance, scoring, language, clock-place, clock-kind, both-absent, disabled, \
    assistant-time, games-per-arbiter, games-recorded, session, arbiter, delay-requests, boards, hearing-impaired, scoresheet, report-absence, devices-in-bag, \
    device-penalty, fines, expulsion-consent, appeals, appeal-deadline or start";

pub(crate) fn on(words: &mut Words<'_>) -> Result<bool, ParseWordsError> {
    match words.word() {
        "on" => Ok(true),
        "off" => Ok(false),
        word => Err(ParseWordsError::new(word, "on or off")),
    }
}

fn draw_offers(words: &mut Words<'_>) -> Result<DrawOffers, ParseWordsError> {
    Ok(match words.word() {
        "allowed" => DrawOffers::Allowed,
        "never" => DrawOffers::Never,
        "from-move" => DrawOffers::FromMove(words.number()?),
        "by-arbiter" => DrawOffers::ByArbiter,
        word => {
            return Err(ParseWordsError::new(word, "allowed, never, from-move N or by-arbiter"));
        }
    })
}

fn scoring(text: &str) -> Result<Scoring, ParseWordsError> {
    let wrong = || {
        ParseWordsError::new(
            text,
            "points such as 1-½-0, 3-1-0 or, with those of a forfeit, 3-2-1-0",
        )
    };
    let halves = |part: &str| match part {
        "½" | "1/2" => Some(1),
        _ => {
            let (whole, half) = part.strip_suffix('½').map_or((part, 0), |whole| (whole, 1));
            let points = whole.parse::<u8>().ok()?;
            points.checked_mul(2)?.checked_add(half)
        }
    };
    let parts: Option<Vec<u8>> = text.split('-').map(halves).collect();
    match parts.as_deref() {
        Some(&[win, draw, loss]) => Ok(Scoring { win, draw, loss, forfeit: 0 }),
        Some(&[win, draw, loss, forfeit]) => Ok(Scoring { win, draw, loss, forfeit }),
        _ => Err(wrong()),
    }
}
