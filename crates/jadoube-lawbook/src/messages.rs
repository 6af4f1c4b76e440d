use std::fmt;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::message::Time;
use crate::{Argument, Edition, Locale, Message};

/// The messages of a language; cheap to make and to copy.
///
/// ```
/// use jadoube_lawbook::{Argument, Edition, Locale, Message, Messages, art};
/// let messages = Messages::new(Locale::English).in_edition(Edition::E2018);
/// let message = Message::new("laws-article").with("article", Argument::Article(art!("9.2")));
/// assert_eq!(messages.text(&message).unwrap(), "Article 9.2.1");
/// ```
#[derive(Clone, Copy)]
pub struct Messages {
    locale: Locale,
    edition: Edition,
}

type Bundle = FluentBundle<FluentResource>;

static ENGLISH: LazyLock<Bundle> = LazyLock::new(|| bundle(Locale::English));
static POLISH: LazyLock<Bundle> = LazyLock::new(|| bundle(Locale::Polish));
static SLOVAK: LazyLock<Bundle> = LazyLock::new(|| bundle(Locale::Slovak));

impl Messages {
    /// The messages of a language; articles are cited by their numbers in 2023.
    pub const fn new(locale: Locale) -> Self {
        Self { locale, edition: Edition::NEWEST }
    }

    /// These messages, with articles cited by their numbers in `edition`.
    #[must_use]
    pub const fn in_edition(self, edition: Edition) -> Self {
        Self { edition, ..self }
    }

    /// Whether there is a message with this id.
    pub fn has(self, id: &str) -> bool {
        ENGLISH.has_message(id)
    }

    /// The message in words.
    ///
    /// # Errors
    ///
    /// If there is no such message, or it lacks an argument that it needs.
    pub fn text(self, message: &Message) -> Result<String, MessageError> {
        // If a language does not have a message yet, English is better than nothing.
        let found = [self.bundle(), &ENGLISH].into_iter().find_map(|bundle| {
            let pattern = bundle.get_message(&message.id)?.value()?;
            Some((bundle, pattern))
        });
        let (bundle, pattern) =
            found.ok_or_else(|| MessageError::Unknown(message.id.clone().into_owned()))?;
        let mut arguments = FluentArgs::with_capacity(message.arguments.len());
        for (name, argument) in &message.arguments {
            arguments.set(name.as_ref(), self.value(argument)?);
        }
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        match errors.first() {
            None => Ok(text.into_owned()),
            Some(error) => Err(MessageError::Incomplete {
                id: message.id.clone().into_owned(),
                reason: error.to_string(),
            }),
        }
    }

    /// A message without arguments in words; its id if there is no such message.
    pub fn label(self, id: &'static str) -> String {
        self.text(&Message::new(id)).unwrap_or_else(|_| id.to_owned())
    }

    fn value<'a>(self, argument: &'a Argument) -> Result<FluentValue<'a>, MessageError> {
        Ok(match argument {
            Argument::Side(text)
            | Argument::Piece(text)
            | Argument::Square(text)
            | Argument::Word(text)
            | Argument::Text(text) => FluentValue::from(text.as_ref()),
            Argument::Ms(ms) => FluentValue::from(Time(*ms).to_string()),
            Argument::Article(article) => {
                FluentValue::from(article.cited_in(self.edition).to_string())
            }
            Argument::Edition(edition) => FluentValue::from(edition.to_string()),
            Argument::Number(number) => FluentValue::from(*number),
            Argument::Message(message) => FluentValue::from(self.text(message)?),
            Argument::List(messages) => {
                let texts: Result<Vec<_>, _> = messages.iter().map(|it| self.text(it)).collect();
                FluentValue::from(texts?.join(", "))
            }
        })
    }

    fn bundle(self) -> &'static Bundle {
        match self.locale {
            Locale::English => &ENGLISH,
            Locale::Polish => &POLISH,
            Locale::Slovak => &SLOVAK,
        }
    }
}

impl fmt::Debug for Messages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Messages({}, {})", self.locale, self.edition)
    }
}

/// The files are part of the program and the tests read them all, so a bad one is our own mistake.
fn bundle(locale: Locale) -> Bundle {
    let language: LanguageIdentifier =
        locale.code().parse().expect("the code of a locale is one of a language");
    let mut bundle = Bundle::new_concurrent(vec![language]);
    // The marks for text of mixed direction would get into logs and JSON.
    bundle.set_use_isolating(false);
    for (name, text) in locale.files() {
        let resource = FluentResource::try_new((*text).to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{locale}/{name}: {errors:?}"));
        if let Err(errors) = bundle.add_resource(resource) {
            panic!("{locale}/{name}: {errors:?}");
        }
    }
    bundle
}

/// Why a message cannot be put into words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageError {
    /// There is no message with this id.
    Unknown(String),
    /// An argument is missing.
    Incomplete {
        /// The id of the message.
        id: String,
        /// What is missing.
        reason: String,
    },
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(id) => write!(f, "there is no message `{id}`"),
            Self::Incomplete { id, reason } => {
                write!(f, "cannot put the message `{id}` into words: {reason}")
            }
        }
    }
}

impl std::error::Error for MessageError {}
