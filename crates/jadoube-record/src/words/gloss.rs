//! What a table says of a word.

/// A word as a table shows it: an example, and what it means.
#[derive(Clone, Debug)]
pub struct Gloss<T> {
    /// The word, with values that make a good example.
    pub example: T,
    /// An example of each other phrase for it.
    pub phrases: Vec<T>,
    /// The example with each other word that can stand in it, or be added to it, and that word.
    pub values: Vec<(T, String)>,
    /// What it means, in Markdown.
    pub meaning: &'static str,
}

/// A row of a table of words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// An example.
    pub example: String,
    /// Other phrases, or other words for the end of this one.
    pub also: Vec<String>,
    /// What may stand behind it.
    pub behind: Vec<String>,
    /// What it means, in Markdown.
    pub meaning: &'static str,
}

impl<T> Gloss<T> {
    /// Such a gloss of something that has this word in it.
    pub(crate) fn map<U>(self, within: impl Fn(T) -> U) -> Gloss<U> {
        Gloss {
            example: within(self.example),
            phrases: self.phrases.into_iter().map(&within).collect(),
            values: self.values.into_iter().map(|(word, said)| (within(word), said)).collect(),
            meaning: self.meaning,
        }
    }

    /// An example of each phrase.
    pub(crate) fn examples(self) -> impl Iterator<Item = T> {
        std::iter::once(self.example).chain(self.phrases)
    }
}

impl<T: ToString> Gloss<T> {
    /// How it stands in a table.
    pub fn row(&self) -> Row {
        let example = self.example.to_string();
        let (mut also, mut behind): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
        let mut add = |to: bool, words: &str| {
            let list = if to { &mut behind } else { &mut also };
            if !words.is_empty() && words != example && !list.iter().any(|known| known == words) {
                list.push(words.to_owned());
            }
        };
        for phrase in &self.phrases {
            add(false, &phrase.to_string());
        }
        for (value, said) in &self.values {
            let text = value.to_string();
            match text.strip_prefix(&example).map(|rest| rest.strip_prefix(' ').unwrap_or(rest)) {
                Some(rest) => add(true, rest),
                None if said.is_empty() => add(false, &text),
                None => add(false, said),
            }
        }
        Row { example, also, behind, meaning: self.meaning }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_repeats_nothing() {
        let gloss = Gloss {
            example: "touches e2",
            phrases: vec!["brushes e2", "touches e2"],
            values: [("touches e2 by accident", "by accident"), ("touches nothing", "nothing")]
                .map(|(word, said)| (word, said.to_owned()))
                .to_vec(),
            meaning: "Touched.",
        };
        let row = gloss.row();
        assert_eq!(row.example, "touches e2");
        assert_eq!(row.also, ["brushes e2", "nothing"]);
        assert_eq!(row.behind, ["by accident"]);
    }
}
