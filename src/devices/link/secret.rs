//! What two places must share before they talk: a short code for the first time, and a
//! long key for every time after. Never sends either.

use std::fmt;

use sha2::{Digest as _, Sha256};

/// A code that one person tells another: four numbers below 64. It is short because the
/// handshake lets nobody try codes at home, and the host counts wrong ones.
#[derive(Clone, PartialEq, Eq)]
pub struct Code([u8; Code::LENGTH]);

impl Code {
    /// How many numbers it has.
    pub const LENGTH: usize = 4;
    /// Each number is below this.
    pub const BELOW: u8 = 64;

    /// A code that nobody knows yet.
    ///
    /// # Errors
    /// Where the system gives no random numbers.
    pub fn random() -> Result<Code, getrandom::Error> {
        let mut numbers = [0; Code::LENGTH];
        getrandom::fill(&mut numbers)?;
        Ok(Code(numbers.map(|number| number % Code::BELOW)))
    }

    /// The code of these numbers; nothing where one is too large.
    #[must_use]
    pub fn of(numbers: [u8; Code::LENGTH]) -> Option<Code> {
        numbers.iter().all(|number| *number < Code::BELOW).then_some(Code(numbers))
    }

    /// Its numbers.
    #[must_use]
    pub fn numbers(&self) -> [u8; Code::LENGTH] {
        self.0
    }
}

/// A key that two places found together when they met, to find each other again.
#[derive(Clone, PartialEq, Eq)]
pub struct SharedKey([u8; SharedKey::LENGTH]);

impl SharedKey {
    /// How many bytes it has.
    pub const LENGTH: usize = 32;

    /// The key of these bytes, as it was kept.
    #[must_use]
    pub fn of(bytes: [u8; SharedKey::LENGTH]) -> SharedKey {
        SharedKey(bytes)
    }

    /// Its bytes, to be kept where nobody else reads them.
    #[must_use]
    pub fn bytes(&self) -> &[u8; SharedKey::LENGTH] {
        &self.0
    }

    /// The key for later that follows from what was agreed on with a code.
    pub(super) fn after(agreed: &[u8]) -> SharedKey {
        let mut digest = Sha256::new();
        digest.update(b"Hector finds Hector again");
        digest.update(agreed);
        SharedKey(digest.finalize().into())
    }
}

// Neither is ever written into a message by mistake.
impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code(..)")
    }
}

impl fmt::Debug for SharedKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}
