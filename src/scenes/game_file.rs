//! Reads the first game of a file into a history: PGN, or moves alone, each in short
//! English notation or as two squares. Comments, variations and glyphs are passed over.

use std::fs::File;
use std::io::{self, Read as _};

use crate::chess::notation::{Letters, Reading, read};
use crate::chess::{ClaimedMove, History, Position, judge};

use super::door::Failure;

/// More text than any game on paper ever had.
const MOST_BYTES: u64 = 16 << 20;

/// Reads the first game of a file, or of the input where the path is a hyphen.
pub(super) fn read_game(path: &str) -> Result<History, Failure> {
    game(&read_text(path, "game")?).map_err(Failure::Input)
}

/// Reads a file, or the input where the path is a hyphen. What is not UTF-8 becomes a
/// sign that no reader takes for anything.
pub(super) fn read_text(path: &str, kind: &str) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let read = if path == "-" {
        io::stdin().lock().take(MOST_BYTES).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(MOST_BYTES).read_to_end(&mut bytes))
    };
    match read {
        Ok(_) => Ok(String::from_utf8_lossy(&bytes).into_owned()),
        Err(error) => {
            Err(Failure::Input(format!("The {kind} file \"{path}\" cannot be read: {error}.")))
        }
    }
}

/// Plays the moves of a text from its start.
fn game(text: &str) -> Result<History, String> {
    let mut history = History::new(start(text)?);
    for (line, word) in move_words(text) {
        if matches!(word, "1-0" | "0-1" | "1/2-1/2" | "*") {
            break;
        }
        let place = || format!("Line {line}, ply {}", history.moves().len() + 1);
        let claimed = read_move(word).ok_or_else(|| {
            format!("{}: \"{word}\" is no move. Expected one such as Nf3 or g1f3.", place())
        })?;
        let legal = judge(history.position(), &claimed)
            .map_err(|refusal| format!("{}: {word} is not legal: {refusal}.", place()))?;
        history.play(legal);
    }
    Ok(history)
}

/// The position of the FEN tag, or the initial one.
fn start(text: &str) -> Result<Position, String> {
    let tag = text.lines().map(str::trim).find_map(|line| line.strip_prefix("[FEN \""));
    match tag.and_then(|rest| rest.split('"').next()) {
        None => Ok(Position::initial()),
        Some(fen) => Position::from_fen(fen).map_err(|error| error.to_string()),
    }
}

/// One move in English letters, short or long, or as two squares.
pub(super) fn read_move(word: &str) -> Option<ClaimedMove> {
    let written = read(word, Letters::English, Reading::Tolerant).ok()?;
    Some(written.claim)
}

/// The words that stand for moves or results, each with its line.
fn move_words(text: &str) -> Vec<(usize, &str)> {
    let mut words = Vec::new();
    let mut aside = Aside::default();
    for (index, line) in text.lines().enumerate() {
        let outside = aside == Aside::default();
        if outside && (line.trim_start().starts_with('[') || line.starts_with('%')) {
            continue;
        }
        for piece in aside.outside_of(line) {
            for word in piece.split_whitespace() {
                // "12.Nf3" and "12...Nf6" carry their number glued to the move.
                let bare = word.trim_start_matches(|c: char| c.is_ascii_digit());
                let word = if bare.starts_with('.') { bare.trim_start_matches('.') } else { word };
                let number = word.chars().all(|c| c.is_ascii_digit());
                if !number && !word.starts_with('$') && word != "e.p." {
                    words.push((index + 1, word));
                }
            }
        }
    }
    words
}

/// Where in a text the reader is: beside the game, in a comment or in variations.
#[derive(Debug, Default, PartialEq, Eq)]
struct Aside {
    comment: bool,
    variations: usize,
}

impl Aside {
    /// The pieces of a line that belong to the game itself.
    fn outside_of<'line>(&mut self, line: &'line str) -> Vec<&'line str> {
        let mut pieces = Vec::new();
        let mut begin = 0;
        for (at, letter) in line.char_indices() {
            let was_outside = !self.comment && self.variations == 0;
            match letter {
                '}' => self.comment = false,
                _ if self.comment => continue,
                '{' => self.comment = true,
                '(' => self.variations += 1,
                ')' => self.variations = self.variations.saturating_sub(1),
                ';' => {
                    pieces.extend(was_outside.then(|| &line[begin..at]));
                    return pieces;
                }
                _ => continue,
            }
            pieces.extend(was_outside.then(|| &line[begin..at]));
            begin = at + letter.len_utf8();
        }
        if !self.comment && self.variations == 0 {
            pieces.push(&line[begin..]);
        }
        pieces
    }
}
