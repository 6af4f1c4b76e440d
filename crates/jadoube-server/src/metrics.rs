//! What the server counts, in the words of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

/// A number that only grows.
#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self, by: u64) {
        self.0.fetch_add(by, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// All that is counted.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) entries: Counter,
    pub(crate) refused_appends: Counter,
    pub(crate) acts_refused: Counter,
    pub(crate) rooms_opened: Counter,
    pub(crate) rooms_closed: Counter,
    pub(crate) connections_opened: Counter,
    pub(crate) connections_closed: Counter,
    pub(crate) connections_refused: Counter,
    pub(crate) sockets_opened: Counter,
    pub(crate) sockets_closed: Counter,
    pub(crate) limited: Counter,
}

impl Metrics {
    /// The text that Prometheus reads.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        let mut put = |name: &str, kind: &str, help: &str, value: u64| {
            // Writing to a string does not fail.
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
        };
        let open = |opened: &Counter, closed: &Counter| opened.get().saturating_sub(closed.get());
        put("jadoube_entries_total", "counter", "Entries stored.", self.entries.get());
        put(
            "jadoube_refused_appends_total",
            "counter",
            "Appends that the store refused or did not answer.",
            self.refused_appends.get(),
        );
        put(
            "jadoube_acts_refused_total",
            "counter",
            "Acts that were not understood or not allowed to the role.",
            self.acts_refused.get(),
        );
        put(
            "jadoube_limited_total",
            "counter",
            "Requests refused because there were too many.",
            self.limited.get(),
        );
        put(
            "jadoube_connections_refused_total",
            "counter",
            "Connections refused because there were too many of one address.",
            self.connections_refused.get(),
        );
        let connections = open(&self.connections_opened, &self.connections_closed);
        put("jadoube_connections", "gauge", "Connections, live or not.", connections);
        let rooms = open(&self.rooms_opened, &self.rooms_closed);
        put("jadoube_rooms", "gauge", "Games kept in memory.", rooms);
        let sockets = open(&self.sockets_opened, &self.sockets_closed);
        put("jadoube_sockets", "gauge", "Live connections.", sockets);
        text
    }
}
