//! A game as paragraphs of words: the box of its tags, its moves in pairs, comments, variations and the result.

use shakmaty::Position as _;

use super::super::cell::Cell;
use super::super::notation::Notation;
use super::lines::{CellWord, Indent};
use super::spellings::{SpellingSource, TextMatter};
use super::{BOX_CLOSES, BOX_OPENS};
use crate::chess::notation::PASS;
use crate::chess::notation::pgn::{Comment, Glyph, Line, PgnGame, Played};
use crate::chess::{Color, Move, MoveOrPass, Position, Variant};

/// Words to be broken into lines.
pub(super) struct Paragraph {
    pub(super) content: Content,
    pub(super) bond: Bond,
}

pub(super) enum Content {
    /// One cell, repeated along the line.
    Rule(Cell),
    /// Lines that stay on one page if it can hold them.
    Whole(Indent, Vec<CellWord>),
    /// Lines that may continue on the next page.
    Long(Indent, Vec<CellWord>),
}

/// Whether a paragraph may be the last of its page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bond {
    Free,
    WithNext,
}

/// A tag or a pair of moves: continuation lines are indented.
const HANGING: Indent = Indent { first: 0, others: 2 };

/// A comment or a variation: every line is indented. So the numbers of moves stand out at the margin, and none of its
/// lines looks like a box.
const STANDING_IN: Indent = Indent { first: 2, others: 2 };

pub(super) fn paragraphs(
    game: &PgnGame,
    notation: Notation,
    source: SpellingSource<'_>,
) -> Vec<Paragraph> {
    let mut writer = ParagraphWriter { notation, source, written: Vec::new() };
    writer.rule(BOX_OPENS);
    for (name, value) in game.tags.iter() {
        writer.tag(name, value);
    }
    for (name, value) in start_tags(game.start()) {
        writer.tag(name, &value);
    }
    writer.rule(BOX_CLOSES);
    writer.main_line(game.main_line(), game.start().clone());
    let result = writer.text(game.result.sign());
    writer.written.push(Paragraph { content: Content::Whole(HANGING, result), bond: Bond::Free });
    writer.written
}

/// The tags for a start other than the usual one.
fn start_tags(start: &Position) -> Vec<(&'static str, String)> {
    let mut tags = Vec::new();
    let chess960 = start.variant() == Variant::Chess960;
    if chess960 {
        tags.push(("Variant", "Chess960".to_owned()));
    }
    if chess960 || start.to_fen() != Position::initial().to_fen() {
        tags.push(("FEN", start.to_fen()));
    }
    tags
}

/// The signs for moves, and their glyphs.
pub(super) const SIGNS: [(&str, Glyph); 6] = [
    ("!", Glyph(1)),
    ("?", Glyph(2)),
    ("!!", Glyph(3)),
    ("??", Glyph(4)),
    ("!?", Glyph(5)),
    ("?!", Glyph(6)),
];

/// Whether a move number must be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Number {
    Due,
    Known,
}

struct ParagraphWriter<'spellings> {
    notation: Notation,
    source: SpellingSource<'spellings>,
    written: Vec<Paragraph>,
}

impl ParagraphWriter<'_> {
    fn rule(&mut self, cell: Cell) {
        self.written.push(Paragraph { content: Content::Rule(cell), bond: Bond::WithNext });
    }

    fn tag(&mut self, name: &str, value: &str) {
        let blank = if value.is_empty() { "" } else { " " };
        let words = self.text(&format!("{name}:{blank}{value}"));
        let content = Content::Whole(HANGING, words);
        self.written.push(Paragraph { content, bond: Bond::WithNext });
    }

    /// The words of a text, spelled sign by sign. A blank that could be lost at the end of a line is spelled too.
    fn text(&self, text: &str) -> Vec<CellWord> {
        match self.source.spelling(TextMatter::Print, text) {
            Some(cells) => words_of(cells),
            None => self.guarded(text, &[]),
        }
    }

    fn guarded(&self, text: &str, guarded: &[char]) -> Vec<CellWord> {
        let mut words = vec![CellWord::new()];
        for unit in self.notation.table().spell_guarded(text, guarded) {
            if unit == [Cell::BLANK] {
                words.push(CellWord::new());
            } else if let Some(word) = words.last_mut() {
                word.push(unit);
            }
        }
        words.retain(|word| !word.is_empty());
        words
    }

    /// The moves of the game, a line for each number.
    fn main_line(&mut self, line: &Line, mut position: Position) {
        for comment in line.introduction() {
            self.standing_in(self.comment(comment));
        }
        let mut pair: Vec<CellWord> = Vec::new();
        for played in line.moves() {
            let number = if pair.is_empty() || position.turn() == Color::White {
                self.pair(&mut pair, Bond::Free);
                Number::Due
            } else {
                Number::Known
            };
            pair.extend(self.played(played, &position, number));
            if !played.comments().is_empty() || !played.variations().is_empty() {
                self.pair(&mut pair, Bond::WithNext);
                for comment in played.comments() {
                    self.standing_in(self.comment(comment));
                }
                for variation in played.variations() {
                    self.standing_in(self.variation(variation, &position));
                }
            }
            position = position.after_turn(played.turn());
        }
        self.pair(&mut pair, Bond::Free);
    }

    fn pair(&mut self, pair: &mut Vec<CellWord>, bond: Bond) {
        if !pair.is_empty() {
            let content = Content::Whole(HANGING, std::mem::take(pair));
            self.written.push(Paragraph { content, bond });
        }
    }

    fn standing_in(&mut self, words: Vec<CellWord>) {
        let content = Content::Long(STANDING_IN, words);
        self.written.push(Paragraph { content, bond: Bond::Free });
    }

    fn number(&self, number: u32, mover: Color) -> Vec<CellWord> {
        let print = format!("{number}{}", mover.fold_wb(".", "..."));
        match self.source.spelling(TextMatter::Print, &print) {
            Some(cells) => words_of(cells),
            None => vec![vec![self.notation.number(number, mover)]],
        }
    }

    /// A move with its signs. Only the first glyph may become a sign, so that their order is kept.
    fn played(&self, played: &Played, position: &Position, number: Number) -> Vec<CellWord> {
        let mut words = Vec::new();
        let mut cells = Vec::new();
        if number == Number::Due {
            let number = position.board().fullmoves().get();
            words.extend(self.number(number, position.turn()));
            cells.extend(self.notation.mark_after_number(position.turn()));
        }
        let MoveOrPass::Move(legal) = played.turn() else {
            cells.extend(self.notation.table().spell(PASS));
            words.push(vec![cells]);
            words.extend(self.glyphs(played.glyphs()));
            return words;
        };
        cells.extend(self.notation.write(position, legal));
        let mut glyphs = played.glyphs();
        let mut sign_beside = "";
        if let Some((first, others)) = glyphs.split_first()
            && let Some((sign, _)) = SIGNS.iter().find(|(_, glyph)| glyph == first)
        {
            cells.extend(self.notation.sign(sign));
            sign_beside = sign;
            glyphs = others;
        }
        let own = self.spelled_elsewhere(position, legal, sign_beside);
        words.push(vec![own.unwrap_or(cells)]);
        words.extend(self.glyphs(glyphs));
        words
    }

    /// Glyphs by their numbers.
    fn glyphs(&self, glyphs: &[Glyph]) -> Vec<CellWord> {
        glyphs.iter().flat_map(|Glyph(number)| self.text(&format!("${number}"))).collect()
    }

    fn spelled_elsewhere(&self, position: &Position, legal: Move, sign: &str) -> Option<Vec<Cell>> {
        if matches!(self.source, SpellingSource::House) {
            return None;
        }
        let print = self.notation.print(position, legal) + sign;
        self.source.spelling(TextMatter::Print, &print).map(<[Cell]>::to_vec)
    }

    fn comment(&self, comment: &Comment) -> Vec<CellWord> {
        let table = self.notation.table();
        let text = comment.to_string();
        if let Some(cells) = self.source.spelling(TextMatter::Comment, &format!("{{{text}}}")) {
            return words_of(cells);
        }
        let mut words = self.guarded(&text, &['{', '}']);
        if let Some(first) = words.first_mut() {
            first.insert(0, table.spell("{"));
        }
        if let Some(last) = words.last_mut() {
            last.push(table.spell("}"));
        }
        words
    }

    /// A variation with everything in it.
    fn variation(&self, line: &Line, start: &Position) -> Vec<CellWord> {
        let mut words = self.text("(");
        for comment in line.introduction() {
            words.extend(self.comment(comment));
        }
        let mut position = start.clone();
        let mut number = Number::Due;
        for played in line.moves() {
            if position.turn() == Color::White {
                number = Number::Due;
            }
            words.extend(self.played(played, &position, number));
            for comment in played.comments() {
                words.extend(self.comment(comment));
            }
            for variation in played.variations() {
                words.extend(self.variation(variation, &position));
            }
            let interrupted = !played.comments().is_empty() || !played.variations().is_empty();
            number = if interrupted { Number::Due } else { Number::Known };
            position = position.after_turn(played.turn());
        }
        words.extend(self.text(")"));
        words
    }
}

/// The words of cells. They may be broken anywhere.
fn words_of(cells: &[Cell]) -> Vec<CellWord> {
    cells
        .split(|cell| *cell == Cell::BLANK)
        .filter(|word| !word.is_empty())
        .map(|word| word.iter().map(|cell| vec![*cell]).collect())
        .collect()
}
