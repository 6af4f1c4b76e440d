//! Where the code cites articles: `art!("7.5.5")`, and `Law: 2.4` in comments.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use jadoube_lawbook::Article;

/// The files of the crates that cite each article, named from the folder of the project.
pub(crate) fn places(crates: &Path) -> Result<BTreeMap<Article, Vec<String>>, String> {
    let mut found: BTreeMap<Article, Vec<String>> = BTreeMap::new();
    let root = crates.parent().unwrap_or(crates);
    for file in sources(crates).map_err(|error| format!("{}: {error}", crates.display()))? {
        let text =
            fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let name = file.strip_prefix(root).unwrap_or(&file).display().to_string();
        for article in cited(&text) {
            let files = found.entry(article).or_default();
            if files.last() != Some(&name) {
                files.push(name.clone());
            }
        }
    }
    Ok(found)
}

/// The articles that a source file cites outside its tests.
fn cited(text: &str) -> Vec<Article> {
    let mut articles = Vec::new();
    for line in text.lines().take_while(|line| !line.starts_with("#[cfg(test)]")) {
        let line = line.trim_start();
        match line.strip_prefix("///").or_else(|| line.strip_prefix("//")) {
            Some(comment) => {
                if let Some(list) = comment.trim_start_matches('!').trim().strip_prefix("Law:") {
                    articles.extend(list.split(',').filter_map(|id| Article::find(id.trim())));
                }
            }
            None => {
                let cites = line.split("art!(\"").skip(1).filter_map(|rest| rest.split('"').next());
                articles.extend(cites.filter_map(Article::find));
            }
        }
    }
    articles
}

/// All source files of the crates, in order.
fn sources(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    entries.sort();
    let mut found = Vec::new();
    for entry in entries {
        if entry.is_dir() {
            found.extend(sources(&entry)?);
        } else if entry.extension().is_some_and(|extension| extension == "rs")
            && entry.components().any(|part| part.as_os_str() == "src")
        {
            found.push(entry);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use jadoube_lawbook::art;

    use super::*;

    #[test]
    fn citations_are_found_where_they_count() {
        let text = "/// Law: 2.4, 3.1\n/// let x = art!(\"4.1\");\nlet y = [art!(\"4.2\"), art!(\"4.3\")];\n\
                    #[cfg(test)]\nlet z = art!(\"4.4\");\n";
        assert_eq!(cited(text), [art!("2.4"), art!("3.1"), art!("4.2"), art!("4.3")]);
    }
}
