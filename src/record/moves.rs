//! Moves, squares and pieces on a line of a record.

use shakmaty::{Board, CastlingSide};

use crate::chess::{ClaimedMove, ClaimedStep, Color, File, Origin, Piece, Rank, Role, Square};
use crate::clock::{Moment, Span};
use crate::table::{Look, Said};

use super::macros::coded;
use super::token::{Coded, TokenReader, UnreadableRow, Writer, parsed};

coded! { Color in COLORS, "white or black":
    White = "white",
    Black = "black",
}

coded! { Role in ROLES, "a kind of piece":
    Pawn = "pawn",
    Knight = "knight",
    Bishop = "bishop",
    Rook = "rook",
    Queen = "queen",
    King = "king",
}

impl Coded for Square {
    fn write(&self, to: &mut Writer) {
        to.word(&self.to_string());
    }

    fn read(from: &mut TokenReader<'_>) -> Result<Square, UnreadableRow> {
        parsed(from, "a square")
    }
}

impl Coded for Piece {
    fn write(&self, to: &mut Writer) {
        self.color.write(to);
        self.role.write(to);
    }

    fn read(from: &mut TokenReader<'_>) -> Result<Piece, UnreadableRow> {
        Ok(Piece { color: Coded::read(from)?, role: Coded::read(from)? })
    }
}

impl Coded for Look {
    fn write(&self, to: &mut Writer) {
        self.at.write(to);
        self.found.write(to);
    }

    fn read(from: &mut TokenReader<'_>) -> Result<Look, UnreadableRow> {
        Ok(Look { at: Coded::read(from)?, found: Coded::read(from)? })
    }
}

impl Coded for Board {
    fn write(&self, to: &mut Writer) {
        to.word(&self.board_fen().to_string());
    }

    fn read(from: &mut TokenReader<'_>) -> Result<Board, UnreadableRow> {
        let expected = "the pieces of a FEN";
        let found = from.word(expected)?;
        Board::from_ascii_board_fen(found.as_bytes())
            .map_err(|_| UnreadableRow::Word { found: found.to_owned(), expected })
    }
}

impl Coded for Moment {
    fn write(&self, to: &mut Writer) {
        self.as_micros().write(to);
    }

    fn read(from: &mut TokenReader<'_>) -> Result<Moment, UnreadableRow> {
        u64::read(from).map(Moment::from_micros)
    }
}

impl Coded for Span {
    fn write(&self, to: &mut Writer) {
        self.as_micros().write(to);
    }

    fn read(from: &mut TokenReader<'_>) -> Result<Span, UnreadableRow> {
        u64::read(from).map(Span::from_micros)
    }
}

/// The words as spoken, then the move they were understood as.
impl Coded for Said {
    fn write(&self, to: &mut Writer) {
        self.words.write(to);
        self.claim.write(to);
    }

    fn read(from: &mut TokenReader<'_>) -> Result<Said, UnreadableRow> {
        Ok(Said { words: Coded::read(from)?, claim: Coded::read(from)? })
    }
}

/// Castling by its side; or the piece, the origin, the target and the new piece, with a question mark for each part
/// that was not said.
impl Coded for ClaimedMove {
    fn write(&self, to: &mut Writer) {
        match self {
            ClaimedMove::Castle(CastlingSide::KingSide) => to.word("castles-short"),
            ClaimedMove::Castle(CastlingSide::QueenSide) => to.word("castles-long"),
            ClaimedMove::Step(step) => {
                unsaid(step.role, to);
                let part = |part: Option<char>| part.unwrap_or('?');
                let file = part(step.from.file.map(File::char));
                let rank = part(step.from.rank.map(Rank::char));
                to.word(&format!("{file}{rank}"));
                step.to.write(to);
                unsaid(step.promotion, to);
            }
        }
    }

    fn read(from: &mut TokenReader<'_>) -> Result<ClaimedMove, UnreadableRow> {
        let expected = "a kind of piece, a question mark or castling";
        let first = from.word(expected)?;
        let role = match first {
            "castles-short" => return Ok(ClaimedMove::Castle(CastlingSide::KingSide)),
            "castles-long" => return Ok(ClaimedMove::Castle(CastlingSide::QueenSide)),
            word => role_or_unsaid(word, expected)?,
        };
        let origin = origin(from)?;
        let to = Coded::read(from)?;
        let expected = "a kind of piece or a question mark";
        let promotion = role_or_unsaid(from.word(expected)?, expected)?;
        Ok(ClaimedMove::Step(ClaimedStep { role, from: origin, to, promotion }))
    }
}

fn unsaid(role: Option<Role>, to: &mut Writer) {
    match role {
        None => to.word("?"),
        Some(role) => role.write(to),
    }
}

fn role_or_unsaid(word: &str, expected: &'static str) -> Result<Option<Role>, UnreadableRow> {
    match word {
        "?" => Ok(None),
        word => Role::read(&mut TokenReader::new(word))
            .map(Some)
            .map_err(|_| UnreadableRow::Word { found: word.to_owned(), expected }),
    }
}

fn origin(from: &mut TokenReader<'_>) -> Result<Origin, UnreadableRow> {
    let expected = "a square, a question mark for what was not said of it";
    let found = from.word(expected)?;
    let wrong = || UnreadableRow::Word { found: found.to_owned(), expected };
    let mut characters = found.chars();
    let (Some(file), Some(rank), None) = (characters.next(), characters.next(), characters.next())
    else {
        return Err(wrong());
    };
    Ok(Origin {
        file: if file == '?' { None } else { Some(File::from_char(file).ok_or_else(wrong)?) },
        rank: if rank == '?' { None } else { Some(Rank::from_char(rank).ok_or_else(wrong)?) },
    })
}
