//! A score as it was written, move after move, whether the moves are legal or not: PGN,
//! a list of moves, or the words of announcements, one move a line. Never judges.

use std::time::Duration;

use crate::chess::notation::pgn::{Comment, CommentPart};
use crate::chess::notation::{Letters, RESULTS, Reading, SIGNS_APART, read, without_number};
use crate::chess::{ClaimedMove, Position};
use crate::words::{Lexicon, Texts, hear, tell_fen, tell_unclear, tell_unread_move};

/// What somebody wrote down of a game.
#[derive(Debug, Clone, Default)]
pub(super) struct WrittenScore {
    /// The position it begins with, where it says so.
    pub start: Option<Position>,
    /// The moves, one a ply; nothing where a blank was left.
    pub moves: Vec<Option<WrittenMove>>,
}

/// One move of a score.
#[derive(Debug, Clone)]
pub(super) struct WrittenMove {
    pub text: String,
    pub claim: ClaimedMove,
    /// What the mover's clock showed, where the score says so.
    pub left: Option<Duration>,
}

impl WrittenScore {
    /// The moves as they were claimed.
    pub(super) fn claims(&self) -> Vec<Option<ClaimedMove>> {
        self.moves.iter().map(|written| written.as_ref().map(|written| written.claim)).collect()
    }
}

/// Signs for a move that was not written down.
const BLANKS: [&str; 5] = ["--", "__", "_", "…", "???"];

/// Reads a score; a sentence says which word of it is no move.
pub(super) fn read_score(
    text: &str,
    letters: Letters,
    lexicon: &Lexicon,
    texts: &Texts,
) -> Result<WrittenScore, String> {
    let mut score = WrittenScore::default();
    let mut depth = 0_usize;
    let mut pieces = Pieces { rest: text };
    while let Some(piece) = pieces.next(letters) {
        match piece {
            Piece::Opens => depth += 1,
            Piece::Closes => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            Piece::Tag(tag) => {
                if let Some(fen) = tag.strip_prefix("FEN ") {
                    let fen = fen.trim().trim_matches('"');
                    score.start =
                        Some(Position::from_fen(fen).map_err(|error| tell_fen(&error, texts))?);
                }
            }
            Piece::Comment(comment) => {
                let told = Comment::read(comment);
                let clock = told.parts().iter().find_map(|part| match part {
                    CommentPart::Clock(left) => Some(*left),
                    _ => None,
                });
                if let (Some(left), Some(Some(last))) = (clock, score.moves.last_mut()) {
                    last.left = Some(left);
                }
            }
            Piece::Word(word) if BLANKS.contains(&word) => score.moves.push(None),
            Piece::Word(word) if RESULTS.contains(&word) => break,
            Piece::Word(word) => {
                let read = read(word, letters, Reading::Tolerant).map_err(|error| {
                    format!("{} {}", tell_unread_move(&error, texts), texts.moves_or_blank("--"))
                })?;
                let (text, claim) = (word.to_owned(), read.claim);
                score.moves.push(Some(WrittenMove { text, claim, left: None }));
            }
            Piece::Spoken(line) => {
                let heard = hear(line, lexicon).map_err(|unclear| tell_unclear(&unclear, texts))?;
                let (text, claim) = (line.to_owned(), heard.claim());
                score.moves.push(Some(WrittenMove { text, claim, left: None }));
            }
        }
    }
    Ok(score)
}

/// A piece of a score's text.
enum Piece<'a> {
    Tag(&'a str),
    Comment(&'a str),
    Opens,
    Closes,
    Word(&'a str),
    /// A line of several words none of which is a written move.
    Spoken(&'a str),
}

struct Pieces<'a> {
    rest: &'a str,
}

impl<'a> Pieces<'a> {
    fn next(&mut self, letters: Letters) -> Option<Piece<'a>> {
        loop {
            self.rest =
                self.rest.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
            let first = self.rest.chars().next()?;
            match first {
                '[' => return Some(Piece::Tag(self.up_to(1, ']'))),
                '{' => return Some(Piece::Comment(self.up_to(1, '}'))),
                ';' | '%' | '#' => {
                    self.up_to(1, '\n');
                }
                '(' if self.rest.starts_with("(=)") => self.rest = &self.rest[3..],
                '(' => {
                    self.rest = &self.rest[1..];
                    return Some(Piece::Opens);
                }
                ')' => {
                    self.rest = &self.rest[1..];
                    return Some(Piece::Closes);
                }
                '$' => {
                    self.word();
                }
                _ => {
                    if let Some(line) = self.spoken_line(letters) {
                        return Some(Piece::Spoken(line));
                    }
                    let word = self.word();
                    let bare = without_number(word);
                    if !bare.is_empty() && !SIGNS_APART.contains(&bare) {
                        return Some(Piece::Word(bare));
                    }
                }
            }
        }
    }

    /// What stands up to a sign, which is passed over.
    fn up_to(&mut self, from: usize, sign: char) -> &'a str {
        let text = &self.rest[from..];
        let end = text.find(sign).unwrap_or(text.len());
        self.rest = text.get(end + sign.len_utf8()..).unwrap_or_default();
        &text[..end]
    }

    fn word(&mut self) -> &'a str {
        let end = self
            .rest
            .find(|c: char| c.is_whitespace() || ['{', '(', ')', ';'].contains(&c))
            .unwrap_or(self.rest.len());
        // "e4(=)" and the like: a parenthesis belongs to no move.
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word
    }

    /// The rest of the line, where it is the words of one move.
    fn spoken_line(&mut self, letters: Letters) -> Option<&'a str> {
        let end = self.rest.find('\n').unwrap_or(self.rest.len());
        let line = self.rest[..end].trim();
        let (mut first, mut spoken) = (without_number(line), line);
        if let Some((number, words)) = line.split_once(' ')
            && without_number(number).is_empty()
        {
            (first, spoken) = (words, words.trim());
        }
        let word = first.split_whitespace().next()?;
        let is_written = BLANKS.contains(&word)
            || RESULTS.contains(&word)
            || read(word, letters, Reading::Tolerant).is_ok();
        if is_written || !spoken.contains(' ') {
            return None;
        }
        self.rest = &self.rest[end..];
        Some(spoken)
    }
}
