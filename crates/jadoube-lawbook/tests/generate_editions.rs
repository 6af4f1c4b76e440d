//! Makes the table of editions from `laws/editions.toml`, and the one of the trial edition.

use std::fmt::Write;

use crate::book::{self, Difference, EditionData};
use crate::generate::{HEAD, Places, capital};

/// The editions with everything that is known about them.
pub(crate) struct Editions<'a> {
    pub(crate) places: &'a Places,
    pub(crate) differences: &'a [Difference],
    /// The oldest first; a trial edition last.
    pub(crate) editions: &'a [EditionData],
}

/// `editions.rs`: the constants, and for each edition the numbers of its articles and what it says.
pub(crate) fn editions(places: &Places) -> String {
    let (differences, data) = (book::differences(), book::editions());
    let all = Editions { places, differences: &differences, editions: &data.edition };
    let names: Vec<String> = data.edition.iter().map(|it| it.year.to_string()).collect();
    let mut text = format!(
        "{HEAD}use crate::edition::EditionRow;\nuse crate::{{Edition, Source, provisions_by_edition as provisions}};\n\n\
         pub(crate) const ARTICLE_COUNT: usize = {};\npub(crate) const DIFFERENCE_COUNT: usize = {};\n\n\
         #[rustfmt::skip]\nimpl Edition {{\n",
        places.count(),
        differences.len()
    );
    for (place, edition) in data.edition.iter().enumerate() {
        let EditionData { year, about, .. } = edition;
        writeln!(text, "    /// {about}\n    pub const E{year}: Self = Self::at({place});")
            .unwrap();
    }
    let list = names.iter().map(|name| format!("Self::E{name}")).collect::<Vec<_>>().join(", ");
    writeln!(
        text,
        "\n    /// All editions, the oldest first.\n    pub const ALL: [Self; {count}] = [{list}];\n}}\n\n\
         #[cfg(feature = \"trial-edition\")]\npub(crate) const NEWEST: crate::Provisions = provisions::E{newest};\n\n\
         #[cfg(feature = \"serde\")]\n#[rustfmt::skip]\npub(crate) static NAMES: [&str; {count}] = {names:?};\n\n\
         #[rustfmt::skip]\npub(crate) static EDITIONS: &[EditionRow] = &[",
        count = names.len(),
        newest = names.last().expect("an edition"),
    )
    .unwrap();
    for edition in &data.edition {
        writeln!(text, "    {},", all.row(edition)).unwrap();
    }
    text + "    #[cfg(feature = \"trial-edition\")]\n    super::trial::TRIAL,\n];\n"
}

/// `trial.rs`: the table of the trial edition, which comes after all others.
pub(crate) fn trial(places: &Places) -> String {
    let (differences, mut data) = (book::differences(), book::editions());
    let place = data.edition.len();
    data.trial.like = data.edition.last().map(|newest| newest.year);
    data.edition.push(data.trial.clone());
    let all = Editions { places, differences: &differences, editions: &data.edition };
    format!(
        "{HEAD}use crate::edition::EditionRow;\nuse crate::{{Edition, Source, provisions_by_edition as provisions}};\n\n\
         #[rustfmt::skip]\nimpl Edition {{\n    /// {}\n    pub const TRIAL: Self = Self::at({place});\n}}\n\n\
         #[rustfmt::skip]\npub(crate) const TRIAL: EditionRow = {};\n",
        data.trial.about,
        all.row(&data.trial)
    )
}

impl Editions<'_> {
    fn row(&self, edition: &EditionData) -> String {
        let year = edition.year;
        let clauses: Vec<String> =
            self.clauses(edition).into_iter().map(|place| format!("{place:?}")).collect();
        let says: Vec<String> = self
            .differences
            .iter()
            .map(|difference| {
                let said = self.said(edition, difference);
                format!("({:?}, Source::{})", said.says, capital(&said.source))
            })
            .collect();
        format!(
            "EditionRow {{ year: {year}, name: \"{year}\", provisions: &provisions::E{year}, clauses: &[{}], says: &[{}] }}",
            clauses.join(", "),
            says.join(", ")
        )
    }

    /// The clause for each article in an edition: its own, or that of the edition it resembles.
    pub(crate) fn clauses(&self, edition: &EditionData) -> Vec<Option<usize>> {
        let mut taken_over = match self.liked(edition) {
            Some(liked) => self.clauses(liked),
            None => vec![None; self.places.count()],
        };
        for id in &edition.without {
            taken_over[self.places.article(id)] = None;
        }
        let own = self.places.clauses_of(edition.year);
        for (article, clause) in own {
            taken_over[article] = Some(clause);
        }
        taken_over
    }

    /// What an edition provides on a point: its own value, or that of the one it resembles.
    fn said<'a>(&self, edition: &EditionData, difference: &'a Difference) -> &'a book::Said {
        let year = edition.year.to_string();
        let liked = || self.liked(edition).map(|liked| self.said(liked, difference));
        difference.editions.get(&year).or_else(liked).unwrap_or_else(|| {
            panic!("differences.toml: {} says nothing of {year}", difference.number)
        })
    }

    fn liked(&self, edition: &EditionData) -> Option<&EditionData> {
        let year = edition.like?;
        let before = self.editions.iter().take_while(|other| other.year != edition.year);
        let found = before.into_iter().find(|other| other.year == year);
        Some(
            found.unwrap_or_else(|| {
                panic!("editions.toml: {} is like none before it", edition.year)
            }),
        )
    }
}

/// A further edition that renumbers an article, leaves one out, has one of its own, and keeps the
/// rest.
#[test]
fn a_further_edition_is_what_it_changes() {
    let mut data = book::editions().edition;
    let like = data.last().unwrap().year;
    let year = like + 1;
    let added = format!("{year}:4.10");
    let own = |number: &str, is: &str| {
        format!(
            "[[clause]]\nid = \"{year}:{number}\"\nedition = {year}\narticle = \"{number}\"\nis = \"{is}\"\n\
             title = \"\"\nkind = \"enforced\"\nsummary = \"\"\ndiffers_from = \"\"\n"
        )
    };
    let text = own("9.7", "9.6.1") + &own("4.10", &added);
    let mut inventory = book::inventory();
    inventory.extend(toml::from_str::<book::Inventory>(&text).unwrap().clause);
    let places = Places::of(inventory);
    data.push(EditionData {
        year,
        about: String::new(),
        like: Some(like),
        without: vec!["9.6.2".to_owned()],
    });
    let all = Editions { places: &places, differences: &[], editions: &data };
    let [.., before, new] = &data[..] else { panic!("two editions") };
    let (old, new) = (all.clauses(before), all.clauses(new));
    let changed: Vec<usize> = (0..places.count()).filter(|&it| old[it] != new[it]).collect();
    let mut expected = ["9.6.1", "9.6.2", &added].map(|id| places.article(id));
    expected.sort_unstable();
    assert_eq!(changed, expected);
    let number = |id: &str| new[places.article(id)].map(|place| places.number_at(place));
    assert_eq!(number("9.6.1"), Some("9.7"));
    assert_eq!(number("9.6.2"), None);
    assert_eq!(number(&added), Some("4.10"));
    assert_eq!(number("9.6"), Some("9.6"));
}
