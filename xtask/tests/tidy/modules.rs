//! The modules of a crate and what they name of one another.
//!
//! A name is followed through `use` and `pub use` to the module that declares it. What a method
//! called on a value does is not seen: this is only about imports.

use std::collections::{BTreeMap, BTreeSet};

use crate::sources::{Source, folder_of};
use crate::tokens::Token;
use crate::uses::{Use, uses};

/// A module by its names from the top of the crate; the top itself has none.
pub(crate) type Name = Vec<String>;

/// A module: a file of a crate.
#[derive(Default)]
struct Module {
    path: String,
    uses: Vec<Use>,
    /// Paths in the code, with their lines.
    paths: Vec<(Vec<String>, usize)>,
    declared: BTreeSet<String>,
}

/// All modules of a crate.
pub(crate) struct Modules(BTreeMap<Name, Module>);

/// A link: a module names something that another one declares.
#[derive(Debug)]
pub(crate) struct Link {
    pub(crate) from: Name,
    pub(crate) to: Name,
    /// Its place, for people.
    pub(crate) place: String,
}

/// What a path resolves to.
enum Found {
    Module(Name),
    ItemOf(Name),
}

impl Modules {
    /// Reads the files under `src`, a folder.
    pub(crate) fn read(src: &str, sources: &[Source]) -> Self {
        let modules = sources.iter().map(|source| {
            let below = folder_of(&source.path).strip_prefix(src).expect("it lies in src");
            let name = below.split('/').filter(|part| !part.is_empty()).map(str::to_owned);
            (name.collect(), Module::read(source))
        });
        Self(modules.collect())
    }

    /// Who names what of whom. A `pub use` links nobody: its users are linked to what is behind it.
    pub(crate) fn links(&self) -> Vec<Link> {
        let mut links = Vec::new();
        for (from, module) in &self.0 {
            let uses = module.uses.iter().filter(|it| !it.is_public);
            let uses = uses.map(|it| (&it.path, it.line, it.alias == "*"));
            let paths = module.paths.iter().map(|(path, line)| (path, *line, false));
            for (path, line, is_glob) in uses.chain(paths) {
                let to = match self.resolve(from, path, 0) {
                    Some(Found::ItemOf(to)) => to,
                    Some(Found::Module(to)) if is_glob => to,
                    Some(Found::Module(_)) | None => continue,
                };
                if to != *from {
                    let place = format!("{}:{line} names {}", module.path, path.join("::"));
                    links.push(Link { from: from.clone(), to, place });
                }
            }
        }
        links
    }

    fn resolve(&self, from: &Name, path: &[String], depth: usize) -> Option<Found> {
        let first = path.first()?;
        let (mut here, rest) = match first.as_str() {
            "crate" => (Vec::new(), &path[1..]),
            "self" => (from.clone(), &path[1..]),
            "super" => (from.clone(), path),
            _ if self.knows(from, first) => (from.clone(), path),
            _ => return None,
        };
        for part in rest {
            if part == "super" {
                here.pop();
                continue;
            }
            let child: Name = here.iter().chain([part]).cloned().collect();
            if self.0.contains_key(&child) {
                here = child;
                continue;
            }
            match self.behind(&here, part, depth)? {
                Found::Module(name) => here = name,
                item @ Found::ItemOf(_) => return Some(item),
            }
        }
        Some(Found::Module(here))
    }

    /// What a name is in a module that has no such module in it.
    fn behind(&self, here: &Name, part: &str, depth: usize) -> Option<Found> {
        let module = self.0.get(here)?;
        if depth < 8 {
            if let Some(used) = module.uses.iter().find(|it| it.alias == part) {
                // A name from another crate resolves to nothing.
                return (used.path[0] != part)
                    .then(|| self.resolve(here, &used.path, depth + 1))?;
            }
            for glob in module.uses.iter().filter(|it| it.alias == "*") {
                if let Some(Found::Module(target)) = self.resolve(here, &glob.path, depth + 1)
                    && target != *here
                    && self.knows(&target, part)
                {
                    let path = [part.to_owned()];
                    return self.resolve(&target, &path, depth + 1);
                }
            }
        }
        Some(Found::ItemOf(here.clone()))
    }

    /// Whether a name stands for something in a module.
    fn knows(&self, here: &Name, part: &str) -> bool {
        let child: Name = here.iter().cloned().chain([part.to_owned()]).collect();
        self.0.contains_key(&child)
            || self.0.get(here).is_some_and(|module| {
                module.declared.contains(part) || module.uses.iter().any(|it| it.alias == part)
            })
    }
}

impl Module {
    fn read(source: &Source) -> Self {
        let tokens = source.built();
        let (uses, rest) = uses(&tokens);
        Self { path: source.path.clone(), paths: paths(&rest), declared: declared(&rest), uses }
    }
}

/// The paths of more than one part.
fn paths(tokens: &[Token]) -> Vec<(Vec<String>, usize)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let first = at;
        at += 1;
        let follows = first > 0 && (tokens[first - 1].is("::") || tokens[first - 1].is("."));
        if !tokens[first].is_word() || follows {
            continue;
        }
        while at + 1 < tokens.len() && tokens[at].is("::") && tokens[at + 1].is_word() {
            at += 2;
        }
        if at > first + 1 {
            let parts = tokens[first..at].iter().step_by(2).map(|part| part.text.to_owned());
            found.push((parts.collect(), tokens[first].line));
        }
    }
    found
}

/// The names that items are declared with.
fn declared(tokens: &[Token]) -> BTreeSet<String> {
    const KINDS: [&str; 8] = ["fn", "struct", "enum", "union", "trait", "type", "const", "static"];
    let pairs = tokens.windows(2).filter(|pair| KINDS.iter().any(|kind| pair[0].is(kind)));
    pairs.map(|pair| pair[1].text.to_owned()).collect()
}

#[test]
fn a_name_is_followed_to_who_declares_it() {
    let modules = Modules::read(
        "src",
        &[
            Source::made_up("src/lib.rs", "mod a; mod b; mod d; pub use a::inner::Thing;"),
            Source::made_up("src/a.rs", "pub(crate) mod inner; pub use inner::{Thing, *};"),
            Source::made_up("src/a/inner.rs", "pub struct Thing; pub fn other() {}"),
            Source::made_up("src/b.rs", "use crate::Thing; use std::fmt; use crate::d::in_d;"),
            Source::made_up("src/d.rs", "use crate::a; pub fn in_d() { a::other(); fmt::Debug }"),
        ],
    );
    let links = modules.links();
    let found: Vec<_> = links.iter().map(|it| (it.from.join("/"), it.to.join("/"))).collect();
    let expected = [("b", "a/inner"), ("b", "d"), ("d", "a/inner")];
    assert_eq!(found, expected.map(|(from, to)| (from.to_owned(), to.to_owned())));
}
