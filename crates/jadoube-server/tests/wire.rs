//! What is made from the types of what is sent is as the types are now.

use std::path::Path;

#[test]
fn the_document_and_the_types_of_the_pages_are_fresh() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (path, text) in jadoube_server::schema::files() {
        let there = std::fs::read_to_string(here.join(path)).unwrap_or_default();
        assert!(there == text, "{path} is stale: cargo xtask bless --wire");
    }
}
