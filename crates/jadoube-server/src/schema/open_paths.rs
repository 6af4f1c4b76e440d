//! The paths that need no link, as the document tells of them; `routes` is where they lead.

use serde_json::json;

use super::operation::Paths;
use crate::http::control::Asked;
use crate::http::session::NewSession;
use crate::pages::laws::{Reading, Wanted, Words};
use crate::sent::{Control, LawArticle, LawCase, LawContents, LawHits, Session};

pub(super) fn open_paths(to: &mut Paths) {
    laws(to);
    session(to);
    server(to);
}

fn session(to: &mut Paths) {
    to.add(
        "post",
        "/api/session",
        "beginSession",
        "Put the secret of a link into a cookie of its own, and learn whom and where the link lets \
         in.",
    )
    .takes::<NewSession>()
    .refuses(&[401, 500, 503])
    .gives::<Session>(200, "The cookie `jadoube-LINK` is set.");
    to.add(
        "delete",
        "/api/session",
        "endSession",
        "Take the cookie of the link away that the request names.",
    )
    .parameter("LinkHeader")
    .parameter("LinkQuery")
    .gives_nothing(204, "The cookie is gone.");
}

fn laws(to: &mut Paths) {
    to.add(
        "get",
        "/api/laws",
        "laws",
        "What an edition of the Laws has, chapter by chapter, in our own words. May be kept for an \
         hour, as all of the rule book.",
    )
    .asks::<Reading>()
    .gives::<LawContents>(200, "The contents.");
    to.add(
        "get",
        "/api/laws/search",
        "searchLaws",
        "Articles by words or by number, the best first.",
    )
    .asks::<Words>()
    .gives::<LawHits>(200, "What was found.");
    to.add(
        "get",
        "/api/laws/cases",
        "lawCase",
        "A law case as it stands on its page, in Markdown.",
    )
    .asks::<Wanted>()
    .refuses(&[404])
    .gives::<LawCase>(200, "The case.");
    to.add("get", "/api/laws/{article}", "lawArticle", "All the rule book has about an article.")
        .asks::<Reading>()
        .refuses(&[404])
        .gives::<LawArticle>(200, "The article.");
    to.add(
        "get",
        "/api/control",
        "control",
        "What a time control in text means: its usual form and the class of a game by it.",
    )
    .asks::<Asked>()
    .gives::<Control>(200, "The control.");
}

fn server(to: &mut Paths) {
    to.add("get", "/api/openapi.json", "openapi", "This document.").answers(
        200,
        "This document.",
        Some(("application/json", json!({ "type": "object" }))),
    );
    to.add("get", "/healthz", "health", "Whether the server and its store answer.")
        .refuses(&[500, 503])
        .gives_text("text/plain", "They do.");
    to.add("get", "/metrics", "metrics", "What the server counts, for Prometheus.")
        .gives_text("text/plain", "The counts.");
}
