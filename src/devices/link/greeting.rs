//! How two places make sure of each other: with a code the first time (SPAKE2, so that a
//! listener or a guesser learns nothing of it), with the key from then on; and the Noise
//! handshake that follows. Never opens a connection.

use std::io::{self, Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

use snow::{Builder, HandshakeState};
use spake2::{Ed25519Group, Identity, Password, Spake2};

use super::sealed::Sealed;
use super::secret::{Code, Key};

/// What both say first: the name and number of this way of talking.
const NAME: &[u8; 7] = b"HECTOR1";
const PATTERN: &str = "Noise_NNpsk0_25519_ChaChaPoly_BLAKE2s";
/// Nobody who means well is slower.
const PATIENCE: Duration = Duration::from_secs(3);
const AGREEMENT: usize = 33;
const LONGEST: usize = 256;

/// By what one end knows the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Secret {
    /// They meet for the first time.
    Code(Code),
    /// They have met.
    Key(Key),
}

/// Whom a host lets in.
#[derive(Debug, Clone, Default)]
pub(super) struct Admission {
    pub(super) code: Option<Code>,
    pub(super) key: Option<Key>,
}

/// Two places that have made sure of each other, at one end.
pub(super) struct Met {
    pub(super) sealed: Sealed,
    /// The key to keep, if they met for the first time.
    pub(super) new_key: Option<Key>,
}

/// Why they have not.
#[derive(Debug, thiserror::Error)]
pub(super) enum Stranger {
    /// The other end talks of something else.
    #[error("no Hector answers there")]
    NoHector,
    /// The code is another one.
    #[error("the code is wrong")]
    WrongCode,
    /// The key is another one.
    #[error("the other end does not know this one")]
    WrongKey,
    /// The host lets nobody in for the first time, or not any more.
    #[error("the other end lets nobody new in")]
    Closed,
    /// The connection broke, or nothing came in time.
    #[error("{0}")]
    Broken(#[from] io::Error),
}

/// The words that a host answers with.
const COME_IN: u8 = b'+';
const CLOSED: u8 = b'-';

/// Greets as the one who joins.
pub(super) fn join(mut stream: TcpStream, secret: &Secret) -> Result<Met, Stranger> {
    prepare(&stream)?;
    stream.write_all(NAME)?;
    let (shared, new_key) = match secret {
        Secret::Code(code) => {
            stream.write_all(b"P")?;
            welcomed(&mut stream)?;
            let (agreement, mine) =
                Spake2::<Ed25519Group>::start_a(&password(code), &joiner(), &host());
            stream.write_all(&mine)?;
            let agreed = agree(&mut stream, agreement)?;
            let key = Key::after(&agreed);
            (agreed, Some(key))
        }
        Secret::Key(key) => {
            stream.write_all(b"R")?;
            welcomed(&mut stream)?;
            (key.bytes().to_vec(), None)
        }
    };
    let wrong = || match secret {
        Secret::Code(_) => Stranger::WrongCode,
        Secret::Key(_) => Stranger::WrongKey,
    };
    let mut noise =
        noise(&shared, |builder| builder.build_initiator()).ok_or(Stranger::NoHector)?;
    say(&mut stream, &mut noise)?;
    // The host hangs up on a wrong secret, without a word that a guesser could use.
    hear(&mut stream, &mut noise).map_err(|error| match error {
        Stranger::Broken(error) if error.kind() == io::ErrorKind::UnexpectedEof => wrong(),
        other => other,
    })?;
    Ok(Met { sealed: Sealed::new(stream, noise)?, new_key })
}

/// Greets as the host.
pub(super) fn receive(mut stream: TcpStream, admission: &Admission) -> Result<Met, Stranger> {
    prepare(&stream)?;
    let mut name = [0; NAME.len() + 1];
    stream.read_exact(&mut name)?;
    let Some((kind, NAME)) = name
        .split_last()
        .and_then(|(kind, name)| Some((*kind, <&[u8; NAME.len()]>::try_from(name).ok()?)))
    else {
        return Err(Stranger::NoHector);
    };
    let (shared, new_key, wrong) = match (kind, &admission.code, &admission.key) {
        (b'P', Some(code), _) => {
            stream.write_all(&[COME_IN])?;
            let (agreement, mine) =
                Spake2::<Ed25519Group>::start_b(&password(code), &joiner(), &host());
            stream.write_all(&mine)?;
            let agreed = agree(&mut stream, agreement)?;
            let key = Key::after(&agreed);
            (agreed, Some(key), Stranger::WrongCode)
        }
        (b'R', _, Some(key)) => {
            stream.write_all(&[COME_IN])?;
            (key.bytes().to_vec(), None, Stranger::WrongKey)
        }
        (b'P' | b'R', ..) => {
            stream.write_all(&[CLOSED])?;
            return Err(Stranger::Closed);
        }
        _ => return Err(Stranger::NoHector),
    };
    let mut noise =
        noise(&shared, |builder| builder.build_responder()).ok_or(Stranger::NoHector)?;
    match hear(&mut stream, &mut noise) {
        Ok(()) => {}
        Err(Stranger::NoHector) => return Err(wrong),
        Err(other) => return Err(other),
    }
    say(&mut stream, &mut noise)?;
    Ok(Met { sealed: Sealed::new(stream, noise)?, new_key })
}

fn prepare(stream: &TcpStream) -> io::Result<()> {
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))
}

fn password(code: &Code) -> Password {
    Password::new(code.numbers())
}

fn joiner() -> Identity {
    Identity::new(b"Hector who joins")
}

fn host() -> Identity {
    Identity::new(b"Hector who listens")
}

fn welcomed(stream: &mut TcpStream) -> Result<(), Stranger> {
    let mut answer = [0];
    match stream.read_exact(&mut answer) {
        Ok(()) if answer == [COME_IN] => Ok(()),
        Ok(()) if answer == [CLOSED] => Err(Stranger::Closed),
        Ok(()) => Err(Stranger::NoHector),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Err(Stranger::NoHector),
        Err(error) => Err(error.into()),
    }
}

fn agree(stream: &mut TcpStream, agreement: Spake2<Ed25519Group>) -> Result<Vec<u8>, Stranger> {
    let mut theirs = [0; AGREEMENT];
    stream.read_exact(&mut theirs)?;
    agreement.finish(&theirs).map_err(|_| Stranger::NoHector)
}

fn noise(
    shared: &[u8],
    build: impl FnOnce(Builder<'_>) -> Result<HandshakeState, snow::Error>,
) -> Option<HandshakeState> {
    let shared: &[u8; 32] = shared.try_into().ok()?;
    let builder = Builder::new(PATTERN.parse().ok()?).psk(0, shared).ok()?;
    build(builder).ok()
}

fn say(stream: &mut TcpStream, noise: &mut HandshakeState) -> Result<(), Stranger> {
    let mut message = [0; LONGEST];
    let length = noise.write_message(&[], &mut message).map_err(|_| Stranger::NoHector)?;
    let size = u8::try_from(length).map_err(|_| Stranger::NoHector)?;
    stream.write_all(&[&[size], &message[..length]].concat())?;
    Ok(())
}

/// A message of the other end; no Hector's, or none with the same secret, if it cannot be
/// opened.
fn hear(stream: &mut TcpStream, noise: &mut HandshakeState) -> Result<(), Stranger> {
    let mut size = [0];
    stream.read_exact(&mut size)?;
    let mut message = vec![0; usize::from(size[0])];
    stream.read_exact(&mut message)?;
    let mut empty = [0; LONGEST];
    noise.read_message(&message, &mut empty).map_err(|_| Stranger::NoHector)?;
    Ok(())
}
