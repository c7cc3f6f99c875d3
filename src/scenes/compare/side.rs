//! What is compared: a score or a board from a file, or both players' from a record.
//! Never compares.

use shakmaty::Board;

use crate::chess::notation::{Letters, descriptive};
use crate::chess::{Color, Position};
use crate::laws::Edition;
use crate::scenes::door::Failure;
use crate::scenes::game_file::read_bytes;
use crate::scenes::games::course::course;
use crate::scenes::record_file;
use crate::table::{Look, Standing};
use crate::words::{Lexicon, Texts, hear_board};

use super::encoding::text_of;
use super::written_score::{Script, WrittenMove, WrittenScore, read_score};

/// One of two sides.
pub(super) enum Side {
    Score(Score),
    Board(Board),
}

/// A score, and how it was to be read.
pub(super) struct Score {
    pub(super) score: WrittenScore,
    /// The options with which all its entries are legal, where that is not so already.
    pub(super) reads_well_with: Option<String>,
}

/// A record, which is known by its name.
fn is_record(path: &str) -> bool {
    let ending = std::path::Path::new(path).extension();
    ending.is_some_and(|ending| ending == record_file::ENDING)
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

/// Two sides, what they are called, and the boards that are known beside the scores.
pub(super) struct Pair {
    pub(super) sides: [Side; 2],
    names: [Name; 2],
    pub(super) boards: [Option<Board>; 2],
    start: Option<Standing>,
    /// The edition that a record was played by.
    edition: Option<Edition>,
}

/// What a side is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Name {
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
pub(super) struct Reader<'t> {
    pub(super) lexicon: Lexicon,
    /// How the score of each side is written, and the options that would say it otherwise.
    pub(super) scripts: [Script; 2],
    /// Where a score begins that does not say so.
    pub(super) asked: &'t Position,
    /// In which what cannot be read is told.
    pub(super) texts: &'t Texts,
}

impl Reader<'_> {
    /// A side from the name of a file, or from a FEN.
    pub(super) fn side(&self, given: &str, side: usize) -> Result<Side, Failure> {
        if let Some(board) = placed(given) {
            return Ok(Side::Board(board));
        }
        if is_record(given) {
            return Err(Failure::Input(self.texts.record_stands_alone(given)));
        }
        let bytes = read_bytes(given, &self.texts.kind_score_or_board(), self.texts)?;
        let text =
            text_of(&bytes).ok_or_else(|| Failure::Input(self.texts.no_text_in_it(given)))?;
        if let Some(board) = text.lines().find(|line| !line.trim().is_empty()).and_then(placed) {
            return Ok(Side::Board(board));
        }
        if let Some(board) = self.read_out(&text) {
            return Ok(Side::Board(board));
        }
        let script = self.scripts[side];
        let score = self.score(&text, script).map_err(|reason| {
            let well = self.reads_well(&text, script, side);
            let well = well.map(|options| self.texts.reads_well_with(&options));
            let reason: Vec<String> = [reason].into_iter().chain(well).collect();
            Failure::Input(self.texts.about_file(given, &reason.join(" ")))
        })?;
        if score.moves.is_empty() {
            return Err(Failure::Input(self.texts.no_move_in_it(given)));
        }
        let better = (!score.is_legal(self.asked)).then(|| self.reads_well(&text, script, side));
        Ok(Side::Score(Score { score, reads_well_with: better.flatten() }))
    }

    fn score(&self, text: &str, script: Script) -> Result<WrittenScore, String> {
        read_score(text, script, self.asked, &self.lexicon, self.texts)
    }

    /// The options with which every entry of a score is a legal move, where there are any.
    /// They are told and never taken: nobody can tell from a sheet alone how it is written.
    fn reads_well(&self, text: &str, asked: Script, side: usize) -> Option<String> {
        let number = ["first", "second"][side];
        let algebraic = ALPHABETS.map(Script::Algebraic);
        let descriptive = descriptive::Language::ALL.map(Script::Descriptive);
        let others = algebraic.into_iter().chain(descriptive).filter(|script| *script != asked);
        let well = others.filter(|script| {
            let read = self.score(text, *script);
            read.is_ok_and(|score| !score.moves.is_empty() && score.is_legal(self.asked))
        });
        let options: Vec<String> = well
            .filter_map(|script| {
                Some(match script {
                    Script::Algebraic(letters) => format!("--{number}-letters {letters}"),
                    Script::Descriptive(language) => {
                        let letters = ALPHABETS.into_iter().find(|letters| {
                            descriptive::Language::with(*letters) == Some(language)
                        })?;
                        format!("--{number}-notation descriptive --{number}-letters {letters}")
                    }
                })
            })
            .collect();
        (!options.is_empty()).then(|| self.texts.any_of(&options))
    }

    /// A board from a FEN or a file.
    pub(super) fn board(&self, given: &str) -> Result<Board, Failure> {
        match self.side(given, 0)? {
            Side::Board(board) => Ok(board),
            Side::Score(_) => Err(Failure::Input(self.texts.score_instead_of_board(given))),
        }
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
fn placed(text: &str) -> Option<Board> {
    let field = text.split_whitespace().next()?;
    Board::from_ascii_board_fen(field.as_bytes()).ok()
}

impl Pair {
    pub(super) fn of(one: Side, other: Side) -> Pair {
        let called = |side: &Side, names: [Name; 2]| match side {
            Side::Score(_) => names[0],
            Side::Board(_) => names[1],
        };
        let names = [
            called(&one, [Name::FirstScore, Name::FirstBoard]),
            called(&other, [Name::SecondScore, Name::SecondBoard]),
        ];
        Pair { sides: [one, other], names, boards: [None, None], start: None, edition: None }
    }

    /// Both players' scores and boards from a record.
    pub(super) fn of_record(path: &str, texts: &Texts) -> Result<Pair, Failure> {
        if !is_record(path) {
            return Err(Failure::Input(texts.nothing_to_compare_with(path)));
        }
        let path = std::path::Path::new(path);
        let course = course(&record_file::open_or_say(path, texts)?);
        let score = |side: Color| {
            let entries = course.game.score(side).entries().iter().enumerate();
            let moves = entries.map(|(ply, entry)| {
                let entry = entry.as_ref()?;
                let left = course.left.get(ply).copied().flatten();
                Some(WrittenMove {
                    text: entry.said.words.clone(),
                    claim: entry.said.claim,
                    left: left.map(std::time::Duration::from),
                })
            });
            let score = WrittenScore { moves: moves.collect(), ..WrittenScore::default() };
            Side::Score(Score { score, reads_well_with: None })
        };
        let board = |side: Color| Some(course.game.board(side).pieces().clone());
        Ok(Pair {
            sides: [score(Color::White), score(Color::Black)],
            names: [Name::ScoreOf(Color::White), Name::ScoreOf(Color::Black)],
            boards: [board(Color::White), board(Color::Black)],
            start: Some(course.game.standing_after(0).clone()),
            edition: Some(course.game.setting().edition()),
        })
    }

    /// The edition that applies: a record's own, or the one that was asked for.
    pub(super) fn edition(
        &self,
        asked: Option<Edition>,
        name: &str,
        texts: &Texts,
    ) -> Result<Edition, Failure> {
        match (self.edition, asked) {
            (Some(own), Some(asked)) if own != asked => Err(Failure::Input(
                texts.record_has_its_edition(name, &own.to_string(), "--edition"),
            )),
            (own, asked) => Ok(own.or(asked).unwrap_or_default()),
        }
    }

    /// What a side is called, at the beginning of a sentence or inside it.
    pub(super) fn name(&self, side: usize, texts: &Texts) -> String {
        self.names[side].told(texts)
    }

    /// What the board beside a score is called.
    pub(super) fn board_name(&self, side: usize, texts: &Texts) -> String {
        self.names[side].board().told(texts)
    }

    /// Boards that were given beside the scores.
    pub(super) fn add_boards(
        &mut self,
        first: Option<Board>,
        second: Option<Board>,
        texts: &Texts,
    ) -> Result<(), Failure> {
        for (side, board) in [first, second].into_iter().enumerate() {
            if board.is_some() && matches!(self.sides[side], Side::Board(_)) {
                return Err(Failure::Input(texts.board_beside_a_board()));
            }
            self.boards[side] = board.or_else(|| self.boards[side].take());
        }
        Ok(())
    }

    /// The position that the scores begin with: the one that they name, which must be the
    /// same, or the one that was asked for.
    pub(super) fn start(&self, asked: Position, texts: &Texts) -> Result<Standing, Failure> {
        if let Some(start) = &self.start {
            return Ok(start.clone());
        }
        let named: Vec<&Position> = self
            .sides
            .iter()
            .filter_map(|side| match side {
                Side::Score(given) => given.score.start.as_ref(),
                Side::Board(_) => None,
            })
            .collect();
        match named.as_slice() {
            [one, other] if one != other => Err(Failure::Input(texts.scores_begin_differently())),
            [one, ..] if asked != **one && asked != Position::initial() => {
                Err(Failure::Input(texts.score_begins_elsewhere("--fen")))
            }
            [one, ..] => Ok(Standing::Regular((*one).clone())),
            [] => Ok(Standing::Regular(asked)),
        }
    }
}
