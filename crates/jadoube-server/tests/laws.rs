//! The rule book over the interface.

use serde_json::json;

use crate::client::Hall;

#[tokio::test(flavor = "multi_thread")]
async fn the_rule_book_is_there_in_every_edition_and_language() {
    let hall = Hall::open().await;
    for edition in ["1993", "2014", "2018", "2023"] {
        let book = hall.get(&format!("/api/laws?edition={edition}"), "").await.ok();
        // Of the older editions there are only extracts.
        assert!(book["chapters"].as_array().is_some_and(|all| all.len() > 2), "{edition}");
    }
    let title = async |lang: &str| {
        let page = hall.get(&format!("/api/laws/7.5.5?lang={lang}"), "").await.ok();
        page["title"].as_str().expect("a title").to_owned()
    };
    let titles = [title("en").await, title("pl").await, title("sk").await];
    assert!(titles[0] != titles[1] && titles[1] != titles[2], "{titles:?}");
    hall.get("/api/laws?lang=xx", "").await.refused(400, "bad-request");
    hall.get("/api/laws?edition=2020", "").await.refused(400, "bad-request");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_article_is_found_by_the_number_of_the_edition() {
    let hall = Hall::open().await;
    // The third occurrence is 9.2.1 in 2018 and 9.2 in 2023.
    let page = hall.get("/api/laws/9.2.1?edition=2018", "").await.ok();
    assert_eq!((&page["id"], &page["number"]), (&json!("9.2"), &json!("9.2.1")));
    let unknown = hall.get("/api/laws/99.9", "").await.refused(404, "not-found");
    assert!(unknown["detail"].as_str().is_some_and(|detail| detail.contains("99.9")), "{unknown}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_article_brings_its_cases() {
    let hall = Hall::open().await;
    let page = hall.get("/api/laws/7.5.5", "").await.ok();
    let first = &page["cases"][0];
    let query = |name: &str| first[name].as_str().expect("text").replace(' ', "%20");
    let path = format!("/api/laws/cases?page={}&title={}", query("page"), query("title"));
    let case = hall.get(&path, "").await.ok();
    let text = case["text"].as_str().expect("text");
    assert!(text.contains("```case") && !text.contains("\n## "), "{text}");
    let none = "/api/laws/cases?page=Cargo.toml&title=none";
    hall.get(none, "").await.refused(404, "not-found");
}

#[tokio::test(flavor = "multi_thread")]
async fn words_and_numbers_are_looked_for() {
    let hall = Hall::open().await;
    let ids = async |query: &str| -> Vec<String> {
        let hits = hall.get(&format!("/api/laws/search?{query}"), "").await.ok();
        let all = hits["articles"].as_array().expect("articles").iter();
        all.map(|hit| hit["id"].as_str().expect("an id").to_owned()).collect()
    };
    assert_eq!(ids("q=art.%207.5.5").await, ["7.5.5"]);
    assert!(ids("q=j%27adoube").await.contains(&"4.2.1".to_owned()));
    assert!(!ids("q=chor%C4%85giewka&lang=pl").await.is_empty());
    assert!(ids("q=").await.is_empty());
    assert!(ids("q=xylophone").await.is_empty());
    let long = "x".repeat(300);
    hall.get(&format!("/api/laws/search?q={long}"), "").await.refused(400, "bad-request");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_rule_book_may_be_kept_on_the_way() {
    let hall = Hall::open().await;
    let cache = async |path: &str| {
        let url = format!("http://{}{path}", hall.server.address());
        let answer = reqwest::get(url).await.expect("an answer");
        answer.headers()["cache-control"].to_str().expect("text").to_owned()
    };
    assert_eq!(cache("/api/laws/4.1").await, "public, max-age=3600");
    assert_eq!(cache("/api/openapi.json").await, "no-store");
}
