//! A sample of every word, made by the types themselves, so that no list of them can be behind.
//!
//! Each folder gives its own words in its `samples`; no word may stand here.

/// Gives a type `samples()`, with one row for each variant and at least one value in each row. A
/// variant by its name alone is its own sample; a variant without a row does not compile.
macro_rules! samples {
    ($type:ty { $($variant:ident $(=> $samples:expr)?),* $(,)? }) => {
        impl $type {
            /// At least one value of every variant, for tests over the whole vocabulary.
            #[doc(hidden)]
            pub fn samples() -> Vec<Self> {
                let _ = |it: &Self| match it {
                    $(Self::$variant { .. } => (),)*
                };
                let mut all = Vec::new();
                $(
                    let first = all.len();
                    all.extend($crate::samples::row!($variant $(=> $samples)?));
                    let is_of_row = |it: &Self| matches!(it, Self::$variant { .. });
                    assert!(all.len() > first && all[first..].iter().all(is_of_row));
                )*
                all
            }
        }
    };
}

/// Gives a type of which no variant has a value the list of them, and `samples()` with it.
macro_rules! units {
    ($type:ty { $($variant:ident),* $(,)? }) => {
        impl $type {
            /// All of them, in the order of their declaration.
            pub const ALL: [Self; [$(stringify!($variant)),*].len()] = [$(Self::$variant),*];
        }

        $crate::samples::samples! { $type { $($variant),* } }
    };
}

/// Gives a structure `samples()`: the usual one, and one for each field that is not as usual. A
/// field without a row does not compile.
macro_rules! field_samples {
    ($type:ty: $usual:expr; { $($field:ident => $value:expr),* $(,)? }) => {
        impl $type {
            /// The usual one and one for each field, for tests over all of them.
            #[doc(hidden)]
            pub fn samples() -> Vec<Self> {
                let usual: Self = $usual;
                let Self { $($field: _),* } = &usual;
                let mut all = vec![usual.clone()];
                $(
                    let mut other = usual.clone();
                    other.$field = $value;
                    assert!(other != usual, "a sample that is as usual: {}", stringify!($field));
                    all.push(other);
                )*
                all
            }
        }
    };
}

macro_rules! row {
    ($variant:ident) => {
        [Self::$variant]
    };
    ($variant:ident => $samples:expr) => {
        $samples
    };
}

pub(crate) use {field_samples, row, samples, units};
