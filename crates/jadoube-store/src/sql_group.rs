//! A group of acts in few statements, as long as nothing is to be refused.

use std::collections::HashMap;

use sqlx::AnyConnection;

use crate::sql_schema::Dialect;
use crate::{Act, Line, StoreError};

/// Lines in one statement. A statement for each of these is kept ready by the database.
const SIZES: [usize; 5] = [256, 64, 16, 4, 1];
/// What a statement is told of each line.
const COLUMNS: usize = 8;

/// The statements, one for each size.
#[derive(Debug)]
pub(crate) struct Statements([String; SIZES.len()]);

impl Statements {
    pub(crate) fn of(dialect: Dialect) -> Self {
        Self(SIZES.map(|size| statement(dialect, size)))
    }

    /// Writes all lines of all acts and says whether it could; if not, some of them may be written,
    /// and the transaction must be rolled back.
    pub(crate) async fn write(
        &self,
        connection: &mut AnyConnection,
        acts: impl Iterator<Item = &Act>,
    ) -> Result<bool, StoreError> {
        let rows: Vec<(&Act, &Line)> =
            acts.flat_map(|act| act.lines.iter().map(move |line| (act, line))).collect();
        let mut rest = rows.as_slice();
        for (statement, size) in self.0.iter().zip(SIZES) {
            while let Some((rows, after)) = rest.split_at_checked(size) {
                if !write_rows(connection, statement, rows).await? {
                    return Ok(false);
                }
                rest = after;
            }
        }
        Ok(true)
    }
}

/// Writes rows, if every lease is held and the rows of each game follow its last entry.
async fn write_rows(
    connection: &mut AnyConnection,
    statement: &str,
    rows: &[(&Act, &Line)],
) -> Result<bool, StoreError> {
    // The first row of each game here, and the number that would come next.
    let mut games: HashMap<&str, (u32, u32)> = HashMap::with_capacity(rows.len());
    let mut query = sqlx::query(statement);
    for (act, line) in rows {
        let (first, next) = games.entry(&act.game).or_insert((line.number, line.number));
        if *next != line.number {
            return Ok(false);
        }
        *next += 1;
        query = query
            .bind(&act.game)
            .bind(i64::from(line.number))
            .bind(&line.text)
            .bind(line.salt.to_string())
            .bind(line.hash.to_string())
            .bind(&act.lease.node)
            .bind(act.lease.epoch)
            .bind(i64::from(*first));
    }
    let done = query.execute(connection).await?;
    Ok(done.rows_affected() == rows.len() as u64)
}

/// The statement for so many lines. Both databases call the columns of `VALUES` by number, and
/// `CROSS JOIN` keeps SQLite from looking at the tables in another order.
fn statement(dialect: Dialect, size: usize) -> String {
    let row = |row: usize| {
        let places = (1..=COLUMNS).map(|column| dialect.place(row * COLUMNS + column));
        format!("({})", places.collect::<Vec<_>>().join(", "))
    };
    let rows = (0..size).map(row).collect::<Vec<_>>().join(", ");
    // PostgreSQL must not mix up the lines of a game, nor let a lease be taken before the
    // transaction ends; SQLite does neither.
    let lock = match dialect {
        Dialect::Sqlite => "",
        Dialect::Postgres => "ORDER BY line.column2 FOR SHARE OF leases",
    };
    format!(
        "INSERT INTO entries (game, number, text, salt, hash)
         SELECT leases.game, line.column2, line.column3, line.column4, line.column5
         FROM (VALUES {rows}) AS line CROSS JOIN games CROSS JOIN leases
         WHERE games.key = line.column1 AND leases.game = games.id
             AND leases.node = line.column6 AND leases.epoch = line.column7
             AND line.column8 = COALESCE(
                 (SELECT MAX(number) FROM entries WHERE entries.game = leases.game), -1) + 1 {lock}
         ON CONFLICT (game, number) DO NOTHING"
    )
}
