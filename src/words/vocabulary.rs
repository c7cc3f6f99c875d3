//! The shape of a language's table. Every word of play has a field, so that a language without it does not compile. The
//! words are in `lang`.

use crate::chess::Role;

/// One thing that can be said, and everything that is heard as it.
pub(super) struct Term {
    /// The words that Hector says.
    pub(super) said: &'static str,
    /// Other words with the same meaning. Case, accents, hyphens and the spellings ae, oe, ue of umlauts need no entry
    /// of their own.
    pub(super) heard: &'static [&'static str],
    /// Other spellings of the same sound, from typing and recognisers.
    pub(super) spelled: &'static [&'static str],
}

/// Every word of play in one language.
pub(super) struct Vocabulary {
    /// One to eight, as ranks are called.
    pub(super) ranks: [Term; 8],
    pub(super) pieces: PieceWords,
    pub(super) castling: CastlingWords,
    pub(super) capture: Term,
    pub(super) en_passant: Term,
    pub(super) check: Term,
    pub(super) mate: Term,
    pub(super) yes: Term,
    pub(super) no: Term,
    /// Colours of pieces, for a board that is read out.
    pub(super) colour: ColourOrder,
    pub(super) white: Term,
    pub(super) black: Term,
    pub(super) empty: Term,
    pub(super) rank: Term,
    pub(super) connectives: Connectives,
    pub(super) time: Time,
    pub(super) number: fn(u16, NumberAgreement) -> String,
}

/// Where a language puts the colour of a piece.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ColourOrder {
    /// Weißer Springer, white knight.
    BeforeThePiece,
    /// Cavalier blanc.
    AfterThePiece,
}

pub(super) struct PieceWords {
    pub(super) pawn: Term,
    pub(super) knight: Term,
    pub(super) bishop: Term,
    pub(super) rook: Term,
    pub(super) queen: Term,
    pub(super) king: Term,
}

impl PieceWords {
    pub(super) fn of(&self, role: Role) -> &Term {
        match role {
            Role::Pawn => &self.pawn,
            Role::Knight => &self.knight,
            Role::Bishop => &self.bishop,
            Role::Rook => &self.rook,
            Role::Queen => &self.queen,
            Role::King => &self.king,
        }
    }
}

pub(super) struct CastlingWords {
    pub(super) short: Term,
    pub(super) long: Term,
    /// Words for castling without its side, so that the question can be about the side.
    pub(super) sideless: &'static [&'static str],
}

/// Words between the parts of a move, without influence on it.
pub(super) struct Connectives {
    /// Before the first square.
    pub(super) from: &'static [&'static str],
    /// Before the second.
    pub(super) to: &'static [&'static str],
    /// Before the piece of a promotion.
    pub(super) becomes: &'static [&'static str],
    /// Anywhere.
    pub(super) other: &'static [&'static str],
}

impl Connectives {
    pub(super) fn all(&self) -> impl Iterator<Item = &'static str> {
        [self.from, self.to, self.becomes, self.other].into_iter().flatten().copied()
    }
}

pub(super) struct Time {
    pub(super) hours: Noun,
    pub(super) minutes: Noun,
    pub(super) seconds: Noun,
    /// Around the time left on a clock.
    pub(super) left: WordsAround,
    /// Which numbers take the singular.
    pub(super) singular: fn(u16) -> bool,
}

/// A counted thing. The units of time are feminine in German and French.
pub(super) struct Noun {
    pub(super) one: &'static str,
    pub(super) many: &'static str,
}

/// What comes before and after a phrase.
pub(super) struct WordsAround {
    pub(super) before: &'static str,
    pub(super) after: &'static str,
}

/// What a number agrees with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum NumberAgreement {
    /// Counting alone: eins, un, one.
    Counting,
    /// Before a feminine noun: eine Stunde, une heure.
    Feminine,
}

/// A term with only the word that is said.
pub(super) const fn word(said: &'static str) -> Term {
    Term { said, heard: &[], spelled: &[] }
}

/// A term with other words for it.
pub(super) const fn words(said: &'static str, heard: &'static [&'static str]) -> Term {
    Term { said, heard, spelled: &[] }
}

/// A term with other spellings of the same sound.
pub(super) const fn spelled(said: &'static str, spelled: &'static [&'static str]) -> Term {
    Term { said, heard: &[], spelled }
}

/// A term with other words for it, and with other spellings of any of them.
pub(super) const fn words_spelled(
    said: &'static str,
    heard: &'static [&'static str],
    spelled: &'static [&'static str],
) -> Term {
    Term { said, heard, spelled }
}
