//! Whose time is asked for, at the table and in practice. Never knows a time.

/// Whose time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TimesAsked {
    Own,
    Opponents,
    Both,
}

impl TimesAsked {
    /// What of the two times is told.
    pub fn of(self, own: String, opponents: String) -> String {
        match self {
            TimesAsked::Own => own,
            TimesAsked::Opponents => opponents,
            TimesAsked::Both => format!("{own} {opponents}"),
        }
    }
}
