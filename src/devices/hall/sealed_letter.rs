//! Letters between a member and its hall, which only the two can read, each for the subject under which
//! it goes. The server between answers wherever it is asked to: a table that asks for its own rows, to be
//! answered under the subject of another, would write there, so a letter counts under its own subject alone.

use chacha20poly1305::aead::{Aead as _, Payload};
use chacha20poly1305::{KeyInit as _, XChaCha20Poly1305, XNonce};

use crate::salted::{self, SaltedHash};

/// How long the nonce before a letter is.
const NONCE: usize = 24;

/// A letter as it goes under a subject. The nonce comes of the letter and the key: the same letter looks
/// the same, and no two others share one.
pub(super) fn seal(key: &SaltedHash, subject: &str, letter: &[u8]) -> Vec<u8> {
    let named = [format!("{subject}\n").as_bytes(), letter].concat();
    let mac = salted::derived(&salted::derived(key, b"nonce of a letter of Hector's hall"), &named);
    let nonce = &mac[..NONCE];
    let payload = Payload { msg: letter, aad: subject.as_bytes() };
    // It fails for letters of more than 256 GiB alone, and nothing is no letter.
    let sealed = cipher(key).encrypt(XNonce::from_slice(nonce), payload).unwrap_or_default();
    [nonce, &sealed].concat()
}

/// The letter that came under a subject; none where nobody sealed it who has the key.
pub(super) fn open(key: &SaltedHash, subject: &str, sealed: &[u8]) -> Option<Vec<u8>> {
    let (nonce, sealed) = sealed.split_at_checked(NONCE)?;
    let payload = Payload { msg: sealed, aad: subject.as_bytes() };
    cipher(key).decrypt(XNonce::from_slice(nonce), payload).ok()
}

fn cipher(key: &SaltedHash) -> XChaCha20Poly1305 {
    let key = salted::derived(key, b"key of letters of Hector's hall");
    XChaCha20Poly1305::new(&key.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_opened_with_its_key_under_its_subject_and_unchanged() {
        let (key, other) = ([1; 32], [2; 32]);
        let sealed = seal(&key, "to.1", b"again\nand again");
        assert_eq!(open(&key, "to.1", &sealed), Some(b"again\nand again".to_vec()));
        assert_eq!(open(&other, "to.1", &sealed), None);
        assert_eq!(open(&key, "to.11", &sealed), None);
        assert_eq!(open(&key, "ask.1", &sealed), None);
        for at in 0..sealed.len() {
            let mut changed = sealed.clone();
            changed[at] ^= 1;
            assert_eq!(open(&key, "to.1", &changed), None, "{at}");
            assert_eq!(open(&key, "to.1", &sealed[..at]), None, "{at}");
        }
        for odd in [&b""[..], b"\n", b"\nagain", b"\xff\n", &[b'0'; 64]] {
            assert_eq!(open(&key, "to.1", odd), None);
        }
        assert!(!sealed.windows(5).any(|part| part == b"again"), "nobody else can read it");
    }
}
