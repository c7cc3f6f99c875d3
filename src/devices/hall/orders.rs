//! What the arbiter orders from the hall: numbered for each table, signed with the key of the hall, so that
//! a table takes each once and nobody else's.

use std::io;
use std::path::Path;

use ed25519_dalek::{Signature, Signer as _, SigningKey, VerifyingKey};

use super::TableNumber;
use crate::hex::{hex, unhex};
use crate::whole;

/// What every signature is made over before the order.
const PURPOSE: &str = "An order of the arbiter of one of Hector's halls";

/// What every signature of news to desks is made over before the news.
const NEWS: &[u8] = b"News of one of Hector's halls for its desks\n";
/// How long a signature is.
const SIGNATURE: usize = 64;

/// The key that signs orders, and what desks are told.
pub(super) struct ArbiterKey(SigningKey);

/// What a table checks them with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ArbiterPublic([u8; 32]);

impl ArbiterKey {
    /// The key in a file, made if there is none.
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

    /// What all desks are told, with its signature before it: they have no secret in common.
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

    /// What the hall has told, if it was the hall.
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
    /// The game that it is for, so that none reaches the next one.
    pub(super) game: String,
    /// Counted for each game from 1.
    pub(super) number: u64,
    /// Which arbiter.
    pub(super) arbiter: String,
    pub(super) text: String,
}

impl SentOrder {
    fn signed(&self) -> Vec<u8> {
        let SentOrder { table, game, number, arbiter, text } = self;
        format!("{PURPOSE}\n{table}\n{game}\n{number}\n{arbiter}\n{text}").into_bytes()
    }
}
