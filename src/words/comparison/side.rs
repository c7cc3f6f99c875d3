//! What is compared: a score or a board from a text, and what the two sides are called. Never
//! compares, and opens no file.

use shakmaty::Board;

use crate::chess::notation::file_text::text_of;
use crate::chess::notation::{Letters, descriptive};
use crate::chess::{Color, Position};
use crate::laws::Edition;
use crate::table::{Game, Look, Standing};
use crate::{Lexicon, Texts, hear_board};

use super::written_score::{ScoreScript, WrittenScore, read_score, too_large};

/// One of two sides.
pub enum ComparedSide {
    Score(SideScore),
    Board(Board),
}

/// A score, and how it was to be read.
pub struct SideScore {
    pub score: WrittenScore,
    /// The options with which all its entries are legal, where that is not so already.
    pub(crate) reads_well_with: Option<String>,
}

/// The sets of letters that are not equal to another.
const ALPHABETS: [Letters; 9] = [
    Letters::English,
    Letters::French,
    Letters::German,
    Letters::Dutch,
    Letters::Spanish,
    Letters::Portuguese,
    Letters::Polish,
    Letters::Czech,
    Letters::Russian,
];

/// What there is to compare.
pub enum Sides {
    Scores([SideScore; 2]),
    Boards([Board; 2]),
    ScoreAndBoard {
        score: SideScore,
        board: Board,
        /// Which of the two is the board.
        board_side: usize,
    },
    /// A record without the score that a player keeps elsewhere.
    KeptElsewhere(RecordedMoves),
}

/// What a record has where it has not both scores.
pub enum RecordedMoves {
    /// No score: the moves as they were announced.
    Announced(AnnouncedMoves),
    /// One player's score, and beside it the moves as they were announced, where any are heard.
    OneScore { of: Color, score: WrittenScore, announced: Option<AnnouncedMoves> },
}

/// The moves of a record as they were announced, and what stands after them.
pub struct AnnouncedMoves {
    pub(super) moves: WrittenScore,
    pub(super) standing: Standing,
}

/// Two sides, what they are called, and the boards that are known beside the scores.
pub struct Pair {
    pub sides: Sides,
    pub(super) names: [Name; 2],
    pub(crate) boards: [Option<Board>; 2],
    /// Whether somebody read each board; in a record it may be known by what was said, or not at all.
    pub(crate) read: [BoardRead; 2],
    /// The game on record, if it is one: where it began, its edition, and how it judges its boards.
    pub(super) game: Option<Box<Game>>,
}

/// Whether somebody has read a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum BoardRead {
    /// It was given, read out, or changed by hands that were seen.
    Read,
    /// No board was asked for.
    NotAsked,
    /// Nobody has read it.
    ByNobody,
}

/// What a side is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Name {
    FirstScore,
    SecondScore,
    FirstBoard,
    SecondBoard,
    ScoreOf(Color),
    BoardOf(Color),
}

impl Name {
    /// "the first score", "White's board".
    fn told(self, texts: &Texts) -> String {
        match self {
            Name::FirstScore => texts.the_first_score(),
            Name::SecondScore => texts.the_second_score(),
            Name::FirstBoard => texts.the_first_board(),
            Name::SecondBoard => texts.the_second_board(),
            Name::ScoreOf(side) => texts.score_of(side),
            Name::BoardOf(side) => texts.board_of(side),
        }
    }

    /// The board beside a score.
    fn board(self) -> Name {
        match self {
            Name::FirstScore => Name::FirstBoard,
            Name::SecondScore => Name::SecondBoard,
            Name::ScoreOf(side) => Name::BoardOf(side),
            Name::FirstBoard | Name::SecondBoard | Name::BoardOf(_) => self,
        }
    }
}

/// How texts are read.
pub struct SideReader<'t> {
    pub lexicon: Lexicon,
    /// How the score of each side is written, and the options that would say it otherwise.
    pub scripts: [ScoreScript; 2],
    /// Where a score begins that does not say so.
    pub asked: &'t Position,
    /// In which what cannot be read is told.
    pub texts: &'t Texts,
}

impl SideReader<'_> {
    /// A side from the bytes of a file of this name.
    pub fn side(&self, name: &str, bytes: &[u8], side: usize) -> Result<ComparedSide, String> {
        let text = text_of(bytes).ok_or_else(|| self.texts.no_text_in_it(name))?;
        if let Some(refused) = too_large(&text, name, self.texts) {
            return Err(refused);
        }
        if let Some(board) = text.lines().find(|line| !line.trim().is_empty()).and_then(placed) {
            return Ok(ComparedSide::Board(board));
        }
        if let Some(board) = self.read_out(&text) {
            return Ok(ComparedSide::Board(board));
        }
        let script = self.scripts[side];
        let score = self.score(&text, script).map_err(|reason| {
            let well = self.reads_well(&text, script, side);
            let well = well.map(|options| self.texts.reads_well_with(&options));
            let reason: Vec<String> = [reason].into_iter().chain(well).collect();
            self.texts.about_file(name, &reason.join(" "))
        })?;
        if score.moves.is_empty() {
            return Err(self.texts.no_move_in_it(name));
        }
        let better = (!score.is_legal(self.asked)).then(|| self.reads_well(&text, script, side));
        Ok(ComparedSide::Score(SideScore { score, reads_well_with: better.flatten() }))
    }

    fn score(&self, text: &str, script: ScoreScript) -> Result<WrittenScore, String> {
        read_score(text, script, self.asked, &self.lexicon, self.texts)
    }

    /// The options with which every entry of a score is a legal move, where there are any.
    /// They are told and never taken: nobody can tell from a sheet alone how it is written.
    fn reads_well(&self, text: &str, asked: ScoreScript, side: usize) -> Option<String> {
        let number = ["first", "second"][side];
        let algebraic = ALPHABETS.map(ScoreScript::Algebraic);
        let descriptive = descriptive::DescriptiveLanguage::ALL.map(ScoreScript::Descriptive);
        let others = algebraic.into_iter().chain(descriptive).filter(|script| *script != asked);
        let well = others.filter(|script| {
            let read = self.score(text, *script);
            read.is_ok_and(|score| !score.moves.is_empty() && score.is_legal(self.asked))
        });
        let options: Vec<String> = well
            .filter_map(|script| {
                Some(match script {
                    ScoreScript::Algebraic(letters) => format!("--{number}-letters {letters}"),
                    ScoreScript::Descriptive(language) => {
                        let letters = ALPHABETS.into_iter().find(|letters| {
                            descriptive::DescriptiveLanguage::with(*letters) == Some(language)
                        })?;
                        format!("--{number}-notation descriptive --{number}-letters {letters}")
                    }
                })
            })
            .collect();
        (!options.is_empty()).then(|| self.texts.any_of(&options))
    }

    /// A board that was read out, if every line tells of squares and none is left out.
    fn read_out(&self, text: &str) -> Option<Board> {
        let mut board = Board::empty();
        let mut told = Vec::new();
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            for Look { at, found } in hear_board(line, &self.lexicon).ok()? {
                told.retain(|known| *known != at);
                told.push(at);
                match found {
                    Some(piece) => board.set_piece_at(at, piece),
                    None => board.discard_piece_at(at),
                }
            }
        }
        (told.len() == 64).then_some(board)
    }
}

/// The pieces of a FEN, or of its first field.
pub fn placed(text: &str) -> Option<Board> {
    let field = text.split_whitespace().next()?;
    Board::from_ascii_board_fen(field.as_bytes()).ok()
}

impl Pair {
    pub fn of(one: ComparedSide, other: ComparedSide) -> Pair {
        let called = |side: &ComparedSide, names: [Name; 2]| match side {
            ComparedSide::Score(_) => names[0],
            ComparedSide::Board(_) => names[1],
        };
        let names = [
            called(&one, [Name::FirstScore, Name::FirstBoard]),
            called(&other, [Name::SecondScore, Name::SecondBoard]),
        ];
        let sides = match (one, other) {
            (ComparedSide::Score(one), ComparedSide::Score(other)) => Sides::Scores([one, other]),
            (ComparedSide::Board(one), ComparedSide::Board(other)) => Sides::Boards([one, other]),
            (ComparedSide::Score(score), ComparedSide::Board(board)) => {
                Sides::ScoreAndBoard { score, board, board_side: 1 }
            }
            (ComparedSide::Board(board), ComparedSide::Score(score)) => {
                Sides::ScoreAndBoard { score, board, board_side: 0 }
            }
        };
        let (boards, read) = ([None, None], [BoardRead::NotAsked; 2]);
        Pair { sides, names, boards, read, game: None }
    }

    /// The edition that applies: a record's own, or the one that was asked for.
    pub fn edition(
        &self,
        asked: Option<Edition>,
        name: &str,
        texts: &Texts,
    ) -> Result<Edition, String> {
        let own = self.game.as_ref().map(|game| game.setting().edition());
        match (own, asked) {
            (Some(own), Some(asked)) if own != asked => {
                Err(texts.record_has_its_edition(name, &own.to_string(), "--edition"))
            }
            (own, asked) => Ok(own.or(asked).unwrap_or_default()),
        }
    }

    /// What a side is called, at the beginning of a sentence or inside it.
    pub(crate) fn name(&self, side: usize, texts: &Texts) -> String {
        self.names[side].told(texts)
    }

    /// What the board beside a score is called.
    pub(crate) fn board_name(&self, side: usize, texts: &Texts) -> String {
        self.names[side].board().told(texts)
    }

    /// Boards that were given beside the scores.
    pub fn add_boards(
        &mut self,
        first: Option<Board>,
        second: Option<Board>,
        texts: &Texts,
    ) -> Result<(), String> {
        for (side, board) in [first, second].into_iter().enumerate() {
            let is_beside_a_board = match &self.sides {
                Sides::Boards(_) => true,
                Sides::ScoreAndBoard { board_side, .. } => *board_side == side,
                Sides::Scores(_) | Sides::KeptElsewhere(_) => false,
            };
            if board.is_some() && is_beside_a_board {
                return Err(texts.board_beside_a_board());
            }
            if board.is_some() {
                self.read[side] = BoardRead::Read;
            }
            self.boards[side] = board.or_else(|| self.boards[side].take());
        }
        Ok(())
    }

    /// The position that the scores begin with: the one that they name, which must be the
    /// same, or the one that was asked for.
    pub fn start(&self, asked: Position, texts: &Texts) -> Result<Standing, String> {
        if let Some(game) = &self.game {
            return Ok(game.standing_after(0).clone());
        }
        let scores: &[&SideScore] = match &self.sides {
            Sides::Scores([one, other]) => &[one, other],
            Sides::ScoreAndBoard { score, .. } => &[score],
            Sides::Boards(_) | Sides::KeptElsewhere(_) => &[],
        };
        let named: Vec<&Position> =
            scores.iter().filter_map(|given| given.score.start.as_ref()).collect();
        match named.as_slice() {
            [one, other] if one != other => Err(texts.scores_begin_differently()),
            [one, ..] if asked != **one && asked != Position::initial() => {
                Err(texts.score_begins_elsewhere("--fen"))
            }
            [one, ..] => Ok(Standing::Regular((*one).clone())),
            [] => Ok(Standing::Regular(asked)),
        }
    }
}
