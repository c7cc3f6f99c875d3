//! Writes a game in the export format of PGN: the roster first, and lines of less than eighty characters. What it
//! writes reads back the same.

use shakmaty::Position as _;
use shakmaty::san::{San, SanPlus, Suffix};

use crate::notation::writing::check_given;
use crate::notation::{CheckSign, Letters, PASS, WritingManner, write};
use crate::{Color, MoveOrPass, Position, Variant};

use super::comment::{Comment, CommentPart};
use super::game::{Line, PgnGame, Played};
use super::glyph::Glyph;
use super::tags::ROSTER;

/// Adds a game to a text, with an empty line after it. Other programs read only English letters.
pub fn export(game: &PgnGame, letters: Letters, out: &mut String) {
    write_tags(game, out);
    out.push('\n');
    let mut sheet = Sheet { letters, line_start: out.len(), last_gap: None, opening: false, out };
    sheet.line(&game.main_line, game.start.clone());
    sheet.token(|out| out.push_str(game.result.sign()));
    out.push_str("\n\n");
}

impl std::fmt::Display for PgnGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut text = String::new();
        export(self, Letters::English, &mut text);
        f.write_str(&text)
    }
}

fn write_tags(game: &PgnGame, out: &mut String) {
    for (name, unknown) in ROSTER {
        write_tag(out, name, game.tags.get(name).unwrap_or(unknown));
    }
    write_tag(out, "Result", game.result.sign());
    if game.start.variant() == Variant::Chess960 {
        write_tag(out, "Variant", "Chess960");
    }
    let fen = game.start.to_fen();
    if game.start.variant() == Variant::Chess960 || fen != Position::initial().to_fen() {
        write_tag(out, "SetUp", "1");
        write_tag(out, "FEN", &fen);
    }
    let beyond_the_roster =
        game.tags.iter().filter(|(name, _)| ROSTER.iter().all(|(known, _)| known != name));
    for (name, value) in beyond_the_roster {
        write_tag(out, name, value);
    }
}

fn write_tag(out: &mut String, name: &str, value: &str) {
    out.push('[');
    out.push_str(name);
    out.push_str(" \"");
    for letter in value.chars() {
        if matches!(letter, '"' | '\\') {
            out.push('\\');
        }
        out.push(letter);
    }
    out.push_str("\"]\n");
}

/// The longest line of the export format.
const WIDTH: usize = 79;

/// Writes tokens in lines.
struct Sheet<'o> {
    letters: Letters,
    out: &'o mut String,
    line_start: usize,
    /// The space before the last token, where the line can be broken.
    last_gap: Option<usize>,
    /// Whether a parenthesis is written before the next token.
    opening: bool,
}

impl Sheet<'_> {
    fn line(&mut self, line: &Line, mut position: Position) {
        for comment in &line.introduction {
            self.comment(comment);
        }
        let mut number_due = true;
        for played in &line.moves {
            let number = position.board().fullmoves();
            match position.turn() {
                Color::White => self.token(|out| push_number(out, number.get(), ".")),
                Color::Black if number_due => {
                    self.token(|out| push_number(out, number.get(), "..."));
                }
                Color::Black => {}
            }
            let before = if played.variations().is_empty() { None } else { Some(position.clone()) };
            self.take(played.turn(), &mut position);
            number_due = self.aside(played, before.as_ref());
        }
    }

    fn take(&mut self, turn: MoveOrPass, position: &mut Position) {
        let MoveOrPass::Move(legal) = turn else {
            self.token(|out| out.push_str(PASS));
            *position = position.after_turn(turn);
            return;
        };
        if self.letters != Letters::English {
            let manner = WritingManner { letters: self.letters, ..WritingManner::GAME_FILE };
            let written = write(position, legal, manner);
            self.token(|out| out.push_str(&written));
            position.play(legal);
            return;
        }
        // Writes the same without a separate string for each move.
        let san = San::from_move(position.board(), legal);
        position.play(legal);
        let suffix = check_given(position).map(|sign| match sign {
            CheckSign::Check => Suffix::Check,
            CheckSign::Mate => Suffix::Checkmate,
        });
        self.token(|out| SanPlus { san, suffix }.append_to_string(out));
    }

    /// Writes the glyphs, comments and variations of a move. Returns whether there were any.
    fn aside(&mut self, played: &Played, before: Option<&Position>) -> bool {
        for Glyph(number) in played.glyphs() {
            self.token(|out| push_number_sign(out, u32::from(*number)));
        }
        for comment in played.comments() {
            self.comment(comment);
        }
        for variation in played.variations() {
            if let Some(before) = before {
                self.opening = true;
                self.line(variation, before.clone());
                self.close(')');
            }
        }
        let nothing = played.glyphs().is_empty()
            && played.comments().is_empty()
            && played.variations().is_empty();
        !nothing
    }

    fn comment(&mut self, comment: &Comment) {
        if comment.parts().iter().any(|part| part.to_string().contains('}')) {
            // Only a comment up to the end of the line can contain a closing brace.
            self.token(|out| {
                out.push_str("; ");
                out.push_str(&comment.to_string());
            });
            self.out.push('\n');
            self.line_start = self.out.len();
            self.last_gap = None;
            return;
        }
        let mut first = true;
        for part in comment.parts() {
            let whole = part.to_string();
            // A command stays on one line. A word that would mean something else at the start of a line stays with
            // the word before it.
            let words: Vec<&str> = match part {
                CommentPart::Text(_) => whole.split(' ').collect(),
                _ => vec![&whole],
            };
            for word in words {
                let sticks = !first
                    && matches!(part, CommentPart::Text(_))
                    && word.starts_with(['[', '%', ';']);
                if sticks {
                    self.out.push(' ');
                    self.out.push_str(word);
                    self.break_if_full();
                } else {
                    self.token(|out| {
                        out.push_str(if first { "{" } else { "" });
                        out.push_str(word);
                    });
                }
                first = false;
            }
        }
        self.close('}');
    }

    /// Writes a token after a space, or on a new line if this one is full.
    fn token(&mut self, write: impl FnOnce(&mut String)) {
        let gap = self.out.len();
        self.last_gap = (gap > self.line_start).then_some(gap);
        if self.last_gap.is_some() {
            self.out.push(' ');
        }
        if std::mem::take(&mut self.opening) {
            self.out.push('(');
        }
        write(self.out);
        self.break_if_full();
    }

    /// Adds a sign to the last token.
    fn close(&mut self, sign: char) {
        self.out.push(sign);
        self.break_if_full();
    }

    fn break_if_full(&mut self) {
        let Some(gap) = self.last_gap else { return };
        // There are at least as many bytes as characters.
        let full = self.out.len() - self.line_start > WIDTH
            && self.out.get(self.line_start..).is_some_and(|line| line.chars().count() > WIDTH);
        if full {
            self.out.replace_range(gap..=gap, "\n");
            self.line_start = gap + 1;
            self.last_gap = None;
        }
    }
}

fn push_number(out: &mut String, number: u32, dots: &str) {
    push_decimal(out, number);
    out.push_str(dots);
}

fn push_number_sign(out: &mut String, number: u32) {
    out.push('$');
    push_decimal(out, number);
}

fn push_decimal(out: &mut String, number: u32) {
    if number >= 10 {
        push_decimal(out, number / 10);
    }
    out.push(char::from(b'0' + u8::try_from(number % 10).unwrap_or(0)));
}
