//! Times of many questions, and their statistics.

use std::sync::LazyLock;
use std::time::Duration;

use cpu_time::ThreadTime;

/// The processor time that this thread spends on some work: neither what other programs do
/// meanwhile nor the cost of reading the clock counts, whoever is asked.
pub(super) fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let (done, time) = read_clock_around(work);
    (done, time.saturating_sub(clock_cost()))
}

/// What reading the clock itself costs, usually.
pub(super) fn clock_cost() -> Duration {
    static COST: LazyLock<Duration> =
        LazyLock::new(|| (0..1000).map(|_| read_clock_around(|| ()).1).min().unwrap_or_default());
    *COST
}

fn read_clock_around<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let started = ThreadTime::now();
    let done = std::hint::black_box(work());
    (done, started.elapsed())
}

/// The times one program took.
#[derive(Clone, Debug, Default)]
pub(super) struct Figures {
    micros: Vec<f64>,
}

impl Figures {
    pub(super) fn new(times: impl IntoIterator<Item = Duration>) -> Figures {
        let mut micros: Vec<_> =
            times.into_iter().map(|time| time.as_nanos() as f64 / 1e3).collect();
        micros.sort_by(f64::total_cmp);
        Figures { micros }
    }

    pub(super) fn headings() -> Vec<String> {
        ["asked", "mean", "p50", "p99", "p99.9", "max"].map(str::to_owned).to_vec()
    }

    /// The figures under the headings, in microseconds.
    pub(super) fn columns(&self) -> Vec<Option<f64>> {
        let shares = [50.0, 99.0, 99.9, 100.0].map(|share| self.percentile(share));
        [Some(self.micros.len() as f64), self.mean()].into_iter().chain(shares).collect()
    }

    pub(super) fn mean(&self) -> Option<f64> {
        let count = self.micros.len();
        (count > 0).then(|| self.micros.iter().sum::<f64>() / count as f64)
    }

    /// The smallest time that is not exceeded in this percentage of the questions.
    pub(super) fn percentile(&self, percent: f64) -> Option<f64> {
        let rank = (self.micros.len() as f64 * percent / 100.0).ceil() as usize;
        self.micros.get(rank.max(1) - 1).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_were_taken() {
        let figures = Figures::new((1..=1000).rev().map(Duration::from_micros));
        assert_eq!(figures.mean(), Some(500.5));
        assert_eq!(figures.percentile(50.0), Some(500.0));
        assert_eq!(figures.percentile(99.9), Some(999.0));
        assert_eq!(figures.percentile(100.0), Some(1000.0));
        assert_eq!(Figures::default().percentile(50.0), None);
        assert_eq!(Figures::default().mean(), None);
    }

    #[test]
    fn work_takes_time() {
        let (sum, time) = timed(|| (0..1_000_000u64).map(std::hint::black_box).sum::<u64>());
        assert_eq!(sum, 499_999_500_000);
        assert!(time > Duration::ZERO);
    }
}
