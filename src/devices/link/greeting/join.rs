//! The greeting of a guest. Never tries a second time.

use std::io;
use std::net::TcpStream;

use snow::HandshakeState;

use super::{
    AGREEMENT, BUSY, BY_CODE, BY_KEY, CLOSED, COME_IN, Foreign, Met, NAME, PATIENCE, PROOF, Secret,
    UNKNOWN, agreed, guest_agreement, noise, opens, proof,
};
use crate::devices::link::sealed::{Frame, Sealed};
use crate::devices::link::secret::{Code, SharedKey};
use crate::devices::link::wire::Wire;

/// Why a guest has not met a host. What a host answers is not sealed, so it may be anybody's.
#[derive(Debug, thiserror::Error)]
pub(in crate::devices::link) enum Failed {
    /// Who is there could try a code on what it was sent, and has not proved to have it.
    #[error("the code was not answered")]
    CodeTried,
    /// The other end talks of something else.
    #[error("no Hector answers there")]
    NoHector,
    /// The other end says that it does not know the key.
    #[error("the other end does not know this one")]
    Unknown,
    /// The other end says that it lets nobody new in.
    #[error("the other end lets nobody new in")]
    Closed,
    /// The other end says that no code can be tried now.
    #[error("the other end looks at no code now")]
    Busy,
    /// The connection broke, or nothing came in time.
    #[error("{0}")]
    Broken(#[from] io::Error),
}

impl From<Foreign> for Failed {
    fn from(_: Foreign) -> Failed {
        Failed::NoHector
    }
}

/// Greets as the one who joins.
pub(in crate::devices::link) fn join(stream: TcpStream, secret: &Secret) -> Result<Met, Failed> {
    let wire = Wire::new(stream, PATIENCE)?;
    match secret {
        Secret::Code(code) => by_code(wire, code),
        Secret::Key(key) => by_key(wire, key),
    }
}

fn by_code(wire: Wire, code: &Code) -> Result<Met, Failed> {
    let (agreement, mine) = guest_agreement(code);
    wire.write(&[&NAME, &[BY_CODE], &mine])?;
    welcomed(&wire)?;
    let shared = agreed(agreement, &wire.read::<AGREEMENT>()?)?;
    let mut noise = noise(&shared, |builder| builder.build_initiator())?;
    let proof = proof(&mut noise)?;
    // From here on whoever is there can try a code on what it has.
    let proven = wire.write(&[&proof]).is_ok() && is_answered(&wire, &mut noise);
    if !proven {
        return Err(Failed::CodeTried);
    }
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

fn is_answered(wire: &Wire, noise: &mut HandshakeState) -> bool {
    welcomed(wire).is_ok() && wire.read::<PROOF>().is_ok_and(|answer| opens(noise, &answer))
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
