//! Texts in English.

use hector::words::{Language, Texts};

pub(crate) fn english<T>(told: impl FnOnce(&Texts) -> T) -> T {
    told(&Texts::new(Language::English))
}
