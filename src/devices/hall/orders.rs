//! The arbiter's orders: numbered for each game and signed with the key of the hall, so that a table takes each order
//! once, and only from its hall.

use std::io;
use std::path::Path;

use ed25519_dalek::{Signature, Signer as _, SigningKey, VerifyingKey};

use super::TableNumber;
use crate::hex::{hex, unhex};
use crate::whole;

/// Precedes an order in what is signed.
const PURPOSE: &str = "An order of the arbiter of one of Hector's halls";

/// Precedes news to desks in what is signed.
const NEWS: &[u8] = b"News of one of Hector's halls for its desks\n";
/// The length of a signature.
const SIGNATURE: usize = 64;

/// The key that signs orders, and news to desks.
pub(super) struct ArbiterKey(SigningKey);

/// The key that verifies them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ArbiterPublic([u8; 32]);

impl ArbiterKey {
    /// Loads the key from a file, or makes it.
    pub(super) fn load_or_create(path: &Path) -> io::Result<ArbiterKey> {
        let secret = match whole::bytes(path, 32) {
            Ok(bytes) => bytes
                .try_into()
                .map_err(|_| io::Error::new(io::ErrorKind::InvalidData, "no key of a hall"))?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let mut secret = [0; 32];
                getrandom::fill(&mut secret).map_err(io::Error::other)?;
                whole::replace_private(path, secret)?;
                secret
            }
            Err(error) => return Err(error),
        };
        Ok(ArbiterKey(SigningKey::from_bytes(&secret)))
    }

    pub(super) fn public(&self) -> ArbiterPublic {
        ArbiterPublic(self.0.verifying_key().to_bytes())
    }

    pub(super) fn sign(&self, order: &SentOrder) -> Vec<u8> {
        self.0.sign(&order.signed()).to_bytes().to_vec()
    }

    /// News to all desks, with its signature before it. It is signed because desks share no secret.
    pub(super) fn signed_news(&self, news: &[u8]) -> Vec<u8> {
        [&self.0.sign(&[NEWS, news].concat()).to_bytes()[..], news].concat()
    }
}

impl ArbiterPublic {
    pub(super) fn of(digits: &str) -> Option<ArbiterPublic> {
        Some(ArbiterPublic(unhex(digits)?.try_into().ok()?))
    }

    pub(super) fn digits(self) -> String {
        hex(&self.0)
    }

    pub(super) fn has_signed(self, order: &SentOrder, signature: &[u8]) -> bool {
        let (Ok(key), Ok(signature)) =
            (VerifyingKey::from_bytes(&self.0), Signature::from_slice(signature))
        else {
            return false;
        };
        key.verify_strict(&order.signed(), &signature).is_ok()
    }

    /// The news, if the hall has signed it.
    pub(super) fn news_of(self, signed: &[u8]) -> Option<&[u8]> {
        let (signature, news) = signed.split_at_checked(SIGNATURE)?;
        let key = VerifyingKey::from_bytes(&self.0).ok()?;
        let signature = Signature::from_slice(signature).ok()?;
        key.verify_strict(&[NEWS, news].concat(), &signature).is_ok().then_some(news)
    }
}

/// An order to the game at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct SentOrder {
    pub(super) table: TableNumber,
    /// The game that it is for, so that it does not reach the next one.
    pub(super) game: String,
    /// Counted for each game from 1.
    pub(super) number: u64,
    /// The name of the arbiter.
    pub(super) arbiter: String,
    pub(super) text: String,
}

impl SentOrder {
    fn signed(&self) -> Vec<u8> {
        let SentOrder { table, game, number, arbiter, text } = self;
        format!("{PURPOSE}\n{table}\n{game}\n{number}\n{arbiter}\n{text}").into_bytes()
    }
}
