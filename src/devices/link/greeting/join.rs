//! The greeting of a guest: one attempt. Further attempts are the seeker's.

use std::io;
use std::net::TcpStream;

use snow::HandshakeState;

use super::{
    AGREEMENT, BUSY, BY_CODE, BY_KEY, CLOSED, COME_IN, Foreign, Met, NAME, PATIENCE, PROOF, Secret,
    UNKNOWN, agreed, guest_agreement, noise, opens, proof,
};
use crate::link::sealed::{Frame, Sealed};
use crate::link::secret::{Code, SharedKey};
use crate::link::wire::Wire;

/// Why a guest has not met a host. The answers of a host are not sealed, so a third party could have sent them.
#[derive(Debug, thiserror::Error)]
pub(in crate::link) enum Failed {
    /// The host could check a guess of the code against what it was sent. It says that the code is wrong, or has
    /// another.
    #[error("the code is another there")]
    CodeWrong,
    /// The host could check a guess of the code against what it was sent. It broke off or was busy before it answered.
    #[error("the code was not answered")]
    CodeUnanswered,
    /// The program that answers is not Hector.
    #[error("no Hector answers there")]
    NoHector,
    /// The host says that it does not know the key.
    #[error("the other end does not know this one")]
    Unknown,
    /// The host says that it lets no new guest in.
    #[error("the other end lets nobody new in")]
    Closed,
    /// The host says that it is busy, or broke off before any code was tried.
    #[error("the other end is busy")]
    Busy,
    /// There is no connection, or no answer came in time.
    #[error("{0}")]
    Broken(#[from] io::Error),
}

impl From<Foreign> for Failed {
    fn from(_: Foreign) -> Failed {
        Failed::NoHector
    }
}

pub(in crate::link) fn join(stream: TcpStream, secret: &Secret) -> Result<Met, Failed> {
    let wire = Wire::new(stream, PATIENCE)?;
    let met = match secret {
        Secret::Code(code) => by_code(wire, code),
        Secret::Key(key) => by_key(wire, key),
    };
    met.map_err(|failed| match failed {
        // Something answered, and hung up.
        Failed::Broken(error) if error.kind() != io::ErrorKind::TimedOut => Failed::Busy,
        failed => failed,
    })
}

fn by_code(wire: Wire, code: &Code) -> Result<Met, Failed> {
    let (agreement, mine) = guest_agreement(code);
    wire.write(&[&NAME, &[BY_CODE], &mine])?;
    welcomed(&wire)?;
    let shared = agreed(agreement, &wire.read::<AGREEMENT>()?)?;
    let mut noise = noise(&shared, |builder| builder.build_initiator())?;
    let proof = proof(&mut noise)?;
    // From here on the host can check guesses of the code against what it has.
    let answered = wire.write(&[&proof]).map_err(Failed::from);
    answered.and_then(|()| is_answered(&wire, &mut noise)).map_err(|failed| match failed {
        Failed::Unknown | Failed::CodeWrong => Failed::CodeWrong,
        _ => Failed::CodeUnanswered,
    })?;
    met(wire, noise, SharedKey::after(&shared))
}

fn by_key(wire: Wire, key: &SharedKey) -> Result<Met, Failed> {
    let mut noise = noise(key.bytes(), |builder| builder.build_initiator())?;
    let proof = proof(&mut noise)?;
    wire.write(&[&NAME, &[BY_KEY], &proof])?;
    welcomed(&wire)?;
    if !opens(&mut noise, &wire.read::<PROOF>()?) {
        return Err(Failed::Unknown);
    }
    met(wire, noise, key.clone())
}

fn is_answered(wire: &Wire, noise: &mut HandshakeState) -> Result<(), Failed> {
    welcomed(wire)?;
    if opens(noise, &wire.read::<PROOF>()?) { Ok(()) } else { Err(Failed::CodeWrong) }
}

/// The key counts from now on, even if the sign of life is lost and the host does not learn of it: the host has the key
/// among its pending ones.
fn met(wire: Wire, noise: HandshakeState, key: SharedKey) -> Result<Met, Failed> {
    let (stream, _) = wire.into_parts();
    let mut sealed = Sealed::new(stream, noise)?;
    // If the connection is already broken, the next read or write reports it.
    let _ = sealed.outward.send(&Frame::Sign);
    Ok(Met { sealed, key })
}

fn welcomed(wire: &Wire) -> Result<(), Failed> {
    match wire.read::<1>()? {
        [COME_IN] => Ok(()),
        [CLOSED] => Err(Failed::Closed),
        [BUSY] => Err(Failed::Busy),
        [UNKNOWN] => Err(Failed::Unknown),
        _ => Err(Failed::NoHector),
    }
}
