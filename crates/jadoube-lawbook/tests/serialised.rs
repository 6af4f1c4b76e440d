use jadoube_lawbook::{Article, Class, Edition, Supervision, art};

#[test]
fn what_travels_reads_back() {
    assert_eq!(serde_json::to_string(&art!("7.5.5")).unwrap(), r#""7.5.5""#);
    assert_eq!(serde_json::to_string(&art!("1993:8.3")).unwrap(), r#""1993:8.3""#);
    for article in Article::all() {
        let json = serde_json::to_string(&article).unwrap();
        assert_eq!(serde_json::from_str::<Article>(&json).unwrap(), article);
    }
    assert!(serde_json::from_str::<Article>(r#""7.5.9""#).is_err());
    assert_eq!(serde_json::to_string(&Edition::E2018).unwrap(), r#""2018""#);
    assert_eq!(serde_json::to_string(&Class::Rapid).unwrap(), r#""rapid""#);
    assert_eq!(serde_json::to_string(&Supervision::Full).unwrap(), r#""full""#);
}

#[test]
fn words_read_back() {
    for edition in Edition::ALL {
        assert_eq!(edition.to_string().parse(), Ok(edition));
        assert_eq!(serde_json::to_value(edition).unwrap(), edition.to_string());
    }
    for class in Class::ALL {
        assert_eq!(class.to_string().parse(), Ok(class));
        assert_eq!(serde_json::to_value(class).unwrap(), class.to_string());
    }
    for supervision in Supervision::ALL {
        assert_eq!(supervision.to_string().parse(), Ok(supervision));
        assert_eq!(serde_json::to_value(supervision).unwrap(), supervision.to_string());
    }
    assert_eq!(
        "2012".parse::<Edition>().unwrap_err().to_string(),
        format!("`2012` is not an edition: expected {}", Edition::choices())
    );
    assert!("Rapid".parse::<Class>().is_err());
    assert!("half".parse::<Supervision>().is_err());
}
