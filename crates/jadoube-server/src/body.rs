use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize as _, Deserializer};

use crate::problem::Problem;

/// The body of a request in JSON; what is wrong with it is told as a [`Problem`].
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        match Json::from_request(request, state).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(Problem::new(
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "not-json",
                "send JSON, with the header `content-type: application/json`",
            )),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(Problem::new(
                    StatusCode::PAYLOAD_TOO_LARGE,
                    "too-large",
                    "the request is too large",
                ))
            }
            Err(rejection) => Err(Problem::bad_request(rejection.body_text())),
        }
    }
}

/// The greatest whole number that every client can count to.
const MOST: u64 = (1 << 53) - 1;

/// A whole number as JSON has them: `2.0` is one, too.
pub(crate) fn whole<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    let number = serde_json::Number::deserialize(deserializer)?;
    let text = number.to_string();
    let digits = text.strip_suffix(".0").unwrap_or(&text);
    digits.parse().ok().filter(|&whole| whole <= MOST).ok_or_else(|| {
        D::Error::custom(format!("`{number}` is not a whole number from 0 to {MOST}"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_are_read_in_every_form() {
        let read = |text: &str| whole(&mut serde_json::Deserializer::from_str(text));
        for (text, number) in [("0", 0), ("114642", 114_642), ("114642.0", 114_642), ("2e3", 2000)]
        {
            assert_eq!(read(text).ok(), Some(number), "{text}");
        }
        assert_eq!(read("9007199254740991").ok(), Some(MOST));
        for wrong in ["-1", "1.5", "9007199254740992", "1e30", "18446744073709551616", "\"1\""] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
