//! What a hall has others read, and who brings it to them. Never says what stands there.

/// Who puts what is published where others find it.
pub(crate) trait HallPress {
    /// Puts a paper in the place of what had its name.
    fn print(&mut self, paper: Paper);
    /// Where all games are printed, for a sentence.
    fn scores_place(&self) -> &str;
    /// Whether pages are read in browsers.
    fn has_pages(&self) -> bool;
}

/// What stands in each form of a page where the key of whoever reads it belongs. No text of people keeps such a sign.
pub(crate) const KEY_PLACE: &str = "\u{2}key\u{2}";

/// Who may read a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PaperReaders {
    /// Whoever comes.
    Everybody,
    /// Arbiters who have signed in.
    Arbiters,
}

/// Something that others read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Paper {
    /// The game at a board, as far as others may know it.
    LiveGame {
        /// The round as it is written; empty where nobody has said.
        round: String,
        board: u32,
        text: String,
    },
    /// The report of the tournament with the results of the round.
    Report { round: u16, text: String },
    /// All games as they are now, for the organiser.
    Scores { text: String },
    /// A page for browsers, whole.
    Page { path: String, readers: PaperReaders, text: String },
    /// All pages of arbiters are as the desk is now.
    DeskIsPrinted,
    /// What arbiters who follow the pages are told.
    Told(String),
    /// A game for browsers, as far as others may know it.
    GameFile { path: String, text: String },
}
