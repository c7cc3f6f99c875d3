//! Squares of a board that cannot be trusted: those that stick while the moves go on, and those that flicker. Does
//! not know what should stand there, or what is legal.

use shakmaty::Board;

use crate::chess::Square;
use crate::clock::{Moment, Span};

use super::sense::{BoardSense, SquareSense};

/// At most this many squares are set aside; a board with more wrong squares does not show the game.
const MOST_SET_ASIDE: usize = 2;
/// With more wrong squares, the board is being set up, or shows something else.
const MOST_WRONG: usize = 4;
/// A square is doubted after staying wrong for this many plies while everything else is right.
const PLIES: usize = 2;
/// More changes in the time below than a hand makes by lifting and putting back a piece.
const FLICKERS: usize = 12;
const FLICKERING: Span = Span::from_seconds(4);

/// What is doubted of a board, by the board's own numbering of its squares.
#[derive(Debug, Clone, Default)]
pub(super) struct Doubts {
    /// Squares that are no longer trusted.
    set_aside: Vec<Square>,
    /// Squares that were wrong while the board rested.
    suspected: Vec<Suspect>,
    changes: Vec<(Square, Moment)>,
}

/// A square that was wrong while the board rested, and has felt the same since.
#[derive(Debug, Clone, Copy)]
struct Suspect {
    square: Square,
    sense: SquareSense,
    /// The number of plies when that was first seen.
    plies: usize,
    /// Whether everything else has been right since: then no hand was at work.
    is_alone: bool,
}

impl Doubts {
    /// The part of a reading that is believed.
    pub(super) fn believed(&self, felt: &BoardSense) -> BoardSense {
        let mut believed = *felt;
        for at in &self.set_aside {
            believed.set(*at, SquareSense::Unknown);
        }
        believed
    }

    /// Some squares have changed: one of them may flicker.
    pub(super) fn change(&mut self, now: Moment, changed: &[Square]) -> Option<Square> {
        self.suspected.retain(|known| !changed.contains(&known.square));
        self.changes.retain(|(_, at)| now.since(*at) < FLICKERING);
        // If many squares change at once, it is not a flicker.
        if changed.len() > MOST_SET_ASIDE {
            self.changes.clear();
            return None;
        }
        self.changes.extend(changed.iter().map(|square| (*square, now)));
        let often = |square: &Square| {
            self.changes.iter().filter(|(changed, _)| changed == square).count() > FLICKERS
        };
        let flickers = changed.iter().copied().find(often)?;
        self.sets_aside(flickers)
    }

    /// The board rests after this many plies, and should show this: a square may stick.
    pub(super) fn rest(
        &mut self,
        felt: &BoardSense,
        right: &Board,
        plies: usize,
    ) -> Option<Square> {
        let wrong = self.believed(felt).wrong(right);
        let is_alone = may_stick(&wrong, felt, right);
        self.note(felt, &wrong, plies, is_alone);
        let sticks = self.suspected.iter().find(|known| plies >= known.plies + PLIES)?.square;
        if is_alone { self.sets_aside(sticks) } else { None }
    }

    /// A move was announced after this many plies; what is wrong now does not belong to the next one.
    pub(super) fn said(&mut self, felt: &BoardSense, right: &Board, plies: usize) {
        let wrong = self.believed(felt).wrong(right);
        self.note(felt, &wrong, plies, false);
    }

    /// The position that the moves give has changed: a suspected square that is right in it was not faulty.
    pub(super) fn stands(&mut self, felt: &BoardSense, right: &Board) {
        self.suspected.retain(|known| !felt.at(known.square).admits(right.piece_at(known.square)));
    }

    fn note(&mut self, felt: &BoardSense, wrong: &[Square], plies: usize, is_alone: bool) {
        // Forget suspicions from moves that were taken back.
        self.suspected.retain(|known| {
            let is_the_same = wrong.contains(&known.square) && felt.at(known.square) == known.sense;
            is_the_same && known.plies <= plies
        });
        if wrong.len() > MOST_WRONG {
            return;
        }
        for square in wrong.iter().copied() {
            match self.suspected.iter_mut().find(|known| known.square == square) {
                Some(known) => known.is_alone |= is_alone,
                None => {
                    self.suspected.push(Suspect { square, sense: felt.at(square), plies, is_alone })
                }
            }
        }
    }

    /// Squares that no hand has changed for the move after this many plies: they were wrong alone, or before it.
    pub(super) fn unmoved(&self, felt: &BoardSense, plies: usize) -> impl Iterator<Item = Square> {
        let is_unmoved = move |known: &&Suspect| {
            felt.at(known.square) == known.sense && (known.is_alone || known.plies < plies)
        };
        self.suspected.iter().filter(is_unmoved).map(|known| known.square)
    }

    fn sets_aside(&mut self, square: Square) -> Option<Square> {
        if self.set_aside.contains(&square) || self.set_aside.len() == MOST_SET_ASIDE {
            return None;
        }
        self.set_aside.push(square);
        self.suspected.retain(|known| known.square != square);
        self.changes.clear();
        Some(square)
    }

    /// Another game, or another position of it, begins.
    pub(super) fn restart(&mut self) {
        self.suspected.clear();
    }
}

/// Whether these may be sticking sensors. A piece that stands next to its square is missing on one and extra on the
/// other: that is not a sensor.
fn may_stick(wrong: &[Square], felt: &BoardSense, right: &Board) -> bool {
    let is_missing = |at: &Square| !felt.at(*at).is_something();
    let is_too_much = |at: &Square| right.piece_at(*at).is_none();
    match wrong {
        [_] => true,
        [_, _] => wrong.iter().all(is_missing) || wrong.iter().all(is_too_much),
        _ => false,
    }
}
