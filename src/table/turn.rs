//! One move from the first touch to the press: what the mover did so far, how the opponent copies it, and what is
//! kept of it afterwards.

use crate::chess::{ClaimedMove, Color, Role, Square};
use crate::clock::Moment;

use super::said::Said;
use super::standing::{Legality, Standing};

/// A move in progress.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// The side to move.
    pub by: Color,
    /// The number of the turn. A turn that is played again gets a new number, so that two faults in one move are told
    /// from faults in two.
    pub serial: u32,
    /// Whether the mover still copies the opponent's move or makes an own one.
    pub handling: Handling,
    /// The pieces touched with intent, in order (D.2.2, 4.3).
    pub touched: Vec<Square>,
    /// The pieces that the opponent demanded to be moved or captured (paragraph 17 of 1929).
    pub demanded: Vec<Square>,
    /// The new piece that touched the square of promotion first (4.4.4).
    pub new_piece: Option<Role>,
    /// The move, once it has been announced or a hand was seen to make it.
    pub made: Option<Made>,
    /// Announcements that were corrected in time (D.2.8).
    pub corrected: Vec<Said>,
    /// How far the opponent has copied the move.
    pub copying: Copying,
    /// What the opponent has already touched for the reply.
    pub reply: EarlyReply,
}

/// What was touched for a reply before the press of the move that it answers: the opponent has the move as soon as it
/// is made (1.3).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct EarlyReply {
    pub touched: Vec<Square>,
    /// The new piece that touched the square of promotion first.
    pub new_piece: Option<Role>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Handling {
    /// The opponent's move is being copied: pegs lifted now oblige to nothing.
    Copying,
    /// An own move is being made.
    Moving,
}

/// A move, as far as it has been made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made {
    /// The move that counts: as announced, or as made by hand if nothing was said.
    pub said: Said,
    /// Whether it was announced, as every move must be (D.2.1, D.2.3.3).
    pub announced: WhetherAnnounced,
    /// The move that a hand was seen to make, if any.
    pub hand: Option<Said>,
    pub legality: Legality,
    /// The legality on the mover's own board.
    pub own_board: OnOwnBoard,
    /// The state after it.
    pub after: Standing,
}

/// An illegal move, judged on its player's own board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OnOwnBoard {
    /// As in the game.
    AsInTheGame,
    /// Legal: an earlier move had been copied wrongly (D.2.9).
    Legal,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WhetherAnnounced {
    Yes,
    /// So far only a hand has made it.
    NotYet,
}

/// How far the opponent has copied a move.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Copying {
    /// The latest repetition.
    pub repeated: Option<Said>,
    /// Whether it was seen to be made on the opponent's board.
    pub carried_out: bool,
}

impl Copying {
    /// Whether nothing was heard or seen of it.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        self.repeated.is_none() && !self.carried_out
    }
}

/// A move whose turn is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ply {
    pub by: Color,
    /// The number of its turn.
    pub serial: u32,
    pub made: Made,
    /// The pieces touched on the way.
    pub touched: Vec<Square>,
    /// The pieces that the opponent demanded to be moved or captured.
    pub demanded: Vec<Square>,
    /// The new piece that touched the square of promotion first.
    pub new_piece: Option<Role>,
    /// Announcements that were corrected in time.
    pub corrected: Vec<Said>,
    /// How far the opponent copied it.
    pub copying: Copying,
    /// How it was completed, if it was (6.2.1).
    pub completion: Option<Completion>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Completion {
    /// The clock was pressed at this moment.
    Pressed(Moment),
    /// The move ended the game (6.2.1.1).
    EndedTheGame,
    /// The player made the next move without having pressed (6.2.1.2).
    NextMove,
}

impl Ply {
    /// The pieces that the move was made with: those touched, or else the piece moved.
    #[must_use]
    pub fn pieces_in_hand(&self) -> Vec<Square> {
        match self.made.said.claim {
            ClaimedMove::Step(step) if self.touched.is_empty() => {
                step.from.square().into_iter().collect()
            }
            _ => self.touched.clone(),
        }
    }
}

impl Turn {
    /// The turn of a side, with the opponent's move to copy or without.
    #[must_use]
    pub fn of(by: Color, serial: u32, handling: Handling) -> Turn {
        Turn {
            by,
            serial,
            handling,
            touched: Vec::new(),
            demanded: Vec::new(),
            new_piece: None,
            made: None,
            corrected: Vec::new(),
            copying: Copying::default(),
            reply: EarlyReply::default(),
        }
    }

    /// The move announced in this turn.
    #[must_use]
    pub fn announced(&self) -> Option<&Said> {
        self.made
            .as_ref()
            .filter(|made| made.announced == WhetherAnnounced::Yes)
            .map(|made| &made.said)
    }
}
