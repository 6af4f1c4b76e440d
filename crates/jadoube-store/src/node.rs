//! Servers that share a store: their signs of life, and their right to write a game.

/// A server that shares the store with others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// Its name, different from all others.
    pub name: String,
    /// Where clients can reach it.
    pub address: String,
}

/// A sign of life, by a node's own clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beat {
    /// How long the node has been running, in milliseconds, by a clock that cannot be set.
    pub steady_ms: u64,
    /// The anchor by which the node now stamps entries.
    pub anchor: Anchor,
}

/// The reference by which a node stamps entries: one received at `steady` has the time `utc_ms +
/// (steady - steady_ms)`.
///
/// A node takes a new anchor when its wall clock was set, and sends a beat with it before it stamps
/// anything by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Anchor {
    /// The time by the wall clock, in milliseconds since 1970 (UTC).
    pub utc_ms: u64,
    /// How long the node had been running at that time, in milliseconds.
    pub steady_ms: u64,
}

/// What is known about a node that is gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastSeen {
    /// How long it had been running at its last sign of life, in milliseconds.
    pub steady_ms: u64,
    /// Its anchors for stamping entries, the newest last; empty if it never sent one.
    pub anchors: Vec<Anchor>,
}

/// How long after its last sign of life a node may still have stored something.
const BEATS_MS: u64 = 10_000;

impl LastSeen {
    /// How long the node is known to have lived on after it received an entry with this time stamp
    /// (UTC), in milliseconds.
    ///
    /// 0 if that is not known: nobody is charged for time that cannot be established.
    pub fn since(&self, received: u64) -> u64 {
        // Nothing is stored long after an expected sign of life did not come: a later time must be
        // from an older anchor, before the wall clock was set back.
        let mut until = self.steady_ms.saturating_add(BEATS_MS);
        for anchor in self.anchors.iter().rev() {
            let after = received.checked_sub(anchor.utc_ms);
            let steady = after.and_then(|after| after.checked_add(anchor.steady_ms));
            if let Some(steady) = steady
                && steady < until
            {
                return self.steady_ms.saturating_sub(steady);
            }
            until = anchor.steady_ms;
        }
        0
    }
}

/// The right to write a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lease {
    /// The name of the node that has it.
    pub node: String,
    /// The number of this lease among all leases of the game.
    pub epoch: i64,
}

/// The answer to a node that asks for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Leased {
    /// The node now has the game.
    Yes {
        /// The lease.
        lease: Lease,
        /// What is known about the node that had the game before, if there was one that did not
        /// give it back.
        last_seen: Option<LastSeen>,
    },
    /// Another node, which is alive, has the game.
    To(Node),
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: u64 = 1_700_000_000_000;
    const HOUR: u64 = 3_600_000;

    /// A node that ran for 20 s; after 5 s its wall clock was set to `anchors[1]`, if there is one.
    fn ran(anchors: &[u64]) -> LastSeen {
        let anchors = anchors.iter().zip([0, 5000]);
        let anchors = anchors.map(|(&utc_ms, steady_ms)| Anchor { utc_ms, steady_ms }).collect();
        LastSeen { steady_ms: 20_000, anchors }
    }

    #[test]
    fn time_goes_on_by_the_steady_clock() {
        let seen = ran(&[START]);
        assert_eq!(seen.since(START), 20_000);
        assert_eq!(seen.since(START + 3000), 17_000);
        assert_eq!(seen.since(START + 20_000), 0);
        assert_eq!(seen.since(START + 21_000), 0, "after the last sign of life");
    }

    #[test]
    fn an_hour_forward_is_no_hour_lived() {
        let seen = ran(&[START, START + 5000 + HOUR]);
        assert_eq!(seen.since(START + 3000), 17_000, "before the clock was set");
        assert_eq!(seen.since(START + HOUR + 7000), 13_000, "and after");
    }

    #[test]
    fn an_hour_back_charges_nobody_for_an_hour() {
        let seen = ran(&[START, START + 5000 - HOUR]);
        assert_eq!(seen.since(START + 7000 - HOUR), 13_000, "after the clock was set");
        assert_eq!(seen.since(START + 3000), 17_000, "and before");
    }

    #[test]
    fn what_no_anchor_covers_is_not_known() {
        let seen = ran(&[START, START + 5000 + HOUR]);
        assert_eq!(seen.since(START - 1), 0, "before the node began");
        assert_eq!(seen.since(START + 6000), 0, "when its clock had already been set");
        assert_eq!(seen.since(0), 0);
        assert_eq!(seen.since(u64::MAX), 0);
        assert_eq!(LastSeen { steady_ms: 9, anchors: Vec::new() }.since(START), 0);
    }
}
