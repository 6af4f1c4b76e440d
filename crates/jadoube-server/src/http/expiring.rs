//! Competitions that nobody ever used go again.

use std::sync::Arc;
use std::time::Duration;

use jadoube_store::Store;

use crate::rooms::wall::utc_ms;

const HOUR: Duration = Duration::from_secs(3600);
const DAY_MS: u64 = 24 * 3_600_000;
/// Between two lots, so that those who play are not kept waiting by what nobody needs.
const PAUSE: Duration = Duration::from_millis(200);

/// Removes competitions in which nothing was entered within `days` days, now and every hour; none if
/// `days` is 0.
pub(crate) async fn expire(store: Arc<dyn Store>, days: u32) {
    if days == 0 {
        return;
    }
    loop {
        let before = utc_ms().saturating_sub(u64::from(days) * DAY_MS);
        let mut removed = 0;
        loop {
            match store.expire(before).await {
                Ok(0) => break,
                Ok(count) => removed += count,
                Err(error) => {
                    tracing::warn!(%error, "competitions that nobody used stay for now");
                    break;
                }
            }
            tokio::time::sleep(PAUSE).await;
        }
        if removed > 0 {
            tracing::info!(removed, days, "competitions that nobody used are gone");
        }
        tokio::time::sleep(HOUR).await;
    }
}
