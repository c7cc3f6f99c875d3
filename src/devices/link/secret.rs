//! The secrets that two places share: a short code for the first meeting, and a long key for every later one.

use std::fmt;

use sha2::{Digest as _, Sha256};

/// A code that one person tells another: four numbers below 64. It can be short because the handshake allows no offline
/// guessing, and the host counts wrong codes.
#[derive(Clone, PartialEq, Eq)]
pub struct Code([u8; Code::LENGTH]);

impl Code {
    pub const LENGTH: usize = 4;
    /// Each number is below this.
    pub const BELOW: u8 = 64;

    /// A new random code.
    ///
    /// # Errors
    /// If the system gives no random numbers.
    pub fn random() -> Result<Code, getrandom::Error> {
        let mut numbers = [0; Code::LENGTH];
        getrandom::fill(&mut numbers)?;
        Ok(Code(numbers.map(|number| number % Code::BELOW)))
    }

    /// The code with these numbers. `None` if one is too large.
    #[must_use]
    pub fn of(numbers: [u8; Code::LENGTH]) -> Option<Code> {
        numbers.iter().all(|number| *number < Code::BELOW).then_some(Code(numbers))
    }

    #[must_use]
    pub fn numbers(&self) -> [u8; Code::LENGTH] {
        self.0
    }
}

/// A key that two places agreed on when they met, to find each other again.
#[derive(Clone, PartialEq, Eq)]
pub struct SharedKey([u8; SharedKey::LENGTH]);

impl SharedKey {
    pub const LENGTH: usize = 32;

    /// A stored key from its bytes.
    #[must_use]
    pub fn of(bytes: [u8; SharedKey::LENGTH]) -> SharedKey {
        SharedKey(bytes)
    }

    /// Its bytes, to be stored where no other user can read them.
    #[must_use]
    pub fn bytes(&self) -> &[u8; SharedKey::LENGTH] {
        &self.0
    }

    /// The key for later meetings, derived from what was agreed on with a code.
    pub(super) fn after(agreed: &[u8]) -> SharedKey {
        let mut digest = Sha256::new();
        digest.update(b"Hector finds Hector again");
        digest.update(agreed);
        SharedKey(digest.finalize().into())
    }
}

// Hide both, so that neither gets into a message by mistake.
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
