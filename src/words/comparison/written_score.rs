//! A score as written, move by move, legal or not: PGN, a list of moves, the descriptive system, or announcements in
//! words, one per line.

use std::time::Duration;

use crate::chess::notation::Letters;
use crate::chess::notation::descriptive::{self, read_entries};
use crate::chess::notation::pgn::{Comment, CommentPart, MoveText, TextPlace, read_head};
use crate::chess::{ClaimedMove, Position};
use crate::table::Standing;
use crate::table::sync::legal_entries;
use crate::{
    Lexicon, MoveReader, Texts, tell_descriptive_game, tell_pgn_error, tell_unclear,
    tell_unread_move,
};

use super::pieces::{ScorePiece, ScorePieces, is_blank};

/// A written score of a game.
#[derive(Debug, Clone, Default)]
pub struct WrittenScore {
    /// The start, if the score names it.
    pub start: Option<Position>,
    /// The moves, one for each ply. `None` if the sheet is blank.
    pub moves: Vec<Option<ScoreMove>>,
    /// The result at its end, if there is one.
    pub result: Option<&'static str>,
}

/// One move of a score.
#[derive(Debug, Clone)]
pub struct ScoreMove {
    pub text: String,
    pub claim: ClaimedMove,
    /// The mover's clock, if the score has it.
    pub left: Option<Duration>,
}

/// The script of a score. It is a setting and never guessed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ScoreScript {
    /// Algebraic notation in these letters.
    Algebraic(Letters),
    /// The descriptive system in this language.
    Descriptive(descriptive::DescriptiveLanguage),
}

impl WrittenScore {
    pub(crate) fn claims(&self) -> Vec<Option<ClaimedMove>> {
        self.moves.iter().map(|written| written.as_ref().map(|written| written.claim)).collect()
    }

    /// Whether every entry is a legal move, from its own start or the one asked for.
    pub(crate) fn is_legal(&self, asked: &Position) -> bool {
        let start = Standing::Regular(self.start.as_ref().unwrap_or(asked).clone());
        let claims = self.claims();
        // After a blank, legality is unknown.
        let known = claims.iter().position(Option::is_none).unwrap_or(claims.len());
        legal_entries(&start, claims.get(..known).unwrap_or_default()) == known
    }
}

/// More moves of both sides than the Laws allow: a game is over after seventy-five moves without a capture or a pawn's
/// move.
const MOST_MOVES: usize = 20_000;

/// More words than such a score has, with numbers, times and comments.
const MOST_WORDS: usize = 4 * MOST_MOVES;

/// More bytes than any word of a move.
const LONGEST_WORD: usize = 1_000;

/// Why a text is too large for a game. A score is read once for each possible script, so size must be limited.
pub(crate) fn too_large(text: &str, name: &str, texts: &Texts) -> Option<String> {
    let (mut words, mut moves) = (0, 0);
    for word in text.split_whitespace() {
        words += 1;
        if word.len() > LONGEST_WORD {
            return Some(texts.word_too_long(name, LONGEST_WORD));
        }
        if words > MOST_WORDS {
            return Some(texts.too_many_moves(name, MOST_MOVES));
        }
    }
    let mut pieces = ScorePieces::of(text, Letters::English);
    while let Some(piece) = pieces.next() {
        moves += usize::from(matches!(piece, ScorePiece::Word(_) | ScorePiece::Spoken(_)));
        if moves > MOST_MOVES {
            return Some(texts.too_many_moves(name, MOST_MOVES));
        }
    }
    None
}

/// Reads a score. The error is a sentence about the word that is not a move.
pub(crate) fn read_score(
    text: &str,
    script: ScoreScript,
    asked: &Position,
    lexicon: &Lexicon,
    texts: &Texts,
) -> Result<WrittenScore, String> {
    match script {
        ScoreScript::Algebraic(letters) => read_algebraic(text, letters, lexicon, texts),
        ScoreScript::Descriptive(language) => read_descriptive(text, language, asked, texts),
    }
}

fn read_algebraic(
    text: &str,
    letters: Letters,
    lexicon: &Lexicon,
    texts: &Texts,
) -> Result<WrittenScore, String> {
    let mut score = WrittenScore::default();
    let mut depth = 0_usize;
    let mut pieces = ScorePieces::of(text, letters);
    let moves = MoveReader::of_letters(letters, lexicon);
    while let Some(piece) = pieces.next() {
        let after_result = |word: &str| match score.result {
            Some(_) => Err(texts.more_after_result(word)),
            None => Ok(()),
        };
        let (text, claim) = match piece {
            ScorePiece::OpenComment => return Err(texts.pgn_open_comment()),
            ScorePiece::Opens => {
                depth += 1;
                continue;
            }
            ScorePiece::Closes => {
                depth = depth.checked_sub(1).ok_or_else(|| texts.pgn_no_variation())?;
                continue;
            }
            _ if depth > 0 => continue,
            ScorePiece::Tag(tag) => {
                after_result(tag)?;
                continue;
            }
            ScorePiece::Comment(comment) => {
                if let (Some(left), Some(Some(last))) = (clock(comment), score.moves.last_mut()) {
                    last.left = Some(left);
                }
                continue;
            }
            ScorePiece::Result(result) => {
                after_result(result)?;
                score.result = Some(result);
                continue;
            }
            ScorePiece::Word(word) | ScorePiece::Spoken(word) if score.result.is_some() => {
                return Err(texts.more_after_result(word));
            }
            ScorePiece::Word(word) if is_blank(word) => {
                score.moves.push(None);
                continue;
            }
            ScorePiece::Word(word) => {
                let given = moves.read(word).map_err(|no| {
                    let unread = tell_unread_move(&no.unread, texts);
                    format!("{unread} {}", texts.moves_or_blank("--"))
                })?;
                (word, given.claim())
            }
            ScorePiece::Spoken(line) => {
                let given = moves.read(line).map_err(|no| tell_unclear(&no.unclear, texts))?;
                (line, given.claim())
            }
        };
        score.moves.push(Some(ScoreMove { text: text.to_owned(), claim, left: None }));
    }
    if depth > 0 {
        return Err(texts.pgn_open_variation());
    }
    score.start = own_start(text, texts)?;
    Ok(score)
}

/// Reads the descriptive system. It names squares from the mover's side, so its words need the moves before them. Other
/// text is blanked out first.
fn read_descriptive(
    text: &str,
    language: descriptive::DescriptiveLanguage,
    asked: &Position,
    texts: &Texts,
) -> Result<WrittenScore, String> {
    let own = own_start(text, texts)?;
    let start = own.clone().unwrap_or_else(|| asked.clone());
    let (history, entries) = read_entries(start, &without_asides(text), language)
        .map_err(|error| tell_descriptive_game(&error, texts))?;
    let moves = entries.into_iter().zip(history.moves()).map(|(text, legal)| {
        Some(ScoreMove { text, claim: ClaimedMove::from(*legal), left: None })
    });
    Ok(WrittenScore { start: own, moves: moves.collect(), result: None })
}

/// The text with blanks for its tags, comments and variations, so that offsets stay the same.
fn without_asides(text: &str) -> String {
    let (mut depth, mut aside) = (0_usize, None);
    let mut rest = text.chars().peekable();
    let mut line_start = true;
    let mut plain = String::with_capacity(text.len());
    while let Some(letter) = rest.next() {
        match (aside, letter) {
            (None, '{') => aside = Some('}'),
            (None, ';') => aside = Some('\n'),
            (None, '[' | '%' | '#') if line_start => {
                aside = Some(if letter == '[' { ']' } else { '\n' });
            }
            (None, '(') if depth > 0 || rest.peek().is_some_and(char::is_ascii_digit) => depth += 1,
            (None, ')') if depth > 0 => {
                depth -= 1;
                plain.push(' ');
                continue;
            }
            _ => {}
        }
        let keeps = letter == '\n' || (aside.is_none() && depth == 0);
        plain.push(if keeps { letter } else { ' ' });
        if aside == Some(letter) {
            aside = None;
        }
        line_start = letter == '\n' || (line_start && letter.is_whitespace());
    }
    plain
}

/// The position set up by tags before the moves.
fn own_start(text: &str, texts: &Texts) -> Result<Option<Position>, String> {
    let is_set_up = |line: &str| {
        let tag = line.trim_start();
        tag.starts_with("[FEN ") || tag.starts_with("[Variant ")
    };
    if !text.lines().any(is_set_up) {
        return Ok(None);
    }
    let head = read_head(text.as_bytes(), MoveText::default(), TextPlace::START, |_| 0)
        .map_err(|error| tell_pgn_error(&error, texts))?;
    Ok(head.map(|head| head.opening.start().clone()))
}

fn clock(comment: &str) -> Option<Duration> {
    Comment::read(comment).parts().iter().find_map(|part| match part {
        CommentPart::Clock(left) => Some(*left),
        _ => None,
    })
}
