//! The few places where the two databases need different SQL.

/// The kind of database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialect {
    Sqlite,
    Postgres,
}

/// How a log is emptied: the statement answers 0 if it was.
pub(crate) struct Emptying {
    pub(crate) before: &'static str,
    pub(crate) statement: &'static str,
    pub(crate) after: &'static str,
}

impl Dialect {
    /// The dialect of a database's address.
    pub(crate) fn of(address: &str) -> Self {
        let is_postgres = ["postgres://", "postgresql://"].iter().any(|p| address.starts_with(p));
        if is_postgres { Self::Postgres } else { Self::Sqlite }
    }

    /// The current time by the database's own clock, in milliseconds since 1970, so that nodes
    /// whose clocks differ agree on who is dead.
    pub(crate) const fn now(self) -> &'static str {
        match self {
            Self::Sqlite => "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
            Self::Postgres => "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)",
        }
    }

    /// How a transaction that writes begins. SQLite would otherwise refuse one that has read before
    /// another wrote, so it waits for its turn at once.
    pub(crate) const fn begin(self) -> &'static str {
        match self {
            Self::Sqlite => "BEGIN IMMEDIATE",
            Self::Postgres => "BEGIN",
        }
    }

    /// The place of the `number`-th value in a statement that has each of them once, in order.
    /// SQLite would look up numbered ones by their names.
    pub(crate) fn place(self, number: usize) -> String {
        match self {
            Self::Sqlite => "?".to_owned(),
            Self::Postgres => format!("${number}"),
        }
    }

    /// The settings for each new connection to the database. A commit is on the disk when it is
    /// acknowledged: `FULL` in SQLite, `synchronous_commit` in PostgreSQL, where the database may
    /// have another default; stricter settings, which wait for standby servers too, are left alone.
    pub(crate) const fn settings(self) -> &'static [&'static str] {
        match self {
            Self::Sqlite => &[
                // For a file that is created now. Each act changes a page of the index of its
                // game's entries; the larger the pages, the more games share them when many are
                // written together.
                "PRAGMA page_size = 8192",
                "PRAGMA journal_mode = WAL",
                "PRAGMA synchronous = FULL",
                "PRAGMA busy_timeout = 5000",
                "PRAGMA foreign_keys = ON",
                // In KiB; readers need little.
                "PRAGMA cache_size = -1024",
            ],
            Self::Postgres => &["SELECT set_config('synchronous_commit', 'on', false)
                  WHERE current_setting('synchronous_commit') IN ('off', 'local')"],
        }
    }

    /// The additional settings for the connection that writes entries: the pages to which thousands
    /// of games write in turn stay in memory (KiB), and so does the journal that would undo a
    /// half-done statement.
    pub(crate) const fn settings_to_write(self) -> &'static [&'static str] {
        match self {
            Self::Sqlite => &[
                "PRAGMA cache_size = -12288",
                "PRAGMA temp_store = MEMORY",
                // Otherwise it would copy the log before a commit is acknowledged.
                "PRAGMA wal_autocheckpoint = 0",
            ],
            Self::Postgres => &[],
        }
    }

    /// The statement that copies the log into the file as far as nobody is in the way; PostgreSQL
    /// does this by itself.
    pub(crate) const fn tidying(self) -> Option<&'static str> {
        match self {
            Self::Sqlite => Some("PRAGMA wal_checkpoint(PASSIVE)"),
            Self::Postgres => None,
        }
    }

    /// The query for a number that stays the same, for one connection, as long as no other wrote
    /// anything; PostgreSQL has none.
    pub(crate) const fn version(self) -> Option<&'static str> {
        match self {
            Self::Sqlite => Some("PRAGMA data_version"),
            Self::Postgres => None,
        }
    }

    /// How to insert rows so that those that already exist, or are faulty, are left out. If SQLite
    /// were told of conflicts only, it would take precautions for other kinds of faults.
    pub(crate) const fn insert_new(self) -> [&'static str; 2] {
        match self {
            Self::Sqlite => ["INSERT OR IGNORE INTO", ""],
            Self::Postgres => ["INSERT INTO", "ON CONFLICT (game, number) DO NOTHING"],
        }
    }

    /// How to empty the log as well, if nobody reads. It waits for readers, but not for long,
    /// because writers wait meanwhile.
    pub(crate) const fn emptying(self) -> Option<Emptying> {
        match self {
            Self::Sqlite => Some(Emptying {
                before: "PRAGMA busy_timeout = 100",
                statement: "PRAGMA wal_checkpoint(TRUNCATE)",
                after: "PRAGMA busy_timeout = 5000",
            }),
            Self::Postgres => None,
        }
    }

    /// The clause that keeps leases as they are from a look at them until the transaction ends.
    /// SQLite has one writer at a time.
    pub(crate) const fn locking_leases(self) -> &'static str {
        match self {
            Self::Sqlite => "",
            Self::Postgres => "FOR UPDATE OF leases",
        }
    }

    /// How a game gets its number. SQLite would reuse the number of a removed game, if that was the
    /// highest.
    pub(crate) const fn insert_game(self) -> &'static str {
        match self {
            Self::Sqlite => {
                "INSERT INTO games (id, key, competition, created, text) VALUES (
                     1 + MAX(COALESCE((SELECT MAX(id) FROM games), 0),
                             COALESCE((SELECT MAX(highest) FROM gone_games), 0)),
                     $1, $2, $3, $4)"
            }
            Self::Postgres => {
                "INSERT INTO games (key, competition, created, text) VALUES ($1, $2, $3, $4)"
            }
        }
    }

    /// A column that numbers rows in the order of their arrival.
    pub(crate) const fn counter(self) -> &'static str {
        match self {
            Self::Sqlite => "INTEGER PRIMARY KEY",
            Self::Postgres => "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
        }
    }
}
