//! How two places authenticate each other: with a code the first time (SPAKE2, so that a listener or a guesser learns
//! nothing about it), with the key from then on; and the Noise handshake that follows.
//!
//! The messages, one on a line. `key` is what SPAKE2 gave or what was stored:
//!
//! ```text
//! by the code                          by the key
//! 1 guest  HECTOR2 P, SPAKE2           HECTOR2 R, Noise 1 with the key
//! 2 host   + SPAKE2                    + Noise 2
//! 3 guest  Noise 1 with the key        a sealed sign of life
//! 4 host   + Noise 2
//! 5 guest  a sealed sign of life
//! ```
//!
//! Instead of + a host answers - (it has no open code), ~ (later: wrong codes were tried, or too many guests are at the
//! door) or ? (this opens nothing). None of these is sealed, and none is believed at once.
//!
//! Which end has what when the connection breaks during a greeting by code. It may break within any message; an
//! incomplete message counts as not received. After message 5 both owners are told the key.
//!
//! | Last complete message    | The guest has          | The host has                       | The guest comes again by |
//! |--------------------------|------------------------|------------------------------------|--------------------------|
//! | up to 2, before 3 begins | the code               | the code                           | code, without limit      |
//! | 2, and a part of 3       | the code, one try less | the code                           | code, five tries in all  |
//! | 3                        | the code, one try less | the code, and the key among others | code, five tries in all  |
//! | 4                        | the key                | the code, and the key among others | key                      |
//! | 5                        | the key                | the code, and the key              | key                      |
//! | the guest's first letter | the key, stored        | only the key: the code is spent    | key                      |
//!
//! The guest proves with message 3 that it has the code. A false host can check guesses against message 3 offline, so
//! each message 3 without a right message 4 counts as a guess, even if it was not sent completely. If the host answers
//! that the code is wrong, the guest does not try again. If the connection breaks, it tries five times in all. The
//! host's message 4 goes only to a guest that has the code, so for a host a guess is a message 3 that does not open.
//! With the key nothing can be guessed, and after every break the guest tries again.
//!
//! The last, sealed message of the guest is needed because everything before it can be recorded and replayed: with it a
//! stranger cannot take the place of a guest. The code is spent only when the first letter comes. So the door stays
//! open for a guest whose program ended before the key was on its disk: a guest sends no letter before.

mod join;
mod receive;

use std::io;
use std::time::Duration;

use snow::{Builder, HandshakeState};
use spake2::{Ed25519Group, Identity, Password, Spake2};

use super::sealed::Sealed;
use super::secret::{Code, SharedKey};

pub(super) use join::{Failed, join};
pub(super) use receive::{Visit, receive};

/// The first bytes of a guest: the name and version of the protocol.
const NAME: [u8; 7] = *b"HECTOR2";
const BY_CODE: u8 = b'P';
const BY_KEY: u8 = b'R';
const PATTERN: &str = "Noise_NNpsk0_25519_ChaChaPoly_BLAKE2s";
/// Limit for a whole greeting. No honest guest is slower.
const PATIENCE: Duration = Duration::from_secs(5);
/// Length of a SPAKE2 message and of a handshake message, in bytes: a point, and a point with a seal.
const AGREEMENT: usize = 33;
const PROOF: usize = 48;

const COME_IN: u8 = b'+';
const CLOSED: u8 = b'-';
pub(super) const BUSY: u8 = b'~';
const UNKNOWN: u8 = b'?';

/// The secret by which one end knows the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Secret {
    /// They meet for the first time.
    Code(Code),
    /// They have met before.
    Key(SharedKey),
}

/// A successful greeting, as seen from one end.
pub(super) struct Met {
    pub(super) sealed: Sealed,
    /// The key by which the ends find each other from now on.
    pub(super) key: SharedKey,
}

/// The other end does not speak Hector's protocol.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("nothing that Hector says")]
struct Foreign;

impl From<Foreign> for io::Error {
    fn from(foreign: Foreign) -> io::Error {
        io::Error::new(io::ErrorKind::InvalidData, foreign)
    }
}

fn guest_agreement(code: &Code) -> (Spake2<Ed25519Group>, Vec<u8>) {
    Spake2::start_a(&password(code), &guest(), &host())
}

fn host_agreement(code: &Code) -> (Spake2<Ed25519Group>, Vec<u8>) {
    Spake2::start_b(&password(code), &guest(), &host())
}

fn password(code: &Code) -> Password {
    Password::new(code.numbers())
}

fn guest() -> Identity {
    Identity::new(b"Hector who joins")
}

fn host() -> Identity {
    Identity::new(b"Hector who listens")
}

/// The shared secret, if the other end's message is valid.
fn agreed(own: Spake2<Ed25519Group>, theirs: &[u8]) -> Result<[u8; 32], Foreign> {
    own.finish(theirs).ok().and_then(|agreed| agreed.try_into().ok()).ok_or(Foreign)
}

fn noise(
    shared: &[u8; 32],
    build: impl FnOnce(Builder<'_>) -> Result<HandshakeState, snow::Error>,
) -> Result<HandshakeState, Foreign> {
    let builder = PATTERN.parse().ok().and_then(|name| Builder::new(name).psk(0, shared).ok());
    builder.and_then(|builder| build(builder).ok()).ok_or(Foreign)
}

/// The next message of the handshake.
fn proof(noise: &mut HandshakeState) -> Result<[u8; PROOF], Foreign> {
    let mut message = [0; PROOF];
    match noise.write_message(&[], &mut message) {
        Ok(PROOF) => Ok(message),
        _ => Err(Foreign),
    }
}

/// Whether the other end's handshake message opens.
fn opens(noise: &mut HandshakeState, message: &[u8; PROOF]) -> bool {
    noise.read_message(message, &mut [0; PROOF]).is_ok()
}
