//! Writes what is made from the types of what is sent: `cargo xtask bless --wire`.

use std::fs;
use std::path::Path;

fn main() -> std::io::Result<()> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (path, text) in jadoube_server::schema::files() {
        let path = here.join(path);
        if fs::read_to_string(&path).is_ok_and(|old| old == text) {
            continue;
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&path, text)?;
        println!("{}", path.display());
    }
    Ok(())
}
