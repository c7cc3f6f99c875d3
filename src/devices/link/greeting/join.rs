//! The greeting of a guest. Never tries a second time.

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

/// Why a guest has not met a host. What a host answers is not sealed, so it may be anybody's.
#[derive(Debug, thiserror::Error)]
pub(in crate::link) enum Failed {
    /// Who is there could try a code on what it was sent, and has another one or says so.
    #[error("the code is another there")]
    CodeWrong,
    /// Who is there could try a code on what it was sent, and broke off or was busy before it answered.
    #[error("the code was not answered")]
    CodeUnanswered,
    /// The other end talks of something else.
    #[error("no Hector answers there")]
    NoHector,
    /// The other end says that it does not know the key.
    #[error("the other end does not know this one")]
    Unknown,
    /// The other end says that it lets nobody new in.
    #[error("the other end lets nobody new in")]
    Closed,
    /// The other end says that it has no time now, or broke off: then it was not asked whether it has.
    #[error("the other end is busy")]
    Busy,
    /// There is no connection, or nothing came in time.
    #[error("{0}")]
    Broken(#[from] io::Error),
}

impl From<Foreign> for Failed {
    fn from(_: Foreign) -> Failed {
        Failed::NoHector
    }
}

/// Greets as the one who joins.
pub(in crate::link) fn join(stream: TcpStream, secret: &Secret) -> Result<Met, Failed> {
    let wire = Wire::new(stream, PATIENCE)?;
    let met = match secret {
        Secret::Code(code) => by_code(wire, code),
        Secret::Key(key) => by_key(wire, key),
    };
    met.map_err(|failed| match failed {
        // Somebody was there, and hung up.
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
    // From here on whoever is there can try a code on what it has.
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

/// The key counts from now on, even if the sign of life is lost and the host does not learn
/// of it: it has the key among others.
fn met(wire: Wire, noise: HandshakeState, key: SharedKey) -> Result<Met, Failed> {
    let (stream, _) = wire.into_parts();
    let mut sealed = Sealed::new(stream, noise)?;
    // Where the connection is broken already, whoever writes or reads next learns it.
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
