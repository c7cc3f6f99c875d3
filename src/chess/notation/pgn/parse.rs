//! Reads the text of one game and checks every move. The text is that of a whole game: `cutter` finds where games
//! end.

use crate::notation::writing::NULL_IN_BRACKETS;
use crate::notation::{
    Letters, NULL_MOVES, Warning, sign_at_start, signs_at_start, without_number,
};
use crate::{Color, History, Position};

use shakmaty::Position as _;

use super::cursor::{GameCursor, is_blank, odd_space_at_start};
use super::game::{GameResult, PgnGame};
use super::game_builder::GameBuilder;
use super::glyph::Glyph;
use super::heading::GameHeading;
use super::move_text::{MoveText, read_exported, read_move};
use super::place::TextPlace;
use super::problem::{LetterSign, PgnError, Problem, Remark, RemarkKind};
use super::tags::Tags;
use super::takes_moves::{TakesMoves, VariationError};

/// A game, and what was repaired while reading it.
#[derive(Debug, Clone)]
pub struct GameRead {
    pub game: PgnGame,
    /// What was repaired, in the order of the text.
    pub remarks: Vec<Remark>,
}

/// A game as far as it can be read.
#[derive(Debug, Clone)]
pub struct GameStart {
    /// The game, whole or up to where it breaks off.
    pub reading: GameRead,
    /// Where it breaks off, if it does.
    pub broken: Option<Break>,
}

/// Where a game breaks off.
#[derive(Debug, Clone)]
pub struct Break {
    pub error: PgnError,
    /// How deep in variations it is. Each of them begins at the last move of its line, and is the last one at that
    /// move.
    pub depth: usize,
}

/// Reads a game. `None` if there are only comments.
pub(super) fn parse(
    text: &str,
    moves: MoveText,
    origin: TextPlace,
) -> Result<Option<GameRead>, PgnError> {
    match parse_start(text, moves, origin)? {
        None => Ok(None),
        Some(GameStart { broken: Some(Break { error, .. }), .. }) => Err(error),
        Some(GameStart { reading, broken: None }) => Ok(Some(reading)),
    }
}

/// Reads a game as far as it can be read. `None` if there are only comments.
pub(super) fn parse_start(
    text: &str,
    moves: MoveText,
    origin: TextPlace,
) -> Result<Option<GameStart>, PgnError> {
    let Some((heading, cursor)) = heading_of(text, origin)? else { return Ok(None) };
    let mut builder = GameBuilder::new(heading.start);
    for comment in heading.introduction {
        builder.comment_of(comment);
    }
    let mut moves = MovesSoFar::new(moves, cursor, builder, usize::MAX);
    let error = moves.read().err();
    if error.is_none() {
        moves.close_what_is_open();
    }
    let broken = error.map(|error| Break { error, depth: moves.builder.depth() });
    let MovesSoFar { mut cursor, builder, result: end, .. } = moves;
    let result = match (heading.result, end) {
        (Some(tag), Some((at, end))) => agreed_result(&mut cursor, tag, at, end),
        (Some(tag), None) => {
            // In a broken game the end was not read.
            if broken.is_none() {
                cursor.remark(cursor.at(), RemarkKind::NoResult);
            }
            GameResult::meant_by(&tag).unwrap_or_default()
        }
        (None, end) => end.map(|(_, end)| end).unwrap_or_default(),
    };
    let game = builder.finish(heading.tags, result);
    Ok(Some(GameStart { reading: GameRead { game, remarks: cursor.remarks }, broken }))
}

/// The tags of a game, and a cursor at its moves. `None` if there are only comments.
fn heading_of(
    text: &str,
    origin: TextPlace,
) -> Result<Option<(GameHeading<'_>, GameCursor<'_>)>, PgnError> {
    let mut cursor = GameCursor::new(text, origin);
    let heading = GameHeading::read(&mut cursor)?;
    let is_game = heading.has_tags || cursor.byte().is_some();
    Ok(is_game.then_some((heading, cursor)))
}

/// The tags, the result and the first moves of a game.
#[derive(Debug, Clone)]
pub struct GameHead {
    pub tags: Tags,
    pub result: GameResult,
    /// The first moves, up to the first null move.
    pub opening: History,
}

/// Reads the tags, and as many moves as `plies` returns for them. `None` if there are only comments.
pub(super) fn parse_head(
    text: &str,
    moves: MoveText,
    origin: TextPlace,
    plies: impl FnOnce(&Tags) -> usize,
) -> Result<Option<GameHead>, PgnError> {
    let Some((heading, cursor)) = heading_of(text, origin)? else { return Ok(None) };
    let plies = plies(&heading.tags);
    let mut moves = MovesSoFar::new(moves, cursor, GameBuilder::new(heading.start), plies);
    // A broken game is reported by `parse`.
    let _ = moves.read();
    let at_end = || {
        let word = text.split_whitespace().next_back()?;
        GameResult::of_sign(word).or_else(|| GameResult::meant_by(word))
    };
    let in_tag = heading.result.and_then(|tag| GameResult::meant_by(&tag));
    let result = in_tag.filter(|result| *result != GameResult::Open).or_else(at_end);
    let (tags, result) = (heading.tags, result.unwrap_or_default());
    let game = moves.builder.finish(tags, result);
    Ok(Some(GameHead { opening: game.playthrough().before_a_pass(), tags: game.tags, result }))
}

/// Passes the moves of a game, as far as they can be read, to a sink that is made for its start. `None` if there are
/// only comments.
pub(super) fn parse_into<T: TakesMoves>(
    text: &str,
    moves: MoveText,
    origin: TextPlace,
    begin: impl FnOnce(Position) -> T,
) -> Result<Option<T>, PgnError> {
    let Some((heading, cursor)) = heading_of(text, origin)? else { return Ok(None) };
    let mut moves = MovesSoFar::new(moves, cursor, begin(heading.start), usize::MAX);
    // A broken game is reported by `parse`.
    let _ = moves.read();
    Ok(Some(moves.builder))
}

/// The tag counts, unless it is open and the moves end with a result.
fn agreed_result(cursor: &mut GameCursor, tag: String, at: usize, end: GameResult) -> GameResult {
    let in_tag = GameResult::meant_by(&tag);
    if in_tag == Some(end) {
        return end;
    }
    let result = in_tag.filter(|result| *result != GameResult::Open).unwrap_or(end);
    cursor.remark(at, RemarkKind::OtherResult { tag, end: end.sign(), counts: result.sign() });
    result
}

/// The moves of a game as far as they have been read.
pub(super) struct MovesSoFar<'t, T> {
    text: MoveText,
    pub(super) cursor: GameCursor<'t>,
    pub(super) builder: T,
    /// Where each open variation begins.
    opened: Vec<usize>,
    result: Option<(usize, GameResult)>,
    /// The last result within a variation: if the variation is never closed, it is the result of the game.
    inner_result: Option<(usize, GameResult)>,
    /// At most this many moves of the main line are read.
    plies: usize,
}

impl<'t, T: TakesMoves> MovesSoFar<'t, T> {
    fn new(text: MoveText, cursor: GameCursor<'t>, builder: T, plies: usize) -> MovesSoFar<'t, T> {
        let (opened, result, inner_result) = (Vec::new(), None, None);
        MovesSoFar { text, cursor, builder, opened, result, inner_result, plies }
    }

    fn read(&mut self) -> Result<(), PgnError> {
        loop {
            if self.builder.depth() == 0 && self.builder.plies() >= self.plies {
                return Ok(());
            }
            self.cursor.skip_blanks();
            let Some(byte) = self.cursor.byte() else { return Ok(()) };
            match byte {
                b'{' | b';' => {
                    if let Some(comment) = self.cursor.comment() {
                        self.builder.comment_of(comment);
                    }
                }
                b'(' => self.open_variation()?,
                b')' => self.close_variation(),
                b'$' => self.numbered_glyph(),
                b'!' | b'?' => self.suffix_glyph(),
                b'.' => self.cursor.skip(1),
                b'0'..=b'9' => self.number_or_word()?,
                b'}' | b']' => self.stray_bracket(),
                b'*' => {
                    let at = self.cursor.at();
                    self.cursor.skip(1);
                    self.end(at, GameResult::Open);
                }
                _ => {
                    let at = self.cursor.at();
                    self.word(at)?;
                }
            }
        }
    }

    fn open_variation(&mut self) -> Result<(), PgnError> {
        let at = self.cursor.at();
        if let Some((sign, length)) = sign_at_start(self.cursor.ahead()) {
            let written = self.cursor.take_signs(length);
            self.mind_sign(at, written, sign);
            return Ok(());
        }
        if self.cursor.ahead().starts_with(NULL_IN_BRACKETS) {
            let word = self.cursor.take_signs(NULL_IN_BRACKETS.len());
            return self.odd_move(at, word);
        }
        self.cursor.skip(1);
        match self.builder.open_variation() {
            Ok(()) => {
                self.opened.push(at);
                Ok(())
            }
            Err(VariationError::TooDeep) => Err(self.cursor.error(at, Problem::TooDeep)),
            Err(VariationError::NothingToReplace | VariationError::NoneOpen) => {
                self.cursor.remark(at, RemarkKind::NothingToReplace);
                self.rest_of_variation();
                self.cursor.skip(1);
                Ok(())
            }
        }
    }

    /// Closes a variation; without an open one the parenthesis is stray.
    fn close_variation(&mut self) {
        if self.opened.pop().is_none() || self.builder.close_variation().is_err() {
            return self.stray_bracket();
        }
        self.cursor.skip(1);
        self.leave_out_inner_result();
    }

    fn leave_out_inner_result(&mut self) {
        if let Some((at, _)) = self.inner_result.take() {
            self.cursor.remark(at, RemarkKind::ResultInVariation);
        }
    }

    fn stray_bracket(&mut self) {
        let at = self.cursor.at();
        let bracket = self.cursor.take_char().to_owned();
        self.cursor.remark(at, RemarkKind::StrayBracket(bracket));
    }

    /// Closes the variations that the text leaves open.
    fn close_what_is_open(&mut self) {
        let Some(opened) = self.opened.last() else { return };
        self.cursor.remark(*opened, RemarkKind::OpenVariation);
        self.opened.clear();
        while self.builder.close_variation().is_ok() {}
        self.result = self.result.or(self.inner_result);
    }

    /// Skips the number of a move. A result, or castling with zeros, is a word.
    fn number_or_word(&mut self) -> Result<(), PgnError> {
        let at = self.cursor.at();
        let number = self.cursor.take_while(|byte| byte.is_ascii_digit());
        let alone = self.cursor.byte().is_none_or(|byte| byte == b'.' || ends_word(byte));
        if alone && number != NULL_IN_UCI && !self.is_result_in_pieces(number) {
            return Ok(());
        }
        self.cursor.back_to(at);
        if alone && self.odd_result(at) {
            return Ok(());
        }
        self.word(at)
    }

    /// Whether a number goes on as a result: `1 - 0`, `0.5-0.5`.
    fn is_result_in_pieces(&self, number: &str) -> bool {
        let ahead = self.cursor.ahead();
        matches!(number, "0" | "1")
            && (ahead.starts_with(".5")
                || ahead.strip_prefix(' ').is_some_and(|rest| rest.starts_with(['-', '–', ':'])))
    }

    /// Takes a result in an unusual spelling, with spaces in it or not, if there is one here.
    fn odd_result(&mut self, at: usize) -> bool {
        let ahead = self.cursor.ahead();
        let belongs = |sign: char| sign.is_ascii_digit() || " -–:.,/½".contains(sign);
        let length = ahead.find(|sign| !belongs(sign)).unwrap_or(ahead.len());
        let word = ahead.get(..length).unwrap_or_default().trim_end();
        let Some(result) = GameResult::meant_by(word) else { return false };
        let word = self.cursor.take_signs(word.len()).to_owned();
        self.cursor.remark(at, RemarkKind::OddResult { word, result: result.sign() });
        self.end(at, result);
        true
    }

    fn word(&mut self, at: usize) -> Result<(), PgnError> {
        if let Some(length) = signs_at_start(self.cursor.ahead())
            && Glyph::of_sign(self.cursor.ahead().get(..length).unwrap_or_default()).is_none()
        {
            self.signs_apart(at, length);
            return Ok(());
        }
        let word = self.take_word();
        if word.is_empty() {
            // A sign that cannot begin anything here, such as a closing brace.
            let sign = self.cursor.take_char();
            return self.gives_up(at, Problem::NotAMove(sign.to_owned()));
        }
        if self.result.is_none()
            && let Some(legal) = read_exported(word, self.text, self.builder.position())
        {
            self.builder.play(legal);
            self.mind_check(at, word);
        } else if let Some(result) = GameResult::of_sign(word) {
            self.end(at, result);
        } else if let Some(glyph) = Glyph::of_sign(word) {
            self.glyph(at, glyph);
        } else {
            self.odd_move(at, word)?;
        }
        Ok(())
    }

    /// Takes a word, and the parenthesised promotion after it, if there is one.
    fn take_word(&mut self) -> &'t str {
        let from = self.cursor.ahead();
        let at = self.cursor.at();
        let mut word = self.cursor.take_while(|byte| !ends_word(byte));
        if !word.is_ascii()
            && let Some((length, _)) =
                word.char_indices().find(|(at, _)| odd_space_at_start(&word[*at..]).is_some())
        {
            word = &word[..length];
            self.cursor.back_to(at + length);
        }
        let letters = match self.text {
            MoveText::Algebraic(letters) => letters,
            MoveText::Uci => Letters::English,
        };
        let promotion = self.cursor.ahead().strip_prefix('(').and_then(|inside| {
            let (_, length) = letters.role_at_start(inside)?;
            inside.get(length..)?.starts_with(')').then_some(length + 2)
        });
        match promotion {
            Some(length) if !word.is_empty() => {
                self.cursor.skip(length);
                from.get(..word.len() + length).unwrap_or(word)
            }
            _ => word,
        }
    }

    /// Reads a move that is not in the spelling of the export format.
    fn odd_move(&mut self, at: usize, word: &str) -> Result<(), PgnError> {
        if NULL_MOVES.contains(&word) && self.result.is_none() {
            return self.pass(at);
        }
        let bare = without_number(word).trim_start_matches('…');
        if bare.is_empty() {
            return Ok(());
        }
        if let Some(result) = GameResult::meant_by(word) {
            let word = word.to_owned();
            self.cursor.remark(at, RemarkKind::OddResult { word, result: result.sign() });
            self.end(at, result);
            return Ok(());
        }
        if self.result.is_some() {
            return Err(self.cursor.error(at, Problem::AfterResult(word.to_owned())));
        }
        if NULL_MOVES.contains(&bare) {
            return self.pass(at);
        }
        if let Some((glyph, sign)) = letter_for_sign(word).filter(|_| self.builder.plies() > 0) {
            self.cursor.remark(at, RemarkKind::LetterForSign { word: word.to_owned(), sign });
            self.glyph(at, glyph);
            return Ok(());
        }
        let (legal, warnings) = match read_move(bare, self.text, self.builder.position()) {
            Ok(read) => read,
            Err(Problem::NotAMove(_) | Problem::NotAlgebraic(_) | Problem::NotUci(_))
                if self.is_stray(word) =>
            {
                self.cursor.remark(at, RemarkKind::StrayWord(word.to_owned()));
                return Ok(());
            }
            Err(problem) => return self.gives_up(at, problem),
        };
        for warning in warnings {
            self.forgive(at, word, warning);
        }
        self.builder.play(legal);
        Ok(())
    }

    fn pass(&mut self, at: usize) -> Result<(), PgnError> {
        if self.builder.position().is_check() {
            return self.gives_up(at, Problem::PassInCheck(self.builder.position().turn()));
        }
        self.builder.pass();
        Ok(())
    }

    /// Whether a word that is not a move is stray: it names no square and the word after it is a legal move, or it
    /// says how the game ended.
    fn is_stray(&self, word: &str) -> bool {
        let position = self.builder.position();
        let is_word =
            word.chars().all(|letter| letter.is_alphabetic() || ",.:'’-/".contains(letter))
                && word.chars().filter(|letter| letter.is_alphabetic()).count() > 1;
        let next = self.cursor.ahead().split_whitespace().next().unwrap_or_default();
        let digits = next.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = next.split_at(digits);
        let goes_on = match number.parse::<u32>() {
            Ok(number) if rest.is_empty() || rest.starts_with('.') => {
                let side = if rest.starts_with("..") { Color::Black } else { Color::White };
                (number, side) == (position.move_number(), position.turn())
            }
            _ => {
                read_move(next, self.text, position).is_ok()
                    || ENDINGS.contains(&word.trim_end_matches('.').to_lowercase().as_str())
            }
        };
        is_word && goes_on
    }

    /// Something that is not a move ends the game, or only the variation if it is in one.
    fn gives_up(&mut self, at: usize, problem: Problem) -> Result<(), PgnError> {
        let error = self.cursor.error(at, problem);
        if self.builder.depth() == 0 {
            return Err(error);
        }
        self.builder.cut_variation(&error);
        self.cursor.remark(at, RemarkKind::CutVariation(Box::new(error.problem)));
        self.rest_of_variation();
        Ok(())
    }

    /// Adds a remark if the move just played does not give the check or mate that is written.
    fn mind_check(&mut self, at: usize, word: &str) {
        let position = self.builder.position();
        match word.as_bytes().last() {
            Some(b'+') if !position.is_check() => self.forgive(at, word, Warning::NoCheck),
            Some(b'#') if !position.board().is_checkmate() => {
                self.forgive(at, word, Warning::NoMate);
            }
            _ => {}
        }
    }

    /// Skips the rest of a variation, up to its closing parenthesis. After a move that is not legal, the rest cannot
    /// be checked.
    fn rest_of_variation(&mut self) {
        let mut depth = 0_usize;
        loop {
            self.cursor.skip_blanks();
            match self.cursor.byte() {
                None => return,
                Some(b'{' | b';') => {
                    self.cursor.comment();
                    continue;
                }
                Some(b'(') => depth += 1,
                Some(b')') if depth == 0 => return,
                Some(b')') => depth -= 1,
                Some(_) => {}
            }
            self.cursor.take_char();
        }
    }

    pub(super) fn forgive(&mut self, at: usize, word: &str, warning: Warning) {
        self.cursor.remark(at, RemarkKind::Forgiven { word: word.to_owned(), warning });
    }

    fn end(&mut self, at: usize, result: GameResult) {
        if self.builder.depth() > 0 {
            self.leave_out_inner_result();
            self.inner_result = Some((at, result));
        } else {
            self.result.get_or_insert((at, result));
        }
    }
}

/// How people write that a game is over, before its result. They are listed here because this crate may not use the
/// texts in `words`.
const ENDINGS: [&str; 22] = [
    "resigns",
    "resigned",
    "resign",
    "mate",
    "checkmate",
    "stalemate",
    "draw",
    "drawn",
    "time",
    "aufgabe",
    "aufgegeben",
    "matt",
    "schachmatt",
    "patt",
    "remis",
    "zeit",
    "abandon",
    "abandonne",
    "mat",
    "pat",
    "nulle",
    "temps",
];

fn letter_for_sign(word: &str) -> Option<(Glyph, LetterSign)> {
    match word {
        "N" | "TN" => Some((Glyph(146), LetterSign::Novelty)),
        "D" => Some((Glyph(220), LetterSign::Diagram)),
        _ => None,
    }
}

/// Digits, but not the number of a move.
const NULL_IN_UCI: &str = "0000";

fn ends_word(byte: u8) -> bool {
    is_blank(byte)
        || matches!(
            byte,
            b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b'$' | b'!' | b'?' | b'*' | b'%'
        )
}
