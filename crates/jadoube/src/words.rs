//! Messages in words.

use jadoube_lawbook::{Message, Messages};

/// The message in words; if it cannot be put into words, its id (the tests make sure that it can).
pub(crate) fn tell(messages: Messages, message: Message) -> String {
    messages.text(&message).unwrap_or_else(|_| message.id.into_owned())
}
