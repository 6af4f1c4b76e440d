//! A device at a board, what it sends, and what is there of it afterwards.

use ed25519_dalek::{Signer as _, SigningKey};
use jadoube_lawbook::{Locale, Message, Messages};
use jadoube_store::{Device, Digest, Store as _};
use serde_json::{Value, json};

use crate::client::{Answer, Board, Hall};

/// The device that the arbiter registered, for one side of a game.
fn key(role: &str) -> SigningKey {
    SigningKey::from_bytes(&[role.len() as u8; 32])
}

pub(super) async fn register(hall: &Hall, board: &Board, role: &str) {
    let device = Device {
        game: board.game.clone(),
        id: "tablet".to_owned() + role,
        role: role.to_owned(),
        key: Digest::from(key(role).verifying_key().to_bytes()),
        by: "arbiter-1".to_owned(),
        registered: 1,
        revoked: None,
    };
    hall.store().await.add_device(&device).await.expect("a device");
}

/// An act as a device sends it.
pub(super) fn signed(
    board: &Board,
    role: &str,
    seq: u64,
    id: &str,
    act: &str,
    ago_ms: u64,
) -> Value {
    let device = format!("tablet{role}");
    let text = format!("jadoube act 1\n{}\n{device}\n{seq}\n{ago_ms}\n{id}\n{act}", board.game);
    let signature = key(role).sign(text.as_bytes()).to_bytes();
    let signature: String = signature.iter().map(|byte| format!("{byte:02x}")).collect();
    let device = json!({ "id": device, "seq": seq, "ago_ms": ago_ms, "signature": signature });
    json!({ "id": id, "act": act, "device": device })
}

pub(super) async fn post(hall: &Hall, board: &Board, role: &str, acts: Value) -> Answer {
    hall.post(&format!("/api/games/{}/acts", board.game), board.token(role), acts).await
}

/// Sends acts as a device does: `(id, act, how long ago)`.
pub(super) async fn send(
    hall: &Hall,
    board: &Board,
    role: &str,
    acts: &[(&str, &str, u64)],
) -> Answer {
    let acts: Vec<Value> = (1..)
        .zip(acts)
        .map(|(seq, (id, act, ago_ms))| signed(board, role, seq, id, act, *ago_ms))
        .collect();
    post(hall, board, role, json!(acts)).await
}

pub(super) async fn offers(hall: &Hall, board: &Board) -> Value {
    hall.get(&format!("/api/games/{}/acts", board.game), board.token("arbiter-1")).await.ok()
}

pub(super) async fn views(hall: &Hall, board: &Board, role: &str) -> Vec<Value> {
    let path = format!("/api/games/{}/views", board.game);
    let views = hall.get(&path, board.token(role)).await.ok();
    views["views"].as_array().expect("views").clone()
}

/// The heads of the stored entries: number, times, source.
pub(super) async fn heads(hall: &Hall, board: &Board) -> Vec<Value> {
    let path = format!("/api/games/{}/record", board.game);
    let record = hall.get(&path, board.token("arbiter-1")).await.ok();
    let entries = record["entries"].as_array().expect("entries").iter();
    entries
        .map(|entry| {
            let text = entry["text"].as_str().expect("text");
            serde_json::from_str(text.lines().next().expect("a head")).expect("JSON")
        })
        .collect()
}

/// The words of a message as the arbiter reads them.
pub(super) fn english(message: &Value) -> String {
    let message: Message = serde_json::from_value(message.clone()).expect("a message");
    Messages::new(Locale::English).text(&message).expect("words")
}
