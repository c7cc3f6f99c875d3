//! What two places of one game write to each other, as lines of text. Never sends any.

use crate::chess::{ByColor, Color};
use crate::clock::Span;
use crate::table::{ArbiterAct, Letter, LetterCourse, Recorded, View};

use super::token::{Coded, TokenReader, UnreadableRow, Writer};
use super::{Head, HeadError, fact_line, read_fact, read_head, write_head};

/// One letter between two places.
#[derive(Debug, Clone, PartialEq)]
pub enum PlaceMessage {
    /// The game that is played, and the side of whoever reads this.
    Game {
        /// The side.
        yours: Color,
        /// What its record begins with.
        head: Box<Head>,
    },
    /// The letters from this number on are asked for.
    From(usize),
    /// Something happened.
    Letter(Letter),
    /// Something that the arbiter did, with what proves that it was the arbiter.
    Proven {
        /// The proof, as words of its own.
        proof: String,
        /// What happened.
        letter: Letter,
    },
    /// Where the record of the writer stands.
    Witness {
        /// How many rows it has.
        rows: u64,
        /// Its last hash.
        hash: String,
    },
    /// What the writer knows now.
    View(View),
    /// To the arbiter's desk: a fact of the game, counted from 0.
    Happened {
        /// Which.
        number: usize,
        /// What happened.
        recorded: Recorded,
    },
    /// From the arbiter's desk: what the arbiter does.
    Wish(ArbiterAct),
    /// From the hall: what the arbiter orders. The way it comes has checked whose it is.
    Ordered {
        /// Counted for each game from 1.
        number: u64,
        /// Which arbiter.
        arbiter: String,
        /// What.
        act: ArbiterAct,
    },
}

/// Why a letter cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no letter: {self:?}")]
pub enum PlaceMessageError {
    /// A word of it is unknown.
    Word(#[from] UnreadableRow),
    /// The game it tells of cannot be read.
    Head(#[from] HeadError),
}

/// A letter as text.
#[must_use]
pub fn write_place_message(place_message: &PlaceMessage) -> String {
    let mut line = Writer::default();
    match place_message {
        PlaceMessage::Game { yours, head } => {
            line.word("game");
            yours.write(&mut line);
            return format!("{}\n{}", line.finish(), write_head(head));
        }
        PlaceMessage::From(number) => {
            line.word("from");
            number.write(&mut line);
        }
        PlaceMessage::Letter(letter) => {
            line.word("letter");
            line.word(&letter_line(letter));
        }
        PlaceMessage::Proven { proof, letter } => {
            line.word("proven");
            proof.write(&mut line);
            line.word(&letter_line(letter));
        }
        PlaceMessage::Witness { rows, hash } => {
            line.word("witness");
            rows.write(&mut line);
            hash.write(&mut line);
        }
        PlaceMessage::Happened { number, recorded } => {
            line.word("fact");
            number.write(&mut line);
            line.word(&fact_line(recorded));
        }
        PlaceMessage::Wish(act) => {
            line.word("wish");
            act.write(&mut line);
        }
        PlaceMessage::Ordered { number, arbiter, act } => {
            line.word("ordered");
            number.write(&mut line);
            arbiter.write(&mut line);
            line.word("wish");
            act.write(&mut line);
        }
        PlaceMessage::View(view) => {
            line.word("view");
            let View { written, taken, plies, completed, position, scores, .. } = view;
            [written, taken, plies].into_iter().for_each(|count| count.write(&mut line));
            [completed.white, completed.black].iter().for_each(|count| count.write(&mut line));
            [position, &scores.white, &scores.black]
                .into_iter()
                .for_each(|print| print.write(&mut line));
            view.running.write(&mut line);
            [view.left.white, view.left.black].iter().for_each(|left| left.write(&mut line));
            line.word(match view.course {
                LetterCourse::Common => "common",
                LetterCourse::Parted => "parted",
            });
        }
    }
    line.finish()
}

/// What happened at another place, as words: what a proof is made of too.
#[must_use]
pub fn letter_line(letter: &Letter) -> String {
    let Letter { number, heard, recorded, left } = letter;
    let mut line = Writer::default();
    [number, heard].iter().for_each(|count| count.write(&mut line));
    left.write(&mut line);
    line.word(&fact_line(recorded));
    line.finish()
}

fn read_letter(mut line: TokenReader<'_>) -> Result<Letter, PlaceMessageError> {
    let (number, heard) = (Coded::read(&mut line)?, Coded::read(&mut line)?);
    let left: Option<Span> = Coded::read(&mut line)?;
    let recorded = read_fact(line.rest())?;
    Ok(Letter { number, heard, recorded, left })
}

/// An order of the hall as text: its number, who gave it, and the wish as the hall wrote it.
#[must_use]
pub fn ordered_line(number: u64, arbiter: &str, wish: &str) -> String {
    let mut line = Writer::default();
    line.word("ordered");
    number.write(&mut line);
    line.text(arbiter);
    line.word(wish);
    line.finish()
}

/// The letter of a text.
///
/// # Errors
/// With the word that is not one of this format.
pub fn read_place_message(text: &str) -> Result<PlaceMessage, PlaceMessageError> {
    let expected = "a letter of the other place";
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let mut line = TokenReader::new(first);
    let place_message = match line.word(expected)? {
        "game" => {
            let yours = Coded::read(&mut line)?;
            PlaceMessage::Game { yours, head: Box::new(read_head(rest)?) }
        }
        "from" => PlaceMessage::From(Coded::read(&mut line)?),
        "letter" => return Ok(PlaceMessage::Letter(read_letter(line)?)),
        "proven" => {
            let proof = Coded::read(&mut line)?;
            return Ok(PlaceMessage::Proven { proof, letter: read_letter(line)? });
        }
        "fact" => {
            let number = Coded::read(&mut line)?;
            let recorded = read_fact(line.rest())?;
            return Ok(PlaceMessage::Happened { number, recorded });
        }
        "witness" => {
            PlaceMessage::Witness { rows: Coded::read(&mut line)?, hash: Coded::read(&mut line)? }
        }
        "wish" => PlaceMessage::Wish(Coded::read(&mut line)?),
        "ordered" => {
            let (number, arbiter) = (Coded::read(&mut line)?, Coded::read(&mut line)?);
            match line.word("wish")? {
                "wish" => PlaceMessage::Ordered { number, arbiter, act: Coded::read(&mut line)? },
                other => {
                    let (found, expected) = (other.to_owned(), "wish");
                    return Err(UnreadableRow::Word { found, expected }.into());
                }
            }
        }
        "view" => {
            let (written, taken, plies) =
                (Coded::read(&mut line)?, Coded::read(&mut line)?, Coded::read(&mut line)?);
            let completed =
                ByColor { white: Coded::read(&mut line)?, black: Coded::read(&mut line)? };
            let position = Coded::read(&mut line)?;
            let scores = ByColor { white: Coded::read(&mut line)?, black: Coded::read(&mut line)? };
            let running = Coded::read(&mut line)?;
            let left = ByColor { white: Coded::read(&mut line)?, black: Coded::read(&mut line)? };
            let course = match line.word("common or parted")? {
                "common" => LetterCourse::Common,
                "parted" => LetterCourse::Parted,
                other => {
                    let (found, expected) = (other.to_owned(), "common or parted");
                    return Err(UnreadableRow::Word { found, expected }.into());
                }
            };
            PlaceMessage::View(View {
                written,
                taken,
                plies,
                completed,
                position,
                scores,
                running,
                left,
                course,
            })
        }
        other => {
            return Err(UnreadableRow::Word { found: other.to_owned(), expected }.into());
        }
    };
    line.finish()?;
    Ok(place_message)
}
