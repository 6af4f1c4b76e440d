//! Which of the known words was probably meant.

/// The one of `known` to which the beginning of `found` is nearest, if it is near at all.
pub(super) fn nearest(
    found: &str,
    known: impl Iterator<Item = &'static str>,
) -> Option<&'static str> {
    let near = known.filter_map(|words| {
        let count = words.split(' ').count();
        let begin: Vec<&str> = found.split_whitespace().take(count).collect();
        let distance = distance(&begin.join(" ").to_lowercase(), &words.to_lowercase());
        // One slip in three letters, and never as many slips as letters.
        (distance <= words.chars().count().div_ceil(4)).then_some((distance, words))
    });
    near.min().map(|(_, words)| words)
}

/// How many letters must be changed, put in, left out or exchanged with their neighbour.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let width = other.len() + 1;
    let mut rows: Vec<usize> = vec![0; (one.len() + 1) * width];
    for row in 0..=one.len() {
        for column in 0..=other.len() {
            let at = |row: usize, column: usize| row * width + column;
            rows[at(row, column)] = if row == 0 || column == 0 {
                row + column
            } else {
                let same = usize::from(one[row - 1] != other[column - 1]);
                let mut best = (rows[at(row - 1, column)] + 1)
                    .min(rows[at(row, column - 1)] + 1)
                    .min(rows[at(row - 1, column - 1)] + same);
                let exchanged = row > 1
                    && column > 1
                    && one[row - 1] == other[column - 2]
                    && one[row - 2] == other[column - 1];
                if exchanged {
                    best = best.min(rows[at(row - 2, column - 2)] + 1);
                }
                best
            };
        }
    }
    rows[rows.len() - 1]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_near_and_another_word_is_not() {
        let known = ["touches", "takes off", "says j'adoube", "presses"];
        let nearest = |found| nearest(found, known.into_iter());
        assert_eq!(nearest("touchs e2"), Some("touches"));
        assert_eq!(nearest("tuoches e2"), Some("touches"));
        assert_eq!(nearest("takes of e2"), Some("takes off"));
        assert_eq!(nearest("Presses"), Some("presses"));
        assert_eq!(nearest("says jadoube"), Some("says j'adoube"));
        assert_eq!(nearest("dances"), None);
        assert_eq!(nearest(""), None);
    }
}
