//! A game as a file holds it: tags, a start, moves with comments, glyphs and variations, and a result. All its moves
//! are legal, and a side in check does not pass.

use crate::{Color, History, Move, MoveOrPass, Playthrough, Position};

use super::comment::{Comment, CommentPart};
use super::glyph::Glyph;
use super::problem::PgnError;
use super::tags::Tags;

/// A game. [`GameBuilder`](super::GameBuilder) makes it move by move; [`Reader`](super::Reader) reads it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PgnGame {
    pub tags: Tags,
    /// Its result.
    pub result: GameResult,
    pub(super) start: Position,
    pub(super) main_line: Line,
}

/// The result of a game, as far as a file says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum GameResult {
    /// This side won.
    Won(Color),
    /// A draw.
    Drawn,
    /// In progress, abandoned or unknown.
    #[default]
    Open,
}

#[derive(Debug, Clone, Default)]
pub struct Line {
    pub(super) introduction: Vec<Comment>,
    pub(super) moves: Vec<Played>,
    /// What ended the line early in its file, if anything did.
    pub(super) cut: Option<Box<PgnError>>,
}

/// A move or a null move, and its comments, glyphs and variations.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    turn: MoveOrPass,
    /// Boxed, because most moves have no comments, glyphs or variations.
    aside: Option<Box<Aside>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
struct Aside {
    glyphs: Vec<Glyph>,
    comments: Vec<Comment>,
    variations: Vec<Line>,
}

impl PgnGame {
    /// The position before the first move.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The moves of the game, without variations.
    #[must_use]
    pub fn main_line(&self) -> &Line {
        &self.main_line
    }

    /// The moves of the game, to add comments and glyphs.
    pub fn main_line_mut(&mut self) -> &mut Line {
        &mut self.main_line
    }

    /// The moves of the game, with every position between them.
    #[must_use]
    pub fn playthrough(&self) -> Playthrough {
        let mut played_so_far = Playthrough::new(self.start.clone());
        for played in &self.main_line.moves {
            played_so_far.take(played.turn);
        }
        played_so_far
    }

    /// The moves as a history. `None` if there is a null move.
    #[must_use]
    pub fn history(&self) -> Option<History> {
        self.playthrough().history()
    }
}

impl GameResult {
    /// The sign for the result in a file.
    #[must_use]
    pub fn sign(self) -> &'static str {
        match self {
            GameResult::Won(Color::White) => "1-0",
            GameResult::Won(Color::Black) => "0-1",
            GameResult::Drawn => "1/2-1/2",
            GameResult::Open => "*",
        }
    }

    /// The result for a sign.
    #[must_use]
    pub fn of_sign(sign: &str) -> Option<GameResult> {
        Some(match sign {
            "1-0" => GameResult::Won(Color::White),
            "0-1" => GameResult::Won(Color::Black),
            "1/2-1/2" => GameResult::Drawn,
            "*" => GameResult::Open,
            _ => return None,
        })
    }

    /// The result that a word means, in any spelling: `1–0`, `½-½`, `1/2`, `0:1`.
    #[must_use]
    pub fn meant_by(word: &str) -> Option<GameResult> {
        let bare = word.trim().replace(' ', "").replace("1/2", "½").replace(['0', 'O'], "0");
        let bare = bare.replace("0.5", "½").replace("0,5", "½");
        let (white, black) = match bare.as_str() {
            "*" => return Some(GameResult::Open),
            "½" => return Some(GameResult::Drawn),
            sides => sides
                .split_once([':', '-', '\u{2010}', '\u{2011}', '–', '—', '\u{2212}', '\u{2012}'])?,
        };
        match (white, black) {
            ("1", "0") => Some(GameResult::Won(Color::White)),
            ("0", "1") => Some(GameResult::Won(Color::Black)),
            ("½", "½") => Some(GameResult::Drawn),
            _ => None,
        }
    }
}

/// Compares the moves and what belongs to them. Why a line was cut does not matter.
impl PartialEq for Line {
    fn eq(&self, other: &Line) -> bool {
        (&self.introduction, &self.moves) == (&other.introduction, &other.moves)
    }
}

impl Eq for Line {}

impl Line {
    /// Comments before the first move.
    #[must_use]
    pub fn introduction(&self) -> &[Comment] {
        &self.introduction
    }

    #[must_use]
    pub fn moves(&self) -> &[Played] {
        &self.moves
    }

    /// Why a variation was cut short, if it was.
    #[must_use]
    pub fn cut(&self) -> Option<&PgnError> {
        self.cut.as_deref()
    }

    /// The moves in order, to add comments and glyphs.
    pub fn moves_mut(&mut self) -> &mut [Played] {
        &mut self.moves
    }

    pub(super) fn is_empty(&self) -> bool {
        self.moves.is_empty() && self.introduction.is_empty()
    }
}

impl Played {
    pub(super) fn new(turn: MoveOrPass) -> Played {
        Played { turn, aside: None }
    }

    #[must_use]
    pub fn turn(&self) -> MoveOrPass {
        self.turn
    }

    /// The move, if it is one.
    #[must_use]
    pub fn legal(&self) -> Option<Move> {
        self.turn.legal()
    }

    /// Its glyphs, such as `!`.
    #[must_use]
    pub fn glyphs(&self) -> &[Glyph] {
        self.aside.as_ref().map_or(&[], |aside| &aside.glyphs)
    }

    /// Its comments.
    #[must_use]
    pub fn comments(&self) -> &[Comment] {
        self.aside.as_ref().map_or(&[], |aside| &aside.comments)
    }

    /// The variations that replace it.
    #[must_use]
    pub fn variations(&self) -> &[Line] {
        self.aside.as_ref().map_or(&[], |aside| &aside.variations)
    }

    /// The time left on the mover's clock, if a comment gives it.
    #[must_use]
    pub fn clock(&self) -> Option<std::time::Duration> {
        self.parts().find_map(|part| match part {
            CommentPart::Clock(left) => Some(*left),
            _ => None,
        })
    }

    /// The time used for the move, if a comment gives it.
    #[must_use]
    pub fn elapsed(&self) -> Option<std::time::Duration> {
        self.parts().find_map(|part| match part {
            CommentPart::Elapsed(taken) => Some(*taken),
            _ => None,
        })
    }

    pub fn add_glyph(&mut self, glyph: Glyph) {
        self.aside().glyphs.push(glyph);
    }

    /// Adds a comment, unless it is empty.
    pub fn add_comment(&mut self, comment: Comment) {
        if !comment.is_empty() {
            self.aside().comments.push(comment);
        }
    }

    pub(super) fn add_variation(&mut self, variation: Line) {
        self.aside().variations.push(variation);
    }

    fn aside(&mut self) -> &mut Aside {
        self.aside.get_or_insert_default()
    }

    fn parts(&self) -> impl Iterator<Item = &CommentPart> {
        self.comments().iter().flat_map(Comment::parts)
    }
}
