//! A browser that holds several links, and the pages it is sent.

use reqwest::header::{HeaderMap, SET_COOKIE};
use serde_json::{Value, json};

use crate::client::{Board, Hall};

/// Opens a link as a browser does: its short name, and the cookie that it got.
async fn open(hall: &Hall, board: &Board, role: &str) -> (String, String) {
    let answer = reqwest::Client::new()
        .post(format!("http://{}/api/session", hall.server.address()))
        .json(&json!({ "token": board.token(role) }))
        .send()
        .await
        .expect("an answer");
    let cookie = answer.headers()[SET_COOKIE].to_str().expect("text").to_owned();
    for word in ["HttpOnly", "SameSite=Strict", "Path=/api"] {
        assert!(cookie.contains(word), "{cookie}");
    }
    let told: Value = answer.json().await.expect("JSON");
    assert_eq!(told["role"], role);
    let name = told["link"].as_str().expect("a name").to_owned();
    assert!(!board.token(role).contains(&name), "the name is no part of the secret");
    (name, cookie.split(';').next().unwrap_or_default().to_owned())
}

/// Asks for the state with these cookies; the role that the server takes it for, or the status.
async fn role(hall: &Hall, path: &str, headers: &[(&str, &str)]) -> Result<String, u16> {
    let mut request = reqwest::Client::new().get(format!("http://{}{path}", hall.server.address()));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let answer = request.send().await.expect("an answer");
    match answer.status().as_u16() {
        200 => {
            let state: Value = answer.json().await.expect("JSON");
            Ok(state["role"].as_str().expect("a role").to_owned())
        }
        status => Err(status),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_browser_holds_several_links() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let (white, white_cookie) = open(&hall, &board, "white").await;
    let (arbiter, arbiter_cookie) = open(&hall, &board, "arbiter-1").await;
    assert_ne!(white_cookie.split('=').next(), arbiter_cookie.split('=').next());
    let cookies = format!("theme=dark; {white_cookie}; {arbiter_cookie}");
    let state = format!("/api/games/{}/state", board.game);
    let by = async |link: &str| {
        role(&hall, &state, &[("cookie", &cookies), ("jadoube-link", link)]).await
    };
    assert_eq!(by(&white).await.as_deref(), Ok("white"));
    assert_eq!(by(&arbiter).await.as_deref(), Ok("arbiter-1"));
    let by_query = format!("{state}?link={arbiter}");
    assert_eq!(role(&hall, &by_query, &[("cookie", &cookies)]).await.as_deref(), Ok("arbiter-1"));
    // A request that names none of them, or one that it does not hold, is nobody's.
    assert_eq!(role(&hall, &state, &[("cookie", &cookies)]).await, Err(401));
    assert_eq!(by("0123456789abcdef").await, Err(401));
    assert_eq!(by("white").await, Err(401));
    let only = [("cookie", white_cookie.as_str()), ("jadoube-link", &arbiter)];
    assert_eq!(role(&hall, &state, &only).await, Err(401));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_origin_cannot_use_the_cookie() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let (white, cookie) = open(&hall, &board, "white").await;
    let state = format!("/api/games/{}/state", board.game);
    let from = |origin| [("cookie", cookie.as_str()), ("jadoube-link", &white), ("origin", origin)];
    assert_eq!(role(&hall, &state, &from("http://elsewhere.example")).await, Err(403));
    let own = format!("http://{}", hall.server.address());
    assert_eq!(role(&hall, &state, &from(&own)).await.as_deref(), Ok("white"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_is_forgotten_alone() {
    let hall = Hall::open().await;
    let board = hall.board(json!({})).await;
    let (white, _) = open(&hall, &board, "white").await;
    let answer = reqwest::Client::new()
        .delete(format!("http://{}/api/session", hall.server.address()))
        .header("jadoube-link", &white)
        .send()
        .await
        .expect("an answer");
    assert_eq!(answer.status(), 204);
    let cookie = answer.headers()[SET_COOKIE].to_str().expect("text");
    assert!(cookie.starts_with(&format!("jadoube-{white}=;")), "{cookie}");
    assert!(cookie.contains("Max-Age=0"), "{cookie}");
    hall.post("/api/session", "", json!({ "token": "guessed" }))
        .await
        .refused(401, "no-valid-link");
}

/// A request to begin or end a session, as a proxy passes it on that speaks TLS with the client.
async fn over_tls(
    hall: &Hall,
    method: reqwest::Method,
    headers: &[(&str, &str)],
    token: &str,
) -> HeaderMap {
    let url = format!("http://{}/api/session", hall.server.address());
    let mut request = reqwest::Client::new().request(method, url).json(&json!({ "token": token }));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.send().await.expect("an answer").headers().clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_tls_the_cookie_is_for_this_host_and_tls_alone() {
    let hall = Hall::with_options(|options| options.behind_tls = true).await;
    let board = hall.board(json!({})).await;
    let headers = over_tls(&hall, reqwest::Method::POST, &[], board.token("white")).await;
    let cookie = headers[SET_COOKIE].to_str().expect("text");
    assert!(cookie.starts_with("__Host-jadoube-"), "{cookie}");
    for word in ["; Secure", "; Path=/;", "; HttpOnly", "; SameSite=Strict"] {
        assert!(cookie.contains(word), "{cookie}");
    }
    assert!(!cookie.contains("Domain"), "{cookie}");
    assert!(headers["strict-transport-security"].to_str().expect("text").contains("max-age="));
    let pair = cookie.split(';').next().expect("a pair");
    let link = pair.strip_prefix("__Host-jadoube-").and_then(|it| it.split('=').next());
    let link = link.expect("a name");
    let state = format!("/api/games/{}/state", board.game);
    let by = |cookie| [("cookie", cookie), ("jadoube-link", link)];
    assert_eq!(role(&hall, &state, &by(pair)).await.as_deref(), Ok("white"));
    // One from a time without TLS is as good, but not before the other.
    let plain = format!("jadoube-{link}={}", board.token("white"));
    assert_eq!(role(&hall, &state, &by(&plain)).await.as_deref(), Ok("white"));
    let both = format!("jadoube-{link}=planted; {pair}");
    assert_eq!(role(&hall, &state, &by(&both)).await.as_deref(), Ok("white"));
    // Both are forgotten.
    let named = [("jadoube-link", link)];
    let headers = over_tls(&hall, reqwest::Method::DELETE, &named, "").await;
    let gone: Vec<&str> =
        headers.get_all(SET_COOKIE).iter().map(|it| it.to_str().expect("text")).collect();
    assert!(gone.iter().any(|it| it.starts_with(&format!("__Host-jadoube-{link}=;"))), "{gone:?}");
    assert!(gone.iter().any(|it| it.starts_with(&format!("jadoube-{link}=;"))), "{gone:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trusted_proxy_says_whether_there_is_tls() {
    let trusting = Hall::with_options(|options| {
        options.trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    })
    .await;
    let (https, http) = (("x-forwarded-proto", "https"), ("x-forwarded-proto", "http"));
    let by_other = ("forwarded", "for=192.0.2.1;proto=https");
    for (hall, header, is_secure) in [
        (&trusting, https, true),
        (&trusting, by_other, true),
        (&trusting, http, false),
        (&Hall::open().await, https, false),
    ] {
        let board = hall.board(json!({})).await;
        let headers = over_tls(hall, reqwest::Method::POST, &[header], board.token("white")).await;
        let cookie = headers[SET_COOKIE].to_str().expect("text");
        assert_eq!(cookie.contains("Secure"), is_secure, "{header:?}: {cookie}");
        assert_eq!(headers.contains_key("strict-transport-security"), is_secure, "{header:?}");
    }
}

/// Whatever is not of the interface is the one page, or says how to build it.
#[tokio::test(flavor = "multi_thread")]
async fn every_other_address_is_a_page() {
    let hall = Hall::open().await;
    for path in ["/", "/play/abc?as=1", "/laws/7.5.5"] {
        let (headers, text) = page(&hall, path).await;
        assert!(headers["content-type"].to_str().expect("text").starts_with("text/html"), "{path}");
        assert!(text.contains("<title>Jadoube</title>"), "{path}: {text}");
        let policy = headers["content-security-policy"].to_str().expect("text");
        assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe"), "{policy}");
    }
    let (headers, _) = page(&hall, "/assets/none.js").await;
    assert_eq!(headers["content-type"], "application/problem+json");
    let (headers, _) = page(&hall, "/api/none").await;
    assert_eq!(headers["content-type"], "application/problem+json");
}

async fn page(hall: &Hall, path: &str) -> (HeaderMap, String) {
    let answer = reqwest::get(format!("http://{}{path}", hall.server.address())).await;
    let answer = answer.expect("an answer");
    (answer.headers().clone(), answer.text().await.expect("text"))
}
