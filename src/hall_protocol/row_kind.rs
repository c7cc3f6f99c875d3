//! The kinds of rows in a record.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RowKind {
    /// The setting; the first row.
    Head,
    /// Where the moment zero lies on the clock of a new start of the machine.
    Began,
    /// A fact.
    Fact,
    /// A fact that is a move.
    Move,
    /// A fact that is a result.
    Result,
    /// The program was alive at a moment.
    Alive,
    /// A PIN that was set after the beginning, as far as it is kept.
    Number,
    /// The players, as a hall told them after the beginning.
    Paired,
    /// The names of the players, given after the beginning.
    Names,
}

impl RowKind {
    const ALL: [RowKind; 9] = [
        RowKind::Head,
        RowKind::Began,
        RowKind::Fact,
        RowKind::Move,
        RowKind::Result,
        RowKind::Alive,
        RowKind::Number,
        RowKind::Paired,
        RowKind::Names,
    ];

    /// The name in the file.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            RowKind::Head => "head",
            RowKind::Began => "began",
            RowKind::Fact => "fact",
            RowKind::Move => "move",
            RowKind::Result => "result",
            RowKind::Alive => "alive",
            RowKind::Number => "number",
            RowKind::Paired => "paired",
            RowKind::Names => "names",
        }
    }

    /// Whether every version of Hector signs rows of this kind. The first versions did not sign the others, so such a
    /// row may be covered by the signature of a later one.
    #[must_use]
    pub fn was_always_signed(self) -> bool {
        !matches!(self, RowKind::Began | RowKind::Fact)
    }

    #[must_use]
    pub fn named(name: &str) -> Option<RowKind> {
        RowKind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The kind of a name; a row with an unknown name is read as a fact.
    #[must_use]
    pub fn named_or_fact(name: &str) -> RowKind {
        RowKind::named(name).unwrap_or(RowKind::Fact)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_is_found_by_its_name_and_no_other_is() {
        for kind in RowKind::ALL {
            assert_eq!(RowKind::named(kind.name()), Some(kind));
            assert_eq!(RowKind::named_or_fact(kind.name()), kind);
        }
        for name in ["", "Head", "head ", "facts"] {
            assert_eq!(RowKind::named(name), None);
            assert_eq!(RowKind::named_or_fact(name), RowKind::Fact);
        }
    }
}
