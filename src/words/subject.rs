//! The subject of a question about the board: a square, a rank, a file, a piece, a colour.

use super::lexicon::{Lexicon, Meaning};
use super::spelling::{HeardAsOne, words_of};
use crate::chess::{Color, File, Rank, Role, Square};

/// The subject, with as much as was named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Subject {
    /// A file, perhaps of a square.
    pub file: Option<File>,
    /// A rank, perhaps of a square.
    pub rank: Option<Rank>,
    pub role: Option<Role>,
    pub colour: Option<Color>,
    /// The side, relative to the player who asks.
    pub owner: Option<PieceOwner>,
}

/// Whose pieces a question is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PieceOwner {
    /// The player's own.
    Mine,
    Theirs,
}

/// The words for each owner. The first one represents them.
const OWNERS: [(PieceOwner, &[&str]); 2] = [
    (PieceOwner::Mine, &["my", "mein", "meine", "meinen", "mon", "ma", "mes"]),
    (
        PieceOwner::Theirs,
        &[
            "their",
            "his",
            "her",
            "seine",
            "seinen",
            "gegnerische",
            "gegnerischen",
            "son",
            "sa",
            "ses",
            "leur",
            "leurs",
            "adverse",
            "adverses",
        ],
    ),
];

impl PieceOwner {
    pub(super) fn word(self) -> &'static str {
        let words = OWNERS.iter().find(|(owner, _)| *owner == self);
        words.and_then(|(_, words)| words.first()).copied().unwrap_or_default()
    }

    fn named(folded: &str) -> Option<PieceOwner> {
        let named = OWNERS.iter().find(|(_, words)| words.contains(&folded));
        named.map(|(owner, _)| *owner)
    }
}

impl Subject {
    /// The square, if both its file and its rank were named.
    #[must_use]
    pub fn square(&self) -> Option<Square> {
        Some(Square::from_coords(self.file?, self.rank?))
    }

    /// The colour that is meant, given the player's own.
    #[must_use]
    pub fn colour_for(&self, own: Option<Color>) -> Option<Color> {
        self.colour.or_else(|| {
            let own = own?;
            self.owner.map(|owner| if owner == PieceOwner::Mine { own } else { !own })
        })
    }
}

/// No question has more words.
const MOST_WORDS: usize = 8;

/// Understands "e4", "Eva vier", "a", "1", "weiße Springer". `None` if there is any other word, or a second file, rank,
/// piece or colour.
#[must_use]
pub fn subject(text: &str, lexicon: &Lexicon) -> Option<Subject> {
    let words: Vec<HeardAsOne> = words_of(text).take(MOST_WORDS + 1).collect();
    if words.len() > MOST_WORDS {
        return None;
    }
    let mut subject = Subject::default();
    for word in &words {
        if let Ok(square) = word.folded.parse::<Square>() {
            put(&mut subject.file, square.file())?;
            put(&mut subject.rank, square.rank())?;
            continue;
        }
        let mut letters = word.folded.chars();
        if let (Some(letter), None) = (letters.next(), letters.next())
            && let Some(file) = File::from_char(letter)
        {
            put(&mut subject.file, file)?;
            continue;
        }
        if let Some(owner) = PieceOwner::named(&word.folded) {
            put(&mut subject.owner, owner)?;
            continue;
        }
        match lexicon.one_or_several(&word.folded)? {
            Meaning::File(file) => put(&mut subject.file, file)?,
            Meaning::Rank(rank) => put(&mut subject.rank, rank)?,
            Meaning::Piece(role) => put(&mut subject.role, role)?,
            Meaning::Colour(colour) => put(&mut subject.colour, colour)?,
            Meaning::RankWord | Meaning::Connective => {}
            _ => return None,
        }
    }
    Some(subject)
}

fn put<T>(place: &mut Option<T>, found: T) -> Option<()> {
    place.replace(found).is_none().then_some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Wording;

    #[test]
    fn squares_lines_and_pieces_are_named_in_every_language() {
        let lexicon = Lexicon::of_every_language(Wording::default());
        let of = |text: &str| subject(text, &lexicon);
        let square = |text: &str| of(text).and_then(|subject| subject.square());
        assert_eq!(square("e4"), Some(Square::E4));
        assert_eq!(square("Eva vier"), Some(Square::E4));
        let named = |text: &str| of(text).and_then(|subject| subject.role);
        for knights in ["Springer", "knights", "cavaliers"] {
            assert_eq!(named(knights), Some(Role::Knight), "{knights}");
        }
        for (rooks, pawns) in [("Türme", "Bauern"), ("rooks", "pawns"), ("tours", "pions")] {
            assert_eq!(named(rooks), Some(Role::Rook), "{rooks}");
            assert_eq!(named(pawns), Some(Role::Pawn), "{pawns}");
        }
        let white = of("weiße Damen").expect("a piece");
        assert_eq!((white.colour, white.role), (Some(Color::White), Some(Role::Queen)));
        assert_eq!(of("a").and_then(|subject| subject.file), Some(File::A));
        assert_eq!(of("8").and_then(|subject| subject.rank), Some(Rank::Eighth));
        for wrong in ["e4 e5", "nonsense", "schach", "a b", "König Dame"] {
            assert_eq!(of(wrong), None, "{wrong}");
        }
        assert_eq!(of(""), Some(Subject::default()));
    }
}
