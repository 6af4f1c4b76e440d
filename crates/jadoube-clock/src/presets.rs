use crate::Controls;

/// A time control that is known by a name.
///
/// ```
/// let preset = jadoube_clock::preset("rapid-15-10").unwrap();
/// assert_eq!(preset.text, "15m, +10s");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Preset {
    /// The name that is written instead of a control.
    pub name: &'static str,
    /// The control in its text form.
    pub text: &'static str,
}

/// All presets, the longest games first.
pub const PRESETS: &[Preset] = &[
    p("classic-16-an-hour", "150m/40 + 1h/16"),
    p("world-championship-2023", "2h/40 + 1h/20 + 15m (+30s)"),
    p("world-championship-2024", "2h/40 + 30m (+30s)"),
    p("fide-classical", "90m/40 + 30m, +30s"),
    p("standard-90-30", "90m, +30s"),
    p("standard-60-30", "1h, +30s"),
    p("standard-120", "2h"),
    p("standard-60", "1h"),
    p("us-g60-d5", "1h, d5s"),
    p("us-g45-d5", "45m, d5s"),
    p("us-g30-d5", "30m, d5s"),
    p("rapid-30", "30m"),
    p("rapid-25-10", "25m, +10s"),
    p("rapid-25", "25m"),
    p("rapid-15-10", "15m, +10s"),
    p("rapid-15", "15m"),
    p("rapid-10-5", "10m, +5s"),
    p("blitz-10", "10m"),
    p("armageddon-10-7", "White 10m/40 + 0s (+1s); Black 7m/40 + 0s (+1s)"),
    p("armageddon-5-4", "White 5m/60 + 0s (+3s); Black 4m/60 + 0s (+3s)"),
    p("blitz-5-3", "5m, +3s"),
    p("blitz-5", "5m"),
    p("blitz-3-2", "3m, +2s"),
    p("blitz-3", "3m"),
    p("bullet-2-1", "2m, +1s"),
    p("bullet-1", "1m"),
];

/// The preset with this name.
pub fn preset(name: &str) -> Option<Preset> {
    PRESETS.iter().copied().find(|preset| preset.name == name)
}

impl Preset {
    /// The controls that the preset stands for.
    pub fn controls(&self) -> Controls {
        match self.text.parse() {
            Ok(controls) => controls,
            Err(error) => unreachable!("preset {}: {error}", self.name),
        }
    }
}

const fn p(name: &'static str, text: &'static str) -> Preset {
    Preset { name, text }
}
