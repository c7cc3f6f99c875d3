//! How two places make sure of each other: with a code the first time (SPAKE2, so that a
//! listener or a guesser learns nothing of it), with the key from then on; and the Noise
//! handshake that follows. Never opens a connection.
//!
//! What goes over, a line a piece, `key` being what SPAKE2 found or what was kept:
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
//! Instead of + a host says - (no code opens this door), ~ (later: wrong codes were tried, or too many
//! are at the door) or ? (this opens nothing), none of which is sealed and none of which is believed at once.
//!
//! Who has what when the way is cut by the code. It may be cut within any piece; what is cut
//! counts as not come.
//!
//! | Last piece that came whole | The guest has          | The host has                    | Then the guest comes by                  |
//! |----------------------------|------------------------|---------------------------------|------------------------------------------|
//! | none, 1 or 2, 3 not begun  | the code               | the code                        | the code, without limit                  |
//! | 2, some of 3 sent          | the code, one try less | the code                        | the code, five tries in all              |
//! | 3                          | the code, one try less | the code, and the key as one of several | the code, five tries in all      |
//! | 4                          | the key                | the code, and the key as one of several | the key                          |
//! | 5                          | the key, which it is told | the code, and the key, which it is told | the key                       |
//! | the guest's first letter   | the key, kept          | the key alone: the code is spent | the key                                 |
//!
//! The guest proves that it has the code in piece 3, which a false host can try codes on at
//! home: so each piece 3 that no right piece 4 answers is a guess, finished or not. Where a host answers that
//! the code is wrong it is not tried again; a cut says nothing of it, and five are all. The
//! host's piece 4 goes only to who has the code, so for a host a guess is a piece 3 that does
//! not open. By the key nothing can be guessed, and every cut is tried again.
//!
//! A sealed piece of the guest is needed because everything before it can be recorded and
//! said again by anybody: with it a stranger cannot take the place of a guest. That the code
//! is spent only by a letter keeps the door open for a guest whose program ended before the
//! key was on its disk: it writes nothing before.

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

/// What a guest says first: the name and number of this way of talking.
const NAME: [u8; 7] = *b"HECTOR2";
const BY_CODE: u8 = b'P';
const BY_KEY: u8 = b'R';
const PATTERN: &str = "Noise_NNpsk0_25519_ChaChaPoly_BLAKE2s";
/// All of a greeting takes so long at most: nobody who means well is slower.
const PATIENCE: Duration = Duration::from_secs(5);
/// A message of SPAKE2, and one of the handshake: a point and a seal.
const AGREEMENT: usize = 33;
const PROOF: usize = 48;

/// The words that a host answers with.
const COME_IN: u8 = b'+';
const CLOSED: u8 = b'-';
pub(super) const BUSY: u8 = b'~';
const UNKNOWN: u8 = b'?';

/// By what one end knows the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Secret {
    /// They meet for the first time.
    Code(Code),
    /// They have met.
    Key(SharedKey),
}

/// Two places that have made sure of each other, at one end.
pub(super) struct Met {
    pub(super) sealed: Sealed,
    /// The key by which they find each other from now on.
    pub(super) key: SharedKey,
}

/// Why a place is no Hector that this one can talk to.
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

/// What both have agreed on, if the other's part is one.
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

/// Whether the other end's message of the handshake opens.
fn opens(noise: &mut HandshakeState, message: &[u8; PROOF]) -> bool {
    noise.read_message(message, &mut [0; PROOF]).is_ok()
}
