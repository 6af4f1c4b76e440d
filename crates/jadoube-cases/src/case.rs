use jadoube_lawbook::Editions;
use jadoube_laws::{Act, Actor, ParseWordsError, parse_span, split_actor};

use crate::block_line::BlockLine;
use crate::citing::act_with_ids;
use crate::page::title;
use crate::trouble::Place;
use crate::{Expected, Header, State, Trouble};

/// A law case: the situation, what happened, and what the Laws say.
#[derive(Clone, Debug)]
pub struct Case {
    /// A sentence that would be true in a manual.
    pub title: String,
    /// The situation before the first step.
    pub header: Header,
    /// The steps of the case: what happened.
    pub steps: Vec<Step>,
    /// The line of the page with its heading, from 1.
    pub line: usize,
}

/// One line of what happened, with everything expected after it.
#[derive(Clone, Debug)]
pub struct Step {
    /// The line as it is written, without its time.
    pub text: String,
    /// The time since the previous step, if one is given.
    pub delay_ms: Option<u64>,
    /// The actor of the step.
    pub by: Actor,
    /// The act, in words.
    pub act: String,
    /// The rulings that are expected, in order.
    pub expected: Vec<Expected>,
    /// The states that must hold afterwards.
    pub states: Vec<State>,
    pub(crate) at: BlockLine,
}

impl Case {
    pub(crate) fn read(
        path: &str,
        text: &str,
        heading: Option<BlockLine>,
        fence: BlockLine,
        lines: &[BlockLine],
    ) -> Result<Self, Trouble> {
        let Some(heading) = heading else {
            let place = fence.place(path, text);
            return Err(Trouble::new(&place, "a case without a heading", "put `## …` above it"));
        };
        let mut header = Header::default();
        let mut steps: Vec<Step> = Vec::new();
        for &line in lines {
            let content = line.of(text).trim();
            if content.is_empty() {
                continue;
            }
            let wrong = |error: ParseWordsError| {
                let place = line.place_of(path, text, error.slip());
                Trouble::new(&place, error.problem(), format!("expected {}", error.expected()))
            };
            if let Some(rest) = content.strip_prefix("=>") {
                let step = last(&mut steps, line.place(path, text))?;
                step.expected.push(Expected::read(line, rest, &header.editions).map_err(wrong)?);
            } else if let Some(rest) = content.strip_prefix("==") {
                let step = last(&mut steps, line.place(path, text))?;
                step.states.push(State::read(line, rest, &header.editions).map_err(wrong)?);
            } else if steps.is_empty() && Header::is_header(content) {
                header.take(line, content).map_err(wrong)?;
            } else {
                steps.push(Step::read(line, content, &header.editions).map_err(wrong)?);
            }
        }
        let title = title(heading, text).to_owned();
        let place = fence.place(path, text);
        if header.editions.is_empty() {
            return Err(Trouble::new(
                &place,
                "a case without `laws`",
                "say which editions it is for, as in `laws 2018-`",
            ));
        }
        let proves = |step: &Step| !step.expected.is_empty() || !step.states.is_empty();
        if !steps.iter().any(proves) {
            return Err(Trouble::new(
                &place,
                "a case that expects nothing",
                "add a ruling (=>) or a state (==)",
            ));
        }
        let line = text[..heading.offset].matches('\n').count() + 1;
        Ok(Self { title, header, steps, line })
    }
}

fn last<'a>(steps: &'a mut [Step], place: Place<'_>) -> Result<&'a mut Step, Trouble> {
    steps
        .last_mut()
        .ok_or_else(|| Trouble::new(&place, "nothing has happened yet", "before any step"))
}

impl Step {
    fn read(at: BlockLine, content: &str, editions: &Editions) -> Result<Self, ParseWordsError> {
        let (delay_ms, text) = match content.strip_prefix('+') {
            Some(rest) => {
                let (time, text) = rest.split_once(' ').unwrap_or((rest, ""));
                let ms = parse_span(time).and_then(|ms| u64::try_from(ms).ok());
                let ms = ms.ok_or_else(|| wrong(time, "a time such as +0:05 or +1:00:00"))?;
                (Some(ms), text.trim())
            }
            None => (None, content),
        };
        let (by, act) = split_actor(text)?;
        let act = act_with_ids(act, editions)?;
        // The meaning of the words is found when the case is played; here only that they can be
        // read.
        act.parse::<Act>()?;
        Ok(Self {
            text: text.to_owned(),
            delay_ms,
            by,
            act,
            expected: Vec::new(),
            states: Vec::new(),
            at,
        })
    }
}

pub(crate) fn wrong(found: &str, expected: &str) -> ParseWordsError {
    ParseWordsError::new(found, expected)
}
