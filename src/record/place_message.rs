//! The messages between two places of one game, as lines of text. Sending is elsewhere.

use crate::chess::{ByColor, Color};
use crate::clock::Span;
use crate::table::{ArbiterAct, Letter, LetterCourse, Recorded, View};

use super::token::{Coded, TokenReader, UnreadableRow, Writer};
use super::{Head, HeadError, fact_line, read_fact, read_head, write_head};

/// One message between two places.
#[derive(Debug, Clone, PartialEq)]
pub enum PlaceMessage {
    /// The game, and the side of the receiver.
    Game {
        /// The receiver's side.
        yours: Color,
        /// The head of its record.
        head: Box<Head>,
    },
    /// Asks for the letters from this number on.
    From(usize),
    /// Something happened.
    Letter(Letter),
    /// An act of the arbiter, with the proof that it is the arbiter's.
    Proven {
        /// The proof, as separate words.
        proof: String,
        letter: Letter,
    },
    /// The state of the writer's record.
    Witness {
        rows: u64,
        /// The hash of its last row.
        hash: String,
    },
    /// The writer's view of the game.
    View(View),
    /// To the arbiter's desk: a fact of the game, counted from 0.
    Happened {
        /// Counted from 0.
        number: usize,
        recorded: Recorded,
    },
    /// From the arbiter's desk: an act that it asks for.
    Wish(ArbiterAct),
    /// From the hall: an order of the arbiter. The transport has checked its origin.
    Ordered {
        /// Counted for each game from 1.
        number: u64,
        arbiter: String,
        act: ArbiterAct,
    },
}

/// Why a message cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no letter: {self:?}")]
pub enum PlaceMessageError {
    /// It contains an unknown word.
    Word(#[from] UnreadableRow),
    /// Its game cannot be read.
    Head(#[from] HeadError),
}

/// Writes a message as text.
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

/// A letter of another place as words; proofs are computed from them too.
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

/// An order of the hall as text: its number, the arbiter, and the wish as the hall wrote it.
#[must_use]
pub fn ordered_line(number: u64, arbiter: &str, wish: &str) -> String {
    let mut line = Writer::default();
    line.word("ordered");
    number.write(&mut line);
    line.text(arbiter);
    line.word(wish);
    line.finish()
}

/// Reads a message from its text.
///
/// # Errors
/// Returns the first word that is not in this format.
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
