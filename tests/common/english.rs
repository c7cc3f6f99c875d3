//! The English texts, made once for a test's thread: they take long to make in a debug build.

use hector::words::{Language, Texts};

pub(crate) fn english<T>(told: impl FnOnce(&Texts) -> T) -> T {
    thread_local! {
        static ENGLISH: Texts = Texts::new(Language::English);
    }
    ENGLISH.with(told)
}
