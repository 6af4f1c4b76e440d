//! Where two answers part.

/// Letters that are shown before the first that differs, and after it.
const BEFORE: usize = 90;
const AFTER: usize = 160;

/// The first difference with a little of what stands around it.
pub(super) fn difference(before: &str, now: &str) -> String {
    let [old, new] = [before, now].map(|text| text.chars().collect::<Vec<char>>());
    let same = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
    let line = 1 + old[..same].iter().filter(|letter| **letter == '\n').count();
    let around = |text: &[char]| {
        let begin = same.saturating_sub(BEFORE);
        let end = text.len().min(same + AFTER);
        let [before, after] = [&text[begin..same], &text[same..end]]
            .map(|part| part.iter().collect::<String>().replace('\n', "⏎"));
        let [more_before, more_after] =
            [begin > 0, end < text.len()].map(|is| if is { "…" } else { "" });
        format!("{more_before}{before}▶{after}{more_after}")
    };
    format!("  line {line} of the answer\n  was: {}\n  is:  {}", around(&old), around(&new))
}

#[test]
fn a_difference_is_shown_where_it_begins() {
    let told = difference("200\n{\"a\":1}", "200\n{\"a\":2,\"b\":3}");
    assert_eq!(
        told,
        "  line 2 of the answer\n  was: 200⏎{\"a\":▶1}\n  is:  200⏎{\"a\":▶2,\"b\":3}"
    );
}
