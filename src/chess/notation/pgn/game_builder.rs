//! Builds a game move by move, with variations, and keeps the position of each move.

use crate::{History, Move, MoveOrPass, Playthrough, Position};

use super::comment::Comment;
use super::game::{GameResult, Line, PgnGame, Played};
use super::glyph::Glyph;
use super::limits::DEEPEST_VARIATION;
use super::problem::PgnError;
use super::tags::Tags;
use super::takes_moves::{TakesMoves, VariationError};

/// A game that is being built.
#[derive(Debug, Clone)]
pub struct GameBuilder {
    start: Position,
    here: Branch,
    /// The lines that the current variation branched off from.
    outer: Vec<Branch>,
}

/// A line that is being built.
#[derive(Debug, Clone)]
struct Branch {
    line: Line,
    position: Position,
    /// The position before the last move, which a variation may replace.
    before: Option<Position>,
}

impl PgnGame {
    /// A game without comments, from the moves played.
    #[must_use]
    pub fn of(history: &History, tags: Tags, result: GameResult) -> PgnGame {
        let turns = history.moves().iter().copied().map(MoveOrPass::Move);
        PgnGame::of_turns(history.start(), turns, tags, result)
    }

    /// A game without comments, from the turns of a game from a file.
    #[must_use]
    pub fn of_playthrough(game: &Playthrough, tags: Tags, result: GameResult) -> PgnGame {
        PgnGame::of_turns(&game.positions()[0], game.turns().iter().copied(), tags, result)
    }

    fn of_turns(
        start: &Position,
        turns: impl Iterator<Item = MoveOrPass>,
        tags: Tags,
        result: GameResult,
    ) -> PgnGame {
        let mut builder = GameBuilder::new(start.clone());
        for turn in turns {
            builder.here.take(turn);
        }
        builder.finish(tags, result)
    }
}

impl GameBuilder {
    /// A game from this start position.
    #[must_use]
    pub fn new(start: Position) -> GameBuilder {
        GameBuilder { here: Branch::at(start.clone()), start, outer: Vec::new() }
    }

    /// Adds a comment after the last move, or before the first one of its line.
    pub fn comment(&mut self, comment: Comment) {
        match self.here.line.moves.last_mut() {
            Some(played) => played.add_comment(comment),
            None if comment.is_empty() => {}
            None => self.here.line.introduction.push(comment),
        }
    }

    /// Ends the game, and closes all open variations.
    #[must_use]
    pub fn finish(mut self, tags: Tags, result: GameResult) -> PgnGame {
        while self.close_variation().is_ok() {}
        PgnGame { tags, result, start: self.start, main_line: self.here.line }
    }
}

impl TakesMoves for GameBuilder {
    fn position(&self) -> &Position {
        &self.here.position
    }

    fn last_move(&self) -> Option<Move> {
        self.here.line.moves.last().and_then(Played::legal)
    }

    fn plies(&self) -> usize {
        self.here.line.moves.len()
    }

    fn play(&mut self, legal: Move) {
        self.here.take(MoveOrPass::Move(legal));
    }

    fn pass(&mut self) {
        self.here.take(MoveOrPass::Pass);
    }

    fn comment_of(&mut self, text: &str) {
        self.comment(Comment::read(text));
    }

    fn glyph(&mut self, glyph: Glyph) -> bool {
        let last = self.here.line.moves.last_mut();
        last.map(|played| played.add_glyph(glyph)).is_some()
    }

    fn open_variation(&mut self) -> Result<(), VariationError> {
        let before = self.here.before.as_ref().ok_or(VariationError::NothingToReplace)?;
        if self.outer.len() == DEEPEST_VARIATION {
            return Err(VariationError::TooDeep);
        }
        let variation = Branch::at(before.clone());
        self.outer.push(std::mem::replace(&mut self.here, variation));
        Ok(())
    }

    fn cut_variation(&mut self, why: &PgnError) {
        self.here.line.cut = Some(Box::new(why.clone()));
    }

    fn close_variation(&mut self) -> Result<(), VariationError> {
        let outer = self.outer.pop().ok_or(VariationError::NoneOpen)?;
        let variation = std::mem::replace(&mut self.here, outer).line;
        if !variation.is_empty()
            && let Some(replaced) = self.here.line.moves.last_mut()
        {
            replaced.add_variation(variation);
        }
        Ok(())
    }

    fn depth(&self) -> usize {
        self.outer.len()
    }
}

impl Branch {
    fn at(position: Position) -> Branch {
        Branch { line: Line::default(), position, before: None }
    }

    fn take(&mut self, turn: MoveOrPass) {
        let next = self.position.after_turn(turn);
        self.before = Some(std::mem::replace(&mut self.position, next));
        self.line.moves.push(Played::new(turn));
    }
}
