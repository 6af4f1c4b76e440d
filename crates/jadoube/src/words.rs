//! Messages in words.

use jadoube_lawbook::{Message, Messages};

/// The message in words; its id where it cannot be told, which the tests would have shown.
pub(crate) fn tell(messages: Messages, message: Message) -> String {
    messages.text(&message).unwrap_or_else(|_| message.id.into_owned())
}
