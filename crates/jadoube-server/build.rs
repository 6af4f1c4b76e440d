//! Lists the built pages of `web/` and the law cases, so that they become part of the program.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default());
    let out = PathBuf::from(env::var("OUT_DIR").unwrap_or_default());
    fs::write(out.join("pages.rs"), pages(&here, &out)?)?;
    fs::write(out.join("case_pages.rs"), cases(&here)?)
}

fn pages(here: &Path, out: &Path) -> io::Result<String> {
    println!("cargo::rerun-if-changed=pages");
    let root = here.join("pages/web");
    let mut files = Vec::new();
    if root.is_dir() {
        list(&root, &mut files)?;
    }
    files.sort();
    let mut table = String::from("const PAGES: &[Page] = &[\n");
    for file in files.iter().filter(|file| !is_compressed(file)) {
        let path = file.strip_prefix(&root).unwrap_or(file).to_string_lossy().replace('\\', "/");
        let compressed = |ending: &str| -> io::Result<String> {
            let name = PathBuf::from(format!("{}.{ending}", file.display()));
            match files.contains(&name) {
                true => Ok(format!("Some({})", included(&name, out)?)),
                false => Ok("None".to_owned()),
            }
        };
        let (plain, gzip, brotli) = (included(file, out)?, compressed("gz")?, compressed("br")?);
        let _ = writeln!(
            table,
            "Page {{ path: {:?}, plain: {plain}, gzip: {gzip}, brotli: {brotli} }},",
            format!("/{path}"),
        );
    }
    table.push_str("];\n");
    Ok(table)
}

/// The pages of law cases; a crate that is built away from the workspace has none to show.
fn cases(here: &Path) -> io::Result<String> {
    let folder = here.join("../../cases");
    let mut files = Vec::new();
    if folder.is_dir() {
        println!("cargo::rerun-if-changed={}", folder.display());
        list(&folder, &mut files)?;
    }
    files.sort();
    let mut table = String::from("const CASES: &[(&str, &str)] = &[\n");
    for file in files.iter().filter(|file| file.extension().is_some_and(|it| it == "md")) {
        let path = file.strip_prefix(&folder).map(|path| path.to_string_lossy().replace('\\', "/"));
        let name = format!("cases/{}", path.unwrap_or_default());
        let _ = writeln!(table, "({name:?}, include_str!({file:?})),");
    }
    table.push_str("];\n");
    Ok(table)
}

/// Takes a copy, which stays as it is when the pages are built anew while the program is.
fn included(file: &Path, out: &Path) -> io::Result<String> {
    let name: Vec<_> = file.iter().skip_while(|part| *part != "pages").collect();
    let copy = out.join(name.join("_".as_ref()));
    fs::copy(file, &copy)?;
    Ok(format!("include_bytes!({copy:?})"))
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
