//! The arbiter's PIN, as a record keeps it: salted and hashed with Argon2id. Older records have it as plain text. The
//! hash is computed elsewhere.

use std::fmt::Write as _;

use super::token::{Coded, TokenReader, UnreadableRow, Writer};

/// What a record keeps of the arbiter's PIN.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum ArbiterNumber {
    #[default]
    None,
    /// The PIN itself, in older records.
    Plain(String),
    /// The salted hash.
    Salted(SaltedNumber),
    /// Only the salt: another place is told it, so that the same PIN gives the same hash there.
    Salt([u8; 16]),
}

/// A PIN of which only the hash is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SaltedNumber {
    /// Different in every game.
    pub salt: [u8; 16],
    /// Argon2id of the PIN and the salt: version 19, 64 MiB, three passes, one lane.
    pub hash: [u8; 32],
    pub reach: Reach,
}

/// Where acts from the arbiter's desk take effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// Only at this place.
    ThisPlace,
    /// At both places of a game, if both have the PIN: it has too many digits to be guessed from the messages between
    /// them.
    BothPlaces,
}

impl ArbiterNumber {
    /// The part that another place may know.
    #[must_use]
    pub fn for_others(&self) -> ArbiterNumber {
        match self {
            ArbiterNumber::None | ArbiterNumber::Plain(_) => ArbiterNumber::None,
            ArbiterNumber::Salted(SaltedNumber { salt, .. }) | ArbiterNumber::Salt(salt) => {
                ArbiterNumber::Salt(*salt)
            }
        }
    }
}

const SALTED: &str = "argon2id";
const SALT: &str = "salt";
const THIS_PLACE: &str = "this-place";
const BOTH_PLACES: &str = "both-places";

impl Coded for ArbiterNumber {
    fn write(&self, to: &mut Writer) {
        match self {
            ArbiterNumber::None => to.text(""),
            ArbiterNumber::Plain(number) => to.text(number),
            ArbiterNumber::Salted(SaltedNumber { salt, hash, reach }) => {
                to.word(SALTED);
                to.word(&hexadecimal(salt));
                to.word(&hexadecimal(hash));
                to.word(match reach {
                    Reach::ThisPlace => THIS_PLACE,
                    Reach::BothPlaces => BOTH_PLACES,
                });
            }
            ArbiterNumber::Salt(salt) => {
                to.word(SALT);
                to.word(&hexadecimal(salt));
            }
        }
    }

    fn read(from: &mut TokenReader<'_>) -> Result<ArbiterNumber, UnreadableRow> {
        if from.rest().starts_with('"') {
            let number = from.text()?;
            return Ok(match number.is_empty() {
                true => ArbiterNumber::None,
                false => ArbiterNumber::Plain(number),
            });
        }
        let expected = "a number in quotes, argon2id or salt";
        match from.word(expected)? {
            SALTED => {
                let (salt, hash) = (bytes(from)?, bytes(from)?);
                let expected = "this-place or both-places";
                let reach = match from.word(expected)? {
                    THIS_PLACE => Reach::ThisPlace,
                    BOTH_PLACES => Reach::BothPlaces,
                    other => return Err(UnreadableRow::Word { found: other.to_owned(), expected }),
                };
                Ok(ArbiterNumber::Salted(SaltedNumber { salt, hash, reach }))
            }
            SALT => Ok(ArbiterNumber::Salt(bytes(from)?)),
            other => Err(UnreadableRow::Word { found: other.to_owned(), expected }),
        }
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    let mut digits = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        let _ = write!(digits, "{byte:02x}");
    }
    digits
}

fn bytes<const LENGTH: usize>(from: &mut TokenReader<'_>) -> Result<[u8; LENGTH], UnreadableRow> {
    let expected = "digits from 0 to f, two a byte";
    let found = from.word(expected)?;
    let wrong = || UnreadableRow::Word { found: found.to_owned(), expected };
    let lower = found.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
    if found.len() != 2 * LENGTH || !lower {
        return Err(wrong());
    }
    let mut bytes = [0; LENGTH];
    for (at, byte) in bytes.iter_mut().enumerate() {
        let digits = found.get(2 * at..2 * at + 2).ok_or_else(wrong)?;
        *byte = u8::from_str_radix(digits, 16).map_err(|_| wrong())?;
    }
    Ok(bytes)
}
