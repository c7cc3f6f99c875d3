//! The greeting of a host. The connection goes to the keeper.

use std::io;
use std::net::{IpAddr, TcpStream};
use std::time::Instant;

use snow::HandshakeState;

use super::{
    AGREEMENT, BUSY, BY_CODE, BY_KEY, CLOSED, COME_IN, Foreign, Met, NAME, PATIENCE, PROOF,
    UNKNOWN, agreed, host_agreement, noise, opens, proof,
};
use crate::greetings::{GreetingProgress, GreetingStage};
use crate::link::admission::{Admission, Shut, Weighed};
use crate::link::sealed::Sealed;
use crate::link::secret::SharedKey;
use crate::link::wire::Wire;

/// The result of a visit at the door.
pub(in crate::link) enum Visit {
    /// The guest, who is really there and not a replay.
    Met(Met),
    /// A guest with a wrong code. Holds the number of wrong codes so far.
    WrongCode(u32),
    /// Not let in.
    Stranger,
}

/// Greets a guest from this address, and reports the progress.
pub(in crate::link) fn receive(
    stream: TcpStream,
    from: IpAddr,
    admission: &Admission,
    progress: &GreetingProgress,
) -> Visit {
    greeted(stream, from, admission, progress).unwrap_or(Visit::Stranger)
}

fn greeted(
    stream: TcpStream,
    from: IpAddr,
    admission: &Admission,
    progress: &GreetingProgress,
) -> io::Result<Visit> {
    let wire = Wire::new(stream, PATIENCE)?;
    if wire.read()? != NAME {
        return Ok(Visit::Stranger);
    }
    match wire.read()? {
        [BY_CODE] => by_code(wire, from, admission, progress),
        [BY_KEY] => by_key(wire, admission, progress),
        _ => Ok(Visit::Stranger),
    }
}

fn by_code(
    wire: Wire,
    from: IpAddr,
    admission: &Admission,
    progress: &GreetingProgress,
) -> io::Result<Visit> {
    let theirs = wire.read::<AGREEMENT>()?;
    let code = match admission.code(from, Instant::now()) {
        Ok(code) => code,
        Err(shut) => return turned_away(&wire, if shut == Shut::Busy { BUSY } else { CLOSED }),
    };
    let (agreement, mine) = host_agreement(&code);
    wire.write(&[&[COME_IN], &mine])?;
    progress.reaches(GreetingStage::Answered);
    let shared = agreed(agreement, &theirs)?;
    let key = SharedKey::after(&shared);
    let mut noise = noise(&shared, |builder| builder.build_responder())?;
    let guess = wire.read::<PROOF>()?;
    progress.reaches(GreetingStage::Proves);
    let answer = || opens(&mut noise, &guess).then(|| proof(&mut noise));
    match admission.weigh(from, Instant::now(), &key, answer) {
        Weighed::Right(answer) => welcome(wire, noise, &answer?, key),
        Weighed::NotNow => turned_away(&wire, BUSY),
        Weighed::Wrong(so_far) => {
            // Answering is safe, because a guesser knows it already. A guest who has mistyped need not wait.
            let _ = wire.write(&[&[UNKNOWN]]);
            Ok(Visit::WrongCode(so_far))
        }
    }
}

fn by_key(wire: Wire, admission: &Admission, progress: &GreetingProgress) -> io::Result<Visit> {
    let theirs = wire.read::<PROOF>()?;
    let opened = admission.keys().into_iter().find_map(|key| answer_to(key, &theirs));
    match opened {
        Some((key, answer, noise)) => {
            // A repeated message may be a replay, so it does not count as progress.
            if admission.is_new(&theirs) {
                progress.reaches(GreetingStage::Proves);
            }
            welcome(wire, noise, &answer?, key)
        }
        None => turned_away(&wire, UNKNOWN),
    }
}

type OpenedPiece = (SharedKey, Result<[u8; PROOF], Foreign>, HandshakeState);

fn answer_to(key: SharedKey, theirs: &[u8; PROOF]) -> Option<OpenedPiece> {
    let mut noise = noise(key.bytes(), |builder| builder.build_responder()).ok()?;
    opens(&mut noise, theirs).then(|| (key, proof(&mut noise), noise))
}

/// Everything so far may be a replay. Only the real guest can send the sign of life that is read here.
fn welcome(
    wire: Wire,
    noise: HandshakeState,
    answer: &[u8; PROOF],
    key: SharedKey,
) -> io::Result<Visit> {
    wire.write(&[&[COME_IN], answer])?;
    let (stream, until) = wire.into_parts();
    let mut sealed = Sealed::new(stream, noise)?;
    sealed.inward.sign_by(until)?;
    Ok(Visit::Met(Met { sealed, key }))
}

fn turned_away(wire: &Wire, word: u8) -> io::Result<Visit> {
    wire.write(&[&[word]])?;
    Ok(Visit::Stranger)
}
