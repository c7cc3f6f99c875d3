//! A round on a board that follows the game: how far the board is, and the next step to tell it. Whether a move is
//! legal is not decided here.

use std::collections::VecDeque;
use std::time::Duration;

use crate::boards::{FeltBoard, GameOnBoard};

/// How many moves a player's hands may be ahead of the spoken ones.
const MOST_AHEAD: usize = 8;
/// A message repeated within this time was sent twice. Later, the board wants its answer again.
const TWICE: Duration = Duration::from_millis(250);

pub(super) struct BoardRound {
    /// The state of the game that the board was told last.
    pub(super) shown: GameOnBoard,
    /// Whether the position is a guess, because the state of the game is not known yet.
    pub(super) is_guessed: bool,
    /// The last move that the board was told, as long as it has said no move of its own since.
    told: Option<String>,
    /// The moves that the board has said since, and that were not spoken yet.
    ahead: VecDeque<String>,
    /// The last of them, if it waits for the piece that a pawn becomes.
    waits: Option<String>,
    /// When it said the last of them, and whether it has said its squares since then.
    said: Duration,
    has_shown_since: bool,
    pub(super) is_over: bool,
}

/// The step from the game that a board knows to the one that is shown.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum RoundStep {
    /// It shows that game already.
    Nothing,
    /// Its own move was accepted, and it knows that.
    Taken,
    /// Its own move was accepted, and it waits to hear that.
    Takes(String),
    Moves(String),
    /// Go back to this position, and then make this move.
    Undoes(String, Option<String>),
    BeginsAgain,
}

/// How to treat a move that a board says.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum SaidMove {
    /// The message came twice.
    Twice,
    /// It shows the move that it was told.
    Copied,
    /// It wants its answer again.
    Again,
    /// A pawn may promote: the answer waits until the piece is said.
    Waits,
    New,
}

impl BoardRound {
    pub(super) fn begun(shown: GameOnBoard) -> BoardRound {
        BoardRound {
            shown,
            is_guessed: false,
            told: None,
            ahead: VecDeque::new(),
            waits: None,
            said: Duration::ZERO,
            has_shown_since: false,
            is_over: false,
        }
    }

    /// Goes on to this state of the game.
    pub(super) fn step(&mut self, game: &GameOnBoard) -> RoundStep {
        let before = std::mem::replace(&mut self.shown, game.clone());
        let is_guessed = std::mem::replace(&mut self.is_guessed, false);
        let is_over = self.is_over && game.over.is_none();
        if before.rules != game.rules || is_over {
            return RoundStep::BeginsAgain;
        }
        if before.position == game.position {
            return RoundStep::Nothing;
        }
        if is_guessed {
            return RoundStep::BeginsAgain;
        }
        let (was, is) = (before.ply(), game.ply());
        let next = game.last.clone().filter(|_| was.is_some() && is == was.map(|was| was + 1));
        match (self.ahead.pop_front(), next) {
            (None, Some(next)) => {
                self.told = Some(next.clone());
                RoundStep::Moves(next)
            }
            (None, None) if is < was => self.undoes(game.position.clone(), None),
            (None, None) => RoundStep::BeginsAgain,
            (Some(said), Some(next)) if is_said(&next, &said) => {
                let waited = self.waits.take_if(|waits| *waits == said);
                match waited {
                    Some(_) => RoundStep::Takes(next),
                    None => RoundStep::Taken,
                }
            }
            (Some(_), next) if self.waits.is_none() && is > was => {
                self.undoes(before.position, next)
            }
            (Some(_), _) if self.waits.is_none() => self.undoes(game.position.clone(), None),
            (Some(_), _) => RoundStep::BeginsAgain,
        }
    }

    fn undoes(&mut self, position: String, next: Option<String>) -> RoundStep {
        self.ahead.clear();
        self.told.clone_from(&next);
        RoundStep::Undoes(position, next)
    }

    /// The board says that a move was made.
    pub(super) fn says(&mut self, made: &str, now: Duration) -> SaidMove {
        let is_soon = now.saturating_sub(self.said) < TWICE;
        if self.ahead.back().is_some_and(|last| last == made) {
            return match (is_soon, self.waits.is_some(), self.has_shown_since) {
                (true, ..) => SaidMove::Twice,
                (false, true, _) => SaidMove::Waits,
                (false, false, false) => SaidMove::Again,
                (false, false, true) => SaidMove::New,
            };
        }
        if self.ahead.is_empty() && self.told.as_deref() == Some(made) {
            return SaidMove::Copied;
        }
        if self.ahead.len() == MOST_AHEAD {
            self.ahead.pop_front();
        }
        self.ahead.push_back(made.to_owned());
        (self.told, self.said, self.has_shown_since) = (None, now, false);
        self.waits = may_promote(made).then(|| made.to_owned());
        if self.waits.is_some() { SaidMove::Waits } else { SaidMove::New }
    }

    /// The board says what stands on it.
    pub(super) fn has_shown(&mut self) {
        self.has_shown_since = true;
    }

    /// The board says that it does not show the game. True if it shows the game before the moves that it is ahead:
    /// they were taken back by hand.
    pub(super) fn takes_back(&mut self, board: &FeltBoard) -> bool {
        let is_taken_back = self.is_ahead()
            && FeltBoard::from_placement(self.shown.placement()).is_some_and(|game| game == *board);
        if is_taken_back {
            (self.ahead, self.waits) = (VecDeque::new(), None);
        }
        is_taken_back
    }

    pub(super) fn is_ahead(&self) -> bool {
        !self.ahead.is_empty()
    }
}

/// Whether a move is the one that a board has said, which may lack the piece that a pawn becomes.
fn is_said(next: &str, told: &str) -> bool {
    next == told || (told.len() == 4 && next.len() == 5 && next.starts_with(told))
}

/// Whether a piece moves from the rank before the last to the last, as a promoting pawn does.
fn may_promote(made: &str) -> bool {
    matches!(made.as_bytes(), [_, b'7', _, b'8'] | [_, b'2', _, b'1'])
}
