//! What a hall has others read, and who brings it to them, each under its name. Never says what stands
//! there, and never writes a file.

use std::path::PathBuf;

/// Who puts what is published where others find it.
pub trait HallPress {
    /// Puts a paper in the place of what had its name.
    fn print(&mut self, paper: Paper);
    /// Where all games are printed, for a sentence.
    fn scores_place(&self) -> &str;
    /// Whether pages are read in browsers.
    fn has_pages(&self) -> bool;
}

/// What stands in each form of a page where the key of whoever reads it belongs. No text of people keeps such a sign.
pub const KEY_PLACE: &str = "\u{2}key\u{2}";

/// Who may read a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PaperReaders {
    /// Whoever comes.
    Everybody,
    /// Arbiters who have signed in.
    Arbiters,
}

/// Something that others read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Paper {
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

impl Paper {
    /// The file with all games.
    pub const SCORES: &str = "scores.pgn";

    /// The file of the game at a board, whatever somebody at a table called the round: no name leads
    /// elsewhere.
    pub fn live_game_file(round: &str, board: u32) -> PathBuf {
        let plain = |sign: char| sign.is_ascii_alphanumeric() || sign == '-';
        let name: String = round.chars().filter(|sign| plain(*sign)).take(20).collect();
        let folder = if name.is_empty() { "round".to_owned() } else { format!("round-{name}") };
        PathBuf::from("live").join(folder).join(format!("game-{board}.pgn"))
    }

    /// The file of the report of a round.
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
