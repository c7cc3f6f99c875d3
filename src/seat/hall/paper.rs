//! What a hall publishes, each paper with the name of its file. Never writes one.

use std::path::PathBuf;

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
}

/// How a paper becomes known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PaperWay {
    /// As a file that others read.
    Printed,
    /// As a file, and at the broadcast server if there is one.
    Shown,
}

impl Paper {
    /// The file with all games.
    pub(crate) const SCORES: &str = "scores.pgn";

    /// Its file, how it becomes known, and what it says.
    pub(crate) fn printed(self) -> (PathBuf, PaperWay, String) {
        match self {
            Paper::LiveGame { round, board, text } => {
                let folder = PathBuf::from("live").join(round_folder(&round));
                (folder.join(format!("game-{board}.pgn")), PaperWay::Shown, text)
            }
            Paper::Report { round, text } => {
                (format!("results-{round}.trf").into(), PaperWay::Printed, text)
            }
            Paper::Scores { text } => (Paper::SCORES.into(), PaperWay::Printed, text),
        }
    }
}

/// A folder for a round, whatever somebody at a table called it: no name leads elsewhere.
fn round_folder(round: &str) -> String {
    let plain = |sign: char| sign.is_ascii_alphanumeric() || sign == '-';
    let name: String = round.chars().filter(|sign| plain(*sign)).take(20).collect();
    if name.is_empty() { "round".to_owned() } else { format!("round-{name}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn a_paper_has_a_file_of_its_own_and_no_name_leads_elsewhere() {
        let live = |round: &str| {
            let paper = Paper::LiveGame { round: round.to_owned(), board: 7, text: String::new() };
            paper.printed().0
        };
        assert_eq!(live("3"), Path::new("live/round-3/game-7.pgn"));
        assert_eq!(live("../../x"), Path::new("live/round-x/game-7.pgn"));
        assert_eq!(live(""), Path::new("live/round/game-7.pgn"));
        let report = Paper::Report { round: 2, text: "012".to_owned() };
        assert_eq!(report.printed(), ("results-2.trf".into(), PaperWay::Printed, "012".into()));
        let scores = Paper::Scores { text: String::new() };
        assert_eq!(scores.printed().0, Path::new(Paper::SCORES));
    }
}
