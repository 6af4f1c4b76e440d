//! The few settings that are kept in more than one field, or for each player apart.

/// A player's assistant, with the duties.
pub(crate) mod assistant {
    use crate::{Regulations, Setting};

    pub(crate) fn apply(setting: Setting, all: &mut Regulations) {
        let Setting::Assistant { side, duties } = setting else { return };
        all.assistants.push(side);
        all.assistant_duties[side] = duties;
    }

    pub(crate) fn list(all: &Regulations, _: &Regulations) -> Vec<Setting> {
        let duties = |side| all.assistant_duties[side].clone();
        let assistant = |&side| Setting::Assistant { side, duties: duties(side) };
        all.assistants.iter().map(assistant).collect()
    }
}

/// The duties of an assistant who is not there yet.
pub(crate) mod duties {
    use crate::{Regulations, Setting};

    pub(crate) fn apply(setting: Setting, all: &mut Regulations) {
        let Setting::AssistantDuties { side, duties } = setting else { return };
        all.assistant_duties[side] = duties;
    }

    pub(crate) fn list(all: &Regulations, _: &Regulations) -> Vec<Setting> {
        let sides = all.assistant_duties.iter();
        let waiting =
            sides.filter(|(side, duties)| !all.assistants.contains(side) && !duties.are_all());
        waiting
            .map(|(side, duties)| Setting::AssistantDuties { side, duties: duties.clone() })
            .collect()
    }
}

/// The language in which a player writes.
pub(crate) mod language {
    use crate::{Regulations, Setting};

    pub(crate) fn apply(setting: Setting, all: &mut Regulations) {
        let Setting::Language { side, code } = setting else { return };
        all.languages[side] = code;
    }

    pub(crate) fn list(all: &Regulations, usual: &Regulations) -> Vec<Setting> {
        let other = all.languages.iter().filter(|(side, code)| **code != usual.languages[*side]);
        other.map(|(side, code)| Setting::Language { side, code: code.clone() }).collect()
    }
}
