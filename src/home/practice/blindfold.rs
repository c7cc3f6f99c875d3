//! How much help is withheld, step by step, until a game is played as without a board.
//! Never gives any.

use crate::words::{Command, Texts};

/// From 0, where everything may be asked, to 4, where moves alone are told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(crate) struct Blindfold(u8);

impl Blindfold {
    const MOST: u8 = 4;

    pub(crate) fn of(level: u8) -> Option<Blindfold> {
        (level <= Blindfold::MOST).then_some(Blindfold(level))
    }

    pub(crate) fn level(self) -> u8 {
        self.0
    }

    /// Whether check is said with the move that gives it.
    pub(crate) fn tells_check(self) -> bool {
        self.0 < 3
    }

    /// Whether pieces may be felt and looked at all over the board.
    pub(crate) fn shows_board(self) -> bool {
        self.0 < 2
    }

    /// Whether a command asks for more than is told.
    pub(crate) fn withholds(self, command: Command) -> bool {
        self.0 >= from(command)
    }

    pub(crate) fn told(self, texts: &Texts) -> String {
        match self.0 {
            0 => texts.blindfold_none(),
            1 => texts.blindfold_no_advice(),
            2 => texts.blindfold_no_board(),
            3 => texts.blindfold_no_squares(),
            _ => texts.blindfold_moves_alone(),
        }
    }
}

/// The level from which on a command is withheld.
fn from(command: Command) -> u8 {
    match command {
        Command::Hint | Command::Evaluation | Command::Attacked => 1,
        Command::Board
        | Command::Pieces
        | Command::Pawns
        | Command::Scan
        | Command::Diagonals
        | Command::Lines
        | Command::KnightSteps
        | Command::KingSteps
        | Command::Attackers
        | Command::Defenders
        | Command::Captures
        | Command::Material
        | Command::Walk => 2,
        Command::Square | Command::MovesFrom | Command::Changed => 3,
        Command::LastMoves
        | Command::Score
        | Command::TakeBack
        | Command::Back
        | Command::Opening => 4,
        _ => Blindfold::MOST + 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Activity;

    #[test]
    fn every_level_withholds_more_than_the_one_below() {
        let withheld = |level: u8| {
            let blindfold = Blindfold::of(level).expect("a level");
            Command::table()
                .given_in(Activity::Practice)
                .filter(|row| blindfold.withholds(row.command()))
                .count()
        };
        let counts: Vec<usize> = (0..=4).map(withheld).collect();
        assert_eq!(counts[0], 0);
        assert!(counts.windows(2).all(|pair| pair[0] < pair[1]), "{counts:?}");
        assert_eq!(Blindfold::of(5), None);
    }
}
