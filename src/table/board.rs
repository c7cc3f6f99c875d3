//! One of the two boards at the table, mirrored: moved only by what its own player
//! said, did or reported. Never knows what stands on the other.

use shakmaty::Board;

use crate::chess::{ClaimedMove, Color, Piece, Square, Variant};

use super::hand::play_as_claimed;
use super::sync::differing;

/// How Hector knows of the last change of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Source {
    /// The player said the move and is taken to have made it.
    Words,
    /// A hand was reported.
    Hands,
    /// Nobody reported that the opponent's move was copied; the player went on as if.
    Assumed,
}

/// Whether a board is known by more than words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Known {
    /// It was set up, read whole, or changed by hands that were reported.
    Seen,
    /// Some move on it was only said.
    Told,
}

/// A board as far as it is known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MirrorBoard {
    /// Before the move that is being carried out.
    settled: Board,
    /// Now.
    present: Board,
    source: Source,
    /// How it was known before the move that is being carried out.
    settled_known: Known,
}

impl MirrorBoard {
    /// A board as it was set up.
    #[must_use]
    pub fn new(board: Board) -> MirrorBoard {
        let settled = board.clone();
        let (source, settled_known) = (Source::Words, Known::Seen);
        MirrorBoard { settled, present: board, source, settled_known }
    }

    /// The pieces as far as they are known.
    #[must_use]
    pub fn pieces(&self) -> &Board {
        &self.present
    }

    /// How the last change is known.
    #[must_use]
    pub fn source(&self) -> Source {
        self.source
    }

    /// The pieces before the move that is being carried out.
    pub(super) fn before_the_move(&self) -> &Board {
        &self.settled
    }

    /// Whether what stands on it was seen, and not only said.
    #[must_use]
    pub fn known(&self) -> Known {
        let is_seen = self.source == Source::Hands || self.present == self.settled;
        if is_seen { self.settled_known } else { Known::Told }
    }

    /// The player says a move, and is taken to carry it out. A hand that was reported
    /// for this move outweighs the words; words said again replace the earlier ones.
    pub(super) fn says(&mut self, by: Color, variant: Variant, claim: &ClaimedMove) {
        self.plays(by, variant, claim, Source::Words);
    }

    /// The player went on without a word or a hand for the opponent's move.
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

    /// A hand carries out a move, whatever was said.
    pub(super) fn moves(&mut self, by: Color, variant: Variant, claim: &ClaimedMove) {
        let board = self.under_hands();
        play_as_claimed(board, by, variant, claim);
    }

    /// A hand takes a piece off.
    pub(super) fn removes(&mut self, square: Square) {
        self.under_hands().discard_piece_at(square);
    }

    /// A hand puts a piece down.
    pub(super) fn puts(&mut self, square: Square, piece: Piece) {
        self.under_hands().set_piece_at(square, piece);
    }

    /// A square is read out: so it is, and so it was before the move under way.
    pub(super) fn is_read(&mut self, at: Square, found: Option<Piece>) {
        for board in [&mut self.settled, &mut self.present] {
            match found {
                Some(piece) => board.set_piece_at(at, piece),
                None => board.discard_piece_at(at),
            }
        }
    }

    /// It has been read out whole.
    pub(super) fn is_read_whole(&mut self) {
        self.settled_known = Known::Seen;
    }

    /// The arbiter sets it up.
    pub(super) fn is_set_up(&mut self, board: Board) {
        self.present = board;
        self.settle();
        self.settled_known = Known::Seen;
    }

    /// The move that was being carried out is over.
    pub(super) fn settle(&mut self) {
        self.settled_known = self.known();
        self.settled = self.present.clone();
        self.source = Source::Words;
    }

    /// The squares on which it differs from other pieces.
    #[must_use]
    pub fn differing(&self, other: &Board) -> Vec<Square> {
        differing(&self.present, other)
    }

    /// The first hand of a move undoes what the words were taken to have done.
    fn under_hands(&mut self) -> &mut Board {
        if self.source != Source::Hands {
            self.present = self.settled.clone();
            self.source = Source::Hands;
        }
        &mut self.present
    }
}
