use std::fmt;
use std::str::FromStr;

use crate::{Edition, ParseEditionError};

/// A set of editions, possibly with all later ones: `2014`, `2018-`, `1993 2018-`.
///
/// A set that is open at its end includes future editions as well.
///
/// ```
/// use jadoube_lawbook::{Edition, Editions};
/// let editions: Editions = "1993 2018-".parse().unwrap();
/// assert!(editions.contains(Edition::E2023) && !editions.contains(Edition::E2014));
/// assert!(editions.contains(Edition::NEWEST));
/// let all: Editions = Edition::ALL.into_iter().collect();
/// assert_eq!(all.opened().to_string(), "1993-");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Editions {
    /// The editions named one by one.
    named: Vec<Edition>,
    /// The edition from which on all later ones are included.
    from: Option<Edition>,
}

impl Editions {
    /// Whether the edition is in the set.
    pub fn contains(&self, edition: Edition) -> bool {
        self.named.contains(&edition) || self.from.is_some_and(|from| from <= edition)
    }

    /// The editions in the set that exist now, the oldest first.
    pub fn iter(&self) -> impl Iterator<Item = Edition> {
        Edition::ALL.into_iter().filter(|edition| self.contains(*edition))
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.named.is_empty() && self.from.is_none()
    }

    /// Whether future editions are in the set.
    pub fn is_open(&self) -> bool {
        self.from.is_some()
    }

    /// This set and, if the newest edition is in it, all later editions too.
    pub fn opened(&self) -> Self {
        let after = Edition::ALL.into_iter().rev().take_while(|edition| self.contains(*edition));
        let from = after.last();
        let is_before = |edition: &Edition| from.is_none_or(|from| *edition < from);
        Self { named: self.iter().filter(is_before).collect(), from }
    }

    /// Adds a year, or a year and all after it: `2014`, `2018-`.
    pub fn take(&mut self, word: &str) -> Result<(), ParseEditionError> {
        match word.strip_suffix('-') {
            Some(year) => {
                let from: Edition = year.parse()?;
                self.from = Some(self.from.map_or(from, |before| before.min(from)));
            }
            None => self.named.push(word.parse()?),
        }
        Ok(())
    }
}

impl FromIterator<Edition> for Editions {
    fn from_iter<T: IntoIterator<Item = Edition>>(editions: T) -> Self {
        Self { named: editions.into_iter().collect(), from: None }
    }
}

impl FromStr for Editions {
    type Err = ParseEditionError;

    /// Reads years separated by spaces; no years make an empty set.
    fn from_str(text: &str) -> Result<Self, ParseEditionError> {
        let mut editions = Self::default();
        text.split_whitespace().try_for_each(|word| editions.take(word))?;
        Ok(editions)
    }
}

impl fmt::Display for Editions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = self.named.iter().map(ToString::to_string);
        let from = self.from.iter().map(|from| format!("{from}-"));
        f.pad(&named.chain(from).collect::<Vec<_>>().join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, opened: &str) {
        let editions: Editions = text.parse().unwrap();
        assert_eq!(editions.to_string(), text);
        assert_eq!(editions.opened().to_string(), opened, "{text}");
        assert!(editions.opened().iter().eq(editions.iter()), "{text}");
        assert_eq!(editions.opened().opened(), editions.opened(), "{text}");
    }

    /// The years from one to the newest.
    fn from(first: Edition) -> String {
        let years = Edition::ALL.into_iter().filter(|edition| *edition >= first);
        years.map(|edition| edition.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn what_reaches_the_newest_edition_is_opened() {
        check(&from(Edition::E2018), "2018-");
        check(&from(Edition::E2014), "2014-");
        check(&from(Edition::E1993), "1993-");
        check(&format!("1993 {}", from(Edition::E2018)), "1993 2018-");
        check(&from(Edition::NEWEST), &format!("{}-", Edition::NEWEST));
        check("2018 2023-", "2018-");
        check("1993 2018-", "1993 2018-");
        check("1993 2014", "1993 2014");
        check("2018", "2018");
        check("", "");
    }

    #[test]
    fn what_is_no_edition_is_told() {
        for (text, wrong) in [("2018 2012", "2012"), ("2012-", "2012"), ("2018--", "2018-")] {
            let told = text.parse::<Editions>().unwrap_err().to_string();
            assert!(told.starts_with(&format!("`{wrong}` is not an edition")), "{told}");
        }
    }
}
