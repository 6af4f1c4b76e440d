//! Lists the built pages of `web/`, so that they become part of the program.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=pages");
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("pages/web");
    let mut files = Vec::new();
    if root.is_dir() {
        list(&root, &mut files)?;
    }
    files.sort();
    let mut table = String::from("const PAGES: &[Page] = &[\n");
    for file in files.iter().filter(|file| !is_compressed(file)) {
        let path = file.strip_prefix(&root).map(|path| path.to_string_lossy().replace('\\', "/"));
        let compressed = |ending: &str| {
            let name = PathBuf::from(format!("{}.{ending}", file.display()));
            match files.contains(&name) {
                true => format!("Some(include_bytes!({name:?}))"),
                false => "None".to_owned(),
            }
        };
        let _ = writeln!(
            table,
            "Page {{ path: {:?}, plain: include_bytes!({file:?}), gzip: {}, brotli: {} }},",
            format!("/{}", path.unwrap_or_default()),
            compressed("gz"),
            compressed("br"),
        );
    }
    table.push_str("];\n");
    fs::write(Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("pages.rs"), table)
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

fn is_compressed(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending == "gz" || ending == "br")
}
