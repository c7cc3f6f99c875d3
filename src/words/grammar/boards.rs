//! The phrases of a board that is read out, with and without the command before it.

use super::super::commands::{Command, Takes};
use super::super::language::{Language, Wording};
use super::super::vocabulary::ColourOrder;
use super::announcements::squares;
use super::spoken;
use super::vocabulary::sounds;
use crate::chess::Role;

/// Ranks of eight squares, and single squares, in the words of announcements; the command before them is in the user's
/// language.
pub(super) fn all(wording: Wording, language: Language) -> Vec<String> {
    let words = wording.words.vocabulary();
    let ranks: Vec<String> =
        wording.ranks.vocabulary().ranks.iter().map(|rank| spoken(rank.said)).collect();
    let colours: Vec<String> = [&words.white, &words.black].into_iter().flat_map(sounds).collect();
    let empty = sounds(&words.empty);
    let coloured = |at: usize| {
        let piece = words.pieces.of(Role::ALL[at % Role::ALL.len()]);
        let colour = &colours[at / Role::ALL.len() % colours.len()];
        match words.colour {
            ColourOrder::BeforeThePiece => format!("{colour} {}", spoken(piece.said)),
            ColourOrder::AfterThePiece => format!("{} {colour}", spoken(piece.said)),
        }
    };
    let mut phrases = Vec::new();
    for (at, square) in squares(wording).into_iter().enumerate() {
        phrases.push(format!("{square} {}", coloured(at)));
        phrases.push(format!("{square} {}", empty[at % empty.len()]));
    }
    let pairs = Role::ALL.len() * colours.len();
    for (at, word) in sounds(&words.rank).iter().cycle().take(2 * pairs).enumerate() {
        let rank = &ranks[at % ranks.len()];
        let piece = |next: usize| spoken(words.pieces.of(Role::ALL[(at + next) % 6]).said);
        let nothing = &empty[at % empty.len()];
        let count = &ranks[1 + at % 4];
        phrases.push(format!(
            "{word} {rank} {} {} {} {count} {nothing}",
            coloured(at),
            piece(1),
            piece(at)
        ));
        phrases.push(format!(
            "{word} {rank} {nothing} {} {count} {nothing} {}",
            coloured(at),
            coloured(at + 1)
        ));
        phrases.push(format!("{word} {rank} {} {count} {}", coloured(at), piece(2)));
        phrases.push(format!("{word} {rank} {} {nothing} {nothing}", coloured(at)));
        phrases.push(format!("{word} {rank} {} {nothing}", ranks[7]));
    }
    let reads = Command::table().spoken(language).filter(|(row, _)| row.takes == Takes::Squares);
    for (_, command) in reads {
        let starts = squares(wording).into_iter().step_by(4);
        phrases.extend(starts.map(|square| format!("{command} {square}")));
        let named =
            ranks.iter().map(|rank| format!("{command} {} {rank}", spoken(words.rank.said)));
        phrases.extend(named);
    }
    phrases
}

/// The content of a square: a piece in the words of announcements with its colour in the words of either language, or
/// empty.
pub(super) fn contents(wording: Wording, language: Language) -> Vec<String> {
    let words = wording.words.vocabulary();
    let mut phrases = Vec::new();
    for user in [words, language.vocabulary()] {
        let colours = [&user.white, &user.black].into_iter().flat_map(sounds);
        for colour in colours {
            for role in Role::ALL {
                let piece = spoken(words.pieces.of(role).said);
                phrases.push(match user.colour {
                    ColourOrder::BeforeThePiece => format!("{colour} {piece}"),
                    ColourOrder::AfterThePiece => format!("{piece} {colour}"),
                });
            }
        }
        phrases.extend(sounds(&user.empty));
    }
    phrases
}
