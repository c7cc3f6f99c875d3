//! Reads one game from its cells: the tags, then word by word.

use std::collections::HashSet;

use shakmaty::Position as _;

use super::super::cell::Cell;
use super::super::notation::Notation;
use super::super::numbering::Numbered;
use super::super::table::Table;
use super::draft::{GameDraft, PageLine};
use super::paragraphs::SIGNS;
use super::problem::{PageFault, ScoreError, dots};
use crate::chess::notation::pgn::{
    Comment, GameBuilder, GameResult, Glyph, PgnGame, Tags, TakesMoves as _, VariationError,
};
use crate::chess::notation::{MoveGlyph as Sign, PASS, Strictness, resolve};
use crate::chess::{Chess960Start, Position, Variant};

pub(super) fn replay(draft: &GameDraft, notation: Notation) -> Result<PgnGame, ScoreError> {
    let at =
        |place: PageLine| move |fault| ScoreError { page: place.page, line: place.line, fault };
    let mut head = GameTags::default();
    for (place, cells) in &draft.tags {
        head.read(cells, notation.table()).map_err(at(*place))?;
    }
    let start = head.start().map_err(at(draft.opened))?;
    let mut words = WordsOfPage { cells: &draft.moves, at: 0, begun: 0, notation };
    let mut builder = GameBuilder::new(start);
    let result = words.play(&mut builder).map_err(|fault| {
        let line = draft.lines.partition_point(|(begin, _)| *begin <= words.begun);
        let place = line.checked_sub(1).and_then(|line| draft.lines.get(line));
        at(place.map_or(draft.opened, |(_, place)| *place))(fault)
    })?;
    Ok(builder.finish(head.tags, result))
}

/// The tags of a game. Those about its start are separate.
#[derive(Default)]
struct GameTags {
    tags: Tags,
    seen: HashSet<String>,
    fen: Option<String>,
    variant: Option<String>,
}

impl GameTags {
    fn read(&mut self, cells: &[Cell], table: Table) -> Result<(), PageFault> {
        let text = table.read(cells)?;
        let (name, value) = match text.split_once(' ') {
            Some((name, value)) => (name, value),
            None => (text.as_str(), ""),
        };
        let name = name.strip_suffix(':').filter(|name| !name.is_empty());
        let name = name.ok_or_else(|| PageFault::NoTag(text.chars().take(40).collect()))?;
        if !self.seen.insert(name.to_owned()) {
            return Err(PageFault::TagTwice(name.to_owned()));
        }
        match name {
            "FEN" => self.fen = Some(value.to_owned()),
            "Variant" => self.variant = Some(value.to_owned()),
            name => self.tags.set(name, value)?,
        }
        Ok(())
    }

    fn start(&self) -> Result<Position, PageFault> {
        let variant = match self.variant.as_deref() {
            None => Variant::Standard,
            Some("Chess960") => Variant::Chess960,
            Some(other) => return Err(PageFault::Variant(other.chars().take(40).collect())),
        };
        let start = match (&self.fen, variant) {
            (Some(fen), Variant::Chess960) => Position::from_fen_as(fen, variant),
            (Some(fen), Variant::Standard) => Position::from_fen(fen),
            (None, Variant::Chess960) => Ok(Chess960Start::ORTHODOX.position()),
            (None, Variant::Standard) => Ok(Position::initial()),
        };
        start.map_err(|error| PageFault::Start(Box::new(error)))
    }
}

/// The words after the box, separated by single blanks.
struct WordsOfPage<'game> {
    cells: &'game [Cell],
    at: usize,
    /// The start of the last word taken.
    begun: usize,
    notation: Notation,
}

impl WordsOfPage<'_> {
    fn play(&mut self, builder: &mut GameBuilder) -> Result<GameResult, PageFault> {
        let spelled = |text: &str| self.notation.table().spell(text);
        let (open_comment, glyph) = (spelled("{"), spelled("$"));
        let (open, close) = (spelled("("), spelled(")"));
        let results = ["1-0", "0-1", "1/2-1/2", "*"].map(|sign| (sign, spelled(sign)));
        let mut numbered = None;
        while self.at < self.cells.len() {
            let rest = self.rest();
            if rest.starts_with(&open_comment) {
                builder.comment(self.comment(open_comment.len())?);
                continue;
            }
            let word = self.word();
            if let Some((sign, _)) = results.iter().find(|(_, cells)| *cells == word) {
                return self.end(builder, sign);
            } else if word == open {
                builder.open_variation().map_err(|error| match error {
                    VariationError::TooDeep => PageFault::VariationTooDeep,
                    _ => PageFault::MisplacedVariation,
                })?;
            } else if word == close {
                builder.close_variation().map_err(|_| PageFault::NoVariation)?;
            } else if word.starts_with(&glyph) {
                self.glyph(word, builder)?;
            } else if let Some(number) = self.notation.read_number(word) {
                numbered = Some(number);
            } else {
                self.play_move(word, numbered.take(), builder)?;
            }
        }
        Err(if builder.depth() > 0 { PageFault::OpenVariation } else { PageFault::NoResult })
    }

    fn end(&self, builder: &GameBuilder, sign: &str) -> Result<GameResult, PageFault> {
        if builder.depth() > 0 {
            return Err(PageFault::OpenVariation);
        }
        if self.at < self.cells.len() {
            return Err(PageFault::AfterResult);
        }
        Ok(GameResult::of_sign(sign).unwrap_or_default())
    }

    fn play_move(
        &self,
        word: &[Cell],
        numbered: Option<Numbered>,
        builder: &mut GameBuilder,
    ) -> Result<(), PageFault> {
        let position = builder.position();
        let (expected, mover) = (position.board().fullmoves().get(), position.turn());
        if let Some(Numbered { number: read, mover: said }) = numbered
            && (read != expected || said.is_some_and(|said| said != mover))
        {
            return Err(PageFault::Number { read, expected, mover });
        }
        let mark = self.notation.mark_after_number(mover);
        let pass = self.notation.table().spell(PASS);
        if word == pass || word.strip_prefix(mark.as_slice()) == Some(pass.as_slice()) {
            return match position.is_check() {
                true => Err(PageFault::PassInCheck(mover)),
                false => {
                    builder.pass();
                    Ok(())
                }
            };
        }
        let written = self
            .notation
            .read(word)
            .map_err(|why| PageFault::Unreadable { dots: dots(word), why })?;
        let (legal, _) = resolve(position, &written, Strictness::Tolerant)
            .map_err(|why| PageFault::Unplayable { dots: dots(word), why })?;
        builder.play(legal);
        let sign = Sign::ALL.iter().find(|(sign, _)| Some(*sign) == written.signs.glyph);
        let glyph = sign.and_then(|(_, sign)| SIGNS.iter().find(|(known, _)| known == sign));
        if let Some((_, glyph)) = glyph {
            let _ = builder.glyph(*glyph);
        }
        Ok(())
    }

    fn glyph(&self, word: &[Cell], builder: &mut GameBuilder) -> Result<(), PageFault> {
        let text = self.notation.table().read(word)?;
        let number = text.strip_prefix('$').and_then(|number| number.parse().ok());
        match number.map(|number| builder.glyph(Glyph(number))) {
            Some(true) => Ok(()),
            _ => Err(PageFault::Glyph(text.chars().take(20).collect())),
        }
    }

    /// Takes a comment. Its opening brace has this many cells.
    fn comment(&mut self, opening: usize) -> Result<Comment, PageFault> {
        self.begun = self.at;
        let inside = self.cells.get(self.at + opening..).unwrap_or_default();
        let table = self.notation.table();
        let (text, length) = match table.read_until(inside, '}') {
            Ok(Some(read)) => read,
            Ok(None) => return Err(PageFault::OpenComment),
            Err(unspellable) => {
                self.begun += unspellable.place;
                return Err(PageFault::Spelling(unspellable));
            }
        };
        self.at += opening + length;
        self.skip_blank();
        Ok(Comment::read(&text))
    }
}

impl<'game> WordsOfPage<'game> {
    fn rest(&self) -> &'game [Cell] {
        self.cells.get(self.at..).unwrap_or_default()
    }

    /// Takes a word and the blank after it.
    fn word(&mut self) -> &'game [Cell] {
        let word = self.rest().split(|cell| *cell == Cell::BLANK).next().unwrap_or_default();
        self.begun = self.at;
        self.at += word.len();
        self.skip_blank();
        word
    }

    fn skip_blank(&mut self) {
        self.at += usize::from(self.rest().first() == Some(&Cell::BLANK));
    }
}
