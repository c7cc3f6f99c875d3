//! What a hall publishes, and the trait for publishing it.

use std::path::PathBuf;

/// Publishes papers.
pub trait HallPress {
    /// Publishes a paper, replacing the earlier one of that name.
    fn print(&mut self, paper: Paper);
    /// Where all games are printed, for a sentence.
    fn scores_place(&self) -> &str;
    /// Whether pages can be read in browsers.
    fn has_pages(&self) -> bool;
}

/// Placeholder for the reader's key in each form of a page. Text from people never contains this character.
pub const KEY_PLACE: &str = "\u{2}key\u{2}";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PaperReaders {
    Everybody,
    /// Arbiters who have signed in.
    Arbiters,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Paper {
    /// The game at a board, as far as the public may know it.
    LiveGame {
        /// The round as it is written; empty if not given.
        round: String,
        board: u32,
        text: String,
    },
    /// The report of the tournament with the results of the round.
    Report { round: u16, text: String },
    /// All games in their present state, for the organiser.
    Scores { text: String },
    /// A complete page for browsers.
    Page { path: String, readers: PaperReaders, text: String },
    /// All arbiters' pages now match the desk.
    DeskIsPrinted,
    /// News for arbiters who follow the pages.
    Told(String),
    /// A game for browsers, as far as the public may know it.
    GameFile { path: String, text: String },
}

impl Paper {
    pub const SCORES: &str = "scores.pgn";

    /// The file of the game at a board. A round's name comes from a table and may be anything; only plain characters
    /// are kept, so that it cannot lead out of the folder.
    pub fn live_game_file(round: &str, board: u32) -> PathBuf {
        let plain = |sign: char| sign.is_ascii_alphanumeric() || sign == '-';
        let name: String = round.chars().filter(|sign| plain(*sign)).take(20).collect();
        let folder = if name.is_empty() { "round".to_owned() } else { format!("round-{name}") };
        PathBuf::from("live").join(folder).join(format!("game-{board}.pgn"))
    }

    pub fn report_file(round: u16) -> PathBuf {
        PathBuf::from(format!("results-{round}.trf"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn a_paper_has_a_file_of_its_own_and_no_name_leads_elsewhere() {
        let live = |round: &str| Paper::live_game_file(round, 7);
        assert_eq!(live("3"), Path::new("live/round-3/game-7.pgn"));
        assert_eq!(live("../../x"), Path::new("live/round-x/game-7.pgn"));
        assert_eq!(live(""), Path::new("live/round/game-7.pgn"));
        assert_eq!(Paper::report_file(2), Path::new("results-2.trf"));
    }
}
