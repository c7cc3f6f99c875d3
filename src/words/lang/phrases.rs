//! Tables of phrases with a name each, so that a language that lacks one does not compile. Never holds a phrase.

/// Makes a table with a field for each phrase: the words for it in a language.
macro_rules! phrases {
    ($(#[$about:meta])+ $kind:ident: $($name:ident),+ $(,)?) => {
        $(#[$about])+
        pub(crate) struct $kind {
            $(pub(crate) $name: &'static [&'static str],)+
        }

        impl $kind {
            /// All of them by their names, in the order of the table.
            fn all(&self) -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
                [$((stringify!($name), self.$name)),+].into_iter()
            }
        }
    };
}

pub(crate) use phrases;
