use std::fmt;

const SECOND_MS: u64 = 1_000;

/// How a clock shows a time.
///
/// The last digit shown is rounded up, so that zero is shown once the flag has fallen and not
/// before. Do not compare such a text with a limit of the Laws: they apply to the exact time.
///
/// ```
/// use jadoube_clock::Style;
///
/// assert_eq!(Style::Full.show(299_001).to_string(), "0:05:00");
/// assert_eq!(Style::Screen.show(299_001).to_string(), "5:00");
/// assert_eq!(Style::Screen.show(9_001).to_string(), "0:09.1");
/// assert_eq!(Style::Hall.show(5_400_000).to_string(), "1:30");
/// assert_eq!(Style::Hall.show(595_000).to_string(), "9.55");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Style {
    /// Always hours, minutes and seconds.
    Full,
    /// Hours only if there are any; tenths in the last ten seconds.
    #[default]
    Screen,
    /// Like the clocks of a tournament hall: hours and minutes above twenty minutes, then minutes
    /// and seconds with a point between them.
    Hall,
}

impl Style {
    /// All styles.
    pub const ALL: [Self; 3] = [Self::Full, Self::Screen, Self::Hall];

    /// The text for a time.
    pub fn show(self, ms: u64) -> impl fmt::Display {
        fmt::from_fn(move |f| self.write(f, ms))
    }

    fn write(self, f: &mut fmt::Formatter<'_>, ms: u64) -> fmt::Result {
        let seconds = ms.div_ceil(SECOND_MS);
        let (h, m, s) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
        match self {
            Self::Full => write!(f, "{h}:{m:02}:{s:02}"),
            Self::Screen if ms <= 10 * SECOND_MS - 100 => {
                let tenths = ms.div_ceil(100);
                write!(f, "0:{:02}.{}", tenths / 10, tenths % 10)
            }
            Self::Screen if seconds >= 3_600 => write!(f, "{h}:{m:02}:{s:02}"),
            Self::Screen => write!(f, "{m}:{s:02}"),
            Self::Hall if seconds > 20 * 60 => write!(f, "{h}:{m:02}"),
            Self::Hall => write!(f, "{m}.{s:02}"),
        }
    }
}
