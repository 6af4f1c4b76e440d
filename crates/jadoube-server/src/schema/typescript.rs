//! The types of what is sent and received in TypeScript, all in one file.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::fmt::Write as _;

use ts_rs::{Config, TS, TypeVisitor};

use crate::acts::SentAct;
use crate::announced::Announced;
use crate::batch::Answer;
use crate::competitions::NewGame;
use crate::devices::NewDevice;
use crate::links::NewLink;
use crate::live::LiveActs;
use crate::sent::{
    Acted, BoardForArbiter, Boards, Competition, Control, Created, Devices, ForArbiter, LawArticle,
    LawCase, LawContents, LawHits, Links, Offers, OpenLinks, Record, Session, Share, State, Views,
};
use crate::session::NewSession;
use crate::shape::of_record::TYPES;

const BEGINNING: &str = "\
/**
 * What the server sends and takes. Made from the types of `crates/jadoube-server` by
 * `cargo xtask bless --wire`, and not to be edited.
 */
";

/// What has more fields for arbiters, and what has those: a flattened option, for which the derive has
/// no words.
const FOR_ARBITERS: [(&str, &str); 2] = [("Board", "BoardForArbiter"), ("State", "ForArbiter")];

/// All types, by the alphabet.
pub(super) fn types() -> String {
    let config = Config::new().with_large_int("number");
    let mut types = Types { config, visited: HashSet::new(), all: BTreeMap::new() };
    types.visit::<Announced>();
    types.visit::<NewGame>();
    types.visit::<NewLink>();
    types.visit::<NewDevice>();
    types.visit::<NewSession>();
    types.visit::<SentAct>();
    types.visit::<LiveActs>();
    types.visit::<Answer<'static>>();
    types.visit::<Acted>();
    types.visit::<BoardForArbiter>();
    types.visit::<Boards>();
    types.visit::<Competition>();
    types.visit::<Control>();
    types.visit::<Created>();
    types.visit::<Devices>();
    types.visit::<ForArbiter>();
    types.visit::<LawArticle>();
    types.visit::<LawCase>();
    types.visit::<LawContents>();
    types.visit::<LawHits>();
    types.visit::<Links>();
    types.visit::<Offers>();
    types.visit::<OpenLinks>();
    types.visit::<Record>();
    types.visit::<Session>();
    types.visit::<Share>();
    types.visit::<State>();
    types.visit::<Views>();
    let mut text = format!("{BEGINNING}\n{TYPES}");
    for declared in types.all.values() {
        // Writing into memory does not fail.
        let _ = write!(text, "\n{declared}\n");
    }
    text
}

/// What was found so far, each by its name.
struct Types {
    config: Config,
    visited: HashSet<TypeId>,
    all: BTreeMap<String, String>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // A message may tell another message.
        if !self.visited.insert(TypeId::of::<T>()) {
            return;
        }
        T::visit_generics(self);
        if T::output_path().is_none() {
            T::visit_dependencies(self);
            return;
        }
        let name = T::ident(&self.config);
        let docs = comment(&T::docs().unwrap_or_default(), "");
        let mut declared = format!("{docs}export {}", spread(&T::decl(&self.config)));
        if let Some((_, more)) = FOR_ARBITERS.iter().find(|(of, _)| *of == name) {
            declared = format!("{} & Partial<{more}>;", declared.trim_end_matches(';'));
        }
        if let Some(known) = self.all.get(&name) {
            assert_eq!(*known, declared, "two types of one name");
            return;
        }
        self.all.insert(name, declared);
        T::visit_dependencies(self);
    }
}

/// A declaration with a line for each field, if it has fields.
fn spread(declared: &str) -> String {
    let parts = declared.split_once(" = {").filter(|(_, fields)| !fields.contains("} | {"));
    let parts = parts.and_then(|(head, rest)| Some((head, rest.strip_suffix("};")?)));
    let Some((head, mut rest)) = parts else { return declared.to_owned() };
    let mut text = format!("{head} = {{\n");
    loop {
        rest = rest.trim_start();
        if let Some((docs, after)) = rest.split_once("*/").filter(|_| rest.starts_with("/*")) {
            text += &comment(docs, "  ");
            rest = after;
        } else if let Some(end) = end_of_field(rest) {
            let _ = writeln!(text, "  {};", &rest[..end]);
            rest = &rest[end + 1..];
        } else {
            return text + "};";
        }
    }
}

/// Where a field ends: at a comma that is not within anything.
fn end_of_field(text: &str) -> Option<usize> {
    let mut depth = 0;
    text.char_indices().find_map(|(at, letter)| {
        match letter {
            '{' | '[' | '<' | '(' => depth += 1,
            '}' | ']' | '>' | ')' => depth -= 1,
            _ => {}
        }
        (letter == ',' && depth == 0).then_some(at)
    })
}

/// A comment as people write it, without its examples.
fn comment(docs: &str, before: &str) -> String {
    let lines = docs.trim().trim_start_matches("/**").trim_end_matches("*/").lines();
    let lines = lines.map(|line| line.trim().trim_start_matches('*').trim());
    let is_told = |line: &&str| !line.starts_with("```") && !line.starts_with("Law:");
    let told: Vec<&str> = lines.take_while(is_told).collect();
    match told.join("\n").trim() {
        "" => String::new(),
        line if !line.contains('\n') => format!("{before}/** {line} */\n"),
        lines => {
            let lines =
                lines.lines().map(|line| format!("{before} * {line}").trim_end().to_owned());
            format!("{before}/**\n{}\n{before} */\n", lines.collect::<Vec<_>>().join("\n"))
        }
    }
}
