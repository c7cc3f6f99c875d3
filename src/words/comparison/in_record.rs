//! What can be compared in a record: its scores, both boards, and how the game judges them.

use std::time::Duration;

use crate::Texts;
use crate::chess::Color;
use crate::clock::Span;
use crate::table::sync::differing;
use crate::table::{Game, Known, Made, MoveUnderWay, Said, Score, ScoreKept, Standing};

use super::CompareTerms;
use super::boards::{BoardJudge, set_right};
use super::side::{AnnouncedMoves, BoardRead, Name, Pair, RecordedMoves, SideScore, Sides};
use super::written_score::{ScoreMove, WrittenScore};

/// The players, in the order of a record's sides.
const PLAYERS: [Color; 2] = [Color::White, Color::Black];

/// Whether play continues from the right position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Play {
    /// It does. A board may be in the middle of a move.
    GoesOn,
    /// Moves are taken back: the position is set up, and moves under way do not matter.
    IsTakenBack,
}

impl Pair {
    /// The scores and both boards of a game on record, with the clock after each ply. `None` if it has neither scores
    /// nor moves.
    pub fn of_game(game: &Game, left: &[Option<Span>]) -> Option<Pair> {
        // A device that hears no moves does not know the boards.
        let board = |side: Color| game.hears_moves().then(|| game.board(side).pieces().clone());
        let read = |side: Color| match game.board(side).known() {
            Known::Seen if game.hears_moves() => BoardRead::Read,
            Known::Seen | Known::Told => BoardRead::ByNobody,
        };
        Some(Pair {
            sides: sides(game, left)?,
            names: PLAYERS.map(Name::ScoreOf),
            boards: PLAYERS.map(board),
            read: PLAYERS.map(read),
            game: Some(Box::new(game.clone())),
        })
    }

    /// The judge of a board, if play continues and the moves on record lead to the right position.
    fn judge(&self, side: usize, right: &Standing, play: Play) -> Option<BoardJudge<'_>> {
        let game = self.game.as_deref()?;
        let goes_on = play == Play::GoesOn && game.hears_moves();
        let judges = goes_on && game.leads_to(&right.board());
        judges.then(|| BoardJudge { game, side: PLAYERS[side] })
    }

    /// How to correct the boards.
    pub(super) fn set_right(
        &self,
        right: &Standing,
        play: Play,
        terms: &CompareTerms,
    ) -> Vec<String> {
        (0..2).filter_map(|side| self.set_board_right(side, right, play, terms)).collect()
    }

    /// The same for one board, if there is one.
    pub(super) fn set_board_right(
        &self,
        side: usize,
        right: &Standing,
        play: Play,
        terms: &CompareTerms,
    ) -> Option<String> {
        let board = self.boards[side].as_ref()?;
        let name = self.board_name(side, &terms.texts);
        set_right(&name, board, right, self.judge(side, right, play), terms)
    }

    /// Names the move under way, if a board differs only because of it.
    pub(super) fn move_under_way(&self, right: &Standing, terms: &CompareTerms) -> Option<String> {
        let differs = |side: usize| {
            let board = self.boards[side].as_ref();
            board.is_some_and(|board| !differing(board, &right.board()).is_empty())
                && self.set_board_right(side, right, Play::GoesOn, terms).is_none()
        };
        let told = |ply: usize, made: &Made| {
            terms.texts.move_with_words(&terms.place(ply), &made.said.words)
        };
        (0..2).any(differs).then_some(())?;
        Some(match self.game.as_deref()?.move_under_way()? {
            MoveUnderWay::BeingMade { ply, made } => terms.texts.move_still_made(&told(ply, made)),
            MoveUnderWay::BeingCopied { by, ply, made } => {
                terms.texts.move_still_copied(&told(ply, made), !by)
            }
        })
    }

    /// The boards that were not read, when neither words nor agreeing scores say enough about them.
    pub(super) fn boards_not_read(&self, texts: &Texts) -> Vec<String> {
        let is_unread = |side: &usize| self.read[*side] == BoardRead::ByNobody;
        let unread = (0..2).filter(is_unread);
        unread.map(|side| texts.board_not_read(&self.board_name(side, texts))).collect()
    }
}

fn sides(game: &Game, left: &[Option<Span>]) -> Option<Sides> {
    let score = |side: Color| {
        let is_here = game.setting().players.get(side).score == ScoreKept::Here;
        is_here.then(|| written(game.score(side), left))
    };
    Some(match PLAYERS.map(score) {
        [Some(white), Some(black)] => {
            Sides::Scores([white, black].map(|score| SideScore { score, reads_well_with: None }))
        }
        [Some(score), None] => one_score(Color::White, score, game, left),
        [None, Some(score)] => one_score(Color::Black, score, game, left),
        [None, None] => {
            let made = game.plies().iter().map(|ply| &ply.made);
            let announced = announced(game, made, game.standing(), left)?;
            Sides::KeptElsewhere(RecordedMoves::Announced(announced))
        }
    })
}

fn one_score(of: Color, score: WrittenScore, game: &Game, left: &[Option<Span>]) -> Sides {
    let made = game.plies().iter().map(|ply| &ply.made);
    // The score of the announcing player already has a move that is still being made.
    let is_ahead = score.moves.len() > game.plies().len();
    let made = made.chain(game.turn().made.as_ref().filter(|_| is_ahead));
    let standing = if is_ahead { game.present() } else { game.standing() };
    let announced = announced(game, made, standing, left);
    Sides::KeptElsewhere(RecordedMoves::OneScore { of, score, announced })
}

/// The announced moves. `None` if no moves are heard.
fn announced<'g>(
    game: &Game,
    made: impl Iterator<Item = &'g Made>,
    standing: &Standing,
    left: &[Option<Span>],
) -> Option<AnnouncedMoves> {
    let moves = made.enumerate().map(|(ply, made)| Some(score_move(&made.said, ply, left)));
    let moves = WrittenScore { moves: moves.collect(), ..WrittenScore::default() };
    game.hears_moves().then(|| AnnouncedMoves { moves, standing: standing.clone() })
}

/// A score from a record.
fn written(score: &Score, left: &[Option<Span>]) -> WrittenScore {
    let moves = score.entries().iter().enumerate();
    let moves = moves.map(|(ply, entry)| Some(score_move(&entry.as_ref()?.said, ply, left)));
    WrittenScore { moves: moves.collect(), ..WrittenScore::default() }
}

fn score_move(said: &Said, ply: usize, left: &[Option<Span>]) -> ScoreMove {
    let left = left.get(ply).copied().flatten().map(Duration::from);
    ScoreMove { text: said.words.clone(), claim: said.claim, left }
}
