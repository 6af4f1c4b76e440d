//! Samples of what an organiser can choose.

use jadoube_lawbook::{Class, Edition, Supervision};

use crate::{ConductRules, Observer, Regulations, Setting};

impl Regulations {
    /// The usual ones, and one for each choice, for tests over all of them.
    #[doc(hidden)]
    pub fn samples() -> Vec<Self> {
        let usual = Self::standard(Edition::E2023);
        let other = |change: fn(&mut Self)| {
            let mut other = usual.clone();
            change(&mut other);
            other
        };
        let mut all = vec![
            usual.clone(),
            other(|it| it.edition = Edition::E2018),
            other(|it| it.class = Class::Blitz),
            other(|it| it.supervision = Supervision::Limited),
            other(|it| it.observer = Observer::Arbiter),
            other(|it| it.control = "90m/40 + 30m, +30s".parse().ok()),
        ];
        for setting in Setting::samples() {
            let mut chosen = usual.clone();
            chosen.apply(setting);
            if !all.contains(&chosen) {
                all.push(chosen);
            }
        }
        all
    }
}

impl ConductRules {
    /// The usual ones, and one for each choice, for tests over all of them.
    #[doc(hidden)]
    pub fn samples() -> Vec<Self> {
        let mut all: Vec<Self> = Vec::new();
        for regulations in Regulations::samples() {
            if !all.contains(&regulations.conduct) {
                all.push(regulations.conduct);
            }
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A choice that nobody can make in words would be in no sample.
    #[test]
    fn every_field_is_otherwise_in_some_sample() {
        let values: Vec<_> = Regulations::samples()
            .iter()
            .map(|it| serde_json::to_value(it).expect("a value"))
            .collect();
        let conduct = values.iter().map(|it| it["conduct"].clone()).collect::<Vec<_>>();
        for values in [values, conduct] {
            let usual = values[0].as_object().expect("fields").clone();
            for (field, value) in usual {
                assert!(values.iter().any(|other| other[&field] != value), "{field} is always so");
            }
        }
    }
}
