//! Encrypted letters between a member and its hall, each bound to the subject under which it is sent. The server
//! sends replies to any subject that it is given: a table could request its own rows with the reply going to
//! another's subject. So a letter is valid only under its own subject.

use chacha20poly1305::aead::{Aead as _, Payload};
use chacha20poly1305::{KeyInit as _, XChaCha20Poly1305, XNonce};

use crate::salted::{self, SaltedHash};

/// The length of the nonce before a letter.
const NONCE: usize = 24;

/// Seals a letter for a subject. The nonce is derived from key, subject and letter: the same letter gives the same
/// bytes, and different letters do not share a nonce.
pub(super) fn seal(key: &SaltedHash, subject: &str, letter: &[u8]) -> Vec<u8> {
    let named = [format!("{subject}\n").as_bytes(), letter].concat();
    let mac = salted::derived(&salted::derived(key, b"nonce of a letter of Hector's hall"), &named);
    let nonce = &mac[..NONCE];
    let payload = Payload { msg: letter, aad: subject.as_bytes() };
    // Encryption fails only for letters of more than 256 GiB. An empty result is not a valid letter.
    let sealed = cipher(key).encrypt(XNonce::from_slice(nonce), payload).unwrap_or_default();
    [nonce, &sealed].concat()
}

/// Opens the letter that came under a subject. `None` if it was not sealed with this key.
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
