//! What is made from the types of what is sent and received: the OpenAPI document, and the types of
//! `web/` in TypeScript. Both are files of the project; `cargo xtask bless --wire` writes them.

mod docs;
mod lines;
mod open_paths;
mod operation;
mod paths;
mod received;
mod tidy;
mod typescript;

use serde_json::{Map, Value, json};

use self::operation::Paths;

/// The files, each by its path from this package.
pub fn files() -> [(&'static str, String); 2] {
    let document = serde_json::to_string_pretty(&document()).expect("the document is JSON");
    [
        ("src/openapi.json", document + "\n"),
        ("../../web/src/api/generated/wire.ts", typescript::types()),
    ]
}

/// The OpenAPI document.
fn document() -> Value {
    let mut paths = Paths::default();
    paths::paths(&mut paths);
    open_paths::open_paths(&mut paths);
    let (paths, schemas) = paths.into_parts();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Jadoube",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Chess games by the Laws: acts go in, views with rulings come out.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "responses": refusals(),
            "parameters": parameters(),
            "securitySchemes": security(),
        },
    })
}

/// What a request may be refused for: the status, its name in the document, and what it means.
const REFUSALS: [(u16, &str, &str); 12] = [
    (400, "BadRequest", "The request cannot be understood."),
    (401, "NoValidLink", "The link is missing, unknown or revoked."),
    (403, "NotYourRole", "The role may not do this."),
    (404, "NotFound", "There is no such thing."),
    (408, "TooSlow", "The body of the request did not come in whole in time."),
    (409, "Conflict", "It contradicts what is in the record."),
    (413, "TooLarge", "The request is too large."),
    (415, "NotJson", "JSON is expected."),
    (421, "Misdirected", "Another server has this game; `elsewhere` says where."),
    (429, "TooMany", "Too much at once."),
    (500, "Failed", "The record could not be read or written."),
    (503, "Unavailable", "The store does not answer; send it again with the same id."),
];

/// Creating is refused with 403 for a reason of its own.
const NEEDS_CREATE_KEY: (&str, &str) = (
    "NeedsCreateKey",
    "`needs-create-key`: the server lets those create who send its key in the header \
     `jadoube-create-key`; or it was started without one, and lets nobody who is not on its own \
     machine.",
);

fn refusals() -> Map<String, Value> {
    let all = REFUSALS.iter().map(|(_, name, means)| (*name, *means)).chain([NEEDS_CREATE_KEY]);
    let refusal = |(name, means): (&str, &str)| {
        let problem = json!({ "schema": { "$ref": "#/components/schemas/Problem" } });
        let content = json!({ "application/problem+json": problem });
        (name.to_owned(), json!({ "description": means, "content": content }))
    };
    all.map(refusal).collect()
}

fn parameters() -> Value {
    let parameter = |name: &str, place: &str, means: &str| {
        json!({
            "name": name,
            "in": place,
            "required": false,
            "description": means,
            "schema": { "type": "string" },
        })
    };
    json!({
        "LinkHeader": parameter(
            "jadoube-link",
            "header",
            "Which of the browser's links the request is made by: its short name.",
        ),
        "LinkQuery": parameter(
            "link",
            "query",
            "The same where no header can be given, as for a WebSocket or a download.",
        ),
        "CreateKey": parameter(
            "jadoube-create-key",
            "header",
            "The key of a server that was started with one; see the answer 403.",
        ),
    })
}

fn security() -> Value {
    json!({
        "link": { "type": "http", "scheme": "bearer", "description": "The secret of a link." },
        "cookie": {
            "type": "apiKey",
            "in": "cookie",
            "name": "jadoube-LINK",
            "description": "The secret of the link whose short name is LINK, as `/api/session` sets \
                it; behind TLS the cookie is named `__Host-jadoube-LINK`. It counts for requests \
                that name the link in the header `jadoube-link` or the query `link`.",
        },
    })
}
