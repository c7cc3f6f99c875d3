//! Whose time a player asks for, at the table and in practice.

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TimesAsked {
    Own,
    Opponents,
    Both,
}

impl TimesAsked {
    /// The requested part of the two times.
    pub fn of(self, own: String, opponents: String) -> String {
        match self {
            TimesAsked::Own => own,
            TimesAsked::Opponents => opponents,
            TimesAsked::Both => format!("{own} {opponents}"),
        }
    }
}
