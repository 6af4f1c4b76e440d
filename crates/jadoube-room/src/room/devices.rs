use std::collections::HashMap;

use jadoube_laws::{Entry, Source};

/// What devices have sent.
#[derive(Debug, Default)]
pub(super) struct Devices {
    /// The number of the last act of each.
    seqs: HashMap<String, u64>,
    /// The device whose acts were the last in the game, and when something else happened last before
    /// them, in game time.
    last: Option<(String, u64)>,
    at: u64,
}

impl Devices {
    pub(super) fn take(&mut self, entry: &Entry) {
        match &entry.source {
            Source::Device { id, seq, .. } => {
                if self.last.as_ref().is_none_or(|(last, _)| last != id) {
                    self.last = Some((id.clone(), self.at));
                }
                self.seqs.insert(id.clone(), *seq);
            }
            Source::Room | Source::Arbiter => self.last = None,
        }
        self.at = entry.at;
    }

    /// The number of a device's last act.
    pub(super) fn last_seq(&self, device: &str) -> Option<u64> {
        self.seqs.get(device).copied()
    }

    /// When something happened last that did not come from this device, in game time.
    pub(super) fn settled(&self, device: &str) -> u64 {
        match &self.last {
            Some((last, settled)) if last == device => *settled,
            _ => self.at,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube_laws::{Actor, Edition, Game, Happening, Regulations, Side};

    #[test]
    fn the_acts_of_one_device_do_not_come_too_late_for_each_other() {
        let mut game = Game::new(Regulations::standard(Edition::E2023));
        let mut devices = Devices::default();
        let mut happen = |devices: &mut Devices, at, device: Option<(&str, u64)>| {
            let event = "touches e2".parse().expect("an act");
            let happening = Happening::new(at, Actor::Player(Side::White), event);
            let mut entry = game.happen(happening.expect("White's act"));
            if let Some((id, seq)) = device {
                let id = id.to_owned();
                entry.source = Source::Device { id, seq, sensor: None, signed: None };
            }
            devices.take(&entry);
        };
        happen(&mut devices, 100, None);
        assert_eq!((devices.settled("a"), devices.last_seq("a")), (100, None));
        happen(&mut devices, 200, Some(("a", 3)));
        happen(&mut devices, 300, Some(("a", 4)));
        assert_eq!((devices.settled("a"), devices.last_seq("a")), (100, Some(4)));
        assert_eq!(devices.settled("b"), 300, "what another device did is done");
        happen(&mut devices, 400, None);
        assert_eq!((devices.settled("a"), devices.last_seq("a")), (400, Some(4)));
    }
}
