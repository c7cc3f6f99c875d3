//! Tables of named phrases. A language that lacks one does not compile.

/// Makes a table with a field for each phrase, which holds its words in a language.
macro_rules! phrases {
    ($(#[$about:meta])+ $kind:ident: $($name:ident),+ $(,)?) => {
        $(#[$about])+
        pub(crate) struct $kind {
            $(pub(crate) $name: &'static [&'static str],)+
        }

        impl $kind {
            /// All phrases by name, in the order of the table.
            fn all(&self) -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
                [$((stringify!($name), self.$name)),+].into_iter()
            }
        }
    };
}

pub(crate) use phrases;
