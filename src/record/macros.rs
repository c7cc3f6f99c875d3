//! Generates writing and reading from one list of variants and words. The `match` does not compile while a variant
//! lacks its word.

/// Implements [`Coded`](super::token::Coded) for an enum: the word of the variant, then its fields, in the order of
/// the list.
macro_rules! coded {
    ($type:ident in $words:ident, $expected:literal:
        $($variant:ident $(($($part:ident),+))? $({$($field:ident),+})? = $word:literal,)+) => {
        pub(super) const $words: &[&str] = &[$($word,)+];

        impl Coded for $type {
            fn write(&self, to: &mut Writer) {
                match self {
                    $($type::$variant $(($($part),+))? $({$($field),+})? => {
                        to.word($word);
                        $($($part.write(to);)+)?
                        $($($field.write(to);)+)?
                    })+
                }
            }

            fn read(from: &mut TokenReader<'_>) -> Result<$type, UnreadableRow> {
                Ok(match from.word($expected)? {
                    $($word => {
                        $($(let $part = Coded::read(from)?;)+)?
                        $($(let $field = Coded::read(from)?;)+)?
                        $type::$variant $(($($part),+))? $({$($field),+})?
                    })+
                    found => {
                        let found = found.to_owned();
                        return Err(UnreadableRow::Word { found, expected: $expected });
                    }
                })
            }
        }
    };
}

pub(super) use coded;
