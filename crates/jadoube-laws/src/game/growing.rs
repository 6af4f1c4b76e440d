//! A list that grows at its end and is cheap to copy: copies share what was there before.

use std::ops::{Index, Range};
use std::sync::Arc;

/// Elements of a chunk.
const CHUNK: usize = 32;

/// A list that grows at its end. To copy it costs the same however long it is, and to change the copy
/// changes nothing else.
#[derive(Clone, Debug)]
pub struct Growing<T> {
    /// Chunks that are full, each shared by all copies that have it.
    full: Arc<Vec<Chunk<T>>>,
    /// What is not a full chunk yet.
    rest: Vec<Arc<T>>,
}

/// Its elements lie beside each other: whoever goes through a long list does not look for each.
type Chunk<T> = Arc<[T]>;

impl<T> Growing<T> {
    /// How many elements it has.
    pub fn len(&self) -> usize {
        self.full.len() * CHUNK + self.rest.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The element at a place.
    pub fn get(&self, place: usize) -> Option<&T> {
        match self.full.get(place / CHUNK) {
            Some(chunk) => chunk.get(place % CHUNK),
            None => self.rest.get(place - self.full.len() * CHUNK).map(|kept| &**kept),
        }
    }

    /// The first element.
    pub fn first(&self) -> Option<&T> {
        self.get(0)
    }

    /// The last element.
    pub fn last(&self) -> Option<&T> {
        self.get(self.len().checked_sub(1)?)
    }

    /// All elements in order.
    pub fn iter(&self) -> Iter<'_, T> {
        Iter { of: self, places: 0..self.len() }
    }

    /// The first elements, up to `until`.
    pub fn before(&self, until: usize) -> Iter<'_, T> {
        Iter { of: self, places: 0..until.min(self.len()) }
    }

    /// The elements from a place on.
    pub fn from(&self, start: usize) -> Iter<'_, T> {
        Iter { of: self, places: start.min(self.len())..self.len() }
    }

    /// How many of the first elements this shares with another list, in whole chunks: those are the
    /// same, and need not be compared.
    pub fn shared_with(&self, other: &Self) -> usize {
        let pairs = self.full.iter().zip(&*other.full);
        pairs.take_while(|(ours, theirs)| Arc::ptr_eq(ours, theirs)).count() * CHUNK
    }
}

impl<T: Clone> Growing<T> {
    /// Adds an element.
    pub(crate) fn push(&mut self, element: T) {
        self.rest.push(Arc::new(element));
        if self.rest.len() == CHUNK {
            let chunk = self.rest.drain(..).map(Arc::unwrap_or_clone).collect();
            Arc::make_mut(&mut self.full).push(chunk);
        }
    }

    /// Takes away the elements from a place on.
    pub(crate) fn split_off(&mut self, kept: usize) -> Vec<T> {
        let taken = self.from(kept).cloned().collect();
        let chunks = kept / CHUNK;
        if let Some(cut) = self.full.get(chunks).cloned() {
            Arc::make_mut(&mut self.full).truncate(chunks);
            self.rest = cut[..kept % CHUNK].iter().cloned().map(Arc::new).collect();
        } else {
            self.rest.truncate(kept.saturating_sub(self.full.len() * CHUNK));
        }
        taken
    }

    /// The element at a place, to be changed.
    pub(crate) fn get_mut(&mut self, place: usize) -> Option<&mut T> {
        match place.checked_sub(self.full.len() * CHUNK) {
            Some(place) => self.rest.get_mut(place).map(Arc::make_mut),
            None => {
                let chunk = Arc::make_mut(&mut self.full).get_mut(place / CHUNK)?;
                Arc::make_mut(chunk).get_mut(place % CHUNK)
            }
        }
    }

    /// The last element, to be changed.
    pub(crate) fn last_mut(&mut self) -> Option<&mut T> {
        self.get_mut(self.len().checked_sub(1)?)
    }
}

impl<T> Default for Growing<T> {
    fn default() -> Self {
        Self { full: Arc::default(), rest: Vec::new() }
    }
}

impl<T: PartialEq> PartialEq for Growing<T> {
    fn eq(&self, other: &Self) -> bool {
        let shared = self.shared_with(other);
        self.len() == other.len() && self.from(shared).eq(other.from(shared))
    }
}

impl<T: Eq> Eq for Growing<T> {}

impl<T> Index<usize> for Growing<T> {
    type Output = T;

    fn index(&self, place: usize) -> &T {
        match self.full.get(place / CHUNK) {
            Some(chunk) => &chunk[place % CHUNK],
            None => &self.rest[place - self.full.len() * CHUNK],
        }
    }
}

impl<T: Clone> Extend<T> for Growing<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, elements: I) {
        elements.into_iter().for_each(|element| self.push(element));
    }
}

impl<T: Clone> FromIterator<T> for Growing<T> {
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Self {
        let mut list = Self::default();
        list.extend(elements);
        list
    }
}

impl<'a, T> IntoIterator for &'a Growing<T> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T>;

    fn into_iter(self) -> Iter<'a, T> {
        self.iter()
    }
}

/// Goes through elements of a [`Growing`] list.
#[derive(Debug)]
pub struct Iter<'a, T> {
    of: &'a Growing<T>,
    places: Range<usize>,
}

impl<T> Clone for Iter<'_, T> {
    fn clone(&self) -> Self {
        Self { of: self.of, places: self.places.clone() }
    }
}

impl<'a, T> Iterator for Iter<'a, T> {
    type Item = &'a T;

    fn next(&mut self) -> Option<&'a T> {
        self.places.next().map(|place| &self.of[place])
    }

    fn nth(&mut self, skipped: usize) -> Option<&'a T> {
        self.places.nth(skipped).map(|place| &self.of[place])
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.places.size_hint()
    }
}

impl<T> DoubleEndedIterator for Iter<'_, T> {
    fn next_back(&mut self) -> Option<Self::Item> {
        self.places.next_back().map(|place| &self.of[place])
    }
}

impl<T> ExactSizeIterator for Iter<'_, T> {}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(length: usize) -> Growing<usize> {
        (0..length).collect()
    }

    #[test]
    fn it_is_what_a_vector_is() {
        for length in [0, 1, 31, 32, 33, 64, 100] {
            let (mut list, mut vector) = (list(length), (0..length).collect::<Vec<_>>());
            assert_eq!((list.len(), list.is_empty()), (vector.len(), vector.is_empty()));
            assert!(list.iter().eq(&vector) && list.iter().rev().eq(vector.iter().rev()));
            assert_eq!((list.first(), list.last()), (vector.first(), vector.last()));
            assert_eq!((list.get(length), list.get(length / 2)), (None, vector.get(length / 2)));
            for from in [0, 7, 32, 90, 200] {
                let cut = from.min(length);
                assert!(list.from(from).eq(&vector[cut..]) && list.before(from).eq(&vector[..cut]));
            }
            if let Some(last) = list.last_mut() {
                *last = 1000;
            }
            if let Some(first) = list.get_mut(0) {
                *first = 2000;
            }
            if let Some(last) = vector.last_mut() {
                *last = 1000;
            }
            if let Some(first) = vector.first_mut() {
                *first = 2000;
            }
            assert!(list.iter().eq(&vector), "{length}");
        }
    }

    #[test]
    fn copies_change_by_themselves() {
        for (length, kept) in [(100, 0), (100, 31), (100, 32), (100, 40), (100, 99), (33, 32)] {
            let original = list(length);
            let mut copy = original.clone();
            let taken = copy.split_off(kept);
            assert!(taken.into_iter().eq(kept..length), "{length} {kept}");
            assert!(copy.iter().copied().eq(0..kept) && original.iter().copied().eq(0..length));
            copy.extend([7, 8]);
            if let Some(first) = copy.get_mut(0) {
                *first = 9;
            }
            assert!(original.iter().copied().eq(0..length), "{length} {kept}");
        }
    }

    #[test]
    fn what_copies_share_is_known_and_equal() {
        let original = list(100);
        let mut copy = original.clone();
        assert_eq!((original.shared_with(&copy), &original), (96, &copy));
        copy.push(100);
        assert_eq!(original.shared_with(&copy), 96);
        assert_ne!(original, copy);
        assert_eq!((copy.split_off(40).len(), original.shared_with(&copy)), (61, 32));
        assert_eq!(original.shared_with(&list(100)), 0, "made apart");
        assert_eq!(original, list(100));
    }
}
