//! The sides of a comparison: a score or a board read from a text, and their names.

use shakmaty::Board;

use crate::chess::notation::file_text::text_of;
use crate::chess::notation::{Letters, descriptive};
use crate::chess::{Color, Position};
use crate::laws::Edition;
use crate::table::{Game, Look, Standing};
use crate::{Lexicon, Texts, hear_board};

use super::written_score::{ScoreScript, WrittenScore, read_score, too_large};

pub enum ComparedSide {
    Score(SideScore),
    Board(Board),
}

/// A score, and the options that would read it better.
pub struct SideScore {
    pub score: WrittenScore,
    /// The options that make all its entries legal, if they are not already.
    pub(crate) reads_well_with: Option<String>,
}

/// The sets of letters that differ from each other.
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

/// The pairs that can be compared.
pub enum Sides {
    Scores([SideScore; 2]),
    Boards([Board; 2]),
    ScoreAndBoard {
        score: SideScore,
        board: Board,
        /// Which side is the board.
        board_side: usize,
    },
    /// A record without the score that a player keeps elsewhere.
    KeptElsewhere(RecordedMoves),
}

/// The moves in a record without both scores.
pub enum RecordedMoves {
    /// No score, only the announced moves.
    Announced(AnnouncedMoves),
    /// One player's score, and the announced moves if any are heard.
    OneScore { of: Color, score: WrittenScore, announced: Option<AnnouncedMoves> },
}

/// The announced moves of a record, and the position after them.
pub struct AnnouncedMoves {
    pub(super) moves: WrittenScore,
    pub(super) standing: Standing,
}

/// Two sides with their names, and the boards known in addition to the scores.
pub struct Pair {
    pub sides: Sides,
    pub(super) names: [Name; 2],
    pub(crate) boards: [Option<Board>; 2],
    /// How each board is known: in a record it may be read, known by words, or unknown.
    pub(crate) read: [BoardRead; 2],
    /// The game on record, if there is one: its start, its edition, and its judgement of boards.
    pub(super) game: Option<Box<Game>>,
}

/// How a board is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum BoardRead {
    /// It was given, read out, or changed in steps that were seen.
    Read,
    /// No board was asked for.
    NotAsked,
    /// It was not read.
    ByNobody,
}

/// The name of a side.
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

    /// The board of a score.
    fn board(self) -> Name {
        match self {
            Name::FirstScore => Name::FirstBoard,
            Name::SecondScore => Name::SecondBoard,
            Name::ScoreOf(side) => Name::BoardOf(side),
            Name::FirstBoard | Name::SecondBoard | Name::BoardOf(_) => self,
        }
    }
}

/// Reads the texts of both sides.
pub struct SideReader<'t> {
    pub lexicon: Lexicon,
    /// The script of each side's score.
    pub scripts: [ScoreScript; 2],
    /// The start of a score that does not name its own.
    pub asked: &'t Position,
    /// The texts for error messages.
    pub texts: &'t Texts,
}

impl SideReader<'_> {
    /// A side from the content of a file.
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

    /// The options that make every entry of a score legal, if there are any. They are suggested and never applied: a
    /// sheet does not show in which script it is written.
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

    /// A board that was read out, if every line names squares and no square is missing.
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

    /// The edition: that of the record, or the one asked for.
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

    /// The name of a side, in the middle of a sentence or at its start.
    pub(crate) fn name(&self, side: usize, texts: &Texts) -> String {
        self.names[side].told(texts)
    }

    /// The name of the board of a score.
    pub(crate) fn board_name(&self, side: usize, texts: &Texts) -> String {
        self.names[side].board().told(texts)
    }

    /// Adds boards that were given in addition to the scores.
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

    /// The start of the scores: the one they name, which must be the same, or the one asked for.
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
