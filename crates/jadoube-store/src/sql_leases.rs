//! Leases: which node may write which game.

use async_trait::async_trait;
use sqlx::{AnyConnection, AnyPool, Row};

use crate::sql_rows::{signed, unsigned};
use crate::sql_schema::Dialect;
use crate::sql_work::{Turn, Work};
use crate::{Anchor, Beat, LastSeen, Lease, Leased, Node, StoreError};

/// A sign of life. It is written in the same queue as the entries, because SQLite allows one writer
/// at a time and is not fair: a separate writer would wait long while many write.
pub(crate) struct SignOfLife {
    pub(crate) dialect: Dialect,
    pub(crate) node: Node,
    pub(crate) beat: Beat,
}

#[async_trait]
impl Work for SignOfLife {
    type Made = ();

    fn turn(&self) -> Turn {
        Turn::SignOfLife
    }

    async fn write(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let Self { dialect, node, beat: Beat { steady_ms, anchor } } = self;
        let now = dialect.now();
        // The node's own clock first: what is seen of a node is never newer than that.
        sqlx::query(
            "INSERT INTO node_anchors (node, utc_ms, steady_ms) VALUES ($1, $2, $3)
             ON CONFLICT (node, steady_ms, utc_ms) DO NOTHING",
        )
        .bind(&node.name)
        .bind(signed(anchor.utc_ms))
        .bind(signed(anchor.steady_ms))
        .execute(&mut *connection)
        .await?;
        sqlx::query(
            "INSERT INTO node_beats (node, steady_ms) VALUES ($1, $2)
             ON CONFLICT (node) DO UPDATE SET steady_ms = excluded.steady_ms",
        )
        .bind(&node.name)
        .bind(signed(*steady_ms))
        .execute(&mut *connection)
        .await?;
        let statement = format!(
            "INSERT INTO nodes (name, address, seen) VALUES ($1, $2, {now})
             ON CONFLICT (name) DO UPDATE SET address = excluded.address, seen = excluded.seen"
        );
        let seen = sqlx::query(&statement).bind(&node.name).bind(&node.address);
        seen.execute(&mut *connection).await?;
        Ok(())
    }
}

/// A node's request for a game.
pub(crate) struct Take {
    pub(crate) dialect: Dialect,
    pub(crate) game: String,
    pub(crate) node: String,
    pub(crate) taken_for_dead_ms: i64,
}

#[async_trait]
impl Work for Take {
    type Made = Leased;

    fn turn(&self) -> Turn {
        Turn::Lease(self.game.clone())
    }

    /// One statement takes the lease, so that only one of two nodes that want it gets it; then a
    /// look at the holder shows which.
    async fn write(&self, connection: &mut AnyConnection) -> Result<Leased, StoreError> {
        let Self { dialect, game, node, taken_for_dead_ms } = self;
        let before = self.holder_before(connection).await?;
        let now = dialect.now();
        let take = format!(
            "INSERT INTO leases (game, node, epoch, released)
             SELECT id, $2, 1, 0 FROM games WHERE key = $1
             ON CONFLICT (game) DO UPDATE SET node = excluded.node, epoch = leases.epoch + 1,
                 released = 0
             WHERE leases.released = 1 OR leases.node = excluded.node
                 OR COALESCE((SELECT seen FROM nodes WHERE name = leases.node), 0) + $3 < {now}"
        );
        let taken = sqlx::query(&take)
            .bind(game)
            .bind(node)
            .bind(taken_for_dead_ms)
            .execute(&mut *connection)
            .await?
            .rows_affected();
        let holder = sqlx::query(
            "SELECT leases.node, leases.epoch, COALESCE(nodes.address, '')
             FROM leases JOIN games ON games.id = leases.game
             LEFT JOIN nodes ON nodes.name = leases.node
             WHERE games.key = $1",
        );
        let holder = holder.bind(game).fetch_optional(&mut *connection).await?;
        let holder =
            holder.ok_or_else(|| StoreError::Corrupt(format!("there is no game {game}")))?;
        let name: String = holder.try_get(0)?;
        if taken == 0 {
            return Ok(Leased::To(Node { name, address: holder.try_get(2)? }));
        }
        let lease = Lease { node: name, epoch: holder.try_get(1)? };
        let last_seen = match before {
            Some(node) => Some(last_seen(connection, &node).await?),
            None => None,
        };
        Ok(Leased::Yes { lease, last_seen })
    }
}

impl Take {
    /// The node that had the game and did not give it back, before the lease changes hands.
    async fn holder_before(
        &self,
        connection: &mut AnyConnection,
    ) -> Result<Option<String>, StoreError> {
        let statement = format!(
            "SELECT leases.node, leases.released
             FROM leases JOIN games ON games.id = leases.game
             WHERE games.key = $1 {}",
            self.dialect.locking_leases()
        );
        let row = sqlx::query(&statement).bind(&self.game).fetch_optional(connection).await?;
        match row {
            Some(row) if row.try_get::<i64, _>(1)? == 0 => Ok(Some(row.try_get(0)?)),
            _ => Ok(None),
        }
    }
}

/// What is known about a node by its own clocks: entries are stamped by these, and the clocks of
/// other nodes may differ.
async fn last_seen(connection: &mut AnyConnection, node: &str) -> Result<LastSeen, StoreError> {
    let beat = sqlx::query("SELECT steady_ms FROM node_beats WHERE node = $1").bind(node);
    let beat = beat.fetch_optional(&mut *connection).await?;
    let anchors =
        sqlx::query("SELECT utc_ms, steady_ms FROM node_anchors WHERE node = $1 ORDER BY id");
    let anchors = anchors.bind(node).fetch_all(&mut *connection).await?;
    let anchor = |row| Ok(Anchor { utc_ms: unsigned(row, 0)?, steady_ms: unsigned(row, 1)? });
    Ok(LastSeen {
        steady_ms: beat.map_or(Ok(0), |row| unsigned(&row, 0))?,
        anchors: anchors.iter().map(anchor).collect::<Result<_, StoreError>>()?,
    })
}

/// The return of a lease that is no longer needed.
pub(crate) struct GiveBack {
    pub(crate) game: String,
    pub(crate) lease: Lease,
}

#[async_trait]
impl Work for GiveBack {
    type Made = ();

    fn turn(&self) -> Turn {
        Turn::Lease(self.game.clone())
    }

    async fn write(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        sqlx::query(
            "UPDATE leases SET released = 1
             WHERE node = $2 AND epoch = $3 AND game = (SELECT id FROM games WHERE key = $1)",
        )
        .bind(&self.game)
        .bind(&self.lease.node)
        .bind(self.lease.epoch)
        .execute(connection)
        .await?;
        Ok(())
    }
}

pub(crate) async fn orphans(
    pool: &AnyPool,
    dialect: Dialect,
    node: &str,
    taken_for_dead_ms: i64,
) -> Result<Vec<String>, StoreError> {
    let now = dialect.now();
    let statement = format!(
        "SELECT games.key FROM leases JOIN games ON games.id = leases.game
         LEFT JOIN nodes ON nodes.name = leases.node
         WHERE leases.released = 0
             AND (leases.node = $1 OR COALESCE(nodes.seen, 0) + $2 < {now})
         ORDER BY games.id"
    );
    let rows = sqlx::query(&statement).bind(node).bind(taken_for_dead_ms).fetch_all(pool).await?;
    rows.iter().map(|row| Ok(row.try_get(0)?)).collect()
}
