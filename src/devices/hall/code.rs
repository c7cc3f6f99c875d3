//! The code with which a table or a desk finds its hall and is recognised there: an address, the member and a secret.
//! Everything else is derived from the secret, so one line is enough to carry or to type.

use std::fmt;
use std::str::FromStr;

use argon2::{Algorithm, Argon2, Block, Params, Version};
use nkeys::{KeyPair, KeyPairType};
use sha2::{Digest as _, Sha256};

use super::HallMember;

/// The code of a table or a desk: `ADDRESS/WHO/SQUARES`, such as `192.168.1.5:4333/17/e4h8a1d5c3f7b2g6e1a8`. A desk
/// has `desk-2` instead of the number of a table.
#[derive(Clone, PartialEq, Eq)]
pub struct HallCode {
    /// The address of the hall: a name or a number, and a port.
    pub address: String,
    pub member: HallMember,
    /// Known only to the hall and this member.
    pub secret: HallSecret,
}

/// A secret as squares of a chessboard, which are announced and typed like moves: sixty bits. An attacker who has
/// seen the hall's greeting can try secrets offline, each for some hundredths of a second and twenty mebibytes.
#[derive(Clone, PartialEq, Eq)]
pub struct HallSecret([u8; HallSecret::LENGTH]);

/// Why a text is not a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("no code of a hall: {self:?}")]
pub enum NoHallCode {
    /// It does not have three parts.
    Parts,
    /// The address has no port.
    Address,
    /// It names neither a table nor a desk.
    Member,
    /// The number of squares is wrong, or they are not squares.
    Squares,
}

/// The cost of deriving keys from a secret, in kibibytes and passes.
const MEMORY: u32 = 19 * 1024;
const PASSES: u32 = 2;

impl HallSecret {
    /// The number of squares.
    pub const LENGTH: usize = 10;

    /// A new random secret.
    ///
    /// # Errors
    /// If the system gives no random numbers.
    pub fn random() -> std::io::Result<HallSecret> {
        let mut squares = [0; HallSecret::LENGTH];
        getrandom::fill(&mut squares).map_err(std::io::Error::other)?;
        Ok(HallSecret(squares.map(|square| square % 64)))
    }

    /// The keys of one member of a hall, derived from the secret.
    pub(super) fn keys(&self, member: HallMember) -> std::io::Result<HallKeys> {
        self.keys_in(&mut StretchingMemory::default(), member)
    }

    /// The same with memory that is reused, for making many.
    pub(super) fn keys_in(
        &self,
        memory: &mut StretchingMemory,
        member: HallMember,
    ) -> std::io::Result<HallKeys> {
        let salt = match member {
            HallMember::Table(table) => format!("Hector's hall, table {table}"),
            HallMember::Desk(desk) => format!("Hector's hall, desk {desk}"),
        };
        let mut stretched = [0; 32];
        Params::new(MEMORY, PASSES, 1, Some(stretched.len()))
            .and_then(|params| {
                memory.0.resize(params.block_count(), Block::default());
                let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
                let (secret, salt, memory) = (&self.0, salt.as_bytes(), memory.0.as_mut_slice());
                argon.hash_password_into_with_memory(secret, salt, &mut stretched, memory)
            })
            .map_err(|error| std::io::Error::other(error.to_string()))?;
        let part = |purpose: &str| -> [u8; 32] {
            Sha256::new().chain_update(purpose).chain_update(stretched).finalize().into()
        };
        let pair = KeyPair::new_from_raw(KeyPairType::User, part("to sign in"))
            .map_err(|error| std::io::Error::other(error.to_string()))?;
        let seed = pair.seed().map_err(|error| std::io::Error::other(error.to_string()))?;
        Ok(HallKeys { seed, user: pair.public_key(), proof: part("to prove a greeting") })
    }
}

/// The memory in which keys are derived, one after the other. Allocated again for each, it would stay with the
/// process several times over.
#[derive(Default)]
pub(super) struct StretchingMemory(Vec<Block>);

/// The keys that are derived from a secret.
#[derive(Clone)]
pub(super) struct HallKeys {
    /// The key with which a member signs in.
    pub(super) seed: String,
    /// Its public part, the user name at the server.
    pub(super) user: String,
    /// The key that proves a greeting.
    pub(super) proof: [u8; 32],
}

impl fmt::Display for HallSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|square| write!(f, "{}{}", char::from(b'a' + square % 8), square / 8 + 1))
    }
}

impl HallCode {
    /// The member's user name at the hall. It is not secret, and the secret cannot be derived from it.
    ///
    /// # Errors
    /// If the system has no memory for it.
    pub fn public_name(&self) -> std::io::Result<String> {
        Ok(self.secret.keys(self.member)?.user)
    }
}

impl fmt::Display for HallCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.address, self.member, self.secret)
    }
}

/// Hides the secret, so that it does not get into a message by mistake.
impl fmt::Debug for HallSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("HallSecret(..)")
    }
}

impl fmt::Debug for HallCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HallCode({}, {})", self.address, self.member)
    }
}

impl FromStr for HallSecret {
    type Err = NoHallCode;

    fn from_str(text: &str) -> Result<HallSecret, NoHallCode> {
        let letters: Vec<u8> = text.bytes().filter(|byte| !matches!(byte, b' ' | b',')).collect();
        let square = |pair: &[u8]| match pair {
            [file, rank @ b'1'..=b'8'] => {
                let file = file.to_ascii_lowercase();
                (b'a'..=b'h').contains(&file).then(|| (rank - b'1') * 8 + (file - b'a'))
            }
            _ => None,
        };
        let squares: Option<Vec<u8>> = letters.chunks(2).map(square).collect();
        squares
            .and_then(|squares| squares.try_into().ok())
            .map(HallSecret)
            .ok_or(NoHallCode::Squares)
    }
}

impl FromStr for HallCode {
    type Err = NoHallCode;

    fn from_str(text: &str) -> Result<HallCode, NoHallCode> {
        let mut parts = text.trim().splitn(3, '/');
        let (Some(address), Some(member), Some(secret)) =
            (parts.next(), parts.next(), parts.next())
        else {
            return Err(NoHallCode::Parts);
        };
        let port = address.rsplit_once(':').filter(|(host, _)| !host.is_empty());
        if port.and_then(|(_, port)| port.parse::<u16>().ok()).is_none() {
            return Err(NoHallCode::Address);
        }
        Ok(HallCode {
            address: address.trim().to_owned(),
            member: member.trim().parse().map_err(|_| NoHallCode::Member)?,
            secret: secret.parse()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_back_as_it_was_written_and_nothing_else_is_one() {
        let secret = HallSecret::random().expect("chance");
        let address = "192.168.1.5:4333".to_owned();
        let code = HallCode { address, member: HallMember::Table(17), secret };
        assert_eq!(code.to_string().parse(), Ok(code.clone()));
        let desk = HallCode { member: HallMember::Desk(2), ..code.clone() };
        assert_eq!(desk.to_string().parse(), Ok(desk));
        let spoken = "hall.example:4333/17/e4 h8, a1 d5 C3 f7 b2 g6 e1 a8";
        assert_eq!(spoken.parse::<HallCode>().map(|code| code.member), Ok(HallMember::Table(17)));
        for (text, fault) in [
            ("", NoHallCode::Parts),
            ("e4h8", NoHallCode::Parts),
            ("hall/17/e4h8a1d5c3f7b2g6e1a8", NoHallCode::Address),
            (":4333/17/e4h8a1d5c3f7b2g6e1a8", NoHallCode::Address),
            ("hall:70000/17/e4h8a1d5c3f7b2g6e1a8", NoHallCode::Address),
            ("hall:4333/0/e4h8a1d5c3f7b2g6e1a8", NoHallCode::Member),
            ("hall:4333/-1/e4h8a1d5c3f7b2g6e1a8", NoHallCode::Member),
            ("hall:4333/17/e4h8a1d5c3f7b2g6e1", NoHallCode::Squares),
            ("hall:4333/17/e4h8a1d5c3f7b2g6e1a9", NoHallCode::Squares),
            ("hall:4333/17/ß4h8a1d5c3f7b2g6e1a9", NoHallCode::Squares),
        ] {
            assert_eq!(text.parse::<HallCode>(), Err(fault), "{text}");
        }
        assert!(!format!("{code:?}").contains(&code.secret.to_string()));
    }
}
