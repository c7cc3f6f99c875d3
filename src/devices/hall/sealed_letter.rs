//! Letters between a table and its hall, sealed with what only the two know, each for the subject under
//! which it goes. The server between holds a table to its own subjects, but it answers wherever it
//! is asked to: a table that asks for its own rows, to be answered under the subject of another, would
//! write there. Never knows what a letter says.

use crate::devices::salted::{self, SaltedHash};

/// A letter as it goes under a subject.
pub(super) fn seal(key: &SaltedHash, subject: &str, letter: &[u8]) -> Vec<u8> {
    let proof = salted::proof(key, proven(subject, letter));
    [proof.as_bytes(), b"\n", letter].concat()
}

/// The letter that came under a subject; none where nobody sealed it who has the key.
pub(super) fn open<'a>(key: &SaltedHash, subject: &str, sealed: &'a [u8]) -> Option<&'a [u8]> {
    let end = sealed.iter().position(|byte| *byte == b'\n')?;
    let (proof, letter) = sealed.split_at_checked(end)?;
    let (proof, letter) = (std::str::from_utf8(proof).ok()?, letter.get(1..)?);
    salted::proves(key, proven(subject, letter), proof).then_some(letter)
}

fn proven(subject: &str, letter: &[u8]) -> Vec<u8> {
    [format!("A letter of Hector's hall for {subject}\n").as_bytes(), letter].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_opened_with_its_key_under_its_subject_and_unchanged() {
        let (key, other) = ([1; 32], [2; 32]);
        let sealed = seal(&key, "to.1", b"again\nand again");
        assert_eq!(open(&key, "to.1", &sealed), Some(&b"again\nand again"[..]));
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
    }
}
