//! Doc comments as people read them who do not read the code.

/// A doc comment without its examples and its law, and without where its links lead.
pub(super) fn plain(doc: &str) -> String {
    let is_told = |line: &&str| !line.starts_with("```") && !line.starts_with("Law:");
    let told = doc.lines().take_while(is_told).collect::<Vec<_>>().join("\n");
    let mut text = String::new();
    let mut rest = told.trim();
    while let Some((before, link)) = rest.split_once("[`")
        && let Some((name, after)) = link.split_once("`]")
    {
        text += &format!("{before}`{name}`");
        let place = after.strip_prefix('(').and_then(|place| place.split_once(')'));
        rest = place.map_or(after, |(_, after)| after);
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_comment_is_told_without_what_is_for_the_code() {
        let doc = "As [`Fen`], or [`one`](crate::One) of\n[two] (2).\n\nMore.\n\n```\nlet a;\n```";
        assert_eq!(plain(doc), "As `Fen`, or `one` of\n[two] (2).\n\nMore.");
        assert_eq!(plain("A rule.\n\nLaw: 3.8"), "A rule.");
    }
}
