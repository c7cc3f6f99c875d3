//! A round on a board that knows the game: how far the board is, and what tells it the next step. Never decides what a
//! move may be.

use std::collections::VecDeque;
use std::time::Duration;

use crate::boards::{FeltBoard, GameOnBoard};

/// No hands are so far ahead of the words.
const MOST_AHEAD: usize = 8;
/// A message that comes again sooner came twice; later the board wants its answer.
const TWICE: Duration = Duration::from_millis(250);

pub(super) struct BoardRound {
    /// The game as the board was told last.
    pub(super) shown: GameOnBoard,
    /// Whether nobody has said yet where the game stands.
    pub(super) is_guessed: bool,
    /// The move that the board was told last, as long as it has said nothing of its own since.
    told: Option<String>,
    /// The moves that it has said since, and the words have not.
    ahead: VecDeque<String>,
    /// The last of them, if it waits for what a pawn became.
    waits: Option<String>,
    /// When it said the last of them, and whether it has said what stands since then.
    said: Duration,
    has_shown_since: bool,
    pub(super) is_over: bool,
}

/// What leads a board from the game that it knows to the one that is shown.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum RoundStep {
    /// It is there already.
    Nothing,
    /// Its own move was taken, and it knows that.
    Taken,
    /// Its own move was taken, and it waits to hear so.
    Takes(String),
    Moves(String),
    /// The game is set back to this position, and then this move is made.
    Undoes(String, Option<String>),
    BeginsAgain,
}

/// What comes of a move that a board says.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum SaidMove {
    /// The message came twice.
    Twice,
    /// It shows the move that it was told.
    Copied,
    /// It wants its answer again.
    Again,
    /// A pawn may become something: it is answered once that was said.
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

    /// Goes on to this game.
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

    /// The board says what stands.
    pub(super) fn has_shown(&mut self) {
        self.has_shown_since = true;
    }

    /// The board says that this is not what it wants. True if it is the game before the moves that it is ahead: they
    /// were taken back by hand.
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

/// Whether what was said is the move that a board has told, which may lack what a pawn became.
fn is_said(next: &str, told: &str) -> bool {
    next == told || (told.len() == 4 && next.len() == 5 && next.starts_with(told))
}

/// Whether a piece goes from a last rank but one to a last one, which a pawn may have done.
fn may_promote(made: &str) -> bool {
    matches!(made.as_bytes(), [_, b'7', _, b'8'] | [_, b'2', _, b'1'])
}
