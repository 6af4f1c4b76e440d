//! Random numbers that are the same on every machine and every run (SplitMix64).

pub(crate) struct Random(u64);

impl Random {
    /// The `stream`-th of many independent sources, so that work can be shared out
    /// among any number of threads and still be the same work.
    pub(crate) fn new(stream: u64) -> Random {
        let mut random = Random(stream.wrapping_mul(0xA24B_AED4_963E_E407));
        random.next();
        random
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        assert!(limit > 0, "there is no number below zero");
        (self.next() % limit as u64) as usize
    }

    /// One of `choices`.
    pub(crate) fn choose<'a, T>(&mut self, choices: &'a [T]) -> &'a T {
        &choices[self.below(choices.len())]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_never_change() {
        let mut random = Random::new(1);
        let first: Vec<_> = (0..5).map(|_| random.below(100)).collect();
        let mut again = Random::new(1);
        let second: Vec<_> = (0..5).map(|_| again.below(100)).collect();
        assert_eq!(first, second);
        assert_ne!(first, [0; 5]);
    }
}
