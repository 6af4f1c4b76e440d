//! Which position to look at next: the most promising, and of equal ones the last added.

/// A queue by small numbers, the smallest first.
pub(crate) struct Queue<T> {
    buckets: Vec<Vec<T>>,
    /// No bucket below this one holds anything.
    lowest: usize,
}

impl<T> Queue<T> {
    pub(crate) const fn new() -> Self {
        Self { buckets: Vec::new(), lowest: 0 }
    }

    pub(crate) fn push(&mut self, score: usize, item: T) {
        if score >= self.buckets.len() {
            self.buckets.resize_with(score + 1, Vec::new);
        }
        self.buckets[score].push(item);
        self.lowest = self.lowest.min(score);
    }

    pub(crate) fn pop(&mut self) -> Option<T> {
        while let Some(bucket) = self.buckets.get_mut(self.lowest) {
            if let Some(item) = bucket.pop() {
                return Some(item);
            }
            self.lowest += 1;
        }
        None
    }
}
