//! A group of acts in a few statements, as long as nothing has to be refused.

use std::collections::HashMap;

use sqlx::{AnyConnection, Row};

use crate::sql_schema::Dialect;
use crate::{Act, Lease, StoreError, StoredEntry};

/// The numbers of rows in one statement. The database keeps a prepared statement for each.
const SIZES: [usize; 5] = [256, 64, 16, 4, 1];
/// The number of values for each entry in the statement that checks, and in the one that writes.
const LOOKED_AT: usize = 3;
const WRITTEN: usize = 5;
/// The number of games that are remembered.
const REMEMBERED: usize = 100_000;

/// The statements: a pair for each size.
#[derive(Debug)]
pub(crate) struct Statements {
    pairs: [Pair; SIZES.len()],
    /// The numbers that the database gave to the games. They never change, and are not reused even
    /// when a game is removed; without a lease nobody writes to a removed game.
    games: HashMap<String, i64>,
    dialect: Dialect,
    /// The last entry and the lease of each game, valid as long as nobody else writes anything.
    heads: HashMap<i64, Head>,
    /// The database's version at the time when that was known.
    version: Option<i64>,
}

#[derive(Debug)]
struct Head {
    lease: Lease,
    next: u32,
}

/// One statement checks whether all entries may be written, another writes them. If one statement
/// did both, SQLite would set all entries aside before it wrote the first.
#[derive(Debug)]
struct Pair {
    look: String,
    write: String,
}

/// An entry on its way into the table.
struct Written<'a> {
    game: i64,
    act: &'a Act,
    entry: &'a StoredEntry,
}

impl Statements {
    pub(crate) fn of(dialect: Dialect) -> Self {
        let pair = |size| Pair { look: look(dialect, size), write: write(dialect, size) };
        let (games, heads) = (HashMap::new(), HashMap::new());
        Self { pairs: SIZES.map(pair), games, dialect, heads, version: None }
    }

    /// Forgets everything that was known, because something else was written, or perhaps not
    /// written, or because the connection is a new one.
    pub(crate) fn forget(&mut self) {
        self.heads.clear();
    }

    /// Writes all entries of all acts, which come in the order of their games' numbers, and says
    /// whether it could. If not, some of them may have been written: the transaction must be rolled
    /// back, and everything be forgotten.
    pub(crate) async fn write<'a>(
        &mut self,
        connection: &mut AnyConnection,
        acts: impl Iterator<Item = (Option<i64>, &'a Act)>,
    ) -> Result<bool, StoreError> {
        self.forget_if_others_wrote(connection).await?;
        let mut rows = Vec::new();
        for (game, act) in acts {
            let Some(game) = game else { return Ok(false) };
            rows.extend(act.entries.iter().map(|entry| Written { game, act, entry }));
        }
        let mut rest = rows.as_slice();
        for (pair, size) in self.pairs.iter().zip(SIZES) {
            while let Some((rows, after)) = rest.split_at_checked(size) {
                let may_write =
                    are_known(&mut self.heads, rows) || pair.look(connection, rows).await?;
                if !may_write || !pair.write(connection, rows).await? {
                    return Ok(false);
                }
                rest = after;
            }
        }
        Ok(true)
    }

    /// Forgets what is known if others wrote; keeps it if the database says that they did not.
    async fn forget_if_others_wrote(
        &mut self,
        connection: &mut AnyConnection,
    ) -> Result<(), StoreError> {
        let version = match self.dialect.version() {
            Some(version) => Some(sqlx::query(version).fetch_one(connection).await?.try_get(0)?),
            None => None,
        };
        if version.is_none() || version != self.version {
            self.forget();
        }
        self.version = version;
        Ok(())
    }

    /// The number of a game; `None` if there is no such game.
    pub(crate) async fn number(
        &mut self,
        connection: &mut AnyConnection,
        key: &str,
    ) -> Result<Option<i64>, StoreError> {
        if let Some(number) = self.games.get(key) {
            return Ok(Some(*number));
        }
        let query = sqlx::query("SELECT id FROM games WHERE key = $1").bind(key);
        let Some(row) = query.fetch_optional(connection).await? else { return Ok(None) };
        let number = row.try_get(0)?;
        if self.games.len() >= REMEMBERED {
            self.games.clear();
            self.forget();
        }
        self.games.insert(key.to_owned(), number);
        Ok(Some(number))
    }
}

/// Whether all rows are known to follow the last entries of their games, under leases that are
/// held. Afterwards they are noted as known: the caller asks the database where they were not.
fn are_known(heads: &mut HashMap<i64, Head>, rows: &[Written<'_>]) -> bool {
    let mut are_known = true;
    for Written { game, act, entry } in rows {
        match heads.get_mut(game) {
            Some(head) if head.next == entry.number && head.lease == act.lease => head.next += 1,
            _ => {
                are_known = false;
                heads.insert(*game, Head { lease: act.lease.clone(), next: entry.number + 1 });
            }
        }
    }
    are_known
}

impl Pair {
    /// Whether every lease is held and the entries of each game follow its last entry.
    async fn look(
        &self,
        connection: &mut AnyConnection,
        rows: &[Written<'_>],
    ) -> Result<bool, StoreError> {
        let Some(node) = rows.first().map(|row| &row.act.lease.node) else { return Ok(true) };
        // The first entry of each game here, and the number that would come next.
        let mut games: HashMap<i64, (u32, u32)> = HashMap::with_capacity(rows.len());
        let mut query = sqlx::query(&self.look).bind(node);
        for Written { game, act, entry } in rows {
            let (first, next) = games.entry(*game).or_insert((entry.number, entry.number));
            if *next != entry.number || act.lease.node != *node {
                return Ok(false);
            }
            *next += 1;
            query = query.bind(*game).bind(act.lease.epoch).bind(i64::from(*first));
        }
        let found: i64 = query.fetch_one(connection).await?.try_get(0)?;
        Ok(usize::try_from(found) == Ok(rows.len()))
    }

    async fn write(
        &self,
        connection: &mut AnyConnection,
        rows: &[Written<'_>],
    ) -> Result<bool, StoreError> {
        let mut query = sqlx::query(&self.write);
        for Written { game, entry, .. } in rows {
            query = query
                .bind(*game)
                .bind(i64::from(entry.number))
                .bind(&entry.text)
                .bind(entry.salt.to_string())
                .bind(entry.hash.to_string());
        }
        let done = query.execute(connection).await?;
        Ok(done.rows_affected() == rows.len() as u64)
    }
}

/// The statement that counts the entries that may be written. Both databases name the columns of
/// `VALUES` by number, and `CROSS JOIN` keeps SQLite from visiting the tables in another order.
fn look(dialect: Dialect, size: usize) -> String {
    let (node, rows) = (dialect.place(1), values(dialect, size, LOOKED_AT, 2));
    // PostgreSQL must not let a lease be taken before the transaction ends. It locks one after the
    // other, so this is in the order that everyone uses. SQLite has one writer at a time.
    let lock = match dialect {
        Dialect::Sqlite => "",
        Dialect::Postgres => "ORDER BY leases.game FOR SHARE OF leases",
    };
    // The node comes first in the text, so that unnumbered values are in order.
    format!(
        "SELECT COUNT(*) FROM (
             SELECT leases.game
             FROM (SELECT {node} AS node) AS writer CROSS JOIN (VALUES {rows}) AS line CROSS JOIN leases
             WHERE leases.game = line.column1 AND leases.epoch = line.column2
                 AND leases.node = writer.node AND line.column3 = COALESCE(
                     (SELECT MAX(number) FROM entries WHERE entries.game = leases.game), -1) + 1
             {lock}) AS held"
    )
}

fn write(dialect: Dialect, size: usize) -> String {
    let rows = values(dialect, size, WRITTEN, 1);
    let [insert, unless] = dialect.insert_new();
    format!("{insert} entries (game, number, text, salt, hash) VALUES {rows} {unless}")
}

/// Places for this many rows of this many values; the first place has the number `first`.
fn values(dialect: Dialect, rows: usize, columns: usize, first: usize) -> String {
    let row = |row: usize| {
        let places = (0..columns).map(|column| dialect.place(first + row * columns + column));
        format!("({})", places.collect::<Vec<_>>().join(", "))
    };
    (0..rows).map(row).collect::<Vec<_>>().join(", ")
}
