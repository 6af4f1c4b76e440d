use jadoube_laws::Article;

use crate::StepPlace;

/// What cases prove about an article in an edition.
#[derive(Clone, Debug, Default)]
pub struct Evidence {
    /// The steps with a ruling that rests on the article first, in order.
    pub steps: Vec<StepPlace>,
    /// Two steps that differ in one fact and in these rulings.
    pub pair: Option<[StepPlace; 2]>,
}

impl Evidence {
    /// Takes a pair of steps, unless the present one is as good: the best are on the article's own
    /// pages, where a reader looks for them.
    pub(crate) fn take(&mut self, pair: [&StepPlace; 2], article: Article) {
        let home = home(article.id());
        let at_home =
            |pair: [&StepPlace; 2]| pair.iter().filter(|place| place.path.contains(&home)).count();
        let known = self.pair.as_ref().map(|[one, other]| at_home([one, other]));
        if known.is_none_or(|known| at_home(pair) > known) {
            self.pair = Some(pair.map(StepPlace::clone));
        }
    }
}

/// The folder with the cases of an article's chapter, as far as its name can be derived.
fn home(id: &str) -> String {
    let number = id.split_once(':').map_or(id, |(_, number)| number);
    let chapter = number.split('.').next().unwrap_or_default();
    match chapter {
        "1" | "3" => "01-03-".to_owned(),
        "I" => "guideline-1".to_owned(),
        "II" => "guideline-2".to_owned(),
        "III" => "guideline-3".to_owned(),
        letter if letter.starts_with(char::is_alphabetic) => {
            format!("appendix-{}", letter.to_lowercase())
        }
        number => format!("/{number:0>2}-"),
    }
}
