//! Devices at a board that sign what they send: which there are, and by what key each is known.

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use ed25519_dalek::VerifyingKey;
use jadoube_laws::Role;
use jadoube_store::{Device, Digest, StoreError};
use serde::Deserialize;

use crate::LinkRole;
use crate::access::Access;
use crate::app::App;
use crate::doer::{doer, told};
use crate::http::body::Body;
use crate::http::extract::Path;
use crate::problem::Problem;
use crate::rooms::wall::utc_ms;
use crate::sent::{self, Devices, Sent};
#[cfg(feature = "schema")]
use crate::shape::{DeviceRole, pattern};

/// The most devices of a game that count, and the most that ever did.
const MOST: usize = 20;
const MOST_EVER: usize = 200;
/// The longest name of a device.
const LONGEST_ID: usize = 64;

/// A device as it is registered.
#[derive(Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(crate) struct NewDevice {
    /// Its name, unlike all others that there are or were at the board.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = pattern::DEVICE)))]
    id: String,
    /// For whom it acts.
    #[cfg_attr(feature = "schema", schemars(with = "DeviceRole"))]
    role: String,
    /// The public key for Ed25519 in hexadecimal digits.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = pattern::KEY)))]
    key: String,
}

impl NewDevice {
    /// The device, if all about it can be so.
    fn read(&self, game: &str, by: String) -> Result<Device, Problem> {
        let is_fit = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
        if !(1..=LONGEST_ID).contains(&self.id.len()) || !self.id.bytes().all(is_fit) {
            return Err(Problem::bad_request(format!(
                "the `id` of a device has 1 to {LONGEST_ID} letters, digits, hyphens, points or \
                 underscores"
            )));
        }
        let role =
            self.role.parse().ok().filter(|role: &LinkRole| {
                LinkRole::OF_GAME.contains(role) && role.actor().is_some()
            });
        let role = role.ok_or_else(|| {
            Problem::bad_request(
                "the `role` of a device is white, black, white-assistant or black-assistant",
            )
        })?;
        let key = self.key.parse().ok().filter(is_key).ok_or_else(|| {
            Problem::bad_request(
                "the `key` of a device is its public key for Ed25519, in 64 hexadecimal digits",
            )
        })?;
        Ok(Device {
            game: game.to_owned(),
            id: self.id.clone(),
            role: role.to_string(),
            key,
            by,
            registered: utc_ms(),
            revoked: None,
        })
    }
}

/// Whether a signature by this key says anything: there are bytes that are no key, and a few keys by
/// which nearly everything is signed.
fn is_key(key: &Digest) -> bool {
    VerifyingKey::from_bytes(key.bytes()).is_ok_and(|key| !key.is_weak())
}

fn shown(device: &Device) -> sent::Device {
    sent::Device {
        id: device.id.clone(),
        role: device.role.clone(),
        key: device.key.to_string(),
        registered: told(&device.by, device.registered),
        revoked: device.revoked,
    }
}

/// `GET /api/games/{g}/devices`
pub(crate) async fn list(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
) -> Result<Sent<Devices>, Problem> {
    let record = access.game(&app, &key).await?;
    if access.role.sees() == Role::Spectator {
        return Err(Problem::forbidden("the devices are for those who play and for officials"));
    }
    let devices = app.store.devices(&record.key).await?;
    Ok(Sent(Devices { devices: devices.iter().map(shown).collect() }))
}

/// `POST /api/games/{g}/devices`
pub(crate) async fn register(
    State(app): State<App>,
    Path(key): Path<String>,
    access: Access,
    Body(new): Body<NewDevice>,
) -> Result<Response, Problem> {
    let record = access.game(&app, &key).await?;
    runs(&access)?;
    let device = new.read(&record.key, doer(&access))?;
    let there = app.store.devices(&record.key).await?;
    let live = there.iter().filter(|device| device.revoked.is_none()).count();
    if live >= MOST || there.len() >= MOST_EVER {
        let detail = format!(
            "a game has at most {MOST} devices at a time and {MOST_EVER} in all: revoke one first"
        );
        return Err(Problem::new(StatusCode::CONFLICT, "too-many-devices", detail));
    }
    match app.store.add_device(&device).await {
        Ok(()) => Ok((StatusCode::CREATED, Sent(shown(&device))).into_response()),
        Err(StoreError::Taken(_)) => {
            let detail = format!(
                "there is or was a device `{}` at this board: give this one another `id`, so that \
                 what they send is told apart",
                device.id
            );
            Err(Problem::new(StatusCode::CONFLICT, "taken", detail))
        }
        Err(error) => Err(error.into()),
    }
}

/// `DELETE /api/games/{g}/devices/{id}`
pub(crate) async fn revoke(
    State(app): State<App>,
    Path((key, id)): Path<(String, String)>,
    access: Access,
) -> Result<StatusCode, Problem> {
    let record = access.game(&app, &key).await?;
    runs(&access)?;
    let there = app.store.devices(&record.key).await?;
    if !there.iter().any(|device| device.id == id) {
        return Err(Problem::not_found("device"));
    }
    app.store.revoke_device(&record.key, &id, utc_ms()).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn runs(access: &Access) -> Result<(), Problem> {
    if access.role.runs_competition() {
        return Ok(());
    }
    Err(Problem::forbidden("this is for the organiser and the arbiters"))
}
