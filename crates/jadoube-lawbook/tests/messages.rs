use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement,
};
use jadoube_lawbook::{Argument, Edition, Locale, Message, MessageError, Messages, art};

use crate::book;

/// Each id with the arguments it needs, including those of the messages it refers to.
type Needs = BTreeMap<String, BTreeSet<String>>;

/// Whether the other language has every id with the same arguments, and no other.
fn disagreements(reference: &Needs, other: &Needs) -> Vec<String> {
    let ids: BTreeSet<&String> = reference.keys().chain(other.keys()).collect();
    ids.into_iter()
        .filter_map(|id| match (reference.get(id), other.get(id)) {
            (Some(_), None) => Some(format!("{id} is missing")),
            (None, Some(_)) => Some(format!("{id} is known here alone")),
            (here, there) if here != there => Some(format!("{id}: {here:?} is {there:?}")),
            _ => None,
        })
        .collect()
}

/// The needs of all messages outside `terms.ftl`.
fn needs(files: &[(&str, &str)]) -> Needs {
    let mut direct: BTreeMap<String, (BTreeSet<String>, Vec<String>)> = BTreeMap::new();
    let mut public = BTreeSet::new();
    for (name, text) in files {
        let resource = fluent_syntax::parser::parse(*text)
            .unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name.to_owned();
            let pattern = message.value.unwrap_or_else(|| panic!("{id} has no text"));
            let (mut variables, mut references) = (BTreeSet::new(), Vec::new());
            of_pattern(&pattern, &mut variables, &mut references);
            if *name != "terms.ftl" {
                public.insert(id.clone());
            }
            assert!(direct.insert(id.clone(), (variables, references)).is_none(), "{id} twice");
        }
    }
    public.into_iter().map(|id| (id.clone(), with_references(&id, &direct))).collect()
}

fn with_references(
    id: &str,
    direct: &BTreeMap<String, (BTreeSet<String>, Vec<String>)>,
) -> BTreeSet<String> {
    let (variables, references) =
        direct.get(id).unwrap_or_else(|| panic!("a message refers to `{id}`, which is not there"));
    let mut all = variables.clone();
    for reference in references {
        all.extend(with_references(reference, direct));
    }
    all
}

fn of_pattern(
    pattern: &Pattern<&str>,
    variables: &mut BTreeSet<String>,
    references: &mut Vec<String>,
) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => of_inline(inline, variables, references),
            Expression::Select { selector, variants } => {
                of_inline(selector, variables, references);
                for variant in variants {
                    of_pattern(&variant.value, variables, references);
                }
            }
        }
    }
}

fn of_inline(
    inline: &InlineExpression<&str>,
    variables: &mut BTreeSet<String>,
    references: &mut Vec<String>,
) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => references.push(id.name.to_owned()),
        InlineExpression::FunctionReference {
            arguments: CallArguments { positional, .. }, ..
        } => {
            for argument in positional {
                of_inline(argument, variables, references);
            }
        }
        _ => {}
    }
}

#[test]
fn every_language_has_every_message_with_the_same_arguments() {
    let english = needs(Locale::English.files());
    for locale in Locale::ALL {
        let found = disagreements(&english, &needs(locale.files()));
        assert!(found.is_empty(), "{locale}: {found:#?}");
    }
}

#[test]
fn a_language_that_lacks_something_is_found_out() {
    let terms = ("terms.ftl", "man = { $piece } on { $square }");
    let english = needs(&[("a.ftl", "one = { man }\ntwo = { $count }\nthree = 3"), terms]);
    assert_eq!(english["one"], BTreeSet::from(["piece".to_owned(), "square".to_owned()]));
    let other = needs(&[("a.ftl", "one = { man }\ntwo = { $number }\nfour = 4"), terms]);
    assert_eq!(
        disagreements(&english, &other),
        [
            "four is known here alone",
            "three is missing",
            r#"two: Some({"count"}) is Some({"number"})"#
        ]
    );
    let chosen =
        needs(&[("a.ftl", "x = { $side ->\n    [white] { $time }\n   *[black] { $n }\n}")]);
    assert_eq!(chosen["x"].len(), 3);
}

#[test]
fn every_file_is_part_of_the_program() {
    for locale in Locale::ALL {
        let folder = book::root().join("locales").join(locale.code());
        let mut names: Vec<String> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        let known: Vec<&str> = locale.files().iter().map(|(name, _)| *name).collect();
        assert_eq!(names, known, "{locale}");
    }
    let folders = fs::read_dir(book::root().join("locales")).unwrap();
    let languages = folders.filter(|entry| entry.as_ref().unwrap().path().is_dir()).count();
    assert_eq!(languages, Locale::ALL.len());
}

#[test]
fn arguments_are_put_as_their_type_wants() {
    let messages = Messages::new(Locale::English);
    let blocked = Message::new("illegality-path-blocked")
        .with("kind", Argument::piece("Rook"))
        .with("side", Argument::side("White"))
        .with("piece", Argument::piece("pawn"))
        .with("square", Argument::square("a2"));
    assert_eq!(messages.text(&blocked).unwrap(), "the white pawn on a2 is in the rook's way");

    let article = Message::new("laws-article").with("article", Argument::Article(art!("A.5.2")));
    assert_eq!(messages.text(&article).unwrap(), "Article A.5.2");
    let messages_1993 = messages.in_edition(Edition::E1993);
    assert_eq!(messages_1993.text(&article).unwrap(), "Article 2023:A.5.2");

    for (count, text) in [(1, "1 clause"), (2, "2 clauses")] {
        let count = Message::new("laws-contents-count").with("count", Argument::Number(count));
        assert_eq!(messages.text(&count).unwrap(), text);
    }
}

#[test]
fn polish_and_slovak_put_words_into_their_forms() {
    let rook_in_the_way = Message::new("illegality-castling-through-attack")
        .with("wing", Argument::word("king-side"))
        .with("on", Argument::square("f1"))
        .with("side", Argument::side("Black"))
        .with("piece", Argument::piece("rook"))
        .with("square", Argument::square("f8"));
    let polish = Messages::new(Locale::Polish);
    assert_eq!(
        polish.text(&rook_in_the_way).unwrap(),
        "roszada 0-0 jest niemożliwa: król przeszedłby przez f1, pole atakowane przez czarną wieżę na f8"
    );
    let blocked = Message::new("illegality-path-blocked")
        .with("kind", Argument::piece("bishop"))
        .with("side", Argument::side("White"))
        .with("piece", Argument::piece("pawn"))
        .with("square", Argument::square("d2"));
    assert_eq!(polish.text(&blocked).unwrap(), "biały pion na d2 stoi na drodze gońca");
    for (locale, count, text) in [
        (Locale::Polish, 1, "1 przepis"),
        (Locale::Polish, 3, "3 przepisy"),
        (Locale::Polish, 5, "5 przepisów"),
        (Locale::Polish, 12, "12 przepisów"),
        (Locale::Polish, 22, "22 przepisy"),
        (Locale::Slovak, 1, "1 ustanovenie"),
        (Locale::Slovak, 3, "3 ustanovenia"),
        (Locale::Slovak, 5, "5 ustanovení"),
    ] {
        let count = Message::new("laws-contents-count").with("count", Argument::Number(count));
        assert_eq!(Messages::new(locale).text(&count).unwrap(), text);
    }
}

#[test]
fn ids_tell_in_which_file_a_message_stands() {
    for (name, text) in Locale::English.files() {
        let prefixes: &[&str] = match *name {
            "illegalities.ftl" => &["illegality-"],
            "laws.ftl" => &["laws-"],
            "positions.ftl" => &["position-", "flaw-", "mate-"],
            "rulings.ftl" => &[
                "ruling-", "fact-", "noticed-", "choice-", "penalty-", "wrong-", "question",
                "ending",
            ],
            _ => continue,
        };
        for id in ids(text) {
            assert!(prefixes.iter().any(|prefix| id.starts_with(prefix)), "{name}: {id}");
        }
    }
}

fn ids(text: &str) -> Vec<String> {
    let resource = fluent_syntax::parser::parse(text).expect("the file can be read");
    let id = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    };
    resource.body.iter().filter_map(id).collect()
}

#[test]
fn times_read_as_clocks_show_them() {
    let messages = Messages::new(Locale::English);
    for (ms, text) in [
        (0, "0:00"),
        (120_000, "2:00"),
        (5_400_000, "1:30:00"),
        (500, "0:00.5"),
        (61_001, "1:01.001"),
    ] {
        let message = Message::new("laws-default")
            .with("setting", Argument::text("x"))
            .with("default", Argument::Ms(ms));
        assert_eq!(messages.text(&message).unwrap(), format!("x, by default {text}"));
    }
}

#[test]
fn what_cannot_be_told_is_an_error() {
    let messages = Messages::new(Locale::English);
    let unknown = messages.text(&Message::new("illegality-none")).unwrap_err();
    assert_eq!(unknown, MessageError::Unknown("illegality-none".to_owned()));
    let incomplete = messages.text(&Message::new("illegality-empty-square")).unwrap_err();
    assert!(matches!(incomplete, MessageError::Incomplete { .. }), "{incomplete:?}");
    assert!(incomplete.to_string().contains("square"), "{incomplete}");
}

#[test]
fn messages_travel_with_types() {
    let message = Message::new("ruling-x")
        .with("side", Argument::side("White"))
        .with("time", Argument::Ms(120_000))
        .with("article", Argument::Article(art!("7.5.5")));
    let json = serde_json::to_string(&message).unwrap();
    assert_eq!(
        json,
        r#"{"id":"ruling-x","arguments":{"article":{"article":"7.5.5"},"side":{"side":"white"},"time":{"ms":120000}}}"#
    );
    assert_eq!(serde_json::from_str::<Message>(&json).unwrap(), message);
    assert_eq!(serde_json::to_string(&Message::new("x")).unwrap(), r#"{"id":"x"}"#);
}

#[test]
fn a_message_can_be_a_part_of_another() {
    let flag = Message::new("noticed-flag").with("side", Argument::side("Black"));
    let notices = |what| {
        Message::new("event-arbiter-noticed").with("what", Argument::Message(Box::new(what)))
    };
    for (locale, text) in [
        (Locale::English, "notices: Black's flag"),
        (Locale::Polish, "spostrzeżenie: chorągiewka czarnych"),
        (Locale::Slovak, "zistenie: zástavka čierneho"),
    ] {
        let told = Messages::new(locale).text(&notices(flag.clone())).unwrap();
        assert_eq!(told.to_lowercase(), text.to_lowercase());
    }
    let duties = ["duty-moves", "duty-claims"].map(Message::new).to_vec();
    let asks =
        Message::new("event-blind-assistant-requested-for").with("duties", Argument::List(duties));
    let messages = Messages::new(Locale::English);
    let text = messages.text(&asks).unwrap();
    assert_eq!(text, "asks for an assistant for the moves on the boards, claims");
    // What lacks an argument is named, however deep it lies.
    let error = messages.text(&notices(Message::new("noticed-flag"))).unwrap_err();
    assert!(
        matches!(&error, MessageError::Incomplete { id, .. } if id == "noticed-flag"),
        "{error}"
    );
}
