//! The letters of the pieces in each language. The set is a setting and is not guessed: the French `Rb1` moves the
//! king, the English one a rook.

use std::fmt;
use std::str::FromStr;

use shakmaty::Role;

/// A set of piece letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Letters {
    /// K Q R B N.
    #[default]
    English,
    /// R D T F C.
    French,
    /// K D T L S.
    German,
    /// K D T L P, in which P is the knight.
    Dutch,
    /// R D T A C.
    Spanish,
    /// R D T A C.
    Italian,
    /// R D T B C.
    Portuguese,
    /// K H W G S.
    Polish,
    /// K D V S J.
    Czech,
    /// K D T L S, as in Danish and Norwegian.
    Swedish,
    /// Кр Ф Л С К.
    Russian,
    /// The figurines, which can be read with every set.
    Figurine,
}

/// A code that does not name a set of letters.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no set of letters: {self:?}")]
pub struct LettersError {
    read: String,
}

/// King, queen, rook, bishop, knight and pawn. A pawn has no letter if another piece has it.
type Set = [&'static str; 6];

impl Letters {
    /// Every set.
    pub const ALL: [Letters; 12] = [
        Letters::English,
        Letters::French,
        Letters::German,
        Letters::Dutch,
        Letters::Spanish,
        Letters::Italian,
        Letters::Portuguese,
        Letters::Polish,
        Letters::Czech,
        Letters::Swedish,
        Letters::Russian,
        Letters::Figurine,
    ];

    /// Its code on the command line.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Letters::English => "en",
            Letters::French => "fr",
            Letters::German => "de",
            Letters::Dutch => "nl",
            Letters::Spanish => "es",
            Letters::Italian => "it",
            Letters::Portuguese => "pt",
            Letters::Polish => "pl",
            Letters::Czech => "cs",
            Letters::Swedish => "sv",
            Letters::Russian => "ru",
            Letters::Figurine => "figurine",
        }
    }

    fn set(self) -> Set {
        match self {
            Letters::English => ["K", "Q", "R", "B", "N", "P"],
            Letters::French => ["R", "D", "T", "F", "C", "P"],
            Letters::German | Letters::Swedish => ["K", "D", "T", "L", "S", "B"],
            Letters::Dutch => ["K", "D", "T", "L", "P", ""],
            Letters::Spanish | Letters::Italian => ["R", "D", "T", "A", "C", "P"],
            Letters::Portuguese => ["R", "D", "T", "B", "C", "P"],
            Letters::Polish => ["K", "H", "W", "G", "S", "P"],
            Letters::Czech => ["K", "D", "V", "S", "J", "P"],
            Letters::Russian => ["Кр", "Ф", "Л", "С", "К", "П"],
            Letters::Figurine => WHITE_FIGURINES,
        }
    }

    /// The letter of a piece. For a pawn the one used in words, if any; algebraic notation writes none (C.4).
    #[must_use]
    pub fn letter(self, role: Role) -> &'static str {
        self.set()[place(role)]
    }

    /// The piece whose letter a text begins with, and the length of that letter in bytes. Figurines are read with any
    /// set.
    #[must_use]
    pub fn role_at_start(self, text: &str) -> Option<(Role, usize)> {
        let sets = [self.set(), WHITE_FIGURINES, BLACK_FIGURINES];
        sets.iter()
            .flat_map(|set| ROLES.into_iter().zip(set))
            .filter(|(_, letter)| !letter.is_empty() && text.starts_with(**letter))
            // The Russian letters of the king begin with that of the knight.
            .max_by_key(|(_, letter)| letter.len())
            .map(|(role, letter)| (role, letter.len()))
    }
}

const WHITE_FIGURINES: Set = ["♔", "♕", "♖", "♗", "♘", "♙"];
const BLACK_FIGURINES: Set = ["♚", "♛", "♜", "♝", "♞", "♟"];

/// The order of a [`Set`].
const ROLES: [Role; 6] =
    [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

fn place(role: Role) -> usize {
    match role {
        Role::King => 0,
        Role::Queen => 1,
        Role::Rook => 2,
        Role::Bishop => 3,
        Role::Knight => 4,
        Role::Pawn => 5,
    }
}

impl fmt::Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Letters {
    type Err = LettersError;

    fn from_str(code: &str) -> Result<Letters, LettersError> {
        Letters::ALL
            .into_iter()
            .find(|letters| letters.code() == code)
            .ok_or_else(|| LettersError { read: code.chars().take(40).collect() })
    }
}
