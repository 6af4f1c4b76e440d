use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The pages under `path`, a file or a folder, in order; pages without a case are left out.
pub fn case_files(path: &Path) -> io::Result<Vec<PathBuf>> {
    if path.is_file() {
        return Ok(vec![path.to_owned()]);
    }
    let mut found = Vec::new();
    let mut entries: Vec<PathBuf> = fs::read_dir(path)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    entries.sort();
    for entry in entries {
        if entry.is_dir() {
            found.extend(case_files(&entry)?);
        } else if entry.extension().is_some_and(|extension| extension == "md")
            && fs::read_to_string(&entry)?.contains("\n```case")
        {
            found.push(entry);
        }
    }
    Ok(found)
}
