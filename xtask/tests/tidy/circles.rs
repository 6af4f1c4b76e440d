//! No circular imports: neither between the modules at the top of a crate nor between the files of
//! `articles/`; and `game/` knows no article, just as a proof knows no search.

use std::collections::{BTreeMap, BTreeSet};

use crate::modules::{Link, Modules};
use crate::sources::{Source, built_of, crates, none, root};

/// The crates whose modules at the top (`foo.rs` with `foo/`) must not import each other in a
/// circle. For the others only the folders are checked: their files at the top are parts of one
/// thing.
const WITHOUT_CIRCLES: [&str; 4] =
    ["jadoube-clock", "jadoube-laws", "jadoube-mate", "jadoube-record"];

fn links_of(name: &str) -> Vec<Link> {
    Modules::read(&format!("crates/{name}/src"), &built_of(name)).links()
}

/// The nodes between which there are links, with a place for each link.
type Graph = BTreeMap<String, BTreeMap<String, String>>;

/// The links between the modules at the top.
fn at_the_top(links: Vec<Link>) -> Graph {
    let mut graph = Graph::new();
    for Link { from, to, place } in links {
        if let (Some(from), Some(to)) = (from.first(), to.first())
            && from != to
        {
            graph.entry(from.clone()).or_default().entry(to.clone()).or_insert(place);
        }
    }
    graph
}

/// The links between the files under a folder.
fn between_files(links: Vec<Link>, folder: &str) -> Graph {
    let mut graph = Graph::new();
    for Link { from, to, place } in links {
        if from.first().is_some_and(|it| it == folder) && to.first().is_some_and(|it| it == folder)
        {
            let (from, to) = (from.join("/"), to.join("/"));
            graph.entry(from).or_default().entry(to).or_insert(place);
        }
    }
    graph
}

/// A shortest circle through each node that is in one, each circle once.
fn circles(graph: &Graph) -> Vec<String> {
    let mut told = BTreeSet::new();
    let mut found = Vec::new();
    for start in graph.keys() {
        let Some(circle) = circle_through(graph, start) else { continue };
        if told.insert(circle.iter().copied().collect::<BTreeSet<_>>()) {
            let next = circle.iter().skip(1).chain(&circle[..1]);
            let places =
                circle.iter().zip(next).map(|(from, to)| format!("  {}", graph[*from][*to]));
            let places: Vec<_> = places.collect();
            found.push(format!("{} -> {start}\n{}", circle.join(" -> "), places.join("\n")));
        }
    }
    found
}

fn circle_through<'a>(graph: &'a Graph, start: &'a str) -> Option<Vec<&'a str>> {
    let mut ways = vec![vec![start]];
    let mut seen = BTreeSet::new();
    while !ways.is_empty() {
        let mut longer = Vec::new();
        for way in ways {
            for to in graph.get(*way.last()?).into_iter().flat_map(BTreeMap::keys) {
                if to == start {
                    return Some(way);
                }
                if seen.insert(to) {
                    longer.push(way.iter().copied().chain([to.as_str()]).collect());
                }
            }
        }
        ways = longer;
    }
    None
}

#[test]
fn modules_at_the_top_import_one_another_in_no_circle() {
    let found = WITHOUT_CIRCLES.map(|name| circles(&at_the_top(links_of(name))));
    none(&found.concat(), "a circle of imports: move what both need below both");
}

#[test]
fn folders_import_one_another_in_no_circle() {
    let mut found = Vec::new();
    for name in crates() {
        let mut graph = at_the_top(links_of(&name));
        let src = root().join("crates").join(&name).join("src");
        only(&mut graph, |module| src.join(module).is_dir());
        found.extend(circles(&graph));
    }
    none(&found, "a circle of imports between folders: move what both need below both");
}

/// Leaves out all others.
fn only(graph: &mut Graph, is_kept: impl Fn(&str) -> bool) {
    graph.retain(|from, _| is_kept(from));
    graph.values_mut().for_each(|links| links.retain(|to, _| is_kept(to)));
}

#[test]
fn articles_import_one_another_in_no_circle() {
    let graph = between_files(links_of("jadoube-laws"), "articles");
    assert!(graph.len() > 20, "articles refer to one another: {graph:?}");
    let found = circles(&graph);
    none(&found, "a circle of imports among the articles");
}

#[test]
fn the_fold_of_a_game_knows_no_article() {
    let found = named_by(&links_of("jadoube-laws"), "game", &["articles", "judge", "acts"]);
    none(&found, "`game/` only takes in what was decided");
}

#[test]
fn a_proof_uses_no_search_and_a_search_no_watcher() {
    let links = links_of("jadoube-mate");
    let found =
        [named_by(&links, "proof", &["search", "watch"]), named_by(&links, "search", &["watch"])];
    none(&found.concat(), "what is above may not be used below");
}

/// What a module at the top names of others.
fn named_by(links: &[Link], from: &str, others: &[&str]) -> Vec<String> {
    let out = links.iter().filter(|link| {
        link.from.first().is_some_and(|it| it == from)
            && link.to.first().is_some_and(|to| others.contains(&to.as_str()))
    });
    out.map(|link| link.place.clone()).collect()
}

#[test]
fn a_circle_is_found() {
    let made_up = |in_b: &str| {
        let text = format!("use crate::{in_b};");
        let sources = [
            Source::made_up("src/lib.rs", "mod game; mod articles; pub use articles::one::One;"),
            Source::made_up("src/game.rs", &text),
            Source::made_up("src/articles.rs", "mod one; mod two;"),
            Source::made_up(
                "src/articles/one.rs",
                "use super::two; fn f() { two::g() } struct One;",
            ),
            Source::made_up("src/articles/two.rs", "use crate::game::Game; use crate::One;"),
        ];
        Modules::read("src", &sources).links()
    };
    assert!(circles(&at_the_top(made_up("nothing"))).is_empty());
    let found = circles(&at_the_top(made_up("One")));
    assert!(found.len() == 1 && found[0].starts_with("articles -> game -> articles"), "{found:?}");
    let mut graph = at_the_top(made_up("One"));
    only(&mut graph, |module| module == "articles");
    assert!(circles(&graph).is_empty());
    assert_eq!(
        named_by(&made_up("One"), "game", &["articles"]),
        ["src/game.rs:1 names crate::One"]
    );
    assert!(named_by(&made_up("nothing"), "game", &["articles"]).is_empty());
    let found = circles(&between_files(made_up("One"), "articles"));
    assert!(found.len() == 1 && found[0].contains("articles/one -> articles/two"), "{found:?}");
}
