//! How much help is withheld, step by step, up to a game as if without a board.

use crate::words::{BoardCommand, PracticeCommand, Texts};

/// From 0, where everything may be asked, to 4, where only moves are told.
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

    /// Whether the whole board may be felt and looked at.
    pub(crate) fn shows_board(self) -> bool {
        self.0 < 2
    }

    /// Whether a command asks for more than this level allows.
    pub(crate) fn withholds(self, command: PracticeCommand) -> bool {
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

/// The lowest level at which a command is withheld.
fn from(command: PracticeCommand) -> u8 {
    match command {
        PracticeCommand::Hint(_)
        | PracticeCommand::Evaluation(_)
        | PracticeCommand::Attacked(_) => 1,
        PracticeCommand::AsksBoard(BoardCommand::Square(_) | BoardCommand::MovesFrom(_))
        | PracticeCommand::Changed(_) => 3,
        PracticeCommand::AsksBoard(_) | PracticeCommand::Material(_) | PracticeCommand::Walk(_) => {
            2
        }
        PracticeCommand::LastMoves(_)
        | PracticeCommand::Score(_)
        | PracticeCommand::TakeBack(_)
        | PracticeCommand::Opening(_) => 4,
        PracticeCommand::OwnTime(_)
        | PracticeCommand::OpponentTime(_)
        | PracticeCommand::Times(_)
        | PracticeCommand::Moves(_)
        | PracticeCommand::LastMove(_)
        | PracticeCommand::OpponentMove(_)
        | PracticeCommand::HowToCastle(_)
        | PracticeCommand::OfferDraw(_)
        | PracticeCommand::AcceptDraw(_)
        | PracticeCommand::DeclineDraw(_)
        | PracticeCommand::ClaimDraw(_)
        | PracticeCommand::Resign(_)
        | PracticeCommand::Blindfold(_)
        | PracticeCommand::Opponent(_)
        | PracticeCommand::PlayOn(_)
        | PracticeCommand::Alarm(_)
        | PracticeCommand::NewGame(_)
        | PracticeCommand::Options(_)
        | PracticeCommand::Rematch(_)
        | PracticeCommand::ReviewGame(_)
        | PracticeCommand::SendGame(_)
        | PracticeCommand::WhereSaved(_)
        | PracticeCommand::WhoseTurn(_) => Blindfold::MOST + 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Activity, Command, OwnCommand as _};

    #[test]
    fn every_level_withholds_more_than_the_one_below() {
        let withheld = |level: u8| {
            let blindfold = Blindfold::of(level).expect("a level");
            Command::table()
                .given_in(Activity::Practice)
                .filter_map(|row| PracticeCommand::own(row.command()))
                .filter(|command| blindfold.withholds(*command))
                .count()
        };
        let counts: Vec<usize> = (0..=4).map(withheld).collect();
        assert_eq!(counts[0], 0);
        assert!(counts.windows(2).all(|pair| pair[0] < pair[1]), "{counts:?}");
        assert_eq!(Blindfold::of(5), None);
    }
}
