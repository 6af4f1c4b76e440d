//! The types of what is sent and received in TypeScript, all in one file.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::fmt::Write as _;

use jadoube_room::{BoardForArbiter, ForArbiter, Offers, SentAct, State, Views};
use ts_rs::{Config, TS, TypeVisitor};

use super::lines::{comment, spread};
use crate::announced::Announced;
use crate::http::competitions::NewGame;
use crate::http::devices::NewDevice;
use crate::http::links::NewLink;
use crate::http::session::NewSession;
use crate::live::game::LiveActs;
use crate::rooms::batch::Answer;
use crate::sent::{
    Acted, Boards, Competition, Control, Created, Devices, LawArticle, LawCase, LawContents,
    LawHits, Links, LiveChange, LiveState, OpenLinks, Record, Session, Share,
};

const BEGINNING: &str = "\
/**
 * What the server sends and takes. Made from the types of `crates/jadoube-server` and
 * `crates/jadoube-room` by `cargo xtask bless --wire`, and not to be edited.
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
    types.visit::<LiveState<'static>>();
    types.visit::<LiveChange<'static>>();
    types.visit::<Views>();
    let mut text = BEGINNING.to_owned();
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
