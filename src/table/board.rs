//! A mirror of one of the two boards at the table. Only its own player's words, acts and reports change it.

use shakmaty::Board;

use crate::chess::{ClaimedMove, Color, Piece, Square, Variant};

use super::hand::play_as_claimed;
use super::sync::differing;

/// How the last change of a board is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    /// The player said the move and is assumed to have made it.
    Words,
    /// A hand was reported.
    Hands,
    /// The copying of the opponent's move was not reported; the player went on as if it had been done.
    Assumed,
}

/// Whether more than words confirms a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Known {
    /// It was set up, read whole, or changed by hands that were reported.
    Seen,
    /// At least one move on it was only said.
    Told,
}

/// A board, as far as known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MirrorBoard {
    /// Before the move in progress.
    settled: Board,
    present: Board,
    source: Source,
    /// How it was known before the move in progress.
    settled_known: Known,
}

impl MirrorBoard {
    /// A board as set up.
    #[must_use]
    pub fn new(board: Board) -> MirrorBoard {
        let settled = board.clone();
        let (source, settled_known) = (Source::Words, Known::Seen);
        MirrorBoard { settled, present: board, source, settled_known }
    }

    #[must_use]
    pub fn pieces(&self) -> &Board {
        &self.present
    }

    #[must_use]
    pub fn source(&self) -> Source {
        self.source
    }

    /// The pieces before the move in progress.
    pub(super) fn before_the_move(&self) -> &Board {
        &self.settled
    }

    /// Whether its state was seen, not only said.
    #[must_use]
    pub fn known(&self) -> Known {
        let is_seen = self.source == Source::Hands || self.present == self.settled;
        if is_seen { self.settled_known } else { Known::Told }
    }

    /// The player says a move, and is assumed to make it. A reported hand takes precedence over the words of this
    /// move; words said again replace the earlier ones.
    pub(super) fn says(&mut self, by: Color, variant: Variant, claim: &ClaimedMove) {
        self.plays(by, variant, claim, Source::Words);
    }

    /// The player went on without words or a hand for the opponent's move.
    pub(super) fn assumes(&mut self, by: Color, variant: Variant, claim: &ClaimedMove) {
        self.plays(by, variant, claim, Source::Assumed);
    }

    fn plays(&mut self, by: Color, variant: Variant, claim: &ClaimedMove, source: Source) {
        if self.source != Source::Hands {
            self.present = self.settled.clone();
            play_as_claimed(&mut self.present, by, variant, claim);
            self.source = source;
        }
    }

    /// A hand makes a move, whatever was said.
    pub(super) fn moves(&mut self, by: Color, variant: Variant, claim: &ClaimedMove) {
        let board = self.under_hands();
        play_as_claimed(board, by, variant, claim);
    }

    pub(super) fn removes(&mut self, square: Square) {
        self.under_hands().discard_piece_at(square);
    }

    pub(super) fn puts(&mut self, square: Square, piece: Piece) {
        self.under_hands().set_piece_at(square, piece);
    }

    /// A square is read out: this is its content now, and was before the move in progress.
    pub(super) fn is_read(&mut self, at: Square, found: Option<Piece>) {
        for board in [&mut self.settled, &mut self.present] {
            match found {
                Some(piece) => board.set_piece_at(at, piece),
                None => board.discard_piece_at(at),
            }
        }
    }

    /// The whole board has been read out.
    pub(super) fn is_read_whole(&mut self) {
        self.settled_known = Known::Seen;
    }

    pub(super) fn is_set_up(&mut self, board: Board) {
        self.present = board;
        self.settle();
        self.settled_known = Known::Seen;
    }

    /// The move in progress is over.
    pub(super) fn settle(&mut self) {
        self.settled_known = self.known();
        self.settled = self.present.clone();
        self.source = Source::Words;
    }

    #[must_use]
    pub fn differing(&self, other: &Board) -> Vec<Square> {
        differing(&self.present, other)
    }

    /// The first hand in a move undoes the change that the words implied.
    fn under_hands(&mut self) -> &mut Board {
        if self.source != Source::Hands {
            self.present = self.settled.clone();
            self.source = Source::Hands;
        }
        &mut self.present
    }
}
